import { toneOf } from './effects.js';
import { wordsIn } from './markup.js';
import { areContrary, isGreat, isLight, kinship, type MeaningfulEvent } from './meaningful-events.js';
import { firstSentence } from './sentence-ends.js';
import { givesWayToLead, isDue, isMeeting, isOwn } from './week-essentials.js';

/** Words of a sentence of the sky before what it says, about, and of one that says when a planet turns back. */
const [ofSky, ofTurn] = [14, 18] as const;

/** Words that say how long what is said of an event holds. */
export const lengthOfTurn = ({ happening }: MeaningfulEvent): number =>
  happening.kind === 'ingress' && happening.turnsBack !== undefined ? ofTurn : 0;

export const lengthOf = (event: MeaningfulEvent): number =>
  ofSky +
  wordsIn(event.meaning?.text ?? '') +
  (event.mechanism === undefined ? 0 : wordsIn(event.mechanism)) +
  lengthOfTurn(event);

/** Events that are told beside a lead at most. */
const mostTold = 2;

/** What is told beside the lead: slow planets' comings and the Moon's phases, or else what belongs to it most. */
export function toldOf(
  others: readonly MeaningfulEvent[],
  lead: MeaningfulEvent,
  room: number,
  heaviest: readonly MeaningfulEvent[],
): readonly MeaningfulEvent[] {
  const fit = others
    .filter((each) => each.meaning !== undefined && !isLight(each) && !isAlike(each, lead))
    .map((each) => ({ each, weight: each.weight * kinship(each, lead) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ each }) => each);
  const due = fit.filter(
    (each) => (isDue(each) || heaviest.includes(each)) && !(givesWayToLead(each) && areContrary(each, lead)),
  );
  const rare = due.filter((each) => isGreat(each) || heaviest.includes(each));
  const told: MeaningfulEvent[] = [];
  for (const each of [...rare, ...due.filter((one) => !rare.includes(one))]) {
    const isAgainst = told.some(
      (one) => [one, each].some((two) => isMeeting(two) || isOwn(two)) && areContrary(one, each),
    );
    if (!isAgainst) told.push(each);
  }
  if (told.length > 0) return told.slice(0, mostTold);
  return fit.filter((each) => isFull(each) && !areContrary(each, lead) && lengthOf(each) <= room).slice(0, 1);
}

/** The share of the lead's weight from which another event of its house is one that the week cannot leave out. */
const asHeavy = 0.6;

/**
 * What no week leaves out for its weight: the heaviest other event of the lead's house, and one that outweighs the
 * lead.
 */
export function heavyBeside(
  lead: MeaningfulEvent,
  others: readonly MeaningfulEvent[],
): readonly MeaningfulEvent[] {
  const byWeight = others.filter((each) => !isLight(each)).sort((a, b) => ownWeight(b) - ownWeight(a));
  const own = byWeight.find(({ house }) => house === lead.house);
  const any = byWeight.find(({ meaning }) => meaning !== undefined);
  return [
    ...(own !== undefined && ownWeight(own) >= asHeavy * ownWeight(lead) ? [own] : []),
    ...(any !== undefined && any !== own && ownWeight(any) > ownWeight(lead) ? [any] : []),
  ];
}

/** What an event weighs, not counting what the week before was about. */
const ownWeight = ({ weight, fresh = weight }: MeaningfulEvent): number => fresh;

/** Of the heaviest what advises against the lead is told without its advice. */
export const asHeaviest = (each: MeaningfulEvent, lead: MeaningfulEvent): MeaningfulEvent =>
  areContrary(each, lead) ? withoutAdvice(each) : each;

export const withoutAdvice = (each: MeaningfulEvent): MeaningfulEvent => ({
  ...each,
  meaning: each.meaning && { text: firstSentence(each.meaning.text), counsel: undefined },
});

/** Words below which what is said of an event makes no paragraph. */
const full = 18;

export const isFull = ({ meaning }: MeaningfulEvent): boolean => wordsIn(meaning?.text ?? '') >= full;

/** Days within which two planets at odds with a third, from one sign, say the same. */
const alike = 1.5;

const isAlike = ({ happening: a }: MeaningfulEvent, { happening: b }: MeaningfulEvent): boolean =>
  a.kind === 'aspect' &&
  b.kind === 'aspect' &&
  Math.abs(a.julianDayUt - b.julianDayUt) < alike &&
  a.slow === b.slow &&
  a.signId === b.signId &&
  toneOf(a) === 'checks' &&
  toneOf(b) === 'checks';
