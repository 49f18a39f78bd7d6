import type { ChineseCatalogue } from '../../../chinese-catalogue.js';

/** What the pillars of a birth say. */

/** By the stem of the day, which stands for the person. */
export const dayMasters: ChineseCatalogue['dayMasters'] = {
  0: 'a tall tree. You grow in one direction, by principle, and people rely on you more than they say. Breaking would be easier for you than bending. What you need is patience from others in return, and somebody who now and then asks how you are.',
  1: 'a climbing plant. You get where you want to go by adapting, round obstacles rather than through them, and you rarely forget who helped. Others take it for softness, and it is a method. What you need is one firm support, and company you can trust.',
  2: 'the sun. You are warm to everyone without keeping accounts, and things become cheerful and clear where you are. Waiting, hints and long goodbyes are hard for you. What you need is rest in good time, for you tend to give until there is nothing left.',
  3: 'a lamp. Your warmth is for a few people at a time, and they remember what you showed them. Moods come and go with the company you are in. You last longer than showier people do, as long as someone looks after you as well.',
  4: 'a mountain. You hold still, others find their bearings by you, and few can tell what you feel. People trust you for good reason. Changing your mind is slow work, and what you have refused once you tend to refuse for good; an exception costs less than you think.',
  5: 'a field. You take in what comes to you and make something of it, often for other people. Worries sink in as readily as anything else. You do best with a fallow time now and then, and with a say in who makes use of you.',
  6: 'ore, or a blade. You go at things directly, feel injustice early, and are better at a hard task than at a vague one. Pressure makes you useful, and idleness does you no good. Your gentleness is real, though people notice the edge first.',
  7: 'a jewel, or a needle. You see a flaw before others do, in yourself first of all, and are at your best after careful preparation. You remember rough treatment for a long time. Fine work is where you shine, and a little mercy toward yourself makes it no worse.',
  8: 'a great river. You are always on your way somewhere, your mind finds a path round most obstacles, and you take people with you. Limits help you more than you like to admit. With a fixed purpose you get a great deal done; without one, you are everywhere at once.',
  9: 'rain or dew. You reach people quietly and know what they feel before they say it, which is a gift for helping and for hiding. The company you keep colors you easily. With whom you live matters more to you than to most.',
};

/** In place of these for a yang stem with few signs on its side. */
export const weakDayMasters: ChineseCatalogue['weakDayMasters'] = {
  0: 'a tall tree. You grow in one direction, by principle, even where the ground gives you little. Breaking would be easier for you than bending. What you need is patience from others, and somebody who now and then asks how you are.',
  2: 'the sun, with clouds about it. You give warmth readily, and feel it when little comes back. Waiting, hints and long goodbyes are hard for you. What you need is rest in good time, and people who warm you in turn.',
  4: 'a mountain. You hold still, and few can tell what it costs you. People lean on you sooner than you would choose. Changing your mind is slow work, and what you have refused once you tend to refuse for good; an exception costs less than you think.',
  6: 'ore, or a blade. You go at things directly and feel injustice early, and have to choose the fights that you have strength for. Vague tasks tire you, and so does pressure without end. Your gentleness is real, though people notice the edge first.',
  8: 'a great river, at low water. Your mind finds a path round most obstacles, and you have less strength for the way than people suppose. Limits help you more than you like to admit. With one fixed purpose you get a great deal done; with several, you run dry.',
};

