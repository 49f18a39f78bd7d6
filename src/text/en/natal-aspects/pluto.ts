import { Ascendant, Chiron, Midheaven, NorthNode, type Pluto } from '../../../chart/bodies.js';
import type { NatalAspectsOf } from '../../catalogue.js';

export const plutoAspects: NatalAspectsOf<typeof Pluto> = {
  [Chiron]: {
    conjunction:
      'Whatever was hurt in you was hurt at the root, and grew again from there. Chiron has met Pluto in your chart, so you know about power, shame and survival at first hand, and people in their worst week sense that you won’t flinch. You distrust any comfort that comes without digging. Some places, yours among them, had closed nicely before the spade went in. Before you go in again, ask what the last time changed.',
    harmonious:
      'Old humiliations lose their grip on you once you have found a use for them. Chiron and Pluto work together here, and you turn scrap into something that swings on its hinges; while somebody else faces what they buried, you pass the right tool. It is hard to shock you, which alone does people good. Their fear is easy for you to underrate. They may need to be asked before you go any deeper.',
    tense:
      'A certain tone of voice, level and in command, and your back is up before the sentence ends. Pluto presses on Chiron in you, where power once met a sore place, and now you hear domination three rooms off, even where there is only a tired person with a deadline. It makes you a fierce advocate for others. In your own cause it makes you early, and ten minutes between the tone and your answer change a good deal.',
  },
  [NorthNode]: {
    conjunction:
      'The life you are growing into is deep from the first step. Pluto is on the North Node, so turning points come as clearances, a truth told or a thing given up for good, and afterward the air stands wide open. Out of respect for such forces, your own included, you may wait years on the ladder. Go in by inches. Some subject that others avoid is the one you will be good at.',
    harmonious:
      'Endings treat you better than they treat most people, with Pluto to help you along toward the North Node. You close a chapter cleanly, and something needed appears in the cleared space, often by way of a person with influence who wants nothing for it. So reliable a knack can make you brisk, down the street while the rest are still hugging in the hall. What gets said there is worth going back for.',
    square:
      'Old loyalties of yours have claws. Pluto is square to the North Node, and when your path bends toward anything new, a past power struggle, or a person you could never be done with, takes hold of your coat. Part of you likes the grip, since you know every move. The country ahead has less drama and more daylight. Loosen the smallest hold first, and see that nothing falls.',
    opposition:
      'Intensity is home ground to you. With Pluto on the South Node, opposite the North Node, you come equipped with will, suspicion and a nose for what is hidden, and you are drawn back to crisis as others are to comfort. It has got you through. What stretches you is peace, plain dealing, and enough, which feel flat at first to someone used to high voltage. A good deal grows in that quiet, given time.',
  },
  [Ascendant]: {
    conjunction:
      'Presence like yours has no off switch. Pluto is on the Ascendant, so people react to you before you have had an opinion, some with trust, some with their guard up, and you meanwhile have read them to the marrow. From time to time you shed an entire outward self. It unsettles others more than you think, since they were attached to it. “I’m only here for the cake,” said early, disarms quite tough rooms.',
    harmonious:
      'Strength in you needs no display. Pluto stands behind your Ascendant and is felt, and trusted, so in a crisis your voice drops half a tone and people start doing sensible things. You get the honest answer where others get the brochure. Influence so easily come by invites a spot of steering, for everyone’s good of course. Before you tilt an outcome, say that you would like to; mostly they will let you.',
    square:
      'Pluto strains against your Ascendant, and others, who feel it when you come in, push back before you have said a word. You mean to hold yourself in, and it looks like holding something back; you refuse to be controlled, and it looks like control. Contests that would flatten most people leave you standing. Put your wish into words before they have to guess at it, and concede some trifle in public.',
    opposition:
      'The people you pair with are strong, and the ties go deep. They seem to hold great power over you, with Pluto on the Descendant, and through them you discover a will of your own that had been out of use. Such bonds change both people, more than once. They can also become a silent contest, down to who pushes the shopping cart. Those you can’t outstare are rather good at standing beside you.',
  },
  [Midheaven]: {
    conjunction:
      'People lower their voices a little when they speak of your ambitions. Pluto at the Midheaven draws you to whatever a society conceals or fears to change, and a rise of yours may begin with something being torn down. Influence comes with it, and a temptation to use it unseen. Power that people can inspect makes fewer enemies, so let them have your reasons along with the decision.',
    harmonious:
      'How power moves in a group, who decides and who is afraid of whom, is plain to you where others see only confusion. Pluto is an ally to your Midheaven: you find the right point to press, press it with some consideration, and your standing grows after an emergency handled without fuss. With such a gift it is easy to forget what it is for. Use a share of it on behalf of one person who has none.',
    square:
      'Anyone who stands above you and in your way gets more of your anger than they have earned. Pluto bears on your Midheaven from the side, so ambition is strong, hidden and easily provoked, and collisions with those in charge can force a change of course, often a just one. You don’t stay beaten. It helps to know what you want the power for before the fight begins, because in the middle of one you only want to win.',
    opposition:
      'An ancestor wanted something badly, and it is still in your walls. Pluto lies on the Imum Coeli, deep under the chart, opposite the Midheaven, and family is where the strongest forces are: a secret, a loss, a will that ruled the house, or your own resolve to be unlike them. You have more strength in private than the world guesses. Much of the hold those old matters have on you comes from silence, and silence can be broken gently.',
  },
};
