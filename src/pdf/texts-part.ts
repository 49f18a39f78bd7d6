import type { AspectId } from '../chart/aspects.js';
import type { House } from '../chart/zodiac.js';
import type { PrintCatalogue } from '../text/print-catalogue.js';
import { glyphs } from '../wheel/glyphs.js';
import type { Composer } from './composing.js';
import { type Piece, type Structure, structure } from './marks.js';
import { glyphsOf } from './reading-part.js';
import type { Contact, PrintedChart, Reading, Subject } from './subject.js';
import { dateInWords, filled } from './words.js';

/** What a result has to say besides its reading: every text that the reading left out, each once. */

interface Entry {
  title: string;
  glyphs: readonly string[];
  text: string;
  /** When it is so, of what passes. */
  note?: string;
}

export function* textsPart(
  composer: Composer,
  root: Structure,
  subject: Subject,
  words: PrintCatalogue,
): Generator<Piece[]> {
  const part = structure('Sect', root);
  const { headings } = words;
  const isNew = once(subject.reading);
  const groups: [string, Entry[]][] = [
    [headings.signs, subject.charts.flatMap((chart) => signs(chart, words))],
    [headings.bodiesInHouses, subject.charts.flatMap((chart) => bodiesInHouses(chart, words))],
    [headings.cusps, subject.charts.flatMap((chart) => cusps(chart, words))],
    [headings.aspects, contacts(subject, words)],
  ];
  let begun = false;
  for (const [text, entries] of groups) {
    const left = entries.filter((entry) => isNew(entry.text));
    if (left.length === 0) continue;
    if (!begun) yield [composer.part(part, { text: headings.texts, level: 1 })];
    begun = true;
    const own = structure('Sect', part);
    yield [composer.chapter(own, { text, level: 2 })];
    for (const { title, glyphs: marks, text: body, note } of left)
      yield [composer.entry(own, title, marks, { note: note ?? '' }), ...composer.paragraphs(own, body)];
  }
}

/** A text is known by its first sentences: a reading may leave out its last one. */
const beginning = 60;

/** Whether a text is neither in the reading nor printed before. */
function once(reading: Reading | null): (text: string) => boolean {
  const read = reading
    ? reading.chapters.flatMap(({ sections }) => sections.map(({ text }) => text)).join('\n')
    : '';
  const printed = new Set<string>();
  return (text) => {
    const known = printed.has(text) || read.includes(text.slice(0, beginning));
    printed.add(text);
    return !known;
  };
}

const written = <T extends { text: string | null }>(entry: T): entry is T & { text: string } =>
  entry.text !== null && entry.text !== '';

/** A body, and whose where there are two charts. */
const bodyOf = (name: string, { of }: PrintedChart, words: PrintCatalogue): string =>
  of?.name ? filled(words.whose, { name: of.name, body: name }) : name;

const signs = (chart: PrintedChart, words: PrintCatalogue): Entry[] =>
  chart.planets.filter(written).map(({ planetId, planetName, signId, signName, text }) => ({
    title: filled(words.inSign, {
      body: bodyOf(planetName, chart, words),
      sign: signName,
    }),
    glyphs: glyphsOf({ planetIds: [planetId], signId }),
    text,
  }));

const bodiesInHouses = (chart: PrintedChart, words: PrintCatalogue): Entry[] =>
  chart.planets
    .map((planet) => ({
      title: houseTitle(planet, chart, words),
      glyphs: glyphsOf({ planetIds: [planet.planetId] }),
      text: planet.housetext ?? null,
    }))
    .filter(written);

/** In a synastry the texts put each person’s bodies into the other’s houses. */
function houseTitle(
  { planetName, housePosition, partnerHousePosition }: PrintedChart['planets'][number],
  chart: PrintedChart,
  words: PrintCatalogue,
): string {
  const { partner } = chart;
  const house = partner ? partnerHousePosition : housePosition;
  const heading = filled(words.inHouse[house as House] ?? '', { body: bodyOf(planetName, chart, words) });
  return partner ? filled(words.ofChart, { heading, name: partner.name ?? '' }) : heading;
}

const cusps = ({ houses }: PrintedChart, words: PrintCatalogue): Entry[] =>
  houses.filter(written).map(({ house, signId, signName, text }) => ({
    title: filled(words.cuspInSign[house as House], { sign: signName }),
    glyphs: [glyphs.signs[signId] ?? ''],
    text,
  }));

/** Of what comes more than once, all dates under one heading, and what its texts have in common. */
function contacts({ contacts: all }: Subject, words: PrintCatalogue): Entry[] {
  const named = (name: string | undefined, body: string): string =>
    name === undefined ? body : filled(words.whose, { name, body });
  const groups = new Map<string, (Contact & { text: string })[]>();
  for (const contact of all.filter(written)) {
    const { planet1Id, aspectId, planet2Id, text, passages } = contact;
    const key = passages ? [planet1Id, aspectId, planet2Id, text.slice(0, beginning)].join(' ') : text;
    groups.set(key, [...(groups.get(key) ?? []), contact]);
  }
  return [...groups.values()].map((group): Entry => {
    const { planet1Id, planet1Name, aspectId, planet2Id, planet2Name, people } = group[0] as Contact;
    const passages = group.flatMap(({ passages: own }) => own ?? []);
    return {
      title: filled(words.contact[aspectId as AspectId], {
        first: named(people?.[0], planet1Name),
        second: named(people?.[1], planet2Name),
      }),
      glyphs: glyphsOf({ planetIds: [planet1Id, planet2Id], aspectId }),
      text: shared(group.map(({ text }) => text)),
      note: passages.length === 0 ? '' : datesOf(passages, words),
    };
  });
}

/** The sentences that all of some texts have. */
function shared([first = '', ...others]: readonly string[]): string {
  const sentences = first.split(/(?<=[.!?]["”’]?) /);
  return sentences.filter((sentence) => others.every((other) => other.includes(sentence))).join(' ');
}

/** The exact days of all passages; of those that are never exact, when they last. */
function datesOf(passages: NonNullable<Contact['passages']>, words: PrintCatalogue): string {
  const day = ({ date }: { date: string }): string => dateInWords(date, words);
  const exact = passages.flatMap((passage) => passage.exact.map(day));
  const parts = exact.length > 0 ? [filled(words.exactOn, { dates: exact.join(' · ') })] : [];
  for (const { starts, ends, exact: own } of passages)
    if (own.length === 0 && starts && ends)
      parts.push(filled(words.fromTo, { starts: day(starts), ends: day(ends) }));
  return parts.join('; ');
}
