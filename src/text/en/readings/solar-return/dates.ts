import type { ReturnDatesCells } from '../../../reading-catalogue.js';

const natal: ReturnDatesCells['natal'] = {
  0: 'your natal Sun',
  1: 'your natal Moon',
  2: 'your natal Mercury',
  3: 'your natal Venus',
  4: 'your natal Mars',
  5: 'your natal Jupiter',
  6: 'your natal Saturn',
  15: 'your natal Ascendant',
  16: 'your natal Midheaven',
};

const movers: ReturnDatesCells['movers'] = {
  2: {
    conjunction: [
      'Mercury comes to {b}, and a message or a conversation is worth more than most.',
      'Mercury is exactly on {b}, a good day for the letter or the question that you have put off.',
    ],
    harmonious: [
      'Mercury and {b} understand each other, and what has to be explained or signed goes through easily.',
      'Mercury gives {b} a friendly push, and the right word comes to you.',
    ],
    tense: [
      'Mercury is at odds with {b}, so that a misunderstanding is likely and a second reading pays.',
      'Mercury contradicts {b}, and a discussion may tell you something that you would rather not have heard.',
    ],
  },
  3: {
    conjunction: [
      'Venus reaches {b}, and affection, yours or somebody else’s, is easy to notice.',
      'Venus stands on {b}, a good day to celebrate, to make up, or to treat yourself well.',
    ],
    harmonious: [
      'Venus is kind to {b}, and what you ask for in a friendly way is seldom refused.',
      'Venus eases things for {b}, so that company does you good.',
    ],
    tense: [
      'Venus is at cross purposes with {b}, and you may spend or give in more than you meant to.',
      'Venus and {b} want different things, which shows in small matters of taste and tenderness.',
    ],
  },
  4: {
    conjunction: [
      'Mars comes to {b}, and something that was only talked about gets done, perhaps all at once.',
      'Mars is exactly on {b}, which gives you strength for a start and little patience for a delay.',
    ],
    harmonious: [
      'Mars backs {b}, and whatever takes courage and a quick hand succeeds.',
      'Mars lends its drive to {b}, and hard work is done almost gladly.',
    ],
    tense: [
      'Mars collides with {b}; tempers are short, and it is worth waiting a moment before you answer.',
      'Mars provokes {b}, and a disagreement that has been waiting may come into the open.',
    ],
  },
  5: {
    conjunction: [
      'Jupiter meets {b}, as it does once in about twelve years, and the weeks around this meeting are good for a larger step.',
      'Jupiter stands on {b}, and an offer made in those weeks deserves to be taken seriously.',
    ],
    harmonious: [
      'Jupiter is generous to {b}, and help, permission or a stroke of luck is closer than usual.',
      'Jupiter opens a door for {b}, quietly, and you have to walk through it yourself.',
    ],
    tense: [
      'Jupiter presses {b} to do too much, and you may promise or spend more than you can afford.',
      'Jupiter is in hard aspect to {b}, and you may want more than there is time or money for.',
    ],
  },
  6: {
    conjunction: [
      'Saturn comes to {b}, as it does once in twenty-nine years, and something becomes definite, along with the duty that belongs to it.',
      'Saturn is exactly on {b}, and for some weeks you are asked what you can stand by.',
    ],
    harmonious: [
      'Saturn steadies {b}, and what you settle in those weeks is built to last.',
      'Saturn supports {b}, and patient work and people older than you do you good.',
    ],
    tense: [
      'Saturn tests {b}, and you learn where one of your limits is.',
      'Saturn weighs on {b}, and a delay is better planned around than fought.',
    ],
  },
  7: {
    conjunction: [
      'Uranus arrives at {b}, a meeting that most people have once in a lifetime, and something you took for settled may move.',
      'Uranus touches {b} itself, and a sudden wish for freedom should be given some room.',
    ],
    harmonious: [
      'Uranus brings fresh air to {b}, and a change that you feared turns out to be easy.',
      'Uranus and {b} agree on something new, and it is a good moment to try it.',
    ],
    tense: [
      'Uranus unsettles {b}, and plans for those weeks should have some slack in them.',
      'Uranus jolts {b}, and a habit may break that you would not have given up by yourself.',
    ],
  },
  8: {
    conjunction: [
      'Neptune drifts onto {b} and draws a veil over it for some months, which can inspire you and can mislead you.',
      'Neptune is exactly on {b}; dreams are strong, and large decisions can wait for a clearer day.',
    ],
    harmonious: [
      'Neptune and {b} are in tune, so that imagination and sympathy show you the way.',
      'Neptune is gentle with {b}, a time for art, for rest and for forgiving someone.',
    ],
    tense: [
      'Neptune blurs {b}, and an offer that seems too good deserves a few plain questions.',
      'Neptune wears at {b}, and being tired is a reason to rest and no reason to doubt yourself.',
    ],
  },
  9: {
    conjunction: [
      'Pluto reaches {b}, as it does once in a lifetime at the most, and what has outlived its use there begins to go.',
      'Pluto stands on {b}, and a change that goes to the root is under way, whether or not it shows.',
    ],
    harmonious: [
      'Pluto gives {b} its strength, and a thorough change can be made without a fight.',
      'Pluto is behind {b}, so that you can finish what has gone on too long.',
    ],
    tense: [
      'Pluto presses on {b}, and a question of power comes up. Giving in and taking over are not the only answers.',
      'Pluto forces an issue with {b}, and what you are most afraid to lose shows you what matters.',
    ],
  },
};

