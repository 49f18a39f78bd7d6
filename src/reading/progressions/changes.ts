import { type Mercury, Moon, Sun } from '../../chart/bodies.js';
import type { PhaseId } from '../../chart/moon-phase.js';
import type { House, SignId } from '../../chart/zodiac.js';
import { capitalized } from '../../text/capitalized.js';
import type { Personal } from '../../text/reading-catalogue.js';
import { fill } from '../../text/texts.js';
import { compareDays, daysFrom } from '../compare-days.js';
import { fittingAge, youngestGrown } from '../of-age.js';
import type { Draft } from '../reading.js';
import { houseBehind } from '../transits/behind-angle.js';
import { touchedBy } from '../transits/plan.js';
import type { ProgressionsContext } from './context.js';
import { contactName } from './lead-lines.js';
import {
  type Day,
  isAhead,
  isOfAge,
  moonToCome,
  type ProgressedBody,
  type ProgressedLife,
  phaseFactor,
  placementOf,
  weights,
  yearOf,
} from './plan.js';

/** The calendar of changes looks so many years ahead. */
export const yearsAhead = 2;

/** The same for the Sun, which changes its sign or house two or three times in a life. */
const yearsOfSun = 3;

const lastDay = ({ year: [now] }: ProgressedLife, years: number): Day =>
  `${String(yearOf(now) + years).padStart(4, '0')}${now.slice(4)}`;

/** The last day of a change of the Sun that the calendar tells. */
export const lastDayOfSun = (life: ProgressedLife): Day => lastDay(life, yearsOfSun);

/** Whether the section of the Moon's contacts tells that it reaches the angle that opens a house. */
export const isAngleTold = ({ aspects, life }: ProgressionsContext, house: House): boolean =>
  [...aspects, ...life.moonYear()].some((one) => {
    const { point, meeting } = touchedBy(one);
    return (
      one.body === Moon && meeting === 'conjunction' && houseBehind[point] === house && isOfAge(life, one)
    );
  });

/** From so many changes within so many days on, they are one turning point. */
const [oneTurn, fewestInTurn] = [130, 3];

/** The months in which several changes and stations fall together. */
function hingeOf({ cells, kind, life, manuscript }: ProgressionsContext, days: readonly Day[]): string {
  if (life.isRough) return '';
  const all = [...days, ...life.turns.filter((turn) => isAhead(life, turn)).map(({ day }) => day)].sort();
  const at = all.findIndex((day, i) => {
    const last = all[i + fewestInTurn - 1];
    return last !== undefined && daysFrom(day, last) <= oneTurn;
  });
  if (at < 0) return '';
  const since = all[at] as Day;
  const until = all.filter((day) => daysFrom(since, day) <= oneTurn).at(-1) as Day;
  const [first, last] = [cells.date(since), cells.date(until)];
  return first === last ? '' : manuscript.unlessSaid(kind.hinge, { since: first, until: last });
}

