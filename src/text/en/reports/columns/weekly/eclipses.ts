import type { WeekShelf } from '../../../../report-catalogue.js';

export const solarEclipse: WeekShelf['solarEclipse'] = {
  1: {
    intro: [
      'You and nobody else are the concern of this week. A way of being yourself comes to its end, perhaps without your having chosen it, and another starts that has no clear outline yet. It deserves patience.',
      'You come to a turning point that is your own this week, with a solar eclipse in {place}, on {day}. How you see yourself and how you wish to be seen may not match for a while, and a new beginning lies in that.',
    ],
    course: [
      'Around an eclipse in your own sign you may feel oddly absent for a day, as if somebody had put out the light in a room you know well. Then things fall into place: what you have been playing along with, whom you have been trying to please. Others notice the change before they can name it. You owe them no explanation yet, and what helps most is to promise very little until you know who is promising.',
      'The change may happen without any drama. Perhaps you hear yourself introduced and think that this was true last year. Perhaps you have had enough of a habit, a look or a part that you play for others. In the days around an eclipse it is better to notice such things than to announce them. Rest helps, and so does one person who has known you for a long time. What you drop now you are unlikely to want back.',
    ],
    close: [
      'What begins with this eclipse takes half a year to show itself. By then you will answer differently when somebody asks who you are.',
      'The next half-year shows what comes in place of the old. You can wait for it with some curiosity.',
    ],
  },
  2: {
    intro: [
      'The ground under your money shifts this week. A source of income, a possession or an idea of what you need loses its old place, and something more solid can be built there in the months to come.',
      'A solar eclipse in {place}, on {day}, asks what you really live on. It may be a job, a possession, a talent or somebody else’s support, and the answer can change in the months to come.',
    ],
    course: [
      'Sudden loss or gain is seldom the matter. More often a single piece of news shows you how much has rested on one person, one employer or one assumption. For some days it is hard to see what anything is worth, and large purchases are better left alone. After that, the question becomes simpler than it was: what you can do that others need, and how much of the rest you would really miss.',
      'Eclipses here put security in question so that it can be built on better ground. A piece of news about income or expenses may set you thinking. Nothing has to be bought or sold on its account. Look instead at what you could do without, and at the ability that nobody can take from you. Values shift as well: some things that were expensive to want lose their charm.',
    ],
    close: [
      'An eclipse takes away an old sum and leaves you to work out a new one. Take the time for it; the figures of next spring or autumn will be your own.',
      'Let half a year go by before you judge the result. Your own worth, in any case, is not on the bill.',
    ],
  },
  3: {
    intro: [
      'Something changes this week in the way you talk, learn or get about. A piece of news, a quarrel or a sudden silence with someone close at hand draws a line under the old tone.',
      'A solar eclipse falls in {place}, on {day}, and a connection that you took for granted may change. It can be a neighbor, a brother or sister, a daily road or a way of thinking.',
    ],
    course: [
      'At first you may simply be lost for words. A message may not come, or a conversation break off in the middle, and you notice how much of your everyday talk had been habit. Into the gap comes something more truthful: a subject you had avoided with somebody close at hand, a study you take up in earnest. It helps to listen for a while longer than feels natural.',
      'You may learn something that makes an old conversation look different. Someone who always spoke may be silent, and the other way around. It is wise to pass nothing on in the first excitement. Over the next months you may take up a new subject, or find another tone with people close by. Begin by asking what you have never asked them, and by leaving time for the answer.',
    ],
    close: [
      'The conversation that starts after this eclipse is a different one. It will be some months before you notice that you no longer talk in the old way.',
      'What is said first after an eclipse is seldom the last word. You have months to find the better one.',
    ],
  },
  4: {
    intro: [
      'What you call home is touched this week at its foundations. A place, a family or an old idea of where you belong moves out of its accustomed light, and you see what it has really been resting on.',
      'The ground under your feet shifts a little this week, with a solar eclipse in {place}, on {day}. A place, a family matter or your idea of where you belong may begin to change.',
    ],
    course: [
      'The occasion may be a move, a birth, a sale or a single remark by somebody of your family. It sets off more than it seems to justify. In the days around it, old stories may be told in a new version, and people may take sides who had not spoken of it for years. There is no need to decide where you will live. It is enough to understand what you want to keep when everything else may change.',
      'What comes up can be a question about moving, a relative who needs you, or only the feeling that some room of your life has been lived in long enough. Around the eclipse moods at home run deep, and not everything that comes out was meant for today. Work can wait for some hours. Ask the oldest person you can reach how it was in their time; it may put the change into proportion.',
    ],
    close: [
      'Roots grow where nobody is looking, and these will need until the next season of eclipses. Be gentle in the meantime with everyone under your roof.',
      'Homes are made anew more than once in a life. This one may take half a year to find its shape.',
    ],
  },
  5: {
    intro: [
      'A matter of the heart begins or ends this week, and does so with unusual force. It may be a love, a pastime, or a work of your own that asks to be taken seriously.',
      'A solar eclipse in {place}, on {day}, makes this a week of feeling. A romance, or something you create, takes a turn, and what used to delight you may make room for something else.',
    ],
    course: [
      'For a moment the attention you are used to is missing. Whoever has acted for applause feels it most. What is left when nobody claps is what you love, and you may be startled by how simple that is. Feelings are larger than life in these days and do not need to be acted on at once. The ones that are meant will still be there when the light comes back.',
      'You might find that a game is over, or that one has begun in earnest. Do not press anybody for a declaration in these days. What is alive will show it without being asked. If you make things, a blank page is no bad sign at present. Over the coming months joy may come from a quarter that you had thought too childish, too late or too difficult.',
    ],
    close: [
      'Half a year from this eclipse you will know what it has brought to life. Until then give it room, and ask it for no guarantees.',
      'Keep a place free for what wants to begin. It may be half a year before you know its name.',
    ],
  },
  6: {
    intro: [
      'Your daily life is about to be rearranged. This week brings the first sign of it, in your work, your habits or the way you treat your own strength, and things will not simply go back to how they were.',
      'A solar eclipse takes place in {place}, on {day}, and the way in which you spend your days may have to be rearranged. A task, a colleague or a habit can drop out, and leave room.',
    ],
    course: [
      'The break may look like an interruption: a system that fails, a colleague who leaves, a few days on which you cannot do what you always do. In the pause you see how much of the old routine served nobody. People will want you to restore it quickly. It pays to ask first which part of it was worth the trouble, as whatever you set up in these months is likely to stay for years.',
      'You may notice the change by a small disorder: a duty that nobody claims, a routine that no longer suits, a tiredness that sleep doesn’t touch. Do not fill the gap at once. In the next months another kind of work, or another measure of it, can be found. Your body is a good adviser in this, provided you ask early in the day. Those who rely on you should hear what is changing.',
    ],
    close: [
      'The work that comes after an eclipse is other work, or the same done otherwise. You have the next months to find a measure that you can keep.',
      'There will be a new order in half a year. A little less in it than before would be a good sign.',
    ],
  },
  7: {
    intro: [
      'Partnership is the subject of the week, and it is a large one. Something between you and one other person stops for a moment, and when it starts again it need not go on as it did.',
      'The solar eclipse falls in {place}, on {day}, and a relationship is due for a change of some kind. One may begin, one may end, and most of them merely become different from what they were.',
    ],
    course: [
      'In the days around an eclipse people speak more plainly than they meant to. You may hear what someone has wanted for a long time, or notice that you keep a promise which nobody remembers asking for. Answers given at once are seldom the last ones. What helps is a question that looks ahead: what the two of you would agree to now, if you were meeting for the first time.',
      'What the two of you have left unsaid is near the surface. Somebody may decide a thing that you had expected to decide together. Before you answer, find out what they are afraid of. New people can become important in the next months, and familiar ones show you a side you had not known. Contracts made in the days of an eclipse deserve a second reading.',
    ],
    close: [
      'What an eclipse opens between two people takes a good half year to settle. For the moment it is enough to have noticed it.',
      'A bond that changes can hold better than before. It will be half a year before both of you can tell.',
    ],
  },
  8: {
    intro: [
      'Something you share with another person changes hands or changes its meaning this week. Money, trust, an inheritance of any sort, an old dependence: what has tied you together is looked at in another light.',
      'With a solar eclipse in {place}, on {day}, something that you share with others is put on a new footing. It may be money, a confidence, or the closeness itself.',
    ],
    course: [
      'An eclipse here touches things that are not much talked about, and so the first reaction may be silence. Then a figure is named, or a secret turns out to have been known for years. You cannot hold on to everything here, and most of what goes has been a burden to someone. Grave as it may feel, there is a freedom in it. Advice from a person who has no stake in the matter is worth a great deal.',
      'There may be an obligation to be ended, or one that you had forgotten. In the days around the eclipse facts are incomplete, so sign nothing in a hurry and accuse no one. What is at stake is often control, and it can be loosened on both sides by a little more openness. In the course of months you find out what you can leave to others, and what they may leave to you.',
    ],
    close: [
      'After this eclipse the ties that remain are the ones that both sides want. It will take some months until they feel as firm as the old ones did.',
      'What is given up freely under an eclipse makes room. You will see by the next ones what comes into it.',
    ],
  },
  9: {
    intro: [
      'What you believe in is put in question this week, and it is the kind of question that does you good. A journey, a study or an encounter with quite another way of thinking may be the occasion.',
      'A solar eclipse in {place}, on {day}, opens another horizon, though at first you may see only that the old one is gone. A plan, a study or a conviction begins to change its course.',
    ],
    course: [
      'You may find that an argument you have used for years no longer persuades you. That is uncomfortable in company and a relief when you are alone. For a while you will know better what you do not believe than what you do. Experience counts for more than opinions in such months, and a place seen with your own eyes for more than any number of books. Those who always knew better can be left to it.',
      'A journey may be called off or come up out of nowhere; a teacher or a book may lose authority and another gain it. You need not defend your former opinions to anyone. Ask questions for a while, and listen to people who have lived differently from you. In the months that follow, a subject may take hold of you that you can stay with for years.',
    ],
    close: [
      'A view that has been dark for a moment is looked at with fresh eyes afterward. Where this one leads you will be able to say in half a year.',
      'No one can see far on the day of an eclipse. The direction becomes clear while you walk.',
    ],
  },
  10: {
    intro: [
      'In your career something ends or begins this week that others will be able to see. A position, a goal or a name for a certain thing moves, and for a moment you may not know which way you are facing.',
      'A solar eclipse stands in {place}, on {day}. Your work, your position or the aim you have been following may take a turn, and others notice it about as soon as you do.',
    ],
    course: [
      'What is decided about your work may not have been your decision. Even so, it frees you from a ladder that you might have gone on climbing out of habit. There will be people who want to know at once what you intend to do now, and a friendly “I don’t know yet” is a perfectly good answer. In the following months the right direction shows itself by what you do willingly, and by who comes to ask you for it.',
      'Perhaps somebody in charge leaves, a task is taken off you, or you are asked for something that was never mentioned before. Announcements made in these days tend to be revised, so keep yours for later. The quiet question is what you would wish to be known for now. It may be less than you have been aiming at, or something else altogether. Those at home should hear of it before the colleagues do.',
    ],
    close: [
      'An eclipse at this height of the sky is remembered. Whatever you make of your new place in the world, you have half a year to let it be seen.',
      'A new course in public life takes months to be seen. Its first step can be as plain as a conversation.',
    ],
  },
  11: {
    intro: [
      'Your circle changes this week. A friendship, a group or a hope that you have shared with others comes to a turn, and it becomes clear who will be walking beside you on the next stretch.',
      'The solar eclipse in {place}, on {day}, is about friends, groups and what you hope for. A circle you belong to changes, by someone coming or someone going, and one of your hopes changes with it.',
    ],
    course: [
      'Somebody may leave or join, and all at once the others stand in a different order. You may notice that you have been supporting an aim which stopped being yours some time ago. It hurts a little to say so, and it is usually understood. The new people do not come in a crowd. There is one of them at first, with whom you can talk about the future without having to explain your past.',
      'You may feel that you have outgrown a company, or be drawn to one in which you are a beginner. It would be hasty to break with anybody in the days of an eclipse. See first who gets in touch of their own accord. In the months ahead a plan can come up that needs several people, and you may find that you are asked to take a larger part in it than you intended.',
    ],
    close: [
      'In half a year you may know whom your new hope has brought you, and who of your old friends has come along.',
      'Hopes that survive an eclipse are good ones. You will know in half a year which of yours those are.',
    ],
  },
  12: {
    intro: [
      'A chapter closes this week in a place that others do not see. Something you have long carried, hidden or run away from loses its hold, and what comes after it needs quiet before it can have a name.',
      'A solar eclipse falls in {place}, on {day}, so what begins now begins out of sight. You may be tired, dreamy or glad to be left alone, and a chapter that nobody else knows of comes to its end.',
    ],
    course: [
      'There may be no event at all, only a great tiredness and, within it, a sense of relief. Dreams are strong. You think of people who are gone, or you forgive someone without having meant to. It is a poor time for large promises and public appearances, and a good one for everything that heals by being left alone. If it becomes too much, there are people whose calling it is to listen.',
      'Old fears and old habits of worrying lose their reason, one by one. It helps to sleep, to write things down and to see few people. A secret may weigh more than it used to; one trusted person is enough to make it lighter. You need not look for meaning in every mood. In the months to come there will be more room in you, and it will be plain what for.',
    ],
    close: [
      'The light goes out in this house so that something can be finished there. You will step out of it in your own time, and with less to carry.',
      'When the Sun comes to your own sign you will be glad of this quiet. For now it is work enough to rest.',
    ],
  },
};

