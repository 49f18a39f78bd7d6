import { Conjunction, Opposition } from '../../chart/aspects.js';
import {
  Ascendant,
  Chiron,
  Descendant,
  Mars,
  Midheaven,
  Moon,
  NorthNode,
  Pluto,
} from '../../chart/bodies.js';
import type { NatalReadingCells, RetrogradeAtBirth } from '../../text/natal-catalogue.js';
import type { Angle } from '../../text/reading-catalogue.js';
import { fill } from '../../text/texts.js';
import type { ReadingChart } from '../chart.js';
import {
  angleFactor,
  type Factor,
  isBetweenSigns,
  placementFactor,
  type WeighedAspect,
  type WeighedBody,
} from '../factors.js';
import { type Draft, hasStep, type Part, type ReadingCells } from '../reading.js';
import { signAgainstHouse } from '../tags.js';
import { type AtAngle, angleOf, isSlow, strikes } from '../weights.js';
import { aspectParts, namesBoth, reconciled } from './aspect-parts.js';
import type { NatalDesk } from './desk.js';
import { angleLine } from './lines.js';
import { angleAhead, isHouseOfAngle, type Passage, passageOf } from './placements.js';
import type { PlannedBody } from './plan.js';
import { cell, isHouseDue, isSignDue, line, sidesAtAngle, sidesOfBody } from './sides.js';
import { retrogradeKind } from './tempo.js';

const natalOf = ({ cells }: NatalDesk): NatalReadingCells => cells.readings.natal;

/** The title of a body's section: it promises the sign and the house or the angle that are written of, and no more. */
export function headingOf(
  { cells, manuscript, weighed }: NatalDesk,
  body: WeighedBody,
  written: { sign: boolean; house: boolean; angle?: Angle },
): string {
  const { id, sign, house } = body;
  if (isBetweenSigns(body, weighed.chart)) return manuscript.start(id);
  const { inSign, inHouse, inSignAndHouse, onAngle, inSignOnAngle } = cells.readings.words.headings;
  const values = { body: manuscript.start(id), sign: cells.signName(sign) };
  if (house !== 0 && written.house && id !== Ascendant && id !== Midheaven) {
    const housed = { ...values, house: cells.readings.words.houses[house] };
    return fill(written.sign ? inSignAndHouse : inHouse, housed);
  }
  if (written.angle === undefined) return fill(inSign, values);
  const angular = { ...values, point: manuscript.within(written.angle) };
  return fill((written.sign ? inSignOnAngle : onAngle)[written.angle], angular);
}

type Lines = Readonly<Record<number, Readonly<Record<number, string>>>>;

/** The line of a body in its sign, where there is one. */
const signLine = (desk: NatalDesk, { id, sign }: WeighedBody): string | undefined =>
  (natalOf(desk).lines.inSign as Lines)[id]?.[sign];

const houseLine = (desk: NatalDesk, { id, house }: WeighedBody): string | undefined =>
  (natalOf(desk).lines.inHouse as Lines)[id]?.[house];

/** The line of a body in its house, unless it contradicts what else is said. */
export function lesserHouseLine(desk: NatalDesk, body: WeighedBody): Part {
  const sides = sidesOfBody(desk, 'houseLines', body);
  return desk.consistency.admits(sides) ? line(desk.manuscript.once(houseLine(desk, body)), sides) : '';
}

interface AngleCell {
  text: string;
  at: AtAngle;
}

/** What a planet on an angle does there, at length. */
export function angleCell(
  cells: Pick<ReadingCells, 'natalAspect'>,
  body: WeighedBody,
  chart: ReadingChart,
): AngleCell | undefined {
  const at = body.id <= Pluto ? angleOf(body, chart) : undefined;
  if (at === undefined || !strikes(at)) return undefined;
  const isUpper = at.angle === Ascendant || at.angle === Midheaven;
  const axis = at.angle === Ascendant || at.angle === Descendant ? Ascendant : Midheaven;
  const text = cells.natalAspect(body.id, axis, isUpper ? Conjunction : Opposition);
  return text === null ? undefined : { text, at };
}

