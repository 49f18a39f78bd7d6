/** The rules a reading of progressions is composed by, over 300 births and ages. */

import { describe, test } from 'vitest';
import { engine } from '../engine.js';
import { expect } from '../expect.js';
import { part } from '../fast-check.js';
import {
  always,
  chapterOf,
  expectWellMade,
  isTimed,
  type Life,
  monthNames,
  ofHouses,
  sections,
  textOf,
  untimed,
  type Written,
  words,
} from './lives.js';
import { once } from './once.js';

const chapters = ['life', 'weather', 'exact', 'manner', 'changes'];
const [Moon, Mercury, Mars] = [1, 2, 4];
const months = monthNames.join('|');
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
);

type Told = Written['chapters'][0]['sections'][0]['factors'][0];
const requestOf = ({ birth, years }: Life) => ({ name: 'Ada', ...birth, lang: 'en', add_years: years });
/** The laws go through the same lives, in part. */
const answerOf = once((life: Life, readingLength: 'full' | 'brief') =>
  engine.progressions(requestOf(life), { include: ['reading', 'factors'], readingLength }),
);
function readingOf(life: Life, readingLength: 'full' | 'brief' = 'full'): Written {
  const { reading } = answerOf(life, readingLength);
  if (!reading) throw new Error('no reading');
  return reading;
}

test('opens on what the Moon comes to months later as a date to mark, and not as of now', () => {
  const place = {
    name: 'Buenos Aires',
    latitude: -34.613,
    longitude: -58.377,
    timezone: 'America/Argentina/Buenos_Aires',
  };
  const david = { name: 'David', date: '1965-02-02', time: '14:05', place, lang: 'en', date_2: '2026-09-01' };
  const { reading } = engine.progressions(david, { include: ['reading'] });
  expect(reading?.opening).toMatch(
    /(?:date to mark is August 2027\.|August 2027 is the month to mark\.) Your progressed Moon and Mars are at odds/,
  );
});

test('tells shortly of a sign that the Sun leaves within weeks, and of the next one when it comes', () => {
  const place = {
    name: 'Johannesburg',
    latitude: -26.202,
    longitude: 28.044,
    timezone: 'Africa/Johannesburg',
  };
  const paul = { name: 'Paul', date: '1961-06-19', time: '06:30', place, lang: 'en' };
  const of = (day: string): Written | null | undefined =>
    engine.progressions({ ...paul, date_2: day }, { include: ['reading'] }).reading;
  const [leaving, staying] = ['2026-07-20', '2025-08-28'].map((day) => of(day)?.chapters[0]?.sections[0]);
  expect(leaving?.title).toContain('in Leo May 1995 to August 2026');
  expect(leaving?.text).not.toContain('The wish to be heard');
  expect(staying?.text).toContain('The wish to be heard');
});

