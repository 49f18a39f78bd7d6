import type { SynastryChapter, SynastryReadingCells } from '../../../pair-catalogue.js';
import { quietHeads } from './quiet-heads.js';

type Heads = SynastryReadingCells['heads'][SynastryChapter];

const impressions: Heads = {
  kindMore: [
    'Being in one room does these two more good than harm. {name1} and {name2} {ease}, which shows in {kind}. With {hard} they also {trouble}, mostly at the start of a visit or after a long absence, and it wears off while they talk.',
    'What each of them sees first in the other is mostly welcome. {kind} are the reason that they {ease}, and this is what stays with both. Where {hard} come in, they {trouble}, as a rule more in company than alone.',
    'The manner of each suits the other in most things, and {kind} say in which: there they {ease}. {hard} are the exception. When one of the two is tired or in a hurry they {trouble}, and both think it personal, which it is not.',
    '{name1} and {name2} like most of what they see of each other from outside. They {ease}, thanks to {kind}. Now and then something grates, which is the doing of {hard}, and then they {trouble}; a friendly look from either is usually enough.',
  ],
  hardMore: [
    'The first minutes are the difficult ones. On account of {hard}, {name1} and {name2} {trouble}, and each may take the other’s manner for the person. What helps is {kind}: because of them they also {ease}, and it counts for more with each meeting.',
    'How each of them comes across takes the other some getting used to. {hard} make it so that they {trouble} before either has meant anything by it. The better side is slower to appear. It comes with {kind}, and then {name1} and {name2} {ease}.',
    'Each has something in bearing or tone that puts the other on guard, and in {hard} one can see what: they {trouble}. It would be a pity to stop there, for {kind} make them {ease} as soon as they have something else to look at than each other.',
    'Before these two have said much they {trouble}. {hard} are to blame, and not anything that either has done. Later on, when the strangeness has worn off, it is {kind} that come to the fore, and {name1} and {name2} {ease}.',
  ],
  kind: [
    '{name1} and {name2} make a good impression on each other without working at it. Chiefly it is {kind} that do this, for there they {ease}, and later disagreements have that to fall back on.',
    'At a first meeting these two are likely to be pleased with each other, and at the hundredth they still may be. {kind} see to it that they {ease} before anything has been settled.',
  ],
  hard: [
    'The manner of each is what the other has to get over before the person comes into view. {hard} are at the bottom of it: the two {trouble}, mostly in the first minutes, and mostly without intent.',
    'A first meeting of {name1} and {name2} may well be prickly, and something of that comes back when they are tired. Because of {hard} they {trouble}. A second look is fairer than the first, and they should allow each other one.',
  ],
};

const hearts: Heads = {
  kindMore: [
    'There is more comfort than hurt in what {name1} and {name2} feel for each other. They {ease}, and {kind} account for it. They also {trouble}, where {hard} meet. The comfort is there every day; the hurt comes when one of the two has been waiting for something and hasn’t said so.',
    'Affection has the upper hand here. Through {kind} they {ease}, on most days and without being asked. {hard} are the other side of it: on bad days they {trouble}. That passes sooner if neither of the two takes it for the whole truth.',
    'These two are good to each other, with one reservation. The goodness is in {kind}, which let {name1} and {name2} {ease}. The reservation is in {hard}: under strain they {trouble}, and afterward it is again the kindness that both remember.',
    '{name1} and {name2} do each other good more often than they do each other harm. The good is in {kind}, and it lets them {ease}. The harm is in {hard}: now and then they {trouble}, mostly after a hard day for which neither is to blame.',
  ],
  hardMore: [
    'Feelings are not simple between these two. What weighs most are {hard}, where {name1} and {name2} {trouble}, though neither wishes it. What comforts them are {kind}, with whose help they {ease}. The first is felt when one of them needs something; the second, when nobody is in need.',
    'They are fond of each other, and it takes some care to make that felt. {hard} stand in the way, since there they {trouble}. {kind} speak for them all the same: on quieter days they {ease}, and it is on those days that a hurt is best brought up.',
    'Tenderness costs {name1} and {name2} some effort, because {hard} make them {trouble}. That is the stronger influence, and still not the only one. Where {kind} have their say they {ease}, and each may remind the other of that when it is hard to believe.',
    'What these two feel for each other goes deep, and still they {trouble}. That comes of {hard}, and it is felt soonest on days that were meant to be special. On ordinary days {kind} prevail, so that {name1} and {name2} {ease} and wonder what the trouble was.',
    'Love or friendship between {name1} and {name2} has more to overcome than to enjoy at first, since {hard} make them {trouble}. With time the proportion changes. {kind} do their work without any noise, and by them the two {ease}.',
  ],
  kind: [
    'In matters of the heart there is not much that {name1} and {name2} need to explain. {kind} are the clearest sign of it: they {ease}, and do it as much by habits as by words.',
    'Kindness is offered here and taken as it was meant. It comes above all from {kind}, by which {name1} and {name2} {ease}, and when other things go wrong they can return to it.',
    'What they feel for each other is friendly and can be relied upon. {name1} and {name2} {ease}, because of {kind}, and neither has to earn it first.',
  ],
  hard: [
    'What one of them offers as love is often not what the other would have asked for. {hard} are where this is felt, and there they {trouble}. The affection itself is not in doubt, only whether it arrives.',
    'Most of the hurt between {name1} and {name2} concerns affection, which both have. On account of {hard} they {trouble}, and each thinks that the other must know it. Mostly the other doesn’t, and would be glad to be told.',
  ],
};

