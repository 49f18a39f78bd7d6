import type { AspectId } from '../chart/aspects.js';
import type { House } from '../chart/zodiac.js';
import type { PrintCatalogue } from '../text/print-catalogue.js';
import { glyphs } from '../wheel/glyphs.js';
import { columnChapter, columnEntry, columnHead } from './column-texts.js';
import type { Composer } from './composing.js';
import { type Heading, type Piece, type Structure, structure } from './marks.js';
import { withNamed } from './named-partner.js';
import { endOf } from './placing.js';
import { glyphsOf } from './reading-part.js';
import { styles } from './style.js';
import type { Contact, PrintedChart, Reading, Subject } from './subject.js';
import { keyOf, keyOfContact } from './told-on.js';
import { dateInWords, dateOfYear, datesInWords, filled } from './words.js';

/** The texts that the reading does not tell, each once, in two columns, with their chapters. */

interface Entry {
  title: string;
  glyphs: readonly string[];
  text: string;
  /** When it is so, of what passes. */
  note?: string;
  /** The key of a text, as in {@link toldIn}. */
  key: string;
  /** The bodies that it tells, as {@link bodiesTold}. */
  tells: readonly string[];
  /** The body that it is listed under. */
  under?: { id: number; name: string };
}

interface Group {
  heading: string;
  /** Whom it speaks to. */
  note?: string;
  /** The other person that it speaks of. */
  other?: string;
  /** Which of two people. */
  person?: number;
  entries: readonly Entry[];
}

/** Texts that make a part; fewer are a chapter of the one before. */
const fewestInPart = 4;

/** Too few texts for columns: a chapter with texts as wide as paragraphs. */
export function fewTexts(
  composer: Composer,
  parent: Structure,
  subject: Subject,
  words: PrintCatalogue,
): Piece[] {
  const all = leftOver(subject, words).flatMap(({ entries }) => entries);
  if (all.length === 0 || all.length >= fewestInPart) return [];
  const own = structure('Sect', parent);
  const head = composer.chapter(own, { text: words.headings.texts, level: 2 });
  const texts = all.flatMap((entry) => columnEntry(composer, own, { note: '', ...entry, level: 3 }, true));
  // Together, or the last of them has a page to itself.
  return [{ ...head, needs: texts.reduce(endOf, head.space + head.lines) }, ...texts];
}

export function* textsPart(
  given: Composer,
  root: Structure,
  subject: Subject,
  words: PrintCatalogue,
): Generator<Piece[]> {
  const groups = leftOver(subject, words);
  if (groups.flatMap(({ entries }) => entries).length < fewestInPart) return;
  const composer = given.flush();
  const part = structure('Sect', root);
  const title: Heading = { text: words.headings.texts, level: 1 };
  yield [composer.part(part, title), ...composer.paragraphs(part, words.textsNote, styles.note)];
  let before = groups[0]?.person;
  for (const { heading, note, entries, person } of groups) {
    const own = structure('Sect', part);
    const [first, ...others] = columnChapter(composer, own, { text: heading, level: 2 }, note);
    // The other person's texts begin a page.
    yield first ? [{ ...first, ...(person !== before && { turns: true }) }, ...others] : [];
    before = person;
    yield* listed(composer, own, entries);
  }
}

/** The texts that the reading has not told. */
function leftOver(subject: Subject, words: PrintCatalogue): Group[] {
  const isNew = once(subject.reading);
  return groupsOf(subject, words)
    .map(({ other, ...group }) => ({
      ...group,
      entries: group.entries
        .filter(isNew)
        .map((entry) => (other ? { ...entry, text: withNamed(entry.text, other, words) } : entry)),
    }))
    .filter(({ entries }) => entries.length > 0);
}
/** Under the bodies that they begin with, where several begin with the same. */
function* listed(composer: Composer, own: Structure, entries: readonly Entry[]): Generator<Piece[]> {
  let under: number | undefined;
  for (const [i, { title, glyphs: marks, text, note = '', tells, under: body }] of entries.entries()) {
    const isFirstOfBody = body !== undefined && body.id !== under;
    if (isFirstOfBody) yield [columnHead(composer, own, body.name, glyphs.planets[body.id], i === 0)];
    under = body?.id;
    yield columnEntry(composer, own, {
      title,
      glyphs: marks,
      note,
      text,
      tells,
      level: body ? 4 : 3,
      isHeaded: i === 0 || isFirstOfBody,
    });
  }
}

