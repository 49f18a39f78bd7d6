import { EVEN } from './coder.js';

/**
 * The chances that streams begin with, learned by the builder from all streams of a kind, so that a short one need not
 * learn them again. They are bytes and no stream, since they are read before the first search: for every row of 64 a byte
 * that says whether something of it is known, and if so eight that say what, and for each of these a step of 255 that
 * even odds are taken up or down in.
 */
const ROW = 64;
const MIDDLE = 128;

/** By multiplying alone, which every engine does to the same last bit. */
function chanceOf(step: number): number {
  let odds = 1;
  for (let i = Math.abs(step - MIDDLE); i > 0; i--) odds *= 1.06;
  const chance = Math.min(65_535, Math.round((65_536 * odds) / (1 + odds)));
  return step < MIDDLE ? 65_536 - chance : chance;
}

const allSteps = (): Uint16Array => Uint16Array.from({ length: 2 * MIDDLE }, (_, step) => chanceOf(step));

/** The builder's side of `readChances`. */
export function writeChances(chances: Uint16Array): Uint8Array {
  const steps = allSteps();
  const far = (step: number, chance: number): number => Math.abs((steps[step] as number) - chance);
  const stepOf = (chance: number): number =>
    steps.reduce((best, _, step) => (far(step, chance) < far(best, chance) ? step : best), 1);
  const bytes: number[] = [];
  for (let from = 0; from < chances.length; from += ROW) {
    const row = chances.subarray(from, from + ROW);
    const known = new Uint8Array(ROW / 8);
    for (const [i, chance] of row.entries())
      if (chance !== EVEN) known[i >> 3] = (known[i >> 3] ?? 0) | (1 << (i & 7));
    const isKnown = known.some((byte) => byte !== 0);
    bytes.push(isKnown ? 1 : 0);
    if (isKnown) bytes.push(...known, ...[...row].filter((chance) => chance !== EVEN).map(stepOf));
  }
  return Uint8Array.from(bytes);
}

/** The table in a block. */
export function readChances(bytes: Uint8Array, size: number): Uint16Array {
  const steps = allSteps();
  const chances = new Uint16Array(size).fill(EVEN);
  let position = 0;
  for (let from = 0; from < size; from += ROW) {
    if (bytes[position++] === 0) continue;
    const known = position;
    position += ROW / 8;
    for (let i = 0; i < ROW; i++)
      if ((((bytes[known + (i >> 3)] as number) >> (i & 7)) & 1) === 1)
        chances[from + i] = steps[bytes[position++] as number] as number;
  }
  return chances;
}
