/** What a reading says of how a year goes, beside the list of transits in the same result: births at random. */

import type { Transits } from 'horoscope-engine/engine';
import { describe, test } from 'vitest';
import { expect } from '../expect.js';
import { isRandom, part } from '../fast-check.js';
import { always, chapterOf, isTimed, type Life, monthNames } from './lives.js';
import { once } from './once.js';
import { transitsInLife } from './transit-answers.js';

/** A year takes as long as forty births. */
const numRuns = isRandom ? 300 : 50;

const Jupiter = 5;
const [Moon, Ascendant] = [1, 15];
const bodyNames = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];

interface Contact {
  body: number;
  natal: number;
  aspect: number;
}
interface Stretch {
  starts: string;
  ends: string;
  exact: string[];
}

/** One text serves a trine and a sextile, or a square and an opposition where there is one on tension. */
const kinds = [[0], [1, 3], [2, 4], [3, 1], [4, 2]];

/** The laws go through the same lives, in part. */
const readingOf = once(compose);

function compose(life: Life) {
  const year = Number(life.birth.date.slice(0, 4)) + life.years;
  const answer = transitsInLife(life, ['01-01', '12-31']);
  const [page] = chapterOf(answer.reading, 'page');
  const sections = chapterOf(answer.reading, 'planets');
  const season = chapterOf(answer.reading, 'months');
  const contactsOf = (all: typeof sections): Contact[] =>
    all
      .flatMap(({ factors }) => factors)
      .filter(({ kind }) => kind === 'transit')
      .map(
        ({ planetIds: [body = 0, natal = 0] = [], aspectId = 0 }): Contact => ({
          body,
          natal,
          aspect: aspectId,
        }),
      );
  const read = contactsOf(sections);
  const told = contactsOf(season).filter(({ body }) => body >= Jupiter && body <= 9);
  const titles = sections.map(({ title }) => title);
  return { answer, year, read, titles, told, season, text: page?.text ?? '' };
}

const day = (moment: { date: string } | null, otherwise: string): string =>
  moment?.date.slice(0, 10) ?? otherwise;

function stretchesOf({ transits_aspects }: Transits, { body, natal, aspect }: Contact): Stretch[] {
  const its = transits_aspects.filter(
    ({ planet1Id, planet2Id, aspectId }) => planet1Id === body && planet2Id === natal && aspectId === aspect,
  );
  const texts = new Set(its.map(({ text }) => stripped(text)));
  return transits_aspects
    .filter(
      (other) =>
        other.planet1Id === body &&
        other.planet2Id === natal &&
        (kinds[aspect] as number[]).includes(other.aspectId) &&
        (other.aspectId === aspect || texts.has(stripped(other.text))),
    )
    .map(({ starts, ends, exact }) => ({
      starts: day(starts, '0000'),
      ends: day(ends, '9999'),
      exact: exact.map((moment) => day(moment, '')),
    }));
}
/** A text up to where a span stands in it. */
const stripped = (text: string | null): string => (text ?? '').slice(0, 60);

const isTense = ({ body, natal, aspect }: Contact): boolean =>
  aspect === 3 ||
  (aspect === 1 && (natal < Ascendant || body !== Jupiter)) ||
  (aspect === 0 && body !== Jupiter);

/** Days of the months of a year on which what presses is in orb, each by its planet. */
function pressureOf({ answer, year, read, told }: ReturnType<typeof compose>): Map<number, number>[] {
  return monthNames.map((_, at) => {
    const month = `${year}-${String(at + 1).padStart(2, '0')}`;
    const byBody = new Map<number, number>();
    for (const contact of [...read, ...told].filter(isTense))
      for (const { starts, ends } of stretchesOf(answer, contact)) {
        const [begin, end] = [
          starts > `${month}-01` ? starts : `${month}-01`,
          ends < `${month}-28` ? ends : `${month}-28`,
        ];
        const days = (Date.parse(end) - Date.parse(begin)) / 86_400_000;
        if (days > 0) byBody.set(contact.body, (byBody.get(contact.body) ?? 0) + days);
      }
    return byBody;
  });
}

/** A month, with its year if it has one. */
const namedMonth = new RegExp(`(${monthNames.join('|')})(?: (\\d{4}))?`, 'g');

/** The first of the laws composes the readings that the others go through. */
const patience = 240_000;

