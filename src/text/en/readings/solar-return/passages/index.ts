import type { ReturnDatesCells } from '../../../../return-catalogue.js';
import { farEnds } from './angles.js';
import { eclipses } from './eclipses.js';
import { jupiterPassages } from './jupiter.js';
import { loops } from './loops.js';
import { neptunePassages } from './neptune.js';
import { plutoPassages } from './pluto.js';
import { saturnPassages } from './saturn.js';
import { swiftDays } from './swift-days.js';
import { uranusPassages } from './uranus.js';

export const dates: ReturnDatesCells = {
  sameDays: {
    gift: [
      'It comes together with {name} around {day}, and gives you something to set against it.',
      'You also have {name} around {day}, so this help comes when there is use for it.',
    ],
    strain: [
      'You also have {name} around {day}, which makes this easier to take.',
      'It comes together with {name} around {day}, so those days have a kinder side.',
    ],
  },
  title: '{name}: {days}',
  name: '{a} {aspect} {b}',
  aspects: {
    0: 'on',
    1: 'opposite',
    2: 'trine',
    3: 'square',
    4: 'sextile',
  },
  natal: {
    0: 'your Sun',
    1: 'your Moon',
    2: 'your Mercury',
    3: 'your Venus',
    4: 'your Mars',
    5: 'your Jupiter',
    6: 'your Saturn',
    7: 'your Uranus',
    8: 'your Neptune',
    9: 'your Pluto',
    15: 'your Ascendant',
    16: 'your Midheaven',
  },
  chief: {
    6: 'The most serious time of the year is around {days}, when Saturn comes to {b}.',
    7: 'The year turns most sharply around {days}, when Uranus comes to {b} and something that seemed settled may not stay as it is.',
    8: 'Around {days}, Neptune comes to {b}, and things that you were sure of may grow less clear.',
    9: 'Around {days}, Pluto comes to {b}, and one thing may change for good, and you with it.',
  },
  chiefUndated: {
    6: 'In the course of the year Saturn comes to {b}, and that is its most serious time.',
    7: 'In the course of the year Uranus comes to {b}, and something that seemed settled may not stay as it is.',
    8: 'In the course of the year Neptune comes to {b}, and things that you were sure of may grow less clear.',
    9: 'In the course of the year Pluto comes to {b}, and one thing may change for good, and you with it.',
  },
  turning: {
    strain: {
      5: [
        'The year asks most of you around {days}, with {name}, when it is easy to take on more than you can carry through.',
        'You may go too far around {days}, with {name}, and have to find the measure again.',
      ],
      6: [
        'The year asks most of you around {days}, with {name}, when you get tired sooner and have to choose what matters.',
        'The year is most serious around {days}, with {name}, and it is good to have kept some strength for those weeks.',
      ],
      7: [
        'The year is least steady around {days}, with {name}, when something that held may have to change.',
        'Plans hold least around {days}, with {name}, so it helps to have left yourself some room.',
      ],
      8: [
        'The year is least clear around {days}, with {name}, when it helps to ask twice and decide late.',
        'You may be least sure of yourself around {days}, with {name}, and what looks decided may not be.',
      ],
      9: [
        'The year goes deepest around {days}, with {name}, when something that you had put up with may have to be faced.',
        'The hardest contest of the year may come around {days}, with {name}, and part of it is with yourself.',
      ],
    },
    gift: {
      5: [
        'The year is kindest to you around {days}, with {name}, when good things come without much pushing.',
        'Things go most easily around {days}, with {name}, and people are glad to do you a favor then.',
      ],
      6: [
        'The firmest ground is around {days}, with {name}, when what you arrange is likely to last.',
        'What you build holds best around {days}, with {name}, and effort is not wasted then.',
      ],
      7: [
        'Change comes most easily around {days}, with {name}, and may even be a pleasure.',
        'The best surprises are likely around {days}, with {name}, if you have left room for them.',
      ],
      8: [
        'The gentlest weeks are those around {days}, with {name}, when you understand without much explaining.',
        'Around {days}, with {name}, you sense more than you are told, and others feel understood by you.',
      ],
      9: [
        'You are strongest around {days}, with {name}, and can change something from the ground up then.',
        'The most strength is yours around {days}, with {name}, for what you do not want to do by halves.',
      ],
    },
  },
  joint: {
    title: '{planets} in aspect to {b}: {days}',
    bridge: {
      7: 'Uranus comes to the same place ({days}), so what Saturn slows down you would also like to throw over.',
      8: 'Neptune comes to the same place ({days}), so that just where Saturn wants a plain answer, little is plain.',
      9: 'Pluto comes to the same place ({days}), and what Saturn limits becomes a question of all or nothing.',
    },
  },
  crossing: {
    place: '{place} ({days})',
    strain: [
      'At about the same time {a} is {places}. Take this as one matter that shows in several places, and what you do about one of them will help with the rest.',
      'You may feel it elsewhere too, because {a} is {places}. It is all one stretch of work, and needs only one plan.',
      'Since {a} is also {places}, more than one part of your life is touched at once. Begin wherever it is easiest to begin.',
    ],
    gift: [
      'At about the same time {a} is {places}, so the help reaches further than it seems at first.',
      'It shows elsewhere too, because {a} is {places}, and one good occasion may serve for all of it.',
      'Since {a} is also {places}, several things get easier in the same weeks.',
    ],
  },
  atEnd: '{days}, at the very end of your year',
  goodMoment: {
    5: [
      'Ask for what you still need in the weeks around {day}, with {gift}, when people are readier than usual to give it.',
      'If it takes somebody’s consent, the weeks around {day}, with {gift}, are the friendliest.',
      'It is easiest to begin around {day}, when you have {gift} and others think well of you.',
      'Around {day}, with {gift}, you may find more help for it than you had counted on.',
      'What seems too large for you now may be within reach around {day}, with {gift}.',
      'Around {day}, with {gift}, people are likely to say yes to it more easily than at other times.',
    ],
    6: [
      'Settle what is meant to last in the weeks around {day}, with {gift}.',
      'It can be made firm around {day}, with {gift}, when others keep their word as well.',
      'The weeks around {day}, with {gift}, are the best for putting it into practice, a little every day.',
    ],
    7: [
      'Try a new way of doing things in the weeks around {day}, with {gift}, when change comes easily.',
      'Around {day}, with {gift}, it may be done in a way that has not occurred to you yet.',
    ],
    8: [
      'Keep some quiet hours free in the weeks around {day}, with {gift}, in which you can tell what it is that you wish for.',
      'It may come to you without much thought around {day}, with {gift}; sleep on it once, and see whether it still holds.',
    ],
    9: [
      'Take on what needs your whole strength in the weeks around {day}, with {gift}.',
      'You have the strength for it around {day}, with {gift}, and need not do it by halves.',
    ],
  },
  eclipses,
  others: {
    title: 'Also over your birth chart',
    about: 'Some smaller dates belong to the year as well.',
  },
  atBirth: [
    'The same happens in your birth chart around {days}, with {name}, and you may feel it most then.',
    'Around {days} your birth chart has it too, with {name}.',
    'Around {days} it is stronger still, with {name}.',
  ],
  swift: {
    titles: { both: 'Days of Venus and Mars', 3: 'Days of Venus', 4: 'Days of Mars' },
    dated: '{day}: {text}',
    around: 'Around {day}: {text}',
    retrograde: {
      3: {
        inHouse:
          'Venus turns back, in {house} of your birth chart, and goes forward again on {to}. When it comes to {matter}, you look once more at whom and what you like, and somebody from your past may come to mind.',
        inSign:
          'Venus turns back, in {sign}, and goes forward again on {to}. Meanwhile you look once more at whom and what you like, and somebody from your past may come to mind.',
        forward:
          'Venus, which has gone backward since before your birthday, goes forward again, and you can say more surely whom and what you like.',
      },
      4: {
        inHouse:
          'Mars turns back, in {house} of your birth chart, and goes forward again on {to}. When it comes to {matter}, pushing does little meanwhile, and something that you began there may have to be done a second time.',
        inSign:
          'Mars turns back, in {sign}, and goes forward again on {to}. Pushing does little meanwhile, and something that you have begun may have to be done a second time.',
        forward:
          'Mars, which has gone backward since before your birthday, goes forward again, and what you held back can be started.',
      },
    },
    days: swiftDays,
  },
  own: 'its place at your birth',
  vague:
    'Without the hour of your birth some dates may be a day or two out, and where no day is given only the month is known.',
  passages: {
    5: jupiterPassages,
    6: saturnPassages,
    7: uranusPassages,
    8: neptunePassages,
    9: plutoPassages,
  },
  farEnds,
  loops,
  farEndNames: { 15: 'your Descendant', 16: 'the foot of your birth chart' },
  atFarEnd: { 15: 'on', 16: 'at' },
  passes: {
    5: {
      gift: {
        two: [
          'What is offered in {first} can be looked at again in {last}, when you know better what to do with it.',
          'In {first} you may only notice the chance; {last} is the time for taking it.',
        ],
        more: [
          '{first} brings the opening, {next} the second thoughts, and {last} shows what has come of both.',
          'In {first} a door opens, in {next} you may hesitate, and in {last} it is open once more.',
        ],
      },
      strain: {
        two: [
          'In {first} it is a matter of saying no in time; in {last} you see what the yes has cost.',
          'You may overdo it in {first}, and {last} is a chance to bring things back to size.',
          '{first} may bring you one undertaking too many, and by {last} you know which to give up.',
        ],
        more: [
          '{first} is when too much is promised, {next} when it is counted, and {last} when it can be put right.',
          'You may go too far in {first}, think better of it in {next}, and find the right size in {last}.',
        ],
      },
    },
    6: {
      gift: {
        two: [
          'What you lay down in {first} is tested in {last}, and is likely to hold.',
          '{first} is good for beginning it, and {last} for making it binding.',
        ],
        more: [
          'Begin in {first}, go over the work in {next}, and bring it to a close in {last}.',
          '{first} is the time to begin, {next} to mend what does not work yet, and {last} to finish.',
        ],
      },
      strain: {
        two: [
          'In {first} you learn what is asked; by {last} you can show what you have done about it.',
          'It weighs most in {first}; when it comes back in {last} you know the task, and need less strength for it.',
        ],
        more: [
          'In {first} you see what is being asked of you, in {next} you can think it over, and by {last} you know what you can agree to.',
          'What {first} asks you to face, {next} gives you time to work on, and in {last} it is settled or at least smaller.',
        ],
      },
    },
    7: {
      gift: {
        two: [
          'The idea may come in {first}; in {last} there is a second occasion to act on it.',
          'In {first} something opens, and in {last} you can see whether it was meant for you.',
        ],
        more: [
          '{first} brings the idea, {next} the doubts about it, and {last} a way to make it your own.',
          'In {first} you try it, in {next} you alter it, and by {last} it may have become a habit.',
        ],
      },
      strain: {
        two: [
          'The jolt is sharper in {first}; in {last} you are less surprised, and freer to choose.',
          'In {first} you notice what has to change, and by {last} you know how.',
        ],
        more: [
          'In {first} the change takes you by surprise, in {next} you may only feel restless, and by {last} you can see what has become of it.',
          '{first} is the most abrupt; in {next} you can go over what has changed, and in {last} change the rest by choice.',
        ],
      },
    },
    8: {
      gift: {
        two: [
          'What you sense in {first} can be given a form in {last}.',
          'In {first} it is a mood; in {last} you may have something to show for it.',
        ],
        more: [
          'It is a wish in {first}, a doubt in {next}, and in {last} something that you can share.',
          'In {first} you dream of it, in {next} you dream less, and in {last} you make some of it.',
        ],
      },
      strain: {
        two: [
          'In {first} you see little; in {last} you see at least what was unclear.',
          'The mist is thickest in {first}. When it comes back in {last}, you know your way a little better.',
        ],
        more: [
          'In {first} you may be charmed, in {next} you have your doubts, and in {last} you can tell what was true in it.',
          'It is hardest to see clearly in {first}; in {next} some of the mist lifts, and after {last} most of it may be gone.',
        ],
      },
    },
    9: {
      gift: {
        two: [
          'In {first} you find the strength for it, and in {last} the occasion.',
          'What is begun in {first} goes deeper in {last}.',
        ],
        more: [
          'You begin in {first}, look at it more closely in {next}, and in {last} the change is made.',
          'What you set in motion in {first} works out of sight in {next}, and shows in {last}.',
        ],
      },
      strain: {
        two: [
          'In {first} the matter comes up, and you may want to have your way; in {last} it is easier to let something go.',
          'In {first} you find out what is at stake, and in {last} what you are ready to do about it.',
        ],
        more: [
          '{first} shows what is at stake, {next} turns the struggle inward, and by {last} you know what you will no longer hold on to.',
          'In {first} you may fight, in {next} you may brood, and in {last} it can be brought to an end.',
        ],
      },
    },
  },
  months: '{from} to {to}',
  eitherMonth: '{from} or {to}',
  about: 'about {days}',
  exact: [
    'This is strongest around {days}.',
    'You are likely to feel this most around {days}.',
    'This is at its height around {days}.',
  ],
  atBirthday: [
    'This is strongest at your birthday itself, and you will have felt it coming.',
    'At your birthday itself this is strongest, so the first weeks of the year show it best.',
  ],
  atBirthdayAndLater: [
    'This is strongest at your birthday itself, and again around {days}.',
    'You feel this most at your birthday itself, and once more around {days}.',
  ],
  station: [
    'It is not quite exact then: {a} turns around so close to it that you feel it for some weeks before and after.',
    'It is never quite exact, but {a} stands still there for some weeks, and that is as strong as an exact date.',
  ],
  standing: [
    'On your birthday it is all but exact, and the first weeks of the year show it best.',
    'You go into the year with it, since it is all but exact on your birthday.',
  ],
  early: [
    'It comes so soon after your birthday that you may have felt it approach for a while.',
    'This is already under way on your birthday, and quieter once the first weeks are over.',
  ],
  late: [
    'Since it comes just before your next birthday, what follows from it belongs to the year after.',
    'It is one of the last things in your year, and what comes of it shows in the next.',
  ],
  exception: {
    gift: [
      'In the chart of the year these two are at odds, so use the time.',
      'In the chart of the year the two planets are at odds, so this time is worth using.',
    ],
    strain: [
      'As the chart of the year has these two on good terms, the strain is likely to pass.',
      'In the chart of the year these two get on, so this can be waited out.',
    ],
  },
};
