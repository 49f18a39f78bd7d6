import type { ByNatureWordings } from '../../../catalogue.js';

export const mercuryMeetings: Pick<ByNatureWordings, 'conjunction'> = {
  conjunction: {
    1: [
      'Say your name clearly when you introduce yourself, because people will repeat it. Talk carries your stamp for some days and goes where you aim it. Leave a pause at the end, in which someone else may exist.',
      'The sentence you have been practicing on the dog is ready for human ears. Speak it early in the day. Fluency flatters, so check once that the point and the speaker are still facing the same way.',
    ],
    2: [
      'News about earnings is best read to the last paragraph, where the conditions are. Then answer in figures. A clear question put to whoever pays you brings more than a hint, and costs a stamp.',
      'Write the inventory: possessions, abilities, and which of them anyone asks for. It comes out longer than expected, with an item near the bottom that deserves a price tag.',
    ],
    3: [
      'A short trip turns out to be mostly conversation, and the best of it happens on the platform. Have your question ready. Somebody nearby knows the answer and has been waiting for an excuse to give it.',
      'Three birds on one wire: call your brother, sign up for the class, return the neighbor’s key. Words and legs agree for a day or two. Only the gossip is going too fast to be true.',
    ],
    4: [
      'Pass the potatoes and bring up the subject. Family talk is unusually frank at present, so ask how a thing was decided back then. The teller may correct the tale halfway through, and should be allowed to.',
      'A landlord’s letter or a note on the refrigerator wants a plain reply. Read it to the others at home before you write back, since the one who says least has probably noticed the missing comma.',
    ],
    5: [
      'Limericks are a form of courtship, and your rhymes are in. Compose one for the person you like. If it falls flat you have at least been funny about it, which is rarer than being smooth.',
      'A child’s “why” is worth following four questions down, to where you no longer know. Something you are making profits from the same treatment: explain it aloud, and hear where your voice slows.',
    ],
    6: [
      'Ten minutes of talk at the change of shift replace an afternoon of emails. Ask what is in the way, and write the answer on the whiteboard. Nerves ease once the day has an order and a last item.',
      'The manual exists, thrice translated, and you are the one with the patience. Read it, draw the diagram, tape it up. Coworkers will thank you until they find the typo.',
    ],
    7: [
      '“What did you mean by that?” is the most useful line available, asked with raised eyebrows instead of a raised voice. A partner has an answer prepared. Hear it through before you open your own folder.',
      'Contracts like a third draft. Sit side by side with the other party, one pen between you, and strike whatever neither can explain. Agreement arrives in small words, so be wary of any that need a dictionary.',
    ],
    8: [
      'A confidence wants out, and you can choose whose ears. Pick the person who remembers things without using them. The talk about what you owe each other, in cash or candor, goes easily after that.',
      'Find the envelope nobody has opened since spring. Its contents are duller than the dread was. Two heads over one statement, a pencil, a plate of crackers, and a shared matter has its facts straight.',
    ],
    9: [
      'The lecture has a question period, and yours is the hand. Ask what you truly fail to understand. Word from abroad, or from a publisher, is worth a considered answer instead of a thumbs-up.',
      'Pronounce the foreign word badly and be corrected by someone delighted to do it. Ideas come in from far off these days. Quote them accurately, with the name of whoever had them first.',
    ],
    10: [
      'What you say about your work is heard on upper floors. Prepare a version that fits between the lobby and the fourth. Leave out the clever aside, which travels fastest and arrives without its smile.',
      'The microphone is on. A public statement, even a modest one, comes off well if it contains one fact nobody else has. Let a skeptical colleague read it over before it goes to print.',
    ],
    11: [
      'Five people want the same thing and each describes it differently. Be the translator. A message to the whole circle, brief and with a date to vote on, moves a shared hope farther than another round of enthusiasm.',
      'An acquaintance mentions in passing the very contact you need. Catch it before the subject changes to sandwiches. Return the service soon, for introductions dry up when they only run one way.',
    ],
    12: [
      'A thought that kept ducking finally holds still. Write it by hand, for no reader, and see whether it is a memory, a plan or an excuse. Tell one other person later, if it still sounds like you.',
      'Talking to yourself deserves better acoustics: a tiled stairwell, a parked car, a path by the water. Ask aloud what remains unfinished. The first answer is usually chatter, and the third tends to be it.',
    ],
  },
};
