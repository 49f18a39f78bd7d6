const letter = /\p{L}/u;
const [a, z, small] = [97, 122, 32];

/** Whether a letter stands at a place of a text; there is none outside of it. */
export function isLetterAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at) | small;
  // Most of what is asked for is a letter of English, a space or a comma.
  return code < 128 ? code >= a && code <= z : letter.test(text[at] as string);
}
