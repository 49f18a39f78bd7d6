/** The ranking is a pure function of happenings and a sign: its weights, one by one. */
import { describe, test } from 'vitest';
import { Mars, Mercury, Pluto, Saturn, Sun } from '#dist/chart/bodies.js';
import { Aries, Capricorn, Scorpio, type SignId, signIds, Virgo } from '#dist/chart/zodiac.js';
import type { Happening } from '#dist/report/happening.js';
import { mayLead } from '#dist/report/leads.js';
import { rank as rankBy, rarityOf as rarityBy, solarHouse } from '#dist/report/ranking.js';
import { expect } from '../expect.js';

/** As a week ranks them. */
const rank = (happenings: readonly Happening[], reader: SignId) => rankBy(happenings, reader, 'weekly');
const rarityOf = (happening: Happening) => rarityBy(happening, 'weekly');

const at = (longitude: number) => ({
  julianDayUt: 2_461_000,
  longitude,
  signId: Math.floor(longitude / 30) as SignId,
});
const fullMoon = (longitude: number): Happening => ({ kind: 'lunation', phaseId: 4, ...at(longitude) });
const ingress = (body: Happening extends { body: infer B } ? B : never, signId: SignId): Happening =>
  ({ kind: 'ingress', body, retrograde: false, again: false, ...at(signId * 30) }) as Happening;
const weightOf = (happening: Happening, reader: SignId): number => rank([happening], reader)[0]?.weight ?? 0;

describe('house', () => {
  test('the sign itself is the first, the others follow in the order of the zodiac', () => {
    expect(signIds.map((sign) => solarHouse(Scorpio, sign))).toEqual([6, 7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5]);
  });

  test('one’s own sign weighs most, then the angles, then succedent and cadent houses', () => {
    // At a decan’s edge, where closeness gives nothing; Mercury rules Virgo, not Sun or Moon.
    const byHouse = signIds.map((house) => weightOf(fullMoon(((Virgo + house) % 12) * 30 + 10), Virgo));
    const [own = 0, second = 0, third = 0, fourth = 0] = byHouse;
    expect(own).toBeGreaterThan(fourth);
    expect(fourth).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(third);
    expect(byHouse[6]).toBeCloseTo(fourth);
    expect(byHouse[9]).toBeCloseTo(fourth);
  });
});

describe('rarity', () => {
  test('the slower the planet, the more its change of sign weighs', () => {
    const bodies = [Mercury, Mars, Saturn, Pluto];
    const rarities = bodies.map((body) => rarityOf(ingress(body as never, Aries)));
    expect(rarities).toEqual([...rarities].sort((a, b) => a - b));
  });

  test('an eclipse more than a lunation, a new or full Moon more than a quarter', () => {
    const eclipse: Happening = { kind: 'eclipse', luminary: 'solar', type: 'total', magnitude: 1, ...at(0) };
    const quarter: Happening = { kind: 'lunation', phaseId: 2, ...at(0) };
    expect(rarityOf(eclipse)).toBeGreaterThan(rarityOf(fullMoon(0)));
    expect(rarityOf(fullMoon(0))).toBeGreaterThan(rarityOf(quarter));
  });

  test('a partial eclipse the more, the more is covered, down to half of a partial one that is all but whole', () => {
    const partial = (magnitude: number) =>
      rarityOf({ kind: 'eclipse', luminary: 'solar', type: 'partial', magnitude, ...at(0) });
    expect(partial(0.5)).toBeCloseTo(0.75 * partial(1), 9);
    expect(partial(0)).toBeCloseTo(0.5 * partial(1), 9);
    expect(partial(1.4)).toBe(partial(1));
    // A total one is what it is, however far its shadow reaches.
    const total = (magnitude: number) =>
      rarityOf({ kind: 'eclipse', luminary: 'lunar', type: 'total', magnitude, ...at(0) });
    expect(total(1)).toBe(total(0.2));
  });

  test('a conjunction of slow planets more than one of a swift one, a conjunction more than a sextile', () => {
    const meeting = (body: number, slow: number, aspectId: number): Happening =>
      ({ kind: 'aspect', body, slow, aspectId, slowLongitude: 0, inferior: false, ...at(0) }) as Happening;
    expect(rarityOf(meeting(Saturn, Pluto, 0))).toBeGreaterThan(rarityOf(meeting(Sun, Pluto, 0)));
    expect(rarityOf(meeting(Saturn, Pluto, 0))).toBeGreaterThan(rarityOf(meeting(Saturn, Pluto, 4)));
  });
});

