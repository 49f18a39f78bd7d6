import { Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { TransitsReadingCells } from '../../../reading-catalogue.js';

/** What it means that a contact has come so far: written where its text ends; its heading has the days to come. */
export const phases: TransitsReadingCells['phases'] = {
  [Jupiter]: {
    harmonious: {
      once: 'It comes only once, so use it while it lasts; by {ends} it has moved on.',
      first:
        'This is the first of several visits: what opens at one can be taken further at the next, until {ends}.',
      middle:
        'Jupiter was here before, around {past}, so pick up what you began then. It moves on by {ends}.',
      last: 'This is the last visit. Close the deal that the earlier ones opened; it is over by {ends}.',
      over: 'The best day is past, but there is time until {ends} to carry out what was agreed.',
    },
    tense: {
      once: 'It happens only once, but what you promise then has to be kept after {ends} as well.',
      first:
        'This is the first of several rounds. The temptation comes first and the bill later; it is over by {ends}.',
      middle:
        'You met this temptation around {past}, and an earlier promise may turn out larger than it looked. It lets go by {ends}.',
      last: 'This is the last round. After {ends} you can cut what was promised down to its right size.',
      over: 'The worst of the excess is past, and you have until {ends} to sort out what you promised.',
    },
  },
  [Saturn]: {
    harmonious: {
      once: 'This support comes once. What you put in order by {ends} tends to stay that way.',
      first:
        'This is the first of several visits. Lay the foundation at this one; the later ones, until {ends}, will make it firm.',
      middle: 'What you set up around {past} can be made stronger. The support lasts until {ends}.',
      last: 'This is the last visit, and by {ends} the work can stand on its own.',
      over: 'The strongest day is past, but you can count on the support until {ends}.',
    },
    tense: {
      once: 'The test comes only once and is over by {ends}.',
      first:
        'This is only the beginning. The same question will come up again before {ends}, so you need not have the whole answer yet.',
      middle: 'You faced this around {past} and know more of the answer now. It is settled by {ends}.',
      last: 'This is the last round: what has held so far is likely to hold, and the pressure is off by {ends}.',
      over: 'The hardest day is past, and it keeps easing until {ends}.',
    },
  },
  [Uranus]: {
    harmonious: {
      once: 'The chance comes only once, and it is gone by {ends}.',
      first: 'There will be more than one chance before {ends}, so you can try things out before you choose.',
      middle: 'What you tried around {past} can be tried again, and better. The chance lasts until {ends}.',
      last: 'This is the last chance of its kind. By {ends} the new way has become your usual one, or it is gone.',
      over: 'The best moment is past, and you have until {ends} to get used to the new way.',
    },
    tense: {
      once: 'The upset comes only once, and by {ends} things have settled.',
      first:
        'This is the first round. Something shows a crack, and you have until {ends} to decide what to do about it.',
      middle:
        'You went through this around {past}, so the next round finds you better prepared. It quiets down by {ends}.',
      last: 'This is the last round, and after {ends} you can begin to live with what has changed.',
      over: 'The biggest upset is past. It takes until {ends} to settle.',
    },
  },
  [Neptune]: {
    harmonious: {
      once: 'It comes only once and fades by {ends}, so keep a record of what it gives you.',
      first: 'This is the first of several times, and the idea has until {ends} to ripen.',
      middle:
        'An idea from around {past} has had time to grow; take it up again. The mood lasts until {ends}.',
      last: 'This is the last time. Inspiration has done its part, and after {ends} the rest is up to you.',
      over: 'The clearest moment is past, but there is enough of it left until {ends} to work with.',
    },
    tense: {
      once: 'This comes only once and clears up by {ends}.',
      first: 'It comes and goes until {ends}, so collect facts whenever your head is clear.',
      middle: 'It was last this strong around {past}, and it is gone by {ends}.',
      last: 'This is the last of it. It is gone by {ends}, and what you put off on its account can be settled.',
      over: 'It is thinning out and is gone by {ends}. Look again at what you agreed to in the meantime.',
    },
  },
  [Pluto]: {
    harmonious: {
      once: 'The strength comes only once, and what you have changed by {ends} stays changed.',
      first: 'This is the first of several rounds, so there is time until {ends} to go deeper.',
      middle: 'The work you began around {past} can go deeper. The strength lasts until {ends}.',
      last: 'This is the last round, and by {ends} the change is simply part of you.',
      over: 'The strongest day is past, but what is left until {ends} is enough to finish.',
    },
    tense: {
      once: 'The pressure comes only once and lets go by {ends}.',
      first:
        'This is a slow beginning. The pressure comes in waves until {ends}, and not everything has to be faced in the first.',
      middle:
        'The last wave came around {past}. The next one shows what you are really defending, and by {ends} it is over.',
      last: 'This is the last wave. Whatever is still standing by {ends} was worth keeping.',
      over: 'The worst is past. The pressure eases until {ends}, and you can start to rebuild.',
    },
  },
};

/** The same where that has been said of another point. */
export const otherPhases: TransitsReadingCells['otherPhases'] = {
  once: [
    'There is only one visit, and it is over by {ends}.',
    'It comes once and lets go by {ends}.',
    'By {ends} it is over.',
    'It lasts until {ends}.',
  ],
  first: [
    'This is the first of several visits, the last of them over by {ends}.',
    'It comes back before it ends for good, by {ends}.',
    'More rounds follow, until {ends}.',
  ],
  middle: [
    'It was last exact around {past}, and it goes on until {ends}.',
    'You know it already from around {past}; it lasts until {ends}.',
    'It has been here before, around {past}, and is done by {ends}.',
  ],
  last: [
    'This is the end of it, and it is over by {ends}.',
    'It does not come back after this; by {ends} it is over.',
    'One round is left, and by {ends} it is finished.',
  ],
  over: [
    'It fades by {ends}.',
    'It is easing, and gone by {ends}.',
    'What is left of it lasts until {ends}.',
  ],
};

/** The same where the text before it has told when it ends. */
export const phasesWithoutEnd: TransitsReadingCells['phasesWithoutEnd'] = {
  [Jupiter]: {
    harmonious: {
      first: 'This is the first visit of several, and what opens now can be taken further at the next.',
      middle: 'Jupiter was here before, around {past}; whatever you began then can be picked up again.',
      last: 'It is the last visit of the series, a good one for signing what the earlier ones brought.',
    },
    tense: {
      first: 'More rounds follow this one. The temptation comes first, and the bill with a later one.',
      middle: 'You met the same temptation around {past}, so you can tell by now what it costs.',
      last: 'It is the last round, and whatever was promised too large can be cut down to its right size.',
    },
  },
  [Saturn]: {
    harmonious: {
      first: 'It is the first of several visits: what you lay down at this one, the later ones make firm.',
      middle: 'What you set up around {past} can be made stronger now.',
      last: 'With this visit it is complete, and the work can stand on its own.',
    },
    tense: {
      first: 'The same question comes up again later, so you need not have the whole answer yet.',
      middle: 'You faced the same question around {past}, and you know more of the answer now.',
      last: 'It is the last round, and what has held so far is likely to hold.',
    },
  },
  [Uranus]: {
    harmonious: {
      first: 'There is more than one chance in it, so you can try things out before you choose.',
      middle: 'What you tried around {past} can be tried again, and better.',
      last: 'It is the last round: the new way becomes your usual one now, or it goes.',
    },
    tense: {
      first:
        'It is only the first round; something shows a crack, and there is time to decide what to do about it.',
      middle: 'You went through this around {past}, and it finds you better prepared.',
      last: 'It does not come back after this round, and you can begin to live with what has changed.',
    },
  },
  [Neptune]: {
    harmonious: {
      first: 'It comes several times, so the idea may ripen in between.',
      middle: 'An idea that came around {past} has had time to grow; take it up again.',
      last: 'Inspiration has done its part with this visit, and the rest is up to you.',
    },
    tense: {
      first: 'It comes and goes, so collect facts whenever your head is clear.',
      middle:
        'It was last this strong around {past}; look at what you noted then, before it clouds over again.',
      last: 'It does not come back, and what you put off on its account can be settled afterward.',
    },
  },
  [Pluto]: {
    harmonious: {
      first: 'It is the first of several rounds, so there is no need to go all the way down in this one.',
      middle: 'The work you began around {past} can go deeper now.',
      last: 'With this round the change is simply part of you.',
    },
    tense: {
      first: 'The pressure comes in waves, and not everything has to be faced in the first.',
      middle: 'The last wave came around {past}. This one shows what you are really defending.',
      last: 'It is the last wave, and whatever is still standing after it was worth keeping.',
    },
  },
};
