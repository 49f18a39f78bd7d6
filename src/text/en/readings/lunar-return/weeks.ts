import type { LunarReturnReadingCells } from '../../../reading-catalogue.js';

/** The Moon’s way around from its return to the next, by the element of its sign. */
export const weeks: LunarReturnReadingCells['weeks'] = {
  title: 'The four weeks',
  begins: {
    fire: [
      'You have the most drive in the days after {begins}, so start then what you want to start.',
      'The month begins with a rush of energy, and what you begin in the days after {begins} gets a good push.',
    ],
    earth: [
      'The days after {begins} are for settling in: make things comfortable and choose what you will keep up.',
      'The month begins slowly, and you do well in the days after {begins} to put a few things in order.',
    ],
    air: [
      'Your head is clear in the days after {begins}, so talk then, and make your plans.',
      'The month begins with news and ideas, and in the days after {begins} it is easy to get others interested in them.',
    ],
    water: [
      'You are tender in the days after {begins}, and a slow start does you good.',
      'The month begins with strong feelings, and in the days after {begins} you had better not promise much.',
    ],
  },
  untimed: [
    'Since the hour of your birth is not known, each of these days may be off by one. If you write down for a month or two how you feel on them, you will soon see on which side of the date you notice it.',
    'All these days are good to within one, because the hour of your birth is not known. You may find out by yourself whether you feel them a day early or a day late, and can count from there afterward.',
  ],
  first: {
    fire: [
      'Your impatience meets its first obstacle around {first}, when the Moon is a quarter of the way around.',
      'Something goes more slowly than you wish around {first}, with the Moon a quarter of the way around.',
    ],
    earth: [
      'A plan has to be changed, or somebody asks you to be a little less set in your ways, around {first}, when the Moon is a quarter of the way around.',
      'You find out what cannot be kept up around {first}, with the Moon a quarter of the way around.',
    ],
    air: [
      'An idea of yours runs into somebody who feels differently about it around {first}, when the Moon is a quarter of the way around.',
      'Talk is no longer enough around {first}, with the Moon a quarter of the way around, and something has to be decided.',
    ],
    water: [
      'A feeling has to be put into words, or into deeds, around {first}, when the Moon is a quarter of the way around.',
      'You can no longer keep to yourself what you feel around {first}, with the Moon a quarter of the way around.',
    ],
  },
  middle: {
    fire: [
      'Around {middle} it stands opposite its own place, and other people want something else from you; hearing them out is the better half of courage.',
      'Around {middle}, when it stands opposite its own place, you see how others have taken what you began.',
    ],
    earth: [
      'Around {middle} it stands opposite its own place, and you see what your care has come to, or what it has cost.',
      'Around {middle}, when it stands opposite its own place, somebody may ask for more than you had set aside.',
    ],
    air: [
      'Around {middle} it stands opposite its own place, and it is time to listen for longer than you speak.',
      'Around {middle}, when it stands opposite its own place, you hear what others have made of your plans.',
    ],
    water: [
      'Around {middle} it stands opposite its own place, so that other people’s needs are at their loudest; decide then how much of yourself is free.',
      'Around {middle}, when it stands opposite its own place, you feel what others feel more than your own mood.',
    ],
  },
  opposite: [
    'It is then in the part of this chart that has to do with {field}.',
    'What comes up is likely to have to do with {field}, for that is where the Moon stands then.',
  ],
  last: {
    fire: [
      'By {last} you notice which of your plans still move you, and you can take those into the next round, which begins about {ends}.',
      'What still interests you around {last} is worth taking along when the Moon begins another round, about {ends}.',
    ],
    earth: [
      'Around {last} you can let one duty drop, and you go with less to carry into the next round, which begins about {ends}.',
      'By {last} it is clear what was worth the effort, and you can keep that for the next round, from about {ends}.',
    ],
    air: [
      'By {last} you have thought enough about one of your subjects and can leave it. The next round begins about {ends}, with something else to talk of.',
      'Around {last} a conversation comes to its end, and about {ends}, when the next round begins, you are curious again.',
    ],
    water: [
      'Around {last} something old can be wept over or laughed at, and let go. The next round begins about {ends}.',
      'By {last} the strongest of these feelings has worn itself out, and you are rested when the next round begins, about {ends}.',
    ],
  },
};
