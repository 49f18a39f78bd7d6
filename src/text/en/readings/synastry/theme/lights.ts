import type { SynastryReadingCells } from '../../../../pair-catalogue.js';

/** Where it is the Sun or the Moon of {name} that {other}’s {planets} meet. */
export const lightsAsTheme: Pick<SynastryReadingCells['theme'], 0 | 1> = {
  0: {
    opening: [
      'Between {name} and {other} most things come back to {name}’s Sun, which {other}’s {planets} meet.',
      'It is what {name} lives for that {other} affects most, because {other}’s {planets} meet {name}’s Sun.',
      'What {name} wants to be is the great subject between these two, because {name}’s Sun is touched by {other}’s {planets}.',
    ],
    temper: {
      easy: [
        'The Sun is what a person lives for, and {name}’s is mostly supported in this company.',
        '{name} wants to count for something, as everyone does whose Sun is touched, and {other} mostly helps.',
      ],
      tense: [
        'The Sun is what a person lives for and is proud of, and {name}’s is challenged here more than it is supported.',
        '{name} has a way of life to defend, which is what the Sun stands for, and {other} puts it in question without always meaning to.',
      ],
      mixed: [
        'The Sun is what a person lives for, and {name}’s is supported here on one day and challenged on the next.',
        'With the Sun it is a matter of pride and purpose, and {other} strengthens {name} in the one case and crosses {name} in the other.',
      ],
    },
    question: {
      easy: [
        'With so much backing there is one thing that {name} may forget, and that is to ask what {other} is after.',
        'So much approval does {name} good, and {other} may well want some of it in return.',
      ],
      tense: [
        'So it matters whether {name} and {other} can give way to each other without feeling small.',
        'How {name} can keep to a purpose and still let {other} have one is the question that comes up again and again.',
      ],
      mixed: [
        'Both have plans, and what follows is largely about how there can be room for two.',
        'They will get on as well as they manage to take turns.',
      ],
    },
    closing: {
      easy: [
        '{name}’s Sun is well backed in this company and can afford to be curious. A good beginning is to ask what {other} is proud of, and to listen to the end.',
        '{name} gets more from {other} than is easily noticed, and {name}’s Sun has enough to give some of it back. To be asked about one’s plans, and heard out, is a present that costs nothing; {other} would be glad of it.',
      ],
      tense: [
        'To give way is easier for someone who has the say elsewhere. {name}’s Sun will feel crowded at times, and the quarrel, whatever its subject, loses most of its heat once each of the two has something to decide alone, without being asked for reasons.',
        '{name} need not win in order to be respected by {other}. With {name}’s Sun in question so often it helps to agree which matters are each one’s own, and in those to let the other do as seems best, even when it seems wrong.',
      ],
      mixed: [
        'Two people with plans need some patience and a way of taking turns. {name}’s Sun is both backed and challenged by {other}, and nothing here asks either to want less. It helps to say whose turn it is, and to mean it.',
        'There is room for two purposes here, provided that they are spoken of. {name}’s Sun does well when {other} knows beforehand what matters most, and {other} does well when {name} asks the same in return.',
      ],
    },
    thread: {
      easy: 'Where {name}’s Sun gets so much approval from {other}, a word of thanks is easily forgotten.',
      kind: 'Here {other} backs what {name}’s Sun is after, and whoever is backed finds it easier to give way.',
      hard: 'Whenever {name}’s Sun is crossed by {other} like this, giving way feels like losing.',
    },
  },
  1: {
    opening: [
      'Between {name} and {other} it is {name}’s Moon that is touched most, by {other}’s {planets}.',
      'Whether {name} feels at home with {other} decides most things between these two, because {other}’s {planets} meet {name}’s Moon.',
      'What {other} does is felt by {name} at once, welcome or not, for it is {name}’s Moon that {other}’s {planets} meet.',
      'Comfort is the great subject of {name} and {other}: who gives it, who gets it, and in what form. {name}’s Moon is touched by {other}’s {planets}.',
      '{other} gets to {name}’s feelings sooner than most people do. The reason is {name}’s Moon, which {other}’s {planets} touch.',
    ],
    temper: {
      easy: [
        'The Moon is what a person needs in order to feel safe and at home, and here those needs are mostly well met.',
        'That is a matter of the Moon, of comfort and of habits, and most of what {name} needs is to be had here.',
      ],
      tense: [
        'The Moon is what a person needs in order to feel safe and at home, and here those needs are often hurt without any ill will.',
        'With the Moon it is small things that count, a tone or a silence, and {name} is easily hurt here by what was hardly meant.',
      ],
      mixed: [
        'The Moon is what a person needs in order to feel safe and at home, and here those needs are met at one time and hurt at another.',
        'The Moon lives by small things, and in these {other} comforts {name} on some days and misses the need on others.',
      ],
    },
    question: {
      easy: [
        'The comfort is certain, and it makes it easy to put off what is uncomfortable.',
        'So much ease makes it tempting to leave hard things unsaid.',
      ],
      tense: [
        'How is {name} to feel safe with someone who is felt so strongly? It takes some knowledge of what hurts.',
        'They need a way for {name} to be near {other} without being on guard.',
      ],
      mixed: [
        'What {name} has to learn here is to trust the good days without fearing the others.',
        'On which days the one is to be expected, and on which the other, is worth finding out.',
      ],
    },
    closing: {
      easy: [
        'For most days the comfort is enough that {name}’s Moon finds here so easily. For the others there is something that {name} can well afford, feeling as safe as that: to hear a hard thing from {other} now and then.',
        '{name} may rest in what {other} gives, for {name}’s Moon is well looked after here. The one thing to add is candor: a comfort that can bear a complaint now and then is the surer for it.',
      ],
      tense: [
        '{name} can feel safe with {other} when news comes early. {name}’s Moon is hurt here mostly by things that nobody meant, and such hurts stay small when they are told the same day and taken without offense.',
        'If {name} says early what hurt, and {other} hears it as news and not as blame, most of the weight is gone. {name}’s Moon needs nothing great for that. A question in the evening, asked in earnest, does more than a promise.',
      ],
      mixed: [
        'Neither the comfort that {name}’s Moon finds here nor the hurt cancels the other. On a bad day {name} does well to remember the good ones, and {other} to ask, before guessing, which kind of day it is.',
        '{other} is both the comfort and the hurt here, and {name}’s Moon can learn to live with that. What helps is to say on a good day what helps on a bad one, and then to leave off guessing.',
      ],
    },
    thread: {
      easy: 'With so much comfort for {name}’s Moon, a complaint seems hardly worth making, and is put off.',
      kind: 'Here {name} feels safe with {other}, which is worth remembering on the days when {name}’s Moon is hurt.',
      hard: 'Here {other} touches {name}’s Moon where it is easily hurt, and feeling safe again takes some time.',
    },
  },
};
