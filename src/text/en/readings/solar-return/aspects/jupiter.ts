import type { SolarReturnReadingCells } from '../../../../reading-catalogue.js';

type Pairs = SolarReturnReadingCells['aspects'][number];

/** Jupiter of a solar return with a planet after it, told for its year. */
export const jupiter: Pairs = {
  6: {
    conjunction:
      'Jupiter and Saturn are together in this year’s chart, as they are once in twenty years, and for everybody a long chapter begins. You want to grow, and you want what you build to stand, so you plan in earnest. Hope and caution keep interrupting each other, which is tiring and probably wise. What you aim at is slow, and is not meant for yourself alone.',
    harmonious:
      'Jupiter and Saturn agree this year, so you can take on a little more, and the ground holds. Your ambition is sensible, and rules help you more than they hinder. It is worth asking people with experience. Nothing about it makes much noise, and only later you may see how much was settled in a year that seemed calm.',
    tense:
      'Jupiter and Saturn are at odds this year, one for expanding and the other for cutting back. Times in general may be unsure, and your own plans swing between too much and too little. Hope without limits fails, and so does caution that never begins. The sound decisions are those that can be taken in steps, and taken back.',
  },
  7: {
    conjunction:
      'Jupiter is with Uranus this year, and a chance may come from where you did not look: a discovery, a new place, another belief. Many people feel it at once. You are readier than usual to trust what nobody has tried. What arrives so fast can also leave fast, and as much of it stays as you have understood.',
    harmonious:
      'Jupiter and Uranus get on, so there are happy surprises on the side of this year. Friends, inventions or odd coincidences help you along, and a bolder form of an old plan may find support. You look forward more than back. Experiments suit you, those in particular that people would call unlike you.',
    tense:
      'Jupiter and Uranus make each other impatient, and you with them. What goes by rules seems slow to you this year, and a leap looks better than a staircase. You want to be free, or far away, and what was promised earlier stands in the way. One of these leaps may be right, and whoever depends on you should hear of it first.',
  },
  8: {
    conjunction:
      'Jupiter and Neptune are together, and you believe in more this year: in people, in causes, in the good end of things. You give more than you are asked for, and many share the mood. It does good to art and to charity. So wide a hope is glad of a companion who can do sums.',
    harmonious:
      'Jupiter and Neptune support each other, and under this year there runs a quiet trust. You get help in ways that you could not have arranged, and help others without asking why. What is beautiful or holy to you gives you much if you seek it out. Your trust is well founded on the whole, as long as you do your share of the work.',
    tense:
      'Jupiter believes whatever Neptune dreams of this year, and a beautiful idea can carry you off. Now and then your generosity goes to the wrong address. Yet nothing better was ever tried without such a longing. Keep the idea, and ask early who is going to do the ordinary work that belongs to it.',
  },
  9: {
    conjunction:
      'Jupiter is with Pluto this year, and your ambition goes deep. You are convinced of something, and conviction gives you influence over circumstances and sometimes over people. Things that were past repair can be cleared away on a large scale. You can see whether you have gone too far by whether you can still laugh at yourself.',
    harmonious:
      'Jupiter draws on the strength of Pluto this year, so you can improve something from the ground up. You gain influence without having to grab it. Something buried, such as a talent or an old hope, may prove to be worth more than you thought. People believe you because you speak from what you have lived through.',
    tense:
      'Jupiter and Pluto are at odds this year, and the question is how much is enough. You push a good thing too far, or meet somebody who will not be content with a share. It is easy to take the wish to win for zeal in a good cause. What is gained by pressure has to be held by pressure, and that is tiring.',
  },
};
