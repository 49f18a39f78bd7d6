import type { House, SignId } from '../chart/zodiac.js';
import { fill } from '../text/texts.js';
import type { Happening, Stay } from './happening.js';
import { escaped } from './markup.js';
import { afterFirst } from './matter.js';
import { type Period, rotationOfYear } from './period.js';
import { solarHouse } from './ranking.js';
import { firstSentence } from './sentence-ends.js';
import type { SlowPlanet } from './slow-planets.js';
import { cellAt, inRotation } from './wordings.js';
import { signBefore, type Writer } from './writer.js';

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
  /** Whether there is so much to tell of a year that it is not said what a planet is to it. */
  isFull: boolean;
  /** The house that the year is about, if the planet is told by what it is to that. */
  question?: House | undefined;
}

/** The sentences of one planet. */
export function placesOf(residences: readonly Residence[], said: Said, writer: Writer): string[] {
  const [first, second] = residences;
  if (first === undefined) return [];
  const topic = topicOf(residences, said, writer);
  if (second === undefined)
    return topic === ''
      ? matterFirst(first, said, writer)
      : [topic, settled(first, writer), ...meant(first, said)];
  if (residences.length === 2 && isOneWay(residences))
    return [topic, ...crossed(first, second, said, writer)];
  if (residences.length === 2) return [topic, ...returning(first, second, said, writer)];
  const ordered = [
    ...residences.filter((one) => isInFull(one, said)),
    ...residences.filter((one) => !isInFull(one, said)),
  ];
  return ordered.flatMap((one) => {
    const name = isInFull(one, said) ? 'atTimes' : 'besides';
    return [
      writer.statement(name, { ...placeOf(one, writer), spans: spansOf(one, writer) }),
      ...meant(one, said),
    ];
  });
}

const isOneWay = (residences: readonly Residence[]): boolean =>
  residences.every(({ stays }) => stays.length === 1);

/** What a planet is to the reader's year, before where it stands: its houses are named so, and then by number. */
function topicOf(
  residences: readonly Residence[],
  { leading, isFull, question }: Said,
  writer: Writer,
): string {
  const [first, second] = residences;
  // Of what leads that has been said.
  if (isFull || first === undefined || leading !== undefined || residences.length > 2) return '';
  if (second !== undefined && second.signId === signBefore(first.signId)) return '';
  const { columns } = writer.words.reports;
  const isRising = writer.period.kind === 'ascendant-yearly';
  const topics = columns.topics[isRising ? 'rising' : 'yearly'][first.body];
  const form = second === undefined ? 'settled' : isOneWay(residences) ? 'moves' : 'visits';
  const [own, other] = residences.map(({ signId }) => solarHouse(writer.reader, signId));
  for (const house of [own, other]) if (house !== undefined) writer.mentioned.addHouse(house);
  const isOfLead = question !== undefined && form !== 'visits' && question !== own && question !== other;
  // No two signs next to each other, and no two years of one, open alike.
  const forms = isOfLead ? topics.ofLead[form] : topics[form];
  return fill(escaped(inRotation(forms, rotationOfYear(writer.period) + writer.reader)), {
    own: escaped(own === undefined ? '' : columns.places[own]),
    other: escaped(other === undefined ? '' : columns.places[other]),
    question: escaped(question === undefined ? '' : columns.questions[question]),
  });
}

/** Whether it is said in full what a planet means in a sign, here or, of the one that leads, in its season. */
const isInFull = (one: Residence, { leading, meanings }: Said): boolean =>
  one === leading || meanings.get(one) !== '';

/**
 * Two signs of which a planet comes back to the first, and perhaps to the second: as it goes, a date a sentence.
 */
