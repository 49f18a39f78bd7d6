import { Ascendant, type BodyId, type Mercury, Moon, Sun } from '../../chart/bodies.js';
import type { Subject } from '../../text/pair-catalogue.js';
import type { Wordings } from '../../text/reading-catalogue.js';
import { weighedBody } from '../chart-sections.js';
import { contradictionOf } from '../contradiction.js';
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

/** The opening and the closing of a composite's reading. */

export function openingOf(context: CompositeContext): string {
  const { kind, manuscript, names, withoutHour } = context;
  const [name] = withoutHour;
  // The question about the leading factor comes first, as its answer comes last; the factors in it are not told as
  // well.
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

/** An opening of more words drops the weakest of what it names. */
const mostWords = 220;
/** The leading factor, a pattern, a crowded house and single planets: so many are named at most. */
const mostNamed = 3;

const hasLead = (context: CompositeContext): boolean =>
  planetOfFrame(context) !== undefined || aspectOfFrame(context) !== undefined;

/** The planets that the opening names besides the leading factor, strongest first; those on an angle before others. */
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

/** The aspects that the opening names: the strongest besides the leading one, and the two that it weighs. */
function aspectsNamed(context: CompositeContext): readonly WeighedAspect[] {
  const beside = aspectsBeside(context);
  const [strongest] = beside;
  const weighed = Object.values(weighedIn(context));
  return [
    ...beside.filter((each) => each === strongest || weighed.includes(each)),
    ...weighedUnnamed(context),
  ];
}

/** The strongest bodies and those on an angle, by weight. */
function inRank(context: CompositeContext, planet: BodyId | undefined): readonly WeighedBody[] {
  const { leaders } = context;
  const body = planet === undefined ? undefined : weighedBody(context, planet);
  const beside = [...(body ? [body] : []), ...anglesBeside(context)].filter(
    (each) => !leaders.includes(each),
  );
  return [...leaders, ...new Set(beside)].sort((a, b) => b.weight - a.weight);
}

/** The question about the leading factor. */
const questionOfFrame = (context: CompositeContext): string =>
  context.manuscript.unlessSaid(frameOf(context).question, valuesOfFrame(context));

/**
 * A sentence about one of the strongest bodies: lights and the Ascendant by sign, together with a crowd in it; other
 * planets by their angle, or by house.
 */
function leadingOf(context: CompositeContext, body: WeighedBody): string {
  const { kind, manuscript } = context;
  const { id, sign, house } = body;
  const many = crowdOfMany(context.told.crowding)?.bodies ?? [];
  const crowd = id <= Moon ? signCrowdOf(context, id) : undefined;
  // Planets of a crowded house are not listed a second time by sign.
  if (crowd && !isListed(crowd, many))
    return manuscript.unlessSaid(kind.leadingSignCrowd[sign], { planets: manuscript.listOf(crowd) });
  if (id === Sun || id === Moon || id === Ascendant)
    return manuscript.unlessSaid(kind.leadingBySign[id][sign]);
  const at = angleOfPlanet(body, context.weighed.chart);
  if (at !== undefined)
    return manuscript.unlessSaid(kind.leadingOnAngle[id as typeof Mercury], { at: kind.at[at.angle] });
  return house === 0 ? '' : manuscript.unlessSaid(kind.leading[id as typeof Mercury][house]);
}

/** Whether a crowded house lists all planets of a crowded sign but one at most. */
const isListed = (crowd: readonly BodyId[], many: readonly BodyId[]): boolean =>
  crowd.filter((id) => !many.includes(id)).length <= 1;

/** Adds a light that stands with several planets in its sign, if no other light is named for the same crowd. */
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

/** The sentence about a pattern. */
const figureIn = ({ manuscript, told: { figure } }: CompositeContext): string =>
  figure ? manuscript.unlessSaid(figure.cell.line, figure.values) : '';

/** The sentence about a crowded house. */
function crowdOf({ kind, manuscript, told }: CompositeContext): string {
  const many = crowdOfMany(told.crowding);
  if (many?.house === undefined) return '';
  return manuscript.unlessSaid(kind.leadingCrowd[many.house], { planets: manuscript.listOf(many.bodies) });
}

/** The body that gives an aspect its subject; never the Sun. */
const subjectOf = (aspect: WeighedAspect): Subject => drawOf(aspect) as Subject;

/** How the main kind and the main hard aspect go together; if one is missing, that all goes one way, or the lights. */
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
 * The answer to the opening's question; then what helps with the main hard aspect or, if that leads, what the two can
 * rely on.
 */
export function closingOf(context: CompositeContext): string {
  const { manuscript } = context;
  const leads = aspectOfFrame(context);
  const { kind: easy, hard } = weighedIn(context);
  const valence = hard && hard !== leads ? 'hard' : 'kind';
  // If the leading aspect is kind, it has been answered: the next kind one with another subject follows.
  const next = context.leading.find(
    (each) => valenceOf(each) === 'kind' && (!leads || subjectOf(each) !== subjectOf(leads)),
  );
  const beside = valence === 'hard' ? hard : easy === leads ? next : easy;
  return paragraphOf([
    manuscript.unlessSaid(frameOf(context).answer, valuesOfFrame(context)),
    beside ? manuscript.firstUnsaid(wordingsBeside(context, beside, valence)) : '',
  ]);
}

/** The last words, which may not promise of a planet what a section has denied. */
function wordingsBeside(
  { kind, told }: CompositeContext,
  beside: WeighedAspect,
  valence: 'kind' | 'hard',
): Wordings {
  const subject = subjectOf(beside);
  if (valence === 'hard') return kind.beside.hard[subject];
  const isHard = Object.values(told.aspects)
    .flat()
    .some((each) => valenceOf(each) === 'hard' && subjectOf(each) === subject);
  const isDenied = contradictionOf(kind.stances.beside[subject] ?? [], told.stated) !== undefined;
  return isHard || isDenied ? kind.evenSo[subject] : kind.beside.kind[subject];
}
