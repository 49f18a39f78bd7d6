import type { DayCells } from '../../../../report-catalogue.js';

export const sunArrives: DayCells = {
  1: {
    lead: 'Your own season begins. You may have been tired or much alone lately; now your strength begins to come back, and for a month what you want has a right to be heard first.',
    course:
      'You need not prove it at once. A wish that you have kept small for others’ sake could be spoken aloud.',
  },
  2: {
    lead: 'What you have and what you can do become the subject of the month. It favors steady work and an honest look at money, and the first thing to put right may be a small one.',
    course: 'Begin with whatever you enjoy looking after. What you are good at is part of what you own.',
  },
  3: {
    lead: 'Life becomes more talkative. Errands, lessons, neighbors and relatives take up more of your hours over the next month, and you may be glad of the variety sooner than you think.',
    course:
      'Answer first what can be answered in a minute. Something worth learning may lie close at hand, perhaps next door.',
  },
  4: {
    lead: 'Home and family move to the center. You have run about a good deal, and the next month draws you indoors; an old picture or a phone call may be what makes you notice it.',
    course: 'Give in to it where you can. What is put in order at home now will carry you for some time.',
  },
  5: {
    lead: 'Pleasure, love and whatever you make yourself come into their season. You may feel more like playing, and over the next month people see a side of you that work had hidden.',
    course:
      'Plan something with no purpose but joy, and give it a fixed date. Those who love you will need no explanation.',
  },
  6: {
    lead: 'Everyday order becomes your subject. For a month you can improve how you work, eat and sleep, and you see without much effort which of your habits help you and which only stay.',
    course: 'One change at a time is enough. Your body will tell you soon whether it was the right one.',
  },
  7: {
    lead: 'Other people play the larger part for a month. Partners, clients and rivals show you what you look like from outside, and some of it may be a pleasant surprise.',
    course:
      'Ask more than you explain, for a while. Decisions made by two will hold better now than those you make alone.',
  },
  8: {
    lead: 'What you share with others comes into view. For a month trust, closeness and shared money deserve an honest look, and you may notice where things have been left vague.',
    course:
      'There is no hurry to settle all of that. A question put without reproach gets you further than any suspicion would.',
  },
  9: {
    lead: 'Your view widens. The next month is good for travel, study and conversations with people who see things differently, and daily life may seem a bit narrow by comparison.',
    course:
      'Follow one interest further than you have any use for. It may show you where you want to be next year.',
  },
  10: {
    lead: 'Your work comes into view. For a month people notice what you do and how you do it, and you have a better chance than usual to be known for the right thing.',
    course: 'Decide what that should be. Those in charge can only support an aim that they have heard of.',
  },
  11: {
    lead: 'Friends and common plans set the direction for a month. You have done much for your own standing; now the question is with whom you would like to do things, and for what.',
    course:
      'Accept the invitation that you would normally put off, and go in good time. A hope grows by being shared with others.',
  },
  12: {
    lead: 'A quieter time begins. For a month you do best behind the scenes, and if you need more rest that is no weakness: your own season comes next, and you are gathering strength for it.',
    course:
      'Finish what is nearly done, and forgive what can be forgiven. Nobody needs you to shine at present.',
  },
};
