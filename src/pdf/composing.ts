import type { PrintCatalogue } from '../text/print-catalogue.js';
import { balancedLines, headingLines, parting } from './balanced-lines.js';
import { unbroken } from './hyphens.js';
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
import { tailWidth } from './ornament.js';
import type { Shaping } from './shaping.js';
import { grid, type PageShape, styles, type TextStyle } from './style.js';
import { withDatesWhole } from './words.js';

/** Texts and headings made into pieces. */

interface BlockSetting extends Partial<Omit<Setting, 'language'>> {
  x?: number;
  /** Lines of the grid that a line of the text takes; default 1. */
  pitch?: number;
  /** Lines of the grid before the block. */
  space?: number;
  /** The block stands with what follows it. */
  keep?: boolean;
  /** Lines of about the same length, ragged. */
  balanced?: boolean;
}

/** Lines of a paragraph that stand together at its end: fewer at the head of a page look left over. */
const ending = 3;
/** The baseline's position within a line of the grid. */
export const baseline = 0.74;
/** Lines of the grid above the heading of a part. */
const sunk = 3.2;
const hardlySunk = 0.6;
/** And above that of a chapter, the same everywhere. */
const aboveChapter = 2;
/** Between the glyphs of a heading, and between them and the column. */
const glyphGap = 3;
export const glyphMargin = 11;

export class Composer {
  readonly shape: PageShape;
  /** The width of a paragraph: that of the text, or of the whole page if the composer is {@link flush}. */
  readonly measure: number;
  readonly language: string;
  readonly words: PrintCatalogue;
  /** Whose report it is. */
  readonly names: readonly string[];
  readonly #shaping: Shaping;
  readonly #breaker: LineBreaker;
  /** Whether it composes pages of tables and pictures, which have no baseline grid. */
  readonly #isFlush: boolean;

  constructor(
    shape: PageShape,
    shaping: Shaping,
    language: string,
    words: PrintCatalogue,
    names: readonly string[] = [],
    measure = shape.measure,
  ) {
    this.names = names;
    this.shape = shape;
    this.measure = measure;
    this.language = language;
    this.words = words;
    this.#shaping = shaping;
    this.#breaker = new LineBreaker(shaping);
    this.#isFlush = measure < shape.measure;
  }

  /** The name of the typeface. */
  get typeface(): string {
    return this.#shaping.typeface;
  }

