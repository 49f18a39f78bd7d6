import { fill } from '../../text/texts.js';
import type { Draft } from '../reading.js';
import { daysWithin, leanOf, loopOf, phraseOf, type TransitDesk } from './desk.js';
import { type Day, daysFrom, transitFactor, type WeighedStay, type WeighedTransit } from './plan.js';

/** Contacts that one sentence names. */
const mostNamed = 3;

/** How a long period goes, by the days on which the contacts read in it are in force. */
export function shapeDraft(desk: TransitDesk): Draft | undefined {
  const { cells, kind, sky, slow } = desk;
  const live = slow.filter((transit) => daysWithin(desk, transit).length > 0);
  const paragraphs = [
    [pressureOf(desk), ...beginningOf(desk), ...endOf(desk)],
    [crowdedOf(desk), easiestOf(desk), housesOf(desk)],
  ].map((sentences) => sentences.filter((sentence) => sentence !== ''));
  if (paragraphs.every((sentences) => sentences.length === 0)) return undefined;
  return {
    title: fill(kind.pageTitle, { from: cells.day(sky.from), to: cells.day(sky.to, true) }),
    weight: live[0]?.weight ?? 1,
    factors: live.length > 0 ? live.map(transitFactor) : [{ kind: 'whole', weight: 0 }],
    paragraphs,
  };
}

/** Days from the first to the last, both within the period. */
type Stretch = readonly [from: Day, to: Day];

/** When a contact is in force in the period: all the times that it is within orb. */
function stretchesOf({ sky }: TransitDesk, { body, natal, aspect, cell }: WeighedTransit): Stretch[] {
  const { from, to } = sky;
  return sky.transits
    .filter((other) =>
      cell === null
        ? other.body === body && other.natal === natal && other.aspect === aspect
        : other.cell === cell,
    )
    .map(({ starts, ends }): Stretch => [later(starts ?? from, from), earlier(ends ?? to, to)])
    .filter(([begin, end]) => begin <= end);
}

const later = (a: Day, b: Day): Day => (a > b ? a : b);
const earlier = (a: Day, b: Day): Day => (a < b ? a : b);

const isIn = (stretches: readonly Stretch[], day: Day): boolean =>
  stretches.some(([from, to]) => from <= day && day <= to);

/** How much more one half presses than the other for it to be said. */
const uneven = 1.5;

/** Which half presses more: the days of all contacts that do, in each. */
function pressureOf(desk: TransitDesk): string {
  const { kind, manuscript, sky, slow } = desk;
  const middle = dayAfter(sky.from, Math.floor(daysFrom(sky.from, sky.to) / 2));
  let [first, second] = [0, 0];
  for (const transit of slow) {
    if (leanOf(transit) !== 'tense') continue;
    for (const [from, to] of stretchesOf(desk, transit)) {
      first += Math.max(0, daysFrom(from, earlier(to, middle)));
      second += Math.max(0, daysFrom(later(from, middle), to));
    }
  }
  if (slow.length === 0) return '';
  const key =
    first + second === 0
      ? 'none'
      : first > uneven * second
        ? 'first'
        : second > uneven * first
          ? 'second'
          : 'even';
  return manuscript.wording(kind.shape.pressure[key]);
}

const dayAfter = (day: Day, count: number): Day =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/** What is under way on the first day, and what comes within reach after that. */
function beginningOf(desk: TransitDesk): string[] {
  const { kind, manuscript, sky, slow } = desk;
  const { shape } = kind;
  if (slow.length === 0) return [];
  const under = slow.filter((transit) => isIn(stretchesOf(desk, transit), sky.from)).slice(0, mostNamed);
  const sentences =
    under.length === 0
      ? [manuscript.wording(shape.begins.none)]
      : [manuscript.wording(shape.begins[under.length === 1 ? 'one' : 'some'], { x: listed(desk, under) })];
  const arriving = slow
    .map((transit) => ({
      transit,
      day:
        stretchesOf(desk, transit)
          .map(([from]) => from)
          .sort()[0] ?? '',
    }))
    .filter(({ day }) => day > sky.from)
    .slice(0, shape.arrives.length)
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  for (const { transit, day } of arriving)
    sentences.push(manuscript.wording(shape.arrives, { x: phraseOf(desk, transit), day: inYear(desk, day) }));
  return sentences;
}

