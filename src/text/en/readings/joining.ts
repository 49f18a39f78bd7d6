import type { ReadingCatalogue } from '../../reading-catalogue.js';

/** Two factors pull apart. */
export const bridges: ReadingCatalogue['bridges'] = {
  'closeness-space': [
    'Here two needs get in each other’s way. What {a} asks for is someone near; what {b} asks for is room. They are easier to serve in turn than at once, and most people around you will cope with either if they know which of the two they are meeting.',
    '{A} and {b} measure distance differently: the one feels a gap as a loss, the other feels closeness as a corner. Neither is the true you. A door that can be shut, in a house where somebody is home, suits both.',
    'You may know from your own life how {a} and {b} contradict each other. When someone has been close for a while, the second of them grows short of breath, and after a time apart the first begins to ache. The cure for either is some of the other.',
    'Where {b} keeps a little apart, {a} would be joined to somebody. People notice first the side they can least do with, so one finds you distant and another finds you much too near. It evens out with those who stay long enough to have met the two of them.',
  ],
  'steadiness-change': [
    'Put side by side, {a} builds and {b} gets restless. That can look like inconsistency, and it is really a division of labor: one part of you makes things last, the other notices when they have lasted long enough.',
    '{A} wants things to stay as they are, and {b} has already seen how else they could be. Friction between them is normal in you. The trouble comes only when the restless part is made to live on the settled part’s land.',
    'There are two clocks here. {A} goes slowly and likes to go round again; {b} jumps. You can leave something good alone for years and then alter it in a week, and afterward both halves of you believe that it was their doing.',
    'What {b} would change, {a} has only just learned to rely on. No one close to you can quite tell which of these will answer a new proposal. It helps them, and you, if the first answer is allowed to be provisional.',
  ],
  'shown-quiet': [
    'One of these wants to be seen and the other wants the door closed. Left to themselves, {a} and {b} spoil each other’s pleasure; taken in turn, they work well, for you come back from being alone with something worth showing.',
    '{A} likes a witness, and {b} does its best work without one. You may have been called shy by some people and showy by others in the same year. Both saw correctly, and neither saw the whole.',
    'Praise and privacy are both wants of yours, one by {a} and one by {b}. You bring a thing before people gladly and soon after would like them to go home. There is no pretense in it. A day can hold an entrance and an exit.',
    'The better part of {b} is done alone, and {a} would like it to be known. So you hesitate on thresholds, with finished things that nobody has been shown. Somebody you trust may be the right first audience, being more than no one and less than everyone.',
  ],
  'harmony-truth': [
    'Between {a} and {b} there is an old argument about honesty. The first keeps the peace, the second will not leave a false thing standing, and it often waits until the first has been believed. People who hear your objection early, while it is mild, learn to trust the courtesy.',
    '{A} would rather everyone got on, while {b} would rather know. It makes you tactful for a long time and then suddenly very plain. Saying the small disagreement on the day it arises spares you the large one.',
    'To {a} a kind word is worth a small inaccuracy, and to {b} it is not. They reach you together, as the wish to say something and the wish not to have said it. Your best sentences come from waiting until each has agreed to the wording.',
    'Whenever {b} has told the truth, {a} goes round afterward to see who is hurt. That is a good deal of labor. Over the years it teaches you a rare skill, the objection that people thank you for.',
  ],
  'lightness-depth': [
    'While {a} skims, {b} dives, and you can be both the best company at the table and the one who cannot let a subject go. Each is tiresome to the other. Together they make someone who can say a serious thing lightly.',
    '{A} wants to move on and {b} is not done yet. In practice this means that you laugh about something first and feel it later. The second part deserves as much of your time as the first.',
    'Your attention has two gaits, that of {a}, which is quick and wide, and that of {b}, which is slow and goes down. Work that needs only one of them leaves half of you idle. You do best where a broad look has to end in one exact discovery.',
    'If {b} had its way, you would talk of one thing until it was exhausted; {a} would have you make five new acquaintances in that time. Friends tend to get one of these and not to suspect the other. The nearest of them have both.',
  ],
  'self-group': [
    'The question between {a} and {b} is whose life it is. One acts on its own account, the other thinks of everybody. When you have given way too long the first comes back with interest, so it pays to give it a small say early.',
    '{A} goes alone and {b} goes with the others. You may join things eagerly and then look for the exit, or fight for a circle that you can’t sit still in. A task of your own inside a common cause answers both.',
    'Left alone, {a} soon knows what it wants; among others, {b} soon knows what they want. It is in passing from one to the other that you lose the thread. What you had decided before you entered the room was, as a rule, worth keeping.',
    'On behalf of many, {b} will go to great lengths, and on its own behalf {a} is no less determined. The two rarely pull on one day. When they do, because the cause is also yours, you are very hard to stop.',
  ],
  'giving-keeping': [
    'What {a} hands out, {b} would like to have kept. You can be lavish and careful in one afternoon, and puzzle those who met only one of the two. It helps to settle beforehand how much is for giving, and then to give it gladly.',
    '{A} and {b} disagree about what is yours. The first forgets to count, the second counts twice. Between them they can make you generous without ruin, as soon as the careful one is consulted before the promise and not after.',
    'It hurts {a} to keep something that another could use, and it hurts {b} to see it go. Whatever you decide, then, you feel some regret. That is no sign of a wrong decision, and it passes sooner when the thing was given whole.',
    'There is a guardian in you, {b}, and someone who keeps leaving the gate open, {a}. People come in by that gate who would never have been asked, and most of them do you good. The guardian’s part is to see that there is something left for them.',
  ],
  'faith-proof': [
    'Here hope and evidence sit at one table. {A} believes before there is a reason, and {b} asks for the reason first. You need both, in that order when you begin something and in the other when you sign it.',
    '{A} leaps and {b} checks the rope. Other people usually have one of the two and borrow the rest. In you they argue, which is slower, and what survives the argument tends to hold.',
    'Two standards are at work, since for {a} it is enough that a thing could be so, and for {b} it has to have been shown. You can sound sure on one day and doubtful on the next about one and the same plan. Both moods know something about it.',
    'By the time {b} has finished testing, {a} has often been there and come back. The one saves you errors and the other saves you years. What suits them both is a trial, small enough to be undone and real enough to count.',
  ],
};
