import type { SolarReturnReadingCells } from '../../../reading-catalogue.js';

/** Planets in two opposite houses: what lies between them for the length of a year. */
export const axesOfTheYear: SolarReturnReadingCells['axes'] = {
  1: {
    title: 'You and another person',
    lower:
      'What lies between you and one other person is one subject of the year, with {lower} in the first house and {upper} in the house opposite, the seventh. Your own plans come up before theirs. Somebody close to you, a partner perhaps or an old friend, will want a say in them, and what you decide alone may have to be decided a second time together.',
    upper:
      'You and somebody else have something to settle this year, with {upper} in the seventh house and {lower} in the house opposite, the first. The move often comes from the other person, and you find out by it what you want yourself. At times you may wait for their answer when your own would have done.',
  },
  2: {
    title: 'What is yours and what is shared',
    lower:
      'With {lower} in the second house and {upper} opposite it, in the eighth, you look to what belongs to you. Meanwhile a cost that is shared, a favor or simply a close bond may ask how much of it you are willing to put in with somebody else. Money and closeness need not get the same answer.',
    upper:
      'With {upper} in the eighth house and {lower} opposite it, in the second, money and trust are one subject this year. What is shared may have to be cleared up before you know what is yours. It is less about the amount than about what you can safely leave in another person’s hands.',
  },
  3: {
    title: 'Near and far',
    lower:
      'In the third house you have {lower} this year, and opposite it, in the ninth, {upper}. You begin with what is near: a talk, a text, a short errand. Behind it there is a larger plan or belief, and how much of that comes true is decided along the way, in conversations that seem to be about something else.',
    upper:
      'In the ninth house you have {upper} this year, and opposite it, in the third, {lower}. Something far off draws you, a place, a study or a conviction. What you find there has to be explained to people who have known you for long, and their questions may improve it more than applause would.',
  },
  4: {
    title: 'Home and the world outside',
    lower:
      'Home and the world outside make their claims together, with {lower} in the fourth house and {upper} in the house opposite, the tenth. Home asks first. Other duties do not stop for that, so a good deal depends on saying early when you will not be available.',
    upper:
      'You are in demand outside while home waits for you, with {upper} in the tenth house and {lower} in the house opposite, the fourth. The world outside asks first. How well you bear what it expects depends on what you come home to, so neither can be left to itself.',
  },
  5: {
    title: 'Joy and friends',
    lower:
      'With {lower} in the fifth house and {upper} opposite it, in the eleventh, what you love and whom you belong with are one matter. The private joy has your best hours to begin with. Friends may miss you, or want you to share it with them before it is ready.',
    upper:
      'With {upper} in the eleventh house and {lower} opposite it, in the fifth, plans made with friends compete with what you enjoy for its own sake. You tend to say yes to the group. Somebody you love, or a talent of your own, can be kept waiting without anyone’s having meant it.',
  },
  6: {
    title: 'Work and rest',
    lower:
      'In the sixth house you have {lower} this year, and opposite it, in the twelfth, {upper}, so work and rest both have a claim on you. The daily round takes its hours without asking. What you need in quiet does not go away for being put off, and may show as a short temper before you notice it yourself.',
    upper:
      'In the twelfth house you have {upper} this year, and opposite it, in the sixth, {lower}, so a part of what you do goes on behind the scenes. Whatever is out of sight wants its time. The daily tasks have to be done all the same, and they go better once you have settled which hours are for which.',
  },
};

/** What the rising sign's manner is used for, by the natal house that the Ascendant of the year falls in. */
export const aimsOfTheYear: SolarReturnReadingCells['aims'] = {
  1: 'The rising degree of this year lies in the first house of your birth chart, near your own Ascendant, so your own habits, the good and the less good, come out more clearly than in other years.',
  2: 'What the rising sign gives you shows in money matters first, for the rising degree falls in the second house of your birth chart. You may look again at what you earn and own, and at what your skills are worth to others.',
  3: 'This manner shows most in talk and in short dealings with relatives, neighbors or fellow students, since the rising degree falls in the third house of your birth chart. There may be something that you set out to learn.',
  4: 'The year begins at home, because the rising degree falls in the fourth house of your birth chart. You may change something in the place you live in, or in what you expect of your family and they of you.',
  5: 'This manner shows above all in love, in play and in whatever you make, for the rising degree falls in the fifth house of your birth chart. You show more openly than usual what you enjoy and whom you like.',
  6: 'This manner shows in your daily tasks and habits, since the rising degree falls in the sixth house of your birth chart. A routine may be changed, and you are quick to see what needs doing.',
  7: 'This manner shows with other people more than by yourself, because the rising degree falls in the seventh house of your birth chart. A partner, a friend or a rival brings it out in you, and what comes of it depends on what the two of you agree on.',
  8: 'This manner shows in what is shared and seldom spoken of, for the rising degree falls in the eighth house of your birth chart. Trust, a debt, a longing or something that has ended may be what the year begins with.',
  9: 'This manner shows most away from your usual surroundings, since the rising degree falls in the ninth house of your birth chart. A journey, a course, or a belief that you have begun to take seriously is where people see it.',
  10: 'This manner shows in whatever you do in public, because the rising degree falls in the tenth house of your birth chart. You may be looked at more than usual, and judged by how you begin.',
  11: 'This manner shows most in company, for the rising degree falls in the eleventh house of your birth chart. Friends, or a group that you join, may give you an aim that you would not have chosen alone.',
  12: 'Few people notice this manner at first, since the rising degree falls in the twelfth house of your birth chart, that of rest and retreat. You begin the year by finishing something, by resting, or by helping where nobody is watching.',
};
