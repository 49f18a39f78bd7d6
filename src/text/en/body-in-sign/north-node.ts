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
    'Unsure of what you want, you weigh things and keep the peace. That is the way of Libra, the opposite sign, and deciding takes a long time that way. With the North Node in Aries you grow by acting on your own account: joining something alone, saying no before you apologize, letting a choice be yours. You will be clumsy at it for a while, and a little rude, as people new to courage are. People who love you adjust faster than you feared. Decide one matter without asking anybody, and tell them afterward.',
  [Taurus]:
    'Under strain you do as Scorpio does, the opposite sign: you look for the crisis, probe people’s motives, and are soon entangled in what others own and owe. The North Node in Taurus points to quieter matters: earning something by your own skill, growing something, keeping the same hours, letting time go by in which nobody’s motives are examined. It may bore you at first. For somebody used to alarms, that is how steadiness feels at first, and it is worth staying for.',
  [Gemini]:
    'Whenever a problem comes too close, you are off to what it means in general. Such a sweeping view belongs to Sagittarius, the sign across from Gemini, and so does the wish to leave. The North Node asks you to come nearer: to a neighbor who knows how the thing is done, to a fact that can be checked, to a question whose answer you don’t already have. From a distance it looks like a small life. Close up it is full of people. Ask one of them something, and repeat what you heard.',
  [Cancer]:
    'Where a feeling might have been there is sometimes a plan, as the opposite sign, Capricorn, would have it, and then nobody asks how you are, because you don’t look as if you need anything. With the North Node in Cancer you grow by letting people closer, by saying “I missed you” with no purpose, by being cared for before you have earned it. For a time that will feel like neglecting your duty. Set aside some hours at home that have no task in them. Your duties will still be there afterward, and somebody will have had your company.',
  [Leo]:
    'As soon as a thing could be praised or blamed, a voice in you would sooner be one of many, and it has good reasons, most of them about fairness. These are the virtues of Aquarius, the sign opposite Leo. What is missing there is the warmth of saying “this is mine, I made it, look.” The North Node in Leo leads you to a place where a person can be praised, or criticized, by name. Put your name to what you do. Let it be seen that you have a favorite. It needn’t be anything important; something done for fun, and done badly, is a very good beginning.',
  [Virgo]:
    'When somebody suffers you suffer with them, in the manner of Pisces, the opposite sign, and promise help without saying when. What makes you grow, with the North Node in Virgo, is carrying something through to the end: one skill practiced regularly, or one small duty done as it should be. It makes your kindness useful. At first this will seem petty, almost an insult to the larger feeling. In time people come to trust the feeling more, since they know what they can count on. Choose the skill, and keep count of how often you practiced.',
  [Libra]:
    'In a hurry you do things alone and at once, as Aries, the sign opposite Libra, would, and decide while others are still asking. What stretches you, with the North Node in Libra, is anything that takes two, where you have to feel and match another person’s pace and strength alone leads nowhere. Ask a question, and wait through the pause for longer than is comfortable. When you have won an argument with somebody close to you, you have often lost something by it.',
  [Scorpio]:
    'When you are not sure, you keep what you have and stay where you are, with the patience of Taurus, the opposite sign, and its trust in what has been paid for. The North Node in Scorpio draws you toward what can’t be kept: conversations that leave both people changed, and things shared so closely that nobody can say any more which half is whose. Now and then you let go of something for it, a possession perhaps, or an opinion about yourself. Begin with what you use least. Then begin something with another person that is likely to change you both.',
  [Sagittarius]:
    'Faced with a hard question, you collect what can be said on either side, as Gemini, the opposite sign, does, and then it is harder still to find out what you think. The North Node in Sagittarius points to one long road. Choose one question and follow it farther than is convenient, in books, with people, or on the road. Then say what you believe. Now and then you will be wrong in front of others, which is the price of a conviction and not as high as it looks.',
  [Capricorn]:
    'If something is asked of you in public, one part of you would rather be at home, among familiar places and people to look after. That is the wisdom of Cancer, the sign across from Capricorn. The North Node asks for something that strangers can judge without knowing how you felt that morning, an aim with a date or a responsibility that is yours by name. You may think that you would have to become hard for it. You only have to show up, reliably, and your feelings are allowed to come along.',
  [Aquarius]:
    'Whatever you have done, some part of you looks up to see who is clapping. It is Leo that asks, the sign across from Aquarius, whose gift is to hold people’s attention. With the North Node in Aquarius you grow where a success is shared and doesn’t carry your name. Find a cause that you care about, and stay for the dull part of the work. Friends would like you as an equal, someone who looks at the same thing they are looking at. It may go against your pride at first. After that it is surprising how inventive you are when nobody is watching.',
  [Pisces]:
    'When you are uneasy you put things in order, as the opposite sign, Virgo, does: you sort, improve and plan, and it has saved many a day. The North Node in Pisces belongs to what can’t be managed. Floating in water, listening to music, forgiving somebody who hasn’t apologized properly, sitting with a person without making a suggestion: your mind will say that all this is of no use, and it will be right. It is where you grow, nevertheless. Leave some regular time without a plan, and don’t use it to catch up.',
};
