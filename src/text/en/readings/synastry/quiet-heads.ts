import type { SynastryChapter, SynastryReadingCells } from '../../../pair-catalogue.js';

type Heads = SynastryReadingCells['heads'][SynastryChapter];

const talk: Heads = {
  easiest: [
    'Talking is what they do best together, and much that is hard elsewhere can be settled that way.',
    'In conversation these two are happiest with each other, whatever the subject.',
    'Their minds get on better than anything else about them, and both look forward to telling the other the news.',
    'Nothing goes as easily between them as a long talk, and a good many of their worries end in one.',
    'They understand each other’s words at once, which is the lightest part of all that is between them.',
    'Each enjoys how the other thinks, and they are never better company than in the middle of a discussion.',
  ],
  hardest: [
    'Most of what goes wrong between them goes wrong in words, said too fast or heard as something else.',
    'To be understood is the hardest thing for these two, though both of them try.',
    'Conversation is where they wear each other out: one explains, the other contradicts, and neither feels heard.',
    'They argue over words more than over things, and that costs them more than any other difference.',
    'Their minds are the least compatible part of them, and even a plain message can be taken wrongly.',
    'What was said, and how, is the subject of most of their quarrels.',
  ],
  easy: [
    'They follow each other’s thoughts without effort, and a misunderstanding need not last the day.',
    'Talk goes well between these two, and either can bring up what is on their mind.',
    'They think alike where it helps and differently where it is interesting.',
    'What one means the other mostly hears, and that spares them a good many quarrels.',
    'They have things to say to each other, and both of them listen.',
    'An agreement between these two is quickly made, because neither has to say it three times.',
  ],
  mixed: [
    'They are good company in talk, and they can talk past each other on the very subject that matters.',
    'On some subjects they understand each other at once, and on others each thinks the other obstinate.',
    'A conversation between them may be a pleasure or a dispute, depending on what it is about.',
    'One kind of talk goes well between these two, and another ends with somebody offended.',
    'They amuse each other, and a serious word has more trouble getting through.',
    'Their minds meet quickly and part quickly, so that a good talk may need a second try on another day.',
  ],
  hard: [
    'Their minds work differently, and what is clear to one may have to be said twice to the other.',
    'Words go astray between these two, most of all when either is in a hurry.',
    'One of them starts from the point that the other was about to reach, so they often seem to disagree when they don’t.',
    'They have to take some trouble to be understood, and both may think that only they are taking it.',
    'A remark that was meant to be helpful sounds like criticism here, and the reply is sharper than was intended.',
    'Neither finds it easy to hear the other out, and a pause before answering does much good.',
  ],
};

const daily: Heads = {
  easiest: [
    'Everyday life is where these two do best: things get done, and hardly anything has to be asked for.',
    'They are easy to have about the place for each other, and that is worth more than it sounds.',
    'Work, errands and habits go better between them than anything that has to do with feelings or opinions.',
    'In practical matters each can leave things to the other, and no other part of their dealings is as restful.',
    'They make a good team for ordinary tasks, and are at their calmest while at one.',
    'Nothing goes so well between these two as the usual round of an ordinary week.',
  ],
  hardest: [
    'The days themselves are the test here, with the duties, habits and small rules on which two people have to agree.',
    'Order and duty are what these two disagree on most, and the matter comes up again every week.',
    'They find it hardest to share what has to be done, who does it, and when.',
    'Living or working at close quarters is the sternest thing asked of these two.',
    'It is in small daily matters that they are hardest on each other.',
    'Each has a way of doing things that seems to the other either slack or strict, and it is their longest dispute.',
  ],
  easy: [
    'In daily life each can rely on the other, which is worth a good deal that is louder.',
    'They get ordinary things done together without much discussion.',
    'Each keeps to what was agreed, and so the days run quietly.',
    'What has to be done is fairly shared between these two, or easily could be.',
    'They are useful to each other, and neither makes a fuss about it.',
    'Practical matters hold no terrors for them as long as they see to them together.',
  ],
  mixed: [
    'In everyday matters they are of use to each other and hard on each other, sometimes in one breath.',
    'They help each other, and each also has something to say about how the other does it.',
    'Some duties are easily shared between these two, and over others they keep accounts.',
    'Daily life runs well between them until one of them has been tired for a week.',
    'Each is a support to the other here, and each can be a burden.',
    'They work well side by side, and differ on what counts as finished.',
  ],
  hard: [
    'Their days don’t easily fit together, because what is order to the one is weight to the other.',
    'Duties are a sore subject between these two, since each believes that the other takes them wrongly.',
    'One of them is stricter than the other likes, and both pay for it in small ways.',
    'They have different ideas of what has to be done, and of how seriously.',
    'A common task shows where these two differ, and it is better talked over before it is begun.',
    'Each can feel judged by the other over some ordinary thing, a bill, a delay or a habit.',
  ],
};

