import { Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { TransitsReadingCells } from '../../../reading-catalogue.js';

/** At a moment: the point of a swift planet is that of a slow one as well. */
export const samePoint: TransitsReadingCells['samePoint'] = {
  [Jupiter]: {
    harmonious: 'Jupiter favors {b} for longer than that, so whatever goes well here has room to grow.',
    tense: 'Jupiter is overdoing things at {b} as well, so a small matter may look larger than it is.',
  },
  [Saturn]: {
    harmonious: 'Saturn is steadying {b} as well, so what you settle now is likely to hold.',
    tense: 'Saturn is testing {b} as well, and for longer, so a small thing can weigh more than it should.',
  },
  [Uranus]: {
    harmonious: 'Uranus is opening things up for {b} as well, so the unplanned answer may be the good one.',
    tense: 'Uranus is keeping {b} on edge as well, so whatever comes up belongs to a larger restlessness.',
  },
  [Neptune]: {
    harmonious:
      'Neptune is gentle with {b} as well, so there is more kindness about than these days alone would bring.',
    tense: 'Neptune is clouding {b} as well, so be sure that you have seen rightly.',
  },
  [Pluto]: {
    harmonious: 'Pluto is strengthening {b} as well, and you have more behind you than it seems.',
    tense: 'Pluto is pressing on {b} as well, which is why a small thing can weigh so much.',
  },
};

/** A slow planet at its point again, or for the last time. */
export const again: TransitsReadingCells['again'] = {
  [Jupiter]: {
    harmonious: {
      again: [
        'Jupiter is good to {b} once more, a chance to improve on what you began the first time.',
        'Jupiter favors {b} again; take up whatever you let pass before.',
      ],
      last: [
        'Jupiter favors {b} for the last time; if an offer is still open, answer it.',
        'Jupiter is good to {b} one last time, so carry out what you said yes to.',
      ],
    },
    tense: {
      again: [
        'Jupiter is at odds with {b} again, and an earlier promise may turn out larger than it looked.',
        'Jupiter tempts {b} once more; you know the price by now.',
      ],
      last: [
        'Jupiter overdoes it with {b} for the last time; take back what you cannot keep up.',
        'Jupiter is at odds with {b} one last time, and then you can cut what was promised down to size.',
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
        'Saturn steadies {b} one last time, so settle the matter and call it done.',
      ],
    },
    tense: {
      again: [
        'Saturn is hard on {b} again, and by now you know more of the answer.',
        'Saturn tests {b} once more; look again at what you took on.',
      ],
      last: [
        'Saturn tests {b} for the last time; what has held so far is likely to hold.',
        'Saturn is hard on {b} one last time: hand in the work, and put the load down.',
      ],
    },
  },
  [Uranus]: {
    harmonious: {
      again: [
        'Uranus helps {b} again, and what was new then comes easier now.',
        'Uranus opens a door for {b} once more; go through it this time.',
      ],
      last: [
        'Uranus helps {b} for the last time, so make the new way your usual one.',
        'Uranus favors {b} one last time; choose what you mean to keep.',
      ],
    },
    tense: {
      again: [
        'Uranus shakes {b} again, and a change that seemed finished turns out to have a second half.',
        'Uranus jolts {b} once more; this time you are less taken aback.',
      ],
      last: [
        'Uranus shakes {b} for the last time, and then things can find their new places.',
        'Uranus jolts {b} one last time; after that, start living with what has changed.',
      ],
    },
  },
  [Neptune]: {
    harmonious: {
      again: [
        'Neptune is in tune with {b} again; see what has become of the idea it gave you.',
        'Neptune is gentle with {b} once more, so go back to what you began by feel.',
      ],
      last: [
        'Neptune inspires {b} one last time; from here on the idea needs your hands.',
        'Neptune is in tune with {b} for the last time, so put the vision into something that lasts.',
      ],
    },
    tense: {
      again: [
        'Neptune clouds {b} again; look at the fact you put aside the first time.',
        'Neptune blurs {b} once more, and you know by now what you tend to overlook.',
      ],
      last: [
        'Neptune clouds {b} for the last time; after that, take up the questions that have waited.',
        'Neptune blurs {b} one last time, and then you can check what you agreed to in the fog.',
      ],
    },
  },
  [Pluto]: {
    harmonious: {
      again: [
        'Pluto strengthens {b} again, and the work can go a layer deeper.',
        'Pluto backs {b} once more, so return to the stubborn part.',
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
        'Pluto bears down on {b} one last time, and then you can rebuild.',
      ],
    },
  },
};
