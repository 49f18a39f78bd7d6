import { Ascendant, type BodyId, Mars, Mercury, Moon, Pluto } from '../../chart/bodies.js';
import type { NatalChapter } from '../../text/reading-keys.js';
import { isOpposed } from '../../text/sides.js';
import type { WeighedBody } from '../factors.js';
import { angleOf, isSlow, strikes } from '../weights.js';
import { isSignDue, type NatalDesk } from './desk.js';
import { isHouseOfAngle, leadingCrowd } from './house-read.js';
import { sidesOfPattern } from './pattern-section.js';
import { type Passage, passageOf, signPassageOf } from './placements.js';
import { type Emphasis, into, type NatalPlan } from './plan.js';
import { sidesOfAngleCell, sidesOfAspect, sidesOfCrowd, sidesOfSign } from './sides.js';

/**
 * Before anything is written: which text each body has and which aspects are due, the heaviest first. A house is told once, of a
 * crowd or of the first body that stands in it, and the others there are told by their signs; what contradicts something heavier
 * gives way.
 */

/** The Ascendant and the lights have their passages whatever else is said; so have the leaders. */
const isCore = (id: BodyId): boolean => id <= Moon || id === Ascendant;
/** One of them missing would be missed. */
const isPersonal = (id: BodyId): boolean => id >= Mercury && id <= Mars;

export function chooseTexts(desk: NatalDesk, plan: NatalPlan, emphasis: Emphasis): void {
  const planned = new Set([...plan.bodies.values()].flat().map(({ body }) => body.id));
  const bodies = desk.weighed.bodies.filter(({ id }) => planned.has(id));
  const isFirst = (body: WeighedBody): boolean => emphasis.leaders.includes(body) || isCore(body.id);
  // What a leading planet tells of a house the Ascendant need not tell by its ruler.
  const isLeading = (body: WeighedBody): boolean => emphasis.leaders.includes(body) && body.id !== Ascendant;
  requireAspects(desk, plan, emphasis);
  // Of what stands in a figure the aspects are told by it alone.
  for (const pattern of [...plan.patterns.values()].flat())
    desk.consistency.state(sidesOfPattern(desk, pattern));
  chooseCrowds(desk, plan, bodies);
  for (const body of bodies) if (isLeading(body)) choosePassage(desk, plan, body);
  for (const body of bodies) if (isFirst(body) && !isLeading(body)) choosePassage(desk, plan, body);
  chooseAspects(desk, plan, emphasis);
  for (const body of bodies) if (!isFirst(body)) choosePassage(desk, plan, body);
  for (const body of bodies) if (isSlow(body.id) && isLeftWithAspects(desk, body)) moveToLongWork(plan, body);
}

/**
 * Crowds that contradict neither what is due nor what single bodies may be told by, which then can be told without the house. The
 * one that the opening begins with is told whatever else says.
 */
function chooseCrowds(desk: NatalDesk, { crowdings }: NatalPlan, bodies: readonly WeighedBody[]): void {
  const { cells, weighed, consistency, written } = desk;
  const leading = leadingCrowd(weighed);
  for (const crowding of [...crowdings.values()].flat()) {
    const { sign, house } = crowding;
    const sides = sidesOfCrowd(cells.readings.natalChapters.sides, crowding);
    const isContradicted = bodies.some((body) => {
      const whole = passageOf(cells, body, weighed);
      const form = whole && whole.house === house ? signPassageOf(cells, body, whole.ruler) : whole;
      return isOpposed(form ? form.sides : isSlow(body.id) ? undefined : sidesOfSign(desk, body), sides);
    });
    const isLeading = leading !== undefined && leading.sign === sign && leading.house === house;
    if (isLeading) consistency.state(sides);
    else if (isContradicted || !consistency.admits(sides)) continue;
    written.crowdings.add(crowding);
    if (house !== undefined) written.houses.add(house);
  }
}

/** Without a passage, and on no angle. */
function isLeftWithAspects({ written, weighed: { chart } }: NatalDesk, body: WeighedBody): boolean {
  const at = body.id <= Pluto && body.house !== 0 ? angleOf(body, chart) : undefined;
  return body.id <= Pluto && body.house !== 0 && !written.passages.has(body.id) && !(at && strikes(at));
}

