import { separation } from '../../chart/angle.js';
import { type BodyId, Moon, NorthNode, Sun } from '../../chart/bodies.js';
import type { WeighedChart } from '../factors.js';

export interface EclipseAtBirth {
  of: 'solar' | 'lunar';
  /** How far the eclipse is from the birth. */
  when: 'hours' | 'day';
}

/** Degrees by which the Moon moves ahead of the Sun in some six hours, and in less than a day. */
const ofHours = 3;
const ofDay = 8;
/**
 * Degrees from the Sun to a node within which there is an eclipse at every new and full Moon (Meeus, Astronomical Algorithms,
 * chapter 54, by 13.9° of the Moon’s argument of latitude).
 */
const ofNode = 12;

export function eclipseAtBirth({ bodies }: WeighedChart): EclipseAtBirth | undefined {
  const at = (wanted: BodyId): number | undefined => bodies.find(({ id }) => id === wanted)?.longitude;
  const sun = at(Sun);
  const moon = at(Moon);
  const node = at(NorthNode);
  if (sun === undefined || moon === undefined || node === undefined) return undefined;
  const toNode = separation(sun, node);
  if (Math.min(toNode, 180 - toNode) > ofNode) return undefined;
  const apart = separation(sun, moon);
  const off = Math.min(apart, 180 - apart);
  if (off > ofDay) return undefined;
  return { of: apart < 90 ? 'solar' : 'lunar', when: off <= ofHours ? 'hours' : 'day' };
}
