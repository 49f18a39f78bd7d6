import { expect, test } from 'vitest';
import type { AspectId } from '../../src/chart/aspects.js';
import {
  Ascendant,
  type BodyId,
  Jupiter,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
} from '../../src/chart/bodies.js';
import { leadingFirst } from '../../src/reading/transits/lead.js';
import type { TransitSky, WeighedTransit } from '../../src/reading/transits/plan.js';

const sky: TransitSky = {
  name: 'Ada',
  from: '2026-03-01',
  to: '2026-05-31',
  isPeriod: true,
  isTimed: true,
  age: 40,
  transits: [],
  stays: [],
  seed: 1,
};
const contact = (
  body: BodyId,
  natal: BodyId,
  aspect: AspectId,
  exact: readonly string[],
  weight: number,
  turns: WeighedTransit['turns'] = [],
): WeighedTransit => ({
  body,
  natal,
  aspect,
  exact,
  turns,
  weight,
  starts: '2026-01-01',
  ends: '2026-06-30',
  closeness: 1,
  isExactHere: exact.some((day) => day >= sky.from && day <= sky.to),
  isOver: false,
  cell: `${body} ${natal} ${aspect}`,
});
const leads = (...all: WeighedTransit[]): WeighedTransit | undefined =>
  leadingFirst(sky, all, new Set(all))[0];

const onSunBefore = contact(Pluto, Sun, 0, ['2026-02-26'], 1);
const longBefore = contact(Pluto, Sun, 0, ['2026-02-10'], 1);
const within = contact(Saturn, Ascendant, 3, ['2026-04-10'], 5);
const jupiter = contact(Jupiter, Moon, 2, ['2026-04-02'], 6);
const neptune = contact(Neptune, Jupiter, 3, ['2026-04-20'], 2);
const far = contact(Saturn, Moon, 3, ['2026-06-29'], 3);

test('what is exact within two weeks of a period leads it by its rank, and no longer before that', () => {
  expect(leads(within, jupiter, onSunBefore)).toBe(onSunBefore);
  expect(leads(within, jupiter, longBefore)).toBe(within);
});

test('a slow strain exact in it leads before a swift help, and before what is weeks off', () => {
  expect(leads(jupiter, neptune)).toBe(neptune);
  expect(leads(far, neptune)).toBe(neptune);
  expect(leads(far, jupiter)).toBe(far);
});

test('a standstill within a degree counts as exact does', () => {
  const still = contact(Saturn, Moon, 3, [], 1, [{ day: '2026-04-15', orb: 0.4 }]);
  const wide = contact(Saturn, Moon, 3, [], 1, [{ day: '2026-04-15', orb: 1.6 }]);
  expect(leads(jupiter, still)).toBe(still);
  expect(leads(jupiter, wide)).toBe(jupiter);
});

const year: TransitSky = { ...sky, from: '2026-01-01', to: '2026-12-31' };
const brief = { ...contact(Saturn, Sun, 1, ['2026-04-10'], 9), starts: '2026-03-20', ends: '2026-05-01' };
const long = {
  ...contact(Neptune, Sun, 3, ['2026-05-10', '2026-10-01'], 4),
  starts: '2026-02-01',
  ends: '2026-12-01',
};
const leadsYear = (...all: WeighedTransit[]): WeighedTransit | undefined =>
  leadingFirst({ ...year, transits: all }, all, new Set(all))[0];

test('a strain of weeks does not lead a year that another fills', () => {
  expect(leadsYear(brief, long)).toBe(long);
  expect(leadsYear(brief, jupiter)).toBe(brief);
});

test('what peaks only after a period does not lead it where another peaks within it', () => {
  const after = contact(Pluto, Sun, 0, ['2026-06-08'], 9);
  const own = contact(Saturn, Moon, 3, ['2026-04-10'], 1);
  expect(leads(after, own)).toBe(own);
  expect(leads(after, jupiter)).toBe(after);
});
