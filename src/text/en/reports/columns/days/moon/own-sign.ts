import type { MoonDay } from '../../../../../report-catalogue.js';

/** Days of the Moon in the reader's own sign. */
export const moonInOwnSign: readonly MoonDay[] = [
  {
    opening:
      'Your own wishes come first today. With {moon}, you feel what you want before you can give reasons, and others see at a glance what mood you are in, so that pretending is rather pointless.',
    eased:
      'So start with what you want yourself. It need not be important; people adjust more easily to a clear wish than to a polite shrug.',
    crossed:
      'Say early that you are out of sorts, if you are, and do the necessary things at your own speed. By evening you may be glad to have decided little.',
  },
  {
    opening:
      'This is a day for yourself in the plain sense: how you feel, how you look, what you have the strength for. The Moon is in {place}, the body speaks up, and others respond to your face sooner than to your words.',
    eased:
      'People take to you today without any effort of yours. If someone in the room interests you, you may as well speak first.',
    crossed:
      'Not every feeling has to be acted on. A meal and half an hour alone put more in order than an explanation would.',
  },
  {
    opening:
      'You react quickly and personally today. With {moon}, it is hard to be neutral about anything, and what you like or dislike is decided in the first minute of meeting it.',
    eased:
      'Your first feeling is worth following, at least where people are concerned. You may notice how much time you usually spend talking yourself out of it.',
    crossed:
      'What stings may have been meant for nobody in particular. If an answer can wait until tomorrow, it will be shorter then, and you will stand by it.',
  },
  {
    opening:
      'Once a month you are the one who sets the tone, and this is such a day. Others take their cue from you while the Moon is in {place}, and whoever comes near you catches some of your mood.',
    eased:
      'Use your influence to begin something that others have only talked about. They are likely to join in once they see that somebody means it.',
    crossed:
      'A bad mood is as catching as a good one. If yours is poor, being honest about it spares the others from wondering what they have done.',
  },
  {
    opening:
      'What do you need, apart from what others expect? With {moon}, your own needs are hard to put off, and they are usually modest: rest, a kind word, a free hour.',
    eased:
      'What you need can be had today, because you ask for it in a tone that nobody minds. Most people around you would have liked to know sooner.',
    crossed:
      'There may be no time for what you want before tonight. Give yourself a part of it all the same; a need that is met halfway complains less.',
  },
  {
    opening:
      'You are more visible than usual, feelings included. The Moon is in {place}, and you come across as warm or as touchy, depending on the hour, and in either case as somebody who is really there.',
    eased:
      'People like dealing with you when you are so easy to read. A request, an apology or a compliment from you would be believed today.',
    crossed:
      'You might prefer to be a little less transparent. Keep to company that knows you, and let the strangers wait for a calmer day.',
  },
  {
    opening:
      'Independence matters today, even in small things such as the hour you leave or the way you go. With {moon}, you want nobody to hurry, help or advise you unasked.',
    eased:
      'Most things can be done your own way. Keep the day a bit emptier than usual, and you will find out what you do when nobody needs you.',
    crossed:
      'Others will have their say regardless. Choose the one point on which you would mind giving in, and be generous about the rest.',
  },
  {
    opening:
      'A fresh start is possible on a small scale while the Moon is in {place}. You have had enough of a certain way of doing things, and can feel rather precisely which way would suit you better.',
    eased:
      'Make the change without an announcement. If it still feels right when this mood has passed, you can tell the others that it was a decision.',
    crossed:
      'Somebody may have liked the old way, and say so. You do not have to win them over today; it is enough not to give up the thought because of a frown.',
  },
];
