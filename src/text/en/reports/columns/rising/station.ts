import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const station: ThemesByHouse = {
  1: {
    intro: [
      'In your rising sign one of the slow planets comes to a stop in {year}, and there it stays for a while like a guest on the threshold. You can look at each other. What it has come for may be plain before it moves again.',
    ],
    thought: [
      'A heron in shallow water stands until it is taken for a post. Small fish swim through its shadow. It is not resting; nothing in the pond is more awake. In this year something in you stands like that, and people may ask if you are well. What are you waiting to see clearly? The water is nearly still.',
    ],
    close: [
      'You waited, without moving, until you could see clearly what you wanted, as a heron waits in shallow water. It was quite near, and when it came you were ready.',
    ],
  },
};
