import type { ByHouseWordings } from '../../catalogue.js';

export const sunIngress: ByHouseWordings = {
  1: [
    'The pace is set by you for about a month, and others look to you for a sign. Decide early which questions are worth your time.',
    'This is your own season, the right one for beginning what bears your name. One plan is enough, as long as you really mean to see it through.',
    'Confidence comes more easily for a while, and people respond to it. Whatever you were too shy to try can be tried now, with some attention left over for others.',
  ],
  2: [
    'Possessions and earnings deserve a calm look, out of interest rather than worry. Perhaps you have done better than you gave yourself credit for.',
    'The question of what your time is worth comes up for some weeks, perhaps in the shape of a favor that has turned into a job. A plain answer is not immodest.',
    'Good things that you use every day give you more than a large collection would. It becomes easier to say no to what you do not really want.',
  ],
  3: [
    'People nearby seek you out, and most of what they want is soon answered. The best conversation of the month may be one that nobody planned.',
    'The great plan may rest for some weeks while you take an interest in what is near. A short course or a neighbor’s story could turn out to matter more than you expect.',
    'What you say is heard more clearly than usual. If there is something you have wanted to write or to talk over, these weeks are a good time to begin.',
  ],
  4: [
    'The people you live with are glad to have more of you, and engagements outside will manage without you. Even living alone, you may want your evenings at home.',
    'Questions about where you come from may occupy you for a month. An older relative could know the answer, and would probably like to be asked.',
    'Friends can come to your place instead of your going out. At home people tell each other more than they would elsewhere.',
  ],
  5: [
    'The wish to make something, or to be seen making it, grows for some weeks. Show it before it is perfect; the wish for praise gets smaller once you are busy.',
    'Romance gains from a definite invitation. It is lovely to be admired, and the other person would enjoy it just as much.',
    'Children, games and performances bring out your best side. Duties do not disappear, but a month with more play in it makes them lighter.',
  ],
  6: [
    'It is satisfying to give every part of the day its place. Show somebody how you do it, so that you do not remain the only one who can.',
    'Good work shows in its details, and someone may notice yours. Something that has annoyed you for a long time can probably be put right quite quickly.',
    'An earlier night and a shorter list would make you content with your days again. A single habit is enough for one month.',
  ],
  7: [
    'A partnership is looked at closely, along with its uneven parts. The time is good for a serious word, since both of you are in the mood to see the other side.',
    'Another person’s plans take up much of a month, and you learn about yourself from how you answer them. Ask for their opinion, and try not to defend yourself against it.',
    'You do best beside somebody at present. What you admire in them is often a thing that you could do as well, and have not dared.',
  ],
  8: [
    'A straight talk about debts, shares and expectations takes one evening, and does good for a long time. Tenderness comes easier afterward.',
    'Something that you have held on to may be ready to go, such as a claim, a secret or an old possession. What is shared with somebody comes first.',
    'Others need not say what they want for you to sense it. It helps you to be kind to them, and your own wish deserves an honest word as well.',
  ],
  9: [
    'Plans that seemed far away begin to look possible. Finding out what a trip or a course would really take brings it closer than dreaming about it.',
    'Convictions grow stronger for a month, and are the better for being tested. A teacher, a student or a book may change your mind about something.',
    'Anything that widens your view is worth the time, a trip as much as a good book. You will enjoy it more with somebody to whom it is just as new.',
  ],
  10: [
    'Those above you may take notice of you, so it is good to know what you would ask for. Clear wishes are heard sooner than grand ones.',
    'Where your work is leading is clearer to you than before. If a task comes up that takes you there, it could be yours; those at home should hear how long it will take.',
    'Your name is mentioned more often for some weeks, and with it the work that you finish. Praise can be passed on to those who helped.',
  ],
  11: [
    'An old hope comes back to life if there are people to share it with. Joining something, or going back to it, is easier now than staying away.',
    'Friends want your help and also your company, and the second is easily forgotten. Some evenings need no other purpose than being together.',
    'Something you wish for others as well as for yourself finds support. Some of those who offer to help may surprise you.',
  ],
  12: [
    'One evening a week without any plan may be what you need most. Whatever has been left unfinished comes to mind then, and rarely stays long.',
    'Credit goes to others for a while, and good work can be done out of sight. You could help somebody and not mention it afterward.',
    'Memories, dreams and worries ask for a little time. If they get it at a quiet hour, they trouble you less at all the others.',
  ],
};

