import type { LunarReturnReadingCells } from '../../../reading-catalogue.js';

type Pairs = LunarReturnReadingCells['aspects'][number];

/** Planets of a lunar return other than the Moon, told for its month. */
const sun: Pairs = {
  2: {
    conjunction:
      'Mercury is close to the Sun, so you think about what you want and talk about little else. It is good for plans and for speaking up. Listening takes a bit more effort than usual.',
  },
  3: {
    conjunction:
      'Venus is beside the Sun, and you are good company. You like yourself and are liked. What has to be said sharply can wait, or be said by somebody else.',
  },
  4: {
    conjunction:
      'Mars stands with the Sun, and there is a fire under this month. You want to act, compete and win. Give it hard work to do, and your temper will have less to burn.',
    harmonious:
      'The Sun has the help of Mars, and you get things done without a fuss. Courage is there when it is wanted. It is a good time for whatever you have been meaning to tackle.',
    tense:
      'Mars gets in the way of the Sun, so you meet opposition, or look for it. You are strong and easily annoyed. Choose the one quarrel that is worth having.',
  },
  5: {
    conjunction:
      'With Jupiter at the side of the Sun, you think well of yourself and of the world. Something may come of it, since people believe you. Keep an eye on how much you promise.',
    harmonious:
      'Jupiter supports the Sun, and this month is on your side. You ask for things in the right tone and often get them. It would be a pity only to enjoy it.',
    tense:
      'Jupiter tempts the Sun to more than the month will hold. You are generous, hopeful and a little too busy. Leave one thing out, and the rest will be better for it.',
  },
  6: {
    conjunction:
      'Saturn is on the Sun, and you have something to carry. Work is heavy and praise is rare. Do what is needed and no more. You will be glad later of how it was done.',
    harmonious:
      'The Sun can count on Saturn, so you are steady and know your limits. Plans hold. Someone older, or simply patient, is a help to you.',
    tense:
      'Saturn slows the Sun down. You run into a no, from outside or from your own doubt. It tells you where to save your strength, and it is not a verdict.',
  },
  7: {
    conjunction:
      'Uranus meets the Sun, and you want to be free, at once if possible. Something new excites you. Change the one thing that really chafes, and leave the furniture where it is.',
    harmonious:
      'The Sun gets a fresh idea from Uranus, and you try something that you had never thought of. It is easier than it looks. People find you interesting.',
    tense:
      'Uranus upsets the plans of the Sun. You are nervous, lively and hard to hold to a timetable. Leave gaps in your week, and half of the surprises will fit.',
  },
  8: {
    conjunction:
      'Neptune veils the Sun, and you are less sure of what you want. You feel more and force less. It suits art, rest and kindness, and it doesn’t suit contracts.',
    harmonious:
      'Neptune is gentle with the Sun, so that imagination is on your side. You know what others need without being told. A quiet hour brings the best idea.',
    tense:
      'Neptune clouds the Sun a little, and you tire easily or follow a false hope. Ask plain questions. What is real will still be there when you have slept.',
  },
  9: {
    conjunction:
      'Pluto is with the Sun, and you want one thing with all your strength. You can end something, or win it back. Be careful whom you overrun on the way.',
    harmonious:
      'The Sun draws on Pluto, so you have reserves. You see what lies behind a matter and can change it calmly. People feel that you mean what you say.',
    tense:
      'Pluto presses on the Sun, and somebody’s will stands against yours. You need not win, and you need not give in. Say what you will not trade, and wait.',
  },
};

