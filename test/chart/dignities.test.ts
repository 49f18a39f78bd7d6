import { describe, test } from 'vitest';
import { type Planet, planets } from '#dist/chart/bodies.js';
import {
  dignityOf,
  exaltationIn,
  faceRuler,
  rulerOf,
  rules,
  termRuler,
  triplicityRulers,
} from '#dist/chart/dignities.js';
import { type SignId, signIds } from '#dist/chart/zodiac.js';
import { expect } from '../expect.js';

const names = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];
const signs =
  'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(' ');
const planet = (name: string) => names.indexOf(name) as Planet;
const sign = (name: string) => signs.indexOf(name) as SignId;
const signsWhere = (holds: (sign: SignId) => boolean) =>
  signIds
    .filter(holds)
    .map((id) => signs[id])
    .join(' ');

describe('rulers', () => {
  // Ptolemy, Tetrabiblos I.17
  test.each([
    ['Sun', 'Leo'],
    ['Moon', 'Cancer'],
    ['Saturn', 'Capricorn Aquarius'],
    ['Jupiter', 'Sagittarius Pisces'],
    ['Mars', 'Aries Scorpio'],
    ['Venus', 'Taurus Libra'],
    ['Mercury', 'Gemini Virgo'],
    ['Uranus', ''],
    ['Neptune', ''],
    ['Pluto', ''],
  ])('traditional: %s rules %s', (name, houses) => {
    expect(signsWhere((id) => rulerOf(id, 'traditional') === planet(name))).toBe(houses);
    expect(signsWhere((id) => rules(planet(name), id, 'traditional'))).toBe(houses);
    expect(signsWhere((id) => dignityOf(planet(name), id, 'traditional') === 'rulership')).toBe(houses);
  });

  // M. Hone, The Modern Text-Book of Astrology
  test.each([
    ['Pluto', 'Scorpio', 'Mars'],
    ['Uranus', 'Aquarius', 'Saturn'],
    ['Neptune', 'Pisces', 'Jupiter'],
  ])('modern: %s rules %s, and %s is at home there still', (modern, name, old) => {
    expect(rulerOf(sign(name), 'modern')).toBe(planet(modern));
    expect(dignityOf(planet(modern), sign(name), 'modern')).toBe('rulership');
    expect(dignityOf(planet(old), sign(name), 'modern')).toBe('rulership');
    expect(dignityOf(planet(modern), sign(name), 'traditional')).toBeNull();
  });
});

describe('exaltation, detriment, fall', () => {
  // Lilly, Christian Astrology, p. 104: the table of essential dignities
  test.each([
    ['Sun', 'Aries', 19, 'Aquarius', 'Libra'],
    ['Moon', 'Taurus', 3, 'Capricorn', 'Scorpio'],
    ['Jupiter', 'Cancer', 15, 'Gemini Virgo', 'Capricorn'],
    ['Saturn', 'Libra', 21, 'Cancer Leo', 'Aries'],
    ['Mars', 'Capricorn', 28, 'Taurus Libra', 'Cancer'],
    ['Venus', 'Pisces', 27, 'Aries Scorpio', 'Virgo'],
  ])('%s: exalted in %s, degree %d; detriment %s; fall %s', (name, exalted, degree, detriment, fall) => {
    const where = (dignity: string) =>
      signsWhere((id) => dignityOf(planet(name), id, 'traditional') === dignity);
    expect(where('exaltation')).toBe(exalted);
    expect(exaltationIn(sign(exalted))).toEqual({ planet: planet(name), degree });
    expect(where('detriment')).toBe(detriment);
    expect(where('fall')).toBe(fall);
  });

  test('Mercury in Virgo and Pisces: rulership is told before exaltation', () => {
    expect(exaltationIn(sign('Virgo'))).toEqual({ planet: planet('Mercury'), degree: 15 });
    expect(dignityOf(planet('Mercury'), sign('Virgo'), 'traditional')).toBe('rulership');
    expect(dignityOf(planet('Mercury'), sign('Pisces'), 'traditional')).toBe('detriment');
  });

  test('what is no planet has no dignity', () => {
    for (const body of [10, 11, 12, 13, 14, 15, 16, 17, 21, 10_433]) {
      for (const id of signIds) expect(dignityOf(body, id, 'modern')).toBeNull();
    }
  });
});

