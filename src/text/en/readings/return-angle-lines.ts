import type { ReturnTurns } from '../../reading-catalogue.js';

/** A planet on an angle of a return in a sentence, as openings have it, for a year as for a month. */
export const angleLines: ReturnTurns['angleLines'] = {
  0: {
    15: 'The Sun on the Ascendant leaves the decision to you, and people wait to see what you will do.',
    16: 'The Sun on the Midheaven puts you in view, and what you do is held against what you say you want.',
    22: 'The Sun on the Descendant has you find out what you want from how you answer somebody else.',
    23: 'The Sun at the foot of the chart sends your will home, to be spent where few people see it.',
  },
  1: {
    15: 'The Moon on the Ascendant shows everybody what you need, sometimes before you know it yourself.',
    16: 'The Moon on the Midheaven carries your feelings out in public, where people respond to them.',
    22: 'The Moon on the Descendant ties your mood to another person, whose comfort matters to you as much as your own.',
    23: 'The Moon at the foot of the chart wants to be at home, with the few people to whom nothing has to be explained.',
  },
  2: {
    15: 'Mercury on the Ascendant puts you in the middle of the talk, with many questions coming your way.',
    16: 'Mercury on the Midheaven finds an audience for your words, those that were meant for it and some others.',
    22: 'Mercury on the Descendant brings you somebody to talk with, to bargain with or to be corrected by.',
    23: 'Mercury at the foot of the chart opens long talks at home, a few of them about what was never put into words.',
  },
  3: {
    15: 'Venus on the Ascendant makes you easy to like, and inclined to please a little longer than you mean it.',
    16: 'Venus on the Midheaven wins you the good will of people who can do something for you.',
    22: 'Venus on the Descendant warms one bond in particular, and the two of you agree easily, now and then too easily.',
    23: 'Venus at the foot of the chart makes home the pleasantest place you know, and going out an effort.',
  },
  4: {
    15: 'Mars on the Ascendant has you move first and explain later, with a courage that easily turns into impatience.',
    16: 'Mars on the Midheaven wants something done that others can see, and is ready to compete for it.',
    22: 'With Mars on the Descendant the push comes from another person, who may be in a hurry, blunt, or against you.',
    23: 'Mars at the foot of the chart puts your energy into the house, along with whatever has been annoying you there.',
  },
  5: {
    15: 'Jupiter on the Ascendant makes you hopeful and generous, and likely to promise more than one person can do.',
    16: 'Jupiter on the Midheaven opens doors in public, and more of them than you could go through.',
    22: 'Jupiter on the Descendant sends you help by way of other people, who find it easy to believe in you.',
    23: 'Jupiter at the foot of the chart makes room at home, for guests, for plans or simply for rest.',
  },
  6: {
    15: 'Saturn on the Ascendant makes you careful, and people hand you things to carry because you do not drop them.',
    16: 'Saturn on the Midheaven asks you to answer for something in public, slowly and without much applause.',
    22: 'Saturn on the Descendant puts a duty between you and another person, and what you promise each other has to be kept.',
    23: 'Saturn at the foot of the chart has something for you to do at home, where it takes patience more than strength.',
  },
  7: {
    15: 'Uranus on the Ascendant makes you want to be somebody other than the person whom everyone expects.',
    16: 'Uranus on the Midheaven may change your direction at short notice, and you will not be held to the old one.',
    22: 'Uranus on the Descendant has other people surprise you, by wanting more freedom or by offering you some.',
    23: 'Uranus at the foot of the chart keeps things at home on the move, so that little there can be taken for granted.',
  },
  8: {
    15: 'Neptune on the Ascendant leaves you open to every mood around you, and makes you hard to see as you are.',
    16: 'Neptune on the Midheaven sets an ideal where a plain aim used to be, and ideals are not easy to measure.',
    22: 'Neptune on the Descendant shows you another person in a soft light, in which much is lovely and little is clear.',
    23: 'Neptune at the foot of the chart gives you a longing for home that no particular house quite satisfies.',
  },
  9: {
    15: 'Pluto on the Ascendant gives you a force that people notice, and small patience with what is only polite.',
    16: 'Pluto on the Midheaven brings it into the open who decides, and what you have stood for may need thinking over.',
    22: 'Pluto on the Descendant makes one bond serious, and what the two of you have kept back wants to be said.',
    23: 'Pluto at the foot of the chart digs up something old at home or in the family, which is lighter once it has been looked at.',
  },
};
