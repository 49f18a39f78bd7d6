import { Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { ColumnShelf } from '../../../report-catalogue.js';

/** What a slow planet is to a year, in the matters of its houses, before it is said where it stands. */
export const topics: ColumnShelf['topics'] = {
  yearly: {
    [Jupiter]: {
      settled: [
        'What you want more of grows most easily in {own}.',
        'The generous part of the year is in {own}.',
      ],
      moves: [
        'The generous part of the year is in {own} first, and later in {other}.',
        'What you want more of grows most easily in {own} at first, and then in {other}.',
      ],
      visits: ['The generous part of the year is in {own}, and for a time in {other}.'],
    },
    [Saturn]: {
      settled: [
        'The patient work of the year is in {own}.',
        'What asks most of you, and repays it slowly, is in {own}.',
      ],
      moves: [
        'The patient work of the year moves from {own} to {other}.',
        'What asks most of you is in {own} at first, and after that in {other}.',
      ],
      visits: ['The patient work of the year is in {own}, with a first look at what {other} will ask.'],
    },
    [Uranus]: {
      settled: ['Expect the unplanned in {own}.', 'What cannot be put on a calendar belongs to {own}.'],
      moves: [
        'The unplanned moves on this year, from {own} to {other}.',
        'Restlessness leaves {own} and comes to {other}.',
      ],
      visits: ['Expect the unplanned in {own}, and for a time in {other}.'],
    },
    [Neptune]: {
      settled: [
        'Dreams and misunderstandings are both at home in {own}.',
        'Where you are most open, and least exact, is in {own}.',
      ],
      moves: [
        'The haze lifts from {own} this year and settles on {other}.',
        'Your longing moves from {own} to {other}.',
      ],
      visits: ['Dreams and misunderstandings belong to {own}, and for a time to {other}.'],
    },
    [Pluto]: {
      settled: [
        'Far below the rest, something is changing for good in {own}.',
        'The slowest change, and the most thorough, concerns {own}.',
      ],
      moves: [
        'The most thorough change in your life moves on from {own} to {other}.',
        'What changes for good was a matter of {own} and is now one of {other}.',
      ],
      visits: ['The most thorough change concerns {own}, and for a time {other}.'],
    },
  },
  rising: {
    [Jupiter]: {
      settled: ['You have the most room in {own}.', 'Offers come soonest in {own}.'],
      moves: [
        'Offers come in {own} first, and in {other} later on.',
        'You have the most room in {own} at first, and then in {other}.',
      ],
      visits: ['You have the most room in {own}, and for a time in {other}.'],
    },
    [Saturn]: {
      settled: ['There is something to learn the slow way in {own}.', 'You are put to the test in {own}.'],
      moves: [
        'You are put to the test in {own}, and then in {other}.',
        'The slow lesson passes from {own} to {other}.',
      ],
      visits: ['You are put to the test in {own}, and for a few months in {other}.'],
    },
    [Uranus]: {
      settled: ['The surprises are kept for {own}.', 'Habit has the least hold on {own}.'],
      moves: [
        'Habit gets back some hold on {own} and loses it over {other}.',
        'The surprises leave {own} and are kept for {other}.',
      ],
      visits: ['The surprises are kept for {own}, and a few for {other}.'],
    },
    [Neptune]: {
      settled: [
        'There is the most to imagine, and the least to hold on to, in {own}.',
        'You are easily moved, and easily misled, in {own}.',
      ],
      moves: [
        'You see clearly again in {own}, and begin to dream of {other}.',
        'What you are easily moved by, or misled by, was in {own} and is now in {other}.',
      ],
      visits: ['You are easily moved, and easily misled, in {own}, and for a time in {other}.'],
    },
    [Pluto]: {
      settled: [
        'Power, and what to do with it, is a question of {own}.',
        'What is buried comes up by way of {own}.',
      ],
      moves: [
        'What is buried came up by way of {own}, and does so now by way of {other}.',
        'Power, and what to do with it, was a question of {own} and becomes one of {other}.',
      ],
      visits: ['Power, and what to do with it, is a question of {own}, and for a time of {other}.'],
    },
  },
};
