import type { Growing } from '../../../report-catalogue.js';

/** Slow planets in trine or sextile, by the house of the swifter one. */

export const jupiterUranusHarmonious: Growing = {
  1: [
    'Luck likes you when you move. A chance that would have frightened you looks like your size, and you can take it without burning anything down.',
  ],
  2: ['A new way to earn is lucky in its timing. Try the idea that costs little and could be repeated.'],
  3: [
    'Ideas come quickly and meet people who can use them. Answer the odd message; it has more behind it than the regular mail.',
  ],
  4: [
    'There is room at home for an experiment, and everyone is in the mood for it. Move one wall of habit and leave the others.',
  ],
  5: [
    'What you do for fun leads somewhere you had not looked. An invitation at short notice deserves a yes.',
  ],
  6: ['Work can be made freer and better in one stroke. Propose the method that saves everybody an hour.'],
  7: ['Somebody may bring you good news. Agreements that leave both of you air are easy to reach.'],
  8: [
    'A tie that had chafed can be loosened to the advantage of both. Ask for new terms while the mood is generous.',
  ],
  9: [
    'A course, a journey or a teacher turns up by chance and opens more than you had asked for. Follow it a little way.',
  ],
  10: [
    'A turn in your work is welcome for once to those above you. Put the unusual proposal in plain words.',
  ],
  11: [
    'New friends bring you into something hopeful. What looked like a hobby of theirs may need exactly what you can do.',
  ],
  12: [
    'Relief comes from a side you had not watched. Something that worried you in private simply changes, and you may let it.',
  ],
};

export const jupiterNeptuneHarmonious: Growing = {
  1: [
    'You are at your kindest, and hopeful with reason. People confide in you; let some of that trust be returned.',
  ],
  2: [
    'Generosity does you good as well as others. Give what you can spare, and let what you love doing show its worth.',
  ],
  3: [
    'The right words come, for a letter, a song or an apology. Write while they are there and check the addresses afterward.',
  ],
  4: [
    'Home is good to be in, and the past looks milder. It is a time for guests who need to be fed and asked nothing.',
  ],
  5: ['Imagination comes easily. What you make gets the best of it, or the person you court.'],
  6: [
    'Helping comes easily and is rightly received. A gentler way of working turns out to be the better one.',
  ],
  7: [
    'You and another believe in the same thing for a time, which is rarer than agreement. Plan something that needs belief.',
  ],
  8: [
    'Trust is given and kept. Something delicate between two people can be told, and is heard as it was meant.',
  ],
  9: [
    'Faith, travel and study run together. A place or a book may answer what you had not yet put as a question.',
  ],
  10: [
    'Your work may serve something larger than itself and be praised for it. Let others see what moves you in it.',
  ],
  11: ['A dream held in common gains people and good will. Add a date, and it will bear weight.'],
  12: ['Rest goes deep and mends a good deal. What comes to you in quiet hours can be believed.'],
};

export const jupiterPlutoHarmonious: Growing = {
  1: [
    'You have more influence than you are used to, and it comes from meaning what you say. Ask for the large thing once, calmly.',
  ],
  2: ['Means can be rebuilt on a sounder plan. Somebody with resources may back what you do well.'],
  3: [
    'Your words carry. Say the thing that has weight to the person who can act on it, and leave the rest of the list.',
  ],
  4: [
    'A thorough change at home has help behind it. What you clear out makes room for what you had long wanted there.',
  ],
  5: [
    'What you love can be gone at with whole heart, and gains by it. A piece of work or a love affair reaches another depth.',
  ],
  6: ['A bad arrangement at work can be ended for good, with the agreement of those who count.'],
  7: [
    'An ally is strong where you are not. Together you can move something that neither would have touched alone.',
  ],
  8: [
    'Old debts and old secrets can be settled to everyone’s advantage. What is shared grows by being put in order.',
  ],
  9: ['Study goes deep, and you can use what you learn. A teacher or a far place may change how you think.'],
  10: [
    'Ambition meets people who can further it. Say what you would do with more power before you ask for it.',
  ],
  11: [
    'In a circle with a purpose you can achieve a good deal. Those with influence are readier to join than you thought.',
  ],
  12: [
    'An old weight in you gets lighter. You may not be able to say when that began, only that you sleep better.',
  ],
};

