import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const neptuneEnters: ThemesByHouse = {
  1: {
    intro: [
      'Neptune reaches your rising sign in {year}, and your edges soften. People see in you what they wish to see, and you take in more of them than before. Some plain habits will help you to stay recognizable to yourself.',
    ],
    thought: [
      'People see in you this year what they are looking for. You are given parts to play, the helper, the artist, the one who understands, and you may like several of them. It also means that you can lose track of what you want, and of where you end and others begin. A firm daily habit is of more use against that than any decision. Whatever else changes, it tells you who came home.',
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
      'There is a wealth that increases when it is spent and another that does not, and for a while it may be hard to tell them apart. What do you have more of each time you give it away?',
    ],
    close: [
      'The kind of wealth that grows was spent freely, and the other was counted. You feel richer, and have the figures at hand as well.',
    ],
  },
  4: {
    intro: [
      'Neptune comes to the foot of your chart in {year}. The past grows mild, home becomes a shelter for more than yourself, and you long for a place that may exist only in part.',
    ],
    thought: [
      'In memory the rooms are larger and the summers longer, and it is no use measuring them. Something real is kept there all the same. What did you have as a child that you would like in the house again?',
    ],
    close: [
      'Something that you missed from your childhood is back in the house, in a form that suits your age. The rest may stay as large as it is in memory.',
    ],
  },
  7: {
    intro: [
      'Neptune crosses your Descendant in {year}, and you see other people in a kinder or a dimmer light. Great tenderness is possible, and great confusion. Whatever is promised should be promised in plain words.',
    ],
    thought: [
      'You see other people more kindly and less exactly this year. To be admired is pleasant and rather lonely, and the person you admire may feel the same. Great tenderness is possible, and disappointment where nobody was to blame. If you can name a small fault of theirs, and like it, you are on safe ground. What you promise each other should be said in plain words.',
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
      'Grief and closeness use the same door. Whoever keeps it shut against the one keeps out the other as well. What loss have you kept so tidy that nobody can come near it?',
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
      'A lighthouse keeper is rarely thanked by ships. He knows what he is for by the lamp, and by the nights on which nothing happens. What good does your work do that you will never hear about?',
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
      'Hope is catching, which is its strength and its danger. In a warm room anything seems possible. Which of your common plans still looks good on the way home in the rain?',
    ],
    close: [
      'One common plan still looked good in bad weather, and it has had your evenings. The others were good company, and can be remembered as that.',
    ],
  },
};
