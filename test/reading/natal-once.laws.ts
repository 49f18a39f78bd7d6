/** Over 300 births: what a natal reading tells once, where it tells it, and what it does not say because the sky does not. */

import { describe, test } from 'vitest';
import { rulerOf } from '#dist/chart/dignities.js';
import { withoutGiven } from '#dist/reading/natal/advice.js';
import { Repetition } from '#dist/reading/repetition.js';
import { sentencesOf } from '#dist/reading/words.js';
import { loadCatalogue } from '#dist/text/languages.js';
import { expect } from '../expect.js';
import { part } from '../fast-check.js';
import { always, type Told } from './natal-births.js';

const { catalogue: english } = await loadCatalogue('en');
const { natalChapters, words, placements, placementsByHouse } = english.readings;
const { lines, opening: frames, points } = english.readings.natal;

/** By house, what a planet in a sign is told by. */
const passagesOf = (id: number, sign: number): Readonly<Record<number, string>> =>
  id < 7
    ? ((placements as unknown as Record<number, Record<number, Record<number, string>>>)[id]?.[sign] ?? {})
    : placementsByHouse[id as 7];

const textOf = ({ chapters }: Told): string =>
  chapters.flatMap(({ sections }) => sections.map(({ text }) => text)).join('\n\n');

describe('of the sky a natal reading says', () => {
  test('that a planet makes no aspect only where the hour is known', () => {
    let told = 0;
    always((_, reading, { time }) => {
      const text = textOf(reading);
      const isSaid = Object.values(natalChapters.unaspected).some((cell) => text.includes(cell));
      if (time === null) expect(isSaid).toBe(false);
      else if (isSaid) told++;
    });
    expect(told).toBeGreaterThan(0);
  });

  test('that the node leads away from the opposite sign only where the person is not of its own already', () => {
    const told = { home: 0, away: 0 };
    const northNode = 12;
    always(({ planets, houses }, reading) => {
      const sign = planets.find(({ planetId }) => planetId === northNode)?.signId as 0;
      const isHome =
        houses?.find(({ house }) => house === 1)?.signId === sign ||
        planets.some(({ planetId, signId }) => planetId <= 1 && signId === sign) ||
        planets.filter(({ planetId, signId }) => planetId <= 9 && signId === sign).length >= 3;
      const text = textOf(reading);
      const isAway = [english.bodyInSign[northNode][sign], lines.inSign[northNode][sign]].some((cell) =>
        // Its end may give way to advice given before.
        text.includes(sentencesOf(cell)[0] as string),
      );
      const isAtHome = text.includes(natalChapters.nodeAtHome[sign]);
      expect(isHome ? isAway : isAtHome).toBe(false);
      if (isAtHome) told.home++;
      if (isAway) told.away++;
    });
    expect(told.home).toBeGreaterThan(part(20));
    expect(told.away).toBeGreaterThan(part(50));
  });

  test('of the Moon’s light what is so through a whole phase, an eighth of its way', () => {
    /** Of each phase what is lit at its beginning and at its end, in percent. */
    const lit = [
      [0, 15],
      [15, 50],
      [50, 85],
      [85, 100],
      [100, 85],
      [85, 50],
      [50, 15],
      [15, 0],
    ] as const;
    for (const [id, cell] of Object.entries(natalChapters.phases)) {
      const [from, to] = lit[Number(id)] as readonly [number, number];
      const [first = ''] = sentencesOf(cell);
      expect(first).not.toMatch(/\bmost of\b|(?<!more than |less than )\bhalf\b/);
      if (/more than half/.test(first)) expect(Math.min(from, to)).toBeGreaterThanOrEqual(50);
      if (/less than half/.test(first)) expect(Math.max(from, to)).toBeLessThanOrEqual(50);
      if (/\bthin\b|little or none/.test(first)) expect(Math.max(from, to)).toBeLessThanOrEqual(15);
    }
  });
});

