import { Conjunction } from '../../chart/aspects.js';
import { type BodyId, Mars, Moon, type Planet } from '../../chart/bodies.js';
import { isPressing } from '../../chart/body-groups.js';
import type { House } from '../../chart/zodiac.js';
import { natureOf } from '../../text/catalogue.js';
import type { SolarReturnReadingCells } from '../../text/reading-catalogue.js';
import type { Angle } from '../../text/reading-keys.js';
import { pairCell } from '../chart-sections.js';
import type { WeighedAspect, WeighedBody } from '../factors.js';
import { paragraphOf, wordsIn } from '../words.js';
import type { ReturnContext } from './context.js';
import { hasHouses, isAsked, isExact, near, otherOf, planetsOf, type Question } from './plan.js';
import { crowdsOf } from './planets-on-angles.js';
import { housesOf } from './question.js';

/** Aspects that an opening names at most, with houses and without. */
const mostLed = { timed: 1, untimed: 3 };

/** Whether the question has named both planets of an aspect as opposite each other. */
const isFaced = (question: Question | undefined, { first, second }: WeighedAspect): boolean =>
  question?.kind === 'standing' &&
  [first, second].every((id) => id === question.lower.body || id === question.upper.body);

/** Least closeness, within about half a degree, at which an aspect of any planet is named. */
const closest = 0.93;

/**
 * The aspects that the opening names: with houses only aspects of the lights and the ruler that are all but exact, and
 * the closest of others; without houses the close ones of Sun to Mars, but not the Moon’s, whose orb is uncertain.
 * @param told strongest first
 */
export function ledAspects(
  { weighed: { chart } }: Pick<ReturnContext, 'weighed'>,
  told: readonly WeighedAspect[],
  question: Question | undefined,
): WeighedAspect[] {
  const isTimed = hasHouses(chart);
  const isMain = ({ first, second }: WeighedAspect): boolean =>
    first <= Moon || [first, second].some((id) => id === chart.ruler);
  return told
    .filter((aspect) => aspect.first <= Mars && !isAsked(question, aspect) && !isFaced(question, aspect))
    .filter(
      ({ first, second, closeness }) => isTimed || (closeness >= near && first !== Moon && second !== Moon),
    )
    .filter((aspect) => !isTimed || (isExact(aspect) && (isMain(aspect) || aspect.closeness >= closest)))
    .slice(0, mostLed[isTimed ? 'timed' : 'untimed']);
}

/** Whether the opening has told a planet by one of its aspects. */
export const isNamed = ({ led, question }: ReturnContext, { id }: WeighedBody): boolean =>
  led.some(({ first, second }) => first === id || second === id) || planetsOf(question).includes(id);

/** The short text of an aspect. */
export const shortLine = (
  { cells }: Pick<ReturnContext, 'cells'>,
  aspect: WeighedAspect,
): string | undefined => pairCell(cells.readings.returns.aspectLines, aspect);

/** The hardest told aspect of a planet from the Sun to Mars: a hard one, or a conjunction with Saturn or an outer planet. */
export const strainOf = (told: readonly WeighedAspect[], { id }: WeighedBody): WeighedAspect | undefined =>
  told.find(
    (aspect) =>
      id <= Mars &&
      (aspect.first === id || aspect.second === id) &&
      (natureOf(aspect.aspect) === 'tense' ||
        (aspect.aspect === Conjunction && isPressing(otherOf(aspect, id)))),
  );

/** A house with so many planets is named in the opening. */
export const fewestOfChiefCrowd = 4;

/** The heaviest crowded house, unless the question has named it. */
export function chiefCrowd(context: ReturnContext): ReturnType<typeof crowdsOf>[number] | undefined {
  const { question } = context;
  const crowd = crowdsOf(context).find(({ bodies }) => bodies.length >= fewestOfChiefCrowd);
  const isAskedOf =
    crowd !== undefined &&
    (question?.kind === 'gathered' || question?.kind === 'divided') &&
    question.to === crowd.house;
  return isAskedOf ? undefined : crowd;
}

/** The planets of a crowded house, and its matter. */
export const crowdSentence = (
  { cells, kind, manuscript, question }: ReturnContext,
  { bodies, house }: ReturnType<typeof crowdsOf>[number],
): string =>
  manuscript.firstUnsaid(housesOf(question).includes(house) ? kind.gathersThere : kind.gathers, {
    planets: manuscript.listOf(bodies),
    house: cells.readings.words.houses[house],
    matter: cells.readings.returns.concerns[house],
  });

/** The short text of a planet on an angle. */
export function angleLine({ atAngles, cells, manuscript }: ReturnContext, { id }: WeighedBody): string {
  const at = atAngles.find(({ body }) => body.id === id)?.at;
  return at === undefined
    ? ''
    : manuscript.unlessSaid(cells.readings.returns.angleLines[id as Planet]?.[at.angle]);
}

/**
 * A sentence for each leading planet; of several on one angle, the first has its own and the others are named as its
 * company.
 */
export function linesOfLeaders(
  { atAngles, cells, manuscript, question }: ReturnContext,
  named: readonly WeighedBody[],
  lineOf: (body: WeighedBody) => string,
): string[] {
  const first = new Map<Angle, BodyId>();
  if (question?.kind === 'angle') first.set(question.at, question.body);
  return named.map((body) => {
    const angle = atAngles.find((each) => each.body.id === body.id)?.at.angle;
    if (angle === undefined) return lineOf(body);
    const before = first.get(angle);
    if (before === undefined) {
      first.set(angle, body.id);
      return lineOf(body);
    }
    const others = atAngles.filter(({ at, body: { id } }) => at.angle === angle && id !== before);
    return manuscript.unlessSaid(cells.readings.returns.companyOnAngle[angle], {
      planets: manuscript.listOf(others.map((each) => each.body.id)),
    });
  });
}

/**
 * The houses of leading lights and their matters.
 * @param told houses whose matter has been told
 */
export function lightsSentence(
  { cells, kind, manuscript, question }: ReturnContext<SolarReturnReadingCells>,
  lights: readonly WeighedBody[],
  told: readonly House[],
): string {
  const isTold = (house: House): boolean => housesOf(question).includes(house) || told.includes(house);
  const [first, second] = lights.filter(({ house }) => house !== 0 && !isTold(house));
  if (first === undefined) return '';
  const values = (house: House) => ({
    house: cells.readings.words.houses[house],
    to: cells.readings.returns.drawn[house],
  });
  const house = first.house as House;
  if (second?.house === house) return manuscript.firstUnsaid(kind.draws.both, values(house));
  return paragraphOf(
    [first, second].map((light) =>
      light === undefined
        ? ''
        : manuscript.firstUnsaid(kind.draws.one, {
            ...values(light.house as House),
            a: manuscript.within(light.id),
            A: manuscript.start(light.id),
          }),
    ),
  );
}

/** Words of an opening, at least. */
const usualLeast = 90;

/**
 * Sentences as an opening.
 * @param fillers further sentences, used only while the opening is too short
 */
export function openingWith(
  begins: readonly string[],
  fillers: readonly (() => string)[],
  ends: readonly string[],
  least = usualLeast,
): string {
  const middle: string[] = [];
  let words = 0;
  for (const sentence of [...begins, ...ends]) words += wordsIn(sentence);
  for (const filler of fillers) {
    if (words >= least) break;
    const said = filler();
    middle.push(said);
    words += wordsIn(said);
  }
  return paragraphOf([...begins, ...middle, ...ends]);
}
