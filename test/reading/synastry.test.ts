/** The rules a reading of two charts side by side is composed by, over 300 pairs of births. */

import { describe, test } from 'vitest';
import type { AspectId } from '#dist/chart/aspects.js';
import { stancesOfContact } from '#dist/reading/pair-stances.js';
import { drawOf, troubleOf, valenceOf } from '#dist/reading/synastry/encounters.js';
import { chapterOfContact } from '#dist/reading/synastry/plan.js';
import { natureOf } from '#dist/text/catalogue.js';
import composite from '#dist/text/en/groups/composite.js';
import synastry from '#dist/text/en/groups/synastry.js';
import { adviceStances, oppositeOf, type PairStance, pairStances } from '#dist/text/stances.js';
import { engine } from '../engine.js';
import { expect } from '../expect.js';
import { isRandom, part } from '../fast-check.js';
import { once } from './once.js';
import {
  always,
  type Couple,
  expectFactorsOnce,
  expectWellMade,
  isHoused,
  ofHouses,
  requestOf,
  sections,
  textOf,
  untimed,
  type Written,
  words,
} from './pairs.js';

const chapters = ['impressions', 'hearts', 'desire', 'talk', 'daily', 'gifts', 'lasting'];
const [Moon, Mars, Saturn, Pluto, Ascendant] = [1, 4, 6, 9, 15];

/** The laws go through the same couples, in part. */
const answerOf = once((couple: Couple, readingLength: 'full' | 'brief') =>
  engine.synastry(requestOf(couple), { include: ['reading', 'factors'], readingLength }),
);
const compositeOf = once((couple: Couple) => engine.composite(requestOf(couple), { include: ['reading'] }));
function readingOf(couple: Couple, readingLength: 'full' | 'brief' = 'full'): Written {
  const { reading } = answerOf(couple, readingLength);
  if (!reading) throw new Error('no reading');
  return reading;
}
type Factor = Written['chapters'][number]['sections'][number]['factors'][number];
const contactsOf = (reading: Written) =>
  sections(reading).map(({ factors }) => factors.filter(({ kind }) => kind === 'contact'));
const has = ({ planetIds = [] }: { planetIds?: readonly number[] | undefined }, ...ids: number[]): boolean =>
  ids.some((id) => planetIds.includes(id));

/** Whether contacts and houses give a reading its length; a shorter one takes in weaker ones, and sections by sign. */
const isLong = (couple: Couple): boolean => {
  const reading = readingOf(couple);
  const bySign = sections(reading).filter(({ factors }) =>
    factors.every(({ kind }) => kind === 'placement' || kind === 'whole'),
  );
  const others = words(textOf(reading)) - words(bySign.map(({ text }) => text).join(' '));
  return others >= (isHoused(couple) ? 1500 : 1150);
};

const { lines, descendant, frames, remedies } = synastry.readings.synastry;
const filled = (cell: string): string[] => [
  cell.replaceAll('{name1}', 'Ada').replaceAll('{name2}', 'Ben'),
  cell.replaceAll('{name1}', 'Ben').replaceAll('{name2}', 'Ada'),
];
const cellsIn = (table: unknown): string[] =>
  typeof table === 'string' ? [table] : Object.values(table as object).flatMap(cellsIn);

/** The sentence that an opening has of a contact. */
const lineOf = ({ planetIds: [first = 0, second = 0] = [], aspectId = 0 }: Factor): string | undefined => {
  const side = first <= second ? 0 : 1;
  const [lower, higher] = side === 0 ? [first, second] : [second, first];
  const isDescendant = aspectId === 1 && higher === Ascendant;
  const cell = isDescendant
    ? descendant.lines[lower as 0]
    : lines[lower as 0]?.[higher as 0]?.[natureOf(aspectId as AspectId) ?? 'conjunction'];
  return cell && filled(cell)[side];
};

/** The planet that meets several things of the other's by which a reading opens and closes, where it does. */
function clusterIn({ opening, closing }: Written): { body: number; nature: 'hard' | 'kind' } | undefined {
  const isIn = (text: string, cell: string): boolean =>
    filled(cell).some((sentence) => sentence.split('{planets}').every((half) => text.includes(half)));
  const found = (['hard', 'kind'] as const).flatMap((nature) =>
    Object.entries(frames.clusters[nature]).flatMap(([body, { question, answer }]) =>
      isIn(opening, question) && isIn(closing, answer) ? [{ body: Number(body), nature }] : [],
    ),
  );
  expect(found.length).toBeLessThanOrEqual(1);
  return found[0];
}

/** By which contact a reading opens and closes: its bodies, the lower first, and its nature; `angle` for any angle. */
const leadOf = ({ opening, closing }: Written): { key: string; isNature: (aspectId: number) => boolean } => {
  const found = [
    ...Object.entries(frames.contacts).flatMap(([lower, own]) =>
      Object.entries(
        own as Readonly<Record<string, Record<string, { question: string; answer: string }>>>,
      ).flatMap(([higher, natures]) =>
        Object.entries(natures).map(([nature, frame]) => ({ key: `${lower} ${higher}`, nature, frame })),
      ),
    ),
    ...Object.entries(frames.onAngle).map(([lower, frame]) => ({
      key: `${lower} ${Ascendant}`,
      nature: 'angle',
      frame,
    })),
    { key: 'none', nature: 'none', frame: frames.none },
  ].filter(
    ({ frame: { question, answer } }) =>
      filled(question).some((cell) => opening.includes(cell)) &&
      filled(answer).some((cell) => closing.startsWith(cell)),
  );
  expect(found.length).toBe(1);
  const [{ key, nature } = { key: '', nature: '' }] = found;
  return {
    key,
    isNature: (aspectId) => (nature === 'angle' ? aspectId <= 1 : natureOf(aspectId as AspectId) === nature),
  };
};

/** Whether a section opens its chapter since the reading opens and closes by what it tells, by its first factor. */
function leadsIn(reading: Written): (factor: Factor) => boolean {
  const cluster = clusterIn(reading);
  const lead = cluster ? undefined : leadOf(reading);
  const isLead = ({ kind, planetIds = [], aspectId = 9 }: Factor): boolean =>
    kind === 'contact' &&
    (cluster
      ? planetIds.includes(cluster.body)
      : [...planetIds].sort((a, b) => a - b).join(' ') === lead?.key && lead.isNature(aspectId));
  const heads = reading.chapters.flatMap(({ sections: [first] }) =>
    first?.factors.some(isLead) ? first.factors.slice(0, 1) : [],
  );
  return (factor) => heads.includes(factor);
}