export const mercuryIngress: ByHouseWordings = {
  1: [
    'Others enjoy how quick you are, and you enjoy it too. The only risk is to correct people before they have finished.',
    'Ideas come and go faster than usual, so it pays to write them down. Two good ones in a day are plenty, and the rest will come again.',
    'People want your opinion, and you find that you have several. You are more easily understood if you settle on one before you speak.',
  ],
  2: [
    'Small expenses can be gone through and sorted without much effort. The exact sum is easier to live with than the suspicion was.',
    'Offers and news about money may reach you through an acquaintance. A night’s sleep before you answer protects you from being too clever.',
    'Your skills are worth describing as you would to a stranger. Whoever sets the price has to understand first what it is that you do.',
  ],
  3: [
    'You are quick, and easily distracted. Whatever really matters should be said or sent early, before the day fills up with smaller things.',
    'Curiosity takes you to places and subjects that you have only heard of. What you promised to answer comes first, though, as somebody may be waiting.',
    'A short message can mean several things, and it is quicker to ask than to wonder. Misreadings are easily put right as long as people are talking.',
  ],
  4: [
    'Everybody at home has something to report, and the quietest person may have the most. A shared calendar would spare you some of the confusion.',
    'Sorting out what has piled up at home clears the head as well. Old letters are best left until last, since one always begins to read them.',
    'Old family sayings may come out of your own mouth. It is interesting to ask where one of them began, and to decide whether you still believe it.',
  ],
  5: [
    'A joke brings people closer, provided that a sincere word follows soon. Without it somebody may be left wondering whether they are liked.',
    'Games, stories and puzzles suit your mind now, and so does the company of children. What you write for fun can be improved later.',
    'More ideas arrive than you can finish, and that is half the delight. If you promise to show one of them to somebody, it has a better chance of getting done.',
  ],
  6: [
    'Procedures at work are more easily improved than usual. Whoever complains about one has often half invented a better one, and could be asked.',
    'One step is missing from something that you do every day. If you find it, several small annoyances may go away together.',
    'Small improvements make the working day run more smoothly, and you see several. Colleagues take them up gladly if they are offered without a lecture.',
  ],
  7: [
    'Half of a disagreement may turn out to hang on a single word. It helps to repeat what you have heard before you reply.',
    'Serious talks with a partner go better on a walk or over some common task. A question whose answer you cannot guess is the best kind.',
    'The other side is well prepared and puts it well, and you may gain by agreeing with their best point. A few written lines will spare you both an argument later.',
  ],
  8: [
    'A talk about who owes what to whom is easier with the figures on the table. You can stop when one of you grows stiff, and go on the next day.',
    'You notice hesitations, and wonder what is behind them. A direct question in a kind voice is better than searching for clues.',
    'Confidences go both ways for a while. Whatever you are told should stay where it was said, and you may expect the same.',
  ],
  9: [
    'One question leads to the next, so you read and ask more than usual. Somebody who knows the place or the subject can tell you what the books leave out.',
    'Bookings, forms and inquiries for something far away get done with unusual patience. Talking to a person may bring you further than searching alone.',
    'Convictions gain from being questioned at present. A long talk with a friend of the opposite opinion would be a pleasure for both of you.',
  ],
  10: [
    'What you say in public is remembered rather exactly. It is worth preparing well, above all the beginning and the end.',
    'Word gets around at work about your plans. If you tell people plainly what you intend, they have no need to guess or to invent.',
    'A message to a superior may be read more than once. A good question does more for you there than several prompt answers.',
  ],
  11: [
    'Amid all the talk in your circle you may be introduced to somebody useful. That deserves thanks, and a call within days.',
    'Friends of friends may know what you need to know. The more exactly you describe your hope, the better it survives being passed on.',
    'Plans sound excellent in company, and are half forgotten by morning. Whoever writes down the names and the dates has more influence than it seems.',
  ],
  12: [
    'Solutions come while you are thinking of something else. You need not talk about everything you know yet; some of it is still taking shape.',
    'Old notes or letters are worth reading again, slowly and alone. Perhaps you were wiser than you remember, and more tired.',
    'A remark that you overheard may keep you busy. Ask the person who made it or let it go, since theories grow quickly in silence.',
  ],
};

