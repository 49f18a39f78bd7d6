import type { ByHouseWordings } from '../../../catalogue.js';

/**
 * In place of a year's close, where what leads comes near its end, by Sun sign and by Ascendant: what has begun by then
 * and goes on.
 */
export const lateCloses: ByHouseWordings = {
  1: [
    'You have begun to do one thing in your own way, and have told the people it concerns. Most of it still lies ahead, and you are in no hurry.',
    'You end the year with a manner that is a little more your own. Those who see you often have noticed, and the rest have time to.',
    'You have shown people a side of you that they did not know, and are still getting used to it yourself. What comes of it belongs to the months ahead.',
    'You have given one promise less than usual and kept your strength for something of your own. It has a name by now, and a first date.',
  ],
  2: [
    'You have looked at what you have and what you need, and made one decision about money that you can stand by. The others can wait for the new year.',
    'You know which of your means you can count on, and have begun to use one of them. What it is worth will show in the coming months.',
    'One expense has been looked at and one decided on. The new year begins with a plan for your money that you can explain in two sentences.',
    'You have put a price on something that you used to give away. The first person to hear it has not objected.',
  ],
  3: [
    'One conversation that had gone stale has been begun again, and both of you mean to go on with it. That is enough for now.',
    'You have asked one question close to home and are still thinking about the answer. You take it with you into the new year.',
    'You have written or said what had been waiting to be said, and the answer has been friendly so far. The rest of the talk is still to come.',
    'You are on better terms with somebody nearby than you were some months ago. Neither of you has made a speech about it.',
  ],
  4: [
    'At home a subject has been opened that used to be left alone. Nobody expects it to be settled by New Year, and it is easier to be together for its having been named.',
    'You have begun to see to the place you live in, or to the people in it. The larger part comes later, and it is known by now what it is.',
    'Something in your home has been moved, sold or begun, and the dust has not settled. Those who live with you know what it is for.',
    'You have called somebody in the family whom you had not called for a long time. There is a date for the next visit.',
  ],
  5: [
    'You have made a small beginning with something that gives you joy, and mean to go on with it. Nobody has to admire it yet.',
    'There is a place in your week again for something you love. You have not had it for long, and it is already hard to imagine doing without.',
    'What you love, or make for its own sake, has begun to change, and the person it concerns has heard of it from you. The rest comes later, and you look forward to it.',
    'An old pleasure has come back into your week, a little rusty. The new year gives it time to improve.',
  ],
  6: [
    'You have taken one thing out of your working day, and are watching how the days get on without it. In the new year there may be a second.',
    'Some part of your daily work has been arranged anew, and it is too early to say how well. It feels lighter so far.',
    'You have asked for a change in the way your days are arranged, and the first part has been granted. How well it works can be seen in the new year.',
    'One habit is on trial with you. It has lasted some weeks, and you notice the difference on the days when you miss it.',
  ],
  7: [
    'You and another person have said what each of you would like to change. You have agreed on the first step, and on talking about the second.',
    'You stand a little differently toward one other person than you did a few months ago. Both of you are getting used to it, and neither would go back.',
    'Another person knows what you want, because you have told them. What they want is the next thing to hear, and they have begun.',
    'Terms between you and somebody else are being looked at. Nothing has been signed, and both sides are in a better temper than before.',
  ],
  8: [
    'A matter that belongs to two people has been put on the table. The figures are known, the tone is friendly, and the rest is for the coming year.',
    'You have spoken about something that was owed or held back. It is not settled yet, and it weighs less already.',
    'You have looked at what is shared with another person, and have found one point on which you disagree. It is down on paper, and you can both live with that for now.',
    'You have given up one small hold on another person, and nothing bad has come of it. A larger one may follow.',
  ],
  9: [
    'You have begun to look into something you used to be sure of, and have found a book, a course or a person to look into it with.',
    'A plan to learn something or to go somewhere has its first date. You know why you want it, and that had been the harder part.',
    'You have changed your mind about something, and have said so to one person. What you believe instead will take some time to put into words.',
    'You have looked further than usual, in a book or on a map, and have kept one thing in mind that you would like to see for yourself.',
  ],
  10: [
    'You have said what you would like to be asked for, and to someone who can do something about it. The answer may take some months.',
    'You have made a first step in your work that was not expected of you. People are still finding out what to think of it, and you can let them.',
    'People at work have begun to come to you with another sort of question. You answer some of them already, and the title can wait.',
    'One task that was not truly yours has been given back. What you would like to do in its place has been said aloud.',
  ],
  11: [
    'You have told a few people what you hope for, and some of them were glad to be asked. You have a date to meet again.',
    'Your circle is changing, and you know by now with whom you would like to go on. The first plan is made.',
    'You have joined in something, or have left something, and the people concerned know why. The new year will show who your company is.',
    'A hope that you used to keep to yourself has two or three others in it. They have their own ideas about it, which is the use of them.',
  ],
  12: [
    'You have begun to let something go that nobody knew you were carrying. You can feel the difference when it is quiet.',
    'You have found some hours for yourself, and a thought in them that is worth following. It need not be explained to anyone yet.',
    'You sleep a little better than you did, and know one of the reasons. The others can be looked into when the year is under way.',
    'You have owned up to being tired, and have canceled something. What you do with the time has not been decided, and need not be.',
  ],
};
