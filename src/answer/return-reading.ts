import { type ChartPoint, castUntimedChart, houseIn } from '../cast/chart.js';
import { directAfter, firstStation, stationsOf } from '../cast/direct-after.js';
import { eclipsesIn } from '../cast/eclipses-in.js';
import { aimsAt, type ExactTransit, exactTransits } from '../cast/exact-transits.js';
import { firstReturn, type Return } from '../cast/return-moment.js';
import type { ReturnChart, Returning } from '../cast/returning.js';
import { separation } from '../chart/angle.js';
import {
  type AspectId,
  aspectAngles,
  Conjunction,
  defaultAspects,
  Opposition,
} from '../chart/aspect-kinds.js';
import {
  Ascendant,
  type BodyId,
  Jupiter,
  Mars,
  Midheaven,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Uranus,
  Venus,
} from '../chart/bodies.js';
import { tropicalYear } from '../chart/periods.js';
import type { SignId } from '../chart/zodiac.js';
import { compareDays } from '../reading/compare-days.js';
import { lunarReturnOpening, lunarReturnReading } from '../reading/returns/lunar-return.js';
import type { LunarReturnCells, LunarReturnMonth } from '../reading/returns/lunar-return-month.js';
import { solarReturnOpening, solarReturnReading } from '../reading/returns/solar-return.js';
import type { SolarReturnCells, SolarReturnYear } from '../reading/returns/solar-return-year.js';
import type {
  RestOfLoop,
  Retrograde,
  ReturnContact,
  ReturnEclipse,
  ReturnTransit,
} from '../reading/returns/transits.js';
import { isChief } from '../reading/transits/weight.js';
import type { EngineContext } from '../request/context.js';
import { clockOf } from '../request/moment.js';
import type { Settings } from '../request/settings.js';
import type { Span } from '../request/span.js';
import type { Texts } from '../text/texts.js';
import type { Interpretation } from './interpretation.js';
import { factorEntries, readingChartOfPoints } from './reading.js';
import { dayInWords, dayOn, daysInWords, daysOn } from './reading-dates.js';
import { loopGap } from './transits-reading.js';

/** What a return is read from: its chart, made when it is first needed, and who it is of. */
function seenOnce(
  context: EngineContext,
  { chart, event }: ReturnChart,
  { birth, there }: Returning,
  settings: Settings,
): () => Pick<SolarReturnYear, 'chart' | 'name' | 'ascendantIn' | 'elsewhere' | 'directOn'> {
  let seen: ReturnType<typeof make> | undefined;
  const make = () => {
    const seed = `${birth.when.julianDayUt} ${event.julianDayUt} ${there.latitude} ${there.realLongitude}`;
    return {
      name: birth.name,
      chart: readingChartOfPoints(chart, chart.timed ? chart.sect : undefined, seed, settings),
      elsewhere: chart.timed && there !== birth.place ? there.name : undefined,
      ascendantIn: chart.timed ? houseIn(birth.chart, chart.ascendant.longitude) : 0,
      directOn: (body: BodyId) => {
        if (!turns.has(body))
          turns.set(
            body,
            dayOn(clockOf(there, settings), directAfter(context.sky, body, event.julianDayUt, settings)) ??
              undefined,
          );
        return turns.get(body);
      },
    };
  };
  /** Searched once of each planet. */
  const turns = new Map<BodyId, string | undefined>();
  return () => (seen ??= make());
}

/** In years, at a return. */
const ageAt = ({ birth }: Returning, { event }: ReturnChart): number =>
  (event.julianDayUt - birth.when.julianDayUt) / tropicalYear;

/** @param own the host's own intro */
export function solarInterpretation(
  context: EngineContext,
  returning: Returning,
  cast: ReturnChart,
  year: number,
  settings: Settings,
  texts: Texts,
  own: Interpretation['own'],
): Interpretation {
  const seen = seenOnce(context, cast, returning, settings);
  let known: SolarReturnYear | undefined;
  const yearOf = (): SolarReturnYear => (known ??= make());
  const make = (): SolarReturnYear => ({
    ...seen(),
    year,
    age: Math.round(ageAt(returning, cast)),
    get begins() {
      return dayOn(clockOf(returning.there, settings), cast.event.julianDayUt) ?? '';
    },
    get standing() {
      return standingAt(returning, cast, Jupiter, allButExact);
    },
    get stations() {
      return stationsIn(context, returning, yearAfter(cast), settings);
    },
    get retrogrades() {
      return retrogradesIn(context, returning, yearAfter(cast), settings);
    },
    get eclipses() {
      return eclipsesOf(context, returning, yearAfter(cast), settings);
    },
    transitsOf: remembered((bodies, aspects) =>
      transitsIn(context, returning, yearAfter(cast), bodies, settings, aspects),
    ),
    restOfLoop: (transit) => restOfLoop(context, returning, yearAfter(cast), transit, settings),
  });
  const cells = solarCells(texts);
  return {
    own,
    opening: () => solarReturnOpening(yearOf(), cells, settings.readingLength),
    reading: () => solarReturnReading(yearOf(), cells, settings.readingLength),
    factors: () => factorEntries(seen().chart, texts),
  };
}

