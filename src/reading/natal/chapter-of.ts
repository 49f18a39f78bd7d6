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

/** Which chapter of a natal reading tells of what. */

/** A body that gets a section, and what of it is written out. */
export interface PlannedBody {
  body: WeighedBody;
  /** Where it stands at length, and not in a sentence. */
  atLength: boolean;
  /** Its first aspect, at length; the others have a sentence each. */
  aspect: boolean;
}

/** Without houses, or where a house is not told. */
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

/** Where a house's matters belong; what is hidden or slow in the eighth and twelfth is the long work's. */
const chapterOfHouse: Readonly<Record<House, NatalChapter>> = {
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

/**
 * A slow planet belongs to the chapter of the angle it stands on, or of its house; what it is for everybody is its
 * generation's.
 */
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

/** What three planets and more make together is of the whole person, whatever each of them is about. */
export const chapterOfPatterns: NatalChapter = 'identity';

/** A figure that points to a planet is about that, or else about the first of its others that has a section. */
function chapterOfPattern(
  { patternId, bodies }: Pattern,
  planned: ReadonlyMap<NatalChapter, readonly PlannedBody[]>,
): NatalChapter {
  if (!hasApex(patternId)) return chapterOfPatterns;
  for (const id of bodies) {
    const its = natalChapters.find((key) => planned.get(key)?.some(({ body }) => body.id === id));
    if (its !== undefined) return its;
  }
  return chapterOfPatterns;
}

/** Patterns by their chapters. */
export function placedPatterns(
  patterns: readonly Pattern[],
  planned: ReadonlyMap<NatalChapter, readonly PlannedBody[]>,
): Map<NatalChapter, Pattern[]> {
  const placed = new Map<NatalChapter, Pattern[]>();
  for (const pattern of patterns) into(placed, chapterOfPattern(pattern, planned), pattern);
  return placed;
}

/**
 * In the chapter of the house, where others are told of, save that what the Sun has part in is not told last; of a sign at the head of the first that has one of its own,
 * if that leads it,
 * or of the whole chart.
 */
export function chapterOfCrowding(
  { bodies: ids, house }: Crowding,
  planned: ReadonlyMap<NatalChapter, readonly PlannedBody[]>,
): NatalChapter {
  if (house !== undefined) {
    const ofHouse = chapterOfHouse[house];
    return ofHouse === 'longWork' && ids.includes(Sun) ? 'identity' : ofHouse;
  }
  const isIn = ({ body }: PlannedBody): boolean => ids.includes(body.id);
  const first = natalChapters.find((key) => planned.get(key)?.some(isIn));
  const head = first && planned.get(first)?.[0];
  return first && head && isIn(head) ? first : 'identity';
}

/** What is in the lists of all chapters. */
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
