import { type Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { CompositeAspectsOf } from '../../../catalogue.js';

export const jupiterCompositeAspects: CompositeAspectsOf<typeof Jupiter> = {
  [Saturn]: {
    conjunction:
      'Hope and caution sat down here and drew up a charter. Over the years this bond builds things that have both a tower and a foundation, a school, a company, a large calm household, because one dream is always being costed. Tempo is the sore point. Decide at each stage who holds the reins, and let the other be allowed to say “higher” or “wait.”',
    harmonious:
      'A sensible adventure sounds like a contradiction until one has seen you two pack. Confidence is given measure and measure is given heart, so people lend you money, keys and their children. You could become a touch official. Leave one blank week in the year, choose a direction at the station, and carry only what fits under a seat.',
    tense:
      'Whenever the roof is raised, somebody asks about the walls. This relationship lurches between expansion and economy, and each of you can come to stand for one of them in the other’s eyes, spendthrift or jailer. Both are needed by the same house. Trade parts for a month: the careful one plans the feast while the lavish one keeps the books.',
  },
  [Uranus]: {
    conjunction:
      'Luck of a sudden sort attends you: the canceled flight, the stranger in the next seat, a door that was painted shut. Together you widen whatever you join and improve its rules on the way in. A settled life bores this bond to bits. Give it horizons by subscription, one new country, science or circle of friends a year, and some of the furniture will stay put.',
    harmonious:
      'Other people borrow your optimism and return it slightly used. Between you, ideas about how life could be arranged get tried rather than discussed, and a good half of them work. Beliefs stay roomy. Because a fresh start is always so attractive, old allies drift. Keep a list of those who helped with the last three revolutions, and write to one a week.',
    tense:
      'Two exits, no waiting: that is how freedom feels in this pairing when it is cornered. Big promises are made in a gust and withdrawn in the next, always in the name of growth. Everything that is generous here is also restless. Try commitments of ninety days, renewable. Most will be renewed, and none will have been a cage.',
  },
  [Neptune]: {
    conjunction:
      'Faith is catching, and you gave it to each other. Whatever this bond serves, a vision, a refuge, an art, it serves without counting, and the sum of kindness in the neighborhood goes up. Boundaries go under. A dreamer may need a dreamer, but somebody must read the contract. Hire that person, pay them properly, and believe them on Mondays.',
    harmonious:
      'Charity concerts, long tables, stray dogs with new names: mercy comes in plenty to the two of you, and gladly. Imagination encourages belief and belief is repaid in small wonders. What is missing is friction. Test one of your shared convictions each season against a person who lives by another, and bring home whatever holds up.',
    tense:
      'Fog with a rainbow in it. Hopes in this relationship swell until nothing real can fill them, savior and saved change places, and the invoice is found in a coat years later. Nobody lied; you both preferred the trailer to the film. Choose a single good deed that can be finished, finish it, and let that be enough for the month.',
  },
  [Pluto]: {
    conjunction:
      'Whatever you two believe in begins to grow at once, like something in a hothouse. Influence collects round this bond, with talents for reviving what others wrote off. Greatness can become a habit, and a habit of being right is next door to it. Keep somebody near who knew you before, and give away a tenth of every triumph to people who cannot return it.',
    harmonious:
      'Quietly, and over years, this pairing makes rich soil. You see potential in the cellar of things, back it together, and the yield surprises everyone except yourselves. Crises seem to leave you better provided with sense. Do not invest every feeling in improvement. Some afternoons are meant to be used up on the spot, in deck chairs, with no return at all.',
    tense:
      'Conviction meets conviction, and each would like to convert the other by supper. There is an appetite for the whole truth in this relationship, for the large stake and the last word. Much can be achieved and some of it flattened. Before the next crusade, ask what it would look like if you were wrong, and have the other write the answer.',
  },
};
