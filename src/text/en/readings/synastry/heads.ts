import type { SynastryChapter, SynastryReadingCells } from '../../../pair-catalogue.js';
import { quietHeads } from './quiet-heads.js';

type Heads = SynastryReadingCells['heads'][SynastryChapter];

const impressions: Heads = {
  easiest: [
    'Of all that these two have to do with each other, meeting goes best: both are glad when the other comes in.',
    'They make a good impression on each other, and nothing else between them goes as smoothly.',
    'To be in one room costs these two no effort, and that is more than can be said of some other matters between them.',
    'How each of them comes across is just what the other likes, and it remains the pleasantest thing between them.',
    'They took to each other early, or would have, and that first liking is easier than anything that comes later.',
    'The outer manner of each pleases the other, and of everything told here that is the simplest.',
  ],
  hardest: [
    'The manner of each is what the other has most to get over, before the person comes into view.',
    'Nothing is as hard between these two as the first five minutes, and they have them again after each absence.',
    'How each of them walks in and begins to speak is what jars most on the other.',
    'The hardest thing here comes first: each judges the other by a manner and is put off by it.',
    'Most of their trouble is with each other’s style, and less of it with what either means.',
    'At first sight they put each other off, and of all that divides them that takes longest to wear away.',
  ],
  easy: [
    'At first sight these two suit each other, and whatever comes later has that to build on.',
    'They like each other’s manner, and a conversation between them starts without any trouble.',
    'Each of them sees something welcome in the other, and it shows from the first greeting.',
    'A first meeting of these two goes well, and so do most of the meetings after it.',
    'Neither has to be won over here: both are well disposed before much has been said.',
    'They are pleasant company for each other, which helps them with matters that are less pleasant.',
  ],
  mixed: [
    'First impressions go both ways here: something attracts at once, and something puts one or the other on guard.',
    'Each of them likes one thing about the other’s manner and is irritated by another.',
    'They notice each other quickly, and what they notice is partly to their taste.',
    'Something in the way each of them comes across invites the other, and something keeps the other at a distance.',
    'A first meeting of these two may leave both in doubt whether they got on, and both answers are right.',
    'Their styles agree on some days and clash on others, mostly by how rested the two of them are.',
  ],
  hard: [
    'A first meeting of these two is likely to be prickly, and some of that comes back whenever they are tired.',
    'They don’t warm to each other at once, because the manner of each says something that it doesn’t mean.',
    'What each of them shows first is not what the other would like to see, and a second look is fairer.',
    'Their ways of walking into a room don’t match, and each thinks the other is doing it on purpose.',
    'Each of them is a little on guard when the other comes in, mostly for no reason that either could name.',
    'It takes these two some meetings to see past what annoys them in each other’s bearing.',
  ],
};

const hearts: Heads = {
  easiest: [
    'Affection is what comes most easily to these two, and it makes up for a good deal elsewhere.',
    'They are fond of each other without trying, and no other part of their dealings is so simple.',
    'Kindness is where these two are at their best: it is offered and taken as it was meant.',
    'What they feel for each other is friendlier, and more reliable, than anything else they share.',
    'Warmth passes between them easily, and when other things go wrong they can come back to it.',
    'Each knows what comforts the other, and that is the happiest thing that can be said of them.',
  ],
  hardest: [
    'The heart is where they miss each other most: what one offers as love is seldom what the other would have asked for.',
    'Feelings are the hardest matter between these two, because each shows them in a form that the other doesn’t know.',
    'Most of the hurt here concerns affection, which both have and which often goes astray.',
    'What each of them needs in order to feel loved is what the other finds hardest to give.',
    'They get along better in almost anything than in tenderness, where each waits for the other’s first step.',
    'Nothing between these two calls for as much patience as their feelings do.',
  ],
  easy: [
    'In matters of the heart they understand each other without much being explained.',
    'They are good to each other, and mostly in the way in which it was wished for.',
    'Affection is offered and returned here, and neither has to wonder about it for long.',
    'What comforts the one is near enough to what comforts the other.',
    'They care for each other, and each of them can feel it.',
    'Their feelings run on good terms, so an ordinary day together leaves both in a better mood.',
  ],
  mixed: [
    'Where feelings are concerned they can comfort each other and hurt each other, both by small things.',
    'They are fond of each other, and part of that fondness is lost on the way.',
    'Tenderness comes easily to these two in one respect and with difficulty in another.',
    'Each of them gives the other comfort, and each has a sore spot that the other keeps finding.',
    'On some days affection between them is simple, and on others both feel that too little came back.',
    'Each knows how to please the other and also, without meaning to, how to hurt.',
  ],
  hard: [
    'Tenderness takes some translating between these two, since each needs it in another form.',
    'They don’t easily guess what would do the other good, and a wrong guess hurts.',
    'Affection has obstacles here: one gives it too late, or in a way that the other fails to notice.',
    'Each of them has reason to feel less loved than is in fact the case.',
    'What is said in fondness can sting here, and an apology may take longer than the offense.',
    'Their needs seldom come at one time, so one of them is often left waiting.',
  ],
};

const desire: Heads = {
  easiest: [
    'What these two want goes in one direction, and no other part of their dealings needs less looking after.',
    'They are at their best when there is something to be done or to be had, and both want it.',
    'Energy is what they share most happily: one starts, the other joins in, and neither feels pushed.',
    'When it comes to wanting and doing, these two agree more easily than over anything else.',
    'Acting together is what they do best, and it puts both of them in good spirits.',
    'Neither has to hold back for the other’s sake here, and that is the easiest thing between them.',
  ],
  hardest: [
    'Most of the friction between these two is about what each wants, how soon, and who decides.',
    'They quarrel more than either would choose, and it is the hardest thing they have to live with.',
    'Where both want something the sparks fly, and of all their difficulties this one is the loudest.',
    'Anger is the sorest subject here: each knows too well how to provoke the other.',
    'Two strong wills meet here, and nothing else between them is as hard to settle.',
    'The real trouble starts when one of them says no, since the other hears an attack in it.',
  ],
  easy: [
    'What one of them wants the other can mostly want as well.',
    'They spur each other on, and both have more energy after an hour together.',
    'Attraction and drive are no problem here, and a difference is fought out quickly and fairly.',
    'They can get things done side by side, because neither has to slow down for the other.',
    'Desire, where there is any, is met here, and so is the plain wish to be doing something.',
    'Each likes to see the other go after a thing, and helps.',
  ],
  mixed: [
    'Attraction and quarrel have one source between these two, and it isn’t always clear at the outset which it will be.',
    'They set each other in motion, to common deeds on one day and against each other on the next.',
    'Both feel a pull here, and both feel resistance, sometimes within the same hour.',
    'There is energy between them that does them good when it has a task, and turns into argument when it has none.',
    'Their wills meet head on at one point and work together at another.',
    'They can be splendid allies and stubborn opponents, and the subject decides which.',
  ],
  hard: [
    'Their wills cross, and how they quarrel matters more than whether they do.',
    'Neither likes to be told, and both have a way of telling the other.',
    'A wish of the one easily becomes a demand in the ears of the other, and then voices rise.',
    'They provoke each other, often without noticing who began.',
    'When both want to decide, neither gives way gladly, and small matters grow.',
    'Each of them has a temper that the other knows how to find.',
  ],
};

export const heads: SynastryReadingCells['heads'] = { impressions, hearts, desire, ...quietHeads };
