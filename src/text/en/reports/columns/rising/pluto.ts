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
  2: {
    intro: [
      'Means and worth, in the second house from your Ascendant, come under {planet} in {year}. The change in them is too gradual for a diary. What you count in, rather than how much you have, is what will be different.',
    ],
    thought: [
      'When a country changes its money there is a spell in which people reckon in both. They stand at the counter with moving lips and turn the new back into the old, to find out whether bread is dear. The old will be thinking in it until they die. In what do you still convert everything, to know if it was worth it? The new coin is already in your pocket.',
    ],
    close: [
      'You no longer translate every price into an older one. A thing is simply dear, or good, or enough. You have kept one coin of the old money, so to speak, because it is pleasant to hold.',
    ],
  },
  3: {
    intro: [
      'In {year} {planet} enters the third house of your chart, and begins to alter what is closest to hand: how you speak, whom you meet on the corner, what you take for granted there. It goes letter by letter.',
    ],
    thought: [
      'A street is given another name. The plaques are up, the maps agree, and those who live there go on using the old one with strangers and getting them lost. In time there are children who know only the new. What do you call things by a name that has been changed? It may be a person, it may be yourself at fifteen. One can be faithful and still give proper directions.',
    ],
    close: [
      'You call a person or a thing by its new name, without thinking, and are understood. The old name is still there underneath, for those who have known you long enough.',
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
  6: {
    intro: [
      'Into the sixth house by your Ascendant, that of labor, skill and care, {planet} comes in {year}. Nothing in the day will stop for it. Some ways of doing things will merely start to feel as if they had been made for other hands.',
    ],
    thought: [
      'A left-handed child who is given ordinary scissors learns to cut badly and supposes it is a matter of talent. Then someone hands over the other kind. It takes a second, and whole years of paper have to be thought about again. Which tool of your day was never made for you? You are said to be clumsy at something, and the time has come to check the scissors.',
    ],
    close: [
      'You work with tools and at hours that suit you, and the clumsiness is gone. A good part of what you were supposed to have no gift for was only the wrong pair of scissors.',
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
  8: {
    intro: [
      '{planet} comes into your eighth house in {year}, counted from the Ascendant: to trust, inheritance, desire and everything that two people cannot divide. It starts from below. What was finished there turns out to be working.',
    ],
    thought: [
      'A compost heap steams on cold mornings. All it has been given is what nobody wanted, and nobody stirs it, and still it is the warmest place in the garden. Turned with a fork, it is already something else. What that was over and done with, between you and another, is giving off heat? You might keep it covered, and plan where to dig it in.',
    ],
    close: [
      'Something that was over between you and another person has been of use after all, as compost is. Things that you had both nearly given up on have taken well, and neither of you asks what went into the soil.',
    ],
  },
  9: {
    intro: [
      'The far-off ninth house, with its faiths and foreign roads, is entered in {year} by {planet}. What you navigate by begins to drift. The drift is small, and over a long way it decides on which coast you land.',
    ],
    thought: [
      'Magnetic north is not a place but a habit of the iron in the earth, and it wanders. Charts have a note in the corner that says by how much. Sailors who leave it out come home a mile from the harbor and blame the current. By how much is your north off, since you last looked it up? It is nothing to be ashamed of; the needle never said that it was fixed.',
    ],
    close: [
      'You allow for an error in what you were surest of, and arrive where you meant to. It was a small correction, of the kind that sailors make to a compass. Others have begun to ask you how you found it.',
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
  11: {
    intro: [
      'Friends, allies and long hopes, in the eleventh house by the Ascendant, receive {planet} in {year}, which stays for a good part of a life. Some voices will fade for no reason that can be named, and others come in, from stations you had never tried.',
    ],
    thought: [
      'On the old radios there was a dial with the names of cities. One turned it through whistles and somebody’s mass, and then for a moment, quite near, a dance band from the other end of the continent. It had been there the whole evening. Who is broadcasting on your wavelength, farther off than you have looked? The hand has to be light, and it goes better after dark.',
    ],
    close: [
      'You have found people who think as you do, farther off than you had looked, and you hear from them regularly. It is like a distant station on an old radio that comes in clearly at last. You answer as well by now.',
    ],
  },
  12: {
    intro: [
      '{planet} goes behind your Ascendant in {year}, into the twelfth house, and is lost to sight. So is what it does there. Some while from now a thing will come up in a place where there was only grass.',
    ],
    thought: [
      'Rain that falls on the hill takes a long road through the rock. No one can follow it. A generation later there is a wet spot in a pasture, then a spring, and the farmer says it has always been a lucky field. What fell on you, or on those before you, long before you could have caught it? It has been getting clearer all the way down.',
    ],
    close: [
      'Something that began long ago, perhaps before you were born, has come to the surface in you like a spring, and it is good to drink. You did not have to dig for it. You moved some leaves.',
    ],
  },
};
