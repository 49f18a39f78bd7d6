import type { ProgressionsReadingCells } from '../../../reading-catalogue.js';

/** The name of an aspect that two bodies have had from birth. */
export const bornPairs: ProgressionsReadingCells['bornPairs'] = {
  0: '{a} conjunct {b}',
  1: '{a} opposite {b}',
  2: '{a} trine {b}',
  3: '{a} square {b}',
  4: '{a} sextile {b}',
};

/** After a contact of two planets that had an aspect at birth, which this one repeats or relieves. */
export const born: ProgressionsReadingCells['born'] = {
  conjunction: {
    conjunction:
      'You were born with {pair}, a little short of exact or a little past it. What has always gone together in you goes together completely here.',
    harmonious:
      'You were born with {pair}, so the two have always spoken at once. Here they get some distance, and each can help the other.',
    tense:
      'You were born with {pair}, and may never have felt one without the other. Here they pull apart, and you can see what each of them wants by itself.',
  },
  harmonious: {
    conjunction:
      'You were born with {pair}, and the ease between the two, which you may take for granted, becomes something to build on.',
    harmonious:
      'You were born with {pair}, and what has come easily to you all along comes most easily here.',
    tense:
      'You were born with {pair}, so the two know how to get along, and that helps you to settle what they disagree about here.',
  },
  tense: {
    conjunction:
      'You were born with {pair}, an old strain in you. Where the two meet, it can no longer be put off, and it can be settled.',
    harmonious:
      'You were born with {pair}, and the two have often been in each other’s way. Here they work together, so an old difficulty can be taken up with help.',
    tense:
      'You were born with {pair}, so you have met this strain before, in smaller doses, and know what has helped.',
  },
};

/** After a contact, the later of the two in time, whose counterpart has progressed and natal planet exchanged. */
export const mirrored: ProgressionsReadingCells['mirrored'] =
  'It has one subject with {pair}, where the same two come together the other way around.';

/** The Moon in a house of company while the Sun is in one of withdrawal, or the other way around. */
export const lightsApart: ProgressionsReadingCells['lightsApart'] = {
  out: 'All the same your Sun, in {sun}, asks for time out of sight, and will go on asking when the Moon’s time among people is over.',
  in: 'All the same your Sun, in {sun}, has you out among people, and will go on doing so when the Moon’s retreat is over.',
};

/** The Sun in a house that it has entered of late. */
export const newHouse: ProgressionsReadingCells['newHouse'] =
  'The Sun has been in {house} only since {since}; for many years before that it was in {other}, so much of this is still new to you.';

/** Two contacts or changes in the same month. */
export const sameMonth: ProgressionsReadingCells['sameMonth'] = {
  alike: 'It is exact in the same month as {pair}, and what the one begins the other carries on.',
  apart: 'It is exact in the same month as {pair}, and the two do not ask for the same thing.',
  change: 'It falls in the same month as {other}, and you may feel the two as one.',
  changes: {
    before: 'the change before it',
    sign: 'the Moon’s change of sign',
    house: 'the Moon’s change of house',
  },
  contact: 'The same month brings {pair}, so more is new to you at once than you are used to.',
};

/** Planets that stood together at birth, after the last of the Moon’s contacts with them. */
export const cluster: ProgressionsReadingCells['cluster'] =
  '{list} stood close together at your birth, so the progressed Moon comes to one after the other, and these months belong together.';

/** Three or more of Sun to Mars in one sign. */
export const crowd: ProgressionsReadingCells['crowd'] = {
  0: '{Bodies} are all in Aries by progression, so several parts of you say the same thing: begin. You are quick and plain, and little in you counsels patience. Choose one person who may tell you to wait.',
  1: 'Taurus holds {bodies} together by progression, and all of them want to keep, to make and to take their time. Little can shake you. What has to change may wait too long, so set a day for it.',
  2: 'With {bodies} together in Gemini by progression you live by what is new: talk, questions, several things at once. You are seldom dull, and seldom finished. Let one subject have a whole evening.',
  3: 'Since {bodies} are together in Cancer by progression, nearly everything in you turns toward home and toward those you care for. You remember much and protect well. A stranger may have to ask twice, and is worth letting in.',
  4: 'By progression {bodies} stand together in Leo, and you do nothing by halves: you give, lead and show what you love. Much of you needs an answer from others. Do something now and then that nobody will see.',
  5: 'Virgo has gathered {bodies} by progression, so you look at most things with an eye for what could be better. You are of use wherever you are. Say first what is right; people hear the rest more easily.',
  6: 'In {bodies}, all of them in Libra by progression, you have several reasons to ask what would be fair. You are good company and a just judge. Your own wish comes last, unless you say it first.',
  7: '{Bodies} share Scorpio by progression, and nothing in you is content with the surface. You see much and keep most of it to yourself. Before you act on what you have seen, tell one person.',
  8: 'The progressed chart has {bodies} in Sagittarius, all of them for going further: you hope, plan and speak freely. Details and promises get lost on the way. Write down what you have agreed to.',
  9: 'Capricorn has the say in these years, with {bodies} in it by progression: you think far ahead, and do first what has to be done. People rely on you. Rest is the thing that you will have to plan.',
  10: 'As {bodies} meet in Aquarius by progression, you think for yourself in more ways than one, and feel best among equals. You see through a rule to what it is for. Those closest to you may like to hear that you mind.',
  11: 'Much of you is in Pisces by progression, {bodies} together: you feel with others, imagine a great deal, and let things come. What has sharp edges is easily put off. Give one plain matter a fixed hour.',
};
