import type { ChineseCatalogue } from '../../../chinese-catalogue.js';

/** A person's own elements against that of a year. */

/** The element of the year of birth, then of the year told of: how the person's generation meets it. */
export const birthElementYears: ChineseCatalogue['birthElementYears'] = {
  wood: {
    wood: 'Born in a wood year, you meet your own element again. Old beginnings are looked up, and some can be begun a second time with better tools.',
    fire: 'The wood of your birth year meets a year that burns. You are asked for a great deal; give what you can spare, and keep what is still growing.',
    earth:
      'To a birth under wood an earth year is ground to take. What you want has to be dug for, and is there.',
    metal:
      'Metal cuts wood, your element by birth. You are criticized more than usual. Some of it is advice that you would have paid for.',
    water:
      'As one born under wood you are watered. Somebody takes an interest in how you grow, and asks little in return.',
  },
  fire: {
    wood: 'Under fire you were born, and the year brings wood to it. Support comes from many sides; choose what you can use.',
    fire: 'Fire was the element of your birth, and it is back. Enthusiasm doubles, and a thing said in heat travels twice as far.',
    earth:
      'A fire birth in an earth year settles down to embers. You turn what you have felt into something that can be handed on.',
    metal:
      'The fire you were born under finds metal in its way, and can melt it. Ambition has an object; keep the flame steady rather than high.',
    water:
      'Under a water year, those born to fire do well to bank it. Caution is no defeat, and the wet spell is useful for repairs.',
  },
  earth: {
    wood: 'Earth was over the year of your birth, and wood now presses into it. Other people’s plans take up your room. Lend it to them, and say until when.',
    fire: 'A year of fire warms anyone born on earth. Approval does you good, and you may ask for it outright.',
    earth:
      'Earth was your element at birth, and it returns. You are in no hurry, and need not be. Do one thing so well that you can build on it.',
    metal:
      'Born to earth, you bring forth metal this year, which means results with your stamp on them. Rest is part of the making.',
    water:
      'An earth birth has the better of a water year, as a bank has of a river. Channel what comes, and some of it stays.',
  },
  metal: {
    wood: 'Metal was your birth year’s element, and there is wood to be worked. You can gain by cutting straight and not too much.',
    fire: 'For those born under metal a fire year is a time in the forge. You are under pressure, and get better by it, above all from people whose judgment you respect.',
    earth:
      'The year’s earth shelters a metal birth. Someone older or steadier stands behind you, often without saying so.',
    metal:
      'Metal rings on metal, and you hear your own element. It is a year for plain agreements among equals, and for oiling what has gone stiff.',
    water:
      'The metal of your birth runs as water in such a year. What you know wants to be told, a little at a time and to those who ask.',
  },
  water: {
    wood: 'Born in a year of water, you feed this one’s wood. Much of your strength goes into what grows next to you. Plant some of it in your own name.',
    fire: 'A water birth can master a fire year, by coolness. When others are excited you see what it costs.',
    earth:
      'Dams are put up around those born under water. You are held up, and have time to think something through.',
    metal:
      'Metal is at the source of your birth element. There is fresh supply: study, papers, an introduction that counts.',
    water: 'Your water finds its own level again. Feelings come easily, and so do promises; measure both.',
  },
};

/** The day master's element, then that of the year: what the year is to the person. */
export const dayMasterYears: ChineseCatalogue['dayMasterYears'] = {
  wood: {
    wood: 'In your day stem there is wood, and in the year’s as well: companions and competitors come in the same coat. Share the light on purpose, since it will be shared anyhow. Money is best kept apart from friendship while you stand so close.',
    fire: 'Wood people spend themselves in a fire year, and enjoy it. You express, teach, perform and perhaps overstate. A plan for sleep is worth as much as a plan for work.',
    earth:
      'Earth is what wood lives on, and your day stem makes this a year about means. Practical effort pays, opportunities are within reach of your roots, and the temptation is to claim more ground than you can hold.',
    metal:
      'Metal governs wood. For you the year has a superior in it, a rule or an examination, and calls for bearing. Standing up straight under a demand is what turns it into rank.',
    water:
      'Water nourishes a wood day stem. You are taught, housed, advised, and may grow so used to it that you put off acting. Learn until summer’s end, then show someone.',
  },
  fire: {
    wood: 'As fire by your day stem you are fed by the year. Backing and ideas come, sometimes faster than you can use them. Say thank you, and choose the best.',
    fire: 'The year is of your own kind, fire with fire. Rivals are bright and so are you; an alliance outshines a contest. Watch expenses that are meant to impress.',
    earth:
      'A flame makes earth, and yours does. Effort leaves something behind it in this year, a body of work or a child’s confidence, and you are the tired one who can point to it.',
    metal:
      'Metal is a fire person’s wealth, and has to be heated to be shaped. The chances are real and do not look inviting. Keep at them longer than your first enthusiasm lasts.',
    water:
      'Water rules over fire, and yours is a year with a strict office in it. What is asked of you may damp your spirits. Discipline that you take on freely protects you, as glass protects a lamp.',
  },
  earth: {
    wood: 'Wood breaks your earth open, so that orders or obligations come upon you. Agree where something will grow out of it, and refuse where it only costs you.',
    fire: 'A fire year is kind to a day stem of earth. Others look after you and give you credit, and there is something to build on. Beware only of becoming too fixed in your ways.',
    earth:
      'You and the year are of one soil. People lean on you, compare themselves, and borrow tools. Put your name on what is yours, and enjoy the company.',
    metal:
      'What you carry inside comes out as metal, finished and bright. Speak, write, produce. Afterward the ground wants a rest, which it should have.',
    water:
      'Water is what earth holds, and for your day stem that means property and income, along with the work of containing them. Small sums, looked after regularly, do better than one bold stroke.',
  },
  metal: {
    wood: 'To a metal day stem the year’s wood is material and means. There is a great deal to be earned. Take on what you can finish, and leave the rest to others.',
    fire: 'By day stem you are metal, and a fire year is the furnace. Superiors, deadlines and public notice bring you to a glow. It is possible to be shaped without being consumed; keep one evening a week free.',
    earth:
      'Earth bears metal, and bears with it. The year supports you by way of learning, property and older friends. So much backing can make you dull; keep your skill in use.',
    metal:
      'Like meets like, and the day stem in you hears its own tone. You are strong in company and stubborn in it. Decide with a colleague what each of you will not contest.',
    water:
      'Your metal pours itself out as water. Talk, invention and pleasure flow, and so might secrets. It is a generous year, and wants some form to be poured into.',
  },
  water: {
    wood: 'The water of your day stem goes to feed wood. You make others grow, and have to remember the level of your own well. What you teach comes back as reputation.',
    fire: 'Fire is the wealth of water, and has to be approached with judgment. Money and excitement are near each other. Stay close to what you want, keep calm, and stop in time.',
    earth:
      'Earth sets your water its banks, and the year has authority over you. Deadlines, offices and parents speak. Within the channel you gain force, which open water never has.',
    metal:
      'A metal year is good to your day stem, which is water. You are supplied with knowledge, papers and protectors, and only have to see that comfort does not make you idle.',
    water:
      'Wave upon wave: your day stem and the year are one. Friends, rivals and rumors abound. Decide where you are going, as the sea will take you anywhere.',
  },
};