describe('a reading of two charts', () => {
  test('says no sentence twice, leaves no blank, keeps to its chapters, ranks and lengths', () =>
    always((couple) => {
      const reading = readingOf(couple);
      expectWellMade(reading, chapters, leadsIn(reading));
      expectFactorsOnce(reading);
      const count = words(textOf(reading));
      expect(count).toBeLessThanOrEqual(3000);
      // Most are of 1,500 to 1,750 words; two charts that hardly touch have less to say, and a planet with many hard contacts is
      // told once.
      expect(count).toBeGreaterThanOrEqual(isHoused(couple) ? 900 : 450);
      expect(words(textOf(readingOf(couple, 'brief')))).toBeLessThanOrEqual(1200);
    }));

  test('is of 1,500 words in most pairs with both hours', () => {
    const counts: number[] = [];
    always((couple) => {
      if (isHoused(couple)) counts.push(words(textOf(readingOf(couple))));
    });
    const [median = 0] = counts.sort((a, b) => a - b).slice(counts.length / 2);
    expect(median).toBeGreaterThanOrEqual(1500);
  });

  test('is of 1,500 words in most pairs of whom one hour is known, and where none is', () => {
    const medianOf = (cut: (couple: Couple) => Couple): number => {
      const counts: number[] = [];
      always((couple) => {
        counts.push(words(textOf(readingOf(cut(couple)))));
      }, 100);
      return counts.sort((a, b) => a - b)[counts.length / 2] ?? 0;
    };
    expect(medianOf(({ one, other }) => ({ one: { ...one, time: null }, other }))).toBeGreaterThanOrEqual(
      1500,
    );
    expect(medianOf(untimed)).toBeGreaterThanOrEqual(1500);
  });

  test('says of an element what the planets of both have of it', () => {
    const { balance } = synastry.readings.synastry;
    const found = new Set<string>();
    always((couple) => {
      const { planets1, planets2 } = answerOf(untimed(couple), 'full');
      const text = textOf(readingOf(untimed(couple)));
      for (const [at, element] of (['fire', 'earth', 'air', 'water'] as const).entries()) {
        const [one = 0, other = 0] = [planets1, planets2].map(
          (planets) =>
            planets.filter(({ planetId, signId }) => planetId <= Saturn && signId % 4 === at).length,
        );
        const [lent = '', borrowed = ''] = filled(balance.lent[element]);
        const [shared = ''] = filled(balance.shared[element]);
        const [missing = ''] = filled(balance.missing[element]);
        for (const [cell, holds] of [
          // Of a Moon between two signs only one is the noon's.
          [lent, one >= 3 && other === 0],
          [borrowed, other >= 3 && one === 0],
          [shared, one >= 3 && other >= 3],
          [missing, one + other === 0],
        ] as const)
          if (text.includes(cell)) {
            found.add(cell);
            expect(holds, cell).toBe(true);
          }
      }
    });
    expect(found.size).toBeGreaterThan(part(5));
  });

  test('tells of two ages only where a generation lies between the births', () => {
    const { ages } = synastry.readings.synastry;
    const place = { name: 'there', latitude: 40, longitude: 0, timezone: 'UTC' };
    let told = 0;
    for (let year = 1940; year < 1990; year += isRandom ? 1 : 2) {
      const one = { date: `${year}-03-04`, time: null, place };
      const near = textOf(readingOf({ one, other: { ...one, date: `${year + 3}-10-11` } }));
      const far = textOf(readingOf({ one, other: { ...one, date: `${year + 25}-10-11` } }));
      expect(ages.filter((cell) => near.includes(cell))).toEqual([]);
      told += ages.filter((cell) => far.includes(cell)).length;
    }
    expect(told).toBeGreaterThan(part(10));
  });

  test('has the same one of the two ahead in pace from section to section, but for what is among the strongest', () => {
    const { stances, suns, sunWithMoon, venusWithMars, sunWithMercury } = synastry.readings.synastry;
    let told = 0;
    always((couple) => {
      const reading = readingOf(untimed(couple));
      const text = textOf(reading);
      const ahead = new Set<string>();
      for (const [cells, tags] of [
        [suns, stances.suns],
        [sunWithMoon, stances.sunWithMoon],
        [venusWithMars, stances.venusWithMars],
        [sunWithMercury, stances.sunWithMercury],
      ] as const)
        for (const [one, row] of Object.entries(tags))
          for (const [other, own] of Object.entries(row)) {
            const tag = own.find((stance) => stance === 'ahead' || stance === 'behind');
            if (tag === undefined) continue;
            const cell = cells[one as 'fire'][other as 'fire'];
            for (const [i, written] of filled(cell).entries())
              if (text.includes(written)) ahead.add((tag === 'ahead') === (i === 0) ? 'Ada' : 'Ben');
          }
      const byContact = new Set(
        contactsOf(reading)
          .flat()
          .flatMap((factor) => stancesOfContact(stances, ...bodiesAndAspect(factor)))
          .flatMap((stance) => (stance === 'ahead' ? ['Ada'] : stance === 'behind' ? ['Ben'] : [])),
      );
      // Both ways around, a Mars against a Saturn may be told for its weight.
      if (byContact.size > 1) return;
      for (const name of byContact) ahead.add(name);
      told += ahead.size;
      expect(ahead.size).toBeLessThanOrEqual(1);
    }, 150);
    expect(told).toBeGreaterThan(part(30));
  });

  test('opens the chapter of affection with no single strict Saturn', () =>
    always((couple) => {
      const hearts = readingOf(couple).chapters.find(({ key }) => key === 'hearts');
      const [first] = hearts?.sections ?? [];
      const contacts = (first?.factors ?? []).filter(({ kind }) => kind === 'contact');
      const hard = contacts.filter(({ aspectId }) => aspectId === 1 || aspectId === 3);
      if (contacts.length > 1 || hard.length === 0) return;
      // With Mars it is the quarrel of a chapter that tells of both.
      const strict = hard.filter((factor) => has(factor, Saturn) && !has(factor, Ascendant));
      expect(strict.filter((factor) => !has(factor, Mars))).toEqual([]);
    }));

  test('speaks of both by name and addresses neither', () =>
    always((couple) => {
      const unquoted = textOf(readingOf(couple)).replace(/“[^”]*”/g, '');
      expect(unquoted).not.toMatch(/\b(you|your|yours|yourself)\b/i);
    }));

  test('has the closest contacts of the lights, and in brief those within half a degree', () =>
    always((couple) => {
      const { aspects1 } = answerOf(couple, 'full');
      for (const [length, orb] of [
        ['full', 1],
        ['brief', 0.5],
      ] as const) {
        const written = contactsOf(readingOf(couple, length)).flat();
        const close = aspects1.filter(
          (aspect) =>
            Number(aspect.orb) < orb &&
            aspect.aspectId <= 4 &&
            [aspect.planet1Id, aspect.planet2Id].every((id) => id <= Pluto) &&
            [aspect.planet1Id, aspect.planet2Id].some((id) => id <= Moon) &&
            // Where a Moon is, without an hour of birth, nobody knows to a degree.
            (aspect.planet1Id !== Moon || couple.one.time !== null) &&
            (aspect.planet2Id !== Moon || couple.other.time !== null),
        );
        for (const { planet1Id, planet2Id, aspectId } of close)
          expect(written).toContainEqual(
            expect.objectContaining({ planetIds: [planet1Id, planet2Id], aspectId }),
          );
      }
    }));

  test('has what is within half a degree of Sun to Mars, and a planet of these on an Ascendant', () => {
    let found = 0;
    always((couple) => {
      const { aspects1 } = answerOf(couple, 'full');
      const written = contactsOf(readingOf(couple)).flat();
      const isTimed = [couple.one.time, couple.other.time].map((time) => time !== null);
      for (const { planet1Id, planet2Id, aspectId, orb, outOfSign } of aspects1) {
        const ids = [planet1Id, planet2Id];
        if (outOfSign || aspectId > 4 || !ids.every((id) => id <= Pluto || id === Ascendant)) continue;
        // What is a person's own with any planet; and an angle with these alone.
        const isOnAngle = ids.includes(Ascendant) && aspectId <= 1;
        if (
          !ids.some((id) => id <= Mars) ||
          (isOnAngle && !ids.every((id) => id <= Mars || id === Ascendant))
        )
          continue;
        // Of two Ascendants there is no text.
        if (planet1Id === planet2Id && planet1Id === Ascendant) continue;
        // Where a Moon or an Ascendant is, without an hour of birth, nobody knows to a degree.
        if (ids.some((id, i) => (id === Moon || id === Ascendant) && !isTimed[i])) continue;
        if (Number(orb) >= (ids.includes(Ascendant) && aspectId <= 1 ? 2.5 : 0.5)) continue;
        found++;
        expect(written).toContainEqual(
          expect.objectContaining({ planetIds: [planet1Id, planet2Id], aspectId }),
        );
      }
    });
    expect(found).toBeGreaterThan(part(100));
  });

  test('of what is out of its sign tells nothing wider than 3°, but what stands together with a light', () => {
    let passed = 0;
    always((couple) => {
      const written = contactsOf(readingOf(couple)).flat();
      for (const { planet1Id, planet2Id, aspectId, orb, outOfSign } of answerOf(couple, 'full').aspects1) {
        if (!outOfSign || Number(orb) <= 3 || (aspectId === 0 && Math.min(planet1Id, planet2Id) <= Moon))
          continue;
        passed++;
        expect(written).not.toContainEqual(
          expect.objectContaining({ planetIds: [planet1Id, planet2Id], aspectId }),
        );
      }
    });
    expect(passed).toBeGreaterThan(part(100));
  });

  test('says in an opening that one planet is welcome to one of the other’s and not to the next', () => {
    const { turning } = synastry.readings.synastry;
    const bridges = Object.values(turning)
      .flat()
      .flatMap((cell) => ['Ada', 'Ben'].map((name) => cell.replaceAll('{name2}', name)));
    let turned = 0;
    always((couple) => {
      const { opening } = readingOf(couple);
      const { factors = [] } = answerOf(couple, 'full');
      const told = factors
        .flatMap((factor) => {
          const line = factor.kind === 'contact' ? lineOf(factor) : undefined;
          const at = line === undefined ? -1 : opening.indexOf(line);
          const [first = 0, second = 0] = factor.planetIds ?? [];
          const valence = valenceOf({ first, second, aspect: factor.aspectId as AspectId });
          return line === undefined || at < 0 ? [] : [{ first, second, valence, at, end: at + line.length }];
        })
        .sort((a, b) => a.at - b.at);
      for (const [i, { first, second, valence, at }] of told.entries()) {
        const before = told[i - 1];
        if (!before || (before.first !== first && before.second !== second)) continue;
        const between = opening.slice(before.end, at).trim();
        const isTurn = before.valence !== valence && ![before.valence, valence].includes('strong');
        // What is asked in between of another contact parts the two.
        if (between !== '' && !bridges.includes(between)) continue;
        expect(bridges.includes(between)).toBe(isTurn);
        if (isTurn) turned++;
      }
    });
    expect(turned).toBeGreaterThan(part(10));
  });

  test('tells what it opens by under its own name, and no ambition with affection', () => {
    let led = 0;
    let slow = 0;
    always((couple) => {
      const reading = readingOf(couple);
      for (const { key, sections: own } of reading.chapters)
        for (const { factors } of own)
          for (const { kind, planetIds: ids = [], aspectId } of factors) {
            const [first = 0, second = 0] = ids;
            if (kind !== 'contact' || !ids.every((id) => id > 4 && id <= Pluto)) continue;
            slow++;
            if (key === 'hearts')
              expect(valenceOf({ first, second, aspect: aspectId as AspectId })).toBe('hard');
          }
      if (clusterIn(reading)) return;
      for (const { factors } of sections(reading)) {
        const contacts = factors.filter(({ kind }) => kind === 'contact');
        const lead = contacts.find((factor) =>
          questionsOf(factor).some((cell) => reading.opening.includes(cell)),
        );
        const [first = 0, second = 0] = lead?.planetIds ?? [];
        // What is hard may be one of a planet's burdens, which are told at once.
        if (!lead || valenceOf({ first, second, aspect: lead.aspectId as AspectId }) !== 'kind') continue;
        led++;
        expect(contacts.filter((factor) => !has(factor, first) || !has(factor, second))).toEqual([]);
      }
    });
    expect(led).toBeGreaterThan(part(20));
    expect(slow).toBeGreaterThan(part(20));
  });

  test('titles a chapter of drive with a quarrel where a contact in it is hard or may be', () =>
    always((couple) => {
      for (const { key, title, sections: own } of readingOf(couple).chapters) {
        if (key !== 'desire') continue;
        const isHard = own
          .flatMap(({ factors }) => factors)
          .some(
            ({ kind, planetIds: [first = 0, second = 0] = [], aspectId = 0 }) =>
              kind === 'contact' && valenceOf({ first, second, aspect: aspectId as AspectId }) !== 'kind',
          );
        expect(title).toBe(isHard ? 'Drive and quarrel' : 'Drive');
      }
    }));

  test('says by element or by quality who begins things, where the two disagree', () => {
    const place = { name: 'there', latitude: 40, longitude: 0, timezone: 'UTC' };
    const toldOf = (first: string, second: string): number =>
      Array.from({ length: 30 }, (_, i) => {
        const one = { date: `${1950 + i}-${first}`, time: null, place };
        const other = { date: `${1951 + i}-${second}`, time: null, place };
        return textOf(readingOf({ one, other })).includes('in a sign that begins things') ? 1 : 0;
      }).reduce<number>((sum, each) => sum + each, 0);
    // A Sun in Leo with one in Capricorn; in Aquarius with one in Capricorn.
    expect(toldOf('08-08', '01-08')).toBe(0);
    expect(toldOf('02-08', '01-08')).toBeGreaterThan(0);
  });

  test('makes no contact of a Moon whose hour is unknown', () =>
    always((couple) => {
      const contacts = contactsOf(readingOf(untimed(couple))).flat();
      expect(contacts.filter((factor) => has(factor, Moon))).toEqual([]);
    }, 100));

  test('what the opening names is within five degrees and in its sign, and has its section, brief or not', () => {
    let named = 0;
    always((couple) => {
      const { aspects1 } = answerOf(couple, 'full');
      const { lines, descendant } = synastry.readings.synastry;
      const { opening } = readingOf(couple);
      const written = contactsOf(readingOf(couple, 'brief')).flat();
      let wide = 0;
      for (const each of aspects1) {
        const { planet1Id: a, planet2Id: b, aspectId } = each;
        const nature = natureOf(aspectId as AspectId);
        const [lower, higher] = a <= b ? [a, b] : [b, a];
        const cell =
          aspectId === 1 && higher === Ascendant
            ? descendant.lines[lower as 0]
            : nature && lines[lower as 0]?.[higher as 0]?.[nature];
        if (!cell) continue;
        const [name1, name2] = a <= b ? ['Ada', 'Ben'] : ['Ben', 'Ada'];
        if (!opening.includes(cell.replaceAll('{name1}', name1).replaceAll('{name2}', name2))) continue;
        const factor = expect.objectContaining({ planetIds: [a, b], aspectId });
        if (!written.some((told) => told.planetIds?.[0] === a && told.planetIds[1] === b))
          expect(written).toContainEqual(factor);
        named++;
        expect(wide).toBeLessThanOrEqual(1);
        // Two lights within seven; and what leads is the closest that there is.
        if (Number(each.orb) > (Math.max(a, b) <= Moon ? 7.01 : 5.01)) wide++;
      }
    }, 100);
    expect(named).toBeGreaterThan(part(150));
  });

  test('what the opening gives a sentence is told at length in the body, the other way around of what leads a section too', () => {
    const { passages, passagesAgain } = synastry.readings.synastry;
    let named = 0;
    always((couple) => {
      const reading = readingOf(couple);
      const body = sections(reading)
        .map(({ text }) => text)
        .join('\n\n');
      for (const { planet1Id: a, planet2Id: b, aspectId } of answerOf(couple, 'full').aspects1) {
        const line = lineOf({ kind: 'contact', weight: 0, planetIds: [a, b], aspectId } as Factor);
        if (line === undefined || !reading.opening.includes(line)) continue;
        const [lower, higher] = a <= b ? [a, b] : [b, a];
        const nature = natureOf(aspectId as AspectId);
        if (!nature) continue;
        const cells =
          aspectId === 1 && higher === Ascendant
            ? [descendant.passages[lower as 0]]
            : [passages, passagesAgain].map((table) => table[lower as 0]?.[higher as 0]?.[nature]);
        const told = cells
          .filter((cell) => cell !== undefined)
          .flatMap((cell) => filled(cell)[a <= b ? 0 : 1]?.split(/(?<=[.?!])\s+/) ?? [])
          .filter((sentence) => !/[[{]/.test(sentence));
        named++;
        expect(
          told.some((sentence) => body.includes(sentence)),
          line,
        ).toBe(true);
      }
    });
    expect(named).toBeGreaterThan(part(450));
  });

  test('a contact and its return are one section, and what is on an angle is in no house', () =>
    always((couple) => {
      const reading = readingOf(couple);
      const all = contactsOf(reading);
      const bodies = all.flatMap((factors, i) =>
        factors.map(({ planetIds: [a, b] = [] }) => ({ i, a: a ?? -1, b: b ?? -1 })),
      );
      for (const one of bodies)
        for (const other of bodies) if (one.a === other.b && one.b === other.a) expect(other.i).toBe(one.i);
      const atAngle = all
        .flat()
        .filter((factor) => has(factor, Ascendant) && (factor.aspectId ?? 9) <= 1)
        .map(({ planetIds: [a, b] = [] }) => (b === Ascendant ? `1 ${a}` : `2 ${b}`));
      const inAngularHouse = sections(reading)
        .flatMap(({ factors }) => factors)
        .filter(
          ({ kind, house }) => (kind === 'overlay' || kind === 'crowding') && (house === 1 || house === 7),
        )
        .flatMap(({ person, planetIds = [] }) => planetIds.map((id) => `${person} ${id}`));
      expect(inAngularHouse.filter((key) => atAngle.includes(key))).toEqual([]);
    }));

  test('ends with what lasts: Saturn’s contacts, or what stands in for them', () =>
    always((couple) => {
      for (const length of ['full', 'brief'] as const) {
        const reading = readingOf(couple, length);
        const last = reading.chapters.at(-1);
        expect(last?.key).toBe('lasting');
        // A hard contact of Saturn’s is told with what it is hard on, and what returns it with it.
        const isKindOfSaturn = contactsOf(reading).some((factors) => {
          const ofSaturn = factors.filter((factor) => has(factor, Saturn));
          return (
            ofSaturn.length > 0 && ofSaturn.every(({ aspectId = 9 }) => aspectId !== 1 && aspectId !== 3)
          );
        });
        if (isKindOfSaturn)
          expect(last?.sections.flatMap(({ factors }) => factors).some((factor) => has(factor, Saturn))).toBe(
            true,
          );
      }
    }, 100));

  test('the opening asks about the lead and says in a sentence each what two to five others do, and how all agree', () => {
    const { ties, weighing } = synastry.readings.synastry;
    always((couple) => {
      const reading = readingOf(couple);
      const key = clusterIn(reading) ? '' : leadOf(reading).key;
      const said = contactsOf(reading)
        .flat()
        .filter((factor) => reading.opening.includes(lineOf(factor) ?? '?'));
      expect(said.length).toBeGreaterThanOrEqual(2);
      // Two or three, and what the last sentence weighs where that is none of these.
      expect(said.length).toBeLessThanOrEqual(5);
      // What leads is not told as well as asked.
      for (const { planetIds = [] } of said)
        expect([...planetIds].sort((a, b) => a - b).join(' ')).not.toBe(key);
      expect(
        new Set(
          cellsIn([ties, weighing])
            .flatMap(filled)
            .filter((sentence) => reading.opening.includes(sentence)),
        ).size,
      ).toBe(1);
    }, 150);
  });

  test('names the strongest of three contacts in their order, and closes by the first that can be asked about', () => {
    let led = 0;
    let all = 0;
    always((couple) => {
      for (const given of [couple, untimed(couple)]) {
        const { aspects1, factors = [] } = answerOf(given, 'full');
        const { opening, closing } = readingOf(given);
        if (clusterIn(readingOf(given))) continue;
        const seen = factors.filter((factor) => {
          if (factor.kind !== 'contact' || factor.weight === 0 || lineOf(factor) === undefined) return false;
          const { planetIds: [a = 0, b = 0] = [], aspectId } = factor;
          const { orb, outOfSign } =
            aspects1.find(
              (each) => each.planet1Id === a && each.planet2Id === b && each.aspectId === aspectId,
            ) ?? {};
          // What is wide or out of its sign, two planets of an age, and what is far from its angle, are not named.
          return (
            !outOfSign &&
            Number(orb) <= (Math.max(a, b) <= Moon ? 7 : 5) &&
            (Math.min(a, b) < 7 || Math.max(a, b) > Pluto)
          );
        });
        // The same two bodies the other way around are one thing to a reader.
        const strongest: Factor[] = [];
        for (const factor of seen) {
          const [a, b] = factor.planetIds ?? [];
          const isReturn = strongest.some(({ planetIds: [c, d] = [] }) => a === d && b === c && a !== b);
          if (!isReturn && strongest.length < 3) strongest.push(factor);
        }
        const sentencesOf = (factor: Factor): string[] => [lineOf(factor) ?? '?', ...questionsOf(factor)];
        const places = strongest.map((factor) =>
          Math.max(...sentencesOf(factor).map((sentence) => opening.indexOf(sentence))),
        );
        // The weakest may have given its place to a contact that goes another way.
        const [, ...others] = places;
        expect(places[0]).not.toBe(-1);
        expect(others.filter((place) => place === -1).length).toBeLessThanOrEqual(1);
        // Of one weight, to a tenth, either may stand first.
        for (const [k, place] of places.entries())
          if (k > 0 && place >= 0 && strongest[k]?.weight !== strongest[k - 1]?.weight)
            expect(place).toBeGreaterThan(places[k - 1] as number);
        const [first] = strongest;
        if (first === undefined) continue;
        all++;
        if (answersOf(first).some((answer) => closing.startsWith(answer))) led++;
      }
    }, 150);
    expect(led / all).toBeGreaterThan(0.9);
  });

  const frameOf = ({
    planetIds: [a = 0, b = 0] = [],
    aspectId = 0,
  }: Factor): typeof frames.none | undefined => {
    const [lower, higher] = a <= b ? [a, b] : [b, a];
    if (higher === Ascendant) return aspectId <= 1 ? frames.onAngle[lower as 0] : undefined;
    const own = Object.entries(frames.contacts).find(([id]) => Number(id) === lower)?.[1];
    const natures = Object.entries<Record<string, typeof frames.none>>(own ?? {});
    return natures.find(([id]) => Number(id) === higher)?.[1][
      natureOf(aspectId as AspectId) ?? 'conjunction'
    ];
  };
  const questionsOf = (factor: Factor): string[] => filled(frameOf(factor)?.question ?? '?');
  const answersOf = (factor: Factor): string[] => filled(frameOf(factor)?.answer ?? '?');

  test('opens and closes by one contact that is told, the heaviest that can lead', () =>
    always((couple) => {
      for (const given of [couple, untimed(couple)])
        for (const length of ['full', 'brief'] as const) {
          const reading = readingOf(given, length);
          if (clusterIn(reading)) continue;
          const { key, isNature } = leadOf(reading);
          const told = contactsOf(reading)
            .flat()
            .sort((a, b) => b.weight - a.weight);
          const lead = told.find(
            ({ planetIds = [], aspectId = 9 }) =>
              [...planetIds].sort((a, b) => a - b).join(' ') === key && isNature(aspectId),
          );
          if (key === 'none') continue;
          expect(lead).toBeDefined();
          // It opens its chapter, and is told at some length.
          const heads = reading.chapters.flatMap(({ sections: [first] }) => (first ? [first] : []));
          const head = heads.find(({ factors }) => factors.some((factor) => factor === lead));
          expect(head).toBeDefined();
          expect(words(head?.text ?? '')).toBeGreaterThanOrEqual(35);
        }
    }, 100));

  test('opens and closes by a planet that meets three things or more of the other’s own in one way, and tells them', () => {
    let found = 0;
    always((couple) => {
      const { aspects1 } = answerOf(couple, 'full');
      const timed = [couple.one.time, couple.other.time].map((time) => time !== null);
      const counts = new Map<string, number>();
      for (const { planet1Id: a, planet2Id: b, aspectId, orb, outOfSign } of aspects1) {
        // A Moon whose hour is unknown may be in no aspect, and what only just counts may not after rounding.
        const isOpen = (id: number, i: number): boolean => (id === Moon || id === Ascendant) && !timed[i];
        if (outOfSign || isOpen(a, 0) || isOpen(b, 1) || aspectId > 4) continue;
        for (const [side, body, met] of [
          [1, a, b],
          [2, b, a],
        ] as const) {
          if (body > Pluto || !(met <= Mars || met === Ascendant)) continue;
          const isPressing = [a, b].some((id) => [Mars, Saturn, 7, 8, Pluto].includes(id));
          const isAngle = met === Ascendant && aspectId <= 1;
          const isKind = aspectId === 2 || aspectId === 4 || ((aspectId === 0 || isAngle) && !isPressing);
          const widest = aspectId === 4 ? 1.99 : isKind ? 3.99 : 4.99;
          const key = `${side} ${body} ${isKind}`;
          if (Number(orb) <= widest) counts.set(key, (counts.get(key) ?? 0) + 1);
        }
      }
      if (![...counts.values()].some((count) => count >= 3)) return;
      found++;
      for (const length of ['full', 'brief'] as const) {
        const reading = readingOf(couple, length);
        const cluster = clusterIn(reading);
        expect(cluster).toBeDefined();
        const told = contactsOf(reading)
          .flat()
          .filter((factor) => has(factor, cluster?.body ?? -1));
        expect(told.length).toBeGreaterThanOrEqual(3);
      }
    }, 200);
    expect(found).toBeGreaterThan(part(30));
  });

  test('has the five heaviest contacts, whatever they deny, and in brief the three', () =>
    always((couple) => {
      for (const given of [couple, untimed(couple)]) {
        const { factors = [] } = answerOf(given, 'full');
        for (const [length, most] of [
          ['full', 5],
          ['brief', 3],
        ] as const) {
          const heaviest = factors
            .filter(({ kind, planetIds: [a = 0, b = 0] = [], aspectId = 9, weight }) => {
              if (kind !== 'contact' || weight === 0) return false;
              const isOfAge = a >= 7 && b >= 7 && a <= Pluto && b <= Pluto;
              const points = [a, b].filter((id) => id > Pluto);
              if (isOfAge || points.some((id) => id !== Ascendant)) return false;
              // What is on an angle has to be near it.
              const orb = answerOf(given, length).aspects1.find(
                (each) => each.planet1Id === a && each.planet2Id === b && each.aspectId === aspectId,
              )?.orb;
              return points.length === 0 || aspectId > 1 || Number(orb) <= 5;
            })
            .slice(0, most);
          const written = contactsOf(readingOf(given, length)).flat();
          for (const { planetIds, aspectId } of heaviest)
            expect(written).toContainEqual(expect.objectContaining({ planetIds, aspectId }));
        }
      }
    }, 150));

  test('the last words after the answer are on the hardest contact, and never on the one that was answered', () => {
    let both = 0;
    always((couple) => {
      const { closing } = readingOf(couple);
      const key = clusterIn(readingOf(couple)) ? '' : leadOf(readingOf(couple)).key;
      const remedied = Object.entries(remedies).flatMap(([lower, own]) =>
        Object.entries(own as Readonly<Record<string, readonly string[]>>).flatMap(([higher, wordings]) =>
          wordings.flatMap(filled).some((cell) => closing.includes(cell)) ? [`${lower} ${higher}`] : [],
        ),
      );
      expect(remedied).not.toContain(key);
      expect(words(closing)).toBeGreaterThanOrEqual(40);
      expect(words(closing)).toBeLessThanOrEqual(170);
      both += remedied.length;
    }, 150);
    expect(both).toBeGreaterThan(part(50));
  });

  test('ends on what lasts, which is no other than what draws the two together unless the answer was on that', () => {
    const { lasting, lastingEvenSo, ties } = synastry.readings.synastry;
    let same = 0;
    let found = 0;
    let evenSo = 0;
    always((couple) => {
      const { opening, closing } = readingOf(couple);
      const [drawn] = Object.entries(ties).flatMap(([body, own]) =>
        cellsIn(own).some((cell) => filled(cell).some((each) => opening.includes(each))) ? [body] : [],
      );
      const endsOn = (table: Readonly<Record<string, readonly string[]>>): string[] =>
        Object.entries(table).flatMap(([body, wordings]) =>
          wordings.some((cell) => closing.endsWith(cell)) ? [body] : [],
        );
      const [plainly] = endsOn(lasting);
      const lasts = plainly ?? endsOn(lastingEvenSo)[0];
      if (plainly !== undefined) {
        // What has been told as hard is not promised as though it were nothing but good.
        const strained = contactsOf(readingOf(couple))
          .flat()
          .filter(
            ({ planetIds: [first = 0, second = 0] = [], aspectId }) =>
              valenceOf({ first, second, aspect: aspectId as AspectId }) === 'hard',
          )
          .map(({ planetIds: [first = 0, second = 0] = [] }) => String(drawOf({ first, second })));
        expect(strained).not.toContain(plainly);
      } else evenSo++;
      if (drawn === undefined) return;
      expect(lasts).toBeDefined();
      found++;
      if (lasts === drawn) same++;
    }, 150);
    expect(found).toBeGreaterThan(part(120));
    expect(same).toBeGreaterThan(found / 2);
    expect(evenSo).toBeGreaterThan(part(30));
  });

  test('what helps, at the end, is with what the opening says that the two fall out over', () => {
    const { ties } = synastry.readings.synastry;
    let found = 0;
    always((couple) => {
      const { opening, closing } = readingOf(couple);
      const troubles = Object.values(ties).flatMap((own) =>
        Object.entries(own).flatMap(([trouble, cell]) =>
          filled(cell).some((each) => opening.includes(each)) ? [trouble] : [],
        ),
      );
      const helped = Object.entries(remedies).flatMap(([lower, own]) =>
        Object.entries(own as Readonly<Record<string, readonly string[]>>).flatMap(([higher, wordings]) =>
          wordings.flatMap(filled).some((cell) => closing.includes(cell))
            ? [String(troubleOf({ first: Number(lower), second: Number(higher) } as never))]
            : [],
        ),
      );
      for (const trouble of helped) expect(troubles).toContain(trouble);
      found += helped.length;
    }, 100);
    expect(found).toBeGreaterThan(part(30));
  });

  test('a body that one of the other’s suits and the next doesn’t is not told as both without a word of when', () => {
    const { turned } = synastry.readings.synastry;
    const wordings = Object.values(turned).flatMap((own) => Object.values<readonly string[]>(own).flat());
    const patterns = wordings.map(
      (cell) => new RegExp(cell.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^.]+')),
    );
    let turns = 0;
    always((couple) => {
      for (const { text, factors, title } of sections(readingOf(couple))) {
        const [lead, ...others] = factors.filter(({ kind }) => kind === 'contact');
        const [one = 0, other = 0] = lead?.planetIds ?? [];
        // The same two the other way around have a sentence of their own before them.
        const isBack = ({ planetIds: [a, b] = [] }: Factor) =>
          factors.some(({ planetIds: [c, d] = [] }) => a !== b && a === d && b === c);
        for (const at of [0, 1]) {
          const id = [one, other][at];
          if (!lead || others.length === 0 || !others.every(({ planetIds = [] }) => planetIds[at] === id))
            continue;
          const valences = [lead, ...others]
            .filter((each) => !isBack(each))
            .map(({ planetIds: [first = 0, second = 0] = [], aspectId }) =>
              valenceOf({ first, second, aspect: aspectId as AspectId }),
            );
          if (!valences.includes('kind') || !valences.includes('hard')) continue;
          expect(
            patterns.some((pattern) => pattern.test(text)),
            title,
          ).toBe(true);
          turns++;
        }
      }
    }, 100);
    expect(turns).toBeGreaterThan(part(40));
  });

  test('of two statements that deny each other only those of the strongest contacts and of the lights’ exact ones stand', () => {
    const { stances } = synastry.readings.synastry;
    let left = 0;
    let long = 0;
    always((couple) => {
      if (!isLong(couple)) return;
      long++;
      const encounters = sections(readingOf(couple)).flatMap(({ factors }) =>
        factors.filter(({ kind }) => kind === 'contact'),
      );
      const ranked = [...encounters].sort((a, b) => b.weight - a.weight);
      const planet = clusterIn(readingOf(couple))?.body ?? -1;
      const { aspects1 } = answerOf(couple, 'full');
      const isExact = ({ planetIds: [a, b] = [], aspectId }: Factor) =>
        aspects1.some(
          (each) =>
            each.planet1Id === a &&
            each.planet2Id === b &&
            each.aspectId === aspectId &&
            Number(each.orb) <= 1.01,
        );
      const sorts = new Set<string>();
      const stated = new Set<PairStance>();
      for (const [i, factor] of ranked.entries()) {
        const own = stancesOfContact(stances, ...bodiesAndAspect(factor)) as readonly PairStance[];
        const denied = own.filter(
          (stance) => stated.has(oppositeOf(stance) as PairStance) && !stated.has(stance),
        );
        const denies = denied.length > 0;
        const sort = String(factor.aspectId === 0 ? 'either' : [2, 4].includes(factor.aspectId ?? 0));
        // A contact told with its return has a rank of its own here.
        if (denies && i > 7 && sorts.has(sort) && !isExact(factor) && !has(factor, planet)) left++;
        sorts.add(sort);
        for (const stance of own) stated.add(stance);
      }
    }, 600);
    expect(long).toBeGreaterThan(part(20));
    // What the opening names beside a planet that meets three things is told as well, whatever it denies.
    expect(left / long).toBeLessThanOrEqual(0.035);
  });

  test('speaks of the Ascendant of whoever’s hour is known, and of a planet on it within 5°', () => {
    let found = 0;
    let ofOne = 0;
    always((couple) => {
      const contacts = contactsOf(readingOf(couple))
        .flat()
        .filter((factor) => has(factor, Ascendant));
      for (const { planetIds: [a, b] = [] } of contacts) {
        if (a === Ascendant) expect(couple.one.time).not.toBeNull();
        if (b === Ascendant) expect(couple.other.time).not.toBeNull();
        if (!isHoused(couple)) ofOne++;
      }
      const { aspects1 } = answerOf(couple, 'full');
      for (const { planetIds: [a, b] = [], aspectId = 9 } of contacts) {
        if (aspectId > 1) continue;
        const seen = aspects1.find((each) => each.planet1Id === a && each.planet2Id === b);
        expect(Number(seen?.orb)).toBeLessThanOrEqual(5);
        found++;
      }
    }, 100);
    expect(found).toBeGreaterThan(part(20));
    expect(ofOne).toBeGreaterThan(part(5));
  });

  test('names whose Uranus or Saturn it is that two people fall out over', () => {
    const { ties } = synastry.readings.synastry;
    let named = 0;
    always((couple) => {
      const reading = readingOf(couple);
      for (const own of Object.values(ties))
        for (const [cell, planet] of [
          [own[7], 7],
          [own[6], Saturn],
          [own.pace, Saturn],
        ] as const) {
          if (!cell.includes('{name2}')) continue;
          const side = filled(cell).findIndex((sentence) => reading.opening.includes(sentence));
          if (side < 0) continue;
          named++;
          const its = contactsOf(reading)
            .flat()
            .filter(({ planetIds = [], aspectId }) => planetIds[1 - side] === planet && aspectId !== 2);
          expect(its).not.toEqual([]);
        }
    });
    expect(named).toBeGreaterThan(20);
  });

  test('tells a planet on the meridian by that or by a crowd in the house behind it, and never by both', () => {
    let both = 0;
    always((couple) => {
      const all = sections(readingOf(couple));
      const crowds = all.flatMap(({ factors: [factor] }) => (factor?.kind === 'crowding' ? [factor] : []));
      for (const { title, factors } of all) {
        if (!/(at the foot of .* chart|Midheaven)$/.test(title)) continue;
        const [{ person, planetIds = [] } = {}] = factors;
        const behind = title.endsWith('Midheaven') ? 10 : 4;
        const isAgain = (crowd: Factor): boolean =>
          crowd.person === person && (crowd.house === behind || has(crowd, planetIds[0] as number));
        expect(crowds.filter(isAgain)).toEqual([]);
        both += crowds.length;
      }
    });
    expect(both).toBeGreaterThan(10);
  });

  test('says how somebody’s Mercury works in its sign where no contact has it work otherwise', () => {
    const { ways, stances } = synastry.readings.synastry;
    let told = 0;
    always((couple) => {
      const reading = readingOf(couple);
      const text = textOf(reading);
      for (const [sign, cell] of Object.entries(ways[2])) {
        const own: readonly string[] = stances.ways[2]?.[Number(sign) as 0] ?? [];
        const isOfDetails = own.includes('detailed');
        if (!isOfDetails && !own.includes('sweeping')) continue;
        for (const [i, name] of ['Ada', 'Ben'].entries()) {
          if (!text.includes(cell.replaceAll('{name}', name))) continue;
          told++;
          // Whose Mercury meets a Jupiter is at the details, and whose Jupiter it is at the principle.
          const [mine, others] = isOfDetails ? [5, 2] : [2, 5];
          const isDetailed = ({ planetIds = [], aspectId }: Factor): boolean =>
            planetIds[i] === mine && planetIds[1 - i] === others && aspectId !== undefined;
          const contacts = contactsOf(reading).flat();
          // Where Mercury is set against Mercury, how each works is what it tells.
          const isOfBoth = contacts.some(({ planetIds }) => `${planetIds}` === '2,2');
          if (!isOfBoth) expect(contacts.filter(isDetailed)).toEqual([]);
        }
      }
    }, 200);
    expect(told).toBeGreaterThan(10);
  });

  test('has each Mars in a house of the heart under desire', () => {
    let found = 0;
    always((couple) => {
      const { chapters: all } = readingOf(couple);
      // A short chapter of desire is part of that of hearts.
      if (!all.some(({ key }) => key === 'desire')) return;
      for (const { key, sections: own } of all)
        for (const { kind, planetIds: [id] = [], house = 0 } of own.flatMap(({ factors }) => factors))
          if (kind === 'overlay' && id === 4 && (house === 5 || house === 7)) {
            expect(key).toBe('desire');
            found++;
          }
    });
    expect(found).toBeGreaterThan(0);
  });

  test('says nothing of careers, firms or colleagues, which two people of eighty no longer have', () => {
    const { passages, overlays, crowded, suns, moons, met, change } = synastry.readings.synastry;
    const cells = cellsIn([
      lines,
      passages,
      descendant,
      frames,
      remedies,
      overlays,
      crowded,
      suns,
      moons,
      met,
      change,
    ]);
    const {
      frames: bondFrames,
      sun,
      moon,
      ascendant,
      ways,
      crowded: bondCrowded,
    } = composite.readings.composite;
    const bond = cellsIn([
      composite.compositeAspects,
      composite.compositeHouses,
      bondFrames,
      sun,
      moon,
      ascendant,
      ways,
    ]);
    const worldly =
      /\b(careers?|colleagues?|employers?|employees?|promotions?|résumés?|workplaces?|a firm|firms)\b/i;
    expect([...cells, ...bond, ...cellsIn(bondCrowded)].filter((cell) => worldly.test(cell))).toEqual([]);
  });

  test('says once that more is promised than kept, and that nobody looks twice', () => {
    const { stances } = synastry.readings.synastry;
    const counts = new Map<string, number>();
    always((couple) => {
      const told = contactsOf(readingOf(couple))
        .flat()
        .sort((a, b) => b.weight - a.weight)
        .slice(5);
      for (const once of ['unchecked', 'promised'] as const) {
        const those = told.filter((factor) =>
          stancesOfContact(stances, ...bodiesAndAspect(factor)).includes(once),
        );
        counts.set(once, Math.max(counts.get(once) ?? 0, those.length));
      }
    });
    // One of a light within a degree, or of a return, may come on top.
    for (const count of counts.values()) expect(count).toBeLessThanOrEqual(3);
  });

  test('ends on one piece of advice once, whichever contacts have it', () => {
    const { passages, stances } = synastry.readings.synastry;
    let twice = 0;
    always((couple) => {
      const reading = readingOf(couple);
      const text = textOf(reading);
      const told = contactsOf(reading).flat();
      for (const advice of adviceStances) {
        const given = told.filter((factor) => {
          const [a, b, aspect] = bodiesAndAspect(factor);
          if (!(stancesOfContact(stances, a, b, aspect) as readonly string[]).includes(advice)) return false;
          const [lower, higher] = a <= b ? [a, b] : [b, a];
          const own = passages[lower as 0]?.[higher as 0]?.[natureOf(aspect) ?? 'conjunction'];
          const last = own?.split(/(?<=[.?!])\s+/).at(-1);
          return last !== undefined && filled(last).some((sentence) => text.includes(sentence));
        });
        // A contact and its return are told in one place.
        const pairs = given.map(({ planetIds = [] }) => [...planetIds].sort((a, b) => a - b).join(' '));
        if (new Set(pairs).size > 1) twice++;
      }
    }, 200);
    expect(twice).toBe(0);
  });

  test('tells no two signs of one pair of elements with the parts exchanged', () => {
    const { suns, moons, sunWithMoon, venusWithMars, sunWithMercury } = synastry.readings.synastry;
    const unlike = ['air water', 'earth fire', 'fire water'];
    let told = 0;
    always((couple) => {
      const text = textOf(readingOf(couple));
      const first = new Map<string, Set<string>>();
      for (const table of [suns, moons, sunWithMoon, venusWithMars, sunWithMercury])
        for (const [one, row] of Object.entries(table))
          for (const [other, cell] of Object.entries(row)) {
            const key = [one, other].sort().join(' ');
            if (!unlike.includes(key)) continue;
            for (const [i, sentence] of filled(cell).entries()) {
              if (!text.includes(sentence)) continue;
              told++;
              first.set(key, (first.get(key) ?? new Set()).add(i === 0 ? one : other));
            }
          }
      for (const ofAda of first.values()) expect(ofAda.size).toBe(1);
    });
    expect(told).toBeGreaterThan(part(100));
  });

  test('names in its opening what is within a degree of an angle, and ends on no heap of houses', () => {
    let found = 0;
    always((couple) => {
      const { aspects1 } = answerOf(couple, 'full');
      const reading = readingOf(couple);
      const last = reading.chapters.at(-1)?.sections.flatMap(({ factors }) => factors) ?? [];
      expect(last.filter(({ kind }) => kind === 'overlay').length).toBeLessThanOrEqual(1);
      const isTimed = [couple.one.time, couple.other.time].map((time) => time !== null);
      const onAngle = aspects1.filter(
        ({ planet1Id: a, planet2Id: b, aspectId, orb, outOfSign }) =>
          aspectId <= 1 &&
          !outOfSign &&
          Number(orb) < 0.99 &&
          Math.min(a, b) <= Pluto &&
          Math.max(a, b) === Ascendant &&
          [a, b].every((id, i) => (id !== Ascendant && id !== Moon) || isTimed[i]),
      );
      if (onAngle.length === 0) return;
      found++;
      const named = onAngle.some(({ planet1Id: a, planet2Id: b, aspectId }) => {
        const frame = frames.onAngle[Math.min(a, b) as 0];
        const line = lineOf({ kind: 'contact', planetIds: [a, b], aspectId, weight: 1 });
        return (
          [clusterIn(reading)?.body, clusterIn(reading) && Ascendant].some((id) => id === a || id === b) ||
          [line ?? '?', ...filled(frame.question)].some((sentence) => reading.opening.includes(sentence))
        );
      });
      expect(named).toBe(true);
    });
    expect(found).toBeGreaterThan(part(10));
  });

  test('names in its opening a planet within a degree of the other’s Sun or Moon', () => {
    let found = 0;
    always((couple) => {
      if (!isHoused(couple)) return;
      const onLight = answerOf(couple, 'full').aspects1.filter(
        ({ planet1Id: a, planet2Id: b, aspectId, orb, outOfSign }) =>
          aspectId === 0 &&
          !outOfSign &&
          Number(orb) < 0.99 &&
          Math.min(a, b) <= Moon &&
          Math.max(a, b) <= Pluto &&
          a !== b,
      );
      if (onLight.length === 0) return;
      found++;
      const reading = readingOf(couple);
      const named = onLight.some(({ planet1Id: a, planet2Id: b, aspectId }) => {
        const line = lineOf({ kind: 'contact', planetIds: [a, b], aspectId, weight: 1 });
        const cluster = clusterIn(reading);
        return (
          reading.opening.includes(line ?? '?') ||
          (cluster ? cluster.body === a || cluster.body === b : false) ||
          leadOf(reading).key === [a, b].sort((x, y) => x - y).join(' ')
        );
      });
      expect(named).toBe(true);
    });
    expect(found).toBeGreaterThan(part(5));
  });

  test('names three things in its opening, a fourth that it weighs, and more only where one stands on a light or an angle', () => {
    let most = 0;
    always((couple) => {
      const { opening } = readingOf(couple);
      const named = answerOf(couple, 'full').aspects1.filter(({ planet1Id: a, planet2Id: b, aspectId }) => {
        const line = lineOf({ kind: 'contact', planetIds: [a, b], aspectId, weight: 1 });
        return line !== undefined && opening.includes(line);
      });
      const isMarked = named.some(
        ({ planet1Id: a, planet2Id: b, aspectId, orb }) =>
          Number(orb) < 1.01 &&
          ((aspectId === 0 && Math.min(a, b) <= Moon) || (aspectId <= 1 && Math.max(a, b) === Ascendant)),
      );
      // What leads has a question in place of its sentence.
      const isLed = !filled(frames.none.question).some((question) => opening.includes(question));
      if (!isMarked) expect(named.length).toBeLessThanOrEqual(isLed ? 3 : 4);
      most = Math.max(most, named.length);
    });
    expect(most).toBeGreaterThan(1);
  });

  test('tells what two planets do both ways as one thing', () => {
    const pieces = Object.values(synastry.readings.synastry.bothWays)
      .flat()
      .map((cell) =>
        cell.split(/\{\w+\}/).reduce((long, part) => (part.length > long.length ? part : long), ''),
      );
    let found = 0;
    always((couple) => {
      // In two charts that are much alike there are more of them than wordings.
      let doubles = 0;
      for (const { text, factors } of sections(readingOf(couple))) {
        const own = factors.filter(
          ({ kind, planetIds = [] }) => kind === 'contact' && !planetIds.includes(Ascendant),
        );
        const back = own.find(({ planetIds: [a, b] = [], aspectId }) =>
          own.some(
            (each) =>
              a !== b &&
              each.planetIds?.[0] === b &&
              each.planetIds?.[1] === a &&
              natureOf(each.aspectId as AspectId) === natureOf(aspectId as AspectId),
          ),
        );
        if (back === undefined) continue;
        found++;
        if (++doubles === 1) expect(pieces.some((piece) => text.includes(piece))).toBe(true);
      }
    });
    expect(found).toBeGreaterThan(part(50));
  });

  test('says nothing of lovers across a generation, and leaves no bracket', () => {
    let apart = 0;
    let near = 0;
    always((couple) => {
      const years = [couple.one, couple.other].map(({ date }) => Date.parse(date) / (365.25 * 86_400_000));
      const text = textOf(readingOf(couple));
      expect(text).not.toMatch(/[[\]]/);
      const isOfLovers = /\b(lovers?|romance)\b/i.test(text);
      if (Math.abs((years[0] as number) - (years[1] as number)) <= 17.01) near += isOfLovers ? 1 : 0;
      else {
        expect(isOfLovers).toBe(false);
        apart++;
      }
    });
    expect(apart).toBeGreaterThan(part(20));
    expect(near).toBeGreaterThan(part(5));
  });

  test('says whose hour is unknown, once', () => {
    const { one, both } = synastry.readings.synastry.withoutHour;
    always((couple) => {
      const said = (given: Couple, cells: readonly string[], name: string) =>
        cells.some((cell) => readingOf(given).opening.includes(cell.replace('{name}', name)));
      const { time: first } = couple.one;
      const { time: second } = couple.other;
      expect(said(couple, one, 'Ada')).toBe(first === null && second !== null);
      expect(said(couple, one, 'Ben')).toBe(first !== null && second === null);
      expect(said(untimed(couple), both, '')).toBe(true);
    }, 60);
  });

  test('tells a few things at some length: no section of one sentence', () =>
    always((couple) => {
      const all = sections(readingOf(couple));
      // Houses are told where they belong, two to a chapter, and no longer in one heap: that makes up to two sections more.
      expect(all.length).toBeLessThanOrEqual(16);
      const ofHouses = all.filter(({ factors }) => factors.every(({ kind }) => kind === 'overlay'));
      for (const { factors } of ofHouses) expect(factors.length).toBeLessThanOrEqual(2);
      for (const { text } of all) expect(text.split(/(?<=[.?!][”’)]?)\s+/).length).toBeGreaterThan(1);
    }, 100));

  test('tells of both Moons by sign or contact, but where an hour leaves a sign open or it would exchange the parts', () => {
    let timed = 0;
    let told = 0;
    always((couple) => {
      if (!isHoused(couple)) return;
      timed++;
      const isOfMoons = ({ kind, planetIds = [] }: Factor) =>
        (kind === 'placement' || kind === 'contact') && planetIds.every((id) => id === Moon);
      if (sections(readingOf(couple)).some(({ factors }) => factors.some(isOfMoons))) told++;
    }, 200);
    expect(told / timed).toBeGreaterThan(0.85);
  });

  test('calls Moons in opposite signs opposite', () => {
    let opposed = 0;
    let told = 0;
    always((couple) => {
      const { planets1, planets2 } = answerOf(couple, 'full');
      const [one = 0, other = 0] = [planets1, planets2].map(
        (all) => all.find(({ planetId }) => planetId === Moon)?.signId ?? 0,
      );
      if (!isHoused(couple) || Math.abs(one - other) !== 6) return;
      opposed++;
      if (textOf(readingOf(couple)).includes('The Moons are in opposite signs.')) told++;
    });
    expect(opposed).toBeGreaterThan(part(5));
    // A section of one planet’s many burdens has no room for signs.
    expect(told / opposed).toBeGreaterThan(0.85);
  });

  test('names either person at most twice in a paragraph about them', () => {
    const { passages, suns, moons, overlays, crowded, met, sunWithMoon, change, balance } =
      synastry.readings.synastry;
    const bySign = [suns, moons, met, sunWithMoon, change, balance];
    const cells = cellsIn([passages, descendant.passages, overlays, crowded, bySign]);
    const isRollCall = (cell: string) =>
      ['{name1}', '{name2}'].some((name) => cell.split(name).length - 1 > 2);
    expect(cells.filter(isRollCall)).toEqual([]);
  });

  test('a Pluto that is kind to the Moon or to Venus is told with affection, and one that is not as a contest', () => {
    for (const first of [1, 3] as const) {
      const orb = 1;
      expect(
        [2, 4].map((aspect) =>
          chapterOfContact({ first, second: 9, aspect, orb } as Parameters<typeof chapterOfContact>[0]),
        ),
      ).toEqual(['hearts', 'hearts']);
      expect(
        chapterOfContact({ first, second: 9, aspect: 3, orb } as Parameters<typeof chapterOfContact>[0]),
      ).toBe('desire');
    }
  });

  test('has either wording of the commonest contacts, by the pair', () => {
    const { passagesAgain } = synastry.readings.synastry;
    const again = cellsIn(passagesAgain).map((cell) => filled(cell.split(/(?<=[.?!])\s+/)[0] as string));
    const met = new Set<number>();
    let told = 0;
    always((couple) => {
      const text = textOf(readingOf(couple));
      again.forEach((wordings, i) => {
        if (!wordings.some((sentence) => text.includes(sentence))) return;
        met.add(i);
        told++;
      });
    });
    expect(met.size).toBe(again.length);
    expect(told).toBeLessThan(300);
  });

  test('speaks of no house or angle where no time of birth is known', () =>
    always((couple) => {
      expect(textOf(readingOf(untimed(couple)))).not.toMatch(ofHouses);
    }, 100));

  test('opens with the intro, is the same each time, and has its factors ranked and named', () =>
    always((couple) => {
      const reading = readingOf(couple);
      expect(engine.synastry(requestOf(couple), { include: ['reading'] }).reading).toEqual(reading);
      const { intro, factors = [] } = engine.synastry(requestOf(couple), { include: ['factors'] });
      expect(intro).toBe(reading.opening);
      expect(readingOf(couple, 'brief').opening).toBe(intro);
      const weights = factors.map(({ weight }) => weight);
      expect(weights).toEqual([...weights].sort((a, b) => b - a));
      for (const { name } of factors) expect(name).not.toMatch(/^$|[{}]|undefined/);
    }, 60));
});

const bodiesAndAspect = ({ planetIds: [a = 0, b = 0] = [], aspectId = 0 }: Factor) =>
  [a, b, aspectId as AspectId] as const;

describe('what denies something read before', () => {
  test('is left out of a synastry, but for what is close or stands in the opening', () =>
    always((couple) => {
      const { stances } = synastry.readings.synastry;
      const { aspects1 } = answerOf(couple, 'full');
      const reading = readingOf(couple);
      const told = contactsOf(reading)
        .flat()
        .sort((a, b) => b.weight - a.weight);
      const isClose = (factor: Factor) =>
        aspects1.some(
          ({ planet1Id, planet2Id, orb }) =>
            factor.planetIds?.[0] === planet1Id && factor.planetIds[1] === planet2Id && Number(orb) <= 5,
        );
      const stated = new Map<PairStance, Factor[]>();
      const isNamed = (factor: Factor) => reading.opening.includes(lineOf(factor) ?? '?');
      const ofNamed = new Set(
        told.filter(isNamed).flatMap((each) => stancesOfContact(stances, ...bodiesAndAspect(each))),
      );
      for (const factor of told) {
        const own = stancesOfContact(stances, ...bodiesAndAspect(factor)) as readonly PairStance[];
        for (const stance of own) {
          const deniers = stated.get(oppositeOf(stance) as PairStance) ?? [];
          // The five heaviest are told whatever they deny, and so is what the opening names.
          const isHeavy = told.indexOf(factor) < 5 || isNamed(factor);
          if (deniers.length === 0 || stated.has(stance) || ofNamed.has(stance)) continue;
          // Saturn that is kind to Venus within a degree is told in any case, and may come after what it denies.
          const areFaithful = deniers.every(({ planetIds = [] }) =>
            [3, 6].every((id) => planetIds.includes(id)),
          );
          if (isClose(factor) || isHeavy || areFaithful) continue;
          // A close one that a short reading has taken in may itself be the stronger.
          expect(!isLong(couple) && deniers.every(isClose), stance).toBe(true);
        }
        for (const stance of own) stated.set(stance, [...(stated.get(stance) ?? []), factor]);
      }
    }, 100));

  test('is on two matters in a synastry at the most, and on none in most: texts say at which moment they hold', () => {
    const counts: number[] = [];
    always((couple) => {
      const { stances } = synastry.readings.synastry;
      const told = contactsOf(readingOf(couple)).flat();
      const stated = new Set(told.flatMap((factor) => stancesOfContact(stances, ...bodiesAndAspect(factor))));
      counts.push(pairStances.filter(([one, other]) => stated.has(one) && stated.has(other)).length);
    });
    expect(Math.max(...counts)).toBeLessThanOrEqual(2);
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(counts.length / 2);
  });

  test('is told of one planet’s many hard contacts in one section', () => {
    let burdens = 0;
    always((couple) => {
      for (const { factors, text } of sections(readingOf(couple))) {
        const hard = factors.filter(
          ({ kind, aspectId }) => kind === 'contact' && (aspectId === 1 || aspectId === 3),
        );
        if (hard.length < 4) continue;
        burdens++;
        // The others are told in a sentence each, and but one paragraph has advice.
        expect(text.split('\n\n').length).toBeLessThanOrEqual(5);
      }
    }, 100);
    expect(burdens).toBeGreaterThan(0);
  });

  test('no sentence of a synastry stands in the composite of the same two', () =>
    always((couple) => {
      const { reading } = compositeOf(couple);
      if (!reading) throw new Error('no reading');
      const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/).filter((each) => words(each) > 4);
      const said = new Set(sentencesOf(textOf(readingOf(couple))));
      expect(sentencesOf(textOf(reading)).filter((sentence) => said.has(sentence))).toEqual([]);
    }, 100));
});

