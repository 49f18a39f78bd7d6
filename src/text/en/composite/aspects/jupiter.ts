import { type Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { CompositeAspectsOf } from '../../../catalogue.js';

export const jupiterCompositeAspects: CompositeAspectsOf<typeof Jupiter> = {
  [Saturn]: {
    conjunction:
      'Hope and caution have sat down between you and drawn up a charter. With Jupiter and Saturn in one place this bond builds things that have both a tower and a foundation, a school or a company or a large calm household, because one dream is always being costed. Tempo is the sore point. Decide at each stage which of you sets the pace, and let the other call for more or for less.',
    harmonious:
      'You two can have a sensible adventure. Saturn lends measure to Jupiter and gets heart in return, so people trust this relationship with their keys, their projects and their worries, and plans tend to come out about as large as promised. You could become a touch official. A trip with no aim and one small bag does the bond more good than any review of its progress.',
    tense:
      'Whenever one of you raises the roof, the other asks about the walls. Jupiter expands and Saturn economizes, and this relationship lurches between them, until in the other’s eyes one of you is a spendthrift and one a jailer. The same house needs both. It goes better when the careful one plans the feast and the lavish one keeps the books.',
  },
  [Uranus]: {
    conjunction:
      'Luck of a sudden sort attends you as a pair. Jupiter has met Uranus between you, so you widen whatever you join, improve its rules on the way in, and meet the right stranger by missing the right train. A settled life bores the two of you to bits. Feed it horizons, one new country or science or circle at a time, and the rest of life may well stay put.',
    harmonious:
      'Hope comes easily to you two, and other people borrow it. Jupiter takes kindly to Uranus here, so ideas about how life could be arranged get tried between you rather than discussed, and a good half of them work. Belief stays roomy. Because a fresh start is always so attractive, old allies drift off, and one of them at least is worth a letter from you both.',
    tense:
      'Big promises are made by you in one gust and withdrawn in the next. Jupiter and Uranus jostle in this relationship, each in the name of growth, and freedom, when either of you feels cornered, gets used as a way out. Everything that is generous here is restless as well. Short commitments, openly renewed, last longer with you than grand ones.',
  },
  [Neptune]: {
    conjunction:
      'Faith is catching, and you gave it to each other. Jupiter and Neptune dissolve together in this bond: whatever it serves, a vision, a refuge or an art, it serves without counting, and the sum of kindness nearby goes up. Boundaries go under. A dreamer needs a dreamer, and somebody still has to read the contract. Ask that person in early, and believe them.',
    harmonious:
      'Mercy comes in plenty to the two of you, and gladly. Imagination feeds belief where Neptune is friends with Jupiter, and you are repaid for your trust in small wonders: long tables, stray dogs with new names, music for a cause. What is missing is friction. A conviction that you share grows stronger for being tried on somebody who lives by another.',
    tense:
      'Hopes swell between you until nothing real can fill them. Jupiter inflates what Neptune dreams in this relationship, so rescuer and rescued change places, promises float, and the bill turns up in a coat long afterward. Nobody lied; both of you preferred the trailer to the film. Choose a single good deed that can be finished, and let it be enough for a time.',
  },
  [Pluto]: {
    conjunction:
      'Whatever you two believe in begins to grow at once, like something in a hothouse. Pluto puts its force behind Jupiter, so influence collects around this bond, along with a talent for reviving what others wrote off. Greatness becomes a habit, and a habit of being right lives next door. Keep somebody near who knew you before, and share every triumph with people who cannot return it.',
    harmonious:
      'Quietly, and with time, you make rich soil together. Jupiter and Pluto are in league here: you see promise at the bottom of things, back it as a pair, and the yield surprises everyone but yourselves. Crises leave you better provided with sense. Not every feeling has to be invested in improvement, and some afternoons are meant to be used up on the spot.',
    tense:
      'Each of you would like to convert the other by supper. Conviction meets conviction when Jupiter is at odds with Pluto, and this relationship has an appetite for the whole truth, the large stake and the last word. You can achieve much and flatten some of it. Before the next crusade, ask what it would look like if you were wrong, and let the other write the answer.',
  },
};
