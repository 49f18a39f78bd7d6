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

/** How many aspects an opening names, with houses and without. */
const mostLed = { timed: 1, untimed: 3 };

/** Whether a question has named both its planets, which are opposite each other. */
const isFaced = (question: Question | undefined, { first, second }: WeighedAspect): boolean =>
  question?.kind === 'standing' &&
  [first, second].every((id) => id === question.lower.body || id === question.upper.body);

/** From this closeness on, within half a degree, an aspect leads of whatever planets it is. */
const closest = 0.93;

/**
 * What of the aspects leads: those of Sun to Mars, strongest first; beside houses only what is all but exact of the
 * lights and
 * of the Ascendant’s ruler, and the closest of others; without them what is near, but for the Moon’s, whose orb is
 * open.
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

/** Whether the opening has said what a planet does, by one of its aspects. */
export const isNamed = ({ led, question }: ReturnContext, { id }: WeighedBody): boolean =>
  led.some(({ first, second }) => first === id || second === id) || planetsOf(question).includes(id);

/** An aspect in a sentence. */
export const shortLine = (
  { cells }: Pick<ReturnContext, 'cells'>,
  aspect: WeighedAspect,
): string | undefined => pairCell(cells.readings.returns.aspectLines, aspect);

/** What is hardest for a planet of Sun to Mars, of the aspects that are told: hard ones, and those with a planet that presses. */
export const strainOf = (told: readonly WeighedAspect[], { id }: WeighedBody): WeighedAspect | undefined =>
  told.find(
    (aspect) =>
      id <= Mars &&
      (aspect.first === id || aspect.second === id) &&
      (natureOf(aspect.aspect) === 'tense' ||
        (aspect.aspect === Conjunction && isPressing(otherOf(aspect, id)))),
  );

/** So many planets of a house are what a year is mostly about. */
export const fewestOfChiefCrowd = 4;

/** The heaviest crowd, unless the question has named it. */
export function chiefCrowd(context: ReturnContext): ReturnType<typeof crowdsOf>[number] | undefined {
  const { question } = context;
  const crowd = crowdsOf(context).find(({ bodies }) => bodies.length >= fewestOfChiefCrowd);
  const isAskedOf =
    crowd !== undefined &&
    (question?.kind === 'gathered' || question?.kind === 'divided') &&
    question.to === crowd.house;
  return isAskedOf ? undefined : crowd;
}

/** Who gathers where, and what that is about. */
export const crowdSentence = (
  { cells, kind, manuscript, question }: ReturnContext,
  { bodies, house }: ReturnType<typeof crowdsOf>[number],
): string =>
  manuscript.firstUnsaid(housesOf(question).includes(house) ? kind.gathersThere : kind.gathers, {
    planets: manuscript.listOf(bodies),
    house: cells.readings.words.houses[house],
    matter: cells.readings.returns.concerns[house],
  });

/** Of what leads, what a planet on an angle does. */
export function angleLine({ atAngles, cells, manuscript }: ReturnContext, { id }: WeighedBody): string {
  const at = atAngles.find(({ body }) => body.id === id)?.at;
  return at === undefined
    ? ''
    : manuscript.unlessSaid(cells.readings.returns.angleLines[id as Planet]?.[at.angle]);
}

/** What leads, each in its line; of several on one angle the first, and then the others as its company. */
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

/** Of what leads, where a light draws one. @param told houses of which it has been said what they are about */
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

/** Words of an opening. */
const usualLeast = 90;

/**
 * Sentences as an opening.
 * @param fillers what is said between its beginning and its end only as long as it would be too short
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
