/** Months of seven years, all signs, as readings want them. */
import { describe, expect, test } from 'vitest';
import { reports } from '#dist/text/en/reports/index.js';
import { columns, type Piece, piecesOf } from './pieces.js';
import { says } from './says.js';
import { dateOf, holdsOfShortColumns, isThroughout, paragraphsOf, share } from './short-columns.js';

const pieces = piecesOf('monthly');
holdsOfShortColumns(pieces, { within: 3, openings: 12 });

const framesOf = (part: 'thought' | 'close'): string[] =>
  Object.values(columns.monthly).flatMap((byHouse) =>
    Object.values(byHouse).flatMap((theme) => theme[part].map((one) => one.replaceAll('&', '&amp;'))),
  );
const [thoughts, closes] = [framesOf('thought'), framesOf('close')];

/** What the period leads up to, which is told in its place. */
const opening = RegExp(
  `^(?:[^<?]*\\? )?(?:${Object.values(columns.monthLeads)
    .flatMap((byHouse) => Object.values(byHouse).flat())
    .map((form) => form.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '.+?'))
    .join('|')})`,
);

test('everything is in order of time', () => {
  for (const { text } of pieces) {
    const dates = paragraphsOf(text)
      .map((one) => one.replace(opening, ''))
      .filter((one) => !isThroughout(one))
      .flatMap((one) => dateOf(one) ?? []);
    expect(dates).toEqual(dates.toSorted());
  }
});

test('no connective under a heading, and none bound to a position', () => {
  const places = new Set<number>();
  const turn = /^On <time [^>]+>[^<]+<\/time>, (?:though|however), /;
  for (const { text } of pieces) {
    for (const [, under = ''] of text.matchAll(/<\/h3><p>(.*?)<\/p>/g)) {
      expect(under).not.toMatch(turn);
      expect(under.split('. ')[0]).not.toContain(`>${reports.dates.sameDay}<`);
    }
    const paragraphs = paragraphsOf(text);
    for (const [index, one] of paragraphs.entries()) if (turn.test(one)) places.add(index);
    expect(paragraphs.filter((one) => turn.test(one)).length).toBeLessThanOrEqual(1);
  }
  expect(places.size).toBeGreaterThan(1);
});

test('one event a paragraph, with what it means', () => {
  const bare = pieces.flatMap(({ text, events }) => {
    const said = events.flatMap((event) => (event.told && event.text ? [event.text] : []));
    return paragraphsOf(text.replaceAll('&amp;', '&'))
      .map((one) => one.replace(opening, ''))
      .filter((one) => dateOf(one) !== undefined && !said.some((cell) => says(one, cell)));
  });
  expect(bare).toEqual([]);
  const dated = pieces.map(
    ({ text }) => paragraphsOf(text).filter((one) => dateOf(one.replace(opening, '')) !== undefined).length,
  );
  expect(Math.max(...dated)).toBeLessThanOrEqual(6);
  expect(
    share(
      dated.filter((count) => count < 3),
      dated,
    ),
  ).toBeLessThan(0.02);
});

test('a question and its close: last, and apart from what is about another matter', () => {
  const asked = pieces.filter(({ text }) => thoughts.some((one) => text.includes(one)));
  for (const { text, events } of asked) {
    const final = paragraphsOf(text).at(-1) ?? '';
    expect(
      closes.some((one) => final.endsWith(one)),
      final,
    ).toBe(true);
    const said = events.find(
      (event) => event.told && event.text && final.startsWith('<') && says(final, event.text),
    );
    if (said !== undefined) expect(said.house).toBe(events.find(({ leads }) => leads)?.house);
  }
});

const told = ({ events }: Piece) => events.filter((event) => event.told);

describe('months', () => {
  test('a heading that names a matter has the lead’s, and its first event is about that', () => {
    let named = 0;
    for (const piece of pieces) {
      const lead = piece.events.find(({ leads }) => leads);
      for (const [, matter = '', on = ''] of piece.text.matchAll(
        /<h3>[^<]+: ([^<]+)<\/h3><p>.*?<time datetime="([^"]+)"/g,
      )) {
        named++;
        expect(matter).toBe(columns.matters[lead?.house as 1]);
        const houses = told(piece).flatMap((event) => (event.utDate.startsWith(on) ? [event.house] : []));
        expect(houses, `${piece.text}`).toContain(lead?.house);
      }
    }
    expect(named).toBeGreaterThan(pieces.length / 3);
  });

  test('where the Sun comes to is not told beside the new Moon there', () => {
    const both = pieces.filter((piece) => {
      const suns = told(piece).find(({ kind, planetId }) => kind === 'ingress' && planetId === 0);
      const isNew = ({ kind, phaseId, house }: Piece['events'][number]): boolean =>
        kind === 'lunation' && phaseId === 0 && house === suns?.house;
      return suns !== undefined && told(piece).some(isNew);
    });
    expect(both).toEqual([]);
  });

  test('an eclipse that nobody sees has quiet words', () => {
    const faint = Object.values(columns.months.eclipseFaint).flat();
    const said = pieces.flatMap((piece) =>
      told(piece).filter((event) => 'type' in event && event.type === 'penumbral'),
    );
    expect(said.length).toBeGreaterThan(20);
    for (const { text } of said) expect(faint).toContain(text);
  });

  test('a Moon has two wordings in a house, which two years running do not share', () => {
    const moons = [columns.months.newMoon, columns.months.fullMoon].flatMap((table) => Object.values(table));
    for (const wordings of moons) expect(wordings).toHaveLength(2);
  });

  test('what goes on throughout stands before the parts of the month', () => {
    for (const { text } of pieces) {
      const parts = text.slice(text.indexOf('<h3>'));
      expect(parts).not.toMatch(/<p>\w+ is (?:retrograde throughout|still going backward|still retrograde)/);
    }
  });
});
