import type { ReturnTurns } from '../../return-catalogue.js';

/** Grand trines, kites and grand crosses of a return, for a year as for a month. */
export const grandFigures: ReturnTurns['grandFigures'] = {
  titles: {
    grandTrine: 'A grand trine: {planets}',
    kite: 'A kite: {planets}',
    grandCross: 'A grand cross: {planets}',
  },
  grandTrine: {
    fire: 'Courage comes easily where you enjoy what you do, because {planets} form a grand trine in fire. What you begin in good spirits finds people who join in, and you hardly notice when one success leads into the next. Since nothing resists you, it is also easy to go on from one beginning to another and finish none. Choose one of them early. The luck that is spread over three will carry one a long way.',
    earth:
      'Practical things go your way while {planets} form a grand trine in earth. Work, money and your own strength support each other, and what you set up carefully runs by itself afterward. Others come to rely on it. The danger is only that you settle for what works. Use some of this ground to stand on while you try a thing whose outcome you do not know.',
    air: 'One conversation opens the way to the next, for {planets} form a grand trine in air. You find the right people, the right word and the missing piece of an idea almost without looking, and you see a matter from enough sides to be fair. So much can be talked about that little of it may come down to earth. Of all these good ideas, write out one and give it a date.',
    water:
      'With people you trust, feelings flow without being forced, since {planets} form a grand trine in water. You sense what people mean, are understood in turn, and can comfort or be comforted where it used to be difficult. It is a protected place, and you may prefer it to a world that asks for proof. Bring one thing out of it that others can see: a word said aloud, a picture, a promise that is kept.',
  },
  kite: 'What you do well has somewhere to go, because {planets} form a kite: three that help each other, and a fourth, {fourth}, that stands opposite {across}. The three alone might leave you comfortable. {asks} Take that seriously, and let the other three help you with it.',
  kiteAsks: {
    0: 'The Sun asks for something done in your own name, which comfort would put off.',
    1: 'The Moon brings in a need, your own or that of somebody close to you, which is not met by what goes well elsewhere.',
    2: 'Mercury brings in an awkward question, which somebody asks you or you ask yourself.',
    3: 'Venus brings in somebody whom you like, or something that you enjoy, for which there was no room so far.',
    4: 'Mars brings in somebody who contradicts you, or a thing that has to be fought for.',
    5: 'Jupiter brings in an offer, or a hope, that is larger than what you had arranged.',
    6: 'Saturn brings in a duty, or a person who wants the thing done properly.',
    7: 'Uranus brings in a sudden wish, or an event, for which your arrangements had no place.',
    8: 'Neptune brings in a longing, or a doubt, that can’t be reasoned away.',
    9: 'Pluto brings in something that you had kept hidden, or somebody at least as strong as you.',
  },
  grandCross: {
    cardinal:
      'You are wanted in four places at once, for {planets} form a grand cross in the signs that begin things. Home, work, another person and you yourself each call for a first step, and any step that you take for one seems to be taken from the rest. You get more done under this than in quieter times. Do not try to please all four in one week; let each of them know when its turn will come.',
    fixed:
      'Four things hold each other in place, since {planets} form a grand cross in the signs that do not give way. You know what you want, and so does everybody else, so that for some time nothing may move at all. Your endurance is very great. It is worth asking which of the four you are keeping up only because you have kept it up so long. Where you let go of one, the other three begin to move.',
    mutable:
      'A good deal is in motion at the same time, as {planets} form a grand cross in the signs that adapt. Plans, errands and opinions pull in four directions, and what was agreed on Monday is open again by the weekend. You cope by being quick, and you cope well. What tires you is to do all of it by halves. Fix two or three things that are not to be discussed again, and the rest may change as it likes.',
  },
};
