import { Ascendant, type BodyId, Mars, Mercury, Moon, Pluto, Saturn, Venus } from '../../chart/bodies.js';
import { isBeyondSaturn } from '../../chart/body-groups.js';
import type { House } from '../../chart/zodiac.js';
import type { NatalChapter } from '../../text/reading-keys.js';
import { isBetweenSigns, type WeighedBody } from '../factors.js';
import { angleOfPlanet } from '../weights.js';
import { chooseAspects, leaveOutDenied, requireAspects } from './aspect-choice.js';
import { allOf, chapterOfBody, into, type PlannedBody, placedPatterns } from './chapter-of.js';
import { isSignDue, type NatalContext } from './context.js';
import { chooseCrowds } from './crowd-choice.js';
import type { Emphasis } from './emphasis.js';
import { houseRead, isHouseOfAngle } from './house-read.js';
import { sidesOfPattern } from './pattern-section.js';
import { type PlacementText, placementTextOf, signTextOf } from './placements.js';
import type { NatalPlan } from './plan.js';
import { sidesOfAngleCell, sidesOfSign } from './sides.js';

/**
 * Before anything is written: which text each body has and which aspects are due, the heaviest first. A house is told
 * once, of a
 * crowd or of the first body that stands in it, and the others there are told by their signs. The Sun to Saturn and
 * the Ascendant
 * are always told, by the text that contradicts least, and what else contradicts something heavier gives way.
 */

/**
 * Mercury, Venus and a retrograde Mars are told even in a crowd: everybody looks for the first two, and the third is
 * rare.
 */
const isLookedFor = ({ id, retrograde }: WeighedBody): boolean =>
  id === Mercury || id === Venus || (id === Mars && retrograde);

/** The lights and the Ascendant, which come first. */
const isCore = (id: BodyId): boolean => id <= Moon || id === Ascendant;

/**
 * Notes in `context.written` what is told and what gives way.
 * @returns the plan, in which slow planets without a text have moved
 */
export function chooseTexts(context: NatalContext, plan: NatalPlan, emphasis: Emphasis): NatalPlan {
  const { balance, written } = context;
  const planned = allOf(plan.bodies).map(({ body }) => body);
  const patterns = allOf(plan.patterns);
  const bodies = context.weighed.bodies.filter((body) => planned.includes(body));
  // If a leading planet tells a house, the Ascendant does not tell it by its ruler.
  const isLeading = (body: WeighedBody): boolean => emphasis.leaders.includes(body) && body.id !== Ascendant;
  requireAspects(context, plan, emphasis);
  // The aspects within a pattern are told by it.
  for (const pattern of patterns) context.consistency.state(sidesOfPattern(context, pattern));
  chooseCrowds(context, plan, bodies);
  // The Ascendant comes after the lights, since it tells its ruler's house only if the ruler has not.
  const rankOf = (body: WeighedBody): number => {
    if (isLeading(body)) return 0;
    if (isCore(body.id)) return body.id === Ascendant ? 2 : 1;
    return isBeyondSaturn(body.id) ? 4 : 3;
  };
  const needed = patterns.map(({ bodies }) => bodies[0] as BodyId | undefined);
  const hasAspects = (id: BodyId): boolean =>
    plan.aspects.get(id)?.some(({ first, second }) => first <= Saturn && second <= Pluto) ?? false;
  for (let rank = 0; rank <= 4; rank++) {
    if (rank === 4) {
      leaveOutDenied(context, plan, emphasis);
      chooseAspects(context, plan, emphasis);
    }
    for (const body of bodies)
      if (rankOf(body) === rank)
        choosePlacementText(context, body, needed.includes(body.id) || !hasAspects(body.id));
  }
  for (const aspect of allOf(plan.aspects)) {
    if (written.omitted.has(aspect)) continue;
    balance.add(aspect);
  }
  const moved = movedBodies(context, plan.bodies);
  const { aspects, crowdings, lights } = plan;
  return {
    bodies: moved,
    aspects,
    patterns: placedPatterns(patterns, moved, emphasis.dominantAspect),
    crowdings,
    lights,
  };
}

/** Whether a body has no text for its place and is on no angle. */
function isLeftWithAspects({ written, weighed: { chart } }: NatalContext, body: WeighedBody): boolean {
  if (body.id > Pluto || body.house === 0) return false;
  return !written.passages.has(body.id) && angleOfPlanet(body, chart) === undefined;
}

/** Moves bodies told without their house out of the chapter of that house; aspects of slow planets go to the long work. */
function movedBodies(context: NatalContext, bodies: NatalPlan['bodies']): NatalPlan['bodies'] {
  const moved = new Map<NatalChapter, PlannedBody[]>();
  const rest: [NatalChapter, PlannedBody][] = [];
  for (const [key, planned] of bodies)
    for (const entry of planned) {
      const wanted = chapterAsTold(context, entry.body, key);
      if (wanted === key) into(moved, key, entry);
      else rest.push([wanted, entry]);
    }
  for (const [key, entry] of rest) into(moved, key, entry);
  return moved;
}

