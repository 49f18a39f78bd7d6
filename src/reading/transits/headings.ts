import { Ascendant, Descendant, ImumCoeli } from '../../chart/bodies.js';
import { isJupiterOrSlower } from '../../chart/body-groups.js';
import { fill } from '../../text/texts.js';
import { compareDays, daysFrom } from '../compare-days.js';
import { listOf } from '../manuscript.js';
import {
  contactCell,
  daysOf,
  isAround,
  isOpen,
  isUnsure,
  loopOf,
  marksIn,
  type TransitContext,
} from './context.js';
import type { TransitGroup } from './groups.js';
import { isBroken, passesOf } from './passes.js';
import { type Day, isFresh, type Loop, marksOf, type Transit, touchedBy } from './plan.js';

/** The name of a contact, for the start of a sentence or heading, or for the middle of a sentence. */
export function contactOf(
  { cells, kind, manuscript }: TransitContext,
  transit: Transit,
  { names, isWithin = false }: { names?: string; isWithin?: boolean } = {},
): string {
  const { headings } = cells.readings.words;
  const { point } = touchedBy(transit);
  const body = isWithin ? manuscript.within(transit.body) : manuscript.start(transit.body);
  const onAngle = headings.onAngle[point as typeof Descendant];
  if (onAngle !== undefined && (point === Descendant || point === ImumCoeli || transit.aspect === 0))
    return fill(onAngle, { body, point: manuscript.within(point) });
  if (transit.aspect === 0) {
    const { onPlanet, onOwnPlace } = kind.headings;
    return transit.body === transit.natal
      ? fill(onOwnPlace, { a: body })
      : fill(onPlanet, { a: body, b: names ?? manuscript.within(transit.natal) });
  }
  return fill(headings.aspects[transit.aspect as 0], {
    a: body,
    b: names ?? manuscript.within(transit.natal),
  });
}

/**
 * The title of a contact and its twins: joined where they are of one aspect, otherwise one after the other; a single
 * contact is followed by its matter.
 */
function headingOf(context: TransitContext, { first, force, twins }: TransitGroup): string {
  const { kind, manuscript } = context;
  const all = [first, ...twins];
  const matter = twins.length + force.length === 0 ? contactCell(kind.matters, first) : undefined;
  if (matter !== undefined) return fill(kind.headings.about, { heading: contactOf(context, first), matter });
  const isOne = all.every(({ aspect, natal }) => aspect === first.aspect && natal < Ascendant);
  return isOne
    ? contactOf(context, first, { names: manuscript.listOf(all.map(({ natal }) => natal)) })
    : all.map((one) => contactOf(context, one)).join(context.cells.readings.words.list.comma);
}

/** A heading lists up to so many days; more are counted if they go on beyond the period. */
const mostListed = 3;

/** A next exact day this far off, in days, does not concern the period. */
const farOff = 60;

/** The heading of a section: the title, the days, and the other contacts told in full in it. */
export function datedHeading(context: TransitContext, group: TransitGroup): string {
  const { cells, kind } = context;
  const { heading, when } = headingAndDays(context, group);
  const own = when === '' ? heading : fill(kind.captions.titled, { heading, when });
  if (group.beside.length === 0) return own;
  const others = group.beside.map((one) => contactOf(context, one));
  return fill(kind.captions.also, { heading: own, others: listOf(others, cells.readings.words.list) });
}

/** Whether a heading names a day before the period: the contact was exact days ago, and its next day is far off. */
export function isPastInHeading(context: TransitContext, transit: Transit): boolean {
  const { sky } = context;
  const loop = loopOf(context, transit);
  const { exact } = loop;
  const marks = marksIn(context, transit, loop);
  const past = marks.filter((day) => day < sky.from).at(-1);
  const coming =
    marks.find((day) => day >= sky.from && exact.includes(day)) ?? marks.find((day) => day >= sky.from);
  return (
    past !== undefined &&
    exact.includes(past) &&
    isFresh(sky, past) &&
    coming !== undefined &&
    coming > sky.to &&
    daysFrom(sky.from, coming) > farOff
  );
}

