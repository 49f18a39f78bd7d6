import type { ByNatureWordings } from '../../../catalogue.js';

export const venusMeetings: Pick<ByNatureWordings, 'conjunction' | 'harmonious'> = {
  conjunction: {
    1: [
      'Venus makes you good company, and compliments come your way. Say thank you and leave it at that. A first meeting, or a picture that has to be taken, is best arranged now.',
      'People find your words charming, so it is a good time to ask, to host or to make up. Only do not leave everything to charm; some things still have to be prepared.',
    ],
    2: [
      'Good taste is good for your purse: buy one thing that lasts, or nothing. Whoever pays you is in a friendly mood. A graceful request is half granted.',
      'Fine things tempt you, and you find good reasons for buying them. What is well made will go on pleasing you; what is bought for comfort seldom comforts for long.',
    ],
    3: [
      'The tone does the work of the argument. Call whoever you were short with, and begin with something you like about them. A kind word in writing may be kept for years.',
      'Conversation is a pleasure, with anybody you happen to meet. In such a mood even something difficult can be said without hurting, as long as you mean it kindly.',
    ],
    4: [
      'Relatives show their better side, and home is glad of you. The goodwill is large enough for a delicate request, or for an apology that has been owed for a while.',
      'Those at home like to hear a friendly voice, and may say at last what would make the place more comfortable. Often it is something small that can be seen to at once.',
    ],
    5: [
      'Charm and nerve keep step in love, and someone may only be waiting for you to make the first move. Whatever you paint or play gains by the same boldness.',
      'Play comes easily, with words, with a child or with someone you fancy. Notice what gives you most pleasure, and you know what you should do more of.',
    ],
    6: [
      'Work is pleasant because the people are. Ask for whatever would make it easier. Enjoyment is part of looking after yourself. Choose the exercise that you like.',
      'Colleagues are easy to talk to, and an unpleasant task is lighter for two who can laugh about it. If something about the place has been annoying everyone, this is the mood in which to change it.',
    ],
    7: [
      'Kindness runs both ways in a partnership, so bring the proposal, or the apology that you owe. Even something that you have been too polite to mention can be talked about.',
      'You and somebody else find the right words for one another, whether you are lovers or only have a contract. Enjoy that, and put the best of it in writing.',
    ],
    8: [
      'Trust achieves what insisting could not. Someone shows you a tender spot, perhaps, or offers easier terms on what you share. Answer in kind, and keep the figures in writing.',
      'Closeness deepens, and the wish to possess may come along with it. Find out how it feels on the other side as well; such a talk can be tender and practical at once.',
    ],
    9: [
      'Something far away wins your heart: a city, a subject, a person with an accent. What you admire you learn quickly, so find out more before you decide how far to go.',
      'Teachers, editors and officials are well disposed to you. An application reads better when it says what you really enjoy, and not only what you have done.',
    ],
    10: [
      'Your manner pleases in public. Ask for the reference or the introduction now. People remember that you were pleasant to deal with, along with what you can do.',
      'Someone senior may like how you put things. Thank them with work of the same finish. Personal charm opens a door at work, and after that the work has to speak.',
    ],
    11: [
      'Friends like each other better when you are there. Someone who has only listened so far may begin to talk. Small, well-chosen company is best.',
      'Everyone is fond of everyone, and says yes to everything. Count the promises again by daylight. A line of your own to each friend is remembered longer.',
    ],
    12: [
      'There is a tenderness in you that you would rather not show. If you are fond of someone in secret, a favor that you do not mention is enough for now.',
      'Rest can be enjoyed with a clear conscience. Your thoughts may turn to someone you have missed. Write to them by hand, and leave the late-night call.',
    ],
  },
  harmonious: {
    1: [
      'Being liked is easy just now, and people meet you more than halfway. If you have been meaning to begin something that needs goodwill, it is to be had.',
      'Whatever you say sounds friendly, and others offer to do things for you. Let them. It does them good as well, and you get some practice at accepting.',
    ],
    2: [
      'An agreeable offer may come from agreeable people. Look at the terms all the same. What you already own could please you just as much, once it has been put in order.',
      'Pleasant talk about money is possible. Ask for the small raise, the discount or the favor. A good meal together would be the occasion.',
    ],
    3: [
      'Dealings with those around you go smoothly. A quarrel can be mended by a friendly message, and more surely by meeting. Say what you liked about them.',
      'Pleasant exchanges are everywhere, and most stop at the weather. Take one of them further, with one more question. A thank-you note would find its reader, too.',
    ],
    4: [
      'Everyone at home wants the same for once. A decision about the house or the family that would usually lead to a long discussion can be made now.',
      'Home is comfortable, and comfort loosens tongues. If there is something to ask of the family, bring it up over a meal.',
    ],
    5: [
      'Love and invention come without strain, and an invitation is likely to be accepted. You can make it a little bolder than you had planned.',
      'Someone enjoys your company, perhaps, and it is left to you to say that you enjoy theirs. Shyness on both sides makes a charming conversation. It should not go on forever.',
    ],
    6: [
      'The daily work runs smoothly, which is the right time to teach somebody what you know. Whoever is shown a thing in a friendly way remembers it.',
      'Cooperation is on offer. Somebody may volunteer for a task that nobody likes; accept before you refuse out of politeness. The favor is easy to return.',
    ],
    7: [
      'You and a partner are on good terms, and both of you know it. A matter that needs a little sweetness can be raised now. Keep the evening free afterward.',
      'Pleasing words pass between two people, and they are meant. Put the agreement on paper while it is so easy. Generosity on one side brings it out on the other.',
    ],
    8: [
      'Trust feels natural, and so does giving. Neither of you counts at present, and an old offense can be forgiven with a smile.',
      'Intimate things may be spoken lightly, and laughter helps with them. A small confession on your side is answered by another.',
    ],
    9: [
      'A taste for the distant is rewarded, with a trip, a film or a meal. Somebody to whom all of it is new would enjoy going with you.',
      'Learning is a delight, and so perhaps is whoever teaches you. Write to the person whose book you liked. An answer is quite possible.',
    ],
    10: [
      'People in charge enjoy dealing with you. What you ask for nicely may be granted, within limits. Something well finished adds to the good impression.',
      'A word of praise reaches the right ear, yours or about you. Pass on some of it to those who helped. Reputation is often made in such moments.',
    ],
    11: [
      'Company is light and well mixed, and a common plan finds the helpers it needs. You are expected among friends. Somebody may have come alone; ask them over.',
      'Among friends you find the right words and the right moment. Introduce two people who ought to know each other. Somebody may do the same for you.',
    ],
    12: [
      'Being alone is sweet for once. Music, a bath or a garden helps more than advice. An old affection can be remembered without pain.',
      'A kind thought about somebody wants to be put in writing, even if you never send it. What was hard to forgive looks smaller. Sleep well on it.',
    ],
  },
};
