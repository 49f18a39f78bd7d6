import { Conjunction } from '../chart/aspects.js';
import { Mars, Mercury, Sun, Venus } from '../chart/bodies.js';
import { toneOf } from './cells.js';
import {
  isGreat,
  isLight,
  isLunationIn,
  isSyzygy,
  isThroughout,
  kinship,
  type Passage,
  type Passages,
  sameDay,
} from './passages.js';
import type { Period } from './period.js';
import { contradict } from './wordings.js';
import { wordsIn } from './writer.js';

/** Which of its happenings a month's report has beside its lead. */

/**
 * Words of a report's text: `least` are sought beyond the lead's matter, `enough` within it, and too many are more than
 * `most`; and how many events it has at most.
 */
const lengths = { least: 370, enough: 390, most: 500, events: 6 } as const;

/** `asides` have no words beyond their sentence. */
export interface Chosen {
  passages: Passage[];
  asides: Passage[];
  /** Words, about. */
  length: number;
}

/**
 * @param framed words of what opens and closes the report
 * @param may whether a passage may be chosen at all
 */
export function choose(
  { lead, ranked }: Passages,
  period: Period & { kind: 'monthly' },
  framed: number,
  may: (passage: Passage) => boolean,
): Chosen {
  const choice = new Choice(lead, framed);
  const asides = choice.addRetrogrades(ranked);
  const others = ranked
    .filter((each) => each !== lead && each.happening.kind !== 'retrograde')
    .map((each) => ({ each, near: kinship(each, lead) }))
    .sort((a, b) => b.each.weight * b.near - a.each.weight * a.near)
    .map(({ each }) => each);
  choice.add(others.filter(isGreat), 'enough');
  const fit = others.filter(may);
  const meaningful = fit.filter((each) => each.meaning !== undefined && !isLight(each));
  const alone = (each: Passage): boolean =>
    choice.passages.every(
      (one) => isThroughout(one) || !sameDay(one.happening, each.happening, period.clock),
    );
  choice.add(meaningful.filter(isSyzygy), 'enough');
  choice.add(
    meaningful.filter((each) => kinship(each, lead) > 1),
    'enough',
    alone,
  );
  // A contrast where too little belongs to the lead's matter; the Moon's days and mere houses where even that fails.
  choice.add(meaningful, 'least', alone);
  const light = fit.filter(({ meaning }) => meaning !== undefined);
  choice.add(
    light.filter((each) => !isSunsStay(each)),
    'least',
    alone,
  );
  choice.add(light, 'least', alone);
  choice.add(fit, 'least');
  choice.add(others, 'least');
  return { passages: choice.passages, asides, length: choice.length };
}

/** Where the Sun is all week, which has no day of its own. */
const isSunsStay = ({ happening }: Passage): boolean => happening.kind === 'stay' && happening.body === Sun;

/** Days within which two planets at odds with a third, from one sign, say the same. */
const alike = 1.5;

const isAlike = ({ happening: a }: Passage, { happening: b }: Passage): boolean =>
  a.kind === 'aspect' &&
  b.kind === 'aspect' &&
  Math.abs(a.julianDayUt - b.julianDayUt) < alike &&
  a.slow === b.slow &&
  a.signId === b.signId &&
  toneOf(a) === 'checks' &&
  toneOf(b) === 'checks';

/** Retrogrades of these are in the report of every week and month that they fill. */
const followed: readonly number[] = [Mercury, Venus, Mars];

/** Words that a dated sentence has, about: an aspect other than a conjunction names two houses. */
const ofSentence = ({ happening }: Passage): number =>
  happening.kind === 'aspect' && happening.aspectId !== Conjunction ? 17 : 10;

const lengthOf = (passage: Passage): number => {
  const { meaning, first } = passage;
  return ofSentence(passage) + wordsIn(meaning?.text ?? '') + (first === '' ? 0 : wordsIn(first));
};

/** The passages of one report as they are chosen. */
class Choice {
  readonly passages: Passage[];
  length: number;
  /** Words of those that have been looked at. */
  readonly #words = new Map<Passage, number>();

  constructor(lead: Passage, framed: number) {
    this.passages = [lead];
    this.length = framed + lengthOf(lead);
  }

  /** Returns those that have no words, or none that suit the others: these are named in passing. */
  addRetrogrades(ranked: readonly Passage[]): Passage[] {
    const asides: Passage[] = [];
    for (const each of ranked) {
      const { happening, meaning } = each;
      if (happening.kind !== 'retrograde' || !followed.includes(happening.body)) continue;
      if (meaning !== undefined && this.#has(each)) this.#take(each);
      else {
        asides.push({ ...each, meaning: undefined });
        this.length += ofSentence(each);
      }
    }
    return asides;
  }

  add(
    candidates: readonly Passage[],
    until: 'least' | 'enough',
    fits: (passage: Passage) => boolean = () => true,
  ): void {
    for (const each of candidates) {
      if (this.length >= lengths[until]) return;
      if (each.meaning === undefined && each.first === '') continue;
      if (fits(each) && this.#has(each)) this.#take(each);
    }
  }

  #take(each: Passage): void {
    this.passages.push(each);
    this.length += this.#wordsOf(each);
  }

  #wordsOf(each: Passage): number {
    const words = this.#words.get(each) ?? lengthOf(each);
    this.#words.set(each, words);
    return words;
  }

  /** Whether there is room for a passage, and nothing that it contradicts. */
  #has(each: Passage): boolean {
    const { events, most } = lengths;
    if (this.passages.includes(each) || this.passages.length >= events) return false;
    if (this.length + this.#wordsOf(each) > most) return false;
    if (this.passages.some((one) => isAlike(one, each))) return false;
    if (isLight(each) && this.passages.some((one) => isLunationIn(one, each))) return false;
    return !this.passages.some(
      ({ house, meaning }) => house === each.house && contradict(meaning?.counsel, each.meaning?.counsel),
    );
  }
}
