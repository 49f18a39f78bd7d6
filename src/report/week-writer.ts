import { Conjunction } from '../chart/aspects.js';
import { fill } from '../text/texts.js';
import { areOpposite, effectByPlanets } from './effects.js';
import type { Happening } from './happening.js';
import { escaped, wordsIn } from './markup.js';
import { isCompound, matterOf } from './matter.js';
import { isForLong, type MeaningfulEvent, saidOf, sameDay } from './meaningful-events.js';
import { isQuarter } from './quarters.js';
import { bodiesOf } from './ranking.js';
import type { Aside } from './week-asides.js';
import type { Lasting } from './week-choice.js';
import { inRotation } from './wordings.js';
import type { Writer } from './writer.js';

/** How an event is dated. */
type WeekForm = Parameters<Writer['weekSentence']>[0];

/** Whether it is of two planets apart, whose clause has no house in commas. */
const isPair = (happening: Happening): boolean =>
  happening.kind === 'aspect' && happening.aspectId !== Conjunction;

/** Words of a matter that goes on in one sentence with the sky, at most. */
const longest = 16;

/** Weeks in which a matter has one tie to another. */
const weeksOfTie = 5;

/** The sentences of a week as HTML, one after the other: they may depend on what was said before. */
export class WeekWriter {
  readonly #writer: Writer;
  readonly #lead: MeaningfulEvent;
  readonly #alike: number;
  /** Whether the lead's day has stood in the text, not only in the intro, which is read apart. */
  #hasLeadsDay: boolean;
  /** What was dated last. */
  #before: Happening;
  #hasGoneBack = false;
  /** Whether what comes before the lead has been said to be easier or harder. */
  #isContrasted = false;
  readonly #told: MeaningfulEvent[] = [];
  /** How second houses have come in. */
  readonly #seconds = new Set<string>();

  /**
   * @param isInIntro whether the lead's day is said in the intro alone
   * @param alike how many signs before this one have their lead in the same house: these have other wordings
   */
  constructor(writer: Writer, lead: MeaningfulEvent, isInIntro: boolean, alike: number) {
    this.#writer = writer;
    this.#lead = lead;
    this.#alike = alike;
    this.#hasLeadsDay = !isInIntro;
    this.#before = lead.happening;
  }

