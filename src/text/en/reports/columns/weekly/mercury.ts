import type { WeekShelf } from '../../../../report-catalogue.js';

export const mercuryBack: WeekShelf['mercuryBack'] = {
  1: {
    intro: [
      'With Mercury turning back in your own sign {week}, you are likely to be misunderstood, and to misunderstand yourself a little. What you said about your plans, or let others say about you, comes back and wants to be put differently.',
      'What you have said about yourself comes up again, as Mercury turns retrograde in your own sign {week}. For some weeks you may be asked what you meant, and notice that you would put it otherwise by now.',
    ],
    course: [
      'It begins with small slips, such as the wrong name, the wrong day or a joke that is taken seriously. After a while you see a pattern in them. There is a picture of you in circulation that was true once, and you have been too polite to correct it. In these weeks people are willing to listen to a second version. It helps to speak slowly, to ask what was heard, and to sign nothing in a hurry.',
      'There is no harm in changing your mind in public, as long as you do it before somebody else points it out. Names, dates and your own signature want a second look. You may run into a person who knew you earlier and still sees the one they knew. Let them finish, and then tell them what is new. Announcements about your plans are best left for later; what you find out about them now is the better part.',
    ],
    close: [
      'You may take back what you have said about yourself, as long as Mercury is retrograde and even afterward. The second wording is usually the better one.',
      'Some weeks of second thoughts do a plan no harm. The one that is left at the end of them will be more your own.',
    ],
  },
  2: {
    intro: [
      'Money matters are apt to get tangled from this week on, in a small way, as Mercury turns retrograde. A payment may be late, and some purchase or price that seemed settled has to be gone over again.',
      'Something about money or possessions has to be done over, now that Mercury goes back through your house of money. An account, an order or an old agreement is opened once more {week}, and it pays to look closely.',
    ],
    course: [
      'The delays are seldom serious, but they take time. In going through the papers you may come upon what was really overlooked: a fee that has been charged for years, a sum somebody still owes you, a talent for which you ask too little. Sellers may be persuasive in these weeks, so look twice at what you buy. If a thing can be repaired instead of bought, the repair is likely to please you longer.',
      'You may have to return a thing, or ask for one that you lent. Statements contain mistakes, a few of them in your favor. If you meant to buy something large, comparing prices for some weeks is no loss. The more useful question is an older one: what you charge, and whether that still fits what you can do. It need not be answered on the first day.',
    ],
    close: [
      'Your accounts will be in better order when Mercury goes forward than they were before. That is worth a few afternoons with receipts.',
      'By the time Mercury goes forward you can know your figures better than ever. It is dull work with a good conscience at the end of it.',
    ],
  },
  3: {
    intro: [
      'Words need more care than usual for some weeks, since Mercury turns back {week}. Messages, appointments and small agreements are apt to be misread, by you as much as by anyone, and old conversations come back for another round.',
      'Mercury turns back in your house of talk {week}, so for a while conversations have a second part. A message may be answered late or a visit moved, and something that was said long ago is mentioned again.',
    ],
    course: [
      'The first sign is mostly comic: two people waiting in two places, a reply to the wrong question. After that it becomes useful. Somebody from before gets in touch, or you find the letter you never sent, and what could not be said then can be said now. Anything that has to be understood at first reading is safer in short sentences, and arrangements hold if they are confirmed the evening before.',
      'Confirm what has been arranged, even at the risk of seeming fussy. On short trips leave a little earlier. With a relative or a neighbor you may return to a subject on which you both used to be too proud to give in. Neither of you remembers exactly how it began, which is an advantage. What you want to learn can be repeated now with profit.',
    ],
    close: [
      'Not everything that goes astray was worth delivering. The message that comes back to you twice while Mercury is in reverse is the one that deserves a careful answer.',
      'Few words have to be final in these weeks. It is enough if they are friendly and reach the right person.',
    ],
  },
  4: {
    intro: [
      'At home there is something to go back to {week}, as Mercury turns retrograde. A repair was not quite finished, a talk in the family broke off too soon, or something you had forgotten turns up and matters more than what you were looking for.',
      'Family matters come around again {week}, with Mercury retrograde in your house of home. An old question may be asked once more, a plan for the rooms changed, or someone from the past of the family gets in touch.',
    ],
    course: [
      'Workmen may come on the wrong day, and relatives may remember an arrangement differently. It is worth staying patient, because under the muddle lies a question that was never properly settled, about who decides, or who was hurt. Asked now, without reproach, it gets an answer. Plans to move or to rebuild can be discussed as much as you like, and are better signed when the weeks of confusion are over.',
      'Arrangements with landlords and workmen should be put in writing, and checked. Otherwise there is more to be gained than lost. You may come across letters or photographs and see a story differently than you were told it. If there is a conversation that everybody has been putting off, it can be begun in small portions, while you clear out a cupboard together. Nothing has to be moved for good as yet.',
    ],
    close: [
      'Some things at home are only found when one looks for something else. You may be glad by the end that Mercury made you turn the place over.',
      'A home has a long memory and some of it is worth hearing. What should be changed will still be there to change when Mercury moves on.',
    ],
  },
  5: {
    intro: [
      'An old love, an old hobby or an old way of playing comes back into view {week}, as Mercury turns retrograde. You may be attracted by what you once enjoyed, and curious whether it still suits you.',
      'What gives you pleasure is up for another look {week}, as Mercury goes back through your house of love and play. A romance, a hobby or something you had left half made asks whether you still care.',
    ],
    course: [
      'A name turns up on the screen; a box of drawings is found; a child asks what you did at their age. It is pleasant, and it blurs things. Between two people who like each other a message can easily be read in the wrong tone, and a silence even more so. Nothing new has to be decided. If something from before still has life in it, you will notice, because it makes you laugh.',
      'You may hear from an old flame, or only think of one, and compare. Tender messages are easily read in the wrong tone, so say the important things in person. With children, patience and a second explanation work wonders. If you create something, this is the time for the draft and the eraser; the first version had a weak place that you knew about. Large declarations can wait, and small attentions cannot.',
    ],
    close: [
      'Looking back is allowed in these weeks. When Mercury goes forward again you will know whether you want an old pleasure back or only to remember it well.',
      'You need not decide yet what an old feeling means. Enjoy what you enjoyed before, and see whether it has changed or you have.',
    ],
  },
  6: {
    intro: [
      'Work gets stuck in details from this week on, with Mercury retrograde. Machines, schedules and instructions behave as if nobody had read them, and several things will have to be done twice before they are right.',
      'The working day needs more attention than usual for some weeks, because Mercury turns retrograde in your house of work. Appointments are moved, instructions turn out to be incomplete, and something you had finished comes back {week}.',
    ],
    course: [
      'The first days are the most irritating, since everyone looks for somebody to blame. Later it becomes clear that the mistake is in the procedure, and had been there for a long time. You are good at finding it, as you have to go through everything once more anyway. It helps to leave gaps between appointments, to keep copies, and to eat at regular hours; nerves that are fed make fewer errors.',
      'Leave gaps between tasks, as they will be filled without your help. Ask again where an order was vague. Tools and machines can be looked after now instead of being replaced. It may also be your own rhythm that has to be corrected, the meals, the hours of sleep, the one duty too many. What you change in small steps during this time you are likely to keep.',
    ],
    close: [
      'What you put right in these weeks stays right. The routine that comes out at the other end of the loop may be shorter by one pointless step.',
      'It is a good period for repairs of every kind. The next rush will find you better prepared.',
    ],
  },
  7: {
    intro: [
      'An understanding with another person turns out to have been two understandings. Mercury turns back {week}, you find out where they differ, and for some weeks there will be things to explain that had seemed clear.',
      'Another person wants to talk something over again, as Mercury turns back in your house of partners {week}. It may be an agreement, a plan for the two of you or merely a sentence that had stayed with one of you.',
    ],
    course: [
      'You may say one thing and the other person hear another; perhaps a date or a condition was never written anywhere. It may also be that somebody from earlier in your life gets back in touch and would like to talk. The facts are settled quickly, and the feelings behind them need longer. You learn most by repeating what the other person has said before you answer it. New contracts can stand a second reading, and so can old ones.',
      'When the other person explains, listen for what is meant, since the words may come out wrong. You in turn are easily misunderstood and do well to ask what was heard. A former partner or an earlier client may get back in touch. Contracts can be gone over now and signed later. The advantage of such weeks is that nobody expects a final answer, and that makes it possible to try one out.',
    ],
    close: [
      'By the time Mercury turns you will have agreed again on what you once agreed on. This time both of you will have meant it.',
      'After some detours you may understand each other better than you would have without them.',
    ],
  },
  8: {
    intro: [
      'Papers, debts and confidences ask for a second reading {week}, as Mercury turns retrograde. Something that you share with another person was left unclear, and it comes back to be dealt with, at its own slow pace.',
      'What you share with others has to be looked into once more, with Mercury going back through your house of trust and shared money. A bill, a form or a promise between two people is not quite as it should be, and comes up {week}.',
    ],
    course: [
      'You may find a clause that neither of you had noticed, or a feeling that both had noticed very well. Information comes in pieces, and the first piece is usually misleading. It would be easy to suspect somebody here. In most cases they have simply not thought about it. What was told to you in confidence should stay there, especially now, when messages have a way of reaching the wrong person.',
      'Go over the papers with a pencil and without suspicion. Most of what is wrong in such matters has been overlooked by both sides. If something intimate was left unsaid, it can come out in these weeks, by the second or third attempt. A confidence that you were given should stay where it is. New obligations can wait until you know exactly what the old ones are.',
    ],
    close: [
      'Nothing needs to be signed or broken off while Mercury goes back over the terms. What is left after the third reading can be trusted.',
      'To go over something together is a form of trust as well. There is time for it until Mercury turns.',
    ],
  },
  9: {
    intro: [
      'Plans for a journey or a course of study may have to be revised {week}, as Mercury turns back, and so may some opinion. What you had taken for certain needs to be looked up again, and it is worth the trouble.',
      'A plan that reaches far has to be gone over {week}, since Mercury turns retrograde in your house of travel and belief. Dates, papers or opinions may change once more, and you see gaps that you had hurried past.',
    ],
    course: [
      'A connection may be canceled, a form mislaid, a teacher on leave. While you wait, you read what you had only skimmed, and it says something other than you remembered. That can be awkward if you have quoted it to everyone. It is also how people learn. Travel is possible all the same, with time in hand and with the papers checked before you leave the house.',
      'Tickets and applications deserve a second reading. If an answer does not come, ask politely and in a few words. You might take up a subject that you once dropped, and find it easier than it was. In discussions about belief and politics you notice that you have been repeating yourself; that is often the moment before one learns something. A teacher or a friend from abroad may get in touch again.',
    ],
    close: [
      'You may end up going to the same place by a different road. By then you will know more exactly why you wanted to go.',
      'There is no need to give up the large plan. It only wants to be worked out better than it was.',
    ],
  },
  10: {
    intro: [
      'At work a decision may be reopened that you had thought closed, as Mercury turns back {week}. Someone has second thoughts, perhaps you yourself, and for some weeks the official answer is that there is no answer yet.',
      'In your work something official is taken back to the beginning {week}, as Mercury turns retrograde at the top of your chart. A decision may be postponed, a text have to be revised, or somebody remembers an earlier promise.',
    ],
    course: [
      'Those above you may say one thing and mean another, or contradict each other. There is nothing personal in that, though it may feel so. Use the delay for whatever the hurry had left undone: a figure to be checked, a colleague who was passed over, a title that promised too much. An earlier employer or an earlier idea may come up again. What you say in public is quoted, so it had better be brief.',
      'Keep your answers short and keep copies. You may be asked about matters that you had long handed over, and it makes a good impression if you can find them. This is a poor time for announcing things and a good one for preparing them. A superior who seems undecided is often only waiting for a figure. If you have been thinking about a different position, go on thinking, and talk to people who have held it.',
    ],
    close: [
      'When Mercury goes forward a decision is easier to come by, and it may be a better one than the first. Until then keep the papers in order.',
      'Your good name does not suffer from a delay that you explain in advance. Everything else can be put right by the time Mercury goes forward.',
    ],
  },
  11: {
    intro: [
      'Plans with friends get mixed up from this week on, and old friends may write, as Mercury turns back. Whoever you lost sight of may be easier to reach now than those whom you see every week.',
      'Friends from earlier may turn up {week}, and plans with those of today get muddled, because Mercury goes back through your house of friends. A date, a common purpose or a hope has to be talked about again.',
    ],
    course: [
      'Three people may have three different dates in mind, or a group splits over a message that was meant as a joke, and you are asked to explain what somebody else has said. A little humor gets you through most of it. More important is the one friendship that broke off without a reason. These are good weeks to ask what happened, and you will probably hear that the other person had been wondering the same.',
      'A message may not have reached one friend, and reached another twice. Make the calls yourself if it matters to you. You may meet a person with whom you once wanted to change the world, and find that both of you are still at it in your own way. Hopes, too, can be gone over like a list: some have been fulfilled without your noticing, and others belonged to somebody else.',
    ],
    close: [
      'New hopes can wait until Mercury has turned. The old ones are being sorted, and at least one of them has kept surprisingly well.',
      'The right people do not mind being asked twice. The wrong ones will have had their chance to say so.',
    ],
  },
  12: {
    intro: [
      'Your thoughts turn inward {week}, with Mercury retrograde, and go over old ground. Something that you had put away unfinished wants to be thought through to its end, and it chooses hours when you would rather sleep.',
      'Mercury turns retrograde in your house of rest {week}, so that thinking goes by night and by detours. An old matter that nobody knows about may come to mind and ask for a little of your time.',
    ],
    course: [
      'You forget appointments and remember things from years ago in every detail. Speaking about it is difficult, and writing is easier. A dream or a chance remark may give you the missing piece. Others find you absent and a little hard to reach, and they are right; a word of warning will spare you their questions. What comes up now does not ask to be solved. It wants to be understood, and is then content to go.',
      'You will get less done in company than you planned, and more on your own. Notes, dreams and old diaries are good material. If you regret something, you could write the apology now and decide later about sending it. Rumors and secrets should be left alone; you would get hold of the wrong half. More sleep than usual is not laziness at present.',
    ],
    close: [
      'When Mercury goes forward, a thought that has followed you about may have come to rest. You need tell nobody how long it took.',
      'What goes around in your head can be let out on paper. It will look smaller there, and more friendly.',
    ],
  },
};

