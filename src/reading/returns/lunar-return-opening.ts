import { Ascendant, Moon, type Planet } from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import type { HouseAxis } from '../../text/return-catalogue.js';
import { weighedBody } from '../chart-sections.js';
import type { WeighedBody } from '../factors.js';
import { paragraphOf } from '../words.js';
import { isAtAngle } from './context.js';
import type { LunarReturnContext } from './lunar-return-month.js';
import { isNamed, openingWith, placesSentence, shortLine } from './opening.js';
import { ageSentence, elsewhereSentence, retrogradeLine } from './parts.js';
import { hasHouses, type Question } from './plan.js';
import { countedHouse } from './planets-on-angles.js';
import { answerOf, isInQuestion, questionSentences } from './question.js';

/** How a month is opened and closed. */

/** The three strongest factors, each in action; and what the month turns on. */
export function openingOf(context: LunarReturnContext): string {
  const { kind, manuscript, month, leaders, question } = context;
  const [ascendant, moon] = [weighedBody(context, Ascendant), weighedBody(context, Moon)];
  const isMoonSaid = moon === undefined || isInQuestion(question, moon, Moon);
  const named = leaders.filter((body) => !isInQuestion(question, body, Moon));
  const isPlaced = (body: WeighedBody): boolean =>
    hasHouses(month.chart) && (isAtAngle(context, body) || body.id === Moon);
  return openingWith(
    [
      ...(question
        ? questionSentences(context, question, { name: month.name })
        : [manuscript.firstUnsaid(kind.opening, { name: month.name })]),
      placesSentence(
        context,
        [...named, ...(isMoonSaid ? [] : [moon])].filter(
          (body, i, all) => isPlaced(body) && all.indexOf(body) === i,
        ),
      ),
    ],
    [
      () => (ascendant ? manuscript.unlessSaid(kind.lines.ascendant[ascendant.sign]) : ''),
      ...named
        .filter((body) => !isPlaced(body) && !isNamed(context, body))
        .map((body) => () => leaderLine(context, body)),
      ...context.led.map((aspect) => () => manuscript.unlessSaid(shortLine(context, aspect))),
      ...leaders
        .filter((body) => question?.kind !== 'angle' || body.id !== question.body)
        .map((body) => () => leaderLine(context, body)),
    ],
    [
      hasHouses(month.chart)
        ? elsewhereSentence(context, month.elsewhere)
        : manuscript.firstUnsaid(kind.openingWithoutHouses),
      ageSentence(context, month.age),
    ],
  );
}

function leaderLine(context: LunarReturnContext, body: WeighedBody): string {
  const { kind, manuscript } = context;
  if (body.id === Ascendant) return manuscript.unlessSaid(kind.lines.ascendant[body.sign]);
  if (body.id === Moon) return '';
  return retrogradeLine(context, body) || manuscript.firstUnsaid(kind.leading[body.id as 0]);
}

/** The house of the Moon, what the month turns on, and what came first. */
export function closingOf(context: LunarReturnContext): string {
  const { kind, manuscript, month, question } = context;
  const { name } = month;
  const moon = weighedBody(context, Moon);
  const house = moon === undefined ? 0 : countedHouse(context, moon);
  // Where the question is of the Moon’s house alone, its answer says what there is to say of that.
  const [leader] = context.leaders;
  const isAnswered = question?.kind === 'same' || question?.kind === 'joined';
  const first =
    isAnswered && leader !== undefined
      ? manuscript.unlessSaid(kind.closingLeader[leader.id as Planet])
      : manuscript.unlessSaid(kind.closing[house as House], { name });
  return paragraphOf([
    house === 0 ? manuscript.firstUnsaid(kind.closingWithoutHouses, { name }) : first,
    question
      ? answerSentence(context, question)
      : manuscript.unlessSaid(leader && kind.closingLeader[leader.id as Planet]),
  ]);
}

/** What can be done about the question. */
function answerSentence(context: LunarReturnContext, question: Question): string {
  const { kind, manuscript } = context;
  const { axes, between, seen } = kind.answer;
  switch (question.kind) {
    case 'standing':
      return axes[question.lower.house as HouseAxis];
    case 'seen':
      return seen;
    case 'rising':
    case 'gathered':
    case 'divided':
      return between[question.from];
    default:
      return manuscript.unlessSaid(answerOf(context, question));
  }
}
