import { readFileSync } from 'node:fs';

/** The rows of a table of this folder. */
export function table(name: string): string[][] {
  const text = readFileSync(new URL(`${name}.csv`, import.meta.url), 'utf8');
  const lines = text.trimEnd().split('\n');
  return lines.filter((line) => !line.startsWith('#')).map((line) => line.split(','));
}

/** Julian day of a date or a moment to the minute or second. */
export function julianDay(text: string): number {
  const full = text.length === 10 ? `${text}T00:00` : text;
  return Date.parse(`${full}Z`) / 86_400_000 + 2_440_587.5;
}

export const minute = 1 / 1440;

/** What of a list is nearest to a moment. */
export function nearest<T extends { julianDayUt: number }>(found: readonly T[], moment: number): T {
  const off = ({ julianDayUt }: T) => Math.abs(julianDayUt - moment);
  return found.reduce((best, next) => (off(next) < off(best) ? next : best));
}
