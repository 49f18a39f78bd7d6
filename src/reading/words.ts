/** Words of a text whose words are separated by single spaces or an empty line. */
export function wordsIn(text: string): number {
  if (text === '') return 0;
  let words = 1;
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) words++;
  for (let at = text.indexOf('\n\n'); at >= 0; at = text.indexOf('\n\n', at + 2)) words++;
  return words;
}
