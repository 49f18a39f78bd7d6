import { Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { TransitsReadingCells } from '../../../reading-catalogue.js';

const saturnSquare: readonly { until: number; text: string }[] = [
  {
    until: 12,
    text: 'Saturn squares its own place in your chart for the first time, as it does for every child of about seven, and you begin to do things alone: school has rules, other children keep count, and a thing half done no longer passes. It can make you careful, or easily discouraged. You learn best from grown people who keep their word and let you try again. Finishing something small, by yourself, does more for you than praise.',
  },
  {
    until: 30,
    text: 'Saturn squares the place it had when you were born, and with it begins the part of life that you have to arrange yourself. What you were given as a plan is put to use and partly fails: a course of study, a first job, a way of living with others, an idea of how grown people behave. You may feel late, or not up to it, although hardly anyone of your age is further along. Find out which part of the plan is your own. That part can bear to be harder work.',
  },
  {
    until: 55,
    text: 'Saturn squares the place it had when you were born, and the arrangements of the last ten years are put under load. Duties have added themselves one by one, and together they may be more than you would have agreed to; those above you and those who count on you both want more, so what you take off the list here had better stay off it. Look at what creaks, since it usually does so in one place: a post, an agreement between two people, the way the week is divided. Mend that in earnest, and the rest holds better than you feared.',
  },
  {
    until: 120,
    text: 'Saturn squares the place it had when you were born, as it does every seven years or so, and asks you to sort your duties once more. Some of what you carry is habit by now, and somebody else could do it; some of it is yours for as long as you like. Strength has to be divided more carefully than it used to be, and other people may need to be told so. What you go on with by choice is lighter than what merely goes on.',
  },
];

const uranusSquare: readonly { until: number; text: string }[] = [
  {
    until: 30,
    text: 'Uranus squares its starting point in your chart, for you and for everyone of about your age, and what you were brought up to be begins to chafe. You may change your subject, your town, your company or your name for things, and you would like to do it at once. Friends are in the same mood, so bad advice is plentiful. Much of what you throw off was only borrowed. A few of the things you were given are good ones, and it is worth finding out which before the door is shut on them.',
  },
  {
    until: 120,
    text: 'Uranus squares its starting point in your chart for the second time, about sixty years into life, for you and for all your age group. What you have built, and what it has made of you, is looked at with a new impatience: a role you have outgrown, a house that is too large, a way of being useful that others take for granted. You can afford a good deal of change now, since there is less to prove. Those who live with you would like to hear of it while it is still a question.',
  },
];

/** Saturn and Uranus at their own natal places, by the last year of life for which a text holds. */
export const atAge: TransitsReadingCells['atAge'] = {
  [Saturn]: {
    0: [
      {
        until: 40,
        text: 'Saturn is back where it stood at your birth, for the first time, about twenty-nine years on, and youth in the sense of trying things out comes to its end. What you took on because it was expected of you weighs more than ever, and what is truly yours grows clear beside it. You may commit yourself to something, or leave it, and either can be right. It is lonely work in places, because nobody else can tell you which of your fears still serve a purpose. By {until} you know better what you want to be responsible for.',
      },
      {
        until: 120,
        text: 'Saturn has come back to where it stood at your birth, which it does about every twenty-nine years, and a long stage of life is complete. What you have carried can be counted up: the work you did, the people you stood by, the duties that were never yours. Some of it may be handed on here, with good grace and to somebody able. The years ahead have room for fewer things, chosen more strictly. By {until} it is clearer what you would still like to answer for, and it may be a smaller and better list.',
      },
    ],
    3: saturnSquare,
  },
  [Uranus]: { 3: uranusSquare },
};

/** Chiron at its own natal place, which happens once in a life. */
export const chironReturn =
  'Chiron is back where it was at your birth, which happens once, at about fifty, and an old hurt can be looked at with more kindness than before. You may notice that you have long been helping others with just this, and that it did you good as well. What still aches need not be mended to be left in peace.';

/** The same in one sentence, for the opening. */
export const chironReturnBeside: TransitsReadingCells['chironReturnBeside'] =
  'Chiron comes back to where it was when you were born, once, at about fifty, and lets you be kinder to an old hurt.';

/**
 * A planet at the Midheaven of somebody past working age: what they are known for, and the part that they play among
 * others.
 */
export const late: TransitsReadingCells['late'] = {
  [Saturn]: {
    conjunction:
      'Saturn is on your Midheaven, the top of the chart: you look back on what you have done with your years, and so do others, and much of it stands up well.',
    harmonious: 'Saturn supports your Midheaven, and what you know from long experience is asked for.',
    tense:
      'Saturn squares your Midheaven, and more may be expected of you than you have strength for; you can choose what to say yes to.',
  },
  [Uranus]: {
    conjunction:
      'Uranus is on your Midheaven, the top of the chart, and you may become known for something new, or stop minding what you are known for.',
    harmonious:
      'Uranus supports your Midheaven, and if you would like to do something new among other people, it is easy to find.',
    tense:
      'Uranus squares your Midheaven, and a part that you play in the family or among friends may change sooner than you thought.',
  },
  [Neptune]: {
    conjunction:
      'Neptune is on your Midheaven, the top of the chart, and what you have done for others matters more to you than what you were praised for.',
    harmonious:
      'Neptune supports your Midheaven, and a kindness of yours is noticed by more people than you think.',
    tense:
      'Neptune squares your Midheaven, and it is not quite clear what other people expect of you; a plain question helps.',
  },
  [Pluto]: {
    conjunction:
      'Pluto is on your Midheaven, the top of the chart, and a part that you have played for many years is changing for good; you have a say in how.',
    harmonious: 'Pluto supports your Midheaven, and your word counts for more than you may believe.',
    tense:
      'Pluto squares your Midheaven, and you may have to stand up for your place in the family or among friends, though not on every point.',
  },
};