export const lunarEclipse: WeekShelf['lunarEclipse'] = {
  1: {
    intro: [
      'An idea of yourself is complete this week, and you outgrow it. You feel more strongly than usual, others see it, and some way of reacting that you have had since childhood turns out to be no longer needed.',
      'With a lunar eclipse in {place}, on {day}, something about you that has had its time comes to an end. It may be a part you played for others or a picture of yourself, and letting it go can be moving.',
    ],
    course: [
      'Whoever stands across from you brings the feeling out, for the Sun is in their house. They may say the one thing that has always made you defend yourself, and this time you do not. It is a strange moment, and afterward there is a calm that has been missing. For some days your feelings are a poor compass for decisions, but an excellent one for what has been wrong. It is enough to notice.',
      'You are likely to feel more than you show, or to show more than you planned. Somebody close to you stands at the other end of it, as the Sun is opposite, and they may see before you do what has changed. You do not have to explain it to them in these days. If tears come, they are mostly about something long past. Eat well, go to bed early, and put off decisions about your looks.',
    ],
    close: [
      'Somebody you used to be may be taking leave under this eclipse. There is no hurry to decide who comes next.',
      'There is a lighter you under the one that is leaving. You will get to know each other in the coming months.',
    ],
  },
  2: {
    intro: [
      'Something about money comes to an end this week: a dependence, a worry or an income that had run its course. You find out what you can do without, and it is more than you had thought.',
      'A lunar eclipse in {place}, on {day}, closes an account. An income, an expense or an attachment to some possession comes to its natural end, and you find out what it meant to you.',
    ],
    course: [
      'Opposite the Moon is the house of what is shared, so a question of money has another name on it as well. A debt may be settled, a support may end, or you decide that you no longer want it. At first there is only the gap. Then comes the discovery that you value things differently now, and that a smaller sum which is entirely yours lets you sleep better than a larger one that is not.',
      'Feelings about money are old feelings, as a rule. You may notice that you have been paying for the sake of being liked, or saving out of a fear that has no cause any more. What has run its course can be sold, given back or simply crossed out. If a sum that is shared with somebody plays a part, speak of it after the eclipse and not on the day itself.',
    ],
    close: [
      'The figures will take some months to follow. Closing an account in your own mind is the harder part.',
      'What you no longer need to own sets something free. In half a year you may be richer in that sense.',
    ],
  },
  3: {
    intro: [
      'A long conversation comes to its end this week. A misunderstanding may be cleared up, a piece of news may change the tone, or you stop explaining something that nobody has really wanted to understand.',
      'Words come to a point this week, with a lunar eclipse in {place}, on {day}. A conversation that has gone on for a long time may be finished, and something said in it stays.',
    ],
    course: [
      'People nearby are easily excited, and rumors travel faster than facts. You hear a sentence that you have waited for, possibly years too late and from the wrong person. It is true all the same. The Sun opposite asks for the larger view: what this matter will look like from a distance. Seen that way, most of it need not be answered, and what is left can be put in two lines.',
      'News, a message or a quarrel nearby can stir you more than it deserves. It is possible that a secret comes out, or merely what everyone had known. Say the kind thing first in these days; the true thing will be heard better after it. A way of thinking that you had adopted from others may fall away without a struggle, and with it some talk you will not miss.',
    ],
    close: [
      'After an eclipse there is a silence, and it may be left as it is. The next talk with the same person will begin in a different place.',
      'Silence after a long exchange need not be awkward. It gives both of you time to understand what was said.',
    ],
  },
  4: {
    intro: [
      'At home, or in the family, something is completed this week. Somebody may move on, an old quarrel be over, or you feel for the first time that a certain place no longer has a claim on you.',
      'A chapter closes this week, as the lunar eclipse falls in {place}, on {day}. It may concern a place, a person or an old feeling about where you come from, and it deserves some gentleness.',
    ],
    course: [
      'More feeling is stirred up than the facts would explain. You may stand in a room and remember how it was. Work goes on opposite, in the full light of the Sun, and gives you something to hold on to, although it would be wrong to hide there. Those who share the memory are the best company just now. What has to be cleared out can be done in stages, and some boxes need not be opened.',
      'Memories come up, and not only pleasant ones. You might empty a room, hear the end of a family story or understand why somebody was the way they were. Work, which the Sun on the opposite side stands for, asks for your attention at the same time; it can be told that you will be late. Nobody under your roof is at their most reasonable in such days, so that the arguments are better left for the weekend after.',
    ],
    close: [
      'What makes a place your home is easier to see while it changes. Take with you what still does you good.',
      'What ends at home makes room for those who live in it now. Nobody has to decide at once what goes there.',
    ],
  },
  5: {
    intro: [
      'A love affair, a hobby or a part that you have played with all your heart comes to its last act this week. It is moving, it may be overdue, and it leaves you with more than you gave.',
      'A feeling reaches its height this week and then changes, with a lunar eclipse in {place}, on {day}. A romance, a pastime or a piece of work has told you what it had to tell.',
    ],
    course: [
      'Feelings run high and want to be seen. You may say more than you planned to somebody you care for, or realize that you have gone on out of loyalty where the joy was long gone. Friends, on the opposite side, have watched it for some time and can tell you kindly. Somebody dear to you may need you to let go of something, too. What was real in it is not lost by coming to an end.',
      'You may be applauded, or left, or the one who leaves, and any of these can be a relief some days later. People grow out of something, and so may you. Dramatic words are close at hand; say the simple ones. If the joy in a thing is really gone, it can be put away with thanks. Where it is not, the eclipse merely takes off what had been put on for show.',
    ],
    close: [
      'The heart is quicker to recover from an ending than from a pretense. When the Moon is new again, so will be your wish to play.',
      'The heart empties so that it can be filled again. Let it have some quiet evenings for that.',
    ],
  },
  6: {
    intro: [
      'A way of working has reached its limit, and this week you can no longer act as though it had not. A job ends, a habit is given up, or your body insists on a rhythm of its own.',
      'A lunar eclipse in {place}, on {day}, brings something in your daily life to its end. A task is finished, a routine collapses, or your strength says plainly that it has been too much.',
    ],
    course: [
      'The end comes as tiredness, or as a sudden unwillingness to do one more time what you have always done. Others may be put out, since they had come to count on it. The Sun opposite stands for rest, and rest is what is really being asked for. You will find that several things can be left undone without any harm. What remains deserves your care, and leaves you strength for it.',
      'Take the end of a task or a habit seriously and not personally. What you did out of duty for years may not need doing any more, and others can look after a part of it better than you feared. There may be some untidiness and a missed appointment. It is a good week to sleep, to put your tools in order and to ask how you would like to spend an ordinary Tuesday. Farewells to colleagues should be made properly.',
    ],
    close: [
      'An ending in your working life need not show at the desk. If one is made around this eclipse, let it stay ended.',
      'One duty has ended. The next one can wait until you have rested from it.',
    ],
  },
  7: {
    intro: [
      'Between you and one other person something is complete this week. A phase of your partnership ends, or the partnership itself shows what it has become, and both of you know it at the same moment.',
      'Something between you and another person is decided or completed this week, as the Moon is eclipsed in {place}, on {day}. Neither of you can go on pretending not to see it.',
    ],
    course: [
      'The other person may be the one who says what both of you know. You stand in the full light of the Sun, in your own sign, and they in the shadow, so try to see it for once from where they are. A wish that was never spoken explains much of what went wrong. Strong words fall easily now and are remembered. Those who manage to stay in the same room until it has been said will have something to build on.',
      'The turn may be a parting, and it may as well be a wedding, a contract or the end of an old reproach. Feelings are strong on both sides, and yours are easier to recognize in their face than in your own. Do not ask for final words on the day. You could tell them what has been good in it, which is seldom said in time. What comes after will be more honest, whatever it is called.',
    ],
    close: [
      'Whatever has ended, the respect for each other need not. In half a year you will see this week as the time when you stopped guessing.',
      'An eclipse in this house is never the work of one alone. Both of you may be proud of some of it.',
    ],
  },
  8: {
    intro: [
      'A tie of trust, debt or shared property is loosened this week. It is an end of a kind that is rarely spoken about, and once it has been, you feel how much strength it has been taking.',
      'The lunar eclipse in {place}, on {day}, ends an entanglement. A debt, a secret or a claim that two people had on each other can be let go, and you feel how much strength it has cost.',
    ],
    course: [
      'Something hidden comes to light: a sum, a resentment, a dependence that suited both sides for a long time. It may frighten you a little. Looked at together it loses most of its power, and what you own by yourself, in the opposite house, proves more solid than you had thought. Where a professional is needed to divide or to settle, it is a kindness to everyone to leave it to them.',
      'Something may come to light that explains a good deal. Look at it together if you can, and calmly. Sums that are owed can be settled; those that never will be can be given up. You may be more jealous, or more tender, than you would have thought. Both pass quicker when they are spoken of. Important signatures should wait until the mood of the eclipse is over.',
    ],
    close: [
      'Give back what has to be given back. The closeness that is left over is worth more for being free.',
      'The ties that remain after this eclipse bind you because you want them to. There is some freedom in that for everybody.',
    ],
  },
  9: {
    intro: [
      'A conviction, a course of study or a long journey reaches its end this week. You have seen what it had to show you, and something that you took for certain may turn out to have been true for a time.',
      'A belief, a study or a journey comes to its conclusion this week, with a lunar eclipse in {place}, on {day}. You know what you set out to find, or know that it was not there.',
    ],
    course: [
      'You may feel disappointed for a day, in a teacher, a country or an idea that had promised more. In everyday matters, where the Sun stands, things are clearer: what you have learned can be used there, and the grand system around it is no longer needed. Someone of another opinion is easier to talk with than before. It is no defeat to have changed your mind in the light of experience.',
      'The disappointment, if it is one, does not last. You see nearby things more clearly for having looked at distant ones. A result may arrive, or a teacher may turn out to be human. Discussions about principles get heated in such days and change nobody’s mind. You might write down what you now think is true, in a few sentences, and compare it in half a year with what life has made of it.',
    ],
    close: [
      'There is a time between two beliefs when one simply looks about. It begins under this eclipse, and it may well last until the next.',
      'Something you have believed in can be thanked and left behind. What was true in it will come along by itself.',
    ],
  },
  10: {
    intro: [
      'In your career a curve reaches its highest point this week and turns. A task is complete, an office is laid down, or a success makes you see that you had expected something else from it.',
      'Something in your public life is completed this week, as the lunar eclipse stands in {place}, on {day}. A task ends, a decision is announced, or an ambition has reached the point at which you can let it be.',
    ],
    course: [
      'Others may be full of admiration or full of questions, and you stand there and feel mainly that it is over. Home, in the opposite house, has the Sun, and the people there care less about what you have become than about when you are back. Decisions about the next step are better left until the feeling has settled. A dignified exit, if it comes to that, is worth all the effort you can give it.',
      'You are seen more than usual, and a private feeling may show. Those at home have a claim on you, too, and may say so; the Sun is on their side. Success can feel oddly empty on the day on which it comes. Do not resign in that mood, and promise nothing either. In the weeks that follow it becomes clear which part of your work you want to keep.',
    ],
    close: [
      'What is done under other people’s eyes is done, and it stands. The next goal does not have to be higher; it only has to be yours.',
      'A goal that is reached or given up leaves a good view. You can look at it for a while before choosing the next.',
    ],
  },
  11: {
    intro: [
      'A circle of friends, or a hope that you shared with many, comes to a turning point this week. Something may have been reached or turn out not to be possible, and people whom it had held together look at one another anew.',
      'A lunar eclipse falls in {place}, on {day}, and you take leave of a circle, of a common plan or of a hope. It may happen quite gently, by a date that nobody fixes any more.',
    ],
    course: [
      'There may be a parting, or only an evening at which you feel that you have grown in another direction. The Sun opposite shines on what you love for its own sake, and it draws you away from what everyone agrees on. Groups do not always take that well. The individual people in them often do, if they hear it from you first. A friendship that survives this will no longer need the meetings.',
      'You see who was there for the cause and who for you. A friendship may have come to its end without anyone being at fault, and another may show its depth just now. What you want for yourself, in love or in your own work, has had to stand back for the group, and asks for its share. Speak well of those you are leaving. Some of them will come along on the next part of the way.',
    ],
    close: [
      'Some company belongs to a time of life, and that time can be thanked. Those who are meant to stay will call you before the month is out.',
      'A hope that is fulfilled or over leaves its place to another. You need not be in a hurry to fill it.',
    ],
  },
  12: {
    intro: [
      'Something you have carried alone comes to its end this week. It may be a worry, a secret or a duty that nobody sees. You will feel how heavy it was mainly by being rid of it.',
      'Something that only you know about comes to its end this week, with a lunar eclipse in {place}, on {day}. A worry, a grief or a long habit of hiding can be laid down.',
    ],
    course: [
      'Endings in this house make no noise. You sleep badly for a night, or unusually well; a person you had not thought of for years is suddenly in your mind; you find that an old fear no longer works. Other people notice little, apart from your being slower to answer. Quiet hours do more for you than company, and the tiredness that comes with it passes.',
      'You may sleep badly or dream a great deal, and cry more easily than you would like. It is a kind of clearing. Duties go on in the meantime, and can be done at half speed. If you have been looking after somebody in silence, you could ask for help. An apology that will never be sent may be written all the same. Noise and crowds are not for you in these days.',
    ],
    close: [
      'The place that has become free need not be filled at once. A few empty evenings are the proper end of something that took so many.',
      'Peace is a quiet guest and comes when there is room. There is a little more of it now.',
    ],
  },
};
