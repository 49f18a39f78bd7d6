/** A slow planet that stands still within a degree of its point has come to it, exact or not. */

import { describe, expect, test } from 'vitest';
import { engine } from '../engine.js';
import { chapterOf } from './lives.js';

const liv = {
  name_1: 'Liv',
  date_1: '1984-12-21',
  time_1: '11:15',
  place_1: { name: 'Tromsø', latitude: 69.6489, longitude: 18.9551, timezone: 'Europe/Oslo' },
  lang: 'en',
};

function readingOf(days: { date_2: string; date_end?: string }) {
  const { reading } = engine.transits({ ...liv, ...days }, { include: ['reading'] });
  if (!reading) throw new Error('no reading');
  return reading;
}

describe('a standstill close to a point of the birth', () => {
  // Neptune stands still on 2026-12-12 at 0°31′ from the square to itself, Jupiter on 2026-12-13 at 2′ from Liv’s Mars.
  const reading = readingOf({ date_2: '2026-11-25' });

  test('heads its section, and is nowhere called past', () => {
    const titles = chapterOf(reading, 'slow').map(({ title }) => title);
    expect(titles).toContainEqual(expect.stringMatching(/^Neptune square Neptune · closest December 12/));
    expect(titles).toContain('Jupiter opposite Mars · near December 13, 2026; exact July 11, 2027');
    for (const { text } of chapterOf(reading, 'slow')) expect(text).not.toMatch(/is past|are past/);
  });

  test('is told by its section alone', () => {
    const [ahead] = chapterOf(reading, 'ahead');
    expect(ahead?.text).toMatch(/^December \d+: /m);
    expect(ahead?.text).not.toMatch(/^December 1[23]: .*(?:Neptune|Jupiter)/m);
  });

  test('is told of in a year as well', () => {
    const year = readingOf({ date_2: '2026-01-01', date_end: '2026-12-31' });
    const titles = chapterOf(year, 'planets').map(({ title }) => title);
    expect(titles).toContain('Uranus square Mars · closest February 4');
  });

  test('leaves what is only near, and goes, without a day', () => {
    const text = chapterOf(readingOf({ date_2: '2026-06-01' }), 'slow').map(({ title }) => title);
    expect(text.join(' ')).not.toMatch(/closest (?:January|March)/);
  });

  test('gives its day the Moon as well, and the Moon’s house', () => {
    const titles = chapterOf(reading, 'passing').map(({ title }) => title);
    expect(titles[0]).toMatch(/^The Moon touches the Moon, .* · November 25$/);
    expect(titles.at(-1)).toMatch(/^The Moon in the third house/);
  });
});
