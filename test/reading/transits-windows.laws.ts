/** What a reading of transits says of time, beside the rows of transits in the same result: births at random. */

import { test } from 'vitest';
import { engine } from '../engine.js';
import { expect } from '../expect.js';
import { isRandom } from '../fast-check.js';
import { always, chapterOf, isTimed, type Life, monthNames } from './lives.js';
import { once } from './once.js';
import { transitsInLife } from './transit-answers.js';

const numRuns = isRandom ? 200 : 60;
/** Those that other laws look at too. */
const spans = { 'two months': ['03-01', '04-30'], 'a year': ['01-01', '12-31'] } as const;
type Span = (typeof spans)[keyof typeof spans];
const names = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];
const slow = 'Jupiter|Saturn|Uranus|Neptune|Pluto';

/** A month as a text has it, `YYYY-MM`: without a year it is of the period’s. */
function monthOf(text: string, first: string): string {
  const [name = '', year = first.slice(0, 4)] = text.split(' ');
  return `${year}-${String(monthNames.indexOf(name) + 1).padStart(2, '0')}`;
}

const composed = once(compose);

function compose(life: Life, span: Span) {
  const year = Number(life.birth.date.slice(0, 4)) + life.years;
  const [from, to] = span;
  const answer = transitsInLife(life, span);
  const [page] = chapterOf(answer.reading, 'page');
  /** The days on which a planet is in orb of a point of the birth. */
  const rowsOf = (body: string, natal: string) =>
    answer.transits_aspects
      .filter(
        ({ planet1Id, planet2Id, aspectId }) =>
          planet1Id === names.indexOf(body) && planet2Id === names.indexOf(natal) && aspectId <= 4,
      )
      .map(({ starts, ends }) => ({
        starts: starts?.date.slice(0, 10) ?? '0000',
        ends: ends?.date.slice(0, 10) ?? '9999',
      }));
  return {
    answer,
    reading: answer.reading,
    shape: page?.text ?? '',
    first: `${year}-${from}`,
    last: `${year}-${to}`,
    rowsOf,
  };
}

for (const [title, span] of Object.entries(spans)) {
  test(`over ${title}, a help is in orb in the months that it is given`, () => {
    let told = 0;
    always((life) => {
      const { answer, shape, first, last } = composed(life, span);
      const [, list = ''] =
        /(?:On your side,|In your favor,|Meanwhile|Besides,) ([^.]+)\.$/.exec(shape) ?? [];
      for (const clause of list.split(new RegExp(`(?:,? and |, )(?=(?:the same )?(?:${slow}) helps )`))) {
        const [, body = ''] = new RegExp(`^(?:the same )?(${slow}) helps `).exec(clause) ?? [];
        if (body === '') continue;
        const [, key = '', one = '', other = one] =
          / (from|until|in) ([A-Z]\w+(?: \d{4})?)(?: to ([A-Z]\w+(?: \d{4})?))?(?: on)?, with /.exec(
            clause,
          ) ?? [];
        if (key === '') {
          expect(clause).toMatch(/ helps (?:on and off )?throughout, with /);
          continue;
        }
        told++;
        // The planet is in orb of some point of the birth, in an easy way, as that begins and as it ends.
        const easy = answer.transits_aspects.filter(
          ({ planet1Id, aspectId, exact }) =>
            planet1Id === names.indexOf(body) && (aspectId !== 3 || exact.length === 0),
        );
        const [from, to] = [monthOf(one, first), monthOf(other, first)];
        if (key !== 'until') expect(easy.some(({ starts }) => starts?.date.slice(0, 7) === from)).toBe(true);
        if (key !== 'from' || other !== one)
          expect(easy.some(({ ends }) => ends?.date.slice(0, 7) === to)).toBe(true);
        expect(from >= first.slice(0, 7) && to <= last.slice(0, 7)).toBe(true);
      }
    }, numRuns);
    expect(told).toBeGreaterThan(0);
  });

  test(`over ${title}, some help has a section where one is exact in it`, () =>
    always((life) => {
      const { answer, reading, first, last } = composed(life, span);
      const isHere = (moment: { date: string }): boolean =>
        moment.date.slice(0, 10) >= first && moment.date.slice(0, 10) <= last;
      const isHelp = ({
        planet1Id,
        planet2Id,
        aspectId,
        exact,
        text,
      }: (typeof answer.transits_aspects)[0]): boolean =>
        planet1Id >= 5 &&
        planet1Id <= 9 &&
        text !== null &&
        (aspectId === 2 || aspectId === 4 || (planet1Id === 5 && aspectId === 0)) &&
        exact.some(isHere) &&
        (isTimed(life) || planet2Id !== 1);
      if (!answer.transits_aspects.some(isHelp)) return;
      const read = chapterOf(reading, 'planets').flatMap(({ factors }) => factors);
      expect(
        read.some(
          ({ kind, aspectId = 0, planetIds: [body = 0, natal = 0] = [] }) =>
            kind === 'transit' &&
            (aspectId === 2 || aspectId === 4 || (body === 5 && (aspectId === 0 || natal >= 15))),
        ),
      ).toBe(true);
    }, numRuns));
}

test('a month that is told of in a house of a first stay is not told as years', () => {
  let told = 0;
  always((life) => {
    const { answer, reading } = composed(life, spans['a year']);
    for (const { text } of chapterOf(reading, 'months')) {
      if (!/Saturn comes into your \w+ house, and for some time/.test(text)) continue;
      const [, name = '', day = ''] =
        new RegExp(`(${monthNames.join('|')}) (\\d+): Saturn comes`).exec(text) ?? [];
      const on = `-${String(monthNames.indexOf(name) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
      const stay = answer.transits_houses?.find(
        ({ planetId, starts }) => planetId === 6 && starts?.date.slice(4, 10) === on,
      );
      if (stay?.ends == null) continue;
      told++;
      const next = answer.transits_houses?.find(
        ({ planetId, starts }) => planetId === 6 && starts?.date === stay.ends?.date,
      );
      if (next !== undefined) expect(next.house).not.toBe(stay.house - 1);
    }
  }, numRuns);
  expect(told).toBeGreaterThan(0);
});

test('a house that a slow planet leaves within weeks is told as left, for a time where it comes back', () => {
  const [place, at] = [{ name: 'there', latitude: 47.5, longitude: 19, timezone: 'UTC' }, '11:00'];
  const birth = { name_1: 'Ada', date_1: '1989-08-18', time_1: at, place_1: place, lang: 'en' };
  const sectionOn = (day: string): string => {
    const { reading } = engine.transits({ ...birth, date_2: day }, { include: ['reading'] });
    const all = reading?.chapters.flatMap(({ sections }) => sections) ?? [];
    return all.find(({ title }) => title.startsWith('Saturn in the fifth house'))?.text ?? '';
  };
  // Saturn is in the fifth house from February 20, 2026 to June 15, 2027.
  expect(sectionOn('2027-06-10')).toMatch(
    /^Saturn leaves this house on June 15, but only for a time: it is back in \w+/,
  );
  expect(sectionOn('2027-06-10').length).toBeGreaterThan(200);
});
