import type { ByHouseWordings } from '../../catalogue.js';

export const mercuryUnderWay: ByHouseWordings = {
  1: [
    'The wrong word still comes first. Correct yourself cheerfully, since people find the unpolished version easier to talk to. What you think of yourself is under review, and the result is not due yet.',
    'You are still making up your mind about yourself. To anyone who presses, “I am still deciding” is a full answer. Meanwhile old plans may be taken out and looked at.',
  ],
  2: [
    'The accounts stay open a while longer. Go over one item only, with real attention. Something you have been missing could well turn up in the course of it.',
    'Bargains can wait. Find the warranty, have the repair done, give back what was lent. What you are worth is being counted again, and it is allowed to lose one’s place.',
  ],
  3: [
    'Messages go on crossing. Choose the one that matters and say it by voice. With somebody close by an old subject can be cleared up by asking once more.',
    'Familiar ways and familiar stories are the rule. There is a new detail in one story. Ask about that, and put off telling your own until you have checked the ending.',
  ],
  4: [
    'Subjects from earlier evenings keep coming back at home. Most of them can be sent on. One concerns you, and may be talked about tonight.',
    'Sorting things at home goes on, a little each evening. Talk comes best while the hands are busy, and somebody is about to ask why you kept that one.',
  ],
  5: [
    'In love and at play there is time for a second thought. No clock is running. A question that you answered too smartly may be answered again.',
    'Rehearsals continue, in what you make and in whom you court. Try it another way on purpose. Whatever is made now can be unmade cheaply, which is half its charm.',
  ],
  6: [
    'The list of tasks has become soft from handling. Leave two lines standing and strike five. Check the hour of every appointment twice.',
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
    'Three outfits on the bed, and none of them yours. Another week of not knowing what you like is bearable in old corduroy. Postpone the tattoo, be polite to cameras, and smell things before deciding.',
    'Compliments still go slightly astray, praising the person of last year. Thank people on that person’s behalf. It might be worth asking an old friend when your laugh changed, and whether they miss the other one.',
  ],
  2: [
    'Your breath is on the shop window. Walk on, because the sorting of wants is only half done and prefers polish to purchase. Carry the good boots and some rags out to the steps.',
    'Lend somebody the bowl you never let out. Absence is a fair scale while you are still pricing your affections, and you may miss it less than you would have missed being asked.',
  ],
  3: [
    'Once more the “hello” on the stairs is a degree too cool. Warm the next one. Courtesies among neighbors and siblings are being rebalanced, and a jam jar returned full counts as correspondence.',
    'Reading aloud suits these days. Choose something you loved at fifteen and see who stays to listen. In a long revision of tastes, a blush on page nine tells you as much as any critic.',
  ],
  4: [
    'The paint cards have been taped to the wall so long that they are decor. Leave them up. What wants choosing at home this week is who may drop by unannounced, and whether guests get the guest towel.',
    'Lace from some great-aunt, torn at one corner. Mend it in the evenings while relatives telephone. Fondness and old hurt take the same thread, and a few stitches apiece are enough for now.',
  ],
  5: [
    'On the dance card one name appears twice. With an earlier love, or an earlier art, the music has paused for a bar and nobody has sat down. Hum, and keep your shoes on.',
    'Desire goes window-shopping in its own past. Give it an outing, say to the fairground where it began, with a friend along for ballast. Children’s views on your love life are available and refreshingly brief.',
  ],
  6: [
    'The flowers on the desk are some days old. Trim the stems. While you sort out which tasks you love, pleasantness at work needs this kind of upkeep, and one polite favor can go undone as a test.',
    'The cafeteria pudding has not improved, nor has your habit of calling it delicious. A small honesty would freshen the daily round this week. Bring a pear, and give half to the new colleague.',
  ],
  7: [
    'You two have come to the page in the album where somebody was cut out with scissors. Talk about the hole. With a partner, be gracious over taste just now and exact over kindness.',
    'On a seesaw one of you hangs in the air, legs dangling, thinking. Balance takes longer to find than either would like, and a shift of inches does it. Offer to sit nearer the middle.',
  ],
  8: [
    'The joint present still has no card. Who gives, who receives and who keeps count may all be asked now, with a hand on the other’s sleeve. Tear up one old IOU where they can see.',
    'Perfume lingers in a scarf you were lent. Attraction and possession are being told apart slowly, so hold on to it for the week and then choose: give it back, or ask outright to keep it.',
  ],
  9: [
    'Love letters, in a language you have half forgotten. Get out the grammar. The far-off thing you long for stays far this week, and improves with study of its verbs, its cooking, its reasons for not writing.',
    'At the museum, sit down again before the painting you disliked. Your taste in ideas is still touring, and an hour on that bench makes a whole itinerary. Send someone the postcard, with one revised opinion.',
  ],
  10: [
    'The portrait for the office stairs is still on the easel, its mouth unfinished. Sit patiently. People at work could like you a shade less this week in exchange for one opinion they can use.',
    'Bouquets addressed to a job title wilt fast. While it stays open what you love about your work, do some overlooked part of it prettily, and accept thanks for that part alone.',
  ],
  11: [
    'The friend who always picks the restaurant has picked again. Order what you actually like. Fondness in the group is being reweighed meal by meal, and leaving before the dessert speech needs no explanation.',
    'News comes round of the picnic you missed, and the pang is informative. Notice whose faces caused it and send those two a note. Other invitations may stay undecided under their magnet.',
  ],
  12: [
    'Behind a wall a cello practices one slow phrase. Your heart is similarly engaged, and most people can be spared the details. Give it an hour a day when nobody needs you to be charming.',
    'A pressed violet keeps its color and loses its scent. Visit your private memories of love on those terms for now. By bedtime close the book, and put something fresh in water.',
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
    'Pressure in a matter of debt or desire needs a small outlet. Begin your sentences with “I want,” and leave the rest closed until the noise has stopped.',
    'An old rage at somebody who took more than their share burns slowly. You can find the place by what you refuse to lend. Tell it to one listener you trust.',
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