export const venusIngress: ByHouseWordings = {
  1: [
    'You have charm to spare, and are welcome wherever you go. A little of that kindness could go to someone who has nothing to offer in return.',
    'A small change in how you look is likely to be noticed kindly. Pleasing everybody grows tiring after a while, though, and someone close might prefer your honest opinion.',
    'Being good to yourself shows in your face now. If you say what you like, you will probably be given more of it.',
  ],
  2: [
    'Good taste is on your side, if you give it time. One good thing is usually worth more to you than several clever ones.',
    'Fees and prices are easier to discuss in this friendly climate. Beautiful things are hard to resist as well, so a second look before buying does no harm.',
    'Enjoying what is already yours steadies your sense of worth. Part of the wish for more may have been mere boredom.',
  ],
  3: [
    'Compliments come easily to you and are well received. The same good mood makes it hard to refuse a favor, so ask first how much time it will take.',
    'Short visits are welcome, and a coolness with somebody nearby may end of itself when you meet. You need not mention what it was about.',
    'Your voice pleases people and softens many a message. Make sure that the point is still in it when you have finished.',
  ],
  4: [
    'Home grows more beautiful by small decisions. A family quarrel may dissolve over a good meal without being discussed, which is at least half a solution.',
    'Affection shows itself when people linger. A relative who rarely praises may manage it now if the meal is a long one.',
    'Decisions about how your home should look are best made with everyone who lives there. A good mood in the house is worth giving up some of your own taste for.',
  ],
  5: [
    'Pleasure wants an undivided evening, and courtship a little foolishness. As somebody else’s feelings are in it too, it is fair to say early how serious you are.',
    'Something made for sheer delight may please more people than you expect. The one thing to keep an eye on is the bill.',
    'Hours without a purpose do you good: music, an afternoon in the sun, somebody’s company. Love, too, is lighter while nobody is trying to prove anything.',
  ],
  6: [
    'Very little is needed to make your workplace more agreeable. You may be asked for help, and can offer half of it.',
    'Tasks shared with someone you like take half the effort. Stay for a coffee afterward, and say what you like about their work.',
    'The daily routine becomes more pleasant with small changes, such as better food or an unhurried start. Your body tells you quite clearly which of them it likes.',
  ],
  7: [
    'For a while neither of you minds going at the other’s pace. A walk alone now and then keeps it pleasant, and gives you something to tell.',
    'A truce is quite possible if you begin with something on which the two of you have always agreed. The harder subject can wait a few days.',
    'Giving way comes easily to you. A partner would like to know what you prefer, though, and harmony is more lasting when both have had their wish.',
  ],
  8: [
    'Someone would like to be closer to you, perhaps, and you to them. What has been passed off as a joke until now can be said seriously.',
    'Generosity comes easily to both, and the two of you may settle an old account without hard feelings. It does no harm to write the sum down all the same.',
    'Desire deepens, and with it the wish to be sure of somebody. Jealousy, if it should come up, is mostly asking to be reassured.',
  ],
  9: [
    'Another country’s language, music or cooking may win your heart. You learn most from a person who was raised with it.',
    'Learning comes through beauty, or through a person whose life differs from yours. If you feel drawn to them, there is no hurry to find out what it is.',
    'Travel and everything foreign have a charm for you, and a holiday mood can be had close to home as well. Trying something unfamiliar with a person you like is enough for it.',
  ],
  10: [
    'Personal charm is of real use in your work, for instance when you want to ask for something. Results should come along with it, since popularity alone does not last.',
    'Being liked by those above you is pleasant, and makes it harder to refuse them anything. A friendly no, said early, does not lower their opinion of you.',
    'How a thing looks matters in your work at present. The form and the tone deserve as much care as the content.',
  ],
  11: [
    'At some gathering you may meet a person you would like to know better. Old friends should not feel that they have become less interesting.',
    'Friends encourage you in what you hope for, sometimes more than is reasonable. The one who raises objections deserves to be heard as well.',
    'Whatever is done in a group for pleasure brings people closer. Somebody who happens to stand beside you may become dear to you.',
  ],
  12: [
    'Some affection is better kept to yourself for now, and you owe nobody an explanation. Perhaps you need time to find out how serious it is.',
    'Tenderness needs no spectators at present. If there is somebody you have not forgiven, it may be possible now, and you would be the first to feel better.',
    'An old affection may come back in thought, with the regret or the gratitude that belongs to it. Writing it down for yourself helps, even if nobody ever reads it.',
  ],
};

