import type { TransitsReadingCells } from '../../reading-catalogue.js';

export const transits: TransitsReadingCells = {
  title: { moment: 'Transits of {name} on {from}', period: 'Transits of {name}, {from} to {to}, {year}' },
  chapters: {
    slow: 'The slow story',
    passing: 'What is passing',
    page: 'In short',
    planets: 'The slow planets',
    months: 'Month by month',
  },
  opening: {
    none: [
      'None of the slow planets is at work on your chart in this time, {name}. What there is passes quickly, and a good deal is left to you.',
      'The great wheels stand still for you just now, {name}. It is a time for finishing what earlier ones began, and for small weather.',
    ],
    one: [
      'One slow story is running in this time, {name}, and the rest is weather: {a} is at work on {b} in your chart.',
      'A single slow planet has business with you, {name}: {a}, which meets {b} in your chart. Everything quicker is read best as a comment on that.',
    ],
    several: [
      'Several slow planets are at work on your chart at once, {name}. The strongest of them is {a}, and what it does to {b} gives this time its subject; the others are told after it, in the order of their weight.',
      'This is a full time, {name}. Begin with {a} and {b}, where most is happening, and take the others as they come: they overlap, and one may help with another.',
      'More than one long story is running, {name}. The one to read first is that of {a} and {b}, since it is the strongest.',
    ],
  },
  planets: {
    0: 'The Sun lights up a point of the chart for a few days and moves on.',
    1: 'The Moon passes in hours, and sets the mood of a day.',
    2: 'Mercury brings talk and errands, for a day or two at a time.',
    3: 'Venus eases what it touches, for a few days.',
    4: 'Mars heats what it touches, for a week or so.',
    5: 'Jupiter opens things, and makes more of whatever it finds.',
    6: 'Saturn takes its time, and what it touches is asked whether it holds.',
    7: 'Uranus loosens what has set, mostly without notice.',
    8: 'Neptune softens outlines, and it takes a long time about it.',
    9: 'Pluto goes to the root, slowly, and what it changes stays changed.',
  },
  passes: {
    none: [
      'It comes near from {starts} and is gone by {ends}, without ever being exact.',
      'This lasts from {starts} to {ends}, close by and never quite exact.',
      'You have it near from {starts} until {ends}.',
    ],
    once: [
      'It begins on {starts}, is exact on {exact}, and is over by {ends}.',
      'The day to note is {exact}; the influence itself runs from {starts} to {ends}.',
      'From {starts} you may feel it come; it is exact on {exact} and lets go by {ends}.',
      'It is strongest on {exact}, within a span from {starts} to {ends}.',
      'Its span is {starts} to {ends}, and its height {exact}.',
      'It comes in on {starts}, reaches its height on {exact} and goes out on {ends}.',
    ],
    thrice: [
      'Three times it comes to the point, on {exact}, and between {starts} and {ends} it is never far.',
      'It is exact three times, on {exact}: the first shows the matter, the second works on it, the third settles it. It lasts from {starts} to {ends}.',
      'Because the planet turns back on its way, it passes three times, on {exact}; all in all it runs from {starts} to {ends}.',
    ],
    more: [
      'It comes to the point more than once, on {exact}, within a span from {starts} to {ends}.',
      'Its exact days are {exact}; it runs from {starts} to {ends}.',
      'It returns: note {exact}, between {starts} and {ends}.',
    ],
  },
  days: [
    'On {day} {a} comes exactly to {b}.',
    'Note {day}, when {a} reaches {b}.',
    'It is {day} that brings {a} and {b} together exactly.',
  ],
  event: '{aspect} on {day}',
  monthEvents: 'Exact in {month}: {events}.',
  quietMonth: [
    'Nothing slow becomes exact in {month}, and what has been begun can go on undisturbed.',
    'No exact date falls into {month}.',
    'As far as the slower planets go, {month} is free.',
  ],
  closing: {
    none: [
      'That is little, and it is worth having. Times without a great transit are those in which one can see what the last one left behind.',
      'A quiet sky asks for nothing. What you take up in it is your own choice, more than at most times.',
    ],
    one: [
      'One such story at a time is enough. It has a beginning and an end, as the dates show, and what it teaches tends to be clear about a year after it is over.',
      'The dates are there to be looked back from as much as to be waited for. Most people see what a slow transit was about when it has gone.',
    ],
    several: [
      'Taken together this is much, and not all of it will be felt with equal force. Where two of these speak of one matter, that is where to look first. The rest can be left to its time.',
      'So many stories seldom run side by side without touching. You need not attend to all of them at once: the strongest leads, and the others will fall in with what you make of it.',
    ],
  },
};
