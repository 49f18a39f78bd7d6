import { fill } from '../../text/texts.js';
import { isOfSeasons } from './choice.js';
import { contactCell, loopOf, type TransitContext } from './context.js';
import { groupsOf, type TransitGroup } from './groups.js';
import { contactOf } from './headings.js';
import { entriesInto, leftBefore } from './house-changes.js';
import { isBroken, passesOf } from './passes.js';
import { type Day, latest, type WeighedTransit } from './plan.js';
import { utmost } from './weight.js';

/**
 * From when until when what has a section in a reading of a period is in orb, and what it is about: a line for each
 * span, in order of time; and, where most of them pause, that they do.
 */
export function spanLines(
  context: TransitContext,
  slow: readonly WeighedTransit[],
): { note: string; lines: string[] } {
  const { cells, kind, manuscript, sky } = context;
  const { between, enters, matter, note, ...templates } = kind.shape.spans;
  const found = groupsOf(context, slow).flatMap((group) => spanOf(context, group));
  // What is true of most of them is said once.
  const isMostlyPaused = found.filter(({ key }) => key === 'paused').length >= fewestPaused;
  const lines = new Map<string, { starts: Day; ends: Day; what: string[] }>();
  const named = (one: WeighedTransit): string =>
    fill(matter, { heading: contactOf(context, one), matter: contactCell(kind.matters, one) ?? '' });
  for (const { starts, ends, key, contacts } of found) {
    const [from, to] = [starts.slice(0, 4), ends.slice(0, 4)];
    // Without their years are the months of the one year that the period is of.
    const withYear = from !== to || from !== sky.from.slice(0, 4) || from !== sky.to.slice(0, 4);
    const month = (day: Day): string => cells.month(`${day.slice(0, 7)}-00`, withYear);
    const when = fill(templates[isMostlyPaused && key === 'paused' ? 'whole' : key], {
      since: month(starts),
      until: month(ends),
    });
    const line = lines.get(when);
    if (line) line.what.push(...contacts.map(named));
    else lines.set(when, { starts, ends, what: contacts.map(named) });
  }
  // A change of house is told by its month, with what is in orb in that alone.
  for (const stay of isOfSeasons(sky) ? entriesInto(context) : []) {
    const { body, house, starts, ends } = stay;
    if (starts === null) continue;
    const isOfOneYear = sky.from.slice(0, 4) === sky.to.slice(0, 4);
    const when = fill(templates.once, { since: cells.month(`${starts.slice(0, 7)}-00`, !isOfOneYear) });
    const text = fill(enters, {
      A: manuscript.start(body),
      comes: kind.comes[leftBefore(sky.stays, stay) === undefined ? 'first' : 'again'],
      house: cells.readings.words.houses[house],
    });
    const line = lines.get(when);
    if (line) line.what.push(text);
    else lines.set(when, { starts, ends: ends ?? latest, what: [text] });
  }
  // One contact has its days in its heading.
  if (found.length < 2) return { note: '', lines: [] };
  const inTime = [...lines]
    .sort(([, a], [, b]) => compared(a.starts, b.starts) || compared(a.ends, b.ends))
    .map(([when, { what }]) => fill(kind.dated, { day: when, text: `${what.join(between)}.` }));
  return { note: isMostlyPaused ? note : '', lines: inTime };
}

/** Spans with pauses from which on it is said of all. */
const fewestPaused = 3;

const compared = (a: Day, b: Day): number => (a < b ? -1 : a > b ? 1 : 0);

interface FoundSpan {
  starts: Day;
  ends: Day;
  key: 'whole' | 'paused' | 'once';
  contacts: readonly WeighedTransit[];
}

function spanOf(context: TransitContext, group: TransitGroup): FoundSpan[] {
  const contacts = [group.first, ...group.twins];
  const loops = contacts.map((one) => loopOf(context, one));
  const starts = utmost(
    loops.map((loop) => loop.starts),
    false,
  );
  const ends = utmost(
    loops.map((loop) => loop.ends),
    true,
  );
  if (starts === null || ends === null) return [];
  const isBrief = starts.slice(0, 7) === ends.slice(0, 7);
  const key = isBrief ? 'once' : isBroken(passesOf(context, group.first), starts, ends) ? 'paused' : 'whole';
  return [{ starts, ends, key, contacts }];
}
