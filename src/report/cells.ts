import { Jupiter, type Planet } from '../chart/bodies.js';
import { type ByHouseWordings, type ByNatureWordings, natureOf } from '../text/catalogue.js';
import type {
  ReportCatalogue,
  RisingShelf,
  SignShelf,
  Slow,
  Turning,
  Yearlong,
} from '../text/report-catalogue.js';
import type { Happening } from './happenings.js';
import type { Period } from './period.js';

const phases = { 0: 'newMoon', 2: 'firstQuarter', 4: 'fullMoon', 6: 'lastQuarter' } as const;

/** The cells that say what a happening means, by house; undefined where the shelf has none. */
export function cellsFor(
  happening: Happening,
  { kind }: Period,
  reports: ReportCatalogue,
): ByHouseWordings | undefined {
  return kind === 'ascendant-yearly'
    ? risingCells(happening, reports.rising)
    : signCells(happening, reports.signs);
}

function signCells(happening: Happening, shelf: SignShelf): ByHouseWordings | undefined {
  switch (happening.kind) {
    case 'lunation':
      return shelf[phases[happening.phaseId]];
    case 'eclipse':
      return happening.luminary === 'solar' ? shelf.solarEclipse : shelf.lunarEclipse;
    case 'ingress':
      // Backing into a sign is a return for weeks or months, not a stay of years.
      if (happening.retrograde) return shelf.retrograde[happening.body as Turning];
      return shelf.ingress[happening.body];
    case 'stay':
      return shelf.ingress[happening.body];
    case 'station':
      return shelf[happening.direction][happening.body as Turning];
    case 'retrograde':
      return shelf.underWay[happening.body as keyof SignShelf['underWay']];
    case 'aspect': {
      const nature = natureOf(happening.aspectId);
      const meeting: Readonly<Partial<Record<Planet, Partial<ByNatureWordings>>>> = shelf.meeting;
      return nature === undefined ? undefined : meeting[happening.slow]?.[nature];
    }
  }
}

function risingCells(happening: Happening, shelf: RisingShelf): ByHouseWordings | undefined {
  switch (happening.kind) {
    case 'eclipse':
      return happening.luminary === 'solar' ? shelf.solarEclipse : shelf.lunarEclipse;
    case 'ingress':
      if (happening.retrograde) return shelf.retrograde[happening.body as Turning];
      return (shelf.ingress as Readonly<Partial<Record<Planet, ByHouseWordings>>>)[
        happening.body as Yearlong
      ];
    case 'station':
      return shelf[happening.direction][happening.body as Turning];
    case 'aspect': {
      const nature = natureOf(happening.aspectId);
      const slow = happening.slow as Slow;
      // At a conjunction Jupiter enlarges; the others press.
      const easy = nature === 'harmonious' || (nature === 'conjunction' && slow === Jupiter);
      return (easy ? shelf.harmony : shelf.tension)[slow];
    }
    default:
      return undefined;
  }
}

/**
 * Other cells for a happening whose own are used up: an eclipse is a new or a full Moon too, and a year may have more
 * of a kind than there are wordings.
 */
export function secondCells(
  happening: Happening,
  { kind }: Period,
  { signs }: ReportCatalogue,
): ByHouseWordings | undefined {
  if (happening.kind !== 'eclipse' || kind === 'ascendant-yearly') return undefined;
  return happening.luminary === 'solar' ? signs.newMoon : signs.fullMoon;
}
