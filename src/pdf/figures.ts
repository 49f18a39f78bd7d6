import { aspectGrid } from '../wheel/aspect-grid.js';
import { balanceChart } from '../wheel/balance-chart.js';
import { chartWheel } from '../wheel/chart-wheel.js';
import type { PictureOptions } from '../wheel/theme.js';
import { transitTimeline } from '../wheel/transit-timeline.js';
import type { Composer } from './composing.js';
import { type Piece, type Structure, structure } from './marks.js';
import { spokenOf, viewOf } from './picture.js';
import { grid, type Palette, styles } from './style.js';
import type { Subject } from './subject.js';

/** Pictures of a report, in the report's colors. */

const optionsFor = ({ ink, muted }: Palette): PictureOptions => ({
  theme: { from: 'light', background: 'none', ink, line: muted, muted },
  size: 600,
});

export const wheelOf = ({ result }: Subject, palette: Palette): string =>
  chartWheel(result, optionsFor(palette));
export const gridOf = ({ result }: Subject, palette: Palette): string =>
  aspectGrid(result, optionsFor(palette));
export const balanceOf = ({ result }: Subject, palette: Palette): string =>
  balanceChart(result as Parameters<typeof balanceChart>[0], optionsFor(palette));
export const timelineOf = ({ result }: Subject, palette: Palette): string =>
  transitTimeline(result as Parameters<typeof transitTimeline>[0], optionsFor(palette));

/** What is said of a picture to who does not see it. */
export function altOf(svg: string, otherwise: string): string {
  const { title, desc } = spokenOf(svg);
  const spoken = [title, desc].filter((text) => text !== '').join('. ');
  return spoken === '' ? otherwise : spoken;
}

/**
 * A picture with its caption, as wide as text and margin together or as the page has room for.
 * @param widest points; default all there is
 */
export function figure(
  composer: Composer,
  parent: Structure,
  svg: string,
  { caption, alt, widest }: { caption: string; alt: string; widest?: number },
): Piece[] {
  const { shape } = composer;
  const full = shape.left + shape.measure - shape.margin;
  const [, , across, down] = viewOf(svg);
  const tallest = (shape.lines - 6) * grid;
  const width = Math.min(widest ?? full, full, (tallest * across) / down);
  const owner = structure('Figure', parent, { alt: altOf(svg, alt) });
  const picture: Piece = {
    lines: Math.ceil((width * down) / across / grid + 0.2),
    space: 1,
    keep: caption !== '',
    marks: [{ kind: 'picture', owner, svg, x: shape.margin + (full - width) / 2, y: 3, width }],
  };
  if (caption === '') return [picture];
  return [picture, ...composer.paragraph(structure('P', parent), caption, styles.caption, { align: 'left' })];
}
