import { type Line, LineBreaker, type Setting } from './lines.js';
import {
  type GlyphMark,
  type Heading,
  type Mark,
  type Piece,
  type Structure,
  structure,
  type TextMark,
} from './marks.js';
import type { Shaping } from './shaping.js';
import { grid, type PageShape, styles, type TextStyle } from './style.js';

/** Texts and headings made into pieces. */

interface BlockSetting extends Partial<Omit<Setting, 'language'>> {
  x?: number;
  /** Lines of the grid that a line of the text takes; default 1. */
  pitch?: number;
  /** Lines of the grid before the block. */
  space?: number;
  /** The block stands with what follows it. */
  keep?: boolean;
}

/** Where on a line of the grid letters stand. */
const baseline = 0.74;
/** Between the glyphs of a heading, and between them and the column. */
const glyphGap = 3;
const glyphMargin = 11;

export class Composer {
  readonly shape: PageShape;
  readonly language: string;
  readonly #shaping: Shaping;
  readonly #breaker: LineBreaker;

  constructor(shape: PageShape, shaping: Shaping, language: string) {
    this.shape = shape;
    this.language = language;
    this.#shaping = shaping;
    this.#breaker = new LineBreaker(shaping);
  }

  widthOf(text: string, style: TextStyle): number {
    return this.#shaping.widthOf(text, style);
  }

  lines(text: string, style: TextStyle, setting: Partial<Setting> = {}): Line[] {
    return this.#breaker.lines(text.normalize('NFC'), style, {
      measure: this.shape.measure,
      language: this.language,
      ...setting,
    });
  }

  /** One line that is not broken, its baseline at `y`. */
  line(
    owner: Structure | null,
    text: string,
    style: TextStyle,
    x: number,
    y: number,
    align: 'left' | 'right' | 'center' = 'left',
  ): TextMark {
    const width = align === 'left' ? 0 : this.widthOf(text, style);
    const words = text
      .normalize('NFC')
      .split(' ')
      .map((word) => this.#shaping.word(word, style));
    const line: Line = { words, space: this.#shaping.word(' ', style).width, indent: 0, end: 'within' };
    const left = align === 'right' ? x - width : align === 'center' ? x - width / 2 : x;
    return { kind: 'text', owner, x: left, y, line, style };
  }

  /** A paragraph, a piece a line; its first two lines stay together, and its last two. */
  paragraph(owner: Structure, text: string, style: TextStyle, setting: BlockSetting = {}): Piece[] {
    const { x = this.shape.left, pitch = 1, space = 0, keep = false, ...rest } = setting;
    const lines = this.lines(text, style, rest);
    return lines.map((line, i) => ({
      lines: pitch,
      space: i === 0 ? space : 0,
      marks: [{ kind: 'text', owner, x, y: grid * pitch * baseline, line, style }],
      keep: i === lines.length - 1 ? keep : i === 0 || i === lines.length - 2,
    }));
  }

  /** Paragraphs of a text, which an empty line separates: the first flush, the others indented. */
  paragraphs(parent: Structure, text: string, style: TextStyle = styles.body, pitch = 1): Piece[] {
    return [...this.eachParagraph(parent, text, style, pitch)].flat();
  }

  /** The same, one after the other. */
  *eachParagraph(
    parent: Structure,
    text: string,
    style: TextStyle = styles.body,
    pitch = 1,
  ): Generator<Piece[]> {
    for (const [i, paragraph] of paragraphsOf(text).entries())
      yield this.paragraph(structure('P', parent), paragraph, style, {
        indent: i === 0 ? 0 : style.size * 1.25,
        pitch,
      });
  }

  /** A heading that begins a part, low on a page of its own. */
  part(parent: Structure, heading: Heading): Piece {
    return this.#heading(structure('H1', parent), heading, styles.part, {
      before: 3.2,
      pitch: 2.2,
      after: 2.2,
      rule: true,
      fresh: true,
    });
  }

  /** @param mark a number in the margin */
  chapter(parent: Structure, heading: Heading, mark = ''): Piece {
    const piece = this.#heading(structure('H2', parent), heading, styles.chapter, {
      before: 0.5,
      pitch: 1.6,
      after: 0.4,
    });
    const y = (0.5 + 1.6 * baseline) * grid;
    const number =
      mark === ''
        ? []
        : [this.line(null, mark, styles.chapterNumber, this.shape.left - glyphMargin, y, 'right')];
    return { ...piece, space: 2, needs: 10, marks: [...number, ...piece.marks] };
  }

  /** @param glyphs paths that stand in the margin */
  section(parent: Structure, heading: Heading, glyphs: readonly string[] = []): Piece {
    const piece = this.#heading(structure('H3', parent), heading, styles.section, { pitch: 1 });
    return { ...piece, space: 1, marks: raised([...this.#glyphs(glyphs), ...piece.marks]) };
  }

  /** A heading of a single text, which neither contents nor outline name. @param level of the heading, 3 or 4 */
  entry(parent: Structure, text: string, glyphs: readonly string[] = [], level = 3): Piece {
    const owner = structure(`H${level}`, parent);
    const marks = this.#stacked(owner, text, styles.entry, 1, 0);
    return {
      lines: marks.length,
      space: 1,
      keep: true,
      marks: raised([...this.#glyphs(glyphs), ...marks]),
    };
  }

  #glyphs(paths: readonly string[]): GlyphMark[] {
    const size = 13;
    const right = this.shape.left - glyphMargin;
    return paths.map((path, i) => ({
      kind: 'glyph',
      owner: null,
      path,
      x: right - (paths.length - i) * (size + glyphGap) + glyphGap,
      y: grid * baseline - size * 0.84,
      size,
      color: 'accent',
    }));
  }

  #heading(
    owner: Structure,
    heading: Heading,
    style: TextStyle,
    { before = 0, pitch, after = 0, rule = false, fresh = false }: HeadingSpace,
  ): Piece {
    const marks: Mark[] = this.#stacked(owner, heading.text, style, pitch, before);
    const height = before + marks.length * pitch;
    if (rule)
      marks.push({
        kind: 'rule',
        owner: null,
        x: this.shape.left,
        y: (height + 0.35) * grid,
        width: 54,
        color: 'accent',
        weight: 0.9,
      });
    const lines = Math.ceil(height + after - 1e-6);
    return { lines, space: 0, marks, keep: true, heading, ...(fresh && { fresh }) };
  }

  #stacked(owner: Structure, text: string, style: TextStyle, pitch: number, before: number): TextMark[] {
    return this.lines(text, style, { align: 'left' }).map((line, i) => ({
      kind: 'text',
      owner,
      x: this.shape.left,
      y: (before + (i + baseline) * pitch) * grid,
      line,
      style,
    }));
  }
}

/** A little above their line, nearer to the space before than to their text. */
const raised = (marks: readonly Mark[]): Mark[] => marks.map((mark) => ({ ...mark, y: mark.y - 3 }));

interface HeadingSpace {
  before?: number;
  pitch: number;
  after?: number;
  rule?: boolean;
  fresh?: boolean;
}

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
