import { Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { ByHouseWordings } from '../../../catalogue.js';
import type { YearShelf } from '../../../report-catalogue.js';

/** Slow planets retrograde, by house from the Ascendant; when they turn direct stands in the statement before. */

export const jupiterRetrograde: ByHouseWordings = {
  1: ['You promise less than you have lately, and mean more of it. Confidence grows in private for a time.'],
  2: ['Look at what came in easily and where it went. Luck with money can turn into good judgment about it.'],
  3: ['Fewer new ideas come to you. One of those you already have can be thought through to its end.'],
  4: ['You have all the comfort at home that you need, and have time to see what it is for.'],
  5: ['You go out less for pleasure, and a talent that you practice at home makes quiet progress.'],
  6: [
    'You took on more work than you can do well, because all of it looked easy at first. Finish the half that matters most, and say of the rest when it can be had.',
  ],
  7: ['A generous partner or helper holds back for a while, and you see what each of you has really given.'],
  8: [
    'You trusted somebody in advance, and now you see how far that was right. This is the time to look, in a friendly way, at what came of it.',
  ],
  9: ['A large plan or belief comes down to a few good questions, and these you can take anywhere.'],
  10: ['Recognition is slow in coming. Meanwhile the work itself gains by a second look.'],
  11: ['Of the plans that you share with friends, keep those that somebody is working on.'],
  12: ['You are looked after more than you know, and in a quiet hour you may notice by whom.'],
};

export const saturnRetrograde: ByHouseWordings = {
  1: [
    'You have been strict with your manner and your appearance. Some of that was never necessary and can be eased.',
    'You need not look competent all the time. Let one person see you tired, and notice that they stay.',
  ],
  2: [
    'You set limits on your spending and on your own price, and you are free to look at them again, since the reason for some of them is gone.',
    'You may be keeping more in reserve than you need. Work out the sum, and use what is above it.',
  ],
  3: [
    'You have weighed your words very strictly. Some of what you left out was kind, and can still be said.',
    'A lesson that you once learned by heart is understood at last. Explain it to somebody and you will have it for good.',
  ],
  4: [
    'What you carry for parents or for the household can be arranged in another way. Ask who else might take a part of it.',
    'You come to see a parent’s life as it must have looked to them. It makes one old reproach smaller.',
  ],
  5: [
    'You have been serious about love or about your art for so long that it has become caution. Allow yourself one attempt that may fail.',
    'You judge your own pleasures less severely than you did. Take up the one that you had thought too childish.',
  ],
  6: [
    'Go through your duties one by one. A rule that protects nobody can be dropped.',
    'You work too hard in one place, and have time to find out why. The reason is often older than the job.',
  ],
  7: [
    'A bond or a contract is gone over point by point. Most of it holds, and the rest can be discussed.',
    'Someone who has seemed stern to you turns out to be shy. Make the first move, and keep it small.',
  ],
  8: [
    'An old obligation is looked into once more, and comes out smaller than you had feared.',
    'You and another person can go through what you share in detail, the awkward part included. Nothing in it is worse than not knowing.',
  ],
  9: [
    'A strict belief is tried on your own life. Where it does not fit, you may make an exception, and keep the rest.',
    'An examination or a journey that you set yourself is put off. You will do it better for the delay.',
  ],
  10: [
    'You may ask those in authority for their reasons, or be asked for yours. Good ones bear it.',
    'You look behind a title or a position, and see how much of it is hard work. Decide whether you want that work.',
  ],
  11: [
    'You ask yourself which friends you can count on. There are fewer than you thought, and they are better.',
    'A friend may do something for you that was not easy. Say that you noticed.',
  ],
  12: [
    'You have been hard on yourself in private for something long past. It may be enough by now.',
    'You closed off a part of your life for good reasons, and the reasons may no longer hold. It can be opened again when you like.',
  ],
};

/** A slow planet is stationary in the rising sign, where that leads a year. */
export const ownStation: YearShelf['ownStation'] = {
  [Jupiter]: {
    retrograde: [
      'The expansion that others have seen in you stops for breath. You can look around from the height you have reached. Part of what you thought you were climbing toward is already underfoot.',
    ],
    direct: [
      'Your confidence sets out again, better informed for the rest. Ask openly for what you have quietly made up your mind about.',
    ],
  },
  [Saturn]: {
    retrograde: [
      'People may find you stern, or tired, while Saturn stands there. You are merely taking stock. What cannot be carried with a straight back was not meant for one person.',
    ],
    direct: ['You go on from here with less to carry. Those who doubted you see someone who has decided.'],
  },
  [Uranus]: {
    retrograde: [
      'You are restless, and others feel it and keep a little away. Say what you need changed, and let the first week go by before you change it.',
    ],
    direct: ['A freer manner that you have tried out in private can be shown to everyone.'],
  },
  [Neptune]: {
    retrograde: [
      'People see in you what they wish to see, and you are tempted to agree with them. Be slow to do so. A regular hour alone tells you again who you are.',
    ],
    direct: [
      'What you long for can be seen in your face, and may be answered by somebody who longs for the same.',
    ],
  },
  [Pluto]: {
    retrograde: [
      'Your presence is felt more than you intend, as long as Pluto stands. Some will resist it. Say little, mean it, and look at what you are holding on to so hard.',
    ],
    direct: [
      'Something in your bearing has been settled for good. Use the authority it gives for another’s benefit first.',
    ],
  },
};
