/** Dates as the page needs them: `YYYY-MM-DD`, in the visitor's own days. */

const iso = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part, i) => String(part).padStart(i === 0 ? 4 : 2, '0'))
    .join('-');

export const today = (): string => iso(new Date());

const parts = (date: string): [year: number, month: number, day: number] =>
  date.split('-').map(Number) as [number, number, number];

export function daysAfter(date: string, days: number): string {
  const [year, month, day] = parts(date);
  return iso(new Date(year, month - 1, day + days, 12));
}

export const yearOf = (date: string): number => parts(date)[0];
export const monthOf = (date: string): number => parts(date)[1];

/** As a person writes it: `May 17, 1990`. */
export function inWords(date: string): string {
  const [year, month, day] = parts(date);
  return `${months[month - 1]} ${day}, ${year}`;
}

export const monthInWords = (date: string): string => `${months[monthOf(date) - 1]} ${yearOf(date)}`;

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
