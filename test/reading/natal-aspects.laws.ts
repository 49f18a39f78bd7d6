/** A natal reading over 300 births: aspects of one planet that would deny each other, and those of a whole age. */

import type { Natal } from 'horoscope-engine/engine';
import { test } from 'vitest';
import { GrandTrine, Kite } from '#dist/chart/patterns.js';
import { loadCatalogue } from '#dist/text/languages.js';
import { expect } from '../expect.js';
import fc, { part } from '../fast-check.js';
import { longestRunOf } from './longest-run.js';
import { drawnTimed, natalOf, spread, timed } from './natal-births.js';

const { catalogue: english } = await loadCatalogue('en');
const { natalChapters } = english.readings;

type Reading = NonNullable<Natal['reading']>;
const always = (law: (natal: Natal, reading: Reading) => void): void =>
  fc.assert(
    fc.property(timed, (birth) => {
      const natal = natalOf(birth);
      if (!natal.reading) throw new Error('no reading');
      law(natal, natal.reading);
    }),
    drawnTimed,
  );

const sectionsOf = ({ chapters }: Reading) => chapters.flatMap(({ sections }) => sections);
const isEasy = (aspectId: number | undefined): boolean => aspectId === 2 || aspectId === 4;
/** A square, an opposition, or Mars, Saturn or a slower planet beside it. */
const isHard = (aspectId: number | undefined, second = 0): boolean =>
  aspectId === 1 || aspectId === 3 || (aspectId === 0 && (second === 4 || second >= 6));

test('an easy aspect says when it holds where a hard one of the same planet has been read before it, and nowhere else', () => {
  let both = 0;
  let unsaid = 0;
  for (const birth of spread(400))
    for (const { factors, text } of sectionsOf(natalOf(birth).reading as Reading)) {
      const aspects = factors.filter(
        ({ kind, planetIds = [] }) => kind === 'aspect' && planetIds.every((id) => id <= 9),
      );
      for (const planet of [0, 1, 2, 3, 4] as const) {
        const its = aspects.filter(({ planetIds = [] }) => planetIds.includes(planet));
        const hard = its.findIndex(({ aspectId, planetIds = [] }) => isHard(aspectId, planetIds[1]));
        const isAfter = hard >= 0 && its.slice(hard).some(({ aspectId }) => isEasy(aspectId));
        const isSaid = natalChapters.turns[planet].some((turn) => text.includes(turn));
        if (isSaid) expect(isAfter, text).toBe(true);
        if (!isAfter) continue;
        both++;
        const others = its.flatMap(({ planetIds = [] }) => planetIds).filter((id) => id <= 4);
        if (!others.some((id) => natalChapters.turns[id as 0].some((turn) => text.includes(turn)))) unsaid++;
      }
    }
  expect(both).toBeGreaterThan(50);
  // One that is joined to its sign begins with that.
  expect(unsaid).toBeLessThan(both * 0.1);
});

test('of the node one aspect is told at most', () => {
  let told = 0;
  always((_, reading) => {
    const ofNode = sectionsOf(reading)
      .flatMap(({ factors }) => factors)
      .filter(({ kind, planetIds = [] }) => kind === 'aspect' && planetIds.includes(12));
    expect(ofNode.length).toBeLessThan(2);
    told += ofNode.length;
  });
  expect(told).toBeGreaterThan(part(40));
});

test('of one planet hardly ever more than three aspects are told', () => {
  let crowded = 0;
  always((_, reading) => {
    const aspects = sectionsOf(reading)
      .flatMap(({ factors }) => factors)
      .filter(({ kind, planetIds = [] }) => kind === 'aspect' && planetIds.every((id) => id <= 9));
    for (let planet = 0; planet <= 4; planet++)
      if (aspects.filter(({ planetIds = [] }) => planetIds.includes(planet)).length > 3) crowded++;
  });
  expect(crowded).toBeLessThan(part(20));
});

