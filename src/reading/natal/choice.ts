import { Ascendant, type BodyId, Mars, Mercury, Moon, Pluto } from '../../chart/bodies.js';
import type { WeighedAspect, WeighedBody } from '../factors.js';
import { angleOf, isSlow, strikes } from '../weights.js';
import type { NatalDesk } from './desk.js';
import { passageOf, signPassageOf } from './placements.js';
import type { Emphasis, NatalPlan } from './plan.js';
import { isSignDue, sidesAtAngle, sidesOfAspect, sidesOfSign } from './sides.js';

/**
 * Before anything is written: which text each body has and which aspects are due, the heaviest first. A house is told once, by the
 * first that stands in it, and the others there are told by their signs; what contradicts something heavier gives way.
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
  for (const body of bodies) if (isLeading(body)) choosePassage(desk, body);
  for (const body of bodies) if (isFirst(body) && !isLeading(body)) choosePassage(desk, body);
  chooseAspects(desk, plan, emphasis);
  for (const body of bodies) if (!isFirst(body)) choosePassage(desk, body);
}

function choosePassage(desk: NatalDesk, body: WeighedBody): void {
  const { cells, weighed, consistency, messages, written, isLeader } = desk;
  const at = body.id <= Pluto ? angleOf(body, weighed.chart) : undefined;
  const isOnAngle = at !== undefined && strikes(at);
  const whole = passageOf(cells, body, weighed);
  if (whole === undefined) {
    if (isOnAngle) consistency.require(sidesAtAngle(desk, 'angleCells', body.id, at.angle));
    else if (!isSlow(body.id) && isSignDue(desk, body)) consistency.require(sidesOfSign(desk, body));
    messages.count(cells.bodyInSign(body.id, body.sign));
    return;
  }
  const isFree = whole.house === 0 || !written.houses.has(whole.house) || isOnAngle;
  const ofSign = isOnAngle ? undefined : signPassageOf(cells, body, whole.ruler);
  const forms = [isFree || (ofSign === undefined && !isSlow(body.id)) ? whole : undefined, ofSign];
  const due = forms.find((form) => form !== undefined);
  // Without houses there is little else to write of.
  const isDue = isLeader(body) || isOnAngle || isCore(body.id) || body.house === 0;
  const fitting = isDue ? due : forms.find((form) => form !== undefined && consistency.admits(form.sides));
  const chosen = fitting ?? (isPersonal(body.id) ? due : undefined);
  if (chosen === undefined) return;
  consistency.require(chosen.sides);
  messages.count(chosen.text);
  written.passages.set(body.id, chosen);
  if (chosen.house !== 0) written.houses.add(chosen.house);
}

/** Aspects that are due stay so whatever they contradict, but for the strong ones that need not be there. */
function chooseAspects(
  desk: NatalDesk,
  { aspects }: NatalPlan,
  { essential, chief, yielding }: Emphasis,
): void {
  const { consistency, messages, cells } = desk;
  const planned = [...aspects.values()].flat();
  const count = ({ first, second, aspect }: WeighedAspect): void =>
    messages.count(cells.natalAspect(first, second, aspect));
  for (const aspect of planned) {
    if (aspect !== chief && (!essential.has(aspect) || yielding.has(aspect))) continue;
    consistency.require(sidesOfAspect(desk, aspect));
    count(aspect);
  }
  for (const aspect of desk.weighed.aspects) {
    if (!yielding.has(aspect) || !planned.includes(aspect)) continue;
    if (consistency.admits(sidesOfAspect(desk, aspect))) count(aspect);
    else essential.delete(aspect);
  }
}
