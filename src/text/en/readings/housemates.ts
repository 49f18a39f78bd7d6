import type { NatalChapterCells } from '../../natal-catalogue.js';

/**
 * After the text on the second of two planets in one `{house}`, whose signs are of opposite kinds: how both are true.
 * The planet with the lower id is in `{sign}`, the other in `{other}`.
 */
export const housemates: NatalChapterCells['housemates'] = {
  0: {
    1: 'The Sun and the Moon share {house} and are little alike. In what you set out to do there you are like {sign}; when you are tired or hurt, {other} has the say and asks for something else.',
    2: 'The Sun and Mercury share {house} and have different tempers. What you want there you want as {sign} does and talk about as {other} would, so people who go by your words may be surprised by what you do.',
    3: 'Venus and the Sun share {house} without being alike. Where something has to be achieved you go by {sign}, and where it only has to be enjoyed {other} may choose.',
    4: 'The Sun and Mars share {house}, each in a manner of its own. What you are after there is for {sign} to say; {other} shows in how you go about it, above all if somebody is in your way.',
    5: 'Jupiter and the Sun are both in {house} and unlike each other. From day to day the manner of {sign} is yours, and that of {other} comes out when you have hopes of something.',
    6: 'The Sun and Saturn share {house} and see it in different lights. You do there gladly what suits {sign} and take seriously what {other} asks, and which of them people meet depends on how much is at stake.',
  },
  1: {
    2: 'The Moon and Mercury share {house}, and what you feel about its affairs is not always what you think of them. While you are calm people hear {other} in you; once something has touched you they hear {sign}.',
    3: 'The Moon and Venus share {house} and want different things of it. You enjoy there what {other} enjoys and can’t do without what {sign} needs, and on hard days the need comes first.',
    4: 'The Moon and Mars both have to do with {house}: {sign} shows in what calms you there, and {other} in what makes you act. In a quiet hour you are like the first, and under pressure like the second.',
    5: 'With the Moon and Jupiter in {house}, and little alike, you have two ways of being content there: that of {sign} is the one you fall back on, and that of {other} the one you hope for.',
    6: 'The Moon and Saturn share {house} and pull different ways. What does you good there is for {sign} to say, and what you hold yourself to for {other}; where the two differ you tend to do your duty first.',
  },
  2: {
    3: 'Mercury and Venus share {house} without being alike. In your talk there people hear {sign}, and in what you grow fond of they see {other}, so whoever knows only one of the two is sometimes puzzled.',
    4: 'Mercury and Mars share {house} and have different tempers. As long as you are thinking a thing over you go by {sign}; once you have begun on it {other} takes over, and others can see the change.',
    5: 'Mercury and Jupiter share {house} and look at it differently: {sign} shows in how you deal with each day’s business there, and {other} in what you believe about it as a whole.',
    6: 'Mercury and Saturn are both in {house}, and not of one kind. In passing you talk as {sign} does; as soon as you will be held to a thing, you weigh it as {other} would.',
  },
  3: {
    4: 'Venus and Mars share {house} and don’t agree on it: {sign} shows in what you like there, and {other} in how you go after it. You can have both, as long as you know which of them you are busy with.',
    5: 'Venus and Jupiter share {house}, each with a taste of its own: {sign} chooses what you keep near you there, and {other} what you would try once for the sake of having tried it.',
    6: 'Venus and Saturn share {house} in two different moods. Whatever you do there for pleasure you do as {sign} would, and whatever you have promised as {other} would, and some people know you only as one of them.',
  },
  4: {
    5: 'Mars and Jupiter share {house} and have different ideas of it: {sign} shows in what you do there from day to day, and {other} in where you hope that it will lead.',
    6: 'Mars and Saturn share {house} and work in different ways. What you want there you go after as {sign} does; what you owe you see to as {other} would.',
  },
  5: {
    6: 'Jupiter and Saturn share {house}, and you both hope and hesitate there. With what is new to you {sign} speaks first; where something has once gone wrong, {other} does.',
  },
};

/** After the text on a planet’s sign, where a crowd has told its house: what the house has to do with it. */
export const inCrowdedHouse: NatalChapterCells['inCrowdedHouse'] = {
  1: [
    '{A} shares the first house with {others}, so people meet all this in you at once.',
    'In the first house, which {a} shares with {others}, this is part of your manner.',
  ],
  2: [
    '{A} shares the second house with {others}, so all this has to do with what you earn and what you think you are worth.',
    'In the second house, which {a} shares with {others}, this shows in how you earn and spend.',
  ],
  3: [
    '{A} shares the third house with {others}, so all this comes out in the way you talk and learn.',
    'In the third house, which {a} shares with {others}, this shows among the people close by.',
  ],
  4: [
    '{A} shares the fourth house with {others}, so all this begins at home.',
    'In the fourth house, which {a} shares with {others}, this shows most among your own people.',
  ],
  5: [
    '{A} shares the fifth house with {others}, so all this comes out in play, in love and in whatever you make.',
    'In the fifth house, which {a} shares with {others}, this shows in what you do for pleasure.',
  ],
  6: [
    '{A} shares the sixth house with {others}, so all this goes into your daily work.',
    'In the sixth house, which {a} shares with {others}, this shows in the habits of an ordinary day.',
  ],
  7: [
    '{A} shares the seventh house with {others}, so you live all this out with another person.',
    'In the seventh house, which {a} shares with {others}, this shows in how you deal with one person at a time.',
  ],
  8: [
    '{A} shares the eighth house with {others}, so all this is tested where something is shared or hidden.',
    'In the eighth house, which {a} shares with {others}, this shows when trust is at stake.',
  ],
  9: [
    '{A} shares the ninth house with {others}, so all this looks outward, to travel, study and belief.',
    'In the ninth house, which {a} shares with {others}, this shows in what you study and where you go.',
  ],
  10: [
    '{A} shares the tenth house with {others}, so people see all this in your work.',
    'In the tenth house, which {a} shares with {others}, this becomes part of what you are known for.',
  ],
  11: [
    '{A} shares the eleventh house with {others}, so you live all this out among friends.',
    'In the eleventh house, which {a} shares with {others}, this shows in what you plan together with others.',
  ],
  12: [
    '{A} shares the twelfth house with {others}, so all this happens where few people see it.',
    'In the twelfth house, which {a} shares with {others}, this shows when you are alone.',
  ],
};
