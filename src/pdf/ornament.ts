import { cosine } from '../wheel/circle.js';
import type { PageShape, Palette } from './style.js';

/**
 * The ornaments of a report: on the cover a tinted field in a double frame, a star in each corner, and the Moon at the
 * foot; and the star that ends a part.
 */

/** Points from the edge of the page to the outer rule of the frame, and from that to the inner one. */
const inset = 30;
const between = 4;
/** Radius of a Moon, and from one to the next. */
const moonRadius = 9;
const moonStep = 34;

const paper = '#ffffff';
/** The field: so light that an office printer shows none of it. */
const field = '#fcf9f2';

const element = (name: string, attributes: Readonly<Record<string, string | number>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? Math.round(value * 100) / 100 : value}"`)
    .join('')}/>`;

/** A star of eight points, the even ones longer. */
function star(x: number, y: number, radius: number, color: string): string {
  const diagonal = radius * 0.36;
  const inner = radius * 0.17;
  const corners = [
    [0, -radius],
    [inner * 0.6, -inner * 1.5],
    [diagonal, -diagonal],
    [inner * 1.5, -inner * 0.6],
  ];
  const points = [0, 1, 2, 3].flatMap((quarter) =>
    corners.map(([right = 0, down = 0]) => {
      const turned = [
        [right, down],
        [-down, right],
        [-right, -down],
        [down, -right],
      ][quarter] as [number, number];
      return `${Math.round((x + turned[0]) * 100) / 100} ${Math.round((y + turned[1]) * 100) / 100}`;
    }),
  );
  return element('path', { d: `M${points.join('L')}Z`, fill: color, stroke: 'none' });
}

/** Points: how wide what ends a part is, and how high. */
export const tailWidth = 96;
const tailHeight = 14;

/** A star between two rules. */
export function tailOf({ accent }: Palette): string {
  const [middle, y] = [tailWidth / 2, tailHeight / 2];
  const rule = (from: number, to: number): string =>
    element('path', { d: `M${from} ${y}H${to}`, stroke: accent, 'stroke-width': 0.6 });
  return [
    `<svg viewBox="0 0 ${tailWidth} ${tailHeight}">`,
    rule(0, middle - 12),
    star(middle, y, tailHeight / 2, accent),
    rule(middle + 12, tailWidth),
    '</svg>',
  ].join('');
}

/** A Moon as it was seen from a place. */
export interface SeenMoon {
  /** Degrees that it was ahead of the Sun. */
  elongation: number;
  /** From the south of the equator, where it is lit from the left while it waxes. */
  isSouthern: boolean;
}

/** The Moon, what is lit of it white. */
function moon(x: number, y: number, { elongation, isSouthern }: SeenMoon, color: string): string {
  const share = (1 - cosine(elongation)) / 2;
  const disc = element('circle', {
    cx: x,
    cy: y,
    r: moonRadius,
    fill: color,
    stroke: color,
    'stroke-width': 0.8,
  });
  const [r, side] = [moonRadius, elongation < 180 === isSouthern ? 0 : 1];
  const width = Math.round(r * Math.abs(1 - 2 * share) * 100) / 100;
  // The line between light and shadow bends into the dark half once more than half is lit.
  const bend = share < 0.5 ? 1 - side : side;
  const d = `M${x} ${y - r}A${r} ${r} 0 0 ${side} ${x} ${y + r}A${width} ${r} 0 0 ${bend} ${x} ${y - r}Z`;
  return disc + element('path', { d, fill: paper, stroke: 'none' });
}

/** The middle of the Moons, in points from the top. */
export const footOfMoons = ({ height }: Pick<PageShape, 'height'>): number =>
  Math.round((height - inset - 2 * between - 42) * 100) / 100;

/** @param moons of each whose chart it is */
export function fieldOf(
  { width, height }: PageShape,
  { accent }: Palette,
  moons: readonly SeenMoon[],
): string {
  const frame = (off: number, weight: number): string =>
    element('rect', {
      x: off,
      y: off,
      width: width - 2 * off,
      height: height - 2 * off,
      stroke: accent,
      'stroke-width': weight,
    });
  const phases = moons.map((seen, i) => {
    const x = Math.round((width / 2 + (i - (moons.length - 1) / 2) * moonStep) * 100) / 100;
    return moon(x, footOfMoons({ height }), seen, accent);
  });
  const corner = inset + between / 2;
  const stars = [corner, width - corner].flatMap((x) =>
    [corner, height - corner].map(
      (y) => element('circle', { cx: x, cy: y, r: 11, fill: field }) + star(x, y, 10, accent),
    ),
  );
  return [
    `<svg viewBox="0 0 ${width} ${height}">`,
    element('rect', { x: 0, y: 0, width, height, fill: field }),
    frame(inset, 0.9),
    frame(inset + between, 0.4),
    ...stars,
    ...phases,
    '</svg>',
  ].join('');
}
