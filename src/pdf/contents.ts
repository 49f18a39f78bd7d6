import type { PrintCatalogue } from '../text/print-catalogue.js';
import type { Composer } from './composing.js';
import type { Line } from './lines.js';
import { type Heading, type Mark, type Piece, type Structure, structure } from './marks.js';
import { grid, styles } from './style.js';
import { filled } from './words.js';

/** The contents: parts and chapters with the pages they begin on, each a link. */

/** Lines of the grid an entry: closer where all of them then stand on one page. */
const pitches = [1.3, 1.2, 1.1, 1];
/** Lines of the grid before a part. */
const parting = 0.7;

/** @param pageOf the number of the page that a heading is on; before there are any, any number as long */
export function contents(
  composer: Composer,
  root: Structure,
  headings: readonly Heading[],
  words: PrintCatalogue,
  pageOf: (heading: Heading) => number,
): Piece[] {
  const parent = structure('Sect', root);
  const title = composer.part(parent, { text: words.contents, level: 1 });
  const list = structure('TOC', parent);
  const { left, measure } = composer.shape;
  const right = left + measure;
  const listed = headings.filter(({ level }) => level < 3);
  const parts = listed.filter(({ level }) => level === 1).length;
  const room = composer.shape.lines - title.lines - parts * parting;
  const pitch = pitches.find((each) => listed.length * each <= room) ?? (pitches[0] as number);
  const entries = listed.map((heading, i, all): Piece => {
    const isPart = heading.level === 1;
    const style = isPart ? styles.contentsPart : styles.contentsChapter;
    const page = String(pageOf(heading));
    const link = structure('Link', structure('TOCI', list));
    const lines = composer.lines(heading.text, style, { align: 'left', measure: measure - 40 });
    const marks: Mark[] = lines.map((line, i) => ({
      kind: 'text',
      owner: link,
      x: left,
      y: (i + 0.72) * pitch * grid,
      line,
      style,
    }));
    const last = (lines.length - 0.28) * pitch * grid;
    marks.push(composer.line(link, ` ${page}`, style, right, last, 'right'));
    const ending = lines.at(-1);
    if (!isPart && ending)
      marks.push(...leader(composer, left + widthOf(ending, style.size) + 6, right - 22, last));
    marks.push({
      kind: 'link',
      owner: link,
      x: left,
      y: 2,
      width: measure,
      height: lines.length * pitch * grid - 2,
      to: heading,
      text: `${heading.text}, ${filled(words.page, { page })}`,
    });
    return {
      lines: lines.length * pitch,
      space: isPart ? parting : 0,
      keep: isPart && i < all.length - 1,
      marks,
    };
  });
  return [title, ...entries];
}

/** Points that lead from an entry to its page, those of all entries below each other. */
function leader(composer: Composer, from: number, to: number, y: number): Mark[] {
  const style = styles.contentsLeader;
  const step = composer.widthOf('. .', style) - composer.widthOf('.', style);
  const count = Math.floor((to - from) / step);
  return count < 2 ? [] : [composer.line(null, Array(count).fill('.').join(' '), style, to, y, 'right')];
}

const widthOf = ({ words, space }: Line, size: number): number =>
  ((words.reduce((sum, { width }) => sum + width, 0) + space * (words.length - 1)) * size) / 1000;
