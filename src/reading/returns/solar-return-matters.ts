import { Conjunction } from '../../chart/aspects.js';
import { Mars } from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import { crowdedDraft } from '../chart-sections.js';
import {
  aspectFactor,
  type Crowding,
  crowdingFactor,
  type WeighedAspect,
  type WeighedBody,
} from '../factors.js';
import { type Draft, draftWords, type Part } from '../reading.js';
import { aspectsOf, axisLead, bodiesOf, isLight, type Matter } from './matters.js';
import { householdDraft, standsStill } from './parts.js';
import type { Household } from './plan.js';
import { companyParts, lineParts, meetingsOfPlanet, planetParts } from './solar-return-planets.js';
import type { SolarReturnContext } from './solar-return-year.js';

/** The matters of a year as sections. */

/** A paragraph of fewer words is joined to another. */
const shortParagraph = 40;
/** To a paragraph of so many words only short ones are joined. */
const longParagraph = 60;
type HouseCrowding = Crowding & { house: House };

/** The section of one matter. */
export function matterSection(
  context: SolarReturnContext,
  matter: Matter,
  crowdings: readonly HouseCrowding[],
): Draft {
  const [first] = matter.households as [Household, ...Household[]];
  const bodies = bodiesOf(matter);
  const crowds = crowdings.filter(({ house }) => matter.households.some((each) => each.house === house));
  const aspects = aspectsOf(context, matter);
  const own = householdDraft(context, first.house, bodies, []);
  const draft: Draft = {
    ...own,
    factors: [...crowds.map(crowdingFactor), ...own.factors, ...aspects.all.map(aspectFactor)],
    isKept: bodies.some(isLight),
  };
  if (matter.axis !== undefined) return { ...draft, ...axisTexts(context, matter) };
  const [crowd] = crowds;
  if (crowd === undefined) return { ...draft, paragraphs: householdTexts(context, matter) };
  return {
    ...draft,
    title: crowdedDraft(context, crowd, '').title,
    paragraphs: crowdTexts(context, matter, crowd),
  };
}

/** Two opposite houses: the text of the axis, then each side with its planets' aspects, the heavier first. */
function axisTexts(context: SolarReturnContext, matter: Matter): Pick<Draft, 'title' | 'paragraphs'> {
  const { households } = matter;
  const [{ house }] = households as [Household];
  const { title, lead } = axisLead(context, house);
  return {
    title,
    paragraphs: [
      [lead],
      ...shortJoined(households.flatMap(({ bodies }) => bodiesTexts(context, matter, bodies))),
    ],
  };
}

/** The aspects of a planet of a matter; one between two planets of it comes after both have been told. */
function metBy(context: SolarReturnContext, matter: Matter, body: WeighedBody): WeighedAspect[] {
  const order = bodiesOf(matter).map(({ id }) => id);
  const at = order.indexOf(body.id);
  return aspectsOf(context, matter).all.filter(
    ({ first, second }) => Math.max(order.indexOf(first), order.indexOf(second)) === at,
  );
}

/** Each planet of a matter, followed by its aspects. */
function bodiesTexts(context: SolarReturnContext, matter: Matter, bodies: readonly WeighedBody[]): Part[][] {
  const [first, ...others] = bodies as [WeighedBody, ...WeighedBody[]];
  const met = (body: WeighedBody): Part[] => lineParts(context, metBy(context, matter, body));
  return [
    partsOf(context, matter, first),
    met(first),
    ...others.map((body) => [...partsOf(context, matter, body), ...met(body)]),
  ];
}

/** Whether a planet is told in full among several: a light, or else the heaviest. */
function isMain(matter: Matter, body: WeighedBody): boolean {
  const bodies = bodiesOf(matter);
  return bodies.some(isLight) ? isLight(body) : body === bodies[0];
}

