import type { MonthFrames } from '../../../../report-catalogue.js';

/** An eclipse of the Moon that people see leads. */
export const lunarEclipse: MonthFrames['lunarEclipse'] = {
  1: {
    intro: [
      'With the eclipse of the Moon in your own sign, this month brings a long personal change to its end. You feel more than you can say at first, and you are about to let go of a version of yourself.',
      'The eclipse of the Moon in your own sign brings something personal to its end this month. A role you have played for others, or an idea of who you should be, has done its work and can be laid aside.',
    ],
    course: [
      'You may be tired without a cause, or moved to tears by a trifle. For years you have been somebody for others, patiently or cheerfully or in silence, and it has stopped being true. Those who profited from it will be slow to notice. You do not owe them a scene; a small refusal makes it clear enough. An eclipse like this is felt for months, and in the course of them the new person gets used to being looked at.',
      'Feelings come quickly and may be out of proportion to the occasion. It helps to wait a day before you act on them. Beneath them you may find that you are tired of being the one who is always cheerful, strong or available. Those around you are used to it and may protest a little. Tell them what you can still do gladly, and leave out the rest. In the following months you will need less approval than before.',
    ],
    close: [
      'You have put down something you used to be. It served you well, and can be remembered kindly.',
      'You have given up something that you did mainly for others. The strength it took is available for your own purposes.',
    ],
  },
  2: {
    intro: [
      'A long concern about money or security comes to its end this month. The eclipse of the Moon in your house of means shows you, for once without illusion, what you can live on and what you can live without.',
      'With the eclipse of the Moon in your house of money, a financial matter is concluded this month. You see what an effort has brought in, and what has cost you more than it was worth.',
    ],
    course: [
      'The feeling comes first: a sudden worry, or a sudden indifference toward something you were attached to. The facts follow. A payment may stop, a possession be given away, a job lose its hold on you. You could see it as loss, and some of it may be. What weighs more is that you stop paying for a fear. In the following months your needs and your means come closer together than they have been for a long time.',
      'A job may end, a debt be paid or a possession be sold. Even if you wanted it, there may be a moment of regret. Give it a little time, and do not replace what is gone at once. You may also notice that you kept something only because it was expensive. The question of what is enough for you can be answered more calmly than before, and the answer makes later decisions about money easier.',
    ],
    close: [
      'It is known now what is enough, and the knowledge is yours to keep. The rest can go without regret.',
      'One account has been closed. What you keep is what you use or love, and it is probably sufficient.',
    ],
  },
  3: {
    intro: [
      'The eclipse of the Moon brings a long conversation to its close this month, or ends a silence. What is said between you and someone nearby has been waiting for some time, and it clears the air.',
      'Something is said this month that has been in the air for a long time. The eclipse of the Moon falls in your house of talk, and a discussion, a course or a silence comes to its end.',
    ],
    course: [
      'You may hear something that you half knew. It touches you all the same, and your answer comes from an older layer than you expected. With brothers, sisters, neighbors or former classmates one is always a little the age one was then. That can be spoken about now, even laughed about. A text, a course or a misunderstanding can be finished. It will take some months to feel the whole effect, which is mainly one of lightness.',
      'You may be the one who speaks, or somebody nearby does so unexpectedly. Words are stronger than they were meant to be, so listen for the reason behind them. If you have been carrying a secret for another person, you may wish to give it back. A text or a study can be completed, even if it is not perfect. Over the next months the tone between you and those around you is likely to become easier.',
    ],
    close: [
      'The words have been found, or can be done without. Between you and somebody there is less to guess.',
      'A subject has been dealt with and need not come up again. It is a good time for a friendly message without any purpose.',
    ],
  },
  4: {
    intro: [
      'At home or in the family a chapter ends this month. The eclipse of the Moon lets old feelings come up, and shows which of the ties to the past still hold you and which only kept you from moving.',
      'A matter concerning your home or family is concluded this month. With the eclipse of the Moon in your house of home, you feel what has changed there and can accept it.',
    ],
    course: [
      'Something in the place you come from is no longer as it was. It may be a house, a custom, or a parent who has become somebody you look after. The sadness is real, and so is the relief that comes with it. Families tend to hide one of the two. If you can admit both, others will too. Practical steps, such as clearing a room or signing a lease, go better when the feeling has been given its evening first.',
      'Someone may move out or come back, a house may be given up, or you see your parents in a new light. It is normal to feel two things about it at once. Spend an evening at home without visitors, and let those who live with you talk. Decisions about rooms and furniture can follow later. Something that you have blamed your family for, or yourself, may look different now, and it is possible to leave it in the past.',
    ],
    close: [
      'A door at home has been closed gently. What you take with you from behind it is yours, and light enough to carry.',
      'What is over at home is over without bitterness, as far as you are concerned. The rooms can be used in another way.',
    ],
  },
  5: {
    intro: [
      'A love, a hope for a child or a work of your own reaches its turning point this month. The eclipse of the Moon brings out what you feel about it, including what you had not admitted.',
      'A romance, a creative effort or something concerning a child comes to a turning point this month. The eclipse of the Moon in your house of pleasure lets you feel how much it means to you.',
    ],
    course: [
      'Perhaps you have been giving your heart where it was only half wanted, or working for applause that never quite came. You know it now, and the knowledge hurts less than the hoping did. Or the reverse is true, and you see that what you treated as a game has become dear to you. In either case something can be completed. The joy that follows in the next months is less dependent on being noticed.',
      'You may have to admit that a love is one-sided, or on the contrary that you are more involved than you had planned. A work may be finished and go out of your hands. In both cases there is a moment of emptiness, in which it is better not to start the next thing. Enjoy what has been. Afterward you can give your affection more deliberately, and to people and work that return it.',
    ],
    close: [
      'Your heart has finished one thing. It will not be idle for long, and it has become more exact in its wishes.',
      'You know what has made you happy and what only kept you busy. That knowledge will be useful the next time you choose.',
    ],
  },
  6: {
    intro: [
      'A way of working, or of overworking, comes to its end this month. The eclipse of the Moon in your house of duties makes plain what your days have cost you, and it is a good time to change the bargain.',
      'The eclipse of the Moon falls in your house of work this month. A job or a routine comes to its end, and you feel plainly how much strength it has taken.',
    ],
    course: [
      'You may be unable to go on as usual with one particular task, although nothing about it is new. The will simply is not there. Do not call it laziness. You have carried something that should have been shared, or kept a pace that was meant for an emergency. This is the moment to say so, in few words and to the right person. Over the coming months the work finds a form that allows you to be well while you do it.',
      'You may finish something large and be too tired to be pleased, or find that a habit no longer helps you. Your body gives the clearer signals, so take note of how you sleep and eat. If others depend on you, tell them in good time what you can no longer do. There may be guilt about it, which passes once somebody else has taken over. In the following months you can build your days around fewer duties and do them better.',
    ],
    close: [
      'One duty has been taken off your shoulders, perhaps by your own hand. You may stand up straight and see what else is due.',
      'Something you did every day is finished. Before you fill the time again, find out how it feels to have it.',
    ],
  },
  7: {
    intro: [
      'The eclipse of the Moon shows the truth of a relationship this month. Something between you and another person is completed, and what remains can be lived with more openly than before.',
      'Something is settled this month between you and another person. The eclipse of the Moon in your house of partners shows how things stand, and what has been only polite can become honest.',
    ],
    course: [
      'One of you has waited for the other to say it. It may be said now, in a tired hour and without preparation, and both of you will be startled at how simple it is. Some bonds end here and most do not; they lose a pretense and gain a future. Try to hear what is meant, since hardly anybody speaks well under an eclipse. In the months afterward, you will treat each other with a new kind of attention.',
      'A disagreement may come to a head, or you realize that it was over some time ago. What the other person feels may surprise you. Let them finish before you reply, and do not decide anything on the same evening. Where a bond is to end, it can be done with respect. Where it goes on, one of its conditions is likely to change, perhaps who decides or who gives way. Both of you will need some weeks to get used to it.',
    ],
    close: [
      'You can see each other more plainly than before. If you like what you see, the two of you have something to go on with.',
      'You know where you stand with each other. Whether you go on together or apart, it can be with good will.',
    ],
  },
  8: {
    intro: [
      'A matter of trust, debt or deep attachment comes to its end this month. The eclipse of the Moon lets you feel how much it has bound you, and also that you are able to let go.',
      'The eclipse of the Moon in your house of shared things concludes a matter of trust or money this month. A debt, a dependence or a long resentment can come to an end.',
    ],
    course: [
      'Something may be repaid, divided or forgiven, and the feeling that goes with it is larger than the sum. What you held on to was perhaps the hope that somebody would finally admit something. They may not. You can close the account all the same. Handle money and papers with care while you are moved, and ask for a day before you agree. The calm that comes later is of the lasting kind, and you will recognize it.',
      'The feeling may be stronger than the occasion, since old matters are mixed up with it. Somebody may pay you back, or you decide that you no longer expect them to. Make sure that whatever you agree is put in writing, because people remember such moments differently. In a close relationship, one of you may say what they have been afraid of. It does not have to be solved. To have been told is often enough.',
    ],
    close: [
      'What bound you has been loosened, at the right end. You owe less than you did, and you fear less.',
      'One obligation fewer binds you. You can use the relief to decide more freely whom you want to be close to.',
    ],
  },
  9: {
    intro: [
      'A conviction or a distant hope has run its course, and the eclipse of the Moon makes you feel it this month. A journey, a study or a belief ends, and you arrive somewhere you had not planned.',
      'A search, a course of study or a long journey reaches its end this month. With the eclipse of the Moon in your house of learning, you see what it has given you and what it could not give.',
    ],
    course: [
      'You realize that you have stopped believing something, perhaps a good while ago, and kept it up out of loyalty. It is honest to say so, at least to yourself. Teachers and distant friends may be disappointed for a moment. You are not abandoning what you have learned; you are using it. A decision about travel, study or a legal question may fall of its own accord. In a few months you will wonder at how far you have come.',
      'The result may be a degree, a return or a change of mind. There may be disappointment in it, especially if you expected it to answer everything. You have learned more on the way than you notice, and others may tell you so. A dispute about principles can be dropped without either side being right. In the coming months you can choose your next subject for the simple reason that it interests you.',
    ],
    close: [
      'One horizon has closed and you are still walking. There is another beyond it, as you will see when you are rested.',
      'You have arrived at the end of something and can look back on it. What you take with you is experience, and it is your own.',
    ],
  },
  10: {
    intro: [
      'An effort in your career or public life comes to its end this month. The eclipse of the Moon shows what it has meant to you, apart from what others thought, and frees you for something else.',
      'A matter at work reaches its conclusion this month. The eclipse of the Moon in your house of career makes public what you have achieved, or shows you that you no longer want to go on with it.',
    ],
    course: [
      'A task is finished, a role given back, or you lose your taste for an ambition that has driven you for years. Outwardly it may be a success. Inwardly you feel that it is over. People who know you only at work will not understand it at once, and you need not explain. Those at home have seen it coming. Before you announce anything, give yourself time to feel what you would miss. The new aim shows itself in the months after.',
      'There may be praise, a farewell or a decision about your position, and you may feel less about it than you expected. Do not judge the outcome on the day. Thank those who helped you, and finish your part properly. At home you may be more sensitive than usual, because you have held back your feelings at work. Over the next months it becomes clear what you want to do with your experience, and whether the place where you got it is still right.',
    ],
    close: [
      'You have done what you set out to do, or found out that it was not yours. Both are ways of finishing, and both leave your hands free.',
      'A stage of your working life is complete. You can be satisfied with it even if others would have judged it differently.',
    ],
  },
  11: {
    intro: [
      'A friendship, a circle or a shared hope reaches its turning point this month. With the eclipse of the Moon feelings come up among people who usually keep things light, and you see where you belong.',
      'The eclipse of the Moon in your house of friends brings a shared plan or a friendship to a turning point this month. You feel who belongs to you, and which hopes you no longer have.',
    ],
    course: [
      'Someone may leave, or you notice that you have been leaving for some time. Groups seldom speak of such things; they just meet less. If a friendship matters to you, speak of it. A common plan can come to its end as well, with a success or with a quiet burial, and both deserve a farewell. You will miss the company more than the cause. Over the next months you find out which of these people are friends without it.',
      'A group may break up after reaching its aim, or a friend may disappoint you at a moment when you are easily hurt. Speak about it in private, and not on the day itself. You may also see that you have stayed in a circle out of loyalty, long after you stopped enjoying it. It is possible to leave kindly. A wish for the future that has accompanied you for years can be given up or taken seriously at last.',
    ],
    close: [
      'It has become a smaller circle and a truer one. The hope that is left in it is one you can hold by yourself, if need be.',
      'You know better who your friends are. The time you used to spend elsewhere can be spent with them.',
    ],
  },
  12: {
    intro: [
      'Something in you comes to rest this month. The eclipse of the Moon falls in the house of solitude, and a private sorrow, guilt or worry that has lasted for long may quietly lose its power.',
      'Something private is brought to an end this month by the eclipse of the Moon in your house of solitude. A worry, a secret or a grief that few people know about may begin to leave you.',
    ],
    course: [
      'You might not be able to say what it is. There is a wave of feeling without a cause, a memory at an odd hour, and afterward an unfamiliar calm. It is best to be alone for part of it, or with someone who does not ask. Duties can be reduced for a short time without harm. What was hidden from you in your own conduct becomes visible, and you can look at it with sympathy. In the following months your sleep shows the change.',
      'You are more sensitive than usual to noise and to other people’s moods, and should not have to justify it. Dreams may be vivid. If you find yourself thinking of somebody you have lost, let it happen. There may be something you have never forgiven yourself, and for once you can see it as you would see it in a friend. Go to bed early and keep a day free. The relief comes gradually, over weeks.',
    ],
    close: [
      'A long watch is over, and nobody but you knew of it. You are allowed to sleep.',
      'What you have carried alone has become lighter. You need not talk about it, but you may, with someone who has earned it.',
    ],
  },
};
