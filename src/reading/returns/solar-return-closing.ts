import { type Planet, Sun } from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import { weighedBody } from '../chart-sections.js';
import { paragraphOf } from '../words.js';
import { isAtAngle } from './context.js';
import { countedHouse } from './planets-on-angles.js';
import { answered } from './question.js';
import type { SolarReturnContext } from './solar-return-year.js';
import { goodMoment } from './turning.js';

/** The closing of a year. */

/** A text on the Sun's house, or on the leading planet without houses; then the answer to the question. */
export function closingOf(context: SolarReturnContext): string {
  const { kind, manuscript, question, year } = context;
  const { name } = year;
  const sun = weighedBody(context, Sun);
  const house = sun === undefined ? 0 : countedHouse(context, sun);
  const [leader] = context.leaders;
  const last = question
    ? answered(context, question)
    : manuscript.unlessSaid(leader && kind.closingLeader[leader.id as Planet]);
  // If the question is about the Sun's house alone, a planet on an angle has room as well.
  const isAnswered = question?.kind === 'same' || question?.kind === 'joined';
  const first =
    isAnswered && leader !== undefined && isAtAngle(context, leader)
      ? manuscript.unlessSaid(kind.closingLeader[leader.id as Planet])
      : manuscript.unlessSaid(kind.closing[house as House], { name });
  return [
    // Closings without houses take turns year by year.
    house === 0
      ? manuscript.unlessSaid(kind.closingWithoutHouses[year.year % kind.closingWithoutHouses.length], {
          name,
        })
      : first,
    paragraphOf([last, goodMoment(context)]),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}
