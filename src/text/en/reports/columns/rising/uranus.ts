import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const uranusEnters: ThemesByHouse = {
  1: {
    intro: [
      'Uranus reaches your rising sign in {year}, and the way you come into a room begins to change. People find you livelier and less easy to place. You may surprise yourself before you surprise them.',
    ],
    thought: [
      'The manner by which others know you begins to come off {when}. You acquired it long ago, for reasons that no longer hold, and it is a relief to leave it at home now and then. Strangers get used to this at once, and people who have known you for a long time take their time. You may overdo it in the beginning. What you keep in the end is likely to be simpler than either.',
    ],
    turn: ['From now on you may catch yourself answering in another tone, mostly with strangers.'],
    close: [
      'You have tried a freer manner, on strangers first and then on those who count. They have stopped asking what has come over you.',
    ],
  },
  2: {
    intro: [
      'Means and worth become an experiment in {year}, when Uranus enters the second house from your Ascendant. Income may be irregular and ideas plentiful. What you can rely on is what you are able to do.',
    ],
    thought: [
      'Your means become irregular and interesting {when}. If you depend on one source of income or strength, you may notice how much you depend on it. A second one, however small, would let you sleep better, and you have more ideas for it than time. Not all of them will pay. Try the one that needs least money and most of what you can do.',
    ],
    turn: ['From now on somebody may ask in passing whether you would do for money what you do for fun.'],
    close: [
      'A second source of income has yielded a little, and that is a beginning. Such things grow best in the years when nobody depends on them.',
    ],
  },
  4: {
    intro: [
      'Uranus comes to the foot of your chart in {year}, to the fourth house, and home is where you feel it. You may move, rebuild, or simply decide that you belong in another way to those you come from.',
    ],
    thought: [
      'You may want to live otherwise than you do {when}: in another place, with other people, or on other terms with those you come from. Some of the ties that hold you there can be cut, and some have to come along wherever you go. It is good to know which are which before anything is decided. An upheaval that spares the important ones is soon got over.',
    ],
    turn: ['From now on a suitcase, in fact or in mind, stands by the door.'],
    close: [
      'You took care of what must come along wherever you live, and let the rest be moved about. A place for it has been found since.',
    ],
  },
  5: {
    intro: [
      'Uranus brings invention to the fifth house of your chart in {year}. In love, in play and in what you create you would rather be surprised than successful, and children may lead the way.',
    ],
    thought: [
      'You are invited to be a beginner {when}, in love, in play or in something that you make. What you are good at has lost some of its charm, while something you have never done attracts you. You will be clumsy at it, with people looking on. It freshens everything else you do. Children and much younger people are good company for this.',
    ],
    turn: ['The thing that you have never done, and may be clumsy at, begins to attract you from now on.'],
    close: [
      'You have been a beginner at something, clumsily and in front of others. It was worth more than doing once again what you were good at, and you look back on it with some pride.',
    ],
  },
  7: {
    intro: [
      'Uranus enters the sign of your Descendant in {year}, and other people become the unpredictable part of your life. A partner may want more freedom, or someone free may become a partner. Old terms are open to discussion.',
    ],
    thought: [
      'Other people are the moving part of your life {when}. Somebody close may want more freedom, or you may, and either of you is a little afraid of what the other will do with it. There is no rule for how much closeness and how much air two people need, and what you agreed on earlier may simply be out of date. It can be tried in small amounts and taken back.',
    ],
    turn: ['From now on either of you may suggest an exception, for one evening to begin with.'],
    close: [
      'You gave the other person a little of the freedom that you had been afraid to give. What came back of its own accord belongs to you both.',
    ],
  },
  8: {
    intro: [
      'What you share, owe or fear to lose is stirred up in {year}, as Uranus enters the eighth house from your Ascendant. A sudden change in joint affairs may come as a shock at first and as a release later.',
    ],
    thought: [
      'Something that binds you to another person, a debt, a joint account, a secret, may come loose {when}. It is possible that the tie was kept for the sake of the contact, and then there is a silence when it is gone. You will have to find out whether there is anything else between you. That is a little alarming, and it is also how some friendships begin.',
    ],
    turn: ['From now on an old tie may end with a short letter, and leave you oddly light.'],
    close: [
      'An old debt between you and somebody is settled, and you have found out whether there was more to the friendship. Either answer leaves you freer than the debt did.',
    ],
  },
  10: {
    intro: [
      'Uranus reaches the top of your chart in {year}, and your calling wants more freedom than your position allows. A change of course is possible, by your own choice or by an accident that you can use.',
    ],
    thought: [
      'You do not fit into your work as you did, and {when} you notice it. A good name protects one and also keeps one in: you are asked for what you have always done. You may be tempted to throw it all over after one bad meeting. An offer to do something that nobody would think of asking you for, made in a quiet hour, gets you further.',
    ],
    turn: ['From now on you notice more often where you no longer fit into your work.'],
    close: [
      'You offered to do a kind of work that nobody would have asked you for. It no longer sounds strange, to others or to you.',
    ],
  },
  11: {
    intro: [
      'Friends and aims are renewed in {year}, when Uranus enters the eleventh house from your Ascendant. You meet people who are ahead of their time, and some of what you hoped for turns out to be out of date.',
    ],
    thought: [
      'One of your hopes is out of date, and {when} you notice which. You come together with people who want other things than your old circle did. In their company something that you have named as your goal from habit sounds strange. You may feel disloyal for a while. The friends who knew you before it will understand that best.',
    ],
    turn: ['The hope that is out of date begins to sound strange from now on, in the company of new people.'],
    close: [
      'You have stopped naming the old aim, and something else has taken its place. The new company had a suggestion.',
    ],
  },
};
