import type { SynastryReadingCells } from '../../../../pair-catalogue.js';

/** Where it is Jupiter to Pluto of {name} that {other}’s {planets} meet. */
export const slowAsTheme: Pick<SynastryReadingCells['theme'], 5 | 6 | 7 | 8 | 9> = {
  5: {
    opening: [
      'What stands out between {name} and {other} is hope, since {other}’s {planets} meet {name}’s Jupiter.',
      '{name} thinks well of {other} and expects great things, as {name}’s Jupiter is met by {other}’s {planets}.',
    ],
    temper: {
      easy: [
        'Jupiter is what a person believes in and is generous with, and {name}’s does {other} good in many ways.',
      ],
      tense: [
        'Jupiter is what a person believes in and is generous with, and here it is often too much of a good thing.',
      ],
      mixed: [
        'Jupiter is what a person believes in and is generous with, and here it opens doors and overdoes things.',
      ],
    },
    question: {
      easy: ['With so much good will about, somebody has to keep an eye on what it costs.'],
      tense: ['It is hard to say no to someone who means well, and {other} will have to learn it here.'],
      mixed: ['What both need is some means of telling a chance from a mere enthusiasm.'],
    },
    closing: {
      easy: [
        '{other} may take all the encouragement that {name}’s Jupiter offers and still choose the size of each step. Somebody should also count, and it is felt as kindness if it is done before and not after.',
      ],
      tense: [
        'No is a friendly word when it comes early. {other} can say it to {name}’s Jupiter, whose good will is real, and a smaller promise that is kept will bring the two nearer than any great one.',
      ],
      mixed: [
        'A chance can be told from a mere enthusiasm by waiting a week. When {name}’s Jupiter has proposed something, the two may dream first and look at the figures on another day, and they will keep the better half of their plans.',
      ],
    },
    thread: {
      easy: 'With {name}’s Jupiter so generous, it is mostly left to chance who looks at the cost.',
      kind: 'Here the good will of {name}’s Jupiter does {other} nothing but good.',
      hard: 'Here {name}’s Jupiter wants more for {other} than is good for both, and a no would be a kindness.',
    },
  },
  6: {
    opening: [
      '{name} and {other} take each other seriously, for {other}’s {planets} meet {name}’s Saturn.',
      '{name} feels a responsibility toward {other} that neither of the two can quite set aside: {name}’s Saturn is touched by {other}’s {planets}.',
    ],
    temper: {
      easy: [
        'Saturn is where a person is strict, careful and reliable, and here that is mostly felt as support.',
      ],
      tense: [
        'Saturn is where a person is strict, careful and reliable, and here that is often felt as judgment.',
      ],
      mixed: [
        'Saturn is where a person is strict, careful and reliable, and here that is support and judgment at once.',
      ],
    },
    question: {
      easy: ['All that may be wanting is play.'],
      tense: [
        'How {name} can be careful without {other} feeling watched is the thing to be settled between them.',
      ],
      mixed: ['The thing to be found out is how {other} can rely on {name} and still feel free to fail.'],
    },
    closing: {
      easy: [
        'That these two can rely on each other is settled. Even {name}’s Saturn may therefore risk some foolishness now and then, which endangers nothing here, and which both will be glad to remember.',
      ],
      tense: [
        'Behind the strictness of {name}’s Saturn there is mostly a fear of letting {other} down. A word of praise undoes much of the feeling of being judged, and {other} is free to ask for that word.',
      ],
      mixed: [
        'What weighs on {other} here is also what holds. {name}’s Saturn gets lighter to live with as soon as the things that go well are mentioned as often as the things that don’t.',
      ],
    },
    thread: {
      easy: 'Where so much can be relied on, even {name}’s Saturn can afford some play.',
      kind: 'Here {name}’s Saturn is a support, and {other} can lean on it without feeling watched.',
      hard: 'Here {name}’s Saturn weighs on {other}, who may feel watched even where help was meant.',
    },
  },
  7: {
    opening: [
      'What happens between {name} and {other} turns on {name}’s Uranus, which {other}’s {planets} touch.',
      '{other} can’t always tell what {name} will do next, and that is the main thing between them, because {other}’s {planets} meet {name}’s Uranus.',
    ],
    temper: {
      easy: [
        'Uranus is where a person must be free and can’t be predicted, and here that is mostly a breath of fresh air.',
      ],
      tense: [
        'Uranus is where a person must be free and can’t be predicted, and here that means coming close and then bolting.',
      ],
      mixed: [
        'Uranus is where a person must be free and can’t be predicted, which is exciting at one time and upsetting at another.',
      ],
    },
    question: {
      easy: ['With so much changing, they should know what is to stay the same.'],
      tense: ['{other} would like to rely on somebody who has to be free, and there is a way to do that.'],
      mixed: ['How much freedom does each of them need, and do they say so? On that a good deal depends.'],
    },
    closing: {
      easy: [
        'Such freedom as {other} has beside {name}’s Uranus is rare. One fixed hour, kept by both, is all that it needs in order to have something to come back to.',
      ],
      tense: [
        '{other} can’t hold what has to be free, and {name}’s Uranus can’t be counted on without a promise or two. Few promises, then, and all of them kept: that is how these two get from one day to the next.',
      ],
      mixed: [
        '{name}’s Uranus wakes {other} up and unsettles {other} too, and neither effect can be had alone. It is easier to live with when {name} says beforehand that a change is coming, and {other} says what should stay.',
      ],
    },
    thread: {
      easy: 'So much freedom suits {name}’s Uranus, and all the same one or two things should stay as they are.',
      kind: 'Here {name}’s Uranus gives {other} room and takes none away.',
      hard: 'Here {name}’s Uranus is hardest to count on, and {other} would like to be told in advance.',
    },
  },
  8: {
    opening: [
      'Much between {name} and {other} is felt and not said, for {other}’s {planets} meet {name}’s Neptune.',
      '{name} sees something in {other} that others don’t see, and it may or may not be there: {name}’s Neptune is touched by {other}’s {planets}.',
    ],
    temper: {
      easy: [
        'Neptune is where a person dreams and feels with others, and here it mostly shows as tenderness.',
      ],
      tense: [
        'Neptune is where a person dreams and doesn’t see clearly, and here it often shows as misunderstanding.',
      ],
      mixed: [
        'Neptune is where a person dreams, feels with others and doesn’t see clearly, and here it shows as tenderness and as misunderstanding.',
      ],
    },
    question: {
      easy: ['Only the practical side is nobody’s business yet, and it will have to be somebody’s.'],
      tense: ['It is worth asking how much of what each sees in the other is there.'],
      mixed: [
        'The tenderness is worth keeping and the rest worth clearing up, and the two can be done at once.',
      ],
    },
    closing: {
      easy: [
        'Nothing puts in danger what {other} and {name}’s Neptune have in common without words. A few plain agreements about money and time are not against the spirit of it. They protect it.',
      ],
      tense: [
        'Nobody here has lied. Where {name}’s Neptune has made a picture of {other} that doesn’t fit, the two come nearest by asking once more what was meant, and by believing the answer.',
      ],
      mixed: [
        'The tenderness that {name}’s Neptune brings into this can be trusted. The mistakes that come with it mostly vanish when a thing has been said to {other} twice, the second time in plain words.',
      ],
    },
    thread: {
      easy: 'With so much tenderness coming from {name}’s Neptune, somebody still has to look after practical things.',
      kind: 'Here {name}’s Neptune understands more than {other} has said, and gets it right.',
      hard: 'Here {name} and {other} are most likely to mistake each other, and asking twice is worth the trouble.',
    },
  },
  9: {
    opening: [
      'What is between {name} and {other} goes deep, because {other}’s {planets} meet {name}’s Pluto.',
      '{name} can’t take {other} lightly, and {other} feels it, for {name}’s Pluto is touched by {other}’s {planets}.',
    ],
    temper: {
      easy: [
        'Pluto is where a person wants all or nothing, and here that is mostly a strength that {other} can lean on.',
      ],
      tense: [
        'Pluto is where a person wants all or nothing and doesn’t easily let go, and here that is often felt as pressure.',
      ],
      mixed: [
        'Pluto is where a person wants all or nothing, and here it is at once a strength to lean on and a pressure to resist.',
      ],
    },
    question: {
      easy: ['What is not so certain is whether it may also be light.'],
      tense: [
        'Behind most of their differences stands one matter, which of them has the power, and whether each may say no.',
      ],
      mixed: ['They have to find out how close they can be and still each belong to themselves.'],
    },
    closing: {
      easy: [
        'In bad times each of these two knows whom to call. What is left to practice, with {name}’s Pluto so serious, is the good ones: an afternoon together in which nothing at all is at stake.',
      ],
      tense: [
        'Who has the power is a question with many disguises, such as money, or time, or who was right. With {name}’s Pluto in it the question never quite goes away, but it grows smaller whenever {other} says no aloud and {name} lets it stand.',
      ],
      mixed: [
        '{name}’s Pluto strengthens {other} and also presses, because {name} cares too much to be moderate. Each of the two needs something that the other doesn’t ask about, and both will be nearer for having it.',
      ],
    },
    thread: {
      easy: 'Where {name}’s Pluto makes things so serious, {name} and {other} have to be lighthearted on purpose.',
      kind: 'Here {name}’s Pluto is a strength that {other} can lean on without giving anything up.',
      hard: 'Here {name}’s Pluto presses hardest, and {other} must be able to say no.',
    },
  },
};
