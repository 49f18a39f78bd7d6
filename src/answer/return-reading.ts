import { houseIn } from '../cast/chart.js';
import { directAfter, turnsBackAt, turnsBackIn } from '../cast/direct-after.js';
import {
  eclipsesOver,
  restOfLoop,
  retrogradesIn,
  standingOver,
  stationsOver,
  transitsOver,
} from '../cast/over-birth.js';
import { firstReturn, type Return } from '../cast/return-moment.js';
import type { ReturnChart, Returning } from '../cast/returning.js';
import type { AspectId } from '../chart/aspect-kinds.js';
import { type BodyId, Jupiter, Mars, Neptune, Pluto, Saturn, Uranus, Venus } from '../chart/bodies.js';
import { tropicalYear } from '../chart/periods.js';
import { signOf } from '../chart/zodiac.js';
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
import type { EngineContext } from '../request/context.js';
import { clockOf } from '../request/moment.js';
import type { Settings } from '../request/settings.js';
import type { Span } from '../request/span.js';
import type { Texts } from '../text/texts.js';
import type { Interpretation } from './interpretation.js';
import { factorEntries, readingChartOfPoints } from './reading.js';
import { dayInWords, dayOn, daysInWords, daysOn } from './reading-dates.js';

/** What a return's reading needs: its chart, computed when first needed, and the person. */
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
      directOn: searchedOnce(
        (body: BodyId) =>
          dayOn(clockOf(there, settings), directAfter(context.sky, body, event.julianDayUt, settings)) ??
          undefined,
      ),
    };
  };
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
    turnsBack: searchedOnce((body) =>
      daysOfTurning(turnsBackAt(context.sky, body, cast.event.julianDayUt, settings), returning, settings),
    ),
    get standing() {
      return standingOver(returning.birth, cast.chart, Jupiter, allButExact);
    },
    get stations() {
      return stationsIn(context, returning, yearAfter(cast), settings);
    },
    get retrogrades() {
      return retrogradesOf(context, returning, yearAfter(cast), settings);
    },
    get eclipses() {
      return eclipsesOf(context, returning, yearAfter(cast), settings);
    },
    transitsOf: searchedOnce((bodies, aspects) =>
      transitsIn(context, returning, yearAfter(cast), bodies, settings, aspects),
    ),
    restOfLoop: (transit) => daysOfRest(context, returning, yearAfter(cast), transit, settings),
  });
  const cells = solarCells(texts);
  return {
    own,
    opening: () => solarReturnOpening(yearOf(), cells, settings.readingLength),
    reading: () => solarReturnReading(yearOf(), cells, settings.readingLength),
    factors: () => factorEntries(seen().chart, texts),
  };
}

/** The days on which a planet turns back, and forward again. */
function daysOfTurning(
  turns: ReturnType<typeof turnsBackIn>,
  { there }: Returning,
  settings: Settings,
): ReturnType<SolarReturnYear['turnsBack']> {
  if (turns === undefined) return undefined;
  const clock = clockOf(there, settings);
  const [day, to] = [dayOn(clock, turns.back), dayOn(clock, turns.forward)];
  return day === null || to === null ? undefined : { day, to };
}

