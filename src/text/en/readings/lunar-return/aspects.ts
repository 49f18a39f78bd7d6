import type { LunarReturnReadingCells } from '../../../reading-catalogue.js';

type Pairs = LunarReturnReadingCells['aspects'][number];

/** Planets of a lunar return other than the Moon, told for its month. */
const sun: Pairs = {
  2: {
    conjunction:
      'Mercury is close to the Sun, so you think about what you want and talk about little else. It is a good month for making plans and for speaking up. Listening takes you a bit more effort than usual.',
  },
  3: {
    conjunction:
      'Venus is beside the Sun, and you are good company this month. People like you, and with most of them you get your way by being pleasant. Invite somebody before they have to invite you.',
  },
  4: {
    conjunction:
      'Mars is with the Sun, so you want to act, compete and win. With hard work to do, most of this energy goes where it is useful. Without it you may look for somebody to fight with.',
    harmonious:
      'Mars helps the Sun, and you get things done without a fuss. You have the courage for something that you have been meaning to tackle. It is probably finished sooner than you thought.',
    tense:
      'Mars gets in the way of the Sun, so you meet opposition, or go looking for it. You are strong and easily annoyed. Of the quarrels on offer, at most one is worth having.',
  },
  5: {
    conjunction:
      'Jupiter is at the side of the Sun, and you think well of yourself and of the world. People catch some of your confidence, and something may come of it. You are also inclined to promise more than four weeks can hold.',
    harmonious:
      'Jupiter supports the Sun, and you say what you want in the right tone and often get it. You could simply enjoy it, though there is one request that would be easier now than later.',
    tense:
      'Jupiter tempts the Sun to take on more than the month will hold. You are generous, hopeful and too busy. The rest goes better once you have left one thing out.',
  },
  6: {
    conjunction:
      'Saturn is on the Sun, and you have something to carry this month. It takes longer than it looks, and you would rather do it alone than badly. If you do only what is needed, and do it well, you have nothing to reproach yourself with.',
    harmonious:
      'The Sun can rely on Saturn, so you know how much you can do. What you have set yourself for the month, you keep to. Somebody patient may lend you a hand.',
    tense:
      'Saturn slows the Sun down, and you hear a no, from somebody else or from your own doubt. It does not mean that you were wrong. Mostly it tells you where to save your strength.',
  },
  7: {
    conjunction:
      'Uranus is with the Sun, and you want to be free, if possible at once. Something new excites you. You need not change everything to get some air; the one thing that really annoys you would do.',
    harmonious:
      'Uranus gives the Sun a fresh idea, so you try something that you had never thought of. It may turn out easier than it looked, and others are curious about it.',
    tense:
      'Uranus upsets the plans of the Sun this month. Now and then you are restless and hard to hold to a timetable, and a few things happen that nobody foresaw. The more gaps there are in your week, the less it matters.',
  },
  8: {
    conjunction:
      'Neptune veils the Sun, and you are less sure than usual of what you want. You feel more, and know less clearly what to insist on. That suits art, rest and kindness, and what has to be signed deserves a second reading by somebody else.',
    harmonious:
      'Neptune is gentle with the Sun, so your imagination can be trusted. You know what others need without being told. The best idea of the month comes when you are doing nothing.',
    tense:
      'Neptune clouds the Sun a little, and a hope of yours may have less in it than it seems. Plain questions help more than brooding.',
  },
  9: {
    conjunction:
      'Pluto is with the Sun, and you want one thing with all your strength. You can bring something to an end, or win it back. In your hurry you may not see who is standing in the way.',
    harmonious:
      'Pluto strengthens the Sun, so you have reserves. You see what lies behind a matter and can change it calmly. Once you have made up your mind, people feel that you mean it.',
    tense:
      'Pluto presses on the Sun, and you may run into somebody whose will is as strong as yours. You need not win, or give in at once. It is enough to say what you will not give up, and to wait.',
  },
};

