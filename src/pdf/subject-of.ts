import { Moon, Sun } from '../chart/bodies.js';
import { houseOf } from '../chart/houses.js';
import { HoroscopeError, quote } from '../errors.js';
import type { Composite, Synastry } from '../schema/pairs.js';
import type { Progressions } from '../schema/progressions.js';
import type { AspectEntry, HouseEntry, Profile } from '../schema/responses.js';
import type { LunarReturn, SolarReturn } from '../schema/returns.js';
import type { Transits } from '../schema/transits.js';
import type { Uncertainty } from '../schema/uncertainty.js';
import { birthWithoutFleeting, withoutFleeting } from '../wheel/open-moon.js';
import { periodOf, slow } from '../wheel/timeline-rows.js';
import { calling, firstNames, readingCalling } from './first-names.js';
import { withJoinedPasses } from './joined-passes.js';
import { withNamesSet } from './names-set.js';
import { withoutStanding } from './no-news.js';
import type { BirthChart, PdfOptions } from './options.js';
import type { PrintableResult } from './printable.js';
import type { Occasion, PrintedChart, Receipt, SignChange, Subject } from './subject.js';

/** Results of the engine read as what a report is about. */

/** A birth or an event as an occasion, of whom a report calls by a name of its own. */
type OccasionOf = (profile: Profile, receipt: Receipt) => Occasion;

const occasionsCalling =
  (called: ReadonlyMap<string, string>): OccasionOf =>
  (profile, receipt) => ({
    name: called.get(profile.name) ?? profile.name,
    fullName: profile.name,
    date: profile.birthdate.date,
    utDate: profile.utBirthdate.date,
    place: profile.cityName,
    latitude: profile.realLat,
    longitude: profile.realLong,
    zone: profile.timezoneName,
    timed: receipt.houseSystemUsed !== null,
  });

/** Details of a birth without a time. */
const openIn = (
  { timed }: Occasion,
  uncertainty: Uncertainty | undefined,
): Required<Pick<PrintedChart, 'atNoon' | 'signChanges'>> => ({
  atNoon: !timed,
  signChanges: timed
    ? []
    : (uncertainty?.changes ?? []).filter((change): change is SignChange => change.kind === 'sign'),
});

type Given = 'otherAspects' | 'passages' | 'sides' | 'wheel';
type Parts = Omit<Subject, 'result' | 'title' | 'intro' | 'reading' | 'notices' | Given> &
  Partial<Pick<Subject, Given>>;

/** @throws HoroscopeError as {@link requireHoroscope} */
export function subjectOf(
  given: PrintableResult,
  title?: string,
  births?: PdfOptions['births'],
  names: PdfOptions['names'] = 'first',
): Subject {
  requireHoroscope(given);
  const result = withNamesSet(withJoinedPasses(withoutStanding(withoutFleeting(given))));
  const natal = births?.map((birth) => withNamesSet(birthWithoutFleeting(birth)));
  const called = names === 'first' ? firstNames(namesIn(result)) : new Map<string, string>();
  const parts = partsOf(result, occasionsCalling(called), natal as PdfOptions['births']);
  const reading = result.reading ?? null;
  const whole = parts.occasions.flatMap(({ fullName }) => fullName ?? []);
  return {
    otherAspects: [],
    passages: [],
    sides: 'one',
    wheel: result,
    ...parts,
    result,
    title: title ?? reading?.title ?? [...new Set(whole)].join(' + '),
    intro: result.intro === null ? null : calling(called)(result.intro),
    reading: reading && readingCalling(reading, called),
    notices: result.notices,
  };
}

/** @throws HoroscopeError where it is nothing that can be printed */
function requireHoroscope(result: unknown): void {
  if (typeof result !== 'object' || result === null || !('planets' in result || 'planets1' in result))
    throw new HoroscopeError(
      'invalid_request',
      `result must be a horoscope, as natal() gives it; given was ${quote(result)}`,
      { path: 'result' },
    );
}

/** The names of the people that a result is of. */
const namesIn = (result: PrintableResult): string[] =>
  'transits_aspects' in result
    ? [result.profile1.name]
    : 'profile1' in result
      ? [result.profile1.name, result.profile2.name]
      : [result.profile.name];

function partsOf(result: PrintableResult, occasionOf: OccasionOf, births?: PdfOptions['births']): Parts {
  if ('planets1' in result) return ofSynastry(result, occasionOf, births?.length === 2 ? births : undefined);
  if ('transits_aspects' in result) return ofTransits(result, occasionOf);
  if ('profile1' in result) return ofComposite(result, occasionOf);
  if ('event' in result) return ofEvent(result, occasionOf, births);
  const { profile, planets, houses, aspects, calculation } = result;
  const birth = occasionOf(profile, calculation);
  return {
    occasions: [birth],
    charts: [
      {
        of: null,
        planets,
        houses,
        balance: result,
        ...openIn(birth, 'uncertainty' in result ? result.uncertainty : undefined),
      },
    ],
    aspects,
    contacts: aspects,
    receipts: [{ of: birth, receipt: calculation }],
  };
}

