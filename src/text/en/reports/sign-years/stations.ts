import { Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { ByHouseWordings } from '../../../catalogue.js';
import type { YearShelf } from '../../../report-catalogue.js';

/** Jupiter and Saturn retrograde, by solar house; when they turn direct stands in the statement before. */

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
  5: [
    'You are more particular about what you enjoy. A pleasure that you return to without being asked is one to keep.',
  ],
  6: ['The helpful flood of work slows, and you see which of the new duties are any use to you.'],
  7: ['People remain kind and become more exact. Terms agreed in high spirits can be read again by both.'],
  8: [
    'What others have put at your disposal is looked over. You can be grateful and still write down the sum.',
  ],
  9: ['A large plan is examined by the person who made it. You may need fewer miles and more preparation.'],
  10: [
    'You are less in the public eye for a while, and what you began can show whether it stands on its own.',
  ],
  11: ['Fewer new people may come your way for a while. You notice which of your friends stay and help.'],
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
    'You go through your spending once more, this time for what you allow yourself. Thrift can be overdone.',
    'Something that you have gone without may have been worth its price after all. You can look at that again.',
  ],
  3: [
    'You have weighed your words too carefully. A silence that was meant as tact can be broken.',
    'Something you wrote or said too sternly can be put more kindly, with its sense unchanged.',
  ],
  4: [
    'An old duty in the family is looked at again, because you have done it alone for so long. Somebody else may be able to share it.',
    'You may ask who does what at home, and who else could do some of it.',
  ],
  5: [
    'You become a little less strict about your pleasures. You still practice, and mind your mistakes less.',
    'A joy that had become a duty may be laid aside, to see whether you miss it.',
  ],
  6: [
    'Rules at work that you made yourself can be unmade. Keep the two that have proved their use.',
    'You look into the hardest of your regular tasks. Part of it may not be necessary at all.',
  ],
  7: [
    'A commitment is looked at again from the beginning. What is fair in it can stay, and the rest can be discussed.',
    'You may have felt far from somebody. When you talk about it, you find that the distance is smaller than it seemed.',
  ],
  8: [
    'What is owed, and by whom, is reckoned once more. Part of it was guilt and can be struck out.',
    'A claim that one of you has on the other may be out of date by now, and can be let go.',
  ],
  9: [
    'A belief you hold strictly is tested by your own life. You may doubt it and find out what you really hold.',
    'You go back over something that was hard to learn, and understand it better than the first time.',
  ],
  10: [
    'You get no further in your career for the moment, which gives you time to consider whether the position is worth what it asks.',
    'You are answerable for more than your title says. Have it written down, or have it changed.',
  ],
  11: [
    'Duties among friends are counted again, and it turns out that one of them was being done twice.',
    'A promise made to a group can be made smaller, and kept.',
  ],
  12: [
    'You may think of an old reproach against yourself. Looked at now, it is smaller than you had made it.',
    'You judge yourself less harshly for something long past, now that you know more about how it came about.',
  ],
};

/** A slow planet is stationary in the reader's own sign, where that leads a year. */
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
