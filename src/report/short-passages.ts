import { Mars, Mercury, type Planet, Venus } from '../chart/bodies.js';
import type { Happening } from './happenings.js';
import type { Period } from './period.js';
import { bodiesOf, type Ranked } from './ranking.js';
import { type Cell, contradict } from './wordings.js';
import { wordsIn } from './writer.js';

/** Which of the happenings of a week or month its report has, and which of them are one matter. */

/** A happening with what is said of it. */
export interface Passage extends Ranked {
  meaning: Cell | undefined;
  /** What is said of the two houses of an aspect. */
  between: string;
  /** One of the same day or planet that is named in the same sentence. */
  second?: Passage;
}

/** Words of a report's text: enough when it has `enough`, too many beyond `most`. */
const lengths = {
  weekly: { least: 200, enough: 225, most: 270 },
  monthly: { least: 400, enough: 440, most: 540 },
} as const;

/** Words that are added at a time. */
const stepOfWords = 30;

const inTime = (a: Ranked, b: Ranked): number => a.happening.julianDayUt - b.happening.julianDayUt;

/** The passages that follow the lead, in the order in which they are written. */
export function passagesAfter(
  lead: Passage,
  ranked: readonly Passage[],
  framed: number,
  period: Period & { kind: 'weekly' | 'monthly' },
): Passage[] {
  const { least, enough, most } = lengths[period.kind];
  const planets = bodiesOf(lead.happening);
  const byKinship = ranked
    .map((each) => ({ each, weight: each.weight * kinship(each, lead, planets) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ each }) => each);
  let others: Passage[] = [];
  // Of events in one sentence one says what they mean: there is room for more then.
  for (let wanted = enough; wanted < enough + most; wanted += stepOfWords) {
    const chosen = choose(lead, byKinship, framed, { enough: wanted, most: wanted + most - enough });
    others = merged(chosen.filter((each) => each !== lead).sort(inTime), period);
    if (framed + [lead, ...others].reduce((sum, each) => sum + lengthOf(each), 0) >= least) break;
  }
  // What goes on throughout has no date, and no place in time: it follows the lead.
  return others.sort((a, b) => Number(isThroughout(b)) - Number(isThroughout(a)));
}

export const isThroughout = ({ happening }: Ranked): boolean => happening.kind === 'retrograde';

/** How much better what belongs to the lead's question suits a report than what doesn't. */
const kin = { house: 1.5, planet: 1.3, opposite: 1.15 } as const;

function kinship(each: Ranked, lead: Ranked, planets: readonly Planet[]): number {
  if (each.house === lead.house) return kin.house;
  if (bodiesOf(each.happening).some((body) => planets.includes(body))) return kin.planet;
  return Math.abs(each.house - lead.house) === 6 ? kin.opposite : 1;
}

/** Retrogrades of these are in the report of every week and month that they fill. */
const followed: readonly number[] = [Mercury, Venus, Mars];
const isFollowed = ({ happening }: Passage): boolean =>
  happening.kind === 'retrograde' && followed.includes(happening.body);

/** Words that a dated sentence has, about: an aspect names two planets, signs and houses. */
const ofSentence = ({ happening }: Ranked): number => (happening.kind === 'aspect' ? 24 : 16);

const lengthOf = (passage: Passage): number => {
  const { meaning, between, second } = passage;
  const sentence = ofSentence(passage) + (second === undefined ? 0 : ofSentence(second));
  return sentence + wordsIn(meaning?.text ?? '') + (between === '' ? 0 : wordsIn(between));
};

function choose(
  lead: Passage,
  ranked: readonly Passage[],
  framed: number,
  { enough, most }: { enough: number; most: number },
): Passage[] {
  const chosen = [lead];
  let length = framed + lengthOf(lead);
  const add = (each: Passage): void => {
    chosen.push(each);
    length += lengthOf(each);
  };
  const clashes = (each: Passage): boolean =>
    chosen.some(
      ({ house, meaning }) => house === each.house && contradict(meaning?.counsel, each.meaning?.counsel),
    );
  for (const each of ranked) {
    if (each === lead || !isFollowed(each)) continue;
    // Not a second time, where a station or a meeting of the same planet leads.
    const plain = {
      ...each,
      meaning: clashes(each) || length + lengthOf(each) > enough ? undefined : each.meaning,
    };
    add(plain);
  }
  for (const each of ranked) {
    if (length >= enough) break;
    if (each === lead || each.happening.kind === 'retrograde') continue;
    if (each.meaning === undefined && each.between === '') continue;
    if (clashes(each) || length + lengthOf(each) > most) continue;
    add(each);
  }
  return chosen;
}

/** Days within which two events of one planet are one matter. */
const together = 2;

/** Events of one day, or of one planet within two days, are one passage; the weightier one says what they mean. */
function merged(inTime: readonly Passage[], { clock }: Period): Passage[] {
  const result: Passage[] = [];
  for (const each of inTime) {
    const before = result.at(-1);
    if (before !== undefined && before.second === undefined && joins(before, each, clock)) {
      const [heavier, lighter] = each.weight > before.weight ? [each, before] : [before, each];
      // Of one day the one whose meaning follows stands last; of two the earlier first.
      const [first, second] = sameDay(before.happening, each.happening, clock)
        ? [lighter, heavier]
        : [before, each];
      const { house, meaning, between } = heavier;
      result[result.length - 1] = { ...first, house, meaning, between, second };
      continue;
    }
    result.push(each);
  }
  return result;
}

export const sameDay = (a: Happening, b: Happening, clock: Period['clock']): boolean =>
  clock.dayNumberOf(a.julianDayUt) === clock.dayNumberOf(b.julianDayUt);

function joins(a: Passage, b: Passage, clock: Period['clock']): boolean {
  if (isThroughout(a) || isThroughout(b) || a.happening.kind === 'stay') return false;
  const [one, other] = [a.happening, b.happening];
  if ('until' in one && one.until !== undefined) return false;
  if (sameDay(one, other, clock)) return true;
  const shared = bodiesOf(one).some((body) => bodiesOf(other).includes(body));
  return shared && other.julianDayUt - one.julianDayUt < together;
}
