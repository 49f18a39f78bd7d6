import type { CompositeReadingCells } from '../../pair-catalogue.js';

/**
 * The house of the Sun or the Moon in a sentence, where nothing else tells it: its whole text would repeat or
 * contradict another.
 */
export const placedInTheBond: CompositeReadingCells['placed'] = {
  0: {
    1: 'Because the Sun is in the first house, of appearance, people count you as a pair before they have heard you speak.',
    2: 'This Sun is in the second house, of money and possessions, and it shows best in what you earn, make or keep together.',
    3: 'You see the most of this Sun on ordinary days, since its house is the third, of talk, errands and neighbors.',
    4: 'Its house is the fourth, of home and family, so the Sun shines most warmly behind your own door.',
    5: 'With its place in the fifth house, of play and whatever people create, the Sun is brightest on your days off.',
    6: 'Since the Sun is in the sixth house, of work and habits, you come to know it over shared tasks.',
    7: 'In the seventh house, of partners, the Sun makes everything a matter for two: neither of you decides anything large alone.',
    8: 'The house of this Sun is the eighth, of trust and shared means, so it comes out most fully in what you confide to each other.',
    9: 'This Sun shines best on a trip or over a subject to study, since its house is the ninth, of travel and belief.',
    10: 'Others see a good deal of it, since the Sun stands in the tenth house, of work and public life.',
    11: 'It comes out best among friends, because the Sun is in the eleventh house, of circles and of hopes.',
    12: 'Much of it is for yourselves alone, since the Sun is in the twelfth house, of retreat and of what stays hidden.',
  },
  1: {
    1: 'Whoever meets you both can tell the mood of the day, because the Moon is in the first house, of appearance.',
    2: 'A full cupboard settles your nerves, because the Moon is in the second house, of money and possessions.',
    3: 'You notice it mostly in passing, between two errands or at the end of a call, with the Moon in the third house, of talk and short trips.',
    4: 'The place for such feelings is your own four walls, since the Moon is in the fourth house, of home and family.',
    5: 'Laughter brings it out soonest, because the Moon is in the fifth house, of play and whatever people create.',
    6: 'You notice it most over daily tasks, since the Moon is in the sixth house, of work and habits.',
    7: 'A mood of either is at once a matter for both, because the Moon is in the seventh house, of partners.',
    8: 'It comes up in talk that nobody else hears, since the Moon is in the eighth house, of trust and of what is private.',
    9: 'Away from home you feel it most, with the Moon in the ninth house, of journeys and of belief.',
    10: 'Other people see what you two feel, since the Moon is in the tenth house, of work and public life. A kind word in public does you good, and an unkind one is still with you both in the evening.',
    11: 'Friends see a good deal of it, because the Moon is in the eleventh house, of circles and of hopes.',
    12: 'Hardly anyone else knows of it, because the Moon is in the twelfth house, of retreat and of what stays hidden.',
  },
};
