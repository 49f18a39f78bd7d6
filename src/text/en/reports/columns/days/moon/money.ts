import type { MoonDay } from '../../../../../report-catalogue.js';

/** Days of the Moon in the second house. */
export const moonInMoney: readonly MoonDay[] = [
  {
    opening:
      'What you have, and whether it is enough, is the subject of the day. With {moon}, feeling safe depends on solid things: a paid bill, a full cupboard, a price that you know beforehand.',
    eased:
      'A practical hour does you more good than a cheerful one would. See to one account or one repair, and notice how much quieter the mind is afterward.',
    crossed:
      'A purchase would calm you for about as long as it takes to unpack it. Find out what you are really short of, which may be sleep or thanks.',
  },
  {
    opening:
      'You want to know where you stand in practical matters. Vague promises irritate you while the Moon is in {place}, and a clear figure, even a disappointing one, comes as something of a relief.',
    eased:
      'Ask for the amount, the date or the condition, in a friendly voice. People answer plain questions more willingly today than they might have last week.',
    crossed:
      'If the figures will not come out, leave them for a better-tempered hour. Nothing about them changes overnight except the way you look at them.',
  },
  {
    opening:
      'Comfort counts today, the kind that can be touched. With {moon}, you work best slowly and with your hands, and what you can touch convinces you more than what you are told.',
    eased:
      'Trust your own estimate. You recognize good quality and can tell a fair offer from a merely loud one, in what you buy as well as in what you are asked to do.',
    crossed:
      'Being hurried spoils both the work and the pleasure. Do one thing properly and tell the others when they can expect the rest.',
  },
  {
    opening:
      'The worth of your work is on your mind. You notice, while the Moon is in {place}, who takes your work for granted and who doesn’t, and may catch yourself calculating what it would cost to replace you.',
    eased:
      'Somebody may well value what you do, and show it. Remember the words, since they will be useful when a price has to be named.',
    crossed:
      'Hurt pride is a poor negotiator. Note what you would like to have, and bring it up on a day when you can say it lightly.',
  },
  {
    opening:
      'You hold on to things today, and to your habits as well. With {moon}, you want to know what a change is good for before you agree to it, and what is familiar feels more valuable than usual.',
    eased:
      'For once holding on is right, and you look well after what you own. Something mended or cleaned today will please you longer than something new.',
    crossed:
      'Somebody may see stubbornness where you see good sense. Lend something, share something, or give way in a matter that costs you little, and the grip relaxes by itself.',
  },
  {
    opening:
      'Progress that can be measured cheers you up while the Moon is in {place}, be it a few pages, a cleared shelf or a small sum put aside. Steady, useful work suits you better today than anything exciting.',
    eased:
      'The work may take you further than you planned. Stop while it still goes well, and tomorrow you will want to take it up again.',
    crossed:
      'Interruptions make you doubt the point of the work. The point is still there in the evening, and so is a good part of the result.',
  },
  {
    opening:
      'A question of spending comes up, and feelings have a vote in it. With {moon}, you may be generous in one hour and anxious in the next, over much the same amount.',
    eased:
      'Both feelings can be satisfied: spend a little on something that lasts, and leave the rest where it is.',
    crossed:
      'Put the larger decision off until the feeling has settled. Whoever presses you to make it at once is probably thinking of their own balance.',
  },
  {
    opening:
      'You are thinking about security, perhaps without calling it that. The Moon is in {place}, and a person who keeps their word is worth more to you than one who is merely good company.',
    eased:
      'Somebody reliable is likely to cross your path. Offer something reliable of your own in return, a fixed time or a firm yes, and both of you can plan with it.',
    crossed:
      'Where someone lets you down in a small matter, say so once and plainly. It troubles you more when you swallow it and start keeping count.',
  },
];
