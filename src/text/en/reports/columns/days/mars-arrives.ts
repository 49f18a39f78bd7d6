import type { DayCells } from '../../../../report-catalogue.js';

export const marsArrives: DayCells = {
  1: {
    lead: 'You have strength again, and little patience. What you have only talked about can be set in motion, and for some weeks others may find you more direct than they are used to.',
    course:
      'Begin with what matters to you most. An outlet for the body keeps the temper free for better uses.',
  },
  2: {
    lead: 'Your energy goes into earning and owning. For some weeks you work hard for what you want and defend what is yours, and a bill or an offer may be what sets you off.',
    course:
      'Put it into work rather than into purchases. What you fight for should be worth keeping for longer.',
  },
  3: {
    lead: 'Talk gets faster and sharper. For some weeks you say what you think, answer at once and get a great deal done in little time, and you may step on somebody’s toes in passing.',
    course: 'Use it for what takes courage to say. The rest can be said more slowly, or not at all.',
  },
  4: {
    lead: 'Drive and irritation both come home. Over some weeks things may be moved, mended and argued about within your four walls, and you soon notice where the pressure has been building up.',
    course:
      'Some hard work on the house is a good outlet. Anger in a family often passes once somebody begins to do something.',
  },
  5: {
    lead: 'Desire wakes up, and so does the wish to win. For some weeks you go after what you like, in love, in sport or in something you make, and seldom wait to be asked.',
    course: 'Be bold and take a no in good part. What you do for love can bear some risk.',
  },
  6: {
    lead: 'You have new energy for your work, and less patience. In the weeks ahead you can do much that was left undone, but slow procedures and slow people may annoy you more than usual.',
    course:
      'A pace that you can keep up gets more done than one that exhausts you, so stop before you are tired.',
  },
  7: {
    lead: 'Somebody may challenge you. For some weeks other people approach you with more force, as rivals or as partners who want something, and the first open word may come soon.',
    course:
      'Answer such a challenge openly, and soon. A clear difference of opinion does less harm between you than being polite and offended.',
  },
  8: {
    lead: 'Questions of trust, debt or desire become urgent. What two people have avoided may have to be dealt with in the next weeks, and you would rather know than guess.',
    course:
      'Choose the time and place for it yourselves. Strong feelings are a help when both of you know what you want.',
  },
  9: {
    lead: 'You want to set out, or to be right. Your energy goes into travel, study and convictions, and for some weeks you defend your views with more fire than they perhaps require.',
    course: 'Put the energy into a goal of your own. It will do you more good there than in an argument.',
  },
  10: {
    lead: 'Ambition takes hold of you, in full view of others. For some weeks you can get a good deal moving at work, and people above you notice whether you push or lead.',
    course:
      'Take on the hard part yourself, and say that you do. Whoever acts visibly and fairly is forgiven some noise.',
  },
  11: {
    lead: 'A group needs someone to go first, and it may be you. For some weeks common plans get drive, friends may get into arguments, and it soon shows which of them want to act.',
    course:
      'Give the quarrelsome ones something to do, side by side. A shared task ends more disputes than any vote could.',
  },
  12: {
    lead: 'Your drive works out of sight. For some weeks you are stronger than you look and more irritable than you admit, and much of what annoys you may be old.',
    course:
      'Work in private and get your sleep. Something that has long been in your way can be removed now without a sound.',
  },
};
