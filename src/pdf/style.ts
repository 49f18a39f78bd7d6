import type { FaceName } from './typefaces.js';

/** Sizes, faces and colors of a report. Lengths are points, of which an inch has 72. */

/** Every line stands on this grid, so that lines of facing pages agree. */
export const grid = 15.5;

export interface TextStyle {
  face: FaceName;
  size: number;
  /** A color of the palette, or one of its own. */
  color: ColorName | `#${string}`;
  /** OpenType features over those that are usual. */
  features?: readonly string[];
  /** Space between letters, in thousandths of the size. */
  tracking?: number;
}

export interface Palette {
  /** Text. */
  ink: string;
  /** Captions, running heads. */
  muted: string;
  /** Glyphs, chapter numbers, rules. */
  accent: string;
  /** Hairlines of tables. */
  line: string;
}
export type ColorName = keyof Palette;

export const palette: Palette = {
  ink: '#1f1b18',
  muted: '#564e47',
  accent: '#7a3b2e',
  line: '#c9beb2',
};

/** Figures as high as capitals: those of old style have a 1 like the Roman numeral, and an 11 that is read as two. */
const figures = ['lnum', 'pnum'];
const tableFigures = ['lnum', 'tnum'];
const smallCapitals = ['smcp', 'lnum', 'pnum'];

export const styles = {
  body: { face: 'regular', size: 12, color: 'ink', features: figures },
  lead: { face: 'regular', size: 13.4, color: 'ink', features: figures },
  closing: { face: 'italic', size: 12.6, color: 'ink', features: figures },
  coverTitle: { face: 'regular', size: 30, color: 'ink', features: figures },
  coverName: { face: 'regular', size: 20, color: 'ink', features: figures },
  coverDates: { face: 'regular', size: 14, color: 'ink', features: figures },
  coverLine: { face: 'italic', size: 13, color: 'ink', features: figures },
  part: { face: 'regular', size: 27, color: 'ink', features: figures },
  chapter: { face: 'regular', size: 20, color: 'ink', features: figures },
  chapterNumber: { face: 'regular', size: 25, color: 'accent', features: figures },
  section: { face: 'italic', size: 13.6, color: 'accent', features: figures },
  entry: { face: 'semibold', size: 11.2, color: 'ink', features: figures },
  small: { face: 'regular', size: 9.8, color: 'ink', features: figures },
  smallHead: { face: 'semibold', size: 10, color: 'ink', features: figures },
  smallNote: { face: 'italic', size: 9.6, color: 'ink', features: figures },
  columnChapter: { face: 'regular', size: 16, color: 'ink', features: figures },
  columnHead: { face: 'italic', size: 12.4, color: 'accent', features: figures },
  note: { face: 'italic', size: 11.2, color: 'muted', features: figures },
  entryNote: { face: 'italic', size: 11, color: 'ink', features: figures },
  date: { face: 'italic', size: 11, color: 'accent', features: figures },
  caption: { face: 'italic', size: 10.8, color: 'muted', features: figures },
  pictureText: { face: 'regular', size: 9.6, color: 'ink', features: figures },
  pictureHead: { face: 'semibold', size: 10.4, color: 'ink', features: figures },
  pictureDate: { face: 'regular', size: 8.6, color: 'ink', features: figures },
  tableHead: { face: 'regular', size: 10, color: 'muted', features: smallCapitals, tracking: 40 },
  tableHeadPlain: { face: 'italic', size: 10, color: 'muted', features: figures },
  table: { face: 'regular', size: 10.6, color: 'ink', features: tableFigures },
  tableFirst: { face: 'regular', size: 11, color: 'ink', features: tableFigures },
  tableSmall: { face: 'regular', size: 9.8, color: 'ink', features: tableFigures },
  tableFirstSmall: { face: 'regular', size: 10.2, color: 'ink', features: tableFigures },
  runningHead: { face: 'regular', size: 9.6, color: 'muted', features: smallCapitals, tracking: 60 },
  runningHeadPlain: { face: 'regular', size: 10, color: 'muted', features: figures },
  runningChapter: { face: 'italic', size: 10, color: 'muted', features: figures },
  folio: { face: 'regular', size: 10.6, color: 'muted', features: figures },
  footer: { face: 'italic', size: 9.4, color: 'muted', features: figures },
  contentsChapter: { face: 'regular', size: 11.6, color: 'ink', features: tableFigures },
  contentsNumber: { face: 'regular', size: 11.6, color: 'accent', features: tableFigures },
  contentsLeader: { face: 'regular', size: 9, color: 'line', features: figures },
  contentsPart: { face: 'semibold', size: 11.6, color: 'ink', features: tableFigures },
} as const satisfies Readonly<Record<string, TextStyle>>;

/** A page and where things stand on it. */
export interface PageShape {
  width: number;
  height: number;
  /** The column of text, of 68 to 74 letters a line. */
  left: number;
  measure: number;
  /** From here to the right edge of the column reach tables and pictures; glyphs of headings and dates stand in between. */
  margin: number;
  top: number;
  /** Lines of the grid on a page. */
  lines: number;
}

/** Two columns over text and margin: the width of each, and the distance between their left edges. */
export function columnsOf({ left, measure, margin }: PageShape): { width: number; step: number } {
  const gutter = 20;
  const width = (left + measure - margin - gutter) / 2;
  return { width, step: width + gutter };
}

export const pages = {
  A4: { width: 595.28, height: 841.89, left: 176, measure: 340, margin: 80, top: 92, lines: 43 },
  Letter: { width: 612, height: 792, left: 186, measure: 342, margin: 84, top: 88, lines: 40 },
} as const satisfies Readonly<Record<string, PageShape>>;
export type PageName = keyof typeof pages;
