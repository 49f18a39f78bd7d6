import { houseOf } from '../chart/houses.js';
import { HoroscopeError, quote } from '../errors.js';
import type { Notice } from '../schema/notices.js';
import type { Composite, Synastry } from '../schema/pairs.js';
import type { Progressions } from '../schema/progressions.js';
import type {
  AspectEntry,
  Calculation,
  Elements,
  HouseEntry,
  PlanetEntry,
  Profile,
} from '../schema/responses.js';
import type { LunarReturn, SolarReturn } from '../schema/returns.js';
import type { TransitAspect, Transits } from '../schema/transits.js';
import type { WheelResult } from '../wheel/sources.js';
import { periodOf, slow } from '../wheel/timeline-rows.js';
import { birthWithoutFleeting, withoutFleeting } from './open-moon.js';
import type { BirthChart, PdfOptions } from './options.js';
import type { PrintableResult, Reading } from './printable.js';

/** Results of the engine read as what a report is about. */

export type { PrintableResult, Reading };

/** A birth, or the moment that a report is of. */
export interface Occasion {
  /** Null of a moment that is nobody’s. */
  name: string | null;
  /** `YYYY-MM-DD HH:MM…`, local. */
  date: string;
  /** `YYYY-MM-DD HH:MM:SS…` in UTC. */
  utDate: string;
  place: string;
  latitude: number;
  longitude: number;
  /** IANA name of the time zone. */
  zone: string;
  /** Whether the time is known. */
  timed: boolean;
  /** Where a period begins, which is no moment of its own. */
  begins?: boolean;
}

export interface Balanced {
  elements: Elements;
  chart?: object;
}

/** A body with the house of another chart that it falls into. */
type PrintedPlanet = PlanetEntry & { partnerHousePosition?: number };

export interface PrintedChart {
  /** Of noon, since the time of birth is not known: the Moon may be some degrees from where it stands. */
  atNoon?: boolean;
  /** Whose it is, where there are several. */
  of: Occasion | null;
  planets: readonly PrintedPlanet[];
  /** Which of two people, as readings count them. */
  person?: 1 | 2;
  /** Into whose houses the texts of its bodies put them, where those are not its own. */
  partner?: Occasion;
  houses: readonly HouseEntry[];
  /** Whose houses they are that its bodies stand in, where they are another chart’s. */
  housesOf?: Occasion;
  /** What its elements are drawn from. */
  balance: Balanced | null;
}

export interface Contact
  extends Pick<AspectEntry, 'planet1Id' | 'planet1Name' | 'aspectId' | 'planet2Id' | 'planet2Name' | 'text'> {
  /** Whose bodies they are, where they are two people’s. */
  people?: readonly [string, string];
  /** When it lasts and when it is exact; each of its passages one. */
  passages?: readonly Passage[];
}

type Passage = Pick<TransitAspect, 'starts' | 'exact' | 'ends'>;

/** Of two bodies in aspect, whose each is: one person’s and another’s, or what moves and what was at birth. */
export type Sides = 'one' | 'two' | 'transits' | 'progressions';

/** A receipt; that of a composite of midpoints has no moment of its own. */
export type Receipt = { [K in keyof Calculation]?: Calculation[K] | undefined } & Pick<Calculation, 'engine'>;

export interface Subject {
  result: PrintableResult;
  title: string;
  occasions: readonly Occasion[];
  intro: string | null;
  reading: Reading | null;
  charts: readonly PrintedChart[];
  sides: Sides;
  aspects: readonly AspectEntry[];
  /** Of transits, each with its dates. */
  passages: readonly TransitAspect[];
  /** Aspects whose texts are printed, all sides of them. */
  contacts: readonly Contact[];
  /** What had to be decided, or is less sure than usual. */
  notices: readonly Notice[];
  /** What its wheel is of. */
  wheel: WheelResult;
  /** What is drawn around it, where that is another result. */
  outer?: WheelResult;
  /** Of two people, the birth chart of each, where they are given. */
  births?: readonly BirthChart[];
  receipts: readonly { of: Occasion; receipt: Receipt }[];
}

