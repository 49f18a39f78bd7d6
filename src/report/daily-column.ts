import { Moon } from '../chart/bodies.js';
import type { SignId } from '../chart/zodiac.js';
import { firstSentence, isSaidAnyway } from './alike.js';
import { mechanismOf } from './cells.js';
import { dayCellOf, isEasy, isMoonsAspect, meetingOf, pairLineOf } from './day-cells.js';
import { byRankOfDay, rulersOf } from './day-choice.js';
import { DayWriter } from './day-writer.js';
import type { Happening } from './happenings.js';
import type { Period } from './period.js';
import { type Ranked, rank } from './ranking.js';
import { meaningOf, type Worded } from './worded-happenings.js';
import { escaped, paragraph, unescaped, type Words, Writer, wordsIn } from './writer.js';
import type { Written } from './written.js';

/**
 * A sign's day is one thought. An event leads it, and where the Moon is has a sentence at its end; new, full and
 * quartered Moons are the Moon's own. On other days her house is the matter, and one of her aspects says how it goes.
 */

/** Words of a day in all; of its intro at least, where that is cut from a cell, and of the sentence that begins it, about. */
const { least, most, ofIntro, ofSky } = { least: 60, most: 100, ofIntro: 28, ofSky: 12 };

/** A day as it may be written: HTML, and what is in it. */
interface Day {
  intro: string;
  text: string;
  included: readonly (readonly [Happening, string])[];
}

export function dailyColumn(
  worded: readonly Worded[],
  reader: SignId,
  period: Period,
  words: Words,
): Written {
  const day = new DayOfSign(worded, reader, period, words);
  const { intro, text, included } = fittest(day.versions());
  return { intro: unescaped(intro), text: paragraph(text), included: new Map(included) };
}

/** The first of a day's versions that has the length of a day, or else the one that is nearest to it. */
function fittest(versions: Iterable<Day>): Day {
  let [best, off] = [undefined as Day | undefined, Number.POSITIVE_INFINITY];
  for (const day of versions) {
    const words = wordsIn(day.intro) + wordsIn(day.text);
    const away = Math.max(least - words, words - most, 0);
    if (away < off) [best, off] = [day, away];
    if (off === 0) break;
  }
  return best as Day;
}

/** New, full and quartered Moons, and eclipses. */
const isPhase = ({ happening }: Ranked): boolean =>
  happening.kind === 'lunation' || happening.kind === 'eclipse';

class DayOfSign {
  readonly #reader: SignId;
  readonly #period: Period;
  readonly #words: Words;
  readonly #meanings: ReadonlyMap<Happening, Worded>;
  readonly #moon: Ranked;
  /** The Moon's change of sign, on a day on which there is one. */
  readonly #moved: Happening | undefined;
  readonly #lead: Ranked | undefined;
  /** What the Moon does in the sign of the day, the strongest first. */
  readonly #aspects: readonly Ranked[];

