import {
  Ascendant,
  type BodyId,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  type Planet,
  Pluto,
  Sun,
  Uranus,
} from '../../chart/bodies.js';
import { isOfAge } from '../../chart/body-groups.js';
import { type Element, elementOf, elements } from '../../chart/zodiac.js';
import { natureOf } from '../../text/catalogue.js';
import type { Frame } from '../../text/pair-catalogue.js';
import { adviceStances, oppositeOf, type Stance } from '../../text/stances.js';
import type { AtAngle } from '../chart.js';
import { weighedBody } from '../chart-sections.js';
import { isSignOpen, type WeighedAspect, type WeighedBody } from '../factors.js';
import { stancesOfFrame } from '../pair-stances.js';
import { drawOf, valenceOf } from '../synastry/encounters.js';
import { angleOfPlanet } from '../weights.js';
import { allButExact, type CompositeContext, crowdOfMany, strong, type Told } from './context.js';
import { isOfFigure } from './figures.js';

/** By what a composite's reading opens and closes. */

/** Degrees from an angle within which a planet leads whatever aspects there are. */
const closeToAngle = 2;

const frameOfAspect = (
  { kind }: Pick<CompositeContext, 'kind'>,
  { first, second, aspect }: WeighedAspect,
): Frame | undefined => {
  const nature = natureOf(aspect);
  return nature && kind.frames.aspects[first as 0]?.[second as 3]?.[nature];
};

/** Degrees from an angle within which a planet leads even where an aspect of a light is all but exact. */
const exactOnAngle = 0.5;

const isExactOfLight = ({ first, closeness, weight }: WeighedAspect): boolean =>
  first <= Moon && closeness >= allButExact && weight >= strong;

/** The aspects told that can lead, the strongest first. */
export const leadingAspectsOf = ({ kind, told }: Pick<CompositeContext, 'kind' | 'told'>): WeighedAspect[] =>
  Object.values(told.aspects)
    .flat()
    .filter((aspect) => frameOfAspect({ kind }, aspect) !== undefined)
    .sort((a, b) => b.weight - a.weight);

/**
 * The strongest of them whose frame takes nothing for granted that the reading denies; where many planets are in one
 * house, the strongest that is hard between them and another.
 */
export function leadingAspect(context: Omit<CompositeContext, 'lead'>): WeighedAspect | undefined {
  const able = context.leading.filter(
    (aspect) => aspect.closeness >= wideLead && !isFrameDenied(context, aspect),
  );
  // A figure, which the opening names, has told the aspects between its planets.
  const outside = able.filter((aspect) => !isOfFigure(context.told.figure, aspect));
  const fit = outside.some(({ weight }) => weight >= strong) ? outside : able;
  const many = crowdOfMany(context.told.crowding);
  const isFromMany = ({ first, second }: WeighedAspect): boolean =>
    many !== undefined && many.bodies.includes(first) !== many.bodies.includes(second);
  return (
    fit.find((each) => each.weight >= strong && valenceOf(each) === 'hard' && isFromMany(each)) ?? fit[0]
  );
}

/** Closeness below which no aspect leads, some 6°: what is wider is felt, and not first of all. */
const wideLead = 0.3;

const isFrameDenied = (
  { kind, told }: Omit<CompositeContext, 'lead'>,
  { first, second, aspect }: WeighedAspect,
): boolean => areDenied(told, stancesOfFrame(kind.stances, first, second, aspect));
const areDenied = ({ stated }: Told, stances: readonly Stance[]): boolean =>
  stances.some((stance) => !adviceStances.has(stance) && stated.has(oppositeOf(stance)));

/**
 * The heaviest planet within some degrees of an angle; Uranus to Pluto are passed over where they are not close to the
 * Ascendant or Midheaven, since an aspect of a light says more of two people; and so is one whose frame is denied.
 */
const onAngle = ({ kind, told, weighed }: CompositeContext, most: number): BodyId | undefined =>
  weighed.bodies.find((body) => {
    const at = body.id <= Pluto ? angleOfPlanet(body, weighed.chart) : undefined;
    if (at === undefined || at.distance > most) return false;
    if (areDenied(told, kind.stances.framesOnAngle[body.id as Planet] ?? [])) return false;
    return !isOfAge(body.id) || at.angle === Ascendant || at.angle === Midheaven;
  })?.id;

