import { Moon, Sun } from '../chart/bodies.js';
import type { SignId } from '../chart/zodiac.js';
import { fill } from '../text/texts.js';
import { isSaidAnyway } from './alike.js';
import { mechanismOf, valenceOf } from './cells.js';
import type { Happening } from './happenings.js';
import { type Matter, matterOf } from './matter.js';
import type { Period } from './period.js';
import { bodiesOf, type Ranked, rank } from './ranking.js';
import { meaningOf, type Worded } from './worded-happenings.js';
import { inTurn } from './wordings.js';
import {
  capitalized,
  escaped,
  type Form,
  paragraph,
  unescaped,
  type Words,
  Writer,
  wordsIn,
} from './writer.js';
import type { Written } from './written.js';

/**
 * A sign's day: what is exact that day as the intro, and beside it where the Moon is; where nothing else is exact the
 * Moon's place is the intro, and the strongest of its aspects stands beside it.
 */

/** Words of a day in all. */
const { least, most } = { least: 60, most: 100 };

/** A day as it may be written: HTML, and what is in it. */
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
  const byHappening = new Map(worded.map((each) => [each.happening, each]));
  const ranked = rank([...byHappening.keys()], reader, period.kind);
  const day = new DayOfSign(ranked, byHappening, new Writer(reader, period, words));
  const { intro, text, included } = fittest(day.versions());
  return { intro: unescaped(intro), text: paragraph(text), included: new Map(included) };
}

/** The first of a day's versions that has the length of a day, or else the one that is nearest to it. */
function fittest(versions: Iterable<Day>): Day {
  let [best, off] = [undefined as Day | undefined, Number.POSITIVE_INFINITY];
  for (const day of versions) {
    const words = wordsIn(day.intro) + wordsIn(day.text);
    const ofDay = Math.max(least - words, words - most, 0);
    if (ofDay < off) [best, off] = [day, ofDay];
    if (off === 0) break;
  }
  return best as Day;
}

const isPlaceOf = (body: typeof Sun | typeof Moon, { happening }: Ranked): boolean =>
  happening.kind === 'stay' && happening.body === body;

/** New, full and quartered Moons, and eclipses: the Moon's, and the day's own. */
const isPhase = ({ happening }: Ranked): boolean =>
  happening.kind === 'lunation' || happening.kind === 'eclipse';
const isMoons = (each: Ranked): boolean => bodiesOf(each.happening).includes(Moon) && !isPhase(each);

/** An aspect that the Moon makes in a sign, but for that to the Sun, which its phase is. */
const isOther = ({ happening }: Ranked, signId: SignId): boolean =>
  happening.signId === signId && happening.kind === 'aspect' && happening.slow !== Sun;

/** The forms that go on with what the Moon brings, of those that don't. */
const placeWithMatter = {
  stays: 'matterStays',
  meanwhile: 'matterStays',
  leaves: 'matterLeaves',
  comes: 'matterComes',
} as const;

class DayOfSign {
  readonly #moon: Ranked;
  readonly #moved: Ranked | undefined;
  /** What is exact, but for the Moon's aspects, and these as far as they are made in its sign of the day. */
  readonly #exact: readonly Ranked[];
  readonly #aspects: readonly Ranked[];
  readonly #meanings: ReadonlyMap<Happening, Worded>;
  readonly #writer: Writer;