test('a planet across from three or more is told of with the first of them, and seldom again', () => {
  let facing = 0;
  let again = 0;
  const [, after] = natalChapters.facing.split('{others}') as [string, string];
  always((_, reading) => {
    const sections = sectionsOf(reading);
    const [told] = sections.filter(({ text }) => text.includes(after));
    if (!told) return;
    facing++;
    const [, planet = '', others = ''] = /(\w+) stands opposite ([^.]*?) as well/.exec(told.text) ?? [];
    const isOther = (name: string): boolean => others.includes(name);
    const planets = english.names.bodies as Readonly<Record<number, string>>;
    const isToldAgain = sections.some(({ factors }) =>
      factors.some(({ kind, aspectId, planetIds = [] }) => {
        const names = planetIds.map((id) => planets[id] ?? '');
        return kind === 'aspect' && aspectId === 1 && names.includes(planet) && names.some(isOther);
      }),
    );
    if (isToldAgain) again++;
  });
  expect(facing).toBeGreaterThan(part(2));
  expect(again).toBeLessThan(Math.max(part(6), facing / 2));
});

test('slow planets within two degrees of each other are told together', () => {
  let told = 0;
  always(({ aspects }, reading) => {
    for (const { planet1Id, planet2Id, aspectId, orb } of aspects) {
      if (planet1Id < 6 || planet2Id > 9 || aspectId !== 0 || Number(orb) > 2) continue;
      told++;
      expect(
        sectionsOf(reading).some(({ factors }) =>
          factors.some(
            ({ kind, planetIds = [] }) =>
              (kind === 'aspect' || kind === 'pattern') &&
              planetIds.includes(planet1Id) &&
              planetIds.includes(planet2Id),
          ),
        ),
        `${planet1Id} ${planet2Id}`,
      ).toBe(true);
    }
  });
  expect(told).toBeGreaterThan(part(6));
});

test('a kite is said to be one before its parts are told, and no grand trine of two of its planets', () => {
  let kites = 0;
  always((_, reading) => {
    const sections = sectionsOf(reading);
    const kite = sections.find(({ factors: [of] }) => of?.patternId === Kite);
    if (!kite) return;
    kites++;
    expect(kite.text).toMatch(/^A kite is /);
    const its = kite.factors[0]?.planetIds ?? [];
    for (const {
      factors: [of],
    } of sections)
      if (of?.patternId === GrandTrine)
        expect((of.planetIds ?? []).filter((id) => its.includes(id)).length).toBeLessThan(2);
  });
  expect(kites).toBeGreaterThan(part(2));
});

test('three planets in one sign are told as a crowd, or named with the first of them', () => {
  let all = 0;
  let unnamed = 0;
  const ends = natalChapters.sharedSign.map(longestRunOf);
  always(({ planets }, reading) => {
    const sections = sectionsOf(reading);
    const crowds = sections.flatMap(({ factors }) => factors).filter(({ kind }) => kind === 'crowding');
    for (let sign = 0; sign < 12; sign++) {
      const its = planets
        .filter(({ planetId, signId }) => planetId <= 9 && signId === sign)
        .map(({ planetId }) => planetId);
      if (its.length < 3) continue;
      all++;
      const isCrowd = crowds.some(
        ({ planetIds = [] }) => its.filter((id) => planetIds.includes(id)).length > 2,
      );
      const isNamed = sections.some(
        ({ factors: [of], text }) =>
          of?.planetIds?.[0] === Math.min(...its) && ends.some((end) => text.includes(end)),
      );
      if (!isCrowd && !isNamed) unnamed++;
    }
  });
  expect(all).toBeGreaterThan(part(100));
  expect(unnamed).toBeLessThan(all * 0.05);
});

test('the text on an aspect names both of its bodies by its second sentence, so that nothing need announce them', () => {
  const names = english.names.bodies as Readonly<Record<number, string>>;
  /** Opposite the Ascendant, the Midheaven and the North Node. */
  const across: Readonly<Record<number, RegExp>> = {
    12: /South Node/,
    15: /Descendant/,
    16: /Imum Coeli|foot of the chart/,
  };
  let told = 0;
  for (const [first, row] of Object.entries(english.natalAspects))
    for (const [second, cells] of Object.entries(row))
      for (const [kind, text] of Object.entries(cells as Record<string, string>)) {
        const beginning = text
          .split(/(?<=[.?!]”?)\s+/)
          .slice(0, 2)
          .join(' ');
        const other = kind === 'opposition' && across[Number(second)];
        expect(beginning).toContain(names[Number(first)]);
        expect(beginning).toMatch(other || new RegExp(names[Number(second)] as string));
        told++;
      }
  expect(told).toBeGreaterThan(300);
});
