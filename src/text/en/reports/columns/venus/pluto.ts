import type { ColumnShelf } from '../../../../report-catalogue.js';

/** Venus, by house, in easy aspect to Pluto, which deepens it, and in hard aspect, where it makes it jealous. */
export const venusPluto: Pick<ColumnShelf['venusMeeting'][9], 'harmonious' | 'tense'> = {
  harmonious: {
    1: [
      'You have a strong effect on people without raising your voice. What you like you like with your whole heart. Someone may tell you so, rather directly.',
    ],
    2: [
      'You know what is worth keeping, and part with the rest without regret. Something neglected can be turned into something of value. It wants work rather than money.',
    ],
    3: [
      'Small talk does not interest you, and you are good at getting past it. One conversation goes to the heart of a matter, and both of you are glad of it.',
    ],
    4: [
      'Feelings at home run deep and in the same direction. An old hurt in the family can be spoken of and will do less harm afterward. Clearing out a cellar or a drawer helps too.',
    ],
    5: [
      'Passion is on your side, in love or in what you make. You are ready to put everything into it. The result has a force that mere talent would not give it.',
    ],
    6: [
      'You work with real devotion and can change a habit that has long been a nuisance. A colleague’s loyalty may be stronger than you had known.',
    ],
    7: [
      'A bond grows stronger because something has been told or endured. With the one you are thinking of, you need not choose your words so carefully. What you decide together may well last.',
    ],
    8: [
      'Closeness is complete, and trust can bear a great deal. You may have good reason to rely on somebody. You may be able to end an old fear by speaking of it.',
    ],
    9: [
      'A book, a teacher or a journey gets under your skin and changes what you love. You need not explain it to anyone. Go on with it a little further than is comfortable.',
    ],
    10: [
      'People with influence may take an interest in you, and you in them. You sense what they really want. Be loyal and let them see that you have an aim of your own.',
    ],
    11: [
      'One friendship means more than all the others for the moment. In a group it is your quiet word that tips the balance. Use it for somebody who has none.',
    ],
    12: [
      'A feeling that you keep to yourself is strong, and you can trust it, because you understand by now where it comes from. Even a love that you lost may have changed you for the better.',
    ],
  },
  tense: {
    1: [
      'Being liked is not quite enough now: you want to be loved without reserve, and watch for signs that you are not. Ask for what you need instead of testing whether they guess it.',
    ],
    2: [
      'Money is used to hold on to somebody, or something is bought in order to feel strong. You may notice it in others first. What you can lose without harm has no power over you.',
    ],
    3: [
      'You may turn a remark over until it seems to have a dark meaning. Curiosity goes further than is polite, yours or somebody else’s. It is better to ask than to look in another person’s messages.',
    ],
    4: [
      'An old claim may be raised at home: who was loved more, who owes what to whom. You need not win it. The feeling under it is older than the people in the room.',
    ],
    5: [
      'Pleasure may turn into wanting all or nothing, or one wish push all the others out. It is strong and it does pass. Give the other person a free evening, and yourself one too.',
    ],
    6: [
      'Someone at work may try to win you over in order to use you, or sympathy turns into a debt. Stay friendly and keep your independence. You may say no without a reason.',
    ],
    7: [
      'One of you may hold on too tightly, and every small freedom looks like a threat. Name the fear and leave out the accusation. Most of what is feared has not happened.',
    ],
    8: [
      'Passion, money and control get mixed up in something you share. An old mistrust comes to the surface and can be looked at there. No final demand should be made in this mood.',
    ],
    9: [
      'You love a conviction so much that you would like to force it on somebody. They feel it and resist. Say why it matters to you and then leave it with them.',
    ],
    10: [
      'Favor and power are at play in your work: who is preferred, and what for. Stay out of what you would not like to see written down. Your results can speak.',
    ],
    11: [
      'A friendship may become possessive, or a circle may close its doors to someone. You can belong to it and still disagree. Loyalty that forbids other friends asks too much.',
    ],
    12: [
      'A feeling you had buried is alive and makes itself known by a bad mood. It need not be acted on. Find out whom it is really meant for before you speak to anybody.',
    ],
  },
};
