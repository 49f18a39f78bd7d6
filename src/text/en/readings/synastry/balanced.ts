import type { SynastryReadingCells } from '../../../pair-catalogue.js';

/** The titles of chapters that have several contacts: what these come to. */
export const balanced: SynastryReadingCells['balanced'] = {
  impressions: {
    kind: 'First impressions: glad to meet',
    hard: 'First impressions: a manner to get used to',
    kindMore: 'First impressions: liking, and a little friction',
    hardMore: 'First impressions: friction, and some liking',
  },
  hearts: {
    kind: 'Hearts: fond of each other',
    hard: 'Hearts: affection with sore spots',
    kindMore: 'Hearts: more warmth than hurt',
    hardMore: 'Hearts: affection that takes some care',
  },
  desire: {
    kind: 'Drive and quarrel: two wills that agree',
    hard: 'Drive and quarrel: easily roused',
    kindMore: 'Drive and quarrel: mostly pulling together',
    hardMore: 'Drive and quarrel: more often opponents than allies',
  },
  talk: {
    kind: 'Talk: good company in conversation',
    hard: 'Talk: often at cross purposes',
    kindMore: 'Talk: mostly a pleasure',
    hardMore: 'Talk: worth a second attempt',
  },
  daily: {
    kind: 'Daily life: each a help to the other',
    hard: 'Daily life: strict with each other',
    kindMore: 'Daily life: more help than burden',
    hardMore: 'Daily life: some weight to carry',
  },
  gifts: {
    kind: 'What each brings the other: encouragement',
    hard: 'What each brings the other: a challenge',
    kindMore: 'What each brings the other: more help than trouble',
    hardMore: 'What each brings the other: trouble, and the use of it',
  },
  lasting: {
    kind: 'What lasts: a tie that holds',
    hard: 'What lasts: what they come through',
    kindMore: 'What lasts: more that holds than wears',
    hardMore: 'What lasts: a tie that asks for patience',
  },
  impressionsMerged: {
    kind: 'First impressions and affection: well met',
    hard: 'First impressions and affection: a good deal to get used to',
    kindMore: 'First impressions and affection: mostly kind',
    hardMore: 'First impressions and affection: warmth that takes some care',
  },
  desireMerged: {
    kind: 'Affection and quarrel: glad of each other',
    hard: 'Affection and quarrel: strong and easily hurt',
    kindMore: 'Affection and quarrel: more warmth than strife',
    hardMore: 'Affection and quarrel: more strife than ease',
  },
  dailyMerged: {
    kind: 'Talk and daily life: good company, and a help',
    hard: 'Talk and daily life: often misread, and strict',
    kindMore: 'Talk and daily life: more help than trouble',
    hardMore: 'Talk and daily life: some patience needed',
  },
  giftsMerged: {
    kind: 'What each brings the other, and what lasts: a good deal',
    hard: 'What each brings the other, and what lasts: much to come through',
    kindMore: 'What each brings the other, and what lasts: much that holds',
    hardMore: 'What each brings the other, and what lasts: worth the trouble',
  },
};