  constructor(worded: readonly Worded[], reader: SignId, period: Period, words: Words) {
    this.#reader = reader;
    this.#period = period;
    this.#words = words;
    this.#meanings = new Map(worded.map((each) => [each.happening, each]));
    const ranked = rank([...this.#meanings.keys()], reader, period.kind);
    const isMoons = ({ happening }: Ranked) => 'body' in happening && happening.body === Moon;
    // Every day has the Moon somewhere.
    this.#moon = ranked.find((each) => each.happening.kind === 'stay' && isMoons(each)) as Ranked;
    this.#moved = ranked.find((each) => each.happening.kind === 'ingress' && isMoons(each))?.happening;
    const events = ranked.filter(
      (each) =>
        !isMoons(each) &&
        each.happening.kind !== 'stay' &&
        each.happening.kind !== 'retrograde' &&
        (this.#cell(each) !== undefined || this.#meaning(each) !== ''),
    );
    [this.#lead] = byRankOfDay(events, reader);
    this.#aspects = ranked.filter(
      ({ happening }) => isMoonsAspect(happening) && happening.signId === this.#moon.happening.signId,
    );
  }

  /** The day in all the ways there are, the fittest first. */
  *versions(): Generator<Day> {
    const lead = this.#lead;
    if (lead === undefined) yield* this.#ofMoon();
    else yield* this.#ofEvent(lead);
  }

  *#ofEvent(lead: Ranked): Generator<Day> {
    for (const [first, rest, isFull] of this.#tellings(lead)) {
      const writer = this.#writer();
      const said = [first, rest].filter((part) => part !== '').join(' ');
      const own: Day['included'] = [[lead.happening, said]];
      const intro = writer.lead(lead.happening, first);
      const more = isFull ? writer.besides(lead.happening) : '';
      if (isPhase(lead)) {
        yield { intro, text: `${more} ${escaped(rest)}`.trim(), included: own };
        continue;
      }
      const beside = writer.beside(this.#moon, lead.house, this.#moved);
      const included: Day['included'] = [...own, [this.#moon.happening, unescaped(beside)]];
      for (const long of new Set([writer.forLong(lead), ''])) {
        // The Moon comes before what there is to do about it, unless that takes up what was said last.
        const course = escaped(rest);
        const parts = this.#takesUp(rest) ? [more, course, long, beside] : [more, long, beside, course];
        yield { intro, text: parts.filter((part) => part !== '').join(' '), included };
      }
    }
  }

  /** The Moon's house, and one of her aspects, or that she makes none. */
  *#ofMoon(): Generator<Day> {
    const writer = this.#writer();
    const { opening, eased, crossed } = writer.moonsDay(this.#moon, this.#moved);
    const moves: Day['included'] = this.#moved === undefined ? [] : [[this.#moved, '']];
    for (const { happening } of this.#aspects) {
      if (!isMoonsAspect(happening)) continue;
      const aspect = writer.aspect(happening, this.#meaning({ happening, house: this.#moon.house }));
      const close = isEasy(happening) ? eased : crossed;
      yield {
        intro: opening,
        text: `${aspect} ${close}`,
        included: [
          [this.#moon.happening, unescaped(`${opening} ${close}`)],
          [happening, unescaped(aspect)],
          ...moves,
        ],
      };
    }
    if (this.#aspects.length > 0) return;
    yield {
      intro: opening,
      text: `${writer.quiet(this.#moved)} ${eased}`,
      included: [[this.#moon.happening, unescaped(`${opening} ${eased}`)], ...moves],
    };
  }

  /** What is said of the lead, in two parts, the intro's first; and whether there has to be more. */
  *#tellings(lead: Ranked): Generator<readonly [string, string, boolean]> {
    const cell = this.#cell(lead);
    if (cell !== undefined) {
      yield [cell.lead, cell.course, false];
      return;
    }
    const meaning = this.#meaning(lead);
    const { columns } = this.#words.reports;
    // What is written for the reader's house goes before what every sign would read of the two planets.
    const pair = pairLineOf(lead.happening, columns.days, this.#period.number + this.#reader);
    if (pair !== undefined) {
      yield [...this.#divided(meaning), false];
      yield [pair, meaning, false];
    }
    const plainly = mechanismOf(lead.happening, lead.house, columns.mechanisms) ?? '';
    // With a plain sentence before its own, where that says more.
    if (plainly !== '' && !isSaidAnyway(plainly, meaning, ''))
      yield [...this.#divided(`${plainly} ${meaning}`), false];
    yield [...this.#divided(meaning), false];
    yield [...this.#divided(meaning), true];
  }

  /** What goes before the end of the intro, and what after it: there nothing takes up what was said by a pronoun. */
  #divided(said: string): readonly [string, string] {
    let [first, rest] = ['', said];
    for (;;) {
      const sentence = firstSentence(rest);
      const after = rest.slice(sentence.length).trimStart();
      // The last sentence is left for the text.
      if (after === '' && first !== '') break;
      if (wordsIn(first) + ofSky >= ofIntro && first !== '' && !this.#takesUp(rest)) break;
      [first, rest] = [`${first} ${sentence}`.trimStart(), after];
      if (rest === '') break;
    }
    return [first, rest];
  }

  /** Whether what goes on takes up by a pronoun what was said before it. */
  #takesUp(rest: string): boolean {
    const { pronouns } = this.#words.reports.columns;
    const words =
      firstSentence(rest)
        .toLocaleLowerCase()
        .match(/\p{L}+/gu) ?? [];
    return words.slice(0, 3).some((one) => pronouns.includes(one));
  }

  #writer(): DayWriter {
    const writer = new Writer(this.#reader, this.#period, this.#words);
    writer.rulers = rulersOf(this.#reader);
    return new DayWriter(writer);
  }

  #cell({ happening, house }: Ranked) {
    return dayCellOf(happening, house, this.#words.reports.columns.days);
  }

  #meaning({ happening, house }: Pick<Ranked, 'happening' | 'house'>): string {
    const own = meetingOf(happening, house, this.#words.reports.columns.days);
    return own ?? meaningOf(this.#meanings.get(happening) as Worded, house)?.text ?? '';
  }
}
