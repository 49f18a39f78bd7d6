import { isJupiterOrSlower } from '../../chart/body-groups.js';
import { fill } from '../../text/texts.js';
import type { AtBirth } from '../../text/transit-catalogue.js';
import { compareDays } from '../compare-days.js';
import type { Part } from '../reading.js';
import {
  dated,
  daysOf,
  dayText,
  isOpen,
  loopOf,
  marksIn,
  storyOf,
  type TransitContext,
  valuesOf,
  whenOf,
} from './context.js';
import { alone, isOfTime, type TransitGroup, twinTime } from './groups.js';
import { headingAndDays } from './headings.js';
import { leanOf } from './leans.js';
import { isFarAhead, phaseOf } from './phases.js';
import { type Day, latest, marksOf, touchedBy, type WeighedTransit } from './plan.js';
import { cellsBeginning, shortPartsOf } from './short-texts.js';

/**
 * A sentence that leads from one contact to another planet at the same point, or to the same planet at a point close
 * by.
 */
export function bridgeTo(context: TransitContext, first: WeighedTransit, other: WeighedTransit): string {
  const { kind, manuscript } = context;
  const { atPoint, ofPlanet, ownPlace } = kind.bridges;
  const when = whenBeside(context, first, other);
  const values = {
    ...valuesOf(context, other),
    when: when === '' ? '' : fill(kind.bridges.when, { when }),
  };
  if (first.body === other.body)
    // If both natal points stood together at birth, each is called by its own name.
    return manuscript.nextUnsaid(ofPlanet[atBirth(context, first, other)], {
      ...values,
      b: kind.natal[touchedBy(other).point].within,
      B: kind.natal[touchedBy(other).point].start,
      point: kind.natal[touchedBy(first).point].within,
    });
  const { point } = touchedBy(other);
  // A planet at its own place would be named twice.
  if (point === other.body) return manuscript.firstUnsaid(ownPlace, values);
  return manuscript.nextUnsaid(atPoint[leanOf(first)][leanOf(other)], {
    ...values,
    b: kind.natal[point].within,
    B: kind.natal[point].start,
  });
}

/** The days of a contact, for the sentence that says it is at work beside another. */
function whenBeside(context: TransitContext, first: WeighedTransit, other: WeighedTransit): string {
  const { from } = context.sky;
  const ends = loopOf(context, first).ends ?? latest;
  const marks = marksIn(context, other, loopOf(context, other)).filter((day) => day >= from);
  // The text of a contact far ahead names its first day itself.
  if (marks[0] !== undefined && isFarAhead(context.sky, marks[0])) return '';
  // The text of a contact without days says when it was.
  if (marks.length === 0 && !context.slow.includes(other)) return '';
  const during = marks.filter((day) => day <= ends);
  if (during.length === marks.length) return headingAndDays(context, alone(other)).when;
  return during.length === 0 ? '' : daysOf(context, other, during);
}

/** Two natal points within so many degrees are one place to a slow planet. */
const closeAtBirth = 12;

/** The natal aspect between two points that one planet touches by the same aspect. */
function atBirth({ sky }: TransitContext, one: WeighedTransit, other: WeighedTransit): AtBirth {
  // If the planet is on one and opposite the other, the points are opposite.
  if (touchedBy(one).meeting !== touchedBy(other).meeting) return 'axis';
  const apart = sky.apartAtBirth?.(touchedBy(one).point, touchedBy(other).point) ?? 0;
  return apart <= closeAtBirth ? 'close' : apart > 180 - closeAtBirth ? 'across' : 'trine';
}

/** Another planet at the same point in a sentence or two: that it is there, what it does and how far it has come. */
export function shortlyBeside(context: TransitContext, first: WeighedTransit, other: WeighedTransit): Part[] {
  const { kind, manuscript } = context;
  const [text = '', ...coming] = shortPartsOf(context, other);
  if (text === '') return [];
  // A sentence for help beside what presses says that it is help.
  const help =
    leanOf(first) === 'tense' && leanOf(other) === 'harmonious' ? bridgeTo(context, first, other) : '';
  const when = help === '' ? whenBeside(context, first, other) : '';
  // After a sentence for help, or without days, there is nothing to say before the effect.
  const told =
    when === '' && (help !== '' || marksOf(other).length === 0)
      ? text
      : manuscript.inRotation(kind.bridges.shortly, {
          text,
          when: when === '' ? '' : fill(kind.bridges.when, { when }),
        });
  // For a contact that has only just come within orb, that is said.
  const isComing = coming.some((one) => one !== '');
  return [help, told, ...coming, isComing ? '' : phaseOf(context, other, false)];
}

/**
 * The twins of a contact, in a sentence each; a turn of phrase comes before one that is of the other kind, help or
 * strain.
 */
export const twinsOf = (context: TransitContext, { first, twins }: TransitGroup): string[] =>
  twins.map((twin) => {
    const { kind, manuscript, sky } = context;
    const said = manuscript.unlessSaid(storyOf(context, twin)?.beside);
    // If the opening has used the short sentence, the first of the full text stands instead.
    const text = said || cellsBeginning(twin);
    if (text === '') return '';
    const time = twinTime(context, first, twin);
    const isContrary = leanOf(twin) !== leanOf(first);
    if (time !== 'same') {
      const its = marksIn(context, twin).filter((day) => isOfTime(sky, day));
      const when = whenOf(context, twin, its);
      if (isContrary) return manuscript.inRotation(kind.nearContraryTwins[leanOf(twin)], { text, when });
      return manuscript.inRotation(said === '' ? kind.nearMoreTwins : kind.nearTwins[time], { text, when });
    }
    if (isContrary) return manuscript.inRotation(kind.contraryTwins[leanOf(twin)], { text });
    return manuscript.inRotation(said === '' ? kind.moreTwins : kind.twins, { text });
  });

/** The other contacts about anger and force, in order of time. */
export const forceOf = (context: TransitContext, { force }: TransitGroup): string[][] =>
  force
    .map((one) => ({ one, days: nextDays(context, one) }))
    .sort((a, b) => compareDays(a.days[0] ?? '', b.days[0] ?? ''))
    .map(({ one, days }) => {
      const { kind, manuscript } = context;
      const [day] = days;
      if (!isJupiterOrSlower(one.body))
        return [
          day === undefined
            ? ''
            : dated(context, day, dayText(context, one, day), one, context.cells.isOtherYear(day)),
        ];
      const text = manuscript.unlessSaid(storyOf(context, one)?.beside);
      const isDated = day !== undefined && text !== '' && !isOpen(context, one);
      return [isDated ? fill(kind.dated, { day: daysOf(context, one, days), text }) : text];
    });

/** The coming days of a contact, or its last one before the period. */
function nextDays(context: TransitContext, transit: WeighedTransit): Day[] {
  const { sky } = context;
  const marks = marksIn(context, transit);
  const next = marks.filter((day) => day >= sky.from);
  return next.length > 0 ? next : marks.slice(-1);
}
