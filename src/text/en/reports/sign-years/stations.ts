import { Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { ByHouseWordings } from '../../../catalogue.js';
import type { YearShelf } from '../../../report-catalogue.js';

/** Jupiter and Saturn going backward, by solar house; when they go forward again is in the statement before. */

export const jupiterRetrograde: ByHouseWordings = {
  1: [
    'Growth goes inward. You have said yes to many people, and now find out which of the open doors you want to walk through.',
  ],
  2: [
    'You stop to count what you have. What came in easily is sorted into what lasts and what was only tempting.',
  ],
  3: [
    'So much has been said that some of it needs checking. A text, a plan or a promise improves on a second reading.',
  ],
  4: [
    'At home things grow no larger for the moment. You see how much space you need, as against how much you wanted.',
  ],
  5: ['Enjoyment turns thoughtful. The pleasure you return to when nobody is hosting is the one to keep.'],
  6: ['The helpful flood of work slows, and you see which of the new duties are any use to you.'],
  7: [
    'Kind people remain kind and become more exact. Terms agreed in high spirits can be read again by both.',
  ],
  8: [
    'What others have put at your disposal is looked over. Gratitude is in order, and so is a written sum.',
  ],
  9: ['A large plan is examined by the person who made it. You may need fewer miles and more preparation.'],
  10: ['Public favor takes a rest. Whatever was begun under it shows whether it can stand on its own.'],
  11: ['The circle stops widening. You notice who stays to help put things away.'],
  12: [
    'You may want more time to yourself. When you are alone you hear answers that company had drowned out.',
  ],
};

export const saturnRetrograde: ByHouseWordings = {
  1: [
    'What you demand of yourself is up for revision. A burden you took on in earnest may be carried differently.',
    'You have been strict with yourself long enough to know where it helps. Ease up in one place and see that nothing falls.',
  ],
  2: [
    'The budget is gone through once more, this time for what you allow yourself. Thrift can be overdone.',
    'An economy that hurts is looked at again. The thing you denied yourself may have been the useful one.',
  ],
  3: [
    'You have weighed your words too carefully. A silence that was meant as tact can be broken.',
    'Something you wrote or said too sternly can be put more kindly, with its sense unchanged.',
  ],
  4: [
    'An old duty in the family is looked at again, and with it the question who else might share it.',
    'The arrangement at home is tried from the other end: who carries it, and who could.',
  ],
  5: [
    'The stern view of pleasure softens on inspection. Practice goes on, and you are a little less severe about it.',
    'A joy that had become a duty may be laid aside, to see whether you miss it.',
  ],
  6: [
    'Rules at work that you made yourself can be unmade. Keep the two that have proved their use.',
    'The hardest task of the week is looked into. It has two parts, and one of them is pointless.',
  ],
  7: [
    'A commitment is read again from its first line. The fair clauses look firmer for it, and the others can be discussed.',
    'Distance between you and someone is measured and comes out less than it felt.',
  ],
  8: [
    'What is owed, and by whom, is reckoned once more. Part of it was guilt and can be struck out.',
    'A claim that one of you has on the other turns out to be out of date.',
  ],
  9: [
    'A belief you hold strictly is tested by your own life. Doubt is allowed, and does the work of a good examiner.',
    'You go back over a hard lesson, and find the part that had been meant for someone else.',
  ],
  10: [
    'You get no further in your career for the moment, and can consider whether the post is worth what it asks.',
    'Responsibility is handed up or down by a step, where it belongs.',
  ],
  11: [
    'Duties among friends are counted again, and one of them can be handed back.',
    'A promise made to a group can be made smaller, and kept.',
  ],
  12: [
    'An old reproach comes up to be answered. It is smaller than the room you gave it.',
    'What you hold against yourself gets a second hearing, with better witnesses.',
  ],
};

/** A slow planet stands still in the reader's own sign, which may lead a year. */
export const ownStation: YearShelf['ownStation'] = {
  [Jupiter]: {
    retrograde: [
      'For a moment Jupiter stands quite still, and everything you have said yes to stands there with it. Choose the one undertaking that would make you proud and the one that merely flatters. You have been given room; what goes into it is now up to you.',
    ],
    direct: [
      'Confidence that had gone quiet comes back with a clearer aim. What you decided in the pause can be asked for. People are ready to hear it, and you can be heard without raising your voice.',
    ],
  },
  [Saturn]: {
    retrograde: [
      'Saturn is at its heaviest where it halts, and you feel all that you have undertaken. That is the moment to look at how it is tied rather than to add to it. Some of it belongs to other people, who may be glad to have it back.',
    ],
    direct: [
      'A long halt is over, and the load can be lifted again. The part of the load that was guilt or habit has been found out. What is left is yours, and it turns out that you are strong enough for it.',
    ],
  },
  [Uranus]: {
    retrograde: [
      'You grow impatient, and have to wait. The wish to throw everything over is at its strongest and its least reliable. Change something that can be changed back, and see whether the restlessness was about that.',
    ],
    direct: [
      'What in you had been waiting for leave begins to move. A step toward a freer way of living can be taken in daylight, with those it touches informed.',
    ],
  },
  [Neptune]: {
    retrograde: [
      'While Neptune halts you may not know quite where you end and others begin. Give no large promises from there. Art, prayer, music or a long shore are better company than decisions.',
    ],
    direct: [
      'A longing has become clear enough to be told to somebody. It can be given one small habit to live in, and need not be defended.',
    ],
  },
  [Pluto]: {
    retrograde: [
      'You feel under pressure on one point, and know what has to go. Nothing need be forced; to stop feeding the thing is enough, and takes all the strength you have to spare.',
    ],
    direct: [
      'As Pluto moves off, a stubborn matter gives way. You have more force at your disposal than you are used to. Use it once, for something that deserves it.',
    ],
  },
};
