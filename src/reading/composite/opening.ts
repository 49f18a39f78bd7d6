import { Ascendant, type BodyId, type Mercury, Moon, Sun } from '../../chart/bodies.js';
import type { Subject } from '../../text/pair-catalogue.js';
import { weighedBody } from '../chart-sections.js';
import { isSignOpen, type WeighedAspect, type WeighedBody } from '../factors.js';
import { drawOf, valenceOf } from '../synastry/encounters.js';
import { angleOfPlanet } from '../weights.js';
import { paragraphOf, wordsIn } from '../words.js';
import { type CompositeContext, crowdOfMany, signCrowdOf } from './context.js';
import {
  anglesBeside,
  aspectOfFrame,
  aspectsBeside,
  frameOf,
  isNamedOnAngle,
  lineOf,
  planetOfFrame,
  questionOfLights,
  valuesOfFrame,
  weighedIn,
  weighedUnnamed,
} from './lead.js';

/** How a composite’s reading begins and ends. */

export function openingOf(context: CompositeContext): string {
  const { kind, manuscript, names, withoutHour } = context;
  const [name] = withoutHour;
  // What leads is asked first, as it is answered last; what the question names is not told as well.
  const before = [
    manuscript.firstUnsaid(kind.opening, names),
    questionOfFrame(context),
    figureIn(context),
    crowdOf(context),
  ];
  const told = planetsNamed(context).map((body) => leadingOf(context, body));
  const aspects = aspectsNamed(context).map((aspect) => manuscript.unlessSaid(lineOf(context, aspect)));
  const after = [
    weighingIn(context),
    name === undefined
      ? ''
      : manuscript.firstUnsaid(kind.withoutHouses[withoutHour.length > 1 ? 'both' : 'one'], { name }),
  ];
  const sentencesOf = (count: number): string =>
    paragraphOf([...before, ...told.slice(0, count), ...aspects, ...after]);
  let count = told.length;
  while (count > 1 && wordsIn(sentencesOf(count)) > mostWords) count--;
  return sentencesOf(count);
}

/** With more words an opening leaves out the fainter of what it names. */
const mostWords = 220;
/** What leads, a figure, a crowded house and single planets: so many are what a pair is about, and more are a list. */
const mostNamed = 3;

const hasLead = (context: CompositeContext): boolean =>
  planetOfFrame(context) !== undefined || aspectOfFrame(context) !== undefined;

/** The planets that are named besides what leads, the strongest first: what stands on an angle is named before others. */
export function planetsNamed(context: CompositeContext): readonly WeighedBody[] {
  const { crowding, figure } = context.told;
  const others = [hasLead(context), figure !== undefined, crowdOfMany(crowding) !== undefined];
  const most = Math.max(1, mostNamed - others.filter(Boolean).length);
  const planet = planetOfFrame(context);
  const free = withSignCrowds(context, inRank(context, planet)).filter(({ id }) => id !== planet);
  const isOnAngle = (body: WeighedBody): boolean => body.id > Moon && isNamedOnAngle(context, body);
  return [...free.filter(isOnAngle), ...free.filter((body) => !isOnAngle(body))]
    .slice(0, most)
    .sort((a, b) => b.weight - a.weight);
}

/** The aspects that are named: the strongest besides what leads, and the two that the opening weighs. */
function aspectsNamed(context: CompositeContext): readonly WeighedAspect[] {
  const beside = aspectsBeside(context);
  const [strongest] = beside;
  const weighed = Object.values(weighedIn(context));
  return [
    ...beside.filter((each) => each === strongest || weighed.includes(each)),
    ...weighedUnnamed(context),
  ];
}

/** What is strongest, and what stands on an angle, in the order of their weight. */
function inRank(context: CompositeContext, planet: BodyId | undefined): readonly WeighedBody[] {
  const { leaders } = context;
  const body = planet === undefined ? undefined : weighedBody(context, planet);
  const beside = [...(body ? [body] : []), ...anglesBeside(context)].filter(
    (each) => !leaders.includes(each),
  );
  return [...leaders, ...new Set(beside)].sort((a, b) => b.weight - a.weight);
}

/** What is asked, once. */
const questionOfFrame = (context: CompositeContext): string =>
  context.manuscript.unlessSaid(frameOf(context).question, valuesOfFrame(context));

