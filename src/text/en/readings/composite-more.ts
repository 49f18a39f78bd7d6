import type { CompositeReadingCells } from '../../pair-catalogue.js';

/** Three planets and more in one house of the bond. */
export const crowdedInTheBond: CompositeReadingCells['crowded'] = {
  1: 'With {planets} in the first house together, this bond makes itself felt. The two of you begin things, are noticed, and are taken for more alike than you are. What each wants apart from the other has to be kept up on purpose.',
  2: 'With {planets} in the second house, money and possessions are a main subject here, and so is what each of you is worth to the other. What belongs to you both is well looked after. Say early who brings what, and what belongs to whom.',
  3: 'On ordinary days this is a bond of talk, errands and short trips, with {planets} in the third house. You tell each other most things on the day they happen. What is serious should be announced as such, or it goes by with the rest.',
  4: 'With {planets} all in the fourth house, much of this bond takes place out of other people’s sight, around a home, a family or a common past. It gives you both somewhere to belong. Guests may find it hard to come in.',
  5: 'With {planets} in the fifth house, enjoyment is a serious matter between you: a game, a song, something that you make. You are livelier together than apart. It is the dull days that have to be learned.',
  6: 'Work and daily habits are the center of this bond, with {planets} in the sixth house. You are good at getting things done side by side. Time without a task has to be agreed on, or it doesn’t come.',
  7: 'With {planets} in the seventh house, you two are always aware of being two. You compare, consult and measure yourselves against each other. Agreements are your strength, and some things each of you can decide alone.',
  8: 'With {planets} in the eighth house, trust is what this bond is about: what is shared, owed, confided and kept from others. Little of it stays on the surface. Something light now and then does you both good.',
  9: 'With {planets} together in the ninth house, this bond wants to go somewhere: abroad, into a subject, after a conviction. You are at your best where both are learning. In an ordinary week a book or a talk about far places does you good.',
  10: 'With {planets} in the tenth house, the two of you work at something that others can see. You are known for what you do, and care about it. What you do when nobody is looking may come short.',
  11: 'With {planets} in the eleventh house, this is a bond among friends and for a common hope. A circle forms around you easily. To be alone together has to be arranged.',
  12: 'Much of this bond goes on unseen, with {planets} in the twelfth house. You understand each other’s quiet, and may not say what you need. To be left alone together, without anyone’s questions, does you good.',
};

/** The same where so many are in one house that the opening names them. */
export const leadingCrowdOfTheBond: CompositeReadingCells['leadingCrowd'] = {
  1: 'With {planets} together in the first house, the bond itself is the strongest thing in this chart, and anyone can see it.',
  2: 'With {planets} together in the second house, a great deal turns on what you own and what you are worth to each other.',
  3: 'Much of this chart, {planets}, is gathered in the third house, and most of what happens here happens in conversation.',
  4: 'The weight of this chart is at home, out of other people’s sight, with {planets} in the fourth house.',
  5: 'Play and pleasure are what this bond chiefly lives on, as {planets} gather in the fifth house.',
  6: 'Work and the daily round are where you two chiefly meet, as {planets} gather in the sixth house.',
  7: 'Much of this chart, {planets}, is gathered in the seventh house, and its main question is how two people stay even.',
  8: 'The weight of this chart lies in trust, and in what the two of you owe each other, as {planets} gather in the eighth house.',
  9: 'Most of this chart, {planets}, is gathered in the ninth house and faces outward, toward travel, study and belief.',
  10: 'Most of this chart, {planets}, is gathered in the tenth house and has to do with what you two achieve before others.',
  11: 'The weight of this chart is among friends and in a common hope, as {planets} gather in the eleventh house.',
  12: 'With {planets} together in the twelfth house, the larger part of what you share goes on where nobody sees it.',
};