/** What the Moon makes of either sign, where the day of birth had it in two. */
function betweenSigns({ cells, manuscript, weighed }: NatalDesk): Part[] {
  const signs = weighed.chart.openMoon?.signs;
  if (signs === undefined) return [];
  const { threads, lines } = cells.readings.natal;
  const [sign, other] = signs;
  return [
    manuscript.once(threads.moonBetween.signs, { sign: cells.signName(sign), other: cells.signName(other) }),
    manuscript.once(lines.inSign[Moon][sign]),
    manuscript.once(lines.inSign[Moon][other]),
    threads.moonBetween.choice,
  ];
}

/** Sentences, and what is written at length. */
interface Placed {
  lines: Part[];
  atLength: Part[];
}

/** What a body is by its sign; of a slow one with a house nothing, since that is its generation's. */
function signParts(desk: NatalDesk, { body, sign }: PlannedBody, aspects: readonly WeighedAspect[]): Placed {
  const { cells, manuscript, weighed } = desk;
  const { threads } = natalOf(desk);
  const { id } = body;
  const lines: Part[] = [];
  if (id === Chiron || id === NorthNode) lines.push(manuscript.once(threads.points[id]));
  if (isSlow(id) && body.house !== 0) return { lines, atLength: [] };
  if (isBetweenSigns(body, weighed.chart)) return { lines: betweenSigns(desk), atLength: [] };
  lines.push(line(manuscript.once(signLine(desk, body)), sidesOfBody(desk, 'signLines', body)));
  const sides = sidesOfBody(desk, 'signCells', body);
  const isWritten = sign && (isSignDue(desk, body) || desk.consistency.admits(sides));
  const atLength = isWritten ? cell(manuscript.once(cells.bodyInSign(id, body.sign)), sides) : [];
  return { lines, atLength: [...atLength, retrogradePart(desk, body, aspects)] };
}

/** Its motion at birth, where that is heard and goes along with the rest. */
function retrogradePart(desk: NatalDesk, body: WeighedBody, aspects: readonly WeighedAspect[]): Part {
  const kind = retrogradeKind(body, aspects);
  if (kind === undefined) return '';
  const { retrograde, sides } = desk.cells.readings.natalChapters;
  const its = sides.retrograde[body.id]?.[kind];
  return desk.consistency.admits(its)
    ? line(desk.manuscript.once(retrograde[body.id as RetrogradeAtBirth][kind]), its)
    : '';
}

/** What an angle makes of a body, at length. */
function angleText(desk: NatalDesk, body: WeighedBody, { text, at }: AngleCell): Part[] {
  const { cells, manuscript } = desk;
  const { id } = body;
  const isNamed = namesBoth(desk, text, id, at.angle) || (!isSlow(id) && text.includes(cells.bodyName(id)));
  const named = isNamed ? '' : manuscript.once(angleLine(desk, body));
  return [named, ...cell(manuscript.once(text), sidesAtAngle(desk, 'angleCells', id, at.angle))];
}

/** After the passage on a body: with which angle it is read, and what the angle makes of it where the passage has not said so. */
function angleParts(desk: NatalDesk, body: WeighedBody, angle: AngleCell | undefined): Part[] {
  const { cells, manuscript, weighed } = desk;
  const { chart } = weighed;
  const ahead = angleAhead(body, chart);
  const { nearAngle } = cells.readings.natalChapters;
  const { id } = body;
  const parts: Part[] = [
    ahead === undefined
      ? ''
      : manuscript.once(nearAngle[ahead], { a: manuscript.within(id), A: manuscript.start(id) }),
  ];
  if (angle === undefined) return parts;
  return isHouseOfAngle(body, chart, angle.at.angle)
    ? [...parts, manuscript.once(angleLine(desk, body))]
    : [...parts, ...angleText(desk, body, angle)];
}

/** What it is by its house, or by the angle it is on. */
function houseParts(desk: NatalDesk, planned: PlannedBody, angle: AngleCell | undefined): Placed {
  const { cells, manuscript, written } = desk;
  const { body } = planned;
  const { id, house } = body;
  if (angle) return { lines: [], atLength: angleText(desk, body, angle) };
  if (house === 0 || id > Chiron) return { lines: [], atLength: [] };
  const isOfCrowd = written.houses.has(house) && !planned.house;
  const sides = sidesOfBody(desk, 'houseLines', body);
  const isConsistent = isHouseDue(desk, body) || desk.consistency.admits(sides);
  if (!isConsistent) return { lines: [], atLength: [] };
  const lines: Part[] = [isOfCrowd ? '' : line(manuscript.once(houseLine(desk, body)), sides)];
  const turn = id <= Mars ? signAgainstHouse(body.sign, house) : undefined;
  if (turn?.relation === 'differ' && !isOfCrowd)
    lines.push(
      line(
        reconciled(desk, natalOf(desk).threads.turns[turn.tag], manuscript.start(id)),
        desk.cells.readings.natalChapters.sides.turns[turn.tag],
      ),
    );
  // A sign and a house that want different things are not both written of at length.
  const isOfOneMind = isSlow(id) || signAgainstHouse(body.sign, house)?.relation === 'agree';
  const ofCell = sidesOfBody(desk, 'houseCells', body);
  const isWritten = planned.house && isOfOneMind && desk.consistency.admits(ofCell);
  return { lines, atLength: isWritten ? cell(manuscript.once(cells.bodyInHouse(id, house)), ofCell) : [] };
}

