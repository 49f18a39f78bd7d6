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
import { compareDays, daysFrom } from '../compare-days.js';
import type { TransitContext } from './context.js';
import type { Entry } from './lines.js';
import { isHouseOfAge } from './of-age.js';
import { type Day, earliest, stayFactor, type TransitStay, touchedBy, type WeighedStay } from './plan.js';
import { weighedStay } from './weight.js';

/** The days on which slow planets enter houses. */
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

/** When a planet that leaves a house backward enters it again; undefined if it does not within a loop. */
export function backInto(stays: readonly TransitStay[], { body, house, ends }: TransitStay): Day | undefined {
  if (ends === null) return undefined;
  const before = stays.find(
    (one) => one.body === body && one.starts === ends && one.house !== (house % 12) + 1,
  );
  return before?.ends ?? undefined;
}

/** When a planet that enters a house last left it backward; undefined if it is new there. */
function leftBefore(stays: readonly TransitStay[], { body, house, starts }: TransitStay): Day | undefined {
  const before = stays.find((one) => one.body === body && one.ends === starts && starts !== null);
  if (before === undefined || before.starts === null || before.house === (house % 12) + 1) return undefined;
  const from = before.cameFrom ?? stays.find((one) => one.body === body && one.ends === before.starts)?.house;
  return from === house ? before.starts : undefined;
}

/** That Saturn and a planet of another nature are in the same house. */
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

/** Planets whose wishes contradict Saturn’s; and the days that both must be in a house to be told. */
const unlike: ReadonlySet<number> = new Set([Jupiter, Uranus, Neptune]);
const longShared = 60;

/** A stay of at least so many days is more than a visit; Jupiter, which is in each house for about a year, needs fewer. */
const [lasting, lastingOfJupiter] = [150, 90];
/** The same for a house that a planet returns to, where the return is all there is to tell. */
const lastingAgain = 60;
/** The same for Saturn, whose visits are told unless they are of days. */
const lastingOfSaturn = 21;

const leastOf = (body: BodyId, isAgain: boolean): number =>
  body === Saturn ? lastingOfSaturn : isAgain ? lastingAgain : body === Jupiter ? lastingOfJupiter : lasting;

/** Whether a planet is in a house for weeks only. */
export const isVisit = ({ body, starts, ends }: TransitStay): boolean =>
  body === Saturn && starts !== null && ends !== null && daysFrom(starts, ends) < lasting;

/** The stay in the next house from which a planet returns backward. */
const stayBefore = (stays: readonly TransitStay[], { body, house, starts }: TransitStay) =>
  stays.find((one) => one.body === body && one.ends === starts && one.house === (house % 12) + 1);

const isComeBack = (stays: readonly TransitStay[], stay: TransitStay): boolean =>
  stayBefore(stays, stay) !== undefined;

/** The slow planets that enter a house to stay in a period; a planet on an angle is told by its contact. */
export function entriesInto({ sky, slow }: Pick<TransitContext, 'sky' | 'slow'>): WeighedStay[] {
  // A house that the planet was in before is one that it returns to.
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
      // The return of an outer planet to a house is not worth telling.
      if (before !== undefined && body > Saturn) return false;
      // The return was announced when the planet left for the next house within this period.
      if (before?.starts != null && before.starts > sky.from) return false;
      if (ends !== null && daysFrom(starts, ends) < leastOf(body, before !== undefined)) return false;
      // A crossing of an angle is told with the contact.
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
