import { isSlow, valenceOf } from './cells.js';
import type { Happening } from './happenings.js';
import { matterOf } from './matter.js';
import { type Passage, sameDay } from './passages.js';
import type { Aside } from './week-choice.js';
import { escaped, type Form, type Writer, wordsIn } from './writer.js';

/** What is written of a slow planet's coming is of years, and of an eclipse that people see of months. */
const isForLong = (happening: Happening): boolean =>
  (happening.kind === 'ingress' && isSlow(happening.body)) ||
  (happening.kind === 'eclipse' && happening.type !== 'penumbral');

/** Words of a line that leaves room for another in one sentence. */
const short = 11;

/** The sentences of a week as HTML, one after the other: they may depend on what was said before. */
export class WeekWriter {
  readonly #writer: Writer;
  readonly #lead: Passage;
  /** What was dated last. */
  #before: Happening;
  #hasGoneBack = false;
  /** How many matters have been taken up by a pronoun. */
  #takenUp = 0;

  constructor(writer: Writer, lead: Passage) {
    this.#writer = writer;
    this.#lead = lead;
    this.#before = lead.happening;
  }

  lead(): string {
    return this.#told(this.#lead, undefined);
  }

  /** An event that has sentences of its own. */
  told(passage: Passage): string {
    const { happening } = passage;
    return this.#told(passage, this.#special(happening, this.#isContrast(happening)));
  }

  /** Events in half a sentence each; two that are short are one sentence. */
  mentioned(asides: readonly Aside[]): string[] {
    const sentences: string[] = [];
    for (let index = 0; index < asides.length; index++) {
      const [one, next] = asides.slice(index, index + 2) as [Aside, Aside | undefined];
      const isPair = next !== undefined && this.#isPair(one, next);
      sentences.push(this.#mentioned(one, isPair ? 'mentionOpens' : 'mention'));
      if (isPair) {
        sentences.push(this.#mentioned(next, 'mentionCloses'));
        index++;
      }
    }
    return sentences;
  }

  #isPair(one: Aside, next: Aside): boolean {
    const { clock } = this.#writer.period;
    return (
      wordsIn(one.line) <= short &&
      wordsIn(next.line) <= short &&
      [this.#before, next.passage.happening].every(
        (happening) => !sameDay(happening, one.passage.happening, clock),
      )
    );
  }

  #mentioned({ passage: { happening }, matter }: Aside, plain: Form): string {
    const special = this.#special(happening, false);
    const isEarlier = special === 'earlier';
    const earlier = plain === 'mentionOpens' ? 'mentionOpensEarlier' : 'mentionEarlier';
    return this.#writer.sentence(isEarlier ? earlier : plain, happening, {
      matter: escaped(matter?.matter ?? ''),
      isSameDay: special === 'also',
      isBrief: true,
    });
  }

  /** A retrograde that lasts all week. */
  throughout({ passage: { happening }, matter }: Aside): string {
    return matter === undefined
      ? this.#writer.sentence('throughout', happening)
      : this.#writer.sentence('throughoutFirst', happening, { matter: escaped(matter.matter) });
  }

  /** How an event is dated after the one before; the first that goes back in time says so. */
  #special(happening: Happening, isContrast: boolean): Form | undefined {
    const { clock } = this.#writer.period;
    const before = this.#before;
    this.#before = happening;
    if (sameDay(before, happening, clock)) return 'also';
    if (happening.julianDayUt < before.julianDayUt && !this.#hasGoneBack) {
      this.#hasGoneBack = true;
      return 'earlier';
    }
    return isContrast ? 'turn' : undefined;
  }

  /** Easy directly after what was hard, or the reverse. */
  #isContrast(happening: Happening): boolean {
    return valenceOf(happening) * valenceOf(this.#before) < 0;
  }

  #told({ happening, meaning, first }: Passage, special: Form | undefined): string {
    const plain = this.#writer.plainForm(happening);
    // A loop's end stands last in its sentence, so the day comes first.
    const form = special === 'also' && plain === 'loop' ? plain : (special ?? plain);
    const isSameDay = special === 'also';
    // What an event does, or what two houses have to do with each other, is said before what comes of it.
    const said = [first, meaning?.text ?? ''].filter((sentence) => sentence !== '').join(' ');
    return (
      this.#withMatter(form, happening, said, isSameDay) ??
      `${this.#writer.sentence(form, happening, { isSameDay })} ${escaped(said)}`
    );
  }

  /** The sentence of the sky with what it is to the reader, where that can go on in it; before or after, in turn. */
  #withMatter(form: Form, happening: Happening, said: string, isSameDay: boolean): string | undefined {
    const { period, reader, words } = this.#writer;
    if (isForLong(happening)) return undefined;
    const begun = matterOf(said, words.reports.columns);
    if (begun === undefined) return undefined;
    // What has its end with it is too long to come first; of others taken up every second is a sentence by itself.
    const isLong = this.#writer.plainForm(happening) === 'loop';
    const isOdd = (period.number + reader + (begun.isTakenUp ? this.#takenUp++ : 0)) % 2 === 1;
    if (begun.isTakenUp && (isLong || isOdd)) return undefined;
    const place = begun.isTakenUp ? 'Last' : 'First';
    const kind = form === 'turn' || form === 'earlier' ? form : 'matter';
    const sentence = this.#writer.sentence(`${kind}${place}`, happening, {
      matter: escaped(begun.matter),
      isSameDay,
    });
    return `${sentence} ${escaped(begun.rest)}`.trimEnd();
  }
}
