import type { Growing } from '../../../../report-catalogue.js';

/** How the matter of each house bears on love, children and what is done for its own sake. */
export const onLove: Growing = {
  1: [
    'People can only love you as you are if you show yourself, so being open is a help in love.',
    'In matters of the heart much depends on how much of yourself you are willing to show.',
    'You are easier to love when you are on good terms with yourself, so that comes first.',
  ],
  2: [
    'Pleasure costs something, and you enjoy it more if you know how much.',
    'If you compare what you love with what you spend your money on, you may want to change the second.',
    'What you love may cost money, and you will know before long whether it is worth it to you.',
  ],
  3: [
    'A few words in passing do more for love than a great declaration, because they are easier to answer.',
    'Somebody nearby may have news that concerns what you love or are making, and may be glad to help.',
    'A message, a visit or a joke across the fence keeps a love alive between the great occasions.',
  ],
  4: [
    'Whether a feeling lasts shows at home, in ordinary hours together.',
    'How love was shown in your family has left its mark on how you show it, which is worth knowing and not a fate.',
    'Those you live with have their part in what makes you happy, and would like to be told.',
  ],
  6: [
    'Duties crowd out love and play, so it helps to keep an hour free for them.',
    'What you love to do needs practice, and your ordinary day has more room for it than you think.',
    'What you enjoy needs its place on working days too, or there will be no time for it at all.',
  ],
  7: [
    'What you feel has to meet what another person feels, and the meeting is more interesting than the guess.',
    'A partner, or somebody who may become one, takes you at your word, so it is good to know what you would like.',
    'For what you wish for in love two people are needed, and the other one has wishes too.',
  ],
  8: [
    'A love affair or a pleasure may touch on trust or money, and it is better to say so.',
    'You may be asked how serious you are just when you were enjoying yourself.',
    'If a feeling goes deep, a frank word about what you owe each other will not spoil it.',
  ],
  9: [
    'What delights you gains by a wider horizon: another place, another teacher, a view that is not your own.',
    'A journey, a course or a book may bring something new into what you love to do.',
    'An unfamiliar place or subject brings out a side of you that those you love have not seen.',
  ],
  10: [
    'Work and pleasure compete for your time, so fix an hour for each.',
    'What you make for love may be seen by people who judge for a living, which need not spoil it.',
    'Work may take time that you wanted for love or play, unless that time is fixed beforehand.',
  ],
  11: [
    'Friends want their share of your time, and what you love wants to be alone with you; an evening for each is fair.',
    'What began as a private delight may find company, and keeps its charm if you choose the company.',
    'Friends see who makes you laugh, and their opinion is worth something.',
  ],
  12: [
    'A part of this feeling is nobody’s business, and does better for being kept in private a little longer.',
    'You come back to what you love with more to give after some hours in which nobody wants anything.',
    'If you keep to yourself for some days, you will know better how much you feel.',
  ],
};

/** How the matter of each house bears on work, daily order and the care of the reader's strength. */
export const onWork: Growing = {
  1: [
    'How you do your work says something about you, and here you may say it on purpose.',
    'Your own wishes have been waiting behind the tasks, and work goes better once one of them has been served.',
    'You work better when you remember that it is you who is doing it, with your own pace and preferences.',
  ],
  2: [
    'Effort and reward are set side by side here, so it can be seen whether the one still pays for the other.',
    'Being paid fairly is part of good order at work, and a modest request is easier to make than a long grievance.',
    'What the work brings in has to be set against what it uses up, and both columns count.',
  ],
  3: [
    'Some of the trouble at work comes from what nobody said, and a short talk can put it right.',
    'Messages can make work for you or spare it, depending on who is told what in time.',
    'A question asked in time spares a day of work, and there is somebody nearby who knows the answer.',
  ],
  4: [
    'You recover at home from your work, so a calm evening there is of use at work as well.',
    'At home you can see what the working day costs, and whether the cost is reasonable.',
    'The household and the job share one pair of hands, and it is for you to divide their hours.',
  ],
  5: [
    'A little pleasure improves the work, since you are most thorough at what you like.',
    'Rest and play are not a reward for finishing; they are how you get to the end without resenting it.',
    'If one of your tasks can be made more pleasant, it will also be done better.',
  ],
  7: [
    'Whoever you work or live with has a view of your day that you cannot have yourself.',
    'Another person can take over more than you think, if you let them do it in their own way.',
    'Help is available from somebody who only needs to be told how.',
  ],
  8: [
    'Some of your work rests on trust, on who covers for whom and who is told what.',
    'Other people’s resources make a task lighter, on terms that should be clear from the start.',
    'You find out on whom you can rely at work, and whose promises you should not plan with.',
  ],
  9: [
    'Among many small tasks you may lose sight of what they are for, and something you read or hear can remind you.',
    'Something new to learn makes an old duty interesting again, though it adds to the list at first.',
    'Your daily work may become easier if you learn a little more about it.',
  ],
  10: [
    'What you do every day becomes visible to those who decide, and careful work is its own best introduction.',
    'A larger goal gives the daily effort a direction, and tells you which tasks may be left undone.',
    'Your success in public depends on the careful daily work that nobody sees.',
  ],
  11: [
    'Friends can take some of the work off you, if you tell them which part.',
    'Common plans make work as well as joy, and you need not volunteer for all of it.',
    'A task that is too much for you may be just right for several people, and friends are willing to help.',
  ],
  12: [
    'You need some of the time that work takes for rest, and should take it.',
    'Something you have not told anyone may tire you more than your work does.',
    'When you are rested, you may see at once what is wrong with the way you work.',
  ],
};

