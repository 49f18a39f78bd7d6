import type { ColumnShelf } from '../text/report-catalogue.js';
import { wordsIn } from './markup.js';
import { beginningOfLast } from './sentence-ends.js';

/** The counsel on which a text closes. */

/**
 * A text without the sentences of counsel that close it, but for its first and for what makes up the fewest words;
 * undefined where none does.
 */
export function withoutCounsel(
  text: string,
  fewest: number,
  columns: Pick<ColumnShelf, 'counseling'>,
): string | undefined {
  let rest = text;
  for (;;) {
    const at = beginningOfLast(rest);
    if (at === 0 || !isCounsel(rest.slice(at), columns)) break;
    const shorter = rest.slice(0, at).trimEnd();
    if (wordsIn(shorter) < fewest) break;
    rest = shorter;
  }
  return rest === text ? undefined : rest;
}

function isCounsel(
  sentence: string,
  { counseling: { beginnings, phrases } }: Pick<ColumnShelf, 'counseling'>,
): boolean {
  const [word = ''] = sentence.split(/[ ,]/u, 1);
  const said = sentence.toLowerCase();
  return beginnings.includes(word) || phrases.some((one) => said.includes(one));
}

/** Whether a text closes on a command. */
export const closesOnCommand = (
  text: string,
  { counseling: { beginnings } }: Pick<ColumnShelf, 'counseling'>,
): boolean => beginnings.includes(text.slice(beginningOfLast(text)).split(/[ ,]/u, 1)[0] ?? '');
