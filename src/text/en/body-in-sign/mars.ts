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

export const marsInSign: BySign = {
  [Aries]:
    'Mars is in its own sign in Aries, and you act before others have decided. You want a thing and go after it, and when something stands in your way your anger is hot, open and soon over. By evening you have forgotten what it was about. Whatever takes long makes you restless, and you treat a shy person and a jammed door in the same way. You need to use your strength every day. When you have to wait, treat the waiting as a contest you can win.',
  [Taurus]:
    'Slow to start, you can hardly be stopped. Mars in Taurus works at an even pace, with a firm grip, and finishes what quicker people gave up. You also take your time over what you enjoy. Because you are so patient you put up with too much, and Mars is not at ease in this sign: your anger collects unseen until some trifle brings it all out at once. Complain early, while it is still a small thing, and you won’t need to shout.',
  [Gemini]:
    'Two things to do at once: that is when your mind and your hands are fastest. Mars in Gemini fights with words: you find the weak point of an argument, and of the person who makes it, before they have sat down. A quick tongue gets you out of most difficulties, and it can hurt people who were on your side. You begin a great deal at once and scatter your strength. Choose one task for the afternoon and finish it. Keep a clever reply for an hour; you may not need it.',
  [Cancer]:
    'You say that nothing is the matter, and everyone can hear that something is. Mars is in its fall in Cancer: it does not strike straight out, and your anger shows as a reproach, a mood or a sudden need to be elsewhere. Yet for anyone you love you fight harder than people expect, and you work hardest for a home and those in it. Tell the person concerned what has made you angry. Plain words alarm people less than a mood that they have to guess at.',
  [Leo]:
    'An audience brings out the best in you. Mars in Leo is driven by pride: you keep at it after the novelty has gone, fight fairly, and give courage to any side that you are on. You show what you feel on a grand scale. You cannot bear to look small, so a slight correction can make you far angrier than it deserves. Accept the next one with a laugh, and go on. People like you better for that than for any victory.',
  [Virgo]:
    'Careful preparation is half of what you do. Mars in Virgo works in small exact steps, and whatever you mend stays mended. A task that would frighten others you divide into parts, each the size of an afternoon. When you are annoyed you find fault with some trifle, though the real complaint is often that you have been doing more than your share for weeks. Say that instead, to somebody who could take over a part of it, before you put the next drawer in order.',
  [Libra]:
    'A courteous protest is your weapon. Mars is in its detriment in Libra: you do not like to attack, and want the other side to see that it was wrong. Injustice to somebody else gets you to your feet faster than an insult to yourself, and you fight better beside a friend. With a wish of your own you hesitate, weigh it again, and show your impatience by being late. Ask for something without giving reasons. If anyone objects, let them suggest something else.',
  [Scorpio]:
    'You decide in private, and then you do not let go. Mars is strong in Scorpio: you keep still, watch closely, and put all your strength into one aim, and setbacks only make you more determined. You can go into a situation that others have given up and save something from it. When you have been hurt you wait, and the waiting may cost you more than the injury. Ask yourself whether you still want to win this. If you do, speak; if not, let it be.',
  [Sagittarius]:
    'It takes a great aim to rouse you, and then nothing holds you back. Mars in Sagittarius acts on faith: you set out before the plan is ready, take others along, and correct the course on the way. Your quarrels are loud, about principles, and soon forgotten, at least by you. You lose heart in the middle, when the start is long past and the end is not in sight. Name a halfway point and celebrate when you reach it, because the people who came along on your word are getting tired as well.',
  [Capricorn]:
    'Mars is exalted in Capricorn, where strength is put to use. You set yourself a goal and work for it steadily, long after others have stopped, and when you are angry you work harder. You seldom shout; you become very polite. It is easy to expect the same self-command of other people, and it leaves you no hour without a purpose. Plan some time in which nothing is achieved, and keep to it as you keep to everything else.',
  [Aquarius]:
    'Told how a thing is done, you think of two other ways. Mars in Aquarius is at its best against a senseless rule, or beside friends who want the same thing; under pressure you are inventive, and in a fight you stay cool. Some of your resistance is mere habit, and you refuse a sensible suggestion because somebody made it. Before you walk out, ask yourself what you would do if nobody had told you to. Then do it, even when it is what they said.',
  [Pisces]:
    'Effort by sheer will tires you, but for something you believe in you can go on all night. Mars in Pisces is moved by music, by an idea or by a person you love, and hardly ever by an order. You go around what stands in your way, and often arrive sooner. Your anger is hard to find: it turns into tiredness, or you forget an appointment, and the person never learns that you were angry. Practice a small firm no on matters of no importance.',
};
