import type { SignId } from '../chart/zodiac.js';
import type { Happening, Stay } from './happening.js';
import { escaped } from './markup.js';
import { type Period, rotationOfYear } from './period.js';
import { solarHouse } from './ranking.js';
import type { SlowPlanet } from './slow-planets.js';
import { cellAt } from './wordings.js';
import type { Writer } from './writer.js';

/** The signs that a slow planet is in during a year, and when: sentences without what it means there. */

/** All of a planet's stays in one sign in a year. */
export interface Residence {
  body: SlowPlanet;
  signId: SignId;
  stays: readonly Stay[];
  /** Of the year. */
  days: number;
}

/** In order of the first day. */
export function residencesOf(stays: readonly Stay[], { from, to }: Period): Residence[] {
  const signs = [...new Set(stays.map(({ signId }) => signId))];
  return signs.map((signId) => {
    const own = stays.filter((stay) => stay.signId === signId);
    const days = own.reduce(
      (sum, { begins, ends }) => sum + Math.min(ends ?? to, to) - Math.max(begins ?? from, from),
      0,
    );
    return { body: own[0]?.body as SlowPlanet, signId, stays: own, days };
  });
}

/**
 * Until when a planet is in the sign that it comes to, where it is in two signs of the year, one after the other, and
 * this one leads: that is told in its season.
 */
export function remainsUntil(lead: Happening, happenings: readonly Happening[]): number | undefined {
  if (lead.kind !== 'ingress') return undefined;
  const stays = happenings.filter((one): one is Stay => one.kind === 'stay' && one.body === lead.body);
  return stays.length === 2 ? stays.find(({ begins }) => begins === lead.julianDayUt)?.ends : undefined;
}

/** What is said of a planet's signs: of those with a meaning, of the one that leads, and briefly of others. */
interface Said {
  leading: Residence | undefined;
  meanings: ReadonlyMap<Residence, string>;
  /** Whether it has been said where it is all year. */
  isPlaced: boolean;
}

/** The sentences of one planet. */
export function placesOf(residences: readonly Residence[], said: Said, writer: Writer): string[] {
  const [first, second] = residences;
  if (first === undefined) return [];
  if (second === undefined)
    return [...(said.isPlaced ? [] : [settled(first, writer)]), ...meant(first, said)];
  const goesOn = residences.length === 2 && residences.every(({ stays }) => stays.length === 1);
  // Where it goes to is announced with the lead, and told in its season.
  const isTold = second === said.leading && second.stays[0]?.ends !== undefined;
  if (goesOn) return [...left(first, said, isTold, writer), ...(isTold ? [] : reached(second, said, writer))];
  const isFull = (one: Residence): boolean => one === said.leading || said.meanings.get(one) !== '';
  const ordered = [...residences.filter(isFull), ...residences.filter((one) => !isFull(one))];
  return ordered.flatMap((one) => {
    const name = isFull(one) ? 'atTimes' : residences.length === 2 ? 'otherwise' : 'besides';
    return [
      writer.statement(name, { ...placeOf(one, writer), spans: spansOf(one, writer) }),
      ...meant(one, said),
    ];
  });
}

const meant = (residence: Residence, { meanings }: Said): string[] => [
  escaped(meanings.get(residence) ?? ''),
];

/** In one sign all year. */
function settled(residence: Residence, writer: Writer): string {
  const [stay] = residence.stays;
  const { begins, ends } = stay as Stay;
  if (begins === undefined || ends === undefined)
    return writer.statement('staysOn', placeOf(residence, writer));
  return writer.statement('stays', { ...placeOf(residence, writer), ...writer.span(begins, ends) });
}

/** Uranus, Neptune and Pluto where two of them or all stay, in one sentence. */
export function outersStay(residences: readonly Residence[], writer: Writer): string {
  const [first = '', second = '', third] = residences.map((one) => {
    const ends = one.stays[0]?.ends;
    const until = ends === undefined ? {} : { until: writer.time(ends) };
    return writer.statement('outerPlace', { ...placeOf(one, writer), ...until });
  });
  if (third === undefined) return writer.statement('twoStay', { first, second });
  return writer.statement('threeStay', { first, second, third });
}

/** The sign that a planet leaves for another and does not come back to within the year. */
function left(residence: Residence, said: Said, isTold: boolean, writer: Writer): string[] {
  const [stay] = residence.stays;
  const { begins, ends } = stay as Stay;
  const values = { ...placeOf(residence, writer), until: ends === undefined ? '' : writer.time(ends) };
  if (said.meanings.get(residence) === '') return [writer.statement('lingers', values)];
  const statement =
    begins === undefined
      ? writer.statement('leavesOn', values)
      : writer.statement(isTold ? 'leavesForLead' : 'leaves', { ...values, from: writer.time(begins) });
  return [statement, ...meant(residence, said)];
}

/** The sign that it comes to. */
function reached(residence: Residence, said: Said, writer: Writer): string[] {
  const [stay] = residence.stays;
  const { ends } = stay as Stay;
  const isFull = residence === said.leading || said.meanings.get(residence) !== '';
  const values = {
    ...placeOf(residence, writer),
    ...(ends !== undefined && { until: writer.time(ends) }),
  };
  if (!isFull) return [writer.statement(ends === undefined ? 'aheadOn' : 'ahead', values)];
  return [writer.statement(ends === undefined ? 'goesOnTo' : 'goesOn', values), ...meant(residence, said)];
}

/** A planet, its sign and house, and what it is there in a clause. */
function placeOf({ body, signId }: Residence, writer: Writer): Record<string, string> {
  const house = solarHouse(writer.reader, signId);
  const { period, words } = writer;
  return {
    planet: writer.planet(body),
    // What is said next is of this house, which is named even where its sign has been placed: again by its number.
    ...(writer.mentioned.hasSign(signId) && { house: writer.mentionHouse(house) }),
    ...writer.mentionSign(signId),
    brief: escaped(cellAt(words.reports.columns.briefly[body], house, rotationOfYear(period))?.text ?? ''),
  };
}

/** When a planet is in a sign that it comes back to within a year. */
function spansOf({ stays }: Residence, writer: Writer): string {
  const { from, to } = writer.period;
  return writer.list(
    stays.map(({ begins, ends }) => {
      const isThere = begins === undefined || begins < from;
      const remains = ends === undefined || ends >= to;
      const values = {
        ...(begins !== undefined && { from: writer.time(begins) }),
        ...(ends !== undefined && { until: writer.time(ends) }),
      };
      if (isThere) return writer.statement('spanUntil', values);
      if (!remains) return writer.statement('spanBetween', values);
      return writer.statement(ends === undefined ? 'spanOn' : 'spanSince', values);
    }),
  );
}
