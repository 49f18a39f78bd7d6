import type { Birth } from './address.js';

/** A birth as requests have it. Nobody has to give a name. */
export const birthRequest = ({ name, date, time, placeId }: Birth) => ({
  name: name || 'You',
  date,
  time,
  place_id: placeId,
  lang: 'en',
});

/** One of two births, or the birth that something comes to. */
export function numbered<N extends 1 | 2>(birth: Birth, number: N) {
  const { name, date, time, place_id } = birthRequest(birth);
  return {
    [`name_${number}`]: name,
    [`date_${number}`]: date,
    [`time_${number}`]: time,
    [`place_id_${number}`]: place_id,
  } as Record<`name_${N}` | `date_${N}`, string> &
    Record<`time_${N}`, string | null> &
    Record<`place_id_${N}`, number>;
}
