import type { Growing } from '../../../../report-catalogue.js';

/** How the matter of each house bears on what the reader wants to be. */
export const onYourself: Growing = {
  2: [
    'What you want for yourself may cost something, and it helps to know how much before you begin.',
    'In money matters you may be judging yourself by what you earn, and the two are better kept apart.',
    'Once you know what you have to live on, it is easier to decide what to change about yourself.',
    'If you think more of yourself than you did, that can also show in what you ask for your work.',
    'Some of what you own or pay for suits a life that you no longer lead, and could be given up.',
    'A little more safety in money matters makes you braver in what you want for yourself.',
  ],
  3: [
    'You may find out what you want by talking about it, since some things become clear only when they are said.',
    'People nearby notice a change in you before you have announced one, and their questions help you to put it into words.',
    'You might mention in an ordinary conversation what you are planning for yourself, and get a serious answer.',
    'A question from somebody nearby may show you what you have always taken for granted about yourself.',
    'You hear your own opinion more clearly when it has to be explained to a neighbor.',
    'You can start with how you speak about yourself, which is easier to change than anything else.',
  ],
  4: [
    'The people at home are used to you as you are, so they may need longer than others to accept a change.',
    'Your family has an opinion on how you should live, and it is for you to decide how much of it you share.',
    'Whatever changes about you is easier to bear with a calm home, so it is worth seeing to that.',
    'Those you live with notice a change in you early, and may not mention it unless you ask.',
    'Some of what you want to change about yourself began in your family, and is easier to understand there.',
    'At home you have the quiet to think about what is changing for you.',
  ],
  5: [
    'What you do purely for pleasure shows you what you like when nobody expects anything of you.',
    'In love and play you can try out, at little cost, the change that is asked of you elsewhere.',
    'You like yourself best when you are enjoying something, and that is worth knowing before you make a resolution.',
    'If you wonder what suits you, look at what you do gladly on a free day.',
    'People get to know you best when you are enjoying yourself and not thinking about the impression you make.',
    'Some questions about yourself that are hard to answer by thinking answer themselves while you enjoy something.',
  ],
  6: [
    'A wish about yourself becomes real only when there is an hour for it in an ordinary day.',
    'Good intentions tend to wear out in daily work, so a regular time for what you want for yourself is worth fixing.',
    'What you want for yourself needs a place in an ordinary day, and a small habit is the easiest way to give it one.',
    'Your working day may leave little time for what you want for yourself, so it helps to keep an hour of it free.',
    'Busy working days will show you which of your personal plans you are serious about.',
    'The change you want for yourself takes strength, so your working days should leave you enough sleep.',
  ],
  7: [
    'Somebody close has a claim on the same days that you wanted for yourself, and both claims are fair.',
    'What you want has to be told to another person sooner or later, and how they take it is part of the answer.',
    'Another person may tell you how they see you, which is useful even if you see yourself differently.',
    'If you want to know how you come across, there is somebody near enough to ask.',
    'What another person wants may differ from what you want for yourself, and you can say so without a quarrel.',
    'How you treat the person closest to you shows what you have already changed about yourself, and what you have not.',
  ],
  8: [
    'What you owe, and whom you trust, decides in part how freely you can change your own life.',
    'A change in you may be felt by those who depend on you, and it is kinder to tell them early.',
    'Something between you and another person, a trust or a debt, decides how free you are to move.',
    'What you share with somebody sets a limit to going your own way, and the limit can be discussed.',
    'Nobody changes without asking something of those who rely on them, and it is better to ask openly.',
    'With someone who knows you well and still trusts you, you can speak more openly about yourself.',
  ],
  9: [
    'From some distance, on a journey or in a book, what you want for yourself looks simpler.',
    'What you learn or see farther away gives you courage for what you want to change nearer by.',
    'People outside your usual circle may have been through something similar, and it is worth asking them how.',
    'Meeting somebody who lives quite differently reminds you that your own way of living is a choice.',
    'On the way somewhere you think more clearly about yourself than at home.',
    'A book or a talk on a larger subject may help you more with your own plans than worrying about them.',
  ],
  10: [
    'People at work know you only in your role, and this is a chance to let them see more of you.',
    'Ambition and the wish to be yourself do not always ask for the same thing, and work brings the difference into the open.',
    'What you do in public is part of who you are, though a smaller part than it appears on a busy day.',
    'What people at work expect of you need not be what you want for yourself.',
    'The role you play in public may have become too small or too large, and this is the time to notice.',
    'Standing up for what you want may be hardest at work, so it is worth preparing what you will say there.',
  ],
  11: [
    'Friends are a help here, because they like you without needing you to stay as you are.',
    'In company you notice which of your wishes are your own and which you caught from others.',
    'Friends may understand what you want for yourself before you have explained it.',
    'Friends who have known you for a long time can be told about your plans a little at a time.',
    'Among friends you can leave the question about yourself alone for an evening, and come back to it rested.',
    'You may get some courage for your own plans from friends who have already done something similar.',
  ],
  12: [
    'What you want for yourself has to be thought over alone, and that takes more time than you usually give it.',
    'Some of what you want for yourself is still private, and you notice it most when you rest.',
    'Some hours without an audience show you what you would like when nobody is looking.',
    'There are personal things that you have to think over alone, and that takes some free time.',
    'When you are alone, you can let go more easily of the part of yourself that you are asked to leave behind.',
    'It can be tiring to act as if nothing about you had changed, and when you are alone you need not.',
  ],
};

