import { test } from 'vitest';
import { aspectIds, aspectKeys, aspectOffsets, isTrineOrSextile } from '#dist/chart/aspect-kinds.js';
import { expect } from '../expect.js';

test('the easy aspects are trine and sextile', () => {
  expect(aspectIds.filter(isTrineOrSextile).map((id) => aspectKeys[id])).toEqual(['trine', 'sextile']);
});

test('an aspect is met ahead and behind; conjunction and opposition once', () => {
  const ofName = (name: string) => aspectOffsets(aspectIds[aspectKeys.indexOf(name as never)] as 0);
  expect(ofName('conjunction')).toEqual([0]);
  expect(ofName('opposition')).toEqual([180]);
  expect(ofName('square')).toEqual([90, -90]);
  expect(ofName('quintile')).toEqual([72, -72]);
});