export const saturnUranusHarmonious: Growing = {
  1: [
    'Order and freedom go together in you for once. Change one habit for good, in steps, and it will stay changed.',
    'You may become more yourself without frightening anyone. Announce the change in advance, and keep to the date.',
  ],
  2: [
    'A new source of income can be built soundly. Begin it as a sideline, with proper books.',
    'Ways of earning can be modernized with care. Keep the part that has always paid.',
  ],
  3: [
    'New ideas find their form. What you learn now can be put into rules that others understand.',
    'Old knowledge and new tools fit together in what you write or teach. Try it on one page.',
  ],
  4: [
    'The house can be altered without being shaken. Rewire it, in whatever sense, while the walls hold.',
    'A freer arrangement at home can be made to last. Agree on the one rule that everybody needs.',
  ],
  5: [
    'Play becomes a craft, or a craft becomes play again. Practice at something unusual repays you.',
    'You can do something daring well, because you have practiced. Show it to a small circle first.',
  ],
  6: [
    'A reform of the working day can be planned and kept. Old hands and new tools agree for once.',
    'A new tool or method may prove more reliable than people thought. Let it take over a single task for good.',
  ],
  7: [
    'A bond can give both of you more freedom and be firmer for it. Put the new terms into words.',
    'Two unlike people find a steady way of being unlike. It needs a calendar and some humor.',
  ],
  8: [
    'Joint affairs can be disentangled in good order. What is cut is cut cleanly, and what remains is signed.',
    'A complicated tie becomes simpler by agreement, and neither of you loses by it.',
  ],
  9: [
    'An unusual course of study gets a timetable. You can leave a school of thought without slamming its door.',
    'An old subject has something new to say, and somebody may show you where to start reading.',
  ],
  10: [
    'You can change direction at work without losing standing. Those above you want the new thing done by somebody reliable.',
    'An institution is ready for one new idea. Bring yours in the form it is used to.',
  ],
  11: [
    'Among friends, reformers and keepers of the minutes pull together. A plan that sounded wild may be given a budget.',
    'The youngest and the oldest in your circle want the same thing. Sit between them.',
  ],
  12: [
    'An old fear gives way to method. Take it apart slowly; it was built of quite ordinary pieces.',
    'Something rigid in you bends without breaking. You notice it by how you wake.',
  ],
};

export const saturnNeptuneHarmonious: Growing = {
  1: [
    'You can be both gentle and firm. A wish gets a form that will hold it, and you need not choose between the two.',
  ],
  2: ['What you care about can be given a sound footing. Small sums set aside for something loved add up.'],
  3: ['You say subtle things plainly. A text, a lesson or a long talk profits from patience.'],
  4: ['Home can be made both quieter and more solid. A memory is given its proper place and stops asking.'],
  5: [
    'Inspiration keeps regular hours. What you make by a little every day turns out as you had imagined it.',
  ],
  6: ['Service gets its limits, and is the better for them. You help where it helps, and go home on time.'],
  7: ['Two people see each other clearly and are kind about it. That is a foundation.'],
  8: ['Trust is put on paper without being hurt by it. A vague arrangement can be made clear.'],
  9: ['A belief proves itself in practice. Travel or study with a purpose goes deeper than you hoped.'],
  10: ['A calling can be made into a post, or a post into a calling. Both take time, and it is well spent.'],
  11: ['The dreamers among your friends meet the practical ones. Be the person who introduces them.'],
  12: [
    'Silence does you good and has a shape now. An hour kept for it every day is worth more than a week of escape.',
  ],
};

