import { fill } from '../../text/texts.js';
import { type ChapterDraft, writeChapters } from '../chapters.js';
import type { Reading, ReadingLength } from '../reading.js';
import { contextOf, isOfSeasons, moonStays, toldShortly, withoutFaint } from './choice.js';
import { closingOf } from './closing.js';
import type { TransitCells } from './context.js';
import { aheadDraft, datesDraft, monthsOf } from './dates.js';
import { daysDraft, isOfDays } from './days.js';
import { groupsOf, type TransitGroup } from './groups.js';
import { crowdDraft } from './moon-hours.js';
import { openingOf } from './opening.js';
import type { TransitSky } from './plan.js';
import { mostMonths, seasonDrafts } from './seasons.js';
import { passingDraft, slowDraft, stayDraft } from './sections.js';
import { shapeDraft } from './shape.js';
import { shortDraft } from './short-sections.js';
import { standingDraft } from './standing.js';

export type { TransitCells } from './context.js';

/** What the sky at a moment or over a period is to a birth, as something to read. */
export function transitsReading(sky: TransitSky, cells: TransitCells, length: ReadingLength): Reading {
  const months = monthsIn(sky);
  const chosen = contextOf(sky, cells, length);
  const { kind, manuscript } = chosen;
  // The opening goes by what is in orb: it stands alone as well, where no loops are looked for.
  const opening = openingOf(chosen);
  const context = withoutFaint(chosen);
  const isLong = isOfSeasons(sky);
  const titles = kind.chapters;
  // What is told first is written first.
  const days = isOfDays(sky) && length === 'full' ? daysDraft(context) : undefined;
  const groups = groupsOf(context, [...context.slow, ...context.passing]);
  const isOfSlow = ({ first }: TransitGroup): boolean => context.slow.includes(first);
  const slow = [
    ...groups.filter(isOfSlow).map((group) => slowDraft(context, group)),
    ...toldShortly(context, length).map((transit) => shortDraft(context, transit)),
    ...context.stays.map((stay) => stayDraft(context, stay)),
  ];
  const passing = [
    standingDraft(context),
    length === 'full' ? crowdDraft(context) : undefined,
    ...groups.filter((group) => !isOfSlow(group)).map((group) => passingDraft(context, group)),
    ...moonStays(sky, length).map((stay) => stayDraft(context, stay)),
  ];
  const chapters: ChapterDraft[] = !sky.isPeriod
    ? [
        { key: 'slow', title: titles.slow, drafts: slow },
        { key: 'passing', title: titles.today, drafts: passing, asGiven: true },
        {
          key: 'ahead',
          title: titles.ahead,
          drafts: length === 'full' ? [aheadDraft(context)] : [],
          asGiven: true,
        },
      ]
    : isLong
      ? [
          { key: 'page', title: titles.shape, drafts: [shapeDraft(context, months, isLong)] },
          { key: 'planets', title: titles.planets, drafts: slow },
          {
            key: 'months',
            title: months.length <= mostMonths ? titles.months : titles.seasons,
            drafts: length === 'full' ? seasonDrafts(context, months) : [],
            asGiven: true,
          },
        ]
      : isOfDays(sky)
        ? [
            { key: 'dates', title: titles.days, drafts: [days] },
            { key: 'planets', title: titles.planets, drafts: slow },
          ]
        : [
            { key: 'page', title: titles.shape, drafts: [shapeDraft(context, months, isLong)] },
            { key: 'planets', title: titles.planets, drafts: slow },
            { key: 'passing', title: titles.passing, drafts: passing },
            { key: 'dates', title: titles.dates, drafts: [datesDraft(context)] },
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
    closing: closingOf(context),
  };
}

/** The opening alone: what `intro` is. */
export const transitsOpening = (sky: TransitSky, cells: TransitCells, length: ReadingLength): string =>
  openingOf(contextOf(sky, cells, length));

const monthsIn = (sky: TransitSky): string[] => (sky.isPeriod ? monthsOf(sky.from, sky.to) : []);
