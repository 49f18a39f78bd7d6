/** A natal reading over 300 births: what a joint is followed by, what eases a figure, and where the slow planets are told. */

import type { Natal } from 'horoscope-engine/engine';
import { describe, test } from 'vitest';
import { GrandTrine, hasApex, type PatternId, TSquare } from '#dist/chart/patterns.js';
import { pullOf } from '#dist/reading/natal/against-sign.js';
import { Repetition } from '#dist/reading/repetition.js';
import { withoutAdvice, withoutOpening } from '#dist/reading/trimming.js';
import { sentencesOf } from '#dist/reading/words.js';
import { loadCatalogue } from '#dist/text/languages.js';
import { expect } from '../expect.js';
import fc, { part } from '../fast-check.js';
import { longestRunOf } from './longest-run.js';
import { drawnTimed, natalOf, spread, timed } from './natal-births.js';

const { catalogue: english } = await loadCatalogue('en');
const { natal: cells, natalChapters, words } = english.readings;

const always = (law: (natal: Natal, reading: NonNullable<Natal['reading']>) => void): void =>
  fc.assert(
    fc.property(timed, (birth) => {
      const natal = natalOf(birth);
      if (!natal.reading) throw new Error('no reading');
      law(natal, natal.reading);
    }),
    drawnTimed,
  );

const strings = (table: unknown): string[] =>
  typeof table === 'string' ? [table] : Object.values(table as object).flatMap(strings);
const aspectCells = strings(english.natalAspects);
const firstSentences = new Set(aspectCells.map((cell) => sentencesOf(cell)[0]));
const { qualified, deserved, hastened, roused, freed } = cells.joints;
/** What joints end on. */
const jointEnds = strings([qualified, deserved, hastened, roused, freed]).map(
  (joint) => joint.split(/\{\w+\}/).at(-1) as string,
);

describe('after a sentence that joins a planet to a sign', () => {
  test('no text begins by naming the two planets again', () => {
    let joined = 0;
    always((_, { chapters }) => {
      for (const { text } of chapters.flatMap(({ sections }) => sections))
        for (const end of jointEnds) {
          const at = text.indexOf(end);
          if (at < 0) continue;
          const [next = ''] = sentencesOf(text.slice(at + end.length).trimStart());
          joined++;
          if (!text.slice(at + end.length).startsWith('\n'))
            expect(firstSentences.has(next), next).toBe(false);
        }
    });
    expect(joined).toBeGreaterThan(part(20));
  });

  test('a text goes on from its second sentence only where that needs none before it', () => {
    const [start, end] = ['Saturn stands by your Sun.', 'That is all.'];
    const goesOn = (second: string) => withoutOpening(words, `${start} ${second} ${end}`) !== undefined;
    expect(goesOn('You check what you say.')).toBe(true);
    expect(goesOn('You look under it for the true one.')).toBe(false);
    expect(goesOn('They push, and you push back.')).toBe(false);
    expect(goesOn('So you hold back.')).toBe(false);
  });
});

test('where a section tells an aspect that pulls against its planet’s sign, it says how the two go together, or the opening does', () => {
  const temperedEnds = strings(cells.tempered).map((joint) => joint.split(/\{\w+\}/).at(-1) as string);
  const [inChapters, inOpening] = [new Set(jointEnds), new Set(temperedEnds)];
  const has = (text: string, ends: ReadonlySet<string>): boolean =>
    [...ends].some((end) => end !== '' && text.includes(end));
  let [pulls, bare] = [0, 0];
  always(({ planets }, { opening, chapters }) => {
    for (const { factors, text } of chapters.flatMap(({ sections }) => sections)) {
      const [of] = factors;
      const id = of?.kind === 'placement' ? of.planetIds?.[0] : undefined;
      const sign = planets.find(({ planetId }) => planetId === id)?.signId;
      if (id === undefined || sign === undefined) continue;
      const isPulled = factors.some(({ kind, planetIds: [first, second] = [], aspectId }) => {
        if (kind !== 'aspect' || first === undefined || second === undefined) return false;
        const pull = pullOf({ id, sign } as never, { first, second, aspect: aspectId } as never);
        return pull !== undefined;
      });
      if (!isPulled) continue;
      pulls++;
      if (!has(text, inChapters) && !has(opening, inOpening)) bare++;
    }
  });
  expect(pulls).toBeGreaterThan(part(100));
  expect(bare).toBe(0);
});

test('what is left of a text whose advice is cut off does not end on what the gift costs', () => {
  /** How costs are put: hedged, and of the person. */
  const cost = /\byou (?:may|might) (?!well)|\byou can go a long time\b/;
  const cut = aspectCells.filter((cell) => withoutAdvice(words, cell) !== cell);
  expect(cut.length).toBeGreaterThan(50);
  const last = cut.map((cell) => sentencesOf(withoutAdvice(words, cell)).at(-1) as string);
  expect(last.filter((sentence) => cost.test(sentence) || /\bless brave\b/.test(sentence))).toEqual([]);
});

