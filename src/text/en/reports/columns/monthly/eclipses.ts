import type { MonthFrames } from '../../../../report-catalogue.js';

/** An eclipse of the Sun leads. */
export const solarEclipse: MonthFrames['solarEclipse'] = {
  1: {
    intro: [
      'The eclipse of the Sun falls in your own sign, and this month you begin again as yourself. An accustomed way of being is interrupted, and in the pause you can choose what is to be taken up afterward.',
    ],
    course: [
      'For a short time you may not quite know who you are supposed to be. Plans you were sure of look as if somebody else had made them, and people react to you differently without saying why. It is unsettling and also rather interesting. An eclipse in your own sign works slowly, over months, so there is nothing to be decided on the day. Notice what you do not miss while it is dark. What returns by itself afterward belongs to you.',
    ],
    close: [
      'You need not know yet what you are becoming. It is enough to have noticed, this month, which part of the old picture you will not paint again.',
    ],
  },
  2: {
    intro: [
      'With the eclipse of the Sun in your house of means, money and what you hold dear are looked at anew this month. A source, a habit or a certainty pauses, and you learn how much you really depend on it.',
    ],
    course: [
      'You have a picture of what keeps you safe, and part of it is older than your present circumstances. The eclipse takes it away for a moment. It may be no more than a doubt about a job, a price or a possession, and yet you find yourself doing sums at odd hours. Let them be complete before you draw conclusions. Over the following months it tends to come out that you need less of one thing and more of another.',
    ],
    close: [
      'The ground under your feet is somewhat different ground. You can test it with small steps, and keep the larger purchases for firmer weather.',
    ],
  },
  3: {
    intro: [
      'An eclipse of the Sun interrupts the usual talk around you this month. Somebody falls silent or speaks up at last, and a familiar subject becomes one on which you would rather listen.',
    ],
    course: [
      'We say a great deal each day without meaning much by it, and this month that stops working. A phrase you have used for years gets no answer. A neighbor, a brother or a sister turns out to have seen the same events differently. At first you may want to explain. It is better to ask, and to bear the pause that follows. In the course of the next months your words will be fewer and people will lean forward to hear them.',
    ],
    close: [
      'There is one thing you no longer want to say, and one that you have hardly begun to. Give the second its time.',
    ],
  },
  4: {
    intro: [
      'Home and family come to a turning point this month with the eclipse of the Sun. Something that everyone took for permanent is open to question, and what is really solid can be felt more clearly than before.',
    ],
    course: [
      'What changes may be a place, a person who stood at the center, or the story your family tells about itself. For a moment the center is empty and nobody knows who should speak first. That is not a loss in itself. Those who used to be spoken for begin to say what they want, you among them. Decisions about moving or rebuilding can be considered now and made later, when the dust has settled and the rooms are seen in ordinary light.',
    ],
    close: [
      'Where you belong is being decided anew, without haste. You have already felt what you would not want to be without.',
    ],
  },
  5: {
    intro: [
      'In love and in what you make, the eclipse of the Sun begins something new this month by clearing a space for it. A pleasure you counted on loses its shine, and a forgotten one may come back.',
    ],
    course: [
      'What used to delight you leaves you cool for a time, and you wonder whether the fault is yours. It is nobody’s. The heart changes its subject now and then, and needs a moment in between. You may be drawn to something you gave up long ago for being impractical, or see a person, perhaps a child, as if for the first time. Do not ask too early what it means. Over the coming months it will ask you for a little courage.',
    ],
    close: [
      'Let the place in your heart stay open for a while, even if it feels bare. What comes to fill it has already been in sight this month.',
    ],
  },
  6: {
    intro: [
      'The eclipse of the Sun stops the clockwork of your working day this month, and lets you look into it. A duty, a habit or an old division of labor can be replaced by a better one.',
    ],
    course: [
      'You have kept things going for so long that you no longer ask what for. Now something drops out: a helper, a system, your own willingness. The first impulse is to work twice as hard. Try to do without it, and see what really suffers. It is less than expected, and it shows you where the day has been badly built. Changes in work that begin here take months to become visible, and are best made one at a time.',
    ],
    close: [
      'The old order will not quite return, and by now you may not want it to. You have seen what can be left undone.',
    ],
  },
  7: {
    intro: [
      'Someone close to you is at the center of this month’s eclipse of the Sun. A bond is interrupted in its habits, and the two of you meet as people who do not quite know each other yet.',
    ],
    course: [
      'The other person does something out of character, or stops doing what you relied on. You could take it personally, and it would not help. An eclipse in the house of partners gives both of you a chance to say what the arrangement has been and whether it is still wanted. That can lead closer or apart, and you need not know which. In new acquaintances it is worth waiting to see who remains when the light is normal again.',
    ],
    close: [
      'What you are to each other is an open question, asked with respect. It may stay open until both of you can answer.',
    ],
  },
  8: {
    intro: [
      'The eclipse of the Sun touches what you share, owe and fear this month. A silent agreement comes to an end, and the new one can be more honest and easier to live with.',
    ],
    course: [
      'Much of what binds people has never been discussed: who will pay in the end, who would be missed, who must not be told. Something of this kind shows itself now, perhaps through money, perhaps through a loss of interest. It can be felt as a chill. Do not sign or confess anything in the first days. Look at the papers and at your own part. In the months that follow, a dependence can be loosened that you had thought was for life.',
    ],
    close: [
      'You are somewhat freer than you were, and freedom of this kind is quiet at first. It is worth finding out what you will do with it.',
    ],
  },
  9: {
    intro: [
      'A belief, a plan or a distant aim is interrupted this month by the eclipse of the Sun, and a better one has room to begin. You may not be sure where you are going, and you look up for once.',
    ],
    course: [
      'There are convictions one lives in like a house. When one of them goes dark, everything seems to lose its direction, although nothing has changed outside. You may postpone a journey, doubt a course of study or find a teacher less impressive. Let the doubt do its work. It removes what you had only borrowed. Over the next months something simpler takes its place, and it tends to come from experience and from people whose opinion you never asked.',
    ],
    close: [
      'You do not have to believe anything in a hurry. What you have seen for yourself this month is a good first stone.',
    ],
  },
  10: {
    intro: [
      'Your career or public role turns a corner this month with the eclipse of the Sun. A position that seemed fixed comes into motion, and you are asked what you would do if you could choose again.',
    ],
    course: [
      'Someone in authority may leave, a project may lose its backing, or you yourself stop wanting what you have been working for. For a moment there is a gap at the top. It is tempting to fill it at once, with yourself or with the first plan at hand. Wait and watch who does what in the meantime. Opportunities that come out of an eclipse arrive sideways and under another name, often months later, and they suit the person who has thought.',
    ],
    close: [
      'What you are known for need not be what you will be known for. The question has been put this month, and you may take your time.',
    ],
  },
  11: {
    intro: [
      'A circle of friends or a shared hope is renewed this month by the eclipse of the Sun. Something in it comes to an end first, so that another kind of company can begin.',
    ],
    course: [
      'You may look around a familiar table and feel for a moment like a guest. People have moved on, or you have. It does not mean that the friendships were mistaken; they belonged to a common purpose, and the purpose is changing. You will be invited elsewhere before long, perhaps by somebody much younger or older. The hope itself can be put more simply now. Over some months it becomes clear who wants the same thing for the same reason.',
    ],
    close: [
      'There is a free chair beside you, and no hurry to fill it. You know better than before whom you would like to see in it.',
    ],
  },
  12: {
    intro: [
      'Something deep and private begins this month. The eclipse of the Sun falls in the house of rest, where an old effort ends without noise, and you are given leave to withdraw for a while.',
    ],
    course: [
      'You feel less inclined to explain yourself, and more in need of sleep than usual. It is not weakness. A part of you that has stood guard for years is being relieved, and does not quite know where to go. Dreams, memories and moods come up without an obvious cause. They need no interpretation, only room. In the months to come you will notice that you have stopped fearing something, and that you could not say on which day it happened.',
    ],
    close: [
      'Nobody has seen what happened, and it was a great deal. Keep the door closed a little longer, and come out when you are ready.',
    ],
  },
};

