import { Conjunction } from '../chart/aspects.js';
import { Moon, type Planet } from '../chart/bodies.js';
import { type SignId, signOf } from '../chart/zodiac.js';
import { capitalized } from '../text/capitalized.js';
import type { Clauses, ReportCatalogue } from '../text/report-catalogue.js';
import { fill } from '../text/texts.js';
import { isGrazing } from './cells.js';
import { briefClauseOf, clauseOf } from './clause-names.js';
import type { Happening, Retrograde } from './happening.js';
import { escaped } from './markup.js';
import { Namer, signBefore, type Words } from './namer.js';
import { isYear } from './period.js';
import { isQuarter, signOfSun } from './quarters.js';
import { bodiesOf, solarHouse } from './ranking.js';
import { inRotation } from './wordings.js';

export { signBefore, type Words };

/** A sentence of an event: its form in the language's table of sentences. */
export type Form = keyof ReportCatalogue['sentences'];

/** Forms in which the clause stands last. */
const endsWithClause = /\{(?:clause|full)\}\.$/iu;

const hasPlaceForDay = (clause: string): boolean => clause.includes('{when}');

/** Forms in which a date comes directly after the clause. */
const isDated = /\{(?:Clause|Full)\},? on/u;

/** Forms of one list that end on the clause, and those that don't date it behind it: known once of each list. */
const knownForms = new WeakMap<readonly string[], { last: readonly string[]; undated: readonly string[] }>();

/** The forms for a clause behind which nothing may stand, or that ends on a date of its own. */
function fitting(forms: readonly string[], clause: string, isClauseLast = false): readonly string[] {
  const isOfDate = clause.endsWith('</time>');
  if (!isClauseLast && !isOfDate) return forms;
  let known = knownForms.get(forms);
  if (known === undefined) {
    known = {
      last: forms.filter((one) => endsWithClause.test(one)),
      undated: forms.filter((one) => !isDated.test(one)),
    };
    knownForms.set(forms, known);
  }
  return isClauseLast ? known.last : known.undated;
}

/** One comma where a planet that is called the ruler is set off, and what follows it is too. */
const setOff = (said: string): string => said.replace(',,', ',');

/** The sentences of one sign’s report that say what the sky does and when. */
export class Writer extends Namer {
  /**
   * One event, dated where its form is.
   * @param matter what it is to the reader, in the forms that say so: HTML that goes on in a sentence
   * @param isSameDay whether the day was named last
   * @param again how a day is shown that was named before
   * @param isBrief whether the sky is told in as few words as there are
   * @param isClauseLast whether nothing may stand behind the clause
   */
  sentence(
    form: Form,
    happening: Happening,
    {
      matter = '',
      isSameDay = form === 'also',
      again,
      isBrief = false,
      isClauseLast = false,
    }: {
      matter?: string;
      isSameDay?: boolean;
      again?: string | undefined;
      isBrief?: boolean;
      isClauseLast?: boolean;
    } = {},
  ): string {
    const { sentences } = this.words.reports;
    const clause = isBrief ? this.brief(happening) : this.clause(happening);
    // Without a house there is nothing to be set off by a comma; two houses of an aspect are far apart.
    const isApart = happening.kind === 'aspect' && happening.aspectId !== Conjunction;
    const isBare = !clause.includes(',') && (isYear(this.period) || !isApart);
    const wording = this.nextForm(form, fitting(sentences[form], clause, isClauseLast));
    return fill(escaped(isBare ? wording.replace('{Clause}, ', '{Clause} ') : wording), {
      clause,
      Clause: capitalized(clause),
      matter,
      Matter: capitalized(matter),
      date: this.time(
        happening.julianDayUt,
        isSameDay ? this.words.reports.dates.sameDay : (again ?? this.date(happening.julianDayUt)),
      ),
    });
  }

  /**
   * A sentence of a week, in the next form of its kind.
   * @param values HTML
   * @param isClauseLast whether nothing may stand behind the clause
   */
  weekSentence(
    form: keyof ReportCatalogue['columns']['weekSentences'],
    happening: Happening,
    values: Readonly<Record<string, string>> = {},
    isClauseLast = false,
  ): string {
    const clause = this.brief(happening);
    const { matter = '', full = '' } = values;
    const forms = fitting(this.words.reports.columns.weekSentences[form], full || clause, isClauseLast);
    const wording = this.nextForm(form, forms);
    // Without a house behind the sign there is nothing to be set off by a comma.
    const isSetOff = full.slice(full.lastIndexOf(this.sign(happening.signId))).includes(',');
    return fill(escaped(isSetOff ? wording : wording.replace('{Full}, ', '{Full} ')), {
      full,
      clause,
      Clause: capitalized(clause),
      Matter: capitalized(matter),
      Full: capitalized(full),
      date: this.time(happening.julianDayUt),
      ...values,
    });
  }

