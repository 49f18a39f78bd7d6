import type { ByHouseWordings } from '../../../catalogue.js';

/** Two slow planets meet, by the house it falls in: the year by the Sun sign has the one wording, by the Ascendant the other. */

export const jupiterUranus: ByHouseWordings = {
  1: [
    'It happens every fourteen years or so, and seldom in your own sign. Jupiter gives confidence and Uranus takes away the script: a chance appears that you would not have dared to invent. It wants an answer soon. What you try here may be the start of a much freer way of living, provided you can bear to be seen changing your mind.',
    'You are lucky and restless at once. Take a step that you have not planned in every detail, and let somebody know what you are doing.',
  ],
  2: [
    'It happens every fourteen years or so, this time among your means. A new way of earning jumps out of nowhere, or out of a hobby. Jupiter believes in it at once and Uranus would sell the furniture. Believe in it, and keep the furniture until it has paid one bill.',
    'You discover another way of earning. An invention, an odd commission or a skill that nobody taught you proves to be worth something.',
  ],
  3: [
    'It happens every fourteen years or so, for you in the house of words. An idea goes off like a light in a stairwell. Say it to the first person who will not laugh; by the third telling it is a plan, and there is a good chance that it works.',
    'A new idea comes to you while you talk with somebody you hardly know. Write it down at once, even if it seems absurd by supper.',
  ],
  4: [
    'It happens every fourteen years or so, for you under your own roof. A wish to live otherwise becomes a practical thought. There may be more people in it, or fewer walls. Walk through it aloud with those it concerns before the first box is packed.',
    'You feel at home with people or in a place where you had not expected to. A move, or a freer household, becomes possible from one week to the next.',
  ],
  5: [
    'It happens every fourteen years or so, and for you in the house of joy. Love, play and invention lose their caution together. Something made on a whim may turn out to be the best you have done. A heart given on a whim deserves a second evening.',
    'A talent shows itself suddenly, and others notice. Do it in front of people once, before you begin to have doubts.',
  ],
  6: [
    'It happens every fourteen years or so, for you in the middle of the working day. A better method, a freer schedule, a job that did not exist: one of these offers itself. Ask for a trial with an end to it, and let results do the arguing.',
    'Dull work suddenly leaves room for something better, and you see how a day could be spent. Your nerves will want some of the new freedom as sleep.',
  ],
  7: [
    'It happens every fourteen years or so, for you by way of somebody else. A person turns up, or turns around, and you see a bond in which both have more air. It is exciting and should be tried on before it is sewn.',
    'Someone offers you a way out of an old pattern in how you deal with others. Go two steps with them, and then see whether you both still want to.',
  ],
  8: [
    'It happens every fourteen years or so, for you in what is shared and trusted. An old dependence can end from one day to the next, to the good of both. Freedom that is also fair needs a sheet of paper and one calm hour.',
    'A secret loses its power by being told, or a tie by being untied. What you feel afterward is lightness, and you may distrust it at first.',
  ],
  9: [
    'It happens every fourteen years or so, for you in the house of far horizons. Some certainty flies open like a shutter. A journey, a teacher or a book that you picked up by mistake shows you a wider country. Go in some way, and do not yet preach.',
    'A border that you had never thought of crossing turns out to be a line on paper. Cross it curious, and come back with questions.',
  ],
  10: [
    'It happens every fourteen years or so, and for you in public. Your course makes a jump: a position nobody had planned, a success in the wrong field. Take what suits your real gift, and thank the rest.',
    'You may rise in your work all at once instead of step by step. Look who rises with you, and what they expect of you.',
  ],
  11: [
    'It happens every fourteen years or so, for you among friends. A company of free spirits finds itself, with you in it, and a hope that sounded mad in one mouth sounds likely in five. Agree early on how people may leave.',
    'You meet, by accident and several at once, people whom you will need later. Have them tell you their plan twice.',
  ],
  12: [
    'It happens every fourteen years or so, for you in the house of what is hidden. A private hope breaks loose, perhaps in an hour of rest, and is larger than you had let yourself think. Nobody has to know yet.',
    'In private you are suddenly free of something that held you back. What comes out is young and glad and has been shut in for a long time.',
  ],
};

