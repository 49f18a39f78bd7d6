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
} from '../../../../chart/bodies.js';
import type { TransitDayCells } from '../../../transit-catalogue.js';

/** Venus and Mars, exact at a point of the birth. */
export const brightDays: Pick<TransitDayCells['swift'], typeof Venus | typeof Mars> = {
  [Venus]: {
    [Sun]: {
      conjunction: 'You are at your most charming with Venus on your Sun; ask for the favor.',
      harmonious:
        'People are glad to have you around while Venus is kind to your Sun, so accept the invitation.',
      tense:
        'Venus tempts your Sun, and attention can cost too much; skip what you would buy only to impress.',
    },
    [Moon]: {
      conjunction: 'Venus is on your Moon, a time for comfort and for someone dear.',
      harmonious: 'Home is a pleasant place while Venus is kind to your Moon; have someone over.',
      tense:
        'Venus brushes your Moon the wrong way, and what pleases others does little for you; do one thing you like.',
    },
    [Mercury]: {
      conjunction: 'The friendly word comes by itself with Venus on your Mercury, so settle a small quarrel.',
      harmonious: 'Write to someone you like while Venus favors your Mercury.',
      tense: 'Flattery is easily believed when Venus is at odds with your Mercury; get a second opinion.',
    },
    [Venus]: {
      conjunction:
        'Venus is back where it was when you were born, and you remember what you like; make time for it.',
      harmonious:
        'Pleasure costs little while Venus is at a good angle to where it was when you were born, so take some.',
      tense:
        'Venus is at odds with where it was when you were born, and a treat may cost more than it is worth; sleep on it.',
    },
    [Mars]: {
      conjunction:
        'You know whom or what you want when Venus meets your Mars; say so kindly, and let the other person answer.',
      harmonious: 'Make the first move toward somebody you like, while Venus is friendly to your Mars.',
      tense: 'Venus teases your Mars, and one person may want more than the other; do not press.',
    },
    [Jupiter]: {
      conjunction: 'Venus is on your Jupiter, so celebrate something.',
      harmonious:
        'Generosity is easy on both sides as Venus favors your Jupiter; give, and let yourself be given to.',
      tense:
        'Venus tempts your Jupiter to have more of everything; the first helping is likely to be the best.',
    },
    [Saturn]: {
      conjunction:
        'An old loyalty is worth more than a new charm while Venus is on your Saturn; look up a friend of long standing.',
      harmonious:
        'Keep a promise with some grace; Venus is friendly to your Saturn, and it will be appreciated.',
      tense: 'Venus runs up against your Saturn, and affection can seem cool; do not take reserve for a no.',
    },
    [Uranus]: {
      conjunction: 'Someone new may take your fancy with Venus on your Uranus; enjoy it without promises.',
      harmonious: 'Say yes to the unusual invitation while Venus is kind to your Uranus.',
      tense: 'Venus sets off your Uranus, and what attracts you may not last, so give it a week.',
    },
    [Neptune]: {
      conjunction:
        'You see everyone in their best light with Venus on your Neptune; enjoy it, and look again later.',
      harmonious: 'Venus is in tune with your Neptune, a time for music and for forgiving someone.',
      tense:
        'You may see only the good side of something while Venus is at odds with your Neptune; ask one person who doesn’t share the dream.',
    },
    [Pluto]: {
      conjunction: 'A liking can turn intense when Venus reaches your Pluto; let it take its time.',
      harmonious: 'A hard truth can be said with love while Venus is kind to your Pluto, so say it.',
      tense: 'Venus is at odds with your Pluto, and you may be jealous with little reason; do not act on it.',
    },
    [Ascendant]: {
      conjunction: 'You look well with Venus on your Ascendant, so have the picture taken.',
      harmonious: 'Venus is friendly to your Ascendant, a good time to meet people.',
      tense: 'Venus squares your Ascendant, and you may be too obliging; say no once.',
    },
    [Midheaven]: {
      conjunction: 'What you do is likely to please as Venus crosses your Midheaven, so let people see it.',
      harmonious: 'Venus favors your Midheaven, and a friendly question gets further than a firm one.',
      tense: 'Venus squares your Midheaven, and being liked is not quite enough; do what you said you would.',
    },
    [Descendant]: { conjunction: 'Venus is on your Descendant, a time for two; plan something together.' },
    [ImumCoeli]: { conjunction: 'Make something lovely at home while Venus is at the foot of your chart.' },
  },
  [Mars]: {
    [Sun]: {
      conjunction:
        'Mars crosses your Sun, and you have more courage than patience; start boldly, and answer slowly.',
      harmonious:
        'Mars helps your Sun, and something that has long taken more courage than you had comes easier.',
      tense:
        'If you are challenged, show what you can do and leave out the argument; Mars is at odds with your Sun.',
    },
    [Moon]: {
      conjunction:
        'You may be restless or cross when Mars is on your Moon; it helps to have something to do with your hands.',
      harmonious: 'Put your energy into home while Mars is friendly to your Moon.',
      tense: 'If small things at home set you off, say what is really wrong; Mars is rough on your Moon.',
    },
    [Mercury]: {
      conjunction: 'You speak your mind with Mars on your Mercury; leave out the last sentence.',
      harmonious: 'Mars helps your Mercury, so make the case you have prepared.',
      tense: 'Hold the hasty message; with Mars rushing your Mercury you might have to apologize for it.',
    },
    [Venus]: {
      conjunction: 'Attraction shows quickly when Mars meets your Venus; be sure it is welcome.',
      harmonious: 'Take the first step while Mars is friendly to your Venus.',
      tense:
        'A quarrel may be a wish for closeness in disguise, with Mars chafing at your Venus. Try asking for that instead.',
    },
    [Mars]: {
      conjunction:
        'Mars is back where it was when you were born and begins a new two-year round; choose what you mean to go after.',
      harmonious:
        'You have strength to spare while Mars is at a good angle to where it was when you were born; use it on what usually tires you.',
      tense:
        'Mars is at odds with where it was when you were born, and it is easy to be drawn into a quarrel; let most of them pass.',
    },
    [Jupiter]: {
      conjunction:
        'You are ready for something big with Mars on your Jupiter; let it be a task whose size you already know.',
      harmonious: 'Mars helps your Jupiter, a good time to set out, or to try for something.',
      tense:
        'Pick one thing; Mars is egging on your Jupiter, and it is easy to start more than you can finish.',
    },
    [Saturn]: {
      conjunction:
        'Only patient force gets through while Mars is on your Saturn, so slow down and keep at it.',
      harmonious:
        'Patient effort goes a long way with Mars friendly to your Saturn; begin with the hardest piece.',
      tense: 'Mars strains against your Saturn, and pushing harder only tires you; there may be another way.',
    },
    [Uranus]: {
      conjunction:
        'Nobody can tell you what to do with Mars on your Uranus; just be careful where haste could hurt somebody.',
      harmonious: 'Try your own method while Mars helps your Uranus.',
      tense: 'Leave early, because haste is the thing to watch while Mars jolts your Uranus.',
    },
    [Neptune]: {
      conjunction:
        'Effort goes furthest in art or in helping when Mars is on your Neptune; save the fight for another day.',
      harmonious: 'Go by feel while Mars is kind to your Neptune.',
      tense:
        'Put off what is hard if you can; Mars is at odds with your Neptune, and rest does more for you than effort.',
    },
    [Pluto]: {
      conjunction:
        'You are stronger than the matter requires with Mars on your Pluto; half your strength will do.',
      harmonious: 'What has resisted you for long may give way while Mars helps your Pluto.',
      tense: 'Walk away from one small contest; Mars is provoking your Pluto, and it could get out of hand.',
    },
    [Ascendant]: {
      conjunction: 'You come on strong with Mars on your Ascendant, so ask before you act.',
      harmonious:
        'People follow you readily while Mars is friendly to your Ascendant, and a direct question is likely to get a direct answer.',
      tense:
        'People are short with each other, you among them, with Mars square your Ascendant. Give way once.',
    },
    [Midheaven]: {
      conjunction: 'Your ambition shows as Mars crosses your Midheaven; point it at something worth having.',
      harmonious: 'Mars helps your Midheaven, and one of your plans can be moved a good step forward.',
      tense:
        'Settle one thing at a time; people at home and people outside it both pull at you while Mars squares your Midheaven.',
    },
    [Descendant]: {
      conjunction: 'Someone may be blunt with Mars on your Descendant; answer as plainly, and stay friendly.',
    },
    [ImumCoeli]: {
      conjunction: 'Something at home needs doing while Mars is at the foot of your chart, so do it.',
    },
  },
};
