import { Ascendant, type BodyId, Descendant, ImumCoeli, Midheaven } from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import type { SlowPlanet } from '../../text/reading-keys.js';
import { fill } from '../../text/texts.js';
import type { Draft, Part } from '../reading.js';
import { backInto } from './dates.js';
import {
  datedHeading,
  faintIn,
  faintText,
  leanOf,
  loopOf,
  phaseOf,
  type TransitDesk,
  valuesOf,
} from './desk.js';
import { hear, isEcho } from './echoes.js';
import { togetherOf } from './opening.js';
import { areAtOnce, passesOf } from './passes.js';
import {
  type Day,
  dayBefore,
  daysFrom,
  isSlow,
  type Loop,
  stayFactor,
  touchedBy,
  transitFactor,
  type WeighedStay,
  type WeighedTransit,
} from './plan.js';

const fewDays = 21;

/** The cell of a transit, with as much of its loop as is left. */
function cellOf(desk: TransitDesk, transit: WeighedTransit): Part {
  const { starts, ends } = loopOf(desk, transit);
  const { from } = desk.sky;
  // What is left of it counts, unless that is a few days.
  const isUnderWay =
    starts !== null &&
    starts < from &&
    (ends === null || daysFrom(from, ends) >= fewDays || !isSlow(transit.body));
  const since = isUnderWay ? from : starts;
  const whole = desk.manuscript.once(
    transit.cell,
    desk.cells.span(inOrbFrom(desk, transit, since, ends), ends),
  );
  const text = isEcho(desk, whole) ? desk.manuscript.withoutStep(whole) : whole;
  hear(desk, text);
  return { text, hasStep: true };
}

/** How long something lasts is how long it is in orb: the days between its passes do not count. */
function inOrbFrom(
  desk: TransitDesk,
  transit: WeighedTransit,
  since: Day | null,
  ends: Day | null,
): Day | null {
  if (since === null || ends === null) return since;
  let days = 0;
  for (const pass of passesOf(desk, transit)) {
    const [first, last] = [pass.starts ?? since, pass.ends ?? ends];
    days += Math.max(0, daysFrom(first > since ? first : since, last < ends ? last : ends));
  }
  return days === 0 ? since : dayBefore(ends, days);
}

/** A slow contact. @param before those that are read of before it */
export function slowDraft(
  desk: TransitDesk,
  transit: WeighedTransit,
  before: readonly WeighedTransit[],
): Draft {
  const faint = faintIn(desk, transit);
  const sharing = before.find(
    (other) =>
      touchedBy(other).point === touchedBy(transit).point &&
      faintIn(desk, other) === undefined &&
      areAtOnce(passesOf(desk, other), passesOf(desk, transit), desk.sky),
  );
  const first = faint === undefined ? cellOf(desk, transit) : faintText(desk, transit, faint);
  const last = before.filter((other) => faintIn(desk, other) === undefined).at(-1);
  return {
    title: datedHeading(desk, transit),
    weight: transit.weight,
    factors: [transitFactor(transit)],
    paragraphs: [
      [first],
      [
        // Of what is hardly felt the heading says when.
        faint === undefined ? phaseOf(desk, transit) : '',
        behindAngleOf(desk, transit),
        // How it lies to another is said where the second is read.
        ...(faint === undefined ? besideOf(desk, sharing, last, transit) : []),
      ],
    ],
  };
}

/** How a contact lies to one at the same point, or else to the one before it. */
function besideOf(
  desk: TransitDesk,
  sharing: WeighedTransit | undefined,
  before: WeighedTransit | undefined,
  transit: WeighedTransit,
): string[] {
  const shared = sharing === undefined ? [] : sharedPointOf(desk, sharing, transit);
  return shared.length > 0 ? shared : linkOf(desk, before, transit);
}

/** What two slow planets make of one point. */
function sharedPointOf(desk: TransitDesk, one: WeighedTransit, other: WeighedTransit): string[] {
  const { kind, manuscript } = desk;
  const text = togetherOf(desk, one, other);
  if (text === '') return [];
  const { point } = touchedBy(other);
  // At its own place it would be named twice.
  if (point === one.body) return [text];
  const values = {
    b: kind.natal[point].within,
    c: manuscript.within(one.body),
    C: manuscript.start(one.body),
  };
  return [manuscript.turned(kind.sharedPoint, values), text];
}

/** How a contact lies to the one that is read before it: in time, by what each of them is, by what the two come to. */
function linkOf(desk: TransitDesk, before: WeighedTransit | undefined, transit: WeighedTransit): string[] {
  if (before === undefined) return [];
  const { kind, manuscript, sky } = desk;
  const [own, other] = [valuesOf(desk, transit), valuesOf(desk, before)];
  const values = { ...own, c: other.a ?? '', C: other.A ?? '', d: other.b ?? '', D: other.B ?? '' };
  const fields = { x: kind.fields[touchedBy(transit).point], y: kind.fields[touchedBy(before).point] };
  if (!areAtOnce(passesOf(desk, transit), passesOf(desk, before), sky)) return [];
  const together = togetherOf(desk, before, transit);
  if (together !== '') return [together];
  const end = endBeside(loopOf(desk, transit), loopOf(desk, before));
  // Two at one matter are not to be spent on each other.
  return end === undefined || fields.x === fields.y
    ? []
    : [manuscript.row(kind.links[end][leanOf(before)][leanOf(transit)], { ...values, ...fields })];
}

