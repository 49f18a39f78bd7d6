import type { LunarReturnReadingCells, SolarReturnReadingCells } from '../../reading-catalogue.js';

/** The openings of returns: what leads, and how the parts of the chart go together. */

export const leadingTheYear: SolarReturnReadingCells['leading'] = {
  0: [
    'The Sun stands out among the planets of this return, and the year comes out best where you know what you want.',
    'Much turns on the Sun this year, so you do well to decide for yourself.',
  ],
  1: ['The Moon is strong this year, and how you feel from week to week decides more than a plan would.'],
  2: [
    'With Mercury so active, a great deal depends this year on what is asked, answered, written down and agreed.',
    'Mercury keeps you talking, reading and making up your mind.',
  ],
  3: [
    'Venus comes to the fore, and you are more willing than usual to arrange the year around somebody.',
    'Through Venus, affection, taste and good terms with people count for more this year than usual.',
  ],
  4: [
    'Mars drives this year, which means that you want things done and will not wait long for permission.',
    'Mars is strong, and there may be something that you have to go out and fight for.',
  ],
  5: [
    'Jupiter stands out, and with it the wish for more room, more meaning and a larger undertaking.',
    'Jupiter raises your hopes, some of them with good reason.',
  ],
  6: [
    'Saturn sets the terms, and what you carry through this year is meant to bear weight for a long time.',
    'Saturn weighs on this return, so that a duty or a limit gives the year its shape.',
  ],
  7: [
    'Uranus is awake in this chart, so something that seemed settled may come loose, and you may be glad of it.',
    'Uranus makes you restless, and where you have long put up with something you may not do so for another year.',
  ],
  8: [
    'Neptune has imagination and longing count for as much as fact.',
    'With Neptune so near, what you feel and hope this year is hard to separate from what is so.',
  ],
  9: [
    'Pluto is at work, and at least one matter has to be looked into down to its roots.',
    'Pluto is thorough, and something which no longer serves you may have to go.',
  ],
};

/** The leading planet is retrograde. */
export const leadingTheYearRetrograde: SolarReturnReadingCells['leadingRetrograde'] = {
  2: 'Mercury has a large part in the year and is retrograde until {day}, so something that was said, written or agreed may have to be looked at again.',
  3: 'Venus has a large part in the year and is retrograde until {day}, and you may ask yourself again whom and what you like, and why.',
  4: 'Mars has a large part in the year and is retrograde until {day}, so that you push ahead only after that.',
};

export const leadingTheMonthRetrograde: LunarReturnReadingCells['leadingRetrograde'] = {
  2: 'Mercury is retrograde {until}, so a conversation that you had long ago may be taken up again.',
  3: 'Venus is retrograde {until}, and you may ask yourself once more whom and what you like.',
  4: 'Mars is retrograde {until}, and you may still be busy with an old annoyance.',
};

export const leadingTheMonth: LunarReturnReadingCells['leading'] = {
  0: [
    'The Sun gives you a clear idea of what you are about.',
    'With the Sun so strong, one plan of yours matters this month as much as your moods do.',
  ],
  2: [
    'Mercury is busy, and you will want to talk a feeling over.',
    'A letter, a call or a visit can change a whole week, for Mercury has much to say here.',
  ],
  3: [
    'Venus has you look for affection, comfort and good company.',
    'Venus does you good, and you feel best in these weeks with people you like and things that please you.',
  ],
  4: [
    'Mars gives you the push to do something about what you feel.',
    'What annoys you gets dealt with instead of put up with, and Mars sees to that.',
  ],
  5: [
    'Jupiter makes the month roomier than it looks at first.',
    'Jupiter cheers you, and good humor carries you over what would have worried you before.',
  ],
  6: [
    'Saturn gives the weeks some weight, and what has to be done comes before what you would like.',
    'Saturn is strict, and comfort comes to you by way of a duty well done.',
  ],
  7: [
    'Uranus keeps things lively, and a change of plan is more likely than usual.',
    'Uranus has you look for something new, and those close to you may be surprised by it.',
  ],
  8: [
    'Neptune softens you, so that dreams, music and other people’s moods reach you easily.',
    'Neptune opens you to moods, and you feel more in these weeks than you can put into words.',
  ],
  9: [
    'Pluto goes deep, and whatever you feel, you feel in earnest.',
    'One feeling stands in front of all the others, and it has Pluto behind it.',
  ],
};

/** The time of birth is unknown, and with it every house. */
export const openingWithoutHousesOfTheYear: SolarReturnReadingCells['openingWithoutHouses'] = [
  'In which part of your life this happens can’t be said without the hour of your birth. How it happens, and when, can.',
  'The hour of your birth is not known, so this is about how the year goes and when, and not about where in your life.',
];

export const openingWithoutHousesOfTheMonth: LunarReturnReadingCells['openingWithoutHouses'] = [
  'Where in your life it falls can’t be said without the hour of your birth. How it feels can.',
  'Since the hour of your birth is not known, this keeps to how the month feels and says nothing of where in your life it falls.',
];

/** The closing where there are no houses: the opening has said that the hour is not known. */
export const closingOfTheYear: SolarReturnReadingCells['closingWithoutHouses'] = [
  'As each of these dates comes, {name}, you will see whether it is a matter of home, of friends or of love, and after the first of them you will know what to look for.',
  'If you write down for each of these passages how it went, {name}, you will know by the next birthday which of the planets you feel most.',
  'You know your own life well enough, {name}, to put each of these passages in its place as it comes.',
  'The dates tell you when to look, {name}, and your days will show you where. It may be one part of your life for most of the year, or another each time.',
];

export const closingOfTheMonth: LunarReturnReadingCells['closingWithoutHouses'] = [
  'Whether it is at home, among friends or in love that you feel this most, {name}, you will know within the first week.',
  'Notice with whom a mood comes and when it goes, {name}, and you will see where in your life this month is lived.',
  'A line or two on one evening of each week, {name}, is enough to know by the next return what these weeks were about.',
  'Moods are easiest to understand afterward, {name}, and four weeks make a short story once they are over.',
];
