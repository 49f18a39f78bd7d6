import type { ColumnShelf } from '../../../../report-catalogue.js';

/** Mars meets Jupiter: drive and confidence together. */
export const marsMeetsJupiter: ColumnShelf['marsMeeting'][5] = {
  conjunction: {
    1: [
      '[act] Mars and Jupiter together make you bold, and others take you at your own estimate. Try the thing that seemed one size too large. Only leave some strength for the way back.',
    ],
    2: [
      '[act] You earn by daring for once. Ask the better rate, make the offer, and set a limit on spending beforehand, since neither Mars nor Jupiter looks at the price.',
    ],
    3: [
      'You speak with force and people listen, more of them than you can see. One argument, well put, goes farther than ten. Be sure of your facts before you raise your voice.',
    ],
    4: [
      '[act] There is enough push at home to move what has stood in the way for years. Begin with everybody’s consent and a good meal, or half of the strength goes into the discussion.',
    ],
    5: [
      '[enlarge] You are in a mood to play for the fun of it, and win hearts by the way. Take the stage or the first step. A wager should stay within your pocket money.',
    ],
    6: [
      '[act] Work goes at double speed and feels like sport. Clear what has piled up, and resist taking on more on the strength of one good day.',
    ],
    7: [
      '[act] Two people egg each other on, to something splendid or to something rash. Agree on the aim while you are both warm, and on the sum when you have cooled.',
    ],
    8: [
      'Courage and trust come together, so the large subject can be opened: the loan, the wish, the old claim. Ask for what is fair. It is tempting, just now, to ask for all of it.',
    ],
    9: [
      '[act] The urge to be off is strong and in good spirits. Book it, sign up, or go and argue with someone who knows better. You find out how far your conviction carries.',
    ],
    10: [
      '[act] More is possible in public than you had let yourself plan for. Step up, name the larger goal and a date for the first part of it. Promise the part only.',
    ],
    11: [
      '[enlarge] A group catches fire from one person, and it may be you. Lead for as long as the enthusiasm lasts, and write down who has offered to do what.',
    ],
    12: [
      'Behind the scenes you have more strength than you show. Use it on something nobody has asked for and somebody needs. Whatever anger was stored there turns out to be good fuel.',
    ],
  },
  harmonious: {
    1: [
      '[act] What you want and what is possible are for once in step. Mars supplies the effort and Jupiter the occasion, so begin on the thing for which you had been waiting to feel ready.',
    ],
    2: [
      '[act] Effort is well paid, or at any rate well spent. Take on the task that brings something in. A generous gesture costs less than usual and is remembered longer.',
    ],
    3: [
      '[act] A brisk and cheerful tone opens doors that stayed shut to politeness. Letters, applications and requests to neighbors are worth sending while the tone comes naturally.',
    ],
    4: [
      '[act] Things at home can be moved with good cheer, furniture and relatives alike. Ask for hands; they will come, provided that there is something to eat afterward.',
    ],
    5: [
      '[enlarge] Desire is frank and cheerful. You court, play or create with an ease that others find catching. Go first, and leave the other side a good role.',
    ],
    6: [
      '[act] You get through a great deal and stay in temper. It is a good time for showing somebody how it is done, and for asking them to take over a part of it for good.',
    ],
    7: [
      '[act] You and somebody else pull in one direction. Use it for what neither would start alone. A friendly rival does nearly as well as a partner and is quicker.',
    ],
    8: [
      '[act] A matter of shared money or trust moves forward because someone has the nerve to be open. Be that person. The answer is likely to be larger than the question.',
    ],
    9: [
      '[act] A plan with distance in it gets a push. Ask the expert, pay the deposit, hand in the paper. Your belief in it persuades people who were only waiting for someone to be sure.',
    ],
    10: [
      '[act] Superiors like initiative just now, when it comes with a plan. Propose the next step yourself. What you win in one good talk would otherwise take a season.',
    ],
    11: [
      '[enlarge] Friends are ready to do something, and want only a time and a place. Supply both. A hope that has been talked about for years can be acted on.',
    ],
    12: [
      'You have the strength to finish something in private, without applause, and to feel the better for it. Help given unasked goes well too, if you leave before the thanks.',
    ],
  },
  tense: {
    1: [
      '[reduce] It is easy to take on too much, with the best of intentions and at top speed. The impulse is sound and the size is wrong. Halve it, and you may still astonish people.',
    ],
    2: [
      '[reduce] Appetite outruns the budget. A purchase looks like an investment, and a risk looks like a sure thing. Put it off until you have slept on it twice.',
    ],
    3: [
      'You are right, and say so at a length that helps the other side. Exaggeration is the trap in these talks. Make one point, with one number in it, and stop.',
    ],
    4: [
      '[reduce] Big plans for the house have to suit the people who live there. Nobody objects to the plan; they mind the tempo. Do one wall, and let the rest be admired on paper.',
    ],
    5: [
      '[reduce] Fun may go too far or cost too much, or somebody takes the game in earnest. Keep the stakes small and the mood generous, and there will be another round.',
    ],
    6: [
      '[reduce] You may promise more work than the week has hours, out of sheer goodwill. Look at the list as if it were a friend’s. You would tell them to give a third of it back.',
    ],
    7: [
      'Each of you may think that the other is overdoing it, and both have evidence. Argue about the one decision at hand. The question who is always like that can be left out.',
    ],
    8: [
      '[reduce] Other people’s money looks easy, and so does a grand confession. Do either in a tenth of the size you had in mind. Trust grows better in small steps.',
    ],
    9: [
      'Conviction runs away with you. You would win more people by asking what they think than by telling them twice. A journey begun in a rush forgets its papers.',
    ],
    10: [
      '[reduce] Ambition wants to get to the top at once. People above you may find that too fast, and people beside you too loud. Take two careful steps, and then look around.',
    ],
    11: [
      '[reduce] The group may have a great idea and no one who would carry it out. Before you volunteer for all of it, count the hands. Enthusiasm is no substitute for a list of names.',
    ],
    12: [
      '[reduce] A restless generosity makes you help where no help was wanted, or hide how tired you are. Leave one good deed undone, and spend the evening on the person who needs it most.',
    ],
  },
};
