import type { WeekShelf } from '../../../../report-catalogue.js';

export const newMoon: WeekShelf['newMoon'] = {
  1: {
    intro: [
      'With the new Moon in {place}, on {day}, a new round begins for you this week. How you look, how you present yourself, what you say when you are asked what you want: all of that can be set a little differently from here.',
      'The new Moon falls in {place}, on {day}, and with it a small new year of your own begins. You may feel less interested in what is expected of you and more in what you would choose.',
      'This week you are due for a start in your own name. The Moon is new in {place}, on {day}, and what has to do with your body, your appearance or your way of dealing with people can be put on a fresh footing.',
    ],
    course: [
      'A start in your own sign is seldom dramatic. You catch yourself using a different tone, or you say no to something you have always done, and it turns out that nobody minds as much as you feared. People take you as you come in these days. If a change of that kind is to last, it helps to let one other person know of it, so that there is somebody to notice when the old manner creeps back.',
      'A new start in your own name needs very little explaining. You know it by what you suddenly cannot be bothered with, and by one wish that keeps coming back when you are busy with something else. A beginning in your own sign suffers from being announced too early, because people answer with advice. A week of simply doing the thing, in a form that fits into your days, tells you more about it than any plan.',
      'There is often a moment of doubt first, because the old way of being you had its comforts. Then somebody may treat you a little differently, or you treat yourself so, and it is less strange than you feared. People who knew you in another role may need some time. If you are asked what has happened, “nothing much” is a perfectly good answer. The change shows in what you do on ordinary mornings.',
    ],
    close: [
      'The Moon will come back to this point in a year. What you begin in your own name now has that long to become natural to you.',
      'By the time this Moon is full you will know whether your wish was a mood or a direction. Until then it only needs to be taken seriously by you.',
      'Whatever you start for yourself under this new Moon may stay small for a month. It is enough if you come back to it every day or two.',
    ],
  },
  2: {
    intro: [
      'Money can be put on a new footing this week, at the new Moon in {place}, on {day}. A habit of earning, spending or saving is about to begin, and a habit is never so easy to shape as in its first days.',
      'A new Moon in {place}, on {day}, makes this a good week to begin something that can pay later. It might be a skill, a reserve, or simply the decision to charge what your work is worth.',
      'What you own, earn and think you deserve comes up for a fresh look this week. The Moon is new in {place}, on {day}, so it is the time for a first step and not yet for results.',
    ],
    course: [
      'You will probably meet the subject by accident: a bill that surprises you, a price you are asked to name, something that wears out. It is a good occasion to look at the whole instead of the one item. Most people find an expense that has long lost its reason, and a skill that could bring in a little more than it does. An order made between the new Moon and the full one tends to be kept.',
      'Money is a sober word for a question that is not sober at all: what do you need in order to feel safe? Most people carry an answer from childhood, and some of it is out of date. You may notice it while shopping, or while saying “it’s nothing” about work that took you all day. The start can be very plain. A sum put aside, a price written down or an offer sent is enough.',
      'You might start with what is already there. A talent that others praise and you dismiss, a thing of value that nobody uses, a cost that has lived on for no reason: one of these usually comes to mind at once. Others will have opinions about it, and their opinions are about their own money. It pays to wait with large purchases in these days and be generous with time instead, which is worth about as much.',
    ],
    close: [
      'A new beginning with money takes no more of it than you have, only a clearer idea of where it goes. One evening with the figures gives you that.',
      'What begins in this house grows slowly and without noise. At the full Moon you can look at it again, and see how much of it there is.',
      'Money is a modest subject, and a calming one once it has been begun. You could end the week knowing one figure better than you did.',
    ],
  },
  3: {
    intro: [
      'At the new Moon in {place}, on {day}, a conversation begins that may go on for quite some time. It can be with a neighbor, a relative, a class or a page of your own, and it starts with something that looks like small talk.',
      'With the new Moon in {place}, on {day}, a week of first contacts begins. A message, a course, a neighbor or a piece of writing may open something that will keep you company for a while.',
      'You may start to think about something in a new way this week. The Moon is new in {place}, on {day}, which favors questions, short trips and a fresh tone with the people nearby.',
    ],
    course: [
      'You are quicker than usual to ask, and others are quicker to answer. The route you take every day has somebody on it whom you could know, and the subject you once dropped has become easier to learn. Whatever you start in this house lives on repetition. Ten minutes on most days carry further than one long evening, and a short reply sent at once does more for a friendship than a good letter sent late.',
      'A first contact seldom looks like much. Somebody asks a question in passing, and the answer gets longer than either of you expected; or you look something up, and an hour later you are still reading. Follow that. The things you are curious about without a reason are more reliable than the ones you ought to know. A relative or an old schoolmate may be easier to reach now, as well, if the last word between you was a cool one.',
      'Habits of speech are as fixed as any others. You may catch yourself saying something for the hundredth time, and leave it out the next day to see what happens. That alone can change a conversation with a person who has long known what you are going to say. If you want to learn something, the early days of this Moon are a good time to start badly. Nobody is checking yet, and you pick things up quickly.',
    ],
    close: [
      'A new talk needs very few words to begin with. Whether it goes on depends on the second time you speak, and that can be soon.',
      'A first word is easily found under this Moon. What it turns into depends on how carefully you listen to the second.',
      'You have a month before the new thing becomes routine. Being a beginner is pleasanter than it looks, and you may do it aloud.',
    ],
  },
  4: {
    intro: [
      'At home something can start over this week, with the Moon new in {place}, on {day}. It may be a room that gets another use, a rule that everybody was tired of, or a way of living together that nobody has yet said aloud.',
      'A new Moon in {place}, on {day}, makes this an inward week. Something in the place where you live, or between you and your family, is ready to be begun again on gentler terms.',
      'Where you belong is the question of this week, asked quietly. The Moon is new in {place}, on {day}, so you need not answer it; it is enough to make one change that your evenings would notice.',
    ],
    course: [
      'Changes at home are made at the kitchen table. Someone may mention what annoys them, somebody else has been thinking the same, and before long there is a plan. Family history may come up as well, and explain why things were ever arranged as they are. Those who live alone notice how much of the place still belongs to an earlier life. It helps to alter one thing and then live with it before the next.',
      'A beginning at home may start with a drawer, a telephone call or a meal for more people than usual. You feel more clearly than you otherwise do what makes you rest and what keeps you on your guard under your own roof. If the family is far away or difficult, home can also be what you have made yourself, and that deserves the same care. Old stories come up. You are free to hear them this time as somebody who has grown up.',
      'Work may seem further off than usual, and you may find it hard to get excited about the outside world. That is no failing. Strength comes from somewhere, and for most people it comes from having a door to close. Somebody in the household may be waiting for a sign that things could be easier between you. The sign can be practical: a task taken over, a chair moved to the window, a rule dropped that served nobody.',
    ],
    close: [
      'A home does not become new all at once. If there is one corner in which you like to sit, the rest will follow.',
      'Roots grow in the dark, and nobody hurries them. A small thing done for the place you come back to is the right size of beginning.',
      'If the place you live in feels a little more yours, this week has done its work. Nobody outside has to know.',
    ],
  },
  5: {
    intro: [
      'Pleasure gets a new start this week, as the Moon is new in {place}, on {day}. Something that you do for its own sake, or for a person you like, is ready to begin, and it does not have to be useful to anybody.',
      'With the new Moon in {place}, on {day}, love and play get a fresh start. An attraction, an idea or plain good humor turns up, and it would be a pity to ask it for its papers.',
      'Something wants to be made, wooed or played this week. With the Moon new in {place}, on {day}, you are closer than usual to what delights you, and may be a little shy about it.',
    ],
    course: [
      'A new pleasure is easily talked out of existence. Someone will ask what it is for, and you may be the one who asks. Over the following days it helps to keep it out of the sensible part of your life: no target, no audience, a fixed hour that nothing useful may have. By the time the Moon has filled out you will know whether you look forward to that hour, and there is no better test.',
      'You may have gone some time without doing a thing merely because you liked it. The first attempt feels like wasting time. By the third you remember who you were before you got so useful. In love the same lightness helps: an invitation is easier to accept if it is for an hour and not for a life. With the young, too, it is the nonsense that brings you closer. Whatever starts like this needs protection mainly from your own good sense.',
      'It is easier to say what you have to do than what you would love to do. You may find that a wish has been waiting at the back of your mind for some time. Give it an afternoon. If it is about a person, an honest and lighthearted word is better than a perfect one, and a no can be survived. If it is about a piece of work, the beginning is allowed to be poor.',
    ],
    close: [
      'Play does not have to lead anywhere. If what begins with this new Moon makes you smile, it has done what it came for.',
      'What you have begun for pleasure needs no audience yet. It does well with a free evening now and then.',
      'You will be glad in a few weeks that you began a thing you like. For the time being it only has to be fun.',
    ],
  },
  6: {
    intro: [
      'The daily round can be arranged anew at the new Moon in {place}, on {day}. Work, meals, sleep, the small jobs that keep everything going: one of them is ready to be done in another way, and the rest will adjust to it.',
      'With the new Moon in {place}, on {day}, this is a week for small improvements that last. How you spend an ordinary day can be changed now with surprisingly little effort.',
      'Your daily round is open to change this week. A new task, a new helper or a new way of looking after yourself may begin, as the Moon is new in {place}, on {day}.',
    ],
    course: [
      'You notice first what has been costing you strength: a task that is always left to you, an hour at which you are never any good. The second thing you notice is how little would be needed to change it. Colleagues are open to a proposal, as long as it saves them something too. New habits hold best when they are tied to an old one, and when they begin smaller than your good intentions.',
      'Large resolutions have a way of failing by the second week. What holds is the change that makes the day easier at once: a meal at a fixed time, a task moved to the hour at which you are awake, a no to the meeting that could have been a message. You may want to put everything in order at one stroke. Choose the spot where most of your patience gets lost, and let the rest wait its turn.',
      'Pay attention to what you complain about, since it usually points at what could be changed. It may be a tool that never worked, a colleague who leaves you the dull half, or the fact that you eat standing up. Other people are open to an arrangement now if you put it as a proposal. The body deserves a say, too. It has probably been asking for the same thing, sleep or a walk, for some time.',
    ],
    close: [
      'Nobody will congratulate you on a better routine. You will simply be less tired, and know which change it was.',
      'At the full Moon you will see whether the new way has become a habit. If it has, you will hardly remember the old one.',
      'Usefulness is a quiet kind of happiness when it does not take the whole day. The evening may be left out of it.',
    ],
  },
  7: {
    intro: [
      'Something starts between you and one other person this week, at the new Moon in {place}, on {day}. It may be a new acquaintance or a new tone with someone you have known for years, and neither of you can do it alone.',
      'The new Moon in {place}, on {day}, opens something between you and another person. An acquaintance may begin, an agreement may be made, or two people who know each other well may find a new tone.',
      'This week gives you a fresh chance with somebody. The Moon is new in {place}, on {day}, and it is worth looking at what the two of you have come to expect of each other.',
    ],
    course: [
      'The other person may well make the first move, and it can be small enough to miss: a question they do not usually ask, an offer of help. In an existing partnership it is a good time to ask for something that you have never asked for. In a new one, the first understandings set the pattern for a long while. It is worth saying what you would like before politeness has decided it for you.',
      'What counts is the first step, and who takes it is less important than it seems. You may have been waiting for the other to notice something; it is quicker to mention it. In a new acquaintance you are more open than usual, and would do well to say early what you need as well as what you admire. Those who live alone may meet an ally at work or a worthy opponent. Both of these are forms of company.',
      'In an old couple each has a part to play: one worries, one soothes, one decides. Parts can be changed, if someone says that they are tired of theirs. New bonds cast their parts in the very first weeks, mostly by accident. So it pays to be yourself rather early, even where it is a little inconvenient. A contract, too, is better discussed now than signed in the first glow.',
    ],
    close: [
      'What two people begin shows its worth in daily use. Until then it is enough to be curious about each other.',
      'A bond begins each time two people decide on it. For once the decision can be said aloud.',
      'Nothing has to be promised for good. An honest beginning is what this Moon offers, and there are two of you to look after it.',
    ],
  },
  8: {
    intro: [
      'What you share with somebody can be put on a new basis this week, with the new Moon in {place}, on {day}. It may be money, it may be trust, and the two are often one subject. One honest sentence is all that is needed for a start.',
      'A bond can be begun afresh this week, in a matter of money or in one of the heart. The new Moon falls in {place}, on {day}, and favors a quiet talk over a large gesture.',
      'With the Moon new in {place}, on {day}, you may feel this week that a certain closeness, or a certain debt, cannot go on as before. It is a good time to start changing it, in private.',
    ],
    course: [
      'You may feel an unusual wish to know where you stand: what is owed, what was promised, what the other person really feels. The answers are usually less alarming than the guessing was. You may look together at a paper that both of you had been avoiding, or tell each other something in confidence. Closeness that starts like this goes deep, and it should be allowed to go slowly, with time for each side to think.',
      'There may be a subject that everyone steps around, such as a loan, a will, a hurt or a wish. It gets heavier by being carried. You need not solve it now. To say that it is there, and that you would like to look at it together, is all that a beginning requires. In financial questions, clear terms are a form of kindness. And where closeness has become a habit, one confession of the harmless sort can wake it up.',
      'A new closeness does not look like a beginning. You read an old agreement, you ask somebody what they would really want, you notice that a grudge has become boring. Perhaps you would like to be rid of something at a stroke. It goes better by degrees, with the papers in order and a person at hand who can keep quiet. What you give up here usually makes room for a kind of trust that needs fewer guarantees.',
    ],
    close: [
      'If the two of you agree to look together at what you share, that is enough for now. It sounds modest, and most trust has begun no better.',
      'It takes a while for trust to grow between people. What helps it most is that neither has to ask twice.',
      'You do not owe anyone the whole story. The first page is enough for now.',
    ],
  },
  9: {
    intro: [
      'Something wider opens with the new Moon in {place}, on {day}: a journey to plan, a study to begin, an opinion that no longer has to be the one you were brought up with. You are readier for it than your calendar suggests.',
      'The new Moon falls in {place}, on {day}, and widens the view. A trip, a course or an opinion that is new to you may begin, at first as a restlessness.',
      'You want to know more this week, or see more, than your usual life has room for. As the Moon is new in {place}, on {day}, it is a good time to make a first inquiry.',
    ],
    course: [
      'The wish to go farther comes to you through a stranger, as a rule, or through a book or a picture of some other place. At once there are practical objections, and they are sound; but they speak against the date and not against the wish. In the days after a new Moon it is easiest to take the smallest real step, such as a price asked, a term looked up or a first lesson. After that the plan has some weight of its own.',
      'The daily round may seem smaller than it is. Before you blame it, ask what it is that you miss: other faces, a question worth thinking about, the sense of going somewhere. Each of these can be had in a modest form within the month. Somebody from another place or another generation may say the thing that sets you going. You learn quickly as long as it is new, so it is sensible to arrange for the second lesson while you are excited about the first.',
      'The wish to see more of the world is often put off until there is enough time or money, which means until they have cooled. A first inquiry costs next to nothing. Ask what the course requires, what the ticket costs, which book to begin with. In questions of faith or principle you may notice that something you repeat has stopped convincing you. That can be left open for a while. An honest “I don’t know” is a good traveling companion.',
    ],
    close: [
      'You need not know where a journey ends before you plan it. A horizon that has moved once will move again, and your part for now is only to start walking.',
      'Something larger may begin here with one inquiry. At the full Moon you will see how far it has taken you.',
      'Where a first inquiry leads cannot be seen from here, and that is part of the charm. One question sent off this week will do.',
    ],
  },
  10: {
    intro: [
      'At work, and in whatever you are known for, a new stretch begins with the new Moon in {place}, on {day}. A task, a title or simply an ambition that you had kept to yourself is ready to be taken up where others can see it.',
      'A new Moon in {place}, on {day}, makes this a week to begin something that others will see. It may be a task, an application or simply a firmer idea of what you are working for.',
      'Your work and your name are ready for a new chapter this week. With the Moon new in {place}, on {day}, a step that you take in public may count for more than it seems to at the moment.',
    ],
    course: [
      'People above you may be looking for somebody who will take charge of a thing, and have perhaps not thought of you. It is no immodesty to bring yourself to mind. What you start now will be judged by how it is finished, so a plan with a first date in it makes a better impression than a large promise. At home they may ask what it is going to cost them in evenings, and they are right to ask.',
      'You do not need anyone’s permission to think about a larger task, and it is good to do so before you are asked. What do you want more of, and what have you done for long enough? Somebody in charge may be looking for an answer to a problem that you happen to understand. Offer it in a form that can be decided on. Those at home should be told what it would mean for them, at a time when nobody is tired.',
      'The step may be small. You sign something with your own name, you say in a meeting what you have only said in the corridor, you ask to be considered. Ambition is a word that many people do not like to use about themselves. It becomes easier if you think of what you would like to be of use for. Not everyone will applaud, and a sober question from a colleague is worth more than applause anyhow.',
    ],
    close: [
      'A career has few real beginnings, and most of them look like one more job to be done. You may know next month whether this was one.',
      'Success in your work is a matter of months. The beginning is a matter of one conversation, and it could take place soon.',
      'What you begin in view of others you will also have to finish in view of them, so you are right to begin with something you can do.',
    ],
  },
  11: {
    intro: [
      'The new Moon in {place}, on {day}, may bring new company into your life, or new life into the company you have. A hope that you have carried about by yourself could find the people it needs.',
      'The new Moon falls in {place}, on {day}. New company may come along, or you may look at your old company with fresh eyes and notice what all of you have been hoping for.',
      'A plan of yours could take its first real step this week, with the help of others. As the Moon is new in {place}, on {day}, it is a good time to ask, to join or to bring people together.',
    ],
    course: [
      'You hear of a group, or somebody brings along a friend, and you find you have talked for an hour about what you would all like to see happen. At this stage plans are cheap and spirits are high. The people who will still be there later are those who offer to do something definite. It helps to be one of them, with a task that is small enough to be done by the full Moon.',
      'Friendship lives on someone making the first move. That someone is usually the same person, and this week it could be you, or for once somebody else. You may be invited to join a group or a project; it is fair to ask what is expected of members. Hopes that have been private so far gain by being told to the right person. The right person is one who asks how you mean to go about it.',
      'Perhaps you have believed that nobody would be interested. Mention it twice, in different company, and you may be surprised. People like to be asked for what they can do well, and they like to be told honestly what is in it for them. In a group that already exists, you may feel that the purpose has got lost among the meetings. To ask what it was is not rude. It may be what several others have been waiting for.',
    ],
    close: [
      'A wish that several people share is a different thing from a wish. The new Moon gives yours a first chance to find out what it can become.',
      'A circle changes with each person who joins or takes part in earnest. You can be that person.',
      'It takes a few people and a date to make a hope into a plan. You have the people, or soon might; the date could be set.',
    ],
  },
  12: {
    intro: [
      'At the new Moon in {place}, on {day}, something begins where nobody can see it. You may feel it only as a need for quiet, or as the sense that one way of living has been used up and the next has not yet arrived.',
      'This is a week for withdrawing a little. The new Moon falls in {place}, on {day}, just before your own sign, and something in you is coming to its end before the next thing can begin.',
      'Privately something begins this week, though you could not say yet what it is. The Moon is new in {place}, on {day}, and it is a good time to be kind to yourself where nobody can see it.',
    ],
    course: [
      'To expect much of yourself just now would be wrong. Sleep is deep and full of old faces, you are moved by things that usually leave you cold, and company tires you early. In between there are minutes of great clearness, when you know exactly what has to go. Write it down and put it away for the present. Acting on it is for later, when the Moon has passed on and you are rested.',
      'You may be tired without a reason that would satisfy anybody. Company feels loud, and old matters come to mind when you are about to fall asleep. It would be easy to fight this with coffee and appointments. But the mind is putting away the past months in these days, and does it better undisturbed. An early night, an hour without any news and a talk with someone who asks for nothing are worth more than they look.',
      'A habit that you keep out of fear, an apology that you owe to yourself, a wish for silence: what begins may be about one of these. There is nothing to show for it and nobody to convince. Kindness done in secret also belongs to this house. You might help someone without their knowing, and find that it does you good. If sadness comes along, it is usually on its way out, and needs to be given a chair for an hour.',
    ],
    close: [
      'The year has a time for sowing that looks like idleness, and this is yours. What you leave in peace now will show itself when the new Moon reaches your own sign.',
      'When the Moon comes new to your own sign you will have more to begin with. It is enough, for now, to let something end.',
      'What you have begun in silence need not be shown to anyone yet. You can go about your days and trust that some things grow better when they are not looked at.',
    ],
  },
};

