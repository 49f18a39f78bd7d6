import type { ByHouseWordings } from '../../../catalogue.js';

/** Venus and Mars retrograde, and Mars direct again, by solar house. Until when stands in the statement before. */

export const marsRetrograde: ByHouseWordings = {
  1: [
    'You start, stop, and are impatient with yourself for both. Effort spent on unfinished business of your own goes further than a fresh campaign, and anger is a good guide to what was left undone.',
  ],
  2: [
    'Work for money goes uphill, and there is a temptation to force it by spending. What you already have can be repaired, learned properly or sold for its worth. A quarrel over a sum is seldom about the sum.',
  ],
  3: [
    'Sharp words come back with interest, your own included. Letters and messages gain by a night in the drawer. An old dispute with a brother, sister or neighbor can be understood this time, which is more than it could before.',
  ],
  4: [
    'At home an old grievance comes up in every quarrel. Decisions about rooms, chores and repairs are made and unmade. They can wait until you know what the anger is about.',
  ],
  5: [
    'An old flame may interest you again, or a piece of work that you left half made. It is worth asking what you wanted then, before deciding whether you want it still.',
  ],
  6: [
    'Tasks may have to be done over, and you get through less than you planned. Find out where the method keeps failing and mend that. The rest of the list can wait.',
  ],
  7: [
    'With a partner or an opponent an old quarrel may return again and again. You are slower to attack than usual, and slower to forgive. It helps to go back to where the disagreement began.',
  ],
  8: [
    'Tempers catch on what is shared: money, closeness, an old injury that both remember differently. Nothing of the kind should be forced to a conclusion. It can be looked into calmly, and some of it turns out to be settled already.',
  ],
  9: [
    'Arguments about what is right lead nowhere for a time, and journeys may be put off or made twice. One of your own beliefs may need to be revised, and an opponent’s best argument is useful reading in the meantime.',
  ],
  10: [
    'Pushing does not help at work, and people above you may be touchy. Use the time to finish what you once announced; it will speak for you later.',
  ],
  11: [
    'A common plan stalls, and people discover that they never agreed. Friends can be quarrelsome, each with some reason. Do your own share, decline the rest, and see who comes back of their own accord.',
  ],
  12: [
    'You are irritable and may not know why. Much of it is anger that you have swallowed. Slow exercise, or writing down what it is about, does more good than a confrontation would.',
  ],
};

export const marsDirect: ByHouseWordings = {
  1: [
    'Energy is yours again, and it is steadier for having been held. The thing you kept putting off can be done in one straight effort.',
  ],
  2: [
    'The brake comes off where earning is concerned. What had to wait for money can go ahead, one thing at a time.',
  ],
  3: [
    'What you have kept back may be said, the shorter the better. Requests made in plain words get plain replies.',
  ],
  4: ['A repair gets done or a decision made at home, perhaps by whoever had complained the loudest.'],
  5: [
    'You have courage again in love and play. What you would like to try, with a person or a piece of work, can be tried without apology.',
  ],
  6: [
    'Work runs again, faster and in better order. What takes too long can be changed now without an argument.',
  ],
  7: [
    'You and another person can come to terms. An offer no longer sounds like a threat, and neither of you loses face by accepting one.',
  ],
  8: [
    'A shared matter that had stuck comes free. New terms can be agreed, and both sides have had time to think about them.',
  ],
  9: [
    'The road is open for the trip, the course or the case you had to postpone. You argue less for victory now, and are believed more.',
  ],
  10: [
    'The way ahead in your work clears. You can ask for what you have earned; the record is on your side.',
  ],
  11: ['A group gets going again. Those who turn up mean it, and with them a modest plan can go quickly.'],
  12: [
    'The pressure lifts from inside. Something you have put off in private can be done in a simple way, which few will notice and you will feel.',
  ],
};

