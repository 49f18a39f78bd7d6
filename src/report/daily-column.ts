import { type AspectId, Conjunction, Opposition, Sextile, Square, Trine } from '../chart/aspects.js';
import { Moon, type Planet } from '../chart/bodies.js';
import { type House, type SignId, signOf } from '../chart/zodiac.js';
import { natureOf } from '../text/catalogue.js';
import type { Nature } from '../text/cells.js';
import type { ColumnShelf, DayCell } from '../text/report-catalogue.js';
import { withoutCounsel } from './counsel.js';
import { dayCellOf, isEasy, isMoonsAspect, meetingOf } from './day-cells.js';
import { DayWriter, nightBegins } from './day-writer.js';
import type { Aspect, Happening } from './happening.js';
import { byRankOfDay, isCommon, isSwift, rulersOf } from './leads.js';
import { escaped, paragraph, unescaped, wordsIn } from './markup.js';
import { afterFirst, takesUp } from './matter.js';
import type { Period } from './period.js';
import { bodiesOf, type Ranked, rank } from './ranking.js';
import { secondHouseOf } from './second-house.js';
import { firstSentence } from './sentence-ends.js';
import { isJupiterOrSlower } from './slow-planets.js';
import { meaningOf, type Worded } from './worded-happenings.js';
import { type Words, Writer } from './writer.js';
import type { Written } from './written.js';

/**
 * A sign's day has one thought. Where something happens it is that; all signs read of it, and where there are words left
 * each hears beside it what the Moon makes of the day in its own house, and a kind aspect of hers. An aspect of two houses
 * comes second: the Moon's house is first. On a day without events
 * the Moon's house is the thought, and what can be done about it; between them one of her aspects may say at what hour and
 * why.
 */

/** Words of a day in all, at least and at most. */
const [least, most] = [60, 100] as const;
const ofIntro = 40;
/** Hours between which what the Moon does makes a difference to the day. */
const [dayBegins, dayEnds] = [6, 21] as const;

/** A day as it is written: HTML, and what is in it. */
interface Day {
  intro: string;
  text: string;
  included: readonly (readonly [Happening, string])[];
}

/** Days before a day of which an aspect knows in what house they were, and on how many of them it may have been its own. */
export const daysOfRun = 3;
const mostOfRun = 2;

export function dailyColumn(
  worded: readonly Worded[],
  reader: SignId,
  period: Period,
  words: Words,
  before: () => readonly Happening[],
): Written {
  const { intro, text, included } = new DayOfSign(worded, reader, period, words, before).written();
  return { intro: unescaped(intro), text, included: new Map(included) };
}

/** Whether a planet has part in a happening. */
const involves = (happening: Happening, planet: Planet): boolean => bodiesOf(happening).includes(planet);

/** How strong the Moon's aspects are, by their angle. */
const strengths: Readonly<Partial<Record<AspectId, number>>> = {
  [Conjunction]: 4,
  [Opposition]: 3,
  [Square]: 3,
  [Trine]: 2,
  [Sextile]: 1,
};

/**
 * The Moon's aspect that all signs read of, but for those whose ruler she meets: one of the waking hours before others, and
 * of these the strongest; of equal ones that of a slow planet.
 */
function aspectOfDay(aspects: readonly Aspect[], reader: SignId, period: Period): Aspect | undefined {
  const rank = (aspect: Aspect): number =>
    Number(isInWakingHours(aspect, period)) * 16 +
    Number(rulersOf(reader).includes(aspect.slow)) * 8 +
    (strengths[aspect.aspectId] ?? 0) +
    Number(isJupiterOrSlower(aspect.slow)) / 2;
  return [...aspects].sort((a, b) => rank(b) - rank(a) || a.julianDayUt - b.julianDayUt)[0];
}

/** Whether a happening is at an hour at which it makes a difference to the day. */
function isInWakingHours({ julianDayUt }: Happening, { clock }: Period): boolean {
  const hour = clock.hourOf(julianDayUt);
  return hour >= dayBegins && hour <= dayEnds;
}

