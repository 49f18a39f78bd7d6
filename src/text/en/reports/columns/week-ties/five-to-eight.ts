import type { Growing } from '../../../../report-catalogue.js';

/** What another event has to do with a week that is about love, play and what is made for pleasure. */
export const toPleasure: Growing = {
  1: [
    'You are easier to love when you do not pretend, so it helps to say what you want.',
    'It is hard to enjoy anything while you are annoyed with yourself, so be as kind to yourself as to others.',
  ],
  2: [
    'Money sets limits to pleasure, but within those limits you can enjoy yourself with an easy mind.',
    'You have more fun once you have decided what it may cost, because the question is then settled.',
  ],
  3: [
    'It helps love to talk, because nobody can answer a feeling you have not mentioned.',
    'Any piece of news is a good reason to write to somebody you like, so you need not look for a better one.',
  ],
  4: [
    'Home takes up time that you would like for pleasure, so it is good to agree who does what.',
    'You are more playful when things at home are in order, so an hour given to the household is not lost.',
  ],
  6: [
    'Daily work takes time from love and play, so it helps to decide beforehand when it ends.',
    'You enjoy a free evening more after a good day’s work, because nothing is left waiting for you.',
  ],
  7: [
    'Two people do not enjoy the same things, so having fun together takes some agreement.',
    'Love goes better if you are also fair to each other in ordinary matters.',
  ],
  8: [
    'Affection leads to questions of trust, so it is good to know how much you want to share.',
    'Money or a promise that is unsettled between two people spoils the fun, so it is better discussed first.',
  ],
  9: [
    'A new subject or place gives you more to enjoy, and perhaps somebody to enjoy it with.',
    'Curiosity is good for love and play, because it gets you away from what you always do.',
  ],
  10: [
    'Work may claim an evening that you had meant for pleasure, so it is best to decide early which matters more.',
    'You have to be on your best behavior in public, so you need some play afterward.',
  ],
  11: [
    'Friends are good company for fun, but a love affair also needs time without them.',
    'Friends can see whether somebody makes you happy, so it is worth hearing what they think.',
  ],
  12: [
    'A feeling becomes clearer when you are alone, because nobody is watching how you take it.',
    'You enjoy company more after a quiet day, so rest is good for love and play as well.',
  ],
};

/** What another event has to do with a week that is about daily work and habits. */
export const toWork: Growing = {
  1: [
    'The same work seems easier when you feel well, so doing something for yourself is not lost time.',
    'You work best in your own way, so it is worth saying how you would like to do a task.',
  ],
  2: [
    'Once you know what you want to afford, it is easier to say how much work is enough.',
    'Money is one of the reasons for working, so a look at your finances tells you whether the effort pays.',
  ],
  3: [
    'A question asked in time saves you work, because you do not have to guess what was meant.',
    'Calls and messages interrupt your tasks, but some of them make the work shorter.',
  ],
  4: [
    'Peace at home makes the work easier, because you can keep your mind on it.',
    'Home has its own list of chores, so it is fair to keep some of the day’s strength for it.',
  ],
  5: [
    'Dull work goes faster when you have something to look forward to, so a little fun helps with it.',
    'You do your work with more care when there is time for pleasure too, because you resent it less.',
  ],
  7: [
    'Another person can take over some of the work, but they have to be told how it is done.',
    'A partner notices how much the day’s work takes out of you, so it is fair to talk about it.',
  ],
  8: [
    'Work is easier among people who trust each other, because less of it has to be checked.',
    'Some tasks are done as favors, so it is good to know who expects one in return.',
  ],
  9: [
    'Learning something new makes routine work more interesting, and sometimes shorter.',
    'A wider view helps you put your tasks in order, because you see which of them lead somewhere.',
  ],
  10: [
    'Those who judge your work see only the result, so they need to be told how many hours are in it.',
    'Careful daily work is good for your name, because people remember who can be relied on.',
  ],
  11: [
    'Time with friends is a rest from work, because none of them needs anything done.',
    'Friends have chores of their own to get through, so one of them may know a shortcut.',
  ],
  12: [
    'You work better after a rest, so an evening off is good for the tasks as well.',
    'The answer to a problem at work may come when you have stopped, because a rested mind sees more.',
  ],
};