export const fullMoon: WeekShelf['fullMoon'] = {
  1: {
    intro: [
      'You are more visible this week than you may like, with the full Moon in {place}, on {day}. What you feel shows in your face, and what you want can no longer be passed off as consideration for others. It is tiring, and it is a relief too.',
      'The full Moon stands in {place}, on {day}, and you are easy to read. A wish that you have kept behind other people’s wishes for some time comes forward, and it can be heard in your voice.',
      'Something about you reaches a turning point this week, with the Moon full in {place}, on {day}. It may be a role that no longer fits, or a change in you that others are only now beginning to notice.',
    ],
    course: [
      'The Sun stands opposite, in the house of partners, so there is generally somebody who has to hear what you feel. They may have waited for it longer than you think. What you say in these days comes out stronger than it was meant, and most of it is true. Where the other person answers in the same tone, a pause until the next day costs you nothing. What you still want after a night is what you want.',
      'Opposite the Moon, in the house of partners, is the Sun, and so the question is how much room there is for you in what you share with others. You may be asked to consider somebody just when you had decided to consider yourself. Both are fair. It helps to say what you need before you are angry about not having it. A thing that you began for yourself some months ago may also show its result now, and deserves to be looked at.',
      'You are more emotional than you planned to be, and it makes you better company than you think. Somebody close may show you how you seem to others, by a remark or simply by their face. You may not like it at once. What they see is real, and it is not the whole of you. If there are tears or sharp words, they have usually been on their way for weeks. Afterward you know more precisely what you want to keep.',
    ],
    close: [
      'To be seen so plainly is not always comfortable. As the Moon wanes it becomes easier to ask for what you want in an everyday voice.',
      'Nobody can read minds, and under a full Moon nobody has to. Those who saw you this week know a little better how to treat you.',
      'A full Moon in one’s own sign comes round about once a year. You may let it show you who you have become, and then have an early night.',
    ],
  },
  2: {
    intro: [
      'A matter of money or possessions comes to its result this week, at the full Moon in {place}, on {day}. You see what something has cost, or what it has brought in, and the figure is a little different from what you had been telling yourself.',
      'With the full Moon in {place}, on {day}, what you have been building up or spending comes to a point this week. You see a result, and with it how you really feel about what you have.',
      'What is yours, and what it is worth, becomes clear this week. The Moon is full in {place}, on {day}, and a purchase, a payment or a question of your own value may have to be decided.',
    ],
    course: [
      'Opposite the Moon stands the Sun, in the house of what is shared, and the two accounts want to be compared: what is yours, and what you and somebody else have in common. A debt may be paid back, or a reminder sent. You may find that you have been generous in one place to make up for another. Once the sum is known it is only a sum, and people can talk about it.',
      'Feelings about money are rarely about money. They tend to be about security, about having been passed over, about what one person gives and another takes for granted. As the Sun stands opposite, in the house of trust, somebody else is probably involved. A quiet hour with the facts does more than a debate. There may also be good reason to be pleased: something paid off, or a thing you own turns out to be enough.',
      'You may be offered something and notice that it is too little, or want something and notice that you already have it. Both are useful discoveries. In the opposite house the Sun points to what others own and expect, so comparisons suggest themselves; they are seldom to anybody’s advantage. If you feel the wish to buy comfort, wait for a day. If you feel the wish to get rid of things, start at once, with something you will not miss.',
    ],
    close: [
      'Whatever the result is, you can stop estimating. What you own after this full Moon you own with your eyes open.',
      'After this full Moon you know where you stand with money, and that is a kind of wealth. It also tells you which of your wishes is worth saving for.',
      'If one purchase or one payment has been decided, in whichever direction, that is a good result. The others can be settled in daylight and without haste.',
    ],
  },
  3: {
    intro: [
      'Something that has been hinted at for weeks is said this week, as the Moon is full in {place}, on {day}. News may arrive, a talk reaches its point, or it becomes clear that two people had understood the same words quite differently.',
      'The full Moon lights up {place}, on {day}. What people around you think, and what you think yourself, comes out more directly than usual, and some of it may be a relief to hear.',
      'Something becomes clear this week through a conversation. With the Moon full in {place}, on {day}, you may receive an answer, finish a piece of learning or find out what has been said behind closed doors.',
    ],
    course: [
      'Things can be loud for a moment, as everyone is talking at once and each has part of the truth. The Sun stands opposite, in the house of travel and belief, so the small matter usually has a large one behind it: who is right in principle, and who has the right to teach whom. Taken as a practical question it can be settled in a few minutes. Letters written in the heat of it are better sent the day after.',
      'Messages arrive all at once. A relative or neighbor may have taken something you said quite differently from how it was meant, and this is the moment at which it can be put right, because it is finally mentioned. The Sun stands opposite, in the house of travel and belief, so people like to generalize. Ask for an example. A text, a course or a negotiation may also come to its conclusion, and sound better than you had feared.',
      'You feel strongly about details, and so does everybody else. It is worth remembering that a message is read in the mood of the person who gets it. Where there are two versions of a story, both may be honest. The wider view, for which the Sun opposite stands, helps to sort out what matters from what is merely loud. If you have put off telling somebody something, you may notice that keeping it back has become harder than saying it.',
    ],
    close: [
      'A full Moon is good at bringing things out. The tone you take in the days after it decides how you will talk with one another from here on.',
      'Of many words one or two usually stay. They are probably the ones that were spoken most quietly.',
      'The air is clearer than before. You need not answer everything, and what you do answer can be short.',
    ],
  },
  4: {
    intro: [
      'Things at home come to a point with the full Moon in {place}, on {day}. What has been put up with, in the rooms or between the people in them, shows itself plainly, and is easier to speak about than it was a month ago.',
      'Home and family come into full view this week, as the Moon is full in {place}, on {day}. A feeling that you have about the place you live in, or about somebody in it, can be put off no longer.',
      'You may feel more at home this week than usual, or less; the full Moon in {place}, on {day}, does not leave you indifferent. Something about the past or the family comes to its natural end.',
    ],
    course: [
      'A full Moon here sets home against work, for the Sun stands opposite, in the house of your career. You may come back with less patience than usual and find that somebody has kept a question for exactly that hour. Tiredness accounts for half of what is said. What is left of it after a night’s sleep is the real wish, and it is usually modest: an evening kept free, a job in the house shared out anew.',
      'The moment is inconvenient, since the Sun stands opposite and your work wants you as well. You may feel that you are failing in two places at once. More likely you are tired, and somebody would be glad if you sat down. Listen first to what is being asked; it is apt to be less than you assume. A move, a repair or a family matter that began months ago may also be concluded, with some emotion on all sides.',
      'What ends can be an object, a room or a grievance that has been kept for too long. You look at it and know that it belongs to an earlier time. Other people under the same roof may not be ready to see it go, and they have memories of their own. Let each person keep one thing without having to give a reason. The world outside is demanding, with the Sun in the house of career, but it can wait for one evening.',
    ],
    close: [
      'Nothing at home has to be settled by the end of the week. It is enough if everybody under the roof has said what they lack, and has been heard.',
      'What is said at home under a full Moon is heard, even where nobody answers. Being heard is the larger part of it, for them as well.',
      'There is a good kind of tiredness after something at home has been settled. The next step does not have to be taken tonight.',
    ],
  },
  5: {
    intro: [
      'Love, or whatever you love doing, comes into full light this week, with the full Moon in {place}, on {day}. A feeling wants to be shown, a piece of work wants an audience, and holding back takes more strength than it is worth.',
      'The Moon is full in {place}, on {day}, and feelings do not hide. Affection, jealousy, pride in something you have made: whatever is there comes to the surface and wants an answer.',
      'Joy takes up room this week, whether or not it suits the calendar. With the full Moon in {place}, on {day}, a romance, a hobby or a creation reaches a point at which you can see what it means to you.',
    ],
    course: [
      'You may be surprised by how much of your feeling others have already noticed. The Sun opposite, in the house of friends, adds spectators: a circle that teases, approves or feels a little neglected. Between the one you care for and the many who want you along, both cannot have the same evening. It helps to choose openly. What is given from the heart in these days is remembered, whatever comes of it.',
      'You may be applauded, or wish that you were. You may see quite suddenly that you love somebody, or that you love the idea of them. The Sun opposite, in the house of friends, brings in the question of what the others will say. It matters less than it seems to. In play and in creative work, something you have put a great deal of time into can be shown. It is good enough, and gains nothing by being kept back.',
      'If a love or a piece of work means a great deal to you, that may be a little frightening. One has something to lose then. Friends, for whom the Sun opposite stands, may not understand what you see in it, or may complain that you are never there. You can tell them the truth, in a sentence. And if you find that the pleasure has gone out of a thing, you are allowed to stop. An old delight that has run its course makes way for another.',
    ],
    close: [
      'A feeling that has been shown once can afford to be quieter. On ordinary days you find out what it is made of.',
      'What you love has had its hour in the open. That somebody has seen it makes it easier to do again.',
      'Celebrate what there is to be celebrated, in however small a company. Afterward life becomes quieter, and you will know why you smile.',
    ],
  },
  6: {
    intro: [
      'Daily duties have piled up, and at the full Moon in {place}, on {day}, you see how high. A job is finished, or your strength for it is, and it becomes plain which duties have crept onto your list without anybody asking.',
      'Your working days reach a point this week at which something has to give. The full Moon shines on {place}, on {day}, and shows what your strength is being spent on.',
      'The result of many small efforts can be seen this week. With the Moon full in {place}, on {day}, you may be done with something, or done in, and quite possibly both.',
    ],
    course: [
      'The Sun opposite stands in the house of rest, and your body may settle the argument before your head does, by being tired at the wrong moment. Others are quick to help once they know. The difficulty is that you have made it look easy for so long. A task handed back at this point is handed back for good, and one that is brought to its end deserves a free evening rather than the next task.',
      'You may finish a task and feel empty rather than proud, which is a sign that it has taken too long. The Sun stands opposite, in the house of rest. Between doing your duty and lying down there seems to be nothing in the middle; usually a conversation is in the middle. Say which part you can do well and which part you cannot. Others have often been waiting for you to set the limit, because they would like to set one too.',
      'Look now at what has worked. Some habits of the last months deserve to be kept, and others were an emergency measure that nobody ever ended. Colleagues are more emotional than usual, and a complaint about the printer may really be about not being thanked. You can change that at no cost. The house of rest opposite reminds you that an evening without any purpose is no luxury, because the work goes better after it.',
    ],
    close: [
      'What you put down under this full Moon need not be picked up again. The work that is left will be done better by somebody who has slept.',
      'As the Moon wanes, the load can be made lighter by one thing. Your body will be able to tell you which.',
      'If something is finished, or can now be called so, leave a little space after it before the next thing comes in.',
    ],
  },
  7: {
    intro: [
      'Something between you and one other person reaches its height with the full Moon in {place}, on {day}. You see each other very clearly, for better or worse, and a balance that had tilted for some time can no longer be overlooked.',
      'A relationship comes into full light this week. With the Moon full in {place}, on {day}, what one of you has felt for some time is said or shown, and it calls for an answer.',
      'The other person is the subject of this week. A full Moon in {place}, on {day}, brings feelings between two people to their height, and shows how balanced, or how lopsided, things have become.',
    ],
    course: [
      'With the Sun in your own sign, opposite, you stand at one end of the scales and they at the other. They may say what they have been missing, with more feeling than the occasion seems to call for. There is usually more behind it than this week. Couples who can listen at such a moment come out of it closer, and arrangements that only one side believed in come to an end. Defending yourself can wait until they have finished.',
      'With the Sun in your own sign you have probably been busy with your own concerns, and rightly. The other person has concerns as well. It may be uncomfortable to hear what it has been like on their side, and it is one of the more valuable things that anybody can tell you. Agreements may be concluded now, or let go in a friendly way. If you are on your own, you may see clearly what you look for in others, and what you could give.',
      'Perhaps one of the two has been giving in, and the other has taken it for agreement. Perhaps you have both been polite for so long that nobody remembers what the question was. It can be asked again now. Stay with the one point, and leave the history out of it as far as you can. Happy news is just as likely: a reconciliation, a promise, a moment in which it is clear to both why you are together.',
    ],
    close: [
      'It may be plainer now how the other person sees it. From a full Moon to the new one there is time to decide what each of you will do about it.',
      'You can live with being seen a little more as you are. The other person can too, and may tell you so.',
      'You have understood something about the two of you. A part of it you can change by yourself.',
    ],
  },
  8: {
    intro: [
      'What is shared, owed or kept from one another comes to the surface with the full Moon in {place}, on {day}. It may be a matter of money or of feelings, and as a rule somebody has known about it longer than they admitted.',
      'What lies between people, unsaid or unpaid, comes to the surface this week, as the Moon is full in {place}, on {day}. You may learn something, or be ready to say what you have long known.',
      'Closeness, trust and common property come to a head under the full Moon in {place}, on {day}. Something that two people have been carrying together may be shared out anew, or at last laid down.',
    ],
    course: [
      'With the Sun opposite, in the house of money, the question is what belongs to whom, and what one of you has been carrying for both. Emotions are strong, and so is the wish to get it over with. A confession heard calmly is worth more than one that is forced. If papers are involved, they are better read by daylight. The relief, once it comes, is greater than the trouble was.',
      'Feelings run high, and they are not all yours. Fear of losing something makes people hold on, and holding on makes others pull. With the Sun in the house of money, it is good to know what you could stand on alone; it lets you speak without threatening. A shared account, a tax matter or an old promise can be brought to an end. In love, an honest word at night may change more than a whole month of tact.',
      'The week can feel like a crisis and is more like a clearing. The matter has been there for some time; now there is light on it. You may be surprised by the strength of your own reaction, and it is worth asking what it reminds you of. No signature is improved by being given in such a mood. A question is, however. When both sides know what the other is afraid of, most of the figures turn out to be negotiable.',
    ],
    close: [
      'What is spoken of lies between you in plain sight, and is lighter there. Whatever must still be settled can be settled without hurry.',
      'What has been let go of does not have to be explained. You will feel by the new Moon how much lighter you are.',
      'If something comes to light that was lying between you, both of you can stop guarding it. That alone gives back some strength.',
    ],
  },
  9: {
    intro: [
      'A question of belief, study or distance comes to a head this week, at the full Moon in {place}, on {day}. A journey may be decided, a result may arrive, or you hear yourself defend an opinion and notice that you no longer quite hold it.',
      'An insight comes to you this week, or the answer to a long question. The full Moon stands in {place}, on {day}, and you see further than the next appointment.',
      'You see something whole this week. As the Moon is full in {place}, on {day}, a plan of wide scope either takes off or shows what it still lacks.',
    ],
    course: [
      'The Sun opposite shines on daily talk and errands, and that is where the large idea has to prove itself. Someone nearby may ask the simple question that you had not considered. It may annoy you for an evening; by morning it has usually improved the plan. Whatever has been studied can now be explained, and whatever cannot be explained wants one more month. People far away are easier to reach than usual, and glad to hear of you.',
      'A study may be completed, a journey decided on, a verdict or a permit may come. Just as likely, you hear somebody speak with great conviction and notice that you do not agree, or agree for the first time. The Sun opposite stands for daily talk, so it can be brought down to earth: what would you do differently on a Wednesday? Enthusiasm is contagious now, and so is indignation. Both of them sound better after a night’s sleep.',
      'What a wide plan lacks is as a rule something practical, such as a date, a document or a clear word with somebody nearby. That can be got. You may long to be elsewhere, and you may also meet elsewhere in the shape of a person who grew up with other rules. Listening to them changes you more than arguing does. If you teach or advise, keep to what you have tried. People notice the difference without being able to name it.',
    ],
    close: [
      'A full Moon in this house is a place to look back from. What you go on believing after it you believe because you have tried it.',
      'A full Moon shows you the whole of the view for a moment. Look around, and then tell one person what you see rather than everyone.',
      'It does you good to look up from the daily round. What you see from there can help you to choose your next direction.',
    ],
  },
  10: {
    intro: [
      'Your work is seen this week, and so is the price of it, as the Moon is full in {place}, on {day}. A result becomes public, something is decided, or somebody who matters may tell you what they think of what you have done.',
      'The full Moon stands in {place}, on {day}, and what you have worked for becomes visible. A result, a decision or a piece of recognition may come, along with a question about its price.',
      'Something in your working life comes to its conclusion this week. With the Moon full in {place}, on {day}, you may finish, be chosen, or understand that a certain goal is no longer yours.',
    ],
    course: [
      'With the Sun opposite, in the house of home, those who live with you have an opinion too, and may feel they had the smaller share of these months. Praise and complaint can come on the same day. You do not have to weigh them against each other at once. Recognition is best taken with few words, and criticism by asking for the one thing that should have been different.',
      'The Sun stands opposite, in the house of home. People there have seen less of you than they would have liked, and may choose this week to say so. You can be proud of the one thing and sorry about the other on the same evening. If the news from work is not what you hoped for, it is at least clear, and clear news can be worked with. A public matter is best answered briefly now and at length later.',
      'To part with a goal is harder to talk about than to reach it, and no less of a success. Ambitions have their season, and it is a waste to serve them after it. Whatever ends or is achieved, feelings run higher than is usual at work, in you and in those above you. A little reserve does no harm. Private life, in which the Sun stands now, offers you a place where nothing has to be achieved. You might use it.',
    ],
    close: [
      'What you have reached can be seen by others now, and that is enough. The evenings after a full Moon like this belong to those who waited for you.',
      'You are seen in your strength and in your limits. Both are remembered more fairly if you name them yourself.',
      'What you do in public now will be looked at for some time, and it can stand as it is. Rest is part of a good reputation too.',
    ],
  },
  11: {
    intro: [
      'Among friends something ripens this week, as the Moon grows full in {place}, on {day}. A common plan is ready or is given up, a loyalty may show itself, and you learn which of your hopes the others really share.',
      'Among your friends something comes to a head this week. The Moon is full in {place}, on {day}, and you see clearly who is with you, and what each of you expected of it.',
      'A hope may be fulfilled this week, or may be ready to be exchanged for a better one. With the full Moon in {place}, on {day}, other people play the larger part in it, for good and for ill.',
    ],
    course: [
      'The Sun stands opposite, in the house of love and pleasure, and what you want for yourself may not be what the circle expects of you. There are moments when you feel like the guest of honor and others when you would rather be at home. Both are true. In a group that is worth belonging to you can say so. Whoever helped to bring the plan this far should be thanked by name, and soon.',
      'A project of several people can be completed, or be found to have been the project of one. You may be touched by a loyalty that you had not counted on. The Sun opposite, in the house of love and play, asks what you would do if nobody else had to agree. If that is something else, you can take part in a common cause and still keep your own evening; friends who cannot bear that have a different idea of friendship.',
      'You may be at the center of a circle for a moment, and find it both pleasant and exhausting. Someone may need more support than a single person can give, and then it is right to share the task. Groups are sentimental under a full Moon and inclined to large decisions. Those are worth a second vote. If you feel on the edge of the company rather than in it, ask yourself whether you would choose it again.',
    ],
    close: [
      'It is easier under this Moon to see who your people are. That will help you to say yes to the right ones.',
      'It becomes clearer which of your hopes are shared. They may be fewer than before, but they will hold.',
      'People come and go in the course of a life, and hopes do as well. What you have in common at the moment is real.',
    ],
  },
  12: {
    intro: [
      'What you have kept to yourself will not stay quiet at the full Moon in {place}, on {day}. A worry, a longing or simply tiredness makes itself felt, mostly in the evening, and it asks for your attention rather than for a solution.',
      'What you have been keeping at a distance comes close this week. With the full Moon in {place}, on {day}, feelings without a name, or with too many names, ask to be noticed.',
      'A private matter reaches its end this week. The Moon is full in {place}, on {day}, and you may let go of a worry, a secret or a sadness that has kept you company for a long time.',
    ],
    course: [
      'Opposite the Moon stands the Sun, in the house of work, and the days are as full as ever, which makes the nights the more restless. You may be short with people who have done nothing. If one of them asks what is the matter, an honest half sentence is enough to change the air. Rest that is planned like an appointment does you more good than rest that happens by accident, and an old sorrow gets smaller with each time it is looked at.',
      'You may sleep badly and dream a great deal, or be unable to take part in other people’s good cheer. The Sun opposite keeps you busy with daily work, and it is tempting to leave it at that. An hour of real quiet brings more. If you let the feeling be there without arguing, it generally turns into something simple: you miss somebody, you have had enough of something, you are tired. Each of these can be helped.',
      'The end of a worry comes quietly and not on demand. You may notice in the middle of something else that a thought has lost its sting. Or somebody confides in you, and their story makes sense of yours. Helping others does you good now as long as you do not hide behind it. Everyday duties go on, with the Sun in the house of work opposite, and they can be done gently. What you say about yourself should be said to few.',
    ],
    close: [
      'As the Moon wanes the pressure goes, and leaves something behind that you know about yourself. It is yours to tell or to keep.',
      'One thing may be understood in such a week that months of thinking did not reach. It is worth a line in a notebook.',
      'An ending of which nobody knows is an ending all the same. You may mark it in some small way and go to bed early.',
    ],
  },
};

