import { Conjunction } from '../../chart/aspects.js';
import {
  Ascendant,
  type BodyId,
  Jupiter,
  Mars,
  Midheaven,
  Moon,
  Saturn,
  Sun,
  Venus,
} from '../../chart/bodies.js';
import { isChief } from '../../chart/body-groups.js';
import { natureOf } from '../../text/catalogue.js';
import type { ReturnDatesCells } from '../../text/return-catalogue.js';
import type { WeighedAspect } from '../factors.js';
import { isPointOfAge } from '../of-age.js';
import {
  daysBetween,
  isAtFarEnd,
  isOneStory,
  isSame,
  isVague,
  passagesOfYear,
  passingBodies,
  toneOf,
  type WeighedReturnTransit,
  weighedTransit,
} from './passage-choice.js';
import type { ReturnContact, ReturnTransit, TransitsOfYear } from './transits.js';

/**
 * What slow planets bring to the birth chart in a year. Each part of a reading asks for some of it: searched, weighed and
 * chosen once, when it is first asked for.
 */
export class YearPassages {
  readonly #year: TransitsOfYear;
  readonly #texts: ReturnDatesCells;
  readonly #fewest: number;
  readonly #aspects: readonly WeighedAspect[];
  readonly #ruler: BodyId | undefined;
  #all: readonly WeighedReturnTransit[] | undefined;
  #fitting: readonly WeighedReturnTransit[] | undefined;
  #chief: { readonly found: WeighedReturnTransit | undefined } | undefined;
  #told: readonly WeighedReturnTransit[] | undefined;
  #first: readonly WeighedReturnTransit[] | undefined;
  #due: readonly WeighedReturnTransit[] | undefined;

  /**
   * @param fewest passages that a year is told by @param aspects those of the return that are written of
   * @param ruler of the return
   */
  constructor(
    year: TransitsOfYear,
    texts: ReturnDatesCells,
    fewest: number,
    aspects: readonly WeighedAspect[],
    ruler: BodyId | undefined,
  ) {
    this.#year = year;
    this.#texts = texts;
    this.#fewest = fewest;
    this.#aspects = aspects;
    this.#ruler = ruler;
  }

  get all(): readonly WeighedReturnTransit[] {
    if (this.#all === undefined) {
      const exact = this.#year.transitsOf(passingBodies);
      const near = this.#year.stations.filter((station) => !exact.some((one) => isSame(one, station)));
      this.#all = [...exact, ...near].map(weighedTransit);
    }
    return this.#all;
  }

  /** Those that are of its reader’s age. */
  get fitting(): readonly WeighedReturnTransit[] {
    this.#fitting ??= this.all.filter((transit) => isFitting(this.#year, transit));
    return this.#fitting;
  }

