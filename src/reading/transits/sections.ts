import type { SlowPlanet } from '../../text/reading-keys.js';
import { fill } from '../../text/texts.js';
import type { Draft } from '../reading.js';
import { daysOf, isAround, type TransitContext, valuesOf } from './context.js';
import { othersOf, type TransitGroup, twinTime } from './groups.js';
import { contactOf, datedHeading, headingAndDays } from './headings.js';
import { leanOf } from './leans.js';
import { listedPasses, timeBeside } from './passes.js';
import { phaseOf, withoutDayOf } from './phases.js';
import { touchedBy, transitFactor, type WeighedTransit } from './plan.js';
import { shortPartsOf } from './short-texts.js';
import { isBackAndForth } from './swift-days.js';
import { cellOf, isOfOtherTime, tellingOf } from './telling.js';
import { togetherOf } from './together.js';
import { bridgeTo, forceOf, shortlyBeside, twinsOf } from './told-beside.js';

/** The section of a slow contact, with the contacts told beside it. */
export function slowDraft(
  context: TransitContext,
  group: TransitGroup,
  earlier: readonly WeighedTransit[] = [],
): Draft {
  const { first, beside } = group;
  const contrary = earlier.find((one) => isContraryAt(context, one, first));
  // A twin on other days is told after everything about the first contact.
  const isOnTime = (twin: WeighedTransit): boolean => twinTime(context, first, twin) === 'same';
  const onTime = twinsOf(context, { ...group, twins: group.twins.filter(isOnTime) });
  const onOtherDays = twinsOf(context, { ...group, twins: group.twins.filter((one) => !isOnTime(one)) });
  return {
    title: datedHeading(context, group),
    weight: first.weight,
    factors: [first, ...othersOf(group)].map(transitFactor),
    paragraphs: [
      [
        ...tellingOf(context, first, onTime, othersOf(group).length === 0),
        ...onOtherDays,
        context.slow.includes(first) ? withoutDayOf(context, first) : '',
        contrary === undefined ? '' : togetherOf(context, contrary, first),
      ],
      ...beside.map((one, at) => {
        const isShort = !context.slow.includes(one) && first.body !== one.body;
        const bridge = isShort ? '' : bridgeTo(context, first, one);
        const its = isShort ? shortlyBeside(context, first, one) : tellingOf(context, one);
        // What the two planets mean together is said only of the first pair.
        const areBoth = at === 0 && !isOfOtherTime(context, one);
        return [bridge, ...its, areBoth ? togetherOf(context, first, one) : ''];
      }),
      ...forceOf(context, group),
    ],
  };
}

/** The section of contacts that a period has little of: a line each. */
export function edgeDraft(context: TransitContext, groups: readonly TransitGroup[]): Draft | undefined {
  const { kind } = context;
  const lines = groups.flatMap((group) => {
    const { first } = group;
    const [text = '', coming = ''] = shortPartsOf(context, first);
    if (text === '') return [];
    const { when } = headingAndDays(context, group);
    const heading = contactOf(context, first);
    const { line, undated } = kind.edge;
    const its = fill(when === '' ? undated : line, { heading, when, text });
    return [{ first, parts: [its, coming || phaseOf(context, first, false)] }];
  });
  const [{ first } = { first: undefined }] = lines;
  return first === undefined
    ? undefined
    : {
        title: kind.edge.title,
        weight: first.weight,
        factors: lines.map((line) => transitFactor(line.first)),
        paragraphs: lines.map(({ parts }) => parts),
      };
}

/** Whether another planet told before helps at the point where this one presses, or the reverse, at the same time. */
const isContraryAt = ({ sky }: TransitContext, one: WeighedTransit, other: WeighedTransit): boolean =>
  one.body !== other.body &&
  touchedBy(one).point === touchedBy(other).point &&
  leanOf(one) !== leanOf(other) &&
  timeBeside(listedPasses(sky, one), listedPasses(sky, other), sky) === 'with';

/** The section of a swift contact. */
export function passingDraft(context: TransitContext, group: TransitGroup): Draft {
  const { sky, slow } = context;
  const transit = group.first;
  const held = sky.isPeriod
    ? undefined
    : slow.find((other) => touchedBy(other).point === touchedBy(transit).point);
  return {
    title: datedHeading(context, group),
    weight: transit.weight,
    factors: [transit, ...othersOf(group)].map(transitFactor),
    paragraphs: [
      [
        cellOf(context, transit),
        backAndForthOf(context, transit),
        held === undefined ? '' : samePointOf(context, held, transit),
      ],
      ...forceOf(context, group),
    ],
  };
}

/** That a swift planet stations at the point and stays for weeks: how long, and its exact days. */
function backAndForthOf(context: TransitContext, transit: WeighedTransit): string {
  const { cells, kind, manuscript } = context;
  if (!isBackAndForth(transit) || isAround(context, transit)) return '';
  const { starts, exact, ends } = transit;
  return manuscript.inRotation(kind.backAndForth, {
    ...valuesOf(context, transit),
    duration: cells.span(starts, ends).duration,
    days: daysOf(context, transit, exact),
  });
}

/**
 * That a slow planet touches the same point as a swift one. Not said of a slow planet at its own place, which would be
 * named twice.
 */
function samePointOf(
  { kind, manuscript }: TransitContext,
  held: WeighedTransit,
  swift: WeighedTransit,
): string {
  const { point } = touchedBy(held);
  if (point === held.body) return '';
  const cell = kind.samePoint[held.body as SlowPlanet][leanOf(held)][leanOf(swift)];
  return manuscript.unlessSaid(cell, { b: kind.natal[point].within });
}
