import { Ascendant, type BodyId, Jupiter, Mars, Midheaven, Moon, Saturn, Sun } from '../../chart/bodies.js';
import { fill } from '../../text/texts.js';
import { type ChapterDraft, writeChapters } from '../chapters.js';
import { Manuscript } from '../manuscript.js';
import { type Reading, type ReadingLength, wordsIn } from '../reading.js';
import { aheadDraft, datesDraft, entriesInto, monthsOf, seasonDrafts } from './dates.js';
import { faintIn, type TransitCells, type TransitDesk, withoutContrary } from './desk.js';
import { closingOf, openingOf } from './opening.js';
import {
  daysFrom,
  faintPhase,
  isSlow,
  mainStay,
  staysByWeight,
  type TransitSky,
  touchedBy,
  transitsByWeight,
  transitsWithText,
  type WeighedStay,
  type WeighedTransit,
} from './plan.js';
import { passingDraft, slowDraft, stayDraft } from './sections.js';
import { shapeDraft } from './shape.js';

export type { TransitCells } from './desk.js';

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
/** Words of a contact that is hardly felt, about. */
const faintWords = 60;
const mostOf = { slow: 8, stays: 2, passing: 2 };
/** Houses are read for themselves where so few slow contacts are felt, and more of what passes. */
const fewSlow = 2;
const quietRoom = 260;
/** Where there is enough to read without what is hardly felt. */
const enough = 3;
/** Periods that touch more months are written of season by season. */
const fewMonths = 2;

