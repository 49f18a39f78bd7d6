import {
  Ascendant,
  type BodyId,
  Chiron,
  Descendant,
  ImumCoeli,
  Jupiter,
  Midheaven,
  Neptune,
  Saturn,
  Uranus,
} from '../../chart/bodies.js';
import { isJupiterOrSlower } from '../../chart/body-groups.js';
import type { House } from '../../chart/zodiac.js';
import type { SlowPlanet } from '../../text/reading-keys.js';
import { fill } from '../../text/texts.js';
import { compareDays } from '../compare-days.js';
import type { TransitContext } from './context.js';
import type { Entry } from './lines.js';
import { isHouseOfAge } from './of-age.js';
import {
  type Day,
  daysFrom,
  earliest,
  stayFactor,
  type TransitStay,
  touchedBy,
  type WeighedStay,
} from './plan.js';
import { weighedStay } from './weight.js';

/** The days on which slow planets come into houses. */
export function houseEntries(context: TransitContext): Entry[] {
  const { cells, kind, manuscript, sky } = context;
  return entriesInto(context).map((stay): Entry => {
    const { body, house, weight, starts } = stay;
    const values = {
      a: manuscript.within(body),
      A: manuscript.start(body),
      house: cells.readings.words.houses[house],
    };
    const back = backInto(sky.stays, stay) ?? sky.returnTo?.(stay);
    const left = leftBefore(sky.stays, stay);
    const comes = kind.comes[left === undefined ? 'first' : 'again'];
    const write = (): string => {
      if (back === undefined && isComeBack(sky.stays, stay) && stay.ends !== null)
        return fill(kind.entersAgain, {
          ...values,
          ends: cells.day(stay.ends, cells.isOtherYear(stay.ends)),
        });
      if (back !== undefined && isVisit(stay))
        return fill(kind.entersBriefly, {
          ...values,
          ends: cells.day(stay.ends as Day, cells.isOtherYear(stay.ends as Day)),
          back: monthIn(context, back),
        });
      const text = [
        manuscript.unlessSaid(kind.enters[body as SlowPlanet][house], { comes }),
        left === undefined || back !== undefined
          ? ''
          : fill(kind.entersToStay, { left: monthIn(context, left) }),
        sharedBy(context, stay),
      ]
        .filter((one) => one !== '')
        .join(' ');
      if (back !== undefined)
        return `${text} ${manuscript.inRotation(kind.entersAtFirst, {
          ...values,
          ends: monthIn(context, stay.ends as Day),
          back: monthIn(context, back),
        })}`.trim();
      return text;
    };
    return { day: starts as Day, weight, factor: stayFactor(stay), write };
  });
}

const monthIn = ({ cells }: TransitContext, day: Day): string =>
  cells.month(`${day.slice(0, 7)}-00`, cells.isOtherYear(day));

/** When a planet that goes back out of a house it has come into is in it again; nothing where it goes on. */
export function backInto(stays: readonly TransitStay[], { body, house, ends }: TransitStay): Day | undefined {
  if (ends === null) return undefined;
  const before = stays.find(
    (one) => one.body === body && one.starts === ends && one.house !== (house % 12) + 1,
  );
  return before?.ends ?? undefined;
}

/** When a planet that comes into a house had left it last, backward, within a loop; nothing where it is new there. */
function leftBefore(stays: readonly TransitStay[], { body, house, starts }: TransitStay): Day | undefined {
  const before = stays.find((one) => one.body === body && one.ends === starts && starts !== null);
  if (before === undefined || before.starts === null || before.house === (house % 12) + 1) return undefined;
  const from = before.cameFrom ?? stays.find((one) => one.body === body && one.ends === before.starts)?.house;
  return from === house ? before.starts : undefined;
}

