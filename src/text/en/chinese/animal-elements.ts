import type { Branch } from '../../../chinese/cycles.js';
import type { ByElement } from '../../catalogue.js';

/** An animal in a year of an element: what sets it apart from the same animal's year twelve years before or after. */
export const animalElementYears: Readonly<Record<Branch, ByElement>> = {
  0: {
    wood: 'Wood over the year draws on your water. Ideas of yours take root in other people’s gardens, and it is fair to ask for some of the fruit.',
    fire: 'With fire at its head, the year keeps you near the stove. Your water can cool a quarrel, and gets some warmth from being needed.',
    earth:
      'Earth on top puts banks along your stream. There are more rules than you like, and inside them you go farther than you would by trickling.',
    metal:
      'Metal at the year’s head is a spring above your brook. Clear advice reaches you, and old skills keep you supplied.',
    water:
      'Two waters meet. You are quick, informed and a little restless; write down where the current was going before it took you.',
  },
  1: {
    wood: 'A root of wood is at work in your field. It loosens what had set too hard, and you will feel the ache before you see the crop.',
    fire: 'Fire warms your winter soil. Recognition thaws, and something you had long ago put in the ground shows green.',
    earth:
      'More earth is laid on yours. Solid gains can be had by staying, and somebody should remind you that you are allowed to move.',
    metal:
      'What the year mines comes out of your hillside. You give a lot, and can be proud of the ore; keep a seam back for yourself.',
    water:
      'Rain is plentiful, and your ground can hold it. Money and people gather where you are, and need channels.',
  },
  2: {
    wood: 'The forest closes ranks. Among your own kind you are strong and a little crowded, so mark which trail is yours.',
    fire: 'Your wood has a flame over it and gives out light. It is a time to be seen, with the stack counted every month.',
    earth:
      'The year has earth above it, and your roots are what can open it. Means may be won by steady pressure on one spot; two would be one too many.',
    metal:
      'A blade is in the air. It can fell or it can shape, and much depends on your standing still for a master you respect.',
    water:
      'Water comes to the root. Study, shelter and good counsel make you taller without anyone’s noticing how.',
  },
  3: {
    wood: 'Grass among grasses, you do well in company that resembles you. To be told apart, bloom a little.',
    fire: 'A small bright fire feeds on what you give it. Charm and talent find their audience, and a quiet evening restores the fuel.',
    earth:
      'Soft roots go a long way in this ground. A patient claim to property, place or pay can be established now.',
    metal: 'Shears are busy. They hurt less when you say beforehand which branch may go.',
    water: 'Dew is on everything. Kindness is done you, often by older people, and you grow by accepting it.',
  },
  4: {
    wood: 'Roots run through your mountain. A young cause or a younger person breaks you open a little, and there is room for weather in the gap.',
    fire: 'Fire bakes your clay to brick. Fame strengthens you, and something built from it can stand for a long time.',
    earth:
      'Range upon range: your own element heads the year. You have weight, and ought to use it for shelter rather than for show.',
    metal: 'Treasure is carried out of your slopes. Generosity becomes you, so long as you keep the map.',
    water: 'Rivers run to your reservoir. There is wealth in holding and in letting go at the proper sluice.',
  },
  5: {
    wood: 'Dry wood is brought to your lamp. Teachers, books and backers keep you burning well past the usual hour.',
    fire: 'One flame leans toward another. You are at your most brilliant and least patient; let somebody check the wiring.',
    earth:
      'Ash and warmth go into the soil. What you know turns into something others can stand on, and you may feel spent by evening.',
    metal:
      'Your heat has metal to work. It is a fair time for earning, negotiating and finishing the fine piece.',
    water:
      'Water hangs over your flame. Discretion is wisdom, and a covered lamp gives enough light to read a contract by.',
  },
  6: {
    wood: 'Fuel arrives by the cartload. Friends believe in you, plans catch, and the only scarce thing is sleep.',
    fire: 'Fire heads the year and fire is what you are. The pace is splendid and wants a rein; decide at noon, when shadows are shortest, and not at midnight.',
    earth:
      'Earth heads the year and takes in your heat. You tire sooner and leave more behind you that will stand. Build with it.',
    metal:
      'There is ore in front of your furnace. Hard work pays in solid coin, and you set the temperature.',
    water:
      'A rider with a firm rein is on the year. You may chafe, and cover ground that a free gallop would have missed.',
  },
  7: {
    wood: 'Your pasture gets a fence with flowers on it. Someone’s expectations shape you; choose which, and there is beauty in it.',
    fire: 'The sun is on your meadow. Affection and praise warm you through, and what you make sells itself.',
    earth:
      'Field joins field. Among people of your own sort you are comfortable enough to forget your plans; leave one open on the table.',
    metal: 'Fine tools are forged from what you provide. Your taste is wanted, and should have a price.',
    water:
      'A pond forms in the low part of the field. It is good for livelihood, and for reflecting what others overlook.',
  },
  8: {
    wood: 'Timber stands ready for your blade. The year rewards cutting to size, and a bargain wittily struck.',
    fire: 'Into the forge you go. It is warm work under someone’s eye, and the shape you come out with can be worn in public.',
    earth:
      'The hill that bears you is in a good temper. Old protectors stir, and there is time to plan a trick properly.',
    metal:
      'Blade meets blade, in friendship or in sport. You are sharper for company and should agree on the rules.',
    water: 'Wit pours out of you, and somebody bottles it. See that your name is on the label.',
  },
  9: {
    wood: 'There is an orchard to be pruned, and the fruit is yours. Exactness pays; leave a few wild branches for the birds.',
    fire: 'A jeweler’s flame is turned on you. It is hot, and then you shine as you had meant to.',
    earth:
      'Earth carries your vein of gold and is patient with it. Support comes from solid, unexciting people.',
    metal: 'Ring answers ring. You have never been so precise, nor so easily offended by a crooked line.',
    water: 'Water polishes you and takes off a grain at a time. Speak, teach, perform, and rest the voice.',
  },
  10: {
    wood: 'Vines are on your wall. A demand from someone younger pries at your certainties and brings leaves with it.',
    fire: 'A guard’s fire keeps you company. Your loyalty is seen, warmed and at last rewarded.',
    earth: 'Stone on stone, the watchtower grows. You are trusted with more, and the stairs are steep.',
    metal:
      'Your hill is quarried for good steel. Others arm themselves with what you taught them; it speaks for the teacher.',
    water: 'A dike is yours to tend. What you guard is worth something, and guarding it is paid.',
  },
  11: {
    wood: 'Your water goes up into leaf. You feed half the neighborhood, and it is quite in order to eat first.',
    fire: 'Steam rises where you meet the year. Pleasure and profit lie close together; let neither boil dry.',
    earth:
      'Clay banks hold your wide water. Limits are set by others, and within them you are, for once, on time.',
    metal: 'A cold clear spring runs into your pool. You learn easily, and old debts to you are remembered.',
    water: 'Sea level rises. You have friends on every shore and no dry place to put things; buy a shelf.',
  },
};