export const marsIngress: ByHouseWordings = {
  1: [
    'Strength is there for whatever you have been putting off. Others may not be able to keep up, so tell them early where you are going.',
    'You go faster than you know, into work and into arguments. Exercise helps against the impatience, and what strength is left belongs to something you want to begin.',
  ],
  2: [
    'Going after work or payment suits you better than waiting does. The same drive makes you spend on impulse, so it helps to sleep on a purchase.',
    'Courage helps you in money matters, for instance when an offer is too low. It helps to know beforehand how much of it is about money and how much about pride.',
  ],
  3: [
    'A sharp answer is quickly written in these weeks. If you read it again when you are calm, you may keep the fair part and delete the rest.',
    'Debates with relatives and neighbors come easily, and so does going too far. Learning something difficult is the better use for the same energy.',
  ],
  4: [
    'People at home are restless, you among them, and tempers are short for that reason. A change that everybody wants is the one to begin with.',
    'An old irritation with relatives may flare up again. Say once, without heat, what should be different; repeating it makes people stop listening.',
  ],
  5: [
    'Desire is brave for a while, and would rather have a clear no than a long maybe. Ask openly, and give the other person time to answer.',
    'The wish to win is strong, in games as in love. It serves you well in anything creative; with people you like, ask yourself first whether there is anything to win.',
  ],
  6: [
    'A great deal of work can be cleared away, until your body tells you to stop. Slower people should be asked before you take a task from them.',
    'Irritation at how things are run becomes useful as soon as you turn it into a proposal. Colleagues may well agree with you once they see a better way.',
  ],
  7: [
    'A partner may contradict you more than usual, and you them. An argument can bring you closer if it keeps to the matter itself.',
    'Competition comes into the open, and it may spur you on. You gain more by improving what you offer than by finding fault with the other side.',
  ],
  8: [
    'A shared debt or an old grievance can be dealt with if both of you want it. Agree first on what should come of it.',
    'Wanting grows more intense, in love or over money. A struggle for control gets smaller once each side has said what it wants.',
  ],
  9: [
    'A demanding journey, a hard course or a good cause gives your strength something to do. One of them is enough, and deserves to be seen through.',
    'An opinion of yours wants to be heard, loudly. It is worth reading up on it first, because heat convinces nobody who knows the subject.',
  ],
  10: [
    'Ambition is awake and hates to wait. Apply for the difficult task by name, and deliver a first piece of it soon.',
    'Those above you can see that you want to get on, and your impatience too. If the answer is no for now, find out what would turn it into a yes.',
  ],
  11: [
    'A common plan starts to move as soon as one person takes hold of it. It may be you, and others should have a turn as well.',
    'Friends may disagree more than usual for some weeks, about a plan or about each one’s share. What you have said about somebody is better said to them, calmly.',
  ],
  12: [
    'An anger that you thought was over may come back when it is quiet. Written down in full it gets smaller, and shows what it was about.',
    'Much of your effort goes where nobody sees it. Old business can be finished now, and a plan of your own is best kept private until it is ready.',
  ],
};

