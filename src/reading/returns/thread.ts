import { type BodyId, Pluto } from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import type { ReturnDesk } from './desk.js';
import type { Matter } from './matters.js';
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
  return crowdsOf(desk).some((crowd) => crowd.house === house)
    ? manuscript.wording(kind.question.crowd, asSides(desk, sides, house))
    : argument(desk, sides, { body: first.id, house });
}

/** That the ruler of the return, in this house, is on a side. */
export function rulerThread(desk: SolarDesk, house: House): string {
  const sides = sidesOf(desk.question);
  if (!sides?.includes(house)) return '';
  return desk.manuscript.wording(desk.kind.question.ruler, asSides(desk, sides, house));
}

/** So many planets more on one side than on the other, from which on the chart leans to it; where its ruler or a crowd is, one. */
const leaning = 2;

/**
 * Whether the chart prefers a side, in a sentence before the answer: by its planets, and its ruler or a crowd is one more.
 * Nothing where a crowd has been said to be the louder voice on one side, which so few planets do not confirm.
 */
export function leaningSentence(desk: SolarDesk): string {
  const { kind, manuscript, question, weighed } = desk;
  const sides = sidesOf(question);
  if (sides === undefined) return '';
  const on = (house: House): BodyId[] =>
    weighed.bodies
      .filter((body) => body.id <= Pluto && countedHouse(desk, body) === house)
      .map(({ id }) => id)
      .sort((a, b) => a - b);
  const { ruler } = weighed.chart;
  const crowds = crowdsOf(desk).map((crowd) => crowd.house);
  const favor = (house: House): number =>
    (crowds.includes(house) ? 1 : 0) + (ruler !== undefined && on(house).includes(ruler) ? 1 : 0);
  const weightOf = (house: House): number => on(house).length + favor(house);
  const [one, other] = sides;
  const more = weightOf(one) - weightOf(other);
  const { side: first, other: second } = asSides(desk, sides, one);
  const values = { one: first, other: second };
  const preferred = more > 0 ? one : other;
  // What has been said to have the ruler, or the louder voice, is not denied here.
  if (Math.abs(more) < (favor(preferred) > 0 ? 1 : leaning))
    return crowds.includes(one) || crowds.includes(other)
      ? ''
      : manuscript.wording(kind.question.undecided, values);
  const { side, other: less } = asSides(desk, sides, preferred);
  return manuscript.wording(kind.question.leaning, {
    ...values,
    side,
    less,
    planets: manuscript.listOf(on(preferred)),
  });
}
