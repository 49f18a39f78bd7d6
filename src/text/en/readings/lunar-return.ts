import type { LunarReturnReadingCells } from '../../reading-catalogue.js';
import { onAngle } from './lunar-return/angles.js';
import { aspects } from './lunar-return/aspects.js';
import { eclipseDaysOfTheMonth, eclipsesOfTheMonth } from './lunar-return/eclipses.js';
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
    old: 'Where work is spoken of, think of whatever fills your days now.',
  },
  asks: asksOfTheMonth,
  grounds: groundsOfTheMonth,
  answer: answerOfTheMonth,
  closingLeader: closingLeaderOfTheMonth,
  closingWithoutHouses: closingOfTheMonth,
  lines: {
    ascendant: {
      0: 'With Aries rising, the month wants you to move before you feel quite ready.',
      1: 'With Taurus rising, this month wants few things, good ones, and no sudden changes.',
      2: 'With Gemini rising, the month brings questions, visitors and short trips, few of them planned.',
      3: 'With Cancer rising, the month turns toward family and whatever makes you feel safe.',
      4: 'With Leo rising, you wear your heart where people can see it.',
      5: 'With Virgo rising, this month takes an interest in details and does not like to be surprised.',
      6: 'With Libra rising, the month looks for harmony and hardly settles until somebody else has settled too.',
      7: 'With Scorpio rising, this month keeps its plans private and its loyalties few.',
      8: 'With Sagittarius rising, the month is hopeful by nature and hard to keep indoors.',
      9: 'With Capricorn rising, the month is serious about one aim and sparing with its feelings.',
      10: 'With Aquarius rising, the month would sooner be among friends than be fussed over at home.',
      11: 'With Pisces rising, the moods of others reach you easily, and so does whatever is beautiful.',
    },
  },
  ascendant: {
    0: 'The month starts with Aries rising, and in small things patience is short. Anger comes hot and is soon over. It is a good time for breaking a habit, or for saying straight out what you need. Those who live with you may find you brisk. Little of it is meant unkindly.',
    1: 'Things slow down with Taurus on the Ascendant, and that does you good. You want the same chair, the same voices, food that tastes of something. What you begin is likely to be kept up. Hurry makes you stubborn, while anyone who takes the time can lead you a long way.',
    2: 'Gemini is rising, so this month is light on its feet. You chat, read three things at once, and feel better after every call. Nerves lie close to the surface. A mood that seems grave is often gone by the time you have described it, which is no reason to keep it to yourself.',
    3: 'Tender and watchful, that is a month with Cancer rising. You want your own people around you and hear every change in their tone. An old song or a photograph can move you to tears. You protect others well. Once hurt, you take longer than usual to come out of your shell.',
    4: 'The month has Leo rising and would like a little ceremony. You are warmer than you were, and readier to be thanked. What you made in private may want an audience, however small. To be overlooked stings more than usual; to be laughed with puts it right.',
    5: 'With Virgo at the Ascendant, you feel best when you are of use. Your eye for what is wrong is sharp, and your own faults don’t escape it. Plain meals and a short list restore you. Someone close may hear a correction where you meant concern.',
    6: 'Company shapes the month, since Libra rises. You soften your tone, find the fair word, and dislike being alone with a decision. Beauty has a strong effect on you, and so has discord. Keeping the peace costs you a wish or two, which you remember later with some surprise.',
    7: 'Feelings run deep while Scorpio is rising, and they choose a few places and pass over the rest. Excuses do not impress you. An intense talk may change a bond for the better. If you become suspicious, say so; it does less harm than brooding.',
    8: 'Your spirits rise with Sagittarius at the Ascendant. You want to go somewhere, or at least to talk of something larger than errands. Frankness is your charm and now and then your trouble. Worries look smaller from a distance. Those who come to you for comfort are sometimes given a good opinion in its place.',
    9: 'A cool, capable month comes with Capricorn rising, and you take charge of yourself. Duties are done first and done well. You show little of how you feel until the work is done, so hardly anyone knows. In the evening you may notice how tired you are, and then it is time to stop.',
    10: 'Aquarius on the Ascendant gives you some distance from your own moods. You look at them with interest, as if they were a friend’s. Odd hours, new people and a change of routine suit you. Somebody may find you far away and be glad of a hand on the arm.',
    11: 'Pisces is rising, so the month has soft edges. You dream more, cry or laugh more easily, and need time with no purpose. Now and then a plan changes because a feeling has. Your sympathy is a comfort to people, and it has no natural end, so that you have to set one before you are worn out.',
  },
  risesThere:
    'The Ascendant of the return falls in {house} of your birth chart, and the Moon is in that house of the return, so the two point the same way.',
  onAngle,
  ruler,
  axes: axesOfTheMonth,
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
    turning: {
      2: 'Mercury turns retrograde for about three weeks, and what is ready is better sent before this day.',
      3: 'Venus turns retrograde for about six weeks, and what you liked before comes to mind again.',
      4: 'Mars turns retrograde for about ten weeks, and from here on old tasks go better than new ones.',
    },
    forward: {
      2: 'Mercury goes forward again, and what was left open can be settled.',
      3: 'Venus goes forward again, and you can say more easily whom and what you like.',
      4: 'Mars goes forward again, and what has been held up can be taken in hand.',
    },
    eclipses: eclipseDaysOfTheMonth,
    backward: {
      2: 'Mercury, still retrograde, comes back to {b}; what was said or written lately can be put more clearly.',
      3: 'Venus, still retrograde, comes back to {b}, and somebody you used to be fond of may be on your mind.',
      4: 'Mars, still retrograde, comes back to {b}; finish something that others have been waiting for.',
    },
  },
  otherTimes: {
    later:
      'It is exact there for the last time in {month}, so not everything need be settled in these four weeks.',
    last: 'It has been there before, first in {month}, and this is the last time.',
    past: 'It was exact for the last time in {month}, and is slowly moving off.',
  },
  rare: {
    6: 'Through all of it you have {name}, which comes seldom and asks you to do less, and to mean it.',
    7: 'Through all of it you have {name}, which lasts longer than the month and may change what has held for years.',
    8: 'Through all of it you have {name}, which lasts longer than the month and leaves something unclear that cannot be hurried.',
    9: 'Through all of it you have {name}, which lasts longer than the month and takes one matter down to its roots.',
  },
  eclipses: eclipsesOfTheMonth,
  moonDraws: [
    'The Moon, in {house} of the return, draws you {to}.',
    'In {house} of the return the Moon draws you {to}.',
  ],
  inSign,
  aspects,
  moon: moonAspects,
  closing: {
    1: 'This month is your own, {name}. The Moon in the first house lets you feel what you feel and be seen doing it, which is rarer than it should be. You will know yourself a little better when it comes around again.',
    2: 'Hold on to what is good and near, {name}. The Moon in the second house trusts what it can touch, and caring for what you have will calm you more than being told that all is well.',
    3: 'With the Moon in the third house, {name}, a single remark may outlast the month, and you need not know beforehand which. The rest is mostly the sound of people who are glad that the others are there.',
    4: 'The Moon in the fourth house is content with little, {name}: a door to close, and somebody behind it who is glad that you came. If the month gives you that, it has done its work.',
    5: 'Let this month be enjoyed, {name}. The Moon in the fifth house feels better for every hour that has no purpose, and those around you catch it from you. The useful things will still be there.',
    6: 'With the Moon in the sixth house, a little care given regularly does more than a great effort. It holds for your work, {name}, and for yourself too. Much of what worries you gets smaller by being dealt with a little at a time.',
    7: 'Someone else has a share in your month, {name}, for the Moon is in the seventh house. Their moods are not all your doing, nor are yours all theirs. Kindness goes further here than being right.',
    8: 'What you feel deserves to be taken seriously, {name}, and need not be acted on at once. The Moon in the eighth house lets go in its own time. Then it does so thoroughly, and there is room again.',
    9: 'There is a longing in this month, {name}, since the Moon is in the ninth house, and it is worth following at least as far as the next hill. You come back to the same things and see them from higher up.',
    10: 'Your heart is in what you do, {name}, with the Moon in the tenth house, and others see more of it than you suppose. It does you no harm to be known as someone who feels. Praise and blame both fade sooner than you expect.',
    11: 'You do not have to carry this month by yourself, {name}. The Moon in the eleventh house has friends to call on, and they would rather help than be spared. A hope that was told to them is already half begun.',
    12: 'Rest is the proper work of a month with the Moon in the twelfth house, {name}. What you sleep on, write down or simply leave in peace sorts itself out. You lose nothing by being hard to find for a while.',
  },
};
