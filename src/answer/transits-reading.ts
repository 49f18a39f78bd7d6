import { loopGap } from '../cast/over-birth.js';
import type { Passage, Turn } from '../cast/passages.js';
import type { Standstill } from '../cast/standstills.js';
import type { AspectId } from '../chart/aspects.js';
import { type BodyId, Moon } from '../chart/bodies.js';
import { isJupiterOrSlower } from '../chart/body-groups.js';
import type { House } from '../chart/zodiac.js';
import { daysFrom } from '../reading/compare-days.js';
import { seedOf } from '../reading/seed.js';
import { type Loop, passOrb, type Spread, type Transit, type TransitSky } from '../reading/transits/plan.js';
import type { TransitCells } from '../reading/transits/transits.js';
import { transitFactors } from '../reading/transits/weight.js';
import type { Span } from '../request/span.js';
import type { Texts } from '../text/texts.js';
import type { Clock } from '../time/clock.js';
import type { JulianDayUt } from '../time/julian-day.js';
import { type FactorEntry, named } from './reading.js';
import { dayInWords, dayOn, daysInWords, firstMoment, spanInWords } from './reading-dates.js';

/** Degrees: the default orb of a transit. */
const orb = 2.5;

/**
 * What a reading of transits goes by.
 * @param clock of the place of the event
 * @param person whose birth it is, whether its time is known, how old it makes them, and the ruler of their chart
 * @param turnsOf the stations near a contact of a slow planet
 * @param houseAt the house of the birth that a body is in at a moment
 */
export function transitSkyOf(
  passages: readonly Passage[],
  { from, to }: Span,
  isPeriod: boolean,
  clock: Clock,
  person: Pick<TransitSky, 'name' | 'isTimed' | 'age' | 'ruler' | 'apartAtBirth'>,
  texts: Texts,
  turnsOf?: TurnsOf,
  houseAt?: HouseAt,
): TransitSky {
  const { name, isTimed } = person;
  const transits: Transit[] = [];
  for (const { aspects } of passages)
    for (const { aspect, enters, exact, leaves } of aspects) {
      // Without a time of birth the Moon may have been anywhere in half a sign.
      if (aspect.aspect > 4 || (!isTimed && aspect.second === Moon)) continue;
      const days = exact.map((moment) => dayOn(clock, moment)).filter((day) => day !== null);
      const cell = texts.transitAspect(aspect.first, aspect.second, aspect.aspect);
      // Only what is read of is told by its standstills.
      const isRead = cell !== null && isJupiterOrSlower(aspect.first);
      const turns = isRead ? (turnsOf?.(aspect) ?? []).filter(isBetween(enters, leaves)) : [];
      const isPass = ({ moment, orb: away }: Turn): boolean =>
        away <= passOrb && moment >= from && moment <= to;
      transits.push({
        body: aspect.first,
        natal: aspect.second,
        aspect: aspect.aspect,
        starts: dayOn(clock, enters),
        exact: [...new Set(days)],
        ends: dayOn(clock, leaves),
        turns: turnDays(clock, turns),
        isOver: (exact.at(-1) ?? from) < from && !turns.some(({ moment }) => moment >= from),
        isExactHere:
          !isPeriod || exact.some((moment) => moment >= from && moment <= to) || turns.some(isPass),
        closeness: Math.max(0, 1 - aspect.orb / orb),
        cell,
        ...(!isPeriod &&
          aspect.first === Moon && {
            hours: clock
              .formatAll(exact.filter((moment) => moment >= firstMoment))
              .map((one) => one.slice(0, 16)),
          }),
      });
    }
  const stays = passages.flatMap(({ body, stays: all }) =>
    all.map(({ house, enters, leaves }, at) => ({
      body,
      ...(at === 0 &&
        isPeriod &&
        isJupiterOrSlower(body) &&
        enters !== null && { cameFrom: houseAt?.(body, enters - 1) }),
      house: house as House,
      starts: dayOn(clock, enters),
      ends: dayOn(clock, leaves),
      cell: texts.transitHouse(body, house as House),
    })),
  );
  const first = clock.dayAt(from);
  // The end of a period is the midnight after its last day.
  const last = isPeriod ? clock.dayAt(to - 1e-3) : first;
  const seed = seedOf(`${name} ${from} ${to}`);
  return { from: first, to: last, isPeriod, transits, stays, seed, ...person };
}

