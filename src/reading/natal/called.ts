import type { BodyId } from '../../chart/bodies.js';
import { isOfAge } from '../../chart/body-groups.js';
import { fill } from '../../text/texts.js';
import { isBetweenSigns, type WeighedBody } from '../factors.js';
import type { Called, StatedBy } from '../reading.js';
import type { OpeningContext } from './opening-context.js';

type Values = Readonly<Record<string, string>>;

/** A body as the subject of a statement, with a name that is made when asked for, since few are. */
export class NamedBody implements StatedBy {
  readonly bodies: readonly BodyId[];
  readonly #template: string;
  readonly #values: Values;

  constructor(id: BodyId, template: string, values: Values) {
    this.bodies = [id];
    this.#template = template;
    this.#values = values;
  }

  get within(): string {
    return fill(this.#template, this.#values);
  }
}

/**
 * The name of a body where it is introduced: with its sign; a slow planet, or one whose sign is uncertain, by its name
 * alone.
 */
export function bodyCalled({ cells, manuscript, weighed }: OpeningContext, body: WeighedBody): Called {
  const { id, sign } = body;
  if (isOfAge(id) || isBetweenSigns(body, weighed.chart))
    return { start: manuscript.start(id), within: manuscript.within(id), bodies: [id] };
  const { inSign } = cells.readings.words.headings;
  const name = cells.signName(sign);
  return {
    start: fill(inSign, { sign: name, body: manuscript.start(id) }),
    within: fill(inSign, { sign: name, body: manuscript.within(id) }),
    bodies: [id],
  };
}

/** The name of a body after its section: “your Venus” rather than a title. */
export const ownCalled = ({ cells, manuscript }: OpeningContext, { id }: WeighedBody): StatedBy =>
  isOfAge(id)
    ? { bodies: [id], within: manuscript.within(id) }
    : new NamedBody(id, cells.readings.natal.own, { body: cells.bodyName(id) });
