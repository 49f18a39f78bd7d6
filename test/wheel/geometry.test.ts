/** Where the parts of pictures stand, as numbers: circles, rays, the axis of time, bars. */
import { describe, test } from 'vitest';
import { orbTables } from '#dist/chart/orbs.js';
import type { Transits } from '#dist/schema/transits.js';
import { colorOf, dashOf, strengthOf } from '#dist/wheel/aspect-lines.js';
import { balanceChart } from '#dist/wheel/balance-chart.js';
import {
  at,
  type Box,
  clearance,
  coordinate,
  cosine,
  diagonal,
  hit,
  pair,
  pointAt,
  sine,
} from '#dist/wheel/circle.js';
import { clockDay, dateText } from '#dist/wheel/dates.js';
import { ephemerisGraph } from '#dist/wheel/ephemeris-graph.js';
import { glyphs } from '#dist/wheel/glyphs.js';
import { axisLabels, houseNumbers } from '#dist/wheel/marks.js';
import { themes } from '#dist/wheel/theme.js';
import { across, timeAxis } from '#dist/wheel/time-axis.js';
import { bar, periodOf, rowsOf, sentenceOf } from '#dist/wheel/timeline-rows.js';
import { ray } from '#dist/wheel/wheel-cusps.js';
import { aspectLines, zodiacBand } from '#dist/wheel/wheel-rings.js';
import { expect } from '../expect.js';
import fc, { evenly } from '../fast-check.js';
import { intersect } from './boxes.js';

const theme = themes.light;
const radian = Math.PI / 180;

describe('circles', () => {
  test('sine and cosine are those of the textbooks, at any angle', () => {
    fc.assert(
      fc.property(evenly(-1000, 1000), (degrees) => {
        expect(sine(degrees)).toBeCloseTo(Math.sin(degrees * radian), 10);
        expect(cosine(degrees)).toBeCloseTo(Math.cos(degrees * radian), 10);
      }),
    );
  });

  test('go counterclockwise from the left, as longitudes do', () => {
    const rounded = (direction: number) => {
      const { x, y } = pointAt(direction, 10);
      return [Math.round(x) + 0, Math.round(y) + 0];
    };
    expect([0, 90, 180, 270].map(rounded)).toEqual([
      [-10, 0],
      [0, 10],
      [10, 0],
      [0, -10],
    ]);
    expect(at(0, 10)).toBe('-10 0');
    expect(at(270, 10)).toBe('0-10');
  });

  test.each([
    [0.5, '.5'],
    [-0.25, '-.25'],
    [12.346, '12.35'],
    [-3, '-3'],
    [10.04, '10.04'],
    [0, '0'],
    [0.001, '0'],
  ])('a coordinate of %d is written %s', (value, text) => {
    expect(coordinate(value)).toBe(text);
  });

  test('two of them are parted by a sign or a space', () => {
    expect([pair(1, 2), pair(1, -2), pair(-1, 0.5)]).toEqual(['1 2', '1-2', '-1 .5']);
  });
});

const box = fc.record({
  x: evenly(-50, 50),
  y: evenly(-50, 50),
  width: evenly(1, 30),
  height: evenly(1, 30),
});

