/** Labels of ten thousand charts: none meets another, none leaves the picture, all keep their order. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Box, intersect } from '#dist/wheel/circle.js';
import type { Label, Placed } from '#dist/wheel/labels.js';
import { around, row } from '#dist/wheel/spread.js';
import { layOut, type WheelLayout } from '#dist/wheel/wheel-layout.js';
import { randomCharts } from './random-charts.js';

const full = { degrees: true, minutes: true, retrograde: true, compact: false };
const compact = { degrees: false, minutes: false, retrograde: true, compact: true };

/** Every box of a picture with what it belongs to. */
function boxesOf({ inner, outer, houses, axes, signs }: WheelLayout): Box[] {
  const labels = [...inner.labels, ...(outer?.labels ?? [])].flatMap(({ parts }) => parts);
  return [...labels, ...houses, ...axes.flatMap(({ parts }) => parts), ...signs];
}

function meetings(boxes: readonly Box[]): string[] {
  const sorted = boxes.toSorted((a, b) => a.x - a.width / 2 - (b.x - b.width / 2));
  const found: string[] = [];
  for (const [i, one] of sorted.entries())
    for (let j = i + 1; j < sorted.length; j++) {
      const other = sorted[j] as Box;
      if (other.x - other.width / 2 >= one.x + one.width / 2) break;
      if (intersect(one, other)) found.push(`${JSON.stringify(one)} meets ${JSON.stringify(other)}`);
    }
  return found;
}

const outside = ({ x, y, width, height }: Box): boolean =>
  Math.abs(x) + width / 2 > 300 || Math.abs(y) + height / 2 > 300;

type Standing = Pick<Label, 'direction' | 'placed'>;

/** Going around once from the first label, the labels come in the order in which their bodies do. */
function inOrder(labels: readonly Standing[]): boolean {
  const turns = labels.map(({ placed }, i) => {
    const next = labels[(i + 1) % labels.length] as Standing;
    return (next.placed - placed + 360) % 360;
  });
  const rising = labels.every(
    ({ direction }, i) => i === 0 || direction >= (labels[i - 1] as Standing).direction,
  );
  return rising && (labels.length < 2 || Math.abs(turns.reduce((sum, turn) => sum + turn, 0) - 360) < 1e-6);
}

/** What stands behind an angle in the sky does so in the picture: each label is in its own quarter. */
function inQuarters({ labels, axes }: Placed): boolean {
  if (axes.length === 0) return true;
  const apart = labels.every(({ placed }) => axes.every((axis) => Math.abs(placed - axis.placed) > 0.5));
  const all: Standing[] = [...axes, ...labels];
  return (
    apart &&
    axes.length === 4 &&
    inOrder(all.map((each, i) => ({ ...each, i })).sort((a, b) => a.direction - b.direction || a.i - b.i))
  );
}

const isStraight = ({ axes }: Placed): boolean =>
  axes.every(({ direction, placed }) => Math.abs(direction - placed) < 1e-9);

test.each([
  ['full', full],
  ['small', compact],
])('%s wheels', (_, detail) => {
  let [drawn, rings, bent] = [0, 0, 0];
  fc.assert(
    fc.property(randomCharts, (charts) => {
      drawn++;
      const layout = layOut(charts, {}, detail);
      const boxes = boxesOf(layout);
      expect(meetings(boxes)).toEqual([]);
      expect(boxes.filter(outside)).toEqual([]);
      expect(inOrder(layout.inner.labels)).toBe(true);
      expect(inOrder(layout.outer?.labels ?? [])).toBe(true);
      for (const ring of [layout.inner, layout.outer ?? layout.inner]) {
        expect(inQuarters(ring)).toBe(true);
        rings++;
        if (!isStraight(ring)) bent++;
      }
      expect(layout.rings.aspects).toBeGreaterThan(40);
    }),
    { numRuns: detail.compact ? 2_000 : 10_000, seed: 15 },
  );
  expect(drawn).toBeGreaterThanOrEqual(detail.compact ? 2_000 : 10_000);
  // Midheavens are anywhere here, heaps of bodies between them and the Ascendant: few axes bend even so.
  expect(bent / rings).toBeLessThan(detail.compact ? 0.08 : 0.03);
});

describe('places in a row', () => {
  test('who has room stands where it should', () => {
    expect(row([10, 20, 30], [5, 5], 0, 40)).toEqual([10, 20, 30]);
  });
  test('a heap fans out evenly around its middle', () => {
    expect(row([20, 20, 20], [5, 5], 0, 40)).toEqual([15, 20, 25]);
  });
  test('bounds hold', () => {
    expect(row([1, 2], [5], 0, 40)).toEqual([0, 5]);
    expect(row([38, 39], [5], 0, 40)).toEqual([35, 40]);
    expect(row([1, 2], [50], 0, 40)).toBeUndefined();
  });
});

describe('places around the circle', () => {
  test('a label stays on its side of a wall', () => {
    expect(around([29, 31], [8, 8], [0, 30, 180], [4, 4])).toEqual([26, 34]);
  });
  test('a house too full gives up a wall', () => {
    const [first = 0, second = 0] = around([31, 32], [8, 8], [0, 30, 35, 180], [4, 4]) ?? [];
    expect(second - first).toBeGreaterThanOrEqual(8);
  });
  test('heaps reach across 0°', () => {
    expect(around([1, 359], [10, 10])).toEqual([5, 355]);
  });
  test('no room', () => {
    expect(around([1, 2, 3], [200, 200, 200])).toBeUndefined();
  });
});
