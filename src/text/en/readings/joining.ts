import type { ReadingCatalogue } from '../../reading-catalogue.js';

/**
 * After a text that takes the opposite side of a matter from what `{a}` has stated: how both are true of the reader,
 * and when each is. It is an observation of the person, and no sentence about two planets. The first wording is for
 * where the first side of the matter was read first, the second for where the second side was, and the third for where
 * no `{a}` can be named.
 */
export const bridges: ReadingCatalogue['bridges'] = {
  anger: [
    'Taken by surprise, you answer on the spot all the same, as {a} does; it is what you saw coming that you keep, and it may come up a good deal later.',
    'What has grown slowly is another matter: that you keep to yourself for a long time, as {a} does.',
    'Taken by surprise, you have the sharp word out at once; what has grown slowly you keep, and it may come up a good deal later.',
  ],
  praise: [
    'Praise does {a} good all the same, and gets past you when it is for something exact and said to you alone.',
    'In front of others you wave it away, as {a} does. Later you find that you remember it word for word.',
    'Praise in front of others embarrasses you; said to you alone, for something exact, it pleases you for days.',
  ],
  company: [
    'After a quiet day you look for people all the same, since {a} needs them; after a crowded one you want to be alone.',
    'After an evening among people you want a morning to yourself, as {a} does, and after two such mornings you call somebody.',
    'When you have been among people for long you need to be alone, and when you have been alone you need people.',
  ],
  money: [
    'You still treat people with pleasure, as {a} likes to, and with an easier mind when something has been put by first.',
    'For yourself you watch what is spent, as {a} does. For somebody you love you may not count it.',
    'For yourself you are careful about money; for somebody you love you may not count it.',
  ],
  bonds: [
    'For a long evening you can be as close to one person as {a} could wish. What you need room for is the day after it.',
    'So close you are to one or two. From everyone else you keep the distance that {a} needs.',
    'You want to be very close to those you love, and after that to have a day on which nobody asks where you are.',
  ],
  measure: [
    'What you wish for stays as large as {a} makes it; what you promise is smaller. People may hear the wish and take it for the promise.',
    'In daily things you ask for as little as {a} does. It is where your heart is in it that you give more than you would have signed.',
    'In most things a little is enough for you; in the few that you care about most you want a great deal.',
  ],
  feelings: [
    'A passing mood can be read in you, as {a} would have it. What you long for or are afraid of is told to very few.',
    'What has been in you for a long time can stay hidden, as {a} wants it; what comes suddenly is out before you have decided.',
    'A passing mood can be read in your face, and what you long for or are afraid of you show to very few.',
  ],
  strangers: [
    'Given something to talk about you are soon at ease with anybody, as {a} is. It is without a subject that you stay wary.',
    'It takes a subject, though. With nothing to talk about you keep people guessing, as {a} does.',
    'With something to talk about you are soon at ease with a stranger; without it you stay wary for a good while.',
  ],
  grudges: [
    'What was only careless you have forgotten by evening, as {a} has. What stays is what was meant to hurt.',
    'A hurt that was meant is another thing: that you keep for a long time, as {a} does.',
    'You forgive carelessness by evening, and remember what was done on purpose.',
  ],
  pace: [
    'What merely has to be done you do on the spot all the same, as {a} would. It is what is meant to last that gets its time.',
    'What is meant to last goes at its own pace all the same, as {a} wants it, and only what has to be done is done on the spot.',
    'What merely has to be done you do on the spot; what is meant to last you leave its time.',
  ],
  speech: [
    'Among people you know well you say a thing as it comes all the same, as {a} does.',
    'With a good deal at stake you say less all the same, and weigh it first, as {a} does.',
    'Among people you know well you say a thing as it comes; with a good deal at stake you weigh it first.',
  ],
  trust: [
    'Your good opinion people have from the start, as {a} gives it; your confidence comes later, and a little at a time.',
    'So people have your good opinion from the start. Your confidence comes later and a little at a time, as {a} would have it.',
    'People have your good opinion from the start; your confidence comes later, and a little at a time.',
  ],
  confidence: [
    'In whatever you set going you are sure of yourself all the same, as {a} is. The doubt comes where you are looked at and judged.',
    'So it is with whatever you set going. Where you are looked at and judged you can doubt yourself, as {a} does.',
    'In whatever you set going you are sure of yourself; where you are looked at and judged you can doubt what you are worth.',
  ],
};
