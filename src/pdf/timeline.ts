import type { Transits } from '../schema/transits.js';
import type { PrintCatalogue } from '../text/print-catalogue.js';
import { colorOf } from '../wheel/aspect-lines.js';
import { coordinate } from '../wheel/circle.js';
import { glyphStroke, glyphs } from '../wheel/glyphs.js';
import { bodyGlyph, element, escaped, glyph, group, path } from '../wheel/svg.js';
import { themeOf } from '../wheel/theme.js';
import { across, dateText, type TimeScale, timeAxis } from '../wheel/time-axis.js';
import { bar, clockDay, periodOf, type Row, rowsOf, sentenceOf, slow } from '../wheel/timeline-rows.js';
import { optionsFor, type PictureText } from './figures.js';
import { grid, type PageShape, type Palette, styles } from './style.js';

/**
 * The slow transits of a period as a figure of whole pages: by the transiting planet, a row for each aspect with the
 * natal planet’s name, a bar for as long as it lasts, and each exact day. The names are set in the report’s type.
 */

/** One page of it. */
export interface TimelinePage {
  svg: string;
  texts: readonly PictureText[];
}

/** Rows of one planet that stand together. */
type Group = readonly Row[];

/** Points. */
const labels = 116;
const axisHeight = 26;
/** Of a row; the head of a planet takes more of them. */
const rowHeights = { least: 11.6, most: 15.5 };
const headRows = 1.5;
/** Rows of a planet that stand alone on a page at least. */
const fewest = 3;

export function timelinePages(
  result: Transits,
  shape: PageShape,
  palette: Palette,
  words: PrintCatalogue,
): TimelinePage[] {
  const period = periodOf(result);
  if (!period) return [];
  const rows = rowsOf(result.transits_aspects.filter(({ planet1Id }) => slow.includes(planet1Id)));
  const groups: Group[] = slow.flatMap((body) => {
    const own = rows.filter(([{ planet1Id }]) => planet1Id === body);
    return own.length === 0 ? [] : [own];
  });
  const width = shape.left + shape.measure - shape.margin;
  const room = (shape.lines - 6) * grid - 2 * axisHeight;
  const pages = onPages(groups, Math.floor(room / rowHeights.least));
  const fullest = Math.max(...pages.map(lengthOf));
  const height = Math.min(rowHeights.most, room / fullest);
  return pages.map((page) =>
    drawn(page, { ...period, left: labels, right: width - 8 }, height, palette, words),
  );
}

const lengthOf = (groups: readonly Group[]): number =>
  groups.reduce((sum, rows) => sum + headRows + rows.length, 0);

/** On as few pages as have room for them, about as long as each other; a planet that is parted is named again. */
function onPages(groups: readonly Group[], most: number): Group[][] {
  const whole = lengthOf(groups);
  const wanted = whole / Math.ceil(whole / (most - headRows)) + headRows;
  const pages: Group[][] = [[]];
  for (const rows of groups)
    for (let rest = rows; ; ) {
      const page = pages.at(-1) as Group[];
      const room = Math.floor(wanted - lengthOf(page) - headRows);
      if (rest.length <= room + fewest) {
        page.push(rest);
        break;
      }
      if (room >= fewest) page.push(rest.slice(0, room));
      if (room >= fewest) rest = rest.slice(room);
      pages.push([]);
    }
  return pages.filter((page) => page.length > 0);
}

