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

export const turned: SynastryReadingCells['turned'] = {
  kinder: [
    '{name2}’s {b} is on better terms with the same Ascendant.',
    'With {name2}’s {b} it is easier.',
    'That is not all: {name2}’s {b} helps.',
  ],
  harder: [
    '{name2}’s {b} is on worse terms with the same Ascendant.',
    'With {name2}’s {b} it is less easy.',
    'That is not all: there is {name2}’s {b} to reckon with.',
  ],
};

/** After a text that denies one before it: when either is true. */
export const stanceJoints: SynastryReadingCells['stanceJoints'] = {
  understood: [
    'With {earlier} they misunderstand each other all the same; to ask once more what was meant clears up most of it.',
  ],
  misheard: [
    'They do understand each other in much else, with {earlier}, and can ask again what was meant.',
    'A longer talk can put it right, because with {earlier} they do follow each other.',
  ],
  cherished: [
    'With {earlier} affection may miss its aim; here it arrives.',
    'So the liking gets across here. With {earlier} it takes a wish put into words.',
  ],
  unloved: [
    'That they like each other is plain from {earlier}; here it is the form that goes wrong.',
    'Through {earlier} the liking gets across all the same, and a wish that was put into words is granted.',
  ],
  peaceable: [
    'They do quarrel, with {earlier}; this mildness is what brings them back afterward.',
    'It doesn’t keep them from quarreling, with {earlier}, but it makes them readier to stop.',
  ],
  heated: [
    'On most days {earlier} keep the peace between them; the temper told of here is the exception, and a real one.',
    'Such a quarrel ends sooner than it might, since {earlier} make for peace.',
  ],
  backed: ['Neither is spared criticism, with {earlier}; the support is there all the same.'],
  judged: [
    'There is support between them as well, with {earlier}, and it does good to say so before the criticism.',
  ],
  smooth: [
    'The calm is real, and so is the unrest that {earlier} bring.',
    'Not every day is as quiet as this; {earlier} see to that.',
  ],
  unsettled: [
    'Yet much goes smoothly between them, with {earlier}, and these upsets pass.',
    'Between such upsets {earlier} give them quiet times, in which both recover.',
  ],
  free: [
    'With {earlier} one would hold the other more closely than that, so it helps to say aloud how much room each wants.',
  ],
  held: [
    'In other ways they leave each other free, with {earlier}; how close is too close is a thing to be said aloud.',
    'They can also give each other room, with {earlier}, and this closeness is the better for some of it.',
  ],
  comforted: [
    'When comfort has gone wrong with {earlier}, it can still be found here, provided that somebody asks.',
  ],
  uncomforted: ['They do comfort each other in other ways, through {earlier}, and can be asked to.'],
  loud: ['It isn’t so with everything: an anger that {earlier} make them swallow may come out here, late.'],
  muffled: ['With {earlier} they do quarrel aloud, and what was swallowed here may come out then.'],
  kept: ['Not every promise holds, with {earlier}; what was taken on as a duty does.'],
  forgiving: ['With {earlier} what went deep is remembered; what was said in haste is forgiven.'],
  keeping: ['With {earlier} what was said in haste is forgiven the same day. What went deep is kept.'],
  unkept: ['What was taken on as a duty is done, with {earlier}; it is the lighter promise that slips.'],
  agreed: ['On a few questions, those of {earlier}, neither gives way all the same.'],
  contrary: ['On most other matters {earlier} bring them to agree without much trouble.'],
  spoken: [
    'Something is kept back all the same, with {earlier}, and here is where it could be said.',
    'That is a help where, with {earlier}, a wish goes unsaid for too long.',
  ],
  unspoken: [
    'Much else they tell each other freely, with {earlier}, so this can be brought up there.',
    'They are open enough with {earlier}; it is here that something is kept back.',
  ],
  acted: ['Not every worry is seen to so soon; with {earlier} some are put off.'],
  postponed: [
    'They can also see to a trouble at once, with {earlier}, and it is worth doing before this puts it off.',
  ],
  wordy: ['So much talk is for free hours; over a task, with {earlier}, few words will do.'],
  sparing: ['In free hours they have plenty to say, with {earlier}, and so few words are for a task.'],
  sharing: [
    'They don’t agree on everything, however: with {earlier} there are disputes about what is right.',
  ],
  disputing: ['In much else they believe alike, with {earlier}, and can go back to that.'],
  ahead: [
    'With {earlier} it is the other way around, so which of them is the quicker depends on what there is to do.',
  ],
  behind: ['With {earlier} the parts are exchanged, so neither is the slow one in everything.'],
  swift: [
    'They are not as quick in everything: with {earlier} a thing may wait for long before it is begun.',
  ],
  waiting: ['In other things they begin at once, with {earlier}; this is one that takes its time.'],
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
  finished: ['Not everything is carried through: with {earlier} a thing may be dropped for a newer one.'],
  dropped: ['Yet they can see a thing through, with {earlier}, once both have decided to.'],
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
