import type { WeekShelf } from '../../../../report-catalogue.js';

/** Jupiter or Saturn comes into a house, for a year or more. */
export const slowArrives: WeekShelf['slowArrives'] = {
  1: {
    intro: [
      'Something begins this week that will be about you for a long time to come. Take it as a change of climate rather than of weather: slow, thorough, and easier for those who dress for it early.',
    ],
    course: [
      'Do not look for it on the day itself. In the course of some weeks you will notice that people treat you differently, and that you answer differently when they ask what you are doing. A part is being handed to you that is larger than the one you have. It brings work and it brings respect, not always in that order. What you set up now for your own life, in habits and in promises, should be made to last.',
    ],
    close: [
      'You will come back to this week in memory as the time when it started. For the present it is enough to stand up straight.',
    ],
  },
  2: {
    intro: [
      'Your means are at the start of a slow change this week. How you earn, what you hold on to and what you think yourself worth will look different by the end of it. There is time to do it properly.',
    ],
    course: [
      'The beginning is likely to be a conversation about work or price, or a purchase that you consider more seriously than others. Over the coming months the same question returns in several forms: what is enough, and what do you give for it. Sound arrangements made early will carry a great deal. It is useful to write the present state of your affairs down once, plainly, so that later on you can see how far you have come.',
    ],
    close: [
      'Nobody’s means change overnight, in either direction. Yours will have a good foundation if you begin with what you really know how to do.',
    ],
  },
  3: {
    intro: [
      'A long conversation opens this week. It may be with a brother or sister, with a subject, or with the place you live in. You need not have the last word in it; for the present the first will do.',
    ],
    course: [
      'What looks like a chance remark, a course on offer or a new neighbor can be the start of it. From now on much is decided for you by words: what you learn, what you write, whom you know well enough to ask. Your everyday circle grows, or it grows more serious. If there is a language, a craft or a license that you have long wanted, the stretch of time ahead is made for it.',
    ],
    close: [
      'By the end of this you will speak about things of which you know nothing yet. It begins with asking.',
    ],
  },
  4: {
    intro: [
      'What home means to you comes into question this week, and stays there for a good while. That is no alarm. A house may be rebuilt with people living in it, as long as they do it one room at a time.',
    ],
    course: [
      'In the beginning you see only the outside of it: a lease, a room, a telephone call from a relative. What is really being asked becomes clear over months, and it is how much of your life should rest on this place and these people. The answers come one at a time. It helps to mend what is broken before you decide about the rest, because people think better in a house where the door shuts.',
    ],
    close: [
      'Home will look different when this is over, and you will have chosen most of the difference. Nothing has to be packed today.',
    ],
  },
  5: {
    intro: [
      'Joy changes its address this week, and the move will take some time. You may find that old amusements bore you, or that a new one will not leave you alone. There is no need to explain either.',
    ],
    course: [
      'Love, children and whatever you create are the field of the coming year and more. They can become a gift or a responsibility here, and usually turn out to be both. Somebody takes your talent seriously, possibly before you do. A romance wants to know what it is. The first weeks are a good time for simply spending hours on what you love, since everything that grows in this house grows by attention.',
    ],
    close: [
      'What starts as play may be the most serious thing you have. You will be able to tell by how willingly you get up for it.',
    ],
  },
  6: {
    intro: [
      'The daily round is due for a long overhaul, and it begins this week. One habit at a time will be taken out, looked at, and put back or not. You set the order, which is the greater part of the work.',
    ],
    course: [
      'More work may come, or better work, or you may find out what the work has been costing you. In any case your strength becomes something to be reckoned with. The people you see every day play a large part: a colleague who can be relied on is worth more in this period than a title. Small improvements made early, in tools, hours and meals, are repaid many times over.',
    ],
    close: [
      'An ordinary Tuesday will be a different thing when this is over. Begin with whatever you like least about the present one.',
    ],
  },
  7: {
    intro: [
      'What you look for in a partner, of whatever kind, begins to change this week. Such changes go on for a good while and are kinder when both sides know of them. It is not too early for a first word about it.',
    ],
    course: [
      'New people come into your life by way of agreements, and existing ties are measured by what they can carry. Some grow in the process. Others prove to have been a habit. At the start there may be only a meeting, or a sentence from someone at home that you go on hearing. To bind yourself quickly would be a mistake, and so would be to hold back on principle. Over the coming months you will learn what you are like with another person.',
    ],
    close: [
      'The other side of every agreement is a person who is changing as well. It is good news that there is time.',
    ],
  },
  8: {
    intro: [
      'A slow clearing begins this week among the things you have in common with others. It will go on for a good while, and nothing has to be torn out. What is held together by silence alone comes loose by itself.',
    ],
    course: [
      'Debts, legacies, joint accounts, loyalties and whatever two people never quite say to each other belong to this house. In the period ahead they are brought into order, partly by you and partly by events. You may be given access to means that are not your own, or be asked to answer for some. Accurate papers and honest company make it much easier. The fear in such matters is generally older than the matter.',
    ],
    close: [
      'You will own less that weighs on you and share more that is worth sharing. The first item on the list is probably known to you.',
    ],
  },
  9: {
    intro: [
      'What you believe is at the beginning of a long revision this week. It may come by travel, by study or by somebody who sees it all otherwise. Convictions worth having will get through it in good condition.',
    ],
    course: [
      'A door opens onto something larger: an institution, another country, a question you can no longer avoid. It will ask for effort, and pay for it with meaning. In the first weeks it is enough to find out what is required. The people who teach you from now on do not all have diplomas. If you are one who teaches, you will be taken more seriously, and examined more closely.',
    ],
    close: [
      'You will look back upon your present opinions as on a place where you used to live. The journey has begun, however quietly.',
    ],
  },
  10: {
    intro: [
      'What you are known for begins to change this week, and will go on changing for a good while. Your part is to decide what the change should serve. The first occasion may look like any other working day.',
    ],
    course: [
      'You come into the part of the road that can be seen from everywhere. Tasks are offered that would have gone to someone else, and mistakes are noticed that would have passed. It makes a difference now whom you work for and what your name stands under. In the early months it pays to build rather than to shine. Those who share your evenings should be told what is ahead, because they will be carrying part of it.',
    ],
    close: [
      'This is a climb of some length, and it leads to where you have wanted to stand. Take the first stretch at a walking pace.',
    ],
  },
  11: {
    intro: [
      'What you hope for starts to take a new shape this week, and with it the company you keep. It will go on for a good while. The first sign is often an invitation you would not have accepted a year ago.',
    ],
    course: [
      'From now on much comes to you through groups, allies and people of another age. Some friendships take on weight, and some are found to have been carried by one side only. An aim that you could never have reached alone comes within range. It needs patience with committees and with human nature. Early on, you will be asked what you can contribute; an exact answer makes you welcome anywhere.',
    ],
    close: [
      'The future looks like the people you meet in it. It is worth being a little choosy from the start.',
    ],
  },
  12: {
    intro: [
      'Something that you have kept to yourself starts to move this week, slowly and for a good while. There is nothing you must do about it yet. A little more quiet than you are used to is all that it asks.',
    ],
    course: [
      'It is the last stretch of a long cycle, and a good deal comes to its end in it, mostly without noise. You may feel drawn to help somewhere, to study in peace or to forgive a thing at last. Outward success matters less for a time, and energy that used to go into it is free for the inner accounts. People you trust should know that you are not unhappy. You are simply busy elsewhere.',
    ],
    close: [
      'What is cleared away now makes room for the years that begin afterward. You will want an empty house for them.',
    ],
  },
};

