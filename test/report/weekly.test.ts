/** Weeks of seven years, all signs, as readings want them. */
import { expect, test } from 'vitest';
import { columns, piecesOf } from './pieces.js';
import { holdsOfShortColumns } from './short-columns.js';

const pieces = piecesOf('weekly');
holdsOfShortColumns(pieces, { within: 8, openings: 13, most: 4, asks: 1 });

const paragraphsOf = (text: string): string[] =>
  [...text.matchAll(/<p>(.*?)<\/p>/g)].map(([, inner = '']) => inner);
const sets = Object.values(columns.weekly).flatMap((byHouse) =>
  Object.values(byHouse).flatMap(({ intro, thought, close }) =>
    intro.map((one, place) => ({
      intro: one.replace(/^\[\w+\] /, ''),
      thought: thought[place] ?? '',
      close: close[place] ?? '',
    })),
  ),
);
const words = (html: string): number => html.replace(/<[^>]+>/g, '').split(/\s+/).length;

test('every week has the question of its intro, and the close of that question, alone in the last paragraph', () => {
  for (const { intro, text } of pieces) {
    const set = sets.find((one) => one.intro === intro);
    expect(set, intro).toBeDefined();
    const paragraphs = paragraphsOf(text);
    // Before all others, with the day that it is for where that is not the first.
    const [first = ''] = paragraphs;
    expect(first.startsWith(set?.thought ?? ' '), text).toBe(true);
    const after = first.slice(set?.thought.length ?? 0);
    expect(after).toMatch(/^(?: [^?]*<time[^>]+>\w+day<\/time>[^?.]*\.)?$/);
    expect(paragraphs.at(-1)).toBe(set?.close);
  }
});

/** Words that carry a subject, in whatever form. */
const subjects = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
      .filter(
        (word) =>
          !/^(?:what|that|this|with|have|would|your|yours|them|they|when|whom|some|somebody|more|than|from|week|about|could|which)$/.test(
            word,
          ),
      )
      .map((word) => word.slice(0, 4)),
  );

test('a question and its close speak of one subject: they have a word in common', () => {
  const apart = sets.filter(({ intro, thought, close }) => {
    const asked = subjects(`${intro} ${thought}`);
    return ![...subjects(close)].some((word) => asked.has(word));
  });
  expect(apart.map(({ thought, close }) => `${thought} ~ ${close}`)).toEqual([]);
});

test('no close says what the reader has done', () => {
  for (const { close } of sets)
    expect(close).not.toMatch(/\b(?:you have just|as things turned out|by now)\b/i);
});

test('no house stands after the second of two planets that it does not hold', () => {
  for (const { text } of pieces)
    expect(text).not.toMatch(/(?:quarrel|accord|meeting) of (?:the )?\w+ (?:with|and) (?:the )?\w+ in your/);
});

test('a planet that goes back out of a sign will do so', () => {
  for (const { text } of pieces) expect(text).not.toMatch(/going backward, out of|backs out of/);
});

test('where a slow planet comes to stay the week says that it does', () => {
  for (const { intro, events } of pieces) {
    const lead = events.find(({ leads }) => leads);
    const stays = lead?.kind === 'ingress' && (lead.planetId ?? 0) >= 5 && lead.retrograde === false;
    if (stays) expect(Object.values(columns.weekly.lasts).flatMap((one) => one.intro)).toContain(intro);
  }
});

test('sentences of the sky are at most a fifth of a week, without what they say of the reader', () => {
  const [where, date] = [
    '(?:your|[A-Z]\\w+, your) (?:own sign|house of [a-z ]+?)',
    '<time[^>]+>[^<]+</time>',
  ];
  const clause = `[^.:?]*?\\bin ${where}(?: [^.:?]*?\\bin ${where})?`;
  const statements = [
    // The day and, after the matter, why; the day, why, and then the matter; or a sentence without one.
    RegExp(`^On ${date}[^:]*?(: ${clause}[^.]*)\\.$`),
    RegExp(`^(On ${date}, (?:(?:though|however), )?as ${clause}),? `),
    RegExp(`^(.*(?:${date}.*\\bin ${where}|\\bin ${where}.*${date}).*)$`),
  ];
  let [sky, all] = [0, 0];
  for (const { intro, text } of pieces) {
    all += words(intro) + words(text.replaceAll('</p>', ' '));
    for (const sentence of text
      .replaceAll('</p>', ' ')
      .replaceAll('<p>', '')
      .split(/(?<=[.?])\s+/)) {
      const index = statements.findIndex((pattern) => pattern.test(sentence));
      const said = statements[index]?.exec(sentence)?.[1];
      if (said !== undefined) sky += words(said.trim()) + (index === 0 ? 2 : 0);
    }
  }
  expect(sky / all).toBeLessThan(0.2);
});
