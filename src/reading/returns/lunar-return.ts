import { fill } from '../../text/texts.js';
import { type MostWords, writeChapters } from '../chapters.js';
import { draftWords, type Reading, type ReadingLength } from '../reading.js';
import { withBridges } from './bridges.js';
import { eclipseSectionsOfMonth } from './eclipses.js';
import { aspectSections, MonthAspects } from './lunar-return-aspects.js';
import { contextOf } from './lunar-return-context.js';
import { daysSection, turningSections } from './lunar-return-days.js';
import { gatheredSections } from './lunar-return-gatherings.js';
import type { LunarReturnCells, LunarReturnMonth } from './lunar-return-month.js';
import { closingOf, openingOf } from './lunar-return-opening.js';
import { moonSection, placeSections } from './lunar-return-places.js';
import { slowSections } from './lunar-return-slow.js';
import { toneSections } from './lunar-return-tone.js';
import { ofAge, phaseSection } from './parts.js';
import { hasHouses } from './plan.js';

/** Words of the chapters, at most. */
const most: MostWords = { full: 740, brief: 350 };

/** A month has room for one. */
const mostBridges = 1;

/** The opening alone, which is `intro`. */
export const lunarReturnOpening = (
  month: LunarReturnMonth,
  cells: LunarReturnCells,
  length: ReadingLength,
): string => openingOf(contextOf(month, cells, length));

/** The reading of a month, from one lunar return to the next. */
export function lunarReturnReading(
  month: LunarReturnMonth,
  cells: LunarReturnCells,
  length: ReadingLength,
): Reading {
  const context = contextOf(month, cells, length);
  const { kind, manuscript } = context;
  const opening = openingOf(context);
  const titles = kind.chapters;
  const isTimed = hasHouses(month.chart);
  // The order matters: the first section of a planet takes its aspects.
  const aspects = new MonthAspects(context);
  const gathered = gatheredSections(context, aspects);
  const tone = toneSections(context, gathered, aspects);
  const moon = moonSection(context, gathered, aspects);
  const place = placeSections(context, gathered, aspects);
  tone.push(phaseSection(context, context.aspects));
  const eclipses = eclipseSectionsOfMonth(context);
  const turnings = turningSections(context);
  const slow = slowSections(context);
  // A month that is full of what has to be told has no room for more.
  const due = [moon, ...tone, ...place, ...eclipses, ...slow].filter(
    (draft) => draft !== undefined && (draft.isKept === true || draft.isLead === true),
  );
  const isFull = due.reduce((sum, draft) => sum + (draft ? draftWords(draft) : 0), 0) > most[length];
  const chapters = [
    { key: 'tone', title: titles.tone, drafts: isTimed ? tone : [moon, ...tone] },
    {
      key: 'place',
      title: titles.place,
      drafts: isTimed ? withBridges(context, [moon, ...place], isFull ? 0 : mostBridges) : [],
    },
    {
      key: 'aspects',
      title: titles.aspects,
      drafts: [
        ...eclipses.slice(0, 1),
        ...slow,
        ...[...eclipses.slice(1), ...aspectSections(context, aspects), ...turnings].sort(
          (a, b) => b.weight - a.weight,
        ),
        daysSection(context, eclipses.length + turnings.length),
      ],
      isInTime: true,
    },
  ];
  return {
    title: fill(isTimed ? kind.title : kind.titleAround, {
      name: month.name,
      day: cells.day(month.begins),
    }),
    opening,
    chapters: writeChapters(ofAge(context, month.age, chapters), manuscript, most[length]),
    closing: closingOf(context),
  };
}
