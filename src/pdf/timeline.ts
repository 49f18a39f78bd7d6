import type { Transits } from '../schema/transits.js';
import type { PrintCatalogue } from '../text/print-catalogue.js';
import { colorOf } from '../wheel/aspect-lines.js';
import { coordinate } from '../wheel/circle.js';
import { clockDay, dateText } from '../wheel/dates.js';
import { glyphStroke, glyphs } from '../wheel/glyphs.js';
import { bodyGlyph, element, escaped, glyph, group, path } from '../wheel/svg.js';
import { themeOf } from '../wheel/theme.js';
import { across, type Box, type TimeScale, timeAxis } from '../wheel/time-axis.js';
import { bar, periodOf, type Row, rowsOf, sentenceOf, slow, spanOf } from '../wheel/timeline-rows.js';
import { closestIn } from './closest.js';
import { optionsFor, type PictureText } from './figures.js';
import { rounding } from './placing.js';
import { grid, type PageShape, type Palette, styles } from './style.js';
import type { ToldOn } from './told-on.js';

/**
 * The slow transits of a period in one figure: under its months a row for each aspect with the natal planet’s name, a bar
 * for as long as it lasts, and each exact day; the transiting planets stand before their rows. The names are set in the
 * report’s type.
 */

/** The period, or as many of its rows as a page has. */
export interface PeriodFigure {
  svg: string;
  /** Whether it has open diamonds, and bars that the reading tells. */
  hasClosest: boolean;
  hasTold: boolean;
  texts: readonly PictureText[];
}

/** Points: where the natal planets stand, and where the bars begin. */
const natal = 84;
const labels = 192;
/** The right edge of the page numbers, clear of the arrows. */
const pagesEnd = 180;
/** The height of a row if there is room, and the least that can be read; more rows take two pages. */
const widest = grid * 1.25;
const narrowest = 11;
/** The years and below these the months. */
const headHeight = grid * 1.4;
/** Lines of a page that it does not have: heading and caption. */
const around = 8.6;
/** Between planets, in rows. */
const parting = 0.45;

export function timelineFigures(
  result: Transits,
  shape: PageShape,
  palette: Palette,
  words: PrintCatalogue,
  toldOn: ToldOn,
): PeriodFigure[] {
  const period = periodOf(result);
  if (!period) return [];
  const rows = rowsOf(result.transits_aspects.filter(({ planet1Id }) => slow.includes(planet1Id)));
  const inOrder = slow.flatMap((body) => rows.filter(([{ planet1Id }]) => planet1Id === body));
  const room = (shape.lines - around) * grid - headHeight;
  const scale = { ...period, left: labels, right: shape.left + shape.measure - shape.margin - 8 };
  const parts = inParts(inOrder, room / narrowest);
  const rowHeight = Math.min(widest, room / Math.max(...parts.map(lengthOf)));
  return parts.map((part) =>
    drawn(part, scale, rowHeight, palette, words, { reading: result.reading, toldOn }),
  );
}

const begins = (rows: readonly Row[], i: number): boolean =>
  rows[i]?.[0].planet1Id !== rows[i - 1]?.[0].planet1Id;

/** Rows that some take with what parts their planets. */
const lengthOf = (rows: readonly Row[]): number =>
  rows.length + rows.filter((_, i) => i > 0 && begins(rows, i)).length * parting;

/**
 * Divides rows into as few parts as fit, of about equal length. A part ends with the last row of a planet if it then
 * still has at least two thirds of the length of the others.
 */
function inParts(rows: readonly Row[], most: number): (readonly Row[])[] {
  const count = Math.ceil(lengthOf(rows) / most);
  if (count < 2) return rows.length === 0 ? [] : [rows];
  const length = Math.ceil(rows.length / count);
  const canEnd = (end: number): boolean =>
    begins(rows, end) &&
    lengthOf(rows.slice(0, end)) <= most &&
    lengthOf(rows.slice(end)) <= most * (count - 1);
  const ends = Array.from({ length: Math.floor(length / 3) * 2 + 1 }, (_, i) => {
    const away = Math.ceil(i / 2);
    return length + (i % 2 === 0 ? away : -away);
  });
  const end = ends.find(canEnd) ?? length;
  return [rows.slice(0, end), ...inParts(rows.slice(end), most)];
}

