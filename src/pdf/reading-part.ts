import type { PrintCatalogue } from '../text/print-catalogue.js';
import { glyphs } from '../wheel/glyphs.js';
import { calendarOf, isCalendar, together } from './calendar.js';
import { type Composer, endingTogether, paragraphsOf } from './composing.js';
import { type Heading, type Piece, type Structure, structure } from './marks.js';
import { styles } from './style.js';
import type { Reading, Subject } from './subject.js';

/** The reading: its opening, its chapters with their sections, its closing. */

const leadPitch = 1.25;

export function* readingPart(
  composer: Composer,
  root: Structure,
  { reading, intro }: Subject,
  words: PrintCatalogue,
): Generator<Piece[]> {
  const opening = reading?.opening ?? intro ?? '';
  if (opening === '') return;
  const part = structure('Sect', root);
  const heading: Heading = { text: words.headings.reading, level: 1 };
  const all = reading?.chapters ?? [];
  const [first] = all;
  const thin = first && isThin(first) ? [first] : [];
  const told = [opening, ...thin.flatMap(({ sections }) => sections.map(({ text }) => text))].join('\n\n');
  yield [composer.part(part, heading), ...composer.paragraphs(part, told, styles.lead, leadPitch)];
  let before: Piece[] = [];
  for (const [i, chapter] of all.slice(thin.length).entries()) {
    const own = structure('Sect', part);
    yield before;
    before = [composer.chapter(own, { text: chapter.title, level: 2, number: String(i + 1) })];
    for (const section of chapter.sections) {
      yield before;
      before = sectionOf(composer, own, section, chapter.title, words);
    }
  }
  if (!reading) return yield before;
  const closing = closingOf(composer, part, reading, words);
  if (closing.length === 0) return yield before;
  const [head, lines] = [closing.slice(0, 1), closing.slice(1)];
  // It stands alone on no page: the last lines before it go with it.
  yield [...ledOver(before), ...head, ...together(lines)];
}

/** A first chapter of a sentence or two needs no headings: it is told with the opening. */
const fewestWords = 30;
const isThin = ({ sections }: Chapter): boolean =>
  sections.length === 1 && (sections[0]?.text.split(' ').length ?? 0) < fewestWords;

/** Lines that go with what follows them. */
const companions = 3;
const ledOver = (pieces: readonly Piece[]): Piece[] => {
  const kept = endingTogether(pieces, companions);
  const last = kept.pop();
  return last ? [...kept, { ...last, keep: true }] : [];
};

type Chapter = Reading['chapters'][number];
type Section = Chapter['sections'][number];

/** A section that has its chapter's title is not headed twice. */
function sectionOf(
  composer: Composer,
  parent: Structure,
  { title, factors, text }: Section,
  chapter: string,
  words: PrintCatalogue,
): Piece[] {
  const owner = structure('Sect', parent);
  const body = calendarOf(composer, owner, text, words);
  if (title === chapter) return body;
  // Of a calendar they would be those of one of its days.
  const marks = isCalendar(text, words) ? [] : glyphsOf(factors[0]);
  return [composer.section(owner, { text: title, level: 3 }, marks), ...body];
}

/** Bodies of a Grand Cross. */
const mostInMargin = 4;

/** The glyphs of what a section speaks of before all else: a body and its sign, two bodies and their aspect, or those of a figure. */
export function glyphsOf(
  factor: Pick<Section['factors'][number], 'planetIds' | 'signId' | 'aspectId'> | undefined,
): string[] {
  if (!factor) return [];
  const bodies = (factor.planetIds ?? []).map((id) => glyphs.planets[id]);
  const aspect = factor.aspectId === undefined ? undefined : glyphs.aspects[factor.aspectId];
  const sign = factor.signId === undefined ? undefined : glyphs.signs[factor.signId];
  const [first, second] = bodies;
  // A figure has all its bodies.
  const row =
    aspect !== undefined
      ? [first, aspect, second]
      : sign !== undefined
        ? [...bodies.slice(0, 2), sign]
        : bodies.slice(0, mostInMargin);
  return row.filter((path) => path !== undefined);
}

function closingOf(
  composer: Composer,
  part: Structure,
  { closing }: Reading,
  words: PrintCatalogue,
): Piece[] {
  if (paragraphsOf(closing).length === 0) return [];
  const own = structure('Sect', part);
  return [
    composer.chapter(own, { text: words.headings.closing, level: 2 }),
    ...composer.paragraphs(own, closing, styles.closing),
  ];
}
