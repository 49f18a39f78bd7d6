import type { FaceName } from './typefaces.js';

/** Sizes, faces and colors of a report. Lengths are points, of which an inch has 72. */

/** Every line stands on this grid, so that lines of facing pages agree. */
export const grid = 15.5;

export interface TextStyle {
  face: FaceName;
  size: number;
  color: ColorName;
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
  muted: '#6b635b',
  accent: '#7a3b2e',
  line: '#c9beb2',
};

const oldFigures = ['onum', 'pnum'];
const tableFigures = ['lnum', 'tnum'];
const smallCapitals = ['smcp', 'onum', 'pnum'];

export const styles = {
  body: { face: 'regular', size: 11.6, color: 'ink', features: oldFigures },
  lead: { face: 'regular', size: 13.4, color: 'ink', features: oldFigures },
  closing: { face: 'italic', size: 12.2, color: 'ink', features: oldFigures },
  coverTitle: { face: 'regular', size: 30, color: 'ink', features: oldFigures },
  coverLine: { face: 'italic', size: 13, color: 'muted', features: oldFigures },
  part: { face: 'regular', size: 27, color: 'ink', features: oldFigures },
  chapter: { face: 'regular', size: 20, color: 'ink', features: oldFigures },
  chapterNumber: { face: 'regular', size: 27, color: 'accent', features: oldFigures },
  section: { face: 'italic', size: 13.6, color: 'accent', features: oldFigures },
  entry: { face: 'semibold', size: 11.2, color: 'ink', features: oldFigures },
  caption: { face: 'italic', size: 10.2, color: 'muted', features: oldFigures },
  tableHead: { face: 'regular', size: 10, color: 'muted', features: smallCapitals, tracking: 40 },
  table: { face: 'regular', size: 10.6, color: 'ink', features: tableFigures },
  tableFirst: { face: 'regular', size: 11, color: 'ink', features: oldFigures },
  runningHead: { face: 'regular', size: 9.6, color: 'muted', features: smallCapitals, tracking: 60 },
  runningChapter: { face: 'italic', size: 10, color: 'muted', features: oldFigures },
  folio: { face: 'regular', size: 10.6, color: 'muted', features: oldFigures },
  footer: { face: 'italic', size: 9.4, color: 'muted', features: oldFigures },
  contentsChapter: { face: 'regular', size: 11.6, color: 'ink', features: oldFigures },
  contentsPart: { face: 'semibold', size: 11.6, color: 'ink', features: oldFigures },
} as const satisfies Readonly<Record<string, TextStyle>>;

/** A page and where things stand on it. */
export interface PageShape {
  width: number;
  height: number;
  /** The column of text. */
  left: number;
  measure: number;
  /** From here to the right edge of the column reach tables and pictures; glyphs of headings stand in between. */
  margin: number;
  top: number;
  /** Lines of the grid on a page. */
  lines: number;
}

export const pages = {
  A4: { width: 595.28, height: 841.89, left: 142, measure: 374, margin: 80, top: 92, lines: 43 },
  Letter: { width: 612, height: 792, left: 150, measure: 378, margin: 84, top: 88, lines: 40 },
} as const satisfies Readonly<Record<string, PageShape>>;
export type PageName = keyof typeof pages;