describe('a natal reading tells once', () => {
  test('a house by its cusp, unless a planet of that sign in it tells the same', () => {
    const seen = new Set<string>();
    always(({ planets, houses }, { chapters }) => {
      for (const house of [2, 4, 7] as const) {
        const title = words.headings.cusps[house];
        if (!chapters.some(({ sections }) => sections.some((section) => section.title === title))) continue;
        seen.add(title);
        const sign = houses?.find((each) => each.house === house)?.signId;
        const alike = planets.filter(
          ({ planetId, housePosition, signId }) =>
            planetId <= 6 && housePosition === house && signId === sign,
        );
        expect(alike, title).toEqual([]);
      }
    });
    expect(seen.size).toBe(3);
  });

  test('the matters of a house by two at most, of unlike signs, besides the lights, the ruler and what is on an angle', () => {
    let several = 0;
    always(({ planets, houses }, { chapters }) => {
      const seen = new Map<number, number[]>();
      const rising = houses?.find(({ house }) => house === 1)?.signId ?? -1;
      for (const { title, text, factors } of chapters.flatMap(({ sections }) => sections)) {
        const id = factors[0]?.kind === 'placement' ? factors[0].planetIds?.[0] : undefined;
        if (id === undefined || id > 9 || / (?:on|at) the /.test(title)) continue;
        const planet = planets.find(({ planetId }) => planetId === id);
        const house = Object.entries(passagesOf(id, planet?.signId ?? 0)).find(([, cell]) =>
          text.includes(cell.slice(0, 60)),
        )?.[0];
        if (house === undefined) continue;
        const isFree = id <= 1 || rulerOf(rising as 0, 'modern') === id;
        const signs = seen.get(Number(house)) ?? [];
        if (!isFree) expect(signs.length, title).toBeLessThan(2);
        // A slow planet is told by its house alone.
        if (id < 7) expect(signs, title).not.toContain(planet?.signId);
        seen.set(Number(house), [...signs, planet?.signId ?? -1]);
      }
      if (houses?.some(({ house }) => planets.filter((each) => each.housePosition === house).length > 1))
        several++;
    });
    expect(several).toBeGreaterThan(part(100));
  });

  test('in which house the ruler of the Ascendant stands', () => {
    always((natal, reading) => {
      const sections = reading.chapters.flatMap((chapter) => chapter.sections);
      const rising = sections.find(({ title }) => title.startsWith('The Ascendant'));
      const [ruler = -1] = rising?.factors.find(({ kind }) => kind === 'ruler')?.planetIds ?? [];
      if (ruler < 7 || ruler > 9) return;
      const own = sections.find(
        ({ factors: [factor] }) => factor?.kind === 'placement' && factor.planetIds?.[0] === ruler,
      );
      const house = natal.planets.find(({ planetId }) => planetId === ruler)?.housePosition;
      const cell = placementsByHouse[ruler as 7][house as 1];
      // A planet that leads the chart has its section all the same.
      const isPlanned = own && /^(?:Uranus|Neptune|Pluto) in the/.test(own.title) && own.factors.length > 1;
      if (!isPlanned) expect(textOf(reading).includes(cell.slice(0, 60)) && !own).toBe(false);
    });
  });

  test('a piece of advice', () => {
    let again = 0;
    const advice = natalChapters.advice.map((pieces) => pieces.map((piece) => ` ${piece}`));
    always((_, reading) => {
      const ends = reading.chapters
        .flatMap(({ sections }) => sections)
        .flatMap(({ text }) => text.split('\n\n'))
        .concat(reading.closing)
        .map(sentencesOf)
        .filter((sentences) => sentences.length > 3)
        .map((sentences) => ` ${sentences.slice(-2).join(' ')}`.toLowerCase());
      for (const pieces of advice)
        again += Math.max(0, ends.filter((end) => pieces.some((piece) => end.includes(piece))).length - 1);
    });
    // A text that is short without its advice keeps it; one and a half of a reading were the rule when it was known by
    // the last sentence alone.
    expect(again).toBeLessThan(part(130));
  });
});

test('a text ends without advice that has been given, a sentence or two of it, unless it would be too short', () => {
  const start = `${'You see what is there. '.repeat(4)}`;
  const given = new Repetition([['ask them'], ['wait a day']], 1);
  const first = `${start}It may help. Ask them what they meant.`;
  expect(withoutGiven(first, given, 60)).toBe(first);
  expect(withoutGiven(`${start}It goes on. Ask them how it was.`, given, 60)).toBe(`${start}It goes on.`);
  expect(withoutGiven(`${start}Ask them first. They like it.`, given, 60)).toBe(start.trimEnd());
  expect(withoutGiven(`${start}Ask them first. They like it.`, given, 100)).toMatch(/They like it\.$/);
  expect(withoutGiven(`${start}It is late. Wait a day.`, given, 60)).toMatch(/Wait a day\.$/);
});

test('a natal reading says what Chiron is before anything else of it', () => {
  let told = 0;
  always((_, reading) => {
    const text = textOf(reading);
    const first = text.indexOf('Chiron');
    if (first < 0) return;
    told++;
    expect(points[10].some((point) => text.slice(first).startsWith(point))).toBe(true);
  });
  expect(told).toBeGreaterThan(part(50));
});

test('its opening has planets in opposite signs go back and forth, and not get along', () => {
  let told = 0;
  const agreeing = [frames.elements['fire-air'], frames.elements['earth-water']];
  const piecesOf = (sentence: string): string[] => sentence.split(/\{\w\}/);
  const isSaid = (sentence: string, text: string): boolean =>
    piecesOf(sentence).every((piece) => text.includes(piece));
  always(({ planets, houses }, { opening }) => {
    const rising = houses?.find(({ house }) => house === 1)?.signId;
    const signOf = (name: string): number | undefined =>
      name === 'Ascendant' ? rising : planets.find(({ planetName }) => planetName === name)?.signId;
    for (const sentence of sentencesOf(opening)) {
      const isOpposite = isSaid(frames.opposite, sentence);
      if (!isOpposite && !agreeing.some((each) => isSaid(each, sentence))) continue;
      const [one = -1, other = -1] = [...sentence.matchAll(/[A-Z][a-z]+/g)]
        .map(([name]) => signOf(name))
        .filter((sign) => sign !== undefined);
      expect(Math.abs(one - other) === 6, sentence).toBe(isOpposite);
      told++;
    }
  });
  // Most openings begin with what the lights make together, and have neither.
  expect(told).toBeGreaterThan(0);
});

test('a natal reading tells of Mars in the sixth or tenth house with work', () => {
  let found = 0;
  always(({ planets }, { chapters }) => {
    const love = chapters.find(({ key }) => key === 'love')?.sections ?? [];
    const isMars = ({ factors: [factor] }: { factors: Told['chapters'][0]['sections'][0]['factors'] }) =>
      factor?.kind === 'placement' && factor.planetIds?.[0] === 4;
    const told = love.find(isMars);
    const house = planets.find(({ planetId }) => planetId === 4)?.housePosition ?? 0;
    if (house !== 6 && house !== 10) return;
    found++;
    // On the angle that follows it is read with that; and what is told of its aspects alone is not of its house.
    if (told && !/ (?:beside|opposite|trine|square|sextile) /.test(told.title))
      expect(told.title).toMatch(/, on the (?:Ascendant|Descendant)$/);
  });
  expect(found).toBeGreaterThan(part(20));
});
