import type { ColumnShelf } from '../../../../report-catalogue.js';

/** Venus, by house, in easy aspect to Saturn, which steadies it, and in hard aspect, where it holds it back. */
export const venusSaturn: Pick<ColumnShelf['venusMeeting'][6], 'harmonious' | 'tense'> = {
  harmonious: {
    1: [
      'You come across as calm and dependable, and that is attractive in its own way. A plain style suits you. People who are tired of charm take to you at once.',
    ],
    2: [
      'You spend with good sense and get your money’s worth. Something solid is a better buy than something new. An older person may know where to find it.',
    ],
    3: [
      'Kind words have weight, since you use few of them. You can settle an awkward matter with a neighbor or a relative in one polite conversation, and it stays settled.',
    ],
    4: [
      'Home rests on people who can be relied on, and you notice it with some gratitude. Repairs, agreements about money and visits to older relatives all go well.',
    ],
    5: [
      'Affection shows itself in what somebody does and keeps doing. Practice is a pleasure too, and a piece of your own work gets better by an hour of patient correction.',
    ],
    6: [
      'Careful work pleases you, and those you do it for. You get on best with the colleague who says little. A routine agreed on now is likely to last.',
    ],
    7: [
      'You and another person know what you can count on each other for. A promise made in this mood is modest and is kept. It could concern who does what, and when.',
    ],
    8: [
      'Shared money or a delicate subject can be discussed in a sober, friendly tone. Nobody gains by it at the other’s expense. An old debt may be paid off at last.',
    ],
    9: [
      'A plan to travel or study becomes realistic, with a date and a price. A teacher who is strict does you more good than one who is enchanted by you.',
    ],
    10: [
      'Good manners and good work are noticed together. Someone with experience speaks up for you, perhaps in your absence. You can afford to wait for the answer.',
    ],
    11: [
      'Old friends are the best ones for the time being. A group you belong to gets something finished, because somebody kept the list and nobody minded being on it.',
    ],
    12: [
      '[alone] You like being by yourself, and it is not loneliness. An hour of order, music or remembering makes you content. What is over can be thought of without bitterness.',
    ],
  },
  tense: {
    1: [
      'You feel less attractive than you are, and hold back where a word would be welcome. Others take it for coolness, but one friendly word from you will show them that you are only shy.',
    ],
    2: [
      'Money seems short, or a wish has to wait. It is disappointing and not a judgment on you. Compare what you have with what you need, and leave what others have out of it.',
    ],
    3: [
      'A cool answer or a silence hurts more than it was meant to. The other person may be busy or embarrassed. Ask again in a friendly tone before you stop asking.',
    ],
    4: [
      'Warmth at home is rationed, and duty gets the larger share. Someone there may feel unthanked, perhaps yourself. A meal together without any talk of chores is a fair beginning.',
    ],
    5: [
      'Pleasure has to be earned, or so it feels, and love is careful. You may be refused something, or refuse it yourself. It says more about tiredness than about liking.',
    ],
    6: [
      'Work leaves little room for what you like, and thanks are short in coming. See to it that one part of the day is pleasant, since nobody will arrange it for you.',
    ],
    7: [
      'A coolness sets in between you and another person, and each waits for the other to end it. There may be a real complaint behind it, which is easier to mention than to guess at.',
    ],
    8: [
      'Trust is tested by a small thing: a bill, a delay, a question that was not answered. Neither of you is wrong to be careful. Say what would reassure you.',
    ],
    9: [
      'A trip or a course may cost more than you thought, in money or in permission. You need not give it up. A shorter version of it can be had sooner.',
    ],
    10: [
      'You are judged by strict people, and charm does not move them. The criticism may be dry and still be right in one point. Mend that one and let the tone pass.',
    ],
    11: [
      'You may feel left out of a circle, or tired of one. Not every friendship has to be kept at the same warmth. The person who writes first is often the lonelier one.',
    ],
    12: [
      'An old disappointment comes back in a quiet hour and wants to be taken seriously. You were younger then and did what you could. Tell it to somebody who will not give advice.',
    ],
  },
};
