import { Ascendant, type BodyId, Jupiter, Mars, Midheaven, Moon, Saturn, Sun } from '../chart/bodies.js';
import type { SlowPlanet } from '../text/reading-keys.js';
import { fill } from '../text/texts.js';
import { type ChapterDraft, writeChapters } from './chapters.js';
import { Manuscript } from './manuscript.js';
import { type Draft, type Part, type Reading, type ReadingLength, wordsIn } from './reading.js';
import { datesDraft, entriesInto, monthsOf, seasonDrafts, triggersOf } from './transits-dates.js';
import {
  datedHeading,
  leanOf,
  loopOf,
  phaseOf,
  type TransitCells,
  type TransitDesk,
} from './transits-desk.js';
import { closingOf, openingOf, togetherOf } from './transits-opening.js';
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
import { shapeDraft } from './transits-shape.js';

export type { TransitCells } from './transits-desk.js';

/** Words of the cells, of a moment, where seasons are written, and where not. */
const most = {
  full: {
    moment: { slow: 400, stays: 90, passing: 170 },
    seasons: { slow: 700, stays: 250, passing: 0 },
    plain: { slow: 700, stays: 90, passing: 150 },
  },
  brief: {
    moment: { slow: 220, stays: 0, passing: 80 },
    seasons: { slow: 340, stays: 0, passing: 0 },
    plain: { slow: 260, stays: 0, passing: 80 },
  },
};
const mostOf = { slow: 8, stays: 2, passing: 2 };
/** Houses are read for themselves where so few slow contacts are. */
const fewSlow = 2;
/** Where there is enough to read without echoes. */
const enough = 3;
/** Periods that touch more months are written of season by season. */
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
  const titles = kind.chapters;
  const passing = desk.passing.map((transit) => passingDraft(desk, transit));
  const slow = [
    ...desk.slow.map((transit, i) => slowDraft(desk, transit, desk.slow.slice(0, i))),
    ...desk.stays.map((stay) => stayDraft(desk, stay)),
  ];
  const chapters: ChapterDraft[] = !sky.isPeriod
    ? [
        { key: 'passing', title: titles.today, drafts: passing, asGiven: true },
        { key: 'slow', title: titles.slow, drafts: slow },
      ]
    : isLong
      ? [
          { key: 'page', title: titles.shape, drafts: [shapeDraft(desk, months)] },
          { key: 'planets', title: titles.planets, drafts: slow },
          {
            key: 'months',
            title: titles.months,
            drafts: length === 'full' ? seasonDrafts(desk, months) : [],
            asGiven: true,
          },
        ]
      : [
          { key: 'page', title: titles.page, drafts: [datesDraft(desk)] },
          { key: 'planets', title: titles.planets, drafts: slow },
          { key: 'passing', title: titles.passing, drafts: passing },
        ];
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

/** The opening alone: what `intro` is. */
export const transitsOpening = (sky: TransitSky, cells: TransitCells, length: ReadingLength): string =>
  openingOf(deskOf(sky, cells, length));

const monthsIn = (sky: TransitSky): string[] => (sky.isPeriod ? monthsOf(sky.from, sky.to) : []);

/** Chooses what is read: the strongest of each kind, as far as there is room for their texts. */
function deskOf(sky: TransitSky, cells: TransitCells, length: ReadingLength): TransitDesk {
  const isLong = monthsIn(sky).length > fewMonths;
  const room = most[length][!sky.isPeriod ? 'moment' : isLong ? 'seasons' : 'plain'];
  const every = transitsByWeight(sky);
  const all = transitsWithText(every);
  const slow = leadingFirst(
    sky,
    within(
      all.filter(({ body }) => isSlow(body)),
      mostOf.slow,
      room.slow,
    ),
  );
  return {
    cells,
    kind: cells.readings.transits,
    manuscript: new Manuscript(cells.readings.words, sky.seed),
    sky,
    all: every,
    slow,
    stays: within(staysIn(sky, slow, isLong), mostOf.stays, room.stays),
    passing: within(passingOf(sky, all, slow), mostOf.passing, room.passing),
  };
}

/** What is exact in the time leads, if anything is; what only comes near is background. */
function leadingFirst(sky: TransitSky, slow: readonly WeighedTransit[]): readonly WeighedTransit[] {
  const isLive = ({ exact }: WeighedTransit): boolean => exact.length > 0;
  const leader =
    slow.find((transit) => isLive(transit) && sky.isPeriod && transit.isExactHere !== false) ??
    slow.find(isLive);
  return leader === undefined ? slow : [leader, ...slow.filter((transit) => transit !== leader)];
}

/** Days on either side of a moment that still belong to it. */
const aroundMoment = 2;

/**
 * Swift contacts that are read for themselves. At a moment those exact about then, nearest first; of a period those at
 * a point that no slow planet is busy with, since there they only set off what is the slow one’s.
 */
