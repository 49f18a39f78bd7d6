import { fill } from '../../text/texts.js';
import { contactCell, daysWithin, loopOf, type TransitDesk, valuesOf } from './desk.js';
import { toldInOpening } from './opening.js';
import { isBroken, passesOf } from './passes.js';
import { type Day, touchedBy, type WeighedTransit } from './plan.js';

interface Told {
  day: Day;
  text: string;
}

/** Matters that a period is told by beside those of its opening. */
const mostActs = 3;

/**
 * A period as a story, in order of time: from when until when that is felt which its opening told the meaning of, what
 * else is exact in it and what that means; and what goes on all the while.
 */
export function courseTold(desk: TransitDesk, felt: readonly WeighedTransit[], isLong: boolean): string[] {
  const { cells, kind } = desk;
  const { acts, actOnDay, actOnSameDay, actInSameMonth, background } = kind.shape;
  const told = toldInOpening(desk);
  const spans = felt.filter((transit) => told.has(transit)).flatMap((transit) => spanOf(desk, transit));
  const others = felt.flatMap((transit) => {
    const text = contactCell(kind.stories, transit)?.beside;
    return told.has(transit) || text === undefined ? [] : [{ text, day: daysWithin(desk, transit)[0] }];
  });
  const exact = others.filter((one): one is Told => one.day !== undefined).slice(0, mostActs);
  exact.sort((a, b) => (a.day < b.day ? -1 : 1));
  const written = exact.map(({ day, text }, i): Told => {
    const before = exact[i - 1]?.day;
    if (!isLong)
      return {
        day,
        text: day === before ? fill(actOnSameDay, { text }) : fill(actOnDay, { day: cells.day(day), text }),
      };
    if (before !== undefined && isIn(day, before)) return { day, text: fill(actInSameMonth, { text }) };
    return { day, text: fill(acts, { month: monthIn(desk, day), text }) };
  });
  const inTime = [...spans, ...written].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const lasting = others
    .filter(({ day }) => day === undefined)
    .slice(0, mostActs - exact.length)
    .map(({ text }, i) => fill(background[i] ?? '', { text }));
  return [...inTime.map(({ text }) => text), ...lasting];
}

/** From when until when a contact is in orb, all its passes counted; nothing where an end of it is out of reach. */
function spanOf(desk: TransitDesk, transit: WeighedTransit): Told[] {
  const { kind, sky } = desk;
  const { starts, ends } = loopOf(desk, transit);
  if (starts === null || ends === null) return [];
  const [isBefore, isAfter] = [starts < sky.from, ends > sky.to];
  const key = isBefore ? (isAfter ? 'lasting' : 'leaving') : isAfter ? 'coming' : 'within';
  const spans = kind.shape.spans[touchedBy(transit).meeting];
  const template =
    key === 'within' && isIn(starts, ends)
      ? spans.once
      : spans[key][isBroken(passesOf(desk, transit), starts, ends) ? 'paused' : 'whole'];
  const values = { ...valuesOf(desk, transit), since: monthIn(desk, starts), until: monthIn(desk, ends) };
  return [{ day: isBefore ? sky.from : starts, text: fill(template, values) }];
}

const isIn = (day: Day, other: Day): boolean => day.slice(0, 7) === other.slice(0, 7);

/** The month of a day, with its year unless that is the one year of the time. */
const monthIn = ({ cells, sky }: TransitDesk, day: Day): string =>
  cells.month(
    `${day.slice(0, 7)}-00`,
    sky.from.slice(0, 4) !== sky.to.slice(0, 4) || day.slice(0, 4) !== sky.from.slice(0, 4),
  );
