import type { ByNatureWordings } from '../../../catalogue.js';

export const mercuryMeetings: Pick<ByNatureWordings, 'conjunction'> = {
  conjunction: {
    1: [
      'What you say about yourself is heard and repeated. Say it clearly. Talk carries your stamp now and goes where you aim it. Leave a pause at the end for someone else’s question.',
      'The sentence that you have been practicing is ready to be said. Say it early in the day. Fluency flatters, so check once that it still means what you mean.',
    ],
    2: [
      'News about money should be read to the last paragraph, where the conditions are. Then answer in figures. A clear question to whoever pays you brings more than a hint.',
      'What you own and can do deserves a list, which comes out longer than expected. Somewhere near the bottom is an ability that should have its price.',
    ],
    3: [
      'A short trip turns out to be mostly conversation, and a good one. Have your question ready. Somebody nearby knows the answer and has been waiting for an excuse to give it.',
      'Errands and calls are quickly done. Do the three that belong together. Words and legs agree for once. Only the gossip is going too fast to be true.',
    ],
    4: [
      'Family talk is unusually frank. Ask how a certain thing was decided back then. Whoever tells it may correct the tale halfway through, and should be allowed to.',
      'Some letter or note about your home wants a plain reply. Read it to the others before you write. The person who says least may have noticed the most.',
    ],
    5: [
      'Wit is a form of courtship, and yours is in good order. Write something funny for the person you like. If it falls flat you were at least not boring.',
      'A child’s “why” is worth following to the point where you no longer know. Whatever you are making profits by the same method: explain it aloud, and hear where you hesitate.',
    ],
    6: [
      'Ten minutes of talk at work replace an afternoon of messages. Ask what is in the way, and write down the answer. Nerves ease once the day has an order and an end.',
      'Somebody has to read the instructions, and you have the patience for it. Explain them to the others on half a page. They will thank you until they find the typo.',
    ],
    7: [
      '“What did you mean by that?” is the most useful question you can put to a partner, in a friendly tone. They have an answer prepared. Hear all of it before you begin yours.',
      'An agreement gains by being gone over once more, side by side. Strike whatever neither of you can explain. What remains is short, and will be kept.',
    ],
    8: [
      'A confidence wants to be told, and you may choose to whom. Take the person who remembers things without using them. After that it is easier to talk about what you owe each other.',
      'A letter about money that nobody wanted to open may turn out duller than feared. Go through it together. Two heads and a pencil have the facts straight in no time.',
    ],
    9: [
      'You have a question about something large, and the right person is within reach. Ask what you truly fail to understand. News from far away deserves a considered answer.',
      'Ideas come to you from far off, in other accents. Repeat them accurately, with the name of whoever had them first. Being corrected is part of the pleasure.',
    ],
    10: [
      'Your words count at work. Choose where you spend them. One short memo about your task will travel upward. Thank somebody in it by name.',
      'A talk with somebody in charge can settle what ten messages left open. Bring one question and one proposal. Write down the answer while you still remember the wording.',
    ],
    11: [
      'Among friends an idea is passed from hand to hand and gets better. Make a note of who said what. Someone you hardly know may add the piece that was missing.',
      'You are the one who brings people and news together. Put the right two in touch, and stay out of the way after that. Your own hope could do with a sentence as well.',
    ],
    12: [
      'A thought that kept escaping you finally holds still. Write it by hand, for nobody else. Later you can decide whether it was a memory, a plan or an excuse.',
      'In a quiet hour you understand what somebody really told you, some while ago. It is not too late to reply. A short letter would be the right form.',
    ],
  },
};
