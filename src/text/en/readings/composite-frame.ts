import type { CompositeReadingCells } from '../../pair-catalogue.js';

/** Where the hour of a birth is unknown, in one sentence. */
export const withoutHousesOfTheBond: CompositeReadingCells['withoutHouses'] = [
  'Since an hour of birth is unknown, this says how you two are together, and not in which part of life it shows most.',
  'One of the hours of birth is missing, so what follows keeps to how the bond feels and leaves out where in life it shows.',
  'Without both hours of birth a chart like this has no fields of life to assign things to, and it keeps to how you two get on.',
];

/** After a text that denies what was read some sections before: how both are true. */
export const stanceJointsOfTheBond: CompositeReadingCells['stanceJoints'] = {
  forgiving: [
    'Most offenses you forgive as quickly as they came. The few that went deep take much longer.',
    'Most days are forgiven by evening, then, and only what once touched a sore place is remembered.',
    'You forgive carelessness and bad temper in this way; what felt like a betrayal you keep longer.',
  ],
  keeping: [
    'Small things you forgive early all the same. It is what went deep that is kept.',
    'Easily as you forgive in general, this is the exception: a hurt at the root.',
    'Your forgiving has its limit here. It covers what was careless, and not what felt like a betrayal.',
  ],
  private: [
    'What you do together is seen by many, then, and what you feel by few.',
    'Others know you as a pair and suppose that they know the rest. That part you keep to yourselves.',
  ],
  shown: [
    'You would sooner have kept your bad moments to yourselves, and they are seen too. Agree on what may be told, and let people guess at the rest.',
    'For two people who like to choose what others see of them this is a lot of daylight. It helps to have settled what is nobody’s business.',
  ],
  swift: ['That is for the spur of the moment. What has grown between you over the years you change slowly.'],
  waiting: ['In an emergency you are quick all the same; it is the large decisions that take so long.'],
  kept: ['What you promise each other in high spirits is kept less surely than this.'],
  unkept: [
    'What you have settled soberly is kept all the same; it is what you promise in a good mood that runs short.',
  ],
  agreed: ['On a few questions neither of you gives way all the same, and it helps to know which they are.'],
  contrary: ['On most other things you come to agree without much trouble.'],
  uncomforted: [
    'On other days you are a comfort to each other; this is how it goes when both of you are tired.',
  ],
  spoken: [
    'When it matters you find the words, and on quiet days much goes unmentioned.',
    'With so much being said between you, what goes unsaid is mostly what would spoil a good mood.',
  ],
  unspoken: [
    'The two of you talk about a great deal, and what hurts is still said late. The earlier it comes, the smaller it is.',
    'About plans and about other people you two say whatever you think; it is with what hurts that you wait.',
  ],
  unsettled: [
    'Between such upsets your days are calm, and that calm is what you both come back to.',
    'Most of your days are quiet, and this happens on the others. It is easier to bear for two people who know both.',
  ],
  unloved: [
    'You are fond of each other for all that. It is only the form of it that goes astray here.',
    'It takes nothing away from your liking for each other, which has to be put into words more often than you two suppose.',
  ],
  misheard: [
    'In most things you understand each other. This is the one in which to ask twice.',
    'Because a hint is enough between you in other matters, this one takes you by surprise.',
  ],
  heated: [
    'Both of you prefer peace, and it returns sooner when a quarrel has been had out.',
    'On most days your good manners hold, and these are the days on which they don’t.',
  ],
  judged: [
    'You encourage each other just as much, and it helps to do both in the same week.',
    'Since you believe in each other, a criticism from this side counts for a great deal.',
  ],
  held: [
    'In most things you leave each other free. This is the point at which neither likes to let go.',
    'It is the other side of so much freedom: what matters most to you is held on to.',
  ],
};

