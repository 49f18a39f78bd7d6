import {
  Ascendant,
  type BodyId,
  ImumCoeli,
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../chart/bodies.js';
import type { House, SignId } from '../../chart/zodiac.js';
import type { BodyOfWays } from '../../text/pair-catalogue.js';
import { adviceStances, type Stance } from '../../text/stances.js';
import {
  angleDraft,
  bothDraft,
  crowdedDraft,
  houseDraft,
  signDraft,
  weighedBody,
} from '../chart-sections.js';
import { type Crowding, fewestOfCrowd, isSignOpen, type WeighedBody } from '../factors.js';
import { stancesOfBondHouse } from '../pair-stances.js';
import type { Draft, Part, ReadingLength } from '../reading.js';
import { angleOfPlanet, nearestAngle, standsOnAngle } from '../weights.js';
import { sentencesOf } from '../words.js';
import { type Chapter, type CompositeContext, crowdOfMany, type Figure, signCrowdOf } from './context.js';
import { apexOf } from './figures.js';
import { isHouseSaid, isInPassing, placingOf } from './placing.js';

/** The sections of a composite's reading on bodies by sign, house and angle, and on crowded houses. */

/** A text, without its last sentence if that gives advice given before. */
export function advisedOnce({ advised }: CompositeContext, text: string, stances: readonly Stance[]): string {
  const advice = stances.filter((stance) => adviceStances.has(stance));
  const isGiven = advice.some((stance) => advised.has(stance));
  for (const stance of text === '' ? [] : advice) advised.add(stance);
  return isGiven ? sentencesOf(text).slice(0, -1).join(' ') : text;
}

function houseCell(context: CompositeContext, body: WeighedBody): Part[] {
  const { id, house } = body;
  const { cells, kind, manuscript, names, told } = context;
  if (!told.houses.has(id)) return [placingOf(context, body)];
  const stances = stancesOfBondHouse(kind.stances, id, house);
  const text = advisedOnce(context, manuscript.unlessSaid(cells.compositeHouse(id, house), names), stances);
  return [{ text, mayEndInAdvice: true }];
}

/** The text of a planet on an angle; empty for any other. */
function angleCell(context: CompositeContext, body: WeighedBody): Part[] {
  const at = angleOfPlanet(body, context.weighed.chart);
  if (at === undefined) return [];
  const { kind, manuscript, names } = context;
  const text =
    body.id === Sun
      ? manuscript.unlessSaid(kind.sunOnAngle[at.angle], names)
      : manuscript.unlessSaid(kind.onAngle[body.id as typeof Moon], { ...names, at: kind.at[at.angle] });
  return [text];
}

/** A planet by its angle, or by its house unless that is told as crowded. */
function inHouse(context: CompositeContext, body: WeighedBody): Draft {
  const paragraphs = [angleCell(context, body), houseCell(context, body)];
  const { chart } = context.weighed;
  const at = context.told.houses.has(body.id) ? angleOfPlanet(body, chart) : nearestAngle(body, chart);
  return at ? angleDraft(context, { body, at }, paragraphs) : houseDraft(context, body, paragraphs);
}

export function houseOf(context: CompositeContext, id: BodyId): Draft | undefined {
  const body = weighedBody(context, id);
  return body && inHouse(context, body);
}

export function sunSign(context: CompositeContext, length: ReadingLength): Draft | undefined {
  const sun = weighedBody(context, Sun);
  if (sun === undefined || isSignOpen(sun, context.weighed.chart)) return undefined;
  const text = context.manuscript.unlessSaid(context.kind.sun[sun.sign], context.names);
  // At length its house belongs to the next chapter, and on an angle it has a section of its own.
  const paragraphs = [
    hasOwnAngle(context, sun) ? [] : angleCell(context, sun),
    [text, placingOf(context, sun)],
    besideLight(context, sun, length),
  ];
  return isInPassing(context, sun)
    ? { ...bothDraft(context, sun, paragraphs), isKept: true }
    : signDraft(context, { ...sun, house: 0 }, paragraphs);
}

/** Whether a planet is on an angle and no heavier one is on the same. */
const hasOwnAngle = (context: CompositeContext, body: WeighedBody): boolean =>
  standsOnAngle(body, context.weighed.chart) && !isOutshone(context, body);

/** The section of the Sun on an angle. */
export function sunOnAngle(context: CompositeContext): Draft | undefined {
  const sun = weighedBody(context, Sun);
  return sun && hasOwnAngle(context, sun) ? inHouse(context, sun) : undefined;
}

export function sunHouse(context: CompositeContext): Draft | undefined {
  const sun = weighedBody(context, Sun);
  return sun && !hasOwnAngle(context, sun) && context.told.houses.has(Sun)
    ? { ...houseDraft(context, sun, [houseCell(context, sun)]), isKept: true }
    : undefined;
}

export function ascendantSign(context: CompositeContext): Draft | undefined {
  const ascendant = weighedBody(context, Ascendant);
  const { kind, manuscript, names } = context;
  if (ascendant === undefined) return undefined;
  const text = manuscript.unlessSaid(kind.ascendant[ascendant.sign], names);
  return signDraft(context, ascendant, [[text]]);
}

/** How the two talk, show affection or act, by the sign of Mercury, Venus or Mars. */
export function wayOf(context: CompositeContext, id: BodyOfWays): Draft | undefined {
  const body = weighedBody(context, id);
  if (body === undefined || !context.told.signs.has(id)) return undefined;
  return signDraft(context, { ...body, house: 0 }, [[waySaid(context, id, body.sign)]]);
}

function waySaid(context: CompositeContext, id: BodyOfWays, sign: SignId): string {
  const { kind, manuscript } = context;
  return advisedOnce(context, manuscript.unlessSaid(kind.ways[id][sign]), kind.stances.ways[id][sign] ?? []);
}

/** The same for the apex of a pattern; empty in the Sun's sign, which has told it, or if the planet has a section. */
export function wayOfApex(context: CompositeContext, figure: Figure): Part[] {
  const id = apexOf(figure);
  if (id !== Mercury && id !== Venus && id !== Mars) return [];
  const [body, sun] = [id, Sun].map((each) => weighedBody(context, each));
  if (!body || isSignOpen(body, context.weighed.chart) || context.told.signs.has(id)) return [];
  return body.sign === sun?.sign ? [] : [waySaid(context, id, body.sign)];
}

/** Crowded houses as sections; one that the opening names belongs to the first chapter. */
export const crowdingsIn = (context: CompositeContext, chapter: Chapter, length: ReadingLength): Draft[] =>
  [context.told.crowding]
    .filter((crowding) => crowding !== undefined)
    .filter((crowding) => chapterOfCrowd(crowding) === chapter)
    .map((crowding) => crowdOfHouse(context, crowding, length));

const chapterOfCrowd = (crowding: Crowding): Chapter =>
  crowdOfMany(crowding) ? 'pair' : (chaptersOfCrowds[crowding.house as House] ?? 'purpose');

function crowdOfHouse(context: CompositeContext, crowding: Crowding, length: ReadingLength): Draft {
  const { kind } = context;
  const house = crowding.house as House;
  const shared = length === 'full' ? signOfMost(context, crowding) : undefined;
  const sign = shared === undefined ? '' : ` ${kind.crowdedIn[shared]}`;
  const draft = crowdedDraft(context, crowding, kind.crowded[house], { sign });
  const text = advisedOnce(context, draft.paragraphs.flat().join(''), kind.stances.crowded[house] ?? []);
  // It tells the house of a light that stands in it.
  const isKept = [Sun, Moon].some((id) => crowding.bodies.includes(id));
  return { ...draft, isKept, isLead: crowdOfMany(crowding) !== undefined, paragraphs: [[text]] };
}

/** The sign that most planets of a crowded house share, if they make a crowd of it. */
function signOfMost({ weighed }: CompositeContext, { bodies }: Crowding): SignId | undefined {
  return weighed.crowdings.find(({ sign, bodies: ofSign }) => {
    const shared = ofSign.filter((id) => bodies.includes(id)).length;
    return sign !== undefined && shared >= fewestOfCrowd && 2 * shared > bodies.length;
  })?.sign;
}

/**
 * The planets in the sign of a light, if an opening names them; told once, not if their house has told them, nor in a
 * brief reading.
 */
function besideLight(context: CompositeContext, light: WeighedBody, length: ReadingLength): Part[] {
  const { kind, manuscript, told } = context;
  const crowd = length === 'full' ? signCrowdOf(context, light.id) : undefined;
  if (crowd === undefined || crowd.every((id) => told.crowding?.bodies.includes(id))) return [];
  const planets = manuscript.listOf(crowd.filter((id) => id !== light.id));
  return [manuscript.unlessSaid(kind.signCrowd[light.sign], { planets })];
}

const chaptersOfCrowds: Readonly<Partial<Record<House, Chapter>>> = { 1: 'pair', 4: 'home', 7: 'pair' };

export function moonDraft(context: CompositeContext, length: ReadingLength): Draft | undefined {
  const moon = weighedBody(context, Moon);
  if (moon === undefined || isSignOpen(moon, context.weighed.chart)) return undefined;
  const text = context.manuscript.unlessSaid(context.kind.moon[moon.sign], context.names);
  const paragraphs = [
    ...(isSeen(context, moon) ? [] : [angleCell(context, moon)]),
    isSeen(context, moon) ? [text] : [text, placingOf(context, moon)],
    besideLight(context, moon, length),
    ...(isSeen(context, moon) || !context.told.houses.has(Moon) ? [] : [houseCell(context, moon)]),
  ];
  if (isSeen(context, moon)) return signDraft(context, { ...moon, house: 0 }, paragraphs);
  return isHouseSaid(context, moon)
    ? { ...bothDraft(context, moon, paragraphs), isKept: true }
    : signDraft(context, moon, paragraphs);
}

/** Whether a planet is told on an angle or at the top of the chart, where others see it: it is not about home. */
function isSeen(context: CompositeContext, body: WeighedBody): boolean {
  const at = angleOfPlanet(body, context.weighed.chart);
  return at === undefined ? body.house === 10 && isHouseSaid(context, body) : at.angle !== ImumCoeli;
}

/** Moon and Venus where others see them. */
export const seenDrafts = (context: CompositeContext): Draft[] =>
  [Moon, Venus].flatMap((id) => {
    const body = weighedBody(context, id);
    return body && isSeen(context, body) ? [{ ...inHouse(context, body), isKept: id === Moon }] : [];
  });

export function isVenusAtHome(context: CompositeContext): boolean {
  const { told, weighed } = context;
  const venus = weighedBody(context, Venus);
  if (venus === undefined || isSeen(context, venus)) return false;
  return told.houses.has(Venus) || told.signs.has(Venus) || standsOnAngle(venus, weighed.chart);
}

/** Affection at home: Venus by house or angle where others do not see it, or by sign if no house is told. */
export function venusDraft(context: CompositeContext): Draft | undefined {
  if (!isVenusAtHome(context)) return undefined;
  return context.told.signs.has(Venus) ? wayOf(context, Venus) : houseOf(context, Venus);
}

const others: readonly BodyId[] = [Mercury, Mars, Jupiter, Saturn, Uranus, Neptune, Pluto];

/** Planets besides the lights and Venus by house: those on an angle, and those among the strongest. */
export const otherPlanets = (
  context: CompositeContext,
  isWanted: (context: CompositeContext, body: WeighedBody) => boolean,
): Draft[] =>
  context.weighed.bodies
    .filter((body) => others.includes(body.id) && isWanted(context, body))
    .map((body) => ({ ...inHouse(context, body), isKept: isExactOnAngle(context, body) }));

/** A planet within so many degrees of an angle is always told. */
const exactOnAngle = 2;
const isExactOnAngle = ({ weighed }: CompositeContext, body: WeighedBody): boolean =>
  (nearestAngle(body, weighed.chart)?.distance ?? exactOnAngle) < exactOnAngle;

/** Whether a heavier planet is on the same angle and this one not close to it. */
export function isOutshone({ weighed }: CompositeContext, body: WeighedBody): boolean {
  const at = angleOfPlanet(body, weighed.chart);
  if (at === undefined || at.distance < exactOnAngle) return false;
  const isThere = (other: WeighedBody): boolean => angleOfPlanet(other, weighed.chart)?.angle === at.angle;
  return weighed.bodies.some((other) => other.weight > body.weight && isThere(other));
}

export const hasSection = (context: CompositeContext, id: BodyId): boolean =>
  context.weighed.bodies.some(
    (body) =>
      body.id === id && (standsOnAngle(body, context.weighed.chart) || context.leaders.includes(body)),
  );
