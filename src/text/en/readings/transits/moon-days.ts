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
import type { TransitDayCells } from '../../../transit-catalogue.js';

/** The Moon at a point of the birth chart: a mood of some hours. */
export const moonDays: TransitDayCells['swift'][typeof Moon] = {
  [Sun]: {
    conjunction: 'The Moon meets your Sun, and what you feel and what you want are one thing for some hours.',
    harmonious: 'With the Moon kind to your Sun, you are at ease with yourself, and it shows.',
    tense: 'The Moon is at odds with your Sun; mood and plan disagree, and the mood passes first.',
  },
  [Moon]: {
    conjunction: 'The Moon is back where it was at your birth, and familiar things do you good.',
    harmonious: 'The Moon agrees with your natal Moon, and you need little to be content.',
    tense: 'The Moon is at a hard angle to your natal Moon, so a small lack may feel like a large one.',
  },
  [Mercury]: {
    conjunction: 'With the Moon on your Mercury, it is easy to put a feeling into words.',
    harmonious: 'The Moon helps your Mercury, and a talk about everyday things brings people closer.',
    tense: 'While the Moon jars your Mercury, a message may be read by the mood it arrives in.',
  },
  [Venus]: {
    conjunction: 'The Moon joins your Venus, and you would like to be with someone you are fond of.',
    harmonious: 'The Moon is friendly to your Venus, so affection and small comforts come easily.',
    tense:
      'With the Moon rubbing against your Venus, you may want to be spoiled and be too proud to show it.',
  },
  [Mars]: {
    conjunction: 'The Moon meets your Mars; feelings are hot, and out before you have looked at them.',
    harmonious: 'The Moon lends warmth to your Mars, and you act on a feeling without treading on anyone.',
    tense: 'The Moon chafes at your Mars, and you are easily irritated for an hour or two.',
  },
  [Jupiter]: {
    conjunction: 'With the Moon on your Jupiter, you are in a generous mood.',
    harmonious: 'The Moon agrees with your Jupiter, and most things look possible.',
    tense: 'The Moon strains your Jupiter, and a little more of everything seems just right.',
  },
  [Saturn]: {
    conjunction: 'The Moon comes to your Saturn, and you may feel a little alone with what you have to do.',
    harmonious: 'The Moon steadies itself on your Saturn, good hours for something that needs patience.',
    tense:
      'The Moon runs into your Saturn; you may feel left out or tired, more than the day gives cause for.',
  },
  [Uranus]: {
    conjunction: 'The Moon meets your Uranus, and your mood can turn from one minute to the next.',
    harmonious: 'The Moon is friendly to your Uranus, and a change of routine does you good.',
    tense: 'The Moon unsettles your Uranus, and you may want out of whatever was arranged.',
  },
  [Neptune]: {
    conjunction: 'With the Moon on your Neptune, you are dreamy, and other people’s moods come close.',
    harmonious: 'The Moon is in tune with your Neptune, good hours for music, or for doing nothing.',
    tense: 'The Moon clouds your Neptune, and it is hard to tell what you feel from what you imagine.',
  },
  [Pluto]: {
    conjunction: 'The Moon reaches your Pluto, and a feeling that you mostly keep down may come up.',
    harmonious:
      'The Moon strengthens your Pluto, and you can look calmly at something that used to upset you.',
    tense: 'The Moon presses on your Pluto, so a small slight may touch an old one.',
  },
  [Ascendant]: {
    conjunction: 'The Moon crosses your Ascendant, and people can see how you feel.',
    harmonious: 'The Moon favors your Ascendant, and you are good company without trying.',
    tense: 'The Moon squares your Ascendant, and you may seem moodier than you are.',
  },
  [Midheaven]: {
    conjunction: 'The Moon stands on your Midheaven, and your mood is noticed where you work or are known.',
    harmonious: 'The Moon is kind to your Midheaven, and people like the way you do things.',
    tense: 'The Moon squares your Midheaven, and private things and public ones get in each other’s way.',
  },
  [Descendant]: {
    conjunction: 'The Moon is on your Descendant, and somebody else’s mood may set yours.',
  },
  [ImumCoeli]: {
    conjunction: 'The Moon is at the foot of your chart, and you would rather be at home.',
  },
};
