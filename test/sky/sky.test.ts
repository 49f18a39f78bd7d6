import { test } from 'vitest';
import { separation } from '#dist/chart/angle.js';
import { Moon, Sun, Venus } from '#dist/chart/bodies.js';
import { newMoon } from '#dist/chart/new-moon.js';
import { asteroidFile, ephemerisFileOf } from '#dist/sky/bodies.js';
import { houseSystemOf, houseSystems } from '#dist/sky/house-systems.js';
import type { SkySettings } from '#dist/sky/sky.js';
import { swissVersion } from '#dist/version.js';
import { expect } from '../expect.js';
import { ephemerisFiles, openSky } from './open-sky.js';

const geocentric: SkySettings = { ayanamsa: undefined, observer: undefined, node: 'true', lilith: 'mean' };
const sky = openSky();
const longitude = (body: number, julianDayUt: number, settings = geocentric, on = sky): number => {
  const found = on.position(body, on.moment(julianDayUt), settings);
  return 'missing' in found ? Number.NaN : found.longitude;
};

test('the binary is of the version that receipts in print name', () => {
  expect(sky.version).toBe(swissVersion);
});

test('Venus rises, culminates and sets over Boston, 1988-03-20 (Meeus, Astronomical Algorithms, example 15.a)', () => {
  const boston = { longitude: -71.0833, latitude: 42.3333, altitude: 0 };
  const midnight = 2447240.5;
  const at = (event: 'rise' | 'transit' | 'set') =>
    (sky.next(event, Venus, midnight, boston) ?? Number.NaN) - midnight;
  // He takes the planet's centre; the upper limb of Venus is 10″ before it, two seconds.
  expect(at('rise')).toBeCloseTo(0.51766, 4);
  expect(at('transit')).toBeCloseTo(0.8198, 4);
  expect(at('set')).toBeCloseTo(0.1213, 4);
});

test('apparent Sun, 1992-10-13 0h TT (Meeus, example 25.b: 199°54′21.818″)', () => {
  const moment = sky.moment(2448908.5);
  const ut = 2448908.5 - moment.deltaT;
  // He goes by FK5's equinox and the precession and nutation of 1976 and 1980: 0.23″ from today's.
  expect(separation(longitude(Sun, ut), 199 + 54 / 60 + 21.818 / 3600)).toBeLessThan(0.25 / 3600);
});

test('apparent Moon, 1992-04-12 0h TT (Meeus, example 47.a: 133.167265°)', () => {
  const moment = sky.moment(2448724.5);
  // ELP2000-82 in its short form is good to 10″.
  expect(separation(longitude(Moon, 2448724.5 - moment.deltaT), 133.167265)).toBeLessThan(10 / 3600);
});

test('new Moons of the series, polished on the ephemeris, have Sun and Moon at one longitude', () => {
  for (let lunation = -2400; lunation < 4900; lunation += 73) {
    const near = newMoon(lunation) + 3;
    const moment = sky.moment(near - sky.moment(near).deltaT);
    const elongation = (longitude(Moon, moment.julianDayUt) - longitude(Sun, moment.julianDayUt) + 360) % 360;
    const found = sky.newMoonBefore(moment, elongation);
    const ut = found - sky.moment(found).deltaT;
    // 12° a day: a tenth of a second is 0.000014°.
    expect(separation(longitude(Sun, ut), longitude(Moon, ut))).toBeLessThan(0.000014);
    expect(found).toBeLessThan(moment.julianDayTt);
  }
});

test('a missing file is told, and Moshier takes its place where it can', () => {
  const files = ephemerisFiles();
  files.delete('semo_18.se1');
  files.delete('seas_18.se1');
  const bare = openSky(files);
  const moment = bare.moment(2448029);
  expect(bare.position(Moon, moment, geocentric)).toMatchObject({ ephemeris: 'moshier' });
  expect(bare.position(10, moment, geocentric)).toHaveProperty('missing');
  expect(separation(longitude(Moon, 2448029, geocentric, bare), longitude(Moon, 2448029))).toBeLessThan(
    5 / 3600,
  );
});

test('a damaged file never gives a wrong position in silence', () => {
  const files = ephemerisFiles();
  files.set('sepl_18.se1', new Uint8Array(1000));
  const damaged = openSky(files);
  const found = damaged.position(Sun, damaged.moment(2448029), geocentric);
  expect('missing' in found || found.ephemeris === 'moshier').toBe(true);
});

test('order of calls and settings leaves no trace', () => {
  const first = longitude(Moon, 2448029.25);
  longitude(Moon, 2448029.25, { ...geocentric, ayanamsa: 'raman' });
  longitude(Moon, 2448029.25, { ...geocentric, observer: { longitude: 100, latitude: 60, altitude: 0 } });
  sky.next('rise', Sun, 2448029.25, { longitude: -70, latitude: -50, altitude: 0 });
  longitude(Moon, 2300000.5);
  expect(longitude(Moon, 2448029.25)).toBe(first);
  const fresh = openSky();
  expect(longitude(Moon, 2448029.25, geocentric, fresh)).toBe(first);
});

test('risings just outside the files are the same whatever was read before', () => {
  const place = { longitude: 180, latitude: 40, altitude: 0 };
  const used = openSky();
  for (const outside of [2_597_641.5, 2_597_642.5, 2_597_640.5, 2_378_494.5, 2_378_495.7, 2_378_496.6])
    for (const body of [Sun, Moon])
      for (const event of ['rise', 'set', 'transit'] as const) {
        const untouched = openSky().next(event, body, outside, place);
        // The library stays with files that are open some days beyond the years that they are named for.
        for (const inside of [2_597_630.5, 2_378_520.5]) {
          longitude(body, inside, geocentric, used);
          used.next(event, body, inside, place);
          expect(used.next(event, body, outside, place)).toBe(untouched);
        }
      }
});

test('house systems by letter, in either case where unambiguous, and by name', () => {
  expect(houseSystemOf('p')).toBe('P');
  expect([houseSystemOf('i'), houseSystemOf('I')]).toEqual(['i', 'I']);
  expect(houseSystemOf('Whole-Sign')).toBe('W');
  expect([houseSystemOf('G'), houseSystemOf('__proto__'), houseSystemOf('')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(new Set(Object.values(houseSystems)).size).toBe(25);
});

test('files that bodies are read from', () => {
  const points = { node: 'true', lilith: 'mean' } as const;
  expect(ephemerisFileOf(Moon, points)).toBe('semo_18.se1');
  expect(ephemerisFileOf(11, points)).toBe(undefined);
  expect(asteroidFile(10433)).toBe('se00433s.se1');
});
