import { type Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { CompositeAspectsOf } from '../../../catalogue.js';

export const jupiterCompositeAspects: CompositeAspectsOf<typeof Jupiter> = {
  [Saturn]: {
    conjunction:
      'You hope for a lot, and you check whether it can be done. With Jupiter and Saturn in one place, every wish is measured as soon as it is made, and this bond can build something large and sound, a house, a garden or a circle of friends. The sore point is pace, since one of you is always a little ahead, holding the gate. It helps when the one behind names the day, and the one ahead stops asking.',
    harmonious:
      'Hope and caution are about equal between you. Saturn keeps Jupiter’s plans to size and gets courage in return. People trust the two of you, and your projects come out about as large as promised. You may become a little too sensible, and a wish that serves no purpose hardly ever gets as far as the calendar.',
    tense:
      '“More,” says one of you, and the other asks what it will cost. Jupiter spends and Saturn saves, and this relationship goes back and forth between them, until one of you seems like a spendthrift and the other like a jailer. You need both. Things go better when the careful one plans the celebration and the generous one keeps the accounts.',
  },
  [Uranus]: {
    conjunction:
      'What turns out best for you two was often not planned. With Jupiter and Uranus in one place you jump at anything new, and may meet the right people by accident. Taking the same vacation twice bores you both, and those who loved the old plan may feel left behind. If there is always one new thing, a country, a subject or a circle of people, the rest can stay as it is.',
    harmonious:
      'Trying a new arrangement appeals to you both. Jupiter gives Uranus its blessing in this bond: an odd idea gets tried out where others would laugh at it, and half of yours work. Because a fresh start is always so attractive, you may leave behind something old and good, and old friends hear about your latest plans from others. Calling one of them first takes none of the newness away.',
    tense:
      'Great promises come quickly from you both and are taken back just as quickly. With Jupiter and Uranus at odds both of you want more room, each in a different direction. You are generous, and as restless as you are generous. What you promise in high spirits should be promised for a month, and then renewed.',
  },
  [Neptune]: {
    conjunction:
      'Both of you believe in the same things, and neither counts the cost. Where Jupiter and Neptune unite, two people are generous to whoever needs it, and may give years to an art or a cause. What you lack is a sense of how much is enough. Somebody has to read the fine print, and if neither of you will, ask a third person early and believe what you are told.',
    harmonious:
      'Other people get as much kindness from you as you give each other. With Neptune a friend of Jupiter you trust people, help where you can and share a faith or a dream. What is missing is someone who disagrees, and a good cause may have had years of your help before either of you asks how it is run. Asking early takes nothing away from your faith in it.',
    tense:
      'Both of you hope for more than can come true. Jupiter inflates what Neptune dreams in this relationship, and long afterward one of you has to say that it can’t be done. Neither of you lied; you wanted to believe it. Choose one good thing that can be finished, and let it be enough for a while.',
  },
  [Pluto]: {
    conjunction:
      'What you two believe in, you can get others to believe in. Pluto puts its force behind Jupiter in this bond, which brings influence, and revives what was written off. It is easy to get used to being right. Keep a friend close who knew you before, and who still tells you when you are wrong.',
    harmonious:
      'Early on you two can see what something could become, and you stay with it until it gets there. With Jupiter and Pluto behind each other, what you back as a pair tends to grow, and a crisis leaves you wiser. You soon expect even a hobby to lead somewhere, and one of you may long for an afternoon that doesn’t.',
    tense:
      'Both are convinced, and each would like to convince the other. When Jupiter is at odds with Pluto, a relationship goes for the whole truth and the last word. You can achieve a great deal, and some of it at too high a price. Before you begin a campaign, ask each other how it would look if you were wrong.',
  },
};
