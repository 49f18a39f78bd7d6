import { Conjunction } from '../chart/aspects.js';
import { Mars, Mercury, Moon, type Planet, Venus } from '../chart/bodies.js';
import { signOf } from '../chart/zodiac.js';
import type { Happening } from './happenings.js';
import type { Period } from './period.js';
import { bodiesOf, type Ranked } from './ranking.js';
import { type Cell, contradict } from './wordings.js';
import { wordsIn } from './writer.js';

/** Which of the happenings of a week or month its report has, and in what order. */

/** A happening with what is said of it. */
export interface Passage extends Ranked {
  meaning: Cell | undefined;
  /** What is said of the two houses of an aspect. */
  between: string;
}

/**
 * Words of a report's text: too few are less than `short`, `least` are sought beyond the lead's matter, `enough` within it,
 * and too many are more than `most`; and how many events it has at most.
 */
const lengths = {
  weekly: { short: 184, least: 200, enough: 215, most: 270, events: 4 },
  monthly: { short: 360, least: 410, enough: 440, most: 500, events: 9 },
} as const;

/** What follows the lead, in the order in which it is written; `asides` have no paragraph of their own. */
export interface Following {
  others: Passage[];
  asides: Passage[];
}

/** @param framed words of the question and the close */
export function following(
  lead: Passage,
  ranked: readonly Passage[],
  framed: number,
  period: Period & { kind: 'weekly' | 'monthly' },
): Following {
  const chosen = new Choice(lead, framed, period.kind);
  const asides = chosen.addRetrogrades(ranked);
  const byKinship = ranked
    .filter((each) => each !== lead && each.happening.kind !== 'retrograde')
    .map((each) => ({ each, kinship: kinship(each, lead) }))
    .sort((a, b) => b.each.weight * b.kinship - a.each.weight * a.kinship);
  const meaningful = byKinship.filter(({ each }) => each.meaning !== undefined && !isLight(each.happening));
  const syzygies = meaningful.filter(({ each }) => isSyzygy(each.happening));
  const kin = meaningful.filter((one) => one.kinship > 1);
  // A contrast where too little belongs to the lead's matter; the Moon's days and mere houses where even that fails.
  chosen.add(syzygies, 'enough');
  chosen.add(kin, 'enough');
  chosen.add(meaningful, 'least');
  chosen.add(
    byKinship.filter(({ each }) => each.meaning !== undefined),
    'least',
  );
  chosen.add(byKinship, 'least');
  const others = chosen.passages.filter((each) => each !== lead);
  return { others: inOrder(lead, others, period), asides };
}

export const isShort = (length: number, kind: 'weekly' | 'monthly'): boolean => length < lengths[kind].short;

export const isThroughout = ({ happening }: Ranked): boolean => happening.kind === 'retrograde';

/** The Moon's days, and where the Sun merely is. */
const isLight = (happening: Happening): boolean =>
  happening.kind === 'stay' || (happening.kind === 'ingress' && happening.body === Moon);

/** A new Moon in a sign is told of with her coming there. */
const isLunationIn = ({ happening }: Ranked, { happening: { signId } }: Ranked): boolean =>
  (happening.kind === 'lunation' || happening.kind === 'eclipse') && happening.signId === signId;

const isSyzygy = (happening: Happening): boolean =>
  happening.kind === 'eclipse' || (happening.kind === 'lunation' && happening.phaseId % 4 === 0);

/** How much better what belongs to the lead's matter suits a report than what doesn't. */
const kin = { house: 2.2, houses: 1.7, planet: 1.5, opposite: 1.4 } as const;

function kinship(each: Ranked, lead: Ranked): number {
  if (each.house === lead.house) return kin.house;
  if (signsOf(each.happening).some((sign) => signsOf(lead.happening).includes(sign))) return kin.houses;
  const planets: readonly Planet[] = bodiesOf(lead.happening);
  if (bodiesOf(each.happening).some((body) => planets.includes(body))) return kin.planet;
  return Math.abs(each.house - lead.house) === 6 ? kin.opposite : 1;
}

const signsOf = (happening: Happening): readonly number[] =>
  happening.kind === 'aspect' ? [happening.signId, signOf(happening.slowLongitude)] : [happening.signId];

/** Retrogrades of these are in the report of every week and month that they fill. */
const followed: readonly number[] = [Mercury, Venus, Mars];

/** Words that a dated sentence has, about: an aspect other than a conjunction names two houses. */
const ofSentence = ({ happening }: Ranked): number =>
  happening.kind === 'aspect' && happening.aspectId !== Conjunction ? 17 : 10;

const lengthOf = (passage: Passage): number => {
  const { meaning, between } = passage;
  return ofSentence(passage) + wordsIn(meaning?.text ?? '') + (between === '' ? 0 : wordsIn(between));
};

/** The passages of one report as they are chosen. */
class Choice {
  readonly passages: Passage[];
  length: number;
  readonly #lengths: (typeof lengths)['weekly' | 'monthly'];

  constructor(lead: Passage, framed: number, kind: 'weekly' | 'monthly') {
    this.passages = [lead];
    this.length = framed + lengthOf(lead);
    this.#lengths = lengths[kind];
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

  add(candidates: readonly { each: Passage }[], until: 'least' | 'enough'): void {
    for (const { each } of candidates) {
      if (this.length >= this.#lengths[until]) return;
      if (each.meaning === undefined && each.between === '') continue;
      if (this.#has(each)) this.#take(each);
    }
  }

  #take(each: Passage): void {
    this.passages.push(each);
    this.length += lengthOf(each);
  }

  /** Whether there is room for a passage, and nothing that it contradicts. */
  #has(each: Passage): boolean {
    const { events, most } = this.#lengths;
    if (this.passages.includes(each) || this.passages.length >= events) return false;
    if (this.length + lengthOf(each) > most) return false;
    if (isLight(each.happening) && this.passages.some((one) => isLunationIn(one, each))) return false;
    return !this.passages.some(
      ({ house, meaning }) => house === each.house && contradict(meaning?.counsel, each.meaning?.counsel),
    );
  }
}

/** What shares the lead's day, then the rest in order of time; what goes on throughout by what it has to do with. */
function inOrder(lead: Passage, others: readonly Passage[], { kind, clock }: Period): Passage[] {
  const place = (each: Passage): number => {
    if (isThroughout(each)) return kinship(each, lead) > 1 ? 1 : 3;
    // A month has headings that say when.
    return kind === 'weekly' && sameDay(lead.happening, each.happening, clock) ? 0 : 2;
  };
  return [...others].sort((a, b) => place(a) - place(b) || a.happening.julianDayUt - b.happening.julianDayUt);
}

export const sameDay = (a: Happening, b: Happening, clock: Period['clock']): boolean =>
  clock.dayNumberOf(a.julianDayUt) === clock.dayNumberOf(b.julianDayUt);
