import type { Growing } from '../../../../report-catalogue.js';

/** After the sentence that says when and where a slow planet turns retrograde: what it goes over again. */
export const jupiterRetrogradeInMonth: Growing = {
  1: [
    'Promises made in high spirits can be counted again, beginning with those you made to yourself. Some were larger than the day they have to be kept on.',
  ],
  2: [
    'What looked like growth in your means is checked for what it really leaves in hand. An extravagance may be given up without much pain.',
  ],
  3: [
    'Enthusiasm outran the facts in something that you said or meant to learn. Go back to the place where you stopped reading.',
  ],
  4: [
    'The wish for more room at home is asked what it is really about. You may already have what you were going to build.',
  ],
  5: [
    'A pleasure that has grown too large loses some of its charm. What you would still do on a small budget is the part that counts.',
  ],
  6: [
    'You have taken on more than a day can hold, in the belief that there would be longer days. Let the calendar show what a day really holds, and cross out the rest.',
  ],
  7: [
    'Somebody on whom you had built large hopes is seen in their actual size, which is also a pleasant one. Promises between you can be made more exact.',
  ],
  8: [
    'Generous terms are read once more, on both sides. What was offered to you may have conditions, and it is friendlier to know them.',
  ],
  9: [
    'A conviction you like to quote is compared with what life has shown you since. You may have concluded a good deal from very little, and there is time to learn the rest.',
  ],
  10: ['A success that came easily asks to be made solid. By now you have more titles than time.'],
  11: [
    'A circle has grown faster than the friendships in it. You can go back to the two or three people with whom it began.',
  ],
  12: [
    'Help that came without your asking seems to draw back, and you notice what you can do by yourself. Faith is quieter, and no weaker.',
  ],
};

export const jupiterDirectInMonth: Growing = {
  1: [
    'Confidence returns in a more durable form, since you know by now what it rests on. One of your larger wishes can be told to somebody who could help.',
  ],
  2: [
    'Your means begin to grow again where they were tended. An offer that was postponed may come back on better terms.',
  ],
  3: [
    'Learning and conversation gain pace, and what you have understood in the meantime can be passed on. Somebody would like to hear it from you.',
  ],
  4: [
    'Plans for home and family get their breadth back, with better measurements. An invitation to the table is a good beginning.',
  ],
  5: [
    'Good humor comes back, in love and in whatever you make. You can be generous again without wondering where it will end.',
  ],
  6: [
    'Work widens again, and with it the choice of tasks. The help you need may be found by mentioning that you need it.',
  ],
  7: [
    'Goodwill between you and others has stood the test and can be drawn upon. An old ally is ready for a new undertaking.',
  ],
  8: [
    'Support, or an arrangement about something owed, becomes possible again. You have had time to read the conditions and can accept them freely.',
  ],
  9: [
    'The wider plan gets wind again. You know which part of it you believe in, and that is the part to book.',
  ],
  10: [
    'Recognition that was delayed can reach you now. Somebody in a position to help remembers what you did in the quiet time.',
  ],
  11: [
    'People come together again around the common hope, fewer than before and more in earnest. Your invitation is welcome.',
  ],
  12: [
    'An inner confidence comes back, though no event explains it. What has ripened in private may be shown to one other person.',
  ],
};

export const saturnRetrogradeInMonth: Growing = {
  1: [
    'Responsibilities you have taken on are weighed again, and one of them may prove to be somebody else’s. You are stricter with yourself than anyone requires.',
  ],
  2: [
    'The plan for your money is examined for rigor that serves no purpose. An old obligation may come up, and can be scheduled.',
  ],
  3: [
    'Something you have learned the hard way asks to be repeated. Among relatives or neighbors an old duty is discussed again.',
  ],
  4: [
    'A burden at home that you believed you had gotten used to makes itself felt. It can be carried differently, once it has been talked about.',
  ],
  5: [
    'You notice where you have forbidden yourself a pleasure without being asked to. A practice that had become stiff can be loosened.',
  ],
  6: [
    'A routine is inspected, and some of its strictness is only habit. Your body has an opinion on it and should be heard.',
  ],
  7: [
    'An agreement with another person is held up to the light again. Duties between you have shifted, and they can be shared out anew.',
  ],
  8: [
    'An obligation or an old fear is gone through a second time. It is smaller than at the first reading, and some of it has been paid.',
  ],
  9: [
    'A principle that has guided you is asked for its reasons. A long course of study goes slowly at this stage, and the slow part is the one that stays.',
  ],
  10: [
    'Your position is reviewed, by others or by you. Work done in the past stands behind you, the sound parts and the hurried ones.',
  ],
  11: [
    'Promises among friends are counted again. You may be carrying a part that was meant for the whole group, and can return it.',
  ],
  12: [
    'Old guilt and old duties ask for another hearing. Some of it was settled long ago, and you can stop making up for it.',
  ],
};

