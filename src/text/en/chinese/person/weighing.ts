import type { ChineseCatalogue } from '../../../chinese-catalogue.js';
import { closings } from './closings.js';

/** What the pillars of a birth come to when they are weighed against each other. */
export const weighing: ChineseCatalogue['weighing'] = {
  count:
    'The pillars hold {all} elements, two to a pillar, and among yours {element} comes up most often, {times}: {leaning}',
  tied: 'The pillars hold {all} elements, two to a pillar, and among yours {element} and {other} come up most often, {times} each. By {element} {leaning} By {other} {otherLeaning}',
  numbers: { 1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight' },
  ofMost: {
    feeds:
      '{Most} feeds the {own} of your day, so that you seldom lack teachers or ideas, and may put off acting until you have heard one more.',
    drains:
      'The {own} of your day feeds all that {most}: a good part of you goes into what you make, say or do for others.',
    mastered:
      'The {own} of your day has all that {most} to master, so you are seldom without a task, and know how to finish one.',
    masters:
      '{Most} masters the {own} of your day. You know what it is to be asked for much, and put your own wishes at the end of the list.',
  },
  strength: {
    most: 'The day master is strong: {own} is what you are, and there is plenty of it, so you are not easily turned from your way.',
    many: 'Together with the {feeding} that feeds it, {own} makes up {support} of the {all}, so the day master is strong: you can carry a good deal before you need help.',
    month:
      'Together with the {feeding} that feeds it, {own} makes up only {support} of the {all}, but the month is on its side and weighs most, so the day master is strong enough: you can do without help for a time, and do better with it.',
    few: 'Together with the {feeding} that feeds it, {own} makes up {support} of the {all}, so the day master gives out more than it takes in, and it matters who and what you have around you.',
    alone:
      '{Own} makes up {support} of the {all}, and there is no {feeding} to feed it. The day master gives out more than it takes in, and it matters who and what you have around you.',
  },
  secretFriends: { first: ', as the closest pairs are called', again: ' too' },
  times: {
    3: 'three times',
    4: 'four times',
    5: 'five times',
    6: 'six times',
    7: 'seven times',
    8: 'eight times',
  },
  even: 'The pillars hold {all} elements, two to a pillar. In yours all five are there and none has the lead, so that you can meet most people on their own ground.',
  level:
    'The pillars hold {all} elements, two to a pillar. In yours none has the lead: you can take most things from more than one side, and may need longer than others to choose one.',
  leanings: {
    wood: 'you lean toward growth, plans and new starts.',
    fire: 'you lean toward warmth, speed and being seen.',
    earth: 'you lean toward staying, keeping and looking after.',
    metal: 'you lean toward order, judgment and clean endings.',
    water: 'you lean toward movement, talk and second thoughts.',
  },
  missing: {
    wood: 'There is no wood on the surface, and you begin things more wisely beside somebody who plans.',
    fire: 'Fire does not show: lively company warms you more than you expect.',
    earth:
      'You have no earth on the surface, so that a settled place is something you make rather than something you were given.',
    metal: 'Metal is missing, and to say that a thing is over takes you longer than it should.',
    water: 'Water is hidden at best: rest does not come to you by itself, and has to be planned.',
  },
  missingOfThree: {
    wood: 'None of the three pillars that are known has wood on the surface; the hour may. Otherwise you begin things more wisely beside somebody who plans.',
    fire: 'Fire does not show in the three pillars that are known. Unless the hour has it, lively company warms you more than you expect.',
    earth:
      'The three pillars that are known have no earth on the surface. If the hour has none either, a settled place is something you make rather than something you were given.',
    metal:
      'Metal is missing from the three pillars that are known. If it is from the hour as well, to say that a thing is over takes you longer than it should.',
    water:
      'Water is hidden at best in the three pillars that are known. Unless the hour brings it, rest does not come to you by itself, and has to be planned.',
  },
  months: {
    same: {
      yang: 'The {animal} of your month belongs to {month}, your own element: you know what you think without asking anyone, and may forget to ask.',
      yin: 'The {animal} of your month belongs to {month}, as you do by your day, and you turn for help to people who are like you.',
    },
    feeds: {
      yang: 'The {animal} of your month belongs to {month}, which feeds {day}: help tends to come to you early, and you expect it to.',
      yin: 'The {animal} of your month belongs to {month}, and {month} feeds {day}, so that people and things older than you carry you some of the way.',
    },
    drains: {
      yang: 'The {animal} of your month belongs to {month}, which {day} has to feed: you are apt to give to others before you have seen to yourself.',
      yin: 'The {animal} of your month belongs to {month}, which draws on {day}: what you make and say costs you more than it shows, so you need a rest after it.',
    },
    mastered: {
      yang: 'The {animal} of your month belongs to {month}, which {day} masters by effort. You may have been made useful early, and know what things are worth.',
      yin: 'The {animal} of your month belongs to {month}, which {day} masters; you handle the practical side well, and it tires you.',
    },
    masters: {
      yang: 'The {animal} of your month belongs to {month}, which masters {day}. Rules and strict people may have come early in your life, and you hold your own before them.',
      yin: 'The {animal} of your month belongs to {month}, which masters {day}. You know pressure well, and have learned to work under it; now and then you may put some on yourself when nobody else does.',
    },
  },
  monthMastersWeak:
    'The {animal} of your month belongs to {month}, which masters {day}. Rules and strict people may have come early in your life, and may have taken more out of you than anyone noticed.',
  company: {
    benming:
      'Year and day have one animal, the {day}: what you show and what you are at home are much the same, and people need not know you long to know you.',
    clash:
      'The {year} of your year and the {day} of your day clash: where you come from and what you want at home pull apart, and you may have gone some distance to have both.',
    combination:
      'The {year} of your year and the {day} of your day are secret friends{called}: family and private life help each other more than you plan.',
    trine:
      'The {year} of your year and the {day} of your day belong to one trine, a group of three allies: the self that people meet and the one at home get on.',
    harm: 'The {year} of your year and the {day} of your day are said to harm each other, which shows in small misunderstandings at home, most of them about older loyalties.',
    punishment:
      'The {year} of your year and the {day} of your day count as a punishment, which is an old name for severity: you are stricter with yourself at home than anyone you meet would guess.',
    break:
      'The {year} of your year and the {day} of your day are said to break each other’s arrangements, so that public promises and private ones get in each other’s way.',
  },
  clashes: {
    month:
      'The {other} of your month and the {day} of your day clash: work and what you want at home pull apart, and you may have had to choose between them more than once.',
    hour: 'The {day} of your day and the {other} of your hour clash: what you live with and what you still hope for pull apart, and you may be restless at home for no reason that anyone sees.',
    yearMonth:
      'The {year} of your year and the {other} of your month clash: what your family or your name stands for and the work you do pull apart, and you may have left one field or place for another in order to go your own way.',
    yearHour:
      'The {year} of your year and the {other} of your hour clash: what you were brought up to and what you want for later life differ, so that a change of direction would surprise nobody who knows you well.',
    monthHour:
      'The {one} of your month and the {other} of your hour clash: what you do all day leads away from what you hope for in later years, and some part of it may have to be given up in time.',
    bothHour:
      'The {other} of your hour clashes with both: where you come from and what you live with pull one way, and what you want for later life the other.',
    both: 'The {other} of your month clashes with both: work pulls one way, and family and home the other, and you may have had to choose between them more than once.',
  },
  harmonies: {
    dayMonth: {
      combination:
        'The {one} of your day and the {other} of your month are secret friends{called}: what you do all day and what you want at home help each other.',
      trine:
        'The {one} of your day and the {other} of your month are allies, so that your work seldom asks you to be somebody whom those at home would not know.',
    },
    dayHour: {
      combination:
        'The {one} of your day and the {other} of your hour are secret friends{called}: you can live now much as you would like to live later, and those close to you may want the same.',
      trine:
        'The {one} of your day and the {other} of your hour are allies, and what you still hope for grows out of the life you have at home.',
    },
    yearMonth: {
      combination:
        'The {one} of your year and the {other} of your month are secret friends{called}: where you come from is of use to you in your work, often without your mentioning it.',
      trine:
        'The {one} of your year and the {other} of your month are allies, and something you learned in your family may be what you are valued for at work.',
    },
    yearHour: {
      combination:
        'The {one} of your year and the {other} of your hour are secret friends{called}: what you were brought up to and what you want for later life have more in common than you may have thought.',
      trine:
        'The {one} of your year and the {other} of your hour are allies, so that you can go your own way later without breaking with where you come from.',
    },
    monthHour: {
      combination:
        'The {one} of your month and the {other} of your hour are secret friends{called}: your work leads, by small steps, to what you hope for.',
      trine:
        'The {one} of your month and the {other} of your hour are allies: your work and your hopes for later ask for the same abilities.',
    },
  },
  images: {
    earth:
      'Earth would have you stay, and the image of your year would have you on the move. Both are true: you may long for the road, and furnish every stop on it.',
    fire: 'Fire likes to be seen, and the image of your year does not: you may be quick and bright in company, and keep what matters most for a few.',
    water:
      'Water likes to move, and the image of your year holds still: you may change your plans often, and seldom your mind about people.',
  },
  stayAndMove: 'The two pull apart, so you may want a fixed place, and from time to time a way out of it.',
  trines: {
    water:
      'Monkey, Rat and Dragon are all three among your pillars, which makes a whole trine, that of water. The sides of your life that they stand for work together, by quickness of mind.',
    metal:
      'Snake, Rooster and Ox are all three among your pillars, which makes a whole trine, that of metal. The sides of your life that they stand for work together, by thoroughness.',
    fire: 'Tiger, Horse and Dog are all three among your pillars, which makes a whole trine, that of fire. The sides of your life that they stand for work together, by warmth for a cause.',
    wood: 'Pig, Rabbit and Goat are all three among your pillars, which makes a whole trine, that of wood. The sides of your life that they stand for work together, by kindness and patience.',
  },
  punishments: {
    haste:
      'Tiger, Snake and Monkey are all three among your pillars. The old books call that a punishment: each of the three wants to go first. You get a great deal done, and may pay for it with quarrels that nobody had the time to avoid.',
    stores:
      'Ox, Dog and Goat are all three among your pillars. The old books call that a punishment: each of the three guards what it has. Family, work and home may each want to come first with you, and you are stricter with yourself about it than anyone you meet would guess.',
  },
  softened:
    'The {year} of your year and the {day} of your day count as a punishment besides, which the trine softens: now and then you are stricter with yourself at home than you need be.',
  elements: {
    same: 'The {year} of your year and the {day} of your day have one element, so that going out and coming home ask the same of you.',
    feeds:
      'The {year} of your year feeds the {day} of your day: what you bring in from outside is well used at home.',
    drains:
      'The {day} of your day feeds the {year} of your year, and private hours are apt to go into what others see.',
    mastered:
      'The {day} of your day has the upper hand over the {year} of your year, so that home decides, whatever the face in company says.',
    masters:
      'The {year} of your year has the upper hand over the {day} of your day: family and good name speak first, and private wishes after them.',
  },
  closings,
};
