import type { Growing } from '../../../report-catalogue.js';

/** Jupiter with Saturn and Uranus, by Jupiter's house. */
export const jupiterSaturnTense: Growing = {
  1: [
    'Jupiter urges you to grow and Saturn asks what it will cost. Neither is wrong. Take the larger step in the smaller of two versions, and you will be able to keep it up.',
  ],
  2: [
    'Income could grow, and an obligation stands in the way. The sum works if one wish is postponed, so choose which before the bills do.',
  ],
  3: [
    'There is more to say and to learn than you have time for, and somebody wants proof. Promise fewer words and deliver them.',
  ],
  4: [
    'More room is wished for at home, while duty sets a limit to it. A plan in stages, with figures, turns the quarrel into a building.',
  ],
  5: [
    'Pleasure calls and so does responsibility, at the same hour. Give the first a fixed place in the week, and the second loses its grudge.',
  ],
  6: [
    'You have taken on too much because all of it looked useful. Something must be handed back, and it is more honest to do so before it is late.',
  ],
  7: [
    'A partner is generous where you are careful, or the other way about. Between you there is a sensible middle; it has to be put into words.',
  ],
  8: [
    'Trust or credit is offered, and the terms are strict. Read them twice. Help that can be repaid is worth more than help that cannot.',
  ],
  9: [
    'A large plan of study, travel or belief runs into rules. Learn the rules, for they have a door in them that is not visible from outside.',
  ],
  10: [
    'Success is within reach and so are its burdens. Ask exactly what the post involves, and negotiate the part that would wear you out.',
  ],
  11: [
    'Friends want everything at once and somebody must say what can be done. If it is you, say it kindly and with a date.',
  ],
  12: [
    'You need rest and feel that you have not earned it. Rest is not wages. A little of it, taken in time, spares a great deal later.',
  ],
};

export const jupiterSaturnHarmonious: Growing = {
  1: [
    'Hope and good sense agree in you for once. What you begin can be both bold and durable, and people trust the combination.',
    'You are trusted because you do not overdo it. A step up can be taken now and will not have to be taken back.',
  ],
  2: [
    'Means can grow slowly and safely. It is a good time to set a price, save a share or buy what will last.',
    'What you have put by can be put to use. A modest offer turns out to have room to grow.',
  ],
  3: [
    'What you say carries weight because it is both generous and exact. Write the agreement, teach the course, finish the text.',
    'A plan explained well wins over the cautious. Give it a beginning, a middle and a price.',
  ],
  4: [
    'An improvement at home can be planned and paid for. Someone older may lend a hand.',
    'The household can afford to be generous and sensible in one breath. Settle the matter that needed both.',
  ],
  5: [
    'Talent and practice go together. Whatever you love to do may be brought to a form that others value.',
    'Something you love repays the practice. It may even be noticed by those who know about such things.',
  ],
  6: [
    'A better order of work pays off quickly. You can take on more, as the structure bears it.',
    'Good habits and good luck work together. Teach somebody, or let yourself be taught.',
  ],
  7: [
    'Two people can agree on something for the long run. Promises made in this spirit are usually kept.',
    'An older and a younger way of seeing things complete each other between two people. Draw up the agreement while both are pleased.',
  ],
  8: [
    'Joint money and mutual trust stand on firm ground. It is possible to settle a long matter to the satisfaction of both.',
    'Terms can be found for what is shared that neither of you will regret. Have them written out.',
  ],
  9: [
    'A course of study or a journey with a purpose is well supported. Go far, and with a timetable.',
    'A long course looks passable. Somebody who has taken it before you is willing to say how.',
  ],
  10: [
    'Recognition comes for solid work. Those above you can be asked for more responsibility, and are likely to say yes.',
    'Effort and opportunity meet in your work. Say what you are ready to answer for.',
  ],
  11: [
    'A common aim finds both enthusiasm and someone who keeps the minutes. Much can be built in such company.',
    'Friends with means and friends with patience are ready to back the same plan. Let them know each other.',
  ],
  12: [
    'In quiet you find strength and patience together. An old matter can be brought to a good end without anyone watching.',
    'A burden carried in private gets lighter by being put in order. Help is near, and does not insist on being thanked.',
  ],
};

export const jupiterUranusTense: Growing = {
  1: [
    'You want to settle something and to be off, both with all your heart. Take the chance that leaves a way back.',
  ],
  2: [
    'A sudden offer of money or a sudden wish to spend tests your judgment. Half of it, tried first, will tell you about the rest.',
  ],
  3: [
    'Ideas and news come in a rush, and some of them contradict each other. Wait with the announcement until you have slept.',
  ],
  4: [
    'Too much good change is on offer at home. Alter one room, or one habit, and see how everybody lives with it.',
  ],
  5: [
    'A love or a game promises a great deal quickly. Enjoy the spark, and keep something back for the morning.',
  ],
  6: ['Work could be freed of half its rules, or fall into disorder. Try the new method on one task.'],
  7: [
    'Another person wants more freedom, or offers you more than you can take in. Ask for time, which costs nothing.',
  ],
  8: [
    'A shared affair takes an unexpected turn, perhaps to your advantage. Have the terms explained before you are glad.',
  ],
  9: ['A distant plan becomes possible overnight. Find out what it would look like on an ordinary Tuesday.'],
  10: [
    'A leap in your career is tempting, and the ground on the other side is not surveyed. Ask someone who has landed there.',
  ],
  11: ['Friends pull you into something large and new. Join for a limited time, and with your eyes open.'],
  12: [
    'Restlessness and hope come up together in the quiet. Give them a notebook before you give them a ticket.',
  ],
};

