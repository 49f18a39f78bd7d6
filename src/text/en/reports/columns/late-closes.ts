import type { ByHouseWordings } from '../../../catalogue.js';

/** Closes of a year whose lead comes near its end, by Sun sign and by Ascendant: what has begun by then and goes on. */
export const lateCloses: ByHouseWordings = {
  1: [
    'You have begun to do one thing in your own way, and have told the people it concerns. Most of it still lies ahead, and you are in no hurry.',
    'You end the year with a manner that is a little more your own. Those who see you often have noticed, and the rest have time to.',
  ],
  2: [
    'You have looked at what you have and what you need, and made one decision about money that you can stand by. The others can wait for the new year.',
    'You know which of your means you can count on, and have begun to use one of them. What it is worth will show in the coming months.',
  ],
  3: [
    'One conversation that had gone stale has been begun again, and both of you mean to go on with it. That is enough for now.',
    'You have asked one question close to home and are still thinking about the answer. You take it with you into the new year.',
  ],
  4: [
    'At home a subject has been opened that used to be left alone. Nobody expects it to be settled by New Year, and it is easier to be together for its having been named.',
    'You have begun to see to the place you live in, or to the people in it. The larger part comes later, and it is known by now what it is.',
  ],
  5: [
    'You have made a small beginning with something that gives you joy, and mean to go on with it. Nobody has to admire it yet.',
    'There is a place in your week again for something you love. You have not had it for long, and it is already hard to imagine doing without.',
  ],
  6: [
    'You have taken one thing out of your working day, and are watching how the days get on without it. In the new year there may be a second.',
    'Some part of your daily work has been arranged anew, and it is too early to say how well. It feels lighter so far.',
  ],
  7: [
    'You and another person have said what each of you would like to change. You have agreed on the first step, and on talking about the second.',
    'You stand a little differently toward one other person than you did a few months ago. Both of you are getting used to it, and neither would go back.',
  ],
  8: [
    'A matter that belongs to two people has been put on the table. The figures are known, the tone is friendly, and the rest is for the coming year.',
    'You have spoken about something that was owed or held back. It is not settled yet, and it weighs less already.',
  ],
  9: [
    'You have begun to look into something you used to be sure of, and have found a book, a course or a person to look into it with.',
    'A plan to learn something or to go somewhere has its first date. You know why you want it, and that had been the harder part.',
  ],
  10: [
    'You have said what you would like to be asked for, and to someone who can do something about it. The answer may take some months.',
    'You have made a first step in your work that was not expected of you. People are still finding out what to think of it, and you can let them.',
  ],
  11: [
    'You have told a few people what you hope for, and two or three of them were glad to be asked. You have a date to meet again.',
    'Your circle is changing, and you know by now with whom you would like to go on. The first plan is made.',
  ],
  12: [
    'You have begun to let something go that nobody knew you were carrying. You can feel the difference when it is quiet.',
    'You have found some hours for yourself, and a thought in them that is worth following. It need not be explained to anyone yet.',
  ],
};
