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

/** Progressed Mercury at a point of the birth. */
export const mercuryContacts: ProgressionsReadingCells['contacts'][typeof Mercury] = {
  [Sun]: {
    conjunction:
      'Your progressed Mercury {comes} your Sun, and you find words of your own for what you are about, perhaps for the first time.',
    harmonious:
      'Your progressed Mercury supports your Sun, so what you think helps you to become what you mean to be.',
    tense:
      'Your progressed Mercury is at odds with your Sun: your thinking and your pride get in each other’s way, and you may talk yourself into things.',
  },
  [Moon]: {
    conjunction:
      'Your progressed Mercury {comes} your Moon, and the mind takes an interest in what you feel; memory, family and old letters have something to say.',
    harmonious:
      'Your progressed Mercury is kind to your Moon, so you understand your own moods and can speak of them.',
    tense:
      'Your progressed Mercury is at odds with your Moon: you think too much about what you feel, or feel too much to think.',
  },
  [Mercury]: {
    conjunction:
      'Your progressed Mercury is at the Mercury of your birth, and your earliest ways of thinking come up for another look.',
    harmonious:
      'Your progressed Mercury is on good terms with the Mercury of your birth: what you have learned fits what you always knew.',
    tense:
      'Your progressed Mercury is at odds with the Mercury of your birth, so you have to unlearn a way of thinking that used to serve you.',
  },
  [Venus]: {
    conjunction:
      'Your progressed Mercury {comes} your Venus: words and charm go together, and writing, selling or making peace comes naturally.',
    harmonious:
      'Your progressed Mercury is kind to your Venus, and conversation brings you people, or people bring you good conversation.',
    tense:
      'Your progressed Mercury is at odds with your Venus: what you think about somebody and how you like them are two things, and it shows in your tone.',
  },
  [Mars]: {
    conjunction:
      'Your progressed Mercury {comes} your Mars, and the mind is sharp and ready to fight; debate, research and decisions gain by it.',
    harmonious:
      'Your progressed Mercury helps your Mars: you think quickly and act on it, and your plans have some muscle.',
    tense:
      'Your progressed Mercury is at odds with your Mars, so words come out with an edge, and haste leads to mistakes that take longer to mend.',
  },
  [Jupiter]: {
    conjunction:
      'Your progressed Mercury {comes} your Jupiter: the mind wants the whole picture, and study, travel or teaching may open out.',
    harmonious: 'Your progressed Mercury favors your Jupiter, and what you have to say meets with goodwill.',
    tense:
      'Your progressed Mercury is at odds with your Jupiter, so plans and promises outrun the facts by a little, and then by more.',
  },
  [Saturn]: {
    conjunction:
      'Your progressed Mercury {comes} your Saturn: thinking is slow, serious and good, and what is learned now is learned for life.',
    harmonious:
      'Your progressed Mercury is on good terms with your Saturn, so your judgment is sound and people ask for it.',
    tense:
      'Your progressed Mercury is at odds with your Saturn: worry passes itself off as thinking, and speech comes hard.',
  },
  [Uranus]: {
    conjunction: 'Your progressed Mercury {comes} your Uranus, and you see things in a new way, all at once.',
    harmonious:
      'Your progressed Mercury is on good terms with your Uranus, so invention comes easily and is understood.',
    tense:
      'Your progressed Mercury is at odds with your Uranus: thoughts jump, nerves are taut, and you contradict for the sake of it.',
  },
  [Neptune]: {
    conjunction:
      'Your progressed Mercury {comes} your Neptune: the mind dreams, which is good for stories and music and hard on facts.',
    harmonious:
      'Your progressed Mercury is in tune with your Neptune, and you can say what others only feel.',
    tense:
      'Your progressed Mercury is at odds with your Neptune, so it is easy to mislead or be misled, mostly by what is left out.',
  },
  [Pluto]: {
    conjunction:
      'Your progressed Mercury {comes} your Pluto: you want to know what lies behind things, and you will find out.',
    harmonious:
      'Your progressed Mercury supports your Pluto, so hidden matters come clear, and your words have weight.',
    tense:
      'Your progressed Mercury is at odds with your Pluto: a thought can become an obsession, and talk a contest for power.',
  },
  [Ascendant]: {
    conjunction:
      'Your progressed Mercury {comes} your Ascendant, and people meet your mind first; you are talkative, curious and quick.',
    harmonious:
      'Your progressed Mercury is on good terms with your Ascendant, so you make yourself understood.',
    tense:
      'Your progressed Mercury is at odds with your Ascendant: what you say and how you look do not tell the same story.',
  },
  [Midheaven]: {
    conjunction:
      'Your progressed Mercury {comes} your Midheaven, and you may be known for what you say, write or know.',
    harmonious:
      'Your progressed Mercury supports your Midheaven: good ideas reach the people who can use them.',
    tense:
      'Your progressed Mercury is at odds with your Midheaven, so what you think and what you are expected to say differ.',
  },
  [Descendant]: {
    conjunction: 'Your progressed Mercury {comes} your Descendant, and you think best together with someone.',
  },
  [ImumCoeli]: {
    conjunction:
      'Your progressed Mercury {comes} the foot of your chart, and the mind turns to where you come from.',
  },
};
