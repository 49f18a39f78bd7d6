/** What `options.include` adds to a natal horoscope. */
import { readFileSync } from 'node:fs';
import { createEngine, type Natal } from 'horoscope-engine/engine';
import * as schemas from 'horoscope-engine/schemas';
import { describe, test } from 'vitest';
import { fixedStars } from '#dist/chart/fixed-stars.js';
import { people } from '../corpus/people.js';
import { engine } from '../engine.js';
import { expect } from '../expect.js';
import { openSky } from '../sky/open-sky.js';

const place = { name: 'Budapest', latitude: 47.49835, longitude: 19.04045, timezone: 'Europe/Budapest' };
const ada = { name: 'Ada', date: '1990-05-17', time: '14:30', place, lang: 'en' };
const all = [...schemas.includeKeys];
const chart = engine.natal(ada, { include: all });

const apart = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);
const pointsOf = ({ planets }: Natal) =>
  planets.map(({ planetId, longitude, declination }) => ({
    id: planetId,
    longitude: Number(longitude),
    declination: Number(declination),
  }));
const points = pointsOf(chart);
const longitudeOf = (id: number): number => points.find((point) => point.id === id)?.longitude ?? Number.NaN;
/** Told numbers are rounded to 7 decimals. */
const told = 2e-7;

describe('include', () => {
  test('adds fields before notices, in one order, and changes nothing else', () => {
    const plain = engine.natal(ada);
    const keys = Object.keys(plain);
    expect(Object.keys(chart)).toEqual([...keys.slice(0, -2), ...all, 'notices', 'calculation']);
    expect(Object.keys(engine.natal(ada, { include: ['fixedStars', 'lots', 'lots'] }))).toEqual([
      ...keys.slice(0, -2),
      'lots',
      'fixedStars',
      'notices',
      'calculation',
    ]);
    for (const key of keys) expect(chart[key as keyof Natal]).toEqual(plain[key as keyof Natal]);
    expect(JSON.stringify(schemas.natalResponse.parse(chart))).toBe(JSON.stringify(chart));
  });

  test('is for natalBasic as well, and may be the engine’s', async () => {
    const basic = engine.natalBasic(ada, { include: all });
    // A basic chart has no texts, and so nothing to read.
    for (const key of all) expect(basic[key]).toEqual(key === 'reading' ? null : chart[key]);
    const including = await createEngine({ include: ['lots'] });
    expect(including.natal(ada).lots).toEqual(chart.lots);
    expect(including.natal(ada, { include: [] }).lots).toBe(undefined);
  });

  test('is complete for every person of the corpus', () => {
    for (const { name, date, time, place: born } of people) {
      const result = engine.natal({ name, date, time, place: born, lang: 'en' }, { include: all });
      expect(JSON.stringify(schemas.natalResponse.parse(result))).toBe(JSON.stringify(result));
    }
  });
});