export const saturnPlutoHarmonious: Growing = {
  1: [
    'You have staying power. A hard change in how you live can be carried through, quietly and for good.',
    'You know your strength by now and do not have to prove it. What you decide about yourself holds, because you have thought it through.',
  ],
  2: [
    'Means can be put in order down to the ground. Debts go, and what is left is yours.',
    'You can earn steadily at something that others find too laborious. What you put aside is put aside for good.',
  ],
  3: [
    'You think thoroughly and speak little, and people listen. Research or a difficult letter goes well, because you take the time to find the exact word.',
    'People come to you for an answer they can rely on. A text or a study gains by the hours that nobody sees.',
  ],
  4: [
    'The foundations can be renewed. A matter of family or property that needed strength finds you with enough of it.',
    'Something old at home, a wall or a custom, proves sound enough to build on. The family leaves the hard part to you and thanks you for it.',
  ],
  5: [
    'Discipline takes what you love further than talent had. Fewer pleasures, gone into properly, satisfy more.',
    'You are serious about a pleasure, and it repays you. Practice that looked endless begins to be heard.',
  ],
  6: [
    'A long piece of work can be finished that others would have dropped. Go steadily, and rest before you have to.',
    'You are trusted with the task that must not go wrong. A method that you have worked out over time is taken up by others.',
  ],
  7: [
    'A bond stands up to the truth, and is stronger for having been tested. Loyalty is worth saying aloud.',
    'Two people who have been through something together can rely on each other, and others notice it.',
  ],
  8: [
    'Old obligations can be ended in good order. What two people share is put on terms that will last.',
    'You and another person can speak calmly about what each would leave or lend. The answer is put in writing and frees you both.',
  ],
  9: [
    'You can master a difficult subject. What you believe after that, you believe on good grounds.',
    'A long course of study begins to bear fruit, since you can now explain something hard in plain words.',
  ],
  10: [
    'Slow ambition gets its reward. Responsibility comes with the power to do something about it.',
    'You have the patience to let your work speak, and somebody with influence has been listening.',
  ],
  11: [
    'A small circle of serious people can change more than a crowd, if they stay together through the dull part.',
    'A friend of many years helps with something that needs strength, or you help them. A common plan gets a foundation.',
  ],
  12: [
    'What had been buried can be looked at with steady eyes. You are strong enough for it, and it is smaller than it was.',
    'An old fear has less power over you than you remembered. You go on with a private piece of work, and nobody need hurry you.',
  ],
};

export const uranusNeptuneHarmonious: Growing = {
  1: [
    'You can be new and gentle at once. What you sense and what you dare are in step, and people find you easier to follow.',
    'You change without having to break with anyone. People say that you seem more like yourself.',
  ],
  2: [
    'Money and ideals get on better than usual. An unusual skill of yours may do some good and be paid for it.',
    'Something that you would do for nothing may find a buyer. You mind less about what you do not have.',
  ],
  3: [
    'Ideas come like music, whole and without effort. Write them down before you explain them.',
    'You understand somebody whose language or age is not yours. A chance remark gives you the word that you had been looking for.',
  ],
  4: [
    'Home opens to something lighter. A freer way of living together feels less like a change than like a memory.',
    'Somebody at home has a wish that would once have seemed odd, and it suits everyone. You need fewer rules than you had.',
  ],
  5: [
    'Invention and feeling work together. What you make now may be years ahead, and it moves people already.',
    'You play as you did before you knew how it is done. Something comes of it that you could not have planned.',
  ],
  6: [
    'A kinder way of working suggests itself, and new tools help. You can try it without asking everyone first.',
    'Work that you believe in costs you less strength. A new way of doing it occurs to you at an idle moment.',
  ],
  7: [
    'You meet people with whom few words are needed. Freedom and sympathy come in one person.',
    'A partner surprises you by guessing what you had not said. You leave each other more room and feel nearer for it.',
  ],
  8: [
    'Something between two people dissolves without a quarrel, and leaves both of them freer.',
    'You can let somebody else have a secret of yours, or part of a sum, without counting. Trust grows by it.',
  ],
  9: [
    'Your view widens of itself. A strange idea or a far place feels like one you had known.',
    'A book, a place or a stranger confirms something that you have long suspected. You need not be able to prove it yet.',
  ],
  10: [
    'The direction of your work changes as the times do, and you notice early. Trust the hunch and describe it soberly.',
    'You are taken on or recommended for something that has no proper name as yet. It suits you better than what has one.',
  ],
  11: [
    'You find your own people more easily than before, and share a hope with them that is a little ahead of its day.',
    'You meet people with the same odd hope, and it seems less odd among them. They may live far away.',
  ],
  12: [
    'Dreams and sudden insight agree. A quiet door opens, and what comes in is friendly.',
    'You rest well, and know on waking what you want. It may be only a small thing, and it is the right one.',
  ],
};
