import type { ByHouseWordings } from '../../../../catalogue.js';

/** How the matter of each house bears on what you want to be. */
export const onYourself: ByHouseWordings = {
  1: [
    'All of this belongs to one story, and you are its subject: what you decide about yourself here carries through the rest of the month.',
    'Here the month’s own question comes closest, since it is about you and nobody else can answer it.',
    'Here it is about you in another respect, and the one answer will have to fit the other.',
    'The same question is touched from another side, which makes it easier to hold.',
    'Whatever you do in your own name this month helps with the rest of it.',
    'You are both the one who asks and the one who has to answer, and neither is in a hurry.',
  ],
  2: [
    'What you would like to be has a price, and knowing the figure makes the wish more serious, not smaller.',
    'How you see yourself depends more than you like to admit on what you earn, and the two can be looked at apart.',
    'What you can afford to be is a real question, and the answer has grown more generous than it was.',
    'Self-respect has a practical side, and it begins with what you ask for your time.',
    'Some of what you own belongs to an earlier version of you, and can go with it.',
    'Being a little safer in money matters makes you a little braver in the rest.',
  ],
  3: [
    'You find out what you want by hearing yourself say it, so talk is where the change in you first becomes plain.',
    'People nearby notice a change in you before you have announced one, and their questions help you to put it into words.',
    'Ordinary talk carries the matter along: you mention it in passing, and somebody answers in earnest.',
    'A question from somebody nearby shows you what you take for granted about yourself.',
    'You hear your own opinion more clearly when it has to be explained to a neighbor.',
    'The way you speak of yourself can be changed before anything else is.',
  ],
  4: [
    'At home they know you as you were, which is a comfort and also a reason why changing takes longer there than elsewhere.',
    'Family has an opinion on who you are, and part of this month is deciding how much of it you share.',
    'You need a place from which to change, and home is either that place or the first thing to be changed.',
    'Those at home are the first to feel it when you change, and the last to mention it.',
    'Where you come from is part of the answer, though not the whole of it.',
    'A quiet evening at home tells you whether the decision about yourself is sound.',
  ],
  5: [
    'What you do purely for pleasure shows what you want when nobody is asking for results, and it is worth taking as evidence.',
    'In love and play you can try out a bolder version of yourself at little cost.',
    'You like yourself best when you are enjoying something, and that is worth consulting before any resolution.',
    'What you would do all day if you could is a fair description of who you are.',
    'Others like you best where you have forgotten yourself, and that tends to be at play.',
    'A light heart decides some questions about yourself that a heavy one has only turned over.',
  ],
  6: [
    'A wish about yourself becomes real only when there is an hour for it in an ordinary day.',
    'Daily work is where good intentions about oneself wear thin, and where the ones that are meant seriously take hold.',
    'Every intention about yourself has to get past the next ordinary morning, where a small habit helps it most.',
    'The day as it is leaves little room for the person you mean to be, so a small piece of it has to be taken back.',
    'You find out what a resolution is worth when there is work to do.',
    'Strength for anything new comes from somewhere, and sleep is the usual place.',
  ],
  7: [
    'Somebody close has a claim on the same days that you wanted for yourself, and both claims are fair.',
    'What you want has to be told to another person sooner or later, and how they take it is part of the answer.',
    'Another person holds up the mirror here, and it is fair to ask how the light falls before you answer.',
    'It takes another person to tell you how you come across, and one of them is near enough to ask.',
    'Two wills meet here, and yours is allowed to be one of them.',
    'How you are with someone else is the most reliable news you can get about yourself.',
  ],
  8: [
    'Who you are becoming also depends on what you owe and whom you trust, which is easier to see now than to say.',
    'There are ties that a change in you will test, and it is kinder to speak of them before they pull.',
    'Something between you and another person, a trust or a debt, decides how free you are to move.',
    'What you share with somebody sets a limit to going your own way, and the limit can be discussed.',
    'Nobody changes without asking something of those who rely on them, and it is better to ask openly.',
    'You can be more yourself with people who know the worst, and there may be one.',
  ],
  9: [
    'A wider view is good for the question about yourself, which looks smaller and clearer from some distance.',
    'What you learn or see farther away gives you courage for what you want to change nearer by.',
    'What lies outside your usual circle has the same question under another name, and a few answers you did not know.',
    'Somebody who lives quite differently makes your own choice visible as a choice.',
    'You think better about yourself when you are on the way somewhere.',
    'A good book or a long view does for the question what worrying has not done.',
  ],
  10: [
    'People in public life see the role and you know the person in it; this is where the two are compared.',
    'Ambition and the wish to be yourself do not always ask for the same thing, and work brings the difference into the open.',
    'What you do in public is part of who you are, though a smaller part than it appears on a busy day.',
    'What people expect of you at work is one opinion among several, and not the best informed.',
    'The role you play in public may have become too small or too large, and this is the time to notice.',
    'Standing up for what you want is easier in some settings than in others, and work is the test.',
  ],
  11: [
    'Friends are a help here, because they like you without needing you to stay as you are.',
    'In company you notice which of your wishes are your own and which you caught from others.',
    'Among friends you may say half a sentence about what you want, and somebody will finish it for you.',
    'A circle that only knows the old you can be told the news in small portions.',
    'Being one of several is a rest from being yourself, and you return to it refreshed.',
    'You borrow courage from people who are already doing what you are thinking of.',
  ],
  12: [
    'Before others see any change in you there is a quieter part of it, which needs time alone and gets too little.',
    'What you keep to yourself has a say in who you are becoming, and it speaks up when you rest.',
    'Some hours without an audience show you what you would like when nobody is looking.',
    'There is a part of the decision that cannot be talked over with anyone, and it needs its hour.',
    'Before you go on, something old about yourself would like to be let go in peace.',
    'What tires you most at present may be the effort of seeming unchanged.',
  ],
};

