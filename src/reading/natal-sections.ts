import { Conjunction, Opposition } from '../chart/aspects.js';
import {
  Ascendant,
  type BodyId,
  Chiron,
  Descendant,
  ImumCoeli,
  Mars,
  Midheaven,
  Moon,
  NorthNode,
  Pluto,
  Saturn,
} from '../chart/bodies.js';
import { rulerOf } from '../chart/dignities.js';
import type { House, SignId } from '../chart/zodiac.js';
import { natureOf } from '../text/catalogue.js';
import type {
  Angle,
  Classical,
  NatalReadingCells,
  Personal,
  RetrogradeAtBirth,
  RuledHouse,
} from '../text/reading-catalogue.js';
import { fill } from '../text/texts.js';
import type { ReadingChart } from './chart.js';
import {
  angleFactor,
  aspectFactor,
  type Factor,
  placementFactor,
  type WeighedAspect,
  type WeighedBody,
} from './factors.js';
import type { NatalDesk } from './natal-desk.js';
import { type PlannedBody, strikes } from './natal-plan.js';
import { isRetrogradeHeard, qualificationOf } from './natal-tempo.js';
import type { Draft, Part, ReadingCells } from './reading.js';
import { signAgainstHouse } from './tags.js';
import { type AtAngle, angleOf, isSlow } from './weights.js';

const natalOf = ({ cells }: NatalDesk): NatalReadingCells => cells.readings.natal;
const cell = (text: string | null): Part[] => (text === null || text === '' ? [] : [{ cell: text }]);

