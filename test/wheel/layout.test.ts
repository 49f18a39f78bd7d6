/** Labels of two thousand charts, by `npm run test:random` of ten thousand: none meets another, none leaves the picture, all keep their order. */

import { createEngine } from 'horoscope-engine/engine';
import { describe, test } from 'vitest';
import { type Box, hit, pointAt } from '#dist/wheel/circle.js';
import type { Label, Placed } from '#dist/wheel/labels.js';
import { chartsOf, type WheelPoint } from '#dist/wheel/sources.js';
import { amongWalls, around, chained, row } from '#dist/wheel/spread.js';
import { themes } from '#dist/wheel/theme.js';
import { bodies } from '#dist/wheel/wheel-bodies.js';
import { cuspLines } from '#dist/wheel/wheel-cusps.js';
import { layOut, type WheelLayout } from '#dist/wheel/wheel-layout.js';
import { expect } from '../expect.js';
import fc, { isRandom } from '../fast-check.js';
import { intersect } from './boxes.js';
import { randomCharts } from './random-charts.js';

const full = { degrees: true, minutes: true, retrograde: true, compact: false };
const compact = { degrees: false, minutes: false, retrograde: true, compact: true };
const large = { ...full, roomy: 1.5 };

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

const outside =
  (reach: number) =>
  ({ x, y, width, height }: Box): boolean =>
    Math.abs(x) + width / 2 > reach || Math.abs(y) + height / 2 > reach;

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

/** Labels on the other side of a cusp than their bodies. */
function strangers({ labels }: Placed, walls: readonly number[]): Label[] {
  const turn = (from: number, to: number): number => ((to - from + 540) % 360) - 180;
  return labels.filter(({ direction, placed }) => {
    const way = turn(direction, placed);
    return walls.some((wall) => {
      const off = turn(direction, wall);
      return way > 0 ? off > 1e-6 && off < way - 1e-6 : off <= -1e-6 && off > way + 1e-6;
    });
  });
}

/** Degrees that the farthest label stands from its place. */
const farOf = ({ labels }: Placed): number =>
  Math.max(0, ...labels.map(({ direction, placed }) => Math.abs(((placed - direction + 540) % 360) - 180)));

interface Sector {
  placed: number;
  before: number;
  behind: number;
}
/** Several laws ask for the same. */
const knownSectors = new WeakMap<Label, Sector>();
/** The directions that a label takes, seen from the middle. */
function sectorOf(label: Label): Sector {
  const known = knownSectors.get(label);
  if (known !== undefined) return known;
  const { placed, parts } = label;
  let [before, behind] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { x, y, width, height } of parts)
    for (const right of [-0.5, 0.5])
      for (const down of [-0.5, 0.5]) {
        const corner = Math.atan2(y + down * height, -(x + right * width)) * (180 / Math.PI);
        const turn = ((corner - placed + 540) % 360) - 180;
        before = Math.min(before, turn);
        behind = Math.max(behind, turn);
      }
  const sector = { placed, before: -before, behind };
  knownSectors.set(label, sector);
  return sector;
}

/** Seen from the middle no label stands before another’s of its radius: their figures cannot be taken for each other’s. */
function apart(labels: readonly Label[]): boolean {
  const sectors = labels.map(sectorOf);
  return sectors.every(({ placed, behind }, i) => {
    const next = sectors[(i + 1) % sectors.length] as (typeof sectors)[number];
    return sectors.length < 2 || (next.placed - placed + 360) % 360 > behind + next.before;
  });
}

/** The straight lines to labels on the second radius pass between those on the first. */
function passing(labels: readonly Label[]): boolean {
  const first = labels.filter(({ tier }) => tier === 0).map(sectorOf);
  return labels
    .filter(({ tier }) => tier === 1)
    .every(({ placed }) =>
      first.every((sector) => {
        const turn = ((placed - sector.placed + 540) % 360) - 180;
        return turn < -sector.before || turn > sector.behind;
      }),
    );
}

