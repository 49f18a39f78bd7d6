import { Conjunction } from '../../chart/aspect-kinds.js';
import {
  Ascendant,
  type BodyId,
  Chiron,
  Midheaven,
  Moon,
  Neptune,
  Pluto,
  Uranus,
} from '../../chart/bodies.js';
import { rulerOf } from '../../chart/dignities.js';
import type { House } from '../../chart/zodiac.js';
import type { NatalChapter } from '../../text/reading-keys.js';
import { fill } from '../../text/texts.js';
import {
  aspectFactor,
  isBetweenSigns,
  placementFactor,
  tenths,
  type WeighedAspect,
  type WeighedBody,
} from '../factors.js';
import { type Draft, type Part, statementOf } from '../reading.js';
import { withoutHouses } from '../trimming.js';
import { bodyCalled } from './called.js';
import { allOf, chapterOf, chapterOfHouse, into } from './chapter-of.js';
import type { NatalContext } from './context.js';
import { slowMeetings } from './emphasis.js';
import { houseRead } from './house-read.js';
import { type PlacementText, placementTextOf } from './placements.js';
import type { NatalPlan } from './plan.js';
import { headingOf } from './sections.js';
import { handleOf } from './shape.js';
import { cell, sidesOfAspect, sidesOfSign } from './sides.js';
import { byAspect } from './stated-by.js';

/**
 * Uranus, Neptune and Pluto, if no section of their own or of an angle is planned: as a person's own, or as an age
 * group's.
 */

/** Slow planets told as an age group's at most. */
const mostOfAge = 1;
const slowPlanets: readonly BodyId[] = [Uranus, Neptune, Pluto];

/** Whether a slow planet is personal: in aspect to a light or an angle, and not only at the limit of the orb. */
const isOwnSlow = ({ weighed: { chart } }: NatalContext, { id }: WeighedBody): boolean =>
  chart.aspects.some(
    ({ first, second, closeness }) =>
      closeness >= ownFrom &&
      (first === id ? second === Ascendant || second === Midheaven : second === id && first <= Moon),
  );
const ownFrom = 0.3;
/** Personal slow planets told at most, besides those told elsewhere. */
const mostOwn = 2;

/** Slow planets not told yet, strongest first; not those whose sign is uncertain. */
export const unwrittenSlow = ({ weighed, written }: NatalContext): WeighedBody[] =>
  weighed.bodies.filter(
    (body) =>
      slowPlanets.includes(body.id) && !written.bodies.has(body.id) && !isBetweenSigns(body, weighed.chart),
  );

/**
 * The section of a slow planet.
 * @param sign what everybody of the age shares
 * @param house the person's own share
 */
function slowDraft(context: NatalContext, body: WeighedBody, said: { sign: Part[]; house: Part[] }): Draft {
  context.written.bodies.add(body.id);
  const factor = { ...placementFactor(body), weight: tenths(body.weight / 4) };
  const { sign, house } = said;
  const title = headingOf(context, body, { sign: sign.length > 0, house: house.length > 0 });
  return {
    title,
    weight: factor.weight,
    factors: [factor],
    paragraphs: [sign, house],
    by: bodyCalled(context, body),
  };
}

const signOfAge = (context: NatalContext, body: WeighedBody): Part[] => [
  statementOf({
    text: withoutHouses(
      context.manuscript.words,
      context.manuscript.unlessSaid(context.cells.bodyInSign(body.id, body.sign)),
    ),
    sides: sidesOfSign(context, body),
    mayEndInAdvice: true,
  }),
];

/** Whether a planet is the handle of a bucket. */
function isHandle({ weighed: { chart } }: NatalContext, { id }: WeighedBody): boolean {
  if (chart.shape !== 'bucket') return false;
  const [one, other] = handleOf(chart.bodies);
  return id === one && other === undefined;
}

/** Whether a planet rules the Ascendant, with which its house is told. */
const isToldOfHouse = ({ weighed: { bodies, chart } }: NatalContext, { id }: WeighedBody): boolean =>
  chart.ascendant !== undefined &&
  bodies.some((body) => body.id === Ascendant && rulerOf(body.sign, chart.rulerships) === id);

/**
 * The personal slow planets without a planned section, for the chapter of their house; without houses, by sign with
 * their generation.
 */
export function ownSlow(
  context: NatalContext,
  plan: NatalPlan,
): ReadonlyMap<NatalChapter, readonly WeighedBody[]> {
  const planned = allOf(plan.bodies).map(({ body }) => body);
  const own = new Map<NatalChapter, WeighedBody[]>();
  const unplanned = unwrittenSlow(context).filter(
    (body) => !planned.includes(body) && !isToldOfHouse(context, body),
  );
  for (const body of unplanned
    .filter((each) => isOwnSlow(context, each) || isHandle(context, each))
    .slice(0, mostOwn))
    into(own, chapterOf(body, context.weighed.chart) ?? 'generation', body);
  return own;
}

