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
    conjunction: {
      line: 'Your progressed Mars {comes} your Sun, once in a life: drive and identity join, and you can go after what you are meant for with all you have.',
      counsel: 'Choose what is worth that much strength.',
    },
    harmonious: {
      line: 'Your progressed Mars helps your Sun, so courage is steady and work goes forward.',
      counsel: 'Begin the large thing, and pace yourself.',
    },
    tense: {
      line: 'Your progressed Mars is at odds with your Sun: you are quick to feel opposed, and what you fight for may be only your pride.',
      counsel: 'Concede one point that costs you nothing.',
    },
  },
  [Moon]: {
    conjunction: {
      line: 'Your progressed Mars {comes} your Moon, and feelings want action; at home things are settled, or fought over, that were long let be.',
      counsel: 'Defend what you love, and no more than that.',
    },
    harmonious: {
      line: 'Your progressed Mars is on good terms with your Moon, so you act on what you feel, and it does you good.',
      counsel: 'Put your energy into the home you want.',
    },
    tense: {
      line: 'Your progressed Mars is at odds with your Moon: you are touchy, and anger comes out where you feel safest.',
      counsel: 'Take the anger to where it belongs, or into some movement of the body.',
    },
  },
  [Mercury]: {
    conjunction: {
      line: 'Your progressed Mars {comes} your Mercury: you think fast and speak plainly, and can win an argument you should perhaps have left alone.',
      counsel: 'Use your sharp mind on a problem and spare the people.',
    },
    harmonious: {
      line: 'Your progressed Mars helps your Mercury, and thoughts turn into deeds without much delay.',
      counsel: 'Learn a skill with your hands in it.',
    },
    tense: {
      line: 'Your progressed Mars is at odds with your Mercury, so there is heat in your words for a year or two, and some of it is justified.',
      counsel: 'Say it once, in person, and shorter.',
    },
  },
  [Venus]: {
    conjunction: {
      line: 'Your progressed Mars {comes} your Venus, and passion is awake, in love or in what you make.',
      counsel: 'Give your passion some hours of the day, and not only the rest of it.',
    },
    harmonious: {
      line: 'Your progressed Mars is on good terms with your Venus: you go after what you like with charm, and mostly get it.',
      counsel: 'Court somebody, or something, properly.',
    },
    tense: {
      line: 'Your progressed Mars is at odds with your Venus, so you want what does not quite want you, or push where you should please.',
      counsel: 'Slow down to the pace of the other person.',
    },
  },
  [Mars]: {
    conjunction: {
      line: 'Your progressed Mars is back where it was at your birth, and you have your first courage again.',
      counsel: 'Do the thing you used to be good at.',
    },
    harmonious: {
      line: 'Your progressed Mars is on good terms with the Mars of your birth: strength and skill have come together.',
      counsel: 'Take on a task that needs both.',
    },
    tense: {
      line: 'Your progressed Mars is at odds with the Mars of your birth, so the old way of getting what you want stands in the way of the new.',
      counsel: 'Try asking where you used to push.',
    },
  },
  [Jupiter]: {
    conjunction: {
      line: 'Your progressed Mars {comes} your Jupiter: you act on a large scale and with conviction, and a venture may do very well.',
      counsel: 'Put your strength behind one belief, and test it on a small thing first.',
    },
    harmonious: {
      line: 'Your progressed Mars helps your Jupiter, so you act on what you believe, and mostly with good judgment.',
      counsel: 'Say yes to the adventure that has a plan.',
    },
    tense: {
      line: 'Your progressed Mars is at odds with your Jupiter: zeal outruns means, and you may fight for a principle that would rather be left in peace.',
      counsel: 'Ask what winning would cost the others.',
    },
  },
  [Saturn]: {
    conjunction: {
      line: 'Your progressed Mars {comes} your Saturn, and strength has to work within limits; what is built under such pressure is very solid.',
      counsel: 'Work slowly, rest by the clock, and finish.',
    },
    harmonious: {
      line: 'Your progressed Mars is on good terms with your Saturn, so effort is steady and goes a long way.',
      counsel: 'Take up something that needs patience, and do a little of it at a fixed time.',
    },
    tense: {
      line: 'Your progressed Mars is at odds with your Saturn: you drive with the brake on, by reason of duty, authority or an old fear of doing wrong.',
      counsel: 'Find out whose permission you are waiting for.',
    },
  },
  [Uranus]: {
    conjunction: {
      line: 'Your progressed Mars {comes} your Uranus, and you want to break loose; what you begin in that spirit will be your own.',
      counsel: 'Break one rule on purpose, and keep the others.',
    },
    harmonious: {
      line: 'Your progressed Mars favors your Uranus: bold, unusual action comes off.',
      counsel: 'Try your own method in front of people.',
    },
    tense: {
      line: 'Your progressed Mars is at odds with your Uranus, so patience is short and reversals are sudden.',
      counsel: 'Give notice before you walk out.',
    },
  },
  [Neptune]: {
    conjunction: {
      line: 'Your progressed Mars {comes} your Neptune: you act for a dream or for others, and tire when it is only for yourself.',
      counsel: 'Serve something, within fixed hours.',
    },
    harmonious: {
      line: 'Your progressed Mars is in tune with your Neptune, so you act by feel, and rightly.',
      counsel: 'Put your strength at the service of an art or a kindness.',
    },
    tense: {
      line: 'Your progressed Mars is at odds with your Neptune: effort runs into sand, or into somebody else’s dream.',
      counsel: 'Stop what has given nothing back in a year.',
    },
  },
  [Pluto]: {
    conjunction: {
      line: 'Your progressed Mars {comes} your Pluto, and you have a strength that could move almost anything, or knock it over.',
      counsel: 'Use that strength on a thing, and never on a person.',
    },
    harmonious: {
      line: 'Your progressed Mars helps your Pluto: you are tenacious, and a stubborn matter gives way.',
      counsel: 'Go back to the problem that beat you.',
    },
    tense: {
      line: 'Your progressed Mars is at odds with your Pluto, and force is met with more of it, from a rival or from an appetite of your own.',
      counsel: 'Choose the one thing that you will not give up, and be easy about the rest.',
    },
  },
  [Ascendant]: {
    conjunction: {
      line: 'Your progressed Mars {comes} your Ascendant: you come on strong, act first, and are taken for a person to reckon with.',
      counsel: 'Lead, where someone is waiting to be led.',
    },
    harmonious: {
      line: 'Your progressed Mars is on good terms with your Ascendant, so you are direct and nobody minds.',
      counsel: 'Ask for what you want at the first meeting.',
    },
    tense: {
      line: 'Your progressed Mars is at odds with your Ascendant: you seem more aggressive than you feel, or attract people who are.',
      counsel: 'Let somebody else have the last word.',
    },
  },
  [Midheaven]: {
    conjunction: {
      line: 'Your progressed Mars {comes} your Midheaven, and ambition is awake: you can fight your way to a place, and be seen doing it.',
      counsel: 'Say which place you want.',
    },
    harmonious: {
      line: 'Your progressed Mars supports your Midheaven, so effort is noticed.',
      counsel: 'Take the task with some risk in it.',
    },
    tense: {
      line: 'Your progressed Mars is at odds with your Midheaven: you chafe at those above you, or drive yourself as they never would.',
      counsel: 'Choose one thing to fight for, and let the others pass.',
    },
  },
  [Descendant]: {
    conjunction: {
      line: 'Your progressed Mars {comes} your Descendant, and somebody challenges you, or stirs you; a good partner now is one who can argue.',
      counsel: 'Fight fairly, and make up the same day.',
    },
  },
  [ImumCoeli]: {
    conjunction: {
      line: 'Your progressed Mars {comes} the foot of your chart: there is work to be done at home, and perhaps an old family quarrel to be ended.',
      counsel: 'Mend one thing at home that has waited for it, with help if you need it.',
    },
  },
};
