import type { SolarReturnReadingCells } from '../../../../reading-catalogue.js';

type Pairs = SolarReturnReadingCells['aspects'][number];

/** Saturn, Uranus and Neptune of a solar return with the planets after them, told for its year. */
export const saturn: Pairs = {
  7: {
    conjunction:
      'Saturn and Uranus stand together in this year’s chart, and the old order and the new want the same chair. Everyone lives under it. In your own affairs a rule that you relied on may need rewriting, and you are the one who knows both the rule and its exceptions. Reform with patience holds here, where pure defiance and pure duty both fail.',
    harmonious:
      'This year lets you change things without breaking them. Saturn gives Uranus a plan and gets some air in return, so that a reform long overdue goes through step by step. Unusual skills win respect. You honor tradition for what it can still do and drop what it can’t, and that makes you useful in any group that is divided.',
    tense:
      'Saturn holds on and Uranus pulls, all through the year. You feel it as a strain between duty and freedom: on one side the job, the rule, the promise, on the other the wish to be rid of them. A sudden break brings relief and proves expensive. Strict obedience makes you brittle. Small changes made on purpose take most of the tension out.',
  },
  8: {
    conjunction:
      'Saturn and Neptune meet this year, and ideals are asked to become real. Something that many people believed in may dissolve; some dream may at last be given walls. You can feel both at once. Doubt is part of the work, and tiredness a sign that an illusion has been costing strength. What is left when it goes is modest, and true.',
    harmonious:
      'Dreams turn practical, since Saturn and Neptune are in accord this year. You can give form to something delicate, a piece of music, a service to others, a way of keeping silence. Sacrifice is possible without bitterness. Few notice how much discipline stands behind such softness, and you find that you don’t mind.',
    tense:
      'Neptune washes at the walls that Saturn built, and what was fixed seems less so this year. You may doubt a duty or a belief and feel guilty for doubting. Vague fears lose size when they are looked at one by one. False security goes, and nothing replaces it at once. Simple order in small matters steadies you in the meantime.',
  },
  9: {
    conjunction:
      'Heavy work belongs to a year in which Saturn and Pluto join. Everyone feels it: what is rotten in a structure shows and cannot be painted over. In your own life there may be an ending you have put off, or a burden that proves your strength. You are graver than you were, and much stronger than you look.',
    harmonious:
      'Saturn and Pluto combine their strength this year without a struggle. You can do what is hard over a long stretch, and remove what no longer serves without any cruelty. Power is handled soberly. People in difficulty trust you because you do not look away. The result may be slow to show, and slow to pass.',
    tense:
      'The year is hard on whatever is rigid, as Pluto and Saturn grind against each other. Authority is tested, in the world and in your own affairs, and you may be holding a position for no better reason than that you have held it. Fear makes people tighten their grip, you among them. One point given up freely changes the whole negotiation.',
  },
};

export const uranus: Pairs = {
  8: {
    conjunction:
      'Uranus and Neptune keep company for years at a time, and all your contemporaries have the meeting in their charts. Old dreams wear out, and new ones come from unlikely places. With you it works in the background: one belief tires you and you wake up to another. It turns personal where it touches something that you were about to change.',
    harmonious:
      'The slow planets Uranus and Neptune are at peace in this year’s chart, as in everyone’s. Imagination and invention help each other, music and healing and the sciences open doors between themselves, and you may walk through one almost without noticing. You gain by it most in company with people who hope for the same thing.',
    tense:
      'Between Uranus and Neptune there is strain this year, and all your contemporaries share it. What people believe and what they discover no longer fit, and you can feel unsettled without a cause to point to. You may be torn between a truth and a comfort. It helps to know exactly which of the two you are after.',
  },
  9: {
    conjunction:
      'A great upheaval in common life goes with Uranus joining Pluto, and this year’s chart has it along with all others. What holds power is shaken, and what was kept down breaks out. A change that you once thought impossible may have become merely difficult. The force is larger than any person, and is best put to something you can finish alone.',
    harmonious:
      'Uranus and Pluto support each other in this year’s chart and in everyone’s. Change goes to the root and still leaves people standing. In your own circle something outdated may be given up with relief. You need not lead it. It is enough to notice where the ground has become soft and to plant there.',
    tense:
      'The times are in revolt, in one way or another, while Uranus and Pluto are at odds. You live in the year as everyone does and feel it as a pressure to take sides. Old powers defend themselves, and new ones overreach. In your own matters force calls up force. A change explained beforehand meets half the resistance.',
  },
};

export const neptune: Pairs = {
  9: {
    conjunction:
      'Neptune and Pluto come together once in centuries, and a year beneath them belongs to an age more than to a person. Beliefs sink to the root and rise again changed. Your part in it is small and real: how you treat what is sacred to you, and which stories you hand on. Such things show their meaning long after.',
    harmonious:
      'Neptune and Pluto keep in harmony for a long time together, and this year is one of many that have it. It tells of a slow renewal in what people hope for. You hardly feel it as an event. It lends depth to your quieter interests, to art, to faith and the search for what lies behind things, and supports whatever else the year holds.',
    tense:
      'Neptune and Pluto are at odds for years on end, and this is one of those years. What people worship and what has power over them come apart. You meet it in small forms, as a trust that no longer convinces you or a longing that refuses to be talked away. No answer is due. Honesty about which of the two you obey is enough.',
  },
};
