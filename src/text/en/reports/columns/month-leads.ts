import type { ColumnShelf } from '../../../report-catalogue.js';

/** What a month's main event brings, with its day, before what the month asks. */
export const monthLeads: ColumnShelf['monthLeads'] = {
  opens: {
    1: [
      'On {date} {event} in {house} lets you begin something in your own name.',
      'With {event} in {house}, from {date} on, the first move is yours.',
    ],
    2: [
      'On {date} {event} in {house} gives you a fresh start with money and with what you own.',
      'With {event} in {house}, from {date} on, you can put your income or your spending on a new footing.',
    ],
    3: [
      'On {date} {event} in {house} starts a new conversation between you and somebody near you.',
      'With {event} in {house}, from {date} on, you have something to say, and somebody to say it to.',
    ],
    4: [
      'On {date} {event} in {house} lets you change something at home or in the family.',
      'With {event} in {house}, from {date} on, you can begin again where you live.',
    ],
    5: [
      'On {date} {event} in {house} brings something new to enjoy: a person, a game or a piece of work.',
      'With {event} in {house}, from {date} on, you have more courage for love and for whatever you make.',
    ],
    6: [
      'On {date} {event} in {house} gives you the chance to arrange your working day better.',
      'With {event} in {house}, from {date} on, a new habit or a new task takes hold easily.',
    ],
    7: [
      'On {date} {event} in {house} changes something between you and somebody close.',
      'With {event} in {house}, from {date} on, somebody else makes the first move, and you can answer it.',
    ],
    8: [
      'On {date} {event} in {house} opens a talk about money, trust or closeness that two people have put off.',
      'With {event} in {house}, from {date} on, what you share with somebody can be arranged anew.',
    ],
    9: [
      'On {date} {event} in {house} gives you a reason to travel, to study or to think again.',
      'With {event} in {house}, from {date} on, you can see farther than usual, and make a start in that direction.',
    ],
    10: [
      'On {date} {event} in {house} starts something in your work that others can see.',
      'With {event} in {house}, from {date} on, your work takes a turn that others can see.',
    ],
    11: [
      'On {date} {event} in {house} brings movement into a circle that you belong to.',
      'With {event} in {house}, from {date} on, a plan that you share with friends gets under way.',
    ],
    12: [
      'On {date} {event} in {house} draws you back a little from company, and something new can start there unseen.',
      'With {event} in {house}, from {date} on, you need more time to yourself, and get more out of it.',
    ],
  },
  ripens: {
    1: [
      'On {date} {event} in {house} shows you, and everybody else, what you have become.',
      'With {event} in {house}, around {date}, something that you began for yourself comes to a head.',
    ],
    2: [
      'On {date} {event} in {house} tells you what you have and what it is worth to you.',
      'With {event} in {house}, around {date}, a question of money is decided.',
    ],
    3: [
      'On {date} {event} in {house} brings the news, the answer or the result that you have been waiting for.',
      'With {event} in {house}, around {date}, something long discussed is said outright.',
    ],
    4: [
      'On {date} {event} in {house} brings to light what has been going on in the family.',
      'With {event} in {house}, around {date}, feelings at home run high, and something is settled.',
    ],
    5: [
      'On {date} {event} in {house} shows what has come of a love, a child’s plan or a work of your own.',
      'With {event} in {house}, around {date}, something that you have put your heart into is complete.',
    ],
    6: [
      'On {date} {event} in {house} finishes a piece of work, and shows you what it has cost.',
      'With {event} in {house}, around {date}, you see what your daily effort has achieved.',
    ],
    7: [
      'On {date} {event} in {house} makes plain how things stand between you and another person.',
      'With {event} in {house}, around {date}, a partner or an opponent gives you an answer.',
    ],
    8: [
      'On {date} {event} in {house} brings a debt, a shared sum or a matter of trust to its conclusion.',
      'With {event} in {house}, around {date}, two people find out what they can rely on.',
    ],
    9: [
      'On {date} {event} in {house} ends a journey, a course or a long argument, and you know what you think.',
      'With {event} in {house}, around {date}, you get the result of something that you set out to learn.',
    ],
    10: [
      'On {date} {event} in {house} puts your work in full view, with praise for it or a verdict.',
      'With {event} in {house}, around {date}, you reach a goal in your career or see what it would take.',
    ],
    11: [
      'On {date} {event} in {house} shows a group of people what has come of the hope they share.',
      'With {event} in {house}, around {date}, you see which friends are with you.',
    ],
    12: [
      'On {date} {event} in {house} lets you put down something that you have carried in private.',
      'With {event} in {house}, around {date}, a worry that nobody knew about comes to an end.',
    ],
  },
  checks: {
    1: [
      'From {date}, with {event} in {house}, you meet some resistance, and find out what you really want.',
      'On {date} {event} in {house} slows you down, and asks more of you than usual.',
    ],
    2: [
      'From {date}, with {event} in {house}, money has to be handled with more care.',
      'On {date} {event} in {house} makes you look again at what you earn and spend.',
    ],
    3: [
      'From {date}, with {event} in {house}, messages go astray, and what is said has to be said twice.',
      'On {date} {event} in {house} makes talk with those near you harder, and more worthwhile.',
    ],
    4: [
      'From {date}, with {event} in {house}, an old matter at home comes up again.',
      'On {date} {event} in {house} asks you for patience with the family, or with the place where you live.',
    ],
    5: [
      'From {date}, with {event} in {house}, pleasure takes more effort, and shows what it is worth.',
      'On {date} {event} in {house} puts love or a work of your own to the test.',
    ],
    6: [
      'From {date}, with {event} in {house}, work goes slowly, and you see what in it needs mending.',
      'On {date} {event} in {house} asks you to do something over again, and to do it better.',
    ],
    7: [
      'From {date}, with {event} in {house}, a partner is harder to agree with, and worth listening to.',
      'On {date} {event} in {house} brings up what has not been said between you and somebody else.',
    ],
    8: [
      'From {date}, with {event} in {house}, a matter of trust or of shared money asks for caution.',
      'On {date} {event} in {house} makes two people look at what they owe each other.',
    ],
    9: [
      'From {date}, with {event} in {house}, a journey or a belief of yours meets an obstacle.',
      'On {date} {event} in {house} makes you test what you were sure of.',
    ],
    10: [
      'From {date}, with {event} in {house}, your career slows down, and those above you want to see results.',
      'On {date} {event} in {house} gives you more responsibility, or asks how you carry what you have.',
    ],
    11: [
      'From {date}, with {event} in {house}, a plan that you share with friends is delayed.',
      'On {date} {event} in {house} shows which of your friends can be relied on.',
    ],
    12: [
      'From {date}, with {event} in {house}, you are more tired than usual and need to be left in peace.',
      'On {date} {event} in {house} brings back something that you had put out of your mind.',
    ],
  },
};
