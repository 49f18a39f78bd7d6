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
  peaceable: [
    'They do quarrel, with {earlier}; this mildness is what brings them back afterward.',
    'It doesn’t keep them from quarreling, with {earlier}, but it makes them readier to stop.',
  ],
  heated: [
    'On most days {earlier} keep the peace between them; the temper told of here is the exception, and a real one.',
    'Such a quarrel ends sooner than it might, since {earlier} make for peace.',
  ],
  free: [
    'With {earlier} one would hold the other more closely than that, so it helps to say aloud how much room each wants.',
  ],
  held: [
    'In other ways they leave each other free, with {earlier}; how close is too close is a thing to be said aloud.',
    'They can also give each other room, with {earlier}, and this closeness is the better for some of it.',
  ],
  loud: ['It isn’t so with everything: an anger that {earlier} make them swallow may come out here, late.'],
  muffled: ['With {earlier} they do quarrel aloud, and what was swallowed here may come out then.'],
  kept: ['Not every promise holds, with {earlier}; what was taken on as a duty does.'],
  forgiving: ['With {earlier} what went deep is remembered; what was said in haste is forgiven.'],
  keeping: ['With {earlier} what was said in haste is forgiven the same day. What went deep is kept.'],
  unkept: ['What was taken on as a duty is done, with {earlier}; it is the lighter promise that slips.'],
  agreed: ['On a few questions, those of {earlier}, neither gives way all the same.'],
  contrary: ['On most other matters {earlier} bring them to agree without much trouble.'],
  ahead: [
    'With {earlier} it is the other way around, so which of them is the quicker depends on what there is to do.',
  ],
  behind: ['With {earlier} the parts are exchanged, so neither is the slow one in everything.'],
  swift: [
    'They are not as quick in everything: with {earlier} a thing may wait for long before it is begun.',
  ],
  waiting: ['In other things they begin at once, with {earlier}; this is one that takes its time.'],
  finished: ['Not everything is carried through: with {earlier} a thing may be dropped for a newer one.'],
  dropped: ['Yet they can see a thing through, with {earlier}, once both have decided to.'],
  apart: [
    'It is a sudden going that hurts, with {earlier}. An absence that both knew of does no harm, as here.',
  ],
  left: ['The unannounced absence hurts here; one that both knew of is soon over, with {earlier}.'],
};

export const called = '{name1}’s {a} and {name2}’s {b}';
export const calledCrowd = '{name1}’s {planets}';
