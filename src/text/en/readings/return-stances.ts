import type { ReturnStanceCells, ReturnTurns } from '../../return-catalogue.js';

/** What the cells of solar and lunar returns state: whoever writes one says it here. */

const risingSign: ReturnStanceCells['risingSign'] = {
  0: ['quick', 'starting', 'bold', 'impatient', 'leading'],
  1: ['slow', 'cautious', 'patient'],
  2: ['quick', 'talkative', 'sociable'],
  3: ['moody', 'indoors'],
  4: ['seen', 'open', 'leading'],
  5: ['ordered', 'measured'],
  6: ['sociable', 'peaceful'],
  7: ['hidden', 'guarded', 'intense', 'reserved'],
  8: ['quick', 'hopeful', 'outdoors'],
  9: ['slow', 'guarded', 'cautious', 'dutiful', 'leading'],
  10: ['quick', 'sociable'],
  11: ['loose', 'moody'],
};

/** The return’s Ascendant in a house of the birth. */
const natalHouse: ReturnStanceCells['natalHouse'] = {
  1: ['seen'],
  3: ['quick', 'talkative', 'outdoors'],
  4: ['hidden', 'slow', 'sheltered', 'indoors'],
  5: ['playful'],
  6: ['ordered', 'dutiful'],
  7: ['sociable', 'answering'],
  8: ['hidden', 'guarded'],
  9: ['hopeful', 'outdoors'],
  10: ['seen'],
  11: ['sociable', 'outdoors'],
  12: ['hidden', 'slow', 'solitary', 'resting'],
};

/** A planet in a house of the return. */
const inHouse: ReturnStanceCells['inHouse'] = {
  0: {
    1: ['seen', 'starting'],
    3: ['quick', 'outdoors', 'talkative'],
    4: ['hidden', 'indoors'],
    5: ['seen', 'playful'],
    6: ['ordered', 'dutiful'],
    7: ['sociable'],
    8: ['hidden'],
    9: ['outdoors', 'hopeful'],
    10: ['seen'],
    11: ['sociable'],
    12: ['hidden', 'solitary', 'resting'],
  },
  1: {
    1: ['moody', 'open'],
    3: ['sociable', 'outdoors', 'talkative'],
    4: ['sheltered', 'solitary', 'indoors'],
    5: ['sociable', 'playful'],
    6: ['ordered', 'dutiful'],
    7: ['sociable'],
    8: ['hidden', 'guarded'],
    9: ['outdoors', 'hopeful'],
    10: ['open', 'seen'],
    11: ['sociable', 'outdoors'],
    12: ['hidden', 'solitary', 'guarded'],
  },
  2: {
    1: ['heard', 'talkative'],
    3: ['heard', 'talkative'],
    6: ['ordered'],
    7: ['heard', 'sociable'],
    10: ['heard'],
    11: ['sociable'],
    12: ['hidden', 'solitary'],
  },
  3: {
    1: ['liked'],
    4: ['sheltered', 'indoors'],
    5: ['liked', 'playful'],
    7: ['liked', 'peaceful', 'sociable'],
    10: ['liked'],
    11: ['liked', 'sociable'],
    12: ['hidden', 'unthanked', 'guarded'],
  },
  4: {
    1: ['quick', 'bold', 'impatient'],
    3: ['quarrelsome', 'talkative'],
    4: ['quarrelsome', 'burdened'],
    5: ['quick', 'open'],
    6: ['dutiful', 'impatient'],
    7: ['quarrelsome'],
    8: ['quarrelsome'],
    9: ['quick', 'outdoors'],
    10: ['seen'],
    11: ['sociable'],
    12: ['hidden', 'guarded'],
  },
  5: {
    1: ['seen', 'hopeful', 'talkative'],
    4: ['sheltered'],
    5: ['playful', 'hopeful'],
    7: ['liked', 'sociable'],
    9: ['hopeful', 'outdoors'],
    10: ['seen', 'liked'],
    11: ['liked', 'sociable'],
    12: ['hidden', 'solitary'],
  },
  6: {
    1: ['slow', 'doubting', 'reserved'],
    3: ['reserved', 'slow'],
    4: ['burdened', 'dutiful'],
    5: ['slow', 'dutiful'],
    6: ['ordered', 'dutiful'],
    9: ['doubting', 'slow'],
    10: ['seen', 'dutiful'],
    11: ['doubting', 'solitary'],
    12: ['hidden', 'unthanked', 'solitary'],
  },
  7: { 1: ['loose', 'impatient'], 4: ['loose', 'burdened'], 6: ['loose'], 9: ['quick'], 12: ['hidden'] },
  8: {
    1: ['misty', 'moody'],
    2: ['misty'],
    3: ['misread'],
    4: ['misty'],
    6: ['loose'],
    7: ['misty'],
    8: ['misty'],
    10: ['misty'],
    12: ['hidden', 'solitary'],
  },
  9: { 1: ['intense'], 5: ['intense'], 6: ['dutiful'], 12: ['hidden'] },
};

