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
    'So much is said of every {animal}. The element of your year is the animal’s own, so most of it holds for you, and some of it doubly.',
    'The year you were born in gave the {animal} its own element once more, which makes the likeness stronger.',
    'In your year the {animal} met its own element, so there is little to take back and something to add.',
    'Your {animal} has its own element twice, in the animal and in the year.',
  ],
  wood: [
    'So much for every {animal}. The year you were born in adds wood, the element of growth and plans.',
    'That is the {animal} of any year; yours has wood as well, which makes it more patient and more hopeful.',
    'The element of your year was wood, and it changes the {animal} in some ways.',
    'Twelve years earlier or later the {animal} has another element. Yours has wood, and wants to grow.',
  ],
  fire: [
    'So much for every {animal}. The year you were born in adds fire, and where the two portraits differ, the warmer one is nearer to you.',
    'That is the {animal} of any year; yours has fire as well, which makes it livelier and sooner understood.',
    'The element of your year was fire, and it brings out in the {animal} what others keep in.',
    'Twelve years earlier or later the {animal} has another element. Yours has fire, and shows it.',
  ],
  earth: [
    'So much for every {animal}. The year you were born in adds earth, which steadies it, so some of what was said is true of you only now and then.',
    'That is the {animal} of any year; yours has earth as well, which makes it slower and easier to rely on.',
    'The element of your year was earth, and it gives the {animal} weight.',
    'Twelve years earlier or later the {animal} has another element. Yours has earth, so the restless parts of the portrait apply less.',
  ],
  metal: [
    'So much for every {animal}. The year you were born in adds metal, which gives it firmness and takes away some of the slack.',
    'That is the {animal} of any year; yours has metal as well, which makes it firmer and harder to persuade.',
    'The element of your year was metal, and it sharpens the {animal}.',
    'Twelve years earlier or later the {animal} has another element. Yours has metal, so the mild parts of the portrait apply less.',
  ],
  water: [
    'So much for every {animal}. The year you were born in adds water, which softens some of it and sets some of it moving.',
    'That is the {animal} of any year; yours has water as well, so a good part of it goes on out of sight.',
    'The element of your year was water, and it makes the {animal} more thoughtful and harder to pin down.',
    'Twelve years earlier or later the {animal} has another element. Yours has water, and adapts.',
  ],
};
