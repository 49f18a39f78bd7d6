import type { SynastryReadingCells } from '../../../pair-catalogue.js';

/**
 * By element: one that `{name1}` has plenty of and `{name2}` lacks, one that both have most of, one that neither has.
 */
export const balance: SynastryReadingCells['balance'] = {
  lent: {
    fire: 'Several of {name1}’s planets are in signs of fire, and of {name2}’s from the Sun to Saturn none. So {name2} borrows some courage here: a beginning that would have been considered for another month is made because {name1} is there. In return it may be said when a thing has been hurried.',
    earth:
      'None of {name2}’s planets from the Sun to Saturn is in a sign of earth, and several of {name1}’s are. What has to be paid, mended or remembered is easier for {name2} with {name1} near, who sees what a thing needs. Such work is noticed mostly when it isn’t done, so thanks are welcome.',
    air: 'Several of {name1}’s planets are in signs of air, and of {name2}’s from the Sun to Saturn none. {name1} has words for what {name2} only knows, and brings in other people and other sides of a question. What the one can look at from outside the other takes personally, and each of them is sometimes right to.',
    water:
      '{name2} has no planet from the Sun to Saturn in a sign of water, and {name1} has several. It is {name1}, then, who notices how somebody feels and remembers it later. It helps when {name2} asks, and when a thing is said here before it has been seen.',
  },
  shared: {
    fire: 'Both have more planets in signs of fire than in any other, so there is warmth here and little patience. Whatever is new finds two people who say yes to it. What has to be kept up for years needs more resolve from either of them than the start did.',
    earth:
      'Both have more planets in signs of earth than in any other, and what they trust is what can be used and kept. They agree about work, about order and about when to leave for the train. To do something for no reason takes an effort, and is remembered with pleasure.',
    air: 'Both have more planets in signs of air than in any other, and live on news, ideas and other people. No subject is barred between them, and a change of mind is no defeat. What either feels is described sooner than it is shown.',
    water:
      'Both have more planets in signs of water than in any other, and judge a thing by how it feels and by whether it lasts. They can be silent together without being apart. Both take things to heart, so that a bad day of the one easily becomes a bad day of the other.',
  },
  missing: {
    fire: 'Neither of them has a planet from the Sun to Saturn in a sign of fire, so hardly anything is done on the spur of the moment. Plans are considered, and then considered again. Whoever makes a start makes it for both.',
    earth:
      'Neither of them has a planet from the Sun to Saturn in a sign of earth. What has to be paid, mended or put away waits until one of the two feels responsible, and it gets done more surely when it has a day of its own in the week.',
    air: 'Neither of them has a planet from the Sun to Saturn in a sign of air. Their opinions come from experience or from the heart, and are not easily argued with. To hear how the matter looks to somebody else takes both of them an effort.',
    water:
      'Neither of them has a planet from the Sun to Saturn in a sign of water. They are matter-of-fact about what moves them and seldom make a scene, and whoever is sad had better say so, since it isn’t guessed here.',
  },
};

/** After the texts on Pluto in two signs, for two people of different generations: what comes of it. */
export const ages: SynastryReadingCells['ages'] = [
  'So each of them takes things for granted that the other has to be told, and some of the best conversations between the two begin there. Neither has to win such a conversation, since each is right about a time of their own.',
  'In some matters, then, it is two ages that disagree here and not two people. Each can be asked what it was like to be young in those years, and the answer explains more than an argument does.',
];
