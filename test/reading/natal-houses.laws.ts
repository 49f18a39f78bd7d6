/** Over 300 births with houses: what stands in a house is told there, and the sign on its cusp where nothing does. */

import type { Natal } from 'horoscope-engine/engine';
import { test } from 'vitest';
import { loadCatalogue } from '#dist/text/languages.js';
import { expect } from '../expect.js';
import fc, { part } from '../fast-check.js';
import { longestRunOf } from './longest-run.js';
import { drawnTimed, natalOf, spread, timed } from './natal-births.js';

const { catalogue: english } = await loadCatalogue('en');
const { natalChapters, words, placements, placementsBySign } = english.readings;

type Told = NonNullable<Natal['reading']>;
type House = keyof typeof words.houses;
const always = (law: (natal: Natal, reading: Told, text: string) => void): void =>
  fc.assert(
    fc.property(timed, (birth) => {
      const result = natalOf(birth);
      if (!result.reading) throw new Error('no reading');
      const text = result.reading.chapters
        .flatMap(({ sections }) => sections.map((section) => section.text))
        .join('\n\n');
      law(result, result.reading, text);
    }),
    drawnTimed,
  );

/** The house that a text on a body in its sign tells; none where it is told by its sign alone. */
function houseTold(text: string, id: number, sign: number): number | undefined {
  const its = (placements as unknown as Record<number, Record<number, Record<number, string>>>)[id]?.[sign];
  const found = Object.entries(its ?? {}).find(([, cell]) => text.includes(cell.slice(0, 60)));
  return found && Number(found[0]);
}

test('three planets in a house, two of them personal, are told as a crowd', () => {
  let crowds = 0;
  let told = 0;
  always(({ planets }, _, text) => {
    const at = (id: number) => Number(planets.find(({ planetId }) => planetId === id)?.longitude);
    for (const house of Object.keys(words.houses).map(Number)) {
      /** Degrees to the angle that the next house begins with. */
      const ahead = (id: number): number =>
        house % 3 === 0 ? (at([12, 6].includes(house) ? 15 : 16) - at(id) + 360) % 180 : 180;
      const its = planets.filter(
        ({ planetId, housePosition }) => planetId < 10 && housePosition === house && ahead(planetId) > 5,
      );
      if (its.length < 3 || its.filter(({ planetId }) => planetId < 5).length < 2) continue;
      crowds++;
      if (text.includes(longestRunOf(natalChapters.crowded.house[house as House]))) told++;
    }
  });
  expect(crowds).toBeGreaterThan(part(100));
  // What stands on an angle is read in the house that it begins.
  expect(told).toBeGreaterThan(crowds * 0.9);
});

test('who is told on an angle is counted with the house that it begins, the slow planets too', () => {
  let told = 0;
  always(({ planets }, { chapters }) => {
    const at = (id: number) => Number(planets.find(({ planetId }) => planetId === id)?.longitude);
    for (const { factors } of chapters.flatMap(({ sections }) => sections)) {
      const crowd = factors.find(({ kind, house }) => kind === 'crowding' && house === 12);
      for (const id of crowd?.planetIds ?? []) {
        told++;
        const above = (at(15) - at(id) + 360) % 360;
        expect(above > 3 && above < 180, `${id} ${above}`).toBe(true);
      }
    }
  });
  expect(told).toBeGreaterThan(part(20));
});

test('the lights are told by their houses, unless these have been told by another', () => {
  let bySign = 0;
  always(({ planets }, _, text) => {
    for (const id of [0, 1]) {
      const light = planets.find(({ planetId }) => planetId === id);
      if (light === undefined || houseTold(text, id, light.signId) !== undefined) continue;
      expect(text).toContain((placementsBySign[id as 0][light.signId as 0] as string).slice(0, 60));
      const house = light.housePosition as House;
      const isCrowd = text.includes(longestRunOf(natalChapters.crowded.house[house]));
      const others = planets.filter(({ planetId, signId }) => {
        const there = planetId < 7 && planetId !== id ? houseTold(text, planetId, signId) : undefined;
        return there === house || there === (house % 12) + 1;
      });
      expect(isCrowd || others.length > 0).toBe(true);
      bySign++;
    }
  });
  // Where a crowd has told the house and none the sign, the light is told by its sign.
  expect(bySign).toBeLessThan(part(168));
});

test('Mars is told neither with belief nor with the long work nor with its generation', () => {
  let told = 0;
  always((_, { chapters }) => {
    for (const { key, sections } of chapters)
      for (const {
        factors: [factor],
        title,
      } of sections) {
        if (factor?.kind !== 'placement' || factor.planetIds?.[0] !== 4) continue;
        told++;
        expect(['growth', 'longWork', 'generation'], title).not.toContain(key);
      }
  });
  expect(told).toBeGreaterThan(part(200));
});

test('what is read in the next house is titled by its angle, and its own section says so, and no other', () => {
  const sentences = natalChapters.nextHouse.map(longestRunOf);
  let titled = 0;
  always(({ planets }, { chapters }) => {
    for (const { title, text: section, factors } of chapters.flatMap(({ sections }) => sections)) {
      const planet = planets.find(({ planetId }) => planetId === factors[0]?.planetIds?.[0]);
      const isOfPlanet = factors[0]?.kind === 'placement' && planet !== undefined && planet.planetId <= 6;
      const there = isOfPlanet ? houseTold(section, planet.planetId, planet.signId) : undefined;
      const isAhead = there !== undefined && there !== planet?.housePosition;
      const count = sentences.filter((sentence) => section.includes(sentence)).length;
      expect(count, title).toBe(isAhead ? 1 : 0);
      if (!isAhead) continue;
      titled++;
      expect(title).toMatch(/, (?:on|at) the /);
    }
  });
  expect(titled).toBeGreaterThan(part(20));
});

