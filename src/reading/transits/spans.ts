import { type BodyId, Chiron, Saturn } from '../../chart/bodies.js';
import { fill } from '../../text/texts.js';
import { listOf } from '../manuscript.js';
import { isOfSeasons } from './choice.js';
import { contactCell, loopOf, nameOfPoint, type TransitContext } from './context.js';
import { monthsOf } from './dates.js';
import { alone, groupsOf, type TransitGroup } from './groups.js';
import { contactOf } from './headings.js';
import { entriesInto, isComeBack, leftBefore } from './house-changes.js';
import { leanOf } from './leans.js';
import { isBroken, passesOf } from './passes.js';
import { type Day, dayBefore, latest, marksOf, type WeighedTransit } from './plan.js';
import { utmost } from './weight.js';

/**
 * From when until when what has a section in a reading of a period is in orb, and what it is about: a line for each
 * span, in order of time; where most of them pause, that they do; and when most of what presses comes together.
 */
export function spanLines(context: TransitContext): { course: string; note: string; lines: string[] } {
  const { cells, kind, manuscript, short, sky, slow } = context;
  const { between, enters, matter, note, ...templates } = kind.shape.spans;
  const main = groupsOf(context, slow).flatMap((group) => spanOf(context, group));
  const found = [
    ...main,
    ...short.filter(({ body }) => body !== Chiron).flatMap((one) => spanOf(context, alone(one))),
  ];
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
      comes:
        kind.comes[
          leftBefore(sky.stays, stay) === undefined && !isComeBack(sky.stays, stay) ? 'first' : 'again'
        ],
      house: cells.readings.words.houses[house],
    });
    const line = lines.get(when);
    if (line) line.what.push(text);
    else lines.set(when, { starts, ends: ends ?? latest, what: [text] });
  }
  // One contact has its days in its heading.
  if (found.length < 2) return { course: '', note: '', lines: [] };
  const inTime = [...lines]
    .sort(([, a], [, b]) => compared(a.starts, b.starts) || compared(a.ends, b.ends))
    .map(([when, { what }]) => fill(kind.dated, { day: when, text: `${what.join(between)}.` }));
  return { course: courseOf(context, main, found), note: isMostlyPaused ? note : '', lines: inTime };
}

/** Contacts that are named where they come together, the heaviest first. */
const mostNamed = 3;

/** Of several months, those in which most of what presses is at its height. */
function courseOf(
  context: TransitContext,
  found: readonly FoundSpan[],
  listed: readonly FoundSpan[],
): string {
  const { cells, kind, manuscript, sky } = context;
  if (!isOfSeasons(sky)) return '';
  const isPressing = ({ contacts }: FoundSpan): boolean => contacts.some((one) => leanOf(one) === 'tense');
  if (!listed.some(isPressing)) return manuscript.firstUnsaid(kind.shape.course.none);
  const pressing = found.filter(isPressing);
  const months = monthsOf(sky.from, sky.to);
  const felt = months.map((month) => pressing.filter(({ heights }) => heights.has(month)));
  const most = Math.max(...felt.map((its) => its.length));
  const first = felt.findIndex((its) => its.length === most);
  const fullest = felt[first] ?? [];
  const after = felt.findIndex(
    (its, at) => at > first && (its.length < most || its.some((one, i) => one !== fullest[i])),
  );
  const last = (after < 0 ? months.length : after) - 1;
  // Of what is as heavy throughout, or alone, the list tells enough.
  if (most < 2 || (first === 0 && after < 0)) return '';
  const key = first === last ? 'month' : first === 0 ? 'begins' : after < 0 ? 'ends' : 'stretch';
  const withYear = sky.from.slice(0, 4) !== sky.to.slice(0, 4);
  const yearOf = (at: number): string => (months[at] ?? '').slice(0, 4);
  const named = (at: number): string =>
    // Of two months of one year the last has it.
    cells.month(`${months[at]}-00`, withYear && (at === last || yearOf(at) !== yearOf(last)));
  const contacts = fullest
    .slice(0, mostNamed)
    .flatMap(({ contacts: [one] }) => (one === undefined ? [] : [one]));
  return manuscript.firstUnsaid(kind.shape.course[key], {
    from: named(first),
    to: named(last),
    pressing: pressingOf(context, contacts),
  });
}

/** What presses at once, planet by planet: on which points each does; those on one and the same together. */
function pressingOf(
  { cells, kind, manuscript }: TransitContext,
  contacts: readonly WeighedTransit[],
): string {
  const { between, first, firstOfMore, last, other } = kind.shape.pressing;
  const bodiesOn = new Map<string, BodyId[]>();
  for (const body of new Set(contacts.map((one) => one.body))) {
    const its = contacts.filter((one) => one.body === body).map((one) => nameOfPoint(kind, one).within);
    const points = listOf(its, cells.readings.words.list);
    bodiesOn.set(points, [...(bodiesOn.get(points) ?? []), body]);
  }
  const clauses = [...bodiesOn].map(([points, bodies], at) =>
    fill(at > 0 ? other : bodies.length === 1 ? first : firstOfMore, {
      a: manuscript.listOf(bodies),
      points,
    }),
  );
  const end = clauses.pop() ?? '';
  return clauses.length === 0 ? end : `${clauses.join(between)}${last}${end}`;
}

/** Spans with pauses from which on it is said of all. */
const fewestPaused = 3;

const compared = (a: Day, b: Day): number => (a < b ? -1 : a > b ? 1 : 0);

interface FoundSpan {
  starts: Day;
  ends: Day;
  key: 'whole' | 'paused' | 'once';
  /** The months in which it is exact, or as good as that, and those about them. */
  heights: ReadonlySet<string>;
  contacts: readonly WeighedTransit[];
}

/** Days on either side of an exact one in which a contact is at its height. */
const nearHeight = 20;
const nearHeightOfOuter = 40;

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
  const reach = group.first.body <= Saturn ? nearHeight : nearHeightOfOuter;
  const heights = new Set(
    loops.flatMap((loop) =>
      marksOf(loop).flatMap((day) => monthsOf(dayBefore(day, reach), dayBefore(day, -reach))),
    ),
  );
  return [{ starts, ends, key, heights, contacts }];
}
