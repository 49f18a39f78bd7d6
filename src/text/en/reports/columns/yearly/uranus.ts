import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const uranusEnters: ThemesByHouse = {
  1: {
    intro: [
      'Uranus comes into your own sign in {year}, as it does once in a lifetime. You will be harder to predict, for others and for yourself, and freer than you have been for years. It begins with small surprises.',
    ],
    thought: [
      'Freedom is easy to praise and awkward to use. There are things you do only because people know you as someone who does them, and the year makes you notice which. Some of them can be dropped without a word to anyone. What would you stop tomorrow if nobody remembered you by it?',
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
      'A steady income can hide how much somebody is able to do. When it wavers, talents come out that never had to be used: a knack for repair, a second language, a gift for selling things. The year may ask for one of those. Which of your abilities has never earned you a cent, and might?',
    ],
    close: [
      'An ability that never used to earn you a cent has paid for something, if only for a dinner. It is worth keeping, alongside the usual work or in its place.',
    ],
  },
  3: {
    intro: [
      'Your thinking gets quicker and less orderly in {year}, when Uranus enters your third house. Ideas, contacts and news arrive without notice, and something about your daily ways changes: a route, a tool, a subject, a neighbor.',
    ],
    thought: [
      'Most thoughts travel on roads that were laid long ago, and arrive where they always did. One remark from an unexpected side is enough to open another road. The year has several of those in store. From whom would you least expect to learn something, and when did you last listen to them?',
    ],
    close: [
      'One new idea from an unlikely person has proved right, and it was worth the confusion. You listen a little differently by now.',
    ],
  },
  4: {
    intro: [
      'Home will not keep still in {year}. Uranus enters your fourth house, and with it comes a wish for a different way of living, or a change in the family that nobody had planned for.',
    ],
    thought: [
      'A home is a collection of habits with a roof over them. Some protect you and some only go on. When one of them breaks, through a move, a visitor, a child who leaves or returns, the others can be looked at too. Which habit of your household would nobody miss?',
    ],
    close: [
      'The household is quite differently arranged, or only in one respect. Each of you has more room in it, and the upheaval has done its work.',
    ],
  },
  5: {
    intro: [
      'Uranus enters your fifth house in {year} and makes love, play and invention a matter of surprise. You may fall for someone or something unlike anything before. What you create wants to be new rather than perfect.',
    ],
    thought: [
      'There is a kind of joy that can be scheduled, and it has its merits. The other kind comes unannounced and asks whether you are free. For years you may have had to say no. This year it comes more often. What would you have to clear away in order to say yes at short notice?',
    ],
    close: [
      'You have said yes once or twice to something unplanned. What began as a whim is turning into your most original work, or your best company.',
    ],
  },
  6: {
    intro: [
      'Working days lose their regularity in {year}, since Uranus enters your sixth house. Methods change, posts change, and the body protests sooner against what does not suit it. There is a good deal of freedom to be won in this.',
    ],
    thought: [
      'A routine is a decision that no longer has to be made. That is its use, and also why the wrong ones last so long. This year several of yours may be interrupted, by a machine, a colleague or your own nerves. If you had to begin your working day from nothing, what would you put into it first?',
    ],
    close: [
      'Some of the old order is gone. What you put into the day first has stayed, and the rest has begun to build itself around that.',
    ],
  },
  7: {
    intro: [
      'Through other people your life takes a turn in {year}: Uranus comes to your seventh house. Someone unusual appears, or someone familiar asks for more air. Agreements that leave each side free have the best prospects.',
    ],
    thought: [
      'Two people can agree so well that neither of them says anything new for years. Then one of them does, and it sounds like a threat. It need not be one. The year brings such a sentence, from you or to you. What might the other person want that you have never asked about?',
    ],
    close: [
      'One of you has said something new, and the bond between you has more room in it than you thought. Where it had less, you have parted from an arrangement and not from yourself.',
    ],
  },
  8: {
    intro: [
      'In {year} Uranus enters your eighth house, and what you share with others, in money, trust or closeness, becomes a place of sudden changes. A dependence may end from one day to the next. Much of it is relief.',
    ],
    thought: [
      'Old obligations are like ropes that nobody pulls any more. They still decide how far you go. Now and then one of them parts by itself, and you stumble a little, because you had been leaning on it. To whom or what are you tied by a rope that nobody holds?',
    ],
    close: [
      'An old obligation has let go of you, and you stand more freely than before. What still ties you to others is held from both ends, and can be counted on.',
    ],
  },
  9: {
    intro: [
      'A wider world opens without warning in {year}, when Uranus enters your ninth house. Travel plans change, a new subject takes hold of you, or a belief that you never questioned is suddenly no longer yours.',
    ],
    thought: [
      'Convictions are often inherited with the furniture. One sits on them for years before noticing that they are uncomfortable. This year somebody, or some place, shows you another way of sitting. Which of your opinions have you never once had to defend?',
    ],
    close: [
      'You have given up one opinion, and a better one is not quite in place. It is a good moment to travel, in the body or in a book.',
    ],
  },
  10: {
    intro: [
      'Your career takes an unplanned course in {year}, as Uranus climbs into your tenth house. A chance, a change at the top or your own restlessness may put an end to one plan. Independence becomes more important than rank.',
    ],
    thought: [
      'A career looks like a line only afterward. While it is happening it is mostly a series of doors that somebody left open. This year one of them stands where you were not looking. What sort of work would you do for a while simply to find out whether you are good at it?',
    ],
    close: [
      'What looked like a detour in your work was the road. You have learned something on it that nobody in your old place could have taught you.',
    ],
  },
  11: {
    intro: [
      'Your circle is renewed in {year}, when Uranus comes to your eleventh house. New people arrive with new ideas, and a few old ties loosen without ill will. What you hope for may change along with the company.',
    ],
    thought: [
      'Friends are chosen early and seldom looked at again. It is loyal and a little lazy. This year you meet people who know nothing of who you used to be, and in their company you say things that surprise you. Which of your hopes would your old friends not recognize?',
    ],
    close: [
      'You have found people who know nothing of who you used to be, and like what you hope for. Some old friends are among them, since you let them hear it after all.',
    ],
  },
  12: {
    intro: [
      'The changes of {year} begin out of sight. Uranus enters your twelfth house, where it loosens what you have kept to yourself: a fear, a habit, a rule you never spoke of. Sudden insights come when you are alone.',
    ],
    thought: [
      'There are doors inside a person that stay shut because nobody has tried the handle lately. A dream, a film, a sleepless hour can open one of them. Behind it there is usually less than was feared, and some fresh air. What have you been careful not to think about?',
    ],
    close: [
      'You have thought about something that you had carefully avoided, and been surprised at how short the thought was. The air is better since then, and there is no need to tell anyone why.',
    ],
  },
};
