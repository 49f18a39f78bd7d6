import { Chiron, type Saturn } from '../../chart/bodies.js';
import { youngestGrown } from '../of-age.js';
import { sentencesOf } from '../words.js';
import { contactCell, endIn, loopOf, type TransitContext } from './context.js';
import { fitting } from './of-age.js';
import { isFarAhead } from './phases.js';
import { marksOf, touchedBy, type WeighedTransit } from './plan.js';
import { isAhead } from './required.js';

/**
 * A contact in a sentence, and when it begins.
 * @param isAlone whether nothing else is in its section: then it has as much of its cell as says what it is about
 */
export const shortPartsOf = (context: TransitContext, transit: WeighedTransit, isAlone = false): string[] => [
  (isAlone && isOfCell(context, transit) ? fitting(context, cellsBeginning(transit, ofSection)) : '') ||
    context.manuscript.unlessSaid(shortTextOf(context, transit)) ||
    (context.late.includes(transit) ? '' : cellsBeginning(transit)),
  comingOf(context, transit),
];

/** Whether it is of the time, and of the reader’s age, in as many words. */
export const isOfCell = (context: TransitContext, transit: WeighedTransit): boolean => {
  const { late, sky } = context;
  const [first = ''] = marksOf(loopOf(context, transit));
  return (
    transit.body !== Chiron &&
    !late.includes(transit) &&
    sky.age >= youngestGrown &&
    (first === '' || !isFarAhead(sky, first))
  );
};

/** When a planet that comes to its point later comes within orb. */
const comingOf = (context: TransitContext, transit: WeighedTransit): string => {
  const { kind, manuscript, sky } = context;
  return transit.starts !== null && sky.isPeriod && isAhead(sky, transit, loopOf(context, transit))
    ? manuscript.unlessSaid(kind.coming, {
        A: manuscript.start(transit.body),
        day: endIn(context, transit, transit.starts),
      })
    : '';
};

/** Sentences of the cell of a contact whose own sentence the opening has, and of one that is a section. */
const [mostSentences, ofSection] = [2, 3];

export function cellsBeginning({ cell }: WeighedTransit, most = mostSentences): string {
  const own = sentencesOf(cell ?? '')
    .slice(0, most)
    .join(' ');
  return own.includes('{') ? '' : own;
}

/** Of Chiron its return alone is told; and past working age the Midheaven is what one is known for. */
function shortTextOf({ kind, late }: TransitContext, transit: WeighedTransit): string | undefined {
  if (transit.body === Chiron) return kind.chironReturn;
  if (late.includes(transit)) return kind.late[transit.body as typeof Saturn][touchedBy(transit).meeting];
  return contactCell(kind.stories, transit)?.beside;
}
