import type { WeekShelf } from '../../../../report-catalogue.js';

/** Two of Jupiter to Pluto meet. */
export const slowMeeting: WeekShelf['slowMeeting'] = {
  1: {
    intro: [
      'A meeting in the sky that comes once in many years falls on your own sign {week}. It concerns who you are and what you stand for. Nobody changes overnight; but you may hear the question that the coming years will ask.',
    ],
    course: [
      'Two slow planets together give a single note, and it sounds on for a long time. In you it may be felt as a great seriousness about something, or as the suspicion that your life so far has been a preparation. There may be no outward sign. Then someone asks you a harmless question, and the answer comes out as if it had been ready for years. It is worth remembering what you said.',
    ],
    close: [
      'A meeting of this kind does not come to your sign again for many years. For now it is enough to notice what it stirs in you.',
    ],
  },
  2: {
    intro: [
      'What you earn, own and hold dear comes under a rare influence {week}, one that returns only after many years. The sums will hardly show it yet. What begins to shift is your idea of being safe.',
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
      'A rare meeting of slow planets touches your words {week}: how you think, what you say, whom you talk to. Its effect will be felt for years, and its first sign may be a single conversation.',
    ],
    course: [
      'You might hear a thought that goes on working in you, or be the one who utters it. The everyday talk around it is no different from that of any other week. But you become aware that words have consequences, and choose them more slowly. If you have something to write, this is when its theme becomes clear. A relative, or someone you have known since school, may have to do with it.',
    ],
    close: [
      'New ideas of a whole time show themselves in ordinary conversations. You may hear one of them this week, or say it.',
    ],
  },
  4: {
    intro: [
      'Something in the foundations shifts {week}, as it does once in many years. It may concern a house, a family or the place you come from. Nothing need be packed; it is enough to notice what no longer holds.',
    ],
    course: [
      'You feel a change at home as one feels the season turn, before there is anything to point to. The family’s story, with what was lost and what was handed down, comes nearer than usual. You may understand at last why somebody could not be otherwise. Plans for the place where you live should be made for a long time from now on, or not made. In the meantime the small comforts of home matter as much as ever.',
    ],
    close: [
      'Houses settle for years after they are built, and so do families. What has moved now will find its place.',
    ],
  },
  5: {
    intro: [
      'Joy becomes a serious subject {week}, under an influence that comes once in many years. A love or a work of your own asks how much of you it may have. Give it a first, honest answer.',
    ],
    course: [
      'The meeting may come as a great happiness or as a great demand, and in time it is likely to be both. What you make out of love has a chance of outliving its occasion. You see that something playful which you had treated as a pastime is the thing you are best at, or that a person whom you had met lightly has become important. Other people’s advice is of little use in this.',
    ],
    close: [
      'The heart does not often get such a clear question. Take it home with you and live with it a while.',
    ],
  },
  6: {
    intro: [
      'The way you work meets a rare turning point {week}, of a kind that comes round only after many years. Nothing much may happen on the day itself, but you ask yourself what all this work is for.',
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
      'Something between you and others is settled or begun {week} that will count for years. Meetings of this kind are rare. The other person may not notice; it is worth telling them what you have understood.',
    ],
    course: [
      'What happens can be an engagement or a parting, or a quiet evening on which one of you says how it is. A tie that matters shows its real terms. You see what you have expected of others all along, and that it may have been more than anyone could give, or less than you might have asked. Those who stand opposite you at such a time are teachers, whether they like it or not.',
    ],
    close: [
      'A bond that has been seen so clearly can be chosen. There are years to do it in, and a first evening.',
    ],
  },
  8: {
    intro: [
      'What you share and what you owe stand under a rare influence {week}, one that people meet only now and then in a life. Trust is put to the test in order to be renewed. Begin with what is certain.',
    ],
    course: [
      'There are matters that families and couples carry with them for a generation. One of these may come up now, in the shape of a paper, a sum or a confession, and the way you deal with it will hold for a long time. It need not be quick. You are stronger in such things than you used to be, and you may find help where you would not have looked. What is settled fairly here stays settled.',
    ],
    close: [
      'It helps to say plainly what is owed. You may end this week with one burden fewer, or with a clear idea of how.',
    ],
  },
  9: {
    intro: [
      'Your view of things reaches a turning point {week} that comes only once in many years. It may be a faith, a study or a far place that calls it into question. You do not have to answer at once.',
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
      'Your place in the world meets a rare turning point {week}. What begins or ends in your work now will be seen in its true size only years later. Do the next step as if you were glad of it.',
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
      'Among your friends and in your hopes something turns {week}, as it does once in many years. A circle finds a new purpose or lets go of an old one. Be there, if it can be arranged, and listen well.',
    ],
    course: [
      'What many people wish for at the same time has a force of its own, and you stand nearer to it than usual. You may meet someone who thinks as you do and has already begun. Or you recognize that a cause to which you gave years has done what it could. Gratitude is the right tone for such endings. The next hope should be allowed to be vague for some time.',
    ],
    close: [
      'Not many hopes are as large as the one you share now, or as slow. It is in good company, and so are you.',
    ],
  },
  12: {
    intro: [
      'A quiet turning point is reached {week}, of a kind that comes once in many years. It takes place out of sight: in sleep, in memory, in what you no longer fear. Give it as much peace as you can.',
    ],
    course: [
      'You could easily miss what is going on in you. You may remember a dream for once, or find yourself thinking kindly of someone who does not deserve it. Deep down an old arrangement between hope and fear is being dissolved, and another will take its place. There is nothing to decide, and no one who could decide it for you. Company is pleasant in small amounts. Solitude is better, and a regular bedtime best of all.',
    ],
    close: [
      'What begins so quietly takes a long time to show itself. When it does, you may remember this week.',
    ],
  },
};
