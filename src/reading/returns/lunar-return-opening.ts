import { Ascendant, Moon, type Planet } from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import type { HouseAxis } from '../../text/return-catalogue.js';
import { weighedBody } from '../chart-sections.js';
import type { WeighedBody } from '../factors.js';
import { paragraphOf } from '../words.js';
import { isAtAngle } from './desk.js';
import type { LunarDesk } from './lunar-return-month.js';
import { isNamed, openingWith, placesSentence, shortLine } from './opening.js';
import {
  agreementSentence,
  closingSentence,
  elsewhereSentence,
  isThemeSaid,
  retrogradeLine,
  temperSentence,
} from './parts.js';
import { hasHouses, type Question } from './plan.js';
import { answerOf, isInQuestion, questionSentences } from './question.js';
import { countedHouse } from './standing.js';

/** How a month is opened and closed. */

/** The three strongest factors, each in action; and what the month turns on. */
export function openingOf(desk: LunarDesk): string {
  const { aspects, kind, manuscript, month, leaders, question } = desk;
  const [ascendant, moon] = [weighedBody(desk, Ascendant), weighedBody(desk, Moon)];
  const isMoonSaid = moon === undefined || isInQuestion(question, moon, Moon);
  const named = leaders.filter((body) => !isInQuestion(question, body, Moon));
  const isPlaced = (body: WeighedBody): boolean =>
    hasHouses(month.chart) && (isAtAngle(desk, body) || body.id === Moon);
  return openingWith(
    [
      ...(question
        ? questionSentences(desk, question, { name: month.name })
        : [manuscript.wording(kind.opening, { name: month.name })]),
      placesSentence(
        desk,
        [...named, ...(isMoonSaid ? [] : [moon])].filter(
          (body, i, all) => isPlaced(body) && all.indexOf(body) === i,
        ),
      ),
    ],
    [
      () => (question || isThemeSaid(desk, aspects) ? temperSentence(desk) : ''),
      () => (ascendant ? manuscript.once(kind.lines.ascendant[ascendant.sign]) : ''),
      ...named
        .filter((body) => !isPlaced(body) && !isNamed(desk, body))
        .map((body) => () => leaderLine(desk, body)),
      ...desk.led.map((aspect) => () => manuscript.once(shortLine(desk, aspect))),
      ...leaders.map((body) => () => leaderLine(desk, body)),
    ],
    [
      question ? '' : agreementSentence(desk, aspects),
      hasHouses(month.chart)
        ? elsewhereSentence(desk, month.elsewhere)
        : manuscript.wording(kind.openingWithoutHouses),
    ],
  );
}

function leaderLine(desk: LunarDesk, body: WeighedBody): string {
  const { kind, manuscript } = desk;
  if (body.id === Ascendant) return manuscript.once(kind.lines.ascendant[body.sign]);
  if (body.id === Moon) return '';
  return retrogradeLine(desk, body) || manuscript.wording(kind.leading[body.id as 0]);
}

/** The house of the Moon, what the month turns on, and what came first. */
export function closingOf(desk: LunarDesk): string {
  const { kind, manuscript, month, aspects, question } = desk;
  const { name } = month;
  const moon = weighedBody(desk, Moon);
  const house = moon === undefined ? 0 : countedHouse(desk, moon);
  // Where the question is of the Moon’s house alone, its answer says what there is to say of that.
  const [leader] = desk.leaders;
  const isAnswered = question?.kind === 'same' || question?.kind === 'joined';
  const first =
    isAnswered && leader !== undefined
      ? manuscript.once(kind.closingLeader[leader.id as Planet])
      : manuscript.once(kind.closing[house as House], { name });
  return paragraphOf([
    house === 0 ? manuscript.wording(kind.closingWithoutHouses, { name }) : first,
    question ? answerSentence(desk, question) : closingSentence(desk, aspects),
  ]);
}

/** What can be done about the question. */
function answerSentence(desk: LunarDesk, question: Question): string {
  const { kind, manuscript } = desk;
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
      return manuscript.once(answerOf(desk, question));
  }
}