const kahlo = {
  date: '1907-07-06',
  time: '08:30',
  place: { name: 'Coyoacán', latitude: 19.35, longitude: -99.16, timezone: 'America/Mexico_City' },
};
const rivera = {
  date: '1886-12-08',
  time: '22:30',
  place: { name: 'Guanajuato', latitude: 21.02, longitude: -101.26, timezone: 'America/Mexico_City' },
};

test('what an astrologer would name of Frida Kahlo and Diego Rivera at once is there', () => {
  const reading = readingOf({ one: kahlo, other: rivera });
  const contacts = contactsOf(reading).flat();
  for (const [planetIds, aspectId] of [
    [[Moon, 8], 0],
    [[Moon, Pluto], 0],
    [[5, Saturn], 0],
    [[0, 4], 1],
  ] as const)
    expect(contacts).toContainEqual(expect.objectContaining({ planetIds, aspectId }));
});

test('two people of one birth: every light meets itself', () => {
  const titles = sections(readingOf({ one: kahlo, other: kahlo })).map(({ title }) => title);
  expect(titles).toContain('Ada’s Sun conjunct Ben’s Sun');
  expect(titles).toContain('Ada’s Moon conjunct Ben’s Moon');
});

test('the score is there with the reading', () => {
  const couple = { one: kahlo, other: rivera };
  const { score } = engine.synastry(requestOf(couple), { include: ['reading'] });
  expect(score?.method).toBe('discepolo');
  expect(score?.parts.reduce((sum, { points }) => sum + points, 0)).toBe(score?.points);
  expect(engine.synastry(requestOf(couple))).not.toHaveProperty('score');
});

test('null without texts', () => {
  const request = { ...requestOf({ one: kahlo, other: rivera }), collect_text: false };
  expect(engine.synastry(request, { include: ['reading'] }).reading).toBeNull();
});
