/** Words of a report: which paragraphs begin with a date that hangs in the margin. */
import { describe, test } from 'vitest';
import { datedText, datesInWords, spanInShort } from '#dist/pdf/words.js';
import { loadPrintCatalogue } from '#dist/text/print.js';
import { expect } from '../expect.js';

const { words } = await loadPrintCatalogue('en', 'lang');

describe('a paragraph is dated', () => {
  test.each([
    ['March 4: The Moon goes on.', 'March 4', '', 'The Moon goes on.'],
    ['March 4 to May 12, 2026: Saturn stays.', 'March 4 to May 12, 2026', '', 'Saturn stays.'],
    ['February to April: Saturn stays.', 'February to April', '', 'Saturn stays.'],
    ['March: Saturn stays.', 'March', '', 'Saturn stays.'],
    [
      'October 2025 to May 2026, with pauses: Saturn stays.',
      'October 2025 to May 2026',
      'with pauses',
      'Saturn stays.',
    ],
    ['February to April, with pauses: Saturn stays.', 'February to April', 'with pauses', 'Saturn stays.'],
  ])('%s', (paragraph, date, way, text) => {
    expect(datedText(paragraph, words)).toEqual({ date, way, text });
  });

  test.each([
    'At 4: no month is named.',
    '12: no month is named.',
    'In March: no month begins it.',
    'March 4 begins with Saturn: this is a sentence.',
    'The Moon goes on.',
    'March 4:',
  ])('and not %s', (paragraph) => {
    expect(datedText(paragraph, words)).toBeNull();
  });
});

test.each([
  ['January 2025 to February 2027', 'Jan 2025–Feb 2027'],
  ['March 3 and October 12', 'Mar 3 and Oct 12'],
])('%s is short as %s', (date, short) => expect(spanInShort(date, words)).toBe(short));

describe('dates in a row tell a year once, with its last', () => {
  test.each([
    [['2028-07-27'], 'July 27, 2028'],
    [['2028-07-27 10:00', '2028-09-19 03:10'], 'July 27 and September 19, 2028'],
    [['2027-11-03', '2028-07-27', '2028-09-19'], 'November 3, 2027; July 27 and September 19, 2028'],
    [['2028-01-02', '2028-07-27', '2028-09-19'], 'January 2, July 27 and September 19, 2028'],
    [[], ''],
  ])('%j', (dates, text) => expect(datesInWords(dates, words)).toBe(text));
});
