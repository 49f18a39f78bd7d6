import {
  Ascendant,
  Chiron,
  Descendant,
  ImumCoeli,
  Jupiter,
  Mars,
  Midheaven,
  Saturn,
  Sun,
} from '../chart/bodies.js';
import type { House } from '../chart/zodiac.js';
import { fill } from '../text/texts.js';
import type { Factor } from './factors.js';
import { type Draft, wordsIn } from './reading.js';
import { dated, daysWithin, dayText, loopOf, type TransitDesk, triggerOf } from './transits-desk.js';
import {
  type Day,
  isSlow,
  stayFactor,
  touchedBy,
  transitFactor,
  type WeighedStay,
  type WeighedTransit,
  weighedStay,
} from './transits-plan.js';

/** A day of the calendar before it is written. */
interface Entry {
  day: Day;
  weight: number;
  factor: Factor;
  write(): string;
}

/** The exact days of the slow contacts, and the days on which slow planets come into houses. */
export function chiefEntries(desk: TransitDesk): Entry[] {
  const { kind, manuscript, sky, slow } = desk;
  const exact = slow.flatMap((transit) =>
    daysWithin(desk, transit).map(
      (day): Entry => ({
        day,
        weight: transit.weight,
        factor: transitFactor(transit),
        write: () => dayText(desk, transit, day),
      }),
    ),
  );
  const entered = entriesInto(desk).map((stay): Entry => {
    const { body, house, weight, starts } = stay;
    const values = {
      a: manuscript.within(body),
      A: manuscript.start(body),
      house: desk.cells.readings.words.houses[house],
    };
    const write = (): string =>
      body === Jupiter || body === Saturn
        ? manuscript.once(kind.enters[body][house], values)
        : manuscript.wording(kind.entersSlowly[body as 7], values);
    return { day: starts as Day, weight, factor: stayFactor(stay), write };
  });
  return [...exact, ...entered].filter(({ day }) => day >= sky.from && day <= sky.to);
}

/** Days from which on a stay in a house is more than a visit from over its border. */
const lasting = 150;

/** The slow planets that come into a house in a period to stay; on an angle that is the contact’s own matter. */
export function entriesInto({ sky, slow }: Pick<TransitDesk, 'sky' | 'slow'>): WeighedStay[] {
  // A house that it has been in before is one that it comes back to.
  const seen = new Set(
    sky.stays
      .filter(({ starts }) => starts === null || starts <= sky.from)
      .map(({ body, house }) => `${body} ${house}`),
  );
  return sky.stays
    .filter(({ body, house, starts, ends }) => {
      const key = `${body} ${house}`;
      if (!sky.isPeriod || !isSlow(body) || body === Chiron || starts === null || seen.has(key)) return false;
      if (starts <= sky.from || starts > sky.to) return false;
      if (ends !== null && (Date.parse(ends) - Date.parse(starts)) / 86_400_000 < lasting) return false;
      seen.add(key);
      const angle = angles[house];
      return !slow.some((transit) => transit.body === body && touchedBy(transit).point === angle);
    })
    .sort((a, b) => ((a.starts ?? '') < (b.starts ?? '') ? -1 : 1))
    .map(weighedStay);
}

/** The angles that open houses. */
const angles: Readonly<Partial<Record<House, number>>> = {
  1: Ascendant,
  4: ImumCoeli,
  7: Descendant,
  10: Midheaven,
};

const mostDates = 7;

/** A short period’s days, in order of time. */
export function datesDraft(desk: TransitDesk): Draft | undefined {
  const { cells, kind, passing, sky } = desk;
  const swift = passing.flatMap((transit) =>
    daysWithin(desk, transit)
      .slice(0, 1)
      .map(
        (day): Entry => ({
          day,
          weight: 0,
          factor: transitFactor(transit),
          write: () => dayText(desk, transit, day),
        }),
      ),
  );
  const chosen = [...chiefEntries(desk).sort((a, b) => b.weight - a.weight), ...swift].slice(0, mostDates);
  if (chosen.length === 0) return undefined;
  const inTime = chosen.sort((a, b) => (a.day < b.day ? -1 : 1));
  return {
    title: fill(kind.pageTitle, { from: cells.day(sky.from), to: cells.day(sky.to, true) }),
    weight: inTime.reduce((sum, { weight }) => sum + weight, 1) / inTime.length,
    factors: inTime.map(({ factor }) => factor),
    paragraphs: inTime.map(({ day, write }) => [dated(desk, day, write(), cells.isOtherYear(day))]),
  };
}

