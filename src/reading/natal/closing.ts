import { Descendant, Mercury, Moon, Neptune } from '../../chart/bodies.js';
import { elementOf, type House, type SignId } from '../../chart/zodiac.js';
import { natureOf } from '../../text/catalogue.js';
import { fill } from '../../text/texts.js';
import { angleOfPlanet } from '../weights.js';
import { paragraphOf } from '../words.js';
import type { DominantFactor } from './dominant-factor.js';
import type { OpeningContext } from './opening-context.js';
import { subjectCell } from './subject.js';
import type { Theme } from './theme.js';

/** Comes back to what the opening began with: what its question comes to, and what else led it. @param isBrief without that */
export function closingOf(context: OpeningContext, name: string, theme: Theme, isBrief: boolean): string {
  const { cells, manuscript } = context;
  const { closing } = cells.readings.natalChapters;
  const { dominant } = theme;
  const lead = isBrief ? '' : leadSentence(context, theme);
  if (dominant === undefined) return paragraphOf([fill(closing.plain, { name }), lead]);
  const { nature, on, by } = dominant;
  const cell = isMisled(context, dominant) ? closing.misled : subjectCell(context, closing, dominant);
  const answer = fill(cell, {
    name,
    a: manuscript.within(on),
    b: manuscript.within(by),
    where: nature === 'onAngle' ? closing.where[on] : '',
  });
  return paragraphOf([answer, lead]);
}

/** So much of an orb is left where Neptune is heard. */
const heard = 0.3;

/** Whether Neptune, in aspect to the Moon or Mercury or on the Descendant, makes a bad guide to people of what they disagree about. */
function isMisled(
  { weighed: { aspects, bodies, chart } }: OpeningContext,
  { nature, on, by }: DominantFactor,
): boolean {
  if (nature !== 'strain' || on !== Moon || by !== Mercury) return false;
  const neptune = bodies.find(({ id }) => id === Neptune);
  if (neptune && angleOfPlanet(neptune, chart)?.angle === Descendant) return true;
  return aspects.some(
    ({ first, second, aspect, closeness }) =>
      second === Neptune &&
      (first === Moon || first === Mercury) &&
      closeness >= heard &&
      natureOf(aspect) !== 'harmonious',
  );
}

/**
 * Of a crowd that the opening began with, or of a planet on an angle that the question is not about; or else of the strongest
 * that it is not about, so that an end looks at all that the opening has named.
 */
function leadSentence(context: OpeningContext, { crowd, dominant, leaders }: Theme): string {
  const {
    cells,
    manuscript,
    weighed: { chart },
  } = context;
  const [first] = leaders;
  const { leads } = cells.readings.natalChapters.closing;
  if (crowd)
    return crowd.sign === undefined ? leads.house[crowd.house as House] : leads.sign[crowd.sign as SignId];
  if (first === undefined || dominant === undefined) return '';
  const at = angleOfPlanet(first, chart);
  if (at && !isOf(dominant, first.id)) return fill(leads.angle[at.angle], { a: manuscript.within(first.id) });
  const third = leaders.find(({ id }) => !isOf(dominant, id));
  if (third === undefined) return '';
  const cell = leads.third[third.id as 0];
  return fill(typeof cell === 'string' ? cell : cell[elementOf(third.sign)], {
    a: manuscript.within(third.id),
    A: manuscript.start(third.id),
  });
}

const isOf = ({ on, by }: DominantFactor, id: number): boolean => on === id || by === id;
