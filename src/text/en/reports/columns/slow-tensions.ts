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
  ],
  2: [
    'Means can grow slowly and safely. It is a good time to set a price, save a share or buy what will last.',
  ],
  3: [
    'What you say carries weight because it is both generous and exact. Write the agreement, teach the course, finish the text.',
  ],
  4: [
    'An improvement at home can be planned and paid for. Someone older may lend a hand, or an old house its walls.',
  ],
  5: ['Talent and practice go together. Whatever you love to do may be brought to a form that others value.'],
  6: ['A better order of work pays off quickly. You can take on more, as the structure bears it.'],
  7: ['Two people can agree on something for the long run. Promises made in this spirit are usually kept.'],
  8: [
    'Joint money and mutual trust stand on firm ground. It is possible to settle a long matter to the satisfaction of both.',
  ],
  9: ['A course of study or a journey with a purpose is well supported. Go far, and with a timetable.'],
  10: [
    'Recognition comes for solid work. Those above you can be asked for more responsibility, and are likely to say yes.',
  ],
  11: [
    'A common aim finds both enthusiasm and someone who keeps the minutes. Much can be built in such company.',
  ],
  12: [
    'In quiet you find strength and patience together. An old matter can be brought to a good end without anyone watching.',
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