export const mercuryForward: WeekShelf['mercuryForward'] = {
  1: {
    intro: [
      'You find your words again {week}, as Mercury turns direct in {place}, on {day}. After weeks of being misread, delayed or of two minds about yourself, you know what you want to say, and people are ready to hear it.',
      'You are easier to understand from this week on, as Mercury goes forward again in {place}, on {day}. What you could not explain for some weeks, to others or to yourself, can be put into a sentence now.',
    ],
    course: [
      'Clarity may come rather suddenly. A question you had turned over many times has an answer, and it is so short that you wonder what took you so long. Around the turn itself there may be one last confusion about who you are or what you promised. Then plans that were on hold can be taken up in a revised form. Those who waited for your decision will be more relieved than critical.',
      'Say what you have to say. People may have been waiting for a clear word from you, and will not ask why it took so long. Plans that bear your name can be set going, in the version that has survived. You may have to correct one or two things that were said in the meantime, and it is best done cheerfully. Then give others their turn, since you are likely to talk faster than they can follow.',
    ],
    close: [
      'The weeks of thinking about yourself have been of use. Say the result once, clearly, and let the explaining be over.',
      'A clear word about yourself saves a good many explanations. The rest of them can be dropped.',
    ],
  },
  2: {
    intro: [
      'Money that was stuck may begin to move {week}, as Mercury turns direct in {place}, on {day}. A payment, an answer about a price or a decision to buy or to sell comes out of the fog, and you can reckon with real figures again.',
      'Money matters start to move again {week}, since Mercury turns direct in {place}, on {day}. A payment that was late may arrive, a price can be agreed on, and you see more clearly what you have and what you need.',
    ],
    course: [
      'Not everything arrives on the first day; expect one more slip before the accounts agree. In the meantime you have learned what a certain thing is worth to you, and perhaps that you can do without it. A purchase that you postponed may have become cheaper or unnecessary. If you have settled on a new price for your work, people are readier to hear it now.',
      'Begin with what has been lying there the longest. Invoices, returns and overdue questions are now answered within reason, if they are put in writing. Something you had been uncertain about buying can be decided; you know by now whether you still want it. Whoever owes you something can be reminded in a friendly tone. If the weeks of checking have shown you that your work is worth more, this is the time to say so.',
    ],
    close: [
      'The weeks of delay have left you with clearer accounts. What you decide about money now can go ahead.',
      'To know what you have is a comfort, whatever the sum. It leaves your head free for better things.',
    ],
  },
  3: {
    intro: [
      'Messages reach their readers again, now that Mercury turns direct in {place}, on {day}. Talks that went in circles may come to an end, news that was held up may arrive, and you can make appointments in the hope that they will be kept.',
      'The tangle of messages comes undone {week}, as Mercury goes forward in {place}, on {day}. You are understood again on the first try, and so are other people, so whatever was put off can be arranged.',
    ],
    course: [
      'At the turn itself there is often a pile of everything at once: replies, apologies, a lost parcel and somebody who has only now understood. You do not have to answer in the order of arrival. One conversation from the past weeks has changed something, and it deserves to be continued. The rest is soon done. Learning is easier, too, and whatever you had to repeat will stay with you.',
      'Call those with whom there was a misunderstanding, and do not go over how it came about. A short trip, a class or a visit can be fixed. You may get an answer that you had stopped expecting, and it may be kinder than you feared. As everybody is talking again at once, it is worth keeping two or three quiet hours for what you want to write or learn.',
    ],
    close: [
      'After so much going back and forth a plain sentence is a pleasure. If you have one ready, this is the time for it.',
      'Good talk depends on timing, and the timing has improved. The first call could go to a person nearby.',
    ],
  },
  4: {
    intro: [
      'At home matters begin to clear {week}, as Mercury goes forward in {place}, on {day}. A repair is finished, a question in the family is answered, or you simply know again what you want from the place where you live.',
      'At home things can be decided {week}, with Mercury going forward again in {place}, on {day}. A plan for the rooms or for the family has been talked about from all sides, and waiting will hardly teach you more.',
    ],
    course: [
      'The talks of the past weeks were tedious, and they have brought something to light that would otherwise have gone on working in silence. With that out of the way, decisions take minutes. There may be one more change of mind around the turn, so leave the final signature for a few days. Somebody under your roof would like to hear that it is settled, even if to you it seems obvious.',
      'A repair may be done at last, a relative may write back, a paper may turn up. Whatever has been discussed in these weeks is better understood than it was, and some old story may look different for good. Talk alone will not do, though. Agree on a date for the first step. Those who did not get their way should be told why, in a quiet moment.',
    ],
    close: [
      'Rooms and stories both look better for having been gone through once more. Keep what is worth keeping, and let it be home again.',
      'Not every question in a family is ever settled. This one can be, and that makes living together lighter.',
    ],
  },
  5: {
    intro: [
      'As Mercury turns direct in {place}, on {day}, the lightness comes back that was missing from your pleasures. Somebody may answer, an idea finds its form, and play no longer needs so much explanation.',
      'Love and play become simpler {week}, as Mercury turns direct in {place}, on {day}. You know better what you feel, a message is read as it was meant, and something that you were making can go on.',
    ],
    course: [
      'What was unclear between you and someone you like can be said without effort, now that you have had time to leave out the unnecessary. An old flame may have gone out again, or has turned out to be more. Creative work that seemed to have lost its thread takes it up at the very place where you put it down. Children, too, may be ready to tell you what the matter was.',
      'If there is a person to whom you have owed an answer, give it, and make it a warm one. The weeks of looking back have shown you what you liked then and what you like now. A plan for a day out that failed may be tried once more. Whatever you create has gained by the interruption; you see at a glance what should go. Keep some of the playfulness of a beginner while you finish it.',
    ],
    close: [
      'You need no better moment than the one Mercury gives you here. Start the sentence, and the rest will come while you speak.',
      'Pleasure does not need to be explained. It needs a date, and now one can be found for it.',
    ],
  },
  6: {
    intro: [
      'Work begins to flow again {week}, as Mercury turns direct in {place}, on {day}. What had to be done twice, searched for or explained once more is nearly through, and the daily round gets back the pace that you are used to.',
      'Work runs more smoothly from this week on, now that Mercury goes forward in {place}, on {day}. Instructions are clear, appointments hold, and what had to be done twice is finished.',
    ],
    course: [
      'Nothing happens overnight. There may be one last muddle, over a date or a machine, and then the answers that were missing arrive together. You will see that part of the delay had its use: a habit was dropped on the way, or a step was found that nobody needs. Strike such steps from your list before you begin.',
      'Use the first days for the pile that has grown, and not for taking on more. You know now where the procedure is weak and could propose a better one; people are readier than usual to listen, as they have all suffered from it. The same goes for your own habits. One of the emergency measures of the last weeks may turn out to be a good rule.',
    ],
    close: [
      'Keep from these weeks the one check that saved you trouble. The rest of the caution can go, now that Mercury is on your side again.',
      'A day that goes as planned is a modest pleasure. You will have several of them if you leave some room.',
    ],
  },
  7: {
    intro: [
      'You and another person understand each other again {week}, as Mercury goes forward in {place}, on {day}. What had been read in two ways has one meaning now, and an agreement that was left open can be brought to its end.',
      'You and another person can come to an understanding {week}, since Mercury turns direct in {place}, on {day}. What was said in the past weeks makes sense at last, and an agreement that had to wait can be made.',
    ],
    course: [
      'The two of you have had time to think, which has made the positions softer. The first sensible proposal has a good chance, whoever makes it. For some days you may still stumble over an old phrase; it is better to laugh at that than to begin again. With somebody new, the signals become clear enough to be acted on, in one direction or the other.',
      'Say in your own words what you have understood, and let them do the same. Where both accounts agree, it can be put in writing. If somebody from earlier has come back into your life, you know better by now what place you want to give them. Negotiations move quickly once one side stops being careful, and it need not be theirs.',
    ],
    close: [
      'It may have taken some weeks to find out what was really agreed. From here you can rely on it, and so can they.',
      'An agreement is worth as much as the talk before it. You have had plenty of that, so the rest may be short.',
    ],
  },
  8: {
    intro: [
      'A shared matter that was unclear can be settled {week}, now that Mercury turns direct in {place}, on {day}. A paper turns up, a sum is confirmed, or a difficult subject turns out to be much easier to speak of than it was to avoid.',
      'An unclear matter between you and somebody gets clearer {week}, as Mercury goes forward in {place}, on {day}. A paper may be complete at last, a fact may come out, or one of you says what has been the trouble all along.',
    ],
    course: [
      'You know more than you did when Mercury turned back, about the figures and about the other person. Some of it was not pleasant to learn, and it is useful all the same. Now the thing can be put into a form that both will still agree with in a year. Small print deserves one last look. Where trust was strained, a plain account of what happened does more than a promise for the future.',
      'What is owed tends to be less than was imagined. Most sums that are held in common can be divided or signed for, after one last look. Between two people who are close, a subject that was avoided becomes an ordinary one, and that is a relief. You may have learned something in confidence. Keep it, and the other person will trust you the more.',
    ],
    close: [
      'What lay between you can be settled at last, on paper or with a word, and put away.',
      'Clear terms make room for affection. The end of the haggling may be celebrated, in private.',
    ],
  },
  9: {
    intro: [
      'Plans that reach further than the daily round come to life again, as Mercury goes forward in {place}, on {day}. A journey, a course or an application gets its answer, and an opinion you had to defend sounds better for having been revised.',
      'The way is clear again {week} for a journey, a course or an application, since Mercury goes forward in {place}, on {day}. Answers come in, dates can be fixed, and you know better than before what you want to learn or see.',
    ],
    course: [
      'The way may not be the one you first had in mind. In the weeks of waiting you have found out what you really wanted from the distance, and it may be had for less money or closer by. Officials and teachers are easier to reach. Somebody with whom you had argued may come back to the subject in a friendlier tone, and you notice that you have moved a little as well.',
      'Send off what has been lying there. An objection that held you up has either been met or has lost its point. In conversation you are convincing, because you have had to think over your reasons. You may also have given up an opinion in these weeks, and need not make a speech of it. A person from farther off is a good guide to what comes next.',
    ],
    close: [
      'The plan can go ahead, a little changed by the delay. You have every reason to begin.',
      'There is a good deal of world out there and the timetable is reliable again. The first step is an ordinary one.',
    ],
  },
  10: {
    intro: [
      'At work an answer may come {week}, or at least the silence ends, since Mercury turns direct in {place}, on {day}. A decision that was taken back, put off or passed around gets made, and you can stop keeping yourself ready for anything.',
      'A decision about your work can fall {week}, as Mercury turns direct in {place}, on {day}. What was under review is approved, rejected or at last explained, and you can plan again.',
    ],
    course: [
      'You may hear of a decision before it comes in writing. You have used the time, and it shows that you know the matter better than those who decide it. A short summary from your hand could be very welcome now. Whatever was promised to you in spoken words should be brought into a written line while everyone remembers it. After that you can get on.',
      'Ask if you are not told. People in charge find it easier to give a clear answer now, and they remember who kept things in order meanwhile. You may present what you have prepared, in its shorter version. If something went wrong in these weeks and your name was on it, a sentence of explanation will do. The next task is likely to be handed to a person who says early that they would like it.',
    ],
    close: [
      'The waiting was no reflection on you. What counts is that you are prepared at the moment when things begin to move.',
      'Waiting is over, at least in one matter at work. What you do in the next weeks will be seen more plainly.',
    ],
  },
  11: {
    intro: [
      'Among friends the confusion ends {week}, as Mercury turns direct in {place}, on {day}. Dates can be fixed, a misunderstanding dissolves, and a common plan that nobody dared to mention any longer turns out to have survived.',
      'Plans with friends fall into place {week}, since Mercury is moving forward again in {place}, on {day}. A date holds, a message reaches everyone, and people whom you had lost sight of may be there again.',
    ],
    course: [
      'A circle needs somebody who makes the first step and writes to everyone at once. If it is you, so much the better. The friend who came back in the past weeks may want to stay, and the one who was offended has had time to see the funny side. Of the many hopes that were talked about a few have dropped out on their own, and what is left can be done.',
      'Write to those who were left out by mistake. A group that argued about words for some weeks finds that it agreed on the matter, or that it did not, and can draw its conclusions. A plan among friends has become more definite by being questioned. It can have a date now. An old friend who came back deserves a fixed place in the calendar and not only good intentions.',
    ],
    close: [
      'Your circle has become smaller or larger, and in any case clearer. The next date can go into the calendar in ink.',
      'It is pleasant to be expected somewhere. Let people know that you are coming.',
    ],
  },
  12: {
    intro: [
      'Something that has occupied you in secret comes clear {week}, when Mercury turns direct in {place}, on {day}. A thought finds its end, an old matter lets you go, and your head is freer than it has been for some time.',
      'A thought that has kept you busy in private comes to its end {week}, as Mercury goes forward in {place}, on {day}. You may sleep better, and what you were trying to understand needs no more turning over.',
    ],
    course: [
      'You may not be able to say how your head came to be so free. You wake one morning and the question is gone, or you meet the person concerned and notice that the knot has come undone. You are still tired for some days, as if after a long journey, and conversation is not your strength. What you have understood can now be told to one person, if there is one to whom it would be of use.',
      'You can throw away the notes, or keep the one page that matters. Something that you regret may be made good with a short letter. In company you are more present than in the past weeks, though it will be a while before you want to talk a great deal. Work done in seclusion can be completed now. A secret that weighed on you is either harmless by this time or ready to be told to one person.',
    ],
    close: [
      'Weeks like these leave no visible result, and are not wasted for that. You are free to think of what comes next.',
      'Peace of mind comes in small amounts and is easily disturbed. Keep an hour for it while you have it.',
    ],
  },
};

