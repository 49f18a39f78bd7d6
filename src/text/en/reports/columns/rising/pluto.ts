import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const plutoEnters: ThemesByHouse = {
  1: {
    intro: [
      '{planet}, which is very slow, comes to your rising sign in {year}, and begins on the first house, where you and the world set eyes on each other. It works by degrees that no one could mark. Much later there will be photographs, and they will show it.',
    ],
    thought: [
      'With new glasses the floor is too near and the trees have leaves, each one. For some days you lift your feet too high. Then the brain gives in, and it is the old pair that makes you dizzy. Something of the sort is being fitted to you, and you look out through it. What had you stopped noticing that it was blurred? People will say that you have changed, and mean the frames.',
    ],
    close: [
      'You are used to seeing more sharply than before, as one gets used to new glasses. Now and then you remember how soft everything used to look, and how little of it you had asked about.',
    ],
  },
  4: {
    intro: [
      '{planet} sinks into the fourth house in {year}, to the foot of the chart, where everything you do in daylight has its cellar. Home and origin start to settle differently. At night you may hear them.',
    ],
    thought: [
      'Every house makes noises when it is settling. A stair cracks at two in the morning, a pipe clears its throat, and a guest sits up while the owners sleep through it. It has been settling for a century and will not be done. What in the place you come from is still moving? Hearing it is no sign that it will fall. It is a sign that you have begun to listen.',
    ],
    close: [
      'Something in your family or your home is still moving, and you know by now what it is and that the house will stand. It no longer keeps you awake. You can even explain it to guests.',
    ],
  },
  5: {
    intro: [
      '{planet}, coming to your fifth house in {year}, counted from the Ascendant, is in no haste to amuse you. It goes to work on what amuses you at all: on romance, children, games and the things you make.',
    ],
    thought: [
      'Pianos in old houses are tuned low, to spare the frame. They are in tune with themselves, and everybody sings along contentedly until a friend brings a flute. Then there is nothing for it but to lend the flute patience, or to bring the whole piano up, a little each season. Which pleasure of yours has been kept low so that nothing should break? The strings can stand more than was believed.',
    ],
    close: [
      'What you enjoy has been tuned to another pitch, as a piano is, and it suits the company you have now. It sounds brighter than some of the old songs were meant to be. There are others, and you have begun to play those.',
    ],
  },
  7: {
    intro: [
      'The Descendant, where others come in, has a slow visitor in {year}: {planet} enters the seventh house. How you are together with somebody starts to be translated, you cannot tell yet into what. There will be words on both sides for which the other has none.',
    ],
    thought: [
      'Two people who talk through an interpreter look at the interpreter, at first. The good ones in that trade lower their eyes and lean back until the two have to look at each other. From there on the voice is only weather. Between you and another there has always been something that did the talking, a role, a child, a quarrel. What would you say if it leaned back? Begin with a short word.',
    ],
    close: [
      'You and the other person speak to each other without anyone or anything between you. It goes haltingly, with some wrong words. It has been a long time since either of you was listened to so closely.',
    ],
  },
  10: {
    intro: [
      'Toward the top of the chart moves {planet} in {year}, and enters your tenth house. From a distance, your outline will be another one when it goes. For now there is a crane, and some argument about the view.',
    ],
    thought: [
      'Nobody decides on a skyline. One tower is for a bank, one for a bell, one was a mistake; after some time it is on the mugs. Whoever was born there knows from the train, at a glance, that they are nearly home. What you have put up in the world makes a line of that kind against the light. Which piece would you be known by at dusk? It is sometimes the mistake.',
    ],
    close: [
      'Something has been added to what you are known for, and people talk of it as if it had always been there. You might have passed it yourself without noticing that it was yours.',
    ],
  },
};
