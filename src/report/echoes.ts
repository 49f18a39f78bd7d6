import type { House } from '../chart/zodiac.js';
import type { ReportCatalogue } from '../text/report-catalogue.js';
import { isEndAt } from './sentence-ends.js';
import type { Written } from './written.js';

/**
 * A sentence that speaks of a house's matter and names the house by it as well says a word twice: there a house has its
 * number.
 */

/** How one house is called: by its matter, by its number, and how a sentence speaks of the matter. */
interface Calling {
  name: string;
  number: string;
  matter: RegExp;
}

/** The callings of a language, and what all names by a matter begin with. */
interface Callings {
  all: readonly Calling[];
  begin: string;
}

const known = new WeakMap<ReportCatalogue, Callings>();

function callingsOf(reports: ReportCatalogue): Callings {
  let callings = known.get(reports);
  if (callings === undefined) {
    const { nearHouses, housesAgain, houseWords } = reports;
    const all = Object.entries(houseWords).map(([key, words]) => {
      const house = Number(key) as House;
      const matter = new RegExp(`(?<!\\p{L})(?:${words.join('|')})`, 'iu');
      return { name: nearHouses[house][0] ?? '', number: housesAgain[house], matter };
    });
    callings = { all, begin: beginningOf(all.map(({ name }) => name)) };
    known.set(reports, callings);
  }
  return callings;
}

/** What some names have in common from their first letter on. */
function beginningOf(names: readonly string[]): string {
  const [first = ''] = names;
  let length = first.length;
  while (!names.every((name) => name.startsWith(first.slice(0, length)))) length--;
  return first.slice(0, length);
}

export function withoutEchoes({ intro, text, included }: Written, reports: ReportCatalogue): Written {
  const callings = callingsOf(reports);
  return { intro: numbered(intro, callings), text: numbered(text, callings), included };
}

function numbered(text: string, { all, begin }: Callings): string {
  if (begin === '') return text;
  let written = '';
  let done = 0;
  for (let at = text.indexOf(begin); at >= 0; at = text.indexOf(begin, at)) {
    const [from, to] = [beginningOfSentence(text, at), endOfSentence(text, at)];
    const sentence = text.slice(from, to);
    const named = all.filter(({ name }) => sentence.includes(name));
    const bare = named.reduce((rest, { name }) => rest.replaceAll(name, ''), sentence);
    at = to;
    if (!named.some(({ matter }) => matter.test(bare))) continue;
    // Of two houses of one sentence both have their numbers.
    const said = named.reduce((rest, { name, number }) => rest.replaceAll(name, number), sentence);
    written += text.slice(done, from) + said;
    done = to;
  }
  return written === '' ? text : written + text.slice(done);
}

/** Behind a stop and a space, or a paragraph's tag: tags of dates are within a sentence. */
function beginningOfSentence(text: string, at: number): number {
  for (let place = at; place > 1; place--) {
    if (isEndAt(text, place - 1)) return place;
    if (text.startsWith('<p>', place - 3) || text.startsWith('</h3>', place - 5)) return place;
  }
  return 0;
}

function endOfSentence(text: string, at: number): number {
  for (let place = at; place < text.length; place++) {
    if (isEndAt(text, place) || text.startsWith('</p>', place)) return place;
  }
  return text.length;
}
