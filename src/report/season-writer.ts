import { Jupiter, Mars, type Planet, Saturn, Venus } from '../chart/bodies.js';
import type { House } from '../chart/zodiac.js';
import type { ReportCatalogue } from '../text/report-catalogue.js';
import type { Happening } from './happenings.js';
import { escaped, wordsIn } from './markup.js';
import { sameDay } from './passages.js';
import { bodiesOf, type Ranked } from './ranking.js';
import type { Writer } from './writer.js';
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

/** How what leads stands in its season: at its beginning, and within it. */
const leadStatements = {
  eclipse: ['eclipseBegins', 'eclipseComes'],
  aspect: ['meetingBegins', 'meetingComes'],
  station: ['stationBegins', 'stationComes'],
  ingress: ['ingressBegins', 'ingressComes'],
} as const satisfies Record<string, readonly (keyof ReportCatalogue['yearStatements'])[]>;

const nameOf = ({ kind }: Happening): keyof typeof leadStatements =>
  kind in leadStatements ? (kind as keyof typeof leadStatements) : 'eclipse';

/** Days that Jupiter and a planet that turns back share a sign at least, for that to be told. */
const together = 20;

/** Whether an event comes two weeks after another, as two eclipses do. */
const isWeeksAfter = (before: Happening, { julianDayUt }: Happening): boolean =>
  Math.abs(julianDayUt - before.julianDayUt - 14.5) < 1.5;