const mercury: Pairs = {
  3: {
    conjunction:
      'Venus is beside Mercury, so you say things nicely. Letters, compliments and small talk go well. If you have long meant to tell someone that you like them, the words are there now.',
    harmonious:
      'Mercury and Venus are friends, and talk is pleasant this month. You find the right present and the right word. A disagreement can be settled before it gets large.',
  },
  4: {
    conjunction:
      'Mars is on Mercury, so you think fast and argue well. You also answer before the other person has finished. A sentence read once more before it is sent will save you an apology.',
    harmonious:
      'Mars backs Mercury, and what you say gets things moving. You come to the point, and nobody minds. Work that needs a quick head goes well.',
    tense:
      'Mars provokes Mercury, so a conversation gets heated before you know it. You are right more often than you are gentle. Whatever you write in anger can wait until the next day.',
  },
  5: {
    conjunction:
      'Jupiter is with Mercury, and you think in large pictures. There is good news, or you make it sound so. Look at the details before you pass it on.',
    harmonious:
      'Jupiter is kind to Mercury, so learning, teaching and traveling go well this month. What you have to explain is mostly understood the first time. A few lines in writing may get you what you want.',
    tense:
      'Jupiter makes Mercury say a little more than it knows. You guess, promise and exaggerate, all in good faith. Your enthusiasm is worth keeping; only the dates and the sums need looking at.',
  },
  6: {
    conjunction:
      'Saturn is with Mercury, and you think slowly and well. Hard subjects and honest talks are what it is good for. If a thought is gloomy, see what somebody else makes of it.',
    harmonious:
      'Saturn steadies Mercury, so you concentrate easily and papers get done. People believe what you say because they can hear that you have thought it over.',
    tense:
      'Saturn is strict with Mercury, and answers are slow to come. You doubt your own words, or somebody else does. The time that it takes is better used for finding the exact word than for worrying.',
  },
  7: {
    conjunction:
      'Uranus is with Mercury, so ideas come to you when you least expect them. Some are brilliant, and they don’t come twice. It pays to write them down on the spot.',
    harmonious:
      'Uranus brings Mercury something new, and you hear of things that are worth changing your mind for. A method or an acquaintance may save you time. You are quick to see what is good in it.',
    tense:
      'Uranus breaks in on Mercury, so your thoughts jump and your plans get interrupted. You may say something that startles people. For anything that runs to a timetable, allow twice the time.',
  },
  8: {
    conjunction:
      'Neptune is close to Mercury, and you think in images. You read between the lines, and invent, and dream. Facts are better left this month to somebody who is more awake.',
    harmonious:
      'Neptune inspires Mercury, so you find words for things that are hard to say. You guess rightly what others mean. A long talk with somebody does you both good.',
    tense:
      'Neptune confuses Mercury a little, and now and then a message goes astray. What seems unkind was perhaps only badly put. You will feel better once you know what was meant.',
  },
  9: {
    conjunction:
      'Pluto is with Mercury, and your mind will not let go of one subject. You find out what you wanted to know. You need not use all of it.',
    harmonious:
      'Pluto lends Mercury depth, so you see through something that had long puzzled you. You can talk about serious things without fear, and somebody may trust you with theirs.',
    tense:
      'Pluto pushes Mercury to have the last word this month. You suspect something, insist on it, and go on digging. Say what you know, and no more than that; the rest can wait.',
  },
};