/** Searched once, however many parts of a reading ask for the same. */
function remembered(search: SolarReturnYear['transitsOf']): SolarReturnYear['transitsOf'] {
  const found = new Map<string, readonly ReturnTransit[]>();
  return (bodies, aspects) => {
    const key = `${bodies} ${aspects ?? ''}`;
    const its = found.get(key) ?? search(bodies, aspects);
    found.set(key, its);
    return its;
  };
}

/** Days by which the Moon has left its place for certain, before it is looked for there again. */
const onward = 3;

/** Days before a month in which an eclipse is still in the air when it begins. */
const shortlyBefore = 3;

/** @param own the host's own intro @param moon what the Moon returns to */
export function lunarInterpretation(
  context: EngineContext,
  returning: Returning,
  cast: ReturnChart,
  moon: Return,
  settings: Settings,
  texts: Texts,
  own: Interpretation['own'],
): Interpretation {
  const seen = seenOnce(context, cast, returning, settings);
  let next: number | undefined;
  const nextReturn = (): number => (next ??= firstReturn(context.sky, moon, cast.event.julianDayUt + onward));
  let eclipsed: ReturnEclipse[] | undefined;
  const span = (): Span => ({ from: cast.event.julianDayUt, to: nextReturn() });
  const month = (): LunarReturnMonth => ({
    ...seen(),
    age: Math.floor(ageAt(returning, cast)),
    get begins() {
      return dayOn(clockOf(returning.there, settings), cast.event.julianDayUt) ?? '';
    },
    get ends() {
      return dayOn(clockOf(returning.there, settings), nextReturn()) ?? '';
    },
    get standing() {
      return standingAt(returning, cast, Saturn, close);
    },
    get eclipses() {
      const { from, to } = span();
      eclipsed ??= eclipsesOf(context, returning, { from: from - shortlyBefore, to }, settings);
      return eclipsed;
    },
    retrogradeOn: (body) =>
      dayOn(clockOf(returning.there, settings), firstStation(context.sky, body, span(), settings)) ??
      undefined,
    transitsOf: remembered((bodies) => transitsIn(context, returning, span(), bodies, settings)),
    restOfLoop: (transit) => restOfLoop(context, returning, span(), transit, settings),
  });
  const cells = lunarCells(texts);
  return {
    own,
    opening: () => lunarReturnOpening(month(), cells, settings.readingLength),
    reading: () => lunarReturnReading(month(), cells, settings.readingLength),
    factors: () => factorEntries(seen().chart, texts),
  };
}

const lunarCells = (texts: Texts): LunarReturnCells => ({
  readings: texts.readings,
  signName: (sign) => texts.signName(sign),
  lunarReturnAscendant: (house) => texts.lunarReturnAscendant(house),
  lunarReturnMoon: (house) => texts.lunarReturnMoon(house),
  day: (day) => dayInWords(day, texts),
  dayOfYear: (day) => dayInWords(day, texts, Number(day.slice(0, 4))),
  days: (days) => daysInWords(days, texts),
});

const solarCells = (texts: Texts): SolarReturnCells => ({
  readings: texts.readings,
  signName: (sign) => texts.signName(sign),
  solarReturnAscendant: (house) => texts.solarReturnAscendant(house),
  solarReturnHouse: (body, house) => texts.solarReturnHouse(body, house),
  days: (days) => daysInWords(days, texts),
  dayOfYear: (day) => dayInWords(day, texts, Number(day.slice(0, 4))),
  month: (day) => texts.reports.dates.months[Number(day.slice(5, 7)) - 1] ?? '',
});

