import { Conjunction } from '../../chart/aspects.js';
import { Ascendant, type BodyId, Jupiter, Mars, Midheaven, Saturn } from '../../chart/bodies.js';
import { isChief } from '../../chart/body-groups.js';
import { natureOf } from '../../text/catalogue.js';
import type { ReturnDatesCells } from '../../text/return-catalogue.js';
import { fill } from '../../text/texts.js';
import { tenths, type WeighedAspect } from '../factors.js';
import { isPointOfAge } from '../of-age.js';
import type { Draft } from '../reading.js';
import type { LunarReturnContext, LunarReturnMonth } from './lunar-return-month.js';
import {
  cellOf,
  isAtFarEnd,
  isOfOneMonth,
  isSame,
  passingBodies,
  toneOf,
  weightOf,
} from './passage-choice.js';
import { nameOf } from './passage-days.js';
import type { ReturnContact, ReturnTransit } from './transits.js';

/** Transits of slow planets to the birth chart that last through a month: rarer than the rest, and shared by many months. */

const most = { hard: 2, kind: 1 };

const isPersonal = (id: BodyId): boolean => id <= Mars || id === Ascendant || id === Midheaven;

/** Whether Jupiter comes to a light or an angle, once in about twelve years. */
export const isRareGift = (transit: ReturnTransit): boolean =>
  transit.body === Jupiter &&
  isChief(transit.natal) &&
  (transit.aspect === Conjunction || isAtFarEnd(transit));

/** Whether a transit lasts for weeks, or is rare, and its exact day is known well enough. */
const isKnown = (transit: ReturnTransit): boolean =>
  transit.open === undefined &&
  (transit.spans === undefined
    ? transit.body >= Saturn || isRareGift(transit)
    : isRareGift(transit) && isOfOneMonth(transit));

/**
 * The hard transits with personal points that are exact in the month or close throughout, and the best helpful one,
 * with their days. Heaviest first, each natal point once.
 */
export function slowOfMonth(
  month: LunarReturnMonth,
  texts: ReturnDatesCells,
  aspects: readonly WeighedAspect[],
): ReturnTransit[] {
  const ofMonth = month.transitsOf(passingBodies);
  const standing = month.standing.map(
    (contact) => ofMonth.find((transit) => isSame(transit, contact)) ?? { ...contact, exact: [] },
  );
  const found = [...new Set([...standing, ...ofMonth.filter(isKnown)])]
    .filter((transit) => isPersonal(transit.natal))
    .filter((transit) => toneOf(transit) === 'strain' || transit.exact.length > 0)
    .filter((transit) => cellOf(texts, transit) !== undefined && !isToldOf(aspects, transit))
    .filter((transit) => isPointOfAge(transit.natal, month.age) || isAtFarEnd(transit))
    .sort((a, b) => weightOf(b) - weightOf(a))
    .filter(({ natal }, at, all) => all.findIndex((other) => other.natal === natal) === at);
  const isHard = (transit: ReturnTransit): boolean => toneOf(transit) === 'strain';
  return [
    ...found.filter(isHard).slice(0, most.hard),
    ...found
      .filter((each) => !isHard(each))
      .sort((a, b) => Number(isRareGift(b)) - Number(isRareGift(a)))
      .slice(0, most.kind),
  ];
}

/** Whether a transit to the Moon is told as an aspect of the return, in which the Moon is at its natal place. */
export const isToldOf = (
  aspects: readonly WeighedAspect[],
  { body, natal, aspect }: ReturnContact,
): boolean =>
  aspects.some(
    ({ first, second, aspect: other }) =>
      natureOf(other) === natureOf(aspect) &&
      [first, second].includes(body) &&
      [first, second].includes(natal),
  );

export const slowSections = (context: LunarReturnContext): Draft[] =>
  context.slow.map((transit) => {
    const { cells, manuscript } = context;
    const dates = cells.readings.returnDates;
    const name = nameOf(manuscript, dates, transit, true);
    const { exact, spans } = transit;
    // Of a birth without its hour the month is known.
    const days = spans === undefined ? exact : exact.map((day) => `${day.slice(0, 7)}-00`);
    const cell = cellOf(dates, transit);
    const weight = tenths(weightOf(transit));
    return {
      title: exact.length === 0 ? name : fill(dates.title, { name, days: cells.days(days) }),
      weight,
      isKept: true,
      factors: [
        {
          kind: 'transit',
          weight,
          planetIds: [transit.body, transit.natal],
          aspectId: transit.aspect,
          exact: [...exact],
        },
      ],
      paragraphs: [[manuscript.textOrWordingUnsaid(cell), otherTimes(context, transit)]],
    };
  });

/** Whether its last exact day was before the month. */
export function isMovingOff({ month }: LunarReturnContext, transit: ReturnTransit): boolean {
  if (transit.exact.length > 0) return false;
  const { before, after } = month.restOfLoop(transit);
  return after.length === 0 && before.length > 0;
}

/** Its other exact days, before and after the month. */
function otherTimes({ cells, kind, manuscript, month }: LunarReturnContext, transit: ReturnTransit): string {
  const { before, after } = month.restOfLoop(transit);
  const isHere = transit.exact.length > 0;
  const [place, day] =
    after.length > 0
      ? (['later', after.at(-1)] as const)
      : isHere
        ? (['last', before[0]] as const)
        : (['past', before.at(-1)] as const);
  return day === undefined
    ? ''
    : manuscript.unlessSaid(kind.otherTimes[place], { month: cells.days([`${day.slice(0, 7)}-00`]) });
}