const gifts: Heads = {
  easiest: [
    'What they give each other is the best thing here: a larger idea of what either might do.',
    'Each makes the other braver, and nothing else between them is so free of trouble.',
    'They are good for each other’s plans, and that is where their acquaintance is happiest.',
    'Each believes in something that the other had nearly given up on, which is the kindest thing they do.',
    'Being with the other widens life for each of them, and it is the easiest part of what they share.',
    'Each tries more things because the other is there, and nothing else between them gives so much pleasure.',
  ],
  hardest: [
    'What each brings is also what unsettles the other most, a challenge long before it is of use.',
    'They mean to do each other good, and overdo it, and that is their chief difficulty.',
    'Each has something to give that the other finds hardest to accept.',
    'The hopes of the one are what most worries the other, and they have to be reconciled again and again.',
    'What they believe in is where these two differ most, and neither takes it lightly.',
    'Each of them stirs up in the other what had been lying still, and nothing here is less comfortable.',
  ],
  easy: [
    'Each is good for something in the other that would hardly have grown alone.',
    'They encourage each other, and each has something to show for it.',
    'Being together gives both of them ideas about what else might be possible.',
    'What each brings is welcome to the other, and asks for little in return.',
    'They widen each other’s world a little, by what they know and by whom they know.',
    'Each has something that the other lacks, and doesn’t mind sharing it.',
  ],
  mixed: [
    'Each opens something for the other, and each asks a price for it.',
    'They do each other good in one way and are too much for each other in another.',
    'What each brings is partly a present and partly a demand.',
    'They encourage each other, not always to what is wise.',
    'Each changes something in the other’s life, and not every change is asked for.',
    'Some of what they give each other is easy to take, and some has to be grown into.',
  ],
  hard: [
    'What they bring each other comes as a challenge first, and its use is seen later.',
    'Each unsettles something that the other had thought was settled.',
    'They lead each other into more than either had meant to take on.',
    'What the one believes in strikes the other as exaggerated, and it takes goodwill to learn from it.',
    'Each asks a question that the other would sooner have left alone.',
    'The help that each offers is of a kind that the other has to learn to use.',
  ],
};

const lasting: Heads = {
  easiest: [
    'What holds these two is also what is easiest between them, a trust that grows by being used.',
    'They could easily stay in each other’s lives, and that is the surest thing to be said of them.',
    'Time does these two good: what they have gets simpler with the years.',
    'Keeping faith with each other costs them nothing, which can’t be said of everything here.',
    'They are at their best over the long run, when there is nothing left to prove.',
    'That each will still be there next year is what they doubt least.',
  ],
  hardest: [
    'Whether it lasts is the hardest question here, and it is put in small, practical ways.',
    'Staying is what asks most of these two, and each has to decide it more than once.',
    'The long run is harder for them than any single quarrel.',
    'What wears on them most is time: the same difference, in the same week of every month.',
    'To keep this going takes more of them than anything else between them does.',
    'They can put up with much in each other, and hardest of all is that it doesn’t stop.',
  ],
  easy: [
    'There is something between these two that keeps, and time is on its side.',
    'What they have is made to last, because neither has to pretend.',
    'They grow used to each other in the good sense of the word.',
    'The years are likely to treat them well, as both can be counted on.',
    'After a long absence they would take up where they had left off.',
    'What holds them together needs no great effort, only some attention.',
  ],
  mixed: [
    'What holds them and what wears on them lie close together, and the years bring out both.',
    'They have good reasons to stay in each other’s lives, and one or two that speak against it.',
    'Part of what is between these two lasts by itself, and part of it has to be kept up.',
    'Time makes some things easier between them, and shows others more clearly.',
    'They can count on each other, and it may feel like a duty on some days.',
    'The years strengthen what they share and don’t remove what divides them.',
  ],
  hard: [
    'It lasts by effort here, and by effort of the steady, unromantic kind.',
    'What they have needs to be kept up, and will not keep itself.',
    'Patience is what the years ask of these two, from both in about the same measure.',
    'A long acquaintance brings out their differences, and also their skill in living with them.',
    'They stay together by decision more than by habit.',
    'Over the years each has to forgive the other the same thing several times.',
  ],
};

/** The chapters that come after affection and desire. */
export const quietHeads = { talk, daily, gifts, lasting };
