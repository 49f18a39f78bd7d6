import { Moon } from '../chart/bodies.js';
import { fill } from '../text/texts.js';
import { type ChapterDraft, tellChapters } from './chapters.js';
import { Manuscript } from './manuscript.js';
import { type Draft, type Part, type Reading, type ReadingLength, wordsIn } from './reading.js';
import { headingOf, headOf, leanOf, type TransitCells, type TransitDesk, valuesOf } from './transits-desk.js';
import { monthDrafts, monthsOf } from './transits-months.js';
import { closingOf, openingOf, pageDraft } from './transits-opening.js';
import {
  isSlow,
  stayFactor,
  staysByWeight,
  type TransitSky,
  touchedBy,
  transitFactor,
  transitsByWeight,
  transitsWithText,
  type WeighedStay,
  type WeighedTransit,
} from './transits-plan.js';

export type { TransitCells } from './transits-desk.js';

/** Words of the cells, where months are written and where not. */
const most = {
  full: { months: { slow: 660, stays: 0, passing: 0 }, plain: { slow: 850, stays: 150, passing: 300 } },
  brief: { months: { slow: 340, stays: 0, passing: 0 }, plain: { slow: 260, stays: 0, passing: 100 } },
};
const mostOf = { slow: 8, stays: 2, passing: 5 };
/** A stay counts where its planet is at work, or for itself where few are. */
const fewSlow = 3;
/** Periods that touch more months are written of month by month as well. */
const fewMonths = 2;

/** What the sky at a moment or over a period is to a birth, as something to read. */
export function transitsReading(sky: TransitSky, cells: TransitCells, length: ReadingLength): Reading {
  const months = monthsIn(sky);
  const desk = deskOf(sky, cells, length);
  const { kind, manuscript, slow, stays } = desk;
  const opening = openingOf(desk);
  const ofPeriod = sky.isPeriod && { page: pageDraft(desk), planets: planetDrafts(desk) };
  const passes = desk.passing.map((transit) => transitDraft(desk, transit));
  const titles = kind.chapters;
  const chapters: ChapterDraft[] = ofPeriod
    ? [
        { key: 'page', title: titles.page, drafts: [ofPeriod.page] },
        { key: 'planets', title: titles.planets, drafts: ofPeriod.planets },
        { key: 'passing', title: titles.passing, drafts: passes },
      ]
    : [
        {
          key: 'slow',
          title: titles.slow,
          drafts: [
            ...slow.map((transit) => transitDraft(desk, transit)),
            ...stays.map((stay) => stayDraft(desk, stay)),
          ],
        },
        { key: 'passing', title: titles.passing, drafts: passes },
      ];
  if (months.length > fewMonths && length === 'full')
    chapters.push({ key: 'months', title: titles.months, drafts: monthDrafts(desk, months), asGiven: true });
  const { title } = kind;
  return {
    title: fill(sky.isPeriod ? title.period : title.moment, {
      name: sky.name,
      from: cells.day(sky.from, !sky.isPeriod),
      to: cells.day(sky.to, true),
    }),
    opening,
    chapters: tellChapters(chapters, manuscript),
    closing: closingOf(desk),
  };
}

/** The opening alone: what `intro` is. @param sky with the slow planets at least */
export const transitsOpening = (sky: TransitSky, cells: TransitCells, length: ReadingLength): string =>
  openingOf(deskOf(sky, cells, length));

const monthsIn = (sky: TransitSky): string[] => (sky.isPeriod ? monthsOf(sky.from, sky.to) : []);

/** Chooses what is read: the strongest of each kind, as far as there is room for their texts. */
function deskOf(sky: TransitSky, cells: TransitCells, length: ReadingLength): TransitDesk {
  const room = most[length][monthsIn(sky).length > fewMonths ? 'months' : 'plain'];
  const every = transitsByWeight(sky);
  const all = transitsWithText(every);
  const slow = within(
    all.filter(({ body }) => isSlow(body)),
    mostOf.slow,
    room.slow,
  );
  const stays = staysByWeight(sky).filter(
    ({ body }) => slow.length < fewSlow || slow.some((transit) => transit.body === body),
  );
  const passing = all.filter(({ body }) => !isSlow(body) && body !== Moon);
  return {
    cells,
    kind: cells.readings.transits,
    manuscript: new Manuscript(cells.readings.words, sky.seed),
    sky,
    all: every,
    slow,
    stays: within(stays, mostOf.stays, room.stays),
    passing: within(passing, mostOf.passing, room.passing),
  };
}

