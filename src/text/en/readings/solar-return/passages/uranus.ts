import type { PassageCells } from '../../../../return-catalogue.js';

/** Uranus over a birth chart in a year. */
export const uranusPassages: PassageCells[7] = {
  0: {
    conjunction:
      'Uranus stands on your Sun once in a life, and you are no longer content to be the person everybody expects. There may be restlessness, or an event that alters your plans from one day to the next. You ask what you would do if nothing had been arranged yet. Change what you can also explain a year from now.',
    harmonious:
      'A change that you had thought difficult turns out to be possible while Uranus is on good terms with your Sun. Something unexpected comes your way, a person, an idea, a freer arrangement of your days, and you are quick enough to use it. You need not break with anything for it. It is enough to stop doing one thing the old way.',
    tense:
      'You want to be free of something when Uranus unsettles your Sun, and may not know yet of what. Plans are upset, by others or by you, and an order that you had taken for granted no longer holds. The wish for freedom is sound; the first way out that offers itself may not be. Try the change on a small scale before you burn a bridge.',
  },
  1: {
    conjunction:
      'What made you feel at home no longer does when Uranus comes to your Moon. You may move, live differently, or be surprised by a feeling that you did not think you had. Moods change quickly, and closeness is wanted in another form than before. Tell the people you live with what is going on before they have to guess.',
    harmonious:
      'Home and habits get some fresh air while Uranus is on good terms with your Moon. You can rearrange your days, welcome somebody unusual, or let go of an old worry almost by accident. Your feelings are quick and true, and you trust them sooner than you used to. A change of place or of routine may do you more good than rest.',
    tense:
      'Your feelings are restless while Uranus is at odds with your Moon. Something at home may change at short notice, or you feel hemmed in by what used to comfort you. It passes more quickly than it seems while you are in it. Keep two or three habits as they are, so that the rest has something to move around.',
  },
  2: {
    conjunction:
      'Your mind is quick and unlike itself when Uranus stands on your Mercury. An idea comes from nowhere and makes an old opinion useless; a message or a chance remark may alter your plans. You are ahead of the people you talk to, so they do not always follow. Keep a notebook, for not each of the sparks can be used at once.',
    harmonious:
      'You see another way of doing things while Uranus helps your Mercury. Learning something technical, new or a little odd comes easily, and a conversation with somebody from another field may solve what you had puzzled over alone. It is a good part of the year for changing your mind without losing face.',
    tense:
      'You are on edge while Uranus jolts your Mercury. News may come at the wrong moment, a device may fail, a sharp answer be out before you have weighed it. There is also a truth among the interruptions that you would not have found in peace and quiet. Leave some hours of the week unplanned; they will be needed.',
  },
  3: {
    conjunction:
      'Love takes an unexpected turn when Uranus comes to your Venus. Somebody may fascinate you who fits none of your rules, or a bond of long standing needs more room than it had. Your taste changes too. Excitement is not yet a reason for giving up what is good, and it does tell you what has been missing.',
    harmonious:
      'Your affections are light and free while Uranus is on good terms with your Venus. You meet people whom you would otherwise have passed by, and like what is strange about them. A bond does better for being lived a little differently. Nothing of it need be named at once, and it may be all the better for that.',
    tense:
      'You want closeness and freedom in the same week, since Uranus is at odds with your Venus. An attraction flares up, or a familiar bond seems too narrow, and something may be said in haste. Money can go the same sudden way. Ask for the room that you need before you go and take it.',
  },
  4: {
    conjunction:
      'You act before you have decided to when Uranus stands on your Mars. There is courage in it, and a strong wish to be told nothing by anybody. You may break off what has held you up for years, and be right. Leave yourself a little more time on the road, with tools and before you answer back.',
    harmonious:
      'You dare something while Uranus is on good terms with your Mars, and it comes off more easily than you feared. New methods, quick decisions and independent work suit you. You can leave a fruitless struggle without defeat, simply by going about it in another way. Others may be surprised at how lightly you do it.',
    tense:
      'You are quick to break away from whatever holds you up when Uranus sets off your Mars. You feel held back, and a small obstacle can set off what has been building up over months. The anger has a reason, though it is seldom the one nearest to hand. Find the demand behind it, and make that demand in words and in daylight.',
  },
  5: {
    conjunction:
      'A chance that nobody had planned may open when Uranus meets your Jupiter. You believe in something new, or stop believing in something old, and feel much lighter for it. A journey, a study or a stroke of freedom could change the direction of the year. Not everything that looks like an opening leads on, so look twice and then go.',
    harmonious:
      'Fortune favors what is a little unusual while Uranus is on good terms with your Jupiter. You hear of an opportunity through somebody outside your circle, and an opinion that set you apart finds company. It is a good time to widen your life by a thing that you have never done before, and to do it without much ceremony.',
    tense:
      'You may stake too much on a sudden conviction when Uranus pushes your Jupiter. The new idea is exciting, and the old rules seem made for other people. Some of them are. Before you leave something, or put money into it, find one person who gains nothing from your decision, and ask.',
  },
  6: {
    conjunction:
      'Something firm is moving while Uranus stands on your Saturn. A duty may take another form, and an order that you have long kept is asked whether it is still needed. That is uncomfortable and a relief. Keep the parts that hold something up, and let go of those that only hold you back.',
    harmonious:
      'You can change things and keep them standing while Uranus is on good terms with your Saturn. A new method fits into old work, a rule is loosened by agreement, and people who love order accept your reform because it saves effort. What you renew in this way has a good chance of lasting.',
    tense:
      'The old order and the wish for a new one are at odds, as Uranus is with your Saturn. A structure that you relied on may shake, at work or at home, or you hold on to it with more force than it deserves. Change one thing at a time, and see that the next is firm before you move it.',
  },
  7: {
    conjunction:
      'Uranus has gone once around and is back where it stood when you were born. You may look at your own life from an unusual distance and feel free in it, as if little had to be proved any more. What has always made you different from others may be what people now value in you.',
    harmonious:
      'Something can be renewed without being broken while Uranus is in easy aspect to its own place in your birth chart. What makes you different is an advantage for once, and people ask for it. Others of your age are looking around as well, and you may do something together that none of you would do alone.',
    tense:
      'Uranus is in hard aspect to its own place in your birth chart, as it is at a few ages of every life, and you may want to live differently or at another pace. People of your age know the same unrest. It does not have to be settled by one great break; often a single arrangement, given up, lets enough air in.',
  },
  15: {
    conjunction:
      'People may hardly know you again when Uranus crosses your Ascendant. You may dress, speak or live in another way, perhaps quite suddenly, and feel more awake. Whoever was used to the old you needs some time. It happens once or twice in a life at most, so give the new manner a year before you decide what of it belongs to you.',
    harmonious:
      'You come across as lively and open to suggestion while Uranus is on good terms with your Ascendant. New people find you, and old ones let you change. If you have wanted to present yourself differently or to give a bond a freer form, hardly anybody will object, and you may wonder why you waited.',
    tense:
      'Other people are hard to predict while Uranus is square to your Ascendant. Somebody close may want more freedom or change their plans overnight, or you are the one who does. A bond that can bear some distance gets livelier for it. Speak about the terms while you are still on good ones.',
  },
  16: {
    conjunction:
      'Your work may take another direction when Uranus comes to your Midheaven, once in a long life. A position may change or be given up, and a calling that you had thought impractical turns out to be possible. It can come from outside or from your own impatience. Keep your good name with the people you leave; some of them will matter again.',
    harmonious:
      'Your working life gets more freedom while Uranus is on good terms with your Midheaven. A new tool, an independent task or a person with unusual ideas may open a way that the usual channels did not. You can change how you work without giving up what you have achieved, and home adapts more easily than you thought.',
    tense:
      'Your work or your home may change at short notice while Uranus is square to your Midheaven. An arrangement is called off, people in charge alter their plans, or you find that you can’t go on in the old manner. Accept no offer on the day when it is made, and don’t give notice in a hurry either.',
  },
};
