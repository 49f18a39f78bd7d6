import type { SubjectClosings } from '../../../natal-catalogue.js';

/** Another of the three strongest factors, `{a}`: what it helps with, or what it would make of the answer. */
const third: SubjectClosings['leads']['third'] = {
  0: {
    fire: '{A}, in a sign of fire, does gladly and in full view whatever it is convinced of, so let yourself be convinced first.',
    earth:
      '{A}, in a sign of earth, goes by results. Try it in this way for a season, and judge by what has come of it.',
    air: '{A}, in a sign of air, will keep to it for a reason that you could explain to somebody else, and hardly for less.',
    water: '{A}, in a sign of water, keeps to such a thing most easily when it is done for somebody.',
  },
  1: {
    fire: '{A}, in a sign of fire, has to be in the mood for it, and the mood comes more readily than it stays: use it when it is there.',
    earth:
      '{A}, in a sign of earth, is calmest with what it knows, so that such a thing is no effort once it has become a habit.',
    air: '{A}, in a sign of air, would like to talk it over, and after that you will know better what you feel about it.',
    water: '{A}, in a sign of water, knows early whether it was right. You sleep badly over what was not.',
  },
  2: {
    fire: '{A}, in a sign of fire, will have an answer before you have finished asking. Hear what it says the next morning.',
    earth: '{A}, in a sign of earth, likes to see such a thing written down, and here that helps.',
    air: '{A}, in a sign of air, can argue for either side. Notice which of them you argue for with more pleasure.',
    water:
      '{A}, in a sign of water, thinks as it feels, so that it is worth thinking over again on a good day.',
  },
  3: {
    fire: '{A}, in a sign of fire, does with pleasure what may be done in style, and there is room for that in this as well.',
    earth:
      '{A}, in a sign of earth, asks whether it does you good. If your days are more agreeable for it, it does.',
    air: '{A}, in a sign of air, would have it fair to everybody. You are one of them.',
    water: '{A}, in a sign of water, asks whom it might hurt. They can tell you, and it may be nobody.',
  },
  4: {
    fire: '{A}, in a sign of fire, can hardly wait. Give it the first step, and look where you are before the second.',
    earth: '{A}, in a sign of earth, will see to it every day as soon as it has been given to it as a task.',
    air: '{A}, in a sign of air, would rather win the argument about it. There is none to be won once you have begun.',
    water:
      '{A}, in a sign of water, does such things for the sake of people it loves, and they are usually better off for it.',
  },
  5: {
    fire: '{A}, in a sign of fire, would make something great of it. Begin with the part for which a day is enough.',
    earth:
      '{A}, in a sign of earth, believes what it has seen work, and one good experience will carry you a long way.',
    air: '{A}, in a sign of air, would like to know how other people do it, and they are mostly glad to be asked.',
    water:
      '{A}, in a sign of water, trusts that it will come right, and with one plain step from you it may.',
  },
  6: {
    fire: '{A}, in a sign of fire, will ask whether you may. You have thought about it longer than most people do.',
    earth:
      '{A}, in a sign of earth, will want it done thoroughly. Half of it is a good deal better than nothing.',
    air: '{A}, in a sign of air, is looking for a rule that would hold in every case. One that holds the next time is enough.',
    water:
      '{A}, in a sign of water, fears what others may feel about it. As a rule they feel less than you expect.',
  },
  7: '{A} loses patience with it as soon as it becomes a rule. Do it in another way each time, and keep to the thing itself.',
  8: '{A} softens every resolution a little. Tell it to somebody who will remember how it went.',
  9: '{A} would do it altogether or not at all, and a part of it, done, is already something.',
  15: {
    fire: '{A}, in a sign of fire, makes you look surer of it than you are, so tell one person that you are still finding out.',
    earth:
      '{A}, in a sign of earth, makes people believe that you settled it long ago. Those close to you may hear how it really stands.',
    air: '{A}, in a sign of air, makes light of it in company. Let one person hear that you mean it.',
    water:
      '{A}, in a sign of water, lets people sense that something is going on in you, and it is kinder to tell them what.',
  },
};

/**
 * The last sentence of a closing: on the crowd that the opening began with, on a planet on an angle, or on another of
 * the three strongest factors.
 */
export const leads: SubjectClosings['leads'] = {
  sign: {
    0: 'So much of you is in Aries that you will want to begin today, and there is usually some part with which you can.',
    1: 'So much of you is in Taurus that it may take its time, and what you settle then will hold.',
    2: 'With so much of you in Gemini it helps to say it aloud to somebody, and to hear how it sounds.',
    3: 'So much of you is in Cancer that you will ask what it means for your own people, and you can ask them, too.',
    4: 'With so much of you in Leo you will want to do it handsomely, and it is kind to ask somebody else to share in it.',
    5: 'So much of you is in Virgo that you will see what could still be better. It may be good enough already.',
    6: 'With so much of you in Libra you will think of the other person first. Keep a place for yourself as well.',
    7: 'So much of you is in Scorpio that half an answer will not do for you, and you need not pretend that it does.',
    8: 'With so much of you in Sagittarius, see that it leads somewhere and leaves you room on the way.',
    9: 'So much of you is in Capricorn that you think in years; let some part of it be for this week.',
    10: 'With so much of you in Aquarius you will find a way of your own, and people can follow it once you have told them.',
    11: 'So much of you is in Pisces that the mood of a day decides a good deal, and a night’s sleep is part of the answer.',
  },
  house: {
    1: 'With so much of your chart in the first house it begins with you, and others take their lead from how you go about it.',
    2: 'With so much of your chart in the second house you will also ask what it is worth to you, and that is a fair question.',
    3: 'With so much of your chart in the third house you may not know the answer until you have talked about it with somebody close by.',
    4: 'With so much of your chart in the fourth house, ask yourself how it would feel to come home to it.',
    5: 'With so much of your chart in the fifth house, look for the way of doing it that you would enjoy.',
    6: 'With so much of your chart in the sixth house it shows in an ordinary day, and there it is easiest to change.',
    7: 'With so much of your chart in the seventh house somebody else will be part of it. Let them say what they see.',
    8: 'With so much of your chart in the eighth house it comes down to whom you trust with it, and one person is enough.',
    9: 'With so much of your chart in the ninth house it may look smaller from farther off, so allow yourself the distance.',
    10: 'With so much of your chart in the tenth house people will see what you do. Let it be something that you stand by.',
    11: 'With so much of your chart in the eleventh house it concerns your friends as well, and they may have an opinion.',
    12: 'With so much of your chart in the twelfth house you will know it best alone, after some quiet.',
  },
  angle: {
    15: 'Whichever it is, {a} shows it in your manner before you have said a word.',
    16: 'Whichever it is, people will see it, since {a} is at the top of the chart: let it be something that you stand by.',
    22: 'Whichever it is, {a} has you find it out with somebody else, who sees the other half of it.',
    23: 'Whichever it is, with {a} at the foot of the chart it is decided at home, where you are yourself.',
  },
  third,
};
