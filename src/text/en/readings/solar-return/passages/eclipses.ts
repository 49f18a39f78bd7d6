import type { ReturnDatesCells } from '../../../../return-catalogue.js';

/** Eclipses that fall on a planet or an angle of the birth, or opposite it. */
export const eclipses: ReturnDatesCells['eclipses'] = {
  title: {
    solar: 'A solar eclipse {aspect} {b}: {day}',
    lunar: 'A lunar eclipse {aspect} {b}: {day}',
  },
  points: {
    0: 'It is seldom that an eclipse touches your Sun. What you are about is seen in another light: an aim that has lost its meaning is easier to drop, and one that you had not taken seriously asks for its place. It works over months, and nothing has to be decided on the day itself. Notice what you no longer care about.',
    1: 'An eclipse that touches your Moon stirs what lies beneath your moods. You may feel a change at home or among your own people before anybody has spoken of it, and an old need can come back more strongly than you expect. It passes off gently if it is given time. Keep the days around it quiet, and put off what can be put off.',
    2: 'Where an eclipse touches your Mercury, a piece of news or a thought may set more going than it seems to at first. Some plan may have to be thought through once more from the beginning. What you hear in these weeks is worth writing down, because you may understand it only later, and what you are asked to sign is worth reading twice.',
    3: 'When an eclipse touches your Venus, it may come to you quite suddenly whom and what you like, or no longer like. A friendship or a love can begin, or go on by other terms. The feeling is to be trusted; how lasting it is will show within some months. Be patient with those who notice the change before you have explained it.',
    4: 'Your Mars is touched by an eclipse, which wakes up your will, and something that you have long wanted may not let itself be put off. You are also quicker to take offense. Give this strength something to do, and keep out of quarrels that somebody else has begun. What you set going here can keep you busy for half a year.',
    15: 'When an eclipse falls on your Ascendant, how you meet the world can change. People may see you differently, or you stop playing a part that they had grown used to. It seldom comes as a blow; it is more like going from one room into the next. Tell those you live with what you are after, and begin with something small.',
    16: 'An eclipse on your Midheaven concerns where you are going in public, and what you are known for. One task may be over and another be offered that you had not planned on. You need not answer at once, since the new direction becomes clear only over several months. Until then, finish well what you have in hand.',
  },
  farEnds: {
    15: 'An eclipse on your Descendant touches your life with others. Somebody may come into it or go their own way, and a bond that stays may need other terms. Not all of that lies with you. Say what you wish for, listen to what the other person wishes, and let some weeks go by before you decide.',
    16: 'At the foot of your birth chart, an eclipse touches home and family. Something about the place you live in, or the people you come from, may start to move, and is often felt at first as plain restlessness. Look at it calmly before you change anything, and talk it over with those whom it concerns.',
  },
};
