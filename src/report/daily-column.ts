import { Moon } from '../chart/bodies.js';
import type { SignId } from '../chart/zodiac.js';
import type { DayCell } from '../text/report-catalogue.js';
import { isSlow, valenceOf } from './cells.js';
import { dayCellOf, isEasy, isMoonsAspect, meetingOf } from './day-cells.js';
import { DayWriter } from './day-writer.js';
import type { Happening } from './happenings.js';
import { byRankOfDay, rulersOf } from './leads.js';
import type { Period } from './period.js';
import { type Ranked, rank } from './ranking.js';
import { meaningOf, type Worded } from './worded-happenings.js';
import { escaped, paragraph, unescaped, type Words, Writer, wordsIn } from './writer.js';
import type { Written } from './written.js';

/**
 * A sign's day says three things, in this order: what the Moon's house makes of it, what crosses that, and what can be
 * done about it. What crosses it is the day's exact event, or where there is none the strongest of the Moon's own aspects.
 * New, full and quartered Moons say all three themselves; and a planet that turns, or a slow one that comes, is the news of
 * its day, which begins with that and has the Moon at its end, where there is room.
 */

/**
 * Words of a day in all: with fewer it has the counsel of the Moon's house as well, with more the Moon has one sentence, and
 * with too many none beside the news.
 */
const [least, most, tooMany] = [70, 100, 105] as const;
const ofIntro = 40;

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

/** New, full and quartered Moons, and eclipses. */
const isPhase = ({ happening }: Ranked): boolean =>
  happening.kind === 'lunation' || happening.kind === 'eclipse';

const isNews = ({ happening }: Ranked): boolean =>
  happening.kind === 'station' || (happening.kind === 'ingress' && isSlow(happening.body));

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
  /** The Moon's change of sign, on a day on which there is one. */
  readonly #moved: Happening | undefined;
  readonly #lead: Ranked | undefined;
  /** What the Moon does in the sign of the day, the strongest first. */
  readonly #aspects: readonly (Happening & { kind: 'aspect' })[];

  constructor(worded: readonly Worded[], reader: SignId, period: Period, words: Words) {
    this.#words = words;
    this.#meanings = new Map(worded.map((each) => [each.happening, each]));
    const ranked = rank([...this.#meanings.keys()], reader, period.kind);
    const isMoons = ({ happening }: Ranked) => 'body' in happening && happening.body === Moon;
    // Every day has the Moon somewhere.
    this.#moon = ranked.find((each) => each.happening.kind === 'stay' && isMoons(each)) as Ranked;
    this.#moved = ranked.find((each) => each.happening.kind === 'ingress' && isMoons(each))?.happening;
    const events = ranked.filter(
      (each) =>
        !isMoons(each) &&
        each.happening.kind !== 'stay' &&
        each.happening.kind !== 'retrograde' &&
        (this.#cell(each) !== undefined || this.#meaning(each) !== ''),
    );
    [this.#lead] = byRankOfDay(events, reader);
    this.#aspects = ranked
      .map(({ happening }) => happening)
      .filter(isMoonsAspect)
      .filter(({ signId }) => signId === this.#moon.happening.signId);
    const writer = new Writer(reader, period, words);
    writer.rulers = rulersOf(reader);
    this.#writer = new DayWriter(writer);
  }

  written(): Day {
    const lead = this.#lead;
    if (lead === undefined) return this.#ofMoon();
    const cell = this.#cell(lead);
    if (cell !== undefined && isPhase(lead)) return this.#ofPhase(lead, cell);
    if (isNews(lead)) return this.#ofNews(lead, cell ?? divided(this.#meaning(lead)));
    const meaning = cell === undefined ? this.#meaning(lead) : `${cell.lead} ${cell.course}`;
    return this.#ofEvent(lead, meaning);
  }

  #ofPhase({ happening }: Ranked, { lead, course }: DayCell): Day {
    const intro = this.#writer.event(happening, lead);
    return { intro, text: escaped(course), included: [[happening, `${lead} ${course}`]] };
  }

  #ofNews({ happening }: Ranked, { lead, course }: DayCell): Day {
    const intro = this.#writer.event(happening, lead);
    const { opening, mood } = this.#writer.moonsDay(this.#moon, this.#moved);
    const length = wordsIn(intro) + wordsIn(course);
    const fit = [mood, opening].find((each) => length + wordsIn(each) >= least) ?? opening;
    const moon = length + wordsIn(fit) > tooMany ? [] : [fit];
    return {
      intro,
      text: [escaped(course), ...moon].join(' ').trim(),
      included: [
        [happening, `${lead} ${course}`.trim()],
        ...moon.map((said) => [this.#moon.happening, unescaped(said)] as const),
      ],
    };
  }

  /** The Moon's house, and what crosses it. */
  #ofEvent({ happening }: Ranked, meaning: string): Day {
    const { opening, mood, eased, crossed } = this.#writer.moonsDay(this.#moon, this.#moved);
    const event = this.#writer.event(happening, meaning);
    const length = wordsIn(opening) + wordsIn(event);
    const close = valenceOf(happening) < 0 ? crossed : eased;
    const intro = length > most ? mood : opening;
    return {
      intro,
      text: length < least ? `${event} ${close}` : event,
      included: [
        [happening, meaning],
        [this.#moon.happening, unescaped(intro)],
      ],
    };
  }

  /** The Moon's house, and the strongest of her aspects, or that she makes none. */
  #ofMoon(): Day {
    const { opening, mood, eased, crossed } = this.#writer.moonsDay(this.#moon, this.#moved);
    const [happening] = this.#aspects;
    const aspect =
      happening === undefined
        ? this.#writer.quiet(this.#moved)
        : this.#writer.aspect(happening, this.#meaning({ happening, house: this.#moon.house }));
    const close = happening === undefined || isEasy(happening) ? eased : crossed;
    const text = `${aspect} ${close}`;
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

  #meaning({ happening, house }: Pick<Ranked, 'happening' | 'house'>): string {
    const own = meetingOf(happening, house, this.#words.reports.columns.days);
    return own ?? meaningOf(this.#meanings.get(happening) as Worded, house)?.text ?? '';
  }
}
