/** Levels against what they are levels of: aspects and houses change at them, and nowhere between two of them. */
import { describe, test } from 'vitest';
import {
  type AspectRules,
  aspectAngles,
  aspectBetween,
  aspectIds,
  defaultAspects,
} from '#dist/chart/aspects.js';
import { aspectLevels, levelNumbered, levelsBelow, levelsOf, signLevels } from '#dist/chart/levels.js';
import { orbOf } from '#dist/chart/orbs.js';
import { expect } from '../expect.js';
import fc from '../fast-check.js';

/** Eighths, which no sum rounds. */
const eighths = (min: number, max: number) =>
  fc.integer({ min: min * 8, max: max * 8 - 1 }).map((n) => n / 8);

test('come in order, each once', () => {
  expect([...levelsOf([200, 30, 5.5, 30])]).toEqual([5.5, 30, 200]);
  expect([...signLevels]).toEqual([0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]);
});

describe('counted', () => {
  test.each([
    // Signs begun since 0° Aries of the first lap: the one of 0° counts.
    [0, 1],
    [29.999, 1],
    [30, 2],
    [359.9, 12],
    [360, 13],
    [-0.001, 0],
    [-30, 0],
    [-30.001, -1],
    [750, 26],
  ])('%d° lies above %d', (value, count) => expect(levelsBelow(signLevels, value)).toBe(count));

  test('the last one counted lies at or below, the next one above, on any lap', () => {
    fc.assert(
      fc.property(
        fc.array(eighths(0, 360), { minLength: 1, maxLength: 20 }),
        eighths(-1500, 1500),
        (values, value) => {
          const levels = levelsOf(values);
          const number = levelsBelow(levels, value);
          expect(levelNumbered(levels, number)).toBeLessThanOrEqual(value);
          expect(levelNumbered(levels, number + 1)).toBeGreaterThan(value);
          expect(levelsBelow(levels, value + 360)).toBe(number + levels.length);
        },
      ),
    );
  });
});

describe('of aspects', () => {
  test('belong to a pair, whichever of the two comes first', () => {
    const rules: AspectRules = { aspects: defaultAspects, orbs: { family: 'chart', overrides: new Map() } };
    // The Sun adds a degree and a half to each orb.
    expect([...aspectLevels(rules, 0, 9)]).not.toEqual([...aspectLevels(rules, 8, 9)]);
    expect(aspectLevels(rules, 9, 0)).toEqual(aspectLevels(rules, 0, 9));
    expect(aspectLevels(rules, 0, 9)[0]).toBe(9.5);
  });

  test('between two aspects whose orbs overlap, the middle', () => {
    const overrides = new Map([
      [0, 20],
      [6, 20],
    ] as const);
    const rules: AspectRules = { aspects: [0, 6], orbs: { family: 'chart', overrides } };
    // The conjunction reaches to 20, the semisextile from 10 to 50: what lies below 15 is nearer to the first.
    expect([...aspectLevels(rules, 2, 3)]).toEqual([10, 15, 20, 50, 310, 340, 345, 350]);
  });

  const families = [
    ['chart', defaultAspects],
    // Orbs that overlap: the nearer aspect counts, up to the middle between the two.
    ['chart', aspectIds],
    ['toNatal', aspectIds],
  ] as const;
  test.each(families)('orbs %s, aspects %j', (family, aspects) => {
    const rules: AspectRules = { aspects, orbs: { family, overrides: new Map() } };
    for (const [a, b] of [
      [0, 1],
      [3, 6],
      [10, 12],
    ] as const) {
      const levels = aspectLevels(rules, a, b);
      const at = (ahead: number) =>
        aspectBetween(
          { id: a, longitude: 0, speed: 1 },
          { id: b, longitude: (ahead + 360) % 360, speed: 1 },
          rules,
        )?.aspect;
      const edges: number[] = [];
      for (let step = 0; step < 36_000; step++) {
        // Between hundredths, where no level lies.
        const [before, after] = [step / 100 - 0.005, step / 100 + 0.005];
        if (at(before) !== at(after)) edges.push(step / 100);
      }
      const rounded = [...levels].map((level) => Math.round(level * 100) / 100);
      expect(rounded).toEqual(expect.arrayContaining(edges));
      // The end of an orb within a wider one changes nothing.
      const ends = aspects.flatMap((aspect) => {
        const orb = orbOf(rules.orbs, aspect, a, b);
        const angle = aspectAngles[aspect];
        return [angle - orb, angle + orb, 360 - angle - orb, 360 - angle + orb];
      });
      for (const level of rounded.filter((one) => !edges.includes(one)))
        expect(ends.some((end) => Math.abs(end - level) < 0.01)).toBe(true);
      if (aspects.length < 6) expect(rounded).toEqual(edges);
    }
  });
});
