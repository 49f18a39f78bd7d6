import type { ChineseCatalogue } from '../../../chinese-catalogue.js';

/** What the pillars of a birth say. */

/** The stem of the day: the person. */
export const dayMasters: ChineseCatalogue['dayMasters'] = {
  0: 'a tall tree. You grow in one direction, by principle, and people rely on you more than they say. Breaking would be easier for you than bending. What you need is patience from others in return, and somebody who now and then asks how you are.',
  1: 'a climbing plant. You get where you want to go by adapting, round obstacles rather than through them, and you rarely forget who helped. Others take it for softness, and it is a method. What you need is one firm support, and company you can trust.',
  2: 'the sun. You are warm to everyone without keeping accounts, and things become cheerful and clear where you are. Waiting, hints and long goodbyes are hard for you. What you need is rest in good time, for you tend to give until there is nothing left.',
  3: 'a lamp. Your warmth is for a few people at a time, and they remember what you showed them. Moods come and go with the company you are in. You last longer than showier people do, as long as someone looks after you as well.',
  4: 'a mountain. You hold still, others find their bearings by you, and few can tell what you feel. People trust you for good reason. Changing your mind is slow work, and what you have refused once you tend to refuse for good; an exception costs less than you think.',
  5: 'a field. You take in what comes to you and make something of it, often for other people. Worries sink in as readily as anything else. You do best with a fallow time now and then, and with a say in who makes use of you.',
  6: 'ore, or a blade. You go at things directly, feel injustice early, and are better at a hard task than at a vague one. Pressure makes you useful, and idleness does you no good. Your gentleness is real, though people notice the edge first.',
  7: 'a jewel, or a needle. You see a flaw before others do, in yourself first of all, and are at your best after careful preparation. Rough treatment you remember for a long time. Fine work is where you shine, and a little mercy toward yourself makes it no worse.',
  8: 'a great river. You are always on your way somewhere, your mind finds a path round most obstacles, and you take people with you. Limits help you more than you like to admit. With a fixed purpose you get a great deal done; without one, you are everywhere at once.',
  9: 'rain or dew. You reach people quietly and know what they feel before they say it, which is a gift for helping and for hiding. The company you keep colors you easily. With whom you live matters more to you than to most.',
};

/** The note of the year's pillar. */
export const nayinTexts: ChineseCatalogue['nayinTexts'] = {
  0: 'treasure that lies deep, and comes up only for those who dive',
  1: 'a fire that is built for many and watched by one',
  2: 'the strength of a wood where no single tree is asked to stand alone',
  3: 'ground by the wayside that knows everyone who has passed',
  4: 'an edge that was made for use and should be kept in its case',
  5: 'a flame on a height, seen from far and close to nobody',
  6: 'clear water in a narrow bed, quick and never quite warm',
  7: 'a wall that others feel safe behind',
  8: 'metal not yet cool, which can still be given its shape',
  9: 'grace that bends to every wind and keeps its root',
  10: 'a source that gives most when it is not stirred',
  11: 'a roof over other people’s heads, and a fine view from it',
  12: 'a flash that changes how everything looks for a moment',
  13: 'an evergreen patience that shows its worth in the cold',
  14: 'a stream that arrives, however long it takes',
  15: 'gold in sand, which must be washed for and is found in grains',
  16: 'a hearth at the foot of the hill, where travelers stop',
  17: 'a tree on open ground that has learned every wind',
  18: 'a plain surface on which others can write',
  19: 'a thin bright finish that makes common things precious',
  20: 'a small light that a family gathers around',
  21: 'water from the sky, which belongs to nobody and feeds all',
  22: 'a post road, broad, used and always on its way somewhere',
  23: 'an ornament with a pin in it, delicate and holding fast',
  24: 'mulberry leaf, which by patience becomes silk',
  25: 'a brook in the valley that has plans for the sea',
  26: 'warm loose sand that takes every print and keeps none',
  27: 'fire out of the sun, open to all and hard to look into',
  28: 'a fruit tree that is at its best after frost',
  29: 'an ocean that receives every river and stays salt',
};

/** The branch of the month: the season a person was born into. */
export const birthMonths: ChineseCatalogue['birthMonths'] = {
  0: 'You were born in the month of the Rat, at midwinter, so a good deal goes on in you before anyone sees it.',
  1: 'Yours is the month of the Ox, the end of winter. People born in it are said to endure much and to warm up late.',
  2: 'The month of the Tiger opens spring, which makes you a person of beginnings, and a hopeful one.',
  3: 'The Rabbit’s month is the middle of spring, and you grow best at your ease and in good company.',
  4: 'In the Dragon’s month spring stores its rain. You have more feeling in reserve than you usually show.',
  5: 'The Snake’s month begins summer, and gives you quick warmth and the wish to get to the heart of a matter.',
  6: 'Born in the month of the Horse, at the height of summer, you like things bright, quick and all at once.',
  7: 'The Goat’s month is late summer, warm and dry. You stay friendly when others have run out of patience.',
  8: 'With the month of the Monkey autumn begins, and you can tell what is ripe from what only looks it.',
  9: 'You came in the Rooster’s month, the middle of autumn and harvest time, and you like to know what a thing is worth.',
  10: 'The month of the Dog is late autumn, when stores are guarded. You watch over what is yours, and sleep lightly.',
  11: 'The Pig’s month begins winter, with its long evenings. You have some of its ease, and its way of making room for everybody.',
};

/** The branch of the hour: what a person leaves to later years and to others. */
export const birthHours: ChineseCatalogue['birthHours'] = {
  0: 'The hour is read for later life. Yours is the Rat’s, around midnight, and the plans you have for it you keep to yourself.',
  1: 'The hour is read for later life. By yours, the Ox’s, in the deepest of the night, what you build late is built slowly and lasts.',
  2: 'The hour is read for later life. Yours, the Tiger’s, comes before dawn, and gives you hopes that reach far.',
  3: 'The hour is read for later life. Yours is the Rabbit’s, when it gets light, and what you wish for is peace and pleasant company.',
  4: 'The hour is read for later life. Yours is the Dragon’s, early in the morning, and what you leave to others may turn out larger than you meant.',
  5: 'The hour is read for later life. Yours is the Snake’s, the middle of the morning; with time you trust more in what you know without being told.',
  6: 'The hour is read for later life. Yours is the Horse’s, noon, so that your wishes for it are plain to everyone and in a hurry.',
  7: 'The hour is read for later life. Yours is the Goat’s, early in the afternoon, and you may be happiest with a garden and guests.',
  8: 'The hour is read for later life. Yours, the Monkey’s, late in the afternoon, gives you a second wind and some humor about it.',
  9: 'The hour is read for later life. Yours is the Rooster’s, the time of coming home, and you like your affairs in order well before it.',
  10: 'The hour is read for later life. Yours is the Dog’s, early in the evening, when somebody has to look after the house; it may well be you.',
  11: 'The hour is read for later life. Yours is the Pig’s, the last of the evening, and what you wish for in the end is rest and a full table.',
};
