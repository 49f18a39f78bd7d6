import type { SolarReturnReadingCells } from '../../../../reading-catalogue.js';

type Pairs = SolarReturnReadingCells['aspects'][number];

/** Jupiter of a solar return with a planet after it, told for its year. */
export const jupiter: Pairs = {
  6: {
    conjunction:
      'Jupiter and Saturn are together in this year’s chart, as they are once in twenty years, and for everybody a long chapter begins. In your own life you want to grow, and want what you build to stand, so you draw up a plan in earnest: how to live, and for what. Hope says more, caution says later, and they interrupt each other at every meal. It is tiring, and the plan is better for it.',
    harmonious:
      'Jupiter and Saturn agree this year, so you can take on a little more, and the ground holds. What you want is within reason, rules help you more than they hinder, and somebody with experience may be glad to be asked. There is hardly anything to tell at dinner. Only later, perhaps, you notice how much was settled in a year that seemed uneventful.',
    tense:
      'Jupiter and Saturn are at odds this year, one for expanding and the other for cutting back. On Monday you look at larger rooms, on Friday you cancel the newspaper, and the times in general may be as unsure as you are. You learn to tell a risk from a wish. The sound decisions in such a year are those that can be taken one step at a time, and taken back.',
  },
  7: {
    conjunction:
      'Jupiter is with Uranus this year, and a chance may come from where you did not look: a discovery, a new place, a talk with a stranger after which you believe something else. Many people feel it at once. You are readier than usual to trust what nobody has tried, and some of it will carry you a long way. What arrives so fast can also leave fast, so make use of it before you have finished marveling.',
    harmonious:
      'Jupiter and Uranus get on, so there are happy surprises on the side of this year. A friend of a friend, an invention or an odd coincidence helps you along, and a bolder form of an old plan may find support. You look forward more than back, and dare what people would call unlike you. Nothing of it can be ordered in advance. An empty afternoon here and there gives it a place to happen.',
    tense:
      'Jupiter and Uranus make each other impatient, and you with them. What goes by rules seems slow to you this year, and a leap looks better than a staircase. You want to be far away and free, while somewhere a promise of yours still has six months to run. One of these leaps may be right. Whoever depends on you should hear of it before you jump.',
  },
  8: {
    conjunction:
      'Jupiter and Neptune are together, and you believe in more this year: in people, in causes, in the good end of things. You give more than you are asked for, weep at a song, and find many around you in the same mood. It is good for art and for charity. Somebody who can do sums should be in the room before such a hope signs anything.',
    harmonious:
      'Jupiter and Neptune support each other, and under this year there runs a quiet trust. Help comes in ways that you could not have arranged, and you help others without asking what they did to deserve it. A concert, a chapel or a beach at six in the morning can give you more than a holiday. It is a mild light, and it does not do the dishes; your share of the work remains.',
    tense:
      'Jupiter believes whatever Neptune dreams of this year, and a beautiful idea can carry you off. You may give to somebody who does not need it, join what sounds like the answer to everything, or promise a thing that no one could keep. Yet nothing better was ever tried without such a longing. Keep the idea, and ask early who is going to do the ordinary work that belongs to it.',
  },
  9: {
    conjunction:
      'Jupiter is with Pluto this year, and your ambition goes deep. You are convinced of something, and conviction gives you influence over circumstances and sometimes over people. A heap of old trouble that was past repair can be cleared away in one large effort. You may begin to think that so good a cause permits everything. Whether you have gone too far you can tell by whether you still laugh at yourself.',
    harmonious:
      'Jupiter draws on the strength of Pluto this year, so you can improve something from the ground up, be it a house, a habit or the way a group is run. You gain influence without having to grab it. A talent or a hope that you had buried may prove to be worth more than you thought. You speak from what you have lived through, and people believe you, so be careful what you talk them into.',
    tense:
      'Jupiter and Pluto are at odds this year, and the question is how much is enough. You push a good thing too far, or meet somebody who will not be content with a share. There is force in you for something large, and it can be done. It is only easy to take the wish to win for zeal in a good cause, and what was gained by pressure has to be held by pressure ever after.',
  },
};
