import type { ReadingCatalogue } from '../../reading-catalogue.js';

/** Two factors pull apart. */
export const bridges: ReadingCatalogue['bridges'] = {
  'closeness-space': [
    'Here two needs get in each other’s way. What {a} asks for is someone near; what {b} asks for is room. They are easier to serve in turn than at once, and most people around you will cope with either if they know which of the two they are meeting.',
    '{A} and {b} measure distance differently: the one feels a gap as a loss, the other feels closeness as a corner. Neither is the true you. A door that can be shut, in a house where somebody is home, suits both.',
  ],
  'steadiness-change': [
    'Put side by side, {a} builds and {b} gets restless. That can look like inconsistency, and it is really a division of labor: one part of you makes things last, the other notices when they have lasted long enough.',
    '{A} wants things to stay as they are, and {b} has already seen how else they could be. Friction between them is normal in you. The trouble comes only when the restless part is made to live on the settled part’s land.',
  ],
  'shown-quiet': [
    'One of these wants to be seen and the other wants the door closed. Left to themselves, {a} and {b} spoil each other’s pleasure; taken in turn, they work well, for you come back from being alone with something worth showing.',
    '{A} likes a witness, and {b} does its best work without one. You may have been called shy by some people and showy by others in the same year. Both saw correctly, and neither saw the whole.',
  ],
  'harmony-truth': [
    'Between {a} and {b} there is an old argument about honesty. The first keeps the peace, the second will not leave a false thing standing, and it often waits until the first has been believed. People who hear your objection early, while it is mild, learn to trust the courtesy.',
    '{A} would rather everyone got on, while {b} would rather know. It makes you tactful for a long time and then suddenly very plain. Saying the small disagreement on the day it arises spares you the large one.',
  ],
  'lightness-depth': [
    'While {a} skims, {b} dives, and you can be both the best company at the table and the one who cannot let a subject go. Each is tiresome to the other. Together they make someone who can say a serious thing lightly.',
    '{A} wants to move on and {b} is not done yet. In practice this means that you laugh about something first and feel it later. The second part deserves as much of your time as the first.',
  ],
  'self-group': [
    'The question between {a} and {b} is whose life it is. One acts on its own account, the other thinks of everybody. When you have given way too long the first comes back with interest, so it pays to give it a small say early.',
    '{A} goes alone and {b} goes with the others. You may join things eagerly and then look for the exit, or fight for a circle that you can’t sit still in. A task of your own inside a common cause answers both.',
  ],
  'giving-keeping': [
    'What {a} hands out, {b} would like to have kept. You can be lavish and careful in one afternoon, and puzzle those who met only one of the two. It helps to settle beforehand how much is for giving, and then to give it gladly.',
    '{A} and {b} disagree about what is yours. The first forgets to count, the second counts twice. Between them they can make you generous without ruin, as soon as the careful one is consulted before the promise and not after.',
  ],
  'faith-proof': [
    'Here hope and evidence sit at one table. {A} believes before there is a reason, and {b} asks for the reason first. You need both, in that order when you begin something and in the other when you sign it.',
    '{A} leaps and {b} checks the rope. Other people usually have one of the two and borrow the rest. In you they argue, which is slower, and what survives the argument tends to hold.',
  ],
};

export const signposts: ReadingCatalogue['signposts'] = {
  conjunction: [
    '{B} stands right beside {a}, and the two act as one.',
    'Nor does {a} speak alone: {b} is next to it in the sky.',
    '{A} shares its place with {b}.',
    'Close to {a} stands {b}, and each colors the other.',
    'With {a} goes {b}, so near that they are hard to tell apart.',
  ],
  harmonious: [
    '{B} is on good terms with {a}.',
    'Help comes to {a} from {b}.',
    '{A} and {b} get along without effort.',
    'Something eases the way here: {b} supports {a}.',
    'There is a friendly line from {a} to {b}.',
    '{B} lends {a} a hand.',
    'Between {a} and {b} things run smoothly.',
  ],
  tense: [
    '{B} pulls the other way.',
    '{A} and {b} are at odds.',
    'There is strain between {a} and {b}.',
    '{B} makes things harder for {a}, and stronger.',
    'Against this stands {b}.',
    '{A} has to reckon with {b}.',
    'A hard angle joins {a} to {b}.',
  ],
};
