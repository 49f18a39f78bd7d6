import type { NatalChapterCells } from '../../natal-catalogue.js';

/**
 * After a text on the rising sign alone: its ruler by the house that it is in. It acts as the sign does, or it is
 * quieter than a sign that is quick to show itself, or livelier than one that is not.
 */
export const risingRuler: NatalChapterCells['risingRuler'] = {
  alike: {
    1: '{A}, which rules the sign, is in the first house, so there is more of it in you than a manner.',
    2: '{A}, which rules the sign, is in the second house, so this is also how you go about earning, spending and deciding what you are worth.',
    3: '{A}, which rules the sign, is in the third house, so this is also how you learn, and how you are with the people close by.',
    4: '{A}, which rules the sign, is in the fourth house, so this is also how you are at home, and how you deal with where you come from.',
    5: '{A}, which rules the sign, is in the fifth house, so this is also how you play and love, and how you make whatever you make for pleasure.',
    6: '{A}, which rules the sign, is in the sixth house, so this is also how you go about your daily work.',
    7: '{A}, which rules the sign, is in the seventh house, so this is also how you are with a partner, and you may look for one who answers to it.',
    8: '{A}, which rules the sign, is in the eighth house, so this is also how you are where something is shared with another person or kept from everyone else.',
    9: '{A}, which rules the sign, is in the ninth house, so this is also how you travel and study, and how you look for something to believe in.',
    10: '{A}, which rules the sign, is in the tenth house, so this is also how you work, and what you are known for.',
    11: '{A}, which rules the sign, is in the eleventh house, so this is also how you are among friends, and in what you plan with them.',
    12: '{A}, which rules the sign, is in the twelfth house, so this is also how you are with yourself, when nobody is looking.',
  },
  quieter: {
    1: '{A}, which rules the sign, is in a quieter one and in the first house: behind the lively first impression you are more careful than it lets on.',
    2: '{A}, which rules the sign, is in a more careful one and in the second house: over earning and spending you take more time than your manner suggests.',
    3: '{A}, which rules the sign, is in a quieter one and in the third house: with the people close by, and when you learn, you listen more than strangers would expect.',
    4: '{A}, which rules the sign, is in a quieter one and in the fourth house: at home you have nobody to win over, and say less.',
    5: '{A}, which rules the sign, is in a more careful one and in the fifth house: in play and in love you are shyer than you look, and warm up when nobody hurries you.',
    6: '{A}, which rules the sign, is in a more patient one and in the sixth house: at your daily work you are steadier than people think who have only met you in passing.',
    7: '{A}, which rules the sign, is in a more cautious one and in the seventh house: with a partner you are slower and more serious than with the world at large.',
    8: '{A}, which rules the sign, is in a quieter one and in the eighth house: what you share with another person in confidence you treat more discreetly than anyone would guess from your manner.',
    9: '{A}, which rules the sign, is in a more patient one and in the ninth house: to study a thing, or to find something to believe in, you take longer than you do to meet people.',
    10: '{A}, which rules the sign, is in a more sober one and in the tenth house: at work you are less playful than this, and it is the sober side that you become known for.',
    11: '{A}, which rules the sign, is in a quieter one and in the eleventh house: those of your friends who have known you longest know somebody more thoughtful.',
    12: '{A}, which rules the sign, is in the twelfth house, so there is a side that this manner hides: alone you are quieter than anyone would think who has only met you in company.',
  },
  livelier: {
    1: '{A}, which rules the sign, is in a livelier one and in the first house: once you are at ease there is more play in you than the first minutes promise.',
    2: '{A}, which rules the sign, is in a bolder one and in the second house: where it is a matter of earning and spending you decide faster than one would expect.',
    3: '{A}, which rules the sign, is in a livelier one and in the third house: with the people close by, and when you learn, you are quick, and easily amused.',
    4: '{A}, which rules the sign, is in a livelier one and in the fourth house: at home you drop the reserve, and those who live with you know how much noise you can make.',
    5: '{A}, which rules the sign, is in a bolder one and in the fifth house: when you play, or love, or make something for pleasure, the caution falls away.',
    6: '{A}, which rules the sign, is in a quicker one and in the sixth house: at your daily work you like a brisk pace, and some change in what there is to do.',
    7: '{A}, which rules the sign, is in a more open one and in the seventh house: with a partner you show more, and dare more, than you do in company.',
    8: '{A}, which rules the sign, is in a more open one and in the eighth house: in confidence, with one other person, you say things straight out that you would not say to a full table.',
    9: '{A}, which rules the sign, is in a bolder one and in the ninth house: on a journey, or in front of a new idea, you are more adventurous than people take you for.',
    10: '{A}, which rules the sign, is in a more outgoing one and in the tenth house: at work you step forward and speak up, which surprises those who know you in private.',
    11: '{A}, which rules the sign, is in a more sociable one and in the eleventh house: among friends you are lively, and it is they who first hear what you are planning.',
    12: '{A}, which rules the sign, is in a livelier one and in the twelfth house: by yourself you have bolder thoughts than you show, and some of them nobody ever hears.',
  },
};