export const venusRetrograde: ByHouseWordings = {
  1: [
    'How you please and how you look come up for review. Old admirers, old photographs and old tastes reappear, and it turns out which of them were yours. Make no great change to the outside until the inside has had its say.',
  ],
  2: [
    'You are not sure what things are worth to you. What you longed for seems too dear, and something you have had for years seems fine. It is a better time to find out what you love than to buy it.',
  ],
  3: [
    'You think of kind words that you said, or meant to say and kept back. Someone from earlier in your life may write. A late apology is better than none.',
  ],
  4: [
    'Affection at home goes back over old ground. A relative whom you had given up on can be seen with kinder eyes, and you may come to like a room again that you had stopped using.',
  ],
  5: [
    'A love that seemed over, or a talent you laid aside, comes up again, and you can tell what you still want of it. It need not be taken back. It deserves to be understood, and perhaps thanked, before it goes.',
  ],
  6: [
    'Some part of your work may have stopped pleasing you, and a colleague’s small kindness, or its absence, shows you which. Look at what you do for others out of habit. Some of it can be given again freely and some not at all.',
  ],
  7: [
    'Bonds are gone over from the beginning. What you expected of each other, silently, is easier to name than it was. A promise made in these circumstances should be a small one, and old ones may be renewed with open eyes.',
  ],
  8: [
    'You are a little cooler toward somebody close, and see more. It becomes clear what was freely given and what was traded for something. Either of you can forgive what is still owed.',
  ],
  9: [
    'A place, a teacher or a faith that once charmed you is seen from the other side. You need not love everything about it any longer. Keep what you learned there.',
  ],
  10: [
    'Being liked and being respected part company at work, and you have to know which you are after. Former colleagues may turn up with an old idea. Soften a judgment of your own before asking others to revise theirs.',
  ],
  11: [
    'You compare your friendships without meaning to, because some of them ask for more than they give. One that lapsed may be taken up where it stopped, and you may find that one which is only pleasant is worth having too. Invitations are best kept simple.',
  ],
  12: [
    'Something tender that you never told anyone asks to be felt. It may belong to a person long out of reach. Music helps, and you need not act on it.',
  ],
};