/** The Moon in the reader's own sign or the opposite one. */
const isNear = ({ house }: Ranked): boolean => house === 1 || house === 7;
/** The houses in which what happens is felt least. */
const isCadent = ({ house }: Ranked): boolean => house % 3 === 0;

/**
 * Whether what a swift planet does in a house of no great weight leaves a day to the Moon: where she is in the reader's
 * own sign or the opposite one, or herself in a house of more weight.
 */
const isLeftToMoon = (lead: Ranked, moon: Ranked, reader: SignId): boolean =>
  isSwift(lead, reader) && !isPhase(lead) && (isNear(moon) || (isCadent(lead) && !isCadent(moon)));

/** An aspect of swift planets, whichever they are. */
const isOfSwift = (each: Ranked, reader: SignId): boolean =>
  each.happening.kind === 'aspect' && isCommon(each, reader);

/** An aspect of planets in two houses. */
const isOfTwoHouses = (happening: Happening): boolean =>
  happening.kind === 'aspect' && happening.aspectId !== Conjunction;

/** The signs of an aspect's planets. */
const signsOf = (happening: Happening): readonly SignId[] =>
  happening.kind === 'aspect' ? [happening.signId, signOf(happening.slowLongitude)] : [];

/** Whether a happening comes so late that only the end of its day has it. */
const isAtNight = ({ julianDayUt }: Happening, { clock }: Period): boolean =>
  clock.hourOf(julianDayUt) >= nightBegins;

/** Whether aspects would lead in a house on as many of the days before as make its run. */
function endsRun({ house }: Ranked, before: readonly Happening[], reader: SignId, period: Period): boolean {
  const { clock, number } = period;
  let count = 0;
  for (let days = 1; days <= daysOfRun; days++) {
    const ofDay = before.filter(
      (each) => clock.dayNumberOf(each.julianDayUt) === number - days && !isAtNight(each, period),
    );
    if (byRankOfDay(rank(ofDay, reader, period.kind), reader)[0]?.house === house) count++;
  }
  return count >= mostOfRun;
}

/** New, full and quartered Moons, and eclipses. */
const isPhase = ({ happening }: Ranked): boolean =>
  happening.kind === 'lunation' || happening.kind === 'eclipse';

/** What a kind aspect of the Moon's is: a meeting with a gentle planet, or a trine or sextile. */
const easyNatureOf = ({ aspectId }: Aspect): Nature => natureOf(aspectId) ?? 'harmonious';

const isNews = ({ happening }: Ranked): boolean =>
  happening.kind === 'station' || (happening.kind === 'ingress' && isJupiterOrSlower(happening.body));

/** A meaning whose last sentence is kept for the text, where there are more words than an intro has. */
function divided(meaning: string): DayCell {
  if (wordsIn(meaning) < ofIntro) return { lead: meaning, course: '' };
  const last = meaning.lastIndexOf('. ', meaning.length - 3) + 1;
  return { lead: meaning.slice(0, last), course: meaning.slice(last).trimStart() };
}

/** Words that an intro has at least, where the text has sentences to give. */
const leastOfIntro = 25;
/** Words that it does not go beyond for that. */
const mostOfIntro = 50;

/**
 * An intro that is hardly more than the sky, with as many sentences of its text as make it full, and those that take
 * up by a pronoun what has come into it.
 * @param isWhole whether all of them may, or one stays in the text
 */
function fuller(
  intro: string,
  rest: string,
  isWhole: boolean,
  columns: ColumnShelf,
): { intro: string; rest: string } {
  const first = firstSentence(rest);
  const left = rest.slice(first.length).trimStart();
  const joined = `${intro} ${first}`;
  if (first === '' || (left === '' && !isWhole) || wordsIn(joined) > mostOfIntro) return { intro, rest };
  if (wordsIn(intro) >= leastOfIntro && !takesUp(first, columns.pronouns)) return { intro, rest };
  return fuller(joined, left, isWhole, columns);
}

