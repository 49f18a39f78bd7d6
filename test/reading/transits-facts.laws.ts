/** What readings of transits say of one contact, beside what they say of it elsewhere: many births. */

import { describe, test } from 'vitest';
import { expect } from '../expect.js';
import { isRandom } from '../fast-check.js';
import { always, chapterOf, type Life, monthNames, sections, type Written } from './lives.js';
import { type Span, transitsInLife } from './transit-answers.js';

/** A year takes as long as forty births. */
const numRuns = isRandom ? 200 : 60;

const spans = {
  'a moment': ['03-01'],
  'two months': ['03-01', '04-30'],
  'a year': ['01-01', '12-31'],
} as const;

const readingOf = (life: Life, span: Span): Written => transitsInLife(life, span).reading;

const slowSections = (reading: Written) =>
  [...chapterOf(reading, 'slow'), ...chapterOf(reading, 'planets')]
    .filter(({ factors: [factor] }) => factor?.kind === 'transit')
    .flatMap((section) => (section.title === edgeTitle ? linesOf(section.text) : [section]));
/** What a period has little of is one section, with a line for each contact: its heading, its days, its text. */
const edgeTitle = 'At the edge of this time';
const linesOf = (text: string) =>
  text.split('\n\n').map((line) => {
    const [, heading = '', when = '', its = ''] = /^([^(:]+?)(?: \(([^)]*)\))?: (.*)$/.exec(line) ?? [];
    return { title: `${heading} · ${when}`, text: its };
  });
/** The days of a heading; of an open hour of birth the parts of months, where two may fall in one. */
const daysIn = (title: string): number =>
  title.match(new RegExp(`(?:${monthNames.join('|')}) \\d`, 'g'))?.length ?? 0;
const isRough = (title: string): boolean => /(?:early|middle of|late) [A-Z]/.test(title);
/** What the cells say of how far a contact has come. */
const comesAgain =
  /This comes and goes until|There is more of it, now stronger|Now stronger and now weaker|It comes in more than one wave|There are easier weeks in between/;
const comesLast =
  /this is the last round|comes up for the last time|this is the end of it|The last exact day of this comes|ends its round|its last exact day is|the last exact day comes/;
const hasPassed =
  /The height of this is past|This is easing, and gone|What is left of this|The exact days of this are past|This has had its exact days/;

describe.each(Object.entries(spans))('a reading of transits over %s', (_, span) => {
  test('says that a contact comes again, comes for the last time or is past as its heading has it', () => {
    const told = { again: 0, last: 0, past: 0 };
    always((life) => {
      for (const { title, text } of slowSections(readingOf(life, span))) {
        // Of several contacts of one section each has its own.
        if (title.includes('; also ')) continue;
        const isPast = / · last /.test(title);
        if (comesAgain.test(text) && !isRough(title)) {
          told.again++;
          expect(daysIn(title), title).toBeGreaterThan(1);
        }
        if (comesLast.test(text)) {
          told.last++;
          expect(isPast, title).toBe(false);
        }
        if (hasPassed.test(text)) {
          told.past++;
          expect(isPast, title).toBe(true);
        }
      }
    }, numRuns);
    expect(Math.min(...Object.values(told)), JSON.stringify(told)).toBeGreaterThan(0);
  });

  test('speaks of what is hardly felt without a second set of dates', () =>
    always((life) => {
      for (const { title, text } of slowSections(readingOf(life, span)))
        if (/ · until /.test(title)) expect(text).not.toMatch(/\b\d{4}\b|only once|last round/);
    }, numRuns));

  test('begins hardly two days that follow each other alike', () => {
    let [lines, alike] = [0, 0];
    const names = /(?:the )?\b(?:Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto)\b/gi;
    always((life) => {
      const reading = readingOf(life, span);
      const lists = [...chapterOf(reading, 'ahead'), ...chapterOf(reading, 'months')];
      if (span === spans['two months']) lists.push(...chapterOf(reading, 'dates'));
      for (const { text } of lists) {
        const begun = text.split('\n\n').map((line) => {
          const said = line.slice(line.indexOf(': ') + 2).replace(names, '_');
          return said.split(' ').slice(0, 4).join(' ');
        });
        lines += begun.length;
        alike += begun.filter((one, i) => i > 0 && one === begun[i - 1]).length;
      }
    }, numRuns);
    expect(alike).toBeLessThanOrEqual(lines * 0.02);
  });

  test('gives dates only where they are, and names in its end no day, of a moment no month either', () =>
    always((life) => {
      const reading = readingOf(life, span);
      // What leads and what outlasts it each have the month of their end.
      const months = new RegExp(`(?:${monthNames.join('|')}) \\d{4}`, 'g');
      expect(span.length === 1 ? reading.closing : reading.closing.replace(months, '')).not.toMatch(/\d/);
      expect(reading.closing).toContain('Ada');
      for (const { text } of sections(reading)) expect(text).not.toMatch(/undefined|until \.|around \./);
    }, numRuns));
});

test('two swift contacts read of at a moment never pull one planet both ways', () =>
  always((life) => {
    const swift = chapterOf(readingOf(life, spans['a moment']), 'passing')
      .map(({ factors: [factor] }) => factor)
      .filter((factor) => factor?.kind === 'transit');
    // Across from an angle a planet stands on the other one: a conjunction, and as its planet is.
    const isEasy = ({
      aspectId = 0,
      planetIds: [body = 0, natal = 0] = [],
    }: NonNullable<(typeof swift)[0]>): boolean =>
      aspectId === 2 || aspectId === 4 || ((aspectId === 0 || (aspectId === 1 && natal >= 15)) && body !== 4);
    const [one, other] = swift;
    if (one === undefined || other === undefined || isEasy(one) === isEasy(other)) return;
    expect(one.planetIds?.filter((id) => other.planetIds?.includes(id))).toEqual([]);
  }, 150));

test('calls a pass known, or the last, only after one that is named: in a section of its own or on an earlier day', () => {
  let later = 0;
  always((life) => {
    const reading = readingOf(life, spans['a year']);
    const factorsRead = chapterOf(reading, 'planets').map(({ factors }) => factors);
    const read = new Set(factorsRead.flat().map(({ planetIds, aspectId }) => `${planetIds} ${aspectId}`));
    const told = new Set<string>();
    for (const { text, factors } of chapterOf(reading, 'months')) {
      const lines = text.split('\n\n');
      // Of two matters of one date it cannot be told which is which.
      if (lines.length !== factors.length) return;
      lines.forEach((line, at) => {
        const { planetIds, aspectId } = factors[at] ?? {};
        const key = `${planetIds} ${aspectId}`;
        if (/one last time|For the last time|once more| again /.test(line) && (planetIds?.[0] ?? 0) >= 5) {
          later++;
          expect(told.has(key) || read.has(key)).toBe(true);
        }
        told.add(key);
      });
    }
  }, 60);
  expect(later).toBeGreaterThan(0);
});