export const saturnDirectInMonth: Growing = {
  1: [
    'The load is easier to carry, or a part of it can be put down. A responsibility that you were not sure of may be taken up at your own pace.',
  ],
  2: [
    'Patience with money begins to show results. What has been repaid or built up is small, certain and yours.',
  ],
  3: [
    'A long study or a serious talk makes visible progress. You can say in a few words what cost you months to learn.',
  ],
  4: [
    'The work on the foundations is getting somewhere. A settled duty at home turns from a worry into a routine.',
  ],
  5: [
    'Practice pays, in art and in affection. You may allow yourself a pleasure that you have earned several times over.',
  ],
  6: [
    'The order you have been trying to establish begins to hold. Tasks get done in the time that was planned for them, which is a luxury.',
  ],
  7: [
    'The trust between you and another can be put to use. A commitment may be made, or refused, without bitterness.',
  ],
  8: ['An obligation gets an end in sight. What you have faced in the matter need not be faced again.'],
  9: [
    'A long course, in study or in thinking, comes out of its driest stretch. You know what you can vouch for.',
  ],
  10: [
    'Steady work in public is acknowledged, or can at last be finished. You are trusted with it because you did not hurry.',
  ],
  11: [
    'The plan among friends gets a date and people to carry it. Those who are still there can be counted on.',
  ],
  12: [
    'A private burden has been carried far enough to be set down. You need tell no one, and you will walk differently.',
  ],
};

export const uranusRetrogradeInMonth: Growing = {
  1: [
    'The wish to be different turns inward for a time. You can try on a change in private before anybody has to get used to it.',
  ],
  2: [
    'An unusual idea about earning or owning can be tested on a small scale. What seemed urgent to be rid of may be kept a little longer.',
  ],
  3: [
    'Sudden ideas are sorted, and a few prove to be sound. A contact that broke off abruptly may be understood better.',
  ],
  4: [
    'A change at home that was going to come overnight is thought about more slowly. Freedom under your own roof may need less rebuilding than you supposed.',
  ],
  5: [
    'An attraction or an experiment loses the charm of the new, and you see whether there is something behind it. If there is, it can be practiced.',
  ],
  6: [
    'A new way of working is tried, dropped and tried again. Your nerves are a reliable instrument and ask for regular pauses.',
  ],
  7: [
    'The need for air between you and somebody can be spoken of without a threat in it. Distance, in small amounts, brings people together.',
  ],
  8: [
    'A break with an old dependence is prepared more than carried out. You can look at what holds you and why.',
  ],
  9: [
    'A shaken belief is left open for a while, which is the honest thing to do with it. Journeys are better planned than improvised.',
  ],
  10: [
    'The wish to change your work or to work for yourself goes through a second examination. You might try it in the evenings first.',
  ],
  11: [
    'Restlessness in a circle calms down, and you see which of the new people you would like to keep. An odd hope may be worth returning to.',
  ],
  12: [
    'An inner unrest turns into something like curiosity. What came to you as a flash can be thought through.',
  ],
};

export const uranusDirectInMonth: Growing = {
  1: [
    'A change that you have tried in private can be shown. It surprises others more than you, which is the right way around.',
  ],
  2: [
    'An unusual way to earn or to do without has been tested and may be used. You are freer with money than you were.',
  ],
  3: [
    'A thought that was ahead of its time finds a listener. A sudden message may turn your plans for the better.',
  ],
  4: [
    'Something at home may change quickly after much talking about it. What must stay has been decided in the meantime.',
  ],
  5: [
    'A spark returns, in love or in what you make. You may do the unexpected thing, since you have thought about it.',
  ],
  6: [
    'A better method goes into use, and an old constraint at work falls away. The hour that it frees should not be given to more of the same.',
  ],
  7: [
    'There is fresh air in a relationship that needed it. What you have been afraid to suggest may be exactly what they were thinking.',
  ],
  8: [
    'You can step out of an old dependence without slamming the door. The strength for it has been collected quietly.',
  ],
  9: [
    'A new conviction may be stated, or an unplanned journey taken. You have had the doubt already and need not have it again.',
  ],
  10: [
    'A sudden opening at work suits what you have been thinking. You can be quick about it because you were slow before.',
  ],
  11: [
    'Your circle opens to people you would not have met in the usual way. A hope that seemed eccentric gets company.',
  ],
  12: ['Something that bound you from within comes undone, and you may only notice by an unaccustomed ease.'],
};

