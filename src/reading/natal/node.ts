import { Ascendant, Moon, NorthNode } from '../../chart/bodies.js';
import type { WeighedBody, WeighedChart } from '../factors.js';
import type { ReadingCells } from '../reading.js';

/**
 * Whether the North Node is in a sign that the person is already known by: that of a light, the Ascendant or a crowd.
 * Its text has people come from the opposite sign, which would contradict the rest.
 */
export const isNodeAtHome = (
  { bodies, crowdings }: Pick<WeighedChart, 'bodies' | 'crowdings'>,
  { id, sign }: WeighedBody,
): boolean =>
  id === NorthNode &&
  (bodies.some((body) => (body.id <= Moon || body.id === Ascendant) && body.sign === sign) ||
    crowdings.some((crowding) => crowding.sign === sign));

/** The text on a body in its sign. */
export const signCellOf = (cells: ReadingCells, weighed: WeighedChart, body: WeighedBody): string | null =>
  isNodeAtHome(weighed, body)
    ? cells.readings.natalChapters.nodeAtHome[body.sign]
    : cells.bodyInSign(body.id, body.sign);
