import { fill } from '../../text/texts.js';
import { contactCell, daysWithin, loopOf, type TransitDesk, valuesOf } from './desk.js';
import { toldInOpening } from './opening.js';
import { type Day, daysFrom, touchedBy, type WeighedTransit } from './plan.js';

/** What a period is about: what is pressed most in it, and what is helped most. */
export function aboutOf(
  { kind, manuscript }: TransitDesk,
  pressing: readonly WeighedTransit[],
  helping: readonly WeighedTransit[],
): string {
  const fieldsOf = (all: readonly WeighedTransit[]): string[] =>
    all.map((transit) => kind.fields[touchedBy(transit).point]);
  const [x = ''] = fieldsOf(pressing);
  const y = fieldsOf(helping).find((field) => field !== x) ?? '';
  const key = x === '' ? 'harmonious' : y === '' ? 'tense' : 'both';
  return manuscript.wording(kind.shape.about[key], { x, y });
}

/** Days before a period from which on what is felt in it is not new. */
const notNew = 30;

/** Since when what leads is felt. */
export function beginOf(desk: TransitDesk, leader: WeighedTransit): string {
  const { kind, manuscript, sky } = desk;
  const { starts } = loopOf(desk, leader);
  if (starts === null || isIn(sky.from, starts)) return '';
  if (starts < sky.from && daysFrom(starts, sky.from) < notNew) return '';
  const key = starts < sky.from ? 'before' : 'within';
  return manuscript.wording(kind.shape.begins[key], {
    ...valuesOf(desk, leader),
    month: monthIn(desk, starts),
  });
}

/** What is exact in a period beside what its opening told, in order of time: what each means, and when. */
export function actsOf(desk: TransitDesk, felt: readonly WeighedTransit[], isLong: boolean): string[] {
  const { cells, kind, manuscript } = desk;
  const { acts, actInSameMonth, actOnDay } = kind.shape;
  const told = toldInOpening(desk);
  const chosen = felt
    .filter((transit) => !told.has(transit))
    .flatMap((transit) => {
      const [day] = daysWithin(desk, transit);
      const text = contactCell(kind.stories, transit)?.beside;
      return day === undefined || text === undefined ? [] : [{ day, text }];
    })
    .slice(0, acts.length)
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  return chosen.map(({ day, text }, i) => {
    const before = chosen[i - 1]?.day;
    if (!isLong) return manuscript.once(actOnDay[i], { day: cells.day(day), text });
    if (before !== undefined && isIn(day, before)) return fill(actInSameMonth, { text });
    return manuscript.once(acts[i], { month: monthIn(desk, day), text });
  });
}

/** When a period's pressure lets go, as far as it does; or how long its help lasts. */
export function endingOf(
  desk: TransitDesk,
  pressing: readonly WeighedTransit[],
  helping: readonly WeighedTransit[],
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
  const [first, last] = [over[0], lasting[0]];
  if (last === undefined) {
    const day = over
      .map((one) => one.day)
      .sort()
      .at(-1);
    return day === undefined ? '' : manuscript.wording(ends.over, { month: monthIn(desk, day) });
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
