import { Conjunction, Opposition } from '../chart/aspects.js';
import {
  Ascendant,
  type BodyId,
  Chiron,
  Descendant,
  Mars,
  Midheaven,
  Moon,
  NorthNode,
  Pluto,
  Saturn,
} from '../chart/bodies.js';
import { rulerOf } from '../chart/dignities.js';
import type { SignId } from '../chart/zodiac.js';
import { type Nature, natureOf } from '../text/catalogue.js';
import type { NatalReadingCells, RuledHouse } from '../text/natal-catalogue.js';
import type { Angle, Classical, Personal } from '../text/reading-catalogue.js';
import { fill } from '../text/texts.js';
import type { ReadingChart } from './chart.js';
import {
  angleFactor,
  aspectFactor,
  type Factor,
  isBetweenSigns,
  placementFactor,
  type WeighedAspect,
  type WeighedBody,
} from './factors.js';
import type { NatalDesk } from './natal-desk.js';
import { type PlannedBody, strikes } from './natal-plan.js';
import { deniesSign, qualificationOf, retrogradeLine } from './natal-tempo.js';
import type { Draft, Part, ReadingCells } from './reading.js';
import { signAgainstHouse } from './tags.js';
import { type AtAngle, angleOf, isSlow } from './weights.js';

const natalOf = ({ cells }: NatalDesk): NatalReadingCells => cells.readings.natal;
const cell = (text: string | null): Part[] => (text === null || text === '' ? [] : [{ cell: text }]);

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

export const houseLine = (desk: NatalDesk, { id, house }: WeighedBody): string | undefined =>
  (natalOf(desk).lines.inHouse as Lines)[id]?.[house];

/** The line of a planet on an angle. */
export function angleLine(desk: NatalDesk, body: WeighedBody): string | undefined {
  const at = body.id <= Pluto ? angleOf(body, desk.weighed.chart) : undefined;
  return at === undefined || !strikes(at) ? undefined : natalOf(desk).lines.onAngle[body.id as 0][at.angle];
}

export function pairLineIn(
  { readings }: Pick<ReadingCells, 'readings'>,
  { first, second, aspect }: WeighedAspect,
): string | undefined {
  const nature = natureOf(aspect);
  const [lower, higher] = first < second ? [first, second] : [second, first];
  return nature === undefined ? undefined : readings.natal.lines.pairs[lower as Personal]?.[higher]?.[nature];
}

/** Characters that two sentences have, about. */
const start = 240;

