import { Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { TransitsReadingCells } from '../../../reading-catalogue.js';

/** What two slow planets at work at once come to, the outer one first. */
export const together: TransitsReadingCells['together'] = {
  [Saturn]: {
    [Jupiter]: {
      tense: {
        tense:
          'Jupiter promises and Saturn sends the bill, so the thing to find is the size at which you can do both.',
        harmonious:
          'While Saturn narrows one road, Jupiter holds another open; take what is offered, and let it pay for the patience.',
      },
      harmonious: {
        tense:
          'Saturn gives you the discipline that Jupiter’s excess would need, and you will want to use it there.',
        harmonious:
          'Saturn brings the method and Jupiter the occasion, which makes this a time to begin something meant to last.',
      },
    },
  },
  [Uranus]: {
    [Jupiter]: {
      tense: {
        tense: 'Both want change and both want it large, so a small trial will teach you more than a leap.',
        harmonious:
          'The upheaval that Uranus brings is softer for the luck of Jupiter: something good may come in by the broken window.',
      },
      harmonious: {
        tense:
          'Jupiter overreaches and Uranus finds the clever way, so look for the new method before the bigger plan.',
        harmonious: 'Together they widen your life by unusual roads, and there is little to pay for trying.',
      },
    },
    [Saturn]: {
      tense: {
        tense:
          'One wants out and the other wants the duty done, and each is right about a part; do the duty that stands between you and the door.',
        harmonious:
          'Saturn holds steady while Uranus shakes, so lean on what is in good order and let the loose part go.',
      },
      harmonious: {
        tense: 'Where Saturn says no, Uranus knows a way around that breaks no rule.',
        harmonious:
          'A new thing can be made and made to last, for the inventive planet and the careful one agree.',
      },
    },
  },
  [Neptune]: {
    [Jupiter]: {
      tense: {
        tense:
          'Hope and mist add up to belief without evidence, so have the facts looked at by somebody who hopes for nothing.',
        harmonious: 'Jupiter is generous while Neptune blurs, and the help is real; only read the terms.',
      },
      harmonious: {
        tense: 'Jupiter has the louder voice in this and Neptune the finer ear, so use the ear first.',
        harmonious:
          'Kindness and good luck feed each other, which favors whatever you do for others or for beauty.',
      },
    },
    [Saturn]: {
      tense: {
        tense:
          'Saturn asks for facts and Neptune hides them, which is tiring; take one plain step after another and leave the large questions for later.',
        harmonious:
          'Saturn gives you a handrail through the mist, in routines and in people who keep their word.',
      },
      harmonious: {
        tense: 'A duty weighs, and Neptune tells you what it is for; that makes it lighter than it looks.',
        harmonious: 'Imagination and patience work at one table, so a dream could get a form now.',
      },
    },
    [Uranus]: {
      tense: {
        tense:
          'What is not shaken is blurred, so decide little and keep your options until the ground shows.',
        harmonious: 'Uranus opens a door while Neptune hides the road; go through it with small luggage.',
      },
      harmonious: {
        tense:
          'The jolts of Uranus are easier to take for somebody who can float a little, as Neptune lets you.',
        harmonious: 'You can change gently and by feel, and arrive somewhere that no plan would have found.',
      },
    },
  },
  [Pluto]: {
    [Jupiter]: {
      tense: {
        tense:
          'The wish to win and the wish for more feed each other; ask what would be enough before somebody else does.',
        harmonious:
          'While Pluto presses, Jupiter sends people who wish you well, and you need not meet the pressure alone.',
      },
      harmonious: {
        tense:
          'You have the strength for something large, and Jupiter would like it larger; keep to the size that you can finish.',
        harmonious: 'Depth and good fortune pull the same way, so a serious wish has serious help.',
      },
    },
    [Saturn]: {
      tense: {
        tense:
          'Pluto wants you to let go and Saturn wants you to finish, so finish what can be finished and let the rest go.',
        harmonious:
          'Saturn gives you firm ground to stand on while Pluto pulls: the people and habits that have held before will hold.',
      },
      harmonious: {
        tense:
          'Saturn makes it slow and Pluto makes it thorough; what is done under both will not have to be done again.',
        harmonious:
          'You have endurance twice over, enough for the piece of work that you have called too long.',
      },
    },
    [Uranus]: {
      tense: {
        tense:
          'One presses and the other breaks loose, so something will change; it goes best if you choose which thing.',
        harmonious:
          'Where Pluto blocks the road, Uranus opens a side door, and it costs you less than fighting at the gate.',
      },
      harmonious: {
        tense:
          'Uranus shakes what stands on top, and Pluto gives you strength from below, so you can afford to let some of it fall.',
        harmonious: 'Change has both its engine and its steering, and can go to the root without a crash.',
      },
    },
    [Neptune]: {
      tense: {
        tense:
          'Force and fog together make it hard to know your opponent, so do not fight what you cannot see plainly.',
        harmonious:
          'Neptune lends mercy to what Pluto forces, and forgiving somebody may end a struggle that winning would not.',
      },
      harmonious: {
        tense:
          'Neptune hides the surface and Pluto shows you the depths, so trust what you know of people and check what they say.',
        harmonious: 'Feeling and will come from the same deep place, and an old hurt can be left behind.',
      },
    },
  },
};

export const twice: TransitsReadingCells['twice'] = {
  [Jupiter]: {
    harmonious: 'Since both are Jupiter’s and both are kind, the one mistake would be to ask for too little.',
    tense:
      'In both places Jupiter makes too much of a good thing, and one honest sum would serve for the two.',
    mixed:
      'Jupiter gives with one hand and overdraws with the other, so let what comes easily pay for what doesn’t.',
  },
  [Saturn]: {
    harmonious: 'Saturn holds in two places at once, and what you build between them will stand.',
    tense:
      'It is one and the same test in two places: what you finish in the first is a load off the second.',
    mixed:
      'Saturn is strict in one place and supports you in another, so take the strength for the first from the second.',
  },
  [Uranus]: {
    harmonious: 'Two doors stand open at once, and going through one makes the other easier.',
    tense: 'Change knocks in two places, and it is wise to let it in at one before it comes in at both.',
    mixed: 'The same restlessness upsets one thing and frees another; follow it where it frees.',
  },
  [Neptune]: {
    harmonious: 'In both places the gentle way is the one that gets through.',
    tense: 'There is mist in two places, so rely on what can be checked, and on people who sleep well.',
    mixed:
      'Neptune blurs one thing and blesses another, and you will know them apart by how rested each one leaves you.',
  },
  [Pluto]: {
    harmonious: 'The strength is the same in both, and goes deepest when it is given to one task.',
    tense: 'Both contests have one root, and giving up a single point of control eases the two.',
    mixed:
      'Pluto presses in one place and strengthens you in another, and the second is where to answer the first.',
  },
};
