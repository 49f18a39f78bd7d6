import type { ByElement } from '../../../catalogue.js';

export const ratElements: ByElement = {
  wood: 'Every cycle of sixty opens with this pairing, and blank pages suit you: the empty shop, the club with three members. A Rat’s cunning, spent on feeding wood, goes into raising something other people will sit under. Your siblings guard a method. You teach it to a rival over lunch. Sap runs short, however, once a ninth branch is drawing on it, and the generous one starts to feel robbed. Cut two projects this season, and let the trunk thicken.',
  fire: 'Kettles know your condition: cold nature, hot plate, a lid that talks. Water would sooner quench fire than live with it, so in you the prudent night animal has a showman for a lodger. Others of your kind slip along the wall. You cross the middle of the room, tell the story, and get the job. Then the flame sinks and you wonder what you promised. Commitments made after ten at night should wait for breakfast. Those that still look good by daylight deserve the whole boil.',
  earth:
    'A covered well keeps its level through August. Banked by earth, the quickest mind in the cycle has a wall to rest against: you save before you scheme, stay in one trade long enough to be sent for by name, and would rather be owed than owing. It makes you the steadiest of these Rats and, on tight days, the tightest. New faces wait at the gate for years. Lend something you would miss, and see who brings it home clean.',
  metal:
    'Breath on a cold spoon turns to drops, and tradition says the same of metal: it gathers water. So the Rat’s wits come to you chilled and exact, with the flaw in a bargain found before the handshake. Tell one friend what you want, in so many words. The wood Rat gives such things away over lunch, while you keep yours in a box with the good shoes, and envy looks in on winter evenings. A wish that someone kind has laughed at is easier to walk in.',
  water:
    'Midwinter on midwinter, and no bank in sight. Where the earth-born Rat has a wall and the metal-born an edge, you have current, a sense at the door of which way the whole party is about to drift. You know what a street wants a month before the shops do. News passes through you too, including some that was handed over in confidence, and your sleep is a rumor. Choose three people whose secrets stop with you. Turn in before the last ferry does.',
};
