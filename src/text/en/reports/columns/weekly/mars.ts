import type { WeekShelf } from '../../../../report-catalogue.js';

export const marsArrives: WeekShelf['marsArrives'] = {
  1: {
    intro: [
      'Your strength comes back this week, with some temper attached. You want to act, decide and be done with waiting, and for the coming weeks you have more drive than almost anyone you meet.',
    ],
    course: [
      'Others feel it before you do. They step aside, or they bristle, according to their nature. A project that has needed a push gets it, and a habit that has annoyed you for years may be broken in an afternoon. You are quick to take offense as well, and in too much of a hurry to hear that none was meant. Sport, or any work that makes you sweat, is a good place for what is left over at night.',
    ],
    close: [
      'Mars will be gone from your sign for a long time after this. Whatever you have lacked the courage for can be begun while it is here.',
    ],
  },
  2: {
    intro: [
      'You go after money this week with unusual energy. There are things you want to earn, to buy or to get back, and you have no wish to be told that they can wait.',
    ],
    course: [
      'The energy is good for everything that needs an effort: an offer sent out, a debt called in, a piece of work that brings in more than it costs you. It is less good in shops. An object that you had to have on Monday can be a nuisance by the weekend. Where somebody questions what you are worth, you answer sharply, and the calm version of that answer would have been stronger.',
    ],
    close: [
      'By the time Mars moves on you may well have more than before, or at least know what you are willing to fight for.',
    ],
  },
  3: {
    intro: [
      'Your words have an edge this week. You say what you think, you say it at once, and in everyday dealings with neighbors, relatives and traffic a certain impatience has to be reckoned with.',
    ],
    course: [
      'Used well it is an excellent time for writing, calling and settling things that had been talked about for ages. You find the argument that ends the discussion. You also find the one that hurts, and it is often the same sentence with a different verb. People close at hand fight back, since they know you. When it has been said too loudly, an apology on the same day clears the air entirely.',
    ],
    close: [
      'A good deal will be cleared up in these weeks because you spoke. The rest can be left unsaid without any loss.',
    ],
  },
  4: {
    intro: [
      'There is unrest at home this week. Work on the house, work on the family or simply too many people in too few rooms: something wants changing, and nobody is in the mood to discuss it gently.',
    ],
    course: [
      'If there are walls to be painted or boxes to be carried, be glad of it, because then the energy has somewhere to go. Without that it goes into old quarrels. A remark about the dishes is answered with a remark from another kitchen and another year. Most of the anger in a family is about not being asked. Decisions that are made with everyone present hold much better now than those made by the one who shouts.',
    ],
    close: [
      'When Mars moves on, something at home will be different that had stayed the same for long. It may even be level and dry.',
    ],
  },
  5: {
    intro: [
      'You want to live this week, and preferably at once. Desire, play and the wish to be seen are strong, and in love or in any contest you would sooner risk something than stay in your seat.',
    ],
    course: [
      'That is attractive, and you know it. Whoever you have your eye on will not be left in doubt for long. Children romp, hobbies turn into ambitions, a game is played to be won. The heat in it can be too much for someone who needs time, and their hesitation is no insult. What you make in these weeks has force. Leave the corrections to a calmer month.',
    ],
    close: [
      'It may end in laughter, in a prize or in a broken heart that was due for it. You will not be able to say that you did not try.',
    ],
  },
  6: {
    intro: [
      'There is a good deal of work to be done from this week on, and you have the energy for it. What you lack is patience, with slow systems, with slower colleagues and with your own need for rest.',
    ],
    course: [
      'The first days are a pleasure. You clear what had been lying about, and others get out of the way. Then you notice who does not keep up, and an irritable remark goes to somebody who has merely been thorough. Most of the friction in these weeks comes from pace. It helps to give the hard jobs your best hours and to stop at a time you have fixed beforehand, as tiredness tells you late.',
    ],
    close: [
      'A great deal gets finished while Mars is at work for you. It is no shame if one item on the list turns out not to have been needed.',
    ],
  },
  7: {
    intro: [
      'Somebody gives you trouble this week, or gives you wings. Other people are full of energy in your presence, they want something from you, and an open word between two can hardly be put off.',
    ],
    course: [
      'With a partner it may come to a quarrel that has been in the making, and to an embrace at the end of it. With a competitor it comes to a contest. You are tempted to answer every challenge, and only about half of them are meant for you. Whatever you have to say is better said face to face than through others. To act together is the best use of so much force, if you can agree on what.',
    ],
    close: [
      'You find out in these weeks who is on your side. Some of those who argued with you will turn out to be.',
    ],
  },
  8: {
    intro: [
      'Strong feelings are at work this week under a quiet surface. Shared money, desire, an old resentment: what two people have between them wants to be moved, and you may be the one who begins.',
    ],
    course: [
      'You want to know the truth and are ready to dig for it. Loans, taxes or an unclear inheritance can be dealt with energetically, and it is a relief to have done so. Between lovers it can be intense. The danger is a struggle for power in which nobody says what it is about. If you catch yourself winning such a struggle, look at the other’s face; there is usually something to be won that you would rather not have.',
    ],
    close: [
      'Much that was stuck has been set in motion. What comes of it depends on whether you can stop when you have what you need.',
    ],
  },
  9: {
    intro: [
      'You would like to get away this week, or at least to win an argument. Your energy is aimed at distant places and large questions, and the narrowness of daily life gets on your nerves.',
    ],
    course: [
      'A journey is the best outlet, even a short one, and the more exercise there is in it the better. Failing that, you study, you campaign, you set out to convince people. You are persuasive as long as you speak of what you have seen for yourself. With those who believe the opposite it soon gets heated, and later neither side can remember what question it had been. Some of that fire could go into an examination or an application.',
    ],
    close: [
      'You will have gone further by the end of this than you had planned. A friend with another opinion is among the things worth bringing back.',
    ],
  },
  10: {
    intro: [
      'You are ambitious this week, and it shows. At work you want results, you want them with your name on them, and obstacles that you have respected for a long time suddenly seem removable.',
    ],
    course: [
      'Those above you notice the drive and give you something to try it on. So far so good. Rivals notice it as well, and the ones who feel passed over may not say so in your hearing. Speed is your advantage and your weak point: a decision pushed through in one morning can take a month to explain. It is worth choosing the one aim for which you would stand a fight, and being generous about the others.',
    ],
    close: [
      'In a few weeks people will associate you with whatever you are fighting for now. Make it something that deserves them.',
    ],
  },
  11: {
    intro: [
      'Things get lively among your friends this week. There is a common cause to be pushed, a plan that has been talked about long enough, and you are the one who says so.',
    ],
    course: [
      'A group can do with somebody like that, for a time. You call people together, divide the work and set the pace, and a good part of it actually happens. Those who prefer to talk feel driven. It may come to a clash with a friend over the way things are done, and behind it there is often a small hurt. An hour with that person alone will save the evening with all.',
    ],
    close: [
      'Your hopes have hands and feet at present. When Mars moves on, it should be possible to see where they have carried you.',
    ],
  },
  12: {
    intro: [
      'Your energy goes underground this week. You are active where nobody looks, tired where they do, and some irritation that you cannot quite place keeps you from sitting still or from falling asleep.',
    ],
    course: [
      'Much of it is anger that had no address. You notice it when a harmless question makes you sharp, or when you are furious with a drawer. Work in the background goes well: clearing out, research, preparing something that is not ready to be shown. Open combat does not, as you would be fighting with half your strength. Walking, swimming or sawing wood will do more for your nights than thinking about it.',
    ],
    close: [
      'The plans that you make in the dark are good ones. They can come out when Mars reaches your own sign.',
    ],
  },
};
