import { difference } from '../chart/angle.js';
import { Moon } from '../chart/body-ids.js';
import type { EphemerisTable } from '../schema/sky-events.js';
import { coordinate, pair } from './circle.js';
import { dateText } from './dates.js';
import { type Drawing, drawn } from './drawn.js';
import { glyphStroke } from './glyphs.js';
import { sortedBy } from './order.js';
import { refuseValue } from './refuse.js';
import { chartsOf, type WheelResult } from './sources.js';
import { chained, row } from './spread.js';
import { bodyGlyph, element, figures, group, path, pen } from './svg.js';
import type { PictureOptions, Theme } from './theme.js';
import { across, axisOf, endOf } from './time-axis.js';

export interface GraphOptions extends PictureOptions {
  /** Degrees that the longitudes are reckoned by: 45 shows eighths of the circle as meetings, 90 quarters. Default 45. */
  dial?: 30 | 45 | 90 | 360;
  /** A chart whose points are drawn as level lines: `natal(…)`. */
  natal?: WheelResult;
}

const left = 74;
const top = 34;
const bottom = 574;
const glyphSize = 18;

/**
 * A graphic ephemeris in SVG: longitudes of bodies through time on a dial of 45° or 90°, where bodies in hard aspect
 * meet, over the level lines of a birth. After R. Ebertin, The Combination of Stellar Influences. A body that goes
 * further than half the dial from one row to the next, as the Moon in all but tables of a day or less, has no course to
 * draw and is left out, and so is one that goes round it more than 36 times, as the Moon in half a year: its lines
 * would fill the picture.
 *
 * @param table of `ephemerisTable`, of two rows at least
 * @throws HoroscopeError `invalid_request`
 */
export function ephemerisGraph(table: Pick<EphemerisTable, 'data'>, options: GraphOptions = {}): string {
  return drawn(options, ['dial', 'natal'], 960, (theme, size) => drawGraph(table, options, theme, size));
}

type Row = EphemerisTable['data'][number];

function drawGraph(
  table: Pick<EphemerisTable, 'data'>,
  { natal, dial = 45 }: GraphOptions,
  theme: Theme,
  size: number | undefined,
): Drawing {
  if (![30, 45, 90, 360].includes(dial)) refuseValue('dial', '30, 45, 90 or 360', dial);
  const data = table?.data;
  if (!(Array.isArray(data) && data.length > 1))
    refuseValue('table', 'one of ephemerisTable() with two rows or more', data ?? table);
  const [first, last] = [data[0], data.at(-1)] as [Row, Row];
  const right = endOf(size, 900, 540);
  const scale = { from: first.julianDayUt, to: last.julianDayUt, left, right };
  const down = (degrees: number): number => top + (degrees / dial) * (bottom - top);
  const level = (longitude: unknown): number => down(Number(longitude) % dial);
  const levels = (places: readonly number[]): string =>
    places.map((y) => `M${left} ${coordinate(y)}H${right}`).join('');

  const at = (julianDay: number, degrees: number): string => pair(across(scale, julianDay), down(degrees));
  let courses = '';
  const bodies: Mark[] = [];
  for (const [i, { planetId: id, longitude }] of first.planets.entries()) {
    const d = courseOf(data, i, dial, at);
    if (!d) continue;
    const stroke = [theme.ink, theme.hard, theme.soft, theme.minor][i % 4];
    const dash = ['7 3', '2 4'][(Math.floor(i / 4) % 3) - 1];
    courses += group(`body-${id}`, pen(1.5, stroke), path(d, { 'stroke-dasharray': dash }));
    bodies.push({ id, stroke, y: level(longitude) });
  }
  const points = natal ? chartsOf(natal, 'options.natal').inner.points : [];
  const ofBirth = points.map(({ id, longitude }): Mark => ({ id, stroke: theme.outer, y: level(longitude) }));
  const step = dial === 360 ? 30 : dial === 90 ? 10 : 5;
  const degrees = Array.from({ length: dial / step + 1 }, (_, i) => i * step);
  return [
    [0, 0, right + (ofBirth.length > 0 ? 56 : 16), bottom + 14],
    `${dateText(scale.from)} – ${dateText(scale.to)}, ${dial}°`,
    '',
    axisOf(scale, top - 4, bottom, theme) +
      group(
        'dial',
        pen(0.5, theme.line),
        path(levels(degrees.map(down)), { 'stroke-opacity': 0.35 }) +
          element('rect', { x: left, y: top, width: right - left, height: bottom - top }),
      ) +
      group(
        'degrees',
        pen(1.6, theme.muted),
        figures(degrees.map((degree) => ({ text: `${degree}°`, x: 20, y: down(degree), height: 10 }))),
      ) +
      group(
        'natal',
        { ...pen(0.8, theme.outer), 'stroke-dasharray': '6 3' },
        path(levels(ofBirth.map(({ y }) => y))),
      ) +
      group('courses', {}, courses) +
      beside(bodies, left - 18, left, theme) +
      beside(ofBirth, right + 34, right, theme),
  ];
}

