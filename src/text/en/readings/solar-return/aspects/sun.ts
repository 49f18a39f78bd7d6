import type { SolarReturnReadingCells } from '../../../../reading-catalogue.js';

type Pairs = SolarReturnReadingCells['aspects'][number];

/** The Sun of a solar return with another planet, told for its year. */
export const sun: Pairs = {
  1: {
    conjunction:
      'The Moon is beside the Sun on your birthday, so what you want and what you need point the same way this year. You can begin something without having to talk yourself into it. It also means that nothing in you objects, and people who begin with such conviction seldom look left or right. Somebody who knows you well can see from outside what you can’t.',
    harmonious:
      'The Sun and the Moon agree in this year’s chart, and what you set out to do has your feelings behind it. Few decisions have to be made twice. The people you live with probably notice the difference before you do, for you are easier to be with when you are not arguing with yourself. It is a good year for something that would need all of you.',
    tense:
      'The Sun and the Moon are at odds this year, so what you mean to do and what you need get in each other’s way. You may be asked for elsewhere when you ought to be at home, or be at home and long to get something done. Neither can be put off for good. As the year goes on you find out which of your aims were your own and which were only expected of you.',
  },
  2: {
    conjunction:
      'Mercury stands close beside the Sun on your birthday, and this year your mind is mostly on your own affairs. You have a clear idea of what you want to say, and that helps with anything that has to be written or explained. It helps less with listening, and somebody close may have to say a thing twice.',
  },
  3: {
    conjunction:
      'With Venus beside the Sun, you are easy to like this year, and you like more of what you meet. Much that would take others an argument you settle by being pleasant about it. Friendship and love have a say in what you decide, perhaps more than reasons do. What waits is the one conversation that charm can’t carry.',
  },
  4: {
    conjunction:
      'Mars is beside the Sun this year, so you start things, say no sooner, and would rather make a mistake than wait. A plan that has stood still for long may move at last, simply because you have lost patience with it. The same impatience can turn a question into a challenge, though nobody meant it as one. A task that tires you keeps this strength friendly.',
    harmonious:
      'Mars supports the Sun this year, and there is little distance between what you decide and what you do. Others fall in with your pace. You will probably get a great deal done without feeling that it cost you much. That is also why it can go into errands; it takes one demanding aim to show you how much strength there was.',
    tense:
      'The Sun and Mars are in hard aspect, so you meet more resistance this year than you are used to, and some of it you provoke. Waiting is hard for you. You may get into a contest with somebody in charge, or with somebody who wants what you want. It helps to ask, before each round, whether you would still want the thing if nobody were in your way.',
  },
  5: {
    conjunction:
      'Jupiter is with the Sun on your birthday, and the year gives you room. You trust yourself with more, and people with experience, or people from elsewhere, may meet you with good will that you had not counted on. It is tempting to accept everything. By the middle of the year you will know which of your promises were one too many; the one you would miss most is worth keeping.',
    harmonious:
      'The Sun has help from Jupiter this year, and things open a little more easily. You ask without embarrassment, and people tend to say yes. None of this forces you to do anything, so the year can also pass in comfort and leave little behind. You gain most where you try once more at something that you had given up hoping for.',
    tense:
      'Jupiter drives the Sun to ask for more this year, and your hopes get ahead of the facts. You say yes with a full heart and count the hours later. Part of this is right, since you have outgrown a smaller frame and only overestimate how quickly a larger one can be built. If you halve the first estimate and keep the aim, you will be near the truth.',
  },
  6: {
    conjunction:
      'Saturn stands on the Sun this year and asks what you can really carry. There is more duty and less praise, and you may feel that a certain task is left to you alone. It makes you thorough. Whatever you do under it is done so that it holds, and what comes of it is your own work.',
    harmonious:
      'With Saturn in easy aspect to the Sun, patience comes more easily this year. You know what matters, you keep to a plan, and people with strict standards trust you with things. There will be little to tell of it. What you do this year is done at a pace that you could keep up, and for that reason it tends to last.',
    tense:
      'Saturn is in hard aspect to the Sun, so what you would like to hurry goes slowly this year. Somebody with authority may say no, or there is simply not enough time, and you doubt yourself more than the case deserves. Not everything survives that. What you still want after several refusals you can defend, because by then you know why you want it.',
  },
  7: {
    conjunction:
      'Uranus is beside the Sun on your birthday, and you have little patience this year with the part that you have played so far. Your interests may change, and your course with them, faster than you can explain to other people. Much of it is overdue. Before you free yourself from everything at once, think of the one thing that you would be sorry to lose.',
    harmonious:
      'Uranus brings the Sun some fresh air this year, and change does not cost you the usual effort. You try another way of doing things, or of being yourself, and it suits you. People outside your circle may have a part in that. Such chances come without notice and go in the same way; a small opening that you use at once does more for you than a long plan.',
    tense:
      'Uranus is at odds with the Sun this year, so plans get interrupted. You grow restless in arrangements that you made yourself, and where you do not change anything, something may change around you. What is sound usually stays. Keep one thing exactly as it is, so that there is something to come back to.',
  },
  8: {
    conjunction:
      'Neptune is beside the Sun on your birthday, and this year you are less sure than usual where you end and other people begin. You imagine more, feel more for others, and some old ambitions look a little unreal to you. You may give yourself to art, to faith, or to somebody who needs you. What can’t be hurried does well, and a final answer can often wait.',
    harmonious:
      'Neptune is in easy aspect to the Sun, so this year you sense what people want before they have said it. A gentle approach gets you further than a firm one. Whatever you make has more feeling in it, and you may be drawn to music, to faith, or to helping without being asked. A gift like this stays a mood unless you give it some form, however simple.',
    tense:
      'Neptune blurs the Sun this year, and you know less clearly than you would like what you are after. Agreements stay vague, and you may put your strength into a person or a cause that cannot use it. Under all this you are giving up one ideal for a truer one, which takes longer than you would think. Have the important things said plainly meanwhile, and in writing.',
  },
  9: {
    conjunction:
      'Pluto is beside the Sun on your birthday, and you want one thing wholly this year, or want to be rid of one thing for good. Half measures no longer satisfy you. With so much will you can put right what had been wrong for years. You may also find yourself in a contest over who decides, and those take more strength than they are worth.',
    harmonious:
      'With Pluto strengthening the Sun, you have reserves this year that you had not counted on. You can end what has gone on too long and begin again, without any drama. People feel that you mean it, and make room for you. You may gain some influence without having looked for it, and you will be remembered by how you used it.',
    tense:
      'Pluto is in hard aspect to the Sun, and this year there is a question of power. It may come up with somebody who has a say in your affairs, with somebody you love, or with a habit of your own that will not be ruled. To give in at once costs you something, and so does taking over. It is worth knowing beforehand what you would never give up, since you can then be easy about the rest.',
  },
};