describe('a slow planet', () => {
  const slow = [7, 8, 9];
  test('that is in a close aspect to a light or an angle is not its generation’s', () =>
    always(({ aspects }, { chapters }) => {
      const generation = chapters.find(({ key }) => key === 'generation')?.sections ?? [];
      // Of whose section it is: one that is told there in an aspect with it has its own elsewhere.
      for (const { factors } of generation)
        for (const id of factors
          .flatMap(({ kind, planetIds = [] }) => (kind === 'placement' ? planetIds : []))
          .filter((each) => slow.includes(each)))
          for (const { planet1Id, planet2Id, aspectId, orb } of aspects) {
            const other = planet1Id === id ? planet2Id : planet2Id === id ? planet1Id : undefined;
            if (other === undefined || aspectId > 3 || !(other <= 1 || other === 15 || other === 16))
              continue;
            expect(Number(orb), `${id} ${other}`).toBeGreaterThan(1);
          }
    }));
});

test('a T-square is told before the one aspect in it that is told by itself, and says what the two ends of its opposition want', () => {
  const { oneSide, tSquare, tSquareBase } = natalChapters.patterns;
  const beginnings = strings(tSquare).map((cell) => cell.slice(0, cell.indexOf('{')));
  const ends = strings(tSquareBase);
  // Every pair that can be opposite each other: neither Mercury nor Venus is ever opposite the Sun or the other.
  expect(ends.length).toBe((10 * 9) / 2 - 3);
  let [told, sides] = [0, 0];
  always((_, { chapters }) => {
    for (const { text, factors } of chapters.flatMap(({ sections }) => sections)) {
      if (factors[0]?.kind !== 'pattern' || factors[0].patternId !== TSquare) continue;
      expect(
        beginnings.some((beginning) => text.startsWith(beginning)),
        text,
      ).toBe(true);
      if (text.includes(oneSide)) sides++;
      if (!strings(tSquare).some((cell) => text.includes(cell.slice(cell.lastIndexOf('}') + 2)))) continue;
      told++;
      expect(
        ends.some((end) => text.includes(`: ${end}. `)),
        text,
      ).toBe(true);
    }
  });
  expect(told).toBeGreaterThan(part(30));
  expect(sides).toBeGreaterThan(part(10));
});

test('the Moon’s phase is told in the aspect of the lights, or where no text contradicts it', () => {
  let [told, all] = [0, 0];
  always(({ aspects }, { chapters }) => {
    const text = chapters.flatMap(({ sections }) => sections.map((section) => section.text)).join(' ');
    // One that is wide and out of sign is not told.
    const isAspect = aspects.some(
      ({ planet1Id, planet2Id, aspectId, outOfSign, orb }) =>
        planet1Id === 0 && planet2Id === 1 && aspectId <= 1 && !(outOfSign && Number(orb) > 4),
    );
    const isTold = strings(natalChapters.phases).some((phase) =>
      text.includes(longestRunOf(phase).slice(0, 60)),
    );
    if (isAspect) expect(isTold).toBe(false);
    else all++;
    if (isTold) told++;
  });
  expect(told).toBeGreaterThan(all * 0.4);
});

test('an element that outweighs the others is told where no text contradicts it', () => {
  const kinds = ['fire', 'earth', 'air', 'water'] as const;
  let [told, all] = [0, 0];
  for (const birth of spread(400)) {
    const natal = natalOf(birth);
    const chapters = natal.reading?.chapters ?? [];
    const { elements } = natal as unknown as { elements?: Record<string, number> };
    const text = chapters.flatMap(({ sections }) => sections.map((section) => section.text)).join(' ');
    for (const kind of kinds) {
      if (!elements || Number(elements[kind]) < 45) continue;
      const isTold = text.includes(natalChapters.balance.excess[kind].slice(0, 60));
      const isAhead = kinds.every(
        (other) => other === kind || Number(elements[kind]) - Number(elements[other]) >= 15,
      );
      const isAgainst = chapters
        .flatMap(({ sections }) => sections.map(({ factors: [factor] }) => factor))
        .some(
          (factor) =>
            factor?.kind === 'crowding' && factor.signId !== undefined && kinds[factor.signId % 4] !== kind,
        );
      if (!isAhead || isAgainst) expect(isTold).toBe(false);
      else all++;
      if (isTold) told++;
    }
  }
  expect(all).toBeGreaterThan(50);
  // The aspects of a cross that is not told are, and contradict it now and then.
  expect(told).toBeGreaterThan(all * 0.75);
});

