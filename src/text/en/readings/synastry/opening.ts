import type { SynastryReadingCells } from '../../../pair-catalogue.js';

/** Where an hour of birth is unknown, {name}’s or both. */
export const withoutHour: SynastryReadingCells['withoutHour'] = {
  one: [
    '{name}’s hour of birth is unknown, so nothing is said here that would depend on it.',
    'As the hour of {name}’s birth is not known, this reading leaves out whatever would need it.',
  ],
  both: [
    'The hours of both births are unknown, so nothing is said here that would depend on them.',
    'As neither hour of birth is known, this leaves out whatever would need one.',
  ],
};

/** How the contacts of an opening agree. */
export const weighing: SynastryReadingCells['weighing'] = {
  disturbed: {
    0: [
      'So they are well disposed and want different things, and the good will holds as long as neither plan is held up as the right one.',
      'They wish each other well and don’t want the same, which is no trouble until one thing has to be chosen for both.',
    ],
    1: [
      'The attraction is stronger than what gets in its way; how each is best comforted has to be learned.',
      'They are drawn to each other, and what helps the other out of a bad mood they still have to learn.',
    ],
    2: [
      'It is the quick remark that disturbs this, and what goes wrong in one conversation is mostly put right in the next.',
      'Most of this is pleasant; where it goes wrong it is over something said too quickly, and the next talk often mends it.',
    ],
    3: [
      'The good will is there, but it doesn’t always show in a way that the other recognizes.',
      'They mean well by each other, and each has to learn what the other takes for kindness.',
    ],
    4: [
      'There is good will here and there is temper, and a sharp word is best answered some time after it was said.',
      'Most of the time they are good to each other, and both know very well how to provoke the other.',
    ],
    5: [
      'They mean so well that they promise more than they can do, and the small things they do every day are worth more.',
      'More is meant here than can be carried out, and a small thing that is done counts for more than a large one that was promised.',
    ],
    6: [
      'They are drawn to each other and held to account by each other, and the second is easier to bear for the first.',
      'What is asked of them here can be strict, and is easier to hear from somebody so well disposed.',
    ],
    7: [
      'What draws them together is steadier than what interrupts it, though it has to do without regular hours.',
      'The liking is steady and the arrangements are not, so it is the first that they should count on.',
    ],
    8: [
      'They are sure of each other’s good will and less sure of what was agreed, and the first can’t stand in for the second.',
      'What they feel for each other is clear, and what they have agreed on has to be made so in words.',
    ],
    9: [
      'So there is good will and there is a contest over who yields, and it is the good will that decides how far the contest goes.',
      'They like each other, and each would like to have the last word; the liking has to be the stronger of the two.',
    ],
    pace: [
      'They agree on a good deal, and least on when to begin.',
      'About where to go they mostly agree, and about when to set out they don’t.',
    ],
  },
  eased: {
    0: [
      'Against the friction stands the respect that each has for what the other lives for.',
      'What each lives for has the other’s respect, and that takes the edge off much of this.',
    ],
    1: [
      'Both are true: they get in each other’s way over what they plan and say, and they rest well in each other’s company.',
      'In plans and opinions they collide, and yet each is a rest to the other.',
    ],
    2: [
      'Plans and facts they can talk over even so, which helps; a wish or a hurt needs a second try.',
      'About everyday matters they do find words for each other, and it is over what each of them wants that it takes longer.',
    ],
    3: [
      'They like each other even so, and it is the liking that brings them back after a quarrel.',
      'Underneath they are fond of each other, which neither forgets for long.',
    ],
    4: [
      'Once a thing has been decided the two are on one side, and what friction there is comes before.',
      'They get on best while they are doing something, and fall out before it or after.',
    ],
    5: [
      'Neither doubts that the other means well, and that takes some of the sting out of the rest.',
      'They want each other to do well, so what is hard here is seldom meant as badly as it sounds.',
      'Each is glad of what goes well for the other, and that makes the friction easier to forgive.',
    ],
    6: [
      'Each takes the other seriously, and what is hard is easier to talk about for that.',
      'Neither runs away from a difficulty, so what is hard between them at least gets looked at.',
    ],
    7: [
      'Where there is friction, either may step back for a while, and it isn’t held against the one who does.',
      'Neither holds the other fast, so each can leave a quarrel alone until it has cooled.',
    ],
    8: [
      'Underneath it there is a great deal of sympathy, so that neither enjoys having hurt the other.',
      'Neither likes to see the other hurt, and that sets a limit to the hard part.',
    ],
    9: [
      'In earnest matters they stand together, and most of what they fall out over is smaller.',
      'When something is at stake each stands by the other, and what divides them can wait.',
    ],
  },
  kind: [
    'None of this goes against the rest; what is hard between {name1} and {name2} weighs less, and finds them on good terms.',
    'All of this goes one way, and what is harder in the two charts comes after it in weight.',
  ],
  hard: [
    'None of this is easy, and it presses in one direction; what helps {name1} and {name2} is quieter, and has to be used on purpose.',
    'Each of these contacts asks something of the two, and it is the quieter ones that give them the means.',
  ],
  strong: [
    'None of this is lukewarm: what is so strong between {name1} and {name2} can help as well as hurt, and which it does is mostly up to them.',
    'These forces work together, for good when both are rested and for ill when both are not.',
  ],
};

/** What the two have besides what the closing is about. */
export const kept: SynastryReadingCells['kept'] = {
  0: ['What each of them lives for is safe with the other meanwhile, and few pairs can say as much.'],
  1: ['And they have their quiet hours, in which neither has to account for a mood.'],
  2: ['Whatever comes up, they can talk about it, and they may as well begin before it has grown large.'],
  3: [
    'The liking between them is not in question, and it does most good when it is shown on a day when they disagree.',
  ],
  4: ['And there is what they do side by side: with a task in front of them these two are at their best.'],
  5: ['Good will they have in plenty, and each may ask the other for help without fear of being refused.'],
  6: ['For the rest they can rely on each other’s word, which carries two people over a good deal.'],
  7: ['Neither ties the other down, and what they have together is kept of their own free will.'],
  8: ['Much else they understand without a word, and it makes each of them milder than other people know.'],
  9: ['And when something serious happens they stand together, which both may remember in easier times.'],
};
