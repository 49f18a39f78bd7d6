import { Ascendant, type BodyId, Mars, Midheaven, Saturn } from '../../chart/bodies.js';
import { natureOf } from '../../text/catalogue.js';
import type { ReturnDatesCells } from '../../text/return-catalogue.js';
import { fill } from '../../text/texts.js';
import { tenths, type WeighedAspect } from '../factors.js';
import { isPointOfAge } from '../of-age.js';
import type { Draft } from '../reading.js';
import type { LunarReturnContext, LunarReturnMonth } from './lunar-return-month.js';
import { cellOf, isAtFarEnd, isSame, passingBodies, toneOf, weightOf } from './passage-choice.js';
import { nameOf } from './passage-days.js';
import type { ReturnContact, ReturnTransit } from './transits.js';

/** What slow planets do to a birth for all of a month: the rarest that a month has, of many that it shares. */

const most = { hard: 2, kind: 1 };

const isPersonal = (id: BodyId): boolean => id <= Mars || id === Ascendant || id === Midheaven;

/** Whether a planet from Saturn on is exact on a day that is known: it is felt for weeks, and no day’s matter. */
const isKnown = (transit: ReturnTransit): boolean =>
  transit.body >= Saturn && transit.spans === undefined && transit.open === undefined;

/**
 * Those that are hard on what is a person’s own on a day of the month, or stand close to it all through; and the best of
 * what is kind to it then. Heaviest first, each point once, with their days in the month.
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
    ...found.filter((each) => !isHard(each)).slice(0, most.kind),
  ];
}

/** The Moon stands where it stood at the birth, so what it meets is a passage over the birth as well. */
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
    const { exact } = transit;
    const cell = cellOf(dates, transit);
    const weight = tenths(weightOf(transit));
    return {
      title: exact.length === 0 ? name : fill(dates.title, { name, days: cells.days(exact) }),
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

/** Whether it was exact for the last time before a month. */
export function isMovingOff({ month }: LunarReturnContext, transit: ReturnTransit): boolean {
  if (transit.exact.length > 0) return false;
  const { before, after } = month.restOfLoop(transit);
  return after.length === 0 && before.length > 0;
}

/** When else it is exact before it has gone. */
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
