import { fill } from '../../text/texts.js';
import type { Draft } from '../reading.js';
import { daysOf, isAround, type TransitContext, valuesOf } from './context.js';
import { areContraryAtPoint, contraryAmong, jointOf, samePlanetOf } from './contrary.js';
import { othersOf, type TransitGroup, twinTime } from './groups.js';
import { contactOf, datedHeading, headingAndDays } from './headings.js';
import { leanOf } from './leans.js';
import { phaseOf, withoutDayOf } from './phases.js';
import { touchedBy, transitFactor, type WeighedTransit } from './plan.js';
import { samePointOf } from './same-point.js';
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
  const { first, beside, twins } = group;
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
        contraryAmong(context, [first, ...twins], earlier) ||
          samePlanetOf(context, [first, ...twins], earlier),
      ],
      ...beside.map((one, at) => {
        const isShort = !context.slow.includes(one) && first.body !== one.body;
        const bridge = isShort ? '' : bridgeTo(context, first, one);
        const its = isShort ? shortlyBeside(context, first, one) : tellingOf(context, one);
        // What the two planets mean together is said of the first pair, and of one that says opposite things.
        const areBoth = (at === 0 || areContraryAtPoint(first, one)) && !isOfOtherTime(context, one);
        const joint = areBoth ? togetherOf(context, first, one) : '';
        // A bridge at the point says by itself that the second helps or presses.
        const isUnjoined =
          areContraryAtPoint(first, one) &&
          (isShort ? leanOf(one) === 'tense' : touchedBy(one).point === one.body);
        return [
          bridge,
          ...its,
          joint ||
            (isUnjoined ? jointOf(context, first, one) : contraryAmong(context, [one], earlier)) ||
            samePlanetOf(context, [one], earlier),
        ];
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
