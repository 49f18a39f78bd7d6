import type { SynastryReadingCells } from '../../../pair-catalogue.js';

/** The titles of chapters that have several contacts: what these come to. */
export const balanced: SynastryReadingCells['balanced'] = {
  impressions: {
    kind: ['First impressions: glad to meet', 'First impressions: an easy welcome'],
    hard: ['First impressions: a manner to get used to', 'First impressions: some friction'],
    kindMore: ['First impressions: mostly welcome', 'First impressions: liking, and a little friction'],
    hardMore: ['First impressions: friction, and some liking', 'First impressions: not all of it welcome'],
  },
  hearts: {
    kind: ['Hearts: fond of each other', 'Hearts: kindness given and taken'],
    hard: ['Hearts: fondness that can go astray', 'Hearts: affection with sore spots'],
    kindMore: ['Hearts: more warmth than hurt', 'Hearts: warmth, with a sore spot'],
    hardMore: ['Hearts: fond of each other, and easily hurt', 'Hearts: affection that takes some care'],
  },
  desire: {
    kind: ['Drive and quarrel: two wills that agree', 'Drive and quarrel: strength put together'],
    hard: ['Drive and quarrel: two wills that collide', 'Drive and quarrel: easily roused'],
    kindMore: [
      'Drive and quarrel: more often allies than opponents',
      'Drive and quarrel: mostly pulling together',
    ],
    hardMore: [
      'Drive and quarrel: heat that wants a task',
      'Drive and quarrel: more often opponents than allies',
    ],
  },
  talk: {
    kind: ['Talk: good company in conversation', 'Talk: words that arrive'],
    hard: ['Talk: often at cross purposes', 'Talk: worth asking twice'],
    kindMore: ['Talk: good on most subjects', 'Talk: mostly a pleasure'],
    hardMore: ['Talk: worth a second attempt', 'Talk: harder on some subjects than on others'],
  },
  daily: {
    kind: ['Daily life: things get done', 'Daily life: each a help to the other'],
    hard: ['Daily life: strict with each other', 'Daily life: different ideas of duty'],
    kindMore: ['Daily life: more help than burden', 'Daily life: useful to each other, and sometimes strict'],
    hardMore: ['Daily life: some weight to carry', 'Daily life: a test, and some help with it'],
  },
  gifts: {
    kind: ['What each brings the other: encouragement', 'What each brings the other: a wider life'],
    hard: ['What each brings the other: a challenge', 'What each brings the other: much to think about'],
    kindMore: [
      'What each brings the other: much, at a small price',
      'What each brings the other: more help than trouble',
    ],
    hardMore: [
      'What each brings the other: a challenge before a gift',
      'What each brings the other: trouble, and the use of it',
    ],
  },
  lasting: {
    kind: ['What lasts: a tie that holds', 'What lasts: what the years add to'],
    hard: ['What lasts: what they come through', 'What lasts: a tie kept up on purpose'],
    kindMore: ['What lasts: more that holds than wears', 'What lasts: a firm tie, with some wear'],
    hardMore: ['What lasts: a tie that asks for patience', 'What lasts: what holds under strain'],
  },
  impressionsMerged: {
    kind: ['First impressions and affection: a warm start', 'First impressions and affection: well met'],
    hard: [
      'First impressions and affection: a good deal to get used to',
      'First impressions and affection: slow to warm',
    ],
    kindMore: [
      'First impressions and affection: more warmth than hurt',
      'First impressions and affection: mostly kind',
    ],
    hardMore: [
      'First impressions and affection: warmth that asks for patience',
      'First impressions and affection: warmth that takes some care',
    ],
  },
  desireMerged: {
    kind: ['Affection and quarrel: well matched', 'Affection and quarrel: glad of each other'],
    hard: ['Affection and quarrel: strong and easily hurt', 'Affection and quarrel: two wills that collide'],
    kindMore: ['Affection and quarrel: more warmth than strife', 'Affection and quarrel: mostly at one'],
    hardMore: ['Affection and quarrel: more strife than ease', 'Affection and quarrel: never quite at rest'],
  },
  dailyMerged: {
    kind: ['Talk and daily life: easy to live with', 'Talk and daily life: each a help to the other'],
    hard: ['Talk and daily life: strict with each other', 'Talk and daily life: often at cross purposes'],
    kindMore: ['Talk and daily life: more help than trouble', 'Talk and daily life: mostly smooth'],
    hardMore: ['Talk and daily life: some weight to carry', 'Talk and daily life: worth a second attempt'],
  },
  giftsMerged: {
    kind: [
      'What each brings the other, and what lasts: a good deal',
      'What each brings the other, and what lasts: encouragement',
    ],
    hard: [
      'What each brings the other, and what lasts: a challenge',
      'What each brings the other, and what lasts: much to come through',
    ],
    kindMore: [
      'What each brings the other, and what lasts: more help than trouble',
      'What each brings the other, and what lasts: much, at a small price',
      'What each brings the other, and what lasts: much that holds',
    ],
    hardMore: [
      'What each brings the other, and what lasts: a challenge first',
      'What each brings the other, and what lasts: worth the trouble',
    ],
  },
};