function chapterAsTold(context: NatalContext, body: WeighedBody, planned: NatalChapter): NatalChapter {
  if (isBeyondSaturn(body.id)) return isLeftWithAspects(context, body) ? 'longWork' : planned;
  const passage = context.written.passages.get(body.id);
  // Mars by sign is also about how a person works.
  if (body.id === Mars && passage && planned === 'work') return planned;
  const isBySign = passage === undefined || passage.house === 0;
  const isOnAngle = angleOfPlanet(body, context.weighed.chart) !== undefined;
  return isBySign && !isOnAngle ? (chapterOfBody[body.id] ?? planned) : planned;
}

/** @param isNeeded whether a pattern points to it, or nothing else is told of it */
function choosePlacementText(context: NatalContext, body: WeighedBody, isNeeded: boolean): void {
  const { cells, weighed, consistency, written } = context;
  const at = angleOfPlanet(body, weighed.chart);
  if (isToldByCrowd(context, body)) return;
  const teller = tellerOfCrowd(context, body);
  if (teller !== undefined) {
    written.inBrief.set(body.id, teller);
    return;
  }
  const whole = placementTextOf(cells, body, weighed);
  // A body between two signs has no certain sign to tell.
  if (isBetweenSigns(body, weighed.chart)) return;
  if (whole === undefined) {
    if (at) consistency.state(sidesOfAngleCell(context, body.id, at.angle));
    else if (!isBeyondSaturn(body.id) && isSignDue(context, body))
      consistency.state(sidesOfSign(context, body));
    return;
  }
  const chosen = fittest(context, body, whole, at !== undefined);
  if (chosen === undefined) return;
  if (isBeyondSaturn(body.id) && mayGiveWay(context, body) && !at && consistency.faults(chosen.sides) > 0)
    return;
  if (
    !at &&
    !isNeeded &&
    !isLookedFor(body) &&
    body.dignity !== 'rulership' &&
    body.dignity !== 'exaltation' &&
    body.house !== 0 &&
    mayGiveWay(context, body) &&
    (consistency.isRefrain(chosen.sides) ||
      (consistency.isCrossed(weighed.bodies.indexOf(body) < heavy ? mostCrossed : 1) &&
        consistency.contradicts(chosen.sides)))
  )
    return;
  tell(context, body, chosen);
  if (at && !isHouseOfAngle(body, weighed.chart, at.angle))
    consistency.state(sidesOfAngleCell(context, body.id, at.angle));
}

/** So many of the heaviest bodies have their own texts before bridges are counted. */
const heavy = 5;
const mostCrossed = 2;

/** Whether a body is none of the lights, the Ascendant, its ruler and those named in the opening. */
const mayGiveWay = ({ isLeader, dominant, weighed }: NatalContext, body: WeighedBody): boolean =>
  !isCore(body.id) &&
  !isLeader(body) &&
  body.id !== weighed.chart.ruler &&
  body.id !== dominant?.on &&
  body.id !== dominant?.by;

/** Whether the text on a crowd's sign tells a body's sign. */
const isToldByCrowd = (context: NatalContext, body: WeighedBody): boolean =>
  body.id <= Saturn &&
  !isLookedFor(body) &&
  mayGiveWay(context, body) &&
  angleOfPlanet(body, context.weighed.chart) === undefined &&
  context.written.crowdings.some(({ sign, bodies }) => sign === body.sign && bodies.includes(body.id));

/**
 * From so many bodies in one place on, each would tell the same: of three two have their texts, of more one; in one
 * sign two.
 */
const crowdAtOnce = 3;

/**
 * The body of a crowd, on an angle, in a sign and house or in a sign, that has told what another would repeat: the
 * other has a sentence.
 */
