import type { SynastryReadingCells } from '../../../../pair-catalogue.js';

/** The two are drawn together by what each lives for. */
export const tiesOfTheSun: SynastryReadingCells['ties'][0] = {
  0: 'Each is glad that the other exists, and each would live differently: most of their quarrels begin when one way is held up as the right one. They argue as allies, as long as neither has to lose in public.',
  1: 'They approve of each other by daylight, over plans and work, and things go wrong in the evening, when one is tired and the other has not noticed. Respect brought them together; learning how the other rests is what they still have to do.',
  2: 'What draws them together is that each believes in what the other is after. What they fall out over is smaller: a remark, a correction, a thing said in front of others. The belief is stronger than the remark, and they should say it aloud more often.',
  3: 'In what matters to them they are on the same side, and in what pleases them they are not, so they admire each other and still argue about how to spend a free day or a sum of money. The admiration is worth more than the free day.',
  4: 'Respect draws them together and temper drives them apart for an hour. They quarrel as equals do, quickly and about who decides, and afterward each thinks no less of the other. Their quarrels do harm only when one of them begins to keep count.',
  5: 'Each thinks highly of what the other wants to become, and together they overrate what can be done by Friday. Their disappointments are about size and seldom about good faith. When they cut a promise to what they can keep, the respect that began it all has something to stand on.',
  6: 'Each would like to be well thought of by the other, which is what draws them, and {name2} is slow to praise, which is what hurts. Much of their quarreling is about praise that was deserved, and thought, and never spoken.',
  7: 'Each likes what the other stands for, and {name1} cannot count on when {name2} will be there. What draws them is a shared sense of direction; what they argue about is a date, a plan, a change at the last minute. The shared direction survives all of that.',
  8: 'In large matters each can follow the other without trouble, and in small ones they lose each other, because one took as settled what the other never agreed to. They quarrel less over what they want than over what was said about it.',
  9: 'Two people who respect each other this much also measure themselves against each other. What draws them is strength, and what they fight over is whose strength decides. Neither would want the other weaker, and it helps to remember that in the middle of it.',
  pace: 'They agree on where to go. Nearly every quarrel is about when to set out, since {name1} is on the doorstep while {name2} still counts what it will cost. Each has saved the other from a mistake, and might say so.',
};

/** The two feel at home with each other. */
export const tiesOfTheMoon: SynastryReadingCells['ties'][1] = {
  0: 'What draws them is that they feel at home with each other, and what they quarrel about lies outside and is large: what each wants to do with a life, and whether the other’s way is a reproach. Such questions are best settled at the kitchen table, away from other people.',
  1: 'What holds them is a feeling of having come home, and what troubles them is that they don’t always come home in the same mood. One wants to be asked when the other wants to be left alone. Said early, either wish is granted here.',
  2: 'Being together comforts them, and talk can spoil it: something said badly, or not said at all, takes the comfort out of an evening. They make up by doing something side by side sooner than by explaining themselves.',
  3: 'They feel safe with each other, and what makes them argue is how affection ought to look: a present, a visit, a word, a meal. Neither lacks affection. Each gives it in the form that comes easiest, and may overlook the form in which the other gives it back.',
  4: 'The same closeness that comforts them brings them within reach of each other’s temper, and a sharp tone hurts more here than from anybody else. They are drawn back quickly, since neither can rest while the other is angry.',
  5: 'Being together does both of them good, and out of that good feeling they promise more than an ordinary week allows. What they quarrel about is mostly a kindness that was announced and did not come. The small ones, never announced, are what holds them together.',
  6: 'They need each other’s comfort, and {name1} finds it hard to ask for, while {name2} finds it hard to give before the work is done. The feeling of belonging is what brought them together. What they argue about is who should have noticed.',
  7: 'They feel at home together and never know for how long, because {name2} needs the door open. What draws them is rest, and what they quarrel about is leaving. Leaving does no harm once both know that {name2} will be back.',
  8: 'Each senses how the other is, which draws them close, and each also senses things that are not there, which is where the trouble comes from. One takes a mood for a message. Asking takes a minute and saves them a bad night.',
  9: 'They go deep with each other quickly, and then it matters too much. What draws them is that each can be weak here; what they fight over is what may be done with such knowledge. Trust grows every time a weakness is known and not used.',
  pace: 'They rest well together and start badly: {name1} wants to begin, {name2} wants to be sure, and each feels hurried or held. None of that is about affection. It belongs to mornings and plans, and by evening it is mostly forgotten.',
};
