import { Moon, Sun } from '../chart/bodies.js';
import type { SignId } from '../chart/zodiac.js';
import type { Happening } from './happenings.js';
import type { Period } from './period.js';
import { type Ranked, rank } from './ranking.js';
import type { Told } from './short-column.js';
import { betweenOf, meaningOf, type Tellable } from './telling.js';
import { escaped, paragraph, unescaped, type Words, Writer, wordsIn } from './writer.js';

/** A sign's day: where the Moon is, as the intro; then what is exact that day, by the hour. */

/** Words of the text. */
const { least, enough, most } = { least: 60, enough: 64, most: 101 };

/** Words that a sentence has, about: an aspect names two planets, signs and houses, a conjunction one of these. */
const ofSentence = ({ happening }: Ranked): number => {
  if (happening.kind !== 'aspect') return 13;
  return happening.aspectId === 0 ? 15 : 22;
};

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
  const said = (each: Ranked): string[] => {
    const tellable = byHappening.get(each.happening) as Tellable;
    return [meaningOf(tellable, each.house)?.text ?? '', betweenOf(tellable, reader, words) ?? ''].filter(
      (text) => text !== '',
    );
  };
  const moon = ranked.find(({ happening }) => isMoonsPlace(happening));
  // Named in the sentence by its number: the cell says the rest.
  if (moon !== undefined) writer.house(moon.house);
  const intro =
    moon === undefined
      ? ''
      : [unescaped(writer.sentence('throughout', moon.happening)), ...said(moon)].join(' ');
  if (moon !== undefined) told.set(moon.happening, said(moon).join(' '));

  const others = ranked.filter((each) => each !== moon && said(each).length > 0);
  const chosen: Ranked[] = [];
  let length = 0;
  // The day's own first, by weight; what merely goes on after it.
  for (const each of [...others.filter((one) => !isFiller(one)), ...others.filter(isFiller)]) {
    if (length >= enough) break;
    const more = ofSentence(each) + wordsIn(said(each).join(' '));
    if (length + more > most) continue;
    chosen.push(each);
    length += more;
  }
  // Where nothing more fits with what it means, the Sun's place alone.
  const bare = length < least ? others.find((each) => isSun(each) && !chosen.includes(each)) : undefined;
  if (bare !== undefined) chosen.push(bare);
  chosen.sort(
    (a, b) => Number(isFiller(a)) - Number(isFiller(b)) || a.happening.julianDayUt - b.happening.julianDayUt,
  );
  const paragraphs = chosen.map((each) => {
    const words = each === bare ? [] : said(each);
    told.set(each.happening, words.join(' '));
    const sentence = writer.sentence(isFiller(each) ? 'throughout' : 'ofDay', each.happening);
    return paragraph([sentence, ...words.map(escaped)].join(' '));
  });
  return { intro, text: paragraphs.join(''), told };
}