describe('a reading of progressions', () => {
  test('says no sentence twice, leaves no blank, keeps to its chapters, ranks and lengths', () =>
    always((life) => {
      const reading = readingOf(life);
      expectWellMade(reading, chapters, ['weather', 'exact', 'changes']);
      expect(words(reading.opening)).toBeGreaterThanOrEqual(85);
      expect(words(reading.opening)).toBeLessThanOrEqual(165);
      const count = words(textOf(reading));
      expect(count).toBeLessThanOrEqual(1250);
      // Without an hour there are no houses, no dated weeks of the Moon and hardly a contact, and a small child has all signs
      // of its birth: a thin chart is a short reading.
      expect(count).toBeGreaterThanOrEqual(isTimed(life) ? 550 : life.years < 15 ? 380 : 450);
      expect(words(textOf(readingOf(life, 'brief')))).toBeLessThanOrEqual(count);
    }));

  test('calls a body that has come back to a sign no newcomer, and ends a Moon of sign and house with the first of the two', () => {
    let returns = 0;
    always((life) => {
      for (const { title, text } of sections(readingOf(life))) {
        if (/ has been in \w+ again since | came back to \w+ in /.test(text)) {
          returns++;
          expect(text).not.toMatch(/lately|has just|only just/);
        }
        const [, until] =
          /^The Moon, progressed, .* house · (?:in the \w+ house )?until (.*)$/.exec(title) ?? [];
        const change = textOf(readingOf(life)).match(
          new RegExp(`((?:${months}) \\d{4}): The progressed Moon comes into`),
        );
        if (until && change)
          expect(Date.parse(`1 ${until}`)).toBeLessThanOrEqual(Date.parse(`1 ${change[1]}`));
      }
    }, 150);
    expect(returns).toBeGreaterThan(part(2));
  });

  test('tells a contact once', () =>
    always((life) => {
      const contacts = sections(readingOf(life))
        .flatMap(({ factors }) => factors)
        .filter(({ kind }) => kind === 'progression')
        .map(({ planetIds, aspectId }) => `${planetIds} ${aspectId}`);
      expect(new Set(contacts).size).toBe(contacts.length);
    }, 100));

  test('names months of life and no days; without the hour of birth years alone, and no contact of the Moon', () =>
    always((life) => {
      expect(textOf(readingOf(life))).not.toMatch(new RegExp(`\\b(${months}) \\d{1,2}\\b(?!\\d)`));
      const reading = readingOf(untimed(life));
      const text = textOf(reading);
      expect(text).not.toMatch(new RegExp(`\\b(${months}) (of )?\\d`));
      expect(text).not.toMatch(ofHouses);
      for (const { factors } of chapterOf(reading, 'exact'))
        for (const { planetIds } of factors) expect(planetIds).not.toContain(Moon);
    }, 150));

  test('says that the sign of the Moon is uncertain where it hangs on the hour', () =>
    always((life) => {
      const { uncertainty, planets } = engine.progressions(requestOf(untimed(life)));
      const range = uncertainty?.planets.find(({ planetId }) => planetId === Moon);
      const sign = planets.find(({ planetId }) => planetId === Moon)?.signId;
      if (range === undefined || sign === undefined) return;
      const ends = [Number(range.from), Number(range.to)];
      // Where an end all but stands on a cusp, either may be said.
      if (ends.some((longitude) => longitude % 30 < 0.5 || longitude % 30 > 29.5)) return;
      const signs = new Set(ends.map((longitude) => Math.floor(longitude / 30)));
      const [weather] = chapterOf(readingOf(untimed(life)), 'weather');
      expect(/^The Moon, progressed, in \w+ or \w+$/.test(weather?.title ?? '')).toBe(signs.size > 1);
      // What it is at every hour before long is told with the changes.
      const changes = chapterOf(readingOf(untimed(life)), 'changes').map(({ text }) => text);
      expect(/By the end of \d{4}: The progressed Moon is in \w+, whatever/.test(changes.join('\n'))).toBe(
        signs.size > 1,
      );
    }, 60));

  test('has the next contacts of the Moon in order of time, within a year', () =>
    always((life) => {
      for (const { title, factors } of chapterOf(readingOf(life), 'exact')) {
        if (!title.includes('contacts')) continue;
        const days = factors.map(({ exact = [] }) => exact[0] ?? '');
        expect(days).toEqual([...days].sort());
        const span = Date.parse(days.at(-1) ?? '') - Date.parse(days[0] ?? '');
        expect(span).toBeLessThanOrEqual(367 * 86_400_000);
      }
    }, 60));

  test('has a house in the title of each section that speaks of it', () =>
    always((life) => {
      for (const { title, text, factors } of [
        ...chapterOf(readingOf(life), 'life'),
        ...chapterOf(readingOf(life), 'weather'),
        ...chapterOf(readingOf(life), 'manner'),
      ])
        if (
          factors[0]?.kind === 'placement' &&
          new RegExp(`\\b${ofHouses.source.split('|\\b')[0]}`).test(text)
        )
          expect(title).toMatch(ofHouses);
    }, 60));

  test('says of Mercury to Mars that it goes backward where it does, or did at birth', () =>
    always((life) => {
      const { planets, stations } = answerOf(life, 'full');
      const natal = engine.natal({ name: 'Ada', ...life.birth, lang: 'en', collect_text: false }).planets;
      const text = textOf(readingOf(life));
      for (let id = Mercury; id <= Mars; id++) {
        const isBackward = planets.find(({ planetId }) => planetId === id)?.retrograde === true;
        const wasBackward = natal.find(({ planetId }) => planetId === id)?.retrograde === true;
        const name = ['Mercury', 'Venus', 'Mars'][id - Mercury] as string;
        if (isBackward || wasBackward || stations.some(({ planetId }) => planetId === id)) continue;
        expect(text).not.toMatch(new RegExp(`${name} (is|was|goes) going backward|${name} going backward`));
      }
    }, 60));

  test('says once of a planet that it goes backward, and takes nothing back by it', () => {
    let told = 0;
    always((life) => {
      const text = textOf({ ...readingOf(life), opening: '' });
      for (const body of ['Mercury', 'Venus', 'Mars']) {
        const said = text.match(new RegExp(`${body} (?:has been going|goes) backward by progression`, 'g'));
        told += said?.length ?? 0;
        expect(said?.length ?? 0).toBeLessThanOrEqual(1);
      }
      expect(text).not.toMatch(/felt than done|you act late/);
    });
    expect(told).toBeGreaterThan(5);
  });

  test('opens with the intro, is the same each time, and has its factors ranked and named', () =>
    always((life) => {
      const reading = readingOf(life);
      const { intro, factors = [] } = engine.progressions(requestOf(life), { include: ['factors'] });
      // Laws look at the factors beside the reading.
      expect(factors).toEqual(answerOf(life, 'full').factors);
      expect(intro).toBe(reading.opening);
      expect(engine.progressions(requestOf(life), { include: ['reading'] }).reading).toEqual(reading);
      const weights = factors.map(({ weight }) => weight);
      expect(weights).toEqual([...weights].sort((a, b) => b - a));
      for (const { name } of factors) expect(name).not.toMatch(/^$|[{}]|undefined/);
    }, 60));

  test('claims no new chapter where the Sun is in the sign and house of the birth', () =>
    always((life) => {
      const { reading, planets } = answerOf(life, 'full');
      const natal = engine.natal({ name: 'Ada', ...life.birth, lang: 'en' }).planets[0];
      const sun = planets[0];
      if (!reading || !sun || !natal || sun.signId !== natal.signId) return;
      const text = textOf(reading);
      expect(text).not.toContain(sun.text?.split('. ')[0] ?? '?');
      if (sun.housePosition === natal.housePosition && sun.housetext)
        expect(text).not.toContain(sun.housetext.split('. ')[0]);
    }, 100));

  test('tells a light that has moved on by one passage on its sign and house', () =>
    always((life) => {
      if (!isTimed(life)) return;
      const { reading, planets } = answerOf(life, 'full');
      const natal = engine.natal({ name: 'Ada', ...life.birth, lang: 'en', collect_text: false }).planets;
      if (!reading) throw new Error('no reading');
      for (const [id, key] of [
        [0, 'life'],
        [Moon, 'weather'],
      ] as const) {
        const [light, born] = [planets[id], natal[id]];
        if (!light || light.signId === born?.signId) continue;
        const section = chapterOf(reading, key).find(
          ({ factors: [factor] }) => factor?.planetIds?.[0] === id,
        );
        if (section === undefined) continue;
        // A child is told of the sign alone where the house is one of money or of what is shared.
        if (life.years < 15 && !ofHouses.test(section.title)) continue;
        // To a pupil, or one past work, a house of work is told by itself.
        if ((life.years < 19 || life.years > 74) && /(?:sixth|tenth) house/.test(section.title)) continue;
        expect(section.title).toMatch(ofHouses);
        for (const cell of [light.text, light.housetext])
          expect(section.text).not.toContain(cell?.split('. ')[0] ?? '?');
        // One that goes on soon is told where it goes.
        if (!section.title.includes(', from '))
          expect(section.text).toMatch(
            new RegExp(`progressed ${light.planetName}\\b[^.]*\\b${light.signName}`),
          );
      }
    }, 100));

  test('tells a house of work as one of the reader’s age to a pupil and to one past work', () => {
    let told = 0;
    always((life) => {
      if (!isTimed(life)) return;
      for (const years of [16, 81])
        for (const { title, text } of sections(readingOf({ ...life, years }))) {
          if (!/^The (?:Sun|Moon), progressed, .*(?:sixth|tenth) house/.test(title)) continue;
          if (!/In (?:your|the) (?:sixth|tenth) house|The Sun in your sixth house/.test(text)) continue;
          told++;
          expect(text).not.toMatch(/[Aa]t work|colleague|your work|career|business/);
        }
    }, 60);
    expect(told).toBeGreaterThan(part(5));
  });

  test('opens on what these years are about, and on nothing past where anything is to come', () => {
    always((life) => {
      if (!isTimed(life) || life.years < 15) return;
      const { opening } = readingOf(life);
      expect(opening).toMatch(/these years/);
      const isToCome = sections(readingOf(life)).some(
        ({ title, factors: [factor] }) =>
          title.startsWith('What the Moon touches') ||
          (factor?.kind === 'progression' &&
            factor.planetIds?.[0] !== Moon &&
            / · \w+ \d{4}(?:, felt until|$)/.test(title)),
      );
      if (isToCome) expect(opening).not.toMatch(/is fading/);
    }, 200);
  });

  test('says once that years are no nearer than some months, and claims of no year to be roughly right', () =>
    always((life) => {
      const text = textOf(readingOf(untimed(life)));
      expect(text.match(/right to within some months/g) ?? []).toHaveLength(/\d{4}/.test(text) ? 1 : 0);
      expect(text).not.toMatch(/[Aa]bout \d{4}|\d{4} or so/);
    }, 100));

  test('tells of a planet that leaves its sign within a year once, among the changes', () => {
    let leaving = 0;
    always((life) => {
      const reading = readingOf(life);
      const { date } = life.birth;
      const [year, month] = [Number(date.slice(0, 4)) + life.years, Number(date.slice(5, 7))];
      for (const { title, factors } of [...chapterOf(reading, 'life'), ...chapterOf(reading, 'manner')]) {
        const [, name, last] = new RegExp(`(?:to|until) (${months}) (\\d{4})$`).exec(title) ?? [];
        if (factors[0]?.kind !== 'placement' || name === undefined) continue;
        const ahead = (Number(last) - year) * 12 + monthNames.indexOf(name) + 1 - month;
        if (ahead < 0 || ahead > 10) continue;
        leaving++;
        // Of several in one sign each has its dates beside its name.
        const planet =
          / · (?:.*, )?(Mercury|Venus|Mars) [^,]*$/.exec(title)?.[1] ??
          ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars'][factors[0].planetIds?.[0] ?? 0];
        const told = sections(reading).filter(({ text }) =>
          new RegExp(
            `${name} ${last}: (?:The p|P)rogressed ${planet} (?:enters|comes back to|goes into)`,
          ).test(text),
        );
        expect(told).toHaveLength(1);
        expect(chapterOf(reading, 'changes').map(({ text }) => text)).toContain(told[0]?.text);
      }
    }, 200);
    expect(leaving).toBeGreaterThan(0);
  });

  test('has no station among the changes to come that is past', () => {
    let stations = 0;
    always((life) => {
      const year = Number(life.birth.date.slice(0, 4)) + life.years;
      const now = `${year}${life.birth.date.slice(4)}`;
      for (const { factors } of chapterOf(readingOf(life), 'changes'))
        for (const { kind, exact = [] } of factors) {
          if (kind !== 'station') continue;
          stations++;
          // Years of the Sun end some hours off those of the calendar.
          expect(Date.parse(exact[0] ?? '') - Date.parse(now)).toBeGreaterThanOrEqual(-3 * 86_400_000);
        }
    }, 300);
    expect(stations).toBeGreaterThan(0);
  });

  test('links a contact to an aspect of the birth only where the birth has it', () => {
    let linked = 0;
    const names = ['conjunct', 'opposite', 'trine', 'square', 'sextile'];
    always((life) => {
      const { aspects, planets } = engine.natal({ name: 'Ada', ...life.birth, lang: 'en' });
      for (const { text } of chapterOf(readingOf(life), 'exact')) {
        const [, a = '', name = '', b = ''] =
          /born with (?:the )?(\w+) (conjunct|opposite|trine|square|sextile) (?:the )?(\w+)/.exec(text) ?? [];
        if (name === '') continue;
        linked++;
        if (/Ascendant|Midheaven/.test(b)) continue;
        const idOf = (word: string) => planets.find(({ planetName }) => planetName === word)?.planetId;
        const pair = [idOf(a), idOf(b)];
        expect(
          aspects.some(
            ({ planet1Id, planet2Id, aspectId }) =>
              aspectId === names.indexOf(name) && pair.includes(planet1Id) && pair.includes(planet2Id),
          ),
        ).toBe(true);
      }
    }, 150);
    expect(linked).toBeGreaterThan(0);
  });

  test('opens and ends on a phase as far as it has gone', () => {
    let [begun, last] = [0, 0];
    always((life) => {
      if (!isTimed(life)) return;
      const { planets } = answerOf(life, 'full');
      const [sun = 0, moon = 0] = [0, Moon].map((id) =>
        Number(planets.find(({ planetId }) => planetId === id)?.longitude),
      );
      const share = (((moon - sun + 360) % 360) % 45) / 45;
      const { opening, closing } = readingOf(life);
      if (share > 0.22) expect(opening).not.toMatch(/\blately\b/);
      if (share < 0.78) {
        expect(opening).not.toMatch(/in the last months|near the end of|is about to come|almost full/);
        expect(opening).not.toMatch(/nearly over|coming to its end, for/);
      }
      if (share > 0.82) {
        last++;
        expect(closing).not.toMatch(/just begun|is beginning|at the start|setting in/);
      }
      if (share < 0.18) {
        begun++;
        expect(closing).not.toMatch(/nearly over|all but over|has been done|nearly done|is mostly taught/);
      }
    }, 200);
    expect(begun).toBeGreaterThan(0);
    expect(last).toBeGreaterThan(0);
  });

  test('tells two progressed planets close to each other, the Moon too where the hour is known', () =>
    always((life) => {
      const { reading, progressedAspects } = answerOf(life, 'full');
      if (!reading) throw new Error('no reading');
      const told = chapterOf(reading, 'exact').flatMap(({ factors }) =>
        factors.filter(({ kind }) => kind === 'aspect').map(({ planetIds }) => `${planetIds}`),
      );
      for (const { planet1Id, planet2Id, orb, aspectId } of progressedAspects) {
        const isOfTwo = planet1Id >= Mercury && planet2Id <= Mars;
        if (isOfTwo && Number(orb) < 0.45 && aspectId <= 4)
          expect(told).toContain(`${planet1Id},${planet2Id}`);
      }
      if (!isTimed(life)) for (const pair of told) expect(pair).not.toMatch(/\b1\b/);
    }, 300));

  test('tells the three heaviest contacts with the birth', () =>
    always((life) => {
      const { factors = [] } = answerOf(life, 'full');
      const keyOf = ({ planetIds, aspectId }: Told): string => `${planetIds} ${aspectId}`;
      const told = new Set(sections(readingOf(life)).flatMap((section) => section.factors.map(keyOf)));
      const now = `${Number(life.birth.date.slice(0, 4)) + life.years}${life.birth.date.slice(4)}`;
      /** What is over for a year, or of the Moon’s for weeks, is told of no more; a few days either way it may be. */
      const isPast = ({ exact = [], planetIds: [body] = [] }: Told, days: number): boolean =>
        exact.some(
          (day) => Date.parse(now) - Date.parse(day) > (days - (body === Moon ? 328 : 0)) * 86_400_000,
        );
      const heaviest = factors
        .filter(
          ({ kind, weight, planetIds: [, natal = 0] = [], aspectId }) =>
            kind === 'progression' &&
            weight >= 0.5 &&
            (natal <= 9 || natal === 15 || (natal === 16 && life.years >= 18 && life.years < 75)) &&
            (aspectId ?? 9) <= 4,
        )
        .filter((factor) => !isPast(factor, 375))
        .slice(0, 3);
      // To a child the sentence of the opening may be all there is.
      if (life.years < 15) return;
      const isTold = (factor: Told): boolean => {
        const [body, natal] = factor.planetIds ?? [];
        return told.has(keyOf(factor)) || told.has(keyOf({ ...factor, planetIds: [natal ?? 0, body ?? 0] }));
      };
      // What is past and over within two months is told of no more.
      const isOver = (factor: Told): boolean =>
        isPast(factor, factor.planetIds?.[0] === Moon ? 328 : 0) &&
        Date.parse(factor.ends ?? '') - Date.parse(now) < 65 * 86_400_000;
      // An easy contact past its peak is no promise.
      const isFaded = (factor: Told): boolean => [2, 4].includes(factor.aspectId ?? 0) && isPast(factor, 80);
      for (const factor of heaviest)
        if (!isPast(factor, 350) && !isOver(factor) && !isFaded(factor))
          expect(isTold(factor), keyOf(factor)).toBe(true);
    }, 200));

  test('calls no contact of the present month over', () =>
    always((life) => {
      const { date } = life.birth;
      // Years of the Sun end some hours off those of the calendar.
      if (Number(date.slice(8)) < 3 || Number(date.slice(8)) > 27) return;
      const now = `${monthNames[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(0, 4)) + life.years}`;
      const reading = readingOf(life);
      expect(reading.opening).not.toContain(`strongest in ${now} and is`);
      expect(reading.opening).not.toContain(`height was in ${now}`);
      for (const { title } of chapterOf(reading, 'exact')) expect(title).not.toContain(`last exact ${now}`);
    }, 300));

  test('dates a heading of sign and house by the sign, and calls past what is exact no more', () => {
    let [dated, past] = [0, 0];
    always((life) => {
      if (!isTimed(life)) return;
      const reading = readingOf(life);
      for (const { title } of chapterOf(reading, 'life')) {
        if (!/The Sun.* in \w+ and .* · /.test(title)) continue;
        dated++;
        expect(title).toMatch(/ in (\w+) and .* · in \1 /);
      }
      const titles = chapterOf(reading, 'exact').map(({ title }) => title);
      if (titles.length === 0 || titles.some((title) => !title.includes('last exact'))) return;
      past++;
      expect(reading.chapters.find(({ key }) => key === 'exact')?.title).toMatch(/^What is easing/);
    }, 300);
    expect(dated).toBeGreaterThan(0);
    expect(past).toBeGreaterThan(0);
  });

  test('leads with the Moon on the Sun or an angle before what is easy, and keeps it out of the Moon’s list', () => {
    let led = 0;
    always((life) => {
      if (!isTimed(life) || life.years < 15) return;
      const reading = readingOf(life);
      const isMeeting = ({ planetIds: [body, natal = 0] = [], aspectId }: Told): boolean =>
        body === Moon && ((aspectId === 0 && [0, 15, 16].includes(natal)) || (aspectId === 1 && natal >= 15));
      const met = chapterOf(reading, 'weather').find(
        ({ factors: [factor] }) => factor !== undefined && isMeeting(factor),
      );
      if (met === undefined) return;
      expect(met.title).toMatch(/^The Moon, progressed, (?:conjunct|at) /);
      led++;
      expect(reading.opening).not.toMatch(
        /progressed (?:Mercury|Venus|Mars) (?:favors|helps|supports|is kind to)/,
      );
    }, 300);
    expect(led).toBeGreaterThan(part(16));
  });

  test('opens on a station, or on the Sun or the Ascendant on a planet, where that is near', () => {
    const names = 'Sun Moon Mercury Venus Mars Jupiter Saturn Uranus Neptune Pluto'.split(' ');
    let [stations, meetings] = [0, 0];
    always((life) => {
      const reading = readingOf(life);
      const { opening } = reading;
      const turned = chapterOf(reading, 'changes').flatMap(
        ({ title }) => /^(\w+) stands still/.exec(title)?.[1] ?? [],
      );
      const met = chapterOf(reading, 'exact').flatMap(({ title }) => {
        const natal = /^(?:Sun|The Sun|Ascendant|The Ascendant), progressed, conjunct (?:the )?(\w+)/.exec(
          title,
        )?.[1];
        return natal !== undefined && names.includes(natal)
          ? [{ natal, isPast: title.includes('last exact') }]
          : [];
      });
      const isLed = [...turned.map((name) => `rogressed ${name}`), ...met.map(({ natal }) => natal)].some(
        (name) => opening.includes(name),
      );
      if (turned.length > 0) stations++;
      if (met.some(({ isPast }) => !isPast)) meetings++;
      if (turned.length > 0 || met.some(({ isPast }) => !isPast)) expect(isLed, opening).toBe(true);
    });
    expect(stations).toBeGreaterThan(0);
    expect(meetings).toBeGreaterThan(0);
  });

  test('tells the Sun’s next house among the changes, and its last one with the Sun', () => {
    let [coming, come] = [0, 0];
    always((life) => {
      if (!isTimed(life) || life.years < 15) return;
      const houseIn = (years: number): number | undefined =>
        engine.progressions({ ...requestOf(life), add_years: life.years + years, collect_text: false })
          .planets[0]?.housePosition;
      const now = houseIn(0);
      const reading = readingOf(life);
      if (houseIn(2) !== now && houseIn(2) === houseIn(3)) {
        coming++;
        const changes = chapterOf(reading, 'changes').map(({ text }) => text);
        expect(changes.join('\n')).toMatch(
          new RegExp(`Sun comes into your ${ordinals[(houseIn(2) ?? 1) - 1]} house`),
        );
      }
      if (life.years > 3 && houseIn(-1) !== now) {
        come++;
        const sun = chapterOf(reading, 'life').find(({ factors: [factor] }) => factor?.planetIds?.[0] === 0);
        expect(sun?.text).toMatch(/The Sun has been in the \w+ house only since/);
      }
    });
    expect(coming).toBeGreaterThan(0);
    expect(come).toBeGreaterThan(0);
  });

  test('says together only of planets within eight degrees at the birth that they stood together', () => {
    let told = 0;
    always((life) => {
      const { planets } = engine.natal({ name: 'Ada', ...life.birth, lang: 'en', collect_text: false });
      const at = (word: string): number =>
        Number(planets.find(({ planetName }) => planetName === word)?.longitude);
      const [, list = ''] =
        /([A-Z][^.]*?) stood close together at your birth/.exec(textOf(readingOf(life))) ?? [];
      const [first, ...others] = list.split(/, | and /).map((word) => at(word.replace(/^[Tt]he /, '')));
      if (first === undefined || others.length === 0) return;
      told++;
      for (const other of others)
        expect(Math.abs(((other - first + 540) % 360) - 180)).toBeLessThanOrEqual(16);
    }, 150);
    expect(told).toBeGreaterThan(0);
  });

  test('tells a station that falls within the two years ahead', () => {
    // Venus turns a year and a half on.
    const place = { name: 'there', latitude: 38.72, longitude: -9.14, timezone: 'Europe/Lisbon' };
    const birth = { date: '1988-04-12', time: '09:20', place };
    const request = { name: 'Ada', ...birth, lang: 'en', date_2: '2026-12-01' };
    const { reading } = engine.progressions(request, { include: ['reading'], readingLength: 'full' });
    const told = reading?.chapters.find(({ key }) => key === 'changes')?.sections ?? [];
    expect(told.map(({ title }) => title)).toContainEqual(
      expect.stringMatching(/^Venus stands still · .* 2028$/),
    );
  });

  test('has what comes to a point in order of time and after it what is past, and calls nothing reached that is still to come', () => {
    let ahead = 0;
    always((life) => {
      if (!isTimed(life)) return;
      const reading = readingOf(life);
      const told = chapterOf(reading, 'exact').filter(
        ({ title, factors: [factor] }) => !title.includes('touches') && factor?.kind === 'progression',
      );
      const isPast = ({ title }: { title: string }): boolean => title.includes('last exact');
      expect(told.map(isPast)).toEqual([...told.map(isPast)].sort());
      for (const some of [told.filter(isPast), told.filter((one) => !isPast(one))]) {
        const days = some.map(({ factors: [factor] }) => factor?.exact?.[0] ?? '9999');
        expect(days).toEqual([...days].sort());
      }
      if (!/(?:It is strongest|You feel it most) in \w+ \d+\./.test(reading.opening)) return;
      ahead++;
      expect(reading.opening).not.toMatch(
        /Your progressed \w+ has (?:come to|reached)[^.]*\. (?:It is strongest|You feel it most) in/,
      );
    }, 200);
    expect(ahead).toBeGreaterThan(0);
  });

  test('has a contact at its height first, what is to come after it, and what is easing last, years with their ends', () => {
    let [current, ended] = [0, 0];
    always((life) => {
      if (!isTimed(life)) return;
      const reading = readingOf(life);
      const now = Date.parse(life.birth.date) + life.years * 365.2422 * 86_400_000;
      const chapter = reading.chapters.find(({ key }) => key === 'exact');
      const yearsTo = ({ factors: [factor] }: { factors: Told[] }): number | undefined =>
        factor?.exact?.[0] === undefined
          ? undefined
          : (Date.parse(factor.exact[0]) - now) / (365.2422 * 86_400_000);
      const found = (chapter?.sections ?? []).map((section) => ({ section, ahead: yearsTo(section) }));
      const isNow = ({ ahead = 9 }: { ahead: number | undefined }): boolean => Math.abs(ahead) < 0.45;
      if (found.some(isNow)) {
        current++;
        expect(Math.abs(found[0]?.ahead ?? 9)).toBeLessThan(0.55);
        expect(chapter?.title).toMatch(/now and next/);
      }
      for (const { section, ahead = 0 } of found) {
        const [factor] = section.factors;
        const ends = factor?.ends;
        if (factor?.kind !== 'progression' || factor.planetIds?.[0] === Moon || !ends) continue;
        if (Number(ends.slice(0, 4)) - new Date(now).getUTCFullYear() > 5) continue;
        ended++;
        const month = `${monthNames[Number(ends.slice(5, 7)) - 1]} ${ends.slice(0, 4)}`;
        if (ahead > -0.45) expect(section.title).toMatch(new RegExp(`until ${month}$`));
        else expect(`${section.title} ${section.text}`).toContain(month);
      }
    }, 150);
    expect(current).toBeGreaterThan(part(10));
    expect(ended).toBeGreaterThan(part(50));
  });

  test('names no end more than ten years ahead', () =>
    always((life) => {
      const year = Number(life.birth.date.slice(0, 4)) + life.years;
      for (const { title } of chapterOf(readingOf(life), 'manner')) {
        const [, last] = /(?:to|until) \D*(\d{4})$/.exec(title) ?? [];
        if (last !== undefined) expect(Number(last) - year).toBeLessThanOrEqual(11);
      }
    }, 100));

  test('says that nothing is touched only where nothing is', () =>
    always((life) => {
      const reading = readingOf(life);
      const contacts = chapterOf(reading, 'exact').length;
      if (
        /No contact with the birth chart is close at present|Nothing in the birth chart/.test(reading.opening)
      )
        expect(contacts).toBe(0);
    }, 100));

  test('calls no manner native that has come back from another', () =>
    always((life) => {
      for (const { text } of chapterOf(readingOf(life), 'manner'))
        if (/came back to|This is a return/.test(text))
          expect(text).not.toMatch(/native manner|kept your colors|kept its original manner/);
    }, 100));

  test('has the changes of the next two years in order of time', () =>
    always((life) => {
      for (const { title, text } of chapterOf(readingOf(life), 'changes')) {
        if (!/years, in order$/.test(title)) continue;
        const days = [
          ...text.matchAll(new RegExp(`^(?:About |By the end of )?(?:(${months}) )?(\\d{4}): `, 'gm')),
        ].map(([, month = '', year]) => Number(year) * 12 + Math.max(0, monthNames.indexOf(month)));
        expect(days.length).toBeGreaterThan(0);
        expect(days).toEqual([...days].sort((a, b) => a - b));
      }
    }, 100));

  test('says of an open sign of the Moon that it is open in the opening and the heading, and calls it no newcomer', () => {
    let open = 0;
    always((life) => {
      const [weather] = chapterOf(readingOf(untimed(life)), 'weather');
      if (!/ or \w+$/.test(weather?.title ?? '')) return;
      open++;
      expect(weather?.text).not.toContain('Newly arrived');
      expect(readingOf(untimed(life)).opening).not.toMatch(/your Moon in \w+\./);
    }, 100);
    expect(open).toBeGreaterThan(0);
  });

  test('names no length of more than three years or so', () =>
    always((life) => {
      for (const { text } of chapterOf(readingOf(life), 'exact'))
        expect(text).not.toMatch(
          /about (?:four|five|six|seven|eight|nine|ten|\w+teen|twenty|\d+)(?: and a half)? years/,
        );
    }, 100));

  test('tells the Moon in the house that it is in, the next one by its month alone', () => {
    let told = 0;
    always((life) => {
      if (!isTimed(life)) return;
      const { planets } = answerOf(life, 'full');
      const house = planets.find(({ planetId }) => planetId === Moon)?.housePosition;
      const [section] = chapterOf(readingOf(life), 'weather');
      const [, named] =
        /^The Moon, progressed, in \w+ and the (\w+) house(?! *, from)/.exec(section?.title ?? '') ?? [];
      if (named === undefined || section?.title.includes(', from ')) return;
      told++;
      expect(named).toBe(ordinals[(house ?? 0) - 1]);
    }, 200);
    expect(told).toBeGreaterThan(part(50));
  });

  test('has a planet come back to the sign of its birth, as one that went backward out of it does', () => {
    // Venus was going backward in the first degree of Aquarius.
    const place = { name: 'there', latitude: 52.09, longitude: 5.12, timezone: 'Europe/Amsterdam' };
    const at = (date_2: string): Written => {
      const birth = { name: 'Ada', date: '1982-01-22', time: '09:00', place, lang: 'en' };
      const { reading } = engine.progressions({ ...birth, date_2 }, { include: ['reading'] });
      if (!reading) throw new Error('no reading');
      return reading;
    };
    const [before, after] = ['2020-06-01', '2021-12-01'].map((day) => textOf(at(day))) as [string, string];
    expect(before).toContain(
      'March 2021: Progressed Venus comes back to Aquarius, where it stood at your birth.',
    );
    expect(before).not.toContain('Progressed Venus enters');
    expect(after).toMatch(
      /(?:backward, it went into Capricorn again|going back into Capricorn).*(?:again since|a second time).*March 2021/,
    );
    expect(after).not.toContain('progressed Venus is finding out');
  });

  test('names the chapter of thought, love and action by the planets in it, each sign once', () =>
    always((life) => {
      const { chapters: written } = readingOf(life);
      const manner = written.find(({ key }) => key === 'manner');
      if (manner === undefined) return;
      const ids = manner.sections.flatMap(({ factors }) =>
        factors.flatMap(({ planetIds = [] }) => planetIds),
      );
      for (const [id, word] of [
        [Mercury, 'think'],
        [3, 'love'],
        [Mars, 'act'],
      ] as const)
        expect(manner.title.includes(word)).toBe(ids.includes(id));
      const signs = manner.sections.map(({ factors: [factor] }) => factor?.signId);
      expect(new Set(signs).size).toBe(signs.length);
    }, 150));

  test('tells no weeks of the Moon that are past, unless it is back at its own place', () =>
    always((life) => {
      for (const { title, factors } of chapterOf(readingOf(life), 'exact')) {
        const planetIds = factors[0]?.planetIds ?? [];
        if (
          planetIds.includes(Moon) &&
          title.startsWith('The Moon, progressed') &&
          !title.includes('conjunct the Moon')
        )
          expect(title).not.toContain('last exact');
      }
    }, 200));

  test('is null without texts', () =>
    always((life) => {
      const { reading } = engine.progressions(
        { ...requestOf(life), collect_text: false },
        { include: ['reading'] },
      );
      expect(reading).toBeNull();
    }, 5));
});

