import type { Growing } from '../../../../report-catalogue.js';

/** What follows the sentence that names the planet, its sign and house. */
export const mercuryInMonth: Growing = {
  1: [
    'You think faster than usual and find the words for what you want. Introductions, applications and anything that has to be explained in person go well. You also interrupt more, so let the other person begin.',
    'You are quick to answer and good at explaining what you want. Letters written in your own name find their reader. It pays to finish your sentence and then to hear the reply.',
    'You have a good deal to say, and people ask for your opinion. Use the time for letters, applications and talks about your own plans. Check facts before you pass them on, since you speak faster than you think.',
    'Your mind is on your own affairs, and new ideas come quickly. Write them down and choose one. In conversation you make a good impression if you ask as much as you tell.',
    'Explaining yourself is easier than usual. If people have had a wrong idea of what you want, you can correct it in a few sentences, by letter or in person.',
  ],
  2: [
    'Your head is full of figures, and that is useful: prices are compared, forms are filled in, and a sum that puzzled you comes out. What you can do may be put into one sentence for somebody who would pay for it.',
    'Prices and figures hold your attention, and an estimate becomes a number. You can bargain without heat. An offer for what you know or make is best put in a few clear lines.',
    'You think about money more than usual, and to some purpose. Look for a better price, read the contract to its end or work out what your time is worth. Small sales and purchases go well.',
    'Pay, fees or a debt can be talked about this month, because you can stick to the figures. Get a second estimate before you agree to the first.',
    'An idea of yours may be worth some money. Ask somebody who knows the market, and find out what it would cost to try it on a small scale.',
  ],
  3: [
    'Messages and short trips fill the days. News travels, calls are returned, and a neighbor or a sister may have just the piece of information you need. Long decisions are better made when fewer people are talking.',
    'The telephone rings and the days fill up with short errands. You learn something on the way that you were not looking for. Of all the messages, one deserves a real answer.',
  ],
  4: [
    'Relatives get talking, sometimes about things that have been left alone for years. Leases, repairs and lists can be dealt with. Ask how a thing really was, and listen to more than one version.',
    'There is something to be talked over at home, and people are in the mood for it. A list on the door does wonders. Old stories come up, and a detail in one of them is new to you.',
  ],
  5: [
    'You flirt in words, enjoy puzzles and clever children, and have ideas for something you would like to make. A feeling that is too large to explain may be easier to joke about first.',
    'Ideas come easily, and so do compliments. Games, letters and lessons with children go well. If there is somebody you like, a funny remark will do for a beginning.',
  ],
  6: [
    'Lists get shorter and instructions clearer, and a problem that everybody stepped around turns out to be a small one. It is easier to find faults than usual, so mend one for each that you mention.',
    'You see how a task could be done with fewer steps, and can explain it to those who share it. Papers get sorted. A remark about somebody’s work is best made to that person alone.',
  ],
  7: [
    'Somebody close to you has something to say. Agreements can be drafted and misunderstandings put right, above all if you repeat what you have heard before you answer. Half of the difference may be one of vocabulary.',
    'Somebody wants to talk, and it is worth putting other things aside. A contract or a plan for two can be gone through point by point. Ask once more what they mean, even if you think you know.',
  ],
  8: [
    'Delicate subjects become easier to name, from contracts to jealousy. Read the small print together. What one of you has hardly dared to mention may take ten minutes.',
    'You can talk about what is usually passed over: a loan, a will, a wish. The right question, put calmly, opens more than persuasion could. What you hear stays with you.',
  ],
  9: [
    'You want to know, to read, to book and to argue about principles. Somebody who has been there will gladly tell you about it. An opinion formed in the first rush may look different after the next chapter.',
    'A subject beyond your usual range takes hold of you, and you want to know more. Applications and inquiries can be sent. Be glad if somebody argues against you, since it sharpens the case.',
  ],
  10: [
    'Your words reach farther up than usual. You are asked for your view or your numbers, and a clear page does more for you than long hours. Small talk in corridors is part of it.',
    'What you say at work is passed on, so it may as well be good. Meetings, reports and introductions go well. A question to somebody with more experience is taken as a compliment.',
  ],
  11: [
    'News comes by way of friends, and a plan you have had for some time finds its missing half in conversation. A group may talk a great deal and settle little, so offer to write down what was agreed.',
    'Friends have news, and one of them may know somebody you ought to meet. Ideas are exchanged faster than they can be carried out. The one that is still being mentioned next time is the right one.',
  ],
  12: [
    'Thoughts turn inward and are not ready to be discussed. You will know what you mean sooner if you stop explaining it. Somebody else’s silence probably means less than you read into it.',
    'You would rather read or write than talk. A train of thought can be followed to its end if nobody interrupts it. Something you overhear may be less about you than it seems.',
  ],
};

