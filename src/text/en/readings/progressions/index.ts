import type { ProgressionsReadingCells } from '../../../reading-catalogue.js';
import { about, housesOfWork, meets, stillSun } from './about.js';
import { angleContacts } from './angle-contacts.js';
import { across, back, calendar, upcoming, upcomingUntimed } from './changes.js';
import { counsels, counselTimes, ownCounsels, pairCounsels, phaseTimes } from './counsels.js';
import {
  approaching,
  arrivals,
  betterMonth,
  captions,
  contactTimes,
  elements,
  fading,
  headings,
  joyBeside,
  lights,
  lightsInOneSign,
  lightsMoving,
  lightsOfLeavingSun,
  lightsOfNewSun,
  lightsTogether,
  lightsUnsure,
  motion,
  unpressed,
  wordAndDeed,
} from './frame.js';
import { born, bornPairs, cluster, crowd, lightsApart, mirrored, newHouse, sameMonth } from './links.js';
import { marsContacts } from './mars-contacts.js';
import { mercuryContacts } from './mercury-contacts.js';
import { progressedMoon } from './moon/index.js';
import { moonContacts } from './moon-contacts.js';
import { openings, phaseTurns } from './openings.js';
import { progressedPairLines, progressedPairs } from './pairs.js';
import { phaseEnding } from './phase-ending.js';
import { phaseLater } from './phase-later.js';
import { phaseOfYouth } from './phase-of-youth.js';
import { hinge, turnCounsels, turnLines } from './stations.js';
import { progressedSun } from './sun/index.js';
import { sunContacts } from './sun-contacts.js';
import { closing, contactNames, phaseAndMood, turns, turnsBack } from './turns.js';
import { venusContacts } from './venus-contacts.js';

