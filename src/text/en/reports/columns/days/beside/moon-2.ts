import type { MoonBeside } from '../../../../../report-catalogue.js';

export const besideMoon2: MoonBeside = {
  1: [
    'For the rest you want solid ground under you, with {moon}: a proper meal, a known price, a warm coat.',
    'With {moon}, practical things calm you, and leave you freer to be yourself.',
    'Comfort is a quieter wish that runs along beside it, with {moon}, and it is soon satisfied.',
    'With {moon}, you also keep an eye on what you can afford, which does no harm to your plans.',
  ],
  3: [
    'With {moon}, you would like to see it in figures, and there is more talk today than figures.',
    'Something practical occupies you as well, with {moon}, in the pauses between two conversations.',
    'With {moon}, you are slower to answer than usual, because you want to be sure.',
    'Your hands would like something to do, with {moon}, while everyone is talking.',
  ],
  4: [
    'With {moon}, you have a good sense of what is worth keeping, and at home it is welcome.',
    'A practical contribution is the best one now, with {moon}: something repaired, bought or cooked.',
    'With {moon}, the wish for security helps you do for the household what really lasts.',
    'You know what things cost, with {moon}, and can give the family a calm answer.',
  ],
  5: [
    'With {moon}, the careful part of you asks what the fun will cost.',
    'You would like to enjoy yourself and be safe as well, with {moon}, and have to settle for a mixture.',
    'With {moon}, you hold on to what you have, while the heart would rather give it away.',
    'A need for certainty, with {moon}, sits uneasily beside the wish to play.',
  ],
  6: [
    'With {moon}, you work steadily and with your hands, which is just what the task needs.',
    'You see what is useful, with {moon}, and waste neither material nor time.',
    'With {moon}, patience comes by itself, and the result will be something you can touch.',
    'The fair reward for good work is on your mind, with {moon}, and not without reason.',
  ],
  7: [
    'With {moon}, you have matters of your own to look after, which the other person need not share.',
    'What belongs to you is a subject by itself, with {moon}, and best kept out of what concerns you both.',
    'With {moon}, a little independence in money or comfort makes it easier to be two.',
    'Something solid of your own steadies you, with {moon}, however the other person may feel.',
  ],
  8: [
    'With {moon}, you hold on to what is yours, and it takes an effort to speak of what is shared.',
    'Mine and ours pull at each other today: with {moon}, you notice first what you might lose.',
    'With {moon}, you want figures you can rely on, where the other side may want trust.',
    'Your own security comes first, with {moon}, and somebody who depends on you might feel left out.',
  ],
  9: [
    'With {moon}, a part of you asks what it costs while the rest is planning the journey.',
    'Close at hand there are practical things to do, with {moon}, and they keep your feet on the ground.',
    'With {moon}, good food and a quiet chair appeal to you as much as any horizon.',
    'What you have is enough for the moment, with {moon}, and the wider world can wait till morning.',
  ],
  10: [
    'With {moon}, you know what your work is worth, and can say so without raising your voice.',
    'Steady, useful results speak for you, with {moon}, to those whose opinion counts.',
    'With {moon}, you think in terms of what lasts, which makes a good impression.',
    'A solid piece of work is worth more now than a brilliant idea, with {moon}, and you have one to show.',
  ],
  11: [
    'With {moon}, you ask who is going to pay for it, while your friends are still dreaming.',
    'You would rather keep to what you have, with {moon}, than stake it on a common plan.',
    'With {moon}, your need for security and the hopes of the others do not move at the same speed.',
    'Somebody has to mention the costs, and with {moon} it is likely to be you.',
  ],
  12: [
    'With {moon}, simple comforts do their part: warmth, good food, an early end to the day.',
    'You need little, with {moon}, and that little can be had without anybody’s help.',
    'With {moon}, something done with your hands lets the mind come to rest.',
    'What you own gives you a feeling of shelter, with {moon}, and so does a locked front door.',
  ],
};
