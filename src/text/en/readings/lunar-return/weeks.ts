import type { LunarReturnReadingCells } from '../../../reading-catalogue.js';

/** The Moon’s way around from its return to the next, by the element of its sign; `open` holds for any. */
export const weeks: LunarReturnReadingCells['weeks'] = {
  title: 'The four weeks',
  begins: {
    fire: [
      'You have the most drive in the days after {begins}, so start then what you want to start.',
      'What you have wanted to try can be tried in the days after {begins}, while you are eager for it.',
      'In the days after {begins} you want something to happen, and it is easier to act than to wait.',
    ],
    earth: [
      'The days after {begins} are for settling in: make things comfortable and choose what you will keep up.',
      'You do well in the days after {begins} to put a few things in order.',
      'In the days after {begins} something useful does you more good than something new.',
    ],
    air: [
      'Your head is clear in the days after {begins}, so talk then, and make your plans.',
      'News and ideas come in the days after {begins}, and it is easy to get others interested in them.',
      'In the days after {begins} you want to hear from people, so call the one who has been on your mind.',
    ],
    water: [
      'You are tender in the days after {begins}, and a slow start does you good.',
      'Feelings run high at first, and in the days after {begins} you had better not promise much.',
      'In the days after {begins} people you know well comfort you more than any plan does.',
    ],
    open: [
      'In the days after {begins} you feel most like yourself, so it is a good time to ask what you need this month. Sleep, meals and the people you live with matter more then than any plan.',
      'The days after {begins} set the mood of the month. Begin then what you want to do by habit, since a habit begun here is easier to keep than one begun later.',
    ],
  },
  untimed: [
    'Since the hour of your birth is not known, each of these days may be off by one. If you write down for a month or two how you feel on them, you will soon see on which side of the date you notice it.',
    'Without the hour of your birth, each of these dates may be a day early or a day late. You may notice which it is by how you feel, and can count from there.',
  ],
  first: {
    fire: [
      'Your impatience meets its first obstacle around {first}, when the Moon is a quarter of the way around.',
      'Something goes more slowly than you wish around {first}, with the Moon a quarter of the way around.',
      'Around {first}, with the Moon a quarter of the way around, somebody may not want to follow at your pace.',
    ],
    earth: [
      'A plan has to be changed, or somebody asks you to be a little less set in your ways, around {first}, when the Moon is a quarter of the way around.',
      'You find out what cannot be kept up around {first}, with the Moon a quarter of the way around.',
      'Around {first}, with the Moon a quarter of the way around, you may have to choose between what is comfortable and what is due.',
    ],
    air: [
      'An idea of yours runs into somebody who feels differently about it around {first}, when the Moon is a quarter of the way around.',
      'Talk is no longer enough around {first}, with the Moon a quarter of the way around, and something has to be decided.',
      'Around {first}, with the Moon a quarter of the way around, you may find that two plans do not fit into one week.',
    ],
    water: [
      'A feeling has to be put into words, or into deeds, around {first}, when the Moon is a quarter of the way around.',
      'You can no longer keep to yourself what you feel around {first}, with the Moon a quarter of the way around.',
      'Around {first}, with the Moon a quarter of the way around, you may have to say no to somebody you would like to help.',
    ],
    open: [
      'Around {first}, when the Moon is a quarter of the way around, something that you began may meet its first obstacle.',
      'You may have to choose between what you feel like and what is due around {first}, with the Moon a quarter of the way around.',
    ],
  },
  middle: {
    fire: [
      'Around {middle} it stands opposite its own place, and other people want something else from you; hear them out before you answer.',
      'Around {middle}, when it stands opposite its own place, you see how others have taken what you began.',
      'By {middle} it is opposite its own place, and what you do goes better with somebody than against them.',
    ],
    earth: [
      'Around {middle} it stands opposite its own place, and you see what your care has come to, or what it has cost.',
      'Around {middle}, when it stands opposite its own place, somebody may ask for more than you had set aside.',
      'By {middle} it is opposite its own place, and other people may want change where you want peace.',
    ],
    air: [
      'Around {middle} it stands opposite its own place, and it is time to listen for longer than you speak.',
      'Around {middle}, when it stands opposite its own place, you hear what others have made of your plans.',
      'By {middle} it is opposite its own place, and somebody may have a feeling about it for which there is no argument.',
    ],
    water: [
      'Around {middle} it stands opposite its own place, so that other people’s needs are at their loudest; decide then how much of yourself is free.',
      'Around {middle}, when it stands opposite its own place, you may be asked for more comfort than you have; say how much it is.',
      'By {middle} it is opposite its own place, and a practical person may be of more help to you than an understanding one.',
    ],
    open: [
      'Around {middle} it stands opposite its own place, and other people’s wishes are clearer to you than your own.',
      'By {middle} it is opposite its own place. Somebody may tell you then how your mood looks from outside.',
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
      'Around {last} it is enough to finish what you have started. The next round begins about {ends}.',
    ],
    earth: [
      'Around {last} you can let one duty drop, and you go with less to carry into the next round, which begins about {ends}.',
      'By {last} it is clear what was worth the effort, and you can keep that for the next round, from about {ends}.',
      'Around {last} you can put away what you did not use. The next round begins about {ends}.',
    ],
    air: [
      'By {last} you have thought enough about one of your subjects and can leave it. The next round begins about {ends}, with something else to talk of.',
      'By {last} you may have said what you had to say this month. About {ends} the next round begins, and you are curious again.',
      'Around {last} there may be an answer that you still owe somebody, and it is best given before the next round begins, about {ends}.',
    ],
    water: [
      'Around {last} something old can be wept over or laughed at, and let go. The next round begins about {ends}.',
      'By {last} the strongest of these feelings has worn itself out, and you are rested when the next round begins, about {ends}.',
      'Around {last} you may be ready to forgive somebody a small thing, or yourself. The next round begins about {ends}.',
    ],
    open: [
      'Around {last} one thing can be finished or dropped, so that you begin the next round, about {ends}, with less to carry.',
      'By {last} you know what the month was about. Keep what has done you good, and drop one thing that has not, before the next begins about {ends}.',
    ],
  },
};
