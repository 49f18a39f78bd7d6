import type { Growing } from '../../../../report-catalogue.js';

/** After the sentence on a planet that is retrograde all month, and until when. */
export const venusUnderWayInMonth: Growing = {
  1: [
    'You are not yet sure what suits you, in looks or in company, and it is better to try things on than to buy them. Old friends are the best mirror.',
  ],
  2: [
    'What you paid too much for, and what you never valued enough, is sorted at leisure. Large purchases keep until you no longer think of them every day.',
  ],
  3: [
    'An old misunderstanding with somebody nearby can be approached from a friendlier side. Visits do more than messages while this lasts.',
  ],
  4: [
    'Affection in the family is being weighed, quietly and on all sides. Small proofs of it count for more than a great gathering would.',
  ],
  5: [
    'You may think of somebody who is no longer there. Let yourself remember, and leave decisions to a later month.',
  ],
  6: [
    'People at work stay cool, and thanks are rare. You can be kind to yourself in the meantime, in what you eat and in when you go home.',
  ],
  7: [
    'The question between two people remains open for now. What you like about each other can be said without settling anything.',
  ],
  8: [
    'What was given and what was owed, in love as in money, is gone over once more. It is fair to take your time and to keep the tone light.',
  ],
  9: [
    'A dream of somewhere else loses some color and gains some detail. Going back to a known place is more rewarding than setting out for an unknown one.',
  ],
  10: [
    'Goodwill at work is slow to come, whatever you do for it. The praise that you can do without is a useful thing to have found out.',
  ],
  11: [
    'Old friendships are looked up and some new ones quietly dropped. Whoever is still glad of you when you have nothing to offer belongs to the circle.',
  ],
  12: [
    'A private feeling is not finished with you. Music and solitude are good for it, and so is telling it to no one for a while longer.',
  ],
};

export const marsUnderWayInMonth: Growing = {
  1: [
    'Your strength is still turned inward, and pushing only tires you. What you finish in this time was begun long ago. Your temper improves with every walk.',
    'You know by now what you are angry about, and could leave it for some days. The wish to act comes back in small things first.',
  ],
  2: [
    'Effort and reward remain out of step. Repairs and paid work that only has to be finished are the best use of the days, and speed is the worst.',
    'The pressure about money lets up where you have stopped fighting it. What you can do without has become clear, and that helps as much as a raise would.',
  ],
  3: [
    'Arguments go round in circles, and the cleverest remark does not end them. A question might. Letters written in haste should be kept overnight.',
    'A remark that was too sharp can be taken back without losing the point. Those nearby are as tired of the dispute as you are.',
  ],
  4: [
    'Work on the house and peace in it are both held up, and everyone has gotten used to stepping over something. Small repairs suit people better than a final push.',
    'The quarrel at home has run out of fresh arguments. It helps to do something useful together and to let the subject lie.',
  ],
  5: [
    'Desire is restless and not quite sure of its object. Exercise is a good use for it, and so is anything made by hand.',
    'A contest in love or play has lost its edge, and you can see whether you still want the prize. Playing for its own sake is a relief.',
  ],
  6: [
    'Work needs a second attempt at almost everything. A slower method is the quicker one for the time being, and your back will agree.',
    'You have found out which tasks were only a matter of force. They can be left, or done in another way, and the rest goes better.',
  ],
  7: [
    'A dispute with another person rests without being over. Each of you is thinking it through, and it would be a pity to disturb that by winning.',
    'The other side has become easier to understand, now that nobody is shouting. An offer can be thought about before it is made.',
  ],
  8: [
    'An old anger about money, loyalty or desire is still warm. You need not stir it. What it is really about may occur to you when you are doing something else.',
    'The struggle over what is shared has moved inside, where you can settle your own part of it. The other part will keep.',
  ],
  9: [
    'A plan for going farther is on hold, and the wish for it has not grown less. There is time to prepare it well.',
    'A conviction that you were fighting for may be examined without armor. You can keep it, in a smaller size.',
  ],
  10: [
    'Ambition has to wait, and waiting is not your strong point. Finished work is noticed more in such a time than announcements are.',
    'The closed door at work has given you time to ask if you want to go through it. If you do, you will be better prepared.',
  ],
  11: [
    'The common cause is short of drive, and somebody is keeping old scores. You can help with something practical and leave the leading to others.',
    'The group has argued enough to know who will stay. With those, a small step is possible before the large one is.',
  ],
  12: [
    'You are tired of something that you cannot quite name. Sleep, movement and some time alone bring you nearer to it than thinking does.',
    'A private fight is nearly out of breath. It may end in this time, unannounced, with a shrug.',
  ],
};