test('says of lights in one sign that they want the same only where the opening has not set them apart', () => {
  const place = { name: 'Chicago', latitude: 41.85, longitude: -87.65, timezone: 'America/Chicago' };
  const hugo = { name: 'Hugo', date: '1963-03-22', time: '20:17', place, lang: 'en' };
  const openingOn = (date_2: string) =>
    engine.progressions({ ...hugo, date_2 }, { include: ['reading'] }).reading?.opening;
  const apart = openingOn('2025-12-07');
  expect(apart).toMatch(
    /progressed Moon is at odds with your Sun.* your Sun and your Moon are now both in Gemini/,
  );
  expect(apart).not.toMatch(/want the same|of one kind/);
  let together = 0;
  always((life) => {
    if (
      /your Sun and your Moon are now in one sign|both your Sun and your Moon/.test(readingOf(life).opening)
    )
      together++;
  });
  expect(together).toBeGreaterThan(part(5));
});

describe('the end of a reading of progressions', () => {
  const names = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars'];
  const at = (name: string, date: string, time: string, place: object, date_2: string): Written => {
    const request = { name, date, time, place, lang: 'en', date_2 };
    const { reading } = engine.progressions(request as Parameters<typeof engine.progressions>[0], {
      include: ['reading'],
    });
    if (!reading) throw new Error('no reading');
    return reading;
  };
  const valparaiso = { name: 'V', latitude: -33.04, longitude: -71.63, timezone: 'America/Santiago' };
  const bern = { name: 'B', latitude: 46.95, longitude: 7.45, timezone: 'Europe/Zurich' };
  const clara = at('Clara', '1979-02-17', '06:10', valparaiso, '2026-11-26');
  const walter = at('Walter', '1938-07-07', '04:45', bern, '2027-01-01');

  test('tells in a section of its own, and not in the Moon’s list alone, each planet that the opening names', () => {
    const planetNames = 'Sun Moon Mercury Venus Mars Jupiter Saturn Uranus Neptune Pluto'.split(' ');
    let named = 0;
    always((life) => {
      const reading = readingOf(life);
      const told = sections(reading).filter(
        ({ title }) => !isTimed(life) || !/^What the Moon touches, /.test(title),
      );
      for (const [id, planet] of planetNames.entries()) {
        const name = new RegExp(`\\b${planet}\\b`);
        if (!name.test(reading.opening)) continue;
        named++;
        const its = told.filter(({ factors }) =>
          factors.some(({ planetIds }) => planetIds?.includes(id) === true),
        );
        expect([planet, its.some(({ title, text }) => name.test(`${title} ${text}`))]).toEqual([
          planet,
          true,
        ]);
      }
    });
    expect(named).toBeGreaterThan(part(600));
  });

  test('is about the contact of its opening, and ends on no month of the Moon but on what lasts', () => {
    // A station, which few lives have, goes before the Moon on an angle.
    expect(clara.closing).toMatch(/December 2027.*Mercury going forward/);
    expect(clara.closing).not.toContain('This is the month');
    expect(walter.closing).toMatch(/foot of your chart.*March 2028/);
  });

  test('speaks of the planet that the opening does, wherever it names one', () => {
    let named = 0;
    always((life) => {
      const { opening, closing } = readingOf(life);
      const [, body] = closing.match(new RegExp(`[Pp]rogressed (${names.join('|')})`)) ?? [];
      if (body === undefined) return;
      named++;
      expect(opening).toMatch(new RegExp(`progressed ${body}|${body}, progressed`));
    }, 100);
    expect(named).toBeGreaterThan(part(60));
  });

  test('is not told before: a change on an angle and a standstill are told once', () => {
    const [changes, station] = chapterOf(clara, 'changes');
    expect(changes?.text).not.toMatch(/seventh house|stands still/);
    expect(station?.title).toBe('Mercury stands still · December 2027');
    // The Moon on an angle is a section of its own, and not one of a list as well.
    const onAngle = sections(clara).filter(({ title }) => title.endsWith('at the Descendant · June 2027'));
    expect(onAngle).toHaveLength(1);
    expect(sections(clara).filter(({ text }) => text.includes('June 2027:'))).toHaveLength(0);
  });

  test('leaves fire out of a chart whose Mars gives way', () => {
    expect(clara.opening).not.toContain('take fire');
  });
});

