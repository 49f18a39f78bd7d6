import type { BodyId } from '../../chart/bodies.js';
import { Saturn } from '../../chart/bodies.js';
import type { House, SignId } from '../../chart/zodiac.js';
import { fill } from '../../text/texts.js';
import type { Draft, Part } from '../reading.js';
import type { NatalContext } from './context.js';
import { bodyOf } from './fill.js';
import { isOutgoing } from './rising-sign.js';

/** Two planets in one house whose signs are of opposite kinds: two texts on one matter that say unlike things. */

interface Mate {
  id: BodyId;
  sign: SignId;
  house: House;
}

/** In a reading at most: one is enough for a reader to see how it is meant. */
const most = 2;

/** The planets read so far by sign and house, in the order of reading. */
export class Housemates {
  readonly #read: Mate[] = [];
  #told = 0;

  /**
   * A section with a sentence on how both hold, if a planet of its house that is unlike its own has been read before.
   * @param isBridged whether a bridge in it has said so already
   */
  joined(context: NatalContext, draft: Draft, isBridged: boolean): Draft {
    const own = mateOf(context, draft);
    if (own === undefined) return draft;
    const other = this.#read.find(
      ({ house, sign }) => house === own.house && isOutgoing(sign) !== isOutgoing(own.sign),
    );
    this.#read.push(own);
    if (other === undefined || isBridged || this.#told >= most || haveAspect(context, own.id, other.id))
      return draft;
    const { cells, manuscript } = context;
    const [lower, higher] = own.id < other.id ? [own, other] : [other, own];
    const text = cells.readings.natalChapters.housemates[lower.id]?.[higher.id];
    if (text === undefined) return draft;
    this.#told++;
    const [first = [], ...rest] = draft.paragraphs;
    const said: Part = fill(text, {
      house: manuscript.words.houses[own.house],
      sign: cells.signName(lower.sign),
      other: cells.signName(higher.sign),
    });
    return { ...draft, paragraphs: [[...first, said], ...rest] };
  }
}

/** The planet of a section that begins with its text by house. */
function mateOf({ weighed, written }: NatalContext, draft: Draft): Mate | undefined {
  const id = bodyOf(draft);
  if (id === undefined || id > Saturn) return undefined;
  const house = written.passages.get(id)?.house;
  const body = weighed.bodies.find((each) => each.id === id);
  return house && body ? { id, sign: body.sign, house } : undefined;
}

/** Whether two planets have an aspect, which says how they go together. */
const haveAspect = ({ weighed: { aspects } }: NatalContext, one: BodyId, other: BodyId): boolean =>
  aspects.some(({ first, second }) => first === Math.min(one, other) && second === Math.max(one, other));
