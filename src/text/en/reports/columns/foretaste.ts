import type { ColumnShelf } from '../../../report-catalogue.js';

/** Where the planet that leads a year comes to a sign and goes back out of it: as it does, and at the close. */
export const foretaste: ColumnShelf['foretaste'] = {
  ends: [
    'What {planet} has begun in {matter} rests until then, and you have time to think it over.',
    'In the months until then {planet} asks nothing more of you in {matter}, so you can put in order what you have begun there.',
  ],
  close: [
    'You have had a foretaste of what {planet} wants in {matter}, and when it comes back on {until} you will know how to begin.',
    'For some months you have seen what {planet} asks in {matter}, and when it comes back on {until} you will be prepared.',
  ],
};
