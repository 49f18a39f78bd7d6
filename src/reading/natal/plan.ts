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

/** Chiron has a section where it is this close to one of the lights, the Ascendant or a leader. */
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

/** Every body from the Sun to Saturn; of the slow ones those that stand out. */
export function planNatal({ weighed, listed }: OpeningContext, emphasis: Emphasis): NatalPlan {
  const { chart } = weighed;
  const bodies = new Map<NatalChapter, PlannedBody[]>();
  for (const body of weighed.bodies) {
    const chapter = chapterOf(body, chart);
    if (chapter === undefined || (isBeyondSaturn(body.id) && !isSounded(body, weighed, emphasis))) continue;
    into(bodies, chapter, { body, atLength: true, aspect: true });
  }

  const inPattern = patternsTold(weighed, listed);
  const patterns = placedPatterns(inPattern, bodies);

  const crowdings = new Map<NatalChapter, Crowding[]>();
  for (const crowding of distinctCrowdings(weighed, emphasis.crowd))
    into(crowdings, chapterOfCrowding(crowding, bodies), crowding);
  const hosts = new Set(allOf(bodies).map(({ body }) => body.id));
  const aspects = chosenAspects(weighed, inPattern, emphasis, hosts);
  return { bodies, aspects, patterns, crowdings, lights: true };
}

/** The apex, or the strongest of a pattern without one. */
export function headOf(
  { patternId, bodies: ids }: Pattern,
  { bodies }: WeighedChart,
): WeighedBody | undefined {
  if (hasApex(patternId)) return bodies.find(({ id }) => id === ids[0]);
  return bodies.find(({ id }) => ids.some((each) => each === id));
}

/** Crowds in one reading. */
const mostCrowds = 3;

/**
 * The one that the opening begins with, then those in houses, then those in signs. What a sign makes of a person one
 * of the lights tells better, and a crowd that is mostly another's says nothing new.
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

/** Below it an aspect that need not be there is left out. */
const faint = 0.8;
/** A body has so many aspects written of; one more without houses, and where one must be written of; in all. */
const ofBody = 2;
export const mostOfBody = 3;
/** How others find a person’s manner is soon told. */
export const ofRisingSign = 1;
const inAll = 16;

/** What touches the Midheaven, a node or Chiron says little that is not said of them already. */
const isHeard = ({ first, second, closeness }: WeighedAspect): boolean =>
  second <= Pluto || second === Ascendant || (second === Chiron && first <= Moon && closeness > chironHeard);

/** They have aspects in their own sections only where no planet has room, save the Midheaven, which is about work. */
const isPoint = (id: BodyId): boolean => id === Midheaven || id === NorthNode;

const isPrivate = (id: BodyId): boolean => id === Moon || id === Venus;

const areLightsJoined = (aspects: readonly WeighedAspect[]): boolean =>
  aspects.some(({ first, second, aspect }) => first === Sun && second === Moon && aspect === Conjunction);

const isSlow = (id: BodyId): boolean => isBeyondSaturn(id) && id <= Pluto;

