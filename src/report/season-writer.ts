import type { House } from '../chart/zodiac.js';
import type { Signposts } from './signposts.js';
import { escaped, type Writer, wordsIn } from './writer.js';
import type { Passage, Season } from './year-seasons.js';

/** Words of a paragraph after which another begins. */
const longest = 85;

/** Writes the seasons of one year, one after the other. */
export class SeasonWriter {
  readonly #writer: Writer;
  readonly #signposts: Signposts;
  /** When a house was told of first. */
  readonly #housesTold = new Map<House, number>();
  #before: Passage | undefined;

  constructor(writer: Writer, signposts: Signposts) {
    this.#writer = writer;
    this.#signposts = signposts;
  }

  /** The paragraphs of a season, as HTML without their tags. */
  paragraphs(season: Season): string[] {
    const paragraphs: string[] = [];
    let sentences: string[] = [];
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
      if (!this.#housesTold.has(passage.house))
        this.#housesTold.set(passage.house, passage.happening.julianDayUt);
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
    const { reports } = this.#writer.words;
    const matter = reports.columns.matters[passage.house];
    const values = { matter, Matter: matter.charAt(0).toUpperCase() + matter.slice(1) };
    // Nor does what is about the same house.
    if (before.house === passage.house) return '';
    const { clock } = this.#writer.period;
    const first = this.#housesTold.get(passage.house);
    const month = first === undefined ? undefined : clock.dateOf(first).month;
    if (month !== undefined && month !== clock.dateOf(b.julianDayUt).month)
      return this.#signposts.take('return', { ...values, month: reports.dates.months[month - 1] ?? '' });
    return undefined;
  }
}

export const joined = (sentences: readonly string[]): string =>
  sentences.filter((text) => text !== '').join(' ');