export const mercuryArrives: WeekShelf['mercuryArrives'] = {
  1: {
    intro: [
      'You have a great deal to say {week}, with Mercury in {place}, from {day} on, and you say it well. Your mind is quick, people ask for your view, and things that you could not explain a month ago come out in a single sentence.',
      'Mercury comes into {place}, on {day}, and with it your thoughts turn quick, personal and a little restless. It is easier than usual to say what you think, and to change it.',
    ],
    course: [
      'Others react to your tone more than to your reasons, so much can be achieved by a friendly question at the right moment. Messages tend to be answered, and on a walk or on the telephone you may make a connection that would otherwise have taken months. The weak point is listening. With so many thoughts of your own you may finish other people’s sentences, and miss the one thing they came to tell you.',
      'You may find yourself explaining to several people what you had not explained to yourself before. In doing so you get clearer. It is a good time for introductions, for an honest letter and for questions that you have been too polite to ask. Your mind jumps, however, and people who think slowly can feel run over. A pause after the important sentence helps them, and it helps you to notice whether you meant it.',
    ],
    close: [
      'For some weeks people listen to you. Give the others their turn as well, and they are more likely to repeat correctly what you said.',
      'The words will stay with you for some weeks. They are best spent on something that you would like to be known for having said.',
    ],
  },
  2: {
    intro: [
      'Your thoughts are on money {week}, in a practical and almost cheerful way, as Mercury comes to {place}, on {day}. Prices, offers and the worth of what you can do are easier to discuss than they generally are.',
      'With Mercury in {place}, from {day} on, practical questions are easy to think about. You may compare, calculate and discuss prices without the usual discomfort.',
    ],
    course: [
      'You notice things: that two shops charge differently, that your own rate has not changed for years, that a skill you hardly think about is what people keep asking you for. A conversation about pay is possible now without anyone losing face. Quick decisions are another matter. A bargain that has to be taken at once is usually one for the seller, and a night’s delay has never ruined a good offer.',
      'A great deal about money is really about information, and you are good at getting it now. An old contract, a subscription or a fee that nobody ever questioned could be looked at with fresh eyes. You might also find words for what you are good at, which is the first step toward being paid for it. Clever offers deserve the same attention as dull ones. If something has to be decided before you have understood it, it can usually be left.',
    ],
    close: [
      'Knowing what things cost is not the same as thinking of money all the time. It may let you think of it rather less.',
      'It is pleasant to know where one stands, and it takes only a few figures. You have them, or know whom to ask.',
    ],
  },
  3: {
    intro: [
      'There is a lot of talk {week}, and a lot of coming and going, with Mercury in {place}, from {day} on. Messages, errands, neighbors, a class: your days are full of short things, and you enjoy it.',
      'Mercury is at home in matters of talk and learning, and it moves into {place}, on {day}. Your days may fill with messages and errands, and your head with things worth knowing.',
    ],
    course: [
      'Your mind works fast and likes company. You hear of something on the way to something else, and by evening you have passed it on. Relatives and old schoolmates come up in conversation and then in person. With so many threads in your hands one of them will slip, so whatever must not be forgotten is safer on paper. A subject that makes you curious can be learned at astonishing speed.',
      'You make connections easily, between people as well as between facts. A conversation with a neighbor or a relative might answer something that you had been looking for in more distant places. It is a fine time for a course, an exam or a piece of writing. As so much comes in, a part of it will be noise. If you notice in the evening that you cannot remember a single thing, it was too much, and one walk without a telephone puts it right.',
    ],
    close: [
      'Most of what is said in these weeks will be forgotten by the next. One remark will not, and you may well have been the one who made it.',
      'There will be plenty of words in these weeks. You may choose a few people for whom you have the best of them.',
    ],
  },
  4: {
    intro: [
      'Talk turns to home and family {week}, as Mercury comes to {place}, on {day}. There may be news from a relative, plans for the rooms, or a story from long ago that makes you listen.',
      'Conversations at home become easier from this week on, since Mercury enters {place}, on {day}. What has been arranged without words between you and those you live with can be talked about, or talked about again.',
    ],
    course: [
      'It is easier than usual to speak about where, how and with whom you live, since nobody has to decide anything while they speak. Older relatives remember well. You may discover that a rule in the house has a reason, or that it never had one. If you work with your head, home is the better place for it in these weeks, provided someone keeps the door closed.',
      'No great discussion is needed. Often somebody asks at breakfast why things are done in a certain way, and nobody knows. Practical plans for the rooms, the calendar or a visit go well. You may hear more from relatives than you do at other times, news and old stories alike. If you are alone, your thoughts could go back to earlier homes. Writing some of it down is worthwhile, because such details are soon lost.',
    ],
    close: [
      'A family is partly made of what is told in it. Listen for a piece of yours that is new to you, and add your own version.',
      'It is worth knowing a little more about the people you come from or live with, and they are seldom so ready to tell you.',
    ],
  },
  5: {
    intro: [
      'Wit and affection go hand in hand {week}, with Mercury in {place}, from {day} on. You amuse people, you are amused, and a light conversation may take you closer to somebody than any earnest one has done so far.',
      'Your mind is in a playful mood {week}, with Mercury coming into {place}, on {day}. Ideas, jokes and small attentions come easily, and so does the courage to share them.',
    ],
    course: [
      'Letters and messages are half of every romance, and just now you write good ones. Those who are young have questions that you can answer, and some that you cannot. A creative idea arrives complete with its title. It is a pity to leave such things in the head: said, sketched or tried on somebody, they grow, while kept back for a better version they go stale. The only risk is a joke at the cost of someone who is in love.',
      'Attraction may begin with a conversation now, and last because of one. Those who have been together for a long time can surprise each other with a question. If you write, paint, play or simply think things up, the ideas come faster than you can use them, and it is well to catch a few. Anyone who is young makes excellent company. Only where somebody takes the game seriously should you say early how you mean it, since cleverness can be mistaken for coolness.',
    ],
    close: [
      'Good company is a serious gift in a light form. Much begins that way which later becomes quite serious.',
      'Lightness is a gift to others as well. One of your ideas deserves to be more than a remark; see which of them you still like in a week.',
    ],
  },
  6: {
    intro: [
      'Your eye for detail is sharp {week}, as Mercury moves into {place}, on {day}. You find the mistake, the shortcut and the person who knows, and much can be put in order by asking a single question.',
      'Mercury enters {place}, on {day}, and sharpens your eye for how things are done. What takes too long, what could be left out and who ought to be asked may become quite obvious.',
    ],
    course: [
      'The stretch is good for everything that has to be exact: forms, tables, instructions, an appointment about your own upkeep. Colleagues talk more openly over a shared problem than over coffee. You may also hear yourself criticizing where nobody had asked. Others take a correction well from you as long as it comes with an offer to help, and as long as you leave it at one.',
      'You are good with lists, tools and instructions now, and can explain a task so that others understand it. Small improvements are welcome where they save people trouble. Your nerves may be a little thin, since you notice every error, your own included. It helps to deal with one thing at a time and to let the imperfect pass where nothing depends on it. A question about your habits, your diet or your hours can be answered in a practical way.',
    ],
    close: [
      'Many small things can be better by the time that Mercury moves on. Nobody else will count them, and you are entitled to.',
      'You need not put everything in order while Mercury is here. The one thing that annoyed you daily would be enough.',
    ],
  },
  7: {
    intro: [
      'You think best in company {week}, with one person above all, as Mercury comes to {place}, on {day}. A conversation that had become routine wakes up, terms can be discussed, and another view of things is welcome.',
      'From this week on you may learn most by talking with one other person. Mercury comes to {place}, on {day}, where opinions are exchanged, terms are agreed on and a question is worth more than a statement.',
    ],
    course: [
      'You will be told a good deal, some of it in jest. It is worth listening for what is said twice. Between partners this is a time when agreements about the practical side of life are easily made: the money, the holidays, the hours that each keeps free. With strangers you find the right tone at once. A debate may be enjoyable as long as both of you want to find something out rather than to win.',
      'Your partner, a client or somebody on the opposite side of a matter has more to say than usual. If you let them finish, half of it turns out to be useful. It is a good time for negotiating, for getting advice and for putting into words what the two of you have been doing anyway. There may be a tendency to discuss things to death. When you notice that both of you are repeating yourselves, the talking is done, and something can be decided.',
    ],
    close: [
      'What you understand of each other in these weeks can be built on later. All it takes is that both of you ask.',
      'You see yourself a little as another person sees you. That is instructive, and much of it is kinder than you thought.',
    ],
  },
  8: {
    intro: [
      'Delicate subjects can be named {week}, with Mercury in {place}, from {day} on. Shared money, an old hurt, a fear, something that was always passed over in silence: your mind goes there by itself, and does so without drama.',
      'Mercury moves into {place}, on {day}, and your curiosity goes deeper. Subjects that people avoid, such as money between friends, old hurts or what will happen one day, can be approached by asking.',
    ],
    course: [
      'You ask better questions than usual, because you are really interested in the answer. People sense that, and open up further than they had intended. A document that bored you suddenly makes sense. It is the right time to find out, and not yet the time to judge. What you hear in confidence may be tempting to pass on in some clever form, and you would be sorry for it.',
      'You are a good detective now, and should remember that nobody likes to be investigated. With an open question you learn more than with a clever one. Papers that concern you and somebody else are worth reading to the last line. You may also think about things that you have long put away, and find them less alarming than their reputation. What you find out is yours to keep. It would lose its value by being told for effect.',
    ],
    close: [
      'Things lose much of their weight by being called what they are. One subject that you two avoid could be done with now.',
      'To know how things stand is a relief, even if they do not stand perfectly. One conversation may be left, and you know with whom.',
    ],
  },
  9: {
    intro: [
      'Your mind wants to travel {week}, as Mercury enters {place}, on {day}. A subject, a language or a country draws you on, and people who think differently have more to tell you than those who agree.',
      'Your thoughts go further {week}, as Mercury comes into {place}, on {day}. A subject, a place or a way of seeing things that is new to you may be more interesting than anything close by.',
    ],
    course: [
      'What starts it is a question that has no quick answer. You look something up and are still reading an hour later; you meet somebody who knows the place, or has held the opposite opinion all their life. Plans for a journey or a course get their first practical details. Where you tire of it, the trouble is generally that you have collected too much. One book, one teacher or one route is enough to begin with.',
      'Learning goes well now, and so does teaching what you know. Plans for a trip, a course or an application can be worked out in detail. You may feel like discussing large questions with anyone who will stay, and should make sure now and then that they want to. Facts are easily overlooked when the idea is beautiful. If you look up the two or three that your argument depends on, it will stand.',
    ],
    close: [
      'The distance does you good even if you go nowhere. You may come back to an old opinion and find that it has moved.',
      'There is a good deal to see when you look up from the daily round. One of those things is probably worth a closer look.',
    ],
  },
  10: {
    intro: [
      'What you say at work is heard {week}, since Mercury comes to {place}, on {day}. You may be asked for a report, an opinion or a plan, and a clear mind makes more of an impression now than long hours do.',
      'In your working life, thinking and speaking count for more than usual from this week on. Mercury comes to {place}, on {day}, so you may be asked to explain, plan or negotiate, and be judged by how you do it.',
    ],
    course: [
      'Meetings are where things happen, or the minutes before and after them. You see how the pieces fit, and can explain it to someone who has only a moment. There is a temptation to promise what sounds good. Whatever you announce will be remembered with its date, so it is better to announce a little less and to be early with it. A letter of application, or a word with somebody above you, is well timed.',
      'You have a clear idea of what should be done and can say so in a few words, which is rarer than it sounds. A report, a talk or an application is well timed. People above you may be more accessible than they look. Because what you say gets about, it is worth being accurate, and generous to those who are absent. Quick wit can win a meeting and lose a colleague. The note that you write afterward may be more important than the meeting.',
    ],
    close: [
      'A voice that has been noticed is asked for again. By then it helps to have done what you spoke of.',
      'To be understood at work is a good basis for asking for what you need. The first sentence of it could be written now.',
    ],
  },
  11: {
    intro: [
      'Friends give you ideas {week}, and you give them some, as Mercury enters {place}, on {day}. Conversation moves easily in company, a common plan takes shape in talk, and an acquaintance may know exactly whom you have been looking for.',
      'Mercury enters {place}, on {day}, and your circle gets livelier. News, plans and introductions go around, and you may be the one in whom several threads come together.',
    ],
    course: [
      'You are in touch with more people than usual and pick up something from each. What one of them considers impossible another has already done. Groups tend to decide things rather quickly in this mood, and afterward nobody knows who was going to do what; a short note to all, sent the same evening, makes you the most useful person among them. Leave early from one meeting at least, and keep the evening for a friend.',
      'You hear what everybody is hoping for and notice that some of it fits. If one person needs what another can give, a message from you brings them together. In a group you can help by putting into plain words what has been agreed, as enthusiasm tends to leave that out. Somebody younger, or from another field, might give you an idea for a plan of your own. Not every chat needs an answer. A friend who has been quiet in all this could be the one to write to.',
    ],
    close: [
      'Out of so much talk two or three tasks may come. The one that suits you goes to whoever is there.',
      'Many voices reach you, and one or two you will remember. You can be that one for somebody else by listening.',
    ],
  },
  12: {
    intro: [
      'You think much {week} and speak little, with Mercury in {place}, from {day} on. Ideas come while you are doing nothing in particular, and are often better than those which you work out at a desk.',
      'You may be more thoughtful than talkative {week}, since Mercury goes into {place}, on {day}. What you understand now you understand quietly, and often when you are doing something else.',
    ],
    course: [
      'For some weeks your mind prefers the background. You understand what people leave out, you notice what they hide, and you would rather not say so. That makes you a trustworthy listener and a slow correspondent. A piece of research, a diary or any study that can be done in peace goes very well. If something weighs on you, it is easier to write it than to tell it, and the page may be thrown away.',
      'The period is good for reading, for research and for thinking something through to the end without being asked about it. Old letters or memories can give you a piece that was missing. You might forget appointments, so write them down. In conversation you hear what is not said. That is useful if you keep it to yourself until you are sure. A worry that goes around in circles loses speed when it is written down in full.',
    ],
    close: [
      'When Mercury moves on into your own sign you will have a great deal to say. It is being prepared at present.',
      'There is no need to report on what you have been thinking. When Mercury comes to your own sign, the words will be there.',
    ],
  },
};
