import { Conjunction } from '../../chart/aspects.js';
import {
  Ascendant,
  type BodyId,
  Chiron,
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
import { hasApex, type Pattern } from '../../chart/patterns.js';
import type { NatalChapter } from '../../text/reading-keys.js';
import {
  type Crowding,
  isWithin,
  type WeighedAspect,
  type WeighedBody,
  type WeighedChart,
} from '../factors.js';
import { standsOnAngle } from '../weights.js';
import { AspectBalance, isEasy, isHard } from './aspect-balance.js';
import { allOf, chapterOf, chapterOfCrowding, into, type PlannedBody, placedPatterns } from './chapter-of.js';
import { type Emphasis, isExactOfLight, slowMeetings } from './emphasis.js';
import { crowdingsRead } from './house-read.js';
import type { OpeningContext } from './opening-context.js';
import { patternsTold } from './patterns.js';

/** Which factors are told in which chapter. */
export interface NatalPlan {
  /** The bodies of each chapter, strongest first. */
  bodies: ReadonlyMap<NatalChapter, readonly PlannedBody[]>;
  /** The aspects told with each body, strongest first. */
  aspects: ReadonlyMap<BodyId, readonly WeighedAspect[]>;
  patterns: ReadonlyMap<NatalChapter, readonly Pattern[]>;
  crowdings: ReadonlyMap<NatalChapter, readonly Crowding[]>;
  /** Whether there is room for the lights together. */
  lights: boolean;
}

/** Least closeness of Chiron's aspect to a light, the Ascendant or a leading body for a section. */
const chironHeard = 0.75;

function isSounded(
  body: WeighedBody,
  { chart }: WeighedChart,
  { leaders, dominantAspect }: Emphasis,
): boolean {
  if (leaders.includes(body) || body.id === chart.ruler) return true;
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

/** Plans every body from the Sun to Saturn, and slow ones that stand out. */
export function planNatal({ weighed, listed }: OpeningContext, emphasis: Emphasis): NatalPlan {
  const { chart } = weighed;
  const bodies = new Map<NatalChapter, PlannedBody[]>();
  for (const body of weighed.bodies) {
    const chapter = chapterOf(body, chart);
    if (chapter === undefined || (isBeyondSaturn(body.id) && !isSounded(body, weighed, emphasis))) continue;
    into(bodies, chapter, { body, atLength: true, aspect: true });
  }

  const inPattern = patternsTold(weighed, listed);
  const patterns = placedPatterns(inPattern, bodies, emphasis.dominantAspect);

  const crowdings = new Map<NatalChapter, Crowding[]>();
  for (const crowding of distinctCrowdings(weighed, emphasis.crowd))
    into(crowdings, chapterOfCrowding(crowding, bodies, emphasis.crowd), crowding);
  const hosts = new Set(allOf(bodies).map(({ body }) => body.id));
  const aspects = chosenAspects(weighed, inPattern, emphasis, hosts);
  return { bodies, aspects, patterns, crowdings, lights: true };
}

/** The apex of a pattern, or else its strongest planet. */
export function headOf(
  { patternId, bodies: ids }: Pattern,
  { bodies }: WeighedChart,
): WeighedBody | undefined {
  if (hasApex(patternId)) return bodies.find(({ id }) => id === ids[0]);
  return bodies.find(({ id }) => ids.some((each) => each === id));
}

/** Crowds of a reading at most. */
const mostCrowds = 3;

/**
 * The crowd that the opening begins with, then those in houses, then those in signs. A sign is told better by a light
 * in it, and a crowd that mostly consists of another's planets adds nothing.
 */
function distinctCrowdings(weighed: WeighedChart, leading: Crowding | undefined): Crowding[] {
  const distinct: Crowding[] = leading ? [leading] : [];
  const crowdings = crowdingsRead(weighed);
  const isOfHouse = ({ house }: Crowding): boolean => house !== undefined;
  const hasLight = ({ bodies }: Crowding): boolean => bodies.some((id) => id <= Moon);
  const ofSigns = crowdings.filter((each) => !isOfHouse(each) && !hasLight(each));
  for (const crowding of [...crowdings.filter(isOfHouse), ...ofSigns]) {
    const again = distinct.some(
      ({ bodies, house }) =>
        (crowding.house === undefined || house !== undefined) &&
        crowding.bodies.filter((id) => bodies.includes(id)).length * 2 > crowding.bodies.length,
    );
    if (!again && !distinct.includes(crowding)) distinct.push(crowding);
  }
  return distinct.slice(0, mostCrowds);
}

/** An optional aspect of less weight is left out. */
const faint = 0.8;
/** Aspects of a body at most; one more without houses or if it is required; and of the whole reading. */
const ofBody = 2;
export const mostOfBody = 3;
/** Aspects to the Ascendant at most. */
export const ofRisingSign = 1;
const inAll = 16;

/** Whether an aspect has something to say: those to the Midheaven, a node or Chiron must be close. */
const isHeard = ({ first, second, closeness }: WeighedAspect): boolean =>
  second <= Pluto || second === Ascendant || (second === Chiron && first <= Moon && closeness > chironHeard);

/** Points whose aspects are told with a planet if there is room there; the Midheaven is about work. */
const isPoint = (id: BodyId): boolean => id === Midheaven || id === NorthNode;

const isPrivate = (id: BodyId): boolean => id === Moon || id === Venus;

const areLightsJoined = (aspects: readonly WeighedAspect[]): boolean =>
  aspects.some(({ first, second, aspect }) => first === Sun && second === Moon && aspect === Conjunction);

const isSlow = (id: BodyId): boolean => isBeyondSaturn(id) && id <= Pluto;

/**
 * Whether a conjunct slow planet makes the same aspect to a body more closely. Freedom and longing at once would be two
 * people, so one is told. Jupiter and Saturn are told beside another.
 */
export const isEchoOfSlow = (aspects: readonly WeighedAspect[], one: WeighedAspect): boolean =>
  one.second >= Jupiter &&
  one.second <= Pluto &&
  !isSlow(one.first) &&
  aspects.some(
    ({ first, second, aspect, closeness }) =>
      first === one.first &&
      second !== one.second &&
      aspect === one.aspect &&
      closeness > one.closeness &&
      second >= Jupiter &&
      second <= Pluto &&
      (aspect !== Conjunction || (isSlow(second) && isSlow(one.second))) &&
      areTogether(aspects, Math.min(second, one.second), Math.max(second, one.second)),
  );

const areTogether = (aspects: readonly WeighedAspect[], lower: BodyId, higher: BodyId): boolean =>
  aspects.some(({ first, second, aspect }) => first === lower && second === higher && aspect === Conjunction);

function isWithinAny(patterns: readonly Pattern[], aspect: WeighedAspect): boolean {
  for (const pattern of patterns) if (isWithin(pattern, aspect)) return true;
  return false;
}

/** Lists one after the other, of which some may be missing. */
function inTurn(lists: readonly (readonly WeighedAspect[] | undefined)[]): WeighedAspect[] {
  const all: WeighedAspect[] = [];
  for (const list of lists) if (list !== undefined) for (const each of list) all.push(each);
  return all;
}

/**
 * The aspects by the body with which they are told: the heavier, or the lighter if the heavier has enough. Those
 * between slow planets belong to their generation, those within a pattern to it.
 * @param hosts bodies with a section
 */
export function chosenAspects(
  weighed: WeighedChart,
  patterns: readonly Pattern[],
  { inOpening, dominantAspect, essential, facing, alwaysTold, givingWay }: Emphasis,
  hosts: ReadonlySet<BodyId>,
): Map<BodyId, WeighedAspect[]> {
  const { aspects, bodies, chart } = weighed;
  const chosen = new Map<BodyId, WeighedAspect[]>();
  const ranks: number[] = [];
  for (const [rank, { id }] of bodies.entries()) ranks[id] = rank;
  /** A body that the chart lacks comes before all others. */
  const rankOf = (id: BodyId): number => ranks[id] ?? -1;
  const room = chart.cusps.length > 0 ? ofBody : mostOfBody;
  const hasRoom = (id: BodyId, most: number): boolean => (chosen.get(id)?.length ?? 0) < most;
  const isDue = (aspect: WeighedAspect): boolean => aspect === dominantAspect || essential.has(aspect);
  const rankOfAspect = (aspect: WeighedAspect): number =>
    Number(!isDue(aspect)) * 4 + Number(aspect !== dominantAspect) * 2 + Number(!isExactOfLight(aspect));
  const ranked: WeighedAspect[][] = [];
  for (const aspect of aspects) {
    const rank = rankOfAspect(aspect);
    // An optional aspect that is too light.
    if (rank >= 4 && aspect.weight < faint) continue;
    ranked[rank] ??= [];
    ranked[rank].push(aspect);
  }
  const chapters: (NatalChapter | undefined)[] = [];
  for (const body of bodies) chapters[body.id] = chapterOf(body, chart);
  const isOf = (wanted: NatalChapter, id: BodyId): boolean => chapters[id] === wanted;
  const isOfWork = (id: BodyId): boolean => isOf('work', id);
  /**
   * Whether an aspect is told with its second body: those of Moon or Venus with a planet of career belong to private
   * life.
   */
  const isHomeOfSecond = ({ first, second }: WeighedAspect): boolean => {
    // How a person argues belongs to the mind.
    if (first === Mercury && second === Mars) return rankOf(Mars) < rankOf(Mercury);
    // A slower planet acts on a swifter one, with which it is told.
    if (second >= Jupiter && second <= Pluto) return false;
    if (isOf('love', Mars) && second === Mars && first !== Venus) return false;
    if (isPrivate(first) && isOfWork(second)) return false;
    return (isPrivate(second) && isOfWork(first)) || rankOf(second) < rankOf(first);
  };
  const areLightsTogether = areLightsJoined(aspects);
  /** Planets told on an angle, in whose chapter feeling, speech and love have no place. */
  const onAngles: BodyId[] = [];
  for (const body of bodies) if (standsOnAngle(body, chart)) onAngles.push(body.id);
  const isElsewhere = (id: BodyId, { first }: WeighedAspect): boolean => {
    if (first > Saturn || !onAngles.includes(id) || isOf('longWork', id) || isOf('growth', id)) return false;
    return isSlow(id) || (id >= Jupiter && id <= Saturn && (isPrivate(first) || first === Mercury));
  };
  const isFree = (id: BodyId, aspect: WeighedAspect): boolean =>
    hosts.has(id) && !isPoint(id) && hasRoom(id, room) && !isElsewhere(id, aspect);
  const isRoomy = (id: BodyId): boolean => hosts.has(id) && hasRoom(id, mostOfBody);
  /** Aspects of lights that are conjunct: both aspect a third body, which says one thing. */
  const ofLights: WeighedAspect[] = [];
  const isToldOfOther = ({ first, second, aspect }: WeighedAspect): boolean =>
    first <= Moon && ofLights.some((told) => told.second === second && told.aspect === aspect);
  const ofAge = slowMeetings(weighed);
  const balance = new AspectBalance(dominantAspect);
  /**
   * Whether an aspect is told whatever else is of its planet: an easy one only if it is named in the opening, among the
   * heaviest or exact.
   */
  const isSure = (aspect: WeighedAspect): boolean =>
    aspect === dominantAspect ||
    (isEasy(aspect)
      ? inOpening.includes(aspect) || alwaysTold.includes(aspect) || isExactOfLight(aspect)
      : essential.has(aspect) && !givingWay.has(aspect));
  /** A planet's oppositions to several are told once. */
  const ofLead = facing && !isWithinAny(patterns, facing.lead) ? facing.others : [];
  const isToldWithLead = (aspect: WeighedAspect): boolean =>
    ofLead.includes(aspect) && !inOpening.includes(aspect) && !isExactOfLight(aspect);
  /** One aspect of the node is enough. */
  let isNodeTold = false;
  let count = 0;
  for (const aspect of inTurn(ranked)) {
    const { first, second } = aspect;
    const isEssential = isDue(aspect);
    if (!isEssential && count >= inAll) continue;
    if (isWithinAny(patterns, aspect) || ofAge.includes(aspect)) continue;
    if (isToldWithLead(aspect)) continue;
    if (isBeyondSaturn(first) && isBeyondSaturn(second) && !isEssential) continue;
    const mayBeEcho = aspect !== facing?.lead && !inOpening.includes(aspect) && !isExactOfLight(aspect);
    if (mayBeEcho && isEchoOfSlow(aspects, aspect)) continue;
    if (!isHeard(aspect) && !isEssential) continue;
    const isOfNode = first === NorthNode || second === NorthNode;
    if (isOfNode && isNodeTold) continue;
    if (areLightsTogether && !isExactOfLight(aspect) && isToldOfOther(aspect)) continue;
    const isOfSecond = hosts.has(first) && hosts.has(second) && isHomeOfSecond(aspect);
    const [own, other] = isOfSecond ? [second, first] : [first, second];
    const ofWork = second === Midheaven && hosts.has(second) && hasRoom(second, room) ? second : undefined;
    // Aspects to the Ascendant are told in one place.
    const isOfRising = second === Ascendant && hosts.has(second);
    const ofRising =
      isOfRising && hasRoom(second, isEssential ? mostOfBody : ofRisingSign) ? second : undefined;
    // The node's own section tells what it is.
    const ofNode = second === NorthNode && isRoomy(second) ? second : undefined;
    const free = isFree(own, aspect) ? own : isFree(other, aspect) ? other : undefined;
    const roomy = isRoomy(own) ? own : isRoomy(other) ? other : undefined;
    const home = isOfRising ? ofRising : (ofWork ?? ofNode ?? free ?? (isEssential ? roomy : undefined));
    if (home === undefined || !(isSure(aspect) || balance.hasRoom(aspect))) continue;
    balance.add(aspect);
    into(chosen, home, aspect);
    isNodeTold ||= isOfNode;
    if (first <= Moon) ofLights.push(aspect);
    count++;
  }
  // Hard aspects come before easy ones, which can then say when they hold.
  for (const its of chosen.values())
    if (its.some(isHard)) its.sort((a, b) => Number(isEasy(a)) - Number(isEasy(b)));
  return chosen;
}
