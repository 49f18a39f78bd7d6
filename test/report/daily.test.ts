/** Days of a year, all signs, as readings want them. */
import { test } from 'vitest';
import { engine } from '../engine.js';
import { expect } from '../expect.js';
import { cellsOf, columns, contradictions, type Event, type Piece, piecesOf, repeated } from './pieces.js';
import { holdsOfTwoHouses } from './two-houses.js';

const pieces = piecesOf('daily');
// Where an aspect cannot be joined to the Moon's house the day is hers.
holdsOfTwoHouses(pieces, { within: 30, stale: 0.08, isOwed: () => true, fewest: 200 });
const wordsIn = (text: string): number =>
  text
    .replace(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/).length;

test('60 to 100 words in all, intro included', () => {
  const counts = pieces.map(({ intro, text }) => wordsIn(intro) + wordsIn(text));
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(60);
  expect(Math.max(...counts)).toBeLessThanOrEqual(110);
  expect(counts.filter((count) => count > 100).length / counts.length).toBeLessThan(0.02);
});

test('hardly an intro is the sky and half a thought', () => {
  const short = pieces.filter(({ intro }) => wordsIn(intro) < 20);
  expect(short.length / pieces.length, short[0]?.intro).toBeLessThan(0.005);
});

test('no intro and no paragraph comes back within 30 days, and hardly a sentence', () => {
  const bodyOf = ({ text }: Piece) => [text];
  expect(repeated(pieces, 30, ({ intro }) => [intro])).toEqual([]);
  expect(repeated(pieces, 30, bodyOf).length / pieces.length).toBeLessThan(0.002);
  // By chance one lead's house may meet the Moon in another on a third day of its stay and a month later.
  const again = repeated(pieces, 30, cellsOf);
  expect(again.length / pieces.length, again.join('\n')).toBeLessThan(0.01);
});

test('hardly a sentence comes back to a sign within three days', () => {
  const sentencesOf = ({ intro, text }: Piece) =>
    `${intro} ${text}`
      .replace(/<[^>]+>/g, '')
      .split(/(?<=[.?]) /)
      .filter((sentence) => wordsIn(sentence) > 5);
  const again = repeated(pieces, 3, sentencesOf);
  expect(again.length / pieces.length, again.join('\n')).toBeLessThan(0.0005);
});

test('no two signs have one column on a day', () => {
  const seen = new Set<string>();
  for (const { number, text } of pieces) {
    expect(seen, text).not.toContain(`${number} ${text}`);
    seen.add(`${number} ${text}`);
  }
});

test('no two paragraphs advise opposite things on the matter of one house', () => {
  expect(pieces.flatMap(contradictions)).toEqual([]);
});

/** An aspect that is no meeting. */
const isOfTwoHouses = ({ kind, aspectId }: Event): boolean => kind === 'aspect' && aspectId !== 0;

const isMoons = ({ kind, planetId, planet1Id }: Event): boolean =>
  kind === 'stay' || planetId === 1 || planet1Id === 1;

test('one thing leads, the day’s exact event where there is one, and the Moon’s sign is said', () => {
  let moons = 0;
  for (const { intro, text, events } of pieces) {
    // The Moon leaves her place where what leads needs it.
    if (events.some((event) => event.told && isMoons(event)))
      expect(`${intro} ${text}`).toMatch(/\bMoon\b|eclipse/);
    // What the Moon makes of a day that something else leads is a paragraph of its own.
    expect(text.split('<p>').length - 1).toBeLessThanOrEqual(2);
    const told = events.filter((event) => event.told);
    const others = told.filter((event) => !isMoons(event));
    expect(others.length).toBeLessThanOrEqual(1);
    // Two planets in two houses come into what the Moon makes of the day.
    if (others.length === 0 || others.some(isOfTwoHouses)) {
      moons++;
      expect(intro).toMatch(/[Tt]he Moon (?:is )?in /);
    }
  }
  expect(moons).toBeGreaterThan(2000);
});

/** Events that a day may tell, by what they are. */
const isTurn = ({ kind }: Event): boolean => kind === 'station';
const isOwn = ({ kind, house, phaseId = 0 }: Event): boolean =>
  house === 1 &&
  (kind === 'ingress' ||
    kind === 'station' ||
    kind === 'eclipse' ||
    (kind === 'lunation' && phaseId % 4 === 0));