describe('dignities', () => {
  // Points as in Lilly, Christian Astrology, p. 115; terms as in Ptolemy's Egyptian table.
  test('a table of the seven planets', () => {
    const table = chart.dignities ?? [];
    expect(table.map(({ planetId }) => planetId)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    // Jupiter in Cancer: exalted; at 9°54′ in the first face, Venus’s, and her term (7° to 13°).
    const jupiter = table[5];
    expect(jupiter).toMatchObject({
      rulership: 1,
      exaltation: 5,
      term: 3,
      face: 3,
      has: ['exaltation'],
      score: 4,
    });
    // Saturn at 25° Capricorn at home, in his own term to 26° by the Egyptians; its third face is the Sun's.
    expect(table[6]).toMatchObject({ rulership: 6, term: 6, face: 0, has: ['rulership', 'term'], score: 7 });
    // Venus in Aries in her detriment, in the term of Mercury (12° to 20°).
    expect(table[3]).toMatchObject({
      rulership: 4,
      term: 2,
      has: ['detriment'],
      peregrine: true,
      score: -10,
    });
  });

  test('without a time of birth nobody knows the sect', () => {
    const unknown = engine.natal({ ...ada, time: null }, { include: ['dignities'] });
    expect(unknown.dignities?.every(({ triplicity }) => triplicity === null)).toBe(true);
  });
});

describe('midpoints', () => {
  test('stand half way between each pair', () => {
    const { midpoints = [] } = chart;
    expect(midpoints.length).toBe((points.length * (points.length - 1)) / 2);
    for (const { planet1Id, planet2Id, longitude } of midpoints) {
      const [a, b] = [longitudeOf(planet1Id), longitudeOf(planet2Id)];
      const half = apart(a, b) / 2;
      expect(Math.abs(apart(Number(longitude), a) - half)).toBeLessThan(told);
      expect(Math.abs(apart(Number(longitude), b) - half)).toBeLessThan(told);
    }
  });

  test('have every body within 1½° on the dial of 90°', () => {
    for (const { planet1Id, planet2Id, longitude, contacts } of chart.midpoints ?? []) {
      const near = points
        .filter(({ id }) => id !== planet1Id && id !== planet2Id)
        .map((point) => {
          const away = apart(point.longitude, Number(longitude));
          return { id: point.id, orb: Math.min(away, Math.abs(away - 90), 180 - away) };
        })
        .filter(({ orb }) => orb <= 1.5);
      expect(contacts.map(({ planetId }) => planetId)).toEqual(near.map(({ id }) => id));
      for (const [index, { orb }] of contacts.entries())
        expect(Math.abs(Number(orb) - (near[index]?.orb ?? Number.NaN))).toBeLessThan(told);
    }
  });
});

test('antiscia mirror at the solstices, contacts are mutual', () => {
  const { antiscia = [] } = chart;
  expect(antiscia.map(({ planetId }) => planetId)).toEqual(points.map(({ id }) => id));
  for (const { planetId, antiscion, contraAntiscion, contacts } of antiscia) {
    const own = longitudeOf(planetId);
    // 0° Cancer and 0° Aries are as far from the one as from the other.
    expect(Math.abs(apart(own, 90) - apart(Number(antiscion.longitude), 90))).toBeLessThan(told);
    expect(Math.abs(apart(own, 0) - apart(Number(contraAntiscion.longitude), 0))).toBeLessThan(told);
    const near = points.flatMap(({ id, longitude }) => {
      if (id === planetId) return [];
      if (apart(longitude, Number(antiscion.longitude)) <= 1) return [[id, 'antiscion']];
      return apart(longitude, Number(contraAntiscion.longitude)) <= 1 ? [[id, 'contra-antiscion']] : [];
    });
    expect(contacts.map((contact) => [contact.planetId, contact.kind]).sort()).toEqual(near.sort());
  }
  expect(antiscia.some(({ contacts }) => contacts.length > 0)).toBe(true);
});

describe('lots', () => {
  const lot = ({ lots = [] }: Natal, name: string) =>
    Number(lots.find((found) => found.lot === name)?.longitude);

  test('are laid off from the Ascendant, by night the other way round', () => {
    for (const time of ['14:30', '02:30']) {
      const natal = engine.natal({ ...ada, time, planets: [0, 1, 3, 13, 15] }, { include: ['lots'] });
      const by = new Map(natal.planets.map(({ planetId, longitude }) => [planetId, Number(longitude)]));
      const at = (id: number) => by.get(id) ?? Number.NaN;
      const turn = natal.chart.sect === 'day' ? 1 : -1;
      expect(turn).toBe(time === '14:30' ? 1 : -1);
      const fortune = at(15) + turn * (at(1) - at(0));
      expect(apart(lot(natal, 'fortune'), fortune)).toBeLessThan(told);
      expect(apart(lot(natal, 'spirit'), at(15) - turn * (at(1) - at(0)))).toBeLessThan(told);
      expect(apart(lot(natal, 'eros'), at(15) + turn * (at(3) - lot(natal, 'spirit')))).toBeLessThan(told);
      // The Part of Fortune of `planets` to the last decimal.
      expect(lot(natal, 'fortune')).toBe(at(13));
    }
  });

  test('go by the formulas of the day where fortune does', () => {
    const night = { ...ada, time: '02:30', planets: [13] };
    const natal = engine.natal(night, { include: ['lots'], fortune: 'day' });
    expect(lot(natal, 'fortune')).toBe(Number(natal.planets[0]?.longitude));
    expect(lot(natal, 'fortune')).not.toBe(lot(engine.natal(night, { include: ['lots'] }), 'fortune'));
  });
});

// The speed of what is reckoned from Ascendant, Sun and Moon is that by which it moves on in a minute.
test.each<[string, 'sect' | 'day']>([
  ['14:30', 'sect'],
  ['02:30', 'sect'],
  ['02:30', 'day'],
])('the Part of Fortune moves as its parts do, at %s by %s', (time, fortune) => {
  const at = (clock: string) =>
    engine.natal({ ...ada, time: clock, planets: [13], collect_text: false }, { fortune }).planets[0];
  const [before, now, after] = [at(time), at(`${time}:30`), at(`${time.slice(0, 4)}1`)];
  const moved = ((Number(after?.longitude) - Number(before?.longitude) + 540) % 360) - 180;
  expect(moved * 1440).toBeCloseTo(Number(now?.speeds), 0);
});

test('declination aspects are all within 1°', () => {
  const found = (chart.declinationAspects ?? []).map(({ planet1Id, planet2Id, kind }) => [
    planet1Id,
    planet2Id,
    kind,
  ]);
  const expected = points.flatMap((a, index) =>
    points.slice(index + 1).flatMap((b) => {
      // The Ascendant and the Midheaven are of one frame.
      if (a.id === 15 && b.id === 16) return [];
      if (Math.abs(Math.abs(a.declination) - Math.abs(b.declination)) > 1) return [];
      return [[a.id, b.id, a.declination * b.declination >= 0 ? 'parallel' : 'contraparallel']];
    }),
  );
  expect(found).toEqual(expected);
});

describe('fixed stars', () => {
  const sky = openSky();
  const tropical = { ayanamsa: undefined, observer: undefined, node: 'true', lilith: 'mean' } as const;
  /** 2000-01-01 12:00. */
  const epoch = 2_451_545;
  const starsAt = (julianDayUt: number) => {
    const moment = sky.moment(julianDayUt);
    return fixedStars.map(({ name, designation }) => {
      const found = sky.fixedStar(designation, moment, tropical);
      if ('missing' in found) throw new Error(`${name}: ${found.missing}`);
      return { name, ...found };
    });
  };

  test('are where tables of 2020 print them', () => {
    // en.wikipedia.org/wiki/Behenian_fixed_star and cayelincastell.com/behenian-stars, to the minute
    const printed: Record<string, [sign: number, degrees: number, minutes: number]> = {
      Algol: [1, 26, 26],
      Alcyone: [2, 0, 16],
      Aldebaran: [2, 10, 4],
      Capella: [2, 22, 8],
      Sirius: [3, 14, 21],
      Procyon: [3, 26, 3],
      Regulus: [5, 0, 6],
    };
    const stars = new Map(starsAt(epoch + 20 * 365.25).map(({ name, longitude }) => [name, longitude]));
    for (const [name, [sign, degrees, minutes]] of Object.entries(printed))
      expect(apart(stars.get(name) ?? Number.NaN, sign * 30 + degrees + minutes / 60)).toBeLessThan(1.5 / 60);
  });

  test('are listed in order, all of the first magnitude among them', () => {
    const stars = starsAt(epoch);
    const longitudes = stars.map(({ longitude }) => longitude);
    expect(longitudes).toEqual([...longitudes].sort((a, b) => a - b));
    expect(new Set(fixedStars.map(({ designation }) => designation)).size).toBe(47);
    expect(stars.every(({ magnitude }) => magnitude < 3)).toBe(true);
    // Bayer's letters: what else is in the file under such a magnitude is no star.
    const bright = readFileSync(new URL('../../ephe/sefstars.txt', import.meta.url), 'latin1')
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .map((line) => line.split(','))
      .filter(([, designation = '', ...rest]) => /^[a-z]{2}[A-Z]/.test(designation) && Number(rest[11]) < 1.5)
      .map(([, designation = '']) => designation.trim());
    expect(new Set(bright).size).toBe(21);
    const listed = fixedStars.map(({ designation }) => designation);
    expect(listed).toEqual(expect.arrayContaining(bright));
  });

  test('are told where a body is within 1° of one', () => {
    const stars = starsAt(chart.calculation.julianDayUt);
    const expected = points.flatMap(({ id, longitude }) =>
      stars
        .filter((star) => apart(star.longitude, longitude) <= 1)
        .map((star) => ({
          id,
          name: star.name,
          magnitude: star.magnitude,
          orb: apart(star.longitude, longitude),
        })),
    );
    const { fixedStars: found = [] } = chart;
    expect(found.map(({ planetId, starName, magnitude }) => [planetId, starName, magnitude])).toEqual(
      expected.map(({ id, name, magnitude }) => [id, name, magnitude]),
    );
    for (const [index, { orb }] of found.entries())
      expect(Math.abs(Number(orb) - (expected[index]?.orb ?? Number.NaN))).toBeLessThan(told);
    expect(found[0]).toMatchObject({ starName: 'Algol', signName: 'Taurus', degrees: 26, planetName: 'Sun' });
  });

  test('are the same whatever was asked before, in the files and outside them', () => {
    const ask = (date: string) =>
      JSON.stringify(
        engine.natal({ ...ada, date }, { include: ['fixedStars'], bodies: [0, 1, 2, 3, 4, 15, 16] }),
      );
    const dates = ['1990-05-17', '1500-05-17', '2600-05-17'];
    const first = dates.map(ask);
    engine.natal(ada, { include: ['fixedStars'], ayanamsa: 'true-citra', topocentric: true });
    expect(dates.toReversed().map(ask).toReversed()).toEqual(first);
  });

  test('turn with the zodiac', () => {
    const sidereal = engine.natal(ada, { include: ['fixedStars'], ayanamsa: 'lahiri' });
    const names = ({ fixedStars: found = [] }: Natal) =>
      found.map(({ planetId, starName }) => [planetId, starName]);
    expect(names(sidereal)).toEqual(names(chart));
    const [here, there] = [chart, sidereal].map((natal) => Number(natal.fixedStars?.[0]?.longitude));
    expect(apart((here ?? 0) - (there ?? 0), 23.7)).toBeLessThan(0.1);
  });

  test('a file that lacks them is a notice', async () => {
    const starless = await createEngine({ assets: { ephemeris: { 'sefstars.txt': new Uint8Array(0) } } });
    const result = starless.natal(ada, { include: ['fixedStars'] });
    expect(result.fixedStars).toEqual([]);
    expect(result.notices).toEqual([
      {
        code: 'fixed_stars_unavailable',
        message: 'left out: fixed stars; sefstars.txt does not have them',
        parameters: { case: 'all', file: 'sefstars.txt' },
      },
    ]);
    expect(starless.natal(ada).notices).toEqual([]);

    const line = readFileSync(new URL('../../ephe/sefstars.txt', import.meta.url), 'latin1')
      .split('\n')
      .filter((row) => row.includes(',bePer,'));
    const algol = await createEngine({
      assets: { ephemeris: { 'sefstars.txt': new TextEncoder().encode(`${line.join('\n')}\n`) } },
    });
    const one = algol.natal(ada, { include: ['fixedStars'] });
    expect(one.fixedStars).toEqual(chart.fixedStars?.filter(({ starName }) => starName === 'Algol'));
    expect(one.notices[0]?.parameters).toMatchObject({
      case: 'some',
      stars: expect.arrayContaining(['Sirius', 'Scheat']),
    });
    expect(one.notices[0]?.message).toMatch(
      /^left out: Diphda, Alpheratz, .*Scheat; sefstars.txt does not have them$/,
    );
  });
});
