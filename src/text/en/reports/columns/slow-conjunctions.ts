import type { ByHouseWordings } from '../../../catalogue.js';

/** Two slow planets in conjunction, by house: the year by Sun sign has one wording, that by Ascendant the other. */

export const jupiterUranus: ByHouseWordings = {
  1: [
    'It happens every fourteen years or so, and seldom in your own sign. Jupiter gives confidence and Uranus takes away the script: a chance appears that you would not have dared to invent. It wants an answer soon. What you try here may be the start of a much freer way of living, provided you can bear to be seen changing your mind.',
    'You are hopeful and restless at once. Take a step that you have not planned in every detail, and let somebody know what you are doing.',
  ],
  2: [
    'It happens every fourteen years or so, this time among your means. A new way of earning jumps out of nowhere, or out of a hobby. You may believe in it at once, and it deserves a trial. Keep what you live on until the new way has paid for something.',
    'You discover another way of earning. An invention, an odd commission or a skill that nobody taught you proves to be worth something.',
  ],
  3: [
    'It happens every fourteen years or so, for you in the house of talk. An idea may come to you all at once. Tell it to somebody who takes it seriously; in talking about it you will see how it can be done, and there is a good chance that it works.',
    'A new idea comes to you while you talk with somebody you hardly know. Write it down at once, even if it seems absurd by supper.',
  ],
  4: [
    'It happens every fourteen years or so, for you under your own roof. A wish to live otherwise becomes a practical thought. There may be more people in it, or fewer walls. Walk through it aloud with those it concerns before the first box is packed.',
    'You feel at home in a place, or with people, where you never expected to. A move, or a freer household, becomes possible from one week to the next.',
  ],
  5: [
    'It happens every fourteen years or so, and for you in the house of joy. Love, play and invention lose their caution together. Something made on a whim may turn out to be the best you have done. A heart given on a whim deserves a second evening.',
    'A talent shows itself suddenly, and others notice. Do it in front of people once, before you begin to have doubts.',
  ],
  6: [
    'It happens every fourteen years or so, for you in the middle of the working day. A better method, a freer schedule, a job that did not exist: one of these offers itself. Ask for a trial with an end to it, and let results do the arguing.',
    'Dull work may suddenly leave room for something better, and you see how a day could be spent. Use some of the new freedom for rest.',
  ],
  7: [
    'It happens every fourteen years or so, for you by way of somebody else. A person may turn up, or turn around, and you see a bond in which both have more air. It is exciting, and you should know each other better before you promise anything.',
    'Someone may offer you a way out of an old pattern in how you deal with others. Try it for two steps, and then see whether you both still want to.',
  ],
  8: [
    'It happens every fourteen years or so, for you in what is shared and trusted. An old dependence can end from one day to the next, to the good of both. It is fair to both only if the terms are clear, so talk them over calmly.',
    'A secret loses its power by being told, or a tie by being untied. What you feel afterward is lightness, and you may distrust it at first.',
  ],
  9: [
    'It happens every fourteen years or so, for you in the house of travel. Something you were certain of may turn out to be only a part of the truth. A journey, a teacher or a book that you picked up by mistake shows you a wider country. Go in some way, and do not yet preach.',
    'Something you had never thought possible, in travel or study, turns out to be within reach. Go about it with curiosity.',
  ],
  10: [
    'It happens every fourteen years or so, and for you in public. Your course makes a jump: a position nobody had planned, a success in the wrong field. Take what suits your real gift, and thank the rest.',
    'You may get ahead at work all at once instead of step by step. Find out early what is expected of you there.',
  ],
  11: [
    'It happens every fourteen years or so, for you among friends. A company of free spirits finds itself, with you in it, and a hope that sounded mad in one mouth sounds likely in five. Agree early on how people may leave.',
    'You may meet people, quite by accident, who will be important to you later. Listen to what they are planning.',
  ],
  12: [
    'It happens every fourteen years or so, for you in the house of rest. A private hope breaks loose, perhaps in an hour of rest, and is larger than you had let yourself think. Nobody has to know yet.',
    'In private you may suddenly be free of something that held you back. What comes out is young and glad.',
  ],
};

