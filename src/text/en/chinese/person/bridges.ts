import type { ChineseCatalogue } from '../../../chinese-catalogue.js';

/** How the day master and the animal of the year go together, by the animal’s temper and the stem of the day. */
export const bridges: ChineseCatalogue['bridges'] = {
  bold: {
    0: 'The {animal} in you sets off and the tree stays where it is. People meet the first and lean on the second, and both are you.',
    1: 'That is a quieter strength than the {animal}’s. Where the animal goes straight at the fence, you yourself are more likely to find the gap.',
    2: 'The {animal} and the sun agree: two lots of brightness, and hardly a corner to hide in. Somebody else should keep the calendar.',
    3: 'The {animal} is made for the open and the lamp for a room, so you shine in public and come to yourself among three or four.',
    4: 'Here is the counterweight. The {animal} is off already, and underneath something sits that has not moved an inch, and will not.',
    5: 'The field waits while the {animal} runs. You tire of your own noise sooner than others do, and what lasts in your life was grown slowly.',
    6: 'Both the {animal} and the blade go straight ahead. It makes you clear and quick, and a person to be asked twice before a fight.',
    7: 'Beside the {animal}’s broad strokes sits someone who sees every flaw in them. You dash it off, and lie awake over the edges.',
    8: 'With the {animal} above and a river below there is no standing still. You need banks more than you need a push.',
    9: 'Few would guess at mist behind the {animal}. You go in loudly and have felt the whole room before anyone has answered.',
  },
  keen: {
    0: 'The {animal} takes the side door and the tree grows straight up. You may be clever about the way, and are stubborn about the aim.',
    1: 'The {animal} and the vine are of one mind: why push at what can be got round? You could say outright, more often than you do, what you want.',
    2: 'The sun has no side door, and the {animal} uses hardly anything else. You plan in private and cannot help showing how you feel.',
    3: 'The {animal}’s cleverness has a steady flame behind it. What looks like calculation to others is very often care.',
    4: 'The {animal} slips about and the mountain stays. You find out everything, and then you take your time to move.',
    5: 'The {animal} notices and the field keeps. You collect more than you show, and feed more people from it than they know.',
    6: 'Where the {animal} would maneuver, the blade says it. You are subtle for a while and then astonishingly plain.',
    7: 'The {animal} and the needle see the same small thing at once. It makes you exact, and a little too ready to correct.',
    8: 'With a river behind the {animal} the mind hardly stops. Write down the good ideas, since the next one is on its way.',
    9: 'Both the {animal} and the mist get in everywhere unobserved. Let a few people know where you are.',
  },
  steady: {
    0: 'The {animal} and the tree share a virtue, which is to stay. Change comes to you late, and then from the root.',
    1: 'The {animal} goes through and the vine goes round. When you look most unmovable you have often begun to give way, to good purpose.',
    2: 'The {animal} says little, and yet the sun cannot be kept in. Those who take you for cool are surprised at how warm the room gets.',
    3: 'The {animal}’s patience suits the lamp. You are at your best late in the evening, with one person and one subject.',
    4: 'The {animal} upon the mountain: twice the weight. You are the one whom everybody relies on, and someone should ask how you are.',
    5: 'The {animal} and the field make a good farm. Only remember that ground needs a season off, and so does whoever plows it.',
    6: 'Behind the {animal}’s slow step there is a blade. You put up with much, and then it is over in one sentence.',
    7: 'The {animal} looks plain and the jewel is not. You wish to be valued for something finer than endurance, and may show it.',
    8: 'Under the {animal} runs a great river, which people learn of when it rises. A journey now and then does you more good than another duty.',
    9: 'The {animal} is taken for solid, and is full of weather. You feel more than you report; report a little more of it.',
  },
  gentle: {
    0: 'The {animal} gives way in company, and yet there is a trunk in the middle. On two or three matters nobody moves you.',
    1: 'The {animal} and the vine are related. You live by attachment, and do well to choose what you climb on.',
    2: 'The {animal} keeps soft company, and the sun would like the whole square. Let yourself be seen at what you do well.',
    3: 'The {animal} and the lamp make an evening. Warmth of this kind is easily blown about, so guard it from those who leave the door open.',
    4: 'The {animal} seems easy to persuade. Then people come upon the mountain, and go round it from then on.',
    5: 'The {animal} and the field take everybody in. You are loved for it, and need a fence with a gate.',
    6: 'One does not expect a blade from the {animal}. You are kind until something is unjust, and then you are quick.',
    7: 'The {animal} likes peace and the needle likes it perfect. You forgive others more readily than you do yourself.',
    8: 'The {animal} rests, and the river under it does not. You may look settled and be halfway to somewhere else.',
    9: 'With mist behind the {animal} you feel for everyone in the room. Come home early enough to find out what you feel.',
  },
};

/** Before the portrait of the element: what it does to the animal. */
export const elementBridges: ChineseCatalogue['elementBridges'] = {
  own: [
    'So much for every {animal}. Yours has its own element twice over, so most of that holds, and some of it doubly.',
    'Yours is the {animal} with its element doubled, which makes the likeness stronger.',
    'In your year the {animal} met its own element again, so there is little to take back and something to add.',
    'The {animal} is at home in its element, and yours had two helpings of it.',
  ],
  wood: [
    'The wood of your year grows through this {animal} and bends some of it toward a plan.',
    'So far the {animal} of any year; with wood added, some of it comes out greener and more patient.',
    'There is wood in your {animal} besides, and wood wants to become something.',
    'Twelve years before or after, the {animal} is another. Yours is a growing one.',
  ],
  fire: [
    'The fire of your year lights this {animal} up, and where the two portraits differ, the warmer one is nearer.',
    'Add fire, as your year does, and the {animal} is a little brighter and sooner understood.',
    'There is fire in your {animal} besides, and it will not stay below deck.',
    'Of the five kinds of {animal} yours is the warm one, which changes more than the temperature.',
  ],
  earth: [
    'The earth of your year weighs this {animal} down and steadies it, so that some of what was said is true of you only on holidays.',
    'Add earth, as your year does, and much of the {animal} slows down; some of it turns into its opposite.',
    'There is earth in your {animal} besides, and it keeps what it is given.',
    'Of the five kinds of {animal} yours has the most weight, so take the quick parts of the portrait with a grain of salt.',
  ],
  metal: [
    'The metal of your year gives this {animal} an edge and takes away some of the slack.',
    'With metal in the year the {animal} is firmer in outline, and harder to talk round.',
    'There is metal in your {animal} besides, and one can hear it when it is struck.',
    'Of the five kinds of {animal} yours is the exact one, and the mild parts of the portrait fit it less.',
  ],
  water: [
    'The water of your year gets into the whole of this {animal}, cools it here and loosens it there.',
    'In your year there was water besides, and a good part of the {animal} goes on below the surface.',
    'Add water, and the hard edges of the {animal} become soft ones.',
    'Of the five kinds of {animal} yours is the one that flows, and cannot be pinned to every line of a portrait.',
  ],
};
