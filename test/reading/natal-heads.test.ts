/** Over 200 births: what a chapter of a natal reading begins with, and that the question of its opening is heard again. */

import { createEngine, type Natal } from 'horoscope-engine/engine';
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#dist/text/languages.js';
import fc from '../fast-check.js';
import { birthsWithin } from './natal-births.js';
import { once } from './once.js';

const engine = await createEngine();
const { catalogue: english } = await loadCatalogue('en');
const { natal: cells, natalChapters } = english.readings;

const births = birthsWithin(65);
type Birth = typeof births extends fc.Arbitrary<infer T> ? T : never;
type Told = NonNullable<Natal['reading']>;

const readingOf = once((birth: Birth): Told => {
  const { reading } = engine.natal(birth, { include: ['reading'] });
  if (!reading) throw new Error('no reading');
  return reading;
});
const always = (law: (reading: Told) => void): void =>
  fc.assert(
    fc.property(births, (birth) => law(readingOf(birth))),
    { numRuns: 200, seed: 53 },
  );

const strings = (table: unknown): string[] =>
  typeof table === 'string' ? [table] : Object.values(table as object).flatMap(strings);
/** Cells with whatever stands for their placeholders. */
const told = (table: unknown): RegExp[] =>
  strings(table).map(
    (cell) =>
      new RegExp(
        cell
          .split(/\{\w+\}/)
          .map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
          .join('[^.]+?'),
      ),
  );
const isIn = (patterns: readonly RegExp[], text: string): boolean =>
  patterns.some((pattern) => pattern.test(text));

describe('a chapter of a natal reading', () => {
  const heads = new Map(Object.entries(cells.heads).map(([key, table]) => [key, told(table)]));

  test('begins with what it comes to, only where it has three sections or more', () => {
    const found = new Map<string, number>();
    always(({ chapters }) => {
      for (const { key, sections } of chapters) {
        const all = [...heads.values()].flat();
        for (const [i, { text }] of sections.entries()) {
          const paragraphs = text.split('\n\n');
          const at = paragraphs.findIndex((paragraph) => isIn(all, paragraph));
          if (at < 0) continue;
          expect([i, at]).toEqual([0, 0]);
          expect(isIn(heads.get(key) ?? [], paragraphs[0] as string), `${key}: ${paragraphs[0]}`).toBe(true);
          expect(sections.length).toBeGreaterThan(2);
          found.set(key, (found.get(key) ?? 0) + 1);
        }
      }
    });
    expect([...found.keys()].sort()).toEqual([...heads.keys()].sort());
  });

  test('says at its end no more of the two that its head was about', () => {
    const leads = told(cells.leads);
    always(({ chapters }) => {
      for (const { key, sections } of chapters) {
        if (key !== 'identity' && key !== 'love') continue;
        const text = sections.map((section) => section.text).join('\n\n');
        if (isIn(heads.get(key) ?? [], text)) expect(isIn(leads, text)).toBe(false);
      }
    });
  });
});

test('what the opening asks is heard of again in nearly every reading, and nothing that it did not ask', () => {
  const asked = told([
    Object.values(cells.threads.strain).map(({ opening }) => opening),
    Object.values(cells.opening.conflict),
    Object.values(cells.opening.agreement),
  ]);
  const lights = told(cells.threads.union[1].opening);
  const { axes, planets, exceptions, agreed, oneMind } = cells.questions;
  const answers = told([
    [...Object.values(axes), ...Object.values(planets)].flatMap((question) =>
      question.answers.map(({ first }) => first),
    ),
    exceptions,
    agreed,
    oneMind,
  ]);
  let [all, heard] = [0, 0];
  const rest = told(Object.values(cells.questions.unlike));
  always(({ opening, chapters }) => {
    const text = chapters.flatMap(({ sections }) => sections.map((section) => section.text)).join('\n\n');
    const isAnswered = isIn(answers, text);
    const isAsked = isIn(asked, opening);
    if (!isAsked && !isIn(lights, opening)) expect(isAnswered).toBe(false);
    // Whoever answers after another is of another mind, and one such voice is enough.
    expect(text.split('\n\n').filter((each) => isIn(rest, each)).length).toBeLessThan(2);
    if (!isAsked) return;
    all++;
    if (isAnswered) heard++;
  });
  expect(heard / all).toBeGreaterThan(0.9);
});

describe('a figure of a natal reading', () => {
  const sectionsOf = ({ chapters }: Told) => chapters.flatMap(({ sections }) => sections);

  test('says what eases a T-square, where the house across from its apex is empty', () => {
    const releases = told(natalChapters.patterns.release);
    const seen = new Set<boolean>();
    always((reading) => {
      for (const { title, text } of sectionsOf(reading)) {
        const isEased = isIn(releases, text);
        if (/^T-Square/.test(title)) seen.add(isEased);
        else expect(isEased).toBe(false);
      }
    });
    expect([...seen].sort()).toEqual([false, true]);
  });
});