/** Degrees that the Moon moves in a day, at most. */
const fastest = 15.4;

/** How often a body may go round the dial. */
const mostRounds = 36;

/**
 * A body's line; where it passes the end of the dial, it goes on from the other one. None where the rows of the table are
 * too far apart for a course to be read off them, or its lines would be too near to each other.
 */
function courseOf(
  data: EphemerisTable['data'],
  index: number,
  dial: number,
  at: (julianDay: number, degrees: number) => string,
): string {
  let d = '';
  let course = 0;
  let before: { julianDayUt: number; longitude: number } | undefined;
  for (const { julianDayUt, planets } of data) {
    const longitude = Number(planets[index]?.longitude);
    const degrees = longitude % dial;
    if (before) {
      const days = julianDayUt - before.julianDayUt;
      const moved = difference(before.longitude, longitude);
      const reach = Math.max(Math.abs(moved), planets[index]?.planetId === Moon ? days * fastest : 0);
      course += Math.abs(moved);
      if (reach > dial / 2 || course > dial * mostRounds) return '';
      const from = before.longitude % dial;
      if (Math.abs(degrees - from) > dial / 2) {
        const [end, start] = moved > 0 ? [dial, 0] : [0, dial];
        const day = before.julianDayUt + (days * (end - from)) / moved;
        d += `L${at(day, end)}M${at(day, start)}`;
      }
    }
    d += (before ? 'L' : 'M') + at(julianDayUt, degrees);
    before = { julianDayUt, longitude };
  }
  return d;
}

/** A glyph, and where it belongs. */
interface Mark {
  id: number;
  stroke: string | undefined;
  y: number;
}

/** Glyphs in a column beside the levels that they belong to, apart from each other, with lines to where they would be. */
function beside(marks: readonly Mark[], x: number, edge: number, theme: Theme): string {
  const sorted = sortedBy(marks, ({ y }) => y);
  const targets = sorted.map(({ y }) => y);
  const gap = Math.min(glyphSize, (bottom - top) / Math.max(1, marks.length - 1));
  const gaps = sorted.slice(1).map(() => gap);
  const bounds = { low: targets.map(() => top), high: targets.map(() => bottom) };
  const places = row(targets, gaps, chained(bounds, gaps));
  const side = x < edge ? 11 : -11;
  const drawn = sorted.map(({ id, stroke, y: level }, n) => {
    const y = places[n] as number;
    return (
      path(`M${pair(x + side, y)}L${pair(edge, level)}`, pen(0.6, theme.muted)) +
      group('body', { stroke }, bodyGlyph(id, { x, y }, gap))
    );
  });
  return group('glyphs', pen(glyphStroke), drawn.join(''));
}
