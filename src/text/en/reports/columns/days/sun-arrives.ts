import type { DayCells } from '../../../../report-catalogue.js';

export const sunArrives: DayCells = {
  1: {
    lead: 'Your own season begins. After a stretch in which you were tired or much alone, strength comes back today, and over the coming weeks what you want has a right to be heard first.',
    course:
      'You need not prove it at once. A wish that you have kept small for others’ sake could be spoken aloud.',
  },
  2: {
    lead: 'From now on it is about what you have and what you can do. The coming weeks favor steady work and an honest look at money, and today you may notice the first thing that wants putting right.',
    course: 'Begin with whatever you enjoy looking after. What you are good at is part of what you own.',
  },
  3: {
    lead: 'Life becomes more talkative from today. Errands, lessons, neighbors and relatives take up more of your hours in the weeks to come, and you will be glad of the variety sooner than you think.',
    course:
      'Answer first what can be answered in a minute. Something worth learning may lie close at hand, perhaps next door.',
  },
  4: {
    lead: 'Home and family move to the center. After much running about, the coming weeks draw you indoors, and today it may be an old picture or a phone call that makes you feel it.',
    course: 'Give in to it where you can. What is put in order at home now will carry you for some time.',
  },
  5: {
    lead: 'Pleasure, love and whatever you make yourself come into their season. From today you feel more like playing, and in the coming weeks people see a side of you that work had hidden.',
    course:
      'Plan something with no purpose but joy, and give it a fixed date. Those who love you will need no explanation.',
  },
  6: {
    lead: 'Everyday order becomes your subject. In the weeks from today on you can improve how you work, eat and sleep, and you see without much effort which of your habits help you and which only stay.',
    course: 'One change at a time is enough. Your body will tell you soon whether it was the right one.',
  },
  7: {
    lead: 'From today other people play the larger part. Partners, clients and rivals show you over the coming weeks what you look like from outside, and some of it will be a pleasant surprise.',
    course:
      'Ask more than you explain, for a while. Decisions made by two will hold better now than those you make alone.',
  },
  8: {
    lead: 'What you share with others comes into view. In the coming weeks money held in common, trust and closeness want an honest look, and today you feel where things have been left vague.',
    course:
      'There is no hurry to settle all of that. A question put without reproach gets you further than any suspicion would.',
  },
  9: {
    lead: 'Your view widens from today. The weeks ahead are good for travel, study and conversations with people who see things differently, and the everyday seems a bit narrow by comparison.',
    course:
      'Follow one interest some way beyond its usual limit, further than is useful. It may show you where you want to be next year.',
  },
  10: {
    lead: 'Your work comes into view. In the weeks that begin today people notice what you do and how you do it, and you have a better chance than usual to be known for the right thing.',
    course: 'Decide what that should be. Those in charge can only support an aim that they have heard of.',
  },
  11: {
    lead: 'Friends and common plans set the direction from now on. After much effort for your own standing, the coming weeks ask with whom you would like to do things, and for what.',
    course:
      'Accept the invitation that you would normally put off, and go in good time. A hope grows by being shared with others.',
  },
  12: {
    lead: 'A quieter time begins. In the coming weeks you do best behind the scenes, and the need for rest that you feel today is no weakness but the end of your year, before your own season returns.',
    course:
      'Finish what is nearly done, and forgive what can be forgiven. Nobody needs you to shine at present.',
  },
};
