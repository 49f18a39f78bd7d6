import { Jupiter, Mars, type Planet, Saturn, Venus } from '../chart/bodies.js';
import type { ReportCatalogue } from '../text/report-catalogue.js';
import type { Happening } from './happenings.js';
import { sameDay } from './passages.js';
import { type Ranked, solarHouse } from './ranking.js';
import { escaped, type Form, type Writer, wordsIn } from './writer.js';
import { isLoop, type Loop, type Passage, type Season } from './year-seasons.js';

/** Words of a paragraph after which another begins. */
const longest = 85;

/** How a planet's turn backward is said, with the day of its turn forward. */
const loopStatements: Partial<Record<Planet, keyof ReportCatalogue['yearStatements']>> = {
  [Venus]: 'venusLoop',
  [Mars]: 'marsLoop',
  [Jupiter]: 'jupiterLoop',
  [Saturn]: 'saturnLoop',
};

/** Writes the seasons of one year, one after the other. */
export class SeasonWriter {
  readonly #writer: Writer;
  readonly #lead: Ranked | undefined;
  readonly #happenings: readonly Happening[];
  #before: Passage | undefined;
  #isInParagraph = false;

  /** @param happenings all of the year, which say when Mars leaves a sign */
  constructor(writer: Writer, lead: Ranked | undefined, happenings: readonly Happening[]) {
    this.#writer = writer;
    this.#lead = lead;
    this.#happenings = happenings;
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
      sentences.push(this.#statement(passage), escaped(passage.meaning?.text ?? ''));
      this.#before = passage;
    }
    return [...paragraphs, joined(sentences)];
  }

  /** Mercury's retrogrades, told one after the other as they are of one kind. */
  mercurys(passages: readonly Passage[]): string {
    return joined(
      passages.flatMap((passage) => {
        const { happening, house, meaning } = passage;
        if (!isLoop(happening)) return [];
        const values = {
          planet: this.#writer.planet(happening.body),
          house: this.#writer.house(house),
          from: this.#writer.time(happening.julianDayUt),
          until: this.#untilOf(happening),
        };
        return [this.#writer.statement('mercury', values), escaped(meaning?.text ?? '')];
      }),
    );
  }

  #statement({ happening, house }: Passage): string {
    if (happening === this.#lead?.happening)
      return this.#writer.statement(happening.kind === 'ingress' ? 'begins' : 'peak', {
        date: this.#writer.time(happening.julianDayUt),
        clause: this.#writer.clause(happening),
      });
    const leaves = this.#whenMarsLeaves(happening);
    if (leaves !== undefined)
      return this.#writer.statement('marsStays', {
        planet: this.#writer.planet(Mars),
        sign: this.#writer.sign(happening.signId),
        house: this.#writer.house(house),
        from: this.#writer.time(happening.julianDayUt),
        until: this.#writer.time(leaves),
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

  /** When Mars leaves the sign that he comes to, within the year. */
  #whenMarsLeaves(comes: Happening): number | undefined {
    if (comes.kind !== 'ingress' || comes.body !== Mars) return undefined;
    const next = this.#happenings
      .filter((one) => (one.kind === 'ingress' || one.kind === 'station') && one.body === Mars)
      .filter(({ julianDayUt }) => julianDayUt > comes.julianDayUt)
      .sort((a, b) => a.julianDayUt - b.julianDayUt)[0];
    // Where he turns back first, that is told by itself.
    return next?.kind === 'ingress' ? next.julianDayUt : undefined;
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
