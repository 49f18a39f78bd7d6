import { coordinate, pair } from './circle.js';
import { dateText, midnightOf } from './dates.js';
import { sortedBy } from './order.js';
import { figures, group, type Line, path, pen } from './svg.js';
import type { Theme } from './theme.js';

/** The axis of time above a picture: days, months or years, whichever has room. */

export interface TimeScale {
  /** Julian days. */
  from: number;
  to: number;
  left: number;
  right: number;
}

export const across = ({ from, to, left, right }: TimeScale, julianDay: number): number =>
  left + ((julianDay - from) / (to - from)) * (right - left);

/** The right end of the time axis for a picture size: nearer in a small one, so that glyphs and dates are not too small. */
export const endOf = (size: number | undefined, wide: number, narrow: number): number =>
  (size ?? wide) < 700 ? narrow : wide;

/** More days than any months have: of these the first alone. */
const all = 1e9;

/** From mark to mark: every so many months, and in these every so many days. */
const steps: readonly (readonly [months: number, days: number])[] = [
  ...[1, 5, 10].map((days) => [1, days] as const),
  ...[1, 3, 12, 60, 120, 1200].map((months) => [months, all] as const),
];

/** A month or year that began before the picture does is named at its edge. */
function marksOf(scale: TimeScale, [months, days]: (typeof steps)[number]): { x: number; text: string }[] {
  const { from, to } = scale;
  const [year, monthOfYear] = dateText(from).split('-').map(Number) as [number, number];
  // Years and what there is of them are counted from the year 0.
  let month = year * 12 + monthOfYear - 1;
  const marks: { x: number; text: string }[] = [];
  for (month -= month % months; midnightOf(month, 1) <= to; month += months)
    // Days of a month from the first on; the last step is longer, so that months begin anew.
    for (let day = 1; day <= Math.max(1, 31 - days / 2); day += days) {
      const midnight = midnightOf(month, day);
      if (midnight <= from - (days < all ? 1 : all) || midnight > to || midnight >= midnightOf(month + 1, 1))
        continue;
      const at = Math.max(from, midnight);
      const text = dateText(at);
      marks.push({
        x: across(scale, at),
        text: days < all ? text.slice(5) : text.slice(0, months < 12 ? 7 : 4),
      });
    }
  return marks;
}

/** The marks that have room beside each other, their dates `height` high. */
function marksWithRoom(scale: TimeScale, height: number): { x: number; text: string }[] {
  const { from, to, left, right } = scale;
  const most = (right - left) / (height * 5.2);
  const step = steps.find(([months, days]) => (to - from) / Math.min(days, months * 30.4) <= most);
  const [first, ...others] = marksOf(scale, step ?? (steps.at(-1) as (typeof steps)[number]));
  const next = others[0]?.x ?? right;
  // The end of a month has no room for its name.
  return first && next - first.x > height * 4.4 ? [first, ...others] : others;
}

const namedOf = (marks: readonly { x: number; text: string }[], { right }: TimeScale) =>
  marks.filter(({ x }) => x < right - 12);

/**
 * The axis as elements: lines down through the picture, and the dates above them and if wanted below. The year or the month
 * that a date has in common with the one before it is not said again.
 */
export function axisOf(scale: TimeScale, top: number, bottom: number, theme: Theme, below?: number): string {
  const marks = marksWithRoom(scale, dateHeight);
  let before: string | undefined;
  const dates = namedOf(marks, scale).flatMap(({ x, text }) => {
    const [whole, rest = text] = text.split('-');
    const date = { x, text: whole === before ? rest : text, height: dateHeight };
    before = whole;
    return [top - dateHeight, below].flatMap((y) => (y === undefined ? [] : { ...date, y }));
  });
  return (
    group('axis', pen(0.5, theme.line, 0.4), path(marks.map(({ x }) => upright(x, top, bottom)).join(''))) +
    group('dates', pen(1.6, theme.muted), figures(dates))
  );
}
const dateHeight = 10;

/** A box that an upright line may not cross. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Lines down through a picture, which stop at what they may not go through, and the dates above them. */
export function timeAxis(
  scale: TimeScale,
  top: number,
  bottom: number,
  height: number,
  boxes: readonly Box[] = [],
): { lines: string; labels: Line[] } {
  const marks = marksWithRoom(scale, height);
  const broken = marks.map(({ x }) => {
    const inTheWay = sortedBy(
      boxes.filter((box) => box.left < x && x < box.right),
      (box) => box.top,
    );
    return upright(
      x,
      top,
      bottom,
      inTheWay.map((box) => `V${coordinate(box.top)}M${pair(x, box.bottom)}`).join(''),
    );
  });
  return {
    lines: path(broken.join('')),
    labels: namedOf(marks, scale).map((mark) => ({ ...mark, y: top - height, height })),
  };
}

const upright = (x: number, top: number, bottom: number, gaps = ''): string =>
  `M${pair(x, top)}${gaps}V${coordinate(bottom)}`;
