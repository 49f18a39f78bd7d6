import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const uranusEnters: ThemesByHouse = {
  1: {
    intro: [
      'Uranus comes into your own sign in {year}, as it does once in a lifetime. You will be harder to predict, for others and for yourself, and freer than you have been for years. It begins with small surprises.',
    ],
    thought: [
      'You want more freedom {when} than you have had, and would like it at once. You may change your looks, your work or your company from one day to the next, and some of it is high time. Other people know you as somebody who does certain things, and they need to be told. Small changes made early spare you the large one made in anger. If one thing stays as it is, you have somewhere to stand.',
    ],
    turn: [
      'The wish for more freedom makes itself felt from now on, and those around you can be told of it early.',
    ],
    close: [
      'You have dropped a thing or two that everyone took for part of you. Those who like you are getting used to it, and you know better what does belong to you.',
    ],
  },
  2: {
    intro: [
      'In {year} Uranus enters your second house, and the way you earn and spend becomes less regular. Chances come from odd directions and so do expenses. What you know how to do counts for more than what you have.',
    ],
    thought: [
      'Your finances move {when}. A steady income may waver or turn up in another form, and so may your taste for what it bought. That is unsettling, and it brings out abilities that never had to be used: a knack for repair, a second language, a gift for selling things. One of them can be tried on a small scale while the old arrangement still holds.',
    ],
    turn: ['From now on the unexpected letter may concern what you earn, or a wish that you no longer have.'],
    close: [
      'An ability that never used to earn you a cent has paid for something, if only for a dinner. It is worth keeping, alongside the usual work or in its place.',
    ],
  },
  4: {
    intro: [
      'Home will not keep still in {year}. Uranus enters your fourth house, and with it comes a wish for a different way of living, or a change in the family that nobody had planned for.',
    ],
    thought: [
      'Somebody may move out or come back, you may wish to live in another place, or the way the family has always done things stops working. It is tiring, and it shows which of the old habits protected you and which only went on. People at home need more freedom than usual, and more warning. What is decided calmly between two surprises is likely to last.',
    ],
    turn: ['From now on people at home want more freedom than before, and more warning.'],
    close: [
      'The household is quite differently arranged, or only in one respect. Each of you has more room in it, and the upheaval has done its work.',
    ],
  },
  5: {
    intro: [
      'Uranus enters your fifth house in {year} and makes love, play and invention a matter of surprise. You may fall for someone or something unlike anything before. What you create wants to be new rather than perfect.',
    ],
    thought: [
      'Love and creative work change direction {when}. What you make stops resembling what you made before, and somebody quite unlike your usual taste may catch your interest. Those who have loved the same person for a long time notice it as an appetite for variety. The best of it comes at short notice, which is inconvenient. It helps to leave some hours unplanned, and to be honest about what you are looking for.',
    ],
    turn: ['What you love and what you make may begin to change direction from now on.'],
    close: [
      'You have said yes once or twice to something unplanned. What began as a whim is turning into your most original work, or your best company.',
    ],
  },
  7: {
    intro: [
      'Through other people your life takes a turn in {year}: Uranus comes to your seventh house. Someone unusual appears, or someone familiar asks for more air. Agreements that leave each side free have the best prospects.',
    ],
    thought: [
      'Other people do not do what you expect of them {when}, and you may surprise yourself as well. Somebody asks for more room or brings more life than you are used to. When one of two says after a long time that they would like things otherwise, it sounds like a threat. Often it is the beginning of a better talk. Agreements that can be changed will last longer than those that cannot.',
    ],
    turn: ['From now on the first sign may be a weekend that one of you spends otherwise than usual.'],
    close: [
      'One of you has said something new, and the bond between you has more room in it than you thought. Where it had less, you have parted from an arrangement and not from yourself.',
    ],
  },
  8: {
    intro: [
      'In {year} Uranus enters your eighth house, and what you share with others, in money, trust or closeness, becomes a place of sudden changes. A dependence may end from one day to the next. Much of it is relief.',
    ],
    thought: [
      'Old obligations come loose {when}. A debt may be settled unexpectedly, an account divided, a secret told. For a moment you may stumble, since one can lean on a tie even while resenting it. Then you notice how much of your caution was about this one thing. What is newly agreed should be written down while both of you still remember it the same way.',
    ],
    turn: ['The first old tie may be settled from now on by a message that nobody expected.'],
    close: [
      'An old obligation has let go of you, and you stand more freely than before. What still ties you to others is held from both ends, and can be counted on.',
    ],
  },
  10: {
    intro: [
      'Your career takes an unplanned course in {year}, as Uranus climbs into your tenth house. A chance, a change at the top or your own restlessness may put an end to one plan. Independence becomes more important than rank.',
    ],
    thought: [
      'This year brings a sudden offer, a new superior, or simply a morning on which you are tired of what you do. What looks like a detour can be the better way, as one often sees only later. Before you leave anything, try out a piece of the new work on the side. Being your own master has its price, and it is as well to know it.',
    ],
    turn: ['From now on an offer may come on any ordinary day, so it helps to know what you would ask for.'],
    close: [
      'What looked like a detour in your work was the road. You have learned something on it that nobody in your old place could have taught you.',
    ],
  },
  11: {
    intro: [
      'Your circle is renewed in {year}, when Uranus comes to your eleventh house. New people arrive with new ideas, and a few old ties loosen without ill will. What you hope for may change along with the company.',
    ],
    thought: [
      'Your circle changes {when}, and so does what you hope for. You meet people who know nothing of who you used to be. In their company you say things that surprise you. Some older friends will like this and some will feel left out, so it is kinder to tell them yourself. A plan that once seemed odd may turn out to have a group already at work on it.',
    ],
    turn: ['From now on a stranger you talk to in a line or at a lecture may become a friend.'],
    close: [
      'You have found people who know nothing of who you used to be, and like what you hope for. Some old friends are among them, since you let them hear it after all.',
    ],
  },
};
