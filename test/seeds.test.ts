/** No run is right today and wrong tomorrow: what tests draw at random is drawn by a seed that stays. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import fc, { isRandom } from './fast-check.js';

const root = new URL('./', import.meta.url);

test('every test has fast-check from one place, and none another source of chance', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?!browser|fast-check|seeds).*\.ts$/.test(name),
  );
  expect(files.length).toBeGreaterThan(150);
  const own = files.filter((name) =>
    /from 'fast-check'|Math\.random\(/.test(readFileSync(new URL(name, root), 'utf8')),
  );
  expect(own).toEqual([]);
});

test.skipIf(isRandom)('what is drawn is the same in every run', () => {
  expect(fc.readConfigureGlobal().seed).toBe(20_261_122);
  expect(fc.sample(fc.nat(), 20)).toEqual(fc.sample(fc.nat(), 20));
});