const occasionOf = (profile: Profile, receipt: Receipt): Occasion => ({
  name: profile.name,
  date: profile.birthdate.date,
  utDate: profile.utBirthdate.date,
  place: profile.cityName,
  latitude: profile.realLat,
  longitude: profile.realLong,
  zone: profile.timezoneName,
  timed: receipt.houseSystemUsed !== null,
});

type Given = 'passages' | 'sides' | 'wheel';
type Parts = Omit<Subject, 'result' | 'title' | 'intro' | 'reading' | 'notices' | Given> &
  Partial<Pick<Subject, Given>>;

/** @throws HoroscopeError where it is nothing that can be printed */
export function subjectOf(given: PrintableResult, title?: string, births?: PdfOptions['births']): Subject {
  const result = withoutFleeting(given);
  const parts = partsOf(result, births?.map(birthWithoutFleeting) as PdfOptions['births']);
  const reading = result.reading ?? null;
  const names = parts.occasions.flatMap(({ name }) => name ?? []);
  return {
    passages: [],
    sides: 'one',
    wheel: result,
    ...parts,
    result,
    title: title ?? reading?.title ?? [...new Set(names)].join(' + '),
    intro: result.intro,
    reading,
    notices: result.notices,
  };
}

function partsOf(result: PrintableResult, births?: PdfOptions['births']): Parts {
  if (typeof result !== 'object' || result === null || !('planets' in result || 'planets1' in result))
    throw new HoroscopeError(
      'invalid_request',
      `result must be a horoscope, as natal() gives it; given was ${quote(result)}`,
      { path: 'result' },
    );
  if ('planets1' in result) return ofSynastry(result, births?.length === 2 ? births : undefined);
  if ('transits_aspects' in result) return ofTransits(result);
  if ('profile1' in result) return ofComposite(result);
  if ('event' in result) return ofEvent(result, births);
  const { profile, planets, houses, aspects, calculation } = result;
  const birth = occasionOf(profile, calculation);
  return {
    occasions: [birth],
    charts: [{ of: null, planets, houses, balance: result, atNoon: !birth.timed }],
    aspects,
    contacts: aspects,
    receipts: [{ of: birth, receipt: calculation }],
  };
}

/** What clocks were ahead of Universal Time by, in seconds; undefined where the calendar has no such days. */
function offsetOf({ date, utDate }: Occasion): number | undefined {
  const [local, universal] = [date, utDate].map((text) =>
    Date.parse(`${text.slice(0, 19).replace(' ', 'T')}Z`),
  );
  const seconds = ((local as number) - (universal as number)) / 1000;
  return Number.isFinite(seconds) ? seconds : undefined;
}

/** The birth's own part of the receipt of a return. */
function birthReceipt(
  birth: Occasion,
  { calculation, notices }: SolarReturn | LunarReturn,
  of: BirthChart | undefined,
): Receipt {
  const isLocal = notices.some(
    ({ code, parameters }) => code === 'local_mean_time' && parameters.subject === 'person',
  );
  return {
    ...calculation,
    julianDayUt: calculation.natalJulianDayUt,
    deltaT: of?.calculation?.deltaT,
    utcOffset: offsetOf(birth),
    offsetSource: isLocal ? 'local-mean-time' : 'zone',
  };
}

function ofEvent(result: SolarReturn | LunarReturn | Progressions, births?: PdfOptions['births']): Parts {
  const { profile, event, planets, houses, aspects, calculation } = result;
  const birth = occasionOf(profile, calculation);
  const moment: Occasion = {
    name: null,
    date: event.date.date,
    utDate: event.utDate.date,
    place: event.cityName,
    latitude: event.lat,
    longitude: event.long,
    zone: event.timezoneName,
    timed: true,
  };
  return {
    occasions: [birth, moment],
    charts: [
      {
        of: null,
        planets,
        houses,
        balance: 'elements' in result ? result : null,
        atNoon: 'solarArc' in result && !birth.timed,
      },
    ],
    sides: 'solarArc' in result ? 'progressions' : 'one',
    ...('aspectsToNatal' in result && births && { wheel: births[0], outer: result }),
    aspects,
    contacts: 'aspectsToNatal' in result ? [...aspects, ...result.aspectsToNatal] : aspects,
    receipts:
      'solarArc' in result
        ? [{ of: birth, receipt: calculation }]
        : [
            { of: birth, receipt: birthReceipt(birth, result, births?.[0]) },
            { of: moment, receipt: calculation },
          ],
  };
}

