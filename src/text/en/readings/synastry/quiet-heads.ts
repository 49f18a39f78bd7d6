import type { SynastryChapter, SynastryReadingCells } from '../../../pair-catalogue.js';

type Heads = SynastryReadingCells['heads'][SynastryChapter];

const talk: Heads = {
  kindMore: [
    'They are good company in talk, and most of what matters can be said. {kind} bring it about that they {ease}. Only on some subjects, those that {hard} stand for, do they {trouble}; another hour, or another tone, is often enough.',
    'As a rule {name1} and {name2} reach each other with words. Where {kind} are at work they {ease}, and much that is hard elsewhere can be settled that way. {hard} spoil a conversation now and then, when they {trouble} and both go on explaining.',
    'A long talk does these two good. One hears in it {kind}, by which they {ease}, far more often than {hard}, by which they {trouble}. Late at night or in haste it may be the other way around.',
    '{name1} and {name2} have a good deal to say to each other, and most of it arrives. {kind} help them, so that they {ease}. When it doesn’t arrive, {hard} are the cause: they {trouble}, and each repeats what the other has understood quite well and doesn’t share.',
  ],
  hardMore: [
    'What goes wrong between {name1} and {name2} often goes wrong in words. {hard} have the larger share in that: they {trouble}, even over a plain message. And yet {kind} are there as well, so that on neutral ground, or in a letter, they {ease}.',
    'Each of them has to take some trouble to be understood. The obstacle lies with {hard}, by which they {trouble}; the remedy lies with {kind}, by which they {ease}. It is worth noticing which subjects belong to the one and which to the other.',
    'Their minds part company more quickly than they meet. They {trouble} where {hard} come together, and that is what others hear. Left to themselves, with no decision hanging over them, they find {kind} at work, and {ease}.',
    'It takes {name1} and {name2} more than one attempt to understand each other. {hard} come first, and so they {trouble}. {kind} come second, and then they {ease}; a conversation that has begun badly is therefore worth going on with.',
  ],
  kind: [
    'Talk goes well between these two, and either can bring up what is on their mind. It is {kind} above all that make {name1} and {name2} {ease}, and a misunderstanding seldom lasts.',
    'Each of them enjoys how the other thinks. {kind} are the best instance, for in that respect they {ease}, and a good many worries end in a conversation.',
  ],
  hard: [
    'To be understood is not easy for these two, though both of them try. Because of {hard} they {trouble}, and the one who repeats a thing louder is seldom understood better. A question gets further than a second explanation.',
    'Words go astray here, most of all when either is in a hurry. {hard} are the reason: {name1} and {name2} {trouble}, and then dispute about who began it.',
  ],
};

const daily: Heads = {
  kindMore: [
    'In ordinary life they are more a help than a burden to each other. They {ease}, as one would expect from {kind}. Some duties remain a sore subject because of {hard}, which make {name1} and {name2} {trouble} whenever one of the two has been tired for long.',
    'Most days run quietly here. {kind} see to that, since they let these two {ease}. {hard} come up over a bill, a delay or a habit, and then they {trouble}; to have divided the work beforehand spares them most of it.',
    '{name1} and {name2} get through an ordinary week well enough in each other’s company. They {ease}, since {kind} bear them up. What {hard} bring in is a smaller matter, and a recurrent one: over the same few things they {trouble}.',
  ],
  hardMore: [
    'The days themselves are something of a test for {name1} and {name2}. What is order to one is weight to the other, and in {hard} one can see how they {trouble}. What they can build on is {kind}: in practical things that both believe in, they {ease}.',
    'It is in small daily matters that these two are hardest on each other. {hard} are what they feel then, and so they {trouble}. They would judge themselves more fairly by {kind}, because through these they {ease}, and hardly notice it.',
    'Who does what, and how well, is no small question for {name1} and {name2}. On account of {hard} they {trouble}. The other side of it is due to {kind}: they {ease}, and it comes out whenever something really has to be done.',
  ],
  kind: [
    'Practical matters go well between them, which is worth more than it sounds. Owing to {kind}, {name1} and {name2} {ease}, and hardly anything has to be asked for twice.',
    'Each can leave things to the other and find them done. {kind} stand for this side of their life, in which they {ease} without making much of it.',
  ],
  hard: [
    'Order and duty are what {name1} and {name2} differ on, and the matter comes up again and again. Where {hard} meet they {trouble}. Neither is lazy and neither is cold; they only count different things as finished.',
    'Sharing what has to be done is not easy for these two. {hard} make them {trouble}, over little things more than over large ones, and a fixed arrangement serves them better than good intentions.',
  ],
};

const gifts: Heads = {
  kindMore: [
    'Each is good for something in the other that would hardly have grown alone. {kind} are the proof that they {ease}. The price is in {hard}: now and then {name1} and {name2} {trouble}, and it is well to have noticed that before a decision.',
    'They widen life for each other. Most of it comes by way of {kind}, with which they {ease}; some of it comes by way of {hard}, and then they {trouble} first and see the use of it afterward.',
  ],
  hardMore: [
    'What these two bring each other is a challenge before it is a present. With {hard} they {trouble}, and mean well by it. The present itself lies in {kind}, for there {name1} and {name2} {ease} and ask nothing in return.',
    'Each unsettles in the other something that had seemed settled. That is the work of {hard}, under which they {trouble}. Against it stand {kind}, and as long as both remember how they {ease}, the disturbance is likely to do good.',
  ],
  kind: [
    'Each brings something that the other lacks, and doesn’t mind sharing it. In {kind} it is easy to see: {name1} and {name2} {ease}, and each tries more things because the other is there.',
    'Being together gives both of them ideas about what else might be possible. It is {kind} that make them {ease}, and little is asked for in return.',
  ],
  hard: [
    'The help that each offers is of a kind that the other has to learn to use. {hard} are an example, for there they {trouble} before any good comes of it.',
    '{name1} and {name2} lead each other into more than either had meant to take on. It is {hard} that tempt them, so that they {trouble}, and one of the two should keep count.',
  ],
};

const lasting: Heads = {
  kindMore: [
    'There are good reasons for these two to stay in each other’s lives, and they outweigh the others. First among them are {kind}, by which {name1} and {name2} {ease}. {hard} wear on them with the years, for they {trouble} there; it is the price, and not a high one.',
    'What keeps them together is stronger than what wears on them. {kind} let them {ease}, and time adds to it. {hard} make them {trouble}, and time takes some of the edge off that.',
  ],
  hardMore: [
    'It takes steady effort to keep this going, and it can be kept going. {hard} demand the effort, since {name1} and {name2} {trouble} over the same thing more than once. {kind} reward it, because through all of that they {ease}.',
    'The long run asks more of these two than any single quarrel. What it asks is patience with {hard}, where they {trouble}; what it gives is {kind}, thanks to which they {ease} a little more each year.',
  ],
  kind: [
    'There is something between {name1} and {name2} that keeps. It is seen in {kind}: they {ease}, and the longer it goes on the less either needs to say about it.',
    'After a long absence these two would take up where they had left off. {kind} are what they would find in its place, for there they {ease}.',
  ],
  hard: [
    'Staying is something that {name1} and {name2} decide on more than once. On the side against it are {hard}, where they {trouble}. For it speaks whatever they have already come through.',
    'What holds here holds by effort. Because of {hard} they {trouble}, and each has to forgive the other the same thing several times over the years.',
  ],
};

/** The chapters that come after affection and desire. */
export const quietHeads = { talk, daily, gifts, lasting };
