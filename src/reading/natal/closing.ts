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
 * Returns to what the opening began with: the answer to its question, and the other leading factor.
 * @param isBrief without the latter
 */
export function closingOf(context: OpeningContext, name: string, theme: Theme, isBrief: boolean): Closing {
  const { cells, manuscript } = context;
  const { closing } = cells.readings.natalChapters;
  const { dominant } = theme;
  const { cell: leadCell, text: lead } = isBrief ? noLead : leadSentence(context, theme);
  if (dominant === undefined)
    return { text: paragraphOf([fill(closing.plain, { name }), lead]), cells: [closing.plain, leadCell] };
  const { nature, on, by } = dominant;
  const cell = isMisled(context, dominant) ? closing.misled : subjectCell(context, closing, dominant);
  const answer = fill(cell, {
    name,
    a: manuscript.within(on),
    b: manuscript.within(by),
    where: nature === 'onAngle' ? closing.where[on] : '',
  });
  return { text: paragraphOf([answer, lead]), cells: [cell, leadCell] };
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
 * A sentence on the crowd that the opening began with, or on a planet on an angle that the question is not about. On
 * anything else the answer has the last word: a sentence on a third factor would be about another matter.
 */
function leadSentence(context: OpeningContext, { crowd, dominant, leaders }: Theme): Lead {
  const { cells: catalogue, manuscript, weighed } = context;
  const [first] = leaders;
  const { leads } = catalogue.readings.natalChapters.closing;
  if (crowd) {
    const cell =
      crowd.sign === undefined ? leads.house[crowd.house as House] : leads.sign[crowd.sign as SignId];
    return { cell, text: cell };
  }
  if (first === undefined || dominant === undefined || isOf(dominant, first.id)) return noLead;
  const at = angleOfPlanet(first, weighed.chart);
  if (at === undefined) return noLead;
  const cell = leads.angle[at.angle];
  return { cell, text: fill(cell, { a: manuscript.within(first.id) }) };
}

interface Lead {
  cell: string;
  text: string;
}
const noLead: Lead = { cell: '', text: '' };

const isOf = ({ on, by }: DominantFactor, id: number): boolean => on === id || by === id;
