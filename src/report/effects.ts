import { Conjunction } from '../chart/aspects.js';
import { Jupiter, Mars, type Planet, Pluto, Saturn, Venus } from '../chart/bodies.js';
import { natureOf } from '../text/catalogue.js';
import type { Tone } from '../text/report-catalogue.js';
import type { Aspect, Happening } from './happening.js';
import { isJupiterOrSlower } from './slow-planets.js';

/** The effect of an event on a reader, whatever its house: help, hindrance or neither; and the tone of its days. */

export type Effect = 'easing' | 'pressing' | 'neither';

/** The effect of an event by its kind; for a conjunction neither. */
export function effectOf(happening: Happening): Effect {
  switch (happening.kind) {
    case 'aspect': {
      const nature = natureOf(happening.aspectId);
      if (nature === 'harmonious') return 'easing';
      return nature === 'tense' ? 'pressing' : 'neither';
    }
    case 'station':
      return happening.direction === 'direct' ? 'easing' : 'pressing';
    case 'retrograde':
      return 'pressing';
    case 'ingress':
    case 'stay':
      if (happening.body === Jupiter || happening.body === Venus) return 'easing';
      return happening.body === Mars || happening.body >= Saturn ? 'pressing' : 'neither';
    default:
      return 'neither';
  }
}

const easing: readonly Planet[] = [Venus, Jupiter];
const pressing: readonly Planet[] = [Mars, Saturn, Pluto];

/** The same, but a conjunction takes its effect from its planets, or neither if they differ. */
export function effectByPlanets(happening: Happening): Effect {
  if (happening.kind !== 'aspect' || happening.aspectId !== Conjunction) return effectOf(happening);
  const both = [happening.body, happening.slow];
  const eases = both.some((body) => easing.includes(body));
  const presses = both.some((body) => pressing.includes(body));
  if (eases === presses) return 'neither';
  return eases ? 'easing' : 'pressing';
}

/** Whether one helps and the other hinders. */
export const areOpposite = (a: Effect, b: Effect): boolean => a !== b && a !== 'neither' && b !== 'neither';

/** The tone of an aspect's days: of a beginning, of a climax, or of an obstacle. */
export function toneOf({ aspectId, body, slow }: Aspect): Tone {
  const nature = natureOf(aspectId);
  if (nature === 'tense') return 'checks';
  if (nature !== 'conjunction') return 'opens';
  if (!isJupiterOrSlower(body)) return 'ripens';
  // Two slow planets that meet begin something; with Saturn it is as where Saturn comes by itself.
  return body > Jupiter && [body, slow].includes(Saturn) ? 'checks' : 'opens';
}