export const jupiterIngress: ByHouseWordings = {
  1: [
    'Confidence comes, and with it a larger view of what you might do in about a year. Try for something you had thought too big for you, and promise a third of what you feel like promising.',
    'You can grow this year, and people trust you with more. Let somebody close to you say when it becomes too much.',
  ],
  2: [
    'Means and abilities tend to grow for about a year. Take up one chance to widen a skill that pays, and do it thoroughly. Wishes grow as well, and slightly faster.',
    'Feeling better off comes easily this year, and with some reason. One of your talents may earn more than before, as long as your wishes do not grow even faster.',
  ],
  3: [
    'Learning and lively company come your way for about a year, from neighbors as readily as from teachers. Enroll properly in one thing, and leave the other twenty for later.',
    'What you say reaches farther than usual, so write, teach or visit the cousin in the next town. Only the story that grows each time you repeat it needs watching.',
  ],
  4: [
    'Home has room for more people and more warmth for about a year. There may be a guest, an addition to the family or a reconciliation; you will still need a place of your own in it.',
    'Private life does you good this year, and you may want more space for it. Small improvements please at once; the large ones are apt to cost twice what was planned.',
  ],
  5: [
    'You have more joy for about a year, in love, with children or in whatever you make. Something you always wanted to learn for pleasure could be begun. It is easy to overdo, and that is forgivable.',
    'Pleasure may be taken seriously again. Love, play and time with children give you strength this year, so that you come back to your duties in better spirits.',
  ],
  6: [
    'Better methods and helpful people turn up in your working day for about a year. Let yourself be taught, and teach in turn. Being useful attracts more work, so look now and then at what you can give up.',
    'There is more on your plate, work included, and more strength to deal with it. Choose a habit you would gladly keep for years, and defend the free evenings.',
  ],
  7: [
    'Someone with larger plans may come into your life within about a year, or the partner you have begins to think bigger. Say yes, and read aloud now and then what each has promised.',
    'Somebody may believe in you this year, and it does you good. You grow most with people who widen your view, and who can tell you when they disagree.',
  ],
  8: [
    'Others are freer with their support for about a year, and with their hearts. Come with a clear plan, and accept nothing that you would hide from a friend.',
    'What was private and heavy can be spoken of with some humor. Be openhanded with whoever has earned it, and settle an old account while both feel generous.',
  ],
  9: [
    'Far places and large subjects attract you this year, and you have the optimism to travel or to study. When you are enthusiastic you tend to preach, so ask others what they think.',
    'A large subject may take hold of you, with a good year ahead for studying it. Learning and teaching both suit you, and admitting what you do not know does you credit.',
  ],
  10: [
    'Success comes more easily for some twelve months: somebody in charge may want to see you rise. Take the step. What you promise from up there is heard by everyone below.',
    'Recognition may come to you this year. You can accept it without modesty; before you take on more responsibility, find out how much time it needs.',
  ],
  11: [
    'Friends introduce you to their friends from here on, and a wish you had put aside may find support. Those who have known you longest would like to be part of it.',
    'Together with others you achieve more this year than you could alone. It helps to think large about the aim, and not to mind who gets the credit.',
  ],
  12: [
    'Help comes quietly for some twelve months, often from people who do not mention it. Old worries may lose their weight, and you can be generous without anybody knowing.',
    'What grows this year grows inwardly, and needs time alone. A quiet hour a day is enough. Out of many daydreams one may deserve to be worked on.',
  ],
};

