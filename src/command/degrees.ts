/** Degrees as a page writes them. */

export const position = (at: {
  degrees: number;
  minutes: number;
  seconds: number;
  signName: string;
}): string[] => [`${String(at.degrees).padStart(2)}°${two(at.minutes)}′${two(at.seconds)}″`, at.signName];

/** `47°30′N`. */
export function toDegrees(value: number, positive: string, negative: string): string {
  const minutes = Math.round(Math.abs(value) * 60);
  return `${Math.floor(minutes / 60)}°${two(minutes % 60)}′${value < 0 ? negative : positive}`;
}

/** `11°35′ Capricorn`, cut off to the minute. */
export function inSign(longitude: number, signs: readonly string[]): string {
  const minutes = Math.floor((longitude % 30) * 60);
  return `${Math.floor(minutes / 60)}°${two(minutes % 60)}′ ${signs[Math.floor(longitude / 30)]}`;
}

const two = (value: number): string => String(value).padStart(2, '0');
