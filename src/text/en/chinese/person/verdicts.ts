import type { ChineseCatalogue } from '../../../chinese-catalogue.js';

/** What a person's year comes to, before anything else is said. */

/** `{helps}` and `{presses}` are lists of the clauses below. */
export const verdicts: ChineseCatalogue['verdicts'] = {
  helped: ['This year {helps}.', 'It is a year in which {helps}.'],
  pressed: ['This year {presses}.'],
  mixed: ['This year {helps}, while {presses}.', 'It is a year in which {helps}, while {presses}.'],
};

/** By a part of a birth, and what the year’s animal is to that part’s; `{work}` is “at work” or, of an old person, “in what you do each day”. */
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

/** What the year’s element is to that of the person’s day: `{own}` and `{yearElement}`. */
export const elementTies: ChineseCatalogue['elementTies'] = {
  same: 'The year’s own element is {own} as well.',
  feeds: 'The year itself is one of {yearElement}, which is said to feed {own}.',
  masters: 'The year itself is one of {yearElement}, which is said to have the upper hand over {own}.',
  mastered: 'The year itself is one of {yearElement}, over which your {own} has the upper hand.',
  drains: 'The year itself is one of {yearElement}, and {own} is what feeds it.',
};
