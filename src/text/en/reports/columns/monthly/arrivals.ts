import type { MonthFrames } from '../../../../report-catalogue.js';

/** Venus comes into a house. */
export const venusArrives: MonthFrames['venusArrives'] = {
  1: {
    intro: [
      'Venus comes into your own sign this month, and people take to you more readily than they have for a while. You can ask, please and be pleased; the only question is what you would like to be liked for.',
      'With Venus in your own sign you are in good favor this month, and you look and feel more like yourself. Invitations, compliments and offers of peace may come without your doing much for them.',
    ],
    course: [
      'The change begins with small attentions: somebody holds a door, remembers your name, says that you look well. You could take it for chance. Over the following weeks it becomes clear that you are also treating others more kindly, because you are at peace with yourself. The temptation is to be charming where you ought to be clear, and to say yes because it makes the moment pleasant. A no that is said graciously will cost you none of the goodwill.',
      'You may notice it first in the mirror, or in the way that strangers answer you. It is a good time for everything by which you show yourself: clothes, a picture, the first line of a letter. In an old tie a kind gesture is taken for what it is, and you can afford to make the first one. What you should not do is buy affection, with presents or with promises. You do not need to, and those who are fond of you would rather have your time.',
    ],
    close: [
      'You have been liked this month without much effort. It is worth noticing where you were most yourself when it happened.',
      'Somebody has shown you that they like you. Whatever else the month has brought, you can let them know that you noticed.',
    ],
  },
  2: {
    intro: [
      'Venus comes to your house of money this month, and with it a liking for what is well made. Money is a friendlier subject than usual, both in earning it and in deciding what it is for.',
    ],
    course: [
      'You see the worth of things, including the thing you can do. Others see it too, and a fee, a favor or a small recognition may be offered without your having to press for it. Along with the income the wishes grow. A purchase made for your own eyes will go on pleasing you; one made for the eyes of others pales as soon as they have seen it. In between lies the pleasant question of what you really enjoy owning.',
    ],
    close: ['You know a little better what you enjoy owning. The next wish can be measured by that.'],
  },
  3: {
    intro: [
      'A kind tone does wonders this month, now that Venus comes to your house of talk. With neighbors, brothers and sisters or in writing you find the friendly word, and an old coolness can be mended.',
    ],
    course: [
      'You say nothing new, and people listen differently because of how you say it. That makes it a fine time for messages that have been too long in coming. Somebody you see every day may show a side that you had not noticed, and a short conversation can be better than an evening out. The danger lies in smoothing over what should be said. If there is a hard word to speak, you can find a form for it that does not hurt.',
    ],
    close: [
      'Among the people around you there is one with whom you talk more gladly than before. Go on with it after the month is over.',
    ],
  },
  4: {
    intro: [
      'Home becomes a pleasure this month. Venus comes to the house of home and rooms, people are gentler with each other there, and something can be made more beautiful without great expense.',
    ],
    course: [
      'You would rather receive than go out, and those you invite feel it. An old discord in the family loses some of its edge when there is something good on the table and no agenda. At first you may have to hold your tongue once. After that it is easier, as everyone has noticed that peace is possible. A color, a lamp, a plant changes a room, and the mood in it, more than a renovation that has been discussed for years.',
    ],
    close: [
      'You have felt at home, and others have felt at home with you. Nothing more needs to be proved by the furniture.',
    ],
  },
  5: {
    intro: [
      'Love and pleasure are the subject of this month. With Venus in the house of love it is easy to fall for somebody, or for somebody again, and what you make has charm.',
    ],
    course: [
      'For once the pleasant thing and the right thing are not at odds. You attract company, and your own feelings are simple: you like or you do not. In a new acquaintance this is delightful and needs no plan. In an old love it takes a small initiative, since comfort has a way of staying in its chair. If you make things with your hands, your voice or your head, show them. The first people to see them are on your side.',
    ],
    close: [
      'This was a time for enjoying, and you do not have to justify it. What was more than enjoyment will still be there afterward.',
    ],
  },
  6: {
    intro: [
      'The working day grows friendlier this month. Venus comes to the house of work, coworkers are easier to get on with, and you can make your tasks and your surroundings more agreeable.',
    ],
    course: [
      'Somebody at work may like you and show it by being helpful. You may return it in kind. Tasks that need tact, taste or patience succeed well, and the ones that need force can wait. It is also a good month for treating your body as something you are fond of, with food that tastes of something and movement that you enjoy. A pleasant atmosphere should not lead you to take on work that belongs to others, however nicely they ask.',
    ],
    close: [
      'Work has been kinder to you, and partly you have made it so. One improvement of this month deserves to become the rule.',
    ],
  },
  7: {
    intro: [
      'Somebody may well meet you halfway this month. Venus comes to the house of partners, and courtship, reconciliation and agreements of every kind are easier than they have been for some time.',
    ],
    course: [
      'The other person wants it to go well, and lets you feel it. This is the moment to mention what you would like, because it will be heard as a wish and not as a reproach. Two people who have been at odds may find that the quarrel no longer interests them. If you are alone, you may be noticed by somebody for whom you need not perform. The one risk is an agreement made for the sake of peace, which may cost you more later than it seems to now.',
    ],
    close: [
      'What went well with another person this month went well for a reason. Remember it when things are harder.',
    ],
  },
  8: {
    intro: [
      'Closeness deepens this month. Venus comes to the house of trust, where a feeling can be shown that was well hidden, and money matters between people are settled with some grace.',
    ],
    course: [
      'You are drawn to what lies underneath: to the person who says little, the motive behind a gift, the tenderness in a quarrel. Something may be confided to you. You can answer with something of your own, and the two of you are closer for it than after many pleasant evenings. With shared money a generous gesture on one side brings out another. Jealousy is possible where the feeling is strong. It passes sooner when it is admitted than when it investigates.',
    ],
    close: [
      'Someone may have trusted you with more than before. It asks for no return this month except that you keep it well.',
    ],
  },
  9: {
    intro: [
      'What is far away attracts you this month. With Venus in the house of travel and study you fall for a place, a subject or a person from another background, and your taste grows wider.',
    ],
    course: [
      'You have had enough of the familiar without quite knowing it. A film in another language, a dish you cannot pronounce, a conversation with someone who has lived elsewhere: it takes little to set you longing. Some of it can be had near home. A real journey, if one is possible, should leave room for idling, since the best part is seldom on the program. Beliefs that divide people can be spoken about now with more curiosity than heat.',
    ],
    close: [
      'Your world is somewhat larger for having liked something new. You need not move there in order to keep it.',
    ],
  },
  10: {
    intro: [
      'People at work are well disposed toward you this month. Venus comes to your house of career, and tact, taste and a pleasant manner achieve what insistence would not.',
    ],
    course: [
      'You are seen in a good light. Speak to the one person in charge who has always seemed distant; they may be waiting for somebody to treat them as human. A task that has to do with beauty, design or getting people to agree would suit you. Only be careful not to confuse being liked with being paid.',
    ],
    close: [
      'You have been shown goodwill in public. The best use of it is to ask for one thing that you really need.',
    ],
  },
  11: {
    intro: [
      'Friendship is warm this month, and one friend may become more. Venus comes to the house of friends and hopes, where invitations are meant sincerely and a wish finds supporters.',
    ],
    course: [
      'You are glad of people and it shows. Introduce those who should know each other; it will come back to you in unexpected ways. Someone in the wider circle is of more interest than the others, and you will know who if you notice whose absence disappoints you. Common plans do well when they contain some fun. In all this company you might miss a quieter voice at home or in yourself, which would also like an evening.',
    ],
    close: [
      'You have been among friends and have said aloud what you hope for. One of them may remember it when you have stopped thinking of it.',
    ],
  },
  12: {
    intro: [
      'Affection goes its own quiet way this month. Venus is in the house of rest, and you are happiest where nobody watches: with one person, with music, with a garden or a memory.',
    ],
    course: [
      'You may be fond of somebody without saying so, or be loved by someone who does not say so. There is no need to hurry it into the open. What you enjoy in private restores you, and you have been giving out more than you took in. Old tenderness comes up as well, for people who are no longer part of your life, and it does not hurt as it used to. Only do not let a wish for peace talk you into keeping a secret that weighs on you.',
    ],
    close: [
      'If something gentle has happened to you, hardly anyone knows. It may stay so until you feel like telling it.',
    ],
  },
};