/** The title of a body's section: it promises the sign and the house or the angle that are written of, and no more. */
export function headingOf(
  { cells, manuscript }: NatalDesk,
  { id, sign, house }: WeighedBody,
  written: { sign: boolean; house: boolean; angle?: Angle },
): string {
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

/** The line of a body in its sign, where there is one. */
export const signLine = (desk: NatalDesk, { id, sign }: WeighedBody): string | undefined =>
  (natalOf(desk).lines.inSign as Readonly<Record<number, Readonly<Record<SignId, string>>>>)[id]?.[sign];

export const houseLine = (desk: NatalDesk, { id, house }: WeighedBody): string | undefined =>
  house === 0
    ? undefined
    : (natalOf(desk).lines.inHouse as Readonly<Record<number, Readonly<Record<House, string>>>>)[id]?.[house];

/** The line of a planet on an angle. */
export function angleLine(desk: NatalDesk, body: WeighedBody): string | undefined {
  const at = body.id <= Pluto ? angleOf(body, desk.weighed.chart) : undefined;
  return at === undefined || !strikes(at) ? undefined : natalOf(desk).lines.onAngle[body.id as 0][at.angle];
}

export function pairLine(desk: NatalDesk, { first, second, aspect }: WeighedAspect): string | undefined {
  const nature = natureOf(aspect);
  const [lower, higher] = first < second ? [first, second] : [second, first];
  return nature === undefined ? undefined : natalOf(desk).lines.pairs[lower as Personal]?.[higher]?.[nature];
}

/** Of an orb so much is left. */
const exact = 0.7;

/** Characters that two sentences have, about. */
const start = 240;

/** Whether a text says soon enough by itself whom it is about: then nobody need be announced. */
function namesBoth({ cells }: NatalDesk, text: string, first: BodyId, second: BodyId): boolean {
  const opening = text.slice(0, start);
  return opening.includes(cells.bodyName(first)) && opening.includes(cells.bodyName(second));
}

/** What a planet on an angle does there, at length; where it is the planet’s house too, or very near, it speaks for both. */
export function angleCell(
  cells: ReadingCells,
  body: WeighedBody,
  chart: ReadingChart,
): { text: string; at: AtAngle; isHouse: boolean } | undefined {
  const at = body.id <= Pluto ? angleOf(body, chart) : undefined;
  if (at === undefined || !strikes(at)) return undefined;
  const isUpper = at.angle === Ascendant || at.angle === Midheaven;
  const axis = at.angle === Ascendant || at.angle === Descendant ? Ascendant : Midheaven;
  const text = cells.natalAspect(body.id, axis, isUpper ? Conjunction : Opposition);
  return text === null
    ? undefined
    : { text, at, isHouse: houseOfAngle[at.angle] === body.house || at.closeness >= outright };
}

/** So near to an angle a planet is of the angle, whichever side of it the cusp is on (Gauquelin’s sectors). */
const outright = 0.6;

const houseOfAngle = { [Ascendant]: 1, [ImumCoeli]: 4, [Descendant]: 7, [Midheaven]: 10 } as const;

/** A body in its sign and its house, and its aspects. */
export function bodySection(
  desk: NatalDesk,
  { body, sign, house, angle: hasAngle }: PlannedBody,
  aspects: readonly WeighedAspect[],
): Draft {
  const { cells, manuscript } = desk;
  const natal = natalOf(desk);
  const factors: Factor[] = [placementFactor(body)];
  const slow = isSlow(body.id);
  const hasSign = !slow || body.house === 0;
  const angle = hasAngle ? angleCell(cells, body, desk.weighed.chart) : undefined;
  if (angle !== undefined) factors.push(angleFactor(body.id, angle.at));

  const ofSign: Part[] = [];
  const what =
    body.id === Chiron || body.id === NorthNode ? manuscript.once(natal.threads.points[body.id]) : '';
  if (hasSign) ofSign.push(what);
  if (hasSign) {
    ofSign.push(manuscript.once(signLine(desk, body)));
    if (sign) ofSign.push(...cell(manuscript.once(cells.bodyInSign(body.id, body.sign))));
    if (desk.isLeader(body) && body.dignity !== null && body.id <= Saturn) {
      const strong = body.dignity === 'rulership' || body.dignity === 'exaltation';
      ofSign.push(manuscript.once(natal.lines.condition[body.id as Classical][strong ? 'strong' : 'weak']));
    }
  }

  const ofHouse: Part[] = hasSign ? [] : [what];
  const houseCell = body.house === 0 || angle?.isHouse ? null : cells.bodyInHouse(body.id, body.house);
  if (house && houseCell !== null && body.house !== 0) {
    const turn = body.id <= Mars ? signAgainstHouse(body.sign, body.house) : undefined;
    if (turn?.relation === 'differ')
      ofHouse.push(manuscript.once(natal.threads.turns[turn.tag], { A: manuscript.start(body.id) }));
    ofHouse.push(...cell(manuscript.once(houseCell)));
  } else if (body.id <= Moon && !angle?.isHouse) ofHouse.push(manuscript.once(houseLine(desk, body)));
  const title = headingOf(desk, body, {
    sign: hasSign,
    house: ofHouse.some((part) => part !== '' && part !== what),
    ...(angle && { angle: angle.at.angle }),
  });
  if (sign && house && isRetrogradeHeard(body))
    ofHouse.push(manuscript.once(natal.retrograde[body.id as RetrogradeAtBirth]));

  const ofAspects: Part[][] = [];
  for (const aspect of aspects) {
    const other = aspect.first === body.id ? aspect.second : aspect.first;
    const text = manuscript.once(cells.natalAspect(aspect.first, aspect.second, aspect.aspect));
    const nature = natureOf(aspect.aspect);
    if (text === '' || nature === undefined) continue;
    const qualified = manuscript.once(qualificationOf(desk, body, other, nature));
    const signpost =
      qualified !== '' || namesBoth(desk, text, body.id, other)
        ? ''
        : manuscript.wording(cells.readings.signposts[nature], manuscript.pair(body.id, other));
    const here =
      aspect === desk.thread?.aspect ? manuscript.once(natal.threads.here[desk.thread.nature]) : '';
    ofAspects.push([here, qualified, here === '' ? signpost : '', { cell: text }]);
    factors.push(aspectFactor(aspect));
  }
  // What is nearly exact comes before the house.
  const [chief] = aspects;
  const isFirst = chief !== undefined && chief.closeness >= exact && angle === undefined;
  const beforeHouse = isFirst && ofHouse.length > 0 ? ofAspects.splice(0, 1) : [];

  const paragraphs: Part[][] = [
    [angle === undefined ? manuscript.once(angleLine(desk, body)) : '', ...ofSign],
    angle === undefined ? [] : cell(manuscript.once(angle.text)),
    ...beforeHouse,
    ofHouse,
  ];
  // Two sentences are no two paragraphs.
  if (!sign && !house && angle === undefined && beforeHouse.length === 0)
    paragraphs[0]?.push(...paragraphs.splice(2, 1).flat());
  if (body.id <= Pluto && body.aspects.length === 0)
    paragraphs.push([manuscript.once(natal.unaspected[body.id as 0])]);

  paragraphs.push(...ofAspects);
  return { title, weight: body.weight, factors, paragraphs };
}

/** The ruler of a house by where it stands. */
export function rulerSentence(
  { weighed: { chart, bodies }, cells, manuscript }: NatalDesk,
  house: RuledHouse,
): { text: string; factor: Factor } | undefined {
  const sign = chart.cusps[house - 1];
  if (sign === undefined) return undefined;
  const ruler = rulerOf(house === 1 && chart.ascendant ? chart.ascendant.sign : sign, chart.rulerships);
  const body = bodies.find(({ id }) => id === ruler);
  if (body === undefined || body.house === 0) return undefined;
  const text = manuscript.once(cells.readings.natal.rulers[house][body.house], {
    a: manuscript.within(ruler),
    A: manuscript.start(ruler),
  });
  return text === ''
    ? undefined
    : {
        text,
        factor: {
          kind: 'ruler',
          weight: Math.round(body.weight * 2.5) / 10,
          planetIds: [ruler],
          house: body.house,
        },
      };
}

/** The sign on a cusp and the house's ruler, for the houses of love, home and means. */
export function cuspSection(desk: NatalDesk, house: 2 | 4 | 7): Draft | undefined {
  const sign = desk.weighed.chart.cusps[house - 1];
  if (sign === undefined) return undefined;
  const ruler = rulerSentence(desk, house);
  const cusp = desk.manuscript.once(desk.cells.cuspInSign(house, sign));
  const factors: Factor[] = [
    {
      kind: 'ruler',
      weight: ruler?.factor.weight ?? 1,
      ...(ruler && { planetIds: ruler.factor.planetIds as BodyId[] }),
      signId: sign,
      house,
    },
  ];
  return {
    title: desk.cells.readings.words.headings.cusps[house],
    weight: ruler?.factor.weight ?? 1,
    factors,
    paragraphs: [[...cell(cusp), ruler?.text ?? '']],
  };
}

/** Ascendant or Midheaven: its sign, and its ruler's house. */
export function angleSection(
  desk: NatalDesk,
  planned: PlannedBody,
  aspects: readonly WeighedAspect[],
): Draft {
  const { body } = planned;
  const draft = bodySection(desk, planned, aspects);
  const ruler = rulerSentence(desk, body.id === Ascendant ? 1 : 10);
  if (ruler !== undefined) {
    draft.paragraphs.splice(1, 0, [ruler.text]);
    draft.factors.push(ruler.factor);
  }
  return draft;
}
