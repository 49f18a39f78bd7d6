import { Moon, Sun } from '../chart/bodies.js';
import type { SignId } from '../chart/zodiac.js';
import { housePair } from './cells.js';
import type { Happening } from './happenings.js';
import type { Period } from './period.js';
import { type Ranked, rank } from './ranking.js';
import type { Told } from './short-column.js';
import { meaningOf, type Tellable } from './telling.js';
import { inTurn } from './wordings.js';
import { escaped, paragraph, unescaped, type Words, Writer, wordsIn } from './writer.js';

/** A sign's day: where the Moon is, as the intro; then what is exact that day, by the hour. */

/** Words of the text. */
const { least, enough, most } = { least: 60, enough: 64, most: 99 };

/** The Sun's place and what goes on are told of days that have little of their own. */
const isFiller = (each: Ranked): boolean => each.happening.kind === 'retrograde' || isSun(each);

const isSun = ({ happening }: Ranked): boolean => happening.kind === 'stay' && happening.body === Sun;

const isMoonsPlace = ({ kind, ...rest }: Happening): boolean =>
  kind === 'stay' && 'body' in rest && rest.body === Moon;

export function dailyColumn(
  tellables: readonly Tellable[],
  reader: SignId,
  period: Period,
  words: Words,
): Told {
  const byHappening = new Map(tellables.map((each) => [each.happening, each]));
  const ranked = rank([...byHappening.keys()], reader, period.kind);
  const writer = new Writer(reader, period, words);
  const told = new Map<Happening, string>();
  const moon = ranked.find(({ happening }) => isMoonsPlace(happening));
  const said = (each: Ranked): string[] => {
    if (isSun(each) && moon !== undefined) {
      const matters = words.reports.columns.between[housePair(each.house, moon.house)];
      return matters === undefined ? [] : [inTurn(matters, period.number)];
    }
    const meaning = meaningOf(byHappening.get(each.happening) as Tellable, each.house);
    return meaning === undefined ? [] : [meaning.text];
  };
  // Named in the sentence by its number: the cell says the rest.
  if (moon !== undefined) writer.house(moon.house);
  const intro =
    moon === undefined
      ? ''
      : [unescaped(writer.sentence('throughout', moon.happening)), ...said(moon)].join(' ');
  if (moon !== undefined) told.set(moon.happening, said(moon).join(' '));

  const others = ranked.filter((each) => each !== moon);
  const worded = others.filter((each) => said(each).length > 0);
  // The day's own first, by weight; what merely goes on after it; then what is told by its sentence alone.
  const candidates: Passage[] = [
    ...[...worded].sort((a, b) => Number(isFiller(a)) - Number(isFiller(b))),
    ...[...others].sort((a, b) => Number(isFiller(a)) - Number(isFiller(b))),
  ].map((ranked, index) => ({ ranked, words: index < worded.length ? said(ranked) : [] }));
  let chosen: readonly Passage[] = [];
  let composed = compose(chosen, reader, period, words, moon);
  for (const each of candidates) {
    if (composed.length >= (each.words.length > 0 ? enough : least)) break;
    if (chosen.some(({ ranked }) => ranked === each.ranked)) continue;
    const more = [...chosen, each];
    const tried = compose(more, reader, period, words, moon);
    if (tried.length > most) continue;
    [chosen, composed] = [more, tried];
  }
  for (const { ranked, words } of chosen) told.set(ranked.happening, words.join(' '));
  return { intro, text: composed.html, told };
}

/** What a day tells, and in which words beyond its sentence. */
interface Passage {
  ranked: Ranked;
  words: readonly string[];
}

function compose(
  passages: readonly Passage[],
  reader: SignId,
  period: Period,
  words: Words,
  moon: Ranked | undefined,
): { html: string; length: number } {
  const writer = new Writer(reader, period, words);
  if (moon !== undefined) writer.house(moon.house);
  const paragraphs = [...passages]
    .sort(
      ({ ranked: a }, { ranked: b }) =>
        Number(isFiller(a)) - Number(isFiller(b)) || a.happening.julianDayUt - b.happening.julianDayUt,
    )
    .map(({ ranked, words }) => {
      const sentence = writer.sentence(isFiller(ranked) ? 'throughout' : 'ofDay', ranked.happening);
      return paragraph([sentence, ...words.map(escaped)].join(' '));
    });
  return {
    html: paragraphs.join(''),
    length: paragraphs.reduce((sum, each) => sum + wordsIn(each), 0),
  };
}
