import type { ColumnShelf } from '../../../report-catalogue.js';

/** A planet that leads a year and goes back in it: as it goes, and as the year closes. */
export const foretaste: ColumnShelf['foretaste'] = {
  ends: [
    'What {planet} has begun in {matter} rests until then, and you have time to think it over.',
    'Until then {planet} asks nothing more of you in {matter}, and what you have begun there can be put in order.',
  ],
  close: [
    'You have had a foretaste of what {planet} wants in {matter}, and when it comes back on {until} you will know how to begin.',
    'For some months you have seen what {planet} asks in {matter}, and when it comes back on {until} you will be prepared.',
  ],
};
