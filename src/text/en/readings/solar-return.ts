import type { SolarReturnReadingCells } from '../../reading-catalogue.js';
import {
  closingOfTheYear,
  leadingTheYear,
  leadingTheYearRetrograde,
  openingWithoutHousesOfTheYear,
} from './openings.js';
import { bridgesOfTheYear } from './return-bridges.js';
import { onAngle } from './solar-return/angles.js';
import { jupiter } from './solar-return/aspects/jupiter.js';
import { mars } from './solar-return/aspects/mars.js';
import { mercury } from './solar-return/aspects/mercury.js';
import { moon } from './solar-return/aspects/moon.js';
import { neptune, saturn, uranus } from './solar-return/aspects/outer.js';
import { sun } from './solar-return/aspects/sun.js';
import { venus } from './solar-return/aspects/venus.js';
import { aimsOfTheYear, axesOfTheYear } from './solar-return/axes.js';
import * as slow from './solar-return/company-slow.js';
import * as swift from './solar-return/company-swift.js';
import { phasesOfTheYear } from './solar-return/phases.js';
import {
  asksOfTheYear,
  drawsInTheYear,
  elementsOfTheYear,
  gathersInTheYear,
  gathersThereInTheYear,
  groundsOfTheYear,
  questionOfTheYear,
} from './solar-return/question.js';
import { inSign, retrograde } from './solar-return/signs.js';
import { closingLeaderOfTheYear } from './solar-return/theme.js';

