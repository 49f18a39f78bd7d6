import type { SynastryReadingCells } from '../../../pair-catalogue.js';

/** Before the strongest contact of all, where it is of other bodies than the theme and neither kind nor hard. */
export const foremost: SynastryReadingCells['foremost'] = [
  'The strongest single tie is of another sort. {line}',
  'One thing besides is stronger than all others, for good or ill. {line}',
  'Something else is felt before anything is said. {line}',
];

/** After what is best and what is worst: which of them weighs more. */
export const prevails: SynastryReadingCells['prevails'] = {
  easy: [
    'The first of these weighs more, on most days.',
    'Of the two it is the good that they will meet more often.',
    'They have more to enjoy than to put up with.',
    'In the long run the better side has the upper hand.',
  ],
  tense: [
    'The second takes up more room, and the first is what makes it worth the trouble.',
    'It has to be said that they will meet the hard side more often, and that the other is no less real.',
    'The difficult side is the louder one, so the good one has to be looked after.',
    'They will have to work for the good, and have good reason to.',
  ],
  mixed: [
    'Neither outweighs the other, and in most weeks there is something of both.',
    'Both are about equally strong, so a bad week says as little about these two as a good one.',
    'The scales are nearly even, and how rested the two are may turn them.',
    'They get about as much of the one as of the other.',
  ],
};

/**
 * Between two contacts of one body of {name}’s, the second of which is weaker and goes the other way: how it stands to the one before
 * it, and when it shows. A kind one after a hard one, and a hard one after a kind one.
 */
