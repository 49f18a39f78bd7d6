import { wordsIn } from './markup.js';
import { firstSentence } from './sentence-ends.js';

/** A paragraph of a season, and whether what leads is told in it. */
export interface Paragraph {
  said: string;
  ofLead: boolean;
}

/** Words up to which a paragraph takes in one that is a single sentence. */
const mostJoined = 170;

/** The paragraphs, a single sentence as the end of the one before or the beginning of the next. */
export function withoutSingle(paragraphs: readonly Paragraph[]): string[] {
  const all: Paragraph[] = [];
  for (const each of paragraphs.filter(({ said }) => said !== '')) {
    const last = all.at(-1);
    const canJoin =
      last !== undefined &&
      !last.ofLead &&
      !each.ofLead &&
      wordsIn(last.said) + wordsIn(each.said) <= mostJoined &&
      (isSingle(each.said) || isSingle(last.said));
    if (canJoin) last.said = `${last.said} ${each.said}`;
    else all.push({ ...each });
  }
  return all.map(({ said }) => said);
}

const isSingle = (said: string): boolean => firstSentence(said) === said;
