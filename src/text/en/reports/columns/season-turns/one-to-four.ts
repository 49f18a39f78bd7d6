import type { Growing } from '../../../../report-catalogue.js';

/** A season after one that was about the reader alone. */
export const fromYourself: Growing = {
  2: [
    'You have decided something about yourself, and in these months you find out what it costs.',
    'You know what you want, so it is time to see what money you have for it.',
  ],
  3: [
    'What you had settled with yourself now has to be said to others, in words that they can use.',
    'People nearby have noticed that you want something, and start to ask about it.',
  ],
  4: [
    'The plans you made for yourself come home with you, where they have to fit in with what is there.',
    'You have been busy with your own plans, and what is missing now is a home that fits them.',
  ],
  5: [
    'With your own direction a little clearer, there is room again for what you do for the joy of it.',
    'What you found out about yourself shows first in what you enjoy, and with whom.',
  ],
  6: [
    'You have made up your mind about yourself, and on ordinary days you see whether you can keep to it.',
    'You have thought over what you want to be, and how you spend your days is the next question.',
  ],
  7: [
    'Having gone your own way for a time, you meet somebody who has a way of their own.',
    'What you want for yourself is known by now, and another person answers it.',
  ],
  8: [
    'Your own plans affect people who share money or a confidence with you, so you have to talk to them.',
    'You have decided some things by yourself, and come to others that can only be decided by two.',
  ],
  9: [
    'As you know a little better what you want, you begin to look farther for it.',
    'The question of who you are leads on to what you believe, and where you would like to see more.',
  ],
  10: [
    'What you have been trying out for yourself is now seen by people who judge by results.',
    'Your own plans have taken shape, and the world asks what they are good for.',
  ],
  11: [
    'You have been thinking about yourself for some time, and friends bring you back among others.',
    'What you want for yourself looks different in the company of people who want something together.',
  ],
  12: [
    'So much has been about you lately that it does you good to step back for a while.',
    'You have shown yourself a good deal, and what nobody sees has its turn now.',
  ],
};

/** A season after one that was about money, possessions and worth. */
export const fromMeans: Growing = {
  1: [
    'With a better idea of what you have, you can ask what you want for yourself.',
    'You have been thinking about money for a while, and find that you were also thinking about yourself.',
  ],
  3: [
    'The figures have been looked at, and now they have to be talked about.',
    'What you learned about money becomes a subject between you and people close at hand.',
  ],
  4: [
    'The question of money goes home with you, where most of it is spent.',
    'What you can afford has become clearer, and the place you live in is the first to ask for its share.',
  ],
  5: [
    'After the sums comes the question of what they are for, and pleasure is one of the answers.',
    'You know better what you can spend, and the heart has suggestions.',
  ],
  6: [
    'What you found out about money leads to the work that brings it in.',
    'What you earn depends on how your days are arranged, so you look at those next.',
  ],
  7: [
    'What is yours has been counted, and another person comes into the reckoning.',
    'You have thought about your own means, and somebody else has an interest in the result.',
  ],
  8: [
    'From what you own the year goes on to what you share, owe or are owed.',
    'You have your own accounts in order, and can turn to those that you share.',
  ],
  9: [
    'With the nearest figures looked at you can think farther, of a journey or a course of study.',
    'Money has had its say, and you would like to know what lies beyond the next bill.',
  ],
  10: [
    'What your work brings in has been one question, and what people think of it is the next.',
    'You have looked at what your work brings in, and now you ask what it does for your name.',
  ],
  11: [
    'You know what you have by yourself, and come to what can only be done with others.',
    'After a time of counting you come among people who like you for other things.',
  ],
  12: [
    'What you think about money goes with you into quieter hours, and changes there.',
    'You have dealt with what can be counted, and the rest comes up when you are alone.',
  ],
};

/** A season after one that was about talk, learning and what is near. */
export const fromTalk: Growing = {
  1: [
    'After so much talk you know better what you think, and it is about what you do with it yourself.',
    'You have listened to many opinions, and your own comes next.',
  ],
  2: [
    'What was said in the months before turns out to have a price.',
    'You have talked it over, and now there is a price to agree on.',
  ],
  4: [
    'The conversations of the months before lead home, where some of them might have begun.',
    'You have talked with many people nearby, and come to what is said under your own roof.',
  ],
  5: [
    'Behind the errands and messages there is something to look forward to.',
    'The good conversations of these months have put you in the mood for some fun.',
  ],
  6: [
    'Plans have been talked over, and these months are about carrying them out, a day at a time.',
    'What you learned in conversation is put to use in your daily work.',
  ],
  7: [
    'You have talked with many people, and there is one with whom you are not finished.',
    'You have spoken with all kinds of people, and now it is about what you have to say to one.',
  ],
  8: [
    'What could be said easily has been said, and a subject is left that needs more trust.',
    'After the open talk comes what is told in confidence.',
  ],
  9: [
    'From the talk of the neighborhood the year turns to larger subjects and longer distances.',
    'You have asked the people nearby, and some answers have to be looked for farther away.',
  ],
  10: [
    'What you said in small company is now asked for in public.',
    'You have found the words, and people listen now who decide something.',
  ],
  11: [
    'Single conversations grow into something that several people want.',
    'You have talked to one friend or another, and now it is about all of you.',
  ],
  12: [
    'So many words have been made that you need some silence to sort them.',
    'Enough has been said for a while, and what you really think becomes clear in quiet.',
  ],
};

/** A season after one that was about home and family. */
export const fromHome: Growing = {
  1: [
    'When home has had its due, you can think of yourself again.',
    'The place where you live has had much of your attention, and now it is your own turn.',
  ],
  2: [
    'What was decided at home has to be paid for, and these months show with what.',
    'From the rooms you live in the year goes on to what keeps them up.',
  ],
  3: [
    'What happened at home gives you something to talk about with others.',
    'After months indoors you are among people again, with something to tell.',
  ],
  5: [
    'With home somewhat settled, there is time for what you do for its own sake.',
    'You have looked after the house, and something in you would like to play.',
  ],
  6: [
    'The order that you looked for at home is asked for in your working day as well.',
    'Home has shown you what you need to live well, and the working day has to leave room for it.',
  ],
  7: [
    'What your family taught you about living together is tried on another person.',
    'Your family has had your attention, and now somebody you chose needs it.',
  ],
  8: [
    'At home it became plain what is held in common, and these months ask on what terms.',
    'At home you talked about rooms and relatives, and it turns out that you also have to talk about trust.',
  ],
  9: [
    'You have been at home for a good while, and the distance begins to attract you.',
    'You know again where you belong, and can go farther from it.',
  ],
  10: [
    'With home behind you, you go out to what people expect of you.',
    'Your private life has had its months, and your public one asks for the next.',
  ],
  11: [
    'From the family the year goes on to friends, who know another side of you.',
    'You have been much at home, and there are people outside whom you would like to see.',
  ],
  12: [
    'A household has needs without end, and these months remind you of your own need for quiet.',
    'Something that began in the family goes on within you, where only you can settle it.',
  ],
};
