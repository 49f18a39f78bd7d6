/** Months of seven years, all signs, as readings want them. */
import { describe, test } from 'vitest';
import { reports } from '#dist/text/en/reports/index.js';
import { expect } from '../expect.js';
import { byMatter, columns, type Event, type Piece, piecesOf, repeated } from './pieces.js';
import { says } from './says.js';
import { dateOf, holdsOfShortColumns, isThroughout, paragraphsOf, share } from './short-columns.js';
import { holdsOfTwoHouses } from './two-houses.js';

const pieces = piecesOf('monthly');
holdsOfShortColumns(pieces, { within: 3, openings: 12 });
// A month tells of as many aspects as three weeks do.
holdsOfTwoHouses(pieces, { within: 3, stale: 0.12, isOwed: () => true });

const plain = (text: string): string => text.replaceAll('&amp;', '&').replace(/<[^>]+>/g, '');
const wordsIn = (text: string): number => plain(text).split(/\s+/).length;
const told = ({ events }: Piece) => events.filter((event) => event.told);
const leadOf = ({ events }: Piece): Event => events.find(({ leads }) => leads) as Event;
const pieceOf = (year: number, month: number, sign: number): Piece =>
  pieces.find((one) => one.number === (year - 2024) * 12 + month - 1 && one.sign === sign) as Piece;

/** Sets of words by their intros. */
const ownStations = Object.values(columns.ownStations).flatMap((both) =>
  Object.values(both).map((one) => ({ 1: one })),
);
const sets = new Map(
  [...Object.values(columns.monthly), ...ownStations].flatMap((byHouse) =>
    Object.entries(byHouse).flatMap(([house, { intro, course, close }]) =>
      intro.map((one, place) => [one, { house, course: course[place] ?? '', close: close[place] ?? '' }]),
    ),
  ),
);
const bearings = new Map(
  Object.entries(columns.bearings).flatMap(([ofLead, byHouse]) =>
    Object.entries(byHouse).flatMap(([house, wordings]) =>
      wordings.map((one) => [one, { ofLead: Number(ofLead), house: Number(house) }]),
    ),
  ),
);

const bearingIn = (paragraph: string) => {
  const said = plain(paragraph);
  return [...bearings].find(([text]) => said.includes(text))?.[1];
};
const mechanisms = JSON.stringify(columns.mechanisms);
/** The first event that a paragraph is about: others in it are mentioned by what such events do. */
const ofParagraph = (piece: Piece, paragraph: string): Event | undefined =>
  told(piece)
    .filter(({ text }) => text && !mechanisms.includes(`"${text}"`) && says(paragraph, text))
    .sort((a, b) => a.utDate.localeCompare(b.utDate))[0];
/** A paragraph of nothing but what is mentioned, a sentence for each event. */
const isInPassing = (paragraph: string): boolean =>
  paragraph
    .split(/(?<=[.?]”?)\s+/)
    .every(
      (one) =>
        /<time/.test(one) &&
        /\b(?:Moon|Sun|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|eclipse)\b/.test(one),
    );

