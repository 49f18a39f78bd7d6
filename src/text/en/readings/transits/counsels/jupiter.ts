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
import type { TransitsReadingCells } from '../../../../reading-catalogue.js';

export const jupiterCounsels: TransitsReadingCells['counsels'][typeof Jupiter] = {
  [Sun]: {
    conjunction: {
      day: 'Jupiter stands on your Sun, so ask for the largest thing on your list.',
      closing:
        'You have the wind behind you, {name}, and it does not blow every year. Choose the one offer you would be sorry to have missed, and clear the time it needs.',
    },
    harmonious: {
      day: 'Jupiter smiles on your Sun; ask someone who can say yes.',
      closing:
        'You are well thought of at present, {name}, and it is allowed to be useful. Ask someone who can grant it for what you have not dared to ask.',
    },
    tense: {
      day: 'Jupiter overdoes it with your Sun, and a yes given today may be larger than it looks.',
      closing:
        'You have grown, {name}, and so has your calendar. Go through what you have promised and take back the part you cannot pay for.',
    },
  },
  [Moon]: {
    conjunction: {
      day: 'Jupiter is exactly on your Moon, a day to have people in.',
      closing:
        'There has been room in your heart, {name}. Use it on someone who would never ask, and let yourself be looked after for an evening in return.',
    },
    harmonious: {
      day: 'Jupiter is kind to your Moon, so bring up the wish about home.',
      closing:
        'You have felt at home in your own life, {name}. Do something now for the household that needs everyone’s good mood.',
    },
    tense: {
      day: 'Jupiter overfeeds your Moon; give half of what you would like to.',
      closing:
        'You have been good to everybody, {name}. Say one clear no this week, with warmth, and eat the dinner while it is hot.',
    },
  },
  [Mercury]: {
    conjunction: {
      day: 'Jupiter is on your Mercury, so send the text, the application or the long letter.',
      closing:
        'Your thoughts have found room, {name}. Begin the course or the piece of writing that is larger than what you usually attempt.',
    },
    harmonious: {
      day: 'Jupiter favors your Mercury; have the conversation that decides something.',
      closing:
        'People have been glad to hear you, {name}. Say now, to those it concerns, what you would like to learn or teach next.',
    },
    tense: {
      day: 'Jupiter overstretches your Mercury; read what you sign, to the last line.',
      closing:
        'You have had too much to say, {name}, and some of it was excellent. Cut the plan to a page, and have it checked by somebody with a pencil.',
    },
  },
  [Venus]: {
    conjunction: {
      day: 'Jupiter is exactly on your Venus, a day for a feast or a declaration.',
      closing:
        'Life has been generous with you, {name}. Tell one person what they have added to it, and buy one thing that you will still like in ten years.',
    },
    harmonious: {
      day: 'Jupiter is kind to your Venus, so meet people and let yourself be liked.',
      closing:
        'You have been easy to love, {name}. Use that to make peace with somebody it was hard to be friends with.',
    },
    tense: {
      day: 'Jupiter overdoes it with your Venus; admire it and sleep before you buy.',
      closing:
        'Enough has seemed too little, {name}. Keep the best of what you have been enjoying and let the second best go.',
    },
  },
  [Mars]: {
    conjunction: {
      day: 'Jupiter is on your Mars: begin.',
      closing:
        'You have energy for a real venture, {name}. Pick the one that others would gain by, and put a rest day in the plan from the start.',
    },
    harmonious: {
      day: 'Jupiter helps your Mars, so compete, or set out.',
      closing:
        'Effort has gone further than usual, {name}. Give the next weeks of it to a single goal, and let it be one that you were a little afraid of.',
    },
    tense: {
      day: 'Jupiter drives your Mars too far; win nothing today that you will have to defend tomorrow.',
      closing:
        'The appetite was right, {name}, and the portion was large. Choose the one undertaking you would keep with nobody watching, and drop one that was a dare.',
    },
  },
  [Jupiter]: {
    conjunction: {
      day: 'Jupiter is exactly in its own place; wish for something on the scale of twelve years.',
      closing:
        'A new round has opened, {name}. Write down what you hope to understand by the end of it, and enroll in the first lesson.',
    },
    harmonious: {
      day: 'Jupiter agrees with its own place, so accept the invitation that widens your circle.',
      closing:
        'Things have tended to come right, {name}. Share the luck while you have it, with someone who is having none.',
    },
    tense: {
      day: 'Jupiter is at an exact hard angle to its own place; ask whether you want it, or only more of it.',
      closing: 'Your hopes have been counted, {name}. Let one of them be enough as it is.',
    },
  },
  [Saturn]: {
    conjunction: {
      day: 'Jupiter is on your Saturn, a good day to have your long work noticed.',
      closing:
        'A duty has become lighter, {name}, or better paid. Use the room to widen one rule that you have kept too strictly.',
    },
    harmonious: {
      day: 'Jupiter encourages your Saturn; put a long plan before a careful person.',
      closing:
        'Patience and hope have pulled together, {name}. Sign up for the long thing now, while you can see both its end and its cost.',
    },
    tense: {
      day: 'Jupiter strains against your Saturn; do half, and see.',
      closing:
        'You have gone back and forth between too much and too little, {name}. Settle on a middle size for a month and do not discuss it.',
    },
  },
  [Uranus]: {
    conjunction: {
      day: 'Jupiter is on your Uranus, so say yes to something you have never done.',
      closing:
        'Luck has come in by an odd door, {name}. Take the newest of your chances seriously enough to give it a whole weekend.',
    },
    harmonious: {
      day: 'Jupiter favors your Uranus; try the experiment.',
      closing: 'Freedom has been cheap, {name}. Spend some of it on learning a thing that has no use yet.',
    },
    tense: {
      day: 'Jupiter eggs on your Uranus; take the half of the leap that leaves a way back.',
      closing:
        'You wanted to be off, {name}, and may be right. Plan the departure for a date three months away, and see whether you still want it then.',
    },
  },
  [Neptune]: {
    conjunction: {
      day: 'Jupiter is on your Neptune, a day for art, for giving, and for not signing.',
      closing:
        'Your ideals have been in full sail, {name}. Give one of them a budget, and a person who asks questions.',
    },
    harmonious: {
      day: 'Jupiter agrees with your Neptune, so help somebody without being asked.',
      closing:
        'Grace has been in the ordinary, {name}. Keep a record of what came to you unasked, and pass one such thing on.',
    },
    tense: {
      day: 'Jupiter is at odds with your Neptune, and the generous plan needs a sum beside it.',
      closing:
        'A lovely promise has been in the air, {name}. Ask who is going to do it, and by when, and keep what is left after the answer.',
    },
  },
  [Pluto]: {
    conjunction: {
      day: 'Jupiter is on your Pluto; use your influence for somebody who has none.',
      closing:
        'You have had means, {name}, or could have. Decide what they are for before you ask for more of them.',
    },
    harmonious: {
      day: 'Jupiter helps your Pluto, so take up the problem that was given up for lost.',
      closing:
        'Something can be rescued, {name}. Choose the wreck that you know best, and ask the two people who could help you raise it.',
    },
    tense: {
      day: 'Jupiter is at odds with your Pluto, and a promise of power or profit wants a second reading.',
      closing:
        'You wanted to win, {name}. Ask what you would still want if nobody knew that it was your doing, and go after that.',
    },
  },
  [Ascendant]: {
    conjunction: {
      day: 'Jupiter is exactly on your Ascendant, so go where you would like to be known.',
      closing:
        'People have been glad to see you, {name}. Begin, under your own name, the thing that you have been telling them about.',
    },
    harmonious: {
      day: 'Jupiter is kind to your Ascendant; meet someone you have wanted to meet.',
      closing:
        'Company has done you good, {name}. Keep two of the people you have met, by writing to them first.',
    },
    tense: {
      day: 'Jupiter is at odds with your Ascendant; listen to twice as much as you say.',
      closing:
        'You have been a little larger than life, {name}. Ask somebody what they would like from you, and give exactly that.',
    },
  },
  [Midheaven]: {
    conjunction: {
      day: 'Jupiter is exactly on your Midheaven, a day to ask for the wider task.',
      closing:
        'Your work has been seen, {name}. Ask for the place that matches it, and thank whoever held the ladder.',
    },
    harmonious: {
      day: 'Jupiter supports your Midheaven, so show your plan to someone above you.',
      closing:
        'Your course has friends, {name}. Tell them exactly what the next step is, so that they know where to push.',
    },
    tense: {
      day: 'Jupiter overdoes it with your Midheaven; count the hours that the offer would cost.',
      closing:
        'A larger role has had its charm, {name}, and its price. Work out the price in evenings, and then decide.',
    },
  },
  [Descendant]: {
    conjunction: {
      day: 'Jupiter is exactly on your Descendant, so make the agreement while both of you are generous.',
      closing:
        'Someone has brought you luck, {name}, or is about to. Let them know it, and put a shared plan on the calendar.',
    },
  },
  [ImumCoeli]: {
    conjunction: {
      day: 'Jupiter stands at the foot of your chart, a day to open the house.',
      closing:
        'Home has become a larger place, {name}. Give it the one thing it still lacks, a shelf, a chair, a relative asked to stay.',
    },
  },
};
