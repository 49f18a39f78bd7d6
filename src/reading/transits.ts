import { type BodyId, Jupiter, Mars, Moon } from '../chart/bodies.js';
import { natureOf } from '../text/catalogue.js';
import type { ReadingCatalogue, TransitsReadingCells } from '../text/reading-catalogue.js';
import { fill } from '../text/texts.js';
import { type ChapterDraft, tellChapters } from './chapters.js';
import { Manuscript } from './manuscript.js';
import { type Draft, type Part, type Reading, type ReadingLength, wordsIn } from './reading.js';
import { temperOf } from './temper.js';
import {
  type Day,
  isSlow,
  stayFactor,
  staysByWeight,
  type TransitSky,
  toldTransits,
  transitFactor,
  transitsByWeight,
  type WeighedStay,
  type WeighedTransit,
} from './transits-plan.js';

/** What a reading of transits is told with. */
export interface TransitCells {
  readonly readings: ReadingCatalogue;
  /** A day as a sentence has it, with its year unless the period is of that year; of day `00` the month. */
  day(day: Day, withYear?: boolean): string;
  /** Several days. */
  days(days: readonly Day[]): string;
  /** A day in its month. */
  dayOfMonth(day: Day): string;
  /** How long something lasts and until when, for the placeholders of the cells. */
  span(starts: Day | null, ends: Day | null): Readonly<Record<'duration' | 'until', string>>;
}

interface TransitDesk {
  cells: TransitCells;
  kind: TransitsReadingCells;
  manuscript: Manuscript;
  sky: TransitSky;
}

/** Words of the cells, where months are told and where not. */
const most = { full: { months: 1100, plain: 1250 }, brief: { months: 450, plain: 450 } };
const mostOf = { slow: 8, stays: 3, passing: 5 };
/** A stay counts where its planet is at work, or for itself where few are. */
const fewSlow = 3;

/** What the sky at a moment or over a period is to a birth, as something to read. */
export function transitsReading(sky: TransitSky, cells: TransitCells, length: ReadingLength): Reading {
  const kind = cells.readings.transits;
  const manuscript = new Manuscript(cells.readings.words, sky.seed);
  const desk: TransitDesk = { cells, kind, manuscript, sky };
  const all = toldTransits(transitsByWeight(sky));
  const months = sky.isPeriod ? monthsOf(sky.from, sky.to) : [];
  const allSlow = all.filter(({ body }) => isSlow(body)).slice(0, mostOf.slow);
  const opening = tellOpening(desk, allSlow);
  const candidates = {
    slow: allSlow,
    stays: staysByWeight(sky)
      .filter(({ body }) => allSlow.length < fewSlow || allSlow.some((transit) => transit.body === body))
      .slice(0, mostOf.stays),
    passing: all.filter(({ body }) => !isSlow(body) && body !== Moon).slice(0, mostOf.passing),
  };
  const hasRoom = roomFor(
    Object.values(candidates).flat(),
    most[length][months.length > 2 ? 'months' : 'plain'],
  );
  const slow = candidates.slow.filter(hasRoom);
  const stays = candidates.stays.filter(hasRoom);
  const passing = candidates.passing.filter(hasRoom);

  const brief = length === 'brief';
  const passes = passing.map((transit) => transitDraft(desk, transit));
  const chapters: ChapterDraft[] = sky.isPeriod
    ? [
        {
          key: 'page',
          title: kind.chapters.page,
          drafts: [pageDraft(desk, [...slow, ...passing])],
        },
        { key: 'planets', title: kind.chapters.planets, drafts: planetDrafts(desk, slow, stays) },
        { key: 'passing', title: kind.chapters.passing, drafts: passes },
      ]
    : [
        {
          key: 'slow',
          title: kind.chapters.slow,
          drafts: [
            ...slow.map((transit) => transitDraft(desk, transit)),
            ...stays.map((stay) => stayDraft(desk, stay)),
          ],
        },
        { key: 'passing', title: kind.chapters.passing, drafts: passes },
      ];
  if (months.length > 2 && !brief)
    chapters.push({
      key: 'months',
      title: kind.chapters.months,
      drafts: monthDrafts(desk, all, months),
      asGiven: true,
    });
  const { title } = kind;
  return {
    title: fill(sky.isPeriod ? title.period : title.moment, {
      name: sky.name,
      from: cells.day(sky.from),
      to: cells.day(sky.to, true),
    }),
    opening,
    chapters: tellChapters(chapters, manuscript),
    closing: manuscript.wording(kind.closing[bandOf(slow.length)], { name: sky.name }),
  };
}