const isSame = (one: ReturnContact, other: ReturnContact): boolean =>
  one.body === other.body && one.natal === other.natal && one.aspect === other.aspect;

const pointsOf = ({ chart }: Returning['birth']): readonly ChartPoint[] =>
  chart.timed ? [...chart.planets, chart.ascendant, chart.midheaven] : chart.planets;

const yearAfter = ({ event }: ReturnChart): Span => ({
  from: event.julianDayUt,
  to: event.julianDayUt + tropicalYear,
});

/**
 * When some planets come to the planets and angles of the birth in the time after a return.
 * @param aspects all major ones, unless fewer are wanted
 */
function transitsIn(
  context: EngineContext,
  { birth, there }: Returning,
  span: Span,
  bodies: readonly BodyId[],
  settings: Settings,
  aspects?: readonly AspectId[],
): ReturnTransit[] {
  const clock = clockOf(there, settings);
  // Without a time of birth the Moon may have stood anywhere in half a sign.
  const touched = pointsOf(birth).filter(({ id }) => isTouched(id) && (id !== Moon || birth.chart.timed));
  const found = (points: readonly ChartPoint[]): ExactTransit[] => {
    const aims = aimsAt(points, aspects);
    return bodies.flatMap((body) => exactTransits(context, body, aims, span, settings));
  };
  const { uncertain } = birth;
  const atOtherHours =
    birth.chart.timed || uncertain === undefined
      ? []
      : [uncertain.from, uncertain.to].map((moment) => {
          const { planets } = castUntimedChart(context.sky, moment, birth.place, settings);
          return found(touched.map(({ id }) => planets[id] as (typeof planets)[number]));
        });
  return found(touched)
    .map((transit): ReturnTransit => {
      const { body, natal, aspect, moments } = transit;
      const exact = daysOn(clock, moments);
      if (atOtherHours.length === 0) return { body, natal, aspect, exact };
      const others = atOtherHours.map((all) => all.find((one) => isSame(one, transit))?.moments ?? []);
      const isOpen = others.some(({ length }) => length !== moments.length);
      const spanOf = (its: readonly number[]): readonly [string, string] => {
        const days = daysOn(
          clock,
          [...its].sort((a, b) => a - b),
        );
        return [days[0] ?? '', days.at(-1) ?? ''];
      };
      const each = moments.map((moment, i) => [moment, ...others.map((its) => its[i] ?? moment)]);
      return {
        body,
        natal,
        aspect,
        exact,
        open: isOpen ? spanOf([...moments, ...others.flat()]) : undefined,
        spans: isOpen ? undefined : each.map(spanOf),
      };
    })
    .filter(({ exact }) => exact.length > 0);
}

/** Degrees within which a slow planet stands on what it is in aspect to, for a year, and close enough for all of a month. */
const [allButExact, close] = [0.1, 0.5];

/** @param least none that is swifter */
function standingAt(
  { birth }: Returning,
  { chart }: ReturnChart,
  least: BodyId,
  orb: number,
): ReturnContact[] {
  if (!birth.chart.timed) return [];
  const points = pointsOf(birth).filter(({ id }) => isTouched(id));
  return chart.planets
    .filter(({ id }) => id >= least && id <= Pluto)
    .flatMap((planet) =>
      points.flatMap(({ id, longitude }) => {
        const apart = separation(planet.longitude, longitude);
        const aspect = defaultAspects.find((each) => Math.abs(apart - aspectAngles[each]) <= orb);
        return aspect === undefined ? [] : [{ body: planet.id, natal: id, aspect }];
      }),
    );
}

/** Where Saturn to Pluto turn within half a degree of what they may come to. */
function stationsIn(
  context: EngineContext,
  { birth, there }: Returning,
  { from, to }: Span,
  settings: Settings,
): ReturnTransit[] {
  if (!birth.chart.timed) return [];
  const { longitudes, of } = aimsAt(pointsOf(birth).filter(({ id }) => isChief(id)));
  const clock = clockOf(there, settings);
  return slowest.flatMap((body) =>
    stationsOf(context, body, { from, to }, settings).flatMap(({ julianDayUt, longitude }) => {
      const day = dayOn(clock, julianDayUt);
      return day === null
        ? []
        : of.flatMap(({ natal, aspect }, at) =>
            separation(longitude, longitudes[at] as number) <= close
              ? [{ body, natal, aspect, exact: [day], isStation: true }]
              : [],
          );
    }),
  );
}