function drawn(
  groups: readonly Group[],
  scale: TimeScale,
  height: number,
  palette: Palette,
  words: PrintCatalogue,
): TimelinePage {
  const theme = themeOf(optionsFor(palette));
  const texts: PictureText[] = [];
  const bottom = axisHeight + lengthOf(groups) * height;
  const { lines, labels: dates } = timeAxis(scale, axisHeight, bottom, 4.9);
  for (const { x, text } of dates) {
    const [first, second = ''] = dateOnAxis(text, words);
    for (const y of [axisHeight - 4, bottom + 9])
      texts.push({ x: x + 2, y, text: first, style: styles.pictureDate, align: 'left' });
    if (second !== '' && (text === dates[0]?.text || text.endsWith('-01')))
      texts.push({ x: x + 2, y: axisHeight - 14, text: second, style: styles.pictureDate, align: 'left' });
  }
  let [glyphMarks, bars, exact, heads] = ['', '', '', ''];
  let top = axisHeight;
  for (const rows of groups) {
    const [{ planet1Id, planet1Name }] = rows[0] as Row;
    const head = top + headRows * height;
    if (top > axisHeight) heads += `M0 ${coordinate(top + height * 0.3)}H${coordinate(scale.right)}`;
    const middle = head - height * 0.5;
    glyphMarks += group('planet', { stroke: palette.accent }, bodyGlyph(planet1Id, { x: 7, y: middle }, 13));
    texts.push({ x: 18, y: middle + 3.6, text: planet1Name, style: styles.pictureHead, align: 'left' });
    top = head;
    for (const passages of rows) {
      const [{ planet2Id, planet2Name, aspectId }] = passages;
      const y = top + height / 2;
      const color = colorOf(aspectId, theme);
      glyphMarks +=
        group('aspect', { stroke: color }, glyph(glyphs.aspects[aspectId] ?? '', { x: 16, y }, 9.5)) +
        bodyGlyph(planet2Id, { x: 32, y }, 10.5);
      texts.push({ x: 43, y: y + 3.2, text: planet2Name, style: styles.pictureText, align: 'left' });
      bars +=
        passages.map((passage) => bar(passage, scale, y, theme)).join('') + beyond(passages, scale, y, color);
      exact += diamonds(passages, scale, y, palette.ink);
      texts.push(...days(passages, scale, y));
      top += height;
    }
  }
  const frame = `M${labels} ${axisHeight}V${coordinate(bottom)}M${coordinate(scale.right)} ${axisHeight}V${coordinate(bottom)}`;
  const desc = groups.flatMap((rows) => rows.map(sentenceOf)).join(' ');
  const svg = element(
    'svg',
    {
      viewBox: `0 0 ${coordinate(scale.right + 8)} ${coordinate(bottom + 12)}`,
      fill: 'none',
      stroke: palette.ink,
    },
    element('desc', {}, escaped(desc)) +
      group('axis', { stroke: palette.line, 'stroke-width': 0.5 }, lines + path(frame + heads)) +
      group('bars', {}, bars) +
      exact +
      group('glyphs', { 'stroke-width': glyphStroke }, glyphMarks),
  );
  return { svg, texts };
}

/** Arrows at the edges of what began before the period or goes on after it. */
function beyond(passages: Row, { from, to, left, right }: TimeScale, y: number, color: string): string {
  const begins = passages.some(({ starts }) => starts === null || clockDay(starts) < from);
  const goesOn = passages.some(({ ends }) => ends === null || clockDay(ends) > to);
  const arrow = (x: number, ahead: number): string =>
    `M${coordinate(x)} ${coordinate(y - 2.5)}l${ahead} 2.5l${-ahead} 2.5z`;
  const d = (begins ? arrow(left - 1.5, -3.5) : '') + (goesOn ? arrow(right + 1.5, 3.5) : '');
  return d === '' ? '' : path(d, { fill: color, stroke: 'none' });
}

interface Exact {
  x: number;
  day: string;
}

const exactOf = (passages: Row, scale: TimeScale): Exact[] =>
  passages
    .flatMap(({ exact }) => exact.map(clockDay))
    .filter((day) => day >= scale.from && day <= scale.to)
    .map((day) => ({ x: across(scale, day), day: String(Number(dateText(day).slice(8))) }));

const diamond = 3.6;
function diamonds(passages: Row, scale: TimeScale, y: number, ink: string): string {
  const d = exactOf(passages, scale)
    .map(
      ({ x }) =>
        `M${coordinate(x)} ${coordinate(y - diamond)}l${diamond} ${diamond}l-${diamond} ${diamond}l-${diamond}-${diamond}z`,
    )
    .join('');
  return d === '' ? '' : path(d, { fill: ink, stroke: 'none' });
}

/** Days of a period whose axis has months. */
const mostDays = 430;

/** The day of the month at each exact moment, where it has room; the months stand above and below. */
function days(passages: Row, scale: TimeScale, y: number): PictureText[] {
  const room = 11;
  // Of a longer time the axis has no months that the days would be of.
  if (scale.to - scale.from > mostDays) return [];
  const all = exactOf(passages, scale);
  const ends = passages.map(({ ends: end }) =>
    across(scale, Math.min(scale.to, end ? clockDay(end) : scale.to)),
  );
  const style = { ...styles.pictureDate, color: 'ink' } as const;
  return all.flatMap(({ x, day }, i): PictureText[] => {
    const before = (all[i - 1]?.x ?? scale.left - room) + diamond + room;
    const next = (all[i + 1]?.x ?? scale.right + room) - diamond;
    // Behind the bar where its end would go through the figures.
    const end = ends.find((each) => each > x + diamond && each < x + diamond + room) ?? x + diamond;
    const at = { y: y + 2.9, text: day, style };
    if (end + room <= next) return [{ ...at, x: end + 1.8, align: 'left' }];
    return x - diamond - room < before ? [] : [{ ...at, x: x - diamond - 1.8, align: 'right' }];
  });
}

/** `2026`, `2026-04`, `04-11`: what stands on the axis, and the year above it. */
function dateOnAxis(text: string, { shortMonths }: PrintCatalogue): [string, string?] {
  const [one = '', two] = text.split('-');
  if (two === undefined) return [one];
  if (one.length < 4) return [`${shortMonths[Number(one) - 1]} ${Number(two)}`];
  return [shortMonths[Number(two) - 1] ?? two, one];
}
