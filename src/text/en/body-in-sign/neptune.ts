import {
  Aquarius,
  Aries,
  Cancer,
  Capricorn,
  Gemini,
  Leo,
  Libra,
  Pisces,
  Sagittarius,
  Scorpio,
  Taurus,
  Virgo,
} from '../../../chart/zodiac.js';
import type { BySign } from '../../catalogue.js';

export const neptuneInSign: BySign = {
  [Aries]:
    'Neptune in Aries makes your generation dream of a clean start. Faith, as you see it, ought to get up and do something, and you are moved by anyone who sets out alone for a good cause. Such courage can wake people who had stopped hoping. It can also follow a shining leader further than is wise. In private life the same courage is smaller in scale and easier to check. Somewhere in your own life you charge at something that you have never looked at closely. Say, in so many words, what you are against there. If you can’t, you may simply be in love with the charge.',
  [Taurus]:
    'A simple and beautiful life is what people born in your years dream of, since Neptune was in Taurus. You want an ideal you can touch: good materials, music, a garden, comfort that is fairly shared. You make lovely things between you and easily lose track of what they cost, because with Neptune the value of an object changes with your mood. What you lend or are given may never come back in the form you expected. Add it all up once, plainly, with a friend. The beauty will survive the counting.',
  [Gemini]:
    'A good sentence can enchant your whole generation, with Neptune in Gemini. You have an ear for rhyme, for rumor, for the overheard remark that turns into a story, and you believe that people would understand one another if only the right message reached them. Not every message you cheered for was true. You hear the music in what people say, and it is worth going over the words again without the music. On one subject you hear what you hope to hear, from a sibling, from somebody above you or from somebody you love. Some of your finest stories begin with such a mistake.',
  [Cancer]:
    'Home is sacred to people of your age. With Neptune in Cancer it glows in memory more brightly than it ever did in fact. You feel a great tenderness for mothers, villages, old songs, and anyone without shelter. You can also grieve for a home that never quite existed. That longing belongs to all of you, and each takes it elsewhere: a foreign town may feel like a return, or friends are asked to be family. Find somebody who was there, ask how it really was, and love the answer too.',
  [Leo]:
    'Your generation loves to admire, and with Neptune in Leo it makes stars of the people it admires. Love is enlarged, children are adored, playing becomes an art, and a good deal of enchantment comes into the world through you. Then the person you admired turns out to be an ordinary one, and you feel cheated, though no one had promised anything else. You have a stage of this kind somewhere yourself, and there you can mistake a spotlight for the sun. Go behind it once. If your affection is still there afterward, it was meant for the person.',
  [Virgo]:
    'For people of your age, useful work has something holy about it. Neptune was in Virgo, and you hope that care, cleanliness and service might put the world right, and much good nursing, teaching and repair has come of it. Neptune is vague and Virgo exact, so the two are ill at ease together: you worry about purity without being able to say what is wrong, and you may let yourselves be used. Some of you serve among relatives, some in a profession, and few have ever known when to stop. Before the next sacrifice, find out whether anyone asked for it.',
  [Libra]:
    'Peace and love seem like natural rights to your generation, because Neptune was in Libra. You believe in understanding between strangers, and between two people who need no words for it, and many stiff customs grew softer because of you. You share good taste and a horror of ugliness, even of a quarrel that was necessary. You hope that love will settle what was never discussed. You may idealize someone, a partner or a friend or the neighbors, and be let down by the person you find. Ask them for one ordinary, definite kindness. Whoever manages that deserves the rest.',
  [Scorpio]:
    'What is hidden has glamour for people your age, since Neptune was in Scorpio. You are drawn to what lies underneath, to motives and mysteries, to music for late hours, to feelings that leave you changed. You have taught each other compassion for anyone who is ashamed. You have also been fascinated by things that did you no good. Another person’s mood, or one late evening, can grow to the size of a legend in your mind. Give the fascination something worthy of it, a study or a work of art, and allow people to be merely tired.',
  [Sagittarius]:
    'Wisdom from far away has always seemed truer to your generation than what was said at home, with Neptune in Sagittarius. You hope for one large picture in which every people finds its place, and you read, travel and listen for it. Breadth of mind comes with that, and so does credulity. Not every teacher with a wonderful manner had something to teach. Where the view is finest you overlook a plain fact. Ask somebody who has been there already and was glad to come home.',
  [Capricorn]:
    'Those in charge were often improvising, and with Neptune in Capricorn your generation saw it early. You saw through much that looked respectable, and since then you have longed for an order you can believe in, with honest institutions and elders worth copying. Some of you settle for the look of it. Others build something with kindness in its rules. Somewhere your ambition goes into soft focus, and you work toward a position without asking what its ordinary days are like. Someone who has it could tell you. Let them complain for an hour.',
  [Aquarius]:
    'A common mind, in which everyone is connected and no one left out, is what people your age dream of, because Neptune was in Aquarius. You feel that everyone should have a say in how things are arranged. You feel tenderly toward mankind, and you know how lonely it is to be among many people who never meet. It does you all good to see one person at a time, without a purpose. People close to you would like to be loved for themselves, and not as members of the human race.',
  [Pisces]:
    'Sorrow and music belong to everybody, as your generation feels it, since Neptune was in Pisces, its own sign. You imagine vividly, forgive early and believe in what can’t be shown. Hard edges tire you, and you look for a way out of them, beautiful or not. So much feeling becomes a strength as soon as you make something out of it. It may be a thing made by hand, or a thing taught. Begin with that, before you carry what everyone else feels.',
};
