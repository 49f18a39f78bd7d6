import type { Growing } from '../../../../report-catalogue.js';

/** What another event has to do with a week that is about love, play and what is made for pleasure. */
export const toPleasure: Growing = {
  1: [
    'You are most attractive when you are not trying to be somebody else.',
    'It is hard to enjoy anything while you are cross with yourself, and easy when you are not.',
  ],
  2: [
    'Pleasure has a price, and now you know it.',
    'What you have is enough for more enjoyment than you may think.',
  ],
  3: [
    'Such news is a reason to write to somebody you like.',
    'Something said in passing can warm the heart, or cool it.',
  ],
  4: [
    'Those at home are glad of your good mood, or wonder what it is about.',
    'What you enjoy has to find a place among the dishes and the laundry.',
  ],
  6: [
    'Work takes the hours and pays for the pleasure, which is an old arrangement.',
    'If the work goes well, the free evening tastes better.',
  ],
  7: [
    'Fondness is one thing, and being fair to each other another, and it takes both.',
    'What began as a game has to suit the other person too.',
  ],
  8: [
    'Where the heart is engaged, trust comes into it sooner or later.',
    'What you share goes deeper than play, and you can tell that by how careful you are.',
  ],
  9: [
    'Joy travels well, and you may find it where you do not know the customs.',
    'A new subject or place gives you more to enjoy, and perhaps somebody to enjoy it with.',
  ],
  10: [
    'Whoever sees you at your duty has no idea how you can laugh.',
    'Ambition and pleasure want the same free evening.',
  ],
  11: [
    'In company it is easier to be playful, and harder to be tender.',
    'Your friends can tell you whether it is love or a mood.',
  ],
  12: [
    'Some of what the heart wants is known only to you, and can stay so.',
    'After being looked at so much, you may enjoy not being seen.',
  ],
};

/** What another event has to do with a week that is about daily work and habits. */
export const toWork: Growing = {
  1: [
    'How you feel when you get up decides how long the list seems.',
    'You are the one who has to do the work, so it matters how you are.',
  ],
  2: [
    'A look at what you have tells you again what you are working for.',
    'What you earn and how you spend your days are closer together than they look.',
  ],
  3: [
    'One question asked in time saves an hour at the desk.',
    'Part of the day’s work is done on the phone, or on the way.',
  ],
  4: [
    'You work better when there is peace at home, and it shows in the small things.',
    'After work the day begins again at home, with its own list.',
  ],
  5: [
    'A pleasure is what working hours are interrupted for, and rightly.',
    'Something to look forward to makes the dull part of the day shorter.',
  ],
  7: [
    'The other person sees how much of you the work has used up.',
    'A task goes differently when somebody does it with you, or watches.',
  ],
  8: [
    'At work as elsewhere it counts whom you can rely on.',
    'You notice that some tasks are favors which somebody will remember.',
  ],
  9: [
    'A larger subject lets some air into the working day.',
    'A larger view helps you to see which of the small tasks matter.',
  ],
  10: [
    'What you do every day and what you are known for are seldom the same thing.',
    'Others see the result, and only you know the hours in it.',
  ],
  11: [
    'Friends are good for the part of the day in which nobody needs anything of you.',
    'You may hear from a friend how others get through the same pile.',
  ],
  12: [
    'Rest is what the next working day is made of.',
    'You may find the solution to a fault at work when you have stopped looking for it.',
  ],
};

/** What another event has to do with a week that is about partners and opponents. */
export const toPartners: Growing = {
  1: [
    'You meet another person halfway more easily when you know where you are standing.',
    'In a matter between two people, what you want is your half.',
  ],
  2: [
    'With two people in it, a question of money is seldom only about money.',
    'What you own is a part of what you bring to another person, and they to you.',
  ],
  3: [
    'Much between two people is decided by how the small things are said.',
    'What others say about the two of you is only talk, but you hear it.',
  ],
  4: [
    'Home is where the two of you, or your memories of two others, come in.',
    'Each brings along how it was done in the family, and takes it for the natural way.',
  ],
  5: [
    'Whatever stands between two people, it helps to have enjoyed something together.',
    'Where two people can play together, not everything has to be discussed.',
  ],
  6: [
    'A partner gets what the working day leaves of you, and notices the amount.',
    'In the daily round it shows who is considerate, more than in large words.',
  ],
  8: [
    'Below the terms between you lies what each has entrusted to the other.',
    'What two people owe each other is the part of living together that is not written down.',
  ],
  9: [
    'Two people need not believe the same thing to set out together.',
    'You bring back something that the other has not seen, and they will want to hear of it.',
  ],
  10: [
    'Somebody who knows you in private sees your public face with mixed feelings.',
    'What you reach is partly theirs, if they had a hand in it.',
  ],
  11: [
    'Among others you see the person you know so well as a stranger might.',
    'Friends have an opinion on the two of you, and may be asked for it.',
  ],
  12: [
    'To be good company you need some time in which you are none.',
    'What you think about the other when they are away is part of it as well.',
  ],
};

/** What another event has to do with a week that is about trust and what is shared. */
export const toTrust: Growing = {
  1: [
    'You can only trust somebody as far as you trust yourself.',
    'What you share with somebody has to allow for your being not always the same.',
  ],
  2: [
    'Knowing what is yours makes it easier to be generous with what is not yours alone.',
    'Of what is yours and what is shared, you know the first a little better.',
  ],
  3: [
    'From casual remarks you hear whether somebody can keep a secret.',
    'A plain question, asked in passing, may do for trust what a long talk could not.',
  ],
  4: [
    'Home is where most things are shared and fewest are agreed on.',
    'How far you trust may be a habit that you learned from your family.',
  ],
  5: [
    'You can see in play whether somebody is able to lose.',
    'Something light between people makes the heavier subjects easier to bring up.',
  ],
  6: [
    'Trust is built in the daily round, by one kept promise after another.',
    'Small duties show who can be relied on in the larger ones.',
  ],
  7: [
    'What you owe each other looks different when you have first been friendly.',
    'Behind whatever is shared there is a person, and you are finding out how you get along with them.',
  ],
  9: [
    'From a distance it is easier to see what is at stake between you, and what is not.',
    'What you believe about people in general decides how you judge the one you have to do with.',
  ],
  10: [
    'How you keep your word in private becomes known in the end.',
    'In public you stand for something, and that too is held in trust.',
  ],
  11: [
    'Friends remind you that most people mean well.',
    'In a circle trust is spread over many, and does not weigh so much on one.',
  ],
  12: [
    'A question of trust has to be settled with yourself as well.',
    'Some of what you owe is owed to nobody but your conscience.',
  ],
};
