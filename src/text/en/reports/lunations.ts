import type { ByHouseWordings } from '../../catalogue.js';

export const newMoonInHouse: ByHouseWordings = {
  1: [
    'You can begin something in your own name, and a small thing is best, such as an hour that belongs to you. Others will get used to it faster than you expect.',
    'The idea you have of yourself is open to change. Try the new manner where it costs nothing, among strangers or alone, and keep what still feels natural after some days.',
    'A personal wish is strong enough to be acted on. You need not explain it to anyone until you have found out for yourself whether it is meant seriously.',
  ],
  2: [
    'A fresh start with money begins by knowing what there is. One honest look at income and expenses gives you more calm than any resolution to save.',
    'A higher price than the one you ask may be fair for your work. Find out what others charge, and let that be the beginning of your next conversation about it.',
    'A skill that you have been giving away could earn something in time. One person who is willing to pay for it is enough to begin with.',
  ],
  3: [
    'A conversation that is begun now may go on for a long time. Write to the person you have been thinking of; two honest paragraphs are enough.',
    'Curiosity makes learning easy, even where you are a beginner. A class, a language or a new subject gains from being started before you feel prepared for it.',
    'People nearby are readier to listen than you suppose. An idea that is only half finished can be told to somebody next door, and may come back improved.',
  ],
  4: [
    'Something new can take root at home, and it usually starts with one change that everybody notices. One room used in another way is worth a whole list of plans.',
    'A beginning with your family goes best if you ask before you propose. What you hear may explain why things were ever arranged in this way.',
    'The home you have may no longer suit the life you lead now. Look at what each room is really used for, and you will probably see which change comes first.',
  ],
  5: [
    'Pleasure can start over on a modest scale. What you make for fun, or whom you ask out, does not have to lead anywhere in order to be worth the evening.',
    'Joy returns when nobody has to be good at it. Children and playful people are the best company for this, and you may come home with an idea of your own.',
    'Something in love may begin, or begin again, with a light word. It is easier to send an invitation before you have thought of all the reasons against it.',
  ],
  6: [
    'A new routine is likely to hold if it is small and always at the same hour. Choose the one that would spare you the most annoyance.',
    'Something about the working day can be arranged in another way. Colleagues may know very well which habit costs everyone time, and tell you if they are asked.',
    'Looking after your body, your tools or your desk is a pleasure for once. While you are busy with it, a better method for some dull task may occur to you.',
  ],
  7: [
    'An agreement with somebody else can be started afresh. Say plainly what you would like, and leave as much room for the other side.',
    'A partner, or somebody who might become one, is open to a question. Ask what they would like more of, and take the answer as it comes.',
    'Somebody you have thought of as a rival could be an ally. It is worth making the first move, with your terms named early and in a friendly tone.',
  ],
  8: [
    'Money that you share with somebody can be talked over from the beginning. It goes better once both of you have said what has felt unfair.',
    'Trust may begin again with a sentence that you normally leave out. One person is enough to hear it, and you will see by their answer whether to go on.',
    'A new beginning in a close tie needs the room that an ending leaves. What has been settled long ago can be put away, in papers as in feelings.',
  ],
  9: [
    'A distant plan can be begun with very little, such as one letter to that part of the world. Practical objections are about the date more than about the wish.',
    'Convictions are open at present and may take in something new. A book that contradicts you is of more use now than one that agrees.',
    'A large subject looks enormous from its beginning, and smaller after the first lesson. Asking about the conditions does not bind you.',
  ],
  10: [
    'The answer to the question what you do may have become stale. Try another one in good company, and notice at which point you begin to sound interested.',
    'A new task or title is possible. It helps to decide what you would really like to be responsible for before somebody else decides it for you.',
    'Ambition gets further with one promise kept in public than with a large plan. Put your name to something that you can finish.',
  ],
  11: [
    'A group that you join now may have room for your ideas. Go by yourself if you can, since people on their own are more easily spoken to.',
    'A new circle, or a new use for the old one, can begin with something small: a date, a list of names, a question put to everybody. You need not be the one who leads it.',
    'New company tends to form around the person who names a date. It could be you; three people and one evening are enough for a start.',
  ],
  12: [
    'Something begins in you that needs quiet more than effort. An afternoon without appointments does it more good than any decision.',
    'Rest is a beginning as well. You do not have to report to anybody on what you do with an early evening, and the results may take their time.',
    'An apology that you never made, or never got, may come to mind. It can be brought to an end on paper, whether or not you send it.',
  ],
};