test('speaks of no move and nothing torn down to the old, nor of standing to them or to a child', () =>
  always((life) => {
    for (const years of [8, 14, 78, 88]) {
      const reading = readingOf({ ...life, years });
      expect(textOf(reading)).not.toMatch(/be it a move|torn down|colleague/);
      for (const { factors } of sections(reading))
        for (const { kind, planetIds: [, natal] = [], aspectId } of factors)
          if (kind === 'progression' && natal === 16) expect(aspectId).toBe(1);
    }
  }, 40));

test('opens on the Moon’s return to where it was at birth while it is in orb', () => {
  const birth = {
    date: '1972-05-30',
    time: '14:00',
    place: { name: 'there', latitude: 50, longitude: 10, timezone: 'UTC' },
  };
  const months = ['08', '09', '10', '11', '12'].map((month) => {
    const request = { name: 'Ada', ...birth, lang: 'en', date_2: `1999-${month}-15` };
    const { reading } = engine.progressions(request, { include: ['reading'] });
    if (!reading) throw new Error('no reading');
    return reading;
  });
  const isReturn = ({ planetIds: [body, natal] = [], aspectId }: Told): boolean =>
    body === Moon && natal === Moon && aspectId === 0;
  const returned = months.filter((reading) =>
    chapterOf(reading, 'exact').some(({ factors }) => factors.some(isReturn)),
  );
  expect(returned.length).toBeGreaterThan(0);
  for (const { opening } of returned) expect(opening).toContain('back to the Moon of your birth');
});

