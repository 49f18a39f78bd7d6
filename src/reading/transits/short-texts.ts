import { Chiron, type Saturn } from '../../chart/bodies.js';
import { sentencesOf } from '../words.js';
import { contactCell, loopOf, type TransitContext } from './context.js';
import { isAhead } from './owed.js';
import { touchedBy, type WeighedTransit } from './plan.js';

/** A contact in a sentence, and when it begins. */
export const shortPartsOf = (context: TransitContext, transit: WeighedTransit): string[] => [
  context.manuscript.unlessSaid(shortTextOf(context, transit)) ||
    (context.late.includes(transit) ? '' : cellsBeginning(transit)),
  comingOf(context, transit),
];

/** When a planet that comes to its point later comes within orb. */
const comingOf = (context: TransitContext, transit: WeighedTransit): string => {
  const { cells, kind, manuscript, sky } = context;
  return transit.starts !== null && sky.isPeriod && isAhead(sky, transit, loopOf(context, transit))
    ? manuscript.unlessSaid(kind.coming, {
        A: manuscript.start(transit.body),
        day: cells.day(transit.starts, cells.isOtherYear(transit.starts)),
      })
    : '';
};

/** Sentences of the cell of a contact whose own sentence the opening has. */
const mostSentences = 2;

export function cellsBeginning({ cell }: WeighedTransit): string {
  const own = sentencesOf(cell ?? '')
    .slice(0, mostSentences)
    .join(' ');
  return own.includes('{') ? '' : own;
}

/** Of Chiron its return alone is told; and past working age the Midheaven is what one is known for. */
function shortTextOf({ kind, late }: TransitContext, transit: WeighedTransit): string | undefined {
  if (transit.body === Chiron) return kind.chironReturn;
  if (late.includes(transit)) return kind.late[transit.body as typeof Saturn][touchedBy(transit).meeting];
  return contactCell(kind.stories, transit)?.beside;
}