export const marsPasses: ByHouseWordings = {
  1: [
    'You have more push than patience, and most of what has waited for courage can be begun.',
    'You are eager to act, and others step aside. You will be gladder of one thing finished than of three begun.',
    'Mars lends you drive, and you act before you are asked. What you keep describing to other people could simply be begun.',
    'You feel strong and easily crossed. A physical effort early in the day makes you better company for the rest of it.',
  ],
  2: [
    'You work harder for what you earn and guard it more fiercely. People who know how tired you are will forgive the second.',
    'What you own is defended and increased with energy. You may ask a good price.',
    'You ask for more, and work for it. The quickest gain may be in what is already owed to you.',
    'Money is earned fast and spent fast under Mars. You keep more of it if part of each sum is put away before you see it.',
  ],
  3: [
    'Talk is quick and to the point. The difficult thing is soonest said early in the day, and to the person concerned.',
    'You get through your errands fast. An argument with somebody close may clear up more than it spoils.',
    'Mars speeds up everything that is said and sent. That helps in a negotiation. A reply written when you are tired can wait.',
    'You contradict readily, and are often right. It is better received in person, where people can see you smile.',
  ],
  4: [
    'Tempers are quick at home. A shared job, moving furniture perhaps, uses up some of the heat.',
    'You are restless at home and would like to change things. Painting a wall may do as well as taking one down.',
    'Mars brings heat into family matters. Repairs get done, and an old quarrel may be had at last.',
    'You want room at home and take it. Others mind less if you have asked what they need.',
  ],
  5: [
    'You have energy for love, for sport and for making things. Rivals are part of the fun.',
    'You compete, flirt and create with more heart than caution. It is fun as long as nobody mistakes the game for a promise.',
    'Mars makes you bold in love and in games. Show what you have made, and let children or beginners beat you now and then.',
    'You go after what delights you without much debate. Others may need an invitation that sounds less like a challenge.',
  ],
  6: [
    'The list gets shorter fast. Others may not keep up with you, and you need rest as well.',
    'You throw yourself into your work. You last longer if you stop for the day while you could still go on.',
    'Mars drives you through your duties, and you would like to drive others too. They work better at their own speed, so the heavy task is yours.',
    'The working day is full of energy and small collisions. A sensible order of tasks saves more strength than willpower does.',
  ],
  7: [
    'Other people set the pace and are ready to argue. An open quarrel does less harm than polite distance.',
    'People tell you directly what they want from you. You can go halfway to meet them without giving in.',
    'Mars puts somebody across from you who wants something. Say what you want as well, and the matter can be settled in one talk.',
    'A partner pushes you into motion. You need not agree with the direction in order to be glad of the push.',
  ],
  8: [
    'A matter of trust or joint money can be decided now. Stay calm while you say what you want.',
    'You may get heated about money and about closeness at the same time. Two conversations are easier on both of you than one.',
    'Mars gives you the nerve for a matter of debts, desire or trust that others would leave alone. One such matter, seen through to its end, is enough.',
    'What was held back between two people comes out with force. It goes best when neither of you has to win.',
  ],
  9: [
    'You defend what you believe, and would like to win others for it. Study or travel is a better use of so much zeal.',
    'You want to get away, to win an argument, to know. A long trip calms you very well.',
    'Mars sends you off: on a journey, into an exam, after a principle. If you have prepared well, there is nothing left to wait for.',
    'You fight for an opinion and learn by doing so. Somebody who disagrees is worth more to you than a cheering section.',
  ],
  10: [
    'You work hard to get ahead. People notice it, and also how you treat those who are in your way.',
    'You are in a hurry to get ahead, and everybody sees it. A good rival helps, because you improve by trying to keep up.',
    'Mars pushes you forward at work. A task whose result can be measured shows those above you what you are able to do.',
    'You compete in the open and would rather lead than wait. Results speak for you sooner than any reply to criticism.',
  ],
  11: [
    'A group wants somebody to go first, and it is likely to be you, since you have the most energy for it. Ask for help with one task rather than for agreement.',
    'You stir your friends to action. They will stay with it if everyone knows who does what.',
    'Mars gets your friends moving, or gets you moving on their behalf. A common plan makes progress if someone sets a date.',
    'You disagree with your circle about the next step. Your objection has more weight once you have done your share.',
  ],
  12: [
    'Effort goes on unseen. It is a good stretch for clearing a backlog, and for admitting what annoys you.',
    'Old anger comes up, often over something small. It is easier to talk about after some exercise.',
    'Mars works behind the scenes, on what you have put off or put away. Solitary effort gets further than a public one.',
    'You tire of being considerate, because nobody notices what it costs you. Saying what was too much clears the air, once you have calmed down.',
  ],
};

export const marsReturns: ByHouseWordings = {
  1: [
    'What you began and broke off can be begun again, with less impatience and a better idea of the effort.',
  ],
  2: [
    'Work for money that went uphill goes more easily. What you repaired or learned in the meantime may now be put to use.',
  ],
  3: ['A talk that went wrong the first time can be had again. Both of you know by now what not to say.'],
  4: [
    'Decisions at home that were made and unmade can be made for good. Those who argued most may be the first to help.',
  ],
  5: [
    'What you wanted in love, or of a piece of work, is simpler to say than it was, and perhaps easier to get.',
  ],
  6: [
    'The work that had piled up gets done, in an order that you have since found out. Nobody need be driven.',
  ],
  7: [
    'An old quarrel with a partner or an opponent may be settled. Each of you has had time to see the other’s side.',
  ],
  8: [
    'A matter of money or trust that neither of you could settle comes up again, and one open talk may be enough.',
  ],
  9: [
    'The journey, the course or the dispute that was held up goes on. You know now which part of it you still want.',
  ],
  10: ['What you had announced at work can be carried out, and people above you are easier to talk to.'],
  11: [
    'Friends who could not agree on a plan may try again. It goes better with fewer people, or with a smaller plan.',
  ],
  12: [
    'Anger that had no clear cause has one by now. You can deal with it, or find that it no longer needs anything from you.',
  ],
};
