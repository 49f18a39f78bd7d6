import type { ReturnDatesCells } from '../../../reading-catalogue.js';

/** How a year goes, quarter by quarter, and what matters most in each. */

export const courses: ReturnDatesCells['courses'] = {
  headFirst: {
    gift: [
      'The best of the year comes early, in the months until {until}.',
      'The year is kindest at its beginning, in the months until {until}.',
    ],
    stir: [
      'The liveliest part of the year comes first, in the months until {until}.',
      'Most of what moves this year moves early, in the months until {until}.',
    ],
    weight: [
      'The most demanding part of the year comes first, in the months until {until}.',
      'The year asks most of you at its beginning, in the months until {until}.',
    ],
    excess: [
      'The year begins at full stretch, and its strongest date falls in the months until {until}.',
      'In the months until {until} you are tempted more than at any other time of the year.',
    ],
    haze: [
      'The year is hardest to see clearly at its beginning, in the months until {until}.',
      'The year opens in a mild fog, which is thickest in the months until {until}.',
    ],
  },
  head: {
    gift: [
      'Between {from} and {until} the year is at its strongest, and at its kindest.',
      'The best months of the year are those between {from} and {until}.',
    ],
    stir: [
      'Between {from} and {until} the year comes to a head, and something moves.',
      'The liveliest months of the year lie between {from} and {until}.',
    ],
    weight: [
      'Between {from} and {until} the year comes to a head, with its most serious test.',
      'The months between {from} and {until} ask more of you than any others.',
    ],
    excess: [
      'Between {from} and {until} the year comes to a head, and the temptation is to overdo it.',
      'It is between {from} and {until} that you will want most, and ought to choose best.',
    ],
    haze: [
      'Between {from} and {until} the year comes to a head, and yet it may be hard to say over what.',
      'The strongest months of the year, between {from} and {until}, are also the least clear.',
    ],
  },
  headLast: {
    gift: [
      'The best comes late, for the strongest date of the year falls after {from}.',
      'What the year has been leading up to comes at its end, after {from}, and it is something kind.',
    ],
    stir: [
      'The year comes to a head only in its last months, after {from}, and then something moves.',
      'The liveliest part is kept for the end, after {from}.',
    ],
    weight: [
      'The most serious test comes at the end, after {from}, when you know the year well.',
      'The year asks most of you in its last months, after {from}.',
    ],
    excess: [
      'The year ends at full stretch, with its strongest date after {from}.',
      'The greatest temptation of the year comes last, after {from}.',
    ],
    haze: [
      'Only toward its end, after {from}, does the year come to a head, and it does so quietly.',
      'The last months, after {from}, are the strongest, though they may not look it.',
    ],
  },
  start: {
    gift: [
      'The year begins kindly, and the months until {until} are a good time to ask for what you need.',
      'The months until {until} give the year a friendly start.',
    ],
    stir: [
      'The year begins with some movement, and not everything in its first months can be planned.',
      'The months until {until} give the year a brisk start.',
    ],
    weight: [
      'The year begins soberly, and until {until} it is about what will bear weight.',
      'The months until {until} are for foundations, and go slowly for that reason.',
    ],
    excess: [
      'The year begins with a large appetite, and until {until} there is more on offer than there is time for.',
      'In the months until {until} you begin the year by wanting a good deal.',
    ],
    haze: [
      'The year begins a little out of focus, and until {until} it is easier to look than to decide.',
      'You may not see at first what the year is about, in the months until {until}.',
    ],
  },
  rise: {
    gift: ['From {from} on, something gets easier.', 'After {from} help is nearer than it was.'],
    stir: ['From {from} on, the pace quickens.', 'After {from} more is going on.'],
    weight: ['From {from} on, things get more serious.', 'After {from} the year begins to weigh something.'],
    excess: [
      'From {from} on, wishes grow faster than means.',
      'After {from} you want more, and promise more.',
    ],
    haze: [
      'From {from} on, the picture blurs for a while.',
      'After {from} it takes longer to see what is what.',
    ],
  },
  back: {
    gift: [
      'The main matter of the year, {matter}, returns after {from}, and something kind comes with it.',
      'After {from} the main matter of the year, {matter}, comes back, and there is help beside it.',
    ],
    stir: [
      'The main matter of the year, {matter}, returns after {from}, and things begin to move.',
      'After {from} the main matter of the year, {matter}, comes back, and the pace quickens.',
    ],
    weight: [
      'The main matter of the year, {matter}, returns after {from}, and asks for patience.',
      'After {from} the main matter of the year, {matter}, comes back, and there is some work to be done about it.',
    ],
    excess: [
      'The main matter of the year, {matter}, returns after {from}, while you may have a good deal else in hand.',
      'After {from} the main matter of the year, {matter}, comes back, among more plans than there is time for.',
    ],
    haze: [
      'The main matter of the year, {matter}, returns after {from}, and it may be hard to say what has changed.',
      'After {from} the main matter of the year, {matter}, comes back, and it is not much clearer than it was.',
    ],
  },
  between: {
    gift: [
      'After {from} the main matter of the year rests for a while, and something easier has its turn.',
      'The months after {from} are kinder, though the main matter of the year is not over.',
    ],
    stir: [
      'After {from} something else moves, while the main matter of the year rests.',
      'The months after {from} are lively for a reason of their own; the main matter of the year comes back later.',
    ],
    weight: [
      'After {from} another serious thing has its turn, while the main matter of the year rests.',
      'The months after {from} have some work of their own, and the main matter of the year comes back later.',
    ],
    excess: [
      'After {from}, while the main matter of the year rests, you may want a good deal at once.',
      'The months after {from} tempt you to take on more, though the main matter of the year is not over.',
    ],
    haze: [
      'After {from} the main matter of the year rests, and much else seems a little vague.',
      'The months after {from} are softer and less distinct; the main matter of the year comes back later.',
    ],
  },
  fall: {
    gift: [
      'After {from} the year is quieter, and kinder.',
      'From {from} on less is at stake, and something turns out well.',
    ],
    stir: [
      'After {from} it gets lively, though less depends on it.',
      'From {from} on there is some movement, of a lighter kind.',
    ],
    weight: [
      'After {from} there is still something to carry, though less of it.',
      'What is to be done from {from} on is serious as well, if less so.',
    ],
    excess: [
      'After {from} you hope for more, and may take on too much.',
      'From {from} on the difficulty is rather that there is too much of everything.',
    ],
    haze: [
      'After {from} the year is quieter and a little vague.',
      'From {from} on things are less urgent, and less distinct.',
    ],
  },
  end: {
    gift: [
      'The last months, from {from} on, bring it to a friendly close.',
      'From {from} to your birthday the year shows you its gentle side.',
    ],
    stir: [
      'The last months, from {from} on, are lively ones, in which you may already be starting something else.',
      'From {from} to your birthday the year does not exactly slow down.',
    ],
    weight: [
      'What is left of the year, from {from} on, is a time for settling things.',
      'From {from} to your birthday you can put in order what the year has left.',
    ],
    excess: [
      'In the last months, from {from} on, you may want to make up for everything that was missed.',
      'From {from} to your birthday you will hardly complain of having too little to do.',
    ],
    haze: [
      'The last months, from {from} on, are softer, and better for looking back than for deciding.',
      'From {from} to your birthday the year trails off gently.',
    ],
  },
};

