import type { Growing } from '../../../../report-catalogue.js';

/** A season after one that was about study, travel and belief. */
export const fromHorizon: Growing = {
  1: [
    'What you saw and learned farther off changes how you see yourself.',
    'You come back with a wider view, and the first thing you see in it is yourself.',
  ],
  2: [
    'Large plans have been made, and now the means for them are counted.',
    'You have found something you believe in, and now you see what it costs.',
  ],
  3: [
    'After the large questions come the small ones, with the people next door.',
    'You have something to tell, and there are people nearby to tell it to.',
  ],
  4: [
    'You have looked far, and home looks different from how you left it.',
    'What you learned elsewhere is tried out under your own roof.',
  ],
  5: [
    'After so much that was large and serious, you would like to play.',
    'What you discovered farther off becomes a pleasure nearer by.',
  ],
  6: [
    'A conviction shows in what it changes from day to day, and the year goes on to your days.',
    'You have a large plan, and now you divide it into tasks.',
  ],
  7: [
    'You have found out what you believe, and meet somebody who believes something else.',
    'What you saw by yourself becomes more real when you share it with one person.',
  ],
  8: [
    'You know better what you believe, and now it shows whom you trust.',
    'From far away the year comes back to something very close, between you and another person.',
  ],
  10: [
    'What you have learned is asked for now, before people who can use it.',
    'You have looked into much that was new, and these months show what it is good for in your work.',
  ],
  11: [
    'You may not be the only one who believes it, and the year brings you together with others.',
    'What you learned alone becomes a plan that several people share.',
  ],
  12: [
    'After so many impressions you need time in which nothing new comes in.',
    'You have seen a great deal, and need some quiet to think about it.',
  ],
};

/** A season after one that was about career and good name. */
export const fromCareer: Growing = {
  1: [
    'People have had their say about what you do, and now you ask what you want.',
    'After months in a role you come back to yourself.',
  ],
  2: [
    'What you have achieved, or have not, now shows in what you own.',
    'You have made your name better known, and now you ask what that is worth in money.',
  ],
  3: [
    'What was decided in public is talked over by everybody nearby.',
    'After the formal words come the everyday ones, and you can say how it really was.',
  ],
  4: [
    'You have stood before others for a while, and now it is about what you are at home.',
    'Your work may have kept you away, and something at home would like to have you back.',
  ],
  5: [
    'You have been ambitious for a while, and want to enjoy yourself.',
    'You have done what was expected, and these months are for what you would do anyway.',
  ],
  6: [
    'The aim is known by now, and the daily work for it begins.',
    'What looks large in public consists of small tasks, and they come next.',
  ],
  7: [
    'What you do in public brings you together with somebody who wants something of you, or offers it.',
    'You have cared what many people think, and now the opinion of one person matters more.',
  ],
  8: [
    'You have looked at where you stand, and come to what you owe for it.',
    'What you have reached is shared with others, or owed to them, and that is looked at now.',
  ],
  9: [
    'From the place you hold the year goes on to what you could still learn.',
    'You have done for some time what you are good at, and would like to see something new.',
  ],
  11: [
    'After colleagues and superiors come friends, who ask other questions.',
    'You know what you can do, and these months ask with whom, and for what.',
  ],
  12: [
    'Much of what you did was seen, and a time comes for what is not.',
    'You have worked before the eyes of others, and rest from it by yourself.',
  ],
};

/** A season after one that was about friends and common aims. */
export const fromFriends: Growing = {
  1: [
    'After so much company you would like to know what you want by yourself.',
    'You have heard what others hope for, and now it is about a hope of your own.',
  ],
  2: [
    'A common plan has to be paid for, and you look at what you have.',
    'What you and your friends hope for meets the question of means.',
  ],
  3: [
    'You have met many people, and with a few of them you keep talking.',
    'What was a plan among many becomes a matter of short messages and quick calls.',
  ],
  4: [
    'You have been among friends, and come home to people who know you longer.',
    'You have been out a great deal, and home has been waiting.',
  ],
  5: [
    'Among many people you may have noticed one, and the year goes on to what the heart wants.',
    'From common aims the year goes on to your own pleasure.',
  ],
  6: [
    'You share a hope with others, and now you do your part of it day by day.',
    'What you promised your friends has to be fitted into your working day.',
  ],
  7: [
    'You have been among many people, and now there is one who matters to you.',
    'Your friends have had your attention, and now somebody asks for it alone.',
  ],
  8: [
    'In a circle of people you see who can be trusted, and these months go on from there.',
    'What is easy among friends is harder between two who share something, and that comes next.',
  ],
  9: [
    'Friends may have given you the idea, and now you go to see for yourself.',
    'You and your friends have a hope that takes you to places where none of you has been.',
  ],
  10: [
    'What you planned with others is now seen by those who decide.',
    'From the people who like you the year goes on to those who judge your work.',
  ],
  12: [
    'After so many people you need to be with nobody for a while.',
    'You have spent months among friends, and ask yourself what you have gained by it.',
  ],
};

/** A season after one that was about rest and what is private. */
export const fromRest: Growing = {
  1: [
    'What you thought over in private comes out, and it is you that people see.',
    'You have stood back for a while, and now it is your turn.',
  ],
  2: [
    'You have spent some time with your own thoughts, and now you go through the accounts.',
    'What you found out in quiet changes what you think you need, and what you pay for it.',
  ],
  3: [
    'What you kept to yourself begins to be talked about.',
    'You have kept silent for a while, and begin to talk, at first to people nearby.',
  ],
  4: [
    'What has been going on within you goes on at home, where it can be seen.',
    'After a time by yourself you turn to the rooms and the people you live among.',
  ],
  5: [
    'Having kept still for a while, you feel like playing again.',
    'What you dreamed of in private wants to be done, for the joy of it.',
  ],
  6: [
    'The time of rest is over, and the working day begins.',
    'What you understood in quiet is tried out in ordinary days.',
  ],
  7: [
    'You have been by yourself for a while, and now you have to do with somebody.',
    'You have been thinking alone, and now another person thinks with you, or against you.',
  ],
  8: [
    'What you found out about yourself makes it easier to say what you need from somebody you trust.',
    'From what you keep to yourself the year goes on to what you share with one other person.',
  ],
  9: [
    'After a time indoors you would like to see something of the world.',
    'You have dreamed of it long enough to begin planning a journey or a course.',
  ],
  10: [
    'What you prepared where nobody saw it is now seen.',
    'You come out of a quiet time into one in which much is expected of you.',
  ],
  11: [
    'After some time alone you are glad of company.',
    'What you hoped for in private may turn out to be hoped for by others.',
  ],
};
