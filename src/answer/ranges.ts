import type { Birth } from '../cast/birth.js';
import type { Chart, ChartPoint } from '../cast/chart.js';
import type { Person } from '../cast/person.js';
import { midpointRanges, type Range, rangesIn } from '../cast/ranges.js';
import type { Returning, ReturnSpans } from '../cast/returning.js';
import { rangesWork, requireAffordableUncertainty } from '../cast/uncertainty-cost.js';
import { decimal7 } from '../chart/decimal.js';
import type { EngineContext } from '../request/context.js';
import { clockOf, placeTime } from '../request/moment.js';
import type { Locality } from '../request/place.js';
import { type Settings, skySettings } from '../request/settings.js';
import type { Span } from '../request/span.js';
import type { Birthdate } from '../schema/quantities.js';
import type {
  CompositeUncertainty,
  ProgressedUncertainty,
  ReturnUncertainty,
} from '../schema/uncertainty.js';
import { Clock } from '../time/clock.js';
import { localBirthdate } from './moments.js';
import { birthClock } from './uncertainty.js';

/** The ranges in which the bodies of a derived chart may be, if the time of birth is uncertain. */

const entry = ({ id, from, to }: Range) => ({ planetId: id, from: decimal7(from), to: decimal7(to) });

/** The span of a birth on the clock of its place. */
function birthSpan(birth: Birth, { from, to }: Span, settings: Settings): { from: Birthdate; to: Birthdate } {
  const clock = birthClock(birth, settings);
  return { from: localBirthdate(clock.momentAt(from)), to: localBirthdate(clock.momentAt(to)) };
}

const spanOf = ({ uncertain, when }: Birth): Span =>
  uncertain ?? { from: when.julianDayUt, to: when.julianDayUt };

/** For a return: when it may be, and where the bodies may be then. */
export function returnUncertainty(
  context: EngineContext,
  { birth, there }: Returning,
  chart: Chart,
  { given, all }: ReturnSpans,
  settings: Settings,
): ReturnUncertainty {
  requireAffordableUncertainty(context, rangesWork(chart.points.length, settings, given));
  const { calendar } = clockOf(there, settings).momentAt(chart.moment.julianDayUt);
  const clock = new Clock(there.zone, { ...placeTime(there, settings), calendar });
  const local = (moment: number): Birthdate => localBirthdate(clock.momentAt(moment));
  return {
    ...birthSpan(birth, spanOf(birth), settings),
    event: all.map(({ from, to }) => ({ from: local(from), to: local(to) })),
    planets: rangesIn(context.sky, chart.points, skySettings(settings, there), given).map(entry),
  };
}

/**
 * For a progressed chart.
 * @param span the progressed moments of all possible births
 */
export function progressedUncertainty(
  context: EngineContext,
  birth: Birth,
  points: readonly ChartPoint[],
  span: Span,
  settings: Settings,
): ProgressedUncertainty {
  requireAffordableUncertainty(context, rangesWork(points.length, settings, span));
  return {
    ...birthSpan(birth, spanOf(birth), settings),
    planets: rangesIn(context.sky, points, skySettings(settings, birth.place), span).map(entry),
  };
}

const spansOfBoth = (first: Person, second: Person, settings: Settings) => {
  const [one, other] = [first, second].map((person) => birthSpan(person, spanOf(person), settings)) as [
    { from: Birthdate; to: Birthdate },
    { from: Birthdate; to: Birthdate },
  ];
  return { from1: one.from, to1: one.to, from2: other.from, to2: other.to };
};

/** Whether one of two births is not known to its moment. */
const isUncertain = (first: Person, second: Person): boolean =>
  first.uncertain !== undefined || second.uncertain !== undefined;

/** For a midpoint composite; undefined if both times are known. */
export function midpointUncertainty(
  context: EngineContext,
  first: Person,
  second: Person,
  settings: Settings,
): CompositeUncertainty | undefined {
  if (!isUncertain(first, second)) return undefined;
  const work = [first, second].map(({ chart, uncertain }) =>
    uncertain === undefined ? 0 : rangesWork(chart.points.length, settings, uncertain),
  );
  requireAffordableUncertainty(
    context,
    work.reduce((sum, one) => sum + one),
  );
  const partOf = ({ chart, place, uncertain }: Person) => ({
    points: chart.points,
    from: skySettings(settings, place),
    uncertain,
  });
  return {
    ...spansOfBoth(first, second, settings),
    planets: midpointRanges(context.sky, partOf(first), partOf(second)).map((range) => ({
      ...entry(range),
      opposite: range.opposite,
    })),
  };
}

/** For a Davison chart; undefined if both times are known. */
export function davisonUncertainty(
  context: EngineContext,
  first: Person,
  second: Person,
  { points }: Chart,
  place: Locality,
  settings: Settings,
): CompositeUncertainty | undefined {
  if (!isUncertain(first, second)) return undefined;
  const [one, other] = [spanOf(first), spanOf(second)];
  const span = { from: (one.from + other.from) / 2, to: (one.to + other.to) / 2 };
  requireAffordableUncertainty(context, rangesWork(points.length, settings, span));
  return {
    ...spansOfBoth(first, second, settings),
    planets: rangesIn(context.sky, points, skySettings(settings, place), span).map((range) => ({
      ...entry(range),
      opposite: false,
    })),
  };
}
