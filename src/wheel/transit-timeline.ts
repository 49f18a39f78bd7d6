import { colorOf } from './aspect-lines.js';
import { coordinate, pair } from './circle.js';
import { clockDay, dateText } from './dates.js';
import { type Drawing, drawn } from './drawn.js';
import { aspectGlyphs, glyphStroke } from './glyphs.js';
import { refuse, refuseValue } from './refuse.js';
import { bodyGlyph, figures, glyph, group, type Line, path, pen } from './svg.js';
import type { PictureOptions, Theme } from './theme.js';
import { across, axisOf, endOf, type TimeScale, timeAxis } from './time-axis.js';
import {
  bar,
  ending,
  periodOf,
  type Row,
  rowsOf,
  sentenceOf,
  slow,
  type TimelineResult,
} from './timeline-rows.js';

export interface TimelineOptions extends PictureOptions {
  /** Planet ids of the transiting bodies. Default the slow ones: Jupiter to Pluto, Chiron and the North Node. */
  bodies?: readonly number[];
}

const left = 104;
const wide = 960;
const rowHeight = 22;
const top = 34;

/**
 * Transits of a period in SVG: by planet, a bar from the start of each aspect to its end, with its exact moments. Dates
 * are those of the place whose clock the result goes by.
 *
 * @param result of `transits` with `date_end`
 * @throws HoroscopeError `invalid_request`
 */
export function transitTimeline(result: TimelineResult, options: TimelineOptions = {}): string {
  return drawn(options, ['bodies'], wide, (theme, size) =>
    drawTimeline(result, options.bodies ?? slow, theme, endOf(size, wide, 560)),
  );
}

const axisHeight = 10;

function drawTimeline(
  result: TimelineResult,
  bodies: readonly number[],
  theme: Theme,
  right: number,
): Drawing {
  if (!Array.isArray(result?.transits_aspects)) refuseValue('result', 'one of transits()', result);
  const { name } = result.profile1;
  if (typeof name !== 'string') refuseValue('profile1.name', 'a string', name);
  const rows = rowsOf(result.transits_aspects.filter(({ planet1Id }) => bodies.includes(planet1Id)));
  const period = periodOf(result);
  if (period === null)
    refuse(
      'result is of a single moment; transits have a timeline where they are asked for with date_end',
      'result',
    );
  const scale = { ...period, left, right };
  const bottom = top + Math.max(1, rows.length) * rowHeight + 4;
  let names = '';
  let bars = '';
  let exacts = '';
  let parting = '';
  const days: Line[] = [];
  for (const [row, passages] of rows.entries()) {
    const y = top + (row + 0.5) * rowHeight;
    const { planet1Id, planet2Id, aspectId } = passages[0];
    if (row > 0 && rows[row - 1]?.[0].planet1Id !== planet1Id)
      parting += `M8 ${coordinate(y - rowHeight / 2)}H${right}`;
    names +=
      bodyGlyph(planet1Id, { x: 22, y }, 17) +
      group(
        'aspect',
        { stroke: colorOf(aspectId, theme) },
        glyph(aspectGlyphs[aspectId] ?? '', { x: 50, y }, 14),
      ) +
      bodyGlyph(planet2Id, { x: 78, y }, 17);
    bars += passages.map((passage) => bar(passage, scale, y, theme)).join('');
    exacts += exactMarks(passages, scale, y, theme, days);
  }
  const boxes = days.map(({ x, y }) => ({ left: x - 7, right: x + 7, top: y - 6, bottom: y + 6 }));
  const { lines, labels } = timeAxis(scale, top - 4, bottom, axisHeight, boxes);
  const below = labels.map((label) => ({ ...label, y: bottom + axisHeight }));
  return [
    [0, 0, right + 16, bottom + axisHeight + 10],
    `${name}, ${dateText(scale.from)} – ${dateText(scale.to)}`,
    rows.map(sentenceOf).join(' '),
    axisOf(lines, [...labels, ...below], theme) +
      group('parting', pen(0.6, theme.line), path(parting)) +
      group('bars', {}, bars) +
      group('exact', {}, exacts) +
      group('days', pen(1.7), figures(days)) +
      group('glyphs', pen(glyphStroke), names),
  ];
}

/** A diamond at each exact moment, and its day of the month where there is room. */
function exactMarks(
  passages: Row,
  scale: TimeScale,
  y: number,
  { ink, background }: Theme,
  days: Line[],
): string {
  const xs = passages
    .flatMap(({ exact }) => exact.map(clockDay))
    .filter((day) => day >= scale.from && day <= scale.to)
    .map((day) => ({ x: across(scale, day), text: String(Number(dateText(day).slice(8))) }));
  const ends = passages.map((passage) => across(scale, Math.min(scale.to, ending(passage))));
  // Longer spans tell months along the axis; a day of the month would say nothing.
  const withDays = scale.to - scale.from < 800;
  let free = scale.left;
  for (const [i, { x, text }] of xs.entries()) {
    const next = Math.min(scale.right, (xs[i + 1]?.x ?? scale.right + 5) - 5);
    // Behind the bar where its end would go through the figures.
    const end = ends.find((end) => end > x + 4 && end < x + 23) ?? x;
    const right = Math.max(x + 14, end + 11);
    const side = right + 10 <= next ? right : x - 24 >= free ? x - 14 : 0;
    if (withDays && side !== 0) days.push({ text, x: side, y, height: 8 });
    free = side > x ? side + 10 : x + 5;
  }
  return path(xs.map(({ x }) => `M${pair(x, y - 5.5)}l4 5.5l-4 5.5l-4-5.5z`).join(''), {
    fill: ink,
    ...pen(0.8, background === 'none' ? ink : background),
  });
}