const venus: Pairs = {
  4: {
    conjunction:
      'Venus and Mars are together, so you go after what you like. You pay compliments, or make something with your hands, and enjoy it. It need not lead to anything in order to do you good.',
    harmonious:
      'Mars is a good partner to Venus, and you ask for what you like and mostly get it. You are warm without pushing. An evening that you plan yourself is likely to be a good one.',
    tense:
      'Mars and Venus are at odds, so that you are drawn to somebody who irritates you, or are cross with somebody you love. Most of it is over as soon as one of you laughs.',
  },
  5: {
    conjunction:
      'Jupiter is beside Venus, and this is a pleasant month. Affection and good company come easily. You may be a little too generous, with money or with yourself.',
    harmonious:
      'Jupiter is generous to Venus, so people are fond of you and you of them. Invitations are worth accepting. There is no need to look for the catch.',
    tense:
      'Venus wants more of a good thing, and Jupiter sees no reason against it. You indulge yourself or somebody else. It is kindly meant, and half of it would be enough.',
  },
  6: {
    conjunction:
      'Saturn is with Venus, and you take affection seriously this month. You notice who is loyal. Things may feel cool for a while between you and somebody, and what stays warm is worth keeping.',
    harmonious:
      'Saturn gives Venus patience, so love is calm and promises are kept. An old friend does you good. You also know what things are worth, and buy well.',
    tense:
      'Saturn holds Venus back, and by one person you may feel less loved than you are. Mostly somebody is tired, they or you. If you ask for a little, you are likely to get it.',
  },
  7: {
    conjunction:
      'Uranus is with Venus, so somebody catches your eye, or your taste changes from one day to the next. You enjoy it. Whether it lasts is a question for another month.',
    harmonious:
      'Uranus brings Venus something unusual, and a new face or an unplanned evening does your heart good. Nothing is asked in return. What you would usually refuse may be the best of the month.',
    tense:
      'Uranus makes Venus restless. You want somebody near, and then you want some air. The other person may think that it is about them, unless you tell them that it is not.',
  },
  8: {
    conjunction:
      'Neptune is beside Venus, and you are a little in love, with a person, with music or with an idea. It makes you kind. It also makes you a bad judge of what a thing costs.',
    harmonious:
      'Neptune makes Venus tender, so you forgive easily and see what is beautiful. Somebody needs your sympathy and deserves it. Pictures and music do you good.',
    tense:
      'Neptune flatters Venus, and you may see something in a person that isn’t there. If somebody disappoints you, it may be because you had hoped for somebody else. You can stay fond of them as they are.',
  },
  9: {
    conjunction:
      'Pluto is with Venus, and what you feel for someone is strong. You want all or nothing. It gets simpler once you have asked what they want.',
    harmonious:
      'Pluto deepens Venus, so a bond grows closer without a drama. You can say what you need, and hear what the other person needs. Something old between you may be settled.',
    tense:
      'Pluto troubles Venus this month. Jealousy, a debt or an old hurt may come into a friendship. It is better spoken of than tested.',
  },
};

const mars: Pairs = {
  5: {
    conjunction:
      'Jupiter is with Mars, and you have courage for two. What has been stuck for want of a push may move. You can win a good deal without having to win it all.',
    harmonious:
      'Jupiter gives Mars a good cause, so effort pays and even gives you pleasure. People join you because you play fair. Movement or travel does you good.',
    tense:
      'Jupiter makes Mars overdo things, and you take on too much at too high a speed. You will not feel it at first. To say that it is enough takes courage as well.',
  },
  6: {
    conjunction:
      'Saturn is on Mars, so you push ahead with the brakes on. Your anger goes into what you are doing, or nowhere. Slow, hard tasks are just right for it.',
    harmonious:
      'Saturn keeps Mars at work, and you do a long job well. You know when to push and when to stop. Something that has dragged on can be finished this month.',
    tense:
      'Saturn stands in the way of Mars, and a delay makes you angry. Force does not help. You get further by doing the next small piece, and then the next.',
  },
  7: {
    conjunction:
      'Uranus is with Mars, so where you were stuck you act suddenly. It can free you of something. With tools, tempers and traffic you had better go one step more slowly than you want to.',
    harmonious:
      'Uranus shows Mars a quicker way, and you do things in your own manner. It is a good month to try what you have never tried. A little daring pays.',
    tense:
      'Uranus sets Mars off, so where something has held you up for long you are impatient, and quick to break with it. You are right to want more freedom, and still will be in the morning.',
  },
  8: {
    conjunction:
      'Neptune softens Mars, and your strength comes and goes. You do a great deal for something you believe in, and little for a schedule. What you cannot push through you can often go around.',
    harmonious:
      'Neptune guides Mars, so you act with feeling and touch people by what you do. You need not push. It suits you to help somebody, or to swim, or to dance.',
    tense:
      'Neptune tires Mars, and you may not know any longer what you are working for. Rest comes first. After that it is easier to see who gains by your effort.',
  },
  9: {
    conjunction:
      'Pluto is with Mars, and you are stronger than you thought. You can finish something hard. The strength is meant for the task, and the people around it should not have to feel it.',
    harmonious:
      'Pluto stands behind Mars, so you go on until a thing is done. What others have given up you can mend. As you say little about it, no help is offered.',
    tense:
      'Pluto challenges Mars, and there may be a contest of wills. You can frighten people without meaning to. If you step back for a moment, you will see whether you want what you are fighting for.',
  },
};

export const aspects: LunarReturnReadingCells['aspects'] = { 0: sun, 2: mercury, 3: venus, 4: mars };
