import { Conjunction } from '../../chart/aspects.js';
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
  Pluto,
  Saturn,
  Sun,
  Venus,
} from '../../chart/bodies.js';
import { isBeyondSaturn } from '../../chart/body-groups.js';
import { Kite, type Pattern, TSquare, Yod } from '../../chart/patterns.js';
import type { House } from '../../chart/zodiac.js';
import { type NatalChapter, natalChapters } from '../../text/reading-keys.js';
import type { ReadingBody, ReadingChart } from '../chart.js';
import type { Crowding, WeighedAspect, WeighedBody, WeighedChart } from '../factors.js';
import { isOnAngle, nearestAngle, standsOnAngle } from '../weights.js';
import { type Emphasis, isExactOfLight } from './emphasis.js';
import { crowdingsRead, houseRead, leadingCrowd } from './house-read.js';
import { patternsTold } from './patterns.js';

/** A body that gets a section, and what of it is written out. */
export interface PlannedBody {
  body: WeighedBody;
  /** Where it stands at length, and not in a sentence. */
  atLength: boolean;
  /** Its first aspect, at length; the others have a sentence each. */
  aspect: boolean;
}

/** What of a chart is written where: each thing in one chapter. */
export interface NatalPlan {
  /** The bodies of each chapter, strongest first. */
  bodies: ReadonlyMap<NatalChapter, readonly PlannedBody[]>;
  /** The aspects written of with a body, strongest first. */
  aspects: ReadonlyMap<BodyId, readonly WeighedAspect[]>;
  patterns: ReadonlyMap<NatalChapter, readonly Pattern[]>;
  crowdings: ReadonlyMap<NatalChapter, readonly Crowding[]>;
  /** Whether there is room for what the lights make together. */
  lights: boolean;
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
    const at = nearestAngle(body, chart);
    if (at !== undefined && at.closeness >= onAngle) return chapterOfAngle[at.angle];
    // The passage on Mars is about what its house is about.
    const house = body.id === Mars ? houseRead(body, chart) : 0;
    return house === 0 ? own : chapterOfHouse[house];
  }
  if (own !== undefined || !isBeyondSaturn(body.id) || body.house === 0) return own;
  const at = nearestAngle(body, chart);
  return at !== undefined && isOnAngle(at) ? chapterOfAngle[at.angle] : chapterOfHouse[body.house];
}

/** What three planets and more make together is of the whole person, whatever each of them is about. */
export const chapterOfPatterns: NatalChapter = 'identity';

export function into<K, T>(map: Map<K, T[]>, key: K, one: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [one]);
  else list.push(one);
}

/** Chiron has a section where it is this close to one of the lights, the Ascendant or a leader. */
const chironHeard = 0.75;

function isSounded(
  body: WeighedBody,
  { chart }: WeighedChart,
  { leaders, dominantAspect }: Emphasis,
): boolean {
  if (leaders.includes(body)) return true;
  if (standsOnAngle(body, chart)) return true;
  if (body.id !== Chiron)
    return (
      chart.cusps.length > 0 && (dominantAspect?.first === body.id || dominantAspect?.second === body.id)
    );
  const isMain = (id: BodyId): boolean =>
    id <= Moon || id === Ascendant || leaders.some((leader) => leader.id === id);
  return body.aspects.some(
    ({ first, second, closeness }) => closeness > chironHeard && isMain(first === Chiron ? second : first),
  );
}

/** Every body from the Sun to Saturn; of the slow ones those that stand out. */
export function planNatal(weighed: WeighedChart, emphasis: Emphasis): NatalPlan {
  const { chart } = weighed;
  const bodies = new Map<NatalChapter, PlannedBody[]>();
  for (const body of weighed.bodies) {
    const chapter = chapterOf(body, chart);
    if (chapter === undefined || (isBeyondSaturn(body.id) && !isSounded(body, weighed, emphasis))) continue;
    into(bodies, chapter, { body, atLength: true, aspect: true });
  }

  const patterns = new Map<NatalChapter, Pattern[]>();
  const inPattern: Pattern[] = [];
  for (const pattern of patternsTold(weighed)) {
    inPattern.push(pattern);
    into(patterns, chapterOfPatterns, pattern);
  }

  const crowdings = new Map<NatalChapter, Crowding[]>();
  for (const crowding of distinctCrowdings(weighed))
    into(crowdings, chapterOfCrowding(crowding, bodies), crowding);
  const hosts = new Set([...bodies.values()].flat().map(({ body }) => body.id));
  const aspects = chosenAspects(weighed, inPattern, emphasis, hosts);
  return { bodies, aspects, patterns, crowdings, lights: true };
}

/** The apex, or the strongest of a pattern without one. */
export function headOf(
  { patternId, bodies: ids }: Pattern,
  { bodies }: WeighedChart,
): WeighedBody | undefined {
  if (patternId === TSquare || patternId === Yod || patternId === Kite)
    return bodies.find(({ id }) => id === ids[0]);
  return bodies.find(({ id }) => ids.some((each) => each === id));
}

/** A crowd that is mostly another's says nothing new; the one that the opening begins with is always among them. */
function distinctCrowdings(weighed: WeighedChart): Crowding[] {
  const leading = leadingCrowd(weighed);
  const distinct: Crowding[] = leading ? [leading] : [];
  for (const crowding of crowdingsRead(weighed)) {
    const again = distinct.some(
      ({ bodies }) => crowding.bodies.filter((id) => bodies.includes(id)).length * 2 > crowding.bodies.length,
    );
    if (!again) distinct.push(crowding);
  }
  return distinct.slice(0, 2);
}

