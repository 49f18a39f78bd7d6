import { Moon, type Planet } from '../chart/bodies.js';
import type { House, SignId } from '../chart/zodiac.js';
import type { Counsel, DayCell } from '../text/report-catalogue.js';
import { firstSentence } from './alike.js';
import { dayCellOf, isEasy, isMoonsAspect, meetingOf } from './day-cells.js';
import { DayWriter } from './day-writer.js';
import { effectByPlanets } from './effects.js';
import type { Aspect, Happening } from './happening.js';
import { byRankOfDay, rulersOf } from './leads.js';
import { escaped, paragraph, unescaped, wordsIn } from './markup.js';
import type { Period } from './period.js';
import { type Ranked, rank } from './ranking.js';
import { isJupiterOrSlower } from './slow-planets.js';
import { meaningOf, type Worded } from './worded-happenings.js';
import type { Cell } from './wordings.js';
import { type Words, Writer } from './writer.js';
import type { Written } from './written.js';

/**
 * A sign's day is one thought. The day's exact event is told, and where that is short the Moon's house has something
 * of its own that goes with it. On a day without events it is what the Moon's house makes of it, what one of her
 * aspects does to that, and what can be done about it. New, full and quartered Moons say all themselves, and so does
 * a planet’s station, or a slow one that comes.
 */

/** Words of a day in all, at least and at most. */
const [least, most] = [60, 100] as const;
const ofIntro = 40;
/** Words that what an event means has at least where that leads. */
const leastOfLead = 17;
/** Hours between which the Moon's change of sign makes a difference to the day. */
const [dayBegins, dayEnds] = [6, 21] as const;

/** A day as it is written: HTML, and what is in it. */
interface Day {
  intro: string;
  text: string;
  included: readonly (readonly [Happening, string])[];
}

export function dailyColumn(
  worded: readonly Worded[],
  reader: SignId,
  period: Period,
  words: Words,
): Written {
  const { intro, text, included } = new DayOfSign(worded, reader, period, words).written();
  return { intro: unescaped(intro), text: paragraph(text), included: new Map(included) };
}

/**
 * Whether there is something to be helped over: what comes to a house begins something there, whichever planet it is.
 */
const isHard = (happening: Happening): boolean =>
  happening.kind !== 'ingress' && effectByPlanets(happening) === 'pressing';

/** What happens in these houses is said and done with others, or kept to oneself. */
const companyOf: Readonly<Partial<Record<House, Counsel>>> = {
  3: 'together',
  7: 'together',
  11: 'together',
  12: 'alone',
};

/** New, full and quartered Moons, and eclipses. */
const isPhase = ({ happening }: Ranked): boolean =>
  happening.kind === 'lunation' || happening.kind === 'eclipse';

const isNews = ({ happening }: Ranked): boolean =>
  happening.kind === 'station' || (happening.kind === 'ingress' && isJupiterOrSlower(happening.body));

/** A meaning whose last sentence is kept for the text, where there are more words than an intro has. */
function divided(meaning: string): DayCell {
  if (wordsIn(meaning) < ofIntro) return { lead: meaning, course: '' };
  const last = meaning.lastIndexOf('. ', meaning.length - 3) + 1;
  return { lead: meaning.slice(0, last), course: meaning.slice(last).trimStart() };
}

class DayOfSign {
  readonly #words: Words;
  readonly #meanings: ReadonlyMap<Happening, Worded>;
  readonly #writer: DayWriter;
  readonly #moon: Ranked;
  /** The Moon's change of sign, on a day in the middle of which there is one. */
  readonly #moved: Happening | undefined;
  readonly #lead: Ranked | undefined;
  /** What the Moon does in the sign of the day, of which signs have one each. */
  readonly #aspects: readonly Aspect[];

