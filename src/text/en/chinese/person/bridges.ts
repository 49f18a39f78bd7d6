import type { ChineseCatalogue } from '../../../chinese-catalogue.js';

/** How the day master and the animal of the year go together, by the animal’s temper and the stem of the day. */
export const bridges: ChineseCatalogue['bridges'] = {
  bold: {
    0: 'The {animal} likes to be out in front, and this side of you stays where it is. People meet the first and come to rely on the second.',
    1: 'This side of you is of a quieter strength than the {animal}. Where the animal goes straight at an obstacle, you yourself are more likely to find the gap.',
    2: 'The {animal} agrees with that: both are warm and in the open, and nobody has to guess what you think.',
    3: 'The {animal} is made for public places and this side of you for a small room, so you impress many people and are really known by three or four.',
    4: 'This side of you is the counterweight to the {animal}. The animal has already spoken, while you yourself have not decided, and nobody can hurry you.',
    5: 'Where the {animal} acts at once, this side of you waits. You tire of excitement sooner than others think, and what lasts in your life has come slowly.',
    6: 'Like the {animal}, this side of you goes straight ahead. You are clear and quick, and before a fight it is wise to let a night pass.',
    7: 'This side of you is finer than the {animal} lets people see. You do a thing with dash, and then lie awake over the details.',
    8: 'With the {animal} as well, you do not stand still. You are calmest when something is under way.',
    9: 'Few would guess at it behind the {animal}. You come in loudly, and have felt the mood of the whole room before anyone has answered.',
  },
  keen: {
    0: 'The {animal} looks for the clever way, and this side of you keeps to the straight aim. About the means you are flexible, about the end hardly at all.',
    1: 'This side of you is of one mind with the {animal}: why push at what can be got round? A question at the right time gets you most of what you are after.',
    2: 'The {animal} can keep a feeling to itself, and this side of you cannot: your face shows it before you have said a word.',
    3: 'This side of you adds warmth to the {animal}’s cleverness. What others take for calculation is very often care.',
    4: 'The {animal} moves about, and this side of you stays. You find out everything, and then you take your time to act on it.',
    5: 'The {animal} sees what can be had, and this side of you puts some of it by. You have more than you show, and more people live on it than you would say.',
    6: 'Where the {animal} would maneuver, this side of you speaks out. You are subtle for a while and then astonishingly plain.',
    7: 'The {animal} looks for the way around, and this side of you for the flaw. You see how a thing could be done and what is wrong with it, and need not always say the second.',
    8: 'This side of you keeps the {animal}’s mind from ever stopping. One good idea follows so closely on another that it is worth making notes.',
    9: 'The {animal} finds a way in everywhere, and this side of you does so without being noticed. A few people should know where you are, and how you are.',
  },
  steady: {
    0: 'This side of you shares a virtue with the {animal}, which is to stay. Change comes to you late, and then goes deep.',
    1: 'The {animal} holds firm, and this side of you gives way at the edges. When you look most unmovable you have often begun to adapt.',
    2: 'The {animal} says little, and this warmth cannot be hidden. Those who take you for cool are soon surprised.',
    3: 'This side of you suits the {animal}’s patience. You are at your best with one person and one subject, late in the day.',
    4: 'This side of you makes the {animal} steadier still. You are the one on whom everybody relies, and someone should ask how you are.',
    5: 'With the {animal} this side of you makes a worker who never quite stops. Good ground is given a season off, and you need one too.',
    6: 'Behind the {animal}’s patience this side of you is direct. You put up with a great deal, and then it is over in one sentence.',
    7: 'The {animal} looks plain, and this side of you is fine and easily hurt. You wish to be valued for something better than endurance, and may let it show.',
    8: 'This side of you moves under the {animal}’s calm, and people learn of it late. A journey now and then does you more good than another duty.',
    9: 'The {animal} is taken for solid, and you are full of feeling. You feel more than you report, and people would gladly hear it.',
  },
  gentle: {
    0: 'The {animal} gives way in company, and this side of you does not. On two or three matters nobody moves you.',
    1: 'This side of you is related to the {animal}: you live by attachment, so it matters a good deal to whom.',
    2: 'The {animal} prefers a small circle, while this side of you would like to be seen. You do well to show what you are good at.',
    3: 'This side of you goes well with the {animal}, as both are warm and for few people. Careless company can upset that warmth, so you are right to choose.',
    4: 'The {animal} seems easy to persuade. Then people find that you cannot be moved, and treat you differently from then on.',
    5: 'Like the {animal}, this side of you takes everybody in. You are loved for it, and need to be able to close the door.',
    6: 'One does not expect it of the {animal}. You put up with a good deal for yourself, and act at once where somebody else is wronged.',
    7: 'The {animal} likes peace, and this side of you likes things perfect. You forgive others more readily than you do yourself.',
    8: 'The {animal} rests, and this side of you does not. You may look settled and be halfway to somewhere else.',
    9: 'This side of you makes the {animal} feel for everyone in the room. Time alone is how you find out what you feel yourself.',
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
    'That is true of every {animal}. The year you were born in adds wood, the element of growth and plans.',
    'That is the {animal} of any year; yours has wood as well, which keeps it looking ahead.',
    'The element of your year was wood, which gives the {animal} room to grow.',
    'Twelve years earlier or later the {animal} has another element. Yours has wood, and wants to grow.',
  ],
  fire: [
    'All that belongs to every {animal}. The year you were born in adds fire, and where the two portraits differ, the warmer one is nearer to you.',
    'That is the {animal} of any year; yours has fire as well, which makes it livelier and sooner understood.',
    'The element of your year was fire, and it brings out in the {animal} what others keep in.',
    'Twelve years earlier or later the {animal} has another element. Yours has fire, and shows it.',
  ],
  earth: [
    'That is the portrait of every {animal}. The year you were born in adds earth, which steadies it, so some of what was said is true of you only now and then.',
    'That is the {animal} of any year; yours has earth as well, which makes it slower and easier to rely on.',
    'The element of your year was earth, and it gives the {animal} weight.',
    'Twelve years earlier or later the {animal} has another element. Yours has earth, so it is slower to speak and looks longer before it does.',
  ],
  metal: [
    'Every {animal} has that much. The year you were born in adds metal, which gives it firmness and takes away some of the slack.',
    'That is the {animal} of any year; yours has metal as well, which makes it firmer and harder to persuade.',
    'The element of your year was metal, and it sharpens the {animal}.',
    'Twelve years earlier or later the {animal} has another element. Yours has metal, so the mild parts of the portrait apply less.',
  ],
  water: [
    'So far this is true of every {animal}. The year you were born in adds water, which softens some of it and sets some of it moving.',
    'That is the {animal} of any year; yours has water as well, so a good part of it goes on out of sight.',
    'The element of your year was water, and it makes the {animal} more thoughtful and harder to pin down.',
    'Twelve years earlier or later the {animal} has another element. Yours has water, and adapts.',
  ],
};