/**
 * Whether one of two slow planets that stand together makes this aspect to a body, and the other makes the same, more closely:
 * freedom and longing at once are two people, and one of them is heard. Jupiter and Saturn beside a body are heard beside
 * another.
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

/**
 * An aspect stands with its heavier body, or with the lighter where the heavier one has its share; two slow planets'
 * aspect is
 * their generation's and an aspect within a pattern is the pattern's.
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
  /** Of one that the chart has not, before all others. */
  const rankOf = (id: BodyId): number => ranks[id] ?? -1;
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
  const chapters: (NatalChapter | undefined)[] = [];
  for (const body of bodies) chapters[body.id] = chapterOf(body, chart);
  const isOf = (wanted: NatalChapter, id: BodyId): boolean => chapters[id] === wanted;
  const isOfWork = (id: BodyId): boolean => isOf('work', id);
  /**
   * What the Moon or Venus has with a planet of the career is told of private life; other things of the heavier body.
   */
  const isHomeOfSecond = ({ first, second }: WeighedAspect): boolean => {
    // How a person argues is a matter of the mind; and how one aims and holds out is none of love.
    if (first === Mercury && second === Mars) return rankOf(Mars) < rankOf(Mercury);
    // What a slower planet does to a swifter one is a matter of the swifter.
    if (second >= Jupiter && second <= Pluto) return false;
    if (isOf('love', Mars) && second === Mars && first !== Venus) return false;
    if (isPrivate(first) && isOfWork(second)) return false;
    return (isPrivate(second) && isOfWork(first)) || rankOf(second) < rankOf(first);
  };
  const areLightsTogether = areLightsJoined(aspects);
  /** A planet on an angle is told in the chapter of that, where feeling, speech and love have no place. */
  const onAngles: BodyId[] = [];
  for (const body of bodies) if (standsOnAngle(body, chart)) onAngles.push(body.id);
  const isElsewhere = (id: BodyId, { first }: WeighedAspect): boolean => {
    if (first > Saturn || !onAngles.includes(id) || isOf('longWork', id) || isOf('growth', id)) return false;
    return isSlow(id) || (id >= Jupiter && id <= Saturn && (isPrivate(first) || first === Mercury));
  };
  const isFree = (id: BodyId, aspect: WeighedAspect): boolean =>
    hosts.has(id) && !isPoint(id) && hasRoom(id, room) && !isElsewhere(id, aspect);
  const isRoomy = (id: BodyId): boolean => hosts.has(id) && hasRoom(id, mostOfBody);
  /** Lights that stand together are in one aspect to a third, and it says one thing. */
  const ofLights: WeighedAspect[] = [];
  const isToldOfOther = ({ first, second, aspect }: WeighedAspect): boolean =>
    first <= Moon && ofLights.some((told) => told.second === second && told.aspect === aspect);
  const ofAge = slowMeetings(weighed);
  const balance = new AspectBalance(dominantAspect);
  /** Told whatever else is of the same planet: of easy ones only what the opening names, the heaviest, and what is exact. */
  const isSure = (aspect: WeighedAspect): boolean =>
    aspect === dominantAspect ||
    (isEasy(aspect)
      ? inOpening.includes(aspect) || alwaysTold.includes(aspect) || isExactOfLight(aspect)
      : essential.has(aspect) && !givingWay.has(aspect));
  /** The opposition of a planet to several is told once. */
  const ofLead = facing && !isWithinAny(patterns, facing.lead) ? facing.others : [];
  const isToldWithLead = (aspect: WeighedAspect): boolean =>
    ofLead.includes(aspect) && !inOpening.includes(aspect) && !isExactOfLight(aspect);
  /** A direction is told once: what else touches the node would send the reader there a second time. */
  let isNodeTold = false;
  let count = 0;
  for (const aspect of ranked.flat()) {
    const { first, second } = aspect;
    const isEssential = isDue(aspect);
    if (!isEssential && count >= inAll) continue;
    if (isWithinAny(patterns, aspect) || ofAge.includes(aspect)) continue;
    if (isToldWithLead(aspect)) continue;
    if (isBeyondSaturn(first) && isBeyondSaturn(second) && !isEssential) continue;
    const mayBeEcho = aspect !== dominantAspect && aspect !== facing?.lead && !isExactOfLight(aspect);
    if (mayBeEcho && isEchoOfSlow(aspects, aspect)) continue;
    if (!isHeard(aspect) && !isEssential) continue;
    const isOfNode = first === NorthNode || second === NorthNode;
    if (isOfNode && isNodeTold) continue;
    if (areLightsTogether && !isExactOfLight(aspect) && isToldOfOther(aspect)) continue;
    const isOfSecond = hosts.has(first) && hosts.has(second) && isHomeOfSecond(aspect);
    const [own, other] = isOfSecond ? [second, first] : [first, second];
    const ofWork = second === Midheaven && hosts.has(second) && hasRoom(second, room) ? second : undefined;
    // How people meet someone is told in one place.
    const isOfRising = second === Ascendant && hosts.has(second);
    const ofRising =
      isOfRising && hasRoom(second, isEssential ? mostOfBody : ofRisingSign) ? second : undefined;
    // What a node is, its own section says.
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
  // What is hard comes before what is easy, which then can say when it holds.
  for (const its of chosen.values())
    if (its.some(isHard)) its.sort((a, b) => Number(isEasy(a)) - Number(isEasy(b)));
  return chosen;
}