test('a figure stands after the planet it points to or another of its own, or with the whole person; a cross where its signs are of one quality, a grand trine of one element', () => {
  let crosses = 0;
  let pointed = 0;
  let trines = 0;
  always(({ planets }, { chapters }) => {
    const all = chapters.flatMap(({ sections }) => sections);
    for (const { key, sections } of chapters)
      for (const { title, factors } of sections) {
        if (factors[0]?.kind !== 'pattern') continue;
        const { patternId, planetIds: its = [] } = factors[0];
        const isPointed = patternId !== undefined && hasApex(patternId as PatternId);
        const placeOf = (id: number): number =>
          all.findIndex(({ factors: [of] }) => of?.kind === 'placement' && of.planetIds?.[0] === id);
        const at = all.findIndex(({ factors: [of] }) => of === factors[0]);
        if (!isPointed) expect(key).toBe('identity');
        // A slow planet may have a section of its own among what a generation shares.
        // What has the Sun in it, or the main theme, is told of the whole person, before the others.
        else if (key !== 'identity' && (its[0] ?? 9) < 7 && placeOf(its[0] ?? 9) >= 0) {
          expect(placeOf(its[0] ?? 9), title).toBeLessThan(at);
          pointed++;
        }
        if (patternId === GrandTrine) {
          trines++;
          const elements = its.map(
            (id) => (planets.find(({ planetId }) => planetId === id)?.signId ?? 0) % 4,
          );
          expect(new Set(elements).size).toBe(1);
        }
        if (title !== 'Grand Cross') continue;
        crosses++;
        const { planetIds = [] } = factors[0];
        const qualities = planets
          .filter(({ planetId }) => planetIds.includes(planetId))
          .map(({ signId }) => signId % 3);
        expect(new Set(qualities).size).toBe(1);
      }
  });
  expect(crosses).toBeGreaterThan(0);
  expect(pointed).toBeGreaterThan(part(20));
  expect(trines).toBeGreaterThan(part(3));
});

test('nobody born at a new Moon looks at a matter from both sides, nor at a full one, of which that has been said', () => {
  let seesaws = 0;
  always(({ aspects }, { chapters }) => {
    const text = chapters.flatMap(({ sections }) => sections.map((section) => section.text)).join(' ');
    if (!text.includes(natalChapters.shapes.seesaw)) return;
    seesaws++;
    const together = aspects.some(
      ({ planet1Id, planet2Id, aspectId }) => planet1Id === 0 && planet2Id === 1 && aspectId <= 1,
    );
    expect(together).toBe(false);
  });
  expect(seesaws).toBeGreaterThan(0);
});

test('a T-square says what eases it where the house across from its apex is empty, and nothing else does', () => {
  const releases = strings(natalChapters.patterns.release).map((cell) => cell.split('{')[0] as string);
  const seen = new Set<boolean>();
  always((_, { chapters }) => {
    for (const { title, text } of chapters.flatMap(({ sections }) => sections)) {
      const isEased = releases.some((release) => text.includes(release));
      if (/^T-Square/.test(title)) seen.add(isEased);
      else expect(isEased).toBe(false);
    }
  });
  expect([...seen].sort()).toEqual([false, true]);
});

test('a message is told twice at most where it need not be, and what must be written counts', () => {
  const messages = new Repetition([['horizon'], ['promise more', 'larger promises']]);
  messages.count('You share a horizon.');
  expect(messages.tryAdd('Toward a horizon.')).toBe(true);
  expect(messages.tryAdd('A third horizon.')).toBe(false);
  expect(messages.tryAdd('You promise more than you mean.')).toBe(true);
  expect(messages.tryAdd('A third horizon, and larger promises.')).toBe(false);
  expect(messages.tryAdd('Larger promises are a second.')).toBe(true);
});

test('in brief a sentence on an aspect is no paragraph', () => {
  const lines = strings(cells.lines.pairs);
  let told = 0;
  fc.assert(
    fc.property(timed, (birth) => {
      for (const { sections } of natalOf(birth, 'brief').reading?.chapters ?? [])
        for (const { text } of sections)
          for (const paragraph of text.split('\n\n')) {
            expect(lines).not.toContain(paragraph);
            if (lines.some((line) => paragraph.endsWith(line))) told++;
          }
    }),
    drawnTimed,
  );
  expect(told).toBeGreaterThan(50);
});

test('no figure is told as what an age shares', () => {
  always((_, { chapters }) => {
    for (const { key, sections } of chapters)
      if (key === 'generation')
        for (const {
          factors: [of],
        } of sections)
          expect(of?.kind).not.toBe('pattern');
  });
});
