import { fill } from '../../text/texts.js';
import { loopOf, type TransitDesk, valuesOf } from './desk.js';
import { toldInOpening } from './opening.js';
import { isBroken, passesOf } from './passes.js';
import { type Day, touchedBy, type WeighedTransit } from './plan.js';

interface Told {
  day: Day;
  text: string;
}

/** A period by its dates, in order of time: from when until when that is felt which its opening told the meaning of. */
export function courseTold(desk: TransitDesk, felt: readonly WeighedTransit[]): string[] {
  const told = toldInOpening(desk);
  return felt
    .filter((transit) => told.has(transit))
    .flatMap((transit) => spanOf(desk, transit))
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
    .map(({ text }) => text);
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
