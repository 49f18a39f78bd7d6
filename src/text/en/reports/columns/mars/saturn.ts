import type { ColumnShelf } from '../../../../report-catalogue.js';

/** Mars meets Saturn: force and its limit. */
export const marsMeetsSaturn: ColumnShelf['marsMeeting'][5] = {
  conjunction: {
    1: [
      '[wait] Mars wants to go and Saturn holds back. It makes you tense for some days and, if you accept the pace, very thorough. Finish one hard thing and let the fast ones pass.',
    ],
    2: [
      '[reduce] You work hard for your money and notice where it goes. That is a good frame of mind for cutting a cost for good. It is a poor one for judging what you are worth.',
    ],
    3: [
      'Words come out hard or not at all. Weigh them, since they will be kept. A difficult letter written now, and sent after a second reading, can settle something for years.',
    ],
    4: [
      '[wait] At home something will not move, in the rooms or in somebody’s mind. Force makes it worse. If you come back to it patiently, a little at a time, it may give way.',
    ],
    5: [
      '[wait] Pleasure has to be worked for, and desire meets a no or a not yet. Practice does you good now. What you learn with effort will be at your command when it matters.',
    ],
    6: [
      'The heavy work gets done, by you, and for now nobody thanks you for it. Guard your back and your hours. What is put in order under this pressure will hold a long time.',
    ],
    7: [
      '[wait] You and another person quietly disagree over who has to give way. Look for the rule you both accept. A contract made now is strict and may be exactly what was missing.',
    ],
    8: [
      '[reduce] What was borrowed, lent or promised between you is paid off in installments, with some gritting of teeth. Nobody enjoys it. The relief afterward is of the solid kind.',
    ],
    9: [
      '[wait] A conviction is tested for its weight, and a journey by its obstacles. If you still want it after that, you want it truly.',
    ],
    10: [
      'You carry a great deal in public and are measured by it. Do the difficult part yourself and do it by the book. Those who decide have long memories in both directions.',
    ],
    11: [
      '[reduce] The circle gets down to work and some fall away. Count on the few who stay when there is work to do. With them a shared aim can become a plan.',
    ],
    12: [
      '[wait] Anger goes inward and turns to weariness. Exercise helps, and so does sleep. An old fear may be less well founded than you thought.',
    ],
  },
  harmonious: {
    1: [
      '[act] Strength comes in the right dose, and lasts. Mars does the work and Saturn keeps the time, so a demanding plan can be begun, on a modest scale and for good.',
    ],
    2: [
      '[act] Patience and effort pay, so it is a good moment for a repair, a savings plan or a tough negotiation whose result has to hold up.',
    ],
    3: [
      'You say what has to be said, briefly, and it is accepted. Use this calm firmness for the complaint, the contract or the explanation that has been going around in circles.',
    ],
    4: [
      '[act] Work on the house or on a family arrangement goes forward step by step and will last. Older relatives may be the most helpful.',
    ],
    5: [
      '[act] Whatever you love doing gets further with a schedule, for once: an hour a day does what inspiration had only promised. How serious you are about it impresses people, and your keeping it light impresses them more.',
    ],
    6: [
      '[act] You work like a craftsman: the right tool, the right order, no haste. Take on the task that others spoil by hurrying. A habit begun now is likely to last.',
    ],
    7: [
      'An agreement with a sober person gets you farther than three with charming ones. Divide the labor plainly. What the two of you build under these terms carries weight.',
    ],
    8: [
      '[act] What is owed and shared can be put in order, with the facts on the table. You have the stamina to go through it to the last page.',
    ],
    9: [
      '[act] Study, training or the long paperwork of a distant plan moves ahead, since you can sit still for it. A teacher with standards is worth the trouble.',
    ],
    10: [
      '[act] Reliable effort is noticed by people who matter, and gets a reliable answer. Ask for the responsibility you can carry, and it may come with the title.',
    ],
    11: [
      '[act] With a few steady people an idea becomes a project. Set the next three steps and who takes them. It sounds dull, and it is how large things are built.',
    ],
    12: [
      'In seclusion you get done what never gets done in company. With a clear aim and no interruptions, something that had been pending for months can be finished.',
    ],
  },
  tense: {
    1: [
      '[wait] You push and something pushes back, and it is tempting to lean harder. Stop, find out what exactly is in the way, and look for a slower way around it.',
    ],
    2: [
      '[reduce] Money comes slowly and goes for necessities. Irritating as it is, the pressure shows which expense was a habit. Cut that one, and leave the rest in peace.',
    ],
    3: [
      '[wait] You feel like giving a sharp answer, and somebody else may give you a cold one. Let a night pass before you reply. Rules and forms should be read with care.',
    ],
    4: [
      '[wait] Duties at home and your own plans block each other’s way. Nobody is being unreasonable. Do what is most urgent there, and put off the larger changes.',
    ],
    5: [
      '[wait] Delight may have to wait for want of time or money, or meet with a cool reception. Keep the wish and change the approach. If you are hurt, say so, since it can look as if you did not care.',
    ],
    6: [
      '[wait] Work may get stuck. The tool, the timetable or a colleague is slower than you can bear, and anger only makes it worse. Do the next thing that can be done, and warn whoever is waiting.',
    ],
    7: [
      '[wait] Somebody may keep you at a distance, and your first thought is to insist. Ask for the reason. There is generally a fear behind it, and some other way of coming closer.',
    ],
    8: [
      '[reduce] A tug-of-war over what is shared wears both sides out. State your limit, once, in figures or in hours, and decline to discuss motives.',
    ],
    9: [
      '[wait] Your plan may meet an official, a deadline or a fact. Take the objection seriously, as it will be there again next time. What survives it can be presented with more calm.',
    ],
    10: [
      '[wait] Authority may say no, or not now, or not you. Show what you can do in the place where you are standing. A protest is heard better when the work is finished.',
    ],
    11: [
      '[wait] Friends may find your tempo too hard, or you theirs too slack. Nothing is gained by driving volunteers. Do your own part properly, and let the result ask the question.',
    ],
    12: [
      '[wait] You may be holding back so much anger that it costs you strength. Find out what it is guarding, alone or with one discreet person. Then rest, before you act on the answer.',
    ],
  },
};
