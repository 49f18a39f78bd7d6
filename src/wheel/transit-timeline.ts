import { HoroscopeError, quote } from '../errors.js';
import { colorOf } from './aspect-lines.js';
import { coordinate } from './circle.js';
import { drawn } from './drawn.js';
import { glyphStroke, glyphs } from './glyphs.js';
import { moreLetters } from './more-letters.js';
import { bodyGlyph, figures, glyph, group, type Line, path, picture } from './svg.js';
import { type PictureOptions, sizeOf, type Theme, themeOf } from './theme.js';
import { across, dateText, type TimeScale, timeAxis } from './time-axis.js';
import {
  bar,
  clockDay,
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
/** Where time ends: in a picture of fewer pixels sooner, so that its glyphs and dates are not too small. */
const wide = 960;
const narrow = 560;
const small = 700;
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
  return drawn(options, ['bodies'], () => drawTimeline(result, options));
}

const axisHeight = 10;
const rightOf = (size: number | undefined): number => (size !== undefined && size < small ? narrow : wide);

function drawTimeline(result: TimelineResult, options: TimelineOptions): string {
  const theme = themeOf(options);
  if (!Array.isArray(result?.transits_aspects))
    throw new HoroscopeError(
      'invalid_request',
      `result must be one of transits(); given was ${quote(result)}`,
      {
        path: 'result',
      },
    );
  if (typeof result.profile1.name !== 'string')
    throw new HoroscopeError(
      'invalid_request',
      `profile1.name must be a string; given was ${quote(result.profile1.name)}`,
      { path: 'profile1.name' },
    );
  const size = sizeOf(options, wide);
  const right = rightOf(size);
  const bodies = options.bodies ?? slow;
  const rows = rowsOf(result.transits_aspects.filter(({ planet1Id }) => bodies.includes(planet1Id)));
  const period = periodOf(result);
  if (!period)
    throw new HoroscopeError(
      'invalid_request',
      'result is of a single moment; transits have a timeline where they are asked for with date_end',
      { path: 'result' },
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
    const color = colorOf(aspectId, theme);
    if (row > 0 && rows[row - 1]?.[0].planet1Id !== planet1Id)
      parting += `M8 ${coordinate(y - rowHeight / 2)}H${right}`;
    names +=
      bodyGlyph(planet1Id, { x: 22, y }, 17) +
      group('aspect', { stroke: color }, glyph(glyphs.aspects[aspectId] ?? '', { x: 50, y }, 14)) +
      bodyGlyph(planet2Id, { x: 78, y }, 17);
    bars += passages.map((passage) => bar(passage, scale, y, theme)).join('');
    exacts += exactMarks(passages, scale, y, theme, days);
  }
  const boxes = days.map(({ x, y }) => ({ left: x - 7, right: x + 7, top: y - 6, bottom: y + 6 }));
  const axis = timeAxis(scale, top - 4, bottom, axisHeight, boxes);
  const below = axis.labels.map((label) => ({ ...label, y: bottom + axisHeight }));
  return picture(
    {
      view: [0, 0, right + 16, bottom + axisHeight + 10],
      size,
      title: options.title ?? `${result.profile1.name}, ${dateText(scale.from)} – ${dateText(scale.to)}`,
      desc: options.desc ?? rows.map(sentenceOf).join(' '),
      background: theme.background,
      ink: theme.ink,
    },
    group('axis', { stroke: theme.line, 'stroke-width': 0.5, 'stroke-opacity': 0.6 }, axis.lines) +
      group(
        'dates',
        { stroke: theme.muted, 'stroke-width': 1.6 },
        figures([...axis.labels, ...below], moreLetters),
      ) +
      (parting === '' ? '' : group('parting', { stroke: theme.line, 'stroke-width': 0.6 }, path(parting))) +
      group('bars', {}, bars) +
      group('exact', {}, exacts) +
      group('days', { 'stroke-width': 1.7 }, figures(days)) +
      group('glyphs', { 'stroke-width': glyphStroke }, names),
  );
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
    .map((day) => ({ x: across(scale, day), day: String(Number(dateText(day).slice(8))) }));
  const ends = passages.map(({ ends }) =>
    across(scale, Math.min(scale.to, ends ? clockDay(ends) : scale.to)),
  );
  // Longer spans tell months along the axis; a day of the month would say nothing.
  const withDays = scale.to - scale.from < 800;
  let free = scale.left;
  for (const [i, { x, day }] of xs.entries()) {
    const next = Math.min(scale.right, (xs[i + 1]?.x ?? scale.right + 5) - 5);
    // Behind the bar where its end would go through the figures.
    const end = ends.find((end) => end > x + 4 && end < x + 23) ?? x;
    const right = Math.max(x + 14, end + 11);
    const side = right + 10 <= next ? right : x - 24 >= free ? x - 14 : 0;
    if (withDays && side !== 0) days.push({ text: day, x: side, y, height: 8 });
    free = side > x ? side + 10 : x + 5;
  }
  const d = xs.map(({ x }) => `M${coordinate(x)} ${coordinate(y - 5.5)}l4 5.5l-4 5.5l-4-5.5z`).join('');
  const edge = background === 'none' ? ink : background;
  return d === '' ? '' : path(d, { fill: ink, stroke: edge, 'stroke-width': 0.8 });
}
