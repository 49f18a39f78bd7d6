import { Mars, Mercury, Venus } from '../../../../chart/bodies.js';
import type { TransitsReadingCells } from '../../../reading-catalogue.js';

/** A swift planet that is stationary almost exactly at a point, and turns. */
export const standing: TransitsReadingCells['standing'] = {
  [Mercury]: {
    back: {
      harmonious:
        'Mercury stands almost still and turns back, and it seldom does so this near to {b}. For about three weeks it goes over the same ground, so a conversation, a plan or a piece of writing comes up again, and is likely to be better for it. Make a note of what occurs to you now. Send it, or settle it, when Mercury moves forward again.',
      tense:
        'Mercury stands almost still and turns back, and it seldom does so this near to {b}. A misunderstanding that would usually pass in an hour can last for days, and over the next three weeks or so the same subject tends to come up again. Write down what you mean to say, and leave the final word until Mercury moves forward.',
    },
    on: {
      harmonious:
        'Mercury stands almost still and turns forward, and it seldom does so this near to {b}. What has gone back and forth for some three weeks can be settled, mostly because you have had time to think it over. Begin with the message that you held back.',
      tense:
        'Mercury stands almost still and turns forward, and it seldom does so this near to {b}. The subject that has come up again and again in the last three weeks comes up once more, perhaps more sharply than before. Correct what was misunderstood, and then leave it; within days talk moves on.',
    },
  },
  [Venus]: {
    back: {
      harmonious:
        'Venus stands almost still and turns back, as it does every year and a half, and seldom this near to {b}. For some six weeks you may look again at what you like, and at whom. An old affection can come back, or an old taste, and it is pleasant to find out what is left of it. Nothing has to be promised yet.',
      tense:
        'Venus stands almost still and turns back, as it does every year and a half, and seldom this near to {b}. What you like, and what you are worth to somebody, can be in question for some six weeks. An old feeling may come back with its old difficulty. Hold off on large purchases and on ultimatums until Venus moves forward.',
    },
    on: {
      harmonious:
        'Venus stands almost still and turns forward, as it does every year and a half, and seldom this near to {b}. Some six weeks of looking back on what and whom you like are over, and you know more about it than before. A kind word that you have put off is easily said.',
      tense:
        'Venus stands almost still and turns forward, as it does every year and a half, and seldom this near to {b}. A coolness of the last six weeks may show once more what it was about. Say what you missed, without an account of everything, and see whether things get easier from here on.',
    },
  },
  [Mars]: {
    back: {
      harmonious:
        'Mars stands almost still and turns back, as it does every two years, and seldom this near to {b}. For two months or more an effort goes back over what it had already done. You have strength enough for that; use it to repair and to practice, and let new undertakings wait until Mars moves forward.',
      tense:
        'Mars stands almost still and turns back, as it does every two years, and seldom this near to {b}. Anger or effort can run into the same obstacle for weeks, and pushing harder seldom moves it. Work off some of the heat with your body, and go back to where the difficulty began; there is time for that until Mars moves forward.',
    },
    on: {
      harmonious:
        'Mars stands almost still and turns forward, as it does every two years, and seldom this near to {b}. What has stood still for two months or more can move again, at first slowly. Take up the undertaking that you had to leave, beginning with a part of it that you know well.',
      tense:
        'Mars stands almost still and turns forward, as it does every two years, and seldom this near to {b}. After two months or more of held-back effort you may be impatient, and so may others. Give the pent-up strength a task with a clear end, before it looks for an opponent.',
    },
  },
};

/** After that, where the planet is exact there more than once. */
export const standingDays: TransitsReadingCells['standingDays'] = [
  'In all you have it for {duration}, and it is exact on {days}.',
];
