import type { AspectId } from '../chart/aspects.js';
import type { Moon, Planet } from '../chart/bodies.js';
import type { House, SignId } from '../chart/zodiac.js';
import { capitalized } from '../text/capitalized.js';
import type { Nature } from '../text/cells.js';
import type { MoonDay } from '../text/report-catalogue.js';
import { fill } from '../text/texts.js';
import { housePair } from './cells.js';
import type { Aspect, Happening } from './happening.js';
import { escaped, wordsIn } from './markup.js';
import { matterOf } from './matter.js';
import { comingsBefore } from './moons-count.js';
import type { Ranked } from './ranking.js';
import { firstSentence } from './sentence-ends.js';
import { inRotation } from './wordings.js';
import type { Writer } from './writer.js';

/** Words of a matter that go on in one sentence with the sky, at most. */
const longest = 16;

/** Hours at which the middle of the day, the afternoon, the evening and the night begin. */
const partsBegin = [11, 14, 18, 22] as const;

/**
 * The hour from which an aspect of swift planets does nothing to its day any more, and what else comes is said to come
 * then; and the hour from which it is late for that.
 */
export const nightBegins = 20;
const lateBegins = 22;

const partOf = (hour: number): number => partsBegin.filter((begins) => hour >= begins).length;

/** Days in which the Moon goes round the signs, about. */
const daysOfRound = 27;

/** The sentences of one sign's day, as HTML. */
export class DayWriter {
  readonly #writer: Writer;

  constructor(writer: Writer) {
    this.#writer = writer;
  }

  /** What happens, and what that is to the reader. */
  event(happening: Happening, said: string): string {
    const hour = this.hourOf(happening.julianDayUt);
    const form = hour >= lateBegins ? 'ofNight' : hour >= nightBegins ? 'ofEvening' : 'ofDay';
    return `${this.#writer.sentence(form, happening)} ${escaped(said)}`.trimEnd();
  }

  /** That a planet turns back soon in the sign to which it has come; or nothing. */
  turnsBackSoon(happening: Happening): string {
    return this.#writer.turnsBackSoon(happening);
  }

  /** Whether a happening comes so late that its hour is said. */
  isAtNight({ julianDayUt }: Happening): boolean {
    return this.hourOf(julianDayUt) >= nightBegins;
  }

  /** The same, in two of three signs as one sentence, where its first words can go on in one. */
  joinedEvent(happening: Happening, said: string): string {
    const form = (this.#number + this.#writer.reader) % 3;
    const begun = form === 0 ? undefined : matterOf(said, this.#columns);
    if (begun === undefined || wordsIn(begun.matter) > longest || this.isAtNight(happening))
      return this.event(happening, said);
    // What takes it up has to stand directly behind it; behind a house's name a list would seem to go on with that.
    const isLast = begun.isTakenUp || form === 2;
    if (isLast && begun.matter.includes(',')) return this.event(happening, said);
    const name = isLast ? 'ofDayLast' : 'ofDayFirst';
    const sentence = this.#writer.sentence(name, happening, { matter: escaped(begun.matter) });
    return `${sentence} ${escaped(begun.rest)}`.trimEnd();
  }

  /** A day of the Moon's house; `brief` is what of its opening stands beside an event: the sentence that has the Moon. */
  moonsDay({ happening, house }: Ranked, moved: Happening | undefined): MoonDay & { brief: string } {
    const { opening, eased, crossed } = inRotation(this.#columns.days.moon[house], this.#number);
    const values = this.#moonOfDay(happening.signId, house, moved);
    // An hour that ends a sentence may have a stop of its own.
    const filled = (wording: string): string => fill(escaped(wording), values).replaceAll('..', '.');
    const first = firstSentence(opening);
    const brief = /\{(?:moon|place)\}/u.test(first) ? first : opening.slice(first.length).trimStart();
    return { opening: filled(opening), brief: filled(brief), eased: filled(eased), crossed: filled(crossed) };
  }

  /** Whether one of two happenings is in a later part of the day than the other, and is said to be. */
  isInLaterPart(one: Happening, other: Happening): boolean {
    return partOf(this.hourOf(one.julianDayUt)) > partOf(this.hourOf(other.julianDayUt));
  }

  /**
   * An aspect of the Moon in a house, with what it does there and when.
   * @param place of the aspects that a day tells of
   */
  aspect(aspect: Aspect, house: House, nature: Nature, place = 0): string {
    const { aspectId, slow, julianDayUt } = aspect;
    const { from, when } = this.#columns.moonPlace;
    const { reader, period } = this.#writer;
    const wordings = this.#columns.moonAspects[house][slow as Exclude<Planet, typeof Moon>][nature];
    const wording = inRotation(wordings, comingsBefore(aspect));
    const forms = (from as Readonly<Partial<Record<AspectId, readonly string[]>>>)[aspectId];
    // Signs that have one aspect, every second one, would have one form.
    const form =
      forms === undefined ? '' : inRotation(forms, this.#number + reader + Math.floor(reader / 2) + place);
    const part = escaped(when[partOf(period.clock.hourOf(julianDayUt))] ?? '');
    return fill(escaped(wording), {
      when: part,
      When: capitalized(part),
      from: escaped(form),
    });
  }

  /**
   * What the house of a day's event and the Moon's have to do with each other: neither her stay in a house nor the one a
   * month later has the same again.
   */
  joint(house: House, moons: House): string {
    const due = this.#number + Math.floor(this.#number / daysOfRound);
    return escaped(inRotation(this.#columns.days.joints[housePair(house, moons)] ?? [''], due));
  }

  hourOf(moment: number): number {
    return this.#writer.period.clock.hourOf(moment);
  }

  /** That the Moon makes no aspect where it is. */
  quiet(isThere: boolean): string {
    const { quiet, quietThere } = this.#columns.days;
    return escaped(inRotation(isThere ? quietThere : quiet, this.#number + this.#writer.reader));
  }

  get #columns() {
    return this.#writer.words.reports.columns;
  }

  get #number(): number {
    return this.#writer.period.number;
  }

  /** The Moon and where it is, till or from the hour of its change of sign; its house, unless the day has named that. */
  #moonOfDay(sign: SignId, at: House, moved: Happening | undefined): { moon: string; place: string } {
    const { inSign, inHouse, until, since } = this.#columns.moonPlace;
    const form = moved === undefined ? inHouse : moved.signId === sign ? since : until;
    const place = fill(escaped(this.#writer.mentionInWording(form, sign)), {
      sign: this.#writer.sign(sign),
      house: this.#writer.mentionHouse(at),
      ...(moved !== undefined && { hour: this.#hourOf(moved.julianDayUt) }),
    });
    return { moon: fill(escaped(inSign), { sign: place }), place };
  }

  #hourOf(moment: number): string {
    const { clock } = this.#writer.period;
    const { hours, parts } = this.#columns.moonPlace;
    const hour = clock.hourOf(moment);
    return escaped((clock.isUniversal ? parts[partOf(hour)] : hours[hour]) ?? '');
  }
}
