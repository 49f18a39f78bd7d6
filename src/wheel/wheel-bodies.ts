import { difference } from '../chart/angle.js';
import { elementOf } from '../chart/zodiac.js';
import { at } from './circle.js';
import { signGlyphs } from './glyphs.js';
import { outsideOf, type PartKind } from './labels.js';
import { bodyGlyph, figures, glyph, group, path, pen } from './svg.js';
import type { Theme } from './theme.js';
import type { WheelLayout } from './wheel-layout.js';

/** The bodies of a chart with their figures, and dotted lines to where they stand: cusps are drawn through. */

export function bodies(
  name: string,
  { labels, style }: WheelLayout['inner'],
  edge: number,
  color: string,
  theme: Theme,
): string {
  const far = edge - 6;
  const near = Math.min(outsideOf(style), far - 3);
  const leaders = labels
    .map(
      ({ direction, placed, tier, foot }) =>
        `M${at(direction, far)}${spiral(direction, far, placed, near)}${tier ? `L${at(placed, foot)}` : ''}`,
    )
    .join('');
  const dots = labels.map(({ direction }) => `M${at(direction, edge)}L${at(direction, far)}`).join('');
  let shapes = '';
  for (const { point, parts } of labels)
    for (const part of parts)
      if (part.kind === 'glyph') shapes += bodyGlyph(point.id, part, style.glyph);
      else if (part.kind === 'sign')
        shapes += glyph(
          signGlyphs[point.signId] as string,
          part,
          style.sign,
          pen(2.6, theme[elementOf(point.signId)]),
        );
  const kinds: readonly PartKind[] = ['degrees', 'minutes', 'retrograde'];
  const lines = kinds.map((kind) =>
    group(kind, pen(1.8), figures(labels.flatMap(({ parts }) => parts.filter((part) => part.kind === kind)))),
  );
  return group(
    name,
    { stroke: color },
    group('leaders', pen(0.8, undefined, 0.6), path(leaders)) +
      path(dots, pen(1.4)) +
      group('glyphs', pen(2), shapes) +
      lines.join(''),
  );
}

/** On from a true place to where there is room, along a spiral: spirals of labels in order never cross. */
function spiral(direction: number, from: number, placed: number, to: number): string {
  const turn = difference(direction, placed);
  const steps = Math.ceil(Math.abs(turn) / 5) || 1;
  let d = '';
  for (let step = 1; step <= steps; step++) {
    const share = step / steps;
    d += `L${at(direction + turn * share, from + (to - from) * share)}`;
  }
  return d;
}
