import type { SolarReturnReadingCells } from '../../../reading-catalogue.js';

/** How the rising sign, which is the manner of a year, goes with the Sun’s house, which is its place. */
export const mannerAndPlace: SolarReturnReadingCells['mannerAndPlace'] = {
  agree: {
    self: 'The rising sign, {sign}, and the Sun are of one mind here, and both tell you to go first.',
    keeping: 'What {sign} rising wants, which is something solid to hold, the Sun goes and earns.',
    lightness: 'It suits {sign} rising, which likes to be in motion, that the Sun has so many short errands.',
    quiet: '{sign} rising asks for little noise, and the Sun has chosen a quiet place.',
    shown: '{sign} rising likes to be looked at, and the Sun stands where that happens.',
    proof: '{sign} rising wants things done properly, and that is just what the Sun is busy with.',
    closeness: '{sign} rising is fond of company for two, and the Sun has gone where it is found.',
    depth: '{sign} rising goes to the bottom of things, and so does the Sun in this place.',
    faith: '{sign} rising looks into the distance, and the Sun has set out for it.',
    group: '{sign} rising thinks of everybody, and the Sun is among friends.',
  },
  differ: {
    self: '{sign} rising thinks of everybody else first, and now the Sun asks what you want for yourself.',
    keeping: '{sign} rising gives with both hands, and the Sun would rather see something put by.',
    lightness:
      '{sign} rising wants to go deep, and the Sun stands where words pass quickly from one to another.',
    quiet: '{sign} rising likes to be seen, and yet the Sun of the year has gone indoors.',
    shown: '{sign} rising would rather stay out of sight, and the Sun stands where people are looking.',
    proof: '{sign} rising trusts that all will be well, and the Sun wants to see it done.',
    closeness: '{sign} rising needs its freedom, and the Sun spends the year with somebody else.',
    depth: '{sign} rising keeps things light, and the Sun has gone where they are anything but.',
    faith: '{sign} rising asks for proof, and the Sun has set out for a place where there is none yet.',
    group: '{sign} rising would rather act alone, and the Sun has joined the others.',
  },
};
