import type { ReturnTurns } from '../../return-catalogue.js';

/** T-squares by the planet at the apex, for a year as for a month. */
export const tSquare: ReturnTurns['tSquare'] = {
  title: 'A T-square: {a} opposite {b}, with {c} at the apex',
  apex: {
    0: 'Two sides of your life are at odds, and you have to decide between them in your own name: {a} and {b} are opposite each other, and the Sun is square to both. What you want is contested from two directions. If you only mediate, you may lose sight of it. State your own aim first, and both sides know where they stand.',
    1: 'What {a} and {b}, opposite each other, do not settle between them lands in your feelings, for the Moon is square to both. You may be upset before you know what the quarrel is about, and those at home notice it first. Eat, sleep, and then look at which side you are really on.',
    2: 'Two planets, {a} and {b}, contradict each other, and Mercury, square to both, has to find the words. You hear two versions of one thing and are asked which of them is true. Messages sent in haste make it worse. Put both sides into one honest sentence each before you answer either.',
    3: 'Venus, square to both {a} and {b}, is pulled two ways, as these are opposite each other. It concerns what you love, what you enjoy or what you spend, and you may try to please two sides that can’t both be pleased. Ask yourself which of them you would miss.',
    4: 'The strain between {a} and {b}, which are opposite each other, comes out through Mars, square to both: in haste, in anger, or in a great deal of work done at once. You can’t bear to leave it undecided. The force is worth having. Give it one task that needs it, and keep the rest of the quarrel to words.',
    5: 'With {a} and {b} opposite each other, Jupiter, square to both, looks for a way out that is larger than the problem. You may promise something to each side, or travel, study or spend in order not to choose. Some of it does widen your view. Count what the generous solution costs before you offer it.',
    6: 'A rule, a duty or a refusal stands in the way of two wishes at once, for Saturn is square to both {a} and {b}, which are opposite each other. You may feel that nobody helps. The work it asks for can be done, though slowly, and the two sides quarrel less when each knows its limits.',
    7: 'Between {a} and {b}, which are opposite each other, Uranus, square to both, would like to break with the whole arrangement, and you may suddenly have had enough. A talk, a plan or a bond may change course within a day. What you change after you have slept on it lasts longer than what you throw over in the middle of a sentence.',
    8: 'Between {a} and {b}, which are opposite each other, much stays unclear, since Neptune is square to both. You may give way for the sake of peace, or believe the kinder of two versions. It makes you patient with everybody concerned. Ask for facts on one point at a time, and rest before you decide.',
    9: 'It comes down to who decides, as {a} and {b} are opposite each other and Pluto is square to both. You may hold on to one matter as if everything depended on it. Something does have to change there. It changes with less damage if you say what you want before anybody has to guess it.',
  },
};

export const mediators: ReturnTurns['mediators'] = {
  0: 'The Sun is in easy aspect to both {a} and {b}, so the two agree sooner once you have said what you intend.',
  1: 'The Moon gets on with both {a} and {b}. The way out is through how it feels: say that first, and the rest can be settled.',
  2: 'Mercury is in easy aspect to both {a} and {b}, and so a plain talk is the way out.',
  3: 'Venus gets on with both {a} and {b}, and a kind word, or a pleasure shared, brings them closer than an argument would.',
  4: 'Mars helps both {a} and {b}: do something about it together, and there will be less to discuss.',
  5: 'Jupiter is good to both {a} and {b}, so look at the matter from farther off, or ask somebody who wishes both sides well.',
  6: 'Saturn steadies both {a} and {b}, and a clear rule, with time enough to keep it, holds them together.',
  7: 'Uranus is in easy aspect to both {a} and {b}, and the way out may be one that nobody has tried.',
  8: 'Neptune is in easy aspect to both {a} and {b}, and to overlook a small thing now and then takes more from the tension than an argument does.',
  9: 'Pluto is in easy aspect to both {a} and {b}, and whoever names what it is really about has half settled it.',
};
