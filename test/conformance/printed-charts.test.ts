/** Charts of known people as others printed them, to the minute or the degree they printed. */
import { readFileSync } from 'node:fs';
import type { Natal } from 'horoscope-engine/engine';
import { describe, test } from 'vitest';
import { engine } from '../engine.js';
import { expect } from '../expect.js';

const signs = ['Ari', 'Tau', 'Gem', 'Can', 'Leo', 'Vir', 'Lib', 'Sco', 'Sag', 'Cap', 'Aqu', 'Pis'];
const ids: Record<string, number> = {
  Sun: 0,
  Moon: 1,
  Mercury: 2,
  Venus: 3,
  Mars: 4,
  Jupiter: 5,
  Saturn: 6,
  Uranus: 7,
  Neptune: 8,
  Pluto: 9,
  Node: 12,
  Asc: 15,
  MC: 16,
};

interface PrintedChart {
  who: string;
  source: string;
  birth: { date: string; time: string; latitude: number; longitude: number; timezone: string };
  /** `9Can40`: degree, sign, minute; `12Leo`: the degree alone; `Leo`: the sign alone. */
  positions: Record<string, string>;
  /** Houses by body. */
  houses?: Record<string, number>;
}

const charts = JSON.parse(
  readFileSync(new URL('../../conformance/fixtures/printed-charts.json', import.meta.url), 'utf8'),
) as PrintedChart[];

const entry = (chart: Natal, body: string) => chart.planets.find(({ planetId }) => planetId === ids[body]);

function longitudeOf(chart: Natal, point: string): number {
  const cusp = /^cusp (\d+)$/.exec(point);
  const found = cusp ? chart.houses[Number(cusp[1]) - 1] : entry(chart, point);
  return Number(found?.longitude);
}

describe.each(charts)('$who ($source)', ({ birth, positions, houses = {} }) => {
  const { latitude, longitude, timezone, date, time } = birth;
  const place = { name: 'birth place', latitude, longitude, timezone };
  const chart = engine.natal({ name: 'N', date, time, place, lang: 'en' });

  test.each(Object.entries(positions))('%s at %s', (point, printed) => {
    const [, degree, sign = '', minute] = /^(\d*)([A-Z][a-z]{2})(\d*)$/.exec(printed) ?? [];
    const found = longitudeOf(chart, point);
    expect(signs[Math.floor(found / 30)]).toBe(sign);
    if (!degree) return;
    const wanted = signs.indexOf(sign) * 30 + Number(degree) + Number(minute || 30) / 60;
    // Programs round or cut the last minute, and give places to the minute or coarser.
    const angle = point === 'Asc' || point === 'MC' || point.startsWith('cusp');
    const tolerance = minute ? (angle ? 3 / 60 : 1.1 / 60) : 0.5;
    expect(Math.abs(found - wanted)).toBeLessThanOrEqual(tolerance);
  });

  test.each(Object.entries(houses))('%s in house %i', (body, house) => {
    expect(entry(chart, body)?.housePosition).toBe(house);
  });
});

test('Goethe, by his own telling: the Sun in Virgo at its culmination, the Moon just full', () => {
  // Dichtung und Wahrheit, first book: 28 August 1749, at noon on the stroke of twelve, in Frankfurt.
  const place = { name: 'Frankfurt', latitude: 50.1109, longitude: 8.6821, timezone: 'Europe/Berlin' };
  const chart = engine.natal({ name: 'Goethe', date: '1749-08-28', time: '12:00', place, lang: 'en' });
  expect(entry(chart, 'Sun')?.signName).toBe('Virgo');
  expect(Math.abs(longitudeOf(chart, 'Sun') - longitudeOf(chart, 'MC'))).toBeLessThan(2);
  expect(Number(chart.moonPhase.illumination)).toBeGreaterThan(0.98);
});
