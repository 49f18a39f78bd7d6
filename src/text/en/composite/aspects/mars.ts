import { Jupiter, type Mars, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { CompositeAspectsOf } from '../../../catalogue.js';

export const marsCompositeAspects: CompositeAspectsOf<typeof Mars> = {
  [Jupiter]: {
    conjunction:
      'Together you have more energy than your everyday life can use. Mars and Jupiter are side by side in this bond, so you are happiest with an enterprise, a campaign, a long journey or a business, and you believe that it can be done. Often you are right. Success makes you reckless, and a cautious friend with a say in it would save you trouble.',
    harmonious:
      'You give each other courage. Mars and Jupiter pull one way in this bond: one of you says “why not,” the other already knows how, and things are carried through in good humor. You compete without ill will. Since so much succeeds you may not notice who tires sooner, and whoever is slower should set the pace now and then.',
    tense:
      'You drive each other too far. Jupiter urges Mars past the sensible point in this bond, neither wants to be the one who mentions caution, and a quarrel soon becomes a matter of principle. The energy itself is splendid. Cut a plan in half and finish the first half before you begin on the second.',
  },
  [Saturn]: {
    conjunction:
      'You two can work hard for a long time. Mars and Saturn stand together in this bond, so your strength is under control, and in one difficult season you can do what would wear out livelier people. Nothing is given to you for nothing. Anger is swallowed and grows hard. It does you good to complain together, and to praise what is finished.',
    harmonious:
      'It would be hard to hurry you as a pair and harder to stop you. Saturn guides the Mars of this bond, so effort goes where it is needed, each of you knows what to do, and others respect you for turning up. Enjoyment is put off until everything is finished. It could come sooner, since there will always be something left.',
    tense:
      'Anger collects behind good manners between you. Mars wants to go and Saturn wants to wait, so each of you sees the other as what stands in the way. What gets done is done well. It goes better when the work is divided, with one whole thing for each to be in charge of.',
  },
  [Uranus]: {
    conjunction:
      'You act on impulse together. With Mars and Uranus in one place, decisions fall fast in this bond, nothing is done in the usual way, and each makes the other bolder. It suits inventors and rebels, and it can lead to broken things. Let a night pass between the idea and the deed, and take your risks where nobody else can be hurt.',
    harmonious:
      'You are quick, and you do things in your own way. Mars works freely with Uranus here, so you act fast and mostly with luck, because each leaves the other room. New methods are what you are good at. Upkeep is not, and what has to be done every week needs a fixed day or somebody else.',
    tense:
      'Tempers go off suddenly between you. Uranus provokes Mars in this relationship, so a suggestion is taken for an order, an order is resisted on principle, and you are both angry before either knows why. Neither of you can bear to be managed. It helps to ask where you would have told, and to leave a way out.',
  },
  [Neptune]: {
    conjunction:
      'You work for an ideal, and hardly for anything else. Mars serves Neptune here, and for the sake of a dream or a cause you two do remarkable things. Where the aim is vague, your strength drains away. Put what you want into one sentence, write it down, and look now and then whether it is still true.',
    harmonious:
      'You help each other without being asked. Between Mars and Neptune there is understanding in this bond, so you move together easily, and what you do for people in need, or for art, gets further than force would. Who does what may be unclear. A short list, made once, settles that.',
    tense:
      'You feel your grievances and seldom say them. Mars strikes at Neptune in this relationship and meets nothing solid: one of you gives in with a sigh and then resists by forgetting. There is kindness between you, and it misses its aim. Have the quarrel out, about one event with a date, and half of it will turn out to be about something else.',
  },
  [Pluto]: {
    conjunction:
      'When you two want something, it happens. Mars has met Pluto in this bond, and two wills that aim the same way can save a failing firm or break a bad family habit; aimed at each other, they wear you both out. There is nothing lukewarm here. You need a task that is worth so much force, outside the relationship.',
    harmonious:
      'You have great endurance as a pair. Pluto strengthens the Mars of this bond: you keep pace with each other, keep secrets, and try again after a first attempt has failed. Emergencies find you calm. You may treat everything as an emergency, though, and whoever is off duty should be left in peace.',
    tense:
      'Neither of you can bear to lose. Mars and Pluto contend in this bond, so the smallest matter, a window or a shortcut, can become a question of who rules. Behind it both of you are afraid of being overpowered. Toss a coin over what doesn’t matter, and the fights that remain will be more honest.',
  },
};
