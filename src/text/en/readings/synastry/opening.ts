import type { SynastryReadingCells } from '../../../pair-catalogue.js';

export const opening: SynastryReadingCells['opening'] = {
  slight: [
    'By the usual count the charts of {name1} and {name2} have little to do with each other. It says nothing about how the two get on, only that they are left free to decide it. What contact there is stands out the more.',
    'Between {name1} and {name2} there are few of the contacts that throw people together, so what joins them is their own doing more than the planets’. The strongest of what is there comes first.',
    'Where other people are thrown together, {name1} and {name2} have to want it. The great contacts are few, and others have to carry the acquaintance, these before all.',
  ],
  some: [
    'There is some business between the charts of {name1} and {name2}: enough for them to notice each other, not so much that either would be at a loss alone. Three contacts do the most.',
    'In several places the charts of {name1} and {name2} meet, and in many they leave each other alone. A tie of this strength becomes what the two make of it, and this is what they have to work with.',
    '{name1} and {name2} affect each other in a moderate measure, as far as the two charts show. A few contacts do most of the work, and they deserve to be known.',
  ],
  much: [
    'The charts of {name1} and {name2} have a great deal to do with each other, more than those of most people who meet. Whether that is restful is another question. It begins with the contacts that count most.',
    'Between {name1} and {name2} the ties are many and strong. People with such charts tend to matter to each other, in affection or in argument, and these are the main reasons.',
    '{name1} and {name2} leave a mark on each other. So much of the one chart falls on tender places of the other that neither is likely to stay a stranger, and some of it weighs more than the rest.',
  ],
  great: [
    'It is rare for two charts to be as closely bound as those of {name1} and {name2}. They can be a joy and a trial to each other, often both at once; indifference is hardly possible. At the head of it all stands this.',
    'Where it matters most, {name1}’s chart and {name2}’s answer each other at nearly every point. The count says how much there is between two people, not how easy it is, and here there is very much. The strongest comes first.',
    'Put side by side, the charts of {name1} and {name2} look like two parts of one story. So many contacts are uncommon, and they are not all of one kind: some draw, some grate, and some hold. First the foremost.',
  ],
};

export const next: SynastryReadingCells['next'] = {
  second: {
    kinder: ['A kinder contact stands beside it.', 'The next is easier.', 'Something gentler comes second.'],
    harder: ['A harder contact stands beside it.', 'The next asks more.', 'Something rougher comes second.'],
    other: [
      'A second one belongs beside it.',
      'There is a second of nearly equal weight.',
      'Next to it comes another.',
    ],
  },
  third: {
    kinder: [
      'The third is milder.',
      'As a third there is something that helps.',
      'The third makes it lighter.',
    ],
    harder: [
      'The third is sharper.',
      'As a third there is something to be got over.',
      'The third takes more patience.',
    ],
    other: [
      'The third completes the picture.',
      'Then there is a third.',
      'A third has to be named with them.',
    ],
  },
};

export const outlook: SynastryReadingCells['outlook'] = [
  'Most of what follows is about {a}, and after that about {b}.',
  'So the chapters to read twice are those about {a} and about {b}.',
  'What comes up most, further on, is {a}; next to it comes {b}.',
];

export const support: SynastryReadingCells['support'] = {
  lead: [
    'If {name1} and {name2} lean on one thing in all this, let it be {name1}’s {a} with {name2}’s {b}.',
    'The best support that {name1} and {name2} have is {name1}’s {a} with {name2}’s {b}.',
    'What carries the rest is {name1}’s {a} with {name2}’s {b}.',
  ],
  of: {
    0: 'There each is glad to see the other be somebody.',
    1: 'It means that they can come home to each other and need little explaining.',
    2: 'As long as they talk, they find the way back.',
    3: 'They like each other, and liking forgives a good deal.',
    4: 'They can do things together, and doing puts an end to brooding.',
    5: 'Each believes in the other, and that outlasts a bad month.',
    6: 'It stands for keeping one’s word, and time is on its side.',
    7: 'It leaves both of them free, so that staying is a choice.',
    8: 'It lets them understand what can’t be said, and forgive what was.',
    9: 'They can trust each other with the truth, and come through hard times by it.',
  },
};

export const strain: SynastryReadingCells['strain'] = {
  lead: [
    'The contact to handle with care is {name1}’s {a} with {name2}’s {b}.',
    'The sore place is {name1}’s {a} with {name2}’s {b}.',
    'What will come up again is {name1}’s {a} with {name2}’s {b}.',
  ],
  of: {
    0: 'Each needs some ground on which the other doesn’t compete.',
    1: 'Neither should have to guess what the other needs on a bad day, so it is best said on a good one.',
    2: 'Most of it is misunderstanding, and a question clears that up sooner than an argument.',
    3: 'Affection is sent in one form and expected in another, and both can learn the other’s form.',
    4: 'Anger is quick here, so the rule that counts is when to stop.',
    5: 'Promises grow too large, and smaller ones would please more.',
    6: 'A word of approval, given before it is asked for, takes most of the weight away.',
    7: 'Few agreements, all of them kept, bring more peace than many.',
    8: 'What is agreed needs to be said twice and in plain words.',
    9: 'Power is the matter, and it loses its edge as soon as both may say no.',
  },
};

export const closing: SynastryReadingCells['closing'] = {
  slight: [
    'Few of the great contacts compel {name1} and {name2} to anything, in love or in anger. If they stay in each other’s lives, it is because they choose to, and choice is as good a foundation as any aspect.',
    'Where the great contacts are few, two people keep their judgment and can see each other much as they are. {name1} and {name2} will have to make some effort. What they have then is their own.',
  ],
  some: [
    'Taken together, it is a tie with a few strong threads and plenty of slack. A good deal depends on how often {name1} and {name2} meet. What is tended in such a bond grows, and what is left alone fades without a quarrel.',
    '{name1} and {name2} have enough in common, and enough to differ over, to keep an acquaintance interesting. Between the contacts lies much free ground, and it takes its character from what the two do there.',
  ],
  much: [
    'Two people with this much between them count for each other. What is easy will be taken for granted, as ease always is, and what is hard will get most of the talk, so {name1} and {name2} do well to turn that about from time to time.',
    '{name1} and {name2} are not likely to leave each other as they were. One and the same contact can be a quarrel at one time and a strength at another, because people learn. What lasts, in a bond like theirs, is mostly what both have worked for.',
  ],
  great: [
    'With so many ties, {name1} and {name2} can hardly be a small matter to each other. A kind word goes farther between them than elsewhere, and so does an unkind one. Each needs some life that is wholly separate, as a place to return from.',
    'Whatever {name1} and {name2} are to each other, they are it with a good part of themselves, and they may feel at times that they never decided on it. They still decide what it becomes, in patience and in candor, every time they meet.',
  ],
};
