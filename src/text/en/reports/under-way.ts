import type { ByHouseWordings } from '../../catalogue.js';

export const mercuryUnderWay: ByHouseWordings = {
  1: [
    'The wrong word still comes first. Correct yourself cheerfully, since people find the unpolished version easier to talk to. What you think of yourself is under review, and the result is not due yet.',
    'You are still making up your mind about yourself. To anyone who presses, “I am still deciding” is a full answer. Meanwhile old plans may be taken out and looked at.',
  ],
  2: [
    'The accounts stay open a while longer. Go over one item only, with real attention. Something you have been missing could well turn up in the course of it.',
    'Bargains can wait. Find the warranty, have the repair done, give back what was lent. What you are worth is being counted again, and you may lose count once or twice.',
  ],
  3: [
    'Messages go on crossing. Choose the one that matters and say it by voice. With somebody close by an old subject can be cleared up by asking once more.',
    'Familiar ways and familiar stories are the rule. There is a new detail in one story. Ask about that, and put off telling your own until you have checked the ending.',
  ],
  4: [
    'Subjects from earlier evenings keep coming back at home. Most of them can be sent on. One concerns you, and wants an evening’s talk.',
    'Sorting things at home goes on, a little each evening. Talk comes best while the hands are busy, and somebody is about to ask why you kept that one.',
  ],
  5: [
    'In love and at play there is time for a second thought. No clock is running. A question that you answered too smartly may be answered again.',
    'Rehearsals continue, in what you make and in whom you court. Try it another way on purpose. Whatever is made now can be unmade cheaply, which is half its charm.',
  ],
  6: [
    'The list of tasks has been gone over too often. Leave two lines standing and strike five. Check the hour of every appointment twice.',
    'A repair or a delivery is still not there. Write down how you manage without it, since one of your makeshifts may be better than the rule.',
  ],
  7: [
    'A long conversation with a partner has lost its beginning. Each of you might sum up for the other what has been said so far. Conclusions may come later.',
    'An agreement should stay unsigned a while longer. The point that both of you skip deserves ten minutes. If the other side is silent, they may only be looking something up.',
  ],
  8: [
    'A bill or a claim goes back and forth. Stay courteous and keep copies. It is worth asking what you two are really dividing, which may be attention.',
    'Who knew what, and when, is still not clear. Begin with facts and leave the guesses for later. If someone offers you a missing piece, thank them and ask nothing more.',
  ],
  9: [
    'A book or a plan says something other than you remembered. Read it again with a pencil. Trips change by the hour, and a canceled connection might give you a good conversation.',
    'An application is still lying on somebody’s desk. While it rests, look again at the reasons for it. You may find that one of them has changed.',
  ],
  10: [
    'Colleagues go on quoting an earlier version. Number your drafts, and bring copies. Putting your papers in order is dull to watch, and others will think of you warmly for it.',
    'Your public part is still being corrected, so people judge by how you reply. Read each answer once more before it goes. A former colleague could remind you what you were hired for.',
  ],
  11: [
    'The group’s plan has been changed once more. Offer to write down who does what, since somebody should know. An old remark about your hopes comes back, and this time you understand it.',
    'You keep running into people from before. They ask what became of your great plan. Answer as truly as you can each time, and notice which answer you would like to keep.',
  ],
  12: [
    'Nights are full of talk, and mornings are slow. A task you mislaid comes to mind again. One undisturbed hour is all that such a task needs.',
    'Quiet helps more than thinking does. Let there be fewer calls and longer baths. What you are trying to remember comes back when you have stopped.',
  ],
};

