import type { House } from '../../chart/zodiac.js';
import { natureOf } from '../../text/catalogue.js';
import { isOpposed, type Sides, sidesAt } from '../../text/sides.js';
import type { WeighedBody } from '../factors.js';
import { type Agreement, agreementAmong, type Conflict, conflictsAmong, isOwn } from '../tags.js';
import { angleOf, strikes } from '../weights.js';
import { exactAspects } from './emphasis.js';
import { leadingCrowd } from './house-read.js';
import { sidesOfAspect } from './sides.js';
import { isTorn, sidesOfThread, type Thread, type ThreadDesk, threadOf } from './thread.js';

/** What the three strongest factors of a chart have to do with each other. */
export interface Theme {
  leaders: readonly WeighedBody[];
  conflict: Conflict | undefined;
  agreement: Agreement | undefined;
  /** What runs through the reading; where there is such a thing, neither conflict nor agreement does. */
  thread: Thread | undefined;
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

/** What a reading is about: a thread, a conflict or an agreement, of the strongest factor wherever it has one of them. */
function subjectOf(
  desk: ThreadDesk,
  leaders: readonly WeighedBody[],
): Pick<Theme, 'thread' | 'conflict' | 'agreement'> {
  const none = { thread: undefined, conflict: undefined, agreement: undefined };
  const [chief] = leaders;
  const { weighed, cells } = desk;
  const found = threadOf(weighed, leaders);
  const thread = found && !isTorn(desk, found) ? found : undefined;
  if (thread && (thread.aspect === undefined || thread.on === chief?.id || thread.by === chief?.id))
    return { ...none, thread };
  const conflicts = conflictsAmong(leaders).filter(isOwn);
  const conflict = conflicts.find(({ first, second }) => first === chief || second === chief);
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
  const agreement = agreementAmong(leaders, chief);
  if (agreement && agreement.strength >= clear && !areAtOdds(agreement) && !isDenied(agreement))
    return { ...none, agreement };
  if (thread) return { ...none, thread };
  const [other] = conflicts;
  if (other) return { ...none, conflict: other };
  const last = agreementAmong(leaders);
  return last && !isDenied(last) ? { ...none, agreement: last } : none;
}

export function themeOf(desk: ThreadDesk, leaders: readonly WeighedBody[]): Theme {
  const { weighed } = desk;
  const subject = subjectOf(desk, leaders);
  const { thread, conflict, agreement } = subject;
  let shared: Theme['shared'];
  const crowd = leadingCrowd(weighed);
  // What is on an angle is not hidden, hoarded or whatever else its house might make of it.
  const isOnAngle = (body: WeighedBody): boolean => {
    const at = angleOf(body, weighed.chart);
    return at !== undefined && strikes(at);
  };
  for (let i = 0; i < leaders.length && shared === undefined; i++)
    for (let j = i + 1; j < leaders.length && shared === undefined; j++) {
      const [first, second] = [leaders[i] as WeighedBody, leaders[j] as WeighedBody];
      // Of a crowd the opening has named the house.
      if (crowd?.bodies.includes(first.id) && crowd.bodies.includes(second.id)) continue;
      if (first.house !== 0 && first.house === second.house && !isOnAngle(first) && !isOnAngle(second))
        shared = { house: first.house, first, second };
    }
  const sides = thread
    ? weighed.bodies.filter(({ id }) => id === thread.on || id === thread.by)
    : [conflict?.first ?? agreement?.first, conflict?.second ?? agreement?.second].filter(
        (body) => body !== undefined,
      );
  return { leaders, ...subject, shared, sides };
}

/** What the opening and the closing say of a person. */
export function sidesOfTheme(desk: ThreadDesk, { thread, conflict, agreement }: Theme): Sides | undefined {
  const { sides } = desk.cells.readings.natal;
  if (thread) return sidesOfThread(desk, thread);
  return sidesAt(conflict ? sides.conflict[conflict.axis] : agreement && sides.agreement[agreement.tag]);
}