/** Days in which Venus or Mars that has turned back goes forward again. */
const longestRetrograde = 100;

/** When Venus and Mars turn back in a time, or forward, having turned back before it. */
function retrogradesIn(
  context: EngineContext,
  { birth, there }: Returning,
  { from, to }: Span,
  settings: Settings,
): Retrograde[] {
  const clock = clockOf(there, settings);
  return ([Venus, Mars] as const)
    .flatMap((body) => {
      const turns = stationsOf(context, body, { from, to: to + longestRetrograde }, settings);
      return turns.flatMap((turn, at): Retrograde[] => {
        const isBack = turn.direction === 'retrograde';
        const forward = isBack ? turns[at + 1] : at === 0 ? turn : undefined;
        const day = forward && dayOn(clock, forward.julianDayUt);
        if (day === undefined || day === null || turn.julianDayUt > to) return [];
        const { longitude } = turn;
        return [
          {
            body,
            from: isBack ? (dayOn(clock, turn.julianDayUt) ?? undefined) : undefined,
            to: day,
            sign: Math.floor(longitude / 30) as SignId,
            house: houseIn(birth.chart, longitude),
          },
        ];
      });
    })
    .sort((a, b) => compareDays(a.from ?? a.to, b.from ?? b.to));
}

/** Degrees within which an eclipse falls on a light or an angle, and on another planet. */
const eclipseOrbs = { chief: 3, other: 2 };

/** Eclipses of a time, with the planet or angle of the birth, down to Mars, that each comes closest to. */
function eclipsesOf(
  context: EngineContext,
  { birth, there }: Returning,
  span: Span,
  settings: Settings,
): ReturnEclipse[] {
  const clock = clockOf(there, settings);
  const points = pointsOf(birth).filter(
    ({ id }) => isTouched(id) && (id <= Mars || id > Pluto) && (id !== Moon || birth.chart.timed),
  );
  return eclipsesIn(context, span, settings).flatMap(({ body, julianDayUt, longitude }) => {
    const day = dayOn(clock, julianDayUt);
    if (day === null) return [];
    const [nearest] = points
      .flatMap((point) =>
        ([Conjunction, Opposition] as const).map((aspect) => ({
          natal: point.id,
          aspect,
          share:
            Math.abs(separation(longitude, point.longitude) - aspectAngles[aspect]) /
            (isChief(point.id) ? eclipseOrbs.chief : eclipseOrbs.other),
        })),
      )
      .filter(({ share }) => share <= 1)
      .sort((a, b) => a.share - b.share);
    const house = houseIn(birth.chart, longitude);
    return [
      { luminary: body, day, house, touches: nearest && { natal: nearest.natal, aspect: nearest.aspect } },
    ];
  });
}

const slowest: readonly BodyId[] = [Saturn, Uranus, Neptune, Pluto];

const isTouched = (id: BodyId): boolean => id <= Pluto || id === Ascendant || id === Midheaven;

/** Days on either side of a year by which a loop has ended: the longest, of five passes, take less than three years. */
const reachOf = (body: BodyId): number => (body === Jupiter || body === Saturn ? loopGap : 2.5 * loopGap);

/** When else, before a time and after it, a planet comes to a point of the birth before it has left it for good. */
function restOfLoop(
  context: EngineContext,
  { birth, there }: Returning,
  { from: begins, to: ends }: Span,
  { body, natal, aspect }: ReturnContact,
  settings: Settings,
): RestOfLoop {
  const clock = clockOf(there, settings);
  const span = { from: begins - reachOf(body), to: ends + reachOf(body) };
  const aims = aimsAt(
    pointsOf(birth).filter(({ id }) => id === natal),
    [aspect],
  );
  const [found] = exactTransits(context, body, aims, span, settings);
  const moments = found?.moments ?? [];
  const isWithin = (moment: number): boolean => moment >= begins && moment <= ends;
  const isOneLoop = (from: number, to: number): boolean =>
    moments.every((moment, i) => {
      const next = moments[i + 1];
      return next === undefined || moment < from || next > to || next - moment < loopGap;
    });
  const own = moments.filter(isWithin);
  const [first = begins, last = ends] = [own[0], own.at(-1)];
  return {
    before: daysOn(
      clock,
      moments.filter((moment) => moment < begins && isOneLoop(moment, first)),
    ),
    after: daysOn(
      clock,
      moments.filter((moment) => moment > ends && isOneLoop(last, moment)),
    ),
  };
}
