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
/** Days before a year's end that are its end: from October on. */
const late = 92;

/** Writes the seasons of one year, one after the other. */
export class SeasonWriter {
  readonly #writer: Writer;
  readonly #signposts: Signposts;
  readonly #lead: Happening | undefined;
  /** When a house was told of first. */
  readonly #housesTold = new Map<House, number>();
  readonly #headed = new Set<string>();
  #before: Passage | undefined;

  constructor(writer: Writer, signposts: Signposts, lead: Happening | undefined) {
    this.#writer = writer;
    this.#signposts = signposts;
    this.#lead = lead;
  }

  /** The paragraphs of a season, as HTML without their tags. */
  paragraphs(season: Season, place: Place): string[] {
    const paragraphs: string[] = [];
    let sentences = [this.#head(season, place)];
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

  /** What is true of a season as a whole, if anything is; each of it once in a year. */
  #head(season: Season, place: Place): string {
    const { period, reader, words } = this.#writer;
    const pace = paceOf(season, this.#lead);
    if (pace === undefined) return '';
    // A lead is late where little of the year is left.
    const isLate = this.#lead !== undefined && this.#lead.julianDayUt > period.to - late;
    const where = place === 'last' && pace === 'turning' && !isLate ? 'middle' : place;
    if (this.#headed.has(`${where} ${pace}`)) return '';
    this.#headed.add(`${where} ${pace}`);
    // Neither the year before nor the other kind of year has the same.
    const turn = period.number * 2 + reader + (period.kind === 'yearly' ? 0 : 1);
    return escaped(inTurn(words.reports.columns.seasons[where][pace], turn));
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
    if (before.house === passage.house) return this.#signposts.take('sameMatter', values);
    const until = a.kind === 'station' && a.direction === 'retrograde' ? a.until : undefined;
    const isHeldBack = before.meaning?.counsel === 'wait' && until !== undefined && b.julianDayUt < until;
    if (isHeldBack) return this.#signposts.take('meanwhile', values);
    const { clock } = this.#writer.period;
    const first = this.#housesTold.get(passage.house);
    const month = first === undefined ? undefined : clock.dateOf(first).month;
    if (month !== undefined && month !== clock.dateOf(b.julianDayUt).month)
      return this.#signposts.take('return', { ...values, month: reports.dates.months[month - 1] ?? '' });
    if (valenceOf(a) * valenceOf(b) < 0) return this.#signposts.take('contrast', values);
    return undefined;
  }
}

export const joined = (sentences: readonly string[]): string =>
  sentences.filter((text) => text !== '').join(' ');