/** Both lights by element; nothing where either changed its sign within the open hours. */
function ofLights(context: CompositeContext): Frame | undefined {
  const [sun, moon] = [weighedBody(context, Sun), weighedBody(context, Moon)];
  if ([sun, moon].some((light) => light === undefined || isSignOpen(light, context.weighed.chart)))
    return undefined;
  const [lower, higher] = [sun, moon]
    .map((light) => elementOf((light as WeighedBody).sign))
    .sort((a, b) => elements.indexOf(a) - elements.indexOf(b)) as [Element, Element];
  return context.kind.frames.lights[lower]?.[higher as 'water'];
}

/** Degrees from an angle within which a planet leads where no aspect is strong. */
const nearAngle = 5;

const strongestFrame = (context: CompositeContext): Frame | undefined => {
  const { lead: aspect } = context;
  return aspect && aspect.weight >= strong ? frameOfAspect(context, aspect) : undefined;
};

/** The planet on an angle by which a reading opens and closes, where it does. */
export function planetOfFrame(context: CompositeContext): BodyId | undefined {
  const { lead: aspect } = context;
  const most = aspect && isExactOfLight(aspect) ? exactOnAngle : closeToAngle;
  return onAngle(context, most) ?? (strongestFrame(context) ? undefined : onAngle(context, nearAngle));
}

/** Uranus close on a light, which upsets whatever else the two have. */
const isBreakingIn = (aspect: WeighedAspect): boolean =>
  aspect.first <= Moon &&
  aspect.second === Uranus &&
  aspect.closeness >= breakingIn &&
  valenceOf(aspect) !== 'kind';
const breakingIn = 0.6;

/** So many aspects an opening names where there is no house to name. */
const mostWithoutHouses = 2;

/**
 * The strong aspects that an opening names besides what leads: the strongest where a planet leads, without houses one
 * more, that of the two lights in any case, and where all these go one way the strongest that goes the other.
 */
export function aspectsBeside(context: CompositeContext): WeighedAspect[] {
  const isHoused = context.weighed.chart.cusps.length > 0;
  const leads = aspectOfFrame(context);
  const most = isHoused ? 1 : mostWithoutHouses;
  const { figure } = context.told;
  const strongOnes = context.leading.filter(
    (aspect) => aspect.weight >= strong && !isOfFigure(figure, aspect),
  );
  const beside = strongOnes.filter(
    (aspect, i) => (i < most || aspect.second === Moon || isBreakingIn(aspect)) && aspect !== leads,
  );
  const valences = [...(leads ? [leads] : []), ...beside].map(valenceOf);
  const isUnlike = (aspect: WeighedAspect): boolean =>
    valenceOf(aspect) !== 'strong' && !valences.includes(valenceOf(aspect));
  const unlike =
    valences.length === 0 ? undefined : strongOnes.find((each) => each !== leads && isUnlike(each));
  return unlike ? [...beside, unlike] : beside;
}

/** The aspect by which a reading opens and closes, where it does. */
export function aspectOfFrame(context: CompositeContext): WeighedAspect | undefined {
  if (planetOfFrame(context) !== undefined) return undefined;
  const { lead: aspect } = context;
  return strongestFrame(context) || !ofLights(context) ? aspect : undefined;
}

/** What helps most and what tests most: the aspect that leads, then what the opening names, then the strongest of what is told. */
export function weighedIn(
  context: CompositeContext,
): Readonly<Record<'kind' | 'hard', WeighedAspect | undefined>> {
  const leads = aspectOfFrame(context);
  const named = [...(leads ? [leads] : []), ...aspectsBeside(context), ...context.leading];
  const strongest = (valence: 'kind' | 'hard'): WeighedAspect | undefined =>
    named.find((each) => valenceOf(each) === valence);
  return { kind: strongest('kind'), hard: strongest('hard') };
}

