import type { Operation } from '../operations/definition.js';
import * as list from '../operations/list.js';
import { kebab } from './flags.js';

/** Horoscopes that are printed or drawn by a word before the flags: `horoscope pdf synastry …`, `horoscope wheel natal …`. */

/** By the word of the horoscope's own subcommand; a birth where none is given. */
export const kinds: ReadonlyMap<string, Operation> = new Map(
  [
    list.natal,
    list.solarReturn,
    list.lunarReturn,
    list.synastry,
    list.composite,
    list.transits,
    list.progressions,
  ].map((operation) => [kebab(operation.name), operation]),
);
const words = [...kinds.keys()];

/** What help says of the word, for a subcommand that takes one. */
export const whichHoroscope = (subcommand: string): string =>
  `A word before the flags says which horoscope: ${words.slice(0, -1).join(', ')} or ${words.at(-1)}; without one it is ${words[0]}. Each has the flags of its own subcommand, as in horoscope ${subcommand} synastry --help.`;
