import { Mars, Saturn, Venus } from '../../../../../chart/bodies.js';
import type { MonthShelf } from '../../../../report-catalogue.js';

/** What Venus and Mars in trine or sextile to Saturn are to a month, by their house. */
export const saturnHelpsInMonth: MonthShelf['helps'] = {
  [Venus]: {
    [Saturn]: {
      1: [
        'You are liked for being reliable, and need no other charm just now. Somebody older or more experienced may take to you. What you decide about your looks or your life can be quiet and is likely to last.',
      ],
      2: [
        'A sober eye and a taste for good things go together well, so that you buy little and well. Something you make or know may find a steady customer. It is also a good time to agree on a price and keep to it.',
      ],
      3: [
        'You can say something friendly in a serious tone and be believed. A talk with somebody nearby, put off more than once, may turn out short and kind. What you put in writing now is clear and lasts.',
      ],
      4: [
        'At home people do their part without being asked, and it is peaceful. An older relative may be good company. Something that you mend or put in order will please you for longer than something new.',
      ],
      5: [
        'Love is quiet and can be relied on, and so is the pleasure of something you practice. You may not be swept away, and would hardly wish to be. A regular hour with somebody, or with your own work, does you good.',
      ],
      6: [
        'Work goes on calmly among people who know what they are doing. You may be praised by somebody who seldom praises. A sensible arrangement about hours or tasks can be made, and will be kept.',
      ],
      7: [
        'Two people can settle something between them without many words. What is promised is modest and meant. If you have been looking for somebody, you may do well to look among those you already know.',
      ],
      8: [
        'You can speak calmly about what you share, in money or in trust, and agree on terms that hold. Closeness takes the form of loyalty for a while. It is a good time to put something in order for the years to come.',
      ],
      9: [
        'The journey or the course that you have in mind becomes possible when it is made a little smaller. A teacher, or somebody who has lived elsewhere, may help you with it. You learn gladly what takes patience.',
      ],
      10: [
        'Those who decide about your work find you pleasant and dependable, and may show it. Terms can be talked about without haste. What you show should be finished; it will be looked at by people who know.',
      ],
      11: [
        'An old friend, or one who says little, may do you a good turn. What a group has talked about for a long time can be fixed to a day. You feel at ease where nobody has to shine.',
      ],
      12: [
        'Being alone does you good just now. Something you had regretted may be seen in a milder light. A small duty done in private gives you more peace than you expected.',
      ],
    },
  },
  [Mars]: {
    [Saturn]: {
      1: [
        'You know what you want and have the patience to do it properly. You take your time, and it is respected. Something that needed courage and a plan can be begun.',
      ],
      2: [
        'Steady work brings in more now than a bold stroke. You may be able to pay off something, or to put a little aside. A purchase that is well thought over will serve you long.',
      ],
      3: [
        'You speak plainly and to the point, and are listened to. A text, a form or a difficult call can be dealt with, one after the other. Somebody nearby may be grateful for your clear word.',
      ],
      4: [
        'What has needed doing at home can be done, with strength and in the right order. It may be heavy work, and you like it. An agreement about who does what will hold this time.',
      ],
      5: [
        'You put real effort into what you love, and it shows. Practice gets further than talent for a while. In love a plan kept, or a promise remembered, says more than a declaration.',
      ],
      6: [
        'You get through a great deal because you do one thing at a time. A tool, a method or a habit can be put right for good. Those who work with you know where they are.',
      ],
      7: [
        'With another person you can do something difficult, each with a clear part. Where you have quarreled, an agreement is possible that both can keep to. Respect is the basis of it.',
      ],
      8: [
        'What frightened you about money or trust can be gone through step by step. You have the nerve and the patience. What is settled in writing can be pointed to later.',
      ],
      9: [
        'An application, a course or a journey moves forward because you do what is required for it. You argue soberly and convince more people. An authority may be stricter than you would like, and fair.',
      ],
      10: [
        'You get somewhere in your work by effort that everybody can see. Somebody above you may give you more to do and more say. Take on what you can finish, and ask for what it needs.',
      ],
      11: [
        'In a group you are the one who gets things done, and the others are glad of it. A plan can be divided into parts with names and dates. Friends who share the work come closer by it.',
      ],
      12: [
        'You can do a good deal in private, without being disturbed, on something that has been waiting. Strength comes back by using it in small amounts. An old worry may be worked off rather than thought over.',
      ],
    },
  },
};

/** What Mars in conjunction with Saturn is to a month, by house. */
export const marsJoinsInMonth: MonthShelf['joins'][4] = {
  [Saturn]: {
    1: [
      'Strength and caution meet in you, and it may feel like driving with the brake on. You want to act and check yourself at every step. What you do slowly and on purpose succeeds; what you force does not.',
    ],
    2: [
      'You may work hard and have to wait for what it brings. Money that is tied up makes you careful, and now and then cross. A strict plan, kept for some time, gives you back the feeling of being in charge.',
    ],
    3: [
      'Words come out harder than you meant, or stick in your throat. Somebody nearby may be as tense as you. Say one thing at a time and in writing if need be, and leave out what is only anger.',
    ],
    4: [
      'Something heavy has to be moved or decided at home, and tempers are short. It can be done, if it is not done in one evening. Afterward the place stands on firmer ground.',
    ],
    5: [
      'You may want something very much and not allow it to yourself. In love and in your own work it helps to be strict about the hours and gentle about the result. Somebody’s reserve need not be a refusal.',
    ],
    6: [
      'The work is hard, and rules or worn tools make it harder. You can do it with patience and good order. Rest has to be planned like any other task, since you are inclined to leave it out.',
    ],
    7: [
      'Resistance is felt between you and another person, and each waits for the other to move. It is a trial of patience more than of strength. A sober agreement, with dates, is better now than being right.',
    ],
    8: [
      'An old matter of money, guilt or trust can be felt like a stone, and wants to be lifted. You have the force for it if you do it in parts. Ask for help from somebody who has no share in it.',
    ],
    9: [
      'A conviction is tested by facts, or a journey by obstacles. You may be angry with a rule that will not change for you. Do what it asks, exactly, and you may get through faster than those who argue.',
    ],
    10: [
      'Your work demands effort and self-control at once. Somebody above you may be severe, or you are so yourself. What you carry through now, without shortcuts, stands to your credit for a long time.',
    ],
    11: [
      'Somebody has to do the hard part of a common plan, and it may cause bad blood. Say plainly what you will do and what you will not. One reliable friend is worth more now than many who are willing.',
    ],
    12: [
      'You may feel held back by something that you cannot name, and be tired of fighting it. It is often an old fear or an old duty. A small piece of work, done every day in private, loosens it.',
    ],
  },
};