export const progressions: ProgressionsReadingCells = {
  title: 'Progressions of {name}',
  untimed:
    'The hour of your birth is not known, so houses are left out and each date is a year, right to within some months.',
  untimedMoon: {
    one: 'In which month this comes depends on the hour of your birth, and it is near.',
    several:
      'In which month each of these comes depends on the hour of your birth; their order does not, and all of them are near.',
  },
  chapters: {
    life: 'The chapter of life',
    exact: 'What is strongest now and next',
    coming: 'What is coming',
    comingAndPast: 'What is coming, and what is easing',
    past: 'What is easing',
    both: 'What is strongest now and next, and what is easing',
    weather: 'The inner weather',
    changes: 'What is about to change',
  },
  manner: {
    2: 'How you think',
    3: 'How you love',
    4: 'How you act',
    23: 'How you think and love',
    24: 'How you think and act',
    34: 'How you love and act',
    234: 'How you think, love and act',
  },
  opening: openings,
  about,
  housesOfWork,
  meets,
  phaseTurns,
  phaseEnding,
  phaseOfYouth,
  phaseLater,
  otherSide: {
    harmonious: 'There is a kinder side to the same weeks. {text}',
    tense: 'There is another side to the same weeks. {text}',
    alike: 'The same weeks have more of this kind. {text}',
  },
  againstPhase: {
    telling:
      'The telling is less simple, because Mercury goes backward by progression: you go over what you know once more before you hand it on.',
    acting:
      'Acting on it takes longer, because Mars goes backward by progression: you start late, and after a good deal of thought.',
  },
  againstPhaseTime:
    'As for what you know, go over it once more, as Mercury would have you, and write it down by {ends} for those who can use it.',
  crossing: {
    15: '{A} squares your Midheaven as well (strongest in {exact}), so how you come across has a bearing on your work and your home.',
    16: '{A} squares your Ascendant as well (strongest in {exact}), so what you are aiming at shows in your manner.',
    22: '{A} squares your Midheaven as well (strongest in {exact}), so what goes on between the two of you has a bearing on your work and your home.',
    23: '{A} squares your Ascendant as well (strongest in {exact}), so people outside can tell from your manner what goes on at home.',
  },
  untilThen: 'Until then it is in {house}.',
  lights,
  lightsMoving,
  lightsOfNewSun,
  lightsOfLeavingSun,
  lightsInOneSign,
  lightsTogether,
  lightsUnsure,
  elements,
  contacts: { 0: sunContacts, 1: moonContacts, 2: mercuryContacts, 3: venusContacts, 4: marsContacts },
  pairs: progressedPairs,
  pairLines: progressedPairLines,
  approaching,
  joyBeside,
  angleContacts,
  angleTime:
    'The dates that involve a house or an angle are only as good as the time of your birth. If that is four minutes off, they come a year earlier or later, and those of the Moon a month.',
  arrivals,
  contactTimes,
  fading,
  betterMonth,
  wordAndDeed,
  captions,
  across,
  phaseAndMood,
  lightsApart,
  newHouse,
  sameMonth,
  cluster,
  crowd,
  born,
  bornPairs,
  mirrored,
  turns,
  turnsBack,
  contactNames,
  placements: { 0: progressedSun, 1: progressedMoon },
  upcoming,
  upcomingUntimed,
  back,
  calendar,
  unpressed,
  headings,
  motion,
  still: {
    0: stillSun,
    1: 'By progression the Moon is in the same sign as at your birth, so feeling goes by its first language. Your needs are the familiar ones, and you have had some practice in meeting them.',
    2: 'Mercury, progressed, stands in the sign it had at your birth. The subjects may change; the way you take hold of them does not.',
    3: 'What you love and what you find beautiful have changed little, since progressed Venus is still in the sign of your birth; what can change is how much of it you let others see.',
    4: 'You begin, push and give up much as you always have, since progressed Mars has not left the sign it had when you were born; what may have changed is what you do it for.',
  },
  turnLines,
  turnCounsels,
  hinge,
  stations: {
    2: {
      retrograde:
        'By progression Mercury is coming to a stand and turning back, which happens once in many lives and in some not at all. Nothing fails because of it. A mind that was used to going out for news begins to go over what it has: a subject dropped too early, a conversation never finished, a skill learned in a hurry. You may say less from here on, and what you say has been thought through.',
      direct:
        'Progressed Mercury, which has been going backward, stands still and turns ahead. What you have long turned over by yourself is ready to be said to others. Thoughts that used to circle arrive somewhere; letters get written, and so do plans that name a day. The years of going back and forth leave you with a second opinion of your own on almost everything.',
    },
    3: {
      retrograde:
        'A rare station marks this time: progressed Venus slows, stands and turns back, as it does in few charts. Taste and affection turn inward with it. Of what you have loved you begin to ask whether you loved it or were only glad to be seen with it, and some old attachments do not survive the question. Whatever you hold dear after this is held for reasons of your own.',
      direct:
        'After years in the other direction, progressed Venus comes to a stand and moves ahead again. Affection that was kept in, or kept for a very few, finds its way to people more simply, and it gets easier to accept being liked. The change shows early in small tastes and only later in attachments. What you found out about love on your own remains with you.',
    },
    4: {
      retrograde:
        'Mars, in your progressed chart, is standing still and about to go backward, and most charts never have this. The drive that used to go straight at a thing looks for the way around, or turns to what can be done within. Anger wants to be understood before it is used. Contests that once called you out may leave you cool, while some effort that no one sees holds you for years.',
      direct:
        'What was held back in you begins to move, as progressed Mars, after a long time in reverse, stands and turns forward. You want things more openly than you did. Effort that went into restraint, or into a quarrel with yourself, is free for use, and the first results can be rough: a refusal that comes out too loud, a start with no plan behind it. Those near you will need time to get used to it.',
    },
  },
  firstDegree: {
    0: 'The progressed Sun has only just come into {sign}. The change is slow to be felt, first in the people you admire and later in your aims.',
    1: 'The progressed Moon has only lately come into {sign}, so what used to comfort you works less well than it did, and what does you good instead is still new to you.',
    2: 'Mercury has lately entered {sign} by progression, and your mind is trying on another manner. You ask different questions and listen for different answers.',
    3: 'In {sign}, which it has just reached, progressed Venus is finding out what it likes. You still like what you liked before, and other things besides. With people, too, you respond to qualities that you used to pass over.',
    4: 'What stirs you to act is changing, for Mars by progression has just moved into {sign}. The first attempts in a new manner tend to be too strong or too weak.',
  },
  counsels,
  ownCounsels,
  pairCounsels,
  counselTimes,
  phaseTimes,
  closing,
};
