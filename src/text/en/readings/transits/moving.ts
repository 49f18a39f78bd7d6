import { Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { TransitsReadingCells } from '../../../reading-catalogue.js';

/** At a moment: the point of a swift planet is that of a slow one as well. */
export const samePoint: TransitsReadingCells['samePoint'] = {
  [Jupiter]: {
    harmonious: 'Jupiter favors {b} for longer than that, so whatever goes well here has room to grow.',
    tense: 'Jupiter is overdoing things at {b} just now, so a small matter may look larger than it is.',
  },
  [Saturn]: {
    harmonious: 'Saturn is steadying {b} just now, so what you settle is likely to hold.',
    tense: 'Saturn is testing {b} just now, so a small thing can weigh more than it should.',
  },
  [Uranus]: {
    harmonious: 'Uranus is opening things up for {b} just now, so the unplanned answer may be the good one.',
    tense: 'Uranus is keeping {b} on edge just now, so whatever comes up belongs to a larger restlessness.',
  },
  [Neptune]: {
    harmonious:
      'Neptune is gentle with {b} just now, so there is more kindness about than these days alone would bring.',
    tense: 'Neptune is clouding {b} just now, so be sure that you have seen rightly.',
  },
  [Pluto]: {
    harmonious: 'Pluto is strengthening {b} just now, and you have more behind you than it seems.',
    tense: 'Pluto is pressing on {b} just now, which is why a small thing can weigh so much.',
  },
};

/** A slow planet at its point again, or for the last time. */
export const again: TransitsReadingCells['again'] = {
  [Jupiter]: {
    harmonious: {
      again: [
        'Jupiter is good to {b} once more, a chance to improve on what you began the first time.',
        'Take up whatever you let pass the first time; Jupiter favors {b} again.',
      ],
      last: [
        'Jupiter favors {b} for the last time; if an offer is still open, answer it.',
        'Carry out what you said yes to, while Jupiter is good to {b} one last time.',
      ],
    },
    tense: {
      again: [
        'Jupiter is at odds with {b} again, and an earlier promise may turn out larger than it looked.',
        'You know the price by now, as Jupiter tempts {b} once more.',
      ],
      last: [
        'Jupiter overdoes it with {b} for the last time; take back what you cannot keep up.',
        'Cut what was promised down to size; Jupiter is at odds with {b} one last time.',
      ],
    },
  },
  [Saturn]: {
    harmonious: {
      again: [
        'Saturn supports {b} again, so check the plan you made the first time and make it firm.',
        'Go on from where you stopped, with Saturn steadying {b} once more.',
      ],
      last: [
        'Saturn supports {b} for the last time; finish, and let the work stand on its own.',
        'Settle the matter and call it done; this is the last time that Saturn steadies {b}.',
      ],
    },
    tense: {
      again: [
        'Saturn is hard on {b} again, and by now you know more of the answer.',
        'Look again at what you took on; Saturn is back to test {b}.',
      ],
      last: [
        'Saturn tests {b} for the last time; what has held so far is likely to hold.',
        'Hand in the work and put the load down; this is the last time that Saturn tests {b}.',
      ],
    },
  },
  [Uranus]: {
    harmonious: {
      again: [
        'Uranus helps {b} again, and what was new then comes easier now.',
        'A door opens once more, with Uranus kind to {b}; go through it this time.',
      ],
      last: [
        'Uranus helps {b} for the last time, so make the new way your usual one.',
        'Choose what you mean to keep; Uranus favors {b} one last time.',
      ],
    },
    tense: {
      again: [
        'Uranus shakes {b} again, and a change that seemed finished turns out to have a second half.',
        'This time you are less taken aback, as Uranus jolts {b} once more.',
      ],
      last: [
        'Uranus shakes {b} for the last time, and then things can find their new places.',
        'Start living with what has changed; this is the last time that Uranus jolts {b}.',
      ],
    },
  },
  [Neptune]: {
    harmonious: {
      again: [
        'Neptune is in tune with {b} again; see what has become of the idea it gave you.',
        'Go back to what you began by feel, while Neptune is gentle with {b} once more.',
      ],
      last: [
        'Neptune inspires {b} one last time; from here on the idea needs your hands.',
        'Put the vision into something that lasts; Neptune is in tune with {b} for the last time.',
      ],
    },
    tense: {
      again: [
        'Neptune clouds {b} again; look at the fact you put aside the first time.',
        'You know by now what you tend to overlook, and Neptune blurs {b} once more.',
      ],
      last: [
        'Neptune clouds {b} for the last time; after that, take up the questions that have waited.',
        'Check what you agreed to; this is the last time that Neptune blurs {b}.',
      ],
    },
  },
  [Pluto]: {
    harmonious: {
      again: [
        'Pluto strengthens {b} again, and the work can go a layer deeper.',
        'Return to the stubborn part, with Pluto backing {b} once more.',
      ],
      last: [
        'Pluto strengthens {b} for the last time; finish what you began with its help.',
        'The change is yours to keep, as Pluto backs {b} one last time.',
      ],
    },
    tense: {
      again: [
        'Pluto presses {b} again, and this time you can tell what you are really defending.',
        'Look at the part you hoped to leave as it was; Pluto bears down on {b} once more.',
      ],
      last: [
        'Pluto presses {b} for the last time; whatever you can do without has mostly gone by now.',
        'After this you can rebuild, as Pluto bears down on {b} one last time.',
      ],
    },
  },
};

/** A planet stands still near its point and does not reach it. */
export const still: TransitsReadingCells['still'] = {
  first: [
    'Around {day} {a} comes to a standstill just short of {b} and turns back, a first hearing of the matter; the exact day is {next}.',
    '{A} stands still close to {b} around {day}, which is enough to be felt, and comes all the way on {next}.',
  ],
  later: [
    'With the exact day it is not quite finished: around {day} {a} comes back to within a degree of {b} and stands still there, and by {ends} it is over.',
    'It is exact no more after that, but {a} returns to the neighborhood of {b} around {day}, where it stands still; {ends} is the end of it.',
  ],
  only: [
    '{A} turns around just short of {b}, around {day}, and for some weeks before and after it hardly moves: that is as strong as it gets.',
    'Around {day} {a} stands still close to {b} without quite reaching it, which makes for a long stretch in place of a single day.',
  ],
  again: [
    'It was exact before, around {past}. Around {day} {a} comes back to within a degree, stands still, and then leaves {b} alone.',
    'The exact day, around {past}, is behind you, but {a} is coming back. Around {day} it stands still close to {b}, and the same matter is on the table once more.',
  ],
};
export const standsStill: TransitsReadingCells['standsStill'] = {
  harmonious: [
    '{A} stands still near {b}, and what it offers can be had for several weeks; choose the part you want.',
    'What {a} offers {b} is close at hand, as it comes to a standstill there; accept some of it.',
    '{A} halts just short of {b}, and its help is there for the asking.',
  ],
  tense: [
    '{A} stands still near {b}, and the matter that it raises stays on the table for some weeks.',
    'There is no hurry about {a} and {b}: it comes to a standstill there, so look at the question closely before you answer.',
    '{A} halts just short of {b}; whatever you notice about it then is worth writing down.',
  ],
};

export const advice: TransitsReadingCells['advice'] = [
  ['so many words', 'say what', 'say in words', 'one sentence', 'say it ', 'say that you', 'name what'],
  ['ask for', 'ask someone', 'ask somebody', 'ask one ', 'ask who'],
  ['let rest', 'rest day', 'some rest', 'and rest in', 'rest before'],
  ['write down', 'write it down', 'writing it down', 'put on record', 'written down', 'keep a record'],
  ['check what', 'second opinion', 'have them looked at', 'get it in writing', 'read what you sign'],
  ['sleep on it', 'sleep before', 'let it lie', 'before you answer', 'before you buy', 'before you sign'],
];
export const plainDay: TransitsReadingCells['plainDay'] = {
  harmonious: [
    '{A} is at its kindest to {b}, and whatever concerns {field} may go more easily.',
    'The help of {a} for {b} is at its height and may be noticed in {field}.',
    'With {a} on the best of terms with {b}, there may be an opening in {field}.',
  ],
  tense: [
    '{A} is at its hardest with {b}; be patient about {field}.',
    'What {a} does to {b} is at its height, and it may be felt in {field}.',
    'Take your time over {field}, with {a} at its most demanding toward {b}.',
  ],
};