// Dorotheus, Carmen Astrologicum I.1: day, night, participating
test('triplicity rulers by sect', () => {
  const told = (name: string, sect: 'day' | 'night') =>
    triplicityRulers(sign(name), sect)
      .map((id) => names[id])
      .join(' ');
  expect(told('Aries', 'day')).toBe('Sun Jupiter Saturn');
  expect(told('Leo', 'night')).toBe('Jupiter Sun Saturn');
  expect(told('Virgo', 'day')).toBe('Venus Moon Mars');
  expect(told('Libra', 'day')).toBe('Saturn Mercury Jupiter');
  expect(told('Aquarius', 'night')).toBe('Mercury Saturn Jupiter');
  expect(told('Pisces', 'night')).toBe('Mars Venus Moon');
});

const degreesOf = (rulerAt: (longitude: number) => Planet) =>
  planets.map(
    (id) => Array.from({ length: 360 }, (_, degree) => rulerAt(degree)).filter((x) => x === id).length,
  );

describe('Egyptian terms', () => {
  // Ptolemy, Tetrabiblos I.20 (Robbins): Saturn 57°, Jupiter 79°, Mars 66°, Venus 82°, Mercury 76°
  test('sum to the degrees that Ptolemy reports', () => {
    expect(degreesOf(termRuler)).toEqual([0, 0, 76, 82, 66, 79, 57, 0, 0, 0]);
  });

  // Ptolemy I.20 again, in his complaints about their order: Jupiter begins Aries, Saturn Libra, Mercury
  // Capricorn and Aquarius, Mars Cancer
  test.each([
    ['Aries', 'Jupiter'],
    ['Libra', 'Saturn'],
    ['Capricorn', 'Mercury'],
    ['Aquarius', 'Mercury'],
    ['Cancer', 'Mars'],
  ])('%s begins with %s', (name, ruler) => {
    expect(names[termRuler(sign(name) * 30)]).toBe(ruler);
  });

  test('a term ends before the degree where the next begins', () => {
    expect(names[termRuler(5.9999999)]).toBe('Jupiter');
    expect(names[termRuler(6)]).toBe('Venus');
    expect(names[termRuler(359.9999999)]).toBe('Saturn');
  });

  test('the last term of every sign is Saturn’s or Mars’s, and each planet has one term in each', () => {
    for (const id of signIds) {
      const inSign = Array.from({ length: 30 }, (_, degree) => termRuler(id * 30 + degree));
      expect(new Set(inSign).size).toBe(5);
      expect(['Saturn', 'Mars']).toContain(names[inSign[29] as Planet]);
    }
  });
});

describe('faces', () => {
  // Lilly, Christian Astrology, p. 104
  test.each([
    ['Aries', 'Mars Sun Venus'],
    ['Taurus', 'Mercury Moon Saturn'],
    ['Gemini', 'Jupiter Mars Sun'],
    ['Cancer', 'Venus Mercury Moon'],
    ['Leo', 'Saturn Jupiter Mars'],
    ['Capricorn', 'Jupiter Mars Sun'],
    ['Pisces', 'Saturn Jupiter Mars'],
  ])('%s: %s', (name, faces) => {
    const told = [0, 10, 20].map((degree) => names[faceRuler(sign(name) * 30 + degree)]);
    expect(told.join(' ')).toBe(faces);
  });

  test('Mars has six faces, the others five', () => {
    expect(degreesOf(faceRuler)).toEqual([50, 50, 50, 50, 60, 50, 50, 0, 0, 0]);
  });
});