function groupsOf({ charts, sides, ...subject }: Subject, words: PrintCatalogue): Group[] {
  const { headings } = words;
  const all = contacts({ charts, sides, ...subject }, words);
  if (sides !== 'two')
    return [
      { heading: headings.signs, entries: charts.flatMap((chart) => signs(chart, words)) },
      { heading: headings.bodiesInHouses, entries: charts.flatMap((chart) => bodiesInHouses(chart, words)) },
      { heading: headings.cusps, entries: charts.flatMap((chart) => cusps(chart, words)) },
      { heading: headings.aspectTexts, entries: all.map(({ entry }) => entry) },
    ];
  // To each of two people what is said to them, under their name.
  return charts.flatMap((chart, person): Group[] => {
    const names = { name: chart.of?.name ?? '', other: chart.partner?.name ?? '' };
    const own = all.filter(({ people }) => people?.[0] === names.name).map(({ entry }) => entry);
    return [
      {
        heading: filled(words.headings.signsOf, names),
        person,
        note: filled(words.spokenTo, names),
        entries: signs(chart, words),
      },
      {
        heading: filled(words.headings.housesOf, names),
        person,
        note: filled(words.spokenOfBoth, names),
        other: names.other,
        entries: bodiesInHouses(chart, words),
      },
      {
        heading: filled(words.headings.aspectsOf, names),
        person,
        note: filled(words.spokenOfBoth, names),
        other: names.other,
        entries: own,
      },
    ];
  });
}

/** A text is known by its first sentences: a reading may leave out its last one. */
const beginning = 60;

/** Whether a text is not in the reading, not printed before, and not told by the reading in other words. */
function once(reading: Reading | null): (entry: Entry) => boolean {
  const read = reading
    ? reading.chapters.flatMap(({ sections }) => sections.map(({ text }) => text)).join('\n')
    : '';
  const told = toldIn(reading);
  const printed = new Set<string>();
  return ({ text, key }) => {
    const known = printed.has(text) || told.has(key) || read.includes(text.slice(0, beginning));
    printed.add(text);
    return !known;
  };
}

/** Keys of everything that a reading tells, by its factors: bodies in signs and houses, pairs in aspect. */
function toldIn(reading: Reading | null): Set<string> {
  const factors =
    reading?.chapters.flatMap(({ sections }) => sections.flatMap(({ factors: all }) => all)) ?? [];
  return new Set(
    factors.flatMap(({ kind, planetIds = [], signId, house, aspectId, person }) => {
      const [first = -1, second = -1] = planetIds;
      if (kind === 'placement') return [signKey(first, signId), houseKey(first, house)];
      if (kind === 'overlay') return [houseKey(first, house, person)];
      return aspectId === undefined ? [] : [keyOfContact(first, aspectId, second)];
    }),
  );
}
const signKey = (body: number, sign: number | undefined): string => `${body} in ${sign}`;
const houseKey = (body: number, house: number | undefined, person?: number): string =>
  `${body} in house ${house} of ${person ?? ''}`;

const written = <T extends { text: string | null }>(entry: T): entry is T & { text: string } =>
  entry.text !== null && entry.text !== '';

const signs = ({ planets, partner, person }: PrintedChart, words: PrintCatalogue): Entry[] =>
  planets.filter(written).map(({ planetId, planetName, signId, signName, text }) => ({
    title: filled(words.inSign, { body: planetName, sign: signName }),
    glyphs: glyphsOf({ planetIds: [planetId], signId }),
    text,
    tells: [keyOf(planetId, person)],
    // A reading of two people tells a sign of both.
    key: partner ? '' : signKey(planetId, signId),
  }));

