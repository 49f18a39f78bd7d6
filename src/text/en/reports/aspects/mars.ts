import type { ByNatureWordings } from '../../../catalogue.js';

export const marsMeetings: ByNatureWordings = {
  conjunction: {
    1: [
      'Mars makes you quick, strong and easily annoyed. The energy is best used on something strenuous that you have put off. Tell those close to you that the temper is not meant for them.',
      'What you think comes out exactly and at once. That may clear up something that has dragged on for months. Blunt words do no harm as long as people can see what you are after.',
    ],
    2: [
      'Fighting for your money comes easily, and spending it does too. Name your rate and keep to it. A purchase made in this mood is better put off for a day.',
      'You defend what is yours, and somebody may have borrowed a part of it without asking. Say so briefly, the first time. The same energy sells whatever you have to sell.',
    ],
    3: [
      'Your tongue is sharp, and does splendid work on a weak argument or a bad contract. On a relative or a neighbor it leaves a mark. Look first who is standing there.',
      'Impatience gets into your messages and your driving. Everything is urgent, and little of it is. A provoking letter is better answered by telephone, after a walk around the block.',
    ],
    4: [
      'Impatience at home makes you want to change or throw out whatever is in the way. Hard work is a good outlet, and while you do it you may find what the anger was about.',
      'Tempers in the family are short, and a closed door says a good deal. Better to say aloud what you need, and by when. Repairs that take strength go quickly meanwhile.',
    ],
    5: [
      'Desire takes the first step. Take it cleanly, and accept the answer as it is given. On the stage, on the field or in the workshop the same courage does you credit.',
      'You want to win, and to have it out in words. Play hard and laugh in between. In love you may come on rather strong, which is fun for as long as both are laughing.',
    ],
    6: [
      'Six hours of work fit into three, above all the job that everyone avoids. Others may not keep up with you, and do better if they are not hurried.',
      'A careless piece of work may make you angry. Put it right, and speak of it once, to somebody who can change it. Telling everyone else only keeps the anger going.',
    ],
    7: [
      'Someone may challenge you, or you them, and a straight word is welcome on both sides. Have it out in person and keep to the one subject. You may like each other better afterward.',
      'When one of you pushes, the other is apt to push back. Find a task that you both dislike, and go at it together. The sore point comes up more calmly while you work.',
    ],
    8: [
      'Something shared is under pressure: money, trust or desire. Nothing is won by force. Ask where you were about to demand, and both of you may get more of what you want.',
      'An arrangement that no longer works can be ended with one clear word. Count up beforehand what belongs to whom, the two of you. A clean finish is a kindness.',
    ],
    9: [
      'An idea seems worth fighting for, or a place worth leaving for. Talk to a person who knows the field before you start; enthusiasm overlooks what is already known.',
      'Your opinions may turn into a crusade. Check the facts before you make them public. The mood is good for applications and just causes, and less so for dinner guests.',
    ],
    10: [
      'At work you are off before the others, and those in charge take notice. Claim the task and name a date. They notice just as well whom you pushed aside on the way.',
      'An order from above may make you angry. Ask what it is meant to achieve and propose a quicker way, in that sequence. Courage with good manners is what gets remembered.',
    ],
    11: [
      'Somebody in the group has to say that the plan is going nowhere, and you have the nerve. Add what you would do instead, and people are more likely to follow.',
      'Friends may try harder when you are among them. A job that several people share gets done if somebody sets the pace, and it may be you. Those who would rather watch can be left in peace.',
    ],
    12: [
      'Anger that has been put away too long comes out sideways. Physical effort helps first. Afterward it is easier to say what the matter was, and it may be less than you feared.',
      'You are irritable and do not know why. Doing something useful by yourself helps more than talking. Later you can tell one person what had annoyed you.',
    ],
  },
  harmonious: {
    1: [
      'Courage feels like good humor, and your body is glad to be used. Something that takes a little nerve can be done now, and may even be fun.',
      'Mars takes you to the point quickly and kindly, and people do what you ask. Begin with the daring part; your good humor carries others along.',
    ],
    2: [
      'Effort tends to pay. Offer the extra service, and say what it costs. Friendly firmness about payment is taken for competence.',
      'A price can be named with a smile, because you know what you are worth. Going to look for a buyer or an employer brings more than waiting to be found.',
    ],
    3: [
      'Talks move along and stay friendly, so do the asking yourself. Something that has been waiting between you and a neighbor or relative can be settled in a few words.',
      'New things are learned fast, and the lesson that you have postponed is over in an hour. Plain speech comes easily as well, and nobody takes it badly.',
    ],
    4: [
      'Heavy work at home gets done, and nobody need lose their temper. People are willing to help, and like to be thanked with a good meal.',
      'Looking after those at home takes a practical form: a repair, or a frank word with somebody in charge. Ask them first what would really help.',
    ],
    5: [
      'Boldness comes across as warmth, in love and in play. Say that you are interested. If you have been making something in private, you have the nerve to show it.',
      'A contest brings out the best in you, and your rivals are good sports. In love it is much the same: whoever you like would rather be asked than impressed.',
    ],
    6: [
      'Work goes well because you have strength for it. Get a good deal done. Colleagues fall into step with you if you let them have a turn. Stop while you still feel like it.',
      'The stubborn task gives way, and you hardly notice the effort. Exercise suits you too. The only mistake would be to stay late in order to prove your stamina.',
    ],
    7: [
      'Together with a partner you pull in one direction. Decisions are made without much discussion, and frankness is taken for the compliment it is.',
      'A good opponent makes the bargaining fun. Both of you can insist without giving offense, and what is agreed in the end is likely to hold.',
    ],
    8: [
      'An intimate question can be asked, and may well be answered. The joint finances are open to the same frankness. Both of you may feel lighter for it.',
      'Desire is frank and friendly, and so is the talk about who pays. Neither of you has to hint, and that in itself makes for trust.',
    ],
    9: [
      'A course or a distant plan moves forward under cheerful effort. Send the application while you are keen on it. The details can be settled afterward.',
      'Your conviction is catching, because you are enjoying it. Make sure that the idea is sound, since other people may well follow you.',
    ],
    10: [
      'Someone in charge may want a thing done for which you have just the energy. Say yes to that one, and think about the second, which tends to follow.',
      'Work moves forward when you push it. A difficult conversation or a request can be opened without delay. If you share the credit, people will gladly work with you again.',
    ],
    11: [
      'Effort in company feels like play. Roll up your sleeves with the rest, and an acquaintance or two may turn into friends.',
      'Very little persuasion will get your friends to act. Even the one who usually only advises may turn up, and should be thanked.',
    ],
    12: [
      'Whatever is done out of sight goes well. Unfinished business gives way at the first push, and the relief is reward enough, even if nobody notices.',
      'An old resentment eases as soon as you move. A long walk or some hard work does it. On the way you may decide something, and need not tell anyone yet.',
    ],
  },
  tense: {
    1: [
      'Your fuse is short and your courage is real. A trifle could start a quarrel. Put the courage into a task, and meet the quarrel with an early apology.',
      'Somebody hurries you, perhaps yourself, and you want to push back. Haste makes you clumsy in your choice of words. Ask for an hour, which makes you harder to provoke.',
    ],
    2: [
      'A quarrel about wages or possessions may make a lot of noise, with a just cause somewhere in it. Get the figures together and argue that alone, without old grievances.',
      'A dispute about mine and yours may break out, perhaps over something small. Stand firm on what you need. Give in on what you were merely guarding, and enjoy their surprise.',
    ],
    3: [
      'A sharp reply to somebody close by is quickly sent. Take out the insult, and a fair complaint remains, two lines long. The rest can be said in person.',
      'Conversation turns into a contest easily, and a raised voice wins you nothing. Try it in writing. Finding the flaw in a plan is a service if the praise comes first.',
    ],
    4: [
      'Tempers at home are short, and everyone would like the last word. A meal settles more than an argument, and what is still wrong afterward can be said in two sentences.',
      'An old family quarrel may start again, and you need not lend it your voice. The energy is better spent on the house, where some hard work is probably waiting.',
    ],
    5: [
      'A lovers’ quarrel may begin over a trifle, and usually has a better subject underneath. Go straight to that. Feelings run high on both sides, and neither means to hurt.',
      'In play and in love it is easy to care more about winning than about the game. Remember what you liked about it. Creative work done in this mood has force, and needs a second look.',
    ],
    6: [
      'Several urgent jobs may want the same hour. Do one, refuse one, and give the third a date. Rushing costs more time than it saves, above all when you write.',
      'Your way of working may collide with somebody else’s. Theirs may be slower and do less damage. Before you judge it, try theirs for an afternoon, and let them try yours.',
    ],
    7: [
      'Neither of you may feel like giving way. Say what you can give and then what you cannot, and break off for coffee. Whoever fights this hard at least wants to stay.',
      'Words between you and a partner can turn sharp very quickly. Say the next sentence as a question. If you really want to hear the answer, there may be no quarrel.',
    ],
    8: [
      'Pushing in a shared matter brings nobody nearer to the truth. Wait until both are calmer, and ask for it with the accounts on the table.',
      'An old injury may be brought up out of nowhere. It deserves a talk of its own. Name an evening for that, and finish what you were at.',
    ],
    9: [
      'You are sure of being right, and impatient with anyone who is slower to see it. Haste helps neither in traffic nor in an argument. Ask the other side why they think so.',
      'A debate about principles may grow hot. You need not have the last word in it. Grant that you do not know everything, and the talk can go on.',
    ],
    10: [
      'Authority may block the way, and more firmly if it is pushed. Choose one point to insist on. The rest of your strength belongs in the work, where it can be seen.',
      'A sharp remark at work may reach the wrong person. Explain it before it is explained for you. Ambition is no fault, as long as nobody is pushed aside.',
    ],
    11: [
      'Tempers may flare among friends over a trifle. Let the loudest finish, and ask what they were hoping for. The friendship is larger than the quarrel.',
      'Leaving the group with a good loud sentence is tempting. Keep the sentence for a week. What you object to might be changed by two people who ask for it quietly.',
    ],
    12: [
      'Some struggle that you cannot quite see may be wearing you out. Somebody’s unspoken anger could be part of it. Sleep first, and then ask the one straight question.',
      'Irritation keeps you from resting, and rest would end the irritation. Begin with the body: a walk, a bath, no news. The argument you are having in your head has only one speaker.',
    ],
  },
};
