import type { MoonDay } from '../../../../../report-catalogue.js';

/** Days of the Moon in the ninth house. */
export const moonInTravel: readonly MoonDay[] = [
  {
    opening:
      'Your thoughts would rather be somewhere else today, or at least on something else. With {moon}, the usual view is too narrow for you, and anything from farther off seems more interesting.',
    eased:
      'Follow your longing as far as the day allows, to an unfamiliar part of town or a foreign dish. You come back in a better temper.',
    crossed:
      'Duties keep you where you are. Plan the trip, then, or read about the place, and you will find that even a change of subject eases the restlessness.',
  },
  {
    opening:
      'Large questions are on your mind. The Moon is in {place}, and you want to know what the daily effort is for; an answer that would have satisfied you on another day sounds a little thin.',
    eased:
      'Talk your question over with somebody who has thought about such things. You will not settle it, and yet go back to work as if you had.',
    crossed:
      'It is not a day for final answers, though it may feel like one. Let the question stand, and go on with what has to be done.',
  },
  {
    opening:
      'Learning is a pleasure today. With {moon}, you take in best what has nothing to do with your duties, and somebody from another background can show you what you have always overlooked.',
    eased:
      'Ask somebody how a thing is done where they come from. You may adopt some of it, and people are usually glad to be asked.',
    crossed:
      'Listen to the other view to the end before you object. You may be right and still have missed what they were trying to tell you.',
  },
  {
    opening:
      'You feel strongly about right and wrong today. A conviction of yours is quickly touched while the Moon is in {place}, and it is hard to keep silent when somebody talks nonsense about something you know.',
    eased:
      'Say what you think, with an example and without a sermon. On such a day somebody may actually change their mind.',
    crossed:
      'An argument would leave both of you more certain and no wiser. State your view in a sentence and leave the last word to whoever needs it.',
  },
  {
    opening:
      'From farther off, most worries look smaller. With {moon}, you gain some distance from your worries without much effort, and what seemed urgent yesterday evening turns out to be one thing among several.',
    eased:
      'Use the wide view to decide what deserves your time. A plan for next season can well be made now.',
    crossed:
      'Those who are in the middle of a worry may feel that you are making light of it. Hear them first; your broader view will be welcome a little later.',
  },
  {
    opening:
      'Hope comes easily while the Moon is in {place}, and so do promises. You see how well things could turn out and are inclined to announce it before the first step has been taken.',
    eased:
      'Take the first step today, while the hope is fresh. It can be a booking, an application or a letter to somebody who knows the way.',
    crossed:
      'Promise a little less than you mean to do. The hope will lose nothing by it, and nobody has to be told later about the part that did not work out.',
  },
  {
    opening:
      'A change of scene would do you good. With {moon}, the body wants to move and the mind wants to be surprised, and even another road to the same place makes a difference.',
    eased:
      'Go out for the sake of the change. Somebody you meet, or something you see, may give you an idea that would hardly have come to you at home.',
    crossed:
      'Delays and directions are a nuisance today, so set out early and expect little of the timetable. The detour may be what you remember.',
  },
  {
    opening:
      'You want to understand something properly today. The Moon is in {place}, and half an explanation annoys you; you will look it up, ask a teacher or think it through until the pieces fit.',
    eased: 'The pieces do fit. Explain the matter to somebody while it is fresh, and it will stay with you.',
    crossed:
      'Something is missing and cannot be had today. Mark the gap and go on to what can be understood; you may find that it was the more important half.',
  },
];
