import { Jupiter, Mars, type Planet, Saturn, Venus } from '../chart/bodies.js';
import type { House } from '../chart/zodiac.js';
import type { ReportCatalogue } from '../text/report-catalogue.js';
import { type Foretaste, foretasteOf } from './foretaste.js';
import type { Aspect, Happening, Ingress } from './happening.js';
import { escaped, wordsIn } from './markup.js';
import { afterFirst, isCompound, matterOf } from './matter.js';
import { type MeaningfulEvent, sameDay } from './meaningful-events.js';
import { bodiesOf, type Ranked } from './ranking.js';
import { type Paragraph, withoutSingle } from './season-paragraphs.js';
import { firstSentence } from './sentence-ends.js';
import { signBefore, type Writer } from './writer.js';
import { helpOfJupiter } from './year-jupiter.js';
import { marsLeaves, marsReleases } from './year-mars.js';
import { meetingStatement, passesOf } from './year-meetings.js';
import { remainsUntil } from './year-residences.js';
import { isLoop, type Loop, type Season } from './year-seasons.js';
import type { Ties } from './year-ties.js';

/** Words of a paragraph after which another begins. */
const longest = 85;

/** Words of a matter that goes on in one sentence with the sky, at most. */
const longestMatter = 16;

/** How a planet's station retrograde is said, with the day of its station direct. */
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

/** Days between two meetings of slow planets that are told in one breath. */
const atOnce = 12;

/** Writes the seasons of one year, one after the other. */
export class SeasonWriter {
  readonly #writer: Writer;
  readonly #lead: Ranked | undefined;
  readonly #happenings: readonly Happening[];
  readonly #turn: string;
  readonly #visit: Foretaste | undefined;
  /** What seasons have to do with each other. */
  readonly #ties: Ties;
  #before: MeaningfulEvent | undefined;
  /** Whether a season begins with what is being told, and whether a paragraph does. */
  #isFirst = false;
  #isParagraph = false;
  /** Whether the season began with what it makes of the one before. */
  #hasTurned = false;

  /**
   * @param happenings all of the year, which say when Mars leaves a sign
   * @param turn how the year's thought comes back where what leads is told: not of a visit, a lead that goes back in
   * the year
   */
  constructor(
    writer: Writer,
    lead: Ranked | undefined,
    happenings: readonly Happening[],
    { turn = '', visit, ties }: { turn?: string | undefined; visit: Foretaste | undefined; ties: Ties },
  ) {
    this.#ties = ties;
    this.#writer = writer;
    this.#lead = lead;
    this.#happenings = happenings;
    this.#turn = visit === undefined ? turn : '';
    this.#visit = visit;
  }