function within<T extends { cell: string | null }>(all: readonly T[], most: number, words: number): T[] {
  let left = words;
  const chosen: T[] = [];
  for (const one of all.slice(0, most)) {
    left -= wordsIn(one.cell ?? '');
    if (left < 0) break;
    chosen.push(one);
  }
  return chosen;
}

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
const textOf = (desk: TransitDesk, transit: WeighedTransit): Part[][] => [
  [{ cell: desk.manuscript.once(transit.cell, desk.cells.span(transit.starts, transit.ends)) }],
  [daysOf(desk, transit)],
];

/** Where a slow planet named before bears on the same point: how the two go together. */
function sharedPoint(desk: TransitDesk, transit: WeighedTransit): string {
  const { kind, manuscript, slow } = desk;
  const { point } = touchedBy(transit);
  const at = slow.indexOf(transit);
  const before = (at < 0 ? slow : slow.slice(0, at)).find(
    (other) => other.body !== transit.body && touchedBy(other).point === point,
  );
  if (before === undefined) return '';
  const isAlike = leanOf(before) === leanOf(transit);
  // What passes in days makes nothing a chief matter.
  if (isAlike && at < 0) return '';
  return manuscript.wording(isAlike ? kind.shared.alike : kind.shared.unlike, {
    ...valuesOf(desk, transit),
    c: manuscript.within(before.body),
  });
}

function transitDraft(desk: TransitDesk, transit: WeighedTransit): Draft {
  const paragraphs = textOf(desk, transit);
  paragraphs[0]?.unshift(headOf(desk, transit.body));
  paragraphs[1]?.push(sharedPoint(desk, transit));
  return {
    title: headingOf(desk, transit),
    weight: transit.weight,
    factors: [transitFactor(transit)],
    paragraphs,
  };
}

/** Years from which on a stay is given by its years alone. */
const longStay = 4;

function stayParagraphs({ cells, kind, manuscript }: TransitDesk, stay: WeighedStay): Part[][] {
  const { body, house, starts, ends, cell } = stay;
  const text = manuscript.once(cell, cells.span(starts, ends));
  if (text === '') return [];
  if (starts === null || ends === null) return [[{ cell: text }]];
  const [first, last] = [starts.slice(0, 4), ends.slice(0, 4)];
  const isLong = Number(last) - Number(first) >= longStay;
  const lead = manuscript.wording(kind.stays[isLong ? 'long' : 'some'], {
    ...manuscript.pair(body, body),
    house: cells.readings.words.houses[house],
    starts: isLong ? String(Number(first)) : cells.day(starts),
    ends: isLong ? String(Number(last)) : cells.day(ends),
  });
  return [[lead, { cell: text }]];
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
function planetDrafts(desk: TransitDesk): Draft[] {
  const { kind, manuscript, slow, stays } = desk;
  const bodies = new Set([...slow, ...stays].map(({ body }) => body));
  return [...bodies].map((body): Draft => {
    const its = slow.filter((transit) => transit.body === body);
    const stay = stays.find((each) => each.body === body);
    const paragraphs: Part[][] = [];
    for (const [i, transit] of its.entries()) {
      const [text = [], days = []] = textOf(desk, transit);
      const before = its[i - 1];
      if (before === undefined) text.unshift(headOf(desk, body));
      else text.unshift(turnTo(desk, before, transit));
      days.push(sharedPoint(desk, transit));
      paragraphs.push(text, days);
    }
    if (stay) paragraphs.push(...stayParagraphs(desk, stay));
    const factors = [...its.map(transitFactor), ...(stay ? [stayFactor(stay)] : [])];
    const weight = its[0]?.weight ?? stay?.weight ?? 0;
    return { title: titleOf(desk, its, body), weight, factors, paragraphs };
  });

  function titleOf(desk: TransitDesk, its: readonly WeighedTransit[], body: number): string {
    const [only] = its;
    return its.length === 1 && only !== undefined ? headingOf(desk, only) : manuscript.start(body);
  }

  function turnTo(desk: TransitDesk, before: WeighedTransit, next: WeighedTransit): string {
    const [was, is] = [leanOf(before), leanOf(next)];
    const turn = was === is ? 'alike' : is === 'harmonious' ? 'easier' : 'harder';
    return manuscript.wording(kind.turns[turn], valuesOf(desk, next));
  }
}
