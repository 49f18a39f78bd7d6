import { Conjunction } from '../chart/aspects.js';
import { Mars } from '../chart/bodies.js';
import type { House, SignId } from '../chart/zodiac.js';
import { fill } from '../text/texts.js';
import { pairOf } from './cells.js';
import type { Foretaste } from './foretaste.js';
import type { Happening, Ingress } from './happening.js';
import { type Period, rotationOfYear } from './period.js';
import { type Ranked, solarHouse } from './ranking.js';
import { firstSentence } from './sentence-ends.js';
import { isJupiterOrSlower } from './slow-planets.js';
import { type Cell, cellAt, cellOf, inRotation, usualCounsel } from './wordings.js';
import type { Words } from './writer.js';
import { easyMeeting } from './year-meetings.js';
import { isMercurys, type Loop } from './year-seasons.js';
import { wordingsOfYear, type YearWording } from './year-wordings.js';

/** The texts of the events of one sign's year. */
export class YearCells {
  readonly #words: Words;
  readonly #reader: SignId;
  readonly #period: Period;
  readonly #lead: Happening | undefined;
  readonly #visit: Foretaste | undefined;
  readonly #happenings: readonly Happening[];
  readonly #wordings: ReadonlyMap<Happening, YearWording>;

  constructor(
    happenings: readonly Happening[],
    reader: SignId,
    period: Period,
    { lead, visit }: { lead: Happening | undefined; visit: Foretaste | undefined },
    words: Words,
  ) {
    this.#words = words;
    this.#reader = reader;
    this.#period = period;
    this.#lead = lead;
    this.#visit = visit;
    this.#happenings = happenings;
    this.#wordings = wordingsOfYear(happenings, period, shelfOf(period, words));
  }

  /** The text of an event; undefined if it has none, or another event of the year has it. */
  of({ happening, house }: Ranked): Cell | undefined {
    if (happening === this.#visit?.ends) return this.#ofVisitsEnd();
    const cell =
      (happening === this.#lead ? this.#ofLead(happening, house) : undefined) ?? this.#own(happening, house);
    return cell && { text: cell.text, counsel: cell.counsel ?? usualCounsel(happening) };
  }

  #own(happening: Happening, house: House): Cell | undefined {
    if (isMercurys(happening)) return this.#ofMercury(happening, house);
    if (house === 1 && happening.kind === 'ingress' && happening.body === Mars && !happening.again)
      return this.#ofMarsAtHome(happening);
    if (happening.kind === 'aspect')
      return easyMeeting({ happening, house }, this.#happenings, this.#period, this.#words);
    // An event that settles the matter must not come before the lead.
    if (this.#isMoonBeforeLead(happening))
      return cellAt(shelfOf(this.#period, this.#words).moonBeforeLead, house, 0);
    const own = this.#wordings.get(happening);
    return own && cellAt(own.cells, house, own.rotation);
  }

  /** What a first visit has begun rests in the house that is left, not that to which the planet goes back. */
  #ofVisitsEnd(): Cell {
    const { foretaste, matters } = this.#words.reports.columns;
    const { body, signId } = this.#lead as Ingress;
    const { planets } = this.#words.reports;
    const text = fill(inRotation(foretaste.ends, rotationOfYear(this.#period)), {
      planet: planets[body],
      matter: matters[solarHouse(this.#reader, signId)],
    });
    return { text, counsel: undefined };
  }

  #isMoonBeforeLead(happening: Happening): boolean {
    const lead = this.#lead;
    return (
      happening.kind === 'eclipse' &&
      happening.luminary === 'lunar' &&
      happening.type !== 'penumbral' &&
      lead !== undefined &&
      lead.kind !== 'station' &&
      lead.signId === happening.signId &&
      happening.julianDayUt < lead.julianDayUt
    );
  }

  /**
   * Three loops of a year have three wordings, and three others in the year by the Ascendant; those that come to a sign
   * in two years running differ. A fourth begins as the year ends, and is left out.
   */
  #ofMercury({ julianDayUt, backsOut }: Loop, house: House): Cell | undefined {
    const { mercuryLoops, mercuryGoesBack } = this.#words.reports.columns;
    const count = Math.round((julianDayUt - firstLoop) / betweenLoops);
    const rotation = (count + this.#period.number) % ofKind;
    const cell = cellAt(mercuryLoops, house, rotation + (this.#isSign ? 0 : ofKind));
    // The house to which it goes back is named with the other one: each has a sentence.
    const before = backsOut ? ((((house + 10) % 12) + 1) as House) : undefined;
    const later = before && cellAt(mercuryGoesBack, before, rotation + (this.#isSign ? 0 : 1));
    return cell && later ? { ...cell, text: `${firstSentence(cell.text)} ${later.text}` } : cell;
  }

  /** Mars comes to the reader's own sign, which he does about every second year: the two wordings take turns. */
  #ofMarsAtHome({ julianDayUt, signId }: Happening): Cell {
    const count = Math.round(julianDayUt / yearOfMars) + (this.#isSign ? 0 : 1);
    return cellOf(inRotation(this.#words.reports.columns.marsAtHome[signId], count));
  }

  get #isSign(): boolean {
    return this.#period.kind === 'yearly';
  }

  /** The full text of a slow planet that leads. */
  #ofLead(lead: Happening, house: House): Cell | undefined {
    const { columns } = this.#words.reports;
    const rotation = rotationOfYear(this.#period);
    if (lead.kind === 'ingress' && isJupiterOrSlower(lead.body))
      return cellAt(columns.slow[lead.body].arrives, house, rotation);
    if (lead.kind === 'aspect' && lead.aspectId === Conjunction)
      return cellAt(columns.slowAspects[pairOf(lead.body, lead.slow)]?.conjunction, house, rotation);
    if (lead.kind !== 'station' || !isJupiterOrSlower(lead.body)) return undefined;
    const { ownStation } = shelfOf(this.#period, this.#words);
    return cellOf(inRotation(ownStation[lead.body][lead.direction], this.#period.number));
  }
}

/** Mercury turns retrograde on February 26, 2026, and every synodic period about. */
const firstLoop = 2_461_098;
const betweenLoops = 115.8775;
/** Days in which Mars passes through all signs. */
const yearOfMars = 686.98;
/** Wordings that each kind of year has of its own. */
const ofKind = 3;

const shelfOf = ({ kind }: Period, { reports }: Words) =>
  kind === 'yearly' ? reports.signYears : reports.risingYears;
