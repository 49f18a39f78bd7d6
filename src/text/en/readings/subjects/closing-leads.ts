import type { SubjectClosings } from '../../../natal-catalogue.js';

/**
 * The last sentence of a closing: on the crowd that the opening began with. Any other chart ends with the answer itself.
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
};