export const fullMoonInHouse: ByHouseWordings = {
  1: [
    'You are seen as you are, and something about you has ripened and can be shown. People may react strongly; what they say tells you about them as well.',
    'Needs of your own have waited for their turn, and feelings about that run high. Say once, plainly and without reproach, what should be different.',
    'A change that you began some months ago becomes visible. You may be tired of explaining it, and it is no longer necessary.',
  ],
  2: [
    'You can see what you have earned and what it has cost. The figure is usually better than the fear of it, so look before anybody offers an opinion.',
    'Feelings run high about what is mine and what is ours. A loan, a gift or a bill may be the occasion, and a clear word is kinder than a generous silence.',
    'The value of your work may be plainer to others than to you. Accept the thanks, and the pay if there is any, without making it smaller.',
  ],
  3: [
    'Your opinion is asked for, and may be passed on. It is worth leaving out what was only clever, since the rest will be remembered.',
    'Facts may come out that do not fit what everybody had assumed. There is no shame in changing your mind when the news is new.',
    'An old misunderstanding needs only a simple sentence, said face to face. Afterward you can change the subject with a light heart.',
  ],
  4: [
    'Your home asks for attention while work still wants you. What is needed there is often presence rather than a solution.',
    'Family matters come to a point, and an old feeling may come up with them. Some of what you have been carrying was never yours, and can be given back kindly.',
    'The rooms you live in show plainly what they lack. Moods under one roof are candid for some days, so talk about it after a meal rather than before.',
  ],
  5: [
    'Affection is hard to hide, and so is pride in something you have made. Let yourself be seen with it; holding back would cost you more.',
    'Something you have put your heart into is ready to be shown, finished or not. A remark that stings may contain the one useful hint.',
    'Strong feelings want an audience, in children, lovers and perhaps yourself. Applause first, and later the quiet question of what it was really about.',
  ],
  6: [
    'Everything in the daily routine wants you at once, and you see what it has been costing. One of your duties has probably become superfluous.',
    'Effort is noticed, including what you do after hours. It is a fair moment to ask which part of it anybody really needs.',
    'Daily tasks have piled up until they can no longer be overlooked. An hour of putting them in order brings more rest than a day of avoiding them.',
  ],
  7: [
    'Somebody close may say what they have felt for weeks. Hear it to the end before you answer, as it is the half of the story that you could not know.',
    'Two people see how things look from the other side, at least for a moment. An apology, or a thank you, goes further while that lasts.',
    'A matter between two people is settled, by a promise, a contract or a decent goodbye. Make sure that you mean what you say.',
  ],
  8: [
    'Money held in common and feelings that were left unsaid show themselves together. Ask one question, wait for the answer, and leave the rest for another day.',
    'Something old comes to its end, and you may be more moved than you expected. Let somebody you trust be there; it makes the letting go easier.',
    'Closeness is intense, and so are demands. Whatever you are told in confidence should stay with you, and whatever you want to demand can wait for a night.',
  ],
  9: [
    'You see the larger pattern in many small things, and would like to tell everybody about it. Write it down first, since it is meant mainly for you.',
    'A long effort of the mind shows its result, in an answer, a permit or simply in understanding. It deserves to be celebrated before the next question comes.',
    'Convictions are strong, and an argument about principles starts easily. What it is really about may be the wish to travel, to learn or simply to be somewhere else.',
  ],
  10: [
    'Praise and criticism may come together, and in front of others. Answer the part that concerns the work, and take your time with the rest.',
    'Success is visible, and so is the price that others have paid for it. Thank those who covered for you, by name and soon.',
    'Somebody in charge may say aloud what has been true for months. Flattering or sobering, it tells you where you stand and what to ask for next.',
  ],
  11: [
    'A common aim may be reached, or outgrown, and a group gets emotional about it. It helps to say plainly what has been achieved before you say what has not.',
    'A hope that you had put off can perhaps be had now, in a smaller and quite real form. Friends are able to help if they know exactly what is missing.',
    'What you want for yourself and what a group expects of you fall on the same evening. The others may take it well if you say frankly what they can count on.',
  ],
  12: [
    'Something old asks to be looked at, mostly when you are trying to sleep. It needs kindness and an hour without interruption more than a solution.',
    'Tiredness tells the truth about a load that nobody sees. One worry in it perhaps belongs to somebody else, and can be handed back.',
    'A secret or a sadness has grown too large for its hiding place. Told to one discreet person, it becomes smaller and easier to understand.',
  ],
};

