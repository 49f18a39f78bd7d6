import { Ascendant, type BodyId, Moon, type Planet, type Saturn } from '../../chart/bodies.js';
import { moonSpeed } from '../../chart/periods.js';
import type { House, SignId } from '../../chart/zodiac.js';
import type { HouseAxis } from '../../text/return-catalogue.js';
import { weighedBody } from '../chart-sections.js';
import { daysFrom } from '../compare-days.js';
import type { WeighedAspect, WeighedBody } from '../factors.js';
import { paragraphOf } from '../words.js';
import { isAtAngle } from './context.js';
import { eclipseSentence } from './eclipses.js';
import type { LunarReturnContext } from './lunar-return-month.js';
import { isMovingOff, isRareGift } from './lunar-return-slow.js';
import {
  angleLine,
  chiefCrowd,
  crowdSentence,
  linesOfLeaders,
  openingWith,
  shortLine,
  strainOf,
} from './opening.js';
import { elsewhereSentence, retrogradeLine } from './parts.js';
import { toneOf } from './passage-choice.js';
import { nameOf } from './passage-days.js';
import { bodiesOf, hasHouses, isSignCertain, otherOf, type Question } from './plan.js';
import { countedHouse } from './planets-on-angles.js';
import { answered, housesOf, isInQuestion, questionSentences } from './question.js';

/** The opening and the closing of a month. */

/** The question, a crowded house, the Moon’s house, an eclipse, a slow transit, and planets on angles. */
export function openingOf(context: LunarReturnContext): string {
  const { kind, manuscript, month, leaders, question } = context;
  const ascendant = weighedBody(context, Ascendant);
  const crowd = chiefCrowd(context);
  const others = leaders.filter(
    (body) => !isInQuestion(question, body, Moon) && crowd?.bodies.includes(body.id) !== true,
  );
  const [onAngles, rest] = [true, false].map((isOn) =>
    others.filter((body) => isAtAngle(context, body) === isOn),
  ) as [WeighedBody[], WeighedBody[]];
  // If one sentence names two planets, the second has no sentence of its own.
  const named = new Set<BodyId>(bodiesOf(question));
  const lineOf = (body: WeighedBody): string => {
    if (named.has(body.id)) return '';
    named.add(body.id);
    const strain = isAtAngle(context, body) ? undefined : strainOf(context.led, body);
    if (strain !== undefined) named.add(otherOf(strain, body.id));
    return leaderLine(context, body, strain);
  };
  return openingWith(
    [
      ...(question
        ? questionSentences(context, question, { name: month.name })
        : [manuscript.firstUnsaid(kind.opening, { name: month.name })]),
      crowd === undefined ? '' : crowdSentence(context, crowd),
      moonSentence(context, crowd?.house),
      eclipseSentence(context),
      rareSentence(context),
      ...linesOfLeaders(context, onAngles, lineOf),
    ],
    [
      ...rest.map((body) => () => lineOf(body)),
      () => (ascendant ? manuscript.unlessSaid(kind.lines.ascendant[ascendant.sign]) : ''),
      ...context.led.map((aspect) => () => manuscript.unlessSaid(shortLine(context, aspect))),
    ],
    hasHouses(month.chart)
      ? [elsewhereSentence(context, month.elsewhere)]
      : [manuscript.firstUnsaid(kind.openingWithoutHouses), betweenSigns(context)],
  );
}

/** The two signs in which the Moon may be, if the hour of birth is unknown. */
function betweenSigns(context: LunarReturnContext): string {
  const { cells, kind, manuscript, month } = context;
  const moon = weighedBody(context, Moon);
  if (moon === undefined || isSignCertain(month.chart, moon)) return '';
  const to = (Math.round(moon.longitude / 30) % 12) as SignId;
  const from = ((to + 11) % 12) as SignId;
  return manuscript.unlessSaid(kind.moonBetween, { from: cells.signName(from), to: cells.signName(to) });
}

/** The rarest transit of the month. */
function rareSentence(context: LunarReturnContext): string {
  const { cells, kind, manuscript } = context;
  const [transit] = context.slow;
  // A helpful transit that is not rare, or one that is moving off, is told in its section.
  if (transit === undefined || isMovingOff(context, transit)) return '';
  if (toneOf(transit) === 'gift' && !isRareGift(transit)) return '';
  const name = nameOf(manuscript, cells.readings.returnDates, transit, false);
  return manuscript.unlessSaid(kind.rare[transit.body as typeof Saturn], { name });
}

/**
 * The matter of the Moon’s house, unless that has been told.
 * @param told a house whose matter has been told
 */
function moonSentence(context: LunarReturnContext, told: House | undefined): string {
  const { cells, kind, manuscript, question } = context;
  const moon = weighedBody(context, Moon);
  const house = moon === undefined ? 0 : countedHouse(context, moon);
  // The question tells the matter of its houses.
  if (moon === undefined || house === 0 || isInQuestion(question, moon, Moon)) return '';
  if (house === told || housesOf(question).includes(house)) return '';
  return manuscript.firstUnsaid(kind.moonDraws, {
    house: cells.readings.words.houses[house],
    to: cells.readings.returns.drawn[house],
  });
}

/**
 * A sentence about a leading body.
 * @param strain its hardest aspect
 */
function leaderLine(
  context: LunarReturnContext,
  body: WeighedBody,
  strain: WeighedAspect | undefined,
): string {
  const { kind, manuscript } = context;
  if (body.id === Ascendant) return manuscript.unlessSaid(kind.lines.ascendant[body.sign]);
  if (body.id === Moon) return '';
  const turned = retrogradeLine(context, body) || angleLine(context, body);
  if (turned !== '') return turned;
  // If its strongest aspect stands in a planet’s way, that is told rather than what it could do.
  if (strain !== undefined) return manuscript.unlessSaid(shortLine(context, strain));
  return manuscript.firstUnsaid(kind.leading[body.id as 0]);
}

/** The Moon’s house, unless the question is about that alone, and the answer to the question. */
export function closingOf(context: LunarReturnContext): string {
  const { kind, manuscript, month, question } = context;
  const { name } = month;
  const moon = weighedBody(context, Moon);
  const house = moon === undefined ? 0 : countedHouse(context, moon);
  const [leader] = context.leaders;
  // Closings without houses take turns month by month.
  const round = Math.abs(Math.round((daysFrom('1900-01-01', month.begins) * moonSpeed) / 360));
  const ofHouse =
    house === 0
      ? manuscript.unlessSaid(kind.closingWithoutHouses[round % kind.closingWithoutHouses.length], { name })
      : manuscript.unlessSaid(kind.closing[house], { name });
  const answer = question
    ? answerSentence(context, question)
    : manuscript.unlessSaid(leader && kind.closingLeader[leader.id as Planet]);
  // If there is an answer, a month without houses closes with it alone.
  const isOfQuestion = question !== undefined && house === 0 && answer !== '';
  const isHouseTold = question?.kind === 'same' || question?.kind === 'joined' || isOfQuestion;
  return paragraphOf([isHouseTold ? '' : ofHouse, answer]);
}

/** The answer to the question. */
function answerSentence(context: LunarReturnContext, question: Question): string {
  const { axes, seen } = context.kind.answer;
  switch (question.kind) {
    case 'standing':
      return answered(context, question, axes[question.lower.house as HouseAxis]);
    case 'seen':
      return answered(context, question, seen);
    default:
      return answered(context, question);
  }
}