/**
 * What one of the strongest factors makes of the bond: lights and the Ascendant by sign, the light of a crowd with it,
 * other planets by the angle they stand on, or by house.
 */
function leadingOf(context: CompositeContext, body: WeighedBody): string {
  const { kind, manuscript } = context;
  const { id, sign, house } = body;
  const many = crowdOfMany(context.told.crowding)?.bodies ?? [];
  const crowd = id <= Moon ? signCrowdOf(context, id) : undefined;
  // The planets of a crowded house are not listed again by their sign.
  if (crowd && !isListed(crowd, many))
    return manuscript.unlessSaid(kind.leadingSignCrowd[sign], { planets: manuscript.listOf(crowd) });
  if (id === Sun || id === Moon || id === Ascendant)
    return manuscript.unlessSaid(kind.leadingBySign[id][sign]);
  const at = angleOfPlanet(body, context.weighed.chart);
  if (at !== undefined)
    return manuscript.unlessSaid(kind.leadingOnAngle[id as typeof Mercury], { at: kind.at[at.angle] });
  return house === 0 ? '' : manuscript.unlessSaid(kind.leading[id as typeof Mercury][house]);
}

/** Whether hardly a planet of a crowded sign is not in the list of a crowded house. */
const isListed = (crowd: readonly BodyId[], many: readonly BodyId[]): boolean =>
  crowd.filter((id) => !many.includes(id)).length <= 1;

/** With a light that stands with several planets in its sign, where no light is named for that. */
function withSignCrowds(context: CompositeContext, named: readonly WeighedBody[]): readonly WeighedBody[] {
  const many = crowdOfMany(context.told.crowding)?.bodies ?? [];
  const all = [...named];
  for (const id of [Sun, Moon]) {
    const light = weighedBody(context, id);
    const crowd = signCrowdOf(context, id);
    if (!light || !crowd || isSignOpen(light, context.weighed.chart)) continue;
    const isTold = isListed(crowd, many) || all.some((each) => each.id <= Moon && crowd.includes(each.id));
    if (!isTold) all.push(light);
  }
  return all.sort((a, b) => b.weight - a.weight);
}

/** A figure that several planets make. */
const figureIn = ({ manuscript, told: { figure } }: CompositeContext): string =>
  figure ? manuscript.unlessSaid(figure.cell.line, figure.values) : '';

/** Many planets in one house. */
function crowdOf({ kind, manuscript, told }: CompositeContext): string {
  const many = crowdOfMany(told.crowding);
  if (many?.house === undefined) return '';
  return manuscript.unlessSaid(kind.leadingCrowd[many.house], { planets: manuscript.listOf(many.bodies) });
}

/** What gives an aspect its subject, which is never the Sun. */
const subjectOf = (aspect: WeighedAspect): Subject => drawOf(aspect) as Subject;

/** How the two go together; without either, that all goes one way, or how the lights do. */
function weighingIn(context: CompositeContext): string {
  const { kind, manuscript } = context;
  const { ties, weighing } = kind;
  const leads = aspectOfFrame(context);
  const { kind: easy, hard } = weighedIn(context);
  if (easy && hard) return manuscript.unlessSaid(ties[subjectOf(easy)][subjectOf(hard)]);
  if (hard) return manuscript.firstUnsaid(hard === leads ? weighing.hard : weighing.pressing);
  if (easy) return manuscript.firstUnsaid(easy === leads ? weighing.kind : weighing.easing);
  return manuscript.unlessSaid(questionOfLights(context));
}

/**
 * What the opening asked is answered; then what helps with what it said tests the two, or where that leads and has been
 * answered, what they have besides.
 */
export function closingOf(context: CompositeContext): string {
  const { kind, manuscript } = context;
  const leads = aspectOfFrame(context);
  const { kind: easy, hard } = weighedIn(context);
  const valence = hard && hard !== leads ? 'hard' : 'kind';
  // What leads has been answered: the next that helps, if by something else.
  const next = context.leading.find(
    (each) => valenceOf(each) === 'kind' && (!leads || subjectOf(each) !== subjectOf(leads)),
  );
  const beside = valence === 'hard' ? hard : easy === leads ? next : easy;
  return paragraphOf([
    manuscript.unlessSaid(frameOf(context).answer, valuesOfFrame(context)),
    beside ? manuscript.firstUnsaid(kind.beside[valence][subjectOf(beside)]) : '',
  ]);
}