/** On money, possessions and worth. */
export const onMeans: ByHouseWordings = {
  1: [
    'Money follows confidence more often than it creates it, so how you carry yourself has a bearing on what you are offered.',
    'What you earn and what you think you deserve are close relations, and the second can be changed first.',
    'Before the figures comes the person who draws them up, and how you feel about yourself colors every sum.',
  ],
  2: [
    'This belongs to the same matter, means and worth, and both parts of it are better looked at together.',
    'Here the month’s question about money gets its plainest form: what there is, and what it is for.',
    'This bears on the same question of money, and the two answers have to agree.',
  ],
  3: [
    'A conversation may be worth more than a purchase here, because somebody nearby knows a price, a buyer or a better way.',
    'Asking costs nothing, and a good part of what you could gain or save depends on a question you have not put.',
    'News from nearby changes a price or an estimate, and it is as well to have heard it.',
  ],
  4: [
    'Much of what you earn goes into the place where you live, so a decision at home is a decision about money as well.',
    'Family habits about money are older than your own, and some of them are still paying your bills.',
    'Under your own roof it shows whether money is a tool or a worry, and the household can tell you which.',
  ],
  5: [
    'Pleasure is where the budget leaks and also what it is for, and a sum set aside for it settles the quarrel.',
    'What you would do for love without pay may be the thing that others would pay for.',
    'Pleasure belongs in the budget too, and spoils it least when it is entered there.',
  ],
  6: [
    'What you earn is made in ordinary hours, and a better arrangement of these is as good as a raise.',
    'Work well done supports the month’s aim directly, a little every day, in a form that can be counted.',
    'A little order in the working day is felt in the purse before long.',
  ],
  7: [
    'A partner sees your figures with other eyes and may be right about one of them.',
    'Agreements with another person decide more about your means at present than anything you do alone.',
    'Someone else has a stake in what you earn or spend, and it is fair to ask what they expect.',
  ],
  8: [
    'Your own money and the money you share are hard to tell apart here, and the month goes better once they are.',
    'What you owe, or are owed, belongs in the same sum, even though it is written on another page.',
    'What belongs to two people has rules of its own, which your own accounts cannot settle.',
  ],
  9: [
    'A larger plan gives saving a purpose, and without one it is only going without.',
    'What you are ready to pay for knowledge or distance says a good deal about what you value.',
    'A wish that reaches far puts the small expenses in their place.',
  ],
  10: [
    'Standing and income do not always rise together, and it is as well to know which of the two you are working for.',
    'Those who decide about your work also decide about its price, and they cannot guess what you have in mind.',
    'How you are seen at work has its bearing on what you are paid, though with some delay.',
  ],
  11: [
    'Friends spend differently from you, and it is no unkindness to say what you can afford.',
    'A plan shared with others can open a source of income or drain one; a clear figure keeps it friendly.',
    'Among friends you find out what others earn, ask or do without, and some of it is useful to know.',
  ],
  12: [
    'Worry about money is loudest when you are tired, so rest is part of the accounts.',
    'Something you spend without noticing, in money or in strength, comes to light when you are by yourself.',
    'Some hours of rest are worth more to your means than another hour of effort, though they cannot be entered anywhere.',
  ],
};

