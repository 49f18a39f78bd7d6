import type { ByNatureWordings } from '../../../catalogue.js';

export const venusMeetings: Pick<ByNatureWordings, 'conjunction' | 'harmonious'> = {
  conjunction: {
    1: [
      'Venus makes you good company, and compliments come your way. Say thank you and leave it at that. A first meeting, or a picture that has to be taken, is best arranged now.',
      'People find your words charming, so it is a good time to ask, to host or to make up. Only the lazy side of charm needs watching. Set one alarm.',
    ],
    2: [
      'Good taste is good for your purse: buy one thing that lasts, or nothing. Whoever pays you is in a friendly mood. A graceful request is half granted.',
      'Fine things tempt you, and you talk yourself into them easily. Let their quality be a standard for what you sell as well. What is bought for comfort seldom comforts for long.',
    ],
    3: [
      'The tone does the work of the argument. Call whoever you were short with, and begin with something you like about them. A kind word in writing may be kept for years.',
      'Conversation is a pleasure, on any short ride, with anybody. Something difficult can be said as well, if you say it early. After that a smile will do.',
    ],
    4: [
      'Relatives show their better side, and home is glad of you. Use the goodwill for a delicate request, perhaps about the holidays. Flowers never did any harm, or a cake.',
      'Those at home like to hear a friendly voice, and will say at last what would make the place comfortable. It is likely to be cheap. See to it while the mood lasts.',
    ],
    5: [
      'Charm and nerve keep step in love, and someone may only be waiting for you to come over. Go. Whatever you paint or play gains by the same boldness.',
      'Pleasure shows you what you should be making. Play with words, with a child or with someone you fancy. Flirting is sweetest when neither keeps a tally.',
    ],
    6: [
      'Work is pleasant because the people are. Ask for whatever would make it easier. Enjoyment is part of looking after yourself. Choose the exercise that you like.',
      'Colleagues are easy to talk to, and an ugly task shrinks between two who joke about it. Divide the shared chores anew. Good tools are worth their price now.',
    ],
    7: [
      'Kindness runs both ways in a partnership. Bring the proposal, or the apology that you owe. In such company even the thing that politeness has been hiding may be said.',
      'You and somebody else find the right words for one another, whether you are lovers or only have a contract. Enjoy that. Then settle who does what, while each would gladly do more.',
    ],
    8: [
      'Trust achieves what insisting could not. Someone shows you a tender spot, or offers easier terms on what you share. Answer in kind, and keep the figures in writing.',
      'Closeness deepens, and the wish to possess may come along with it. Learn how somebody likes to be approached, and only then want more. Tender talk can be practical too.',
    ],
    9: [
      'Something far away wins your heart: a city, a subject, a person with an accent. Take the beginners’ class before you buy the ticket. Admiration is a good teacher.',
      'Teachers, editors and officials are well disposed to you. An application reads better when it says what you really enjoy. A foreign kitchen might be an education as well.',
    ],
    10: [
      'Your manner pleases in public. Ask for the reference or the introduction now. To be thought pleasant is worth a great deal, as the second thing that people say of you.',
      'Someone senior likes how you put things. Thank them with work of the same finish. Personal charm opens a door at work, and after that the work has to speak.',
    ],
    11: [
      'Friends like each other better when you are there. An old hope may find a patron, if you describe it without blushing. Small, well-chosen company is best.',
      'Everyone is fond of everyone, and says yes to everything. Count the promises again by daylight. A line of your own to each friend will be remembered longer.',
    ],
    12: [
      'You feel a tenderness that has no address. If you are fond of someone in secret, do them a favor without signing it. It is enough for now.',
      'Rest can be enjoyed with a clear conscience. Your thoughts may turn to someone you have missed. Write to them by hand, and leave the late-night call.',
    ],
  },
  harmonious: {
    1: [
      'Being liked is easy just now, and people meet you more than halfway. Begin something that needs goodwill. Pleasant days are soon over if you ask for nothing.',
      'Whatever you say sounds friendly, and others offer to do things for you. Let them. It does them good as well, and you get some practice at accepting.',
    ],
    2: [
      'An agreeable offer comes from agreeable people. Look at the terms all the same; they will be fair. What you already own looks better once it has been cleaned.',
      'Pleasant talk about money is possible. Ask for the small raise, the discount or the favor. A good meal together would be the right place.',
    ],
    3: [
      'Dealings with those around you go smoothly. A quarrel can be mended by a message, and more surely by a walk and an ice cream. Say what you liked about them.',
      'Pleasant exchanges are everywhere, and most stop at the weather. Take one of them further, with one more question. A thank-you note would find its reader, too.',
    ],
    4: [
      'Everyone at home wants the same for once. Make use of it for a practical choice: a lamp, a color, a guest list. Harmony seldom lasts until the next season.',
      'Home is comfortable, and comfort loosens tongues. A parent or somebody you live with will agree to your idea if you bring it up over a meal.',
    ],
    5: [
      'Love and invention come without strain, and an invitation is likely to be accepted. Make it a little bolder than you had planned. Mere prettiness is soon forgotten.',
      'Someone enjoys your company, and it is left to you to say that you enjoy theirs. Shyness on both sides makes a charming conversation. It should not go on forever.',
    ],
    6: [
      'The daily work runs smoothly, which is the right time to teach somebody what you know. People like your example better than your checklist. Leave early once, without a reason.',
      'Cooperation is on offer. Somebody volunteers for the awkward hour; say yes before politeness says no. The favor is easy to return.',
    ],
    7: [
      'You and a partner are on good terms, and both of you know it. A matter that needs a little sweetness can be raised now. Keep the evening free afterward.',
      'Pleasing words pass between two people, and they are meant. Put the agreement on paper while it is so easy. Generosity on one side brings it out on the other.',
    ],
    8: [
      'Trust feels natural, and so does giving. What is shared can be divided anew without hurting anybody. A present with a history would be a good sign.',
      'Intimate things may be spoken lightly. Find out what would please the other person, and tell one wish of your own. Figures may follow later.',
    ],
    9: [
      'A taste for the distant is rewarded, with a trip, a film or a meal. Take along somebody who has not been there. Your pleasure explains more than a guide would.',
      'Learning is a delight, and so perhaps is whoever teaches you. Write to the person whose book you liked. An answer is quite possible.',
    ],
    10: [
      'People in charge enjoy dealing with you. What you ask for nicely is granted, within limits. Make a good impression with something well finished.',
      'A word of praise reaches the right ear, yours or about you. Pass on some of it to those who helped. Reputation is often made in such moments.',
    ],
    11: [
      'Company is light and well mixed, and a common plan finds the helpers it needs. A friend keeps a seat for you. Somebody at the edge came alone; ask them over.',
      'Among friends you find the right words and the right moment. Introduce two people who ought to know each other. One of your own wishes will come up by itself.',
    ],
    12: [
      'Being alone is sweet for once. Music, a bath or a garden helps more than advice. An old affection can be remembered without pain.',
      'A kind thought about somebody wants to be put in writing, even if you never send it. What was hard to forgive looks smaller. Sleep well on it.',
    ],
  },
};
