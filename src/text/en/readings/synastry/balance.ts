import type { SynastryReadingCells } from '../../../pair-catalogue.js';

/**
 * By element: one that `{name1}` has plenty of and `{name2}` lacks, one that both have most of, one that neither has.
 */
export const balance: SynastryReadingCells['balance'] = {
  lent: {
    fire: 'Several of {name1}’s planets are in fire signs, and none of {name2}’s from the Sun to Saturn is. So some courage is borrowed here: with {name1} there, {name2} begins what would have been considered for another month. In return it is fair to say when something has been hurried.',
    earth:
      'None of {name2}’s planets from the Sun to Saturn is in an earth sign, and several of {name1}’s are. Whatever has to be paid, fixed or remembered is easier for {name2} with {name1} near, who sees what is needed. Such work is noticed mostly when it isn’t done, so thanks are welcome.',
    air: 'Several of {name1}’s planets are in air signs, and none of {name2}’s from the Sun to Saturn is. {name1} has words for what {name2} only knows, and brings in other people and other sides of a question. One of them takes personally what the other can look at from outside, and each is sometimes right.',
    water:
      '{name2} has no planet from the Sun to Saturn in a water sign, and {name1} has several. So {name1} is the one who notices how somebody feels and remembers it later. It helps when {name2} asks, and when both say what is wrong without waiting for it to be seen.',
  },
  shared: {
    fire: 'Both have more planets in signs of fire than in any other, so there is warmth here and little patience. Whatever is new finds two people who say yes to it. Keeping it up for years takes more resolve from either of them than the start did.',
    earth:
      'Both have more planets in signs of earth than in any other, and what they trust is what can be used and kept. They agree about work, about order and about when to leave for the airport. Doing something for no reason takes an effort, and is remembered with pleasure.',
    air: 'Both have more planets in signs of air than in any other, and live on news, ideas and other people. No subject is off limits between them, and a change of mind is no defeat. Each describes a feeling sooner than showing it.',
    water:
      'Both have more planets in signs of water than in any other, and judge a thing by how it feels and by whether it lasts. They can be silent together without being apart. Both take things to heart, so one’s bad day easily becomes the other’s.',
  },
  missing: {
    fire: 'Neither of them has a planet from the Sun to Saturn in a sign of fire, so they hardly ever do anything on the spur of the moment. Plans are considered, and then considered again. Whoever makes a start makes it for both.',
    earth:
      'Neither of them has a planet from the Sun to Saturn in a sign of earth. Whatever has to be paid, fixed or put away waits until one of the two feels responsible, and it gets done more surely when it has a set day in the week.',
    air: 'Neither of them has a planet from the Sun to Saturn in a sign of air. Their opinions come from experience or from the heart, and are not easily argued with. Hearing how things look to somebody else takes an effort from both of them.',
    water:
      'Neither of them has a planet from the Sun to Saturn in a sign of water. They are matter-of-fact about what moves them and seldom make a scene, and whoever is sad had better say so, since the other won’t guess.',
  },
};

/** After the texts on Pluto in two signs, for two people of different generations: what comes of it. */
export const ages: SynastryReadingCells['ages'] = [
  'So each of them takes things for granted that the other has to be told, and some of the best conversations between the two begin there. Neither has to win such a conversation, since each is right about a time of their own.',
  'On some subjects, then, two generations are disagreeing here more than two people. Each can be asked what it was like to be young in those years, and the answer explains more than an argument does.',
];
