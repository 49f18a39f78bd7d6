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
} from '../chart/bodies.js';
import { Kite, type Pattern, Stellium, TSquare, Yod } from '../chart/patterns.js';
import type { House } from '../chart/zodiac.js';
import { type NatalChapter, natalChapters } from '../text/reading-keys.js';
import type { ReadingBody, ReadingChart } from './chart.js';
import type { Crowding, WeighedAspect, WeighedBody, WeighedChart } from './factors.js';
import { type AtAngle, angleOf, isSlow } from './weights.js';

/** A body that gets a section, and what of it is written out. */
export interface PlannedBody {
  body: WeighedBody;
  /** The whole cell of its sign, of its house; a sentence otherwise, where there is one. */
  sign: boolean;
  house: boolean;
  /** What it does on an angle, if it is on one. */
  angle: boolean;
}

/** What of a chart is written where: each thing in one chapter. */
export interface NatalPlan {
  /** The bodies of each chapter, strongest first. */
  bodies: ReadonlyMap<NatalChapter, readonly PlannedBody[]>;
  /** The aspects written of with a body, strongest first. */
  aspects: ReadonlyMap<BodyId, readonly WeighedAspect[]>;
  patterns: ReadonlyMap<NatalChapter, readonly Pattern[]>;
  crowdings: ReadonlyMap<NatalChapter, readonly Crowding[]>;
}