/** A planet on an angle of the return: Ascendant 15, Midheaven 16, Descendant 22, foot of the chart 23. */
const onAngle: ReturnStanceCells['onAngle'] = {
  0: { 15: ['seen'], 16: ['seen'], 22: ['sociable'], 23: ['hidden', 'indoors'] },
  1: { 15: ['moody', 'open'], 16: ['open'], 22: ['sociable'], 23: ['hidden', 'sheltered', 'indoors'] },
  2: { 15: ['talkative'], 16: ['heard'], 22: ['sociable', 'talkative'], 23: ['indoors'] },
  3: { 15: ['liked'], 16: ['liked'], 22: ['liked', 'sociable'], 23: ['sheltered', 'indoors'] },
  4: {
    15: ['quick', 'impatient', 'bold'],
    16: ['seen', 'impatient'],
    22: ['quarrelsome'],
    23: ['quarrelsome', 'burdened'],
  },
  5: { 15: ['hopeful'], 16: ['liked', 'seen'], 22: ['liked', 'sociable'], 23: ['sheltered'] },
  6: { 15: ['slow', 'dutiful'], 16: ['seen', 'dutiful', 'patient'], 23: ['unthanked', 'burdened'] },
  7: { 15: ['loose'], 16: ['loose'], 22: ['loose'], 23: ['loose', 'burdened'] },
  8: { 15: ['misty'], 16: ['misty'], 22: ['misty'], 23: ['misty'] },
  9: { 15: ['intense', 'guarded'], 22: ['intense'] },
};

/** Aspects, by the body with the lower id. */
const aspects: ReturnStanceCells['aspects'] = {
  0: {
    1: { harmonious: ['balanced'] },
    3: { conjunction: ['liked'], harmonious: ['liked'] },
    4: {
      conjunction: ['quick', 'starting', 'impatient'],
      harmonious: ['unhindered'],
      tense: ['quarrelsome', 'hindered', 'impatient'],
    },
    5: { conjunction: ['hopeful'], harmonious: ['hopeful', 'unhindered'], tense: ['hopeful', 'overstated'] },
    6: { conjunction: ['slow', 'dutiful'], harmonious: ['patient'], tense: ['hindered', 'doubting', 'slow'] },
    7: { conjunction: ['loose', 'impatient'], tense: ['loose'] },
    8: { conjunction: ['misty', 'cautious'], tense: ['misty', 'cautious'] },
    9: { tense: ['quarrelsome'] },
  },
  1: {
    2: { conjunction: ['open'], harmonious: ['heard'], tense: ['misread'] },
    3: { conjunction: ['liked', 'sociable'], harmonious: ['liked'] },
    4: { conjunction: ['moody', 'impatient'], harmonious: ['open', 'quick'], tense: ['quarrelsome'] },
    5: { conjunction: ['hopeful', 'sociable'], harmonious: ['hopeful'] },
    6: { conjunction: ['unthanked', 'guarded'], harmonious: ['balanced'], tense: ['unthanked', 'burdened'] },
    7: { conjunction: ['moody', 'impatient'], tense: ['loose'] },
    8: { conjunction: ['moody'], tense: ['misty'] },
    9: { conjunction: ['moody', 'intense'], tense: ['intense'] },
  },
  2: {
    3: { conjunction: ['heard'], harmonious: ['heard'] },
    4: {
      conjunction: ['quick', 'impatient', 'hasty'],
      harmonious: ['quick', 'heard'],
      tense: ['quarrelsome', 'hasty'],
    },
    5: { conjunction: ['overstated'], harmonious: ['heard'], tense: ['overstated'] },
    6: {
      conjunction: ['slow', 'reserved', 'considered'],
      harmonious: ['clear', 'considered'],
      tense: ['misread', 'slow'],
    },
    7: { conjunction: ['quick'], tense: ['misread', 'quick'] },
    8: { conjunction: ['misty'], tense: ['misread', 'misty'] },
    9: { tense: ['quarrelsome'] },
  },
  3: {
    4: { tense: ['quarrelsome'] },
    5: { conjunction: ['liked', 'sociable'], harmonious: ['liked', 'outdoors'], tense: ['sociable'] },
    6: { conjunction: ['solitary', 'guarded'], harmonious: ['slow'], tense: ['unthanked'] },
    7: { conjunction: ['unpossessive'], harmonious: ['liked', 'unpossessive'] },
    9: { conjunction: ['intense'], tense: ['intense'] },
  },
  4: {
    5: { conjunction: ['quick', 'bold'], harmonious: ['unhindered'], tense: ['quick', 'overstated'] },
    6: {
      conjunction: ['hindered', 'slow'],
      harmonious: ['unhindered', 'patient'],
      tense: ['hindered', 'slow'],
    },
    7: {
      conjunction: ['quick', 'impatient'],
      harmonious: ['quick'],
      tense: ['quarrelsome', 'impatient', 'quick'],
    },
    8: { tense: ['hindered'] },
    9: { harmonious: ['unhindered'], tense: ['quarrelsome'] },
  },
  5: { 6: { harmonious: ['unhindered'] } },
};

