import type { PrintCatalogue } from '../text/print-catalogue.js';
import type { Composer } from './composing.js';
import { type Mark, type Piece, type Structure, structure } from './marks.js';
import { glyphsOf } from './reading-part.js';
import { grid, styles } from './style.js';
import type { PrintedChart, Subject } from './subject.js';
import { filled, occasionLines } from './words.js';

/** The page after the cover: the title again, of whom and when, where the lights and the Ascendant stand, and whose work it is. */

/** Lines of the grid above the title, and between the persons' columns in points. */
const sunk = 10;
const glyphSize = 13;
const glyphStep = 16;
/** Sun, Moon and Ascendant. */
const chief = [0, 1, 15];

export function titlePage(
  composer: Composer,
  root: Structure,
  subject: Subject,
  words: PrintCatalogue,
  author: string,
): Piece[] {
  const parent = structure('Sect', root);
  const { left, measure } = composer.shape;
  const title = composer.paragraph(structure('P', parent), subject.title, styles.titlePage, {
    align: 'left',
    pitch: 1.8,
    balanced: true,
  });
  const rule: Mark = {
    kind: 'rule',
    owner: null,
    x: left,
    y: grid * 0.3,
    width: 54,
    color: 'accent',
    weight: 0.9,
  };
  const occasions = occasionLines(subject, words).flatMap((text) =>
    composer.paragraph(structure('P', parent), text, styles.titleLine, { align: 'left', pitch: 1.2 }),
  );
  const charts = chartsOf(subject);
  const columns = charts.map((chart) => placements(chart, words));
  const rows = Math.max(0, ...columns.map((lines) => lines.length));
  const names = charts.map((chart) => nameOf(chart, subject, words));
  const named = names.some((name) => name !== '') ? 1 : 0;
  const device = Array.from({ length: rows + named }, (_, row): Piece => {
    const y = grid * 0.85;
    const marks = columns.flatMap((lines, column): Mark[] => {
      const x = left + (column * measure) / 2;
      if (row < named) {
        const name = composer.fitted(names[column] ?? '', measure / 2 - 12, styles.entry);
        return [composer.line(structure('P', parent), name, styles.entry, x, y)];
      }
      const line = lines[row - named];
      if (!line) return [];
      return [
        ...line.glyphs.map(
          (path, i): Mark => ({
            kind: 'glyph',
            owner: null,
            path,
            x: x + i * glyphStep,
            y: y - glyphSize * 0.84,
            size: glyphSize,
            color: 'accent',
          }),
        ),
        composer.line(structure('P', parent), line.text, styles.table, x + 2 * glyphStep + 5, y),
      ];
    });
    return { lines: 1.35, space: row === 0 ? 2.4 : 0, keep: true, marks };
  });
  // Of which version is told where it matters, in the receipt.
  const [program = ''] = (subject.receipts[0]?.receipt.engine ?? '').split(' ');
  const by = [
    ...(author === ''
      ? []
      : composer.paragraph(structure('P', parent), author, styles.coverLine, { align: 'left' })),
    ...composer.paragraph(structure('P', parent), filled(words.imprint, { program }), styles.caption, {
      align: 'left',
      pitch: 0.9,
      space: author === '' ? 0 : 0.6,
    }),
  ];
  const pieces: Piece[] = [
    { lines: sunk, space: 0, keep: true, marks: [] },
    ...title,
    { lines: 1.2, space: 0, keep: true, marks: [rule] },
    ...occasions,
    ...device,
    ...by.map((piece, i) => (i === 0 ? { ...piece, foot: true as const, space: 2 } : piece)),
  ];
  return pieces.map((piece, i) => ({ ...piece, keep: i < pieces.length - 1 }));
}

/** Two people's, or what stood at birth beside what has become of it. */
const chartsOf = ({ charts, birth, sides }: Subject): readonly PrintedChart[] =>
  sides === 'two' ? charts.slice(0, 2) : [...(birth ? [birth] : []), ...charts.slice(0, 1)];

/** Whose sky it is, where a report is of several. */
function nameOf({ of, moment }: PrintedChart, { sides }: Subject, { moments }: PrintCatalogue): string {
  if (sides === 'two') return of?.name ?? '';
  return moment ? moments[moment] : '';
}

/** Of a day without its hour the Moon may be in another sign. */
const placements = ({ planets, atNoon, moonKeepsSign }: PrintedChart, words: PrintCatalogue) =>
  chief
    .filter((id) => !(atNoon && id === 1 && !moonKeepsSign))
    .flatMap((id) => planets.filter(({ planetId }) => planetId === id))
    .map(({ planetId, planetName, signId, signName }) => ({
      glyphs: glyphsOf({ planetIds: [planetId], signId }),
      text: filled(words.inSign, { body: planetName, sign: signName }),
    }));