function returning(first: Residence, second: Residence, said: Said, writer: Writer): string[] {
  const [, visit, ...rest] = [...first.stays, ...second.stays].sort(
    (a, b) => (a.begins ?? Number.NEGATIVE_INFINITY) - (b.begins ?? Number.NEGATIVE_INFINITY),
  );
  const here = placeOf(first, writer);
  const there = placeOf(second, writer);
  const change = writer.time((visit as Stay).begins as number);
  const goesBack = second.signId === signBefore(first.signId);
  const isOther = isInFull(second, said);
  // What came to the first sign going backward had been in the second already.
  const visits = first.stays[0]?.since === undefined ? 'visitsAgain' : 'visits';
  const forms = goesBack ? 'backs' : visits;
  const name = isOther ? forms : (`${forms}Brief` as const);
  return [
    writer.statement(isInFull(first, said) ? 'begins' : 'beginsBrief', { ...here, until: change }),
    ...meant(first, said),
    writer.statement(name, {
      planet: writer.planet(second.body),
      otherSign: there.sign ?? '',
      ...(there.house !== undefined && { otherHouse: there.house }),
      otherBrief: there.brief ?? '',
      change,
    }),
    ...meant(second, said),
    ...rest.map(({ signId, begins, ends }, place) => {
      const isLast = place === rest.length - 1 && ends !== undefined;
      const form = !isLast ? 'returnsOn' : signId === second.signId ? 'comesToStay' : 'returns';
      return writer.statement(form, {
        planet: writer.planet(first.body),
        sign: writer.sign(signId),
        date: writer.time(begins as number),
        ...(ends !== undefined && { until: writer.time(ends) }),
      });
    }),
  ];
}

const meant = (residence: Residence, { meanings }: Said): string[] => [
  escaped(meanings.get(residence) ?? ''),
];

/** What a planet means before where it stands, where nothing else opens its paragraph and what follows stands by itself. */
function matterFirst(residence: Residence, said: Said, writer: Writer): string[] {
  const meaning = said.meanings.get(residence) ?? '';
  const place = settled(residence, writer);
  const { rest, isTakenUp } = afterFirst(meaning, writer.words.reports.columns);
  if (rest === '' || isTakenUp) return [place, ...meant(residence, said)];
  return [escaped(firstSentence(meaning)), place, escaped(rest)];
}

/** In one sign all year. */
function settled(residence: Residence, writer: Writer): string {
  const [stay] = residence.stays;
  const { since, ends } = stay as Stay;
  if (ends === undefined) return writer.statement('staysOn', placeOf(residence, writer));
  return staysIn(since, ends, placeOf(residence, writer), writer);
}

/** Where a planet is and until when; since when, too, unless it has only come back there. */
const staysIn = (
  since: number | undefined,
  ends: number,
  place: Readonly<Record<string, string>>,
  writer: Writer,
): string =>
  since === undefined
    ? writer.statement('begins', { ...place, until: writer.time(ends) })
    : writer.statement('stays', { ...place, ...writer.span(since, ends) });

/**
 * The sign that a planet leaves for another, and does not come back to within the year, and then that one: of each where
 * the planet is and what it means there, in full or, where it is for the lesser part of the year, in a clause.
 */
function crossed(first: Residence, second: Residence, said: Said, writer: Writer): string[] {
  const [{ since, ends }, { ends: until }] = [first.stays[0] as Stay, second.stays[0] as Stay];
  const here = placeOf(first, writer);
  const isBrief = said.meanings.get(first) === '';
  // What leads is written of in its season.
  const hasSecond = second === said.leading || said.meanings.get(second) !== '';
  const planet = writer.planet(first.body);
  // Of what leads the opening has told when it comes, and its season tells of the stay.
  if (second === said.leading && ends !== undefined)
    return [
      staysIn(since, ends, here, writer),
      ...(isBrief ? [writer.statement('thenBrief', { otherBrief: here.brief ?? '' })] : meant(first, said)),
    ];
  const there = placeOf(second, writer);
  const change = ends === undefined ? '' : writer.time(ends);
  return [
    since === undefined
      ? writer.statement(isBrief ? 'crossesOnBrief' : 'crossesOn', here)
      : writer.statement(isBrief ? 'crossesBrief' : 'crosses', { ...here, from: writer.time(since) }),
    ...meant(first, said),
    writer.statement(until === undefined ? 'goesOnTo' : hasSecond ? 'goesOn' : 'goesOnBrief', {
      planet,
      change,
      otherBrief: there.brief ?? '',
      otherSign: there.sign ?? '',
      ...(there.house !== undefined && { otherHouse: there.house }),
      ...(until !== undefined && { until: writer.time(until) }),
    }),
    ...(hasSecond ? meant(second, said) : []),
    ...(hasSecond || until !== undefined
      ? []
      : [writer.statement('thenBrief', { otherBrief: there.brief ?? '' })]),
  ];
}

/** A planet, its sign and house, and what it is there in a clause. */
function placeOf({ body, signId }: Residence, writer: Writer): Record<string, string> {
  const house = solarHouse(writer.reader, signId);
  const { period, words } = writer;
  return {
    planet: writer.ruling(body),
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
