import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const station: ThemesByHouse = {
  1: {
    intro: [
      'In your rising sign one of the slow planets comes to a stop in {year}, and stays there for a while. Part of your life may seem to wait along with it. What the pause is good for becomes clearer before the planet moves again.',
    ],
    thought: [
      'Something in you holds still this year, and others may ask whether you are well. You are not idle; you are watching more closely than usual. A decision about how you live or present yourself is being prepared, and it would be too early to announce it. Wait until you see clearly what you want. The planet’s turn is often the time at which it becomes plain.',
    ],
    close: [
      'You waited until you could see clearly what you wanted. It was nearer than you had thought, and when the chance came you were ready.',
    ],
  },
};
