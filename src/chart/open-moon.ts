import { Moon } from './bodies.js';

/**
 * The Moon of a day whose hour is unknown, drawn where it is at noon: what of it is so all day. Nothing else moves by
 * much more than a degree in that time.
 */

/** Degrees that it may be from there: half of its fastest day. */
export const moonMayBeOff = 7.7;

/**
 * Whether it is in the same part of the circle all day, whatever its longitude at noon.
 * @param size degrees of a part
 * @param off degrees that it may be from there: of another planet than the Moon less
 */
export function isWithinAllDay(longitude: number, size: number, off = moonMayBeOff): boolean {
  const at = longitude % size;
  return at >= off && at <= size - off;
}

/**
 * Whether an aspect is in orb all day. To the aspects of a transit or of a progression, with orbs of a degree or some, no
 * open Moon belongs.
 *
 * @param orb degrees at noon
 * @param limit degrees of its widest orb
 * @param open ids of its two bodies, each where the hour of its chart is unknown
 */
export const holdsAllDay = (orb: number, limit: number, open: readonly (number | undefined)[]): boolean =>
  open.every((id) => id !== Moon) || orb + open.filter((id) => id === Moon).length * moonMayBeOff <= limit;
