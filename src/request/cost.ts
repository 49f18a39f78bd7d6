import { HoroscopeError } from '../errors.js';
import { isFromStar } from '../sky/ayanamsas.js';
import { bundledSpanUt } from '../sky/file-span.js';
import type { EngineContext } from './context.js';
import type { Settings } from './settings.js';
import type { Span } from './span.js';

/**
 * What an answer costs, reckoned before the work is done, so that no valid request holds the thread: beyond
 * {@link mostWork} it is refused. Costs are counts of work, not times: the same on every machine and in every order of
 * calls. The unit is a question to the ephemeris as paths ask it, where a body stands at a moment: about 6 µs on a
 * server of 2020. What is reckoned is what may be needed at most, mostly twice what is: the costliest request that is
 * answered takes some half a second there, and what people ask every day a tenth of that.
 */
export const mostWork = 120_000;

/** Units that other work takes, by its time against that of a question. */
export const unitsOf = {
  /** A question answered by the Moshier model, where no file reaches. */
  modelled: 3,
  /** A house frame with its moment. */
  houses: 2.5,
  /** A value read off a fitted path. */
  evaluation: 0.03,
  /** An eclipse searched. */
  eclipse: 120,
  /** A rise, set or transit searched. */
  rise: 150,
  /** An entry of a list in the result: its moments in civil time, its names, its text. */
  entry: 3,
  /** A position in a table, worked out and written. */
  tableEntry: 3,
} as const;

/** What a question costs in a span: more in the part of it that lies outside the bundled files. */
export function questionWithin({ from, to }: Span): number {
  const inside = Math.min(to, bundledSpanUt.to) - Math.max(from, bundledSpanUt.from);
  const share = to > from ? Math.max(0, inside) / (to - from) : Number(inside >= 0);
  return share + (1 - share) * unitsOf.modelled;
}

/** A position as charts have it, with its declination: under the settings, at a moment of a span. */
export function seenWork({ ayanamsa, topocentricAltitude }: Settings, span: Span): number {
  const ofSky = questionWithin(span) === 1 ? 2 : 4;
  const observer = topocentricAltitude === undefined ? 1 : 4;
  return ofSky * observer * (ayanamsa !== undefined && isFromStar(ayanamsa) ? 3 : 1);
}

/** What a definition says of its cost. */
export interface Cost {
  /** Units of work of the costliest request that is answered: at most so many. */
  readonly most: number;
  /** Which request that is. */
  readonly worst: string;
  /** What to ask instead where a request is refused as too costly; left out where none is. */
  readonly instead?: string;
}

/** A request's cost that grows with what is asked, held to the limit of all. */
export const limited = (worst: string, instead: string): Cost => ({ most: mostWork, worst, instead });

/**
 * Refuses what would take too long.
 * @param work units, reckoned before any of it is done
 * @param asked what it is that was asked, for the message
 * @throws HoroscopeError `too_costly`
 */
export function requireAffordable(
  { mostWork: most }: Pick<EngineContext, 'mostWork'>,
  work: number,
  asked: string,
  { instead = '' }: Cost,
  path?: string,
): void {
  if (work <= most) return;
  throw new HoroscopeError(
    'too_costly',
    `${asked} would take about ${Math.ceil(work)} units of work, and a request may take ${most}: ${instead}`,
    path === undefined ? {} : { path },
  );
}

/** Of what is read off lists. */
export const lookUpCost: Cost = { most: 100, worst: 'any' };

/** Of what is made of one, two or three charts. */
export const chartsCost = limited(
  'so many bodies, seen from the place and outside the files, that the list of their aspects just does',
  'name fewer bodies',
);

/**
 * Refuses charts of too many bodies before they are cast.
 * @param charts how many, those counted whose aspects to one another are listed
 * @throws HoroscopeError `too_costly`
 */
export function requireAffordableCharts(
  context: Pick<EngineContext, 'mostWork'>,
  settings: Settings,
  charts: number,
): void {
  const count = settings.bodies.length;
  const pairs = (count * (count - 1)) / 2;
  const seen = count * seenWork(settings, anywhere) + unitsOf.houses;
  requireAffordable(
    context,
    charts * (seen + pairs * unitsOf.entry),
    `${count} bodies and their aspects`,
    chartsCost,
    'bodies',
  );
}

/** A span of which no part is in the files, where positions cost most. */
const anywhere: Span = { from: 0, to: 0 };
