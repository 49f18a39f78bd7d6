import { type BodyId, Jupiter, Mars, Mercury, Midheaven, Moon, Sun, Venus } from '../../chart/bodies.js';
import { isAscendantOrMidheaven, isJupiterOrSlower } from '../../chart/body-groups.js';
import { fill } from '../../text/texts.js';
import type { Lean } from '../../text/transit-catalogue.js';
import { daysFrom } from '../compare-days.js';
import type { Draft } from '../reading.js';
import { daysWithin, isAround, type TransitContext } from './context.js';
import { areOppositeOrders, chiefEntries } from './dates.js';
import { areContrary, leanOf } from './leans.js';
import { type Entry, entryOf, linesOf } from './lines.js';
import { type Day, isSameContact, type TransitSky, touchedBy, type WeighedTransit } from './plan.js';
import { isBirthday, isDated, isDeniedBySlow, isOfMarsOnChief, isOwed, owedEntries } from './swift-days.js';
import { transitsWithText } from './weight.js';

/** A period of up to so many days is told day by day; a shorter one also with the Moon’s hours. */
const mostDays = 31;
const mostOfMoon = 10;
/** A week has at least so many days told, even if they are alike. */
const fewestOfWeek = 5;
/** Contacts told on one day, on all days, and of the Moon, at most. */
const [mostOfDay, mostInAll, mostOfMoons] = [2, 14, 5];

const swift: ReadonlySet<BodyId> = new Set([Sun, Mercury, Venus, Mars]);

/** Whether a period is so short that a reader asks about its days. */
export const isOfDays = ({ from, isPeriod, to }: TransitSky): boolean =>
  isPeriod && daysFrom(from, to) <= mostDays;

/** Whether a period is so short that its days come first, with the Moon’s hours. */
export const isOfFewDays = ({ from, to }: TransitSky): boolean => daysFrom(from, to) <= mostOfMoon;

/** A short period day by day: the contacts exact on each day, the strongest chosen first. */
export function daysDraft(context: TransitContext): Draft | undefined {
  const { cells, kind, sky } = context;
  const isOfFew = isOfFewDays(sky);
  const isOfMoon = sky.isTimed && isOfFew;
  const found = transitsWithText(context.all)
    .filter(({ body }) => swift.has(body) || (body === Moon && isOfMoon) || isJupiterOrSlower(body))
    .filter((one) => isJupiterOrSlower(one.body) || isDated(sky, one))
    .flatMap((transit) => daysWithin(context, transit).map((day) => entryOf(context, transit, day)));
  const isOf = (entry: Entry, body: (id: BodyId) => boolean): boolean =>
    entry.transit !== undefined && body(entry.transit.body);
  const chief = chiefEntries(context, daysWithin);
  const isChief = (entry: Entry): boolean =>
    chief.some(({ day, transit }) => day === entry.day && transit !== undefined && isSame(transit, entry));
  // The days that the opening names must be told.
  const named = Object.values(chiefDays(context));
  const isNamed = (entry: Entry): boolean =>
    named.some((one) => one !== undefined && one.day === entry.day && isSame(one.transit, entry));
  const required = [
    ...found.filter(isBirthday),
    ...found.filter(isOfMarsOnChief),
    ...owedEntries(context),
    ...chief,
    ...found.filter(isNamed),
  ];
  const inRank = [
    ...required,
    ...found.filter((entry) => isOf(entry, isJupiterOrSlower) && !isChief(entry)),
    ...found.filter((entry) => isOf(entry, (id) => swift.has(id)) && !isDeniedBySlow(context, entry)),
  ];
  const chosen: (Entry & { text: string })[] = [];
  const take = (
    entries: readonly Entry[],
    inAll: number,
    ofDay: number,
    apart = 0,
    mayBeAlike = false,
  ): void => {
    let left = inAll;
    for (const entry of entries) {
      if (left === 0) return;
      const near = chosen.filter(({ day }) => Math.abs(daysFrom(day, entry.day)) <= apart);
      if (
        near.length >= ofDay ||
        chosen.some(
          (other) =>
            isTold(other, entry) || areOppositeOrders(other, entry) || (!mayBeAlike && isAlike(other, entry)),
        )
      )
        continue;
      const text = entry.write();
      if (text === '') continue;
      chosen.push(Object.assign({}, entry, { text }));
      left--;
    }
  };
  // Required days are told whatever is near them; the others are spread over the weeks.
  take(required, mostInAll, mostOfDay, 0, true);
  if (!isOfFew) take(inRank, mostInAll - chosen.length, 1, 1);
  take(inRank, mostInAll - chosen.length, mostOfDay);
  const moons = found.filter((entry) => isOf(entry, (id) => id === Moon));
  take(moons, Math.min(mostOfMoons, mostInAll - chosen.length), 1);
  // In a week each day may be told if there are too few.
  const missing = fewestOfWeek - new Set(chosen.map(({ day }) => day)).size;
  if (isOfFew && missing > 0) take(inRank, missing, 1, 0, true);
  if (chosen.length === 0) return undefined;
  const lines = linesOf(context, chosen);
  return {
    title: fill(kind.pageTitle, { from: cells.day(sky.from), to: cells.day(sky.to, true) }),
    weight: lines.reduce((sum, { weight }) => sum + weight, 1) / lines.length,
    factors: lines.flatMap(({ factors }) => factors),
    paragraphs: lines.map(({ text }) => [text]),
  };
}