describe('ruler', () => {
  test('a sign’s own planet, the old one more than the modern one', () => {
    const where = Capricorn;
    const [mars, pluto] = [ingress(Mars as never, where), ingress(Pluto as never, where)];
    const [forAries, forScorpio] = [weightOf(mars, Aries), weightOf(mars, Scorpio)];
    // Third from Scorpio and tenth from Aries: by house alone 0.7 to 1.4.
    expect(forScorpio / forAries).toBeCloseTo(0.7 / 1.4, 1);
    expect(weightOf(pluto, Scorpio) / rarityOf(pluto)).toBeGreaterThan(0.7 * 1.2);
    expect(weightOf(mars, Scorpio) / rarityOf(mars)).toBeGreaterThan(
      weightOf(pluto, Scorpio) / rarityOf(pluto),
    );
  });
});

describe('horizon', () => {
  const may = (happening: Happening, kind: 'weekly' | 'yearly') =>
    rankBy([happening], Aries, kind).map((ranked) => mayLead(ranked, kind))[0];
  const station = (body: number, longitude: number): Happening =>
    ({ kind: 'station', body, direction: 'retrograde', until: undefined, ...at(longitude) }) as Happening;

  test('a Mercury station leads a week and no year; a slow one a year in the sign itself', () => {
    expect([may(station(Mercury, 10), 'weekly'), may(station(Mercury, 10), 'yearly')]).toEqual([true, false]);
    expect([may(station(Saturn, 10), 'yearly'), may(station(Saturn, 40), 'yearly')]).toEqual([true, false]);
  });

  test('what goes on throughout, or comes again, leads no year', () => {
    const back = { ...ingress(Saturn as never, Aries), again: true } as Happening;
    const underWay = {
      kind: 'retrograde',
      body: Mars,
      begins: 0,
      ends: 1,
      backsOut: undefined,
      ...at(10),
    } as Happening;
    expect([may(ingress(Saturn as never, Aries), 'yearly'), may(back, 'yearly')]).toEqual([true, false]);
    expect([may(underWay, 'weekly'), may(underWay, 'yearly')]).toEqual([false, false]);
  });

  test('an eclipse that nobody sees weighs less than one that everybody does', () => {
    const lunar = (type: 'total' | 'penumbral'): Happening => ({
      kind: 'eclipse',
      luminary: 'lunar',
      type,
      magnitude: 0.5,
      ...at(0),
    });
    expect(rarityBy(lunar('penumbral'), 'yearly')).toBeLessThan(rarityBy(lunar('total'), 'yearly') / 2);
    expect(may(lunar('penumbral'), 'yearly')).toBe(false);
  });

  test('Sun and Moon rule no sign of a lunation more than another', () => {
    const [forLeo, forAries] = [weightOf(fullMoon(130), 4), weightOf(fullMoon(10), Aries)];
    expect(forLeo).toBeCloseTo(forAries);
  });
});

describe('closeness', () => {
  test('the middle of a decan in aspect to the sign weighs more than its edge', () => {
    expect(weightOf(fullMoon(15), Aries)).toBeGreaterThan(weightOf(fullMoon(10), Aries));
    expect(rank([fullMoon(15)], Aries)[0]?.decan).toBe(2);
    expect(rank([fullMoon(29.99)], Aries)[0]?.decan).toBe(3);
  });

  test('signs that don’t see each other have none', () => {
    // The second from Aries.
    expect(weightOf(fullMoon(45), Aries)).toBeCloseTo(weightOf(fullMoon(40), Aries));
  });
});

describe('order', () => {
  test('heaviest first; of equal ones the earlier', () => {
    const early = { ...fullMoon(100), julianDayUt: 2_461_000 };
    const late = { ...fullMoon(100), julianDayUt: 2_461_001 };
    const ranked = rank([late, ingress(Mercury as never, Aries), early], Scorpio);
    const weights = ranked.map(({ weight }) => weight);
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    const moons = ranked.filter(({ happening }) => happening.kind === 'lunation');
    expect(moons.map(({ happening }) => happening.julianDayUt)).toEqual([2_461_000, 2_461_001]);
  });

  test('leaves what it is given as it is', () => {
    const given = Object.freeze([fullMoon(100), fullMoon(200)]);
    expect(() => rank(given, Aries)).not.toThrow();
  });
});