test('the sign on the cusp of home or love is hardly ever told where a planet of that house is', () => {
  let [told, beside] = [0, 0];
  always(({ planets }, { chapters }, text) => {
    for (const house of [4, 7] as const) {
      const isCuspTold = chapters.some(({ sections }) =>
        sections.some(({ factors: [factor] }) => factor?.kind === 'ruler' && factor.house === house),
      );
      if (!isCuspTold) continue;
      told++;
      if (
        planets.some(({ planetId, signId }) => planetId <= 6 && houseTold(text, planetId, signId) === house)
      )
        beside++;
    }
  });
  expect(told).toBeGreaterThan(part(20));
  // The thinnest charts have nothing else left to tell.
  expect(beside).toBeLessThan(told * 0.05);
});

test('a crowd in a house that the Sun is of is told of the whole person, and not with the house', () => {
  let told = 0;
  always((_, { chapters }) => {
    for (const { key, sections } of chapters)
      for (const {
        factors: [factor],
      } of sections) {
        if (factor?.kind !== 'crowding' || factor.house === undefined) continue;
        if (!factor.planetIds?.includes(0)) continue;
        expect(key).toBe('identity');
        told++;
      }
  });
  expect(told).toBeGreaterThan(part(20));
});

test('a chapter on love has Venus in it, in brief as well; and a figure with the Sun is told of the whole person', () => {
  let [loves, figures] = [0, 0];
  for (const length of ['full', 'brief'] as const)
    for (const birth of spread(120)) {
      const { reading } = natalOf(birth, length);
      const love = reading?.chapters.find(({ key }) => key === 'love');
      if (love && length === 'brief') {
        expect(love.sections.some(({ title, text }) => `${title} ${text}`.includes('Venus'))).toBe(true);
        loves++;
      }
      for (const { key, sections } of reading?.chapters ?? [])
        for (const { factors } of sections) {
          if (factors[0]?.kind !== 'pattern' || !factors[0].planetIds?.includes(0)) continue;
          expect(key).toBe('identity');
          figures++;
        }
    }
  expect(loves).toBeGreaterThan(10);
  expect(figures).toBeGreaterThan(2);
});

test('the Midheaven is told in every reading with houses, or a planet of its sign in the tenth house with work', () =>
  always((_, { chapters }) => {
    const ofWork = chapters.find(({ key }) => key === 'work')?.sections ?? [];
    const isTold = ofWork.some(
      ({ title, factors: [factor] }) =>
        factor?.planetIds?.[0] === 16 || / (?:the tenth house|the Midheaven)$/.test(title),
    );
    expect(isTold, ofWork.map(({ title }) => title).join(', ')).toBe(true);
  }));

test('a text on a rising sign alone gives its ruler no character, and the ruler is told by its house after it', () => {
  const cells = Object.values(
    (placementsBySign as unknown as Record<number, Record<number, string>>)[15] ?? {},
  );
  const planets = Object.entries(words.bodies).flatMap(([id, { start }]) =>
    Number(id) <= 9 ? [start.replace(/^The /, '')] : [],
  );
  for (const cell of cells)
    expect(planets.filter((name) => new RegExp(`\\b${name}\\b`).test(cell))).toEqual([]);
  let told = 0;
  always((_, { chapters }) => {
    for (const { text } of chapters.flatMap(({ sections }) => sections)) {
      if (!cells.some((cell) => text.includes(cell.slice(0, 60)))) continue;
      const rows = Object.values(natalChapters.risingRuler).flatMap((kind) =>
        Object.values(kind).map((row) => row.replace('{A}', '')),
      );
      expect(
        rows.some((row) => text.includes(row)),
        text,
      ).toBe(true);
      told++;
    }
  });
  expect(told).toBeGreaterThan(part(100));
});

test('what touches the Ascendant is told with it, in one place', () => {
  let told = 0;
  always((_, { chapters }) => {
    for (const { factors } of chapters.flatMap(({ sections }) => sections))
      for (const { kind, planetIds = [] } of factors) {
        if (kind !== 'aspect' || !planetIds.includes(15)) continue;
        expect(factors[0]?.planetIds).toEqual([15]);
        told++;
      }
  });
  expect(told).toBeGreaterThan(part(50));
});

test('a rising sign that is quick, slow, open or reserved knows of a Sun that is not', () => {
  const { sunBehind } = english.readings.natal.exceptions;
  const told = new Set<string>();
  let count = 0;
  // Who is of two minds in one of these ways is one of some hundreds.
  const its = spread(800);
  for (const birth of its) {
    const { planets, reading } = natalOf(birth);
    const sun = planets.find(({ planetId }) => planetId === 0)?.signId ?? 0;
    for (const { text, factors } of reading?.chapters.flatMap(({ sections }) => sections) ?? []) {
      if (factors[0]?.planetIds?.[0] !== 15) continue;
      const sign = english.names.signs[sun as 0];
      const found = Object.entries(sunBehind).find(([, cell]) => text.includes(cell.replace('{sign}', sign)));
      if (found === undefined) continue;
      expect(factors[0].signId).not.toBe(sun);
      told.add(found[0]);
      count++;
    }
  }
  expect([...told].sort()).toEqual(['open', 'quick', 'reserved', 'slow']);
  // It is an exception.
  expect(count).toBeLessThan(its.length / 5);
});
