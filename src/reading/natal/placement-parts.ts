import { Conjunction, Opposition } from '../../chart/aspects.js';
import {
  Ascendant,
  Descendant,
  Mercury,
  Midheaven,
  Moon,
  NorthNode,
  Pluto,
  Saturn,
  Sun,
} from '../../chart/bodies.js';
import { isBeyondSaturn, isOfAge } from '../../chart/body-groups.js';
import { houseOfAngle } from '../../chart/houses.js';
import type { RetrogradeAtBirth } from '../../text/natal-catalogue.js';
import type { Classical } from '../../text/reading-keys.js';
import { sidesAt } from '../../text/sides.js';
import { fill } from '../../text/texts.js';
import type { AtAngle, ReadingChart } from '../chart.js';
import { type Crowding, isBetweenSigns, type WeighedAspect, type WeighedBody } from '../factors.js';
import { type Part, type ReadingCells, statementOf } from '../reading.js';
import { angleOfPlanet } from '../weights.js';
import { bodyCalled } from './called.js';
import { chapterOf, chapterOfBody, type PlannedBody } from './chapter-of.js';
import { isSignDue, type NatalContext } from './context.js';
import { houseRead, isHouseOfAngle } from './house-read.js';
import { angleLine, nextHouseLine } from './lines.js';
import { isNodeAtHome, signCellOf } from './node.js';
import type { PlacementText } from './placements.js';
import { retrogradeKind } from './retrogrades.js';
import { cell, line, sidesOfAngleCell, sidesOfHouse, sidesOfSign } from './sides.js';

/** The text of a body's place, before its aspects. */
export interface PlacementParts {
  first: Part[];
  second: Part[];
  /** Whether the first part is complete, so that what follows begins a paragraph. */
  isWhole: boolean;
  hasHouse: boolean;
}

/**
 * The text of a body's place: by sign and house, or by the one of them chosen; a slow planet on an angle by the angle;
 * the Midheaven and the node by sign.
 */
export function placementPartsOf(
  context: NatalContext,
  planned: PlannedBody,
  angle: AngleCell | undefined,
  aspects: readonly WeighedAspect[],
): PlacementParts {
  const { body } = planned;
  if (isBetweenSigns(body, context.weighed.chart)) return betweenSigns(context, body);
  const passage = context.written.passages.get(body.id);
  if (passage) return byPlacementText(context, body, passage, angle, aspects);
  if (context.written.inBrief.has(body.id)) return inBrief(context, body, aspects);
  // A slow planet whose house is told, or contradicted by something heavier, has its aspects only.
  if (angle === undefined && body.id <= (body.house === 0 ? Saturn : Pluto))
    return { first: [], second: [], isWhole: false, hasHouse: false };
  return isBeyondSaturn(body.id) && body.house !== 0
    ? byHouse(context, planned, angle)
    : bySign(context, planned, aspects);
}

/** The text chosen; then the angle and the motion. */
function byPlacementText(
  context: NatalContext,
  body: WeighedBody,
  { text, sides, ruler, house }: PlacementText,
  angle: AngleCell | undefined,
  aspects: readonly WeighedAspect[],
): PlacementParts {
  const { manuscript } = context;
  const values = ruler && { ruler: manuscript.within(ruler.id) };
  const inCrowd = house === 0 && angle === undefined ? crowdedHouseLine(context, body) : '';
  return {
    first: [
      statementOf({ text: manuscript.unlessSaid(text, values), sides }),
      house === 0 || isBeyondSaturn(body.id) ? '' : nextHouseLine(context, body),
      inCrowd,
      elsewherePart(context, body),
    ],
    second: [...angleParts(context, body, angle), retrogradePart(context, body, aspects)],
    isWhole: true,
    hasHouse: house !== 0 || inCrowd !== '',
  };
}

/** Of a planet told by sign, since a crowd or another planet has told its house: what the house has to do with it. */
function crowdedHouseLine(
  { cells, manuscript, written, weighed: { bodies, chart } }: NatalContext,
  body: WeighedBody,
): string {
  if (body.id > Saturn || body.house === 0 || houseRead(body, chart) !== body.house) return '';
  const isOf = (each: Crowding): boolean => each.house === body.house && each.bodies.includes(body.id);
  // Without a crowd another planet of the sign has told the house.
  const others =
    written.crowdings.find(isOf)?.bodies.filter((id) => id !== body.id) ??
    bodies
      .filter(({ id }) => id <= Saturn && written.passages.get(id)?.house === body.house)
      .map(({ id }) => id);
  if (others.length === 0) return '';
  const wordings = cells.readings.natalChapters.inCrowdedHouse[body.house];
  return manuscript.firstUnsaid(wordings, {
    a: manuscript.within(body.id),
    A: manuscript.start(body.id),
    others: manuscript.listOf(others),
  });
}

