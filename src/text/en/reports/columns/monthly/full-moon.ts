import type { MonthFrames } from '../../../../report-catalogue.js';

/** The full Moon leads. */
export const fullMoon: MonthFrames['fullMoon'] = {
  1: {
    intro: [
      'You are in plain view this month, to others and to yourself. The full Moon falls in your sign and shows what has become of you lately, and the result deserves a longer look than the occasion.',
      'A personal matter comes to its point this month. With the full Moon in your sign you feel more than you meant to show, and some of it turns out to be exactly what people needed to know.',
    ],
    course: [
      'For some time you have been changing in ways that you did not report to anyone. Now it comes out, perhaps in a remark, perhaps in a decision that surprises you less than your company. You may feel exposed at first, and inclined to take half of it back. There is no need. What people see is closer to the truth than the picture they had, and the ones who matter will adjust. It helps to be rested, since everything is felt a size larger than usual.',
      'Your own needs and those of other people have been kept in balance by your giving way, and the arrangement shows its age. The full Moon makes it hard to go on smiling. That can lead to a scene, or to a sentence that should have been said in better light. If you can, say it before you are angry. What you ask for is not unreasonable, and somebody close may have been expecting it.',
    ],
    close: [
      'You have seen yourself with the light on. Most of it you can stand by, and what you cannot is at least no longer a surprise.',
      'It has become plain what you need, and others know it now too. What they do with it need not be settled this month.',
    ],
  },
  2: {
    intro: [
      'Something you have been paying for, in money or in effort, can be concluded this month. With the full Moon in your house of money you learn what it was worth to you, and are free to draw a line under it.',
      'What you have, and what it is good for, becomes clear this month. The full Moon in your house of money may end a payment, complete a purchase or settle what your time should cost.',
    ],
    course: [
      'Results in money matters are rarely as good as one hoped or as bad as one feared, and this one is likely to be in between. The useful part is that it can be read. You see which of your efforts are paid, which are only thanked and which nobody has noticed. There may be a short temptation to console yourself by buying something. Wait until the sum has been slept on; then decide what is to be kept, finished or sold.',
      'Something that belongs to you is looked at by somebody else at the same time, and the question may come up whose it is. Shared money and your own are easily confused. It is a good month for separating them kindly, with papers on the table. Feelings enter into it, as they do whenever people talk of things, and usually the thing stands for having been appreciated. Once that has been said, the price can be discussed.',
    ],
    close: [
      'An account has been closed, or at least added up. You can let the figure stand and give your attention to what you would like to own next.',
      'Enough is a number, and you have come nearer to knowing yours. That makes the next wish easier to judge.',
    ],
  },
  3: {
    intro: [
      'Something is said this month that has been on the way for a while. The full Moon brings an answer, a result or a frank word from nearby, and afterward you know where you stand.',
      'A talk, a text or a lesson reaches its end this month. With the full Moon in your house of talk, news arrives that completes what you already suspected, and silence is no longer the easier choice.',
    ],
    course: [
      'You have been collecting impressions without quite putting them together. Now somebody supplies the missing one, perhaps without knowing it. Your first reaction may be to say everything at once, to whoever is nearest. It is better to choose the person it concerns. Between brothers and sisters, neighbors or colleagues there are old abbreviations that make talk quick and leave out the main thing. Put in the main thing this time, even if it sounds formal.',
      'More is said than usual and more is overheard, and tempers play some part in it. An exam, a form or a manuscript may be finished at last, and you see how much of the labor was worry. Where you have waited for a reply, it is likely to be shorter than your question. Take it as it is. The larger meaning, what all this says about your plans, will come later and from farther away.',
    ],
    close: [
      'Now that it has been said, the matter is simpler, even where it is not more pleasant. The next conversation can start from there.',
      'You know more than you did, and one of the things you know is whom to ask. Leave the rest of the news for later.',
    ],
  },
  4: {
    intro: [
      'At home something is completed this month. The full Moon brings family feelings to the surface and shows who carries what under your roof, just when life outside makes its own demands.',
      'The private side of your life comes into the light this month. With the full Moon in your house of home, an old question about rooms, care or belonging can be brought to a close.',
    ],
    course: [
      'You may be surprised at how strongly you feel about a small thing: a chair, a key, an invitation that was not passed on. It stands for something larger, and those around you sense it. The tension between home and work is real and cannot be solved by running faster. Tell each side what it can count on. At first both will think it too little. A few days afterward they may have gotten used to it.',
      'Families keep accounts that nobody has written down. This month an entry becomes visible: what one person has given up, what another was never asked. It need not lead to a quarrel. Often it is enough that it has been seen. If someone in the family needs you, go; and if it is you who need them, say so without waiting to be asked. Repairs, moves and sales can reach their last stage as well.',
    ],
    close: [
      'What has been brought to light at home can be dealt with in daylight, at the usual table, one thing at a time.',
      'You know better what home asks of you and what it gives. A little gratitude, spoken aloud, would round it off.',
    ],
  },
  5: {
    intro: [
      'A matter of the heart shows its result this month. The full Moon falls in the house of love, children and creation, and what you have put yourself into can be seen by others as well.',
      'What you have made or loved for its own sake reaches a high point this month. The full Moon makes it rather public, and lets you feel which part of it was joy and which part ambition.',
    ],
    course: [
      'Being seen with something you love is pleasant and a little frightening. You would like applause and would prefer not to need it. Both are natural. A piece of work may be finished, an affection declared or refused, or a child takes a step that you can only watch. Friends have opinions on all of it. Listen to them afterward. While it is going on, the best you can do is to be wholehearted and not to look around for the effect.',
      'You find out how much a pleasure means to you by how you feel when it is nearly over. Something may be ending in its present form: the rehearsal, the first stage of being in love, a game that was fun while it was new. What follows it can be better and will ask for more constancy. You are quick to be hurt just now and equally quick to laugh, and the second is the better use of the same strength.',
    ],
    close: [
      'You know what made you glad this month, with applause or without. Most of it can be had again.',
      'It has become plain what you love. That is a result, whatever else may come of it.',
    ],
  },
  6: {
    intro: [
      'Work shows what it has achieved this month, and what it has cost. The full Moon in your house of work completes a task and makes it just as clear where rest is overdue.',
      'An everyday effort reaches its end this month. The full Moon lets you see your working day from outside, with its habits good and bad, and one of them has served its time.',
    ],
    course: [
      'You are nearer to finishing than you believe, and nearer to being tired. The two are connected: the last part of a job always seems the longest. Somebody at work may be short with you, or you with them. It is usually the hour and not the person. Hand over what can be handed over, and let a result be good where you had meant it to be perfect. Your body gives you clear signals just now and asks to be believed.',
      'There is a difference between being needed and being used, and for once you can feel it. A routine that made sense under other conditions has gone on by itself. Say that it is over, and bring a suggestion. At first it may look as if you were complaining. Those who share the work will soon see the use of it, as they have been wondering too. What you do about sleep and meals shows quick results.',
    ],
    close: [
      'Something is done, and you may stop looking at it. What you do with the free hour is part of the result.',
      'The day has been looked over and one thing taken out of it. It will not be missed, except by those who never had to do it.',
    ],
  },
  7: {
    intro: [
      'A relationship comes into full view this month. The full Moon in your house of partners shows what two people have built and where it leans to one side, and an honest talk is worth more than a hint.',
      'The other person matters most this month. With the full Moon opposite your sign something between you reaches its point, whether it is an agreement, a celebration or a disagreement whose time has come.',
    ],
    course: [
      'You may feel that everything depends on what somebody else is about to say. It depends on you as well, on what you have let pass and what you have never asked. With the Moon here feelings show quickly, theirs and yours, so an answer given in the heat of the moment may be taken back. What is good between you can be seen plainly too. It is often mentioned last and would be better mentioned first.',
      'Two people are seldom tired of each other; mostly they are tired of the parts they play. This month one of you may step out of the part, which can be a shock and a relief. Listen for the request in what sounds like a reproach. Where a bond has really come to its end, this can be admitted without making either of you the culprit, and where it has not, you may soon be sure of that.',
    ],
    close: [
      'You know how things stand between you. Whatever is decided next will be decided by two people who have looked at each other.',
      'Each of you knows better where you stand. The details can wait for another month.',
    ],
  },
  8: {
    intro: [
      'What two people share comes to light this month: money, promises, closeness or a fear. The full Moon brings it to a point at which something can be paid, forgiven or said for the last time.',
      'A matter of trust reaches its conclusion this month. Under the full Moon you feel what you have invested in somebody, and can see with some calm what has come back.',
    ],
    course: [
      'The feelings that come up are strong and not all of them are new. Some belong to an older story in which you trusted and were let down, or owed and were reminded of it. It is worth keeping the two apart. The person before you is answerable only for their own share. Where money is concerned, let the figures speak first and the feelings second. By then they will be quieter, and somebody may be moved to generosity.',
      'You can hold on or let go, and for a while it costs about the same. What tips the balance is a detail: a thank you, an invoice, a tone of voice. People give themselves away in such things, and so do you. If you have kept a secret for somebody, you may find that you no longer have to. And if it is your own, consider who would be relieved to hear it. Not everyone needs to know.',
    ],
    close: [
      'Something has been settled that used to be carried. You may notice its absence only later, when the subject comes up and nothing happens.',
      'You know better what you share with another person, and what it costs you. It can be kept, or given back, with a clear head.',
    ],
  },
  9: {
    intro: [
      'A long effort of learning, travel or persuasion arrives somewhere this month. The full Moon lets you see the whole of it for once, and one belief may have to be handed in on the way.',
      'You come to a conclusion this month. With the full Moon in your house of travel, a journey, a course or an argument ends, and you can tell what it was good for.',
    ],
    course: [
      'While you were busy with the details, a larger picture has been forming. Now it stands before you, and it may differ from the one you set out with. That is how learning feels from the inside. You will want to convince others at once, and they are not quite ready. Tell it as a story, with the part where you were wrong. Practical news from far away or from an institution may come as well; read it for what it says.',
      'There is a tension between what you know and what you believe, and it has been productive. At this point the two can be compared. Some opinions that you held for the sake of belonging somewhere have become too small. Others have stood the test and may be called your own. If you have been away, you are coming back with something. If you have stayed, somebody else’s return may bring it to you.',
    ],
    close: [
      'You see farther than you did. It is enough, for now, to have looked, and to tell one person what was there.',
      'The question you set out with has an answer, or has become a better question. You can put the map away for a while.',
    ],
  },
  10: {
    intro: [
      'Your work stands in full light this month. The full Moon at the top of your solar chart brings a result, a decision or a judgment, and asks at the same time what it has meant for those at home.',
      'A public matter reaches its goal this month or shows how far it still is. The full Moon in your house of career makes your efforts visible to people whose opinion counts.',
    ],
    course: [
      'To be noticed is what you wanted, and it is not entirely comfortable. Praise comes with expectations, and criticism with some that you had never heard of. Take both as information about the people who give them. Something you have worked for can be completed if you allow it to be finished in its present state. Meanwhile the private side of your life has been waiting with some patience, and it would be wise to notice that first.',
      'You are about to find out whether the goal is still yours. One works toward a thing for so long that nobody asks anymore, and on arriving one looks around. If it pleases you, enjoy it openly; modesty would only confuse those who helped. If it does not, you have lost nothing but an illusion, and the skill you acquired comes with you. A decision about position or title is better taken when the excitement has gone down.',
    ],
    close: [
      'It has been seen what you can do. The next step is less urgent than it seems, and an evening at home would be a good one.',
      'You have reached a place from which the next one can be chosen. There is no hurry about it, and you may look around first.',
    ],
  },
  11: {
    intro: [
      'A common plan or a friendship shows its result this month. The full Moon in the house of friends brings people together and makes it plain which hopes are shared and which were only politely listened to.',
      'A circle you belong to comes to a turning point this month. Under the full Moon you see who carries the common hope, how much of it has come true and what it has asked of you.',
    ],
    course: [
      'In a group everyone assumes that the others want what they say they want. This month somebody says something else, and it may be you. The moment is awkward and does a great deal of good. Friendships that rest on more than habit come out of it with a clearer shape. One person you had hardly counted may stand by you, and one you had counted on may be busy. Neither of these is final, and both are worth remembering.',
      'You have wished for something for a long time, together with others, and now part of it is there. It looks smaller than the wish, as real things do. There is some disappointment in that, then a kind of affection. Your private pleasures have come second to the common cause, and may now be given some of their time back. Thank the people who did the dull work. If one of them was you, let yourself be thanked.',
    ],
    close: [
      'You know who your company is. The hope you share with them has become smaller and more likely, which is a fair exchange.',
      'Something has been brought about that one person could not have done alone. It can be celebrated, and then others may take a turn.',
    ],
  },
  12: {
    intro: [
      'Something you have carried in private can be put down this month. The full Moon falls in the house of rest and shows a long inner effort from the side on which it ends.',
      'What you had put out of mind comes back into the light this month, in a gentler form. The full Moon in your house of rest asks for sleep, privacy and a little honesty with yourself.',
    ],
    course: [
      'It is as if something had been held in place by an effort you no longer noticed, and the effort is ending. What comes up is mostly old: a grief, a worry about somebody, a thing you did not do. Seen now, it is smaller and sadder than it was. You need not act on it. To have looked is what was missing, and after that company will be welcome again.',
      'There is a part of your life that nobody asks about, and you have come to think of it as unimportant. This month it insists. A dream, a piece of music or a chance remark is enough to bring it up. At first you would rather be busy. If you give it an evening, it may turn out that you have missed it. Helping someone quietly may do you more good just now than being helped.',
    ],
    close: [
      'A weight that only you knew of has become lighter. Nobody will congratulate you, and you will sleep better.',
      'You have looked at something that you had put out of mind. You can go back among people with one thing less to hide.',
    ],
  },
};