/** How the matter of each house bears on money, possessions and worth. */
export const onMeans: Growing = {
  1: [
    'How confident you appear may decide which terms you are offered for your work.',
    'What you earn depends in part on what you think you deserve, and that can be changed first.',
    'How you feel about yourself affects how you judge your finances, so do the sums on a good day.',
  ],
  3: [
    'A talk with somebody nearby may be worth money, since they know a price, a buyer or a better way.',
    'You could save or earn something by asking a question that you have not yet asked.',
    'News from nearby may change a price that you had reckoned with.',
  ],
  4: [
    'Much of what you earn goes into the place where you live, so a decision at home is a decision about money as well.',
    'You learned some of your habits with money in your family, and need not keep all of them.',
    'Those you live with are affected by your worries about money, and may have a practical suggestion.',
  ],
  5: [
    'If you set aside a sum for pleasure, you can enjoy it without upsetting your budget.',
    'Something you do for pleasure may be worth money to others.',
    'Pleasure costs something as well, and when money is on your mind it is easier to enjoy if the sum is settled.',
  ],
  6: [
    'What you earn is made in ordinary hours, and a better arrangement of these is as good as a raise.',
    'Work well done adds to your income, a little every day.',
    'If you put some order into your working day, your income may be the better for it before long.',
  ],
  7: [
    'A partner sees your figures with other eyes and may be right about one of them.',
    'Agreements with another person decide more about your means at present than anything you do alone.',
    'Someone else has a stake in what you earn or spend, and it is fair to ask what they expect.',
  ],
  8: [
    'Your own money and the money you share are easily mixed up, and it helps to count them separately.',
    'Debts belong in the sum when you look at your means, both those you owe and those owed to you.',
    'You cannot settle your own accounts completely without the person with whom you share some of them.',
  ],
  9: [
    'A journey or a course would give you a reason to save.',
    'What you are ready to pay for knowledge or distance says a good deal about what you value.',
    'If you have a journey or a course in mind, it is easier to do without small expenses.',
  ],
  10: [
    'Standing and income do not always rise together, and it is as well to know which of the two you are working for.',
    'Those who judge your work also decide what it is paid, but they cannot guess what you have in mind.',
    'How you are seen at work has its bearing on what you are paid, though with some delay.',
  ],
  11: [
    'Friends spend differently from you, and it is no unkindness to say what you can afford.',
    'What you do together with friends can bring money in or cost some; a clear figure keeps it friendly.',
    'Among friends you find out what others earn, ask or do without, and some of it is useful to know.',
  ],
  12: [
    'Worry about money is loudest when you are tired, so rest is part of the accounts.',
    'Something you spend without noticing, in money or in strength, comes to light when you are by yourself.',
    'When you are rested, you judge your money matters better than after another hour of effort.',
  ],
};

/** How the matter of each house bears on talk, learning and the people nearby. */
export const onTalk: Growing = {
  1: [
    'People listen to how you say something as well as to what you say, so your manner matters when you talk.',
    'You are asked to speak for yourself, which is harder than speaking well.',
    'Before you say something important to anyone, it is worth knowing whether you mean it.',
  ],
  2: [
    'Part of what has to be said is about money, and it sounds less awkward with a figure in it.',
    'What you know may be worth money to somebody, once you have told them that you know it.',
    'A fair price for what you know may be part of the conversation, if you do not leave it out.',
  ],
  4: [
    'The most important talk of all may have to be held at home, where people seldom speak in full sentences.',
    'At home you can hear where you learned your way of talking, and which part of it you would like to change.',
    'A short word at home, said in time, may spare you a long talk later.',
  ],
  5: [
    'A light tone opens what a serious one had closed, and whatever you enjoy together gives you something to say.',
    'If somebody does not answer a question, doing something enjoyable together may get them to talk.',
    'People tell you more when you are enjoying yourself with them, and you want to hear what they think.',
  ],
  6: [
    'The day’s work leaves little room for a proper conversation, so the one you need has to be given an hour.',
    'Details and deadlines get between you and what you wanted to say, and some of them are only an excuse.',
    'Some order in your papers helps you to say what you have to say, because you have the facts at hand.',
  ],
  7: [
    'The answer of one person close to you counts for more than all the others.',
    'What you have to say to the person closest to you is better said face to face than in a message.',
    'The person closest to you remembers the same talk differently, and it helps to compare.',
  ],
  8: [
    'A conversation may really be about trust or a debt, and becomes easier when that has been said.',
    'Not everything that you hear may be passed on, and people notice whether you can keep a confidence.',
    'Some of what has to be said is for one person only, and needs a private hour.',
  ],
  9: [
    'A book, or somebody who has traveled, may give you the words that were missing in a conversation near home.',
    'In a talk about belief or study an example helps the people nearby more than a principle does.',
    'Something you read or hear from elsewhere may help you to understand a person near you.',
  ],
  10: [
    'What you say at work is remembered, so it is worth deciding beforehand how much to say there.',
    'Somebody with influence wants to know what you think, and a short answer has more effect than a complete one.',
    'What you say at work may carry a private conversation further than you had intended.',
  ],
  11: [
    'Friends carry your words farther than you could, in your own version or in theirs.',
    'In a circle an idea gets better by being passed around, provided somebody writes it down.',
    'Friends ask what you think and would like the long answer.',
  ],
  12: [
    'You need not say everything yet, and a few quiet hours will show you what can wait.',
    'What you have thought through alone can be said in fewer words.',
    'After some time alone you speak more slowly, and are understood sooner.',
  ],
};

