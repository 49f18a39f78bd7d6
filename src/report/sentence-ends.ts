/** Where sentences begin and end: a stop ends one, before a space or the end of a text. */

const stops = ['.', '?', '!'].map((one) => one.charCodeAt(0));

const isStopAt = (text: string, at: number): boolean => stops.includes(text.charCodeAt(at));

const isSpaceAt = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return code === 0x20 || code === 0xa0 || (code >= 0x09 && code <= 0x0d);
};

/** Whether a position is the end of a sentence. */
export const isEndAt = (text: string, at: number): boolean =>
  at > 0 && isStopAt(text, at - 1) && (at === text.length || isSpaceAt(text, at));

/** The first sentence. */
export function firstSentence(text: string): string {
  let end = 1;
  while (end < text.length && !isEndAt(text, end)) end++;
  return text.slice(0, end);
}

/** The position at which the last sentence of a text begins. */
export function beginningOfLast(text: string): number {
  let end = text.length - 1;
  while (end > 0 && !isEndAt(text, end)) end--;
  return end > 0 ? end + 1 : 0;
}
