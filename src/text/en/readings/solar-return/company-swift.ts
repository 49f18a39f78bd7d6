import type { SolarReturnReadingCells } from '../../../reading-catalogue.js';

type ByHouse = SolarReturnReadingCells['company'][2];

/** What Mercury to Jupiter add to other planets in their house, or in the opposite house. */
export const mercury: ByHouse = {
  1: 'Mercury makes you the one who speaks first. You explain yourself, ask questions, and may change your mind in front of everybody.',
  2: 'Mercury has you think about money in detail, and a skill with words, with figures or with your hands may be paid for.',
  3: 'Mercury is at home in this house, so you are quick with an answer, and a matter of long standing can be talked through.',
  4: 'Mercury brings talk into the house. Papers to do with the place you live in may need sorting, and a relative may tell you something you never knew.',
  5: 'Through Mercury you think up games, stories or projects, and what you like most in a person is that you can talk to them.',
  6: 'Mercury improves how the work gets done, with lists, new tools or a better order, and finds the mistake before others do.',
  7: 'Mercury wants things discussed, so an agreement can be reached, and somebody else’s opinion may turn out better than your own first idea.',
  8: 'Mercury asks what nobody likes to ask: who owes what, what was really meant, what happens afterward. The answers are mostly easier to bear than the silence was.',
  9: 'Mercury gives you a subject to read about or to teach, and a course, a language or a correspondence with somebody abroad may come of it.',
  10: 'Mercury makes your words public, and a talk, a report or a negotiation may be what people remember of you this year.',
  11: 'Mercury brings new acquaintances and a great many messages. A plan may well begin as one sentence in a conversation among friends.',
  12: 'Mercury turns your thoughts inward, and to write for nobody in particular may clear up what you could not explain aloud.',
};

export const venus: ByHouse = {
  1: 'Venus makes you easier to like, and you care more about how you look and live. Others come toward you without much effort on your part.',
  2: 'Venus likes good things and may bring some, as a gift, as pay for what you do gracefully, or as a purchase that you enjoy for years.',
  3: 'Venus puts affection into words, and a letter, a chat at the door or a class among pleasant people may lead further than you expected.',
  4: 'Venus wants the home to be pleasant. A room may be done over, a quarrel in the family made up, or guests asked in more often.',
  5: 'Venus does well in this house of love and play, and a friendship or a talent may become more serious than you meant it to be.',
  6: 'Venus makes the daily tasks friendlier, with people you like beside you or things that you have a touch for, and you do many small favors.',
  7: 'Venus brings out what is agreeable in others: a bond may grow warmer, a partner may give way, or somebody new turn out to be good company.',
  8: 'Venus seeks a closeness that few people get to see, and what you share with somebody may be arranged more kindly than you feared.',
  9: 'Venus finds beauty at a distance, perhaps in a journey, in another language, or in somebody who grew up far from you.',
  10: 'Venus earns you good will where it counts. Your taste or your tact may be noticed, and some of your private life along with it.',
  11: 'Venus makes friends. You may be introduced to someone you come to love, or find that a friend means more to you than you had said.',
  12: 'Venus keeps its feelings to itself, and a private fondness, or a kindness that nobody hears of, can mean a great deal to you.',
};

export const mars: ByHouse = {
  1: 'Mars gives you push and a short temper. You start things without being asked, and people may find you hard to follow and hard to stop.',
  2: 'Mars works hard for what it wants to own. You may bargain well, and fight for a price that somebody else would simply pay.',
  3: 'Mars sharpens your tongue. You say what others only think, and a dispute with a neighbor or relative may follow.',
  4: 'Mars brings energy home, for repairs, a move or a thorough clearing out, and also arguments about who decides there.',
  5: 'Mars goes after what it enjoys: you may court somebody openly, compete, or throw yourself into something that you make.',
  6: 'Mars gets through a heavy load of work and is impatient with anyone slower. You may notice only in the evening how much it took.',
  7: 'Mars shows itself in other people: somebody close wants something and says so, or a rival appears. Frankness on both sides clears the air.',
  8: 'Mars stirs up what had been left alone, perhaps a debt, a wish or an old grudge, and you would rather have it out than go on being careful.',
  9: 'Mars puts its strength into a journey, a course or a cause, and you argue for it. Some people are carried along, and some would sooner be asked.',
  10: 'Mars wants to get somewhere. You go after an aim of yours in front of everybody, and may cross somebody who has a say in it.',
  11: 'Mars gets a group moving, perhaps with you as the one who drives it, and you may fall out with a friend over how a thing should be done.',
  12: 'Mars works where nobody is looking. What annoys you most is kept to yourself for a time, and hard work at something private relieves it.',
};

export const jupiter: ByHouse = {
  1: 'Jupiter makes you hopeful and generous, and you take up more room. People trust you readily, and you may promise some of them too much.',
  2: 'Jupiter is free with what you have. There may be more to spend than in other years, and it is spent as cheerfully as it was earned.',
  3: 'Jupiter widens the daily round, and something that you learn, or someone you meet close by, may lead to more than you would have guessed.',
  4: 'Jupiter gives your home more room, perhaps quite literally: a larger place, more people at the table, or a guest who stays.',
  5: 'Jupiter wants pleasure and gives it. Love, time with children, or something that you make may go better than you had let yourself expect.',
  6: 'Jupiter makes what you do more worthwhile, with somebody kind to do it for or a cause that you believe in, and there may be more of it than fits into a day.',
  7: 'Jupiter favors partners of every kind, and somebody who thinks well of you may help you on. The details have to be agreed all the same.',
  8: 'Jupiter makes sharing easier: you may be offered help, settle an old debt on better terms, or find that when you confide in somebody they confide in you.',
  9: 'Jupiter is at home in the house of travel and study and lets you get further than usual, perhaps with a long journey, a degree or a book that once seemed too hard.',
  10: 'Jupiter is good for your name. People with something to give may think of you, and with it come duties that nobody mentions at first.',
  11: 'Jupiter widens your circle, and friends, or friends of theirs, may be the ones who make a hope of yours possible.',
  12: 'Jupiter looks after you out of sight. Help may come when you had stopped asking, and time to yourself does you more good than usual.',
};