export const saturnIngress: ByHouseWordings = {
  1: [
    'Growing sturdier takes up the next years, and you do it largely by learning to say no. Responsibility finds you, and you may feel older for a while. Choose what you will carry, and put down the rest.',
    'It is time to be taken seriously, by yourself first. Pretending becomes tiring, plain dealing pays, and a few people prove worth your time.',
  ],
  2: [
    'Earning goes slower in these years and stands on firmer ground. Know what things cost you, build up a reserve, and charge for a skill once you have mastered it.',
    'It becomes plain what you lack and what is superfluous, and neither is comfortable at first. Worth that rests on something you do well is not easily shaken.',
  ],
  3: [
    'Your words carry more weight in the next years, and fewer of them will do. A course, or a serious talk with a brother or sister, may turn out to matter for decades.',
    'Studies go slowly and thoroughly in these years, and what you learn stays. Your thoughts may turn gloomy at times; telling them to somebody sensible puts them in proportion.',
  ],
  4: [
    'Home asks for patience and repair in the next years: an older relative, a lease, a foundation. Decide how many hours a week you owe the family, and be warm within that number.',
    'Life at home turns more serious and can run short of company. A fixed evening with people you like does much against that, and so does putting right what has long been uncomfortable.',
  ],
  5: [
    'Joy takes some practice in the next years, as an instrument does. It grows if you make regular time for it, even when the beginning is shy.',
    'Romance and play may seem like luxuries while so much has to be done, and you need both. Those you love can rely on you, and whatever you create is small in number and lasts.',
  ],
  6: [
    'Work becomes steadier in these years, and so does the load. Duties collect around people who never say how much they can hold, so name your limit early.',
    'Your daily life needs a sounder order in these years. Keep the tasks that serve a purpose, stop at a fixed hour, and allow for your health before it complains.',
  ],
  7: [
    'Promises are tested over the next years. A bond worth keeping gains by being put into plain words, and a weak one may not stand it. Ask what each of you can promise, and begin with yourself.',
    'Reliable people matter most to you from now on. Some distance to a partner may be felt, and regular time together does more against it than a discussion.',
  ],
  8: [
    'Shared money and old obligations are put in order over the coming years, and trust grows at the speed of paperwork. Say what would make you feel safe.',
    'A claim, a fear or a grudge loses its hold by degrees in these years. It is sober work and a relief in the end, and easier if one steady friend knows about it.',
  ],
  9: [
    'What you believe has to carry weight in these years, and the sound part does. Work toward a qualification, or teach. Forgive your younger self for having been so certain.',
    'A degree, a long journey or a life abroad takes years and is reached one stage at a time. You may doubt on the way whether it is worth it, and will be glad afterward that you went on.',
  ],
  10: [
    'Your responsibility grows over these years, in full view of everybody. It is better to do less and to do it so well that anyone can see it.',
    'More authority may be given to you from here on, on the strength of what you have done. Take the heavier post if its limits can be named.',
  ],
  11: [
    'Friendship turns serious in these years. Some ties become looser, and two or three prove that they will last. It may be you who has to call first after a long silence.',
    'What you hope for can become a project in these years, if someone looks after the practical side. You may feel a little apart in groups, and belong sooner where you take on a duty.',
  ],
  12: [
    'Behind the scenes you take stock in the next years, of regrets as well. Keep regular hours for it, and let at least one person know where you are.',
    'Old reproaches may return over these years, some of them never deserved. Going through them with somebody discreet helps you to keep only what is really yours to answer for.',
  ],
};

