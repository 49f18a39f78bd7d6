import { HoroscopeError } from '../errors.js';
import { glyphSquare, glyphStroke } from '../wheel/glyphs.js';
import { type AngleLetters, angleLetters } from './angle-letters.js';
import type { GlyphMark, Heading, LinkMark, Mark, Structure, TextMark } from './marks.js';
import {
  bytesOf,
  glyphOperators,
  type Kit,
  type OutlineItem,
  openKit,
  type Properties,
  type StructureElement,
} from './pdfkit.js';
import { drawPicture } from './picture.js';
import type { Shaping, Word } from './shaping.js';
import type { Palette } from './style.js';
import type { Faces } from './typefaces.js';

/** Draws marks on the pages of a document, each within its element of the structure. */
export class Paper {
  readonly #kit: Kit;
  readonly #faces: Faces;
  readonly #palette: Palette;
  readonly #shaping: Shaping;
  readonly #elements = new Map<Structure, StructureElement>();
  readonly #roots: StructureElement[] = [];
  readonly #operators = new Map<Word, string>();
  readonly #destinations = new Map<Heading, string>();
  readonly #outline: OutlineItem[];
  readonly #letters: AngleLetters;

  constructor(properties: Properties, faces: Faces, palette: Palette, shaping: Shaping) {
    this.#kit = openKit(properties);
    this.#faces = faces;
    this.#palette = palette;
    this.#shaping = shaping;
    this.#outline = [this.#kit.outline];
    this.#letters = angleLetters(faces.semibold);
  }

  page(): void {
    this.#kit.addPage();
  }

  /** Natural size of a PNG or JPEG. @throws HoroscopeError */
  sizeOfImage(bytes: Uint8Array): { width: number; height: number } {
    try {
      return this.#kit.openImage(bytes);
    } catch (cause) {
      throw new HoroscopeError('invalid_request', 'logo is neither a PNG nor a JPEG', {
        cause,
        path: 'logo',
      });
    }
  }

  /** @param y of the top of the piece that the marks are of */
  draw(marks: readonly Mark[], y: number): void {
    let owner: Structure | null | undefined;
    let content: unknown;
    const close = (): void => {
      if (owner === undefined) return;
      this.#kit.endMarkedContent();
      if (owner) this.#elementOf(owner).add(content);
    };
    for (const mark of marks) {
      if (mark.kind === 'link') continue;
      if (mark.owner !== owner) {
        close();
        owner = mark.owner;
        if (owner) {
          this.#elementOf(owner, mark, y);
          content = this.#kit.markStructureContent(owner.type);
        } else this.#kit.markContent('Artifact', { type: 'Layout' });
      }
      this.#drawMark(mark, y);
    }
    close();
    for (const mark of marks) if (mark.kind === 'link') this.#link(mark, y);
  }