/** The last words but for the leader’s: what helps with the strongest strain, after what the two can count on. */
export const strainOfTheBond: CompositeReadingCells['strain'] = {
  1: [
    'Where one of you needs peace and the other wants to get on, let each have a turn.',
    'Different needs at one moment are no quarrel yet: say which is yours, and let the more tired of you go first.',
  ],
  2: [
    'When a remark goes wrong, ask what was meant before you answer it.',
    'What was taken amiss in passing is best said again sitting down, in other words.',
  ],
  3: [
    'When affection gets lost on the way, say in words what it was.',
    'Tell each other now and then which kindness you noticed, and the others will find their way sooner.',
  ],
  4: [
    'Tempers are best dealt with in advance: decide while you are friends how a quarrel has to end.',
    'As for the quarrels, agree on a sign that stops one for an hour, and come back to it when the hour is over.',
    'When one of you raises a voice the other need not, and the subject can be taken up again the next morning.',
  ],
  5: [
    'Promise each other a little less, and keep the whole of it.',
    'Before you say yes to the next thing, finish one of those to which you have said it already.',
  ],
  6: [
    'Where you are hard on each other, mention what goes well at least as often as what is still to do.',
    'Begin with what has been done when you talk about what has not.',
    'Before you correct each other, ask whether it has to be done your way.',
  ],
  7: [
    'Closeness will come and go here, so fix a few things that neither of you may cancel.',
    'Say beforehand when you will be away and when you are back; it takes most of the sting out of it.',
  ],
  8: [
    'Where you might believe in different agreements, repeat in plain words what you have settled.',
    'Ask once more what exactly was agreed, above all when both of you feel sure of it.',
    'Put dates and sums on paper while you are still of one mind about them.',
  ],
  9: [
    'About power there is one good rule: leave each other the right to refuse without giving a reason.',
    'Let each of you have some matters in which the other’s opinion is not asked.',
  ],
};

export const supportOfTheBond: CompositeReadingCells['support'] = {
  1: [
    'The Moon is kind to you two, and you can rest in each other’s company, whatever the day was like.',
    'An ordinary evening together does you both good, thanks to the Moon, and you can have it after most quarrels.',
    'With the Moon on your side each of you knows what comforts the other, and seldom withholds it for long.',
  ],
  2: [
    'With Mercury to help, most of what goes wrong between you can be discussed the next day.',
    'Mercury gives you words for each other, and mostly you find them within a day.',
    'Thanks to Mercury, what one of you has said badly can be said again, and the other will listen.',
    'Mercury lets you explain yourselves to each other, and few misunderstandings outlive a proper conversation.',
  ],
  3: [
    'With Venus well placed you are truly fond of each other, and after a quarrel both of you want to make it up.',
    'Venus sees to it that you like each other even in most bad weeks, and it is all right to mention it.',
    'Thanks to Venus each of you would like to see the other pleased, even while you are at odds.',
  ],
  4: [
    'Mars is a help when a mood has set in: you can get up and do something together, and it is mostly gone afterward.',
    'With Mars on your side, something to do together brings you back to each other sooner than a discussion would.',
    'Mars does not let either of you sulk for long when there is something for two to do.',
  ],
  5: [
    'Jupiter lets each of you expect good things of the other, and that gets you both through a discouraging month.',
    'Thanks to Jupiter you wish each other well and can laugh about a good deal, also about yourselves.',
  ],
  6: [
    'With Saturn to back it, what you have promised each other gets done, so that trust grows with time.',
    'Thanks to Saturn you can build on what has been agreed between you, for neither forgets it.',
    'Saturn makes each of you do what was promised without being reminded, and the other can plan on it.',
  ],
  7: [
    'Thanks to Uranus neither of you tries to hold the other back, and both come back of their own will.',
    'You leave each other room, as Uranus would have it, and both of you like to come back to that.',
  ],
  8: [
    'Through Neptune each of you can tell how the other feels, and is kind about it.',
    'When one of you is unhappy the other knows it through Neptune, and nothing has to be explained first.',
  ],
  9: [
    'Pluto makes you strong in bad times: you can tell each other the worst news there is, and stay.',
    'With Pluto behind you, you are on one side in hard times, and both of you know it in easier ones.',
  ],
};

