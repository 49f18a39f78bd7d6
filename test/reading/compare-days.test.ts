/** Orders that are the same in every make of JavaScript. */
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'vitest';
import { compareDays } from '#dist/reading/compare-days.js';
import { expect } from '../expect.js';

test('days are in order of time, and equals are equal', () => {
  expect(compareDays('2026-05-09', '2026-05-10')).toBe(-1);
  expect(compareDays('2026-05-10', '2026-05-09')).toBe(1);
  expect(compareDays('2026-05-09', '2026-05-09')).toBe(0);
});

test('no order says of two equals that each comes after the other', () => {
  const source = new URL('../../src/', import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );
  expect(files.length).toBeGreaterThan(500);
  const sorts = /sort\(\(\w+, \w+\) =>[^;]{0,120}\? (?:-1 : 1|1 : -1)\)/s;
  expect(files.filter((path) => sorts.test(readFileSync(new URL(path, source), 'utf8')))).toEqual([]);
});
