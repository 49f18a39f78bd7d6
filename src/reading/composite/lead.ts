import { Ascendant, type BodyId, Midheaven, Moon, Pluto, Sun } from '../../chart/bodies.js';
import { isOfAge } from '../../chart/body-groups.js';
import { type Element, elementOf, elements } from '../../chart/zodiac.js';
import { natureOf } from '../../text/catalogue.js';
import type { Frame } from '../../text/pair-catalogue.js';
import { weighedBody } from '../chart-sections.js';
import { isSignOpen, type WeighedAspect, type WeighedBody } from '../factors.js';
import { angleOfPlanet } from '../weights.js';
import { type CompositeContext, strong } from './context.js';

/** By what a composite's reading opens and closes. */

/** Degrees from an angle within which a planet leads whatever aspects there are. */
const closeToAngle = 2;

const frameOfAspect = (
  { kind }: CompositeContext,
  { first, second, aspect }: WeighedAspect,
): Frame | undefined => {
  const nature = natureOf(aspect);
  return nature && kind.frames.aspects[first as 0]?.[second as 3]?.[nature];
};

/** What all aspects told of one of its bodies weigh, of whichever has more. */
function weightAround({ first, second }: WeighedAspect, told: readonly WeighedAspect[]): number {
  const sumOf = (id: BodyId): number =>
    told
      .filter((each) => each.first === id || each.second === id)
      .reduce((sum, { weight }) => sum + weight, 0);
  return Math.max(sumOf(first), sumOf(second));
}

/** Of the aspects told that can lead, one of the body that most is told of. */
export const leadingAspect = (context: CompositeContext): WeighedAspect | undefined => {
  const told = Object.values(context.told.aspects).flat();
  return told
    .filter((aspect) => frameOfAspect(context, aspect) !== undefined)
    .map((aspect) => ({ aspect, around: weightAround(aspect, told) }))
    .sort((a, b) => b.around - a.around || b.aspect.weight - a.aspect.weight)[0]?.aspect;
};

/**
 * The heaviest planet within some degrees of an angle; Uranus to Pluto are passed over where they are not close to the
 * Ascendant or Midheaven, since an aspect of a light says more of two people.
 */
const onAngle = ({ weighed }: CompositeContext, most: number): BodyId | undefined =>
  weighed.bodies.find((body) => {
    const at = body.id <= Pluto ? angleOfPlanet(body, weighed.chart) : undefined;
    if (at === undefined || at.distance > most) return false;
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
  const aspect = leadingAspect(context);
  return aspect && aspect.weight >= strong ? frameOfAspect(context, aspect) : undefined;
};

/** The planet on an angle by which a reading opens and closes, where it does. */
export const planetOfFrame = (context: CompositeContext): BodyId | undefined =>
  onAngle(context, closeToAngle) ?? (strongestFrame(context) ? undefined : onAngle(context, nearAngle));

/** What the opening asks and the closing answers: by a planet close to an angle, or by a strong aspect, or what is next. */
export function frameOf(context: CompositeContext): Frame {
  const { frames } = context.kind;
  const planet = planetOfFrame(context);
  if (planet !== undefined) return frames.onAngle[planet as 0];
  const aspect = leadingAspect(context);
  const byAspect = aspect && frameOfAspect(context, aspect);
  return strongestFrame(context) ?? ofLights(context) ?? byAspect ?? frames.none;
}

/** What a frame is filled with: both names, and the angle of the planet that leads by one. */
export function valuesOfFrame(context: CompositeContext): Record<string, string> {
  const { manuscript, names, weighed } = context;
  const body = weighed.bodies.find(({ id }) => id === planetOfFrame(context));
  const at = body && angleOfPlanet(body, weighed.chart);
  return at === undefined ? names : { ...names, angle: manuscript.within(at.angle) };
}
