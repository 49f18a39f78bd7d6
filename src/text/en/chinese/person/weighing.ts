import type { ChineseCatalogue } from '../../../chinese-catalogue.js';

/** What the pillars of a birth come to when they are weighed against each other. */
export const weighing: ChineseCatalogue['weighing'] = {
  count:
    'Counted over the stems and animals of your pillars, no element comes up more often than {element}, which is there {times}: {leaning}',
  times: {
    3: 'three times',
    4: 'four times',
    5: 'five times',
    6: 'six times',
    7: 'seven times',
    8: 'eight times',
  },
  even: 'Counted over the stems and animals of your pillars, the elements are spread rather evenly.',
  level: 'Counted over the stems and animals of your pillars, no element has the lead.',
  leanings: {
    wood: 'you lean toward growth, plans and new starts.',
    fire: 'you lean toward warmth, speed and being seen.',
    earth: 'you lean toward staying, keeping and looking after.',
    metal: 'you lean toward order, judgment and clean endings.',
    water: 'you lean toward movement, talk and second thoughts.',
  },
  missing: {
    wood: 'Wood is missing: beginnings are hard for you, and easier beside somebody who begins things gladly.',
    fire: 'Fire is missing: you warm up slowly, and lively company does you good.',
    earth:
      'Earth is missing, so that a settled place is something you make rather than something you were given.',
    metal: 'Metal is missing, and to say no, or that a thing is over, takes you longer than it should.',
    water: 'Water is missing: rest does not come to you by itself, and has to be planned.',
  },
  allPresent: 'All five elements are present, and what one lacks another can lend.',
  months: {
    same: {
      yang: 'The {animal} of your month belongs to {month}, your own element: you are at home in yourself and need little in order to be so.',
      yin: 'The {animal} of your month belongs to {month}, as you do by your day, and you lean on your own kind without thinking.',
    },
    feeds: {
      yang: 'The {animal} of your month belongs to {month}, which feeds {day}: help tends to come to you early, and you expect it to.',
      yin: 'The {animal} of your month belongs to {month}, and {month} feeds {day}, so that people and things older than you carry you some of the way.',
    },
    drains: {
      yang: 'The {animal} of your month belongs to {month}, which {day} has to feed. You are apt to give out before you have taken in.',
      yin: 'The {animal} of your month belongs to {month}, which draws on {day}: what you make and say costs you more than it shows.',
    },
    mastered: {
      yang: 'The {animal} of your month belongs to {month}, which {day} masters, though not for nothing. You may have been useful young, and know what things are worth.',
      yin: 'The {animal} of your month belongs to {month}, which {day} masters; you handle the practical side well, and it tires you.',
    },
    masters: {
      yang: 'The {animal} of your month belongs to {month}, which masters {day}. Rules and judges may have come early, and you stand up straight before them.',
      yin: 'The {animal} of your month belongs to {month}, which masters {day}. You know pressure from the inside, and it shapes you more than it bends you.',
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
      helped: [
        'Put portrait and pillars side by side: the {animal} is what people meet, and behind it stands well-watered wood. You have more to grow with than you use, so that the choice of a direction matters more than strength.',
        'So there is a {animal} in front and, behind it, wood that thrives. What you lack is seldom strength; it is room, and somebody who tells you when you take the light from others.',
        'Taken together, the {animal} has living wood at its back, and plenty of it. You can afford slow plans, the kind that others give up for want of roots.',
      ],
      unhelped: [
        'Put portrait and pillars side by side: the {animal} is what people meet, and the wood behind it grows in spare ground. That makes for slow growth and a tough fiber. You thrive where somebody waters, and such places are worth moving for.',
        'So there is a {animal} in front and, behind it, wood that has had to look for its water. It has made you tough and careful. Good company is not a luxury for you, since you grow by it.',
        'Taken together, the {animal} draws on wood that is cut as fast as it grows. Keep some of it for yourself, an hour or a skill that serves nobody.',
      ],
    },
    fire: {
      helped: [
        'Seen together, the {animal} has a well-fed fire behind it. Warmth you have in plenty; a hearth to keep it in, some steady work or a steady house, is what makes an evening out of a blaze.',
        'The sum of it is a {animal} with fuel to spare. You will not run short of beginnings. Finish one in three, and people will warm themselves at it for years.',
        'What the pillars add to the {animal} is a great deal of light. Use it on something that holds still long enough to be seen.',
      ],
      unhelped: [
        'Seen together, the {animal} lives off a fire that everything else draws on. Fuel, in the shape of rest, friends and one thing you love, does more for you than another effort of will.',
        'The sum of it is a {animal} whose fire is true and has little to live on. You know better than most what is worth burning for. Be sparing with the rest.',
        'What the pillars show behind the {animal} is a fire that others draw on. Let someone bring you wood; they would like to be asked.',
      ],
    },
    earth: {
      helped: [
        'What the {animal} promises, the earth beneath it can carry, for it lies deep in these pillars. Others build on you and are right to. All that such ground asks is to be turned now and then, so that it does not set.',
        'At bottom, under the {animal}, there is ground that bears. You may be slow to believe it, as people seldom look at what they stand on. Something lasting could be put up there, and in your own name.',
        'A {animal} on deep soil: that is what the pillars come to. You have time, and may use it. Only leave room for a change in whatever you build.',
      ],
      unhelped: [
        'What the {animal} promises, the earth beneath it has to earn back, for these pillars take much out of it. Giving comes easily to you and rest does not. Years in which little was harvested may turn out to have been the useful ones.',
        'At bottom, under the {animal}, there is ground that has been asked for a great deal. It gives, and it tires. Say beforehand how much can be had, and the giving will go on being a pleasure.',
        'A {animal} on thin soil, well worked: that is what the pillars come to. You get more out of little than others out of plenty, and have earned a season of doing nothing with it.',
      ],
    },
    metal: {
      helped: [
        'Behind the {animal} there is metal, and the other pillars are on its side. You seldom lack firmness. What brings out its worth is use: a craft, a cause, or a person to whom your exactness is a help.',
        'In the end the {animal} has good metal at its side. You need not show its edge often. People feel that it is there, and are clearer with you for it.',
        'The pillars put a full mine behind the {animal}. There is more judgment in you than one life asks for; teach some of it.',
      ],
      unhelped: [
        'Behind the {animal} there is fine metal, and the other pillars use it hard. An edge of that kind lasts by being chosen for its work. Where precision is wanted and not force, you outdo stronger people.',
        'In the end the {animal} carries a thin keen edge through a good deal of rough work. Keep it for what deserves it. A dull day is no loss if the edge is there on the next.',
        'The pillars have put the metal behind the {animal} through the fire more than once. What has come out is well tempered. You need not prove it again.',
      ],
    },
    water: {
      helped: [
        'Under the {animal} runs a good deal of water. Movement and ideas you can count on. Banks, which may be a habit, a place or a partner, are what make a river of it.',
        'All in all the {animal} is carried by a full stream. You will always find a way, so the question is to where. Settle that, and the rest goes by itself.',
        'What keeps the {animal} going is a spring that does not fail. Others come to it to drink; see that they leave the stones in place.',
      ],
      unhelped: [
        'Under the {animal} there is little water, and much is asked of it. It goes further than it looks. Some quiet every day is how it fills again, and those who know you well already leave you that.',
        'All in all the {animal} lives on a little clear water. You feel a great deal, and it has to come from small supplies. Choose who may draw from it, and at what hours.',
        'What keeps the {animal} going is water that has had to find its way through rock. It is the better for that, and deserves a wider bed.',
      ],
    },
  },
};
