import type { SynastryReadingCells } from '../../../../pair-catalogue.js';

/** Where it is Mercury, Venus or Mars of {name} that {other}’s {planets} meet. */
export const personalAsTheme: Pick<SynastryReadingCells['theme'], 2 | 3 | 4> = {
  2: {
    opening: [
      '{name} and {other} meet above all in conversation, for {other}’s {planets} touch {name}’s Mercury.',
      'What is said between {name} and {other} counts for more than anything that is done, since {name}’s Mercury is met by {other}’s {planets}.',
      '{name} thinks aloud in {other}’s company, with success or without, because {other}’s {planets} meet {name}’s Mercury.',
    ],
    temper: {
      easy: [
        'Mercury is how a person thinks, asks and explains, and the talk between these two is mostly good.',
        'Mercury asks, names and explains, and in this company {name} does so with pleasure.',
      ],
      tense: [
        'Mercury is how a person thinks, asks and explains, and the talk between these two has an edge.',
        'Mercury asks, names and explains, and here {name} is often contradicted before having finished.',
      ],
      mixed: [
        'Mercury is how a person thinks, asks and explains, and these two talk well and argue, sometimes in one sentence.',
        'Mercury asks, names and explains, and {name} gets from {other} the best of answers on one subject and the worst on another.',
      ],
    },
    question: {
      easy: [
        'They have only to ask themselves now and then whether what they talk about also gets done.',
        'What is left for them to do is to act on it.',
      ],
      tense: [
        'Two people who see things so differently both want to be heard, and it is worth finding out how.',
        'It would be much if each could say what the other had meant.',
      ],
      mixed: [
        'Much depends on their knowing when to stop explaining and simply listen.',
        'They should find out which subjects are good for talk between them, and which are better left to another hour.',
      ],
    },
    closing: {
      easy: [
        'With {name}’s Mercury so well answered, these two will not run out of things to say. What they have settled in words deserves to be done as well, and to have done it together is a pleasure that they may hardly know yet.',
        'So good a talk as {name}’s Mercury has with {other} is worth a use beyond itself. One thing out of ten that they discuss might be begun the same week, by both, and it need not be the most important one.',
      ],
      tense: [
        'What goes wrong in words can be taken back and tried again, and that is the good of it. However {name}’s Mercury was taken in a dispute, after a night’s sleep each can remember something in it that the other had right.',
        '{name} and {other} hear different things in the same words, and neither has bad ears. For {name}’s Mercury it is a great help to be asked “Do you mean …?” and {other}, asked the same, will find it easier to answer.',
      ],
      mixed: [
        'Good talk and argument come from one place here, from {name}’s Mercury and what {other} makes of it. They need not choose. It is enough to say beforehand which of the two is wanted, and to stop when one of them is tired.',
        '{name} and {other} have a great deal to say to each other, and some of it goes wrong. {name}’s Mercury is best served by an order of things: the news first, then the plans, and whatever hurts on a day by itself.',
      ],
    },
    thread: {
      easy: 'Talk comes so easily to {name}’s Mercury here that the doing may be left for later.',
      kind: 'Here {name}’s Mercury is understood at once, so what was misunderstood elsewhere can be brought up and cleared.',
      hard: 'This is where {name}’s Mercury is least sure of being heard by {other}.',
    },
  },
  3: {
    opening: [
      'Most of what is between {name} and {other} is a matter of affection, for {other}’s {planets} meet {name}’s Venus.',
      'Whether {name} feels liked is what counts most between these two, as {other}’s {planets} touch {name}’s Venus.',
      '{name} has a liking for {other} and can’t be indifferent to how it is returned: {name}’s Venus is met by {other}’s {planets}.',
    ],
    temper: {
      easy: [
        'Venus is whom and what a person loves, and here that love is mostly returned.',
        'What Venus wants is to like and be liked, and {name} has mostly had that wish granted here.',
      ],
      tense: [
        'Venus is whom and what a person loves, and {name}’s is drawn and disappointed here by the same person.',
        'What Venus wants is to like and be liked, and {name} gets it here in a form that is hard to recognize.',
      ],
      mixed: [
        'Venus is whom and what a person loves and how it is shown, and here it is sometimes answered and sometimes misread.',
        'What Venus wants is to like and be liked, and {name} finds that {other} understands it in some things and not at all in others.',
      ],
    },
    question: {
      easy: [
        'A liking that comes so easily is also easily taken for granted.',
        'What is so agreeable needs a little care all the same, because neither would notice at once if it wore thin.',
      ],
      tense: [
        'What they have to find is a way for affection to arrive in the form in which it was sent.',
        'How does one see love in a form that one would not have chosen? It can be learned, and these two have occasion to.',
      ],
      mixed: [
        'Each can still learn what makes the other feel loved, and that is what this reading keeps coming back to.',
        'It comes down to saying what one would like, which is harder than it sounds.',
      ],
    },
    closing: {
      easy: [
        'To be liked so well is not a matter of course. {name}’s Venus knows how to please, and what would please {other} most may be to hear, in so many words, what {name} is glad of.',
        'The liking can be trusted. As {name}’s Venus is so sure of it, it deserves some trouble now and then: a plan for an evening, or a present without an occasion.',
      ],
      tense: [
        'There is no want of affection between these two. {name}’s Venus only expects it in another form than {other} gives it, so the plainest help is to say what was meant as love, since the other can’t always see it.',
        'What {other} gives is not always what {name}’s Venus would have asked for, and it is meant all the same. {name} can name one thing that would please, a small one; {other} can do the same; and both have something to go by.',
      ],
      mixed: [
        'Where {other} gives {name}’s Venus what it wishes for, it may be enjoyed without suspicion. What is missing can be asked for, in so many words, and more of it may come than either would have guessed.',
        'Half of what {name}’s Venus hopes for comes from {other} unasked. The other half has to be asked for, and there is nothing wrong with that. A wish that was spoken and granted counts as much as one that was guessed.',
      ],
    },
    thread: {
      easy: 'Where {name}’s Venus is liked so well, it is easily taken for granted.',
      kind: 'Here {other} answers {name}’s Venus in a form that it knows, and the liking arrives as it was sent.',
      hard: 'Here {name}’s Venus waits for one thing and {other} gives another, so that both may think themselves unloved.',
    },
  },
  4: {
    opening: [
      'Much between {name} and {other} starts from one planet, {name}’s Mars, which {other}’s {planets} touch.',
      '{other} stirs {name} up, to action on one day and to anger on another, for {other}’s {planets} meet {name}’s Mars.',
      'Things happen when {name} and {other} are together, because {name}’s Mars is touched by {other}’s {planets}.',
    ],
    temper: {
      easy: [
        'Mars is how a person goes after things, and {name}’s is mostly given something good to do here.',
      ],
      tense: ['Mars is how a person goes after things and gets angry, and {name}’s is often provoked here.'],
      mixed: [
        'Mars is how a person goes after things and gets angry, and {name}’s is encouraged and provoked here by turns.',
      ],
    },
    question: {
      easy: ['It may be asked whether these two ever sit still.'],
      tense: ['So what they need above all is a way of fighting that does no harm.'],
      mixed: ['Everything depends on whether so much energy goes into work or into quarrels.'],
    },
    closing: {
      easy: [
        'With {name}’s Mars so readily set going, sitting still is one thing left for these two to learn. They might try it after some hard piece of work, when neither has the strength to propose another.',
      ],
      tense: [
        'A fight that does no harm has an end that was agreed on before it began. {name}’s Mars will be provoked again by {other}, and that is no disaster as long as both know how to stop, and do.',
      ],
      mixed: [
        'The same energy goes into work and into quarrels here. With {name}’s Mars to reckon with, these two are at their best when they have a task in hand that is slightly too large for one, and at their worst with a free afternoon and an old grievance.',
      ],
    },
    thread: {
      easy: 'With {name}’s Mars so well supplied by {other}, more is begun here than either had meant to begin.',
      kind: 'Here {name} and {other} have something to do together, and energy that goes into work is not left over for quarrels.',
      hard: 'Here {other} provokes {name}’s Mars, and it matters that both know how to stop.',
    },
  },
};
