/** Labels of ten thousand charts: none meets another, none leaves the picture, all keep their order. */

import { describe, expect, test } from 'vitest';
import { type Box, intersect } from '#dist/wheel/circle.js';
import type { Label, Placed } from '#dist/wheel/labels.js';
import { amongWalls, around, row } from '#dist/wheel/spread.js';
import { layOut, type WheelLayout } from '#dist/wheel/wheel-layout.js';
import fc from '../fast-check.js';
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

const straight = ({ direction, placed }: Standing): boolean =>
  Math.abs(((direction - placed + 540) % 360) - 180) < 0.05;

/** What stands behind a cusp or an angle in the sky does so in the picture: each label is in its own house. */
function inHouses({ labels, walls }: Placed): boolean {
  const all = [...walls, ...labels].map((each, i) => ({ ...each, i }));
  return inOrder(all.sort((a, b) => a.direction - b.direction || a.i - b.i));
}

/** Degrees that the glyph alone takes of a circle. */
const least = ({ style }: Placed): number => ((style.glyph * 0.9) / style.radius) * (180 / Math.PI);

/** A cusp gives way only where one of the houses beside it would be too narrow. */
function withReason(ring: Placed): boolean {
  const walls = ring.walls.toSorted((a, b) => a.direction - b.direction);
  const wider = walls.map((wall, i) => {
    const next = walls[(i + 1) % walls.length] as Standing;
    const width = (next.direction - wall.direction + 360) % 360;
    const own = ring.labels.filter(
      ({ direction }) => (direction - wall.direction + 360) % 360 < width,
    ).length;
    return own * least(ring) * 2.4 > width;
  });
  // Of cusps that give way together one house at least is too narrow.
  return walls.every((wall, i) => {
    if (straight(wall)) return true;
    for (const step of [-1, 1])
      for (let at = i; ; at = (at + step + walls.length) % walls.length) {
        if (wider[step < 0 ? (at + walls.length - 1) % walls.length : at]) return true;
        const next = walls[(at + step + walls.length) % walls.length] as Standing;
        if (straight(next)) break;
      }
    return false;
  });
}

/** Seen from the middle no label stands before another’s: their figures cannot be taken for each other’s. */
function apart({ labels }: Placed): boolean {
  const sectors = labels.map(({ placed, parts }) => {
    const angles = parts.flatMap(({ x, y, width, height }) =>
      [-1, 1].flatMap((right) =>
        [-1, 1].map((down) => {
          const corner = Math.atan2(y + (down * height) / 2, -(x + (right * width) / 2)) * (180 / Math.PI);
          return ((corner - placed + 540) % 360) - 180;
        }),
      ),
    );
    return { placed, before: -Math.min(...angles), behind: Math.max(...angles) };
  });
  return sectors.every(({ placed, behind }, i) => {
    const next = sectors[(i + 1) % sectors.length] as (typeof sectors)[number];
    return sectors.length < 2 || (next.placed - placed + 360) % 360 > behind + next.before;
  });
}

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
        expect(inHouses(ring)).toBe(true);
        expect(apart(ring)).toBe(true);
        expect(withReason(ring)).toBe(true);
        rings++;
        if (!ring.walls.every((wall) => !wall.isAxis || straight(wall))) bent++;
      }
      expect(layout.rings.aspects).toBeGreaterThan(40);
    }),
    { numRuns: detail.compact ? 2_000 : 10_000, seed: 15 },
  );
  expect(drawn).toBeGreaterThanOrEqual(detail.compact ? 2_000 : 10_000);
  // Midheavens are anywhere here, heaps of bodies between them and the Ascendant: few axes bend even so.
  expect(bent / rings).toBeLessThan(detail.compact ? 0.09 : 0.03);
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
  const cusps = (...directions: number[]) => directions.map((direction) => ({ direction, isAxis: false }));
  test('a label stays on its side of a cusp', () => {
    const extents = [
      [4, 4],
      [4, 4],
    ] as const;
    const { labels = [], walls = [] } = amongWalls([29, 31], extents, cusps(0, 30, 180)) ?? {};
    expect(labels[0]).toBeCloseTo(26, 4);
    expect(labels[1]).toBeCloseTo(34, 4);
    expect(walls[1]).toBeCloseTo(30, 4);
  });
  test('the cusps of a house too narrow give way', () => {
    const extents = [
      [4, 4],
      [4, 4],
    ] as const;
    const { labels = [], walls = [] } = amongWalls([31, 32], extents, cusps(0, 30, 36, 180)) ?? {};
    expect(walls.map(Math.round)).toEqual([0, 25, 41, 180]);
    expect(labels.map(Math.round)).toEqual([29, 37]);
  });
  test('heaps reach across 0°', () => {
    expect(around([1, 359], [10, 10])).toEqual([5, 355]);
  });
  test('no room', () => {
    expect(around([1, 2, 3], [200, 200, 200])).toBeUndefined();
  });
});