export const saturnNeptune: ByHouseWordings = {
  1: [
    'It happens about every thirty-six years, and for you in your own sign. Saturn asks what is real about you, Neptune what is possible, and for once they ask together. An ideal can be given a form: a schedule, a name, a first stone. What was only imagined about yourself may be mourned a little, and let go.',
    'You have to be practical about a dream, and gentle about a fact. People may not know what to make of you, until you do something that is both.',
  ],
  2: [
    'It happens about every thirty-six years, for you where means and worth are kept. Saturn wants the sum, Neptune the meaning, and neither will accept the other’s answer alone. A livelihood that serves something you believe in can be drawn up in plain figures, and begun small.',
    'An illusion about money ends, and a truth about worth takes shape in the same place. Hold on to the second.',
  ],
  3: [
    'It happens about every thirty-six years, for you in the house of words. Saturn would have each of them exact and Neptune would have them sing. A vague thought can be brought to a clear sentence by patient work, and an old misunderstanding close to home may be seen for what it was.',
    'You find out how differently you have been understood from what you meant. Write it down slowly, and read it to somebody kind.',
  ],
  4: [
    'It happens about every thirty-six years, for you at home. The house you dream of and the house you can keep up have to become one house. A longing for the past may be looked at once more and put away, and the roof gets mended.',
    'You learn how something in the family really was. There is sorrow in it, and also firm ground to stand on.',
  ],
  5: [
    'It happens about every thirty-six years, for you where you love and make things. Inspiration is given working hours, and romance a face without its lighting. What is left after that is art or affection of the durable kind. It can be begun on any plain morning.',
    'What you dream of making, or of loving, has to be given regular hours. You give up one illusion by it, and get one real thing done.',
  ],
  6: [
    'It happens about every thirty-six years, for you in the working day. Saturn brings the duties and Neptune the reasons, or the tiredness where there are none. Draw the line between helping and being used up. It holds best where it is drawn in hours.',
    'You have been unhappy at work without knowing why, and now you can name the reason. Once it is named it can be dealt with.',
  ],
  7: [
    'It happens about every thirty-six years, for you between yourself and another. The person you imagined and the person who is there have to be introduced. It can disappoint, and it can be the beginning of a bond in which both of you are seen as you are.',
    'Between you and another person, kindness needs a limit and duty needs some warmth. Somebody will be grateful if you go first.',
  ],
  8: [
    'It happens about every thirty-six years, for you in matters of trust. A vague debt, of money or of guilt, takes a shape that can be paid. Forgiveness is given in so many words, or in writing. Afterward there is less between you, and you can rely on it.',
    'An old fear about money or trust grows less as you look at it closely. What you owe to others, and what you never did, can be told apart.',
  ],
  9: [
    'It happens about every thirty-six years, for you in the house of belief. Faith is asked for evidence and evidence for a reason to care. A creed may thin out until one sentence is left. If you can live by that sentence, it is worth more to you than the rest was.',
    'Something that you had only dreamed of, a journey or a degree, can be reached by steps, and each has its price. You can begin with the first.',
  ],
  10: [
    'It happens about every thirty-six years, for you in the house of vocation. A calling has to be fitted into a post, or a post be given up for a calling. Saturn respects what can be shown and Neptune what cannot. Work that has something of both will be recognized as yours.',
    'People’s picture of you changes, and part of it was never true. You can put a piece of work in its place.',
  ],
  11: [
    'It happens about every thirty-six years. Among friends and in common aims, a dream is asked for its timetable, and whoever has only a timetable is asked what it is for. A group that has lived on hope alone may dissolve, and one with three dependable people in it may turn out to be the thing you hoped for.',
    'Some of your friends share your ideal, and some do the dishes. Stay close to those who do both.',
  ],
  12: [
    'It happens about every thirty-six years, for you in the most private of houses. A shapeless sorrow finds its shape and is smaller than the fog around it. Saturn gives you a fixed hour for it, Neptune what comes to you then. No one need see.',
    'You make a habit of being alone and quiet. What you feared you would find in it is not there, and something better is.',
  ],
};
