import { Ascendant, Chiron, Midheaven, NorthNode, type Pluto } from '../../../chart/bodies.js';
import type { NatalAspectsOf } from '../../catalogue.js';

export const plutoAspects: NatalAspectsOf<typeof Pluto> = {
  [Chiron]: {
    conjunction:
      'Cut a hazel to the ground and it comes back as twenty straight stems. Whatever was hurt in you was hurt at the root, and it grew again in that way, stranger and more useful. People in their worst week sense that you won’t flinch. You distrust any comfort that comes without digging, even over a place that had closed nicely. Before the spade goes in, ask what the last digging changed.',
    harmonious:
      'Scrap iron, in your hands, becomes a gate. Old humiliations lose their grip once you have found a use for them, and you find uses with remarkable economy. While someone else faces what they buried, you pass the right tool. Their fear is easy for you to underrate, so ask before lifting the lid. Your own could come off for a kind listener. Being useful has kept it shut.',
    tense:
      'A certain tone of voice, level and in command, and your back is up before the sentence ends. Someone once had power over a sore place of yours and used it. You swore never again, and now you hear domination three rooms off, even where there is only a worn-out parent with a deadline. The oath makes you a fierce advocate for others. In your own cause, ask for ten minutes first.',
  },
  [NorthNode]: {
    conjunction:
      'The life you are growing into has no wading pool. Turning points come as clearances, a house sold or a truth told at table, and afterward the air stands wide open. Out of respect for the forces involved, your own included, you may wait years on the ladder. Go in by inches. Take up the subject that others avoid, and become good at it with the curtains open.',
    harmonious:
      'Endings have treated you better than most people. You close a shop or a chapter cleanly, and something needed appears in the cleared space, often by way of an influential person who wants nothing for it. So reliable a knack can make you brisk, down the street while the rest are still hugging in the hall. Stay for the farewell dinner. What gets said over the coffee is frequently the next address.',
    square:
      'Old loyalties of yours have claws. Let the path bend toward anything new, and a former power struggle, or a person you could never be done with, takes hold of the hem of your coat. Part of you likes the grip, since you know every move. The country ahead offers less drama and more daylight. Snip the thinnest thread. Having seen that nothing fell, you can patiently unpick the others.',
    opposition:
      'Old loyalties of yours have claws. Let the path bend toward anything new, and a former power struggle, or a person you could never be done with, takes hold of the hem of your coat. Part of you likes the grip, since you know every move. The country ahead offers less drama and more daylight. Snip the thinnest thread. Having seen that nothing fell, you can patiently unpick the others.',
  },
  [Ascendant]: {
    conjunction:
      'Dogs settle when you come in; officials sit up. Presence of this kind has no off switch, so people react to you before you have had an opinion. You meanwhile have read them to the marrow, and act on the reading without mentioning it. About once a decade you shed an entire outward self. Announce harmless intentions. “I’m only here for the cake” has disarmed tougher rooms than you’d think.',
    harmonious:
      'The alarm goes, your voice drops half a tone, and people start doing sensible things. Strength in you needs no display. It is felt, and trusted, and you get the honest answer where others get the brochure. Influence so easily come by invites a spot of steering, for everyone’s good of course. Before you tilt an outcome, say that you would like to. Mostly they will let you.',
    square:
      'Who pushes the shopping cart can become a matter of state. Others appear to want control, and your refusal to be controlled looks, from across the table, exactly like wanting it. Partners are magnetic and exhausting, and through them you discover a will that had been kept in the cellar. Say what you’d like before they have to guess, and concede some trifle in public. Those you can’t outstare are rather good at standing beside you.',
    opposition:
      'Who pushes the shopping cart can become a matter of state. Others appear to want control, and your refusal to be controlled looks, from across the table, exactly like wanting it. Partners are magnetic and exhausting, and through them you discover a will that had been kept in the cellar. Say what you’d like before they have to guess, and concede some trifle in public. Those you can’t outstare are rather good at standing beside you.',
  },
  [Midheaven]: {
    conjunction:
      'In certain offices your name is spoken after a glance into the corridor. Work draws you to whatever a society conceals or fears to change, and a rise of yours may begin with something being torn down. Influence comes with it, and a temptation to use it from behind a curtain. Put one decision a month on open view, reasons included. Power that people can inspect makes fewer enemies.',
    harmonious:
      'Committees, budgets and the unspoken pecking order are sinister machinery to many people; to you they explain themselves. You press the pressure point considerately, and a promotion tends to follow some emergency you handled without fuss. With such a way with power one can forget to ask what it is for, and end up merely effective. Spend a share of your standing this year on one person who has none.',
    square:
      'An ancestor wanted something badly, and it is still in the walls. Drive of that age feels like your own until a superior blocks you and the fury turns out to be three generations tall. Such collisions, at work or at home about work, can force a change of course, frequently a just one. Ask the family who was passed over. Then keep the share of that ambition you would have chosen.',
    opposition:
      'An ancestor wanted something badly, and it is still in the walls. Drive of that age feels like your own until a superior blocks you and the fury turns out to be three generations tall. Such collisions, at work or at home about work, can force a change of course, frequently a just one. Ask the family who was passed over. Then keep the share of that ambition you would have chosen.',
  },
};