describe('boxes', () => {
  test('meet where a point is within both', () => {
    const square = (x: number, y: number): Box => ({ x, y, width: 2, height: 4 });
    expect(intersect(square(0, 0), square(1.9, 0))).toBe(true);
    expect(intersect(square(0, 0), square(0, 3.9))).toBe(true);
    expect(intersect(square(0, 0), square(2, 0))).toBe(false);
    expect(intersect(square(0, 0), square(0, 4))).toBe(false);
    expect(intersect(square(0, 0), square(1.9, 4.1))).toBe(false);
    expect(diagonal({ width: 3, height: 4 })).toBe(5);
  });

  test('as far apart as they must be just do not meet', () => {
    fc.assert(
      fc.property(box, box, evenly(0, 360), (one, other, direction) => {
        const along = pointAt(direction, 1);
        const sides = { width: one.width + other.width, height: one.height + other.height };
        const far = clearance(sides, along);
        const moved = (by: number): Box => ({ ...other, x: one.x + along.x * by, y: one.y + along.y * by });
        expect(intersect(one, moved(far * 1.001))).toBe(false);
        expect(intersect(one, moved(far * 0.999))).toBe(true);
      }),
    );
  });

  test('are hit by a ray where it is within them and the air around', () => {
    fc.assert(
      fc.property(box, evenly(0, 360), (one, direction) => {
        const unit = pointAt(direction, 1);
        const [enter, leave] = hit(unit, one);
        const isWithin = (far: number): boolean =>
          Math.abs(unit.x * far - one.x) <= one.width / 2 + 1 &&
          Math.abs(unit.y * far - one.y) <= one.height / 2 + 1;
        for (let far = 0.25; far < 100; far += 0.5) {
          if (Math.abs(far - enter) < 0.01 || Math.abs(far - leave) < 0.01) continue;
          expect(isWithin(far), String(far)).toBe(far > enter && far < leave);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('a ray', () => {
  const boxAt = (x: number, width: number): Box => ({ x: -x, y: 0, width, height: 10 });

  test('goes from one radius to the other where nothing is in its way', () => {
    expect(ray(0, 50, 200, [])).toBe('M-50 0L-200 0');
    expect(ray(90, 50, 200, [boxAt(100, 20)])).toBe('M0 50L0 200');
  });

  test('ends before a box with the air around it, and before the first of several', () => {
    expect(ray(0, 50, 200, [boxAt(100, 20)])).toBe('M-50 0L-89 0');
    expect(ray(0, 50, 250, [boxAt(170, 10), boxAt(120, 10)])).toBe('M-50 0L-114 0');
  });

  test('begins beyond a box where it begins', () => {
    expect(ray(0, 50, 200, [boxAt(57, 10)])).toBe('M-63 0L-200 0');
    expect(ray(0, 50, 200, [boxAt(57, 10), boxAt(100, 10)])).toBe('M-63 0L-94 0');
  });

  test('leaves no stub that would be read as a minus', () => {
    // Of 16 and less.
    expect(ray(0, 50, 200, [boxAt(57, 10), boxAt(85, 10)])).toBe('');
    expect(ray(0, 50, 200, [boxAt(57, 10), boxAt(86, 10)])).toBe('M-63 0L-80 0');
  });
});

/** Points of a path by its moves and lines, as directions and distances from the middle. */
function strokesOf(d: string): { direction: number; far: number; length: number }[] {
  return [...d.matchAll(/M(-?[\d.]+)[ ]?(-?[\d.]+)([lL])(-?[\d.]+)[ ]?(-?[\d.]+)/g)].map(
    ([, x, y, kind, a, b]) => {
      const from = [Number(x), Number(y)] as const;
      const by = kind === 'l' ? [Number(a), Number(b)] : [Number(a) - from[0], Number(b) - from[1]];
      return {
        direction: (Math.atan2(from[1], -from[0]) / radian + 360) % 360,
        far: Math.hypot(...from),
        length: Math.hypot(...(by as [number, number])),
      };
    },
  );
}

describe('the zodiac', () => {
  const layout = {
    rings: { zodiac: 250, signs: 210, aspects: 100 },
    start: 100,
    signs: [],
    ends: [0],
  } as never;
  const pathsOf = (svg: string) => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, d]) => strokesOf(d ?? ''));
  const turned = (longitude: number) => (longitude - 100 + 360) % 360;

  test('has twelve borders, and a mark every degree, longer at fives and tens', () => {
    const [borders = [], marks = []] = pathsOf(zodiacBand(layout, theme, true));
    expect(borders).toHaveLength(12);
    for (const [sign, { direction, far, length }] of borders.entries()) {
      expect(direction).toBeCloseTo(turned(sign * 30), 1);
      expect([far, length].map(Math.round)).toEqual([210, 40]);
    }
    expect(marks).toHaveLength(360);
    for (const [degree, { direction, far, length }] of marks.entries()) {
      expect(Math.abs(((direction - turned(degree) + 540) % 360) - 180)).toBeLessThan(0.01);
      expect(far).toBeCloseTo(210, 1);
      expect(length).toBeCloseTo(degree % 10 === 0 ? 6.5 : degree % 5 === 0 ? 4.75 : 3, 1);
    }
  });

  test('has a mark a sign where there are no others', () => {
    const [, marks = []] = pathsOf(zodiacBand(layout, theme, false));
    expect(marks).toHaveLength(12);
  });
});

describe('lines of aspects', () => {
  const point = (id: number, longitude: number) => ({ id, longitude });
  const aspect = (planet1Id: number, planet2Id: number, aspectId: number, orb: number) => ({
    ...{ planet1Id, planet2Id, aspectId, orb },
  });
  const layout = { rings: { aspects: 100 }, start: 0 } as never;
  const points = [point(0, 0), point(1, 90), point(2, 120), point(3, 180)];

  test('go from body to body, those of a kind together, the weak below the strong', () => {
    const aspects = [aspect(0, 1, 3, 0), aspect(0, 3, 1, 4), aspect(1, 3, 3, 3.5)];
    const svg = aspectLines(
      { inner: { points }, outer: null, aspects, orbs: 'chart' } as never,
      layout,
      theme,
    );
    expect([...svg.matchAll(/wheel-aspect-(\d+)/g)].map(([, kind]) => kind)).toEqual(['3', '1']);
    const lines = [...svg.matchAll(/ d="([^"]*)" stroke-width="([^"]*)" stroke-opacity="([^"]*)"/g)];
    // Squares reach 7°, oppositions 8°: exact, half of the orb, half of the orb.
    expect(lines.map(([, d, width, opacity]) => [d, width, opacity])).toEqual([
      ['M0 100L100 0', '1.45', '.7'],
      ['M-100 0L0 100', '2.2', '1'],
      ['M-100 0L100 0', '1.45', '.7'],
    ]);
  });

  test('go from the outer chart to the inner one, and leave out who is in neither', () => {
    const charts = { inner: { points }, outer: { points: [point(0, 270)] }, orbs: 'synastry' };
    const aspects = [aspect(0, 1, 1, 0), aspect(1, 0, 1, 0), aspect(0, 9, 1, 0)];
    const svg = aspectLines({ ...charts, aspects } as never, layout, theme);
    expect([...svg.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d)).toEqual(['M0-100L0 100']);
  });

  test('are as strong as they are near to exact, by the orbs of such charts', () => {
    for (const family of ['chart', 'synastry', 'toNatal', 'progressed'] as const) {
      expect(strengthOf(2, 0, family)).toBe(1);
      expect(strengthOf(2, -orbTables[family][2] / 4, family)).toBeCloseTo(0.75, 9);
      expect(strengthOf(2, 99, family)).toBe(0);
    }
    expect(strengthOf(77, 0.75, 'chart')).toBe(0.5);
  });

  test('have the color of their kind, and dashes where colors do not tell them apart', () => {
    const { conjunction, hard, soft, minor } = theme;
    expect(Array.from({ length: 11 }, (_, kind) => colorOf(kind, theme))).toEqual([
      ...[conjunction, hard, soft, hard, soft, ...Array.from({ length: 6 }, () => minor)],
    ]);
    const has = (of: typeof theme) => Array.from({ length: 11 }, (_, kind) => dashOf(kind, of) !== undefined);
    expect(has(themes.light)).toEqual([false, false, false, false, ...Array.from({ length: 7 }, () => true)]);
    expect(has(themes.print)).toEqual([true, false, ...Array.from({ length: 9 }, () => true)]);
  });
});

describe('numbers and names around the wheel', () => {
  test('of houses stand in their middles, in order', () => {
    const cusps = Array.from({ length: 12 }, (_, i) => (350 + 30 * i) % 360);
    const numbers = houseNumbers(cusps, 350, 100, 8);
    expect(numbers.map(({ house }) => house)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (const [i, { x, y }] of numbers.entries()) {
      const middle = pointAt(15 + 30 * i, 100);
      expect([x, y].map(Math.round)).toEqual([middle.x, middle.y].map(Math.round));
    }
  });

  test('of angles stand outside of the zodiac, each by its longitude', () => {
    const detail = { degrees: true, minutes: true, compact: false };
    const labels = axisLabels({ ascendant: 100.5, midheaven: 10.25 }, [], 100.5, 240, detail);
    expect(labels.map(({ parts }) => parts.map(({ text }) => text))).toEqual([
      ['AC', '10°30′'],
      ['IC', '10°15′'],
      ['DC', '10°30′'],
      ['MC', '10°15′'],
    ]);
    expect(labels.map(({ longitude }) => longitude)).toEqual([100.5, 190.25, 280.5, 10.25]);
    for (const { parts, placed } of labels) {
      const ways = pointAt(placed, 1);
      for (const { x, y, width, height } of parts) {
        expect(Math.max(Math.abs(x) + width / 2, Math.abs(y) + height / 2)).toBeLessThanOrEqual(300.001);
        expect(Math.hypot(x, y)).toBeGreaterThan(240);
        // The axis ends 3 beyond the zodiac; between it and the label is air.
        const reach = (Math.abs(ways.x) * width + Math.abs(ways.y) * height) / 2;
        expect(x * ways.x + y * ways.y - reach).toBeGreaterThan(246.9);
      }
      // Degrees below the name.
      for (const [i, part] of parts.slice(1).entries()) {
        expect(part.y).toBeGreaterThan(parts[i]?.y ?? Number.NaN);
        expect(part.x).toBe(parts[0]?.x);
      }
    }
    const few = axisLabels({ ascendant: 0, midheaven: 270 }, [], 0, 240, { ...detail, degrees: false });
    expect(few.map(({ parts }) => parts.map(({ text }) => text))).toEqual([['AC'], ['IC'], ['DC'], ['MC']]);
    const cusps = axisLabels({ ascendant: 0, midheaven: 270 }, [33.5, 213.5], 0, 240, {
      ...detail,
      roomy: 1.5,
    });
    expect(cusps.map(({ parts }) => parts.map(({ text }) => text).join(' '))).toEqual([
      ...['AC 0°00′', '3°30′', 'IC 0°00′', 'DC 0°00′', '3°30′', 'MC 0°00′'],
    ]);
  });
});

describe('the axis of time', () => {
  /** 2026-01-01 00:00. */
  const from = 2_461_041.5;
  const axis = (days: number, width = 600, boxes?: Parameters<typeof timeAxis>[4]) =>
    timeAxis({ from, to: from + days, left: 100, right: 100 + width }, 20, 90, 10, boxes);
  const texts = (days: number, width?: number) => axis(days, width).labels.map(({ text }) => text);

  test('has the dates of Julian days', () => {
    expect([from - 0.01, from, from + 0.99, from + 1].map(dateText)).toEqual([
      ...['2025-12-31', '2026-01-01', '2026-01-01', '2026-01-02'],
    ]);
    expect(across({ from: 10, to: 20, left: 100, right: 200 }, 12.5)).toBe(125);
  });

  test.each([
    [9, ['01-01', '01-02', '01-03', '01-04', '01-05', '01-06', '01-07', '01-08', '01-09']],
    [41, ['01-01', '01-06', '01-11', '01-16', '01-21', '01-26', '02-01', '02-06']],
    [80, ['01-01', '01-11', '01-21', '02-01', '02-11', '02-21', '03-01', '03-11']],
    [200, ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06', '2026-07']],
    [
      800,
      ['2026-01', '2026-04', '2026-07', '2026-10', '2027-01', '2027-04', '2027-07', '2027-10', '2028-01'],
    ],
    [3700, ['2026', '2027', '2028', '2029', '2030', '2031', '2032', '2033', '2034', '2035']],
    [11_000, ['2026', '2030', '2035', '2040', '2045', '2050', '2055']],
    [36_525, ['2030', '2040', '2050', '2060', '2070', '2080', '2090', '2100', '2110', '2120']],
  ])('has marks of %i days', (days, expected) => {
    expect(texts(days)).toEqual(expected);
  });

  test('names the month, or the day, that has begun as it does, but for the end of one', () => {
    const textsFrom = (day: number, days: number) =>
      timeAxis({ from: from + day, to: from + days, left: 100, right: 700 }, 20, 90, 10).labels.map(
        ({ x, text }) => [x, text] as const,
      );
    expect(textsFrom(0.5, 200)[0]).toEqual([100, '2026-01']);
    expect(
      textsFrom(14, 200)
        .map(([, text]) => text)
        .slice(0, 2),
    ).toEqual(['2026-01', '2026-02']);
    expect(textsFrom(28, 200)[0]?.[1]).toBe('2026-02');
    expect(textsFrom(0.2, 9)[0]).toEqual([100, '01-01']);
  });

  test('has a mark at its very end, but no text where there is no room for it', () => {
    const { lines, labels } = axis(31);
    expect(lines.match(/M/g)).toHaveLength(labels.length + 1);
    expect(lines).toContain('M700 20V90');
    expect(labels[0]).toEqual({ x: 100, y: 10, text: '01-01', height: 10 });
  });

  test('has lines that stop at what they may not go through', () => {
    const low = { left: 90, right: 110, top: 60, bottom: 70 };
    const high = { left: 90, right: 110, top: 30, bottom: 40 };
    const beside = { left: 100, right: 110, top: 30, bottom: 40 };
    expect(axis(9, 600, [low, high, beside]).lines).toContain('M100 20V30M100 40V60M100 70V90');
  });
});

describe('rows of transits', () => {
  const aspect = (planet1Id: number, starts: string | null, more = {}) =>
    ({
      ...{ planet1Id, aspectId: 3, planet2Id: 0, planet1Name: `P${planet1Id}`, aspectName: 'Square' },
      ...{ planet2Name: 'Sun', starts: starts && { date: starts }, ends: null, exact: [] },
      ...more,
    }) as unknown as Transits['transits_aspects'][number];
  const day = (date: string) => clockDay({ date });

  test('are read by their figures, also a leap day that only the Julian calendar has', () => {
    expect(day('1500-02-29 12:30:00') - day('1500-02-28 12:30:00')).toBe(1);
    expect(day('2026-01-31 12:00:00')).toBe(2461072);
  });

  test('are of one body, aspect and natal point, by body, then by when they begin', () => {
    const list = [
      aspect(6, '2026-05-01 00:00:00'),
      aspect(5, '2026-03-01 00:00:00'),
      aspect(5, '2026-02-01 00:00:00', { aspectId: 1 }),
      aspect(5, '2026-01-01 00:00:00'),
      aspect(5, null, { planet2Id: 7 }),
    ];
    expect(rowsOf(list).map((row) => row.map((each) => list.indexOf(each)))).toEqual([[4], [3, 1], [2], [0]]);
  });

  test('last from the event to where the last of them begins', () => {
    const profile2 = { birthdate: { date: '2026-01-01 12:00:00' } } as never;
    const period = (...aspects: Transits['transits_aspects']) =>
      periodOf({ transits_aspects: aspects, profile2 });
    expect(day('2026-01-01 12:00:00')).toBe(2_461_042);
    expect(day('2026-01-01 18:36:00')).toBeCloseTo(2_461_042.275, 9);
    expect(period(aspect(1, '2026-02-01 12:00:00'), aspect(1, '2026-01-15 12:00:00'))).toEqual({
      from: 2_461_042,
      to: 2_461_073,
    });
    expect(period(aspect(1, null))).toBeNull();
    expect(period(aspect(1, '2026-01-01 12:00:00'))).toBeNull();
  });

  test('have bars from where they begin to where they end, within the period', () => {
    const scale = {
      from: day('2026-01-01 00:00:00'),
      to: day('2026-04-11 00:00:00'),
      left: 100,
      right: 1100,
    };
    const drawn = (starts: string | null, ends: string | null) => {
      const rect = bar(aspect(5, starts, { ends: ends && { date: ends } }), scale, 50, theme);
      return rect === ''
        ? ''
        : [...rect.matchAll(/ (x|y|width|height)="([^"]*)"/g)].map(([, , n]) => Number(n));
    };
    expect(drawn('2026-01-11 00:00:00', '2026-01-21 00:00:00')).toEqual([200, 45, 100, 10]);
    expect(drawn(null, '2026-01-21 00:00:00')).toEqual([100, 45, 200, 10]);
    expect(drawn('2025-01-21 00:00:00', null)).toEqual([100, 45, 1000, 10]);
    expect(drawn('2026-04-01 00:00:00', '2027-01-01 00:00:00')).toEqual([1000, 45, 100, 10]);
    // A minute of a hundred days is drawn around its time, wide enough to be seen.
    expect(drawn('2026-01-11 00:00:00', '2026-01-11 00:01:00')).toEqual([194.5, 45, 11, 10]);
    expect(drawn('2025-01-01 00:00:00', '2025-12-01 00:00:00')).toBe('');
  });

  test('are told with the days on which they are exact', () => {
    const exact = [{ date: '2026-03-01 23:59:00' }, { date: '2026-05-02 00:00:00' }];
    expect(sentenceOf([aspect(5, null, { exact })])).toBe('P5 Square Sun: 2026-03-01, 2026-05-02.');
    expect(sentenceOf([aspect(5, null)])).toBe('P5 Square Sun.');
  });
});

describe('a balance', () => {
  const shares = { fire: 40, earth: 30, air: 20, water: 0, cardinal: 50, fixed: 25, mutable: 12.5 };
  const elements = { ...shares, positive: 60, negative: 40 } as never;
  const rects = (svg: string) =>
    [...svg.matchAll(/<rect x="([^"]*)" y="([^"]*)" width="([^"]*)" height="14"/g)].map((found) =>
      found.slice(1).map(Number),
    );

  test('has a bar for each, as long as its share, none where it is nil', () => {
    const svg = balanceChart({ elements });
    const bars = rects(svg).filter(([, , width]) => width !== 300);
    expect(rects(svg)).toHaveLength(9 + 8);
    expect(bars.map(([, , width]) => width)).toEqual([120, 90, 60, 150, 75, 37.5, 180, 120]);
    expect(bars.every(([x]) => x === 96)).toBe(true);
    const rows = rects(svg)
      .filter(([, , width]) => width === 300)
      .map(([, y = 0]) => y);
    // Twelve more between elements, qualities and polarities.
    expect(rows.map((y, i) => y - (rows[i - 1] ?? y))).toEqual([0, 26, 26, 26, 38, 26, 26, 38, 26]);
    // Three signs an element, four a quality.
    expect(svg.match(/wheel-sign"/g)).toHaveLength(24);
  });

  test('names each row by its signs in order, up to the bar, and the polarities by a plus and a minus', () => {
    const svg = balanceChart({ elements });
    const signs = [
      ...svg.matchAll(/wheel-sign"[^>]*><path d="([^"]*)" transform="translate\((\S+) ([^)]+)\)/g),
    ];
    const levels = [...new Set(signs.map(([, , , y]) => y))];
    const rows = levels.map((level) => signs.filter(([, , , y]) => y === level));
    const numbers = rows.map((row) => row.map(([, d = '']) => glyphs.signs.indexOf(d)));
    expect(numbers).toEqual([
      ...[0, 1, 2, 3].map((first) => [first, first + 4, first + 8]),
      ...[0, 1, 2].map((first) => [first, first + 3, first + 6, first + 9]),
    ]);
    for (const row of rows) {
      const lefts = row.map(([, , x]) => Number(x));
      expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
      expect(lefts.at(-1)).toBeLessThan(96 - 17);
    }
    // A minus is one stroke, a plus two: in a path of their own, the plus in the upper row.
    const marks = svg.split('<path d="').find((d) => /^[^"]*h8m-4-4v8/.test(d)) ?? '';
    expect(marks.match(/h8m-4-4v8/g)).toHaveLength(1);
    expect(marks.match(/h8/g)).toHaveLength(2);
    expect(marks.indexOf('m-4-4v8')).toBeLessThan(marks.lastIndexOf('h8'));
  });

  test('has halves of the sky where the result tells them', () => {
    const hemispheres = { north: 1, south: 9, east: 3, west: 7 };
    const widthOf = (svg: string) => Number(/viewBox="0 0 (\S+)/.exec(svg)?.[1]);
    const [plain, more] = [balanceChart({ elements }), balanceChart({ elements, chart: { hemispheres } })];
    expect(plain).not.toContain('wheel-hemispheres');
    expect(more).toContain('wheel-hemispheres');
    expect(widthOf(more) - widthOf(plain)).toBe(190);
  });

  test.each([
    [null, 'result'],
    [{ elements: null }, 'result'],
    [{ elements: { ...shares, positive: 60, negative: 'x' } }, 'elements.negative'],
  ])('of %j is refused', (result, path) => {
    expect(() => balanceChart(result as never)).toThrow(
      expect.objectContaining({ code: 'invalid_request', path }),
    );
  });
});

describe('a graph', () => {
  const table = {
    data: [0, 1, 2, 3].map((day) => ({
      julianDayUt: 2_461_041.5 + 10 * day,
      planets: [{ planetId: 9, longitude: String(300 + 0.3 * day) }],
    })),
  } as never;
  const levels = (svg: string, name: string) =>
    [...(new RegExp(`wheel-${name}".*?d="([^"]*)"`).exec(svg)?.[1] ?? '').matchAll(/M\S+ (\S+?)H/g)].map(
      ([, y]) => Number(y),
    );

  test.each([
    [30, 7],
    [45, 10],
    [90, 10],
    [360, 13],
  ] as const)('of a dial of %i° has %i lines, evenly from edge to edge', (dial, count) => {
    const lines = levels(ephemerisGraph(table, { dial }), 'dial');
    expect(lines).toHaveLength(count);
    const steps = lines.slice(1).map((y, i) => y - (lines[i] ?? 0));
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.02);
    expect(Math.min(...steps)).toBeGreaterThan(0);
  });

  test.each([
    // From 80° on, six degrees a row: past the end of the dial two thirds of the way to the third row, down to up.
    [80, 6, 'M74 514L349.33 550L532.89 574M532.89 34L624.67 46L900 82'],
    [98, -6, 'M74 82L349.33 46L441.11 34M441.11 574L624.67 550L900 514'],
  ])(
    'has the course of a body from %i° on, by %i° a row, and goes on from the other end',
    (from, step, d) => {
      const rows = [0, 1, 2, 3].map((n) => ({
        julianDayUt: 2_461_041.5 + 10 * n,
        planets: [{ planetId: 9, longitude: String(from + step * n) }],
      }));
      const svg = ephemerisGraph({ data: rows } as never, { dial: 90 });
      expect(/wheel-body-9"[^>]*><path d="([^"]*)"/.exec(svg)?.[1]).toBe(d);
    },
  );

  test('of a natal chart has a line for each of its bodies, and room for their glyphs', () => {
    const natal = {
      planets: [
        { planetId: 0, planetName: 'Sun', longitude: '100', degrees: 10, minutes: 0, retrograde: false },
      ],
    } as never;
    const [plain, more] = [ephemerisGraph(table), ephemerisGraph(table, { natal })];
    expect(plain).not.toContain('wheel-natal');
    const widthOf = (svg: string) => Number(/viewBox="0 0 (\S+)/.exec(svg)?.[1]);
    expect(widthOf(more) - widthOf(plain)).toBe(40);
    const [first = 0, last = 0] = [levels(more, 'dial')[0], levels(more, 'dial').at(-1)];
    // 100° is 10° on a dial of 45.
    expect(levels(more, 'natal')[0]).toBeCloseTo(first + ((last - first) * 10) / 45, 1);
  });
});
