import { Ascendant, type BodyId, Descendant, ImumCoeli, Midheaven, Moon, Sun } from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import type { HouseAxis } from '../../text/return-catalogue.js';
import { weighedBody } from '../chart-sections.js';
import type { WeighedBody } from '../factors.js';
import type { ReturnDesk } from './desk.js';
import { isAtAngle } from './parts.js';

/** What a return turns on: two parts of life that face each other, one that leads to another, or one named twice. */
export type Question =
  | { kind: 'axis'; axis: HouseAxis; lower: BodyId; upper: BodyId }
  | { kind: 'seen'; lower: BodyId; upper: BodyId }
  | { kind: 'between'; from: House; to: House }
  | { kind: 'same'; house: House };

interface Placed {
  body: BodyId;
  house: House;
}

const houseOfAngle: Readonly<Record<number, House>> = {
  [Ascendant]: 1,
  [ImumCoeli]: 4,
  [Descendant]: 7,
  [Midheaven]: 10,
};

/**
 * The strongest contrast of a return: a planet on one angle against one on the other, or against a light in the house
 * opposite; the Sun and the Moon in houses that face each other; one planet at the top and a light out of sight; or else the natal house that the Ascendant falls into
 * against that of the Sun or the Moon, whose return it is (A. Volguine, The Technique of Solar Returns).
 * @param natalHouse 0 without houses
 */
export function questionOf(
  desk: ReturnDesk,
  natalHouse: House | 0,
  returning: typeof Sun | typeof Moon,
): Question | undefined {
  const place = weighedBody(desk, returning)?.house ?? 0;
  if (natalHouse === 0 || place === 0) return undefined;
  const standing = desk.atAngles.map(
    ({ body, at }): Placed => ({ body: body.id, house: houseOfAngle[at.angle] as House }),
  );
  const lights = [Sun, Moon].flatMap((id): Placed[] => {
    const light = weighedBody(desk, id);
    return light === undefined || light.house === 0 || isAtAngle(desk, light)
      ? []
      : [{ body: id, house: light.house }];
  });
  const facing = facingOf([...standing, ...lights]);
  if (facing !== undefined) return facing;
  const seen = standing.find(({ house }) => house === 10);
  const hidden = lights.find(({ house }) => house === 12);
  if (seen && hidden) return { kind: 'seen', lower: seen.body, upper: hidden.body };
  if (natalHouse === place) return { kind: 'same', house: place };
  const rising = facingOf([
    { body: Ascendant, house: natalHouse },
    { body: returning, house: place },
  ]);
  return rising ?? { kind: 'between', from: natalHouse, to: place };
}

/** The first two in houses that face each other. */
function facingOf(placed: readonly Placed[]): Question | undefined {
  for (const [i, one] of placed.entries())
    for (const other of placed.slice(i + 1)) {
      if (Math.abs(one.house - other.house) !== 6) continue;
      const [lower, upper] = one.house < other.house ? [one, other] : [other, one];
      return { kind: 'axis', axis: lower.house as HouseAxis, lower: lower.body, upper: upper.body };
    }
  return undefined;
}

/** Whether the question has said in which house a light stands, which is on no angle. */
export const isInQuestion = (
  desk: ReturnDesk,
  question: Question | undefined,
  body: WeighedBody,
  returning: typeof Sun | typeof Moon,
): boolean =>
  body.id === returning &&
  !isAtAngle(desk, body) &&
  (question?.kind === 'between' || question?.kind === 'same');

/** The question, with where the Ascendant falls if it is named as one of the two. */
export function questionSentences(
  desk: ReturnDesk,
  question: Question | undefined,
  natalHouse: House | 0,
): string[] {
  if (question === undefined || natalHouse === 0) return [];
  const { question: cells } = desk.kind;
  const { houses } = desk.cells.readings.words;
  const isOfAscendant =
    question.kind === 'axis' && (question.lower === Ascendant || question.upper === Ascendant);
  const place = isOfAscendant ? desk.manuscript.once(cells.place, { house: houses[natalHouse] }) : '';
  return [place, worded(desk, question, cells, () => cells.between)];
}

/** How the closing comes back to the question. */
export const answerSentence = (desk: ReturnDesk, question: Question): string =>
  worded(desk, question, desk.kind.answer, (wanted) => desk.kind.answer.between[wanted]);

function worded(
  { cells, manuscript }: ReturnDesk,
  question: Question,
  wordings: Pick<ReturnDesk['kind']['question'], 'axes' | 'seen' | 'same'>,
  between: (wanted: House) => string,
): string {
  const { wanting, drawn } = cells.readings.returns;
  if (question.kind === 'same') return manuscript.once(wordings.same, { from: wanting[question.house] });
  if (question.kind === 'axis')
    return manuscript.once(wordings.axes[question.axis], manuscript.pair(question.lower, question.upper));
  if (question.kind === 'seen')
    return manuscript.once(wordings.seen, manuscript.pair(question.lower, question.upper));
  const { from, to } = question;
  const toHouse = cells.readings.words.houses[to];
  return manuscript.once(between(from), { from: wanting[from], to: drawn[to], toHouse });
}
