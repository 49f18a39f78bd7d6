import type { SolarReturnReadingCells } from '../../../reading-catalogue.js';

type ByHouse = SolarReturnReadingCells['company'][0];

/** What the Sun and the Moon add in the houses of a solar return, where another planet leads. */
export const sun: ByHouse = {
  1: 'The Sun puts you at the center of your own year: you decide more for yourself, and begin something under your own name.',
  2: 'The Sun makes it a serious matter what you earn and what you are worth, and you may set yourself an aim that can be counted.',
  3: 'The Sun gives its strength to learning, writing and talk, and you may be asked to speak for others.',
  4: 'The Sun warms what is private, and you put your best hours into your family or the place you live in.',
  5: 'The Sun wants to make something and be seen with it, and a romance, a child or a talent may be at the center of the year.',
  6: 'The Sun goes to work every day, and you want to be useful, do things better and get your habits in order.',
  7: 'The Sun shines on your dealings with one other person, and you know yourself best this year by how you answer them.',
  8: 'The Sun looks into what is shared and what is over, and you do not want to be put off with half an answer.',
  9: 'The Sun draws you beyond what you know, by way of travel, a teacher or a conviction of your own.',
  10: 'The Sun brings your work into view, and you may be given something that makes you known, mistakes included.',
  11: 'The Sun sets you among people with the same hopes, and you get further in their company than by yourself.',
  12: 'The Sun stays out of sight, and you finish, rest and prepare more than you show.',
};

export const moon: ByHouse = {
  1: 'The Moon shows your feelings in your face, and you put your own needs first more often than you used to.',
  2: 'The Moon ties your peace of mind to what you have, and to save or to mend something comforts you.',
  3: 'The Moon wants to talk things over, and a call from a relative or a neighbor can change your mood.',
  4: 'The Moon, at home in this house, is well when things are well where you live, and a parent or another relative may need you.',
  5: 'The Moon wants to enjoy itself, and you fall in love easily, with a person, a pastime or a child’s way of seeing things.',
  6: 'The Moon feels best when you are needed, and regular meals and hours do more for your mood than advice does.',
  7: 'The Moon depends on another person’s mood, and you notice what they need before they say so.',
  8: 'The Moon feels strongly and tells few people, and an old sorrow or a new closeness may take up much of your heart.',
  9: 'The Moon longs for somewhere else, and is comforted by a plan to go there or by something to believe in.',
  10: 'The Moon takes to heart what people think of your work, and you may come to care for someone in the course of it.',
  11: 'The Moon is at home among friends, and you find the courage there to say what you wish for.',
  12: 'The Moon keeps its feelings to itself, and you need hours in which nobody asks how you are.',
};
