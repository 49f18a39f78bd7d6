/** What an engine can be asked to load, and what is said of anything else. */
import { describe, expect, test } from 'vitest';
import { HoroscopeError } from '#dist/errors.js';
import { contextWith, type EngineContext, isWritten } from '#dist/request/context.js';
import { allParts, loadablesOf, partsOf, yearsOf } from '#dist/request/parts.js';

const refusal = (path: string, message: RegExp): unknown =>
  expect.objectContaining({
    constructor: HoroscopeError,
    code: 'invalid_request',
    path,
    message: expect.stringMatching(message),
  });
const quoted = allParts.map((part) => `"${part}"`).join(', ');

test('parts are texts by what they are for, places, stars, the sky and the wheel', () => {
  expect(allParts).toEqual(expect.arrayContaining(['natal', 'reports', 'places', 'stars', 'sky', 'wheel']));
  expect(new Set(allParts).size).toBe(allParts.length);
  expect(partsOf([...allParts], 'parts')).toEqual(allParts);
  expect(partsOf([], 'parts')).toEqual([]);
});

test.each([
  ['natal', `parts is "natal"; it must be a list of ${quoted}`],
  [undefined, `parts is undefined; it must be a list of ${quoted}`],
  [['natal', 'Natal'], `parts is "Natal"; it must be one of ${quoted}`],
  [[1], `parts is 1; it must be one of ${quoted}`],
])('%j are no parts', (given, message) => {
  expect(() => partsOf(given, 'parts')).toThrow(
    expect.objectContaining({ code: 'invalid_request', path: 'parts', message }),
  );
});

describe('years', () => {
  test.each([[[1800, 2399]], [[1990, 1990]]])('%j are some', (given) => {
    expect(yearsOf(given, 'years')).toEqual(given);
  });

  test.each([
    [[1799, 2000]],
    [[1990, 2400]],
    [[2000, 1990]],
    [[1990.5, 2000]],
    [[1990, 2000.5]],
    [['1990', 2000]],
    [[1990, '2000']],
    [[1990]],
    [[1990, 1995, 2000]],
    [[Number.NaN, 2000]],
    [1990],
    [undefined],
  ])('%j are none', (given) => {
    expect(() => yearsOf(given, 'years')).toThrow(
      refusal('years', /^years is .*; it must be a first and a last year, 1800 to 2399$/),
    );
  });
});

describe('what is to be loaded', () => {
  test('is taken apart by kind, each in its order', () => {
    expect(
      loadablesOf([
        'natal',
        { years: [1990, 1991] },
        { places: ['Budapest', 'Wien'] },
        'sky',
        { places: ['Roma'] },
        { years: [1900, 1901] },
      ]),
    ).toEqual({
      parts: ['natal', 'sky'],
      years: [
        [1990, 1991],
        [1900, 1901],
      ],
      places: ['Budapest', 'Wien', 'Roma'],
    });
    expect(loadablesOf([])).toEqual({ parts: [], years: [], places: [] });
    expect(loadablesOf([{ places: ['a'.repeat(10_000)] }]).places).toHaveLength(1);
  });

  test.each([
    ['everything', 'load', /^load is "everything"; it must be one of/],
    [null, 'load', /^load is null; it must be one of/],
    [{ years: [1990, 1991], more: 1 }, 'load', /^load is an object/],
    [{ years: 1990 }, 'load.years', /^load.years is 1990/],
    [{ places: 'Budapest' }, 'load.places', /^load.places is "Budapest"; it must be a list of names/],
    [{ places: [''] }, 'load.places', /of 1 to 10,000 characters each$/],
    [{ places: ['Budapest', 7] }, 'load.places', /^load.places is an array of 2/],
    [{ places: ['a'.repeat(10_001)] }, 'load.places', /10,000/],
  ])('%j is refused', (given, path, message) => {
    expect(() => loadablesOf([given])).toThrow(refusal(path, message));
  });
});

test('texts are written unless a request wants none, or the engine has none', () => {
  expect(isWritten({ writesTexts: true }, {})).toBe(true);
  expect(isWritten({ writesTexts: true }, { collect_text: true })).toBe(true);
  expect(isWritten({ writesTexts: true }, { collect_text: false })).toBe(false);
  expect(isWritten({ writesTexts: false }, {})).toBe(false);
});

test('a context with something else in place of its own has what is loaded later', () => {
  const loaded: string[] = [];
  const context = {
    mostWork: 1,
    engine: 'x',
    get languages() {
      return loaded;
    },
  } as unknown as EngineContext;
  const other = contextWith(context, { mostWork: 2 });
  expect([other.mostWork, other.engine, context.mostWork]).toEqual([2, 'x', 1]);
  loaded.push('en');
  expect(other.languages).toEqual(['en']);
});
