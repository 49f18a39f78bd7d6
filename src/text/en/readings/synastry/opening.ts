import type { SynastryReadingCells } from '../../../pair-catalogue.js';

/** The first sentence, where no one body is met so much that the reading comes back to it. */
export const opening: SynastryReadingCells['opening'] = {
  easy: [
    '{name1} and {name2} are mostly good for each other, and not for one reason but for several small ones.',
    'Between {name1} and {name2} several things go well, none of which depends on the others.',
  ],
  tense: [
    '{name1} and {name2} get on each other’s nerves over several things that have little to do with one another.',
    'Between {name1} and {name2} several things chafe, each for a reason of its own.',
  ],
  mixed: [
    '{name1} and {name2} please each other in some things and annoy each other in quite different ones.',
    'Between {name1} and {name2} there is no single matter on which everything turns: some things go well and others don’t.',
  ],
};

/** Where an hour of birth is unknown, {name}’s or both. */
export const withoutHour: SynastryReadingCells['withoutHour'] = {
  one: [
    '{name}’s hour of birth is unknown, so nothing is said here that would depend on it.',
    'As nobody knows the hour of {name}’s birth, this leaves out whatever would need it.',
  ],
  both: [
    'The hours of both births are unknown, so nothing is said here that would depend on them.',
    'As neither hour of birth is known, this leaves out whatever would need one.',
  ],
};

/** What joins the two most, and what rubs most. */
export const best: SynastryReadingCells['best'] = [
  'At their best these two {ease}. {line}',
  'What joins them most is that they {ease}. {line}',
  'On good days they {ease}. {line}',
  'What they have to be glad of is that they {ease}. {line}',
];
export const worst: SynastryReadingCells['worst'] = [
  'At their worst they {trouble}. {line}',
  'What divides them most is that they {trouble}. {line}',
  'On bad days they {trouble}. {line}',
  'What they have to be patient with is that they {trouble}. {line}',
];

/** The very last: what the two can count on. */
export const support: SynastryReadingCells['support'] = {
  0: [
    'Each of the two is glad to see the other be somebody, and that carries people a long way.',
    'They respect what the other wants from life, and can say so.',
    'What the one aims at makes sense to the other, so that neither has to justify it.',
    'They can count on each other’s good opinion.',
    'Each is a little prouder of what they do because the other has seen it.',
    'They strengthen each other’s purpose, which is a thing one can live on for years.',
  ],
  1: [
    'They can come home to each other and need little explaining, whatever the day was like.',
    'Being together does them good, even when nothing is done or said.',
    'Each knows how to comfort the other, and is glad to be asked.',
    'They feel at home in each other’s company, and that remains after most quarrels.',
    'Whatever else is difficult, an ordinary evening together is not.',
    'Each can be tired or out of sorts with the other, and need not hide it.',
  ],
  2: [
    'One thing helps with all the rest: what is said between them gets across, and nearly everything can be said.',
    'They can always talk, and mostly one good conversation is enough.',
    'Each listens when the other explains, which saves them many a grievance.',
    'They enjoy each other’s thoughts, and people who do that don’t grow dull together.',
    'When something has gone wrong they find words for it.',
    'They always have something to tell each other, and both look forward to it.',
  ],
  3: [
    'They like each other, and liking forgives a good deal.',
    'Both of them would sooner please the other than be right.',
    'There is real affection here, and it doesn’t have to be earned anew each time.',
    'They enjoy the same things often enough to make up for a bad week.',
    'Each is pleased to see the other come in, and that says much.',
    'They are kind to each other in small things, which are the things that come every day.',
  ],
  4: [
    'They can do things together, and doing puts an end to much brooding.',
    'Give them a task, and they are on the same side again.',
    'Each can count on the other to act when something has to be done.',
    'They have courage for each other, and use it.',
    'A difference between them is soon out in the open, and so is soon over.',
    'They move each other to do what both had been putting off.',
  ],
  5: [
    'Each believes in the other, and that outlasts a bad month.',
    'They wish each other well and mean it.',
    'Both are generous here, and neither keeps a list.',
    'With the other beside them each of the two is more hopeful, and mostly with reason.',
    'They can laugh together about a good many of their troubles.',
    'Each is glad when something goes well for the other, without a trace of envy.',
  ],
  6: [
    'In this contact they keep their word to each other, and trust grows with the years.',
    'Each knows that the other will be there when it counts.',
    'What they have built together holds, because both look after it.',
    'They are patient with each other in the things that take long.',
    'In this contact neither promises lightly, and for that reason both can be relied on.',
    'They have what it takes to stay, which is mostly the will to begin again.',
  ],
  7: [
    'They leave each other free, so that staying is a choice.',
    'Each may change without losing the other.',
    'They are curious about each other, and remain so.',
    'Neither is tied down here, and perhaps for that reason both come back.',
    'What is unusual about either is safe with the other.',
    'They have room to breathe, and they like the same sort of fresh air.',
  ],
  8: [
    'They understand what can’t be said, and forgive much that was.',
    'Each feels how the other is, and is gentle with it.',
    'There is a sympathy between them that asks for no reasons.',
    'They dream along the same lines, and that comforts them when little else does.',
    'Neither has to be strong all the time in this company.',
    'They are merciful with each other’s weaknesses, and know them well.',
  ],
  9: [
    'They can tell each other the truth, and come through hard times by it.',
    'When things are at their worst, each of them is just the person the other needs.',
    'They trust each other with what nobody else is told.',
    'Each makes the other stronger, and neither has to be afraid of that.',
    'What they have come through together nobody can take from them.',
    'They don’t give up on each other easily.',
  ],
};
