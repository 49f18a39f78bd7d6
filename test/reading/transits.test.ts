/** Transits as something to read: one text a factor, with all its dates. */

import { createEngine } from 'horoscope-engine/engine';
import { expect, test } from 'vitest';
import { people } from '../corpus/people.js';

const engine = await createEngine();
const timed = people.filter((person) => person.timed && person.date > '1850').slice(0, 30);
const words = (text: string): number => (text.match(/\S+/g) ?? []).length;

const spans = [
  { date_2: '2025-03-01' },
  { date_2: '2025-06-01', date_end: '2025-06-07' },
  { date_2: '2025-03-01', date_end: '2025-04-30' },
  { date_2: '2024-11-15', date_end: '2025-11-14' },
];

function readingOf(person: (typeof people)[number], span: (typeof spans)[number]) {
  const { name, date, time, place } = person;
  const asked = { name_1: name, date_1: date, time_1: time, place_1: place, lang: 'en', ...span };
  const { reading } = engine.transits(asked, { include: ['reading'] });
  if (reading === undefined || reading === null) throw new Error('no reading');
  return reading;
}

test.each(spans)('$date_2 to $date_end', (span) => {
  for (const person of timed) {
    const reading = readingOf(person, span);
    const sections = reading.chapters.flatMap((chapter) => chapter.sections);
    const text = [reading.opening, ...sections.map((section) => section.text), reading.closing].join('\n\n');
    const said = text.split(/(?<=[.?!][”’)]?)\s+/).filter((sentence) => words(sentence) > 3);
    expect(said.filter((sentence, i) => said.indexOf(sentence) !== i)).toEqual([]);
    expect(text).not.toMatch(/[{}<>]/);
    expect(words(text)).toBeLessThanOrEqual(2000);
    for (const { title, text: told } of sections) {
      expect(title).not.toBe('');
      expect(told).not.toBe('');
    }
    expect(reading.chapters.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    for (const { key, sections: all } of reading.chapters) {
      if (key === 'months' || key === 'page') continue;
      const weights = all.map(({ factors: [factor] }) => factor?.weight ?? 0);
      expect(weights).toEqual([...weights].sort((a, b) => b - a));
    }
  }
});

test('is null without texts, and not there unless asked for', () => {
  const [person] = timed;
  if (person === undefined) throw new Error('nobody');
  const asked = {
    name_1: 'P',
    date_1: person.date,
    time_1: person.time,
    place_1: person.place,
    lang: 'en',
    date_2: '2025-03-01',
  };
  expect(engine.transits({ ...asked, collect_text: false }, { include: ['reading'] }).reading).toBeNull();
  expect(engine.transits(asked)).not.toHaveProperty('reading');
});