/**
 * In the chapter of the house, where others are told of; of a sign at the head of the first that has one of its own,
 * if that leads it,
 * or of the whole chart.
 */
export function chapterOfCrowding(
  { bodies: ids, house }: Crowding,
  planned: ReadonlyMap<NatalChapter, readonly PlannedBody[]>,
): NatalChapter {
  if (house !== undefined) return chapterOfHouse[house];
  const isIn = ({ body }: PlannedBody): boolean => ids.includes(body.id);
  const first = natalChapters.find((key) => planned.get(key)?.some(isIn));
  const head = first && planned.get(first)?.[0];
  return first && head && isIn(head) ? first : 'identity';
}

/** Below it an aspect that need not be there is left out. */
const faint = 0.8;
/** A body has so many aspects written of; one more without houses, and where one must be written of; in all. */
const ofBody = 2;
export const mostOfBody = 3;
const inAll = 16;

/** What touches the Midheaven, a node or Chiron says little that is not said of them already. */
const isHeard = ({ first, second, closeness }: WeighedAspect): boolean =>
  second <= Pluto || second === Ascendant || (second === Chiron && first <= Moon && closeness > chironHeard);

const isPrivate = (id: BodyId): boolean => id === Moon || id === Venus;

/** Whether the aspects of a body are written in its own section. */
const hasAspects = (id: BodyId): boolean => id !== Midheaven && id !== NorthNode;

const areLightsJoined = (aspects: readonly WeighedAspect[]): boolean =>
  aspects.some(({ first, second, aspect }) => first === Sun && second === Moon && aspect === Conjunction);

/**
 * An aspect stands with its heavier body, or with the lighter where the heavier one has its share; two slow planets'
 * aspect is
 * their generation's and an aspect within a pattern is the pattern's.
 * @param hosts bodies with a section
 */
export function chosenAspects(
  { aspects, bodies, chart }: WeighedChart,
  patterns: readonly Pattern[],
  { dominantAspect, essential }: Emphasis,
  hosts: ReadonlySet<BodyId>,
): Map<BodyId, WeighedAspect[]> {
  const chosen = new Map<BodyId, WeighedAspect[]>();
  const rankOf = (id: BodyId): number => bodies.findIndex((body) => body.id === id);
  const room = chart.cusps.length > 0 ? ofBody : mostOfBody;
  const hasRoom = (id: BodyId, most: number): boolean => (chosen.get(id)?.length ?? 0) < most;
  const isDue = (aspect: WeighedAspect): boolean => aspect === dominantAspect || essential.has(aspect);
  const rankOfAspect = (aspect: WeighedAspect): number =>
    Number(!isDue(aspect)) * 4 + Number(aspect !== dominantAspect) * 2 + Number(!isExactOfLight(aspect));
  const ranked: WeighedAspect[][] = [];
  for (const aspect of aspects) {
    const rank = rankOfAspect(aspect);
    // What neither has to be told nor is heavy enough is never reached.
    if (rank >= 4 && aspect.weight < faint) continue;
    ranked[rank] ??= [];
    ranked[rank].push(aspect);
  }
  const isOf = (wanted: NatalChapter, id: BodyId): boolean =>
    bodies.some((body) => body.id === id && chapterOf(body, chart) === wanted);
  const isOfWork = (id: BodyId): boolean => isOf('work', id);
  /**
   * What the Moon or Venus has with a planet of the career is told of private life; other things of the heavier body.
   */
  const isHomeOfSecond = ({ first, second }: WeighedAspect): boolean => {
    // How a person argues is a matter of the mind; and how one aims and holds out is none of love.
    if (first === Mercury && second === Mars) return rankOf(Mars) < rankOf(Mercury);
    if (isOf('love', Mars) && (first === Mars ? second !== Venus : second === Mars && first !== Venus))
      return first === Mars;
    if (isPrivate(first) && isOfWork(second)) return false;
    return (isPrivate(second) && isOfWork(first)) || rankOf(second) < rankOf(first);
  };
  const areLightsTogether = areLightsJoined(aspects);
  /** Lights that stand together are in one aspect to a third, and it says one thing. */
  const ofLights: WeighedAspect[] = [];
  const isToldOfOther = ({ first, second, aspect }: WeighedAspect): boolean =>
    first <= Moon && ofLights.some((told) => told.second === second && told.aspect === aspect);
  let count = 0;
  for (const aspect of ranked.flat()) {
    const { first, second } = aspect;
    const isEssential = isDue(aspect);
    if (!isEssential && count >= inAll) continue;
    const inPattern = patterns.some(({ bodies: ids }) =>
      [first, second].every((id) => ids.some((each) => each === id)),
    );
    if (inPattern) continue;
    if (isBeyondSaturn(first) && isBeyondSaturn(second) && !isEssential) continue;
    if (!isHeard(aspect)) continue;
    if (areLightsTogether && !isExactOfLight(aspect) && isToldOfOther(aspect)) continue;
    const homes = [first, second].filter((id) => hosts.has(id) && hasAspects(id));
    if (homes.length === 2 && isHomeOfSecond(aspect)) homes.reverse();
    const free = homes.find((id) => hasRoom(id, room));
    const home = free ?? (isEssential ? homes.find((id) => hasRoom(id, mostOfBody)) : undefined);
    if (home === undefined) continue;
    into(chosen, home, aspect);
    if (first <= Moon) ofLights.push(aspect);
    count++;
  }
  return chosen;
}
