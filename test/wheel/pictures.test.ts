/** What the pictures of real results hold. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { createEngine } from 'horoscope-engine/engine';
import {
  aspectGrid,
  balanceChart,
  chartWheel,
  ephemerisGraph,
  glyphs,
  HoroscopeError,
  themes,
  transitTimeline,
} from 'horoscope-engine/wheel';
import { describe, test } from 'vitest';
import { bodyIds } from '#dist/chart/bodies.js';
import { orbsOf } from '#dist/wheel/aspect-grid.js';
import { chartsAround, chartsOf } from '#dist/wheel/sources.js';
import { layOut } from '#dist/wheel/wheel-layout.js';
import { expect } from '../expect.js';
import { bend } from './svg.js';

const engine = await createEngine({ languages: ['en'] });
const ada = { name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' } as const;
const two = {
  name_1: 'Ada',
  date_1: '1990-05-17',
  time_1: '14:30',
  place_id_1: 3054643,
  name_2: 'Ben',
  date_2: '1988-11-02',
  time_2: '06:10',
  place_id_2: 2267057,
  lang: 'en',
} as const;
const { name_2: _, ...event } = { ...two, date_2: '2026-11-21', time_2: '09:00' };
const natal = engine.natal(ada);
const synastry = engine.synastry(two);
const transits = engine.transits({
  ...event,
  date_2: '2026-01-01',
  date_end: '2026-12-31',
  collect_text: false,
});
const moment = engine.transits({ ...event, collect_text: false });
const progressions = engine.progressions({ ...ada, add_years: 36 });
const table = engine.ephemerisTable({ from: '2026-01-01', to: '2026-12-31', step: 5 });
const detail = { degrees: true, minutes: true, retrograde: true, compact: false };

const pictures: Record<string, string> = {
  natal: chartWheel(natal),
  small: chartWheel(natal, { size: 240 }),
  unknown: chartWheel(engine.natal({ ...ada, time: null })),
  return: chartWheel(engine.solarReturn({ ...ada, year: 2026 })),
  'lunar return': chartWheel(engine.lunarReturn({ ...ada, date_2: '2026-11-21' })),
  composite: chartWheel(engine.composite(two)),
  synastry: chartWheel(synastry),
  transits: chartWheel(transits),
  progressions: chartWheel(progressions),
  'around a birth': chartWheel(natal, { outer: transits }),
  'two births': chartWheel(natal, { outer: engine.natal({ ...ada, date: '1988-11-02' }) }),
  'every body': chartWheel(engine.natal(ada, { bodies: [...bodyIds] })),
  grid: aspectGrid(natal),
  'grid of two': aspectGrid(synastry),
  balance: balanceChart(natal),
  timeline: transitTimeline(transits),
  ephemeris: ephemerisGraph(table, { natal, dial: 90 }),
};

describe.each(Object.entries(pictures))('%s', (_, svg) => {
  test('is well-formed and closed in itself', () => {
    expect(bend(svg)).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null|\de-\d/);
    // No ids that could clash, no fonts, nothing from elsewhere.
    expect(svg).not.toMatch(/\sid=|<text|<style|<script|href|url\(/);
  });
  test('has paths of nothing but moves, lines and curves', () => {
    const paths = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d);
    expect(paths.filter((d) => !/^M[\d.MLHVCSQTAZmlhvcsqtaz, -]+$/.test(d ?? ''))).toEqual([]);
  });
  test('says whose it is', () => expect(svg).toMatch(/<title>[^<]+<\/title>/));
});

test('a wheel takes less than 40 kB', () => {
  const { timeline: __, ephemeris: ___, ...wheels } = pictures;
  for (const svg of Object.values(wheels)) expect(svg.length).toBeLessThan(40_000);
});

test('a script that draws wheels stays under 11.65 kB, all pictures under 15.5 kB, minified and gzipped', async () => {
  const bytes = async (what: string): Promise<number> => {
    const resolveDir = fileURLToPath(new URL('../../', import.meta.url));
    // As a bundler of a page has it: by the package’s door, and not from the module.
    const contents = `export { ${what} } from 'horoscope-engine/wheel';`;
    const { outputFiles } = await build({
      stdin: { contents, resolveDir },
      write: false,
      bundle: true,
      minify: true,
      format: 'esm',
      logLevel: 'silent',
    });
    return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
  };
  const wheel = await bytes('chartWheel');
  expect(wheel).toBeGreaterThan(8_000);
  expect(wheel).toBeLessThan(11_650);
  expect(
    await bytes('chartWheel, aspectGrid, balanceChart, transitTimeline, ephemerisGraph, glyphs, themes'),
  ).toBeLessThan(15_500);
});

test('the file for pages without a bundler stays under 15 kB, gzipped', () => {
  const file = readFileSync(new URL('../../dist/bundle/wheel.min.js', import.meta.url));
  const bytes = gzipSync(file, { level: 9 }).length;
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(15_000);
});

describe('the wheel', () => {
  const longitudes = (charts: Parameters<typeof layOut>[0]) => layOut(charts, {}, detail);

  test('draws the close aspects of a double wheel, and all where they are asked for', () => {
    const around = engine.natal({ ...ada, date: '1988-11-02' });
    const lines = (aspects?: boolean | 'close') =>
      chartWheel(natal, { outer: around, ...(aspects === undefined ? {} : { parts: { aspects } }) }).split(
        /<path [^>]*stroke-opacity/,
      ).length - 1;
    const close = chartsAround(natal, around).aspects.filter(({ orb }) => orb <= 3).length;
    expect(close).toBeGreaterThan(5);
    expect([lines(), lines('close')]).toEqual([close, close]);
    expect(lines(true)).toBeGreaterThan(close);
    expect(lines(false)).toBe(0);
  });
  test('is drawn as a small one where a heap leaves figures no room, unless they are asked for', () => {
    const heap = engine.natal(
      {
        name: 'Heap',
        date: '1962-02-05',
        time: '07:10',
        place: { name: 'Jakarta', latitude: -6.2, longitude: 106.8, timezone: 'Asia/Jakarta' },
        lang: 'en',
        collect_text: false,
      },
      { bodies: [...bodyIds] },
    );
    expect(chartWheel(heap, { size: 440 })).not.toContain('wheel-degrees');
    expect(chartWheel(heap, { size: 440, parts: { degrees: true } })).toContain('wheel-degrees');
    expect(chartWheel(heap, { size: 960 })).toContain('wheel-degrees');
  });
  test('of less than 400 pixels has cusps beside the numbers alone, and a double one none', () => {
    const [, cusps = ''] =
      /wheel-houses"[^>]*><path d="([^"]*)"/.exec(chartWheel(natal, { size: 240 })) ?? [];
    const ends = [...cusps.matchAll(/(-?[\d.]+)[ ]?(-?[\d.]+)/g)].map(([, x, y]) =>
      Math.hypot(Number(x), Number(y)),
    );
    expect(ends.length).toBeGreaterThan(8);
    expect(Math.max(...ends)).toBeLessThan(175);
    const double = chartWheel(natal, { size: 240, outer: natal });
    expect(double).not.toContain('wheel-house-numbers');
    // The four ends of the axes.
    expect(/wheel-houses"[^>]*>(.*?)<\/g>/.exec(double)?.[1]?.split('M')).toHaveLength(5);
  });
  test('has the Ascendant at the left and the Midheaven above', () => {
    const { axes } = longitudes(chartsOf(natal));
    const [ac, mc] = ['AC', 'MC'].map((name) => axes.find(({ parts }) => parts[0]?.text === name)?.parts[0]);
    expect(ac?.x).toBeLessThan(-270);
    expect(Math.abs(ac?.y ?? 99)).toBeLessThan(30);
    expect(mc?.y).toBeLessThan(-270);
  });
  test('starts at 0° Aries where the time is unknown, without houses', () => {
    const { start, houses, axes, signs } = longitudes(chartsOf(engine.natal({ ...ada, time: null })));
    expect([start, houses, axes]).toEqual([0, [], []]);
    // Aries begins at the left and goes down from there.
    expect(signs[0]?.x).toBeLessThan(-200);
    expect(signs[0]?.y).toBeGreaterThan(0);
  });
  test('has bodies in their houses', () => {
    const { inner } = longitudes(chartsOf(natal));
    const cusps = natal.houses.map(({ longitude }) => Number(longitude));
    const ascendant = cusps[0] as number;
    const houseAt = (direction: number) =>
      cusps.filter((cusp) => (cusp - ascendant + 360) % 360 <= direction).length;
    for (const { point, placed } of inner.labels) {
      const entry = natal.planets.find(({ planetId }) => planetId === point.id);
      expect([point.planetName, houseAt(placed)]).toEqual([entry?.planetName, entry?.housePosition]);
    }
  });
  test('tells degrees and minutes as the result does, and who is retrograde', () => {
    const { inner } = longitudes(chartsOf(natal));
    let whole = 0;
    for (const { point, parts } of inner.labels) {
      const entry = natal.planets.find(({ planetId }) => planetId === point.id);
      const texts = ['degrees', 'minutes', 'retrograde'].map(
        (kind) => parts.find((part) => part.kind === kind)?.text ?? '',
      );
      const minutes = String(entry?.minutes).padStart(2, '0');
      const isWhole = parts.some(({ kind }) => kind === 'minutes');
      if (isWhole) whole++;
      expect(texts.join('')).toBe(
        [`${entry?.degrees}°`, isWhole ? `${minutes}′` : '', entry?.retrograde ? 'R' : ''].join(''),
      );
    }
    expect(whole).toBeGreaterThan(5);
  });
  test('does not draw the Moon of a birth without its time as certain, nor say an hour', () => {
    const open = engine.natal({ ...ada, time: null });
    const { inner, aspects } = chartsOf(open);
    const textsOf = (id: number) =>
      layOut(chartsOf(open), {}, detail)
        .inner.labels.find(({ point }) => point.id === id)
        ?.parts.map(({ text }) => text);
    const moon = open.planets.find(({ planetId }) => planetId === 1);
    expect(textsOf(1)).toEqual(['', `${moon?.degrees}°`, '±7°']);
    expect(inner.points.filter((point) => point.open).map(({ id }) => id)).toEqual([1]);
    const isOfMoon = ({ planet1Id, planet2Id }: { planet1Id: number; planet2Id: number }) =>
      planet1Id === 1 || planet2Id === 1;
    const held = open.uncertainty?.holds.aspects.filter(isOfMoon).length;
    expect(open.aspects.filter(isOfMoon).length).toBeGreaterThan(held ?? 0);
    expect(aspects.filter(isOfMoon)).toHaveLength(held ?? 0);
    expect(aspects.filter((one) => !isOfMoon(one))).toHaveLength(
      open.aspects.filter((one) => !isOfMoon(one)).length,
    );
    const svg = chartWheel(open);
    expect(svg).toContain('<title>Ada, 1990-05-17, Budapest, the time of birth is not known</title>');
    expect(svg).toContain(`Moon ${moon?.degrees}°±7° ${moon?.signName}`);
    expect(svg).not.toContain('12:00');
    expect(chartWheel(natal)).toContain('<title>Ada, 1990-05-17 14:30, Budapest</title>');
  });
  test('has 12 bodies within 8° in order, each with a place of its own', () => {
    const heap = natal.planets.slice(0, 12).map((planet, i) => ({
      ...planet,
      longitude: (100 + (i * 8) / 11).toFixed(7),
    }));
    const { inner } = longitudes(chartsOf({ ...natal, planets: heap }));
    expect(inner.labels.map(({ point }) => point.id)).toEqual(heap.map(({ planetId }) => planetId));
    const placed = inner.labels.map(({ placed }) => placed);
    expect(placed).toEqual([...placed].sort((a, b) => a - b));
    expect((placed.at(-1) as number) - (placed[0] as number)).toBeLessThan(110);
  });
  test('draws a numbered asteroid as its number', () => {
    const ceres = {
      ...natal.planets[0],
      planetId: 10_433,
      planetName: 'Eros',
    } as (typeof natal.planets)[number];
    const glyphsOf = (planets: typeof natal.planets) =>
      /<g class="wheel-glyphs"[^>]*>(.*?)<\/g>/.exec(chartWheel({ ...natal, planets, aspects: [] }))?.[1];
    expect(glyphsOf([ceres])).toMatch(/<path d="M[^"]{40,}"/);
  });
  test('comes to an end, however many bodies there are', () => {
    const planets = Array.from({ length: 300 }, (_, i) => ({
      ...(natal.planets[i % 10] as (typeof natal.planets)[number]),
      longitude: ((i * i * 137.5) % 360).toFixed(7),
      retrograde: true,
    }));
    expect(layOut(chartsOf({ ...natal, planets }), {}, detail).inner.labels).toHaveLength(300);
  });
  test('has the first person’s houses around a synastry where their horoscope is inside', () => {
    const numbers = (svg: string) => svg.includes('wheel-house-numbers');
    expect(numbers(chartWheel(synastry))).toBe(false);
    expect(numbers(chartWheel(natal, { outer: synastry }))).toBe(true);
    const { inner, outer, aspects } = chartsAround(natal, synastry);
    expect(inner.cusps).toHaveLength(12);
    expect(outer?.points.map(({ longitude }) => longitude)).toEqual(
      synastry.planets2.map(({ longitude }) => Number(longitude)),
    );
    expect(aspects).toEqual(chartsOf(synastry).aspects);
  });
  test('has the houses of the birth around progressions that tell only their own', () => {
    const own = engine.progressions({ ...ada, add_years: 36 }, { progressedHouses: 'progressed' });
    expect(chartsOf(own).inner.cusps).toEqual([]);
    expect(chartsAround(natal, own).inner.cusps).toHaveLength(12);
  });
  test('has the natal points of progressions where the birth has them', () => {
    const { inner, outer } = chartsOf(progressions);
    for (const { id, longitude } of inner.points) {
      const entry = natal.planets.find(({ planetId }) => planetId === id);
      expect(longitude).toBeCloseTo(Number(entry?.longitude), 6);
    }
    expect(outer?.points).toHaveLength(progressions.planets.length);
  });
  test('has degrees alone in both rings, and minutes of those that do not crowd where they are asked for', () => {
    const charts = chartsAround(natal, progressions);
    const { inner, outer } = layOut(charts, { minutes: true }, detail);
    const minutesOf = (ring: typeof outer) =>
      ring?.labels.filter(({ parts }) => parts.some(({ text }) => text.includes('′'))).length;
    expect(minutesOf(inner)).toBeGreaterThan(2);
    expect(minutesOf(outer)).toBeGreaterThan(2);
    expect(minutesOf(layOut(charts, {}, detail).inner)).toBe(0);
    expect(minutesOf(layOut(charts, {}, detail).outer)).toBe(0);
  });
  test('of 800 pixels and more, a double one of 900, has more in it: the sign and the minutes of every body, the degrees of all cusps, in both rings', () => {
    for (const [charts, size] of [
      [chartsOf(natal), 800],
      [chartsAround(natal, progressions), 900],
    ] as const) {
      const laidOut = (pixels: number) => layOut(charts, {}, { ...detail, roomy: pixels / 640 });
      expect(laidOut(size - 1).axes).toHaveLength(4);
      const { inner, outer, axes } = laidOut(size);
      const labels = [...inner.labels, ...(outer?.labels ?? [])];
      for (const { parts } of labels)
        expect(parts.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['degrees', 'sign', 'minutes']));
      expect(axes).toHaveLength(12);
      for (const { parts } of axes) expect(parts.at(-1)?.text).toMatch(/^\d+°\d\d′$/);
    }
    // Glyphs keep their size, and the wheel grows around them.
    const half = (size: number) => Number(/viewBox="-([\d.]+)/.exec(chartWheel(natal, { size }))?.[1]);
    expect([480, 600, 800, 960, 2000].map(half)).toEqual([304, 304, 379, 454, 454]);
  });
  test('of two charts has labels of one size in both rings to 15 %, however full one of them is', () => {
    const heap = engine.natal({ ...ada, date: '1962-02-05', time: '07:10' });
    for (const [one, other] of [
      [natal, heap],
      [heap, natal],
      [heap, heap],
    ] as const) {
      const { inner, outer } = layOut(chartsAround(one, other), {}, detail);
      expect(outer?.style.glyph).toBeLessThanOrEqual(inner.style.glyph);
      expect(outer?.style.degrees).toBeGreaterThan(inner.style.degrees * 0.84);
    }
  });
  test('has the aspects that the outer result tells to the inner one', () => {
    const atOnce = engine.transits(event);
    expect(chartsAround(natal, atOnce).aspects).toHaveLength(atOnce.transits_aspects.length);
    expect(chartsAround(natal, engine.solarReturn({ ...ada, year: 2026 })).orbs).toBe('toNatal');
    const { aspects } = chartsAround(natal, natal);
    expect(aspects.length).toBeGreaterThan(natal.planets.length);
    const names = ['Conjunction', 'Opposition', 'Trine', 'Square', 'Sextile'];
    for (const { aspectId, aspectName } of aspects) expect(aspectName).toBe(names[aspectId]);
  });
  test('has the birth inside of transits, and of a period what is in orb at its beginning', () => {
    const { inner, aspects } = chartsOf(transits);
    const around = chartsAround(natal, transits);
    const places = ({ points }: typeof inner) =>
      points.map(({ id, longitude, retrograde }) => [id, longitude, retrograde]);
    expect(places(inner)).toEqual(places(around.inner));
    expect(inner.cusps).toEqual(around.inner.cusps);
    expect(aspects).toEqual(around.aspects);
    const first = engine.transits({ ...event, date_2: '2026-01-01' });
    const pairOf = (planet1Id: number, planet2Id: number) => `${planet1Id} ${planet2Id}`;
    expect(new Set(aspects.map(({ planet1Id, planet2Id }) => pairOf(planet1Id, planet2Id)))).toEqual(
      new Set(first.transits_aspects.map(({ planet1Id, planet2Id }) => pairOf(planet1Id, planet2Id))),
    );
  });
  test('draws one line an aspect', () => {
    const lines = chartWheel(natal).match(/stroke-opacity="[^"]*"\/>/g);
    expect(lines).toHaveLength(natal.aspects.length);
  });
  test('leaves out what it is told to', () => {
    const parts = { aspects: false, houses: false, angles: false, ticks: false };
    const svg = chartWheel(natal, { parts });
    expect(svg).not.toMatch(/wheel-aspects|wheel-houses|wheel-angles/);
    expect(svg.length).toBeLessThan(13_000);
  });
});

describe('a grid of aspects', () => {
  const side = 36;
  const orbOf = (orb: string) => {
    const minutes = Math.floor(Number(orb) * 60 + 1e-9);
    return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
  };
  const cellOf = ({ x, y, text }: { x: number; y: number; text: string }) =>
    `${Math.floor(x / side)} ${Math.floor(y / side)} ${text}`;

  test('of one chart has each orb where the column of the one meets the row of the other, below the bodies', () => {
    const placeOf = (id: number) => natal.planets.findIndex(({ planetId }) => planetId === id);
    const expected = natal.aspects.map(({ planet1Id, planet2Id, orb }) => {
      const [first, second] = [placeOf(planet1Id), placeOf(planet2Id)];
      return `${Math.min(first, second)} ${Math.max(first, second)} ${orbOf(orb)}`;
    });
    expect(orbsOf(natal, 600).map(cellOf).sort()).toEqual(expected.sort());
    const svg = aspectGrid(natal);
    for (const kind of new Set(natal.aspects.map(({ aspectId }) => aspectId))) {
      const [, drawn = ''] = new RegExp(`wheel-aspect-${kind}"[^>]*>(.*?)</g>`).exec(svg) ?? [];
      expect(drawn.match(/<path/g)).toHaveLength(
        natal.aspects.filter(({ aspectId }) => aspectId === kind).length,
      );
    }
  });

  test('of two has the inner chart above and the outer one to the left', () => {
    const { aspects, inner, outer } = chartsOf(synastry);
    const expected = aspects.map(({ planet1Id, planet2Id, orb }) => {
      const column = inner.points.findIndex(({ id }) => id === planet2Id) + 1;
      const row = (outer?.points.findIndex(({ id }) => id === planet1Id) ?? 0) + 1;
      return `${column} ${row} ${orbOf(String(orb))}`;
    });
    expect(orbsOf(synastry, 600).map(cellOf).sort()).toEqual(expected.sort());
  });
});

describe('themes', () => {
  test('print is black and white, and each kind of aspect has a dash of its own', () => {
    const svg = chartWheel(natal, { theme: 'print' });
    expect(new Set(svg.match(/#[0-9a-f]{6}/g))).toEqual(new Set(['#000000', '#ffffff']));
    const dashes = [...svg.matchAll(/wheel-aspect-\d"[^>]*?>/g)].map(
      ([tag]) => /dasharray="([^"]*)"/.exec(tag)?.[1],
    );
    expect(new Set(dashes).size).toBe(dashes.length);
  });
  test('CSS custom properties fall back on the theme', () => {
    const svg = chartWheel(natal, { variables: true, theme: 'dark' });
    expect(svg).toContain(`stroke="var(--wheel-ink, ${themes.dark.ink})"`);
    expect(bend(svg)).toEqual([]);
  });
  test('of one’s own', () => {
    const svg = chartWheel(natal, { theme: { from: 'dark', ink: 'rebeccapurple', background: 'none' } });
    expect(svg).toContain('stroke="rebeccapurple"');
    expect(svg).not.toContain('<rect');
  });
});

test('names are escaped', () => {
  const name = '<b>"Zoë" & \u0000\ud800</b>';
  const svg = chartWheel({ ...natal, profile: { ...natal.profile, name } });
  expect(svg).toContain(
    '<title>&lt;b&gt;&quot;Zoë&quot; &amp; &lt;/b&gt;, 1990-05-17 14:30, Budapest</title>',
  );
  expect(bend(svg)).toEqual([]);
});

test('the description says the chart', () => {
  const [, desc = ''] = /<desc>(.*?)<\/desc>/.exec(chartWheel(natal)) ?? [];
  expect(desc).toMatch(/^Ada, 1990-05-17 14:30, Budapest: Sun 26°20′ Taurus, Moon /);
  expect(desc).toMatch(/Jupiter Opposition Uranus/);
  expect(chartWheel(natal, { title: 'T', desc: 'D' })).toContain('<title>T</title><desc>D</desc>');
});

test('every body, sign and aspect has a glyph', () => {
  expect(Object.keys(glyphs.planets).map(Number)).toEqual([...bodyIds]);
  expect([glyphs.signs.length, glyphs.aspects.length]).toEqual([12, 11]);
  const all = [...Object.values(glyphs.planets), ...glyphs.signs, ...glyphs.aspects];
  expect(new Set(all).size).toBe(all.length);
});

test.each<[string, () => unknown, RegExp]>([
  ['no result', () => chartWheel(undefined as never), /result must be .* undefined/],
  ['no chart', () => chartWheel({ planet: [] } as never), /given was an object/],
  ['a broken longitude', () => chartWheel({ planets: [{ longitude: 'x' }] } as never), /planets.0.longitude/],
  ['an unknown theme', () => chartWheel(natal, { theme: 'pink' as never }), /light, dark, print/],
  ['a color that is none', () => chartWheel(natal, { theme: { ink: '"/><script>' } }), /theme.ink/],
  ['a size too large', () => chartWheel(natal, { size: 1e6 }), /16 to 10000/],
  ['no table', () => ephemerisGraph({ data: [] }), /two rows/],
  ['a dial of another kind', () => ephemerisGraph(table, { dial: 12 as never }), /30, 45, 90 or 360/],
  ['no transits', () => transitTimeline(natal as never), /transits\(\)/],
  ['transits of a moment', () => transitTimeline(moment), /single moment/],
  ['no elements', () => balanceChart({} as never), /elements/],
])('%s is refused', (_, draw, message) => {
  expect(draw).toThrow(HoroscopeError);
  expect(draw).toThrow(message);
});

test('a graphic ephemeris leaves out what would fill it', () => {
  const bodiesOf = (from: string, to: string, step: number) => {
    const svg = ephemerisGraph(engine.ephemerisTable({ from, to, step }), { dial: 90 });
    return [...svg.matchAll(/wheel-body-(\d+)/g)].map(([, id]) => Number(id));
  };
  const slower = [0, 2, 3, 4, 5, 6, 7, 8, 9];
  expect(bodiesOf('2026-01-01', '2026-07-01', 1)).toEqual([0, 1, ...slower.slice(1)]);
  expect(bodiesOf('2026-01-01', '2026-12-31', 1)).toEqual(slower);
});

test('a timeline has air: each planet is said once, rows stand apart, and no date stands among the bars', () => {
  const svg = transitTimeline(transits);
  const bars = [...svg.matchAll(/<rect x="([^"]*)" y="([^"]*)" width="([^"]*)" height="10"/g)].map((found) =>
    found.slice(1).map(Number),
  );
  const levels = [...new Set(bars.map(([, y = 0]) => y))].sort((a, b) => a - b);
  expect(levels.length).toBeGreaterThan(20);
  const gaps = levels.slice(1).map((y, i) => y - (levels[i] as number));
  expect(Math.min(...gaps)).toBe(26);
  const end = Math.max(...bars.map(([x = 0, , width = 0]) => x + width));
  const [, days = '', scale] = /wheel-days"[^>]*><path d="([^"]*)" transform="scale\(([^)]*)/.exec(svg) ?? [];
  const dates = [...days.matchAll(/M([\d.]+) /g)].map(([, x]) => Number(x) * Number(scale));
  expect(dates.length).toBeGreaterThan(100);
  expect(Math.min(...dates)).toBeGreaterThan(end + 5);
  const all = transits.transits_aspects.map(({ planet1Id }) => planet1Id);
  const bodies = new Set(all.filter((id) => [5, 6, 7, 8, 9, 10, 12].includes(id)));
  expect(svg.match(/translate\(10 /g)).toHaveLength(bodies.size);
  // A rule between rows of one planet, a line and more air between planets.
  expect(gaps.filter((gap) => gap === 40)).toHaveLength(bodies.size - 1);
});

test('dates of a timeline are those of the place', () => {
  const result = engine.transits({
    name_1: 'Ada',
    date_1: '1990-05-17',
    time_1: '14:30',
    place_1: { name: 'Auckland', latitude: -36.85, longitude: 174.76, timezone: 'Pacific/Auckland' },
    lang: 'en',
    date_2: '2026-01-01',
    date_end: '2026-12-31',
    collect_text: false,
  });
  const desc = /<desc>([^<]*)</.exec(transitTimeline(result))?.[1] ?? '';
  const slow = result.transits_aspects.filter(({ planet1Id }) => [5, 6, 7, 8, 9, 10, 12].includes(planet1Id));
  const days = slow.flatMap(({ exact }) => exact.map(({ date }) => date.slice(0, 10)));
  expect(days.length).toBeGreaterThan(20);
  expect(
    slow.some(({ exact }) => exact.some(({ date, utDate }) => date.slice(0, 10) !== utDate.slice(0, 10))),
  ).toBe(true);
  expect(desc.match(/\d{4}-\d{2}-\d{2}/g)?.sort()).toEqual(days.sort());
});
