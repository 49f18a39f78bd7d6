import { colorOf } from './aspect-lines.js';
import { pair } from './circle.js';
import { clockDay, dateText } from './dates.js';
import { type Drawing, drawn } from './drawn.js';
import { aspectGlyphs, glyphStroke } from './glyphs.js';
import { refuse, refuseValue } from './refuse.js';
import { bodyGlyph, figures, glyph, group, type Line, path, pen } from './svg.js';
import type { PictureOptions, Theme } from './theme.js';
import { across, axisOf, endOf } from './time-axis.js';
import { bar, periodOf, rowsOf, sentenceOf, slow, type TimelineResult } from './timeline-rows.js';

export interface TimelineOptions extends PictureOptions {
  /** Planet ids of the transiting bodies. Default the slow ones: Jupiter to Pluto, Chiron and the North Node. */
  bodies?: readonly number[];
}

const left = 96;
const wide = 960;
const top = 36;
const rowHeight = 26;
/** Air between the rows of one planet and those of the next. */
const parting = 14;
/** The width of a date behind the bars. */
const dateWidth = 40;

/**
 * Transits of a period in SVG: by planet, a bar from the start of each aspect to its end, with its exact moments. Dates
 * are those of the place whose clock the result goes by.
 *
 * @param result of `transits` with `date_end`
 * @throws HoroscopeError `invalid_request`
 */
export function transitTimeline(result: TimelineResult, options: TimelineOptions = {}): string {
  return drawn(options, ['bodies'], wide, (theme, size) => drawTimeline(result, options, theme, size));
}

function drawTimeline(
  result: TimelineResult,
  { bodies = slow }: TimelineOptions,
  theme: Theme,
  size: number | undefined,
): Drawing {
  const edge = endOf(size, wide, 560);
  if (!Array.isArray(result?.transits_aspects)) refuseValue('result', 'one of transits()', result);
  const { name } = result.profile1;
  if (typeof name !== 'string') refuseValue('profile1.name', 'a string', name);
  const period = periodOf(result);
  if (period === null)
    refuse('result is of a single moment; a timeline is of transits with date_end', 'result');
  const rows = rowsOf(result.transits_aspects.filter(({ planet1Id }) => bodies.includes(planet1Id)));
  const exactDays = rows.map((passages) =>
    passages
      .flatMap(({ exact }) => exact.map(clockDay))
      .filter((day) => day >= period.from && day <= period.to),
  );
  // In a longer period dates would need their years; the axis shows months, or years.
  const hasDates = period.to - period.from < 800;
  const column = hasDates ? Math.max(0, ...exactDays.map(({ length }) => length)) * dateWidth : 0;
  const right = edge - column - (column && 10);
  const scale = { ...period, left, right };
  let y = top + 2;
  let names = '';
  let bars = '';
  let exacts = '';
  let guides = '';
  let partings = '';
  const dates: Line[] = [];
  for (const [row, passages] of rows.entries()) {
    const { planet1Id, planet2Id, aspectId } = passages[0];
    if (planet1Id !== rows[row - 1]?.[0].planet1Id) {
      if (row) {
        partings += `M8 ${y + parting / 2}H${edge}`;
        y += parting;
      }
      names += bodyGlyph(planet1Id, { x: 20, y: y + rowHeight / 2 }, 20);
    } else guides += `M42 ${y}H${edge}`;
    const middle = y + rowHeight / 2;
    y += rowHeight;
    names +=
      group(
        'aspect',
        { stroke: colorOf(aspectId, theme) },
        glyph(aspectGlyphs[aspectId] ?? '', { x: 50, y: middle }, 13),
      ) + bodyGlyph(planet2Id, { x: 74, y: middle }, 16);
    bars += passages.map((passage) => bar(passage, scale, middle, theme)).join('');
    for (const [i, day] of (exactDays[row] as number[]).entries()) {
      exacts += `M${pair(across(scale, day), middle - 6.5)}l5 6.5l-5 6.5l-5-6.5z`;
      if (hasDates)
        dates.push({
          text: dateText(day).slice(5),
          x: edge - column + (i + 0.5) * dateWidth,
          y: middle,
          height: 8.5,
        });
    }
  }
  const bottom = y + 4;
  return [
    [0, 0, edge + 16, bottom + 20],
    `${name}, ${dateText(scale.from)} – ${dateText(scale.to)}`,
    rows.map(sentenceOf).join(' '),
    axisOf(scale, top - 4, bottom, theme, bottom + 10) +
      group('parting', pen(0.6, theme.line, 0.6), path(partings)) +
      group('guides', pen(0.5, theme.line, 0.25), path(guides)) +
      group('bars', {}, bars) +
      group('exact', { fill: theme.ink, ...pen(1, theme.background) }, path(exacts)) +
      group('days', pen(1.6), figures(dates)) +
      group('glyphs', pen(glyphStroke), names),
  ];
}