export const venusInMonth: Growing = {
  1: [
    'People are glad to see you, and will grant a good deal if you ask in a friendly tone. You can change something about your looks, because your taste is sure. A quarrel can be made up, because nobody finds it easy to be cross with you.',
    'Whatever you wear or say suits you, and you are asked to places. Old and new admirers show themselves. It is pleasant to be liked, and you need not agree to everything in return.',
  ],
  2: [
    'You want good things around you and have an eye for their price. Earning is pleasant as well where charm is part of the work. Generosity is lovely as long as it leaves you the rent.',
    'A liking for comfort meets a chance to earn it. What you make or sell may find somebody whose taste is yours. Spend on what you will use daily, and let the rest be admired in the shop.',
  ],
  3: [
    'You are easy to talk to, and people met on short errands turn into acquaintances. If there is something awkward to say to somebody close by, you will hardly find a gentler moment for it.',
    'You find the tone that was missing between you and somebody nearby. Short visits, cards and compliments are well received, and a walk together does both of you good.',
  ],
  4: [
    'Guests feel welcome, and those who live with you are nearly tender. It is a good time for cooking, for flowers, and for forgiving somebody without mentioning it.',
    'You would like it to be beautiful at home, and it takes little. An invitation, a meal or a fresh coat of paint brings people together. Somebody in the family is easier to love than usual.',
  ],
  5: [
    'Meetings turn flirtatious, hobbies go well, and playing, with children or without, brings out the best in you. What begins so lightly need not be weighed at once; what has lasted for years could do with some of the lightness.',
    'There is flirtation in the air, whether you are single or have been a couple for a long time. What you make with love turns out well. Children and artists understand you at once.',
  ],
  6: [
    'Favors are done without being counted. If you have a request about hours or duties, you will find a friendly ear. A better chair or lamp repays you every day.',
    'Your working day may contain a pleasant person or a pleasant task, or both. Small comforts are worth the trouble. Those who help you like to be thanked by name.',
  ],
  7: [
    'Somebody makes it easy for you to be generous. Peace can be made, a contract improved, a courtship begun or resumed. What you give should be something that you can go on giving.',
    'You think kindly of the other person, and they notice. You may find terms on which nobody loses. If you are looking for somebody, small gatherings are the place.',
  ],
  8: [
    'You can be nearer to somebody than usual, in silence or in talk. Help may be accepted with good grace, and what is lent is lent without coolness.',
    'Tenderness has few words and does without them. A matter of money between two people is settled more easily after a good meal. You may ask for what you need.',
  ],
  9: [
    'Pleasure lies a little farther off than usual, in travel, foreign kitchens, music you do not know or a person from another background. A class or an exhibition can have the same effect.',
    'You long for beauty of another kind than that around you. A concert, a language or a weekend away may supply it. Somebody from elsewhere is pleased by your interest.',
  ],
  10: [
    'People at work like dealing with you. Present something that looks well, and be as clear about terms as you are charming. Someone may pass on a kind word about you.',
    'You make a good impression without working at it. It is a fine moment for introductions, presentations and anything that has to please. What you want from all this should be clear to you beforehand.',
  ],
  11: [
    'You are asked along and passed on from one pleasant person to another. An old hope looks attractive again, and there is somebody to share it with.',
    'People bring out the best in you, and you in them. A celebration or a common project has its happiest hours. Among the many there is one to whom you keep returning.',
  ],
  12: [
    'You are happiest without an audience. A bath, a book or a letter that is not meant to be sent does more for you than an evening out.',
    'You would rather dream than be courted. A kindness done in secret makes you happy, and so does an hour with something beautiful. Feelings that are not yet spoken lose nothing by it.',
  ],
};

export const marsInMonth: Growing = {
  1: [
    'You stand up for yourself and lose patience with anything that dawdles. Physical effort does you good. Anger is quick in coming too, and does least harm in one short sentence.',
  ],
  2: [
    'You are ready to work hard for what you want and to defend what you have. It is a strong position in any negotiation, as long as nobody hurries you into buying.',
  ],
  3: [
    'You think and answer at once, and so may a brother, a sister or a neighbor. An argument can clear a matter up in minutes, preferably not late at night.',
  ],
  4: [
    'Irritation that was put off comes to the table. You have the strength to lift, paint and carry, and it is a pity to spend it on whose turn it is.',
  ],
  5: [
    'You want to play, to win and to be liked, all at once. Ideas ask to be made with the hands. It is easier to be a good loser if you have picked the game yourself.',
  ],
  6: [
    'A great deal of work gets done, one task after the other. It suits heavy jobs and new exercise. Tools and tempers can overheat, so take the breaks that you tell others to take.',
  ],
  7: [
    'Differences come into the open, where they can be dealt with. You are stronger in direct contact than by letter, and an open contest may well end in a laugh.',
  ],
  8: [
    'Feelings run deep, and so do disputes about what is shared. You have the nerve to deal with one of them and finish it. A straight question asked once gets further than pressure.',
  ],
  9: [
    'The wish is to be off. You defend your views, pack lightly and go for victory in discussions. A real journey or a hard subject is the better use of it.',
  ],
  10: [
    'You want to get somewhere and do not mind being compared. One visible goal is worth more than three that nobody sees. Superiors like to be told before they are overtaken.',
  ],
  11: [
    'Common plans make progress, with some noise. Whoever does the dull work has the better claim to lead, and it might as well be you.',
  ],
  12: [
    'You have more strength than you can show and less patience than you need. Working alone or moving your body helps. What looks like anger is at times only tiredness.',
  ],
};