/** Of a house in which Saturn and a planet that wants something else both are: that they do. */
function sharedBy(context: TransitContext, { body, house, starts }: TransitStay): string {
  const { kind, manuscript, sky } = context;
  const isOther = (id: number): boolean => (body === Saturn ? unlike.has(id) : id === Saturn);
  const other = sky.stays.find(
    (one) =>
      isOther(one.body) &&
      one.house === house &&
      (one.starts ?? earliest) <= (starts ?? earliest) &&
      one.ends !== null &&
      daysFrom(starts as Day, one.ends) >= longShared,
  );
  if (other === undefined || other.ends === null || (body !== Saturn && !unlike.has(body))) return '';
  const pair = kind.sharesHouse[(body === Saturn ? other.body : body) as typeof Jupiter];
  return manuscript.unlessSaid(pair[body === Saturn ? 'bySaturn' : 'toSaturn'], {
    ends: monthIn(context, other.ends),
  });
}

/** Planets that ask for something else than Saturn does; and days for which both are in a house, to be told of. */
const unlike: ReadonlySet<number> = new Set([Jupiter, Uranus, Neptune]);
const longShared = 60;

/** Days from which on a stay in a house is more than a visit from over its border; Jupiter is in each for a year. */
const [lasting, lastingOfJupiter] = [150, 90];
/** The same of one that it comes back to, whose coming back is the whole of it. */
const lastingAgain = 60;
/** Of Saturn’s visits none is too short to be told but one of days. */
const lastingOfSaturn = 21;

const leastOf = (body: BodyId, isAgain: boolean): number =>
  body === Saturn ? lastingOfSaturn : isAgain ? lastingAgain : body === Jupiter ? lastingOfJupiter : lasting;

/** Whether a planet is in a house for weeks alone. */
export const isVisit = ({ body, starts, ends }: TransitStay): boolean =>
  body === Saturn && starts !== null && ends !== null && daysFrom(starts, ends) < lasting;

/** The stay in the next house that a planet comes back out of. */
const stayBefore = (stays: readonly TransitStay[], { body, house, starts }: TransitStay) =>
  stays.find((one) => one.body === body && one.ends === starts && one.house === (house % 12) + 1);

const isComeBack = (stays: readonly TransitStay[], stay: TransitStay): boolean =>
  stayBefore(stays, stay) !== undefined;

/** The slow planets that come into a house in a period to stay; on an angle that is the contact’s own matter. */
export function entriesInto({ sky, slow }: Pick<TransitContext, 'sky' | 'slow'>): WeighedStay[] {
  // A house that it has been in before is one that it comes back to.
  const seen = new Set(
    sky.stays
      .filter(({ starts }) => starts === null || starts <= sky.from)
      .map(({ body, house }) => `${body} ${house}`),
  );
  return sky.stays
    .filter((stay) => {
      const { body, house, starts, ends } = stay;
      const key = `${body} ${house}`;
      if (!sky.isPeriod || !isJupiterOrSlower(body) || body === Chiron || starts === null) return false;
      const before = stayBefore(sky.stays, stay);
      if (before === undefined && seen.has(key)) return false;
      if (starts <= sky.from || starts > sky.to || !isHouseOfAge(house, sky)) return false;
      seen.add(key);
      // Of an outer planet that is no news of its own.
      if (before !== undefined && body > Saturn) return false;
      // When it went on to the next house in this time, it was told that it comes back.
      if (before?.starts != null && before.starts > sky.from) return false;
      if (ends !== null && daysFrom(starts, ends) < leastOf(body, before !== undefined)) return false;
      // Back over an angle is told with that.
      const angle = angles[before?.house ?? house];
      return !slow.some((transit) => transit.body === body && touchedBy(transit).point === angle);
    })
    .sort((a, b) => compareDays(a.starts ?? earliest, b.starts ?? earliest))
    .map(weighedStay);
}

/** The angles that open houses. */
export const angles: Readonly<Partial<Record<House, number>>> = {
  1: Ascendant,
  4: ImumCoeli,
  7: Descendant,
  10: Midheaven,
};
