import type { AspectId } from '../chart/aspects.js';
import type { House } from '../chart/zodiac.js';
import type { PrintCatalogue } from '../text/print-catalogue.js';
import { glyphs } from '../wheel/glyphs.js';
import type { Composer } from './composing.js';
import { type Piece, type Structure, structure } from './marks.js';
import { glyphsOf } from './reading-part.js';
import type { PrintedChart, Reading, Subject } from './subject.js';
import { filled } from './words.js';

/** What a result has to say besides its reading: every text that the reading left out, each once. */

interface Entry {
  title: string;
  glyphs: readonly string[];
  text: string;
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
    for (const entry of left)
      yield [composer.entry(own, entry.title, entry.glyphs), ...composer.paragraphs(own, entry.text)];
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

function contacts({ contacts: all }: Subject, words: PrintCatalogue): Entry[] {
  const named = (name: string | undefined, body: string): string =>
    name === undefined ? body : filled(words.whose, { name, body });
  return all
    .filter(written)
    .map(({ planet1Id, planet1Name, aspectId, planet2Id, planet2Name, people, text }) => ({
      title: filled(words.contact[aspectId as AspectId], {
        first: named(people?.[0], planet1Name),
        second: named(people?.[1], planet2Name),
      }),
      glyphs: glyphsOf({ planetIds: [planet1Id, planet2Id], aspectId }),
      text,
    }));
}
