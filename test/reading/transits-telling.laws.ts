/** How readings of transits tell what comes again, what lies outside their time, and what they may not pass over. */

import { test } from 'vitest';
import { engine } from '../engine.js';
import { expect } from '../expect.js';
import { isRandom, part } from '../fast-check.js';
import { always, chapterOf, isTimed, monthNames, textOf } from './lives.js';
import { requestInLife, transitsInLife } from './transit-answers.js';

const numRuns = isRandom ? 200 : 40;
const [Sun, Moon, Mars] = [0, 1, 4];
const [Jupiter, Pluto] = [5, 9];
const months = monthNames.join('|');

test('calls nothing the last time but of its round, and no planet a place', () => {
  let told = 0;
  always((life) => {
    const text = textOf(transitsInLife(life, ['01-01', '12-31']).reading);
    told += text.match(/for the last time in this round/g)?.length ?? 0;
    expect(text).not.toMatch(/for the last time(?! in this round|(?: within [\w ]+)? (?:around|of|[A-Z]))/i);
    expect(text).not.toMatch(/one last time|place where it was at your birth/);
    // At their own place planets have a name of their own.
    expect(text).not.toMatch(/lose to the \w+ of your birth in your birth chart|of your birth stands close/);
  }, numRuns);
  expect(told).toBeGreaterThan(0);
});

test('joins no section to another one of the same planet that stands without it', () => {
  let both = 0;
  const joints =
    /^(?:Jupiter goes too far with|Saturn is strict with|Uranus unsettles|Neptune blurs|Pluto wears at) (?:your|the) .+? and (?:helps|steadies|gives|is kind to|strengthens) /;
  const isEasy = (aspect: number): boolean => aspect === 2 || aspect === 4;
  always((life) => {
    const { reading } = transitsInLife(life, ['03-01', '04-30']);
    const alone = chapterOf(reading, 'planets').filter(({ factors }) => factors.length === 1);
    const contacts = alone.map(
      ({ factors: [first] }) => [first?.planetIds?.[0] ?? 0, first?.aspectId ?? 0] as const,
    );
    if (
      contacts.some(
        ([body, at]) => !isEasy(at) && contacts.some(([other, its]) => other === body && isEasy(its)),
      )
    )
      both++;
    for (const { text } of alone)
      for (const sentence of text.split(/(?<=[.])\s/)) expect(sentence).not.toMatch(joints);
  }, numRuns * 2);
  expect(both).toBeGreaterThan(0);
});

test('calls nothing faint that is to be all but exact again', () => {
  let again = 0;
  always((life) => {
    const { reading } = transitsInLife(life, ['01-01', '12-31']);
    for (const { text, title } of chapterOf(reading, 'planets')) {
      if (!/almost exact again/.test(title) || /; also /.test(title)) continue;
      again++;
      // A later echo may be faint, after that one.
      if (/faint|much weaker/.test(text)) expect(text).toMatch(/almost|nearly|lingers|stays near/);
    }
  }, numRuns * 2);
  expect(again).toBeGreaterThan(0);
});

test('gives days outside two months their year in the opening, which ends in no list', () => {
  let outside = 0;
  always((life) => {
    const { opening } = transitsInLife(life, ['03-01', '04-30']).reading;
    for (const [, month = '', day, year] of opening.matchAll(
      new RegExp(`(${months}) (\\d{1,2})(?!\\d)(?:, (\\d{4}))?`, 'g'),
    )) {
      const at = `${String(monthNames.indexOf(month) + 1).padStart(2, '0')}-${day?.padStart(2, '0')}`;
      if (at >= '03-01' && at <= '04-30') continue;
      // Several days have one year between them, at the end.
      if (year === undefined && / and [A-Z]\w+ \d{1,2}, \d{4}/.test(opening)) continue;
      outside++;
      expect(`${opening} ${month} ${day}, ${year ?? 'no year'}`).not.toContain('no year');
    }
    expect(opening).not.toMatch(/(?:Besides|Apart from that|There is also this)\b/);
  }, numRuns * 2);
  expect(outside).toBeGreaterThan(0);
});