/** The same of three and more in one sign, with the Sun or the Moon among them. */
export const leadingSignCrowdOfTheBond: CompositeReadingCells['leadingSignCrowd'] = {
  0: 'In Aries stand {planets}, so whatever you two want, feel or think comes out at once and straight.',
  1: 'Taurus holds {planets}, so this bond is slow to move and very hard to shake.',
  2: 'With {planets} together in Gemini, the two of you live on talk, news and variety.',
  3: 'Cancer gathers {planets}, so care and memory are what this bond is made of, and its skin is thin.',
  4: 'In Leo are {planets}, which all ask for warmth, an audience and a generous answer.',
  5: 'With {planets} in Virgo, most of what is between you goes into being of use, and into seeing what could be better.',
  6: 'Libra has {planets}, and fairness is the rule in nearly all you do, at the price of some quick decisions.',
  7: 'With {planets} in Scorpio nothing much is done by halves here, and little of it is shown.',
  8: 'Sagittarius gathers {planets}, and this bond would always be on its way, in good spirits and with large plans.',
  9: 'In Capricorn stand {planets}, so work, patience and respect carry most of what you have.',
  10: 'Aquarius holds {planets}, so room, friendship and an idea in common come before closeness.',
  11: 'With {planets} in Pisces, feeling and fancy run through everything between you, and outlines are few.',
};

/** A planet on an angle, in a sentence of an opening that asks about something else. */
export const leadingOnAngleOfTheBond: CompositeReadingCells['leadingOnAngle'] = {
  0: 'The Sun stands {at}, and being the two of you is no small part of who each of you is.',
  1: 'The Moon stands {at}, and feelings are never far from what you two decide.',
  2: 'Mercury stands {at}, so much of what you are to each other is put in words.',
  3: 'Venus stands {at}, and that you like each other is a large part of what holds you together.',
  4: 'Mars stands {at}, so there is always something to do with you two, or something to fight out.',
  5: 'Jupiter stands {at}, and you two think in large terms and in hopeful ones.',
  6: 'Saturn stands {at}, so duty and staying power are much of what ties you.',
  7: 'Uranus stands {at}, and nobody can say what form this bond will take next.',
  8: 'Neptune stands {at}, so a good deal between you is sensed and is not spelled out.',
  9: 'Pluto stands {at}, and whatever is between you has more force than shows.',
};

/** Planets on both ends of the horizon, or at the top and at the foot of the chart. */
export const axisOfTheBond: CompositeReadingCells['axis'] = {
  horizon: [
    'Face to face along the horizon, {a} and {b} pull two ways, toward what you show as a pair and toward what each wants of the other.',
    'With {a} and {b} at the two ends of the horizon, what the bond looks like and what you meet in each other are hard to bring together.',
  ],
  meridian: [
    'Since {a} and {b} face each other from the top and the foot of the chart, what you do before others and what you need in private pull apart.',
    'With {a} and {b} at the top and at the foot of the chart, what you are in public and what you are at home make different demands.',
  ],
};

/** How what the opening names agrees where all of it goes one way. */
export const weighingOfTheBond: CompositeReadingCells['weighing'] = {
  hard: [
    'Nothing so strong eases what leads here; what helps you two is quieter and has to be used on purpose.',
    'What leads is the hardest thing in this chart as well as the strongest, and most of the rest is there to help with it.',
    'No aspect of the same weight stands against what leads; the helpers are smaller, and come later in this reading.',
  ],
  kind: [
    'Nothing of the same weight works against what leads here, and what is harder in the chart finds you on good terms.',
    'What leads here is friendly; the harder things come after it, and there is good will to meet them with.',
    'The strongest thing between you is a help, and it can carry what is less easy further down.',
  ],
  pressing: [
    'None of this is light; what helps you two is quieter, and has to be used on purpose.',
    'Nothing of the same weight eases that, and the smaller helpers come later in this reading.',
  ],
  easing: [
    'What stands beside it is friendly, and there is good will to meet the harder things with.',
    'With so much on your side, the harder things further down find you on good terms.',
  ],
};