/** Labels of which an axis goes through a box, or so many degrees beside one. */
const onAxes = ({ labels }: Placed, ends: readonly number[], air = 0): Label[] =>
  labels.filter((label) => {
    const { placed, before, behind } = sectorOf(label);
    return ends.some((end) => {
      const turn = ((end - placed + 540) % 360) - 180;
      return turn > -before - air && turn < behind + air;
    });
  });

/** Degrees per body in the fullest of a body’s quarter and those beside it. */
function roomOf({ direction }: Label, { labels }: Placed, ends: readonly number[]): number {
  const sorted = ends.toSorted((a, b) => a - b);
  const rooms = sorted.map((from, i) => {
    const width = ((sorted[(i + 1) % sorted.length] as number) - from + 360) % 360;
    return width / labels.filter((label) => (label.direction - from + 360) % 360 < width).length;
  });
  const own = (sorted.filter((from) => from <= direction).length + 3) % 4;
  return Math.min(...[3, 4, 5].map((by) => rooms[(own + by) % 4] as number));
}

const kinds = ['glyph', 'degrees', 'sign', 'minutes', 'retrograde'];
/**
 * Labels whose parts stand on more than one radius, or in another order than glyph, degrees, minutes, mark of retrogradation; of
 * rows to the right of the middle or below it, than glyph, mark, minutes, degrees, which are read from the left or from above.
 */
const outOfLine = ({ labels }: Placed): Label[] =>
  labels.filter(({ placed, parts }) =>
    parts.some(({ x, y, kind }, i) => {
      const { x: right, y: down } = pointAt(placed, 1);
      const before = parts[i - 1];
      const isNearer = !before || Math.hypot(before.x, before.y) > Math.hypot(x, y);
      const isReversed = (right > 0.7 || down > 0.7) && before?.kind !== 'glyph';
      const isLater = !before || isReversed !== kinds.indexOf(before.kind) < kinds.indexOf(kind);
      return Math.abs(x * down - y * right) > 1e-6 || !isNearer || !isLater;
    }),
  );

/** Glyphs of signs that an axis goes through; of small wheels but where two axes stand in one sign, which their large glyphs fill. */
const signsOnAxes = ({ axes, signs, start }: WheelLayout, isSmall: boolean): number[] =>
  signs.flatMap((box) => {
    const own = axes.filter(({ name, longitude }) => name && Math.floor(longitude / 30) === box.sign);
    const through = own.filter(({ longitude }) => {
      const [enter, leave] = hit(pointAt(longitude - start, 1), box);
      return leave > enter;
    });
    return through.length > 0 && !(isSmall && own.length > 1) ? [box.sign] : [];
  });

/** Pieces of cusps and axes shorter than about one and a half figures are high. */
const stubs = (layout: WheelLayout): string[] =>
  [...cuspLines(layout, themes.light).matchAll(/M(-?[\d.]+) ?(-?[\d.]+)L(-?[\d.]+) ?(-?[\d.]+)/g)].flatMap(
    ([piece, ...ends]) => {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ends.map(Number);
      return Math.hypot(x2 - x1, y2 - y1) < 15 ? [piece] : [];
    },
  );

/** Cusps that a label stands on. */
function interrupted({ inner, outer, cusps }: WheelLayout): number[] {
  const parts = [...inner.labels, ...(outer?.labels ?? [])].flatMap((label) => label.parts);
  return cusps.filter((cusp) => {
    const unit = pointAt(cusp, 1);
    return parts.some((box) => {
      const [enter, leave] = hit(unit, box);
      return leave > enter;
    });
  });
}

type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