export const uranusIngress: ByHouseWordings = {
  1: [
    'Habits and roles you had outgrown come off over the next years, some of them quite suddenly. Drop them singly, and tell those who love you what is changing.',
    'Nobody can predict you any longer, yourself included. Let the new version speak, as long as it signs nothing in the first excitement.',
  ],
  2: [
    'Income takes new and uneven forms over some years. An odd talent may outdo the respectable one, then rest. Keep your needs light, and try things where a miss would only be interesting.',
    'What comes in, and how, may surprise you. Ask a proper price for your own specialty, and put some by in the good months.',
  ],
  3: [
    'Thinking gets faster from here on and takes new roads. Learn a strange language or a tool, note ideas as they come, and let slower people finish their sentences.',
    'A neighbor’s wild idea may be worth testing, and your own may need translating. Change your ways about town, and your opinions will follow.',
  ],
  4: [
    'Home changes its shape over the next years, by a move, a new arrangement or new people in it. Give everybody notice, and keep one old custom exactly as it was.',
    'The urge to live otherwise is real and can be tried on a small scale. Relatives who like things as they are deserve a date for dinner that never moves.',
  ],
  5: [
    'Romance and invention come in unlikely forms over some years. Keep evenings loose and promises few. Freedom within a bond can be asked for aloud, terms included.',
    'Whatever is daring attracts you, on paper and in company. Rehearse with small stakes. Children can be trusted to say when it has become showing off.',
  ],
  6: [
    'Working hours, tools and habits are reinvented over the coming years. Try new ones boldly, and hold a single fixed point, such as bedtime, against all the novelty.',
    'Any routine of yours may be overturned, and several will be better for it. Warn your colleagues first, and keep the walk after lunch.',
  ],
  7: [
    'Partnership wants more air over some years: separate trips perhaps, or an agreement that can be changed. Say so, before restlessness says it for you.',
    'Somebody quite unlike your type may rewrite the type. With the partner you have, look for something new as a couple first.',
  ],
  8: [
    'Arrangements of money and trust that ran on habit are shaken awake over the next years. Redraw the shares in calm moments. Candor makes both of you lighter.',
    'What two people had kept closed is under pressure to come out. Open it yourselves, by degrees, and divide what is in it fairly.',
  ],
  9: [
    'New ideas overturn some old certainty over the coming years, by way of a journey, some course or a stranger. Go where you have no opinions yet.',
    'Views from outside your upbringing attract you. Argue for the pleasure of it, and try each grand theory on some ordinary problem before you preach it.',
  ],
  10: [
    'A career prefers a sidestep to a staircase over the next years. Build a skill that no employer owns, and take leave of things with good manners.',
    'Offers come from unfamiliar fields, and plans change without warning. Show how many things you can do, and stay in touch with somebody patient.',
  ],
  11: [
    'Circles break up over some years and form again around newer ideas. Leave one comfortable membership for a stranger one, and keep seeing the friend whom the new crowd puzzles.',
    'Unexpected allies turn up, and a few old ones drift off. Share what you are planning, and write to whoever has gone quiet.',
  ],
  12: [
    'Something that was kept shut inside you works loose over the next years, often by way of sudden insights. Note them, walk off the nerves, and unlearn one fear at a time.',
    'Sleepless hours may bring real ideas now, some of them funny. Treat them as mail to be sorted in daylight, and keep one friend informed.',
  ],
};

export const neptuneIngress: ByHouseWordings = {
  1: [
    'People will see in you what they wish for over many years, and you may do the same. Follow what moves you, and keep a plain-spoken friend who tells you what is there.',
    'Moods and influences pass into you easily, lovely ones too. Music and water do you good, and so does a friendly no now and then.',
  ],
  2: [
    'Money becomes hard to count over the coming years, since hope and generosity get mixed up in it. Cherish what has no price, and let somebody practical add up the rest.',
    'Imagination may earn something, and it may also hide a leak. Have the dull half of your affairs looked over regularly by someone sober.',
  ],
  3: [
    'Talk takes on music over many years and loses some of its precision. Rely on your ear for how people feel, and spell out every hour and address.',
    'Much that hovers between words reaches your ear, and other people’s sorrows reach you. A neighbor may need no more than a listener. Repeat numbers twice.',
  ],
  4: [
    'Home becomes partly a longing over the next years, for a place or for people who are gone. Make a restful corner, and have the leaks seen to.',
    'A family legend may dissolve on closer listening. Be kind to those who told it, keep its best picture, and put the papers somewhere dry.',
  ],
  5: [
    'Enchantment reaches your loves and whatever you make, for years. Give it your evenings, and have breakfast now and then with the real person.',
    'What you adore gains by soft light, your own creations above all. Ask an honest friend for a look at both before you build on them.',
  ],
  6: [
    'Compassion draws you toward work that nobody pays or measures, for years to come. Do it gladly and with edges: a number of hours, an end to the day.',
    'A happy tiredness can become a plain one without your noticing. Give kindness in portions, and stop when the portion is used up, whoever still asks.',
  ],
  7: [
    'A partner, or the wish for one, is seen in a tender and flattering light for years. Love what somebody might be, and ask about what they do on Tuesdays.',
    'The wish to rescue or be rescued is strong, and neither makes a good agreement. Learn the other person’s real tastes. Enough mystery will be left over.',
  ],
  8: [
    'Feelings and means get mixed with those of somebody close, over many years. It is sweet, and needs a word when you lose track of whose wish is whose.',
    'What you feel colors another person and theirs colors you. Talk about it weekly, with tears allowed and accounts legible.',
  ],
  9: [
    'A long, dreamy search begins, for a place, a faith or a subject, and goes on for years. Follow the wonder, and question anyone who sells it.',
    'Longing leads you away from textbooks and out to open water. Take some facts along for ballast, and be courteous to those who stay at home.',
  ],
  10: [
    'A calling may shine for years where there used to be a career, and your name begins to glow a little more than the facts. Correct kind rumors early.',
    'People may praise and blame you for what you never did. Put your heart into something useful and beautiful, and say in plain words what it is.',
  ],
  11: [
    'Kindred spirits come to you in these years by way of music, care or a shared dream, and misjudge a few of them. Notice who stays to carry the chairs.',
    'Hopes are held in common and get a little vague. Give in hours rather than in promises, and cherish whoever returns what was borrowed.',
  ],
  12: [
    'Sleep, solitude and imagination carry the real traffic of your life for years, which is as it should be. Have coffee daily with somebody wide awake, and tell them what you saw.',
    'A restful and slightly forgetful time begins in you. Welcome it, keep one appointment a day that involves daylight, and answer the oldest letter.',
  ],
};