/** On talk, learning and those nearby. */
export const onTalk: ByHouseWordings = {
  1: [
    'What you say is believed when it fits how you come in, so this concerns your manner as much as your words.',
    'Speaking for yourself is harder than speaking well, and it is what the month’s talks need most from you.',
    'Before you say it to anyone, you have to know whether you mean it, and that is a matter between you and yourself.',
  ],
  2: [
    'Part of what has to be said is about money, and it sounds less awkward with a figure in it.',
    'Words and worth meet here: what you know can be sold, taught or traded, once you have said that you know it.',
    'A fair price for what you know may be part of the conversation, if you do not leave it out.',
  ],
  3: [
    'It is part of the same conversation, and helps to make it clearer.',
    'Here too it is a matter of words between you and people nearby, and of how well each listens.',
    'One exchange throws light on another, and you may hear in this one what was meant in that.',
  ],
  4: [
    'The talk that matters most may have to be held at home, where things are least often said in full sentences.',
    'What you have to say comes from farther back than it seems, and at home you can hear where you learned it.',
    'At home words are taken more seriously than they sound, so a short one in time is worth a long one later.',
  ],
  5: [
    'A light tone opens what a serious one had closed, and whatever you enjoy together gives you something to say.',
    'Play is a way of talking too, and somebody who will not answer a question may answer a joke.',
    'What gives you pleasure makes you good company, and good company is told things.',
  ],
  6: [
    'The day’s work leaves little room for a proper conversation, so the one you need has to be given an hour.',
    'Details and deadlines get between you and what you wanted to say, and some of them are only an excuse.',
    'Order on the desk helps the sentence too, for half of what you need to say is a matter of finding the paper.',
  ],
  7: [
    'One listener counts for more than the rest, and what they answer changes what you say next.',
    'Between two people a message is rarely only a message; it is worth going over to talk instead.',
    'The other person has a version of it as well, and the two versions should meet.',
  ],
  8: [
    'There is a subject under the subject, about trust or a debt, and the talk gets easier when it has been named.',
    'Not everything you know may be passed on, and keeping a confidence is part of being worth talking to.',
    'Some of what has to be said is for one pair of ears, and needs a private hour.',
  ],
  9: [
    'The near question and the far one belong together, and a single good book or traveler can connect them.',
    'You are tempted to speak in principles, while the people nearby would be helped by an example.',
    'A distant example may explain what near at hand seemed to be only somebody’s mood.',
  ],
  10: [
    'What you say at work is heard by people who remember it, so the private draft and the public version differ.',
    'Somebody with influence wants to know what you think, and a short answer has more effect than a complete one.',
    'A word in public carries the private conversation further than you had intended.',
  ],
  11: [
    'Friends carry your words farther than you could, in your own version or in theirs.',
    'In a circle an idea gets better by being passed around, provided somebody writes it down.',
    'Friends ask what you think and would like the long answer.',
  ],
  12: [
    'Some of it does not want to be said yet, and a few quiet hours will show which part.',
    'Silence is doing some of the work for you: what you have thought through alone comes out shorter.',
    'After some silence you speak more slowly and are understood sooner.',
  ],
};