  /** The lead alone. */
  dated(): string {
    const { happening } = this.#lead;
    // A loop's end has the last place in its sentence.
    if (this.#writer.plainForm(happening) === 'loop') return this.#writer.sentence('loop', happening);
    // A sign's house ends a clause in commas, those of an aspect do not.
    if (isPair(happening)) return this.#dated('after', happening);
    // What a quarter is about in a week that it leads is both its houses.
    if (isQuarter(happening)) {
      const name = happening.phaseId === 2 ? 'firstQuarterOfTwo' : 'lastQuarterOfTwo';
      return this.#writer.weekSentence('after', happening, { full: this.#writer.clause(happening, name) });
    }
    return this.#writer.weekSentence('lead', happening, { full: this.#writer.clause(happening) });
  }

  /** What a lead means whose day has been named. */
  lead(): string {
    return `${escaped(saidOf(this.#lead))}${this.ofLead()}`;
  }

  /** How long what has been said of the lead holds. */
  ofLead(): string {
    return this.#scale(this.#lead.happening);
  }

  /**
   * An event that has sentences of its own, and what it means.
   * @param loop the retrograde in which a planet comes back to a sign, which lasts on
   * @param isTied whether it is said what that is to the lead's matter
   */
  told(event: MeaningfulEvent, loop: Lasting | undefined, isTied: boolean): string {
    const { happening } = event;
    const when = this.#when(happening);
    const form = this.#isBeforeLeaving(happening) ? 'beforeLeaving' : this.#contrast(event, when);
    // Signs stand here without their houses, and this sentence says what they have to do with each other.
    const isNew = event.second !== undefined && !this.#seconds.has(event.second);
    const second = isNew ? event.second : undefined;
    if (second !== undefined) this.#seconds.add(second);
    const meant = second === undefined ? saidOf(event) : `${second} ${saidOf(event)}`;
    const said = this.#joined(form, happening, meant) ?? `${this.#dated(form, happening)} ${escaped(meant)}`;
    this.#told.push(event);
    const until = loop === undefined ? '' : ` ${this.throughout([{ ...loop, said: '' }])}`;
    const tie = isTied ? this.#tieOf(event) : '';
    return `${said}${tie}${this.#scale(happening)}${until}`;
  }

  /** What an event is to the lead's matter; the wordings take turns about every month. */
  #tieOf({ house }: MeaningfulEvent): string {
    const { period, words } = this.#writer;
    const wordings = words.reports.columns.weekTies[this.#lead.house][house] ?? [];
    if (this.#alike >= wordings.length) return '';
    return ` ${escaped(inRotation(wordings, Math.floor(period.number / weeksOfTie) + this.#alike))}`;
  }

  /** Whether it is an aspect of a planet that has been told to come to another house later on the same day. */
  #isBeforeLeaving(happening: Happening): boolean {
    if (happening.kind !== 'aspect') return false;
    return [this.#lead, ...this.#told].some(
      ({ happening: comes }) =>
        comes.kind === 'ingress' &&
        comes.body === happening.body &&
        comes.julianDayUt > happening.julianDayUt &&
        sameDay(comes, happening, this.#writer.period.clock),
    );
  }

  /** Which frame it is the turn of: signs of one page, and what one of them is told of, differ. */
  get #turn(): number {
    const { period, reader } = this.#writer;
    return period.number + reader + Math.floor(reader / 3) + this.#told.length;
  }

  /** A sentence of the sky alone: in one of three signs its day does not stand first. */
  #dated(form: WeekForm, happening: Happening): string {
    const isLater = form === 'after' && this.#turn % 3 === 2;
    const within = isLater ? this.#writer.clauseWithDay(happening) : undefined;
    if (within !== undefined) return this.#writer.weekSentence('dayWithin', happening, { full: within });
    const full = this.#writer.clause(happening);
    const isLast = isLater && this.#writer.plainForm(happening) !== 'loop';
    return this.#writer.weekSentence(isLast && !isPair(happening) ? 'lead' : form, happening, { full });
  }

