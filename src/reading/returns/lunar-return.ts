import { fill } from '../../text/texts.js';
import { type MostWords, writeChapters } from '../chapters.js';
import { Consistency } from '../consistency.js';
import type { Reading, ReadingLength } from '../reading.js';
import { cellOfAspect, contextOf } from './lunar-return-context.js';
import { gatheringsOf } from './lunar-return-gatherings.js';
import type { LunarReturnCells, LunarReturnMonth } from './lunar-return-month.js';
import { closingOf, openingOf } from './lunar-return-opening.js';
import { placeSections, toneSections } from './lunar-return-sections.js';
import { weeksSection } from './lunar-return-weeks.js';
import { ownSections } from './meetings.js';

const most: MostWords = { full: 1500, brief: 350 };
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
  const consistency = new Consistency(context.cells.readings.returns.bridges, manuscript);
  const titles = kind.chapters;
  const gatherings = gatheringsOf(context);
  const tone = toneSections(context, gatherings);
  const place = placeSections(context, gatherings);
  const aspects = ownSections(context, context.written, cellOfAspect(context));
  const chapters = [
    { key: 'tone', title: titles.tone, drafts: tone },
    { key: 'place', title: titles.place, drafts: place },
    { key: 'aspects', title: titles.aspects, drafts: [...aspects, weeksSection(context)] },
  ];
  return {
    title: fill(kind.title, { name: month.name, day: cells.day(month.quarters[0]) }),
    opening,
    chapters: writeChapters(chapters, manuscript, most[length], consistency),
    closing: closingOf(context),
  };
}
