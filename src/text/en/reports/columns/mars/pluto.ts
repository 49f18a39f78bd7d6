import type { ColumnShelf } from '../../../../report-catalogue.js';

/** Mars meets Pluto: force at full depth. */
export const marsMeetsPluto: ColumnShelf['marsMeeting'][5] = {
  conjunction: {
    1: [
      'Your will is at full strength, and other people feel it before you speak. It can end what has to be ended and lift what seemed too heavy. Do not waste it on winning.',
    ],
    2: [
      'You want something with your whole weight, and might get it. Find out first whether you want the thing itself or only to have won it. Work done in this mood goes very deep and should be paid.',
    ],
    3: [
      'One sentence of yours can change a relationship. Know which one it is. You ask questions that get answers. Do not use them on those who cannot defend themselves.',
    ],
    4: [
      'An old struggle in the family may come up again. You are strong enough to look at it, and need not win it this time. It may even be brought to an end.',
    ],
    5: [
      'There is nothing casual about desire now. You love, compete or create as though everything depended on it. It is impressive, and can be a lot for the other person; leave them some room.',
    ],
    6: [
      '[finish] You can do the work of three, and get rid of a fault for good. Stop when it is done. Your body needs the rest more than you notice.',
    ],
    7: [
      'A struggle for power between two people comes into the open. There may be respect in it. Say what you will not give up, and give up something else, visibly.',
    ],
    8: [
      'A force is at work in matters of debt, desire and trust, and it is strong. An end, a confession, a settlement of accounts can be brought about. Be merciful with whoever has the weaker hand.',
    ],
    9: [
      'A conviction becomes a mission. You can move people and also run them over. Speak of what you have been through, and leave out what they must do.',
    ],
    10: [
      '[act] Your ambition shows, and somebody in power takes note. Put it into the task, and leave other people out of it. What you carry through now may well change your standing.',
    ],
    11: [
      'In the group there is a contest over who decides. You could win it. Ask what would be left of the group, and put your strength behind the aim instead.',
    ],
    12: [
      'What has been pressed down for a long time may come up with force. You need not show it to anyone. Hard exercise helps, or writing it all down for yourself, and afterward you feel freer.',
    ],
  },
  harmonious: {
    1: [
      '[act] You have depth of strength and no need to display it. Mars and Pluto work together, so a change you have long wanted in yourself can be made from the ground up.',
    ],
    2: [
      '[act] Persistence turns something neglected into something of value. It may be an old skill, or a possession that others have overlooked. You know when to bargain and when to be silent.',
    ],
    3: [
      'You get to the bottom of things, and people tell you the truth. Use it for research, for a decisive talk, for the letter that has to persuade.',
    ],
    4: [
      '[finish] A thorough clearing at home succeeds, in the rooms or among the things nobody talks about. You can deal with what weighs on everybody and do no harm.',
    ],
    5: [
      '[act] Intensity becomes you. What you create gains depth, and in love you find courage. Only leave the last word to the other person.',
    ],
    6: [
      '[finish] You have the endurance for a task that would wear others down. Change the method at the root. What you rebuild now needs no watching.',
    ],
    7: [
      'The two of you are a force, if you can say what for. Tackle the difficult thing as a pair. You understand each other without many words, because of what you have been through.',
    ],
    8: [
      '[finish] You can end a dependence, settle a debt or open a locked subject, with a calm that surprises both of you. There is no better time for what you have been avoiding.',
    ],
    9: [
      '[act] You are convincing because you know what it cost you. A hard subject, a demanding journey or a difficult application gives way to your persistence.',
    ],
    10: [
      '[act] You have influence, more than your title says. Use it quietly, for something that will last. What is decided now has a long effect.',
    ],
    11: [
      '[act] A few determined people can change a whole group, and you are one of them. Deal with the cause, and leave the speeches to others.',
    ],
    12: [
      'Alone you get to the root of an old habit and can give it up without drama. You may feel stronger afterward. Nobody needs to know before you are sure of it.',
    ],
  },
  tense: {
    1: [
      '[wait] Somebody may try to force your hand, or you may try to force theirs. Step out of the contest before you ask who is right; winning it would cost more than it is worth.',
    ],
    2: [
      '[reduce] A struggle over money or possession gets fiercer than the object deserves. Name a figure at which you would let go. It leaves you a way out, even if you never use it.',
    ],
    3: [
      '[wait] A discussion turns into an interrogation. Suspicion on one side makes the other suspicious too. Ask openly or leave it alone; both are better than hinting.',
    ],
    4: [
      '[wait] An old fight in the family may begin again, and you know how it goes. You need not take part. Come back to the subject when it is about the present.',
    ],
    5: [
      'Jealousy and rivalry are exciting at first and then they hurt. Look at what you are afraid of losing, and tell it to the person concerned as a fear and not as an accusation.',
    ],
    6: [
      '[reduce] You drive yourself or are being driven. That does the work no good. Find out what you are trying to prove, and to whom, and let that part go.',
    ],
    7: [
      'Two strong wills meet and neither gives way. It can clear the air or make everything worse. Speak in the open, about the one thing at issue, and leave both of you a way out.',
    ],
    8: [
      '[wait] Power, money and old hurt are mixed up with each other, and pressure makes it worse. If you share money or a secret with someone, let it rest for a day or two. What is truly yours will still be so.',
    ],
    9: [
      '[wait] You may meet a fanatic, or be in danger of becoming one. You need not lose your temper over the truth. Keep to the facts.',
    ],
    10: [
      '[wait] A power game at work may try to draw you in. Do your task beyond reproach, tell one trustworthy person what you see, and stay out of the rest.',
    ],
    11: [
      '[reduce] Somebody may want to control the circle, for its own good. Oppose the measure and spare the person. If that does not help, you are free to look for another circle.',
    ],
    12: [
      '[wait] An anger you did not know you had may look for an opponent. It probably belongs to an older story. Walk it off or work it off, and send no messages while it lasts.',
    ],
  },
};
