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
    conjunction: {
      line: 'Your progressed Mercury {comes} your Sun: you can say who you are and what you want, perhaps for the first time in your own words.',
      counsel: 'Write down what you are for, in one sentence, and use it.',
    },
    harmonious: {
      line: 'Your progressed Mercury supports your Sun, so what you think helps you to become what you mean to be.',
      counsel: 'Learn the one thing that your purpose still lacks.',
    },
    tense: {
      line: 'Your progressed Mercury is at odds with your Sun: your thinking and your pride get in each other’s way, and you may talk yourself into things.',
      counsel: 'Ask what the other person wants to know before you explain.',
    },
  },
  [Moon]: {
    conjunction: {
      line: 'Your progressed Mercury {comes} your Moon, and the mind takes an interest in what you feel; memory, family and old letters have something to say.',
      counsel: 'Write down a story that your family only tells.',
    },
    harmonious: {
      line: 'Your progressed Mercury is kind to your Moon, so you understand your own moods and can speak of them.',
      counsel: 'Explain to somebody what you need, while you can do it without heat.',
    },
    tense: {
      line: 'Your progressed Mercury is at odds with your Moon: you think too much about what you feel, or feel too much to think.',
      counsel: 'Keep one hour a day in which nothing has to be understood.',
    },
  },
  [Mercury]: {
    conjunction: {
      line: 'Your progressed Mercury is at the Mercury of your birth, and you go over the way in which you first learned to think.',
      counsel: 'Read again a book that you loved as a child.',
    },
    harmonious: {
      line: 'Your progressed Mercury is on good terms with the Mercury of your birth: what you have learned fits what you always knew.',
      counsel: 'Teach somebody the thing that took you longest to learn.',
    },
    tense: {
      line: 'Your progressed Mercury is at odds with the Mercury of your birth, so you have to unlearn a way of thinking that used to serve you.',
      counsel: 'Read something by a person you disagree with, to the end.',
    },
  },
  [Venus]: {
    conjunction: {
      line: 'Your progressed Mercury {comes} your Venus: words and charm go together, and writing, selling or making peace comes naturally.',
      counsel: 'Say the kind thing you have only thought.',
    },
    harmonious: {
      line: 'Your progressed Mercury is kind to your Venus, and conversation brings you people, or people bring you good conversation.',
      counsel: 'Begin a correspondence.',
    },
    tense: {
      line: 'Your progressed Mercury is at odds with your Venus: what you think about somebody and how you like them are two things, and it shows in your tone.',
      counsel: 'Find one sentence about them that is both kind and true.',
    },
  },
  [Mars]: {
    conjunction: {
      line: 'Your progressed Mercury {comes} your Mars, and the mind is sharp and ready to fight; debate, research and decisions gain by it.',
      counsel: 'Argue for one thing as hard as you argue against another.',
    },
    harmonious: {
      line: 'Your progressed Mercury helps your Mars: you think quickly and act on it, and your plans have some muscle.',
      counsel: 'Turn one good idea into a date and a first step.',
    },
    tense: {
      line: 'Your progressed Mercury is at odds with your Mars, so words come out with an edge, and haste leads to mistakes that take longer to mend.',
      counsel: 'Let a sharp answer wait until the next morning, and send the shorter one.',
    },
  },
  [Jupiter]: {
    conjunction: {
      line: 'Your progressed Mercury {comes} your Jupiter: the mind wants the whole picture, and study, travel or teaching may open out.',
      counsel: 'Study something that seems a little too large for you.',
    },
    harmonious: {
      line: 'Your progressed Mercury favors your Jupiter, and what you have to say meets with goodwill.',
      counsel: 'Offer your knowledge where it would be new.',
    },
    tense: {
      line: 'Your progressed Mercury is at odds with your Jupiter, so plans and promises outrun the facts by a little, and then by more.',
      counsel: 'Have the plan checked by someone who likes details.',
    },
  },
  [Saturn]: {
    conjunction: {
      line: 'Your progressed Mercury {comes} your Saturn: thinking is slow, serious and good, and what is learned now is learned for life.',
      counsel: 'Choose one hard subject and stay with it.',
    },
    harmonious: {
      line: 'Your progressed Mercury is on good terms with your Saturn, so your judgment is sound and people ask for it.',
      counsel: 'Put your affairs in such order that somebody else could find things.',
    },
    tense: {
      line: 'Your progressed Mercury is at odds with your Saturn: worry passes itself off as thinking, and speech comes hard.',
      counsel: 'Write your worries down, each with the chance that it comes true, and see which are left.',
    },
  },
  [Uranus]: {
    conjunction: {
      line: 'Your progressed Mercury {comes} your Uranus, and you see things in a new way, suddenly and for good.',
      counsel: 'Catch the idea, and give it a fair trial.',
    },
    harmonious: {
      line: 'Your progressed Mercury is on good terms with your Uranus, so invention comes easily and is understood.',
      counsel: 'Learn to use one new tool well.',
    },
    tense: {
      line: 'Your progressed Mercury is at odds with your Uranus: thoughts jump, nerves are taut, and you contradict for the sake of it.',
      counsel: 'Sleep a night on every new idea before you make it public.',
    },
  },
  [Neptune]: {
    conjunction: {
      line: 'Your progressed Mercury {comes} your Neptune: the mind dreams, which is good for stories and music and hard on facts.',
      counsel: 'Write, and let somebody else proofread.',
    },
    harmonious: {
      line: 'Your progressed Mercury is in tune with your Neptune, and you can say what others only feel.',
      counsel: 'Put a feeling into a form that can be shown.',
    },
    tense: {
      line: 'Your progressed Mercury is at odds with your Neptune, so it is easy to mislead or be misled, mostly by what is left out.',
      counsel: 'Have one important promise repeated to you in plain words.',
    },
  },
  [Pluto]: {
    conjunction: {
      line: 'Your progressed Mercury {comes} your Pluto: you want to know what lies behind things, and you will find out.',
      counsel: 'Decide beforehand what you would do with the truth.',
    },
    harmonious: {
      line: 'Your progressed Mercury supports your Pluto, so hidden matters come clear, and your words have weight.',
      counsel: 'Say the thing that everyone in the room avoids, gently.',
    },
    tense: {
      line: 'Your progressed Mercury is at odds with your Pluto: a thought can become an obsession, and talk a contest for power.',
      counsel: 'Put one subject under a ban for a month.',
    },
  },
  [Ascendant]: {
    conjunction: {
      line: 'Your progressed Mercury {comes} your Ascendant, and people meet your mind first; you are talkative, curious and quick.',
      counsel: 'Speak up where you used to listen.',
    },
    harmonious: {
      line: 'Your progressed Mercury is on good terms with your Ascendant, so you make yourself understood.',
      counsel: 'Say plainly to a new acquaintance what you are looking for.',
    },
    tense: {
      line: 'Your progressed Mercury is at odds with your Ascendant: what you say and how you look do not tell the same story.',
      counsel: 'Say less at the first meeting.',
    },
  },
  [Midheaven]: {
    conjunction: {
      line: 'Your progressed Mercury {comes} your Midheaven, and you may be known for what you say, write or know.',
      counsel: 'Put your name to something you have thought out.',
    },
    harmonious: {
      line: 'Your progressed Mercury supports your Midheaven: good ideas reach the people who can use them.',
      counsel: 'Tell the right person of an idea that you have had ready for some time.',
    },
    tense: {
      line: 'Your progressed Mercury is at odds with your Midheaven, so what you think and what you are expected to say differ.',
      counsel: 'Find one thing you can say in public that is entirely true.',
    },
  },
  [Descendant]: {
    conjunction: {
      line: 'Your progressed Mercury {comes} your Descendant, and you think best together with someone.',
      counsel: 'Find a person to think aloud with, and take turns.',
    },
  },
  [ImumCoeli]: {
    conjunction: {
      line: 'Your progressed Mercury {comes} the foot of your chart, and the mind turns to where you come from.',
      counsel: 'Ask somebody who remembers your family one question.',
    },
  },
};
