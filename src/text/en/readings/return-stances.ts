import type { ReturnStanceCells, ReturnTurns } from '../../return-catalogue.js';

/** What the cells of solar and lunar returns state: whoever writes one says it here. */

const risingSign: ReturnStanceCells['risingSign'] = {
  0: ['quick', 'starting', 'bold'],
  1: ['slow', 'cautious'],
  2: ['quick', 'talkative'],
  3: ['moody'],
  4: ['seen'],
  5: ['ordered'],
  6: ['sociable'],
  7: ['hidden', 'guarded'],
  8: ['quick', 'hopeful'],
  9: ['slow', 'guarded', 'cautious'],
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
  7: ['sociable'],
  8: ['hidden'],
  9: ['hopeful'],
  10: ['seen'],
  11: ['sociable', 'outdoors'],
  12: ['hidden', 'slow', 'solitary', 'resting'],
};

/** A planet in a house of the return. */
const inHouse: ReturnStanceCells['inHouse'] = {
  0: {
    1: ['seen', 'starting'],
    3: ['quick', 'outdoors'],
    4: ['hidden', 'indoors'],
    5: ['seen', 'playful'],
    6: ['ordered', 'dutiful'],
    7: ['sociable'],
    10: ['seen'],
    11: ['sociable'],
    12: ['hidden', 'solitary', 'resting'],
  },
  1: {
    1: ['moody', 'open'],
    3: ['sociable', 'outdoors'],
    4: ['sheltered', 'solitary', 'indoors'],
    5: ['sociable', 'playful'],
    6: ['ordered'],
    7: ['sociable'],
    8: ['hidden', 'guarded'],
    10: ['open'],
    11: ['sociable', 'outdoors'],
    12: ['hidden', 'solitary'],
  },
  2: { 1: ['heard'], 3: ['heard', 'talkative'], 6: ['ordered'], 7: ['heard'], 10: ['heard'], 12: ['hidden'] },
  3: {
    1: ['liked'],
    4: ['sheltered'],
    5: ['liked'],
    7: ['liked', 'peaceful'],
    10: ['liked'],
    11: ['liked'],
    12: ['hidden', 'unthanked'],
  },
  4: {
    1: ['quick'],
    3: ['quarrelsome'],
    4: ['quarrelsome', 'burdened'],
    5: ['quick'],
    7: ['quarrelsome'],
    8: ['quarrelsome'],
    9: ['quick'],
    10: ['seen'],
    12: ['hidden'],
  },
  5: {
    1: ['seen', 'hopeful'],
    4: ['sheltered'],
    7: ['liked'],
    9: ['hopeful'],
    10: ['seen'],
    11: ['liked'],
    12: ['hidden'],
  },
  6: {
    1: ['slow', 'doubting', 'reserved'],
    3: ['reserved'],
    4: ['burdened'],
    5: ['slow', 'dutiful'],
    9: ['doubting'],
    10: ['seen'],
    11: ['doubting'],
    12: ['hidden', 'unthanked'],
  },
  7: { 1: ['loose'], 4: ['loose', 'burdened'], 6: ['loose'], 9: ['quick'] },
  8: {
    1: ['misty'],
    2: ['misty'],
    3: ['misread'],
    6: ['loose'],
    7: ['misty'],
    8: ['misty'],
    10: ['misty'],
    12: ['hidden'],
  },
};

/** A planet on an angle of the return: Ascendant 15, Midheaven 16, Descendant 22, foot of the chart 23. */
const onAngle: ReturnStanceCells['onAngle'] = {
  0: { 15: ['seen'], 16: ['seen'], 23: ['hidden', 'indoors'] },
  1: { 15: ['moody', 'open'], 16: ['open'], 23: ['hidden', 'sheltered', 'indoors'] },
  2: { 15: ['talkative'], 16: ['heard'] },
  3: { 15: ['liked'], 16: ['liked'], 22: ['liked'], 23: ['sheltered'] },
  4: { 15: ['quick', 'impatient', 'bold'], 22: ['quarrelsome'], 23: ['quarrelsome', 'burdened'] },
  5: { 15: ['hopeful'], 16: ['liked'], 22: ['liked'], 23: ['sheltered'] },
  6: { 15: ['slow'], 16: ['seen', 'dutiful'], 23: ['unthanked', 'burdened'] },
  7: { 15: ['loose'], 16: ['loose'], 22: ['loose'], 23: ['loose', 'burdened'] },
  8: { 15: ['misty'], 16: ['misty'], 22: ['misty'], 23: ['misty'] },
};

