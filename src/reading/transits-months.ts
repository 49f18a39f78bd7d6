import { Mars, Sun } from '../chart/bodies.js';
import type { TransitsReadingCells } from '../text/reading-catalogue.js';
import type { SlowPlanet } from '../text/reading-keys.js';
import type { Draft } from './reading.js';
import { dayLine, daysWithin, type TransitDesk, valuesOf } from './transits-desk.js';
import { type Day, isSlow, touchedBy, transitFactor, type WeighedTransit } from './transits-plan.js';

/** A sentence of a month and the day it stands for: without one it is about the whole month. */
interface MonthSentence {
  day: Day;
  text: string;
  transit?: WeighedTransit;
}

/** Of so many months each has its Sun, its lesser contacts and its quiet; more have the main matters alone. */
const manyMonths = 14;
const mostPasses = 2;
/** A month with so many sentences leaves its lesser contacts to the data. */
const enough = 3;
/** A month with fewer sentences says where the strongest matter stands. */
const fewSentences = 2;

/** Month by month: what comes to a point in each, against the slow matters of before, in order of time. */
export function monthDrafts(desk: TransitDesk, months: readonly string[]): Draft[] {
  const { all } = desk;
  const isBrief = months.length > manyMonths;
  const allPasses = passesOf(desk);
  return months.map((month): Draft => {
    const passes = allPasses.filter(({ day }) => day.startsWith(month)).slice(0, mostPasses);
    const sentences = [...passes];
    if (passes.length === 0) sentences.push(...underWayIn(desk, month));
    if (!isBrief) {
      sentences.push(...sunIn(desk, month), ...sparkIn(desk, all, month));
      if (sentences.length < enough) sentences.push(...asideIn(desk, all, month, sentences));
    }
    if (sentences.length < fewSentences) sentences.push(...outsideIn(desk, month));
    if (sentences.length === 0) {
      const text = desk.manuscript.wording(desk.kind.quietMonth, {
        month: desk.cells.month(`${month}-00`, false),
      });
      sentences.push({ day: `${month}-00`, text });
    }
    sentences.sort((a, b) => (a.day < b.day ? -1 : 1));
    const factors = sentences.flatMap(({ transit }) => (transit ? [transitFactor(transit)] : []));
    return {
      title: desk.cells.month(`${month}-00`, true),
      weight: 0.5,
      factors: factors.length > 0 ? factors : [{ kind: 'whole', weight: 0 }],
      paragraphs: [sentences.map(({ text }) => text)],
    };
  });
}

const dayIn = (desk: TransitDesk, transit: WeighedTransit, month: string): Day | undefined =>
  daysWithin(desk, transit).find((day) => day.startsWith(month));

const spoken = (sentences: MonthSentence[]): MonthSentence[] => sentences.filter(({ text }) => text !== '');

/** The exact days of the slow matters, each by its place among the days of its own: the strongest have first choice of words. */
function passesOf(desk: TransitDesk): MonthSentence[] {
  const { cells, kind, manuscript, slow } = desk;
  const found = slow.flatMap((transit) =>
    daysWithin(desk, transit).map((day): MonthSentence => {
      const values = { ...valuesOf(desk, transit), day: cells.dayOfMonth(day) };
      const { exact } = transit;
      const { meeting } = touchedBy(transit);
      const place = day === exact[0] ? 'first' : day === exact.at(-1) ? 'last' : 'again';
      const byPlace = kind.exactDays[transit.body as SlowPlanet]?.[meeting];
      const text =
        (exact.length > 1 && manuscript.once(byPlace?.[place], values)) ||
        dayLine(desk, transit, cells.dayOfMonth(day)) ||
        manuscript.wording(kind.points[meeting], values) ||
        manuscript.wording(kind.asides[meeting], values);
      return { day, text, transit };
    }),
  );
  return spoken(found);
}

type State = keyof TransitsReadingCells['background'];

