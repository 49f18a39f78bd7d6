import type { ChineseCatalogue } from '../../../chinese-catalogue.js';

/**
 * The closing of a person's year, where their animal has none: it goes back to the parts of the birth that were told.
 */

/**
 * By the part that the year helps most, then the one that it presses most: the day stands for home, the month for what
 * the person does each day, and there is the element.
 */
export const helpedCloses: ChineseCatalogue['helpedCloses'] = {
  animal: {
    day: [
      'Friends are easier than those at home this year. Be as patient at home as you are in good company, and both are the better for it.',
      'Keep the good company of this year, and do not let it make you late for the talk that is due at home.',
    ],
    month: [
      'People are on your side this year. Where your daily tasks stick, ask one of them to look at it with you.',
      'Keep the good company of this year apart from the troubles of your daily tasks, and it can carry you through them.',
    ],
    element: [
      'What is asked of you this year need not be done alone. Most people say yes if you ask them early.',
      'There is much to do and there are people to do it with. Say early which part is yours.',
    ],
  },
  day: {
    month: [
      'Leave what is tiresome about your tasks outside the door. At home you can rest from it this year.',
      'Those at home cannot do your tasks for you, and would still like to hear how they go.',
    ],
    element: [
      'Home is where you can put down what others ask of you this year. Keep some evenings for that.',
      'Before you agree to another request, ask those at home. They see sooner than you what it costs you.',
    ],
  },
  month: {
    day: [
      'What you do each day goes well enough this year to leave some time over. Spend it at home, where it is needed.',
      'Leave your tasks a little earlier than usual. What is unsettled at home should not have to wait for them.',
    ],
    element: [
      'Of all that is asked of you this year, take first what lies nearest to your daily tasks. There you have support.',
      'Since your daily tasks go well, you can turn down a request now and then without falling behind.',
    ],
  },
  element: {
    day: [
      'There is something to learn this year, and part of it may be learned at home, by letting somebody finish what they want to say.',
      'Take the advice and encouragement that you get, and bring home some of the good mood they put you in.',
    ],
    month: [
      'Where your daily tasks give trouble, ask the person who teaches or encourages you. They may have met the same.',
      'What you learn this year is of most use where things go wrong. An hour with it may save you the second attempt.',
    ],
  },
};

/** The same where the year only helps, or only presses. */
export const onlyCloses: ChineseCatalogue['onlyCloses'] = {
  helped: {
    day: [
      'Home is where the year goes best, so make your plans from there, together with those who share it.',
      'Let those nearest to you into your plans this year. They would like to be asked.',
    ],
    month: [
      'What you do each day goes well this year, which makes it a good place to try something new.',
      'If something new is to be begun this year, let it be near to what you do each day. You have people with you there.',
    ],
    element: [
      'Take the advice that is offered this year, and try it out soon. What has been used once is remembered.',
      'Show whoever teaches or encourages you what you have made of it. It is the kind of thanks they like best.',
    ],
  },
  pressed: {
    day: [
      'Keep time and patience for home this year, where they are wanted most.',
      'If something at home is to be different, begin with the smallest part of it, and say why.',
    ],
    month: [
      'Give your daily tasks a little more time than they seem to need, and leave their troubles behind when you stop.',
      'What has to be changed in your daily tasks is best changed one piece at a time.',
    ],
    element: [
      'Not all that others ask of you this year is due at once. Write down what is, and let the rest wait.',
      'A request that you cannot meet is best refused early. The others you can then meet well.',
    ],
  },
};
