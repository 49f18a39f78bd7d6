import { Conjunction } from '../chart/aspects.js';
import { Jupiter, Mercury, Moon, type Planet, Venus } from '../chart/bodies.js';
import type { House } from '../chart/zodiac.js';
import { natureOf } from '../text/catalogue.js';
import type { DayCell, DayCells, DayShelf, Turning } from '../text/report-catalogue.js';
import { isFaint, isSecondInSign, meetingsOf, phases } from './cells.js';
import type { Aspect, Happening } from './happening.js';

/** What a day says of its lead, where that is written for days. */
export function dayCellOf(happening: Happening, house: House, shelf: DayShelf): DayCell | undefined {
  return cellsOf(happening, shelf)?.[house];
}

function cellsOf(happening: Happening, shelf: DayShelf): DayCells | undefined {
  switch (happening.kind) {
    case 'lunation':
      return isSecondInSign(happening) ? undefined : shelf[phases[happening.phaseId]];
    case 'eclipse':
      if (isFaint(happening)) return shelf.fullMoon;
      return happening.luminary === 'solar' ? shelf.solarEclipse : shelf.lunarEclipse;
    case 'station':
      return shelf[happening.direction][happening.body as Turning];
    case 'ingress':
      // A planet that comes back goes on with what it came for.
      return happening.again ? undefined : shelf.arrives[happening.body];
    default:
      return undefined;
  }
}

/** What an aspect of Sun or Mercury to a slow planet means in its house; not of Mercury's that are made in a loop. */
export function meetingOf(happening: Happening, house: House, { meets }: DayShelf): string | undefined {
  return happening.kind === 'aspect' ? meetingsOf(happening, meets)?.[house] : undefined;
}

const gentle: readonly Planet[] = [Mercury, Venus, Jupiter];

/** Whether an aspect of the Moon makes its day easy. */
export function isEasy({ slow, aspectId }: Aspect): boolean {
  if (aspectId === Conjunction) return gentle.includes(slow);
  return natureOf(aspectId) === 'harmonious';
}

export const isMoonsAspect = (happening: Happening): happening is Aspect =>
  happening.kind === 'aspect' && happening.body === Moon;
