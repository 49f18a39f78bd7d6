import type { TransitsReadingCells } from '../../../reading-catalogue.js';

/** How a contact lies to the one that is read before it. */
export const links: TransitsReadingCells['links'] = {
  tense: {
    tense: [
      'It comes on top of what {c} is doing to {d}. The two have different causes, and you can answer them one at a time.',
      '{C} asks one thing of {d} and {a} another of {b}, and you may give way in the one while you hold firm in the other.',
      'With {c} pressing on {d} as well, it is not the only front. Begin where something can be settled.',
    ],
    harmonious: [
      'While {c} tries {d}, this is where you can gather strength.',
      'It does not undo what {c} is doing to {d}, and it does show that not everything is hard at once.',
      'Here is some of the help you need against the pressure of {c} on {d}.',
      '{C} takes something from {d}, and {a} gives you something back here.',
      'The ease that {a} brings to {b} can be spent on the matter that {c} has raised with {d}.',
    ],
  },
  harmonious: {
    tense: [
      'So not everything is as easy as what {c} does for {d}: here something has to be worked at.',
      'What {c} gives to {d} is some of the strength that this takes.',
      '{C} makes {d} easy and {a} makes {b} hard. Both are true, since they are different parts of your life.',
      'You could stay where {c} is kind to {d} and leave this undone, but it is easier to face while that help lasts.',
      'Beside the good that {c} does to {d}, this is the part of the time that costs something.',
    ],
    harmonious: [
      'It goes well with what {c} does for {d}, and the one can be used for the other.',
      'Like the help of {c} for {d}, it asks for nothing, so decide what you would like from the two of them.',
      'What {c} does for {d} is the stronger help of the two, and this one is easily overlooked.',
    ],
  },
};

/** Before what two come to. */
export const meanwhile: TransitsReadingCells['meanwhile'] = [
  'At the same time {c} is busy with {d}.',
  '{C} is busy with {d} meanwhile.',
  'It belongs with {c} and {d}.',
  'With it belongs what {c} brings to {d}.',
  'At this time {c} works on {d}, too.',
  'Beside it goes the work of {c} on {d}.',
];

export const linksApart: TransitsReadingCells['linksApart'] = {
  before: ['It is over before {c} turns to {d}.', 'You are through with it by the time {c} turns to {d}.'],
  after: [
    'By the time {a} turns to {b}, {c} has let go of {d}.',
    'It begins after {c} has finished with {d}, so you need not deal with both at once.',
  ],
};

export const samePlanet: TransitsReadingCells['samePlanet'] = [
  'It is {a} again, as with {d}.',
  'This is the same {a} that is busy with {d}.',
  'You know {a} already from {d}.',
  '{A} is also busy with {d}.',
];

/** Back to what the reading began with. */
export const returning: TransitsReadingCells['returning'] = {
  tense: {
    tense: [
      'Of the two strains that this began with, the one on {x} and the one on {y}, neither has to be settled in a hurry.',
      'You are pressed in {x} and in {y}, and nobody does well in both on the same day.',
      'The strain on {x} and the strain on {y} both pass, though not at the same time.',
    ],
    harmonious: [
      'The strain on {x} passes, and while it lasts there is the help with {y}.',
      'The strain is on {x}, and the help is with {y}: keep to the second when the first tires you.',
      'You are tested in {x} and helped in {y}, and the help can be used for the test.',
    ],
  },
  harmonious: {
    tense: [
      'The help is with {x}; {y} will need some of the strength that it gives you.',
      'Something is given to {x}, and something is asked of {y}; the first can pay for the second.',
      'You are helped in {x} and tested in {y}, so begin with what helps.',
    ],
    harmonious: [
      'You are helped in {x} and in {y}, and the one mistake would be to wait for more.',
      'What opens in {x} and in {y} stays open only as long as somebody goes through.',
      'The time is kind to {x} and to {y}; it leaves to you what to make of that.',
    ],
  },
};
