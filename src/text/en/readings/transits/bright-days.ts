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
      conjunction: 'You are at your most charming with Venus on your Sun, and a favor is soon granted.',
      harmonious:
        'People are glad to have you around while Venus is kind to your Sun, and you are glad to be there.',
      tense: 'Venus tempts your Sun, and what is bought only to impress is soon regretted.',
    },
    [Moon]: {
      conjunction: 'Venus is on your Moon, a time for comfort and for someone dear.',
      harmonious:
        'Home is a pleasant place while Venus is kind to your Moon, for a guest as much as for you.',
      tense: 'Venus brushes your Moon the wrong way, and what pleases others does little for you.',
    },
    [Mercury]: {
      conjunction:
        'The friendly word comes by itself with Venus on your Mercury, and a small quarrel is easily settled.',
      harmonious: 'A note to someone you like is well received while Venus favors your Mercury.',
      tense: 'Flattery, your own included, is easily believed when Venus is at odds with your Mercury.',
    },
    [Venus]: {
      conjunction: 'Venus is back where it was when you were born, and you remember what you like.',
      harmonious:
        'Pleasure costs little while Venus is at a good angle to your natal Venus, and you notice how little it takes.',
      tense: 'Venus is at a hard angle to your natal Venus, and a treat may cost more than it is worth.',
    },
    [Mars]: {
      conjunction: 'You know whom or what you want when Venus meets your Mars, and it can be seen.',
      harmonious:
        'The first move toward somebody you like comes easily while Venus is friendly to your Mars.',
      tense: 'Venus teases your Mars, and one person may want more than the other.',
    },
    [Jupiter]: {
      conjunction:
        'Venus is on your Jupiter, and there is something to celebrate, if only that you are together.',
      harmonious:
        'Generosity is easy on both sides as Venus favors your Jupiter, in giving and in being given to.',
      tense:
        'Venus tempts your Jupiter to have more of everything; the first helping is likely to be the best.',
    },
    [Saturn]: {
      conjunction:
        'An old loyalty is worth more than a new charm while Venus is on your Saturn, and a friend of long standing may come to mind.',
      harmonious: 'Venus is friendly to your Saturn, and a promise kept with some grace is appreciated.',
      tense: 'Venus runs up against your Saturn, and affection can seem cool where it is only tired.',
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
      conjunction: 'You look well with Venus on your Ascendant, and people tell you so.',
      harmonious: 'Venus is friendly to your Ascendant, and people you meet for the first time take to you.',
      tense: 'Venus squares your Ascendant, and you may be too obliging to everybody at once.',
    },
    [Midheaven]: {
      conjunction: 'What you do is likely to please as Venus crosses your Midheaven, and people say so.',
      harmonious: 'Venus favors your Midheaven, and a friendly question gets further than a firm one.',
      tense:
        'Venus squares your Midheaven, and being liked is not quite enough where something was promised.',
    },
    [Descendant]: {
      conjunction: 'Venus is on your Descendant, and time spent with one person is the best of the day.',
    },
    [ImumCoeli]: {
      conjunction: 'Home looks its best, or wants to, while Venus is at the foot of your chart.',
    },
  },
  [Mars]: {
    [Sun]: {
      conjunction:
        'Mars crosses your Sun, and you have more courage than patience, which suits a start and spoils an answer.',
      harmonious:
        'Mars helps your Sun, and something that has long taken more courage than you had comes easier.',
      tense:
        'Mars is at odds with your Sun, and if you are challenged, what you can do says more than an argument.',
    },
    [Moon]: {
      conjunction:
        'You may be restless or cross when Mars is on your Moon; it helps to have something to do with your hands.',
      harmonious: 'Things at home get done quickly while Mars is friendly to your Moon.',
      tense:
        'Mars is rough on your Moon, and small things at home may set you off when it is a larger one that hurts.',
    },
    [Mercury]: {
      conjunction: 'You speak your mind with Mars on your Mercury, and go one sentence too far.',
      harmonious: 'Mars helps your Mercury, and a case that you have prepared is made well.',
      tense: 'With Mars rushing your Mercury, a hasty message may cost you an apology.',
    },
    [Venus]: {
      conjunction: 'Attraction, yours first of all, shows quickly when Mars meets your Venus.',
      harmonious: 'The first step costs you nothing while Mars is friendly to your Venus.',
      tense: 'A quarrel may be a wish for closeness in disguise, with Mars chafing at your Venus.',
    },
    [Mars]: {
      conjunction:
        'Mars is back where it was when you were born and begins a new two-year round, in which you go after something of your own.',
      harmonious:
        'You have strength to spare while Mars is at a good angle to your natal Mars, even for what usually tires you.',
      tense:
        'Mars is at a hard angle to your natal Mars, and it is easy to be drawn into a quarrel that concerns you little.',
    },
    [Jupiter]: {
      conjunction:
        'You are ready for something big with Mars on your Jupiter, and see only later how big it is.',
      harmonious: 'Mars helps your Jupiter, and setting out or competing is a pleasure.',
      tense: 'Mars is egging on your Jupiter, and it is easy to start more than you can finish.',
    },
    [Saturn]: {
      conjunction:
        'Only patient force gets through while Mars is on your Saturn, and it gets through slowly.',
      harmonious:
        'Patient effort goes a long way with Mars friendly to your Saturn, and the hardest piece gives way first.',
      tense: 'Mars strains against your Saturn, and pushing harder only tires you; there may be another way.',
    },
    [Uranus]: {
      conjunction:
        'With Mars on your Uranus nobody can tell you what to do; just be careful where haste could hurt somebody.',
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
      conjunction: 'You come on strong with Mars on your Ascendant, stronger than you notice yourself.',
      harmonious:
        'People follow you readily while Mars is friendly to your Ascendant, and a direct question is likely to get a direct answer.',
      tense:
        'People are short with each other, you among them, with Mars square your Ascendant, and it blows over.',
    },
    [Midheaven]: {
      conjunction: 'Your ambition shows as Mars crosses your Midheaven, and it gets things moving.',
      harmonious: 'Mars helps your Midheaven, and one of your plans can be moved a good step forward.',
      tense: 'Home and work both pull at you while Mars squares your Midheaven, and both are in a hurry.',
    },
    [Descendant]: {
      conjunction: 'Someone may be blunt with Mars on your Descendant, and mean no more than they say.',
    },
    [ImumCoeli]: {
      conjunction:
        'Something at home needs doing while Mars is at the foot of your chart, and there is strength for it.',
    },
  },
};
