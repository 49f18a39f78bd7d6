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

export const uranusInSign: BySign = {
  [Aries]:
    'People born in your years would rather begin at once than wait for permission, since Uranus, the planet of sudden change, was in Aries, the sign of the first step. You share a talent for being first, often self-taught, and a belief that one person who acts is worth a hundred who agree to act later. Finishing is harder for all of you. You might take a job on the spot and leave it on the spot, and make a friend for life in an evening. Sleep on it before you break something off, because most of what you come to regret was ended within the hour.',
  [Taurus]:
    'What your parents’ generation thought fixed has turned out to be movable for yours, because Uranus was in Taurus, the sign of land, money and daily bread. Many astrologers find the planet of change ill at ease there, and you know the contradiction: you are as stubborn about the new as others are about the old. You suspect that owning things could be arranged differently, and in practical matters you are good inventors. There is one part of your life in which you hold on for years and then overturn everything. Changed one piece at a time, it would have a chance to settle in between.',
  [Gemini]:
    'Your generation changed the way people talk. With Uranus in Gemini you invent words, take up every new means of sending news, and expect information to be quick. Ideas come to you in flashes, and attention goes the same way, so you have begun far more subjects than you finished. A flash that was noted down can be looked at again two days later, and some still give light. On one subject you keep changing the conversation yourself, whether it is how children are taught or the money that a family would rather not discuss.',
  [Cancer]:
    'Families are arranged more freely since people your age grew up, with Uranus in Cancer. You take a tender custom apart to see how it works, count friends as relatives, and have feelings that come without warning. None of you would say that home doesn’t matter. You want it to be chosen, that is all. There is some attachment in most of your lives that can be kept only if it stays free, a love or a place of work perhaps. One small custom that survives every change does you good.',
  [Leo]:
    'To be an original was the aim of nearly everyone in your years, when Uranus was in Leo. The two are an uneasy match, since Uranus speaks for the group and Leo for the single person. Between them they gave your generation startling art, love on its own terms, and children who were allowed opinions. What you find difficult is to be ordinary. In one part of your life you refuse every part that was written for somebody else. You improvise brilliantly in it. Now and then you might do something exactly as it has always been done, for the sake of the others.',
  [Virgo]:
    'Nothing is so well arranged that your generation would not rearrange it. Uranus was in Virgo, so change went to work on work itself: on tools, meals, forms, schools, the order of an ordinary day. Where others argue, you show how it can be done better, and a good deal runs more smoothly because of you. A method that works tolerably well is hard for you to leave alone, and your nerves pay for all that is never finished. Somewhere in your own life you go on improving what everyone else has gotten used to. Let one arrangement stand for a month, and see whether it still bothers you.',
  [Libra]:
    'Rules about who may be with whom look negotiable to people your age. Uranus was in Libra, and so promises, manners and the law can be drawn up anew, you feel, by the people they concern; fairness counts for more than custom. So you try out arrangements that your elders would not have thought of, and whoever shares a home with you has to live with them. There is one agreement in particular that you keep reopening. A trial period makes it possible to argue about the terms and not about you.',
  [Scorpio]:
    'Secrets don’t last long near your generation. Uranus was in Scorpio, where many astrologers count it exalted, and you speak openly about what polite people left out: longing, debts, jealousy, who really has the power. It sets many free and hurts a few. Your own changes tend to be sudden and complete, and you seldom announce them. In one part of your life something smolders unseen until it goes off, and everyone is surprised. Those who share that part of life with you would be glad of some notice, even of a feeling that you can’t explain yet.',
  [Sagittarius]:
    'No belief is closed to questions for people born in your years, when Uranus was in Sagittarius. You expect distances to shrink, and you mix what you learned in one country with a custom from another. Together you are optimistic, argue well and change your minds easily. You have picked up many convictions this way, and lived with few of them for long. Ordinary advice may not reach you because you want a larger view, of love perhaps, or of work. Keep to one conviction beyond the excitement of finding it.',
  [Capricorn]:
    'Uranus was in Capricorn when people your age were born, and titles don’t impress you much: you saw early that institutions can change or fall. So you reform them from inside, soberly, knowing the rules and how to use them. As rebellions go, yours is quiet and rather effective. Now and then you reorganize what nobody asked you to touch, perhaps your own job, again and again, or a club until its founders hardly know it. Propose the change first, and stay long enough to live under it.',
  [Aquarius]:
    'That information should be free, and that a good idea has no rank, are things your generation takes for granted. Uranus was in Aquarius, the sign it rules in modern astrology, and you feel close to people far away who think as you do. You are tolerant on principle. In private you are hard to persuade, and it may be easier for you to love people in general than someone who expects something. In one part of your life you want to be the exception even among exceptions. Let one thoroughly conventional person in. Their questions will be good ones.',
  [Pisces]:
    'The line between dreaming and inventing is thin for people your age, with Uranus in Pisces. Solutions come to you half asleep, you are easily moved by other people’s trouble, and you feel sooner than others when the mood of a time is changing. The wish to get away from it all is just as contagious. It helps to keep a note of an idea and to look at it again by daylight. In one part of your life hunches reach you complete, ahead of any reason: it may be your calling, or an ordinary week that begins to dissolve.',
};
