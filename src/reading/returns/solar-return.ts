import { Sun } from '../../chart/bodies.js';
import type { Classical } from '../../text/reading-keys.js';
import { fill } from '../../text/texts.js';
import { type MostWords, writeChapters } from '../chapters.js';
import { aspectDraft } from '../chart-sections.js';
import { compareDays } from '../compare-days.js';
import { type Draft, draftWords, type Reading, type ReadingLength, wordsIn } from '../reading.js';
import { withBridges } from './bridges.js';
import { eclipseSections } from './eclipses.js';
import { grandFigureSection } from './grand-figures.js';
import { leadSection } from './lead.js';
import { ownSections } from './meetings.js';
import { otherPassagesSection } from './other-passages.js';
import { angleSections, ascendantSection, ofAge, phaseSection } from './parts.js';
import { passageSections } from './passages.js';
import { hasHouses, isAsked } from './plan.js';
import { closingOf } from './solar-return-closing.js';
import { solarReturnContext } from './solar-return-context.js';
import { swiftDaysSection } from './solar-return-days.js';
import { fromFirstPlace, houseSections } from './solar-return-houses.js';
import { openingOf } from './solar-return-opening.js';
import { cellOfAspect, lineOfAspect, spokenAspect } from './solar-return-planets.js';
import { signSections } from './solar-return-signs.js';
import type { SolarReturnCells, SolarReturnContext, SolarReturnYear } from './solar-return-year.js';

const most: MostWords = { full: 2200, brief: 800 };
/** A reading with at least so many words, without its closing, has advice at the ends of paragraphs cut. */
const leastWords = 1350;
const wordsOfClosing = 110;
const mostBridges = 2;

/** The opening alone, which is `intro`. */
export const solarReturnOpening = (
  year: SolarReturnYear,
  cells: SolarReturnCells,
  length: ReadingLength,
): string => openingOf(solarReturnContext(year, cells, length));

/** The reading of a year, from one birthday to the next. */
export function solarReturnReading(
  year: SolarReturnYear,
  cells: SolarReturnCells,
  length: ReadingLength,
): Reading {
  const context = solarReturnContext(year, cells, length);
  const { kind, manuscript } = context;
  const opening = openingOf(context);
  const bySign = hasHouses(year.chart) ? { tone: [], others: [], fields: [] } : signSections(context);
  const tone = [...toneSections(context), ...bySign.tone];
  const { place, lived, fields } = houseSections(context);
  const matters = [
    ...fields.map((house) => kind.fields[house]),
    ...bySign.fields.map(({ id }) => kind.planetFields[id as Classical]),
  ];
  const own = ownSections(context, context.written, cellOfAspect(context), lineOfAspect(context));
  // The question's subject comes first, even if its planets have no section.
  const isLead = ({ factors }: Draft): boolean =>
    factors.some(({ planetIds: [first, second] = [] }) => isAsked(context.question, { first, second }));
  const titles = kind.chapters;
  // A single matter makes no chapter.
  const matterDrafts = [...lived, ...bySign.others];
  const single = matterDrafts.length === 1 ? matterDrafts.splice(0) : [];
  const isTimed = hasHouses(year.chart);
  const chapters = [
    {
      key: 'tone',
      title: titles.tone,
      drafts: [
        ...tone,
        ...(isTimed ? [] : single),
        ...own.filter(isLead).map((draft) => ({ ...draft, isLead: true })),
      ],
    },
    {
      key: 'place',
      title: titles.place,
      drafts: withBridges(
        context,
        fromFirstPlace(context, [...place, ...(isTimed ? single : [])]),
        mostBridges,
      ),
    },
    {
      key: 'matters',
      title: fill(titles.matters, { fields: manuscript.join(matters) }),
      drafts: matterDrafts,
    },
    {
      key: 'aspects',
      title: titles.aspects,
      drafts: own.filter((draft) => !isLead(draft)),
    },
  ];
  const written = chapters
    .flatMap(({ drafts }) => drafts)
    .reduce(
      (sum, draft) => sum + (draft === undefined ? 0 : draftWords(draft)),
      wordsIn(opening) + wordsOfClosing,
    );
  const missing = leastWords - written;
  const passages = [...passageSections(context, missing), ...eclipseSections(context)].sort(byFirstDay);
  const without = (its: readonly Draft[], words: number): number =>
    its.reduce((rest, draft) => rest - draftWords(draft), words);
  const afterPassages = without(passages, missing);
  const others = otherPassagesSection(context, passages, afterPassages);
  const slow = [...passages, ...(others === undefined ? [] : [others])];
  const days = swiftDaysSection(context, slow, without(slow, missing));
  return {
    title: fill(kind.title, { name: year.name, year: String(year.year) }),
    opening,
    chapters: writeChapters(
      ofAge(context, year.age, [
        ...chapters,
        { key: 'dates', title: titles.dates, drafts: [...passages, others, days], asGiven: true },
      ]),
      manuscript,
      most[length],
    ),
    closing: closingOf(context),
  };
}

const firstDay = ({ factors: [factor] }: Draft): string => factor?.exact?.[0] ?? '';
const byFirstDay = (one: Draft, other: Draft): number => compareDays(firstDay(one), firstDay(other));

/** The Ascendant, the planets on angles and the phase. */
function toneSections(context: SolarReturnContext): (Draft | undefined)[] {
  const { kind, year } = context;
  const natal = year.ascendantIn;
  const natalCell = natal === 0 ? '' : kind.aims[natal];
  const cellOf = spokenAspect(context);
  return [
    leadSection(context, cellOf, lineOfAspect(context)),
    ...context.ofSun
      .filter((aspect) => aspect !== context.lead)
      .map((aspect) => ({ ...aspectDraft(context, aspect, cellOf(aspect) ?? ''), isKept: true })),
    grandFigureSection(context, context.grand),
    ascendantSection(context, natal, natalCell, Sun),
    ...angleSections(context, cellOf, lineOfAspect(context)),
    phaseSection(context, context.aspects),
  ];
}