describe('what leads', () => {
  test.each([
    ['Leo, as Jupiter turns in the sign itself', 2026, 12, 4, { kind: 'station', planetId: 5, house: 1 }],
    ['Sagittarius, whose ruler it is', 2026, 12, 8, { kind: 'station', planetId: 5, house: 9 }],
    [
      'Aries, where Saturn meets Neptune',
      2026,
      2,
      0,
      { kind: 'aspect', planet1Id: 6, planet2Id: 8, house: 1 },
    ],
    ['Cancer, as Jupiter comes there', 2025, 6, 3, { kind: 'ingress', planetId: 5, house: 1 }],
    ['Leo, at the eclipse of the Sun', 2026, 8, 4, { kind: 'eclipse', house: 1 }],
    [
      'Capricorn, at the eclipse that is total of two',
      2028,
      7,
      9,
      { kind: 'eclipse', type: 'total', house: 7 },
    ],
    ['Scorpio, where Venus turns, before its outer ruler', 2026, 10, 7, { kind: 'station', planetId: 3 }],
    ['Taurus, where Jupiter meets Uranus', 2024, 4, 1, { kind: 'aspect', planet1Id: 5, planet2Id: 7 }],
  ])('%s', (_, year, month, sign, expected) => {
    expect(leadOf(pieceOf(year, month, sign))).toMatchObject(expected);
  });

  test('no day of a swift planet, nor Sun or Mercury as they move on, nor an eclipse that nobody sees', () => {
    for (const piece of pieces) {
      const { kind, planetId = 0, planet1Id = 0, phaseId = 0, ...rest } = leadOf(piece);
      if (kind === 'ingress') expect(planetId).toBeGreaterThanOrEqual(3);
      if (kind === 'aspect') expect(planet1Id).toBeGreaterThanOrEqual(5);
      expect(phaseId % 4).toBe(0);
      expect(rest).not.toMatchObject({ type: 'penumbral' });
    }
  });

  test('neither a Moon nor a swift planet where a slow one comes to a sign for the first time in years', () => {
    const comes = pieces.filter(({ number, events }) =>
      // Jupiter to Cancer, for the first time.
      number === 17 ? events.some((one) => one.kind === 'ingress' && one.planetId === 5) : false,
    );
    expect(comes.length).toBe(12);
    for (const piece of comes) expect(leadOf(piece)).toMatchObject({ kind: 'ingress', planetId: 5 });
  });

  test('what comes in the last three days of a month does not lead it, be it Jupiter, and is told', () => {
    // Jupiter to Leo, on June 30.
    const comes = pieces.filter(({ number }) => number === 29);
    expect(comes.length).toBe(12);
    for (const piece of comes) {
      expect(leadOf(piece).utDate.slice(0, 10) < '2026-06-28').toBe(true);
      expect(piece.text).toContain('datetime="2026-06-30"');
    }
  });

  test('a retrograde that ends in a month is told with its beginning, and nothing is made easy before that', () => {
    // Mars turns direct on February 24, 2025, and is in trine with Saturn on the 9th.
    const ends = pieces.filter(({ number }) => number === 13);
    expect(ends.length).toBe(12);
    for (const { text } of ends) {
      expect(text).toContain('datetime="2024-12-06"');
      expect(text).not.toContain('datetime="2025-02-09"');
    }
  });
});