/** With the birth charts of both there are houses; else what the two share is all that is known of elements. */
function ofSynastry(result: Synastry, births?: readonly [BirthChart, BirthChart]): Parts {
  const { profile1, profile2, calculation1, calculation2, planets1, planets2, aspects1, aspects2 } = result;
  const [first, second] = [occasionOf(profile1, calculation1), occasionOf(profile2, calculation2)];
  // Their texts are not of the pair.
  const houses = (i: 0 | 1): HouseEntry[] =>
    (births?.[i].houses ?? []).map((house) => ({ ...house, text: null }));
  return {
    occasions: [first, second],
    charts: [
      {
        of: first,
        person: 1,
        atNoon: !first.timed,
        planets: planets1,
        houses: houses(0),
        partner: second,
        balance: births?.[0] ?? result,
      },
      {
        of: second,
        person: 2,
        atNoon: !second.timed,
        planets: planets2,
        houses: houses(1),
        partner: first,
        balance: births?.[1] ?? null,
      },
    ],
    sides: 'two',
    ...(births && { wheel: births[0], outer: result, births }),
    aspects: aspects1,
    contacts: [
      ...aspects1.map((aspect) => ({ ...aspect, people: [profile1.name, profile2.name] as const })),
      ...aspects2.map((aspect) => ({ ...aspect, people: [profile2.name, profile1.name] as const })),
    ],
    receipts: [
      { of: first, receipt: calculation1 },
      { of: second, receipt: calculation2 },
    ],
  };
}

function ofComposite(result: Composite): Parts {
  const { profile1, profile2, calculation1, calculation2, planets, houses, aspects } = result;
  const [first, second] = [occasionOf(profile1, calculation1), occasionOf(profile2, calculation2)];
  return {
    occasions: [first, second],
    charts: [{ of: null, planets, houses, balance: result }],
    aspects,
    contacts: aspects,
    receipts: [
      { of: first, receipt: calculation1 },
      { of: second, receipt: calculation2 },
    ],
  };
}

/** Ascendant and Midheaven and their far ends. */
const angles: readonly number[] = [15, 16, 22, 23];

function ofTransits(result: Transits): Parts {
  const { profile1, profile2, calculation1, calculation2, planets, chart, transits_aspects } = result;
  const birth = occasionOf(profile1, calculation1);
  const begins = periodOf(result) !== null;
  const moment: Occasion = { ...occasionOf(profile2, calculation2), name: null, timed: true, begins };
  const lasting = transits_aspects.filter(({ planet1Id }) => slow.includes(planet1Id));
  // A period begins at no moment that an Ascendant would say anything of, and its houses are those of the birth.
  const sky = begins ? planets.filter(({ planetId }) => !angles.includes(planetId)) : planets;
  const cusps = chart.houses.map(({ longitude }) => Number(longitude));
  const inNatalHouses = sky.map((planet) => ({
    ...planet,
    housePosition: houseOf(Number(planet.longitude), cusps),
  }));
  return {
    occasions: [birth, moment],
    charts: [
      { of: birth, planets: chart.planets, houses: [], balance: null, atNoon: !birth.timed },
      { of: moment, planets: inNatalHouses, houses: [], housesOf: birth, balance: null },
    ],
    sides: 'transits',
    wheel: { ...result, planets: sky },
    aspects: [],
    passages: lasting,
    contacts: lasting.map((passage) => ({ ...passage, passages: [passage] })),
    receipts: [
      { of: birth, receipt: calculation1 },
      { of: moment, receipt: calculation2 },
    ],
  };
}