export const bodyTurns: SynastryReadingCells['bodyTurns'] = {
  0: {
    kind: [
      'And {other} also backs the very Sun that is challenged there. The backing is the quieter of the two, and {name} may notice it only when somebody else is against the plan.',
      'The same Sun of {name}’s has a friend in {other} too, less loud than the opponent and just as real.',
      '{other} can also be {name}’s best supporter, and is so without being asked whenever the Sun is not defending itself.',
      'When nothing has to be decided between them, {other} is glad of what {name} is and says so.',
    ],
    hard: [
      'So much for the rule. There is an exception, in which {name}’s Sun, otherwise so well received, meets resistance.',
      'The good will is the stronger part, and {name}’s Sun needs it, since it gets something else from {other} as well.',
      '{other} can also stand in {name}’s way without meaning to, and neither of them likes to say so.',
      'For all that good will there are days on which {name} feels crossed by {other}, and pride makes it look larger than it is.',
    ],
  },
  1: {
    kind: [
      'It would be half the truth to stop at that hurt. {other} comforts the same Moon as well, more quietly and mostly when {name} has not asked for it.',
      'When things are calm, {name} finds in {other} some of the comfort that is missing in a storm, for this Moon is also well met.',
      'Of the two the hurt is louder, and the comfort comes oftener. {name} receives it from {other} in ordinary hours, when nobody is paying attention.',
      'The same person who disturbs {name} is also a comfort, and there is no contradiction in that, for the Moon is open to both.',
    ],
    hard: [
      'On most days the comfort prevails. On a bad one {name} may be hurt by {other} all the same, and feels it the more for having felt so safe.',
      'That is the stronger part, and it is what {name} should go by. Beside it, and chiefly when both are tired, the same Moon can be hurt.',
      'So {name} is well looked after here, and for that reason a thoughtless word from {other} goes deeper than it would from a stranger.',
      'There is an exception to so much comfort, and {name} feels it more than {other} does.',
    ],
  },
  2: {
    kind: [
      'Not every conversation goes that way. On other subjects {name}’s Mercury and {other} have little to explain to each other.',
      'The same Mercury does better with {other} when nothing has to be decided.',
      'Let the subject change, and {name} is understood by {other} at once.',
      'It is a matter of subjects, and there are some on which {name} and {other} could talk for hours.',
    ],
    hard: [
      'Most talks go that way. A few don’t, and those are the ones that {name} remembers longest.',
      'This good understanding is the rule, and it helps with the exception: on one kind of subject {name}’s Mercury is taken wrongly.',
      'So they can talk, and it is the more surprising to both when {name} is suddenly taken the wrong way.',
      'Only on one kind of question the understanding fails, mostly when {name} has thought about it alone for too long.',
    ],
  },
  3: {
    kind: [
      'The disappointment is not all. What {name} likes and how {name} shows it is also well received by {other}, in smaller things than those that hurt.',
      'In another form the affection of {name}’s Venus does arrive, and {other} returns it.',
      '{name} gets something else from {other} that is just right, and does well to count it too.',
      'There is also a liking between them that has nothing to prove, and it comes back as soon as the disappointment has been spoken of.',
    ],
    hard: [
      'That affection is the stronger part. It has a sore spot, though, and {name} feels it when something has been done with love and passes unremarked.',
      'Liked as {name} is here, the same Venus does not get everything from {other}, and the lack is felt most when there is something to celebrate.',
      'Where {name} is so well liked a small neglect is felt, and {other} may never hear of it.',
      'In one thing {name} and {other} have different tastes in love, and it comes out when one of them has gone to some trouble.',
    ],
  },
  4: {
    kind: [
      'The same energy also has a better use. When {name} and {other} want the same thing, what was provocation turns into help.',
      'And {name}’s Mars is not only crossed here. With something to do, it has an ally in {other}, and the quarrel is soon forgotten.',
      'With a common enemy or a common task, {name} and {other} are another pair altogether.',
      'Mars is like that when there is nothing to do. With a task it serves {name} and {other} equally well.',
    ],
    hard: [
      'They are allies more often than opponents. Opponents they become when {name} has begun something without asking, or {other} has said no too quickly.',
      'Most of this energy goes into what they do. What is left over with nothing to do turns against one of the two.',
      'In the same spirit they can also fall out, and then it is over something that {name} did quickly and {other} would have done otherwise.',
      'What makes them strong together makes them stubborn against each other, on the rare days when {name} and {other} want different things.',
    ],
  },
  5: {
    kind: [
      'The same Jupiter has a simpler side, on which {name} does {other} good without overdoing it.',
      'The same Jupiter is kinder where less is at stake.',
    ],
    hard: [
      'Good will is the larger part of it. The smaller part is that {name} doesn’t always know when {other} has had enough.',
      'All this is meant well and mostly does well, and at one point it goes too far.',
    ],
  },
  6: {
    kind: [
      'What feels like judgment there is support here. {name} is strict with {other} and also stands by {other}, and the second shows later, when it is needed.',
      'The same Saturn has a reliable side, of which {other} gets the benefit when something takes long.',
    ],
    hard: [
      'The support weighs more in the end. There are days, though, on which {other} feels only how strict it is, and on those {name} should say what goes well.',
      'To be so reliable has made {name} exacting, and {other} is told about it.',
    ],
  },
  7: {
    kind: [
      'What upsets there refreshes here, for the same freedom of {name}’s also gives {other} leave to be different.',
      'Between two absences {name}’s Uranus is the best of company, and {other} knows it.',
    ],
    hard: [
      'The freedom does {other} good on the whole, and it has one price: at the wrong moment {name} is simply not there.',
      'So long as nothing has been promised it remains a pleasure. It is different when {other} has been counting on {name}.',
    ],
  },
  8: {
    kind: [
      'What is unclear there is tender here. {name} also guesses rightly what {other} feels, oftener in sorrow than in business.',
      'The same Neptune that misreads {other} in one thing understands in another, without a word.',
    ],
    hard: [
      'The tenderness is the truer part. In practical things, however, {name} may go by a picture of {other}, and the picture may be out of date.',
      'So much sympathy has its blind spot, which shows when {name} and {other} need to know exactly.',
    ],
  },
  9: {
    kind: [
      'The pressure is felt first, and after it the strength: in bad times {name} is just the person whom {other} can lean on.',
      'The same Pluto that presses there stands behind {other} here, and against a third party it is good to have.',
    ],
    hard: [
      'Mostly that strength is a support. It turns into pressure when {name} is afraid of losing something, and {other} feels it before it is spoken.',
      'So much for the strength. The same all or nothing can be too much for {other}, chiefly where {name} does not say what is feared.',
    ],
  },
  15: {
    kind: [
      'The other half of the first impression is friendlier, and it comes into its own when {name} has stopped being on guard.',
      'And {other} also brings out something in {name} that others see less of, though it takes longer than the irritation.',
    ],
    hard: [
      'That liking is what they go by. Something in {name}’s manner still rubs {other}, or the other way around, most of all before either has sat down.',
      'So far they are well met. The exception shows under pressure, when each goes back to old habits.',
    ],
  },
};

/** What is likely to last, before what can be counted on. */
export const lasts: SynastryReadingCells['lasts'] = [
  'Much of what lasts between {name1} and {name2} is owed to {kind}.',
  'What is likely to stay longest comes from {kind}.',
  'In {kind} these two have something to build on.',
  'The years take nothing from what {kind} bring to these two.',
  'Whatever else changes between {name1} and {name2}, {kind} are likely to go on as they are.',
  'On {kind} they can rely when other things fail them.',
  'What holds {name1} and {name2} has most to do with {kind}.',
];