/** Last of all: what helps with what is hard beside what the closing is about, or what the two have besides. */
export const besideInTheBond: CompositeReadingCells['beside'] = {
  hard: {
    1: [
      'When what you aim at and what you need differ, let the need have its turn before it has to ask twice. The plan can wait an evening, and it is then carried out by two people who have rested.',
    ],
    2: [
      'Where words have gone wrong, say the thing again on the next day, in fewer of them. Ask first what was understood; quite often it was not what had been said.',
    ],
    3: [
      'As for affection, ask each other now and then in what form it would be welcome. What is given in that form is seen for what it is, and half as much of it does as well.',
    ],
    4: [
      'The temper loses its edge when a quarrel is had early and is kept to one subject. What either of you wants can mostly be said in a sentence, and once it has been said it is soon settled.',
      'When a quarrel comes all the same, make it short, and afterward do something together that has to be done. The same strength serves for both.',
    ],
    5: [
      'And of all that you plan together, plan a little less and do the whole of it. A thing that was finished gives you more joy than three that were announced.',
      'As to promises, halve them. What is then kept in full is remembered, and the next thing is begun with an easier mind.',
    ],
    6: [
      'Where duty weighs on you, divide it anew once in a while; the shares of some years ago seldom still fit. And say what was well done before you say what is missing.',
      'What is heavy in this bond gets lighter on the day when one of you says aloud that it is. Then it can be shared out, and some of it turns out to be nobody’s duty.',
    ],
    7: [
      'For the sudden turns that remain a word beforehand is enough, and one hour that is always kept. With that much to rely on, either of you can bear a change of plan.',
      'And when one of you has to get away, let it be said as a need and not as a verdict, with the hour of coming back. Then nobody has to hold on.',
    ],
    8: [
      'And whatever has a date or a price in it should be said once more than seems necessary. You can go on guessing at everything else; it is one of your pleasures.',
      'Where something is unclear, ask on the same day; it grows overnight. The answer is mostly plainer than the guess, and kinder.',
    ],
    9: [
      'Where each of you would have the last word, let it go around, one matter to the one and the next to the other. Neither then has to win all of them.',
      'And in the one matter where neither yields, decide by turns and keep no score. Whoever gave way last time need not be thanked for it, and should not be reminded.',
    ],
  },
  kind: {
    1: [
      'Besides, what you want and what you need seldom disagree here, and that is a rest to you both.',
      'At home, meanwhile, you are a rest to each other, and that is half of what a bond is for.',
    ],
    2: [
      'You two can talk, besides, which not every pair can. What was said too soon can be said again, and heard differently.',
      'You have the words for it, too. Use them on a good evening, and before they are needed.',
    ],
    3: [
      'Affection is there meanwhile, and it may be drawn on for the hard days as well as the good.',
      'That you like each other is the surest thing in this chart, and everything else can lean on it.',
      'And you are fond of each other through all of it, which does no harm to be said on an ordinary day.',
    ],
    4: [
      'Once you have decided on a thing together it gets done, and that helps with the rest.',
      'And when talk is of no more use, you two still have work that you can do side by side.',
    ],
    5: [
      'You have good humor to spare besides, and may spend some of it on each other.',
      'Each of you believes in the other, besides, and on a bad day that is what gets you up.',
      'You can also laugh about it, sooner than most pairs, and it is then already half over.',
    ],
    6: [
      'What you promised each other holds in the meantime, and much can be built on that.',
      'Time works for the two of you. What is hard this year has often become a habit by the next, and a good one.',
    ],
    7: [
      'There is room between you as well, so neither has to fight for air.',
      'And since neither holds the other fast, there is always a fresh start to be had.',
    ],
    8: [
      'And each of you forgives a good deal without being asked.',
      'Neither of you likes to see the other hurt, and that has ended many a quarrel before it was settled.',
    ],
    9: [
      'When something is really at stake you stand together, which is worth remembering in the smaller disputes.',
      'Whatever comes, you two can begin again from what is left, and that is not given to every pair.',
    ],
  },
};

/** What a crowd in a house states. */
export const stancesOfCrowdsOfTheBond: CompositeReadingCells['stances']['crowded'] = {
  6: ['leisure'],
  11: ['leisure'],
};
