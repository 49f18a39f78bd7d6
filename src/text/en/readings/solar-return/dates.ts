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
  0: {
    conjunction: [
      'The Sun passes over {b}, and for a day that part of you is in the light.',
      'The Sun lights up {b}, and what is begun then gets attention.',
    ],
    harmonious: [
      'The Sun is on good terms with {b}, and plain goodwill is easy to come by.',
      'The Sun favors {b}, so that a request is well placed.',
    ],
    tense: [
      'The Sun stands opposite {b}, and others hold up a mirror to you.',
      'The Sun faces {b}, so that somebody else may have another view of it.',
    ],
  },
  2: {
    conjunction: [
      'Mercury comes to {b}, and a message or a conversation then is worth more than most.',
      'Mercury is exactly on {b}, a good time to write the letter or ask the question.',
    ],
    harmonious: [
      'Mercury and {b} understand each other, and what has to be explained or signed goes through easily.',
      'Mercury gives {b} a friendly push, and the right word comes at the right time.',
    ],
    tense: [
      'Mercury is at odds with {b}, so that misunderstandings are likely and a second reading pays.',
      'Mercury contradicts {b}, and a discussion may tell you something that you would rather not have heard.',
    ],
  },
  3: {
    conjunction: [
      'Venus reaches {b}, and somebody’s affection, or your own, is easier to notice then.',
      'Venus stands on {b}, a time to celebrate, to make up, or to treat yourself well.',
    ],
    harmonious: [
      'Venus smiles on {b}, and what you ask for in a friendly way is seldom refused.',
      'Venus eases things for {b}, so that company is good and beauty does you good.',
    ],
    tense: [
      'Venus is at cross purposes with {b}, and you may spend or give in more than you meant to.',
      'Venus and {b} want different things, which shows in small matters of taste and tenderness.',
    ],
  },
  4: {
    conjunction: [
      'Mars comes to {b}, and something that was only talked about gets done, perhaps all at once.',
      'Mars is exactly on {b}. You have strength for a start, and little patience for a delay.',
    ],
    harmonious: [
      'Mars backs {b}, which is the time for whatever takes courage and a quick hand.',
      'Mars lends its drive to {b}, and hard work is done almost gladly.',
    ],
    tense: [
      'Mars collides with {b}. Tempers are short then, and a break before you answer is well spent.',
      'Mars provokes {b}, and a disagreement that has been waiting may come into the open.',
    ],
  },
  5: {
    conjunction: [
      'Jupiter meets {b}, once in about twelve years, and the weeks around it are good ones for a larger step.',
      'Jupiter stands on {b}, and an offer made near that time deserves to be taken seriously.',
    ],
    harmonious: [
      'Jupiter is generous to {b}, and help, permission or a stroke of luck is closer than usual.',
      'Jupiter opens a door for {b}. It opens quietly, and you have to walk through it yourself.',
    ],
    tense: [
      'Jupiter tempts you by way of {b}, so that you may promise or spend more than you can afford.',
      'Jupiter is in hard aspect to {b}. You may want more just then than there is time or money for.',
    ],
  },
  6: {
    conjunction: [
      'Saturn comes to {b}, which it does only once in twenty-nine years. Something becomes definite then, and the duty that goes with it is yours.',
      'Saturn is exactly on {b}, and for some weeks you are asked what you can stand by.',
    ],
    harmonious: [
      'Saturn steadies {b}, and what you settle near that time is built to last.',
      'Saturn supports {b}, and patient work and people older than you do you good.',
    ],
    tense: [
      'Saturn tests {b}. A limit shows itself in those weeks, and it is useful to learn where it runs.',
      'Saturn slows {b} down, and what can’t be hurried is better planned around than fought.',
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
      'Uranus unsettles {b}. Plans for those weeks should have some slack in them.',
      'Uranus jolts {b}, and a habit may break that you would not have given up by yourself.',
    ],
  },
  8: {
    conjunction: [
      'Neptune drifts onto {b}, and for some months you see it through a veil, which can inspire you and can mislead you.',
      'Neptune is exact on {b}. Dreams are strong then, and large decisions can wait for a clearer day.',
    ],
    harmonious: [
      'Neptune and {b} are in tune, so that imagination and sympathy show you the way.',
      'Neptune is gentle with {b}, a time for art, for rest and for forgiving someone.',
    ],
    tense: [
      'Neptune blurs {b}. What seems too good in those weeks should be asked a few plain questions.',
      'Neptune wears at {b}, and being tired is a reason to rest and no reason to doubt yourself.',
    ],
  },
  9: {
    conjunction: [
      'Pluto reaches {b}, once in a lifetime at the most, and what has outlived its use there begins to go.',
      'Pluto stands on {b}, and a change that goes to the root is under way, whether or not it shows.',
    ],
    harmonious: [
      'Pluto gives {b} its strength, and a thorough change can be made without a fight.',
      'Pluto is behind {b}, so that you can finish what has gone on too long.',
    ],
    tense: [
      'Pluto presses on {b}. A question of power comes up in those weeks, and giving in and taking over are not the only answers.',
      'Pluto forces an issue with {b}, and what you are most afraid to lose shows you what matters.',
    ],
  },
};

