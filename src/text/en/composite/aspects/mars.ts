import { Jupiter, type Mars, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { CompositeAspectsOf } from '../../../catalogue.js';

export const marsCompositeAspects: CompositeAspectsOf<typeof Mars> = {
  [Jupiter]: {
    conjunction:
      'There is more energy in the pair of you than your everyday life can use. With Mars beside Jupiter, whatever is bold suits you, a journey, a cause or a plan that others call too big, and you firmly believe that it can be done. Often you are right. Success makes you reckless, and a cautious friend with a say in it would save you trouble.',
    harmonious:
      'Courage is catching between you. Mars and Jupiter pull one way in this bond: “why not,” says one, and the other already knows how, and things are carried through in good humor. You compete without ill will. Since so much succeeds you may not notice who tires sooner, and whoever is slower should set the pace now and then.',
    tense:
      'Each of you drives the other too far. Jupiter urges Mars past the sensible point in this bond, neither wants to be the one who mentions caution, and where you disagree about a plan it soon becomes a matter of principle. It takes you both further than careful people get. Cut a plan in half and finish the first half before you begin on the second.',
  },
  [Saturn]: {
    conjunction:
      'Hard work over a long time is what this pair is good at. Since Mars has Saturn beside it, strength stays under control, and one difficult season sees you do what would wear out livelier people. Little comes to you without effort. Anger over the shares of the work is swallowed, and comes out in how somebody sets down a plate.',
    harmonious:
      'It would be hard to hurry you as a pair and harder to stop you. Saturn guides the Mars of this bond: effort goes where it is needed, each of you knows what to do, and others respect you for turning up. Enjoyment is put off until everything is finished. It could come sooner, since there will always be something left.',
    tense:
      'Anger over the pace collects behind good manners between you. Mars wants to go and Saturn wants to wait, and each of you sees the other as what stands in the way. What gets done is done well. It goes better once you have agreed on a day by which doubts have to be named, and after which neither of you stops.',
  },
  [Uranus]: {
    conjunction:
      'When something excites you, you two act at once. With Mars and Uranus together, hardly anything is done in the usual way in this bond, and each makes the other bolder. It is of use in an emergency; elsewhere, let a night pass between the idea and the deed, because hesitating comes naturally to neither.',
    harmonious:
      'Speed and new ideas mark whatever this pair does. Because Mars works freely with Uranus you act fast, and each leaves the other room to try things. New methods suit you. Upkeep does not, and a weekly chore needs a fixed day or somebody else.',
    tense:
      'Orders make tempers go off suddenly between you. Uranus provokes Mars in this relationship. A suggestion is taken for an order, an order is resisted on principle, and you are both angry before either knows why. Neither of you can bear to be managed. It helps to ask where you would have told, and to mean it when you add “or not.”',
  },
  [Neptune]: {
    conjunction:
      'An ideal moves the two of you more than an advantage does. Mars serves Neptune here, and for a cause you two give up a weekend, or your savings, without a sigh. Where the aim is vague, your strength drains away. Put what you want into one sentence, and check each year that it still holds.',
    harmonious:
      'Help is given between you without being asked for. The understanding between Mars and Neptune lets you move together easily, and what you do for people in need, or for art, gets further than force would. Who does what may be unclear, so that somebody is visited twice on Monday and not at all for the rest of the week.',
    tense:
      'Over help that did not come, a grievance is felt here and seldom said. Mars strikes at Neptune in this relationship and meets nothing solid: one of you gives in with a sigh and then resists by forgetting. There is kindness between you, and it misses its aim. Have the quarrel out, about one event with a date, and half of it will turn out to be about something else.',
  },
  [Pluto]: {
    conjunction:
      'Together you put your whole strength into a thing or none. Mars has met Pluto in this bond, and wills that aim the same way can rescue what others had given up, or end a bad old habit; aimed at each other, they exhaust. That happens soonest when neither of you has anything hard to do elsewhere.',
    harmonious:
      'Great endurance is the strength of this pair. Pluto strengthens the Mars of this bond: you keep pace with each other, keep secrets, and try again after a first attempt has failed. Emergencies find you calm. You may treat everything as an emergency, though, and go about a picnic as if it were an evacuation.',
    tense:
      'In a contest losing is hard to bear for you both. Mars and Pluto contend in this bond, and whether a window stays open can turn into the question of who rules. Each of you is afraid of losing in earnest. Toss a coin over what doesn’t matter, and the fights that remain will be more honest.',
  },
};
