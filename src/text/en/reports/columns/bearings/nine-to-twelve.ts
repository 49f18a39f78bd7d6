import type { Growing } from '../../../../report-catalogue.js';

/** How the matter of each house bears on travel, study, belief and larger plans. */
export const onTravel: Growing = {
  1: [
    'What you learn or see far away may change you as well, and you need not be the same person when you come back.',
    'Plans for a journey or a course deserve a slower pace than yours.',
    'Whatever you plan to learn or to see, it should suit the person you are.',
  ],
  2: [
    'Travel and study have to be paid for, and a first sum laid aside makes a wish a plan.',
    'What you own can hold you back or take you farther, depending on what you are willing to sell or save.',
    'A course or a journey costs money, and knowing the sum makes it easier to decide.',
  ],
  3: [
    'Travel and study begin with small errands, such as a form, a call or a first lesson.',
    'Before you decide about a journey or a course, ask nearby, where somebody may know a fact that you have been missing.',
    'A large plan raises small questions first, and somebody nearby may be able to answer them.',
  ],
  4: [
    'If you want to travel or study, those at home should know what that means for them.',
    'You go farther when you know where you are coming back to.',
    'If you are going away, or mean to, those who stay at home would like to be consulted.',
  ],
  5: [
    'What you love is a better guide to distant things than what you think you ought to know.',
    'What you enjoy is a good guide in choosing where to go or what to learn.',
    'In choosing what to learn or where to go, you can simply be guided by what you would enjoy.',
  ],
  6: [
    'Small duties may keep you from travel or study, and most of them can be done in an afternoon.',
    'Your daily work pays for what you would like to see or learn, so the two have to be fitted together.',
    'What you study gets farther on an hour of every working day than on a holiday.',
  ],
  7: [
    'It is better to travel, study or argue with somebody than alone, and the right person may only need to be asked.',
    'A partner sees where your conviction is weak, and says so more kindly than a stranger would.',
    'What you believe is worth talking over with somebody who does not agree with you.',
  ],
  8: [
    'What a journey or a course would cost, and who shares the cost, is better settled before you book.',
    'What you share with another person, in money or in confidence, decides how far you can go.',
    'You will travel or study more freely if something that you owe has been settled first.',
  ],
  10: [
    'Your work may profit from what you learn, and those who decide like to hear how.',
    'A duty at work may claim the time you had meant for travel or study.',
    'What you learn may be of use where you are employed, which is one more reason to learn it.',
  ],
  11: [
    'One of your friends may have been where you would like to go, or have learned what you want to learn.',
    'Others may be learning the same thing as you, which makes it easier to keep at it.',
    'What you would like to see or to learn is easier to reach in company.',
  ],
  12: [
    'You can think about your beliefs more freely in a quiet hour, when nobody asks you to defend them.',
    'You may want to go away or only to be left alone, and it is worth finding out which before you book.',
    'Before you decide on a journey or a course, take a quiet hour to think it over.',
  ],
};