/** Days by which one of two contacts has to end before the other for that to be worth knowing. */
const wellBefore = 45;

/** Whether a contact ends well before another, or well after it. */
function endBeside(one: Loop, other: Loop): 'sooner' | 'later' | undefined {
  if (one.ends === null || other.ends === null) return undefined;
  const days = daysFrom(one.ends, other.ends);
  return days >= wellBefore ? 'sooner' : days <= -wellBefore ? 'later' : undefined;
}

/** The houses that the angles begin. */
const houseBehind: Readonly<Partial<Record<BodyId, House>>> = {
  [Ascendant]: 1,
  [ImumCoeli]: 4,
  [Descendant]: 7,
  [Midheaven]: 10,
};

/** A planet that has crossed an angle stays in the house behind it. */
function behindAngleOf(desk: TransitDesk, transit: WeighedTransit): string {
  const { cells, kind, manuscript, sky, stays } = desk;
  const { point, meeting } = touchedBy(transit);
  const house = houseBehind[point];
  if (house === undefined || meeting !== 'conjunction') return '';
  // A house that is read of for itself has its days there.
  if (stays.some((stay) => stay.body === transit.body && stay.house === house)) return '';
  const last = loopOf(desk, transit).ends ?? '9999';
  const stay = sky.stays.find(
    (one) => one.body === transit.body && one.house === house && one.ends !== null && one.ends > last,
  );
  if (stay === undefined || stay.ends === null) return '';
  return manuscript.wording(kind.behindAngle, {
    A: manuscript.start(transit.body),
    house: cells.readings.words.houses[house],
    ends: cells.day(stay.ends, cells.isOtherYear(stay.ends)),
  });
}

/** A swift contact that is read for itself. */
export function passingDraft(desk: TransitDesk, transit: WeighedTransit): Draft {
  const { sky, slow } = desk;
  const held = sky.isPeriod
    ? undefined
    : slow.find(
        (other) => touchedBy(other).point === touchedBy(transit).point && faintIn(desk, other) === undefined,
      );
  return {
    title: datedHeading(desk, transit),
    weight: transit.weight,
    factors: [transitFactor(transit)],
    paragraphs: [[cellOf(desk, transit)], [held === undefined ? '' : samePointOf(desk, held)]],
  };
}

/** That a slow planet is at the point of a swift one as well; not at its own, where it would be named twice. */
function samePointOf({ kind, manuscript }: TransitDesk, held: WeighedTransit): string {
  const { point } = touchedBy(held);
  if (point === held.body) return '';
  const cell = kind.samePoint[held.body as SlowPlanet][leanOf(held)];
  return manuscript.once(cell, { b: kind.natal[point].within });
}

/** Years from which on a stay is given by its years alone. */
const longStay = 4;

export function stayDraft(desk: TransitDesk, stay: WeighedStay): Draft {
  const { cells, manuscript } = desk;
  const { words } = cells.readings;
  const { body, house, starts, ends, cell } = stay;
  const heading = fill(words.headings.inHouse, { body: manuscript.start(body), house: words.houses[house] });
  const text = manuscript.once(cell, cells.span(starts, ends));
  return {
    title: starts === null || ends === null ? heading : stayTitle(desk, heading, starts, ends),
    weight: stay.weight,
    factors: [stayFactor(stay)],
    paragraphs: [text === '' ? [] : [{ text, hasStep: true }], [backOf(desk, stay)]],
  };
}

/** That a planet goes out of a house and comes back. */
function backOf({ cells, kind, manuscript, sky }: TransitDesk, stay: WeighedStay): string {
  const back = sky.isPeriod && isSlow(stay.body) ? backInto(sky.stays, stay) : undefined;
  if (back === undefined) return '';
  return manuscript.turned(kind.staysAgain, {
    A: manuscript.start(stay.body),
    month: cells.month(`${back.slice(0, 7)}-00`, cells.isOtherYear(back)),
  });
}

function stayTitle({ cells, kind }: TransitDesk, heading: string, starts: Day, ends: Day): string {
  const [first, last] = [Number(starts.slice(0, 4)), Number(ends.slice(0, 4))];
  const isLong = last - first >= longStay;
  const withYear = cells.isOtherYear(starts) || cells.isOtherYear(ends);
  const when = fill(kind.captions.stay, {
    starts: isLong ? String(first) : cells.day(starts, withYear),
    ends: isLong ? String(last) : cells.day(ends, withYear),
  });
  return fill(kind.captions.titled, { heading, when });
}