describe('one piece of writing', () => {
  test('the intro, what the lead asks and the close are of one set, and of the lead’s house', () => {
    for (const piece of pieces) {
      const set = sets.get(byMatter(piece.intro));
      expect(set, piece.intro).toBeDefined();
      const paragraphs = paragraphsOf(piece.text).map(plain);
      expect(Number(set?.house)).toBe(leadOf(piece).house);
      expect(paragraphs[0]).toContain(set?.course);
      expect(paragraphs.at(-1)).toBe(set?.close);
    }
  });

  test('the first paragraph has the lead, with its day', () => {
    for (const piece of pieces) {
      const [first = ''] = paragraphsOf(piece.text);
      const { text, utDate } = leadOf(piece);
      expect(dateOf(first)).toBe(utDate.slice(0, 10));
      expect(says(first, text ?? '')).toBe(true);
    }
  });

  test('each paragraph between has an event with what it means; the first that can and each second one after it say then how it bears on the lead’s matter', () => {
    let all = 0;
    for (const piece of pieces) {
      const { house: ofLead } = leadOf(piece);
      let bearingsOf = 0;
      const between = paragraphsOf(piece.text).slice(1, -1);
      const places = between.flatMap((paragraph, place) => (bearingIn(paragraph) ? [place] : []));
      for (const [index, place] of places.entries())
        if (index > 0) expect(place - (places[index - 1] ?? 0)).toBeGreaterThan(1);
      for (const paragraph of between) {
        const bearing = bearingIn(paragraph);
        const house = ofParagraph(piece, paragraph)?.house;
        if (isInPassing(paragraph)) continue;
        expect(house).toBeDefined();
        expect(house, paragraph).toBe(bearing?.house ?? house);
        if (bearing === undefined) continue;
        bearingsOf++;
        expect([bearing.ofLead, house !== ofLead], paragraph).toEqual([ofLead, true]);
        // What it names has been told before it.
        const said = plain(paragraph);
        expect(
          [...bearings.keys()].some((one) => said.startsWith(one)),
          paragraph,
        ).toBe(false);
      }
      expect(bearingsOf).toBeLessThanOrEqual(3);
      all += bearingsOf;
    }
    expect(all / pieces.length).toBeGreaterThan(1.2);
  });

  test('no month is led by what comes in its last three days, but for a slow planet’s coming', () => {
    for (const piece of pieces) {
      const lead = leadOf(piece);
      const next = Date.UTC(2024, piece.number + 1, 1);
      if (next - Date.parse(lead.utDate) >= 3 * 86_400_000) continue;
      expect(['ingress', 'aspect'], `${piece.number} ${piece.sign}: ${lead.kind}`).toContain(lead.kind);
    }
  });

  test('what is said of two houses seldom comes back within a season', () => {
    const again = repeated(pieces, 3, ({ text }) => {
      const said = plain(text);
      return [...bearings.keys()].filter((bearing) => said.includes(bearing));
    });
    // Of about four in a report.
    expect(again.length).toBeLessThan(pieces.length * 4 * 0.025);
  });

  test('no sentence twice in a report', () => {
    for (const { text } of pieces) {
      const sentences = plain(text.replaceAll('</p>', ' '))
        .split(/(?<=[.?]) +/)
        .filter(Boolean);
      expect(sentences.filter((one, index) => sentences.indexOf(one) < index)).toEqual([]);
    }
  });

  test('two to five paragraphs between and what is in passing, 350 to 550 words', () => {
    for (const { text } of pieces) {
      const between = paragraphsOf(text)
        .slice(1, -1)
        .filter((one) => !isInPassing(one)).length;
      expect(between).toBeGreaterThanOrEqual(2);
      expect(between).toBeLessThanOrEqual(5);
    }
    const long = pieces.filter(({ text }) => wordsIn(text.replaceAll('</p>', ' ')) > 551);
    const short = pieces.filter(({ text }) => wordsIn(text.replaceAll('</p>', ' ')) < 350);
    expect(long.map(({ text }) => text)).toEqual([]);
    expect(short.map(({ text }) => text)).toEqual([]);
  });
});