/** The Nayin of the year's pillar. */
export const nayinTexts: ChineseCatalogue['nayinTexts'] = {
  0: 'What you are good at lies deep. You are slow to show it, and people who take the trouble to look are surprised.',
  1: 'Under pressure you produce something, and you like to have many hands around you when you do.',
  2: 'You grow best among people of your own kind, and give shelter to others without noticing it.',
  3: 'You are easy to approach. Many people have told you their troubles, and few have asked about yours.',
  4: 'You see quickly what is superfluous, in talk as in work. People who asked for your opinion are helped by it, and the others are hurt.',
  5: 'You are noticed from a distance and known up close by few, which is how you like it most of the time.',
  6: 'Your thoughts move fast and in one direction. When you are busy you can be cool with people, and mean nothing by it.',
  7: 'Others feel safe beside you. You are quicker to defend somebody than to let them in.',
  8: 'You can be shaped at any age, by example, though not by pressure.',
  9: 'You give way easily in small matters, and hardly ever in the one that counts for you.',
  10: 'Ideas and kindness come to you steadily as long as nobody hurries you. Quiet is a condition of your best work.',
  11: 'You like to look after the people you live with, and to see from some way off how everything is going.',
  12: 'You can change the mood of a room in a moment. What you decide suddenly has often been ready for a long time.',
  13: 'You show your worth in hard times, when others give up, and you keep to your opinions in all weathers.',
  14: 'You get where you are going, later than others perhaps, and without making much noise about it.',
  15: 'Your gifts come in small pieces, so it takes time, and some sorting, before you and others see what they add up to.',
  16: 'Your warmth is meant for those who are near. Strangers notice little of it, and guests a great deal.',
  17: 'You are used to managing on your own, and have learned to adapt to whatever comes.',
  18: 'Earth on a wall is plaster, on which others paint. You bring out the best in other people’s ideas, and could put your name to more of your own.',
  19: 'You have a sense of how things look, and can make something plain feel special. It does most for things that are sound underneath.',
  20: 'You are at your best in a small circle, where people come to you for comfort and for an honest answer.',
  21: 'You have many people in mind at once and belong to none of them alone. You may be of help where nobody had thought to ask you.',
  22: 'You like to be on the move and to bring people together. To stay somewhere is a thing you have to decide on purpose.',
  23: 'You look more delicate than you are, and what you have promised to hold together stays together.',
  24: 'The mulberry feeds the silkworm. You provide for others, and what they make of it may be finer than what you gave. It is fair to be named beside it.',
  25: 'You begin in a small place with large plans, and find a way round what you cannot move.',
  26: 'You adapt to whoever is with you, and start again easily. A habit or two gives you something to come back to.',
  27: 'You treat everyone alike and hide nothing. That directness is a relief to some people and too much for others.',
  28: 'You tend to come into your own late, after some difficulty, and have much to share when you do.',
  29: 'You can take in a great deal, people and troubles and plans, and remain much as you were.',
};

/** By the branch of the month: the season into which the person was born. */
export const birthMonths: ChineseCatalogue['birthMonths'] = {
  0: 'You were born in the month of the Rat, at midwinter, so a good deal goes on in you before anyone sees it.',
  1: 'Yours is the month of the Ox, the end of winter. People born in it are said to endure much and to warm up late.',
  2: 'The month of the Tiger opens spring, which makes you a person of beginnings, and a hopeful one.',
  3: 'The Rabbit’s month is the middle of spring, and you grow best in good company.',
  4: 'In the Dragon’s month spring stores its rain. You have more feeling in reserve than you usually show.',
  5: 'The Snake’s month begins summer, and gives you quick warmth and the wish to get to the heart of a matter.',
  6: 'Born in the month of the Horse, at the height of summer, you like things bright, quick and all at once.',
  7: 'The Goat’s month is late summer, warm and dry. You stay friendly when others have run out of patience.',
  8: 'With the month of the Monkey autumn begins, and you can tell what is ripe from what only looks it.',
  9: 'You came in the Rooster’s month, the middle of autumn and harvest time, and you like to know what a thing is worth.',
  10: 'The month of the Dog is late autumn, when stores are guarded. You watch over what is yours, and sleep lightly.',
  11: 'The Pig’s month begins winter, with its long evenings. You have some of the Pig’s ease, and its way of making room for everybody.',
};

/** By the branch of the hour: what the person leaves to later years and to others. */
export const birthHours: ChineseCatalogue['birthHours'] = {
  0: 'The hour is read for later life. Yours is the Rat’s, around midnight, and the plans you have for it you keep to yourself.',
  1: 'The hour is read for later life. By yours, the Ox’s, in the deepest of the night, what you build late tends to be built slowly and to last.',
  2: 'The hour is read for later life. Yours, the Tiger’s, comes before dawn, and gives you hopes that reach far.',
  3: 'The hour is read for later life. Yours is the Rabbit’s, when it gets light, and what you wish for is peace and pleasant company.',
  4: 'The hour is read for later life. Yours is the Dragon’s, early in the morning, and what you leave to others may turn out larger than you meant.',
  5: 'The hour is read for later life. Yours is the Snake’s, the middle of the morning; with time you trust more in what you know without being told.',
  6: 'The hour is read for later life. Yours is the Horse’s, noon, so that your wishes for it are plain to everyone and in a hurry.',
  7: 'The hour is read for later life. Yours is the Goat’s, early in the afternoon, and you may be happiest with a garden and guests.',
  8: 'The hour is read for later life. Yours, the Monkey’s, late in the afternoon, may bring a second wind and some humor about it.',
  9: 'The hour is read for later life. Yours is the Rooster’s, the time of coming home, and you like your affairs in order well before it.',
  10: 'The hour is read for later life. Yours is the Dog’s, early in the evening, when somebody has to look after the house; it may well be you.',
  11: 'The hour is read for later life. Yours is the Pig’s, the last of the evening, and what you wish for in the end is rest and a full table.',
};
