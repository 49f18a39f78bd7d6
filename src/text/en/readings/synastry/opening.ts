import type { SynastryReadingCells } from '../../../pair-catalogue.js';

/** How much the two charts have to do with each other, which says nothing of how well. */
export const opening: SynastryReadingCells['opening'] = {
  slight: [
    'The charts of {name1} and {name2} touch in few places, so the two are free to decide what they want to be to each other.',
    'Few of the contacts that throw people together join {name1} and {name2}. What joins them is mostly their own doing.',
  ],
  some: [
    'The charts of {name1} and {name2} touch in several places: enough for the two to notice each other, not so much that either would be lost alone.',
    'There is a moderate tie between the charts of {name1} and {name2}, and it becomes what the two make of it.',
  ],
  much: [
    'The charts of {name1} and {name2} have a great deal to say to each other. People with such charts tend to matter to each other, in affection or in argument.',
    'Between the charts of {name1} and {name2} the ties are many and strong, and the two are not likely to leave each other as they were.',
  ],
  great: [
    'It is rare for two charts to be as closely tied as those of {name1} and {name2}. They can be a joy and a trial to each other, and hardly ever a matter of indifference.',
    'Few charts have as much to do with each other as those of {name1} and {name2}. That makes the two important to each other. It does not make them easy.',
  ],
};

/** How the strongest three agree, and where the other side is to be looked for: `{matter}`. */
export const balance: SynastryReadingCells['balance'] = {
  kind: [
    'So these two {ease}, and none of the strongest contacts speaks against it. What is harder is mostly found in {matter}.',
    'On the whole, then, these two {ease}. Where there is strain, it is mostly in {matter}.',
  ],
  hard: [
    'So these two {trouble}, and none of the strongest contacts is easy. What makes up for it is mostly found in {matter}.',
    'On the whole, then, these two {trouble}. What is easier between them is mostly found in {matter}.',
  ],
  mixed: [
    'So these two {ease}, and they also {trouble}. Both are true, on different days.',
    'So the strongest contacts pull in two directions: these two {ease}, and yet they {trouble}.',
    'It is true, then, that these two {ease}. It is as true that they {trouble}, and neither cancels the other.',
    'To say that these two {ease} would be half of it. The other half is that they {trouble}.',
  ],
  alone: [
    'The rest of the two charts mostly follows these three.',
    'Nothing in the rest of the two charts is as strong as this.',
  ],
};

export const support: SynastryReadingCells['support'] = {
  lead: [
    'When it gets difficult, they can fall back on {name1}’s {a} with {name2}’s {b}.',
    'Their surest ground is {name1}’s {a} with {name2}’s {b}.',
    'What they can build on is {name1}’s {a} with {name2}’s {b}.',
    'Nothing in the two charts helps them as much as {name1}’s {a} with {name2}’s {b}.',
    'The contact to be thankful for is {name1}’s {a} with {name2}’s {b}.',
  ],
  of: {
    0: 'There each is glad to see the other be somebody.',
    1: 'There they can come home to each other and need little explaining.',
    2: 'What is said between them gets across, and nearly everything can be said.',
    3: 'They like each other, and liking forgives a good deal.',
    4: 'They can do things together, and doing puts an end to brooding.',
    5: 'Each believes in the other, and that outlasts a bad month.',
    6: 'It stands for keeping one’s word, and time is on its side.',
    7: 'It leaves both of them free, so that staying is a choice.',
    8: 'It lets them understand what can’t be said, and forgive what was.',
    9: 'They can tell each other the truth, and come through hard times by it.',
  },
};

export const strain: SynastryReadingCells['strain'] = {
  lead: [
    'The contact to handle with care is {name1}’s {a} with {name2}’s {b}.',
    'The sore place is {name1}’s {a} with {name2}’s {b}.',
    'What will come up again is {name1}’s {a} with {name2}’s {b}.',
    'What asks for the most patience is {name1}’s {a} with {name2}’s {b}.',
    'Trouble, where there is any, mostly starts from {name1}’s {a} with {name2}’s {b}.',
  ],
  of: {
    0: 'Each needs some ground on which the other doesn’t compete.',
    1: 'Neither should have to guess what the other needs on a bad day, so it is best said on a good one.',
    2: 'Most of it is misunderstanding, and a question clears that up sooner than an argument.',
    3: 'Affection is sent in one form and expected in another, and both can learn the other’s form.',
    4: 'Tempers are quick here, so it helps to agree beforehand when to stop.',
    5: 'Promises grow too large, and smaller ones would please more.',
    6: 'A word of approval, given before it is asked for, takes most of the weight away.',
    7: 'A few appointments, all of them kept, make the rest of the freedom bearable.',
    8: 'What is agreed needs to be said twice.',
    9: 'Power is the matter, and it loses its edge as soon as both may say no.',
  },
};