const own: ReturnDatesCells['own'] = {
  conjunction: [
    '{A} comes back to its own place in your birth chart, and one of its rounds is complete. What was begun at the last such return can be closed or renewed.',
    '{A} is where it was at your birth. A cycle that is yours alone begins again, and it is worth asking what you want of it.',
  ],
  harmonious: [
    '{A} is in easy contact with its own place in your birth chart, and what you know well goes with little effort.',
    '{A} agrees with itself as it stood at your birth, and you can trust old experience.',
  ],
  tense: [
    '{A} is at odds with its own place in your birth chart. It is a good moment to ask how much of the old plan still holds.',
    '{A} is square its own place in your birth chart, and something that has worked so far asks to be adjusted.',
  ],
};

const touched: ReturnDatesCells['touched'] = {
  0: {
    gift: 'What you really want to do should be easier to do then.',
    stir: 'You may find out quickly what you want, and what you no longer want.',
    weight: 'The question is what you want badly enough to go on with.',
    excess: 'It flatters you, so take the advice of somebody who doesn’t.',
    haze: 'You may be unsure for a while of what you want.',
  },
  1: {
    gift: 'You will probably feel it at home, and in how you sleep.',
    stir: 'Feelings come up fast then, and the people at home see them first.',
    weight: 'It is easier to bear with somebody to talk to.',
    excess: 'Comfort tempts you most when you are only tired.',
    haze: 'A mood is no good adviser about people just then.',
  },
  2: {
    gift: 'Letters, lessons and agreements gain by it.',
    stir: 'Read a thing twice before you answer it.',
    weight: 'Thinking goes slowly then and goes deep, so allow time for it.',
    excess: 'Whatever you sign then deserves a second reader.',
    haze: 'Have the important things in writing.',
  },
  3: {
    gift: 'Somebody you like may have a part in it.',
    stir: 'It may be about somebody you like, and move faster than you thought.',
    weight: 'A bond, or what you spend on it, may be looked at soberly.',
    excess: 'It may be about somebody you like, or about money spent on pleasure.',
    haze: 'Look twice at what seems so lovely.',
  },
  4: {
    gift: 'You will have the nerve for something you have put off.',
    stir: 'You may be angry sooner than usual, so choose what is worth it.',
    weight: 'Your strength goes further in small portions then.',
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
    excess: 'Rules that you keep otherwise are easily forgotten.',
    haze: 'It may be hard to say how far your duty goes.',
  },
  15: {
    gift: 'People see you in a good light then.',
    stir: 'You may come across more sharply than you mean to.',
    weight: 'People may find you grave, and it helps to tell them why.',
    excess: 'You may take up more room than you notice.',
    haze: 'People may not see you as you are, so explain yourself.',
  },
  16: {
    gift: 'Your work may be noticed by somebody who counts.',
    stir: 'It may concern your work, and a change that comes quickly.',
    weight: 'It may concern your work, and what you will answer for.',
    excess: 'A task may promise more than it can keep.',
    haze: 'Where you are going with your work may be unclear for some weeks.',
  },
};

export const dates: ReturnDatesCells = {
  titles: [
    'The first quarter of the year, from {from}',
    'The second quarter, from {from}',
    'The third quarter, from {from}',
    'The last quarter, from {from}',
  ],
  noneAfter: [
    'After that no date stands out until the next birthday.',
    'The months that are left have no such date.',
    'For the rest of the year no date stands out in this way.',
  ],
  noneNewAfter: [
    'No new date follows. What is left are the later days of those above.',
    'After that only the later days named above are still to come.',
  ],
  dated: '{dates}: {text}',
  natal,
  movers,
  own,
  touched,
  strongest: [
    'Of all the dates in the year, this one weighs most.',
    'If you mark one date of the year, mark this.',
    'Nothing else in the year’s calendar is as strong.',
  ],
};
