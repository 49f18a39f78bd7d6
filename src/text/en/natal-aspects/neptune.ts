import { Conjunction, Opposition, Sextile, Square, Trine } from '../../../chart/aspects.js';
import { Ascendant, Chiron, Midheaven, type Neptune, NorthNode, Pluto } from '../../../chart/bodies.js';
import type { NatalAspectsOf } from '../../catalogue.js';

export const neptuneAspects: NatalAspectsOf<typeof Neptune> = {
  [Pluto]: {
    [Conjunction]:
      'Neptune and Pluto were together around your birth, as they are once in some five centuries, and those who share the conjunction find the old stories worn out and the new ones unwritten. In a single life you feel it as a longing to belong to something vast, and a fear of being lost in it. Simple skills keep you steady. People who can imagine another world and also do something useful in this one are rare at any time.',
    [Opposition]:
      'Great ideals and great appetites face each other in people of your time, with Neptune opposite Pluto. You meet them in others: one is all kindness and would rather not look, another sees everything and spares nobody, and each makes you take the opposite side. You can see through both. When you say something hard in a kind way, neither of them has anything to fight against.',
    [Trine]:
      'Neptune and Pluto are in trine for you and your age group, and great changes frighten you less than they do others: you trust that something will come afterward. You stay with people whose world is turning upside down, and your calm does them good. It has another side. You can watch something go under that you might have saved, because to you it looked like the tide.',
    [Square]:
      'Your generation doesn’t quite believe what it was taught to believe, with Neptune square Pluto. Some cling to it all the harder, others throw it out, and you know both impulses in yourself. It has made you alert to motives: you notice when a fine ideal serves somebody’s power, and when a poor one comforts somebody in need. Before you follow an idea, or fight it, ask whom it helps.',
    [Sextile]:
      'Neptune and Pluto keep a sextile through most of a century, so that your elders may have it and those after you may too. It puts deep things within reach of all of you, for those who make the effort. What is personal is how you use it: a dream that you take seriously, or an evening with someone who is going through what you went through. When such a person comes your way, stay a while.',
  },
  [Chiron]: {
    conjunction:
      'Other people’s sadness gets into you, with Chiron joined to Neptune, and you can’t always say how. If you were told that you imagined things, you may have stopped trusting what is in fact a fine perception. It lets you sit with someone in grief and leave the grief as it is, and they go home lighter. What they put down is then with you. Rest before you feel that you have earned it.',
    harmonious:
      'Neptune soothes Chiron in your chart, and an old hurt goes soft at a certain piece of music. Art, water, quiet and undemanding company console you, and you pass the comfort on without noticing. You forgive easily, and perhaps too soon, before anybody has apologized. You may wait for the apology.',
    tense:
      'Neptune presses on Chiron in your chart, and you may rescue other people so as not to feel what hurts in yourself. Somebody with tears and a long story finds the sore place, and you give them whatever they need. When the story grows thin, you feel foolish and tired. The perception was right all the same: you see a hurt before it speaks. Help that has limits, a meal or an hour, leaves something for you.',
  },
  [NorthNode]: {
    conjunction:
      'Neptune is on the North Node, and nobody can draw you a map of the road; you find it by longing. It leads toward art or service, toward what can’t be weighed, and perhaps away from a more useful plan. A true call and a flattering one sound alike from a distance, and you may follow the wrong person for a while. You can tell by this: the true one makes you kinder to the people at hand.',
    harmonious:
      'Neptune leads you toward the North Node by feeling, and some of your best decisions were hardly decisions: you followed a mood, a piece of music, a person you felt sorry for, and it led on. When a choice really has to be made, however, you may drift and call it trust. Look back at which of your feelings led somewhere. It is often one kind of feeling, and you can learn to know it.',
    square:
      'Neptune is square the North Node, and whenever you should go forward, something in you turns dreamy. The choice becomes unclear, effort seems coarse, and somebody where you are still needs saving. Because you feel all sides, you are gentle company and slow to leave. Where would you go if nobody were disappointed? You usually know, and faster than you expect.',
    opposition:
      'Dissolving into something is an art you were born with, since Neptune is on the South Node, opposite the North Node. Dream, sacrifice and escape are so familiar that you can disappear in the middle of a conversation. Compassion comes with it, and real vision. You grow by small exact duties, which may strike you as a little insulting. They turn out to hold you up, and to be what makes the vision useful.',
  },
  [Ascendant]: {
    conjunction:
      'People see in you the person they long for, with Neptune on the Ascendant. They lower their voices and confide in you, or feel let down by somebody you never claimed to be. You in turn take on the mood of any company. Being seen plainly is harder for you than for most people, and more of a relief. When somebody makes a flattering mistake about you, correct it while it is small.',
    harmonious:
      'Neptune agrees with your Ascendant and softens whatever company you are in, without your appearing to do anything. People who were quarreling tend to speak more quietly, and you pick up an accent or a melody by ear. Among strangers the same ease may let you slip away just when your own opinion would be welcome. Stay, and say what you think.',
    square:
      'First impressions of you come out blurred, because Neptune is square your Ascendant. People see a helper, a dreamer or a riddle in you and act on it, and you aren’t sure yourself how you look from outside. You adapt before anybody has asked you to. It makes you a gifted performer and good company in trouble. Simple statements, of what you came for and how long you can stay, are a relief to everyone.',
    opposition:
      'What a person might be is what you fall for, with Neptune on the Descendant. You may cast someone close to you as your rescuer, or as someone to rescue; they may do the same with you, and neither of you has asked whether it is true. The tenderness in all this is genuine. You trust easily, and the dull question of what exactly was meant can save a friendship. Ask it early, while it still sounds like interest.',
  },
  [Midheaven]: {
    conjunction:
      'Neptune is at the Midheaven, and what you do in the world is hard to put into one word. You follow a calling by feeling, toward art or care or the sea, toward whatever other people dream of, and a title comes later, if at all. Strangers feel that your work knows them. Because your outline is vague, you are praised and blamed for things that you never did. Keep a plain record of what you finished.',
    harmonious:
      'People prefer your version of things and can’t say why, with Neptune in harmony with your Midheaven. You sense what others are about to long for, and art, healing or any work with a mood in it lets you in easily. You rise in a dreamy way, without much of a plan. For this reason you may settle in some pleasant spot below your reach. You could show what you keep describing to friends, even before it is ready.',
    square:
      'Your aims grow vague as you come near them, because Neptune is square your Midheaven. A fine position proves to be hollow, and it is hard for others to see what you do, and at times for you. Nobody recognizes an empty success sooner, and that is worth more than it looks. Before you accept a role, ask what goes on in it on an ordinary afternoon. If you like the answer, the rest may stay vague.',
    opposition:
      'You are homesick for a home that can’t quite be found, with Neptune on the Imum Coeli, at the foot of the chart, opposite the Midheaven. There may be something of a legend about your origins, a secret or a sacrifice, or too few facts. You can turn any room into a refuge, and ambition comes second to that. What you long for is perhaps a peace more than a place, and some of it comes in quiet hours.',
  },
};