describe('in time', () => {
  test('what is told follows the lead in order of time', () => {
    for (const piece of pieces) {
      const dates = paragraphsOf(piece.text)
        .slice(1, -1)
        .filter((one) => !isThroughout(one) && !isInPassing(one))
        .map((one) => ofParagraph(piece, one)?.utDate);
      expect(dates, piece.text).toEqual(dates.toSorted());
    }
  });

  test('every step back in time says so', () => {
    // A retrograde's end is no step: its date follows what the planet then does.
    const dated =
      /(Earlier(?: in the month)?, |Shortly before, |(?:direct|again|again in \w+|forward|ends|there|back into \w+) )?\b[Oo]n <time datetime="([^"]+)"/g;
    let steps = 0;
    for (const { text } of pieces) {
      const dates = [...text.matchAll(dated)].filter(
        ([, before = '']) => !/direct|again|forward|ends|there|back into/.test(before),
      );
      for (const [index, [, before = '', date = '']] of dates.entries()) {
        if (date >= (dates[index - 1]?.[2] ?? '')) continue;
        steps++;
        // Days, told as such only where they are few.
        const back = (Date.parse(dates[index - 1]?.[2] ?? '') - Date.parse(date)) / 86_400_000;
        // Nor where a paragraph or the end of a retrograde stands between: "shortly before" would be before that.
        const between = text.slice(dates[index - 1]?.index, dates[index]?.index);
        const isApart =
          between.includes('</p>') || /(?:direct on|again (?:in \w+ )?on|until) <time/.test(between);
        // The day before the lead's is told as that.
        if (back === 1 && isApart) expect(before, text).toMatch(/^(?:Earlier|Shortly before)/);
        else expect(before, text).toMatch(back > 4 || isApart ? /^Earlier/ : /^Shortly before/);
      }
    }
    expect(steps).toBeGreaterThan(pieces.length / 3);
  });

  test('nothing of another day follows the lead in its paragraph, but its own story', () => {
    for (const piece of pieces) {
      const [first = ''] = paragraphsOf(piece.text);
      const { house } = leadOf(piece);
      const others = told(piece).filter(
        (event) => !event.leads && event.text && event.house !== house && says(first, event.text),
      );
      expect(others, first).toEqual([]);
    }
  });

  test('a retrograde is told by its turns, in order of time, and by nothing before them', () => {
    // The Moon is new in Scorpio on November 9, 2026, while Mercury is retrograde there until November 13.
    const scorpio = pieceOf(2026, 11, 7).text;
    expect(scorpio.match(/datetime="2026-11-13"/g)).toHaveLength(1);
    for (const { text } of pieces) expect(text).not.toMatch(/retrograde in the same sign/);
  });

  test('what begins under a retrograde of its sign is only prepared', () => {
    // Mercury is retrograde in Gemini from May 21 to June 14, 2028, and the Moon is new there on May 24.
    const held = plain(pieceOf(2028, 5, 7).text);
    expect(held).toContain(columns.mechanisms.newMoonHeldUp[8].slice(4, -1));
    expect(held).not.toContain(columns.mechanisms.newMoon[8].slice(4, -1));
  });

  test('the end of a retrograde that leads is told with its beginning, once', () => {
    // Mercury turns in Taurus on May 1, 2029, and back on May 25.
    expect(pieceOf(2029, 5, 7).text.match(/datetime="2029-05-25"/g)).toHaveLength(1);
  });

  test('a day is dated once where the next paragraph is of the same day', () => {
    // The Moon is full on October 15, 2027, as Mars enters Sagittarius.
    const virgo = pieceOf(2027, 10, 5).text;
    expect(plain(virgo).match(/October 15/g)).toHaveLength(1);
    expect(plain(virgo)).toMatch(/Mars [a-z ]+ Sagittarius, your house of home, on the same day/);
  });

  test('no day is named twice but one on which a retrograde ends: it is the same day, or that of what leads', () => {
    let again = 0;
    for (const { number, sign, text } of pieces) {
      const name = `month ${number}, sign ${sign}`;
      // When a retrograde goes back out of its sign is said with it, whatever else is on that day.
      const others = text
        .replaceAll(/will back into \w+ on <time.*?<\/time>/g, '')
        .replaceAll(/(?:forward|direct)(?: again)?(?: in \w+)?(?: there)? on <time.*?<\/time>/g, '')
        .replaceAll(/until <time.*?<\/time>/g, '');
      const days = [...others.matchAll(/<time datetime="([^"]+)">([^<]+)</g)].map(
        ([, on = '', shown = '']) => ({ on, shown }),
      );
      const plainly = days.filter(({ shown }) => !/the same day|the day (?:of|on which)/.test(shown));
      expect(new Set(plainly.map(({ on }) => on)).size, name).toBe(plainly.length);
      again += days.length - plainly.length;
    }
    expect(again).toBeGreaterThan(50);
    // The Sun is eclipsed in Leo on August 2, 2027, as Mercury comes there.
    expect(plain(pieceOf(2027, 8, 10).text)).toMatch(/On the day of the eclipse Mercury enters Leo/);
  });

  test('one event in passing is no paragraph of its own, where there is another', () => {
    for (const { number, sign, text } of pieces) {
      const name = `month ${number}, sign ${sign}`;
      const between = paragraphsOf(text).slice(1, -1);
      const lone = between.filter((one) => isInPassing(one) && one.split('<time').length === 2);
      expect(between.length > 1 ? lone : [], name).toEqual([]);
    }
  });

  test('a contrast is marked once at most', () => {
    const turn = /On <time [^>]+>[^<]+<\/time>, (?:though|however), /g;
    for (const { text } of pieces) expect([...text.matchAll(turn)].length).toBeLessThanOrEqual(1);
  });
});

