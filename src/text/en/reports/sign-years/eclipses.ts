import type { ByHouseWordings } from '../../../catalogue.js';

/** What the eclipses of a year mean to a Sun sign, by solar house; the date stands in the statement before. */

export const solarEclipse: ByHouseWordings = {
  1: [
    'You come across differently, and need not know how yet. People who thought they knew you look twice, and you may do the same in the mirror. A changed manner begins in small things, a name, a coat, a firmer no, and nobody has to be told that it has begun.',
    'Something about yourself that seemed settled is not. It can feel like losing the thread in the middle of a sentence, and what comes next is often truer than what was planned. Start the thing that only you can start, at a size you can manage alone.',
    'Who you are when nobody needs anything from you is the question, and for a moment no answer comes. That is a good moment. It may lead you to a way of living that suits you better, beginning with how the morning goes.',
    'A reserve that people took for your nature is put aside, like a coat on the first warm day. They take to what was under it. You may not need the coat again, or only for ceremonies.',
  ],
  2: [
    'An old way of thinking about money stops making sense, and you need another. One source of income may matter less and another more. Before replacing anything, find out which of your abilities people would miss.',
    'What you earn with, spend on and rely on begins a fresh page. The first entries are likely to be small. A skill that costs nothing to use is a good one to begin with, and earning by it can come later.',
    'For a while less may come in or go out, and you see what your money does all year. What you thought you needed is partly what you were told you needed. Learn, make or mend one thing, and let the new arrangement grow from there.',
    'A habit of getting or spending, perhaps a small one, no longer pays. Do without it for a while before you put another in its place. What is saved may be more than the money.',
  ],
  3: [
    'You can no longer avoid a subject with somebody near you, a relative perhaps or a neighbor. One of you has to speak first. It goes better in person than in writing, and better early than well prepared.',
    'A new interest starts close to home: a language, a short course, a neighbor with unusual knowledge. It looks too modest to count. Learning that begins by accident has a way of turning into something you are asked about.',
    'You are at a loss for the usual words, and that is useful. Somebody nearby has been trying to tell you something and now gets through. A talk that starts from scratch can get farther than a practiced one.',
    'A short exchange at the door starts a longer thought. You may go back the next day to finish it. Whatever you study or write from here on has something of that conversation in it.',
  ],
  4: [
    'Home changes, quietly. A move, a changed household or merely another view of where you come from may begin here, and it begins in private. Let those who live with you hear of the thought while it is still only a thought.',
    'In the family something starts over, perhaps with a question of who lives where or who decides. Old customs are up for discussion. The ones worth keeping are those that people would come home for.',
    'You may feel less settled at home for a while, and see what is missing there. You may think of moving, of making peace or of having more company. Whichever it is, begin with the room you are in.',
    'You come across an old plan for your home or your family, and find that it is nearly right. Show it to those it was made for. A household can begin again without anybody moving.',
  ],
  5: [
    'In love, in play or in whatever you make for pleasure you may be a beginner again, which is awkward for anyone who was good at it. You may be clumsy at first, and enjoy it all the more. Choose something you have never done, and do not hide it.',
    'An affection or a talent asks to be taken seriously, while another that had grown stale goes out without a quarrel. The one to follow is the one that makes you forget the time of day.',
    'Something you did for the pleasure of it stops pleasing, and a space opens in the week. Leave it open. What comes to play there may make you laugh.',
    'A pleasure, a flirtation or an idea may begin, so small at first that only you notice. It need not be discussed yet. Give it an hour now and then, and see if it grows.',
  ],
  6: [
    'The working day is interrupted, and the interruption shows how it was built. A task, a schedule or a habit that you thought necessary turns out to be only old. Replace one of them at a time, and give the new one room to fail at first.',
    'You begin again in some respect with how you work and how you rest. It may be a different post, it may be an earlier bedtime. Small regular changes take hold here where a grand reform would not.',
    'Your routine stops, for a day or for longer, and the most urgent things get done all the same. When it starts again it need not start with everything. Choose the task that comes first, and give it the best hour.',
    'You leave out one task of your usual day, and nothing happens. That tells you something about the task. Leave it out on purpose, and the time can go to work that nobody else would do as well.',
  ],
  7: [
    'Another person’s part in your life is recast. A bond begins, or a familiar one is entered again on other terms, and for a while neither of you knows the rules. Say what you would agree to, and ask the same.',
    'A partnership is no longer sure of its way, and both of you have to pay attention. Someone new may come to matter. What two people decide in such a moment tends to hold longer than what either would have decided alone.',
    'You and another person look at each other afresh. What was agreed without words can be put into words, and with someone new you can say at once what matters to you. Be exact and be kind.',
    'The other person says one thing you had not foreseen, and it alters what can be agreed. There is no need to answer at once. A bond that can take a surprise is likely to last.',
  ],
  8: [
    'Trust and joint money go back to the beginning. An arrangement that ran on habit has to be spoken about, and the speaking is the hardest part. It clears the air for terms that both of you can name.',
    'Something held in common, a debt, a secret, a closeness, has to be arranged anew. Your first wish may be to hold on harder. What comes of it depends on how openly each of you says what you want.',
    'Something that you and somebody else avoid can no longer go unmentioned. A frank beginning is possible, and worth the blush. For a start it is enough to list together who owes what.',
    'Something lent may come back without being asked for, and a trust is renewed by it. You might do the same for somebody. What two people share begins more lightly when one account has been cleared.',
  ],
  9: [
    'You are less sure of a conviction, and more curious. Study, travel or a stranger’s way of life opens a larger question than the one you set out with. There is no hurry to have a new opinion.',
    'Far places and large ideas begin to pull. What you meant to learn someday asks for a first step, a form, a teacher, a ticket. You need not be sure of everything before you begin.',
    'You find that you no longer believe something, and that you get along without it. A subject, a country or a teacher you would have passed by comes into view. Go closer, and ask what a newcomer would ask.',
    'A farther view opens, perhaps through a book, a ticket or someone’s account of a place. You need not go yet. It is enough to know which direction you would take and what you would have to learn.',
  ],
  10: [
    'Your position may come into question. A role may end, or a larger one be offered before you feel ready, and people watch how you bear not knowing. Candor about that serves you better than a prepared statement.',
    'A new start may be possible in your work, or in whatever else people know you for. The old description no longer quite fits, and you have a chance to propose a new one. Someone with influence may be listening, and a short account will do.',
    'The work you are known for pauses, and people see the person. Some position may be changed, or seem to you for the first time changeable. Ask yourself what you would go on doing without the title.',
    'Somebody may mention your name in a new connection, for work you had not thought of as yours. It may come to nothing. It may also be the first line of what you are known for next.',
  ],
  11: [
    'Someone who held your circle of friends together may have other things to do, and a few may drift off. With the others something new begins that none of you had proposed.',
    'A hope you have long shared is exchanged, without ceremony, for another. It comes in with somebody new, perhaps someone who does not fit the circle at all. Make room beside you and see what they notice.',
    'In a group of people the voice that is usually heard may be silent, and another is heard. It might be yours. What you hope for together has to be said again from the start, which makes it shorter.',
    'One more person may join a common plan, and change it. What you hoped for together has to be put into words for the newcomer, and sounds better that way. Those who were there before may need a week.',
  ],
  12: [
    'Something begins in private that you cannot name yet. Rest, memory and dreams do most of the work, and you might seem absent to others. A few hours that belong to nobody will do more for it than explanations.',
    'What you keep to yourself comes to a turning. Something that only you knew about may be told to one person, or may no longer need to be told. The quiet afterward does you good.',
    'You come near to a feeling that you have put off for a long time, and there is some quiet behind it. An hour alone, taken regularly, is enough to get used to it, and later to let it go.',
    'An old worry may leave you, and you notice it by how well you sleep. Nothing has to be done about it. The hour it used to take up is free for rest, or for what you had put off feeling.',
  ],
};

