import {
  type BodyId,
  Descendant,
  ImumCoeli,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  Sun,
  Venus,
} from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import { natureOf } from '../../text/catalogue.js';
import type { Angle } from '../../text/reading-keys.js';
import { fill } from '../../text/texts.js';
import type { Crowding, WeighedAspect } from '../factors.js';
import type { Called } from '../reading.js';
import { fieldOf } from './called.js';
import type { OpeningContext } from './opening-context.js';

/**
 * What the factors besides single bodies are called where a sentence is about what they state: all of them in the
 * singular.
 */

/** Templates that are filled when they are asked for: few of those that state something are ever named. */
class FilledCalled implements Called {
  readonly field: BodyId | undefined;
  readonly #template: Called;
  readonly #values: Readonly<Record<string, string>>;

  constructor(template: Called, values: Readonly<Record<string, string>>, field?: BodyId) {
    this.field = field;
    this.#template = template;
    this.#values = values;
  }

  get start(): string {
    return fill(this.#template.start, this.#values);
  }

  get within(): string {
    return fill(this.#template.within, this.#values);
  }
}

/** A body on an angle. */
export function onAngleCalled({ cells, manuscript }: OpeningContext, id: BodyId, angle: Angle): Called {
  const template = cells.readings.words.headings.onAngle[angle];
  const point = manuscript.within(angle);
  return {
    field: angle,
    start: fill(template, { body: manuscript.start(id), point }),
    within: fill(template, { body: manuscript.within(id), point }),
  };
}

/** Several bodies in one sign or house. */
export function crowdCalled({ cells }: OpeningContext, { sign, house }: Crowding): Called {
  const place = sign === undefined ? cells.readings.words.houses[house as House] : cells.signName(sign);
  return new FilledCalled(cells.readings.natal.called.crowd, { place }, house && fieldOfHouse[house]);
}

/** The sign on the cusp of a house. */
export const cuspCalled = ({ cells }: OpeningContext, house: House): Called =>
  new FilledCalled(cells.readings.natal.called.cusp, { place: cells.readings.words.houses[house] });

/** In whose field a house has its say. */
const fieldOfHouse: Readonly<Partial<Record<House, BodyId>>> = {
  3: Mercury,
  4: ImumCoeli,
  5: Venus,
  6: Midheaven,
  7: Descendant,
  10: Midheaven,
};

/**
 * Of two bodies in an aspect, the one whose field it is in: what they do to talk, love or work is plainer than to a
 * will.
 */
const concerned = (first: BodyId, second: BodyId): BodyId =>
  // Of the lights together it is everything.
  first + second === Sun + Moon
    ? Sun
    : ([Mercury, Venus, Mars, Moon].find((id) => id === first || id === second) ?? Math.min(first, second));

/** The other body of an aspect, by what it is to this one. */
export function aspectCalled(
  { cells, manuscript, weighed }: OpeningContext,
  { first, second, aspect }: WeighedAspect,
  of: BodyId,
): Called | undefined {
  const nature = natureOf(aspect);
  if (nature === undefined) return undefined;
  const other = first === of ? second : first;
  return new FilledCalled(
    cells.readings.natal.called[nature],
    { body: manuscript.within(of), other: manuscript.within(other), Other: manuscript.start(other) },
    fieldOf(weighed, concerned(first, second)),
  );
}
