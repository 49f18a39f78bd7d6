/** A birth without its time: which aspects of the Moon are printed, and that a note says why. */
import type { PrintableResult } from 'horoscope-engine/pdf';
import { describe, test } from 'vitest';
import { moonNote } from '#dist/pdf/moon-note.js';
import { subjectOf } from '#dist/pdf/subject-of.js';
import { loadPrintCatalogue } from '#dist/text/print.js';
import { expect } from '../expect.js';
import { ada, engine, pair } from './reports.js';

const { words } = await loadPrintCatalogue('en', 'lang');
const untimed = { ...ada, time: null };
const { name_1, date_1, place_id_1, lang } = pair;
const year = { date_2: '2026-01-01', date_end: '2026-12-31' };

interface Pair {
  planet1Id: number;
  planet2Id: number;
}
const ofMoon = (pairs: readonly Pair[]) =>
  pairs.filter(({ planet1Id, planet2Id }) => planet1Id === 1 || planet2Id === 1);
const others = (pairs: readonly Pair[]): number => pairs.length - ofMoon(pairs).length;

describe('with an open Moon', () => {
  test('a synastry prints what held all day, from both sides', () => {
    let [held, dropped] = [0, 0];
    for (let month = 1; month <= 12; month++) {
      const date_2 = `1988-${String(month).padStart(2, '0')}-11`;
      const result = engine.synastry({ ...pair, date_2, time_2: null });
      const { aspects, result: printed } = subjectOf(result);
      const lasting = (result.uncertainty2?.holds.partnerAspects ?? []).map(
        (one) => `${one.planet2Id} ${one.aspectId} ${one.planet1Id}`,
      );
      for (const aspect of result.aspects1) {
        const isPrinted = aspects.includes(aspect);
        const isOpen = aspect.planet2Id === 1;
        const holds = lasting.includes(`${aspect.planet1Id} ${aspect.aspectId} ${aspect.planet2Id}`);
        expect(isPrinted, `${date_2} ${aspect.planet1Name}`).toBe(!isOpen || holds);
        if (isOpen) [held, dropped] = isPrinted ? [held + 1, dropped] : [held, dropped + 1];
      }
      const back = (printed as typeof result).aspects2;
      expect(back.map((one) => [one.planet2Id, one.aspectId, one.planet1Id]).toSorted()).toEqual(
        aspects.map((one) => [one.planet1Id, one.aspectId, one.planet2Id]).toSorted(),
      );
      expect(moonNote(subjectOf(result), words)).toContain('Ben’s birth is not known');
    }
    expect(dropped).toBeGreaterThan(held);
  });

  test('two open Moons have no aspect that holds', () => {
    const subject = subjectOf(engine.synastry({ ...pair, time_1: null, time_2: null }));
    expect(subject.aspects.some(({ planet1Id, planet2Id }) => planet1Id === 1 && planet2Id === 1)).toBe(
      false,
    );
    expect(moonNote(subject, words)).toBe(words.openMoon.both);
  });

  test('transits print none to the natal Moon', () => {
    const result = engine.transits({ name_1, date_1, time_1: null, place_id_1, lang, ...year });
    const subject = subjectOf(result);
    expect(ofMoon(result.transits_aspects.filter(({ planet2Id }) => planet2Id === 1)).length).toBeGreaterThan(
      0,
    );
    const wheel = subject.wheel as typeof result;
    for (const printed of [subject.passages, wheel.transits_aspects])
      expect(printed.filter(({ planet2Id }) => planet2Id === 1)).toEqual([]);
    expect(wheel.transits_aspects.length).toBeGreaterThan(20);
    expect(moonNote(subject, words)).toBe(words.openMoon.natal);
  });

  test.each([
    ['progressions', () => engine.progressions({ ...untimed, add_years: 36 }), true],
    ['a solar return', () => engine.solarReturn({ ...untimed, year: 2026 }), false],
  ] as const)('%s', (_, make, none) => {
    const result = make();
    const subject = subjectOf(result as PrintableResult);
    // What has hardly left its place is left out as well.
    const stands = (aspect: (typeof result.aspects)[number]): boolean =>
      'solarArc' in result && aspect.planet1Id === aspect.planet2Id && aspect.planet1Id > 4;
    expect(others(subject.aspects)).toBe(others(result.aspects.filter((aspect) => !stands(aspect))));
    if (none) expect(ofMoon(subject.aspects)).toEqual([]);
    expect(ofMoon(subject.aspects).length).toBeLessThanOrEqual(ofMoon(result.aspects).length);
    expect(moonNote(subject, words)).toBe(words.openMoon.chart);
  });
});

test('with every hour known nothing is left out, and no note is made', () => {
  for (const result of [engine.natal(ada), engine.synastry(pair)]) {
    const subject = subjectOf(result);
    expect(subject.aspects.length).toBe(('aspects1' in result ? result.aspects1 : result.aspects).length);
    expect(moonNote(subject, words)).toBe('');
  }
});
