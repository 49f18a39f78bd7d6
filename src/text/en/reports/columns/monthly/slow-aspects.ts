import type { MonthFrames } from '../../../../report-catalogue.js';

/** Jupiter or Saturn in square or opposition to a slower planet, by the house of the swifter one. */
export const slowFriction: MonthFrames['slowFriction'] = {
  1: {
    intro: [
      'Two large wishes pull at you this month, and both are your own. One wants more room for the person you are becoming. The other asks what it will cost, and whom else it concerns.',
      'Something you want for yourself meets resistance this month that will not simply go away. It is not directed against you. It asks how serious you are, and in what form the wish can live with everything else.',
    ],
    course: [
      'A tension of this size does not come and go in a day. You may have felt it for weeks as impatience with yourself, and now it has an occasion. Other people see one half of it and advise you accordingly, so listen without obeying at once. Put each of the two wishes into one sentence. As a rule one of them can have its way now and the other later, and you do not have to become somebody else for that.',
      'You may take the resistance for a person and argue with them, or for a fault of your own and lose heart. More often it is a matter of measure: the wish has grown faster than the life around it. Look at what you have already changed in the past year before you ask for more. Then choose the part that you could keep up on a bad day. Whoever knows you well can tell you which part that is, if you ask without expecting praise.',
    ],
    close: [
      'You can want two things and still know which comes first. The order is yours to set, and you may change it later.',
      'What remains of the wish when it has been made smaller is usually the part you meant. That can be begun at once.',
    ],
  },
  2: {
    intro: [
      'What you have and what you would like to do with it do not agree this month. A plan asks for more than you meant to spend, in money or in hours, and the sum has to be done anew.',
      'Money asks for a decision this month that is not only about money. You could have more and be less free, or keep what you have and let a chance go by, and the figures alone will not tell you which.',
    ],
    course: [
      'Nothing has to be lost for this to feel uncomfortable. Perhaps you have lived on an estimate, and now somebody wants the exact figure. It helps to separate what you need from what you had promised yourself. The first is usually smaller than you fear, and the second can wait without being given up. Be slow with anything that is said to be available only this month, since a good offer survives a second look.',
      'The occasion may be a purchase, a wage or a habit of helping others out. Somebody has an opinion on it, and it is probably a sensible one for their own life. Ask yourself what you would do if nobody ever heard of it. Then look at the same question from the side of the least that you need, which is a steadier measure than the most you could get. Whatever you settle, leave yourself a way to change it when you know more.',
    ],
    close: [
      'Once the figures are on paper the question is only half as large. The other half is what you would like it all to be for.',
      'Enough is a figure that only you can name. You have come closer to it, and the rest is arithmetic.',
    ],
  },
  3: {
    intro: [
      'Plain words are hard to come by this month. Something between you and a person nearby, or in what you are learning, has two sides that will not fit into one sentence, and both deserve to be heard.',
    ],
    course: [
      'You may be told one thing by somebody you trust and another by the facts. It is tempting to decide quickly, if only to be done with it, or to go on talking until everyone is tired. A better way is to ask one question more than you usually would, and to repeat the answer in your own words. Much of the disagreement may turn out to be about what a word means. What remains is real, and can be said calmly.',
    ],
    close: [
      'A difference that has been stated clearly is nearly bearable. You will know by the end of the month what still has to be said, and to whom.',
    ],
  },
  4: {
    intro: [
      'Home and the rest of your life ask for different things this month. A wish to change how you live runs into what the family is used to, or into a promise that you made long ago.',
      'The ground you stand on is discussed this month. Someone at home, or a memory from the family, holds on to how things were done, while you see more and more clearly how you would like to live.',
    ],
    course: [
      'The subject may be a room, a visit or the question of who takes care of what, and behind it stands an older one: whose home is this? Nobody has to be in the wrong. You will get further by proposing a trial with an end to it than by asking for a decision that holds forever. Do not settle anything late in the evening. Those who live by themselves may have the same debate with a memory, and can afford to let it speak.',
      'It can be tiring to explain a wish to people who have known you for so long. They hear in it a judgment on themselves, which you may not have intended. Tell them first what you would like to keep, and only then what is to be different. A practical beginning, such as one room or one evening of the week, convinces better than a principle. If nobody has to be asked, the hesitation is your own and deserves the same patience.',
    ],
    close: [
      'What keeps a home together is seldom the arrangement. It is that everyone was asked, and that includes you.',
      'A home changes a little at a time, and so do those who live there. You have set something going that need not be hurried.',
    ],
  },
  5: {
    intro: [
      'Your heart and your circumstances do not keep step this month. Something you love to do, or someone you love, asks for more than there seems to be room for, and you would rather not choose.',
      'Love, a child or a work of your own wants your whole attention this month. Other claims on you are just as real, and you cannot be in two places.',
    ],
    course: [
      'What is at odds here is pleasure and its price, and it helps to name both. You may be inclined to risk too much because it feels right, or to give up too early because it is not sensible. Between these lies a smaller version of what you want, with a fixed place in the week. Children, if there are any around you, can tell at once whether you are there or only present. So can whatever you make.',
      'You feel it as a pull in two directions, and tend to be in the wrong place whichever you choose. The remedy is plain: be where you are. An hour given entirely to what you love does more for it than a day of half measures, and the duty goes faster when it is not resented. If a feeling is in doubt, let it show itself in deeds, on both sides. Bold wagers, in games as in love, can wait for a calmer month.',
    ],
    close: [
      'What you love does not need all your time. It does need an hour that nothing else is allowed to take.',
      'Joy that has had to hold its ground is no longer a whim. You can give it a regular place in your days.',
    ],
  },
  6: {
    intro: [
      'Your working days come under strain this month. There is more to be done than the hours allow, or it is to be done in a way that you no longer believe in, and something has to change.',
    ],
    course: [
      'You could work harder, and for a week that would even help. The trouble is in the arrangement and not in your effort. Look at the one task that delays all others, and at the one that nobody would miss. It is worth telling those you work with what you can finish and by when, before they find out by waiting. Sleep and regular meals sound like small advice, and at such a time they decide how much of the rest is possible.',
    ],
    close: [
      'A day can be built differently. Begin with the hour in it that has cost you the most, and leave the others for later.',
    ],
  },
  7: {
    intro: [
      'You and another person want different things this month, and for good reasons. A bond, a contract or a working partnership has grown, and it now has to be agreed how much room each of you has in it.',
      'A partnership is measured this month by what each of you expects of it. One side may feel held to an old agreement, the other may fear to lose it, and the two of you see different halves of one truth.',
    ],
    course: [
      'It may show in a small matter, an evening or a signature, that is discussed as if much depended on it. Much does. One of you may want to go further and the other to be sure, and each has a point that the other lacks. Say what you need before you say what is wrong. If no agreement can be found at once, agree on when you will speak of it again, and be kind in the meantime.',
      'You notice it in the tone first. A harmless question is answered as though it were a reproach. It does some good to say aloud that something is being negotiated, since everyone feels it anyway. Leave open for a while who gives way, and collect what each of you cannot do without. It is likely to be less than it sounded in the quarrel. Those who live alone may meet the same question with a colleague, a client or an old friend.',
    ],
    close: [
      'Two people need not want the same. They need to know what the other one wants, and you are closer to that than a month ago.',
      'An agreement that is renewed with open eyes is stronger than one that nobody dared to touch. You are on the way to such a one.',
    ],
  },
  8: {
    intro: [
      'Trust is the subject this month, and what is owned or owed together. Somebody would like to hold on, somebody else to let go, and it may not be clear at first which of these is you.',
      'What binds you to somebody else is looked at closely this month. A promise, a debt or an intimacy has changed its weight over time, and one of you has noticed it before the other.',
    ],
    course: [
      'Such matters go deep, and so they are often discussed by way of something harmless. You may notice that a sum or a set of keys carries more feeling than it should. Ask what it stands for. Anything that is to be signed can be shown to somebody who is not involved. What you keep to yourself out of caution is your right; what you keep back as a weapon will be felt, even if nobody can name it.',
      'It would be simplest to say nothing, and that is why so many such matters grow old. Choose a quiet hour and begin with what you have received before you come to what you miss. The other person may be as relieved as you are. If it is about things owned together, write down who expects what, since fairness looks different from each end of a table. Fear exaggerates here. Most of what has to be given up had already lost its use.',
    ],
    close: [
      'You do not have to trust all at once. One thing told, and well received, is more than you had before.',
      'A bond that has been looked at in daylight is lighter to carry. What remains of it is what both of you want.',
    ],
  },
  9: {
    intro: [
      'What you believe is put to the test this month. A plan that leads far, a course of study or a conviction meets a fact it had not reckoned with, and you have to find out which of the two gives way.',
    ],
    course: [
      'It would be easy to call the plan impossible, or the objection petty. Both are true only in part. Take the objection as a question that somebody would have asked you sooner or later, and see how much of the plan is left when you have answered it. You may find that the aim stands and the route does not. Travel and examinations go better with a margin. In a discussion, you gain by admitting the point where the other side is right.',
    ],
    close: [
      'A conviction that has met its objection is worth more than it was. You can go on with it, a little more slowly and with your eyes open.',
    ],
  },
  10: {
    intro: [
      'More is asked of you in public this month than can be done with a light hand. Your aims at work run into limits, your own or somebody else’s, and how you deal with that is noticed.',
      'What you have reached and what you would still like to reach do not agree this month. A task, a title or a plan for your work has become too narrow or too wide, and somebody expects an answer.',
    ],
    course: [
      'You may be offered a step up that brings burdens with it, or have to defend a position you had thought was safe. In either case it is worth asking what exactly is expected, and by whom. Those above you are under pressure as well and will be grateful for one clear proposal. Do not promise in the first moment what you would have to explain later. A reputation is seldom made in such months, but it is often confirmed.',
      'The pressure comes from above or from your own picture of yourself, and it is hard to tell them apart. Before you accept or resign, describe the work to somebody who has no stake in it. In doing so you will hear which part bores you and which part you would fight for. A change of scope is often possible where a change of post is not. At home people have probably noticed for some time; their view may be blunt and useful.',
    ],
    close: [
      'You need not win every point. What people will remember is that you said what could be done, and then did it.',
      'A position can be altered from within, by what you take on and what you hand over. You know now which of your tasks you would keep.',
    ],
  },
  11: {
    intro: [
      'Your friends want one thing this month and your own hopes another. A group that you belong to has grown or changed its course, and you have to see how much of your time still goes there gladly.',
      'What you hope for in the long run is tested this month by the people you share it with. An aim looks larger than the circle that should carry it, or the circle has grown and lost sight of the aim.',
    ],
    course: [
      'It may come to light over an appointment or a matter of principle. Loyalty speaks for staying as you are, and honesty for saying that you see it differently now. You can do both, if you say it to the people it concerns and not about them. Somebody else in the circle may be relieved that it has been said. A plan for the future that has become too large can be divided, with one part for this year.',
      'You may be the one who sees it first, and that is not a comfortable place. Speak about the matter before you speak about persons. A group can bear to hear that a plan is too large; it can hardly bear to hear who is to blame for it. Suggest one step that five people could take, with a day for it. Whoever comes is the circle for now. Friends of another kind, outside all this, are good to have dinner with.',
    ],
    close: [
      'Good company can stand a contradiction. Where it cannot, you know a little earlier what you would have found out anyway.',
      'Some of the hope has become a plan and some of it a memory. You can be fond of both, and work on the first.',
    ],
  },
  12: {
    intro: [
      'Something is at work in you this month that few people see. A wish for rest, or for a secret hope, stands against what the days require, and you are tired in a way that sleep alone does not cure.',
    ],
    course: [
      'You are carrying two opposite thoughts at once, and each of them tells you that the other is weakness. It does no harm to let them argue on paper. You may recognize one voice as somebody else’s, heard long ago. For practical questions this is not the best time, so decide only what cannot wait. Company of the quiet kind does you good, and one person who knows how you are is enough.',
    ],
    close: [
      'Not all that goes on in you has to be understood this month. It is enough to have stopped fighting on both sides.',
    ],
  },
};

