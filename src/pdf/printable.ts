import type { Composite, Synastry } from '../schema/pairs.js';
import type { Progressions } from '../schema/progressions.js';
import type { Natal } from '../schema/responses.js';
import type { LunarReturn, SolarReturn } from '../schema/returns.js';
import type { Transits } from '../schema/transits.js';

/** Results that are printed. */

type Included = Pick<Natal, 'reading'>;
export type PrintableResult =
  | (Omit<Natal, 'reading'> & Included)
  | SolarReturn
  | LunarReturn
  | Synastry
  | Composite
  | Progressions
  | Transits;

export type Reading = NonNullable<Included['reading']>;
