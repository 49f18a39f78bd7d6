import type { LunarReturnReadingCells } from '../../../reading-catalogue.js';

/** Eclipses of a month: in its opening, and as sections of it. */

export const eclipsesOfTheMonth: LunarReturnReadingCells['eclipses'] = {
  before: {
    inHouse: {
      solar:
        'The Sun was eclipsed just before it, on {day}, so that something new to do with {matter} is already on its way.',
      lunar:
        'The Moon was eclipsed just before it, on {day}, and something to do with {matter} has lately come to a head.',
    },
    anywhere: {
      solar:
        'The Sun was eclipsed just before it, on {day}, and what began around that day may be larger than it looks.',
      lunar:
        'The Moon was eclipsed just before it, on {day}, and feelings that had been building up are only now settling.',
    },
    touching: {
      solar:
        'The Sun was eclipsed just before it, on {day}, {aspect} {b}, which sets more going than one month can show.',
      lunar:
        'The Moon was eclipsed just before it, on {day}, {aspect} {b}, and what came to light then is still at work.',
    },
  },
  within: {
    inHouse: {
      solar:
        'The day to remember is {day}, when the Sun is eclipsed and something to do with {matter} may begin anew.',
      lunar:
        'The day to remember is {day}, when the Moon is eclipsed and something to do with {matter} may come to a head.',
    },
    anywhere: {
      solar:
        'The day to remember is {day}, when the Sun is eclipsed and more begins than can be seen at the time.',
      lunar:
        'The day to remember is {day}, when the Moon is eclipsed and feelings run higher than their occasion.',
    },
    touching: {
      solar: 'The day to remember is {day}, when the Sun is eclipsed {aspect} {b}.',
      lunar:
        'The day to remember is {day}, when the Moon is eclipsed {aspect} {b} and something may come to light.',
    },
  },
};

export const eclipseSectionsOfTheMonth: LunarReturnReadingCells['eclipseSections'] = {
  solar: {
    title: {
      inHouse: 'A solar eclipse in {house} of your birth chart: {day}',
      anywhere: 'A solar eclipse: {day}',
    },
    about: [
      'An eclipse of the Sun is a new Moon with more behind it than others. What begins near it often looks like nothing much, and is still growing half a year later. Write down what comes to you or is offered to you within a week of the day, and look at it again in a month.',
      'Every eclipse of the Sun comes at a new Moon, when things begin, and what begins at an eclipse tends to go further. You may be tired or on edge on the day and not see yet what is beginning. Whatever keeps coming back to your mind in the following weeks is probably part of it.',
    ],
    inHouse: {
      1: 'You may be seen in a new way from here on, as the Sun is eclipsed in your natal first house.',
      2: 'What you own, and what it is for, deserves a fresh look, as the Sun is eclipsed in your natal second house.',
      3: 'News may set something going, as the Sun is eclipsed in your natal third house; take your time to answer.',
      4: 'Something at home begins again, as the Sun is eclipsed in your natal fourth house, and need not be hurried.',
      5: 'What you love doing may get a new start, as the Sun is eclipsed in your natal fifth house.',
      6: 'A habit can be exchanged for a better one, as the Sun is eclipsed in your natal sixth house.',
      7: 'A bond may begin, or go on by new terms, as the Sun is eclipsed in your natal seventh house.',
      8: 'Trust can be placed anew, as the Sun is eclipsed in your natal eighth house; go slowly with what is shared.',
      9: 'A longer road may open, as the Sun is eclipsed in your natal ninth house, and you need not see the end of it yet.',
      10: 'Your direction in public may change, as the Sun is eclipsed in your natal tenth house; announce it some days later.',
      11: 'New company or a new hope may turn up, as the Sun is eclipsed in your natal eleventh house.',
      12: 'You may be ready to let go of something private, as the Sun is eclipsed in your natal twelfth house; keep the day quiet.',
    },
  },
  lunar: {
    title: {
      inHouse: 'A lunar eclipse in {house} of your birth chart: {day}',
      anywhere: 'A lunar eclipse: {day}',
    },
    about: [
      'An eclipse of the Moon is a full Moon with more behind it than others. What has been building up for months is felt in one evening, and seems more final then than it will a week later. Tell one person how you feel, and let some nights pass before you answer anybody else.',
      'Every eclipse of the Moon comes at a full Moon, when things come out, and more comes out than at other times. You may hear something, or say something, that has been on its way for half a year. What follows from it can be seen more clearly when the Moon has waned.',
    ],
    inHouse: {
      1: 'What you need for yourself can no longer be overlooked, as the Moon is eclipsed in your natal first house.',
      2: 'A worry about money or possessions may show its real size, as the Moon is eclipsed in your natal second house.',
      3: 'Something that was left unsaid may be spoken, as the Moon is eclipsed in your natal third house.',
      4: 'Feelings about home run high, as the Moon is eclipsed in your natal fourth house; nothing has to be decided at once.',
      5: 'A pleasure or a love may show how much it means to you, as the Moon is eclipsed in your natal fifth house.',
      6: 'Whatever had become too much makes itself felt, as the Moon is eclipsed in your natal sixth house; leave something out.',
      7: 'One bond may come to a decision, as the Moon is eclipsed in your natal seventh house; hear the other person out.',
      8: 'An old tie may loosen, as the Moon is eclipsed in your natal eighth house, and it is better not to pull at it.',
      9: 'A belief may be put to the test, as the Moon is eclipsed in your natal ninth house.',
      10: 'Your part in public stands in a strong light, as the Moon is eclipsed in your natal tenth house.',
      11: 'A circle of friends may change, as the Moon is eclipsed in your natal eleventh house.',
      12: 'Something kept hidden comes nearer to the surface, as the Moon is eclipsed in your natal twelfth house.',
    },
  },
};
