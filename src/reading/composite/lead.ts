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

/** The factor that a composite's reading opens and closes with. */

/** A planet within so many degrees of an angle leads, whatever aspects there are. */
const closeToAngle = 2;

const frameOfAspect = (
  { kind }: Pick<CompositeContext, 'kind'>,
  { first, second, aspect }: WeighedAspect,
): Frame | undefined => {
  const nature = natureOf(aspect);
  return nature && kind.frames.aspects[first as 0]?.[second as 3]?.[nature];
};

/** A planet within so many degrees of an angle leads even before an all but exact aspect of a light. */
const exactOnAngle = 0.5;

const isExactOfLight = ({ first, closeness, weight }: WeighedAspect): boolean =>
  first <= Moon && closeness >= allButExact && weight >= strong;

/** The told aspects that have a question and an answer, strongest first. */
export const leadingAspectsOf = ({ kind, told }: Pick<CompositeContext, 'kind' | 'told'>): WeighedAspect[] =>
  Object.values(told.aspects)
    .flat()
    .filter((aspect) => frameOfAspect({ kind }, aspect) !== undefined)
    .sort((a, b) => b.weight - a.weight);

/**
 * The leading aspect: the strongest whose question and answer contradict nothing in the reading. If a house holds many
 * planets, the strongest hard aspect between one of them and another planet.
 */
export function leadingAspect(context: Omit<CompositeContext, 'lead'>): WeighedAspect | undefined {
  const able = context.leading.filter(
    (aspect) => aspect.closeness >= wideLead && !isFrameDenied(context, aspect),
  );
  // The aspects of a pattern are told by the pattern, which the opening names.
  const outside = able.filter((aspect) => !isOfFigure(context.told.figure, aspect));
  const fit = outside.some(({ weight }) => weight >= strong) ? outside : able;
  const many = crowdOfMany(context.told.crowding);
  const isFromMany = ({ first, second }: WeighedAspect): boolean =>
    many !== undefined && many.bodies.includes(first) !== many.bodies.includes(second);
  return (
    fit.find((each) => each.weight >= strong && valenceOf(each) === 'hard' && isFromMany(each)) ?? fit[0]
  );
}

/** An aspect less close than this, about 6°, does not lead. */
const wideLead = 0.3;

const isFrameDenied = (
  { kind, told }: Omit<CompositeContext, 'lead'>,
  { first, second, aspect }: WeighedAspect,
): boolean => areDenied(told, stancesOfFrame(kind.stances, first, second, aspect));
const areDenied = ({ stated }: Told, stances: readonly Stance[]): boolean =>
  stances.some((stance) => !adviceStances.has(stance) && stated.has(oppositeOf(stance)));

/**
 * The heaviest planet within so many degrees of an angle. Uranus to Pluto count only on the Ascendant or Midheaven,
 * since an aspect of a light says more about two people. A planet whose question contradicts the reading does not
 * count.
 */
const onAngle = ({ kind, told, weighed }: CompositeContext, most: number): BodyId | undefined =>
  weighed.bodies.find((body) => {
    const at = body.id <= Pluto ? angleOfPlanet(body, weighed.chart) : undefined;
    if (at === undefined || at.distance > most) return false;
    if (areDenied(told, kind.stances.framesOnAngle[body.id as Planet] ?? [])) return false;
    return !isOfAge(body.id) || at.angle === Ascendant || at.angle === Midheaven;
  })?.id;

/** The question and answer of both lights by element; undefined if the unknown hour leaves the sign of one open. */
function ofLights(context: CompositeContext): Frame | undefined {
  const [sun, moon] = [weighedBody(context, Sun), weighedBody(context, Moon)];
  if ([sun, moon].some((light) => light === undefined || isSignOpen(light, context.weighed.chart)))
    return undefined;
  const [lower, higher] = [sun, moon]
    .map((light) => elementOf((light as WeighedBody).sign))
    .sort((a, b) => elements.indexOf(a) - elements.indexOf(b)) as [Element, Element];
  return context.kind.frames.lights[lower]?.[higher as 'water'];
}

/** If no aspect is strong, a planet within so many degrees of an angle leads. */
const nearAngle = 5;

const strongestFrame = (context: CompositeContext): Frame | undefined => {
  const { lead: aspect } = context;
  return aspect && aspect.weight >= strong ? frameOfAspect(context, aspect) : undefined;
};

/** The planet on an angle that the reading opens and closes with, if one does. */
export function planetOfFrame(context: CompositeContext): BodyId | undefined {
  const { lead: aspect } = context;
  const most = aspect && isExactOfLight(aspect) ? exactOnAngle : closeToAngle;
  return onAngle(context, most) ?? (strongestFrame(context) ? undefined : onAngle(context, nearAngle));
}

