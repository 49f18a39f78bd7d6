import type { ChineseCatalogue } from '../../../chinese-catalogue.js';

/** What the animals of a birth’s day and month are to that of a year. */

/** The day stands for private life: what its animal, `{day}`, is to that of the `{year}`. */
export const dayAnimalYears: ChineseCatalogue['dayAnimalYears'] = {
  benming: [
    'You were born on a day of the {day} too, so the {year} is at home in your private life. What you feel and what you do lie close together this year, and a decision about how you live may at last be made.',
    'The animal of your day is the {day}, as this year’s is. At home you are noticed more than usual. Say what you would like before others guess at it.',
    'Your day belongs to the {day}, whose year this is. In love and at home one thing may be begun again, with one person or with yourself. One is enough, if you finish it.',
  ],
  clash: [
    'The animal of your day is the {day}, which stands opposite the {year}. The movement of the year may reach you at home, as a move, a change in a relationship or another way of using the rooms. If something has to be decided, the sooner you name a date for it the better.',
    'Since your day belongs to the {day}, the {year} clashes with it, and private matters do not stay as they are. A partner may want something new. Ask what it is before you defend what you have.',
    'A day of the {day} meets its opposite in a year of the {year}. You and those nearest to you may pull in different directions for a time. An hour by yourself does less harm than one long argument.',
  ],
  harm: [
    'The {day} of your day and the {year} of the year rub each other, which is felt at home more than elsewhere. A kind word may be taken the wrong way. Say it again, and more plainly.',
    'In private the {year} is not quite your friend, since your day belongs to the {day}. Small disappointments with those close to you pass quickly when they are named on the same day.',
    'The {year} harms the {day} of your day, as the old lists say. Somebody at home may feel left out by your plans. An evening kept free for them costs little and settles it.',
  ],
  punishment: [
    'Between the {day} of your day and the {year} there is what the old books call a punishment. In private you may judge yourself too strictly this year, or somebody close to you. One fault could be let go, whoever’s it is.',
    'Your day has the {day} for its animal, and the {year} is strict with it. Who does what at home, and who pays for what, should be talked over before anybody is annoyed.',
    'The {year} punishes the {day} of your day, by tradition. In private life that comes to old reproaches, repeated. Say the true part of yours once more, and then let it rest.',
  ],
  break: [
    'The {year} is said to break what the {day} of your day arranges. Private plans may change at short notice, so leave some room in them.',
    'Because your day belongs to the {day}, arrangements at home come loose a little this year. Most are the better for being made again, with a date.',
    'The {day} of your day is disturbed by the {year}. A promise between two people may turn out to have been understood in two ways. Go over it in friendship.',
  ],
  combination: [
    'The {day} of your day is the secret friend of the {year}. In love and at home you are helped this year without much asking, and a bond made now tends to hold.',
    'In private you have the year on your side, since your day belongs to the {day}, the {year}’s closest friend. A meeting, an engagement or a reconciliation would suit it.',
    'Your day has the animal that the {year} likes best, the {day}. Those nearest to you understand you more easily than usual. Use it for the talk that has been waiting.',
  ],
  trine: [
    'The {day} of your day and the {year} are allies, so home life is easier this year. What you plan for yourself finds support from those you live with.',
    'Your day belongs to the {day}, a friend of the {year}. People close to you may want much the same as you this year. It is a good time for a plan that needs two.',
    'At home the year goes easily, the {day} of your day being one of the {year}’s own group of three. It is a good year for having people in the house.',
  ],
  neutral: [
    'Home and love are left alone by the year, for the {day} of your day has no quarrel with the {year}. What you look after there is likely to do well.',
    'Private life can go on in peace this year, since the {day} of your day is on even terms with the {year}. There may be time at home for something that usually has to wait.',
    'In private matters nobody hurries you, as the {day} of your day and the {year} have nothing to do with each other. A slow decision is likely to be a good one.',
  ],
};

/**
 * The month stands for parents, work and what the person does in company: what its animal, `{month}`, is to the
 * `{year}`’s.
 */
