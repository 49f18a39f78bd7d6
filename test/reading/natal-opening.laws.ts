/** Over 300 births: a natal reading begins with what the Sun and the Moon make together, and tells that once. */

import { test } from 'vitest';
import { loadCatalogue } from '#dist/text/languages.js';
import { expect } from '../expect.js';
import fc from '../fast-check.js';
import { births, drawn, natalOf } from './natal-births.js';

const { catalogue: english } = await loadCatalogue('en');
const { sunMoon, opening: frames } = english.readings.natal;
const signs = Object.values(english.names.signs);

test('what the lights make together names both of them and both signs, and no planet besides', () => {
  for (const [sun, row] of Object.entries(sunMoon))
    for (const [moon, text] of Object.entries(row)) {
      for (const name of ['Sun', 'Moon', signs[Number(sun)], signs[Number(moon)]])
        expect(text).toContain(name);
      expect(text).not.toMatch(/\b(?:Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto)\b/);
    }
});

test('an opening has it before the other planets that lead, with the reader’s name once, and no chapter has it again', () => {
  let begun = 0;
  const [crowd] = Object.values(frames.crowd).map((frame) => frame.split('{')[0] as string);
  fc.assert(
    fc.property(births, (birth) => {
      const { reading, planets } = natalOf(birth);
      if (!reading) throw new Error('no reading');
      const { opening, chapters } = reading;
      const signOf = (light: number): number =>
        planets.find(({ planetId }) => planetId === light)?.signId ?? -1;
      const portrait = sunMoon[signOf(0) as 0]?.[signOf(1) as 0] ?? '';
      expect(opening.split('Ada')).toHaveLength(2);
      if (!opening.includes(portrait)) return;
      begun++;
      const first = frames.firstOnAngle.map((frame) => frame.split('{')[0] as string);
      const beforeIt = [crowd as string, ...first].some((each) => opening.startsWith(each));
      expect(opening.startsWith(portrait), opening).toBe(!beforeIt);
      for (const { sections } of chapters)
        for (const { text } of sections) expect(text).not.toContain(portrait);
    }),
    drawn,
  );
  expect(begun).toBeGreaterThan(drawn.numRuns * 0.8);
});

test('a planet that leads from an angle is told by its sign as well', () => {
  const { lines } = english.readings.natal;
  const told = { sign: 0, element: 0 };
  fc.assert(
    fc.property(births, (birth) => {
      const { reading, planets } = natalOf(birth);
      const opening = reading?.opening ?? '';
      for (const { planetId, signId } of planets) {
        // The lights are told by what they make together, and slow planets are in one sign for years.
        if (planetId < 2 || planetId > 6) continue;
        if (!Object.values(lines.onAngle[planetId as 2]).some((each) => opening.includes(each))) continue;
        const sign = signs[signId ?? -1] as string;
        const isTold = new RegExp(`\\b(?:In ${sign}(?:, Ada,)? it|are in ${sign})\\b`).test(opening);
        expect(isTold || / in a sign of /.test(opening), opening).toBe(true);
        told[isTold ? 'sign' : 'element']++;
      }
    }),
    drawn,
  );
  expect(told.sign).toBeGreaterThan(30);
  expect(told.element).toBeGreaterThan(0);
});
