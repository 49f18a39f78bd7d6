import type { NatalReadingCells } from '../../reading-catalogue.js';

type Lines = NatalReadingCells['lines'];

export const inSign: Lines['inSign'] = {
  12: {
    0: 'In Aries the node leads away from weighing what others want, toward acting for yourself.',
    1: 'In Taurus the node leads out of one crisis after another, toward what is simple, solid and your own.',
    2: 'In Gemini the node leads from large answers to small questions, asked of the people nearby.',
    3: 'In Cancer the node leads from duty toward feeling, and toward letting yourself be looked after.',
    4: 'In Leo the node leads from the back row to the front, toward making something and signing it.',
    5: 'In Virgo the node leads from vague sympathy to exact help, one day and one task at a time.',
    6: 'In Libra the node leads from going alone toward doing things with somebody, and on equal terms.',
    7: 'In Scorpio the node leads from holding on to what is safe toward sharing it, and being changed by that.',
    8: 'In Sagittarius the node leads from collecting facts toward a conviction, and from what is near to what is far.',
    9: 'In Capricorn the node leads from the shelter of home toward a task in the world, and answering for it.',
    10: 'In Aquarius the node leads from being applauded toward being one of many with a common purpose.',
    11: 'In Pisces the node leads from sorting and controlling toward trust, and toward letting some things be.',
  },
};

export const onAngle: Lines['onAngle'] = {
  0: {
    15: 'The Sun rises with you, on the Ascendant, and people feel your presence before they hear your name.',
    16: 'The Sun stands at the top of the chart, and you are made to be known for what you do.',
    22: 'The Sun is on the Descendant, where it sets, so you come to know yourself by the people you meet.',
    23: 'The Sun stands at the foot of the chart, and your real center is private, in home and family and what you come from.',
  },
  1: {
    15: 'The Moon is on the Ascendant, so people guess at your mood before they know anything else about you, even when you keep it to yourself.',
    16: 'The Moon is at the top of the chart, and your moods and your care for people become part of your public name.',
    22: 'The Moon is on the Descendant, so you look for home in another person, and know at once how they feel.',
    23: 'The Moon is at the foot of the chart, and nothing steadies or shakes you as home and family do.',
  },
  2: {
    15: 'Mercury is on the Ascendant, and it is by your way of talking that people know you.',
    16: 'Mercury is at the top of the chart, so words, numbers or news are likely to make your name.',
    22: 'Mercury is on the Descendant, and you think best aloud, with someone who answers back.',
    23: 'Mercury is at the foot of the chart, and your thoughts often go back to home and to what was said there.',
  },
  3: {
    15: 'Venus is on the Ascendant, and charm is the first thing you are credited with.',
    16: 'Venus is at the top of the chart, and you are liked in public, for taste or for tact.',
    22: 'Venus is on the Descendant, so liking and being liked are where your life is decided.',
    23: 'Venus is at the foot of the chart, and it is at home that you love most and want things to be beautiful.',
  },
  4: {
    15: 'Mars is on the Ascendant, and people feel a push in you before you have moved.',
    16: 'Mars is at the top of the chart, so you are seen as someone who fights for a place and holds it.',
    22: 'Mars is on the Descendant, and you find your fire, and some of your quarrels, in other people.',
    23: 'Mars is at the foot of the chart, and at home your temper shows, and so does your courage.',
  },
  5: {
    15: 'Jupiter is on the Ascendant, and people feel more hopeful when you come in.',
    16: 'Jupiter is at the top of the chart, and trust and openings come to you in public life.',
    22: 'Jupiter is on the Descendant, and much that is good reaches you through other people, and now and then too much of it.',
    23: 'Jupiter is at the foot of the chart, so what you hope for begins at home, with your own people.',
  },
  6: {
    15: 'Saturn is on the Ascendant, so you look serious and careful, and may have been treated as grown up early on.',
    16: 'Saturn is at the top of the chart: you climb slowly, take things seriously, and people come to trust you with much.',
    22: 'Saturn is on the Descendant, and you bind yourself late or with care, and mean it.',
    23: 'Saturn is at the foot of the chart: home may have been a serious matter from early on, and what you learned there has made you steady.',
  },
  7: {
    15: 'Uranus rises with you, on the Ascendant, and your need to be free is the first thing that people meet.',
    16: 'Uranus is at the top of the chart, so you may change direction in public when nobody expects it.',
    22: 'Uranus is on the Descendant, and the people who matter come suddenly and have to be free.',
    23: 'Uranus is at the foot of the chart, and home may have been unsettled, so that you learned to rely on yourself.',
  },
  8: {
    15: 'Neptune is on the Ascendant, and you are hard to make out, so that people see in you what they are looking for.',
    16: 'Neptune is at the top of the chart, and you long to do something in the world before you know what it is.',
    22: 'Neptune is on the Descendant, and you meet others with a good deal of faith and not much proof.',
    23: 'Neptune is at the foot of the chart, and you half remember and half imagine what home was like.',
  },
  9: {
    15: 'Pluto is on the Ascendant, and people feel an intensity in you that you may never have put into words.',
    16: 'Pluto is at the top of the chart, and in whatever you do in public there is a question of who has the power.',
    22: 'Pluto is on the Descendant, and the people you bind yourself to are strong, or make you so.',
    23: 'Pluto is at the foot of the chart, and something may have been kept quiet in your family; much of your strength comes from having felt it.',
  },
};

/** What Chiron and the North Node are. */
export const points: NatalReadingCells['points'] = {
  10: [
    'Chiron is read as a sore place out of which one may learn to help others.',
    'Chiron, a small body between Saturn and Uranus, shows where a hurt is slow to heal, and what can be learned from it.',
    'Chiron stands in a chart for an old hurt, and for the understanding of other people that can come of it.',
  ],
  12: ['The North Node, a point on the Moon’s path, is read as the direction in which you grow.'],
};
