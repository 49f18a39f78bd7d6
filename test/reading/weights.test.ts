import { it } from 'vitest';
import { aspectWeight, heardCloseness } from '#dist/reading/weights.js';
import { expect } from '../expect.js';

type Aspect = Parameters<typeof aspectWeight>[0];
const [Sun, Moon, Mercury, Venus] = [0, 1, 2, 3] as const;

const weightOf = (first: number, second: number, aspect: number): number =>
  aspectWeight({ first, second, aspect, closeness: 1, outOfSign: false } as Aspect, 10, 10);

it('halves aspects of Sun, Mercury and Venus that only midpoints have', () => {
  for (const aspect of [1, 2, 3]) {
    const real = weightOf(Sun, Moon, aspect);
    expect(weightOf(Sun, Mercury, aspect)).toBe(real / 2);
    expect(weightOf(Sun, Venus, aspect)).toBe(real / 2);
    expect(weightOf(Mercury, Venus, aspect)).toBe(real / 2);
  }
  for (const aspect of [0, 4]) expect(weightOf(Mercury, Venus, aspect)).toBe(weightOf(Sun, Moon, aspect));
});

it('halves aspects out of sign', () => {
  const aspect = { first: Sun, second: Moon, aspect: 1, closeness: 0.8, outOfSign: false } as Aspect;
  const far = { ...aspect, outOfSign: true };
  expect(aspectWeight(far, 10, 10)).toBe(aspectWeight(aspect, 10, 10) / 2);
  expect(heardCloseness(far)).toBe(heardCloseness(aspect) / 2);
});