  constructor(worded: readonly Worded[], reader: SignId, period: Period, words: Words) {
    this.#words = words;
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
        each.happening.kind !== 'stay' &&
        each.happening.kind !== 'retrograde' &&
        (this.#cell(each) !== undefined || this.#meaning(each) !== ''),
    );
    [this.#lead] = byRankOfDay(events, reader);
    const aspects = ranked
      .map(({ happening }) => happening)
      .filter(isMoonsAspect)
      .filter(({ signId }) => signId === this.#moon.happening.signId);
    // Those to slow planets are told by house, and go before the others.
    const isOfSlow = ({ slow }: { slow: Planet }): boolean => isJupiterOrSlower(slow);
    this.#aspects = [...aspects.filter(isOfSlow), ...aspects.filter((one) => !isOfSlow(one))].slice(0, 2);
    this.#writer = new DayWriter(new Writer(reader, period, words, rulersOf(reader)));
  }

  written(): Day {
    const lead = this.#lead;
    if (lead === undefined) return this.#ofMoon();
    const cell = this.#cell(lead);
    if (cell !== undefined && isPhase(lead)) return this.#ofPhase(lead, cell);
    if (isNews(lead)) return this.#ofNews(lead, cell ?? divided(this.#meaning(lead)));
    const said =
      cell === undefined ? this.#said(lead) : { text: `${cell.lead} ${cell.course}`, counsel: undefined };
    return this.#ofEvent(lead, said);
  }

  #ofPhase({ happening }: Ranked, { lead, course }: DayCell): Day {
    const intro = this.#writer.event(happening, lead);
    return { intro, text: escaped(course), included: [[happening, `${lead} ${course}`]] };
  }

  #ofNews({ happening, house }: Ranked, { lead, course }: DayCell): Day {
    const intro = this.#writer.event(happening, lead);
    // What lasts for months is no matter of the Moon's house, unless little is said of it.
    const missing = least - wordsIn(intro) - wordsIn(course);
    const beside = missing > 0 ? this.#besideNews({ happening, house }, missing) : '';
    const moon = beside === '' ? [] : [[this.#moon.happening, unescaped(beside)] as const];
    return {
      intro,
      text: `${escaped(course)} ${beside}`.trim(),
      included: [[happening, `${lead} ${course}`.trim()], ...moon],
    };
  }

  /**
   * An event, with what the Moon's house has beside it where that is too little; an event of few words is told within
   * the Moon's day.
   */
  #ofEvent({ happening, house }: Ranked, { text: meaning, counsel }: Cell): Day {
    if (wordsIn(meaning) < leastOfLead) {
      const { opening, mood, eased, crossed } = this.#writer.moonsDay(this.#moon, this.#moved);
      const close = isHard(happening) ? crossed : eased;
      const text = `${this.#writer.event(happening, meaning)} ${close}`;
      const intro = wordsIn(opening) + wordsIn(text) > most ? mood : opening;
      return {
        intro,
        text,
        included: [
          [happening, meaning],
          [this.#moon.happening, unescaped(`${intro} ${close}`)],
        ],
      };
    }
    const told = this.#writer.joinedEvent(happening, meaning);
    const rest = escaped(meaning.slice(firstSentence(meaning).length).trimStart());
    const missing = least - wordsIn(told);
    const beside = missing > 0 ? this.#beside({ happening, house }, counsel, missing) : '';
    const moon = beside === '' ? [] : [[this.#moon.happening, unescaped(beside)] as const];
    return {
      intro: told.slice(0, told.length - rest.length).trimEnd(),
      text: `${rest} ${beside}`.trim(),
      included: [[happening, meaning], ...moon],
    };
  }

  #besideNews(news: Pick<Ranked, 'happening' | 'house'>, missing: number): string {
    const beside = this.#beside(news, undefined, missing);
    if (wordsIn(beside) >= missing) return beside;
    const { mood, eased, crossed } = this.#writer.moonsDay(this.#moon, this.#moved);
    return `${mood} ${isHard(news.happening) ? crossed : eased}`;
  }

  #beside(
    { happening, house }: Pick<Ranked, 'happening' | 'house'>,
    counsel: Counsel | undefined,
    missing: number,
  ): string {
    const is = isHard(happening) ? 'crossed' : 'eased';
    return this.#writer.besideMoon(this.#moon, this.#moved, is, missing, [counsel, companyOf[house]]);
  }

  /** The Moon's house, and one of two of her aspects, or where that is too little that she makes none. */
  #ofMoon(): Day {
    const { opening, mood, eased, crossed } = this.#writer.moonsDay(this.#moon, this.#moved);
    const happening = this.#writer.ofSignInRotation(this.#aspects);
    const close = happening === undefined || isEasy(happening) ? eased : crossed;
    const isEnough = wordsIn(opening) + wordsIn(close) >= least;
    const aspect =
      happening !== undefined
        ? this.#writer.aspect(happening, this.#meaning({ happening, house: this.#moon.house }))
        : isEnough
          ? ''
          : this.#writer.quiet(this.#moved);
    const text = `${aspect} ${close}`.trimStart();
    const intro = wordsIn(opening) + wordsIn(text) > most ? mood : opening;
    const included: (readonly [Happening, string])[] = [
      [this.#moon.happening, unescaped(`${intro} ${close}`)],
    ];
    if (happening !== undefined) included.push([happening, unescaped(aspect)]);
    if (this.#moved !== undefined) included.push([this.#moved, '']);
    return { intro, text, included };
  }

  #cell({ happening, house }: Ranked): DayCell | undefined {
    return dayCellOf(happening, house, this.#words.reports.columns.days);
  }

  #meaning(event: Pick<Ranked, 'happening' | 'house'>): string {
    return this.#said(event).text;
  }

  #said({ happening, house }: Pick<Ranked, 'happening' | 'house'>): Cell {
    const own = meetingOf(happening, house, this.#words.reports.columns.days);
    if (own !== undefined) return { text: own, counsel: undefined };
    return meaningOf(this.#meanings.get(happening) as Worded, house) ?? { text: '', counsel: undefined };
  }
}