const mercury: Pairs = {
  3: {
    conjunction:
      'Venus lends Mercury its charm, and you say things nicely. Letters, compliments and small talk go well. It is a good time to tell someone that you like them.',
    harmonious:
      'Mercury and Venus are friends, so talk is pleasant and taste is sure. You find the right present and the right word. A disagreement can be settled over something good to eat.',
  },
  4: {
    conjunction:
      'Mars is on Mercury, and your mind is sharp. You decide fast and argue well. A sentence read over once before it is sent will save you an apology.',
    harmonious:
      'Mercury has the drive of Mars behind it. You say what you think and it gets things moving. Work that needs a quick head goes well.',
    tense:
      'Mars provokes Mercury, so words turn hot. You are right more often than you are gentle. Traffic, messages and meetings all go better at half the speed.',
  },
  5: {
    conjunction:
      'Jupiter widens Mercury, and you think in large pictures. There is good news, or you make it sound so. The details are waiting for you, and they are not as dull as you fear.',
    harmonious:
      'Jupiter is kind to Mercury, so learning, teaching and traveling go well. People agree with you. What you have to explain is understood the first time.',
    tense:
      'Mercury says more than it knows, because Jupiter eggs it on. You promise, guess and exaggerate a little. Check the dates and the sums, and keep the enthusiasm.',
  },
  6: {
    conjunction:
      'Saturn is with Mercury, and you think slowly and well. It is right for hard subjects and for honest talks. A thought is not true just because it is gloomy.',
    harmonious:
      'Saturn steadies Mercury, so you concentrate easily. Papers get done and plans make sense. What you say is believed, because you have thought it over.',
    tense:
      'Saturn is strict with Mercury. You doubt your own words, or somebody else does, and answers are slow to come. Take the time, and get it in writing.',
  },
  7: {
    conjunction:
      'Uranus strikes a spark from Mercury, and ideas come when you least expect them. Some are brilliant. Note them at once, for they don’t come back.',
    harmonious:
      'Mercury gets news from Uranus, and you learn something that changes your mind for the better. A new method or a new acquaintance saves you time.',
    tense:
      'Uranus breaks in on Mercury, so your thoughts jump and your plans get interrupted. You may say something startling. Allow twice the time for anything with a timetable.',
  },
  8: {
    conjunction:
      'Neptune floats into Mercury, and you think in images. You write, dream and understand between the lines. Facts should be left to be checked by a cooler head.',
    harmonious:
      'Neptune inspires Mercury, so you find words for things that are hard to say. A story, a song or a long talk does you good. You guess rightly.',
    tense:
      'Neptune confuses Mercury a little. Messages go astray and meanings blur. If something seems unkind, ask what was meant before you suffer from it.',
  },
  9: {
    conjunction:
      'Pluto takes hold of Mercury, and your mind will not let go of one subject. You find out what you wanted to know. Not all of it has to be used.',
    harmonious:
      'Pluto lends Mercury depth, so you see through a problem that had long puzzled you. You can talk about serious things without fear. Someone trusts you with a secret.',
    tense:
      'Pluto pushes Mercury to have the last word. You suspect, insist and dig. Say what you know, ask what you don’t, and leave the rest for another time.',
  },
};