/** Whether Uranus is close to a light and hard on it, which unsettles everything else between the two. */
const isBreakingIn = (aspect: WeighedAspect): boolean =>
  aspect.first <= Moon &&
  aspect.second === Uranus &&
  aspect.closeness >= breakingIn &&
  valenceOf(aspect) !== 'kind';
const breakingIn = 0.6;

/** Aspects that an opening names at most when there are no houses. */
const mostWithoutHouses = 2;

/**
 * The strong aspects that the opening names besides the leading factor: the strongest, or the two strongest without
 * houses; that between the lights; and, if all of these are kind or all hard, the strongest of the other sort.
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

/** The aspect that the reading opens and closes with, if one does. */
export function aspectOfFrame(context: CompositeContext): WeighedAspect | undefined {
  if (planetOfFrame(context) !== undefined) return undefined;
  const { lead: aspect } = context;
  return strongestFrame(context) || !ofLights(context) ? aspect : undefined;
}

/** The main kind and the main hard aspect: the leading one, then those named in the opening, then the strongest told. */
export function weighedIn(
  context: CompositeContext,
): Readonly<Record<'kind' | 'hard', WeighedAspect | undefined>> {
  const leads = aspectOfFrame(context);
  const named = [...(leads ? [leads] : []), ...aspectsBeside(context), ...context.leading];
  const strongest = (valence: 'kind' | 'hard'): WeighedAspect | undefined =>
    named.find((each) => valenceOf(each) === valence);
  return { kind: strongest('kind'), hard: strongest('hard') };
}

/** Those of the two that the opening has not named yet, and has to name before it weighs them. */
export function weighedUnnamed(context: CompositeContext): WeighedAspect[] {
  const { figure } = context.told;
  const named = [aspectOfFrame(context), ...aspectsBeside(context)];
  return Object.values(weighedIn(context)).filter(
    (aspect) => aspect !== undefined && !named.includes(aspect) && !isOfFigure(figure, aspect),
  ) as WeighedAspect[];
}

/** A planet within so many degrees of an angle is named in the opening. */
const namedOnAngle = 3;
/** Planets named for their angle besides the strongest factors, at most; and where the opening names a crowded house. */
const mostOnAngles = 2;
const mostBesideCrowd = 1;

export function isNamedOnAngle({ weighed }: CompositeContext, body: WeighedBody): boolean {
  const at = angleOfPlanet(body, weighed.chart);
  return at !== undefined && at.distance <= namedOnAngle;
}

/** The planets that the opening names for their angle, besides the strongest factors. */
export function anglesBeside(context: CompositeContext): WeighedBody[] {
  const { leaders, told, weighed } = context;
  return weighed.bodies
    .filter((body) => isNamedOnAngle(context, body) && !leaders.includes(body))
    .slice(0, crowdOfMany(told.crowding) ? mostBesideCrowd : mostOnAngles);
}

/** The question about both lights by element. */
export const questionOfLights = (context: CompositeContext): string => ofLights(context)?.question ?? '';

/** The sentence that the opening has about an aspect. */
export const lineOf = (
  { kind }: CompositeContext,
  { first, second, aspect }: WeighedAspect,
): string | undefined => {
  const nature = natureOf(aspect);
  return nature && kind.lines[first as 0]?.[second as 3]?.[nature];
};

/**
 * The question of the opening and the answer of the closing: by a planet close to an angle, by a strong aspect, by the
 * lights, or by any aspect.
 */
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

/** The angle of the leading planet. */
function angleOfFrame(context: CompositeContext): AtAngle['angle'] | undefined {
  const { weighed } = context;
  const body = weighed.bodies.find(({ id }) => id === planetOfFrame(context));
  return body && angleOfPlanet(body, weighed.chart)?.angle;
}

/**
 * Advice that counts as given from the start: that of the closing, and leisure for a pair whose Sun and Moon are in
 * easy aspect.
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
    // The closing always says what helps where tempers or words go wrong.
    ...(hard && [Mars, Mercury].some((id) => drawOf(hard) === id) ? (['quarreling'] as const) : []),
    ...(aspect ? stancesOfFrame(stances, aspect.first, aspect.second, aspect.aspect) : []),
    ...(planet === undefined ? [] : (stances.framesOnAngle[planet as Planet] ?? [])),
    ...(isAtEase ? (['leisure'] as const) : []),
  ].filter((stance) => adviceStances.has(stance));
}

/** The placeholders of a question: both names, and the angle of the leading planet. */
export function valuesOfFrame(context: CompositeContext): Record<string, string> {
  const { kind, names } = context;
  const angle = angleOfFrame(context);
  return angle === undefined ? names : { ...names, at: kind.at[angle] };
}