export const saturnNeptune: ByHouseWordings = {
  1: [
    'About every thirty-six years Saturn asks what is real and Neptune what is possible, and this time both of them are asking about you. An ideal can be given a form and a beginning. What was only imagined about yourself may be mourned a little, and let go.',
    'You find out which of your dreams can be carried out, and which cannot. It is a sober insight, and you can be gentle with yourself about it. The one that is left deserves a first date in the calendar, and a small beginning that nobody has to applaud.',
  ],
  2: [
    'It happens about every thirty-six years that Saturn and Neptune look at the same accounts. Saturn wants the sum, Neptune the meaning, and neither will accept the other’s answer alone. A livelihood that serves something you believe in can be drawn up in plain figures, and begun small.',
    'An illusion about money may end, and you see more clearly what is really of value to you. It may be a skill, a place or a few free hours. Once you know, you can say no to a good deal that only looked like wealth.',
  ],
  3: [
    'It happens about every thirty-six years that what you say has to be both true and moving, and for once it can be. A vague thought can be brought to a clear sentence by patient work, and an old misunderstanding close to home may be seen for what it was.',
    'You find out how differently you have been understood from what you meant. Write down slowly what you had wanted to say, and read it to somebody kind. The second version will be shorter, and the person it was for may still be glad to have it.',
  ],
  4: [
    'About every thirty-six years the two stand at one door, and the house you dream of and the house you can keep up have to become one house. A longing for the past may be looked at once more and put away, and the roof gets mended.',
    'You learn how something in the family really was. There is sorrow in it, and also firm ground to stand on. You may live with more sense than before in the house you have, instead of the one you remember.',
  ],
  5: [
    'They meet about every thirty-six years, and then inspiration needs regular work, and romance is seen without its illusions. What is left after that is art or affection that lasts. It can be begun on any ordinary day.',
    'What you dream of making, or of loving, has to be given regular hours. You give up one illusion by it, and get one real thing done. It will be less perfect than it was in your head, and other people can see it, which the perfect one never allowed.',
  ],
  6: [
    'It happens about every thirty-six years that the two share one working day. Saturn brings the duties and Neptune the reasons, or the tiredness where there are none. Draw the line between helping and being used up. It holds best where it is drawn in hours.',
    'You have been unhappy at work without knowing why, and now you can name the reason. It may be too much helping, or work whose purpose has been lost. Once it is named it can be dealt with, by an hour less here or a frank talk there.',
  ],
  7: [
    'A meeting that comes about every thirty-six years has you compare the person you imagined with the person who is there. It can disappoint, and it can be the beginning of a bond in which both of you are seen as you are.',
    'Between you and another person, kindness needs a limit and duty needs some warmth. One of you may have promised too much and the other asked too little. If you say first what you can really give, it becomes easier to say for both.',
  ],
  8: [
    'They come together about every thirty-six years, and a vague debt, of money or of guilt, takes a shape that can be paid. Forgiveness is given in so many words, or in writing. Afterward there is less between you, and you can rely on it.',
    'An old fear about money or trust grows less as you look at it closely. What you owe to others, and what you never did, can be told apart. The first can be paid a little at a time, and nobody is waiting for the rest but you.',
  ],
  9: [
    'They meet about every thirty-six years, and you may ask what you still believe, and what it rests on. If only one sentence of it is left, you could live by that sentence, and begin to do so in your daily life.',
    'Something that you had only dreamed of, a journey or a degree, can be reached by steps, and each has its price. You can begin with the first, and find out by taking it whether you want the second. Nothing is lost if you do not.',
  ],
  10: [
    'Such a meeting comes about every thirty-six years, and you may have to fit a calling into a job, or consider leaving a job for it. Saturn respects what can be shown and Neptune what cannot. Work that has something of both will be recognized as yours.',
    'People’s picture of you changes, and part of it was never true. For a time that may feel like a loss of standing. You can put a piece of work in its place that shows what you do mean, and let it speak for you.',
  ],
  11: [
    'It happens about every thirty-six years. Among friends and in common aims, a dream is asked for its timetable, and whoever has only a timetable is asked what it is for. A group that has lived on hope alone may dissolve, and one with three dependable people in it may turn out to be the thing you hoped for.',
    'Some of your friends share your ideal, and some help when there is work to do. Stay close to those who do both. With them a large hope can be cut down to something that has a date and a place, and it is more likely to happen for being smaller.',
  ],
  12: [
    'The two meet about every thirty-six years, and in so private a house hardly anyone notices. An old sadness that you could never quite name becomes clearer, and is smaller than you had feared. It does you good to give it some quiet time of its own. No one need know.',
    'You make a habit of being alone and quiet. What you feared you would find in it is not there. What you do find may be no more than a plain thought about how you want to live, and it is worth keeping when the company returns.',
  ],
};
