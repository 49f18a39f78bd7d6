import type { Growing } from '../../../../report-catalogue.js';

/** A season after one that was about love, play and what is made for pleasure. */
export const fromPleasure: Growing = {
  1: [
    'What you enjoyed has told you something about yourself, and now you make use of it.',
    'You have given yourself to somebody or to something for a time, and come back to yourself.',
  ],
  2: [
    'You have spent some money on your pleasures, and can look at the sum calmly.',
    'What you love to do may be worth something, and these months show how much.',
  ],
  3: [
    'You have found out what you feel, and now you want to tell somebody or write it down.',
    'After the larger feelings come the small exchanges of every day.',
  ],
  4: [
    'What you did for joy comes home with you, where it has to find its place.',
    'You have gone out to what you love, and the year turns to the place you come back to.',
  ],
  6: [
    'You have enjoyed yourself, and you go back to work with more ease because of it.',
    'What you love to do needs a place in the working day if it is to last.',
  ],
  7: [
    'What began in play becomes a question between two people.',
    'You like somebody, and in these months you learn how to get along with them.',
  ],
  8: [
    'You have grown fond of somebody, and now you have to decide how far you trust them.',
    'After what was light comes something that goes deeper and asks for more trust.',
  ],
  9: [
    'What gave you joy makes you curious about more of the world.',
    'You have followed your feelings for a while, and now you are curious about other things.',
  ],
  10: [
    'What you made for the love of it is now looked at by people who judge it.',
    'After the free hours come those in which your name is at stake.',
  ],
  11: [
    'You have enjoyed something by yourself or with one other person, and now more people join in.',
    'From love and play the year goes on to friendship, which takes things more slowly.',
  ],
  12: [
    'After so much that was meant to be seen, you would like to be left in peace for a while.',
    'What you felt has to settle, and that happens when nobody is watching.',
  ],
};

/** A season after one that was about daily work, health and habits. */
export const fromWork: Growing = {
  1: [
    'Daily work has had your strength, and these months ask what is left for you.',
    'You have been useful for a good while, and now it is about what you want.',
  ],
  2: [
    'What you did day by day now shows in what you have.',
    'From the work itself the year goes on to what it earns you.',
  ],
  3: [
    'The work of the months before has given you something to talk about.',
    'As the tasks get into order, you notice the people you pass on the way to them.',
  ],
  4: [
    'What the working day has taken out of you is given back at home, or asked for there once more.',
    'After the working days come the evenings, and the place where you spend them.',
  ],
  5: [
    'You have done your duty for months, and can do something for pleasure again.',
    'With the day in better order, an hour is free for what you love.',
  ],
  7: [
    'You did your part alone, and now it is about doing it with somebody.',
    'How you work has been looked at, and how you get along with one person comes next.',
  ],
  8: [
    'Work has shown who can be relied on, and these months build on that.',
    'From your own tasks the year goes on to what you and others owe each other.',
  ],
  9: [
    'After so many small tasks you would like to see something larger.',
    'You know how the work is done, and begin to ask what it is done for.',
  ],
  10: [
    'You have worked out of sight for a while, and now people see what you do.',
    'What you practiced day by day is now asked for in public.',
  ],
  11: [
    'The company that work gives you is followed by the company you choose.',
    'What you can do has become plain, and friends may have a use for it.',
  ],
  12: [
    'Busy months are followed by a need for rest, and it is a fair one.',
    'Much had to be done, and now you find out what you think about when nothing has to be.',
  ],
};

/** A season after one that was about partners and opponents. */
export const fromPartners: Growing = {
  1: [
    'Another person has set the pace for a while, and now you find your own again.',
    'You have heard what somebody else wants, and these months are about what you want.',
  ],
  2: [
    'What two people agree on is paid for by each of them, and you look at your share.',
    'From the terms between two people the year goes on to your own means, and what you can promise with them.',
  ],
  3: [
    'What was settled between two becomes talk among more.',
    'After one long conversation come many short ones.',
  ],
  4: [
    'What passes between you and another person changes something at home as well.',
    'You know better where you stand with another person, and come to the place where you live.',
  ],
  5: [
    'With the terms between you and another person clearer, there is room for pleasure.',
    'Much that was serious has been said between two people, and something light would do them good.',
  ],
  6: [
    'What was promised to another person now has to be done, in ordinary days.',
    'You know with whom you want to do it, and now you see how it works from day to day.',
  ],
  8: [
    'You get along well enough by now to talk about what you share.',
    'Where two people have come to terms, money and trust come up by themselves.',
  ],
  9: [
    'Another person has shown you that things can be seen differently, and you would like to see more.',
    'From the person across from you the year goes on to what lies farther off.',
  ],
  10: [
    'In public, too, people notice who is at your side, and who is against you.',
    'Private terms have been looked for, and public ones are asked for next.',
  ],
  11: [
    'You have been much with one person, and now you both see more of others.',
    'You have given much thought to one person, and your friends would like some of it.',
  ],
  12: [
    'After so much that concerned another person, you are alone with your own thoughts.',
    'What passed between you and somebody goes on working quietly, and you need some time for it.',
  ],
};

/** A season after one that was about trust and what is shared. */
export const fromTrust: Growing = {
  1: [
    'With a clearer view of what you owe and what is owed to you, you are freer to be yourself.',
    'You have dealt with what binds you to others, and now it is about you alone.',
  ],
  2: [
    'You have sorted out what you share and what is yours, so you can count your own.',
    'From what belongs to several the year goes on to your own means.',
  ],
  3: [
    'After what is told in confidence come the things that may be told to anybody.',
    'Subjects of great weight give way to the small exchanges of every day.',
  ],
  4: [
    'You and another person trust each other more, and it makes life at home easier.',
    'What you share with somebody bears on how and where you live, and that comes next.',
  ],
  5: [
    'After what weighed on you, you are allowed something light.',
    'You trust each other again, so there is room for some fun.',
  ],
  6: [
    'What is owed has been looked at, and now it is worked on, day by day.',
    'From what you and others owe each other the year goes on to your own tasks.',
  ],
  7: [
    'What you know about each other by now decides how two people go on.',
    'Trust was asked for first, and now terms can be found on which two people get along.',
  ],
  9: [
    'You have been very close to somebody for a while, and want some distance and another view.',
    'You have looked long at what is hidden between people, and would like to look farther.',
  ],
  10: [
    'What was settled behind closed doors now shows in how you stand in public.',
    'You know better on whom you can rely, and that gives you a firmer footing before others.',
  ],
  11: [
    'You have dealt with a private matter between two people, and can make plans with others again.',
    'After so much that was confidential, it does you good to be among friends.',
  ],
  12: [
    'What you have gone through with somebody asks for some rest.',
    'Some of what came up between you and another person can only be settled within yourself.',
  ],
};