export const plutoIngress: ByHouseWordings = {
  1: [
    'The long remaking of your bearing and your will has begun. It is deep and slow, and others feel it before they understand. Choose who may watch, and be gentle with people who startle.',
    'The long years ahead pare you down to what is really yours. You grow more determined, and people respect it; now and then let them win something.',
  ],
  2: [
    'Money and possessions lead you, over many years, to the question of what you think you deserve. Look at that before you hoard or throw away. Earn by what you are most stubborn about.',
    'The difference between your worth and your property becomes plain. It takes long and cannot be hurried. Begin by holding one dear thing more loosely.',
  ],
  3: [
    'Speech goes to the root of things for many years, and some old rivalry in the family may come up. Inquire deeply, and leave people one corner unlit.',
    'Ordinary talk keeps touching on something serious. Ask only where you have leave, keep some jokes shallow, and put your name to everything you write.',
  ],
  4: [
    'The buried story of where you come from is uncovered over a long run of years. Go at it in stages, with pauses, and rule over no version but your own.',
    'The idea of home is founded anew on things that the family left out. Lift them gently. Someone older may be relieved to be asked.',
  ],
  5: [
    'Love and creative work want all of you through these long years. It is a great force and can turn into possession. Let the person, or the work, have a will of its own.',
    'Passion goes deep and does not like to be watched. Stake yourself without laying claim to anyone, and laugh when a step goes wrong.',
  ],
  6: [
    'A thorough change of how you work, and for whom, begins and takes years. Quarrels about procedure feed on secrecy, so lay the plans open.',
    'Daily work is tested for what is genuine in it. Go at a steady heat, hand over a task now and then, and air complaints in good time.',
  ],
  7: [
    'Partners and opponents bring out your depth over many years, and your grip as well. Talk about power by its name. Sometimes let the other side have the point.',
    'Close bonds become intense, and someone may show you a side of yourself that you did not ask to see. Look once, honestly, and then look at them.',
  ],
  8: [
    'The closest ties and oldest debts go through a slow change for many years. What comes of it is fertile. Confide only what you wish to, and let go by degrees.',
    'Broken trust can be melted down and made into something else. Do it with whoever it concerns, and agree beforehand on what it should become.',
  ],
  9: [
    'Convictions are taken apart and made over in the long years ahead. Study the subject you once avoided, and give up conquering people you mean to teach.',
    'Under what you were taught there is something older and truer to you. Let it change how you live before you quote it at anybody.',
  ],
  10: [
    'What you are in the world is rebuilt over many years, ambition included. Use your influence openly, and give up a title before it takes hold of you.',
    'Power may come to you through work that few people see. Serve an aim larger than your name, and let younger people argue with you.',
  ],
  11: [
    'Groups show you over many years how influence really moves, your own included. Join those that can bear a question, and let a friendship end without a trial.',
    'In some circle you matter more than your seat suggests. Speak up for whoever is absent, and leave any company that trades in secrets.',
  ],
  12: [
    'Something long closed off in you is opened over many years, and there is grief in it as well as strength. Take a companion along, and go slowly.',
    'An old dread can be digested in the quiet time ahead. Keep a regular life, a light in the evening, and one person who may always call.',
  ],
};
