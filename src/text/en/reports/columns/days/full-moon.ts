import type { DayCells } from '../../../../report-catalogue.js';

export const fullMoon: DayCells = {
  1: {
    lead: 'You stand in the light. What you have felt for some time shows today whether you want it to or not, and another person may react more strongly than you expected.',
    course:
      'It concerns the two of you: how much you live by your own wishes, and how much by theirs. Say what you feel without making them responsible for it. You will both know afterward where you stand, and that is worth an awkward hour.',
  },
  2: {
    lead: 'You see what things are worth. A purchase, a payment or the result of some patient work is before you today, and with it the question of what belongs to you and what is shared.',
    course:
      'Settle what can be settled, and enjoy what you have earned. If money is mixed up with feelings, take the figures first, since they are calmer. What you decide not to want any more leaves a surprising amount of room.',
  },
  3: {
    lead: 'Something may be said that had to be said. Messages pile up, a piece of news makes the rounds, and what you have been trying to put into words for a while comes out today all at once.',
    course:
      'Let it be said, and then let it rest. You see the facts sharply and perhaps too closely; somebody at a distance can tell you what they add up to. Whatever you send in the small hours can wait for breakfast.',
  },
  4: {
    lead: 'Home claims you, though work has its eye on you too. A family matter ripens today, and feelings that have been kept down for the sake of duty come up at the kitchen table.',
    course:
      'Be there for it if you possibly can. What is spoken of now, in familiar company and with nothing planned, will not need to be spoken of for a long while. The office can be told in one sentence that you are needed elsewhere.',
  },
  5: {
    lead: 'Your heart wants to be seen. An affection, or something you have made, has its hour today, and you feel very clearly what you love and whether it is returned.',
    course:
      'Celebrate what there is to celebrate, with the people it belongs to. Friends may have had other plans for you, and will understand. If the great feeling is not answered today, it was still the true one, and you know it now.',
  },
  6: {
    lead: 'Your work shows its results, and your body shows what they cost. Something you have been busy with day after day gets finished, or it becomes plain why it cannot be done in this way.',
    course:
      'Put the tool down when it is done. Rest is the other half of this Moon, and you have a right to it even if the list is not empty. Whoever depends on your help will manage a day without, and value it more afterward.',
  },
  7: {
    lead: 'A relationship comes into full light. What the other person wants, and what you have been putting up with or hoping for, can no longer be overlooked today, and it is better to speak of it.',
    course:
      'Hear them out before you answer for yourself. It may be the high point of something good, or the moment when an old imbalance shows. In both cases the next step is one that you take together, or at least discuss together.',
  },
  8: {
    lead: 'Something hidden comes to light, between you and another person or within yourself. A debt, a secret or a strong feeling has ripened today to the point where keeping it costs more than telling it.',
    course:
      'Choose one person and a quiet hour. What is shared will weigh less, and what can be paid back or forgiven should be. Keep your own ground meanwhile: not everything you feel today has to be acted on.',
  },
  9: {
    lead: 'A larger picture becomes clear. What you have been learning or looking for, perhaps on a journey, comes together today, and you see what you really believe about a thing that has long occupied you.',
    course:
      'Tell somebody while it is fresh. The everyday will come back with its errands and small facts, and they are needed too, to see whether the insight holds. If it does, one habit will change because of it.',
  },
  10: {
    lead: 'What you do in public is seen and talked about. A task reaches its goal today, or your name is mentioned where it counts, while somebody at home would like to have you back.',
    course:
      'Both have a right to you. Take the recognition, thank those by name who covered for you, and then go home before it is late. What you have reached outside feels real only once it has been told there.',
  },
  11: {
    lead: 'A hope you share with others reaches its high point. Friends gather round it, or a group shows what it can do, and you see today how much of yourself you have put into it.',
    course:
      'Enjoy being part of it, and notice what you would have done alone. Some of the company will stay and some has had its time. Keep a little of the evening for one person, or for a pleasure that needs no crowd.',
  },
  12: {
    lead: 'What you have kept to yourself wants to be felt. A tiredness, a sadness or a tenderness that found no place in busy days comes up today, and it is easier to let it than to hold it down.',
    course:
      'Leave work early if you can, and be with whatever it is. Dreams may be vivid and tears near; neither means that anything is wrong. Tomorrow the daily round takes over again, and you will go back to it lighter.',
  },
};
