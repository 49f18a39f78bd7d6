import type { SynastryReadingCells } from '../../../pair-catalogue.js';

/** What sort of tie it is: how much of one, and how easy. */
export const opening: SynastryReadingCells['opening'] = {
  slight: {
    easy: [
      'Little in their charts pushes {name1} and {name2} together, and what there is between them is mostly friendly.',
      'The tie between {name1} and {name2} is a light one, pleasant to have and easy to lose sight of.',
    ],
    tense: [
      'Little in their charts pushes {name1} and {name2} together, and what does is as likely to rub as to please.',
      'The tie between {name1} and {name2} is not a strong one, but where the two do meet they feel the friction.',
    ],
    mixed: [
      'Little in their charts pushes {name1} and {name2} together, so what they become to each other is mostly their own choice.',
      'The tie between {name1} and {name2} is a loose one, part liking and part friction, and they can make of it what they wish.',
    ],
  },
  some: {
    easy: [
      'There is a moderate tie between {name1} and {name2}, and for the most part it is a pleasant one.',
      'The charts of {name1} and {name2} meet in several places, and in most of them the two do each other good.',
    ],
    tense: [
      'There is a moderate tie between {name1} and {name2}, and it asks both of them for some patience.',
      'The charts of {name1} and {name2} meet in several places, and in most of them there is some friction.',
    ],
    mixed: [
      'There is a moderate tie between {name1} and {name2}, with about as much liking in it as friction.',
      'The charts of {name1} and {name2} meet in several places, and the two are good for each other in some and difficult in others.',
    ],
  },
  much: {
    easy: [
      'The tie between {name1} and {name2} is a strong one, and more of it is kind than hard.',
      '{name1} and {name2} count for a good deal in each other’s lives, and mostly to their advantage.',
    ],
    tense: [
      'The tie between {name1} and {name2} is a strong one, and more of it is hard than easy.',
      '{name1} and {name2} are not likely to leave each other cold, and they feel it in argument at least as much as in affection.',
    ],
    mixed: [
      'The tie between {name1} and {name2} is a strong one, made of affection and argument in about equal parts.',
      '{name1} and {name2} matter to each other, and there is as much between them to enjoy as there is to settle.',
    ],
  },
  great: {
    easy: [
      'Two charts are seldom tied as closely as those of {name1} and {name2}, and most of what ties them is kind.',
      '{name1} and {name2} are tied more closely than most people ever are, and on the whole they may be glad of it.',
    ],
    tense: [
      'Two charts are seldom tied as closely as those of {name1} and {name2}, and much of what ties them is not easy.',
      '{name1} and {name2} can hardly be indifferent to each other, and they feel it most where they disagree.',
    ],
    mixed: [
      'Two charts are seldom tied as closely as those of {name1} and {name2}, and the two can be a joy and a trial to each other.',
      '{name1} and {name2} are tied more closely than most people ever are, by what they love in each other and by what they find hard to bear.',
    ],
  },
};

/** What joins the two most, and what rubs most. */
export const best: SynastryReadingCells['best'] = [
  'At their best these two {ease}. {line}',
  'What joins them most is that they {ease}. {line}',
];
export const worst: SynastryReadingCells['worst'] = [
  'At their worst they {trouble}. {line}',
  'What divides them most is that they {trouble}. {line}',
];

/** The last words: what to do about the strongest strain, and what the two can count on. */
export const strain: SynastryReadingCells['strain'] = {
  0: 'Where both want to lead, each needs some ground of their own on which the other doesn’t compete.',
  1: 'Neither should have to guess what the other needs on a bad day, so it is best said on a good one.',
  2: 'Most of what goes wrong in talk is misunderstanding, and a question clears that up sooner than an argument.',
  3: 'Affection is sent in one form and expected in another, and each of the two can learn the other’s form.',
  4: 'Tempers will be quick now and then, so it helps to have agreed beforehand how a quarrel stops.',
  5: 'Large promises please these two, and smaller ones that are kept would please them more.',
  6: 'Where one feels judged, a word of approval that nobody had to ask for takes most of the weight away.',
  7: 'Closeness comes and goes between them, and a few appointments, all of them kept, make that easier to bear.',
  8: 'What has been agreed is safest when each repeats it in plain words.',
  9: 'The question of who is stronger loses its edge as soon as both may say no.',
};

export const support: SynastryReadingCells['support'] = {
  0: 'Each of the two is glad to see the other be somebody, and that carries people a long way.',
  1: 'They can come home to each other and need little explaining, whatever the day was like.',
  2: 'One thing helps with all the rest: what is said between them gets across, and nearly everything can be said.',
  3: 'They like each other, and liking forgives a good deal.',
  4: 'They can do things together, and doing puts an end to much brooding.',
  5: 'Each believes in the other, and that outlasts a bad month.',
  6: 'They keep their word to each other, and time is on their side.',
  7: 'They leave each other free, so that staying is a choice.',
  8: 'They understand what can’t be said, and forgive much that was.',
  9: 'They can tell each other the truth, and come through hard times by it.',
};