export const solarReturn: SolarReturnReadingCells = {
  title: '{name}: a year, from the birthday in {year}',
  chapters: {
    tone: 'The tone of the year',
    place: 'Where the year takes place',
    matters: 'This year in particular: {fields}',
    aspects: 'What the planets do together',
    dates: 'The course of the year',
  },
  fields: {
    1: 'you yourself',
    2: 'money',
    3: 'talk',
    4: 'home',
    5: 'love',
    6: 'daily tasks',
    7: 'partnership',
    8: 'trust',
    9: 'travel',
    10: 'reputation',
    11: 'friends',
    12: 'rest',
  },
  planetFields: {
    0: 'will',
    1: 'feeling',
    2: 'talk',
    3: 'love',
    4: 'drive',
    5: 'hope',
    6: 'duty',
  },
  opening: [
    'Here is the year that begins on your birthday in {year}, {name}, with the strongest parts of its chart first.',
    'In {year} the Sun comes back to its place, {name}, and a new year of your life begins.',
    'Each return of the Sun has a chart of its own, {name}, and this is what stands out in that of {year}.',
    'What sets this year apart, {name}, shows in the chart for the Sun’s return in {year}.',
  ],
  openingWithoutHouses: openingWithoutHousesOfTheYear,
  elsewhere: ['The chart is cast for {place}, so its houses are those of that place.'],
  leading: leadingTheYear,
  atAge: {
    child:
      'Where this speaks of work, think of school; where it speaks of money, of what you own; and where it speaks of love or a partner, of a friend.',
  },
  asks: asksOfTheYear,
  grounds: groundsOfTheYear,
  draws: drawsInTheYear,
  firstPlace:
    'Before all else the year takes place in {house}, with {planets} at its threshold, and has to do with {matter}. The rest stands beside that.',
  gathers: gathersInTheYear,
  gathersThere: gathersThereInTheYear,
  question: questionOfTheYear,
  elements: elementsOfTheYear,
  closingLeader: closingLeaderOfTheYear,
  phase: phasesOfTheYear,
  inSign,
  retrograde,
  leadingRetrograde: leadingTheYearRetrograde,
  betweenSigns:
    'The Sun passed from {from} into {to} on the day you were born, so without the hour either sign may be yours. Nothing in this year is told by the Sun’s sign, so you need not decide between them.',
  besidePublic:
    'What people see of the year belongs to {planets} on the Midheaven; this goes on behind it, and need not be shown.',
  closingWithoutHouses: closingOfTheYear,
  lines: {
    ascendant: {
      0: 'With Aries rising, you go first this year where you would once have asked permission.',
      1: 'With Taurus rising, you take your time over whatever is offered to you, and keep what you have taken up.',
      2: 'With Gemini rising, you come to new things with a question, and now and then change your mind about the answer.',
      3: 'With Cancer rising, you go carefully among people you don’t know, and warmly among your own.',
      4: 'With Leo rising, you step forward where others wait to be asked, and put your own signature to what you do.',
      5: 'With Virgo rising, you begin with whatever needs putting right, and like to know how a thing works.',
      6: 'With Libra rising, you look for the middle between yourself and whomever you have to deal with.',
      7: 'With Scorpio rising, you choose whom you let near, and are hard to put off once you have asked a question.',
      8: 'With Sagittarius rising, you want to see more of the world than last year, and may be wrong about some of it.',
      9: 'With Capricorn rising, people meet you as somebody with an aim, and trust you with what is meant to last.',
      10: 'With Aquarius rising, you are quick to break with a custom that has stopped making sense to you.',
      11: 'With Pisces rising, you meet people with fewer defenses than usual and a larger heart.',
    },
  },
  ascendant: {
    0: 'Aries rises over the year, and you go into whatever is new to you at a run. With people whom you have just met you are bolder than you were, quicker to object and quicker to be done with it, and things that had waited for the right moment get started without one. Others notice that you push before they know why, so tell them what it is for. Among so many beginnings, some need a person who finishes them.',
    1: 'You come to new things at a walking pace, with Taurus rising over the year. Whatever is offered to you, a place, a purchase or a plan, you look for what is solid in it: good tools, people who stay. Those who press you for an answer find you calm, and sometimes hard to move. What you take up in this way you keep up. The one danger is to mistake what is comfortable for what is right.',
    2: 'With Gemini rising you begin most things with a question this year. You talk to whoever sits beside you, learn quickly and pass it on. One new acquaintance leads to the next, and a brother, a sister or a neighbor may matter more than before. With so many interests, few get your whole attention. Choose one that is meant to last.',
    3: 'Cancer is on the Ascendant, and you come to new people and places with care. You look first for whether you are welcome, and until you know, you keep close to those you know already. Once somebody is yours, you guard them. People come to you for shelter, and you give it gladly until you are tired. What you feel about a person at once is worth listening to, even if you cannot explain it until later.',
    4: 'Leo rising makes you hard to overlook this year wherever you come in. Strangers meet your warmth first, and your pride a little later. Something that you made may want to be shown, and people respond to the pleasure you take in it. If somebody fails to notice you it may hurt more than you like to admit, though they probably meant nothing by it.',
    5: 'Virgo rises, and wherever you begin this year, you begin by putting things in order. At a first meeting you notice what is not right, ask how a thing works, and offer help before you offer an opinion. People find you more exact than usual, and less easily impressed. What you repair stays repaired. The temptation is to go on improving what was finished long ago.',
    6: 'With Libra rising, you like to talk a decision over before you make it. Fairness and pleasant company count for more, and people find you easy to talk to. You may also want the things around you to be more beautiful. While you are still weighing both sides, somebody else may choose for you, so settle beforehand by what day you will have made up your mind.',
    7: 'Scorpio rises, and at first meetings this year you see a good deal and give away little of yourself. Surfaces bore you; you want to know what is behind a thing before you take part in it, and your plans are heard of when they are ready. People sense a force in you and come closer or step away. You are slow to trust new people, and those who last you trust entirely.',
    8: 'Sagittarius rising makes you look up and out this year, toward study, distance or a belief worth arguing for. To strangers you say what you think, and mostly it is well taken. Where you are free to choose, you would rather set out than wait. Small obligations get left behind more often than you notice. Others catch your confidence, and some of them see to what you forgot.',
    9: 'With Capricorn on the Ascendant, people who meet you this year find you sober and sure of your aim. You take charge where nobody else does, promise little, and earn respect by what you do. What you begin is meant to be of use for years. Where you are in charge, you may come across as colder than you feel, and be surprised by how much a kind word from you is worth to somebody.',
    10: 'With Aquarius rising, you meet people as equals, whatever their standing, and would rather be true to a principle than fit in with them. What goes on around you, you look at from some distance, which can be a relief and now and then a little lonely. Where an old rule is in the way, a quick change suits you. Someone close may have to tell you that they miss you, and you will be glad to have been told.',
    11: 'With Pisces on the Ascendant, you take on the tone of whatever company you come into. Music and places reach you too, and a stranger’s trouble easily moves you to help. What you had meant to do with a day changes with the people in it. Your imagination is at its best. Before you take on somebody’s trouble, it is worth finding out whether they want you to, and sleeping enough is part of the work.',
  },
  risesThere:
    'The rising degree falls in {house} of your birth chart, and the Sun stands in the same house of the return, so what you begin and what you aim at have one subject: {matter}.',
  ruler: {
    1: '{A} rules the rising sign and stands in the first house, so what you begin yourself goes much as you make it go.',
    2: '{A}, the ruler of the rising sign, is in the second house, and much of what you begin goes by what you can make, keep and call your own.',
    3: 'Since {a} rules the rising sign and stands in the third house, the way into something new opens through a thing read, said or heard close to home.',
    4: '{A} rules the rising sign from the fourth house, and what you begin elsewhere soon touches home and the people you come from.',
    5: 'From the fifth house {a}, the ruler of the rising sign, steers you toward pleasure: of what you take up, you get furthest with what you love doing.',
    6: '{A} rules the rising sign from the sixth house, so that what you take up needs a schedule, and your strength some care.',
    7: 'The ruler of the rising sign, {a}, stands in the seventh house, and what you begin tends to turn on somebody else’s answer, a partner’s above all.',
    8: 'From the eighth house {a}, which rules the rising sign, gets you ahead where you share something, trust somebody, or give up what is over.',
    9: 'With {a} ruling the rising sign from the ninth house, you look far afield for a beginning, on the road or in a book.',
    10: '{A} rules the rising sign and stands in the tenth house, so you get on by doing things well where they can be seen, and by what you agree to answer for.',
    11: 'The rising sign has {a} for its ruler, in the eleventh house, and friends, or plans made with them, help to decide what you take up.',
    12: '{A} rules the rising sign from the twelfth house, out of sight, and what you begin goes on for some time before anybody hears of it.',
  },
  onAngle,
  crowded: {
    1: 'With {planets} in the first house, much of the year depends on you. You have several plans at once and are hard to overlook, and each plan wants to be acted on now. The people beside you may have had something else in mind, and will say so if they are asked.',
    2: 'Money and what it is worth to you come up again and again, because {planets} all stand in the second house. You become practical and want to know what you can count on. A feeling of having enough, or too little, may decide more than the figures do.',
    3: 'With {planets} in the third house, many of your days are full of messages, lessons, relatives and short trips. Hardly one of them is important alone, and together they may change how you think. A quiet hour has to be planned.',
    4: 'A good deal happens at home this year, as {planets} share the fourth house. Family needs you, or you need it, and you may change the rooms you live in or leave them. Little of this shows, so others may think that you are doing nothing. Those who should know can be told; as for the others, their not knowing gains you time.',
    5: 'Play has a large part in the year, with {planets} in the fifth house. Love, art, games or time with a child may all ask for the same free evening. What you make has life in it, and the dull part can’t always be left to others.',
    6: 'Work comes in from all sides this year, because {planets} are gathered in the sixth house. You are needed, you improve how things are done, and you have to watch how much of yourself goes into it. A good routine is worth more here than heroic effort.',
    7: 'When {planets} meet in the seventh house, a good part of the year is lived face to face. Partners, opponents and friends with strong views fill it, and you know yourself by how you answer them. A decision made alone feels unfinished, even when it is right.',
    8: 'What you share with others comes up for review, because {planets} stand together in the eighth house. That may be money, a debt, closeness or simply trust. One such tie can end this year and another begin, and most of it is settled in private.',
    9: 'With {planets} together in the ninth house, your thoughts often go far this year. Study, travel, faith and long arguments about what is true pull you several ways at once, and you may begin three of them and finish none. Choose the one that you would give your evenings to.',
    10: 'In whatever you are known for, much of what you do is seen this year, since {planets} stand in the tenth house. You are asked for, given tasks, and talked about. Success of that kind, where it comes, costs time, so decide early what you will not give up for it.',
    11: 'Friends take you along this year, since {planets} stand in the eleventh house. You may join one circle and leave another, and make plans that you could not carry out alone. Now and then ask yourself whether what they want is also what you want.',
    12: 'Some of the year goes on where nobody sees it, as {planets} share the twelfth house. Old matters may be sorted out, and somebody helped who will not talk about it. Those who miss you would like to hear when you will be back.',
  },
  axes: axesOfTheYear,
  bridges: bridgesOfTheYear,
  company: {
    2: swift.mercury,
    3: swift.venus,
    4: swift.mars,
    5: swift.jupiter,
    6: slow.saturn,
    7: slow.uranus,
    8: slow.neptune,
    9: slow.pluto,
  },
  aims: aimsOfTheYear,
  aspects: {
    0: sun,
    1: moon,
    2: mercury,
    3: venus,
    4: mars,
    5: jupiter,
    6: saturn,
    7: uranus,
    8: neptune,
  },
  closing: {
    1: 'So the year comes down to you, {name}. Others may move first, but with the Sun in the first house the answer has to be your own, and you have to try before you can know. The first try need not go well. By your next birthday you may have done some of the things that you had only thought about.',
    2: 'The Sun in the second house measures the year by what stays with you, {name}: a skill, a habit of care, a steadier sense of your own worth. Much else passes more quickly. What you have learned to do without counts among the gains as well.',
    3: 'The Sun in the third house gives this year to what is near and quickly said, {name}, and some of its best moments may look like small talk. Among so many messages a few will change how you think. There is no telling which at the time, and that is a good reason to listen kindly to all of them, and to answer in your own words.',
    4: 'With the Sun in the fourth house, {name}, much of what this year does is done at home, where nobody counts it. By your next birthday, whatever else there is to report, you may be more at home in your life than you were.',
    5: 'What you will remember of this year, {name}, is what you enjoyed, since the Sun is in the fifth house. A success counts for more if it also gave you pleasure. Half an hour now and then with no purpose at all can change the rest of the day.',
    6: 'The Sun in the sixth house gives this year to daily tasks and habits, {name}, and it improves by small corrections. Hardly one of them is noticed when you make it. By your next birthday they may add up to days that run better and to a habit or a skill that you are glad of.',
    7: 'This is no year to go alone, {name}, though you need not give up your own hours for it. With the Sun in the seventh house the moments that decide it may be conversations, and the most useful thing that anybody says to you may be a no. Once you have slept on it, you can thank them for it.',
    8: 'It is a year for the truth about a few things, {name}, and that takes its time. With the Sun in the eighth house you need not clear up all of it at once, nor alone. By your next birthday some weight may be gone that you had carried for so long that you took it for your own.',
    9: 'From the ninth house, {name}, the Sun lets you come home with more than you took along: a skill, a story, an opinion that has changed. Not everyone around you will follow at once, and most of them are won by what they can use. Then your time away was of use to them as well.',
    10: 'With the Sun in the tenth house, {name}, a good deal of this year is done in front of others. One place where nobody wants anything of you does you good. What you would do even if no one were watching is likely to last longest.',
    11: 'Hope is better shared, {name}, and the Sun in the eleventh house sets you among people to share it with. Not everybody will go the whole way with you. Those who do are the real gain of the year, and may still be there long after the plan itself is finished or forgotten.',
    12: 'Not everything in this year has to be seen, {name}, least of all by others. The Sun in the twelfth house prepares what has no name yet, and that goes best undisturbed. When somebody asks what you have been doing, you may say that you have been resting, and leave it at that.',
  },
};