/** In a synastry the texts put each person’s bodies into the other’s houses. */
const bodiesInHouses = ({ planets, partner, person }: PrintedChart, words: PrintCatalogue): Entry[] =>
  planets
    .map(({ planetId, planetName, housePosition, partnerHousePosition, housetext }) => {
      const house = partner ? partnerHousePosition : housePosition;
      return {
        title: filled(words.inHouse[house as House] ?? '', { body: planetName }),
        glyphs: glyphsOf({ planetIds: [planetId] }),
        text: housetext ?? null,
        key: houseKey(planetId, house, person),
        tells: [keyOf(planetId, person)],
      };
    })
    .filter(written);

const cusps = ({ houses }: PrintedChart, words: PrintCatalogue): Entry[] =>
  houses.filter(written).map(({ house, signId, signName, text }) => ({
    title: filled(words.cuspInSign[house as House], { sign: signName }),
    glyphs: [glyphs.signs[signId] ?? ''],
    text,
    key: '',
    tells: [],
  }));

/** Repeated transits under one heading, with all dates and their common text. */
function contacts(
  { contacts: all, charts }: Subject,
  words: PrintCatalogue,
): { entry: Entry; people: Contact['people'] }[] {
  const groups = new Map<string, (Contact & { text: string })[]>();
  for (const contact of all.filter(written)) {
    const { planet1Id, aspectId, planet2Id, text, passages } = contact;
    const key = passages ? [planet1Id, aspectId, planet2Id, text.slice(0, beginning)].join(' ') : text;
    groups.set(key, [...(groups.get(key) ?? []), contact]);
  }
  const listed = [...groups.values()].map((group) => {
    const { planet1Id, planet1Name, aspectId, planet2Id, planet2Name, people } = group[0] as Contact;
    const passages = group.flatMap(({ passages: own }) => own ?? []);
    const other = people?.[1];
    const isFirst = people === undefined || people[0] === charts[0]?.of?.name;
    const key = isFirst
      ? keyOfContact(planet1Id, aspectId, planet2Id)
      : keyOfContact(planet2Id, aspectId, planet1Id);
    const entry: Entry = {
      title: filled(words.contact[aspectId as AspectId], {
        first: planet1Name,
        second: other === undefined ? planet2Name : filled(words.whose, { name: other, body: planet2Name }),
      }),
      glyphs: glyphsOf({ planetIds: [planet1Id, planet2Id], aspectId }),
      text: shared(group.map(({ text }) => text)),
      note: passages.length === 0 ? '' : datesOf(passages, words),
      key,
      tells: [
        key,
        keyOf(planet1Id, people && (isFirst ? 1 : 2)),
        keyOf(planet2Id, people && (isFirst ? 2 : 1)),
      ],
      under: { id: planet1Id, name: planet1Name },
    };
    return { entry, people };
  });
  // Grouped by body, in the order in which bodies first occur.
  const order = [...new Set(listed.map(({ entry }) => entry.under?.id))].sort((a = 0, b = 0) => a - b);
  return order.flatMap((id) => listed.filter(({ entry }) => entry.under?.id === id));
}

/** The sentences that all of some texts have. */
function shared([first = '', ...others]: readonly string[]): string {
  const sentences = first.split(/(?<=[.!?]["”’]?) /);
  return sentences.filter((sentence) => others.every((other) => other.includes(sentence))).join(' ');
}

/** The exact days of all passages, and when the others last. */
function datesOf(passages: NonNullable<Contact['passages']>, words: PrintCatalogue): string {
  const dates = datesInWords(
    passages.flatMap(({ exact }) => exact.map(({ date }) => date)),
    words,
  );
  const lasting = passages.filter(({ exact }) => exact.length === 0);
  const spans = lasting.flatMap(({ starts, ends }) => (starts && ends ? [spanOf(starts, ends, words)] : []));
  const values = { dates, spans: spans.join('; ') };
  if (dates === '') return spans.length === 0 ? '' : filled(words.inOrb, values);
  return filled(spans.length === 0 ? words.exactOn : words.exactAndInOrb, values);
}

/** A year is told once where both are of it. */
const spanOf = (starts: { date: string }, ends: { date: string }, words: PrintCatalogue): string =>
  filled(words.span, {
    starts:
      starts.date.slice(0, 4) === ends.date.slice(0, 4)
        ? dateOfYear(starts.date, words)
        : dateInWords(starts.date, words),
    ends: dateInWords(ends.date, words),
  });
