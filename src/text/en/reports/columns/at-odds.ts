import type { ColumnShelf } from '../../../report-catalogue.js';

/** Two slow planets in square or opposition, by the matters of their houses: where a year has no cell for them. */
export const atOdds: ColumnShelf['atOdds'] = {
  '5-6': [
    'Jupiter is generous with {own}, while Saturn asks for patience with {other}.',
    'Saturn sets a limit, through {other}, to what Jupiter offers for {own}.',
  ],
  '5-7': [
    'A sudden change concerning {other} may upset {own}, or open a way that nobody had planned.',
    'An offer concerning {own} may ask you to take a risk with {other}, and is worth accepting if it can be undone.',
  ],
  '5-8': [
    'Hopes for {own} may rest on too kind a view of {other}, and should be tested before you rely on them.',
    'You may promise too much concerning {own} because you cannot see clearly yet how it stands with {other}.',
  ],
  '5-9': [
    'You want a great deal from {own}, and may have to pay for it with {other}, unless you say early what you would not give up.',
    'Ambition for {own} may stir up an old question of power concerning {other}.',
  ],
  '6-7': [
    'You would like order in {own} at a time when nobody can plan {other}.',
    'What you have built up in {own} may be shaken by news about {other}, and need not be given up for that.',
  ],
  '6-8': [
    'Saturn wants clear terms for {own}, where Neptune leaves {other} vague.',
    'Doubts about {own} may come of hoping for too much from {other}.',
  ],
  '6-9': [
    'A limit that you meet with {own} may have to do with {other}, and pressure gets nowhere against it.',
    'You may be asked for a promise concerning {own} that you cannot give because of {other}, though you could give a smaller one.',
  ],
  '7-8': [
    'A change to {own} may come before you know what you want from {other}, so make it a small one.',
    'You may want something new from {own} and something gentler from {other}, and hardly know how to say either.',
  ],
  '7-9': [
    'A change to {own} may reach deeper than you meant, as far as {other}.',
    'Restlessness about {own} and pressure concerning {other} add to each other, and are better dealt with one at a time.',
  ],
  '8-9': [
    'A dream about {own} and a fear about {other} may be nearer to each other than they look.',
    'What you believed about {own} may have to change before you can change {other}.',
  ],
};
