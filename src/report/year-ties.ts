import type { House } from '../chart/zodiac.js';
import { effectByPlanets } from './effects.js';
import type { Happening } from './happening.js';
import { escaped } from './markup.js';
import type { MeaningfulEvent } from './meaningful-events.js';
import type { Ranked } from './ranking.js';
import { firstSentence } from './sentence-ends.js';
import { inRotation } from './wordings.js';
import type { Writer } from './writer.js';
import { isInPassing, type Season } from './year-seasons.js';

/**
 * What the seasons of a year have to do with each other: each goes on from the one before, a matter that an earlier one
 * has told of comes back, one bears on that of what leads, and eclipses fall at the two ends of one line.
 */

/** Days from one telling of a matter to the next, for that to be its return. */
const between = 45;
/** Words of a sentence that ties one season to another, about. */
const ofTie = 17;
/** Returns of a matter that a year has at most. */
const mostReturns = 2;

export class Ties {
  readonly #writer: Writer;
  readonly #lead: Ranked | undefined;
  readonly #bearing = new Set<MeaningfulEvent>();
  readonly #across: MeaningfulEvent | undefined;
  /** What each matter was told of first, in the seasons before and in this one. */
  readonly #told = new Map<House, Happening>();
  #ofSeason = new Map<House, Happening>();
  readonly #returned = new Set<House>();
  #hasReturned = false;
  readonly #alike: number;
  #room: number;
  /** Seasons to come that go on from the one before. */
  #turns: number;

  /**
   * @param alike how many signs before this one have their lead in the same house: these have other wordings
   * @param room words that there is room for
   */
  constructor(
    seasons: readonly Season[],
    lead: Ranked | undefined,
    writer: Writer,
    { alike, room }: { alike: number; room: number },
  ) {
    this.#alike = alike;
    this.#writer = writer;
    this.#lead = lead;
    this.#room = room;
    this.#turns = seasons.length - 1;
    const events = seasons.flatMap((season) => season.events);
    this.#across = events.find((event) => this.#isAcross(event));
    const houses = new Set<House>();
    for (const season of seasons) {
      const heaviest = season.events
        .filter((event) => this.#canBear(event) && !houses.has(event.house))
        // What has a single sentence has room for another.
        .sort((a, b) => Number(isSingle(b)) - Number(isSingle(a)) || b.weight - a.weight)[0];
      if (heaviest === undefined) continue;
      houses.add(heaviest.house);
      this.#bearing.add(heaviest);
    }
  }

  /** A season begins: what the one before has told is what may come back. */
  beginSeason(): void {
    for (const [house, happening] of this.#ofSeason)
      if (!this.#told.has(house)) this.#told.set(house, happening);
    this.#ofSeason = new Map();
    this.#hasReturned = false;
  }

  /**
   * What a season makes of the one before, as its first sentence: HTML, or nothing.
   *
   * @param before the house which that was last about
   * @param house its own first
   */
  fromSeasonBefore(before: House | undefined, house: House | undefined): string {
    if (before !== undefined) this.#turns--;
    if (before === undefined || house === undefined || before === house) return '';
    const { seasonTurns } = this.#writer.words.reports.columns;
    const {
      period: { number, kind },
      reader,
    } = this.#writer;
    const wordings = seasonTurns[before][house] ?? [];
    if (wordings.length === 0 || !this.#hasRoom(0)) return '';
    return escaped(inRotation(wordings, number + reader + (kind === 'yearly' ? 0 : 1)));
  }

  /**
   * That the matter of an event is one that an earlier season has told of, once a season: HTML, or nothing.
   *
   * @param canOpen whether a paragraph begins with the event
   */
  comesBack({ happening, house }: MeaningfulEvent, canOpen: boolean): string {
    if (isInPassing(happening)) return '';
    const earlier = this.#told.get(house);
    if (!this.#ofSeason.has(house)) this.#ofSeason.set(house, happening);
    const isDue =
      canOpen &&
      earlier !== undefined &&
      !this.#hasReturned &&
      this.#returned.size < mostReturns &&
      !this.#returned.has(house) &&
      happening !== this.#lead?.happening &&
      happening.julianDayUt - earlier.julianDayUt >= between &&
      !saysSo(happening, earlier);
    if (!isDue || !this.#hasRoom()) return '';
    this.#hasReturned = true;
    this.#returned.add(house);
    const month = this.#writer.month(earlier.julianDayUt);
    return this.#writer.statement('comesBack', { matter: this.#matter(house), month });
  }

  /** What an event has to do with what leads, after what it means: HTML, or nothing. */
  toLead(event: MeaningfulEvent): string {
    const lead = this.#lead;
    if (lead === undefined || !(event === this.#across || this.#bearing.has(event)) || !this.#hasRoom())
      return '';
    if (event === this.#across)
      return this.#writer.statement('acrossFromLead', { matter: this.#matter(lead.house) });
    const { reports } = this.#writer.words;
    const { number, kind } = this.#writer.period;
    const wordings = reports.columns.bearings[lead.house][event.house] ?? [];
    // The year by the Sun sign and that by the Ascendant may be read side by side, and so may those of two signs.
    const place = this.#alike * kindsOfYear + (kind === 'yearly' ? 0 : 1);
    return place < wordings.length ? escaped(inRotation(wordings, number + place)) : '';
  }

  /** @param reserved ties that come before what seasons still to come make of those before them */
  #hasRoom(reserved = this.#turns): boolean {
    if (this.#room <= ofTie * reserved) return false;
    this.#room -= ofTie;
    return true;
  }

  #matter(house: House): string {
    return escaped(this.#writer.words.reports.columns.matters[house]);
  }

  #canBear({ happening, house, meaning }: MeaningfulEvent): boolean {
    const lead = this.#lead;
    return (
      lead !== undefined &&
      house !== lead.house &&
      !isInPassing(happening) &&
      effectByPlanets(happening) !== 'pressing' &&
      happening !== this.#across?.happening &&
      (meaning?.text ?? '') !== ''
    );
  }

  /** An eclipse in the house opposite to that of an eclipse that leads. */
  #isAcross({ happening, house, meaning }: MeaningfulEvent): boolean {
    const lead = this.#lead;
    return (
      lead?.happening.kind === 'eclipse' &&
      happening.kind === 'eclipse' &&
      !isInPassing(happening) &&
      Math.abs(house - lead.house) === 6 &&
      (meaning?.text ?? '') !== ''
    );
  }
}

const isSingle = ({ meaning }: MeaningfulEvent): boolean =>
  meaning !== undefined && firstSentence(meaning.text) === meaning.text;

const kindsOfYear = 2;

/** Whether an event's own words refer to the earlier one: a second eclipse in a sign, or the same planet as it goes on. */
const saysSo = (later: Happening, earlier: Happening): boolean =>
  (later.kind === 'eclipse' && earlier.kind === 'eclipse') ||
  ('body' in later && 'body' in earlier && later.body === earlier.body);
