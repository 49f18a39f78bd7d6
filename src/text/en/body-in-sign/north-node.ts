import {
  Aquarius,
  Aries,
  Cancer,
  Capricorn,
  Gemini,
  Leo,
  Libra,
  Pisces,
  Sagittarius,
  Scorpio,
  Taurus,
  Virgo,
} from '../../../chart/zodiac.js';
import type { BySign } from '../../catalogue.js';

export const northNodeInSign: BySign = {
  [Aries]:
    'Weighing things up and keeping the peace come to you without effort. That is Libra, the far end of this axis, and you have used it a great deal, so that decisions take you a long time. With the North Node in Aries you grow by acting on your own account: joining something alone, saying no before you apologize, letting a choice be yours. You will be clumsy at it for a while, and a little rude, as beginners in courage are. People who love you adjust faster than you feared. Decide one matter without asking anybody, and tell them afterward.',
  [Taurus]:
    'In a crisis you know what to do, and when there is none, you begin to look for it. This is the habit of Scorpio, the sign behind you, in which you probe people’s motives and are entangled in what others own and owe. The North Node points to quieter matters: earning something by your own skill, growing something, keeping the same hours, letting time go by in which nobody’s motives are examined. It may bore you at first. For somebody used to alarms, that is how steadiness begins to feel, and it is worth staying for.',
  [Gemini]:
    'As soon as a problem is mentioned, however small, you are off to what it means in general. That sweep is Sagittarius, and it comes to you as easily as leaving does. The North Node asks you to come nearer: to a neighbor who knows how the thing is done, to a fact that can be checked, to a question whose answer you don’t already have. From a distance it looks like a small life. Close up it is full of people. Ask one of them something, and repeat what you heard.',
  [Cancer]:
    'Coping is second nature to you. Where a feeling might have been there is a plan, as Capricorn would have it, and nobody asks how you are because you never look as if you needed it. With the North Node in Cancer you grow by letting people closer, by saying “I missed you” with no purpose, by being cared for before you have earned it. For a time that will feel like neglecting your duty. Set aside some hours at home that have no task in them. Your duties will still be there afterward, and somebody will have had your company.',
  [Leo]:
    'To be one of many suits you better than to stand in front, and you have good reasons, most of them about fairness. These are the virtues of Aquarius, and they are yours already. What is missing is the warmth of saying “this is mine, I made it, look.” The North Node in Leo leads you to a place where a person can be praised, or criticized, by name. Put your name to what you do. Let it be seen that you have a favorite. It needn’t be anything important; something done for fun, and done badly, is a very good beginning.',
  [Virgo]:
    'A softer side of you, in the manner of Pisces, feels for everyone, and tends to promise help without saying when. What makes you grow, with the North Node in Virgo, is a thing carried through to its end: one skill practiced regularly, or one small duty that is done as it should be. It makes your kindness useful. At first this will seem petty, almost an insult to the larger feeling. In time people come to trust the feeling more, since they know what they can count on. Choose the skill, and keep count of how often you practiced.',
  [Libra]:
    'Doing things alone and at once is what you are used to; that is Aries, and it has taken you far. You decide while others are still asking. What stretches you, with the North Node in Libra, is anything that takes two, in which another person’s pace has to be felt and matched and strength by itself leads nowhere. Ask a question, and wait through the pause for longer than is comfortable. When you have won an argument with somebody close to you, you have often lost something by it.',
  [Scorpio]:
    'Keeping things is easy for you, and so is staying; you have the patience of Taurus and its trust in what has been paid for. The North Node draws you toward what can’t be kept: conversations that leave both people changed, and things shared so closely that nobody can say any more which half is whose. You will have to let go of something for it, a possession perhaps, or an opinion about yourself. Begin with what you use least. Then begin something with another person that is likely to change you both.',
  [Sagittarius]:
    'Information collects around you, and you can see any question from either side, as Gemini, the opposite sign, does. For that very reason it is hard for you to find out what you think. The North Node points to one long road. Choose one question and follow it farther than is convenient, in books, with people, or on the road. Then say what you believe. Now and then you will be wrong in front of others, which is the price of a conviction and not as high as it looks.',
  [Capricorn]:
    'Home is where you are most capable, and where you would rather stay: you know the moods of a family, the pull of familiar places, and how to look after people. All that is Cancer’s wisdom. The North Node asks for something that strangers can judge without knowing how you felt that morning, an aim with a date or a responsibility that is yours by name. You may think that you would have to become hard for it. You only have to turn up, reliably, and your feelings are allowed to come along.',
  [Aquarius]:
    'Praise is something you understand. You are warm, you know how to hold people’s attention, and that is Leo’s gift. With the North Node in Aquarius you grow where a success is shared and doesn’t carry your name. Find a cause that you care about, and stay for the dull part of the work. Friends would like you as an equal, someone who looks at the same thing they are looking at. Your pride may object for some time. After that it is surprising how inventive you are when nobody is watching.',
  [Pisces]:
    'Order is your first answer to everything, as it is Virgo’s: you sort, improve and plan, even on vacation, and it has saved many a day. The North Node belongs to what can’t be managed. Floating in water, listening to music, forgiving somebody who hasn’t apologized properly, sitting with a person without making a suggestion: your mind will say that all this is of no use, and it will be right. It is where you grow, nevertheless. Leave some regular time without a plan, and don’t use it to catch up.',
};
