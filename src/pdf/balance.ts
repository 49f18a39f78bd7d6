import { elements, modalities } from '../chart/zodiac.js';
import type { Elements } from '../schema/responses.js';
import type { PrintCatalogue } from '../text/print-catalogue.js';
import { coordinate } from '../wheel/circle.js';
import { element, group, path } from '../wheel/svg.js';
import { type Theme, themeOf } from '../wheel/theme.js';
import { optionsFor, type PictureText, type Typeset } from './figures.js';
import { type Palette, styles } from './style.js';
import type { Balanced } from './subject.js';

/** Elements and qualities as bars, and the halves of the sky, with their names in the report’s type. Points. */

const names = 58;
/** Of a bar in a column of all, of one in a column of its kind, and of one of two people’s. */
const barWidths = { column: 140, row: 44, half: 86 } as const;
/** From such a column’s bars to the next one. */
const beyond = 58;
const barHeight = 9;
const row = 17;
const parting = 9;
/** Of the middle of the first bar. */
const top = 6;
const radius = 46;
/** Of the circle below the bars of one of two people, with its words above and below it. */
const halfRadius = 34;
const aroundHalf = 16;
/** From the bars above it to its words, more than from one bar to the next: they are no bar’s name. */
const belowBars = 8;
/** The middle of that circle, and the line of a name above the bars. */
const halfMiddle = 103;
const nameHeight = 20;
/** From the bars to the middle of the circle. */
const beside = 148;

const groups: readonly (readonly (keyof Elements)[])[] = [elements, modalities, ['positive', 'negative']];

const colorOf = (key: keyof Elements, theme: Theme): string =>
  key === 'fire' || key === 'earth' || key === 'air' || key === 'water' ? theme[key] : theme.muted;

/**
 * Bars in a column with the circle of the halves beside it, in a row by kind where there is no circle, or in half a page,
 * the circle below: so that two people’s stand beside each other, each under a name.
 */
export type BalanceShape = 'column' | 'row' | 'half';

interface BalanceSetting {
  shape: BalanceShape;
  name?: string;
}

export function balanceOf(
  { elements: shares, chart }: Balanced,
  { shape, name }: BalanceSetting,
  palette: Palette,
  words: PrintCatalogue,
): Typeset {
  const theme = themeOf(optionsFor(palette));
  const texts: PictureText[] = [];
  let bars = '';
  const barWidth = barWidths[shape];
  const first = top + (name === undefined ? 0 : nameHeight);
  if (name !== undefined)
    texts.push({ x: 0, y: first - nameHeight + 4, text: name, style: styles.pictureHead, align: 'left' });
  let [left, y, lowest] = [0, first, 0];
  for (const keys of groups) {
    for (const key of keys) {
      const share = shares[key];
      const bar = { x: left + names, y: y - barHeight / 2, height: barHeight, rx: 1.5 };
      bars += element('rect', {
        ...bar,
        width: barWidth,
        fill: theme.band,
        stroke: palette.line,
        'stroke-width': 0.5,
      });
      if (share > 0)
        bars += element('rect', {
          ...bar,
          width: (barWidth * share) / 100,
          fill: colorOf(key, theme),
          stroke: 'none',
        });
      const line = { y: y + 3.4, style: styles.pictureText };
      texts.push({ ...line, x: left, text: words.shares[key], align: 'left' });
      texts.push({ ...line, x: left + names + barWidth + 8, text: `${share}%`, align: 'left' });
      y += row;
    }
    lowest = Math.max(lowest, y);
    if (shape !== 'row') y += parting;
    else [left, y] = [left + names + barWidth + beyond, first];
  }
  const below = lowest - row / 2 + top / 2;
  const halves = hemispheresOf(chart);
  const right = (shape === 'row' ? left - beyond : names + barWidth) + 40;
  const middle: Middle =
    shape === 'half'
      ? { x: halfMiddle, y: below + belowBars + aroundHalf + halfRadius, r: halfRadius }
      : { x: right + beside - 40, y: below / 2, r: radius };
  if (halves) texts.push(...countsOf(halves, middle, words));
  const { x, r } = middle;
  const circle = halves
    ? group(
        'horizon',
        { stroke: palette.muted, 'stroke-width': 0.8 },
        element('circle', { cx: x, cy: middle.y, r }) +
          path(
            `M${coordinate(x - r - 6)} ${middle.y}h${2 * r + 12}M${coordinate(x)} ${middle.y - r}v${2 * r}`,
          ),
      )
    : '';
  const width = shape === 'half' ? 2 * halfMiddle : halves ? x + r + 74 : right;
  const height = shape === 'half' && halves ? middle.y + r + aroundHalf : below;
  return {
    svg: element(
      'svg',
      { viewBox: `0 0 ${coordinate(width)} ${coordinate(height)}`, fill: 'none' },
      group('bars', {}, bars) + circle,
    ),
    texts,
  };
}

interface Middle {
  x: number;
  y: number;
  /** Of the circle around it. */
  r: number;
}

type Halves = Readonly<Record<'north' | 'south' | 'east' | 'west', number>>;

export const hemispheresOf = (chart: object | undefined): Halves | null =>
  chart !== undefined && 'hemispheres' in chart ? (chart.hemispheres as Halves | null) : null;

/** As the wheel lies: above the horizon on top, what rises at the left. */
function countsOf(halves: Halves, { x, y, r }: Middle, words: PrintCatalogue): PictureText[] {
  const { south, north, east, west } = words.halves;
  const label = (
    text: string,
    dx: number,
    dy: number,
    align: PictureText['align'] = 'center',
  ): PictureText => ({
    text,
    x: x + dx,
    y: y + dy,
    style: styles.pictureText,
    ...(align && { align }),
  });
  const out = r + 10;
  return [
    label(`${south}: ${halves.south}`, 0, -r - 6),
    label(`${north}: ${halves.north}`, 0, r + 14),
    label(east, -out, -3, 'right'),
    label(String(halves.east), -out, 10, 'right'),
    label(west, out, -3, 'left'),
    label(String(halves.west), out, 10, 'left'),
  ];
}