/** For a Moon without an hour: when on that day it was not in the sign told. */
function elsewherePart({ cells, manuscript, weighed: { chart } }: NatalContext, { id }: WeighedBody): string {
  const elsewhere = id === Moon ? chart.openMoon?.elsewhere : undefined;
  if (elsewhere === undefined) return '';
  const { moonElsewhere, moonElsewhereAt } = cells.readings.natalChapters;
  const end = elsewhere.isLate ? 'late' : 'early';
  const other = cells.signName(elsewhere.sign);
  const hour = chart.signHours.get(id);
  if (hour === undefined) return manuscript.unlessSaid(moonElsewhere[end], { other });
  const time = clockTime(cells.readings.natal.unknownHour, hour);
  return manuscript.unlessSaid(moonElsewhereAt[end], { other, time });
}

/** A slow planet by angle; Chiron by house. */
function byHouse(context: NatalContext, { body }: PlannedBody, angle: AngleCell | undefined): PlacementParts {
  const { cells, manuscript } = context;
  const { id, house } = body;
  if (angle) return { first: [], second: angleText(context, body, angle), isWhole: false, hasHouse: false };
  const sides = sidesOfHouse(context, body);
  const isWritten = context.consistency.tryAdd(sides);
  const second = isWritten ? cell(manuscript.unlessSaid(cells.bodyInHouse(id, house)), sides) : [];
  return { first: [], second, isWhole: false, hasHouse: true };
}

/** A body by sign, in a sentence and in full; the Midheaven after its ruler. */
function bySign(
  context: NatalContext,
  { body, atLength }: PlannedBody,
  aspects: readonly WeighedAspect[],
): PlacementParts {
  const { cells, manuscript, consistency, weighed } = context;
  const { id } = body;
  // The node's sentence repeats its text; for a node in a sign of the person's own it would contradict it.
  const isHome = isNodeAtHome(weighed, body);
  const sides = sidesOfSign(context, body);
  const isDue = isSignDue(context, body);
  const isWritten =
    !isToldOnMidheaven(context, body) && (atLength || isHome) && (isDue || consistency.tryAdd(sides));
  // The node tells what is left behind, which must not count as a trait.
  const said = isDue && id === NorthNode && !isHome ? undefined : sides;
  const text = isWritten ? cell(manuscript.unlessSaid(signCellOf(cells, weighed, body)), said) : [];
  const named = isHome || isWritten ? '' : manuscript.unlessSaid(signLine(context, body));
  const first = [named, ...text, retrogradePart(context, body, aspects)];
  return { first, second: [], isWhole: false, hasHouse: false };
}

/** Whether a planet in the Midheaven's sign has told the tenth house in the chapter of work. */
export const isToldOnMidheaven = ({ written, weighed }: NatalContext, { id, sign }: WeighedBody): boolean =>
  id === Midheaven &&
  weighed.bodies.some(
    (body) =>
      body.sign === sign &&
      written.passages.get(body.id)?.house === houseOfAngle[id] &&
      chapterOf(body, weighed.chart) === chapterOfBody[id],
  );

/** A planet of a crowd in a sentence: on its angle or, if the opening has told that, in its sign. */
function inBrief(
  context: NatalContext,
  body: WeighedBody,
  aspects: readonly WeighedAspect[],
): PlacementParts {
  const { cells, manuscript } = context;
  const { id, sign } = body;
  const { natal, natalChapters } = cells.readings;
  // A planet that works against the sign is told with the aspects.
  const { does } = isOfAge(id) ? natal.traits[id] : natal.traits[id as Classical][sign];
  const said =
    manuscript.unlessSaid(angleLine(context, body)) ||
    fill(natalChapters.inBrief, { A: bodyCalled(context, body).start, does });
  return {
    first: [said, retrogradePart(context, body, aspects)],
    second: [],
    isWhole: false,
    hasHouse: false,
  };
}

type Lines = Readonly<Record<number, Readonly<Record<number, string>>>>;

/** The sentence of a body in its sign, if there is one. */
const signLine = ({ cells }: NatalContext, { id, sign }: WeighedBody): string | undefined =>
  (cells.readings.natal.lines.inSign as Lines)[id]?.[sign];

export interface AngleCell {
  text: string;
  at: AtAngle;
}

