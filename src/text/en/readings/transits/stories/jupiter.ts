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

export const jupiterStories: TransitsReadingCells['stories'][typeof Jupiter] = {
  [Sun]: {
    conjunction: {
      opening:
        'This is one of your larger years, {name}, or the beginning of one. Jupiter is on your Sun, as it is once in about twelve: people see what you are good for, you believe it yourself, and it pays to decide early what you want to be given.',
      beside: 'Jupiter on your Sun gives you confidence and people who share it.',
    },
    harmonious: {
      opening:
        'Asking is easier than usual, {name}, and so is being answered. Jupiter is on good terms with your Sun: whoever has something to give is inclined to give it to you, and a reasonable request hardly needs arguing.',
      beside: 'Jupiter is on good terms with your Sun and makes people inclined to say yes.',
    },
    tense: {
      opening:
        'Enough doesn’t feel like enough, {name}, whether you reach for more or somebody holds it out to you. Jupiter is at odds with your Sun: there is real growth in it, and a temptation to promise on a good day what has to be kept on an ordinary one.',
      beside: 'Jupiter is at odds with your Sun and makes you promise more than one person can do.',
    },
  },
  [Moon]: {
    conjunction: {
      opening:
        'There is more room in your heart and at your table, {name}. Jupiter is on your Moon: moods lift, people come closer, and the home may grow by a guest, a room or a good deal of laughter.',
      beside: 'Jupiter on your Moon makes home and heart more generous.',
    },
    harmonious: {
      opening:
        'You feel provided for, {name}, and so do those around you. Jupiter is kind to your Moon, which is good for family matters, for a move, and for a rest without a bad conscience.',
      beside: 'Jupiter is kind to your Moon and makes it easy to give comfort and to take it.',
    },
    tense: {
      opening:
        'You want to be good to everybody, {name}, yourself included, and that is more than anyone can keep up. Jupiter overfeeds your Moon: feelings are large, hospitality larger, and a no said early is kinder than an excuse later on.',
      beside: 'Jupiter overfeeds your Moon and makes it hard to say no to anyone dear.',
    },
  },
  [Mercury]: {
    conjunction: {
      opening:
        'Your mind wants a larger subject, {name}. Jupiter is on your Mercury: study, publishing, teaching and talk all prosper, and people listen to the long version.',
      beside: 'Jupiter on your Mercury makes talk, study and plans expand.',
    },
    harmonious: {
      opening:
        'What you say is well received, {name}. Jupiter favors your Mercury, so an application, a course or a conversation you have been putting off is likely to go better than you feared.',
      beside: 'Jupiter favors your Mercury and makes this a good time to apply, ask or explain.',
    },
    tense: {
      opening:
        'You have a great deal to say, {name}, and some of it has not been checked. Jupiter overstretches your Mercury: plans are broad, details get lost, and one reader with a pencil would save you much.',
      beside: 'Jupiter overstretches your Mercury and makes plans broad and details few.',
    },
  },
  [Venus]: {
    conjunction: {
      opening:
        'Life is being generous with you, {name}. Jupiter is on your Venus: company, beauty and affection come without much effort, and it is a good time to give a party or to fall for a person as they are.',
      beside: 'Jupiter on your Venus brings good company and a taste for plenty.',
    },
    harmonious: {
      opening:
        'You are liked, {name}, and it is mutual. Jupiter is kind to your Venus, which helps wherever people have to take to each other: in love, in sales, at a table of strangers.',
      beside: 'Jupiter is kind to your Venus and makes you easy to like.',
    },
    tense: {
      opening:
        'You want nice things and warm people, {name}, and find it hard to stop at enough. Jupiter indulges your Venus: pleasure, spending and compliments run ahead of what you can keep up.',
      beside: 'Jupiter indulges your Venus and makes pleasure cost more than it seemed to.',
    },
  },
  [Mars]: {
    conjunction: {
      opening:
        'You have energy to spare, {name}, and the wish to use it on something worthwhile. Jupiter is on your Mars: ventures start well, courage carries others along, and a rest day has to be put in the calendar on purpose.',
      beside: 'Jupiter on your Mars gives you drive and the luck of the bold.',
    },
    harmonious: {
      opening:
        'Effort goes further than usual, {name}. Jupiter helps your Mars: whatever you compete for, start or train for has a fair wind, as long as you really set out.',
      beside: 'Jupiter helps your Mars and puts a fair wind behind what you start.',
    },
    tense: {
      opening:
        'You are ready to take on more than the day will hold, {name}. Jupiter drives your Mars too far: the appetite for a larger life is right, and what it needs is a goal you would want with nobody watching.',
      beside: 'Jupiter drives your Mars too far and makes you bite off more than you planned.',
    },
  },
  [Jupiter]: {
    conjunction: {
      opening:
        'You are at the start of something twelve years long, {name}. Jupiter is back where it was when you were born, and what you hope for, study or believe in can be chosen afresh, with the last round to learn from.',
      beside: 'Jupiter is back where it was when you were born and opens a new round of hopes.',
    },
    harmonious: {
      opening:
        'Things tend to work out, {name}. Jupiter is at an easy angle to its own place at your birth, so generosity is repaid, and a plan to learn, travel or enlarge something meets little resistance.',
      beside:
        'Jupiter is at an easy angle to its own place at your birth and keeps your hopes in good supply.',
    },
    tense: {
      opening:
        'What you hope for is getting too large, {name}. Jupiter is at a hard angle to its own place at your birth: you may want more than your hours allow, and it is a good moment to ask which aim you would keep if you could keep only one.',
      beside: 'Jupiter is at a hard angle to its own place at your birth and makes enough seem too little.',
    },
  },
  [Saturn]: {
    conjunction: {
      opening:
        'A long duty is rewarded, {name}, or made lighter. Jupiter is on your Saturn: somebody sees the work you have put in, and you can widen the frame that you have kept so strictly to.',
      beside: 'Jupiter on your Saturn makes a duty lighter, or brings you a reward for it.',
    },
    harmonious: {
      opening:
        'Patience and hope pull together, {name}. Jupiter encourages your Saturn, so long plans find support, and careful people will say yes to something that you have prepared.',
      beside: 'Jupiter encourages your Saturn and helps slow plans along.',
    },
    tense: {
      opening:
        'You want to grow, {name}, and the frame you live in does not give. Jupiter strains against your Saturn: you swing between doing too much and hardly daring, and the right measure is found by trying half.',
      beside: 'Jupiter strains against your Saturn and makes you swing between too much and too little.',
    },
  },
  [Uranus]: {
    conjunction: {
      opening:
        'A stroke of luck may come from an odd direction, {name}. Jupiter is on your Uranus: you are ready for something new, and friends, inventions and sudden chances offer it in quantity.',
      beside: 'Jupiter on your Uranus brings sudden chances and the nerve to take one.',
    },
    harmonious: {
      opening:
        'A freer life is easy to picture, {name}, and part of it is easy to have. Jupiter favors your Uranus: new methods work, new friends help, and a small experiment teaches you a lot.',
      beside: 'Jupiter favors your Uranus and makes experiments pay.',
    },
    tense: {
      opening:
        'You would like to be free at once, {name}, and of everything. Jupiter eggs on your Uranus: a leap looks better than a step, and the half of it that leaves a way back is the better half.',
      beside: 'Jupiter eggs on your Uranus and makes a leap look better than a step.',
    },
  },
  [Neptune]: {
    conjunction: {
      opening:
        'It is easy to believe in things, {name}. Jupiter is on your Neptune: art, faith and kindness flourish, and so do castles in the air, which are none the worse for a look at the foundations.',
      beside: 'Jupiter on your Neptune makes you hopeful, about some things with good reason.',
    },
    harmonious: {
      opening:
        'Ordinary days have something good in them for you, {name}. Jupiter is on good terms with your Neptune: help comes, imagination flows, and what you do for others comes back by unexpected ways.',
      beside: 'Jupiter is on good terms with your Neptune and makes kindness easy and fruitful.',
    },
    tense: {
      opening:
        'Hope is hard to tell from wishful thinking, {name}. Jupiter is at odds with your Neptune: a lovely promise, made or received, may be more than anyone can keep, and the longing behind it deserves a better plan.',
      beside:
        'Jupiter is at odds with your Neptune and makes promises grow larger than the means to keep them.',
    },
  },
  [Pluto]: {
    conjunction: {
      opening:
        'You have more power to change things than you had, {name}. Jupiter is on your Pluto: you can win people and means for what you are set on, so look well at what that is.',
      beside: 'Jupiter on your Pluto adds force to whatever you are determined to do.',
    },
    harmonious: {
      opening:
        'Something can be turned to good account that looked past saving, {name}. Jupiter helps your Pluto, so influence is gained quietly, and people with resources are willing to hear you.',
      beside: 'Jupiter helps your Pluto and lets you mend something that seemed past mending.',
    },
    tense: {
      opening:
        'You want very much to win, {name}, and the cause may be a good one. Jupiter is at odds with your Pluto: what is just can still be pressed until it does harm. A promise of power or profit deserves to be read twice.',
      beside: 'Jupiter is at odds with your Pluto and makes you want to win more than the matter is worth.',
    },
  },
  [Ascendant]: {
    conjunction: {
      opening:
        'You come across at your best, {name}. Jupiter crosses your Ascendant, as it does once in about twelve years: people are glad to see you, doors stand ajar, and a new stage may begin with very little ceremony.',
      beside: 'Jupiter on your Ascendant makes you welcome wherever you go in.',
    },
    harmonious: {
      opening:
        'Company does you good, {name}, and you do it good. Jupiter is kind to your Ascendant: introductions go well, partners are in a giving mood, and optimism looks natural on you.',
      beside: 'Jupiter is kind to your Ascendant and makes introductions go well.',
    },
    tense: {
      opening:
        'You make a large impression, {name}, somewhat larger than you intend. Jupiter squares your Ascendant: enthusiasm carries you past what people asked for, and people would like you just as well with a little less of it.',
      beside: 'Jupiter squares your Ascendant and makes you promise too much in good company.',
    },
  },
  [Midheaven]: {
    conjunction: {
      opening:
        'Your work is in the light, {name}. Jupiter is on your Midheaven, the top of the chart: recognition, a wider task or a better place may be offered, and you may ask for what you would like.',
      beside: 'Jupiter on your Midheaven brings your work recognition.',
    },
    harmonious: {
      opening:
        'Your plans find friends, {name}. Jupiter supports your Midheaven: people with some say think well of you, and a step up can be taken without stepping on anybody.',
      beside: 'Jupiter supports your Midheaven and makes the next step up easier.',
    },
    tense: {
      opening:
        'Your ambitions are growing faster than your hours, {name}. Jupiter squares your Midheaven: a partner, a home or your own wish for ease has a claim on the time that a bigger role would take.',
      beside: 'Jupiter squares your Midheaven and makes a larger role look easier than it is.',
    },
  },
  [Descendant]: {
    conjunction: {
      opening:
        'Good things come by way of other people, {name}. Jupiter is on your Descendant, the point of partners: a bond may grow, an ally appears, and terms can be agreed upon that are generous to both.',
      beside: 'Jupiter on your Descendant brings help and growth through one other person.',
    },
  },
  [ImumCoeli]: {
    conjunction: {
      opening:
        'Home and family have room to grow, {name}. Jupiter is at the foot of your chart, as it is once in about twelve years: home may become larger or livelier, and family is a source of luck and of guests.',
      beside: 'Jupiter at the foot of your chart makes home a larger, warmer place.',
    },
  },
};
