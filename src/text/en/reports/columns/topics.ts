import { Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { ColumnShelf } from '../../../report-catalogue.js';

/** What a slow planet is to a year, by the matters of its houses: before the statement on where it is. */
export const topics: ColumnShelf['topics'] = {
  yearly: {
    [Jupiter]: {
      settled: [
        'In {own} there is room to grow this year, and help is easy to find.',
        'Things go most easily in {own} this year.',
      ],
      moves: [
        'Help is easy to find in {own} at first, and later in {other}.',
        'Things go most easily in {own} at first, and then in {other}.',
      ],
      visits: ['Help is easy to find in {own}, and for some months in {other}.'],
    },
    [Saturn]: {
      settled: [
        'In {own} you have to be patient and thorough this year.',
        'You work hardest in {own} this year, and what you do there lasts.',
      ],
      moves: [
        'You have to be patient in {own} at first, and after that in {other}.',
        'The hard work of the year is in {own} to begin with, and then in {other}.',
      ],
      visits: ['You have to be patient in {own}, and find out for some months what {other} will ask of you.'],
    },
    [Uranus]: {
      settled: [
        'In {own} you can expect changes that nobody planned.',
        'Surprises are most likely in {own}.',
      ],
      moves: [
        'The surprises have been in {own}, and from this year on they come in {other}.',
        'In {own} it gets quieter this year, and in {other} things begin to change.',
      ],
      visits: [
        'In {own} you can expect changes that nobody planned, and for some months in {other} as well.',
      ],
    },
    [Neptune]: {
      settled: [
        'In {own} it is hard to see clearly, and easy to hope.',
        'In {own} you hope for a great deal and see rather little.',
      ],
      moves: [
        'In {own} you begin to see clearly again, and in {other} it becomes harder.',
        'Your hopes turn from {own} to {other} this year.',
      ],
      visits: ['In {own} it is hard to see clearly, and for some months in {other} as well.'],
    },
    [Pluto]: {
      settled: [
        'In {own} something is changing slowly and for good.',
        'The slowest change is the one in {own}, and it goes deepest.',
      ],
      moves: [
        'The change that has gone deep in {own} goes on in {other}.',
        'In {own} a long change comes to its end, and in {other} one begins.',
      ],
      visits: ['In {own} something is changing slowly and for good, and for some months in {other} as well.'],
    },
  },
  rising: {
    [Jupiter]: {
      settled: ['You have the most room in {own}.', 'Offers are most likely in {own}.'],
      moves: [
        'Offers come in {own} first, and in {other} later on.',
        'You have the most room in {own} at first, and then in {other}.',
      ],
      visits: ['You have the most room in {own}, and for a time in {other}.'],
    },
    [Saturn]: {
      settled: ['In {own} you learn something the slow way.', 'You are put to the test in {own}.'],
      moves: [
        'You are put to the test in {own}, and then in {other}.',
        'In {own} a slow lesson ends, and in {other} another begins.',
      ],
      visits: ['You are put to the test in {own}, and for a few months in {other}.'],
    },
    [Uranus]: {
      settled: ['In {own} you may be surprised more than once.', 'In {own} habits are easily broken now.'],
      moves: [
        'In {own} habits settle again, and in {other} they are broken.',
        'The surprises end in {own} and begin in {other}.',
      ],
      visits: ['In {own} you may be surprised more than once, and for some months in {other} as well.'],
    },
    [Neptune]: {
      settled: [
        'In {own} you imagine a great deal, and not all of it is there.',
        'You are easily moved, and easily misled, in {own}.',
      ],
      moves: [
        'You see clearly again in {own}, and begin to dream of {other}.',
        'You are less easily misled in {own} than you were, and more easily in {other}.',
      ],
      visits: ['You are easily moved, and easily misled, in {own}, and for a time in {other}.'],
    },
    [Pluto]: {
      settled: [
        'In {own} the question is who has the power, and what for.',
        'In {own} old business comes up and wants to be dealt with.',
      ],
      moves: [
        'Old business has come up in {own}, and now it does in {other}.',
        'Who has the power was a question in {own} and becomes one in {other}.',
      ],
      visits: ['In {own} the question is who has the power, and for some months in {other} as well.'],
    },
  },
};
