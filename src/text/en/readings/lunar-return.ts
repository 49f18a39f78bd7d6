import type { LunarReturnReadingCells } from '../../reading-catalogue.js';
import { onAngle } from './lunar-return/angles.js';
import { aspects } from './lunar-return/aspects.js';
import { eclipseSectionsOfTheMonth, eclipsesOfTheMonth } from './lunar-return/eclipses.js';
import { firstHouse } from './lunar-return/first-house.js';
import { axesOfTheMonth, crowdedInTheMonth } from './lunar-return/gatherings.js';
import { phase, ruler, sun } from './lunar-return/houses.js';
import { leadingOnAngle } from './lunar-return/leading-angles.js';
import { moonAspects } from './lunar-return/moon-aspects.js';
import { answerOfTheMonth, asksOfTheMonth, groundsOfTheMonth } from './lunar-return/question.js';
import { inSign, moonSign, retrograde } from './lunar-return/signs.js';
import { closingLeaderOfTheMonth } from './lunar-return/theme.js';
import {
  closingOfTheMonth,
  leadingTheMonth,
  leadingTheMonthRetrograde,
  openingWithoutHousesOfTheMonth,
} from './openings.js';
import { bridgesOfTheMonth } from './return-bridges.js';

export const lunarReturn: LunarReturnReadingCells = {
  title: '{name}: a month, from the Moon’s return on {day}',
  titleAround: '{name}: a month, from the Moon’s return around {day}',
  withPlanets: '{title}, with {planets}',
  enters: '{A} goes from {from} into {sign} as the month begins, and is read here by the second of the two.',
  turnsForward: '{A} has been going backward and turns forward on {day}, so the first days are the slowest.',
  moonBetween:
    'The Moon itself is in {from} or in {to}, which the hour would decide, so nothing here is told by its sign.',
  chapters: {
    tone: 'The tone of the month',
    place: 'Where the month takes place',
    aspects: 'Aspects and dates',
  },
  opening: [
    'The Moon is back where it stood when you were born, {name}, and a new month of feeling begins.',
    'Once in its round the Moon comes to its place at your birth, {name}, and the chart of that moment shows how the next four weeks will feel.',
    'This chart is for one month, {name}, and speaks of moods, habits and home more than of events.',
    'A month is short, {name}, and a few things in the chart of its beginning are enough to know it by.',
  ],
  openingWithoutHouses: openingWithoutHousesOfTheMonth,
  elsewhere: ['The chart is cast for {place}, and the houses in it are those of that place.'],
  leading: leadingTheMonth,
  atAge: {
    child:
      'Where this speaks of work, think of school; of money, of what you own; and of love or a partner, of a friend.',
  },
  asks: asksOfTheMonth,
  grounds: groundsOfTheMonth,
  answer: answerOfTheMonth,
  closingLeader: closingLeaderOfTheMonth,
  closingWithoutHouses: closingOfTheMonth,
  lines: {
    ascendant: {
      0: 'With Aries rising, you step up to new things before you feel quite ready.',
      1: 'With Taurus rising, you let nobody hurry you, and want few things and good ones.',
      2: 'With Gemini rising, questions, visitors and short trips come your way, few of them planned.',
      3: 'With Cancer rising, you keep to people you know until you are sure of the others.',
      4: 'With Leo rising, you come in with some warmth, and like to be greeted.',
      5: 'With Virgo rising, you take an interest in details and do not like to be taken by surprise.',
      6: 'With Libra rising, you are hardly at ease in any company until the others are.',
      7: 'With Scorpio rising, you keep your plans to yourself until you know whom you are talking to.',
      8: 'With Sagittarius rising, you meet people with good humor, and are glad of a reason to go out.',
      9: 'With Capricorn rising, you come across as serious, and go about one aim at a time.',
      10: 'With Aquarius rising, you would sooner be treated as a friend than be fussed over.',
      11: 'With Pisces rising, the moods of others reach you easily, and so does whatever is beautiful.',
    },
  },
  ascendant: {
    0: 'The month starts with Aries rising, and in small things patience is short. Anger comes hot and is soon over. It is a good time for breaking a habit, or for saying straight out what you need. Those who live with you may find you brisk. Little of it is meant unkindly.',
    1: 'You take your time over whatever is new, with Taurus on the Ascendant, and that does you good. In a strange place you look for a comfortable chair, a familiar voice, food that tastes of something. What you begin is likely to be kept up. Hurry makes you stubborn, while anyone who takes the time can lead you a long way.',
    2: 'Gemini is rising, so you are light on your feet with people. You chat with whoever is there, and feel better after every call. In company your nerves lie close to the surface. A mood that seems grave is often gone by the time you have described it, which is no reason to keep it to yourself.',
    3: 'With Cancer rising, people who meet you find you tender and watchful. Among strangers you stay close to your own and hear every change in their tone. You protect others well, and know before they say so who has had enough. Once hurt, you take longer than usual to come out of your shell.',
    4: 'The month has Leo rising, and you would like a little ceremony when you come in. People find you warmer than you were, and readier to be thanked. What you made in private may want an audience, however small. To be overlooked stings more than usual; to be laughed with puts it right.',
    5: 'With Virgo at the Ascendant, you get to know people by being of use to them. Your eye for what is wrong is sharp, and your own faults don’t escape it. Plain meals and a short list restore you. Someone close may hear a correction where you meant concern.',
    6: 'Libra rises, so you meet people halfway. In company you soften your tone, find the fair word, and dislike being alone with a decision. Beauty has a strong effect on you, and so has discord. Keeping the peace costs you a wish or two, which you remember later with some surprise.',
    7: 'You are hard to read at first sight while Scorpio is rising, and you look twice at whoever wants something of you. Excuses do not impress you. An intense talk may change a bond for the better. If you become suspicious, say so; it does less harm than brooding.',
    8: 'You meet people cheerfully with Sagittarius at the Ascendant. Where the choice is yours, you go somewhere, or at least talk of something larger than errands. Frankness is your charm and now and then your trouble. Worries look smaller from a distance. When people come to you for comfort, you may give them advice instead.',
    9: 'Cool and capable is how you come across with Capricorn rising, and where nobody takes charge, you do. Duties are done first and done well, and how you are has to wait until the work is finished. In the evening you may notice how tired you are, and then it is time to stop.',
    10: 'Aquarius on the Ascendant gives you some distance from what goes on around you. At a quarrel you look with interest, as if you had read of it somewhere. Odd hours, new people and a change of routine suit you. Somebody may find you far away and be glad of a hand on the arm.',
    11: 'Pisces is rising, so you come to people with soft edges. In company you laugh or cry with whoever does, and afterward you need time with no purpose. Now and then a plan changes because a feeling has. Your sympathy is a comfort to people, and it has no natural end, so that you have to set one before you are worn out.',
  },
  risesThere:
    'The return’s Ascendant falls in {house} of your birth chart and its Moon is in the same house of the return, so both have one subject: {matter}.',
  onAngle,
  ruler,
  axes: axesOfTheMonth,
  bridges: bridgesOfTheMonth,
  crowded: crowdedInTheMonth,
  sun,
  leadingOnAngle,
  firstHouse,
  phase,
  moonSign,
  retrograde,
  leadingRetrograde: leadingTheMonthRetrograde,
  days: {
    title: 'From {begins} to {ends}',
    dated: '{day}: {text}',
    around: 'Around {day}: {text}',
    forward: {
      2: 'Mercury goes forward again, and what was left open can be settled.',
      3: 'Venus goes forward again, and you can say more easily whom and what you like.',
      4: 'Mars goes forward again, and what has been held up can be taken in hand.',
    },
    backward: {
      2: 'Mercury, on its way backward, is on {b}; what was said or written lately can be put more clearly.',
      3: 'Venus, on its way backward, is on {b}, and somebody you used to be fond of may be on your mind.',
      4: 'Mars, on its way backward, is on {b}; finish something that others have been waiting for.',
    },
  },
  eclipseSections: eclipseSectionsOfTheMonth,
  turnsBack: {
    title: '{A} turns back: {day}',
    2: 'Mercury goes backward from this day until {to}, and what is said, sent or agreed tends to come round a second time: a message is read in another way, a date has to be changed, someone you had lost sight of writes. It is a good stretch for finding mistakes and for finishing a text. What is ready now is better sent before it, and what can wait is better settled afterward.',
    3: 'Venus goes backward from this day until {to}, as it does every year and a half, and you look once more at whom and what you like. Somebody from your past may come to mind, or turn up, and a taste that you had taken for settled can change, and change back. Wait with a purchase or a promise that is hard to undo until you have wanted it for another month.',
    4: 'Mars goes backward from this day until {to}, as it does about every two years, and pushing does less than it did. Old tasks go better than new ones, and an anger that you had swallowed may ask to be heard. Put your strength into what is already begun. Where somebody is in your way, a second attempt, made later and more calmly, gets further.',
  },
  exactAtMoon: {
    one: [
      'The aspect is exact on {day}.',
      'You feel {a} most on {day}, when the aspect is exact.',
      'With {a} it is exact on {day}.',
      'This is strongest on {day}.',
    ],
    together: [
      '{B} is in aspect to the Moon within days of {a}, which is exact on {day}; take the two as one.',
      '{A} is there on {day}, close to the day of {b}, and the two are felt as one.',
    ],
  },
  otherTimes: {
    later:
      'It is exact there for the last time in {month}, so not everything need be settled in these four weeks.',
    last: 'It has been there before, first in {month}, and this is the last time.',
    past: 'It was exact for the last time in {month}, and is slowly moving off.',
  },
  rare: {
    5: 'In these weeks you have {name}, as you have once in about twelve years, and may ask for more than you are used to.',
    6: 'Through all of it you have {name}, which comes seldom and asks you to do less, and to mean it.',
    7: '{name} is larger than the month: it may change what has held for years, and these weeks are part of that.',
    8: 'In these weeks and after them you have {name}, and what it leaves unclear cannot be hurried.',
    9: 'Beneath all this is {name}, which takes one matter down to its roots and is not done in a month.',
  },
  eclipses: eclipsesOfTheMonth,
  gathers: [
    'Most of what is going on has to do with {matter}, since {planets} are together in {house}.',
    'With {planets} in {house}, a good part of these weeks goes to {matter}.',
  ],
  gathersThere: [
    'Nothing in the return is fuller than {house}, which holds {planets}.',
    'Since {planets} are all in {house}, most of it happens there.',
  ],
  moonDraws: [
    'The Moon, in {house} of the return, draws you {to}.',
    'In {house} of the return the Moon draws you {to}.',
  ],
  inSign,
  aspects,
  moon: moonAspects,
  closing: {
    1: 'Whatever the month asks of you for others, {name}, the Moon in the first house lets you feel what you feel, and lets people see it. Tell one of them what you would like for yourself.',
    2: 'Hold on to what is good and near, {name}. The Moon in the second house trusts what it can touch, and caring for what you have will calm you more than being told that all is well.',
    3: 'With the Moon in the third house, {name}, a single remark may outlast the month, and you need not know beforehand which. The rest is mostly the sound of people who are glad that the others are there.',
    4: 'The Moon in the fourth house is content with little, {name}: a door to close, and somebody behind it who is glad that you came. If the month gives you that, it has done its work.',
    5: 'Enjoy what there is to enjoy in this month, {name}. With the Moon in the fifth house an hour without any purpose does you good, and those around you catch it from you.',
    6: 'With the Moon in the sixth house, a little care given regularly does more than a great effort. It holds for whatever you have to do, {name}, and for yourself too. Much of what worries you gets smaller by being dealt with a little at a time.',
    7: 'Someone else has a share in your month, {name}, for the Moon is in the seventh house. You need not take all of their moods upon yourself. Kindness gets you further here than being right.',
    8: 'What you feel deserves to be taken seriously, {name}, and need not be acted on at once. The Moon in the eighth house lets go in its own time. Then it does so thoroughly, and there is room again.',
    9: 'There is a longing in this month, {name}, since the Moon is in the ninth house, and it is worth following at least as far as the next hill. You come back to the same things and see them from higher up.',
    10: 'Your heart is in what you do, {name}, with the Moon in the tenth house, and others see more of it than you suppose. It does you no harm to be known as someone who feels. Praise and blame both fade sooner than you expect.',
    11: 'You do not have to carry this month by yourself, {name}. With the Moon in the eleventh house you have friends to call on, and they would rather help than be spared. A hope that was told to them is already half begun.',
    12: 'Rest has its place in a month with the Moon in the twelfth house, {name}. What you sleep on, write down or simply leave in peace sorts itself out. You lose nothing by being hard to find for a while.',
  },
};