  /** The same for pages of tables and pictures, with headings and texts at their left edge. */
  flush(): Composer {
    const { left, measure, margin } = this.shape;
    const whole = { ...this.shape, left: margin, measure: left + measure - margin };
    return new Composer(whole, this.#shaping, this.language, this.words, this.names, this.measure);
  }

  widthOf(text: string, style: TextStyle): number {
    return this.#shaping.widthOf(text, style);
  }

  lines(text: string, style: TextStyle, setting: Partial<Setting> = {}): Line[] {
    return this.#breaker.lines(withDatesWhole(text.normalize('NFC'), this.words, 'day'), style, {
      measure: this.measure,
      language: this.language,
      ...setting,
    });
  }

  /** A single line that is not broken, with its baseline at `y`. */
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

  /** A line that is cut off where there is no room for it, between words if a word is not most of it. */
  fitted(text: string, room: number, style: TextStyle): string {
    if (this.widthOf(text, style) <= room) return text;
    let [length, more] = [0, text.length];
    while (more - length > 1) {
      const middle = Math.floor((length + more) / 2);
      if (this.widthOf(`${text.slice(0, middle)}…`, style) <= room) length = middle;
      else more = middle;
    }
    const end = text.slice(0, length + 1).lastIndexOf(' ');
    return `${text.slice(0, end > length / 2 ? end : length).trimEnd()}…`;
  }

  /** A style of small capitals for a text, or the one in its place where the face lacks some of them, as Cyrillic's. */
  capitalsFor(text: string, style: TextStyle, otherwise: TextStyle): TextStyle {
    return this.#shaping.hasSmallCapitals(text, style.face) ? style : otherwise;
  }

  /** A paragraph, a piece a line; its first two lines stay together, and its last three, and no word is parted by a page. */
  paragraph(owner: Structure, text: string, style: TextStyle, setting: BlockSetting = {}): Piece[] {
    const { x = this.shape.left, pitch = 1, space = 0, keep = false, balanced, ...rest } = setting;
    // Italics are too few lines to be justified well.
    if (style.face === 'italic') rest.align ??= 'left';
    const lines = balanced ? this.balanced(text, style, rest.measure) : this.lines(text, style, rest);
    return lines.map((line, i) => ({
      lines: pitch,
      space: i === 0 ? space : 0,
      marks: [{ kind: 'text', owner, x, y: grid * pitch * baseline, line, style }],
      keep: i === lines.length - 1 ? keep : i === 0 || i >= lines.length - ending || line.end === 'hyphen',
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
    let before: Piece[] = [];
    for (const [i, paragraph] of paragraphsOf(text).entries()) {
      const set = this.paragraph(structure('P', parent), paragraph, style, {
        indent: i === 0 ? 0 : style.size * 1.25,
        pitch,
      });
      // A line or two go with the end of the paragraph before.
      const last = set.length < ending ? before.pop() : undefined;
      yield last ? [...before, { ...last, keep: true }] : before;
      before = set;
    }
    yield before;
  }

  /** A heading that begins a part, low on a page of its own; that of one that should be whole higher up where that helps, and above a plate as high. */
  part(parent: Structure, heading: Heading, { whole = false, isPlate = false } = {}): Piece {
    const owner = structure('H1', parent);
    const at = (before: number): Piece => ({
      ...this.#heading(owner, heading, styles.part, { before, pitch: 2.2, after: 2.2, rule: true }),
      fresh: true,
    });
    return { ...at(isPlate ? hardlySunk : sunk), ...(whole && { whole: at(hardlySunk) }) };
  }

  /** Its number, if it is counted, stands in the margin. */
  chapter(parent: Structure, heading: Heading): Piece {
    const { number: mark = '' } = heading;
    const piece = this.#heading(structure('H2', parent), heading, styles.chapter, { pitch: 1.6, after: 0.4 });
    const y = 1.6 * baseline * grid;
    const number =
      mark === ''
        ? []
        : [this.line(null, mark, styles.chapterNumber, this.shape.left - glyphMargin, y, 'right')];
    const marks = [...number, ...piece.marks];
    return { ...piece, space: aboveChapter, needs: 9, ...(this.#isFlush && { loose: true }), marks };
  }

  /** Its dates, if it has any, stand below it. @param glyphs paths that stand in the margin */
  section(parent: Structure, heading: Heading, glyphs: readonly string[] = []): Piece {
    const [title = '', ...dates] = heading.text.split(parting);
    const head = this.#stacked(structure('H3', parent), title, styles.section, 1, 0);
    const when = dates.join(parting);
    const below =
      when === '' ? [] : this.#stacked(structure('P', parent), when, styles.entryNote, 1, head.length);
    const marks = raised([...this.#glyphs(glyphs), ...head, ...below]);
    return { lines: head.length + below.length, space: 1, marks, keep: true, heading };
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
    { before = 0, pitch, after = 0, rule = false }: HeadingSpace,
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
    return { lines, space: 0, marks, keep: true, heading };
  }

  /** Lines of about the same length, as few of them as there are of full ones, and none of them parts a date. */
  balanced(text: string, style: TextStyle, measure: number = this.measure): Line[] {
    return balancedLines(this, text, style, measure);
  }

  /** A caption below a picture, from where that begins. */
  caption(parent: Structure, text: string, x = this.shape.left): Piece[] {
    return this.paragraph(structure('P', parent), text, styles.caption, {
      align: 'left',
      least: unbroken,
      x,
      measure: this.shape.measure,
    });
  }

  /** The ornament that ends a part, centered in its column or on the page. */
  tail(svg: string): Piece {
    const { left, measure } = this.shape;
    const x = left + (measure - tailWidth) / 2;
    return {
      lines: 1,
      space: 2,
      keep: false,
      tail: true,
      marks: [{ kind: 'picture', owner: null, svg, x, y: 0, width: tailWidth }],
    };
  }

  #stacked(owner: Structure, text: string, style: TextStyle, pitch: number, before: number): TextMark[] {
    return headingLines(this, text, style, this.shape.measure).map((line, i) => ({
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
}

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');

/** Pieces of which so many lines at least stand together at the end, so that no page has a few lines alone. */
export function endingTogether(pieces: readonly Piece[], least: number): Piece[] {
  let lines = 0;
  let first = pieces.length;
  while (first > 0 && lines < least) lines += (pieces[--first] as Piece).lines;
  return pieces.map((piece, i) => (i >= first && i < pieces.length - 1 ? { ...piece, keep: true } : piece));
}