const isSame = (one: WeighedTransit, { transit }: Entry): boolean => isSameContact(one, transit);

/** Swift planets whose days deserve more than a remark. */
const bright: ReadonlySet<BodyId> = new Set([Sun, Venus, Mars]);

/** A day of a swift contact. */
export interface ChiefDay {
  day: Day;
  transit: WeighedTransit;
}

/**
 * The days of a short period on which a swift planet helps most, and presses most, at the Sun, the Moon, an angle or
 * the ruler.
 */
export function chiefDays(context: TransitContext): {
  help: ChiefDay | undefined;
  hard: ChiefDay | undefined;
} {
  const { all, sky } = context;
  const found = transitsWithText(all).filter(
    (one) =>
      bright.has(one.body) &&
      one.natal !== one.body &&
      isOwn(sky, one) &&
      !isEither(one) &&
      !isAround(context, one),
  );
  const required = all
    .filter(
      (transit) => isJupiterOrSlower(transit.body) || isBirthday({ transit }) || isOfMarsOnChief({ transit }),
    )
    .flatMap((transit) => daysWithin(context, transit).map((day) => ({ day, transit })));
  const dayOf = (lean: Lean, other?: Day): ChiefDay | undefined => {
    for (const transit of found) {
      const [day] = leanOf(transit) === lean ? daysWithin(context, transit) : [];
      if (day === undefined || day === other) continue;
      // A day on which a stronger contact says the opposite is neither easy nor hard.
      if (!required.some((one) => one.transit !== transit && isRefuted(one, { day, transit })))
        return { day, transit };
    }
    return undefined;
  };
  const help = dayOf('harmonious');
  return { help, hard: dayOf('tense', help?.day) };
}

/** Whether a contact is neither easy nor hard by itself: a conjunction of the Sun, or of Mars with a point that acts. */
const isEither = (one: WeighedTransit): boolean => {
  const { meeting, point } = touchedBy(one);
  return meeting === 'conjunction' && (one.body === Sun || (one.body === Mars && atHome.has(point)));
};

/** Points at which Mars gives as much strength as anger. */
const atHome: ReadonlySet<BodyId> = new Set([Sun, Mars, Jupiter, Midheaven]);

/** Whether the natal point is a light, an angle, a swift planet or the ruler of the chart. */
const isOwn = ({ ruler }: TransitSky, { natal }: WeighedTransit): boolean =>
  natal <= Mars || natal === ruler || isAscendantOrMidheaven(natal);

/** Whether two entries would say the same, or the opposite: one point on one day, or one planet within a day. */
function isTold(one: Entry, other: Entry): boolean {
  const [{ day, transit }, beside] = [one, other];
  if (transit === undefined || beside.transit === undefined) return one.factor === other.factor;
  return isRefuted({ day, transit }, { day: beside.day, transit: beside.transit });
}

function isRefuted(one: ChiefDay, other: ChiefDay): boolean {
  const away = Math.abs(daysFrom(one.day, other.day));
  const isOfPoint = touchedBy(one.transit).point === touchedBy(other.transit).point;
  return away <= 1 && ((away === 0 && isOfPoint) || areContrary(one.transit, other.transit));
}

/** Days within which one planet is not told twice as a help, or twice as a strain. */
const alikeWithin = 4;

/** Whether two days are of one swift planet with the same effect, or both of Mars pushing. */
function isAlike(entry: Entry, beside: Entry): boolean {
  if (isOwed(entry) || isOwed(beside)) return false;
  const [{ day, transit: one }, { day: other, transit }] = [entry, beside];
  if (one === undefined || transit === undefined || Math.abs(daysFrom(day, other)) > alikeWithin)
    return false;
  if (isJupiterOrSlower(one.body) || isJupiterOrSlower(transit.body)) return false;
  if (one.body === Moon || transit.body === Moon || leanOf(one) !== leanOf(transit)) return false;
  const isOfMars = ({ body, natal }: WeighedTransit): boolean => body === Mars || natal === Mars;
  return one.body === transit.body || (isOfMars(one) && isOfMars(transit));
}