function partsOf(context: SolarReturnContext, matter: Matter, body: WeighedBody): Part[] {
  if (isMain(matter, body)) return planetParts(context, body);
  return isToldWithMain(context, matter, body) ? [] : companyParts(context, body);
}

/** Whether an aspect to a light, or to the heaviest planet, has told a planet, so that it needs no text of its own. */
function isToldWithMain(context: SolarReturnContext, matter: Matter, body: WeighedBody): boolean {
  const { id } = body;
  const isWithMain = bodiesOf(matter).some(
    (main) =>
      main.id !== id &&
      isMain(matter, main) &&
      aspectsOf(context, matter).all.some(
        ({ aspect, first, second }) =>
          aspect === Conjunction && [first, second].includes(id) && [first, second].includes(main.id),
      ),
  );
  const isToldThere = isWithMain && !body.retrograde && !standsStill(context, body);
  if (isToldThere) context.written.add(id);
  return isToldThere;
}

/** Paragraphs after the text of an axis, at most. */
const mostParagraphs = 4;

const wordsOf = (parts: Part[]): number => draftWords({ paragraphs: [parts] });

/** Joins a short paragraph to the one before it; if there are too many, those that are shortest together. */
function shortJoined(paragraphs: readonly Part[][]): Part[][] {
  const joined: Part[][] = [];
  for (const parts of paragraphs) {
    const before = joined.at(-1);
    if (wordsOf(parts) === 0) continue;
    const isShort =
      before !== undefined &&
      wordsOf(parts) < shortParagraph &&
      (before.every((part) => wordsOf([part]) < shortParagraph) || wordsOf(before) < longParagraph);
    if (isShort) before.push(...parts);
    else joined.push([...parts]);
  }
  while (joined.length > mostParagraphs) {
    const sums = joined.slice(1).map((parts, i) => wordsOf(parts) + wordsOf(joined[i] as Part[]));
    const at = sums.indexOf(Math.min(...sums));
    joined.splice(at, 2, [...(joined[at] as Part[]), ...(joined[at + 1] as Part[])]);
  }
  return joined;
}

/** The planets of one house: one alone in full with its aspects, several more shortly. */
function householdTexts(context: SolarReturnContext, matter: Matter): Part[][] {
  const [first, ...others] = bodiesOf(matter) as [WeighedBody, ...WeighedBody[]];
  return shortJoined(
    others.length === 0
      ? [planetParts(context, first), ...meetingsOfPlanet(context, first)]
      : bodiesTexts(context, matter, [first, ...others]),
  );
}

/** Planets of a crowd that have a sentence of their own, at most. */
const mostAdded = 4;

/** Whether a planet is retrograde and has a sentence for that. */
const isTurned = ({ id, retrograde }: WeighedBody): boolean => retrograde && id <= Mars;

/** The lights have no text for company. */
const addedParts = (context: SolarReturnContext, body: WeighedBody): Part[] =>
  isLight(body) ? planetParts(context, body) : companyParts(context, body);

/** A crowded house: first the text of the crowd. */
function crowdTexts(
  context: SolarReturnContext,
  matter: Matter,
  { house, bodies: crowd }: HouseCrowding,
): Part[][] {
  const { kind, manuscript } = context;
  const text = manuscript.unlessSaid(kind.crowded[house], { planets: manuscript.listOf(crowd) });
  // The matter of the house has been told: a light keeps its text, and other planets have a sentence on what they add.
  const bodies = bodiesOf(matter);
  for (const { id } of bodies) context.written.add(id);
  const isFirst = (body: WeighedBody): boolean => isLight(body) || isTurned(body);
  const added = [...bodies.filter(isFirst), ...bodies.filter((body) => !isFirst(body))].slice(0, mostAdded);
  return [
    [text],
    ...shortJoined(
      bodies.map((body) => [
        ...(added.includes(body) && !isToldWithMain(context, matter, body) ? addedParts(context, body) : []),
        ...lineParts(context, metBy(context, matter, body)),
      ]),
    ),
  ];
}
