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
import type { NatalChapter } from '../text/reading-keys.js';
import type { ReadingBody, ReadingChart } from './chart.js';
import type { Crowding, WeighedAspect, WeighedBody, WeighedChart } from './factors.js';
import { type AtAngle, angleOf, isSlow } from './weights.js';

/** What of a chart is told where: each thing in one chapter. */
export interface NatalPlan {
  /** The bodies of each chapter, strongest first. */
  bodies: ReadonlyMap<NatalChapter, readonly WeighedBody[]>;
  /** The aspects told with a body, strongest first. */
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

/** Where a house's matters are told; what is hidden or slow in the eighth and twelfth is the long work's. */
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

/**
 * A slow planet is told in the chapter of the angle it stands on, or of its house; what it is for everybody is its
 * generation's.
 */
export function chapterOf(body: ReadingBody, chart: ReadingChart): NatalChapter | undefined {
  const own = chapterOfBody[body.id];
  if (own !== undefined || !isSlow(body.id) || body.house === 0) return own;
  const at = angleOf(body, chart);
  return at !== undefined && strikes(at) ? chapterOfAngle[at.angle] : chapterOfHouse[body.house];
}

/** Of an aspect: below it is too faint to tell. */
const timed = { faint: 1.6, ofBody: 2, inAll: 13 };
/** Without houses there is room for more of them. */
const untimed = { faint: 1, ofBody: 3, inAll: 18 };
const mostPatterns = 2;

export function planNatal(weighed: WeighedChart): NatalPlan {
  const bodies = new Map<NatalChapter, WeighedBody[]>();
  const into = <T>(map: Map<NatalChapter, T[]>, chapter: NatalChapter, one: T): void => {
    const list = map.get(chapter);
    if (list === undefined) map.set(chapter, [one]);
    else list.push(one);
  };
  for (const body of weighed.bodies) {
    const chapter = chapterOf(body, weighed.chart);
    if (chapter !== undefined) into(bodies, chapter, body);
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
  return { bodies, aspects: aspectsToTell(weighed, inPattern), patterns, crowdings };
}

/** Stelliums are told as crowdings, from three planets on. */
function patternsByWeight({ chart, bodies }: WeighedChart): Pattern[] {
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

/** A figure whose apex is slow is told with the strongest of the others. */
function chapterOfPattern(pattern: Pattern, weighed: WeighedChart): NatalChapter {
  const head = headOf(pattern, weighed);
  const member =
    head !== undefined && head.id <= Saturn
      ? head
      : weighed.bodies.find(({ id }) => id <= Saturn && pattern.bodies.some((each) => each === id));
  return (member && chapterOf(member, weighed.chart)) ?? 'longWork';
}

/** A crowd that is mostly another's is not told again. */
function distinctCrowdings(crowdings: readonly Crowding[]): Crowding[] {
  const told: Crowding[] = [];
  for (const crowding of crowdings) {
    const again = told.some(
      ({ bodies }) => crowding.bodies.filter((id) => bodies.includes(id)).length * 2 > crowding.bodies.length,
    );
    if (!again) told.push(crowding);
  }
  return told.slice(0, 2);
}

function chapterOfCrowding({ house, bodies: ids }: Crowding, { chart, bodies }: WeighedChart): NatalChapter {
  if (house !== undefined) return chapterOfHouse[house];
  const heaviest = bodies.find(({ id }) => ids.includes(id));
  return (heaviest && chapterOf(heaviest, chart)) ?? 'identity';
}

/**
 * With its heavier body an aspect is told, or with the lighter where the heavier one has its share; two slow planets'
 * aspect is their generation's and an aspect within a told figure is the figure's.
 */
function aspectsToTell(
  { chart, aspects, bodies }: WeighedChart,
  patterns: readonly Pattern[],
): Map<BodyId, WeighedAspect[]> {
  const told = new Map<BodyId, WeighedAspect[]>();
  const rankOf = (id: BodyId): number => bodies.findIndex((body) => body.id === id);
  const isHome = (id: BodyId): boolean => id in chapterOfBody && id !== Midheaven && id !== NorthNode;
  const { faint, ofBody, inAll } = chart.cusps.length > 0 ? timed : untimed;
  let count = 0;
  for (const aspect of aspects) {
    const { first, second, weight } = aspect;
    if (weight < faint || count === inAll) break;
    if (patterns.some(({ bodies: ids }) => [first, second].every((id) => ids.some((each) => each === id))))
      continue;
    if ((isSlow(first) || first === Saturn) && isSlow(second)) continue;
    const homes = [first, second].filter(isHome).sort((a, b) => rankOf(a) - rankOf(b));
    const home = homes.find((id) => (told.get(id)?.length ?? 0) < ofBody);
    if (home === undefined) continue;
    told.set(home, [...(told.get(home) ?? []), aspect]);
    count++;
  }
  return told;
}