class DayOfSign {
  readonly #words: Words;
  readonly #reader: SignId;
  readonly #period: Period;
  readonly #meanings: ReadonlyMap<Happening, Worded>;
  readonly #writer: DayWriter;
  readonly #moon: Ranked;
  /** The Moon's change of sign, on a day in the middle of which there is one. */
  readonly #moved: Happening | undefined;
  readonly #lead: Ranked | undefined;
  /** What the Moon does in the sign of the day. */
  readonly #aspects: readonly Aspect[];
  /** Whether she meets a planet in the sign that she leaves or comes to. */
  readonly #isMetElsewhere: boolean;

  /** @param before aspects of the days that may make a run of one house, the Moon's apart */
  constructor(
    worded: readonly Worded[],
    reader: SignId,
    period: Period,
    words: Words,
    before: () => readonly Happening[],
  ) {
    this.#words = words;
    this.#reader = reader;
    this.#period = period;
    this.#meanings = new Map(worded.map((each) => [each.happening, each]));
    const ranked = rank([...this.#meanings.keys()], reader, period.kind);
    const isMoons = ({ happening }: Ranked) => 'body' in happening && happening.body === Moon;
    // Every day has the Moon somewhere.
    this.#moon = ranked.find((each) => each.happening.kind === 'stay' && isMoons(each)) as Ranked;
    const moved = ranked.find((each) => each.happening.kind === 'ingress' && isMoons(each))?.happening;
    const hour = moved && period.clock.hourOf(moved.julianDayUt);
    this.#moved = hour === undefined || hour < dayBegins || hour > dayEnds ? undefined : moved;
    const events = ranked.filter(
      (each) =>
        !isMoons(each) &&
        !(isOfSwift(each, reader) && isAtNight(each.happening, period)) &&
        each.happening.kind !== 'stay' &&
        each.happening.kind !== 'retrograde' &&
        (this.#cell(each) !== undefined || this.#meaning(each) !== ''),
    );
    const [lead] = byRankOfDay(events, reader);
    const isLeft =
      lead !== undefined &&
      (isLeftToMoon(lead, this.#moon, reader) ||
        (isOfSwift(lead, reader) && endsRun(lead, before(), reader, period)));
    this.#lead = isLeft ? undefined : lead;
    this.#isMetElsewhere = ranked.some(
      ({ happening }) => isMoonsAspect(happening) && happening.signId !== this.#moon.happening.signId,
    );
    this.#aspects = ranked
      .map(({ happening }) => happening)
      .filter(isMoonsAspect)
      .filter(({ signId }) => signId === this.#moon.happening.signId);
    this.#writer = this.#newWriter();
  }

  #newWriter(): DayWriter {
    return new DayWriter(new Writer(this.#reader, this.#period, this.#words));
  }

  written(): Day {
    const lead = this.#lead;
    if (lead === undefined) return this.#ofMoon();
    const cell = this.#cell(lead);
    if (cell !== undefined && isPhase(lead)) return this.#ofPhase(lead, cell);
    if (isNews(lead)) return this.#ofNews(lead, cell ?? divided(this.#meaning(lead)));
    const meaning = cell === undefined ? this.#meaning(lead) : `${cell.lead} ${cell.course}`;
    return isOfTwoHouses(lead.happening) ? this.#ofAspect(lead, meaning) : this.#ofEvent(lead, meaning);
  }

  #ofPhase({ happening }: Ranked, { lead, course }: DayCell): Day {
    const intro = this.#writer.event(happening, lead);
    return { intro, text: paragraph(escaped(course)), included: [[happening, `${lead} ${course}`]] };
  }

  #ofNews({ happening, house }: Ranked, { lead, course }: DayCell): Day {
    const intro = this.#writer.event(happening, lead);
    return this.#withMoon(happening, house, intro, escaped(course), `${lead} ${course}`.trim());
  }

  #ofEvent({ happening, house }: Ranked, meaning: string): Day {
    const told = this.#writer.joinedEvent(happening, meaning);
    const { rest: after } = afterFirst(meaning, this.#words.reports.columns);
    const begun = escaped(after);
    const said = told.slice(0, told.length - begun.length).trimEnd();
    const written = (isWhole: boolean): Day => {
      const { intro, rest } = fuller(said, begun, isWhole, this.#words.reports.columns);
      const goesOn = `${rest} ${this.#writer.turnsBackSoon(happening)}`.trim();
      return this.#withMoon(happening, house, intro, goesOn, meaning);
    };
    // Where the Moon has the text to herself, all that is said of what happens may be in the intro.
    const day = written(true);
    return wordsIn(day.text) > 0 ? day : written(false);
  }

  /**
   * Two planets in two houses are nothing that a day can begin with, so the Moon's house is, as on other days, and what
   * happens comes into that: by a sentence on what her house has to do with it, where it is in two others. Where there are
   * no words for that sentence, what swift planets do gives way to the Moon.
   */
  #ofAspect(lead: Ranked, meaning: string): Day {
    const { happening, house } = lead;
    const { columns } = this.#words.reports;
    const second = secondHouseOf(happening, this.#reader, columns);
    const isInMoons = signsOf(happening).includes(this.#moon.happening.signId);
    const joint = isInMoons ? '' : this.#writer.joint(house, this.#moon.house);
    const ways = [meaning, withoutCounsel(meaning, 0, columns) ?? meaning].flatMap((said) => {
      // Whoever has named a house does not name it again.
      const writer = this.#newWriter();
      const { opening, brief, eased } = writer.moonsDay(this.#moon, this.#moved);
      const told = writer.joinedEvent(happening, second === undefined ? said : `${second} ${said}`);
      const text = `${joint} ${told}`.trimStart();
      return [opening, brief].map((intro) => ({ intro, said, text, told, eased }));
    });
    const fits = ({ intro, text }: { intro: string; text: string }): boolean =>
      wordsIn(`${intro} ${text}`) <= most;
    const joined = ways.find(fits);
    if (joined === undefined && joint !== '' && isSwift(lead, this.#reader)) return this.#ofMoon();
    const bare = ways.map((way) => ({ ...way, text: way.told }));
    const way = joined ?? bare.find(fits) ?? (bare.at(-1) as (typeof bare)[number]);
    const close = wordsIn(`${way.intro} ${way.text}`) < least ? way.eased : '';
    const included: (readonly [Happening, string])[] = [
      [happening, way.said],
      [this.#moon.happening, unescaped(`${way.intro} ${close}`.trimEnd())],
    ];
    if (this.#moved !== undefined) included.push([this.#moved, '']);
    return { intro: way.intro, text: paragraph(`${way.text} ${close}`.trimEnd()), included };
  }

  /**
   * What happens, and where there are words left what the Moon makes of the day besides, with what her house has to do
   * with that of what happens, or her kindest aspect to a planet that has no part in it: what happens is hard or easy
   * for all, and her house is each sign's own.
   */
  #withMoon(happening: Happening, house: House, intro: string, rest: string, meaning: string): Day {
    const included: (readonly [Happening, string])[] = [[happening, meaning]];
    const words = wordsIn(`${intro} ${rest}`.trimEnd());
    // Behind what comes in the evening a morning would be tomorrow's.
    const kind = this.#writer.isAtNight(happening)
      ? undefined
      : aspectOfDay(
          this.#aspects.filter(
            (each) => isEasy(each) && isInWakingHours(each, this.#period) && !involves(happening, each.slow),
          ),
          this.#reader,
          this.#period,
        );
    const nature = kind && natureOf(kind.aspectId);
    const aspect =
      kind !== undefined && nature !== undefined ? this.#writer.aspect(kind, this.#moon.house, nature) : '';
    const { opening, brief: moon, eased } = this.#writer.moonsDay(this.#moon, this.#moved);
    // What stands by itself is enough, but where what happens has few words.
    const joint = this.#writer.joint(house, this.#moon.house);
    const joined = joint === '' ? [] : [`${moon} ${joint}`, `${opening} ${joint}`];
    const fit = [
      ...joined,
      `${moon} ${aspect}`,
      moon,
      `${opening} ${aspect}`,
      `${opening} ${aspect} ${eased}`,
    ]
      .map((one) => one.trimEnd())
      .filter((one) => words + wordsIn(one) <= most);
    // A day of too few words has her however long what is said of her is.
    const told =
      fit.find((one) => words + wordsIn(one) >= least) ?? fit.at(-1) ?? (words < least ? moon : undefined);
    // A second thought that has nothing to do with the first is left out where the first makes a day.
    const isApart = joint === '' && words >= least;
    if (told === undefined || isApart) return { intro, text: paragraph(rest), included };
    included.push([this.#moon.happening, unescaped(told.replace(aspect, '').replace('  ', ' ').trimEnd())]);
    if (kind !== undefined && told.includes(aspect)) included.push([kind, unescaped(aspect)]);
    if (this.#moved !== undefined) included.push([this.#moved, '']);
    return { intro, text: rest === '' ? paragraph(told) : `${paragraph(rest)}${paragraph(told)}`, included };
  }

  /** The Moon's house, how it goes, and what her aspect of the day does to that. */
  #ofMoon(): Day {
    const { opening, eased, crossed } = this.#writer.moonsDay(this.#moon, this.#moved);
    const isLongEnough = (close: string): boolean => wordsIn(opening) + wordsIn(close) >= least;
    // What happens at night changes no day: it is named where there are too few words.
    const aspectOfMoon = aspectOfDay(this.#aspects, this.#reader, this.#period);
    const isOfDay = aspectOfMoon !== undefined && isInWakingHours(aspectOfMoon, this.#period);
    const happening = isOfDay || !isLongEnough(eased) ? aspectOfMoon : undefined;
    const close = happening === undefined || isEasy(happening) ? eased : crossed;
    const nature = happening && natureOf(happening.aspectId);
    const aspect =
      happening !== undefined && nature !== undefined
        ? this.#writer.aspect(happening, this.#moon.house, nature)
        : isLongEnough(close)
          ? ''
          : this.#writer.quiet(this.#moved !== undefined || this.#isMetElsewhere);
    const included: (readonly [Happening, string])[] = [
      [this.#moon.happening, unescaped(`${opening} ${close}`)],
    ];
    if (happening !== undefined && aspect !== '') included.push([happening, unescaped(aspect)]);
    if (this.#moved !== undefined) included.push([this.#moved, '']);
    // What crosses the day is the reason for what is said then; else what can be done goes on from the opening, and an hour
    // between the two would break the thread.
    const isBehind = nature === 'conjunction' || nature === 'harmonious';
    const told = (isBehind ? `${close} ${aspect}` : `${aspect} ${close}`).trim();
    const later = isOfDay && happening !== undefined ? this.#kindAfter(happening) : undefined;
    const kinder = later && this.#writer.aspect(later, this.#moon.house, easyNatureOf(later), 1);
    if (later === undefined || kinder === undefined || wordsIn(`${opening} ${told} ${kinder}`) > most)
      return { intro: opening, text: paragraph(told), included };
    included.push([later, unescaped(kinder)]);
    return { intro: opening, text: paragraph(`${told} ${kinder}`), included };
  }

  /** A kind aspect of the Moon's that comes in a later part of the day than another, and is what the day ends on. */
  #kindAfter(aspect: Aspect): Aspect | undefined {
    return aspectOfDay(
      this.#aspects.filter(
        (one) => isEasy(one) && isInWakingHours(one, this.#period) && this.#writer.isInLaterPart(one, aspect),
      ),
      this.#reader,
      this.#period,
    );
  }

  #cell({ happening, house }: Ranked): DayCell | undefined {
    return dayCellOf(happening, house, this.#words.reports.columns.days);
  }

  #meaning({ happening, house }: Ranked): string {
    const own = meetingOf(happening, house, this.#words.reports.columns.days);
    return own ?? meaningOf(this.#meanings.get(happening) as Worded, house)?.text ?? '';
  }
}
