import type { SolarReturnReadingCells } from '../../../../reading-catalogue.js';

type Pairs = SolarReturnReadingCells['aspects'][number];

/** Venus of a solar return with a planet after it, told for its year. */
export const venus: Pairs = {
  4: {
    conjunction:
      'Desire is awake this year, since Mars and Venus stand together. You go after what you like, flirt without planning to, and put some heat into whatever you make. Attraction may strike where you were not looking. Because wanting and liking have become one, you find out quickly who suits you. A few of these fires are brief, and none the worse for it.',
    harmonious:
      'Mars and Venus work as partners in this year’s chart, and you know how to ask for what you want in a way that people enjoy. Love gains by it, and so does any craft that needs taste as well as muscle. Give and take come out even. You notice how little force is needed when the moment is right.',
    tense:
      'What you want and what you like are at odds, for Mars and Venus pull in different directions this year. A person who excites you may not be kind, and the kind one leaves you cold. Quarrel and making up follow each other closely. The friction wakes a love that was dozing. It grows costly only when winning becomes the pleasure.',
  },
  5: {
    conjunction:
      'Venus and Jupiter, the two kindest planets, meet in this year’s chart. Affection is plentiful, pleasures are many, and people are inclined to say yes to you. Friendship, celebration and works of art all thrive on it. What comes easily is easily taken for granted, and you promise with a loose hand. Gratitude, said aloud, makes it last.',
    harmonious:
      'Good will comes your way this year. Jupiter is generous to Venus, so company improves you, your taste widens, and somebody may like you more than they have shown. Help is given gladly. None of it has to be earned first, and the one mistake would be to stay away from people.',
    tense:
      'Too much of a good thing is the risk when Jupiter and Venus tempt each other. This year you say yes to pleasures, gifts and admirers and are stretched between them. A bond may be loved for its promise more than for what it is. The warmth behind it is genuine, and it does most good when given to one joy at a time.',
  },
  6: {
    conjunction:
      'Saturn stands beside Venus, and love becomes a question of what lasts. You choose fewer people this year and mean it, or find that a bond asks for work where you had wishes. Shyness that you thought was behind you may come back. Pleasures are plainer. Whatever affection is promised now is promised by someone who has counted the cost.',
    harmonious:
      'Loyalty is the form that love takes this year, as Saturn steadies Venus. You value old friends, well made things and people who keep their word, and they value you. A bond can be put on a firm footing without losing its charm. Nothing happens fast, and you don’t miss it.',
    tense:
      'Saturn leans on Venus in this year’s chart, so affection is counted and some pleasures are put off. What was only pleasant may fall away, and a bond that is worth the trouble proves it by lasting. You are not less loved than before; you are told so less often, and may have to say it first.',
  },
  7: {
    conjunction:
      'Uranus is with Venus, and love surprises you this year. You may fall for someone of a kind you never noticed, or see a familiar face as if it were new. Taste changes too. Whatever keeps you on a lead becomes hard to bear. The excitement is honest even where it is short, and it tells you what had grown stale.',
    harmonious:
      'New people do you good this year, for Uranus gives Venus a taste for the unusual. Friendships form across the ordinary lines, a bond you have finds more room in it, and your style may change in a way that gets remarked on. You can be free and be liked, both at once, as long as nobody is kept guessing.',
    tense:
      'Attachments are restless, because Uranus unsettles Venus. Someone may come or go suddenly; more likely it is you who want distance on some days of the year and none on others. Boredom frightens you more than loss. A good bond can stand an honest word about freedom, above all while that word is still a request.',
  },
  8: {
    conjunction:
      'Love looks like a dream this year, with Neptune beside Venus. You see the best in people, are moved by beauty, and would give a great deal for a feeling. Music, art and mercy flourish under it. So does infatuation, in which the other person serves mostly as a screen. It helps to be fond of someone’s faults before you promise anything.',
    harmonious:
      'Neptune makes Venus gentle and a little magical this year. You charm without effort, forgive without keeping a record, and what you make has grace. A romance may feel like something remembered. Ordinary kindness seems beautiful to you, and because you notice it, you are shown more of it.',
    tense:
      'Neptune throws a veil over Venus, and you may love a hope this year under the name of a person. Signs are misread on both sides; what was left vague has been understood in two ways. Disappointment, where it comes, is the price of having looked so high. A plain question asked in good time spares you most of it.',
  },
  9: {
    conjunction:
      'With Pluto at the side of Venus, nothing you love this year is loved lightly. Attraction has an undertow, jealousy is never far off, and a bond can be changed from the ground up. You want all of a person, or to be wanted so. It can be the making of a love or the end of a pretense, and needs trust more than proof.',
    harmonious:
      'Love goes deeper this year, and it can bear to. Pluto strengthens Venus, so that old wounds between people may be spoken of and closed, and passion returns to what had become polite. You know what you value and let the rest go. Others feel drawn to you without quite knowing why.',
    tense:
      'Pluto presses on Venus, and it becomes hard to ignore who holds the power in love, or over what is shared. This year you may want someone who resists, or be wanted more than you can return. Jealousy, yours or theirs, points to a fear older than this bond. To say so is braver than a test of loyalty, and works better.',
  },
};
