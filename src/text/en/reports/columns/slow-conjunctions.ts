import type { ByHouseWordings } from '../../../catalogue.js';

/** Two slow planets meet, by the house it falls in: the year by the Sun sign has the one wording, by the Ascendant the other. */

export const jupiterUranus: ByHouseWordings = {
  1: [
    'It happens every fourteen years or so, and seldom in your own sign. Jupiter gives confidence and Uranus takes away the script: a chance appears that you would not have dared to invent. It wants an answer soon. What you try here may be the start of a much freer way of living, provided you can bear to be seen changing your mind.',
    'Luck and restlessness arrive in one body, yours. Step out of the door before you know where you are going, with somebody told when to expect you.',
  ],
  2: [
    'It happens every fourteen years or so, this time among your means. A new way of earning jumps out of nowhere, or out of a hobby. Jupiter believes in it at once and Uranus would sell the furniture. Believe in it, and keep the furniture until it has paid one bill.',
    'What you live on gets a sudden window. An invention, an odd commission or a skill that nobody taught you proves to be worth something.',
  ],
  3: [
    'It happens every fourteen years or so, for you in the house of words. An idea goes off like a light in a stairwell. Say it to the first person who will not laugh; by the third telling it is a plan, and there is a good chance that it works.',
    'Your mind takes a leap in company. Whatever you learn from a stranger on a short way is to be written down at once, even if it seems absurd by supper.',
  ],
  4: [
    'It happens every fourteen years or so, for you under your own roof. A wish to live otherwise becomes a practical thought. There may be more people in it, or fewer walls. Walk through it aloud with those it concerns before the first box is packed.',
    'At the root of the chart, home is suddenly a larger word. You could find family where you had none, and leave to go.',
  ],
  5: [
    'It happens every fourteen years or so, and for you in the house of joy. Love, play and invention lose their caution together. Something made on a whim may turn out to be the best you have done. A heart given on a whim deserves a second evening.',
    'A talent breaks its fence, and it is a sight. Do it in front of people once, before you begin to think.',
  ],
  6: [
    'It happens every fourteen years or so, for you in the middle of the working day. A better method, a freer schedule, a job that did not exist: one of these offers itself. Ask for a trial with an end to it, and let results do the arguing.',
    'Drudgery cracks, and through the crack you see how a day could be spent. Your nerves will want some of the new freedom as sleep.',
  ],
  7: [
    'It happens every fourteen years or so, for you by way of somebody else. A person turns up, or turns around, and you see a bond in which both have more air. It is exciting and should be tried on before it is sewn.',
    'At your Descendant someone offers you a way out of a pattern, and may be in one themselves. Go two steps, and look at each other.',
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
    'Near the top of your chart the ladder is taken away and there is an elevator. Look who else is in it.',
  ],
  11: [
    'It happens every fourteen years or so, for you among friends. A company of free spirits finds itself, with you in it, and a hope that sounded mad in one mouth sounds likely in five. Agree early on how people may leave.',
    'The friends you will need later come in together, by the wrong door. Make them tea, and hear the plan twice.',
  ],
  12: [
    'It happens every fourteen years or so, for you in the house of what is hidden. A private hope breaks loose, perhaps in an hour of rest, and is larger than you had let yourself think. Nobody has to know yet.',
    'Out of sight an inner lock springs. What comes out is young and glad and has been shut in for a long time.',
  ],
};

export const saturnNeptune: ByHouseWordings = {
  1: [
    'It happens about every thirty-six years, and for you in your own sign. Saturn asks what is real about you, Neptune what is possible, and for once they ask together. An ideal can be given a form: a schedule, a name, a first stone. What was only imagined about yourself may be mourned a little, and let go.',
    'You are asked to be practical about a dream and gentle about a fact. People may not know what to make of you, until you do something that is both.',
  ],
  2: [
    'It happens about every thirty-six years, for you where means and worth are kept. Saturn wants the sum, Neptune the meaning, and neither will accept the other’s answer alone. A livelihood that serves something you believe in can be drawn up in plain figures, and begun small.',
    'An illusion about money ends, and a truth about worth takes shape in the same place. Hold on to the second.',
  ],
  3: [
    'It happens about every thirty-six years, for you in the house of words. Saturn would have each of them exact and Neptune would have them sing. A vague thought can be brought to a clear sentence by patient work, and an old misunderstanding close to home may be seen for what it was.',
    'What you meant and what was heard are laid side by side. Write it slowly, and read it to somebody kind.',
  ],
  4: [
    'It happens about every thirty-six years, for you at home. The house you dream of and the house you can keep up have to become one house. A longing for the past may be looked at once more and put away, and the roof gets mended.',
    'At the root of the chart a family legend meets the family papers. There is sorrow in it and also a floor to stand on.',
  ],
  5: [
    'It happens about every thirty-six years, for you where you love and make things. Inspiration is given working hours, and romance a face without its lighting. What is left after that is art or affection of the durable kind. It can be begun on any plain morning.',
    'The muse signs a contract. You will have to give up one enchantment in order to make one real thing.',
  ],
  6: [
    'It happens about every thirty-six years, for you in the working day. Saturn brings the duties and Neptune the reasons, or the tiredness where there are none. Draw the line between helping and being used up. It holds best where it is drawn in hours.',
    'A vague malaise about work gets a name, and named it can be dealt with. Service of the right kind rests you.',
  ],
  7: [
    'It happens about every thirty-six years, for you between yourself and another. The person you imagined and the person who is there have to be introduced. It can disappoint, and it can be the beginning of a bond in which both are seen and neither has to float.',
    'At your Descendant compassion is asked for limits and duty for tenderness. Somebody will be grateful if you go first.',
  ],
  8: [
    'It happens about every thirty-six years, for you in matters of trust. A vague debt, of money or of guilt, takes a shape that can be paid. Forgiveness is given in so many words, or in writing. Afterward there is less between you, and it bears.',
    'An old fear dissolves as you touch its wall. What you owe to others, and what you never did, can be told apart.',
  ],
  9: [
    'It happens about every thirty-six years, for you in the house of belief. Faith is asked for evidence and evidence for a reason to care. A creed may thin out until one sentence is left. You could live by that sentence, and set out toward it on an ordinary train.',
    'A distant ideal gets a road, with tolls. It is a better thing than the picture of it, and you can start walking.',
  ],
  10: [
    'It happens about every thirty-six years, for you in the house of vocation. A calling has to be fitted into a post, or a post be given up for a calling. Saturn respects what can be shown and Neptune what cannot. Work that has something of both will be recognized as yours.',
    'By your Midheaven the public picture of you comes apart gently. In its place you can set a piece of work.',
  ],
  11: [
    'It happens about every thirty-six years. Among friends and in common aims, a dream is asked for its timetable and a timetable for its dream. A group that has lived on hope alone may dissolve, and one with three dependable people in it may turn out to be the thing you hoped for.',
    'Who shares your ideal, and who shares the dishes? Where it is the same person, stay close.',
  ],
  12: [
    'It happens about every thirty-six years, for you in the most private of houses. A shapeless sorrow finds its shape and is smaller than the fog around it. Saturn gives you the chair and the hour, Neptune what comes when you sit there. No one need see.',
    'Behind the Ascendant silence becomes a practice. What you feared you would find in it is not there, and something else is.',
  ],
};
