import type { Happening } from './happenings.js';
import { sameDay } from './passages.js';
import type { Ranked } from './ranking.js';
import { escaped, type Form, type Writer, wordsIn } from './writer.js';
import { isMercurys, type Passage, type Season } from './year-seasons.js';

/** Words of a paragraph after which another begins. */
const longest = 85;

/** Writes the seasons of one year, one after the other. */
export class SeasonWriter {
  readonly #writer: Writer;
  readonly #lead: Ranked | undefined;
  readonly #turn: string;
  #before: Passage | undefined;
  #isInParagraph = false;

  /** @param turn takes up the year's thought where its lead is told */
  constructor(writer: Writer, lead: Ranked | undefined, turn: string) {
    this.#writer = writer;
    this.#lead = lead;
    this.#turn = turn;
  }

  /** The paragraphs of a season, as HTML without their tags. */
  paragraphs(season: Season): string[] {
    const paragraphs: string[] = [];
    let sentences: string[] = [];
    for (const passage of season.passages) {
      const isFull = wordsIn(joined(sentences)) > longest;
      if (passage === season.passages[0] || isFull || !this.#goesOn(passage)) {
        paragraphs.push(joined(sentences));
        sentences = [];
      }
      this.#isInParagraph = sentences.length > 0;
      sentences.push(this.#statement(passage), escaped(passage.meaning?.text ?? ''), this.#turnOf(passage));
      this.#before = passage;
    }
    return [...paragraphs, joined(sentences)];
  }

  #statement({ happening, house }: Passage): string {
    if (!isMercurys(happening)) return this.#writer.sentence(this.#formOf(happening), happening);
    return this.#writer.statement('mercury', {
      planet: this.#writer.planet(happening.body),
      house: this.#writer.house(house),
      from: this.#writer.time(happening.julianDayUt),
      until: this.#writer.time(happening.until),
    });
  }

  /** A second event of a day says so. */
  #formOf(happening: Happening): Form {
    const before = this.#before?.happening;
    const isSameDay = before !== undefined && sameDay(before, happening, this.#writer.period.clock);
    return isSameDay && this.#isInParagraph ? 'also' : this.#writer.plainForm(happening);
  }

  #turnOf({ happening }: Passage): string {
    return happening === this.#lead?.happening ? this.#turn : '';
  }

  /** Whether a passage is of the same planet or house as the one before, and belongs to its paragraph. */
  #goesOn({ happening, house }: Passage): boolean {
    const before = this.#before;
    // What leads ends its paragraph with the thought of the year.
    if (before === undefined || before.happening === this.#lead?.happening) return false;
    if ('body' in before.happening && 'body' in happening && before.happening.body === happening.body)
      return true;
    return before.house === house;
  }
}

export const joined = (sentences: readonly string[]): string =>
  sentences.filter((text) => text !== '').join(' ');
