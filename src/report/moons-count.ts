/** The Moon's mean longitude at J2000 and motion a day, degrees (Simon et al. 1994). */
const [atJ2000, motion] = [218.32, 13.1764] as const;
const j2000 = 2451545;

/** The Moon's mean longitude, counted on from that of J2000, in degrees. */
const moonsWay = (julianDayUt: number): number => atJ2000 + motion * (julianDayUt - j2000);

/** How often the Moon had come to a sign, beginning elsewhere for each. */
export const comingsBefore = ({ signId, julianDayUt }: { signId: number; julianDayUt: number }): number =>
  Math.round((moonsWay(julianDayUt) - signId * 30) / 360) + signId;
