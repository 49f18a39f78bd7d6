import type { ColumnShelf } from '../../../../report-catalogue.js';

/** Venus, by house, in easy aspect to Neptune, which makes it tender, and in hard aspect, where it deceives. */
export const venusNeptune: Pick<ColumnShelf['venusMeeting'][8], 'harmonious' | 'tense'> = {
  harmonious: {
    1: [
      'There is something gentle about you that others respond to. You are patient with their faults and your own. Music, color or a kind look can change your whole mood.',
    ],
    2: [
      'You value what has no price, and for once it costs you nothing. A gift chosen by feeling is the right one, and it may be small. Imagination may also add something to what you earn.',
    ],
    3: [
      'You find words for what is hard to say, and say them softly. A letter, a poem or a long talk with somebody near brings you closer than arguments ever did.',
    ],
    4: [
      'Home is soft and quiet, with room for dreaming. Light, music or flowers do a great deal. Those who live with you tell you things that they usually keep to themselves.',
    ],
    5: [
      'Romance has the upper hand, and the ordinary looks enchanted. Whatever you paint, play or cook has more feeling in it than skill, and it is the feeling that people like.',
    ],
    6: [
      'You do your work out of kindness, and it shows. Helping somebody is no burden. A little beauty at your place of work makes the hours pass more easily.',
    ],
    7: [
      '[together] You and another person understand each other half by guessing, and guess well. It is easy to forgive a small thing, and to be forgiven one.',
    ],
    8: [
      'Tenderness reaches places where talk does not. You may confide something and find that the other person had sensed it. What one of you lacks the other may give without being asked.',
    ],
    9: [
      'Longing for distant places is sweet and need not be acted on. A film, a shore or a story lets you feel that the world is larger than your worries.',
    ],
    10: [
      'Imagination is welcome at work, and so is tact. You sense what people would like before they have asked for it. A project with some beauty or kindness in it finds support.',
    ],
    11: [
      '[together] You and your friends are moved by the same thing. A concert, a good cause or a shared memory brings a group together, and nobody has to be in charge.',
    ],
    12: [
      '[alone] Solitude is rich and rather sweet. Dreams are kind, and compassion costs no effort. You may do somebody a good turn that they never hear of.',
    ],
  },
  tense: {
    1: [
      'You see yourself in a flattering or a sad light, and neither is exact. Someone may admire a person you are not. It is kind to correct the picture a little.',
    ],
    2: [
      'What you want looks better than it is, and the price looks smaller. A seller may be vague, or you may prefer not to ask. Wait until the charm has worn off.',
    ],
    3: [
      'Sweet words are easily said, and not all of them are meant. You may hear what you hope to hear. Put a plain question and listen to the answer twice.',
    ],
    4: [
      'You wish for a home as it was or as it never was, and the real one suffers by comparison. The people in it are tired and fond of you. Begin with them.',
    ],
    5: [
      'You may fall in love with an idea and give it somebody’s face. It is pleasant and does not last. Enjoy the feeling, and get to know the person as well.',
    ],
    6: [
      'You let yourself be used out of kindness, or drift through the tasks you dislike. Find out what exactly was asked of you. It may be less than you are doing.',
    ],
    7: [
      'One of you may idealize the other, and both are disappointed later unless somebody says what is real. A small truth, told gently, does more for the two of you than another sacrifice.',
    ],
    8: [
      'In a matter of trust or shared money something is left unclear because asking seems unkind. It would be kinder to ask. Do not lend what you could not do without.',
    ],
    9: [
      'A teacher, a belief or a far country promises to make everything lighter. Some of that is true. Look first at those who have followed it for a long time.',
    ],
    10: [
      'An offer or a compliment at work is prettier than what stands behind it. You may also be hiding a wish in order to be liked. Ask for the details in writing.',
    ],
    11: [
      'You think better of a friend or a group than they deserve at present, or they of you. Being let down could follow. Expect a little less and you will like them as they are.',
    ],
    12: [
      'A sadness without an object comes and goes. It may be tiredness, or a longing that you have not named. Be careful with whatever promises to make you forget it.',
    ],
  },
};
