import { Ascendant, type BodyId, Descendant, ImumCoeli, Midheaven, Pluto } from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import type { SlowPlanet } from '../../text/reading-keys.js';
import { fill } from '../../text/texts.js';
import type { Draft, Part } from '../reading.js';
import {
  courseOf,
  datedHeading,
  faintIn,
  faintText,
  leanOf,
  loopOf,
  phaseOf,
  phraseOf,
  type TransitDesk,
} from './desk.js';
import { togetherOf } from './opening.js';
import {
  type Day,
  stayFactor,
  touchedBy,
  transitFactor,
  type WeighedStay,
  type WeighedTransit,
} from './plan.js';

/** The cell of a transit, with as much of its loop as is left. */
function cellOf(desk: TransitDesk, transit: WeighedTransit): Part {
  const { starts, ends } = loopOf(desk, transit);
  const { from } = desk.sky;
  const since = starts !== null && starts < from && (ends ?? '9999') > from ? from : starts;
  return { cell: desk.manuscript.once(transit.cell, desk.cells.span(since, ends)) };
}

/** A slow contact. @param before those that are read of before it */
export function slowDraft(
  desk: TransitDesk,
  transit: WeighedTransit,
  before: readonly WeighedTransit[],
): Draft {
  const { sky } = desk;
  const faint = faintIn(desk, transit);
  const sharing = before.find((other) => touchedBy(other).point === touchedBy(transit).point);
  const first = faint === undefined ? cellOf(desk, transit) : faintText(desk, transit, faint);
  return {
    title: datedHeading(desk, transit),
    weight: transit.weight,
    factors: [transitFactor(transit)],
    paragraphs: [
      [first],
      [
        sky.isPeriod || faint !== undefined ? '' : courseOf(desk, transit),
        phaseOf(desk, transit),
        behindAngleOf(desk, transit),
        // What two make of one point is said where the second is read.
        ...(sharing !== undefined
          ? sharedPointOf(desk, sharing, transit)
          : faint === undefined
            ? alongsideOf(desk, transit, before)
            : []),
      ],
    ],
  };
}

/** What two slow planets make of one point. */
function sharedPointOf(desk: TransitDesk, one: WeighedTransit, other: WeighedTransit): string[] {
  const { kind, manuscript } = desk;
  const text = togetherOf(desk, one, other);
  if (text === '') return [];
  const values = { c: manuscript.within(one.body), C: manuscript.start(one.body) };
  return [manuscript.turned(kind.sharedPoint, values), text];
}

/** That another contact of the time asks for something else, and how the two go together. */
function alongsideOf(
  desk: TransitDesk,
  transit: WeighedTransit,
  before: readonly WeighedTransit[],
): string[] {
  const { kind, manuscript } = desk;
  const other = before.find((one) => isOpposed(desk, one, transit));
  if (other === undefined) return [];
  const text = togetherOf(desk, other, transit);
  return text === ''
    ? []
    : [
        manuscript.turned(kind.alongside[leanOf(other) === leanOf(transit) ? 'added' : 'opposed'], {
          x: phraseOf(desk, other),
        }),
        text,
      ];
}

/** One presses and the other helps, or both press each in its own way; and both are in force at some time of it. */
function isOpposed(desk: TransitDesk, one: WeighedTransit, other: WeighedTransit): boolean {
  if (one.body === other.body || faintIn(desk, one) !== undefined) return false;
  if (leanOf(one) === 'harmonious' && leanOf(other) === 'harmonious') return false;
  const { from, to } = desk.sky;
  const begin = [from, one.starts ?? from, other.starts ?? from].sort().at(-1) ?? from;
  const end = [to, one.ends ?? to, other.ends ?? to].sort()[0] ?? to;
  return begin <= end;
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
  const { cells, kind, manuscript, sky } = desk;
  const { point, meeting } = touchedBy(transit);
  const house = houseBehind[point];
  if (house === undefined || meeting !== 'conjunction') return '';
  const last = loopOf(desk, transit).ends ?? '9999';
  const stay = sky.stays.find(
    (one) => one.body === transit.body && one.house === house && one.ends !== null && one.ends > last,
  );
  if (stay === undefined || stay.ends === null) return '';
  return manuscript.wording(kind.behindAngle, {
    a: manuscript.within(transit.body),
    house: cells.readings.words.houses[house],
    ends: cells.day(stay.ends, cells.isOtherYear(stay.ends)),
  });
}

/** A swift contact that is read for itself. @param before that which is read of before it */
export function passingDraft(
  desk: TransitDesk,
  transit: WeighedTransit,
  before: WeighedTransit | undefined,
): Draft {
  const { kind, manuscript, sky, slow } = desk;
  const held = sky.isPeriod
    ? undefined
    : slow.find(
        (other) => touchedBy(other).point === touchedBy(transit).point && faintIn(desk, other) === undefined,
      );
  return {
    title: datedHeading(desk, transit),
    weight: transit.weight,
    factors: [transitFactor(transit)],
    paragraphs: [
      [before === undefined || sky.isPeriod ? '' : besideOf(desk, before, transit), cellOf(desk, transit)],
      [held === undefined ? '' : manuscript.once(kind.samePoint[held.body as SlowPlanet][leanOf(held)])],
    ],
  };
}

/** That the second of two swift contacts is of another kind than the first. */
function besideOf({ kind, manuscript }: TransitDesk, one: WeighedTransit, other: WeighedTransit): string {
  const lean = leanOf(other);
  if (leanOf(one) === lean) return '';
  const shared = [one.body, one.natal].find((id) => id <= Pluto && (id === other.body || id === other.natal));
  if (shared === undefined) return manuscript.wording(kind.beside.other[lean]);
  const values = { x: manuscript.within(shared), X: manuscript.start(shared) };
  return manuscript.wording(kind.beside.shared[lean], values);
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
    paragraphs: [text === '' ? [] : [{ cell: text }]],
  };
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
