import type { SynastryReadingCells } from '../../../pair-catalogue.js';

/** The titles of chapters that have several contacts: what these come to. */
export const balanced: SynastryReadingCells['balanced'] = {
  impressions: {
    kind: 'First impressions: neither overlooks the other',
    hard: 'First impressions: a manner to get used to',
    kindMore: 'First impressions: much that pleases, and something that jars',
    hardMore: 'First impressions: much that jars, and something that pleases',
  },
  hearts: {
    kind: 'Hearts: fond of each other',
    hard: 'Hearts: affection with sore spots',
    kindMore: 'Hearts: much warmth, and a sore spot',
    hardMore: 'Hearts: easily hurt, and fond of each other',
  },
  desire: {
    kind: 'Drive and quarrel: strong when they act together',
    hard: 'Drive and quarrel: easily roused',
    kindMore: 'Drive and quarrel: much that pulls together, and a real quarrel',
    hardMore: 'Drive and quarrel: often opponents, and allies in some things',
  },
  talk: {
    kind: 'Talk: what one says counts with the other',
    hard: 'Talk: often at cross purposes',
    kindMore: 'Talk: much understood, and something misread',
    hardMore: 'Talk: often misread, and worth a second attempt',
  },
  daily: {
    kind: 'Daily life: each a help to the other',
    hard: 'Daily life: strict with each other',
    kindMore: 'Daily life: much help, and a burden',
    hardMore: 'Daily life: some weight to carry, and some help with it',
  },
  gifts: {
    kind: 'What each brings the other: something to gain',
    hard: 'What each brings the other: a challenge',
    kindMore: 'What each brings the other: much help, and some trouble',
    hardMore: 'What each brings the other: trouble, and the use of it',
  },
  lasting: {
    kind: 'What lasts: a tie that holds',
    hard: 'What lasts: what they come through',
    kindMore: 'What lasts: much that holds, and a strain',
    hardMore: 'What lasts: a tie that asks for patience',
  },
  impressionsMerged: {
    kind: 'First impressions and affection: well met',
    hard: 'First impressions and affection: a good deal to get used to',
    kindMore: 'First impressions and affection: much liking, and a sore spot',
    hardMore: 'First impressions and affection: warmth that takes some care',
  },
  desireMerged: {
    kind: 'Affection and quarrel: strong in liking and in will',
    hard: 'Affection and quarrel: strong and easily hurt',
    kindMore: 'Affection and quarrel: much warmth, and a real quarrel',
    hardMore: 'Affection and quarrel: quickly at odds, and fond of each other',
  },
  dailyMerged: {
    kind: 'Talk and daily life: each counts with the other',
    hard: 'Talk and daily life: often misread, and strict',
    kindMore: 'Talk and daily life: much help, and something misread',
    hardMore: 'Talk and daily life: some patience needed',
  },
  giftsMerged: {
    kind: 'What each brings the other, and what lasts: a good deal',
    hard: 'What each brings the other, and what lasts: much to come through',
    kindMore: 'What each brings the other, and what lasts: much that holds, and a strain',
    hardMore: 'What each brings the other, and what lasts: worth the trouble',
  },
};
