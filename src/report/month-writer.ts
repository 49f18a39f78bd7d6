import { Conjunction } from '../chart/aspects.js';
import type { House } from '../chart/zodiac.js';
import type { ReportCatalogue } from '../text/report-catalogue.js';
import { fill } from '../text/texts.js';
import { briefClauseOf } from './clause-names.js';
import { areOpposite, effectOf } from './effects.js';
import type { Happening } from './happening.js';
import { escaped } from './markup.js';
import { isCompound, matterOf } from './matter.js';
import { isForLong, type MeaningfulEvent, saidOf, sameDay } from './meaningful-events.js';
import { isLasting, type Mention } from './month-choice.js';
import { secondHouseInMonth } from './second-house.js';
import { inRotation } from './wordings.js';
import type { Form, Writer } from './writer.js';

/**
 * Paragraphs of a month after one that says how its matter bears on the lead's, until another may: the last of all goes
 * back to the lead, which the close is of, and more would be looked for.
 */
const betweenBearings = 1;

/** Two events told in reverse order count as shortly after each other within so many days. */
const shortly = 4;

/** Whether what is said of an event goes on to the day on which a planet turns forward again. */
const hasEnd = (happening: Happening): boolean => 'until' in happening && happening.until !== undefined;

/** How the day of what leads is named after others have been. */
function leadsDayOf(lead: Happening): keyof ReportCatalogue['dates']['leadsDay'] {
  switch (lead.kind) {
    case 'eclipse':
      return 'eclipse';
    case 'lunation':
      return lead.phaseId === 0 ? 'newMoon' : 'fullMoon';
    case 'station':
      return 'station';
    case 'ingress':
      return 'ingress';
    case 'aspect':
      return lead.aspectId === Conjunction ? 'meeting' : 'aspect';
    default:
      return 'meeting';
  }
}

const isBefore = (a: MeaningfulEvent, b: MeaningfulEvent): boolean =>
  a.happening.julianDayUt < b.happening.julianDayUt;

/** How an event’s day is shown, and what stands behind its planets. */
interface Days {
  isSameDay: boolean;
  again: string | undefined;
}

/** The sentences of a month as HTML, one after the other: they may depend on what was said before. */
export class MonthWriter {
  readonly #writer: Writer;
  readonly #lead: MeaningfulEvent;
  readonly #alike: number;
  readonly #happenings: readonly Happening[];
  /** The event dated last. */
  #before: Happening;
  /** Whether that was on the same day as the one being told. */
  #isSameDay = false;
  /** Whether that is in the same paragraph. */
  #isNear = true;
  #hasContrasted = false;
  /** Paragraphs since a sentence on how one matter relates to the lead's. */
  #sinceBearing = Number.POSITIVE_INFINITY;
  /** Houses that paragraphs have been about. */
  readonly #borne = new Set<House>();
  /** The sentences used on second houses. */
  readonly #seconds = new Set<string>();
  /** The number of matters taken up by a pronoun. */
  #takenUp = 0;

  /**
   * @param happenings of the month
   * @param alike how many signs before this one have their lead in the same house: these have other wordings
   */
  constructor(writer: Writer, lead: MeaningfulEvent, happenings: readonly Happening[], alike: number) {
    this.#happenings = happenings;
    this.#writer = writer;
    this.#alike = alike;
    this.#lead = lead;
    this.#before = lead.happening;
  }

