import type { WeekShelf } from '../../../../report-catalogue.js';

/** Neptune comes into a house, for about fourteen years. */
export const neptuneArrives: WeekShelf['neptuneArrives'] = {
  1: {
    intro: [
      'Neptune enters {place}, on {day}, and begins a long and gentle change in how you feel and how others see you. You may be softer than usual, and harder to pin down.',
    ],
    course: [
      'You pick up the moods of other people as if they were your own, and are moved by things that used to leave you cold. That makes you kind, and it can make you tired. Some will see in you whatever they long for, which is flattering until it has to be lived up to. Keep up what gives you an outline: sleep, a little order, a friend who tells you plainly what they see.',
    ],
    close: [
      'A longing that has no name yet is still worth listening to. It will take its time to tell you what it is for.',
    ],
  },
  2: {
    intro: [
      'Money becomes a softer subject this week, with Neptune’s arrival in {place}, on {day}. You may care less about what things cost and more about what they mean, which is a gift and needs an eye on it.',
    ],
    course: [
      'In the long run you may earn by imagination or by kindness, or give more than you take. Possessions lose some of their importance. The figures, though, tend to blur: small sums trickle away, a loan is not mentioned again, an offer shines more than it should. A simple habit protects you, such as one evening a month with the accounts and a person who likes them. After that you may dream.',
    ],
    close: ['What is dear to you has little to do with its price. It is still good to know the price.'],
  },
  3: {
    intro: [
      'As Neptune enters {place}, on {day}, words take on a second meaning. You may hear what people feel behind what they say, and be less sure of the hour at which you agreed to meet.',
    ],
    course: [
      'Neptune here is good for poetry, music, stories and for comforting somebody. It is a poor one for timetables. You are inclined to say the kind thing rather than the exact one, and others may understand what they would like to have understood. Names, addresses and dates should be said twice from now on. A relative or neighbor who is having a hard time may lean on you; listening is enough, and it has an end.',
    ],
    close: [
      'You hear more between the words than before, and may be wrong at times. A few notes on paper keep the facts straight.',
    ],
  },
  4: {
    intro: [
      'A certain longing comes into your home life this week, since Neptune enters {place}, on {day}. It may be for a place, for people who are gone, or for a peace that you have never quite had.',
    ],
    course: [
      'You may want the rooms to be quieter, nearer to water or to music, open to anyone in need. The family’s past moves you, and you are inclined to forgive what used to rankle. It is also easy now to be vague about who pays, who stays and for how long. A kind house has a few rules. Leaks of every sort, in pipes or in agreements, are cheaper when they are found early.',
    ],
    close: [
      'What you are homesick for cannot always be built. Some of it can: one restful corner would be a start.',
    ],
  },
  5: {
    intro: [
      'Neptune comes into {place}, on {day}, and sheds a soft light over whatever delights you. Romance, art and play become more tender, and a little less easy to see clearly.',
    ],
    course: [
      'You may fall in love with a person, a piece of music or a dream of what you could make. Something is true in it, even if the object is not quite what it seems. In such years people create beautiful things, and sometimes give themselves to somebody who exists mainly in their imagination. It is possible to have the feeling and wait with the sacrifice. Those who love you in turn will not mind being looked at by daylight.',
    ],
    close: ['Let yourself be enchanted, and check the facts now and then. What is left after that is yours.'],
  },
  6: {
    intro: [
      'Your working days become less sharply outlined this week, as Neptune enters {place}, on {day}. You may wish to help more than the job requires, and tire sooner than you expect.',
    ],
    course: [
      'Work that comforts, heals or makes something beautiful attracts you, and what is merely efficient loses its hold. Colleagues may bring you their troubles. All this is good as long as you do not become the place where everything is left. The body reacts to moods, noise and disorder more than it used to, and is grateful for water, rest and simple food. Kindness can have office hours without being any less kind.',
    ],
    close: ['To be of use is one of the better longings. It lasts longest in those who go home on time.'],
  },
  7: {
    intro: [
      'With Neptune in {place}, from {day} on, you see other people in a gentle and flattering light. A bond may deepen, or a longing for one may, and it is not always clear whose dream it is.',
    ],
    course: [
      'At its best this is compassion: you feel what the other person needs, and old offenses melt away. The difficulty is that one can love a promise of somebody, or try to save them, and be disappointed by the very human being who was there all along. Ask simple questions. How do they spend an ordinary evening, what do they want of you, what do they pay back? Tenderness survives the answers if it is real.',
    ],
    close: [
      'There may be more understanding between you than words could arrange. A few words about the arrangements will do no harm.',
    ],
  },
  8: {
    intro: [
      'The border between yours and mine grows soft this week, because Neptune enters {place}, on {day}. Closeness may become very deep, and agreements about money very vague.',
    ],
    course: [
      'You trust more readily and can be trusted with more, secrets among them. In love it may be possible to let go of a guardedness that had become second nature. With common means a certain dryness is in order: what belongs to whom, until when, and who signs. Nobody is insulted by that who means well. Old grief may come up and wash through; it wants company rather than explanation, and gets lighter each time.',
    ],
    close: [
      'Giving yourself is one thing and giving your signature another. You can be generous with the first.',
    ],
  },
  9: {
    intro: [
      'Neptune begins its long stay in {place}, on {day}. You may feel the pull of something greater, and follow it for a good while before you can say what it is.',
    ],
    course: [
      'What draws you may be a faith, a landscape, music from another country or simply the sea. Facts convince you less than they did, and a moving story convinces you quickly. This makes for beautiful journeys, and now and then for a teacher who promises too much. Wonder does not have to be paid for. If you take along a few sober companions, in books or in person, you can go a long way out and find your way back.',
    ],
    close: [
      'Not everything that matters can be proved. You may go on looking, with an open heart and a return ticket.',
    ],
  },
  10: {
    intro: [
      'What you do in the world is touched by a longing this week, as Neptune enters {place}, on {day}. A position may seem emptier than before, and a calling more real.',
    ],
    course: [
      'You might be drawn to work with images, music, care or the sea, or want your present work to mean more than its results. Your public face becomes a little blurred. Some people will admire you for things you never did, and a few may blame you in the same way. It is as well to say in plain words what you do and what you do not. Ambition may fade for a time, and comes back with a better reason.',
    ],
    close: ['A calling rarely comes with a job description. You can begin to write one, in pencil.'],
  },
  11: {
    intro: [
      'Your hopes may grow larger and less definite from this week on, for Neptune enters {place}, on {day}. You look for people who dream of the same thing.',
    ],
    course: [
      'Among them you may find real kinship, in music, in helping, in some quiet faith that things could be better. You will also meet a few who are charming and never there when the chairs have to be put away. It takes a while to know which is which, and disappointment is no reason to stop hoping. Give time rather than money at first. A friend who is lost or unwell may need you, within limits that you set.',
    ],
    close: ['A dream that is shared is still a dream until somebody sets a date. It might be you who does.'],
  },
  12: {
    intro: [
      'Neptune comes into {place}, on {day}, among the things it knows best: sleep, silence, music, pity. You may need more time alone than you are used to, and get more out of it.',
    ],
    course: [
      'The inner life becomes rich, and the outer one a little forgetful. Dreams are vivid. You feel sorrow that belongs to others, and perhaps some of your own that never had its turn. It is a healing influence if you give it a form, such as an hour of quiet, a notebook or a walk by water. Without a form it can turn into mere hiding. Somebody cheerful and practical, met regularly, is the best safeguard.',
    ],
    close: [
      'You are not obliged to bring anything back from these depths. A little more gentleness would be enough.',
    ],
  },
};