export const firstQuarterInHouse: ByHouseWordings = {
  1: [
    'Personal plans and duties pull in different directions, and you have to choose. Take a small step for yourself, in full view, and see how much resistance there really is.',
    'What you began in your own name may meet its first objection. If you go a little further all the same, much of the doubt disappears on the way.',
    'You have changed something about yourself, and somebody may have liked it better before. Be friendly about it and do what you had decided, in full view. Explanations can follow when it is done.',
  ],
  2: [
    'A question of money wants a decision, and the sum you can afford is no secret to you. Name the limit in a friendly tone, and leave out the reasons.',
    'A practical aim has come to the stage at which effort shows least. It may be better to change the method than to push harder.',
    'A purchase or a fee has been put off for long enough. Decide by one figure, the one you can afford, and tell whoever is waiting. Comparing further would cost you more than the difference.',
  ],
  3: [
    'Thoughts that were comfortable as long as they were vague have to become a sentence. Only the beginning of such a conversation is hard.',
    'Two things that you have said contradict each other, as others may have noticed. Decide which of them you meant and say so; a mistake is soon mended.',
    'An answer is due, and you have two of them. Give the shorter one. If it turns out to be wrong, it can be put right in a sentence, which a silence cannot.',
  ],
  4: [
    'A change at home is half done, and somebody may have preferred it as it was. Give them a part that is theirs to decide, and the work goes on more easily.',
    'Repairs or a talk are due at home, just when you would rather go out. Done at once, it takes less time than it takes to avoid it.',
    'Two people may need the same room, or the same evening. Settle it between you before either gets cross, and let the loser choose next time.',
  ],
  5: [
    'Pleasure asks for a little courage or a little money. You may be clumsy at first, and in good company that is half of the fun.',
    'A flirtation, or something you are making, has come to the point at which somebody has to take a step. You could be the one; a no would be an answer, too.',
    'Something you enjoy needs a decision, such as a date, a teacher or an entry form. Sign up before you feel ready. You can be nervous and go all the same.',
  ],
  6: [
    'A new routine has to be tried and not only talked about. If you do it once, however badly, you will know what has to be changed.',
    'A fault in the daily work may cost more by now than its repair would. Stop and mend it properly, with somebody to help you.',
    'The workload may be more than one person can do well. Say so with a list in your hand, and propose which item to leave out. It is easier to agree to a proposal than to a complaint.',
  ],
  7: [
    'Friction between two people is often a missing agreement. Make one while you are both still a little cross, and it will be short and clear.',
    'One half of an agreement is clear, and the other half is good will. Ask the question that you have been afraid might spoil the mood.',
    'Somebody close to you wants to go at another speed than you do. Say which step you would take now, and ask which one they would take first. The next can be agreed on when that is done.',
  ],
  8: [
    'What was spent or promised together has to be settled together. A short and sober talk about it can bring back a good deal of warmth.',
    'Closeness costs a little safety. You could say one thing that you have been holding back, slowly, and wait for what comes of it.',
    'Someone may owe you an answer about money or about trust, or you owe it to them. Ask, or give it, in one plain sentence. Silence has begun to be taken for an answer.',
  ],
  9: [
    'Everyday duties stand between you and the large plan, and they always will. Take the next step in spite of them, even if it is only a form to fill in.',
    'Your opinion has met somebody who knows the subject, and that can only improve it. Admit what they are right about, and think the rest through again.',
    'Study, or a plan to travel, has reached the point where it becomes work. Do the next piece even though the charm has gone for the moment. It comes back with the first small success.',
  ],
  10: [
    'Work and private life want you at the same hour. Decide early and tell both sides; a clear refusal is forgiven sooner than a late arrival.',
    'Something that carries your name is still under construction, and people have remarks. One question to the person in charge about what really counts may save you a lot of work.',
    'You are expected to decide something, and not everybody will like it. Ask the two people it concerns most, and then announce it yourself. A reason in one sentence is enough.',
  ],
  11: [
    'In a group with large hopes, ask who is really going to help. If two say yes, that is a start.',
    'Confidences between friends may make things complicated. Find out what can be said openly, because a common plan may be waiting for exactly that.',
    'Your friends want to begin and you have doubts, or the reverse. Name the one condition under which you would join in. If they can meet it, go ahead together.',
  ],
  12: [
    'Large plans want you just when you need rest. An evening of not being available takes some will, and gives back more than it costs.',
    'Before you can go on, something small is left to be done, such as a thank-you or a word that you owe. It will not take as long as you think.',
    'One worry disturbs your rest, and a small action would end it. Make the call or write the note before you lie down, and you will be asleep sooner.',
  ],
};

