import { Ascendant, type BodyId, Pluto } from '../chart/bodies.js';
import type { House } from '../chart/zodiac.js';
import { natureOf } from '../text/catalogue.js';
import type { WeighedBody } from './factors.js';
import type { NatalDesk } from './natal-sections.js';
import type { ReadingSection } from './reading.js';
import { agreementAmong, type Conflict, conflictsAmong } from './tags.js';

/** What has been written so far of a reading, as far as a section may refer to it. */
export class Written {
  readonly #desk: NatalDesk;
  #last: WeighedBody | undefined;
  /** The aspects that have a paragraph, by the bodies whose sections they stand in. */
  readonly #aspects: { home: BodyId; other: BodyId; aspect: number }[] = [];

  constructor(desk: NatalDesk) {
    this.#desk = desk;
  }

  add(body: WeighedBody, { factors }: Pick<ReadingSection, 'factors'>): void {
    if (isComparable(body)) this.#last = body;
    for (const { kind, planetIds: [first, second] = [], aspectId } of factors)
      if (kind === 'aspect' && first !== undefined && second !== undefined && aspectId !== undefined)
        this.#aspects.push({
          home: body.id,
          other: first === body.id ? second : first,
          aspect: aspectId,
        });
  }

  /**
   * How a section's body goes on from what stands before it: unlike the last one, like it, met in an aspect, in its
   * house; nothing where none is so.
   * @param bridge a contrast that the chapter speaks of at length
   */
  linkTo(body: WeighedBody, bridge: Conflict | undefined): string {
    if (!isComparable(body)) return '';
    const { manuscript, cells } = this.#desk;
    const { links } = cells.readings.natal;
    const last = this.#last;
    const [conflict] = last === undefined ? [] : conflictsAmong([last, body]).filter(isOwn);
    if (conflict) {
      const isBridge = bridge && [bridge.first, bridge.second].every((one) => one === last || one === body);
      const { axis, first, second } = conflict;
      return isBridge ? '' : manuscript.wording(links.contrasts[axis], manuscript.pair(first.id, second.id));
    }
    const agreement = last && agreementAmong([last, body]);
    if (last && agreement && agreement.strength >= marked)
      return manuscript.wording(links.agrees[agreement.tag], manuscript.pair(body.id, last.id));
    const met = this.#aspects.find(({ other }) => other === body.id);
    const nature = met && body.id <= Pluto ? natureOf(met.aspect as 0) : undefined;
    if (met && nature) return manuscript.wording(links.met[nature], manuscript.pair(body.id, met.home));
    const isShared = last !== undefined && body.house !== 0 && body.house === last.house;
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
