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

/** Venus and Mars, exact at a point of the birth. */
export const brightDays: Pick<TransitsReadingCells['swift'], typeof Venus | typeof Mars> = {
  [Venus]: {
    [Sun]: {
      conjunction: 'Venus is on your Sun, and you are at your most charming.',
      harmonious: 'Venus is kind to your Sun, and people are glad to have you.',
      tense: 'Venus is at odds with your Sun, and you may pay for attention.',
    },
    [Moon]: {
      conjunction: 'Venus is on your Moon, a time for comfort and for someone dear.',
      harmonious: 'Venus is kind to your Moon, and home is a pleasant place.',
      tense: 'Venus is at odds with your Moon, and what pleases others leaves you a little hungry.',
    },
    [Mercury]: {
      conjunction: 'Venus is on your Mercury, and the friendly word comes of itself.',
      harmonious: 'Venus is kind to your Mercury, so write to someone you like.',
      tense: 'Venus is at odds with your Mercury, and flattery is easily believed.',
    },
    [Venus]: {
      conjunction: 'Venus is back at its own place, and you know again what you like.',
      harmonious: 'Venus agrees with its own place, and pleasure is cheap.',
      tense: 'Venus is at odds with its own place, and a treat may cost more than it is worth.',
    },
    [Mars]: {
      conjunction: 'Venus is on your Mars, and desire needs no explanation.',
      harmonious: 'Venus is friendly to your Mars, so go up to the person.',
      tense: 'Venus is at odds with your Mars, and wanting and being wanted do not quite meet.',
    },
    [Jupiter]: {
      conjunction: 'Venus is on your Jupiter, a time to celebrate something.',
      harmonious: 'Venus is kind to your Jupiter, and generosity is easy on both sides.',
      tense: 'Venus is at odds with your Jupiter, and a little less would be plenty.',
    },
    [Saturn]: {
      conjunction: 'Venus is on your Saturn, and an old loyalty is worth more than a new charm.',
      harmonious: 'Venus is friendly to your Saturn, so keep a promise with some grace.',
      tense: 'Venus is at odds with your Saturn, and affection may seem cool without being so.',
    },
    [Uranus]: {
      conjunction: 'Venus is on your Uranus, and someone may take your fancy.',
      harmonious: 'Venus is kind to your Uranus, so accept the unusual invitation.',
      tense: 'Venus is at odds with your Uranus, and an attraction may be all spark.',
    },
    [Neptune]: {
      conjunction: 'Venus is on your Neptune, and you see everyone in their best light.',
      harmonious: 'Venus is in tune with your Neptune, a time for music and for mercy.',
      tense: 'Venus is at odds with your Neptune, and it is easy to be enchanted.',
    },
    [Pluto]: {
      conjunction: 'Venus is on your Pluto, and a liking may turn intense.',
      harmonious: 'Venus is kind to your Pluto, and a truth can be told with love.',
      tense: 'Venus is at odds with your Pluto, and jealousy is a poor adviser.',
    },
    [Ascendant]: {
      conjunction: 'Venus is on your Ascendant, and you look well.',
      harmonious: 'Venus is friendly to your Ascendant, a good time to meet people.',
      tense: 'Venus is at odds with your Ascendant, and you may be too obliging.',
    },
    [Midheaven]: {
      conjunction: 'Venus is on your Midheaven, and your work finds favor.',
      harmonious: 'Venus favors your Midheaven, so ask in a friendly manner.',
      tense: 'Venus is at odds with your Midheaven, and charm does not replace the work.',
    },
    [Descendant]: { conjunction: 'Venus is on your Descendant, a time for two.' },
    [ImumCoeli]: { conjunction: 'Venus is at the foot of your chart, so make something lovely at home.' },
  },
  [Mars]: {
    [Sun]: {
      conjunction: 'Mars crosses your Sun, and patience is short while courage is long.',
      harmonious: 'Mars helps your Sun, a good time for whatever takes courage.',
      tense: 'Mars is at odds with your Sun, and a challenge is best answered with work.',
    },
    [Moon]: {
      conjunction: 'Mars is on your Moon, and feelings want doing rather than talking about.',
      harmonious: 'Mars is friendly to your Moon, so put the energy into home.',
      tense: 'Mars is rough on your Moon, and small things at home can set you off.',
    },
    [Mercury]: {
      conjunction: 'Mars is on your Mercury, and you speak your mind.',
      harmonious: 'Mars helps your Mercury, so make the case you have prepared.',
      tense: 'Mars is at odds with your Mercury, and whatever is sent in a hurry will need a second message.',
    },
    [Venus]: {
      conjunction: 'Mars is on your Venus, and attraction is quick to show.',
      harmonious: 'Mars is friendly to your Venus, a good time to take the first step.',
      tense: 'Mars is at odds with your Venus, and a quarrel may be a wish for closeness.',
    },
    [Mars]: {
      conjunction:
        'Mars is back at its own place, and what you go after from here has two years of strength behind it.',
      harmonious: 'Mars agrees with its own place, and work goes with a swing.',
      tense: 'Mars is at odds with its own place, so choose the contest before it chooses you.',
    },
    [Jupiter]: {
      conjunction: 'Mars is on your Jupiter, and you are ready for something large.',
      harmonious: 'Mars helps your Jupiter, so set out.',
      tense: 'Mars eggs on your Jupiter, and it is easy to start more than can be finished.',
    },
    [Saturn]: {
      conjunction: 'Mars is on your Saturn, and only patient force gets through.',
      harmonious: 'Mars is friendly to your Saturn, a good time for heavy work.',
      tense: 'Mars pushes against your Saturn, and a push in the wrong place is only tiring.',
    },
    [Uranus]: {
      conjunction: 'Mars is on your Uranus, and you will not be told.',
      harmonious: 'Mars helps your Uranus, so try it your own way.',
      tense: 'Mars is at odds with your Uranus, and haste is the thing to watch.',
    },
    [Neptune]: {
      conjunction: 'Mars is on your Neptune, and effort goes best into art or help.',
      harmonious: 'Mars is kind to your Neptune, and you act well by feel.',
      tense: 'Mars is at odds with your Neptune, and rest beats pushing.',
    },
    [Pluto]: {
      conjunction: 'Mars is on your Pluto, and you are stronger than the matter needs.',
      harmonious: 'Mars helps your Pluto, so take on the stubborn job.',
      tense: 'Mars is at odds with your Pluto, and a small contest is easily made a great one.',
    },
    [Ascendant]: {
      conjunction: 'Mars is on your Ascendant, and you come on strong.',
      harmonious: 'Mars is friendly to your Ascendant, so take the lead.',
      tense: 'Mars is at odds with your Ascendant, and you meet with elbows, your own among them.',
    },
    [Midheaven]: {
      conjunction: 'Mars is on your Midheaven, and your ambition shows.',
      harmonious: 'Mars helps your Midheaven, a good time to push a project.',
      tense: 'Mars is at odds with your Midheaven, and home and work both want you at once.',
    },
    [Descendant]: { conjunction: 'Mars is on your Descendant, and someone speaks plainly; so may you.' },
    [ImumCoeli]: { conjunction: 'Mars is at the foot of your chart, and a matter at home wants doing.' },
  },
};