const isSaid = (part: Part): boolean => part !== '';

/** A body in its sign and its house, and its aspects. */
export function bodySection(desk: NatalDesk, planned: PlannedBody, aspects: readonly WeighedAspect[]): Draft {
  const { body } = planned;
  const factors: Factor[] = [placementFactor(body)];
  const angle = planned.angle ? angleCell(desk.cells, body, desk.weighed.chart) : undefined;
  if (angle) factors.push(angleFactor(body.id, angle.at));
  if (isSlow(body.id)) desk.written.bodies.add(body.id);

  const passage = passageOf(desk.cells, body, desk.weighed);
  const placed = passage
    ? placedAsOne(desk, planned, passage, angle, aspects)
    : placedByParts(desk, planned, angle, aspects);
  const { parts: ofAspects, factors: aspectFactors, ofSign: besides } = aspectParts(desk, planned, aspects);
  factors.push(...aspectFactors);
  if (body.id <= Pluto && body.aspects.length === 0)
    ofAspects.push(desk.manuscript.once(desk.cells.readings.natalChapters.unaspected[body.id as 0]));

  const title = headingOf(desk, body, {
    sign: !isSlow(body.id) || body.house === 0,
    house: angle === undefined && placed.hasHouse,
    ...(angle && { angle: angle.at.angle }),
  });
  const [first, second] = placed.paragraphs;
  const paragraphs = passage
    ? [first, [...second, besides, ...ofAspects]]
    : paragraphsOf([[...first, besides], second, ofAspects]);
  return {
    title,
    weight: body.weight,
    factors,
    paragraphs: paragraphs.filter((parts) => parts.some(isSaid)),
  };
}

/** Where a body stands, in two paragraphs. */
interface Standing {
  paragraphs: [first: Part[], second: Part[]];
  hasHouse: boolean;
}

/** Sign and house told as one. */
function placedAsOne(
  desk: NatalDesk,
  { body }: PlannedBody,
  { text, sides, ruler }: Passage,
  angle: AngleCell | undefined,
  aspects: readonly WeighedAspect[],
): Standing {
  const { manuscript } = desk;
  const values: Record<string, string> = ruler ? { ruler: manuscript.within(ruler.id) } : {};
  const passage = line(manuscript.once(text, values), sides);
  const besides = [...angleParts(desk, body, angle), retrogradePart(desk, body, aspects)];
  return { paragraphs: [[passage], besides], hasHouse: true };
}

/** Sign and house one after the other, both named before either is written of at length. */
function placedByParts(
  desk: NatalDesk,
  planned: PlannedBody,
  angle: AngleCell | undefined,
  aspects: readonly WeighedAspect[],
): Standing {
  const ofSign = signParts(desk, planned, aspects);
  const ofHouse = houseParts(desk, planned, angle);
  return {
    paragraphs: [[...ofSign.lines, ...ofHouse.lines, ...ofSign.atLength], ofHouse.atLength],
    hasHouse: [...ofHouse.lines, ...ofHouse.atLength].some(isSaid),
  };
}

const isParagraph = (parts: readonly Part[]): boolean =>
  parts.some(hasStep) || parts.filter(isSaid).length > 1;

/** Sign, house and aspects: a text of the tables begins a paragraph, and a single sentence joins the one before or after it. */
function paragraphsOf(all: readonly Part[][]): Part[][] {
  const paragraphs: Part[][] = [];
  for (const parts of all) {
    const last = paragraphs.at(-1);
    if (last === undefined || (isParagraph(last) && parts.some(hasStep))) paragraphs.push([...parts]);
    else last.push(...parts);
  }
  return paragraphs;
}