export const moonArrives: WeekShelf['moonArrives'] = {
  1: {
    intro: [
      'You have this week largely to yourself. Few people want a decision from you, what goes on elsewhere can go on without you, and your own mood is the best guide to what the days are good for.',
    ],
    course: [
      'When one is so much at home in oneself, small things carry weight: how you slept, what you put on, whether the first person you met was friendly. Others take their tone from you more than you know. It is a chance to catch up with yourself, and some wish that had no room in other weeks may come to the surface. It is worth hearing before somebody else wants something.',
    ],
    close: ['The week has been kind to you if you know by the end of it what you feel like doing next.'],
  },
  2: {
    intro: [
      'This week you can attend to what you have. Comfort, order and a sensible look at your money suit these days better than plans that depend on other people.',
    ],
    course: [
      'You feel at ease among your own things, and notice which of them you are fond of and which have merely stayed. Something that has waited to be mended gets mended. Where money is concerned your instinct is good now and not at all adventurous, and there is nothing wrong with that. A good meal at home may well turn out to be the best thing you buy in all these days.',
    ],
    close: [
      'Nothing was added and nothing lost. Being content with what is there is worth some days of your time.',
    ],
  },
  3: {
    intro: [
      'People nearby do not leave you alone this week, and you may enjoy it. Visits, errands, a good deal of easy talk: it is a week of small exchanges that ask nothing of you beyond your presence.',
    ],
    course: [
      'You hear a lot, and half of it by accident. One remark may stay with you, because it answers a question you had stopped asking. In between, letters get written that had been put off and neighbors become people with names. Your mood changes with the company, so it matters a little whom you sit down with first.',
    ],
    close: [
      'There are a good many people to talk with in a week like this. Keep up with the one whom you are sorry to leave.',
    ],
  },
  4: {
    intro: [
      'Home is the place to be this week. Whatever goes on outside can get on without you for some hours, and the people or the rooms that you come back to give you more than any event would.',
    ],
    course: [
      'You are easily touched these days, by an old song or by something that somebody left behind. Memories come up that have no particular purpose. If there is tension under your roof you feel it before a word is said, and it may dissolve in some shared task, with hands busy and no one looking at anyone. Whoever invites you out will understand that you would rather stay in.',
    ],
    close: ['Evenings at home leave no trace in the calendar. They are what you live on in busier weeks.'],
  },
  5: {
    intro: [
      'You may enjoy yourself this week, whatever else is on the list. Games, a flirtation, some hobby that has been neglected: whatever you do for fun goes well because nothing hangs on it.',
    ],
    course: [
      'Affection is near the surface and shows itself without much planning. You laugh more readily, and others relax when they see it. If you make things, the hands know what to do once the head has stopped judging. Sensible people may look at you a little oddly. There will be weeks enough that are of use to everybody, and this one does not have to be.',
    ],
    close: [
      'A good time needs no result to show for it. That you had one will be visible in the next serious week.',
    ],
  },
  6: {
    intro: [
      'A workaday week lies before you, and that is good news. Interruptions do not throw you, and what you do regularly, for your work or for your body, gets done with less effort than it usually takes.',
    ],
    course: [
      'You have an eye for what is out of order and the calm to put it right. A drawer, a file, an appointment long overdue: each takes less time than the thought of it has taken. Your body tells you clearly what agrees with it. Colleagues come with their small worries, and you can help most of them simply by listening to the end.',
    ],
    close: [
      'Days of small, finished tasks leave little to tell. They are the ground that larger ones stand on.',
    ],
  },
  7: {
    intro: [
      'Other people decide how this week goes, and most of them in a friendly way. You are in no great hurry to have it otherwise, and a little more company than usual will be welcome.',
    ],
    course: [
      'You sense what somebody needs before they have said it, and they are grateful to be spared the explanation. It can go too far: after a day of agreeing you may no longer know what you wanted for supper. A person who is close to you would like to be asked about themselves. Take the time for the answer, and for the one behind it.',
    ],
    close: [
      'The week may belong to others more than to you, and you will not regret it. The next one can be arranged the other way around.',
    ],
  },
  8: {
    intro: [
      'Feelings run deeper than the occasion this week. Whatever is happening on the surface, you notice what is left unsaid between you and those with whom you share money, rooms or a life.',
    ],
    course: [
      'There is no need to do anything at once about what you feel. You simply see more than usual: who is worried and hides it, which arrangement rests on goodwill alone. A talk late in the evening can come nearer to the heart of things than you expected. What you are told in such an hour is given in trust, and what you tell will be treated in the same way.',
    ],
    close: [
      'Nearness is made in such weeks, without much being said. A little more honesty with yourself counts as well.',
    ],
  },
  9: {
    intro: [
      'Your thoughts go traveling this week, often in the middle of something else. You read further than you meant to, you talk with someone from elsewhere, and the daily round looks smaller than it did.',
    ],
    course: [
      'A mild kind of restlessness is easy to live with. An excursion cures it as well as a voyage would, and a film in another language does nearly as much. You are in a mood to learn without having to pass a test, and good at explaining things to younger people. Some plan for the coming year may take its first outline on the back of an envelope.',
    ],
    close: [
      'You may be only a short way from home, and it need not feel like that. A plan for later does no harm.',
    ],
  },
  10: {
    intro: [
      'People look this week at how you do the ordinary things. Your work is noticed more than you think, and a calm, reliable manner does more for your standing than effort.',
    ],
    course: [
      'You may feel watched, and a little dependent on the mood of those above you. It passes. Somebody may ask your opinion in public and find that you had one ready. Between two tasks there is time to think about where all this work is leading, and whether you would still choose the direction. The thought is worth writing into a quiet hour of your calendar.',
    ],
    close: [
      'No one will remember these days at work except as days on which things went well. That is a reputation too.',
    ],
  },
  11: {
    intro: [
      'Friends fill a good part of this week. For once you can see people without having to organize anything, simply because they are there and so are you, and it does all of you good.',
    ],
    course: [
      'You feel where you belong, and perhaps where you no longer do. In one circle everybody talks at once and you go home cheerful; in another you count the minutes. Hopes come up in passing, yours among them, and somebody may take one of them more seriously than you did. Plans made so lightly are often the ones that come to something, as nobody has yet begun to defend them.',
    ],
    close: ['The good of such a week lies in who was there. You could tell one of them so.'],
  },
  12: {
    intro: [
      'You would like to be left in peace this week, and in part you can be. Solitude suits you, unfinished feelings find their end by themselves, and what can be postponed may be.',
    ],
    course: [
      'You are more porous than usual. The sadness of a stranger on the bus stays with you until evening, and a piece of music may do the opposite. Sleep sorts out more than thinking does. If others complain that you are far away, they are right, and a friendly word about it is enough. Something you had nearly forgotten comes back, asks nothing, and goes again.',
    ],
    close: [
      'Little will be left of these days that you could tell. You will only notice, some time later, that you are less tired.',
    ],
  },
};