/** What another event has to do with a week that is about partners and opponents. */
export const toPartners: Growing = {
  1: [
    'Another person can meet you halfway only if they know what you want, so it helps to say it.',
    'You are easier to get along with when your own wishes are not neglected.',
  ],
  2: [
    'When two people argue about money, they are often arguing about something else, so it helps to name it.',
    'Your own means decide what you can offer another person, so they need to know where you stand.',
  ],
  3: [
    'Everyday talk is good for two people, because it keeps each informed about the other.',
    'Others may comment on you and a partner, but only the two of you know how things are.',
  ],
  4: [
    'Each of two partners learned at home how things are done, so some disagreements are really about two families.',
    'Peace at home is good for a partnership, because you have more patience with each other.',
  ],
  5: [
    'Two people who have fun together quarrel less, so an evening of play is good for the partnership.',
    'If you share with a partner something that you enjoy, you have more to talk about than problems.',
  ],
  6: [
    'A partner gets the hours that your work leaves over, so it is considerate to say how many that will be.',
    'Consideration for another person shows in everyday tasks, so the dull ones count as well.',
  ],
  8: [
    'Two people who trust each other can disagree without fear, so a question of trust comes first.',
    'A clear agreement on shared money makes a partnership lighter, because neither side has to keep count.',
  ],
  9: [
    'New ideas are good for a partnership, because the two of you get to talk about more than each other.',
    'Two people need not believe the same thing, but it helps to know which plans they both like.',
  ],
  10: [
    'A partner sees little of what you do in public, so they will want to hear of it from you.',
    'Your work affects whoever is close to you, so a success or a setback there is partly theirs.',
  ],
  11: [
    'In company you notice new things about another person, because everybody behaves a little differently there.',
    'Friends take up time that a partner may be counting on, so it is best to ask before you say yes.',
  ],
  12: [
    'You need some time alone to be good company, so it helps if a partner knows that it is nothing personal.',
    'When you are by yourself you notice how much another person means to you, because you miss them or you do not.',
  ],
};

/** What another event has to do with a week that is about trust and what is shared. */
export const toTrust: Growing = {
  1: [
    'You find it easier to trust others when you trust yourself, so it helps to know what you want.',
    'You may want other things than you did when you made a promise, so it is fair to say so.',
  ],
  2: [
    'It is easier to share once you know what is yours, so a look at your own means helps both sides.',
    'If you are careful with your own money, others are more willing to trust you with theirs.',
  ],
  3: [
    'Casual talk shows you whether somebody can keep a secret, so it is worth listening.',
    'A plain question in passing does more for trust than a long discussion, because nobody feels accused.',
  ],
  4: [
    'People learn at home how far to trust others, so an old habit may be deciding for you.',
    'At home much is shared without any agreement, so a question of trust often comes up there first.',
  ],
  5: [
    'Having fun together is good for trust, because people are less on their guard.',
    'A serious matter of trust or money is easier to bring up when you have laughed together first.',
  ],
  6: [
    'Trust grows when small promises are kept, so it matters how you deal with everyday duties.',
    'Small tasks show you who is reliable, so you know whom you can trust with larger ones.',
  ],
  7: [
    'Shared money is easier to talk about with somebody you get along with, so the friendly word comes first.',
    'Trust between two people depends on how they treat each other every day, so courtesy counts.',
  ],
  9: [
    'What you learn about people who live differently makes it easier to trust the one you share something with.',
    'From some distance you can tell which worries about trust or money deserve a talk.',
  ],
  10: [
    'Your good name makes it easier to trust you with something confidential, so it is worth looking after.',
    'Your position brings you other people’s confidence, so it is wise to promise only what you can keep.',
  ],
  11: [
    'Friends can give you courage in a matter of trust, but they do not need to know the details.',
    'If you have several friends to turn to, you need not expect everything from one person.',
  ],
  12: [
    'It is good to be alone before you decide whom to trust, because nobody can press you.',
    'You can settle part of a question of trust alone, because only you know what you are afraid of.',
  ],
};
