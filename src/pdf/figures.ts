import { aspectGrid } from '../wheel/aspect-grid.js';
import { balanceChart } from '../wheel/balance-chart.js';
import { chartWheel } from '../wheel/chart-wheel.js';
import type { PictureOptions } from '../wheel/theme.js';
import type { Composer } from './composing.js';
import { type Piece, type Structure, structure } from './marks.js';
import { spokenOf, viewOf } from './picture.js';
import { grid, type Palette, styles, type TextStyle } from './style.js';
import type { Balanced, Subject } from './subject.js';

/** Pictures of a report, in the report's colors. */

export const optionsFor = ({ ink, muted }: Palette, size = 600): PictureOptions => ({
  theme: { from: 'light', background: 'none', ink, line: muted, muted },
  size,
});

/** As large as it is printed, so that figures too small to read are left out of it. */
const printed = 436;

export const wheelOf = ({ wheel, outer }: Subject, palette: Palette): string =>
  chartWheel(wheel, { ...optionsFor(palette), ...(outer && { outer }) });
export const gridOf = ({ result }: Subject, palette: Palette): string =>
  aspectGrid(result, optionsFor({ ...palette, muted: palette.line }, printed));
export const balanceOf = (balanced: Balanced, palette: Palette): string =>
  balanceChart(balanced as Parameters<typeof balanceChart>[0], optionsFor(palette));

/** A text over a picture, around a point of it or from one on. */
export interface PictureText {
  x: number;
  /** Of the baseline. */
  y: number;
  text: string;
  style?: TextStyle;
  align?: 'left' | 'right' | 'center';
}

/** What is said of a picture to who does not see it. */
export function altOf(svg: string, otherwise: string): string {
  const { title, desc } = spokenOf(svg);
  const spoken = [title, desc].filter((text) => text !== '').join('. ');
  return spoken === '' ? otherwise : spoken;
}

interface FigureSetting {
  caption: string;
  alt: string;
  /** Points; default all there is. */
  widest?: number;
  texts?: readonly PictureText[];
}

/** A picture with its caption, as wide as text and margin together or as the page has room for. */
export function figure(
  composer: Composer,
  parent: Structure,
  svg: string,
  { caption, alt, widest, texts = [] }: FigureSetting,
): Piece[] {
  const { shape } = composer;
  const full = shape.left + shape.measure - shape.margin;
  const [, , across, down] = viewOf(svg);
  const tallest = (shape.lines - 6) * grid;
  const width = Math.min(widest ?? full, full, (tallest * across) / down);
  const owner = structure('Figure', parent, { alt: altOf(svg, alt) });
  const x = shape.margin + (full - width) / 2;
  const scale = width / across;
  const marks = texts.map((each) =>
    composer.line(
      owner,
      each.text,
      each.style ?? styles.pictureText,
      x + each.x * scale,
      3 + each.y * scale,
      each.align ?? 'center',
    ),
  );
  const picture: Piece = {
    lines: Math.ceil((width * down) / across / grid + 0.2),
    space: 1,
    keep: caption !== '',
    marks: [{ kind: 'picture', owner, svg, x, y: 3, width }, ...marks],
  };
  if (caption === '') return [picture];
  return [picture, ...composer.caption(parent, caption)];
}
