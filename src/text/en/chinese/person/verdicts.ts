import type { ChineseCatalogue } from '../../../chinese-catalogue.js';

/** The first sentences on a person's year. */

/** `{helps}` and `{presses}` are lists of the clauses below. */
export const verdicts: ChineseCatalogue['verdicts'] = {
  helped: ['This year {helps}.', 'It is a year in which {helps}.'],
  pressed: ['This year {presses}.'],
  mixed: ['This year {helps}, while {presses}.', 'It is a year in which {helps}, while {presses}.'],
  against: ['This year {presses}, while {helps}.', 'It is a year in which {presses}, while {helps}.'],
  one: [
    'By your birth one thing stands out this year: {moved}.',
    'Measured against your birth, the year comes down to this: {moved}.',
  ],
  none: [
    'The year leaves the animals of your year, month and day alone, so that most of it is what you make of it.',
    'No animal of your year, month or day is called up by this one, and you have a free hand in most things.',
  ],
};

/** The element of a year, by how the pillars of the birth have it. */
export const elementBrought: ChineseCatalogue['elementBrought'] = {
  lacking: {
    wood: 'Wood is what your pillars lack, and this year supplies it: it is easier than usual to begin something, and to picture where it leads.',
    fire: 'Fire is what your pillars lack, and this year supplies it: company warms you, and you are seen more than you are used to.',
    earth:
      'Earth is what your pillars lack, and this year supplies it: a place, a habit or an arrangement can be made to last.',
    metal:
      'Metal is what your pillars lack, and this year supplies it: you find it easier than usual to refuse something, or to bring it to an end.',
    water:
      'Water is what your pillars lack, and this year supplies it: rest, good talk and a change of mind come more easily than in other years.',
  },
  lackingOfThree: {
    wood: 'None of your three known pillars has wood, and this year brings it: it is easier than usual to begin something, and to picture where it leads.',
    fire: 'None of your three known pillars has fire, and this year brings it: company warms you, and you are seen more than you are used to.',
    earth:
      'None of your three known pillars has earth, and this year brings it: a place, a habit or an arrangement can be made to last.',
    metal:
      'None of your three known pillars has metal, and this year brings it: you find it easier than usual to refuse something, or to bring it to an end.',
    water:
      'None of your three known pillars has water, and this year brings it: rest, good talk and a change of mind come more easily than in other years.',
  },
  leading: {
    wood: 'Your pillars have wood in plenty already, so that the year adds new interests to those you have. Each one that is laid aside makes room for another.',
    fire: 'Your pillars have fire in plenty already, so that the year makes you livelier still, and you may be tired before you notice it.',
    earth:
      'Your pillars have earth in plenty already, so that you would rather stay where you are, whatever moves around you this year. One change of your own choosing keeps things from setting.',
    metal:
      'Your pillars have metal in plenty already, so that the year sharpens what is sharp. Those whom you judge would like to hear what was good as well.',
    water:
      'Your pillars have water in plenty already, so that the year sets more in motion than you can follow. One fixed appointment a week helps to hold it together.',
  },
};

/**
 * By a part of a birth, and what the year’s animal is to the animal of that part; `{work}` is “at work” or, of an old
 * person, “in what you do each day”.
 */
export const partClauses: ChineseCatalogue['partClauses'] = {
  animal: {
    benming: 'you are noticed more than usual',
    combination: 'you have good company',
    trine: 'people are on your side',
    clash: 'something that was settled may have to move',
    harm: 'small misunderstandings are likely',
    punishment: 'rules and old arguments may take up time',
    break: 'loose arrangements may come undone',
  },
  day: {
    benming: 'your private life comes to the fore',
    combination: 'you are well understood at home',
    trine: 'life at home is pleasant',
    clash: 'something may have to change at home',
    harm: 'feelings are easily hurt at home',
    punishment: 'there is something to talk over at home',
    break: 'private plans may change',
  },
  month: {
    benming: 'you are looked at closely {work}',
    combination: 'somebody is ready to help you {work}',
    trine: 'things go ahead {work}',
    clash: 'a change is likely {work}',
    harm: 'you may be misunderstood {work}',
    punishment: 'more care is asked of you {work}',
    break: 'plans may have to change {work}',
  },
  both: {
    benming: 'you are noticed at home and {work}',
    combination: 'you are helped at home and {work}',
    trine: 'things go easily at home and {work}',
    clash: 'a change is likely at home or {work}',
    harm: 'you may be misunderstood at home and {work}',
    punishment: 'more order is asked of you at home and {work}',
    break: 'arrangements may come loose at home and {work}',
  },
  element: {
    feeds: 'somebody may teach or encourage you',
    masters: 'a good deal is asked of you',
  },
};

/** What the year’s element, `{yearElement}`, does to that of the person’s day, `{own}`. */
export const elementTies: ChineseCatalogue['elementTies'] = {
  same: 'like the year itself.',
  feeds: 'and the year is one of {yearElement}, which is said to feed {own}.',
  masters: 'and the year is one of {yearElement}, which is said to have the upper hand over {own}.',
  mastered: 'and the year is one of {yearElement}, over which your {own} has the upper hand.',
  drains: 'and the year is one of {yearElement}, which {own} is said to feed.',
};