  constructor(ranked: readonly Ranked[], meanings: ReadonlyMap<Happening, Worded>, writer: Writer) {
    this.#meanings = meanings;
    this.#writer = writer;
    // Every day has the Moon somewhere.
    this.#moon = ranked.find((each) => isPlaceOf(Moon, each)) as Ranked;
    this.#moved = ranked.find(({ happening }) => happening.kind === 'ingress' && happening.body === Moon);
    const said = ranked.filter(
      (each) =>
        each.happening.kind !== 'stay' && each.happening.kind !== 'retrograde' && this.#meaning(each) !== '',
    );
    this.#exact = said.filter((each) => !isMoons(each));
    this.#aspects = said.filter(
      (each) =>
        isMoons(each) && each !== this.#moved && each.happening.signId === this.#moon.happening.signId,
    );
  }

  /** The day in all the ways there are, the fittest first. */
  *versions(): Generator<Day> {
    for (const lead of this.#exact) yield* this.#withEvent(lead);
    for (const aspect of this.#aspects) yield this.#ofMoon(aspect);
    yield this.#ofMoon(undefined);
  }

  /** An event, and beside it what the Moon's house brings; of a phase, whose house that is, what else is exact. */
  *#withEvent(lead: Ranked): Generator<Day> {
    const meaning = this.#meaning(lead);
    const plainly =
      mechanismOf(lead.happening, lead.house, this.#writer.words.reports.columns.mechanisms) ?? '';
    const besides = [...this.#besides(lead)];
    // With a plain sentence before its own, where there is room for that and it says more.
    const saysSo = this.#matterOf(meaning) !== undefined && isSaidAnyway(plainly, meaning, '');
    const ways = plainly === '' || saysSo ? [''] : [`${plainly} `, ''];
    for (const plain of ways)
      for (const beside of besides) {
        const intro = this.#of('ofDay', lead, `${plain}${meaning}`, 'day');
        yield { intro, text: beside.text, included: [this.#said(lead), ...beside.included] };
      }
  }

  *#besides(lead: Ranked): Generator<Omit<Day, 'intro'>> {
    if (isPhase(lead)) {
      const { signId } = lead.happening;
      this.#writer.moonsSign = signId;
      for (const each of [...this.#exact, ...this.#aspects])
        if (!isPhase(each) && (!isMoons(each) || isOther(each, signId)))
          yield { text: this.#joined(each, lead), included: [this.#said(each)] };
      return;
    }
    const { moonLines } = this.#writer.words.reports.columns;
    const line = inTurn(moonLines[this.#moon.house], this.#writer.period.number);
    const text = this.#place('meanwhile', line);
    yield { text, included: [[this.#moon.happening, line], ...this.#moves] };
  }

  /** Where the Moon is, what that is like, and one of its aspects, or that it makes none. */
  #ofMoon(aspect: Ranked | undefined): Day {
    const meaning = this.#meaning(this.#moon);
    const own: Day['included'] = [[this.#moon.happening, meaning], ...this.#moves];
    const intro = this.#place('stays', meaning);
    if (aspect !== undefined)
      return { intro, text: this.#joined(aspect), included: [...own, this.#said(aspect)] };
    const { statements, inHouse } = this.#writer.words.reports.columns.quietMoon;
    const { number } = this.#writer.period;
    // Aspects made in another sign of the day are none to speak of, and yet not none.
    const quiet = this.#moved === undefined ? `${inTurn(statements, number)} ` : '';
    return { intro, text: escaped(`${quiet}${inTurn(inHouse[this.#moon.house], number)}`), included: own };
  }

  /** The second thing of a day, joined to the first by what it does for it. */
  #joined(each: Ranked, lead?: Ranked): string {
    const valence = valenceOf(each.happening);
    const form = valence === 0 ? 'besides' : valence > 0 ? 'helps' : 'hinders';
    const isContrary = lead !== undefined && valence * valenceOf(lead.happening) < 0;
    return this.#of(form, each, this.#meaning(each), isContrary ? 'but' : 'day');
  }

  /** An event by what it is to the reader, where its words begin so; or by itself and then its words. */
  #of(form: Form, { happening }: Ranked, said: string, joint: 'day' | 'but'): string {
    const begun = this.#matterOf(said);
    const isLoop = this.#writer.plainForm(happening) === 'loop';
    if (begun === undefined || (isLoop && begun.isTakenUp))
      return `${this.#writer.sentence(form, happening)} ${escaped(said)}`;
    const { period, reader } = this.#writer;
    const isLast = begun.isTakenUp || (!isLoop && joint === 'day' && (period.number + reader) % 3 === 0);
    const sentence = this.#writer.sentence(`${joint}${isLast ? 'Last' : 'First'}`, happening, {
      matter: escaped(begun.matter),
    });
    return `${sentence} ${escaped(begun.rest)}`.trimEnd();
  }

  #matterOf(said: string): Matter | undefined {
    return matterOf(said, this.#writer.words.reports.columns);
  }

  /** Where the Moon is, and what is said of that. */
  #place(form: 'stays' | 'meanwhile', said: string): string {
    const { period, words, reader } = this.#writer;
    const { moonPlace } = words.reports.columns;
    const begun = this.#matterOf(said);
    const matter = escaped(begun?.matter ?? '');
    const rest = escaped(begun?.rest ?? said);
    const written = (
      plain: keyof typeof placeWithMatter,
      values: Readonly<Record<string, string>>,
    ): string => {
      const joined = begun === undefined ? plain : placeWithMatter[plain];
      // Every other day says first what the Moon brings, where nothing takes that up.
      const isFirst = joined === 'matterStays' && begun?.isTakenUp === false && turn % 2 === 0;
      const place = fill(escaped(inTurn(moonPlace[isFirst ? 'matterFirst' : joined], turn)), {
        ...values,
        matter,
        Matter: capitalized(matter),
      });
      return `${place} ${rest}`.trimEnd();
    };
    const here = { sign: this.#sign(this.#moon), house: this.#writer.house(this.#moon.house) };
    this.#writer.moonsSign = this.#moon.happening.signId;
    const turn = period.number + reader * 5;
    if (this.#moved === undefined) return written(form, here);
    const leaves = this.#moved.happening.signId !== this.#moon.happening.signId;
    const before = ((this.#moon.happening.signId + 11) % 12) as SignId;
    const hour = this.#hourOf(this.#moved.happening.julianDayUt);
    return written(leaves ? 'leaves' : 'comes', {
      ...here,
      otherSign: leaves ? this.#sign(this.#moved) : this.#writer.sign(before),
      hour,
      Hour: capitalized(hour),
    });
  }

  #hourOf(moment: number): string {
    const { clock } = this.#writer.period;
    const { hours, universal } = this.#writer.words.reports.columns.moonPlace;
    const hour = escaped(hours[clock.hourOf(moment)] ?? '');
    return clock.isUniversal ? fill(escaped(universal), { hour }) : hour;
  }

  #sign({ happening }: Ranked): string {
    return this.#writer.sign(happening.signId);
  }

  get #moves(): Day['included'] {
    return this.#moved === undefined ? [] : [[this.#moved.happening, '']];
  }

  #said(each: Ranked): readonly [Happening, string] {
    return [each.happening, this.#meaning(each)];
  }

  #meaning(each: Ranked): string {
    return meaningOf(this.#meanings.get(each.happening) as Worded, each.house)?.text ?? '';
  }
}
