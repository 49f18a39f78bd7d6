/** The twelve signs by their ids, as the interface numbers them. */
export const Aries = 0;
export const Taurus = 1;
export const Gemini = 2;
export const Cancer = 3;
export const Leo = 4;
export const Virgo = 5;
export const Libra = 6;
export const Scorpio = 7;
export const Sagittarius = 8;
export const Capricorn = 9;
export const Aquarius = 10;
export const Pisces = 11;

export const signIds = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
export type SignId = (typeof signIds)[number];

export const houses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type House = (typeof houses)[number];

/** The house at the other end of an axis. */
export const oppositeHouse = (house: House): House => (((house + 5) % 12) + 1) as House;

export const elements = ['fire', 'earth', 'air', 'water'] as const;
export type Element = (typeof elements)[number];
export const modalities = ['cardinal', 'fixed', 'mutable'] as const;
export type Modality = (typeof modalities)[number];
export type Polarity = 'positive' | 'negative';

/** The triplicities and quadruplicities repeat around the circle (Ptolemy, Tetrabiblos I.11-18). */
export const elementOf = (sign: SignId): Element => elements[(sign % 4) as 0 | 1 | 2 | 3];
export const modalityOf = (sign: SignId): Modality => modalities[(sign % 3) as 0 | 1 | 2];
export const polarityOf = (sign: SignId): Polarity => (sign % 2 === 0 ? 'positive' : 'negative');

/** The sign a longitude stands in. @param longitude degrees, 0 ≤ λ < 360 */
export const signOf = (longitude: number): SignId => Math.floor(longitude / 30) as SignId;

/** Where a longitude stands in the zodiac: truncated, never rounded up, so that 29°59′59.9″ keeps its sign. */
export interface ZodiacPosition {
  signId: SignId;
  degrees: number;
  minutes: number;
  seconds: number;
}

/** @param longitude degrees, 0 ≤ λ < 360, already rounded to 7 decimals ({@link roundLongitude}) */
export function zodiacPosition(longitude: number): ZodiacPosition {
  // In units of 1e-7 degree the value is a whole number, so that no binary fraction drops a second.
  const units = Math.round(longitude * 1e7);
  const signId = Math.floor(units / 300_000_000) as SignId;
  // From here on whole numbers below 2³¹; what is left is subtracted, which takes less than remainders of fractions.
  const arcseconds = (((units - signId * 300_000_000) * 36) / 100_000) | 0;
  const degrees = (arcseconds / 3600) | 0;
  const inDegree = arcseconds - degrees * 3600;
  const minutes = (inDegree / 60) | 0;
  return { signId, degrees, minutes, seconds: inDegree - minutes * 60 };
}

/** Signs as Unicode has them, with the selector that asks for text instead of a picture. */
export const signSymbols: Readonly<Record<SignId, string>> = {
  0: '♈︎',
  1: '♉︎',
  2: '♊︎',
  3: '♋︎',
  4: '♌︎',
  5: '♍︎',
  6: '♎︎',
  7: '♏︎',
  8: '♐︎',
  9: '♑︎',
  10: '♒︎',
  11: '♓︎',
};
