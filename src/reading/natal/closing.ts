import { Descendant, Mercury, Moon, Neptune } from '../../chart/bodies.js';
import type { House, SignId } from '../../chart/zodiac.js';
import { natureOf } from '../../text/catalogue.js';
import { fill } from '../../text/texts.js';
import { angleOfPlanet } from '../weights.js';
import { paragraphOf } from '../words.js';
import type { DominantFactor } from './dominant-factor.js';
import type { OpeningContext } from './opening-context.js';
import { subjectCell } from './subject.js';
import type { Theme } from './theme.js';

export interface Closing {
  text: string;
  /** The texts that it is made of, whose advice is known whoever they are written for. */
  cells: readonly string[];
}

/**
 * Returns to what the opening began with: the answer to its question, and the crowd that it began with.
 * @param isBrief without the latter
 */
export function closingOf(context: OpeningContext, name: string, theme: Theme, isBrief: boolean): Closing {
  const { cells, manuscript } = context;
  const { closing } = cells.readings.natalChapters;
  const { dominant } = theme;
  const lead = isBrief ? '' : crowdSentence(context, theme);
  if (dominant === undefined)
    return { text: paragraphOf([fill(closing.plain, { name }), lead]), cells: [closing.plain, lead] };
  const { nature, on, by } = dominant;
  const cell = isMisled(context, dominant) ? closing.misled : subjectCell(context, closing, dominant);
  const answer = fill(cell, {
    name,
    a: manuscript.within(on),
    b: manuscript.within(by),
    where: nature === 'onAngle' ? closing.where[on] : '',
  });
  return { text: paragraphOf([answer, lead]), cells: [cell, lead] };
}

/** Least closeness of Neptune's aspect. */
const heard = 0.3;

/**
 * Whether Neptune, in aspect to the Moon or Mercury or on the Descendant, makes a person's feelings about people
 * unreliable.
 */
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
 * A sentence on the crowd that the opening began with. On anything else the answer has the last word: a sentence on
 * another factor would be about another matter.
 */
function crowdSentence({ cells }: OpeningContext, { crowd }: Theme): string {
  if (crowd === undefined) return '';
  const { leads } = cells.readings.natalChapters.closing;
  return crowd.sign === undefined ? leads.house[crowd.house as House] : leads.sign[crowd.sign as SignId];
}
