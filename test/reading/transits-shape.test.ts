/** What a reading says of how a year goes, beside the list of transits in the same result: 300 births. */

import { createEngine, type Transits } from 'horoscope-engine/engine';
import { describe, expect, test } from 'vitest';
import { always, chapterOf, isTimed, type Life, monthNames } from './lives.js';

const engine = await createEngine();

const bodies = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];
const points: Record<string, number> = {
  Sun: 0,
  Moon: 1,
  Mercury: 2,
  Venus: 3,
  Mars: 4,
  Jupiter: 5,
  Saturn: 6,
  Uranus: 7,
  Neptune: 8,
  Pluto: 9,
  Ascendant: 15,
  Midheaven: 16,
};
const aspects: Record<string, number> = { on: 0, opposite: 1, trine: 2, square: 3, sextile: 4 };
const Ascendant = 15;
const Midheaven = 16;

const phrase =
  /(\w+) (on|opposite|trine|square|sextile) (its own place at birth|the foot of your chart|your (\w+))/g;
const date = `((?:${monthNames.join('|')}) \\d{1,2}(?:, \\d{4})?)`;

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

function contactsIn(text: string): Contact[] {
  return [...text.matchAll(phrase)].map(([, planet = '', aspect = '', , natal = '']): Contact => {
    const body = bodies.indexOf(planet) + 5;
    if (text.includes(`${planet} ${aspect} the foot of your chart`))
      return { body, natal: Midheaven, aspect: 1 };
    if (natal === 'Descendant') return { body, natal: Ascendant, aspect: 1 };
    return { body, natal: points[natal] ?? body, aspect: aspects[aspect] as number };
  });
}

/** One text serves a trine and a sextile, or a square and an opposition where there is one on tension. */
const kinds = [[0], [1, 3], [2, 4], [3, 1], [4, 2]];

const written = new Map<string, ReturnType<typeof compose>>();

/** The laws go through the same lives, in part. */
function readingOf(life: Life): ReturnType<typeof compose> {
  const id = JSON.stringify(life);
  const known = written.get(id) ?? compose(life);
  written.set(id, known);
  return known;
}

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
  return { answer, year, read, text: page?.text ?? '', from: `${year}-01-01`, to: `${year}-12-31` };
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

function dayOf(text: string, year: number): string {
  const [, month = '', number = '', named] = /^(\w+) (\d+)(?:, (\d{4}))?$/.exec(text) ?? [];
  return `${named ?? year}-${String(monthNames.indexOf(month) + 1).padStart(2, '0')}-${number.padStart(2, '0')}`;
}

const covers = (stretches: readonly Stretch[], from: string, to = from): boolean =>
  stretches.some(({ starts, ends }) => starts <= to && ends >= from);
const key = ({ body, natal, aspect }: Contact): string => `${body} ${natal} ${aspect}`;

