import type { ReturnDatesCells } from '../../../reading-catalogue.js';
import { ages } from './ages.js';
import { courses, main, mainOwn } from './course.js';

const natal: ReturnDatesCells['natal'] = {
  0: 'your natal Sun',
  1: 'your natal Moon',
  2: 'your natal Mercury',
  3: 'your natal Venus',
  4: 'your natal Mars',
  5: 'your natal Jupiter',
  6: 'your natal Saturn',
  7: 'your natal Uranus',
  8: 'your natal Neptune',
  9: 'your natal Pluto',
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
      'Jupiter is generous to {b}, and help or permission is closer than usual.',
      'Jupiter is on good terms with {b}, and what you ask for is likely to be heard.',
      'Jupiter and {b} agree, and somebody may think of you when there is something to give.',
    ],
    tense: [
      'Jupiter presses {b} to do too much, and you may promise or spend more than you can afford.',
      'Jupiter is in hard aspect to {b}, and you may want more than there is time or money for.',
      'Jupiter is at odds with {b}, and a good opinion of your chances wants checking.',
    ],
  },
  6: {
    conjunction: [
      'Saturn comes to {b}, as it does once in twenty-nine years, and something becomes definite, along with the duty that belongs to it.',
      'Saturn is exactly on {b}, and for some weeks you are asked what you can stand by.',
    ],
    harmonious: [
      'Saturn steadies {b}, and what you settle in those weeks is built to last.',
      'Saturn supports {b}, and patient work and experienced people do you good.',
      'Saturn and {b} work together, and something that took long may be nearly done.',
    ],
    tense: [
      'Saturn tests {b}, and you learn where one of your limits is.',
      'Saturn weighs on {b}, and a delay is better planned around than fought.',
      'Saturn stands in the way of {b}, and what matters to you may have to be asked for twice.',
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
    gift: ['What you really want should be easier to reach.', 'It does your confidence good.'],
    stir: [
      'You may find out quickly what you want, and what you no longer want.',
      'You will not feel like waiting for anybody’s permission.',
    ],
    weight: [
      'Ask yourself what you want badly enough to go on with.',
      'What you are aiming at may need more time than you had given it.',
    ],
    excess: [
      'Take the advice of somebody who does not flatter you.',
      'You may think yourself a little larger than you are.',
    ],
    haze: ['You may be unsure for a while of what you want.', 'It is no time to make up your mind for good.'],
  },
  1: {
    gift: [
      'You are likely to feel more at ease at home.',
      'It is good for your spirits, and for the people you live with.',
    ],
    stir: [
      'Feelings come up fast, and the people at home see them first.',
      'Something in your daily habits may not stay as it was.',
    ],
    weight: [
      'A low mood is easier to bear with somebody to talk to.',
      'You may need more rest and more kindness than you ask for.',
    ],
    excess: [
      'Comfort tempts you most when you are only tired.',
      'You may promise somebody at home more than you can do.',
    ],
    haze: ['Don’t judge anybody by a mood in those weeks.', 'Sleep does you more good then than thinking.'],
  },
  2: {
    gift: [
      'Letters, lessons and agreements gain by it.',
      'You can explain yourself well, and are understood.',
    ],
    stir: [
      'Read a message twice before you answer it.',
      'Your mind may be changed by something that you hear in passing.',
    ],
    weight: [
      'Thinking goes slowly and goes deep, so allow time for it.',
      'Something may have to be worked out to the last detail.',
    ],
    excess: [
      'Whatever you sign deserves a second reader.',
      'You may have said yes before you had done the sum.',
    ],
    haze: ['Have the important things in writing.', 'What you hear in those weeks may be only half of it.'],
  },
  3: {
    gift: ['Somebody you like may have a part in it.', 'You will probably enjoy yourself.'],
    stir: [
      'A liking may move faster than you thought.',
      'What pleased you for long may please you less, and something else more.',
    ],
    weight: [
      'A bond, or what you spend on it, may be looked at soberly.',
      'You will see who is still there when it is not much fun.',
    ],
    excess: [
      'It may be about somebody you like, or about money spent on pleasure.',
      'You find it hard to refuse anybody of whom you are fond.',
    ],
    haze: ['Look twice at what seems so lovely.', 'You may love an idea of somebody more than the person.'],
  },
  4: {
    gift: [
      'You will have the nerve for something you have put off.',
      'It takes less effort than usual to get a thing going.',
    ],
    stir: [
      'You may be angry sooner than usual, so choose what is worth it.',
      'Your body wants to move, and you think better when it does.',
    ],
    weight: [
      'Your strength goes further in small portions.',
      'What cannot be forced may give way to patience.',
    ],
    excess: [
      'Begin one thing less than you have a mind to.',
      'You may overrate how much you can do in a week.',
    ],
    haze: [
      'Where an effort seems to come to nothing, rest and begin again.',
      'You may not know for some time what you are working for.',
    ],
  },
  5: {
    gift: [
      'Something that you hoped for may come closer.',
      'It is good for plans that reach further than a year.',
    ],
    stir: [
      'A hope may take another direction at short notice.',
      'You may take a risk that you would have talked yourself out of before.',
    ],
    weight: [
      'A hope may need to be made smaller so that it can come true.',
      'You find out which of your plans can carry weight.',
    ],
    excess: [
      'One of your plans has probably grown larger than you meant it to.',
      'It is easy then to mistake a wish for a prospect.',
    ],
    haze: [
      'Ask of a hope what it would look like on an ordinary day.',
      'You may believe in something that you have not looked at closely.',
    ],
  },
  6: {
    gift: [
      'A long task may get easier, or come to its end.',
      'Something that you have worked at for long may be recognized.',
    ],
    stir: [
      'A duty that you took for fixed may turn out not to be.',
      'A rule that you have always kept may begin to look strange to you.',
    ],
    weight: [
      'A duty may be heavier for a while, and you can ask for help with it.',
      'You may be asked to answer for something, and had better not do it alone.',
    ],
    excess: [
      'Rules that you otherwise keep are easily forgotten.',
      'You may take on a duty that is not yours.',
    ],
    haze: [
      'It may be hard to say how far your duty goes.',
      'What you relied on may feel less solid than it is.',
    ],
  },
  7: {
    gift: [
      'A change that you have wanted may need only your word.',
      'You can be more independent without offending anybody.',
    ],
    stir: [
      'You may find out which of your freedoms you really use.',
      'What once seemed daring to you may be ordinary now, and something else may be daring.',
    ],
    weight: [
      'It may take some patience to be different and stay so.',
      'You may have to say what you want your freedom for.',
    ],
    excess: [
      'You may break with more than was in your way.',
      'Not everything new is better because it is new.',
    ],
    haze: [
      'It may be hard to tell a wish for freedom from a wish to be elsewhere.',
      'A sudden idea deserves to be looked at again a week later.',
    ],
  },
  8: {
    gift: [
      'Something that you believe in may take a shape.',
      'Music, pictures or a quiet place may do more for you than usual.',
    ],
    stir: [
      'An illusion may go quickly, and leave you lighter.',
      'You may wake up to something that you had half known.',
    ],
    weight: [
      'A dream may have to be given a date, or be given up.',
      'You may see a little soberly what you used to see in a fine light.',
    ],
    excess: [
      'You may give more than you can spare to somebody who did not ask.',
      'Things may look more beautiful than they will a month later.',
    ],
    haze: [
      'What you have believed in so far may need to be asked about again.',
      'You may long for something and not know its name.',
    ],
  },
  9: {
    gift: [
      'You may be able to leave something behind without missing it.',
      'There may be more strength in you than you have needed so far.',
    ],
    stir: [
      'Something that you have kept down may come up at short notice.',
      'You may want to be rid of an old burden in one day.',
    ],
    weight: [
      'Something that has been over for long may at last be cleared away.',
      'You may find out how far you are ready to go for what you want.',
    ],
    excess: [
      'You may want to have your way more than the matter is worth.',
      'Influence is pleasant, and it is easily taken for being right.',
    ],
    haze: [
      'What moves you in those weeks may lie deeper than you can see.',
      'You may not know whom to trust, and need not decide at once.',
    ],
  },
  15: {
    gift: ['People see you in a good light.', 'It is a good time to introduce yourself.'],
    stir: [
      'You may come across more sharply than you mean to.',
      'Somebody may meet you then for the first time, or in a new way.',
    ],
    weight: [
      'People may find you grave, and it helps to tell them why.',
      'You may look tired, and be treated more gently if you say that you are.',
    ],
    excess: [
      'You may take up more room than you notice.',
      'You may make a larger impression than you can keep up.',
    ],
    haze: [
      'People may not see you as you are, so explain yourself.',
      'You may be taken for somebody you are not.',
    ],
  },
  16: {
    gift: [
      'Your work may be noticed by somebody who counts.',
      'Others may think of you when there is something to be given out.',
    ],
    stir: ['Something about your work may change quickly.', 'You may want to be known for something else.'],
    weight: [
      'It may concern your work and what you are ready to answer for.',
      'People whose judgment counts may look closely at what you do.',
    ],
    excess: ['A task may promise more than it can keep.', 'You may be offered more than you have time for.'],
    haze: [
      'It may be unclear for some weeks where your work is going.',
      'People may expect something of you that nobody has put into words.',
    ],
  },
};

