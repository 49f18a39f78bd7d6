import type { ReturnTurns } from '../../return-catalogue.js';

/** Before what denies something that was said of a year or a month, by what it states. */
export const stanceBridgesOfReturns: ReturnTurns['stanceBridges'] = {
  seen: [
    'You don’t stay out of sight altogether.',
    'And yet people get to see you.',
    'Part of you is in full view all the same.',
  ],
  hidden: [
    'Not all of it happens where people can see it.',
    'There is a quieter side to it as well.',
    'And at times you would sooner not be looked at.',
  ],
  quick: [
    'Something in this is in more of a hurry.',
    'The slow pace is not kept in everything.',
    'Patience ends at one point.',
  ],
  slow: [
    'Not everything goes at such speed.',
    'At one point the hurry comes to a stop.',
    'Against so much haste stands something that takes its time.',
  ],
  ordered: [
    'What is loose in one place is put in order in another.',
    'And still there is a wish to tidy up.',
    'Little of this can be scheduled, so you keep to order where you can.',
  ],
  loose: [
    'The order does not hold everywhere.',
    'Not everything can be put on a list.',
    'There is a limit to what can be planned.',
  ],
  hopeful: [
    'Doubt does not have the last word.',
    'There are good reasons for hope as well.',
    'It is not all so sober.',
  ],
  doubting: [
    'Confidence is put to the test in one respect.',
    'Hope does not go unquestioned.',
    'The good spirits have a sober companion.',
  ],
  unhindered: [
    'Not everything is held up.',
    'Elsewhere the road is open.',
    'In one respect things move almost by themselves.',
  ],
  hindered: [
    'At one point it does not go so easily.',
    'Not everything that you begin gets through at once.',
    'There is an obstacle too.',
  ],
  clear: ['On some things you see quite clearly.', 'Vague as some of this is, your mind is a help.'],
  misty: ['One matter stays vague all the same.', 'There is one thing that you do not see so plainly.'],
  balanced: [
    'Underneath the changing moods there is a steadier part.',
    'Your feelings have something to hold on to as well.',
  ],
  moody: ['The calm is not unbroken.', 'Steady as you are on the whole, some days are rougher.'],
  heard: [
    'At other times people understand you very well.',
    'Misunderstandings are not the rule, all the same.',
    'On other matters the right word comes at once.',
  ],
  misread: [
    'Well as you explain yourself, something gets lost on the way.',
    'Not every message arrives as it was sent.',
  ],
  liked: [
    'And yet there are people who like you, and you get to feel it.',
    'Affection does reach you, from another side.',
  ],
  unthanked: [
    'Well liked as you are, you miss something.',
    'Not all the affection that you give comes back.',
  ],
  peaceful: ['Between the disputes there is peace.', 'You are not out for a fight with everyone.'],
  sociable: ['And yet you want company.', 'You are not made for keeping to yourself all the time.'],
  solitary: [
    'Fond of company as you are, you also need time without it.',
    'For all that, part of you would rather be left in peace.',
  ],
  sheltered: ['Home has a kinder side as well.', 'Not everything at home is heavy.'],
  burdened: ['Home is not only a comfort, though.', 'There is work waiting at home as well.'],
  quarrelsome: ['The peace has a limit.', 'Good manners do not prevent every dispute.'],
};
