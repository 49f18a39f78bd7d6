import type { PrintCatalogue } from '../text/print-catalogue.js';
import { glyphs } from '../wheel/glyphs.js';
import { calendarOf, isCalendar, together } from './calendar.js';
import { type Composer, endingTogether, paragraphsOf } from './composing.js';
import { type Heading, type Piece, type Structure, structure } from './marks.js';
import { rounding } from './placing.js';
import { styles } from './style.js';
import type { Reading, Subject } from './subject.js';
import { bodiesTold } from './told-on.js';

/** The reading: its opening, its chapters with their sections, its closing. */

const leadPitch = 1.25;

export function* readingPart(
  composer: Composer,
  root: Structure,
  subject: Subject,
  words: PrintCatalogue,
): Generator<Piece[]> {
  const { reading, intro } = subject;
  const opening = reading?.opening ?? intro ?? '';
  if (opening === '') return;
  const part = structure('Sect', root);
  const bodies = namesOfBodies(subject);
  const all = reading?.chapters ?? [];
  const [first] = all;
  const thin = first && isThin(first) ? [first] : [];
  const tells = (sections: readonly Section[]): string[] =>
    bodiesTold(
      sections.flatMap(({ factors }) => factors),
      subject.sides,
    );
  const heading: Heading = {
    text: words.headings.reading,
    level: 1,
    tells: tells(thin.flatMap(({ sections }) => sections)),
  };
  const told = [opening, ...thin.flatMap(({ sections }) => sections.map(({ text }) => text))].join('\n\n');
  yield [composer.part(part, heading), ...leadOf(composer, part, told)];
  let before: Piece[] = [];
  for (const [i, chapter] of all.slice(thin.length).entries()) {
    const own = structure('Sect', part);
    yield before;
    const { title: text } = chapter;
    const unheaded = chapter.sections.filter(({ title }) => title === text);
    before = [composer.chapter(own, { text, level: 2, number: String(i + 1), tells: tells(unheaded) })];
    for (const section of chapter.sections) {
      yield before;
      before = sectionOf(composer, own, section, tells([section]), text, words, bodies);
    }
  }
  if (!reading) return yield before;
  const closing = closingOf(composer, part, reading, words);
  if (closing.length === 0) return yield before;
  const [head, lines] = [closing.slice(0, 1), closing.slice(1)];
  // It stands alone on no page: the last lines before it go with it.
  yield [...ledOver(before), ...head, ...together(lines)];
}

/** The opening, its lines so far apart that they end on one of the grid: what follows is as far below it as anywhere. */
function leadOf(composer: Composer, part: Structure, text: string): Piece[] {
  const set = composer.paragraphs(part, text, styles.lead, leadPitch);
  const lines = set.length * leadPitch;
  const pitch = Math.round(lines + rounding) / set.length;
  return set.map(({ marks, ...piece }) => ({
    ...piece,
    lines: pitch,
    marks: marks.map((mark) => ({ ...mark, y: (mark.y * pitch) / leadPitch })),
  }));
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
  tells: readonly string[],
  chapter: string,
  words: PrintCatalogue,
  bodies: ReadonlyMap<number, string>,
): Piece[] {
  const owner = structure('Sect', parent);
  const body = begun(calendarOf(composer, owner, text, words));
  if (title === chapter) return body;
  // Beside a list of dates they would belong to one entry only.
  const marks = isCalendar(text, words) ? [] : marginOf(title, factors, bodies);
  return [composer.section(owner, { text: title, level: 3, tells }, marks), ...body];
}

/** A heading has three lines below it on its page at least: two look as if they had been forgotten there. */
const fewestBelow = 3;
const begun = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, i) => (i < fewestBelow - 1 && i < pieces.length - 1 ? { ...piece, keep: true } : piece));

const namesOfBodies = ({ charts, birth }: Subject): Map<number, string> =>
  new Map(
    [...charts, ...(birth ? [birth] : [])].flatMap(({ planets }) =>
      planets.map(({ planetId, planetName }) => [planetId, planetName] as const),
    ),
  );

/** The glyphs beside a heading: what it names, as it names it; of a crowd, which it does not name, who is in it. */
export function marginOf(
  title: string,
  factors: Section['factors'],
  names: ReadonlyMap<number, string>,
): string[] {
  const bodies = [...new Set(factors.flatMap(({ planetIds = [] }) => planetIds))];
  const words = ` ${title.replace(/[^\p{L}]+/gu, ' ')} `;
  const at = (id: number): number => words.indexOf(` ${names.get(id)} `);
  const named = bodies.filter((id) => at(id) >= 0).sort((one, other) => at(one) - at(other));
  const [first] = factors;
  const row = glyphsOf(...factors);
  const shown = named.flatMap((id) => glyphs.planets[id] ?? []);
  if (first?.aspectId !== undefined && named.length < 3) return glyphsOf(first);
  if (shown.length > mostInMargin) return row;
  if (first?.aspectId !== undefined || !shown.every((path) => row.includes(path))) return shown;
  return row;
}

/** Glyphs that have room beside a heading. */
const mostInMargin = 5;

type Shown = Pick<Section['factors'][number], 'planetIds' | 'signId' | 'aspectId'> &
  Partial<Pick<Section['factors'][number], 'kind'>>;

/**
 * The glyphs of what a section speaks of: a body and its sign, two bodies and their aspect, or those of a figure; where it
 * speaks of several of a kind, those of all.
 */
export function glyphsOf(...factors: readonly Shown[]): string[] {
  const [first] = factors;
  if (!first) return [];
  const alike = factors.filter(
    ({ kind }) => kind === first.kind || (first.kind === 'placement' && kind === 'angle'),
  );
  const row = alike.length > 1 ? glyphsOfAll(alike) : [];
  return row.length > 0 && row.length <= mostInMargin ? row : glyphsOfOne(first);
}

function glyphsOfOne({ planetIds = [], aspectId, signId }: Shown): string[] {
  const bodies = planetIds.map((id) => glyphs.planets[id]);
  const [first, second] = bodies;
  const row =
    aspectId !== undefined
      ? [first, glyphs.aspects[aspectId], second]
      : signId !== undefined
        ? [...bodies.slice(0, mostInMargin - 1), glyphs.signs[signId]]
        : // A figure has all its bodies.
          bodies.slice(0, mostInMargin);
  return row.filter((path) => path !== undefined);
}

/** Each body once, and before its sign where they stand in several. */
function glyphsOfAll(factors: readonly Shown[]): string[] {
  const signs = new Set(factors.flatMap(({ signId }) => signId ?? []));
  const bodiesOf = ({ planetIds = [] }: Shown): (string | undefined)[] =>
    planetIds.map((id) => glyphs.planets[id]);
  const signOf = (id: number | undefined): string | undefined => (id === undefined ? id : glyphs.signs[id]);
  const isIn =
    (sign: number | undefined) =>
    ({ signId }: Shown): boolean =>
      signId === sign;
  const row = [undefined, ...signs].flatMap((sign) => [
    ...factors.filter(isIn(sign)).flatMap(bodiesOf),
    signOf(sign),
  ]);
  return [...new Set(row)].filter((path) => path !== undefined);
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
