/** Pictures as another program than a browser renders them (resvg): what is laid out is there in pixels. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import {
  aspectGrid,
  balanceChart,
  chartWheel,
  ephemerisGraph,
  transitTimeline,
} from 'horoscope-engine/wheel';
import { beforeAll, describe, test } from 'vitest';
import { chartsOf } from '#dist/wheel/sources.js';
import { layOut } from '#dist/wheel/wheel-layout.js';
import { engine } from '../engine.js';
import { expect } from '../expect.js';

beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  await initWasm(readFileSync(wasm));
});

const ada = { name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' };
const { name: name_1, date: date_1, time: time_1, place_id: place_id_1, lang } = ada;
const natal = engine.natal(ada);
const year = engine.transits({
  name_1,
  date_1,
  time_1,
  place_id_1,
  lang,
  date_2: '2026-01-01',
  date_end: '2026-12-31',
  collect_text: false,
});
const table = engine.ephemerisTable({ from: '2026-01-01', to: '2026-12-31', step: 5 });

interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue and opacity of each, from the left upper corner on. */
  bytes: Uint8Array;
}

function pixelsOf(svg: string): Pixels {
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const { width, height, pixels } = image;
  const bytes = new Uint8Array(pixels);
  image.free();
  return { width, height, bytes };
}

/** Share of pixels in a part of a picture that are not of the background's color. */
function inked(
  { width, height, bytes }: Pixels,
  part = { left: 0, top: 0, right: width, bottom: height },
): number {
  const background = bytes.slice(0, 3);
  let count = 0;
  let all = 0;
  for (let y = Math.floor(part.top); y < part.bottom; y++)
    for (let x = Math.floor(part.left); x < part.right; x++) {
      all++;
      const at = (y * width + x) * 4;
      if ([0, 1, 2].some((c) => Math.abs((bytes[at + c] as number) - (background[c] as number)) > 24))
        count++;
    }
  return count / all;
}

describe.each([240, 480, 960])('at %i pixels', (size) => {
  test.each<[name: string, draw: () => string]>([
    ['a wheel', () => chartWheel(natal, { size })],
    ['a dark wheel', () => chartWheel(natal, { size, theme: 'dark' })],
    ['a wheel without houses', () => chartWheel(engine.natal({ ...ada, time: null }), { size })],
    ['a double wheel', () => chartWheel(year, { size })],
    ['a grid', () => aspectGrid(natal, { size })],
    ['a balance', () => balanceChart(natal, { size })],
    ['a timeline', () => transitTimeline(year, { size })],
    ['a graph', () => ephemerisGraph(table, { size, dial: 90 })],
  ])('%s is drawn as wide as asked for, and neither blank nor black', (_, draw) => {
    const pixels = pixelsOf(draw());
    expect(pixels.width).toBe(size);
    expect(inked(pixels)).toBeGreaterThan(0.02);
    expect(inked(pixels)).toBeLessThan(0.6);
  });

  test('every body, figure, sign and house number has ink where it was laid', () => {
    const compact = size < 400;
    const roomy = size === 960 ? 1.5 : 1;
    const detail = { degrees: !compact, minutes: !compact, retrograde: !compact, compact, roomy };
    const layout = layOut(chartsOf(natal), {}, detail);
    const pixels = pixelsOf(chartWheel(natal, { size, parts: { aspects: false } }));
    const middle = 300 * roomy;
    const scale = size / 2 / middle;
    const boxes = [
      ...layout.inner.labels.flatMap(({ parts }) => parts),
      ...layout.signs,
      ...layout.houses,
      ...layout.axes.flatMap(({ parts }) => parts),
    ];
    expect(boxes.length).toBeGreaterThan(40);
    for (const { x, y, width, height } of boxes) {
      const part = {
        left: (x + middle - width / 2) * scale,
        top: (y + middle - height / 2) * scale,
        right: (x + middle + width / 2) * scale,
        bottom: (y + middle + height / 2) * scale,
      };
      expect(inked(pixels, part)).toBeGreaterThan(0.04);
    }
  });
});

test('the theme for print is gray', () => {
  const { bytes } = pixelsOf(chartWheel(natal, { theme: 'print' }));
  for (let at = 0; at < bytes.length; at += 4) {
    if (bytes[at] === bytes[at + 1] && bytes[at] === bytes[at + 2]) continue;
    expect([bytes[at], bytes[at + 1], bytes[at + 2]]).toEqual('a shade of gray');
  }
});