export const venusUnderWay: ByHouseWordings = {
  1: [
    'You do not quite know what you like, in the mirror or in company. Leave it open, wear old favorites, and put off anything permanent.',
    'Praise still goes to an earlier edition of you. Say thank you for it. An old friend may know when you changed, and what they miss.',
  ],
  2: [
    'Wishes are still being sorted, and many will have passed when Venus goes forward. Polish, mend and lend before you buy.',
    'What you own has to earn its place in your affection again. Put one thing out of sight for some days, and see whether you miss it.',
  ],
  3: [
    'A tone between you and someone nearby is a degree too cool. Warm the next greeting. Small returned favors do more than explanations.',
    'Kind words come out awkwardly, so use few of them. Read aloud to somebody, write an old-fashioned card, or say nothing and help.',
  ],
  4: [
    'The choice of colors and chairs is no nearer, and can stay open. Settle instead who may drop in unannounced, and who does the dishes.',
    'Fondness and old hurt lie close together in the family. Be gentle on the telephone, and do some quiet mending while the others talk.',
  ],
  5: [
    'With an earlier love, or an earlier art, you are neither in nor out. Enjoy the pause, and make no declaration until it is over.',
    'Old wishes are the strongest ones just now. Visit a place where you were happy once, with a friend along, and decide nothing there.',
  ],
  6: [
    'Pleasantness at work needs looking after while you find out which tasks you love. Leave one polite favor undone, as a test.',
    'Polite praise has gone to things you do not enjoy. One small honest remark would freshen the whole day, if it is made kindly.',
  ],
  7: [
    'A subject that both of you used to leave out has come up again. Talk about it a little. Be easy about taste just now, and exact about kindness.',
    'Balance takes longer to find than either would like. Move an inch toward them, and wait for the inch that comes back.',
  ],
  8: [
    'Who gives, who receives and who keeps count may all be asked, if it is no contest. Let one old claim go, and tell the other person that you have.',
    'Attraction and ownership are hard to tell apart. Borrow nothing for now, keep nothing that is lent, and notice which you would miss.',
  ],
  9: [
    'What you long for stays far away a little longer, and grows clearer for it. Study its language or its cooking, and put off the ticket.',
    'Look once more at something foreign that you used to dislike, a book, a dish or an opinion. Tastes are changing, and that one may have.',
  ],
  10: [
    'How you wish to be seen is not settled. At work one useful opinion outweighs a pleasant manner, even if it costs a smile.',
    'Ask yourself what you love about your work apart from the thanks for it. Do a bit of that, well, where few people look.',
  ],
  11: [
    'Among friends each meeting shows who is dear to you. For once, suggest the thing that would really please you, and leave when you have had enough.',
    'The invitation you missed hurts a little, and tells you whose company you wanted. Write to those two. The others can stay undecided.',
  ],
  12: [
    'Your heart is busy in private, and most people can be spared the details. Give it an hour a day in which you need not be charming.',
    'Memories of love are good company at a distance. Visit them for an evening, and afterward do something for a person who is here.',
  ],
};

export const marsUnderWay: ByHouseWordings = {
  1: [
    'Your strength is being rebuilt, and does not want spectators. When you feel like fighting, sit down for one round. What is begun later will be begun with more behind it.',
    'Starts that you hold back now are building something up. Irritation may go into stairs and carpets, and spare the next person in line. Try again where you failed only for want of patience.',
  ],
  2: [
    'In the matter of pay both sides have dug in. Stay where you are, and count what you have. There is usually enough, and the itch to buy something can be walked off.',
    'Anger about money works slowly, and slow work suits it. Repair something with your own hands. It does more for your pride than a purchase would.',
  ],
  3: [
    'A sharp remark of yours has come home by way of other people. Own it in the original wording. On the road and in talk, let others go first.',
    'You are angrier in writing than you are in person. Write it all, sleep, and save the one sentence that is both true and short. Deliver that when you can smile.',
  ],
  4: [
    'Something at home stays half done, and tempers have learned to walk around it. Small repairs suit everyone better now than a final push would.',
    'There is anger in the house, in the noises more than in the words. Lend a hand, and then ask what it is about. The old dispute over who does more can be moved an inch.',
  ],
  5: [
    'Pursuit has slackened, of a person or a prize, into something like sparring. Play for the pleasure of the game. Children would much rather see you fall over than win.',
    'A large gesture would be too much at present. Go on courting, or making things, at half the volume. A private joke gets to the right person.',
  ],
  6: [
    'The large task is stuck, and goes forward by small loads, one before lunch and one after. Anyone who promised to help may be told that you noticed.',
    'Overtime done out of spite tires you twice. Keep to your hours, and let a colleague win the race. What strength is left can go into cleaning something.',
  ],
  7: [
    'You and an opponent keep each other at a distance, measuring. That is wise. A provocation can be met with a raised eyebrow, and the true grievance named when both are calm.',
    'The quarrel between two people has gone on too long to be about its cause. Leave open whose fault it was. See first that both of you are rested and fed.',
  ],
  8: [
    'Pressure in a matter of debt or desire needs a small outlet. Begin your sentences with “I want,” and save the remainder for a calmer hour.',
    'An old rage at somebody who took more than their share burns slowly. You may notice it by what you refuse to lend. Tell it to one listener you trust.',
  ],
  9: [
    'A conviction or a journey will not move forward, however hard you push. Unload something from it. There is more to see from here than you had time for on the way up.',
    'You go on arguing in your head with someone who is not there. Look up their source by daylight. The trip you are burning to make will be better for a repair or two.',
  ],
  10: [
    'Impatience impresses nobody who decides. While Mars is held up, put your strength into the thankless part of the work, and let a rival overreach without your help.',
    'Your ambition is blocked by something quite small. Ask a superior for one decision that can be made on the spot, and thank them briskly. The larger ones come later.',
  ],
  11: [
    'In the group everyone pulls and nothing moves. Look for whoever is pulling sideways: somebody tired, or perhaps yourself. Propose a rest.',
    'A friend has been silent since you pushed your plan through. Turn up without a plan, and help with something heavy. The cause can do without you for some days.',
  ],
  12: [
    'You are tired and civil by day, and fight at night. There is some quarrel that you walked away from. Settle it in a letter that you do not send.',
    'Your drive keeps up its pressure with nothing to do. Work it off alone, in the pool or at a hedge. One battle that you have not fought may be given up for good.',
  ],
};
