import { Conjunction } from '../../chart/aspects.js';
import { Mars, Moon, Sun } from '../../chart/bodies.js';
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

/** Words below which a paragraph does not stand by itself beside another. */
const shortParagraph = 40;
/** From which on nothing short is joined to it but to other short ones. */
const longParagraph = 60;
type HouseCrowding = Crowding & { house: House };

/** One matter in a section. */
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

/**
 * Two houses that face each other: what lies between them, then each side, the heavier first, with what its planets
 * meet.
 */
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

/** What a planet of a matter meets; of two of them once both have been told. */
function metBy(context: SolarReturnContext, matter: Matter, body: WeighedBody): WeighedAspect[] {
  const order = bodiesOf(matter).map(({ id }) => id);
  const at = order.indexOf(body.id);
  return aspectsOf(context, matter).all.filter(
    ({ first, second }) => Math.max(order.indexOf(first), order.indexOf(second)) === at,
  );
}

/** The first of some planets, what it meets, and then each other with what it meets. */
function bodiesTexts(context: SolarReturnContext, matter: Matter, bodies: readonly WeighedBody[]): Part[][] {
  const [first, ...others] = bodies as [WeighedBody, ...WeighedBody[]];
  const met = (body: WeighedBody): Part[] => lineParts(context, metBy(context, matter, body));
  return [
    partsOf(context, matter, first),
    met(first),
    ...others.map((body) => [...partsOf(context, matter, body), ...met(body)]),
  ];
}

/** Of several planets the lights, or else the heaviest, are told as fully as by themselves. */
function isMain(matter: Matter, body: WeighedBody): boolean {
  const bodies = bodiesOf(matter);
  return bodies.some(isLight) ? isLight(body) : body === bodies[0];
}

function partsOf(context: SolarReturnContext, matter: Matter, body: WeighedBody): Part[] {
  if (isMain(matter, body)) return planetParts(context, body);
  return isToldWithMain(context, matter, body) ? [] : companyParts(context, body);
}

/** Whether what a planet is beside a light, or beside the heaviest, has been told: it needs no text of its own as well. */
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

/** Paragraphs under what is said of an axis. */
const mostParagraphs = 4;

const wordsOf = (parts: Part[]): number => draftWords({ paragraphs: [parts] });

/** A short paragraph joined to the one before it; of more than there is room for, those that are shortest together. */
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

/** A planet alone in its house, with what it meets; others there are told more shortly. */
function householdTexts(context: SolarReturnContext, matter: Matter): Part[][] {
  const [first, ...others] = bodiesOf(matter) as [WeighedBody, ...WeighedBody[]];
  return shortJoined(
    others.length === 0
      ? [planetParts(context, first), ...meetingsOfPlanet(context, first)]
      : bodiesTexts(context, matter, [first, ...others]),
  );
}

/** Planets of a crowd that are told by what they add to it. */
const mostAdded = 4;

/** What is said of one that is retrograde stands beside what it adds. */
const isTurned = ({ id, retrograde }: WeighedBody): boolean => retrograde && id <= Mars;

/** The Moon has no text for company. */
const addedParts = (context: SolarReturnContext, body: WeighedBody): Part[] =>
  body.id === Moon ? planetParts(context, body) : companyParts(context, body);

/** Of a crowded house first what the crowd is. */
function crowdTexts(
  context: SolarReturnContext,
  matter: Matter,
  { house, bodies: crowd }: HouseCrowding,
): Part[][] {
  const { kind, manuscript } = context;
  const text = manuscript.unlessSaid(kind.crowded[house], { planets: manuscript.listOf(crowd) });
  // What the house is about has been said, and the closing says what the Sun makes of it: the others are told by what
  // they add, and the Sun by what it meets.
  const bodies = bodiesOf(matter);
  for (const { id } of bodies) context.written.add(id);
  const others = bodies.filter(({ id }) => id !== Sun);
  const added = [...others.filter(isTurned), ...others.filter((body) => !isTurned(body))].slice(0, mostAdded);
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