  /** The day within a clause: of two planets, before the second. Undefined of a clause that has no place for one. */
  clauseWithDay(happening: Happening): string | undefined {
    const name = this.#clauseName(happening);
    if (!this.words.reports.clauses[name].some(hasPlaceForDay)) return undefined;
    const day = this.time(happening.julianDayUt);
    return this.clause(
      happening,
      name,
      fill(escaped(this.words.reports.columns.withinClause), { date: day }),
    );
  }

  /**
   * What the sky does, as a main clause without a date.
   * @param when HTML of a day, where it stands within the clause
   */
  clause(happening: Happening, name = this.#clauseName(happening), when = ''): string {
    const all = this.words.reports.clauses[name];
    const forms = when === '' ? all : all.filter(hasPlaceForDay);
    if (happening.kind === 'ingress' && happening.retrograde) this.mentioned.addBackedOut(happening.body);
    const until =
      'until' in happening ? happening.until : happening.kind === 'retrograde' ? happening.ends : undefined;
    const house = this.mentionHouseOf(happening.signId);
    const form = inRotation(forms, this.nextRotation(name));
    // Of the house to which a loop goes back nothing is said, unless it is the reader's own sign.
    const isBare = name === 'loopBack' && signBefore(happening.signId) !== this.reader;
    const wording = this.mentionInWording(isBare ? this.withoutOtherHouse(form) : form, happening.signId);
    const said = fill(escaped(wording), {
      sign: this.sign(happening.signId),
      house,
      when,
      ...this.#valuesOf(happening),
      ...(until !== undefined && { until: this.time(until) }),
    });
    // What stands behind the last planet's name is set off by a comma that a sentence has of its own there.
    return setOff(said).replace(/,$/u, '');
  }

  /** A retrograde that goes on beside another, which was told before. */
  besideRetrograde(happening: Retrograde): string {
    const name = happening.backsOut === undefined ? 'alsoUnderWay' : 'alsoBackingOut';
    return `${capitalized(this.clause(happening, this.#hasBackedOut(happening) ? 'backedOut' : name))}.`;
  }

  /** That a planet turns back soon in the sign to which it has come, if that is beyond the period; or nothing. */
  turnsBackSoon(happening: Happening): string {
    if (happening.kind !== 'ingress') return '';
    const { turnsBack } = happening;
    if (turnsBack === undefined || turnsBack < this.period.to) return '';
    const ofPlanets: Readonly<Partial<Record<Planet, readonly string[]>>> =
      this.words.reports.columns.turnsBackSoon;
    const wordings = ofPlanets[happening.body];
    if (wordings === undefined) return '';
    return fill(escaped(inRotation(wordings, this.reader)), {
      sign: this.sign(happening.signId),
      date: this.time(turnsBack),
    });
  }

  /** Two retrogrades in one sign that neither goes back out of, the one that ends first before the other. */
  retrogradesTogether(first: Retrograde, second: Retrograde): string {
    const { underWayTogether } = this.words.reports.clauses;
    const { signId } = first;
    const house = this.mentionHouseOf(signId);
    return `${capitalized(
      fill(escaped(this.mentionInWording(this.nextForm('underWayTogether', underWayTogether), signId)), {
        planet: this.ruling(first.body),
        other: this.ruling(second.body),
        sign: this.sign(signId),
        house,
        until: this.time(first.ends),
        otherUntil: this.time(second.ends),
      }),
    )}.`;
  }

  /** The same in passing: planets and signs without their houses, of which the sentence says the matter. */
  brief(happening: Happening): string {
    const { briefClauses } = this.words.reports;
    const name = briefClauseOf(happening);
    // Of what planets do together in the reader's own sign it is said that it is there.
    const isOwn =
      happening.kind === 'aspect' && happening.aspectId === Conjunction && happening.signId === this.reader;
    if (name === undefined || isOwn) return this.clause(happening);
    if (happening.kind === 'ingress' && happening.retrograde) this.mentioned.addBackedOut(happening.body);
    const said = fill(escaped(inRotation(briefClauses[name], this.nextRotation(name))), {
      // Sun and Moon make every lunation, and its clause names the Moon itself.
      planet:
        happening.kind === 'lunation' ? this.planet(Moon) : this.ruling(bodiesOf(happening)[0] as Planet),
      ...(happening.kind === 'aspect' && { other: this.planet(happening.slow) }),
      otherSign: this.sign(signBefore(happening.signId)),
      sign: this.sign(happening.signId),
      ...('until' in happening && happening.until !== undefined && { until: this.time(happening.until) }),
    });
    return setOff(said);
  }