/** How the matter of each house bears on partners and opponents. */
export const onPartners: Growing = {
  1: [
    'A partner can only meet your wishes if you show them, so what you want for yourself is part of the matter.',
    'You can pay some attention to yourself without taking anything away from the other person.',
    'Before you can agree with a partner, each must know what they want, and you can start with yourself.',
  ],
  2: [
    'When you talk about money with a partner, it helps to speak of the sum and of the feeling separately.',
    'Between partners it should be clear what each owns, earns and needs, in figures and not in hints.',
    'A relationship costs time and money as well, and it does no harm to talk about it.',
  ],
  3: [
    'Small exchanges carry the relationship at present, a message here, an errand there, and they are easily underrated.',
    'What you tell others about a partner is worth a thought, because it comes back.',
    'A thank you or a good morning does its share for the partnership, along with the important talks.',
  ],
  4: [
    'What you have to settle with a partner touches home: who lives where, whose family counts, who feels at ease.',
    'Two partners come from different homes with different rules, and some disagreements are only that.',
    'You and a partner each bring habits from your families, and it helps to say which of them you want to keep.',
  ],
  5: [
    'Something light does more for a bond than another serious talk, and either partner may suggest it.',
    'Where you and a partner enjoy something together, you need not discuss for once whether you like each other.',
    'However much you have to discuss with a partner, you can leave it alone for an evening and enjoy each other’s company.',
  ],
  6: [
    'A partnership is also a matter of chores and working hours, and some of them can be arranged better.',
    'Work leaves one partner tired at the hour when the other wants to talk, and naming that is half the cure.',
    'Some disagreements between two people are really about chores, and can be settled there.',
  ],
  8: [
    'A partnership rests on trust, and a frank word about what is shared makes the rest simpler.',
    'You may find out how much closeness you and a partner each want, which is more than a matter of agreement.',
    'How far two partners trust each other decides what can be said at all.',
  ],
  9: [
    'A shared plan for somewhere else is good for two people who have looked at each other for too long.',
    'You and a partner may believe different things and still get on; it depends on how curious each is about the other’s reasons.',
    'A common interest in something larger may give you and a partner other things to talk about.',
  ],
  10: [
    'Your work and a partner may want the same evening, so it is kind to tell the partner in time.',
    'What you do in public reflects on a partner too, who likes to hear of it first.',
    'Work asks for much of your time, or of a partner’s, and whoever is left waiting would like to know until when.',
  ],
  11: [
    'Friends are good for a partnership, because each is a little different in company and the other likes to see it.',
    'Time with friends may give you and a partner something new to talk about.',
    'In company you see a new side of a partner, and they see one of you.',
  ],
  12: [
    'Something is not being said between you and a partner, perhaps because it is still being thought, and it can be given time.',
    'A little solitude does a partnership good, and needs only to be announced so that it is not mistaken for coolness.',
    'You and a partner each need some privacy, and respecting that is good for both.',
  ],
};

/** How the matter of each house bears on trust, closeness and shared money. */
export const onTrust: Growing = {
  1: [
    'How much trust you are given depends in part on how openly you speak of yourself.',
    'You need to know what you want before you can share anything fairly, and this is a good time to find out.',
    'Before you agree to anything with another person, you should know what you want yourself.',
  ],
  2: [
    'It helps to know in figures what is yours and what is shared.',
    'A dispute about money may really be about recognition, and that can be given without paying more.',
    'A clear view of your own means is what makes it safe to share them.',
  ],
  3: [
    'In the matter of trust or money a plain word to the right person does more than any number of hints.',
    'News reaches you that throws some light on a matter of trust, and it deserves to be checked before it is believed.',
    'Something that you are told in confidence may change how far you want to go in a shared matter.',
  ],
  4: [
    'Family has taught you how far to trust, and the lesson can be revised without blaming anyone.',
    'At home there is safety enough to talk about what is shared, owed or feared.',
    'The first people you depended on have shaped how you do it now, and it can be done differently.',
  ],
  5: [
    'A pleasure touches on something serious here, and it is fair to say how serious you are.',
    'Affection makes it tempting to promise too much, and a smaller promise that is kept builds more.',
    'Something serious about trust may be easier to say when you are both enjoying yourselves.',
  ],
  6: [
    'Order in your papers makes matters of debt and trust easier to deal with.',
    'People come to trust you by what you do reliably every day.',
    'What is done regularly can be relied on, and trust is nothing else than that.',
  ],
  7: [
    'You cannot settle alone what you share with somebody, and the other person may be ready to be asked.',
    'An open agreement with a partner is a relief, because neither of you has to guess any longer.',
    'Whoever shares something with you may be waiting to be asked in earnest, and would answer in earnest.',
  ],
  9: [
    'Some distance is good for a heavy subject, and a principle you believe in tells you what would be fair.',
    'Something you learn elsewhere may make an old fear seem less convincing.',
    'From some distance, on a journey or in a book, what worried you about money or trust may look smaller.',
  ],
  10: [
    'Your reputation rests partly on how you handle what was confided to you, and this is noticed.',
    'Those above you trust you with something, and it is wise to ask for the terms.',
    'Your position obliges you to be careful with what you know, and also protects you.',
  ],
  11: [
    'Friends mean well and need not know everything; it is for you to say where the circle ends.',
    'Money or secrets among friends put a plan to the test, and clear terms save the friendship.',
    'Not every friend is a confidant, and it is no unkindness to treat them differently.',
  ],
  12: [
    'A fear you have not admitted to yourself gets in the way of trust, and is easier to see when you are rested.',
    'Behind a question of trust there may be an old fear, which is easier to recognize when you are by yourself.',
    'When you are alone, you may find that you are less afraid than you thought.',
  ],
};
