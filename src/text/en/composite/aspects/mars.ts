import { Jupiter, type Mars, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { CompositeAspectsOf } from '../../../catalogue.js';

export const marsCompositeAspects: CompositeAspectsOf<typeof Mars> = {
  [Jupiter]: {
    conjunction:
      'There is more energy in the pair of you than your everyday life can use. With Mars beside Jupiter, whatever is bold suits you, a journey, a cause or a plan that others call too big, and you firmly believe that it can be done. Often you are right. Success makes you reckless, and letting a cautious friend have a say would save you trouble.',
    harmonious:
      'Courage is catching between you. Mars and Jupiter pull one way in this bond: “why not,” says one, and the other already knows how, and things are carried through in good humor. You compete without ill will. Because so much succeeds, you may not notice who tires sooner, and whoever is slower should set the pace now and then.',
    tense:
      'Each of you drives the other too far. Jupiter urges Mars past the sensible point in this bond: a dare is answered with a bigger one, neither wants to be the one who mentions caution, and a disagreement about a plan soon becomes a matter of principle. You do have the nerve to begin what others only talk about. Finish the first half before you start the second, and you can see how much strength is left.',
  },
  [Saturn]: {
    conjunction:
      'Hard work over a long time is what this pair is good at. Since Mars has Saturn beside it, strength stays under control, and through a difficult year you can do what would wear out livelier people. Little comes to you without effort. You swallow your anger over who does how much, and it comes out in how one of you sets down a plate. Saying it sooner spares the plates.',
    harmonious:
      'It would be hard to hurry you as a pair and harder to stop you. Saturn guides the Mars of this bond: effort goes where it is needed, each of you knows what to do, and others respect you for showing up. You put off having fun until everything is finished. It could come sooner, since there will always be something left to do.',
    tense:
      'Anger over the pace collects behind good manners between you. Mars wants to go and Saturn wants to wait, and each of you sees the other as what stands in the way. What gets done is done well. Work goes better once you have agreed on a day when the last doubts have to be named, and after that neither of you stops.',
  },
  [Uranus]: {
    conjunction:
      'When something excites you, you two act at once. With Mars and Uranus together, hardly anything is done in the usual way in this bond, and each makes the other bolder. That is useful in an emergency; otherwise, let a night pass between the idea and the deed, because hesitating comes naturally to neither.',
    harmonious:
      'Speed and new ideas mark whatever this pair does. Uranus gives the Mars of this bond a free hand: neither waits for the other’s permission, and what one tries the other improves. You are at your best where the old way has just failed. Once a thing works, it bores you both, and upkeep falls to whoever weakens first. A weekly chore needs either a fixed day or somebody else to do it.',
    tense:
      'Orders make tempers go off suddenly between you. Uranus provokes Mars in this relationship: a suggestion is taken for an order, an order is resisted on principle, and you are both angry before either knows why. Neither of you can stand being managed, and left to your own methods you are both quick and inventive. It helps to ask where you might have ordered, and to mean it when you add “or not.”',
  },
  [Neptune]: {
    conjunction:
      'An ideal moves the two of you more than an advantage does. Mars takes its orders from Neptune in this bond, so your strength goes where your sympathy is, and for a cause you two give up a weekend without a sigh. When the aim is vague, the strength drains away, and both of you are tired with little to show for it. Something that can be finished, one concert or one painted room, brings it back.',
    harmonious:
      'Help passes between you without being asked for. Mars and Neptune understand each other in this bond, so one senses where the other is heading and falls into step, and what you do for people in need, or for art, gets further than force would. Nothing is arranged, however, and one errand gets done twice and another not at all. “I’ll take that one” is all the arranging you need.',
    tense:
      'When help does not come, you feel a grievance and seldom say so. Mars strikes at Neptune in this relationship and meets nothing solid: one of you gives in with a sigh and then resists by forgetting. Yet each would fight harder for the other’s dream than for their own. Have the quarrel out, about one particular event, and half of it will turn out to be about something else.',
  },
  [Pluto]: {
    conjunction:
      'Together you put all your strength into something or none at all. Mars has met Pluto in this bond, and two wills that aim the same way can rescue what others had given up on, or end a bad old habit; aimed at each other, they wear you both out. That happens soonest when neither of you has anything hard to do elsewhere. Keep a task at hand that is too big for either of you alone.',
    harmonious:
      'Great endurance is the strength of this pair. Pluto strengthens the Mars of this bond: you keep pace with each other, keep secrets, and try again after a first attempt has failed. You are calm in emergencies. You may treat everything as an emergency, though, and go about a picnic as if it were an evacuation.',
    tense:
      'Losing a contest is hard on you both. Mars and Pluto contend in this bond, and whether a window stays open can turn into the question of who rules, since each of you is seriously afraid of being overpowered. Against an obstacle outside, the same will makes you formidable. Toss a coin over what doesn’t matter, and the fights that remain will be more honest.',
  },
};