describe('aspects', () => {
  const aspects = (piece: Piece): Event[] =>
    piece.events.filter(({ kind, planet1Id = 0 }) => kind === 'aspect' && planet1Id < 5);

  test('nearly every month tells one', () => {
    const without = pieces.filter((piece) => !aspects(piece).some((event) => event.told));
    expect(share(without, pieces)).toBeLessThan(0.1);
  });

  test('Scorpio reads of Mars with Jupiter, which outranks what leads', () => {
    const met = pieceOf(2026, 11, 7).events.find(
      ({ kind, planet1Id, planet2Id, aspectId }) =>
        kind === 'aspect' && planet1Id === 4 && planet2Id === 5 && aspectId === 0,
    );
    expect(met).toMatchObject({ told: true });
  });
});

describe('what no month leaves out', () => {
  const due = ({ kind, phaseId, planetId = 0, retrograde }: Event): boolean =>
    (kind === 'lunation' && (phaseId ?? 0) % 4 === 0) ||
    kind === 'eclipse' ||
    (kind === 'station' && planetId >= 2 && planetId <= 4) ||
    (kind === 'ingress' && planetId >= 5 && !retrograde);
  const comesToOwn = ({ kind, planetId = 9, house, retrograde }: Event): boolean =>
    kind === 'ingress' && [0, 3, 4].includes(planetId) && house === 1 && !retrograde;

  test('new and full Moon, eclipses, turns of Mercury, Venus and Mars, slow planets’ comings', () => {
    const left = pieces.flatMap(({ events }) => events.filter((event) => due(event) && !event.told));
    const all = pieces.flatMap(({ events }) => events.filter(due));
    expect(share(left, all)).toBeLessThan(0.02);
  });

  test('what comes to the sign itself: Sun, Venus and Mars', () => {
    const all = pieces.flatMap(({ events }) => events.filter(comesToOwn));
    expect(all.length).toBeGreaterThan(150);
    // A planet that comes again after its retrograde is old news.
    expect(
      share(
        all.filter((event) => !event.told),
        all,
      ),
    ).toBeLessThan(0.05);
  });

  test('a retrograde that goes back over the border of a sign says so, and no day is “too” what it was', () => {
    let count = 0;
    for (const { text, number } of pieces) {
      expect(text).not.toMatch(/ too<\/time>|<\/time> too\b/);
      // Mercury turns in Scorpio on October 7, 2027, and goes forward in Libra on October 28.
      if (number !== 45 || !/retrograde|turns back/.test(plain(text))) continue;
      count++;
      expect(plain(text)).toMatch(
        /Mercury(?:, your ruler,)? turns (?:back|retrograde) in Scorpio[^.]+? Libra/,
      );
    }
    expect(count).toBe(12);
  });

  test('where the Sun comes to is not told beside the new Moon there, but in the own sign', () => {
    const both = pieces.filter((piece) => {
      const suns = told(piece).find(({ kind, planetId }) => kind === 'ingress' && planetId === 0);
      const isNew = ({ kind, phaseId, house }: Event): boolean =>
        kind === 'lunation' && phaseId === 0 && house === suns?.house;
      return suns !== undefined && suns.house !== 1 && told(piece).some(isNew);
    });
    expect(both).toEqual([]);
  });

  test('an eclipse that nobody sees has quiet words', () => {
    const faint = Object.values(columns.months.eclipseFaint).flat();
    const said = pieces.flatMap((piece) =>
      told(piece).filter((event) => 'type' in event && event.type === 'penumbral'),
    );
    expect(said.length).toBeGreaterThan(20);
    const quiet = said.filter(({ text }) => faint.includes(text ?? ''));
    expect(share(quiet, said)).toBeGreaterThan(0.8);
  });

  test('a Moon has two wordings or more in a house, which two years running do not share', () => {
    const moons = [columns.months.newMoon, columns.months.fullMoon].flatMap((table) => Object.values(table));
    for (const wordings of moons) expect(wordings.length).toBeGreaterThanOrEqual(2);
    const fullInSix = pieces.flatMap(({ sign, number, events }) =>
      events
        .filter(
          ({ kind, phaseId, house, told: isTold }) =>
            isTold && kind === 'lunation' && phaseId === 4 && house === 6,
        )
        .map(({ text }) => ({ sign, number, text })),
    );
    const own = columns.months.fullMoon[6] ?? [];
    expect(own.length).toBe(5);
    expect(new Set(fullInSix.map(({ text }) => text).filter((text) => own.includes(text ?? '')))).toEqual(
      new Set(own),
    );
    for (let sign = 0; sign < 12; sign++) {
      const own = fullInSix.filter((one) => one.sign === sign);
      const again = own.filter(({ text, number }, index) => {
        const before = own[index - 1];
        return before !== undefined && text === before.text && number - before.number < 14;
      });
      expect(again).toEqual([]);
    }
  });

  test('the own season, Mars’ return and what a leading Venus meets are not left out', () => {
    // The Sun comes to Taurus, and Mars to Virgo once more after his retrograde of 2027.
    expect(plain(pieceOf(2027, 4, 1).text)).toMatch(
      /Sun (?:\w+ )+(?:in|into|to) Taurus, your own sign|Sun enters Taurus/,
    );
    for (let sign = 0; sign < 12; sign++)
      expect(pieceOf(2027, 5, sign).text, `${sign}`).toMatch(/Mars[^.]* Virgo|Virgo[^.]* Mars/);
    // Venus, who rules Libra, leads its month of August 2029, and is opposite Neptune in it.
    expect(plain(pieceOf(2029, 8, 6).text)).toMatch(
      /Venus in your own sign (?:stands opposite|is opposed by|faces) Neptune/,
    );
  });

  test('two squares to one planet within days are told once', () => {
    // The Sun on April 27, Mercury on April 28, both in Taurus and square to Pluto.
    const text = plain(pieceOf(2027, 4, 1).text);
    expect(text.split(/(?:at odds with|resistance from) Pluto/).length).toBe(2);
  });
});

