/** Over 300 births: what is unlike is said to be, the tightest figures are told, and closings are not all of one form. */

import { describe, test } from 'vitest';
import { separation } from '#dist/chart/angle.js';
import { loadCatalogue } from '#dist/text/languages.js';
import { expect } from '../expect.js';
import { part } from '../fast-check.js';
import { always } from './natal-births.js';

const { catalogue: english } = await loadCatalogue('en');
const { natalChapters, bridges, words } = english.readings;

const pieces = (sentence: string): string[] => sentence.split(/\{\w+\}/);
const isIn = (text: string, sentence: string): boolean =>
  pieces(sentence).every((piece) => text.includes(piece));
const ofPairs = Object.values(natalChapters.housemates).flatMap((row) => Object.values(row));
const ofCrowd = Object.values<readonly string[]>(natalChapters.inCrowdedHouse).flat();
const ofBridges = Object.values<readonly string[]>(bridges).flat();
const saturn = 6;
const isOutgoing = (sign: number | undefined): boolean => (sign ?? 0) % 2 === 0;

describe('what is unlike', () => {
  test('in one house is joined: two planets in signs of opposite kinds, by one sentence or a bridge', () => {
    let joined = 0;
    let apart = 0;
    let most = 0;
    always(({ aspects }, { chapters }) => {
      const sections = chapters.flatMap((chapter) => chapter.sections);
      // Of bodies told by sign and house, whose titles name both.
      const placed = sections.flatMap(({ title, text, factors }) => {
        const [factor] = factors;
        const id = factor?.planetIds?.[0];
        const house = Object.values(words.houses).find((name) => title.endsWith(name));
        // A crowd has told the house of those told by sign, and each of these says that it is one of several.
        const isOfCrowd = ofCrowd.some((sentence) => isIn(text, sentence));
        return factor?.kind === 'placement' && id !== undefined && id <= saturn && house && !isOfCrowd
          ? [{ id, house, sign: factor.signId, text }]
          : [];
      });
      let ofReading = 0;
      for (const [i, { id, house, sign, text }] of placed.entries()) {
        if (ofPairs.some((sentence) => isIn(text, sentence))) ofReading++;
        const mate = placed
          .slice(0, i)
          .find((each) => each.house === house && isOutgoing(each.sign) !== isOutgoing(sign));
        if (mate === undefined) continue;
        const isJoined =
          [...ofPairs, ...ofBridges].some((sentence) => isIn(text, sentence)) ||
          aspects.some(
            ({ planet1Id, planet2Id }) =>
              planet1Id === Math.min(id, mate.id) && planet2Id === Math.max(id, mate.id),
          );
        if (isJoined) joined++;
        else apart++;
      }
      most = Math.max(most, ofReading);
    });
    expect(joined).toBeGreaterThan(part(15));
    // A third pair of a reading is left alone.
    expect(apart).toBeLessThan(part(4));
    expect(most).toBeLessThan(3);
  });

  test('is not said to be the same: a ruler whose sign is of another kind than the rising one', () => {
    const { alike, quieter, livelier } = natalChapters.risingRuler;
    const told = { alike: 0, quieter: 0, livelier: 0 };
    always(({ planets }, { chapters }) => {
      for (const { text, factors } of chapters.flatMap(({ sections }) => sections)) {
        const [first, ...others] = factors;
        if (first?.planetIds?.[0] !== 15) continue;
        const ruler = others.find(({ kind }) => kind === 'ruler')?.planetIds?.[0];
        const sign = planets.find(({ planetId }) => planetId === ruler)?.signId;
        const isOf = (kind: typeof alike): boolean => Object.values(kind).some((cell) => isIn(text, cell));
        const isUnlike = isOutgoing(sign) !== isOutgoing(first.signId);
        if (isOf(alike)) {
          expect(isUnlike && (ruler ?? 0) < saturn).toBe(false);
          told.alike++;
        } else if (isOf(livelier)) {
          expect(isUnlike && isOutgoing(sign)).toBe(true);
          told.livelier++;
        } else if (isOf(quieter)) {
          expect(isOutgoing(first.signId)).toBe(true);
          told.quieter++;
        }
      }
    });
    for (const [kind, count] of Object.entries(told)) expect(count, kind).toBeGreaterThan(part(6));
  });

  test('in love is joined: Venus and Mars in signs of opposite kinds, where no aspect of theirs is in the chart', () => {
    const { venusAndMars } = natalChapters;
    const elements = ['fire', 'earth', 'air', 'water'] as const;
    const found = new Set<string>();
    always(({ planets, aspects }, { chapters }) => {
      const [venus, mars] = [3, 4].map((id) => planets.find(({ planetId }) => planetId === id)?.signId ?? 0);
      const [one, other] = [venus, mars].map((sign) => elements[(sign ?? 0) % 4] ?? 'fire');
      for (const [of, row] of Object.entries(venusAndMars))
        for (const [and, cell] of Object.entries(row))
          for (const { text } of chapters.flatMap(({ sections }) => sections)) {
            if (!isIn(text, cell)) continue;
            expect([of, and]).toEqual([one, other]);
            expect(
              aspects.some(
                ({ planet1Id, planet2Id, aspectId }) => planet1Id === 3 && planet2Id === 4 && aspectId <= 4,
              ),
            ).toBe(false);
            found.add(`${of} ${and}`);
          }
    });
    expect(found.size).toBeGreaterThan(5);
  });

  test('is not denied: a half of the chart is said to have nearly all planets only if it has both lights', () => {
    const halves = { north: [1, 7], south: [7, 13] } as const;
    let told = 0;
    always(({ planets }, { chapters }) => {
      for (const { text, factors } of chapters.flatMap(({ sections }) => sections)) {
        if (factors[0]?.kind !== 'whole') continue;
        for (const [half, [from, to]] of Object.entries(halves)) {
          if (!text.includes(natalChapters.hemispheres[half as 'north'])) continue;
          told++;
          for (const { planetId, housePosition } of planets) {
            if (planetId > 1) continue;
            // A light close ahead of a cusp is read in the house behind it.
            const position = Number(housePosition);
            const ahead = ((position - 1 + 0.25) % 12) + 1;
            expect([position, ahead].some((at) => at >= from && at < to)).toBe(true);
          }
        }
      }
    });
    expect(told).toBeGreaterThan(part(2));
  });
});

