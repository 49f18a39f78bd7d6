import type { ColumnShelf } from '../../../../report-catalogue.js';

/** Mars meets Pluto: force at full depth. */
export const marsMeetsPluto: ColumnShelf['marsMeeting'][5] = {
  conjunction: {
    1: [
      'Your will is at full strength, and other people feel it before you speak. It can end what has to be ended and lift what seemed too heavy. Do not waste it on winning.',
    ],
    2: [
      'You want something with your whole weight, and might get it. Find out first whether it is the thing or the having. Work done in this mood goes very deep and should be paid.',
    ],
    3: [
      'One sentence of yours can change a relationship. Know which one it is. You ask questions that get answers. Do not use them on those who cannot defend themselves.',
    ],
    4: [
      'Under the floor of family life an old struggle stirs. You are strong enough to look at it, and grown up enough not to win it. Clear out what nobody has dared to touch.',
    ],
    5: [
      'There is nothing casual about desire now. You love, compete or create as though everything depended on it. It is magnificent to watch from a slight distance; leave the other person room for that.',
    ],
    6: [
      '[finish] You can work like three, with a grim sort of joy. Tear out the fault by the root. Then stop, wash your hands, and eat something that takes time.',
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
      '[act] Your ambition bares its teeth, and somebody in power takes note. Attack the task and spare the persons. What you carry through now may well change your standing.',
    ],
    11: [
      'In the group there is a contest over who decides. You could win it. Ask what would be left of the group, and put your strength behind the aim instead.',
    ],
    12: [
      'What has been pressed down for a long time comes up with force. You need not show it to anyone. Let it out where there is room, on a hill or in a notebook, and it leaves clean ground.',
    ],
  },
  harmonious: {
    1: [
      '[act] You have depth of strength and no need to display it. Mars and Pluto work together, so a change you have long wanted in yourself can be made from the ground up.',
    ],
    2: [
      '[act] Persistence turns something neglected into something of value. Dig where others stopped: in an old skill, an old stock, an unclaimed sum. You know when to bargain and when to be silent.',
    ],
    3: [
      'You get to the bottom of things, and people tell you the truth. Use it for research, for a decisive talk, for the letter that has to persuade.',
    ],
    4: [
      '[finish] A thorough clearing at home succeeds, in the cellar or among the unspoken things. You can take away what weighs on everybody without taking away what holds the house up.',
    ],
    5: [
      '[act] Intensity becomes you. A work you are making gets its dark notes, and love its courage. Put in everything except the last word.',
    ],
    6: [
      '[finish] You have the endurance for a task that would wear others down. Change the method at the root. What you rebuild now needs no watching.',
    ],
    7: [
      'The two of you are a force, if you can say what for. Tackle the difficult thing as a pair. What you have been through gives you a shorthand that nobody else can read.',
    ],
    8: [
      '[finish] You can end a dependence, settle a debt or open a locked subject, with a calm that surprises both of you. The deep water is clear, so go down.',
    ],
    9: [
      '[act] You are convincing because you know what it cost you. A hard subject, an expedition, a difficult application: put your shoulder to it and it gives.',
    ],
    10: [
      '[act] You have influence, more than your title says. Use it behind closed doors and for something that will last. A strategic move made now need not be repeated.',
    ],
    11: [
      '[act] A few determined people can turn a whole club around, and you are one. Work on the structure rather than the speeches.',
    ],
    12: [
      'Alone you get at the root of an old pattern and pull it out without drama. You may feel taller afterward. Tell it to no one for a month, and see whether it holds.',
    ],
  },
  tense: {
    1: [
      '[wait] Somebody tries to make you do something, or you try to make somebody. Your back goes up. Step out of the contest before you ask who is right, for winning would cost more.',
    ],
    2: [
      '[reduce] A struggle over money or possession gets fiercer than the object deserves. Name a figure at which you would let go. To have one makes you freer, even if you never use it.',
    ],
    3: [
      '[wait] A discussion turns into an interrogation. Suspicion is contagious, and somebody has to stop it. Ask openly or leave it alone; both are better than hinting.',
    ],
    4: [
      '[wait] An old fight in the family wants a new round. You know every move. Decline to make yours, leave the room with a friendly face, and come back when it is about the present.',
    ],
    5: [
      'Jealousy and rivalry add spice and then burn. Look at what you are afraid of losing, and tell it to the person concerned as a fear and not as an accusation.',
    ],
    6: [
      '[reduce] You drive yourself or are being driven. Work done with clenched teeth has to be done again. Find out what you are trying to prove, and to whom, and let that part go.',
    ],
    7: [
      'Two strong wills meet and neither blinks. It can clear the air or poison it. Speak in the open, about the one thing at issue, and leave both of you a way out.',
    ],
    8: [
      '[wait] Power, money and old hurt are in one knot, and pulling makes it tighter. Let go of your end for some days. What is truly yours will still be so.',
    ],
    9: [
      '[wait] You may meet a fanatic, or be in danger of becoming one. Truth does not need you to lose your temper on its behalf. Go over to the facts and stay there.',
    ],
    10: [
      '[wait] A power game at work may try to draw you in. Do your task beyond reproach, tell one trustworthy person what you see, and leave the stage to those who need it.',
    ],
    11: [
      '[reduce] Somebody may want to control the circle, for its own good. Oppose the measure and spare the person. If that does not help, remember that you can also start another.',
    ],
    12: [
      '[wait] A rage you did not know you had looks for an opponent. It belongs to an older story. Give it hard work and somebody to talk to, and send no messages.',
    ],
  },
};
