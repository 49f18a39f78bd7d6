import type { NatalReadingCells } from '../../reading-catalogue.js';
import { company } from './company.js';

export const title = 'The birth chart of {name}';

export const chapters: NatalReadingCells['chapters'] = {
  identity: 'Who you are',
  need: 'What you need',
  mind: 'Mind and speech',
  love: 'Love and drive',
  home: 'Home and past',
  work: 'Work and standing',
  means: 'Means',
  growth: 'Growth and belief',
  longWork: 'The long work',
  generation: 'Your generation',
};

export const opening: NatalReadingCells['opening'] = {
  first: [
    'Three things stand out in this chart, {name}. The first of them is {a}, which {does}.',
    'What is strongest in your chart, {name}, is {a}, which {does}.',
    'The way into this chart, {name}, is by {a}, which {does}.',
    'Three things carry most of your chart, {name}, and the strongest of them is {a}, which {does}.',
  ],
  firstOnAngle: [
    'Three things stand out in this chart, {name}, and one of them before the others. {line}',
    'The loudest voice in your chart, {name}, is easy to name. {line}',
    'One thing in your chart, {name}, would catch any astrologer’s eye first. {line}',
  ],
  second: {
    beside: ['Close beside {b} stands {a}, which {does}.'],
    ease: ['On good terms with {b} is {a}, which {does}.', 'Support comes to {b} from {a}, which {does}.'],
    strain: ['At odds with {b} is {a}, which {does}.', '{A} pulls the other way from {b}: it {does}.'],
    plain: ['Nearly as strong is {a}, which {does}.', '{A} counts for a good deal as well: it {does}.'],
  },
  third: {
    beside: ['Close to {b} as well stands {a}, which {does}.', 'And not far from {b} is {a}, which {does}.'],
    ease: ['{A}, on good terms with {b}, {does}.', '{B} gets on well with {a}, which {does}.'],
    strain: ['{A}, at odds with {b}, {does}.', '{B} has to put up with {a}, which {does}.'],
    plain: ['Then there is {a}, which {does}.', 'And {a} has a say in everything: it {does}.'],
  },
  elements: {
    'fire-fire':
      '{A} and {b} are both in fire signs and agree about that: what they want, they want with their whole heart.',
    'earth-earth': '{A} and {b} are both in earth signs and agree about that: what counts is what holds.',
    'air-air': '{A} and {b} are both in air signs and agree about that: a thing has to be talked over.',
    'water-water': '{A} and {b} are both in water signs and agree about that: what counts is how it feels.',
    'fire-air':
      '{A} and {b} encourage each other, as fire and air do: {a} warms to a thing, and {b} has the next idea for it.',
    'earth-water':
      '{A} and {b} get along, as earth and water do: {a} looks after things and {b} after people.',
    'fire-earth': '{A} and {b} go at different speeds: {a} is eager to start, and {b} wants to be sure.',
    'fire-water':
      '{A} and {b} differ about feelings: {a} shows them at once, and {b} keeps them for a while.',
    'earth-air': '{A} and {b} look for different things: {a} for what holds, and {b} for what is new.',
    'air-water':
      '{A} and {b} differ about feelings: {a} would think or talk about them, and {b} would rather have them.',
  },
  opposite:
    '{A} and {b} stand in opposite signs: each is good at what the other leaves out, and you go back and forth between them.',
  ofOneElement: {
    fire: 'All three are in fire signs, and each of them wants what it wants with its whole heart.',
    earth: 'All three are in earth signs, and to each of them what counts is what holds.',
    air: 'All three are in air signs: you would understand a thing, or talk it over, before you have any feeling about it.',
    water: 'All three are in water signs, and to each of them what counts is how a thing feels.',
  },
  apart:
    'No aspect joins these three, and people who know you from one part of your life may not guess at the others.',
  crowd: {
    sign: 'What stands out first in your chart, {name}, is how much of it is in one place: {planets} are in {sign}.',
    mostInHouse:
      'What stands out first in your chart, {name}, is how much of it is in one place: {planets} are in {sign}, most of them in {house}.',
    allInHouse:
      'What stands out first in your chart, {name}, is how much of it is in one place: {planets} are in {sign} and in {house}.',
    house:
      'What stands out first in your chart, {name}, is how much of it is in one place: {planets} are in {house}.',
  },
  about: {
    sign: {
      0: 'Aries wants to begin at once.',
      1: 'Taurus wants what will last.',
      2: 'Gemini is about news, talk and change.',
      3: 'Cancer is about keeping one’s own people safe.',
      4: 'Leo is about being seen and giving freely.',
      5: 'Virgo is about details and usefulness.',
      6: 'Libra is about fairness and getting on with people.',
      7: 'Scorpio is about strong attachments, and secrets.',
      8: 'Sagittarius is about faith and room to move.',
      9: 'Capricorn is about duty and long work.',
      10: 'Aquarius thinks for itself.',
      11: 'Pisces is about pity and imagination.',
    },
    house: {
      1: 'The first house is that of who you are to look at and how you set about things.',
      2: 'The second house is that of what you own and earn, and of what you think you are worth.',
      3: 'The third house is that of talk and learning, and of the people close by.',
      4: 'The fourth house is that of home, family and what you come from.',
      5: 'The fifth house is that of play, love, children and whatever you make for pleasure.',
      6: 'The sixth house is that of daily work, of habits and of being useful.',
      7: 'The seventh house is that of the other person: a partner, a friend, sometimes a rival.',
      8: 'The eighth house is that of what is shared or hidden: money held in common, secrets, losses.',
      9: 'The ninth house is that of what is far away: travel, study and belief.',
      10: 'The tenth house is that of work in the eyes of others, and of what you are known for.',
      11: 'The eleventh house is that of friends, and of what is planned together with them.',
      12: 'The twelfth house is that of what you do and feel where nobody sees it.',
    },
  },
  company,
  ofCrowd: {
    within: 'The strongest of them is {a}, which {does}.',
    apart: 'Apart from them the strongest voice is that of {a}, which {does}.',
    among: 'Among those in {sign} the strongest is {a}, which {does}.',
  },
  house: {
    1: '{A} and {b} share the first house, so what they are shows in your manner before you have said a word.',
    2: '{A} and {b} share the second house, so what they want is measured in what you can earn, keep and rely on.',
    3: '{A} and {b} share the third house, and both come out in the way you talk, learn and get about.',
    4: '{A} and {b} share the fourth house, so both begin with home and with what you come from.',
    5: '{A} and {b} share the fifth house, so they come out in play, in love and in whatever you make.',
    6: '{A} and {b} share the sixth house, so they are lived out in work, habit and the shape of an ordinary day.',
    7: '{A} and {b} share the seventh house, so both come out in you through the people you pair up with.',
    8: '{A} and {b} share the eighth house, so both are felt where something is shared: money, a secret, a loss.',
    9: '{A} and {b} share the ninth house, so both of them look outward, to travel, study and belief.',
    10: '{A} and {b} share the tenth house, so what is most your own tends to become what you are known for.',
    11: '{A} and {b} share the eleventh house, so you live them out among friends, and in what you plan together with others.',
    12: '{A} and {b} share the twelfth house, so some of what drives you works out of sight, and you may be the last to notice it.',
  },
};
