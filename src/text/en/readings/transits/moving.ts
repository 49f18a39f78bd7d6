import { Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { TransitsReadingCells } from '../../../reading-catalogue.js';

/** At a moment: the point of a swift planet is that of a slow one as well. */
export const samePoint: TransitsReadingCells['samePoint'] = {
  [Jupiter]: {
    harmonious: 'Jupiter favors the same point for longer, so whatever goes well here now has room to grow.',
    tense:
      'Jupiter is overdoing things at the same point, so a small matter here may look larger than it is.',
  },
  [Saturn]: {
    harmonious: 'Saturn is steadying the same point, so what you decide here now is likely to hold.',
    tense: 'Saturn is at work on the same point for longer, and today shows you how far that has got.',
  },
  [Uranus]: {
    harmonious: 'Uranus is opening things up at the same point, so the unplanned answer may be the good one.',
    tense:
      'Uranus keeps the same point on edge for longer, so whatever comes up here belongs to a larger restlessness.',
  },
  [Neptune]: {
    harmonious:
      'Neptune is gentle with the same point for longer, so there is more kindness about than one day shows.',
    tense: 'Neptune clouds the same point, so wait to be sure that you have seen rightly.',
  },
  [Pluto]: {
    harmonious: 'Pluto stands behind the same point, and you have more strength in this than the day shows.',
    tense: 'Pluto presses on the same point for longer, which is why a small thing here can weigh so much.',
  },
};

/** A slow planet at its point again, or for the last time. */
export const again: TransitsReadingCells['again'] = {
  [Jupiter]: {
    harmonious: {
      again: [
        'Jupiter is back at {b}, a time to improve on what was begun at their first meeting.',
        'Jupiter favors {b} once more, for whoever did not use it before.',
      ],
      last: [
        'Jupiter favors {b} for the last time, so an offer still on the table should have its answer.',
        'The goodwill of Jupiter to {b} has its last good day; carry out what you said yes to.',
      ],
    },
    tense: {
      again: [
        'Jupiter is at odds with {b} again, and an earlier promise may turn out larger than it looked.',
        'The temptation is back, with Jupiter at {b}; you know its price by now.',
      ],
      last: [
        'Jupiter overdoes it with {b} for the last time, and the sums can be closed.',
        'After this last day of Jupiter with {b}, cut what was promised to its right size.',
      ],
    },
  },
  [Saturn]: {
    harmonious: {
      again: [
        'Saturn supports {b} once more, so a plan of some months ago can be checked and made firm.',
        'Saturn comes back to steady {b}, so go on from where you stopped the first time.',
      ],
      last: [
        'The support that Saturn gives {b} is complete, and the work can stand on its own.',
        'Saturn steadies {b} for the last time; sign, settle, and let it be finished.',
      ],
    },
    tense: {
      again: [
        'Saturn asks {b} the same question again, and by now you know more of the answer.',
        'Saturn returns to {b}, and you look a second time at what you took on.',
      ],
      last: [
        'Saturn tests {b} for the last time; what has held until here holds.',
        'The last exact day of Saturn with {b}: hand in the work, and put the load down.',
      ],
    },
  },
  [Uranus]: {
    harmonious: {
      again: [
        'What Uranus made possible for {b} is possible once more.',
        'Uranus helps {b} again, and what was new then is easier now.',
      ],
      last: [
        'Uranus helps {b} for the last time, and the new way of doing things can become the usual one.',
        'The last exact day of Uranus with {b}; settle what you mean to keep of it.',
      ],
    },
    tense: {
      again: [
        'Uranus is at {b} again, and a change that seemed to be over turns out to have a second half.',
        'Uranus touches {b} once more, and this time you are less taken aback.',
      ],
      last: [
        'The last jolt from Uranus to {b}, and things can find their new places after it.',
        'Uranus leaves {b}, and you can begin to live in what has changed.',
      ],
    },
  },
  [Neptune]: {
    harmonious: {
      again: [
        'Neptune and {b} are in tune again, and an idea of some months ago has grown in the meantime.',
        'Neptune comes back to {b} as gently as before; notice what has changed in the meantime.',
      ],
      last: [
        'Neptune inspires {b} one last time, and what it gave needs your hands from here on.',
        'The last exact day of Neptune with {b}; put the vision into something that stays.',
      ],
    },
    tense: {
      again: [
        'Neptune clouds {b} again, and a fact that was put aside wants to be looked at.',
        'Neptune is back at {b}, and you know by now what you tend to overlook.',
      ],
      last: [
        'Neptune clouds {b} for the last time, and decisions that have waited can be made after it.',
        'After this day Neptune lifts from {b}; check what you agreed to in the mist.',
      ],
    },
  },
  [Pluto]: {
    harmonious: {
      again: [
        'The strength that Pluto gives {b} is there again, and the work can go a layer deeper.',
        'Pluto backs {b} once more, so return to the stubborn part.',
      ],
      last: [
        'Pluto completes what it has done for {b}; the change is yours to keep.',
        'The last exact day of Pluto’s help for {b}: finish what you began with it.',
      ],
    },
    tense: {
      again: [
        'The pressure of Pluto on {b} is back, and this time you can tell what you are really defending.',
        'Pluto returns to {b}, and the part you hoped to leave as it was is looked at after all.',
      ],
      last: [
        'Pluto presses {b} for the last time, and whatever you can do without has mostly gone by now.',
        'Pluto passes {b} for the last time, and what was taken down can be built on.',
      ],
    },
  },
};
