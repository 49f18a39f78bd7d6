import type { AspectId } from '../chart/aspects.js';
import type {
  Ascendant,
  Chiron,
  Lilith,
  Midheaven,
  NamedBodyId,
  NorthNode,
  Planet,
  SouthNode,
} from '../chart/bodies.js';
import type { PhaseId } from '../chart/moon-phase.js';
import type { PatternId } from '../chart/patterns.js';
import type { House, SignId } from '../chart/zodiac.js';

/**
 * The shape of a language. Keys are the ids the code and the interface use, so a cell is found by what it is
 * about; a language with a cell missing does not compile.
 */

export type BySign = Readonly<Record<SignId, string>>;
export type ByHouse = Readonly<Record<House, string>>;

/** The bodies that have a text in every sign and house. */
export type ReadBody = Planet | typeof Chiron | typeof Lilith | typeof NorthNode | typeof SouthNode;

/** What a thing is called. */
export interface Names {
  readonly signs: BySign;
  readonly bodies: Readonly<Record<NamedBodyId, string>>;
  /** A numbered asteroid: `{number}`. */
  readonly asteroid: string;
  readonly aspects: Readonly<Record<AspectId, string>>;
  readonly houses: ByHouse;
  readonly phases: Readonly<Record<PhaseId, string>>;
  readonly patterns: Readonly<Record<PatternId, string>>;
}

/** Openings of the horoscopes. Placeholders in braces are those of the type that fills them. */
export interface Intros {
  /** `{name}`, `{sun}`, `{moon}`, `{ascendant}`: a person and the signs of three points. */
  readonly natal: string;
}

export interface Catalogue {
  readonly names: Names;
  readonly intros: Intros;
  readonly bodyInSign: Readonly<Record<ReadBody | typeof Ascendant | typeof Midheaven, BySign>>;
  readonly bodyInHouse: Readonly<Record<ReadBody, ByHouse>>;
}
