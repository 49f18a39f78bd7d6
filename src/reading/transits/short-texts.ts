import { Chiron, type Saturn } from '../../chart/bodies.js';
import { youngestGrown } from '../of-age.js';
import { sentencesOf } from '../words.js';
import { endIn, loopOf, storyOf, type TransitContext } from './context.js';
import { fitting } from './of-age.js';
import { isFarAhead } from './phases.js';
import { marksOf, touchedBy, type WeighedTransit } from './plan.js';
import { isAhead } from './required.js';

/**
 * A contact in a sentence, and when it begins.
 * @param isAlone whether nothing else is in its section: then enough of its full text is told to say what it is about
 */
export const shortPartsOf = (context: TransitContext, transit: WeighedTransit, isAlone = false): string[] => [
  (isAlone && isOfCell(context, transit) ? fitting(context, cellsBeginning(transit, ofSection)) : '') ||
    context.manuscript.unlessSaid(shortTextOf(context, transit)) ||
    (context.late.includes(transit) ? '' : cellsBeginning(transit)),
  comingOf(context, transit),
];

/** Whether the full text of a contact suits the time and the reader’s age. */
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

/** When a planet that reaches its point only later comes within orb. */
const comingOf = (context: TransitContext, transit: WeighedTransit): string => {
  const { kind, manuscript, sky } = context;
  return transit.starts !== null && sky.isPeriod && isAhead(sky, transit, loopOf(context, transit))
    ? manuscript.unlessSaid(kind.coming, {
        A: manuscript.start(transit.body),
        day: endIn(context, transit, transit.starts),
      })
    : '';
};

/**
 * Sentences told of the full text: where the opening has used the short one; and where the contact is a section by
 * itself.
 */
const [mostSentences, ofSection] = [2, 3];

export function cellsBeginning({ cell }: WeighedTransit, most = mostSentences): string {
  const own = sentencesOf(cell ?? '')
    .slice(0, most)
    .join(' ');
  return own.includes('{') ? '' : own;
}

/** For Chiron only its return has a text; past working age the Midheaven is about reputation. */
function shortTextOf(context: TransitContext, transit: WeighedTransit): string | undefined {
  const { kind, late } = context;
  if (transit.body === Chiron) return kind.chironReturn;
  if (late.includes(transit)) return kind.late[transit.body as typeof Saturn][touchedBy(transit).meeting];
  return storyOf(context, transit)?.beside;
}