/** A crowded house of the return. */
const crowded: ReturnStanceCells['crowded'] = {
  1: ['seen', 'starting'],
  3: ['talkative', 'outdoors'],
  4: ['hidden', 'indoors'],
  5: ['playful'],
  6: ['ordered', 'dutiful'],
  7: ['sociable'],
  8: ['hidden'],
  9: ['outdoors'],
  10: ['seen'],
  11: ['outdoors', 'sociable'],
  12: ['hidden', 'resting', 'solitary'],
};

const phase: ReturnStanceCells['phase'] = { 0: ['quick', 'starting'], 2: ['quick'], 7: ['slow', 'resting'] };

/** A planet in a sign, told by itself. */
const inSign: ReturnStanceCells['inSign'] = {
  1: { 1: ['slow'], 4: ['open'], 9: ['guarded'], 10: ['balanced'] },
  2: {
    0: ['quick', 'impatient'],
    1: ['slow', 'measured'],
    2: ['quick', 'talkative'],
    5: ['ordered', 'measured'],
    7: ['reserved', 'measured'],
    8: ['hopeful'],
    9: ['measured', 'reserved'],
    11: ['loose'],
  },
  3: {
    0: ['quick'],
    2: ['unpossessive'],
    6: ['peaceful'],
    7: ['intense'],
    8: ['unpossessive'],
    9: ['guarded'],
    10: ['unpossessive'],
  },
  4: {
    0: ['quick', 'impatient'],
    1: ['slow', 'patient'],
    2: ['quick', 'impatient'],
    5: ['ordered'],
    9: ['patient', 'unhindered'],
    11: ['loose'],
  },
};

/** What one that is retrograde states. */
const retrograde: ReturnStanceCells['retrograde'] = { 4: ['slow'] };

/** When each of two opposites holds: before the second of them. */
export const bridgesOfReturns: ReturnTurns['bridges'] = {
  playful: ['Evenings and free days have a lighter side.'],
  talkative: ['About everyday things you like to talk.'],
  reserved: ['About what goes deepest you say little.'],
  open: ['To people you trust you show what you feel.'],
  guarded: ['About what matters most to you, you are more careful.'],
  indoors: ['When you have been out a good deal, home is where you recover.'],
  outdoors: ['Not everything happens behind a closed door.'],
  sheltered: ['Home is a comfort to you as well.'],
  burdened: ['Home gives you some trouble as well.'],
  ordered: ['Some things keep to a firm order all the same.'],
  loose: ['Not everything keeps to a plan.'],
  leading: ['In what is your own affair, you take the lead all the same.'],
  answering: ['Where another person is concerned, you lead less than you answer.'],
  considered: ['On paper, and after a night’s sleep, it is otherwise.'],
  hasty: ['In the heat of a conversation it is otherwise.'],
};

export const stancesOfReturns: ReturnStanceCells = {
  risingSign,
  natalHouse,
  inHouse,
  onAngle,
  aspects,
  crowded,
  phase,
  inSign,
  retrograde,
};