/** Jupiter or Saturn in trine or sextile to a slower planet, by the house of the swifter one. */
export const slowHelp: MonthFrames['slowHelp'] = {
  1: {
    intro: [
      'You are better supported this month than you may notice. What you want for yourself has found an ally, in a person or in your own experience, and a change you had put off can be made without a fight.',
    ],
    course: [
      'Help of this kind makes no noise. You find that an old objection has lost its force, or that somebody simply nods where you had expected a debate. It would be a pity to let the month pass in mere contentment, since it is well suited to a step that will count for years. Choose one thing about your life that you would like to be able to rely on, and put it in order. People take you at your word just now.',
    ],
    close: [
      'It was easier than you thought, and that is no reason to think less of it. What begins without a struggle can last as well.',
    ],
  },
  2: {
    intro: [
      'Your means are on firm ground this month. What you can do is seen for what it is worth, and a plan about earning, saving or owning something can be given a sensible form.',
    ],
    course: [
      'There is no sudden gain in this, and you may be glad of that. It is more as if two columns of figures at last agreed. A conversation about pay, a price or a larger purchase goes well if you bring the facts and leave out the apology. Look also at what you own and never use. Some of it could be of value to somebody else, and the room it takes up could be of value to you.',
    ],
    close: [
      'You know now what you can count on. From there the next wish can be judged calmly, and perhaps granted.',
    ],
  },
  3: {
    intro: [
      'Words come easily this month, and they hold. What you write, learn or arrange with people nearby has sense and good will on its side, and a long-standing question can be answered.',
    ],
    course: [
      'You are listened to because you are neither in a hurry nor in a temper. It is a good time for an agreement, an examination or the letter that has to be both friendly and exact. With a brother, a sister or a neighbor you may find a tone that had been missing. If there is something you always wanted to understand, begin at the beginning and do not be ashamed of it; you learn quickly and you will keep it.',
    ],
    close: [
      'A good sentence at the right time saves a year of explanations. You may have spoken it already without noticing.',
    ],
  },
  4: {
    intro: [
      'There is peace to be had at home this month, and something to be built on it. What you wish for where you live and what can be done about it agree better than they have for some time.',
    ],
    course: [
      'An improvement that seemed out of reach becomes a list with a few items. Somebody in the family may lend a hand, or their blessing, and you can accept either without owing for it. Old stories are told with less bitterness. It is also a good month for looking at papers and agreements that have to do with where you live, and for deciding what is meant to last.',
    ],
    close: [
      'You have a place where you need not explain yourself. Whatever you do for it now will carry you for a long time.',
    ],
  },
  5: {
    intro: [
      'Joy has something solid under it this month. A love, a child or a piece of work that matters to you finds the time and the encouragement it needs, and you can enjoy it without a bad conscience.',
    ],
    course: [
      'What you do for its own sake turns out to be good for more than pleasure. An affection may become reliable without becoming dull. If you make things, you have patience for the part that takes practice, and it shows. Should you have hesitated to let others see what you feel or what you can do, this is a friendly time for it: the first response is likely to be kind, and useful too.',
    ],
    close: [
      'It is possible to be serious about what makes you happy. You have had a month of it, and it can become a habit.',
    ],
  },
  6: {
    intro: [
      'Your daily work goes more smoothly this month, and for a lasting reason. A method, a helper or a better division of the hours is within reach, and what you set up now will still serve you next year.',
    ],
    course: [
      'You see clearly where effort has been wasted, and those concerned are open to a proposal. Make it a small one and let it prove itself. What you would like to change about meals, sleep or exercise has a good chance as well, because you do not expect wonders of it. Perhaps somebody thanks you for a piece of work that you had thought nobody noticed. You can let that count.',
    ],
    close: [
      'Good order is a form of kindness to yourself. You will be glad of this month on a day when everything comes at once.',
    ],
  },
  7: {
    intro: [
      'You and another person can rely on each other this month. In a marriage, a friendship or a shared piece of work there is both good will and good sense, and something may be agreed that lasts.',
    ],
    course: [
      'You understand why the other person is as they are, and feel understood in turn. That is the best moment for the subject that is usually put off, whether it is a date, a division of duties or a wish. Put down what you agree on, since even friendly memories differ. If you are by yourself, somebody with more experience may take an interest in you, and you need not be on your guard.',
    ],
    close: [
      'What two people settle in a good hour helps them through the others. You have had such an hour, or can still arrange one.',
    ],
  },
  8: {
    intro: [
      'A delicate matter between you and somebody else can be put right this month. Whether it concerns trust or what you own together, both sides are calmer than they were, and more generous.',
    ],
    course: [
      'You can speak about what is usually passed over, because nobody is trying to win. Old accounts, of feeling as well as of money, may be closed, and it surprises you how little was left to pay. Where something is to be shared from now on, this is a good time to say how. You may also find that you have become stronger in a place where you were once hurt. That need not be told to anyone.',
    ],
    close: [
      'Some of what weighed on you has been set down. The other person may help you to leave it there.',
    ],
  },
  9: {
    intro: [
      'What lies far off becomes practicable this month. A journey, a course or an idea that you believe in meets people and circumstances that favor it, and you can take the first real step.',
    ],
    course: [
      'Encouragement comes from somebody who knows the way, and that makes it worth more than applause. You can ask for advice, a place or an introduction, and say frankly what you lack. A belief of yours may grow broader without losing its ground. If you have long wanted to study something in earnest, look at the dates and the cost; it is likely that they can be made to fit.',
    ],
    close: [
      'The distance has not grown smaller, but you have set out. That was the part that could not be done for you.',
    ],
  },
  10: {
    intro: [
      'Your work stands in a good light this month, and it has earned it. Those who decide see what you can do, and a position or a task can be agreed that suits you and will hold.',
    ],
    course: [
      'Success of this sort is quiet. You are asked for your opinion, or given a responsibility that used to go to others, and it does not feel like luck. Say plainly what you would like to be doing in the long run. Somebody may be able to bring it nearer with very little effort. Only accept what you can carry in an ordinary week, because what begins now will not stay an exception.',
    ],
    close: [
      'You have been taken seriously, and can now do the same for somebody who stands where you once stood.',
    ],
  },
  11: {
    intro: [
      'Friends are a support this month, and your hopes are in good company. A circle, a common aim or a single loyal person helps a plan of yours to take on a shape that can last.',
    ],
    course: [
      'You need not persuade anyone. The right people are already thinking along the same lines, and what is missing is somebody who proposes a day. That could well be you. In a group old and new members may get on unusually well, so it is a good time for rules that everyone can live with. A friend of long standing does you a service without making much of it, and is pleased if you notice.',
    ],
    close: [
      'Hopes are easier to keep up when somebody shares them. You know now who does, and can say so to them.',
    ],
  },
  12: {
    intro: [
      'You recover well this month, in mind as in strength. Something that had troubled you in private loses its hold, and from rest or solitude you bring back more than you went in with.',
    ],
    course: [
      'The help is inward and has no audience. You may sleep better, forgive an old matter or come upon a thought that explains a good deal. It is worth keeping some hours free for it, although there will always be somebody who would like to have them. Work that is done behind closed doors goes ahead. If you care for others, you find the measure that does good to both.',
    ],
    close: [
      'You were not idle, although it looked like it. What has come to rest in you gives you a quieter start into what follows.',
    ],
  },
};
