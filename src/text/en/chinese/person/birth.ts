import type { ChineseCatalogue } from '../../../chinese-catalogue.js';

/** What the pillars of a birth say. */

/** The stem of the day: the person. */
export const dayMasters: ChineseCatalogue['dayMasters'] = {
  0: 'a tall tree. You grow by going straight up, with principles for a trunk, and others shelter under you more than they say. Being bent hurts you more than being cut. A good deal of patience goes into your shade; let somebody water the root.',
  1: 'a vine, or grass, or whatever flowers close to the ground. You get your way by leaning, winding and coming up again, and you remember every wall. Softness in you is a method. It needs one firm stake and company it can trust.',
  2: 'the sun itself. Warmth goes out of you without accounts being kept, and a room is brighter for it and has fewer secrets. You dislike the dusk of things, waiting, hints, goodbyes. Go down in good time, and you are looked for again at daybreak.',
  3: 'a lamp. Your light is for a table rather than a field, and those who sit at it remember what you showed them. Moods flicker, and a draft from the next room can be felt. You keep burning longer than larger fires if someone trims the wick.',
  4: 'a mountain. You hold still, people find their way by you, and few could say what you feel. Trust is your gift and slowness its price. What you refuse you refuse for good; it may be worth leaving a pass open.',
  5: 'a field. You take in what falls on you and make something of it, food for others as often as not. Worry sinks in as easily as rain. You are richest when you lie fallow for part of the time, and choose who may plow.',
  6: 'ore, or a drawn blade. You go at things directly, have a sense of justice that wakes early, and are better with a hard task than with a vague one. Fire makes you useful and idleness makes you rust. Gentleness in you is a sharp tool kept in its sheath.',
  7: 'a jewel or a needle. You feel a flaw before others see it, in yourself first, and you shine when you have been worked on with care. Rough handling is remembered. Put the fine point to use, and spare your own hands.',
  8: 'a great river. You are in motion even when you sit, your mind goes round obstacles, and what you touch is carried along. Banks are a help that you seldom ask for. With them you are a road for many; without them, weather.',
  9: 'rain, mist or the dew. You reach people without noise and know what they feel before they do. It is a gift for healing and for hiding. You are easily colored by what you lie on; choose clear ground, and you give it life.',
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
  0: 'You were born in the month of the Rat, at midwinter, when the year turns in the dark: much goes on in you before it shows.',
  1: 'Yours is the month of the Ox, the cold ground before spring. People born in it are said to endure a great deal, and to warm up late.',
  2: 'The month of the Tiger opens spring, so that you tend to begin, and to believe in beginnings.',
  3: 'The Rabbit’s month is spring in full leaf; growth comes to you through ease and good company.',
  4: 'In the Dragon’s month spring stores its rain. You have feeling in reserve, more of it than you usually show.',
  5: 'The Snake’s month is where summer is lit, and it gives you quick warmth and the wish to get to the heart of a matter.',
  6: 'At the height of summer, in the month of the Horse, you like things bright, brief and all at once.',
  7: 'The Goat’s month is late summer, when the soil is dry and warm. You keep your warmth when others have used theirs up.',
  8: 'With the month of the Monkey autumn comes in, and you have an eye for what is ripe and what only looks it.',
  9: 'You came in the Rooster’s month, at the middle of autumn, when things are weighed, cut and called by their names.',
  10: 'The month of the Dog is the banked fire of late autumn, and there is a guard in you who sleeps lightly.',
  11: 'The Pig’s month begins winter with wide water. You have some of its ease, and its way of taking everybody in.',
};

/** The branch of the hour: what a person leaves to later years and to others. */
export const birthHours: ChineseCatalogue['birthHours'] = {
  0: 'You were born in the hour of the Rat, around midnight, and you keep your plans for later life to yourself.',
  1: 'By the hour of the Ox, the deepest of the night, what you build last is built slowest and stands.',
  2: 'A birth in the hour of the Tiger, before dawn, gives you hopes that are up early and plans that reach far.',
  3: 'It gets light in your hour, the Rabbit’s, and what you want of later life is peace and pleasant company.',
  4: 'Yours is the Dragon’s hour, when mist lifts from the hills, and what you leave to others may turn out larger than you meant.',
  5: 'Mid-morning, the Snake’s hour, is yours; with time you come to trust what you know without being told.',
  6: 'You were born in the Horse’s hour, at noon, so that what you wish for the future is plain to everyone and cannot wait.',
  7: 'Early afternoon is the hour of the Goat, and in later life you may be happiest with a garden and guests.',
  8: 'Out of the Monkey’s hour, late in the afternoon, you have a second wind, usually with a joke in it.',
  9: 'The hour of the Rooster brings everyone home, and you like your own affairs counted before dark.',
  10: 'When lamps are lit, in the hour of the Dog, somebody has to keep watch; in later life that may be you.',
  11: 'Your hour is the Pig’s, the last of the evening, and what you wish for in the end is peace and a full table.',
};
