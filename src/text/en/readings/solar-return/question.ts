import type { SolarReturnReadingCells } from '../../../reading-catalogue.js';

/** What a year turns on, and what can be done about it. */
export const questionOfTheYear: SolarReturnReadingCells['question'] = {
  place: 'The Ascendant of this year falls in {house} of your birth chart.',
  axes: {
    1: '{A} speaks for you and {b} for somebody else, so the question of the year is what you settle by yourself and what the two of you have to settle together.',
    2: '{A} is concerned with what is yours and {b} with what you share, so the question of the year is how much you keep in your own hands and how much you trust to somebody else.',
    3: '{A} keeps you busy with what is near and {b} points to what is far, so the question of the year is whether daily errands will leave time for the larger plan.',
    4: '{A} draws you home and {b} draws you out to your work, so the question of the year is how much of your time and strength each of the two may have.',
    5: '{A} wants what gives you joy and {b} wants what you have promised to friends, so the question of the year is whose wishes come first when your time is short.',
    6: '{A} finds you work to do and {b} asks for rest and quiet, so the question of the year is when you have done enough.',
  },
  seen: '{A} puts your work where everybody sees it, while {b}, in the twelfth house, wants peace and time out of sight, so the question of the year is how to be there for others and still get your rest.',
  between:
    'You go into the year wanting {from}, while the Sun, in {toHouse} of the return, draws you {to}. The question of the year is how to do justice to both.',
  same: 'You go into the year wanting {from}, and the Sun of the return leads the same way. The question of the year is what you will leave undone for it.',
};

export const answerOfTheYear: SolarReturnReadingCells['answer'] = {
  axes: {
    1: 'Before each large decision, say what you need, ask what the other person needs, and only then decide who settles it.',
    2: 'Whatever you share, write down with the person concerned who puts in what. Both of you will sleep better for it.',
    3: 'Give the larger plan a fixed hour in each week, and let the errands fit around it.',
    4: 'Decide which hours belong to your work and which to home, tell the people concerned, and hold to it when either of them asks for more.',
    5: 'Keep one thing that you do purely because you love it. The rest of your time can then be given gladly.',
    6: 'Before you begin a day’s work, choose the hour at which it ends, and keep to it as you would to a promise.',
  },
  seen: 'Put the quiet days into the calendar first, and accept from the outside world as much as fits between them.',
  between: {
    1: 'You came into it wanting to go your own way, and in small matters you can. Decide one thing each week before anybody has been asked.',
    2: 'The wish for security of your own has not gone away meanwhile. Look through your accounts on the first of each month, so that you know where you stand.',
    3: 'What you wanted to learn takes less time than you fear. Half an hour on most days, before anyone calls, will do.',
    4: 'You also wanted a home to come back to. See that one evening a week is spent there with nothing arranged.',
    5: 'Love and pleasure, which you wanted at the start, cannot always wait until everything else is finished. Give them their days when you make your plans, and not afterward.',
    6: 'The orderly day that you wanted is made in the morning. Keep its first hour the same whatever comes, and the rest can be as untidy as it likes.',
    7: 'You wanted somebody to share things with. Tell one person, while it is still going on, what is happening to you, and ask how it looks to them.',
    8: 'You wanted a closeness that you can trust, and that grows by small promises. Make one to the person who matters most, and keep it to the day.',
    9: 'As for getting away, choose the place and the week early in the year, and let other plans fit around them.',
    10: 'You set out to be respected for your work. Choose the one piece of it by which you would like to be known, and finish that first.',
    11: 'You wanted the company of friends. Let one day of the month belong to them, and be the one who invites.',
    12: 'Peace was what you wanted from the year. Leave one day of each month without a plan, and explain it to nobody.',
  },
  same: 'Write down the few things that must not be left undone this year, and then follow your wish with a good conscience.',
};

/** What several planets in one element have in common, where there are no houses. */
export const elementsOfTheYear: SolarReturnReadingCells['elements'] = {
  fire: 'There are more planets in fire signs than in any others, namely {planets}, so the year rewards courage and gets impatient with delay.',
  earth:
    'There are more planets in earth signs than in any others, namely {planets}, so the year is practical and what counts is what can be used.',
  air: 'There are more planets in air signs than in any others, namely {planets}, so much is decided by talking and by whom you know.',
  water:
    'There are more planets in water signs than in any others, namely {planets}, so feelings decide more this year than reasons do.',
};
