import type { ColumnShelf } from '../../../report-catalogue.js';

/**
 * What the houses of two planets in aspect have to do with each other. Each sentence goes from the slower planet's
 * house to the swifter one's, which the next sentence is about. By the swifter one's house, then by the other.
 */

/** In square or opposition. */
export const betweenAtOdds: ColumnShelf['betweenHouses']['tense'] = {
  1: {
    4: [
      'Home asks for hours that you had set aside for yourself.',
      'What your family takes for granted may not fit what you want for yourself.',
      'An old role at home gets in the way of how you would like to be now.',
      'Things left undone where you live hold up a plan of your own.',
    ],
    7: [
      'Another person’s wishes and your own do not fit into the same day.',
      'Another person has other ideas of what you should do.',
      'What you would do by yourself looks different once a partner is asked.',
      'It is hard to please another person and yourself at once.',
    ],
    10: [
      'What is expected of you in public does not quite suit what you want.',
      'Your position wants a version of you that you do not feel like being.',
      'Somebody above you may have plans for you that are not your own.',
      'A duty that carries your name stands before something you want for yourself.',
    ],
  },
  2: {
    5: [
      'What you do for pleasure has a price, and your budget feels it.',
      'A wish of the heart may be dearer than your budget likes.',
      'What you spend on someone you love may be missing somewhere else.',
      'Something you would love to do has to be weighed against what it costs.',
    ],
    8: [
      'What you share with someone and what is yours alone are not easy to tell apart.',
      'Another person’s money has a say in what you do with your own.',
      'A question of trust gets mixed up with a question of what you own.',
      'A loan, a tax or a promise between two people touches what you can spend.',
    ],
    11: [
      'Plans made among friends may cost more than you would spend alone.',
      'A group’s idea of what is affordable may not be yours.',
      'What you hope for in the long run and what you can pay for now are far apart.',
      'Friends may count on a contribution for which your budget has no room.',
    ],
  },
  3: {
    6: [
      'The day’s work leaves little time for calls and errands.',
      'What has to be done and what wants to be said get in each other’s way.',
      'A full schedule makes you short with people who only want a word.',
      'Messages pile up while you deal with tasks that cannot wait.',
    ],
    9: [
      'Large questions and small errands want the same hour of your day.',
      'A principle stands in the way of a simple conversation.',
      'What you hear from far away does not agree with what they say next door.',
      'Distance, or a difference of belief, makes a plain thing harder to say.',
    ],
    12: [
      'Something you keep to yourself colors what you say aloud.',
      'You need quiet just when everybody would like an answer.',
      'Tiredness gets into your words before you notice it.',
      'What you were told in confidence makes an ordinary talk difficult.',
    ],
  },
  4: {
    7: [
      'A partner and the family may want different things of you.',
      'Another person sees your home with other eyes than you do.',
      'What two people have agreed has to be explained again at home.',
      'Someone who is close to you would like evenings that belong to the household.',
    ],
    10: [
      'Work in public takes hours and patience that are missing at home.',
      'A career has its own dates, and the household has others.',
      'What you are praised for outside is no help with what wants doing where you live.',
      'Your position follows you home, if only in your head.',
    ],
    1: [
      'You want something for yourself, and home wants something of you.',
      'Your own pace is not that of the place or the people you live with.',
      'You have changed faster than your family’s idea of you.',
      'A plan of yours upsets the order of the house.',
    ],
  },
  5: {
    8: [
      'What is owed, shared or kept secret weighs on what should be light.',
      'Closeness asks for more than a flirtation wants to give.',
      'Money held in common sets limits to what you do for fun.',
      'A question of trust stands between you and an easy good time.',
    ],
    11: [
      'Friends want the hours that you would give to what you love.',
      'What pleases a whole group is not what gives you joy.',
      'A common plan leaves little room for play.',
      'Someone you like and the circle you belong to may not mix well.',
    ],
    2: [
      'Your budget has something to say about what you do for fun.',
      'The sums speak against a pleasure that you would rather not give up.',
      'What you can afford and what you would love are not the same.',
      'A worry over money may take some of the play out of love.',
    ],
  },
  6: {
    9: [
      'Your mind is on a journey or an idea, but the tasks are waiting here.',
      'What you believe in and what you do all day do not agree at every point.',
      'Study or travel would take time that your schedule does not have.',
      'A rule made far away may upset the order of your day.',
    ],
    12: [
      'You need rest at the hours when the work needs you.',
      'What you lie awake over makes the day’s tasks longer.',
      'Nobody sees how tired you are, so nobody takes a task off your hands.',
      'Something you keep to yourself slows down your work.',
    ],
    3: [
      'Talk, calls and errands break up the working day.',
      'People nearby want answers while you want to get something done.',
      'What is said in passing makes work that nobody had planned.',
      'Each message that comes in puts off a task.',
    ],
  },
  7: {
    10: [
      'Your public duties and another person want the same hours.',
      'What is good for your position may not be good for the two of you.',
      'A success or a burden at work changes the tone between you and a partner.',
      'People above you and the person beside you expect different things.',
    ],
    1: [
      'You want your own way, and another person has theirs.',
      'It is hard to make room for somebody when you feel strongly yourself.',
      'You come across differently than you mean to, and somebody answers to that.',
      'What you want for yourself leaves another person guessing where they stand.',
    ],
    4: [
      'Family or household takes up what you would give to a partner.',
      'How things were done where you grew up is not how the other person does them.',
      'Somebody at home has a say in what you agree on with somebody else.',
      'An unsettled matter at home finds its way into a talk between two people.',
    ],
  },
  8: {
    11: [
      'What you have promised to many is hard to square with what you owe to one.',
      'A matter between two people gains nothing by being known to a whole circle.',
      'Friends have opinions on what you share with somebody else.',
      'A common plan may ask for more than two people had agreed to give.',
    ],
    2: [
      'It is hard to draw a line between your own money and what you share.',
      'You count by what you paid, and another person by what was needed.',
      'The more you hold on to what you own, the harder it is to share the rest.',
      'What you earn or spend yourself bears on what was agreed between two people.',
    ],
    5: [
      'What began as play may have become serious for one of two people.',
      'A pleasure of yours touches what is not yours alone.',
      'Charm is no help when the two of you have something to settle.',
      'A child, a romance or a project may have a claim on what is shared.',
    ],
  },
  9: {
    12: [
      'You would like to set out or to learn something, but you need rest as well.',
      'A doubt that you have told nobody makes a conviction less sure.',
      'Rest is due just when you want to set out.',
      'Something you feel and cannot explain speaks against what you believe.',
    ],
    3: [
      'Small talk and small errands use up the time for a larger subject.',
      'The facts near at hand do not bear out a fine idea.',
      'People nearby ask practical questions about a plan that is still a dream.',
      'Appointments and errands keep you from setting out.',
    ],
    6: [
      'The duties of the day hold up a journey or a course of study.',
      'Details at work leave little room for larger questions.',
      'Your schedule says no to what your curiosity has said yes to.',
      'What you do all day may be at odds with what you believe in.',
    ],
  },
  10: {
    1: [
      'You feel like doing one thing, and people expect another of you in public.',
      'Your temper shows where a calm face would serve your work better.',
      'You want to be yourself, and a position has its rules.',
      'A private wish cuts across a public plan.',
    ],
    4: [
      'Home needs you at the hours when your work does.',
      'Family matters are on your mind while people judge your work.',
      'What you owe to those at home sets limits to what you can promise in public.',
      'A repair or a mood at home takes strength that your work could use.',
    ],
    7: [
      'A partner’s plans and your career ask for the same dates.',
      'The person beside you may not like what your position asks of you.',
      'Somebody else’s interests have to be weighed in a public decision.',
      'What you have agreed with one person limits what you can do at work.',
    ],
  },
  11: {
    2: [
      'What it costs to take part comes between you and your friends.',
      'Your means and a common plan are of different sizes.',
      'You and your friends may not put the same price on a thing or an evening.',
      'Money is a subject that friends like to leave out, and it comes in all the same.',
    ],
    5: [
      'Love, a child or a game keeps you from people whom you had promised to meet.',
      'You would like to shine, and a group would like a member.',
      'What delights you alone is of little use to a common plan.',
      'Somebody you are fond of may not fit in with your friends.',
    ],
    8: [
      'A debt or a confidence between two people makes a whole circle of friends cautious.',
      'What you share with one person cannot be told to all the others.',
      'Trust that comes easily between two is harder to find in a group.',
      'Money held in common, or owed, stands between you and a wider plan.',
    ],
  },
  12: {
    3: [
      'Calls, errands and news leave you little quiet.',
      'You are asked to explain what you would rather keep to yourself.',
      'Chatter nearby makes it hard to hear your own thoughts.',
      'An answer that somebody is waiting for keeps you from resting.',
    ],
    6: [
      'Work has a claim on hours that you need for rest.',
      'The list of tasks does not stop when you do.',
      'You carry the day’s work into the hours meant for being alone.',
      'Duties keep you on your feet when a quiet corner would do you more good.',
    ],
    9: [
      'Plans for something far away make demands when you would like to be left in peace.',
      'Plans for travel or study leave little room for doing nothing.',
      'Large questions follow you to bed.',
      'What you are sure of in company is less certain when you are alone.',
    ],
  },
};

