import { type Planet, Sun } from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import { weighedBody } from '../chart-sections.js';
import { paragraphOf } from '../words.js';
import { isAtAngle } from './context.js';
import { countedHouse } from './planets-on-angles.js';
import { answerOf } from './question.js';
import type { SolarReturnContext } from './solar-return-year.js';
import { goodMoment } from './turning.js';

/** How a year is closed. */

/** The house of the Sun, or what came first; then what the question comes to. */
export function closingOf(context: SolarReturnContext): string {
  const { kind, manuscript, question, year } = context;
  const { name } = year;
  const sun = weighedBody(context, Sun);
  const house = sun === undefined ? 0 : countedHouse(context, sun);
  const [leader] = context.leaders;
  const last = manuscript.unlessSaid(
    question ? answerOf(context, question) : leader && kind.closingLeader[leader.id as Planet],
  );
  // Where the question is of the Sun’s house alone, its answer leaves room for what stands on an angle.
  const isAnswered = question?.kind === 'same' || question?.kind === 'joined';
  const first =
    isAnswered && leader !== undefined && isAtAngle(context, leader)
      ? manuscript.unlessSaid(kind.closingLeader[leader.id as Planet])
      : manuscript.unlessSaid(kind.closing[house as House], { name });
  return [
    // Another each year.
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