const venus: Pairs = {
  4: {
    conjunction:
      'Venus and Mars are together, and there is a spark in this month. You want, flirt and make things with pleasure. It need not lead to anything in order to do you good.',
    harmonious:
      'Mars is a good partner to Venus, so you ask for what you like and mostly get it. Love has the right mixture of warmth and push. Dancing would suit it.',
    tense:
      'Mars teases Venus, and liking has an edge to it. You are drawn to somebody who irritates you, or are cross with somebody you love. Laughing about it helps.',
  },
  5: {
    conjunction:
      'Jupiter is beside Venus, and the month is sweet. Affection, presents and good company come easily. You may spend a little more than you have, in money or in hugs.',
    harmonious:
      'Jupiter is generous to Venus, so people are fond of you and you of them. A celebration goes well. Enjoy it without looking for the catch.',
    tense:
      'Venus wants more of a good thing, and Jupiter says why not. You indulge yourself or somebody else. It is kindly meant, and half of it would be enough.',
  },
  6: {
    conjunction:
      'Saturn stands with Venus, and affection is serious. You value who is loyal. It may feel cool for a while, and whatever stays warm is worth keeping.',
    harmonious:
      'Saturn gives Venus patience, so love is calm and promises are kept. An old friend does you good. You know the worth of things, and buy well.',
    tense:
      'Saturn holds Venus back. You feel less loved than you are, because somebody is tired or you are. Ask for a little, and you will get it.',
  },
  7: {
    conjunction:
      'Uranus excites Venus, and somebody catches your eye, or your taste changes overnight. It is fun. Whether it lasts is a question for another month.',
    harmonious:
      'Venus is in luck with Uranus, and a new face or an unusual evening refreshes your heart. Friendship comes without conditions. Accept the odd invitation.',
    tense:
      'Uranus makes Venus restless. You want closeness, and then at once some air. Tell the other person, so that they don’t think it is about them.',
  },
  8: {
    conjunction:
      'Neptune casts its spell on Venus, and you are in love, with a person, a song or a dream. It makes you kind. Look at the bill before you pay it.',
    harmonious:
      'Neptune makes Venus tender, so you forgive easily and see beauty everywhere. Someone needs your sympathy and deserves it. Art does you good.',
    tense:
      'Neptune flatters Venus, and you may see in somebody what isn’t there. A little disappointment is only the truth coming closer. Keep the affection and drop the legend.',
  },
  9: {
    conjunction:
      'Pluto grips Venus, and what you feel for someone is strong. You want all or nothing. Ask yourself what they want, and it gets simpler.',
    harmonious:
      'Pluto deepens Venus, so a bond gets closer without a drama. You can say what you need and hear what they need. Something old between you is settled.',
    tense:
      'Pluto troubles Venus. Jealousy, debts or an old hurt may come into a friendship. It is better spoken of than tested.',
  },
};

const mars: Pairs = {
  5: {
    conjunction:
      'Jupiter joins Mars, and you have courage for two. Start what needs a push. You can win a good deal, and there is no need to win it all.',
    harmonious:
      'Jupiter gives Mars a good cause, so effort pays and is even fun. You play fair and people join you. Sport or travel does you good.',
    tense:
      'Mars overdoes it with the blessing of Jupiter. You take on too much, and at too high a speed. Being brave includes saying that it is enough.',
  },
  6: {
    conjunction:
      'Saturn stands on Mars, and you drive with one foot on the brake. Anger turns into work, or into a stiff neck. Slow, hard tasks are just right.',
    harmonious:
      'Saturn puts Mars in harness, so you work long and well. What takes patience gets done. You know when to push and when to stop.',
    tense:
      'Saturn blocks Mars, and you meet a delay that makes you grind your teeth. Force doesn’t help. Do the next small piece, and then the next.',
  },
  7: {
    conjunction:
      'Uranus lights a fuse under Mars, and you act suddenly. It can be a liberation. With tools, tempers and traffic, go one step slower than you want to.',
    harmonious:
      'Mars gets a new trick from Uranus, so you do things your own way and faster. Try what you have never tried. A little daring pays.',
    tense:
      'Uranus sets Mars off, so you are impatient and quick to break with something. The wish for freedom is sound. Sleep once before you act on it.',
  },
  8: {
    conjunction:
      'Neptune softens Mars, and your strength is uneven. You do a great deal for an ideal and little for a schedule. Go around what you can’t go through.',
    harmonious:
      'Neptune guides Mars, so you act with feeling and touch people by what you do. Swimming, dancing or helping someone suits you. You need not push.',
    tense:
      'Neptune saps Mars, and you don’t know what you are working for, or tire before the end. Rest first. Then ask who gains by your effort.',
  },
  9: {
    conjunction:
      'Pluto is with Mars, and you have a strength that surprises you. You can finish something hard. Use it on the task, and not on the people.',
    harmonious:
      'Pluto stands behind Mars, so you have stamina and go to the root of things. What others gave up you can mend. You make no noise about it.',
    tense:
      'Pluto challenges Mars, and a contest of wills may come up. You can be frightening without meaning to. Step back, breathe out, and choose your ground.',
  },
};

export const aspects: LunarReturnReadingCells['aspects'] = { 0: sun, 2: mercury, 3: venus, 4: mars };
