import { type Coder, EVEN, RangeDecoder, tree } from './coder.js';

/**
 * The chances that streams begin with, learned by the builder from all streams of a kind, so that a short one need not
 * learn them again: for each whether something of it is known, and if so the step of 127 that even odds are taken up or
 * down in. Tables are rows of trees, and what is known of one is much like the row before: of two letters one is as
 * rare behind an a as behind a b.
 */
const BITS = 7;
const MIDDLE = 1 << (BITS - 1);
/** Of odds from one step to the next. Finer ones make streams no shorter. */
const STEP = 1.2;

const KNOWN = 8;
const LIKE = 16;
/** Chances that a table itself takes. */
export const CHANCES = KNOWN + (LIKE + 1) * (1 << BITS);

/** The chance of each step. By multiplying alone, which every engine does to the same last bit. */
function allSteps(): Uint16Array {
  const steps = new Uint16Array(2 * MIDDLE);
  let odds = 1;
  for (let away = 0; away <= MIDDLE; away++) {
    const chance = Math.min(65_535, Math.round((65_536 * odds) / (1 + odds)));
    if (away < MIDDLE) steps[MIDDLE + away] = chance;
    if (away > 0) steps[MIDDLE - away] = 65_536 - chance;
    odds *= STEP;
  }
  return steps;
}

/** A table of so many. @param row how many a row has */
export function codeChances(coder: Coder, size: number, row: number, given?: Uint16Array): Uint16Array {
  const steps = allSteps();
  const far = (step: number, chance: number): number => Math.abs((steps[step] as number) - chance);
  const nearest = (chance: number): number =>
    steps.reduce((best, _, step) => (far(step, chance) < far(best, chance) ? step : best), 1);
  const chances = new Uint16Array(size).fill(EVEN);
  /** Steps, 0 where nothing is known. */
  const known = new Uint8Array(size);
  for (let i = 0; i < size; i++) {
    const told = given?.[i] ?? EVEN;
    const above = i < row ? 0 : (known[i - row] as number);
    const node = i % row;
    const parent = node < 2 ? 1 : (known[i - node + (node >> 1)] as number);
    const before = i === 0 ? 0 : (known[i - 1] as number);
    const like = (above > 0 ? 4 : 0) + (parent > 0 ? 2 : 0) + (before > 0 ? 1 : 0);
    if (coder.bit(like, told === EVEN ? 0 : 1) === 0) continue;
    const context = KNOWN + (above === 0 ? LIKE : above >> 3) * (1 << BITS);
    const step = tree(coder, context, BITS, told === EVEN ? 0 : nearest(told));
    known[i] = step;
    chances[i] = steps[step] as number;
  }
  return chances;
}

/** The table in a block. */
export const readChances = (bytes: Uint8Array, size: number, row: number): Uint16Array =>
  codeChances(new RangeDecoder(bytes, new Uint16Array(CHANCES).fill(EVEN)), size, row);
