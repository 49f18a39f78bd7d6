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

/** In place of `lasting`, where a hard contact with the same subject has been told as well: how both are true. */
export const lastingEvenSo: SynastryReadingCells['lastingEvenSo'] = {
  0: [
    'What lasts is the respect between them, and it outlives the days on which their aims cross. Each may be annoyed at what the other is after, and still admire how much the other wants it.',
    'They will want different things again. What stays is that each takes courage from the other in most of the rest.',
  ],
  1: [
    'What lasts is the ease of coming back. Moods get in its way now and then, and it is there again when they have passed.',
    'They do hurt each other’s feelings. Over the years the comfort outweighs the hurt, because afterward one of them always comes back into the room.',
    'The ease between them gives out at times, and both know over what. The rest of the time it holds the two together, and any quiet evening can bring it back.',
  ],
  2: [
    'What lasts is the conversation, with all its sentences that go wrong. As long as each still wants to know what the other meant, there will be another.',
    'They will misunderstand each other again, and they will talk again. In the end the talking is what keeps them together.',
    'Talk gets them into trouble, and talk gets them out of it. Little that they say is the last word, and it will always be like that.',
  ],
  3: [
    'What lasts is that they like each other. What each finds pleasant may go on dividing them, and the liking doesn’t depend on it.',
    'Fondness remains when the wrong present has been forgotten. The two may never agree about how to show it, and each can learn to recognize the other’s way.',
  ],
  4: [
    'What lasts is what they have done side by side. They quarrel over how to do something, and then they do it, and the doing is what they will remember.',
    'Their tempers will collide again. Something finished together is still the best memory that they can make, and it often comes after such a day.',
  ],
  5: [
    'What lasts is the goodwill. It promises too much at times, and even then it is sincere, as each comes to know about the other.',
    'Now and then they expect too much. Over the years something else counts for more: each is happy when things go well for the other.',
    'The goodwill outlives the promises that came to nothing. Once both have learned to promise half as much, little of it is lost.',
  ],
  6: [
    'What lasts is trust. The same seriousness that makes them hard on each other at times is also why they keep their word.',
    'They can be strict with each other, and they stay. In the long run the staying is what both will think of.',
  ],
  7: [
    'What lasts is that they choose each other again each time, after the interruptions as well. Nothing forces them to, and that is why each can believe the other.',
    'Plans between them will go on breaking off. What stays is the curiosity, which brings each of them back to see what has become of the other.',
  ],
  8: [
    'What lasts is the sympathy. It can be mistaken about what the other wants, and is seldom mistaken about whether the other is sad.',
    'Some of what each hopes to find in the other isn’t there, and something else is. That remains, and both have seen it by daylight.',
  ],
  9: [
    'What lasts goes deep. They contend for the last word in good times, and in bad ones each knows whom to call.',
    'Neither gives way easily, and neither leaves. What remains of their contests is that each has met somebody as strong.',
  ],
};

/** What the texts on what lasts state. */
export const stancesOfLasting: SynastryReadingCells['stances']['lasting'] = {
  6: ['kept'],
  7: ['free'],
};

/** The end of the closing: what lasts, and by what it is kept. */
export const lasting: SynastryReadingCells['lasting'] = {
  0: [
    'What lasts is the respect between them. Neither will ever be indifferent to what becomes of the other, not even in a year when they see little of each other.',
    'Years don’t wear out the confidence that each takes from the other’s company.',
  ],
  1: [
    'What lasts is the ease of coming back. After a quarrel, a trip or a long silence these two pick up where they left off, and they can rely on that.',
    'Over the years their ease with each other stays, like a place to come home to, and it outlives most of what they argue about.',
  ],
  2: [
    'What lasts is the conversation. As long as each still wants to know what the other thinks, there will be a next time.',
    'In the end it is the talk that will have kept them: the next question, and somebody who wants the answer.',
  ],
  3: [
    'What lasts is that they like each other. It is the plainest thing in the two charts and the one that comes back first after a bad week.',
    'Fondness is what remains when everything else has been argued out, and all it needs is to be shown on an ordinary day.',
  ],
  4: [
    'What lasts is what they have done side by side. Something finished together is the best memory that these two can make, and there can always be another.',
    'What remains after any quarrel is that they make each other curious, and neither has yet found out all there is to know.',
  ],
  5: [
    'What lasts is the goodwill. Each expects the best of the other, and over the years people tend to live up to that.',
    'What lasts is that each is happy when things go well for the other. Such gladness is rarer than attraction, and it doesn’t fade.',
  ],
  6: [
    'What lasts is trust, which grew slowly and is all the harder to lose. They keep their word to each other, and much can be built on that.',
    'In the long run time is on their side. What they have carried together does not come apart over a mood, and both know it.',
  ],
  7: [
    'What lasts is that neither has to stay. Each time they choose each other they do it freely, and the choice doesn’t grow old.',
    'What stays is that they are always a little new to each other, and that keeps two people together longer than habit does.',
  ],
  8: [
    'What lasts is the sympathy. Long after a dispute has been forgotten each will still notice at once when the other is sad.',
    'What remains is that they understand something in each other that nobody else has seen, and it needs no occasion to show itself.',
  ],
  9: [
    'What lasts goes deep. If the worst should happen, each knows whom to call, and neither would have to explain.',
    'In the end what counts most is that they have seen each other without a mask, and have stayed.',
  ],
};
