import type { ReadingCatalogue } from '../../reading-catalogue.js';

/**
 * After a text that takes the opposite side of a matter from what `{a}` has stated: how both are true of the reader,
 * and when each is. It is an observation of the person, and no sentence about two planets; it names what `{a}` gives
 * them by a noun, since the text on `{a}` may stand chapters away. The first wording is for
 * where the first side of the matter was read first, the second for where the second side was, and the third for where
 * no `{a}` can be named.
 */
export const bridges: ReadingCatalogue['bridges'] = {
  anger: [
    'The quick temper that comes with {a} is for surprises. What you saw coming you keep, and it may come up a good deal later.',
    'The long silence that goes with {a} is for an anger that has grown slowly. Taken by surprise, you have the sharp word out at once.',
    'Taken by surprise, you have the sharp word out at once; what has grown slowly you keep, and it may come up a good deal later.',
  ],
  praise: [
    'The pleasure in praise that you owe to {a} comes when the praise is for something exact and said to you alone.',
    'The shyness about praise that goes with {a} shows in front of others, where you wave a compliment away. Later you remember it word for word.',
    'Praise in front of others embarrasses you; said to you alone, for something exact, it pleases you for days.',
  ],
  company: [
    'The wish for company that comes with {a} is back after a quiet day, and after a crowded one you want to be alone.',
    'The need for quiet that you owe to {a} follows an evening among people. After two quiet mornings you call somebody.',
    'When you have been among people for long you need to be alone, and when you have been alone you need people.',
  ],
  money: [
    'The open hand that goes with {a} is for treating other people, and you enjoy it more when something has been put by first.',
    'The care with money that goes with {a} is for your own expenses. For somebody you love you may not count it.',
    'For yourself you are careful about money; for somebody you love you may not count it.',
  ],
  bonds: [
    'The closeness that you look for with {a} can fill a long evening. What you need room for is the day after it.',
    'The distance that you owe to {a} is what you keep from most people. One or two come closer than anybody would guess.',
    'You want to be very close to those you love, and after that to have a day on which nobody asks where you are.',
  ],
  measure: [
    'The large scale that goes with {a} is that of your wishes, and what you promise is smaller. People may hear the wish and take it for the promise.',
    'The restraint that goes with {a} is for daily wants. Where your heart is in a thing you give more than you meant to.',
    'In most things a little is enough for you; in the few that you care about most you want a great deal.',
  ],
  feelings: [
    'The openness that comes with {a} is for a passing mood. What you long for or are afraid of is told to very few.',
    'The reserve that comes with {a} covers what has been in you for a long time. A sudden feeling is out before you have decided.',
    'A passing mood can be read in your face, and what you long for or are afraid of you show to very few.',
  ],
  strangers: [
    'The ease with strangers that you owe to {a} needs a subject. Where there is nothing to talk about you stay wary.',
    'The wariness that goes with {a} lasts until there is something to talk about. After that you are soon at ease with anybody.',
    'With something to talk about you are soon at ease with a stranger; without it you stay wary for a good while.',
  ],
  grudges: [
    'The forgiveness that comes with {a} is for carelessness, which you have forgotten by evening. A hurt that was meant stays.',
    'The long memory that goes with {a} is for a hurt that was meant. Carelessness you have forgotten by evening.',
    'You forgive carelessness by evening, and remember what was done on purpose.',
  ],
  pace: [
    'The speed that you get from {a} is for whatever merely has to be done. What is meant to last gets its time.',
    'The patience that you get from {a} goes into what is meant to last. What merely has to be done you do on the spot.',
    'What merely has to be done you do on the spot; what is meant to last you leave its time.',
  ],
  speech: [
    'The quick tongue that you owe to {a} is for people you know well. With a good deal at stake you weigh a thing before you say it.',
    'The care with words that comes with {a} is for when a good deal is at stake. Among people you know well you say a thing as it comes.',
    'Among people you know well you say a thing as it comes; with a good deal at stake you weigh it first.',
  ],
  trust: [
    'The good opinion of people that comes with {a} is there from the start. What you confide to them comes later, and a little at a time.',
    'The caution that comes with {a} is about what you confide. Your good opinion people have from the start.',
    'People have your good opinion from the start; what you confide to them comes later, and a little at a time.',
  ],
  confidence: [
    'The sureness that you get from {a} is for what you set going yourself. The doubt comes where you are looked at and judged.',
    'The doubt that goes with {a} comes where you are looked at and judged. In what you set going yourself you are sure of what you can do.',
    'In whatever you set going you are sure of yourself; where you are looked at and judged you can doubt what you are worth.',
  ],
  constancy: [
    'The constancy that comes with {a} is for a few people and aims, and there it holds for years. Anything else you change once it has gone stale.',
    'The wish for something new that comes with {a} is for whatever has gone stale. The few people and aims that you have chosen you keep.',
    'The few people and aims that you have chosen you keep for years; anything else you change once it has gone stale.',
  ],
};