/** The text by house, unless that has been told or contradicts something. */
function housePart(
  { manuscript, consistency, written }: NatalContext,
  { text, sides, house }: PlacementText,
): Part[] {
  if ((house !== 0 && written.houses.has(house)) || !consistency.tryAdd(sides)) return [];
  if (house !== 0) written.houses.add(house);
  return [statementOf({ text: manuscript.unlessSaid(text), sides })];
}

export function ownSlowDrafts(context: NatalContext, own: readonly WeighedBody[]): Draft[] {
  return own.flatMap((body) => {
    const passage = placementTextOf(context.cells, body, context.weighed);
    if (passage === undefined)
      return context.consistency.tryAdd(sidesOfSign(context, body))
        ? slowDraft(context, body, { sign: signOfAge(context, body), house: [] })
        : [];
    const house = housePart(context, passage);
    return house.length === 0 ? [] : slowDraft(context, body, { sign: [], house });
  });
}

/**
 * A slow planet by sign, for a chart with little else, and its chapter.
 * @param isAny even if it contradicts something
 */
export function slowBySign(
  context: NatalContext,
  body: WeighedBody,
  isAny: boolean,
): { draft: Draft; chapter: NatalChapter } | undefined {
  // A personal slow planet is not told by what an age group shares.
  if (body.house !== 0 && isOwnSlow(context, body)) return undefined;
  const sides = sidesOfSign(context, body);
  if (isAny) context.consistency.state(sides);
  else if (!context.consistency.tryAdd(sides)) return undefined;
  return {
    draft: slowDraft(context, body, { sign: signOfAge(context, body), house: [] }),
    chapter: isOwnSlow(context, body) ? 'longWork' : 'generation',
  };
}

/** Chiron by sign, if there are no houses and it has no section. */
export function chironDraft(context: NatalContext): Draft | undefined {
  const { weighed, written } = context;
  const body = weighed.bodies.find(({ id }) => id === Chiron);
  if (body === undefined || body.house !== 0 || written.bodies.has(Chiron)) return undefined;
  const sides = sidesOfSign(context, body);
  if (!context.consistency.tryAdd(sides)) return undefined;
  return slowDraft(context, body, { sign: signOfAge(context, body), house: [] });
}

/** The houses in which everybody is seen, by others or by themselves. */
const angularHouses: readonly (House | 0)[] = [1, 4, 7, 10];

/** The angular house that two slow planets close together share: there their meeting is a person's own. */
function houseOfMeeting({ weighed: { bodies, chart } }: NatalContext, aspect: WeighedAspect): House | 0 {
  const [one, other] = [aspect.first, aspect.second].map((id) => bodies.find((body) => body.id === id));
  const house = one === undefined ? 0 : houseRead(one, chart);
  return other && houseRead(other, chart) === house && angularHouses.includes(house) ? house : 0;
}

/**
 * Conjunctions of slow planets, if no pattern tells them: in the chapter of an angular house those that share it,
 * and the others with the generation.
 */
export function meetingDrafts(context: NatalContext, key: NatalChapter): Draft[] {
  const { cells, consistency, manuscript, weighed } = context;
  const drafts: Draft[] = [];
  for (const aspect of slowMeetings(weighed)) {
    const { first, second } = aspect;
    const house = houseOfMeeting(context, aspect);
    if (key !== (house === 0 ? 'generation' : chapterOfHouse[house])) continue;
    const text = manuscript.unlessSaid(cells.natalAspect(first, second, Conjunction));
    if (text === '') continue;
    const sides = sidesOfAspect(context, aspect);
    consistency.state(sides);
    const factor = { ...aspectFactor(aspect), weight: tenths(aspect.weight / 4) };
    drafts.push({
      title: meetingTitle(context, aspect, house),
      weight: factor.weight,
      factors: [factor],
      paragraphs: [cell(text, sides, byAspect(aspect, first))],
    });
  }
  return drafts;
}

/** The heading of a meeting, with the house if it is told there. */
function meetingTitle(
  { cells, manuscript }: NatalContext,
  { first, second }: WeighedAspect,
  house: House | 0,
): string {
  const { headings, houses } = cells.readings.words;
  const values = { a: manuscript.start(first), b: manuscript.within(second) };
  return house === 0
    ? fill(headings.aspects[Conjunction], values)
    : fill(headings.besideInHouse, { ...values, house: houses[house] });
}

/** The sign of a slow planet, which an age group shares: of the strongest that is not personal and contradicts nothing. */
export function generationDrafts(context: NatalContext): Draft[] {
  const meetings = meetingDrafts(context, 'generation');
  const shared = unwrittenSlow(context).filter((body) => !isOwnSlow(context, body));
  const added: WeighedBody[] = [];
  for (const body of shared)
    if (added.length < mostOfAge && context.consistency.tryAdd(sidesOfSign(context, body))) added.push(body);
  return [
    ...meetings,
    ...added.map((body) => slowDraft(context, body, { sign: signOfAge(context, body), house: [] })),
  ];
}