describe('the shape of a year', { timeout: patience }, () => {
  test('is short, and names no day', () =>
    always((life) => {
      const { text } = readingOf(life);
      if (text === '') return;
      expect(text).not.toMatch(new RegExp(`(?:${monthNames.join('|')}) \\d{1,2}\\b(?!\\d)`));
      expect(text).not.toContain('\n');
      expect(text.split(/\s/).length).toBeLessThanOrEqual(100);
    }, numRuns));

  test('names two planets that press at most, each exact in its months, and air as the list has it', () => {
    const told = { heights: 0, air: 0, parts: 0 };
    always((life) => {
      const written = readingOf(life);
      const { answer, read, text, titles, year } = written;
      if (text === '') return;
      if (/Nothing presses|friendly stretch/.test(text))
        expect(pressureOf({ ...written, told: [] }).every((byBody) => byBody.size === 0)).toBe(true);
      const rows = answer.transits_aspects.filter(({ planet1Id }) => planet1Id >= Jupiter && planet1Id <= 9);
      const rowsOf = (planet: string) =>
        rows.filter(({ planet1Id }) => bodyNames[planet1Id - Jupiter] === planet);
      const keyOf = (name: string, of: string | undefined): string =>
        `${of ?? year}-${String(monthNames.indexOf(name) + 1).padStart(2, '0')}`;
      const pressing = [
        ...text.matchAll(
          new RegExp(
            `(${bodyNames.join('|')})(?:, which weighs more,| that)? (?:presses|pressed|pulls|pulled) hardest`,
            'g',
          ),
        ),
      ];
      expect(pressing.length, text).toBeLessThanOrEqual(2);
      for (const { 1: planet = '' } of pressing) expect(titles.join('\n')).toContain(planet);
      // Each clause has its planet, its point and its months.
      const clause = new RegExp(
        `(${bodyNames.join('|')}) (?:presses|pressed|pulls|pulled) hardest (?:on|at) (?:your|the) [^.,;:]+? in ((?:${monthNames.join('|')})[^.;:]*?)(?=[.;:]|, (?:and|when|while|as) )`,
        'g',
      );
      for (const { 0: sentence, 1: planet = '', 2: when = '' } of text.matchAll(clause)) {
        told.heights++;
        for (const [month, name = '', of] of when.matchAll(namedMonth)) {
          const key = keyOf(name, of);
          const isTouched = rowsOf(planet).some(
            ({ starts, ends }) => day(starts, '0').slice(0, 7) <= key && day(ends, '9').slice(0, 7) >= key,
          );
          expect(`${sentence} ${month} ${isTouched}`).toBe(`${sentence} ${month} true`);
        }
      }
      // What is said to let go in a month does so.
      const [, planet = '', month = ''] = /once (\w+) lets go, in (\w+)/.exec(text) ?? [];
      const [, until = '', at = ''] = /In (\w+) (\w+) lets go, and/.exec(text) ?? [];
      const [lets, ends] = planet === '' ? [at, until] : [planet, month];
      if (lets !== '' && isTimed(life)) {
        told.air++;
        const key = keyOf(ends, undefined);
        expect(
          rowsOf(lets).some((row) => day(row.ends, '').slice(0, 7) === key),
          text,
        ).toBe(true);
      }
      if (/comes first|toward the end|comes late|in waves|middle of this time/.test(text)) told.parts++;
      const [leader] = read;
      const isExact = stretchesOf(answer, leader ?? { body: 0, natal: 0, aspect: 0 }).some(({ exact }) =>
        exact.some((moment) => moment.startsWith(String(year))),
      );
      if (leader !== undefined && isTense(leader) && isExact && isTimed(life))
        expect(text).toContain(bodyNames[leader.body - Jupiter]);
    }, numRuns);
    expect(told.heights).toBeGreaterThan(part(numRuns) / 4);
    expect(told.parts).toBeGreaterThan(0);
    expect(told.air).toBeGreaterThan(0);
  });

  test('gives no piece of advice more than a few times', () => {
    let told = 0;
    always((life) => {
      const { answer } = readingOf(life);
      const days = chapterOf(answer.reading as NonNullable<typeof answer.reading>, 'months')
        .map(({ text }) => text)
        .join('\n');
      for (const pattern of [
        /so many words|say what|say in words|one sentence|name what/g,
        /ask for|ask someone|ask somebody|ask who/g,
        /write down|write it down|on record/g,
        /check what|second opinion|read what you sign/g,
        /sleep on it|let it lie|before you answer/g,
      ]) {
        const count = days.match(pattern)?.length ?? 0;
        told += count;
        expect(count).toBeLessThanOrEqual(2);
      }
    }, numRuns);
    expect(told).toBeGreaterThan(0);
  });

  test('has a day in every month in which a slow planet is exact, and a help where there is one', () =>
    always((life) => {
      const { answer, read, season, year } = readingOf(life);
      const exact = answer.transits_aspects
        .flatMap(({ planet1Id, planet2Id, aspectId, exact: all, text }) =>
          planet1Id >= Jupiter && planet1Id <= 9 && text !== null && aspectId <= 4
            ? all.map((moment) => ({
                at: Number(day(moment, '').slice(5, 7)) - 1,
                of: day(moment, '').slice(0, 4),
                contact: { body: planet1Id, natal: planet2Id, aspect: aspectId },
              }))
            : [],
        )
        // A Moon whose place hangs on the hour of birth is given no day.
        .filter(({ of, contact }) => of === String(year) && (isTimed(life) || contact.natal !== Moon));
      for (const { text, title } of season) {
        const from = monthNames.indexOf(title.split(' ')[0] ?? '');
        const to = monthNames.indexOf(title.match(/(\w+) \d{4}$/)?.[1] ?? '');
        if (exact.some(({ at }) => at >= from && at <= to)) expect(text).toMatch(/\d|^Around /m);
      }
      const isHelp = ({ contact }: (typeof exact)[0]): boolean => !isTense(contact);
      if (exact.some(isHelp)) expect(read.some((contact) => !isTense(contact))).toBe(true);
    }, numRuns));
});
