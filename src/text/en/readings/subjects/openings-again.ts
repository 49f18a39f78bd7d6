import type { SubjectOpenings } from '../../../natal-catalogue.js';

/**
 * Second wordings of the conflicts that lead most charts, so that two people who compare their readings have different
 * ones.
 */
export const again: SubjectOpenings['again'] = {
  pairs: {
    0: {
      4: 'What you set out to do and how hard you fight for it are separate matters in your chart, where the Sun and Mars are at odds. A small obstacle can get the strength that was meant for the aim, and only afterward do you see what you were fighting.',
      5: 'Enough is a word that comes late in your chart, where the Sun and Jupiter are at odds. Jupiter shows you how much more a plan could hold, you are happy to believe it, and later there are more promises than hours. How big to make a thing is for you to settle.',
      6: 'The Sun and Saturn are at odds in your chart, so you seldom step forward without passing a test first, even if nobody set it but you. You can do more than you show. You may go on calling a thing unfinished long after it is ready.',
    },
    1: {
      2: 'Feeling and explaining get in each other’s way in your chart, where the Moon and Mercury are at odds. You may talk sensibly about something that still hurts, or get emotional when a plain answer was wanted. Each time you have to see which one the moment calls for.',
      3: 'The Moon and Venus are at odds in your chart. What comforts you at the end of a day, and what attracts you in a person or a plan for the evening, are often different things, and to please somebody you may skip the comfort. Often you have to choose between them.',
      4: 'A feeling and the urge to do something about it arrive together in your chart, and not peacefully, since the Moon and Mars are at odds. You defend yourself, or your own people, before you have looked at the hurt. Finding out what hurt takes you longer.',
      5: 'When something touches your heart you offer more than you will have strength for on an ordinary day, since the Moon and Jupiter are at odds in your chart. You like to be the one who gives. How much is enough you usually find out after you have given more.',
      6: 'Comfort and duty are hard to have at once in your chart, where the Moon and Saturn are at odds. You manage by yourself first, and a need of your own feels like something to apologize for. Other people may be glad to give what you have never asked them for.',
      8: 'Moods come to you from outside as easily as from within, since the Moon and Neptune are at odds in your chart. You look after people before they have asked, and sometimes it is not what they would have asked for. It helps to ask yourself first whose feeling it is.',
      9: 'The Moon and Pluto are at odds in your chart, and closeness is a serious matter to you. When somebody becomes important to you, you begin to watch for signs that they will stay. What you have to find out is how much certainty you need before you can rest.',
    },
  },
  moonAtOdds: {
    fire: 'Something you have decided and something you are suddenly eager for compete for the same hour in your chart, where the Sun is at odds with a Moon in fire. Both have plenty of force. Again and again you have to choose which of them gets it.',
    earth:
      'Your chart has the Sun at odds with a Moon in earth: what you aim at would change your life, and what comforts you is that things stay as they are. Each step forward costs you some habit that you rely on, and you have to judge whether the step is worth it.',
    air: 'Going all the way with something is one half of your chart, and keeping some distance from it is the other, because the Sun is at odds with a Moon in air. When things get serious you want to talk about something else. Each time you have to judge whether that is wisdom or escape.',
    water:
      'What you want to get done and what you feel about it seldom agree on the day in your chart, where the Sun is at odds with a Moon in water. A feeling can wait for a while, and then it asks for its time. You choose when to give it that time.',
  },
};
