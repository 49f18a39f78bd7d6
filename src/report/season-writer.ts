import type { House } from '../chart/zodiac.js';
import { valenceOf } from './cells.js';
import type { Happening } from './happenings.js';
import type { Signposts } from './signposts.js';
import { inTurn } from './wordings.js';
import { escaped, type Writer, wordsIn } from './writer.js';
import { type Passage, paceOf, type Season } from './year-seasons.js';

export type Place = 'first' | 'middle' | 'last';

/** Words of a paragraph after which another begins. */
const longest = 85;

/** Writes the seasons of one year, one after the other. */
export class SeasonWriter {
  readonly #writer: Writer;
  readonly #signposts: Signposts;
  readonly #lead: Happening | undefined;
  readonly #housesTold = new Set<House>();
  #before: Passage | undefined;

  constructor(writer: Writer, signposts: Signposts, lead: Happening | undefined) {
    this.#writer = writer;
    this.#signposts = signposts;
    this.#lead = lead;
  }

  /** The paragraphs of a season, as HTML without their tags. */
  paragraphs(season: Season, place: Place, index: number): string[] {
    const { period, reader, words } = this.#writer;
    const heads = words.reports.columns.seasons[place][paceOf(season, this.#lead)];
    const paragraphs: string[] = [];
    let sentences = [escaped(inTurn(heads, period.number + reader + index))];
    for (const passage of season.passages) {
      const isLong = wordsIn(joined(sentences)) > longest;
      const signpost = passage === season.passages[0] ? '' : isLong ? undefined : this.#signpost(passage);
      if (signpost === undefined) {
        paragraphs.push(joined(sentences));
        sentences = [];
      }
      sentences.push(
        signpost ?? '',
        this.#writer.sentence(this.#writer.plainForm(passage.happening), passage.happening),
        escaped(passage.meaning?.text ?? ''),
      );
      this.#housesTold.add(passage.house);
      this.#before = passage;
    }
    return [...paragraphs, joined(sentences)];
  }

  /** Says only what both neighbors prove; undefined where a new paragraph begins instead. */
  #signpost(passage: Passage): string | undefined {
    const before = this.#before;
    if (before === undefined) return undefined;
    const [a, b] = [before.happening, passage.happening];
    // A planet's next turn needs no word of transition.
    if ('body' in a && 'body' in b && a.body === b.body) return '';
    if (before.house === passage.house) return this.#signposts.take('sameMatter');
    const until = a.kind === 'station' && a.direction === 'retrograde' ? a.until : undefined;
    const isHeldBack = before.meaning?.counsel === 'wait' && until !== undefined && b.julianDayUt < until;
    if (isHeldBack) return this.#signposts.take('meanwhile');
    if (this.#housesTold.has(passage.house)) return this.#signposts.take('return');
    if (valenceOf(a) * valenceOf(b) < 0) return this.#signposts.take('contrast');
    return undefined;
  }
}

export const joined = (sentences: readonly string[]): string =>
  sentences.filter((text) => text !== '').join(' ');