/** In trine or sextile. */
export const betweenInAccord: ColumnShelf['betweenHouses']['harmonious'] = {
  1: {
    3: [
      'People nearby understand quickly what you want.',
      'A short talk does more for your own plans than a long one would.',
      'You have words for what you want, and somebody close at hand listens.',
      'News or an errand may play into your hands.',
    ],
    5: [
      'What you do for fun does you good in everything else.',
      'Good spirits make you easy to like.',
      'Love, play or a piece of work that you enjoy gives you heart.',
      'You are most yourself where you are enjoying yourself.',
    ],
    9: [
      'A wider view does your own plans good.',
      'Something you have studied, seen or come to believe stands behind you.',
      'Curiosity draws you on, and it suits you.',
      'A book, a journey or somebody from far away may have just what you need.',
    ],
    11: [
      'Friends want for you what you want for yourself.',
      'The circle that you belong to lends your own plans some weight.',
      'You need not do it alone, as others share the hope.',
      'Among friends you can be as you are.',
    ],
  },
  2: {
    4: [
      'Home and money are for once no rivals.',
      'What you have and where you live fit together.',
      'Someone in the family may help with a question of means.',
      'A well-run household does your budget good.',
    ],
    6: [
      'Plain daily work is good for your means.',
      'Good habits and good sense with money support each other.',
      'What you do with care at work is worth something.',
      'Order in the day brings order into your sums.',
    ],
    10: [
      'Your standing and your means pull the same way.',
      'People above you may see what your work is worth.',
      'A good name does your finances no harm.',
      'What you are known for can be given a price as well.',
    ],
    12: [
      'Quiet thought is good for a decision about money.',
      'What you have put by where nobody sees it gives you some room.',
      'Time alone shows you what you really need to own.',
      'A question of money is best settled in private.',
    ],
  },
  3: {
    1: [
      'You know what you want to say, and say it as yourself.',
      'Your own manner opens conversations.',
      'What you want for yourself is easy to put into words.',
      'You are in good form, and it shows as soon as you speak.',
    ],
    5: [
      'Talk is playful, and all the better for a little flirting.',
      'Love and wit help each other.',
      'What you enjoy is what you like to talk about, so people listen.',
      'A game, a child or a good story makes it easy to talk.',
    ],
    7: [
      'Another person meets you halfway in conversation.',
      'Two people find the right tone with each other.',
      'What you say is answered by somebody who has been listening.',
      'A partner is good company on the day’s errands.',
    ],
    11: [
      'Friends bring news, or carry yours further.',
      'What you say reaches a whole circle.',
      'You talk best in company that you have chosen.',
      'A common plan gives you something to write or call about.',
    ],
  },
  4: {
    2: [
      'What the house needs and what you can spend fit together.',
      'Something you own, or a skill of yours, can make home better.',
      'Money spent with sense makes itself felt where you live.',
      'You know what home is worth to you.',
    ],
    6: [
      'A practical turn helps with what has to be done at home.',
      'Good order in the day leaves time for the household.',
      'Chores go quickly, and home is the better for it.',
      'What you have learned at work is of use where you live.',
    ],
    8: [
      'Trust between two people makes home a safer place.',
      'What is shared is well looked after, and the household gains by it.',
      'A frank word about money or closeness clears the air at home.',
      'You can speak of deep things with the people you live with or come from.',
    ],
    12: [
      'Quiet does your home good.',
      'Time to yourself makes you easier to live with.',
      'Behind a closed door you find what you need for the family.',
      'Rest comes easily where you live.',
    ],
  },
  5: {
    1: [
      'You are at ease with yourself, and that is attractive.',
      'Your own good mood is the best part of the game.',
      'What you want and what you love are the same thing for once.',
      'You have courage enough to show what you like.',
    ],
    3: [
      'The right words come to you in love and in play.',
      'A short trip, a message or a joke brings some fun.',
      'People nearby join in what you enjoy.',
      'Talk is half the pleasure.',
    ],
    7: [
      'A partner is glad to play along.',
      'What you enjoy is better for being shared with one person.',
      'Somebody may meet your affection halfway.',
      'Two people have the same idea of fun.',
    ],
    9: [
      'A journey or an idea from farther off adds to your pleasure.',
      'Curiosity and affection go together.',
      'What you learn is a pleasure, and what you love teaches you something.',
      'A subject that is new to you, or someone who grew up elsewhere, may charm you.',
    ],
  },
  6: {
    2: [
      'What you can afford to buy may make the day’s work easier.',
      'Good tools are worth their price at work.',
      'What you own or know is of use in the day’s tasks.',
      'You know what your time is worth, which helps you plan it.',
    ],
    4: [
      'Home gives you what you need for the day’s work.',
      'A well-run household makes for a well-run day.',
      'The tasks go better after an evening at home.',
      'What you learned in your family is of use at work.',
    ],
    8: [
      'Somebody you trust takes an interest in how you work.',
      'You can get to the bottom of what slows your day.',
      'A matter shared with someone is settled by plain, careful work.',
      'Effort that is shared makes the daily tasks lighter.',
    ],
    10: [
      'People in charge may value the plain work you do.',
      'Daily tasks and larger aims point the same way.',
      'A good name makes it easier to get things done.',
      'What you do with care each day counts in public.',
    ],
  },
  7: {
    3: [
      'You and another person find it easy to talk.',
      'A message or a short visit brings two people closer.',
      'What needs saying between two people can be said lightly.',
      'Somebody nearby may put in a good word for you with another person.',
    ],
    5: [
      'Playfulness does a partnership good.',
      'Affection shows, and makes it easier to agree.',
      'What two people enjoy together holds them together.',
      'A good mood makes it easy to meet somebody.',
    ],
    9: [
      'An interest in something larger brings two people together.',
      'You and another person look in the same direction.',
      'Travel or study makes good company of two people.',
      'A shared belief makes it easier to agree.',
    ],
    11: [
      'Friends are good for the two of you.',
      'A common hope ties you to another person.',
      'Through your circle you may meet the right partner for a plan.',
      'What you want together with one person suits the others as well.',
    ],
  },
  8: {
    4: [
      'Family feeling makes it easier to share.',
      'What home has taught you about trust is of use now.',
      'A matter of the household and a shared one can be settled together.',
      'Old ties are firm ground in a delicate matter.',
    ],
    6: [
      'Careful work puts shared affairs in order.',
      'A practical step does more for trust than a vow.',
      'Good habits with papers and dates help two people trust each other.',
      'A delicate matter can be dealt with as one more task, and gets done.',
    ],
    10: [
      'Your good name helps in a matter of trust.',
      'People with influence may support what two of you have agreed.',
      'What you are known for makes others willing to rely on you.',
      'Your public and your private interests fit together.',
    ],
    12: [
      'You sense what lies beneath a matter of trust.',
      'Time alone shows you what you can share.',
      'What is settled quietly between two people holds.',
      'You can think calmly in private about a matter of trust or shared money.',
    ],
  },
  9: {
    1: [
      'Your own courage is what a larger plan needs.',
      'You trust your own eyes, and want to see more.',
      'What you want for yourself lies a little farther off than usual.',
      'You are curious, and it becomes you.',
    ],
    5: [
      'Pleasure draws you out into the world.',
      'What you love makes you want to learn more.',
      'A journey or a subject is taken up for the joy of it.',
      'Playing with an idea takes you further than drill would.',
    ],
    7: [
      'Another person widens your view.',
      'Somebody likes the idea of coming along.',
      'A partner’s way of seeing things teaches you something.',
      'With somebody beside you a large plan seems nearer.',
    ],
    11: [
      'Friends encourage you to look further.',
      'A group shares what you believe in.',
      'Your hopes and your convictions support each other.',
      'Company makes a journey or a course of study lighter.',
    ],
  },
  10: {
    2: [
      'What you are worth and what you do in public fit together.',
      'A skill of yours may be wanted where people can see it.',
      'Good sense with money does your standing good.',
      'What you own or can do supports a plan for your work.',
    ],
    6: [
      'Good daily work speaks for you in public.',
      'What you do well each day may be noticed higher up.',
      'Order in small tasks carries a large one.',
      'Practical people back what you do.',
    ],
    8: [
      'Somebody’s trust stands behind what you do in public.',
      'Quiet backing, of money or of trust, supports a public plan.',
      'What two people have agreed in confidence helps your work along.',
      'You see what moves the people in charge.',
    ],
    12: [
      'What you have prepared in quiet can be shown.',
      'Rest makes you better at what people judge you by.',
      'Something done behind the scenes does your standing good.',
      'You know when to be seen and when to keep out of sight.',
    ],
  },
  11: {
    1: [
      'You bring something of your own to the circle, and it is welcome.',
      'Friends like you as you are.',
      'What you want fits well with what others plan.',
      'Your own good spirits carry others along.',
    ],
    3: [
      'News travels quickly among friends, and this time it is of use.',
      'A word from you brings people together.',
      'Neighbors or relatives may turn out to be good company.',
      'You find the words that a common plan needs.',
    ],
    7: [
      'A partner gets on well with your friends.',
      'Two people carry a common plan further than one would.',
      'Somebody you deal with singly may open the door to a group.',
      'What you have agreed with one person helps a whole circle.',
    ],
    9: [
      'Shared ideas bring people together.',
      'A journey, a course or a cause gives you company.',
      'What you believe in wins you friends.',
      'Friends from farther off widen the circle.',
    ],
  },
  12: {
    2: [
      'You can afford to be left in peace for a while.',
      'Your money and belongings are looked after, so you can rest.',
      'A small expense for your comfort is well placed.',
      'With sums and things in order it is easier to rest.',
    ],
    4: [
      'Home gives you the quiet you need.',
      'The family may make few demands, and let you be.',
      'Old rooms and old memories are good company when you are alone.',
      'You rest best where you belong.',
    ],
    8: [
      'There is somebody you can trust with what you keep to yourself.',
      'A secret that is shared weighs less.',
      'What troubles you can be looked at to the bottom.',
      'Peace between two people lets you sleep better.',
    ],
    10: [
      'Your work lets go of you for a while, and does not suffer.',
      'People in charge leave you in peace.',
      'A good name works for you while you rest.',
      'What you have achieved in public allows you a retreat.',
    ],
  },
};