  /**
   * That Saturn, or a slower planet, comes to the Sun, the Moon, an angle of the birth or its own place, which it does once
   * in decades: of several the heaviest.
   */
  get chief(): WeighedReturnTransit | undefined {
    this.#chief ??= {
      found: this.fitting
        .filter(({ aspect, body, natal }) => aspect === Conjunction && body >= Saturn && isOnce(body, natal))
        // Without the hour the Sun is known nearly to the degree, if not when a slow planet is on it; the Moon is not.
        .filter((transit) => (!isVague(transit) || transit.natal === Sun) && this.isFresh(transit))
        .sort((a, b) => b.weight - a.weight)[0],
    };
    return this.#chief.found;
  }

  /**
   * What the aspects of the Sun have said: where Saturn or a slower planet is hard on it, later in the year than on the
   * birthday itself.
   */
  get ofSun(): readonly WeighedReturnTransit[] {
    return this.all
      .filter(({ body, natal }) => natal === Sun && body >= Saturn)
      .filter((transit) => toneOf(transit) === 'strain' && !this.isFresh(transit))
      .filter(({ exact }) => exact.every((day) => daysBetween(this.#year.begins, day) > atOnce));
  }

  /** What an aspect of the return has said of the same two planets is not said again. */
  isFresh(transit: ReturnTransit): boolean {
    return !this.#aspects.some(
      (aspect) => joins(aspect, transit) && natureOf(aspect.aspect) === natureOf(transit.aspect),
    );
  }

  /** Those that a year is told by, as few as there may be: what its opening names is among them. */
  get first(): readonly WeighedReturnTransit[] {
    this.#first ??= passagesOfYear(this.#others(), this.#texts, this.#fewest, this.#needed());
    return this.#first;
  }

  /** As many as are wanted, if there are so many, the first among them. */
  upTo(count: number): readonly WeighedReturnTransit[] {
    return count > this.first.length
      ? passagesOfYear(this.#others(), this.#texts, count, this.first, this.#needed())
      : this.first;
  }

  /** When Saturn, or a slower planet, is hard on the Sun, the Moon or an angle to which another planet comes. */
  hardOn({ body, natal }: ReturnContact): WeighedReturnTransit[] {
    return isChief(natal)
      ? this.fitting.filter(
          (each) =>
            each.natal === natal && each.body !== body && each.body >= Saturn && toneOf(each) === 'strain',
        )
      : [];
  }

  /** What is told in any case: what leads, and what is all but exact as the year begins. */
  #needed(): readonly WeighedReturnTransit[] {
    this.#told ??= [
      ...(this.chief ? [this.chief] : []),
      ...this.#standing(),
      ...this.#ofSaturn(),
      ...this.#rareGift(),
    ]
      .filter((transit) => this.isFresh(transit))
      .filter(
        (transit, i, all) =>
          !all
            .slice(0, i)
            .some((other) => isSame(transit, other) || (isOneStory(transit, other) && !this.isDue(transit))),
      );
    return this.#told;
  }

  /**
   * Whether it is Saturn’s on what is one’s own, a slower planet’s on the same point, or one of these on a light or an angle:
   * it is told in any year, and under a heading of its own.
   */
  isDue(transit: ReturnTransit): boolean {
    return this.#ofSaturn().some((due) => isSame(due, transit));
  }

  /**
   * Where Saturn is hard on a light, an angle, Venus, Mars or the ruler of the year, which it is once in about seven
   * years each; what a slower planet does to the same point in that year; and where such a one is hard on a light or an angle,
   * which comes two or three times in a life.
   */
  #ofSaturn(): readonly WeighedReturnTransit[] {
    if (this.#due === undefined) {
      const isOwn = ({ natal }: ReturnContact): boolean => natal === this.#ruler || personal.includes(natal);
      const hard = this.fitting.filter((each) => toneOf(each) === 'strain' && this.isFresh(each));
      const its = hard.filter((each) => each.body === Saturn && each.natal !== Saturn && isOwn(each));
      const beside = hard.filter(
        (each) =>
          each.body > Saturn &&
          ((isChief(each.natal) && !isVague(each)) ||
            its.some(({ natal }) => each.natal === natal && !isVague(each))),
      );
      this.#due = [...its, ...beside];
    }
    return this.#due;
  }

  /** The heaviest of Jupiter’s comings to a light or an angle, which are once in about twelve years each. */
  #rareGift(): readonly WeighedReturnTransit[] {
    return this.fitting
      .filter(
        (each) =>
          each.body === Jupiter &&
          isChief(each.natal) &&
          (each.aspect === Conjunction || isAtFarEnd(each)) &&
          !isVague(each) &&
          this.isFresh(each),
      )
      .sort((a, b) => b.weight - a.weight)
      .slice(0, 1);
  }

  #others(): readonly WeighedReturnTransit[] {
    const needed = this.#needed();
    return this.fitting.filter(
      (transit) => this.isFresh(transit) && !needed.some((other) => isSame(transit, other)),
    );
  }

  /**
   * What is all but exact at the return, with its days in the year; where it was exact for the last time before that,
   * with the day before, and where it only comes near, with the birthday.
   */
  #standing(): WeighedReturnTransit[] {
    const { begins, restOfLoop, standing } = this.#year;
    return standing
      .map((contact) => {
        const found = this.all.find((transit) => isSame(transit, contact));
        if (found !== undefined) return found;
        const [before] = restOfLoop({ ...contact, exact: [] }).before.slice(-1);
        const isNear = before !== undefined && daysBetween(before, begins) <= longAgo;
        return weighedTransit({ ...contact, exact: [isNear ? before : begins] });
      })
      .filter((transit) => isFitting(this.#year, transit));
  }
}

const personal: readonly BodyId[] = [Sun, Moon, Venus, Mars, Ascendant, Midheaven];

const isFitting = ({ age }: TransitsOfYear, transit: ReturnTransit): boolean =>
  isPointOfAge(transit.natal, age) || isAtFarEnd(transit);

/** Days from the birthday within which a passage is exact on it. */
export const atOnce = 2;

/** Days before a birthday from which on what was exact then says nothing of it. */
const longAgo = 60;

const isOnce = (body: number, natal: number): boolean => isChief(natal) || natal === body;

/** Whether an aspect of the return is of the two planets of a transit. */
export const joins = ({ first, second }: WeighedAspect, { body, natal }: ReturnTransit): boolean =>
  body !== natal && [first, second].includes(body) && [first, second].includes(natal);
