import type { MoonDay } from '../../../../../report-catalogue.js';

/** Days of the Moon in the eighth house. */
export const moonInTrust: readonly MoonDay[] = [
  {
    opening:
      'Feelings go deep today, and most of them stay private. With {moon}, you notice what people leave out, and polite conversation leaves you feeling that it is about something else.',
    eased:
      'What is left out is often something good. One person may trust you enough to tell you, and all you have to do is listen and keep it to yourself.',
    crossed:
      'You need not find out everything today. What is true will still be true when people are ready to say it, and until then your guess is a guess.',
  },
  {
    opening:
      'Shared money and shared duties want a look today. The Moon is in {place}, and an amount, a promise or a favor between you and somebody else is felt more keenly than its size explains.',
    eased:
      'Accounts between you can be cleared up without much fuss. Name the sum or the favor first yourself, in an easy tone, and the other person will be glad of it.',
    crossed:
      'Talk about the figures and the feelings separately, at different times of day. Both are real, and each is easier to deal with by itself.',
  },
  {
    opening:
      'You want closeness without small talk. With {moon}, half an hour with somebody who really knows you is worth more today than any number of pleasant acquaintances.',
    eased:
      'Seek out the one who knows you. What you tell each other need not be sad or secret; it is enough that neither of you has to be amusing.',
    crossed:
      'The wish to have somebody to yourself may be taken for pressure. Whoever is left free to come is more likely to do so.',
  },
  {
    opening:
      'Something may be over, and today you can feel that it is. You notice, while the Moon is in {place}, what you keep only because it was expensive, be it a resentment, a habit or a plan.',
    eased:
      'Letting go is easier than you thought it would be. Nothing needs to be said; you will simply find that you have stopped carrying it.',
    crossed:
      'Part of you holds on, and has its reasons. Give it time to say goodbye, and do not settle in a temper what is meant to be settled for good.',
  },
  {
    opening:
      'Trust is the question today, in small matters more than in large ones. With {moon}, you weigh whom you would leave your keys with, and you sense that others are weighing you.',
    eased:
      'Somebody may pass your test without knowing it. Show them a little more of your confidence than before, and see how well it becomes you both.',
    crossed:
      'A small slip is easily taken for a sign. Ask about it before you draw conclusions; in most cases somebody was only late, tired or embarrassed.',
  },
  {
    opening:
      'You have little patience for surfaces while the Moon is in {place}. You want to know how matters really stand, with another person or in affairs that you have in common, and you ask better questions than usual.',
    eased:
      'Ask your questions. Honest answers are likely today, partly because people can tell that you will do nothing unkind with them.',
    crossed:
      'An honest question can still come at the wrong time. If somebody goes quiet, let them be, and say that there is no hurry.',
  },
  {
    opening:
      'A matter that seemed settled may turn out today not to be. With {moon}, old feelings come up from below, in a dream or in a sudden dislike, and do not at first give their name.',
    eased: 'Ask what an old feeling still wants. If it wants nothing, the matter is settled after all.',
    crossed:
      'Do not hold the nearest person responsible for what you feel. Some heavy housework uses up the worst of it, and leaves you with what is worth thinking about.',
  },
  {
    opening:
      'What you share with others shows its strong and its weak points while the Moon is in {place}. You feel where you depend on somebody, which is a comfort as long as the terms are clear.',
    eased:
      'This is a good day for making the terms clear. A sentence can begin with thanks and go on to the change you hope for.',
    crossed:
      'Leave the difficult terms alone until both of you are calm. It is enough to know which point you will raise, and that it is only one.',
  },
];
