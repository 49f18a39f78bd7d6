import type { SubjectClosings } from '../../../natal-catalogue.js';

/** Another of the three strongest factors, `{a}`: how it helps the reader with the question. */
const third: SubjectClosings['leads']['third'] = {
  0: {
    fire: 'What helps you in this is {a} in a sign of fire: you have the courage to be seen trying.',
    earth: 'What helps you in this is {a} in a sign of earth: you stay with a thing until it works.',
    air: 'What helps you in this is {a} in a sign of air: you can look at yourself from outside, and say what you see.',
    water:
      'What helps you in this is {a} in a sign of water: you notice what something means to people before they say so.',
  },
  1: {
    fire: 'What helps you in this is {a} in a sign of fire: low spirits don’t last with you, and you soon want to begin again.',
    earth:
      'What helps you in this is {a} in a sign of earth: a good habit, once you have it, carries you a long way.',
    air: 'What helps you in this is {a} in a sign of air: you can talk things over with somebody, and come away lighter.',
    water:
      'What helps you in this is {a} in a sign of water: you feel early what is right for you and what is not.',
  },
  2: {
    fire: 'What helps you in this is {a} in a sign of fire: you see the point quickly, and can say it in a sentence.',
    earth: 'What helps you in this is {a} in a sign of earth: what you learn by doing, you keep.',
    air: 'What helps you in this is {a} in a sign of air: you can see the matter from the other side as well.',
    water:
      'What helps you in this is {a} in a sign of water: you hear what people mean, even where they can’t find the words.',
  },
  3: {
    fire: 'What helps you in this is {a} in a sign of fire: you like people with your whole heart, and they know it.',
    earth:
      'What helps you in this is {a} in a sign of earth: you know what is good for you, and you take your time with it.',
    air: 'What helps you in this is {a} in a sign of air: you stay friendly with people who see it differently.',
    water:
      'What helps you in this is {a} in a sign of water: you love with your whole heart, and know what is worth the trouble.',
  },
  4: {
    fire: 'What helps you in this is {a} in a sign of fire: once you have decided, the first step costs you nothing.',
    earth: 'What helps you in this is {a} in a sign of earth: you do a part of it every day, and it adds up.',
    air: 'What helps you in this is {a} in a sign of air: when one way is closed you soon think of another.',
    water:
      'What helps you in this is {a} in a sign of water: for people you love you can do what you would never do for yourself.',
  },
  5: {
    fire: 'What helps you in this is {a} in a sign of fire: you believe that a thing can be done, and begin.',
    earth:
      'What helps you in this is {a} in a sign of earth: you believe what you have seen work, and one good experience takes you far.',
    air: 'What helps you in this is {a} in a sign of air: you like to hear how other people do it, and they like being asked.',
    water:
      'What helps you in this is {a} in a sign of water: you trust that things will come right, and people are fond of you for it.',
  },
  6: {
    fire: 'What helps you in this is {a} in a sign of fire: you do what you are afraid of, if somewhat later than you meant to.',
    earth: 'What helps you in this is {a} in a sign of earth: what you have begun, you finish.',
    air: 'What helps you in this is {a} in a sign of air: you think a matter through to its end, and after that your word holds.',
    water:
      'What helps you in this is {a} in a sign of water: you have patience with sad things, and don’t give up on people.',
  },
  7: 'What helps you in this is {a}, so strong in your chart: you can drop an old habit overnight.',
  8: 'What helps you in this is {a}, so strong in your chart: you can imagine how things might be different, and change begins there.',
  9: 'What helps you in this is {a}, so strong in your chart: you don’t give up on what you truly want.',
  15: {
    fire: 'What helps you in this is {a} in a sign of fire: people believe that you can do it, and that makes the first step easier.',
    earth:
      'What helps you in this is {a} in a sign of earth: people trust you from the start, and give you time.',
    air: 'What helps you in this is {a} in a sign of air: you soon find somebody to talk to about it.',
    water: 'What helps you in this is {a} in a sign of water: you can quickly sense whom to trust with it.',
  },
};

/**
 * The last sentence of a closing: on the crowd that the opening began with, on a planet on an angle, or on another of
 * the three strongest factors.
 */
export const leads: SubjectClosings['leads'] = {
  sign: {
    0: 'So much of you is in Aries that you will want to begin at once, and there is usually some part you can begin with.',
    1: 'With so much of you in Taurus you may take your time, and what you settle on will hold.',
    2: 'With so much of you in Gemini it helps to say it aloud to somebody, and to hear how it sounds.',
    3: 'So much of you is in Cancer that you will ask what it means for your own people, and you can ask them, too.',
    4: 'With so much of you in Leo you will want to do it in style, and it is kind to let somebody else share in it.',
    5: 'So much of you is in Virgo that you will see what could still be better. It may be good enough already.',
    6: 'With so much of you in Libra you will think of the other person first, and there is room for you in it as well.',
    7: 'So much of you is in Scorpio that half an answer won’t do for you, and you don’t have to pretend that it does.',
    8: 'With so much of you in Sagittarius you will keep to whatever leads somewhere and leaves you room on the way.',
    9: 'So much of you is in Capricorn that you think in years, but some of this can be done sooner.',
    10: 'With so much of you in Aquarius you will find a way of your own, and people can follow it once you explain it to them.',
    11: 'So much of you is in Pisces that the mood of a day decides a good deal, and a night’s sleep is part of the answer.',
  },
  house: {
    1: 'With so much of your chart in the first house it begins with you, and others take their lead from how you go about it.',
    2: 'With so much of your chart in the second house you will also ask what it is worth to you, and that is a fair question.',
    3: 'With so much of your chart in the third house you may not know the answer until you have talked about it with somebody close by.',
    4: 'With so much of your chart in the fourth house you will know what to do by how it would feel to come home to it.',
    5: 'With so much of your chart in the fifth house you will keep to it if you have found the way of doing it that you enjoy.',
    6: 'With so much of your chart in the sixth house it shows on an ordinary day, which is also where it is easiest to change.',
    7: 'With so much of your chart in the seventh house somebody else will be part of it, and may see what you don’t.',
    8: 'With so much of your chart in the eighth house it comes down to whom you trust with it, and one person is enough.',
    9: 'With so much of your chart in the ninth house you see things best from a distance, and this may look smaller from there.',
    10: 'With so much of your chart in the tenth house people will see what you do, and that is easier with something you believe in.',
    11: 'With so much of your chart in the eleventh house it concerns your friends as well, and they may have an opinion on it.',
    12: 'With so much of your chart in the twelfth house you will know it best alone, after some quiet.',
  },
  angle: {
    15: 'Whatever you do about it, with {a} on the Ascendant it will show in your manner before you have said a word.',
    16: 'Whatever you do about it, people will see it, since {a} is at the top of the chart, so it had better be something you can stand behind.',
    22: 'Whatever you do about it, with {a} on the Descendant you will not do it alone, and the other person sees the half of it that you don’t.',
    23: 'Whatever you do about it, with {a} at the foot of the chart you will decide on it at home, where you are yourself.',
  },
  third,
};
