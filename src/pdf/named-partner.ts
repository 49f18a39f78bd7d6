import { capitalized } from '../text/capitalized.js';
import type { PrintCatalogue } from '../text/print-catalogue.js';
import { filled } from './words.js';

/** Texts for two people call the other one by pronouns, since they know no name; a report does. */

const either = (word: string): string => `${word}|${capitalized(word)}`;

/**
 * A text with the name of the other where that takes no other form of a verb: of whose body, house or matter it first
 * speaks, and wherever it says “this person”.
 */
export function withNamed(text: string, name: string, words: PrintCatalogue): string {
  const { person, their, others } = words.partner;
  const whose = filled(words.possessive, { name });
  const named = text.replace(new RegExp(`\\b(?:${either(person)})\\b`, 'g'), name);
  const pronouns = [their, ...others].map(either).join('|');
  const [first = ''] = new RegExp(`\\b(?:${pronouns})\\b`).exec(named) ?? [];
  const isWhose = first.toLowerCase() === their && named === text;
  // Later on of what nobody else has: a body, or a house.
  const before = isWhose ? '' : `(?= (?:\\p{Lu}|${words.partner.house}))`;
  return named.replace(new RegExp(`\\b(?:${either(their)})\\b${before}`, 'u'), whose);
}
