import { Conjunction } from '../chart/aspects.js';
import { Moon } from '../chart/bodies.js';
import { type House, type SignId, signOf } from '../chart/zodiac.js';
import type { Growing, HousePair } from '../text/report-catalogue.js';
import { cellsFor, secondCells } from './cells.js';
import type { Happening } from './happenings.js';
import { isYear, type Period } from './period.js';
import { rarityOf, solarHouse } from './ranking.js';
import { type Cell, cellAt, usualCounsel } from './wordings.js';
import type { Words } from './writer.js';

/** A happening a report may tell, with the places of its wordings among those of their cells. */
export interface Tellable {
  happening: Happening;
  cells: readonly Growing[];
  turn: number;
  /** Place of what is said of the two houses of an aspect; undefined where that was said too lately. */
  betweenTurn: number | undefined;
}

/**
 * The happenings that there are words for, so many of a kind that no wording comes twice: the same cell is read by
 * different signs when the sky does the same thing twice in a period, and in a week or month by the same sign as in
 * the one before. Wordings take turns from one period to the next.
 */
export function tellable(happenings: readonly Happening[], period: Period, words: Words): Tellable[] {
  // The rarest first, so that these have the wordings there are.
  const byRarity = [...happenings].sort((a, b) => rarityOf(b, period.kind) - rarityOf(a, period.kind));
  const { reports } = words;
  const usedOf = new Map<Growing, number>();
  const spans = new Map<number, number>();
  const chosen: Tellable[] = [];
  for (const happening of byRarity) {
    const second = isYear(period) ? undefined : secondCells(happening, reports);
    const candidates = [...cellsFor(happening, period, reports), ...(second === undefined ? [] : [second])];
    const free = candidates.filter((cells) => (usedOf.get(cells) ?? 0) < usesOf(cells, happening, period));
    // A year has its own rules for what it repeats; slow planets that meet are told without a cell, too.
    if (free.length === 0 && !isYear(period) && happening.kind !== 'aspect') continue;
    const [first] = free;
    const used = first === undefined ? 0 : (usedOf.get(first) ?? 0);
    if (first !== undefined) usedOf.set(first, used + 1);
    const betweenTurn = isYear(period) ? undefined : spanTurn(happening, period, spans);
    chosen.push({
      happening,
      cells: isYear(period) ? candidates : free,
      turn: turnOf(happening, period) + used,
      betweenTurn,
    });
  }
  return chosen;
}

/** Days in which the Moon comes round. */
const month = 27.32;

const turnOf = (happening: Happening, { kind, number, from }: Period): number =>
  isMoons(happening) && kind !== 'daily' ? Math.floor(from / month) : number;

const isMoons = (happening: Happening): boolean =>
  (happening.kind === 'stay' || happening.kind === 'ingress') && happening.body === Moon;

/** How often cells may be read in a period. */
function usesOf(cells: Growing, happening: Happening, { kind }: Period): number {
  const counts = Object.values(cells).map(({ length }) => length);
  if (counts.length === 0) return 0;
  const wordings = Math.min(...counts);
  // The Moon does not come back to a house within a week of leaving it, so all of hers may be used up.
  const inTurns = kind === 'weekly' || kind === 'monthly';
  return inTurns && !isMoons(happening) ? Math.max(1, Math.floor(wordings / 2)) : wordings;
}

/** Periods in which what is said of two houses is not said again. */
const season = { daily: 30, weekly: 8, monthly: 3 } as const;

/** Aspects of one span of signs share what is said of the houses: each has a place of its own. */
function spanTurn(
  happening: Happening,
  { kind, number }: Period,
  spans: Map<number, number>,
): number | undefined {
  if (happening.kind !== 'aspect' || happening.aspectId === Conjunction || kind === 'yearly')
    return undefined;
  if (kind === 'ascendant-yearly') return undefined;
  const apart = (signOf(happening.slowLongitude) - happening.signId + 12) % 12;
  const span = Math.min(apart, 12 - apart);
  const used = spans.get(span) ?? 0;
  spans.set(span, used + 1);
  return used * season[kind] + (number % season[kind]);
}

/** What a happening means in a house, in the wording whose turn it is. */
export function meaningOf({ happening, cells, turn }: Tellable, house: House): Cell | undefined {
  for (const table of cells) {
    const cell = cellAt(table, house, turn);
    if (cell !== undefined) return { text: cell.text, counsel: cell.counsel ?? usualCounsel(happening) };
  }
  return undefined;
}

/** What is said of the two houses of an aspect. */
export function betweenOf(
  { happening, betweenTurn }: Tellable,
  reader: SignId,
  words: Words,
): string | undefined {
  if (happening.kind !== 'aspect' || betweenTurn === undefined) return undefined;
  const here = solarHouse(reader, happening.signId);
  const there = solarHouse(reader, signOf(happening.slowLongitude));
  const opposite = Math.abs(here - there) === 6;
  const [low, high] = opposite || here < there ? [here, there] : [there, here];
  return words.reports.columns.between[`${low}-${high}` as HousePair]?.[betweenTurn];
}