/** How the matter of each house bears on home, family and where the reader comes from. */
export const onHome: Growing = {
  1: [
    'What you want for yourself and what is needed at home may differ, and it helps to say so aloud.',
    'You bring your mood home with you, so a little attention to yourself is also a service to the household.',
    'In what is decided at home, your own needs belong on the list with the others.',
    'At home it helps to say what you want yourself, and to leave out what everybody always does.',
  ],
  2: [
    'What you would like to change at home has to fit the budget, and may get better by it.',
    'How safe you feel at home has something to do with money, and more with habits; both can be looked at.',
    'Every plan for your home ends in a sum, and it is less frightening when you know it.',
    'Where the money goes shows what the household really cares about, and it may come as a surprise.',
  ],
  3: [
    'A word with a brother, a sister or a neighbor may help more with things at home than another evening of thinking.',
    'Things at home improve by being talked over in passing, on the way to somewhere, when no one feels summoned.',
    'Somebody nearby asks the question about home that nobody inside it would have thought of.',
    'Brothers, sisters and neighbors see your home from outside, and one of them may have a useful remark.',
  ],
  5: [
    'A house is kept together by what is enjoyed in it, so a little fun does more for the people in it than another rule.',
    'Children, love or a hobby need room at home, and you can see how much they have.',
    'An evening of fun together may do more for the mood at home than another talk about what is wrong.',
    'An evening in which nobody has to be useful is good for everybody at home.',
  ],
  6: [
    'Who does what, and when, is the dull half of the question about home, and usually decides it.',
    'Work takes the strength that home is asking for, and a fixed hour for closing time helps both.',
    'The order of the day reaches into the house, and a better hour for coming home would be noticed.',
    'A home depends on many small services, and you can ask fairly who does them.',
  ],
  7: [
    'A partner or a close ally has a stake in where and how you live, and sees something there that you have stopped seeing.',
    'What is decided at home holds only if another person can live with it too.',
    'Someone who shares your life should hear about it before it is decided.',
    'Two people rarely mean the same thing by home, and it is worth finding out what the other means.',
  ],
  8: [
    'Behind the practical question at home there may be an older one, about money or trust in the family.',
    'What a family shares, in money or in secrets, comes into the matter and makes it easier to understand.',
    'People live together well when they trust each other, and it is worth finding out how far they do.',
    'People who live together also share money, secrets and risks, and it helps to say which.',
  ],
  9: [
    'A look at how others live, elsewhere or in books, loosens what seemed fixed at home.',
    'You may want to get away and to be at home as well, and a short journey satisfies both.',
    'From some distance you see which parts of home you would miss.',
    'When you have seen how people live elsewhere, your own home looks a little different.',
  ],
  10: [
    'Work asks for you at the hours when home does, and you will have to decide which of them gets the better ones.',
    'What you achieve outside looks different from your own kitchen, and it is good to have been seen from there.',
    'What is expected of you outside sets a limit to what you can do at home, and the limit can be named.',
    'You have one supply of strength for work and home together, and it is worth dividing it on purpose.',
  ],
  11: [
    'Friends do the family matter good, simply because they are not part of it.',
    'There is help to be had from a wider circle, and asking for it is no disloyalty to those at home.',
    'A friend at the table changes the tone at home, usually for the better.',
    'Some company from outside may do everyone at home good while the family matter is being settled.',
  ],
  12: [
    'Some of what goes on at home is about tiredness, and an early night settles more of it than an explanation.',
    'Old feelings that belong to the family come up when you are alone, where they can be looked at in peace.',
    'There may be something that nobody at home mentions, and in an hour alone you can think about how to bring it up.',
    'A room of one’s own, or an hour of it, makes everyone easier to live with.',
  ],
};
