import { Mercury, Moon, Pluto, Sun } from '../../chart/bodies.js';
import { bothDraft, houseDraft, signDraft, weighedBody } from '../chart-sections.js';
import { placementFactor, type WeighedBody } from '../factors.js';
import type { Draft, Part } from '../reading.js';
import { isAtAngle } from './context.js';
import { leadSection } from './lead.js';
import { cellOfAspect, isBySign } from './lunar-return-context.js';
import { gatheringSection, type gatheringsOf } from './lunar-return-gatherings.js';
import type { LunarReturnContext } from './lunar-return-month.js';
import { withMeetings } from './meetings.js';
import { shortLine } from './opening.js';
import { angleSections, ascendantSection, phaseSection, retrogradeSentence } from './parts.js';
import { isAsked, isSignCertain } from './plan.js';
import { countedHouse } from './planets-on-angles.js';
import { stancesOfHouse, stancesOfMoonSign, stancesOfSign } from './stances.js';

/** The tone of a month, and where it takes place. */

/** The Ascendant, the planets on angles, the phase; by sign the swift planets that lead, or all without houses. */
export function toneSections(context: LunarReturnContext, gatherings: Gatherings): (Draft | undefined)[] {
  const { cells, kind, manuscript, month, weighed } = context;
  const natal = month.ascendantIn;
  const natalCell = natal === 0 ? '' : cells.lunarReturnAscendant(natal);
  const cellOf = cellOfAspect(context);
  // What the angle says of the Moon comes first, and her sign and house are one paragraph under it.
  const more = (body: WeighedBody): Part[][] =>
    body.id === Moon ? [moonParagraphs(context, body).flat(), ...withMoon(gatherings)] : [];
  return [
    leadSection(context, cellOf, (aspect) => shortLine(context, aspect)),
    ascendantSection(context, natal, natalCell, weighedBody(context, Moon)?.house ?? 0),
    ...angleSections(context, more, cellOf, cellOf),
    ...firstHouseSections(context, gatherings),
    phaseSection(context, context.aspects),
    ...weighed.bodies
      .filter((body) => isBySign(context, body) && !isGathered(gatherings, body))
      .map((body) => {
        context.written.add(body.id);
        const text = manuscript.unlessSaid(kind.inSign[body.id as 0][body.sign]);
        const statement = { text, stances: stancesOfSign(context, body.id, body.sign) };
        const draft = signDraft(context, body, [[statement, retrogradeSentence(context, body)]]);
        const isLead = context.meetings.some(
          (its) => its.body === body.id && its.aspects.some((each) => isAsked(context.question, each)),
        );
        return withMeetings(context, { ...draft, isLead }, [body.id], cellOf);
      }),
  ];
}

/**
 * What stands in the first house is felt in all of a month, also where it is too far from the Ascendant to be on it.
 */
const firstHouseSections = (context: LunarReturnContext, gatherings: Gatherings): Draft[] =>
  context.weighed.bodies
    .filter(
      (body) =>
        body.id >= Mercury &&
        body.id <= Pluto &&
        body.house === 1 &&
        !isAtAngle(context, body) &&
        !isBySign(context, body) &&
        !gatherings.some(({ bodies }) => bodies.some(({ id }) => id === body.id)),
    )
    .slice(0, mostInFirst)
    .map((body) => {
      context.written.add(body.id);
      const text = context.manuscript.unlessSaid(context.kind.firstHouse[body.id as typeof Mercury]);
      const draft = houseDraft(context, body, [[{ text, stances: stancesOfHouse(context, body.id, 1) }]]);
      return withMeetings(context, draft, [body.id], cellOfAspect(context));
    });

const mostInFirst = 2;

type Gatherings = ReturnType<typeof gatheringsOf>;

/** Planets of a gathering that has a section of its own, and not the Moon’s. */
const isGathered = (gatherings: Gatherings, { id }: WeighedBody): boolean =>
  gatherings.some(({ bodies, withMoon }) => !withMoon && bodies.some((body) => body.id === id));

/** The gathering that the Moon is in is told with it. */
const withMoon = (gatherings: Gatherings): Part[][] =>
  gatherings.filter((gathering) => gathering.withMoon).map(({ text }) => [text]);

function moonParagraphs(context: LunarReturnContext, moon: WeighedBody): Part[][] {
  const { cells, kind, manuscript, month } = context;
  const sign = isSignCertain(month.chart, moon) ? manuscript.unlessSaid(kind.moonSign[moon.sign]) : '';
  const house = countedHouse(context, moon);
  // On an angle it has been told what the house that begins there would say again.
  const text =
    house === 0 || isAtAngle(context, moon) ? '' : manuscript.unlessSaid(cells.lunarReturnMoon(house));
  return [
    [{ text: sign, stances: stancesOfMoonSign(context, moon.sign) }],
    [{ text, stances: stancesOfHouse(context, Moon, house) }],
  ];
}

/** The Moon by sign and house, and the Sun’s house, each with what it meets. */
export function placeSections(context: LunarReturnContext, gatherings: Gatherings): Draft[] {
  const { kind, manuscript, written } = context;
  const cellOf = cellOfAspect(context);
  const drafts: Draft[] = [];
  const [moon, sun] = [weighedBody(context, Moon), weighedBody(context, Sun)];
  // What is said of a house that both gather in is not said of each.
  const isWithMoon = gatherings.some(
    (gathering) => gathering.withMoon && gathering.bodies.some(({ id }) => id === Sun),
  );
  // Of a Moon that may be in another sign there is nothing to say but what it meets.
  const isKnown = moon !== undefined && isSignCertain(context.month.chart, moon);
  if (isKnown && !isAtAngle(context, moon)) {
    const paragraphs = [...moonParagraphs(context, moon), ...withMoon(gatherings)];
    const draft =
      moon.house === 0 ? signDraft(context, moon, paragraphs) : bothDraft(context, moon, paragraphs);
    const told = withMeetings(context, draft, [Moon], cellOf, cellOf);
    const factors = isWithMoon && sun !== undefined ? [...told.factors, placementFactor(sun)] : told.factors;
    drafts.push({ ...told, factors, isKept: true });
    written.add(Moon);
  }
  const isTold = isWithMoon && isKnown && !isAtAngle(context, moon);
  if (
    sun !== undefined &&
    sun.house !== 0 &&
    !isAtAngle(context, sun) &&
    !isGathered(gatherings, sun) &&
    !isTold
  ) {
    const text = manuscript.unlessSaid(kind.sun[sun.house]);
    const draft = houseDraft(context, sun, [[{ text, stances: stancesOfHouse(context, Sun, sun.house) }]]);
    drafts.push(withMeetings(context, draft, [Sun], cellOf));
    written.add(Sun);
  }
  for (const gathering of gatherings)
    if (!gathering.withMoon) drafts.push(gatheringSection(context, gathering, cellOf));
  return drafts;
}
