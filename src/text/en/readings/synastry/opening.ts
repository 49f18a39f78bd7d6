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

/** The last words: what to do about the strongest strain, by its subject. */
export const strain: SynastryReadingCells['strain'] = {
  0: [
    'Where both want to lead, each needs some ground of their own on which the other doesn’t compete.',
    'It helps to settle which of the two decides what, and then to leave those decisions alone.',
    'When both want the first word, the fairest way is to take turns at it.',
    'Each of them can win something without the other losing, if they don’t go after the same thing.',
    'A compliment on what the other does better takes the rivalry out of most days.',
    'When their aims differ, it is enough to say so; nobody has to be talked around.',
  ],
  1: [
    'Neither should have to guess what the other needs on a bad day, so it is best said on a good one.',
    'When one of them is hurt, a question about it does more than an explanation.',
    'Each would do well to tell the other, once and plainly, what is comforting and what is not.',
    'What was felt as an attack was mostly meant as something else, and it is worth asking before answering.',
    'A hurt that is mentioned the same evening is seldom mentioned twice.',
    'The two feel things at different speeds, and whoever is quicker can wait.',
  ],
  2: [
    'Most of what goes wrong in talk is misunderstanding, and a question clears that up sooner than an argument.',
    'What matters should be said twice, the second time by the one who heard it.',
    'A dispute about words can be ended by asking what each of them wants to happen.',
    'Anything important is better discussed before supper than late at night.',
    'Each may ask the other, without reproach, to say it again in other words.',
    'A joke is safest after both have agreed on the serious part.',
  ],
  3: [
    'Affection is sent in one form and expected in another, and each of the two can learn the other’s form.',
    'Each can tell the other which of their kindnesses it was that counted.',
    'It is no weakness to ask for the sort of affection that one misses.',
    'Praise without a correction behind it would do both of them good.',
    'When one of them seems cold, the other may take it for shyness until the contrary is shown.',
    'About taste and money they need not agree, as long as each has some to spend alone.',
  ],
  4: [
    'Tempers will be quick now and then, so it helps to have agreed beforehand how a quarrel stops.',
    'Both of them fight more fairly after a walk around the block.',
    'When voices rise, the one who goes out for an hour should say when the hour ends.',
    'It is better to complain of one thing early than of ten things late.',
    'Some hard work that they do side by side uses up what would have become a quarrel.',
    'Whoever began it can also be the one to stop it, and that counts as a victory too.',
  ],
  5: [
    'Large promises please these two, and smaller ones that are kept would please them more.',
    'Before they agree to something big, one of them should say what it costs, and be thanked for it.',
    'They needn’t believe in the same things as long as neither makes fun of the other’s belief.',
    'A good idea of theirs is still a good one a week later, and waiting shows which ideas those are.',
    'Help can be refused with thanks, and it is best refused early.',
    'When a plan has grown too large, one of them can ask what it would cost, and no offense need be taken.',
  ],
  6: [
    'Where one feels judged, a word of approval that nobody had to ask for takes most of the weight away.',
    'It helps when the one who is strict says what the worry behind it is.',
    'Duties weigh less once they have been written down and shared out.',
    'Now and then they might let something be badly done, and enjoy the time that it saves.',
    'Respect has to be said aloud here, since neither of them will simply assume it.',
    'A rule that only one of them wanted should be talked over every year.',
  ],
  7: [
    'Closeness comes and goes between them, and a few appointments, all of them kept, make that easier to bear.',
    'Whoever needs to get away does well to say for how long.',
    'A change that is announced the day before is only half as upsetting.',
    'They manage best when nothing is fixed but two or three things, and those are not moved.',
    'Neither can be held by being asked to stay, and both can be invited back.',
    'It is no insult when one of them wants a weekend alone, and it helps to hear that.',
  ],
  8: [
    'What has been agreed is safest when each repeats it in plain words.',
    'Each does well to ask now and then whether the other is really as they imagine.',
    'Where money or time is concerned, a note on paper spares them a disappointment.',
    'A sacrifice that nobody asked for should be mentioned, or not made.',
    'When something feels vague, it mostly is, and one clear question is no unkindness.',
    'They are less likely to be disappointed if they say what they hope for.',
  ],
  9: [
    'The question of who is stronger loses its edge as soon as both may say no.',
    'Each needs some part of life about which the other doesn’t ask.',
    'A suspicion that is spoken of early is only a feeling, and can be answered.',
    'Neither has to win, and whoever notices that first can say it.',
    'What has been told in confidence must never serve in a quarrel, and on that both can rely.',
    'Giving way once in an important matter makes the next one easier for both.',
  ],
};

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
    'They keep their word to each other, and time is on their side.',
    'Each knows that the other will be there when it counts.',
    'What they have built together holds, because both look after it.',
    'They are patient with each other in the things that take long.',
    'Neither promises lightly here, and both can be relied on for that reason.',
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
