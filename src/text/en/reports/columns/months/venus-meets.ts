import { Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../../chart/bodies.js';
import type { MonthShelf } from '../../../../report-catalogue.js';

/** What Venus in square or opposition to a slower planet is to a month, by the house of Venus. */
export const venusAtOddsInMonth: MonthShelf['atOdds'][3] = {
  [Jupiter]: {
    1: [
      'You may promise more than you mean because everyone is so pleasant, or reward yourself for work that is not done yet. None of it does much harm. A day later you will know which promises were meant.',
    ],
    2: [
      'Money goes out easily around this time, for good things and in good company. You may remember the pleasure longer than the sum, or the other way round. A limit that you set beforehand spares you finding out.',
    ],
    3: [
      'In talk and in letters the compliments are a little too large, yours included. People like to hear them and half believe them. Anything that is to be relied on could be said again in fewer words.',
    ],
    4: [
      'At home there may be too much of something, such as guests, cake or good advice. You need not be the host every time. Those who live with you may want a quiet evening as much as you do, and not like to say so.',
    ],
    5: [
      'You would like everything to be fun at once, and may be a little in love with being in love. Enjoy it for what it is. What you would still like next month can be decided next month.',
    ],
    6: [
      'At work you would rather be obliging than exact, and may take on a favor too many. People will be grateful, and will come back. Let them know which of it was an exception.',
    ],
    7: [
      'Two people may be so polite to each other that nobody decides anything, or one gives more than the other can return. A smaller gesture is easier to accept. Ask what would really be of use.',
    ],
    8: [
      'With what belongs to both of you, you may be more generous than the other person would be. Talk about it before it is spent. Where it is not about money, an excess of good will can also feel like pressure.',
    ],
    9: [
      'The place you would like to go to looks more beautiful from here than it may be, and the price looks lower. That is no reason to stay. It is one for reading the second page of the offer.',
    ],
    10: [
      'You may be praised at work for something that is only half yours, or be shown off more than you like. Pass the praise on to those who share in it. It costs you nothing, and they will remember.',
    ],
    11: [
      'Too many people would like to see you, and you say yes to several at one time. An evening with two of them does you more good than a round of five. The others will ask again.',
    ],
    12: [
      'You may treat yourself to something in secret, or give in to somebody because it is easier. Both are human. It helps to know which of them you would not like to repeat.',
    ],
  },
  [Saturn]: {
    1: [
      'You may feel less sure of being liked than you have reason to. Somebody is busy or reserved, and you take it personally. What you are worth does not change with one person’s mood, and some days later that is easier to see.',
    ],
    2: [
      'A purchase may have to wait, or payment for your work comes late. It is dull, and it can be planned for. By the end of the month you may find that half of it would do.',
    ],
    3: [
      'A friendly message may get a dry answer, or none for a while. The other person probably has more on their mind than you. Write once more, without reproach, and leave it there.',
    ],
    4: [
      'At home affection and duty may want the same evening. Someone has to be looked after, or something has to be paid for, and there is little left for comfort. One small pleasure keeps the mood from sinking.',
    ],
    5: [
      'Fun has to wait its turn, or love seems to come with conditions. You may compare what you give with what you get. A wish is easier for the other person to hear than a complaint about the same thing.',
    ],
    6: [
      'For some days work leaves little room for kindness, and praise is short. You can do without it if you know yourself that the work is good. Somebody beside you may be waiting for the same word.',
    ],
    7: [
      'Between you and another person it may become cooler, without anyone’s having done wrong. Each is tired, or counts what the other owes. A practical promise, kept to the day, does more now than a tender word.',
    ],
    8: [
      'One of two people may want to be closer while the other needs some distance, and what is shared is divided with care. It does not mean that the tie is weak. Both of you are cautious, and may be told so.',
    ],
    9: [
      'A journey or a course that you looked forward to may cost more than you thought, or be put off. You find out in this way how much you want it. A smaller form of it may be possible sooner.',
    ],
    10: [
      'Those who judge your work are fair just now, and not warm. Charm does little for you, and accuracy a good deal. What you agree to around this date tends to last, so ask about the terms as well.',
    ],
    11: [
      'Among friends somebody may stay away, or the cost of a thing decides who comes along. You notice who takes trouble for you. It may be an older friend whom you had not thought of lately.',
    ],
    12: [
      'You may feel lonelier than your circumstances explain. It usually passes sooner when one person knows of it. That person may have felt the same for longer than you, and be glad that somebody begins.',
    ],
  },
  [Uranus]: {
    1: [
      'To be always pleasing tires you now, and you may show it at an odd moment. Whoever likes you will get over it. A change in how you look or live can be tried for some weeks before you call it final.',
    ],
    2: [
      'You may suddenly want what you never needed, or lose interest in what you saved for. Your taste is changing, and your budget has not heard of it yet. Lend, borrow or try the thing first.',
    ],
    3: [
      'A remark comes out more bluntly than was meant, or a person you are used to says something quite unlike them. It may be refreshing afterward. Leave room for a second conversation.',
    ],
    4: [
      'Peace at home may be upset by a wish for something different: another order of the rooms, other company, a day when nobody asks where you are going. Put the wish into words before you act on it.',
    ],
    5: [
      'An attraction may begin or break off from one day to the next, and so may the pleasure in something you make. You need not explain it at once. What is real will still be there when the excitement has gone down.',
    ],
    6: [
      'The pleasant routine of your working day is interrupted, perhaps by a new face or a new rule. You may find that you had been bored. Keep one habit that does you good, and let the others be tried out.',
    ],
    7: [
      'Someone needs more freedom than two people have agreed on, and says so suddenly. It may sound like less love than it is. Ask how much room would be enough, before you answer for the whole.',
    ],
    8: [
      'Money or closeness that you share may be put on another footing at short notice. You may be more relieved than you show. Sleep on it, and then say which part of it you like.',
    ],
    9: [
      'A plan for a journey may change because somebody cancels, or because you no longer want what you wanted. The detour has its own attraction. Tickets that can be changed are worth their price this month.',
    ],
    10: [
      'Your good manners at work may fail you for a moment, or somebody above you changes their mind about what they liked. Stay friendly and a little vague. The taste of those who decide may change back.',
    ],
    11: [
      'In your circle two people who got along may suddenly not, or a newcomer divides opinion. You can like both sides. It is mostly about who may decide for everyone, and that can be settled aloud.',
    ],
    12: [
      'You may long for something that does not fit into your life as it is, and be startled by it. Nothing has to follow from that. To have looked at the wish once makes you less restless than pushing it away.',
    ],
  },
  [Neptune]: {
    1: [
      'You may let others see in you what they wish for, and find it hard to say afterward who you are yourself. It is flattering for some days. Tell one person what you do not want, so that there is something to go by.',
    ],
    2: [
      'It is easy now to overpay, to lend without asking when, or to forget what a thing was for. The wish behind it is often a tender one. Give what you can do without, and write down the rest.',
    ],
    3: [
      'Words may be kinder than they are clear, and each of you hears what you hoped for. That is pleasant until something has to be done. Ask once more about the time, the place and who brings what.',
    ],
    4: [
      'You may be homesick for a home that was never quite like that, and a little disappointed with the one you have. Somebody you live with may feel the same. An evening of old stories does both of you good.',
    ],
    5: [
      'You may fall for the picture of somebody rather than for the person. It is no crime, and can be sweet. Before you change anything for it, see them once on a day that is not special.',
    ],
    6: [
      'You may do a favor at work out of pity and be sorry later, or tire yourself out to be liked. Kindness needs hours of rest like any other task. Somebody will understand a friendly no.',
    ],
    7: [
      'One of you sees the other in too soft a light, and the other lets it be. Sooner or later there is a small disappointment, and it clears the air. You can like a person and still ask what they meant.',
    ],
    8: [
      'Trust may run ahead of what has been said, in feelings or in what two people own together. Suspicion would spoil it, and a few plain lines on paper protect it.',
    ],
    9: [
      'A teacher, a faith or a far country may look perfect around this date. Let yourself be moved, and keep the decision for later. What remains of it on a plain morning is what you can use.',
    ],
    10: [
      'At work you may be admired for something that is not quite so, or hope for more from a kind word than was in it. Put your own part into clear terms. It does not make the kindness any smaller.',
    ],
    11: [
      'A friend may expect you to guess what is wrong, or the plan of a group is more beautiful than it is possible. Your good will is not in doubt. Offer one thing that you will certainly do.',
    ],
    12: [
      'You may give yourself up to a mood, and there is comfort in it as well as sadness. Music, water and sleep are good company. If you have been comforting somebody else for a long time, you may stop for some days.',
    ],
  },
  [Pluto]: {
    1: [
      'You may want to be liked by one person in particular, and be less yourself for it. What you feel is strong, and they may sense it before you speak. You keep your dignity if you ask openly and leave them free to say no.',
    ],
    2: [
      'You may cling to something you own or want, out of all proportion to its price. It probably stands for safety, or for somebody’s regard. Once you know which, the thing itself matters less.',
    ],
    3: [
      'Behind a harmless conversation there may be jealousy, or a question nobody dares to ask. You feel it without being able to prove it. Ask directly and kindly, and accept the answer you get.',
    ],
    4: [
      'At home somebody may try to get their way by being hurt. It may be an old pattern of the family, with you in one of the parts. Love does not depend on giving in; say so, and be warm about it.',
    ],
    5: [
      'In love or in something you make, all or nothing seems to be the choice. It seldom is. Hold back one decision until the feeling has shown another side, and use its strength for the work.',
    ],
    6: [
      'Among those you work with, liking and power may get mixed up: a favor is asked that is not quite one. You can be helpful within what you are there for. What goes beyond that may be refused in one sentence.',
    ],
    7: [
      'In a relationship each of you may be testing who needs the other more. Neither likes to admit a need, so there are hints and silences. Whoever says first that they care does not lose by it.',
    ],
    8: [
      'Feelings about what is shared run deeper than the matter itself: a sum, a key or a confidence may become a question of trust. Keep the thing and the feeling for two talks. The practical part is the easier one to begin with.',
    ],
    9: [
      'A conviction may come between you and somebody you like. You can love a person and not what they believe. Around this date it is wiser to ask how they came to it than to win them over.',
    ],
    10: [
      'At work someone may be friendly for a reason, or you may be tempted to be. Influence is worth having, and it shows later how it was come by. Choose the way you could tell to a friend.',
    ],
    11: [
      'In a group somebody may want more loyalty than friendship can give. You may be the one who is courted, or the one who feels left out. It eases when you meet people singly for a while.',
    ],
    12: [
      'A feeling you thought was over may come up once more, with all its old force. It does not have to be told to the person it is about. Write it out or walk it off, and it loses its hold in some days.',
    ],
  },
};