  /** What leads, what it means, what belongs to it, and what it asks of the month. */
  lead(course: string, passing: readonly Mention[]): string {
    const sentences = [this.#event(this.#lead, undefined), ...this.mentioned(passing), escaped(course)];
    // What follows is told in order of time from the month's first day.
    this.#before = this.#lead.happening;
    return sentences.join(' ');
  }

  /**
   * Events of one house that are told, with those in passing before and after each, and then how the house's matter
   * bears on the lead's: in the first paragraph that can, and in each second one after it.
   */
  paragraph(told: readonly MeaningfulEvent[], passing: readonly Mention[]): string {
    const { words } = this.#writer;
    const house = told[0]?.house ?? this.#lead.house;
    // The lead's own house has none, and a paragraph of two events is long enough.
    const wordings = (told.length === 1 && words.reports.columns.bearings[this.#lead.house][house]) || [];
    const isFirst = this.#sinceBearing === Number.POSITIVE_INFINITY;
    const isDue = isFirst || this.#sinceBearing >= betweenBearings;
    const isNew = !this.#borne.has(house) && isDue;
    this.#borne.add(house);
    const bearing = isNew && this.#alike < wordings.length ? [escaped(this.#inRotation(wordings))] : [];
    this.#sinceBearing = bearing.length > 0 ? 0 : this.#sinceBearing + 1;
    const sentences: string[] = [];
    let rest = passing;
    this.#isNear = false;
    this.#writer.mentioned.beginParagraph();
    for (const each of told) {
      const before = isLasting(each) ? [] : rest.filter((one) => isBefore(one.event, each));
      rest = rest.filter((one) => !before.includes(one));
      sentences.push(...this.mentioned(before), this.#told(each));
    }
    // What happens besides is of another house, and comes after what is said of this one.
    return [...sentences, ...bearing, ...this.mentioned(rest)].join(' ');
  }

  #inRotation(wordings: readonly string[]): string {
    const { number, year } = this.#writer.period;
    return inRotation(wordings, number + year + this.#alike);
  }

  /** Events in a sentence each. */
  mentioned(passing: readonly Mention[]): string[] {
    return passing.map(({ event: { happening }, matter }) => {
      const again = this.#again(happening);
      if (matter === undefined && happening.kind === 'retrograde')
        return this.#writer.sentence('throughout', happening);
      const special = this.#special(happening, false);
      if (matter === undefined) return this.#writer.sentence(special ?? 'plain', happening, { again });
      const isBrief = briefClauseOf(happening) !== undefined;
      const forms: Record<'plain' | 'earlier' | 'justBefore', Form> = isBrief
        ? {
            plain: happening.kind === 'ingress' ? 'mentionSince' : 'mention',
            earlier: 'mentionEarlier',
            justBefore: 'mentionJustBefore',
          }
        : { plain: 'matterLast', earlier: 'earlierLast', justBefore: 'justBeforeLast' };
      const form = special === 'earlier' || special === 'justBefore' ? forms[special] : forms.plain;
      return this.#writer.sentence(form, happening, {
        matter: escaped(matter.matter),
        isSameDay: this.#isSameDay,
        again,
        isBrief,
        // What is two clauses already is not joined to a third by another "and".
        isClauseLast: isBrief && matter.matter.includes(','),
      });
    });
  }

  #told(event: MeaningfulEvent): string {
    const { happening } = event;
    if (isLasting(event)) {
      this.#isSameDay = false;
      return this.#event(event, undefined);
    }
    const isContrast = !this.#hasContrasted && areOpposite(effectOf(happening), effectOf(this.#before));
    const special = this.#special(happening, isContrast);
    if (special === 'turn') this.#hasContrasted = true;
    return this.#event(event, special);
  }

  /**
   * How an event is dated after the one before: what goes back in time says so, and a contrast holds in one
   * paragraph.
   */
  #special(happening: Happening, isContrast: boolean): Form | undefined {
    const { clock } = this.#writer.period;
    const before = this.#before;
    const isNear = this.#isNear;
    [this.#before, this.#isNear] = [happening, true];
    this.#isSameDay = false;
    // After the lead's paragraph, which goes on about what that means, the day is named again.
    if (sameDay(before, happening, clock)) {
      if (!isNear && before === this.#lead.happening) return undefined;
      this.#isSameDay = true;
      return isContrast ? 'turn' : 'also';
    }
    if (happening.julianDayUt < before.julianDayUt) {
      const days = clock.dayNumberOf(before.julianDayUt) - clock.dayNumberOf(happening.julianDayUt);
      // "Shortly before" is before the day just told: not that on which a retrograde ends, nor one of another paragraph,
      // but for the day before the lead's.
      const isJustBefore = isNear ? days <= shortly : days === 1 && before === this.#lead.happening;
      return isJustBefore && !hasEnd(before) ? 'justBefore' : 'earlier';
    }
    return isContrast && isNear ? 'turn' : undefined;
  }

  /** How the day of what leads is shown when something else is on it: by that. */
  #again(happening: Happening): string | undefined {
    const { period, words } = this.#writer;
    const { happening: lead } = this.#lead;
    if (happening === lead || !sameDay(happening, lead, period.clock)) return undefined;
    const { dates, planets } = words.reports;
    return fill(dates.leadsDay[leadsDayOf(lead)], {
      planet: 'body' in lead ? planets[lead.body] : '',
      other: 'slow' in lead ? planets[lead.slow] : '',
      sign: words.signName(lead.signId),
    });
  }

  #event(event: MeaningfulEvent, special: Form | undefined): string {
    const { happening, isCut = false } = event;
    const plain = this.#writer.plainForm(happening);
    // A loop's end stands last in its sentence, so the day comes first.
    const form = special === 'also' && plain === 'loop' ? plain : (special ?? plain);
    const days = {
      isSameDay: this.#isSameDay,
      again: this.#again(happening),
    };
    const { period, reader, words } = this.#writer;
    const clause = secondHouseInMonth(
      happening,
      reader,
      words.reports.columns,
      this.#happenings,
      period.clock,
    );
    const second = clause === undefined || this.#seconds.has(clause) ? undefined : clause;
    if (second !== undefined) this.#seconds.add(second);
    const said = second === undefined ? saidOf(event) : `${second} ${saidOf(event)}`.trimEnd();
    return (
      (isCut ? undefined : this.#withMatter(form, happening, said, days)) ??
      `${this.#writer.sentence(form, happening, days)} ${escaped(said)}`.trimEnd()
    );
  }

  /**
   * The sentence of the sky with what it is to the reader, where that can go on in it; before or after, alternately.
   */
  #withMatter(form: Form, happening: Happening, said: string, days: Days): string | undefined {
    const { period, reader, words } = this.#writer;
    if (isForLong(happening) || form === 'throughout') return undefined;
    const begun = matterOf(said, words.reports.columns);
    if (begun === undefined || isCompound(begun, words.reports.columns)) return undefined;
    // What has its end with it is too long to come first; of others taken up every second is a sentence by itself.
    const isLong = this.#writer.plainForm(happening) === 'loop';
    const isOdd = (period.number + reader + (begun.isTakenUp ? this.#takenUp++ : 0)) % 2 === 1;
    if (begun.isTakenUp && (isLong || isOdd)) return undefined;
    const place = begun.isTakenUp ? 'Last' : 'First';
    const kind = form === 'turn' || form === 'earlier' || form === 'justBefore' ? form : 'matter';
    // What a planet brings to a sign goes on beyond its day.
    const isSince = kind === 'matter' && place === 'First' && happening.kind === 'ingress';
    const sentence = this.#writer.sentence(isSince ? 'sinceFirst' : `${kind}${place}`, happening, {
      matter: escaped(begun.matter),
      ...days,
    });
    return `${sentence} ${escaped(begun.rest)}`.trimEnd();
  }
}