/** Mars comes into a house. */
export const marsArrives: MonthFrames['marsArrives'] = {
  1: {
    intro: [
      'Mars comes into your own sign this month and gives you the energy you have been waiting for. You want to act, and quickly; the art lies in choosing what it should be spent on.',
    ],
    course: [
      'You wake with more drive than there are tasks for it, and if it is not given one it finds a quarrel. Begin the thing that needs courage, whatever you have called it up to now. Others will feel your impatience before you do, and may answer in kind. It need not be a misfortune: some matters were only waiting for somebody to be direct. As the weeks go on, what you start will matter less than what you are still willing to pursue.',
    ],
    close: [
      'You have gone first, and it was about time. What remains is to stay with the one thing that deserved the effort.',
    ],
  },
  2: {
    intro: [
      'Money becomes something to act on this month. Mars comes to the house of money, where you are ready to earn, to claim and to defend what is yours, and also to spend in a hurry.',
    ],
    course: [
      'You see opportunities and are annoyed at having left them lying. Use the annoyance: write the invoice, make the call, name the price. People rarely mind a clear demand as much as one expects. The same heat makes a purchase look like a victory, and by the time the parcel comes the feeling is gone. If it comes to an argument about who owns or owes what, keep to the one point that can be proved and let the tone of the rest go.',
    ],
    close: [
      'You have fought for what your work is worth, and some of it may have been granted. Keep the habit of asking and let the temper rest.',
    ],
  },
  3: {
    intro: [
      'Words grow sharper this month. With Mars in the house of talk you think fast, argue well and lose patience with slow answers, and something is said that needed saying for a long time.',
    ],
    course: [
      'There is a sentence that you have swallowed too often, probably with someone nearby: a sister, a neighbor, a colleague across the table. It will come out in one form or another. You can choose the form if you say it early, before it has gathered company. On the roads and in messages haste is the main danger, and most of what seems to demand an answer at once does not. Study and writing profit from the same drive when there is a deadline.',
    ],
    close: [
      'What had to be said has been said, or can be said now without the heat. You may be a little gentler with those who only speak slowly.',
    ],
  },
  4: {
    intro: [
      'At home things come to a boil this month, or at last get done. Mars comes to the house of home and rooms, and the same force that starts an argument can move the furniture.',
    ],
    course: [
      'You have been putting up with something where you live, and the patience for it runs out. What you do with the heat depends on the first half hour. If it goes into words, old grievances join in and nobody remembers how it began. If it goes into work, there is a cleared cellar by the evening and a better mood at supper. Some quarrels are due nevertheless. Keep them to the present, and to the people who are in the room.',
    ],
    close: [
      'At home some things have been said and some have been done. It is easier to live with both than with what was put off.',
    ],
  },
  5: {
    intro: [
      'Desire and the joy of competing are strong this month. Mars comes to the house of love and play, and you are bolder than usual in courting, creating and showing what you can do.',
    ],
    course: [
      'Caution bores you, and for a time you can afford to do without it. Say what you would like; make the thing with the large brush; challenge the friend who always wins. It is fun as long as the others enjoy it too, and you will have to look at their faces to know. In love, wanting is honest, and pressing is not the same thing. Children test their strength on you and are best answered with strength of the playful kind.',
    ],
    close: [
      'You have wanted something with all your heart, and shown it. Whatever the outcome, that kind of courage does not wear off quickly.',
    ],
  },
  6: {
    intro: [
      'A great deal of work can be done this month. Mars comes to the house of work and gives you the drive to attack what has been piling up, with the danger of overdoing it.',
    ],
    course: [
      'You go through tasks as if they had insulted you, and there is satisfaction in it. Do the heaviest first, while the force lasts. Coworkers may seem slow, and they may find you a little hard to be near. It is better to ask for help in plain words than to sigh while working. Your body is glad to be used and has a limit, which it makes known in the shoulders and the sleep. Take the first signal, and the rest will be spared you.',
    ],
    close: [
      'There is less work waiting, and you know what it consisted of. Stop while you are ahead, so that you will be willing to start again.',
    ],
  },
  7: {
    intro: [
      'Another person sets the pace this month. Mars comes to your house of partners, and somebody close challenges you, argues with you or urges you on; an open word does less harm than polite distance.',
    ],
    course: [
      'You may have the impression that everyone wants to quarrel. Look for what they want. Mostly it is to be taken seriously, and to see you take a stand. A disagreement that you have avoided for the sake of peace can be settled in one frank talk, after which there is more peace than before. Rivals show themselves now, and that makes them easier to deal with. In love, the same heat brings two people together who had begun to be merely considerate.',
    ],
    close: [
      'You know better where somebody stands, and where you do. Respect can grow from that, whether you agreed or not.',
    ],
  },
  8: {
    intro: [
      'Under the surface there is some heat this month. Mars comes to the house of trust and shared money, and an old claim, a strong wish or a buried anger demands to be dealt with.',
    ],
    course: [
      'You feel more than you say, and those near you sense it. The best outlet is a single matter taken up and finished: the contract, the debt, the talk about what each of you needs. Do not take up all of them at once, and do not try to make anybody confess. Power is in play wherever people depend on each other. If you notice yourself keeping score, ask what you would really like to have, and say that in place of the score.',
    ],
    close: [
      'If one matter has been brought to its end, perhaps by giving something up, the strength it used is yours again.',
    ],
  },
  9: {
    intro: [
      'The wish to be off is strong this month. Mars comes to the house of travel, study and conviction, and you are ready to set out, to prove a point or to take on a subject that resists.',
    ],
    course: [
      'Sitting still is hardly possible, and it would be a waste. A real goal, in the form of a trip, an exam or a cause, takes up the force and gives it a direction. Without one you will be arguing. You are right more often than is good for you, and the opponent remembers the tone longer than the argument. It helps to ask yourself whether you want to win or to get there. Somebody who knows the terrain can save you a detour.',
    ],
    close: [
      'You have set out, if only in the mind, and are less restless for it. From here you can go more slowly.',
    ],
  },
  10: {
    intro: [
      'Ambition is awake this month. Mars crosses the top of your solar chart, and at work you want to lead, to be measured and to get somewhere; what you do in this mood will be noticed.',
    ],
    course: [
      'You have the nerve to take on what others leave lying, and this is how people rise. Choose one aim that can be seen from outside, and announce it to the person it most concerns. Competition is likely. It brings out your best as long as it is about the task, and becomes tiresome when it is about rank. Those at home get what is left of you in the evening, and would like to know how long the campaign will last.',
    ],
    close: [
      'You have pushed, and something may have moved. Let people see the result before you begin the next push.',
    ],
  },
  11: {
    intro: [
      'A group needs somebody to set the pace this month, and you are willing. Mars comes to the house of friends and plans, where much gets under way and the question of who leads comes up.',
    ],
    course: [
      'You are impatient with talk and want to see the plan carried out. The others will follow if you do the unglamorous part yourself, and will balk if you only give it out. With one friend there may be a clash. Often the two of you want the same thing by different roads, and the noise is about the road. A hope that has been discussed for ages becomes real as soon as somebody fixes a day, and risks being the only one there.',
    ],
    close: [
      'Something may have been done together that would otherwise still be talked about. You may step back now and let others have the credit they earned.',
    ],
  },
  12: {
    intro: [
      'Your drive goes underground this month. With Mars in the house of rest you are tired and restless at once, and what angers you is not easily named; quiet work and movement do more good than a fight.',
    ],
    course: [
      'You may snap at somebody for a trifle, and be as surprised as they are. The cause lies farther back: a strength that has found no proper use, or a no that you did not say when it was due. It is worth looking for in private. Tasks that need force and no audience are just right, and so is anything that makes you sweat. What you suspect of others is not reliable in this time. Ask openly, or leave it.',
    ],
    close: [
      'You know better what made you angry, and what you wanted to protect. That may be enough for now.',
    ],
  },
};
