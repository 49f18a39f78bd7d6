import type { MoonDay } from '../../../../../report-catalogue.js';

/** Days of the Moon in the twelfth house. */
export const moonAtRest: readonly MoonDay[] = [
  {
    opening:
      'You need more quiet than usual today. With {moon}, noise and company tire you sooner, and what goes on inside you takes up room that nobody else can see.',
    eased:
      'If you can, keep part of the day to yourself. An hour without talk, or an early night, and you are a friendlier person for all concerned.',
    crossed:
      'The day does not leave you alone, so take the quiet in small pieces: a longer way back, a closed door, a meal without a screen. Such minutes add up.',
  },
  {
    opening:
      'Something half remembered occupies you. Thoughts come sideways while the Moon is in {place}, in dreams or while you are washing up, and shy away from any direct question.',
    eased:
      'Let the thoughts come. By tonight you will probably know what it is, and it will be simpler than the mood it put you in.',
    crossed:
      'Your thoughts are harder to make out today because others keep talking. Do not take any decision on the strength of a mood, and leave the puzzle lying where you can find it again.',
  },
  {
    opening:
      'Other people’s feelings reach you easily today. With {moon}, you may come into a room and sense what mood it was in before you entered, without being able to explain how.',
    eased:
      'Such a sixth sense makes you kind at the right moment. Do somebody a favor that cannot be traced to you, and let your own knowledge of it be enough.',
    crossed:
      'Ask yourself now and then which of the feelings are your own. The others can be handed back politely, simply by leaving the room for a while.',
  },
  {
    opening:
      'Work behind the scenes goes better than anything in public. The Moon is in {place}, and you have little wish to be seen and a good deal of patience for what must be done alone.',
    eased:
      'Get on with your work while nobody is asking. What you prepare in peace today will look effortless when the time comes to show it.',
    crossed:
      'You may be called to the front all the same. Say the necessary in a few words, and go back to your corner without excusing yourself.',
  },
  {
    opening:
      'Tiredness is telling you something today. With {moon}, you feel what the last days have cost, and the usual means of keeping awake only put the bill off until tomorrow.',
    eased:
      'Rest is easy to come by if you look for it. Cancel what can be canceled, and notice that the world takes it calmly.',
    crossed:
      'Something still has to be done before you may stop. Do it plainly and without polish, and keep the polish for a day when you have some.',
  },
  {
    opening:
      'A feeling or a plan is not ready to be talked about while the Moon is in {place}. You would rather keep certain things to yourself, and questions, even kind ones, come too early.',
    eased:
      'Nobody needs an answer yet. Give your secret the time it needs, and you will know of your own accord when you want to tell it.',
    crossed:
      'Should somebody press you for an answer, say that you are still thinking. It is true, and offends less than an answer that has to be taken back.',
  },
  {
    opening:
      'A chapter of the month is closing, and you feel it as a certain reluctance to begin anything. With {moon}, finishing, sorting out and forgiving come more naturally than making plans.',
    eased:
      'So finish what is nearly finished. Whatever you clear away today, on the desk or in your mind, leaves room for what you will want before long.',
    crossed:
      'Others are in a hurry to begin. Let them go ahead; you will join in with clearer ideas as soon as the mood has lifted, which it soon does.',
  },
  {
    opening:
      'Being alone is no hardship today. The Moon is in {place}, and music, water, a long look out of the window or a page of your own writing gives you what company usually has to provide.',
    eased:
      'Make use of the solitude without a plan. Some of your best ideas have come in just such an hour, and they never announced themselves.',
    crossed:
      'Your wish to be alone may be misread as a bad temper. Say at home that nobody is the cause of it, and then enjoy the closed door.',
  },
];
