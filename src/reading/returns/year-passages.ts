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
import { daysFrom } from '../compare-days.js';
import type { WeighedAspect } from '../factors.js';
import { isPointOfAge } from '../of-age.js';
import {
  heaviestOfCrossings,
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
 * The transits of slow planets in a year. Every part of a reading asks for some: they are searched, weighed and chosen
 * once, when first asked for.
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
   * @param fewest transits that a year is told by, at least
   * @param aspects the aspects of the return that are told
   * @param ruler the ruler of the return
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

  /** The transits that concern the reader's age. */
  get fitting(): readonly WeighedReturnTransit[] {
    this.#fitting ??= this.all.filter((transit) => isFitting(this.#year, transit));
    return this.#fitting;
  }

  /**
   * The heaviest transit of Saturn or a slower planet to the Sun, the Moon, a natal angle or its own place, which comes
   * once in decades.
   */
  get chief(): WeighedReturnTransit | undefined {
    this.#chief ??= {
      found: this.fitting
        .filter(({ aspect, body, natal }) => aspect === Conjunction && body >= Saturn && isOnce(body, natal))
        // Without the hour of birth the Sun's place is known almost to the degree, but not the Moon's.
        .filter((transit) => (!isVague(transit) || transit.natal === Sun) && this.isFresh(transit))
        .sort((a, b) => b.weight - a.weight)[0],
    };
    return this.#chief.found;
  }

  /** Transits told by aspects of the Sun: hard ones of Saturn or a slower planet, later in the year than the birthday. */
  get ofSun(): readonly WeighedReturnTransit[] {
    return this.all
      .filter(({ body, natal }) => natal === Sun && body >= Saturn)
      .filter((transit) => toneOf(transit) === 'strain' && !this.isFresh(transit))
      .filter(({ exact }) => exact.every((day) => daysFrom(this.#year.begins, day) > atOnce));
  }

  /** Whether no aspect of the return has told the same two planets. */
  isFresh(transit: ReturnTransit): boolean {
    return !this.#aspects.some(
      (aspect) => joins(aspect, transit) && natureOf(aspect.aspect) === natureOf(transit.aspect),
    );
  }

  /** The transits that a year is told by at least, those named in the opening among them. */
  get first(): readonly WeighedReturnTransit[] {
    this.#first ??= passagesOfYear(this.#others(), this.#texts, this.#fewest, this.#needed());
    return this.#first;
  }

  /** Up to so many transits, the first ones among them. */
  upTo(count: number): readonly WeighedReturnTransit[] {
    return count > this.first.length
      ? passagesOfYear(this.#others(), this.#texts, count, this.first, this.#needed())
      : this.first;
  }

  /** The transits of Saturn and slower planets that are hard on the point that another planet comes to. */
  hardOn({ body, natal }: ReturnContact): WeighedReturnTransit[] {
    return isChief(natal)
      ? this.fitting.filter(
          (each) =>
            each.natal === natal && each.body !== body && each.body >= Saturn && toneOf(each) === 'strain',
        )
      : [];
  }

  /** The transits told in any case: the chief one, and those all but exact as the year begins. */
  #needed(): readonly WeighedReturnTransit[] {
    this.#told ??= [
      ...(this.chief ? [this.chief] : []),
      ...this.#standing(),
      ...this.#ofSaturn(),
      ...this.#rareGifts(),
    ]
      .filter((transit) => this.isFresh(transit))
      .filter(
        (transit, i, all) =>
          !all
            .slice(0, i)
            .some((other) => isSame(transit, other) || (isOneStory(transit, other) && !this.isDue(transit))),
      );
    this.#told = heaviestOfCrossings(this.#told, this.chief);
    return this.#told;
  }

  /**
   * Whether a transit is told in any year, under its own heading: Saturn's to a personal point, a slower planet's to
   * the same point, or one of these to a light or an angle.
   */
  isDue(transit: ReturnTransit): boolean {
    return this.#ofSaturn().some((due) => isSame(due, transit));
  }

  /**
   * Hard transits of Saturn to a light, an angle, Venus, Mars or the ruler of the year, each once in about seven years;
   * those of slower planets to the same point in that year; and those of slower planets to a light or an angle, two or
   * three times in a life.
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

  /** Jupiter’s conjunctions with a light or an angle, each once in about twelve years. */
  #rareGifts(): readonly WeighedReturnTransit[] {
    return this.fitting
      .filter(
        (each) =>
          each.body === Jupiter &&
          isChief(each.natal) &&
          (each.aspect === Conjunction || isAtFarEnd(each)) &&
          !isVague(each) &&
          this.isFresh(each),
      )
      .sort((a, b) => b.weight - a.weight);
  }

  #others(): readonly WeighedReturnTransit[] {
    const needed = this.#needed();
    return this.fitting.filter(
      (transit) => this.isFresh(transit) && !needed.some((other) => isSame(transit, other)),
    );
  }

  /**
   * The transits all but exact at the return, with their days in the year; one that was exact for the last time before
   * it with that day, and one that only comes near with the birthday.
   */
  #standing(): WeighedReturnTransit[] {
    const { begins, restOfLoop, standing } = this.#year;
    return standing
      .map((contact) => {
        const found = this.all.find((transit) => isSame(transit, contact));
        if (found !== undefined) return found;
        const [before] = restOfLoop({ ...contact, exact: [] }).before.slice(-1);
        const isNear = before !== undefined && daysFrom(before, begins) <= longAgo;
        return weighedTransit({ ...contact, exact: [isNear ? before : begins] });
      })
      .filter((transit) => isFitting(this.#year, transit));
  }
}

const personal: readonly BodyId[] = [Sun, Moon, Venus, Mars, Ascendant, Midheaven];

const isFitting = ({ age }: TransitsOfYear, transit: ReturnTransit): boolean =>
  isPointOfAge(transit.natal, age) || isAtFarEnd(transit);

/** A transit exact within so many days of the birthday counts as exact on it. */
export const atOnce = 2;

/** A transit exact more than so many days before the birthday says nothing about it. */
const longAgo = 60;

const isOnce = (body: number, natal: number): boolean => isChief(natal) || natal === body;

/** Whether an aspect of the return is of the two planets of a transit. */
export const joins = ({ first, second }: WeighedAspect, { body, natal }: ReturnTransit): boolean =>
  body !== natal && [first, second].includes(body) && [first, second].includes(natal);