const own: ReturnDatesCells['own'] = {
  conjunction: [
    '{a} comes back to its own place in your birth chart, and what was begun at the last such return can be closed or renewed.',
    '{a} is where it was at your birth, and a round of yours begins again.',
  ],
  harmonious: [
    '{a} is in easy contact with its own place in your birth chart, and what you know well goes with little effort.',
    '{a} agrees with itself as it stood at your birth, and you can trust old experience.',
  ],
  tense: [
    '{a} is at odds with its own place in your birth chart, a good moment to ask how much of the old plan still holds.',
    '{a} is in hard aspect to its own place in your birth chart, and something that has worked so far needs adjusting.',
  ],
};

const touched: ReturnDatesCells['touched'] = {
  0: {
    gift: 'What you really want should be easier to reach.',
    stir: 'You may find out quickly what you want, and what you no longer want.',
    weight: 'Ask yourself what you want badly enough to go on with.',
    excess: 'Take the advice of somebody who does not flatter you.',
    haze: 'You may be unsure for a while of what you want.',
  },
  1: {
    gift: 'You are likely to feel more at ease at home.',
    stir: 'Feelings come up fast, and the people at home see them first.',
    weight: 'A low mood is easier to bear with somebody to talk to.',
    excess: 'Comfort tempts you most when you are only tired.',
    haze: 'Don’t judge anybody by a mood in those weeks.',
  },
  2: {
    gift: 'Letters, lessons and agreements gain by it.',
    stir: 'Read a message twice before you answer it.',
    weight: 'Thinking goes slowly and goes deep, so allow time for it.',
    excess: 'Whatever you sign deserves a second reader.',
    haze: 'Have the important things in writing.',
  },
  3: {
    gift: 'Somebody you like may have a part in it.',
    stir: 'A liking may move faster than you thought.',
    weight: 'A bond, or what you spend on it, may be looked at soberly.',
    excess: 'It may be about somebody you like, or about money spent on pleasure.',
    haze: 'Look twice at what seems so lovely.',
  },
  4: {
    gift: 'You will have the nerve for something you have put off.',
    stir: 'You may be angry sooner than usual, so choose what is worth it.',
    weight: 'Your strength goes further in small portions.',
    excess: 'Begin one thing less than you have a mind to.',
    haze: 'Where an effort seems to come to nothing, rest and begin again.',
  },
  5: {
    gift: 'Something that you hoped for may come closer.',
    stir: 'A hope may take another direction at short notice.',
    weight: 'A hope may need to be made smaller so that it can come true.',
    excess: 'One of your plans has probably grown larger than you meant it to.',
    haze: 'Ask of a hope what it would look like on an ordinary day.',
  },
  6: {
    gift: 'A long task may get easier, or come to its end.',
    stir: 'A duty that you took for fixed may turn out not to be.',
    weight: 'A duty may be heavier for a while, and you can ask for help with it.',
    excess: 'Rules that you otherwise keep are easily forgotten.',
    haze: 'It may be hard to say how far your duty goes.',
  },
  15: {
    gift: 'People see you in a good light.',
    stir: 'You may come across more sharply than you mean to.',
    weight: 'People may find you grave, and it helps to tell them why.',
    excess: 'You may take up more room than you notice.',
    haze: 'People may not see you as you are, so explain yourself.',
  },
  16: {
    gift: 'Your work may be noticed by somebody who counts.',
    stir: 'Something about your work may change quickly.',
    weight: 'It may concern your work and what you are ready to answer for.',
    excess: 'A task may promise more than it can keep.',
    haze: 'It may be unclear for some weeks where your work is going.',
  },
};

export const dates: ReturnDatesCells = {
  titles: [
    'The first quarter of the year · from {from}',
    'The second quarter · from {from}',
    'The third quarter · from {from}',
    'The last quarter · from {from}',
  ],
  noneAfter: [
    'The rest of the year has no date that stands out like this.',
    'No date stands out in the months that are left until the next birthday.',
  ],
  noneNewAfter: [
    'The months that are left bring only the later days named above.',
    'No new date follows until the next birthday, only the later days named above.',
  ],
  main: 'On {dates}, {text}',
  other: {
    before: ['Earlier, on {dates}, {text}', 'Before that, on {dates}, {text}'],
    after: ['Later, on {dates}, {text}', 'After that, on {dates}, {text}'],
    among: ['Meanwhile, on {dates}, {text}', 'Also in these months, on {dates}, {text}'],
  },
  natal,
  movers,
  own,
  touched,
  strongest: [
    'No other date of the year weighs as much.',
    'If you mark one date of the year, mark this.',
    'Nothing else in the year’s calendar is as strong.',
  ],
};
