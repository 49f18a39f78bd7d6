import type { NatalChapterCells } from '../../reading-catalogue.js';

/** By which of two reckonings a planet rules the rising sign. */
export const reckonings: NatalChapterCells['reckonings'] = {
  modern: 'Modern astrologers count {A} as the ruler of {sign}.',
  traditional: 'In the older tradition {A} is the ruler of {sign}.',
};

/** The ruler of a house by the house it stands in: after the text on the sign. */
export const rulers: NatalChapterCells['rulers'] = {
  2: {
    1: '{A}, the ruler of the second house, is in the first, so what you earn depends on you in person: on your manner, your name, your readiness to begin. You feel it keenly when you are paid less than you are worth.',
    2: 'The ruler of the second house, {a}, stands in it as well. What you have and what you think of yourself are closely joined, and you would rather live on little that is yours than on plenty that is not.',
    3: 'The ruler of the second house, {a}, is in the third house: you earn, as a rule, by what you can say, write, sell or pass on. You find out about work by talking to people.',
    4: 'The ruler of the second house, {a}, is in the fourth house, and money is bound up with home. What your family had, or lacked, still has a say whenever you decide about a large sum.',
    5: 'The ruler of the second house, {a}, is in the fifth house, so you earn most willingly by what you enjoy. A good part of it may go where your heart is: to play, to children, to something beautiful.',
    6: 'The ruler of the second house, {a}, is in the sixth house: your means come from steady work and from doing it well. You know what an hour of yours is worth, and you mind when somebody wastes it.',
    7: 'The ruler of the second house, {a}, is in the seventh house, so what you have depends in part on the people with whom you join forces. How a partner deals with money matters to you, and it is worth talking about early.',
    8: 'The ruler of the second house, {a}, is in the eighth house. What is yours and what is shared are not easily kept apart, and an inheritance, a debt or a common account may have taught you as much about trust as about money.',
    9: 'The ruler of the second house, {a}, is in the ninth house: what you have studied, taught or believed in may turn out to be what you can live on, and a journey or a course seldom seems to you a waste.',
    10: 'The ruler of the second house, {a}, is in the tenth house, so that income and reputation go together. You are paid for your name, and would sooner be short for a while than be known for bad work.',
    11: 'The ruler of the second house, {a}, is in the eleventh house: friends and common plans have much to do with what you earn. You tend to hear of the right thing through people who like you, and you pass such news on.',
    12: 'The ruler of the second house, {a}, is in the twelfth house. How much you have is something that you keep to yourself, and your most valuable work may be done where nobody sees it.',
  },
  4: {
    1: '{A}, the ruler of the fourth house, is in the first, so you carry home about with you, in your manner and your habits. You can settle almost anywhere, and never quite leave behind where you come from.',
    2: 'Its ruler, {a}, is in the second house, and home is what you can own and hold. A place that belongs to you settles you more than any neighborhood could.',
    3: 'Its ruler, {a}, is in the third house, which makes home a place of comings and goings where news is exchanged. Brothers and sisters, or neighbors, may be a large part of what the word means to you.',
    4: 'Its ruler, {a}, stands in it as well, so home is a world with its own laws, and you keep them. You can bear a good deal outside as long as nothing is wrong in there.',
    5: 'Its ruler, {a}, is in the fifth house: home is where you may be silly, and where what you make with pleasure gets made. A house in which nobody plays would not be one for you.',
    6: 'Its ruler, {a}, is in the sixth house, and home is kept up by work, much of it yours. The people you live with can tell that you love them by what has been done before they noticed.',
    7: 'Its ruler, {a}, is in the seventh house, so home is wherever a certain person is. You could change the address more easily than the one with whom you share it.',
    8: 'Its ruler, {a}, is in the eighth house. Home is where the things are kept that a family does not talk about, and you may know more of them than you were ever told.',
    9: 'Its ruler, {a}, is in the ninth house, and you may have to go far away to find where you belong. Another country, a faith or a field of study can be more of a home than the street where you grew up.',
    10: 'Its ruler, {a}, is in the tenth house. Home and career lean on each other: success quiets something in you that began at home, and trouble at work comes in at the front door with you.',
    11: 'Its ruler, {a}, is in the eleventh house: friends become the family that you choose. Some of them have known your worst days, and need no invitation.',
    12: 'Its ruler, {a}, is in the twelfth house, so home is above all a place to be left in peace. You need more time there by yourself than you like to explain to those who share it.',
  },
  7: {
    1: '{A}, the ruler of the seventh house, is in the first: people come to you, and a bond begins on your ground. You find out who somebody is by watching how they fit into a life that is already going on.',
    2: '{A} rules it from the second house, and a bond has to prove its worth to you in practical things. How somebody deals with money, meals and promises tells you more than what they say of love.',
    3: '{A} rules it from the third house, so a bond of yours is made of talk. It may begin with a neighbor, a course or a chance remark, and you notice first in the talk when something is wrong.',
    4: '{A} rules it from the fourth house, and a partner means a home to you. It is easy enough to be charmed; the question is whether you can be tired and out of temper in front of this person.',
    5: '{A} rules it from the fifth house, so a bond stays alive for you by play. You want to be courted long after everything has been settled, and you go on courting.',
    6: '{A} rules it from the sixth house: you come to love people by working beside them. Affection that takes no part in the day’s business does not quite convince you, and being of use to each other does.',
    7: '{A} rules it and stands in it, and partnership gets your best attention. With one person opposite you, you think more clearly, and do more, than you would for yourself.',
    8: '{A} rules it from the eighth house. What you share with a partner goes deep, and trust is its price: you can forgive a good deal, but hardly a thing that was kept from you.',
    9: '{A} rules it from the ninth house, so you are drawn to people from elsewhere, or to those who take you there. Somebody who can teach you something has an advantage with you.',
    10: '{A} rules it from the tenth house: a bond and your standing in the world touch each other. You may meet through work, and it matters to you that you can be proud of each other.',
    11: '{A} rules it from the eleventh house, so a partner has to be a friend first. You like to see somebody among other people before you decide, and you may well keep as a friend a person whom you once loved.',
    12: '{A} rules it from the twelfth house, and what matters most between two people happens out of sight. You may keep a feeling to yourself for long, or a bond from being talked about, because it seems safer so.',
  },
  10: {
    1: '{A}, the ruler of the Midheaven, is in the first house, so that what you do and who you are get judged together. Your manner is half of the career, and a criticism of the work feels like one of the person.',
    2: '{A}, the ruler of the Midheaven, is in the second house: work has to yield something that you can hold. You want to see what a year of it has come to, and a title alone does not satisfy you for long.',
    3: '{A}, the ruler of the Midheaven, is in the third house. Your vocation is likely to be carried on in words, with people close by, and your reputation travels the same way, from one person to the next.',
    4: '{A}, the ruler of the Midheaven, is in the fourth house, so you do your best work from home ground, or for it. A family trade, a place or a memory may lie behind what the world knows you for.',
    5: '{A}, the ruler of the Midheaven, is in the fifth house, and you are known for what you make with pleasure. Where the pleasure has gone, the quality goes soon after.',
    6: '{A}, the ruler of the Midheaven, is in the sixth house: craft and daily diligence make your name. It grows out of ordinary days well used, and less out of any great occasion.',
    7: '{A}, the ruler of the Midheaven, is in the seventh house, so your career is made with other people, or through them. Partners, clients and even rivals do more for it than a plan that you draw up alone.',
    8: '{A}, the ruler of the Midheaven, is in the eighth house, and you are trusted with what is delicate or hidden. Other people’s money, grief or secrets may be part of the work, and your name rests on what you have not repeated.',
    9: '{A}, the ruler of the Midheaven, is in the ninth house: your calling has to do with distance, study or belief. You may have to go away, or go back to learning, before what you do has its proper name.',
    10: '{A}, the ruler of the Midheaven, stands in the tenth house itself, and finished work speaks for you better than any introduction. You set the standard, and usually ask more of yourself than anyone above you does.',
    11: '{A}, the ruler of the Midheaven, is in the eleventh house: you rise with your friends, and often by a word from one of them. Work for a common plan carries you further than work for a superior.',
    12: '{A}, the ruler of the Midheaven, is in the twelfth house, and behind the scenes is where you work best. The people who benefit may not know your name, which suits you better on some days than on others.',
  },
};
