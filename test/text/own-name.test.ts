import { expect, test } from 'vitest';
import { withoutNameAsWord } from '#dist/text/own-name.js';

test('a name that is a word of the paragraph is left out of it, and of no other', () => {
  expect(withoutNameAsWord('It can be carried with some grace, Grace.', 'Grace')).toBe(
    'It can be carried with some grace.',
  );
  expect(withoutNameAsWord('You may rest, May, and see.\n\nIt is spring, May.', 'May')).toBe(
    'You may rest, and see.\n\nIt is spring, May.',
  );
  expect(withoutNameAsWord('You are graceful, Grace.', 'Grace')).toBe('You are graceful, Grace.');
  expect(withoutNameAsWord('In May, Will, you will.', 'Will')).toBe('In May, you will.');
  expect(withoutNameAsWord('Hope is kept for long, hope.', 'hope')).toBe('Hope is kept for long.');
  expect(withoutNameAsWord('A (b), A.', 'A (b')).toBe('A (b), A.');
});
