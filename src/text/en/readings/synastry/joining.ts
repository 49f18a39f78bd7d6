import type { SynastryReadingCells } from '../../../pair-catalogue.js';

export const bothWays: SynastryReadingCells['bothWays'] = {
  kind: [
    '{name1}’s {a} and {name2}’s {b} return the favor, being on the same good terms.',
    'The same is true from the other side, since {name1}’s {a} and {name2}’s {b} agree as well.',
    'Neither is always the giver here: {name1}’s {a} and {name2}’s {b} meet in the same way.',
    '{name1}’s {a} and {name2}’s {b} are just as good friends, so neither is in the other’s debt.',
    '{name1}’s {a} and {name2}’s {b} get along just as well, which makes the help mutual.',
  ],
  hard: [
    'On other days the roles are reversed, since {name1}’s {a} and {name2}’s {b} meet in the same way.',
    'Each knows the trouble from both ends, since {name1}’s {a} and {name2}’s {b} are no easier on each other.',
    'It happens to the other as well: {name1}’s {a} and {name2}’s {b} are at odds in the same way.',
    'Neither is alone in being hurt, because {name1}’s {a} and {name2}’s {b} clash as well.',
    'Next time the other may be the one to complain, because {name1}’s {a} and {name2}’s {b} don’t agree either.',
  ],
  strong: [
    'It works in the other direction with as much force, since {name1}’s {a} meets {name2}’s {b} too.',
    'Both feel it, because {name1}’s {a} and {name2}’s {b} meet in the same way.',
    'What one does to the other comes back, through {name1}’s {a} and {name2}’s {b}.',
    'The two take turns at it, because {name1}’s {a} does the same with {name2}’s {b}.',
  ],
};

export const reversed: SynastryReadingCells['reversed'] = {
  kinder: [
    'The same two planets meet a second time, the other way around, and get on.',
    'There is a kinder meeting of these two planets as well, with the roles reversed.',
    'When it is the other’s turn, the same two planets do each other good.',
    'That is one direction. In the other, these planets are on good terms.',
    'From the side of the other chart, the same pair of planets is a help.',
  ],
  harder: [
    'From the other side it goes less well.',
    'With the roles reversed it is harder.',
    'In the other direction it has an edge.',
    'What is easy in this direction takes some patience in the other.',
    'From the side of the other chart, the same subject gives some trouble.',
  ],
};

export const turned: SynastryReadingCells['turned'] = {
  kinder: {
    0: [
      'When {name2} has set out to do something, things go differently, and {name1}’s {a} is welcome.',
      'There is another side to it: in what matters most to {name2}, {name1}’s {a} is a help.',
    ],
    1: [
      'At home and at rest there is another tone: {name2}’s Moon likes {name1}’s {a}.',
      'When {name2} is tired, or moved, the same {a} of {name1}’s is good to have.',
    ],
    2: [
      'They can at least talk about it, since {name2}’s Mercury understands {name1}’s {a}.',
      'In conversation the two of them find each other again, through {name1}’s {a} and {name2}’s Mercury.',
    ],
    3: [
      'Over anything pleasant there is peace, because {name2}’s Venus takes to {name1}’s {a}.',
      'They go on liking each other all the same, and {name2}’s Venus shows it to {name1}’s {a}.',
    ],
    4: [
      'As soon as there is something to do things get easier, because {name2}’s Mars works well with {name1}’s {a}.',
      'In action the two agree better than in feeling, thanks to {name2}’s Mars.',
    ],
    5: [
      'In good spirits it is another story: {name2}’s Jupiter wishes {name1}’s {a} well.',
      '{name2} has a generous side too, and {name1}’s {a} gets the benefit of it.',
    ],
    6: [
      'Over a longer time {name2} is more of a help, since {name2}’s Saturn steadies {name1}’s {a}.',
      'When it comes to keeping a promise, {name1}’s {a} can rely on {name2}’s Saturn.',
    ],
    7: [
      'When neither expects anything of the other things go well, since {name2}’s Uranus suits {name1}’s {a}.',
      'On an unplanned day the same {a} of {name1}’s has a friend in {name2}’s Uranus.',
    ],
    8: [
      'In quiet hours there is sympathy as well, from {name2}’s Neptune to {name1}’s {a}.',
      'Where nothing has to be settled, {name2}’s Neptune is gentle with {name1}’s {a}.',
    ],
    9: [
      'In real trouble it is different, because then {name2}’s Pluto stands by {name1}’s {a}.',
      'Where things go deep they are on firmer ground, since {name2}’s Pluto strengthens {name1}’s {a}.',
    ],
    15: [
      'When they meet face to face it is easier, since {name2}’s Ascendant suits {name1}’s {a}.',
      'In manner and bearing {name2} makes up for some of it.',
    ],
  },
  harder: {
    0: [
      'Things are different when {name2} has set out to do something and {name1}’s {a} is in the way.',
      'What {name2} wants most is harder to reconcile with {name1}’s {a}.',
    ],
    1: [
      'When {name2} is tired or worried, {name1}’s {a} is less welcome.',
      'Feelings need more care, since {name1}’s {a} and {name2}’s Moon want different things.',
    ],
    2: [
      'It gets harder when things are put into words, which is the business of {name2}’s Mercury.',
      'Explanations don’t help: {name2}’s Mercury sees {name1}’s {a} another way.',
    ],
    3: [
      'About pleasures and good manners they agree less, since {name2}’s Venus wants something else from {name1}’s {a}.',
      'Taste and manners are where they stumble, over {name2}’s Venus.',
    ],
    4: [
      'When {name2} is in a hurry it is another story, and {name1}’s {a} gets to feel {name2}’s Mars.',
      'In haste or anger {name2} shows {name1}’s {a} another face.',
    ],
    5: [
      'In large plans they overdo it, since {name2}’s Jupiter doesn’t know how much {name1}’s {a} can use.',
      'Where {name2} hopes and promises on a grand scale, {name1}’s {a} is less well served.',
    ],
    6: [
      'Duties change the tone: {name2}’s Saturn is strict with {name1}’s {a}.',
      'When something has to be done right, {name2} is harder to please.',
    ],
    7: [
      'What they can’t have is regularity, because {name2}’s Uranus interrupts {name1}’s {a}.',
      'It goes well until a plan is upset, and {name2}’s Uranus upsets some.',
    ],
    8: [
      'What has been agreed is less clear, because {name2}’s Neptune blurs things for {name1}’s {a}.',
      'It is different where something is left to be guessed.',
    ],
    9: [
      'Over who decides they are less relaxed, since {name2}’s Pluto presses on {name1}’s {a}.',
      'One subject remains that they fight over in earnest, and {name2}’s Pluto brings it to {name1}’s {a}.',
    ],
    15: [
      'Face to face there is more friction, since {name2}’s Ascendant goes against {name1}’s {a}.',
      'The way {name2} comes into a room is another matter.',
    ],
  },
};

export const turning: SynastryReadingCells['turning'] = {
  kinder: [
    'There is another side of {name2} that makes it easier.',
    'In one respect {name2} makes up for that.',
    'Elsewhere the same planet finds {name2} more willing.',
  ],
  harder: [
    'There is another side of {name2} that makes it harder.',
    'In one respect {name2} is less obliging.',
    'Elsewhere the same planet meets resistance in {name2}.',
  ],
};