/** The lines from bodies to their labels as they are drawn, each in its pieces. */
function leadersOf(ring: Placed, edge: number): Segment[][] {
  const drawn = bodies('x', ring, edge, 'red', themes.light);
  const [, d = ''] = /wheel-leaders"[^>]*><path d="([^"]*)"/.exec(drawn) ?? [];
  return d
    .split('M')
    .slice(1)
    .map((line) => {
      const points = line.split('L').map((point) => (point.match(/-?[\d.]+/g) ?? []).map(Number));
      return points
        .slice(1)
        .map(([x = 0, y = 0], i): Segment => [points[i]?.[0] ?? 0, points[i]?.[1] ?? 0, x, y]);
    });
}

/** Whether two pieces of lines cross, by more than what numbers are rounded by. */
function cross([a, b, c, d]: Segment, [e, f, g, h]: Segment): boolean {
  const side = (x: number, y: number, [x1, y1, x2, y2]: Segment): number =>
    ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / Math.hypot(x2 - x1, y2 - y1);
  const [one, other]: Segment[] = [
    [a, b, c, d],
    [e, f, g, h],
  ];
  const parted = (p: number, q: number): boolean => Math.min(p, q) < -0.02 && Math.max(p, q) > 0.02;
  return (
    parted(side(e, f, one as Segment), side(g, h, one as Segment)) &&
    parted(side(a, b, other as Segment), side(c, d, other as Segment))
  );
}

const crossings = (leaders: readonly Segment[][]): number =>
  leaders.reduce(
    (sum, leader, i) =>
      sum +
      leaders.slice(i + 1).filter((next) => leader.some((piece) => next.some((one) => cross(piece, one))))
        .length,
    0,
  );

test.each([
  ['full', full],
  ['small', compact],
  ['large', large],
])('%s wheels', (_, detail) => {
  const runs = (isRandom ? 10 : 1) * (detail === full ? 1_000 : 250);
  let [drawn, rings, labels, cusps, cut, strange, staggered, overAxes, led, far] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  ];
  fc.assert(
    fc.property(randomCharts, (charts) => {
      drawn++;
      const layout = layOut(charts, {}, detail);
      const boxes = boxesOf(layout);
      expect(meetings(boxes)).toEqual([]);
      expect(boxes.filter(outside(layout.rings.reach))).toEqual([]);
      cusps += layout.cusps.length;
      cut += interrupted(layout).length;
      expect(inOrder(layout.inner.labels)).toBe(true);
      expect(inOrder(layout.outer?.labels ?? [])).toBe(true);
      for (const ring of [layout.inner, ...(layout.outer ? [layout.outer] : [])]) {
        for (const second of [0, 1])
          expect(apart(ring.labels.filter((label) => label.tier === second))).toBe(true);
        expect(passing(ring.labels)).toBe(true);
        if (ring.labels.some(({ tier }) => tier === 1)) staggered++;
        rings++;
        expect(outOfLine(ring)).toEqual([]);
        if (farOf(ring) > 12.001) far++;
        labels += ring.labels.length;
        strange += strangers(ring, [...layout.cusps, ...layout.ends]).length;
        const [beyond, on] = [strangers(ring, layout.ends), onAxes(ring, layout.ends)];
        overAxes += beyond.length + on.length;
        // Nothing stands on an axis or beyond it but where a quarter has less room than its labels at half their size.
        for (const label of [...beyond, ...on])
          expect(roomOf(label, ring, layout.ends)).toBeLessThan(detail.compact ? 9 : 7);
      }
      expect(layout.rings.aspects).toBeGreaterThan(40);
      if (drawn % 10 !== 0) return;
      expect(stubs(layout)).toEqual([]);
      expect(signsOnAxes(layout, detail.compact)).toEqual([]);
      for (const [ring, edge] of [
        [layout.outer, layout.rings.signs],
        [layout.inner, layout.rings.outer],
      ] as const) {
        if (!ring) continue;
        const leaders = leadersOf(ring, edge);
        expect(leaders).toHaveLength(ring.labels.length);
        led += leaders.length;
        // However full a ring is, no line to a label crosses another one, nor an axis that its label does not.
        expect(crossings(leaders)).toBe(0);
        const away = strangers(ring, layout.ends);
        for (const [i, label] of ring.labels.entries()) {
          if (away.includes(label)) continue;
          for (const end of layout.ends) {
            const turn = (end * Math.PI) / 180;
            const axis: Segment = [0, 0, -400 * Math.cos(turn), 400 * Math.sin(turn)];
            expect(leaders[i]?.some((piece) => cross(piece, axis))).toBe(false);
          }
        }
      }
    }),
    { numRuns: runs, seed: 15 },
  );
  expect(drawn).toBeGreaterThanOrEqual(runs);
  expect(staggered).toBeGreaterThan(runs / 50);
  // Quarters and houses are of any width here, some narrower than one label, with up to thirty bodies heaped anywhere: nearly
  // all stand in theirs even so. Of real skies all do, see below.
  expect(overAxes / labels).toBeLessThan(detail.compact ? 0.02 : 0.006);
  expect(strange / labels).toBeLessThan(detail.compact ? 0.045 : 0.018);
  // Small wheels have cusps beside the numbers alone, where no label stands.
  if (!detail.compact) expect(cut / cusps).toBeLessThan(0.05);
  expect(led).toBeGreaterThan(runs / 2);
  // Up to thirty bodies, heaped anywhere: most stand near their places even so.
  expect(far / rings).toBeLessThan(detail.compact ? 0.5 : 0.3);
});

test('a quarter full of bodies in a double wheel keeps them all: they stand smaller or on two radii', () => {
  const heap = (from: number, step: number, count: number): WheelPoint[] =>
    Array.from({ length: count }, (_, id) => ({
      id,
      planetName: '',
      signName: '',
      longitude: from + id * step,
      signId: 0,
      degrees: 28,
      minutes: 48,
      retrograde: false,
    }));
  // From the Midheaven on to the Ascendant there are nine, the first and the last at these.
  const inner = {
    points: heap(61, 9, 9),
    cusps: [],
    angles: { ascendant: 143, midheaven: 59 },
    aspects: [],
    caption: '',
  };
  const outer = { ...inner, points: heap(59.5, 4, 12), angles: null };
  const layout = layOut({ inner, outer, aspects: [], orbs: 'synastry' }, {}, full);
  for (const ring of [layout.inner, layout.outer as Placed]) {
    expect(strangers(ring, layout.ends)).toEqual([]);
    expect(onAxes(ring, layout.ends)).toEqual([]);
  }
});

test('labels of real skies stand in their houses, near their places, and with minutes wherever they do not crowd', async () => {
  const { natal } = await createEngine();
  const charts = Array.from({ length: 80 }, (_, i) =>
    chartsOf(
      natal({
        name: 'Ada',
        date: `${1930 + i}-${String((i % 12) + 1).padStart(2, '0')}-17`,
        time: `${String((i * 7) % 24).padStart(2, '0')}:30`,
        place: { name: 'Here', latitude: (i * 13) % 60, longitude: 19, timezone: 'UTC' },
        lang: 'en',
        collect_text: false,
      }),
    ),
  );
  const layouts = charts.map((chart) => layOut(chart, {}, full));
  for (const { inner, cusps, ends } of layouts) {
    expect(strangers(inner, [...cusps, ...ends])).toEqual([]);
    expect(onAxes(inner, ends)).toEqual([]);
  }
  // And keeps off it, three pixels at least, but where its quarter is full.
  const labels = layouts.flatMap(({ inner }) => inner.labels).length;
  const besideAxes = layouts.flatMap(({ inner, ends }) => onAxes(inner, ends, 0.75)).length;
  expect(besideAxes / labels).toBeLessThan(0.01);
  // Of eight cusps each.
  expect(layouts.flatMap(interrupted).length).toBeLessThan(0.02 * 8 * layouts.length);
  const rings = layouts.map(({ inner }) => inner);
  // For the sake of its house a label stands farther off.
  expect(rings.filter((ring) => farOf(ring) > 12.001).length).toBeLessThan(10);
  for (const { labels } of rings) {
    // Where labels crowd, two others within 13° or one on a second radius, there are degrees alone.
    const turn = (from: Label, to: Label) => Math.abs(((to.direction - from.direction + 540) % 360) - 180);
    for (const [i, label] of labels.entries()) {
      const { parts } = label;
      const isCrowded =
        [-1, 0, 1].some((by) => labels.at((i + by) % labels.length)?.tier === 1) ||
        labels.filter((other) => turn(label, other) < 13).length > 2;
      expect(parts.some(({ kind }) => kind === 'minutes')).toBe(!isCrowded);
    }
  }
  expect(rings.filter(({ labels }) => labels.some(({ tier }) => tier === 1)).length).toBeGreaterThan(5);
});

describe('places in a row', () => {
  const inRow = (targets: number[], gaps: number[], from = 0, to = 40) =>
    row(targets, gaps, chained({ low: targets.map(() => from), high: targets.map(() => to) }, gaps));
  test('who has room stands where it should', () => {
    expect(inRow([10, 20, 30], [5, 5])).toEqual([10, 20, 30]);
  });
  test('a heap fans out evenly around its middle', () => {
    expect(inRow([20, 20, 20], [5, 5])).toEqual([15, 20, 25]);
  });
  test('bounds hold', () => {
    expect(inRow([1, 2], [5])).toEqual([0, 5]);
    expect(inRow([38, 39], [5])).toEqual([35, 40]);
  });
  test('bounds of each hold, and push those beside it', () => {
    expect(row([10, 11, 12], [4, 4], chained({ low: [0, 0, 20], high: [9, 40, 40] }, [4, 4]))).toEqual([
      8.5, 12.5, 20,
    ]);
  });
  test('gaps hold where bounds leave no room for them', () => {
    const [one, other] = inRow([1, 2], [50]) as [number, number];
    expect(other - one).toBe(50);
    expect([one, other]).toEqual([-10, 40]);
  });
});

describe('places around the circle', () => {
  const room = (count: number) => Array.from({ length: count }, () => [4, 4] as const);
  const place = (directions: number[], walls: number[], axes?: number[]) =>
    amongWalls(directions, walls, axes)(room(directions.length));
  test('a label stays on its side of a cusp', () => {
    const { places, price } = place([29, 31], [0, 30, 180], [0, 180]) ?? {};
    expect([places, price]).toEqual([[26, 34], 0]);
  });
  test('without cusps none parts labels', () => {
    expect(place([31, 32], [])?.places).toEqual([27.5, 35.5]);
  });
  test('in a house too narrow for it a label stands in the middle, over both cusps', () => {
    const { places, price } = place([31], [0, 30, 36, 180], [0, 180]) ?? {};
    expect(places).toEqual([33]);
    expect(price).toBeLessThan(100);
  });
  test('two labels stand in one house as long as their middles have room there', () => {
    expect(place([31, 32], [0, 30, 39, 180], [0, 180])?.places).toEqual([30.5, 38.5]);
  });
  test('where not even middles have room labels stand beyond a cusp, and none beyond an axis', () => {
    const { places = [], price } = place([31, 32, 33], [0, 30, 40, 180], [0, 30, 180]) ?? {};
    // Off the axis by a degree.
    expect(places).toEqual([35, 43, 51]);
    expect(price).toBeGreaterThan(100);
    expect(price).toBeLessThan(10_000);
  });
  test('the middles of a quarter too full stay in it', () => {
    const { places = [], price } = place([28, 29, 29.4, 29.6], [0, 30, 180]) ?? {};
    expect(places).toEqual([3, 11, 19, 27]);
    expect(price).toBeGreaterThan(10_000);
  });
  test('heaps reach across 0°', () => {
    expect(around([1, 359], 10)).toEqual([5, 355]);
  });
  test('no room', () => {
    expect(
      place(
        Array.from({ length: 46 }, (_, i) => i),
        [],
      ),
    ).toBeUndefined();
  });
});