test('what comes to the reader’s own sign leads, and else a planet’s turn before what comes more often', () => {
  let [own, turns] = [0, 0];
  for (const { events, sign } of pieces) {
    const lead = events.find((event) => event.told && !isMoons(event));
    const may = events.filter((event) => !isMoons(event));
    const isFirst = (is: (event: Event) => boolean): boolean => may.some(is);
    if (isFirst(isOwn)) {
      own++;
      expect(lead?.house === 1 || lead?.kind === 'aspect', `${sign} ${JSON.stringify(lead)}`).toBe(true);
    } else if (isFirst(isTurn)) {
      turns++;
      // Quarters of the Moon and aspects of swift planets come too often to go before it.
      expect(lead?.kind === 'lunation' && (lead.phaseId ?? 0) % 4 !== 0).toBe(false);
      expect(lead?.kind === 'aspect' && (lead.planet1Id ?? 0) < 5).toBe(false);
    }
  }
  expect(Math.min(own, turns)).toBeGreaterThan(50);
});

test('Scorpio hears on its day that Venus turns retrograde in Scorpio, and Taurus that its ruler does', () => {
  const of = (sign: number) => pieces.find((one) => one.sign === sign && one.number === 275)?.intro;
  expect(of(7)).toMatch(/^Venus turns retrograde in Scorpio, your own sign/);
  expect(of(1)).toMatch(/^Venus, your ruler, turns retrograde in Scorpio/);
});

test('two planets that meet in the reader’s own sign are the day’s event before an aspect of its ruler', () => {
  const { reports } = engine.reports({ kind: 'daily', date: '2028-01-11' }) as {
    reports: { intro: string }[];
  };
  expect(reports[10]?.intro).toMatch(/\bMars (?:meets|joins) Pluto in Aquarius, your own sign\b/);
});

test('the Moon’s change of sign has its part of the day on a day that the Moon leads', () => {
  const hour = /(?:until|from) the (?:morning|middle of the day|afternoon|evening)/;
  let count = 0;
  for (const { intro, text, events } of pieces) {
    const moved = events.find(({ kind, planetId }) => kind === 'ingress' && planetId === 1);
    if (moved === undefined || !moved.told) continue;
    count++;
    expect(`${intro} ${text}`).toMatch(hour);
  }
  expect(count).toBeGreaterThan(500);
});

test('in a reader’s own zone the hour is said, and without one no clock’s', () => {
  const hour = /, (?:until|from) (?:about (?:\d+ [ap]\.m\.|noon)|shortly (?:after|before) midnight),/;
  const isTimed = ({ intro, text }: Piece): boolean => hour.test(intro + text);
  expect(piecesOf('daily', 'America/New_York').filter(isTimed).length).toBeGreaterThan(500);
  expect(pieces.filter((piece) => isTimed(piece) || /UTC/.test(piece.intro + piece.text))).toEqual([]);
  for (const { intro, text } of piecesOf('daily', 'America/New_York'))
    expect(intro + text).not.toContain('..');
});

const leadOf = ({ events }: Piece): Event | undefined =>
  events.find((event) => event.told && !isMoons(event));
