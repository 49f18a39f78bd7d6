import type { PrintCatalogue } from '../text/print-catalogue.js';
import type { Composer } from './composing.js';
import { type Line, widthOfLine } from './lines.js';
import { type Heading, type Mark, type Piece, type Structure, structure } from './marks.js';
import { endOf } from './placing.js';
import { grid, styles, type TextStyle } from './style.js';
import { filled } from './words.js';

/** The contents: parts and chapters with the pages they begin on, each a link. */

/** Lines of the grid an entry: closer where all of them then stand on one page. */
const pitches = [1.3, 1.2, 1.1, 0.98];
/** The same above the key to the symbols. */
const closest = 0.9;
/** The line height of a further line of an entry. */
const furtherPitch = 0.95;
/** Points of a leader, at least: fewer look left over. */
const fewestPoints = 6;
/** Lines of the grid before a part. */
const parting = 0.7;

/**
 * @param pageOf the number of the page that a heading is on; before there are any, any number as long
 * @param below what else should stand on their page
 */
export function contents(
  composer: Composer,
  root: Structure,
  headings: readonly Heading[],
  words: PrintCatalogue,
  pageOf: (heading: Heading) => number,
  below: readonly Piece[] = [],
): Piece[] {
  const parent = structure('Sect', root);
  const { whole, ...begin } = composer.part(parent, { text: words.contents, level: 1 }, { whole: true });
  const title = below.length > 0 && whole ? whole : begin;
  const list = structure('TOC', parent);
  const { margin, left: from } = composer.shape;
  // Numbers of chapters stand in the margin, where there is one.
  const left = from + (from === margin ? numbered : 0);
  const measure = composer.shape.measure - (left - from);
  const right = left + measure;
  const listed = headings.filter(({ level }) => level < 3);
  const set = listed.map((heading) => {
    const isPart = heading.level === 1;
    const style = isPart ? styles.contentsPart : styles.contentsChapter;
    return { heading, isPart, style, lines: brokenTitle(composer, heading.text, style, measure - 40) };
  });
  const parts = set.filter(({ isPart }) => isPart).length;
  const further = set.reduce((sum, { lines }) => sum + lines.length - 1, 0) * furtherPitch;
  const taken = title.lines + parts * parting + further;
  const room = composer.shape.lines - below.reduce(endOf, taken);
  const all = below.length > 0 ? [...pitches, closest] : pitches;
  const pitch = all.find((each) => set.length * each <= room) ?? (pitches[0] as number);
  const isWhole = set.length * pitch <= room;
  const entries = set.map(({ heading, isPart, style, lines }, i): Piece => {
    const page = String(pageOf(heading));
    const height = pitch + (lines.length - 1) * furtherPitch;
    const link = structure('Link', structure('TOCI', list));
    const marks: Mark[] = lines.map((line, n) => ({
      kind: 'text',
      owner: link,
      x: n === 0 ? left : left + turnover,
      y: (0.72 * pitch + n * furtherPitch) * grid,
      line,
      style,
    }));
    if (heading.number)
      marks.unshift(
        composer.line(link, heading.number, styles.contentsNumber, left - 10, 0.72 * pitch * grid, 'right'),
      );
    const last = (0.72 * pitch + (lines.length - 1) * furtherPitch) * grid;
    marks.push(composer.line(link, ` ${page}`, style, right, last, 'right'));
    const ending = lines.at(-1);
    if (ending)
      marks.push(
        ...leader(
          composer,
          left + (lines.length > 1 ? turnover : 0) + widthOfLine(ending, style.size) + 6,
          right - 22,
          last,
        ),
      );
    marks.push({
      kind: 'link',
      owner: link,
      x: left,
      y: 2,
      width: measure,
      height: height * grid - 2,
      to: heading,
      text: `${heading.text}, ${filled(words.page, { page })}`,
    });
    return {
      lines: height,
      space: isPart ? parting : 0,
      // If the contents continue on another page, the entries of a part stay together.
      keep: i < set.length - 1 && (isPart || (!isWhole && set[i + 1]?.isPart === false)),
      marks,
    };
  });
  return [title, ...entries, ...below];
}

/** Points that numbers take. */
const numbered = 18;
/** Points that the further lines of a title stand farther in. */
const turnover = 14;

/** A title in lines of about the same length. */
function brokenTitle(composer: Composer, text: string, style: TextStyle, measure: number): Line[] {
  const whole = composer.lines(text, style, { align: 'left', measure });
  if (whole.length < 2) return whole;
  return composer.balanced(text, style, measure - turnover);
}

/** Points that lead from an entry to its page, those of all entries below each other. */
function leader(composer: Composer, from: number, to: number, y: number): Mark[] {
  const style = styles.contentsLeader;
  const step = composer.widthOf('. .', style) - composer.widthOf('.', style);
  const count = Math.floor((to - from) / step);
  return count < fewestPoints
    ? []
    : [composer.line(null, Array(count).fill('.').join(' '), style, to, y, 'right')];
}
