import type { ReturnDatesCells } from '../../../../return-catalogue.js';

/**
 * Passages of which the year has a part: what began before the birthday, goes on after the next one, or both. Months
 * outside the year come with the number of their year.
 */
export const loops: ReturnDatesCells['loops'] = {
  third: [
    'You met it in {begun} and again in {before}; {last} is the third time and the last.',
    'It began in {begun}, came back in {before}, and comes to an end in {last}.',
    'After {begun} and {before} this is the last of it, in {last}.',
  ],
  back: {
    one: [
      'This goes back to {begun}, and {last} is its last date.',
      'You know it from {begun}, and it comes once more in {last}.',
      'It has been with you since {begun} and is over after {last}.',
    ],
    several: [
      'What began in {begun} comes back in {first} and ends in {last}.',
      'It has been with you since {begun}, returns in {first} and is over after {last}.',
    ],
  },
  opens: {
    one: [
      'It is exact once more in {after}.',
      'The next time it is exact is {after}.',
      'You will meet it again in {after}.',
    ],
    several: [
      'It does not end with {first} and {last}: there is another date in {after}.',
      '{first} and {last} are only the first dates of it, and the next is in {after}.',
    ],
  },
  between: {
    one: [
      'You know it from {before} and meet it again in {after}.',
      'It goes back to {begun}, and on until {ends}.',
    ],
    several: [
      'It goes back to {begun}, is with you in {first} and {last}, and goes on until {ends}.',
      '{first} and {last} are dates in the middle of it: you know it from {begun}, and have it until {ends}.',
    ],
  },
  own: {
    5: {
      gift: {
        back: {
          one: 'This chance was open in {begun} and is open once more in {last}.',
          several:
            'What was offered in {begun} can be looked at again in {first}, and for the last time in {last}.',
        },
        opens: {
          one: 'The chance comes back in {after}, so nothing has to be decided in {last}.',
          several:
            '{first} brings the opening and {last} the second thoughts; what comes of both you see in {ends}.',
        },
        between: {
          one: 'The opening came in {begun}, and what comes of it shows in {ends}; {last} is for second thoughts.',
          several:
            'The opening came in {begun}; you can think again in {first} and in {last}, and what comes of it shows in {ends}.',
        },
      },
      strain: {
        back: {
          one: 'If you took on too much in {begun}, {last} is the time to put it right.',
          several:
            'If you took on too much in {begun}, you can count it in {first} and have it put right by {last}.',
        },
        opens: {
          one: 'It comes back in {after} and will be easier for every promise that you did not make in {last}.',
          several:
            'You may go too far in {first} and think better of it in {last}; it can be put right by {ends}.',
        },
        between: {
          one: 'It was there in {before}, and comes again in {after}; in {last} you can take something back.',
          several:
            'It has gone on since {begun}; in {first} and {last} you can take something back, and it can be put right by {ends}.',
        },
      },
    },
    6: {
      gift: {
        back: {
          one: 'What you laid down in {begun} can be made binding in {last}.',
          several: 'What you laid down in {begun} is gone over in {first} and can be finished in {last}.',
        },
        opens: {
          one: 'You can lay the ground in {last}; the time to build on it is {after}.',
          several:
            '{first} is the time to begin and {last} to mend what does not work yet; you can finish in {ends}.',
        },
        between: {
          one: 'It has been in the making since {begun}; {last} is for mending it, and it can be finished by {ends}.',
          several:
            'It has been in the making since {begun}; {first} and {last} are for mending it, and it can be finished by {ends}.',
        },
      },
      strain: {
        back: {
          one: 'You have known what is asked since {begun}, and in {last} you can show what you have done about it.',
          several:
            'In {begun} you first heard what is asked; you hear it again in {first}, and by {last} you know how much of it you can take on.',
        },
        opens: {
          one: 'In {last} you learn what is asked. Saturn comes back to it in {after}, and by then you may have an answer.',
          several:
            'The demand is made in {first} and repeated in {last}. Saturn has one more visit to pay, in {ends}.',
        },
        between: {
          one: 'The demand was made in {begun}; {last} gives you time to work on it, and Saturn looks in again in {ends}.',
          several:
            'The demand was made in {begun}; {first} and {last} repeat it, and Saturn looks in again in {ends}.',
        },
      },
    },
    7: {
      gift: {
        back: {
          one: 'The idea may have come in {begun}, and {last} is another occasion to act on it.',
          several: 'What you tried in {begun} you can alter in {first}, and by {last} it may be a habit.',
        },
        opens: {
          one: 'You can try it in {last} without hurry, since it comes back in {after}.',
          several: 'Try something new in {first} and alter it in {last}; Uranus comes back to it in {ends}.',
        },
        between: {
          one: 'You may have tried something of the sort in {before}; {last} is for altering it, and there is time until {ends}.',
          several:
            'You may have tried it in {begun}; {first} and {last} are for altering it, and there is time until {ends}.',
        },
      },
      strain: {
        back: {
          one: 'You have known since {begun} that something has to change, and by {last} you may know how.',
          several:
            'What was shaken in {begun} is shaken again in {first}, with less surprise, and by {last} the new arrangement can be seen.',
        },
        opens: {
          one: 'The jolt is sharp in {last}, and what follows from it takes until {ends}.',
          several:
            'It may take you by surprise in {first} and less so in {last}; the new arrangement can be seen by {ends}.',
        },
        between: {
          one: 'The surprise lies behind you, in {begun}; in {last} it is more of an inner unrest, which goes on until {ends}.',
          several:
            'The surprise lies behind you, in {begun}; in {first} and {last} the unrest comes back, and it goes on until {ends}.',
        },
      },
    },
    8: {
      gift: {
        back: {
          one: 'You may have sensed it in {begun}, and in {last} it can be given a form.',
          several:
            'What was a mood in {begun} is back in {first}, and by {last} you may have something to show for it.',
        },
        opens: {
          one: 'It is a wish in {last}, and there is time until {ends} to make something of it.',
          several:
            'In {first} you dream of it and in {last} you dream less; some of it can be made by {ends}.',
        },
        between: {
          one: 'You have dreamed of it since {begun}; in {last} some of it can be tried, and it stays with you until {ends}.',
          several:
            'You have dreamed of it since {begun}; in {first} and {last} some of it can be tried, and it stays with you until {ends}.',
        },
      },
      strain: {
        back: {
          one: 'It has been unclear since {begun}, and after {last} most of the mist may be gone.',
          several:
            'The mist that came in {begun} is back in {first}, and after {last} most of it may be gone.',
        },
        opens: {
          one: 'You may see little in {last}, and should not count on seeing everything before {ends}.',
          several: 'You may see little in {first} and more in {last}, and the whole of it only in {ends}.',
        },
        between: {
          one: 'It has been unclear since {begun}; some of it can be seen in {last}, and the whole of it only in {ends}.',
          several:
            'It has been unclear since {begun}; some of it can be seen in {first} and {last}, and the whole of it only in {ends}.',
        },
      },
    },
    9: {
      gift: {
        back: {
          one: 'You have been at it since {begun}, and in {last} the change can be completed.',
          several:
            'What you set in motion in {begun} works out of sight in {first}, and in {last} the change can be completed.',
        },
        opens: {
          one: 'What you set in motion in {last} has until {ends} to go deeper.',
          several:
            'You find the strength for it in {first} and look at it more closely in {last}; the change can be made by {ends}.',
        },
        between: {
          one: 'It was set in motion in {begun}, goes deeper in {last}, and can be completed by {ends}.',
          several:
            'It was set in motion in {begun}, goes deeper in {first} and {last}, and can be completed by {ends}.',
        },
      },
      strain: {
        back: {
          one: 'You have known what is at stake since {begun}, and in {last} it can be brought to an end.',
          several:
            'What has been at stake since {begun} is fought over again in {first}, and in {last} it can be brought to an end.',
        },
        opens: {
          one: '{last} shows what is at stake, and what you will do about it is asked again in {after}.',
          several:
            '{first} shows what is at stake and {last} turns the struggle inward; you need not be done with it before {ends}.',
        },
        between: {
          one: 'What is at stake has been plain since {begun}; {last} turns the struggle inward, and it can be settled by {ends}.',
          several:
            'What is at stake has been plain since {begun}; {first} and {last} turn the struggle inward, and it can be settled by {ends}.',
        },
      },
    },
  },
};