function drawn(
  rows: readonly Row[],
  scale: TimeScale,
  rowHeight: number,
  palette: Palette,
  words: PrintCatalogue,
  { reading, toldOn }: { reading: Transits['reading']; toldOn: ToldOn },
): PeriodFigure {
  const theme = themeOf(optionsFor(palette));
  const bottom = headHeight + lengthOf(rows) * rowHeight;
  const style = { ...styles.pictureText, size: Math.min(styles.pictureText.size, rowHeight * 0.86) };
  const head = { ...styles.pictureHead, size: Math.min(styles.pictureHead.size, rowHeight * 0.92) };
  const texts: PictureText[] = [];
  let [bars, exact, glyphMarks, partings] = ['', '', '', ''];
  const figures: PictureText[] = [];
  let top = headHeight;
  let [hasClosest, hasTold] = [false, false];
  for (const [i, passages] of rows.entries()) {
    const [{ planet1Id, planet1Name, planet2Id, planet2Name, aspectId }] = passages;
    const isFirst = begins(rows, i);
    if (isFirst && i > 0) {
      partings += `M0 ${coordinate(top + (parting * rowHeight) / 2)}H${coordinate(scale.right)}`;
      top += parting * rowHeight;
    }
    const y = top + rowHeight / 2;
    top += rowHeight;
    const color = colorOf(aspectId, theme);
    if (isFirst) {
      glyphMarks += group('planet', { stroke: palette.accent }, bodyGlyph(planet1Id, { x: 6, y }, 11.5));
      texts.push({ x: 15, y: y + 3.3, text: planet1Name, style: head, align: 'left' });
    }
    glyphMarks +=
      group('aspect', { stroke: color }, glyph(glyphs.aspects[aspectId] ?? '', { x: natal + 4, y }, 9)) +
      bodyGlyph(planet2Id, { x: natal + 18, y }, 10);
    texts.push({ x: natal + 28, y: y + 3, text: planet2Name, style, align: 'left' });
    const [page] = toldOn.contact(planet1Id, aspectId, planet2Id);
    const isTold = page !== undefined;
    if (isTold)
      texts.push({ x: pagesEnd, y: y + 3, text: String(page), style: styles.pictureDate, align: 'right' });
    bars +=
      passages.map((passage) => bar(passage, scale, y, theme, isTold)).join('') +
      beyond(passages, scale, y, color);
    const marked = markedOf(passages, scale, reading);
    hasClosest ||= marked.some(({ isExact }) => !isExact);
    hasTold ||= isTold;
    exact += diamonds(marked, y, palette.ink);
    figures.push(...days(marked, passages, scale, y));
  }
  if (hasTold)
    texts.push({
      ...{ x: pagesEnd, y: headHeight - 3, text: words.columns.page, align: 'right' },
      style: { ...styles.pictureDate, color: 'muted' },
    });
  // Names of months are shorter than days of one.
  const narrow = scale.to - scale.from > fewestDays ? 3.7 : 6;
  const { lines, labels: dates } = timeAxis(scale, headHeight, bottom, narrow, figures.map(boxOf));
  texts.push(...datesAbove(dates, words), ...figures);
  const frame = `M${labels} ${headHeight}V${coordinate(bottom)}M${coordinate(scale.right)} ${headHeight}V${coordinate(bottom)}`;
  const svg = element(
    'svg',
    {
      viewBox: `0 0 ${coordinate(scale.right + 8)} ${coordinate(bottom)}`,
      fill: 'none',
      stroke: palette.ink,
    },
    element('desc', {}, escaped(rows.map(sentenceOf).join(' '))) +
      group('axis', { stroke: palette.line, 'stroke-width': 0.5 }, lines + path(frame + partings)) +
      group('bars', {}, bars) +
      exact +
      group('glyphs', { 'stroke-width': glyphStroke }, glyphMarks),
  );
  return { svg, texts, hasClosest, hasTold };
}

function datesAbove(dates: readonly { x: number; text: string }[], words: PrintCatalogue): PictureText[] {
  return dates.flatMap(({ x, text }) => {
    const [first, second = ''] = dateOnAxis(text, words);
    const begins = text === dates[0]?.text || text.endsWith('-01');
    return [first, ...(begins && second !== '' ? [second] : [])].map(
      (one, line): PictureText => ({
        x: x + 2,
        y: headHeight - 3 - line * 9.5,
        text: one,
        style: styles.pictureDate,
        align: 'left',
      }),
    );
  });
}

