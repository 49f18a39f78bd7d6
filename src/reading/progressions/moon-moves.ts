import { Sun } from '../../chart/bodies.js';
import type { House, SignId } from '../../chart/zodiac.js';
import { fill } from '../../text/texts.js';
import { compareDays } from '../compare-days.js';
import { paragraphOf } from '../words.js';
import { isAngleTold, moonEnters, moonEntersHouse } from './changes.js';
import type { ProgressionsContext } from './context.js';
import type { Day, moonToCome, ProgressedBody, ProgressedLife } from './plan.js';

/** That the Moon enters its next sign or house soon. */
export function arrivalsOf(
  context: ProgressionsContext,
  present: ProgressedBody,
  { sign, house }: ReturnType<typeof moonToCome>,
): string[] {
  const { cells, kind } = context;
  const on = (day: Day | undefined, textOf: () => string): { day: Day; text: string }[] =>
    day === undefined
      ? []
      : [{ day, text: fill(kind.captions.dated, { day: cells.date(day), text: textOf() }) }];
  const next = ((present.house % 12) + 1) as House;
  return [
    ...on(sign, () => moonEnters(context, present)),
    ...(isAngleTold(context, next)
      ? []
      : on(house, () =>
          paragraphOf([
            moonEntersHouse(context, next),
            // The text of the next sign says what the one before was like.
            sign === undefined
              ? fill(kind.untilThen, { house: cells.readings.words.houses[present.house as House] })
              : '',
          ]),
        )),
  ]
    .sort((a, b) => compareDays(a.day, b.day))
    .map(({ text }) => text);
}

/** Signs in which the Moon wants to begin things, and those in which it wants to be left in peace. */
const restless: ReadonlySet<SignId> = new Set([0, 2, 4, 8]);
const slow: ReadonlySet<SignId> = new Set([1, 3, 11]);
const quietPhase = 7;
const Aries = 0;
const busyPhases: ReadonlySet<number> = new Set([1, 2]);

/** How the Moon's sign goes with a phase that contradicts it, if both are certain. */
export function moodOf(
  { cells, kind, life, manuscript }: ProgressionsContext,
  { sign }: ProgressedBody,
): string {
  const { phase, otherwise } = life;
  if (otherwise.phase !== undefined || otherwise.moonSign !== undefined) return '';
  const values = { sign: cells.signName(sign) };
  if (phase === quietPhase && restless.has(sign))
    return manuscript.unlessSaid(kind.phaseAndMood.restless, values);
  if (busyPhases.has(phase) && slow.has(sign)) return manuscript.unlessSaid(kind.phaseAndMood.slow, values);
  return '';
}

/** How a Sun in a sign that begins things goes with a Moon at the end of its round. */
export function aimOf({ kind, life, manuscript }: ProgressionsContext, { sign }: ProgressedBody): string {
  const { phase, otherwise } = life;
  return sign === Aries && phase === quietPhase && otherwise.phase === undefined
    ? manuscript.unlessSaid(kind.phaseAndMood.aims)
    : '';
}

/** Houses in which a light is out of sight, and those in which it is among people. */
const secluded: ReadonlySet<House | 0> = new Set([4, 8, 12]);
const sociable: ReadonlySet<House | 0> = new Set([1, 5, 7, 10, 11]);

/** How the Moon's house goes with the Sun's if only one of them is among people: which lasts longer. */
export function houseApartOf(
  { cells, kind, life, manuscript }: ProgressionsContext,
  moon: ProgressedBody,
): string {
  const sun = life.bodies.find(({ id }) => id === Sun);
  if (sun === undefined || sun.house === 0) return '';
  const key =
    secluded.has(sun.house) && sociable.has(moon.house)
      ? 'out'
      : sociable.has(sun.house) && secluded.has(moon.house)
        ? 'in'
        : undefined;
  if (key === undefined) return '';
  return manuscript.unlessSaid(kind.lightsApart[key], { sun: cells.readings.words.houses[sun.house] });
}

/** Until when the Moon is in its sign, unless the hour of birth leaves the sign open. */
export const moonUntil = ({ moonLeaves, otherwise }: ProgressedLife): Day | null =>
  otherwise.moonSign === undefined ? moonLeaves.sign : null;

/** Until when the Moon is in both its sign and its house. */
export function moonMoves(life: ProgressedLife): Day | null {
  const [sign, { house }] = [moonUntil(life), life.moonLeaves];
  return sign !== null && house !== null && house < sign ? house : sign;
}