export const neptuneRetrogradeInMonth: Growing = {
  1: [
    'A pleasant picture of yourself becomes a little clearer and a little less pleasant. What is left of it when the haze lifts can be lived up to.',
  ],
  2: [
    'Where money has been running away unnoticed, the place can be found. You see what you have been hoping for in a purchase.',
  ],
  3: [
    'A misunderstanding that was kind to both sides begins to clear. You find plainer words for something you had only hinted at.',
  ],
  4: [
    'A dream about home or a tale about the family is looked at by daylight. What is true in it is often the more touching part.',
  ],
  5: [
    'You see the person or the work that you adored with fewer ornaments. Fondness that survives this is worth having.',
  ],
  6: [
    'Tiredness that had no cause begins to have one. It helps to say which duties you had taken on out of pity.',
  ],
  7: [
    'You see somebody as they are and not as you needed them to be. It may sober you and also endear them to you.',
  ],
  8: [
    'What was left vague in a shared matter can be made exact. A fear turns out to have been made mostly of fog.',
  ],
  9: [
    'An ideal or a teacher is found to be human. What you believe becomes simpler and asks less of other people.',
  ],
  10: [
    'You notice where your work has been carried by a hope that was never spoken. Ask what is really expected of you.',
  ],
  11: [
    'The enthusiasm of a group lets you see its facts. Some of the ideals are still standing when it does.',
  ],
  12: [
    'Dreams become clearer, and something you had kept from yourself can be looked at. It was not so terrible.',
  ],
};

export const neptuneDirectInMonth: Growing = {
  1: [
    'Imagination flows outward again, and you are open to people in a gentle way. A dream you have about yourself may be told to someone who can keep it.',
  ],
  2: [
    'You can trust your sense for what is valuable beyond its price. Keep the simple accounts, and be generous from what they show.',
  ],
  3: [
    'Words come from farther down and touch people. What could not be said in the time of doubt finds its tone.',
  ],
  4: [
    'Home gets its tenderness back, without the illusions. You know what cannot be repaired, and love the rest.',
  ],
  5: [
    'Inspiration returns, and with it a softness toward somebody. You see them clearly enough to be allowed to dream.',
  ],
  6: [
    'There is meaning again in a humble task. Your strength is best kept by stopping before it is used up.',
  ],
  7: [
    'Sympathy flows again, toward one person above all. You have lost a picture of them and can be fond of what is there.',
  ],
  8: [
    'Trust becomes possible without being blind. Something heavy may dissolve that no effort of yours could ever move.',
  ],
  9: [
    'A faith, of whatever kind, speaks to you again. It has become modest, and asks nothing of other people.',
  ],
  10: [
    'Your work is guided again by something other than success. Others feel it, and want to have you for that reason.',
  ],
  11: ['The shared ideal has been washed by some facts and still shines. You may lend it your hands.'],
  12: [
    'Rest becomes deep again, and compassion easy. What you felt in the dark time will help you to understand somebody.',
  ],
};

export const plutoRetrogradeInMonth: Growing = {
  1: [
    'A deep change in you goes on below the surface and asks for no witnesses. You see where you have wanted to control what others think of you.',
  ],
  2: [
    'You find out what you hold on to out of fear. Letting go of one thing may show that it was not what kept you safe.',
  ],
  3: [
    'A thought that will not leave you is followed to where it comes from. In talk, it is better to ask than to press.',
  ],
  4: [
    'Something in the family that was never spoken of makes itself felt again. You can understand it now without having to take sides.',
  ],
  5: [
    'A passion is asked what it really wants. Where love and the wish to possess have grown together, they can be told apart.',
  ],
  6: [
    'You see what in your work or habits drives you beyond what is needed. The compulsion weakens when it is noticed.',
  ],
  7: [
    'The question of who has power over whom comes up between you and another person, this time more quietly. It can be answered without a winner.',
  ],
  8: [
    'An old attachment, a grudge or a debt is dug up once more. You are strong enough to look at its roots.',
  ],
  9: [
    'A conviction is examined for what it protects. You may find an old hurt beneath it and need to be right a little less.',
  ],
  10: [
    'Your ambition looks at itself. A struggle for position can be left unfought if it turns out to have been about something else.',
  ],
  11: [
    'Loyalties in a group are tested in silence. You see who decides there, and whether you agree with it.',
  ],
  12: [
    'What you have kept under lock for a long time stirs again. You may open the door a little, in good company or alone, and close it when you like.',
  ],
};

export const plutoDirectInMonth: Growing = {
  1: [
    'A strength that has been gathering in you can be used. It works best when it is pointed at something you want to change in your own life.',
  ],
  2: [
    'Having found out what you can live without, you are hard to frighten. A thorough change in your means can go on.',
  ],
  3: [
    'Something that had to be understood to its root has been. Your words have weight again, so a few of them will do.',
  ],
  4: [
    'An old power in the family has lost its hold. What you build at home after this stands on cleared ground.',
  ],
  5: ['A deep wish of the heart can be acted on. You want what you want without needing to own it.'],
  6: ['A habit that had you in its grip loosens. The energy it used is available for work that you choose.'],
  7: [
    'Who decides between you and somebody else may have come to a fairer place. Put it into words, so that it is kept.',
  ],
  8: [
    'What had to be paid or mourned has been, for the greater part. You meet others from a stronger position.',
  ],
  9: [
    'Your conviction has become plain, because you have seen what remains without it. Nobody has to be converted.',
  ],
  10: [
    'You can use the influence you have, openly and for a purpose. People notice that you are no longer to be hurried.',
  ],
  11: ['You know with whom you are in league, and for what. A common cause can use your persistence.'],
  12: ['A fear that ruled from below has come up and become smaller. The strength it took is yours.'],
};