function passingOf(
  sky: TransitSky,
  all: readonly WeighedTransit[],
  slow: readonly WeighedTransit[],
): WeighedTransit[] {
  const swift = all.filter(({ body }) => !isSlow(body) && body !== Moon);
  if (sky.isPeriod) {
    const held = new Set(slow.map((transit) => touchedBy(transit).point));
    const isOwn = ({ body, exact, natal, aspect }: WeighedTransit): boolean =>
      exact.some((day) => day >= sky.from && day <= sky.to) &&
      (body === Mars || (aspect === 0 && isChief(natal)));
    return swift.filter((transit) => isOwn(transit) && !held.has(touchedBy(transit).point));
  }
  const apart = (days: number): number => Math.round(days / 86_400_000);
  const away = ({ exact }: WeighedTransit): number =>
    Math.min(...exact.map((day) => Math.abs(apart(Date.parse(day) - Date.parse(sky.from)))));
  return swift
    .filter((transit) => away(transit) <= aroundMoment)
    .sort((a, b) => away(a) - away(b) || b.weight - a.weight);
}

/** The houses of Jupiter and Saturn color a year; of less, those that slow planets come into, or are in where few are at work. */
function staysIn(sky: TransitSky, slow: readonly WeighedTransit[], isLong: boolean): WeighedStay[] {
  if (isLong) return [mainStay(sky, Jupiter), mainStay(sky, Saturn)].filter((stay) => stay !== undefined);
  const swiftest = (a: WeighedStay, b: WeighedStay): number => a.body - b.body;
  if (slow.length < fewSlow)
    return [...staysByWeight(sky)].filter(({ body }) => body === Jupiter || body === Saturn).sort(swiftest);
  return entriesInto({ sky, slow }).sort(swiftest);
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

/** Echoes are left out where there is enough without them, but for those at a light or an angle. */
function withoutEchoes(desk: TransitDesk): TransitDesk {
  const slow = desk.slow.filter((transit) => isChief(transit.natal) || !isEcho(desk, transit));
  return slow.length >= enough ? { ...desk, slow } : desk;
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

function slowDraft(desk: TransitDesk, transit: WeighedTransit, before: readonly WeighedTransit[]): Draft {
  const beside = before.find((other) => touchedBy(other).point === touchedBy(transit).point);
  return {
    title: datedHeading(desk, transit),
    weight: transit.weight,
    factors: [transitFactor(transit)],
    paragraphs: [
      [cellOf(desk, transit)],
      [
        // What two make of one point is said where the second is read.
        ...(beside === undefined ? [] : sharedPointOf(desk, beside, transit)),
        phaseOf(desk, transit),
        ...(desk.sky.isPeriod && !isLongPeriod(desk) ? triggersOf(desk, transit) : []),
      ],
    ],
  };
}

/** What two slow planets make of one point. */
function sharedPointOf(desk: TransitDesk, one: WeighedTransit, other: WeighedTransit): string[] {
  const { kind, manuscript } = desk;
  const text = togetherOf(desk, one, other);
  if (text === '') return [];
  const values = { c: manuscript.within(one.body), C: manuscript.start(one.body) };
  return [manuscript.turned(kind.sharedPoint, values), text];
}

const isLongPeriod = ({ sky }: TransitDesk): boolean => monthsIn(sky).length > fewMonths;

function passingDraft(desk: TransitDesk, transit: WeighedTransit): Draft {
  const { kind, manuscript, sky, slow } = desk;
  const held = sky.isPeriod
    ? undefined
    : slow.find((other) => touchedBy(other).point === touchedBy(transit).point);
  return {
    title: datedHeading(desk, transit),
    weight: transit.weight,
    factors: [transitFactor(transit)],
    paragraphs: [
      [cellOf(desk, transit)],
      [held === undefined ? '' : manuscript.once(kind.samePoint[held.body as SlowPlanet][leanOf(held)])],
    ],
  };
}

/** Years from which on a stay is given by its years alone. */
const longStay = 4;

function stayDraft(desk: TransitDesk, stay: WeighedStay): Draft {
  const { cells, kind, manuscript } = desk;
  const { words } = cells.readings;
  const { body, house, starts, ends, cell } = stay;
  const heading = fill(words.headings.inHouse, { body: manuscript.start(body), house: words.houses[house] });
  let title = heading;
  if (starts !== null && ends !== null) {
    const [first, last] = [Number(starts.slice(0, 4)), Number(ends.slice(0, 4))];
    const isLong = last - first >= longStay;
    const withYear = cells.isOtherYear(starts) || cells.isOtherYear(ends);
    const when = fill(kind.captions.stay, {
      starts: isLong ? String(first) : cells.day(starts, withYear),
      ends: isLong ? String(last) : cells.day(ends, withYear),
    });
    title = fill(kind.captions.titled, { heading, when });
  }
  const text = manuscript.once(cell, cells.span(starts, ends));
  return {
    title,
    weight: stay.weight,
    factors: [stayFactor(stay)],
    paragraphs: [text === '' ? [] : [{ cell: text }]],
  };
}
