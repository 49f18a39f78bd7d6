import type { SolarReturnReadingCells } from '../../../../reading-catalogue.js';

type Pairs = SolarReturnReadingCells['aspects'][number];

/** Saturn, Uranus and Neptune of a solar return with the planets after them, told for its year. */
export const saturn: Pairs = {
  7: {
    conjunction:
      'Saturn and Uranus are together in this year’s chart, and everyone lives with old rules and new ideas at once. In your own affairs something on which you relied may have to be arranged differently, and you are the right person for it, since you know how it was built. You will want to do it in one night, and to leave it alone, on the same day. A month for each step is about right.',
    harmonious:
      'Saturn and Uranus help each other this year, so you can change something without breaking it. A reform that is long overdue, in your household or in a club, goes through step by step. You keep of the old ways what still works and drop the rest, and where people are divided you are of use to both sides. It asks for more meetings and fewer flashes of genius than you would like.',
    tense:
      'Saturn and Uranus pull against each other all through the year, and you feel it as a strain between duty and freedom. On one side is the task, the rule or the promise, and on the other the wish to be rid of it by Monday. A sudden break would be a relief, and an expensive one. You find out which of your fetters you hold on to yourself. Small changes, made on purpose, take most of the tension out.',
  },
  8: {
    conjunction:
      'Saturn and Neptune are together this year, and ideals are asked to become real. Something in which you, and many others, believed may fade, while a thing that was only dreamed of gets a room, a date and a small budget. You can feel both in one week. The tiredness that goes with it comes mostly from keeping up an illusion. What is left without it is modest, true, and easier to carry.',
    harmonious:
      'Saturn and Neptune agree this year, so you can give form to something delicate: a piece of music, a daily half hour of quiet, help for somebody who does not like to be helped. You can do without things and not be bitter about it. It takes more discipline than anyone sees. For want of an audience you may believe that it doesn’t count, and it does.',
    tense:
      'Neptune and Saturn are in hard aspect, and what seemed fixed is less so this year. You may doubt a duty or a belief, and feel guilty for doubting, or worry at night about what nobody could name by day. Some false security goes before anything takes its place, and you learn with how little of it one can live. Meanwhile a simple order in small matters, in meals, bills and bedtimes, keeps you steady.',
  },
  9: {
    conjunction:
      'Saturn and Pluto are together this year, as they are once in a generation, and everyone feels the weight of it. What is rotten in a structure can’t be painted over any longer. In your own life there may be an ending that you have put off, or a burden that shows how much you can bear. You are graver than you were, and much stronger than you look.',
    harmonious:
      'Saturn and Pluto combine their strength this year, and you can do what is hard over a long stretch. You clear out what no longer serves, from a shed to a friendship that had been over for years, and you do it without cruelty. In a hard hour people turn to you because you do not look away. Little of it shows at first. Remember to laugh on the way, since the work is in no danger from it.',
    tense:
      'Pluto and Saturn are in hard aspect, and the year is hard on whatever is rigid. Authority is tested, in the world and in your own affairs, and you may find yourself defending a position only because you have always held it. You are strong under pressure, stronger than those who apply it expect. Fear makes people tighten their grip, you among them. One point given up freely can change the whole conversation.',
  },
};

export const uranus: Pairs = {
  8: {
    conjunction:
      'Uranus and Neptune keep company for years at a time, and all your contemporaries have the meeting in their charts. Old dreams wear out, and new ones come from unlikely places. In your own life it works in the background: one belief tires you, and some book, friend or piece of music gives you another. Much of what is new will not last. It becomes personal where you were about to change something anyway.',
    harmonious:
      'The slow planets Uranus and Neptune are at peace in this year’s chart, as in everyone’s. Imagination and invention help each other, music and healing and the sciences open doors between themselves, and you may walk through one almost without noticing. You gain by it most in company with people who hope for the same thing.',
    tense:
      'Between Uranus and Neptune there is strain this year, and all your contemporaries share it. What people believe and what they discover no longer fit, and you can feel unsettled without a cause to point to. You may be torn between a truth and a comfort. It helps to know exactly which of the two you are after.',
  },
  9: {
    conjunction:
      'A great upheaval in common life goes with Uranus joining Pluto, and this year’s chart has it along with all others. What holds power is shaken, and what was kept down breaks out. A change that you once thought impossible may have become merely difficult. The force is larger than any person, and is best put to something you can finish alone.',
    harmonious:
      'Uranus and Pluto support each other in this year’s chart and in everyone’s. Changes can go to the root now and still leave people standing, and in your own circle something outdated may be given up with a sigh of relief: a custom, a feud, a form in three copies. You need not lead it. The only danger is to be so pleased with what goes that nobody has thought of what comes next.',
    tense:
      'The times are in revolt, in one way or another, while Uranus and Pluto are at odds. You live in the year as everyone does, and feel it as a pressure to take sides at every dinner. Old powers defend themselves, and new ones go too far. It gives you the nerve for a change that was overdue in your own house. Whoever hears the reasons beforehand puts up half the resistance.',
  },
};

export const neptune: Pairs = {
  9: {
    conjunction:
      'Neptune and Pluto come together once in centuries, and a year beneath them belongs to an age more than to a person. What people believe goes down to the roots and comes up changed. Your part in it is small and real: how you treat what is sacred to you, and which stories you tell to those who come after. You will hardly see what becomes of it.',
    harmonious:
      'Neptune and Pluto keep in harmony for a long time together, and this year is one of many that have it. It tells of a slow renewal in what people hope for. You hardly feel it as an event. It lends depth to your quieter interests, to art, to faith and the search for what lies behind things, and supports whatever else the year holds.',
    tense:
      'Neptune and Pluto are at odds for years on end, and this is one of those years. What people worship and what has power over them are no longer the same. You meet it in small ways: an authority that you used to trust leaves you cold, or a longing comes up that cannot be talked away. You may not know for a time what you believe. It is honest to say so, and more useful than a borrowed answer.',
  },
};