/** An eclipse of the Moon that people see leads. */
export const lunarEclipse: MonthFrames['lunarEclipse'] = {
  1: {
    intro: [
      'With the eclipse of the Moon in your own sign, this month brings a long personal change to its end. You feel more than you can say at first, and you are about to let go of a version of yourself.',
    ],
    course: [
      'You may be tired without a cause, or moved to tears by a trifle. For years you have been somebody for others, patiently or cheerfully or in silence, and it has stopped being true. Those who profited from it will be slow to notice. You do not owe them a scene; a small refusal makes it clear enough. An eclipse like this is felt for months, and in the course of them the new person gets used to being looked at.',
    ],
    close: ['You have put down something you used to be. It served you well, and can be remembered kindly.'],
  },
  2: {
    intro: [
      'A long concern about money or security comes to its end this month. The eclipse of the Moon in your house of means shows you, for once without illusion, what you can live on and what you can live without.',
    ],
    course: [
      'The feeling comes first: a sudden worry, or a sudden indifference toward something you were attached to. The facts follow. A payment may stop, a possession be given away, a job lose its hold on you. You could see it as loss, and some of it may be. What weighs more is that you stop paying for a fear. In the following months your needs and your means come closer together than they have been for a long time.',
    ],
    close: [
      'It is known now what is enough, and the knowledge is yours to keep. The rest can go without regret.',
    ],
  },
  3: {
    intro: [
      'The eclipse of the Moon brings a long conversation to its close this month, or ends a silence. What is said between you and someone nearby has been waiting for some time, and it clears the air.',
    ],
    course: [
      'You may hear something that you half knew. It touches you all the same, and your answer comes from an older layer than you expected. With brothers, sisters, neighbors or former classmates one is always a little the age one was then. That can be spoken about now, even laughed about. A text, a course or a misunderstanding can be finished. It will take some months to feel the whole effect, which is mainly one of lightness.',
    ],
    close: [
      'The words have been found, or can be done without. Between you and somebody there is less to guess.',
    ],
  },
  4: {
    intro: [
      'At home or in the family a chapter ends this month. The eclipse of the Moon lets old feelings come up, and shows which of the ties to the past still hold you and which only kept you from moving.',
    ],
    course: [
      'Something in the place you come from is no longer as it was. It may be a house, a custom, or a parent who has become somebody you look after. The sadness is real, and so is the relief that comes with it. Families tend to hide one of the two. If you can admit both, others will too. Practical steps, such as clearing a room or signing a lease, go better when the feeling has been given its evening first.',
    ],
    close: [
      'A door at home has been closed gently. What you take with you from behind it is yours, and light enough to carry.',
    ],
  },
  5: {
    intro: [
      'A love, a hope for a child or a work of your own reaches its turning point this month. The eclipse of the Moon brings out what you feel about it, including what you had not admitted.',
    ],
    course: [
      'Perhaps you have been giving your heart where it was only half wanted, or working for applause that never quite came. You know it now, and the knowledge hurts less than the hoping did. Or the reverse is true, and you see that what you treated as a game has become dear to you. In either case something can be completed. The joy that follows in the next months is less dependent on being noticed.',
    ],
    close: [
      'Your heart has finished one thing. It will not be idle for long, and it has become more exact in its wishes.',
    ],
  },
  6: {
    intro: [
      'A way of working, or of overworking, comes to its end this month. The eclipse of the Moon in your house of duties makes plain what your days have cost you, and it is a good time to change the bargain.',
    ],
    course: [
      'You may be unable to go on as usual with one particular task, although nothing about it is new. The will simply is not there. Do not call it laziness. You have carried something that should have been shared, or kept a pace that was meant for an emergency. This is the moment to say so, in few words and to the right person. Over the coming months the work finds a form that allows you to be well while you do it.',
    ],
    close: [
      'One duty has been taken off your shoulders, perhaps by your own hand. You may stand up straight and see what else is due.',
    ],
  },
  7: {
    intro: [
      'The eclipse of the Moon shows the truth of a relationship this month. Something between you and another person is completed, and what remains can be lived with more openly than before.',
    ],
    course: [
      'One of you has waited for the other to say it. It may be said now, in a tired hour and without preparation, and both of you will be startled at how simple it is. Some bonds end here and most do not; they lose a pretense and gain a future. Try to hear what is meant, since hardly anybody speaks well under an eclipse. In the months afterward, you will treat each other with a new kind of attention.',
    ],
    close: [
      'You can see each other more plainly than before. If you like what you see, the two of you have something to go on with.',
    ],
  },
  8: {
    intro: [
      'A matter of trust, debt or deep attachment comes to its end this month. The eclipse of the Moon lets you feel how much it has bound you, and also that you are able to let go.',
    ],
    course: [
      'Something may be repaid, divided or forgiven, and the feeling that goes with it is larger than the sum. What you held on to was perhaps the hope that somebody would finally admit something. They may not. You can close the account all the same. Handle money and papers with care while you are moved, and ask for a day before you agree. The calm that comes later is of the lasting kind, and you will recognize it.',
    ],
    close: [
      'What bound you has been loosened, at the right end. You owe less than you did, and you fear less.',
    ],
  },
  9: {
    intro: [
      'A conviction or a distant hope has run its course, and the eclipse of the Moon makes you feel it this month. A journey, a study or a belief ends, and you arrive somewhere you had not planned.',
    ],
    course: [
      'You realize that you have stopped believing something, perhaps a good while ago, and kept it up out of loyalty. It is honest to say so, at least to yourself. Teachers and distant friends may be disappointed for a moment. You are not abandoning what you have learned; you are using it. A decision about travel, study or a legal question may fall of its own accord. In a few months you will wonder at how far you have come.',
    ],
    close: [
      'One horizon has closed and you are still walking. There is another beyond it, as you will see when you are rested.',
    ],
  },
  10: {
    intro: [
      'An effort in your career or public life comes to its end this month. The eclipse of the Moon shows what it has meant to you, apart from what others thought, and frees you for something else.',
    ],
    course: [
      'A task is finished, a role given back, or you lose your taste for an ambition that has driven you for years. Outwardly it may be a success. Inwardly you feel that it is over. People who know you only at work will not understand it at once, and you need not explain. Those at home have seen it coming. Before you announce anything, give yourself time to feel what you would miss. The new aim shows itself in the months after.',
    ],
    close: [
      'You have done what you set out to do, or found out that it was not yours. Both are ways of finishing, and both leave your hands free.',
    ],
  },
  11: {
    intro: [
      'A friendship, a circle or a shared hope reaches its turning point this month. With the eclipse of the Moon feelings come up among people who usually keep things light, and you see where you belong.',
    ],
    course: [
      'Someone may leave, or you notice that you have been leaving for some time. Groups seldom speak of such things; they just meet less. If a friendship matters to you, speak of it. A common plan can come to its end as well, with a success or with a quiet burial, and both deserve a farewell. You will miss the company more than the cause. Over the next months you find out which of these people are friends without it.',
    ],
    close: [
      'It has become a smaller circle and a truer one. The hope that is left in it is one you can hold by yourself, if need be.',
    ],
  },
  12: {
    intro: [
      'Something in you comes to rest this month. The eclipse of the Moon falls in the house of solitude, and a private sorrow, guilt or worry that has lasted for long may quietly lose its power.',
    ],
    course: [
      'You might not be able to say what it is. There is a wave of feeling without a cause, a memory at an odd hour, and afterward an unfamiliar calm. It is best to be alone for part of it, or with someone who does not ask. Duties can be reduced for a short time without harm. What was hidden from you in your own conduct becomes visible, and you can look at it with sympathy. In the following months your sleep shows the change.',
    ],
    close: ['A long watch is over, and nobody but you knew of it. You are allowed to sleep.'],
  },
};
