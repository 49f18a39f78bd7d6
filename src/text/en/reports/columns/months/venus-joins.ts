import { Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../../chart/bodies.js';
import type { MonthShelf } from '../../../../report-catalogue.js';

/** What Venus in conjunction with a slower planet is to a month, by house. */
export const venusJoinsInMonth: MonthShelf['joins'][3] = {
  [Jupiter]: {
    1: [
      'People are glad of your company, and you are glad of theirs. A kindness may come to you without a reason. You can accept it without working out what you owe.',
    ],
    2: [
      'You have an eye for what is good, and perhaps the means for one thing of the kind. What you do gladly may be paid better than you asked. Share a little of it while you are in the mood.',
    ],
    3: [
      'Good news may come in an ordinary letter, or a conversation turns out much warmer than its subject. Say the friendly thing that you usually only think. It is likely to be repeated to you later.',
    ],
    4: [
      'Home is at its most hospitable, and people there are pleased with each other. Invite somebody who has long been meant to come, or bring out something old and lovely.',
    ],
    5: [
      'What you love has a happy time, be it a person, a child or something you make. You need not earn it first. If you have hesitated to show your affection, you will hardly find a kinder moment.',
    ],
    6: [
      'The working days are lighter because of the people in them. A favor may be done for you, or a dull task given to somebody who likes it. Thank them in a way that they can use.',
    ],
    7: [
      'Another person may be more generous than you expected, and you feel like being so too. Much can be agreed on now that would have been haggled over before. The terms are best kept simple enough to remember.',
    ],
    8: [
      'Money, tenderness or whatever you share with somebody can be talked about, and you are well understood. A debt may be forgiven or a doubt given up. It binds you more than a contract would.',
    ],
    9: [
      'You may be enchanted by a country, a subject or a person from elsewhere. Follow it for a while without asking what it is good for. Some of the best plans begin as a detour.',
    ],
    10: [
      'You are liked where it counts, and may be recommended. You might present what you have made, or ask for better terms. Praise those who helped you, and it will be believed.',
    ],
    11: [
      'Friends make room for you, and you may get to know somebody through them who shares a wish of yours. It need not become useful. An evening that goes on too long is in order for once.',
    ],
    12: [
      'You may feel protected, without knowing by whom. Rest does you more good than pleasure just now, and music more than talk. A kindness that you do in private stays with you for a while.',
    ],
  },
  [Saturn]: {
    1: [
      'You may seem cooler than you are, and care less for being liked by everybody. The few who matter get more of you. A plain word of affection, from you or to you, is meant seriously now.',
    ],
    2: [
      'You see soberly what you earn and what you spend on pleasure. There may be less of both for a while, and what you buy should last. A fair price, calmly named, is likely to be paid.',
    ],
    3: [
      'You say fewer kind things, and mean them. With somebody nearby it may be time for a serious talk, which goes better than either of you had feared. Promise only what you can do next week.',
    ],
    4: [
      'At home love takes the form of a duty: somebody needs looking after, or something has to be kept in repair. It ties you, and it is a comfort to know where you belong. Ask for your share of rest.',
    ],
    5: [
      'Love and play become more serious. You may ask yourself whether something is for good, or find that a hobby wants practice. What can stand the question is worth more to you afterward.',
    ],
    6: [
      'You take trouble over your work, down to what nobody will look at. Colleagues may be short with each other and still reliable. One task carried out beautifully gives you back some peace.',
    ],
    7: [
      'It is about loyalty now between two people, and less about charm. Something promised earlier may be remembered. Say what you can keep to on a bad day, and it will hold.',
    ],
    8: [
      'You are careful with your trust, and so is the other person. An agreement on what is shared may seem unromantic and is a relief to both. Closeness can wait until the practical side is clear.',
    ],
    9: [
      'You may have to choose the one journey or course that you can afford, in time or in money. The choice makes it more precious. Somebody older or more experienced may tell you how they did it.',
    ],
    10: [
      'Respect counts for more than sympathy at work, and you can earn it by keeping to your word. A person with some authority may think better of you than they say. Good terms are modest now and last.',
    ],
    11: [
      'You may see fewer people and get more from them. An old friendship can be taken up where it was left. If a plan is to go on, somebody has to name the date; you might.',
    ],
    12: [
      'You may miss somebody, or feel the lack of tenderness for a time. It need not be talked away. A small order in your own room, and a letter to an old friend, make it easier to bear.',
    ],
  },
  [Uranus]: {
    1: [
      'You want to look, live or love differently, and people notice the change before you have decided on it. Much of it suits you. Keep to what can be undone until the first excitement is over.',
    ],
    2: [
      'Something unusual takes your fancy, or a new way of earning turns up. It may be a whim or the beginning of something. If it still appeals to you when you have slept on it, try it on a small scale.',
    ],
    3: [
      'A chance remark, a new neighbor or an odd message may brighten this time. You like people who do not talk like the rest. Answer in your own tone, and see what comes back.',
    ],
    4: [
      'At home you would like something to be different at once, if only the color of a wall. Somebody may come or go unexpectedly. Whoever lives there with you likes to be asked first.',
    ],
    5: [
      'You may be struck by somebody or something quite outside your usual taste. It makes you feel alive. What it will be on an ordinary day you can find out later, and need not decide now.',
    ],
    6: [
      'A lighter way of working may occur to you, or a colleague shows a side you had not suspected. Try it out together. Where your habits have become dull, a small change has a large effect.',
    ],
    7: [
      'Someone may surprise you pleasantly, or a tie that had become a habit is stirred up. Both of you need some air. Try something that is new to both.',
    ],
    8: [
      'A sudden turn is possible in what you share with another person, often toward more freedom. You may feel lighter and a little uncertain. Leave the terms open for some time.',
    ],
    9: [
      'A place, a book or a person from another world may fascinate you. You had not planned for it. Look into it for its own sake, and let the practical questions come later.',
    ],
    10: [
      'You may be noticed at work for something that you did by the way. Originality is liked for the moment. It does no harm to say where the idea came from, or to have a second one ready.',
    ],
    11: [
      'A new face may change the mood of your circle, or an old friend turns up with other plans. You feel freer among people than usual. Bring together two who would never have met.',
    ],
    12: [
      'A longing may come over you that has no name yet. It can be a dream or a tune that goes on in your mind. Keep it to yourself for the present, and leave it some quiet hours.',
    ],
  },
  [Neptune]: {
    1: [
      'You are easily moved, and others see in you something gentle that they need. Beauty does you good in any form. Stay a little on your guard with people who admire you too quickly.',
    ],
    2: [
      'What you love seems to have no price, which makes you generous and a poor buyer. Give what you would give anyway. Larger purchases look different when the mood has passed.',
    ],
    3: [
      'You find tender words, and you hear what others mean behind theirs. A letter or a song may say it better than talk. With times and places a second look is advisable.',
    ],
    4: [
      'You would like home to be a refuge, and for a while it can be one. Memories are kinder than the past was. Somebody there may need your company more than your help.',
    ],
    5: [
      'Love and imagination are hard to tell apart just now, and it is lovely. What you make under this influence may be your best. What you promise should be asked about again a little later.',
    ],
    6: [
      'Where your work has to do with care or with beauty, it goes well. The rest is easily forgotten, so write it down. Somebody may take your helpfulness for granted; you can say kindly that it is not.',
    ],
    7: [
      'You see the best in somebody, and perhaps somewhat more than there is. It does both of you good for a while. Commitments are better left until you have seen the other side as well.',
    ],
    8: [
      'Two people can be close with very few words. As far as money is concerned, words are needed all the same. Put the terms on paper, and keep the feeling out of it.',
    ],
    9: [
      'You long for far places or for something to believe in. A concert, a journey in books or an hour by the water may give you a good part of it. The tickets can wait until you have compared them.',
    ],
    10: [
      'Tact and imagination serve you well in public, and you may be admired for what came easily. Let it be clear what you can deliver and when. The dream of another calling is worth writing down.',
    ],
    11: [
      'Among friends there is much feeling for each other and little order. An ideal may bring you together. One practical matter, settled before you part, keeps it from remaining a mood.',
    ],
    12: [
      'You need quiet and tenderness, and may be happiest by yourself. A dream or a piece of music tells you something that talk would spoil. If you forgive somebody now, it can be done in silence.',
    ],
  },
  [Pluto]: {
    1: [
      'You draw people strongly, and feel more than you show. It may be about one person in particular. Be honest with yourself about what you want, since they are likely to sense it anyway.',
    ],
    2: [
      'You want something very much, a certain thing or simply to be safe. Ask what it stands for before you pay the price. You may also find that you can part with something that you had held on to.',
    ],
    3: [
      'Talk goes deeper than usual. Something may be said between you and somebody near that had long been held back, and it can bring you closer. Listen without pressing for more.',
    ],
    4: [
      'In the family old love and old hurt may both come up. Something can be understood now that was only endured before. Clearing out one cupboard together may help more than a discussion.',
    ],
    5: [
      'Feelings are strong, in love and in what you make. They give you force, and they can make you possessive. Put a good part of them into the work, and leave the other person free.',
    ],
    6: [
      'You care more about your work than you show, and may like or dislike somebody there very much. Keep that fair and in the open. Where you can change something thoroughly, begin with your own part.',
    ],
    7: [
      'A tie becomes deeper, or shows what is underneath. Jealousy may come into it, on one side or on both, and can be admitted. If neither tries to own the other, much is gained.',
    ],
    8: [
      'Trust, closeness and what is shared are stirred up to the ground. What has stood between you and another person can be spoken of. It goes well if nobody presses and nobody keeps a second set of books.',
    ],
    9: [
      'A belief, a book or a teacher may take hold of you and change you. Let it, and go on asking questions all the same. What you find out in this way is not easily lost again.',
    ],
    10: [
      'Someone with influence may take an interest in you, or you notice that you have more influence than you believed. Use it for something that you could defend in public, and say what you want.',
    ],
    11: [
      'A friendship may become serious, or show a side that was hidden. In a group you may care very much about one person. Be as loyal as you would wish them to be.',
    ],
    12: [
      'A feeling that was buried may want some light. Give it an hour of your own, with music or in writing. It does not have to be acted on, and it may well be gone when it has been felt.',
    ],
  },
};
