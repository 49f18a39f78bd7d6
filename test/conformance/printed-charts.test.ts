/** Charts of known people as others printed them, to the minute or the degree they printed. */
import { createEngine, type Natal } from 'horoscope-engine/engine';
import { describe, expect, test } from 'vitest';

const engine = await createEngine();
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

const charts: PrintedChart[] = [
  {
    who: 'Diana, Princess of Wales',
    source: 'mojan.com, Princess Diana Spencer Astrology Chart report (true node, Placidus)',
    birth: {
      date: '1961-07-01',
      time: '19:45',
      latitude: 52 + 50 / 60,
      longitude: 0.5,
      timezone: 'Europe/London',
    },
    positions: {
      Sun: '9Can40',
      Moon: '25Aqu02',
      Mercury: '3Can12',
      Venus: '24Tau24',
      Mars: '1Vir39',
      Jupiter: '5Aqu06',
      Saturn: '27Cap49',
      Uranus: '23Leo20',
      Neptune: '8Sco38',
      Pluto: '6Vir03',
      Node: '28Leo11',
      Asc: '18Sag25',
      MC: '23Lib03',
      'cusp 2': '29Cap49',
      'cusp 3': '18Pis22',
      'cusp 5': '16Tau03',
      'cusp 6': '3Gem18',
    },
  },
  {
    who: 'Albert Einstein',
    source: 'starsoverwashington.com, March 2018, "born 11:30 am (-0:40)"',
    birth: { date: '1879-03-14', time: '11:30', latitude: 48.4, longitude: 10, timezone: 'Europe/Berlin' },
    positions: { Sun: '23Pis30', Moon: '14Sag31', Asc: '11Can38', Venus: 'Ari', MC: 'Pis' },
    houses: { Moon: 6, Sun: 10 },
  },
  {
    who: 'Barack Obama',
    source:
      'Village Voice, 29 July 2008: 18 degrees of Aquarius rising, 3+ Gemini Moon, 12 Leo Sun, 22+ Virgo Mars, node at 27 Leo',
    birth: {
      date: '1961-08-04',
      time: '19:24',
      latitude: 21.3069,
      longitude: -157.8583,
      timezone: 'Pacific/Honolulu',
    },
    positions: { Asc: '18Aqu', Moon: '3Gem', Mercury: '2Leo', Sun: '12Leo', Mars: '22Vir', Node: '27Leo' },
    houses: { Sun: 6, Moon: 4, Uranus: 7, Pluto: 7, Mars: 7 },
  },
  {
    who: 'Queen Victoria',
    source:
      'star4cast.com, "Victoria – modesty forbids": new Moon in Gemini from the 12th, Jupiter in Aquarius in the 10th, Uranus in the 7th',
    birth: {
      date: '1819-05-24',
      time: '04:15',
      latitude: 51.505,
      longitude: -0.188,
      timezone: 'Europe/London',
    },
    positions: {
      Sun: 'Gem',
      Moon: 'Gem',
      Asc: 'Gem',
      Jupiter: 'Aqu',
      Mars: 'Ari',
      Venus: 'Ari',
      Saturn: 'Pis',
      Pluto: 'Pis',
    },
    houses: { Sun: 12, Moon: 12, Jupiter: 10, Uranus: 7 },
  },
  {
    who: 'Pope Francis',
    source:
      'grupomeiodoceu.com, July 2020, by the birth certificate: Cancer rising, Moon and Venus in Aquarius, Sun in Sagittarius (whole signs: Jupiter in the 7th, Moon in the 8th)',
    birth: {
      date: '1936-12-17',
      time: '21:00',
      latitude: -34.6131,
      longitude: -58.3772,
      timezone: 'America/Argentina/Buenos_Aires',
    },
    positions: { Sun: 'Sag', Moon: 'Aqu', Venus: 'Aqu', Asc: 'Can' },
  },
  {
    who: 'Eva Perón',
    source: 'airedesantafe.com.ar, July 2022: Taurus Sun, Moon in Leo, Aries rising',
    birth: {
      date: '1919-05-07',
      time: '05:00',
      latitude: -34.6498,
      longitude: -60.8617,
      timezone: 'America/Argentina/Buenos_Aires',
    },
    positions: { Sun: 'Tau', Moon: 'Leo', Asc: 'Ari' },
  },
];

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