const desire: Heads = {
  kindMore: [
    'What the one wants, the other can mostly want as well. {kind} are behind this, and they let {name1} and {name2} {ease}. In a quarrel it is {hard} that speak: then they {trouble}. As long as there is something to do together, the first is by far the more usual.',
    'These two have more energy together than apart, and they usually find a use for it. Thanks to {kind} they {ease}. Idle or crossed, they feel {hard} instead, and {trouble}; a task puts an end to it sooner than a discussion.',
    'Their wills agree more often than they collide. In {kind} one sees how they {ease}, and in {hard} how they {trouble}. The collision comes when a decision has been made by one of the two alone.',
    '{name1} and {name2} mostly pull at the same end of the rope. They {ease}, as {kind} would have it. Let one of them be contradicted before others, and {hard} take over: they {trouble}, and are a little ashamed of it the next day.',
  ],
  hardMore: [
    'Wanting things is where {name1} and {name2} get in trouble. It comes from {hard}: they {trouble}, over small matters as easily as over large ones. The same two people {ease} where {kind} are concerned, and that is the better ground for whatever they have to settle.',
    'They will quarrel, and how they quarrel matters more than whether they do. {hard} give the occasion, since they {trouble} there. {kind} give them a way out, because with the first heat gone they {ease}.',
    'Two people with wills of their own meet here, and {hard} set them against each other: they {trouble}. That is the louder half. The other half belongs to {kind}, through which {name1} and {name2} {ease} as soon as nothing has to be proved.',
    'Sparks fly between {name1} and {name2}, and not always for pleasure. It is {hard} that make them {trouble}, oftenest when both are sure of being right. The good use of so much spirit is seen in {kind}, where they {ease}.',
    'When both want something badly, these two {trouble}. One can read it from {hard}, and it need not be taken for dislike. Give them an hour and a task, and {kind} come into play: they {ease}, and neither mentions what the noise was about.',
    'Strength meets strength here, and the first result is that {name1} and {name2} {trouble}, in the way of {hard}. The second result takes longer. It shows in {kind}, by which they {ease}, and it lasts when the quarrel has been forgotten.',
  ],
  kind: [
    'Wanting and doing go well together here. {kind} make {name1} and {name2} {ease}, and a difference of opinion is mostly fought out quickly and fairly.',
    'In what they go after these two help each other. Because of {kind} they {ease}, with desire where that belongs to it, and with plain appetite for the task where it doesn’t.',
  ],
  hard: [
    'Most of the friction between {name1} and {name2} is about what each wants, how soon, and who decides. {hard} show it best, for there they {trouble}. It does them good to have one matter each in which the other has no vote.',
    'Anger is a sore subject with these two, since each knows how to rouse it. {hard} are the reason why they {trouble}. It is seldom meant as badly as it sounds, and it is over sooner when nobody has to win.',
  ],
};

export const heads: SynastryReadingCells['heads'] = { impressions, hearts, desire, ...quietHeads };
