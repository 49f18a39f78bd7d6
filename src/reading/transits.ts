import { Ascendant, type BodyId, Jupiter, Midheaven, Moon, Saturn, Sun } from '../chart/bodies.js';
import { fill } from '../text/texts.js';
import { type ChapterDraft, writeChapters } from './chapters.js';
import { Manuscript } from './manuscript.js';
import { type Draft, type Part, type Reading, type ReadingLength, wordsIn } from './reading.js';
import {
  headingOf,
  leanOf,
  loopOf,
  passesOf,
  type TransitCells,
  type TransitDesk,
  valuesOf,
} from './transits-desk.js';
import { monthsOf, seasonDrafts } from './transits-months.js';
import { closingOf, openingOf, pageDraft } from './transits-opening.js';
import {
  isSlow,
  mainStay,
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

/** Words of the cells, where seasons are written and where not. */
const most = {
  full: { seasons: { slow: 650, stays: 300, passing: 0 }, plain: { slow: 800, stays: 150, passing: 300 } },
  brief: { seasons: { slow: 340, stays: 0, passing: 0 }, plain: { slow: 260, stays: 0, passing: 100 } },
};
const mostOf = { slow: 8, stays: 2, passing: 5 };
/** A stay counts where its planet is at work, or for itself where few are. */
const fewSlow = 3;
/** Periods that touch more months are written of season by season as well. */
const fewMonths = 2;

/** What the sky at a moment or over a period is to a birth, as something to read. */
export function transitsReading(sky: TransitSky, cells: TransitCells, length: ReadingLength): Reading {
  const months = monthsIn(sky);
  const chosen = deskOf(sky, cells, length);
  const { kind, manuscript } = chosen;
  // The opening is without echoes of itself: it stands alone as well, where no loops are looked for.
  const opening = openingOf(chosen);
  const desk = withoutEchoes(chosen);
  const isLong = months.length > fewMonths;
  const page = sky.isPeriod ? pageDraft(desk, isLong) : undefined;
  const stories = storyDrafts(desk);
  const stays = desk.stays.map((stay) => stayDraft(desk, stay));
  const titles = kind.chapters;
  const slowKey = sky.isPeriod ? 'planets' : 'slow';
  const chapters: ChapterDraft[] = [
    { key: 'page', title: titles.page, drafts: [page] },
    { key: slowKey, title: titles[slowKey], drafts: [...stories.slow, ...stays] },
    { key: 'passing', title: titles.passing, drafts: stories.passing },
  ];
  if (isLong && length === 'full')
    chapters.push({
      key: 'months',
      title: titles.months,
      drafts: seasonDrafts(desk, months),
      asGiven: true,
    });
  const { title } = kind;
  return {
    title: fill(sky.isPeriod ? title.period : title.moment, {
      name: sky.name,
      from: cells.day(sky.from, !sky.isPeriod),
      to: cells.day(sky.to, true),
    }),
    opening,
    chapters: writeChapters(chapters, manuscript),
    closing: closingOf(desk),
  };
}

/** The opening alone: what `intro` is. @param sky with the slow planets at least */
export const transitsOpening = (sky: TransitSky, cells: TransitCells, length: ReadingLength): string =>
  openingOf(deskOf(sky, cells, length));

const monthsIn = (sky: TransitSky): string[] => (sky.isPeriod ? monthsOf(sky.from, sky.to) : []);

/** Chooses what is read: the strongest of each kind, as far as there is room for their texts. */
function deskOf(sky: TransitSky, cells: TransitCells, length: ReadingLength): TransitDesk {
  const isLong = monthsIn(sky).length > fewMonths;
  const room = most[length][isLong ? 'seasons' : 'plain'];
  const every = transitsByWeight(sky);
  const all = transitsWithText(every);
  const slow = within(
    all.filter(({ body }) => isSlow(body)),
    mostOf.slow,
    room.slow,
  );
  const passing = all.filter(({ body }) => !isSlow(body) && body !== Moon);
  return {
    cells,
    kind: cells.readings.transits,
    manuscript: new Manuscript(cells.readings.words, sky.seed),
    sky,
    all: every,
    slow,
    stays: within(staysIn(sky, slow, isLong), mostOf.stays, room.stays),
    passing: within(passing, mostOf.passing, room.passing),
  };
}

/** The houses of Jupiter and Saturn color a year; for less, those of the planets that are at work. */
function staysIn(sky: TransitSky, slow: readonly WeighedTransit[], isLong: boolean): WeighedStay[] {
  if (isLong) return [mainStay(sky, Jupiter), mainStay(sky, Saturn)].filter((stay) => stay !== undefined);
  return staysByWeight(sky).filter(
    ({ body }) => slow.length < fewSlow || slow.some((transit) => transit.body === body),
  );
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

/** Sections of the contacts: what comes to a point that another slow planet is at belongs to that one’s section. */
function storyDrafts(desk: TransitDesk): Record<'slow' | 'passing', Draft[]> {
  const heads: { transit: WeighedTransit; draft: Draft }[] = [];
  const passing: Draft[] = [];
  const inTime = [...desk.passing].sort((a, b) => ((a.exact[0] ?? '') < (b.exact[0] ?? '') ? -1 : 1));
  for (const transit of [...desk.slow, ...inTime]) {
    const { point } = touchedBy(transit);
    const head = heads.find((each) => touchedBy(each.transit).point === point);
    if (head !== undefined && head.transit.body !== transit.body && head.draft.factors.length <= mostJoined) {
      head.draft.paragraphs.push(...joinedParagraphs(desk, head.transit, transit));
      head.draft.factors.push(transitFactor(transit));
      continue;
    }
    const draft = transitDraft(desk, transit);
    if (!isSlow(transit.body)) passing.push(draft);
    else heads.push({ transit, draft });
  }
  return { slow: heads.map(({ draft }) => draft), passing };
}

const mostJoined = 2;

/** Echoes are left out where there is enough without them, but for those at a light or an angle. */
function withoutEchoes(desk: TransitDesk): TransitDesk {
  const slow = desk.slow.filter((transit) => isChief(transit.natal) || !isEcho(desk, transit));
  return slow.length >= fewSlow ? { ...desk, slow } : desk;
}

const isChief = (id: BodyId): boolean => id === Sun || id === Moon || id === Ascendant || id === Midheaven;

/** Whether a slow planet only comes near again, after the last exact day of its loop. */
function isEcho(desk: TransitDesk, transit: WeighedTransit): boolean {
  if (transit.exact.length > 0) return false;
  const last = loopOf(desk, transit).exact.at(-1);
  return last !== undefined && last < desk.sky.from;
}

/** The cell of a transit, with the length of its whole loop. */
function cellOf(desk: TransitDesk, transit: WeighedTransit): Part {
  const { starts, ends } = loopOf(desk, transit);
  return { cell: desk.manuscript.once(transit.cell, desk.cells.span(starts, ends)) };
}

const transitDraft = (desk: TransitDesk, transit: WeighedTransit): Draft => ({
  title: headingOf(desk, transit),
  weight: transit.weight,
  factors: [transitFactor(transit)],
  paragraphs: [[passesOf(desk, transit)], [cellOf(desk, transit)]],
});

function joinedParagraphs(desk: TransitDesk, head: WeighedTransit, transit: WeighedTransit): Part[][] {
  const { kind, manuscript } = desk;
  const joins = kind.joined[leanOf(head)][leanOf(transit)];
  const lead = manuscript.turned(joins, {
    ...valuesOf(desk, transit),
    // Beside another planet, “its own place” would be anybody’s.
    b: kind.natal[touchedBy(transit).point].within,
    c: manuscript.within(head.body),
  });
  return [[lead, passesOf(desk, transit)], [cellOf(desk, transit)]];
}

/** Years from which on a stay is given by its years alone. */
const longStay = 4;

function stayDraft(desk: TransitDesk, stay: WeighedStay): Draft {
  const { cells, kind, manuscript } = desk;
  const { words } = cells.readings;
  const { body, house, starts, ends, cell } = stay;
  const title = fill(words.headings.inHouse, { body: manuscript.start(body), house: words.houses[house] });
  const text = manuscript.once(cell, cells.span(starts, ends));
  const paragraph: Part[] = [];
  if (text !== '' && starts !== null && ends !== null) {
    const [first, last] = [starts.slice(0, 4), ends.slice(0, 4)];
    const isLong = Number(last) - Number(first) >= longStay;
    const withYear = cells.isOtherYear(starts) || cells.isOtherYear(ends);
    const lead = manuscript.wording(kind.stays[isLong ? 'long' : 'some'], {
      ...manuscript.pair(body, body),
      house: words.houses[house],
      starts: isLong ? String(Number(first)) : cells.day(starts, withYear),
      ends: isLong ? String(Number(last)) : cells.day(ends, withYear),
    });
    paragraph.push(lead);
  }
  if (text !== '') paragraph.push({ cell: text });
  return { title, weight: stay.weight, factors: [stayFactor(stay)], paragraphs: [paragraph] };
}
