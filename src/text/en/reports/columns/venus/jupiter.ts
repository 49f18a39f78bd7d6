import type { ColumnShelf } from '../../../../report-catalogue.js';

/** Venus, by house, in easy aspect to Jupiter, which helps, and in hard aspect, where it overdoes things. */
export const venusJupiter: Pick<ColumnShelf['venusMeeting'][5], 'harmonious' | 'tense'> = {
  harmonious: {
    1: [
      'Being liked takes no effort, and you like people back. A request made with a smile is hard to refuse, so make one that you would not have dared to make last month.',
    ],
    2: [
      'Money and pleasure are on good terms. You may get more than you asked for, or find that you own something better than you knew. A little of it can be given away.',
    ],
    3: [
      'Compliments are sincere and conversation is easy. Someone whom you meet only in passing may turn out to be good company, and a kind message reaches further than you would think.',
    ],
    4: [
      '[together] Home is a place where people like to stay longer than they meant to. Invite somebody, put the good plates out, and let the cleaning wait until afterward.',
    ],
    5: [
      '[together] Joy is easy to find and easy to share. A date, a game or something of your own making goes better than planned, mostly because nobody is counting the hours.',
    ],
    6: [
      'The people you work with are in a generous mood, and so are you. A favor done now is remembered, and a dull task goes quickly in pleasant company.',
    ],
    7: [
      'Between you and somebody close, good will is larger than the differences. It is a fine moment to make up, to celebrate, or to ask for something you both want.',
    ],
    8: [
      'People trust each other easily, so somebody may offer you more than your agreement says. Thank them properly and put the new terms on paper.',
    ],
    9: [
      'Beauty seems to be somewhere else, and the way there is half the pleasure. You may take to a subject, a country or a person from far away with your whole heart.',
    ],
    10: [
      'Those who have a say in your work are well disposed toward you. Show what you have made and name what you would like next. Charm does no harm, as there is something behind it.',
    ],
    11: [
      'Friends are glad of you and say so. An evening in a larger circle may bring an invitation, and what you wish for finds somebody who knows how it is done.',
    ],
    12: [
      'A quiet kindness does you good, whether you give it or get it. You can forgive more than usual, and you feel how much lighter it makes you.',
    ],
  },
  tense: {
    1: [
      'You promise more warmth than you have time for. People believe you, which is the difficulty. Say yes to one person and mean it, and tell the others in good time that you cannot.',
    ],
    2: [
      'Spending feels like living well, up to the moment when the sum is added up. What you want may be worth its price. The three things beside it are probably not.',
    ],
    3: [
      'Flattery and gossip come easily, and both go a little too far. You may praise something that you have not read. A smaller compliment, if it is exact, pleases longer.',
    ],
    4: [
      'Plans for the home grow faster than the budget or the patience of those who live there. One room done well would make more difference than a new idea for each of them.',
    ],
    5: [
      'More is wanted of pleasure than it can give: a longer evening, a grander gesture, another helping. You enjoy things most if you stop while you would still like to go on.',
    ],
    6: [
      '[reduce] Comfort gets in the way of work, or too many small favors do. You hate to refuse anyone. A friendly “not this week” keeps both the friendship and the task in shape.',
    ],
    7: [
      'One of you expects too much of the other, in all kindness. It may be attention, or gratitude, or gifts. Ask what they would really like, since it could be cheaper than you fear.',
    ],
    8: [
      'Generosity with what is shared can overreach itself. A loan or a large promise looks harmless while the mood is good. Look at the terms on a day when you are a bit bored.',
    ],
    9: [
      'A distant place, teacher or idea looks wonderful, partly because you know it so little. Enthusiasm is welcome. Find out about the tiresome side as well before you pay a deposit.',
    ],
    10: [
      'You would like to please everyone at work, and agree to more than one person can do. A superior’s praise may be the reason. It will still be there after you have named a limit.',
    ],
    11: [
      'Friends expect you to join in, and the invitations outnumber the evenings. Some of it is only noise. You will enjoy the one gathering more for having stayed away from the other.',
    ],
    12: [
      '[alone] You comfort yourself with more than does you good, be it sweets, purchases or daydreams. What you need is probably rest, which is harder to buy and comes free.',
    ],
  },
};