test('opens on no contact more than eighteen months off where the Sun or the Moon changes its sign before', () =>
  always((life) => {
    const reading = readingOf(life);
    const [, month = '', year = ''] =
      new RegExp(`(?:exact|strongest) in (${months}) (\\d{4})\\.`).exec(reading.opening) ?? [];
    if (month === '') return;
    const exact = Date.parse(`1 ${month} ${year}`);
    const now = Date.parse(life.birth.date) + life.years * 365.2422 * 86_400_000;
    if (exact - now < 580 * 86_400_000) return;
    const change = new RegExp(`^(${months}) (\\d{4}): The progressed (?:Sun|Moon) enters`, 'm');
    const [, first, when] =
      change.exec(
        chapterOf(reading, 'changes')
          .map(({ text }) => text)
          .join('\n'),
      ) ?? [];
    if (first !== undefined) expect(Date.parse(`1 ${first} ${when}`)).toBeGreaterThanOrEqual(exact);
  }, 300));

describe('what belongs together in a life', () => {
  test('has the dates of each where several share a sign', () => {
    let shared = 0;
    always((life) => {
      for (const { title } of chapterOf(readingOf(life), 'manner')) {
        const [, bodies = '', when = ''] = /^(.+ and .+), progressed, in \w+(?: · (.+))?$/.exec(title) ?? [];
        if (bodies === '') continue;
        for (const part of when === '' ? [] : when.split(', ')) {
          const [name = ''] = part.split(' ');
          expect(bodies).toContain(name);
          shared++;
        }
      }
    }, 100);
    expect(shared).toBeGreaterThan(0);
  });

  test('has one entry for each month of the Moon’s, and no square with an angle beside its standing on the other', () => {
    let months = 0;
    always((life) => {
      for (const { title, text, factors } of sections(readingOf(life))) {
        if (title.startsWith('What the Moon touches')) {
          const dated = text.split('\n\n').flatMap((line) => /^[A-Z]\w+ \d{4}(?=: )/.exec(line)?.[0] ?? []);
          expect(new Set(dated).size).toBe(dated.length);
          months += dated.length;
        }
        if (/ squares your (?:Ascendant|Midheaven) as well/.test(text))
          expect((factors[0]?.planetIds ?? [])[1]).toBeGreaterThan(9);
      }
    }, 150);
    expect(months).toBeGreaterThan(0);
  });
});