/** The last words, on what was named first. */
export const closingOfTheBond: CompositeReadingCells['closing'] = {
  0: [
    'The Sun leads this chart, {name1} and {name2}, so what you two want together matters more than how a single week goes. When you are at odds, ask whether you still want the same thing, and the rest becomes a matter of how.',
    'A bond with so strong a Sun needs something to live for, {name1} and {name2}, and it may be something small. If you ever seem to be only quarreling, look for a thing that both of you would like to see done this year, and begin there.',
    'The Sun leads this chart, {name1} and {name2}, and asks that what you two do be yours, and not what others expect of a pair like you. Once a year at least you might say aloud what that is.',
  ],
  1: [
    'The Moon counts for most in your composite chart, {name1} and {name2}, so see first how each of you is. A difficult subject that comes up when one of you is tired or hungry may wait until the next morning.',
    'It is the Moon that has the last word here, {name1} and {name2}, as it had the first. Keep one habit that belongs to the two of you alone, such as a walk, a meal or a call on Sundays, and keep it also in the weeks in which you are not getting on.',
    'The Moon is the strongest planet between you, {name1} and {name2}, whether your feelings are shown or kept in. Tell each other early what kind of day it is. A few words will do, and they save the other from guessing.',
  ],
  2: [
    'Words have made this bond, {name1} and {name2}, with Mercury at the head of its chart, and you will go on talking. Now and then sit together without it, over a view, a game or a piece of music, and see that this is good as well.',
    'Mercury comes first in this chart, {name1} and {name2}, so curiosity about each other is what keeps it young. Ask each other something to which you don’t know the answer, however long you have known each other. There is always something of the kind.',
  ],
  3: [
    'You like each other, {name1} and {name2}, and Venus, which leads this chart, is the ground on which the rest can be settled. Say so before you bring up a complaint, and say it again when the complaint has been heard.',
    'Venus leads, {name1} and {name2}, and it asks for something that is easily put off: to enjoy each other. Choose one thing that pleases you both, and don’t let it be the first to go when the week is full.',
  ],
  4: [
    'With Mars in the lead there is energy between you that will be used one way or the other, {name1} and {name2}. A task that both of you chose, in a garden, a kitchen or a good cause, takes most of the edge off your quarrels.',
    'Mars comes first in this chart, {name1} and {name2}, and neither of you has to be ashamed of the heat. When you are angry, say what you want before you say what was wrong. The other can do something about the first.',
  ],
  5: [
    'Together you think bigger, {name1} and {name2}, since Jupiter leads the chart that you share, and often you are right to. Take one of the things that are hard above, and hope for that one until it has got better. Then take the next.',
    'Jupiter leads here, {name1} and {name2}, so there will be no lack of plans. What you can add to them is the end. Look at what you have begun, choose one thing, and finish it before you speak of another.',
  ],
  6: [
    'That you can rely on each other has probably been put to the proof, {name1} and {name2}. Saturn, which leads this chart, sees to the duties. Thank each other for some of them by name, even for those that have been done every week for years.',
    'What Saturn asks of you, {name1} and {name2}, it asks first in this chart, and it keeps what it is given. Be patient with the slow parts. And do something together now and then that nobody requires of you.',
  ],
  7: [
    'What is between you will go on changing its form, {name1} and {name2}, and it stays alive by that, because Uranus leads. A few fixed things give the changes somewhere to return to. Nobody else needs to understand how you arrange it.',
    'Uranus comes first in this chart, {name1} and {name2}, and it will not be settled once and for all. Ask each other from time to time whether the arrangement still suits you both, and take the answer as a piece of news and not as a reproach.',
  ],
  8: [
    'Neptune leads this chart, {name1} and {name2}, and you need not explain to anyone how much you feel for each other. Only be exact about the practical things, so that no hard feelings come of a forgotten date or a sum.',
    'Where Neptune leads, {name1} and {name2}, much is felt and little is settled. Let the feeling be as it is. Settle the rest, beginning with whatever has to do with money or a date.',
  ],
  9: [
    'Little between you is casual, {name1} and {name2}, where Pluto leads, and both of you will be changed by it. You can trust each other a long way once it is settled that each of you may refuse, and be none the worse for it.',
    'Pluto comes first in this chart, {name1} and {name2}, and so the truth has a way of coming out between you. It does least harm when it is told early and in a low voice. You can stand more of it than most.',
  ],
  15: [
    'Others have a clear picture of you as a pair, {name1} and {name2}, for it is the Ascendant that leads here. It is true as far as it goes. What else you are to each other you two know, and need not show.',
    'It is the Ascendant that leads here, {name1} and {name2}, so how you enter a room together means much to you both. When nobody is looking you need not be that pair, and it does you good to be tired, cross or silly together.',
  ],
};
