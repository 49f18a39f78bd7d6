import type { AspectId } from '../chart/aspects.js';
import { type House, type SignId, signOf } from '../chart/zodiac.js';
import type { Counsel, MoonDay } from '../text/report-catalogue.js';
import { fill } from '../text/texts.js';
import { firstSentence } from './alike.js';
import type { Aspect, Happening } from './happening.js';
import { capitalized, escaped, wordsIn } from './markup.js';
import { matterOf } from './matter.js';
import { comingsBefore } from './moons-count.js';
import { type Ranked, solarHouse } from './ranking.js';
import { cellOf, contradict, inRotation } from './wordings.js';
import type { Writer } from './writer.js';

/** Words of a matter that go on in one sentence with the sky, at most. */
const longest = 16;

/** Words that say where the Moon is, beyond one. */
const ofMoon = 6;

/** Hours at which the middle of the day, the afternoon and the evening begin. */
const partsBegin = [11, 14, 18] as const;

/** The sentences of one sign's day, as HTML. */
export class DayWriter {
  readonly #writer: Writer;

  constructor(writer: Writer) {
    this.#writer = writer;
  }

  /** What happens, and what that is to the reader. */
  event(happening: Happening, said: string): string {
    return `${this.#writer.sentence('ofDay', happening)} ${escaped(said)}`.trimEnd();
  }

  /** The same, in two of three signs as one sentence, where its first words can go on in one. */
  joinedEvent(happening: Happening, said: string): string {
    const form = (this.#number + this.#writer.reader) % 3;
    const begun = form === 0 ? undefined : matterOf(said, this.#columns);
    if (begun === undefined || wordsIn(begun.matter) > longest) return this.event(happening, said);
    // What takes it up has to stand directly behind it; behind a house's name a list would seem to go on with that.
    const isLast = begun.isTakenUp || form === 2;
    if (isLast && begun.matter.includes(',')) return this.event(happening, said);
    const name = isLast ? 'ofDayLast' : 'ofDayFirst';
    const sentence = this.#writer.sentence(name, happening, { matter: escaped(begun.matter) });
    return `${sentence} ${escaped(begun.rest)}`.trimEnd();
  }

  /**
   * What the Moon's house has for a day that something else leads, the longest there is where too many words are
   * missing.
   * @param advised what that advises, which is not advised against
   */
  besideMoon(
    moon: Ranked,
    moved: Happening | undefined,
    is: 'eased' | 'crossed',
    missing: number,
    advised: readonly (Counsel | undefined)[],
  ): string {
    const { happening, house } = moon;
    // Days of one stay and of the next, about four weeks later, have different ones, and so have neighboring signs.
    const rotation = this.#number + this.#writer.reader + 3 * comingsBefore(happening);
    const place = this.#moonOfDay(happening.signId, house, moved);
    const wordings = this.#columns.days.moonTurns[house][is]
      .map((wording) => cellOf(wording))
      .filter(({ counsel }) => !advised.some((one) => contradict(one, counsel)))
      .map(({ text }) => text);
    if (wordings.length === 0) return '';
    const own = inRotation(wordings, rotation);
    const isLittle = wordsIn(own) + ofMoon < missing;
    const wording = isLittle
      ? wordings.reduce((one, other) => (wordsIn(other) > wordsIn(one) ? other : one))
      : own;
    // Where the day has named the house, the Moon has nothing beside it that commas set off.
    const isBare = !place.includes(',');
    return fill(escaped(isBare ? wording.replace('{Moon},', '{Moon}') : wording), {
      moon: place,
      Moon: capitalized(place),
    });
  }

  /** A day of the Moon's house; its `mood` is the one sentence that names her. */
  moonsDay({ happening, house }: Ranked, moved: Happening | undefined): MoonDay & { mood: string } {
    const { opening, eased, crossed } = inRotation(this.#columns.days.moon[house], this.#number);
    const moon = this.#moonOfDay(happening.signId, house, moved);
    const filled = (wording: string): string => fill(escaped(wording), { moon });
    const mood = opening.slice(firstSentence(opening).length).trimStart();
    return { opening: filled(opening), mood: filled(mood), eased: filled(eased), crossed: filled(crossed) };
  }

  /** An aspect of the Moon, with what it does. */
  aspect({ aspectId, slowLongitude }: Aspect, said: string): string {
    const { from } = this.#columns.moonPlace;
    const forms = (from as Readonly<Partial<Record<AspectId, readonly string[]>>>)[aspectId];
    // Signs that have one aspect, every second one, would have one form.
    const { reader } = this.#writer;
    const form = forms === undefined ? '' : inRotation(forms, this.#number + reader + Math.floor(reader / 2));
    const house = this.#writer.mentionHouse(solarHouse(this.#writer.reader, signOf(slowLongitude)));
    return fill(escaped(said), { from: fill(escaped(form), { house }) });
  }

  /** One of some things that are equally true of all signs: neighbors in the zodiac have different ones. */
  ofSignInRotation<T>(things: readonly T[]): T | undefined {
    return things.length === 0 ? undefined : inRotation(things, this.#number + this.#writer.reader);
  }

  /** That the Moon makes no aspect where it is. */
  quiet(moved: Happening | undefined): string {
    const { quiet, quietThere } = this.#columns.days;
    return escaped(this.ofSignInRotation(moved === undefined ? quiet : quietThere) ?? '');
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
    const part = partsBegin.filter((begins) => hour >= begins).length;
    return escaped((clock.isUniversal ? parts[part] : hours[hour]) ?? '');
  }
}
