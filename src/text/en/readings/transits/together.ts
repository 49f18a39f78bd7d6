import { Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { TransitsReadingCells } from '../../../reading-catalogue.js';

/** What two slow planets that are at work at the same time make of each other, by the outer one first. */
export const together: TransitsReadingCells['together'] = {
  [Saturn]: {
    [Jupiter]: {
      tense: {
        tense:
          'Jupiter makes you want more and Saturn limits what you can do, so look for an amount that you can keep up.',
        harmonious:
          'While Saturn narrows one road, Jupiter holds another open; take what is offered there, and be patient with the rest.',
      },
      harmonious: {
        tense:
          'Saturn gives you the discipline that Jupiter’s excess needs, so let the careful side set the limits.',
        harmonious:
          'Saturn gives you patience for it and Jupiter gives you the opportunity, so something begun now has a good chance to last.',
      },
    },
  },
  [Uranus]: {
    [Jupiter]: {
      tense: {
        tense:
          'Jupiter and Uranus both want change and want it large, so a small trial will teach you more than a leap.',
        harmonious:
          'Jupiter brings people and chances in while Uranus shakes things loose, so a change that you did not choose may leave you with more than you had.',
      },
      harmonious: {
        tense:
          'Jupiter makes the plan larger than it need be and Uranus finds a cleverer way, so look for the new method before the bigger plan.',
        harmonious:
          'Uranus and Jupiter widen your life by unusual roads, and there is little to pay for trying.',
      },
    },
    [Saturn]: {
      tense: {
        tense: [
          'Uranus acts suddenly and Saturn slowly, so do not answer the slow matter in the haste of the sudden one.',
          'Saturn asks for patience and Uranus leaves you little of it, so decide the larger matter on a calm day.',
        ],
        harmonious:
          'Saturn holds steady while Uranus shakes, so lean on what is in good order and let the loose part go.',
      },
      harmonious: {
        tense: 'Where Saturn is hard on you, Uranus shows another way, and it breaks no rule.',
        harmonious:
          'A new thing can be made and made to last, since Uranus invents it and Saturn keeps it going.',
      },
    },
  },
  [Neptune]: {
    [Jupiter]: {
      tense: {
        tense:
          'Jupiter hopes and Neptune hides the facts, so have them looked at by somebody who stands to gain nothing.',
        harmonious:
          'Neptune makes you unsure and Jupiter sends help, which is real; only be clear about the terms.',
      },
      harmonious: {
        tense:
          'Jupiter makes you sure of yourself and Neptune makes you perceptive, so listen first and speak after that.',
        harmonious:
          'With Jupiter and Neptune both on your side, what you do for others, or for beauty, is well received.',
      },
    },
    [Saturn]: {
      tense: {
        tense: [
          'Saturn asks for facts and Neptune hides them, which is tiring; take one plain step at a time and do not try to see the end of it yet.',
          'Saturn is strict and Neptune is unclear, so let somebody who has nothing to gain look at what you plan.',
        ],
        harmonious:
          'Saturn gives you something to hold on to while Neptune confuses things: routines, and people who keep their word.',
      },
      harmonious: {
        tense:
          'Saturn’s duty weighs, and Neptune tells you what it is for; that makes it lighter than it looks.',
        harmonious: 'Neptune brings imagination and Saturn patience, so a dream could take a form.',
      },
    },
    [Uranus]: {
      tense: {
        tense: [
          'Uranus upsets what was settled and Neptune makes it hard to see what comes next, so test each step before you put your weight on it.',
          'Between the restlessness of Uranus and the doubts of Neptune it is tempting to leave first and ask later; ask first.',
          'Uranus hurries you and Neptune leaves you unsure where to, so look a sudden idea over for a few days, and act on it if it still stands.',
        ],
        harmonious:
          'Uranus offers a way out while Neptune hides where it leads; take it in small steps that can be taken back.',
      },
      harmonious: {
        tense:
          'The upsets of Uranus are easier to take with the calm that Neptune gives you, so do not answer them at once.',
        harmonious:
          'With Uranus and Neptune agreed, you can change gently and by feel, and arrive somewhere that no plan would have found.',
      },
    },
  },
  [Pluto]: {
    [Jupiter]: {
      tense: {
        tense:
          'Pluto’s wish to win and Jupiter’s wish for more feed each other; ask what would be enough before somebody else does.',
        harmonious:
          'While Pluto presses, Jupiter brings people who wish you well, and you need not meet the pressure alone.',
      },
      harmonious: {
        tense:
          'Pluto gives you the strength for something large, and Jupiter would like it larger; keep to the size that you can finish.',
        harmonious:
          'Pluto’s depth and Jupiter’s good will pull the same way, so a serious wish has serious help.',
      },
    },
    [Saturn]: {
      tense: {
        tense: [
          'Saturn and Pluto press in the same weeks, and each is easier to bear if you do not take the two for one.',
          'Saturn and Pluto both ask for effort, and it adds up; leave out whatever is not necessary for as long as this lasts.',
        ],
        harmonious:
          'Saturn gives you firm ground to stand on while Pluto pulls, and from there it is easier to see what you could let go.',
      },
      harmonious: {
        tense:
          'Saturn makes it slow and Pluto makes it thorough, so what you do under both has a good chance of lasting.',
        harmonious:
          'Saturn and Pluto give you endurance twice over, enough for the piece of work that you have called too long.',
      },
    },
    [Uranus]: {
      tense: {
        tense: [
          'Pluto presses and Uranus breaks loose, so something is likely to change; it goes best if you choose which thing.',
          'Uranus acts at once and Pluto never lets go, so look out for quarrels that begin over nothing and are about everything.',
        ],
        harmonious:
          'Where Pluto blocks the way, Uranus shows another, and taking it costs you less than a fight.',
      },
      harmonious: {
        tense:
          'Uranus unsettles some of your plans, and Pluto gives you strength underneath, so you can afford to let a few of them fall.',
        harmonious:
          'Pluto gives you the strength to change things and Uranus the idea, and it can go to the root without a break.',
      },
    },
    [Neptune]: {
      tense: {
        tense: [
          'Pluto presses and Neptune hides where the pressure comes from, so do not fight what you cannot see plainly.',
          'With Pluto you hold on and with Neptune you lose the thread, so one thing at a time is enough, and the clearest of them first.',
          'Pluto makes the matter feel urgent while Neptune keeps it unclear; wait for the facts before you do anything that is final.',
        ],
        harmonious:
          'Neptune is gentle where Pluto presses, and a kind word may get you further than holding out.',
      },
      harmonious: {
        tense:
          'Neptune makes things unclear and Pluto gives you staying power, so go on with what you are sure of, and leave the unclear part until you can see it.',
        harmonious:
          'While Neptune and Pluto agree, feeling and will come from the same deep place, and an old hurt can be left behind.',
      },
    },
  },
};

export const twice: TransitsReadingCells['twice'] = {
  [Jupiter]: {
    harmonious:
      'Jupiter helps {b} and {c} at once, which is more than you can use, so choose the one gain that you would still want in a year.',
    tense: 'Jupiter overdoes it with {b} and with {c}, and it helps to decide beforehand how much is enough.',
    mixed: 'Jupiter goes too far with {b} and helps {c}, and the help is the part of it to rely on.',
  },
  [Saturn]: {
    harmonious:
      'Saturn steadies {b} and {c} at once, and what you build with it in either place supports the other.',
    tense: 'Saturn is strict with {b} and with {c} at once, so finish one duty before you take up the next.',
    mixed:
      'Saturn is strict with {b} and steadies {c}, and the patience that you have there is of use where it is strict.',
  },
  [Uranus]: {
    harmonious:
      'Uranus opens a way for {b} and another for {c}, and to take the first makes the second easier.',
    tense: 'Uranus shakes {b} and {c} in the same months, so let one change settle before you begin another.',
    mixed:
      'Uranus unsettles {b} and gives {c} more room, so take the change that offers itself there before you force one elsewhere.',
  },
  [Neptune]: {
    harmonious:
      'Neptune is kind to {b} and to {c}, and with both the gentle way is the one that gets through.',
    tense:
      'Neptune clouds {b} and {c} together, so rely on what can be checked, and on people who are not involved.',
    mixed:
      'Neptune blurs {b} and is kind to {c}, so trust your feeling there, and check the facts elsewhere.',
  },
  [Pluto]: {
    harmonious:
      'Pluto strengthens {b} and {c} alike, and its strength goes deepest when you give it to one task.',
    tense: 'Pluto presses on {b} and on {c}, and giving up one point of control usually eases both.',
    mixed:
      'Pluto wears at {b} and strengthens {c}; give that strength to what you want to mend, and none of it to winning.',
  },
};
