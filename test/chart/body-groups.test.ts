import { describe, test } from 'vitest';
import { bodyIds } from '#dist/chart/bodies.js';
import {
  isAscendantOrMidheaven,
  isBeyondSaturn,
  isJupiterOrSlower,
  isLight,
  isOfAge,
  isPersonal,
  isPressing,
} from '#dist/chart/body-groups.js';
import { expect } from '../expect.js';

describe('who belongs to a group of bodies, by the ids of the interface’s planetId', () => {
  test.each([
    ['the lights: Sun, Moon', isLight, [0, 1]],
    ['personal: Sun to Mars', isPersonal, [0, 1, 2, 3, 4]],
    ['Jupiter to Pluto, and Chiron', isJupiterOrSlower, [5, 6, 7, 8, 9, 10]],
    ['Uranus to Pluto, and Chiron', isBeyondSaturn, [7, 8, 9, 10]],
    ['of an age: Uranus to Pluto', isOfAge, [7, 8, 9]],
    ['Ascendant and Midheaven', isAscendantOrMidheaven, [15, 16]],
    ['pressing: Mars, Saturn, Uranus to Pluto', isPressing, [4, 6, 7, 8, 9]],
  ])('%s', (_, isIn, ids) => {
    expect([...bodyIds, 10_001].filter((id) => isIn(id))).toEqual(ids);
  });
});