test('what Sun and Mercury meet is told in other words than a week has', () => {
  const ofWeeks = new Set(
    Object.values(reports.signs.meeting).flatMap((natures) =>
      Object.values(natures).flatMap((houses) => Object.values(houses).flat()),
    ),
  );
  const met = pieces.flatMap(({ events }) =>
    events.filter(
      ({ kind, told, text, planet1Id, planet2Id = 0 }) =>
        kind === 'aspect' && told && text !== null && (planet1Id === 0 || planet1Id === 2) && planet2Id > 4,
    ),
  );
  expect(met.length).toBeGreaterThan(300);
  // What Mercury meets again in a loop has no words of its own.
  const same = met.filter(({ text }) => ofWeeks.has(text ?? ''));
  expect(same.length / met.length).toBeLessThan(0.02);
});

test('what Venus joins, and what Venus and Mars are at odds with, is told in other words than a week has', () => {
  const { venusMeeting, marsMeeting } = columns;
  const ofWeeks = new Set(
    [...Object.values(venusMeeting), ...Object.values(marsMeeting)].flatMap(({ tense, conjunction }) =>
      [tense, conjunction].flatMap((one) => Object.values(one ?? {}).flat()),
    ),
  );
  const met = pieces.flatMap(({ events }) =>
    events.filter(
      ({ kind, told, text, planet1Id, planet2Id = 0, aspectId }) =>
        kind === 'aspect' &&
        told &&
        text !== null &&
        (planet1Id === 3 || planet1Id === 4) &&
        planet2Id > 4 &&
        (aspectId === 1 || aspectId === 3 || (aspectId === 0 && planet1Id === 3)),
    ),
  );
  expect(met.length).toBeGreaterThan(300);
  const same = met.filter(({ text }) => ofWeeks.has((text ?? '').replace(/^\[\w+\] /, '')));
  expect(same.length / met.length).toBeLessThan(0.05);
});

test('what is mentioned as two clauses is not joined to a third by another “and”', () => {
  const mention =
    /^(?:(?:Earlier in the month, |Earlier, |Shortly before, )?[Oo]n <time|.{5,60} on <time[^>]+>[^<]+<\/time>, and)/;
  const joined = pieces.flatMap(({ text }) =>
    text
      .replaceAll(/<\/?p>/g, ' ')
      .split(/(?<=[.?]) +/)
      .filter((one) => mention.test(one) && one.split(', and ').length > 2),
  );
  expect(joined).toEqual([]);
});
