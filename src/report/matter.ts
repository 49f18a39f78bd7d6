import type { ColumnShelf } from '../text/report-catalogue.js';
import { firstSentence } from './sentence-ends.js';

/** The first sentence of a text, for use within a sentence about the sky; and the rest. */
export interface Matter {
  /** Without its stop, and in lower case. */
  matter: string;
  rest: string;
  /** Whether the rest begins with a pronoun for the matter, so that it must follow directly. */
  isTakenUp: boolean;
}

/** Marks that divide a sentence already. */
const divided = /[:;?!“]/u;

/**
 * The first sentence of a text, where it may follow a date: which first words may, the language says, as they lose
 * their capital there. Undefined of commands, of questions, and of sentences that are divided already.
 */
export function matterOf(
  text: string,
  { openers, pronouns }: Pick<ColumnShelf, 'openers' | 'pronouns'>,
): Matter | undefined {
  const first = firstSentence(text);
  const [word = ''] = first.split(/[ ,]/u, 1);
  if (!openers.includes(word) || divided.test(first) || !first.endsWith('.')) return undefined;
  return {
    matter: first.charAt(0).toLowerCase() + first.slice(1, -1),
    ...afterFirst(text, { pronouns }),
  };
}

/** The rest of a text after its first sentence, and whether it begins with a pronoun for it. */
export function afterFirst(
  text: string,
  { pronouns }: Pick<ColumnShelf, 'pronouns'>,
): Pick<Matter, 'rest' | 'isTakenUp'> {
  const rest = text.slice(firstSentence(text).length).trimStart();
  return { rest, isTakenUp: takesUp(rest, pronouns) };
}

/** Whether a matter has more than one clause. */
export const isCompound = (
  { matter }: Matter,
  { conjunctions }: Pick<ColumnShelf, 'conjunctions'>,
): boolean => matter.includes(',') || wordsOf(matter).some((one) => conjunctions.includes(one));

/** Whether a text's first sentence begins with a pronoun for something before it. */
export function takesUp(text: string, pronouns: readonly string[]): boolean {
  return wordsOf(firstSentence(text)).some((one) => pronouns.includes(one));
}

const wordsOf = (sentence: string): readonly string[] => sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