type HouseAt = (body: BodyId, moment: number) => House | undefined;

/** Days after it leaves a house in which a planet that turns comes back to it, and those between two looks at it. */
const [longestAway, betweenLooks] = [330, 30];
/** Days ahead to which a coming back is told: what lies further off is a matter of another year. */
const furthestAhead = 1100;

/**
 * When a planet comes back to a house that it has left, within a loop: for each stay of which that is asked, some dozens
 * of positions.
 */
export function returnsTo(
  clock: Clock,
  houseAt: HouseAt,
  { from }: Span,
): NonNullable<TransitSky['returnTo']> {
  const first = dayOn(clock, from);
  return ({ body, house, ends }) => {
    if (ends === null || first === null) return undefined;
    const away = daysFrom(first, ends);
    if (away > furthestAhead) return undefined;
    const left = from + away;
    for (let day = betweenLooks; day <= longestAway; day += betweenLooks) {
      if (houseAt(body, left + day) !== house) continue;
      // One that is out of it for fewer days is there at the first look.
      let [out, back] = [day === betweenLooks ? 1 : day - betweenLooks, day];
      if (houseAt(body, left + out) === house) return undefined;
      while (back - out > 1) {
        const middle = Math.floor((out + back) / 2);
        if (houseAt(body, left + middle) === house) back = middle;
        else out = middle;
      }
      return dayOn(clock, left + back) ?? undefined;
    }
    return undefined;
  };
}

/** A standstill as a reading goes by it. */
export function standingOf(
  clock: Clock,
  found: Standstill | undefined,
): ReturnType<NonNullable<TransitSky['standing']>> {
  const day = found && dayOn(clock, found.moment);
  if (!found || !day) return undefined;
  const { first, second, aspect, direction } = found;
  return { body: first, natal: second, aspect, day, isBack: direction === 'retrograde' };
}

type Contact = { first: BodyId; second: BodyId; aspect: AspectId };
type TurnsOf = (contact: Contact) => readonly Turn[];

const isBetween =
  (from: number | null, to: number | null) =>
  ({ moment }: Turn): boolean =>
    moment >= (from ?? moment) && moment <= (to ?? moment);

const turnDays = (clock: Clock, turns: readonly Turn[]): NonNullable<Transit['turns']> =>
  turns.flatMap(({ moment, orb: away }) => {
    const day = dayOn(clock, moment);
    return day === null ? [] : [{ day, orb: away }];
  });

type Passes = { enters: number | null; exact: readonly number[]; leaves: number | null };

/**
 * The whole loop of a transit: all passes that follow on those it has, also where it goes out of orb between them.
 * @param passesOf all that there are in some years
 * @param turnsOf the stations near it in those
 */
export function loopsOf(
  clock: Clock,
  passesOf: (contact: Contact) => readonly Passes[],
  turnsOf: TurnsOf,
): (transit: Transit) => Loop {
  return (transit) => {
    const { body, natal, aspect, starts, ends } = transit;
    const chains: Passes[][] = [];
    let last: number | null = null;
    const contact = { first: body, second: natal, aspect };
    const turns = turnsOf(contact);
    const isTurned = ({ enters, leaves }: Passes): boolean =>
      turns.some((turn) => {
        if (turn.orb > passOrb || !isBetween(enters, leaves)(turn)) return false;
        return (dayOn(clock, turn.moment) ?? '') >= (starts ?? '');
      });
    for (const passes of passesOf(contact)) {
      const chain = chains.at(-1);
      const isNear = last !== null && passes.enters !== null && passes.enters - last < loopGap;
      if (chain && isNear) chain.push(passes);
      else chains.push([passes]);
      last = passes.leaves;
    }
    for (const chain of chains) {
      // Passes before the one in question that only come near belong to the loop if this one does too; later ones that
      // nearly come always do.
      const passed = chain.filter((passes) => passes.exact.length > 0 || isTurned(passes));
      const dayIn = (moment: JulianDayUt | null | undefined): string | null => dayOn(clock, moment ?? null);
      const [low, high] = [dayIn(chain[0]?.enters), dayIn(chain.at(-1)?.leaves)];
      if ((starts ?? '') > (high ?? '9999') || (ends ?? '9999') < (low ?? '')) continue;
      const [enters, leaves] = [dayIn(passed[0]?.enters), dayIn(passed.at(-1)?.leaves)];
      const days = passed.flatMap((passes) => passes.exact).map(dayIn);
      const all = [...transit.exact, ...days.filter((day) => day !== null)];
      const passes = chain.map((each) => ({ starts: dayIn(each.enters), ends: dayIn(each.leaves) }));
      return {
        starts: enters !== null && starts !== null && enters < starts ? enters : starts,
        exact: [...new Set(all)].sort(),
        turns: turnDays(
          clock,
          turns.filter(isBetween(chain[0]?.enters ?? null, chain.at(-1)?.leaves ?? null)),
        ),
        ends: leaves !== null && ends !== null && leaves > ends ? leaves : ends,
        passes,
      };
    }
    return transit;
  };
}

