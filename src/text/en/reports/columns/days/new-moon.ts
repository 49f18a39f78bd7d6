import type { DayCells } from '../../../../report-catalogue.js';

export const newMoon: DayCells = {
  1: {
    lead: 'You begin a round of your own, and it concerns nobody but you. How you present yourself, what you ask for, which old manner you have outgrown: any of it can start to change today.',
    course:
      'There is no need for an announcement. Decide on one thing you will do differently, small enough to be repeated tomorrow, and let others notice by themselves. When the Moon is full, you may hear from somebody how it suits you.',
  },
  2: {
    lead: 'Money and what you own can be put on a new footing. The sums do not matter so much as the habit, and a habit of earning, saving or spending is easiest to shape on its first day.',
    course:
      'Take a calm look at one figure you have avoided. You may find an expense that has lost its reason, or a skill that ought to bring in more. Whatever you change, begin with an amount that you will not miss.',
  },
  3: {
    lead: 'A conversation can begin today that will go on for some time. It may be with a neighbor, a relative, a class or a blank page, and its first words are likely to be quite ordinary.',
    course:
      'So answer the message, ask the question, sign up for the lesson. Learning and talking live on repetition, and the second time matters more than the first. By the full Moon you will hear what has come of it.',
  },
  4: {
    lead: 'At home something can start over: the use of a room, a rule that everybody was tired of, a way of living together. You feel today what is missing there, and what would do you good.',
    course:
      'Say it at the table, as a wish and not yet as a plan. Whoever shares your walls has probably been thinking of something similar. Those who live alone may begin with the corner that still belongs to an earlier life.',
  },
  5: {
    lead: 'Love and pleasure get a new start. A person you like, a hobby you dropped, a thing you would make if nobody were watching: today it asks for an hour of your time and for no results.',
    course:
      'The sensible voices will want to know what it is for. You need not answer them. Give it a fixed place in the week, protect that place, and you will know by the full Moon whether it makes you glad.',
  },
  6: {
    lead: 'Your daily round can be arranged anew. Work, meals, sleep and the many small jobs have settled into an order that once made sense, and you can feel today at which point it no longer does.',
    course:
      'Change that one point and leave the others as they are. A new routine lasts if it is easier than the old one. Tell the people you work with, so that nobody has to guess why you are suddenly so well rested.',
  },
  7: {
    lead: 'Something begins between you and another person. You may meet somebody, or meet a familiar somebody in another way, and agree today, half in passing, on how the two of you will go on.',
    course:
      'Listen for what they want before you say what you do. Terms that are kind to both sides are found more easily at the start than in the middle. Between now and the full Moon you can see how it goes.',
  },
  8: {
    lead: 'A matter of trust starts afresh: money held in common, a closeness, a debt, a thing the two of you never speak about. The wish to have it clean and clear is stronger today than the wish to be spared.',
    course:
      'One honest sentence makes the beginning. You do not have to go through the past for it; it is enough to say how you would like it to be from here on. The other person may need a while to believe it.',
  },
  9: {
    lead: 'Your horizon can widen now. A study, a journey, a language or a belief that you would like to put to the test begins with an idea that seems, in the first hour, a size too large.',
    course:
      'Find out the first step instead of measuring the whole way. A form, a teacher, a date in the calendar is enough to make it real. Everyday errands will object; they always do, and they manage very well without you.',
  },
  10: {
    lead: 'In your work a new chapter can open. What you want to be known for, and which post or task would bring you nearer to it, is clearer to you today than it has been for some time.',
    course:
      'Do one thing that can be seen: propose something, apply, say to the right person what you are aiming at. Results are not to be expected at once. Before the full Moon those at home may want to know what it means for them.',
  },
  11: {
    lead: 'A new circle, or a new hope, comes into your life. Somebody invites you to take part in something, or you notice how much you would like to be asked, and what you would bring with you.',
    course:
      'Go where people are already doing what you wish for. You need not be useful on the first evening. Friendships that begin over a common purpose have something to hold on to when the first liking has worn off.',
  },
  12: {
    lead: 'What begins today begins in private. You need rest and a little distance, and somewhere in the quiet there is a thought that will matter later on, though you could not explain it yet.',
    course:
      'Keep the day as empty as you decently can. Sleep, solitude and finishing old business are the right work for now. When the Moon reaches your own sign you will have strength again, and something to spend it on.',
  },
};