export const lastQuarterInHouse: ByHouseWordings = {
  1: [
    'Some manner of yours has served its time. Your friends have probably noticed it before you did, and like you in spite of it.',
    'An old idea of who you should be can be given up, bit by bit. What you cannot give up yet can wait, and you may enjoy not having to impress anyone.',
    'A habit of yours has become tiring to keep up, some way of hurrying, joking or saying yes. Leave it out once and see who notices. You may be the only one who misses it.',
  ],
  2: [
    'You own things, and perhaps habits of spending, that belong to an earlier life. Whatever you pass on makes it clearer what you value now.',
    'Return what is borrowed, and finish what is nearly paid. With fewer open accounts it is easier to see what you can afford.',
    'A subscription, a box or a small debt may be costing you attention. End one such thing. What you save is less in money than in not having to think about it.',
  ],
  3: [
    'The mind has been busy with other people’s affairs. One conversation or quarrel that is kept up for no reason can be allowed to end.',
    'Admitting that you were wrong about something costs little at this stage. It clears the air, and often leads the other person to do the same.',
    'A message has waited so long that it has become difficult. Reply briefly, and let the excuse be shorter than the reply. After that the rest of the pile goes faster.',
  ],
  4: [
    'Something at home may belong to an earlier time, or to somebody who has moved on. Find a good place for it, and there is room for those who live with you.',
    'A family rule that nobody remembers making can be dropped without ceremony. Do it your own way, and see whether anyone minds.',
    'A thing at home may be kept only because it has always been there. Ask around the family who wants it. If nobody does, it may go to somebody who will use it.',
  ],
  5: [
    'A pleasure or a romance may have outlasted its enjoyment. A friendly ending is worth more than another attempt to bring it back.',
    'Two unfinished things compete for your free time, and only one of them still draws you. Give it the evening, and let the other go.',
    'An amusement of yours is no longer amusing. Give it up without replacing it at once. An empty evening now and then brings back the wish to play.',
  ],
  6: [
    'A method of working may have worn out, like any tool. Someone has probably found a better one for the same task, and most people are pleased to be asked.',
    'The complicated system can be given up. Whatever habits survive without it are the real ones, and it is on these that you can build.',
    'If one task on your list has been carried over again and again, do it in half an hour, or strike it out for good. Either way the list is yours again.',
  ],
  7: [
    'The part you have in an old arrangement between two people can be handed back. Say so in a friendly way, and you may find that the other was tired of theirs.',
    'Each side may have kept a secret score. If the lists are read out in good humor, the next agreement can begin without them.',
    'A small grievance between two people often lasts longer than its cause. Mention it once, kindly, or decide to drop it. A pleasant evening together does the rest.',
  ],
  8: [
    'A debt or an expectation that nobody mentions loses its hold once it has been named. Give back what is not yours, and ask for what is.',
    'An old passion or an old quarrel may really be over. Make sure of it first, and then clear it away thoroughly.',
    'Old papers, old claims and old feelings take up room that you could use. Settle the one that needs only a signature or a word. Then leave the subject for a while.',
  ],
  9: [
    'Some of your opinions describe a world that has changed since. One of them could be given up without a fight, in front of somebody who used to argue with you.',
    'You need not finish everything that you have begun to study. What has really changed your mind will stay with you.',
    'A plan has grown until nobody could carry it out. Cut it back to the part you would still do if no one heard of it. That part may be quite small, and it can begin soon.',
  ],
  10: [
    'Some role at work has served its purpose. You can pass on whatever you do mainly to be seen doing it, and get back some time.',
    'Somebody else may want the task that you keep out of habit. One clear message hands it over, and your standing does not suffer.',
    'Something at work is nearly done and has been so for a while. Hand it in with its one flaw. People may have use for it now, and you have use for the time.',
  ],
  11: [
    'A group that meets from habit can be left with proper thanks. The hope that you had in common may be sound, and simply need other company.',
    'Friendships need some pruning now and then. A few deserve more of your evenings, and a wish that you have stopped wishing may be let go.',
    'You have said yes to more people than you can see. Write to one of them and take it back politely. A friend worth having will understand, and ask again.',
  ],
  12: [
    'Under all that is unfinished lies perhaps one excuse that you no longer believe. When that is gone, the rest takes less time than you feared.',
    'There comes a point at which nothing more can be done, and it is a relief. Put the matter away and sleep; the right words come on their own.',
    'Tiredness is the trouble, more than the work. Leave one obligation to somebody else, and put off every conclusion until you have slept. Much of it looks different then.',
  ],
};

