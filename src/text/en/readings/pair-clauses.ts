import type { PairClauses, SynastryReadingCells } from '../../pair-catalogue.js';

/** What is easy and what is hard between two people, after “these two” or “they”. */

export const ease: PairClauses = {
  0: 'think well of each other’s aims',
  1: 'feel at home with each other',
  2: 'talk easily with each other',
  3: 'like each other and are glad to show it',
  4: 'get things done together',
  5: 'believe in each other',
  6: 'can rely on each other',
  7: 'leave each other free',
  8: 'need few words to understand each other',
  9: 'can face hard things together',
};

export const trouble: PairClauses = {
  0: 'compete over who decides',
  1: 'hurt each other without meaning to',
  2: 'talk past each other',
  3: 'show affection in ways that don’t arrive',
  4: 'lose their tempers with each other',
  5: 'carry each other too far',
  6: 'find each other hard to please',
  7: 'can’t be sure of each other from one day to the next',
  8: 'misjudge each other',
  9: 'both want the upper hand',
};

/** The same of two bodies between which something else is hard. */
export const troubleBetween: SynastryReadingCells['troubleBetween'] = {
  0: { 3: 'find fault where they mean to please', 15: 'get in each other’s way' },
  2: { 3: 'are careless of what the other holds dear' },
  3: { 4: 'want each other’s attention and go about it wrongly', 15: 'find fault with each other’s style' },
  4: { 6: 'hold each other back' },
  5: { 6: 'can’t agree on how much to risk', 15: 'expect too much of each other' },
};