/** Whether a text says by its second sentence whom it is about: then nobody need be announced. */
function namesBoth({ cells }: NatalDesk, text: string, first: BodyId, second: BodyId): boolean {
  const opening = text.slice(0, start);
  return opening.includes(cells.bodyName(first)) && opening.includes(cells.bodyName(second));
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

/** More sentences of the mold “so by sign, otherwise by house” would be a manner. */
const mostReconciled = 3;

function reconciled({ written, manuscript }: NatalDesk, text: string | undefined, A = ''): string {
  if (text === undefined || written.reconciled >= mostReconciled) return '';
  const said = manuscript.once(text, { A });
  if (said !== '') written.reconciled++;
  return said;
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

/** What a body is by its sign; of a slow one with a house nothing, since that is its generation's. */
function signParts(desk: NatalDesk, { body, sign }: PlannedBody, aspects: readonly WeighedAspect[]): Part[] {
  const { cells, manuscript, weighed } = desk;
  const { threads, lines } = natalOf(desk);
  const { id, dignity } = body;
  const parts: Part[] = [];
  if (id === Chiron || id === NorthNode) parts.push(manuscript.once(threads.points[id]));
  if (isSlow(id) && body.house !== 0) return parts;
  if (isBetweenSigns(body, weighed.chart)) return betweenSigns(desk);
  parts.push(manuscript.once(signLine(desk, body)));
  if (sign) parts.push(...cell(manuscript.once(cells.bodyInSign(id, body.sign))));
  if (sign && desk.isLeader(body) && dignity !== null && id <= Saturn) {
    const strong = dignity === 'rulership' || dignity === 'exaltation';
    parts.push(manuscript.once(lines.condition[id as Classical][strong ? 'strong' : 'weak']));
  }
  parts.push(manuscript.once(retrogradeLine(desk, body, aspects)));
  return parts;
}

/** What it is by its house, or by the angle it is on. */
function houseParts(desk: NatalDesk, planned: PlannedBody, angle: AngleCell | undefined): Part[] {
  const { cells, manuscript, written } = desk;
  const { body } = planned;
  const { id, house } = body;
  if (angle) {
    const isNamed =
      namesBoth(desk, angle.text, id, angle.at.angle) ||
      (!isSlow(id) && angle.text.includes(cells.bodyName(id)));
    return [isNamed ? '' : manuscript.once(angleLine(desk, body)), ...cell(manuscript.once(angle.text))];
  }
  if (house === 0 || id > Chiron) return [];
  const isOfCrowd = written.houses.has(house) && !planned.house;
  const parts: Part[] = [isOfCrowd ? '' : manuscript.once(houseLine(desk, body))];
  const turn = id <= Mars ? signAgainstHouse(body.sign, house) : undefined;
  if (turn?.relation === 'differ' && !isOfCrowd)
    parts.push(reconciled(desk, natalOf(desk).threads.turns[turn.tag], manuscript.start(id)));
  // A sign and a house that want different things are not both written of at length.
  const isOfOneMind = isSlow(id) || signAgainstHouse(body.sign, house)?.relation === 'agree';
  if (planned.house && isOfOneMind) parts.push(...cell(manuscript.once(cells.bodyInHouse(id, house))));
  return parts;
}

/** Its aspects: the first at length where that is planned; others in a sentence, before it what goes along and after it what does not. */
function aspectParts(
  desk: NatalDesk,
  { body, aspect: isAtLength }: PlannedBody,
  aspects: readonly WeighedAspect[],
): { parts: Part[]; factors: Factor[] } {
  const { cells, manuscript } = desk;
  const factors: Factor[] = [];
  const before: Part[] = [];
  const after: Part[] = [];
  const chief: Part[] = [];
  const [first] = aspects;
  const firstNature = first && natureOf(first.aspect);
  for (const aspect of aspects) {
    const other = aspect.first === body.id ? aspect.second : aspect.first;
    const nature = natureOf(aspect.aspect);
    if (nature === undefined || deniesSign(desk, aspect)) continue;
    const line = pairLineIn(cells, aspect);
    const text = cells.natalAspect(aspect.first, aspect.second, aspect.aspect);
    const qualified = reconciled(desk, qualificationOf(desk, body, other, nature));
    const atLength = (): void => {
      const isNamed = qualified !== '' || text === null || namesBoth(desk, text, body.id, other);
      chief.push(qualified, isNamed ? '' : manuscript.once(line), ...cell(manuscript.once(text)));
    };
    if (isAtLength && aspect === first) atLength();
    else {
      const said = qualified === '' ? manuscript.once(line) : qualified;
      const goesAgainst = isAgainst(firstNature, nature) && isAtLength;
      if (said === '') {
        // What the opening has said in a sentence is now written of at length.
        if (line === undefined) continue;
        atLength();
      } else if (qualified !== '') after.push(said);
      else if (goesAgainst) after.push(against(desk, said));
      else before.push(said);
    }
    factors.push(aspectFactor(aspect));
  }
  return { parts: [...before, ...chief, ...after], factors };
}

const isAgainst = (one: Nature | undefined, other: Nature): boolean =>
  one !== undefined && one !== other && one !== 'conjunction' && other !== 'conjunction';

const against = ({ manuscript, cells }: NatalDesk, said: string): string =>
  manuscript.wording(cells.readings.natal.against, { line: manuscript.lowered(said) }) || said;

const isSaid = (part: Part): boolean => part !== '';
const isCell = (part: Part): boolean => typeof part !== 'string';

/** A body in its sign and its house, and its aspects. */
export function bodySection(desk: NatalDesk, planned: PlannedBody, aspects: readonly WeighedAspect[]): Draft {
  const { body } = planned;
  const factors: Factor[] = [placementFactor(body)];
  const angle = planned.angle ? angleCell(desk.cells, body, desk.weighed.chart) : undefined;
  if (angle) factors.push(angleFactor(body.id, angle.at));
  if (isSlow(body.id)) desk.written.bodies.add(body.id);

  const ofSign = signParts(desk, planned, aspects);
  const ofHouse = houseParts(desk, planned, angle);
  const { parts: ofAspects, factors: aspectFactors } = aspectParts(desk, planned, aspects);
  factors.push(...aspectFactors);
  if (body.id <= Pluto && body.aspects.length === 0)
    ofAspects.push(desk.manuscript.once(desk.cells.readings.natalChapters.unaspected[body.id as 0]));

  const title = headingOf(desk, body, {
    sign: !isSlow(body.id) || body.house === 0,
    house: angle === undefined && ofHouse.some(isSaid),
    ...(angle && { angle: angle.at.angle }),
  });
  return { title, weight: body.weight, factors, paragraphs: paragraphsOf([ofSign, ofHouse, ofAspects]) };
}

/** Sign, house and aspects: a text of the tables begins a paragraph, and what is short joins the one before it. */
function paragraphsOf(all: readonly Part[][]): Part[][] {
  const paragraphs: Part[][] = [];
  for (const parts of all) {
    const last = paragraphs.at(-1);
    if (last === undefined || (last.some(isCell) && parts.some(isCell))) paragraphs.push([...parts]);
    else last.push(...parts);
  }
  return paragraphs.filter((parts) => parts.some(isSaid));
}

const disputed: ReadonlySet<SignId> = new Set<SignId>([7, 10, 11]);

/** The ruler of a house by where it stands. */
function rulerSentence(
  { weighed: { chart, bodies }, cells, manuscript }: NatalDesk,
  house: RuledHouse,
): { text: string; factor: Factor } | undefined {
  const cusp = chart.cusps[house - 1];
  if (cusp === undefined) return undefined;
  const sign = house === 1 && chart.ascendant ? chart.ascendant.sign : cusp;
  const ruler = rulerOf(sign, chart.rulerships);
  const body = bodies.find(({ id }) => id === ruler);
  if (body === undefined || body.house === 0) return undefined;
  const { rulers, reckonings } = cells.readings.natalChapters;
  const values = { a: manuscript.within(ruler), A: manuscript.start(ruler) };
  const claim = fill(reckonings[disputed.has(sign) ? chart.rulerships : 'both'], {
    ...values,
    sign: cells.signName(sign),
  });
  const text = manuscript.once(rulers[house][body.house], { ...values, claim });
  if (text === '') return undefined;
  const weight = Math.round(body.weight * 2.5) / 10;
  return { text, factor: { kind: 'ruler', weight, planetIds: [ruler], house: body.house } };
}

/** The ruler of a house and the sign on its cusp, for the houses of love, home and means. */
export function cuspSection(desk: NatalDesk, house: 2 | 4 | 7): Draft | undefined {
  const sign = desk.weighed.chart.cusps[house - 1];
  if (sign === undefined) return undefined;
  // Of money the ruler often says the opposite of the cusp.
  const ruler = house === 2 ? undefined : rulerSentence(desk, house);
  const cusp = desk.manuscript.once(desk.cells.cuspInSign(house, sign));
  const weight = ruler?.factor.weight ?? 1;
  const planetIds = ruler?.factor.planetIds;
  return {
    title: desk.cells.readings.words.headings.cusps[house],
    weight,
    factors: [{ kind: 'ruler', weight, ...(planetIds && { planetIds }), signId: sign, house }],
    paragraphs: [[ruler?.text ?? '', ...cell(cusp)]],
  };
}

/** Ascendant or Midheaven: its sign, and its ruler's house. */
export function angleSection(
  desk: NatalDesk,
  planned: PlannedBody,
  aspects: readonly WeighedAspect[],
): Draft {
  const ruler = rulerSentence(desk, planned.body.id === Ascendant ? 1 : 10);
  const draft = bodySection(desk, planned, aspects);
  if (ruler === undefined) return draft;
  const [ofSign = [], second] = draft.paragraphs;
  if (second) second.unshift(ruler.text);
  else if (ofSign.some(isCell)) draft.paragraphs.push([ruler.text]);
  else ofSign.push(ruler.text);
  draft.factors.push(ruler.factor);
  return draft;
}