/** Months of a season; of a long period as many as make some such parts of it. */
const season = 3;
const mostParts = 8;
/** Days of a season at most, and of Mars among them. */
const mostInSeason = 6;
const mostOfMars = 1;

/** Season by season: the days of the matters that have been explained. A season without any is left out. */
export function seasonDrafts(desk: TransitDesk, months: readonly string[]): Draft[] {
  const { cells, kind } = desk;
  const size = Math.max(season, Math.ceil(months.length / mostParts));
  const parts: string[][] = [];
  for (let i = 0; i < months.length; i += size) parts.push(months.slice(i, i + size));
  const chief = chiefEntries(desk);
  const drafts: Draft[] = [];
  for (const its of parts) {
    const isIn = ({ day }: Entry): boolean => its.includes(day.slice(0, 7));
    const own = chief.filter(isIn).sort((a, b) => b.weight - a.weight);
    const mars = size === season ? marsEntries(desk).filter(isIn).slice(0, mostOfMars) : [];
    const entries = [...own.slice(0, mostInSeason), ...mars].sort((a, b) => (a.day < b.day ? -1 : 1));
    if (own.length === 0) continue;
    const [first = '', last = first] = [its[0], its.at(-1)];
    const values = { from: cells.month(`${first}-00`, size > season), to: cells.month(`${last}-00`, true) };
    const written = entries.map(({ day, write }) => dated(desk, day, write(), size > season));
    if (written.every((text) => wordsIn(text) === 0)) continue;
    drafts.push({
      title: first === last ? values.to : fill(kind.pageTitle, values),
      weight: 0.5,
      factors: entries.map(({ factor }) => factor),
      paragraphs: written.map((text) => [text]),
    });
  }
  return drafts;
}

/** Mars at points that a slow planet is busy with at the time. */
function marsEntries(desk: TransitDesk): Entry[] {
  const { all, slow } = desk;
  return all
    .filter(({ body }) => body === Mars)
    .flatMap((mars) =>
      daysWithin(desk, mars)
        .filter((day) => slow.some((transit) => isBusy(transit, mars, day)))
        .map(
          (day): Entry => ({
            day,
            weight: mars.weight,
            factor: transitFactor(mars),
            write: () => dayText(desk, mars, day),
          }),
        ),
    );
}

const isBusy = (slow: WeighedTransit, swift: WeighedTransit, day: Day): boolean =>
  touchedBy(slow).point === touchedBy(swift).point &&
  (slow.starts ?? '') <= day &&
  (slow.ends ?? '9999') >= day;

const mostTriggers = 1;

/** Whether a slow contact has been exact for the last time by then: what comes later sets nothing off. */
function isAfter(desk: TransitDesk, slow: WeighedTransit, day: Day): boolean {
  const last = loopOf(desk, slow).exact.at(-1);
  return last !== undefined && day > last;
}

/** What swift planets do to the point of a slow one in the time: one sentence, since it is the slow one’s matter. */
export function triggersOf(desk: TransitDesk, slow: WeighedTransit): string[] {
  const { all, passing } = desk;
  const sentences: string[] = [];
  for (const transit of all) {
    if (sentences.length === mostTriggers) break;
    const { body } = transit;
    if ((body !== Sun && body !== Mars) || passing.includes(transit)) continue;
    const [day] = daysWithin(desk, transit);
    if (day === undefined || !isBusy(slow, transit, day) || isAfter(desk, slow, day)) continue;
    const sentence = triggerOf(desk, transit, slow);
    if (sentence !== '') sentences.push(sentence);
  }
  return sentences;
}

/** The months of a period, `YYYY-MM`. */
export function monthsOf(from: Day, to: Day): string[] {
  const months: string[] = [];
  let [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))];
  const last = to.slice(0, 7);
  for (;;) {
    const name = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
    if (name > last) return months;
    months.push(name);
    month++;
    if (month > 12) [year, month] = [year + 1, 1];
  }
}
