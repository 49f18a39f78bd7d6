/** Words of a command line against flags: nothing that was typed is dropped, nothing is guessed. */
import { describe, expect, test } from 'vitest';
import { readArguments, type Takes } from '#dist/command/arguments.js';

const known = new Map<string, Takes>([
  ['place', 'words'],
  ['latitude', 'word'],
  ['date', 'word'],
  ['bodies', 'list'],
  ['json', 'nothing'],
]);
const read = (...argv: string[]) => readArguments(argv, known);
const refused = (...argv: string[]) => {
  try {
    read(...argv);
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
};

test('values stand after a blank or an equals sign', () => {
  const { words, flags, switches } = readArguments(
    ['a', '--date=1', '--latitude', '-33.9', '--json', 'b'],
    known,
    { most: 2, what: 'two words' },
  );
  expect(words).toEqual(['a', 'b']);
  expect([...flags]).toEqual([
    ['date', '1'],
    ['latitude', '-33.9'],
  ]);
  expect([...switches]).toEqual([['json', true]]);
});

test('a place needs no quotes, a list no care for blanks', () => {
  expect(read('--place', 'San', 'Francisco', '--json').flags.get('place')).toBe('San Francisco');
  expect(read('--place=San', 'Francisco').flags.get('place')).toBe('San Francisco');
  expect(read('--bodies', 'sun,', 'moon', '--json').flags.get('bodies')).toBe('sun, moon');
});

test('a switch is on, or what is said of it', () => {
  expect(read('--json').switches.get('json')).toBe(true);
  expect(read('--json=true').switches.get('json')).toBe(true);
  expect(read('--json=false').switches.get('json')).toBe(false);
  expect(refused('--json=maybe')).toBe('--json is "maybe"; it must be true or false, or stand alone');
});

describe('refused', () => {
  test.each([
    [
      ['--date', '1990-05-17', '14:30'],
      'nothing is to be made of "14:30": this takes no words beside its flags',
    ],
    [['--bodies', 'sun', 'moon'], 'nothing is to be made of "moon"'],
    [['-x'], 'there is no flag "-x"; there are --place'],
    [['-json'], 'there is no flag "-json"; is it --json?'],
    [['--palce', 'x'], 'there is no flag "--palce"; is it --place?'],
    [['--__proto__', 'x'], 'there is no flag "--__proto__"'],
    [['--date'], '--date needs a value'],
    [['--date', '--json'], '--date needs a value'],
    [['--latitude', ''], '--latitude is empty'],
    [['--latitude='], '--latitude is empty'],
    [['--place', ' '], '--place is empty'],
    [['--date', '1', '--date', '2'], '--date is given twice'],
    [['--json', '--json=false'], '--json is given twice'],
  ])('%j', (argv, message) => expect(refused(...argv)).toContain(message));
});

test('behind -- there are only words', () => {
  const { words } = readArguments(['--', '--json', '-x'], known, { most: 2, what: 'two words' });
  expect(words).toEqual(['--json', '-x']);
});
