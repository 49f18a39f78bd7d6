import {
  Ascendant,
  type BodyId,
  Chiron,
  Descendant,
  ImumCoeli,
  Jupiter,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  NorthNode,
  Saturn,
  Sun,
  Venus,
} from '../../chart/bodies.js';
import { isBeyondSaturn } from '../../chart/body-groups.js';
import { hasApex, type Pattern } from '../../chart/patterns.js';
import type { House } from '../../chart/zodiac.js';
import { type NatalChapter, natalChapters } from '../../text/reading-keys.js';
import type { ReadingBody, ReadingChart } from '../chart.js';
import type { Crowding, WeighedBody } from '../factors.js';
import { angleOfPlanet } from '../weights.js';
import { houseRead } from './house-read.js';

/** The chapter of each factor of a natal reading. */

/** A body that gets a section, and how much of it is told. */
export interface PlannedBody {
  body: WeighedBody;
  /** Whether its placement is told in full rather than in a sentence. */
  atLength: boolean;
  /** Whether its first aspect is told in full; the others have a sentence each. */
  aspect: boolean;
}

/** Chapters of bodies without a told house. */
export const chapterOfBody: Readonly<Partial<Record<BodyId, NatalChapter>>> = {
  [Sun]: 'identity',
  [Ascendant]: 'identity',
  [Moon]: 'need',
  [Mercury]: 'mind',
  [Venus]: 'love',
  [Mars]: 'love',
  [Midheaven]: 'work',
  [Jupiter]: 'growth',
  [NorthNode]: 'growth',
  [Saturn]: 'longWork',
  [Chiron]: 'longWork',
};

/** Chapters by house; slow or hidden matters of the eighth and twelfth belong to the long work. */
export const chapterOfHouse: Readonly<Record<House, NatalChapter>> = {
  1: 'identity',
  2: 'means',
  3: 'mind',
  4: 'home',
  5: 'love',
  6: 'work',
  7: 'love',
  8: 'longWork',
  9: 'growth',
  10: 'work',
  11: 'growth',
  12: 'longWork',
};

const chapterOfAngle: Readonly<Record<BodyId, NatalChapter>> = {
  [Ascendant]: 'identity',
  [Midheaven]: 'work',
  [Descendant]: 'love',
  [ImumCoeli]: 'home',
};

const movable: readonly BodyId[] = [Mars, Jupiter, Saturn];

/** The chapter of a body. A slow planet belongs to that of its angle or house; its sign to that of its generation. */
export function chapterOf(body: ReadingBody, chart: ReadingChart): NatalChapter | undefined {
  const own = chapterOfBody[body.id];
  if (movable.includes(body.id)) {
    const at = angleOfPlanet(body, chart);
    if (at !== undefined) return chapterOfAngle[at.angle];
    // The passage is about what the house is about; of Mars in a house of what is far, hidden or shared, about drive, and
    // of Jupiter and Saturn it is a matter of their own, except at home and where one earns and is judged.
    const house = houseRead(body, chart);
    const there = house === 0 ? own : chapterOfHouse[house];
    if (body.id !== Mars) return house === 2 || house === 4 || house === 10 ? there : own;
    return there === 'growth' || there === 'longWork' ? own : there;
  }
  if (own !== undefined || !isBeyondSaturn(body.id) || body.house === 0) return own;
  const at = angleOfPlanet(body, chart);
  return at === undefined ? chapterOfHouse[body.house] : chapterOfAngle[at.angle];
}

/** Patterns of three or more planets are about the whole person. */
export const chapterOfPatterns: NatalChapter = 'identity';

/** The two planets of the main theme, if it is an aspect. */
export type MainAspect = { readonly first: BodyId; readonly second: BodyId } | undefined;

/**
 * A pattern with the Sun in it, or with the main theme, is about the person; another with an apex belongs to the chapter
 * of that planet, or else of the first other planet that has a section.
 */
function chapterOfPattern(
  { patternId, bodies }: Pattern,
  planned: ReadonlyMap<NatalChapter, readonly PlannedBody[]>,
  main: MainAspect,
): NatalChapter {
  const isIn = (id: BodyId): boolean => bodies.some((each) => each === id);
  if (!hasApex(patternId) || isIn(Sun) || (main && isIn(main.first) && isIn(main.second)))
    return chapterOfPatterns;
  for (const id of bodies) {
    const its = natalChapters.find((key) => planned.get(key)?.some(({ body }) => body.id === id));
    if (its !== undefined) return its;
  }
  return chapterOfPatterns;
}

/** Patterns by chapter. */
export function placedPatterns(
  patterns: readonly Pattern[],
  planned: ReadonlyMap<NatalChapter, readonly PlannedBody[]>,
  main: MainAspect,
): Map<NatalChapter, Pattern[]> {
  const placed = new Map<NatalChapter, Pattern[]>();
  for (const pattern of patterns) into(placed, chapterOfPattern(pattern, planned, main), pattern);
  return placed;
}

/**
 * The chapter of a crowd: of one in a house the first, if the Sun is in it or the opening begins with it, or else that of
 * its house; of one in a sign, at the head of the first chapter with one of its planets if that leads, or of the chapter
 * on the whole chart.
 */
export function chapterOfCrowding(
  crowding: Crowding,
  planned: ReadonlyMap<NatalChapter, readonly PlannedBody[]>,
  leading: Crowding | undefined,
): NatalChapter {
  const { bodies: ids, house } = crowding;
  if (house !== undefined)
    return ids.includes(Sun) || crowding === leading ? 'identity' : chapterOfHouse[house];
  const isIn = ({ body }: PlannedBody): boolean => ids.includes(body.id);
  const first = natalChapters.find((key) => planned.get(key)?.some(isIn));
  const head = first && planned.get(first)?.[0];
  return first && head && isIn(head) ? first : 'identity';
}

/** All entries of the lists of all chapters. */
export function allOf<T>(lists: ReadonlyMap<NatalChapter | BodyId, readonly T[]>): T[] {
  const all: T[] = [];
  for (const list of lists.values()) for (const each of list) all.push(each);
  return all;
}

export function into<K, T>(map: Map<K, T[]>, key: K, one: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [one]);
  else list.push(one);
}
