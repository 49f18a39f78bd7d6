import type { SolarReturnReadingCells } from '../../../reading-catalogue.js';

/** A planet on an angle of the year’s chart, in the sentence of an opening. */
export const angleLines: SolarReturnReadingCells['lines']['onAngle'] = {
  0: {
    15: 'The Sun is rising with the return, and what you decide for yourself sets the course of everything else.',
    16: 'The Sun is at the Midheaven, the highest point of the return, and you are judged by your work.',
    22: 'The Sun is setting in this return, on the Descendant, and another person has a large part in what you do.',
    23: 'The Sun stands at the foot of the return, and a good part of the year belongs to home and family.',
  },
  1: {
    15: 'The Moon is rising with the return, so moods are in charge and everyone can read them.',
    16: 'The Moon is at the Midheaven, and what you feel has a say in your work and in your name.',
    22: 'The Moon stands on the Descendant, and your peace depends a good deal on one other person.',
    23: 'The Moon lies at the foot of the return and pulls you toward family, memory and your own four walls.',
  },
  2: {
    15: 'Mercury is on the Ascendant, and you go through the year with a question always ready.',
    16: 'Mercury is at the Midheaven, so that more people than usual hear or read what you say.',
    22: 'Mercury is on the Descendant, and talks with other people may change your mind.',
    23: 'Mercury is at the foot of the return, and there is much to be talked over at home.',
  },
  3: {
    15: 'Venus rises with the return, and people are friendly to you from the start.',
    16: 'Venus is at the Midheaven, and being liked opens the way where effort alone had not.',
    22: 'Venus stands on the Descendant, so that the year leans toward love and toward agreement.',
    23: 'Venus lies at the foot of the return, and the best of the year is enjoyed at home.',
  },
  4: {
    15: 'Mars rises with the return, and you push ahead at a speed that others will notice.',
    16: 'Mars is at the Midheaven, so you want to get somewhere and people can see it.',
    22: 'Mars stands on the Descendant, and somebody else brings either the spark or the quarrel.',
    23: 'Mars is at the foot of the return, and what has smoldered at home gets dealt with.',
  },
  5: {
    15: 'Jupiter rises with the return and hands you more confidence than you are used to.',
    16: 'Jupiter is at the Midheaven, and people with something to give look in your direction.',
    22: 'Jupiter stands on the Descendant, and help comes to you by way of other people.',
    23: 'Jupiter lies at the foot of the return, and what goes well this year begins at home.',
  },
  6: {
    15: 'Saturn rises with the return, and you take yourself and your duties in earnest.',
    16: 'Saturn is at the Midheaven, so the year tests your work in plain view and pays for it slowly.',
    22: 'Saturn stands on the Descendant, and you find out how much a bond can bear.',
    23: 'Saturn is at the foot of the return, and a duty at home or in the family asks for your patience.',
  },
  7: {
    15: 'Uranus rises with the return, and you are no longer willing to be the person people expect.',
    16: 'Uranus is at the Midheaven, and you may change direction sooner than you had planned.',
    22: 'Uranus stands on the Descendant, and other people may not do what you had expected of them.',
    23: 'Uranus is at the foot of the return, and something that you took for granted at home may change.',
  },
  8: {
    15: 'Neptune rises with the return and makes you gentler, dreamier and harder to see clearly.',
    16: 'Neptune is at the Midheaven, and what you work for this year is an ideal before it is a plan.',
    22: 'Neptune stands on the Descendant, and it is easy to see in another person what you hope to find.',
    23: 'Neptune lies at the foot of the return, and you may be unsure for a while where you belong.',
  },
  9: {
    15: 'Pluto rises with the return, and you put your whole weight into whatever you do.',
    16: 'Pluto is at the Midheaven, so that questions of power come up where you work.',
    22: 'Pluto stands on the Descendant, and one relationship goes deeper than you had planned.',
    23: 'Pluto is at the foot of the return, and something old in the family or in you may come up.',
  },
};
