import type { SynastryReadingCells } from '../../../pair-catalogue.js';

export const bothWays: SynastryReadingCells['bothWays'] = [
  '{name1}’s {a} and {name2}’s {b} are joined in the same way, so all of this is true with the names exchanged.',
  'Since {name1}’s {a} meets {name2}’s {b} likewise, each knows this from both sides.',
  'At times the roles are reversed, because {name1}’s {a} meets {name2}’s {b} in the same way.',
  'All of it goes the other way as well, from {name1}’s {a} to {name2}’s {b}.',
];

export const reversed: SynastryReadingCells['reversed'] = {
  kinder: [
    'The same two planets also meet the other way around, and more gently.',
    'Taken the other way around, it gets easier.',
    'There is a kinder half to this.',
    'As if to make up for it, these planets meet a second time with the names exchanged.',
  ],
  harder: [
    'The same two planets also meet the other way around, and less smoothly.',
    'Taken the other way around, it gets harder.',
    'There is a harder half to this.',
    'With the names exchanged, the same planets get along less well.',
  ],
  other: [
    'The contact is repeated the other way around.',
    'There is a counterpart to this.',
    'From the other side it looks a little different.',
  ],
};

export const withoutSaturn: SynastryReadingCells['withoutSaturn'] = [
  'Saturn, the usual bond of long years, joins these two charts nowhere, so what lasts between {name1} and {name2} has to be liked to be kept.',
  'No Saturn holds {name1} and {name2} together by duty. What carries them through the years is of another kind.',
];

export const besideSaturn: SynastryReadingCells['besideSaturn'] = [
  'Saturn, which makes bonds last, is more strict than kind between {name1} and {name2}. What holds them without effort is of another sort.',
  'Saturn holds {name1} and {name2} by duty more than by pleasure. A gentler tie may well last longer, and this is one.',
];

/** Between two paragraphs of a section, before the one that denies what stands in the other. */
export const stanceBridges: SynastryReadingCells['stanceBridges'] = {
  smooth: ['There is a calmer side to it as well.', 'Other days run more quietly.'],
  unsettled: ['Not every day runs so smoothly.', 'There is also something that upsets it.'],
  understood: [
    'On other matters they understand each other very well.',
    'Elsewhere the two understand each other well.',
  ],
  misheard: ['One thing is easily misread between them.', 'On another matter they misunderstand each other.'],
  cherished: [
    'Another part of the affection gets through more easily.',
    'And yet they know very well how to please each other.',
  ],
  unloved: [
    'They are fond of each other, and it doesn’t always get through.',
    'Such liking is not safe from being misread.',
  ],
  peaceable: ['They can also be at peace with each other.', 'There is a milder side to it.'],
  heated: ['Other differences are settled less gently.', 'They can be hot with each other too.'],
  backed: [
    'There is encouragement beside the strictness.',
    'The same two also know how to encourage each other.',
  ],
  judged: ['The good will has a critical side.', 'Beside the encouragement there is a stricter look.'],
  spoken: ['Other things do get said.'],
  unspoken: ['Not everything gets said between them, all the same.'],
  free: ['And yet there is room to breathe.', 'In another way they leave each other free.'],
  held: ['There is also something here that holds on.', 'Letting go is harder at another point.'],
};

/** After a text that denies what stood in a section before it: how both are true. */
export const stanceJoints: SynastryReadingCells['stanceJoints'] = {
  understood: [
    'What the two mishear in other matters they understand in this one.',
    'Often as they misunderstand each other elsewhere, in this they don’t.',
    'Here no second question is needed, whatever else they have to ask twice.',
  ],
  misheard: [
    'In other things they understand each other well.',
    'There are matters in which the two need few explanations, and this isn’t one of them.',
    'It happens to people who otherwise follow each other quickly, and who may not expect it.',
  ],
  cherished: [
    'If some of their affection is misread at other times, this part of it arrives.',
    'Disappointed as they may be in other ways, here each feels liked.',
    'It is a form of fondness that neither has to translate, as they must with others.',
  ],
  unloved: [
    'For all that they are fond of each other, and show it in other ways.',
    'In other things their liking arrives just as it is meant.',
    'The liking itself is not in question, and it has been seen already.',
    'They know from other occasions how fond they are of each other.',
  ],
  peaceable: [
    'Hot as they can be with each other, in this they are gentle.',
    'Whatever they quarrel about, it is seldom this.',
    'They have their quarrels, and can leave them outside.',
  ],
  heated: [
    'In other things they can be gentle with each other.',
    'Peace is no stranger to these two, but this is not where it is found.',
    'It may astonish people who know only how mild the two can be with each other.',
  ],
  backed: [
    'The two can be critical of each other, and they mean this just as much.',
    'Strict as they can be with each other, there is encouragement in this as well.',
    'Against the criticism that each has to hear elsewhere, it is good to have.',
  ],
  judged: [
    'The encouragement that they give each other elsewhere is no less meant.',
    'Criticism counts for so much between them because they otherwise think well of each other.',
    'They believe in each other all the same, and show it in other things.',
    'It is easier to hear on days when the other has also been kind.',
  ],
  smooth: [
    'Between the upsets, then, there is a good deal of calm.',
    'The quiet days are like this, and the upsets come between.',
    'However restless other things are, this part of their life is quiet.',
    'So there is rest to be had here, when something else has disturbed it.',
  ],
  unsettled: [
    'It isn’t always like this between them, and calm days come as well.',
    'They also have a calmer side, to which they return.',
    'Other parts of what they share are quiet enough to rest in.',
  ],
  free: [
    'If they hold on to each other in some things, in this they let go.',
    'Where they press each other it is about other things.',
  ],
  held: [
    'In other things they leave each other free, and this is the one in which it is hard.',
    'Used as they are to letting each other be, in this they find it hard.',
  ],
};

/** Between a contact that sets two Suns or two Moons against each other and their elements, which are akin. */
export const akinByElement: SynastryReadingCells['akinByElement'] = {
  0: [
    'Opposed as they are, the two Suns are akin by element, and that is the easier half of it.',
    'By their elements the same two Suns get on much better.',
  ],
  1: [
    'Opposed as they are, the two Moons are akin by element, and that helps.',
    'By their elements the same two Moons get on much better.',
  ],
};
