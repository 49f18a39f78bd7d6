import { dateOf, julianDayNumber } from '../time/calendar.js';
import { coordinate } from './circle.js';
import { type Line, path } from './svg.js';

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

interface Step {
  days: number;
  months: number;
  /** Characters of the date that are told. */
  from: number;
  to: number;
}

const steps: readonly Step[] = [
  { days: 1, months: 0, from: 5, to: 10 },
  { days: 5, months: 0, from: 5, to: 10 },
  { days: 10, months: 0, from: 5, to: 10 },
  { days: 0, months: 1, from: 0, to: 7 },
  { days: 0, months: 3, from: 0, to: 7 },
  { days: 0, months: 12, from: 0, to: 4 },
  { days: 0, months: 60, from: 0, to: 4 },
  { days: 0, months: 120, from: 0, to: 4 },
  { days: 0, months: 1200, from: 0, to: 4 },
];

const padded = (value: number, length: number): string => String(value).padStart(length, '0');
const midnightOf = (year: number, month: number, day: number): number =>
  julianDayNumber({ year, month, day }, 'gregorian') - 0.5;

/** The date of a Julian day. */
export function dateText(julianDay: number): string {
  const { year, month, day } = dateOf(Math.floor(julianDay + 0.5), 'gregorian');
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

interface Mark {
  julianDay: number;
  text: string;
}

function marksOf({ from, to }: TimeScale, step: Step): Mark[] {
  const first = dateOf(Math.floor(from + 0.5), 'gregorian');
  const marks: Mark[] = [];
  const add = (year: number, month: number, day: number): void => {
    const julianDay = midnightOf(year, month, day);
    if (julianDay >= from && julianDay <= to)
      marks.push({ julianDay, text: dateText(julianDay).slice(step.from, step.to) });
  };
  let month = first.year * 12 + first.month - 1;
  if (step.months > 0) month -= month % step.months;
  for (; midnightOf(Math.floor(month / 12), (month % 12) + 1, 1) <= to; month += Math.max(1, step.months)) {
    const year = Math.floor(month / 12);
    if (step.months > 0) add(year, (month % 12) + 1, 1);
    // Days of a month from the first on; the last step is longer, so that months begin anew.
    else
      for (let day = 1; day <= 31 - step.days / 2; day += step.days) {
        const last = midnightOf(Math.floor((month + 1) / 12), ((month + 1) % 12) + 1, 1);
        if (midnightOf(year, (month % 12) + 1, 1) + day - 1 < last) add(year, (month % 12) + 1, day);
      }
  }
  return marks;
}

/** What an upright line may not go through. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Lines down through the picture, which stop at what they may not go through, and the dates above them. */
export function timeAxis(
  scale: TimeScale,
  top: number,
  bottom: number,
  height: number,
  boxes: readonly Box[] = [],
): { lines: string; labels: Line[] } {
  const room = (scale.right - scale.left) / (height * 5.2);
  const widest = steps.at(-1) as Step;
  const lengthOf = ({ days, months }: Step): number => days + months * 30.4;
  const step = steps.find((each) => (scale.to - scale.from) / lengthOf(each) <= room) ?? widest;
  const marks = marksOf(scale, step).map(({ julianDay, text }) => ({ x: across(scale, julianDay), text }));
  const d = marks.map(({ x }) => upright(x, top, bottom, boxes)).join('');
  return {
    lines: d === '' ? '' : path(d),
    labels: marks
      .filter(({ x }) => x >= scale.left && x < scale.right - 12)
      .map(({ x, text }) => ({ x, y: top - height, text, height })),
  };
}

function upright(x: number, top: number, bottom: number, boxes: readonly Box[]): string {
  const inTheWay = boxes.filter((box) => box.left < x && x < box.right).sort((a, b) => a.top - b.top);
  const gaps = inTheWay.map((box) => `V${coordinate(box.top)}M${coordinate(x)} ${coordinate(box.bottom)}`);
  return `M${coordinate(x)} ${coordinate(top)}${gaps.join('')}V${coordinate(bottom)}`;
}
