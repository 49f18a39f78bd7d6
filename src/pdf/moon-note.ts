import type { SignId } from '../chart/zodiac.js';
import type { PrintCatalogue } from '../text/print-catalogue.js';
import type { PrintedChart, Subject } from './subject.js';
import { filled, timeOf } from './words.js';

/** A sentence for each body that changes its sign on the day of a birth without a time. */
export const signNotes = ({ planets, signChanges = [] }: PrintedChart, words: PrintCatalogue): string[] =>
  signChanges.map(({ planetId, at, before, after }) =>
    filled(words.signChange, {
      body: planets.find((planet) => planet.planetId === planetId)?.planetName ?? '',
      time: timeOf(at.date),
      before: words.signs[before as SignId],
      after: words.signs[after as SignId],
    }),
  );

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