/** What the sky at a moment or over a period is to a birth, as something to read. */
export function transitsReading(sky: TransitSky, cells: TransitCells, length: ReadingLength): Reading {
  const months = monthsIn(sky);
  const chosen = deskOf(sky, cells, length);
  const { kind, manuscript } = chosen;
  // The opening goes by what is in orb: it stands alone as well, where no loops are looked for.
  const opening = openingOf(chosen);
  const desk = withoutFaint(chosen);
  const isLong = months.length > fewMonths;
  const titles = kind.chapters;
  const passing = desk.passing.map((transit) => passingDraft(desk, transit));
  // As they stand in their chapter, so that each is told beside the one before it.
  const ranked = [...desk.slow].sort((a, b) => b.weight - a.weight);
  const slow = [
    ...ranked.map((transit, i) => slowDraft(desk, transit, ranked.slice(0, i))),
    ...desk.stays.map((stay) => stayDraft(desk, stay)),
  ];
  const chapters: ChapterDraft[] = !sky.isPeriod
    ? [
        { key: 'passing', title: titles.today, drafts: passing, asGiven: true },
        { key: 'slow', title: titles.slow, drafts: slow },
        {
          key: 'ahead',
          title: titles.ahead,
          drafts: length === 'full' ? [aheadDraft(desk)] : [],
          asGiven: true,
        },
      ]
    : isLong
      ? [
          { key: 'page', title: titles.shape, drafts: [shapeDraft(desk, months, isLong)] },
          { key: 'planets', title: titles.planets, drafts: slow },
          {
            key: 'months',
            title: titles.months,
            drafts: length === 'full' ? seasonDrafts(desk, months) : [],
            asGiven: true,
          },
        ]
      : [
          { key: 'page', title: titles.shape, drafts: [shapeDraft(desk, months, isLong)] },
          { key: 'planets', title: titles.planets, drafts: slow },
          { key: 'passing', title: titles.passing, drafts: passing },
          { key: 'dates', title: titles.dates, drafts: [datesDraft(desk)] },
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
  const strongest: WeighedTransit[] = [];
  const felt = new Set<WeighedTransit>();
  for (const one of all) {
    if (strongest.length === mostOf.slow) break;
    if (!isSlow(one.body)) continue;
    strongest.push(one);
    if (faintPhase(one, one.exact, sky) === undefined) felt.add(one);
  }
  // What is between two passes is found in its loop alone, which is looked for only where nothing else is felt.
  if (felt.size === 0)
    for (const one of strongest)
      if (faintPhase(one, sky.loopOf?.(one).exact ?? [], sky) === undefined) felt.add(one);
  const slow = leadingFirst(
    sky,
    within(strongest, mostOf.slow, room.slow, (one) =>
      felt.has(one) ? wordsIn(one.cell ?? '') : faintWords,
    ),
    felt,
  );
  const isQuiet = slow.length < fewSlow || !felt.has(slow[fewSlow - 1] as WeighedTransit);
  const quietly = (words: number): number =>
    isQuiet && length === 'full' ? Math.max(words, quietRoom) : words;
  return {
    cells,
    kind: cells.readings.transits,
    manuscript: new Manuscript(cells.readings.words, sky.seed),
    sky,
    all: every,
    slow,
    felt,
    stays: within(staysIn(sky, slow, isLong, isQuiet), mostOf.stays, quietly(room.stays)),
    passing: within(passingOf(sky, all, slow), isQuiet ? mostOf.slow : mostOf.passing, quietly(room.passing)),
  };
}

/** What is exact in the time leads, if anything is, or else what is felt in full; what is faint comes last. */
function leadingFirst(
  sky: TransitSky,
  slow: readonly WeighedTransit[],
  isFelt: ReadonlySet<WeighedTransit>,
): readonly WeighedTransit[] {
  const [felt, faint]: [WeighedTransit[], WeighedTransit[]] = [[], []];
  for (const transit of slow) (isFelt.has(transit) ? felt : faint).push(transit);
  const leader =
    felt.find(({ isExactHere }) => sky.isPeriod && isExactHere !== false) ??
    felt[0] ??
    faint.find(({ exact }) => exact.length > 0);
  const ordered = [...felt, ...faint];
  if (leader === undefined || leader === ordered[0]) return ordered;
  return [leader, ...ordered.filter((transit) => transit !== leader)];
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
  const away = ({ exact }: WeighedTransit): number =>
    Math.min(...exact.map((day) => Math.abs(daysFrom(sky.from, day))));
  const near = swift
    .filter((transit) => away(transit) <= aroundMoment)
    .sort((a, b) => away(a) - away(b) || b.weight - a.weight);
  return withoutContrary(near, (transit) => transit);
}

/** The houses of Jupiter and Saturn color a year; of less, those that slow planets come into, or are in where few are at work. */
function staysIn(
  sky: TransitSky,
  slow: readonly WeighedTransit[],
  isLong: boolean,
  isQuiet: boolean,
): WeighedStay[] {
  if (isLong) return [mainStay(sky, Jupiter), mainStay(sky, Saturn)].filter((stay) => stay !== undefined);
  const swiftest = (a: WeighedStay, b: WeighedStay): number => a.body - b.body;
  if (isQuiet)
    return [...staysByWeight(sky)].filter(({ body }) => body === Jupiter || body === Saturn).sort(swiftest);
  return entriesInto({ sky, slow }).sort(swiftest);
}

function within<T extends { cell: string | null }>(
  all: readonly T[],
  most: number,
  words: number,
  wordsOf = (one: T): number => wordsIn(one.cell ?? ''),
): T[] {
  let left = words;
  const chosen: T[] = [];
  for (const one of all.slice(0, most)) {
    left -= wordsOf(one);
    if (left < 0) break;
    chosen.push(one);
  }
  return chosen;
}

/** What is hardly felt is left out where there is enough without it, but for what touches a light or an angle. */
function withoutFaint(desk: TransitDesk): TransitDesk {
  const slow = desk.slow.filter((transit) => isChief(transit.natal) || faintIn(desk, transit) === undefined);
  if (slow.length >= enough) return { ...desk, slow };
  const others = desk.slow.filter((transit) => !slow.includes(transit)).slice(0, enough - slow.length);
  return { ...desk, slow: desk.slow.filter((one) => slow.includes(one) || others.includes(one)) };
}

const isChief = (id: BodyId): boolean => id === Sun || id === Moon || id === Ascendant || id === Midheaven;
