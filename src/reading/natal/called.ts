import type { BodyId } from '../../chart/bodies.js';
import { isOfAge } from '../../chart/body-groups.js';
import { fill } from '../../text/texts.js';
import { isBetweenSigns, type WeighedBody } from '../factors.js';
import type { Called } from '../reading.js';
import type { OpeningContext } from './opening-context.js';

type Values = Readonly<Record<string, string>>;

/** Templates that are filled when they are asked for: few of those that state something are ever named. */
export class FilledCalled implements Called {
  readonly #template: Called;
  readonly #values: Values;
  readonly #atStart: Values;

  readonly bodies: readonly BodyId[];
  readonly members?: readonly BodyId[];

  /**
   * @param atStart the values of what stands at the start of a sentence, where they are others
   * @param members of a crowd, who stands in it
   */
  constructor(
    template: Called,
    values: Values,
    bodies: readonly BodyId[] = [],
    atStart: Values = values,
    members?: readonly BodyId[],
  ) {
    this.#template = template;
    this.#values = values;
    this.#atStart = atStart;
    this.bodies = bodies;
    if (members) this.members = members;
  }

  get start(): string {
    return fill(this.#template.start, this.#atStart);
  }

  get within(): string {
    return fill(this.#template.within, this.#values);
  }
}

/** What a body is called where it is introduced: by its sign; by itself a slow one, and one whose sign nobody knows. */
export function bodyCalled({ cells, manuscript, weighed }: OpeningContext, body: WeighedBody): Called {
  const { id, sign } = body;
  if (isOfAge(id) || isBetweenSigns(body, weighed.chart))
    return { start: manuscript.start(id), within: manuscript.within(id), bodies: [id] };
  const { inSign } = cells.readings.words.headings;
  const name = cells.signName(sign);
  return new FilledCalled(
    { start: inSign, within: inSign },
    { sign: name, body: manuscript.within(id) },
    [id],
    { sign: name, body: manuscript.start(id) },
  );
}

/** What a body is called once its section has been read: as the reader’s own, which a title in a sentence would not be. */
export function ownCalled({ cells, manuscript }: OpeningContext, { id }: WeighedBody): Called {
  if (isOfAge(id)) return { start: manuscript.start(id), within: manuscript.within(id), bodies: [id] };
  const { own } = cells.readings.natal.called;
  const body = cells.bodyName(id);
  return new FilledCalled(own, { body }, [id]);
}
