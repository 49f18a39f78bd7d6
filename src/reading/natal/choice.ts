import { Ascendant, type BodyId, Moon, Pluto, Saturn } from '../../chart/bodies.js';
import { isBeyondSaturn } from '../../chart/body-groups.js';
import type { House } from '../../chart/zodiac.js';
import { isOpposed } from '../../text/sides.js';
import type { WeighedBody, WeighedChart } from '../factors.js';
import { angleOfPlanet } from '../weights.js';
import { isSignDue, type NatalContext } from './context.js';
import type { Emphasis } from './emphasis.js';
import { houseRead, isHouseOfAngle, isOfPersonal, leadingCrowd } from './house-read.js';
import { sidesOfPattern } from './pattern-section.js';
import { type PlacementText, placementTextOf, signTextOf } from './placements.js';
import { into, type NatalPlan } from './plan.js';
import { sidesOfAngleCell, sidesOfAspect, sidesOfCrowd, sidesOfSign } from './sides.js';

/**
 * Before anything is written: which text each body has and which aspects are due, the heaviest first. A house is told
 * once, of a
 * crowd or of the first body that stands in it, and the others there are told by their signs. The Sun to Saturn and
 * the Ascendant
 * are always told, by the text that contradicts least, and what else contradicts something heavier gives way.
 */

/** They come before the others. */
const isCore = (id: BodyId): boolean => id <= Moon || id === Ascendant;

/**
 * Notes in `context.written` what is told and what gives way. @returns the plan, in which slow planets without a text
 * have moved
 */
export function chooseTexts(context: NatalContext, plan: NatalPlan, emphasis: Emphasis): NatalPlan {
  const planned = new Set([...plan.bodies.values()].flat().map(({ body }) => body.id));
  const bodies = context.weighed.bodies.filter(({ id }) => planned.has(id));
  const isFirst = (body: WeighedBody): boolean => emphasis.leaders.includes(body) || isCore(body.id);
  // What a leading planet tells of a house the Ascendant need not tell by its ruler.
  const isLeading = (body: WeighedBody): boolean => emphasis.leaders.includes(body) && body.id !== Ascendant;
  requireAspects(context, plan, emphasis);
  // Of what stands in a figure the aspects are told by it alone.
  for (const pattern of [...plan.patterns.values()].flat())
    context.consistency.state(sidesOfPattern(context, pattern));
  chooseCrowds(context, plan, bodies);
  const rankOf = (body: WeighedBody): number =>
    isLeading(body) ? 0 : isFirst(body) ? 1 : isBeyondSaturn(body.id) ? 3 : 2;
  for (let rank = 0; rank <= 3; rank++) {
    if (rank === 3) chooseAspects(context, plan, emphasis);
    for (const body of bodies) if (rankOf(body) === rank) choosePlacementText(context, body);
  }
  const left = bodies.filter((body) => isBeyondSaturn(body.id) && isLeftWithAspects(context, body));
  return { ...plan, bodies: movedToLongWork(plan.bodies, left) };
}

/**
 * Crowds in houses, and the one that the opening begins with, are told whatever they contradict: a house with three
 * planets in it is a good part of a life. Those in signs, and those of slow planets, are told where they contradict
 * neither what is due nor what single bodies may be told by, which then can be told without the house.
 */
function chooseCrowds(context: NatalContext, { crowdings }: NatalPlan, bodies: readonly WeighedBody[]): void {
  const { cells, weighed, consistency, written } = context;
  const leading = leadingCrowd(weighed);
  for (const crowding of [...crowdings.values()].flat()) {
    const { sign, house } = crowding;
    const sides = sidesOfCrowd(cells.readings.natalChapters.sides, crowding);
    const isContradicted = (): boolean =>
      bodies.some((body) => {
        const whole = placementTextOf(cells, body, weighed);
        const form = whole && whole.house === house ? signTextOf(cells, body, whole.ruler) : whole;
        return isOpposed(
          form ? form.sides : isBeyondSaturn(body.id) ? undefined : sidesOfSign(context, body),
          sides,
        );
      });
    const isLeading = leading !== undefined && leading.sign === sign && leading.house === house;
    if (isLeading || (house !== undefined && isOfPersonal(crowding))) consistency.state(sides);
    else if (isContradicted() || !consistency.tryAdd(sides)) continue;
    written.crowdings.add(crowding);
    if (house !== undefined) written.houses.add(house);
  }
}

/** Without a passage, and on no angle. */
function isLeftWithAspects({ written, weighed: { chart } }: NatalContext, body: WeighedBody): boolean {
  if (body.id > Pluto || body.house === 0) return false;
  return !written.passages.has(body.id) && angleOfPlanet(body, chart) === undefined;
}

/** What slow planets do to others is no matter of their houses. */
function movedToLongWork(bodies: NatalPlan['bodies'], moved: readonly WeighedBody[]): NatalPlan['bodies'] {
  const left = new Map([...bodies].map(([key, planned]) => [key, [...planned]]));
  for (const body of moved)
    for (const [key, planned] of bodies) {
      const entry = planned.find((each) => each.body === body);
      if (entry === undefined || key === 'longWork') continue;
      left.set(
        key,
        (left.get(key) ?? []).filter((each) => each !== entry),
      );
      into(left, 'longWork', entry);
    }
  return left;
}

