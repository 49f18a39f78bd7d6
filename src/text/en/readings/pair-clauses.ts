import type { PairClauses } from '../../pair-catalogue.js';

/** What is easy and what is hard between two people, after “these two”. */

export const ease: PairClauses = {
  0: 'think well of each other’s aims',
  1: 'feel at home with each other',
  2: 'talk easily with each other',
  3: 'like each other',
  4: 'get things done together',
  5: 'believe in each other',
  6: 'can rely on each other',
  7: 'leave each other free',
  8: 'understand each other without words',
  9: 'can trust each other with the truth',
};

export const trouble: PairClauses = {
  0: 'compete over who decides',
  1: 'hurt each other without meaning to',
  2: 'talk past each other',
  3: 'show affection in ways that don’t arrive',
  4: 'quarrel quickly over small things',
  5: 'promise too much and go too far',
  6: 'often feel judged or held back',
  7: 'can’t be sure of each other from one day to the next',
  8: 'tend to mistake a wish for a fact',
  9: 'contend over power',
};
