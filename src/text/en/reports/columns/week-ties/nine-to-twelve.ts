import type { Growing } from '../../../../report-catalogue.js';

/** What another event has to do with a week that is about study, travel and belief. */
export const toHorizon: Growing = {
  1: [
    'You take your habits along on any journey, so it helps to know what you need.',
    'A course or a journey does you more good if it answers a wish of your own.',
  ],
  2: [
    'Travel and study cost money, so a look at your means tells you how soon you can begin.',
    'A larger plan may cost you some of what you have, but you will know what it was for.',
  ],
  3: [
    'A large subject becomes clearer when you talk about it, because people ask simple questions.',
    'Somebody nearby may know the place or the subject already, so it is worth asking around.',
  ],
  4: [
    'You can go farther when things at home are in order, because nothing calls you back.',
    'Most beliefs were first learned at home, so a new idea may run into an old family rule.',
  ],
  5: [
    'You learn fastest what you enjoy, so some play belongs in any course of study.',
    'Pleasure is a good reason to study or to travel, because you will keep at it longer.',
  ],
  6: [
    'A large plan has to fit in among ordinary tasks, so one free hour is a good beginning.',
    'Everyday work shows you whether a conviction is practical, because you have to act on it there.',
  ],
  7: [
    'Another person’s objection is good for your plan, because they see what you have overlooked.',
    'Learning and travel are easier in company, so a partner may be worth asking.',
  ],
  8: [
    'A large plan may depend on money or trust that you share, so somebody else has to agree first.',
    'You can discuss a belief honestly with someone you trust, because neither of you has to win.',
  ],
  10: [
    'New knowledge is useful in your work, so those who judge it should hear what you have learned.',
    'Work sets limits to how far you can go, but it also gives you a reason to learn.',
  ],
  11: [
    'It is easier to hold a belief when a few others hold it too, so friends give you courage.',
    'Among friends a plan for a journey or a course gets a date, because they ask when you will start.',
  ],
  12: [
    'You understand a new subject better after some rest, because it has had time to settle.',
    'A quiet hour is good for a large plan, because you can think it through without interruption.',
  ],
};

/** What another event has to do with a week that is about career and good name. */
export const toCareer: Growing = {
  1: [
    'You make a stronger impression at work when you know what you want, because you do not hesitate.',
    'Your position is only a part of you, so neither a success nor a setback there changes who you are.',
  ],
  2: [
    'Recognition and pay do not always come together, so it is fair to ask about both at work.',
    'Some money put by gives you more freedom at work, because you can afford to say no.',
  ],
  3: [
    'People nearby talk about your work, so it is better if they have heard about it from you.',
    'A single plain sentence gets you further in public, so it is worth preparing one.',
  ],
  4: [
    'Your career takes time away from home, so it is fair to tell people there what it is for.',
    'You can face more in public when you have a calm home to come back to.',
  ],
  5: [
    'Something you do for the joy of it can recommend you at work, because you do it well.',
    'People at work see only your serious side, so it does no harm to show what you enjoy.',
  ],
  6: [
    'A good name depends on daily work, so the tasks that nobody sees count too.',
    'A larger step in your career goes better once the small tasks are out of the way.',
  ],
  7: [
    'Your plans at work affect whoever is close to you, so it is fair to talk them over.',
    'One person’s support can help you in your career, so it is good to know that you have it.',
  ],
  8: [
    'A position rests on other people’s trust, so a secret that you keep is good for your name.',
    'An unsettled question of shared money may follow you to work, so it is better settled early.',
  ],
  9: [
    'Knowledge from another field is welcome at work, because few people there have it.',
    'A wider view shows you where else your skills may be wanted, so you have more of a choice.',
  ],
  11: [
    'News of an opening often comes through friends, so it helps if they know what you are looking for.',
    'Friends like you with or without a career, so you can be frank with them about your work.',
  ],
  12: [
    'You are at your best in public after some rest, so a quiet evening is good for your work.',
    'It is tiring to be looked at, so you need some time in which you are not.',
  ],
};