/** How the matter of each house bears on career, standing and public duty. */
export const onCareer: Growing = {
  1: [
    'At work people see how you are before they see what you have done.',
    'It strengthens your position to know what you want from it, apart from what is expected.',
    'Those who decide about your work also look at how you are as a person, and you need not hide it.',
    'A decision about work is also a decision about the kind of person you will be on most days.',
  ],
  2: [
    'If you are praised for your work, you may also ask what it will be paid.',
    'You decide more freely about work when you know exactly how much you need to live on.',
    'What the work is worth in money should be said by somebody, and you are the best informed.',
    'An offer at work can be compared calmly with what you need to live on.',
  ],
  3: [
    'Short talks with colleagues may decide more about your work than a formal meeting.',
    'What you say in passing is carried to people who count, so a considered sentence is worth having ready.',
    'Your reputation is made in small talk as well, with people who decide nothing.',
    'A small piece of information from nearby may change how things at work appear.',
  ],
  4: [
    'More work may mean less time at home, so ask those who live with you before you promise anything.',
    'Those at home know better than anyone what your success has cost, and would like to share in it.',
    'Success at work may have a price at home, and it is better to know it in advance.',
    'Home is one of the reasons why you work, so it should not come last.',
  ],
  5: [
    'What you enjoy has more to do with your standing than you think, for people trust those who like their work.',
    'Work may want the evenings that you had meant for love or play, and it should not get all of them.',
    'People at work trust you most where you enjoy what you do, so pleasure is not beside the point.',
    'If you have some fun besides, work will be less of a strain.',
  ],
  6: [
    'Reputation is made of ordinary days, and a sound routine carries a large aim farther than a great effort does.',
    'Careful daily work supports what you are trying to achieve in public, and somebody has noticed it.',
    'The ordinary tasks, done in good order, are what lets you think about the larger ones.',
    'A larger aim at work is reached through many ordinary days, so these count too.',
  ],
  7: [
    'A partner’s needs and your position are hard to fit together, and the fitting has to be done aloud.',
    'Allies matter at present: what you want from your work can be had with somebody sooner than against them.',
    'Another person may be the one who gets your work moving, by an offer or by an objection.',
    'Someone who knows you well may judge your prospects better than those who decide on them.',
  ],
  8: [
    'Behind a public decision there are private interests and shared money, and it is as well to know them.',
    'Being discreet is good for your reputation, especially while others talk.',
    'What others have entrusted to you, in money or in confidence, becomes part of your name at work.',
    'Help from others comes with an interest of their own, and there is no harm in asking which.',
  ],
  9: [
    'What you know from outside your own field may be an advantage at work.',
    'What you believe in gives your ambition a direction, and tells you which offers to decline.',
    'A look beyond the job shows what the job is for, and may show the next one.',
    'With the longer view in mind you can tell whether a step at work leads where you want to go.',
  ],
  11: [
    'Friends and colleagues outside the hierarchy may help you at work, often by nothing more than a name.',
    'A common cause gives your work a meaning that a title alone would not.',
    'A friend may put in a word for you where it counts, if you mention what you are after.',
    'It is good to spend time with friends who do not care how you are doing at work.',
  ],
  12: [
    'Some of the work that counts is done where nobody sees it, and needs a door that can be closed.',
    'Tiredness makes every public matter look worse than it is, so rest belongs to the strategy.',
    'Not everything has to be visible to count, and part of your work is better done unseen.',
    'Some thinking has to be done away from the desk before the next move at it is any good.',
  ],
};

/** How the matter of each house bears on friends, common plans and hopes. */
export const onFriends: Growing = {
  1: [
    'What you want for yourself need not disappoint your friends, and they will plan better when they know it.',
    'You see yourself differently in different company, which is a reason to choose it with care.',
    'Before you do more for your friends or a group, you may ask what it does for you.',
  ],
  2: [
    'A common plan costs money, and it is friendly to say early what you can contribute.',
    'A hope you share with others is more likely to come true when you know what you can contribute, in money or in skill.',
    'You can tell your friends how much money you are ready to spend on a common plan.',
  ],
  3: [
    'Your plan with friends needs one clear message more than it needs many lively ones.',
    'What you hear from people nearby tells you more about the mood of the circle than any meeting.',
    'A few lines to one or two of your friends help to keep the circle together.',
  ],
  4: [
    'Home and friends ask for the same evenings, and belonging to both takes a little planning.',
    'Those at home may see more clearly than you do which friends leave you in good spirits.',
    'You might bring your family and your friends together, at least for an evening.',
  ],
  5: [
    'What you enjoy by yourself is easily lost among other people’s plans, and has a right to its hour.',
    'A private affection wants you away from the crowd, and real friends will understand it.',
    'What you love to do alone is what you will be asked about when you come back among people.',
  ],
  6: [
    'A common plan means work for somebody on an ordinary day, and it should not always be you.',
    'The better your own work is in order, the more time you have for friends.',
    'In your circle it may be you who does most of the work, and somebody else could take a turn.',
  ],
  7: [
    'One person in your circle is important here, and what the two of you agree helps the others along.',
    'It helps if the person closest to you likes your friends, or at least knows them.',
    'A plan for several people may be easier to begin if you agree on it with one of them first.',
  ],
  8: [
    'Trust is what holds a group together, and it is tested when money or a confidence is involved.',
    'Some of what you share with one friend is not for all of them, and keeping the two apart is a kindness.',
    'If money has been lent among your friends, it is better to mention it, and to be generous about small sums.',
  ],
  9: [
    'A journey or a course does a circle of friends good, and gives people who like each other something to do together.',
    'What you learn elsewhere is welcome among friends, if you tell it as news and not as a lesson.',
    'You have learned something that your friends could use, and may not have thought of telling them.',
  ],
  10: [
    'Work makes demands just when the others count on you, and a plain word about it keeps everybody’s respect.',
    'Your position can be of use to a common plan, though not every friend should be allowed to use it.',
    'How much time you have for friends depends on what is asked of you at work.',
  ],
  12: [
    'You need some distance from your friends to know what you still want from them, and hardly anybody will mind a missed evening.',
    'If you are tired, you may feel lonely among friends, and an evening by yourself does you more good.',
    'You see your friends more kindly after some time without them.',
  ],
};

