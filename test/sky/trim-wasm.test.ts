import { readFileSync } from 'node:fs';
import { describe, test } from 'vitest';
import { createEngine } from '#dist/engine.js';
import { exportLetters, innerFunction } from '#dist/sky/swisseph-binary.js';
import { trimmed } from '../../ephe/trim-wasm.js';
import { expect } from '../expect.js';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url));
const whole = read('node_modules/swisseph-wasm/wasm/swisseph.wasm');

describe('the binary without what is never called', () => {
  const kept = [...Object.values(exportLetters), 'l'];
  const small = trimmed(whole, kept, innerFunction);

  test('is the one that is built, a fifth smaller, with the exports that are used', () => {
    expect(Buffer.compare(small, read('dist/sky/swisseph.wasm'))).toBe(0);
    expect(small.length).toBeLessThan(0.8 * whole.length);
    const names = WebAssembly.Module.exports(new WebAssembly.Module(Uint8Array.from(small)));
    expect(names.map(({ name }) => name).sort()).toEqual([...kept, innerFunction.name].sort());
  });

  test('computes the same to the last bit, also what the whole one looks at by threes from a place', async () => {
    const [one, other] = await Promise.all(
      [whole, small].map((binary) =>
        createEngine({ assets: { wasm: new WebAssembly.Module(Uint8Array.from(binary)) } }),
      ),
    );
    const include = ['dignities', 'fixedStars', 'lots', 'midpoints'] as const;
    for (let year = 1805; year < 2395; year += 118) {
      const request = { name: 'A', date: `${year}-03-1${year % 10}`, place_id: 3054643, lang: 'en' };
      for (const options of [
        { include },
        { zodiac: 'sidereal', ayanamsa: 'lahiri' },
        { topocentric: true },
      ] as object[]) {
        const timed = { ...request, time: '14:30' };
        expect(outcome(() => one?.natal(timed, options))).toEqual(
          outcome(() => other?.natal(timed, options)),
        );
      }
      const span = { from: `${year}-01-01`, to: `${year}-12-31` };
      expect(outcome(() => one?.skyEvents(span as never))).toEqual(
        outcome(() => other?.skyEvents(span as never)),
      );
      expect(outcome(() => one?.natal({ ...request, time: null }))).toEqual(
        outcome(() => other?.natal({ ...request, time: null })),
      );
    }
  });
});

function outcome(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return String(error);
  }
}
