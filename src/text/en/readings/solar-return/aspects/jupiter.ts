import type { SolarReturnReadingCells } from '../../../../reading-catalogue.js';

type Pairs = SolarReturnReadingCells['aspects'][number];

/** Jupiter of a solar return with a planet after it, told for its year. */
export const jupiter: Pairs = {
  6: {
    conjunction:
      'Jupiter and Saturn meet in this year’s chart, as they seldom do, and for everybody a long chapter opens. You want to grow and want what you build to stand, and so you plan in earnest. Hope and caution keep interrupting each other, which is tiring and wise. The aims you set under this are slow, and they are meant for more people than yourself.',
    harmonious:
      'Growth finds a frame, since Jupiter and Saturn agree. You take on a little more this year, and the ground holds. Ambition is sensible, rules help instead of hindering, and people with experience are worth asking. It happens without noise. Looking back you may see that something large was settled in a year that seemed calm.',
    tense:
      'Jupiter would expand and Saturn would cut back, and this year they disagree. Times in general may be unsure, and you feel it in your own plans, which swing between too much and too little. Hope without limits fails, and so does caution that never starts. The sound decisions lie between, in steps that can be taken back.',
  },
  7: {
    conjunction:
      'Jupiter meets Uranus, and the year has a taste for sudden widening. A chance may come from where you did not look: a discovery, a new place, another belief. Many feel it at once. You are readier than usual to trust what is untried. Things that arrive so fast can leave fast, and as much stays with you as you have understood.',
    harmonious:
      'Happy surprises are on the side of the year, for Jupiter and Uranus get on. Friends, inventions and odd coincidences help you along, and a bolder version of an old plan may find support. The future looks inviting. Experiments suit you, in particular those that people would call unlike you.',
    tense:
      'Jupiter and Uranus make each other impatient, and you with them. Anything that moves by rules seems slow this year, and a leap looks better than a staircase. Freedom calls, and so does the far horizon, while what was promised earlier stands in the way. Some leap may be right. Those who depend on you should hear of it before you are in the air.',
  },
  8: {
    conjunction:
      'With Jupiter and Neptune together, the year is rich in faith. You believe in people, in causes, in the good end of things, and give more than you are asked for; many share the mood. Art and charity do well in it. Reality is not always consulted, and a hope so wide is glad of a companion who can do sums.',
    harmonious:
      'A quiet trust runs under the year, because Jupiter and Neptune support each other. Help comes by ways you could not have arranged, and you help in turn without asking why. What is holy or beautiful gives you much, if you seek it out. The trust is well founded on the whole, as long as you do your share of the rowing.',
    tense:
      'Jupiter believes whatever Neptune dreams up this year, and a beautiful idea can carry you off. Your generosity goes to the wrong address now and then. Crowds are credulous, and you are sometimes part of one. Yet without such longing nothing better would ever be tried. Keep the vision, and ask who is going to do the dishes.',
  },
  9: {
    conjunction:
      'Ambition goes deep in a year when Jupiter has joined Pluto. You are convinced, and conviction gives you power over circumstances and sometimes over people. What was decayed can be cleared on a grand scale. Fanatics are made under this meeting as well as reformers; the difference shows in whether you can still laugh at yourself.',
    harmonious:
      'Jupiter draws on the strength of Pluto this year, so you can improve things from the ground up. Influence grows without your having to grab it. Something buried, such as a talent or an old hope, may prove to be worth more than you thought. You are believed, since you speak from what you have lived through.',
    tense:
      'How much is enough? With Jupiter and Pluto at odds, the year puts that question to everyone, and to you. You push a good thing until it turns, or meet a person who will not be content with a share. Zeal hides the wish to win. Whatever is gained by pressure has to be held by pressure, and that is tiring.',
  },
};
