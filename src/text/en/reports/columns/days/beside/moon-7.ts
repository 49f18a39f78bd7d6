import type { MoonBeside } from '../../../../../report-catalogue.js';

export const besideMoon7: MoonBeside = {
  1: [
    'With {moon}, somebody else has a mood as well, and it does not wait until yours is dealt with.',
    'You want to go ahead, and with {moon} you find that another person would like to be asked.',
    'With {moon}, what you do is seen through another person’s eyes, which is not always comfortable.',
    'Opposite you sits someone with wishes of their own, with {moon}, and they are no smaller than yours.',
  ],
  2: [
    'The other person has different things on their mind, with {moon}, so choose your moment to tell them.',
    'With {moon}, you enjoy somebody’s company, and it costs nothing.',
    'Between the two of you money is not the subject, with {moon}, and that is pleasant for a change.',
    'With {moon}, somebody takes you out of your calculations for an hour.',
  ],
  3: [
    'With {moon}, the other person is in the mood to listen, so that few words are needed.',
    'Whatever you have to say will be received kindly, with {moon}, by the one it is meant for.',
    'With {moon}, you think in dialogue, and get further than you would by yourself.',
    'A conversation between two is the best kind today, with {moon}.',
  ],
  4: [
    'With {moon}, a partner wants something other than the family does, and you are in between.',
    'You are asked to consider somebody’s wishes, with {moon}, when you would rather be left in peace.',
    'With {moon}, another person brings their mood home, and it cannot simply be ignored.',
    'What you are used to from home and what you have agreed on between you do not match, with {moon}.',
  ],
  5: [
    'With {moon}, there is somebody to share it with, and pleasure is more than doubled that way.',
    'The other person is well disposed toward you, with {moon}, and shows it.',
    'With {moon}, give and take are in balance, which is where romance feels at home.',
    'You are liked for who you are, with {moon}, and need not make an effort to please.',
  ],
  6: [
    'Someone wants to see you, with {moon}, and it has nothing to do with work.',
    'With {moon}, another person’s affairs give you a rest from your own duties.',
    'In between you think of somebody, with {moon}, and the task gets done all the same.',
    'With {moon}, a friendly hour for two stands at the end of a busy day.',
  ],
  8: [
    'On the outside you get along well, with {moon}, and the deeper question can be left for another hour.',
    'With {moon}, courtesy between two people is worth something, even where a good deal is unsaid.',
    'You enjoy each other’s company, with {moon}, without talking about difficult things.',
    'With {moon}, the other person sees your friendly side, and the rest is your own affair.',
  ],
  9: [
    'With {moon}, somebody comes along, in thought or on the road, and sees what you would have missed.',
    'A partner or friend believes in it too, with {moon}, and your idea gains by being shared.',
    'With {moon}, you can discuss the large questions with someone who holds another view and likes you.',
    'The other person brings a piece of the wide world with them, with {moon}.',
  ],
  10: [
    'With {moon}, someone close to you would like your time, and your work would like it too.',
    'You want to please one person, with {moon}, and are expected to please several.',
    'With {moon}, a partner’s mood follows you into the working day.',
    'What is good for the two of you and what is good for your career differ today, with {moon}.',
  ],
  11: [
    'With {moon}, you do not come alone, and the two of you are good company for others.',
    'One close ally is enough, with {moon}, to carry your hopes into a larger circle.',
    'With {moon}, you are fair to everybody, and friends turn to you for it.',
    'Somebody at your side shares the plan, with {moon}, and that makes it more likely to succeed.',
  ],
  12: [
    'Now and then somebody looks in on you, with {moon}, and it is pleasant as long as it is brief.',
    'With {moon}, another person is about, and does not expect you to be sociable.',
    'You can be alone and be liked at the same time, with {moon}.',
    'With {moon}, someone thinks of you who knows nothing of all this.',
  ],
};