/** Writes the seasons of one year, one after the other. */
export class SeasonWriter {
  readonly #writer: Writer;
  readonly #lead: Ranked | undefined;
  readonly #happenings: readonly Happening[];
  #before: Passage | undefined;
  #isInParagraph = false;
  /** Whether that was told as coming two weeks after another. */
  #isWeeksLater = false;

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
      sentences.push(
        this.#statement(passage, season),
        escaped(passage.meaning?.text ?? ''),
        this.#slowsJupiter(passage.happening),
      );
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
          // Its sign is not told, nor then the one it backs into.
          until: this.#writer.time(happening.until),
        };
        return [this.#writer.statement('mercury', values), escaped(meaning?.text ?? '')];
      }),
    );
  }

  /** The eclipses that nobody sees, of which the dates are all. */
  faint(eclipses: readonly Happening[]): string {
    const dates = this.#writer.list(eclipses.map(({ julianDayUt }) => this.#writer.time(julianDayUt)));
    return this.#writer.statement(eclipses.length > 1 ? 'faints' : 'faint', { dates });
  }

  #statement({ happening, house }: Passage, season: Season): string {
    if (happening === this.#lead?.happening) return this.#leads(happening, season);
    const leaves = this.#whenMarsLeaves(happening);
    if (leaves !== undefined)
      return this.#writer.statement('marsStays', {
        planet: this.#writer.planet(Mars),
        ...this.#writer.at(happening.signId),
        from: this.#writer.time(happening.julianDayUt),
        until: this.#writer.time(leaves),
      });
    const joint = this.#released(happening, house) ?? this.#follows(happening);
    if (joint !== undefined) return joint;
    const statement = isLoop(happening) ? loopStatements[happening.body] : undefined;
    if (statement === undefined || !isLoop(happening)) return this.#plain(happening);
    return this.#writer.statement(statement, {
      planet: this.#writer.planet(happening.body),
      ...this.#writer.at(happening.signId),
      from: this.#writer.time(happening.julianDayUt),
      until: this.#untilOf(happening),
    });
  }

  /** What leads has been announced with its date, which is told again only where the season does not begin with it. */
  #leads(lead: Happening, season: Season): string {
    const begins = season.from === lead.julianDayUt;
    const [planet, other] = lead.kind === 'eclipse' ? [] : bodiesOf(lead);
    const earlier = this.#eclipseBefore(lead);
    if (earlier !== undefined)
      return this.#writer.statement(begins ? 'eclipseBeginsAgain' : 'eclipseComesAgain', {
        date: this.#writer.time(lead.julianDayUt),
        first: this.#writer.time(earlier.julianDayUt),
      });
    return this.#writer.statement(leadStatements[nameOf(lead)][begins ? 0 : 1], {
      sign: this.#writer.sign(lead.signId),
      date: this.#writer.time(lead.julianDayUt),
      ...(planet !== undefined && { planet: this.#writer.planet(planet) }),
      ...(other !== undefined && { other: this.#writer.planet(other) }),
    });
  }

  /** The eclipse before one that leads, where it fell in the same sign within the year. */
  #eclipseBefore({ kind, signId, julianDayUt }: Happening): Happening | undefined {
    if (kind !== 'eclipse') return undefined;
    return this.#happenings.find(
      (one) =>
        one.kind === 'eclipse' &&
        one.type !== 'penumbral' &&
        one.signId === signId &&
        one.julianDayUt < julianDayUt,
    );
  }

  /** That Jupiter or Saturn comes to a sign in which Mars or Venus turned back earlier in the year. */
  #follows(comes: Happening): string | undefined {
    if (comes.kind !== 'ingress' || (comes.body !== Jupiter && comes.body !== Saturn)) return undefined;
    const loop = this.#happenings.find(
      (one) =>
        isLoop(one) &&
        (one.body === Mars || one.body === Venus) &&
        one.signId === comes.signId &&
        one.until < comes.julianDayUt,
    );
    if (loop === undefined) return undefined;
    return this.#writer.statement('followsLoop', {
      planet: this.#writer.planet(comes.body),
      other: this.#writer.planet((loop as Loop).body),
      date: this.#writer.time(comes.julianDayUt),
      ...this.#writer.at(comes.signId),
    });
  }

  /** That Mars goes forward, as the end of what he has held up in the year. */
  #released(direct: Happening, house: House): string | undefined {
    if (direct.kind !== 'station' || direct.body !== Mars || direct.direction !== 'direct') return undefined;
    const loop = this.#happenings.find(
      (one) => isLoop(one) && one.body === Mars && one.until === direct.julianDayUt,
    );
    if (loop === undefined) return undefined;
    const values = { planet: this.#writer.planet(Mars), date: this.#writer.time(direct.julianDayUt) };
    if (loop.signId === direct.signId)
      return this.#writer.statement('released', { ...values, from: this.#writer.time(loop.julianDayUt) });
    return this.#writer.statement('releasedInOther', {
      ...values,
      ...this.#writer.at(direct.signId),
      matter: escaped(this.#writer.words.reports.columns.matters[house]),
    });
  }

  /** Where Jupiter is of help and a planet turns back meanwhile, how both are true. */
  #slowsJupiter(happening: Happening): string {
    if (
      !isLoop(happening) ||
      (happening.body !== Mars && happening.body !== Venus && happening.body !== Saturn)
    )
      return '';
    const isMet = this.#happenings.some(
      (one) =>
        one.kind === 'stay' &&
        one.body === Jupiter &&
        one.signId === happening.signId &&
        (one.begins ?? Number.NEGATIVE_INFINITY) < happening.until - together &&
        (one.ends ?? Number.POSITIVE_INFINITY) > happening.julianDayUt + together,
    );
    return isMet ? this.#writer.statement('slowsJupiter', { sign: this.#writer.sign(happening.signId) }) : '';
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
  #untilOf({ body, until, backsInto }: Loop): string {
    const date = this.#writer.time(until);
    // Where Mars goes is told as he turns forward, if that is of the year.
    const isToldLater = body === Mars && until < this.#writer.period.to;
    if (backsInto === undefined || isToldLater) return date;
    return this.#writer.statement('backsInto', {
      until: date,
      ...this.#writer.atOther(backsInto),
    });
  }

  /** A second event of a day says so, and what comes two weeks after another with a date of its own. */
  #plain(happening: Happening): string {
    const before = this.#before?.happening;
    const { clock } = this.#writer.period;
    const isSameDay = before !== undefined && sameDay(before, happening, clock);
    const isDue = !this.#isWeeksLater && before !== undefined && !isLoop(before);
    this.#isWeeksLater = isDue && isWeeksAfter(before, happening);
    if (this.#isWeeksLater)
      return this.#writer.statement('weeksLater', {
        date: this.#writer.time(happening.julianDayUt),
        clause: this.#writer.clause(happening),
      });
    const form = isSameDay && this.#isInParagraph ? 'also' : this.#writer.plainForm(happening);
    return this.#writer.sentence(form, happening);
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
