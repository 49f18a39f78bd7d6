import type { CompositeReadingCells, PairClauses } from '../../pair-catalogue.js';

/** What is easy and what is hard in a bond, after “the two of you” or “you”. */
export const easeOfTheBond: PairClauses = {
  0: 'know what you want together',
  1: 'come to rest in each other’s company',
  2: 'seldom run out of things to say',
  3: 'are fond of each other and show it',
  4: 'get moving together',
  5: 'bring out each other’s hopes',
  6: 'keep your word to each other',
  7: 'give each other room',
  8: 'sense how the other is',
  9: 'can be frank about almost anything',
};

export const troubleOfTheBond: PairClauses = {
  0: 'pull in different directions',
  1: 'need different things at the same moment',
  2: 'misread what the other has said',
  3: 'show your fondness in ways that the other doesn’t notice',
  4: 'lose your tempers quickly',
  5: 'take on more than there is time for',
  6: 'are hard on each other',
  7: 'come close and break away by turns',
  8: 'believe in different agreements',
  9: 'both want the last word',
};

/** Where the hour of a birth is unknown, in one sentence. */
export const withoutHousesOfTheBond: CompositeReadingCells['withoutHouses'] = [
  'Since an hour of birth is unknown, this says how you two are together, and not in which part of life it shows most.',
  'One of the hours of birth is missing, so what follows keeps to how the bond feels and leaves out where in life it shows.',
  'Without both hours of birth a chart like this has no fields of life to assign things to, and it keeps to how you two get on.',
];

/** Between two paragraphs of a section, before the one that denies what stands in the other. */
export const stanceBridgesOfTheBond: CompositeReadingCells['stanceBridges'] = {
  smooth: ['There are calmer days as well.', 'There is also a place in this bond where you settle.'],
  unsettled: ['It is not always so settled.', 'The calm has its interruptions.'],
  understood: [
    'On other matters you understand each other at once.',
    'You do understand each other elsewhere.',
  ],
  misheard: ['One kind of remark still goes wrong.', 'All the same, some things are misread.'],
  cherished: ['Affection also has an easier way.', 'And yet you know well how to please each other.'],
  unloved: [
    'Some of the fondness gets lost on the way.',
    'Your liking for each other is not proof against everything.',
  ],
  peaceable: ['You can be gentle as well as hot.', 'You also know how to make peace.'],
  heated: ['There is fire in this bond as well.', 'Good manners are not all there is to it.'],
  backed: ['There is encouragement too.', 'You are not only strict with each other.'],
  judged: ['You encourage each other, and you also keep accounts.', 'There is a stricter look as well.'],
  spoken: ['And yet a great deal gets said.', 'Other things do get said.'],
  unspoken: ['Not everything gets said, all the same.', 'On one kind of thing you both keep silent.'],
  free: ['In another way you let each other go more easily.', 'There is air in this bond, too.'],
  held: ['Letting go is harder at another point.', 'There is also something here that holds on.'],
};

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

/** What the two do by a kind aspect and by a hard one, after “you”, where what tests them begins. */
export const heldByTheBond: CompositeReadingCells['heldBy'] = {
  0: 'pull the same way',
  1: 'are at ease',
  2: 'can talk a thing over',
  3: 'enjoy each other',
  4: 'act together without delay',
  5: 'hope for the best and mostly get some of it',
  6: 'can be relied upon',
  7: 'have room to change',
  8: 'feel for each other',
  9: 'face whatever comes',
};
export const triedByTheBond: CompositeReadingCells['triedBy'] = {
  0: 'want two things that can’t both be had',
  1: 'disturb each other’s peace',
  2: 'take a word amiss',
  3: 'wonder how much you are liked',
  4: 'fly at each other',
  5: 'promise too much',
  6: 'feel held back, by each other or by duties',
  7: 'never quite know what to count on',
  8: 'hope for something that was not agreed',
  9: 'contend over who has the say',
};
export const easeAtHome: CompositeReadingCells['easeAtHome'] = {
  0: 'find rest in the same things',
  1: 'comfort each other',
  2: 'talk the day over',
  3: 'are tender with each other',
  4: 'get up and do something when a mood has set in',
  5: 'cheer each other up',
  6: 'know that the other will be there',
  7: 'leave each other in peace',
  8: 'understand a silence',
  9: 'may show what hurts',
};
export const homeOfTheBond: CompositeReadingCells['atHome'] = {
  kind: [
    'Little disturbs the peace between you two. {kind} do most for it: you {ease}, and hardly notice how seldom it has to be arranged.',
    'You are well off in each other’s company. One sees it best in {kind}, by which you {ease}, whatever has gone wrong outside.',
    'Ordinary evenings are on your side. With {kind} in accord you {ease}, and that is no small part of what this bond is worth.',
  ],
  kindMore: [
    'Comfort is easily had in this bond. {kind} provide it, and with their help you {ease}. There is one reserve, which concerns {hard} and belongs to the next chapter.',
    'The two of you are mostly well off together. You {ease}, as {kind} would have it. What spoils it now and then is the affair of {hard}, of which more is said below.',
    'On the whole it is good to come home to this bond. {kind} see to it that you {ease}, and they are stronger than {hard}, which come later in this reading.',
  ],
  hardMore: [
    'To be at ease together takes the two of you some doing, since {hard} stand against it, as the next chapter tells. It succeeds by way of {kind}: with their help you {ease}, most of all when nothing has to be settled.',
    'Peace between you is not a matter of course. {hard} disturb it, and have a place of their own below. What brings it back is {kind}, through which you {ease}.',
    'Feelings have a harder time here than good intentions would suggest, because of {hard}. You will find that in the next chapter; this one has the remedy in it, which is {kind}, by which you {ease}.',
  ],
};
export const testsOfTheBond: CompositeReadingCells['testing'] = {
  both: [
    'What tries the two of you most is the quarrel of {hard}, in which you {trouble}. What helps most is the harmony of {kind}: there you {ease}, and a trouble that is taken to that ground is already smaller.',
    'Trouble comes to this bond chiefly from {hard}, by which you {trouble}. Against it you have {kind}, by which you {ease}, and that is no small thing to have on one’s side.',
    'You {trouble} where {hard} meet, and nothing else in this chart asks so much of you. The rest of it is on your side, and first of all {kind}, since there you {ease}.',
  ],
  hard: [
    'What tries the two of you most is the quarrel of {hard}, in which you {trouble}. It is a test that can be passed more than once, and gets easier each time.',
    'Trouble comes to this bond chiefly from {hard}, by which you {trouble}. To know it is some protection.',
  ],
};

