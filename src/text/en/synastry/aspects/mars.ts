import {
  Ascendant,
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { SynastryAspectsOf } from '../../../catalogue.js';

export const marsSynastry: SynastryAspectsOf = {
  [Sun]: {
    conjunction:
      'With them watching, you take the steeper side of the hill. You fire up this person’s will, as ally or as challenger, and in their plain belief in themselves your strength has found a banner to carry. You may be pushing, though, where they had meant to stroll. Ask before you help, and go into battle on their behalf only when commissioned.',
    harmonious:
      'They have hardly finished the sandwich, and thanks to you their idea is under way. You put legs under this person’s purposes, and your force, approved of by somebody it respects, behaves rather decently. Because you make it look easy you will be handed every heavy end. Set yours down where they can see it, and lead an outing that is wholly your own.',
    tense:
      'Your hurry and their dignity arrive at the same revolving door. Speed strikes them as disrespect and composure strikes you as a dare, so a remark about shoes turns into a question of honor. Give this person the first word in public. Keep the challenge for a badminton court. Some of your finest efforts come of wanting to show them.',
  },
  [Moon]: {
    conjunction:
      'A step on the stairs, yours, changes what they are feeling. You stir this person at the root, to laughter or wanting or tears, and it makes you brave and oddly protective. A tone that you would never notice may be with them all evening. Lower your voice by half indoors. Spend the surplus, with a hammer or a whisk, on something of theirs.',
    harmonious:
      'You chase the bat out of the attic, and they hold the flashlight, giggling. Your vigor makes it safe for them to have moods, and your courage gets fed with actual dinners. Families and crews run well on it. In time you may leave all the feeling to them, as they leave you the daring. Swap: tell them what worries you, while they phone the landlord.',
    tense:
      'It had to be settled tonight, and they have gone to bed with the dog. Your directness lands on old sore places, and even the apology becomes another push. Ask about timing before content. If they go still, sit down, lower than they are, and say nothing for a while. On a gray week, you are the one who can get them into daylight.',
  },
  [Mercury]: {
    conjunction:
      'Their sentences speed up when you pull in a chair. You put an edge on this person’s mind, what you want takes on grammar, and a choice that had taken them weeks takes nine minutes. Banter does for affection. Press harder, and they will defend opinions they hardly hold. Hear them out, since the best idea generally comes in the second half.',
    harmonious:
      'They read the instructions aloud while you hold the drill. A cleverness that might have stayed talk becomes, by your push, an object with four legs, and a word from them saves you a wasted afternoon. Thinking gets shorter in your company, which suits easy cases. For a hard one, lay the drill on the floor and ask what they would do with a month.',
    tense:
      'That was an interruption, the third, and they are counting. You hear a hesitation in their reasoning and jump in, your hasty verbs are picked apart, and presently it is a duel over the word “always.” Wait five seconds after they stop. Put your demands as questions, and act on one answer that you did not like. A duel has been known to end in two sharper people.',
  },
  [Venus]: {
    conjunction:
      'The suitcase has wheels, and you are carrying it. This person’s grace makes you eager, as a suitor or as the friend who will drive all night, and they soften and glow at being pursued. Between those whom it suits, desire is frankly present. Eagerness crowds. Leave a pause after each advance, long enough for them to come toward you, and notice if they do.',
    harmonious:
      'One look, a nod, and you two are dancing while the floor is still empty. Wanting is welcome here and comes back as sweetness, so you behave better than usual and they get more adventurous about clothes and wishes. It goes so agreeably that you quit courting. Ask again, properly, as though the answer were open, which of course it is.',
    tense:
      'Reaching for them, you tipped the salad. Your pace tramples what this person would have offered at leisure, and their coolness, half tease and half defense, makes you charge. Go by their clock for a week and treat a refusal as information. Ask, too, what would please them. Two people this seldom indifferent can stay interested for years.',
  },
  [Mars]: {
    conjunction:
      'Two people have seized the same end of the wardrobe. You want things with equal force and in the same fashion, so you egg each other on to splendid exertions, and a quarrel needs only one match. They display a temper that you believe hidden. Allot the ends beforehand. Stand on one side against a rival team, and shower before discussing anything.',
    harmonious:
      'Side by side you clear the whole garage by four. Your bursts and theirs keep good time, you respect how they fight, and teasing serves as an endearment. Whatever takes nerve is better attempted in this company. Motion alone is so satisfying that nobody asks where to. Sit down on the emptied floor with something cold, and talk over what all that space was for.',
    tense:
      'A two-handed saw buckles when both push, and you both push. Their method of going after things looks wrong to you, and yours to them, so trifles become trials of strength. Share out the job by rooms and stay off their half. So much annoyance is horsepower, and a Sunday game with shin guards would be glad of it.',
  },
  [Jupiter]: {
    conjunction:
      'They once called your idea splendid, and you have not slept since. Your drive gives this person’s grand views a pair of boots, and believed in so heartily you attempt a size larger. The two of you could start a festival. Daring doubles faster than sense does. Put a cautious third party in charge of the calendar, and walk once around the thing before leaping.',
    harmonious:
      'Between the hallway and the car the trip has been agreed. They point at the horizon and you start the engine, and with someone so approving your fighting spirit turns sporting. A string of cheerful wins can blur which of them mattered. Go back for the dull last stretch of one, paperwork included, and have them bring the snacks.',
    tense:
      'What they declared at midnight you had begun by breakfast. Your zeal calls this person’s bluff, or else their speeches goad you into one charge too many, and when you lose your temper they moralize. Ask whether that was a plan or a toast. If it was a plan, cut it by a third and go. With somebody else doing the estimates, no team gets farther.',
  },
  [Saturn]: {
    conjunction:
      'At a run you come up to the bridge, and they are inspecting it. Your force worries this person, who has known bridges to sag, and to you their caution is a hand on the collar. Request the list of objections and work your way down it. Agree, too, on a day when the answer is simply go. Pooled, it is formidable, a spark with a foundation under it.',
    harmonious:
      'You dig, and they have marked where the pipes run. They trust you with things that must last, and since you treat their limits as measurements, houses and old disputes get properly finished. Praise is scarce with you two and play scarcer. Down tools early on a Thursday. Do something badly together, ice skating perhaps, where neither is in charge.',
    tense:
      '“Not yet,” they say, for the fourth week. Your impatience presses on a fear of getting it wrong, so they tighten, and your anger gets spent on hinges and drawers. Ask for a date in place of a yes. Until then use your strength where no signature is required. They have stopped two or three follies of yours, as you have shoved them over some thresholds.',
  },
  [Uranus]: {
    conjunction:
      'Nobody planned the midnight swim, and you could not say which of you went in first. Your impulses set off this person’s urge to break the pattern. You turn inventive in their company, and they act on a theory for once. Tempers flash out of a clear sky. Give the voltage a workshop, and allow ten seconds between the idea and the car keys.',
    harmonious:
      'They know a shorter way to do it, and you are willing to try. Your energy gets this person’s inventions off the bench, your own strength is freed from routine, and people stand around to see what is next. Upkeep falls to nobody. When the new device works, draw straws for who will maintain it, and let the loser pick the next experiment.',
    tense:
      'Tell them to do it now and they will do it next month, upside down. Pressure from you brings on the mutiny, and their sudden turns bring on your temper. Say which result you want and leave the method open. When you feel the snap coming, take your hands off the matter for a day. Between you, plenty of stale arrangements have gone out the window.',
  },
  [Neptune]: {
    conjunction:
      'Off you ride to rescue them, and cannot find the tower. Your wanting has caught this person’s imagination, and you discover in yourself a gallantry with music behind it. Then you push, and meet nothing. They mean yes in a sense that does not include Thursday. Fix a small firm date. Before acting in their cause, ask what they were dreaming of.',
    harmonious:
      'Work goes better when they put the music on. This person gives your effort a feeling to serve, a benefit concert or a cause nobody else will carry, and their visions come ashore on your two arms. Gentleness looks good on you. Responsibility, meanwhile, goes soft at the corners. Post a list of who does what, in ink, and let the music play over it.',
    tense:
      'Put your shoulder to that door, and it is a painting of a door. This person slips out from under a demand, by charm or by forgetting, and you get angrier for want of an opponent. To them you are a boot in a rock pool. Ask softly, for one thing only. They can often see what your fighting is for after you have lost track.',
  },
  [Pluto]: {
    conjunction:
      'Others shift their chairs back a little when you two get going. Your will has struck another of its own weight, so desire or rivalry burns with the damper open. You could move a mountain of rubble between you, or each other. Settle in advance what you would never use against them, and pick an enemy made of concrete.',
    harmonious:
      'They know which beam is rotten, and you have the crowbar. Your courage allows this person’s insight to act in the open, and with their staying power at your back you outlast your own first wind. A pair so capable can alarm the very people it came to help. Explain yourselves beforehand, and ask what they would like left standing.',
    tense:
      'The louder you get, the lower they speak, and you both know who is winning. Attack from you calls up this person’s will to prevail, and at stake, usually, is who decides. Leave the room ahead of the unforgivable sentence. Return with a proposal in which nobody has surrendered. That double grip, once you have both taken hold of a shared trouble, could bend iron.',
  },
  [Ascendant]: {
    conjunction:
      'Beside you they walk at twice the pace. You quicken their whole way of turning up in the world, and to your eye they are a standing invitation to do something, wrestling and teasing included. They are also easily run like a campaign. For one day fall in with their gait, hands in your pockets, and find out where they would have gone.',
    harmonious:
      'They had passed that dance studio for a year, until you went in and asked. You spur this person in a style they enjoy, and your push is given a friendly face, so first calls and cold starts go well. Often nudged, people stop using their own legs. Once they are inside, wait in the café. Hear about it afterward like anyone else.',
    square:
      'It may well have begun with a collision of shopping carts. Your drive and their manner meet at an angle: you find the style provoking, they find you in the way, and both keep coming back for more. Knock first. Find out if it is advice or a fight they are after, and have either ready. In that face you can read how you look at full tilt.',
    opposition:
      'It may well have begun with a collision of shopping carts. Your drive and their manner meet at an angle: you find the style provoking, they find you in the way, and both keep coming back for more. Knock first. Find out if it is advice or a fight they are after, and have either ready. In that face you can read how you look at full tilt.',
  },
};
