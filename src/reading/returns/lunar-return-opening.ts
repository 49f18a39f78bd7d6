import { Ascendant, type BodyId, Moon, type Planet, type Saturn } from '../../chart/bodies.js';
import { moonSpeed } from '../../chart/periods.js';
import type { House, SignId } from '../../chart/zodiac.js';
import type { HouseAxis } from '../../text/return-catalogue.js';
import { weighedBody } from '../chart-sections.js';
import type { WeighedAspect, WeighedBody } from '../factors.js';
import { paragraphOf } from '../words.js';
import { isAtAngle } from './context.js';
import { eclipseSentence } from './eclipses.js';
import type { LunarReturnContext } from './lunar-return-month.js';
import { isMovingOff } from './lunar-return-slow.js';
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
import { daysBetween, toneOf } from './passage-choice.js';
import { nameOf } from './passage-days.js';
import { bodiesOf, hasHouses, isSignCertain, otherOf, type Question } from './plan.js';
import { countedHouse } from './planets-on-angles.js';
import { answerOf, housesOf, isInQuestion, questionSentences } from './question.js';

/** How a month is opened and closed. */

/** What the month turns on, where the Moon stands, and what is on an angle besides. */
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
  // Of two that are named in one breath the second has had its line.
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

/** In which two signs the Moon may be, where the hour of the birth, which is not known, would say it. */
function betweenSigns(context: LunarReturnContext): string {
  const { cells, kind, manuscript, month } = context;
  const moon = weighedBody(context, Moon);
  if (moon === undefined || isSignCertain(month.chart, moon)) return '';
  const to = (Math.round(moon.longitude / 30) % 12) as SignId;
  const from = ((to + 11) % 12) as SignId;
  return manuscript.unlessSaid(kind.moonBetween, { from: cells.signName(from), to: cells.signName(to) });
}

/** What is rarer than all else in the month. */
function rareSentence(context: LunarReturnContext): string {
  const { cells, kind, manuscript } = context;
  const [transit] = context.slow;
  // What is kind, or moving off, is told in its place.
  if (transit === undefined || toneOf(transit) === 'gift' || isMovingOff(context, transit)) return '';
  const name = nameOf(manuscript, cells.readings.returnDates, transit, false);
  return manuscript.unlessSaid(kind.rare[transit.body as typeof Saturn], { name });
}

/** Where the Moon draws one, unless that has been said. @param told a house of which it has been said what it is about */
function moonSentence(context: LunarReturnContext, told: House | undefined): string {
  const { cells, kind, manuscript, question } = context;
  const moon = weighedBody(context, Moon);
  const house = moon === undefined ? 0 : countedHouse(context, moon);
  // What the question is of has said what the house is about.
  if (moon === undefined || house === 0 || isInQuestion(question, moon, Moon)) return '';
  if (house === told || housesOf(question).includes(house)) return '';
  return manuscript.firstUnsaid(kind.moonDraws, {
    house: cells.readings.words.houses[house],
    to: cells.readings.returns.drawn[house],
  });
}

/** @param strain what is hardest for it */
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
  // What the planet could do is no news where the strongest thing that it meets is in its way.
  if (strain !== undefined) return manuscript.unlessSaid(shortLine(context, strain));
  return manuscript.firstUnsaid(kind.leading[body.id as 0]);
}

/** The house of the Moon, unless the question is of that alone, and what can be done about the question. */
export function closingOf(context: LunarReturnContext): string {
  const { kind, manuscript, month, question } = context;
  const { name } = month;
  const moon = weighedBody(context, Moon);
  const house = moon === undefined ? 0 : countedHouse(context, moon);
  const [leader] = context.leaders;
  // Another each month.
  const round = Math.abs(Math.round((daysBetween('1900-01-01', month.begins) * moonSpeed) / 360));
  const ofHouse =
    house === 0
      ? manuscript.unlessSaid(kind.closingWithoutHouses[round % kind.closingWithoutHouses.length], { name })
      : manuscript.unlessSaid(kind.closing[house], { name });
  const answer = question
    ? answerSentence(context, question)
    : manuscript.unlessSaid(leader && kind.closingLeader[leader.id as Planet]);
  // What a month without houses can be closed on is no answer to its question.
  const isOfQuestion = question !== undefined && house === 0 && answer !== '';
  const isHouseTold = question?.kind === 'same' || question?.kind === 'joined' || isOfQuestion;
  return paragraphOf([isHouseTold ? '' : ofHouse, answer]);
}

/** What can be done about the question. */
function answerSentence(context: LunarReturnContext, question: Question): string {
  const { kind, manuscript } = context;
  const { axes, seen } = kind.answer;
  switch (question.kind) {
    case 'standing':
      return axes[question.lower.house as HouseAxis];
    case 'seen':
      return seen;
    default:
      return manuscript.unlessSaid(answerOf(context, question));
  }
}