/** What it is like, then when and why: of each, the second wording of `dates.ts` first, so that a year with both says two things. */
export const main: ReturnDatesCells['main'] = {
  2: {
    conjunction: [
      'The letter or the question that you have put off is well placed on {dates}, with Mercury exactly on {b}.',
      'A message or a conversation may count for more than most on {dates}, when Mercury comes to {b}.',
    ],
    harmonious: [
      'The right word comes to you on {dates}, when Mercury gives {b} a friendly push.',
      'What has to be explained or signed goes through easily on {dates}, since Mercury is on good terms with {b}.',
    ],
    tense: [
      'You may hear something that you would rather not have heard on {dates}, when Mercury contradicts {b}.',
      'A misunderstanding is likely on {dates}, because Mercury is at odds with {b}, and a second reading pays.',
    ],
  },
  3: {
    conjunction: [
      'You have reason to celebrate, to make up or to treat yourself well on {dates}, for Venus stands on {b}.',
      'Affection, yours or somebody else’s, is easy to notice on {dates}, when Venus reaches {b}.',
    ],
    harmonious: [
      'Company does you good on {dates}, when Venus eases things for {b}.',
      'What you ask for in a friendly way is seldom refused on {dates}, while Venus is kind to {b}.',
    ],
    tense: [
      'In small matters of taste and tenderness you may want two things at once on {dates}, when Venus disagrees with {b}.',
      'You may spend or give in more than you meant to on {dates}, as Venus is at cross purposes with {b}.',
    ],
  },
  4: {
    conjunction: [
      'You have strength for a start and little patience for a delay on {dates}, with Mars exactly on {b}.',
      'Something that was only talked about gets done, perhaps all at once, on {dates}, when Mars comes to {b}.',
    ],
    harmonious: [
      'Hard work is done almost gladly on {dates}, for Mars lends its drive to {b}.',
      'Whatever takes courage and a quick hand goes well on {dates}, when Mars backs {b}.',
    ],
    tense: [
      'A disagreement that has been waiting may come into the open on {dates}, since Mars provokes {b}.',
      'Tempers are short on {dates}, when Mars collides with {b}, and it is worth waiting a moment before you answer.',
    ],
  },
  5: {
    conjunction: [
      'An offer deserves to be taken seriously around {dates}, while Jupiter stands on {b}.',
      'The weeks are good for a larger step around {dates}, when Jupiter meets {b}, as it does once in about twelve years.',
    ],
    harmonious: [
      'What you ask for is likely to be heard around {dates}, as Jupiter does {b} a good turn.',
      'Help or permission is closer than usual around {dates}, when Jupiter is generous to {b}.',
      'Something may turn out kinder than you had planned around {dates}, since Jupiter and {b} get on.',
    ],
    tense: [
      'You may want more than there is time or money for around {dates}, with Jupiter in hard aspect to {b}.',
      'You may promise or spend more than you can afford around {dates}, when Jupiter presses {b} to do too much.',
      'It is easy to say yes too often around {dates}, with Jupiter at odds with {b}.',
    ],
  },
  6: {
    conjunction: [
      'You are asked for some weeks what you can stand by, around {dates}, since Saturn is exactly on {b}.',
      'Something becomes definite, along with the duty that belongs to it, around {dates}, when Saturn comes to {b}, as it does once in twenty-nine years.',
    ],
    harmonious: [
      'Patient work and experienced people do you good around {dates}, when Saturn supports {b}.',
      'You can settle something that is built to last around {dates}, because Saturn steadies {b}.',
      'You can rely on yourself for something that takes time around {dates}, while Saturn and {b} work together.',
    ],
    tense: [
      'You may meet a delay, and will do better to plan for it than to fight it, around {dates}, while Saturn weighs on {b}.',
      'You learn where one of your limits is around {dates}, when Saturn tests {b}.',
      'Something may take more effort than you had planned around {dates}, while Saturn stands in the way of {b}.',
    ],
  },
  7: {
    conjunction: [
      'A sudden wish for freedom should be given some room around {dates}, with Uranus on {b} itself.',
      'Something that you took for settled may move around {dates}, when Uranus arrives at {b}, a meeting that most people have once in a lifetime.',
    ],
    harmonious: [
      'It is a good moment to try something new around {dates}, when Uranus and {b} agree on it.',
      'A change that you feared may turn out to be easy around {dates}, for Uranus brings fresh air to {b}.',
    ],
    tense: [
      'A habit of long standing may break around {dates}, when Uranus jolts {b}.',
      'Plans should have some slack in them around {dates}, because Uranus unsettles {b}.',
    ],
  },
  8: {
    conjunction: [
      'Dreams are strong, and large decisions can wait for a clearer day, around {dates}, when Neptune is exactly on {b}.',
      'Much can inspire you and can mislead you around {dates}, since Neptune drifts onto {b} and draws a veil over it for some months.',
    ],
    harmonious: [
      'There is time for art, for rest and for forgiving someone around {dates}, when Neptune is gentle with {b}.',
      'Imagination and sympathy show you the way around {dates}, while Neptune and {b} are in tune.',
    ],
    tense: [
      'If you are tired around {dates}, with Neptune wearing at {b}, that is a reason to rest and no reason to doubt yourself.',
      'An offer that seems too good deserves a few plain questions around {dates}, because Neptune blurs {b}.',
    ],
  },
  9: {
    conjunction: [
      'A change that goes to the root is under way around {dates}, whether or not it shows, since Pluto stands on {b}.',
      'What has outlived its use begins to go around {dates}, when Pluto reaches {b}, as it does once in a lifetime at the most.',
    ],
    harmonious: [
      'You can finish what has gone on too long around {dates}, with Pluto behind {b}.',
      'A thorough change can be made without a fight around {dates}, when Pluto gives {b} its strength.',
    ],
    tense: [
      'What you are most afraid to lose may show you what counts, around {dates}, when Pluto forces an issue with {b}.',
      'A question of power comes up around {dates}, as Pluto presses on {b}, and giving in and taking over are not the only answers.',
    ],
  },
};

export const mainOwn: ReturnDatesCells['mainOwn'] = {
  conjunction: [
    'A round of yours begins again around {dates}, for {a} is where it was at your birth.',
    'What was begun at the last such return can be closed or renewed around {dates}, when {a} comes back to its own place in your birth chart.',
  ],
  harmonious: [
    'You can trust old experience around {dates}, when {a} agrees with itself as it stood at your birth.',
    'What you know well goes with little effort around {dates}, as {a} is in easy contact with its own place in your birth chart.',
  ],
  tense: [
    'Something that has worked so far may need adjusting around {dates}, when {a} is in hard aspect to its own place in your birth chart.',
    'It is a good moment to ask how much of the old plan still holds around {dates}, with {a} at odds with its own place in your birth chart.',
  ],
};
