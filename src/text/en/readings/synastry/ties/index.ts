import type { SynastryReadingCells } from '../../../../pair-catalogue.js';
import { tiesOfTheMoon, tiesOfTheSun } from './lights.js';
import { tiesOfMars, tiesOfMercury, tiesOfVenus } from './own.js';
import { tiesOfJupiter, tiesOfNeptune, tiesOfPluto, tiesOfSaturn, tiesOfUranus } from './slow.js';

/**
 * What draws two people together and what they fall out over, as one thought. `{name2}` has the planet that the hard
 * contact is about; where it is about pace, that is Saturn.
 */
export const ties: SynastryReadingCells['ties'] = {
  0: tiesOfTheSun,
  1: tiesOfTheMoon,
  2: tiesOfMercury,
  3: tiesOfVenus,
  4: tiesOfMars,
  5: tiesOfJupiter,
  6: tiesOfSaturn,
  7: tiesOfUranus,
  8: tiesOfNeptune,
  9: tiesOfPluto,
};

/** The end of the closing: what lasts, and by what it is kept. */
export const lasting: SynastryReadingCells['lasting'] = {
  0: [
    'What lasts is the respect between them. Neither will ever be indifferent to what becomes of the other, and in a year when they see little of each other it will still be so.',
    'What years don’t wear out is the confidence that each takes from the other’s company.',
  ],
  1: [
    'What lasts is the ease of coming back. After a quarrel, a journey or a long silence these two begin where they stopped, and they can rely on that.',
    'Over the years it is the ease with each other that stays, a place to come home to, and it outlives most of what they argue about.',
  ],
  2: [
    'What lasts is the conversation. As long as each would still like to know what the other thinks of it, very little can go wrong for good.',
    'In the end it is the talk that will have kept them: the next question, and somebody who wants the answer.',
  ],
  3: [
    'What lasts is that they like each other. It is the plainest thing in the two charts and the one that comes back first after a bad week.',
    'Fondness is what remains when everything else has been argued out, and it needs no more than to be shown on an ordinary day.',
  ],
  4: [
    'What lasts is what they have done side by side. Something finished together is the best memory that these two can make, and there can always be another.',
    'What remains after any quarrel is that they make each other curious, and neither has yet found out all there is to know.',
  ],
  5: [
    'What lasts is the good will. Each expects the best of the other, and over the years people tend to live up to that.',
    'What keeps is that each is glad when things go well for the other. It is rarer than attraction, and it doesn’t fade.',
  ],
  6: [
    'What lasts is trust, which grew slowly and is the harder to lose. A word given here is kept, and much can be built on that.',
    'In the long run time is on their side. What they have carried together does not come apart for a mood, and both know it.',
  ],
  7: [
    'What lasts is that neither has to stay. Each time that they choose each other they do it freely, and the choice doesn’t grow old.',
    'What stays is that they are always a little new to each other, and that keeps two people together longer than habit does.',
  ],
  8: [
    'What lasts is the sympathy. Long after a dispute has been forgotten each will still notice at once when the other is sad.',
    'What remains is that they understand something in each other which nobody else has seen, and it needs no occasion in order to be there.',
  ],
  9: [
    'What lasts goes deep. Should it come to the worst, each knows whom to call, and neither would have to explain.',
    'In the end it counts most that they have seen each other without a mask, and have stayed.',
  ],
};
