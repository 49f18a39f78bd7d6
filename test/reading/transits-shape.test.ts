/** What a reading says of how a year goes, beside the list of transits in the same result: births at random. */

import { createEngine, type Transits } from 'horoscope-engine/engine';
import { describe, expect, test } from 'vitest';
import { isRandom } from '../fast-check.js';
import { always, chapterOf, type Life, monthNames } from './lives.js';
import { once } from './once.js';

const engine = await createEngine();
/** A year takes as long as forty births. */
const numRuns = isRandom ? 300 : 80;

const bodies = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];
const Jupiter = 5;
const Ascendant = 15;

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

function compose({ birth, years }: Life) {
  const year = Number(birth.date.slice(0, 4)) + years;
  const answer = engine.transits(
    {
      name_1: 'Ada',
      date_1: birth.date,
      time_1: birth.time,
      place_1: birth.place,
      lang: 'en',
      date_2: `${year}-01-01`,
      date_end: `${year}-12-31`,
    },
    { include: ['reading'] },
  );
  if (!answer.reading) throw new Error('no reading');
  const [page] = chapterOf(answer.reading, 'page');
  const sections = chapterOf(answer.reading, 'planets');
  const read = sections
    .flatMap(({ factors }) => factors)
    .filter(({ kind }) => kind === 'transit')
    .map(
      ({ planetIds: [body = 0, natal = 0] = [], aspectId = 0 }): Contact => ({
        body,
        natal,
        aspect: aspectId,
      }),
    );
  return { answer, year, read, text: page?.text ?? '' };
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
function pressureOf({ answer, year, read }: ReturnType<typeof compose>): Map<number, number>[] {
  return monthNames.map((_, at) => {
    const month = `${year}-${String(at + 1).padStart(2, '0')}`;
    const byBody = new Map<number, number>();
    for (const contact of read.filter(isTense))
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

const monthsIn = (text: string): number[] =>
  [...text.matchAll(new RegExp(monthNames.join('|'), 'g'))].map(([name]) => monthNames.indexOf(name));
const planetsIn = (text: string): number[] =>
  [...text.matchAll(new RegExp(bodies.join('|'), 'g'))].map(([name]) => bodies.indexOf(name) + Jupiter);

/** The first of the laws composes the readings that the others go through. */
const patience = 240_000;

describe('the shape of a year', { timeout: patience }, () => {
  test('begins with what it is about, names no day, and says of pressure when it lets go', () =>
    always((life) => {
      const written = readingOf(life);
      const { text } = written;
      if (text === '') return;
      expect(text).not.toMatch(new RegExp(`(?:${monthNames.join('|')}) \\d{1,2}\\b(?!\\d)`));
      expect(text).toMatch(/^(?:The strain|The help|Two things|What is (?:being|made)|You are)/);
      expect(text.split(/(?<=[.])\s/).length).toBeLessThanOrEqual(12);
      if (!/pressure|strain on|You are tried/.test(text)) return;
      const last =
        /(?:pressure is off|has let go|keeps at work|does not let go|lets go|goes on until)[^.]*\./;
      const isOpenEnded = written.read.some((contact) =>
        stretchesOf(written.answer, contact).some(({ ends }) => ends === '9999'),
      );
      if (!isOpenEnded) expect(text).toMatch(last);
    }, numRuns));

  test('has its pressure in the months in which the list has it, and from the planets', () =>
    always((life) => {
      const written = readingOf(life);
      const { text } = written;
      if (text === '') return;
      const loads = pressureOf(written);
      const [, course = '', ...rest] = (text.split('\n\n')[0] ?? '').split(/(?<=[.])\s/);
      if (/Nothing presses|friendly stretch/.test(course)) {
        expect(loads.every((byBody) => byBody.size === 0)).toBe(true);
        return;
      }
      const [first, back] = monthsIn(course);
      const presses = (at: number | undefined): void => expect(loads[at ?? 0]?.size).toBeGreaterThan(0);
      if (/eases/.test(course) && back !== undefined) presses(back);
      else if (/two stretches/.test(course)) for (const at of [first, back]) presses(at);
      else if (/pressure is felt|begins in|lies between|is on from|real pressure|highest/.test(course))
        presses(first);
      const from = rest.find((sentence) => /Most of it|At first|To begin with/.test(sentence));
      expect(from).toBeDefined();
      for (const body of planetsIn(from ?? ''))
        expect(loads.some((byBody) => (byBody.get(body) ?? 0) > 0)).toBe(true);
    }, numRuns));

  test('names as a help a planet that is exact then, and that does not press', () =>
    always((life) => {
      const written = readingOf(life);
      const { answer, read, text, year } = written;
      const help = /[^.]*(?:helps most|best help)[^.]*\./.exec(text)?.[0];
      if (help === undefined) return;
      const [body = 0] = planetsIn(help);
      expect(read.some((contact) => contact.body === body && isTense(contact))).toBe(false);
      const exact = read
        .filter((contact) => contact.body === body)
        .flatMap((contact) => stretchesOf(answer, contact).flatMap((stretch) => stretch.exact));
      for (const at of monthsIn(help))
        expect(exact.some((day) => day.startsWith(`${year}-${String(at + 1).padStart(2, '0')}`))).toBe(true);
    }, numRuns));
});