/** Uranus, Neptune or Pluto comes into a house, for many years. */
export const outerArrives: WeekShelf['outerArrives'] = {
  1: {
    intro: [
      'A long chapter about you opens this week. It will not show in the mirror by Sunday, and it need not. Over a good while the way you live, look and decide is going to change, and this week gives you the first sample of it.',
    ],
    course: [
      'Such slow planets visit a sign once in a lifetime or not at all, and what they do there is never finished quickly. You may feel it first as an odd restlessness with your own habits, or as indifference to something that used to be important. Nothing has to be announced. People who want you to stay as you were will be the first to notice, and those who like you will get used to it sooner than you do.',
    ],
    close: [
      'Between the person you are and the one you will be lie many ordinary weeks. This was simply the first of them.',
    ],
  },
  2: {
    intro: [
      'A long change in money matters has its beginning this week. Nothing has to be settled at once, since it concerns what you earn, own and consider enough over a good stretch of time. Watch what comes up first; it will come up again.',
    ],
    course: [
      'What one lives on is at the same time what one lives by, and both are touched here. A way of earning that suited you may come to feel foreign, or a value that you had inherited turns out not to be yours. For the next years the surest possession is what you can do. It would be unwise to bet everything on the first new idea, and as unwise never to try one.',
    ],
    close: [
      'You have years in which to find out what is enough. The first hint of the answer may already have come up this week.',
    ],
  },
  3: {
    intro: [
      'How you talk, learn and get about begins to change this week, and will go on changing for a long while. The first sign may be small: a subject that will not let go of you, or a neighbor who turns out to matter.',
    ],
    course: [
      'Words that you have used all your life begin to sound a little strange. You read something, or somebody asks you a question, and afterward the familiar street looks different. In the years to come your mind will take roads that nobody in your family has taken. You will be misunderstood now and then, mostly by those who finish your sentences. It helps to find at least one person with whom you can think aloud.',
    ],
    close: [
      'It is a new language you are learning, even if all the words are known. There is no final examination.',
    ],
  },
  4: {
    intro: [
      'A long change in your home life begins this week. It may concern where you live, with whom, or what you think of when you say “family.” Let the first days of it be quiet ones; the ground is only starting to move.',
    ],
    course: [
      'Foundations shift so slowly that one sees it by the doors. Something no longer closes, an old arrangement sticks, a feeling of being a guest comes over you in your own rooms. Do not read a decision into that. Over a long time you will discover which roots feed you and which only hold you fast, and the answer may be kinder to your family than you expect. Older people are worth asking while they can be asked.',
    ],
    close: [
      'Wherever you are going to live, some part of the first home goes with you. You have time to choose which.',
    ],
  },
  5: {
    intro: [
      'What you love and what you make enter a long new season this week. Romance, children, art, games: somewhere in that field a thing begins that will occupy you for a good while. It starts lightly, as such things do.',
    ],
    course: [
      'You may be taken by surprise by what attracts you. A kind of person, a kind of music, a wish to make something of which you have no experience: tastes alter here that you had thought part of your character. In the long run it is a great gift. For now it may make you a little unreliable, and the people who count on your old enthusiasms deserve to be told that they have not done anything wrong.',
    ],
    close: [
      'Love and play are about to teach you something new at an age when one thinks one knows. Let them take their time over it.',
    ],
  },
  6: {
    intro: [
      'Your working life starts on a long change this week. It concerns the ordinary day more than the great career: what you do, with what tools, and how tired you are at the end of it. Notice what first begins to pinch.',
    ],
    course: [
      'It could be a machine, a rule or simply an alarm clock. A way of spending the day that millions share begins to strike you as peculiar, and once you have seen that it is hard to go back. Over the years ahead you will work differently from how you do now. Your body will have a say in it, and is usually right. Small experiments are safer than a dramatic exit, and teach you more.',
    ],
    close: [
      'Days are what a life is made of, and yours have begun to be rearranged. The order may be left to you, if you do not wait too long with the first one.',
    ],
  },
  7: {
    intro: [
      'A long chapter in your relationships opens this week. Somebody may come in, or somebody who is there may change, or you may see the two of you in another way. It will have time; so, this week, may you.',
    ],
    course: [
      'What happens to you in this house happens through others. They bring the unexpected, the enchanting or the inescapable, and you find out by them what you had been keeping from yourself. A partnership that allows for change has nothing to fear in these years. One that was based on nothing ever changing will have to find another basis. The first weeks show at best a hint: a sentence, a meeting, a new distance.',
    ],
    close: [
      'Two people can change side by side, as long as they tell each other now and then. It would be a good habit to start with.',
    ],
  },
  8: {
    intro: [
      'What you share with other people starts on a long change this week: money, trust, old promises, the things one speaks of with the door closed. The beginning may be no more than a question. It deserves a true answer.',
    ],
    course: [
      'Here lie the ties that cannot be dissolved by saying goodbye: common property, common guilt, desire, inheritance. They will be taken out one by one in the years that follow, looked at, and renewed or ended. Some of it runs very deep and will not be hurried. You will learn to live with less certainty than others need, and with more honesty. Professional help for what is complicated is no luxury in this.',
    ],
    close: [
      'Nothing of it has to be solved now. The question has been asked, and from here on it will not be alone.',
    ],
  },
  9: {
    intro: [
      'Your view of the world starts to widen this week, and has a long way to go. A place, a teacher or a subject comes into sight. You do not have to leave tomorrow; it is enough to know in which direction it lies.',
    ],
    course: [
      'Certainties that you grew up with will lose their hold one after another in the coming years, and you will be astonished how well it is possible to live without them. Something comes in from outside: a foreign way of doing things, an idea that will not fit. Enthusiasm is natural, and conversion can wait. The people who share your table may feel left behind by your new words, so tell them what you have seen instead.',
    ],
    close: [
      'A long road has its first mile like any other. You have already taken a look at it, which is how one starts.',
    ],
  },
  10: {
    intro: [
      'A long chapter in your work and standing opens this week. It may begin with a task, a title or a doubt, and it is larger than it looks. Nobody expects you to know yet where it leads.',
    ],
    course: [
      'What you do in the world, and what the world calls you for it, are going to be remade. In such years careers take turns that nobody would have planned, and that look quite logical in hindsight. Ambition of the old kind may fade before the new kind has a name. That interval is uncomfortable, and useful. A post is one thing and a purpose is another; whoever can tell them apart will not be at a loss.',
    ],
    close: ['One day somebody will ask you how you came to do what you do. The story will start about here.'],
  },
  11: {
    intro: [
      'Your circle begins a long change this week. Friends come and go in it more than usual, and the hopes you have in common are looked at afresh. Nobody has to be dropped; some will simply walk at another pace.',
    ],
    course: [
      'In the years ahead you will belong to people whom you have not met yet. They may be younger, stranger or more serious than the company you are used to, and they know something that you want to know. With old friends the tie becomes freer. It is a good sign when they can laugh about the new you. As for your hopes, they turn from what you would like to have toward what you would like to see in the world.',
    ],
    close: [
      'Some hopes outgrow the room in which they were first spoken. Yours have started to look for a larger one.',
    ],
  },
  12: {
    intro: [
      'A long, quiet chapter begins this week, in the part of your life that others do not see. Rest, solitude, something old that asks to be understood: there is plenty of time for it, and it does not like to be hurried.',
    ],
    course: [
      'What is buried in this house has often been there since before you can remember. It begins to stir, by way of dreams, of unexplained moods, of a sudden pity for someone. You will not be the same person at the end of these years, though few will be able to say what happened. Regular solitude protects you, and so does a friend who knows about it. There is a great strength in what comes up, once it has been looked at.',
    ],
    close: [
      'The deepest changes are made in rooms without windows. You need only visit yours from time to time, and with a lamp.',
    ],
  },
};

