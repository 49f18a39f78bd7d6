import type { MonthFrames } from '../../../../report-catalogue.js';

/** An eclipse of the Moon leads that is more than penumbral. */
export const lunarEclipse: MonthFrames['lunarEclipse'] = {
  1: {
    intro: [
      'With the eclipse of the Moon in your own sign, this month brings a long personal change to its end. You feel more than you can say at first, and you are about to let go of a version of yourself.',
      'The eclipse of the Moon in your own sign brings something personal to its end this month. A role you have played for others, or an idea of who you should be, has done its work and can be laid aside.',
      'The Moon is eclipsed in your own sign this month, and you feel strongly what you have had enough of. A role that you have played for others, or a picture you had of yourself, comes to its end.',
    ],
    course: [
      'You may be tired without a cause, or moved to tears by a trifle. You may have been somebody for others for a long time, patiently or cheerfully or in silence, and it has stopped being true. Those who profited from it will be slow to notice. You do not owe them a scene; a small refusal makes it clear enough. An eclipse like this is felt for months, and in the course of them the new person gets used to being looked at.',
      'Feelings come quickly and may be out of proportion to the occasion. It helps to wait a day before you act on them. Beneath them you may find that you are tired of being the one who is always cheerful, strong or available. Those around you are used to it and may protest a little. Tell them what you can still do gladly, and leave out the rest. In the following months you will need less approval than before.',
      'You may cry at something small, or say in company what you had meant to keep to yourself. People look up, and some of them are glad. You have been more patient than was good for you, and it is better to know it. Take a day before you turn a feeling into a decision, and tell the person closest to you what you need. In the months that follow you will be treated a little differently, because you treat yourself so.',
    ],
    close: [
      'You have put down something you used to be. It served you well, and can be remembered kindly.',
      'You have given up something that you did mainly for others. The strength it took is available for your own purposes.',
      'You have stopped being somebody that you no longer are. It took less courage than you had thought, and you may rest from it.',
    ],
  },
  2: {
    intro: [
      'A long concern about money or security comes to its end this month. The eclipse of the Moon in your house of money shows you, for once without illusion, what you can live on and what you can live without.',
      'With the eclipse of the Moon in your house of money, a financial matter comes to an end this month. You see what an effort has brought in, and what has cost you more than it was worth.',
      'A matter of money or worth comes to its end this month, for the Moon is eclipsed in your house of money. You let go of an expense, a possession or a way of earning, and find out how it feels to be without it.',
    ],
    course: [
      'The feeling comes first: a sudden worry, or a sudden indifference toward something you were attached to. The facts follow. A payment may stop, a possession be given away, a job lose its hold on you. You could see it as loss, and some of it may be. What weighs more is that you stop paying for a fear. In the following months your needs and your means come closer together than they have been for a long time.',
      'A job may end, a debt be paid or a possession be sold. Even if you wanted it, there may be a moment of regret. Give it a little time, and do not replace what is gone at once. You may also notice that you kept something only because it was expensive. The question of what is enough for you can be answered more calmly than before, and the answer makes later decisions about money easier.',
      'You may sell something and miss it for a day, or pay the last part of a debt and hardly believe it. Things have feelings attached to them, and an eclipse brings these out. If you are tempted to buy comfort, wait until the week after. It can also become plain that your work is worth more to others than you have been asking. In the next months you will arrange your money according to what you really use.',
    ],
    close: [
      'It is known now what is enough, and the knowledge is yours to keep. The rest can go without regret.',
      'One account has been closed. What you keep is what you use or love, and it is probably sufficient.',
      'One thing less depends on you, and you depend on one thing less. It is a kind of wealth, and you have earned it.',
    ],
  },
  3: {
    intro: [
      'The eclipse of the Moon brings a long conversation to its close this month, or ends a silence. What is said between you and someone nearby has been waiting for some time, and it clears the air.',
      'Something is said this month that has been in the air for a long time. The eclipse of the Moon falls in your house of talk, and a discussion, a course or a silence comes to its end.',
      'The Moon is eclipsed this month in your house of talk. A conversation that has gone on for a long time, with a brother or sister, a friend nearby or yourself, comes to its last word.',
    ],
    course: [
      'You may hear something that you half knew. It touches you all the same, and your answer comes from an older layer than you expected. With brothers, sisters, neighbors or former classmates one is always a little the age one was then. That can be spoken about now, even laughed about. A text, a course or a misunderstanding can be finished. It will take some months to feel the whole effect, which is mainly one of lightness.',
      'You may be the one who speaks, or somebody nearby does so unexpectedly. Words are stronger than they were meant to be, so listen for the reason behind them. If you have been carrying a secret for another person, you may wish to give it back. A text or a study can be completed, even if it is not perfect. Over the next months the tone between you and those around you is likely to become easier.',
      'Somebody tells you the end of a story of which you only knew the beginning, or you write the message that you have composed so often. Feelings run ahead of words at such a time, so read it once more before you send it. You might learn that you were mistaken about somebody, or they about you. It is enough to say so. A course or a paper can be completed as well, and is better finished than perfect.',
    ],
    close: [
      'The words have been found, or can be done without. Between you and somebody there is less to guess.',
      'A subject has been dealt with and need not come up again. It is a good time for a friendly message without any purpose.',
      'What had to be said has been said, by you or to you. The silence after it is a friendly one.',
    ],
  },
  4: {
    intro: [
      'At home or in the family a chapter ends this month. The eclipse of the Moon lets old feelings come up, and shows which of the ties to the past still hold you and which only kept you from moving.',
      'A matter concerning your home or family is concluded this month. With the eclipse of the Moon in your house of home, you feel what has changed there and can accept it.',
      'The Moon is eclipsed in your house of home this month. In the family or the place where you live something is over, and everybody feels it, though perhaps not on the same day.',
    ],
    course: [
      'Something in the place you come from is no longer as it was. It may be a house, a custom, or a parent who has become somebody you look after. The sadness is real, and so is the relief that comes with it. Families tend to hide one of the two. If you can admit both, others will too. Practical steps, such as clearing a room or signing a lease, go better when the feeling has been given its evening first.',
      'Someone may move out or come back, a house may be given up, or you see your parents in a new light. It is normal to feel two things about it at once. Spend an evening at home without visitors, and let those who live with you talk. Decisions about rooms and furniture can follow later. Something that you have blamed your family for, or yourself, may look different now, and it is possible to leave it in the past.',
      'A box is opened, a room is emptied, an old relative tells what nobody had been told. You may feel like the child you once were and have to make the tea all the same. Let each person take part in their own way; the one who jokes is moved as well. If you live alone, you might want to change something about your rooms, and a small change will do. In the months after, home begins to look like the present.',
    ],
    close: [
      'A door at home has been closed gently. What you take with you from behind it is yours, and light enough to carry.',
      'What is over at home is over without bitterness, as far as you are concerned. The rooms can be used in another way.',
      'Something at home has been taken leave of. What stays with you of it needs no room.',
    ],
  },
  5: {
    intro: [
      'A love, a hope for a child or a work of your own reaches its turning point this month. The eclipse of the Moon brings out what you feel about it, including what you had not admitted.',
      'A romance, a creative effort or something concerning a child comes to a turning point this month. The eclipse of the Moon in your house of love lets you feel how much it means to you.',
      'The eclipse of the Moon falls in your house of love this month. You see how a romance, a work of your own or the time with a child has changed, and what you feel about it is not to be argued with.',
    ],
    course: [
      'Perhaps you have been giving your heart where it was only half wanted, or working for applause that never quite came. You know it now, and the knowledge hurts less than the hoping did. Or the reverse is true, and you see that what you treated as a game has become dear to you. In either case something can be completed. The joy that follows in the next months is less dependent on being noticed.',
      'You may have to admit that a love is one-sided, or on the contrary that you are more involved than you had planned. A work may be finished and go out of your hands. In both cases there is a moment of emptiness, in which it is better not to start the next thing. Enjoy what has been. Afterward you can give your affection more deliberately, and to people and work that return it.',
      'You may applaud somebody who does not need you any longer, or look at a finished work and find it strange. A flirtation can lose its charm from one hour to the next. Or you understand that you are loved, which also has its shock. Whatever it is, leave it uncommented for an evening. Those who make things should keep even what they dislike; in the following months there may be something in it that you can use.',
    ],
    close: [
      'Your heart has finished one thing. It will not be idle for long, and it has become more exact in its wishes.',
      'You know what has made you happy and what only kept you busy. That knowledge will be useful the next time you choose.',
      'Something you loved has reached its end or its real beginning. Your heart knows which, and you can take its word.',
    ],
  },
  6: {
    intro: [
      'A way of working, or of overworking, comes to its end this month. The eclipse of the Moon in your house of work makes plain what your days have cost you, and it is a good time to change the bargain.',
      'The eclipse of the Moon falls in your house of work this month. A job or a routine comes to its end, and you feel plainly how much strength it has taken.',
      'The Moon is eclipsed in your house of work this month. You come to the end of a task or of your patience with one, and the way you have treated your own strength is plain to see.',
    ],
    course: [
      'You may be unable to go on as usual with one particular task, although nothing about it is new. The will simply is not there. Do not call it laziness. You have carried something that should have been shared, or kept a pace that was meant for an emergency. This is the moment to say so, in few words and to the right person. Over the coming months the work finds a form that allows you to be well while you do it.',
      'You may finish something large and be too tired to be pleased, or find that a habit no longer helps you. Your body gives the clearer signals, so take note of how you sleep and eat. If others depend on you, tell them in good time what you can no longer do. There may be guilt about it, which passes once somebody else has taken over. In the following months you can build your days around fewer duties and do them better.',
      'On one of these days you may simply go home early, and nothing happens. It is a small discovery with consequences. Somebody has to know that you cannot go on in this way, and it is kinder to tell them before you are angry. Perhaps a job is really done, and you keep polishing it because you do not know what comes next. Rest comes next. In the months after, a lighter order of the day can be tried out.',
    ],
    close: [
      'One duty has been taken off your shoulders, perhaps by your own hand. You may stand up straight and see what else is due.',
      'Something you did every day is finished. Before you fill the time again, find out how it feels to have it.',
      'You have finished, or have stopped, which is sometimes the same. Let the free hours be free for a while.',
    ],
  },
  7: {
    intro: [
      'The eclipse of the Moon shows the truth of a relationship this month. Something between you and another person is completed, and what remains can be lived with more openly than before.',
      'Something is settled this month between you and another person. The eclipse of the Moon in your house of partners shows how things stand, and what has been only polite can become honest.',
      'The eclipse of the Moon in your house of partners brings a relationship to a clear moment this month. You or the other person can no longer overlook a feeling, and you will both be easier for having seen it.',
    ],
    course: [
      'One of you has waited for the other to say it. It may be said now, in a tired hour and without preparation, and both of you will be startled at how simple it is. Some bonds end here and most do not; they lose a pretense and gain a future. Try to hear what is meant, since hardly anybody speaks well under an eclipse. In the months afterward, you will treat each other with a new kind of attention.',
      'A disagreement may come to a head, or you realize that it was over some time ago. What the other person feels may surprise you. Let them finish before you reply, and do not decide anything on the same evening. Where a bond is to end, it can be done with respect. Where it goes on, one of its conditions is likely to change, perhaps who decides or who gives way. Both of you will need some weeks to get used to it.',
      'It may come out in the middle of a quarrel about something else, or in a kindness that says more than either of you intended. Try not to keep score. If you are parted from somebody, you may understand for the first time what happened, and need not tell them. Those who are together can renew an old promise in better words, or drop one that nobody has kept. The months afterward are calmer.',
    ],
    close: [
      'You can see each other more plainly than before. If you like what you see, the two of you have something to go on with.',
      'You know where you stand with each other. Whether you go on together or apart, it can be with good will.',
      'You have seen each other in an unguarded moment. It can be built on, if both of you would like that.',
    ],
  },
  8: {
    intro: [
      'A matter of trust, debt or deep attachment comes to its end this month. The eclipse of the Moon lets you feel how much it has bound you, and also that you are able to let go.',
      'The eclipse of the Moon in your house of trust concludes something between you and another person this month. A debt, a dependence or a long resentment can come to an end.',
      'This month the Moon is eclipsed in your house of trust. An account between you and another person is closed, in figures or in feeling, and something you were afraid of loses its hold.',
    ],
    course: [
      'Something may be repaid, divided or forgiven, and the feeling that goes with it is larger than the sum. What you held on to was perhaps the hope that somebody would finally admit something. They may not. You can close the account all the same. Handle money and papers with care while you are moved, and ask for a day before you agree. The calm that comes later is of the lasting kind, and you will recognize it.',
      'The feeling may be stronger than the occasion, since old matters are mixed up with it. Somebody may pay you back, or you decide that you no longer expect them to. Make sure that whatever you agree is put in writing, because people remember such moments differently. In a close relationship, one of you may say what they have been afraid of. It does not have to be solved. To have been told is often enough.',
      'You could be given something back that you had written off, or be asked to renounce a claim. The wish to be right is strong at first. Behind it there is often the wish to be thanked, and that can be said. Where closeness has been difficult, one of you may try again, and it should be made easy for them. Have papers looked over by somebody who is not involved. In the months after, you will sleep better.',
    ],
    close: [
      'What bound you has been loosened, at the right end. You owe less than you did, and you fear less.',
      'One obligation fewer binds you. You can use the relief to decide more freely whom you want to be close to.',
      'An old account is closed. Whatever was in it, you no longer have to keep it in mind.',
    ],
  },
  9: {
    intro: [
      'A conviction or a distant hope has run its course, and the eclipse of the Moon makes you feel it this month. A journey, a study or a belief ends, and you arrive somewhere you had not planned.',
      'A search, a course of study or a long journey reaches its end this month. With the eclipse of the Moon in your house of travel, you see what it has given you and what it could not give.',
      'A journey, a course or a conviction comes to its end this month, as the Moon is eclipsed in your house of travel and learning. You see what you have got out of it and can put away the maps.',
    ],
    course: [
      'You realize that you have stopped believing something, perhaps a good while ago, and kept it up out of loyalty. It is honest to say so, at least to yourself. Teachers and distant friends may be disappointed for a moment. You are not abandoning what you have learned; you are using it. A question about travel, study or the law may settle itself. In a few months you will wonder at how far you have come.',
      'The result may be a degree, a return or a change of mind. There may be disappointment in it, especially if you expected it to answer everything. You have learned more on the way than you notice, and others may tell you so. A dispute about principles can be dropped without either side being right. In the coming months you can choose your next subject for the simple reason that it interests you.',
      'You may hand in the last piece of work and feel no triumph, or come home and find it smaller. Perhaps you hear yourself repeat an opinion and notice that it has gone stale. A dispute with someone far away can be ended with a postcard. People who have known you as a believer in something may need a word of explanation, and you can keep it short. In the next months you will be curious about something else.',
    ],
    close: [
      'One horizon has closed and you are still walking. There is another beyond it, as you will see when you are rested.',
      'You have arrived at the end of something and can look back on it. What you take with you is experience, and it is your own.',
      'You have come to the end of a long subject. What you know about it is yours, and you are free to be curious again.',
    ],
  },
  10: {
    intro: [
      'An effort in your career or public life comes to its end this month. The eclipse of the Moon shows what it has meant to you, apart from what others thought, and frees you for something else.',
      'A matter at work reaches its conclusion this month. The eclipse of the Moon in your house of career makes public what you have achieved, or shows you that you no longer want to go on with it.',
      'The Moon is eclipsed in your house of career this month. An aim that you have followed in public is reached or given up, and you feel what it has cost and what it was worth.',
    ],
    course: [
      'A task is finished, a role given back, or you lose your taste for an ambition that has driven you for years. Outwardly it may be a success. Inwardly you feel that it is over. People who know you only at work will not understand it at once, and you need not explain. Those at home have seen it coming. Before you announce anything, give yourself time to feel what you would miss. The new aim shows itself in the months after.',
      'There may be praise, a farewell or a decision about your position, and you may feel less about it than you expected. Do not judge the outcome on the day. Thank those who helped you, and finish your part properly. At home you may be more sensitive than usual, because you have held back your feelings at work. Over the next months it becomes clear what you want to do with your experience, and whether the place where you got it is still right.',
      'You may get what you wanted and be sad on the way home, or lose it and sleep well. Neither is a verdict. Others will judge by what they can see, so it helps to have one person who knows the rest. Hand over what you leave in good order. If you are offered the next step at once, ask for some days. In the months that follow you find out whether you want to rise further, or to do something that you can love.',
    ],
    close: [
      'You have done what you set out to do, or found out that it was not yours. Both are ways of finishing, and both leave your hands free.',
      'A stage of your working life is complete. You can be satisfied with it even if others would have judged it differently.',
      'One stage in your work is behind you. You may be proud of it, and you may also be glad that it is over.',
    ],
  },
  11: {
    intro: [
      'A friendship, a circle or a shared hope reaches its turning point this month. With the eclipse of the Moon feelings come up among people who usually keep things light, and you see where you belong.',
      'The eclipse of the Moon in your house of friends brings a shared plan or a friendship to a turning point this month. You feel who belongs to you, and which hopes you no longer have.',
      'Among your friends something comes to its end this month, for the Moon is eclipsed in your house of friends and hopes. A circle changes, or a wish that you have had for a long time is fulfilled or let go.',
    ],
    course: [
      'Someone may leave, or you notice that you have been leaving for some time. Groups seldom speak of such things; they just meet less. If a friendship matters to you, speak of it. A common plan can come to its end as well, with a success or with a quiet burial, and both deserve a farewell. You will miss the company more than the cause. Over the next months you find out which of these people are friends without it.',
      'A group may break up after reaching its aim, or a friend may disappoint you at a moment when you are easily hurt. Speak about it in private, and not on the day itself. You may also see that you have stayed in a circle out of loyalty, long after you stopped enjoying it. It is possible to leave kindly. A wish for the future that has accompanied you for years can be given up or taken seriously at last.',
      'There may be a farewell party, a project that is finished, or a silence where there used to be jokes. You notice who looks to see how you are taking it. Speak to that person. A hope can also turn out to be somebody else’s, taken over when you were younger, and you need not carry it any further. Groups that go on will need a new reason to meet. In the coming months you may be the one who names it.',
    ],
    close: [
      'It has become a smaller circle and a truer one. The hope that is left in it is one you can hold by yourself, if need be.',
      'You know better who your friends are. The time you used to spend elsewhere can be spent with them.',
      'Some of the company has gone, and the warmth has not. You know whose number you will call.',
    ],
  },
  12: {
    intro: [
      'Something in you comes to a quiet end this month. The eclipse of the Moon falls in the house of rest, and a private sorrow, guilt or worry that has lasted for a long time may quietly lose its power.',
      'Something private is brought to an end this month by the eclipse of the Moon in your house of rest. A worry, a secret or a grief that few people know about may begin to leave you.',
      'The Moon is eclipsed in your house of rest this month, and something that only you know about is over. It may be a grief, a secret or an old fear, and you feel it go more than you see it.',
    ],
    course: [
      'You might not be able to say what it is. There is a wave of feeling without a cause, a memory at an odd hour, and afterward an unfamiliar calm. It is best to be alone for part of it, or with someone who does not ask. Duties can be reduced for a short time without harm. What was hidden from you in your own conduct becomes visible, and you can look at it with sympathy. In the following months your sleep shows the change.',
      'You are more sensitive than usual to noise and to other people’s moods, and should not have to justify it. Dreams may be vivid. If you find yourself thinking of somebody you have lost, let it happen. There may be something you have never forgiven yourself, and for once you can see it as you would see it in a friend. Go to bed early and keep a day free. The relief comes gradually, over weeks.',
      'You may wake early with a clear head, or have to leave a room because of a song. Those around you see little and may think that you are tired, which is also true. Do less than you had planned. If you have looked after somebody for a long time, you may be allowed to stop, and not know at first what to do with your hands. In the months afterward, you will be more cheerful for no reason that you could give.',
    ],
    close: [
      'A long watch is over, and nobody but you knew of it. You are allowed to sleep.',
      'What you have carried alone has become lighter. You need not talk about it, but you may, with someone who has earned it.',
      'Something is over that nobody will ask you about. You can be as quiet or as glad as you like.',
    ],
  },
};