/** Of the Moon's openings the sentences that stand beside an event, each with its house. */
const besides = Object.entries(columns.days.moon).flatMap(([house, sets]) =>
  sets.map(({ opening }) => {
    const [first = '', second = ''] = opening.split(/(?<=[.?]) (?=\p{Lu})/u);
    const parts = (/\{/.test(first) ? first : second).split(/\{\w+\}/);
    // What is longest of it, before or behind where the Moon is.
    const text = parts.sort((a, b) => b.length - a.length)[0] ?? '';
    return { house: Number(house), text };
  }),
);
const isPhaseLed = (lead: Event): boolean => lead.kind === 'lunation' || lead.kind === 'eclipse';

test('a day that an event leads has the Moon of each sign’s own house beside it, and of her aspects a kind one', () => {
  let [led, bare, withAspect] = [0, 0, 0];
  for (const piece of pieces) {
    const lead = leadOf(piece);
    if (lead === undefined || isPhaseLed(lead) || isOfTwoHouses(lead)) continue;
    led++;
    const moon = piece.events.find(({ kind, told }) => kind === 'stay' && told);
    if (moon === undefined) {
      bare++;
      expect(`${piece.intro} ${piece.text}`).not.toMatch(/[Tt]he Moon (?:is )?in /);
      continue;
    }
    const last = piece.text.slice(piece.text.lastIndexOf('<p>'));
    const said = besides.filter(({ text }) => last.includes(text));
    expect(
      said.map(({ house }) => house),
      last,
    ).toEqual([moon.house]);
    const aspect = piece.events.find(
      ({ told, kind, planet1Id }) => told && kind === 'aspect' && planet1Id === 1,
    );
    if (aspect === undefined) continue;
    withAspect++;
    expect(last).toContain(aspect.text);
    expect(piece.intro).not.toMatch(/^(?:(?:This|In the) evening|Late (?:in the evening|tonight))\b/);
    expect([lead.planet1Id, lead.planet2Id, lead.planetId]).not.toContain(aspect.planet2Id);
    // No square and no opposition.
    expect([1, 3], last).not.toContain(aspect.aspectId);
  }
  // Where what happens has many words and nothing to do with the Moon's house, it is the day's one thing.
  expect(bare / led).toBeLessThan(0.4);
  // On most days it is said instead what the two houses have to do with each other.
  expect(withAspect).toBeGreaterThan(1);
});

const joints = Object.entries(columns.days.joints).flatMap(([pair, wordings]) =>
  (wordings ?? []).map((text) => ({ pair, text })),
);

test('of an event’s day it is said what its house and the Moon’s have to do with each other', () => {
  expect(joints.length).toBe(3 * 78);
  let [led, joined] = [0, 0];
  for (const piece of pieces) {
    const found = joints.filter(({ text }) => piece.text.includes(text));
    const [lead, moon] = [leadOf(piece), piece.events.find(({ kind, told }) => kind === 'stay' && told)];
    if (lead === undefined || moon === undefined || isPhaseLed(lead)) {
      expect(found, piece.text).toEqual([]);
      continue;
    }
    led++;
    joined += found.length;
    const houses = [Number(lead.house), Number(moon.house)].sort((a, b) => a - b);
    for (const { pair, text } of found) {
      expect(pair, piece.text).toBe(houses.join('-'));
      // Before an aspect of two houses, and behind what the Moon makes of any other day.
      const isAtItsPlace = isOfTwoHouses(lead)
        ? piece.text.startsWith(`<p>${text} `)
        : piece.text.endsWith(`${text}</p>`);
      expect(isAtItsPlace, piece.text).toBe(true);
    }
  }
  // The others have no words left for it.
  expect(joined / led).toBeGreaterThan(0.5);
});

test('what the Moon’s house makes of a day does not come back to a sign within 30 days', () => {
  const ofMoons = ({ text }: Piece) => besides.map((one) => one.text).filter((one) => text.includes(one));
  expect(repeated(pieces, 30, ofMoons)).toEqual([]);
});

/** Aspects of the Moon that a day tells of, as they stand. */
const allOfMoon = ({ events, text }: Piece): Event[] =>
  events
    .filter(({ told, kind, planet1Id }) => told && kind === 'aspect' && planet1Id === 1)
    .sort((a, b) => text.indexOf(a.text ?? '') - text.indexOf(b.text ?? ''));
const ofMoon = (piece: Piece): Event | undefined => allOfMoon(piece)[0];

test('a day of the Moon ends on a kind aspect of hers, if one comes in a later part of the day', () => {
  const moons = pieces.filter((piece) => leadOf(piece) === undefined);
  const two = moons.filter((piece) => allOfMoon(piece).length > 1);
  expect(two.length / moons.length).toBeGreaterThan(0.05);
  for (const piece of two) {
    const [first, second, ...more] = allOfMoon(piece) as [Event, Event];
    expect(more).toEqual([]);
    expect(piece.text.endsWith(`${second.text}</p>`), piece.text).toBe(true);
    expect(hourOf(second), piece.text).toBeGreaterThan(hourOf(first));
    // A trine or a sextile, or a meeting with Mercury, Venus or Jupiter.
    if (second.aspectId === 0) expect([2, 3, 5]).toContain(second.planet2Id);
    else expect([2, 4]).toContain(second.aspectId);
  }
});

test('the Moon’s aspect is the same for all signs of a day but for those whose ruler it meets, and has its hour', () => {
  const rulers = [[4], [3], [2], [1], [0], [2], [3], [4, 9], [5], [6], [6, 7], [5, 8]];
  const byDay = new Map<number, Set<number>>();
  for (const piece of pieces) {
    const aspect = ofMoon(piece);
    // Beside an event it is the kindest.
    if (aspect === undefined || leadOf(piece) !== undefined) continue;
    expect(aspect.text).toMatch(
      /\b(?:in the morning|around midday|in the afternoon|toward evening|late in the evening)\b/i,
    );
    const other = aspect.planet2Id ?? 0;
    if (rulers[piece.sign]?.includes(other)) continue;
    byDay.set(piece.number, (byDay.get(piece.number) ?? new Set()).add(other));
  }
  expect(byDay.size).toBeGreaterThan(100);
  const several = [...byDay.values()].filter(({ size }) => size > 1);
  expect(several).toEqual([]);
});

const hourOf = ({ utDate }: Event): number => Math.round((Date.parse(utDate) % 86_400_000) / 3_600_000);

const isWaking = (event: Event): boolean => hourOf(event) >= 6 && hourOf(event) <= 21;
const signOf = ({ longitude, longitude1 = longitude }: Event & { longitude?: string; longitude1?: string }) =>
  Math.floor(Number(longitude1) / 30);

test('a day that the Moon leads names her aspect of the waking hours in its sign, and one of the night for want of words', () => {
  const moons = pieces.filter((piece) => leadOf(piece) === undefined);
  const bare = moons.filter((piece) => ofMoon(piece) === undefined);
  expect(bare.length / moons.length).toBeLessThan(0.25);
  for (const { intro, text, events } of bare) {
    const stay = events.find(({ kind, told }) => kind === 'stay' && told) as Event;
    const waking = events.filter(
      (event) =>
        event.kind === 'aspect' && isMoons(event) && isWaking(event) && signOf(event) === signOf(stay),
    );
    expect(waking, `${intro} ${text}`).toEqual([]);
  }
  for (const piece of moons) {
    const aspect = ofMoon(piece);
    if (aspect === undefined || isWaking(aspect)) continue;
    const rest = wordsIn(piece.intro) + wordsIn(piece.text) - wordsIn(aspect.text ?? '');
    expect(rest, `${piece.intro} ${piece.text}`).toBeLessThan(80);
  }
});

const isOfSwift = ({ kind, planet1Id = 9 }: Event): boolean => kind === 'aspect' && planet1Id < 5;
const isOwnMeeting = ({ house, aspectId }: Event): boolean => house === 1 && aspectId === 0;

/** How what comes in the evening begins, and what comes after ten. */
const [inEvening, late] = [
  /^(?:<p>)?(?:This|In the) evening\b/,
  /^(?:<p>)?Late (?:in the evening|tonight)\b/,
];

test('what comes after eight is of the evening, after ten late in it, and no aspect of swift planets', () => {
  let count = 0;
  for (const piece of pieces) {
    const lead = leadOf(piece);
    if (lead === undefined || hourOf(lead) < 20) {
      for (const form of [inEvening, late])
        for (const one of [piece.intro, lead === undefined ? '' : piece.text]) expect(one).not.toMatch(form);
      continue;
    }
    count++;
    expect(isOfSwift(lead) && !isOwnMeeting(lead), piece.intro).toBe(false);
    const joint = joints.find(({ text }) => piece.text.startsWith(`<p>${text} `));
    const told = piece.text.replace(`${joint?.text} `, '');
    expect(isOfTwoHouses(lead) ? told : piece.intro).toMatch(hourOf(lead) < 22 ? inEvening : late);
    expect(`${piece.intro} ${piece.text}`).not.toMatch(/\bfrom today\b/i);
  }
  expect(count).toBeGreaterThan(150);
});

test('aspects of swift planets lead two days of four in one house of a sign, and not a third', () => {
  const houses = new Map(
    pieces.map((piece) => {
      const lead = leadOf(piece);
      const isRun = lead !== undefined && isOfSwift(lead) && !isOwnMeeting(lead);
      return [`${piece.sign} ${piece.number}`, isRun ? lead.house : undefined];
    }),
  );
  let runs = 0;
  for (const { sign, number } of pieces) {
    const [last, ...before] = [0, 1, 2, 3].map((days) => houses.get(`${sign} ${number - days}`));
    const count = before.filter((house) => house !== undefined && house === last).length;
    if (count > 0) runs++;
    expect(count, `${sign} ${number}`).toBeLessThan(2);
  }
  expect(runs).toBeGreaterThan(35);
});

test('what is advised about goods and messages rests for a week', () => {
  const advice = [
    /\b(?:sells?|selling|sold|swap)\b/i,
    /\b(?:[Bb]uy|purchase|bargain)\b/,
    /\b(?:[Tt]idy|[Cc]lear out|throw away)\b/,
    /\b(?:Write|in writing|letter)\b/,
    /\b(?:[Aa]pologi\w+|sorry)\b/,
  ];
  const used = (piece: Piece): string[] =>
    advice.filter((one) => one.test(`${piece.intro} ${piece.text}`)).map((one) => one.source);
  const again = repeated(pieces, 7, used);
  expect(pieces.flatMap(used).length).toBeGreaterThan(150);
  expect(again.filter((one) => one === advice[0]?.source)).toEqual([]);
  expect(again.length / pieces.length).toBeLessThan(0.008);
});

test('of slow planets that turn direct within days of each other Neptune does not speak of the months before', () => {
  const mould = /\bmonths\b|from today/;
  const wordsOf = (planet: 6 | 8) => Object.values(columns.days.direct[planet] ?? {}).map(({ lead }) => lead);
  expect(wordsOf(8).filter((lead) => mould.test(lead))).toEqual([]);
  expect(wordsOf(6).filter((lead) => mould.test(lead)).length).toBeGreaterThan(3);
});

test('Mars at odds with a slow planet leads before Mercury or Venus that comes to a house', () => {
  const { reports } = engine.reports({ kind: 'daily', date: '2026-12-04' }) as {
    reports: { intro: string; text: string }[];
  };
  expect(reports.filter(({ text }) => /Mars.* Uranus/.test(text)).length).toBe(9);
  expect(reports[7]?.intro).toMatch(/^Venus [a-z ]+ Scorpio, your own sign/);
});