/** Two of Jupiter to Pluto meet. */
export const slowMeeting: WeekShelf['slowMeeting'] = {
  1: {
    intro: [
      'A meeting in the sky that comes once in many years falls on your own sign this week. It concerns who you are and what you stand for. Nobody changes overnight; but you may hear the question that the coming years will ask.',
    ],
    course: [
      'Two slow planets together give a single note, and it sounds on for a long time. In you it may be felt as a great seriousness about something, or as the suspicion that your life so far has been a preparation. There may be no outward sign. Then someone asks you a harmless question, and the answer comes out as if it had been ready for years. It is worth remembering what you said.',
    ],
    close: [
      'You will not have another such week in this sign for decades. That is no reason to do anything but listen.',
    ],
  },
  2: {
    intro: [
      'What you earn, own and hold dear comes under a rare influence this week, one that returns only after many years. The sums will hardly show it yet. What begins to shift is your idea of being safe.',
    ],
    course: [
      'There are possessions that support you and others that you support, and you may suddenly see the difference. A long-term matter, such as a house, a pension or a trade, asks for a decision in principle, though not for a signature. It is a time to think in decades. Others may be getting excited about quick opportunities. You can leave those to them without regret, and find out what you would like still to have when they are forgotten.',
    ],
    close: [
      'Safety has many forms, and some of them cannot be bought. Your own begins to take shape about now.',
    ],
  },
  3: {
    intro: [
      'A rare meeting of slow planets touches your words this week: how you think, what you say, whom you talk to. Its effect will be felt for years, and its first sign may be a single conversation.',
    ],
    course: [
      'You might hear a thought that goes on working in you, or be the one who utters it. The everyday talk around it is no different from that of any other week. But you become aware that words have consequences, and choose them more slowly. If you have something to write, this is when its theme becomes clear. A brother or sister, or someone you have known since school, may have to do with it.',
    ],
    close: [
      'Thoughts that belong to a whole age pass through ordinary kitchens. One of them may just have passed through yours.',
    ],
  },
  4: {
    intro: [
      'Something in the foundations shifts this week, as it does once in many years. It may concern a house, a family or the place you come from. Nothing need be packed; it is enough to notice what no longer holds.',
    ],
    course: [
      'You feel it as one feels the season turn, before there is anything to point to. The family’s story, with what was lost and what was handed down, comes nearer than usual. You may understand at last why somebody could not be otherwise. Plans for the place where you live should be made for a long time from now on, or not made. In the meantime the small comforts of home matter as much as ever.',
    ],
    close: [
      'Houses settle for years after they are built, and so do families. What has moved now will find its place.',
    ],
  },
  5: {
    intro: [
      'Joy becomes a serious subject this week, under an influence that comes once in many years. A love, a child or a work of your own asks how much of you it may have. Give it a first, honest answer.',
    ],
    course: [
      'It may come as a great happiness or as a great demand, and in time it is likely to be both. What you make out of love has a chance of outliving its occasion. You see that something playful which you had treated as a pastime is the thing you are best at, or that a person whom you had met lightly has become important. Other people’s advice is of little use in this.',
    ],
    close: [
      'The heart does not often get such a clear question. Take it home with you and live with it a while.',
    ],
  },
  6: {
    intro: [
      'The way you work meets a rare turning point this week, of a kind that comes round only after many years. The day will look like any other. What it is for is the question that has come up.',
    ],
    course: [
      'Usefulness is the matter here: to whom, at what price, and until when. You may notice that a method everyone relies on has had its day. Or you see how a craft that you learned long ago could serve in quite another place. The body speaks more plainly than usual, and it is thinking further ahead than the appointment book. It makes sense to change one thing thoroughly and to leave the rest in peace.',
    ],
    close: [
      'Years from now you may do your work in another way and hardly remember why. It was about this time that you asked.',
    ],
  },
  7: {
    intro: [
      'Something between you and others is settled or begun this week that will count for years. Meetings of this kind are rare. The other person may not notice; it is worth telling them what you have understood.',
    ],
    course: [
      'It can be an engagement or a parting, or a quiet evening on which one of you says how it is. A tie that matters shows its real terms. You see what you have expected of others all along, and that it may have been more than anyone could give, or less than you might have asked. Those who stand opposite you at such a time are teachers, whether they like it or not.',
    ],
    close: [
      'A bond that has been seen so clearly can be chosen. There are years to do it in, and a first evening.',
    ],
  },
  8: {
    intro: [
      'What you share and what you owe stand under a rare influence this week, one that people meet only now and then in a life. Trust is put to the test in order to be renewed. Begin with what is certain.',
    ],
    course: [
      'There are matters that families and couples carry with them for a generation. One of these may come up now, in the shape of a paper, a sum or a confession, and the way you deal with it will hold for long. It need not be quick. You are stronger in such things than you used to be, and you may find help where you would not have looked. What is settled fairly here stays settled.',
    ],
    close: [
      'Some debts are paid by being named. You can leave this week with one fewer, or with a clear idea of how.',
    ],
  },
  9: {
    intro: [
      'Your view of things reaches a turning point this week that comes only once in many years. It may be a faith, a study or a far place that calls it into question. You do not have to answer at once.',
    ],
    course: [
      'Whole generations change their minds under such meetings, and you with them, in your own way. It could be that an authority you have always trusted no longer speaks to you. It could be that something you had dismissed begins to make sense. Neither has to be discussed at dinner. Follow what makes you curious to its source, and let go for a while of the wish to have a system.',
    ],
    close: [
      'A new view takes some getting used to, like new glasses. In a few years you will wonder how you managed without it.',
    ],
  },
  10: {
    intro: [
      'Your place in the world meets a rare turning point this week. What begins or ends in your work now will be seen in its true size only years later. Do the next step as if you were glad of it.',
    ],
    course: [
      'A structure that you have been part of may be losing its strength, or a new one needs exactly what you can do. The signs are easy to overlook: a remark by somebody leaving, a request from an unexpected side. You are asked what you would put your name to. It is a question about the direction and not about the speed, so it can be taken on a walk, and does not need to be answered by Friday.',
    ],
    close: [
      'When people speak of your work some day, they will begin with something that starts now. It may be a very small thing.',
    ],
  },
  11: {
    intro: [
      'Among your friends and in your hopes something turns this week, as it does once in many years. A circle finds a new purpose or lets go of an old one. Be there, if it can be arranged, and listen well.',
    ],
    course: [
      'What many people wish for at the same time has a force of its own, and you stand nearer to it than usual. You may meet someone who thinks as you do and has already begun. Or you recognize that a cause to which you gave years has done what it could. Gratitude is the right tone for such endings. The next hope should be allowed to be vague for some time.',
    ],
    close: ['Not many hopes are as large as this, or as slow. Yours is in good company, and so are you.'],
  },
  12: {
    intro: [
      'A quiet turning point is reached this week, of a kind that comes once in many years. It takes place out of sight: in sleep, in memory, in what you no longer fear. Give it as much peace as you can.',
    ],
    course: [
      'You could easily miss it. A dream is remembered for once, a picture on the wall speaks to you, you find yourself thinking kindly of someone who does not deserve it. Deep down an old arrangement between hope and fear is being dissolved, and another will take its place. There is nothing to decide, and no one who could decide it for you. Company is pleasant in small amounts. Solitude is better, and a regular bedtime best of all.',
    ],
    close: [
      'What is begun so deep down will take its time in coming up. When it does, you will know that you have met it before.',
    ],
  },
};