/**
 * Before an aspect that tests a body of which a kind one has been told, `{b}` being the kind one’s other body: that both are so,
 * and when each shows.
 */
export const bodyTurnsOfTheBond: CompositeReadingCells['bodyTurns'] = {
  0: [
    'What you two want together has the support of {b}, and on most days you feel it. When something has to be decided against resistance, the same Sun shows its other side.',
    'Your common will gets on well with {b}. It has a harder time when plans have to be changed.',
  ],
  1: [
    'Comfort comes to this bond from {b}, and can be counted on while things are quiet. When one of you is tired, the same Moon feels something harder.',
    'With {b} the Moon of this bond is at ease. It is not so in every company, and you know the difference on a bad evening.',
  ],
  2: [
    'Talk goes well wherever {b} has a part in it. On other subjects the same Mercury has its difficulties.',
    'You understand each other with the help of {b}, and there is one kind of conversation in which that help is missing.',
  ],
  3: [
    'Your liking for each other is well supported by {b}. It also has something to bear, mostly when one of you wants more than the other.',
    'There is no want of affection, thanks to {b}. What disturbs it shows at moments when one of you feels passed over.',
  ],
  4: [
    'The energy that {b} puts to good use has another outlet, which opens when the two of you have nothing to do.',
    'Together with {b}, Mars gets things done here. In other company it picks a quarrel, most of all when you are both in a hurry.',
  ],
};

/** The last words but for the leader’s: what helps with the strongest strain, and what the two can count on. */
export const strainOfTheBond: CompositeReadingCells['strain'] = {
  0: 'When plans and comfort collide, say what you want together, and what each of you wants alone.',
  1: 'Where one of you needs peace and the other wants to get on, let each have a turn.',
  2: 'When a remark goes wrong, ask what was meant before you answer it.',
  3: 'When affection gets lost on the way, say in words what it was.',
  4: 'Tempers are best dealt with in advance: decide while you are friends how a quarrel has to end.',
  5: 'Promise each other a little less, and keep the whole of it.',
  6: 'Where you are hard on each other, mention what goes well at least as often as what is still to do.',
  7: 'Closeness will come and go here, so fix a few things that neither of you may cancel.',
  8: 'Where you might believe in different agreements, repeat in plain words what you have settled.',
  9: 'About power there is one good rule: leave each other the right to refuse without giving a reason.',
};

export const supportOfTheBond: CompositeReadingCells['support'] = {
  0: 'You can count on this: each of you knows what you want together, and says so.',
  1: 'You can count on resting well in each other’s company, whatever the day was like.',
  2: 'What you can count on is talk: most of what goes wrong between you can be discussed the next day.',
  3: 'You are truly fond of each other, and after a quarrel both of you want to make it up.',
  4: 'When a mood has set in, you can get up and do something together, and it is mostly gone afterward.',
  5: 'Each of you expects good things of the other, and that gets you both through a discouraging month.',
  6: 'What you have promised each other gets done, so that trust grows with the years.',
  7: 'Neither of you tries to hold the other back, and both come home of their own will.',
  8: 'Each of you can tell how the other feels, and is kind about it.',
  9: 'You can tell each other the worst news there is, and you get through it together.',
};

