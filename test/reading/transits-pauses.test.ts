/** What a reading says of how long a thing lasts is one thing in its opening, its sections and its end. */

import { describe, expect, test } from 'vitest';
import { engine } from '../engine.js';
import { chapterOf, sections } from './lives.js';
import { place, transitsOf } from './transit-answers.js';

const amsterdam = place('Amsterdam', 52.374, 4.89, 'Europe/Amsterdam');
const buenosAires = place('Buenos Aires', -34.613, -58.377, 'America/Argentina/Buenos_Aires');
const mumbai = place('Mumbai', 19.073, 72.883, 'Asia/Kolkata');
const denver = place('Denver', 39.739, -104.985, 'America/Denver');

describe('a contact that pauses', () => {
  const { reading } = transitsOf(
    { date: '1930-10-23', time: '00:41', place: buenosAires },
    '2025-02-11',
    '2025-04-11',
  );
  const trust = chapterOf(reading, 'planets').find(({ title }) => title.startsWith('Saturn trine the Asc'));

  test('gives what it gives until the pause, and is told from when until when it rests', () => {
    expect(trust?.text).toContain('Until early May 2025 you can build trust');
    expect(trust?.text).toMatch(/about March 18\b.*May 1\b.*September 29\b.*January 23, 2026/);
  });

  test('does not last in one stretch until its end at the end of the reading', () => {
    expect(reading.closing).toMatch(/late January 2026.*on and off|before late January 2026, whenever/);
  });

  test('is no help of the months in which it is out of orb', () => {
    const kei = { date: '1963-07-09', time: null, place: amsterdam };
    const autumn = transitsOf(kei, '2026-09-16', '2026-12-16').reading;
    expect(autumn.opening).toMatch(/Until about October 5 [^.]*: Jupiter is at an easy angle/);
    // What the opening has told with its time is not told again on the next page.
    expect(chapterOf(autumn, 'page')[0]?.text).not.toMatch(/Jupiter helps/);
  });
});

describe('two months with contacts on days of their own', () => {
  const david = { date: '1970-11-22', time: '18:22', place: amsterdam };
  const { reading } = transitsOf(david, '2025-07-24', '2025-09-24');

  test('have the day of a twin in the heading with its point, and among the dates', () => {
    const twins = sections(reading).find(({ title }) => title.includes('Saturn trine the Sun'));
    expect(twins?.title).toMatch(/· August 19, .* \(the Ascendant\); September 1, 2025 \(the Sun\)/);
    expect(chapterOf(reading, 'dates')[0]?.text).toMatch(/^September 1: Saturn /m);
  });

  test('open on an outer planet that was hard on the Sun days before, told as past where it was exact', () => {
    expect(reading.opening).toContain('Uranus');
    const uranus = sections(reading).find(({ title }) => title.startsWith('Uranus opposite the Sun'));
    // The heading has the day, and so the text does not.
    expect(uranus?.title).toContain('July 7');
    expect(uranus?.text).not.toContain('July');
  });

  test('bridge what helps at a point and what presses on it', () => {
    const uranus = sections(reading).find(({ title }) => title.startsWith('Uranus opposite the Sun'));
    expect(uranus?.text).toContain('Saturn holds steady while Uranus shakes');
  });
});

test('some months say that nothing new comes in their last weeks', () => {
  const kei = { date: '1963-07-09', time: null, place: amsterdam };
  const months = chapterOf(transitsOf(kei, '2026-09-16', '2026-12-16').reading, 'months');
  expect(months.at(-1)?.text).toMatch(/\n\nFrom November 9 to December 16 /);
});

test('a moment a day after the last exact day is at the height of it', () => {
  const { reading } = transitsOf({ date: '1957-08-25', time: '14:11', place: mumbai }, '2025-02-05');
  const mars = sections(reading).find(({ title }) => title.startsWith('Jupiter square Mars'));
  expect(mars?.title).toContain('February 4');
  expect(mars?.text).toMatch(/just now/i);
  expect(mars?.text).not.toMatch(/is past/);
});

test('progressions give a contact of months one end', () => {
  const { reading } = engine.progressions(
    { name: 'Ines', date: '1944-01-09', time: '11:53', place: denver, lang: 'en', date_2: '2028-08-22' },
    { include: ['reading'] },
  );
  expect(reading?.opening).toContain('until June 2029');
  expect(reading?.closing).toContain('until June 2029');
  expect(`${reading?.opening} ${reading?.closing}`).not.toContain('a year or more');
  expect(reading?.closing).toContain('affection');
  // The Moon’s joy and the lack of warmth are each told of.
  expect(reading?.chapters.flatMap((one) => one.sections).map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/warmth is scarce.*joy that your Moon finds/),
  );
});

describe('a period that its contacts do not fill', () => {
  const sydney = place('Sydney', -33.8678, 151.2073, 'Australia/Sydney');
  const manila = place('Manila', 14.6042, 120.9822, 'Asia/Manila');
  const rosa = transitsOf({ date: '1962-07-06', time: '20:36', place: sydney }, '2026-03-09', '2026-05-09');
  const clara = transitsOf({ date: '1953-12-21', time: '20:21', place: manila }, '2027-01-06', '2027-03-06');

  test('has in its opening the part in which each is felt', () => {
    expect(rosa.reading.opening).toMatch(/From about April 16 on [^.]*: Saturn is at an easy angle/);
    expect(clara.reading.opening).toMatch(/(?:You feel it|It is with you) from about January 26 on\./);
  });

  test('tells what it has little of in lines, last, with days that are after it called so', () => {
    const last = chapterOf(clara.reading, 'planets').at(-1);
    expect(last?.title).toBe('At the edge of this time');
    expect(last?.text).toMatch(/^Pluto on the Descendant \(later, five times from March 31, 2028/);
    expect(last?.text.split('\n\n')).toHaveLength(last?.factors.length ?? 0);
    expect(chapterOf(rosa.reading, 'planets').at(-1)?.text).toMatch(
      /^Uranus at the foot of the chart \(last/,
    );
  });

  test('tells what was before, comes back, pauses and ends in that order', () => {
    const venus = chapterOf(clara.reading, 'planets').find(({ title }) => title.includes('trine Venus'));
    expect(venus?.text).toContain(
      'You have met it before, in October 2026. It comes back about February 8, pauses again from March 28 to April 29, and is over by June 15.',
    );
  });
});

describe('help at the point that a period is about', () => {
  test('is told beside what presses there, and said to be help', () => {
    const lisbon = place('Lisbon', 38.7169, -9.1399, 'Europe/Lisbon');
    const priya = { date: '1932-04-05', time: '09:46', place: lisbon };
    const [uranus] = chapterOf(transitsOf(priya, '2027-02-10', '2027-08-10').reading, 'planets');
    expect(uranus?.title).toMatch(/^Uranus on the Ascendant: .*Neptune sextile the Ascendant$/);
    expect(uranus?.text).toMatch(
      /(?:is on the side of|is kind to it|has help at the same time)[^.]*\(May 17 and September 3, 2027/,
    );
  });
});
