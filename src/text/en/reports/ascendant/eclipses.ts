import type { ByHouseWordings } from '../../../catalogue.js';

/** What the eclipses of a year mean, by house from the Ascendant; the date stands in the statement before. */

export const solarEclipse: ByHouseWordings = {
  1: [
    'The way you meet people is interrupted and taken up again differently. Strangers get a truer first impression of you now than old friends have. Let the friends catch up, and do not explain too much.',
    'Something about the way you come across makes a new start: how you look, what name you go by, the way you come into a room. You are likely to feel exposed before you feel free, and people who like you will wait until you do.',
    'You can present yourself in a new way, because the old way stops working by itself. Nobody needs an announcement. It is possible to be modest and new, and to let what you do make the introduction.',
    'A habit in the way you greet or answer people changes, and you notice it only afterward. Keep the new one for a while. It may suit you better than the one you had practiced.',
  ],
  2: [
    'Your income and your means are looked at as if for the first time. Something that had seemed secure is merely customary, and a sideline may carry more weight than you thought. A plain list of what comes in and goes out is a help now.',
    'You stop judging your own value by the old measure, a salary perhaps, or a comparison. Until there is another, you may feel poorer than you are. Begin with the one skill that you would keep if everything else were taken.',
    'Money, strength and time are to be counted again, and less of each may be needed than you supposed. You may be tempted to prove your worth where nobody doubted it. Put the effort where it feeds you.',
    'You find out that you can do without something you have long paid for. It need not be much. What is saved by it can go to the ability that earns you the most respect.',
  ],
  3: [
    'Talk with brothers and sisters, neighbors or classmates makes a new start. Things never said before are put into words. Write the good ones down, since they may be the beginning of something.',
    'A chance meeting near your own door may change how you think about a subject. It looks like a small thing and keeps you busy for a long time. Ask the obvious question, and don’t mind if someone thinks you should have known.',
    'You begin to learn something, and find that you had used a word for it all your life without knowing what it means. People whom you see every day may be the last to notice the change, and the first to profit.',
    'A casual remark gives you an idea that you had been missing. Thank whoever made it, and ask them to say more. A subject or a friendship near home can begin with as little as that.',
  ],
  4: [
    'Home life may make a new start. You may move, or a parent or a household may need something else from you than before, and for a time there is little to show for it. What is begun so deep down tends to last.',
    'The base from which you go out into life is laid again. You might change rooms, or the story you tell about where you are from. Those nearest to you will need patience, and can be asked to lend a hand.',
    'At home something that you had relied on may fail for a time, and you notice how much it did for you. It can be put right quietly, a little each week. Somebody who knows how would help if you asked.',
    'Something in the household settles in a new way, a room, a bedtime or a question of who cooks. Let everybody try it before it is made a rule. Small things at home decide whether people want to come back to it.',
  ],
  5: [
    'In love, with children or in what you make, you are given a part that you have not rehearsed. That is to its advantage. A first attempt with heart in it is worth more than the old success repeated.',
    'What you enjoy is about to change. A child, a lover or a work of your own may surprise you by having a will apart from your intentions. Let them lead for a few steps before you decide whether you like it.',
    'You fall in love, or take up something for sheer pleasure, and are not good at it yet, nor need you be. The best company for such a thing is somebody else who is doing it for the first time.',
    'A pleasure begins for no reason that you could give, and wants only an hour in the week. Leave it without a purpose for now. If it is still there when the newness is gone, it is yours.',
  ],
  6: [
    'The order of your ordinary day is broken up and put together again. Duties change hands, and so may the way you treat your own strength. Begin with the hour that costs you most, and see what it would need.',
    'A new chapter of daily work begins, usually because something in it no longer does what it should. Repair what is in front of you. It may lead to the larger change by itself.',
    'You lose a tool, a helper or a routine that you relied on, and find that the job can be done more simply. It is an occasion to plan the whole day afresh instead of replacing the one thing.',
    'One task in your week becomes unnecessary, and you may be the first to notice. Drop it without a speech. The time can go to sleep, or to the piece of work that you are proud of.',
  ],
  7: [
    'A person comes into your life or takes another place in it, and what you expect of companions is open to change. It helps to say what you can offer before you ask for anything.',
    'An agreement between two people is made, or an old one is read as if for the first time. Much depends on the other, and you cannot do it for them. You can do your own half of it gladly.',
    'You see a partner in a new light, or meet someone who could become one. Treat them for once as you would a guest whom you do not know, with questions and some patience. Both of you may be surprised.',
    'Somebody helps you at exactly the right time, without being asked. Find out who they are and thank them. An alliance can begin with so little, and you may soon have the chance to return it.',
  ],
  8: [
    'What you share with another person may change form: money, confidence, desire. You cannot decide it alone, and neither can they. Tell the truth a little sooner than is comfortable.',
    'Something ends in what you share with somebody, and room is made for another start. You find out what you can do without. Whoever stands by you in it has earned a place closer to you.',
    'Behind a practical question that two of you share there is a second one, about trust. To reach it, one of you must stop being polite. Begin with what you owe, and the other may follow.',
    'Something that was lent or promised long ago is spoken of at last. It can be settled now with less trouble than either of you feared, and the two of you begin again with nothing between you.',
  ],
  9: [
    'A teacher, a law or a belief that you had steered by loses its authority, and you have to find your own direction for a while. Going to see for yourself is how the next conviction begins.',
    'Your world becomes larger. Books, foreign friends or a long journey bring you something that your upbringing had no word for. Learn the word before you form an opinion, and let the people who use it explain it to you.',
    'You set out to learn a subject at first hand, without the person who used to explain it to you. It takes longer and it stays with you. Take the question along, and leave the quotations at home.',
    'A journey or a course of study that you had not planned begins to interest you. There is no need to book anything yet. Find one person who has done it, and ask what they wish they had known.',
  ],
  10: [
    'Your work makes a new start, and people see it. You may be given a task that nobody has done before you. It is quite all right to be new at something in front of everyone.',
    'The post you hold, or what people call you, is about to be defined again, partly by you. Decide early what you would put your name to and what not. People in authority remember who had made up their mind.',
    'You may have to do without a title or a role that you worked under. People come to you anyway, and what they ask you for is perhaps a better description of your work than the old one.',
    'Somebody whom you have never met takes an interest in what you do. It may lead to an offer later on. Do the next piece of work as if they were going to see it.',
  ],
  11: [
    'Your place among friends changes, and so does what you all hoped for. One group is outgrown, and the next may consist of two people and a good idea. Go where you are listened to without an introduction.',
    'You start over with a wish for the future, and in other company. You have something to bring that you thought too ordinary to mention. It may be exactly what the others have lacked until now.',
    'A circle of friends may open, because somebody leaves it or somebody new is at the door. You see how many people had been waiting outside. One invitation would be quite enough to begin with.',
    'You are welcome in a group where you had not expected to be. Go once and listen. The people there may want the same thing as you do, and know a shorter way to it.',
  ],
  12: [
    'Something begins to grow in private, and nobody sees it yet. You might want less company and more sleep without knowing why. Give it the hours, and the reasons will follow by and by.',
    'What you have hidden from yourself comes nearer. A fear that has long governed you may turn out to be a child’s fear. Someone trained to listen can be of use, or a very old friend.',
    'A worry that you have lived with for years falls silent, and you can hear what you want. Say it to nobody until you are sure of it yourself; that may take some weeks.',
    'You sleep more deeply, and something that had kept you awake is over without your having done anything. Take the rest as it comes, and cancel what can be canceled. Plans made afterward are better ones.',
  ],
};

