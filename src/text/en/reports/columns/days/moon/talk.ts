import type { MoonDay } from '../../../../../report-catalogue.js';

/** Days of the Moon in the third house. */
export const moonInTalk: readonly MoonDay[] = [
  {
    opening:
      'Talking is what you need today, more than advice. With {moon}, you often find out what you think while you are saying it, and even a chat about nothing leaves you in better order.',
    eased:
      'Call somebody who has time. You may begin with the weather; what matters will turn up in the third or fourth sentence of its own accord.',
    crossed:
      'Choose your listener before you begin, because what you say may be repeated. Someone outside the matter hears you out more calmly than those who are in it.',
  },
  {
    opening:
      'Messages, errands and short trips fill the day. You would rather do six small things than one large one while the Moon is in {place}, and your attention goes wherever something moves.',
    eased:
      'Being busy is no fault today. Six small things get done, and on the way you may hear the piece of news that saves you a seventh.',
    crossed:
      'Leave some air between appointments, since each of them will take longer than it should. What really has to be understood is better said in person.',
  },
  {
    opening:
      'People close at hand matter most today: a neighbor, a relative, whoever is in the same room. With {moon}, a person’s tone of voice tells you more than what they say, and yours is heard in the same way.',
    eased:
      'Stop for a few words where you would normally nod and go on. It keeps a connection alive, and you both go your ways in a better temper.',
    crossed:
      'A tone can also be misheard. Before you answer what you believe was meant, repeat what was said, and see whether the other person agrees with it.',
  },
  {
    opening:
      'Your mind is quick today and takes everything a bit personally. The Moon is in {place}, and a casual remark can cheer you for hours, or go on bothering you long after it was made.',
    eased:
      'The remarks you hear are mostly kind. Pass on a good one that you heard about somebody else, which makes two people happy and costs you a sentence.',
    crossed:
      'If a remark stings, ask what was meant by it, as simply as you can. Usually the person has forgotten it, and is sorry and glad to be asked.',
  },
  {
    opening:
      'You learn easily today, as long as nobody calls it learning. With {moon}, curiosity leads from one thing to the next, and questions come to you that you never thought of asking.',
    eased:
      'Follow your questions, in a book or with somebody who knows. A little of what you pick up now will turn out useful in a quite different place.',
    crossed:
      'You will not get to the end of any subject, and that is all right. Note where you stopped, because the thread will still interest you when there is more peace.',
  },
  {
    opening:
      'Something wants to be put into words. The Moon is in {place}, and a feeling you have carried about for some time comes within reach of a sentence, perhaps while you are writing about something else.',
    eased:
      'Say what you feel, or send it, more or less as it comes. A clumsy sentence that is meant will do more today than a good one kept back.',
    crossed:
      'Write the sentence first for yourself alone. What remains of it when you read it over again is the part that the other person should hear.',
  },
  {
    opening:
      'You would like to know what is going on, and most people would like to tell you. With {moon}, you hear a good deal today, including some things that were not meant for passing on.',
    eased:
      'You are good at telling the news from the gossip, and others trust you for it. Someone may ask for your opinion; a short one will be remembered.',
    crossed:
      'Some of what you hear may be corrected by tomorrow. Until then it is enough to listen and to nod.',
  },
  {
    opening:
      'Familiar ways and familiar voices are a comfort while the Moon is in {place}. A walk through streets you know, or a conversation you have had many times before, settles what thinking alone could not.',
    eased:
      'Look up somebody you have not spoken to since the last holidays. There needs to be no reason, and you will both wonder why you left it so long.',
    crossed:
      'If your head will not be quiet, take it for a walk. You come back with the same question and less need of an answer.',
  },
];
