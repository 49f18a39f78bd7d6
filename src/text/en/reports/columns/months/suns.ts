import type { Growing } from '../../../../report-catalogue.js';

/** What follows the sentence that names the Sun, its sign and house. */
export const sunInMonth: Growing = {
  1: [
    'Your strength is back, and people notice you without your asking. They take you at the value you set, so the first days are well used for something that is yours alone. A question to others now and then keeps the balance.',
    'You stand at the beginning of a new year of your own, and have more energy than in the weeks before. What you want from the months ahead is clearer as well.',
    'You are at the center of things for some weeks. It is a good time to show what you can do and to ask for what concerns you personally. Leave others some room as well.',
    'You feel more like yourself than you did a month ago. Plans that depend on you alone go well, and you can decide what you want before others decide it for you.',
  ],
  2: [
    'You see more clearly what comes in, what it costs you to earn it and which of your things you really use. One matter that you have been guessing at can be put in order, and it is a quiet pleasure to know.',
    'Money and possessions move to the foreground for some weeks. Compare what you earn with what the work costs you, and change one thing about it if they do not agree.',
    'You want something to show for your efforts. It is a good time to ask about pay, sell what you no longer use or save toward one definite thing.',
    'Security matters more to you than excitement for the next weeks. You can find out what you have, what you owe and what you could do without, and it is likely to reassure you.',
  ],
  3: [
    'Talk, errands and messages move to the center of your days. You are quick to learn and easy to reach, and people nearby matter more than grand plans do. An hour without a screen keeps some of it in memory.',
  ],
  4: [
    'Family, rooms and the past give back strength that public life has used up. To stay in is no laziness at such a time. One thing in the house that has annoyed you for a long time can be seen to.',
  ],
  5: [
    'You put your warmth into things you do for their own sake: music, sport, courtship or an afternoon with a child. You show more of yourself there than at work, and people like what they see.',
  ],
  6: [
    'There is satisfaction in work done properly, and you see at once where time is being lost. Change the arrangement that costs you most patience, and let others help even if they do it differently.',
  ],
  7: [
    'Partners, close friends and clients set the tone, and you learn most about yourself by how you deal with them. If something in the balance is wrong, it can be brought up while both of you are looking at it.',
  ],
  8: [
    'A shared matter comes under a strong light, whether it is a loan, a promise or the closeness between two people. Looking at it turns out to be less unpleasant than looking away. Somebody may trust you more than you had supposed.',
  ],
  9: [
    'Your view widens, and you become curious about how others live and think. A plan for a journey or a course may turn definite. Opinions come easily, and one of them is worth checking against a fact.',
  ],
  10: [
    'You are seen, and mostly by those who decide. What you finish is noticed. More responsibility can be asked for at such a time, once it has been talked over with those at home.',
  ],
  11: [
    'Friends and common plans come to the fore, and you do better in company than alone. It is worth asking whether the aims you work for are still your own; somebody you have just met may know.',
  ],
  12: [
    'You would rather be less visible for a while, and nothing is lost by it. What you finish out of sight counts for more than what you start. Clearing up after the year behind you is the right size of task.',
  ],
};
