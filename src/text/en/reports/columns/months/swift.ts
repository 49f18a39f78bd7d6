import type { Growing } from '../../../../report-catalogue.js';

export const mercuryInMonth: Growing = {
  1: [
    'Mercury puts the words into your mouth, and you think faster than usual. It is a good time for introductions, applications and anything that has to be explained in person. You also interrupt more. Write down the point you must not forget, and then let the other person begin.',
  ],
  2: [
    'With Mercury here your head is full of figures, and that is useful: prices are compared, forms are filled in, and a sum that puzzled you comes out. Bargain calmly. What you know how to do can be described in a sentence, and somebody may pay for it once they have read the sentence.',
  ],
  3: [
    'Mercury is at home among messages and short trips, so the days fill up with both. Calls are returned, news travels, and a neighbor or a sister has just the piece of information you need. Say yes to the short errand. Long decisions are better made when fewer people are talking.',
  ],
  4: [
    'Conversation moves indoors. Mercury gets relatives talking, sometimes about things that have been left alone for years, and it helps with leases, repairs and lists. Ask how a thing really was and take notes. A household runs better for some days if everyone knows who is shopping.',
  ],
  5: [
    'Wit is the way to the heart while Mercury passes through this house. You flirt in words, enjoy puzzles and clever children, and have ideas for something you would like to make. Put two of them on paper. A feeling that is too large to explain may be easier to joke about first.',
  ],
  6: [
    'Mercury sorts your working day. Lists get shorter, instructions clearer, and a problem that everybody stepped around turns out to be a missing label. It is a good moment to learn a new tool. Mind that you do not criticize three things for each one that you mend.',
  ],
  7: [
    'The other person has something to say, and Mercury brings it up. Agreements can be drafted, misunderstandings put right, and plans made for two. Repeat what you have heard in your own words before you answer. Half the difference between you may be one of vocabulary.',
  ],
  8: [
    'Delicate subjects become easier to name. Mercury looks into what is shared, from contracts and passwords to jealousy, and asks precise questions. Read the small print together. What one of you has hardly dared to mention may take ten minutes, and be laughed about within the hour.',
  ],
  9: [
    'Mercury takes an interest in what is far away. You want to know, to read, to book and to argue about principles, and somebody who has been there will gladly tell you. Make the inquiry. Be careful with announcements, since an opinion formed on Monday may look different once you have read the rest.',
  ],
  10: [
    'At work your words reach further up. With Mercury in this house you are asked for your view, your numbers or your signature, and a clear page does more for you than long hours. Prepare what you want to say to the one who decides. Small talk in corridors is part of it.',
  ],
  11: [
    'News comes by way of friends. Mercury connects you with people who know people, and a plan you have had for some time finds its missing half in conversation. Pass on what is useful. A group may talk a great deal and settle little; offer to write down what was agreed.',
  ],
  12: [
    'Thoughts turn inward and are not ready to be discussed. Mercury in this house is good for research, for a diary, for sleeping on things, and poor at small talk. You will know what you mean sooner if you stop explaining it. Beware of reading too much into somebody else’s silence.',
  ],
};

