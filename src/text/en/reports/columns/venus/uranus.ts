import type { ColumnShelf } from '../../../../report-catalogue.js';

/** Venus, by house, in easy aspect to Uranus, which frees it, and in hard aspect, where it makes it restless. */
export const venusUranus: Pick<ColumnShelf['venusMeeting'][7], 'harmonious' | 'tense'> = {
  harmonious: {
    1: [
      'You feel free to look and behave as you like, and it is becoming. A new color, a new opinion or a new acquaintance may suit you better than you expected.',
    ],
    2: [
      'An unusual idea about money is worth a small trial. You may be paid for a thing that you did for fun, or find a cheaper way to do what you do every month.',
    ],
    3: [
      'Conversation sparkles, and strangers are easy to talk to. A chance remark can lead to a plan. Answer the odd message first; it is probably the interesting one.',
    ],
    4: [
      'Home can do with a change that costs little: a picture moved, a guest nobody expected, supper in another room. Those who live with you are readier for it than you thought.',
    ],
    5: [
      'Love and play are full of surprises of the pleasant sort. Someone unlike your usual type may hold your attention. A piece of work gets better by breaking one of its rules.',
    ],
    6: [
      'Work is livelier than usual, since somebody has found a quicker or funnier way of doing it. Try it for a day. A colleague you hardly know may be good company.',
    ],
    7: [
      'You and another person give each other some air, and like each other better for it. Do something together that neither of you has done before.',
    ],
    8: [
      'A frank word about a private matter clears the way, and nobody is shocked. What you share can be arranged in a less ordinary fashion, if it suits you both.',
    ],
    9: [
      'Something foreign delights you at first sight, be it a film, a dish or a way of thinking. Follow it up. An invitation to go somewhere could come at short notice.',
    ],
    10: [
      'Your own way of doing things is an advantage at work for the moment. Show the version you like best, even if it is not the usual one. Someone in charge may enjoy it.',
    ],
    11: [
      'The circle of your friends gets wider by one or two unlikely people. A gathering that nobody has organized turns out best. You may hear of something new that you would like to join.',
    ],
    12: [
      '[alone] An old longing takes a new form while you are alone. You notice that you are less tied than you believed. Nobody has to be told about it yet.',
    ],
  },
  tense: {
    1: [
      'You are restless in matters of taste and affection, and bored with what pleased you last week. Before you cut your hair, or anyone off, let a day pass.',
    ],
    2: [
      'A sudden wish to buy or sell comes up, and its suddenness is the best thing about it. Money may come or go in an unexpected way. Keep some of it out of reach.',
    ],
    3: [
      'A flirt, a joke or a frank remark goes further than intended. People are quick to be charmed and quick to be offended. If it was a mistake, say so while it is small.',
    ],
    4: [
      'Somebody at home wants more freedom than the household is used to, and it may be you. Agree on something small, such as one evening off for each, before it becomes a principle.',
    ],
    5: [
      'Attraction comes and goes quickly, and so does the pleasure in a hobby. It is exciting while it lasts. You do not have to promise anything that would still hold next month.',
    ],
    6: [
      'The usual routine gets on your nerves, and pleasant interruptions are welcome. Work done in two short spurts may succeed better than a long dutiful effort.',
    ],
    7: [
      'One of you may want closeness and the other room, and the parts may change overnight. Take it as a question of timing. Nothing final need be said yet.',
    ],
    8: [
      'An agreement about money or intimacy is shaken by a change of mind, perhaps your own. Better to ask for new terms than to break the old ones in silence.',
    ],
    9: [
      'Plans for a trip or a course can change at the last minute. A sudden enthusiasm pulls you one way and what you had planned another. Ask what can be moved before you cancel.',
    ],
    10: [
      'You are tired of being agreeable at work and may show it at an awkward time. The wish for more freedom there is reasonable. It sounds more reasonable in private.',
    ],
    11: [
      'A friend may surprise you, not altogether pleasantly, or a group falls into two camps. You can like people on either side. Leave early if you are asked to choose.',
    ],
    12: [
      'Some unrest keeps you from enjoying a quiet hour. You want something and could not say what it is. Movement helps more than brooding does, if only around the block.',
    ],
  },
};
