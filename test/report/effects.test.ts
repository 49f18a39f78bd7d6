/** Which events help and which hinder, whatever their house. */
import { describe, test } from 'vitest';
import {
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  type Planet,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '#dist/chart/bodies.js';
import { effectByPlanets, effectOf, toneOf } from '#dist/report/effects.js';
import type { Aspect, Happening } from '#dist/report/happening.js';
import { expect } from '../expect.js';

const happening = (fields: object) => fields as Happening;
const aspect = (body: Planet, aspectId: number, slow: Planet) =>
  ({ kind: 'aspect', body, slow, aspectId }) as Aspect;
const [conjunction, opposition, trine, square, sextile] = [0, 1, 2, 3, 4];

describe('a planet that comes or stays', () => {
  test.each([
    [Venus, 'easing'],
    [Jupiter, 'easing'],
    [Mars, 'pressing'],
    [Saturn, 'pressing'],
    [Uranus, 'pressing'],
    [Neptune, 'pressing'],
    [Pluto, 'pressing'],
    [Sun, 'neither'],
    [Moon, 'neither'],
    [Mercury, 'neither'],
  ] as const)('%i is %s', (body, effect) => {
    expect(effectOf(happening({ kind: 'ingress', body }))).toBe(effect);
    expect(effectOf(happening({ kind: 'stay', body }))).toBe(effect);
  });
});

test.each([
  ['retrograde', 'pressing'],
  ['direct', 'easing'],
])('a station, %s, is %s', (direction, effect) => {
  expect(effectOf(happening({ kind: 'station', body: Mercury, direction }))).toBe(effect);
});

test.each([
  [Venus, Jupiter, 'easing'],
  [Mars, Saturn, 'pressing'],
  [Sun, Pluto, 'pressing'],
  [Venus, Saturn, 'neither'],
  [Mars, Jupiter, 'neither'],
  [Sun, Mercury, 'neither'],
] as const)('two planets that meet, %i and %i, are as both of them', (body, slow, effect) => {
  expect(effectOf(aspect(body, conjunction, slow))).toBe('neither');
  expect(effectByPlanets(aspect(body, conjunction, slow))).toBe(effect);
});

test.each([
  [trine, 'easing'],
  [sextile, 'easing'],
  [square, 'pressing'],
  [opposition, 'pressing'],
])('an aspect %i is %s, whichever planets make it', (aspectId, effect) => {
  expect(effectOf(aspect(Venus, aspectId, Saturn))).toBe(effect);
  expect(effectByPlanets(aspect(Mars, aspectId, Jupiter))).toBe(effect);
});

test.each([
  [Sun, square, Mars, 'checks'],
  [Sun, opposition, Mars, 'checks'],
  [Sun, trine, Saturn, 'opens'],
  [Venus, conjunction, Saturn, 'ripens'],
  [Jupiter, conjunction, Saturn, 'opens'],
  [Saturn, conjunction, Neptune, 'checks'],
  [Uranus, conjunction, Pluto, 'opens'],
] as const)('the days in which %i is in aspect %i to %i: something %s', (body, aspectId, slow, tone) => {
  expect(toneOf(aspect(body, aspectId, slow))).toBe(tone);
});