describe('the shape of a year', () => {
  test(
    'begins, arrives, ends, rests and crowds as the list of transits has it',
    () =>
      always((life) => {
        const { answer, year, read, text, from, to } = readingOf(life);
        const of = (contact: Contact): Stretch[] => stretchesOf(answer, contact);
        const known = new Set(read.map(key));
        for (const contact of contactsIn(text)) expect(known).toContain(key(contact));

        const begins =
          /(?:As it begins, |On the first day you are already in )(?:the midst of )?([^.]*)\./.exec(text);
        if (begins?.[1]?.startsWith('none'))
          for (const each of read) expect(covers(of(each), from)).toBe(false);
        else if (begins)
          for (const each of contactsIn(begins[1] ?? '')) expect(covers(of(each), from)).toBe(true);

        const arrives = new RegExp(
          `(?:^|[.] )(?:([^.]*) is felt from ${date}|From ${date} you begin to feel ([^.]*)|([^.]*) comes within reach on ${date})(?=[.])`,
          'g',
        );
        for (const [, a, dayA, dayB, b, c, dayC] of text.matchAll(arrives)) {
          const [contact] = contactsIn(a ?? b ?? c ?? '');
          if (contact === undefined) throw new Error(text);
          expect(covers(of(contact), from)).toBe(false);
          const first = of(contact)
            .map(({ starts }) => starts)
            .sort()[0];
          expect(first).toBe(dayOf(dayA ?? dayB ?? dayC ?? '', year));
        }

        const leaves = new RegExp(
          `By ${date} ([^.]*) (?:is|are) over for good|You have ([^.]*) behind you by ${date}`,
        ).exec(text);
        if (leaves) {
          const [, dayA, a, b, dayB] = leaves;
          const last = dayOf(dayA ?? dayB ?? '', year);
          for (const contact of contactsIn(a ?? b ?? ''))
            for (const stretch of of(contact))
              if (stretch.exact.length > 0) expect(stretch.ends <= last).toBe(true);
        }

        const crowded = new RegExp(
          `(?:close together between|Between) ${date} and ${date}(?:,| several exact)`,
        ).exec(text);
        if (crowded) {
          const [first, last] = [dayOf(crowded[1] ?? '', year), dayOf(crowded[2] ?? '', year)];
          const exact = read.flatMap((contact) => of(contact).flatMap((stretch) => stretch.exact));
          expect(new Set(exact.filter((one) => one >= first && one <= last)).size).toBeGreaterThanOrEqual(2);
          expect((Date.parse(last) - Date.parse(first)) / 86_400_000).toBeLessThanOrEqual(31);
        }

        const free = new RegExp(
          `Between ${date} and ${date} none of these contacts is in force|From ${date} to ${date} all of them are out of reach`,
        ).exec(text);
        if (free) {
          const [, a, b, c, d] = free;
          const [first, last] = [dayOf(a ?? c ?? '', year), dayOf(b ?? d ?? '', year)];
          for (const contact of read) expect(covers(of(contact), first, last)).toBe(false);
        }
        const light = new RegExp(
          `The lightest stretch is from ${date} to ${date}, with only ([^.]*) in force|Between ${date} and ${date} you have to do with ([^.]*) alone`,
        ).exec(text);
        if (light) {
          const [, a, b, x, c, d, y] = light;
          const [first, last] = [dayOf(a ?? c ?? '', year), dayOf(b ?? d ?? '', year)];
          const [only] = contactsIn(x ?? y ?? '');
          const inForce = read.filter((contact) => covers(of(contact), first, last)).map(key);
          expect(inForce).toEqual([key(only as Contact)]);
        }
        expect(to).toBe(`${year}-12-31`);
      }),
    240_000,
  );

  test('presses in the half in which the list has more of it', () =>
    always((life) => {
      const { answer, year, read, text, from, to } = readingOf(life);
      const middle = `${year}-07-02`;
      let [first, second] = [0, 0];
      const days = (a: string, b: string): number =>
        Math.max(0, (Date.parse(b) - Date.parse(a)) / 86_400_000);
      for (const contact of read) {
        const isTense =
          contact.aspect === 1 || contact.aspect === 3 || (contact.aspect === 0 && contact.body !== 5);
        if (!isTense || (contact.aspect === 1 && contact.natal >= Ascendant && contact.body === 5)) continue;
        for (const { starts, ends } of stretchesOf(answer, contact)) {
          const [begin, end] = [starts > from ? starts : from, ends < to ? ends : to];
          first += days(begin, end < middle ? end : middle);
          second += days(begin > middle ? begin : middle, end);
        }
      }
      if (/first half of this time|first half is the harder/.test(text))
        expect(first).toBeGreaterThan(second);
      if (/second half of this time|grows more demanding/.test(text)) expect(second).toBeGreaterThan(first);
      if (/Nothing in it presses|friendly stretch/.test(text)) expect(first + second).toBe(0);
    }, 100));

  test('names the houses of Jupiter and Saturn as long as the list has them there', () =>
    always((life) => {
      if (!isTimed(life)) return;
      const { answer, year, text } = readingOf(life);
      const houses = new RegExp(
        `(Jupiter|Saturn) is in the (\\w+) house (all the while|until ${date}|from ${date} on, until ${date}|from ${date} to ${date})`,
        'g',
      );
      const found = [...text.matchAll(houses)];
      expect(found).toHaveLength(2);
      for (const [, planet = '', ordinal = '', , until, from, onUntil, within, to] of found) {
        const house = ordinals.indexOf(ordinal) + 1;
        const stays = answer.transits_houses.filter(
          (stay) => stay.planetId === points[planet] && stay.house === house,
        );
        const start = from ?? within;
        const end = until ?? onUntil ?? to;
        const isIt = stays.some(
          ({ starts, ends }) =>
            (start === undefined
              ? day(starts, '0000') <= `${year}-01-01`
              : day(starts, '') === dayOf(start, year)) &&
            (end === undefined ? day(ends, '9999') > `${year}-12-31` : day(ends, '') === dayOf(end, year)),
        );
        expect(isIt).toBe(true);
      }
    }, 100));
});

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];
