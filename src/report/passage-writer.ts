import { valenceOf } from './cells.js';
import { isThroughout, type Passage, sameDay } from './passages.js';
import { bodiesOf } from './ranking.js';
import { escaped, type Form, type Writer } from './writer.js';

/** A paragraph of a month's report: what happens on one day. */
export type Day = readonly Passage[];

/** Passages by the day, in the order that they are in. */
export function daysOf(passages: readonly Passage[], { period: { clock } }: Writer): Day[] {
  const days: Passage[][] = [];
  for (const each of passages) {
    const before = days.at(-1)?.at(-1);
    const isSame =
      before !== undefined &&
      !isThroughout(before) &&
      !isThroughout(each) &&
      sameDay(before.happening, each.happening, clock);
    if (isSame) days.at(-1)?.push(each);
    else days.push([each]);
  }
  return days;
}

/** Paragraphs as HTML, one after the other: the sentences of one may depend on those before it. */
export class DayWriter {
  readonly #writer: Writer;
  readonly #asides: readonly Passage[];
  #before: Passage | undefined;
  #hasTurned = false;

  /** @param asides retrogrades that are named in passing, where their planet is met last */
  constructor(writer: Writer, asides: readonly Passage[]) {
    this.#writer = writer;
    this.#asides = asides;
  }

  /** @param headed whether a heading stands before it */
  write(day: Day, headed: boolean, asides: readonly Passage[]): string {
    return day
      .map((each, index) => {
        const html = this.#passage(each, index > 0 ? 'also' : this.#turn(each, headed));
        this.#before = each;
        return html;
      })
      .concat(asides.map(({ happening }) => this.#writer.sentence('throughout', happening)))
      .join(' ');
  }

  /** Which of some days each aside belongs to: the last with its planet, or the last of all. */
  asidesOf(day: Day, days: readonly Day[]): readonly Passage[] {
    return this.#asides.filter(({ happening }) => {
      const [planet] = bodiesOf(happening);
      const hosts = days.filter((one) =>
        one.some((each) => bodiesOf(each.happening).some((body) => body === planet)),
      );
      return (hosts.at(-1) ?? days.at(-1)) === day;
    });
  }

  #passage({ happening, meaning, first }: Passage, special: Form | undefined): string {
    const form = special ?? this.#writer.plainForm(happening);
    // What the houses have to do with each other is said before what comes of it.
    const said = [first, meaning?.text ?? ''].filter((sentence) => sentence !== '').join(' ');
    return [this.#writer.sentence(form, happening), escaped(said)]
      .filter((sentence) => sentence !== '')
      .join(' ');
  }

  /** An easy aspect after a hard one, or the reverse, once in a report and not under a heading. */
  #turn(passage: Passage, headed: boolean): Form | undefined {
    const before = this.#before;
    if (headed || this.#hasTurned || before === undefined) return undefined;
    if (before.happening.kind !== 'aspect' || passage.happening.kind !== 'aspect') return undefined;
    if (valenceOf(before.happening) * valenceOf(passage.happening) >= 0) return undefined;
    this.#hasTurned = true;
    return 'turn';
  }
}