/** The changes of the next two years, and of the Sun in the next three, in order of time; and the day of the first. */
export function calendarOf(context: ProgressionsContext): { draft: Draft | undefined; first: Day } {
  const { cells, kind, life, manuscript } = context;
  const { calendar } = kind;
  const [now] = life.year;
  const last = lastDay(life, yearsAhead);
  const found: { day: Day; text: string }[] = [];
  const isWithin = (day: Day | null, end = last): day is Day => day !== null && day >= now && day <= end;
  const add = (day: Day | null, text: string, end = last): void => {
    if (!isWithin(day, end)) return;
    found.push({ day, text: fill(kind.captions.dated, { day: cells.date(day), text }) });
  };
  const addBy = (day: Day, text: string): void => {
    found.push({ day, text: fill(kind.captions.by, { day: cells.date(day), text }) });
  };
  const moon = life.bodies.find(({ id }) => id === Moon);
  if (life.otherwise.phase === undefined)
    add(life.phaseEnds, calendar.phase[((life.phase + 1) % 8) as PhaseId]);
  const { settled } = life;
  if (settled.phase) {
    const { from, by, is } = settled.phase;
    // If the hour of birth is unknown, a phase begins between two months.
    const [first, last] = [cells.date(from), cells.date(by)];
    const key = first === last ? 'sometime' : 'either';
    found.push({
      day: from,
      text: fill(kind.captions[key], { day: first, other: last, text: calendar.phase[is] }),
    });
  }
  if (moon !== undefined && settled.moonSign) {
    const { by, is } = settled.moonSign;
    addBy(
      by, // What it does in the sign that its own section tells of has been said there.
      fill(calendar.settled, {
        sign: cells.signName(is),
        text: is === moon.sign ? '' : turnOf(context, moon, is),
      }).trim(),
    );
  }
  // The Moon's next change is told in its own section.
  const soon = moon && moonToCome(life, moon);
  if (moon !== undefined && life.otherwise.moonSign === undefined && soon?.sign === undefined)
    add(life.moonLeaves.sign, moonEnters(context, moon));
  if (moon !== undefined && moon.house !== 0 && soon?.house === undefined) {
    const house = ((moon.house % 12) + 1) as House;
    // A contact with the angle that opens the house has told it.
    if (!isAngleTold(context, house)) add(life.moonLeaves.house, moonEntersHouse(context, house));
  }
  for (const body of life.bodies) {
    if (body.id === Moon) continue;
    const { until, next, knows } = life.signSpan(body.id);
    const end = body.id === Sun ? lastDayOfSun(life) : last;
    if (next === undefined || !isWithin(until, end)) continue;
    const text = turnOf(context, body, next);
    add(
      until,
      knows === undefined || isBackward(body.sign, next)
        ? entersOf(context, body.id, next, text)
        : fill(calendar.returns[knows], {
            body: capitalized(kind.contactNames.progressed[body.id]),
            sign: cells.signName(next),
            text,
          }).trim(),
      end,
    );
  }
  const house = sunHouseToCome(life);
  if (house !== undefined)
    add(
      life.sunHouse.until,
      fittingAge(manuscript.words, life.age, calendar.sunInHouse[house]),
      lastDayOfSun(life),
    );
  if (found.length === 0) return { draft: undefined, first: '' };
  found.sort((a, b) => compareDays(a.day, b.day));
  const { headings } = kind;
  const isLong = found.some(({ day }) => day > last);
  const hinge = hingeOf(
    context,
    found.map(({ day }) => day),
  );
  const draft: Draft = {
    title: found.length === 1 ? headings.nextChange : isLong ? headings.calendarOfSun : headings.calendar,
    weight: weights.phase,
    factors: [phaseFactor(life), ...(moon === undefined ? [] : [placementOf(moon)])],
    paragraphs: [
      [hinge],
      ...found.map(({ day, text }, i) => [
        text,
        hinge === ''
          ? sameMonthOf(context, day, { before: found[i - 1]?.day, sign: soon?.sign, house: soon?.house })
          : '',
      ]),
      // This holds for many dates, in this section and before it, and is said of all at once.
      [life.isRough || moon?.house === 0 ? '' : manuscript.unlessSaid(kind.angleTime)],
    ],
  };
  return { draft, first: found[0]?.day ?? '' };
}

/** The other event in the month of a change: a change told before it, by its name, or a contact. */
function sameMonthOf(
  { aspects, kind, life, manuscript }: ProgressionsContext,
  day: Day,
  others: Readonly<Record<'before' | 'sign' | 'house', Day | undefined>>,
): string {
  if (life.isRough) return '';
  const month = day.slice(0, -3);
  const { change, changes } = kind.sameMonth;
  for (const key of ['sign', 'house', 'before'] as const)
    if (others[key]?.slice(0, -3) === month) return manuscript.unlessSaid(change, { other: changes[key] });
  const contact = aspects.find(({ body, exact }) => body !== Moon && exact?.slice(0, -3) === month);
  return contact === undefined
    ? ''
    : manuscript.unlessSaid(kind.sameMonth.contact, { pair: contactName({ kind, manuscript }, contact) });
}

/** The natal house that the Sun enters next, if that is near and concerns the reader's age. */
export function sunHouseToCome(life: ProgressedLife): House | undefined {
  const sun = life.bodies.find(({ id }) => id === Sun);
  if (sun === undefined || sun.house === 0 || life.sunHouse.until === null) return undefined;
  const house = ((sun.house % 12) + 1) as House;
  return life.age < youngestGrown && (house === 2 || house === 8) ? undefined : house;
}

/** That the Moon enters its next sign. */
export function moonEnters(context: ProgressionsContext, moon: ProgressedBody): string {
  const sign = ((moon.sign + 1) % 12) as SignId;
  return entersOf(context, Moon, sign, turnOf(context, moon, sign));
}

/** That the Moon enters its next house, and how long it stays. */
export function moonEntersHouse(
  { kind: { calendar }, life }: Pick<ProgressionsContext, 'kind' | 'life'>,
  house: House,
): string {
  const halves = Math.min(Math.round(life.moonStays * 2), calendar.stays.length - 1);
  return fill(calendar.moonInHouse[house], { stay: calendar.stays[halves] as string });
}

/** The text of a body in the sign that it enters, in contrast to the one it leaves. */
export function turnOf(
  { kind, manuscript }: ProgressionsContext,
  { id, sign }: ProgressedBody,
  next: SignId,
): string {
  return manuscript.unlessSaid(
    isBackward(sign, next) ? kind.turnsBack[id as typeof Mercury] : kind.turns[id][next],
  );
}

/** Only a retrograde body goes from a sign into the one before it. */
export const isBackward = (sign: SignId, next: SignId): boolean => (next + 1) % 12 === sign;

export const entersOf = (
  { cells, kind }: ProgressionsContext,
  id: Personal,
  sign: SignId,
  text: string,
): string => fill(kind.calendar.enters[id], { sign: cells.signName(sign), text }).trim();
