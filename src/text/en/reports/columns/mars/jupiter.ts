import type { ColumnShelf } from '../../../../report-catalogue.js';

/** Mars meets Jupiter: drive and confidence together. */
export const marsMeetsJupiter: ColumnShelf['marsMeeting'][5] = {
  conjunction: {
    1: [
      '[act] Mars and Jupiter together make you bold, and others take you at your own estimate. Try the thing that seemed too large for you. Only do not spend all your strength at once.',
    ],
    2: [
      '[act] You earn by daring for once. Ask the better rate, make the offer, and set a limit on spending beforehand, since neither Mars nor Jupiter looks at the price.',
    ],
    3: [
      'You speak with force and people listen, more of them than you can see. One argument, well put, goes farther than ten. Be sure of your facts, since you will be quoted.',
    ],
    4: [
      '[act] There is enough push at home to move what has stood in the way for years. Ask for everybody’s consent first, or half of the strength goes into the discussion.',
    ],
    5: [
      '[enlarge] You are in a mood to play for the fun of it, and win hearts by the way. Show what you can do, or take the first step. Only do not risk more than you can easily lose.',
    ],
    6: [
      '[act] Work goes at double speed and feels like sport. Clear what has piled up, and do not promise more just because it is going so well.',
    ],
    7: [
      '[act] Two people egg each other on, to something splendid or to something rash. Agree on the aim while both are enthusiastic, and on the cost when you are calm.',
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
      'Behind the scenes you have more strength than you show. Use it on something nobody has asked for and somebody needs. Even old anger can be of use in it.',
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
      '[act] A great deal can be done at home, in good spirits and with help. People like to join in when they are asked, and when they are thanked afterward.',
    ],
    5: [
      '[enlarge] Desire is frank and cheerful. You court, play or create with an ease that others find catching. Take the first step, and leave the other person a share in it.',
    ],
    6: [
      '[act] You get through a great deal and stay in temper. It is a good time for showing somebody how it is done, and for asking them to take over a part of it for good.',
    ],
    7: [
      '[act] You and somebody else can pull in one direction. Use it for what neither would start alone. A friendly rival does nearly as well as a partner and is quicker.',
    ],
    8: [
      '[act] A matter of shared money or trust moves forward because someone has the nerve to be open. Be that person. The answer is likely to be larger than the question.',
    ],
    9: [
      '[act] A journey, a study or another large plan makes progress. Take the practical step that has been missing. Your belief in it persuades people who were only waiting for someone to be sure.',
    ],
    10: [
      '[act] Superiors like initiative just now, when it comes with a plan. Propose the next step yourself. One good talk may bring you further than months of waiting.',
    ],
    11: [
      '[enlarge] Friends are ready to do something, and only need somebody to set a date. A trip or a project that has been talked about for years can be acted on.',
    ],
    12: [
      'You have the strength to finish something in private, without applause, and to feel the better for it. Help given unasked goes well too, if you leave before the thanks.',
    ],
  },
  tense: {
    1: [
      '[reduce] It is easy to take on too much, with the best of intentions and at top speed. The impulse is sound, only it is too much at once. With half of it you would still do well.',
    ],
    2: [
      '[reduce] Appetite outruns the budget. A purchase looks like an investment, and a risk looks like a sure thing. Put it off until the excitement is over.',
    ],
    3: [
      'You may well be right, and you say so at a length that helps the other side. Exaggeration is the trap in these talks. Make your best point, and stop.',
    ],
    4: [
      '[reduce] Big plans for the house have to suit the people who live there. Perhaps nobody objects to the plan, only to the speed. Do a part of it first, and see how all of you like it.',
    ],
    5: [
      '[reduce] Fun may go too far or cost too much, or somebody takes the game in earnest. Keep the stakes small and the mood generous, and there will be another round.',
    ],
    6: [
      '[reduce] You may promise more work than the week has hours, out of sheer goodwill. If it were a friend’s list, you would tell them to give a part of it back.',
    ],
    7: [
      'Each of you may think that the other is overdoing it, and both have evidence. Keep to the one decision at hand, and leave out what the other has always done wrong.',
    ],
    8: [
      '[reduce] Other people’s money looks easy, and so does a grand confession. Do much less than you had in mind. Trust grows better in small steps.',
    ],
    9: [
      'Conviction runs away with you. You would win more people by asking what they think than by telling them twice. A journey, too, needs more preparation than you feel like giving it.',
    ],
    10: [
      '[reduce] Ambition wants to get to the top at once. People above you may find that too fast, and people beside you too loud. A smaller step now brings you further.',
    ],
    11: [
      '[reduce] The group may have a great idea and no one who would carry it out. Before you volunteer for all of it, find out who would really help.',
    ],
    12: [
      '[reduce] A restless generosity makes you help where no help was wanted, or hide how tired you are. Do less, for the one person who really needs it, and rest.',
    ],
  },
};