/** Aspects, by the body with the lower id. */
const aspects: ReturnStanceCells['aspects'] = {
  0: {
    1: { harmonious: ['balanced'] },
    3: { conjunction: ['liked'], harmonious: ['liked'] },
    4: { conjunction: ['quick', 'starting'], harmonious: ['unhindered'], tense: ['quarrelsome', 'hindered'] },
    5: { conjunction: ['hopeful'], harmonious: ['hopeful'] },
    6: { conjunction: ['slow'], harmonious: ['patient'], tense: ['hindered', 'doubting'] },
    7: { conjunction: ['loose', 'impatient'], tense: ['loose'] },
    8: { conjunction: ['misty', 'cautious'], tense: ['misty', 'cautious'] },
    9: { tense: ['quarrelsome'] },
  },
  1: {
    2: { harmonious: ['heard'], tense: ['misread'] },
    3: { conjunction: ['liked'], harmonious: ['liked'] },
    4: { conjunction: ['moody'], tense: ['quarrelsome'] },
    5: { conjunction: ['hopeful'], harmonious: ['hopeful'] },
    6: { conjunction: ['unthanked'], harmonious: ['balanced'], tense: ['unthanked'] },
    7: { conjunction: ['moody'], tense: ['loose'] },
    8: { conjunction: ['moody'], tense: ['misty'] },
    9: { conjunction: ['moody'] },
  },
  2: {
    3: { conjunction: ['heard'], harmonious: ['heard'] },
    4: { conjunction: ['quick', 'impatient'], tense: ['quarrelsome'] },
    5: { conjunction: ['overstated'], harmonious: ['heard'], tense: ['overstated', 'talkative'] },
    6: { conjunction: ['slow'], harmonious: ['clear'], tense: ['misread'] },
    7: { conjunction: ['quick'], tense: ['misread'] },
    8: { conjunction: ['misty'], tense: ['misread', 'misty'] },
    9: { tense: ['quarrelsome'] },
  },
  3: {
    4: { tense: ['quarrelsome'] },
    5: { conjunction: ['liked'], harmonious: ['liked'] },
    6: { tense: ['unthanked'] },
    7: { conjunction: ['unpossessive'], harmonious: ['liked', 'unpossessive'] },
    9: { conjunction: ['intense'], tense: ['intense'] },
  },
  4: {
    5: { conjunction: ['quick', 'bold'], harmonious: ['unhindered'] },
    6: { conjunction: ['hindered'], harmonious: ['unhindered', 'patient'], tense: ['hindered', 'slow'] },
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
  10: ['seen'],
  11: ['outdoors'],
  12: ['hidden', 'resting'],
};

const phase: ReturnStanceCells['phase'] = { 0: ['quick', 'starting'], 7: ['slow', 'resting'] };

/** The Moon in the sign of the birth, at its return. */
const moonSign: ReturnStanceCells['moonSign'] = {
  1: ['slow', 'balanced'],
  2: ['sociable'],
  4: ['sociable'],
  5: ['ordered'],
  6: ['sociable'],
  9: ['balanced'],
  10: ['balanced'],
};

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
    5: ['ordered'],
    9: ['patient', 'unhindered'],
    11: ['loose'],
  },
};

/** What one that is retrograde states. */
const retrograde: ReturnStanceCells['retrograde'] = { 4: ['slow'] };

/** When each of two opposites holds: before the second of them. */
export const bridgesOfReturns: ReturnTurns['bridges'] = {
  sociable: ['You need time to yourself first, and after that you want company.'],
  solitary: ['After company you need some time to yourself.'],
  dutiful: ['Pleasure is one half of it; the other is what has to be done.'],
  playful: ['When the work is done, you want to enjoy yourself.'],
  seen: ['What is new stays out of sight for a while; what you are seen for is already done.'],
  hidden: ['You are seen for what you have done before, while the new is still out of sight.'],
};

export const stancesOfReturns: ReturnStanceCells = {
  risingSign,
  natalHouse,
  inHouse,
  onAngle,
  aspects,
  crowded,
  phase,
  moonSign,
  inSign,
  retrograde,
};
