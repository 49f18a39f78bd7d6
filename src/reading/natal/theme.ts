import type { House } from '../../chart/zodiac.js';
import { natureOf } from '../../text/catalogue.js';
import { isOpposed, type Sides, sidesAt } from '../../text/sides.js';
import type { WeighedBody } from '../factors.js';
import { type Agreement, agreementAmong, type Conflict, conflictsAmong, isOwn } from '../tags.js';
import { standsOnAngle } from '../weights.js';
import {
  type DominantFactor,
  dominantFactorOf,
  isTorn,
  sidesOfDominant,
  type WeighedContext,
} from './dominant-factor.js';
import { exactAspects } from './emphasis.js';
import { leadingCrowd } from './house-read.js';
import { sidesOfAspect } from './sides.js';

/** What the three strongest factors of a chart have to do with each other. */
export interface Theme {
  leaders: readonly WeighedBody[];
  conflict: Conflict | undefined;
  agreement: Agreement | undefined;
  /** What runs through the reading; where there is such a thing, neither conflict nor agreement does. */
  dominant: DominantFactor | undefined;
  /** A house that two of them share. */
  shared: { house: House; first: WeighedBody; second: WeighedBody } | undefined;
  /** The two that the theme is about. */
  sides: readonly WeighedBody[];
}

/** Both lean so by more than a trait in passing. */
const clear = 2;

/** Two in a tense aspect are not what one would say agrees. */
const areAtOdds = ({ first, second }: Agreement): boolean =>
  first.aspects.some((each) => second.aspects.includes(each) && natureOf(each.aspect) === 'tense');

/**
 * What a reading is about: one dominant factor, a conflict or an agreement, of the strongest factor wherever it has
 * one of them.
 */
function subjectOf(
  context: WeighedContext,
  leaders: readonly WeighedBody[],
): Pick<Theme, 'dominant' | 'conflict' | 'agreement'> {
  const none = { dominant: undefined, conflict: undefined, agreement: undefined };
  const [strongest] = leaders;
  const { weighed, cells } = context;
  const found = dominantFactorOf(weighed, leaders);
  const dominant = found && !isTorn(context, found) ? found : undefined;
  if (
    dominant &&
    (dominant.aspect === undefined || dominant.on === strongest?.id || dominant.by === strongest?.id)
  )
    return { ...none, dominant };
  const conflicts = conflictsAmong(leaders).filter(isOwn);
  const conflict = conflicts.find(({ first, second }) => first === strongest || second === strongest);
  if (conflict) return { ...none, conflict };
  // What the text on an exact aspect, or on one between two leaders, would deny is not what a reading is about.
  const isLeader = (wanted: number): boolean => leaders.some(({ id }) => id === wanted);
  const told = [
    ...exactAspects(weighed, leaders),
    ...weighed.aspects.filter(({ first, second }) => isLeader(first) && isLeader(second)),
  ];
  const isDenied = ({ tag }: Agreement): boolean => {
    const said = sidesAt(cells.readings.natal.sides.agreement[tag]);
    return told.some((aspect) => isOpposed(sidesOfAspect({ cells }, aspect), said));
  };
  const agreement = agreementAmong(leaders, strongest);
  if (agreement && agreement.strength >= clear && !areAtOdds(agreement) && !isDenied(agreement))
    return { ...none, agreement };
  if (dominant) return { ...none, dominant };
  const [other] = conflicts;
  if (other) return { ...none, conflict: other };
  const last = agreementAmong(leaders);
  return last && !isDenied(last) ? { ...none, agreement: last } : none;
}

export function themeOf(context: WeighedContext, leaders: readonly WeighedBody[]): Theme {
  const { weighed } = context;
  const subject = subjectOf(context, leaders);
  const { dominant, conflict, agreement } = subject;
  let shared: Theme['shared'];
  const crowd = leadingCrowd(weighed);
  // What is on an angle is not hidden, hoarded or whatever else its house might make of it.
  const isFree = (body: WeighedBody): boolean => !standsOnAngle(body, weighed.chart);
  for (let i = 0; i < leaders.length && shared === undefined; i++)
    for (let j = i + 1; j < leaders.length && shared === undefined; j++) {
      const [first, second] = [leaders[i] as WeighedBody, leaders[j] as WeighedBody];
      // Of a crowd the opening has named the house.
      if (crowd?.bodies.includes(first.id) && crowd.bodies.includes(second.id)) continue;
      if (first.house !== 0 && first.house === second.house && isFree(first) && isFree(second))
        shared = { house: first.house, first, second };
    }
  const sides = dominant
    ? weighed.bodies.filter(({ id }) => id === dominant.on || id === dominant.by)
    : [conflict?.first ?? agreement?.first, conflict?.second ?? agreement?.second].filter(
        (body) => body !== undefined,
      );
  return { leaders, ...subject, shared, sides };
}

/** What the opening and the closing say of a person. */
export function sidesOfTheme(
  context: WeighedContext,
  { dominant, conflict, agreement }: Theme,
): Sides | undefined {
  const { sides } = context.cells.readings.natal;
  if (dominant) return sidesOfDominant(context, dominant);
  return sidesAt(conflict ? sides.conflict[conflict.axis] : agreement && sides.agreement[agreement.tag]);
}
