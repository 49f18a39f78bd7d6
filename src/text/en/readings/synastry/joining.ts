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
    '{earlier} stumble over the quick remark. In a longer talk each follows the other as easily as this.',
  ],
  misheard: [
    'When there is time {earlier} understand each other well, so this concerns what is said in passing.',
    'What goes wrong here can be put right in a longer talk, where {earlier} do follow each other.',
  ],
  cherished: [
    '{earlier} miss each other on tired days. On good ones affection arrives like this.',
    'So the liking gets across here; what {earlier} need is mostly a wish put into words.',
  ],
  unloved: [
    'On other days {earlier} leave no doubt that both are liked. It goes wrong when one hopes that the other will guess.',
    'Through {earlier} the liking gets across all the same, and a wish that was put into words is granted.',
  ],
  peaceable: [
    'Against this stand {earlier}, which are quick to quarrel; haste sets them off, and with an hour to spare this mildness wins.',
    '{earlier} quarrel over what has to be done at once. Where nothing presses it is as mild as this.',
  ],
  heated: [
    'Where nothing presses {earlier} keep the peace, and it comes to this mostly in a hurry.',
    'Such a quarrel ends sooner than it might, since {earlier} make for peace.',
  ],
  backed: ['{earlier} find fault in private, and before others it is this support that counts.'],
  judged: [
    'It is a habit or a piece of work that is found fault with here; of the person {earlier} think well.',
  ],
  smooth: [
    'Most days are as quiet as this. {earlier} upset them when a plan is changed.',
    'It is calm between them until something is changed at the last moment, which is when {earlier} make themselves felt.',
  ],
  unsettled: [
    'A change of plan upsets them like this. Where everything stays as it was, {earlier} make for quiet days.',
    'Between such upsets {earlier} give them quiet times, in which both recover.',
  ],
  free: [
    '{earlier} hold on more tightly than this, but to being told things first, and not to how the other spends a day.',
  ],
  held: [
    '{earlier} leave each other free in most things, so what is held on to here is chiefly a confidence.',
    'With {earlier} so generous about time, what either would like to keep is only to be told things first.',
  ],
  comforted: ['Where {earlier} fail to comfort, this may do it, provided that somebody asks.'],
  uncomforted: ['{earlier} are a comfort in quieter hours. It fails like this when both are tired at once.'],
  loud: [
    'Over small annoyances {earlier} keep silent all the same; the larger ones are spoken of as loudly as this.',
  ],
  muffled: [
    'What is too large to swallow comes out through {earlier}, and loudly; the small annoyances are kept down here.',
  ],
  kept: ['{earlier} forget a favor promised in passing. What was taken on as a duty is kept.'],
  forgiving: ['{earlier} remember what went deep; what was said in haste is forgiven like this.'],
  keeping: ['{earlier} forgive the same day what was said in haste. What went deep is kept.'],
  unkept: [
    'What either has taken on as work {earlier} see to; what slips here is a favor promised in passing.',
  ],
  agreed: ['On a few questions {earlier} don’t give way all the same.'],
  contrary: ['On most other matters {earlier} bring them to agree without much trouble.'],
  spoken: [
    'So a good deal gets said, and what {earlier} keep back is mostly a complaint.',
    'That is a help with {earlier}, which leave a wish unsaid for too long.',
  ],
  unspoken: [
    '{earlier} say what they think about plans and about other people; here it is a complaint that is kept back.',
    'News {earlier} tell at once. Here something else is kept back, mostly a wish.',
  ],
  acted: ['{earlier} put off the larger worry; what can be helped at once is seen to like this.'],
  postponed: ['What can be helped at once {earlier} see to. It is the larger worry that waits like this.'],
  wordy: ['So much talk is for free hours; over a task {earlier} do with few words.'],
  sparing: ['In free hours {earlier} have plenty to say, and so few words are for a task.'],
  sharing: [
    'On the large questions they think alike here; what {earlier} dispute about is how a thing ought to be done.',
  ],
  disputing: [
    'They dispute like this about single cases. About what it is all for {earlier} are of one mind.',
  ],
  ahead: [
    'With {earlier} it is the other way around, so which of them is the quicker depends on what there is to do.',
  ],
  behind: ['With {earlier} the parts are exchanged, so neither is the slow one in everything.'],
  swift: [
    'What is small is begun at once in this way; with {earlier} what will last for years is allowed to wait.',
  ],
  waiting: ['With what is to last for years it is so. Small things {earlier} begin on the spot.'],
  praised: ['In their work {earlier} can do without applause; as a person one likes to be told, as here.'],
  unpraised: [
    'It is for work that no applause is needed here. With {earlier} it is always welcome to hear that one is liked.',
  ],
  light: ['There are a few matters about which {earlier} allow no joke, and both know which.'],
  grave: ['{earlier} are ready to joke about most things, and this is one about which they don’t.'],
  finished: ['What bores them {earlier} drop all the same; the hard things are seen through like this.'],
  dropped: ['What was begun on a whim may be dropped here; what is hard {earlier} see through.'],
  apart: ['What {earlier} mind is a sudden going. An absence that both knew of does no harm, as here.'],
  left: ['The unannounced absence hurts here; one that both knew of is soon over with {earlier}.'],
  thrifty: [
    '{earlier} spend freely on a journey or a celebration. Week by week the money is counted, as here.',
  ],
  lavish: ['In an ordinary week {earlier} look at the price; the rare occasion is what costs so much.'],
};

export const called = '{name1}’s {a} and {name2}’s {b}';
export const calledCrowd = '{name1}’s {planets}';