/** The last words, on what was named first. */
export const closingOfTheBond: CompositeReadingCells['closing'] = {
  0: [
    'You two know what you are for, {name1} and {name2}: the Sun that leads this chart sees to that. When you are at odds, go back to it. Ask whether you still want the same thing, and the rest becomes a matter of how.',
    'A bond with so strong a Sun needs something to live for, {name1} and {name2}, and it does poorly without. If you ever seem to be only quarreling, ask whether the two of you still have an aim. A new one, however small, has mended more than one bond of this kind.',
    'As for the Sun, {name1} and {name2}, which came first in all this: it asks that what you two do be yours, and not what others expect of a pair like you. Once a year at least you might say aloud what that is.',
  ],
  1: [
    'A bond that is led by the Moon goes by how you both feel in it, {name1} and {name2}. When work, distance or a mood has disturbed that, mend it first. Much of what is hard above is easier for two people who have eaten and slept.',
    'It is the Moon that has the last word here, {name1} and {name2}, as it had the first. Plans can wait when one of you is not well in this bond. A warm meal and an early night have settled things that no discussion could.',
    'Moods count in this bond, {name1} and {name2}, because the Moon leads its chart. Neither of you has to be cheerful for the other’s sake. It is enough to say in the morning what kind of day it is.',
  ],
  2: [
    'Words have made this bond, {name1} and {name2}, with Mercury at the head of its chart, and they will go on making it. What they can’t do is be there. Some of your best hours will be those in which nobody had to say anything.',
    'Mercury comes first in this chart, {name1} and {name2}, so curiosity about each other is what keeps it young. As long as each of you still has a question for the other, nothing above is past mending.',
  ],
  3: [
    'You like each other, {name1} and {name2}, and Venus, which leads this chart, is the ground on which the rest can be settled. Use it. People who are sure of being liked can tell each other a great deal more than they usually do.',
    'Venus leads, {name1} and {name2}, and it asks for something that is easily put off: to enjoy each other. Time spent that way is not taken from what is serious here. It pays for it.',
  ],
  4: [
    'With Mars in the lead there is energy between you that will be used one way or the other, {name1} and {name2}. Give it something to do. You quarrel least when you are both tired from the same piece of work.',
    'Mars comes first in this chart, {name1} and {name2}, and neither of you has to be ashamed of the heat. It turns against you mainly when it has no other object. Choose one together, and choose it large enough.',
  ],
  5: [
    'Together you think bigger, {name1} and {name2}, since Jupiter leads the chart that you share, and often you are right to. Set your good faith in each other against what is hard above. It works best on one thing at a time.',
    'Jupiter leads here, {name1} and {name2}, so there will be no lack of plans. What you can add to them is the end: a plan that the two of you have finished is worth more to this bond than three begun.',
  ],
  6: [
    'That you can rely on each other has probably been put to the proof, {name1} and {name2}. Saturn, which leads this chart, sees to the duties. What is kind in it needs only a little room beside them, and you may put that in the calendar if that is how you do things.',
    'What Saturn asks of you, {name1} and {name2}, it asks first in this chart, and it keeps what it is given. Be patient with the slow parts. And do something together now and then that nobody requires of you.',
  ],
  7: [
    'What is between you will go on changing its form, {name1} and {name2}, and it stays alive by that, because Uranus leads. A few fixed things give the changes somewhere to return to. Nobody else needs to understand how you arrange it.',
    'Uranus comes first in this chart, {name1} and {name2}, and it will not be settled once and for all. Ask each other from time to time whether the arrangement still suits you both. That question is your way of being faithful.',
  ],
  8: [
    'Neptune leads this chart, {name1} and {name2}, and you need not explain to anyone how much you feel for each other. Only be exact about the practical things. It keeps what is tender between you from having to pay for them.',
    'Where Neptune leads, {name1} and {name2}, much is felt and little is written down. Let the feeling be as it is. Write down the rest, beginning with whatever has to do with money or a date.',
  ],
  9: [
    'Little between you is casual, {name1} and {name2}, where Pluto leads, and both of you will be changed by it. You can trust each other a long way once it is settled that each of you may refuse, and be none the worse for it.',
    'Pluto comes first in this chart, {name1} and {name2}, and so the truth has a way of coming out between you. It does least harm when it is told early and in a low voice. You can stand more of it than most.',
  ],
  15: [
    'Others have a clear picture of you as a pair, {name1} and {name2}, for it is the Ascendant that leads here. The picture is true as far as it goes, and it leaves out most of what you have read. You two know the rest, and need not show it.',
    'It is the Ascendant that leads here, {name1} and {name2}, so how you enter a room together means much to you both. Behind the closed door you need not be that pair. Rest from it is part of keeping it up.',
  ],
};
