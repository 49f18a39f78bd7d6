import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const plutoEnters: ThemesByHouse = {
  1: {
    intro: [
      '{planet}, which is very slow, comes to your rising sign in {year}, and begins on the first house, where you and the world meet. The change is too gradual to notice from day to day. Looking back after some years, you will see it.',
    ],
    thought: [
      'You begin to see yourself and others more sharply {when}, and it is tiring at first. Things that you had always accepted, in your own manner or in the way people treat you, become hard to overlook. Others may say that you have changed. You need not act on everything you notice. Choose one thing that you would like to do differently, and get used to that.',
    ],
    close: [
      'You see yourself and others more clearly than before, and have gotten used to it. One thing in the way you live has been changed because of it.',
    ],
  },
  4: {
    intro: [
      '{planet} sinks into the fourth house in {year}, to the foot of the chart, on which everything else rests. Your relation to home and family begins to change. It goes slowly, and you may feel it before you can say what it is.',
    ],
    thought: [
      'Something in your family or your home that seemed settled long ago is still changing, and {when} you notice it. An old subject may be mentioned again, or a relative may behave in a new way. It can be disturbing, and it does not mean that anything will break. If you ask what is going on, calmly and more than once, you are likely to be told.',
    ],
    close: [
      'You know by now what has been changing in your family or your home, and that you can live with it. It is possible to speak of it openly.',
    ],
  },
  5: {
    intro: [
      '{planet}, coming to your fifth house in {year}, counted from the Ascendant, is in no haste to amuse you. It goes to work on what amuses you at all: on romance, children, games and the things you make.',
    ],
    thought: [
      'You may have kept your pleasures small for a long time, so that nothing should go wrong: a love that was never quite admitted, a talent used only at home. This year that is no longer enough. You want to love or create with more strength, and are a little afraid of it. Increase it by degrees, and choose company that can bear it. You are likely to stand more than you believed.',
    ],
    close: [
      'You love or create with more strength than before, and have company that suits it. A few older pleasures no longer interest you, and new ones have taken their place.',
    ],
  },
  7: {
    intro: [
      'The sign of your Descendant, where others come in, has a slow visitor in {year}: {planet} enters the seventh house. How you and another person are together begins to change. Neither of you can say yet where it leads, and it will take time to find words for it.',
    ],
    thought: [
      'Between you and another person there may always have been something that did the talking for you: a role, a child, a task, an old quarrel. This year it is no longer enough, and you have to speak to each other directly. It will be awkward for a while. Begin with something simple that is true, and give the other person time to answer in their own way.',
    ],
    close: [
      'You and the other person speak to each other directly, with some hesitation and some mistakes. It is a long time since either of you was listened to so closely.',
    ],
  },
  10: {
    intro: [
      'Toward the top of the chart moves {planet} in {year}, and enters your tenth house. What you are known for will be something else when it leaves. For now there is only the beginning of a change, and some argument about it.',
    ],
    thought: [
      'What people know you for changes slowly, and {when} you notice it. Some of it you planned, some came about by accident, and one part may even have begun as a mistake. It is worth asking somebody who knows your work what they think of first. You can give more of your strength to that, or begin to put something beside it that you like better.',
    ],
    close: [
      'Something has been added to what you are known for, and people talk of it as if it had always been there. You think so too by now.',
    ],
  },
};