/** The width of the figures of a day, at most. */
const dayWidth = 10;
function boxOf({ x, y, align }: PictureText): Box {
  const [left, right] = align === 'right' ? [x - dayWidth, x + 1] : [x - 1, x + dayWidth];
  return { left, right, top: y - 7.5, bottom: y + 2 };
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

interface Marked {
  x: number;
  day: string;
  /** Or closest without that. */
  isExact: boolean;
}

function markedOf(passages: Row, scale: TimeScale, reading: Transits['reading']): Marked[] {
  const all = passages.flatMap((passage) => [
    ...passage.exact.map((moment) => ({ at: clockDay(moment), isExact: true })),
    ...closestIn(reading, passage).map((date) => ({
      at: clockDay({ date: `${date} 12:00:00` }),
      isExact: false,
    })),
  ]);
  return all
    .filter(({ at }) => at >= scale.from && at <= scale.to)
    .sort((one, other) => one.at - other.at)
    .map(({ at, isExact }) => ({
      x: across(scale, at),
      day: String(Number(dateText(at).slice(8))),
      isExact,
    }));
}

const diamond = 3.6;
function diamonds(marked: readonly Marked[], y: number, ink: string): string {
  const shapes = (isExact: boolean): string =>
    marked
      .filter((mark) => mark.isExact === isExact)
      .map(
        ({ x }) =>
          `M${coordinate(x)} ${coordinate(y - diamond)}l${diamond} ${diamond}l-${diamond} ${diamond}l-${diamond}-${diamond}z`,
      )
      .join('');
  const [exact, closest] = [shapes(true), shapes(false)];
  return (
    (exact === '' ? '' : path(exact, { fill: ink, stroke: 'none' })) +
    (closest === '' ? '' : path(closest, { fill: '#ffffff', stroke: ink, 'stroke-width': 0.9 }))
  );
}

/** Days from which on an axis has months, and up to which it has. */
const fewestDays = 200;
const mostDays = 430;

/** The day of the month at each exact moment, where it has room; the months stand above and below. */
function days(all: readonly Marked[], passages: Row, scale: TimeScale, y: number): PictureText[] {
  // The axis of a longer period has no months to which days could refer.
  if (scale.to - scale.from > mostDays) return [];
  const spans = passages.map((passage) => spanOf(passage, scale)).filter((span) => span !== null);
  const style = { ...styles.pictureDate, color: 'ink' } as const;
  return all.flatMap(({ x, day }, i): PictureText[] => {
    const room = 3.5 + 4.4 * day.length;
    const own = spans.find(([from, to]) => x >= from - rounding && x <= to + rounding) ?? [x, x];
    const marks = [...all.slice(0, i), ...all.slice(i + 1)].map(({ x: at }) => [at - diamond, at + diamond]);
    // The figures may stand behind a mark before them.
    const before = (all[i - 1]?.x ?? scale.left - 2 * dayWidth) + diamond + dayWidth;
    const isFree = (from: number, to: number): boolean =>
      to <= scale.right + diamond &&
      [...marks, ...spans.filter((span) => span !== own)].every(
        ([left = 0, right = 0]) => right <= from || left >= to,
      );
    const at = { y: y + 2.9, text: day, style };
    const behind = (from: number): PictureText[] => [{ ...at, x: from + 1.8, align: 'left' }];
    const ahead = (to: number): PictureText[] => [{ ...at, x: to - 1.8, align: 'right' }];
    // In its bar where they have room beside the mark, else on the white beside the bar.
    const next = (all[i + 1]?.x ?? scale.right + room) - diamond;
    if (x + diamond + room <= Math.min(own[1], next)) return behind(x + diamond);
    const [left, right] = [Math.min(own[0], x - diamond), Math.max(own[1], x + diamond)];
    if (right <= next && isFree(right, right + room)) return behind(right);
    if (x - diamond - room >= Math.max(own[0], before)) return ahead(x - diamond);
    const isFirst = left > before - dayWidth;
    return isFirst && left - room >= Math.max(scale.left, before) && isFree(left - room, left)
      ? ahead(left)
      : [];
  });
}

/** `2026`, `2026-04`, `04-11`: what stands on the axis, and the year above it. */
function dateOnAxis(text: string, { shortMonths }: PrintCatalogue): [string, string?] {
  const [one = '', two] = text.split('-');
  if (two === undefined) return [one];
  if (one.length < 4) return [`${shortMonths[Number(one) - 1]} ${Number(two)}`];
  return [shortMonths[Number(two) - 1] ?? two, one];
}
