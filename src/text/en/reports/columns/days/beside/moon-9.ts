import type { MoonBeside } from '../../../../../report-catalogue.js';

export const besideMoon9: MoonBeside = {
  1: [
    'With {moon}, you see yourself from farther off, with some humor, and that helps.',
    'A wider view gives you confidence, with {moon}: this is one step on a long road.',
    'With {moon}, somebody from elsewhere sees what you are capable of, more clearly than those at hand.',
    'You are hopeful with {moon}, and people believe what you believe of yourself.',
  ],
  2: [
    'In thought you are somewhere else altogether, with {moon}, where nothing has to be paid for.',
    'With {moon}, a large idea carries you off now and then from the small sums.',
    'You are thinking of larger things than money, with {moon}, and that does you good.',
    'With {moon}, you would like to travel, and thinking about it costs nothing.',
  ],
  3: [
    'With {moon}, you want to talk about what matters, and the others are exchanging news.',
    'You have firm opinions, with {moon}, and it takes patience to hear out the small facts.',
    'With {moon}, your thoughts are far away while somebody nearby is speaking to you.',
    'The large view is tempting, with {moon}, though the question was a small and practical one.',
  ],
  4: [
    'Far away from home there is much to interest you, with {moon}, and you can visit it in an armchair.',
    'With {moon}, a book or a distant friend takes you out of the house for an hour.',
    'You are a little restless, with {moon}, which has nothing to do with anyone at home.',
    'With {moon}, what you hope for lies in another direction, and there is no hurry about it.',
  ],
  5: [
    'With {moon}, you are in good spirits and ready for an adventure, a small one included.',
    'Whatever widens the heart is welcome, with {moon}: a trip, a foreign song, a new face.',
    'With {moon}, you take love as a journey rather than a test, and enjoy the view.',
    'You laugh easily with {moon}, and see the good in people.',
  ],
  6: [
    'With {moon}, your mind wanders off, and the task has to call it back.',
    'You would like to know what it is all for, with {moon}, just when the work has to be done.',
    'With {moon}, you would rather be on the road than at work.',
    'A large idea and a full schedule get in each other’s way today, with {moon}.',
  ],
  7: [
    'With {moon}, you and the other person are looking in the same direction, and it is a good one.',
    'You can be generous with {moon}, since you see the whole of the other person and not just the one fault.',
    'With {moon}, a plan for a trip or a course gives the two of you something to look forward to.',
    'A shared conviction is a strong tie, with {moon}, and you notice that you have one.',
  ],
  8: [
    'When it gets too close you can look into the distance, with {moon}, and breathe.',
    'With {moon}, part of you has already moved on and is reading about other countries.',
    'You can hope for a good deal, with {moon}, in spite of what worries you.',
    'With {moon}, you also take an interest in something that has nothing to do with all this.',
  ],
  10: [
    'In between you think of larger things, with {moon}, and that does your work no harm.',
    'With {moon}, you dream a little of elsewhere, which nobody in the office needs to know.',
    'What you believe in is not up for discussion at work, with {moon}, and keeps you warm regardless.',
    'With {moon}, something you are learning for its own sake refreshes you after duty.',
  ],
  11: [
    'With {moon}, you bring an idea into the circle that makes the others look up.',
    'Hope is catching, with {moon}, and you have enough for several people.',
    'With {moon}, a friend from another background shows you how the plan could work.',
    'You see where it could lead, with {moon}, and can describe it so that others want to come along.',
  ],
  12: [
    'With {moon}, you feel strongly about something and would like to say so, while quiet would serve you better.',
    'The wish to be off and the wish to lie down are both genuine, with {moon}.',
    'With {moon}, large questions keep you awake that could be asked at breakfast.',
    'You promise more than you have the strength for, with {moon}, if nobody stops you.',
  ],
};
