import { Chiron, Mars } from '../../chart/bodies.js';
import { fill } from '../../text/texts.js';
import type { Factor } from '../factors.js';
import type { Draft } from '../reading.js';
import { chiefEntries, type Entry, reconciled, triggerEntries } from './dates.js';
import { dated, daysWithin, dayText, faintIn, leanOf, loopOf, type TransitDesk, valuesOf } from './desk.js';
import { toldInOpening } from './opening.js';
import { type Day, daysFrom, isSlow, transitFactor, transitsWithText, type WeighedTransit } from './plan.js';

/** Months up to which a period is told month by month; of a longer one as many make a part as give some such parts. */
export const mostMonths = 13;
const season = 3;
const mostParts = 8;
/** Exact days of a month, or of a longer part, at most. */
const mostDays = { month: 3, season: 6 };
/** Where there are so many, what begins and ends is left to the sections on the planets, and Mars is left out. */
const enoughDays = { month: 2, season: 4 };

/** Days by which a beginning is away from an exact day, to be told beside it. */
const ownDays = 25;
/** Days at the edge of a period that are not told of unless something happens in them. */
const fewestDays = 7;
/** Days by which Mars is apart from a day that is told. */
const apart = 3;

/** Something that a part of a period has to tell, on its day. */
interface Happening {
  day: Day;
  factor: Factor;
  write(): string;
}

/** A part of a period: its months, and what happens in them in order of time. */
interface Stretch {
  months: string[];
  happenings: readonly Happening[];
}

/**
 * A long period as it goes: month by month, or in longer parts, what begins, what is exact, and what lets go. Neighbors
 * in which nothing does are told as one, by what goes on in them.
 */
export function seasonDrafts(desk: TransitDesk, months: readonly string[]): Draft[] {
  const parts = partsOf(months);
  const chief = [...chiefEntries(desk), ...untoldEntries(desk, parts)];
  if (chief.length === 0) return [];
  const [mars, turns] = [triggerEntries(desk, [Mars]), turnsOf(desk)];
  const stretches: Stretch[] = [];
  for (const its of parts) {
    const happenings = happeningsOf(desk, its, { chief, mars, turns });
    const before = stretches.at(-1);
    if (happenings.length === 0 && daysOf(desk, its) < fewestDays) continue;
    if (happenings.length > 0 || before === undefined || before.happenings.length > 0)
      stretches.push({ months: [...its], happenings });
    else before.months.push(...its);
  }
  const [{ factor }] = chief as [Entry];
  return stretches.map((stretch) => draftOf(desk, stretch, factor));
}

/** Days of a part that lie in the period. */
function daysOf({ sky: { from, to } }: TransitDesk, months: readonly string[]): number {
  const [first, last] = [`${months[0]}-01`, `${months.at(-1)}-31`];
  return daysFrom(first > from ? first : from, last < to ? last : to);
}

/** @param otherwise what stands behind a part in which nothing is felt */
function draftOf(desk: TransitDesk, { months, happenings }: Stretch, otherwise: Factor): Draft {
  const { cells, kind, manuscript } = desk;
  const [first = '', last = first] = [months[0], months.at(-1)];
  const isOfOneYear = first.slice(0, 4) === last.slice(0, 4);
  const values = { from: cells.month(`${first}-00`, !isOfOneYear), to: cells.month(`${last}-00`, true) };
  const title = first === last ? values.to : fill(kind.pageTitle, values);
  const told = happenings.flatMap(({ factor, write }) => {
    const text = write();
    return text === '' ? [] : [{ factor, text }];
  });
  return {
    title,
    weight: 0.5,
    factors: told.length > 0 ? told.map(({ factor }) => factor) : [otherwise],
    paragraphs: told.length > 0 ? told.map(({ text }) => [text]) : [[manuscript.wording(kind.quietSeason)]],
  };
}

/** What a whole period has to tell. */
interface Matters {
  chief: readonly Entry[];
  mars: readonly Entry[];
  turns: readonly Happening[];
}

