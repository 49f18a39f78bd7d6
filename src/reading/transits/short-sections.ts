import { Chiron } from '../../chart/bodies.js';
import type { Draft } from '../reading.js';
import { contactCell, loopOf, type TransitContext } from './context.js';
import { datedHeading } from './headings.js';
import { isAhead } from './owed.js';
import { phaseOf } from './phases.js';
import { transitFactor, type WeighedTransit } from './plan.js';

/** What has a sentence alone, and how far it has come. */
export function shortDraft(context: TransitContext, transit: WeighedTransit): Draft {
  const { manuscript } = context;
  return {
    title: datedHeading(context, { first: transit, twins: [], force: [] }),
    weight: transit.weight,
    factors: [transitFactor(transit)],
    paragraphs: [
      [
        manuscript.unlessSaid(shortTextOf(context, transit)),
        comingOf(context, transit),
        phaseOf(context, transit, false),
      ],
    ],
  };
}

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

/** Of Chiron its return alone is told. */
const shortTextOf = ({ kind }: TransitContext, transit: WeighedTransit): string | undefined =>
  transit.body === Chiron ? kind.chironReturn : contactCell(kind.stories, transit)?.beside;
