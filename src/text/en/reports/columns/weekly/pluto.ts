import type { WeekShelf } from '../../../../report-catalogue.js';

/** Pluto comes into a house, for a dozen years and more. */
export const plutoArrives: WeekShelf['plutoArrives'] = {
  1: {
    intro: [
      'Pluto enters {place}, on {day}, which few people ever live through. A deep change in you begins, slowly, and the first sign of it may be that you can no longer pretend about a certain thing.',
    ],
    course: [
      'You become stronger in such years, and you do so by losing what was never really you. That is seldom comfortable. Others may feel a force in you before you know of it yourself, and some will test it. There is no need to meet every challenge. What you are after is power over your own life, and not over theirs. Those who keep this in mind tend to come through with more warmth than they had before.',
    ],
    close: [
      'So deep a change takes as long as it takes. For now it is enough to notice what has stopped being true.',
    ],
  },
  2: {
    intro: [
      'With Pluto in {place}, from {day} on, the question of what you own leads down to another: what makes you feel safe, and what would be left if it were taken away.',
    ],
    course: [
      'Over the years your relation to earning and owning may change from the ground up. At first you may notice merely that you cling to something, or that you have had enough of it. Envy and pride belong to the subject and are better admitted than denied. It is a good time to learn how your means really hang together. A gift of yours that you have hardly dared to use may be worth more than anything you possess.',
    ],
    close: [
      'What you can do cannot be taken from you. It is the safest thing you own, and you can build on it.',
    ],
  },
  3: {
    intro: [
      'Words get to the bottom of things from this week on, since Pluto enters {place}, on {day}. You may be unable to leave a question alone, and hear clearly when something is being kept back.',
    ],
    course: [
      'Your mind digs, and that is a gift for research, for writing and for any honest conversation. It can become an interrogation. Old rivalry with a relative or a colleague may come up to be dealt with, and this time it can be. What you say has more force than you suppose, so a thing said once in a low voice is enough. Other people have a right to keep something to themselves.',
    ],
    close: [
      'You will find what you are looking for, as you do not give up easily. It is worth deciding beforehand what you want it for.',
    ],
  },
  4: {
    intro: [
      'Pluto comes to {place}, on {day}, and begins its long work at the roots. Family history, and whatever lies under it, may ask for your attention more than any plan for the rooms.',
    ],
    course: [
      'Every family has something that is not talked about, and in the years ahead some of it may come to light. It usually explains more than it destroys. You may also feel that a place has had its day, or that you have to claim one for yourself at last. Struggles over who decides at home are part of this; they get better when they are called by their name. Be gentle with old people, who kept silent for reasons.',
    ],
    close: [
      'You are not responsible for what happened in your family before you. You are free to live differently.',
    ],
  },
  5: {
    intro: [
      'What you love is going to ask for all of you, now that Pluto enters {place}, on {day}. Passing amusements may leave you cold, and one passion does not.',
    ],
    course: [
      'The object can be a person, a child, a piece of work. You feel intensely, and the wish to possess what you love is never far away. That wish can be known without being obeyed. In art or in love you have access to depths that give whatever you do a certain weight, and a game may turn serious before anyone has said so. Leave room for laughter, and for the other person to come by themselves.',
    ],
    close: [
      'Great feeling is a strength as long as nobody is held by it. Put it into what you make, and see what comes.',
    ],
  },
  6: {
    intro: [
      'Your daily work starts on a thorough renewal this week, with Pluto in {place}, from {day} on. What has been wearing you down without a word may show itself, and so may the strength to change it.',
    ],
    course: [
      'The change goes deeper than a new schedule. You may see how power is used where you work, including the small power of those who keep the keys, and your own. Habits that were meant to hold you together can turn out to have been holding you down. To give up one of them takes more than a resolution; it takes knowing what it was good for. Rest is a part of the work and should be taken before it is forced.',
    ],
    close: [
      'A life is changed in its ordinary hours. You could begin by giving more of them to what strengthens you.',
    ],
  },
  7: {
    intro: [
      'Pluto enters {place}, on {day}. Bonds become more intense in the years ahead, and the question of who has power over whom, which most couples avoid, may have to be asked aloud.',
    ],
    course: [
      'You may meet somebody who affects you more than you like, or find that a person you know well has sides you never saw, as you have yourself. Jealousy and silence are the usual answers to that, and neither helps. A relationship that can bear the truth becomes very strong under this influence; one that cannot may come to its end, and leave you freer. Other people are not there to be mended or won.',
    ],
    close: [
      'What is real between two people does not need to be guarded day and night. A little more trust would be a good beginning.',
    ],
  },
  8: {
    intro: [
      'A long clearing begins this week in the deepest of your ties, as Pluto enters {place}, on {day}. What was sealed up between you and others may slowly be opened.',
    ],
    course: [
      'Money, desire, inheritance, guilt: here things hang together that are kept apart in daylight. You may be stronger in facing them than you used to be. Some debts are to be paid, some forgiven, and a few were never yours. It helps to have somebody competent at hand for the papers and somebody discreet for the feelings. Nothing is gained by forcing a secret out of anyone. What is ready to come up comes up by itself.',
    ],
    close: [
      'Letting go of what is finished gives back the strength it took to hold it. There is no hurry about it.',
    ],
  },
  9: {
    intro: [
      'Your convictions come under pressure this week, in a slow and lasting way, for Pluto enters {place}, on {day}. A view of the world that you had taken over whole may not stand up to what you have lived.',
    ],
    course: [
      'What breaks may be a teaching, a party, a picture of some far country. When such a thing breaks, one is angry first and then curious, and the second is the better guide. You may study a subject to its foundations, or travel to a place that changes you. The temptation is to become a zealot of the opposite view. What you believe after that will be less comfortable than the old faith, and more your own.',
    ],
    close: [
      'A belief that has been through the fire gives you quiet strength. You need not persuade a soul of it.',
    ],
  },
  10: {
    intro: [
      'Pluto rises into {place}, on {day}, and in the years that follow your work and your name may be rebuilt. You will ask what your ambition is really for, and want a true answer.',
    ],
    course: [
      'Influence may come to you, or somebody who has it may stand in your way. In both cases you learn how power works, and how it tempts. A position that depends on keeping others small is not worth its cost in sleep. Some careers end under this planet so that a truer one can start, and those who sense it early can make the change themselves. Use what influence you have in the open.',
    ],
    close: [
      'What you build from now on should be something you would sign with your full name. The rest may go.',
    ],
  },
  11: {
    intro: [
      'Among friends and allies things get more serious this week, as Pluto enters {place}, on {day}. You see who has influence in a group and how it is used, and which of your hopes are really worth a struggle.',
    ],
    course: [
      'A circle may be transformed in the years ahead, or you may leave it after a long time. It is rarely about manners; something has become untrue. Other people’s causes can take hold of you with great force, and your own strength is felt in any company. Speak openly and not in corners. Friendships that survive an honest quarrel become almost family, and new ones begin at a depth that small talk does not reach.',
    ],
    close: ['Not everybody has to come along. Those who do will know why, and so will you.'],
  },
  12: {
    intro: [
      'Pluto goes into {place}, on {day}, to work for many years below the surface. Something long buried may begin to stir, at first as a mood without a reason or a dream that comes back.',
    ],
    course: [
      'What has been locked away takes strength to keep there, and that strength is what you stand to get back. It need not be dramatic. A fear is looked at, a grief gets its hour, a piece of your history makes sense. Go slowly, and with somebody you trust if it is heavy. Regular days are the best companion for irregular nights. Much of what comes up turns out to be old, and smaller than its shadow.',
    ],
    close: [
      'You do not have to face an old fear alone, or all at once. It is enough to speak about a part of it with somebody you trust.',
    ],
  },
};
