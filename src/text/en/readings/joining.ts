import type { NatalChapterCells, ReadingCatalogue } from '../../reading-catalogue.js';

/** In what a body has its say: before its name where two that differ stand in one sentence. */
export const fields: NatalChapterCells['fields'] = {
  0: { start: 'For the most part,', within: 'for the most part,' },
  1: { start: 'At home, or when you are tired,', within: 'at home, or when you are tired,' },
  2: { start: 'In talk,', within: 'in talk,' },
  3: { start: 'In love and friendship,', within: 'in love and friendship,' },
  4: { start: 'When something has to be done,', within: 'when something has to be done,' },
  5: { start: 'In what you hope and plan,', within: 'in what you hope and plan,' },
  6: { start: 'In what you answer for,', within: 'in what you answer for,' },
  7: { start: 'Where your freedom is concerned,', within: 'where your freedom is concerned,' },
  8: { start: 'In what you dream of,', within: 'in what you dream of,' },
  9: { start: 'Where a great deal is at stake,', within: 'where a great deal is at stake,' },
  15: { start: 'At a first meeting,', within: 'at a first meeting,' },
  16: { start: 'In your work,', within: 'in your work,' },
  22: { start: 'With one other person,', within: 'with one other person,' },
  23: { start: 'At home,', within: 'at home,' },
};

/**
 * How two things that have been said of a person are both true: `{A}` has been read before `{b}`, and each is named with its
 * field where those differ. The first where the first side of a matter was read first, the second where it was the other way
 * about. They follow the paragraph of the second, and claim nothing that the two have not said: a third may be open where they
 * are shy.
 */
export const bridges: ReadingCatalogue['bridges'] = {
  anger: [
    '{A} has the sharp word out at once; {b} swallows it, and the grievance may come up a good deal later.',
    '{A} keeps a grievance to itself; {b} has the sharp word out before it can be kept.',
  ],
  speech: [
    '{A} has an answer ready, in small matters at least; {b} speaks late, once it is sure, and says less than it knows.',
    '{A} speaks late and in few words; {b} has an answer ready, and may say more than you had meant to.',
  ],
  approach: [
    '{A} makes the first move; {b} waits to see whether people and things can be trusted.',
    '{A} waits and watches first; {b} makes the first move.',
  ],
  notice: [
    '{A} puts you where people can see you; {b} does its work where nobody looks, and you need the one as much as the other.',
    '{A} works out of sight; {b} puts you where people can see you, and some of what they see was prepared in private.',
  ],
  praise: [
    '{A} is glad of praise; {b} looks for what is wrong with it. To be thanked for something exact gets past the objection.',
    '{A} waves a compliment away; {b} remembers it word for word, and would have missed it.',
  ],
  company: [
    '{A} needs people around; {b} needs a closed door. You may notice only afterward which of the two was due.',
    '{A} needs to be alone; {b} needs company, and you do best when one follows the other.',
  ],
  money: [
    '{A} spends and treats people; {b} puts something by, and does not touch it.',
    '{A} watches what it spends; {b} can let a large sum go in a moment, most easily for somebody you love.',
  ],
  bonds: [
    '{A} holds the people it loves close; {b} needs room, and would rather not be asked where it has been.',
    '{A} keeps some distance even from those it loves; {b} holds one or two people very close, and it is there that you can be hurt.',
  ],
  measure: [
    '{A} hopes and promises on a large scale; {b} promises only what it can keep. People may hear the hope and take it for the promise.',
    '{A} asks for little; {b} wants a great deal, and gives more than the careful side of you would have signed.',
  ],
  change: [
    '{A} stays with what it has chosen; {b} moves on when a thing has gone stale.',
    '{A} likes to move on; {b} stays with what it has once taken to.',
  ],
  feelings: [
    '{A} lets people see what you feel; {b} hides what it longs for or is afraid of.',
    '{A} keeps a feeling private; {b} shows it, now and then before you have decided.',
  ],
  peace: [
    '{A} smooths a disagreement over; {b} says what it thinks, and people who took you for mild may be surprised.',
    '{A} contradicts people openly; {b} goes a long way to spare them.',
  ],
  pace: [
    '{A} is quick and can’t bear to wait; {b} takes its time.',
    '{A} takes its time; {b} is quick and can’t bear to wait.',
  ],
  belief: [
    '{A} takes people at their word; {b} checks what they say.',
    '{A} checks what it is told; {b} takes a good deal on trust.',
  ],
  order: [
    '{A} likes a plan and keeps to it; {b} makes things up on the way.',
    '{A} makes things up on the way; {b} wants them exact and in order.',
  ],
  confidence: [
    '{A} tries again at once when something has gone wrong; {b} doubts, and is slow to be satisfied.',
    '{A} doubts, and is slow to be satisfied; {b} is sure, and acts while the doubt is still talking.',
  ],
  will: [
    '{A} will not be talked round; {b} gives way, perhaps further than anyone had asked.',
    '{A} gives way for the sake of others; {b} does not yield, least of all to somebody who pushes.',
  ],
  wholeness: [
    '{A} wants one thing, with all its strength; {b} sees two sides, and cannot choose as quickly.',
    '{A} sees two sides of a thing and hesitates; {b} wants one, and once you have begun you are all in it.',
  ],
  judgment: [
    '{A} decides at once, and mostly keeps to it; {b} likes to think a second time, and the large questions deserve that.',
    '{A} decides late, on second thoughts; {b} knows at once, and in small things you may trust it.',
  ],
  candor: [
    '{A} tells people freely how things are with you; {b} keeps what matters most to itself.',
    '{A} keeps what matters most to itself; {b} speaks of it freely once it feels among friends.',
  ],
  strangers: [
    '{A} is taken to by strangers at once; {b} lets itself be known slowly, and they may be surprised at what comes later.',
    '{A} keeps strangers guessing; {b} is easy to like at once, so that it depends on the day which of the two they meet.',
  ],
  help: [
    '{A} asks when it needs something; {b} would sooner manage alone, and is the one to be asked after.',
    '{A} would sooner manage alone; {b} is glad to be helped, above all when it did not have to ask.',
  ],
  grudges: [
    '{A} forgives and forgets; {b} remembers, and may bring up long afterward what the other had let go.',
    '{A} remembers a hurt for a long time; {b} lets most things pass, and has forgotten them by evening.',
  ],
  rules: [
    '{A} keeps to the rules; {b} asks what they are for, and breaks those that are for nothing.',
    '{A} asks what a rule is for; {b} keeps to it all the same, once there is a duty in it.',
  ],
};
