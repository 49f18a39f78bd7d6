import { fill } from '../../text/texts.js';
import { contactCell, daysWithin, loopOf, type TransitDesk, valuesOf } from './desk.js';
import { chiefHelp } from './help.js';
import { toldInOpening } from './opening.js';
import { isBroken, isInOrb, nextAfter, passesOf } from './passes.js';
import { type Day, daysFrom, touchedBy, type WeighedTransit } from './plan.js';

/** What a period is about: what is pressed most in it, and what is helped most. */
export function aboutOf(desk: TransitDesk, pressing: readonly WeighedTransit[]): string {
  const { kind, manuscript } = desk;
  const fieldOf = (transit: WeighedTransit | undefined): string =>
    transit === undefined ? '' : kind.fields[touchedBy(transit).point];
  const help = fieldOf(chiefHelp(desk));
  const [x, y] = [fieldOf(pressing[0]), help];
  if (x !== '' && x === y) return manuscript.wording(kind.shape.about.same, { x });
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
  const told = (key: keyof typeof kind.shape.begins, day: Day): Told => ({
    day,
    text: manuscript.wording(kind.shape.begins[key], {
      ...valuesOf(desk, leader),
      month: monthIn(desk, day),
    }),
  });
  if (starts >= sky.from) return told('within', starts);
  const passes = passesOf(desk, leader);
  if (isInOrb(passes, sky.from))
    return told(isBroken(passes, starts, sky.from) ? 'paused' : 'before', starts);
  const next = nextAfter(passes, sky.from)?.starts ?? null;
  return next === null || next > sky.to || isIn(sky.from, next) ? undefined : told('again', next);
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
  const passes = passesOf(desk, last.transit);
  // What is out of orb as the period ends is not at work then, and comes back.
  const back = isInOrb(passes, sky.to) ? undefined : nextAfter(passes, sky.to)?.starts;
  const [month, returns] = [monthIn(desk, last.day), back ? monthIn(desk, back) : ''];
  if (first === undefined)
    return back
      ? manuscript.wording(ends.returning, { ...values, back: returns, month })
      : manuscript.wording(ends.lasting, { ...values, month });
  return manuscript.wording(back ? ends.partlyReturning : ends.partly, {
    ...valuesOf(desk, first.transit),
    month: monthIn(desk, first.day),
    c: values.a ?? '',
    C: values.A ?? '',
    d: values.b ?? '',
    back: returns,
    later: month,
  });
}

const isIn = (day: Day, other: Day): boolean => day.slice(0, 7) === other.slice(0, 7);

/** The month of a day, with its year where that is another one. */
const monthIn = ({ cells, sky }: TransitDesk, day: Day): string =>
  cells.month(`${day.slice(0, 7)}-00`, day.slice(0, 4) !== sky.from.slice(0, 4));