  #clauseName(happening: Happening): keyof Clauses {
    if (this.#hasBackedOut(happening)) return 'backedOut';
    const isLater =
      happening.kind === 'retrograde' &&
      happening.backsOut !== undefined &&
      happening.backsOut >= this.period.to &&
      signBefore(happening.signId) !== this.reader;
    if (isLater) return 'backingOutLater';
    // A day or a week has room for it where that is the reader's own sign; a year's own statements say it.
    const goesOver = happening.kind === 'station' && happening.backsOut && happening.until !== undefined;
    const isSaid = this.period.kind === 'monthly' || signBefore(happening.signId) === this.reader;
    return goesOver && isSaid && !isYear(this.period) ? 'loopBack' : clauseOf(happening);
  }

  #hasBackedOut(happening: Happening): boolean {
    return happening.kind === 'retrograde' && this.mentioned.hasBackedOut(happening.body);
  }

  /** A statement of a year, of values that are HTML already; a house that is not among them goes without saying. */
  statement(name: keyof ReportCatalogue['yearStatements'], values: Readonly<Record<string, string>>): string {
    const { planet } = values;
    const whole = this.nextForm(name, this.words.reports.yearStatements[name]);
    const wording = ['house', 'otherHouse']
      .filter((key) => !(key in values))
      .reduce((text, key) => text.replace(new RegExp(`, \\{${key}\\}(?:,(?! where| as))?`, 'u'), ''), whole);
    const said = fill(escaped(wording), {
      ...values,
      ...(planet !== undefined && { Planet: capitalized(planet) }),
    });
    return setOff(said);
  }

  #valuesOf(happening: Happening): Record<string, string> {
    const { solarEclipses, lunarEclipses } = this.words.reports;
    switch (happening.kind) {
      case 'lunation':
        if (!isQuarter(happening)) return { planet: this.planet(Moon) };
        return {
          planet: this.planet(Moon),
          house: this.mentionHouse(solarHouse(this.reader, happening.signId)),
          otherHouse: this.mentionHouse(solarHouse(this.reader, signOfSun(happening))),
        };
      case 'eclipse': {
        if (happening.luminary === 'solar') return { eclipse: escaped(solarEclipses[happening.type]) };
        return { eclipse: escaped(lunarEclipses[isGrazing(happening) ? 'grazing' : happening.type]) };
      }
      case 'aspect': {
        const otherSign = signOf(happening.slowLongitude);
        const values = {
          // Of the two in a loop the sentence names the Sun itself.
          planet: happening.inferior ? this.planet(happening.body) : this.ruling(happening.body),
          other: this.ruling(happening.slow),
        };
        if (happening.aspectId === Conjunction) return values;
        // A year has placed the slower planet by its sign.
        const other = isYear(this.period) ? this.sign(otherSign) : this.mentionHouseOf(otherSign);
        // Where one house is named, the other is too: what follows is of the swifter planet's.
        const isNamed = other !== this.sign(otherSign) && this.mentioned.namesHouses;
        const own = isNamed && { house: this.mentionHouse(solarHouse(this.reader, happening.signId)) };
        return { ...values, otherHouse: other, ...own };
      }
      case 'retrograde':
        return {
          planet: this.ruling(happening.body),
          ...this.#before(happening.signId),
          ...(happening.backsOut !== undefined && { back: this.time(happening.backsOut) }),
        };
      case 'ingress':
        return { planet: this.ruling(happening.body) };
      case 'station':
        return {
          planet: this.ruling(happening.body),
          ...this.#before(happening.signId),
          ...(happening.since !== undefined && { since: this.time(happening.since) }),
        };
      default:
        return { planet: this.ruling(happening.body) };
    }
  }

  /** A planet that rules the reader's sign is called so once. */
  ruling(body: Planet): string {
    const planet = this.planet(body);
    if (!this.mentioned.addRuler(body)) return planet;
    return fill(escaped(this.words.reports.columns.days.ruling), { planet });
  }

  /** The sign into which a planet comes that goes back. */
  #before(sign: SignId): Record<string, string> {
    const before = signBefore(sign);
    // A year names a house in full where it is told of first.
    const house = isYear(this.period)
      ? {}
      : { otherHouse: this.mentionHouse(solarHouse(this.reader, before)) };
    return { otherSign: this.sign(before), ...house };
  }

  /** The form of sentence that a happening takes that stands alone. */
  plainForm(happening: Happening): Form {
    if (happening.kind === 'retrograde') return 'throughout';
    // The Sun is where he is all week.
    if (happening.kind === 'stay' && happening.body !== Moon) return 'throughout';
    return happening.kind === 'station' && (happening.until ?? happening.since) !== undefined
      ? 'loop'
      : 'plain';
  }
}
