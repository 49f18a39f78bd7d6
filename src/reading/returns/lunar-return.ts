import { fill } from '../../text/texts.js';
import { type MostWords, writeChapters } from '../chapters.js';
import { Consistency } from '../consistency.js';
import type { Reading, ReadingLength } from '../reading.js';
import { contextOf } from './lunar-return-context.js';
import { daysSection } from './lunar-return-days.js';
import type { LunarReturnCells, LunarReturnMonth } from './lunar-return-month.js';
import { closingOf, openingOf } from './lunar-return-opening.js';
import { aspectSections, gatheringsOf, placeSections, toneSections } from './lunar-return-sections.js';
import { slowSections } from './lunar-return-slow.js';
import { ofAge } from './parts.js';

/** Words of the chapters. */
const most: MostWords = { full: 760, brief: 350 };

/** The opening alone: what `intro` is. */
export const lunarReturnOpening = (
  month: LunarReturnMonth,
  cells: LunarReturnCells,
  length: ReadingLength,
): string => openingOf(contextOf(month, cells, length));

/** A month from one return of the Moon to the next as something to read. */
export function lunarReturnReading(
  month: LunarReturnMonth,
  cells: LunarReturnCells,
  length: ReadingLength,
): Reading {
  const context = contextOf(month, cells, length);
  const { kind, manuscript } = context;
  const opening = openingOf(context);
  const consistency = new Consistency(cells.readings.returns.bridges, manuscript);
  const titles = kind.chapters;
  const gatherings = gatheringsOf(context);
  const chapters = [
    { key: 'tone', title: titles.tone, drafts: toneSections(context, gatherings) },
    { key: 'place', title: titles.place, drafts: placeSections(context, gatherings) },
    {
      key: 'aspects',
      title: titles.aspects,
      drafts: [...slowSections(context), ...aspectSections(context), daysSection(context)],
      isInTime: true,
    },
  ];
  return {
    title: fill(kind.title, { name: month.name, day: cells.day(month.begins) }),
    opening,
    chapters: writeChapters(
      chapters.map((chapter) => ofAge(context, month.age, chapter)),
      manuscript,
      most[length],
      consistency,
    ),
    closing: closingOf(context),
  };
}