/** Which of some cells are told where there is room for so many words: the strongest. */
function roomFor(
  all: readonly (WeighedTransit | WeighedStay)[],
  words: number,
): (one: WeighedTransit | WeighedStay) => boolean {
  let left = words;
  const kept = new Set<WeighedTransit | WeighedStay>();
  for (const one of [...all].sort((a, b) => b.weight - a.weight)) {
    left -= wordsIn(one.cell ?? '');
    if (left < 0) break;
    kept.add(one);
  }
  return (one) => kept.has(one);
}

/** The opening alone: what `intro` is. */
export function transitsOpening(sky: TransitSky, cells: TransitCells): string {
  const manuscript = new Manuscript(cells.readings.words, sky.seed);
  const slow = toldTransits(transitsByWeight(sky))
    .filter(({ body }) => isSlow(body))
    .slice(0, mostOf.slow);
  return tellOpening({ cells, kind: cells.readings.transits, manuscript, sky }, slow);
}

const bandOf = (slow: number) => (slow === 0 ? 'none' : slow === 1 ? 'one' : 'several');

/** The three strongest of the slow ones, and what their planets do. */
function tellOpening({ kind, manuscript, sky }: TransitDesk, slow: readonly WeighedTransit[]): string {
  const { name } = sky;
  const [first] = slow;
  const opening = kind.opening[bandOf(slow.length)];
  if (first === undefined) return manuscript.wording(opening, { name });
  const told = [manuscript.wording(opening, { name, ...manuscript.pair(first.body, first.natal) })];
  told.push(headOf(kind, manuscript, first.body));
  for (const [i, transit] of others(slow).entries()) {
    const wordings = i === 0 ? kind.second : kind.third;
    told.push(manuscript.wording(wordings, manuscript.pair(transit.body, transit.natal)));
    told.push(headOf(kind, manuscript, transit.body));
  }
  told.push(manuscript.wording(kind.temper[temperOf(slow)]));
  return told.filter((sentence) => sentence !== '').join(' ');
}

/** The two that are named beside the strongest: by other planets, if there are any. */
function others([first, ...rest]: readonly WeighedTransit[]): WeighedTransit[] {
  const chosen: WeighedTransit[] = [];
  for (const transit of rest)
    if (transit.body !== first?.body && !chosen.some(({ body }) => body === transit.body))
      chosen.push(transit);
  const more = rest.filter((transit) => !chosen.includes(transit));
  return [...chosen, ...more].slice(0, 2).sort((a, b) => b.weight - a.weight);
}

/** What a planet does by transit, told once. */
const headOf = (kind: TransitsReadingCells, manuscript: Manuscript, body: BodyId): string =>
  manuscript.once(kind.planets[body as 0]);

/** The sentence that gives the days of a transit. */
function daysOf({ cells, kind, manuscript }: TransitDesk, { starts, exact, ends }: WeighedTransit): string {
  if (starts === null || ends === null) return '';
  const key =
    exact.length === 0 ? 'none' : exact.length === 1 ? 'once' : exact.length === 3 ? 'thrice' : 'more';
  return manuscript.wording(kind.passes[key], {
    starts: cells.day(starts),
    ends: cells.day(ends),
    exact: cells.days(exact),
  });
}

/** The cell of a transit and its days, in two paragraphs. */
const told = (desk: TransitDesk, transit: WeighedTransit): Part[][] => [
  [{ cell: desk.manuscript.once(transit.cell, desk.cells.span(transit.starts, transit.ends)) }],
  [daysOf(desk, transit)],
];

const headingOf = ({ cells }: TransitDesk, { aspect }: WeighedTransit): string =>
  cells.readings.words.headings.aspects[aspect as 0];

function transitDraft(desk: TransitDesk, transit: WeighedTransit): Draft {
  const { manuscript, kind } = desk;
  const title = fill(headingOf(desk, transit), {
    a: manuscript.start(transit.body),
    b: manuscript.within(transit.natal),
  });
  const head = headOf(kind, manuscript, transit.body);
  const paragraphs = told(desk, transit);
  paragraphs[0]?.unshift(head);
  return { title, weight: transit.weight, factors: [transitFactor(transit)], paragraphs };
}

function stayParagraphs({ cells, kind, manuscript }: TransitDesk, stay: WeighedStay): Part[][] {
  const { body, house, starts, ends, cell } = stay;
  const text = manuscript.once(cell, cells.span(starts, ends));
  if (text === '') return [];
  const days =
    starts === null || ends === null
      ? ''
      : manuscript.wording(kind.stays, {
          a: manuscript.within(body),
          A: manuscript.start(body),
          house: cells.readings.words.houses[house],
          starts: cells.day(starts),
          ends: cells.day(ends),
        });
  return [[{ cell: text }], [days]];
}

function stayDraft(desk: TransitDesk, stay: WeighedStay): Draft {
  const { words } = desk.cells.readings;
  const title = fill(words.headings.inHouse, {
    body: desk.manuscript.start(stay.body),
    house: words.houses[stay.house],
  });
  return { title, weight: stay.weight, factors: [stayFactor(stay)], paragraphs: stayParagraphs(desk, stay) };
}

