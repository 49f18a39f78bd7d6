import { Ascendant, Pluto } from '../chart/bodies.js';
import type { House } from '../chart/zodiac.js';
import type { WeighedBody } from './factors.js';
import type { NatalDesk } from './natal-desk.js';
import { agreementAmong, type Conflict } from './tags.js';

/** What has been written so far of a reading, as far as a section may refer to it. */
export class Written {
  readonly #desk: NatalDesk;
  #last: WeighedBody | undefined;

  constructor(desk: NatalDesk) {
    this.#desk = desk;
  }

  add(body: WeighedBody): void {
    if (isComparable(body)) this.#last = body;
  }

  /** How a section's body goes on from the one before it: like it, or in its house; nothing where neither is so. */
  linkTo(body: WeighedBody): string {
    const last = this.#last;
    if (!isComparable(body) || last === undefined) return '';
    const { manuscript, cells } = this.#desk;
    const { links } = cells.readings.natal;
    const agreement = agreementAmong([last, body]);
    if (agreement && agreement.strength >= marked)
      return manuscript.wording(links.agrees[agreement.tag], manuscript.pair(body.id, last.id));
    const isShared = body.house !== 0 && body.house === last.house;
    if (!isShared || body.id === Ascendant || last.id === Ascendant) return '';
    const house = cells.readings.words.houses[last.house as House];
    return manuscript.wording(links.sameHouse, { ...manuscript.pair(body.id, last.id), house });
  }
}

/** A planet or the Ascendant: what nodes, Chiron and the Midheaven lean to is nobody's conduct. */
const isComparable = ({ id }: WeighedBody): boolean => id <= Pluto || id === Ascendant;

/** Both lean so by more than a trait in passing. */
const clear = 2;
/** Each leans so above all. */
const marked = 4;

/** Both lean so by themselves and not by a companion. */
export const isOwn = ({ strength, first, second, firstBy, secondBy }: Conflict): boolean =>
  strength >= clear && firstBy === first.id && secondBy === second.id;