/** What another event has to do with a week that is about friends and common aims. */
export const toFriends: Growing = {
  1: [
    'Friends can support a plan of yours only if they know about it, so it is worth telling them.',
    'You are better company for your friends when you have done something for yourself first.',
  ],
  2: [
    'Common plans cost money, so it is better to tell friends early what you can pay.',
    'You can give a group your time as well as money, so your means need not decide how welcome you are.',
  ],
  3: [
    'Friendships live on small messages, so even a few words from you are welcome.',
    'A word to one friend soon reaches the others, so it may as well be a friendly one.',
  ],
  4: [
    'Home and friends may want the same evening, but friends can also be asked in.',
    'The people at home count on some of your time, so it helps if friends know which evenings are free.',
  ],
  5: [
    'A circle holds together through what its members enjoy, so fun is good for a common plan.',
    'You may like one person in a group better than the rest, and it is natural to want time with them.',
  ],
  6: [
    'Work takes time away from your friends, so a meeting is best fixed early.',
    'A common plan needs somebody who does the practical work, so your help is welcome.',
  ],
  7: [
    'A partner and your friends both count on your time, so it is fair to tell each what you have promised.',
    'You see your friends differently when you bring somebody along, because they notice what you are used to.',
  ],
  8: [
    'Loans and secrets can strain a friendship, so it is kind to say plainly what you expect.',
    'You trust a few friends more than the rest, so they are the ones to tell first.',
  ],
  9: [
    'If a journey or a book gives you something to tell, your friends have a share in it, so it brings you closer.',
    'A common hope becomes more practical once somebody has seen how others do it.',
  ],
  10: [
    'Your public duties leave less time for friends, so it is kind to say when you will be free.',
    'Your position may be useful to a common plan, because you know whom to ask.',
  ],
  12: [
    'After so much company you need some time alone, so you can turn down an invitation without a bad conscience.',
    'A rest makes you better company, so your friends gain by it too.',
  ],
};

/** What another event has to do with a week that is about rest and what is private. */
export const toRest: Growing = {
  1: [
    'A plan of your own takes you away from rest, but you will return to it with an easier mind.',
    'You rest better once you have admitted to yourself what you want.',
  ],
  2: [
    'You sleep better when you know how your finances stand, so the sums are worth doing.',
    'Some kinds of rest cost nothing, so your means need not keep you from it.',
  ],
  3: [
    'Calls and news break into your quiet, but one of them may be welcome.',
    'A few words with somebody can help you rest, because a worry seems smaller once it has been said.',
  ],
  4: [
    'You can rest at home if the people there leave you in peace, so it helps to tell them when.',
    'Part of what you keep to yourself may be an old family matter, so there is no hurry to explain it.',
  ],
  5: [
    'A little fun is a kind of rest too, because you forget your worries for a while.',
    'You are allowed to enjoy yourself when you are tired, since pleasure restores you as well as sleep does.',
  ],
  6: [
    'Work uses up your strength, so your rest deserves to be planned as carefully as the tasks.',
    'A regular task keeps your thoughts from going in circles, so a little routine can be restful.',
  ],
  7: [
    'You need not explain to another person why you want quiet, but it helps to tell them that you do.',
    'Another person can be restful company, if neither of you expects to be entertained.',
  ],
  8: [
    'It is a relief to share a secret with somebody you trust, because you no longer carry it alone.',
    'You rest better when nothing is unsettled between you and somebody else, so a frank word is worth the effort.',
  ],
  9: [
    'A change of scene can rest you, because your usual worries stay behind.',
    'A book or a conversation from farther off can calm you, because it takes your mind off yourself.',
  ],
  10: [
    'Your public duties cost you strength, so you need the quiet hours that follow.',
    'People may want a good deal of you at work, but you can keep an hour to yourself.',
  ],
  11: [
    'Friends do not mind if you leave early, because they would like to see you rested.',
    'Good company can be as restful as being alone, if nobody expects anything of you.',
  ],
};