export const lunarEclipse: ByHouseWordings = {
  1: [
    'You stop playing a part that other people have found convenient. Some of them may protest, since they had gotten used to it. Be patient with them, and firm about it.',
    'You see how you seem to other people, and feel what it has cost you. It is not unkind. A mannerism or a habit of hurrying falls away by itself once it has been noticed.',
    'You are now the person whom you have long been trying to become. It is less than you imagined and much more use. You no longer have to answer to the old description.',
  ],
  2: [
    'You find that you own more than you can look after. A possession, a source of income or a fixed opinion of your own worth is ready to be given up. The skill behind it stays with you.',
    'Perhaps you have long charged what somebody else thought you were worth. You may be startled to see how low it was. Do the sum again yourself, and count your tiredness among the costs.',
    'Something you leaned on can be leaned on no longer, a reserve perhaps, or another person’s income. You find that you have been standing on your own feet for quite a while.',
  ],
  3: [
    'An argument that you have carried on in your head is over, because you have run out of replies. The quiet is odd at first. In it you may hear what a brother, a sister or a neighbor was saying all along.',
    'There is a story that your family or neighbors tell about you, and it ends if you stop repeating it. One letter or one talk can finish the matter. You need not prove anything.',
    'A long exchange with somebody comes to an end, with a friend, with an opponent or with yourself at another age. You know what all the earlier letters said. There is no need to answer the last one.',
  ],
  4: [
    'You see who has kept things going at home. An arrangement in the household has done its service, and can be replaced a piece at a time without anyone having to move out.',
    'Places where you used to live come back to you, and you feel how much you miss them. When the feeling goes down again, an obligation to the past goes with it. One recipe or one photograph is enough to keep.',
    'Feelings about parents or children rise higher than usual, and there may be tears. They pass. Afterward you know how much the family can bear, and that it is more than you had thought.',
  ],
  5: [
    'A romance, a piece of work or a way of showing yourself is complete. It may seem to end a little before you are ready, and in the pause you know whether you were happy in it. What comes next starts more quietly.',
    'You have outgrown something that you loved, as children outgrow a coat. Sorrow and relief can both be felt about it. Somebody younger may get a great deal of use out of what you give away.',
    'An affection or a pastime has had its best days, and you would not have missed them. What you learned by it can be passed on to someone who is new to such things.',
  ],
  6: [
    'You took on a duty for a while, and it has lasted far longer. Now you are tired enough to admit it. Others can carry part of the work; a few had offered, and may offer again if asked.',
    'The day as you have arranged it cannot hold any more, and one task comes to its end. Decide what you want to do with the hour that it leaves before someone else does.',
    'You have looked after something so long that the care has turned into worry. It is enough. One burden can go back to the person it belongs to.',
  ],
  7: [
    'Something between you and another person is complete and wants to be said: a vow, a farewell, or only a long overdue word of thanks. You see yourself as they see you, and it is fairer than you feared.',
    'You may have needed a certain kind of praise from another person, and now you can do without it. A tie is released, or it is freed of a demand. Either makes for easier breathing.',
    'Somebody close to you has finished saying what they came to say. You need not agree. To have heard it, all of it, is what settles the matter between you.',
  ],
  8: [
    'An old debt of feeling is paid, perhaps by somebody who never knew that you were counting. You lose with it the bitter little comfort of being owed. Accepting what is paid may be harder for you than asking for it was.',
    'Something that two people had kept silent about comes to light and loses its power. You may weep over it, or laugh. Contracts and promises are easier to sign afterward.',
    'What you have inherited, the good of it and the hard, can be accounted for. You take your share and let the rest go, and need not return to the subject.',
  ],
  9: [
    'You may have been quoting an authority that no longer convinces you. Say so, if only to yourself. A degree, a creed or a dream of living elsewhere has done what it could for you.',
    'You have the result of a long effort to learn or understand something. Good or bad, it is in, and you can stop preparing. Bring home what was useful, and leave the rest to those who love the subject.',
    'A journey or a course of study ends, sometimes a little before the goal. Look back over how far you have come: that is the conclusion. What you know now can be of use at home.',
  ],
  10: [
    'A chapter of your public work is over, and others see the end of it. Praise, blame or a title may go with it. Hear all of it, and keep the evening for those at home.',
    'You have reached a position that you aimed for, and find that it is a fine place to look around from and no place to live. You may give up part of it. Name someone who could carry on, and step down by stages.',
    'You finish a task before an audience, to applause or without it, and feel chiefly that you are free. That is a good sign. The next piece of work can be chosen more slowly.',
  ],
  11: [
    'Something you hoped for comes true in another form than you had planned, or it is given up. Either way you need not guard it any longer. A few friends would like to know what you want instead.',
    'A group that you belong to is together for the last time as it is. Feelings about who belongs run high and then settle. A friendship outlives its cause more often than people expect.',
    'A promise that several of you made is kept, or you forgive each other for it. Look at those who were part of it: the company is what it was about.',
  ],
  12: [
    'You understand something in yourself that you have always avoided. It is old, and less deep than it seemed. A private sorrow can be laid to rest with some sleep and one good listener.',
    'A worry, a guilt or a secret loyalty that nobody knew of has run its course. Nobody has to be told. You sleep differently, and notice it first in the mornings.',
    'A dream or a fear that you have had in many versions comes back once more, and this time it ends well. You may wake with the answer to a question that you had stopped asking.',
  ],
};