function stateIn({ starts, exact, ends }: WeighedTransit, month: string): State | undefined {
  if (starts === null || ends === null) return undefined;
  const [begin, end] = [`${month}-00`, `${month}-31`];
  const [first, last] = [exact[0], exact.at(-1)];
  if (end < starts) return 'before';
  if (begin > ends) return 'after';
  // Without an exact day there is nothing to stand before or after.
  if (first === undefined || last === undefined) return undefined;
  if (end < first) return 'nearing';
  return begin > last ? 'ebbing' : 'between';
}

const isUnderWay = (state: State | undefined): boolean =>
  state === 'nearing' || state === 'between' || state === 'ebbing';

const background = (desk: TransitDesk, transit: WeighedTransit, month: string): MonthSentence[] => {
  const state = stateIn(transit, month);
  if (state === undefined) return [];
  const values = { ...valuesOf(desk, transit), month: desk.cells.month(`${month}-00`, false) };
  return spoken([{ day: `${month}-00`, text: desk.manuscript.wording(desk.kind.background[state], values) }]);
};

/** How the strongest matter under way stands where it has no exact day. */
function underWayIn(desk: TransitDesk, month: string): MonthSentence[] {
  for (const transit of desk.slow)
    if (isUnderWay(stateIn(transit, month))) {
      const found = background(desk, transit, month);
      if (found.length > 0) return found;
    }
  return [];
}

/** That the strongest matter has not begun, or is over. */
function outsideIn(desk: TransitDesk, month: string): MonthSentence[] {
  const [leader] = desk.slow;
  return leader === undefined || isUnderWay(stateIn(leader, month)) ? [] : background(desk, leader, month);
}

/** The house that the Sun comes into. */
function sunIn({ cells, kind, manuscript, sky }: TransitDesk, month: string): MonthSentence[] {
  const stay = sky.stays.find(
    ({ body, starts }) => body === Sun && starts?.startsWith(month) && starts >= sky.from && starts <= sky.to,
  );
  if (stay === undefined || stay.starts === null) return [];
  const text = manuscript.once(kind.sunHouses[stay.house], { day: cells.dayOfMonth(stay.starts) });
  return spoken([{ day: stay.starts, text }]);
}

/** Mars at a point that a slow planet is busy with at the time. */
function sparkIn(desk: TransitDesk, all: readonly WeighedTransit[], month: string): MonthSentence[] {
  const { cells, kind, manuscript, slow } = desk;
  for (const mars of all) {
    if (mars.body !== Mars) continue;
    const day = dayIn(desk, mars, month);
    if (day === undefined) continue;
    const partner = slow.find(
      ({ natal, starts, ends }) => natal === mars.natal && (starts ?? '') <= day && (ends ?? '9999') >= day,
    );
    if (partner === undefined) continue;
    const wordings = kind.sparks[touchedBy(mars).meeting === 'harmonious' ? 'soft' : 'hard'];
    const values = {
      ...valuesOf(desk, mars),
      c: manuscript.within(partner.body),
      day: cells.dayOfMonth(day),
    };
    return spoken([{ day, text: manuscript.wording(wordings, values), transit: mars }]);
  }
  return [];
}

/** The strongest of the lesser contacts, of a slow planet or of Mars. */
function asideIn(
  desk: TransitDesk,
  all: readonly WeighedTransit[],
  month: string,
  before: readonly MonthSentence[],
): MonthSentence[] {
  const { cells, kind, manuscript, slow } = desk;
  const known = new Set([...slow, ...before.map(({ transit }) => transit)].map((each) => each?.cell));
  for (const transit of all) {
    if (!isSlow(transit.body) && transit.body !== Mars) continue;
    if (transit.cell === null || known.has(transit.cell)) continue;
    const day = dayIn(desk, transit, month);
    if (day === undefined) continue;
    const values = { ...valuesOf(desk, transit), day: cells.dayOfMonth(day) };
    const text = manuscript.wording(kind.asides[touchedBy(transit).meeting], values);
    return spoken([{ day, text, transit }]);
  }
  return [];
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
