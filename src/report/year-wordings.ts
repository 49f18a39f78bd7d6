import { Jupiter, Mars, type Planet, Saturn, Venus } from '../chart/bodies.js';
import type { ByHouseWordings } from '../text/cells.js';
import type { YearShelf } from '../text/report-catalogue.js';
import type { Eclipse, Happening } from './happening.js';
import type { Period } from './period.js';
import { rarityOf } from './ranking.js';
import { isLast, isLoop } from './year-seasons.js';

/** A table of cells, and which of its wordings an event reads. */
export interface YearWording {
  cells: ByHouseWordings;
  rotation: number;
}

/**
 * The table that each event of a year reads, whichever the sign. Two signs have the same house at
 * different events, so that each event of a table has a wording of its own; where there are more events than wordings,
 * the rarest have them. From one year to the next wordings take turns.
 */
export function wordingsOfYear(
  happenings: readonly Happening[],
  period: Period,
  shelf: YearShelf,
): ReadonlyMap<Happening, YearWording> {
  const events = [...happenings].sort((a, b) => a.julianDayUt - b.julianDayUt);
  const readers = new Map<ByHouseWordings, Happening[]>();
  for (const event of events) {
    const cells = tableOf(event, events, period, shelf);
    if (cells !== undefined) readers.set(cells, [...(readers.get(cells) ?? []), event]);
  }
  const wordings = new Map<Happening, YearWording>();
  const taken = new Map<ByHouseWordings, Set<number>>();
  const take = (event: Happening, cells: ByHouseWordings): void => {
    const count = Math.min(...Object.values(cells).map(({ length }) => length));
    const own = taken.get(cells) ?? new Set();
    const rotation = freeRotation(event, period, count, own);
    if (rotation === undefined) return;
    taken.set(cells, own.add(rotation));
    wordings.set(event, { cells, rotation });
  };
  for (const [cells, own] of readers)
    for (const event of own.sort((a, b) => claim(b, events, period) - claim(a, events, period)))
      take(event, cells);
  // A later eclipse for which no words are left is written of like a first one.
  for (const event of events)
    if (event.kind === 'eclipse' && event.type !== 'penumbral' && !wordings.has(event))
      take(event, eclipseTable(event, shelf));
  return wordings;
}

const eclipseTable = ({ luminary }: Eclipse, shelf: YearShelf): ByHouseWordings =>
  luminary === 'solar' ? shelf.solarEclipse : shelf.lunarEclipse;

/** Days from one season of eclipses to the next. */
const eclipseSeason = 173.31;

/**
 * The wording that is due, or the next that is free. Eclipses of one sign come two seasons apart, so that with
 * three wordings neither that of the year before nor that of the season before is read again.
 */
function freeRotation(
  event: Happening,
  { number }: Period,
  count: number,
  taken: ReadonlySet<number>,
): number | undefined {
  // Mars comes to a sign in two years running now and then: each year has its half of the wordings.
  if (event.kind === 'ingress' && event.body === Mars)
    return [number % count, (number + Math.floor(count / 2)) % count].find(
      (rotation) => !taken.has(rotation),
    );
  const rotated = Math.min(count, 3);
  const due = event.kind === 'eclipse' ? Math.round(event.julianDayUt / eclipseSeason) : number;
  const own = due % rotated;
  if (!taken.has(own)) return own;
  // The last ones are kept for a second eclipse of a season.
  for (let rotation = count - 1; rotation >= 0; rotation--) if (!taken.has(rotation)) return rotation;
  return undefined;
}

/**
 * How strong an event's claim to a wording is: its rarity. Of Mars' ingresses that of the last quarter goes first, and
 * of the others the one farthest from eclipses.
 */
function claim(event: Happening, events: readonly Happening[], period: Period): number {
  if (event.kind !== 'ingress' || event.body !== Mars) return rarityOf(event, period.kind);
  const late = events.find(
    (one) => one.kind === 'ingress' && one.body === Mars && !one.again && isLast(one, period),
  );
  if (event === late) return Number.POSITIVE_INFINITY;
  const eclipses = events.filter((one) => one.kind === 'eclipse');
  return Math.min(...eclipses.map(({ julianDayUt }) => Math.abs(julianDayUt - event.julianDayUt)));
}

function tableOf(
  event: Happening,
  events: readonly Happening[],
  { kind }: Period,
  shelf: YearShelf,
): ByHouseWordings | undefined {
  switch (event.kind) {
    case 'eclipse': {
      // Those that nobody sees are told together, by their dates.
      if (event.type === 'penumbral') return undefined;
      // A later eclipse of a year in a sign returns to the matter of the earlier ones, unless it is the greatest.
      const earlier = events.filter(
        (one): one is Eclipse =>
          one.kind === 'eclipse' &&
          one.type !== 'penumbral' &&
          one.julianDayUt < event.julianDayUt &&
          one.signId === event.signId,
      );
      const isReturn = earlier.some((one) => rarityOf(one, kind) >= rarityOf(event, kind));
      if (!isReturn) return eclipseTable(event, shelf);
      return earlier.length > 1 ? shelf.eclipseThird : shelf.eclipseReturn;
    }
    case 'ingress':
      if (event.again) return endsLoop(event, events) ? shelf.marsReturns : undefined;
      if (event.body === Mars) return shelf.marsPasses;
      return event.body === Jupiter || event.body === Saturn ? shelf.turn[event.body] : undefined;
    case 'station':
      if (event.direction === 'direct') return event.body === Mars ? shelf.marsDirect : undefined;
      return retrogradeOf(event.body, shelf);
    // What goes on from the year before was written of then.
    default:
      return undefined;
  }
}

/** Whether Mars comes back to the sign in which he turned back earlier in the year. */
export const endsLoop = (comes: Happening, happenings: readonly Happening[]): boolean =>
  comes.kind === 'ingress' &&
  comes.body === Mars &&
  !comes.retrograde &&
  happenings.some(
    (one) => isLoop(one) && one.body === Mars && one.signId === comes.signId && one.until < comes.julianDayUt,
  );

function retrogradeOf(body: Planet, { retrograde }: YearShelf): ByHouseWordings | undefined {
  const isWritten = body === Venus || body === Mars || body === Jupiter || body === Saturn;
  return isWritten ? retrograde[body] : undefined;
}