/** What a slow planet does to others is no matter of its house. */
function moveToLongWork({ bodies }: NatalPlan, body: WeighedBody): void {
  for (const [key, planned] of bodies) {
    const entry = planned.find((each) => each.body === body);
    if (entry === undefined || key === 'longWork') continue;
    planned.splice(planned.indexOf(entry), 1);
    into(bodies, 'longWork', entry);
  }
}

function choosePassage(desk: NatalDesk, plan: NatalPlan, body: WeighedBody): void {
  const { cells, weighed, consistency, isLeader } = desk;
  const at = body.id <= Pluto ? angleOf(body, weighed.chart) : undefined;
  const isOnAngle = at !== undefined && strikes(at);
  const whole = passageOf(cells, body, weighed);
  if (whole === undefined) {
    if (isOnAngle) consistency.state(sidesOfAngleCell(desk, body.id, at.angle));
    else if (!isSlow(body.id) && isSignDue(desk, body)) consistency.state(sidesOfSign(desk, body));
    return;
  }
  const chosen = fittest(desk, body, whole, isOnAngle);
  if (chosen === undefined) return;
  // Of a personal planet its aspects may be told alone.
  const isDue = isLeader(body) || isOnAngle || isCore(body.id);
  const isMissed = isPersonal(body.id) && (plan.aspects.get(body.id) ?? []).length === 0;
  if (!isDue && !isMissed && consistency.faults(chosen.sides) > 0) return;
  tell(desk, body, chosen);
  if (isOnAngle && !isHouseOfAngle(body, weighed.chart, at.angle))
    consistency.state(sidesOfAngleCell(desk, body.id, at.angle));
}

/** A body has a passage. */
export function tell({ consistency, written }: NatalDesk, body: WeighedBody, passage: Passage): void {
  consistency.state(passage.sides);
  written.passages.set(body.id, passage);
  if (passage.house !== 0) written.houses.add(passage.house);
}

/**
 * Of the texts on a body, of its house or of its sign alone, the one that goes along best with what is written, the first where there
 * is no difference.
 */
function fittest(
  { cells, consistency, written }: NatalDesk,
  body: WeighedBody,
  whole: Passage,
  isOnAngle: boolean,
): Passage | undefined {
  const isFree = whole.house === 0 || !written.houses.has(whole.house) || isOnAngle;
  const ofSign = isOnAngle ? undefined : signPassageOf(cells, body, whole.ruler);
  const first = isFree || (ofSign === undefined && !isSlow(body.id)) ? whole : undefined;
  if (first === undefined || ofSign === undefined) return first ?? ofSign;
  return consistency.faults(ofSign.sides) < consistency.faults(first.sides) ? ofSign : first;
}

/** Of the bodies planned that have no passage the one whose passage contradicts least, the heaviest first. */
export function leftOut(
  desk: NatalDesk,
  { bodies }: NatalPlan,
): { body: WeighedBody; chapter: NatalChapter; passage: Passage } | undefined {
  const { cells, weighed, consistency, written } = desk;
  let best: { body: WeighedBody; chapter: NatalChapter; passage: Passage; faults: number } | undefined;
  for (const [chapter, planned] of bodies)
    for (const { body } of planned) {
      if (written.passages.has(body.id)) continue;
      const whole = passageOf(cells, body, weighed);
      const passage = whole && fittest(desk, body, whole, false);
      if (passage === undefined) continue;
      const faults = consistency.faults(passage.sides);
      const isBefore =
        best === undefined ||
        faults < best.faults ||
        (faults === best.faults && body.weight > best.body.weight);
      if (isBefore) best = { body, chapter, passage, faults };
    }
  return best;
}

/** Aspects that are due whatever they contradict. */
function requireAspects(
  desk: NatalDesk,
  { aspects }: NatalPlan,
  { essential, chief, yielding }: Emphasis,
): void {
  for (const aspect of [...aspects.values()].flat()) {
    if (aspect !== chief && (!essential.has(aspect) || yielding.has(aspect))) continue;
    desk.consistency.state(sidesOfAspect(desk, aspect));
  }
}

/** Strong aspects that need not be there are due where they contradict nothing. */
function chooseAspects(desk: NatalDesk, { aspects }: NatalPlan, { essential, yielding }: Emphasis): void {
  const { consistency } = desk;
  const planned = [...aspects.values()].flat();
  for (const aspect of desk.weighed.aspects) {
    if (!yielding.has(aspect) || !planned.includes(aspect)) continue;
    if (!consistency.admits(sidesOfAspect(desk, aspect))) essential.delete(aspect);
  }
}