/** Days between the earliest and the latest that an exact day may be, for it to be told. */
const mostApart = 90;

/**
 * How far the exact days of contacts move with the hour of a day of birth.
 * @param passesAt those of a birth at a moment, by default the one that is counted from, in some years
 */
export function spreadContacts(
  clock: Clock,
  uncertain: Span,
  passesAt: (moment?: number) => (contact: Contact) => readonly Passes[],
): (transit: Transit) => Spread {
  const known = new Map<string, Spread>();
  let all: ReturnType<typeof passesAt>[] | undefined;
  return ({ body, natal, aspect }) => {
    const key = `${body} ${natal} ${aspect}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    all ??= [passesAt(), passesAt(uncertain.from), passesAt(uncertain.to)];
    const [own = [], ...others] = all.map((at) =>
      at({ first: body, second: natal, aspect }).flatMap(({ exact }) => exact),
    );
    const spans = new Map<string, readonly [string, string]>();
    for (const moment of own) {
      // The same pass at another hour of birth is the one nearest in both directions.
      const same = others.map((exact) => {
        const near = nearest(exact, moment);
        return near !== undefined && nearest(own, near) === moment ? near : Number.NaN;
      });
      const [first, last] = [Math.min(moment, ...same), Math.max(moment, ...same)];
      if (!(last - first <= mostApart)) continue;
      const [day, from, to] = [moment, first, last].map((each) => dayOn(clock, each));
      if (day && from && to) spans.set(day, [from, to]);
    }
    const isWhole = spans.size === own.length && others.every(({ length }) => length === own.length);
    const spread = { isWhole, spans };
    known.set(key, spread);
    return spread;
  };
}

const nearest = (moments: readonly number[], to: number): number | undefined =>
  [...moments].sort((a, b) => Math.abs(a - to) - Math.abs(b - to))[0];

/** The cells that such a reading is written with. */
export function transitCells({ from, to }: TransitSky, texts: Texts): TransitCells {
  // A title names the year of a moment, or of a period in one year.
  const isOfOneYear = from.slice(0, 4) === to.slice(0, 4);
  const year = isOfOneYear ? Number(from.slice(0, 4)) : undefined;
  // A past day without its year would be taken for one to come.
  const isPast = (day: string): boolean => day < from;
  const isOtherYear = (day: string): boolean => Number(day.slice(0, 4)) !== year || isPast(day);
  return {
    readings: texts.readings,
    isOtherYear,
    day: (day, withYear = false) => dayInWords(day, texts, withYear || isPast(day) ? undefined : year),
    days: (days, withYear = false) => daysInWords(days, texts, withYear ? undefined : year),
    month: (day, withYear) =>
      withYear ? dayInWords(day, texts) : (texts.reports.dates.months[Number(day.slice(5, 7)) - 1] ?? ''),
    dayOfMonth: (day) => dayInWords(day, texts, Number(day.slice(0, 4))),
    number: (count) => texts.numberWord(count),
    span: (starts, ends) => spanInWords(starts, ends, texts),
  };
}

export const transitFactorEntries = (sky: TransitSky, texts: Texts): FactorEntry[] =>
  named(transitFactors(sky), texts);