export const solarEclipseInHouse: ByHouseWordings = {
  1: [
    'Some habit of being yourself comes to an end, and what follows will take months to show. Meanwhile notice what you no longer want to be.',
    'The way you present yourself may change in the coming half-year. Begin with a small part of it, and be patient with those who go on treating you as before.',
  ],
  2: [
    'Within half a year you may think differently of what you own and what you are worth. Decide in the meantime which of your skills you would never sell cheaply.',
    'One measure of your worth is exchanged for another, and the next half year will show which. Until then it is wise to own a little less and know a little more.',
  ],
  3: [
    'Everyday talk leads in another direction for about six months. Conversations with people you usually only greet could matter more than the planned ones.',
    'Something in your studies, or between you and a brother or sister, starts afresh. It is better to speak early and imperfectly than to wait until everything is clear.',
  ],
  4: [
    'Home may take another form within the half year, in rooms or in people. Before anything is measured, find out what each of you really wishes for.',
    'Private life sets the direction for six months, and public matters can wait. Older relatives may be able to tell you something that you will need.',
  ],
  5: [
    'Love, children and whatever you create take another course from here. You might try something in which you have no training at all.',
    'Delight begins again in the next six months, perhaps in a form that your former taste would have found silly. It deserves some room and few questions.',
  ],
  6: [
    'The way you work and look after yourself is due for another rhythm, which may take half a year to find. Changing one hour of the day is a start.',
    'An ordinary day may look quite different six months from now. Let somebody else learn your tasks, and watch how they go about them.',
  ],
  7: [
    'Partnership is put on another footing within about six months, with the same person or with someone new. Asking what they hope for is the right beginning.',
    'The balance of a partnership may change in the next half year. It helps if somebody says plainly what they would agree to now.',
  ],
  8: [
    'Trust and common money begin again on different terms. Each side can open up a little and wait for the other, which is how such things are done safely.',
    'What you held on to is going, and over six months something else takes its place. Settle one account, forgive another, and allow yourself some time between.',
  ],
  9: [
    'Larger questions open up and need not be clear yet. A first teacher, a first book or a first visit will do to go on with.',
    'A thing that you were sure of becomes an open question, and may stay one for a while. People who grew up with other answers are good to have around you then.',
  ],
  10: [
    'A new direction in your work may be found within the next half year. Those above you may have a part in it, and your own first step matters more.',
    'Professional beginnings tend to follow in the coming six months. It is useful to write down which task you would envy, and to tell somebody who has influence.',
  ],
  11: [
    'Over half a year new company forms around you, and your hopes change along with it. Some old friends will come along if they are told where you are going.',
    'The question of whom you belong with, and what for, is asked afresh for about six months. Somebody who does not quite fit in could be the answer.',
  ],
  12: [
    'Things that were put away long ago come up again over the next months. They can be looked at calmly and often, without deciding what they mean.',
    'A deep change goes on in you for half a year, and few will notice it. Your rest deserves protection, and nobody is owed an explanation.',
  ],
};

