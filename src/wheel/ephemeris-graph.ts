import { separation } from '../chart/angle.js';
import { Moon } from '../chart/body-ids.js';
import { HoroscopeError, quote } from '../errors.js';
import type { EphemerisTable } from '../schema/sky-events.js';
import { coordinate, pair } from './circle.js';
import { drawn } from './drawn.js';
import { glyphStroke } from './glyphs.js';
import { moreLetters } from './more-letters.js';
import { chartsOf, type WheelResult } from './sources.js';
import { chained, row } from './spread.js';
import { bodyGlyph, element, figures, group, path, picture } from './svg.js';
import { type PictureOptions, sizeOf, type Theme, themeOf } from './theme.js';
import { across, dateText, type TimeScale, timeAxis } from './time-axis.js';

export interface GraphOptions extends PictureOptions {
  /** Degrees that the longitudes are reckoned by: 45 shows eighths of the circle as meetings, 90 quarters. Default 45. */
  dial?: 30 | 45 | 90 | 360;
  /** A chart whose points are drawn as level lines: `natal(…)`. */
  natal?: WheelResult;
}

const left = 74;
/** Where time ends: in a picture of fewer pixels sooner, so that its glyphs and dates are not too small. */
const wide = 900;
const narrow = 540;
const small = 700;
const top = 34;
const bottom = 574;
const glyphSize = 18;

/**
 * A graphic ephemeris in SVG: longitudes of bodies through time on a dial of 45° or 90°, where bodies in hard aspect
 * meet, over the level lines of a birth. After R. Ebertin, The Combination of Stellar Influences. A body that goes further
 * than half the dial from one row to the next, as the Moon in all but tables of a day or less, has no course to draw and
 * is left out, and so is one that goes round it more than 36 times, as the Moon in half a year: its lines would fill the picture.
 *
 * @param table of `ephemerisTable`, of two rows at least
 * @throws HoroscopeError `invalid_request`
 */
export function ephemerisGraph(table: Pick<EphemerisTable, 'data'>, options: GraphOptions = {}): string {
  return drawn(options, ['dial', 'natal'], () => drawGraph(table, options));
}

function drawGraph(table: Pick<EphemerisTable, 'data'>, options: GraphOptions): string {
  const theme = themeOf(options);
  const dial = options.dial ?? 45;
  if (![30, 45, 90, 360].includes(dial))
    throw new HoroscopeError('invalid_request', `dial is 30, 45, 90 or 360, not ${quote(dial)}`, {
      path: 'dial',
    });
  const data = table?.data;
  const [first, last] = Array.isArray(data) ? [data[0], data.at(-1)] : [];
  if (!first || !last || data.length < 2)
    throw new HoroscopeError(
      'invalid_request',
      `table must be one of ephemerisTable() with two rows or more; given was ${quote(data ?? table)}`,
      { path: 'table' },
    );
  const size = sizeOf(options, 960);
  const right = size !== undefined && size < small ? narrow : wide;
  const scale: TimeScale = { from: first.julianDayUt, to: last.julianDayUt, left, right };
  const axis = timeAxis(scale, top - 4, bottom, 10);
  const level = (longitude: number): number => top + ((longitude % dial) / dial) * (bottom - top);

  const followed = first.planets.flatMap(({ planetId }, i) =>
    canBeFollowed(data, i, dial) ? [{ planetId, i }] : [],
  );
  const ids = followed.map(({ planetId }) => planetId);
  const lines = followed.map(({ planetId: id, i }) => {
    const d = courseOf(data, i, scale, dial, level);
    const style = styleOf(i, theme);
    return group(
      `body-${id}`,
      style,
      path(d, { 'stroke-dasharray': dashes[Math.floor(i / 4) % dashes.length] }),
    );
  });
  const natal = options.natal ? chartsOf(options.natal, 'options.natal').inner.points : [];
  const natalLevels = natal.map(({ longitude }) => `M${left} ${coordinate(level(longitude))}H${right}`);
  const starts = followed.map(({ i }) => level(Number(first.planets[i]?.longitude)));
  const steps = dial === 360 ? 30 : dial === 90 ? 10 : 5;
  const degrees = Array.from({ length: dial / steps + 1 }, (_, i) => i * steps);
  return picture(
    {
      view: [0, 0, right + (natal.length > 0 ? 56 : 16), bottom + 14],
      size,
      title: options.title ?? `${dateText(scale.from)} – ${dateText(scale.to)}, ${dial}°`,
      desc: options.desc ?? '',
      background: theme.background,
      ink: theme.ink,
    },
    group('axis', { stroke: theme.line, 'stroke-width': 0.5, 'stroke-opacity': 0.6 }, axis.lines) +
      group('dates', { stroke: theme.muted, 'stroke-width': 1.6 }, figures(axis.labels, moreLetters)) +
      group(
        'dial',
        { stroke: theme.line, 'stroke-width': 0.5 },
        path(
          degrees
            .map((degree) => `M${left} ${coordinate(top + (degree / dial) * (bottom - top))}H${right}`)
            .join(''),
          { 'stroke-opacity': 0.35 },
        ) + element('rect', { x: left, y: top, width: right - left, height: bottom - top }),
      ) +
      group(
        'degrees',
        { stroke: theme.muted, 'stroke-width': 1.6 },
        figures(
          degrees.map((degree) => ({
            text: `${degree}°`,
            x: 20,
            y: top + (degree / dial) * (bottom - top),
            height: 10,
          })),
        ),
      ) +
      (natal.length > 0
        ? group(
            'natal',
            { stroke: theme.outer, 'stroke-width': 0.8, 'stroke-dasharray': '6 3' },
            path(natalLevels.join('')),
          )
        : '') +
      group('courses', {}, lines.join('')) +
      group(
        'glyphs',
        { 'stroke-width': glyphStroke },
        beside(ids, starts, left - 18, left, (n) => styleOf(followed[n]?.i ?? 0, theme).stroke, theme),
      ) +
      group(
        'glyphs',
        { 'stroke-width': glyphStroke },
        beside(
          natal.map(({ id }) => id),
          natal.map(({ longitude }) => level(longitude)),
          right + 34,
          right,
          () => theme.outer,
          theme,
        ),
      ),
  );
}

