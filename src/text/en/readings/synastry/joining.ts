import type { SynastryReadingCells } from '../../../pair-catalogue.js';

export const bothWays: SynastryReadingCells['bothWays'] = [
  '{name1}’s {a} and {name2}’s {b} meet in the same way, so on other days the parts are exchanged.',
  'Each knows this from both sides, since {name1}’s {a} and {name2}’s {b} do the same.',
  'At times the roles are reversed, because {name1}’s {a} meets {name2}’s {b} in the same way.',
  'What is told here holds both ways, for {name1}’s {a} does the same with {name2}’s {b}.',
];

export const reversed: SynastryReadingCells['reversed'] = {
  kinder: ['The other way around it is kinder.', 'With the parts exchanged it goes better.'],
  harder: ['The other way around it is harder.', 'With the parts exchanged it goes less well.'],
};

/** After a text that denies one before it: when either is true. */
export const stanceJoints: SynastryReadingCells['stanceJoints'] = {
  understood: [
    'What goes wrong with {earlier} is the quick remark. Given time for a longer talk, the two follow each other as well as this.',
  ],
  misheard: [
    'It concerns what is said in passing; when there is time for a long talk, {earlier} help the two to understand each other.',
    'A longer talk can put it right, because with {earlier} they do follow each other.',
  ],
  cherished: [
    'On tired days it is otherwise, as {earlier} show. On good ones affection does arrive.',
    'So the liking gets across here. With {earlier} it takes a wish put into words.',
  ],
  unloved: [
    'On other days, through {earlier}, neither can doubt being liked. It goes wrong when one hopes that the other will guess.',
    'Through {earlier} the liking gets across all the same, and a wish that was put into words is granted.',
  ],
  peaceable: [
    'Their quarrels come with {earlier}, and from haste; with an hour to spare this mildness wins.',
    'Over what has to be done at once they do quarrel, with {earlier}. Where nothing presses it is as mild as this.',
  ],
  heated: [
    'Where nothing presses they keep the peace, with {earlier}, and it comes to this mostly in a hurry.',
    'Such a quarrel ends sooner than it might, since {earlier} make for peace.',
  ],
  backed: [
    'What there is to criticize, with {earlier}, is said in private, and before others it is this support that counts.',
  ],
  judged: [
    'It is a habit or a piece of work that is criticized here; of the person each thinks well, as {earlier} show.',
  ],
  smooth: [
    'Most days are as quiet as this. What upsets them, with {earlier}, is a change of plan.',
    'It is calm between them until something is changed at the last moment; then {earlier} make themselves felt.',
  ],
  unsettled: [
    'A change of plan upsets them like this. Where everything stays as it was, {earlier} make for quiet days.',
    'Between such upsets {earlier} give them quiet times, in which both recover.',
  ],
  free: ['What is held on to with {earlier} is being told things first, and not how the other spends a day.'],
  held: [
    'With {earlier} they leave each other free in most things, so what is held on to here is chiefly a confidence.',
    'With {earlier} so generous about time, what either would like to keep is only to be told things first.',
  ],
  comforted: [
    'When comfort has gone wrong with {earlier}, it can still be found here, provided that somebody asks.',
  ],
  uncomforted: [
    'In quieter hours they do comfort each other, through {earlier}. It fails when both are tired at once.',
  ],
  loud: [
    'Small annoyances go unsaid all the same, with {earlier}; the larger ones are spoken of as loudly as this.',
  ],
  muffled: [
    'What is too large to swallow does come out, with {earlier}, and loudly; the small annoyances are kept down here.',
  ],
  kept: ['What slips with {earlier} is a favor promised in passing. What was taken on as a duty is kept.'],
  forgiving: ['With {earlier} what went deep is remembered; what was said in haste is forgiven like this.'],
  keeping: ['With {earlier} what was said in haste is forgiven the same day. What went deep is kept.'],
  unkept: [
    'What either has taken on as work gets done, with {earlier}; what slips here is a favor promised in passing.',
  ],
  agreed: ['On a few questions, those of {earlier}, neither gives way all the same.'],
  contrary: ['On most other matters {earlier} bring them to agree without much trouble.'],
  spoken: [
    'So a good deal gets said, and what {earlier} keep back is mostly a complaint.',
    'That is a help where, with {earlier}, a wish goes unsaid for too long.',
  ],
  unspoken: [
    'About plans and about other people they say what they think, with {earlier}; here it is a complaint that is kept back.',
    'News is told at once, with {earlier}. What is kept back here is mostly a wish.',
  ],
  acted: ['The larger worry waits, with {earlier}; what can be helped at once is seen to like this.'],
  postponed: ['What can be helped at once is seen to, with {earlier}. It is the larger worry that waits.'],
  wordy: ['So much talk is for free hours; over a task, with {earlier}, few words will do.'],
  sparing: ['In free hours they have plenty to say, with {earlier}, and so few words are for a task.'],
  sharing: [
    'On the large questions they think alike here; with {earlier} they dispute about how a thing ought to be done.',
  ],
  disputing: [
    'They dispute like this about single cases. About what it is all for they are of one mind, with {earlier}.',
  ],
  ahead: [
    'With {earlier} it is the other way around, so which of them is the quicker depends on what there is to do.',
  ],
  behind: ['With {earlier} the parts are exchanged, so neither is the slow one in everything.'],
  swift: ['What is small is begun at once in this way; what is to last for years may wait, with {earlier}.'],
  waiting: ['What is to last for years waits like this. Small things are begun on the spot, with {earlier}.'],
  praised: [
    'For their work neither asks applause, with {earlier}; as a person one likes to be told, as here.',
  ],
  unpraised: [
    'It is for work that no applause is needed here. With {earlier} it is always welcome to hear that one is liked.',
  ],
  light: ['There are a few matters, those of {earlier}, about which neither allows a joke.'],
  grave: [
    'About most things they are ready to joke, with {earlier}, and this is one about which they don’t.',
  ],
  finished: [
    'What bores them is dropped all the same, with {earlier}; the hard things are seen through like this.',
  ],
  dropped: ['What was begun on a whim may be dropped here; what is hard is seen through, with {earlier}.'],
  apart: [
    'It is a sudden going that hurts, with {earlier}. An absence that both knew of does no harm, as here.',
  ],
  left: ['The unannounced absence hurts here; one that both knew of is soon over, with {earlier}.'],
  thrifty: [
    'On a journey or at a celebration they spend freely, with {earlier}. Week by week the money is counted, as here.',
  ],
  lavish: [
    'In an ordinary week the price is looked at, with {earlier}; the rare occasion is what costs so much.',
  ],
};

export const called = '{name1}’s {a} and {name2}’s {b}';
export const calledCrowd = '{name1}’s {planets}';
