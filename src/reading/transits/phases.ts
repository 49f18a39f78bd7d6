import type { ContactPhase } from '../../text/transit-catalogue.js';
import { daysOf, isOpen, loopOf, type TransitDesk, valuesOf } from './desk.js';
import { type Day, daysFrom, type Loop, marksOf, passOrb, type Transit } from './plan.js';

/** Days after its end from which on it is no longer of use to know that a contact comes near again. */
const farAgain = 250;

/** When a contact that is over comes within orb once more without being exact. */
function nearAgain(desk: TransitDesk, transit: Transit, last: Day): Day | undefined {
  const { sky } = desk;
  const { body, natal, aspect } = transit;
  const turn = loopOf(desk, transit).turns?.find(({ day, orb }) => day > last && orb <= passOrb);
  if (turn !== undefined) return turn.day;

  const again = sky.transits.find(
    (other) =>
      other.body === body &&
      other.natal === natal &&
      other.aspect === aspect &&
      marksOf(other).length === 0 &&
      (other.starts ?? '') > last,
  );
  if (again?.starts) return again.starts;
  const next = loopOf(desk, transit).passes?.find(({ starts }) => (starts ?? '') > last)?.starts;
  return next && daysFrom(last, next) <= farAgain ? next : undefined;
}

/** Where a contact that becomes exact stands in its loop as the time begins. */
function phaseIn({ sky }: TransitDesk, { exact }: Loop): ContactPhase {
  const past = exact.filter((day) => day < sky.from).length;
  const next = exact.length - past;
  if (next === 0) return 'over';
  if (exact.length === 1) return 'once';
  return past === 0 ? 'first' : next === 1 ? 'last' : 'middle';
}

/** Days. */
const soon = 10;

/** How far a contact has come, and when it lets go unless that is told already. */
export function phaseOf(desk: TransitDesk, transit: Transit, isEndTold: boolean): string {
  const { cells, kind, manuscript, sky } = desk;
  if (isOpen(desk, transit)) return '';
  const loop = loopOf(desk, transit);
  const { exact, ends } = loop;
  const still = marksOf(transit).find((day) => day >= sky.from && !exact.includes(day));
  if (still !== undefined && exact.every((day) => day < sky.from || day > still))
    return stillText(desk, transit, loop, still);
  if (ends === null || exact.length === 0) return '';
  const phase = phaseIn(desk, loop);
  // What is over and gone within days has no more to come.
  if (phase === 'over' && daysFrom(sky.from, ends) < soon) return '';
  const past = exact.filter((day) => day < sky.from).at(-1);
  const values = {
    ...valuesOf(desk, transit),
    past: past === undefined ? '' : daysOf(desk, transit, [past]),
    ends: daysOf(desk, transit, [ends]),
  };
  const cameNear = loop.passes?.some((pass) => (pass.ends ?? '9999') < (loop.starts ?? '')) === true;
  const isTold = isEndTold || transit.cell?.includes('{until}') === true;
  // The last exact day is not the last of it where the planet comes back and stands still.
  const text =
    still !== undefined && (phase === 'once' || phase === 'last')
      ? manuscript.turned(kind.still.later, { ...values, day: daysOf(desk, transit, [still]) })
      : phase === 'once' && cameNear
        ? manuscript.turned(kind.onceAfterNear, values)
        : manuscript.turned(kind.phases[isTold ? 'ended' : 'open'][phase] ?? [], values);
  // That more is to come has been told of what comes again.
  const again = phase === 'first' || phase === 'middle' ? undefined : nearAgain(desk, transit, ends);
  if (again === undefined) return text;
  const month = cells.month(`${again.slice(0, 7)}-00`, cells.isOtherYear(again));
  return `${text} ${manuscript.row(kind.nearAgain, { month })}`.trim();
}

/** That a planet stands still near its point without reaching it. */
function stillText(desk: TransitDesk, transit: Transit, { exact, ends }: Loop, still: Day): string {
  const { kind, manuscript, sky } = desk;
  const written = (day: Day | undefined | null): string =>
    day === undefined || day === null ? '' : daysOf(desk, transit, [day]);
  const past = exact.filter((day) => day < sky.from).at(-1);
  const next = exact.find((day) => day > still);
  const key = next !== undefined ? 'first' : past === undefined ? 'only' : 'again';
  return manuscript.turned(kind.still[key], {
    ...valuesOf(desk, transit),
    next: written(next),
    day: written(still),
    past: written(past),
    ends: written(ends),
  });
}
