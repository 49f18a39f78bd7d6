import type { ByNatureWordings } from '../../../catalogue.js';

export const mercuryMeetings: Pick<ByNatureWordings, 'conjunction'> = {
  conjunction: {
    1: [
      'What you say about yourself is heard and repeated, so say it clearly. Others are curious about your opinion, and like to be asked for theirs in return.',
      'Something you have long wanted to say can be said, because you have thought it through. Words come so easily that it is worth checking whether they still say what you mean.',
    ],
    2: [
      'News about money should be read to the last paragraph, where the conditions are. Then answer in figures. A clear question to whoever pays you brings more than a hint.',
      'Your abilities are worth more than you usually mention. If you think over what you own and can do, you may come upon something that ought to be paid for.',
    ],
    3: [
      'Conversations on the way turn out to be worth more than the errand. Somebody nearby may have the answer to a question of yours, and never guessed that it mattered.',
      'Errands and calls are quickly done, and people are easy to reach. Gossip travels just as fast, so ask where a story comes from before you believe it.',
    ],
    4: [
      'Family talk is unusually frank. Ask how a certain thing was decided back then. Whoever tells it may correct the tale halfway through, and should be allowed to.',
      'Some question about your home can be cleared up in writing or on the telephone. Ask the others what they think before you answer; whoever says least may have noticed the most.',
    ],
    5: [
      'Wit is one way to be liked, and yours is in good order. A light message to a person you are fond of says more than a declaration would, and commits nobody.',
      'Ideas come in play, or from a child’s questions. Whatever you are making profits if you explain it to somebody, because you notice yourself where it is not clear yet.',
    ],
    6: [
      'Ten minutes of talk at work replace an afternoon of messages. Ask what is in the way, and write down the answer. Nerves ease once the day has an order and an end.',
      'Patience helps you to find out how a thing at work really functions. Pass it on to your colleagues in plain words, and all of you are spared a good deal of trouble.',
    ],
    7: [
      '“What did you mean by that?” is the most useful question you can put to a partner, in a friendly tone. They probably have an answer prepared. Hear all of it before you begin yours.',
      'An agreement gains by being gone over once more, side by side. Strike whatever neither of you can explain. What remains is short, and will be kept.',
    ],
    8: [
      'A confidence wants to be told, and you may choose to whom: somebody who can keep it. Money and promises are a less awkward subject once that has been said.',
      'A letter about money that nobody wanted to open may turn out duller than feared. If the two of you go through it together, you will both know where you stand.',
    ],
    9: [
      'You have a question about something large, and the right person is within reach. Ask what you truly fail to understand. News from far away deserves a considered answer.',
      'Ideas come to you from far off, in other accents. Repeat them accurately, with the name of whoever had them first. Being corrected is part of the pleasure.',
    ],
    10: [
      'Your words count at work, so choose them, and also the person to whom you say them. A short, clear account of what you are doing may reach people you never meet.',
      'A talk with somebody in charge can settle what ten messages left open. Bring one question and one proposal. Write down the answer while you still remember the wording.',
    ],
    11: [
      'Among friends an idea is passed from hand to hand and gets better. Make a note of who said what. Someone you hardly know may add the piece that was missing.',
      'You are the one who brings people and news together. Put the right two in touch, and leave the rest to them. On the same occasion you could mention something you would like yourself.',
    ],
    12: [
      'A thought that kept escaping you finally holds still. Write it by hand, for nobody else. Later you can decide whether it was a memory, a plan or an excuse.',
      'In a quiet hour you understand what somebody really told you, some while ago. It is not too late to reply. A short letter would be the right form.',
    ],
  },
};
