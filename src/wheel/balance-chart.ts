import { type Element, elements, modalities, signIds } from '../chart/zodiac.js';
import type { Elements } from '../schema/responses.js';
import { type Drawing, drawn } from './drawn.js';
import { glyphStroke, signGlyphs } from './glyphs.js';
import { refuseValue } from './refuse.js';
import { type ChartResult, captionOfChart } from './sources.js';
import { type Attributes, element, figures, glyph, group, type Line, path, pen } from './svg.js';
import type { PictureOptions, Theme } from './theme.js';

interface Halves {
  north: number;
  south: number;
  east: number;
  west: number;
}

/** What `balanceChart` needs of a result. */
export interface BalanceResult extends Pick<ChartResult, 'profile' | 'profile1' | 'profile2' | 'event'> {
  elements: Elements;
  chart?: { hemispheres?: Halves | null };
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
  return drawn(options, [], 600, (theme) => drawBalance(result, theme));
}

function drawBalance(result: BalanceResult, theme: Theme): Drawing {
  const shares = result?.elements;
  if (!shares) refuseValue('result', 'a result with `elements`, as natal() gives it', result);
  const halves = result.chart?.hemispheres;
  let y = 14;
  let bars = '';
  let names = '';
  const texts: Line[] = [];
  for (const keys of [elements, modalities, ['positive', 'negative'] as const]) {
    for (const [nth, key] of keys.entries()) {
      const share = shares[key];
      if (!Number.isFinite(Number(share))) refuseValue(`elements.${key}`, 'a percentage', share);
      const color = keys === elements ? theme[key as Element] : theme.muted;
      const middle = y + rowHeight / 2;
      // Elements and qualities repeat around the zodiac.
      const signs = signIds.filter((sign) => sign % keys.length === nth);
      if (signs.length === 6) texts.push({ text: nth ? '−' : '+', x: left - 18, y: middle, height: 14 });
      else
        for (const [i, sign] of signs.entries()) {
          const x = left - 18 - (signs.length - 1 - i) * 21;
          names += group('sign', { stroke: color }, glyph(signGlyphs[sign] as string, { x, y: middle }, 17));
        }
      const bar = (long: number, attributes: Attributes): string =>
        element('rect', { x: left, y: middle - 7, width: long, height: 14, rx: 2, ...attributes });
      bars += bar(width, { fill: theme.band, ...pen(0.5, theme.line) });
      if (share > 0) bars += bar((width * share) / 100, { fill: color, stroke: 'none' });
      texts.push({ text: `${share}%`, x: left + width + 26, y: middle, height: 11 });
      y += rowHeight;
    }
    y += 12;
  }
  const right = left + width + 54;
  return [
    [0, 0, halves ? right + 190 : right, y],
    captionOfChart(result),
    '',
    group('bars', {}, bars) +
      group('signs', pen(glyphStroke), names) +
      group('shares', pen(1.7), figures(texts)) +
      (halves ? hemispheres(halves, right + 98, y / 2, theme) : ''),
  ];
}

/** Oriented as the wheel: south, above the horizon, at the top; east at the left. */
function hemispheres({ north, south, east, west }: Halves, x: number, y: number, { line }: Theme): string {
  const radius = 62;
  const reach = 2 * radius + 16;
  const at = (count: number, dx: number, dy: number): Line => ({
    text: String(count),
    x: x + dx,
    y: y + dy,
    height: 15,
  });
  return (
    group(
      'horizon',
      pen(0.9, line),
      element('circle', { cx: x, cy: y, r: radius }) +
        path(`M${x - reach / 2} ${y}h${reach}M${x} ${y - reach / 2}v${reach}`),
    ) +
    group(
      'hemispheres',
      pen(1.8),
      figures([
        at(south, 0, -radius - 22),
        at(north, 0, radius + 22),
        at(east, -radius - 17, -14),
        at(west, radius + 17, -14),
      ]),
    )
  );
}