/** The difference between clock time and Universal Time in seconds; undefined if the calendar has no such day. */
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

/** The receipts of progressions: of the moment of life, and of the progressed sky. */
const progressedReceipt = (moment: Occasion, { calculation }: Progressions): Receipt => ({
  ...calculation,
  julianDayUt: calculation.progressedJulianDayUt,
  deltaT: undefined,
  utcOffset: offsetOf(moment),
  offsetSource: 'zone',
});

const birthChart = ({ planets, houses, uncertainty }: BirthChart, birth: Occasion): PrintedChart => ({
  of: null,
  moment: 'birth',
  planets,
  houses,
  balance: null,
  ...openIn(birth, uncertainty),
});

/** Degrees that what comes back is from where it was, at most. */
const backWithin = 0.01;

const isReturn = ({ planet1Id, planet2Id, aspectId, orb }: AspectEntry): boolean =>
  planet1Id === planet2Id && aspectId === 0 && Math.abs(Number(orb)) < backWithin;

/** Whether a result is the Sun's return or the Moon's, by the light that is at its natal place. */
function returnOf({ aspectsToNatal }: SolarReturn | LunarReturn): Pick<Occasion, 'returns'> {
  const isBack = (id: number): boolean =>
    aspectsToNatal.some((aspect) => aspect.planet1Id === id && isReturn(aspect));
  if (isBack(Sun)) return { returns: 'solarReturn' };
  return isBack(Moon) ? { returns: 'lunarReturn' } : {};
}

function ofEvent(
  result: SolarReturn | LunarReturn | Progressions,
  occasionOf: OccasionOf,
  births?: PdfOptions['births'],
): Parts {
  const { profile, event, planets, houses, aspects, calculation } = result;
  const birth = occasionOf(profile, calculation);
  const moment: Occasion = {
    name: null,
    fullName: null,
    date: event.date.date,
    utDate: event.utDate.date,
    place: event.cityName,
    latitude: event.lat,
    longitude: event.long,
    zone: event.timezoneName,
    timed: true,
    ...('solarArc' in result ? { standsFor: result.progressedDate.date } : returnOf(result)),
  };
  const [natal] = births ?? [];
  return {
    occasions: [birth, moment],
    ...(natal && { birth: birthChart(natal, birth) }),
    charts: [
      {
        of: null,
        moment: 'solarArc' in result ? 'progressed' : 'return',
        planets,
        houses,
        balance: 'elements' in result ? result : null,
        atNoon: 'solarArc' in result && !birth.timed,
      },
    ],
    sides: 'solarArc' in result ? 'progressions' : 'one',
    ...(births &&
      ('solarArc' in result
        ? // A birth chart tells who is retrograde in it, as solar arcs do not.
          { wheel: births[0], outer: result }
        : { aroundBirth: { wheel: births[0], outer: result } })),
    aspects,
    // The returning light's conjunction with its natal place is not listed.
    otherAspects:
      'solarArc' in result
        ? result.progressedAspects
        : result.aspectsToNatal.filter((aspect) => !isReturn(aspect)),
    contacts: 'aspectsToNatal' in result ? [...aspects, ...result.aspectsToNatal] : aspects,
    receipts:
      'solarArc' in result
        ? [
            { of: birth, receipt: calculation },
            { of: moment, receipt: progressedReceipt(moment, result) },
          ]
        : [
            { of: birth, receipt: birthReceipt(birth, result, births?.[0]) },
            { of: moment, receipt: calculation },
          ],
  };
}

/**
 * The subject of a synastry. With both birth charts there are houses; otherwise only the elements that the two share
 * are known.
 */
function ofSynastry(
  result: Synastry,
  occasionOf: OccasionOf,
  births?: readonly [BirthChart, BirthChart],
): Parts {
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
        ...openIn(first, result.uncertainty1),
        planets: planets1,
        houses: houses(0),
        partner: second,
        balance: births?.[0] ?? result,
      },
      {
        of: second,
        person: 2,
        ...openIn(second, result.uncertainty2),
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
      ...aspects1.map((aspect) => ({ ...aspect, people: [first.name ?? '', second.name ?? ''] as const })),
      ...aspects2.map((aspect) => ({ ...aspect, people: [second.name ?? '', first.name ?? ''] as const })),
    ],
    receipts: [
      { of: first, receipt: calculation1 },
      { of: second, receipt: calculation2 },
    ],
  };
}

function ofComposite(result: Composite, occasionOf: OccasionOf): Parts {
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

function ofTransits(result: Transits, occasionOf: OccasionOf): Parts {
  const { profile1, profile2, calculation1, calculation2, planets, chart, transits_aspects } = result;
  const birth = occasionOf(profile1, calculation1);
  const begins = periodOf(result) !== null;
  const moment: Occasion = {
    ...occasionOf(profile2, calculation2),
    name: null,
    fullName: null,
    timed: true,
    begins,
  };
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
      {
        of: birth,
        moment: 'birth',
        planets: chart.planets,
        houses: [],
        balance: null,
        ...openIn(birth, result.uncertainty),
      },
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
