import type { SubjectClosings } from '../../../natal-catalogue.js';

/** What a closing ends on where something else led the opening: the crowd that it began with, or a planet on an angle. */
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
};
