import { Moon } from '../chart/body-ids.js';

/** A birth without its time as a picture has it: its Moon may be some degrees from where it is at noon, and has only those aspects that held all day. */

interface Pair {
  planet1Id: number;
  planet2Id: number;
  aspectId: number;
}

/** A result that may be of a birth with an unknown time. */
export interface OpenBirth {
  calculation?: { houseSystemUsed?: unknown } | undefined;
  /** For a birth it tells what held all day; other results have something else there. */
  uncertainty?: object | undefined;
  notices?: readonly { code: string; message: string }[];
}

/** In the result’s own words, that the time is not known; nothing where it is. */
export const untimedNote = ({ notices }: OpenBirth): string | undefined =>
  notices?.find(({ code }) => code === 'unknown_time')?.message.split(':')[0];

export const isUntimed = ({ calculation }: OpenBirth): boolean => calculation?.houseSystemUsed === null;

/** The aspects that held all day, if the result tells; all if the time is known. */
export function heldAspects<A extends Pair>(aspects: readonly A[], birth: OpenBirth): readonly A[] {
  const { holds } = (birth.uncertainty ?? {}) as { holds?: { aspects: readonly Pair[] } };
  if (!isUntimed(birth) || !holds) return aspects;
  return aspects.filter(({ planet1Id, planet2Id, aspectId }) => {
    const pair = [planet1Id, planet2Id];
    return (
      !pair.includes(Moon) ||
      holds.aspects.some(
        (held) =>
          held.aspectId === aspectId && pair.includes(held.planet1Id) && pair.includes(held.planet2Id),
      )
    );
  });
}