export const jupiterNeptuneTense: Growing = {
  1: [
    'You promise more than one person can do, and mean all of it. Halve the promise, and keep the feeling whole.',
  ],
  2: [
    'What looks like profit may be a hope with a price tag. Wait until the money is there before you spend it.',
  ],
  3: [
    'Words run ahead of facts, yours as well as other people’s. Ask where a story comes from before you pass it on.',
  ],
  4: ['Home is dreamed larger than it can be. Measure the rooms, and the good will of everyone in them.'],
  5: [
    'Love or play is seen through a golden haze. Enjoy it, and put off the large decisions until the light is plainer.',
  ],
  6: ['You cannot help everybody, and the one who tires first is you. Choose the duty that would be missed.'],
  7: ['You and another hope for different things under one name. Ask each other what you mean by it.'],
  8: ['Generosity with what is shared needs a second look. Put kind intentions into writing.'],
  9: ['Great truths are cheap just now, and journeys promise the moon. Compare two accounts of the place.'],
  10: ['An offer shines more than it weighs. Find out what it asks of you on an ordinary day.'],
  11: [
    'A good cause is long on feeling and short on plan. Join it with your eyes open, or lend it a calendar.',
  ],
  12: ['The wish to get away from it all is strong. A short retreat is better than a long excuse.'],
};

export const jupiterPlutoTense: Growing = {
  1: [
    'You want to win, and would rather not say how much. Ambition does well here if it is admitted, and badly if it is disguised.',
  ],
  2: [
    'More is not the same as enough. A deal with pressure in it can be slept on, whoever says that it cannot.',
  ],
  3: ['A discussion turns into a contest about who knows better. You can be right and let it go.'],
  4: [
    'At home somebody wants to decide for everyone. Bring the question to the table and let each of you say what they need.',
  ],
  5: [
    'Love or a piece of work wants you whole, at once. Give it much, and keep a door to the rest of your life.',
  ],
  6: [
    'Work swells until it has power over you. Name the one task that matters, and bargain about the others.',
  ],
  7: [
    'Strong wills meet. What another wants and what you want could both be had, if neither of you has to be the victor.',
  ],
  8: [
    'Money, trust or a secret may be used to get one’s way. Refuse the game openly, and offer plain terms.',
  ],
  9: ['A conviction may be preached too hard, by you or at you. Let the example argue.'],
  10: ['You are tempted to go over somebody’s head. It may work, and they will remember it.'],
  11: ['A group is asked to follow, and not everyone was asked. Speak for those who are silent, once.'],
  12: [
    'An old wish for power or revenge stirs under a calm surface. Look at it alone first. It will tell you where you felt small.',
  ],
};

export const saturnPlutoTense: Growing = {
  1: [
    'You meet something that does not yield, and it may be yourself. Press less and last longer; what you are building does not need force.',
    'Hardness comes at you or out of you. Stand firm without leaning forward, and it passes along beside you.',
  ],
  2: [
    'Means are tight, or feel so. Find out exactly what you need, and let that be the whole of the fear.',
    'You hold on tightly to what you have. Ask which part of it has been holding you.',
  ],
  3: [
    'A hard truth has to be said or heard. Say it once, with care, and do not follow it up.',
    'Silence may be used as a weapon somewhere near. Answer with one plain sentence, and with your presence.',
  ],
  4: [
    'At home an old struggle over who decides comes up again. It can be ended by someone who no longer needs to win it.',
    'The weight of the house rests on too few shoulders. Say which part of it you can no longer carry.',
  ],
  5: [
    'Pleasure is refused or has become a duty. Take back one that costs nothing and proves nothing.',
    'Love is tested by duty, or duty by love. Neither is improved by a threat.',
  ],
  6: [
    'The load is heavy and the rules are strict. Do what is necessary, and write down what is not.',
    'Work becomes a trial of strength with rules nobody believes in. Do your share correctly, and look for the exit in good time.',
  ],
  7: [
    'Between you and another it has become a question of power. Look for what each of you is afraid of losing.',
    'Somebody wants a pledge that you cannot give. A smaller one, kept, is worth more to both.',
  ],
  8: [
    'A debt or a dependence has to be faced in full. It is at its heaviest before the figures are on the table.',
    'What is owed presses hard. Pay or forgive a first part of it, so that things begin to move.',
  ],
  9: [
    'A belief is put to a severe test. You can live by what is left of it afterward.',
    'You are required to believe, or to disbelieve. Keep your own counsel, and your sources.',
  ],
  10: [
    'Responsibility weighs on you, and somebody above makes it heavier. Keep to what is right and keep a record.',
    'Those in charge close ranks. Keep your work clean, and your friends outside it.',
  ],
  11: [
    'A common cause hardens into two camps. Stay with the aim, and with those who still talk to both.',
    'Loyalty is demanded where it used to be given. You may ask what for.',
  ],
  12: [
    'Something old and heavy is worked through in private. Give it fixed hours, and the rest of your day its peace.',
    'Fear of an old kind has found new reasons. Look at the reasons by day.',
  ],
};
