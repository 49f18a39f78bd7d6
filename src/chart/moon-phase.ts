import { normalize, radians, roundLongitude } from './angle.js';
import { atan2, cos } from './trigonometry.js';

/** The eight phases of the lunation from the new Moon on, by the ids of the interface's `phaseId`. */
export const phaseIds = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export type PhaseId = (typeof phaseIds)[number];

/** How far the Moon is ahead of the Sun in longitude: 0 at the new Moon, 180 at the full; 0 ≤ ε < 360. */
export const elongationOf = (sun: number, moon: number): number => roundLongitude(moon - sun);

/** Degrees. */
export const widthOfPhase = 45;

/**
 * The phase an elongation belongs to: eighths of the circle, each beginning with the event it is named for, so
 * that the new Moon lasts from 0° to 45° and not around the conjunction (D. Rudhyar, The Lunation Cycle).
 *
 * @param elongation degrees, 0 ≤ ε < 360
 */
export const phaseOf = (elongation: number): PhaseId => Math.floor(elongation / widthOfPhase) as PhaseId;

/** Sun and Moon as seen from the Earth's center: degrees; distances in any one unit. */
export interface SunAndMoon {
  sunLongitude: number;
  sunDistance: number;
  moonLongitude: number;
  moonLatitude: number;
  moonDistance: number;
}

/**
 * The lit part of the Moon's disk, 0 to 1 (Meeus, Astronomical Algorithms, 2nd ed., chapter 48, formulas 48.1 to
 * 48.3; the Sun's latitude, never above 1.2″, is left out).
 */
export function illuminatedFraction(bodies: SunAndMoon): number {
  const { sunDistance, moonDistance } = bodies;
  const apart = radians(normalize(bodies.moonLongitude - bodies.sunLongitude));
  const cosElongation = cos(radians(bodies.moonLatitude)) * cos(apart);
  const sinElongation = Math.sqrt(1 - cosElongation * cosElongation);
  const phaseAngle = atan2(sunDistance * sinElongation, moonDistance - sunDistance * cosElongation);
  return (1 + cos(phaseAngle)) / 2;
}
