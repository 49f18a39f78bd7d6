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
      'With them watching, you take the steeper side of the hill. As ally or as challenger, your Mars fires up this person’s Sun, and in their plain belief in themselves your strength finds something worth serving. Great things get started so. You may be pushing, though, where they had meant to stroll, and help that nobody asked for can feel like being overtaken.',
    harmonious:
      'An idea of theirs gets legs from you before the talk about it is over. Your Mars works gladly for what this person’s Sun intends, and your force, approved of by somebody it respects, behaves rather decently. Both of you end the day feeling effective. As you make it look easy, you will be handed every heavy end. Lead an outing now and then that is wholly your own.',
    tense:
      'Hurry meets dignity when you two go through a door. Your Mars takes the composure of their Sun for a dare, they take your speed for disrespect, and a remark about shoes turns into a question of honor. Give this person the first word in public, and keep the challenge for a game with rules. Some of your finest efforts come of wanting to show them.',
  },
  [Moon]: {
    conjunction:
      'A step of yours on the stairs changes what they are feeling. To laughter or longing or tears, this person’s Moon is stirred by your Mars, and it makes you brave and oddly protective. You bring courage into their home life. A tone that you would never notice may stay with them for days, so lower your voice by half indoors.',
    harmonious:
      'Your energy makes it safe for them to have moods. When something flaps in the attic, your Mars deals with it, their Moon holds the flashlight, and you are both giggling; in exchange your courage gets fed with actual dinners. Families and crews run well on this. In time you may leave all of the feeling to them, as they leave you the daring, and neither is quite whole that way.',
    tense:
      'It had to be settled at once, and they have gone to bed with the dog. The directness of your Mars lands on old sore places in their Moon, and even your apology becomes another push. Ask about timing before content. When they go still, sit down and say nothing for a while. On a gray day you are the one who can get them into daylight, and they know it.',
  },
  [Mercury]: {
    conjunction:
      'Their sentences speed up when you pull in a chair. Their Mercury gets an edge from your Mars, your wants acquire grammar, and a choice that had taken them weeks takes minutes. Banter serves as affection. Press any harder, and they begin to defend opinions that they hardly hold. Hear them out, as the best idea generally comes in the second half.',
    harmonious:
      'A cleverness that might have stayed talk becomes, by your push, an object with four legs. Their Mercury reads the instructions, your Mars holds the drill, and a word from them saves you many a wasted afternoon. Thinking gets shorter in your company. That suits easy cases; a hard one would gain if you laid the drill down and asked what they would do with a month.',
    tense:
      'That was an interruption, your third, and they are counting. Where their Mercury pauses to think, your Mars jumps in, your hasty verbs get picked apart, and presently it is a duel over the word “always.” Wait until they have quite stopped. Put your demands as questions, and take one piece of advice that you disliked. A duel has been known to sharpen both swords.',
  },
  [Venus]: {
    conjunction:
      'Eager is what you become near this person, whether as a suitor or as the friend who drives all night. Your Mars is roused by the grace of their Venus, and they soften and glow at being sought out. Where romance suits, desire is frankly present. Eagerness crowds. Leave a pause after each advance, long enough for them to come toward you.',
    harmonious:
      'Wanting is welcome here and comes back as sweetness. Manners and nerve change hands between your Mars and their Venus: you behave better than usual, and they get bolder in what they wear and wish for. Any joint effort that needs charm as well as push goes well. It all works so agreeably that you stop asking. They like to be asked, as though the answer were open.',
    tense:
      'Reaching for them, you tipped the salad. What this person’s Venus would have offered at leisure your Mars tries to take at once, and their coolness, half tease and half defense, makes you charge. So you feel held off and they feel rushed. Go by their clock for a while and treat a refusal as news. Two people so seldom indifferent can stay interested for a very long time.',
  },
  [Mars]: {
    conjunction:
      'Equal force, applied to the same end of the wardrobe: your Mars and theirs want things in one fashion and at one moment. You egg each other on to splendid exertions, and a quarrel needs very little. In them you get to see a temper that you believed hidden. Let it be settled beforehand who takes which end, and play for one team.',
    harmonious:
      'Your bursts of effort and theirs keep good time. Mars and Mars agree here, so you respect how this person fights, and teasing serves as an endearment. Anything that takes nerve is better tried in this company. Motion alone is so satisfying that nobody asks where to, and a garage can be cleared by two people who never discussed what the space was for.',
    tense:
      'If one of you pushes, so does the other, and the saw buckles. Your Mars and theirs go after things by opposite methods, each looks wrong to the other, and trifles turn into trials of strength. Share out the job by rooms and stay off their half. All that annoyance is strength looking for work. Pointed at a common task or a hard game, it is more than most pairs can muster.',
  },
  [Jupiter]: {
    conjunction:
      'They once called an idea of yours splendid, and you have scarcely rested since. It is for the grand views of this person’s Jupiter that your Mars goes to work, and being believed in so heartily you attempt more than you would alone. The two of you could start a festival. Daring grows faster than sense. Take somebody cautious along for a look before you leap.',
    harmonious:
      'In their approval your fighting spirit turns sporting. Their Jupiter points to the horizon, your Mars starts the engine, and the trip has been agreed between the hallway and the car. You give their hopes a body and they give your fights a decent reason. A string of cheerful wins can blur which of them mattered, or leave the dull last stretch of each undone.',
    tense:
      'What they declared at dinner you had begun by breakfast. Their Jupiter has its bluff called by your Mars, or else their speeches goad you into one charge too many; and when you lose your temper, they moralize. Ask whether that was a plan or a toast. With somebody else doing the sums, no team gets farther, or enjoys the going more.',
  },
  [Saturn]: {
    conjunction:
      'At a run you come up to the bridge, and they are inspecting it. Your Mars worries this person’s Saturn, which has known bridges to sag, and to you their caution feels like being held. You may find each other cold or reckless. Request the list of objections and work your way down it. Pooled, it is formidable, drive with patience under it.',
    harmonious:
      'You dig, and they have marked where the pipes run. Their Saturn trusts your Mars with things that must last, and since you take their limits for measurements, houses and old disputes get properly finished. It is among the best ties there are for hard work. Praise is scarce between you and play scarcer. Do something badly together, where neither is in charge.',
    tense:
      '“Not yet,” they say, and your jaw sets. The impatience of your Mars presses on their Saturn and its fear of getting it wrong, so they tighten further and you take it out on hinges and drawers. Ask for a date in place of a yes, and spend the waiting on work that needs no signature. They have stopped a folly or two of yours. You have shoved them over a threshold.',
  },
  [Uranus]: {
    conjunction:
      'Nobody planned it, and you could not say which of you went first. Your Mars sets off this person’s Uranus, that urge to break the pattern; you turn inventive in their company, and they act upon a theory for once. It is electric and it is rough on the nerves. Tempers flash without notice. Allow ten seconds between the idea and the car keys.',
    harmonious:
      'They know a shorter way to do it, and you are willing to try. The inventions of their Uranus get off the bench and into use through your Mars, while your own strength is freed from routine. Fresh starts and rescues suit you both. Upkeep falls to nobody, as the next thing is already more interesting, and what you build together needs a caretaker.',
    tense:
      'Tell them to do it now and they will do it later, upside down. Pressure from your Mars brings on the mutiny of their Uranus, and their sudden turns bring on your temper. Say which result you want and leave the method open. When you feel the snap coming, take your hands off the matter for a day. Plenty of stale arrangements have gone out of the window between you.',
  },
  [Neptune]: {
    conjunction:
      'Off you ride to rescue them, and cannot find the tower. Your Mars has been caught by this person’s Neptune, and you discover in yourself a gallantry that you never knew you had. Then you push, and meet nothing solid: they agree in a sense that does not include any actual day. Before acting in their cause, ask what they were dreaming of. It is seldom what you armed for.',
    harmonious:
      'Effort of yours finds a feeling to serve in this person. Their Neptune gives it meaning, a benefit concert or a cause nobody else will carry, and thanks to your Mars their visions become more than talk. Gentleness looks good on you. Who was to do what grows vague at the corners, and a list in ink spares you both the disappointment.',
    tense:
      'Put your shoulder to that door, and it is a painting of a door. Their Neptune slips out from under any demand, by charm or by forgetting, and your Mars gets angrier for want of an opponent. To them your force is simply too loud to answer. Ask softly and for one thing only. They can often see what you are fighting for after you have lost track of it.',
  },
  [Pluto]: {
    conjunction:
      'Others shift their chairs back a little when you two get going. Your Mars has struck a will of its own weight in their Pluto, so desire or rivalry runs hot, and between you a mountain of rubble could be moved. You could also flatten each other. Settle in advance what you would never use against them.',
    harmonious:
      'Their insight and your courage are made to work together. The Pluto in this person knows which beam is rotten, your Mars has the crowbar, and with such staying power at your back you outlast your own first wind. Little stops you two. A pair so capable can alarm the very people it came to help, and it pays to ask what they would like left standing.',
    tense:
      'The louder you get the lower they speak, and you both know who is winning. Attack from your Mars calls up the will of their Pluto to prevail, and what is at stake, as a rule, is who decides. Leave the room ahead of the unforgivable sentence, and come back with terms in which nobody has surrendered. Turned on a shared trouble, this double grip could bend iron.',
  },
  [Ascendant]: {
    conjunction:
      'Beside you they walk at twice the pace. Your Mars on this person’s Ascendant quickens their whole way of turning up in the world, and to your eye they are a standing invitation to do something, wrestling and teasing included. They get braver, and they are easily run like a campaign. For one day fall in with their gait and find out where they would have gone.',
    harmonious:
      'Cold starts go well when you are there to start them. Through their Ascendant the push of your Mars gets a friendly face, so that first calls and new ventures come easily to you both. Often nudged, people stop using their own legs. Let them go in alone once they are at the door, and hear about it afterward like anyone else.',
    square:
      'First contact between you is apt to be a collision. Mars of yours squares their Ascendant, and the friction is at the door: you find their style provoking, they find you in the way, and both of you keep coming back for more. Very little of it is meant unkindly. Knock first, ask whether they want advice or a fight, and have either ready.',
    opposition:
      'They meet you head-on, for your Mars falls on their Descendant, the place across from the Ascendant where other people come in. In you they see a partner with drive or an opponent worth the name, and sometimes both; they leave the fighting to you, then complain of your temper. You feel vividly wanted or vividly resisted. It clears the air when they own their half of the anger.',
  },
};
