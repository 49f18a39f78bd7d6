import type { Line } from './lines.js';
import type { ColorName, TextStyle } from './style.js';

/**
 * The units of layout: marks on paper, in pieces that stay together, each belonging to an element of the document's
 * structure.
 */

/** An element of the structure, by the standard types of PDF: `P`, `H1`, `Table`, `Figure`. */
export interface Structure {
  readonly type: string;
  readonly parent: Structure | null;
  /** For a figure, its alternative text. */
  readonly alt?: string;
  /** For a heading cell. */
  readonly scope?: 'Row' | 'Column';
}

export const structure = (
  type: string,
  parent: Structure | null,
  more: Partial<Pick<Structure, 'alt' | 'scope'>> = {},
): Structure => ({ type, parent, ...more });

/** Null for ornaments, which are not part of the structure and are not read aloud. */
type Owner = Structure | null;

export interface TextMark {
  kind: 'text';
  owner: Owner;
  /** Points from the left of the page. */
  x: number;
  /** The baseline, in points from the top of the piece. */
  y: number;
  line: Line;
  style: TextStyle;
}

export interface GlyphMark {
  kind: 'glyph';
  owner: Owner;
  /** A path on a square of 24. */
  path: string;
  /** Left and top. */
  x: number;
  y: number;
  size: number;
  color: ColorName | string;
}

export interface RuleMark {
  kind: 'rule';
  owner: null;
  x: number;
  y: number;
  width: number;
  color: ColorName;
  weight: number;
}

export interface PictureMark {
  kind: 'picture';
  owner: Owner;
  svg: string;
  x: number;
  y: number;
  width: number;
}

export interface ImageMark {
  kind: 'image';
  owner: Owner;
  bytes: Uint8Array;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A link inside the document. */
export interface LinkMark {
  kind: 'link';
  owner: Structure;
  x: number;
  y: number;
  width: number;
  height: number;
  to: Heading;
  text: string;
}

export type Mark = TextMark | GlyphMark | RuleMark | PictureMark | ImageMark | LinkMark;

/** A heading that contents, outline and running heads speak of. */
export interface Heading {
  text: string;
  /** 1 of a part, 2 of a chapter, 3 of a section that stands in the outline alone. */
  level: 1 | 2 | 3;
  /** The number of a numbered chapter. */
  number?: string;
  /** The bodies that what it heads tells of, as `told-on.ts` knows them. */
  tells?: readonly string[];
}

/** A piece that is never divided between pages. */
export interface Piece {
  /** Lines of the grid. */
  lines: number;
  /** Lines of the grid before it, but not at the head of a page. */
  space: number;
  marks: readonly Mark[];
  /** The next piece must stand on the same page. */
  keep: boolean;
  /** Stands in the first of two columns or, moved to the right, in the second. */
  column?: true;
  /** Stands as far below what is before it as its space says, on the grid or not. */
  loose?: true;
  /** Begins a page. */
  fresh?: boolean;
  /** The same, unless the page before would be left nearly empty. */
  turns?: boolean;
  /** For a part that can fit on one page: the piece that then begins it, higher up. */
  whole?: Piece;
  /** Stands at the foot of its page, with all that follows it. */
  foot?: true;
  /** Adorns the end of a part whose last page has room for it. */
  tail?: true;
  /** Begins a page where fewer lines than this are left. */
  needs?: number;
  /** For a row, the head of its table, repeated where the row begins a page. */
  head?: Piece;
  heading?: Heading;
  /** The bodies that it tells, if it has no heading that lists them. */
  tells?: readonly string[];
}