/** The full text of a planet on an angle. */
export function angleCell(
  cells: Pick<ReadingCells, 'natalAspect'>,
  body: WeighedBody,
  chart: ReadingChart,
): AngleCell | undefined {
  const at = angleOfPlanet(body, chart);
  if (at === undefined) return undefined;
  const isUpper = at.angle === Ascendant || at.angle === Midheaven;
  const axis = at.angle === Ascendant || at.angle === Descendant ? Ascendant : Midheaven;
  const text = cells.natalAspect(body.id, axis, isUpper ? Conjunction : Opposition);
  return text === null ? undefined : { text, at };
}

/** A body in either of two signs, if the day of birth had both; empty for slow ones. */
function betweenSigns(context: NatalContext, { id }: WeighedBody): PlacementParts {
  const { cells, manuscript, weighed } = context;
  const { twoSigns, twoSignsAt, choice } = cells.readings.natal.unknownHour;
  const [sign, other] = weighed.chart.openSigns.get(id) ?? [];
  const hour = weighed.chart.signHours.get(id);
  const ofSign = cells.readings.placementsBySign[id as Classical];
  if (ofSign === undefined || sign === undefined || other === undefined)
    return { first: [], second: [], isWhole: false, hasHouse: false };
  const values = { a: manuscript.within(id), sign: cells.signName(sign), other: cells.signName(other) };
  const changed =
    hour === undefined
      ? fill(twoSigns, values)
      : fill(twoSignsAt, { ...values, time: clockTime(cells.readings.natal.unknownHour, hour) });
  return {
    first: [
      changed,
      id === Moon ? earlierPart(context) : '',
      id <= Moon ? manuscript.unlessSaid(choice) : '',
      manuscript.unlessSaid(ofSign[sign]),
    ],
    second: [manuscript.unlessSaid(ofSign[other])],
    isWhole: true,
    hasHouse: false,
  };
}

/** If both lights changed their signs: which combinations the day had. */
function earlierPart({ cells, manuscript, weighed: { chart } }: NatalContext): string {
  const [sun, moon] = [chart.signHours.get(Sun), chart.signHours.get(Moon)];
  if (sun === undefined || moon === undefined) return '';
  const [a, b] = moon < sun ? [Moon, Sun] : [Sun, Moon];
  const [signs, others] = [a, b].map((id) => chart.openSigns.get(id));
  if (signs === undefined || others === undefined) return '';
  return fill(cells.readings.natal.unknownHour.earlier, {
    a: manuscript.within(a),
    sign: cells.signName(signs[0]),
    b: manuscript.within(b),
    other: cells.signName(others[0]),
  });
}

/** Minutes to which an uncertain time is rounded. */
const toMinutes = 10;

/** A clock time, so many hours after midnight. */
function clockTime({ times }: ReadingCells['readings']['natal']['unknownHour'], hours: number): string {
  const minutes = Math.round((hours * 60) / toMinutes) * toMinutes;
  const hour = Math.floor(minutes / 60) % 24;
  const part = hour < 4 ? 'night' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  return fill(times[part], {
    hour: String(hour % 12 || 12),
    minute: String(minutes % 60).padStart(2, '0'),
  });
}

/** That a planet is retrograde, if that is noticeable and contradicts nothing. */
function retrogradePart(context: NatalContext, body: WeighedBody, aspects: readonly WeighedAspect[]): Part {
  const kind = retrogradeKind(body, aspects);
  if (kind === undefined) return '';
  const { retrograde, sides } = context.cells.readings.natalChapters;
  const its = sidesAt(sides.retrograde[body.id as RetrogradeAtBirth], kind === 'plain' ? 0 : 1);
  // Venus and Mars are rarely retrograde: it is among the first things to tell of them.
  if (body.id === Mercury) {
    if (!context.consistency.tryAdd(its)) return '';
  } else context.consistency.state(its);
  return line(context.manuscript.unlessSaid(retrograde[body.id as RetrogradeAtBirth][kind]), its);
}

/** The full text of a body on an angle. */
const angleText = (context: NatalContext, { id }: WeighedBody, { text, at }: AngleCell): Part[] =>
  cell(context.manuscript.unlessSaid(text), sidesOfAngleCell(context, id, at.angle));

/** The text of the angle after that of the place, unless that has told it. */
function angleParts(context: NatalContext, body: WeighedBody, angle: AngleCell | undefined): Part[] {
  if (angle === undefined) return [];
  return isHouseOfAngle(body, context.weighed.chart, angle.at.angle) ? [] : angleText(context, body, angle);
}
