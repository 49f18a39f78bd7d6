import {
  Ascendant,
  Descendant,
  ImumCoeli,
  Jupiter,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { ProgressionsReadingCells } from '../../../reading-catalogue.js';

/** Progressed Mars at a point of the birth: two years or more. */
export const marsContacts: ProgressionsReadingCells['contacts'][typeof Mars] = {
  [Sun]: {
    conjunction:
      'Your progressed Mars {comes} your Sun, once in a life: drive and identity join, and you can go after what you are meant for with all you have.',
    harmonious: 'Your progressed Mars helps your Sun, so courage is steady and work goes forward.',
    tense:
      'Your progressed Mars is at odds with your Sun: you are quick to feel opposed, and what you fight for may be only your pride.',
  },
  [Moon]: {
    conjunction:
      'Your progressed Mars {comes} your Moon, and feelings want action; at home things are settled, or fought over, that were long let be.',
    harmonious:
      'Your progressed Mars is on good terms with your Moon, so you act on what you feel, and it does you good.',
    tense:
      'Your progressed Mars is at odds with your Moon: you are touchy, and anger comes out where you feel safest.',
  },
  [Mercury]: {
    conjunction:
      'Your progressed Mars {comes} your Mercury: you think fast and speak plainly, and can win an argument you should perhaps have left alone.',
    harmonious: 'Your progressed Mars helps your Mercury, and thoughts turn into deeds without much delay.',
    tense:
      'Your progressed Mars is at odds with your Mercury, so there is heat in your words for a year or two, and some of it is justified.',
  },
  [Venus]: {
    conjunction:
      'Your progressed Mars {comes} your Venus, so desire speaks up, for a person or for the thing that you make.',
    harmonious:
      'Your progressed Mars is on good terms with your Venus: you go after what you like with charm, and mostly get it.',
    tense:
      'Your progressed Mars is at odds with your Venus, so you want what does not quite want you, or push where you should please.',
  },
  [Mars]: {
    conjunction:
      'Your progressed Mars is back where it was at your birth, and you want things as directly as you did when you were young.',
    harmonious:
      'Your progressed Mars is on good terms with the Mars of your birth: strength and skill have come together.',
    tense:
      'Your progressed Mars is at odds with the Mars of your birth, so the old way of getting what you want stands in the way of the new.',
  },
  [Jupiter]: {
    conjunction:
      'Your progressed Mars {comes} your Jupiter: you act on a large scale and with conviction, and a venture may do very well.',
    harmonious:
      'Your progressed Mars helps your Jupiter, so your convictions turn into deeds, and mostly with good judgment.',
    tense:
      'Your progressed Mars is at odds with your Jupiter: you take on more than you have the strength for, and may fight for a principle where a word would do.',
  },
  [Saturn]: {
    conjunction:
      'Your progressed Mars {comes} your Saturn, and strength has to work within limits; what is built under such pressure is very solid.',
    harmonious:
      'Your progressed Mars is on good terms with your Saturn, so effort is steady and goes a long way.',
    tense:
      'Your progressed Mars is at odds with your Saturn: you press forward and hold back at once, by reason of duty, authority or an old fear of doing wrong.',
  },
  [Uranus]: {
    conjunction:
      'Your progressed Mars {comes} your Uranus, and you want to break loose; what you begin in that spirit will be your own.',
    harmonious:
      'Your progressed Mars favors your Uranus: you dare to do a thing in an unusual way, and have the energy to see it through.',
    tense:
      'Your progressed Mars is at odds with your Uranus, so your patience is short, and you may drop a plan from one day to the next.',
  },
  [Neptune]: {
    conjunction:
      'Your progressed Mars {comes} your Neptune: you act for a dream or for others, and tire when it is only for yourself.',
    harmonious:
      'Your progressed Mars is in tune with your Neptune, so you sense what has to be done, and when.',
    tense:
      'Your progressed Mars is at odds with your Neptune: much effort comes to nothing, or serves somebody else’s dream.',
  },
  [Pluto]: {
    conjunction:
      'Your progressed Mars {comes} your Pluto, and you have a strength that could move almost anything, or knock it over.',
    harmonious: 'Your progressed Mars helps your Pluto: you are tenacious, and a stubborn matter gives way.',
    tense:
      'Your progressed Mars is at odds with your Pluto, so you may run into somebody as strong as you are, or into an appetite that is stronger.',
  },
  [Ascendant]: {
    conjunction:
      'Your progressed Mars {comes} your Ascendant: you come on strong, act first, and are taken for a person to reckon with.',
    harmonious:
      'Your progressed Mars is on good terms with your Ascendant, so you are direct and nobody minds.',
    tense:
      'Your progressed Mars is at odds with your Ascendant: you seem more aggressive than you feel, or attract people who are.',
  },
  [Midheaven]: {
    conjunction:
      'Your progressed Mars {comes} your Midheaven, and ambition is awake: you can fight your way to a place, and be seen doing it.',
    harmonious: 'Your progressed Mars supports your Midheaven, so effort is noticed.',
    tense:
      'Your progressed Mars is at odds with your Midheaven: you chafe at whoever is in charge, or drive yourself harder than anyone would.',
  },
  [Descendant]: {
    conjunction:
      'Your progressed Mars {comes} your Descendant, and somebody challenges you, or stirs you; a good partner now is one who can argue.',
  },
  [ImumCoeli]: {
    conjunction:
      'Your progressed Mars {comes} the foot of your chart: there is work to be done at home, and perhaps an old family quarrel to be ended.',
  },
};
