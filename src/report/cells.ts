import { Conjunction } from '../chart/aspects.js';
import {
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  type Planet,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../chart/bodies.js';
import { type House, houses } from '../chart/zodiac.js';
import { type ByHouseWordings, type ByNatureWordings, natureOf } from '../text/catalogue.js';
import type { ByHouse } from '../text/cells.js';
import type {
  DayShelf,
  Growing,
  HousePair,
  MechanismShelf,
  MonthShelf,
  Pair,
  ReportCatalogue,
  SignShelf,
  Slow,
  Turning,
  YearLead,
} from '../text/report-catalogue.js';
import type { Aspect, Happening } from './happening.js';
import type { ReportKind } from './period.js';
import { isJupiterOrSlower } from './slow-planets.js';
import { inRotation } from './wordings.js';

export const phases = { 0: 'newMoon', 2: 'firstQuarter', 4: 'fullMoon', 6: 'lastQuarter' } as const;

/** The tables of texts for a happening, by house, the most specific first; a table may lack a house. */
export function cellsFor(happening: Happening, kind: ReportKind, reports: ReportCatalogue): Growing[] {
  const { columns, signs } = reports;
  const ofMonth = kind === 'monthly' ? monthCells(happening, columns) : undefined;
  const ofShelf = signCells(happening, signs);
  const ofPair = ofColumns(happening, columns);
  return [ofMonth, ofPair, ofShelf].filter((cells): cells is Growing => cells !== undefined);
}

/** The longer texts that a month has for its events. */
function monthCells(happening: Happening, columns: ReportCatalogue['columns']): Growing | undefined {
  const shelf: MonthShelf = columns.months;
  switch (happening.kind) {
    case 'lunation':
      if (happening.phaseId % 4 !== 0) return undefined;
      return happening.phaseId === 0 ? shelf.newMoon : shelf.fullMoon;
    case 'eclipse':
      if (isFaint(happening)) return shelf.eclipseFaint;
      return happening.luminary === 'solar' ? shelf.solarEclipse : shelf.lunarEclipse;
    case 'ingress':
      // A slow planet returns a season or more later, and then comes anew; a planet that goes back into a sign does
      // not.
      if (happening.retrograde || (happening.again && !isJupiterOrSlower(happening.body))) return undefined;
      return shelf.ingress[happening.body];
    case 'station':
      return shelf[happening.direction]?.[happening.body as Turning];
    case 'retrograde':
      return shelf.underWay[happening.body as Turning];
    case 'aspect':
      return ofVenusOrMars(happening, shelf) ?? inOneWording(meetingsOf(happening, columns.days.meets));
    default:
      return undefined;
  }
}

/** Aspects of Venus and Mars in a month; a second one of the same kind takes the week's texts. */
function ofVenusOrMars(
  { body, slow, aspectId, again, backward }: Aspect,
  { atOdds, joins, helps }: MonthShelf,
): Growing | undefined {
  if (again || backward || !isJupiterOrSlower(slow) || (body !== Venus && body !== Mars)) return undefined;
  const nature = natureOf(aspectId);
  if (nature === undefined) return undefined;
  return { tense: atOdds, conjunction: joins, harmonious: helps }[nature][body][slow];
}

/** Aspects of the Sun or Mercury to a slow planet by house, for a day or a month; not those of a retrograde Mercury. */
export function meetingsOf(
  { body, slow, aspectId, again, backward }: Aspect,
  meets: DayShelf['meets'],
): ByHouse | undefined {
  const nature = natureOf(aspectId);
  if (again || backward || nature === undefined) return undefined;
  return (body === Sun || body === Mercury) && isJupiterOrSlower(slow)
    ? meets[body][slow][nature]
    : undefined;
}

const inOneWording = (cells: ByHouse | undefined): Growing | undefined =>
  cells && Object.fromEntries(houses.map((house) => [house, [cells[house]]]));

/** Whether a new or full Moon is the second one running in its sign, at its end. */
export const isSecondInSign = ({ longitude }: Happening): boolean => longitude % 30 > 29;

/** What an event does in a house; a planet that returns has its own texts. */
export function mechanismOf(happening: Happening, house: House, shelf: MechanismShelf): string | undefined {
  switch (happening.kind) {
    case 'lunation':
      return shelf[phases[happening.phaseId]][house];
    case 'eclipse':
      if (isFaint(happening)) return shelf.fullMoon[house];
      return shelf[happening.luminary === 'solar' ? 'solarEclipse' : 'lunarEclipse'][house];
    case 'station':
      return shelf[happening.direction][happening.body as Turning][house];
    case 'ingress': {
      const ofPlanet: Readonly<Partial<Record<Planet, ByHouse>>> = shelf.ingress;
      return happening.again ? undefined : ofPlanet[happening.body]?.[house];
    }
    default:
      return undefined;
  }
}

/** Whether an eclipse is penumbral: told as a full Moon. */
export const isFaint = (happening: Happening): boolean =>
  happening.kind === 'eclipse' && happening.type === 'penumbral';

/** Of the Moon in the penumbra, from which the eye sees a shade on it. */
const seen = 0.6;

/** Whether the Moon touches the penumbra so lightly that nobody sees it dimmed. */
export const isGrazing = (happening: Happening): boolean =>
  happening.kind === 'eclipse' && happening.type === 'penumbral' && happening.magnitude < seen;

/** The columns' own tables, keyed by both planets. */
function ofColumns(happening: Happening, columns: ReportCatalogue['columns']): Growing | undefined {
  if (happening.kind !== 'aspect') return undefined;
  const { body, slow, aspectId, inferior, backward } = happening;
  if (inferior) return columns.inferior[slow as typeof Mercury | typeof Venus];
  const nature = natureOf(aspectId);
  if (nature === undefined) return undefined;
  if (body === Moon || backward) return undefined;
  if (body === Venus && (slow === Mars || isJupiterOrSlower(slow))) return columns.venusMeeting[slow][nature];
  if (isJupiterOrSlower(body)) return columns.slowAspects[pairOf(body, slow)]?.[nature];
  return body === Mars ? columns.marsMeeting[slow as Slow]?.[nature] : undefined;
}

/** A retrograde lasts at most so many weeks. */
const longestLoop = 12;

/** The wordings of a house repeated, one for each week of a retrograde. */
const againAndAgain = (wordings: ByHouseWordings): Growing =>
  Object.fromEntries(
    houses.map((house) => [
      house,
      Array.from({ length: longestLoop }, (_, place) => inRotation(wordings[house], place + house)),
    ]),
  );

/** The key of two houses, the lower first. */
export const housePair = (here: House, there: House): HousePair =>
  here < there ? `${here}-${there}` : `${there}-${here}`;

export const pairOf = (a: Planet, b: Planet): Pair => (a < b ? `${a}-${b}` : `${b}-${a}`);

function signCells(happening: Happening, shelf: SignShelf): Growing | undefined {
  switch (happening.kind) {
    case 'lunation':
      return shelf[phases[happening.phaseId]];
    case 'eclipse':
      if (isFaint(happening)) return shelf.fullMoon;
      return happening.luminary === 'solar' ? shelf.solarEclipse : shelf.lunarEclipse;
    case 'ingress':
      // Going back into a sign is a return of weeks or months, not a stay of years.
      if (happening.retrograde) return shelf.retrograde[happening.body as Turning];
      return shelf.ingress[happening.body];
    case 'stay':
      return shelf.ingress[happening.body];
    case 'station':
      return shelf[happening.direction][happening.body as Turning];
    case 'retrograde':
      return shelf.underWay[happening.body as keyof SignShelf['underWay']];
    case 'aspect': {
      const { body, slow, aspectId, inferior, backward } = happening;
      const nature = natureOf(aspectId);
      // Slow planets meet for months: nothing written of a swift one's day fits. Nor of a
      // retrograde's what is of none.
      if (nature === undefined || inferior || backward || isJupiterOrSlower(body)) return undefined;
      const meeting: Readonly<Partial<Record<Planet, Partial<ByNatureWordings>>>> = shelf.meeting;
      return meeting[slow]?.[nature];
    }
  }
}

/** Second texts, for when the own ones are used up: an eclipse is a new or full Moon too, a retrograde goes on. */
export function secondCells(happening: Happening, { signs, columns }: ReportCatalogue): Growing | undefined {
  if (happening.kind === 'retrograde') {
    const inHouse: Readonly<Partial<Record<Planet, ByHouseWordings>>> = columns.stillInHouse;
    const wordings = inHouse[happening.body];
    return wordings && againAndAgain(wordings);
  }
  if (happening.kind !== 'eclipse') return undefined;
  return happening.luminary === 'solar' ? signs.newMoon : signs.fullMoon;
}

/** The kind of a year's lead, by which its frame is chosen. */
export function yearLeadOf(happening: Happening): YearLead {
  switch (happening.kind) {
    case 'eclipse':
      return happening.luminary === 'solar' ? 'solarEclipse' : 'lunarEclipse';
    case 'ingress':
      if (happening.body === Jupiter) return 'jupiterEnters';
      if (happening.body === Saturn) return 'saturnEnters';
      if (happening.body === Uranus) return 'uranusEnters';
      return happening.body === Neptune ? 'neptuneEnters' : 'plutoEnters';
    case 'aspect':
      return happening.aspectId === Conjunction ? 'slowConjunction' : 'station';
    default:
      return 'station';
  }
}
