import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const neptuneEnters: ThemesByHouse = {
  1: {
    intro: [
      'Neptune reaches your rising sign in {year}, and your edges soften. People see in you what they wish to see, and you take in more of them than before. Some plain habits will help you to stay recognizable to yourself.',
    ],
    thought: [
      'Neptune reaches your rising sign this year, and people see in you what they are looking for. You are given parts to play, the helper, the artist, the one who understands, and you may like several of them. It also means that you can lose track of what you want, and of where you end and others begin. A firm daily habit is of more use against that than any decision. Whatever else changes, it tells you who came home.',
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
  3: {
    intro: [
      'Words and images flow together in {year}, as Neptune enters the third house of your chart. You understand what is not said, with brothers, sisters and neighbors above all. Times and places ought to be written down.',
    ],
    thought: [
      'A letter can be true in every word and still miss what it was written for. Another is full of mistakes and arrives. To whom would you like to write so that it arrives?',
    ],
    close: [
      'You have written to somebody in the way you speak, mistakes and all. What they understood was more than you had put in.',
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
  5: {
    intro: [
      'In {year} Neptune enters the fifth house from your Ascendant and fills love and play with images. You may be inspired as never before, and mistaken about a person. What you make will outlast the mistake.',
    ],
    thought: [
      'To be enchanted is a talent, and it is wasted when it is only ever spent on people who did not ask for it. Which song, story or picture has been waiting for you to be in this mood?',
    ],
    close: [
      'You have put your dreams into something you made, and a little of them went to whoever sat beside you meanwhile. They had the advantage of being there.',
    ],
  },
  6: {
    intro: [
      'Neptune enters the sixth house of your chart in {year}, and plain work wants a meaning. You give more than is asked and tire more quickly. Choose whom you serve, and rest while it is still a choice.',
    ],
    thought: [
      'The helpful are easily found by those who need help, and also by those who only like it. From outside they look much the same. Who among the people you help has begun to do without you?',
    ],
    close: [
      'You have seen which of the people you help can do without you, and been glad. The others have got used to a little less.',
    ],
  },
  7: {
    intro: [
      'Neptune crosses your Descendant in {year}, and you see other people in a kinder or a dimmer light. Great tenderness is possible, and great confusion. Whatever is promised should be promised in plain words.',
    ],
    thought: [
      'You see other people more kindly and less exactly this year, since Neptune crosses your Descendant. To be admired is pleasant and rather lonely, and the person you admire may feel the same. Great tenderness is possible, and disappointment where nobody was to blame. If you can name a small fault of theirs, and like it, you are on safe ground. What you promise each other should be said in plain words.',
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
  9: {
    intro: [
      'Far places and large meanings draw you in {year}, when Neptune enters the ninth house of your chart. You may find a faith, a teacher or a shore. Check the return ticket, and go with an open heart.',
    ],
    thought: [
      'Some truths can be proved and some can only be lived for a while to see what they do to a person. What would you have to do for a year in order to find out whether you believe it?',
    ],
    close: [
      'You have begun to live by what you believe, as a trial. What that does to you shows first in the way you speak to people who do not believe it.',
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
  12: {
    intro: [
      'Neptune comes home to the twelfth house of your chart in {year}. Solitude, music and sleep give you more than company does, and you sense what others keep silent about. Come back from time to time and say so.',
    ],
    thought: [
      'Divers rise slowly, with stops on the way, so that what they carry in their blood does not harm them. Quiet people might do the same. Where do you stop on your way back to the others?',
    ],
    close: [
      'You have made a habit of stopping for a while between being alone and being with others. You bring something with you then, and they are glad that you took your time.',
    ],
  },
};
