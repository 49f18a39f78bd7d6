import type { SubjectClosings } from '../../../natal-catalogue.js';

/** What the strongest of the others, `{a}`, has to do with the answer: what it helps with, or what it would make of it. */
const third: SubjectClosings['leads']['third'] = {
  0: {
    fire: 'With {a} in a sign of fire, you will do it gladly once you are convinced of it, and halfheartedly before.',
    earth:
      'With {a} in a sign of earth, you go by results, and after a season of trying it you can judge by what has come of it.',
    air: 'With {a} in a sign of air, you will keep to it more easily if you have a reason that you could explain to a friend.',
    water: 'With {a} in a sign of water, you will keep to it most easily if it is done for somebody.',
  },
  1: {
    fire: 'With {a} in a sign of fire, you will have moods for it and against it, and the first good one is the moment to begin.',
    earth:
      'With {a} in a sign of earth, you are calmest with what you know, and once it is a habit it will cost you no effort.',
    air: 'With {a} in a sign of air, you may want to talk it over, and after that you will know better what you feel about it.',
    water:
      'With {a} in a sign of water, you will feel early whether it was right, and sleep the better for it if it was.',
  },
  2: {
    fire: 'With {a} in a sign of fire, you will have an answer before the question is finished, and the one that you have the next morning may be better.',
    earth: 'With {a} in a sign of earth, you will find it easier once it has been written down.',
    air: 'With {a} in a sign of air, you can argue for either side, and the one that you argue for with more pleasure is usually yours.',
    water:
      'With {a} in a sign of water, you think as you feel, so that it is worth thinking over again on a good day.',
  },
  3: {
    fire: 'With {a} in a sign of fire, you will enjoy it more if it may be done in style.',
    earth:
      'With {a} in a sign of earth, you will soon know whether it does you good, by whether your days have become more agreeable.',
    air: 'With {a} in a sign of air, you will want it to be fair to everybody, and that includes you.',
    water:
      'With {a} in a sign of water, you will wonder whom it might hurt; they can tell you, and it may be nobody.',
  },
  4: {
    fire: 'With {a} in a sign of fire, you can hardly wait, and after the first step it pays to look where you are before the second.',
    earth: 'With {a} in a sign of earth, you will see to it every day as soon as it has become a task.',
    air: 'With {a} in a sign of air, you may sooner argue about it than begin, and the argument is shorter once you have begun.',
    water:
      'With {a} in a sign of water, you will have more strength for it if it is for people whom you love.',
  },
  5: {
    fire: 'With {a} in a sign of fire, you would like to make something great of it, and the part for which a day is enough is a good beginning.',
    earth:
      'With {a} in a sign of earth, you believe what you have seen work, and one good experience will carry you a long way.',
    air: 'With {a} in a sign of air, you may like to hear how other people do it, and they are mostly glad to be asked.',
    water:
      'With {a} in a sign of water, you trust that things come right, and with one plain step from you this may.',
  },
  6: {
    fire: 'With {a} in a sign of fire, you will ask yourself whether you may, though you have thought about it longer than most people do.',
    earth:
      'With {a} in a sign of earth, you will not be satisfied with the first attempt, and the second is easier.',
    air: 'With {a} in a sign of air, you may look for a rule that holds in every case, and one that holds the next time is enough.',
    water:
      'With {a} in a sign of water, you may fear what others will feel about it, and as a rule they feel less than you expect.',
  },
  7: 'With {a} so strong in your chart, you lose patience with whatever becomes a rule, so it may be done in another way each time.',
  8: 'With {a} so strong in your chart, resolutions soften, and it helps to tell this one to somebody who will remember how it went.',
  9: 'With {a} so strong in your chart, you would do it altogether or not at all, and a part of it is already something.',
  15: {
    fire: 'With {a} in a sign of fire, you will look surer of it than you are, and it helps if one person knows that you are still finding out.',
    earth:
      'With {a} in a sign of earth, people will believe that you settled it long ago, and those close to you may hear how it really stands.',
    air: 'With {a} in a sign of air, you will make light of it in company, and it is good if one person hears that you mean it.',
    water:
      'With {a} in a sign of water, people will sense that something is going on in you, and it is kinder to tell them what.',
  },
};

/** What a closing ends on: the crowd that led the opening, a planet on an angle that did, or the third of the leaders. */
export const leads: SubjectClosings['leads'] = {
  sign: {
    0: 'So much of you is in Aries that you will want to begin today, and there is usually some part with which you can.',
    1: 'With so much of you in Taurus you may take your time over it, and what you settle then will hold.',
    2: 'With so much of you in Gemini it helps to say it aloud to somebody, and to hear how it sounds.',
    3: 'So much of you is in Cancer that you will ask what it means for your own people, and you can ask them, too.',
    4: 'With so much of you in Leo you will want to do it handsomely, and it is kind to ask somebody else to share in it.',
    5: 'So much of you is in Virgo that you will see what could still be better. It may be good enough already.',
    6: 'With so much of you in Libra you will think of the other person first, and there is a place for you in it as well.',
    7: 'So much of you is in Scorpio that half an answer will not do for you, and you need not pretend that it does.',
    8: 'With so much of you in Sagittarius you will keep to whatever leads somewhere and leaves you room on the way.',
    9: 'So much of you is in Capricorn that you think in years, and some part of this can be done sooner.',
    10: 'With so much of you in Aquarius you will find a way of your own, and people can follow it once you have told them.',
    11: 'So much of you is in Pisces that the mood of a day decides a good deal, and a night’s sleep is part of the answer.',
  },
  house: {
    1: 'With so much of your chart in the first house it begins with you, and others take their lead from how you go about it.',
    2: 'With so much of your chart in the second house you will also ask what it is worth to you, and that is a fair question.',
    3: 'With so much of your chart in the third house you may not know the answer until you have talked about it with somebody close by.',
    4: 'With so much of your chart in the fourth house you will know what to do by how it would feel to come home to it.',
    5: 'With so much of your chart in the fifth house you will keep to it if you have found the way of doing it that you enjoy.',
    6: 'With so much of your chart in the sixth house it shows in an ordinary day, and there it is easiest to change.',
    7: 'With so much of your chart in the seventh house somebody else will be part of it, and may see what you don’t.',
    8: 'With so much of your chart in the eighth house it comes down to whom you trust with it, and one person is enough.',
    9: 'With so much of your chart in the ninth house you see a thing best from farther off, and this may look smaller from there.',
    10: 'With so much of your chart in the tenth house people will see what you do, and it is easier with something that you stand by.',
    11: 'With so much of your chart in the eleventh house it concerns your friends as well, and they may have an opinion.',
    12: 'With so much of your chart in the twelfth house you will know it best alone, after some quiet.',
  },
  angle: {
    15: 'Whatever you do about it, with {a} on the Ascendant it will show in your manner before you have said a word.',
    16: 'Whatever you do about it, people will see it, since {a} is at the top of the chart, so it had better be something that you stand by.',
    22: 'Whatever you do about it, with {a} on the Descendant you will not do it alone, and the other person sees the half of it that you don’t.',
    23: 'Whatever you do about it, with {a} at the foot of the chart you will decide on it at home, where you are yourself.',
  },
  third,
};
