import type { MoonBeside } from '../../../../../report-catalogue.js';

export const besideMoon3: MoonBeside = {
  1: [
    'With {moon}, you can put into words what you want, and somebody nearby is glad to be told.',
    'Talking it through with a neighbor or a sibling, with {moon}, shows you your own mind.',
    'With {moon}, you are quick and curious, and others find you easy to approach.',
    'A conversation does you good, with {moon}, even one that only happens to touch on you.',
  ],
  2: [
    'Messages and errands fill the gaps, with {moon}, and keep you from brooding over figures.',
    'With {moon}, your thoughts are already elsewhere, which may be restful after so much arithmetic.',
    'There is a good deal of chatter about you, with {moon}, and little of it concerns money.',
    'With {moon}, someone brings you news, and for a quarter of an hour nothing has a price.',
  ],
  4: [
    'From outside come calls and questions, with {moon}, and home gets the attention that is left.',
    'With {moon}, you are on the move a good deal, which gives those at home some air as well.',
    'A talk with somebody next door, with {moon}, takes you out of your own four walls for a while.',
    'With {moon}, your head is busy with small matters, and the family can be glad of a cheerful anecdote.',
  ],
  5: [
    'With {moon}, you find the light word that fits, and a message sent in fun may hit the mark.',
    'Being witty comes easily, with {moon}, and nothing is more useful in love and play.',
    'With {moon}, you tell a story well, and whoever you care for is listening.',
    'A short visit or a call, with {moon}, gives pleasure on both sides.',
  ],
  6: [
    'With {moon}, interruptions are many, and the work gets done between two of them.',
    'Everybody wants a word with you, with {moon}, just when you have sat down to the task.',
    'With {moon}, your thoughts jump about, while what you are doing needs them in one place.',
    'Messages and calls keep you from your work, with {moon}, and some of them can wait.',
  ],
  7: [
    'With {moon}, the two of you can talk, and much that was complicated turns out to be simple.',
    'The right words come while you are discussing something else, with {moon}, and the other person hears them.',
    'With {moon}, a message at the right moment does more for the two of you than a long evening would.',
    'You ask good questions, with {moon}, and the other person enjoys being asked.',
  ],
  8: [
    'On the surface the talk is about other things, with {moon}, and perhaps that is just as well.',
    'With {moon}, small news and small errands give you a rest from what goes deep.',
    'Your mind is quick with {moon}, though the matter itself would rather be felt than discussed.',
    'With {moon}, somebody chats to you without suspecting what you are thinking about.',
  ],
  9: [
    'With {moon}, details keep asking for your attention, while you would like to see the whole.',
    'What people nearby are saying, with {moon}, does not quite fit with what you believe.',
    'With {moon}, you are held up by a dozen small things on the way to a large one.',
    'The facts come in one by one, with {moon}, and some of them do not fit your opinion.',
  ],
  10: [
    'With {moon}, you are busy with messages and errands that have nothing to do with your career.',
    'There is much to answer, with {moon}, and not all of it brings you further, though some of it is pleasant.',
    'With {moon}, a chat in the corridor gives you a breathing space between two duties.',
    'Somebody from your everyday life makes you laugh, with {moon}, and work seems less important for a while.',
  ],
  11: [
    'With {moon}, you are the one who passes things on, and friends are brought together by it.',
    'A short message gets a plan moving, with {moon}, that has been lying about for some time.',
    'With {moon}, you hear what the others think, and find it easier to say what you do.',
    'Conversation is the best part of any company, with {moon}, and you are good at it.',
  ],
  12: [
    'With {moon}, people keep talking to you, and you would gladly be spared some of it.',
    'The mind will not be quiet with {moon}, although rest is what you need.',
    'With {moon}, you say more than you meant to, or are asked more than you care to answer.',
    'Noise comes from close by, with {moon}, just as you were about to close the door.',
  ],
};
