import { separation } from '../../chart/angle.js';
import { type BodyId, Moon, NorthNode, Sun } from '../../chart/bodies.js';
import type { WeighedChart } from '../factors.js';

/** Degrees between the lights, and from the Sun to the nodes, within which a birth is close to an eclipse. */
const ofSyzygy = 8;
const ofNode = 12;

export function eclipseAtBirth({ bodies }: WeighedChart): 'solar' | 'lunar' | undefined {
  const at = (wanted: BodyId): number | undefined => bodies.find(({ id }) => id === wanted)?.longitude;
  const sun = at(Sun);
  const moon = at(Moon);
  if (sun === undefined || moon === undefined) return undefined;
  const node = at(NorthNode);
  if (node === undefined) return undefined;
  const toNode = separation(sun, node);
  if (Math.min(toNode, 180 - toNode) > ofNode) return undefined;
  const apart = separation(sun, moon);
  return apart <= ofSyzygy ? 'solar' : apart >= 180 - ofSyzygy ? 'lunar' : undefined;
}
