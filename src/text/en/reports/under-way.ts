import type { ByHouseWordings } from '../../catalogue.js';

export const mercuryUnderWay: ByHouseWordings = {
  1: [
    'The wrong word still comes first, and people do not mind as much as you think. Your plans and your picture of yourself are still under review, and nobody needs to hear the result yet.',
    'You are still making up your mind about yourself. If somebody presses you for an answer, it is enough to say so. Meanwhile you can look at old plans again.',
  ],
  2: [
    'Money matters stay open a while longer. If you go over them once more without hurry, something you had overlooked may come to light.',
    'Larger purchases are better put off. Repair what you have, return what was lent, and think over what your work is worth.',
  ],
  3: [
    'Messages still go astray or are misread. What really matters is best said in person. With somebody close by an old subject can be cleared up by asking once more.',
    'You hear familiar things again, and perhaps one detail that is new to you. It is worth asking about. Before you pass anything on, make sure that you have it right.',
  ],
  4: [
    'Old subjects keep coming back at home. Most of them are not urgent. One really concerns you, and deserves a long talk.',
    'Putting things in order at home goes on without hurry. It brings back memories, and those you live with may like to hear them.',
  ],
  5: [
    'In love and at play there is time for a second thought, and nobody is hurrying you. A question that you answered too lightly may be answered again.',
    'You are still trying things out, in love as in whatever you create. Nothing has to be final yet, and that takes the pressure off.',
  ],
  6: [
    'There is still more on your list than you can do, and mistakes come from haste. Leave out what is not urgent, and confirm your appointments.',
    'Something you need for your work may still be missing. You are learning how to manage without it, and may keep some of that later.',
  ],
  7: [
    'A long discussion with a partner may go around in circles. It helps if each of you says once what the other seems to mean. Conclusions may come later.',
    'An agreement should stay unsigned a while longer. One point in it may not have been talked about at all. If the other side is silent, they may only be thinking it over.',
  ],
  8: [
    'A matter of shared money may still be open. Stay courteous and keep copies. What is really at issue may be trust or attention rather than the sum.',
    'Who knew what, and when, may still not be clear. Begin with facts and leave the guesses for later. If someone offers you a missing piece, thank them and ask nothing more.',
  ],
  9: [
    'What you thought you knew may look different on a second reading. Travel plans can still change, and a delay sometimes has its good side.',
    'An answer you are waiting for takes its time. Meanwhile look again at the reasons for your plan. Perhaps one of them has changed.',
  ],
  10: [
    'There may still be some confusion at work about what was agreed. If you keep your papers in order and can show them, colleagues will thank you for it.',
    'In your work some things are still being corrected, and people notice how you deal with it. Read each answer once more before you send it.',
  ],
  11: [
    'Plans among friends go on changing, and not everybody knows of it. If you find out what still holds and tell the others, they will be grateful to you.',
    'You may keep hearing from people whom you knew earlier. They ask what became of your plans, and by answering you find out what you still want.',
  ],
  12: [
    'Your thoughts keep you awake, and mornings are slow. Something unfinished comes to mind again, and one undisturbed hour may be all it needs.',
    'Quiet helps more than thinking does. You need fewer calls and more sleep. What you are trying to remember comes back when you have stopped.',
  ],
};

export const venusUnderWay: ByHouseWordings = {
  1: [
    'You do not quite know yet what suits you, in looks or in company. Leave it open, and put off anything permanent.',
    'People may still praise in you what no longer matters to you. Ask somebody who has known you for years what is different.',
  ],
  2: [
    'Wishes are still being sorted, and many will have passed when Venus goes forward. Polish, mend and lend before you buy.',
    'You are not sure what your possessions still mean to you. Some you would hardly miss, and it is worth finding out which.',
  ],
  3: [
    'If it is still a little cool between you and someone nearby, wait. A friendly greeting and a small favor do more than explanations.',
    'Kind words come out awkwardly for the present, so use few of them. Being helpful says the same thing, and is rarely misunderstood.',
  ],
  4: [
    'Colors and furniture need not be decided yet. It is more useful now to ask everyone at home how they would like to live.',
    'Fondness and old hurt lie close together in the family. Be gentle with each other, and do not try to settle everything.',
  ],
  5: [
    'With an earlier love, or an earlier art, you are neither in nor out. Enjoy the pause, and make no declaration until it is over.',
    'Old wishes are the strongest ones just now. Visit a place where you were happy once, with a friend along, and decide nothing there.',
  ],
  6: [
    'Some of your work pleases you, and some you do only in order to be liked. It is worth telling the two apart, and declining a favor now and then.',
    'Polite praise may have gone to things you do not enjoy. One small honest remark would freshen the whole day, if it is made kindly.',
  ],
  7: [
    'A subject that the two of you usually avoid may come up again. Talk about it a little. Differences of taste can be left alone just now; a lack of kindness should be put right.',
    'Balance between the two of you takes longer to find than either would like. A small concession on your side may be answered by one on theirs.',
  ],
  8: [
    'Who gives, who receives and who keeps count may all be asked, if it is no contest. Let one old claim go, and tell the other person that you have.',
    'Love and the need for security are hard to tell apart. Borrow and lend nothing of value for now, and put off large decisions.',
  ],
  9: [
    'What you long for stays far away a little longer, and you see more clearly what attracts you to it. Learn about it now, and put off the journey.',
    'Your taste and your views are changing. Something foreign that you used to dislike, such as a book or an opinion, may please you on a second try.',
  ],
  10: [
    'How you wish to be seen is not settled. At work one useful opinion outweighs a pleasant manner, even if it costs a smile.',
    'Ask yourself what you love about your work apart from the thanks for it. Do a bit of that, well, where few people look.',
  ],
  11: [
    'Among friends each meeting shows who is dear to you. For once, suggest the thing that would really please you, and go home early if it does not.',
    'By now it is plain whose company you miss. Write to those people. About the others you can make up your mind later.',
  ],
  12: [
    'Your heart is busy in private, and most people can be spared the details. Give it an hour a day in which you need not be charming.',
    'Memories of love are good company at a distance. Give them some time, and then be kind to a person who is here.',
  ],
};