  /** Makes a heading the end of links, and an entry of the outline. */
  heading(heading: Heading, y: number): void {
    this.#kit.addNamedDestination(this.#destinationOf(heading), 'XYZ', 0, Math.max(0, y - 12), null);
    const { level, text } = heading;
    // If a level is missing, the entry belongs to the one above.
    let parent = level - 1;
    while (this.#outline[parent] === undefined) parent--;
    this.#outline.length = level;
    this.#outline[level] = (this.#outline[parent] as OutlineItem).addItem(text, {
      top: Math.max(0, y - 12),
      left: this.#kit.page.width,
    });
  }

  async end(): Promise<Uint8Array> {
    for (const root of this.#roots) this.#kit.addStructure(root);
    return await bytesOf(this.#kit);
  }

  #destinationOf(heading: Heading): string {
    let name = this.#destinations.get(heading);
    if (name === undefined) {
      name = `h${String(this.#destinations.size).padStart(4, '0')}`;
      this.#destinations.set(heading, name);
    }
    return name;
  }

  #elementOf(structure: Structure, mark?: Mark, y = 0): StructureElement {
    const known = this.#elements.get(structure);
    if (known) return known;
    const { type, parent, alt, scope } = structure;
    const bbox = mark?.kind === 'picture' ? boxOf(mark, y) : undefined;
    const element = this.#kit.struct(type, {
      ...(alt === undefined ? {} : { alt }),
      ...(scope === undefined ? {} : { scope }),
      ...(bbox === undefined ? {} : { bbox }),
    });
    this.#elements.set(structure, element);
    if (parent) this.#elementOf(parent).add(element);
    else this.#roots.push(element);
    return element;
  }

  #drawMark(mark: Exclude<Mark, LinkMark>, top: number): void {
    const y = top + mark.y;
    if (mark.kind === 'text') this.#text(mark, y);
    else if (mark.kind === 'glyph') this.#glyph(mark, y);
    else if (mark.kind === 'picture') drawPicture(this.#kit, mark.svg, mark.x, y, mark.width, this.#letters);
    else if (mark.kind === 'image') {
      const { width, height } = mark;
      this.#kit.image(mark.bytes, mark.x, y, { width, height });
    } else {
      const { x, width, weight, color } = mark;
      const [from, to] = [number(x), number(x + width)];
      this.#kit.addContent(
        `q ${number(weight)} w ${rgb(this.#palette[color])} RG ${from} ${number(y)} m ${to} ${number(y)} l S Q`,
      );
    }
  }

  #text({ line, style, x }: TextMark, y: number): void {
    const { size, color, face } = style;
    const kit = this.#kit;
    const font = kit.font(this.#faces[face], face)._font;
    kit.page.fonts[font.id] ??= font.ref();
    const space = this.#shaping.word(' ', style);
    const gap = ` ${number(space.width - line.space)} `;
    const between = `${this.#known(space)}${gap}`;
    const last = line.end === 'hyphen' ? line.words.at(-1) : undefined;
    const whole = last ? line.words.slice(0, -1) : line.words;
    const shown = whole.map((word) => this.#known(word));
    if (last) shown.push(this.#encoded({ ...last, glyphs: last.glyphs.slice(0, -1) }));
    // Who copies the text gets words apart that two lines part, and a broken word whole.
    const text = shown.join(between) + (line.end === 'space' ? this.#known(space) : '');
    const hyphen = last
      ? ` /Span <</ActualText <feff00ad>>> BDC [${this.#encoded({ ...last, glyphs: last.glyphs.slice(-1) })}] TJ EMC`
      : '';
    kit.addContent(
      `BT /${font.id} ${number(size)} Tf ${rgb(this.#colorOf(color))} rg ` +
        `${number(line.wider ?? 1)} 0 0 -1 ${number(x + line.indent)} ${number(y)} Tm [${text}] TJ${hyphen} ET`,
    );
  }

  #known(word: Word): string {
    let operators = this.#operators.get(word);
    if (operators === undefined) {
      operators = this.#encoded(word);
      this.#operators.set(word, operators);
    }
    return operators;
  }

  /** Glyphs as the current font numbers them, and what kerning moves them by. */
  #encoded({ glyphs }: Word): string {
    const font = this.#kit._font;
    let text = '<';
    for (const { id, width, advance, codePoints } of glyphs) {
      const glyph = font.subset.includeGlyph(id);
      font.widths[glyph] ??= width;
      font.unicode[glyph] ??= codePoints;
      text += glyph.toString(16).padStart(4, '0');
      const move = number(width - advance);
      if (move !== '0') text += `> ${move} <`;
    }
    return `${text}>`.replaceAll('<>', '');
  }

  #glyph({ path, x, size, color }: GlyphMark, y: number): void {
    const scale = number(size / glyphSquare);
    const letters = this.#letters.get(path);
    const shade = rgb(this.#colorOf(color));
    const drawing =
      letters === undefined
        ? `1 J 1 j ${number(glyphStroke)} w ${shade} RG ${glyphOperators(this.#kit, path)} S`
        : `${shade} rg ${glyphOperators(this.#kit, letters)} f`;
    this.#kit.addContent(`q ${scale} 0 0 ${scale} ${number(x)} ${number(y)} cm ${drawing} Q`);
  }

  #colorOf(color: string): string {
    return Object.hasOwn(this.#palette, color) ? this.#palette[color as keyof Palette] : color;
  }

  #link({ owner, x, y, width, height, to, text }: LinkMark, top: number): void {
    this.#kit.annotate(x, top + y, width, height, {
      Subtype: 'Link',
      Dest: this.#destinationOf(to),
      // PDFKit tells strings from names by it.
      Contents: new String(text),
      structParent: this.#elementOf(owner),
    });
  }
}

const boxOf = ({ x, y, width, svg }: { x: number; y: number; width: number; svg: string }, top: number) => {
  const [, , across = 1, down = 1] = /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
  return [x, top + y, x + width, top + y + (width * down) / across];
};

/** To a thousandth, without needless zeros. */
function number(value: number): string {
  const rounded = Math.round(value * 1000) / 1000;
  return String(rounded === 0 ? 0 : rounded);
}

/** `#rrggbb` as three shares. */
const rgb = (color: string): string =>
  [1, 3, 5].map((at) => number(Number.parseInt(color.slice(at, at + 2), 16) / 255)).join(' ');