test('passes over no day in a month on which Mars comes onto Sun, Moon or an angle', () => {
  let told = 0;
  always((life) => {
    if (!isTimed(life)) return;
    const span = ['06-01', '06-30'] as const;
    const year = Number(life.birth.date.slice(0, 4)) + life.years;
    // Read is only a month in which there is such a day.
    const { transits_aspects: few } = engine.transits(requestInLife(life, span), {
      bodies: [Sun, Moon, Mars],
      aspects: [0],
    });
    const met = few.filter(
      ({ planet1Id, planet2Id, exact }) =>
        planet1Id === Mars &&
        (planet2Id === Sun || planet2Id === Moon) &&
        exact.some(({ date }) => date >= `${year}-06-01` && date.slice(0, 10) <= `${year}-06-30`),
    );
    if (met.length === 0) return;
    const days = chapterOf(transitsInLife(life, span).reading, 'dates').flatMap(({ factors }) => factors);
    for (const { planet2Id } of met) {
      told++;
      expect(
        days.some(({ planetIds, aspectId: its }) => `${planetIds} ${its}` === `${Mars},${planet2Id} 0`),
      ).toBe(true);
    }
  }, numRuns * 8);
  expect(told).toBeGreaterThan(0);
});

test('tells of weeks what is at work before their days, and of a week its days first', () => {
  let weeks = 0;
  always((life) => {
    const keys = transitsInLife(life, ['06-01', '06-30']).reading.chapters.map(({ key }) => key);
    if (!keys.includes('planets') || !keys.includes('dates')) return;
    weeks++;
    expect(keys[0]).toBe('planets');
    const ofWeek = transitsInLife(life, ['06-01', '06-07']).reading.chapters.map(({ key }) => key);
    expect(ofWeek[0]).toBe('dates');
  }, numRuns);
  expect(weeks).toBeGreaterThan(part(5));
});

test('names the parties of what two contacts come to, and no place without saying which', () => {
  let both = 0;
  always((life) => {
    const text = textOf(transitsInLife(life, ['03-01', '06-30']).reading);
    both += Number(/(?:goes too far with|is strict with|unsettles|blurs|wears at) your \w+ and/.test(text));
    expect(text).not.toMatch(/pressed as it is|in (?:both|two) places|one place and|in the other; use/);
  }, numRuns);
  expect(both).toBeGreaterThan(0);
});

test('has no two sections on contacts of Saturn or a slower planet within days of each other', () => {
  let [sectioned, together] = [0, 0];
  always((life) => {
    if (!isTimed(life)) return;
    const year = Number(life.birth.date.slice(0, 4)) + life.years;
    const [from, to] = [`${year}-03-01`, `${year}-04-30`];
    const told = chapterOf(transitsInLife(life, ['03-01', '04-30']).reading, 'planets').map(({ factors }) =>
      factors.flatMap(({ exact = [], closest = [], planetIds: [body = 0, natal] = [] }, at) => {
        const [day = '', ...others] = exact.map((each) => each.slice(0, 10));
        // Of those that are exact but once, within the time; a turn of life is told by itself.
        const isOne = others.length + closest.length === 0 && day >= from && day <= to;
        return body > Jupiter && body <= Pluto && body !== natal && isOne
          ? [{ body, day, isFirst: at === 0 }]
          : [];
      }),
    );
    together += told.filter((its) => its.length > 1 && its[0]?.body === its[1]?.body).length;
    const leads = told.flatMap(([first]) => (first === undefined || !first.isFirst ? [] : first));
    sectioned += leads.length;
    for (const [at, one] of leads.entries())
      for (const other of leads.slice(at + 1))
        if (one.body === other.body)
          expect(Math.abs(Date.parse(one.day) - Date.parse(other.day)) / 86_400_000).toBeGreaterThan(12);
  }, numRuns * 4);
  expect(sectioned).toBeGreaterThan(0);
  expect(together).toBeGreaterThan(0);
});
