import type { ThemesByHouse } from '../../../../report-catalogue.js';

/** Something begins that goes on for years: an outer planet comes, Jupiter or Saturn comes, two slow ones meet. */
export const lasts: ThemesByHouse = {
  1: {
    intro: [
      'A long chapter about you opens this week. It will not show in the mirror by Sunday, and it need not. Over a good while the way you live, look and decide is going to change, and this week gives you the first sample of it.',
      'Something begins this week that will be about you for a long time to come. Take it as a change of climate rather than of weather: slow, thorough, and easier for those who dress for it early.',
      'A meeting in the sky that comes once in many years falls on your own sign this week. It concerns who you are and what you stand for. Nobody changes overnight; but you may hear the question that the coming years will ask.',
    ],
    thought: [
      'Which part of you has been waiting for a reason to change?',
      'What about yourself would you be sorry to lose on the way?',
      'What do you stand for that you would like to be known by?',
    ],
    close: [
      'The part of you that was waiting has its reason now. It has plenty of time as well, so let the change come slowly.',
      'What you would be sorry to lose, you can decide to keep. A long change leaves room for that choice, and for several more.',
      'What you stand for shows in small things first. Choose one of them this week, and let the years do the rest.',
    ],
  },
  2: {
    intro: [
      'A long change in money matters has its beginning this week. Nothing has to be settled at once, since it concerns what you earn, own and consider enough over a good stretch of time. Watch what comes up first; it will come up again.',
      'Your means are at the start of a slow change this week. How you earn, what you hold on to and what you think yourself worth will look different by the end of it. There is time to do it properly.',
      'What you earn, own and hold dear comes under a rare influence this week, one that returns only after many years. The sums will hardly show it yet. What begins to shift is your idea of being safe.',
    ],
    thought: [
      'How much would be enough, if you had to name the figure today?',
      'What do you do well that you have never put a price on?',
      'What makes you feel safe, and does it cost more than it gives?',
    ],
    close: [
      'Write down what would be enough, and put the figure where you will find it. It is a good thing to compare with, whenever the next sum is in question.',
      'A skill that gets its price is taken more seriously, by its owner first of all. This change is long enough to try more than one figure.',
      'Safety that gives more than it costs is worth keeping. The other kind can be let go of slowly, one bill at a time.',
    ],
  },
  3: {
    intro: [
      'How you talk, learn and get about begins to change this week, and will go on changing for a long while. The first sign may be small: a subject that will not let go of you, or a neighbor who turns out to matter.',
      'A long conversation opens this week. It may be with a brother or sister, with a subject, or with the place you live in. You need not have the last word in it; for the present the first will do.',
      'A rare meeting of slow planets touches your words this week: how you think, what you say, whom you talk to. Its effect will be felt for years, and its first sign may be a single conversation.',
    ],
    thought: [
      'What would you like to be able to say, write or understand that you cannot yet?',
      'Whom do you see nearly every day without really talking to them?',
      'Which conversation would change something for good, if you had it?',
    ],
    close: [
      'Whatever you would like to be able to say can be learned a sentence at a time. The one that you try this week is the start.',
      'A person you see every day needs only a second sentence after the first. From there a long conversation keeps itself going.',
      'The conversation that would change something can begin with a question. Ask that much, and let the answer take its time.',
    ],
  },
  4: {
    intro: [
      'A long change in your home life begins this week. It may concern where you live, with whom, or what you think of when you say “family.” Let the first days of it be quiet ones; the ground is only starting to move.',
      'What home means to you comes into question this week, and stays there for a good while. That is no alarm. A house may be rebuilt with people living in it, as long as they do it one room at a time.',
      'Something in the foundations shifts this week, as it does once in many years. It may concern a house, a family or the place you come from. Nothing need be packed; it is enough to notice what no longer holds.',
    ],
    thought: [
      'What must a place have for you to call it home?',
      'What have you kept as it was at home, because it was always so?',
      'What in your home life has been holding only because nobody leaned on it?',
    ],
    close: [
      'What you need in order to be at home can be said in a sentence or two. Keep the sentence; there will be years in which to act on it.',
      'Some of what was always so at home may stay, once you have chosen it. The rest can go slowly, and with thanks.',
      'Whatever holds at home when you lean on it is yours to build on. The rest can be rebuilt without haste.',
    ],
  },
  5: {
    intro: [
      'What you love and what you make enter a long new season this week. Romance, children, art, games: somewhere in that field a thing begins that will occupy you for a good while. It starts lightly, as such things do.',
      'Joy changes its address this week, and the move will take some time. You may find that old amusements bore you, or that a new one will not leave you alone. There is no need to explain either.',
      'Joy becomes a serious subject this week, under an influence that comes once in many years. A love, a child or a work of your own asks how much of you it may have. Give it a first, honest answer.',
    ],
    thought: [
      'What would you make, or whom would you love, if there were all the time in the world?',
      'Which pleasure have you outgrown, and which one have you never dared to try?',
      'How much of yourself does the thing you love really get?',
    ],
    close: [
      'There is not all the time in the world, only a good deal of it. Give what you love its first regular hour, and let the rest grow from that.',
      'A pleasure you never dared to try asks for one small beginning. The one you have outgrown can be given away to somebody younger at heart.',
      'What you love can live on a small regular share of you. Name the share, and keep to it from this week on.',
    ],
  },
  6: {
    intro: [
      'Your working life starts on a long change this week. It concerns the ordinary day more than the great career: what you do, with what tools, and how tired you are at the end of it. Notice what first begins to pinch.',
      'The daily round is due for a long overhaul, and it begins this week. One habit at a time will be taken out, looked at, and put back or not. You set the order, which is the greater part of the work.',
      'The way you work meets a rare turning point this week, of a kind that comes round only after many years. The day will look like any other. What it is for is the question that has come up.',
    ],
    thought: [
      'Which hour of your ordinary day would you keep exactly as it is?',
      'What does your work ask of you that it did not ask when you began it?',
      'For whom, or for what, do you get up in the morning?',
    ],
    close: [
      'The hour you would keep is the one to build the rest of the day around. A long change has time for such carpentry.',
      'Work that has changed its terms may be answered with some of your own. Begin by writing down what it asks of you now.',
      'If you know for whom you get up in the morning, the rest of the day can be arranged. If you do not, ask those who would miss you at nine o’clock.',
    ],
  },
  7: {
    intro: [
      'A long chapter in your relationships opens this week. Somebody may come in, or somebody who is there may change, or you may see the two of you in another way. It will have time; so, this week, may you.',
      'What you look for in a partner, of whatever kind, begins to change this week. Such changes go on for a good while and are kinder when both sides know of them. It is not too early for a first word about it.',
      'Something between you and others is settled or begun this week that will count for years. Meetings of this kind are rare. The other person may not notice; it is worth telling them what you have understood.',
    ],
    thought: [
      'What do you want from another person that you would once have done without?',
      'If the two of you met for the first time now, what would you agree on at once?',
      'What have you understood about the two of you that you did not know a year ago?',
    ],
    close: [
      'What you want from a partner has changed, and saying so is the first courtesy. They have perhaps been changing too.',
      'What you would agree on at once is the ground you both stand on. Build from there, and leave the disputed corner for later.',
      'Whatever you have understood about the two of you belongs to both. Say it in a quiet hour, and see what they have understood.',
    ],
  },
  8: {
    intro: [
      'What you share with other people starts on a long change this week: money, trust, old promises, the things one speaks of with the door closed. The beginning may be no more than a question. It deserves a true answer.',
      'A slow clearing begins this week among the things you have in common with others. It will go on for a good while, and nothing has to be torn out. What is held together by silence alone comes loose by itself.',
      'What you share and what you owe stand under a rare influence this week, one that people meet only now and then in a life. Trust is put to the test in order to be renewed. Begin with what is certain.',
    ],
    thought: [
      'What do you depend on that you have never talked over with the person it depends on?',
      'Which old promise still fits, and which one have you been keeping out of habit?',
      'What do you trust without proof, and has it earned that?',
    ],
    close: [
      'What you depend on is safer when both of you know it. One plain talk does for a start, and others may follow in their time.',
      'A promise that still fits can be given again, in words of today. Whatever was only habit may be handed back.',
      'Trust that has earned its place can be left in peace. Where it has not, one honest question this week will begin to set it right.',
    ],
  },
  9: {
    intro: [
      'Your view of the world starts to widen this week, and has a long way to go. A place, a teacher or a subject comes into sight. You do not have to leave tomorrow; it is enough to know in which direction it lies.',
      'What you believe is at the beginning of a long revision this week. It may come by travel, by study or by somebody who sees it all otherwise. Convictions worth having will get through it in good condition.',
      'Your view of things reaches a turning point this week that comes only once in many years. It may be a faith, a study or a far place that calls it into question. You do not have to answer at once.',
    ],
    thought: [
      'Looking back from old age, where would you like to have been?',
      'Which of your beliefs did you choose, and which did you simply inherit?',
      'What do you believe that your grandparents would not have understood?',
    ],
    close: [
      'A place you would like to have been has a first step that can be taken from the kitchen table. Take it, and let the rest of the road come.',
      'A belief that you have chosen can bear to be looked at again. The inherited ones may turn out to be yours as well, once you know why.',
      'What you believe may be put in a few sentences of your own. Write them down this week, and look at them again when you have traveled.',
    ],
  },
  10: {
    intro: [
      'A long chapter in your work and standing opens this week. It may begin with a task, a title or a doubt, and it is larger than it looks. Nobody expects you to know yet where it leads.',
      'What you are known for begins to change this week, and will go on changing for a good while. Your part is to decide what the change should serve. The first occasion may look like any other working day.',
      'Your place in the world meets a rare turning point this week. What begins or ends in your work now will be seen in its true size only years later. Do the next step as if you were glad of it.',
    ],
    thought: [
      'What would you like your work to have been good for?',
      'If you were to begin again, would you choose the same work?',
      'Which task is yours to do, even if it takes years?',
    ],
    close: [
      'What your work is good for is a better guide than where it ranks. Keep that answer near, since the road ahead of it is long.',
      'If you would choose the same work again, choose it, aloud. If not, there is time to learn another without slamming any door.',
      'The task that is yours can be known by your coming back to it. Do an hour of it this week, and mark the date.',
    ],
  },
  11: {
    intro: [
      'Your circle begins a long change this week. Friends come and go in it more than usual, and the hopes you have in common are looked at afresh. Nobody has to be dropped; some will simply walk at another pace.',
      'What you hope for starts to take a new shape this week, and with it the company you keep. It will go on for a good while. The first sign is often an invitation you would not have accepted a year ago.',
      'Among your friends and in your hopes something turns this week, as it does once in many years. A circle finds a new purpose or lets go of an old one. Be there, if it can be arranged, and listen well.',
    ],
    thought: [
      'With whom would you like to grow old, or at least older?',
      'Which hope of yours needs more people than you know at present?',
      'What could your friends and you do together that none of you could do alone?',
    ],
    close: [
      'The friends you would grow older with should hear of it. Put them in the calendar first, and let the others find the gaps.',
      'A hope that needs more people begins with the first one. Tell it to somebody new, and see whether they want to know more.',
      'What can only be done together needs one person who names it. You might be that person this week, over something to eat.',
    ],
  },
  12: {
    intro: [
      'A long, quiet chapter begins this week, in the part of your life that others do not see. Rest, solitude, something old that asks to be understood: there is plenty of time for it, and it does not like to be hurried.',
      'Something that you have kept to yourself starts to move this week, slowly and for a good while. There is nothing you must do about it yet. A little more quiet than you are used to is all that it asks.',
      'A quiet turning point is reached this week, of a kind that comes once in many years. It takes place out of sight: in sleep, in memory, in what you no longer fear. Give it as much peace as you can.',
    ],
    thought: [
      'What do you know about yourself that you have never said aloud?',
      'What would you do with more solitude, if you were given it?',
      'What are you no longer afraid of?',
    ],
    close: [
      'What you have never said aloud can be said to yourself first. That is how a quiet chapter opens, and nobody need be told.',
      'Solitude can be had in small amounts, an hour at a time. What you do with the first one shows what the others are for.',
      'What you no longer fear leaves room behind it. Keep the room empty for a while, and see what comes in by itself.',
    ],
  },
};
