import {
  Aquarius,
  Aries,
  Cancer,
  Capricorn,
  Gemini,
  Leo,
  Libra,
  Pisces,
  Sagittarius,
  Scorpio,
  Taurus,
  Virgo,
} from '../../../chart/zodiac.js';
import type { BySign } from '../../catalogue.js';

export const southNodeInSign: BySign = {
  [Aries]:
    'A bed in a box, no instructions, built by ten at night and standing level. Acting alone under pressure is the skill you arrive with, and it has the polish of long use. You start things. You also restart things that were well under way in other hands, and you hear a request to talk it over as an obstacle. Overuse looks like winning races that nobody else had entered. Save the nerve for occasions that deserve it. Otherwise pass someone the second screwdriver and let them fit a leg wrong; Libra’s country begins with that small patience.',
  [Taurus]:
    'One armchair holds the exact print of you. Staying is the talent that came ready-made: you can wait out fashions, and resole the same boots until the cobbler protests. Admired for it, you use it everywhere, including places where the honest word is stuck. A grievance gets put up like jam. A life that no longer fits is kept on because the curtains were made to measure. Scorpio, facing you, would let one thing finish on purpose, such as your long subscription to an old quarrel, and watch what moves in.',
  [Gemini]:
    'Crosswords fall to you in ink. The quick uptake and the ear for how anyone talks came already assembled, and they get you past most receptionists. Overworked, they become a means of being everywhere lightly. Your studies form a long row of introductions, and a friend’s heartbreak is met with a wonderful article on the subject. Speech runs on ahead so that silence can’t ask you anything. Let one inquiry go all the way to Sagittarius’s horizon, until it changes an opinion and obliges you to act. And when somebody is sad, allow the pause to go on.',
  [Cancer]:
    'Ask about any evening in the old house and you can say who wore what, and who cried first. Tending is the practiced art; a sulking cousin or a lost dog will make straight for you. It can also keep you in the past tense, brooding on a years-old hurt as if it were an egg that might yet hatch, and using need as a steering wheel. Notice when care is meant to hold somebody still. Capricorn would let the cousin walk home alone. Try that with one person this week, and put the freed evening into something of your own.',
  [Leo]:
    'That anecdote about the ferry has been told a hundred times, and it still lands on the beat. Holding attention is a trade you seem to have known from the cradle, together with an open hand that reaches for the check. Overuse creeps in as need. A friend’s good news becomes a cue, and affection is measured by the volume of the response. Put your showmanship behind somebody who can’t raise a crowd and badly needs one, which is what Aquarius would do with it. The warmth stays; it just stops sending invoices.',
  [Virgo]:
    'Hand you a thing that doesn’t work and your sleeves are up already. Diagnosis is the old skill. You hear the rattle, find the loose screw, and no office that has had you wants to give you back. The wear shows when everything in sight begins to look like a fault in need of you, and rest is allowed only after a list that grows overnight. Worry passes itself off as preparation. As an exercise, leave one cupboard in chaos for a whole season. Pisces keeps its wisdom in places that were never tidied, and a nap there counts as research.',
  [Libra]:
    'Difficult letters are brought to you for translation, from furious into civil, and you have them back in ten minutes. Diplomacy is what you came in with, and it settles quarrels before they have been called that. Used without pause it settles you as well. Preferences fade for want of exercise, a partner becomes the rain and you the umbrella, and choices get put off until they make themselves, less kindly than you would have. Aries is blunt about the cure. Once a day speak first, in a sentence with no “maybe” in it, and leave it uncushioned.',
  [Scorpio]:
    'Poker players could study your face. You catch the pulse in somebody’s throat, give away nothing yourself, and when a company folds or a couple does, you are the one holding the flashlight. Skill of this order goes on looking for work after the emergency has ended. Then a bunch of flowers is examined for its motive, and you may stir a calm pond to see what lives on the bottom. Taurus recommends whatever can be verified by tasting it. Take the pie as pie, compliment the crust, and put off the interrogation until you have had two slices.',
  [Sagittarius]:
    'People walk off from your company with their heads up. Seeing far is what you do without trying; you can find the meaning in a mess and the joke in the meaning. Details bore you, though, so up goes the talk to first principles, and what was promised in high spirits is left for others to deliver. You may also quit a place one week before it would have taught you something. Gemini’s remedy is small and immediate. Go back over this year’s promises, choose the least of them, and carry it round by hand on a day you have named.',
  [Capricorn]:
    'Any crew you join soon has you holding the clipboard. Competence under load is the practiced thing, along with a dry endurance that outlasts better-funded rivals. People assume you will manage, and you do, and there go your twenties. Overdone, it makes a supervisor of you in company where a friend was wanted, and treats any need as a failure of planning, starting with your own. Cancer, at the far end of this axis, has no interest in your results. Let someone see you tired before your face has been arranged, and accept the blanket.',
  [Aquarius]:
    'From the balcony you can tell who will quarrel with whom by ten o’clock. Standing back is the developed faculty, and from up there you judge fairly and think of remedies that no one else has tried. Close range is where it fails. Someone weeps and you offer the general case; someone adores you in particular and you begin to talk about freedom. Coolness can turn into a rank held over warmer people. Leo’s advice is to come downstairs and dance, badly. Say “I want” where you would have said “one might,” and let it be noticed that you mind.',
  [Pisces]:
    'Watercolor is your native medium, every shape running into the next. You pick up sorrow like a radio, and can imagine your way into a stone. Because all this comes so naturally, you reach for it when a plan was called for. Appointments dissolve, there is always a victim to save or to play, and daydreams get the hours that the job had asked for. Virgo, opposite, would like a few lines drawn. Put one practical act in front of each reverie, a washed cup or an answered letter, and the reverie itself improves. It has paper to happen on.',
};