const chapterOfBody: Readonly<Record<BodyId, NatalChapter>> = {
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
export const chapterOfHouse: Readonly<Record<House, NatalChapter>> = {
  1: 'identity',
  2: 'means',
  3: 'mind',
  4: 'home',
  5: 'love',
  6: 'work',
  7: 'love',
  8: 'means',
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
/** In the outer half of its orb an angle is not what strikes one first. */
export const strikes = ({ closeness }: AtAngle): boolean => closeness >= 0.4;

/** This near to an angle Mars, Jupiter and Saturn are what the angle is about. */
const onAngle = 0.7;
const movable: readonly BodyId[] = [Mars, Jupiter, Saturn];

/**
 * A slow planet belongs to the chapter of the angle it stands on, or of its house; what it is for everybody is its
 * generation's.
 */
export function chapterOf(body: ReadingBody, chart: ReadingChart): NatalChapter | undefined {
  const own = chapterOfBody[body.id];
  if (movable.includes(body.id)) {
    const at = angleOf(body, chart);
    return at !== undefined && at.closeness >= onAngle ? chapterOfAngle[at.angle] : own;
  }
  if (own !== undefined || !isSlow(body.id) || body.house === 0) return own;
  const at = angleOf(body, chart);
  return at !== undefined && strikes(at) ? chapterOfAngle[at.angle] : chapterOfHouse[body.house];
}

/** Of an aspect that need not be there: below `faint` it is left out, and there are so many of them. */
const timed = { faint: 1.6, ofBody: 2, inAll: 13 };
/** Without houses there is room for more of them. */
const untimed = { faint: 1, ofBody: 3, inAll: 18 };
const mostPatterns = 2;

export function into<K, T>(map: Map<K, T[]>, key: K, one: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [one]);
  else list.push(one);
}

/** So many bodies have a house worth a paragraph. */
const heard = 9;

/** @param essential aspects that are written of in any case */
export function planNatal(weighed: WeighedChart, essential: ReadonlySet<WeighedAspect>): NatalPlan {
  const bodies = new Map<NatalChapter, PlannedBody[]>();
  for (const [rank, body] of weighed.bodies.entries()) {
    const chapter = chapterOf(body, weighed.chart);
    // Of what is faint the house is not written of, unless there is nothing else to say of it.
    const house = rank < heard || isSlow(body.id);
    if (chapter !== undefined) into(bodies, chapter, { body, sign: true, house, angle: true });
  }

  const patterns = new Map<NatalChapter, Pattern[]>();
  const inPattern: Pattern[] = [];
  for (const pattern of patternsByWeight(weighed).slice(0, mostPatterns)) {
    inPattern.push(pattern);
    into(patterns, chapterOfPattern(pattern, weighed), pattern);
  }

  const crowdings = new Map<NatalChapter, Crowding[]>();
  for (const crowding of distinctCrowdings(weighed.crowdings))
    into(crowdings, chapterOfCrowding(crowding, weighed), crowding);
  return { bodies, aspects: chosenAspects(weighed, inPattern, essential), patterns, crowdings };
}

/** Stelliums are crowdings here, from three planets on. */
export function patternsByWeight({ chart, bodies }: WeighedChart): Pattern[] {
  const weightOf = (pattern: Pattern): number =>
    pattern.bodies.reduce<number>((sum, id) => sum + (bodies.find((body) => body.id === id)?.weight ?? 0), 0);
  const seen = new Set<string>();
  return chart.patterns
    .filter(({ patternId, bodies: ids }) => patternId !== Stellium && ids.some((id) => id <= Mars))
    .sort((a, b) => weightOf(b) - weightOf(a))
    .filter(({ patternId, bodies: [apex] }) => {
      // Two T-squares on one apex say one thing.
      const key = `${patternId} ${apex}`;
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    });
}

/** The apex, or the strongest of a figure without one. */
export function headOf(
  { patternId, bodies: ids }: Pattern,
  { bodies }: WeighedChart,
): WeighedBody | undefined {
  if (patternId === TSquare || patternId === Yod || patternId === Kite)
    return bodies.find(({ id }) => id === ids[0]);
  return bodies.find(({ id }) => ids.some((each) => each === id));
}

/** Before what stands in it. */
function chapterOfPattern({ bodies: ids }: Pattern, { chart, bodies }: WeighedChart): NatalChapter {
  const of = bodies
    .filter(({ id }) => id <= Saturn && ids.some((each) => each === id))
    .map((body) => chapterOf(body, chart));
  return natalChapters.find((chapter) => of.includes(chapter)) ?? 'longWork';
}

/** A crowd that is mostly another's says nothing new. */
function distinctCrowdings(crowdings: readonly Crowding[]): Crowding[] {
  const distinct: Crowding[] = [];
  for (const crowding of crowdings) {
    const again = distinct.some(
      ({ bodies }) => crowding.bodies.filter((id) => bodies.includes(id)).length * 2 > crowding.bodies.length,
    );
    if (!again) distinct.push(crowding);
  }
  return distinct.slice(0, 2);
}

/** At the head of the first chapter that one of its own leads; of the whole chart where none does. */
function chapterOfCrowding({ bodies: ids }: Crowding, { chart, bodies }: WeighedChart): NatalChapter {
  const chapters = bodies.map((body) => ({ id: body.id, chapter: chapterOf(body, chart) }));
  const isIn = (id: BodyId): boolean => ids.includes(id);
  const first = natalChapters.find((key) => chapters.some(({ id, chapter }) => chapter === key && isIn(id)));
  const head = chapters.find(({ chapter }) => chapter === first);
  return first !== undefined && head !== undefined && isIn(head.id) ? first : 'identity';
}

/** Whether the aspects of a body are written in its own section. */
export const hasAspects = (id: BodyId): boolean =>
  id in chapterOfBody && id !== Midheaven && id !== NorthNode;

/**
 * An aspect stands with its heavier body, or with the lighter where the heavier one has its share; two slow planets'
 * aspect is their generation's and an aspect within a figure is the figure's.
 */
function chosenAspects(
  { chart, aspects, bodies }: WeighedChart,
  patterns: readonly Pattern[],
  essential: ReadonlySet<WeighedAspect>,
): Map<BodyId, WeighedAspect[]> {
  const chosen = new Map<BodyId, WeighedAspect[]>();
  const rankOf = (id: BodyId): number => bodies.findIndex((body) => body.id === id);
  const { faint, ofBody, inAll } = chart.cusps.length > 0 ? timed : untimed;
  let count = essential.size;
  for (const aspect of aspects) {
    const { first, second, weight } = aspect;
    const isEssential = essential.has(aspect);
    if (!isEssential && (weight < faint || count >= inAll)) continue;
    if (patterns.some(({ bodies: ids }) => [first, second].every((id) => ids.some((each) => each === id))))
      continue;
    // Two slow planets are their generation’s, unless one of them leads this chart.
    if (isSlow(first) && isSlow(second) && !isEssential) continue;
    const hosts = [first, second].filter(hasAspects);
    const homes = (hosts.length > 0 ? hosts : [first, second]).sort((a, b) => rankOf(a) - rankOf(b));
    const free = homes.find((id) => (chosen.get(id)?.length ?? 0) < ofBody);
    const home = free ?? (isEssential ? homes[0] : undefined);
    if (home === undefined) continue;
    into(chosen, home, aspect);
    if (!isEssential) count++;
  }
  return chosen;
}
