import { Ascendant, Chiron, Midheaven, NorthNode, type Pluto } from '../../../chart/bodies.js';
import type { NatalAspectsOf } from '../../catalogue.js';

export const plutoAspects: NatalAspectsOf<typeof Pluto> = {
  [Chiron]: {
    conjunction:
      'What was hurt in you was hurt at the root, with Chiron joined to Pluto, and grew back from there. You know about power, shame and survival firsthand, and people in their worst week sense that you won’t turn away. You distrust comfort that comes without digging. But some hurts, your own among them, had closed well before you opened them again. Ask first what opening them changed the last time.',
    harmonious:
      'Chiron and Pluto work together in you, and old humiliations lose their hold once you have a use for them. You make something of what was spoiled, and when somebody else has to face something they buried, you are able to stand by them. It does people good that you are so hard to shock. It also makes you underrate their fear, so ask before you go deeper.',
    tense:
      'Pluto presses on Chiron, and a commanding tone of voice sets you against a person before the sentence is over, because power once hit a sore place. You hear domination from far away, even when somebody is only tired and short of time. It makes you a fierce advocate for others. In your own cause, a few minutes between the tone and your answer change a good deal.',
  },
  [NorthNode]: {
    conjunction:
      'Pluto is on the North Node, and the life you are growing into has depth. Its turning points are thorough: you tell a truth, or give something up for good, and afterward you can breathe. Out of respect for such forces, your own among them, you may hesitate for a long time. It needn’t be done all at once. A subject that other people avoid is likely to be the one you are good at.',
    harmonious:
      'Endings treat you better than they treat most people, thanks to Pluto’s good terms with the North Node. You close a chapter cleanly, and you see sooner than others what could come in its place; people with some influence may be glad to help you with it. Such a knack can make you brisk, already on your way while the others are still saying goodbye. Go back for what they say at that moment.',
    square:
      'Pluto is square the North Node: old power struggles hold you back just where your life bends toward something new. Perhaps there is a person you could never quite be done with. A part of you likes it, because it is familiar and never dull. What lies ahead has less drama in it and more daylight. You needn’t tear yourself away; let go in one small matter first, and see that nothing falls apart.',
    opposition:
      'Intensity is home ground to you, Pluto being on the South Node, opposite the North Node. You came with a strong will, some suspicion and an instinct for what is hidden, and you are drawn back to a crisis as others are to comfort. That instinct has brought you through. What makes you grow is peace, plain dealing and having enough, and all three feel flat at first. An evening without confessions may turn out to be what you missed.',
  },
  [Ascendant]: {
    conjunction:
      'People react to you before you have done anything, with Pluto on the Ascendant, some with trust and some with their guard up. Meanwhile you have seen a good deal of what they are not saying. From time to time you cast off your whole outward manner and begin anew, which unsettles them more than you think, since they were attached to it. Something light, said early on, tells them that you came in peace.',
    harmonious:
      'Strength in you needs no display. Pluto agrees with your Ascendant, so that people feel it without being shown, and in a crisis your voice gets lower and they begin to do sensible things. People often tell you the truth where they tell others what is polite. You may steer them a little without asking, for what you take to be their good. Say that you would like to before you do it. Mostly they will let you.',
    square:
      'Others push back before you have said a word, as if at a force they can’t explain: Pluto is square your Ascendant. You hold yourself in, and it looks as though you were holding something back; you refuse to be controlled, and it looks like control. Contests that would flatten most people leave you standing. Say what you want, so that no one has to guess, and give way openly in some trifle.',
    opposition:
      'You join yourself to strong people, with Pluto on the Descendant, and the ties go deep and are held close. The other person seems to have great power over you, and through them you discover a will of your own. Such a bond changes both of you, more than once. It can also become a silent contest down to the smallest thing. People who are your equal in this make poor opponents and very good allies.',
  },
  [Midheaven]: {
    conjunction:
      'Pluto at the Midheaven gives you an ambition that is felt before you speak of it. You are drawn to what a society conceals or is afraid to change, and your rise may begin with something being taken down. Influence comes with that, and so does the temptation to use it unseen. Power makes fewer enemies when people know its reasons. Give them your reasons along with the decision.',
    harmonious:
      'How power moves in a group, who decides and who is afraid of whom, is plain to you, with Pluto in harmony with your Midheaven. You find the right point to press, and you do it with some consideration. Your standing may grow after an emergency that you handled without fuss. All this comes so easily that you can forget what it is for. Use some of that influence for one person who has none at all.',
    square:
      'Whoever stands above you and in your way gets more anger than they have earned, with Pluto square your Midheaven. Your ambition is strong, hidden and easily provoked, and a collision can force a change of course, often a right one. You don’t stay beaten. Try to know what you want the power for before a fight begins. In the middle of one, you only want to win.',
    opposition:
      'The strongest forces in your life may lie in the family, with Pluto on the Imum Coeli, opposite the Midheaven. There may have been a secret, a loss or a will that ruled everybody, or your own resolve to be nothing like them. You are stronger in private than the world guesses. Much of the hold that old matters have on you comes from silence, and silence can be broken gently.',
  },
};
