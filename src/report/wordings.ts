import type { House } from '../chart/zodiac.js';
import { type Counsel, counsels, type Growing } from '../text/report-catalogue.js';
import type { Happening } from './happening.js';

/** One of some wordings, which are read one after the other and then again from the first. */
export const inRotation = <T>(wordings: readonly T[], rotation: number): T => {
  const { length } = wordings;
  return wordings[((rotation % length) + length) % length] as T;
};

/** A cell as it is printed, and what it advises. */
export interface Cell {
  text: string;
  counsel: Counsel | undefined;
}

const marked = /^\[(\w+)\] /;

/** A cell that says in brackets what it advises; without them, what such happenings advise as a rule. */
export function cellOf(wording: string, usual?: Counsel): Cell {
  if (!wording.startsWith('[')) return { text: wording, counsel: usual };
  const found = marked.exec(wording);
  const counsel = counsels.find((one) => one === found?.[1]);
  return counsel === undefined
    ? { text: wording, counsel: usual }
    : { text: wording.slice(found?.[0].length), counsel };
}

export const cellAt = (cells: Growing | undefined, house: House, rotation: number): Cell | undefined => {
  const wordings = cells?.[house];
  return wordings === undefined || wordings.length === 0 ? undefined : cellOf(inRotation(wordings, rotation));
};

const opposites: readonly (readonly [Counsel, Counsel])[] = [
  ['wait', 'act'],
  ['reduce', 'enlarge'],
  ['alone', 'together'],
];

/**
 * Houses that are one matter to a reader: own money and what is shared, the tasks of a day and their standing, love and
 * the partner, what is said nearby and what is learned and said from afar, a quiet home and rest.
 */
const matters: readonly (readonly House[])[] = [
  [2, 8],
  [6, 10],
  [5, 7],
  [3, 9],
  [4, 12],
];

/** Whether what is advised in two houses is of one matter. */
export const areOfOneMatter = (a: House, b: House): boolean =>
  a === b || matters.some((houses) => houses.includes(a) && houses.includes(b));

export const contradict = (a: Counsel | undefined, b: Counsel | undefined): boolean =>
  opposites.some(([one, other]) => (a === one && b === other) || (a === other && b === one));

/** What the shelf's cells of a happening advise as a rule, where they don't say. */
export function usualCounsel(happening: Happening): Counsel | undefined {
  switch (happening.kind) {
    case 'lunation':
      return ({ 0: 'act', 2: 'act', 4: 'finish', 6: 'reduce' } as const)[happening.phaseId];
    case 'station':
      return happening.direction === 'direct' ? 'act' : 'wait';
    case 'retrograde':
      return 'wait';
    case 'ingress':
      return happening.retrograde ? 'wait' : ofIngress[happening.body];
    default:
      return undefined;
  }
}

/** Mars drives, Jupiter enlarges, Saturn reduces. */
const ofIngress: Readonly<Partial<Record<number, Counsel>>> = { 4: 'act', 5: 'enlarge', 6: 'reduce' };
