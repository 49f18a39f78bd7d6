import {
  type Element,
  elementOf,
  elements,
  modalities,
  modalityOf,
  type SignId,
  signIds,
} from '../chart/zodiac.js';
import { HoroscopeError, quote } from '../errors.js';
import type { Elements } from '../schema/responses.js';
import { drawn } from './drawn.js';
import { glyphStroke, glyphs } from './glyphs.js';
import { moreLetters } from './more-letters.js';
import { type ChartResult, captionOfChart } from './sources.js';
import { element, figures, glyph, group, type Line, path, picture } from './svg.js';
import { type PictureOptions, sizeOf, type Theme, themeOf } from './theme.js';

/** What `balanceChart` needs of a result. */
export interface BalanceResult extends Pick<ChartResult, 'profile' | 'profile1' | 'profile2' | 'event'> {
  elements: Elements;
  chart?: { hemispheres?: { north: number; south: number; east: number; west: number } | null };
}

interface Row {
  key: keyof Elements;
  color: string;
  signs: readonly SignId[];
}

const left = 96;
const width = 300;
const rowHeight = 26;

/**
 * Elements, qualities and polarities as bars in SVG, each named by the glyphs of its signs, and how many of the ten
 * planets stand in each half of the houses, where the result tells it. Positive signs go by a plus, negative by a minus.
 *
 * @throws HoroscopeError `invalid_request`
 * @example balanceChart(natal({ name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' }));
 */
export function balanceChart(result: BalanceResult, options: PictureOptions = {}): string {
  return drawn(options, [], () => drawBalance(result, options));
}

function drawBalance(result: BalanceResult, options: PictureOptions): string {
  const theme = themeOf(options);
  const shares = result?.elements;
  if (typeof shares !== 'object' || shares === null)
    throw new HoroscopeError(
      'invalid_request',
      `result must be a result with \`elements\`, as natal() gives it; given was ${quote(result)}`,
      { path: 'result' },
    );
  const halves = result.chart?.hemispheres;
  const groups = rowsOf(theme);
  let y = 14;
  let bars = '';
  let names = '';
  const figuresOfRows: Line[] = [];
  for (const rows of groups) {
    for (const { key, color, signs } of rows) {
      const share = shares[key];
      if (!Number.isFinite(Number(share)))
        throw new HoroscopeError(
          'invalid_request',
          `elements.${key} must be a percentage; given was ${quote(share)}`,
          { path: `elements.${key}` },
        );
      const middle = y + rowHeight / 2;
      if (signs.length === 6)
        figuresOfRows.push({ text: key === 'positive' ? '+' : '−', x: left - 18, y: middle, height: 14 });
      else
        for (const [i, sign] of signs.entries())
          names += group(
            'sign',
            { stroke: color },
            glyph(
              glyphs.signs[sign] as string,
              { x: left - 18 - (signs.length - 1 - i) * 21, y: middle },
              17,
            ),
          );
      bars += element('rect', {
        x: left,
        y: middle - 7,
        width,
        height: 14,
        rx: 2,
        fill: theme.band === 'none' ? 'none' : theme.band,
        stroke: theme.line,
        'stroke-width': 0.5,
      });
      if (share > 0)
        bars += element('rect', {
          x: left,
          y: middle - 7,
          width: (width * share) / 100,
          height: 14,
          rx: 2,
          fill: color,
          stroke: 'none',
        });
      figuresOfRows.push({ text: `${share}%`, x: left + width + 26, y: middle, height: 11 });
      y += rowHeight;
    }
    y += 12;
  }
  const right = left + width + 54;
  return picture(
    {
      view: [0, 0, halves ? right + 190 : right, y],
      size: sizeOf(options),
      title: options.title ?? captionOfChart(result),
      desc: options.desc ?? '',
      background: theme.background,
      ink: theme.ink,
    },
    group('bars', {}, bars) +
      group('signs', { 'stroke-width': glyphStroke }, names) +
      group('shares', { 'stroke-width': 1.7 }, figures(figuresOfRows, moreLetters)) +
      (halves ? hemispheres(halves, right + 98, y / 2, theme) : ''),
  );
}

function rowsOf(theme: Theme): Row[][] {
  return [
    elements.map((key: Element) => ({
      key,
      color: theme[key],
      signs: signIds.filter((sign) => elementOf(sign) === key),
    })),
    modalities.map((key) => ({
      key,
      color: theme.muted,
      signs: signIds.filter((sign) => modalityOf(sign) === key),
    })),
    [
      { key: 'positive' as const, color: theme.muted, signs: signIds.filter((sign) => sign % 2 === 0) },
      { key: 'negative' as const, color: theme.muted, signs: signIds.filter((sign) => sign % 2 === 1) },
    ],
  ];
}

/** As the wheel lies: south, above the horizon, on top; east at the left. */
function hemispheres(
  { north, south, east, west }: { north: number; south: number; east: number; west: number },
  x: number,
  y: number,
  theme: Theme,
): string {
  const radius = 62;
  const at = (dx: number, dy: number, count: number): Line => ({
    text: String(count),
    x: x + dx,
    y: y + dy,
    height: 15,
  });
  return (
    group(
      'horizon',
      { stroke: theme.line, 'stroke-width': 0.9 },
      element('circle', { cx: x, cy: y, r: radius }) +
        path(`M${x - radius - 8} ${y}h${2 * radius + 16}M${x} ${y - radius - 8}v${2 * radius + 16}`),
    ) +
    group(
      'hemispheres',
      { 'stroke-width': 1.8 },
      figures([
        at(0, -radius - 22, south),
        at(0, radius + 22, north),
        at(-radius - 17, -14, east),
        at(radius + 17, -14, west),
      ]),
    )
  );
}
