import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const neptuneEnters: ThemesByHouse = {
  1: {
    intro: [
      'Neptune reaches your rising sign in {year}, and your edges soften. People see in you what they wish to see, and you take in more of them than before. Some plain habits will help you to stay recognizable to yourself.',
    ],
    thought: [
      'People see in you {when} what they are looking for. You are given parts to play, the helper, the artist, the one who understands, and you may like several of them. It also means that you can lose track of what you want, and of where you end and others begin. A firm daily habit is of more use against that than any decision. Whatever else changes, it tells you who came home.',
    ],
    close: [
      'You have kept to one firm habit, whatever people took you for. You feel more than you did, and know which of the feelings are yours.',
    ],
  },
  2: {
    intro: [
      'In {year} Neptune enters the second house from your Ascendant, where means and worth are kept. Prices blur and gifts shine. You may live from an art or an act of kindness, if somebody keeps the books.',
    ],
    thought: [
      'Money and meaning are easily confused {when}. You may want to give more, or to earn something by what you love, and both are possible within limits. Affection, skill and knowledge increase when you share them, and money does not. It helps to treat the two differently: be free with the one, and let somebody with a clear head look over the other.',
    ],
    close: [
      'You have been free with your time and your knowledge, and careful with money. You feel richer, and have the figures at hand as well.',
    ],
  },
  4: {
    intro: [
      'Neptune comes to the fourth house in {year}, to the foot of your chart. The past grows mild, home becomes a shelter for more than yourself, and you long for a place that may exist only in part.',
    ],
    thought: [
      'You may long for an earlier home {when}, or for the way a family once was. Memory makes it more beautiful than it can have been, and there is no need to correct it. Something real is at the bottom of the wish: quiet, music, a person who had time. Find out what you miss most, and whether a little of it can be had where you live now.',
    ],
    close: [
      'Something that you missed from your childhood is back in the house, in a form that suits your age. The rest may stay as large as it is in memory.',
    ],
  },
  7: {
    intro: [
      'Neptune enters the sign of your Descendant in {year}, and you see other people in a kinder or a dimmer light. Great tenderness is possible, and great confusion. Whatever is promised should be promised in plain words.',
    ],
    thought: [
      'You see other people more kindly and less exactly {when}. To be admired is pleasant and rather lonely, and the person you admire may feel the same. Great tenderness is possible, and disappointment where nobody was to blame. If you can name a small fault of theirs, and like it, you are on safe ground. What you promise each other should be said in plain words.',
    ],
    close: [
      'You began by liking one small fault. There is somebody real across from you now, who is better company than a vision.',
    ],
  },
  8: {
    intro: [
      'In {year} Neptune comes to the eighth house from your Ascendant, and the lines between yours and mine begin to run. You forgive more easily and fear less. Joint papers need a reader with dry eyes.',
    ],
    thought: [
      'Closeness is easier {when} if you let somebody see what has hurt you. You may have kept an old loss to yourself so well that nobody dares to mention it. Neptune softens such things. One quiet talk with a person you trust is enough to begin with. In matters of shared money, on the other hand, ask for everything in writing.',
    ],
    close: [
      'You have let someone come near a loss that you had kept to yourself. It is less tidy than it was, and warmer.',
    ],
  },
  10: {
    intro: [
      'Neptune rises to the top of your chart in {year}, and ambition turns into something harder to name. You want your work to comfort, to delight or to heal. The public may have its own idea of you.',
    ],
    thought: [
      'Much of the good that your work does will not be reported to you {when}. People may misunderstand what you want, or admire you for the wrong reason. Neptune makes ordinary success seem less important than being of use. That can be a relief. Keep the practical side in order, and now and then explain in plain words to those in charge what you are doing.',
    ],
    close: [
      'You have done your work well for people you will never meet. Now and then, even so, you have told somebody in a sentence what you do.',
    ],
  },
  11: {
    intro: [
      'In {year} Neptune enters the eleventh house from your Ascendant, and you look for people who share a dream. Some circles will feel like family. See that the dream has an address and a budget.',
    ],
    thought: [
      'You are easily carried along by a common hope {when}, and carry others along as well. That makes for wonderful evenings. Some of the plans you make there will not survive a look at the calendar, and one or two will. Wait a few days before you promise your time or your money, and choose a plan that still makes sense to you then.',
    ],
    close: [
      'One common plan still made sense when the first enthusiasm was over, and you have given it your evenings. The others were good company all the same.',
    ],
  },
};
