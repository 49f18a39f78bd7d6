import { Ascendant, Moon, Saturn, Sun } from '../../chart/bodies.js';
import { elementOf } from '../../chart/zodiac.js';
import { weighedBody } from '../chart-sections.js';
import type { WeighedBody } from '../factors.js';
import { wordsIn } from '../reading.js';
import { paragraphOf } from '../words.js';
import { isAtAngle } from './context.js';
import {
  angleLine,
  chiefCrowd,
  crowdSentence,
  isNamed,
  lightsSentence,
  linesOfLeaders,
  openingWith,
  shortLine,
  strainOf,
} from './opening.js';
import { elsewhereSentence, retrogradeLine } from './parts.js';
import { chiefPassage } from './passages.js';
import { hasHouses, isSignCertain } from './plan.js';
import { isInQuestion, questionSentences } from './question.js';
import type { SolarReturnContext } from './solar-return-year.js';
import { hardest, turningSentence } from './turning.js';

const leastOfElement = 4;
/** An opening of fewer words has room for one more sentence. */
const roomyOpening = 165;

/** The question, a crowded house, the three strongest factors, and the main transits of the year. */
export function openingOf(context: SolarReturnContext): string {
  const { kind, manuscript, year, leaders, question } = context;
  const ascendant = weighedBody(context, Ascendant);
  const isTimed = hasHouses(year.chart);
  const values = { name: year.name, year: String(year.year) };
  const chief = chiefPassage(context);
  const crowd = chiefCrowd(context);
  const named = leaders.filter(
    (body) => !isInQuestion(question, body, Sun) && crowd?.bodies.includes(body.id) !== true,
  );
  const begins = [
    ...(question
      ? questionSentences(context, question, values)
      : [manuscript.firstUnsaid(kind.opening, values)]),
    crowd === undefined ? '' : crowdSentence(context, crowd),
    ...linesOfLeaders(context, named, (body) => angleLine(context, body)),
    lightsSentence(
      context,
      chief === '' ? named.filter((body) => !isAtAngle(context, body) && body.id <= Moon) : [],
      crowd === undefined ? [] : [crowd.house],
    ),
    chief,
    turningSentence(context, chief),
  ];
  const ends = [
    isTimed ? elsewhereSentence(context, year.elsewhere) : manuscript.firstUnsaid(kind.openingWithoutHouses),
  ];
  // If there is no room for it, the section alone tells it.
  if (wordsIn(paragraphOf([...begins, ...ends])) <= roomyOpening)
    begins.splice(-2, 0, ofSunSentence(context));
  return openingWith(
    begins,
    [
      () => (ascendant ? manuscript.unlessSaid(kind.lines.ascendant[ascendant.sign]) : ''),
      () => (isTimed ? '' : elementSentence(context)),
      ...named
        .filter((body) => !isPlaced(context, body) && !isNamed(context, body))
        .map((body) => () => leaderLine(context, body)),
      ...context.led.map((aspect) => () => manuscript.unlessSaid(shortLine(context, aspect))),
      ...named.map((body) => () => leaderLine(context, body)),
      ...leaders
        .filter((body) => question?.kind !== 'angle' || body.id !== question.body)
        .map((body) => () => leaderLine(context, body)),
    ],
    ends,
  );
}

/** A hard aspect of the Sun, or a planet on it, unless that has been named. */
function ofSunSentence(context: SolarReturnContext): string {
  const strain = hardest(context);
  const found = context.ofSun.find(
    (aspect) => !context.led.includes(aspect) && !(strain?.natal === Sun && strain.body === aspect.second),
  );
  return found === undefined ? '' : context.manuscript.unlessSaid(shortLine(context, found));
}

/** Whether there is a text on a leading planet's place. */
const isPlaced = (context: SolarReturnContext, body: WeighedBody): boolean =>
  isAtAngle(context, body) || (body.house !== 0 && body.id <= Moon);

/** The element with most planets down to Saturn. */
function elementSentence({ kind, manuscript, weighed, year }: SolarReturnContext): string {
  const planets = weighed.bodies.filter((body) => body.id <= Saturn && isSignCertain(year.chart, body));
  const elements = (['fire', 'earth', 'air', 'water'] as const)
    .map((element) => ({ element, its: planets.filter(({ sign }) => elementOf(sign) === element) }))
    .sort((a, b) => b.its.length - a.its.length);
  const [largest, next] = elements;
  if (!largest || !next || largest.its.length < leastOfElement || largest.its.length === next.its.length)
    return '';
  const ids = largest.its.map(({ id }) => id).sort((a, b) => a - b);
  return manuscript.unlessSaid(kind.elements[largest.element], { planets: manuscript.listOf(ids) });
}

function leaderLine(context: SolarReturnContext, body: WeighedBody): string {
  const { kind, manuscript } = context;
  if (body.id === Ascendant) return manuscript.unlessSaid(kind.lines.ascendant[body.sign]);
  const turned = retrogradeLine(context, body);
  // If its strongest aspect stands in a planet's way, that is told rather than what it could do.
  return turned !== '' || strainOf(context.aspects, body) !== undefined
    ? turned
    : manuscript.firstUnsaid(kind.leading[body.id as 0]);
}
