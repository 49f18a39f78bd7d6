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

export const plutoStories: TransitsReadingCells['stories'][typeof Pluto] = {
  [Sun]: {
    conjunction: {
      opening:
        'Part of what you call yourself is up for renewal, {name}, and not by your own timetable. Pluto is on your Sun: a role, a title or an old idea of who you are may go, and what is left of you is plainer and stronger.',
      beside: 'Pluto on your Sun asks, underneath everything else, which part of you is not for show.',
    },
    harmonious: {
      opening:
        'There is more strength behind you than usual, {name}, and it makes little noise. Pluto supports your Sun, and what you had thought too big or too stale to touch, in your work or in yourself, can be rebuilt or decently ended.',
      beside: 'Pluto supports your Sun and gives you the staying power to see a change through.',
    },
    tense: {
      opening:
        'Your right to steer is being contested, {name}, by a person with power perhaps, or by a compulsion of your own. Pluto is at odds with your Sun, and the tighter you hold the wheel, the more of your strength goes into holding it.',
      beside:
        'Pluto is at odds with your Sun and can turn a plain disagreement into a contest over who decides.',
    },
  },
  [Moon]: {
    conjunction: {
      opening:
        'Old feelings are coming up from a long way down, {name}. Pluto is on your Moon, so a move, or a word from someone in the family, may stir far more than the occasion holds, and what has been felt to the end at last leaves you calmer than you were.',
      beside: 'Pluto on your Moon brings very old needs to the surface, where they can be looked after.',
    },
    harmonious: {
      opening:
        'You can bear to look at what you feel, {name}, and that makes repairs possible. Pluto is on good terms with your Moon: an old pattern of home or family may be undone quietly, by being understood.',
      beside:
        'Pluto is in accord with your Moon and lets you look at old feelings without being swept off by them.',
    },
    tense: {
      opening:
        'Closeness is hard to take lightly, {name}. Pluto presses on your Moon, so a fear of being left, or of being held too tightly, can get into quite ordinary questions of who is at home when and who needs whom.',
      beside: 'Pluto presses on your Moon and puts an old fear behind quite small hurts.',
    },
  },
  [Mercury]: {
    conjunction: {
      opening:
        'A question has taken hold of you, {name}, and will not be put off with half an answer. Pluto is on your Mercury: good for research, for hard study, for any secret that has to be kept, and trying for those who like light conversation.',
      beside: 'Pluto on your Mercury makes you dig where others are content with an answer.',
    },
    harmonious: {
      opening:
        'You see through things, {name}, and can do it without hurting anyone. Pluto deepens your Mercury, and a difficult subject, a negotiation or a silence in the family may have needed just that.',
      beside: 'Pluto supports your Mercury and lends your words weight without making them heavy.',
    },
    tense: {
      opening:
        'Words have more force in them than usual, {name}, both those you say and those you are sure somebody is keeping from you. Pluto is hard on your Mercury; an argument can go around in your head until it feels like proof.',
      beside: 'Pluto is hard on your Mercury and makes it tempting to win an argument rather than end it.',
    },
  },
  [Venus]: {
    conjunction: {
      opening:
        'Love wants the whole truth from you, {name}, or nothing. Pluto is on your Venus, so affection, taste and your sense of what you are worth go deeper than is comfortable, and a bond either gains by that or shows what it lacked.',
      beside: 'Pluto on your Venus makes affection an all-or-nothing matter.',
    },
    harmonious: {
      opening:
        'What you love has grown roots, {name}. Pluto is kind to your Venus, and a friendship, a partnership or a talent can be taken further than small talk and good intentions usually allow.',
      beside: 'Pluto is kind to your Venus and lets a bond carry a truth that would once have strained it.',
    },
    tense: {
      opening:
        'Wanting and controlling get mixed up easily, {name}. Pluto has a grip on your Venus: jealousy, money held in common or the fear of not being enough may show you where you hold on to people by pressure.',
      beside: 'Pluto has a grip on your Venus and brings out what love and money have to do with power.',
    },
  },
  [Mars]: {
    conjunction: {
      opening:
        'You have an unusual amount of force at your disposal, {name}, and it is looking for work. Pluto is on your Mars: what is hard and goes deep suits you, while a small quarrel may get an answer meant for something far larger.',
      beside: 'Pluto on your Mars gives you great stamina and a temper to match.',
    },
    harmonious: {
      opening:
        'You have staying power to spare, {name}. Pluto backs your Mars, so something hard that was dropped once can be taken up again, and kept up.',
      beside: 'Pluto supports your Mars and lets you keep going where others tire.',
    },
    tense: {
      opening:
        'Your temper has more behind it than usual, {name}. Pluto goads your Mars, so a contest is easily found and hard to leave, and you do well to choose early one hard task that can use so much heat.',
      beside: 'Pluto goads your Mars and makes it hard to lose gracefully, even where little is at stake.',
    },
  },
  [Jupiter]: {
    conjunction: {
      opening:
        'Your hopes have grown large, {name}, and serious. Pluto is on your Jupiter: belief, ambition and the wish for a fuller life are all turned up, and it matters more than usual who else would be the better for them.',
      beside: 'Pluto on your Jupiter turns a hope into something like a mission.',
    },
    harmonious: {
      opening:
        'A hope of yours has more behind it than you may know, {name}. Pluto strengthens your Jupiter, so backing, knowledge and nerve are within reach for a plan that would be good for others as well.',
      beside: 'Pluto strengthens your Jupiter and puts real resources behind a generous idea.',
    },
    tense: {
      opening:
        'You feel strongly that you are right, {name}, and you may well be. Pluto drives your Jupiter to extremes, so the trouble lies in the size of it: a conviction becomes a campaign, a plan outgrows the people it was for.',
      beside: 'Pluto drives your Jupiter and makes a conviction hard to moderate.',
    },
  },
  [Saturn]: {
    conjunction: {
      opening:
        'Something that you took for fixed may have to be rebuilt, {name}. Pluto presses on your Saturn: it concerns work, rank and rules more than feelings, it takes its time, and you learn in it how much you can carry and what you need not.',
      beside: 'Pluto on your Saturn shows you which of your duties still make sense.',
    },
    harmonious: {
      opening:
        'You can put something in order for good, {name}. Pluto is a help to your Saturn: an arrangement that everyone had given up on, in your work or in how you live, yields to patience.',
      beside: 'Pluto lends strength to your Saturn and makes slow, thorough reform possible.',
    },
    tense: {
      opening:
        'Something you have carried for a long time is getting heavier, {name}, and so is the thought of putting it down. Pluto bears on your Saturn, and you are very good at holding out, which is why you may hold out where you should have stopped.',
      beside: 'Pluto bears on your Saturn and makes it cost more to go on holding what no longer holds.',
    },
  },
  [Uranus]: {
    conjunction: {
      opening:
        'The wish to live differently has turned into a will to do it, {name}. Pluto goes over your Uranus, as it does for many born near you, and breaks with the past are made for good and not for effect.',
      beside: 'Pluto on your Uranus turns restlessness into a decision.',
    },
    harmonious: {
      opening:
        'You can change at the root what others only talk of changing, {name}. Pluto deepens your Uranus: what looks like an odd notion of yours could alter how you live or work in earnest, with surprisingly little resistance.',
      beside: 'Pluto deepens your Uranus and makes a radical change feel almost ordinary.',
    },
    tense: {
      opening:
        'Your independence is being leaned on, {name}, and your first answer is to dig in. Pluto is at odds with your Uranus, so a rule, a strong-willed person or a habit of your own can make freedom look like something to be won by breaking things.',
      beside: 'Pluto is at odds with your Uranus and makes you quicker to break than to bend.',
    },
  },
  [Neptune]: {
    conjunction: {
      opening:
        'What you believe in is being tried by fire, {name}, along with the dreams of everyone about your age. Pluto is on your Neptune: some ideals melt, and one or two come out of it plainer and fit to live by.',
      beside: 'Pluto on your Neptune tests your ideals, and leaves you those that you can live by.',
    },
    harmonious: {
      opening:
        'Your imagination reaches deep, {name}. Pluto gives weight to your Neptune, so what you make, believe or do for people who are overlooked can move more than you would expect.',
      beside: 'Pluto lies beneath your Neptune and gives depth to what you imagine and to what you believe.',
    },
    tense: {
      opening:
        'A dream you shared with many is wearing thin, {name}. Pluto works against your Neptune, and disappointment in a cause, a person or an idea may hurt for a while before it leaves you with something truer.',
      beside: 'Pluto works against your Neptune and shows you the flaws of an old ideal.',
    },
  },
  [Pluto]: {
    conjunction: {
      opening:
        'A very old story has come back to where it began, {name}. Pluto is back where it was when you were born, which takes it some two hundred and forty-eight years, and what was founded on force alone asks to be founded again.',
      beside: 'Pluto is once more where it was when you were born and asks what all that power was for.',
    },
    harmonious: {
      opening:
        'What you came through once is of use to you, {name}. Pluto is at an easy angle to its own place at your birth, and you can give up an old grudge, or a guard, that you no longer need.',
      beside:
        'Pluto is at an easy angle to its own place at your birth and lets you put old hard lessons to use.',
    },
    tense: {
      opening:
        'Old ways of keeping yourself safe have stopped working, {name}, as they do for people of your age. Pluto stands at a hard angle to its own place at your birth; what you always controlled is ready to be handed on or let go.',
      beside:
        'Pluto is at a hard angle to its own place at your birth and asks you to give up a kind of control that has had its day.',
    },
  },
  [Ascendant]: {
    conjunction: {
      opening:
        'You are changing in plain sight, {name}. Pluto crosses your Ascendant, the point of the chart that others meet first, and a manner you have used for years is shed; what comes out is more private, and a good deal stronger.',
      beside: 'Pluto on your Ascendant changes how people see you, whether or not you meant it to.',
    },
    harmonious: {
      opening:
        'You carry more weight in a room than you did, {name}. Pluto is on good terms with your Ascendant, so you can change how you present yourself and what you put up with, and have it taken as growth.',
      beside: 'Pluto helps your Ascendant and gives your presence weight before you have spoken.',
    },
    tense: {
      opening:
        'There is a tug-of-war over who gets to say what you are like, {name}. Pluto squares your Ascendant: what goes on at work or at home follows you into company, and makes you seem harder than you are.',
      beside: 'Pluto squares your Ascendant and puts an undertone of struggle into ordinary meetings.',
    },
  },
  [Midheaven]: {
    conjunction: {
      opening:
        'Your place in the world is being remade, {name}. Pluto has come to your Midheaven, the summit of the chart; influence may be gained or given up, and your aims may take a wholly different direction.',
      beside: 'Pluto on your Midheaven asks what you would still do if the title were gone.',
    },
    harmonious: {
      opening:
        'You can rise by being thorough, {name}. Pluto supports your Midheaven: it is a time for the long task that carries weight, and people who decide things are likely to see who did it.',
      beside: 'Pluto supports your Midheaven and lets your influence grow without much display.',
    },
    tense: {
      opening:
        'The direction you have been working in is under strain, {name}. Pluto squares your Midheaven, and a contest of wills, at work or somewhere closer, is changing what you are able to aim for, and in time what you want to aim for.',
      beside:
        'Pluto squares your Midheaven and makes you fight for a goal, and so find out whether you still want it.',
    },
  },
  [Descendant]: {
    conjunction: {
      opening:
        'Somebody matters to you more than is comfortable, {name}, or soon may. Pluto crosses your Descendant, the point of partners: what two people want of each other comes out, and neither stays quite as they were.',
      beside: 'Pluto on your Descendant makes one relationship the place where you are changed.',
    },
  },
  [ImumCoeli]: {
    conjunction: {
      opening:
        'Something old at home is stirring, {name}. Pluto is at the foot of your chart: where you live, what you come from or a story the family does not tell may come up, and there is a good deal to understand.',
      beside: 'Pluto at the foot of your chart slowly changes what home means to you.',
    },
  },
};
