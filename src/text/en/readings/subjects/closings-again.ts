import type { SubjectClosings } from '../../../natal-catalogue.js';

/**
 * The answers to the questions of `openings-again.ts`: what follows if nothing is done about the conflict, and
 * something to do.
 */
export const again: SubjectClosings['again'] = {
  pairs: {
    0: {
      4: 'When your temper is up, {name}, ask what the Sun was after before Mars found an opponent. Much of your strength goes into fighting people who merely crossed your path on a bad day, and the aim has to wait until you are done with them. An hour of work with your hands, or of walking uphill, takes the edge off without harming anybody. Whatever is still worth saying after that takes only a few words, and people tend to hear them.',
      5: 'You have a good eye for what a thing could become, {name}, and with the Sun and Jupiter at odds you are tempted to begin on all of it. So there are several fine beginnings, each in need of another evening, and people may be counting on one of them. Finish the first, modest version, and show it to somebody. If they ask for more, you will know which part to enlarge.',
      6: 'The Sun has something to show, {name}, and Saturn wants to go over it once more. As long as you are going over it nobody can like it, or tell you what it is worth, so you are left with your own opinion, which is the strictest of all. Ask one person whose judgment you respect to look at it by a certain day. You may be surprised how little they find, and it will be easier the second time.',
    },
    1: {
      2: 'What you feel and what you would say about it may stay apart for a day or two, {name}, as the Moon and Mercury do. Spoken too early, the thought sounds cold and the feeling sounds confused, and people answer what they heard. Ask for a day’s time, and keep to it. By then you will often find that one sentence holds them both.',
      3: 'Some evenings are for the Moon, {name}, and some for Venus, and you can tell which by how you feel when one is called off. If you are only relieved, you had said yes to please somebody, and they would have had your company without having you. People who are fond of you would rather be told than have you please them at your own expense. Begin with those who have never asked you for anything.',
      4: 'You have a right to be hurt, {name}, and with the Moon and Mars at odds you are quicker to show that you are angry. So people defend themselves, and the hurt, which they would have been sorry about at once, never gets mentioned. Wait until you can finish the sentence “I was hoping that …” and begin with it. Most quarrels with people you love are shorter after that.',
      5: 'Giving comes easily to you, {name}, with Jupiter and the Moon at odds, and stopping doesn’t. Later you may catch yourself counting what comes back, and think less of yourself for it than you should. Before you offer, picture the day when it has to be done, and how you will feel that morning. An offer half the size, made with the same goodwill, seldom seems small.',
      6: 'With the Moon and Saturn at odds, {name}, you say that you need nothing, and those who love you can’t see what you go without. They think that you like it that way, and turn to those who ask. Ask somebody who isn’t busy for something small, on a day when you could do without it. It is easier to ask in need after you have asked once in comfort.',
      8: 'A mood that comes over you for no reason, {name}, may be somebody else’s, with the Moon and Neptune at odds. Act on it at once, and you may comfort a person who is perfectly all right, and go home with a sadness that nobody can explain. An hour with water, music or an animal clears it away, and what remains afterward is yours. Helping goes better, too, when you first ask, “What would you like?”',
      9: 'To be sure of somebody, {name}, the Moon and Pluto want more proof than anyone can give. A person can pass a test many times and prove nothing, and feels it each time. Tell them once, calmly, what you are afraid of, rather than finding out by a test. Those who stay after hearing that have told you what you wanted to know.',
    },
  },
  moonAtOdds: {
    fire: 'The Sun has decided, {name}, and the Moon, in fire, would rather begin something else. Between the two you can lose a good deal of strength, and end up with neither the result nor the fun. Leave one afternoon a week that belongs to no plan at all, and follow whatever calls you then. What still calls you in the third week has earned a place among your plans.',
    earth:
      'The Sun asks you to go, {name}, and the Moon, in earth, has just made itself comfortable. As long as you go back and forth, the comfort is spoiled by the thought of going, and the going is spoiled by the thought of home. Take something familiar with you into whatever is new: the same walk in the morning, the same friend on Sundays. With that much in place you can put up with a great deal of change.',
    air: 'The Sun in you cares about a thing, {name}, and then the Moon, in air, would like to look at it from outside. Those who wait for an answer can’t see that you are thinking, and believe that you have cooled. Tell people beforehand that you will need a day, and on which day you will be back. Distance with a date on it worries nobody.',
    water:
      'Feelings that get an hour of their own leave the rest of the day free, {name}, even with the Sun at odds with a Moon in water. Put off for too long, they come out over some small thing, and startle people who knew nothing about them. Keep an hour in the evening when nobody asks anything of you. What you felt that day has usually come up by the end of it.',
  },
};

/** The Moon and Mercury in hard aspect, where Neptune makes the reader's feelings about people uncertain as well. */
export const misled: SubjectClosings['misled'] =
  'The Moon and Mercury are good at different questions, {name}, and either of them can be colored by what you wish. Your feeling is right about how somebody is at this moment, whether they are sad or glad or tired. What they will do, and what was agreed, you know better from what they have done so far. Ask them to say it in plain words, and write the answer down. A day later, read it as if it had been said to a friend.';