/** Planet by planet: what each does in the period, strongest first, and the house it does it from. */
function planetDrafts(
  desk: TransitDesk,
  slow: readonly WeighedTransit[],
  stays: readonly WeighedStay[],
): Draft[] {
  const bodies = new Set([...slow, ...stays].map(({ body }) => body));
  return [...bodies].map((body): Draft => {
    const its = slow.filter((transit) => transit.body === body);
    const stay = stays.find((each) => each.body === body);
    const paragraphs: Part[][] = its.flatMap((transit) => told(desk, transit));
    if (stay) paragraphs.push(...stayParagraphs(desk, stay));
    paragraphs[0]?.unshift(headOf(desk.kind, desk.manuscript, body));
    const factors = [...its.map(transitFactor), ...(stay ? [stayFactor(stay)] : [])];
    const weight = its[0]?.weight ?? stay?.weight ?? 0;
    return { title: desk.manuscript.start(body), weight, factors, paragraphs };
  });
}

/** The day of a transit in a sentence, told once for each planet and nature. */
function dayLine(
  { kind, manuscript }: Pick<TransitDesk, 'kind' | 'manuscript'>,
  { body, natal, aspect }: WeighedTransit,
  day: string,
): string {
  const nature = natureOf(aspect);
  const cell = nature && kind.days[body as 0]?.[nature];
  return manuscript.once(cell, { day, b: manuscript.within(natal) });
}

const mostDays = 3;

/** The period in a page: its three strongest days, in order of time. */
function pageDraft(
  { cells, kind, manuscript, sky }: TransitDesk,
  transits: readonly WeighedTransit[],
): Draft | undefined {
  const within = [...transits]
    .sort((a, b) => b.weight - a.weight)
    .flatMap((transit) => {
      const day = transit.exact.find((each) => each >= sky.from && each <= sky.to);
      return day === undefined ? [] : [{ transit, day }];
    })
    .slice(0, mostDays)
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  if (within.length === 0) return undefined;
  const sentences = within.map(({ transit, day }) => dayLine({ kind, manuscript }, transit, cells.day(day)));
  const weight = within.reduce((sum, { transit }) => sum + transit.weight, 0) / within.length;
  return {
    title: fill(kind.pageTitle, { from: cells.day(sky.from), to: cells.day(sky.to, true) }),
    weight,
    factors: within.map(({ transit }) => transitFactor(transit)),
    paragraphs: [[within.length > 1 ? manuscript.wording(kind.page) : '', ...sentences]],
  };
}

const mostInMonth = 4;
/** A month without a date has its sentence where there are few months. */
const fewMonths = 14;

/** Month by month: the strongest day in a sentence of its own, the others by name. */
function monthDrafts(
  desk: TransitDesk,
  transits: readonly WeighedTransit[],
  months: readonly string[],
): Draft[] {
  const { cells, kind, manuscript, sky } = desk;
  const nameOf = ({ body, natal, aspect }: WeighedTransit): string =>
    fill(cells.readings.words.headings.aspects[aspect as 0], {
      a: manuscript.within(body),
      b: manuscript.within(natal),
    });
  return months.map((month, at): Draft => {
    const found = transits
      .filter(({ body, aspect }) => body >= Jupiter || (body === Mars && (aspect <= 1 || aspect === 3)))
      .flatMap((transit) =>
        transit.exact
          .filter((day) => day.startsWith(month) && day >= sky.from && day <= sky.to)
          .map((day) => ({ transit, day })),
      )
      .slice(0, months.length > fewMonths ? 1 : mostInMonth);
    const title = cells.day(`${month}-00`);
    const paragraph: string[] = [];
    const [first] = found;
    const line = first === undefined ? '' : dayLine(desk, first.transit, cells.dayOfMonth(first.day));
    const events = (line === '' ? found : found.slice(1))
      .sort((a, b) => (a.day < b.day ? -1 : 1))
      .map(({ transit, day }) => fill(kind.event, { aspect: nameOf(transit), day: cells.dayOfMonth(day) }));
    paragraph.push(line);
    if (events.length > 0) {
      const also = kind.alsoInMonth[at % kind.alsoInMonth.length] as string;
      paragraph.push(
        fill(line === '' ? kind.monthEvents : also, { month: title, events: manuscript.join(events) }),
      );
    } else if (line === '' && months.length <= fewMonths)
      paragraph.push(manuscript.wording(kind.quietMonth, { month: title }));
    const factors = found.map(({ transit }) => transitFactor(transit));
    return {
      title,
      weight: 0.5,
      factors: factors.length > 0 ? factors : [{ kind: 'whole', weight: 0 }],
      paragraphs: [paragraph],
    };
  });
}

function monthsOf(from: Day, to: Day): string[] {
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
