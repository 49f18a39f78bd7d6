import type { ThemesByHouse } from '../../../../report-catalogue.js';

/** Something is held up. */
export const checks: ThemesByHouse = {
  1: {
    intro: [
      'You are made to wait this month, or to think again, in a matter close to your heart. It is less a refusal than a second reading. Whoever can bear to look unfinished for some weeks comes out of it with a clearer outline.',
    ],
    thought: [
      'Obstacles are frank in a way that friends are not. What is this one telling you about your plan?',
    ],
    close: [
      'A plan that has taken in what the obstacle says is a better plan. You lose some time over it this month and are spared a larger loss later.',
    ],
  },
  2: {
    intro: [
      'Money and means call for restraint this month. Something costs more time than expected, or comes in later, and you find out how much you need in order to be content. The figure is usually lower than the fear.',
    ],
    thought: [
      'Frugality can be a punishment or a game. What could you do without for these weeks, just to see?',
    ],
    close: [
      'Do without something for the rest of the month. If it turns out to be no loss, it can stay away, and you keep the money.',
    ],
  },
  3: {
    intro: [
      'Messages go astray this month, or arrive before they have been thought through. It is a time for second drafts, for asking again, for reading to the end. What you clear up now will not have to be cleared up in anger.',
    ],
    thought: ['Every misunderstanding has two authors. In which of yours could you rewrite your own half?'],
    close: [
      'Write or say your own half again, more plainly. More often than one would think, the other half follows.',
    ],
  },
  4: {
    intro: [
      'Things at home do not fall into line this month. A building matter, a relative, or simply too many people with too little room: each of them asks for a slower tempo. Peace comes by way of small, reliable agreements.',
    ],
    thought: [
      'What is hard at home is often only what has never been settled. Which rule would spare you all the most words?',
    ],
    close: [
      'If you can agree at home on the one rule that would spare you all the most words, the month was worth the trouble. Nobody will think about it any more in a year, which is what rules are for.',
    ],
  },
  5: {
    intro: [
      'Joy meets with delays this month. Somebody is reserved, a work resists, an evening out has to be put off, and you are left with the question how much you want it. Wanting without having is a school for taste.',
    ],
    thought: ['What do you love so much that you would rather have it later and whole than now and in part?'],
    close: [
      'Wait for the whole of what you love where you can. In the meantime your taste is growing more certain, and that is no small gain for a slow month.',
    ],
  },
  6: {
    intro: [
      'The daily grind deserves its name this month. Too much comes in, or your strength goes out, and something has to be arranged differently. Begin with the sleep, the breaks and the one task that could be somebody else’s.',
    ],
    thought: [
      'A machine that is always running cannot be repaired. When could yours stand still for an afternoon?',
    ],
    close: [
      'Take one afternoon off, even if it has to be booked. A machine is repaired more quickly when it stands still, and you may wish to make it a habit.',
    ],
  },
  7: {
    intro: [
      'A relationship is tested this month, though not beyond its strength. The other person is slow, or stubborn, or right at the wrong moment. Much is gained by putting off the great discussion and getting the small courtesies right.',
    ],
    thought: ['A quarrel is sometimes a clumsy way of asking to be noticed. Who is asking, and for what?'],
    close: [
      'Where somebody only wanted to be noticed, notice them. The matter itself is usually of quite ordinary size.',
    ],
  },
  8: {
    intro: [
      'There is pressure this month where things are shared. Accounts, expectations or old injuries want to be looked at, and to look away would cost more. Go slowly, keep to the facts, and do not settle at midnight what will be clear at noon.',
    ],
    thought: ['Control is what one reaches for when trust is short. What would help you to need less of it?'],
    close: [
      'Find out the one thing that would let you hold on less tightly. A little more knowledge, or a little more time, often does it.',
    ],
  },
  9: {
    intro: [
      'Great plans are put through the mill this month. A permit, an exam, a doubt, another person’s better argument: something stands between you and the far shore. It is an opportunity to find out how much of the plan is ballast.',
    ],
    thought: [
      'Ideals are tested by what one does on a wet weekday. Which of yours still gets up in the morning?',
    ],
    close: [
      'Keep to the ideal that still gets up in bad weather. The others need not be thrown away; they can wait until there is better weather.',
    ],
  },
  10: {
    intro: [
      'At work the wind is against you this month, or has dropped. A decision hangs fire, a superior wants proof, a goal turns out to lie farther off. How you carry it is seen by people who will have something to decide later on.',
    ],
    thought: [
      'Authority is sometimes just the ability to wait without fuss. What could you do well in the meantime?',
    ],
    close: [
      'Use the time in which you have to wait to do one thing well. When matters move again, you will be the one who is ready.',
    ],
  },
  11: {
    intro: [
      'Plans with others get stuck this month. Opinions differ, someone withdraws, a hope proves to have been several hopes under one name. Better a smaller circle with a real aim than a large one with a fine title.',
    ],
    thought: [
      'What people want together has to be said again from time to time. When did you last hear it said, and did you agree?',
    ],
    close: [
      'If you still agree with what you all wanted, say so, and in fewer words than last time. If you do not, this is a fair month to mention it.',
    ],
  },
  12: {
    intro: [
      'You are slowed down from within this month. Tiredness, an old sadness or a wish to be left alone has its reasons, and they are better than they sound at first. Do less, do it gently, and let some calls go unanswered.',
    ],
    thought: ['Exhaustion is honest. What would it say if you let it finish its sentence?'],
    close: [
      'Let the tiredness finish what it has to say. It usually asks for less than you fear, and most of that can be granted.',
    ],
  },
};
