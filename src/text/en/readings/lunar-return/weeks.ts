import type { LunarReturnReadingCells } from '../../../reading-catalogue.js';

/** The Moon’s way around from its return to the next, by the element of its sign. */
export const weeks: LunarReturnReadingCells['weeks'] = {
  title: 'The four weeks',
  strained:
    'The strain between the Moon and {others} is felt most in the first days and should have eased by {first}.',
  eased:
    'The help that {others} gives the Moon is felt most in the first days and grows fainter after {first}.',
  opposite:
    'About {middle} the Moon passes through the part of this chart that has to do with {field}, so expect it to need some of your time.',
  text: {
    fire: 'In the first days after {begins} you have the most drive, so start then what you want to start. About {first} the Moon is a quarter of the way around, and your impatience meets its first obstacle. About {middle} it stands opposite its own place. Other people want something else from you then, and hearing them out is the better half of courage. About {last} you notice which of your plans still move you. Take those into the next round, which begins about {ends}.',
    earth:
      'The days after {begins} are for settling in: make things comfortable and choose what you will keep up. About {first} the Moon is a quarter of the way around, and the first change of plan asks you to be a little less set in your ways. About {middle} it stands opposite its own place, when you see what your care has come to, or what it has cost. About {last} you can let one duty drop. The next round begins about {ends}, and you go into it with less to carry.',
    air: 'In the days after {begins} your head is clear, so talk then, and make your plans. About {first} the Moon is a quarter of the way around, and an idea runs into somebody who feels differently about it. About {middle} it stands opposite its own place, the time to listen longer than you speak. About {last} you have thought enough about one of your subjects and can leave it. The next round begins about {ends}, with a fresh page.',
    water:
      'The days after {begins} are tender ones, and a slow start does you good. About {first} the Moon is a quarter of the way around, and a feeling has to be put into words or into deeds. About {middle} it stands opposite its own place, so that other people’s needs are at their loudest. Decide then how much of yourself is free. About {last} something old can be wept over or laughed at, and let go. The next round begins about {ends}.',
  },
};
