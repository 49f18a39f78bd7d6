import type { SolarReturnReadingCells } from '../../../../reading-catalogue.js';

type Pairs = SolarReturnReadingCells['aspects'][number];

/** The Sun of a solar return with another planet, told for its year. */
export const sun: Pairs = {
  1: {
    conjunction:
      'The Moon is beside the Sun on your birthday, so what you want and what you need point the same way this year. You can begin something without having to talk yourself into it, and you do it with your whole heart. The price is that no voice in you objects. A friend’s doubt, which you would have shared in another year, sounds to you like a lack of faith; it is worth five minutes of your time all the same.',
    harmonious:
      'The Sun and the Moon agree in this year’s chart, and what you set out to do has your feelings behind it. You decide once and sleep well on it. At home there is less friction, since you are easier to live with when you are not arguing with yourself. If there is something that would need all of you, such as a move, a reconciliation or a long piece of work, the conditions are seldom so kind.',
    tense:
      'The Sun and the Moon are at odds this year, so what you mean to do and what you need get in each other’s way. You may be asked for elsewhere when you ought to be at home, or be at home and long to get something done. Neither can be put off for good. As the year goes on you find out which of your aims were your own and which were only expected of you.',
  },
  2: {
    conjunction:
      'Mercury stands close beside the Sun on your birthday, and what you want for yourself you can put into words this year. A letter that was difficult for years, a speech, or the explanation that you owe somebody can be written in one sitting. Your thoughts circle around your own affairs, however. While others talk, you may be preparing your answer, and learn only later that they had told you something.',
  },
  3: {
    conjunction:
      'With Venus beside the Sun, you are easy to like this year, and you like more of what you meet. You settle with a smile what others would need an argument for. Beauty matters more than usual, in how you live, what you wear and whom you sit beside, and an affection may come to be the reason for a large decision. One conversation has to be held without charm, and you will be tempted to put off just that one.',
  },
  4: {
    conjunction:
      'Mars is beside the Sun this year, so where you want something for yourself, you start at once, are quicker to say no, and would rather make a mistake than wait. A plan that has been stalled for a long time may move at last, simply because you have lost patience with it. The same impatience can turn a question into a challenge, though nobody meant it as one. Hard physical effort, or a task that tires you out, takes the edge off.',
    harmonious:
      'Mars supports the Sun this year, and between deciding and doing you lose little time. You rise early without being told to, finish what you start, and others fall in with your pace. Since it hardly costs you any effort, you may not notice how much strength there is, and spend it on errands. Take on one thing that you had thought was beyond you; this is the year for which it was waiting.',
    tense:
      'The Sun and Mars are in hard aspect, so you meet more resistance this year than you are used to, and some of it you provoke. To wait for somebody’s leave is hard for you. You may get into a contest with somebody in charge, or with somebody who wants what you want. It helps to ask, before each round, whether you would still want the thing if nobody were in your way.',
  },
  5: {
    conjunction:
      'Jupiter is with the Sun on your birthday, and the year gives you room. You ask for more, believe that you can do it, and often turn out to be right; a teacher, a host or somebody from far away may give you a push that you had not counted on. You are happy and it makes you generous. By the middle of the year the promises have piled up, and the calendar shows three of them on one Saturday. Decide which one you would really miss.',
    harmonious:
      'The Sun has help from Jupiter this year, so a good deal opens when you knock. You can ask without embarrassment, for a place, a price or a second chance, and a yes is more likely than in most years. Yet nothing pushes you. The months may pass pleasantly, with good dinners and many plans, and at the end of them you are where you were. Try once more at the thing for which you had stopped hoping.',
    tense:
      'Jupiter drives the Sun to ask for more this year, and your hopes run ahead of the facts. You say yes with a full heart and count the hours later, or plan a large party in a small kitchen. It is not mere vanity. You have outgrown something, and only overestimate how soon the larger thing can be built. Keep the aim, and double the time that you have allowed for it.',
  },
  6: {
    conjunction:
      'Saturn stands on the Sun this year and asks what you can really carry. There is more to do and less applause, and one task in particular may be left to you alone. You may feel tired and rather old for your age. But you are never more thorough than now, and what you make under such a weight bears your own name and holds. It is no disgrace to let somebody carry the bags.',
    harmonious:
      'With Saturn in easy aspect to the Sun, you can give your own aims the time that they need. You know which of them matter, keep to a plan for those, and people with strict standards trust you with things. There will be little to tell of it. What you do this year is done at a pace that you could keep up, and for that reason it tends to last.',
    tense:
      'Saturn is in hard aspect to the Sun, so what you would like to hurry goes slowly this year. Somebody with authority may say no, or there is simply not enough time, and you doubt yourself more than the case deserves. Not everything survives that. What you still want after several refusals you can defend, because by then you know why you want it.',
  },
  7: {
    conjunction:
      'Uranus is beside the Sun on your birthday, and the part that you have played so far is too small for you this year. Your interests may change, and your course with them, faster than you can explain to other people. Much of it is overdue. Before you free yourself from everything at once, think of the one thing that you would be sorry to lose.',
    harmonious:
      'Uranus brings the Sun some fresh air this year, and change does not cost you the usual effort. You try another way of doing things, or of being yourself, and it suits you. People outside your circle may have a part in that. Such chances come without notice and go in the same way; a small opening that you use at once does more for you than a long plan.',
    tense:
      'Uranus is at odds with the Sun this year, so plans get interrupted. You grow restless in arrangements that you made yourself, and where you don’t change anything, something may be changed for you: a date, a plan, a person on whom you had counted. It wakes you up, and you find out how quickly you can think. Keep one thing exactly as it is, the Sunday walk or the seat at the window, so that there is something to come back to.',
  },
  8: {
    conjunction:
      'Neptune is beside the Sun on your birthday, and this year you are less sure than usual where you end and other people begin. You imagine more, feel more for others, and some old ambitions look a little unreal to you. You may give yourself to art, to faith, or to somebody who needs you. What can’t be hurried does well, and a final answer can often wait.',
    harmonious:
      'Neptune is in easy aspect to the Sun, so this year you sense what people want before they have said it. You get further with a gentle word than with a firm one. What you sing, write, cook or plant has more feeling in it, and you may be drawn to faith, or to helping without having been asked. The mood is lovely in itself and leaves nothing behind unless you give it a day and an hour, such as a choir, a garden, or a sketch a week.',
    tense:
      'Neptune blurs the Sun this year, and you know less clearly than you would like what you are after. Agreements stay vague, and you may put your strength into a person or a cause that cannot use it. Under all this you are giving up one ideal for a truer one, which takes longer than you would think. Have the important things put plainly, and in writing.',
  },
  9: {
    conjunction:
      'Pluto is beside the Sun on your birthday, and you want one thing wholly this year, or want to be rid of one thing entirely. Half measures no longer satisfy you. You can clear up what had been wrong for years, in your habits, your home or your friendships, because for once you don’t stop halfway. Such a will meets other wills, and a contest over who decides can eat up all that it was meant to win.',
    harmonious:
      'With Pluto strengthening the Sun, you have reserves this year that you had not counted on. You can end what has gone on too long and begin again, without any scene. When you speak, it is plain that you mean it, and room is made for you. Some influence may come to you that you were not looking for, perhaps the say over what happens to somebody weaker. How you use it will be remembered.',
    tense:
      'Pluto is in hard aspect to the Sun, and this year there is a question of power. It may come up with somebody who has a say in your affairs, with somebody you love, or with a habit of your own that will not be ruled. To give in at once costs you something, and so does taking over. It is worth knowing beforehand what you would never give up, since you can then be easy about the rest.',
  },
};
