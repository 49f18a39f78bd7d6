import { type BodyId, Moon, Sun } from '../../chart/bodies.js';
import { elementOf } from '../../chart/zodiac.js';
import type { ByElement, SubjectOpenings } from '../../text/natal-catalogue.js';
import { type Sides, sidesAt } from '../../text/sides.js';
import { isBetweenSigns, type WeighedBody } from '../factors.js';
import type { StatedBy } from '../reading.js';
import type { DominantFactor } from './dominant-factor.js';
import { elementsOf } from './elements.js';
import type { OpeningContext } from './opening-context.js';
import { byAspect, onAngleCalled } from './stated-by.js';

/** The text on the main theme, at the beginning and at the end. */

/** The table by which opening and closing choose their wordings, so that they choose the same. */
const tableOfSubject = 3;

/** The texts of a theme; the commonest conflicts have two wordings. */
export function subjectCell(
  context: OpeningContext,
  tables: SubjectOpenings,
  { nature, on, by }: DominantFactor,
): string {
  const { weighed, manuscript } = context;
  if (nature === 'onAngle')
    return by in tables.onAngleIn ? cellByElement(context, tables, by as ByElement) : tables.onAngle[by as 0];
  const isAgain = nature === 'strain' && manuscript.placeBySeed(2, tableOfSubject) === 1;
  const table = isAgain ? tables.again : tables;
  if (nature === 'strain' && on === Sun && by === Moon) {
    const moon = weighed.bodies.find(({ id }) => id === Moon) as WeighedBody;
    // Of a sign that the Moon had for nearly all of a day only its own section speaks without reserve.
    const { chart } = weighed;
    if (!isBetweenSigns(moon, chart) && chart.openMoon?.elsewhere === undefined)
      return table.moonAtOdds[elementOf(moon.sign)];
  }
  if (isAgain) {
    const other = tables.again.pairs[on as 0]?.[by];
    if (other !== undefined) return other;
  }
  if (nature !== 'lights') return tables.pairs[on as 0][by]?.[nature] ?? '';
  const signOf = (wanted: BodyId): WeighedBody['sign'] =>
    (weighed.bodies.find(({ id }) => id === wanted) as WeighedBody).sign;
  return tables.lights[elementsOf(signOf(on), signOf(by)).key];
}

function cellByElement({ weighed }: OpeningContext, { onAngleIn }: SubjectOpenings, id: ByElement): string {
  const body = weighed.bodies.find((each) => each.id === id) as WeighedBody;
  return onAngleIn[id][elementOf(body.sign)];
}

/** What the opening and the closing state of a person. */
export function sidesOfSubject(
  { cells }: OpeningContext,
  { nature, on, by }: DominantFactor,
): Sides | undefined {
  const { subjects, onAngle } = cells.readings.natal.sides;
  if (nature === 'lights') return undefined;
  return nature === 'onAngle'
    ? sidesAt(onAngle, by)
    : sidesAt(subjects[on]?.[by], nature === 'union' ? 0 : 1);
}

/** The name of the factors in it. */
export function subjectCalled(
  context: OpeningContext,
  { nature, on, by, aspect }: DominantFactor,
): StatedBy | undefined {
  if (nature === 'onAngle') return onAngleCalled(context, by, on);
  return aspect && byAspect(aspect, on);
}
