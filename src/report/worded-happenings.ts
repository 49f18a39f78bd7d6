import { Mars, Mercury, Moon, Sun, Venus } from '../chart/bodies.js';
import { synodicMonth, tropicalYear } from '../chart/periods.js';
import type { House } from '../chart/zodiac.js';
import type { Growing } from '../text/report-catalogue.js';
import { cellsFor, isSecondInSign, secondCells } from './cells.js';
import type { Happening } from './happening.js';
import { comingsBefore } from './moons-count.js';
import { isYear, type Period } from './period.js';
import { rarityOf } from './ranking.js';
import { isJupiterOrSlower } from './slow-planets.js';
import { type Cell, cellAt, usualCounsel } from './wordings.js';
import type { Words } from './writer.js';

/**
 * A happening that a report may include, with the cells that say what it means and which of their wordings it reads.
 */
export interface Worded {
  happening: Happening;
  cells: readonly Growing[];
  /** Which of the wordings of its house in `cells`, counted around. */
  rotation: number;
}

/**
 * The happenings that there are words for, so many of a kind that no wording comes twice: the same cell is read by
 * different signs when the sky does the same thing twice in a period, and in a week or month by the same sign as in
 * the one before. Wordings rotate from one period to the next.
 */
export function wordedHappenings(happenings: readonly Happening[], period: Period, words: Words): Worded[] {
  // A year's rules say which of its events are included, and from what cells.
  if (isYear(period)) return happenings.map((happening) => ({ happening, cells: [], rotation: 0 }));
  // The rarest first, so that these have the wordings there are.
  const byRarity = [...happenings].sort((a, b) => rarityOf(b, period.kind) - rarityOf(a, period.kind));
  const used = new Uses(period);
  return byRarity.flatMap((happening): Worded[] => {
    const second = secondCells(happening, words.reports);
    if (period.kind === 'daily' && isStatementOfDay(happening))
      return [{ happening, cells: [], rotation: 0 }];
    const own = cellsFor(happening, period.kind, words.reports);
    const candidates = [...own, ...(second === undefined ? [] : [second])];
    const [cells, rotation] = used.take(happening, candidates);
    // Retrogrades are written of without a cell as well.
    if (cells === undefined && happening.kind !== 'retrograde') return [];
    return [{ happening, cells: cells === undefined ? [] : [cells], rotation }];
  });
}

/**
 * A day says by a statement alone what the Moon meets; that she moves on, since what that means is the next day's
 * matter; and where
 * the Sun is, which is the same for a month: beside it stands what his house has to do with the Moon's.
 */
const isStatementOfDay = (happening: Happening): boolean =>
  (happening.kind === 'ingress' && happening.body === Moon) ||
  (happening.kind === 'stay' && happening.body === Sun) ||
  (happening.kind === 'aspect' && happening.body === Moon);

/** Which wordings of which cells a period has used up. */
class Uses {
  readonly #period: Period;
  readonly #used = new Map<Growing, Set<number>>();

  constructor(period: Period) {
    this.#period = period;
  }

  /** The first of some cells that has a wording left for a happening, and which. */
  take(happening: Happening, candidates: readonly Growing[]): [cells: Growing | undefined, rotation: number] {
    for (const cells of candidates) {
      const used = this.#used.get(cells) ?? new Set();
      this.#used.set(cells, used);
      const rotation = this.#wordingFor(happening, cells, used);
      if (rotation === undefined) continue;
      used.add(rotation % fewestOf(cells));
      return [cells, rotation];
    }
    return [undefined, 0];
  }

