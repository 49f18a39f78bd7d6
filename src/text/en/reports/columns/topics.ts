import { Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { ColumnShelf } from '../../../report-catalogue.js';

/**
 * What a slow planet is to a year, by where its houses are felt: before the statement on where it is. `ofLead` begins with
 * what the year is about.
 */
export const topics: ColumnShelf['topics'] = {
  yearly: {
    [Jupiter]: {
      settled: [
        'Help is easy to find {own} this year.',
        'Things go most easily {own} this year.',
        'You may be offered more than you asked for {own}.',
        'The year is at its most generous {own}.',
      ],
      moves: [
        'Help is easy to find {own} at first, and later {other}.',
        'Things go most easily {own} at first, and then {other}.',
        'The year is generous {own} to begin with, and later on {other}.',
        'Good offers are likely {own} at first, and after that {other}.',
      ],
      visits: [
        'Help is easy to find {own}, and for some months {other}.',
        'Things go easily {own}, and for part of the year {other}.',
      ],
      ofLead: {
        settled: [
          'While you think about {question}, help is easiest to find {own}.',
          'With {question} on your mind, it is good to know that things go easily {own}.',
        ],
        moves: [
          'While you think about {question}, help is easiest to find {own}, and later {other}.',
          'With {question} on your mind, it is good to know that things go easily {own} at first, and then {other}.',
        ],
      },
    },
    [Saturn]: {
      settled: [
        'You have to be patient and thorough {own} this year.',
        'You work hardest {own} this year, and the results last.',
        'Little comes quickly {own} this year, and more of it stays.',
        'It is worth doing things properly {own} this year, even if nobody asks for it.',
      ],
      moves: [
        'You have to be patient {own} at first, and after that {other}.',
        'The hard work of the year is done {own} to begin with, and then {other}.',
        'A long task comes to its end {own}, and another begins {other}.',
        'Care and patience are needed {own} at first, and later {other}.',
      ],
      visits: [
        'You have to be patient {own}, and for some months you see what will be asked of you {other}.',
        'You work hard {own}, and get a first idea of the work that is waiting {other}.',
      ],
      ofLead: {
        settled: [
          'Whatever you decide about {question}, you need patience {own}.',
          'Your answer to the question of {question} depends on how thorough you are {own}.',
        ],
        moves: [
          'Whatever you decide about {question}, you need patience {own} at first, and later {other}.',
          'Your answer to the question of {question} depends on how thorough you are, first {own} and then {other}.',
        ],
      },
    },
    [Uranus]: {
      settled: [
        'You can expect changes {own} that nobody planned.',
        'Surprises are most likely {own}.',
        'Little stays quite as it was {own}.',
        'Old habits give way {own}, some of them from one day to the next.',
      ],
      moves: [
        'The surprises have been {own}, and from this year on they come {other}.',
        'It gets quieter {own} this year, and things begin to change {other}.',
        'You have gotten used to changes {own}, and now they begin {other}.',
        'The unsettled years {own} are ending, and others begin {other}.',
      ],
      visits: [
        'You can expect changes {own} that nobody planned, and for some months {other} as well.',
        'Surprises come {own}, and for part of the year {other}.',
      ],
      ofLead: {
        settled: [
          'A surprise {own} may change how you think about {question}.',
          'What you can do about {question} may depend on a change {own} that nobody planned.',
        ],
        moves: [
          'As you think about {question}, it helps that things calm down {own}, even if they begin to change {other}.',
          'A surprise {other} may change how you think about {question}, while it gets quieter {own}.',
        ],
      },
    },
    [Neptune]: {
      settled: [
        'It is hard to see clearly {own}, and easy to hope.',
        'You hope for a great deal {own} and see rather little.',
        'Feelings count for more than facts {own}.',
        'You are easily carried away {own}, often to your own surprise.',
      ],
      moves: [
        'You begin to see clearly again {own}, and it becomes harder {other}.',
        'The mist lifts {own} this year, and settles {other}.',
        'You are harder to fool {own} than you were, and easier {other}.',
        'You have done your dreaming {own}, and now you begin to dream {other}.',
      ],
      visits: [
        'It is hard to see clearly {own}, and for some months {other} as well.',
        'You hope for more than you can see {own}, and for part of the year {other}.',
      ],
      ofLead: {
        settled: [
          'You may come to be clear about {question} and still see only a haze {own}.',
          'The question of {question} asks for facts, and feelings count for more {own}.',
        ],
        moves: [
          'You may come to be clear about {question}, and see better {own}, while a haze forms {other}.',
          'The question of {question} asks for facts, which become clearer {own} and more doubtful {other}.',
        ],
      },
    },
    [Pluto]: {
      settled: [
        'Something is changing slowly and for good {own}.',
        'The slowest change of these years is the one {own}, and it goes deepest.',
        'The change that goes on {own} takes years, and is not meant to be undone.',
        'You are changed most deeply by what happens {own}.',
      ],
      moves: [
        'The change that has gone deep {own} goes on {other}.',
        'A long change comes to its end {own}, and one begins {other}.',
      ],
      visits: [
        'Something is changing slowly and for good {own}, and for some months {other} as well.',
        'The deep change of these years is felt {own}, and for part of the year {other}.',
      ],
      ofLead: {
        settled: [
          'Beneath the question of {question}, something is changing slowly and for good {own}.',
          'Whatever comes of {question} this year, the slowest change goes on {own}.',
        ],
        moves: [
          'Beneath the question of {question}, a long change comes to its end {own}, and one begins {other}.',
        ],
      },
    },
  },
  rising: {
    [Jupiter]: {
      settled: [
        'You have the most room {own}.',
        'Offers are most likely {own}.',
        'It is easiest to be confident {own}.',
        'People say yes to you most readily {own}.',
      ],
      moves: [
        'Offers come {own} first, and later on {other}.',
        'You have the most room {own} at first, and then {other}.',
        'It is easiest to be confident {own} at first, and after that {other}.',
        'People say yes to you readily {own}, and later {other}.',
      ],
      visits: [
        'You have the most room {own}, and for a time {other}.',
        'It is easiest to be confident {own}, and for some months {other}.',
      ],
      ofLead: {
        settled: [
          'The question of {question} needs some room, and you find it {own}.',
          'You can be confident about {question} because of what goes well {own}.',
        ],
        moves: [
          'The question of {question} needs some room, and you find it {own} at first, and then {other}.',
          'You can be confident about {question} because of what goes well, first {own} and later {other}.',
        ],
      },
    },
    [Saturn]: {
      settled: [
        'You learn something the slow way {own}.',
        'You are put to the test {own}.',
        'The careful work of these years is done {own}.',
        'You are asked to be thorough {own}.',
      ],
      moves: [
        'You are put to the test {own}, and then {other}.',
        'A slow lesson ends {own}, and another begins {other}.',
        'You are asked to be thorough {own} at first, and then {other}.',
        'The careful work is done {own}, and is called for next {other}.',
      ],
      visits: [
        'You are put to the test {own}, and for a few months {other}.',
        'You learn something the slow way {own}, and begin to learn it {other} as well.',
      ],
      ofLead: {
        settled: [
          'You get no further with {question} until you have been patient {own}.',
          'How serious you are about {question} is put to the test {own}.',
        ],
        moves: [
          'You get no further with {question} until you have been patient {own}, and then {other}.',
          'How serious you are about {question} is put to the test {own}, and after that {other}.',
        ],
      },
    },
    [Uranus]: {
      settled: [
        'You may be surprised more than once {own}.',
        'Habits are easily broken {own} now.',
        'Things happen at short notice {own}.',
        'You want more freedom {own}, and may take it from one day to the next.',
      ],
      moves: [
        'Habits settle again {own}, and are broken {other}.',
        'The surprises end {own} and begin {other}.',
        'You have had changes enough {own}, and now they come {other}.',
        'Things happen less suddenly {own} than they did, and more so {other}.',
      ],
      visits: [
        'You may be surprised more than once {own}, and for some months {other} as well.',
        'Things happen at short notice {own}, and for part of the year {other}.',
      ],
      ofLead: {
        settled: [
          'The question of {question} looks different after a surprise {own}.',
          'When you think about {question} you have to allow for sudden changes {own}.',
        ],
        moves: [
          'The question of {question} looks different once calm returns {own} and surprises begin {other}.',
          'When you think about {question} you have to allow for changes {other}, though fewer {own}.',
        ],
      },
    },
    [Neptune]: {
      settled: [
        'You imagine a great deal {own}, and not all of it is there.',
        'You are easily moved, and easily misled, {own}.',
        'What you wish for and what is there are easily confused {own}.',
        'You take a good deal on trust {own}.',
      ],
      moves: [
        'You see clearly again {own}, and begin to dream {other}.',
        'You are less easily misled {own} than you were, and more easily {other}.',
        'A long daydream ends {own}, and another begins {other}.',
        'You take less on trust {own} than you used to, and more {other}.',
      ],
      visits: [
        'You are easily moved, and easily misled, {own}, and for a time {other}.',
        'You take a good deal on trust {own}, and for some months {other} as well.',
      ],
      ofLead: {
        settled: [
          'Whatever you learn about {question}, you still take a good deal on trust {own}.',
          'However clear you are about {question}, there is room for dreams {own}.',
        ],
        moves: [
          'Whatever you learn about {question}, you wake from one dream {own} and begin another {other}.',
        ],
      },
    },
    [Pluto]: {
      settled: [
        'Old business comes up {own} and wants to be dealt with.',
        'You get to the bottom of things {own}.',
        'You can no longer leave things half settled {own}.',
        'Your strongest feelings in these years arise {own}.',
      ],
      moves: [
        'Old business has come up {own}, and now it does {other}.',
        'You have gotten to the bottom of things {own}, and now begin to do so {other}.',
      ],
      visits: [
        'Old business comes up {own}, and for some months {other} as well.',
        'You get to the bottom of things {own}, and for part of the year {other}.',
      ],
      ofLead: {
        settled: [
          'Behind the question of {question} there is old business to settle {own}.',
          'You understand the question of {question} better as you get to the bottom of things {own}.',
        ],
        moves: ['Behind the question of {question} old business has come up {own}, and now it does {other}.'],
      },
    },
  },
};
