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
import type { TransitsReadingCells } from '../../../reading-catalogue.js';

/** What the Moon brings at a point, in a clause of a sentence that goes through a day. */
export const moonMoods: TransitsReadingCells['moods'] = {
  [Sun]: {
    conjunction: 'it meets your Sun, and what you feel and what you want are one thing',
    harmonious: 'it is kind to your Sun, and you are at ease with yourself',
    tense: 'it is at odds with your Sun, and your mood and your plans disagree',
  },
  [Moon]: {
    conjunction: 'it is back at your natal Moon, and familiar things do you good',
    harmonious: 'it agrees with your natal Moon, and you need little to be content',
    tense: 'it stands against your natal Moon, and a small lack may feel large',
  },
  [Mercury]: {
    conjunction: 'it is on your Mercury, and feelings find their words',
    harmonious: 'it helps your Mercury, and it is easy to talk',
    tense: 'it jars your Mercury, and a message may be read in the wrong mood',
  },
  [Venus]: {
    conjunction: 'it joins your Venus, and you want to be with someone you are fond of',
    harmonious: 'it is friendly to your Venus, and small comforts help',
    tense: 'it rubs against your Venus, and you may want to be spoiled without having to ask',
  },
  [Mars]: {
    conjunction: 'it meets your Mars, and feelings are out before you have looked at them',
    harmonious: 'it warms your Mars, and you act on a feeling without treading on anyone',
    tense: 'it chafes at your Mars, and you are easily irritated',
  },
  [Jupiter]: {
    conjunction: 'it is on your Jupiter, and you are in a generous mood',
    harmonious: 'it agrees with your Jupiter, and most things look possible',
    tense: 'it strains your Jupiter, and a little more of everything seems just right',
  },
  [Saturn]: {
    conjunction: 'it comes to your Saturn, and you may feel alone with what you have to do',
    harmonious: 'it steadies itself on your Saturn, and you have patience',
    tense: 'it runs into your Saturn, and you may feel left out or tired',
  },
  [Uranus]: {
    conjunction: 'it meets your Uranus, and your mood can turn from one minute to the next',
    harmonious: 'it is friendly to your Uranus, and a change of routine is welcome',
    tense: 'it unsettles your Uranus, and you may want out of whatever was arranged',
  },
  [Neptune]: {
    conjunction: 'it is on your Neptune, and other people’s moods come close',
    harmonious: 'it is in tune with your Neptune, and it is good to do nothing for a while',
    tense: 'it clouds your Neptune, and it is hard to tell what you feel from what you imagine',
  },
  [Pluto]: {
    conjunction: 'it reaches your Pluto, and a feeling that you mostly keep down may come up',
    harmonious: 'it strengthens your Pluto, and you can look calmly at what used to upset you',
    tense: 'it presses on your Pluto, and a small slight may touch an old one',
  },
  [Ascendant]: {
    conjunction: 'it crosses your Ascendant, and people can see how you feel',
    harmonious: 'it favors your Ascendant, and you are good company without trying',
    tense: 'it squares your Ascendant, and you may seem moodier than you are',
  },
  [Midheaven]: {
    conjunction: 'it stands on your Midheaven, and your mood is noticed where you work or are known',
    harmonious: 'it is kind to your Midheaven, and people like the way you do things',
    tense: 'it squares your Midheaven, and private and public matters get in each other’s way',
  },
  [Descendant]: {
    conjunction: 'it is on your Descendant, and somebody else’s mood may set yours',
  },
  [ImumCoeli]: {
    conjunction: 'it is at the foot of your chart, and you would rather be at home',
  },
};