function tellerOfCrowd(
  { weighed, written, isLeader, dominant }: NatalContext,
  body: WeighedBody,
): BodyId | undefined {
  const { chart, bodies } = weighed;
  if (isCore(body.id) || isLookedFor(body) || body.id > Pluto) return undefined;
  if (body.house === 0 || dominant?.by === body.id) return undefined;
  const angleUnder = (each: WeighedBody): BodyId | undefined => angleOfPlanet(each, chart)?.angle;
  const angle = angleUnder(body);
  // A rising or dignified planet would be missed.
  if (angle === Ascendant || body.dignity === 'rulership' || body.dignity === 'exaltation') return undefined;
  const tellerOf = (isWith: (each: WeighedBody) => boolean, isOnePlace = true): BodyId | undefined => {
    let [count, told] = [0, 0];
    let teller: BodyId | undefined;
    for (const each of bodies) {
      if (!isWith(each)) continue;
      count++;
      if (!written.passages.has(each.id)) continue;
      teller ??= each.id;
      told++;
    }
    const isMany = count > crowdAtOnce;
    const isCrowd = isMany || (isOnePlace && count === crowdAtOnce);
    return isCrowd && told >= (isOnePlace && isMany ? 1 : 2) ? teller : undefined;
  };
  const onAngle = angle === undefined ? undefined : tellerOf((each) => angleUnder(each) === angle);
  if (onAngle !== undefined || isBeyondSaturn(body.id) || isLeader(body)) return onAngle;
  const isOfSign = ({ id, sign }: WeighedBody): boolean => id <= Saturn && sign === body.sign;
  const house = houseRead(body, chart);
  return tellerOf((each) => isOfSign(each) && houseRead(each, chart) === house) ?? tellerOf(isOfSign, false);
}

/** If the aspects of a body without a text are left out as well, its sign is told after all. */
export function tellAfterAll(context: NatalContext, body: WeighedBody): boolean {
  if (body.id > Saturn || context.written.passages.has(body.id) || context.written.inBrief.has(body.id))
    return false;
  if (isToldByCrowd(context, body) || isBetweenSigns(body, context.weighed.chart)) return false;
  const passage = signTextOf(context.cells, body, undefined);
  if (passage) tell(context, body, passage);
  return passage !== undefined;
}

/** Notes that a body has a text. */
function tell({ consistency, written }: NatalContext, body: WeighedBody, passage: PlacementText): void {
  consistency.state(passage.sides);
  written.passages.set(body.id, passage);
  if (passage.house !== 0) written.houses.add(passage.house);
}

/** The bodies that have told a house, besides the Ascendant by its ruler. */
const tellersOf = ({ written, weighed: { bodies } }: NatalContext, house: House | 0): WeighedBody[] =>
  bodies.filter(({ id }) => id !== Ascendant && written.passages.get(id)?.house === house);

/** Whether a body may tell a house: no crowd is in it, and at most one body of another sign has told it. */
function isHouseOpen(context: NatalContext, { id, sign }: WeighedBody, house: House | 0): boolean {
  if (house === 0) return true;
  const { written, weighed } = context;
  // The Ascendant and its ruler tell a house together.
  const other = id === Ascendant ? weighed.chart.ruler : id === weighed.chart.ruler ? Ascendant : undefined;
  if (other !== undefined && written.passages.get(other)?.house === house) return false;
  if (written.crowdings.some((crowding) => crowding.house === house)) return false;
  const tellers = tellersOf(context, house);
  return tellers.length < 2 && tellers.every((other) => other.sign !== sign);
}

/** Of a body's texts, by house or by sign alone, the one that contradicts least; the first if they are equal. */
function fittest(
  context: NatalContext,
  body: WeighedBody,
  whole: PlacementText,
  isOnAngle: boolean,
): PlacementText | undefined {
  const { cells, consistency, written } = context;
  const isTold = whole.house !== 0 && written.houses.has(whole.house);
  const isOfCrowd = written.crowdings.some(({ house }) => house === whole.house);
  const isInSignCrowd = written.crowdings.some(
    ({ sign, bodies }) => sign === body.sign && bodies.includes(body.id),
  );
  // The lights and Saturn are told by their houses even where others there have been, unless a crowd has told the house and none the
  // sign; the ruler is by the Ascendant.
  const isDue =
    (body.id <= Moon || body.id === Saturn) &&
    (!isOfCrowd || isInSignCrowd) &&
    tellersOf(context, whole.house).every(({ sign }) => sign !== body.sign);
  // A slow ruler tells its house, unless the Ascendant has.
  const isSlowRuler =
    isBeyondSaturn(body.id) &&
    body.id === context.weighed.chart.ruler &&
    written.passages.get(Ascendant)?.house !== whole.house;
  // A ruler on an angle tells the house that begins there itself.
  const isToldByRuler =
    whole.ruler !== undefined && angleOfPlanet(whole.ruler, context.weighed.chart) !== undefined;
  const isFree =
    isOnAngle ||
    isDue ||
    (isSlowRuler && !isOfCrowd) ||
    (!isToldByRuler && isHouseOpen(context, body, whole.house));
  const ofSign = isOnAngle || (isDue && !isTold) ? undefined : signTextOf(cells, body, whole.ruler);
  const first = isFree || (ofSign === undefined && !isBeyondSaturn(body.id)) ? whole : undefined;
  if (first === undefined || ofSign === undefined) return first ?? ofSign;
  return consistency.faults(ofSign.sides) < consistency.faults(first.sides) ? ofSign : first;
}
