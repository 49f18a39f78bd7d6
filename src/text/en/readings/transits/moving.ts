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
        'Jupiter favors {b} again; take up whatever you let pass the first time.',
      ],
      last: [
        'Jupiter favors {b} for the last time; if an offer is still open, answer it.',
        'Jupiter is good to {b} one last time; carry out what you said yes to.',
      ],
    },
    tense: {
      again: [
        'Jupiter is at odds with {b} again, and an earlier promise may turn out larger than it looked.',
        'Jupiter tempts {b} once more, and you know the price by now.',
      ],
      last: [
        'Jupiter overdoes it with {b} for the last time; take back what you cannot keep up.',
        'Jupiter is at odds with {b} one last time; cut what was promised down to size.',
      ],
    },
  },
  [Saturn]: {
    harmonious: {
      again: [
        'Saturn supports {b} again, so check the plan you made the first time and make it firm.',
        'Saturn steadies {b} once more; go on from where you stopped.',
      ],
      last: [
        'Saturn supports {b} for the last time; finish, and let the work stand on its own.',
        'Saturn steadies {b} one last time; settle the matter and call it done.',
      ],
    },
    tense: {
      again: [
        'Saturn is hard on {b} again, and by now you know more of the answer.',
        'Saturn is back to test {b}; look again at what you took on.',
      ],
      last: [
        'Saturn tests {b} for the last time; what has held so far is likely to hold.',
        'Saturn is hard on {b} one last time; hand in the work and put the load down.',
      ],
    },
  },
  [Uranus]: {
    harmonious: {
      again: [
        'Uranus helps {b} again, and what was new then comes easier now.',
        'Uranus is kind to {b} once more, and a door opens again; go through it this time.',
      ],
      last: [
        'Uranus helps {b} for the last time, so make the new way your usual one.',
        'Uranus favors {b} one last time; choose what you mean to keep.',
      ],
    },
    tense: {
      again: [
        'Uranus shakes {b} again, and a change that seemed finished turns out to have a second half.',
        'Uranus jolts {b} once more, and this time you are less taken aback.',
      ],
      last: [
        'Uranus shakes {b} for the last time, and then things can find their new places.',
        'Uranus jolts {b} one last time; start living with what has changed.',
      ],
    },
  },
  [Neptune]: {
    harmonious: {
      again: [
        'Neptune is in tune with {b} again; see what has become of the idea it gave you.',
        'Neptune is gentle with {b} once more; go back to what you began by feel.',
      ],
      last: [
        'Neptune inspires {b} one last time; from here on the idea needs your hands.',
        'Neptune is in tune with {b} for the last time; put the vision into something that lasts.',
      ],
    },
    tense: {
      again: [
        'Neptune clouds {b} again; look at the fact you put aside the first time.',
        'Neptune blurs {b} once more, and you know by now what you tend to overlook.',
      ],
      last: [
        'Neptune clouds {b} for the last time; after that, take up the questions that have waited.',
        'Neptune blurs {b} one last time; check what you agreed to.',
      ],
    },
  },
  [Pluto]: {
    harmonious: {
      again: [
        'Pluto strengthens {b} again, and the work can go a layer deeper.',
        'Pluto backs {b} once more; return to the stubborn part.',
      ],
      last: [
        'Pluto strengthens {b} for the last time; finish what you began with its help.',
        'Pluto backs {b} one last time, and the change is yours to keep.',
      ],
    },
    tense: {
      again: [
        'Pluto presses {b} again, and this time you can tell what you are really defending.',
        'Pluto bears down on {b} once more; look at the part you hoped to leave as it was.',
      ],
      last: [
        'Pluto presses {b} for the last time; whatever you can do without has mostly gone by now.',
        'Pluto bears down on {b} one last time, and after this you can rebuild.',
      ],
    },
  },
};

/** A planet turns around near its point and does not reach it. */
export const still: TransitsReadingCells['still'] = {
  first: [
    'Around {day} {a} comes almost to {b}, stops and turns back; it comes all the way around {next}.',
    '{A} all but reaches {b} around {day} and lingers, which is enough to be felt; it is exact around {next}.',
  ],
  later: [
    'That is not quite the end of it: around {day} {a} comes back almost to {b} and lingers, and by {ends} it is over.',
    'After that {a} returns once more, nearly to {b}, around {day}; {ends} is the end of it.',
  ],
  only: [
    '{A} turns around just short of {b}, around {day}, and hardly moves for some weeks before and after: that is as strong as it gets.',
    'Around {day} {a} lingers close to {b} without quite reaching it, so you have a long stretch of it in place of a single day.',
  ],
  again: [
    'It was exact before, around {past}. Around {day} {a} comes back almost as far, lingers, and then leaves {b} alone.',
    'The exact day, around {past}, is behind you, but {a} is coming back. Around {day} it lingers close to {b}, and the same matter is on the table once more.',
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
