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

export const saturnStories: TransitsReadingCells['stories'][typeof Saturn] = {
  [Sun]: {
    conjunction: {
      opening:
        'This is a time of responsibility, {name}, and what you commit yourself to in it tends to stay. Saturn is on your Sun: you are measured, by others and by yourself, and may be tired more often than you say.',
      beside: 'Saturn on your Sun trims what you do for show and leaves what you do in earnest.',
    },
    harmonious: {
      opening:
        'This is a time for keeping at it, {name}. Saturn is good to your Sun, so what you do every week adds up, you are trusted with a little more, and something long may as well be started.',
      beside: 'Saturn steadies your Sun and makes regular effort come easily.',
    },
    tense: {
      opening:
        'What you most want to be recognized for is slow in coming, {name}. Saturn squares your Sun: you may hear “not yet,” or find a pile of duties in the way, and what you go on wanting in spite of that is what you want in earnest.',
      beside:
        'Saturn squares your Sun and puts a wait, or a duty, between you and what you want to be seen for.',
      across: {
        opening:
          'You are held to account, {name}, and not always kindly. Saturn is opposite your Sun: what you have built is judged, by others or by you, and it helps to tell the part of the weight that is yours from the part that somebody has left to you.',
        beside: 'Saturn is opposite your Sun and has what you have built looked at and judged.',
      },
    },
  },
  [Moon]: {
    conjunction: {
      opening:
        'Feeling is a sober business, {name}. Saturn is on your Moon, so that duties at home weigh more and an old loneliness may speak up; a few people who know you well do more for you than many.',
      beside: 'Saturn on your Moon makes you quick to cope and slow to ask for comfort.',
    },
    harmonious: {
      opening:
        'Your feelings keep good order, {name}. Saturn is kind to your Moon: you can look after people without being worn out by it, and what has waited at home for a calm head need wait no longer.',
      beside: 'Saturn is in easy touch with your Moon and keeps you even-tempered and useful at home.',
    },
    tense: {
      opening:
        'Your private life asks more of you than usual, {name}. Saturn is hard on your Moon, and you may feel lonely among people who believe that all is well.',
      beside: 'Saturn is hard on your Moon and makes comfort scarce, most of all at home.',
      across: {
        opening:
          'Coldness seems to come from outside, {name}, and some of it may only be tiredness. Saturn is opposite your Moon: somebody close may be hard to reach, and so may you, and one kind beginning can shorten the distance.',
        beside: 'Saturn is opposite your Moon and makes the people closest to you seem distant.',
      },
    },
  },
  [Mercury]: {
    conjunction: {
      opening:
        'Your mind goes slowly and gets further, {name}. Saturn is on your Mercury: contracts, study and all that others skim are in good hands with you, while every gloomy thought arrives dressed as a fact.',
      beside: 'Saturn on your Mercury makes you think twice, and mostly to good purpose.',
    },
    harmonious: {
      opening:
        'Your thoughts fall into order, {name}. Saturn steadies your Mercury, so plans are realistic, explanations are clear, and what you agree to you have thought through to the end.',
      beside: 'Saturn steadies your Mercury and is good for anything that has to be exact.',
    },
    tense: {
      opening:
        'Your words meet objections, {name}, and half of the objections are worth an answer. Saturn leans on your Mercury: replies come late, and what you have prepared with care fares better than what you say offhand.',
      beside: 'Saturn leans on your Mercury and brings objections to what you say or write.',
    },
  },
  [Venus]: {
    conjunction: {
      opening:
        'You are choosing whom to count on, {name}. Saturn is on your Venus: you want fewer people and nearer ones, an old friendship may be renewed in earnest, and what is only pleasant does not hold you long.',
      beside: 'Saturn on your Venus asks affection to prove itself in deeds.',
    },
    harmonious: {
      opening:
        'You value what lasts, {name}, and others notice. Saturn is on sober, friendly terms with your Venus: an old friendship deepens, and what you promise somebody can be kept.',
      beside: 'Saturn is on friendly terms with your Venus and favors whatever is meant to last.',
    },
    tense: {
      opening:
        'You find out what your ties rest on, {name}, and that can be sobering. Saturn presses on your Venus: you hear fewer kind words than you would like, and the affection that remains is the kind that lasts.',
      beside: 'Saturn presses on your Venus and makes affection feel rationed.',
    },
  },
  [Mars]: {
    conjunction: {
      opening:
        'Patience does what force cannot, {name}. Saturn is on your Mars: a push is answered by a wall, and a practice that is kept up for weeks gets you through.',
      beside: 'Saturn on your Mars wants less force and more method.',
    },
    harmonious: {
      opening:
        'You can work like a craftsman, {name}. Saturn supports your Mars, and a task with no shortcut in it, such as an instrument or a long repair, is well begun now.',
      beside: 'Saturn supports your Mars and lets you work long without wearing out.',
    },
    tense: {
      opening:
        'Things go at half the speed you would like, {name}. Saturn is against your Mars, and there is some anger in it; but what you finish under such a brake is done properly, and you learn where your strength is best placed.',
      beside: 'Saturn holds back your Mars and makes every start a matter of patience.',
    },
  },
  [Jupiter]: {
    conjunction: {
      opening:
        'You are cutting your hopes to size, {name}, and some of them gain by it. Saturn passes over your Jupiter: what you mean to grow into may be begun in a small way, and the rest can be let go without shame.',
      beside: 'Saturn on your Jupiter cuts a hope down to the size at which it can be carried out.',
    },
    harmonious: {
      opening:
        'Hope and good sense agree for once, {name}. Saturn works along with your Jupiter, so studies, contracts and moves that have been weighed with care are well timed, and people believe you when you ask.',
      beside: 'Saturn works along with your Jupiter and makes growth safe to plan for.',
    },
    tense: {
      opening:
        'You have to choose among your plans, {name}. Saturn checks your Jupiter: there are limits of time, money or consent, and within them one plan goes further than three.',
      beside: 'Saturn checks your Jupiter and makes you choose among your plans.',
    },
  },
  [Saturn]: {
    conjunction: {
      opening:
        'It is time to decide what you will answer for, {name}. Saturn is back in the place it had when you were born, which happens two or three times in a long life; some obligations can be handed back, and those you keep you keep by choice.',
      beside:
        'Saturn is back where it was when you were born and asks what you want to be responsible for from here on.',
    },
    harmonious: {
      opening:
        'You are better prepared than you think, {name}. Saturn is at an easy angle to its own place at your birth, and what you learned the slow way, and kept up, does part of the work for you.',
      beside:
        'Saturn is at an easy angle to its own place at your birth and lets what you have built do some of the carrying.',
    },
    tense: {
      opening:
        'The way you have arranged your life is under load, {name}, as it is for everyone about your age. Saturn is at a hard angle to its own place at your birth, and you can see which part of it needs mending before it fails.',
      beside: 'Saturn is at a hard angle to its own place at your birth and tests the rules you live by.',
    },
  },
  [Uranus]: {
    conjunction: {
      opening:
        'You are looking for a way to be independent and still be relied on, {name}. Saturn is on your Uranus: it may feel narrow at first, and what you work out under it can serve you for many years.',
      beside: 'Saturn on your Uranus asks how the change you want would work from day to day.',
    },
    harmonious: {
      opening:
        'Change need not upset anybody, {name}. Saturn and your Uranus agree for once, so you can bring in something new one step at a time, and have careful people on your side.',
      beside: 'Saturn agrees with your Uranus and lets a new way of doing things become the usual one.',
    },
    tense: {
      opening:
        'You want out, {name}, and you have obligations. Saturn strains against your Uranus, so a limit may be suffered far too long and then broken far too thoroughly, unless you ask in good time for the room you need.',
      beside: 'Saturn strains against your Uranus and makes you impatient with limits, your own included.',
    },
  },
  [Neptune]: {
    conjunction: {
      opening:
        'A dream has to come down to working hours, {name}. Saturn passes over your Neptune, and what you have hoped and believed is looked at by plain light, where some of it fades and some can be built.',
      beside: 'Saturn on your Neptune asks you to plan what you have only dreamed of.',
    },
    harmonious: {
      opening:
        'A dream of yours could be given a timetable, {name}. Saturn is in friendly contact with your Neptune: sympathy and method get on, so that what you care about can have its hour of the day and a first sketch.',
      beside: 'Saturn is in friendly contact with your Neptune and gives a dream its form.',
    },
    tense: {
      opening:
        'You may doubt what you used to be sure of, {name}, and be tired of doubting. Saturn disturbs your Neptune: a hope is measured against what can be done, and a part of it passes.',
      beside: 'Saturn disturbs your Neptune and makes low spirits look like insight.',
    },
  },
  [Pluto]: {
    conjunction: {
      opening:
        'You have come up against something hard, {name}, in yourself or in your way. Saturn is on your Pluto: who has the control is the question, and how much of your strength goes into keeping it.',
      beside: 'Saturn on your Pluto gives you great endurance, and a grimness to watch.',
    },
    harmonious: {
      opening:
        'What needs changing can be changed thoroughly, {name}, and without a scandal. Saturn steadies your Pluto, and you have the patience to reform what others merely complain of.',
      beside: 'Saturn steadies your Pluto and gives you the patience that a thorough change needs.',
    },
    tense: {
      opening:
        'You are in a quiet contest over who decides, {name}, and neither side calls it one. Saturn is at odds with your Pluto, so a good deal of your strength goes into holding a position, and most of that cannot be seen from outside.',
      beside: 'Saturn bears down on your Pluto and makes a silent contest of who decides.',
    },
  },
  [Ascendant]: {
    conjunction: {
      opening:
        'You are settling down to something, {name}, and people can see it. Saturn stands on your Ascendant: less is done for effect, fewer invitations are accepted, and what others get from you they can count on.',
      beside: 'Saturn on your Ascendant makes you plainer, more reserved and more to be relied on.',
    },
    harmonious: {
      opening:
        'You are building trust at an unusual rate, {name}. Saturn is on good terms with your Ascendant, and being exact about small promises does more for you than charm would.',
      beside: 'Saturn steadies your Ascendant and makes a good and lasting impression likely.',
    },
    tense: {
      opening:
        'You may be harder to reach than you know, {name}. Saturn squares your Ascendant: it is a time for doing things well more than for being seen, and the good impression follows later.',
      beside: 'Saturn squares your Ascendant and makes you look stern when you are only tired.',
    },
  },
  [Midheaven]: {
    conjunction: {
      opening:
        'The results of long work are in, {name}, and everyone can see them. Saturn is on your Midheaven, the top of the chart: more say and more duty may come to you, or the courage to admit that the climb was somebody else’s idea.',
      beside: 'Saturn on your Midheaven puts your work where it can be judged.',
    },
    harmonious: {
      opening:
        'Sound work gets its due, {name}. Saturn supports your Midheaven: those who know how the thing is done take notice, and what you gain in this way you are likely to keep.',
      beside: 'Saturn supports your Midheaven and rewards sound work with sound standing.',
    },
    tense: {
      opening:
        'Progress is slow, {name}, and it makes you look at where you are going. Saturn squares your Midheaven: a duty from elsewhere stands in the way of your plans, and a goal that you keep up for somebody else begins to feel like a burden.',
      beside: 'Saturn squares your Midheaven, slows your progress and makes you check your aim.',
    },
  },
  [Descendant]: {
    conjunction: {
      opening:
        'Somebody close wants a clear answer from you, {name}. Saturn is on your Descendant, the point of close relationships: promises are weighed, distances are noticed, and two people who speak plainly can come to something that lasts.',
      beside: 'Saturn on your Descendant asks you and the people closest to you to say what your terms are.',
    },
  },
  [ImumCoeli]: {
    conjunction: {
      opening:
        'You are wanted at home more than in public, {name}. Saturn is at the foot of your chart: it is a time for repairs, for family duties and old questions, and for a floor that will bear what you build later.',
      beside:
        'Saturn crosses the lowest point of your chart, which stands for home, and something there has to be mended.',
    },
  },
};