/** How the matter of each house bears on rest, solitude and what is kept hidden. */
export const onRest: Growing = {
  1: [
    'Others may notice that you are quieter than usual, and you can decide how much to explain.',
    'Rest is what lets you meet others as yourself, so quiet hours are not lost time.',
    'Some rest makes it easier to be with other people as you are.',
  ],
  2: [
    'Spending money can be a way to avoid what troubles you, so it is worth asking what you need.',
    'Being able to rest may cost something, and it is usually worth the money.',
    'A short look at your figures may give you more peace of mind than avoiding them does.',
  ],
  3: [
    'Too much talk scatters what you were about to understand, while one good talk brings it into words.',
    'Something you have thought over alone can be said to one person now, and is lighter for it.',
    'A short talk with somebody nearby may do you good, if you need not pretend to be cheerful.',
  ],
  4: [
    'Home is the best place for the rest you need, provided there is a door in it that you may close.',
    'Old family feelings are part of what you are putting to rest, and they are gentler than they used to be.',
    'At home you can rest, if you let some things be untidy.',
  ],
  5: [
    'A quiet pleasure that needs no company may be the rest you are looking for.',
    'Love and play call you out of your retreat now and then, and an evening of that does you good.',
    'If your mood is heavy, a small pleasure may be enough to lift it.',
  ],
  6: [
    'Duties press on the hours you need for yourself, and some of them are only habits of being useful.',
    'The working day goes on while you would rather withdraw, so small pauses have to do the work of a large one.',
    'One of your duties could probably be dropped for now, which would give you time to rest.',
  ],
  7: [
    'Somebody close can see that you are elsewhere in your thoughts, and a short explanation is better than none.',
    'You notice which people’s company rests you and which tires you.',
    'With somebody close you can also be quiet together, which may be what you need.',
  ],
  8: [
    'A private worry may become easier if you tell it to one person whom you trust.',
    'Hidden feelings about money or closeness are easier to face in quiet times than in busy ones.',
    'Something between you and another person may be keeping you awake, and it would help to speak of it.',
  ],
  9: [
    'A wider view brings relief, and so does an hour with a book that has nothing to do with you.',
    'Reading about somewhere else, or going there alone, may be restful.',
    'A larger subject takes your mind off your worries, so it belongs to the rest you need.',
  ],
  10: [
    'Public demands do not stop because you need quiet, but most of them can do with less of you.',
    'What you prepare now in private will help you when you are seen at work.',
    'You may have less strength for work than your calendar requires, and some of it could be postponed.',
  ],
  11: [
    'Friends will wait while you rest, and the ones who ask how you are deserve a real answer.',
    'In company you notice how much quiet you have been missing, and also whom you have missed.',
    'One friend who knows how you really are is company enough for such a time.',
  ],
};