/** On home, family and where you come from. */
export const onHome: ByHouseWordings = {
  1: [
    'What you want for yourself has to be reconciled with what is needed at home, and saying it aloud is the first step.',
    'You bring your mood home with you, so a little attention to yourself is also a service to the household.',
    'You are part of the household too, and what you need belongs on its list.',
    'At home it helps to say what you want yourself, and to leave out what everybody always does.',
  ],
  2: [
    'Plans for the home meet the budget here, and get better for being made to fit it.',
    'Whether a place feels safe has something to do with money and more to do with habits, and both can be looked at.',
    'Every plan for the house ends in a sum, and a sum that is known frightens nobody.',
    'Where the money goes shows what the household really cares about, and it may come as a surprise.',
  ],
  3: [
    'A word with a brother, a sister or a neighbor moves the matter at home along faster than another evening of thinking.',
    'Things at home improve by being talked over in passing, on the way to somewhere, when no one feels summoned.',
    'Somebody nearby asks the question about home that nobody inside it would have thought of.',
    'Brothers, sisters and neighbors know the house from outside, which is a point of view worth having.',
  ],
  4: [
    'This too is a matter of home, and the two things that move there are best thought of together.',
    'The month’s matter is at work here as well, among your own walls and with your own people.',
    'At home one thing moves another, and a small step in this may be what the larger one needs.',
    'Under your own roof the smallest step is seen at once, and this is one of them.',
  ],
  5: [
    'A house is kept together by what is enjoyed in it, so a little fun does more for the matter at home than another rule.',
    'Children, love or a hobby want room, and giving it to them shows what the rooms are for.',
    'An evening given to pleasure settles more at home than an evening given to the problem.',
    'What makes you laugh at home is part of what holds it up.',
  ],
  6: [
    'Who does what, and when, is the dull half of every question about home, and the half that decides it.',
    'Work takes the strength that home is asking for, and a fixed hour for closing time helps both.',
    'The order of the day reaches into the house, and a better hour for coming home would be noticed.',
    'Home runs on a hundred small services, and a fair look at who does them is due.',
  ],
  7: [
    'A partner or a close ally has a stake in where and how you live, and sees something there that you have stopped seeing.',
    'What is decided at home holds only if another person can live with it too.',
    'Someone who shares your life should hear about it before it is decided.',
    'Two people rarely mean the same thing by home, and it is worth finding out what the other means.',
  ],
  8: [
    'Behind the practical question at home lies an older one, of who trusted whom and who paid.',
    'What a family shares, in money or in secrets, comes into the matter and makes it easier to understand.',
    'Trust is the quiet condition of living together, and here it can be given some attention of its own.',
    'People who live together also share money, secrets and risks, and it helps to say which.',
  ],
  9: [
    'A look at how others live, elsewhere or in books, loosens what seemed fixed at home.',
    'The wish to get away and the wish to belong are both real, and a journey with a return ticket respects them.',
    'From some distance you see which parts of home you would miss.',
    'Home is also what you compare the rest of the world with, so a change of view changes it.',
  ],
  10: [
    'Work asks for you at the hours when home does, and the month is partly about which of them gets the better ones.',
    'What you achieve outside looks different from your own kitchen, and it is good to have been seen from there.',
    'What is expected of you outside sets a limit to what you can do at home, and the limit can be named.',
    'Your name outside and your place at home are made by the same person, who has one supply of strength.',
  ],
  11: [
    'Friends bring some air into the family matter, simply by not being part of it.',
    'There is help to be had from a wider circle, and asking for it is no disloyalty to those at home.',
    'A friend at the table changes the tone at home, usually for the better.',
    'Company from outside reminds a household that it is not the whole world.',
  ],
  12: [
    'Some of what goes on at home is about tiredness, and an early night settles more of it than an explanation.',
    'Old feelings that belong to the family come up when you are alone, where they can be looked at in peace.',
    'What nobody mentions at home takes up room as well, and an hour alone helps you to see its size.',
    'A room of one’s own, or an hour of it, makes everyone easier to live with.',
  ],
};
