import { type Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { CompositeAspectsOf } from '../../../catalogue.js';

export const jupiterCompositeAspects: CompositeAspectsOf<typeof Jupiter> = {
  [Saturn]: {
    conjunction:
      'You hope for much and you check whether it can be done. With Jupiter and Saturn together, this bond can build something large and sound, a house, a garden or a circle of friends. The sore point is the pace, since one of you is always a little ahead, holding the gate and looking at the time.',
    harmonious:
      'Hope and caution are about equal between you. Saturn gives Jupiter measure and gets courage in return. People trust the two of you, and your plans come out about as large as promised. You may become a little too sensible, and a wish that is of no use to anyone hardly ever gets as far as the calendar.',
    tense:
      'More, says one of you, and the other asks what it will cost. Jupiter spends and Saturn saves, and this relationship goes back and forth between them, until one of you seems a spendthrift and the other a jailer. You need both. It goes better when the careful one plans the celebration and the generous one keeps the accounts.',
  },
  [Uranus]: {
    conjunction:
      'What turns out best for you two was often not planned. With Jupiter and Uranus in one place you take up new things gladly, and may meet the right people by accident. The same holiday twice bores you both. If there is always one new thing, a country, a study or a circle of people, the rest may well stay as it is.',
    harmonious:
      'It pleases you both to try a new arrangement of things. Jupiter takes kindly to Uranus here: your ideas are tested and not only discussed, and half of them work. Because a fresh start is always so attractive, what is old and good may be left behind, and old friends hear of your latest plans from others.',
    tense:
      'Great promises are made quickly here and taken back as quickly. With Jupiter and Uranus at odds both of you want more room, each in a different direction. All that is generous here is restless too. What you promise in high spirits should be promised for a month, and then renewed.',
  },
  [Neptune]: {
    conjunction:
      'Both of you believe in the same things, and neither counts the cost. Where Jupiter and Neptune unite, two people are generous to whoever needs it, and may give years to an art or a cause. What it lacks is a sense of how much is enough. Somebody has to read the contract, and if neither of you will, ask a third person early and believe what you are told.',
    harmonious:
      'To other people you are as kind as to each other. With Neptune as a friend of Jupiter you trust people, help where you can and share a faith or a dream. What is missing is someone who disagrees, and a good cause may have had years of your help before either of you asks how it is run.',
    tense:
      'More is hoped for here than can come true. Jupiter inflates what Neptune dreams in this relationship, and long afterward one of you has to say that it can’t be done. Nobody lied; both of you wanted to believe it. Choose one good thing that can be finished, and let it be enough for a time.',
  },
  [Pluto]: {
    conjunction:
      'What you two believe in, you can get others to believe in. Pluto puts its force behind Jupiter in this bond, which brings influence, and revives what was written off. It is easy to become used to being right. Keep somebody near who knew you before, and who still says so when you are not.',
    harmonious:
      'Early on you two can see what could become of a thing, and you stay with it until it has. Jupiter and Pluto support each other here. What you back as a pair tends to grow, and a crisis leaves you wiser. Even a hobby is soon expected to lead somewhere, and one of you may long for an afternoon that doesn’t.',
    tense:
      'Both are convinced, and each would like to convince the other. When Jupiter is at odds with Pluto, a relationship goes for the whole truth and the last word. You can achieve a great deal, and some of it at too high a price. Before you begin a campaign, ask each other how it would look if you were wrong.',
  },
};