/** The title of a section, and its days. */
export function headingAndDays(
  context: TransitContext,
  group: TransitGroup,
): { heading: string; when: string } {
  const { cells, kind, manuscript, sky } = context;
  const transit = group.first;
  const loop = loopOf(context, transit);
  const { exact, ends } = loop;
  const marks = marksIn(context, transit, loop);
  const next = marks.filter((day) => day >= sky.from && exact.includes(day));
  const still = marks.filter((day) => day >= sky.from && !exact.includes(day));
  const past = marks.filter((day) => day < sky.from).at(-1);
  if (past !== undefined && isPastInHeading(context, transit)) next.unshift(past);
  // The years are named if the contact lasts into another one.
  const isOfYears = ends !== null && cells.isOtherYear(ends);
  const written = (some: readonly Day[], withYear = isOfYears || some.some(cells.isOtherYear)): string =>
    daysOf(context, transit, some, withYear);
  const heading =
    group.force.length === 0
      ? headingOf(context, group)
      : fill(kind.force.title, { heading: headingOf(context, group) });
  const isNamed = next.length > 0 || still.length > 0;
  if (isOpen(context, transit) || (isUnsure(context, transit) && !isNamed))
    return { heading, when: openDays(context, transit, loop) };
  if (exact.length === 0 && still.length === 0 && ends === null) return { heading, when: '' };
  const days = next.length === 0 ? [] : [{ of: transit, days: next }, ...twinDays(context, group)];
  days.sort((one, other) => compareDays(one.days[0] as Day, other.days[0] as Day));
  const withYear = isOfYears || [...still, ...days.flatMap((own) => own.days)].some(cells.isOtherYear);
  const listed = (days: readonly Day[]): string =>
    days.length > mostListed && (days.at(-1) ?? '') > sky.to
      ? fill(kind.captions.many, {
          count: cells.number(days.length),
          first: written(days.slice(0, 1), true),
          last: written(days.slice(-1), true),
        })
      : written(days, withYear);
  const byPoint = days.map((own) =>
    days.length === 1
      ? listed(own.days)
      : fill(kind.captions.ofPoint, {
          days: listed(own.days),
          point: manuscript.within(touchedBy(own.of).point),
        }),
  );
  const exactDays =
    byPoint.length === 0
      ? ''
      : byPoint.reduce((before, after) => fill(kind.captions.ofPoints, { before, after }));
  const named =
    next.length > 0 && still.length > 0
      ? fill(kind.captions[(still[0] ?? '') < (next[0] ?? '') ? 'both' : 'bothLater'], {
          still: written(still, withYear),
          days: exactDays,
        })
      : next.length > 0
        ? fill(kind.captions.exact, { days: exactDays })
        : still.length > 0
          ? fill(kind.captions.still, { days: written(still) })
          : past === undefined
            ? fill(kind.captions.near, { ends: written([ends as Day]) })
            : fill(kind.captions[exact.includes(past) ? 'past' : 'pastStill'], {
                // The past day of a swift planet needs no year.
                days:
                  isJupiterOrSlower(transit.body) || isAround(context, transit)
                    ? written([past])
                    : cells.dayOfMonth(past),
              });
  // A reader takes a day beside a heading for one of the period.
  const isAfter =
    sky.isPeriod &&
    isNamed &&
    [...next, ...still, ...days.flatMap((own) => own.days)].every((day) => day > sky.to);
  const when = isAfter ? fill(kind.captions.after, { when: named }) : named;
  return { heading, when };
}

/** A twin’s days within so many days of the first one’s are not named again. */
const sameDays = 3;

/** A contact and some of its days, in order. */
interface DaysOfContact {
  of: Transit;
  days: readonly Day[];
}

/** The days of twins within a period, where they differ from those of the first contact. */
function twinDays(context: TransitContext, { first, twins }: TransitGroup): DaysOfContact[] {
  const { sky } = context;
  if (!sky.isPeriod || isAround(context, first)) return [];
  const isIn = (day: Day): boolean => day >= sky.from && day <= sky.to;
  const own = marksOf(loopOf(context, first));
  return twins
    .filter((twin) => !isAround(context, twin))
    .map((twin) => ({
      of: twin,
      days: marksIn(context, twin).filter(
        (day) => isIn(day) && own.every((at) => Math.abs(daysFrom(at, day)) > sameDays),
      ),
    }))
    .filter(({ days }) => days.length > 0);
}

/** The months of the whole loop, where the hour of birth leaves the days open. */
function openDays(context: TransitContext, transit: Transit, { starts, ends }: Loop): string {
  const { cells, kind, sky } = context;
  if (starts === null || ends === null) return '';
  const month = (day: Day): string =>
    cells.month(`${day.slice(0, 7)}-00`, starts.slice(0, 4) !== ends.slice(0, 4) || ends < sky.from);
  const key = isBroken(passesOf(context, transit), starts, ends) ? 'stayPaused' : 'stay';
  return fill(kind.captions[key], { starts: month(starts), ends: month(ends) });
}