  /**
   * The sky and what it is to the reader in one sentence, in two of three signs; undefined where the words are not such
   * that they can go on in one, and of what lasts longer than its day.
   */
  #joined(form: WeekForm, happening: Happening, said: string): string | undefined {
    const isTurn = this.#turn % 3 === 1 || form === 'before';
    if (!isTurn || (form !== 'after' && form !== 'before') || isForLong(happening)) return undefined;
    const { columns } = this.#writer.words.reports;
    const begun = matterOf(said, columns);
    if (begun === undefined || isCompound(begun, columns)) return undefined;
    if (wordsIn(begun.matter) > longest) return undefined;
    // What takes it up has to stand directly behind it; a loop's end stands last.
    const isLastOnly = this.#writer.plainForm(happening) === 'loop';
    if (begun.isTakenUp && isLastOnly) return undefined;
    const place = begun.isTakenUp || (this.#turn % 2 === 0 && !isLastOnly) ? 'Last' : 'First';
    const values = { full: this.#writer.clause(happening), matter: escaped(begun.matter) };
    const sentence = this.#writer.weekSentence(`${form}${place}`, happening, values);
    return `${sentence} ${escaped(begun.rest)}`.trimEnd();
  }

  /** Events in half a sentence each. */
  mentioned(asides: readonly Aside[]): string[] {
    return asides.map(({ event: { happening }, matter }) => {
      const when = this.#when(happening);
      const form =
        when === 'before' ? 'mentionBefore' : when === 'sameDay' ? 'mentionSameDay' : ('mention' as const);
      const values = { matter: escaped(matter?.matter ?? '') };
      // What is two clauses already is not joined to a third by another "and".
      const isLast = matter !== undefined && isCompound(matter, this.#writer.words.reports.columns);
      return this.#writer.weekSentence(form, happening, values, isLast);
    });
  }

  /** Retrogrades that last all week: what the worded one, the last, is to the reader ends them. */
  throughout(lasting: readonly Lasting[]): string {
    const [first, second] = [...lasting].map(({ happening }) => happening).sort((a, b) => a.ends - b.ends);
    const isPair =
      lasting.length === 2 &&
      first?.signId === second?.signId &&
      lasting.every(({ happening }) => happening.backsOut === undefined);
    const sentences =
      isPair && first !== undefined && second !== undefined
        ? [this.#writer.retrogradesTogether(first, second)]
        : lasting.map(({ happening }, place) =>
            place === 0
              ? this.#writer.sentence('throughout', happening)
              : this.#writer.besideRetrograde(happening),
          );
    const said = lasting.map((each) => escaped(each.said)).filter((each) => each !== '');
    return [...sentences, ...said].join(' ');
  }

  /** How an event is dated after the one before and the lead; the first that goes back in time says so. */
  #when(happening: Happening): 'sameDay' | 'before' | 'after' {
    const { clock } = this.#writer.period;
    const before = this.#before;
    this.#before = happening;
    if ([before, this.#lead.happening].some((one) => sameDay(one, happening, clock))) {
      const isNamed = this.#hasLeadsDay || before !== this.#lead.happening;
      this.#hasLeadsDay = true;
      // "Also on Tuesday" takes up a Tuesday of the text.
      return isNamed ? 'sameDay' : 'after';
    }
    if (happening.julianDayUt < before.julianDayUt && !this.#hasGoneBack) {
      this.#hasGoneBack = true;
      return 'before';
    }
    return 'after';
  }

  /** How what is told bears on what the week has said: in the lead's house, or of the same planet, the other way. */
  #contrast({ happening, house }: MeaningfulEvent, when: 'before' | 'after' | 'sameDay') {
    const effect = effectByPlanets(happening);
    const isOther = (one: MeaningfulEvent): boolean =>
      areOpposite(effectByPlanets(one.happening), effect) &&
      (one.house === house || bodiesOf(one.happening)[0] === bodiesOf(happening)[0]);
    const isOtherThanLead = isOther(this.#lead);
    if (!(isOtherThanLead || this.#told.some(isOther))) return when;
    if (when === 'sameDay') return effect === 'easing' ? 'easierSameDay' : 'harderSameDay';
    const isBefore =
      happening.julianDayUt < this.#lead.happening.julianDayUt &&
      !sameDay(happening, this.#lead.happening, this.#writer.period.clock);
    if (when === 'before' || (isOtherThanLead && isBefore && !this.#isContrasted)) {
      this.#isContrasted = true;
      const isAgain = when !== 'before' && this.#hasGoneBack;
      if (isAgain) return effect === 'easing' ? 'easierThen' : 'harderThen';
      return effect === 'easing' ? 'easierBefore' : 'harderBefore';
    }
    // Between what has gone back in time and the lead nothing is later in the week.
    if (isBefore) return when;
    return effect === 'easing' ? 'easierAfter' : 'harderAfter';
  }

  /**
   * How long what has been said holds: which of several passes of two slow planets this is, that a planet turns back
   * soon.
   */
  #scale(happening: Happening): string {
    const turnsBack = this.#writer.turnsBackSoon(happening);
    if (turnsBack !== '') return ` ${turnsBack}`;
    const passes = happening.kind === 'aspect' ? (happening.passes ?? []) : [];
    const before = passes.filter((one) => one < happening.julianDayUt - 1).at(-1);
    const next = passes.find((one) => one > happening.julianDayUt + 1);
    if (before === undefined && next === undefined) return '';
    const form = before === undefined ? 'first' : next === undefined ? 'last' : 'middle';
    return ` ${fill(escaped(this.#writer.words.reports.columns.passes[form]), {
      ...(before !== undefined && { before: this.#month(before) }),
      ...(next !== undefined && { next: this.#month(next) }),
    })}`;
  }

  #month(moment: number): string {
    const { period, words } = this.#writer;
    const { months, monthOfYear } = words.reports.dates;
    const { year, month } = period.clock.dateOf(moment);
    const name = months[month - 1] ?? '';
    return escaped(year === period.year ? name : fill(monthOfYear, { month: name, year: String(year) }));
  }
}
