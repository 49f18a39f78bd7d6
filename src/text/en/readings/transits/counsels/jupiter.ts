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

export const jupiterCounsels: TransitDayCells['counsels'][typeof Jupiter] = {
  [Sun]: {
    conjunction: {
      day: 'Jupiter stands on your Sun, a good day to ask for what you want most.',
      closing:
        'You have the wind behind you, {name}, and it does not blow every year. Choose the one offer you would be sorry to have missed, and clear the time it needs.',
    },
    harmonious: {
      day: 'Jupiter smiles on your Sun, and somebody who can say yes may be in the mood to.',
      closing:
        'People think well of you, {name}, and you may make use of that. Ask someone who can grant it for what you have not dared to ask.',
    },
    tense: {
      day: 'Jupiter makes your Sun say yes, and a yes given then may be larger than it looks.',
      closing:
        'You have grown, {name}, and so has what you owe to others. Go through what you have promised and take back the part you cannot keep.',
      across:
        'You need not want as much as the people around you, {name}. Before you agree to somebody’s plan, write down what you would want if they had never asked.',
    },
  },
  [Moon]: {
    conjunction: {
      day: 'Jupiter is exactly on your Moon, a day to have people in.',
      closing:
        'You have warmth to spare, {name}. Give some of it to someone who would never ask, and let yourself be looked after for an evening in return.',
    },
    harmonious: {
      day: 'If you have a wish about home, bring it up; with Jupiter kind to your Moon, it is likely to be heard.',
      closing:
        'You are on good terms with the people at home, {name}, and that makes hard things easier to settle. Bring up one wish about how you live while everyone is in the mood.',
    },
    tense: {
      day: 'Jupiter makes your Moon generous past its means; give half of what you would like to.',
      closing:
        'Being good to everybody leaves someone out, {name}, and it is usually you. Say one clear no, with warmth, and keep that evening for yourself.',
      across:
        'Another person’s need looks larger than your own just now, {name}. Give what you can give gladly, say where it ends, and let them find the rest elsewhere.',
    },
  },
  [Mercury]: {
    conjunction: {
      day: 'Jupiter is on your Mercury, so send the letter or the request you have been working on.',
      closing:
        'Your thoughts have found room, {name}. Begin the course or the piece of writing that is larger than what you usually attempt.',
    },
    harmonious: {
      day: 'Jupiter lends your Mercury its weight; have the conversation that decides something.',
      closing:
        'People are glad to hear you, {name}. Say, to those it concerns, what you would like to learn or teach next.',
    },
    tense: {
      day: 'Jupiter hurries your Mercury past the small print; read what you sign, to the last line.',
      closing:
        'There is too much to say, {name}, and some of it is excellent. Cut the plan to a page, and have it checked by somebody exact.',
      across:
        'Somebody talks well, {name}, and may believe all of it. Ask for the two figures that the plan depends on, and answer when you have seen them.',
    },
  },
  [Venus]: {
    conjunction: {
      day: 'Jupiter is exactly on your Venus, a day for a feast or a declaration.',
      closing:
        'You are rich in affection just now, {name}. Tell one person what they have added to it, and choose one thing that you will like for a long time.',
    },
    harmonious: {
      day: 'A good day to be among people, with Jupiter adding to the charm of your Venus; let yourself be liked.',
      closing:
        'To be easily liked is a kind of credit, {name}. Use that to make peace with somebody it was hard to be friends with.',
    },
    tense: {
      day: 'Jupiter makes your Venus extravagant; admire it, and buy a week later if you still want it.',
      closing:
        'What is enough may seem too little for a while, {name}. Keep the best of what you enjoy and let the second best go.',
      across:
        'Company can make you generous beyond your means, {name}. Choose the one person you would like to spoil, and be ordinary with the others.',
    },
  },
  [Mars]: {
    conjunction: {
      day: 'Jupiter is on your Mars, so do what takes courage.',
      closing:
        'You have energy for a real venture, {name}. Pick the one that others would gain by, and put a rest day in the plan from the start.',
    },
    harmonious: {
      day: 'Whatever takes courage or a good pair of lungs goes well, for your Mars has Jupiter behind it.',
      closing:
        'When effort goes this far, {name}, it ought to have a direction. Give it to a single goal, and let that be one you are a little afraid of.',
    },
    tense: {
      day: 'Jupiter makes your Mars feel stronger than it is; take on half of what you feel able to do.',
      closing:
        'You want the right thing, {name}, and too much of it at once. Choose the one undertaking you would keep with nobody watching, and drop one that was a dare.',
      across:
        'You need not run faster because somebody beside you does, {name}. Agree on a goal with them, or leave them the race and keep your pace.',
    },
  },
  [Jupiter]: {
    conjunction: {
      day: 'Jupiter is exactly where it was when you were born, a day to wish for something large.',
      closing:
        'A new round has opened, {name}. Write down what you hope to understand by the end of it, and enroll in the first lesson.',
    },
    harmonious: {
      day: 'Jupiter is at a good angle to your natal Jupiter, so accept the invitation that widens your circle.',
      closing:
        'Things tend to come right for you here, {name}. Share the luck while you have it, with someone who is having none.',
    },
    tense: {
      day: 'Jupiter is at a hard angle to your natal Jupiter; before you say yes to something bigger, ask whether you need it.',
      closing:
        'There may be more hopes than you can look after, {name}. Choose one of yours that is enough as it is, and stop enlarging it.',
    },
  },
  [Saturn]: {
    conjunction: {
      day: 'Jupiter is on your Saturn, a good day to have your long work noticed.',
      closing:
        'A duty gets lighter, {name}, or is better thanked for. Use the room to widen one rule that you have kept too strictly.',
    },
    harmonious: {
      day: 'Jupiter gives your Saturn a hearing; put a long plan before a careful person.',
      closing:
        'Patience and hope seldom pull together like this, {name}. Sign up for the long thing while you can see both its end and its cost.',
    },
    tense: {
      day: 'Jupiter wants more of something and your Saturn wants to stop; try a small part of the plan first, and see how that goes.',
      closing:
        'You do best with neither too much nor too little, {name}. Take on half of what you had planned, keep to that for a month, and then decide about the rest.',
    },
  },
  [Uranus]: {
    conjunction: {
      day: 'Jupiter is on your Uranus, so say yes to something you have never done.',
      closing:
        'Luck comes from an unusual side, {name}. Take the newest of your chances seriously enough to give it a whole weekend.',
    },
    harmonious: {
      day: 'Jupiter gives your Uranus room; try the experiment.',
      closing:
        'A little more freedom is easy to get, {name}. Use an hour or two of it to learn something that you have long been curious about.',
    },
    tense: {
      day: 'Jupiter makes your Uranus impatient; take a step that you can take back, and leave the leap for later.',
      closing:
        'You want to be off, {name}, and may be right. Plan the departure for a date three months away, and see whether you still want it then.',
    },
  },
  [Neptune]: {
    conjunction: {
      day: 'Jupiter is on your Neptune, a day for art, for giving, and for not signing.',
      closing:
        'Ideals need some practical sense beside them, {name}. Take one of yours, work out what it would cost in time and money, and go through that with a person who asks questions.',
    },
    harmonious: {
      day: 'Jupiter agrees with your Neptune, so help somebody without being asked.',
      closing:
        'Much of the good here comes in small things, {name}. Keep a record of what came to you unasked, and pass one such thing on.',
    },
    tense: {
      day: 'Jupiter enlarges what your Neptune hopes for, so a generous plan needs its cost written beside it.',
      closing:
        'A promise may sound better than it is, {name}. Ask who is going to do it, and by when, and count on no more than that.',
    },
  },
  [Pluto]: {
    conjunction: {
      day: 'Jupiter is on your Pluto; use your influence for somebody who has none.',
      closing:
        'You have influence, {name}, or could have it. Decide what it is for before you ask anyone for more.',
    },
    harmonious: {
      day: 'Jupiter puts new means in the hands of your Pluto, so take up the problem that was given up for lost.',
      closing:
        'Something that you had given up can be saved, {name}. Begin with the part you know most about, and ask two people who could help you with it.',
    },
    tense: {
      day: 'Jupiter tempts your Pluto, and a promise of power or profit wants a second reading.',
      closing:
        'Winning is not the same as being right, {name}. Work for the part of the matter that would please you if someone else got the credit, and let the rest drop.',
    },
  },
  [Ascendant]: {
    conjunction: {
      day: 'Jupiter is exactly on your Ascendant, so go where you would like to be known.',
      closing:
        'A good reception is a good place to start from, {name}. Begin, under your own name, the thing that you have been talking about.',
    },
    harmonious: {
      day: 'Jupiter lights up your Ascendant, a good day to meet someone you have wanted to know better.',
      closing:
        'The best of this is in people, {name}. Keep two of those you meet, by writing to them first and by naming a day on which you could see each other.',
    },
    tense: {
      day: 'Jupiter is at odds with your Ascendant; listen to twice as much as you say.',
      closing:
        'You may come on more strongly than you mean to, {name}. Ask somebody what they would like from you, and give exactly that.',
    },
  },
  [Midheaven]: {
    conjunction: {
      day: 'Jupiter is exactly on your Midheaven, a day to ask for the wider task.',
      closing:
        'What you do can be seen, {name}. Ask for the part that you could fill, and thank whoever helped you to it.',
    },
    harmonious: {
      day: 'Jupiter supports your Midheaven, so show your plan to someone whose word counts.',
      closing:
        'You have people on your side, {name}. Tell them exactly what the next step is, so that they know how to help.',
    },
    tense: {
      day: 'Jupiter holds out a larger role to your Midheaven; count the hours that it would cost.',
      closing:
        'A larger role has its charm, {name}, and its price. Work out the price in evenings, and then decide.',
    },
  },
  [Descendant]: {
    conjunction: {
      day: 'Jupiter is exactly on your Descendant, so talk the arrangement over while both of you are generous.',
      closing:
        'One person brings you a good deal of luck in this time, {name}. Let them know it, and put a shared plan on the calendar.',
    },
  },
  [ImumCoeli]: {
    conjunction: {
      day: 'Jupiter stands at the foot of your chart, a good day to ask people home.',
      closing:
        'Home can become a larger place, {name}. Give it the one thing it still lacks, if only a chair or a guest asked to stay.',
    },
  },
};
