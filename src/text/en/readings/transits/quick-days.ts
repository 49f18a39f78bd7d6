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

/** The Sun and Mercury, exact at a point of the birth. */
export const quickDays: Pick<TransitsReadingCells['swift'], typeof Sun | typeof Mercury> = {
  [Sun]: {
    [Sun]: {
      conjunction: 'The Sun is back where it stood at your birth, and a new year of your own begins.',
      harmonious: 'The Sun is kind to your own Sun, and you may go ahead with what you had in mind.',
      tense:
        'The Sun is at odds with your own Sun, and somebody’s will, perhaps yours, has to give way a little.',
    },
    [Moon]: {
      conjunction: 'The Sun comes to your Moon, and you need a little more care than you let on.',
      harmonious: 'The Sun is on good terms with your Moon, and what you decide also feels right.',
      tense: 'The Sun is at odds with your Moon, and a long list meets a tired person.',
    },
    [Mercury]: {
      conjunction: 'The Sun is on your Mercury, and you will be listened to.',
      harmonious: 'The Sun lights up your Mercury, a good time to write the clear sentence.',
      tense: 'The Sun is at odds with your Mercury, and being corrected smarts more than it should.',
    },
    [Venus]: {
      conjunction: 'The Sun is on your Venus, and it is easy to be liked.',
      harmonious: 'The Sun is friendly to your Venus, so please people and let them please you.',
      tense:
        'The Sun is at a hard angle to your Venus, and being admired is not quite the same as being loved.',
    },
    [Mars]: {
      conjunction: 'The Sun is on your Mars, a time for the job you have dodged.',
      harmonious: 'The Sun backs your Mars, and what you push will move.',
      tense: 'The Sun goads your Mars, and it takes little to annoy you.',
    },
    [Jupiter]: {
      conjunction: 'The Sun is on your Jupiter, and your good spirits are catching.',
      harmonious: 'The Sun favors your Jupiter, so ask for a little more than you meant to.',
      tense: 'The Sun strains your Jupiter, and it is easy to agree to too much.',
    },
    [Saturn]: {
      conjunction: 'The Sun is on your Saturn, and a duty gets your full attention.',
      harmonious: 'The Sun steadies your Saturn, a good time for whatever has to be done well.',
      tense: 'The Sun is at odds with your Saturn, and someone may say no; it is seldom the last word.',
    },
    [Uranus]: {
      conjunction: 'The Sun is on your Uranus, and you act more like yourself than was planned.',
      harmonious: 'The Sun is kind to your Uranus, so do it the unusual way.',
      tense: 'The Sun is at odds with your Uranus, and plans are apt to jump.',
    },
    [Neptune]: {
      conjunction: 'The Sun is on your Neptune, a time to listen more than to decide.',
      harmonious: 'The Sun is kind to your Neptune, and imagination has something true to say.',
      tense: 'The Sun is at odds with your Neptune, and things are not quite what they seem.',
    },
    [Pluto]: {
      conjunction: 'The Sun is on your Pluto, and you mean what you say.',
      harmonious: 'The Sun strengthens your Pluto, so go to the root of something.',
      tense: 'The Sun is at odds with your Pluto, and a small contest can become a matter of principle.',
    },
    [Ascendant]: {
      conjunction: 'The Sun is on your Ascendant, and you are seen.',
      harmonious: 'The Sun is friendly to your Ascendant, and you make an easy impression.',
      tense: 'The Sun is at odds with your Ascendant, and others have a view on how you do things.',
    },
    [Midheaven]: {
      conjunction: 'The Sun is on your Midheaven, and your work is in the light.',
      harmonious: 'The Sun favors your Midheaven, so let your work be seen.',
      tense: 'The Sun is at odds with your Midheaven, and private life and work want the same hours.',
    },
    [Descendant]: { conjunction: 'The Sun is on your Descendant, and the day belongs to the other person.' },
    [ImumCoeli]: { conjunction: 'The Sun is at the foot of your chart, and home comes first.' },
  },
  [Mercury]: {
    [Sun]: {
      conjunction: 'Mercury is on your Sun, so say what you want in so many words.',
      harmonious: 'Mercury is friendly to your Sun, and your explanations are understood.',
      tense: 'Mercury is at odds with your Sun, and being contradicted is no insult.',
    },
    [Moon]: {
      conjunction: 'Mercury is on your Moon, and feelings can be talked about.',
      harmonious: 'Mercury is kind to your Moon, a good time for the family telephone.',
      tense: 'Mercury is at odds with your Moon, and a careless word may hurt.',
    },
    [Mercury]: {
      conjunction: 'Mercury is back at its own place, and your thoughts start fresh.',
      harmonious: 'Mercury agrees with its own place, and errands go smoothly.',
      tense: 'Mercury is at odds with its own place, so read whatever matters twice.',
    },
    [Venus]: {
      conjunction: 'Mercury is on your Venus, a time for the kind word that has been on its way.',
      harmonious: 'Mercury is friendly to your Venus, and compliments come easily and are meant.',
      tense: 'Mercury is at odds with your Venus, and a jest can miss its mark.',
    },
    [Mars]: {
      conjunction: 'Mercury is on your Mars, so argue for what you mean to do.',
      harmonious: 'Mercury helps your Mars, and a quick decision is likely to be a good one.',
      tense: 'Mercury is at odds with your Mars, and the sharp answer is out before you know it.',
    },
    [Jupiter]: {
      conjunction: 'Mercury is on your Jupiter, and the large view comes easily.',
      harmonious: 'Mercury favors your Jupiter, so apply, or teach, or ask.',
      tense: 'Mercury is at odds with your Jupiter, and the promise is larger than the plan.',
    },
    [Saturn]: {
      conjunction: 'Mercury is on your Saturn, a time for the serious letter.',
      harmonious: 'Mercury and your Saturn agree, so put it in writing.',
      tense: 'Mercury is at odds with your Saturn, and the reply is slow or stern.',
    },
    [Uranus]: {
      conjunction: 'Mercury is on your Uranus, and the odd idea deserves a note.',
      harmonious: 'Mercury favors your Uranus, and the clever way around is there.',
      tense: 'Mercury is at odds with your Uranus, and messages cross.',
    },
    [Neptune]: {
      conjunction: 'Mercury is on your Neptune, better for verses than for figures.',
      harmonious: 'Mercury is in tune with your Neptune, and you can say a delicate thing.',
      tense: 'Mercury is at odds with your Neptune, so ask what was really meant.',
    },
    [Pluto]: {
      conjunction: 'Mercury is on your Pluto, and a question goes deep.',
      harmonious: 'Mercury helps your Pluto, and what was hidden can be found.',
      tense: 'Mercury is at odds with your Pluto, and a word can be a weapon.',
    },
    [Ascendant]: {
      conjunction: 'Mercury is on your Ascendant, and you are good to talk to.',
      harmonious: 'Mercury is friendly to your Ascendant, a time to make the call.',
      tense: 'Mercury is at odds with your Ascendant, and you may be taken at your word, wrongly.',
    },
    [Midheaven]: {
      conjunction: 'Mercury is on your Midheaven, so talk about your work.',
      harmonious: 'Mercury favors your Midheaven, a good time to report upward.',
      tense: 'Mercury is at odds with your Midheaven, and a message about work wants a second look.',
    },
    [Descendant]: { conjunction: 'Mercury is on your Descendant, so let the other person finish.' },
    [ImumCoeli]: { conjunction: 'Mercury is at the foot of your chart, a time to talk things over at home.' },
  },
};
