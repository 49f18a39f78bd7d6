import { type AspectId, Conjunction } from '../chart/aspects.js';
import { type House, type SignId, signOf } from '../chart/zodiac.js';
import { natureOf } from '../text/catalogue.js';
import type { DayShelf, MoonDay } from '../text/report-catalogue.js';
import { fill } from '../text/texts.js';
import { housePair, isSlow } from './cells.js';
import type { Happening } from './happenings.js';
import { matterOf } from './matter.js';
import { comingsBefore } from './moons-count.js';
import { type Ranked, solarHouse } from './ranking.js';
import { inTurn } from './wordings.js';
import { escaped, type Writer } from './writer.js';

/** The sentences of one sign's day, as HTML. */
export class DayWriter {
  readonly #writer: Writer;

  constructor(writer: Writer) {
    this.#writer = writer;
  }

  /** What happens, with what is said of it: where that may go on in the sentence of the sky it does. */
  lead(happening: Happening, said: string): string {
    const { period, reader, words } = this.#writer;
    const begun = matterOf(said, words.reports.columns);
    const isLoop = this.#writer.plainForm(happening) === 'loop';
    // A loop's end stands last in its sentence, so that nothing goes on after it; of slow planets, which are at work for
    // weeks, it is said first which they are.
    const isOfSlow = happening.kind === 'aspect' && isSlow(happening.body);
    const isFirst = !isLoop && !isOfSlow && begun?.isTakenUp === false && (period.number + reader) % 2 === 0;
    if (!isFirst) return `${this.#writer.sentence('ofDay', happening)} ${escaped(said)}`.trimEnd();
    const sentence = this.#writer.sentence('dayFirst', happening, { matter: escaped(begun.matter) });
    return `${sentence} ${escaped(begun.rest)}`.trimEnd();
  }

  /** What the Moon's house is to the lead's. */
  beside({ happening, house }: Ranked, lead: House, moved: Happening | undefined): string {
    const { beside, joins } = this.#columns.days;
    const moon = this.#moonInSign(happening.signId, moved);
    const wordings = house === lead ? joins[house] : beside[house][lead];
    if (wordings === undefined) return '';
    const turn = house === lead ? this.#number : turnOfStay(happening, this.#number);
    return fill(escaped(inTurn(wordings, turn)), { moon });
  }

  /** What holds of an event beyond its day, where anything does. */
  forLong({ happening, house }: Ranked): string {
    const key = longKeyOf(happening);
    const { forLong } = this.#columns.days;
    if (key === undefined) return '';
    return escaped(
      key === 'returns' || key === 'inferior'
        ? inTurn(forLong[key], this.#number + this.#writer.reader)
        : forLong[key][house],
    );
  }

  /** What there is beyond an event's own words: what two houses have to do with each other. */
  besides(happening: Happening): string {
    const { between } = this.#columns;
    const other = otherLongitude(happening);
    if (other === undefined) return '';
    const [here, there] = [happening.signId, signOf(other)].map((sign) =>
      solarHouse(this.#writer.reader, sign),
    ) as [House, House];
    const wordings = between[housePair(here, there)];
    return wordings === undefined ? '' : escaped(inTurn(wordings, this.#number));
  }

  /** A day that the Moon's house leads. */
  moonsDay({ happening, house }: Ranked, moved: Happening | undefined): MoonDay {
    const { opening, eased, crossed } = inTurn(this.#columns.days.moon[house], this.#number);
    const moon = this.#moonOfDay(happening.signId, house, moved);
    const filled = (wording: string): string => fill(escaped(wording), { moon });
    return { opening: filled(opening), eased: filled(eased), crossed: filled(crossed) };
  }

  /** An aspect of the Moon, with what it does. */
  aspect({ aspectId, slowLongitude }: Happening & { kind: 'aspect' }, said: string): string {
    const { from } = this.#columns.moonPlace;
    const form = (from as Readonly<Partial<Record<AspectId, string>>>)[aspectId] ?? '';
    const house = this.#writer.house(solarHouse(this.#writer.reader, signOf(slowLongitude)));
    return fill(escaped(said), { from: fill(escaped(form), { house }) });
  }

  /** That the Moon makes no aspect where it is. */
  quiet(moved: Happening | undefined): string {
    const { quiet, quietThere } = this.#columns.days;
    return escaped(inTurn(moved === undefined ? quiet : quietThere, this.#number));
  }

  get #columns() {
    return this.#writer.words.reports.columns;
  }

  get #number(): number {
    return this.#writer.period.number;
  }

  #moon(sign: SignId): string {
    return fill(escaped(this.#columns.moonPlace.inSign), { sign: this.#writer.sign(sign) });
  }

  /** The Moon's sign, till or from the hour of its change. */
  #moonInSign(sign: SignId, moved: Happening | undefined): string {
    const { signUntil, signSince } = this.#columns.moonPlace;
    const moon = this.#moon(sign);
    if (moved === undefined) return moon;
    const form = moved.signId === sign ? signSince : signUntil;
    return fill(escaped(form), { moon, hour: this.#hourOf(moved.julianDayUt) });
  }

  /** Where the Moon is, till or from the hour of its change of sign. */
  #moonOfDay(sign: SignId, at: House, moved: Happening | undefined): string {
    const values = { moon: this.#moon(sign), house: this.#writer.house(at) };
    const { inHouse, until, since } = this.#columns.moonPlace;
    if (moved === undefined) return fill(escaped(inHouse), values);
    const form = moved.signId === sign ? since : until;
    return fill(escaped(form), { ...values, hour: this.#hourOf(moved.julianDayUt) });
  }

  #hourOf(moment: number): string {
    const { clock } = this.#writer.period;
    const { hours, parts } = this.#columns.moonPlace;
    const hour = clock.hourOf(moment);
    return escaped((clock.isUniversal ? parts[Math.min(2, Math.floor(hour / 8))] : hours[hour]) ?? '');
  }
}

/** Degrees of a sign beyond which the Moon is there for the third day, if it is for three. */
const third = 23.5;

/**
 * Wordings of a Moon in one house beside a lead in another are four: two for the days of one stay and two for the next
 * month's, which the third day of a stay borrows from.
 */
function turnOfStay(moon: Happening, day: number): number {
  const stay = comingsBefore(moon) + (moon.longitude % 30 > third ? 1 : 0);
  return (((stay % 2) + 2) % 2) * 2 + (day % 2);
}

function longKeyOf(happening: Happening): keyof DayShelf['forLong'] | undefined {
  if (happening.kind === 'ingress') {
    if (happening.again) return 'returns';
    return isSlow(happening.body) ? 'arrives' : undefined;
  }
  if (happening.kind === 'aspect' && happening.inferior) return 'inferior';
  return happening.kind === 'aspect' && isSlow(happening.body) ? natureOf(happening.aspectId) : undefined;
}

/** Where the other planet of an aspect is; of a full or quartered Moon the Sun. */
function otherLongitude(happening: Happening): number | undefined {
  if (happening.kind === 'aspect')
    return happening.aspectId === Conjunction ? undefined : happening.slowLongitude;
  if (happening.kind !== 'lunation' || happening.phaseId === 0) return undefined;
  return (happening.longitude + 360 - happening.phaseId * 45) % 360;
}
