import type { NatalChapterCells } from '../../natal-catalogue.js';

/** How two planets of the Sun to Saturn both hold that are in one `{house}` and in signs of opposite kinds: after the texts on both. */
export const housemates: NatalChapterCells['housemates'] = {
  0: {
    1: 'The Sun and the Moon share {house} and are little alike. In what you set out to do there you are like the Sun; when you are tired or hurt the Moon has the say, and asks for something else.',
    2: 'The Sun and Mercury share {house} and have different tempers. What you want there you want in the Sun’s way and talk about in Mercury’s, so people who go by your words may be surprised by what you do.',
    3: 'Venus and the Sun share {house} without being alike. Where something has to be achieved you are like the Sun, and where it only has to be enjoyed Venus may choose.',
    4: 'The Sun and Mars share {house}, each in a manner of its own. What you are after there is for the Sun to say; Mars shows in how you go about it, above all if somebody is in your way.',
    5: 'Jupiter and the Sun are both in {house} and unlike each other. From day to day the Sun’s way is yours, and Jupiter’s is how you are when you have hopes of something.',
    6: 'The Sun and Saturn share {house} and see it in different lights. The Sun is what you do there gladly, Saturn what you take seriously, and which of them people meet depends on how much is at stake.',
  },
  1: {
    2: 'The Moon and Mercury share {house}, and what you feel about its affairs is not always what you think of them. While you are calm people hear Mercury; once something has touched you they hear the Moon.',
    3: 'The Moon and Venus share {house} and want different things of it. Venus shows in what you enjoy there, the Moon in what you can’t do without, and on hard days the Moon comes first.',
    4: 'The Moon and Mars both have to do with {house}: the Moon shows in what calms you there, and Mars in what makes you act. In a quiet hour you are like the first, and under pressure like the second.',
    5: 'With the Moon and Jupiter in {house}, and little alike, you have two ways of being content there. The Moon’s is the one that you fall back on, and Jupiter’s the one that you hope for.',
    6: 'The Moon and Saturn share {house} and pull different ways. What does you good there is the Moon’s affair, and what you hold yourself to is Saturn’s; where the two differ you tend to do your duty first.',
  },
  2: {
    3: 'Mercury and Venus share {house} without being alike. Your talk gives away what interests you there, and the company that you seek gives away what you are fond of, which can be something else.',
    4: 'Mercury and Mars share {house} and have different tempers. As long as you are thinking a thing over you go by Mercury; once you have begun on it you go by Mars, and others can see the change.',
    5: 'Mercury and Jupiter share {house} and look at it differently. Mercury shows in how you deal with each day’s business there, Jupiter in what you believe about it as a whole.',
    6: 'Mercury and Saturn are both in {house}, and not of one kind. In passing you talk as Mercury does; as soon as you will be held to a thing, you weigh it as Saturn does.',
  },
  3: {
    4: 'Venus and Mars share {house} and don’t agree on it: what you like there is one thing, and what you go after is another. You can have both, as long as you know which of them you are busy with.',
    5: 'Venus and Jupiter share {house}, each with a taste of its own. Venus chooses what you keep near you there, and Jupiter what you would try once for the sake of having tried it.',
    6: 'Venus and Saturn share {house} in two different moods. Whatever you do there for pleasure is left to Venus, and whatever you have promised to Saturn, so that people may know you as easy or as strict.',
  },
  4: {
    5: 'Mars and Jupiter share {house} and have different ideas of it. Mars shows in what you do there from day to day, Jupiter in where you hope that it will lead.',
    6: 'Mars and Saturn share {house} and work in different ways. What you want there you go after in the manner of Mars; what you owe you see to in the manner of Saturn.',
  },
  5: {
    6: 'Jupiter and Saturn share {house}, and you both hope and hesitate there. With what is new to you Jupiter speaks first; where something has once gone wrong, Saturn does.',
  },
};