export const marsUnderWay: ByHouseWordings = {
  1: [
    'You have less strength than usual, and it comes back slowly. You need not fight at present. What you begin later will be begun with more behind it.',
    'What you hold back now will be better prepared when its time comes. Exercise helps against the irritation. You can try again where you failed only for want of patience.',
  ],
  2: [
    'Talks about pay or prices may stand still for some weeks. In the meantime look at what you have, which is usually enough. What is bought out of impatience seldom pleases for long.',
    'Anger about money is slow to pass, and slow work is good for it. Repair something with your own hands. It does more for your pride than a purchase would.',
  ],
  3: [
    'A sharp remark of yours may come back to you by way of other people. It is best to admit what you said. On the road and in talk, let others go first.',
    'You are angrier in writing than you are in person. Write it all, sleep, and save the one sentence that is both true and short. Deliver that when you can smile.',
  ],
  4: [
    'A repair or a plan at home may stay half done until everybody has gotten used to it. Small improvements suit everyone better now than a great effort would.',
    'There may be anger at home that nobody has put into words. Lend a hand first, and then ask what it is about. An old dispute can be eased a little by it.',
  ],
  5: [
    'You are less eager to win than you were, in love as in games. Play because you like it. Others enjoy your company more when nothing is at stake.',
    'A large gesture would be too much at present, toward a person as much as in creative work. Small attentions go further, and leave you time to find out what you want.',
  ],
  6: [
    'If the large task is stuck, small steps are still possible. Those who promised to help can be reminded in a friendly way.',
    'Working longer out of defiance only tires you. Keep to your hours, even if a colleague gets ahead. What matters will still be there when your strength comes back.',
  ],
  7: [
    'To keep an opponent at a distance is wise for now. A provocation need not be answered. The true grievance can be named when both are calm.',
    'If there is a quarrel between you and somebody close, it has probably outlived its cause. Leave open whose fault it was. See first that both of you are rested and fed.',
  ],
  8: [
    'Something about debt or desire has been under pressure for a while. Say what you want, without reproach, and save the rest for a calmer hour.',
    'You may still be angry with somebody who took more than their share. It helps to tell one person you trust, and to do nothing about it yet.',
  ],
  9: [
    'A conviction or a journey may not move forward, however hard you push. Make the plan a little smaller. The pause lets you see things that you had no time for before.',
    'You go on arguing in your head with someone who is not there. Find out whether you have the facts right. A trip you are longing to make gains by better preparation.',
  ],
  10: [
    'Impatience impresses nobody who decides. While Mars is held up, put your strength into the thankless part of the work, and let a rival overreach without your help.',
    'What blocks your ambition may be quite small. Ask a superior for one decision that can be made on the spot, and thank them briskly. The larger ones come later.',
  ],
  11: [
    'In a group everyone may make an effort and nothing moves. Somebody is perhaps tired, or want something else and not say so. A rest would do all of you good.',
    'A friend may have gone quiet since you pushed a plan through. Get in touch without mentioning the plan. The common cause can do without you for some days.',
  ],
  12: [
    'You are calm on the outside and go on quarreling in your thoughts. There is some conflict that you never finished. Put into words, for yourself, the things you would have liked to say.',
    'You may be restless and find no use for all that energy. Physical exercise on your own does you good. One battle that you never fought may be given up for good.',
  ],
};