export const monthAnimalYears: ChineseCatalogue['monthAnimalYears'] = {
  benming: [
    'Your month, which stands for work, belongs to the {month} as well. What you do in your job is noticed this year, so careful work is worth more than a daring move.',
    'At work the year is your own, since your month belongs to the {month}. You are looked at more closely; finish what others can see.',
  ],
  clash: [
    'The {month} of your month stands against the {year}, and the month stands for work. A change of post or of method is likely. If you propose one yourself, you have more say in its terms.',
    'Work, which is read from the {month} of your month, is where the {year} opposes you. Expect some contradiction there, and put agreements into writing.',
  ],
  harm: [
    'The month stands for work, and its {month} does not get on with the {year}. Colleagues may misunderstand you, and it is worth asking again what was meant.',
    'In your job the {year} brings small frictions, since your month belongs to the {month}. Credit goes astray now and then, so put your name to what you do.',
  ],
  punishment: [
    'At work the {year} is strict with the {month} of your month. Keep to the rules there, and to the dates, and let others argue.',
    'The {month} of your month, which stands for work, is under the {year}’s correction. A task may have to be done twice, and it is better to expect that than to hurry.',
  ],
  break: [
    'The {year} disturbs the {month} of your month, and so your work. Arrangements there are less firm than they look, so have a second plan for the busiest weeks.',
    'In working life, which is read from the {month} of your month, arrangements may come undone this year. Say early what you would want of new ones.',
  ],
  combination: [
    'Your month belongs to the {month}, the {year}’s secret friend, and the month stands for work. Somebody there thinks well of you. Tell them what you have in mind.',
    'At work you are well placed, as the {month} of your month and the {year} are the closest of friends. A joint project is worth beginning.',
  ],
  trine: [
    'The {month} of your month is an ally of the {year}. Work tends to go ahead, and those above you may agree more readily than usual.',
    'In your job you are among friends, since the {month} of your month belongs to the {year}’s own group. What you want to begin there may be begun together.',
  ],
  neutral: [
    'At work, which is read from the {month} of your month, you get about as far as your own effort takes you: the {year} is neither its friend nor its opponent.',
    'Work goes its usual way, since the {month} of your month is on even terms with the {year}. You may have time to learn something that will be of use there.',
    'What you begin in your job is yours to carry through, since the {year} neither pushes nor stops the {month} of your month.',
    'You can go on at work as you had planned: the {month} of your month, which stands for it, is left alone by the {year}.',
  ],
};

/** The same for somebody past working age: the month stands for what they do all day, and with whom. */
export const laterMonthYears: ChineseCatalogue['laterMonthYears'] = {
  benming:
    'Your month, which stands for what you do with your days, belongs to the {month} as well. You are noticed in it this year, so that one thing done carefully is worth more than several.',
  clash:
    'The {month} of your month, which stands for what you do with your days, is opposite the {year}. A habit or an arrangement may have to change, and it is easier if you say yourself how.',
  harm: 'The {month} of your month does not get on with the {year}, and the month stands for what you do with your days. Help may come late or be clumsy, and it is worth saying again what you need.',
  punishment:
    'The {year} is strict with the {month} of your month, which stands for what you do with your days. Papers and appointments may need a second look, and nobody need be blamed for it.',
  break:
    'The {year} disturbs the {month} of your month, and so the order of your days. Leave some room between one thing and the next.',
  combination:
    'Your month belongs to the {month}, the {year}’s secret friend, and the month stands for what you do with your days. Somebody is glad to do it with you, and may only be waiting to hear of it.',
  trine:
    'The {month} of your month, which stands for what you do with your days, is an ally of the {year}. People tend to fall in with your habits, and some may visit more often.',
  neutral:
    'Your days can keep the order they have, since the {month} of your month is at peace with the {year}. If you want to change it, you may take your time.',
};

/**
 * A birth whose day and month have one animal, `{day}`: home and `{work}`, which is “at work” or “in what you do each
 * day”.
 */
export const dayAndMonthYears: ChineseCatalogue['dayAndMonthYears'] = {
  benming:
    'Your day and your month both belong to the {day}, whose year this is, so that people look at you more closely at home and {work}. Say in both places what you would like, and finish what others can see.',
  clash:
    'The {day} stands in your day and in your month, opposite the {year}. At home and {work} something may have to change, and both changes at once would be a good deal. Choose which comes first.',
  harm: 'The {day} stands in your day and in your month, and it does not get on with the {year}. At home and {work} a remark may be taken the wrong way. Say it again, more plainly, and let it go.',
  punishment:
    'The {day} stands in your day and in your month, and the {year} is strict with it in both. At home it should be clear who does what and who pays for what; {work}, keep to the rules and the dates.',
  break:
    'The {day} stands in your day and in your month, and the {year} is said to break what it arranges. Plans at home and {work} may change at short notice, so leave some room in them.',
  combination:
    'Your day and your month both belong to the {day}, the closest friend of the {year}. At home you are understood without many words, and {work} somebody is glad to lend a hand. Tell both what you have in mind.',
  trine:
    'Your day and your month both belong to the {day}, an ally of the {year}. Home life goes easily, {work} things go ahead, and what you plan in the one place finds support in the other.',
  neutral:
    'The {day} stands in your day and in your month, and the {year} has neither tie nor quarrel with it. At home and {work} you get about as far as your own effort takes you.',
};

/** What a year is to the second animal of a birth that has two. */
export const otherAnimalYears: ChineseCatalogue['otherAnimalYears'] = {
  solar: 'By the pillars, whose year begins in early February, you belong to the {other}, ',
  lunar: 'By the lunar year you belong to the {other}, ',
};
export const otherStances: ChineseCatalogue['otherStances'] = {
  own: 'whose own year this is, so that you are noticed more than usual.',
  offended: 'with which the {year} does not agree, so that some friction may come from that side.',
  friendly: 'to which the {year} is a friend, so that some help may come from that side.',
  even: 'with which the {year} has neither tie nor quarrel.',
};