test('of two figures of a kind the one that is told is not much the looser', () => {
  let told = 0;
  let looser = 0;
  always(({ planets, patterns = [] }, { chapters }) => {
    const placeOf = (id: number): number => Number(planets.find((each) => each.planetId === id)?.longitude);
    const looseness = (ids: readonly number[]): number =>
      Math.max(
        ...ids.flatMap((one) =>
          ids.map((other) => {
            const apart = separation(placeOf(one), placeOf(other));
            return Math.abs(apart - 30 * Math.round(apart / 30));
          }),
        ),
      );
    const ofReading = chapters
      .flatMap(({ sections }) => sections.flatMap(({ factors }) => factors))
      .filter(({ kind }) => kind === 'pattern');
    for (const { patternId, planetIds = [] } of ofReading) {
      told++;
      const others = patterns.filter(
        (each) => each.patternId === patternId && each.planetIds.some((id) => id <= 4),
      );
      if (others.some((each) => looseness(each.planetIds) + 4 < looseness(planetIds))) looser++;
    }
  });
  expect(told).toBeGreaterThan(part(60));
  // One out of sign, or of another element, is not told at all.
  expect(looser).toBeLessThan(part(5));
});

test('a closing weighs when each of two sides is right in less than half of the readings', () => {
  let weighs = 0;
  let count = 0;
  always((_, { closing }) => {
    count++;
    if (/\b(is|are) right (when|while|if|as|wher)/.test(closing)) weighs++;
  });
  expect(weighs).toBeGreaterThan(count / 10);
  expect(weighs).toBeLessThan(count * 0.45);
});