function choosePlacementText(context: NatalContext, body: WeighedBody): void {
  const { cells, weighed, consistency, isLeader, written } = context;
  const at = angleOfPlanet(body, weighed.chart);
  const teller = tellerOfCrowd(context, body);
  if (teller !== undefined) {
    written.inBrief.set(body.id, teller);
    return;
  }
  const whole = placementTextOf(cells, body, weighed);
  if (whole === undefined) {
    if (at) consistency.state(sidesOfAngleCell(context, body.id, at.angle));
    else if (!isBeyondSaturn(body.id) && isSignDue(context, body))
      consistency.state(sidesOfSign(context, body));
    return;
  }
  const chosen = fittest(context, body, whole, at !== undefined);
  if (chosen === undefined) return;
  if (isBeyondSaturn(body.id) && !isLeader(body) && !at && consistency.faults(chosen.sides) > 0) return;
  tell(context, body, chosen);
  if (at && !isHouseOfAngle(body, weighed.chart, at.angle))
    consistency.state(sidesOfAngleCell(context, body.id, at.angle));
}

/**
 * So many in one place that each would tell the same: of three two have their texts, of more one; of more in one
 * sign, two.
 */
const crowdAtOnce = 3;

/**
 * Who has told what a body would tell again, of a crowd on one angle, in one sign and house, or in one sign: the
 * others have a sentence each.
 */
function tellerOfCrowd(
  { weighed, written, isLeader, dominant }: NatalContext,
  body: WeighedBody,
): BodyId | undefined {
  const { chart, bodies } = weighed;
  if (isCore(body.id) || body.id > Pluto || body.house === 0 || dominant?.by === body.id) return undefined;
  const angleUnder = (each: WeighedBody): BodyId | undefined => angleOfPlanet(each, chart)?.angle;
  const angle = angleUnder(body);
  // What rises, or is at home or exalted, is what a person would miss.
  if (angle === Ascendant || body.dignity === 'rulership' || body.dignity === 'exaltation') return undefined;
  const tellerOf = (isWith: (each: WeighedBody) => boolean, isOnePlace = true): BodyId | undefined => {
    const crowd = bodies.filter(isWith);
    const its = crowd.filter(({ id }) => written.passages.has(id));
    const isMany = crowd.length > crowdAtOnce;
    const isCrowd = isMany || (isOnePlace && crowd.length === crowdAtOnce);
    return isCrowd && its.length >= (isOnePlace && isMany ? 1 : 2) ? its[0]?.id : undefined;
  };
  const onAngle = angle === undefined ? undefined : tellerOf((each) => angleUnder(each) === angle);
  if (onAngle !== undefined || isBeyondSaturn(body.id) || isLeader(body)) return onAngle;
  const isOfSign = ({ id, sign }: WeighedBody): boolean => id <= Saturn && sign === body.sign;
  const house = houseRead(body, chart);
  return tellerOf((each) => isOfSign(each) && houseRead(each, chart) === house) ?? tellerOf(isOfSign, false);
}

/** A body has a passage. */
function tell({ consistency, written }: NatalContext, body: WeighedBody, passage: PlacementText): void {
  consistency.state(passage.sides);
  written.passages.set(body.id, passage);
  if (passage.house !== 0) written.houses.add(passage.house);
}

/** The lights and the chart's ruler are told by their houses, too, even where another there has been. */
const isDueByHouse = ({ id }: WeighedBody, { chart }: WeighedChart): boolean =>
  id <= Moon || (id === chart.ruler && id <= Saturn);

/** Who has told a house, besides the Ascendant by its ruler. */
const tellersOf = ({ written, weighed: { bodies } }: NatalContext, house: House | 0): WeighedBody[] =>
  bodies.filter(({ id }) => id !== Ascendant && written.passages.get(id)?.house === house);

/** Whether there is no crowd in a house, and at most one of another sign has told it: two passages are not yet one twice. */
function isHouseOpen(context: NatalContext, { sign }: WeighedBody, house: House | 0): boolean {
  if (house === 0) return true;
  if ([...context.written.crowdings].some((crowding) => crowding.house === house)) return false;
  const tellers = tellersOf(context, house);
  return tellers.length < 2 && tellers.every((other) => other.sign !== sign);
}

/**
 * Of the texts on a body, of its house or of its sign alone, the one that goes along best with what is written, the
 * first where there
 * is no difference.
 */
function fittest(
  context: NatalContext,
  body: WeighedBody,
  whole: PlacementText,
  isOnAngle: boolean,
): PlacementText | undefined {
  const { cells, consistency, weighed, written } = context;
  const isTold = whole.house !== 0 && written.houses.has(whole.house);
  const isDue =
    isDueByHouse(body, weighed) && tellersOf(context, whole.house).every(({ sign }) => sign !== body.sign);
  const isFree = isOnAngle || isDue || isHouseOpen(context, body, whole.house);
  const ofSign = isOnAngle || (isDue && !isTold) ? undefined : signTextOf(cells, body, whole.ruler);
  const first = isFree || (ofSign === undefined && !isBeyondSaturn(body.id)) ? whole : undefined;
  if (first === undefined || ofSign === undefined) return first ?? ofSign;
  return consistency.faults(ofSign.sides) < consistency.faults(first.sides) ? ofSign : first;
}

/** Aspects that are due whatever they contradict. */
function requireAspects(
  context: NatalContext,
  { aspects }: NatalPlan,
  { essential, dominantAspect, yielding }: Emphasis,
): void {
  for (const aspect of [...aspects.values()].flat()) {
    if (aspect !== dominantAspect && (!essential.has(aspect) || yielding.has(aspect))) continue;
    context.consistency.state(sidesOfAspect(context, aspect));
  }
}

/** Strong aspects that need not be there are due where they contradict nothing. */
function chooseAspects(context: NatalContext, { aspects }: NatalPlan, { yielding }: Emphasis): void {
  const { consistency, written } = context;
  const planned = [...aspects.values()].flat();
  for (const aspect of context.weighed.aspects) {
    if (!yielding.has(aspect) || !planned.includes(aspect)) continue;
    if (!consistency.tryAdd(sidesOfAspect(context, aspect))) written.omitted.add(aspect);
  }
}
