import {
  Ascendant,
  Descendant,
  ImumCoeli,
  Jupiter,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../../../chart/bodies.js';
import type { TransitDayCells } from '../../../../transit-catalogue.js';

export const uranusCounsels: TransitDayCells['counsels'][typeof Uranus] = {
  [Sun]: {
    conjunction: {
      day: 'Uranus stands on your Sun, and you may surprise yourself; keep part of the day free.',
      closing:
        'You are not quite the person people take you for any longer, {name}. Try one of the changes you keep thinking of, in a small way, while it can still be taken back.',
    },
    harmonious: {
      day: 'Uranus gives your Sun ideas, so do the usual thing in an unusual way.',
      closing:
        'A freer way is open, {name}, and nobody is barring it. Alter one thing about your working day or your evenings for good, and begin while it comes easily.',
    },
    tense: {
      day: 'Uranus shakes your Sun, and a plan that needs calm had better wait.',
      closing:
        'Something in your life really has grown too tight, {name}, and the rest of it may be fine. Name the one thing you have outgrown, and change that before you change anything else.',
    },
  },
  [Moon]: {
    conjunction: {
      day: 'Uranus is exactly on your Moon; do not decide about home on the strength of a mood.',
      closing:
        'Your feelings are changing faster than the people at home can follow, {name}. Make a corner that is wholly yours, and tell those you live with how much time alone you need.',
    },
    harmonious: {
      day: 'Uranus is kind to your Moon, so change one comfortable habit and see how it feels.',
      closing:
        'Something at home can be different without anyone’s being hurt, {name}. Invite a person from outside the usual circle, or spend one evening a week differently.',
    },
    tense: {
      day: 'Uranus shakes your Moon; answer an upset at home with a question, and decide on another day.',
      closing:
        'An arrangement that comes loose at home was often overdue, {name}. Put off whatever could not be undone until you have had some quiet, and see to it that you have some.',
    },
  },
  [Mercury]: {
    conjunction: {
      day: 'Uranus is on your Mercury; catch the idea on paper before it goes.',
      closing:
        'You think differently than you did, {name}. Choose the best of the new ideas and explain it to someone who knows nothing about it; if they can follow you, it is worth keeping.',
    },
    harmonious: {
      day: 'Uranus agrees with your Mercury, so the odd solution is likely to be the right one.',
      closing:
        'Good ideas come cheaply here, {name}. Put one of them to work before the others arrive, and thank whoever gave you the clue.',
    },
    tense: {
      day: 'Uranus makes your Mercury quick and careless; reread each message before you send it, and leave time for changes of plan.',
      closing:
        'Leave free time between appointments, {name}, since ideas and changes of plan arrive faster than you can answer them. What is true today will be true tomorrow; say it then, once and slowly.',
    },
  },
  [Venus]: {
    conjunction: {
      day: 'Uranus is exactly on your Venus; enjoy the surprise, and make no vow on it.',
      closing:
        'Your heart can still surprise you, {name}. Give what is new some ordinary weeks to prove itself, and do something unusual with someone you have known for long.',
    },
    harmonious: {
      day: 'Uranus surprises your Venus pleasantly, so say yes to an evening you would not have chosen.',
      closing:
        'You can love somebody and take it lightly, {name}. Do something with a person you love that neither of you has ever done.',
    },
    tense: {
      day: 'Uranus makes your Venus restless, or somebody else’s; whoever backs off may simply need room.',
      closing:
        'You want to be close and to be free, {name}, and someone close to you may want the same. Agree on the amount of room before either of you takes it.',
    },
  },
  [Mars]: {
    conjunction: {
      day: 'Uranus is exactly on your Mars; be bold where it costs only you, and slow with tools and tempers.',
      closing:
        'You have the courage for a break, {name}. Choose on a calm day what you would like to be free for, and start with that, before you leave anything.',
    },
    harmonious: {
      day: 'Uranus shows your Mars a shortcut, so try the method that nobody recommends.',
      closing:
        'A new way of going at things is yours to keep, {name}. Use it on the task that has resisted the old way longest.',
    },
    tense: {
      day: 'Uranus is at a hard angle to your Mars; put a minute between the impulse and the act.',
      closing:
        'The impatience has a good reason somewhere, {name}. Tell people before you drop anything, and work off the rest of it with your body, in the open air.',
    },
  },
  [Jupiter]: {
    conjunction: {
      day: 'Uranus is on your Jupiter; an unexpected offer deserves a hearing.',
      closing:
        'Life widens, {name}, or offers to. Take the one chance you would be sorry to have missed, and clear the time it needs.',
    },
    harmonious: {
      day: 'Uranus has something in hand for your Jupiter, and a chance meeting may be worth more than the program.',
      closing:
        'Luck comes by side roads, {name}. Go somewhere you have no reason to go, and talk to somebody there.',
    },
    tense: {
      day: 'Uranus makes your Jupiter feel lucky; bet only what you would not miss.',
      closing:
        'A larger life is a fair thing to want, {name}, and it need not be had at once. Try the boldest plan on a small scale, and let that answer.',
    },
  },
  [Saturn]: {
    conjunction: {
      day: 'Uranus stands on your Saturn, and something that was fixed can be moved at last.',
      closing:
        'When an old order lets go of you, {name}, some of it proves to have been useful. Decide which rules you would make again, and drop one that you would not.',
    },
    harmonious: {
      day: 'Uranus gets your Saturn to bend; alter a routine and write down the new one.',
      closing:
        'You can change your days without breaking them, {name}. Update one method you have used unthinkingly for years.',
    },
    tense: {
      day: 'Uranus upsets the timetable of your Saturn; leave gaps in it.',
      closing:
        'What cannot bend is likely to break, {name}. Give up one rule before it goes by itself, and tell the people who have been counting on it.',
    },
  },
  [Uranus]: {
    conjunction: {
      day: 'Uranus is again where it was when you were born; please yourself for a day, in front of people.',
      closing:
        'You owe nobody an explanation any longer, {name}. Do the thing you gave up because of what others would say.',
    },
    harmonious: {
      day: 'Uranus is at a good angle to your natal Uranus, so accept an invitation from people you hardly know.',
      closing:
        'A bit more freedom is easy to have, {name}, once you do something about it. Join one thing, or leave one, while it costs so little.',
    },
    tense: {
      day: 'Uranus stands at a hard angle to its own place; a wish to throw it all over is worth hearing and not yet obeying.',
      closing:
        'Some part of your life has got too small, {name}, and it is worth a month to find out which. Change that part on purpose, and leave the rest as it is.',
    },
  },
  [Neptune]: {
    conjunction: {
      day: 'Uranus is on your Neptune; note the dream or the idea you wake with.',
      closing:
        'An idea of this kind is soon forgotten again, {name}. Give it some form that others can see, however rough, before it slips away.',
    },
    harmonious: {
      day: 'Uranus gives your Neptune a hand, so begin roughly on what you have long wished to do.',
      closing:
        'Something you only wished for can find a means, {name}. Learn to use it well enough to show one person what you meant.',
    },
    tense: {
      day: 'Uranus sends your Neptune sudden visions; sleep on a revelation before you act on it.',
      closing:
        'A belief that has been shaken takes its time to settle, {name}. Keep the practice and leave the explanation open for a while.',
    },
  },
  [Pluto]: {
    conjunction: {
      day: 'Uranus is on your Pluto; a strength you kept under lock may want an honest use.',
      closing:
        'You have more strength than you are used to, {name}. Give it a difficult piece of work, so that it need not go into a quarrel.',
    },
    harmonious: {
      day: 'Uranus finds your Pluto a side door, so go at the stuck matter from there.',
      closing:
        'An old habit has less hold on you, {name}. Do something else once, on purpose, at the hour when it is usually strongest.',
    },
    tense: {
      day: 'Uranus stirs up what your Pluto keeps; what comes out had better be met with a straight answer.',
      closing:
        'Something you had put out of your mind is coming up again, {name}. Tell the truth about it in your own time, to a person of your choosing, before it is told for you.',
    },
  },
  [Ascendant]: {
    conjunction: {
      day: 'Uranus stands on your Ascendant; introduce yourself as you now are.',
      closing:
        'There is no need to apologize for having changed, {name}. Keep one thing steady for the sake of those who live with you.',
    },
    harmonious: {
      day: 'Uranus makes your Ascendant curious, so go where nobody knows you.',
      closing:
        'It is easy to be yourself among new people, {name}. Bring a little of that home, to the people who think they know what you will say.',
    },
    tense: {
      day: 'Uranus is at a hard angle to your Ascendant; say that you need to leave before you do.',
      closing:
        'You are restless while Uranus is at your Ascendant, {name}. Tell one person in advance how free you need to be, and keep the appointment you make with them.',
    },
  },
  [Midheaven]: {
    conjunction: {
      day: 'Uranus is exactly on your Midheaven, and your work may take a turn; wait a day before you decide what to think of it.',
      closing:
        'Your work may take a turn for the better, {name}. Try the freer kind of work on a small scale before you give notice to the other.',
    },
    harmonious: {
      day: 'Uranus gives your Midheaven some play, so offer the skill that is not in your job description.',
      closing:
        'You could work more freely than you do, {name}. Propose one change in how, and not in how much, to the person who could agree to it.',
    },
    tense: {
      day: 'Uranus cuts across your Midheaven; keep the day’s plan loose and your name off anything hasty.',
      closing:
        'The interruptions show that the plan left no room, {name}. Build in one free day a month for whatever the plan left out.',
    },
  },
  [Descendant]: {
    conjunction: {
      day: 'Uranus is exactly on your Descendant; let the other person be unlike what you expected.',
      closing:
        'Old terms between you and someone do not fit any longer, {name}. Talk over new ones that leave both of you more room, and set a date to look at them again.',
    },
  },
  [ImumCoeli]: {
    conjunction: {
      day: 'Uranus stands at the foot of your chart; an upset at home may turn out to have done some good.',
      closing:
        'Home means something else to you than it did, {name}. Alter one room, or one family custom, to suit the person you now are.',
    },
  },
};
