import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const saturnEnters: ThemesByHouse = {
  1: {
    intro: [
      'Saturn comes into your own sign in {year}, for the first time in about twenty-nine years. Life becomes plainer and in some ways heavier, and you find out what you can carry. What is built on that knowledge is built to last.',
      'In {year} Saturn enters your own sign, where it comes about every twenty-nine years. You are asked to be who you are on purpose. You may become plainer and more decided, and give up certain things without making much of it.',
    ],
    thought: [
      'Saturn asks you {when} to look at everything you have taken on, some of it by choice, some because it was handed to you, and to go on only with what you can answer for. At first that feels like weight, and you may seem older than you are. Later it feels like firm ground. You do fewer things, and you need less approval for them.',
      'This is a year for seeing yourself without flattery. It tends to show what is only manner and what holds up when you are tired. You may be criticized, or may do it yourself and go too far. What helps is a task difficult enough to be worth the trouble, and time to learn it. Confidence gained in that way does not depend on mood.',
    ],
    turn: [
      'The duties that were only handed to you begin to weigh from now on, and you find out which of them you can answer for.',
      'The sober look at yourself begins here, and so does the task that is worth the trouble.',
    ],
    close: [
      'You have given back what was never yours to carry. The duties you kept are heavy enough, but you chose them, and people have learned that your yes can be relied on.',
      'You have looked at yourself soberly and gotten used to what you saw. You can do one difficult thing better than before, and you no longer ask who noticed.',
    ],
  },
  2: {
    intro: [
      'Saturn enters your second house in {year}, and what you own, earn and are good at has to stand some use. The mood about money is sober rather than poor. What is looked after now is the part that lasts.',
      'Saturn takes up your second house in {year}, and with it all that you rely on to get by. Some figures will be looked at twice. What you learn about enough, here, you will not have to learn again.',
    ],
    thought: [
      'You learn {when} what you can live on. Money may come more slowly or be tied up in something that lasts. At first you notice mainly what you have to do without. By and by it becomes a kind of independence, since a person whose needs are few is hard to put under pressure. A skill that you practice regularly will be worth more than a lucky purchase.',
      'Your finances are put in order {when}, whether you like it or not. Saturn asks what each thing costs, what it is for, and who is paying. Some of the answers are embarrassing for an evening and useful from then on. You may earn less for a time, or work harder for the same. What matters is that you know your figures. Self-respect grows with them, and does not depend on how high they are.',
    ],
    turn: [
      'From now on you learn in practice how much is enough.',
      'The figures that you would rather not look at come up from now on.',
    ],
    close: [
      'You know what you need, and it is less than you feared. What you earn is earned soundly, and part of it is put aside.',
      'The figures are known, and you no longer avoid looking at them. What you own you use, and what you owe has a date.',
    ],
  },
  3: {
    intro: [
      'Words become a serious matter in {year}, when Saturn enters your third house, of speech, study and close neighbors. People take you at yours. It is slower to speak so, and after some practice you would hardly go back.',
      'Saturn is in your third house from {year}, and holds you to what you say. Casual remarks turn out to have been promises. Those near to you might hear from you less often, and would not want it otherwise.',
    ],
    thought: [
      'You do well to weigh what you say {when}, because a careless remark comes back. At first you may simply say less. In time you find that a short, exact sentence reaches people whom long explanations never did. It is also a good year for learning something dry and useful, a language, a method, the rules of your trade, a little every day.',
      'It is worth saying less {when} and choosing the words with more care. One or two things have to be told to somebody near you, and a long explanation would only start a discussion. Write it down first and leave out what is there to defend you. Saturn favors a plain sentence, said once, and it gives the other person time to answer.',
    ],
    turn: [
      'From now on a careless remark is more likely to come back to you, and an exact one to be remembered.',
      'From now on a certain talk with somebody near you gets harder to put off.',
    ],
    close: [
      'You have said what you had to say in few words, and it was understood. Somebody with whom talk had been difficult asks for your opinion now.',
      'You have said one important thing to the right person, in few words. They understood it as you meant it, and talk between you is easier since then.',
    ],
  },
  4: {
    intro: [
      'Saturn goes down into your fourth house in {year}, where family and home are, under everything else you do. It is quiet there, and some of the quiet is tiredness. What the place stands on can be looked at for once.',
      'The house of home and family, your fourth, is where Saturn goes in {year}. Something there has been out of order for a good while. It is heavy to look into and lighter afterward, when you know what can be relied on.',
    ],
    thought: [
      'Responsibility for others comes nearer {when}. You may have to decide where you will live in the long run, repair what has been patched too often, or take over a task from an older generation. There is less time for going out, and some evenings are quiet to the point of loneliness. By and by the order you make there begins to support you, and the decision gets easier to live with.',
      'You are asked for patience {when}. Something in the family or the building that was never quite right can no longer be worked around. An older relative may need you, a lease or a loan has to be carried, or a silence has lasted too long. It is slow work, and much of it nobody sees. What you put in order will hold, and you will know whom in the family you can count on.',
    ],
    turn: [
      'From now on the question of who looks after whom comes up at the table, and is not dropped again.',
      'What could be worked around at home until now has to be looked at from here on.',
    ],
    close: [
      'Home rests on something you have checked yourself. There may be fewer people in it or fewer things, and those that are there can be relied on.',
      'Something at home that had been wrong for a long time has been put right. It took most of your patience, and the place is calmer and easier to live in.',
    ],
  },
  5: {
    intro: [
      'Pleasure, love and the things you make get a strict teacher in {year}: Saturn enters your fifth house. It asks for fewer of them and looks longer at each. What is left after that is yours in a way it was not before.',
      'In {year} Saturn comes to your fifth house and wants to see what you do for love. It gives little applause and a great deal of time. Romance, children and art want a fixed place in your life, and regular practice.',
    ],
    thought: [
      'You have to choose among your pleasures {when}, because for love, play and what you make there is less time than there was. It can feel like a loss, because most of what you give up was pleasant. What you keep gets your whole attention, and grows by it: a person you see regularly, a craft you practice. By the time Saturn leaves you will be good at it.',
      'What you love needs practice {when}, and regular time rather than for grand gestures. It may feel like a duty at first, and some of the charm goes out of it. If you keep at it in spite of that, you reach a freedom that talent alone did not give you. Others notice the effort before you notice the result, and may encourage you by it.',
    ],
    turn: [
      'The choice among your pleasures begins now, since there is less time for all of them.',
      'What you love wants its regular hours from now on.',
    ],
    close: [
      'You gave up several pleasures and kept two, and these have become part of your life. The rest is hardly missed, even by those who used to share it.',
      'You have practiced what you love, strictly and often, and it has become easier by that. You can afford to be playful again, and people like to watch.',
    ],
  },
  6: {
    intro: [
      'In {year} Saturn takes up work in your sixth house, among your tasks, your habits and the care of your strength. It goes through them one by one. How much a day can hold is a question that can be answered, given some honesty.',
      'Saturn enters your sixth house in {year}, among tasks and habits and what your strength will bear. You may be slower for a time, and better. You notice which parts of the day cost too much effort, and can change them.',
    ],
    thought: [
      'There is a limit to what you can do in a day, and {when} you meet it. If you have been doing more for a long time, your strength or your mood will tell you so. You need not justify it to anyone, only keep to it, and say it before you promise something. Within it your work becomes more reliable, and people learn to plan with you.',
      'Some of your work costs more strength {when} than it should. A tool is worn out, a skill is out of practice, or you have not had a proper rest for a long time. Saturn shows you the place by making you tired there. It takes some hours away from the work itself to put that right, and they are better spent than on trying harder.',
    ],
    turn: [
      'From now on you meet the limit of what a day can hold, and can name it.',
      'From now on it is worth noticing over which task, and at which hour, you are most worn out.',
    ],
    close: [
      'You have said how much you can carry, and people have arranged themselves around it with less fuss than you feared. What you do take on, you finish without running.',
      'You have repaired or learned what your work depends on, and have rested. It goes with less effort, and you look after it a little every day.',
    ],
  },
  7: {
    intro: [
      'Partners and agreements are weighed in {year}, as Saturn enters your seventh house. You find out who can be relied on, and they find out the same about you. It makes for fewer promises, and for promises that hold.',
      'In {year} Saturn comes to your seventh house, of partners and agreements, and what you can expect of each other is found out by experience. Promises are tested there, and the sound ones come through.',
    ],
    thought: [
      'This year shows who stands by whom. Charm counts for little in this, and good intentions for not much more; it shows in what each of you does when tired. Some promises may become binding, and others may lapse. A partner may be busier or more serious than you are used to. Time and plain terms do more for such a bond than declarations.',
      'A partnership has a harder year than usual, and a fair one. Work has to be shared, a contract read to the end, a difference of age, pace or duty taken seriously. Those who live alone may ask themselves why, without blame. You cannot force the other person, and trying to makes it harder. If each of you does their own part and leaves the other theirs, a good deal gets done, and it lasts.',
    ],
    turn: [
      'From now on it shows, in tired hours more than in good ones, who stands by whom.',
      'The harder and fairer part of a partnership begins here, with work to be shared.',
    ],
    close: [
      'You know who stands by you, and they know the same of you. What you have promised each other is less than it might have been, and all of it is meant.',
      'You and another person have come through a hard piece of work together. You know what each of you can do and cannot, and neither expects the other to be different.',
    ],
  },
  8: {
    intro: [
      'Saturn arrives in your eighth house in {year}, where people depend on one another in money, in closeness, in what is owed. The tone turns grave and practical. Old entanglements can be undone there, by somebody who is in no hurry.',
      'What is tangled between you and others, in money or in trust, comes under Saturn’s hands in {year}, as it enters your eighth house. Pulling at it would make it worse. It can be undone by going back patiently to where it began.',
    ],
    thought: [
      'What ties you to other people in money, trust or guilt has to be put in order {when}. Some of it is old and was never spoken of. You may be tempted to pull yourself free at once, or to go on not looking. It works better to take one thing at a time: one debt, one paper, one talk with the person concerned. It is slow, and it lightens you more with each step.',
      'Between you and another person something has been made worse by both of you, and {when} it can be solved. Saturn favors whoever stops insisting first. That need not mean giving up your claim. Put it in writing, listen to theirs, and look for the point at which either of you could move without loss. It takes several talks, and it makes the tie stronger than it was.',
    ],
    turn: [
      'From now on one envelope, opened and answered, makes the next one easier.',
      'From now on a first talk that does not end in the old quarrel is possible.',
    ],
    close: [
      'An old tie between you and somebody has been put in order and did not have to be cut. You know what you owe and what is owed to you, and speak of it calmly.',
      'A matter between you and another person has been settled, because both of you stopped insisting. The tie will hold, and neither of you likes to talk about how it began.',
    ],
  },
  9: {
    intro: [
      'Your beliefs have to prove themselves in {year}. Saturn comes to your ninth house, of travel, study and conviction, and asks how far you are ready to go for them. The splendid ideas get quieter, and one or two turn out to be sound.',
      'In your ninth house there is Saturn from {year}, and opinions have to be tested by experience. You travel for a reason and study in earnest. You may speak with less certainty in the end, and you will know more of what you say.',
    ],
    thought: [
      'This year large ideas have to show what they are good for on an ordinary day. A course of study may be longer than you thought, or a journey harder. Some of your opinions will not stand it, and you are freer without them. Those that do are worth building on, and people will believe you when you speak of them.',
      'This year you find out which of your beliefs rest on experience and which you only heard from others. A subject has to be gone through step by step, or a journey undertaken with little comfort. It is slow, and you may feel like a beginner. Saturn rewards those who check for themselves. Where you discover that you were mistaken, you are nearer to knowing than before.',
    ],
    turn: [
      'From now on the large ideas are tried out on ordinary days.',
      'From now on what you believe is compared with what you have seen for yourself.',
    ],
    close: [
      'You know which of your beliefs you can live by, because you have tried. What you have studied or seen took longer than you had planned, and you would do it again.',
      'There is one subject on which you used to have views and now have knowledge, because you have gone over the ground yourself. When people speak of it, you find that you ask them whether they have been there.',
    ],
  },
  10: {
    intro: [
      'In {year} Saturn arrives at the top, in your tenth house, of work and standing, and your responsibility becomes visible. A long effort is recognized here, or a long one begins, and either is done in front of people.',
      'Saturn climbs to your tenth house in {year}, and the extent of your duties is looked into. What you carry in the eyes of others becomes plain to yourself as well. It is a serious honor, and a tiring one.',
    ],
    thought: [
      'Your work becomes heavier {when} and counts for more. Shortcuts are found out. You may be given responsibility without much praise, or reach a position that others have wanted, and both are tiring. What is done thoroughly though nobody checks it tells in the end, because you are asked again. Some hours have to be kept for home, since no one will keep them for you.',
      'This year you see how much you have taken on in your work. Tasks were added one by one, each with a good reason, and nobody but you knows the sum. A superior, a deadline or your own tiredness makes it plain. Some can be given back, so that the others are done properly. You may fear for your standing. Those who decide generally think more of a person who knows their limit.',
    ],
    turn: [
      'From now on more is asked of you, in a tone that takes the answer for granted.',
      'From now on it becomes plain how many tasks you have taken on.',
    ],
    close: [
      'You are respected for work that you know to be good. There is more responsibility in it than you had looked for, and you carry it without having to prove anything.',
      'You do less at work than you did, and do it well. People know what they can ask of you and what they cannot, and your name is the better for it.',
    ],
  },
  11: {
    intro: [
      'Friendship and common plans become a form of work in {year}, when Saturn enters your eleventh house. It is less crowded there than it was. The few who remain do what they said, and they notice whether you do.',
      'Among friends and in whatever you belong to, Saturn asks for presence from {year} on: it enters your eleventh house. It is no longer enough to be well liked; people count on those who come. A small group of such people can do a great deal.',
    ],
    thought: [
      'This year you see less of the friends who only pass the time, and more of those with whom you do something. A common aim may need somebody who keeps at it when the others lose interest, and it may be you. You can ask who is really in it, and be told. Fewer people and a clear task are a good beginning for something lasting.',
      'Working with other people is what you learn {when}. A common task goes well if everybody keeps the same pace, and being the fastest or the cleverest is no help to it. You may have to slow down, or to say that you cannot keep up. If you are always out of step with one group, perhaps another suits you better. Saturn gives you time to find out.',
    ],
    turn: [
      'From now on it shows which friends are really in it with you.',
      'From now on your own impatience tells you whether the pace of the others suits you.',
    ],
    close: [
      'You have done your part in something that was larger than you, beside people who did theirs. You may not all be close, but you can call on each other.',
      'You have worked for a long time with people who keep the same pace as you. You need few words with them, and you know whom you can call on.',
    ],
  },
  12: {
    intro: [
      'Out of sight, in your twelfth house, Saturn begins a long piece of work in {year}. Rest, solitude and old obligations are its material. You may look idle to others, and feel behindhand yourself, while the ground is being put in order.',
      'Saturn withdraws to your twelfth house in {year}, where matters that were never quite finished are waiting. Guilt, tiredness and old duties are among them. Dealing with them is slow private work, and you will feel lighter for it.',
    ],
    thought: [
      'Part of your life needs a pause {when}, and Saturn sees to it that it gets one. You may withdraw from something, or it may withdraw from you, and from outside it looks as if nothing were going on. Meanwhile old obligations are finished off and old worries looked at. You may feel guilty about doing less. It is the preparation for what comes next, and it cannot be hurried.',
      'Something has built up in you over the years, from good times as well as bad, and {when} you notice that it weighs on you. It may be tiredness, a grudge or too many things kept out of loyalty. It needs time and some privacy to clear it away. You do not have to do it all alone; one discreet person who listens makes the work shorter.',
    ],
    turn: [
      'From now on invitations are easier to decline, and the calendar has white in it.',
      'From now on you may feel the old weight most in the evening, and can put down a little of it each time.',
    ],
    close: [
      'What you let rest has recovered. You owe less to the past than you did, and when you begin something again you will notice how much strength there is for it.',
      'You have put down a good deal that had gathered over the years. There was little to show for it, and those who live with you notice that you are easier to be with.',
    ],
  },
};
