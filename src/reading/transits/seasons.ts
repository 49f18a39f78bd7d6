import { Chiron, Mars } from '../../chart/bodies.js';
import { fill } from '../../text/texts.js';
import type { Factor } from '../factors.js';
import type { Draft } from '../reading.js';
import { chiefEntries, type Entry, reconciled, triggerEntries } from './dates.js';
import { dated, daysWithin, dayText, leanOf, type TransitDesk } from './desk.js';
import { type Day, isSlow, transitFactor, transitsWithText, type WeighedTransit } from './plan.js';

/** Months of a season; of a long period as many as make some such parts of it. */
const season = 3;
const mostParts = 8;
/** Days of a season at most, and of Mars among them. */
const mostInSeason = 6;
const mostOfMars = 1;

/**
 * Season by season: the days of the matters that have been explained. A season without any says so, where there are others;
 * of parts longer than a season it is left out.
 */
export function seasonDrafts(desk: TransitDesk, months: readonly string[]): Draft[] {
  const { cells, kind } = desk;
  const parts = partsOf(months);
  const size = parts[0]?.length ?? season;
  const chief = [...chiefEntries(desk), ...untoldEntries(desk, parts)];
  const drafts: Draft[] = [];
  const isQuiet = (its: readonly string[]): boolean =>
    !chief.some(({ day }) => its.includes(day.slice(0, 7)));
  if (parts.every(isQuiet)) return [];
  for (const its of parts) {
    const isIn = ({ day }: Entry): boolean => its.includes(day.slice(0, 7));
    const own = chief.filter(isIn).sort((a, b) => b.weight - a.weight);
    const mars = size === season ? triggerEntries(desk, [Mars]).filter(isIn).slice(0, mostOfMars) : [];
    const entries = reconciled([...own.slice(0, mostInSeason), ...mars]).sort((a, b) =>
      a.day < b.day ? -1 : 1,
    );
    const [first = '', last = first] = [its[0], its.at(-1)];
    const values = { from: cells.month(`${first}-00`, size > season), to: cells.month(`${last}-00`, true) };
    const written =
      own.length === 0
        ? []
        : entries
            .map(({ day, factor, write }) => ({ factor, text: dated(desk, day, write(), size > season) }))
            .filter(({ text }) => text !== '');
    const isTold = written.length > 0;
    if (!isTold && size > season) continue;
    drafts.push({
      title: first === last ? values.to : fill(kind.pageTitle, values),
      weight: 0.5,
      factors: isTold
        ? written.map(({ factor }) => factor)
        : [goingOn(desk, first, last) ?? (chief[0] as Entry).factor],
      paragraphs: isTold ? written.map(({ text }) => [text]) : [[desk.manuscript.wording(kind.quietSeason)]],
    });
  }
  return drafts;
}

/** Days of a season that has few of those matters, from the strongest of the others. */
const fewInSeason = 4;

function untoldEntries(desk: TransitDesk, parts: readonly (readonly string[])[]): Entry[] {
  const told = chiefEntries(desk);
  const key = ({ body, natal, aspect }: WeighedTransit): string => `${body} ${natal} ${aspect}`;
  const known = new Set(desk.slow.map(key));
  const others = transitsWithText(desk.all)
    .filter((transit) => isSlow(transit.body) && transit.body !== Chiron && !known.has(key(transit)))
    .flatMap((transit) =>
      daysWithin(desk, transit).map(
        (day): Entry => ({
          day,
          transit,
          weight: transit.weight,
          factor: transitFactor(transit),
          write: () => dayText(desk, transit, day),
        }),
      ),
    );
  return parts.flatMap((its) => {
    const isIn = ({ day }: Entry): boolean => its.includes(day.slice(0, 7));
    // A standstill is no exact day, and takes the room of none.
    const isExact = ({ day, transit }: Entry): boolean =>
      transit === undefined || transit.exact.includes(day);
    const room = fewInSeason - told.filter((one) => isIn(one) && isExact(one)).length;
    return room > 0 ? others.filter(isIn).slice(0, room) : [];
  });
}

/** The days of a long period that are told of what presses. */
export function pressingDays(desk: TransitDesk, months: readonly string[]): Day[] {
  return [...chiefEntries(desk), ...untoldEntries(desk, partsOf(months))]
    .filter(({ transit }) => transit !== undefined && leanOf(transit) === 'tense')
    .map(({ day }) => day);
}

/** Months in parts of a season, or of more in a long period. */
function partsOf(months: readonly string[]): string[][] {
  const size = Math.max(season, Math.ceil(months.length / mostParts));
  const parts: string[][] = [];
  for (let i = 0; i < months.length; i += size) parts.push(months.slice(i, i + size));
  return parts;
}

/** The strongest of the slow contacts that are in orb in some months, or of all. */
function goingOn({ slow }: TransitDesk, first: string, last: string): Factor | undefined {
  const isIn = ({ starts, ends }: WeighedTransit): boolean =>
    (starts ?? '') < `${last}-32` && (ends ?? '9999') >= `${first}-01`;
  const found = slow.find(isIn) ?? slow[0];
  return found && transitFactor(found);
}