function happeningsOf(
  desk: TransitDesk,
  months: readonly string[],
  { chief, mars, turns }: Matters,
): Happening[] {
  const size = months.length === 1 ? 'month' : 'season';
  const isIn = ({ day }: { day: Day }): boolean => months.includes(day.slice(0, 7));
  const own = chief.filter(isIn).sort((a, b) => b.weight - a.weight);
  const isRoomy = own.length < enoughDays[size];
  const isApart = ({ day }: Entry): boolean => own.every((one) => Math.abs(daysFrom(day, one.day)) > apart);
  const swift = isRoomy ? mars.filter((entry) => isIn(entry) && isApart(entry)).slice(0, 1) : [];
  const entries = reconciled([...own.slice(0, mostDays[size]), ...swift]).map((entry) => ofDay(desk, entry));
  return [...entries, ...(isRoomy ? turns.filter(isIn) : [])].sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** The heading of a part has the year. */
const ofDay = (desk: TransitDesk, { day, factor, transit, write }: Entry): Happening => ({
  day,
  factor,
  write: () => dated(desk, day, write(), transit),
});

/** The days on which what is read of, and not told in the shape of the time, begins to be felt: when it ceases its own section tells. */
function turnsOf(desk: TransitDesk): Happening[] {
  const { kind, sky, slow } = desk;
  const told = toldInOpening(desk);
  return slow
    .filter((transit) => !told.has(transit) && faintIn(desk, transit) === undefined)
    .flatMap((transit) => {
      const { exact, starts: day } = loopOf(desk, transit);
      if (day === null || day <= sky.from || day >= sky.to) return [];
      if (exact.some((other) => Math.abs(daysFrom(day, other)) < ownDays)) return [];
      const write = (): string =>
        dated(desk, day, fill(kind.begins[leanOf(transit)], valuesOf(desk, transit)), transit);
      return [{ day, factor: transitFactor(transit), write }];
    });
}

/** Days of a part that has few of those matters, from the strongest of the others. */
const fewDays = { month: 1, season: 4 };

function untoldEntries(desk: TransitDesk, parts: readonly (readonly string[])[]): Entry[] {
  const told = chiefEntries(desk);
  const key = ({ body, natal, aspect }: WeighedTransit): string => `${body} ${natal} ${aspect}`;
  const known = new Set(desk.slow.map(key));
  const others = transitsWithText(desk.all)
    .filter((transit) => isSlow(transit.body) && transit.body !== Chiron && !known.has(key(transit)))
    .flatMap((transit) =>
      daysWithin(desk, transit)
        .filter((day) => transit.exact.includes(day))
        .map(
          (day): Entry => ({
            day,
            transit,
            weight: transit.weight,
            factor: transitFactor(transit),
            write: () => dayText(desk, transit, day),
          }),
        ),
    );
  return parts.flatMap((its) => {
    const isIn = ({ day }: Entry): boolean => its.includes(day.slice(0, 7));
    // A standstill is no exact day, and takes the room of none.
    const isExact = ({ day, transit }: Entry): boolean =>
      transit === undefined || transit.exact.includes(day);
    const room =
      fewDays[its.length === 1 ? 'month' : 'season'] - told.filter((one) => isIn(one) && isExact(one)).length;
    return room > 0 ? others.filter(isIn).slice(0, room) : [];
  });
}

export interface PressingDay {
  day: Day;
  transit: WeighedTransit;
}

/** The days of a long period that are told of what presses, in order of time. */
export function pressingDays(desk: TransitDesk, months: readonly string[]): PressingDay[] {
  return [...chiefEntries(desk), ...untoldEntries(desk, partsOf(months))]
    .flatMap(({ day, transit }) =>
      transit !== undefined && leanOf(transit) === 'tense' ? [{ day, transit }] : [],
    )
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** Months one by one, or in parts of a season or more. */
function partsOf(months: readonly string[]): string[][] {
  const size = months.length <= mostMonths ? 1 : Math.max(season, Math.ceil(months.length / mostParts));
  const parts: string[][] = [];
  for (let i = 0; i < months.length; i += size) parts.push(months.slice(i, i + size));
  return parts;
}
