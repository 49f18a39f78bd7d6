import { createEngine, HoroscopeError } from 'horoscope-engine/engine';
import { describe, expect, test } from 'vitest';
import { engine } from '../engine.js';

const count = 500;
const julianDaysUt = Float64Array.from({ length: count }, (_, i) => 2_378_500 + ((i * 7_919.37) % 219_000));
const latitudes = Float64Array.from({ length: count }, (_, i) => ((i * 37) % 130) - 65);
const longitudes = Float64Array.from({ length: count }, (_, i) => ((i * 53) % 360) - 180);
const batch = engine.positionsBatch({ julianDaysUt, latitudes, longitudes });
const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180) * 3600;

describe('positionsBatch', () => {
  test('is the same from paths, where moments are many, and from the ephemeris, where they are few', () => {
    const many = Float64Array.from({ length: 600 }, (_, i) => 2_460_000 + ((i * 7.37) % 90));
    const dense = engine.positionsBatch({ julianDaysUt: many });
    for (let row = 0; row < many.length; row += 11) {
      const one = engine.positionsBatch({ julianDaysUt: many.slice(row, row + 1) });
      for (const index of one.bodies.keys()) {
        const place = row * one.bodies.length + index;
        expect(apart(dense.longitudes[place] ?? Number.NaN, one.longitudes[index] ?? 0)).toBeLessThan(0.001);
        expect(apart(dense.latitudes[place] ?? Number.NaN, one.latitudes[index] ?? 0)).toBeLessThan(0.001);
        expect(dense.speeds[place]).toBeCloseTo(one.speeds[index] ?? Number.NaN, 3);
      }
    }
  });

  test('leaves out of the usual bodies what the ephemeris lacks, and says so; refuses it where it is asked for', () => {
    const early = Float64Array.of(2_100_000);
    const { bodies, notices } = engine.positionsBatch({ julianDaysUt: early });
    expect(bodies).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12]);
    expect(notices.map(({ code }) => code)).toContain('body_unavailable');
    expect(() => engine.positionsBatch({ julianDaysUt: early, bodies: [0, 10] })).toThrow(
      expect.objectContaining({ code: 'date_out_of_range', path: 'bodies.1' }),
    );
  });

  test('is seen from the center of the Earth alone', () => {
    expect(() => engine.positionsBatch({ julianDaysUt }, { topocentric: true })).toThrow(
      expect.objectContaining({ code: 'invalid_request', path: 'topocentric' }),
    );
  });

  test('tells of the whole span, in whatever order its moments come', () => {
    const [early, late] = [2_100_000, 2_460_000];
    for (const moments of [
      [early, late],
      [late, early],
      [late, early, late],
    ]) {
      const { bodies, notices } = engine.positionsBatch({ julianDaysUt: Float64Array.from(moments) });
      expect(bodies).not.toContain(10);
      expect(notices.map(({ code }) => code)).toContain('moshier_ephemeris');
    }
    expect(engine.positionsBatch({ julianDaysUt: Float64Array.of(late) }).notices).toEqual([]);
  });

  test('is the natal chart of each moment, within 0.001″', () => {
    for (let row = 0; row < count; row += 7) {
      const moment = new Date(((julianDaysUt[row] ?? 0) - 2_440_587.5) * 86_400_000);
      // Whole minutes, so that the moment is the request's.
      moment.setUTCSeconds(0, 0);
      const [date = '', time = ''] = moment.toISOString().split('T');
      const place = {
        name: 'there',
        latitude: latitudes[row] ?? 0,
        longitude: longitudes[row] ?? 0,
        timezone: 'UTC',
      };
      const natal = engine.natal({
        name: 'N',
        date,
        time: time.slice(0, 5),
        place,
        lang: 'en',
        collect_text: false,
      });
      const one = engine.positionsBatch({
        julianDaysUt: Float64Array.of(natal.calculation.julianDayUt),
        latitudes: Float64Array.of(place.latitude),
        longitudes: Float64Array.of(place.longitude),
      });
      for (const [index, id] of one.bodies.entries()) {
        const own = natal.planets.find(({ planetId }) => planetId === id);
        expect(apart(one.longitudes[index] ?? Number.NaN, Number(own?.longitude))).toBeLessThan(0.0012);
        expect(apart(one.latitudes[index] ?? Number.NaN, Number(own?.latitude))).toBeLessThan(0.0012);
        expect(one.speeds[index]).toBeCloseTo(Number(own?.speeds), 3);
      }
      for (const [index, house] of natal.houses.entries())
        expect(apart(one.cusps?.[index] ?? Number.NaN, Number(house.longitude))).toBeLessThan(0.002);
      expect(one.fallbacks?.[0]).toBe(natal.calculation.houseSystemUsed === 'P' ? 0 : 1);
    }
  });

  test('fills arrays it is given, to the same numbers whatever came before', async () => {
    const into = engine.positionsBatch({
      julianDaysUt: julianDaysUt.slice().reverse(),
      latitudes,
      longitudes,
    });
    const again = engine.positionsBatch({ julianDaysUt, latitudes, longitudes, into: into as never });
    expect(again.longitudes).toBe(into.longitudes);
    expect(again).toEqual(batch);
    const fresh = await createEngine();
    expect(fresh.positionsBatch({ julianDaysUt, latitudes, longitudes })).toEqual(batch);
  });

  test('no places, no houses; no moments, nothing', () => {
    expect(engine.positionsBatch({ julianDaysUt, bodies: [0, 1] })).toMatchObject({
      bodies: [0, 1],
      cusps: null,
      angles: null,
      fallbacks: null,
    });
    expect(engine.positionsBatch({ julianDaysUt: new Float64Array() }).longitudes).toHaveLength(0);
  });

  test('the sidereal zodiac turns back positions and refuses houses', () => {
    const sidereal = engine.positionsBatch({ julianDaysUt }, { ayanamsa: 'lahiri' });
    const turned = apart(batch.longitudes[0] ?? 0, sidereal.longitudes[0] ?? 0) / 3600;
    expect(turned).toBeGreaterThan(20);
    expect(() =>
      engine.positionsBatch({ julianDaysUt, latitudes, longitudes }, { ayanamsa: 'lahiri' }),
    ).toThrow(/tropical/);
  });

  test('Moshier is told', () => {
    const { notices } = engine.positionsBatch({ julianDaysUt: Float64Array.of(2_000_000), bodies: [0] });
    expect(notices).toMatchObject([{ code: 'moshier_ephemeris' }]);
  });

  test.each<[string, object]>([
    ['julianDaysUt', { julianDaysUt: [2_451_545] }],
    ['julianDaysUt.1', { julianDaysUt: Float64Array.of(2_451_545, Number.NaN) }],
    ['julianDaysUt.0', { julianDaysUt: Float64Array.of(Number.POSITIVE_INFINITY) }],
    ['julianDaysUt.0', { julianDaysUt: Float64Array.of(-5) }],
    ['latitudes', { julianDaysUt, longitudes }],
    ['longitudes', { julianDaysUt, latitudes, longitudes: new Float64Array(3) }],
    ['latitudes.0', { julianDaysUt, latitudes: new Float64Array(count).fill(91), longitudes }],
    ['latitudes.0', { julianDaysUt, latitudes: new Float64Array(count).fill(Number.NaN), longitudes }],
    ['into.speeds', { julianDaysUt, into: { speeds: new Float64Array(3) } }],
    ['into.fallbacks', { julianDaysUt, latitudes, longitudes, into: { fallbacks: new Uint8Array(3) } }],
    ['bodies', { julianDaysUt, bodies: [] }],
    ['system', { julianDaysUt, system: 'ZZ' }],
  ])('refuses %s', (path, request) => {
    try {
      engine.positionsBatch(request as never);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(HoroscopeError);
      expect((error as HoroscopeError).path).toBe(path);
    }
  });
});
