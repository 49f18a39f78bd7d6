import type { SolarReturnReadingCells } from '../../../../reading-catalogue.js';

type Pairs = SolarReturnReadingCells['aspects'][number];

/** The Sun of a solar return with another planet, told for its year. */
export const sun: Pairs = {
  1: {
    conjunction:
      'This year’s chart was cast near a new Moon, with the Moon beside the Sun, so what you want and what you need speak with one voice. It is a time to begin things, even before you can say where they lead. What you lack is distance. Someone who knows you well may see the shape of it before you do.',
    harmonious:
      'Will and feeling agree this year. The Moon stands in easy aspect to the Sun, so that what you set out to do has the support of your moods and of the people you live with. Little has to be fought for in private. Ease like this is best spent on something that a more divided year would not allow.',
    tense:
      'What you mean to do and what you need pull against each other, since the Moon and the Sun are at odds in this year’s chart. Work may call when home does, and neither can be starved for long. The strain makes you choose. In choosing you find out which wishes were your own and which were only expected of you.',
  },
  2: {
    conjunction:
      'Mercury keeps close to the Sun in this year’s chart, so your mind is busy with your own affairs and you speak for yourself. Plans get words, and words get signed with your name. It helps whatever has to be written or argued. Listening is the weak side: a question sounds to you like the cue for an answer you have ready.',
  },
  3: {
    conjunction:
      'With Venus beside the Sun, people find you easy to like this year, and you like more of what you meet. Taste, friendship and love have a say in what you decide. Charm gets you further than effort would, and harshness tires you. The cost is a habit of putting off the one scene that has to be made.',
  },
  4: {
    conjunction:
      'Mars joins the Sun, and the year runs warm. You start things, say no faster, and would sooner act badly than wait well. Such drive can free a project that has stood still, and it makes you brave on your own behalf. It also makes rivals of people who had only asked a question. Hard use of the body keeps the heat friendly.',
    harmonious:
      'Energy comes when you call for it this year, because Mars supports the Sun. You decide and then you do it, with no great gap between the two, and others fall in with a pace that looks natural to you. Fair contests suit you well. So smooth a supply is easily wasted on errands; one demanding goal would use it.',
    tense:
      'The Sun and Mars rub against each other, and you meet more resistance than usual this year, some of it your own doing. Orders irritate you. So does delay. Someone in charge, or someone who wants the same thing, may draw out the fight in you. The friction shows you what you will stand up for and what is only reflex.',
  },
  5: {
    conjunction:
      'Jupiter stands with the Sun, so there is room in the year. You trust your luck, aim higher, and may meet more good will than you had counted on, from teachers in particular or from people far away. Growth is the theme. Growth without choosing turns into spread, and then there are too many promises. Take the largest offer and leave some of the rest.',
    harmonious:
      'Things open a little more easily this year, with Jupiter well placed toward the Sun. Your confidence has good reasons, you find it natural to ask, and people tend to be glad to help. Nothing forces you to use such a time, and many let it pass in comfort. You gain most by trying once more where you had stopped hoping.',
    tense:
      'Hope outruns the facts now and then this year, because Jupiter pushes the Sun to ask for more of everything. You say yes with a full heart and count later. Some of this reaching is right, for you have outgrown a smaller frame. The rest is excess, and it shows in your time and your promises. Divide the first estimate by two.',
  },
  6: {
    conjunction:
      'A sober year, and a solid one: Saturn stands on the Sun and asks what you can really carry. Duties grow and praise grows scarce, and you may feel alone with a task that no one else can take. What is built under this pressure holds. Fewer aims, pursued longer, are what it rewards, and respect for yourself is part of the wage.',
    harmonious:
      'Saturn gives the Sun a firm hand this year, and patience is easier to come by. You know what matters, keep to a plan, and win the trust of people older or stricter than you. It hardly makes a story. Yet what is done in such a year tends to last, since it was done at a pace that you could keep.',
    tense:
      'Saturn stands against the Sun this year and slows what you would like to hurry. Someone with authority may say no, or circumstances say it for them, and you doubt yourself more than the case deserves. It is a test of aim. What you let go under this weight was mostly borrowed; what is left you can defend, and you know why.',
  },
  7: {
    conjunction:
      'Something in you wants out. Uranus stands with the Sun, so this is a year of changed course and sudden interest, with little patience for the part you have played so far. What you do next may surprise even you. Freedom won at one stroke can cost a thing you would have liked to keep, so think of that beforehand.',
    harmonious:
      'Fresh air reaches the Sun from Uranus this year. You try another way of being yourself, seek people outside the usual circle, and find that change, for once, doesn’t hurt. Ideas come unasked. Chances of this kind pass quickly and seldom repeat themselves, so that a small opening used at once does more for you than a long plan.',
    tense:
      'Plans break their stride this year, because Uranus strikes across the Sun. You grow restless in arrangements that you made yourself, and where you will not move, something around you may. The disturbance is rarely pointless: it hits what had gone stiff. Leave some time free between one plan and the next, and keep one thing exactly as it is.',
  },
  8: {
    conjunction:
      'Neptune is beside the Sun, and the outline of who you are grows soft this year. You dream more, feel for others more, and find some old ambitions a little unreal. Art, faith or service may claim you. So may drift, or somebody who needs saving. It is a good year for what cannot be hurried and a poor one for final answers.',
    harmonious:
      'With Neptune kind to the Sun, imagination and purpose work for each other this year. You sense what people want before they have said it, and a gentle approach gets further than a firm one. There is more feeling in what you make. The gift fades if it stays a mood, so give it a form, however simple.',
    tense:
      'Who you are is less clear than you would like this year, for Neptune drifts across the Sun. Aims lose their edge, agreements stay vague, and you may give your strength to a person or a cause that cannot use it. Underneath, one ideal is being exchanged for a truer one. Until you can see it, have the important things said plainly.',
  },
  9: {
    conjunction:
      'Pluto joins the Sun this year, and your will goes deeper than usual. You want one thing wholly, or to be rid of one thing for good, and half measures no longer satisfy you. Such force can remake a life that had grown false. It also draws you into contests over control, where most of it would be wasted.',
    harmonious:
      'Reserves that you had not counted are open to you this year. Pluto feeds the Sun, so you can end what has gone on too long and start again from firm ground without any drama. People sense that you mean it and make room. Influence comes to you quietly, and how you use it will be remembered.',
    tense:
      'A question of power runs through the year, as Pluto presses on the Sun. It may be fought out with a superior, a rival or someone you love; often with a part of yourself that refuses to be ruled. To give way is one easy answer and to take over is the other, and both cost too much. Decide what you would never give up, and be easy about the rest.',
  },
};
