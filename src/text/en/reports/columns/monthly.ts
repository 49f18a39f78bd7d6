import type { ColumnShelf, ThemesByHouse } from '../../../report-catalogue.js';

/** The frame of a month by the house of its lead, whatever that is. */
const any: ThemesByHouse = {
  1: {
    intro: [
      'The month is about you, and there is no need to apologize for that. How you begin things, and how you are met when you do, is the thread that runs through these weeks.',
    ],
    thought: [
      'It is easy to go on being the person whom others find convenient. What would you start if you were only asked once?',
    ],
    close: [
      'You have been asked, in a way, and have answered by what you did. The answer will be remembered, and it can be built on.',
    ],
  },
  2: {
    intro: [
      'Means are the subject of the month: what comes in, what goes out, and what you would rather keep. It is a practical time, and practical questions have the advantage that they can be answered.',
    ],
    thought: [
      'Worry about money is usually vaguer than money. Which single figure would you sleep better for knowing?',
    ],
    close: [
      'With the figure known, the month has done its work. What is left over can be spent with a light hand.',
    ],
  },
  3: {
    intro: [
      'This is a month of words and short ways: letters, errands, brothers, sisters, neighbors. Much is said in passing, and some of it deserves to be stopped and looked at.',
    ],
    thought: ['A good question travels farther than a good answer. Which one have you been meaning to ask?'],
    close: [
      'Asked, it goes on working when you have long turned to something else. The reply may come from an unexpected side.',
    ],
  },
  4: {
    intro: [
      'The month draws you home. Family, rooms and the past ask for attention, and what you do for them now is felt for a long while, mostly as ease.',
    ],
    thought: [
      'A place changes less by being improved than by being used. Where in your home does nobody ever sit?',
    ],
    close: ['Somebody might sit there now. It is surprising how soon a room gets used to being liked.'],
  },
  5: {
    intro: [
      'Love, play and invention have the better part of this month. What you do for the joy of it goes well, and a little courage about showing it goes a long way.',
    ],
    thought: [
      'There is a kind of shyness that calls itself being busy. What do you keep for later that would be fun now?',
    ],
    close: ['Later has arrived. It turned out to be a free evening and somebody to share it.'],
  },
  6: {
    intro: [
      'The month is made of ordinary days, and these can be made better. Work, habits and the care of your strength are the subject, and small repairs are worth more than vows.',
    ],
    thought: [
      'A bad arrangement is kept up by people who are good at coping. What do you cope with that could be mended?',
    ],
    close: ['Mended, it is at once invisible, as good work is. You will notice it by having time.'],
  },
  7: {
    intro: [
      'Other people set the pace of the month. A partner, a client or an opponent has something to say to you, and the best results are had by two who can both live with them.',
    ],
    thought: [
      'To give way is not the same as to agree. Where have you done the one and called it the other?',
    ],
    close: ['What is agreed in earnest stays agreed. For the rest there are other months and other tables.'],
  },
  8: {
    intro: [
      'Under the surface of this month lies a question of trust. Joint money, closeness and old claims come up for settlement, and they are settled more kindly than they were avoided.',
    ],
    thought: ['A secret costs its owner something every day. Which of yours is no longer worth the price?'],
    close: [
      'Whatever you let go of has made room. It will be filled soon enough, and you may choose with what.',
    ],
  },
  9: {
    intro: [
      'The month looks outward. Journeys, studies and other people’s convictions give you more to think about than usual, and a plan with distance in it begins to take a shape that others can see.',
    ],
    thought: [
      'One learns most from people who are not trying to teach. Whom would you like to watch at work?',
    ],
    close: [
      'You have seen a little more than you had before, and some of what is near looks different for it.',
    ],
  },
  10: {
    intro: [
      'This month you are on view, above all in your work. What you take on now is noticed, and so is what you decline. It pays to know which of the two you are doing.',
    ],
    thought: [
      'Ambition is often only a wish to be left in peace at a higher level. What do you really want to be able to do?',
    ],
    close: ['Those who matter have seen you do some of it. The title can catch up in its own time.'],
  },
  11: {
    intro: [
      'Company is the subject of the month: friends, groups and the hopes you have in common with them. A plan finds people, or people find you, and it is good to know what you would join for.',
    ],
    thought: [
      'In every circle there is somebody who keeps it together and is never thanked. Is it you, or have you thanked them?',
    ],
    close: ['The circle is a little firmer than it was. What it can do next is a question for all of you.'],
  },
  12: {
    intro: [
      'The month has a quiet center. Rest, solitude and things left unfinished ask for their share, and whatever time you give them comes back as clearness about the rest.',
    ],
    thought: [
      'Silence is full of messages for those who have been busy. Which one have you been too tired to take?',
    ],
    close: ['It has been taken now. Much else can wait until you have slept on it.'],
  },
};

const none = {};
export const monthlyThemes: ColumnShelf['monthly'] = { opens: none, ripens: none, checks: none, any };