export const lunarEclipseInHouse: ByHouseWordings = {
  1: [
    'A part that you have played for others comes to its end, with some months in which to leave it behind. Someone close could tell you which of it they never believed.',
    'Over the next months some way of presenting yourself may fall away. Let those see you without it first who are fond of you.',
  ],
  2: [
    'Some possession, or some proof of your worth, no longer means what it did. There are six months in which to part with it, and no need for haste.',
    'Something valued out of habit loses its hold on you. You may notice how little of your security ever depended on it.',
  ],
  3: [
    'A conversation of many years, with a relative perhaps or with a critic in your own head, finds its end. It could be closed with something kind.',
    'Much of the talk around you grows less important for half a year. One or two people who ask a second question are worth keeping up with.',
  ],
  4: [
    'A chapter of family life closes, with some feeling on all sides. What comes next at home is yours to choose, and one thing may be kept as a memory.',
    'You may find that home was always more than the building. A place or a grievance can be given up over these months, and the people kept.',
  ],
  5: [
    'A romance, a hobby or a way of being admired comes to its natural end within half a year. It was real, and need not be spoiled by going on.',
    'Some grand scheme of love or art becomes smaller in the coming months, and better for it. What remains is the part that you do willingly.',
  ],
  6: [
    'A duty is over in you before it is over on paper. The coming half year is time enough to hand it on with care.',
    'Some method, post or strict standard has had its day. Leave good instructions for whoever follows, and allow yourself to be a little sorry.',
  ],
  7: [
    'Some chapter of a partnership is over, though it may be only an old quarrel. It can be put down together, a little at a time.',
    'An agreement between two people is complete, and may be released or renewed in different words. Ask the other side which they would prefer.',
  ],
  8: [
    'A matter of trust, debt or desire comes to its end within about half a year. Go through it once more with whoever shares it, and then let it rest.',
    'What has lain between two people for a long time may be named at last. It can be cleared up over the next months, and you might begin.',
  ],
  9: [
    'A certainty that you took over from somebody else ends in you. One sentence of it will probably be worth keeping; find out which.',
    'A faraway dream or a doctrine loses its hold within half a year. That leaves you some affection for people and places that are near.',
  ],
  10: [
    'An honor that shone from a distance looks smaller from close by, and you may put it down. The evenings at home gain by that.',
    'One chapter of your working life is closing, at the pace of half a year. It is better to choose your own last words on it than to leave them to others.',
  ],
  11: [
    'A circle or a shared hope may come apart over the next months, without anyone’s fault. Two or three of its people will remain, and they deserve a letter.',
    'Friends regroup over the next six months, and somebody may move on. The circle of those who stay is probably smaller, and closer.',
  ],
  12: [
    'Some old excuse, and the habit behind it, can be dropped in the months ahead. It helps to hear it out once, in private.',
    'A caution that once made sense is no longer needed. It may take some months before you trust the ground again, and a small step is enough for now.',
  ],
};
