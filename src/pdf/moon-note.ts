import type { PrintCatalogue } from '../text/print-catalogue.js';
import type { Subject } from './subject.js';
import { filled } from './words.js';

/** Why the Moon has few aspects in a wheel or grid, or none; nothing where every hour is known. */
export function moonNote({ sides, occasions, result }: Subject, words: PrintCatalogue): string {
  const untimed = occasions.filter(({ timed }) => !timed);
  const [one, other] = untimed;
  if (!one) return '';
  const { birth, chart, natal, either, both } = words.openMoon;
  if (sides === 'two') return other ? both : filled(either, { name: one.name ?? '' });
  if (sides === 'transits') return natal;
  return 'moonPhase' in result && !('event' in result) ? birth : chart;
}

export const sentences = (...texts: readonly string[]): string =>
  texts.filter((text) => text !== '').join(' ');