/** A search that is made once, however many parts of a reading ask for the same. */
function searchedOnce<Asked extends readonly unknown[], Found>(
  search: (...asked: Asked) => Found,
): (...asked: Asked) => Found {
  const found = new Map<string, { readonly its: Found }>();
  return (...asked) => {
    const key = asked.join(' ');
    const known = found.get(key) ?? { its: search(...asked) };
    found.set(key, known);
    return known.its;
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
      return standingOver(returning.birth, cast.chart, Saturn, close);
    },
    get eclipses() {
      const { from, to } = span();
      eclipsed ??= eclipsesOf(context, returning, { from: from - shortlyBefore, to }, settings);
      return eclipsed;
    },
    turnsBackMeanwhile: (body) =>
      daysOfTurning(turnsBackIn(context.sky, body, span(), settings), returning, settings),
    transitsOf: searchedOnce((bodies) => transitsIn(context, returning, span(), bodies, settings)),
    restOfLoop: (transit) => daysOfRest(context, returning, span(), transit, settings),
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

const yearAfter = ({ event }: ReturnChart): Span => ({
  from: event.julianDayUt,
  to: event.julianDayUt + tropicalYear,
});

/** When some planets come to the birth in a time, in days; of a birth without its hour, the days that they may be. */
function transitsIn(
  context: EngineContext,
  { birth, there }: Returning,
  span: Span,
  bodies: readonly BodyId[],
  settings: Settings,
  aspects?: readonly AspectId[],
): ReturnTransit[] {
  const clock = clockOf(there, settings);
  return transitsOver(context, birth, bodies, span, settings, aspects)
    .map(({ body, natal, aspect, moments, atOtherHours: others }): ReturnTransit => {
      const exact = daysOn(clock, moments);
      if (others.length === 0) return { body, natal, aspect, exact };
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

/**
 * Degrees within which a slow planet stands on what it is in aspect to, for a year, and close enough for all of a
 * month.
 */
const [allButExact, close] = [0.1, 0.5];

const slowest: readonly BodyId[] = [Saturn, Uranus, Neptune, Pluto];

/** Stations of Saturn to Pluto within half a degree of an aspect. */
function stationsIn(
  context: EngineContext,
  { birth, there }: Returning,
  span: Span,
  settings: Settings,
): ReturnTransit[] {
  const clock = clockOf(there, settings);
  return stationsOver(context, birth, slowest, span, close, settings).flatMap(({ moment, ...contact }) => {
    const day = dayOn(clock, moment);
    return day === null ? [] : [{ ...contact, exact: [day], isStation: true }];
  });
}

/** When Venus and Mars turn back in a time, or forward, having turned back before it. */
function retrogradesOf(
  context: EngineContext,
  { birth, there }: Returning,
  span: Span,
  settings: Settings,
): Retrograde[] {
  const clock = clockOf(there, settings);
  return ([Venus, Mars] as const)
    .flatMap((body) =>
      retrogradesIn(context, body, span, settings).flatMap(({ turn, forward }): Retrograde[] => {
        const to = dayOn(clock, forward.julianDayUt);
        if (to === null) return [];
        const { direction, julianDayUt, longitude } = turn;
        const house = houseIn(birth.chart, longitude);
        return [
          {
            body,
            from: direction === 'retrograde' ? (dayOn(clock, julianDayUt) ?? undefined) : undefined,
            to,
            sign: signOf(longitude),
            // A loop over a cusp is of no one house.
            house: houseIn(birth.chart, forward.longitude) === house ? house : 0,
          },
        ];
      }),
    )
    .sort((a, b) => compareDays(a.from ?? a.to, b.from ?? b.to));
}

/** Eclipses of a time, with what of the birth each falls on. */
function eclipsesOf(
  context: EngineContext,
  { birth, there }: Returning,
  span: Span,
  settings: Settings,
): ReturnEclipse[] {
  const clock = clockOf(there, settings);
  return eclipsesOver(context, birth, span, settings).flatMap(({ eclipse, touches }) => {
    const day = dayOn(clock, eclipse.julianDayUt);
    if (day === null) return [];
    return [{ luminary: eclipse.body, day, house: houseIn(birth.chart, eclipse.longitude), touches }];
  });
}

/** The days of what of a transit’s loop is outside a time. */
function daysOfRest(
  context: EngineContext,
  { birth, there }: Returning,
  span: Span,
  transit: ReturnContact,
  settings: Settings,
): RestOfLoop {
  const clock = clockOf(there, settings);
  const { before, after } = restOfLoop(context, birth, transit, span, settings);
  return { before: daysOn(clock, before), after: daysOn(clock, after) };
}
