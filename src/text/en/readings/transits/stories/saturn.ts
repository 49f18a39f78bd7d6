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
        'Life has turned serious with you, {name}, and wants to know what you will sign for. Saturn is on your Sun, where it comes every twenty-nine years or so: there is less shine and more work, and a commitment made here lasts.',
      beside: 'Saturn on your Sun trims what you do for show and leaves what you do in earnest.',
    },
    harmonious: {
      opening:
        'Steadiness pays, {name}. Saturn lends your Sun a level hand: regular hours are no struggle, your word is taken at its value, and a thing that needs patience more than talent is well begun.',
      beside: 'Saturn steadies your Sun and makes regular effort come easily.',
    },
    tense: {
      opening:
        'You may feel judged, {name}, and not always kindly. Saturn is hard on your Sun: recognition is slow, duties pile up in between, and what you go on wanting in spite of that is what you want in earnest.',
      beside:
        'Saturn is hard on your Sun and puts a wait, or a duty, between you and what you want to be seen for.',
    },
  },
  [Moon]: {
    conjunction: {
      opening:
        'Feeling is a sober business, {name}. Saturn is on your Moon, so that duties at home weigh more and an old loneliness may speak up; it helps to need less company, and better.',
      beside: 'Saturn on your Moon makes you quick to cope and slow to ask for comfort.',
    },
    harmonious: {
      opening:
        'You are hard to upset, {name}, and good to lean on. Saturn is in easy touch with your Moon, so a household, a family matter or your own rest can be put in order without much fuss from anyone.',
      beside: 'Saturn is in easy touch with your Moon and keeps you even-tempered and useful at home.',
    },
    tense: {
      opening:
        'Your private life asks more of you than usual, {name}. Saturn is hard on your Moon, and you may feel lonely among people who believe that all is well.',
      beside: 'Saturn is hard on your Moon and makes comfort scarce, most of all at home.',
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
        'Your thoughts fall into order, {name}. Saturn steadies your Mercury, so plans are realistic, explanations are clear, and an agreement made now has been thought through to the end.',
      beside: 'Saturn steadies your Mercury and is good for anything that has to be exact.',
    },
    tense: {
      opening:
        'It takes longer to be understood, {name}, and longer to be sure. Saturn leans on your Mercury: criticism comes, from others or from inside, and the useful half of it will make your case much harder to knock over.',
      beside: 'Saturn leans on your Mercury and makes words come slowly and criticism go deep.',
    },
  },
  [Venus]: {
    conjunction: {
      opening:
        'You want to know who means it, {name}. Saturn is on your Venus: charm leaves you cold, a bond is made firm or seen to be a habit, and some of the plainest company turns out to be the best.',
      beside: 'Saturn on your Venus asks affection to prove itself in deeds.',
    },
    harmonious: {
      opening:
        'You value what lasts, {name}, and others notice. Saturn is on sober, friendly terms with your Venus: an old friendship deepens, and what you promise somebody can be kept.',
      beside: 'Saturn is on friendly terms with your Venus and favors whatever is meant to last.',
    },
    tense: {
      opening:
        'Affection seems to come with conditions, {name}, and you may feel less valued than you are. Saturn presses on your Venus, and shows you what you have been paying in order to be liked, and to whom you owed nothing.',
      beside: 'Saturn presses on your Venus and makes love and money feel rationed.',
    },
  },
  [Mars]: {
    conjunction: {
      opening:
        'You cannot hurry this, {name}. Saturn is on your Mars: pushing meets a rule, a refusal or a tired body, while anything done stroke by stroke comes on better than it ever did.',
      beside: 'Saturn on your Mars wants less force and more method.',
    },
    harmonious: {
      opening:
        'You can work like a craftsman, {name}. Saturn supports your Mars, and a task with no shortcut in it, a course of training or a long repair, is well begun now.',
      beside: 'Saturn supports your Mars and lets you work long without wearing out.',
    },
    tense: {
      opening:
        'You want to go, {name}, and something holds you back. Saturn is against your Mars, by way of a delay, a rule or a doubt of your own; temper makes it worse, and patient pressure gets through.',
      beside: 'Saturn holds back your Mars and makes every start a matter of patience.',
    },
  },
  [Jupiter]: {
    conjunction: {
      opening:
        'Your hopes have to become plans with a price, {name}. Saturn passes over your Jupiter: of several plans one or two are given a budget and a date, and the others turn out to have been wishes.',
      beside: 'Saturn on your Jupiter cuts a hope down to the size at which it can be carried out.',
    },
    harmonious: {
      opening:
        'Hope and good sense agree for once, {name}. Saturn works along with your Jupiter, so studies, contracts and moves that have been weighed with care are well timed, and people believe you when you ask.',
      beside: 'Saturn works along with your Jupiter and makes growth safe to plan for.',
    },
    tense: {
      opening:
        'Your plans and what they cost do not agree, {name}. Saturn checks your Jupiter: you believe in everything one day and in nothing the next, and a scheme cut to your real means could start at once.',
      beside: 'Saturn checks your Jupiter and shows what an earlier hope costs.',
    },
  },
  [Saturn]: {
    conjunction: {
      opening:
        'One long stage of your life is closing, {name}, and the next has begun to ask for terms. Saturn is back where it stood at your birth, as it is every twenty-nine years; duties that were never yours weigh more, and those that are grow plain.',
      beside:
        'Saturn is back where it was when you were born and asks what you want to be responsible for from here on.',
    },
    harmonious: {
      opening:
        'What you have built by patience can be leaned on now, {name}. Saturn makes an easy angle to where it was when you were born; a skill, a post or a habit holds, and problems that need a level head may find their way to you.',
      beside:
        'Saturn is at an easy angle to where it was when you were born and lets what you have built do some of the carrying.',
    },
    tense: {
      opening:
        'The way you have arranged your life is under load, {name}, as it is for everyone about your age. Saturn is at a hard angle to where it was when you were born, and it shows you which arrangement creaks before it gives.',
      beside: 'Saturn is at a hard angle to where it was when you were born and tests the rules you live by.',
    },
  },
  [Uranus]: {
    conjunction: {
      opening:
        'You want to be free, {name}, and are asked how you mean to live it. Saturn moves over your Uranus: you may feel shut in, and this is also when an odd idea of yours could be built so that it works on weekdays.',
      beside: 'Saturn on your Uranus asks how the change you want would work from day to day.',
    },
    harmonious: {
      opening:
        'New things can be made to last, {name}. Saturn and your Uranus agree for once: a routine or a system can be improved from inside, and cautious people go along because you have done the reading.',
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
      beside: 'Saturn on your Neptune asks a dream for a schedule.',
    },
    harmonious: {
      opening:
        'What you imagine can be worked at like anything else, {name}. Saturn is in friendly contact with your Neptune, so a vision can become a sketch and the sketch a thing, and you can help people without drowning with them.',
      beside: 'Saturn is in friendly contact with your Neptune and gives a dream its form.',
    },
    tense: {
      opening:
        'You may be tired, {name}, in a way that sleep does not cure. Saturn disturbs your Neptune: what you believe in is held up against the facts, and a vague worry grows smaller once you ask what exactly it is about.',
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
      beside: 'Saturn steadies your Pluto and lets a deep change go forward in good order.',
    },
    tense: {
      opening:
        'There is a contest that nobody calls one, {name}. Saturn is at odds with your Pluto: control is kept by silence, by rules or by being correct, and you are harder on yourself than anyone else is.',
      beside: 'Saturn bears down on your Pluto and makes you hold out where you could talk.',
    },
  },
  [Ascendant]: {
    conjunction: {
      opening:
        'People are getting a plainer version of you, {name}. Saturn crosses your Ascendant: the easy manner drops away, duties find you because you look able to bear them, and a quieter stage begins in which you work on who you are.',
      beside: 'Saturn on your Ascendant makes you plainer, more reserved and more to be relied on.',
    },
    harmonious: {
      opening:
        'You are building trust at an unusual rate, {name}. Saturn is on good terms with your Ascendant, and being exact about small promises does more for you than charm would.',
      beside: 'Saturn steadies your Ascendant and makes a good and lasting impression likely.',
    },
    tense: {
      opening:
        'It is hard to make the right impression, {name}. Saturn squares your Ascendant: demands at home or at work leave little over for good company, and you look stern when you are mostly tired.',
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
        'Sound work gets its due, {name}. Saturn supports your Midheaven: those who know how the thing is done take notice, and a step up taken now will not have to be taken again.',
      beside: 'Saturn supports your Midheaven and rewards sound work with sound standing.',
    },
    tense: {
      opening:
        'Progress is slow, {name}, and it makes you look at where you are going. Saturn squares your Midheaven: a duty from elsewhere stands in the way of your plans, and a goal that you keep up for somebody else begins to feel like it.',
      beside: 'Saturn squares your Midheaven, slows your progress and makes you check your aim.',
    },
  },
  [Descendant]: {
    conjunction: {
      opening:
        'Partnership has turned serious, {name}. Saturn is on your Descendant, the point of close relationships: what has been taken for granted between two people is asked about, and what they agree upon plainly can be built on.',
      beside: 'Saturn on your Descendant asks you and the people closest to you to say what your terms are.',
    },
  },
  [ImumCoeli]: {
    conjunction: {
      opening:
        'Your work for now is at home and out of sight, {name}. Saturn is at the foot of your chart, where home and family belong; a foundation wants mending, and the next long climb will start from it.',
      beside: 'Saturn at the foot of your chart sends you home to mend something that has waited.',
    },
  },
};