/** Of these, what the opening has not named by what leads, by another aspect or by a figure: it is named before it is weighed. */
export function weighedUnnamed(context: CompositeContext): WeighedAspect[] {
  const { figure } = context.told;
  const named = [aspectOfFrame(context), ...aspectsBeside(context)];
  return Object.values(weighedIn(context)).filter(
    (aspect) => aspect !== undefined && !named.includes(aspect) && !isOfFigure(figure, aspect),
  ) as WeighedAspect[];
}

/** Degrees from an angle within which an opening names a planet whatever else it names. */
const namedOnAngle = 3;
/** So many, besides the strongest factors; and where the opening has a crowd to tell of. */
const mostOnAngles = 2;
const mostBesideCrowd = 1;

export function isNamedOnAngle({ weighed }: CompositeContext, body: WeighedBody): boolean {
  const at = angleOfPlanet(body, weighed.chart);
  return at !== undefined && at.distance <= namedOnAngle;
}

/** The planets, besides the strongest factors, that an opening names for the angle they stand on. */
export function anglesBeside(context: CompositeContext): WeighedBody[] {
  const { leaders, told, weighed } = context;
  return weighed.bodies
    .filter((body) => isNamedOnAngle(context, body) && !leaders.includes(body))
    .slice(0, crowdOfMany(told.crowding) ? mostBesideCrowd : mostOnAngles);
}

/** What both lights are by element, as it is asked where they lead. */
export const questionOfLights = (context: CompositeContext): string => ofLights(context)?.question ?? '';

/** What an aspect does that an opening names besides. */
export const lineOf = (
  { kind }: CompositeContext,
  { first, second, aspect }: WeighedAspect,
): string | undefined => {
  const nature = natureOf(aspect);
  return nature && kind.lines[first as 0]?.[second as 3]?.[nature];
};

/** What the opening asks and the closing answers: by a planet close to an angle, or by a strong aspect, or what is next. */
export function frameOf(context: CompositeContext): Frame {
  const { frames } = context.kind;
  const planet = planetOfFrame(context);
  const at = planet === Sun ? angleOfFrame(context) : undefined;
  if (at !== undefined) return frames.sunOnAngle[at];
  if (planet !== undefined) return frames.onAngle[planet as typeof Moon];
  const { lead: aspect } = context;
  const byAspect = aspect && frameOfAspect(context, aspect);
  return strongestFrame(context) ?? ofLights(context) ?? byAspect ?? frames.none;
}

/** The angle of the planet that leads by one. */
function angleOfFrame(context: CompositeContext): AtAngle['angle'] | undefined {
  const { weighed } = context;
  const body = weighed.bodies.find(({ id }) => id === planetOfFrame(context));
  return body && angleOfPlanet(body, weighed.chart)?.angle;
}

/**
 * What need not be advised: what the closing does, and rest to two whose Sun and Moon are at ease.
 */
export function advisedAtOnce(context: CompositeContext): readonly Stance[] {
  const { stances } = context.kind;
  const aspect = aspectOfFrame(context);
  const planet = planetOfFrame(context);
  const isAtEase = context.leading.some(
    (each) => each.first === Sun && each.second === Moon && valenceOf(each) === 'kind',
  );
  const { hard } = weighedIn(context);
  return [
    // What helps where tempers or words have gone wrong, the closing says in any case.
    ...(hard && [Mars, Mercury].some((id) => drawOf(hard) === id) ? (['quarreling'] as const) : []),
    ...(aspect ? stancesOfFrame(stances, aspect.first, aspect.second, aspect.aspect) : []),
    ...(planet === undefined ? [] : (stances.framesOnAngle[planet as Planet] ?? [])),
    ...(isAtEase ? (['leisure'] as const) : []),
  ].filter((stance) => adviceStances.has(stance));
}

/** What a frame is filled with: both names, and on which angle the planet is that leads by one. */
export function valuesOfFrame(context: CompositeContext): Record<string, string> {
  const { kind, names } = context;
  const angle = angleOfFrame(context);
  return angle === undefined ? names : { ...names, at: kind.at[angle] };
}