export const dates: ReturnDatesCells = {
  title: 'From birthday to birthday',
  foremost: [
    'If you mark a few dates in the calendar of the year, mark these: {first}; {second}; and {third}.',
    'Three matters have the strongest dates of the year: {first}; {second}; and {third}.',
    'The dates to know beforehand are these: {first}; {second}; and {third}.',
  ],
  foremostDate: {
    conjunction: '{days}, for {matter}, when {a} comes to {b}',
    harmonious: '{days}, for {matter}, when {a} helps {b}',
    tense: '{days}, for {matter}, when {a} tests {b}',
  },
  foremostOwn: {
    conjunction: '{days}, for {matter}, when {a} is back where it was when you were born',
    harmonious: '{days}, for {matter}, when {a} helps the place where it was when you were born',
    tense: '{days}, for {matter}, when {a} tests the place where it was when you were born',
  },
  foremostAlso: {
    conjunction: ' (and {days}, when {a} comes to the same place)',
    harmonious: ' (and {days}, when {a} helps the same place)',
    tense: ' (and {days}, when {a} tests the same place)',
  },
  vague: 'Where only a month is named, the day depends on the hour of your birth.',
  matters: {
    0: 'your aims',
    1: 'your feelings and your home life',
    2: 'what you think, say and sign',
    3: 'love and friendship',
    4: 'what you are fighting for',
    5: 'your hopes and plans',
    6: 'your duties',
    7: 'what you have outgrown',
    8: 'your dreams',
    9: 'something that you hold on to',
    15: 'how you meet other people',
    16: 'your work and your good name',
  },
  courses,
  quietFirst: [
    'Until {until} no slow planet is in exact aspect to a planet or an angle of your birth, and you can let the year come to you.',
    'The year begins quietly: until {until} none of the slow planets is in exact aspect to a planet or an angle of your birth.',
  ],
  quiet: [
    'Between {from} and {until} none of the slow planets is in exact aspect to a planet or an angle of your birth, and what has begun goes on by itself.',
    'From {from} to {until} no slow planet is in exact aspect to a planet or an angle of your birth, so there is time to rest.',
  ],
  quietAgain: [
    'Between {from} and {until} the slow planets add nothing new to what has been named.',
    'From {from} to {until} the slow planets bring only later days of what has been named.',
  ],
  noneAfter: [
    'In the rest of the year no slow planet is in exact aspect to a planet or an angle of your birth.',
    'In the months that are left until the next birthday, none of the slow planets is in exact aspect to a planet or an angle of your birth.',
  ],
  noneNewAfter: [
    'The months that are left bring only the later days named above.',
    'No new date of a slow planet follows until the next birthday, only the later days named above.',
  ],
  main,
  mainOwn,
  other: {
    first: ['Around {dates}, {text}'],
    after: ['Later, around {dates}, {text}', 'After that, around {dates}, {text}'],
    among: ['In the same weeks, around {dates}, {text}', 'About the same time, around {dates}, {text}'],
  },
  again: {
    gift: [
      '{a} helps {b} once more, and again it concerns {matter}.',
      '{a} is on good terms with {b} again, and help is as near as it was before.',
      '{a} supports {b} again, and what you could not use the first time is within reach once more.',
    ],
    stir: [
      '{a} jolts {b} once more, and there may be a further change in {matter}.',
      '{a} unsettles {b} again, and what has not moved yet may move now.',
    ],
    weight: [
      '{a} tests {b} once more, and you can see what has become of {matter} meanwhile.',
      '{a} comes back to {b}, and what was put off the first time has to be dealt with.',
    ],
    excess: [
      '{a} presses {b} again, and there may once more be too much of a good thing.',
      '{a} comes back to {b}, and it is worth counting once more before you promise anything.',
    ],
    haze: [
      '{a} blurs {b} again, and it is worth looking twice at {matter}.',
      '{a} comes back to {b}, and a decision can wait until that has passed.',
    ],
  },
  againOwn: {
    conjunction: '{a} is on its own place in your birth chart once more, and what was begun then goes on.',
    harmonious:
      '{a} is back in easy aspect to its own place in your birth chart, and what went well then goes well again.',
    tense:
      '{a} is back in hard aspect to its own place in your birth chart, and what you asked yourself then can be asked once more.',
  },
  sameMatter: [
    '{A} and {b} both have to do with {matter} here, so help and difficulty come close together.',
    'What {a} and {b} bring belongs together, for both have to do with {matter}; one of them helps, and the other wants some care.',
  ],
  natal,
  movers,
  own,
  ages,
  touched,
  strongest: {
    one: [
      'No other date of the year weighs as much.',
      'If you mark one date of the year, mark this.',
      'Nothing else in the year’s calendar is as strong.',
    ],
    together: [
      'No other dates of the year weigh as much as these.',
      'If you mark any dates of the year, mark these.',
    ],
    several: [
      'No other aspect of the year weighs as much, and it is exact again around {later}.',
      'Nothing else in the year’s calendar is as strong, and it comes back around {later}.',
    ],
  },
  asked: {
    one: [
      'Nothing else in the year’s calendar is as strong, and the question of the year is likely to be asked most plainly then.',
      'If you mark one date of the year, mark this; it may well be when its question wants an answer.',
      'No other date of the year weighs as much, and its question is hardest to put off in those days.',
      'It is the strongest date of the year, and by then you may want to know what you think about its question.',
      'Of all the dates of the year this is the strongest, and what you decide then has to do with its question.',
    ],
    together: [
      'Nothing else in the year’s calendar is as strong, and the question of the year is likely to be asked most plainly in those weeks.',
      'No other dates of the year weigh as much, and around them its question is hardest to put off.',
      'These are the strongest dates of the year, and by the last of them you may know what you think about its question.',
    ],
    several: [
      'Nothing else in the year’s calendar is as strong; it comes back around {later}, and each time the question of the year may be asked more plainly.',
      'No other aspect of the year weighs as much. It is exact again around {later}, and by then you may know what you think about the question of the year.',
      'This is the strongest aspect of the year, and it comes back around {later}. What you decide around its dates has to do with the year’s question.',
    ],
  },
};