/** What is over within the period, loop and all, and what goes on beyond it. */
function endOf(desk: TransitDesk): string[] {
  const { kind, manuscript, sky, slow } = desk;
  const { shape } = kind;
  const lastOf = (transit: WeighedTransit): Day => loopOf(desk, transit).ends ?? '9999';
  const over = slow.filter((transit) => lastOf(transit) <= sky.to).slice(0, mostNamed);
  const open = slow.filter((transit) => lastOf(transit) > sky.to).slice(0, mostNamed);
  const numbered = (of: readonly WeighedTransit[]): 'one' | 'some' => (of.length === 1 ? 'one' : 'some');
  const sentences: string[] = [];
  if (over.length > 0) {
    const day = over.map(lastOf).reduce(later);
    sentences.push(
      manuscript.wording(shape.leaves[numbered(over)], { x: listed(desk, over), day: inYear(desk, day) }),
    );
  }
  if (open.length > 0)
    sentences.push(manuscript.wording(shape.stays[numbered(open)], { x: listed(desk, open) }));
  return sentences;
}

const listed = (desk: TransitDesk, transits: readonly WeighedTransit[]): string =>
  desk.manuscript.join(transits.map((transit) => phraseOf(desk, transit)));

const inYear = ({ cells }: TransitDesk, day: Day): string => cells.day(day, cells.isOtherYear(day));

/** Days in which so many exact ones are close together. */
const closeDays = 31;
const crowd = 3;

/** The first of the stretches in which most exact days fall. */
function crowdedOf(desk: TransitDesk): string {
  const { kind, manuscript, slow } = desk;
  const exact = slow.flatMap((transit) => daysWithin(desk, transit)).sort();
  let found: readonly Day[] = [];
  exact.forEach((day, i) => {
    const close = exact.slice(i).filter((other) => daysFrom(day, other) <= closeDays);
    if (close.length > found.length) found = close;
  });
  const [from, to] = [found[0], found.at(-1)];
  if (from === undefined || to === undefined || found.length < crowd || from === to) return '';
  return manuscript.wording(kind.shape.crowded, { from: inYear(desk, from), to: inYear(desk, to) });
}

/** Days from which on a stretch with nothing in force, or one contact alone, is worth saying. */
const restDays = 28;

/** The longest stretch in which nothing is in force; or one contact alone, where there are several. */
function easiestOf(desk: TransitDesk): string {
  const { kind, manuscript, sky, slow } = desk;
  if (slow.length === 0) return '';
  const all = slow.map((transit) => ({ transit, stretches: stretchesOf(desk, transit) }));
  const inForce = (day: Day): WeighedTransit[] =>
    all.filter(({ stretches }) => isIn(stretches, day)).map(({ transit }) => transit);
  // What is in force changes where a stretch begins, and on the day after one ends.
  const changes = [
    ...new Set([
      sky.from,
      ...all.flatMap(({ stretches }) => stretches.flatMap(([from, to]) => [from, dayAfter(to, 1)])),
    ]),
  ]
    .filter((day) => day <= sky.to)
    .sort();
  const parts = changes.map((from, i) => {
    const next = changes[i + 1];
    return { from, to: next === undefined ? sky.to : dayAfter(next, -1), at: inForce(from) };
  });
  const longest = (count: number) =>
    parts
      .filter(({ from, to, at }) => at.length === count && daysFrom(from, to) >= restDays)
      .sort((a, b) => daysFrom(b.from, b.to) - daysFrom(a.from, a.to))[0];
  const free = longest(0);
  const alone = all.length > 2 ? longest(1) : undefined;
  const part = free ?? alone;
  if (part === undefined) return '';
  const [x] = part.at;
  const values = { from: inYear(desk, part.from), to: inYear(desk, part.to) };
  return x === undefined
    ? manuscript.wording(kind.shape.free, values)
    : manuscript.wording(kind.shape.light, { ...values, x: phraseOf(desk, x) });
}

/** The houses that slow planets go through meanwhile. */
function housesOf(desk: TransitDesk): string {
  const { kind, manuscript, stays } = desk;
  if (stays.length === 0) return '';
  const [first = '', last] = [...stays].sort((a, b) => b.body - a.body).map((stay) => stayPhrase(desk, stay));
  const houses = last === undefined ? first : fill(kind.shape.houses.both, { first, last });
  return manuscript.wording(kind.shape.houses.sentence, { houses });
}

function stayPhrase(desk: TransitDesk, { body, house, starts, ends }: WeighedStay): string {
  const { cells, kind, manuscript, sky } = desk;
  const { houses } = kind.shape;
  const before = starts === null || starts <= sky.from;
  const after = ends === null || ends > sky.to;
  return fill(before ? (after ? houses.whole : houses.until) : after ? houses.from : houses.within, {
    a: manuscript.within(body),
    house: cells.readings.words.houses[house],
    starts: starts === null ? '' : inYear(desk, starts),
    ends: ends === null ? '' : inYear(desk, ends),
  });
}