  #wordingFor(happening: Happening, cells: Growing, used: ReadonlySet<number>): number | undefined {
    const count = fewestOf(cells);
    if (!Number.isFinite(count)) return undefined;
    const own = ownWording(happening, count, this.#period);
    if (own !== undefined) return own < count && !used.has(own) ? own : undefined;
    const { kind, number } = this.#period;
    const first =
      happening.kind === 'lunation' || kind === 'monthly'
        ? rotationInMonths(happening, this.#period)
        : isOfSlowPlanets(happening) && kind === 'weekly'
          ? monthOf(happening, this.#period) + 1
          : number;
    const isWhole = kind === 'daily' || kind === 'monthly';
    const most = isWhole ? count : Math.max(1, Math.floor(count / 2));
    if (used.size >= most) return undefined;
    // The last wording of a planet's coming is kept for its coming back some weeks later; months have others for that.
    const shared = happening.kind === 'ingress' && count > 1 && kind !== 'monthly' ? count - 1 : count;
    for (let step = 0; step < shared; step++) {
      const rotation = (((first + step) % shared) + shared) % shared;
      // Houses that have more wordings than others go through all of theirs in months.
      if (!used.has(rotation)) return kind === 'monthly' ? first + step : rotation;
    }
    return undefined;
  }
}

const isOfSlowPlanets = (happening: Happening): boolean =>
  happening.kind === 'aspect' && isJupiterOrSlower(happening.body);

/** The month of two slow planets' aspect, as months count for wordings: a week has another than the month around it. */
function monthOf({ julianDayUt }: Happening, { clock }: Period): number {
  const { year, month } = clock.dateOf(julianDayUt);
  return rotationOfMonth(year * 12 + month);
}

/** By year and by month. */
const rotationOfMonth = (number: number): number => Math.floor(number / 12) + (number % 12);

/** Wordings that every house of some cells has. */
const fewestOf = (cells: Growing): number => Math.min(...Object.values(cells).map(({ length }) => length));

/**
 * By the lunations, or in months by the years of a sign, so that no two running are alike; of others by year and
 * month.
 */
function rotationInMonths(happening: Happening, { kind, number }: Period): number {
  const { julianDayUt, signId } = happening;
  if (kind !== 'monthly') return Math.round(julianDayUt / synodicMonth);
  if (happening.kind !== 'lunation') return rotationOfMonth(number);
  const untilMiddle = (signId + 0.5) / 12 + (happening.phaseId === 4 ? 0.5 : 0);
  const year = Math.round((julianDayUt - equinox) / tropicalYear - untilMiddle);
  // Where there are enough wordings, a second Moon does not take next year’s.
  return year + signId + (isSecondInSign(happening) ? 7 : 0);
}

/** Of March 2000. */
const equinox = 2_451_623.8;

const isMoonsComing = (happening: Happening): boolean =>
  (happening.kind === 'stay' || happening.kind === 'ingress') && happening.body === Moon;

/**
 * The wording that only a happening of its kind reads. Of two planets that meet, the swifter one's: the Sun's, then
 * Mercury's, then Venus's, so that these don't say the same within weeks of each other; Mars, who has cells of his own,
 * shares Mercury's where these are not written. Of a retrograde under way, one after the other in its weeks.
 */
function ownWording(happening: Happening, count: number, { kind, from }: Period): number | undefined {
  const around = (before: number): number => ((before % count) + count) % count;
  if (kind === 'weekly' && isMoonsComing(happening)) {
    // Where a week finds her she may have come at the end of the one before.
    const apart = happening.kind === 'stay' ? Math.floor(count / 2) : 0;
    return around(comingsBefore(happening) + apart);
  }
  if (happening.kind === 'ingress' && happening.again && !happening.retrograde) return count - 1;
  if (happening.kind === 'retrograde') {
    const place = Math.floor((from - happening.begins) / (kind === 'weekly' ? 7 : 30));
    // Months of two loops running begin with different wordings.
    return kind === 'weekly' || place >= count ? place : around(place + Math.round(happening.begins / loop));
  }
  if (happening.kind !== 'aspect' || happening.inferior || isJupiterOrSlower(happening.body))
    return undefined;
  if (happening.again) return none;
  // What is written of one planet alone has one wording, and of planets together more.
  if (count === 1) return 0;
  const place = ([Sun, Mercury, Venus] as readonly number[]).indexOf(happening.body);
  if (place >= 0) return place;
  return happening.body === Mars ? Math.min(1, count - 1) : undefined;
}

/** Days from one loop of Mars to the next, about. */
const loop = 780;

/** A place that no list of wordings has. */
const none = Number.POSITIVE_INFINITY;

/** What a happening means in a house, in the wording that is due. */
export function meaningOf({ happening, cells, rotation }: Worded, house: House): Cell | undefined {
  for (const table of cells) {
    const cell = cellAt(table, house, rotation);
    if (cell !== undefined) return { text: cell.text, counsel: cell.counsel ?? usualCounsel(happening) };
  }
  return undefined;
}