export const venusInMonth: Growing = {
  1: [
    'Venus makes you good company, and you need do little for it. People are glad to see you, your taste is sure, and what you ask for in a friendly tone is mostly granted. Treat yourself to something that fits. It is a good time to make up a quarrel, because nobody can be cross with you for long.',
  ],
  2: [
    'You want good things around you, and Venus helps you to find them, sometimes at a fair price. Earning is pleasant as well where charm is part of the work. Buy the one thing that will still please you when it is old. Generosity is lovely, but it should leave you the rent.',
  ],
  3: [
    'Kind words come easily. Venus sweetens the tone with neighbors, brothers, sisters and everyone you meet on short errands, and a compliment you give in passing is remembered. Write the card. If there is something awkward to say to somebody close by, you will hardly find a gentler moment for it.',
  ],
  4: [
    'Home becomes a place where one likes to be. With Venus there, rooms are made prettier, guests feel welcome, and family members who found each other tiresome are nearly tender. Cook for someone. A change of color or of furniture does more for your peace than the expensive plan you had.',
  ],
  5: [
    'Venus brings love and play together, and neither needs a reason. Meetings turn flirtatious, hobbies go well, and children bring out the best in you. Accept invitations. What begins so lightly need not be weighed at once; what has lasted for years could do with some of the lightness.',
  ],
  6: [
    'Work is more agreeable in this time, chiefly because of the people. Venus smooths the tone between coworkers and gives you a liking for tools, clothes and meals that suit you. Make your corner pleasant. If you have a favor to ask about hours or duties, ask it while everyone is friendly.',
  ],
  7: [
    'The other person is inclined to meet you halfway. Venus in the house of partners is good for courtship, for peacemaking and for deals in which both sides should be happy. Show that you are pleased with them. A compromise made out of love may be too generous, so give only what you can go on giving.',
  ],
  8: [
    'Closeness deepens. Venus makes it easier to trust, to desire and to speak of money without coolness, and somebody may be freer with you than you expected. Accept help with good grace. What you feel is stronger than what you show, and the right person would be glad of a hint.',
  ],
  9: [
    'Pleasure lies a little farther off than usual. Venus draws you toward travel, foreign kitchens, music you do not know, or a person from another background. Follow it as far as time allows. Where travel is not possible, a class or an exhibition has the same effect and leaves you as enriched.',
  ],
  10: [
    'People at work like dealing with you. Venus lends you tact and a good appearance where it counts, and superiors grant what they would refuse to a louder voice. Present something that looks well. Take care that being liked does not stand in for being clear about terms.',
  ],
  11: [
    'Friendship is warm, and one friend may become more. With Venus in the house of company you are invited, introduced and helped along, and you enjoy bringing people together yourself. Say yes to gatherings with a purpose. An old hope looks attractive again, and somebody is there to share it.',
  ],
  12: [
    'Venus is happiest in private. Affection may be secret, silent or given to those who cannot return it, and beauty is best enjoyed alone, in a garden or a bath or a book. You owe no explanation. Only be sure that what you keep from others is really yours to keep.',
  ],
};

export const marsInMonth: Growing = {
  1: [
    'Mars gives you energy, and it wants out. You act quickly, stand up for yourself and lose patience with anything that dawdles. Begin what has been waiting for courage, and work it off in the body as well. Anger is quick in coming too; it does least harm when it is put into one short sentence.',
  ],
  2: [
    'Money is something to be fought for under Mars. You work hard for it, defend it, and are tempted to spend it in the same hour. Put the drive into earning: ask, offer, collect what you are owed. A purchase made to win a point is rarely a good one.',
  ],
  3: [
    'Words have an edge while Mars is here. You argue well, drive fast and answer at once, and a brother, sister or neighbor may do likewise. Use it to say something that has needed saying. What you type late at night should be sent in the morning, if at all.',
  ],
  4: [
    'There is heat at home. Mars stirs up family matters, and irritation that was put off comes to the kitchen table. The same force moves furniture, strips wallpaper and finishes repairs, so give it a job. If a quarrel must be had, have it about the present and leave grandparents out.',
  ],
  5: [
    'Shyness leaves you. Mars makes you bold in love, keen in games and full of ideas that want to be made with the hands. Go first, with good humor. You may be a sore loser in these weeks, and children will point it out. Play hard, and stop while everyone still wants more.',
  ],
  6: [
    'A great deal of work gets done, for Mars is in the house of duties and attacks them one by one. It suits heavy tasks and new exercise. Tools and tempers can overheat, so take the breaks that you tell others to take. Coworkers like your speed better when you ask about theirs.',
  ],
  7: [
    'Somebody challenges you, and it is likely to be a person close to you. Mars brings differences between partners into the open, where they can be dealt with. Say what you want and let them say it back. An open contest is better than politeness with gritted teeth, and it may well end in a laugh.',
  ],
  8: [
    'Feelings run deep and so do disputes about money. Mars stirs up whatever is shared, such as debts, desire, old resentment, and gives you the nerve to deal with it. Take on one matter and finish it. Do not press for a confession; a straight question asked once gets further.',
  ],
  9: [
    'The wish is to be off. With Mars in the house of travel and belief you defend your views, chase a degree or a case, and pack lightly. Put the drive into a real journey or a hard subject. In discussion you go for victory, and may win an argument while losing the person.',
  ],
  10: [
    'Ambition wakes. Mars pushes you forward at work, into competition if there is any, and you are willing to do more than your share. Choose one goal that is visible and go straight for it. Superiors respect initiative and dislike being overtaken, so let them know before you start.',
  ],
  11: [
    'A group needs someone to set the pace, and Mars volunteers you. Common plans make progress, and there may be a clash over who leads. Do the work nobody wants and your voice will count. Friends who annoy you now may simply want the same thing by another road.',
  ],
  12: [
    'Your drive goes underground. Mars in the house of rest makes you tired and restless at once, and what angers you may be hard to name. Work alone, move your body, and finish things that need no audience. Somebody’s hidden annoyance is not yours to guess. Ask, or let it be.',
  ],
};
