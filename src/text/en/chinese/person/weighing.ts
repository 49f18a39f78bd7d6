import type { ChineseCatalogue } from '../../../chinese-catalogue.js';

/** What the pillars of a birth come to when they are weighed against each other. */
export const weighing: ChineseCatalogue['weighing'] = {
  count:
    'Counted over stems and animals, no element is there more often than {element}, {count} times in {total}: {leaning}',
  even: 'Counted over stems and animals, the elements are spread rather evenly, none of them more than {count} times in {total}.',
  leanings: {
    wood: 'you lean toward growth, plans and new starts.',
    fire: 'you lean toward warmth, speed and being seen.',
    earth: 'you lean toward staying, keeping and looking after.',
    metal: 'you lean toward order, judgment and clean endings.',
    water: 'you lean toward movement, talk and second thoughts.',
  },
  missing: {
    wood: 'Wood is missing, so that beginnings are borrowed from people who have plenty of them.',
    fire: 'Fire is missing, and company does you the good that a stove does a room.',
    earth:
      'Earth is missing, so that a settled place is something you make rather than something you were given.',
    metal: 'Metal is missing, and to say no, or that a thing is over, takes you longer than it should.',
    water: 'Water is missing, so that rest and doubt have to be let in on purpose.',
  },
  allPresent: 'All five elements are present, and what one lacks another can lend.',
  months: {
    same: {
      yang: 'The month was of your own element, {month}, so that you were born at home and need little in order to be yourself.',
      yin: 'You were born in a month of {month}, your own element, among your kind, and lean on it without thinking.',
    },
    feeds: {
      yang: 'The month was one of {month}, which feeds {day}: help comes to you early, and you expect it to.',
      yin: 'A month of {month} feeds {day}, so that people and things older than you carry you some of the way.',
    },
    drains: {
      yang: 'The month was one of {month}, which {day} has to feed, so that you were giving out before you had taken in.',
      yin: 'A month of {month} draws on {day}: what you make and say costs you more than it shows.',
    },
    mastered: {
      yang: 'The month was one of {month}, which {day} masters, though not for nothing: you were put to use young, and know what things are worth.',
      yin: 'A month of {month} is mastered by {day}; you handle the practical side well, and it tires you.',
    },
    masters: {
      yang: 'The month was one of {month}, which masters {day}: rules and judges came early, and you learned to stand up straight.',
      yin: 'A month of {month} masters {day}. You know pressure from the inside, and it has shaped you more than it has bent you.',
    },
  },
  company: {
    benming:
      'Year and day have one animal, the {day}: what you show and what you are at home are much the same.',
    clash:
      'The {year} of your year and the {day} of your day clash: where you come from and what you want at home pull apart, and you may have gone some distance to have both.',
    combination:
      'The {year} of your year and the {day} of your day are secret friends, so that family and private life help each other more than you plan.',
    trine:
      'The {year} of your year and the {day} of your day belong to one trine: the self that people meet and the one at home get on.',
    harm: 'The {year} of your year and the {day} of your day are said to harm each other, which shows in small misunderstandings at home, most of them about older loyalties.',
    punishment:
      'The {year} of your year and the {day} of your day count as a punishment: you are stricter with yourself at home than anyone you meet would guess.',
    break:
      'The {year} of your year and the {day} of your day are said to break each other’s arrangements, so that public promises and private ones get in each other’s way.',
  },
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
  closings: {
    wood: {
      helped:
        'Put portrait and pillars side by side: the {animal} is what people meet, and behind it stands well-watered wood. You have more to grow with than you use, so that the choice of a direction matters more than strength.',
      unhelped:
        'Put portrait and pillars side by side: the {animal} is what people meet, and the wood behind it grows in spare ground. That makes for slow rings and hard timber. You thrive where somebody waters, and such places are worth moving for.',
    },
    fire: {
      helped:
        'Seen together, the {animal} has a well-fed fire behind it. Warmth you have in plenty; a hearth to keep it in, some steady work or a steady house, is what makes an evening out of a blaze.',
      unhelped:
        'Seen together, the {animal} lives off a fire that has to be kept in. You may seem cooler than you are. Fuel, in the shape of rest, friends and one thing you love, does more for you than another effort of will.',
    },
    earth: {
      helped:
        'What the {animal} promises, the earth beneath it can carry, for it lies deep in these pillars. Others build on you and are right to. All that such ground asks is to be turned now and then, so that it does not set.',
      unhelped:
        'What the {animal} promises, the earth beneath it has to earn back, for these pillars take much out of it. Giving comes easily to you and rest does not. Years in which little was harvested may turn out to have been the useful ones.',
    },
    metal: {
      helped:
        'Behind the {animal} there is metal of some weight. You seldom lack firmness. What brings out its worth is use: a craft, a cause, or a person to whom your exactness is a help.',
      unhelped:
        'Behind the {animal} there is fine metal, and the other pillars use it hard. An edge of that kind lasts by being chosen for its work. Where precision is wanted and not force, you outdo stronger people.',
    },
    water: {
      helped:
        'Under the {animal} runs a good deal of water. Movement and ideas you can count on. Banks, which may be a habit, a place or a partner, are what make a river of it.',
      unhelped:
        'Under the {animal} runs a narrow stream, and much is asked of it. It goes further than it looks. Some quiet every day is how it fills again, and those who know you well already leave you that.',
    },
  },
};
