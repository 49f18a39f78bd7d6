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
        'You are asked what in your life is really yours, {name}, and there is less applause than usual while you answer. Saturn is on your Sun, where it comes every twenty-nine years or so: less shine, more work, and a commitment made here lasts.',
      beside: 'Saturn on your Sun trims what you do for show and leaves what you do in earnest.',
    },
    harmonious: {
      opening:
        'Steadiness pays at present, {name}. Saturn lends your Sun a level hand, so you judge well what you can do, promise about that much, and are trusted with more by people who do not trust easily.',
      beside: 'Saturn steadying your Sun makes regular effort come easily.',
    },
    tense: {
      opening:
        'You are being measured, {name}, and not always kindly. Saturn is hard on your Sun: the answer to what you ask for may be “not yet,” energy runs short, and what you still want after being made to wait is what you really want.',
      beside: 'Saturn hard on your Sun puts a wait, or a duty, between you and what you want to be seen for.',
    },
  },
  [Moon]: {
    conjunction: {
      opening:
        'Feeling is a sober business just now, {name}. Saturn is on your Moon, so that duties at home weigh more and an old loneliness may speak up; it helps to need less company, and better.',
      beside: 'Saturn on your Moon makes you quick to cope and slow to ask for comfort.',
    },
    harmonious: {
      opening:
        'There is a floor under your moods, {name}. Saturn is in easy touch with your Moon, and you can put a household, a family matter or your own rest in order without much fuss from anyone.',
      beside: 'Saturn in easy touch with your Moon keeps you even-tempered and useful at home.',
    },
    tense: {
      opening:
        'What you owe to others and what you need yourself want the same hours, {name}. Saturn is hard on your Moon; you may say that you are fine more often than you are, and feel lonely among people who believe it.',
      beside: 'Saturn hard on your Moon makes comfort scarce unless you ask for it in so many words.',
    },
  },
  [Mercury]: {
    conjunction: {
      opening:
        'Your mind has slowed down and gone deep, {name}. Saturn is on your Mercury: it is a fine time for study, contracts and dry subjects that will feed you later, and a poor one for believing every gloomy thought.',
      beside: 'Saturn on your Mercury makes you think twice, and mostly to good purpose.',
    },
    harmonious: {
      opening:
        'Your thoughts fall into order, {name}. Saturn steadies your Mercury, so plans are realistic, explanations are clear, and an agreement made now has been thought through to the end.',
      beside: 'Saturn steadying your Mercury is good for anything that has to be exact.',
    },
    tense: {
      opening:
        'Every idea of yours meets a row of objections at present, {name}. Saturn leans on your Mercury: replies are late, remarks sound sterner than they were meant, and about half of the objections are worth answering.',
      beside: 'Saturn leaning on your Mercury makes words come slowly and criticism go deep.',
    },
  },
  [Venus]: {
    conjunction: {
      opening:
        'You look at the people in your life by a plain measure, {name}: who keeps promises, and who stays to clear up. Saturn is on your Venus, so charm counts for little, and a bond is made firm or seen to be a habit.',
      beside: 'Saturn on your Venus asks affection to prove itself in deeds.',
    },
    harmonious: {
      opening:
        'What has lasted looks better to you than what is new, {name}. Saturn is on sober, friendly terms with your Venus; a friendship deepens, money is handled with sense, and something made slowly turns out well.',
      beside: 'Saturn on friendly terms with your Venus favors whatever is meant to last.',
    },
    tense: {
      opening:
        'Affection seems to come with conditions just now, {name}, and you may feel less valued than you are. Saturn presses on your Venus: what you will not do in order to be liked gets clear, and so does who never asked it of you.',
      beside: 'Saturn pressing on your Venus makes love and money feel rationed.',
    },
  },
  [Mars]: {
    conjunction: {
      opening:
        'Force has to go slowly at present, {name}. Saturn is on your Mars: pushing meets a rule, a superior or a tired body, while anything done stroke by stroke comes on better than it ever did.',
      beside: 'Saturn on your Mars wants less force and more method.',
    },
    harmonious: {
      opening:
        'Strength and method keep step in you, {name}. Saturn supports your Mars, and a task with no shortcut in it, a course of training or a long repair, is well begun now.',
      beside: 'Saturn in support of your Mars lets you work long without wearing out.',
    },
    tense: {
      opening:
        'You are driving with the brake on, {name}. Your Mars wants to act and Saturn wants it proved and approved first; bursts of temper make it worse, and steady pressure does remarkably well.',
      beside: 'Saturn holding back your Mars makes every start a matter of patience.',
    },
  },
  [Jupiter]: {
    conjunction: {
      opening:
        'Hope is being asked for figures, {name}. Saturn passes over your Jupiter, and of several bright plans one or two are given a budget and a date; the others turn out to have been wishes.',
      beside: 'Saturn on your Jupiter cuts a hope down to the size at which it can be carried out.',
    },
    harmonious: {
      opening:
        'You are hopeful and sensible at once, {name}, and it convinces people. Saturn works along with your Jupiter, so studies, contracts and moves that have been weighed with care are well timed.',
      beside: 'Saturn working along with your Jupiter makes growth safe to plan for.',
    },
    tense: {
      opening:
        'Your plans and what they cost are not on speaking terms, {name}. Saturn checks your Jupiter: you believe in everything one day and in nothing the next, and a scheme cut to your real means could start at once.',
      beside: 'Saturn checking your Jupiter sends the bill for an earlier hope.',
    },
  },
  [Saturn]: {
    conjunction: {
      opening:
        'One long stage of your life is closing, {name}, and the next has begun to ask for terms. Saturn is back where it stood at your birth, as it is every twenty-nine years; duties that were never yours weigh more, and those that are grow plain.',
      beside: 'Saturn back at its own place asks what you want to be responsible for from here on.',
    },
    harmonious: {
      opening:
        'What you have built by patience can be leaned on now, {name}. Saturn makes an easy angle to its own place at birth; a skill, a post or a habit holds, and problems that need a level head may find their way to you.',
      beside: 'Saturn at an easy angle to its own place lets what you have built do some of the carrying.',
    },
    tense: {
      opening:
        'The way you have arranged your life is under load, {name}, as it is for everyone about your age. Saturn is at a hard angle to its own place at birth, and it shows you which arrangement creaks before it gives.',
      beside: 'Saturn at a hard angle to its own place tests the rules you live by.',
    },
  },
  [Uranus]: {
    conjunction: {
      opening:
        'Freedom is asked for a plan, {name}. Saturn moves over your Uranus: you may feel shut in, and this is also when an odd idea of yours could be built so that it works on weekdays.',
      beside: 'Saturn on your Uranus asks how the change you want would work from day to day.',
    },
    harmonious: {
      opening:
        'New things can be made to last, {name}. Saturn and your Uranus agree for once, so you see how a routine or a system could be altered without breaking it, and cautious people go along.',
      beside: 'Saturn in agreement with your Uranus lets a new way of doing things become the usual one.',
    },
    tense: {
      opening:
        'Staying put and breaking away each look like the only honest choice, {name}. Saturn strains against your Uranus; a rule is borne with clenched teeth, and thrown off with more than the rule, unless you ask in good time for the freedom you mean.',
      beside: 'Saturn straining against your Uranus makes you impatient with limits, your own included.',
    },
  },
  [Neptune]: {
    conjunction: {
      opening:
        'A dream has to come down to working hours, {name}. Saturn passes over your Neptune: some of what you hoped looks pale in plain light, and the part that can be done turns out to be the part that was true.',
      beside: 'Saturn on your Neptune asks a dream for a schedule.',
    },
    harmonious: {
      opening:
        'Your imagination consents to keep hours, {name}. Saturn is in friendly contact with your Neptune, so a vision can become a sketch and the sketch a thing, and you can help people without drowning with them.',
      beside: 'Saturn in friendly contact with your Neptune gives a dream its form.',
    },
    tense: {
      opening:
        'Facts and hopes cloud each other just now, {name}. Saturn disturbs your Neptune: a trust you lived on may wear through, and fears without a name grow large until you ask them for particulars.',
      beside: 'Saturn disturbing your Neptune makes low spirits look like insight.',
    },
  },
  [Pluto]: {
    conjunction: {
      opening:
        'You have met something hard, {name}, in yourself or in your way. Saturn grinds over your Pluto, and the question is what you control, what controls you, and which of your positions is held out of fear alone.',
      beside: 'Saturn on your Pluto gives you great endurance, and a grimness to watch.',
    },
    harmonious: {
      opening:
        'A deep change can go through in stages, {name}, without any scandal. Saturn gives your Pluto a frame, and you have the patience to reform what others merely complain of.',
      beside: 'Saturn framing your Pluto lets a deep change go forward in good order.',
    },
    tense: {
      opening:
        'Pressure comes from two sides, {name}, and giving way looks much like holding on. Saturn bears down on your Pluto, so a struggle over control may go on under quite correct words, and you are harder on yourself than anyone.',
      beside: 'Saturn bearing down on your Pluto makes a siege of what could be a conversation.',
    },
  },
  [Ascendant]: {
    conjunction: {
      opening:
        'People are getting a plainer version of you, {name}. Saturn crosses your Ascendant: you say less, look more serious and are taken more seriously, and a quieter stage begins in which you work on who you are.',
      beside: 'Saturn on your Ascendant makes you plainer, more reserved and more to be relied on.',
    },
    harmonious: {
      opening:
        'Others take you for somebody to rely on, {name}, and they are right. Saturn steadies your Ascendant, so trust that usually takes years may be built rather quickly, by being exact about small promises.',
      beside: 'Saturn steadying your Ascendant makes a good and lasting impression likely.',
    },
    tense: {
      opening:
        'How you are met does not match what you carry, {name}. Saturn squares your Ascendant: demands at home or at work leave little over for good company, and you seem sterner than you feel.',
      beside: 'Saturn square your Ascendant makes you look stern when you are only tired.',
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
        'Good work of yours is noticed by people who know how it is done, {name}. Saturn supports your Midheaven, and you advance by merit, at walking speed, on ground that bears.',
      beside: 'Saturn in support of your Midheaven rewards sound work with sound standing.',
    },
    tense: {
      opening:
        'The course you steer meets a headwind, {name}. Saturn squares your Midheaven: an obligation from elsewhere slows your advance, and a goal that has gone stale shows it when it has to be fought for.',
      beside: 'Saturn square your Midheaven slows your progress and makes you check your aim.',
    },
  },
  [Descendant]: {
    conjunction: {
      opening:
        'Partnership has turned serious, {name}. Saturn is on your Descendant, the point of close relationships; somebody may lean on you, set terms or draw back, and what two people agree upon plainly here can be built on.',
      beside: 'Saturn on your Descendant asks the people closest to you for terms, and you as well.',
    },
  },
  [ImumCoeli]: {
    conjunction: {
      opening:
        'The work is underground for now, {name}. Saturn is at the foot of your chart, where home and family belong: something there needs repair, and the next long climb starts from the floor you lay here.',
      beside: 'Saturn at the foot of your chart sends you home to mend something that has waited.',
    },
  },
};
