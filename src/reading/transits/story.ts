import { fill } from '../../text/texts.js';
import { contactCell, daysWithin, loopOf, type TransitDesk, valuesOf } from './desk.js';
import { toldInOpening } from './opening.js';
import { type Day, daysFrom, touchedBy, type WeighedTransit } from './plan.js';

/** What a period is about: what is pressed most in it, and what is helped most. */
export function aboutOf(
  { kind, manuscript }: TransitDesk,
  leader: WeighedTransit,
  pressing: readonly WeighedTransit[],
  helping: readonly WeighedTransit[],
): string {
  const fieldsOf = (all: readonly WeighedTransit[]): string[] =>
    all.map((transit) => kind.fields[touchedBy(transit).point]);
  const [pressed, helped] = [fieldsOf(pressing), fieldsOf(helping)];
  const [led = ''] = fieldsOf([leader]);
  const isLedByHelp = helping.includes(leader);
  const x = isLedByHelp ? (pressed.find((field) => field !== led) ?? '') : led;
  const y = isLedByHelp ? led : (helped.find((field) => !pressed.includes(field)) ?? '');
  const key = x === '' ? 'harmonious' : y === '' ? 'tense' : 'both';
  return manuscript.wording(kind.shape.about[key], { x, y });
}

/** Days before a period from which on what is felt in it is not new. */
const notNew = 30;

interface Told {
  day: Day;
  text: string;
}

/** Since when what leads is felt. */
function beginOf(desk: TransitDesk, leader: WeighedTransit): Told | undefined {
  const { kind, manuscript, sky } = desk;
  const { starts } = loopOf(desk, leader);
  if (starts === null || isIn(sky.from, starts)) return undefined;
  if (starts < sky.from && daysFrom(starts, sky.from) < notNew) return undefined;
  const key = starts < sky.from ? 'before' : 'within';
  const values = { ...valuesOf(desk, leader), month: monthIn(desk, starts) };
  return { day: starts, text: manuscript.wording(kind.shape.begins[key], values) };
}

/** Matters that a period is told by beside those of its opening. */
const mostActs = 3;

/**
 * What a period has beside what its opening told, in order of time: since when that is felt, what is exact and what it
 * means; and what goes on all the while.
 */
export function courseTold(desk: TransitDesk, felt: readonly WeighedTransit[], isLong: boolean): string[] {
  const { cells, kind, manuscript } = desk;
  const { acts, actInSameMonth, actOnDay, background } = kind.shape;
  const told = toldInOpening(desk);
  const others = felt.flatMap((transit) => {
    const text = contactCell(kind.stories, transit)?.beside;
    return told.has(transit) || text === undefined ? [] : [{ text, day: daysWithin(desk, transit)[0] }];
  });
  const exact = others
    .filter((one): one is Told => one.day !== undefined)
    .slice(0, mostActs)
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  const written = exact.map(({ day, text }, i): Told => {
    const before = exact[i - 1]?.day;
    if (!isLong) return { day, text: manuscript.once(actOnDay[i], { day: cells.day(day), text }) };
    if (before !== undefined && isIn(day, before)) return { day, text: fill(actInSameMonth, { text }) };
    return { day, text: manuscript.once(acts[i], { month: monthIn(desk, day), text }) };
  });
  const begin = felt[0] && beginOf(desk, felt[0]);
  const inTime = [...(begin === undefined ? [] : [begin]), ...written].sort((a, b) =>
    a.day < b.day ? -1 : 1,
  );
  const lasting = others
    .filter(({ day }) => day === undefined)
    .slice(0, mostActs - exact.length)
    .map(({ text }) => manuscript.wording(background, { text }));
  return [...inTime.map(({ text }) => text), ...lasting];
}

/**
 * When a period's pressure lets go, as far as it does; or how long its help lasts.
 * @param lastHard the last day that is told of as hard
 */
export function endingOf(
  desk: TransitDesk,
  pressing: readonly WeighedTransit[],
  helping: readonly WeighedTransit[],
  lastHard: Day | undefined,
): string {
  const { kind, manuscript, sky } = desk;
  const { ends } = kind.shape;
  const endOf = (transit: WeighedTransit): Day | null => loopOf(desk, transit).ends;
  const ended = (all: readonly WeighedTransit[]) =>
    all.flatMap((transit) => {
      const day = endOf(transit);
      return day === null ? [] : [{ transit, day }];
    });
  const [pressed, helped] = [ended(pressing), ended(helping)];
  if (pressing.length === 0) {
    const [chief] = helped;
    return chief === undefined ? '' : manuscript.wording(ends.help, { month: monthIn(desk, chief.day) });
  }
  if (pressed.length < pressing.length) return '';
  const [over, lasting] = [
    pressed.filter(({ day }) => day <= sky.to),
    pressed.filter(({ day }) => day > sky.to),
  ];
  // What has not been named yet is not said to be over.
  const told = toldInOpening(desk);
  const [first, last] = [over.find(({ transit }) => told.has(transit)), lasting[0]];
  if (last === undefined) {
    const day = over
      .map((one) => one.day)
      .sort()
      .at(-1);
    // A hard day that is told of after that would belie it.
    return day === undefined || (lastHard ?? '') > day
      ? ''
      : manuscript.wording(ends.over, { month: monthIn(desk, day) });
  }
  const values = valuesOf(desk, last.transit);
  if (first === undefined)
    return manuscript.wording(ends.lasting, { ...values, month: monthIn(desk, last.day) });
  return manuscript.wording(ends.partly, {
    ...valuesOf(desk, first.transit),
    month: monthIn(desk, first.day),
    c: values.a ?? '',
    d: values.b ?? '',
    later: monthIn(desk, last.day),
  });
}

const isIn = (day: Day, other: Day): boolean => day.slice(0, 7) === other.slice(0, 7);

/** The month of a day, with its year where that is another one. */
const monthIn = ({ cells, sky }: TransitDesk, day: Day): string =>
  cells.month(`${day.slice(0, 7)}-00`, day.slice(0, 4) !== sky.from.slice(0, 4));