const dashes: readonly (string | undefined)[] = [undefined, '7 3', '2 4'];
const styleOf = (index: number, theme: Theme): { stroke: string; 'stroke-width': number } => ({
  stroke: [theme.ink, theme.hard, theme.soft, theme.minor][index % 4] as string,
  'stroke-width': 1.5,
});

/** Degrees that the Moon moves in a day, at most. */
const fastest = 15.4;

const mostRounds = 36;

/** Whether the rows of a table are near enough for a body's course to be read off them, and its lines far enough apart. */
function canBeFollowed(data: EphemerisTable['data'], index: number, dial: number): boolean {
  let course = 0;
  return data.every(({ julianDayUt, planets }, i) => {
    const before = data[i - 1];
    const [one, two] = [before?.planets[index], planets[index]];
    if (!before || !one || !two) return true;
    const reach = two.planetId === Moon ? (julianDayUt - before.julianDayUt) * fastest : 0;
    const moved = separation(Number(one.longitude), Number(two.longitude));
    course += moved;
    return Math.max(reach, moved) <= dial / 2 && course <= dial * mostRounds;
  });
}

/** A body's line; where it passes the end of the dial, it goes on from the other one. */
function courseOf(
  data: EphemerisTable['data'],
  index: number,
  scale: TimeScale,
  dial: number,
  level: (longitude: number) => number,
): string {
  let d = '';
  let before: { x: number; longitude: number } | undefined;
  for (const { julianDayUt, planets } of data) {
    const longitude = Number(planets[index]?.longitude) % dial;
    const x = across(scale, julianDayUt);
    const moved = before ? longitude - before.longitude : 0;
    if (before && Math.abs(moved) > dial / 2) {
      const forward = moved < 0;
      const whole = moved + (forward ? dial : -dial);
      const share = ((forward ? dial : 0) - before.longitude) / whole;
      const edge = before.x + (x - before.x) * share;
      d += `L${pair(edge, forward ? bottom : top)}M${pair(edge, forward ? top : bottom)}`;
    }
    d += `${before ? 'L' : 'M'}${pair(x, level(longitude))}`;
    before = { x, longitude };
  }
  return d;
}

/** Glyphs in a column beside the levels that they belong to, apart from each other, with lines to where they would be. */
function beside(
  ids: readonly number[],
  levels: readonly number[],
  x: number,
  edge: number,
  colorOf: (index: number) => string,
  theme: Theme,
): string {
  const order = ids.map((_, i) => i).sort((a, b) => (levels[a] as number) - (levels[b] as number) || a - b);
  const targets = order.map((i) => levels[i] as number);
  const gap = Math.min(glyphSize, (bottom - top) / Math.max(1, ids.length - 1));
  const gaps = order.slice(1).map(() => gap);
  const bounds = { low: targets.map(() => top), high: targets.map(() => bottom) };
  const places = row(targets, gaps, chained(bounds, gaps));
  const side = x < edge ? 1 : -1;
  return order
    .map((i, n) => {
      const y = places[n] as number;
      const lead = `M${coordinate(x + side * 11)} ${coordinate(y)}L${edge} ${coordinate(targets[n] as number)}`;
      return (
        path(lead, { stroke: theme.muted, 'stroke-width': 0.6 }) +
        group('body', { stroke: colorOf(i) }, bodyGlyph(ids[i] as number, { x, y }, Math.min(gap, glyphSize)))
      );
    })
    .join('');
}
