import { Jupiter, Mars, Mercury, type Planet, Saturn, Venus } from '../chart/bodies.js';
import type { House } from '../chart/zodiac.js';
import type { ReportCatalogue } from '../text/report-catalogue.js';
import type { Happening } from './happenings.js';
import { sameDay } from './passages.js';
import { type Ranked, solarHouse } from './ranking.js';
import { escaped, type Form, type Writer, wordsIn } from './writer.js';
import { isLoop, type Loop, type Passage, type Season } from './year-seasons.js';

/** Words of a paragraph after which another begins. */
const longest = 85;
/** Events of a year that are said to come in between, at most. */
const mostBetween = 2;

/** How a planet's turn backward is said, with the day of its turn forward. */
const loopStatements: Partial<Record<Planet, keyof ReportCatalogue['yearStatements']>> = {
  [Mercury]: 'mercury',
  [Venus]: 'venusLoop',
  [Mars]: 'marsLoop',
  [Jupiter]: 'jupiterLoop',
  [Saturn]: 'saturnLoop',
};

/** The statements that set an event in the course of its year. */
type Relation = 'peak' | 'begins' | 'opens' | 'opensLast' | 'between';

/** Writes the seasons of one year, one after the other. */
export class SeasonWriter {
  readonly #writer: Writer;
  readonly #lead: Ranked | undefined;
  #before: Passage | undefined;
  #isInParagraph = false;
  /** Houses that the seasons have told of. */
  readonly #told = new Set<House>();
  /** How many events have been said to come in between. */
  #between = 0;

  constructor(writer: Writer, lead: Ranked | undefined) {
    this.#writer = writer;
    this.#lead = lead;
  }

  /** The paragraphs of a season, as HTML without their tags. */
  paragraphs(season: Season, place: 'first' | 'middle' | 'last'): string[] {
    const paragraphs: string[] = [];
    let sentences: string[] = [];
    for (const passage of season.passages) {
      const isFull = wordsIn(joined(sentences)) > longest;
      if (passage === season.passages[0] || isFull || !this.#goesOn(passage)) {
        paragraphs.push(joined(sentences));
        sentences = [];
      }
      this.#isInParagraph = sentences.length > 0;
      const opens = passage === season.passages[0] && place !== 'first';
      const turn = place === 'last' ? 'opensLast' : 'opens';
      sentences.push(
        this.#statement(passage, opens ? turn : undefined),
        escaped(passage.meaning?.text ?? ''),
      );
      this.#before = passage;
      this.#told.add(passage.house);
    }
    return [...paragraphs, joined(sentences)];
  }

  #statement(passage: Passage, turn: 'opens' | 'opensLast' | undefined): string {
    const { happening, house } = passage;
    const relation = this.#relationOf(passage, turn);
    if (relation !== undefined)
      return this.#writer.statement(relation, {
        date: this.#writer.time(happening.julianDayUt),
        clause: this.#writer.clause(happening),
      });
    const statement = isLoop(happening) ? loopStatements[happening.body] : undefined;
    if (statement === undefined || !isLoop(happening))
      return this.#writer.sentence(this.#formOf(happening), happening);
    const values = {
      planet: this.#writer.planet(happening.body),
      sign: this.#writer.sign(happening.signId),
      house: this.#writer.house(house),
      from: this.#writer.time(happening.julianDayUt),
    };
    return this.#writer.statement(statement, { ...values, until: this.#untilOf(happening) });
  }

  /** How an event stands in the course of the year; loops have statements of their own. */
  #relationOf({ happening, house }: Passage, turn: 'opens' | 'opensLast' | undefined): Relation | undefined {
    if (happening === this.#lead?.happening) return happening.kind === 'ingress' ? 'begins' : 'peak';
    if (isLoop(happening)) return undefined;
    if (turn !== undefined) return turn;
    const before = this.#before;
    if (this.#isInParagraph || before === undefined) return undefined;
    const isDuringLoop =
      isLoop(before.happening) &&
      before.happening.body !== Mercury &&
      before.happening.until > happening.julianDayUt;
    if (!isDuringLoop || this.#told.has(house) || this.#between >= mostBetween) return undefined;
    this.#between++;
    return 'between';
  }

  /** When a loop ends, and where if that is in the sign before. */
  #untilOf({ until, backsInto }: Loop): string {
    const date = this.#writer.time(until);
    if (backsInto === undefined) return date;
    return this.#writer.statement('backsInto', {
      until: date,
      otherSign: this.#writer.sign(backsInto),
      otherHouse: this.#writer.house(solarHouse(this.#writer.reader, backsInto)),
    });
  }

  /** A second event of a day says so. */
  #formOf(happening: Happening): Form {
    const before = this.#before?.happening;
    const isSameDay = before !== undefined && sameDay(before, happening, this.#writer.period.clock);
    return isSameDay && this.#isInParagraph ? 'also' : this.#writer.plainForm(happening);
  }

  /** Whether a passage is of the same planet or house as the one before, and belongs to its paragraph. */
  #goesOn({ happening, house }: Passage): boolean {
    const before = this.#before;
    // What leads has a paragraph to itself.
    if (before === undefined || before.happening === this.#lead?.happening) return false;
    if ('body' in before.happening && 'body' in happening && before.happening.body === happening.body)
      return true;
    return before.house === house;
  }
}

export const joined = (sentences: readonly string[]): string =>
  sentences.filter((text) => text !== '').join(' ');