export const lunarEclipse: ByHouseWordings = {
  1: [
    'You are tired of a part that you have played for a long time. Others may ask for it once more. You can thank them and decline, and see who is still there when you are only yourself.',
    'You feel strongly about yourself, and may learn something from it. A part that you have played for other people comes to an end. You may regret it at first, and be relieved a little later.',
    'Something you had hidden in plain sight about yourself is seen, by you or by someone who loves you. There is no need to defend it. What it cost to keep up can go into something better.',
  ],
  2: [
    'Something you have owned, earned or held in reserve has served its purpose. Letting it go costs more feeling than money. What it made possible stays with you, and so does the skill of having looked after it.',
    'You find out how much is enough for you. An expense, a possession or a fixed idea of your price can be given up, and you may not miss it.',
    'You go through what you own, and it ends more mildly than it began. What you were afraid to spend was of little use to you, and what you were afraid to lose cannot be bought anyway.',
  ],
  3: [
    'A conversation comes to its end, with a sibling, a neighbor or a voice in your own head. The last word matters less than its tone. Once it is said, do not go back to improve it.',
    'Something that was only rumored is said aloud. There may be some heat between people who are near each other. A misunderstanding that has lasted can be laid to rest by whoever is first to repeat the other’s view fairly.',
    'You may hear how an old story ended, or decide that you don’t need to know. There may be tears. A neighbor or a relative who notices them turns out to be a friend.',
  ],
  4: [
    'A chapter of home life closes. A room empties, a duty to an older generation is done, or the longing for an old place turns out to have been for the old days. It may make you sad for a while, and calls for a good meal together.',
    'Feelings run high at home, and old ones come up with them. A question about who belongs to the family may be answered by nothing more than who turns up.',
    'You see the whole family at once, and your own place in it. One duty that you have had for as long as you can remember is over. You may sit down with the others.',
  ],
  5: [
    'A love, a project or a pleasure has come to its full height, and what follows is another phase of it or a farewell. Either can be done with grace, and without an audience.',
    'You feel a great deal of affection, and you also know what you no longer enjoy. A way of being admired may be finished. Children and beginners are good company at such a point, because they do not look back.',
    'What you adore has its faults, and you find that you can love it with them. A game is finished, a child goes to the next class, a work is called done. Celebrate on the same day.',
  ],
  6: [
    'A piece of work is done, or you are done with it, and are slow to say so. Hand on what can be handed on, and explain it well.',
    'You have been useful beyond your strength in one place, and feel it. A duty that you once took on out of kindness may go back to whoever it belongs to. The days are lighter afterward.',
    'You are tired enough to see the truth about a routine. One thing you do every day has stopped being of use to anybody. Let it go, and give the time to rest.',
  ],
  7: [
    'Something between you and someone else has to be said. It may end in a promise or in a parting, and often in something simpler, a sentence that both have waited for. Listening comes first.',
    'You see the other person clearly, and they you. An old division of parts, who leads, who worries, who forgives, can be dropped without a scene. Some bonds end at such a point, and a good many begin.',
    'You and another person have understood each other, and need not go over it again. You may let them go their way, or stay with them more calmly. Both of you know which it is.',
  ],
  8: [
    'A debt of money or of feeling comes due and can be settled. What lay between you and another is smaller than the silence around it. Pay, forgive or ask, and let the account be closed.',
    'Something that two people have kept from each other may come out, and both may be glad of it. Grief may come up with it, or desire. The strength that went into keeping it hidden is yours again.',
    'A quarrel about what is mine and yours ends because both of you stop pulling. You see what each of you had been afraid of. What you share can be looked after together.',
  ],
  9: [
    'A belief, a course of study or a plan for far away reaches its conclusion. You may be disappointed in a teacher, or become one. You can tell which part of it is worth keeping, because you can explain that part in plain words.',
    'An argument about what is right has gone as far as it can. What you have seen for yourself decides it, more than what you have read. Let another person be wrong, and you will find that much of the heat was about something nearer home.',
    'A journey or a long search is over. The question that you set out with is answered at home, or turns out to need no answer. Tell somebody what you saw.',
  ],
  10: [
    'A goal is reached, or its price is plain and you no longer care to pay it. Either shows in public. What you have done stands, with your name on it, and private life may have the next turn.',
    'Your work is seen in a strong light. Praise or blame, it belongs to a task that is ending. Those at home feel the strain, and would rather be told than guess.',
    'A matter at work is decided in public. You will be thanked or not. The evening is for people who would like you without any of it.',
  ],
  11: [
    'A circle of friends or a shared hope has had its best time. People go separate ways, and no one need be at fault. Two or three remain, and with them the wish itself, somewhat smaller and more likely.',
    'How you feel on the way home shows you what a group means to you. One membership may be given up. Another turns out to have been friendship all along, which needs no meetings.',
    'Something that several people wanted has been reached, or has ceased to be wanted. Some leave at that point. Those who stay are the ones for whom you did it.',
  ],
  12: [
    'More time alone than usual may be what you want, and you have a right to it. A grief or a secret changes its meaning for you. Sleep is a help, and so are days without a plan.',
    'You need no longer be on guard in private. Forgotten feelings come up in no particular order, and pass. What you notice later is only how plain and quiet the mornings are.',
    'You settle something in private of which no one knew. Perhaps you have forgiven someone, or yourself as you were years ago. It will be easier to be alone.',
  ],
};
