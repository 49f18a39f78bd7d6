import type { AspectId } from '../chart/aspects.js';
import {
  Jupiter,
  Mars,
  Mercury,
  type Moon,
  Neptune,
  type Planet,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../chart/bodies.js';
import type { House, SignId } from '../chart/zodiac.js';
import type { Nature } from '../text/cells.js';
import type { Counsel, MoonDay } from '../text/report-catalogue.js';
import { fill } from '../text/texts.js';
import type { Aspect, Happening } from './happening.js';
import { capitalized, escaped, wordsIn } from './markup.js';
import { matterOf } from './matter.js';
import { aspectsBefore } from './moons-count.js';
import { bodiesOf, type Ranked } from './ranking.js';
import { cellOf, contradict, inRotation } from './wordings.js';
import type { Writer } from './writer.js';

/** Words of a matter that go on in one sentence with the sky, at most, and with what is said of a second house. */
const [longest, longestOfTwo] = [16, 11] as const;

/** Hours at which the middle of the day, the afternoon, the evening and the night begin. */
const partsBegin = [11, 14, 18, 22] as const;

/** Slow planets, each of which has one wording in each shelf of them. */
const ofEach = 5;
/** Place of the first wording of what comes by Venus. */
const ofVenus = 2 * ofEach;

/** As whose an event of swift planets goes on. */
const slowLike: Readonly<Partial<Record<Planet, Planet>>> = {
  [Sun]: Saturn,
  [Mercury]: Uranus,
  [Venus]: Neptune,
  [Mars]: Pluto,
};

/**
 * Each slow planet has three wordings, five apart, the last of which is what it is to Venus: of the planets that meet it
 * within weeks of each other hardly one has another's.
 */
function placeOf(happening: Happening): number {
  const [body = Sun, slow = body] = bodiesOf(happening);
  const first = (slowLike[slow] ?? slow) - Jupiter;
  const isVenus = body === Venus && happening.kind !== 'station';
  const isFirst = happening.kind === 'aspect' && (body === Sun || body === Mars);
  return first + (isVenus ? ofVenus : isFirst ? 0 : ofEach);
}

/**
 * The places of wordings as they are tried: its own, those of the same slow planet, and then others. Planets in one degree of
 * their signs are met on one day or the next, so that one's wording is not the other's second choice.
 */
function orderFrom(first: number): readonly number[] {
  const [begins, ends] = first < ofVenus ? [0, ofVenus] : [ofVenus, ofVenus + ofEach];
  const own = [first, ...[0, ofEach].map((shelf) => (first % ofEach) + shelf)];
  const others = Array.from({ length: ends - begins }, (_, place) => ends - 1 - place);
  return [...new Set([...own, ...others])];
}

/** The hour from which an aspect of swift planets does nothing to its day any more, and what else comes is tonight's. */
export const nightBegins = 20;

const partOf = (hour: number): number => partsBegin.filter((begins) => hour >= begins).length;

/** The sentences of one sign's day, as HTML. */
export class DayWriter {
  readonly #writer: Writer;

  constructor(writer: Writer) {
    this.#writer = writer;
  }

  /** What happens, and what that is to the reader. */
  event(happening: Happening, said: string, second?: string): string {
    const form = this.isAtNight(happening) ? 'ofNight' : 'ofDay';
    return `${this.#writer.sentence(form, happening, { second })} ${escaped(said)}`.trimEnd();
  }

  /** Whether a happening comes so late that it is said to be tonight's. */
  isAtNight({ julianDayUt }: Happening): boolean {
    return this.hourOf(julianDayUt) >= nightBegins;
  }

  /** The same, in two of three signs as one sentence, where its first words can go on in one. */
  joinedEvent(happening: Happening, said: string, second: string | undefined): string {
    const form = (this.#number + this.#writer.reader) % 3;
    const begun = form === 0 ? undefined : matterOf(said, this.#columns);
    const most = second === undefined ? longest : longestOfTwo;
    if (begun === undefined || wordsIn(begun.matter) > most || this.isAtNight(happening))
      return this.event(happening, said, second);
    // What takes it up has to stand directly behind it; behind a house's name a list would seem to go on with that.
    // What is said of a second house stands last, and so does the sky.
    const isLast = begun.isTakenUp || (form === 2 && second === undefined);
    const isInWay = begun.matter.includes(',') || second !== undefined;
    if (isLast && isInWay) return this.event(happening, said, second);
    const name = isLast ? 'ofDayLast' : 'ofDayFirst';
    const sentence = this.#writer.sentence(name, happening, { matter: escaped(begun.matter), second });
    return `${sentence} ${escaped(begun.rest)}`.trimEnd();
  }

  /**
   * How a day goes on that an event leads: one wording that makes up for the words that are missing, its planet's where
   * that does. Only where none does are there more.
   * @param advised what the event advises, which is not advised against
   */
  goesOn(
    { happening, house }: Ranked,
    is: 'eased' | 'crossed',
    missing: number,
    advised: Counsel | undefined,
  ): string {
    const wordings = this.#columns.days.goesOn[house][is].map((wording) => cellOf(wording));
    if (missing <= 0) return '';
    const inOrder = orderFrom(placeOf(happening)).map((place) => inRotation(wordings, place));
    const fit = inOrder.filter(({ counsel }) => !contradict(advised, counsel));
    const enough = fit.find(({ text }) => wordsIn(text) >= missing);
    if (enough !== undefined) return escaped(enough.text);
    const told: string[] = [];
    for (const { text } of fit) {
      if (told.reduce((sum, one) => sum + wordsIn(one), 0) >= missing) break;
      told.push(text);
    }
    return escaped(told.join(' '));
  }

  /** A day of the Moon's house. */
  moonsDay({ happening, house }: Ranked, moved: Happening | undefined): MoonDay {
    const { opening, eased, crossed } = inRotation(this.#columns.days.moon[house], this.#number);
    const moon = this.#moonOfDay(happening.signId, house, moved);
    const filled = (wording: string): string => fill(escaped(wording), { moon });
    return { opening: filled(opening), eased: filled(eased), crossed: filled(crossed) };
  }

  /** An aspect of the Moon, with what it does to the mood and when. */
  aspect(aspect: Aspect, nature: Nature): string {
    const { aspectId, slow, julianDayUt } = aspect;
    const { from, when } = this.#columns.moonPlace;
    const { reader, period } = this.#writer;
    const wordings = this.#columns.moonAspects[slow as Exclude<Planet, typeof Moon>][nature];
    const wording = inRotation(wordings, aspectsBefore(slow, nature, aspect) + reader);
    const forms = (from as Readonly<Partial<Record<AspectId, readonly string[]>>>)[aspectId];
    // Signs that have one aspect, every second one, would have one form.
    const form = forms === undefined ? '' : inRotation(forms, this.#number + reader + Math.floor(reader / 2));
    const part = escaped(when[partOf(period.clock.hourOf(julianDayUt))] ?? '');
    return fill(escaped(wording), {
      when: part,
      When: capitalized(part),
      from: escaped(form),
    });
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

  /** Where the Moon is, till or from the hour of its change of sign; its house, unless the day has named that. */
  #moonOfDay(sign: SignId, at: House, moved: Happening | undefined): string {
    const { inSign, inHouse, until, since } = this.#columns.moonPlace;
    const form = moved === undefined ? inHouse : moved.signId === sign ? since : until;
    return fill(escaped(this.#writer.mentionInWording(form, sign)), {
      moon: fill(escaped(inSign), { sign: this.#writer.sign(sign) }),
      house: this.#writer.mentionHouse(at),
      ...(moved !== undefined && { hour: this.#hourOf(moved.julianDayUt) }),
    });
  }

  #hourOf(moment: number): string {
    const { clock } = this.#writer.period;
    const { hours, parts } = this.#columns.moonPlace;
    const hour = clock.hourOf(moment);
    return escaped((clock.isUniversal ? parts[partOf(hour)] : hours[hour]) ?? '');
  }
}
