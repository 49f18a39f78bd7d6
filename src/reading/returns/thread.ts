import { type BodyId, Pluto } from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import type { ReturnDesk } from './desk.js';
import { heavierEnd, type Matter } from './matters.js';
import { facingHouse, type Household, type Question } from './plan.js';
import { housesOf } from './question.js';
import type { SolarDesk } from './solar-return-year.js';
import { countedHouse, crowdsOf, standingOf } from './standing.js';

/** What the heaviest parts of a return have to do with its question: only of one that two houses share. */

type Sides = readonly [House, House];

const sidesOf = (question: Question | undefined): Sides | undefined => {
  const [one, other] = housesOf(question);
  return one === undefined || other === undefined ? undefined : [one, other];
};

/** A side that a house is, and the other one; as the language has them. */
function asSides({ cells }: ReturnDesk, [one, other]: Sides, house: House): Record<'side' | 'other', string> {
  const { sides } = cells.readings.returns.asking;
  return { side: sides[house], other: sides[house === one ? other : one] };
}

/** Of the planets on angles the heaviest that is on a side: the one under whose heading that is said. */
export function arguingAtAngle(desk: ReturnDesk): { body: BodyId; argument: string } | undefined {
  const sides = sidesOf(desk.question);
  const found = sides && standingOf(desk).find(({ house }) => sides.includes(house));
  return found && sides ? { body: found.body, argument: argument(desk, sides, found) } : undefined;
}

const argument = (desk: ReturnDesk, sides: Sides, { body, house }: { body: BodyId; house: House }): string =>
  desk.manuscript.once(desk.kind.argues[body as 0], asSides(desk, sides, house));

/** Of a chapter’s matters the first household on a side; none of an axis that is itself what is asked. */
export function threaded({ question }: ReturnDesk, matters: readonly Matter[]): Household | undefined {
  const sides = sidesOf(question);
  return matters
    .filter(({ axis }) => axis === undefined || !sides?.includes(axis) || !sides.includes(facingHouse(axis)))
    .flatMap(({ households }) => households)
    .find(({ house }) => sides?.includes(house));
}

/** What such a household has to say to it. */
export function householdThread(desk: SolarDesk, { house, bodies }: Household): string {
  const { kind, manuscript } = desk;
  const sides = sidesOf(desk.question);
  const [first] = bodies;
  if (sides === undefined || first === undefined) return '';
  if (crowdsOf(desk).some((crowd) => crowd.house === house))
    return preferredSide(desk, sides) === house
      ? manuscript.wording(kind.question.crowd, asSides(desk, sides, house))
      : '';
  return argument(desk, sides, { body: first.id, house });
}

/** That the ruler of the return, in this house, is on a side. */
export function rulerThread(desk: SolarDesk, house: House): string {
  const sides = sidesOf(desk.question);
  if (!sides?.includes(house)) return '';
  // A ruler on the side that has less would be read as a verdict for it.
  const preferred = preferredSide(desk, sides);
  if (preferred !== undefined && preferred !== house) return '';
  return desk.manuscript.wording(desk.kind.question.ruler, asSides(desk, sides, house));
}

/** So much more on one side than on the other, from which on the chart leans to it; where its ruler or a crowd is, one. */
const leaning = 2;

/** Planets that stand in a house. */
const standingOn = (desk: Pick<ReturnDesk, 'weighed' | 'atAngles'>, house: House): BodyId[] =>
  desk.weighed.bodies
    .filter((body) => body.id <= Pluto && countedHouse(desk, body) === house)
    .map(({ id }) => id)
    .sort((a, b) => a - b);

/**
 * Which of the two sides the chart prefers, if it does: by its planets, with its ruler or a crowd as one more. Two houses
 * that face each other are told together by what stands in each, and there the same decides. It is one verdict in all parts
 * of a reading.
 */
function preferredSide(desk: ReturnDesk, [one, other]: Sides): House | undefined {
  if (facingHouse(one) === other) return heavierEnd(desk, one);
  const crowds = crowdsOf(desk).map((crowd) => crowd.house);
  const { ruler } = desk.weighed.chart;
  const favor = (house: House): number =>
    (crowds.includes(house) ? 1 : 0) +
    (ruler !== undefined && standingOn(desk, house).includes(ruler) ? 1 : 0);
  const weightOf = (house: House): number => standingOn(desk, house).length + favor(house);
  const more = weightOf(one) - weightOf(other);
  const preferred = more > 0 ? one : other;
  return Math.abs(more) < (favor(preferred) > 0 ? 1 : leaning) ? undefined : preferred;
}

/** Whether the chart prefers a side, in a sentence before the answer; nothing where a crowd has spoken, and is not confirmed. */
export function leaningSentence(desk: SolarDesk): string {
  const { kind, manuscript, question } = desk;
  const sides = sidesOf(question);
  if (sides === undefined) return '';
  const [one, other] = sides;
  const { side: first, other: second } = asSides(desk, sides, one);
  const values = { one: first, other: second };
  const preferred = preferredSide(desk, sides);
  if (preferred === undefined)
    return crowdsOf(desk).some(({ house }) => house === one || house === other)
      ? ''
      : manuscript.wording(kind.question.undecided, values);
  const { side, other: less } = asSides(desk, sides, preferred);
  return manuscript.wording(kind.question.leaning, {
    ...values,
    side,
    less,
    planets: manuscript.listOf(standingOn(desk, preferred)),
  });
}
