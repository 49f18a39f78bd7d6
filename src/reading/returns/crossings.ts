import { fill } from '../../text/texts.js';
import type { Draft } from '../reading.js';
import { cellOf, isAtFarEnd, isOneCrossing, toneOf, type WeighedReturnTransit } from './passage-choice.js';
import { daysOf, factorOf, pointOf } from './passage-days.js';
import type { SolarReturnContext } from './solar-return-year.js';
import type { ReturnTransit } from './transits.js';

/**
 * Crossings: a slow planet that comes to several points of the birth chart at one time, since these stand in aspect to
 * each other, does one thing. It is told at the heaviest point, with the days of the others.
 */

/** The transits told with each of some passages, each of them once, in order of time. */
export function crossedWith(
  context: SolarReturnContext,
  passages: readonly WeighedReturnTransit[],
): ReadonlyMap<WeighedReturnTransit, readonly WeighedReturnTransit[]> {
  const { kind, passing } = context;
  const open = passing.fitting.filter(
    (each) => !passages.includes(each) && passing.isFresh(each) && cellOf(kind.dates, each) !== undefined,
  );
  const taken = new Set<WeighedReturnTransit>();
  return new Map(
    [...passages]
      .sort((a, b) => b.weight - a.weight)
      .map((passage) => {
        const its = open.filter((each) => !taken.has(each) && isOneCrossing(passage, each));
        for (const each of its) taken.add(each);
        return [passage, its];
      }),
  );
}

/** The section of a passage with what else the planet comes to at that time. */
export function withCrossed(
  context: SolarReturnContext,
  draft: Draft,
  passage: WeighedReturnTransit,
  crossed: readonly WeighedReturnTransit[],
): Draft {
  if (crossed.length === 0) return draft;
  const { kind, manuscript } = context;
  const { crossing } = kind.dates;
  const places = manuscript.join(
    crossed.map((each) =>
      fill(crossing.place, { place: placeOf(context, each), days: daysOf(context, each, true) }),
    ),
  );
  const sentence = manuscript.firstUnsaid(crossing[toneOf(passage)], {
    a: manuscript.within(passage.body),
    A: manuscript.start(passage.body),
    places,
  });
  return {
    ...draft,
    factors: [...draft.factors, ...crossed.map(factorOf)],
    paragraphs: [...draft.paragraphs, [sentence]],
  };
}

/** The aspect and the point of a transit in words. */
export function placeOf({ kind }: SolarReturnContext, transit: ReturnTransit): string {
  const { aspects, atFarEnd } = kind.dates;
  const { aspect, natal } = transit;
  const how = isAtFarEnd(transit)
    ? atFarEnd[natal as keyof typeof atFarEnd]
    : aspects[aspect as keyof typeof aspects];
  return `${how} ${pointOf(kind.dates, transit)}`;
}
