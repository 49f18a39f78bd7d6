import { Mars, Sun } from '../chart/bodies.js';
import type { SlowPlanet } from '../text/reading-keys.js';
import { fill } from '../text/texts.js';
import type { Draft } from './reading.js';
import { dayLine, daysWithin, loopOf, type TransitDesk, valuesOf } from './transits-desk.js';
import { type Day, touchedBy, transitFactor, type WeighedTransit } from './transits-plan.js';

/** A sentence and the day it stands for. */
interface DatedSentence {
  day: Day;
  text: string;
  transit?: WeighedTransit;
}

/** Months of a season; of a long period as many as make some such parts of it. */
const season = 3;
const mostParts = 8;
/** Of more parts than a year has, each has its main matters alone. */
const partsOfYear = 5;
const mostSparks = 2;

/** Season by season: what comes to a point in each, of the matters that have been explained. */
export function seasonDrafts(desk: TransitDesk, months: readonly string[]): Draft[] {
  const { cells, kind, manuscript } = desk;
  const size = Math.max(season, Math.ceil(months.length / mostParts));
  const parts: string[][] = [];
  for (let i = 0; i < months.length; i += size) parts.push(months.slice(i, i + size));
  const all = exactDaysOf(desk);
  const hasDetails = parts.length <= partsOfYear && size === season;
  return parts.map((its): Draft => {
    const [first = '', last = first] = [its[0], its.at(-1)];
    const isIn = ({ day }: DatedSentence): boolean => its.includes(day.slice(0, 7));
    const passes = all.filter(isIn);
    const sentences = [...passes];
    if (hasDetails) sentences.push(...sunIn(desk, its), ...sparksIn(desk, its));
    sentences.sort((a, b) => (a.day < b.day ? -1 : 1));
    const factors = sentences.flatMap(({ transit }) => (transit ? [transitFactor(transit)] : []));
    const values = { from: cells.month(`${first}-00`, size > season), to: cells.month(`${last}-00`, true) };
    const head = passes.length === 0 ? [manuscript.turned(kind.quietSeason, values)] : [];
    return {
      title: first === last ? values.to : fill(kind.pageTitle, values),
      weight: 0.5,
      factors: factors.length > 0 ? factors : [{ kind: 'whole', weight: 0 }],
      paragraphs: [[...head, ...sentences.map(({ text }) => text)]],
    };
  });
}

const written = (sentences: DatedSentence[]): DatedSentence[] => sentences.filter(({ text }) => text !== '');

/** The exact days of the slow matters, each by its place in the whole loop: the strongest have first choice of words. */
function exactDaysOf(desk: TransitDesk): DatedSentence[] {
  const { cells, kind, manuscript, slow } = desk;
  const found = slow.flatMap((transit) => {
    const { exact } = loopOf(desk, transit);
    return daysWithin(desk, transit).map((day): DatedSentence => {
      const values = { ...valuesOf(desk, transit), day: cells.dayOfMonth(day) };
      const { meeting } = touchedBy(transit);
      const place = day === exact[0] ? 'first' : day === exact.at(-1) ? 'last' : 'again';
      const byPlace = kind.exactDays[transit.body as SlowPlanet]?.[meeting];
      const text =
        (exact.length > 1 && manuscript.once(byPlace?.[place], values)) ||
        dayLine(desk, transit, cells.dayOfMonth(day)) ||
        manuscript.turned(kind.points[meeting], values);
      return { day, text, transit };
    });
  });
  return written(found);
}

/** The houses that the Sun comes into. */
function sunIn({ cells, kind, manuscript, sky }: TransitDesk, months: readonly string[]): DatedSentence[] {
  const found = sky.stays.flatMap(({ body, house, starts }): DatedSentence[] => {
    if (body !== Sun || starts === null || starts < sky.from || starts > sky.to) return [];
    if (!months.includes(starts.slice(0, 7))) return [];
    const text = manuscript.once(kind.sunHouses[house], { day: cells.dayOfMonth(starts) });
    return [{ day: starts, text }];
  });
  return written(found);
}

/** Mars at points that a slow planet is busy with at the time. */
function sparksIn(desk: TransitDesk, months: readonly string[]): DatedSentence[] {
  const { all, cells, kind, manuscript, slow } = desk;
  const found: DatedSentence[] = [];
  for (const mars of all) {
    if (found.length === mostSparks) break;
    if (mars.body !== Mars) continue;
    const day = daysWithin(desk, mars).find((each) => months.includes(each.slice(0, 7)));
    if (day === undefined) continue;
    const partner = slow.find(
      ({ natal, starts, ends }) => natal === mars.natal && (starts ?? '') <= day && (ends ?? '9999') >= day,
    );
    if (partner === undefined) continue;
    const text = manuscript.wording(kind.sparks[touchedBy(mars).meeting === 'harmonious' ? 'soft' : 'hard'], {
      ...valuesOf(desk, mars),
      // A planet at its own place is named with it.
      b: kind.natal[touchedBy(mars).point].within,
      c: manuscript.within(partner.body),
      day: cells.dayOfMonth(day),
    });
    if (text !== '') found.push({ day, text, transit: mars });
  }
  return found;
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
