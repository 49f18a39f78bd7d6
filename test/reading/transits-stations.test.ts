/** A slow planet that stands still within a degree of its point has come to it, exact or not. */

import { describe, test } from 'vitest';
import { engine } from '../engine.js';
import { expect } from '../expect.js';
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
    expect(titles).toContainEqual(expect.stringMatching(/^Neptune square Neptune: .* · closest December 12/));
    expect(titles).toContain(
      'Jupiter opposite Mars: overdoing things · almost exact December 13, 2026; exact July 11, 2027',
    );
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
    expect(titles).toContain('Uranus square Mars: rash action · closest February 4');
  });

  test('leaves what is only near, and goes, without a day', () => {
    const text = chapterOf(readingOf({ date_2: '2026-06-01' }), 'slow').map(({ title }) => title);
    expect(text.join(' ')).not.toMatch(/closest (?:January|March)/);
  });

  test('gives its day the Moon as well, and the Moon’s house', () => {
    const titles = chapterOf(reading, 'passing').map(({ title }) => title);
    expect(titles[0]).toMatch(/^The Moon touches .*the Moon\b.* · November 25$/);
    expect(titles.at(-1)).toMatch(/^The Moon in the third house/);
  });
});

describe('a swift planet that stands still about a moment, within a degree of a point of the person’s own', () => {
  // Mercury turns back on 2027-02-09 in Quito, within 6′ of the square to a Sun at 5°58′ Gemini.
  const lucia = {
    name_1: 'Lucia',
    date_1: '1958-05-27',
    time_1: '09:10',
    place_1: { name: 'Quito', latitude: -0.23, longitude: -78.52, timezone: 'America/Guayaquil' },
    lang: 'en',
  };
  const of = (day: string, time: string | null = '09:10') => {
    const { reading } = engine.transits({ ...lucia, time_1: time, date_2: day }, { include: ['reading'] });
    if (!reading) throw new Error('no reading');
    return reading;
  };

  test('leads its day, and is told of once', () => {
    const reading = of('2027-02-10');
    const [first, ...others] = chapterOf(reading, 'passing');
    expect(first?.title).toBe('Mercury square the Sun · turned back February 9');
    expect(first?.text).toMatch(/turns back/);
    expect(others.map(({ title }) => title).join(' ')).not.toMatch(/Mercury square the Sun/);
    expect(reading.opening).toMatch(/Mercury square your Sun: it stands still/);
    expect(chapterOf(of('2027-02-09'), 'passing')[0]?.title).toMatch(/ · turns back February 9$/);
  });

  test('is not told of days later, or where the hour of birth is open', () => {
    for (const reading of [of('2027-02-14'), of('2027-02-10', null)])
      expect(JSON.stringify(reading)).not.toMatch(/turn(?:s|ed) back/);
  });

  test('leaves the Moon the course of its day, by the hour', () => {
    const moon = chapterOf(of('2027-02-10'), 'passing').find(({ title }) => / touches /.test(title));
    expect(moon?.title).toBe('The Moon touches the Sun and Uranus · February 10');
    expect(moon?.text).toMatch(
      / in the morning it is kind to your Sun, .*; in the afternoon it is friendly to/,
    );
  });

  test('names all months before in which a contact was exact', () => {
    const [saturn] = chapterOf(of('2027-02-10'), 'slow').filter(({ title }) => /trine Saturn/.test(title));
    expect(saturn?.text).toMatch(/(?:[Ii]n|[Aa]fter|from) October 2026 and January 2027/);
  });
});

describe('Mars turning in a period near a light or an angle', () => {
  // Mars turns back on 2027-01-10, between two exact days at a Sun at 9° Virgo.
  const femi = {
    name_1: 'Femi',
    date_1: '1943-09-02',
    place_1: { name: 'Tromsø', latitude: 69.6489, longitude: 18.9551, timezone: 'Europe/Oslo' },
    lang: 'en',
  };
  const titlesOf = (time_1: string | null, date_2: string, date_end: string) => {
    const { reading } = engine.transits({ ...femi, time_1, date_2, date_end }, { include: ['reading'] });
    if (!reading) throw new Error('no reading');
    return chapterOf(reading, 'planets').map(({ title }) => title);
  };

  test('has a section of its own, whatever the length of the period', () => {
    for (const [from, to] of [
      ['2026-08-20', '2027-02-20'],
      ['2026-12-20', '2027-02-10'],
      ['2027-01-01', '2027-01-20'],
    ] as const)
      expect(titlesOf('13:54', from, to).join('\n')).toMatch(/^Mars on the Sun · turns back January 10/m);
  });

  test('is not told of in other months, or where the hour of birth is open', () => {
    expect(titlesOf('13:54', '2027-05-01', '2027-07-01').join('\n')).not.toMatch(/turns back/);
    expect(titlesOf(null, '2026-08-20', '2027-02-20').join('\n')).not.toMatch(/turns back/);
  });
});