  /**
   * The paragraphs of a season, as HTML without their tags.
   *
   * @param before the house which the season before was last about
   * @param house the one that this season is about first
   */
  paragraphs(season: Season, before: House | undefined, house: House | undefined): string[] {
    const paragraphs: Paragraph[] = [];
    let sentences: string[] = [];
    let ofLead = false;
    this.#writer.mentioned.beginSeason();
    this.#ties.beginSeason();
    const turn = this.#ties.fromSeasonBefore(before, house);
    this.#hasTurned = turn !== '';
    for (const event of season.events) {
      const isFull = wordsIn(joined(sentences)) > longest;
      if (event === season.events[0] || isFull || !this.#goesOn(event)) {
        paragraphs.push({ said: joined(sentences), ofLead });
        sentences = [];
        ofLead = event.happening === this.#lead?.happening;
      }
      this.#isParagraph = sentences.length === 0;
      if (event === season.events[0]) sentences.push(turn);
      this.#isFirst = event === season.events[0];
      sentences.push(
        this.#told(event, season),
        this.#ties.toLead(event),
        helpOfJupiter(event, this.#happenings, this.#writer),
      );
      this.#before = event;
    }
    return withoutSingle([...paragraphs, { said: joined(sentences), ofLead }]);
  }

  /** That a planet which has come for some months goes back, until it comes again. */
  #goesBack({ julianDayUt, signId, body }: Ingress): string {
    const { sign, house } = this.#writer.mentionSign(signId);
    const until = this.#visit?.comesAgain;
    return this.#writer.statement('foretasteEnds', {
      planet: this.#writer.planet(body),
      otherSign: sign,
      ...(house !== undefined && { otherHouse: house }),
      date: this.#writer.time(julianDayUt),
      until: until === undefined ? '' : this.#writer.time(until),
    });
  }

  /** What happens, and what it means. */
  #told(event: MeaningfulEvent, season: Season): string {
    const said = event.meaning?.text ?? '';
    // What had been held up in a sign is named there.
    const isTurn = this.#isFirst && this.#hasTurned;
    const canOpen = this.#isParagraph && !isTurn && this.#loopBefore(event.happening) === undefined;
    const back = this.#ties.comesBack(event, canOpen);
    const within = this.#withMatter(event.happening, said);
    if (within !== undefined) return joined([back, within]);
    // What comes back has opened the paragraph.
    const begun = back === '' ? this.#opensParagraph(event, said) : undefined;
    const statement = this.#statement(event, season);
    return begun === undefined || statement === ''
      ? joined([back, statement, escaped(said)])
      : joined([escaped(begun.first), statement, escaped(begun.rest)]);
  }

  /** An eclipse or a meeting that begins with what it is to the reader, where that can go on in its sentence. */
  #withMatter(happening: Happening, said: string): string | undefined {
    if (!this.#canFollowMatter(happening)) return undefined;
    const { columns } = this.#writer.words.reports;
    const begun = matterOf(said, columns);
    if (begun === undefined || begun.isTakenUp || wordsIn(begun.matter) > longestMatter) return undefined;
    // What is said of a second eclipse in a sign begins with the first.
    if (isCompound(begun, columns) || this.#eclipseBefore(happening) !== undefined) return undefined;
    const sentence = this.#writer.sentence('matterDated', happening, { matter: escaped(begun.matter) });
    return joined([sentence, escaped(begun.rest)]);
  }

  /**
   * What an event is to the reader, in a sentence that opens its paragraph before the sky is told. Not of what leads,
   * which has been announced; of a second event of one day, which refers to the first; nor where the first words can't
   * open a paragraph, or the rest takes them up by a pronoun.
   */
  #opensParagraph({ happening }: MeaningfulEvent, said: string): { first: string; rest: string } | undefined {
    if (!this.#isParagraph || happening === this.#lead?.happening || this.#isSameDay(happening))
      return undefined;
    if (happening === this.#visit?.ends) return undefined;
    if (happening.kind === 'eclipse' && this.#eclipseBefore(happening) !== undefined) return undefined;
    const { columns } = this.#writer.words.reports;
    const first = firstSentence(said);
    const { rest, isTakenUp } = afterFirst(said, columns);
    const [word = ''] = first.split(/[ ,]/u, 1);
    const canOpen = columns.openers.includes(word) && !columns.pronouns.includes(word.toLowerCase());
    // Of a single sentence nothing would be left to come after the date.
    if (isTakenUp || !canOpen || rest === '') return undefined;
    return { first, rest };
  }

  /** Of meetings those of one date, as a sentence has room for one. */
  #canFollowMatter(happening: Happening): boolean {
    if (happening === this.#lead?.happening) return false;
    if (happening.kind === 'aspect')
      return !this.#isSameDay(happening) && passesOf(happening, this.#happenings).length === 1;
    return happening.kind === 'eclipse';
  }

  #statement({ happening, house }: MeaningfulEvent, season: Season): string {
    if (happening === this.#visit?.ends) return this.#goesBack(happening);
    if (happening === this.#lead?.happening)
      return joined([this.#leads(happening, season), escaped(this.#turn)]);
    const leaves = marsLeaves(happening, this.#happenings);
    if (leaves !== undefined)
      return this.#writer.statement(
        happening.kind === 'ingress' && happening.again ? 'marsReturns' : 'marsStays',
        {
          planet: this.#writer.ruling(Mars),
          ...this.#writer.mentionSign(happening.signId),
          from: this.#writer.time(happening.julianDayUt),
          until: this.#writer.time(leaves),
        },
      );
    if (happening.kind === 'aspect') return this.#meets(happening);
    const isAtHeading = this.#isFirst && happening.julianDayUt === season.from;
    const joint =
      marsReleases(happening, house, isAtHeading, this.#happenings, this.#writer) ?? this.#follows(happening);
    if (joint !== undefined) return joint;
    const statement = isLoop(happening) ? loopStatements[happening.body] : undefined;
    if (statement === undefined || !isLoop(happening))
      return this.#begins(happening, season) ?? this.#plain(happening);
    const values = {
      planet: this.#writer.ruling(happening.body),
      ...this.#writer.mentionSign(happening.signId),
      from: this.#isSameDay(happening)
        ? this.#writer.time(happening.julianDayUt, this.#writer.words.reports.dates.sameDay)
        : this.#writer.time(happening.julianDayUt),
      until: this.#writer.time(happening.until),
    };
    if (happening.body === Mars && happening.until === season.to)
      return this.#writer.statement('marsLoopOfSeason', values);
    // Where Mars goes forward is told by itself, if that is in the year.
    const isTold = happening.body === Mars && happening.until < this.#writer.period.to;
    if (!happening.backsOut || isTold) return this.#writer.statement(statement, values);
    return this.#writer.statement('loopBack', {
      ...values,
      // What is said is of the house in which it turns.
      otherSign: this.#writer.sign(signBefore(happening.signId)),
    });
  }

  /** What leads has been announced with its date, which is told again as its season comes to it. */
  #leads(lead: Happening, season: Season): string {
    const begins = season.from === lead.julianDayUt;
    const [planet, other] = lead.kind === 'eclipse' ? [] : bodiesOf(lead);
    const earlier = this.#eclipseBefore(lead);
    if (earlier !== undefined)
      return this.#writer.statement(begins ? 'eclipseBeginsAgain' : 'eclipseComesAgain', {
        date: this.#writer.time(lead.julianDayUt),
        first: this.#writer.time(earlier.julianDayUt),
      });
    const visit = this.#visit?.ends.julianDayUt;
    const until = visit ?? remainsUntil(lead, this.#happenings);
    const name =
      visit !== undefined
        ? begins
          ? 'foretasteBegins'
          : 'foretasteComes'
        : until === undefined
          ? leadStatements[nameOf(lead)][begins ? 0 : 1]
          : begins
            ? 'ingressBeginsStay'
            : 'ingressComesStay';
    return this.#writer.statement(name, {
      sign: this.#writer.sign(lead.signId),
      date: this.#writer.time(lead.julianDayUt),
      ...this.#writer.span(lead.julianDayUt, until),
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

  /** Where Jupiter or Saturn comes to a sign, the loop of Mars or Venus that began there earlier in the year. */
  #loopBefore(comes: Happening): Loop | undefined {
    if (comes.kind !== 'ingress' || (comes.body !== Jupiter && comes.body !== Saturn)) return undefined;
    return this.#happenings.find(
      (one): one is Loop =>
        isLoop(one) &&
        (one.body === Mars || one.body === Venus) &&
        one.signId === comes.signId &&
        one.until < comes.julianDayUt,
    );
  }

  /**
   * That Jupiter or Saturn comes to a sign in which Mars or Venus turned back earlier in the year, or for some months
   * only.
   */
  #follows(comes: Happening): string | undefined {
    if (comes.kind !== 'ingress' || (comes.body !== Jupiter && comes.body !== Saturn)) return undefined;
    const loop = this.#loopBefore(comes);
    const until = foretasteOf(comes, this.#happenings)?.ends.julianDayUt;
    if (loop === undefined && until === undefined) return undefined;
    const name =
      loop === undefined ? 'entersForNow' : until === undefined ? 'followsLoop' : 'followsLoopVisit';
    return this.#writer.statement(name, {
      planet: this.#writer.planet(comes.body),
      date: this.#writer.time(comes.julianDayUt),
      ...this.#writer.mentionSign(comes.signId),
      ...(loop !== undefined && {
        other: this.#writer.planet(loop.body),
        since: this.#writer.time(loop.julianDayUt),
      }),
      ...(until !== undefined && { until: this.#writer.time(until) }),
    });
  }

  /** Two slow planets, with the dates of all their passes in these signs. */
  #meets(happening: Aspect): string {
    const passes = passesOf(happening, this.#happenings);
    const isAlone = passes.length === 1 && this.#isSameDay(happening);
    const shown = isAlone ? this.#writer.words.reports.dates.sameDay : undefined;
    return meetingStatement(
      happening,
      passes.map(({ julianDayUt }) => this.#writer.time(julianDayUt, shown)),
      this.#writer,
    );
  }

  /** Whether it comes on the day of what was told last, under one heading. */
  #isSameDay(happening: Happening): boolean {
    const before = this.#before?.happening;
    return before !== undefined && !this.#isFirst && sameDay(before, happening, this.#writer.period.clock);
  }

  /** Jupiter or Saturn comes to a sign, under a heading that has the date. */
  #begins(comes: Happening, season: Season): string | undefined {
    if (comes.kind !== 'ingress' || comes.body < Jupiter) return undefined;
    if (!this.#isFirst || comes.julianDayUt !== season.from) return undefined;
    return this.#writer.statement('ingressBegins', {
      planet: this.#writer.planet(comes.body),
      ...this.#writer.mentionSign(comes.signId),
    });
  }

  /** A second event of a day says so. */
  #plain(happening: Happening): string {
    const form = this.#isSameDay(happening) ? 'also' : this.#writer.plainForm(happening);
    return this.#writer.sentence(form, happening);
  }

  /** Whether an event is of the same planet or house as the one before, and belongs to its paragraph. */
  #goesOn({ happening, house }: MeaningfulEvent): boolean {
    const before = this.#before;
    // What leads has a paragraph to itself, and so has a meeting whose dates are months apart.
    if (before === undefined || before.happening === this.#lead?.happening) return false;
    if (happening.kind === 'aspect')
      return (
        before.happening.kind === 'aspect' &&
        happening.julianDayUt - before.happening.julianDayUt < atOnce &&
        [before.happening, happening].every((one) => passesOf(one, this.#happenings).length === 1)
      );
    if ('body' in before.happening && 'body' in happening && before.happening.body === happening.body)
      return true;
    return before.house === house;
  }
}

export const joined = (sentences: readonly string[]): string =>
  sentences.filter((text) => text !== '').join(' ');
