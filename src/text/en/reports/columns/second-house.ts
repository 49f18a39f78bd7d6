import type { ColumnShelf } from '../../../report-catalogue.js';

/**
 * What of the house of the slower of two planets helps the other's or is in its way, in the sentence of the sky, behind the
 * house's name and a comma: before anything is said of the swifter one’s house, so that nothing here takes that up.
 */
export const secondHouse: ColumnShelf['secondHouse'] = {
  1: {
    eased: [
      'where you may look and feel more like yourself',
      'where people may take to you at once',
      'where you may feel fresh enough to go first',
      'where nobody seems to object to what you want',
      'where your own wishes may be easy to state',
      'where your plain manner may win people over',
    ],
    crossed: [
      'where your own wishes may be in the way',
      'where you may be too tired to be patient',
      'where you may sound more impatient than you mean to',
      'where you may take a remark personally',
      'where you may be thinking mostly of yourself',
      'where you may feel left out of the decision',
    ],
  },
  2: {
    eased: [
      'where there may be enough for what you want to do',
      'where a price may turn out to be fair',
      'where something that you own may be of use',
      'where you may be paid for something you do well',
      'where your savings, small or large, may give you some room',
      'where the cost may be lower than you feared',
    ],
    crossed: [
      'where the cost may be the problem',
      'where a bill may have to be paid first',
      'where you may want something that you cannot quite afford',
      'where you may feel that you are paid too little',
      'where somebody may still be waiting to be paid',
      'where the argument may be about who pays',
    ],
  },
  3: {
    eased: [
      'where one message or phone call may settle the details',
      'where a neighbor or a colleague may know the answer',
      'where a few plain words may be enough',
      'where a brother, a sister or a cousin may be of help',
      'where good news may reach you in a message',
      'where people may understand you at the first attempt',
    ],
    crossed: [
      'where a message may be misread',
      'where too many people may want an answer at once',
      'where something that was said may have been misunderstood',
      'where errands and small interruptions may cost you time',
      'where a neighbor or a relative may say the wrong thing',
      'where people may talk past each other',
    ],
  },
  4: {
    eased: [
      'where your family, or the people you live with, may help',
      'where you may be able to rest between two rounds',
      'where something you learned as a child may be of use',
      'where you may feel safe enough to take your time',
      'where somebody who has known you for years may take your side',
      'where it may be quiet enough for you to think',
    ],
    crossed: [
      'where the family may expect something else of you',
      'where a job in the house may need you at the same time',
      'where an old argument in the family may come up again',
      'where you might rather stay in',
      'where a private worry may take up your thoughts',
      'where people under one roof may disagree',
    ],
  },
  5: {
    eased: [
      'where somebody you love may put you in a good mood',
      'where you may have more fun than you expected',
      'where a hobby may give you the strength you need',
      'where you may be in the mood to try something new',
      'where people may enjoy what you have made',
      'where a child, or somebody young at heart, may lighten the tone',
    ],
    crossed: [
      'where an evening you looked forward to may have to be put off',
      'where somebody’s feelings may be hurt',
      'where you may want more admiration than you get',
      'where a child or somebody you love may need your time',
      'where you may be tempted to risk too much',
      'where you may miss having fun',
    ],
  },
  6: {
    eased: [
      'where a good routine may save you time',
      'where a colleague may lend you a hand',
      'where the tedious part may already be done',
      'where enough sleep and regular meals may help you',
      'where a practical skill of yours may be just what is needed',
      'where things may go smoothly enough to leave you time',
    ],
    crossed: [
      'where the day’s duties may not leave you time for it',
      'where you may be too tired for what you have planned',
      'where you may have more than your share of the chores',
      'where a small fault in a machine or a routine may hold you up',
      'where you may find fault with details',
      'where a colleague may need something from you just then',
    ],
  },
  7: {
    eased: [
      'where the other person may be willing to meet you halfway',
      'where two people together may manage it easily',
      'where another person’s opinion may be a help',
      'where somebody close to you may want the same as you',
      'where it may be easy to come to an agreement',
      'where somebody may believe in you',
    ],
    crossed: [
      'where the other person may want something else',
      'where two people may both insist on having their way',
      'where the other side may have reasons that you do not know yet',
      'where you may be comparing yourself with another person',
      'where neither side may want to give way first',
      'where an agreement may be called into question',
    ],
  },
  8: {
    eased: [
      'where somebody may tell you something in confidence',
      'where a debt or a shared bill may be settled without trouble',
      'where you may be able to let go of an old hurt',
      'where somebody may keep a secret for you',
      'where somebody may lend you money, or give you time',
      'where two people may come to rely on each other more',
    ],
    crossed: [
      'where a joint account or a loan may be the trouble',
      'where somebody may be keeping something back',
      'where you may not be sure whom to trust',
      'where an old hurt between two people may come up again',
      'where you may depend on what somebody else decides',
      'where a debt, of money or of thanks, may still be open',
    ],
  },
  9: {
    eased: [
      'where somebody from another place may be of help',
      'where a journey, or the plan of one, may give you heart',
      'where something you have read or studied may be of use',
      'where you may know quite well what you think',
      'where a teacher may explain just what you did not understand',
      'where an application or an exam may go well',
    ],
    crossed: [
      'where you and somebody else may not agree about what is right',
      'where a journey or a course may not fit into your plans',
      'where somebody may lecture you instead of listening',
      'where a rule or an official may hold you up',
      'where you may no longer quite believe what you were taught',
      'where your plans may be larger than your time',
    ],
  },
  10: {
    eased: [
      'where somebody in charge may be on your side',
      'where your good reputation may help',
      'where what you have already achieved may count in your favor',
      'where you may know exactly what you want to reach',
      'where somebody senior may recommend you',
      'where your work may be noticed',
    ],
    crossed: [
      'where your boss, or somebody in charge, may want something else of you',
      'where you may worry about what people will think',
      'where your ambition may want all your time',
      'where you may be held responsible for somebody else’s mistake',
      'where your duties may be in the way',
      'where a deadline may be pressing',
    ],
  },
  11: {
    eased: [
      'where somebody may know the right person to ask',
      'where an acquaintance may have a useful idea',
      'where several people may be glad to help',
      'where something you have long hoped for may come a step nearer',
      'where a group may take up your plan',
      'where you may meet people who think as you do',
    ],
    crossed: [
      'where the others may have planned something else',
      'where it may be hard to be frank in front of a group',
      'where somebody may feel neglected',
      'where you may have promised too much',
      'where you may not want what the others want',
      'where too many people may want to give you advice',
    ],
  },
  12: {
    eased: [
      'where an hour alone may give you new strength',
      'where somebody may help you without making much of it',
      'where you may have known the answer for some time',
      'where a good night’s sleep may make things clearer',
      'where you may be able to keep a worry in its place',
      'where you may be patient enough to wait',
    ],
    crossed: [
      'where you may be more tired than you admit',
      'where something that you have not told anybody may weigh on you',
      'where you may not know everything that is going on',
      'where an old worry may keep you awake',
      'where you may want to be left in peace',
      'where you may not be able to say what is wrong',
    ],
  },
};
