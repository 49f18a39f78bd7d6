import type { MonthFrames } from '../../../../report-catalogue.js';

/** An eclipse of the Sun leads. */
export const solarEclipse: MonthFrames['solarEclipse'] = {
  1: {
    intro: [
      'The eclipse of the Sun falls in your own sign, and this month you begin again as yourself. An accustomed way of being is interrupted, and in the pause you can choose what is to be taken up afterward.',
      'An eclipse of the Sun in your own sign makes this month a personal turning point. Something about the way you live or appear no longer suits you, and you are free to try another.',
      'The Sun is eclipsed in your own sign this month, which puts you at the beginning of something that concerns you alone. It may start with a doubt about a habit, a role or a look that you have had for a long time.',
    ],
    course: [
      'For a short time you may not quite know who you are supposed to be. Plans you were sure of look as if somebody else had made them, and people react to you differently without saying why. It is unsettling and also rather interesting. An eclipse in your own sign works slowly, over months, so there is nothing to be decided on the day. Notice what you do not miss while it is dark. What returns by itself afterward belongs to you.',
      'You may feel unlike yourself for some days and blame it on tiredness. More likely an old aim has lost its hold before a new one has formed. Others may ask what the matter is, and you can say honestly that you do not know yet. Keep your promises and make no new ones for the moment. In the weeks that follow, pay attention to what you do when nobody expects anything of you, because it shows where you are going.',
      'An eclipse in your own sign often shows first in small things: you put on a familiar jacket and feel disguised, or hear yourself tell a story and do not believe it. There is no need to explain this to anybody yet. Ask for time where you can, and let others get used to a slower answer. In the following months one decision about your life becomes easier than it was, since you know what you have stopped pretending.',
    ],
    close: [
      'You need not know yet what you are becoming. It is enough to have noticed, this month, which part of the old picture you will not paint again.',
      'You have stopped doing something that had become mere habit. Whatever takes its place can be tried for some months before you decide on it.',
      'You are a little less sure of yourself and a good deal more honest. For a beginning in your own sign that is enough.',
    ],
  },
  2: {
    intro: [
      'With the eclipse of the Sun in your house of money, what you earn and what you hold dear are looked at anew this month. A source, a habit or a certainty pauses, and you learn how much you really depend on it.',
      'The eclipse of the Sun falls in your house of money this month. A source of income, an expense or a belief about what you need comes under review, and a sounder arrangement can grow out of it.',
      'Your means are this month’s subject, for the Sun is eclipsed in your house of money. What you earn, keep and spend may have to be arranged otherwise, and so may your idea of what makes you secure.',
    ],
    course: [
      'You have a picture of what keeps you safe, and part of it is older than your present circumstances. The eclipse takes it away for a moment. It may be no more than a doubt about a job, a price or a possession, and yet you find yourself doing sums at odd hours. Let them be complete before you draw conclusions. Over the following months it tends to come out that you need less of one thing and more of another.',
      'It may begin with a bill, a delay or a change at work that makes you look at your accounts. At first the gap seems larger than it is. Make a list of what comes in for certain, and of what you could do without if necessary. It is also worth asking what your abilities would bring elsewhere. Large purchases and loans are better left until the picture is complete, which may take until the next season.',
      'Some people notice it when a regular payment changes, others when they look at a thing they saved for and feel nothing. Both are useful. For some days you are likely to swing between thrift and extravagance, and neither should decide. Write down what a month really costs you. Ask somebody who knows your work what it is worth to them. In the months to come the answer can turn into a better price or a simpler life.',
    ],
    close: [
      'The ground under your feet is somewhat different ground. You can test it with small steps, and keep the larger purchases for firmer weather.',
      'You know more exactly than before what you have and what you need. The rest of the arrangement can be built on that, one item at a time.',
      'You know what you have, and have stopped counting on one thing that was never certain. The next step with money can be a small one.',
    ],
  },
  3: {
    intro: [
      'An eclipse of the Sun interrupts the usual talk around you this month. Somebody falls silent or speaks up at last, and a familiar subject becomes one on which you would rather listen.',
      'Talk and everyday contacts change with this month’s eclipse of the Sun. A message may not come, or a surprising one does, and you see that an old way of speaking with someone has run its course.',
      'The Sun is eclipsed in your house of talk this month. Something changes in the way you deal with those nearest to you every day, a brother or sister, a neighbor, a colleague, and it begins with a pause.',
    ],
    course: [
      'We say a great deal each day without meaning much by it, and this month that stops working. A phrase you have used for years gets no answer. A neighbor, a brother or a sister turns out to have seen the same events differently. At first you may want to explain. It is better to ask, and to bear the pause that follows. In the course of the next months your words will be fewer and people will lean forward to hear them.',
      'Misunderstandings are easy at such a time, since everybody is listening with half an ear. If somebody near you, a sister or a colleague perhaps, stops answering, wait a few days before you draw conclusions. You may also learn something that changes your opinion. It is no disgrace to say so. A course or a piece of writing can be begun from the beginning, with fewer assumptions. Over the following months new people enter your daily round.',
      'A call may not be returned, a daily way be closed, or a subject on which you all agreed become awkward. You might feel tempted to write at length. Short questions do more. What you hear in reply may be different from what you had prepared for, and it explains several things at once. If you have put off learning something, this is a good time to enroll, because you do not have to know everything already.',
    ],
    close: [
      'There is one thing you no longer want to say, and another that you have hardly begun to. The second will take some months.',
      'One conversation has stopped and another has become possible. You can take your time over its first words.',
      'You have heard something new from somebody you thought you knew. The next conversation with them can start from there.',
    ],
  },
  4: {
    intro: [
      'Home and family come to a turning point this month with the eclipse of the Sun. Something that everyone took for permanent is open to question, and what is really solid can be felt more clearly than before.',
      'This month’s eclipse of the Sun concerns your home. Where you live, with whom, or what your family expects of you may begin to change, and feelings about it can run ahead of the facts.',
      'This month the Sun is eclipsed in your house of home. A change may be announced in the family or in the place where you live, and it shows you what you count on there without having said so.',
    ],
    course: [
      'What changes may be a place, a person who stood at the center, or the story your family tells about itself. For a moment the center is empty and nobody knows who should speak first. That is not a loss in itself. Those who used to be spoken for begin to say what they want, you among them. Decisions about moving or rebuilding can be considered now and made later, when the dust has settled and the rooms are seen in ordinary light.',
      'Somebody in the family may announce a plan, or you notice that you no longer want to live as you do. For a few days everything about home seems uncertain. Try to separate what has happened from what is only feared, and ask each person what they would like. Old grievances come up easily and are seldom the real subject. If a move or a sale is being considered, collect the figures now and decide when the household has calmed down.',
      'One of you wants to move, to stay or to have a room to themselves, and suddenly everybody has an opinion. Behind the opinions there is usually a worry, and it is worth asking for that first. You may remember how such things were decided when you were a child. It need not be done that way again. Leave contracts for later and talk over supper, in short portions. In a few months the household is likely to run on new lines.',
    ],
    close: [
      'Where you belong is being decided anew, without haste. You have already felt what you would not want to be without.',
      'The household is finding a new order, and you have a say in it. What matters to you about home has become easier to name.',
      'The family has begun to talk about how it wants to live. You have said what matters to you, and can wait for the rest.',
    ],
  },
  5: {
    intro: [
      'In love and in what you make, the eclipse of the Sun begins something new this month by clearing a space for it. A pleasure you counted on loses its shine, and a forgotten one may come back.',
      'With the eclipse of the Sun in your house of love and pleasure, something you enjoyed loses its charm this month, and you find out what you would do if you began again for the joy of it.',
      'The eclipse of the Sun falls in your house of love and play this month. What you do for pleasure, and whom you love, is taken out of its routine, and you notice what it means to you.',
    ],
    course: [
      'What used to delight you leaves you cool for a time, and you wonder whether the fault is yours. It is nobody’s. The heart changes its subject now and then, and needs a moment in between. You may be drawn to something you gave up long ago for being impractical, or see a person, perhaps a child, as if for the first time. Do not ask too early what it means. Over the coming months it will ask you for a little courage.',
      'An attraction may cool without a reason, or a hobby feel like work. It is tempting to force the old enthusiasm back. Leave it alone for a while and try something in which you have no reputation to lose. New affections that start around an eclipse need time before anybody can tell what they are. Be kind, be honest, and promise little.',
      'A date is canceled, a hobby group breaks up, a child no longer wants what it always wanted. For a moment there is an empty evening and some hurt pride. Try not to fill it at once. You may find that you want to make something again, for nobody, and badly. Somebody you hardly noticed may turn out to be good company. What starts around an eclipse is uncertain at first, so enjoy it without building on it yet.',
    ],
    close: [
      'Let the place in your heart stay open for a while, even if it feels bare. What comes to fill it has already been in sight this month.',
      'You have made room for something that delights you. It may be a person, a skill or only a free afternoon, and it need not be useful.',
      'You have had an empty evening or two and found out what you would like to do with them. That is a fair start for something you love.',
    ],
  },
  6: {
    intro: [
      'The eclipse of the Sun stops the clockwork of your working day this month, and lets you look into it. A duty, a habit or an old division of labor can be replaced by a better one.',
      'Work and daily habits are interrupted this month by the eclipse of the Sun. A task, a method or a way of treating your own body turns out not to be sustainable, and can be changed.',
      'With the Sun eclipsed in your house of work, your daily order is interrupted this month. A task falls away or a new one comes, and you can think about how you want to spend your days.',
    ],
    course: [
      'You have kept things going for so long that you no longer ask what for. Now something drops out: a helper, a system, your own willingness. The first impulse is to work twice as hard. Try to do without it, and see what really suffers. It is less than expected, and it shows you where the day has been badly built. Changes in work that begin here take months to become visible, and are best made one at a time.',
      'It may be a colleague who leaves, a plan that is withdrawn or simply a morning on which you cannot go on as before. You need not solve it at once. Do the part that others depend on, and put the rest in order of importance. You will probably find tasks that nobody would miss. If your strength is low, take it seriously and rest. A better routine is easier to find after a pause than in the middle of a rush.',
      'An appointment is moved, a colleague is away, a machine stops, and the day that was so full has a hole in it. You will be surprised how many things can wait. Use the gap to look at your habits, including those that concern sleep and food, while nobody is pushing you. Somebody may need your help and should be told how much you can give. New arrangements made in the following months will last if they are simple.',
    ],
    close: [
      'The old order will not quite return, and by now you may not want it to. You have seen what can be left undone.',
      'Your days have begun to run differently. If you change one habit at a time, the improvement has a good chance of lasting.',
      'Your days have lost one fixed point and gained some room. Fill it slowly, and with what is good for you.',
    ],
  },
  7: {
    intro: [
      'Someone close to you is at the center of this month’s eclipse of the Sun. A bond is interrupted in its habits, and the two of you meet as people who do not quite know each other yet.',
      'The eclipse of the Sun puts a partnership at the center of this month. A marriage, a friendship or a contract may need new terms, and a person you have not met before may become important.',
      'The Sun is eclipsed this month in your house of partners. Somebody close to you needs a different answer from the usual one, or you do, and neither of you knows yet what it will be.',
    ],
    course: [
      'The other person may do something out of character, or stop doing what you relied on. You could take it personally, and it would not help. An eclipse in the house of partners gives both of you a chance to say what the arrangement has been and whether it is still wanted. That can lead closer or apart, and you need not know which. In new acquaintances it is worth waiting to see who remains when the light is normal again.',
      'You notice in how many small ways you have relied on each other. One of you may want more distance for a while, and that need not mean the end of anything. Say what you would like without demanding an answer. If a bond has been held together mainly by habit, it becomes visible now, and both of you can decide whether there is more to it. Contracts are better discussed this month and signed in a later one.',
      'You have had a way of being together that worked, as long as nobody asked. Now one of you does. It may be about time, about money, about who always adapts, or only about where to spend the summer. Listen to the end, and say that you will think about it. If you live alone, an acquaintance may grow more important, or a rival less so. Over the next months it becomes clear what both of you want to keep.',
    ],
    close: [
      'What you are to each other is an open question, asked with respect. It may stay open until both of you can answer.',
      'You and another person have stopped assuming and started asking. Whatever comes of it will rest on what both of you have said.',
      'A question has been asked between you and another person. It was asked in good faith, and it need not be answered this month.',
    ],
  },
  8: {
    intro: [
      'The eclipse of the Sun touches what you share, owe and fear this month. A silent agreement comes to an end, and the new one can be more honest and easier to live with.',
      'Shared money, trust and closeness are the matters of this month’s eclipse of the Sun. An obligation may end or have to be put on new terms, and you can be more open about it than before.',
      'What you share with another person is touched by this month’s eclipse of the Sun, in your house of trust and joint money. An old arrangement may end, and you can ask for one that is easier to understand.',
    ],
    course: [
      'Much of what binds people has never been discussed: who will pay in the end, who would be missed, who must not be told. Something of this kind shows itself now, perhaps through money, perhaps through a loss of interest. It can be felt as a chill. Do not sign or confess anything in the first days. Look at the papers and at your own part. In the months that follow, a dependence can be loosened that you had thought was for life.',
      'Somebody may ask for something back, or you discover that you have been paying for what is no longer needed. Feelings about it are strong, and the first of them is seldom the last. Look through agreements, passwords and joint accounts, and write down what you do not understand. In a close relationship, a fear that was never mentioned may turn out to be shared. Large decisions can wait until you have taken advice.',
      'A form arrives, a policy runs out, somebody wants to know what became of an old loan. The matter is small and the feeling is not, because it reminds you of how much you depend on each other. Do not decide while you are alarmed. Get the figures from the other person as well, and compare them in daylight. A confidence may be offered to you, too, and deserves to be kept. In some months you will be glad that it came up.',
    ],
    close: [
      'You are somewhat freer than you were, and freedom of this kind is quiet at first. It is worth finding out what you will do with it.',
      'Something that bound you has been looked at in the open. You can decide, without pressure, how much of it you want to keep.',
      'You understand better what you share and what you only supposed. It can be put in order from here, piece by piece.',
    ],
  },
  9: {
    intro: [
      'A belief, a plan or a distant aim is interrupted this month by the eclipse of the Sun, and a better one has room to begin. You may not be sure where you are going, and you look up for once.',
      'The eclipse of the Sun falls in your house of travel and learning this month. A plan for going farther may be called off or replaced, and you begin to ask yourself what you believe in.',
      'Far-off plans are this month’s subject, with the Sun eclipsed in your house of travel and study. Something you had looked forward to or believed in becomes uncertain, and you are free to want something else.',
    ],
    course: [
      'There are convictions one lives in like a house. When one of them goes dark, everything seems to lose its direction, although nothing has changed outside. You may postpone a journey, doubt a course of study or find a teacher less impressive. Let the doubt do its work. It removes what you had only borrowed. Over the next months something simpler takes its place, and it tends to come from experience and from people whose opinion you never asked.',
      'A journey may be put off, a course may disappoint you, or somebody you admired says something that you cannot accept. For a while you may feel that there is nothing to look forward to. It passes as soon as you allow yourself to be curious without a plan. Read something outside your field, and talk to people who have lived elsewhere. In the months after, an aim may appear that you would not have thought of before.',
      'A booking falls through, a teacher leaves, or you read a page that contradicts what you have always said. You might defend the old view more loudly for a while. It is more interesting to ask what would follow if the page were right. Talk to someone from another country or another generation, and let them do most of the talking. In the months after, a plan may form that fits what you have come to think.',
    ],
    close: [
      'You do not have to believe anything in a hurry. What you have seen for yourself this month is a good beginning.',
      'An old plan has been put aside, and your view is less narrow than it was. The next aim can be found without hurry.',
      'You are between two views of things, and can look around. The next plan will have more of your own experience in it.',
    ],
  },
  10: {
    intro: [
      'Your career or public role turns a corner this month with the eclipse of the Sun. A position that seemed fixed comes into motion, and you are asked what you would do if you could choose again.',
      'Your position in the world is under review this month, with the eclipse of the Sun in your house of career. A role may end or change its meaning, and you can ask what you would like to be known for.',
      'The Sun is eclipsed in your house of career this month, and your position is in motion. What you are responsible for may change, or you see it with other eyes, and people are waiting to hear what you will do.',
    ],
    course: [
      'Someone in authority may leave, a project may lose its backing, or you yourself stop wanting what you have been working for. For a moment there is a gap at the top. It is tempting to fill it at once, with yourself or with the first plan at hand. Wait and watch who does what in the meantime. Opportunities that come out of an eclipse arrive sideways and under another name, often months later, and they suit the person who has thought.',
      'There may be a change above you, a decision that goes otherwise than expected, or a feeling that the work has lost its purpose. Rumors are likely, and most of them are premature. Do good work where you are and avoid taking sides. At the same time think about what you would apply for if you were starting today. The answer may be close to what you do now, or quite far from it. Within some months it will be easier to act on.',
      'A plan is withdrawn, a superior asks for something new, or a success leaves you cold. Everybody has a theory about what will happen next. You need not have one. Finish what you can finish, keep your papers in order, and tell those at home that you may be absent-minded. If somebody offers you a task that is not in your line, listen to it twice. In the months that follow it may prove to be the more interesting road.',
    ],
    close: [
      'What you are known for need not be what you will be known for. The question has been put this month, and you may take your time.',
      'It has become clear that your present role is one of several you could have. You need not leave it in order to think about the others.',
      'Your position is less certain than it was, and so are its limits. You can use the time to find out what you would like to be asked.',
    ],
  },
  11: {
    intro: [
      'A circle of friends or a shared hope is renewed this month by the eclipse of the Sun. Something in it comes to an end first, so that another kind of company can begin.',
      'With the eclipse of the Sun in your house of friends, a group, a friendship or a common hope changes this month. You find out which company you would choose today if you had to choose it again.',
      'The eclipse of the Sun falls in your house of friends this month. A group or a shared plan pauses, and you learn who comes without being called and what you still hope for yourself.',
    ],
    course: [
      'You may look around a familiar table and feel for a moment like a guest. People have moved on, or you have. It does not mean that the friendships were mistaken; they belonged to a common purpose, and the purpose is changing. You will be invited elsewhere before long, perhaps by somebody much younger or older. The hope itself can be put more simply now. Over some months it becomes clear who wants the same thing for the same reason.',
      'A plan may fall through because somebody withdraws, or you lose interest in a cause for which you have done a great deal. There is no need to quarrel about it. People change, and so do the reasons for meeting. It is worth telling a friend whom you want to keep that you do. People you meet in the coming months may be of help, once they have had time to get to know you.',
      'A usual meeting may not take place, and perhaps nobody says why. You could be hurt, or you could call one of them and ask. Some people have been waiting for that. You may also feel relieved, which tells you something about the group. Old friends who live far away are worth a letter at such a time. A new circle seldom looks like one at first; in the coming months it may begin with two people and an idea.',
    ],
    close: [
      'There is a free chair beside you, and no hurry to fill it. You know better than before whom you would like to see in it.',
      'Your circle has begun to change. Those you would miss are worth a call before the month is over.',
      'You know which of your friends you missed when nothing was arranged. With them something can be arranged.',
    ],
  },
  12: {
    intro: [
      'Something deep and private begins this month. The eclipse of the Sun falls in the house of rest, where an old effort ends without noise, and you are given leave to withdraw for a while.',
      'The eclipse of the Sun falls in the most private part of your chart this month. You may need rest and time alone, and something that has troubled you for years can begin to lose its weight.',
      'This month the Sun is eclipsed in your house of rest, and the change it brings is a quiet one. Something that you have carried in private for a long time can be put down, if you give yourself the time.',
    ],
    course: [
      'You feel less inclined to explain yourself, and more in need of sleep than usual. There is a reason for it. A part of you that has stood guard for years is being relieved, and does not quite know where to go. Dreams, memories and moods come up without an obvious cause. They need no interpretation, only room. In the months to come you will notice that you have stopped fearing something, and that you could not say on which day it happened.',
      'Outwardly there may be little to see. You sleep more or less than usual, remember people you have not thought of for years, and have no wish to explain yourself. Cancel what can be canceled. If an old sadness comes up, it is probably because you are strong enough to look at it now. Talking to someone who is not involved can help. In the following months you are likely to notice that you have more patience with yourself.',
      'You may be tired in a way that sleep does not mend at once, or find excuses to be alone. You need no excuse for it. A piece of music or an old photograph may move you more than you had expected. There is perhaps somebody you have never forgiven, and it may be yourself. Nothing has to be concluded. In the following months you will notice that certain thoughts no longer come at night.',
    ],
    close: [
      'Nobody has seen what happened in you this month, and it was a great deal. You need not talk about it before you are ready.',
      'You have had some time to yourself, and it was needed. When you return to company, you need tell nobody more than you like.',
      'You have been away from people a little, and something in you has come to rest. Go back among them at your own pace.',
    ],
  },
};
