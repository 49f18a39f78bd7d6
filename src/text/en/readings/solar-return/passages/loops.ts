import type { ReturnDatesCells } from '../../../../return-catalogue.js';

/** Passages that are not whole in a year: what began before the birthday, goes on after the next, or both. */
export const loops: ReturnDatesCells['loops'] = {
  back: {
    one: [
      'This goes back to {begun}, before your birthday, and {last} is its last date.',
      'You know it from {begun}, before your birthday, and it comes once more in {last}.',
      'It has been with you since {begun}, before your birthday, and is over after {last}.',
    ],
    several: [
      'What began before your birthday, in {begun}, comes back in {first} and ends in {last}.',
      'It has been with you since {begun}, before your birthday, returns in {first} and is over after {last}.',
      'You know it from {begun}, before your birthday; {first} brings it back, and {last} is its last date.',
    ],
  },
  opens: {
    one: [
      'It is exact once more in {after}, after your next birthday.',
      'The next time it is exact is {after}, after your next birthday.',
      'You will meet it again in {after}, after your next birthday.',
    ],
    several: [
      'It does not end with {first} and {last}: there is another date in {after}, after your next birthday.',
      '{first} and {last} are only the first dates of it, and the next is in {after}, after your next birthday.',
    ],
  },
  between: {
    one: [
      'You know it from {before}, before your birthday, and meet it again in {after}, after the next.',
      'It goes back to {begun}, before your birthday, and on until {ends}, after the next.',
    ],
    several: [
      'It goes back to {begun}, before your birthday, is with you in {first} and {last}, and goes on until {ends}, after the next.',
      '{first} and {last} are dates in the middle of it: you know it from {begun}, and have it until {ends}.',
    ],
  },
  own: {
    5: {
      gift: {
        back: {
          one: 'This chance was open in {begun}, before your birthday, and is open once more in {last}.',
          several:
            'What was offered in {begun}, before your birthday, can be looked at again in {first}, and for the last time in {last}.',
        },
        opens: {
          one: 'The chance comes back in {after}, after your next birthday, so nothing has to be decided in {last}.',
          several:
            '{first} brings the opening and {last} the second thoughts; what comes of both you see in {ends}, after your next birthday.',
        },
        between: {
          one: 'The opening came in {begun}, before your birthday, and what comes of it shows in {ends}, after the next; {last} is for second thoughts.',
          several:
            'The opening came in {begun}, before your birthday; you can think again in {first} and in {last}, and what comes of it shows in {ends}.',
        },
      },
      strain: {
        back: {
          one: 'If you took on too much in {begun}, before your birthday, {last} is the time to put it right.',
          several:
            'If you took on too much in {begun}, before your birthday, you can count it in {first} and have it put right by {last}.',
        },
        opens: {
          one: 'It comes back in {after}, after your next birthday, and will be easier for every promise that you did not make in {last}.',
          several:
            'You may go too far in {first} and think better of it in {last}; it can be put right by {ends}, after your next birthday.',
        },
        between: {
          one: 'It was there in {before}, before your birthday, and comes again in {after}, after the next; in {last} you can take something back.',
          several:
            'It has gone on since {begun}, before your birthday; in {first} and {last} you can take something back, and it can be put right by {ends}.',
        },
      },
    },
    6: {
      gift: {
        back: {
          one: 'What you laid down in {begun}, before your birthday, can be made binding in {last}.',
          several:
            'What you laid down in {begun}, before your birthday, is gone over in {first} and can be finished in {last}.',
        },
        opens: {
          one: 'You can lay the ground in {last}; the time to build on it is {after}, after your next birthday.',
          several:
            '{first} is the time to begin and {last} to mend what does not work yet; you can finish in {ends}, after your next birthday.',
        },
        between: {
          one: 'It has been in the making since {begun}, before your birthday; {last} is for mending it, and it can be finished by {ends}, after the next.',
          several:
            'It has been in the making since {begun}, before your birthday; {first} and {last} are for mending it, and it can be finished by {ends}.',
        },
      },
      strain: {
        back: {
          one: 'You have known what is asked since {begun}, before your birthday, and in {last} you can show what you have done about it.',
          several:
            'In {begun}, before your birthday, you first heard what is asked; you hear it again in {first}, and by {last} you know how much of it you can take on.',
        },
        opens: {
          one: 'In {last} you learn what is asked. Saturn comes back to it in {after}, after your next birthday, and by then you may have an answer.',
          several:
            'The demand is made in {first} and repeated in {last}. Saturn has one more visit to pay, in {ends}, after your next birthday.',
        },
        between: {
          one: 'The demand was made in {begun}, before your birthday; {last} gives you time to work on it, and Saturn looks in again in {ends}, after the next.',
          several:
            'The demand was made in {begun}, before your birthday; {first} and {last} repeat it, and Saturn looks in again in {ends}, after the next.',
        },
      },
    },
    7: {
      gift: {
        back: {
          one: 'The idea may have come in {begun}, before your birthday, and {last} is another occasion to act on it.',
          several:
            'What you tried in {begun}, before your birthday, you can alter in {first}, and by {last} it may be a habit.',
        },
        opens: {
          one: 'You can try it in {last} without hurry, since it comes back in {after}, after your next birthday.',
          several:
            'Try something new in {first} and alter it in {last}; Uranus comes back to it in {ends}, after your next birthday.',
        },
        between: {
          one: 'You may have tried something of the sort in {before}, before your birthday; {last} is for altering it, and there is time until {ends}.',
          several:
            'You may have tried it in {begun}, before your birthday; {first} and {last} are for altering it, and there is time until {ends}.',
        },
      },
      strain: {
        back: {
          one: 'You have known since {begun}, before your birthday, that something has to change, and by {last} you may know how.',
          several:
            'What was shaken in {begun}, before your birthday, is shaken again in {first}, with less surprise, and by {last} the new arrangement can be seen.',
        },
        opens: {
          one: 'The jolt is sharp in {last}, and what follows from it takes until {ends}, after your next birthday.',
          several:
            'It may take you by surprise in {first} and less so in {last}; the new arrangement can be seen by {ends}, after your next birthday.',
        },
        between: {
          one: 'The surprise lies behind you, in {begun}; in {last} it is more of an inner unrest, which goes on until {ends}, after your next birthday.',
          several:
            'The surprise lies behind you, in {begun}; in {first} and {last} the unrest comes back, and it goes on until {ends}, after your next birthday.',
        },
      },
    },
    8: {
      gift: {
        back: {
          one: 'You may have sensed it in {begun}, before your birthday, and in {last} it can be given a form.',
          several:
            'What was a mood in {begun}, before your birthday, is back in {first}, and by {last} you may have something to show for it.',
        },
        opens: {
          one: 'It is a wish in {last}, and there is time until {ends}, after your next birthday, to make something of it.',
          several:
            'In {first} you dream of it and in {last} you dream less; some of it can be made by {ends}, after your next birthday.',
        },
        between: {
          one: 'You have dreamed of it since {begun}, before your birthday; in {last} some of it can be tried, and it stays with you until {ends}.',
          several:
            'You have dreamed of it since {begun}, before your birthday; in {first} and {last} some of it can be tried, and it stays with you until {ends}.',
        },
      },
      strain: {
        back: {
          one: 'It has been unclear since {begun}, before your birthday, and after {last} most of the mist may be gone.',
          several:
            'The mist that came in {begun}, before your birthday, is back in {first}, and after {last} most of it may be gone.',
        },
        opens: {
          one: 'You may see little in {last}, and should not count on seeing everything before {ends}, after your next birthday.',
          several:
            'You may see little in {first} and more in {last}, and the whole of it only in {ends}, after your next birthday.',
        },
        between: {
          one: 'It has been unclear since {begun}, before your birthday; some of it can be seen in {last}, and the whole of it only in {ends}.',
          several:
            'It has been unclear since {begun}, before your birthday; some of it can be seen in {first} and {last}, and the whole of it only in {ends}.',
        },
      },
    },
    9: {
      gift: {
        back: {
          one: 'You have been at it since {begun}, before your birthday, and in {last} the change can be completed.',
          several:
            'What you set in motion in {begun}, before your birthday, works out of sight in {first}, and in {last} the change can be completed.',
        },
        opens: {
          one: 'What you set in motion in {last} has until {ends}, after your next birthday, to go deeper.',
          several:
            'You find the strength for it in {first} and look at it more closely in {last}; the change can be made by {ends}, after your next birthday.',
        },
        between: {
          one: 'It was set in motion in {begun}, before your birthday, goes deeper in {last}, and can be completed by {ends}, after the next.',
          several:
            'It was set in motion in {begun}, before your birthday, goes deeper in {first} and {last}, and can be completed by {ends}.',
        },
      },
      strain: {
        back: {
          one: 'You have known what is at stake since {begun}, before your birthday, and in {last} it can be brought to an end.',
          several:
            'What has been at stake since {begun}, before your birthday, is fought over again in {first}, and in {last} it can be brought to an end.',
        },
        opens: {
          one: '{last} shows what is at stake, and what you will do about it is asked again in {after}, after your next birthday.',
          several:
            '{first} shows what is at stake and {last} turns the struggle inward; you need not be done with it before {ends}, after your next birthday.',
        },
        between: {
          one: 'What is at stake has been plain since {begun}, before your birthday; {last} turns the struggle inward, and it can be settled by {ends}.',
          several:
            'What is at stake has been plain since {begun}, before your birthday; {first} and {last} turn the struggle inward, and it can be settled by {ends}.',
        },
      },
    },
  },
};
